//! What an action would do, before commitment: its price, its column, what follows.

mod naming;
mod odds;

pub use naming::{name, price};
pub use odds::{results, usual};

use crate::MedievalBattle;
use crate::action::Action;
use crate::ch2_recruiting::{cost, rule_of_example, unspent};
use crate::ch4_battle::melee::rules_of_pursuit;
use crate::ch4_battle::wagon::Blow;
use crate::ch5_victory::FlagThere;
use crate::event::{Event, Fight};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::{army, column_account, kind, n_left, n_victory, n_with, ring_name, signed};
use engine::explain::{Account, Explanation};
use engine::text::Phrase;
use engine::{Journal, Listener, Noted, Rule, Seat, Tally};

/// Explains a legal action.
pub fn explain(rules: &MedievalBattle, state: &State, action: &Action) -> Explanation {
    let look = &rules.look(state);
    let mut explanation = Explanation::new(name(look, action));
    if let Some((unit, tally)) = price(look, action) {
        let (left, rule) = look.left_after(unit, tally.sum());
        explanation.accounts.push(Account::price("cost", Phrase::new("account-cost"), tally));
        // Who is merged has points of its own, which are told with it.
        if !matches!(action, Action::Merge { .. }) {
            explanation.effect(Phrase::new("effect-left").with("left", n_left(left)), &[rule]);
        }
    }
    let out = &mut explanation;
    match *action {
        Action::Lay(_) => {}
        Action::Recruit { army: chosen, .. } => explain_recruit(look, out, &chosen),
        Action::PlaceWagon { hex } | Action::Place { hex, .. } => explain_place(look, out, hex),
        Action::HoldBack => {
            out.effect(Phrase::new("effect-stop-final"), &[RULING_10, R_IV_7_F]);
            if let Phase::PlaceUnit(seat) = look.state.phase {
                explain_waiting(look, out, seat, 0);
            }
        }
        Action::Step { unit, to } => explain_step(look, out, unit, to),
        Action::Melee { unit, target } => explain_melee(look, out, unit, target),
        Action::Shoot { unit, target } => explain_shot(look, out, unit, target),
        Action::Merge { unit, with } => explain_merge(look, out, unit, with),
        Action::Dismount { unit } => explain_dismount(look, out, unit),
        Action::Stop => explain_stop(rules, look, out),
        Action::Regroup => explain_regroup(look, out),
        Action::Pass => explain_pass(look, out),
        Action::Stand => {
            if let Phase::Respond { attacker, defender } = look.state.phase {
                show_fight(look, out, &look.melee(attacker, defender), "effect-stand");
            }
            out.effect(Phrase::new("effect-standing-free"), &[R_IV_1_D]);
            out.effect(Phrase::new("effect-fight-ends-turn"), &[R_IV_4_O, RULING_49]);
        }
        Action::Retreat { to } => {
            explain_retreat(look, out, to);
            explain_pursuer(rules, look, out, action);
        }
        Action::Leave => {
            explain_leave(look, out);
            explain_pursuer(rules, look, out, action);
        }
        Action::Enter { hex, away, .. } => {
            let rule = if away { R_IV_7_D } else { R_IV_7_F };
            out.effect(Phrase::new("effect-full-points"), &[rule, RULING_61]);
            explain_flag(look, out, look.state.turn, hex, Some(RULING_61));
        }
        Action::Finish => {
            explain_end_of_turn(rules, look, out, action);
            if let Phase::Return { ready } = look.state.phase {
                explain_waiting(look, out, look.state.turn, ready);
            }
        }
    }
    explanation
}

fn explain_recruit(look: &Look, explanation: &mut Explanation, army: &Army) {
    let mut tally = Tally::default();
    tally.add(cost(look.charts, army) as i32, R_II_3_RECRUITED);
    explanation.accounts.push(Account::new("points", Phrase::new("account-recruitment"), tally));
    if let Some((left, ruling)) = unspent(look.charts, look.board.geo.size, army) {
        explanation.effect(Phrase::new("effect-unspent").with("left", i64::from(left)), &[ruling]);
    }
    explanation.effect(Phrase::new("effect-wagon-free"), &[R_II_4]);
    if let Some(rule) = rule_of_example(army) {
        explanation.effect(Phrase::new("effect-book-army"), &[rule]);
    }
}

fn explain_place(look: &Look, explanation: &mut Explanation, hex: HexId) {
    // Red's wagon comes first: nothing to keep away from yet but the flags.
    let (id, rules): (_, &[Rule]) = match look.state.phase {
        Phase::PlaceWagon(RED) => ("effect-far-from-flags", &[R_III_1, R_III_3, RULING_06]),
        Phase::PlaceWagon(_) => ("effect-far-enough", &[R_III_1, R_III_2, R_III_3, RULING_06]),
        _ => ("effect-far-enough", &[R_III_1, R_III_2, RULING_06]),
    };
    explanation.effect(Phrase::new(id).with("least", look.charts.distance_to_flag), rules);
    let seat = crate::choices::question(look.state).map_or(look.state.turn, |question| question.seat);
    if let Some(ruling) = look.ruling_on_enemies_near(seat, hex) {
        explanation.effect(Phrase::new("effect-next-to-enemy"), &[ruling]);
    }
}

fn explain_melee(look: &Look, explanation: &mut Explanation, unit: UnitId, target: HexId) {
    let Some(enemy) = look.state.at(target) else { return };
    if look.state.unit(enemy).kind == Kind::W {
        explain_blow(look, explanation, enemy, Some(unit));
        explanation.effect(Phrase::new("effect-wagon-stands"), &[RULING_47]);
        explanation.effect(Phrase::new("effect-turn-over"), &[R_IV_4_O, RULING_47]);
        return;
    }
    let fight = look.melee(unit, enemy);
    show_fight(look, explanation, &fight, "effect-if-stands");
    explain_answers(look, explanation, enemy);
    let from = look.state.unit(unit).hex().unwrap_or_default();
    if let Some(ruling) = look.ruling_on_one_sided_control(enemy, from) {
        explanation.effect(Phrase::new("effect-uncontrolled"), &[ruling]);
    }
    let moving = look.state.moving();
    if !rules_of_pursuit(moving).is_empty() {
        explanation.effect(Phrase::new("effect-pursuit"), rules_of_pursuit(moving));
    }
    explanation.effect(Phrase::new("effect-fight-ends-turn"), &[R_IV_4_O, RULING_49]);
}

fn explain_shot(look: &Look, explanation: &mut Explanation, unit: UnitId, target: HexId) {
    let Some(enemy) = look.state.at(target) else { return };
    if look.state.unit(enemy).kind == Kind::W {
        explain_blow(look, explanation, enemy, None);
    } else {
        let shot = look.shot(unit, enemy);
        show_fight(look, explanation, &shot, "effect-shot");
        if shot.defender_loss >= look.state.unit(enemy).knights {
            explanation.effect(Phrase::new("effect-hex-empties"), &[RULING_55]);
        } else if let Some(rule) = look.rule_out_of_harm(&shot) {
            explanation.effect(Phrase::new("effect-out-of-harm"), &[rule]);
        }
        explanation.effect(Phrase::new("effect-no-answer"), &[R_IV_3_A]);
    }
    explanation.effect(Phrase::new("effect-turn-over"), &[R_IV_5_J, RULING_27]);
}

fn explain_merge(look: &Look, explanation: &mut Explanation, unit: UnitId, with: HexId) {
    let cost = look.may_merge(unit, look.state.moving(), with);
    if let (Ok(cost), Some(other)) = (cost, look.state.at(with)) {
        let points = look.merged_points(unit, other, cost);
        let merged = Phrase::new("effect-merged").with("with", n_with(points));
        explanation.effect(merged, &[R_IV_6_A, R_IV_6_B]);
        explanation.effect(Phrase::new("effect-turn-over"), &[R_IV_A]);
    }
}

fn explain_dismount(look: &Look, explanation: &mut Explanation, unit: UnitId) {
    if let Ok(on_foot) = look.may_dismount(unit) {
        let effect = Phrase::new("effect-on-foot")
            .with("kind", kind(on_foot.kind))
            .with("with", n_with(on_foot.points));
        explanation.effect(effect, &[R_VI_2, R_VI_3, RULING_72]);
    }
    if look.state.moving().is_some() {
        explanation.effect(Phrase::new("effect-turn-over"), &[RULING_71]);
    }
}

fn explain_retreat(look: &Look, explanation: &mut Explanation, to: HexId) {
    if let Phase::Respond { defender, .. } = look.state.phase {
        explain_flag(look, explanation, defender.seat(), to, Some(RULING_39));
    }
    // Ground that an enemy may not enter is in nobody's zone.
    let refuge = look.rules_behind_refuge(to);
    if !refuge.is_empty() {
        explanation.effect(Phrase::new("effect-refuge"), &refuge);
    }
}

fn explain_leave(look: &Look, explanation: &mut Explanation) {
    let Phase::Respond { defender, .. } = look.state.phase else { return };
    let marker = look.exit_marker(defender.seat(), look.state.unit(defender).hex().unwrap_or_default());
    let rules = look.rules_behind_coming_back(defender.seat());
    let Some(turns) = look.back_in(defender.seat(), marker) else {
        return explanation.effect(Phrase::new("effect-never-back"), rules);
    };
    let module = ring_name(look.board.geo.size, marker);
    explanation.effect(Phrase::new("effect-back-in").with("count", turns).with("module", module), rules);
    if turns > look.state.tokens[defender.seat().index()] {
        explanation.effect(Phrase::new("effect-too-few-tokens"), &[R_IV_7_A]);
    }
}

fn explain_step(look: &Look, explanation: &mut Explanation, unit: UnitId, to: HexId) {
    let (counter, moving) = (look.state.unit(unit), look.state.moving());
    let Ok(fare) = look.may_step(unit, moving, to) else { return };
    if let Some(friend) = fare.through {
        let passed = look.state.unit(friend).kind;
        explanation.effect(Phrase::new("effect-tires").with("kind", kind(passed)), &[R_IV_1_E, RULING_15]);
        if passed == Kind::W {
            explanation.effect(Phrase::new("effect-wagon-turned"), &[RULING_17, RULING_48]);
        }
        return;
    }
    if counter.kind == Kind::W {
        explanation.effect(Phrase::new("effect-wagon-turned"), &[R_IV_W_3, RULING_48]);
    }
    let by = look.controllers(unit.seat().other(), to);
    if !by.is_empty() {
        let bows = look.charts.kind(counter.kind).range > 0;
        let id = match counter.kind {
            Kind::W => "effect-halts-wagon",
            _ if bows => "effect-halts",
            _ => "effect-halts-no-bow",
        };
        let effect = Phrase::new(id).with("by", look.units_at(&by));
        explanation.effect(effect, &look.rules_behind_halting(unit, moving, &by));
    }
    explain_flag(look, explanation, unit.seat(), to, Some(R_V_4));
}

/// A flag in the hex: taken at the end of the turn, or the seat's already.
fn explain_flag(look: &Look, explanation: &mut Explanation, seat: Seat, hex: HexId, more: Option<Rule>) {
    match look.flag_there(seat, hex) {
        Some(FlagThere::Kept(rule)) => {
            explanation.effect(Phrase::new("effect-flag-yours").with("hex", look.label(hex)), &[rule]);
        }
        Some(FlagThere::ToTake(rule)) => {
            let rules: Vec<Rule> = [rule].into_iter().chain(more).collect();
            explanation.effect(Phrase::new("effect-flag"), &rules);
        }
        None => {}
    }
}

/// What the attacker does after a withdrawal, found by withdrawing: he follows and is halted, may move on, or has no turn left.
fn explain_pursuer(rules: &MedievalBattle, look: &Look, explanation: &mut Explanation, action: &Action) {
    let Phase::Respond { defender, .. } = look.state.phase else { return };
    let Some(hex) = look.state.unit(defender).hex() else { return };
    let mut after = look.state.clone();
    crate::play::perform(rules, &mut after, &mut Listener::Nobody, action);
    let (id, cited): (_, &[Rule]) = match after.phase {
        Phase::Moving(moving) if moving.halted => ("effect-follows-halted", &[R_IV_3_F, R_IV_3_E, RULING_36]),
        Phase::Moving(_) => ("effect-follows-on", &[R_IV_3_F, R_IV_3_E, RULING_36]),
        _ => ("effect-follows-ends", &[R_IV_3_F]),
    };
    explanation.effect(Phrase::new(id).with("hex", look.label(hex)), cited);
}

fn show_fight(look: &Look, explanation: &mut Explanation, fight: &Fight, id: &'static str) {
    explanation.accounts.push(column_account(fight));
    explanation.merit = fight.column.into();
    explanation.chart = Some(crate::sheets::calculator_cell(fight.column, id == "effect-shot"));
    let effect = Phrase::new(id)
        .with("column", signed(fight.column))
        .with("own", fight.attacker_loss)
        .with("other", fight.defender_loss);
    let mut rules = vec![if id == "effect-shot" { R_IV_5_E } else { R_IV_4_G }];
    rules.extend(fight.rulings.iter().copied());
    explanation.effect(effect, &rules);
    let alive = |id: UnitId, loss: u8| look.state.unit(id).knights > loss;
    if id == "effect-if-stands"
        && !alive(fight.defender, fight.defender_loss)
        && alive(fight.attacker, fight.attacker_loss)
    {
        let mut rules = vec![R_IV_4_N, RULING_46];
        if fight.attacker_loss > 0 {
            rules.push(RULING_45);
        }
        explain_advance(look, explanation, fight.attacker, fight.to, &rules);
    }
}

/// A victor advances: off a flag that it has only just reached, perhaps, and on to another.
fn explain_advance(look: &Look, explanation: &mut Explanation, unit: UnitId, to: HexId, rules: &[Rule]) {
    explanation.effect(Phrase::new("effect-advance").with("hex", look.label(to)), rules);
    let from = look.state.unit(unit).hex().unwrap_or(to);
    if let Some(rule) = look.rule_of_leaving_a_flag(unit, from) {
        let effect = Phrase::new("effect-flag-left").with("hex", look.label(from));
        explanation.effect(effect, &[rule, RULING_46]);
    }
    explain_flag(look, explanation, unit.seat(), to, None);
}

fn explain_blow(look: &Look, explanation: &mut Explanation, wagon: UnitId, attacker: Option<UnitId>) {
    match look.blow(wagon) {
        Blow::Turned => explanation.effect(Phrase::new("effect-wagon-turned"), &[R_IV_W_4, RULING_47]),
        Blow::Destroyed => {
            let effect =
                Phrase::new("effect-wagon-destroyed").with("points", n_victory(look.charts.wagon_points));
            explanation.effect(effect, &[R_IV_W_4, R_V_2]);
            if let Some(attacker) = attacker {
                let hex = look.state.unit(wagon).hex().unwrap_or_default();
                explain_advance(look, explanation, attacker, hex, &[R_IV_4_N, RULING_47]);
            }
        }
    }
}

/// Which answers the defender would have, after the attacker has paid.
fn explain_answers(look: &Look, explanation: &mut Explanation, defender: UnitId) {
    let Some(hex) = look.state.unit(defender).hex() else { return };
    let around = look.board.geo.around[usize::from(hex)].into_iter();
    let ways: Vec<String> =
        around.filter(|to| look.may_retreat(defender, *to).is_ok()).map(|to| look.label(to)).collect();
    let leaves = look.may_leave(defender).is_ok();
    if ways.is_empty() && !leaves {
        let rule = if look.lacks_points_to_withdraw(defender) { R_IV_1_H } else { R_IV_3_B };
        return explanation.effect(Phrase::new("effect-must-stand"), &[rule, R_IV_3_G]);
    }
    if !ways.is_empty() {
        let effect = Phrase::new("effect-may-retreat").with("hexes", ways.join(", "));
        explanation.effect(effect, &[R_IV_C, R_IV_3_B, RULING_31]);
    }
    if leaves {
        explanation.effect(Phrase::new("effect-may-leave"), &[R_IV_3_D]);
    }
}

/// Ending a move: what it takes, and whom the unit leaves alone.
fn explain_stop(rules: &MedievalBattle, look: &Look, explanation: &mut Explanation) {
    explanation.effect(Phrase::new("effect-keeps-points"), &[R_IV_1_A]);
    let Phase::Moving(moving) = look.state.phase else { return };
    explain_end_of_turn(rules, look, explanation, &Action::Stop);
    let Some(hex) = look.state.unit(moving.unit).hex() else { return };
    if let Some(FlagThere::Kept(rule)) = look.flag_there(moving.unit.seat(), hex) {
        explanation.effect(Phrase::new("effect-flag-yours").with("hex", look.label(hex)), &[rule]);
    }
    let enemies = look.state.units_of(moving.unit.seat().other());
    let within_reach = enemies.filter_map(|(id, unit)| Some((id, unit.hex()?))).filter(|(_, at)| {
        look.may_melee(moving.unit, Some(&moving), *at).is_ok() || look.may_shoot(moving.unit, *at).is_ok()
    });
    let enemies: Vec<UnitId> = within_reach.map(|(id, _)| id).collect();
    if !enemies.is_empty() {
        let fights = |at: &UnitId| {
            let hex = look.state.unit(*at).hex().unwrap_or_default();
            look.may_melee(moving.unit, Some(&moving), hex).is_ok()
        };
        let melee = enemies.iter().any(fights);
        let rules: &[Rule] = match (moving.pursuing, moving.halted, melee) {
            (true, _, true) => &[R_IV_3_E, RULING_38],
            (_, true, true) => &[R_IV_2_C],
            (_, true, false) => &[R_IV_2_E],
            (_, false, _) => &[R_IV_A],
        };
        let effect = Phrase::new("effect-could-attack").with("units", look.units_at(&enemies));
        explanation.effect(effect, rules);
    }
}

/// What the end of the turn would bring, found by ending it: flags, the end of the game.
fn explain_end_of_turn(rules: &MedievalBattle, look: &Look, explanation: &mut Explanation, action: &Action) {
    let (mut after, mut events): (_, Vec<Noted<Event>>) = (look.state.clone(), Vec::new());
    crate::play::perform(rules, &mut after, &mut events.listener(), action);
    for noted in &events {
        match &noted.event {
            Event::FlagTaken { seat: by, hex, points, .. } => {
                let own = *by == look.state.turn;
                let effect = Phrase::new(if own { "effect-takes-flag" } else { "effect-enemy-takes-flag" })
                    .with("hex", look.label(*hex))
                    .with("points", n_victory(*points));
                explanation.effect(effect, &noted.rules);
            }
            Event::GameEnded { .. } => {
                let told = crate::telling::tell(look.board.geo, noted);
                explanation.effect(Phrase::new("effect-game-over").with("how", told.says), &noted.rules);
            }
            _ => {}
        }
    }
}

/// Doing nothing: who could have done something, and what two passes in a row would mean.
fn explain_pass(look: &Look, explanation: &mut Explanation) {
    let who = look.state.turn;
    let on_map = || look.state.units_of(who).filter(|(_, unit)| unit.hex().is_some());
    let fresh = on_map().filter(|(_, unit)| unit.points > 0).count();
    if fresh > 0 {
        explanation.effect(Phrase::new("effect-unused").with("count", fresh), &[R_IV_1_A]);
    }
    let attackers = look.can_attack(who);
    if !attackers.is_empty() {
        let effect = Phrase::new("effect-could-fight")
            .with("count", attackers.len())
            .with("units", look.units_at(&attackers));
        explanation.effect(effect, &[R_IV_A, R_IV_B]);
    }
    let ending = look.count_up(End::Passes);
    // The cases b) and c) of the book, which are settled alike.
    let rules: Vec<Rule> = look.rules_behind_ending(&ending).into_iter().chain([RULING_82]).collect();
    let [red, yellow] = ending.points;
    let score = |id: &'static str| {
        let (winner, tie) = (crate::telling::winner(&ending), crate::telling::tie(&ending));
        Phrase::new(id).with("winner", winner).with("red", red).with("yellow", yellow).with("tie", tie)
    };
    if look.passes_end_it(look.state.passes + 1) {
        explanation.effect(score("effect-game-ends"), &rules);
    } else {
        explanation.effect(Phrase::new("effect-first-pass"), &[R_V_8, RULING_68]);
        explanation.effect(score("effect-would-end"), &rules[1..]);
    }
    if let Some(ruling) = look.ruling_on_nobody_left(who) {
        explanation.effect(Phrase::new("effect-nobody-left"), &[ruling, R_IV_7_G]);
    }
}

/// Who waits beside the board, and when he may come.
fn explain_waiting(look: &Look, explanation: &mut Explanation, who: Seat, ready: u32) {
    let mut reserve = Army::default();
    let (mut may_come, mut on_the_way) = (Vec::new(), Vec::new());
    for (id, unit) in look.state.units_of(who) {
        match unit.whereabouts {
            Whereabouts::Reserve => {
                if let Some(count) = reserve.0.get_mut(unit.kind as usize) {
                    *count += 1;
                }
            }
            Whereabouts::Away(_) if ready >> id.slot() & 1 == 1 => may_come.push(kind(unit.kind)),
            Whereabouts::Away(place) => {
                if let Some(count) = look.back_in(who, place) {
                    on_the_way
                        .push(Phrase::new("unit-back-in").with("kind", kind(unit.kind)).with("count", count));
                }
            }
            _ => {}
        }
    }
    let before = explanation.effects.len();
    if reserve.units() > 0 {
        explanation.effect(
            Phrase::new("effect-stays-in-reserve").with("army", army(&reserve)),
            &[R_III_6, RULING_60],
        );
    }
    if !may_come.is_empty() {
        explanation.effect(Phrase::new("effect-stays-away").with("kinds", may_come), &[R_IV_7_D, RULING_60]);
    }
    if !on_the_way.is_empty() {
        explanation
            .effect(Phrase::new("effect-on-the-way").with("units", on_the_way), &[R_IV_7_C, RULING_59]);
    }
    if explanation.effects.len() == before {
        return;
    }
    let tokens = look.state.tokens[who.index()];
    match look.may_regroup(who) {
        Ok(()) => {
            let effect = Phrase::new("effect-may-come-later").with("tokens", tokens);
            explanation.effect(effect, &[R_IV_7_A, R_IV_7_F]);
        }
        Err(_) => explanation.effect(Phrase::new("effect-no-more-tokens"), &[R_IV_7_A]),
    }
}

fn explain_regroup(look: &Look, explanation: &mut Explanation) {
    let who = look.state.turn;
    let tokens = look.state.tokens[who.index()];
    let on_map = || look.state.units_of(who).filter(|(_, unit)| unit.hex().is_some());
    let most: u8 = on_map().map(|(_, unit)| look.charts.kind(unit.kind).movement).sum();
    let left: u8 = on_map().map(|(_, unit)| unit.points).sum();
    explanation.effect(Phrase::new("effect-refill").with("points", most - left), &[R_IV_7_A]);
    explanation.effect(Phrase::new("effect-tokens").with("tokens", tokens.saturating_sub(1)), &[R_IV_7_A]);
    // A token that gives back less than a quarter of what the army can have, and nothing else, is badly spent.
    let little = (most - left) < most / 4;
    let warn = |explanation: &mut Explanation| {
        let effect = Phrase::new("effect-little-gained").with("left", left).with("most", most);
        explanation.effect(effect, &[R_IV_7_A, R_IV_1_B]);
    };
    let Some(modules) = look.wagon_modules(who) else {
        explanation.effect(Phrase::new("effect-nobody-back"), &[R_IV_7_G]);
        if little {
            warn(explanation);
        }
        return;
    };
    let turned = on_map().any(|(id, unit)| unit.kind == Kind::W && !look.fortified(id));
    if turned {
        explanation.effect(Phrase::new("effect-wagon-fortified"), &[R_IV_7_A]);
    }
    let (mut ready, mut nearer, mut reserve) = (0, 0, 0);
    for (_, unit) in look.state.units_of(who) {
        match unit.whereabouts {
            Whereabouts::Away(place) if look.next_place(place, modules).is_none() => ready += 1,
            Whereabouts::Away(_) => nearer += 1,
            Whereabouts::Reserve => reserve += 1,
            _ => {}
        }
    }
    let mut counted = |id: &'static str, count: i32, rules: &[Rule]| {
        if count > 0 {
            explanation.effect(Phrase::new(id).with("count", count), rules);
        }
    };
    counted("effect-may-return", ready, &[R_IV_7_D, RULING_60]);
    counted("effect-come-nearer", nearer, &[R_IV_7_C]);
    counted("effect-may-arrive", reserve, &[R_IV_7_F]);
    let free = look.free_by_the_wagon(who);
    if ready + reserve > free {
        let effect = Phrase::new("effect-free-by-wagon").with("free", free);
        explanation.effect(effect, &[R_IV_7_D, R_IV_7_F]);
    }
    if little && !turned && ready + nearer + reserve == 0 {
        warn(explanation);
    }
}
