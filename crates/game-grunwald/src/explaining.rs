//! What an action would do, before commitment: its price, its column, what follows.

mod naming;
mod odds;

pub use naming::{name, price};
pub use odds::{plainest, results, usual};

use crate::Grunwald;
use crate::action::Action;
use crate::ch02_turn::rules_behind_ending;
use crate::ch03_zones::Zone;
use crate::ch05_combat::counter_charge::CounterCharge;
use crate::ch05_combat::overrun::Onslaught;
use crate::ch05_combat::{Match, Reckoning};
use crate::event::{Cause, Event, enact};
use crate::field::HexId;
use crate::look::Look;
use crate::play::{EventWriter, ones, perform};
use crate::rules::*;
use crate::state::*;
use crate::telling::{account, banner_name, column_name, leader, points, unit, units, winner};
use engine::explain::{Account, AccountRole, ChartCell, Explanation};
use engine::sorted::InOrder;
use engine::text::Phrase;
use engine::{Journal, Noted, Rule, Tally};

/// Who was stopped by a shot does not flee in this phase.
fn held_from_flight(look: &Look, id: UnitId, explanation: &mut Explanation) {
    if look.state.unit(id).marks.has(Marks::STOPPED | Marks::HELD) {
        let says = Phrase::new("effect-held-from-flight").with("unit", unit(look.rules, id));
        explanation.effect(says, &[RULING_60, R_10_2_2, R_11_6_2]);
    }
}

/// What a game says of an action that is legal now.
pub fn explain(rules: &Grunwald, state: &State, action: &Action) -> Explanation {
    let look = rules.look(state);
    let mut explanation = Explanation::new(name(&look, action));
    if let Some(tally) = price(&look, action) {
        explanation.accounts.push(account("cost", "account-cost", &tally));
    }
    match action {
        Action::Move { unit: id } => about_to_move(&look, *id, &mut explanation),
        Action::Rally { unit: id } | Action::TryRally { unit: id } => {
            explanation.accounts.push(test_account(&look, *id));
            let id = if matches!(action, Action::Rally { .. }) { "effect-rally" } else { "effect-try-rally" };
            let rules = if id == "effect-rally" { [R_9_3_1, RULING_44] } else { [R_10_3_1, RULING_43] };
            explanation.effect(Phrase::new(id), &rules);
            if let Action::TryRally { unit } = action {
                held_from_flight(&look, *unit, &mut explanation);
            }
        }
        Action::Flee { unit } => held_from_flight(&look, *unit, &mut explanation),
        Action::Forward { hold } => forward(&look, action, *hold, &mut explanation),
        Action::Turn { sixths } => turn(&look, *sixths, &mut explanation),
        Action::Minimum { advance, .. } => {
            explanation.effect(Phrase::new("effect-minimum"), &[R_4_2_9, RULING_52]);
            minimum(&look, action, *advance, &mut explanation);
        }
        Action::Overrun => overrun(&look, &mut explanation),
        Action::Exit if matches!(state.now.tasks.last(), Some(Task::Chase { .. })) => {
            foretell(rules, state, action).ends(&mut explanation);
        }
        Action::Exit => {
            if let Some(walk) = state.now.walk {
                behind(&look, &walk, look.charts().movement.exit, &mut explanation);
            }
            foretell(rules, state, action).ends(&mut explanation);
        }
        Action::PassBanner { banner, to } => {
            if let BannerWhereabouts::Held(from) = state.banner(*banner).whereabouts
                && state.passed_on(*banner, from)
            {
                explanation.effect(
                    Phrase::new("effect-bound").with("unit", unit(rules, *to)),
                    &[R_7_1_3, RULING_72],
                );
            }
        }
        Action::LeaderTo { hex }
            if look.walker_hex().is_some_and(|from| look.field().side_to(from, *hex).is_some()) =>
        {
            let joins = state.anybody(*hex).is_some();
            threats(&look, None, *hex, !joins, &mut explanation);
        }
        Action::Enter { unit: id, hex, .. } => {
            on_ground(look.ground_disorganises(*id, *hex, look.entry_by_road(*hex)), &mut explanation);
            lying_there(&look, *id, *hex, &mut explanation);
            let told = foretell(rules, state, action);
            told.company(&look, *id, &mut explanation);
            // Coming on to the map is a step like any other (G-R71).
            threats(&rules.look(&told.now), Some(*id), *hex, look.card(*id).kind.mounted(), &mut explanation);
        }
        // Who is put down again meets whoever stands there, and takes up what lies there (G-R81).
        Action::Return { unit: id, hex, .. } => {
            lying_there(&look, *id, *hex, &mut explanation);
            foretell(rules, state, action).company(&look, *id, &mut explanation);
        }
        Action::Fire { by, at } => fire(&look, *by, *at, &mut explanation),
        Action::ShootBack { at } => {
            if let Some(by) = state.now.walk.and_then(|walk| walk.unit()) {
                fire(&look, by, *at, &mut explanation);
            }
        }
        Action::Attack { attackers, hexes } => attack(&look, attackers, hexes, &mut explanation),
        Action::CounterCharge(ride) => counter_charge(rules, state, *ride, &mut explanation),
        // Nobody joins any more: those who have ridden strike now (G-5.7.3).
        Action::HoldBack if !declared(state).is_empty() => {
            counter_strike(rules, state.clone(), declared(state), None, &mut explanation);
        }
        Action::EndPhase => end_phase(&look, &mut explanation),
        Action::Lose { unit: id } if state.unit(*id).strength == 1 => {
            explanation
                .effect(Phrase::new("effect-eliminated").with("unit", unit(rules, *id)), &[R_1_4, R_6_1_4]);
        }
        Action::FallBack { unit: id, hex, .. } => pushed(&look, *id, *hex, &mut explanation),
        Action::Pursue { trace, .. } => {
            if let Some(hex) = look.first_of_trace(*trace) {
                pursuit(&look, hex, action, &mut explanation);
            }
        }
        Action::PursueTo { hex } => pursuit(&look, *hex, action, &mut explanation),
        Action::Advance { hex, .. } => {
            if let Some(Task::Advance { unit: id, .. }) = state.now.tasks.last() {
                follows(&look, *id, *hex, action, &mut explanation);
            }
        }
        _ => {}
    }
    explanation
}

/// The test of a unit: what is added to the throw, and up to what it passes.
fn test_account(look: &Look, id: UnitId) -> Account {
    let tally = look.test_modifiers(id, 0);
    let mut account = account("test", "account-test", &tally).in_role(AccountRole::Decides);
    account.result = look.passes_up_to(id) - tally.sum();
    account
}

fn about_to_move(look: &Look, id: UnitId, explanation: &mut Explanation) {
    let says = Phrase::new("effect-allowance").with("points", points(look.allowance(id).into()));
    let rules: &[Rule] = match look.state.unit(id).cohesion {
        Cohesion::Disorganised => &[R_4_1_3, R_9_2_1],
        _ => &[R_4_1_3],
    };
    explanation.effect(says, rules);
}

fn forward(look: &Look, action: &Action, hold: bool, explanation: &mut Explanation) {
    let Some(walk) = look.state.now.walk else { return };
    let Some(id) = walk.unit() else { return };
    let Ok(entry) = look.may_enter(id, &walk, hold) else { return };
    let told = foretell(look.rules, look.state, action);
    if look.card(id).kind.charges()
        && let Some(from) = look.state.hex_of(id)
    {
        let mut tally = look.charge_account(id, look.state.unit(id).charge, from, entry.side, hold);
        // A test that it has to take there costs it its speed (G-6.2.6).
        let slowed = |it: &&Noted<Event>| matches!(it.event, Event::Slowed { unit } if unit == id);
        if told.events.iter().any(|it| slowed(&it)) {
            tally.add(-tally.sum(), RULING_40_TESTED);
        }
        explanation.accounts.push(account("charge", "account-charge", &tally));
    }
    zone_ahead(look, entry.to, told.zone(id), explanation);
    if entry.extra {
        explanation.effect(Phrase::new("effect-extra"), &[R_T_1, RULING_50]);
    }
    on_ground(entry.disorganised, explanation);
    lying_there(look, id, entry.to, explanation);
    told.company(look, id, explanation);
    let cost = look.state.hex_of(id).map_or(0, |from| look.leader_cost(from, entry.side));
    behind(look, &walk, cost, explanation);
    threats(&look.rules.look(&told.now), Some(id), entry.to, look.card(id).kind.mounted(), explanation);
}

/// What comes of an action whatever the dice show.
struct Foretold {
    /// The events up to the next question or the next phase, and the position that they lead to.
    events: Vec<Noted<Event>>,
    now: State,
    /// What is asked then.
    asked: Option<&'static str>,
    /// In a combat: somebody will be tested beside friends in disorder when it is over.
    exposes: bool,
}

/// Carries an action out, with a one for every throw. Only what does not hang on a throw may be read off it.
fn foretell(rules: &Grunwald, state: &State, action: &Action) -> Foretold {
    let (mut after, mut dice, mut events): (_, _, Vec<Noted<Event>>) = (state.clone(), ones(), Vec::new());
    if perform(rules, &mut after, &mut dice, &mut events.listener(), action).is_err() {
        events.clear();
    }
    let asked = rules.look(&after).question().map(|asked| asked.kind);
    let later = |it: &Noted<Event>| matches!(it.event, Event::PhaseBegan { .. });
    events.truncate(events.iter().position(later).unwrap_or(events.len()));
    let mut now = state.clone();
    for noted in &events {
        enact(rules, &mut now, &noted.event);
    }
    let exposed = |state: &State| state.now.fight.as_deref().map_or(0, |fight| fight.exposed.len());
    // If that is the end of the combat, they are tested already.
    let exposes = exposed(&after) + events.iter().filter_map(tested_beside).count() > exposed(state);
    Foretold { events, now, asked, exposes }
}

/// Who is tested beside friends in disorder, and by which rules.
fn tested_beside(noted: &Noted<Event>) -> Option<(UnitId, &[Rule])> {
    match noted.event {
        // All but the rule of the throw itself, which stands first.
        Event::Tested { unit, beside: true, .. } => Some((unit, noted.rules.get(1..).unwrap_or_default())),
        _ => None,
    }
}

impl Foretold {
    /// What an enemy zone does to a unit that has come into it.
    fn zone(&self, id: UnitId) -> Zone {
        let of = |noted: &Noted<Event>| match &noted.event {
            Event::Halted { unit, .. } if *unit == id => Some(Zone::Stops),
            Event::Passes { unit, .. } if *unit == id => Some(Zone::Passed),
            _ => None,
        };
        self.events.iter().find_map(of).unwrap_or(Zone::Free)
    }

    /// Who is tested beside friends in disorder, and what that costs him, passed or not (G-R40, G-R42); and whether all ends by it.
    fn company(&self, look: &Look, id: UnitId, explanation: &mut Explanation) {
        for (tested, rules) in self.events.iter().filter_map(tested_beside) {
            let says = match () {
                _ if tested == id => "effect-tested",
                _ if look.moves_now(tested) && !look.state.unit(tested).marks.has(Marks::DONE) => {
                    "effect-tests-mover"
                }
                _ => "effect-tests",
            };
            let says = Phrase::new(says).with("unit", unit(look.rules, tested));
            explanation.effect(says, &[rules, &[R_6_2_5, R_6_2_6]].concat());
        }
        self.ends(explanation);
    }

    /// The game is over by it.
    fn ends(&self, explanation: &mut Explanation) {
        for noted in &self.events {
            if let Event::GameEnded { ending } = &noted.event {
                let says = Phrase::new("effect-ends-game").with("winner", winner(ending));
                explanation.effect(says, rules_behind_ending(ending.end));
            }
        }
    }
}

/// The banners that a unit takes up where it comes to (G-7.1.6).
fn lying_there(look: &Look, id: UnitId, hex: HexId, explanation: &mut Explanation) {
    for banner in look.banners_that_lie(hex) {
        let Some(how) = look.takes_up(banner, id) else { continue };
        let says = Phrase::new("effect-banner").with("banner", banner_name(look.rules, banner));
        explanation.effect(says, &[how.rule, RULING_45]);
        // Another has moved it in this turn: nobody carries it on (G-7.1.3).
        if look.state.binds(banner, id) {
            let says = Phrase::new("effect-bound").with("unit", unit(look.rules, id));
            explanation.effect(says, &[R_7_1_3, RULING_72]);
        }
    }
}

/// A leader who rides along and cannot pay stays behind (G-R46).
fn behind(look: &Look, walk: &Walk, cost: u8, explanation: &mut Explanation) {
    if let Some(who) = walk.leader.filter(|_| cost > walk.leader_left) {
        let says = Phrase::new("effect-left-behind").with("leader", leader(look.rules, who));
        explanation.effect(says, &[R_8_1_2, RULING_46]);
    }
}

/// The ground disorganises whoever comes there, by this rule.
fn on_ground(rule: Option<Rule>, explanation: &mut Explanation) {
    if let Some(rule) = rule {
        explanation.effect(Phrase::new("effect-ground"), &[rule, R_9_1_3]);
    }
}

/// Who could shoot at somebody who comes to a hex or turns there (G-11.1.5), and who could ride against him (G-5.7.1). The unit on
/// its way is gone from where it stands, so that it bars nobody from riding after it.
fn threats(look: &Look, walker: Option<UnitId>, hex: HexId, rides: bool, explanation: &mut Explanation) {
    let mut without = look.state.imagined();
    if let Some(unit) = walker {
        without.put(unit, Whereabouts::Waiting);
    }
    let look = look.rules.look(&without);
    let enemy = look.mover().other();
    let shooters = look.shooters_at(hex);
    if !shooters.is_empty() {
        explanation.effect(
            Phrase::new("effect-shot-at").with("units", units(look.rules, &shooters)),
            &[R_11_1_5, RULING_26],
        );
    }
    // A leader among his own is no target for riders (G-R32).
    if look.cavalry_phase() && rides {
        let riders = look.counter_chargers(enemy, hex);
        if !riders.is_empty() {
            explanation.effect(
                Phrase::new("effect-countered").with("units", units(look.rules, &riders)),
                &[R_5_7_1, RULING_32],
            );
        }
    }
}

fn turn(look: &Look, sixths: i8, explanation: &mut Explanation) {
    let Some(walk) = look.state.now.walk else { return };
    let Some(id) = walk.unit() else { return };
    if look.may_turn(id, &walk, sixths.unsigned_abs()).is_err() {
        return;
    }
    if look.state.unit(id).charge > 0 {
        explanation.effect(Phrase::new("effect-loses-speed"), &[R_5_6_3, R_4_3_2]);
    }
    // Turning in sight of archers is moving too (G-R66).
    if let Some(hex) = look.state.hex_of(id) {
        threats(look, Some(id), hex, false, explanation);
    }
}

/// What a least move leads to, besides its price.
fn minimum(look: &Look, action: &Action, advance: bool, explanation: &mut Explanation) {
    let Some(walk) = look.state.now.walk else { return };
    let Some((id, hex)) = walk.unit().and_then(|id| Some((id, look.state.hex_of(id)?))) else { return };
    let Ok(entry) = look.may_minimum(id, &walk, advance) else { return };
    on_ground(entry.as_ref().and_then(|entry| entry.disorganised), explanation);
    let rides = entry.is_some() && look.card(id).kind.mounted();
    if let Some(entry) = &entry {
        lying_there(look, id, entry.to, explanation);
        behind(look, &walk, look.leader_cost(hex, entry.side), explanation);
    }
    let told = foretell(look.rules, look.state, action);
    told.company(look, id, explanation);
    let to = entry.map_or(hex, |entry| entry.to);
    threats(&look.rules.look(&told.now), Some(id), to, rides, explanation);
}

fn overrun(look: &Look, explanation: &mut Explanation) {
    let Some(walk) = look.state.now.walk else { return };
    let Some(id) = walk.unit() else { return };
    let Ok(onslaught) = look.may_overrun(id, Some(&walk)) else { return };
    ridden_down(look, id, &onslaught, explanation);
    // If he gets through: the zones of others, and whoever could answer (G-R38).
    let (to, charge) = (onslaught.to, onslaught.charge.saturating_sub(1));
    zone_ahead(look, to, look.stops(look.seat(id), to, charge, true), explanation);
    let it = look.state.unit(id);
    behind(
        look,
        &walk,
        it.whereabouts.hex().map_or(0, |from| look.leader_toll(from, it.facing)),
        explanation,
    );
    threats(look, Some(id), to, true, explanation);
    // Thrown back he stands where he came from, and is shot at there (G-11.1.5).
    let shooters = it.whereabouts.hex().map_or_else(Vec::new, |from| look.shooters_at(from));
    if !shooters.is_empty() && !onslaught.standing.is_empty() {
        let says = Phrase::new("effect-shot-at-back").with("units", units(look.rules, &shooters));
        explanation.effect(says, &[R_5_8_7, R_11_1_5]);
    }
}

/// What an enemy zone does to whoever comes there.
fn zone_ahead(look: &Look, hex: HexId, zone: Zone, explanation: &mut Explanation) {
    let label = look.label(hex);
    match zone {
        Zone::Free => {}
        Zone::Passed => {
            explanation.effect(Phrase::new("effect-passes").with("hex", label), &[R_3_3_3, RULING_23]);
        }
        Zone::Stops => explanation.effect(Phrase::new("effect-halts").with("hex", label), &[R_3_3_2]),
    }
}

/// A pursuer who rides foot down, the enemy's or his own (G-5.5.10).
fn pursuit(look: &Look, hex: HexId, action: &Action, explanation: &mut Explanation) {
    let Some(Task::Chase { unit: id, .. }) = look.state.now.tasks.last() else { return };
    let it = look.state.unit(*id);
    let side = it.whereabouts.hex().and_then(|at| Some((at, look.field().side_to(at, hex)?)));
    let Some((at, side)) = side.filter(|_| look.must_ride_down(*id, hex)) else {
        return follows(look, *id, hex, action, explanation);
    };
    lying_there(look, *id, hex, explanation);
    let Ok(onslaught) = look.onslaught(*id, at, side, it.charge, None) else { return };
    explanation.effect(Phrase::new("effect-rides-down").with("hex", look.label(hex)), &[R_5_5_10, R_5_8_1]);
    ridden_down(look, *id, &onslaught, explanation);
}

/// A hex that is entered in the course of a combat: banners that lie there, the ground, friends. Contagion waits for the end of the
/// combat (G-R16).
fn follows(look: &Look, id: UnitId, hex: HexId, action: &Action, explanation: &mut Explanation) {
    let told = foretell(look.rules, look.state, action);
    let rough = |it: &&Noted<Event>| matches!(it.event, Event::Worse { unit, cause: Cause::Ground, .. } if unit == id);
    on_ground(told.events.iter().find(rough).and_then(|noted| noted.rules.first().copied()), explanation);
    lying_there(look, id, hex, explanation);
    if told.exposes {
        explanation.effect(Phrase::new("effect-tests-later"), &[RULING_16, RULING_42]);
    }
    told.ends(explanation);
}

/// The throw of a rider against foot, and whom it concerns.
fn ridden_down(look: &Look, id: UnitId, onslaught: &Onslaught, explanation: &mut Explanation) {
    // Those in disorder are gone without a throw (G-5.8.5b).
    if !onslaught.standing.is_empty() {
        let throw = account("overrun", "account-overrun", &onslaught.modifiers);
        explanation.accounts.push(throw.in_role(AccountRole::Decides));
        explanation.chart = Some(ChartCell { chart: "overrun", column: 0, row: None });
    }
    if !onslaught.broken.is_empty() {
        explanation.effect(
            Phrase::new("effect-broken").with("units", units(look.rules, &onslaught.broken)),
            &[R_5_8_5B],
        );
    }
    let own =
        onslaught.standing.iter().chain(&onslaught.broken).any(|foot| look.seat(*foot) == look.seat(id));
    if own {
        explanation.effect(Phrase::new("effect-own-foot"), &[R_5_8_1, R_5_8_9A]);
    }
}

fn fire(look: &Look, by: UnitId, at: Aim, explanation: &mut Explanation) {
    let Some(hex) = look.aim_hex(at) else { return };
    let object = matches!(at, Aim::Object(_));
    let range = look.in_fire_zone(by, hex, object).unwrap_or(1);
    let riding = naming::rides_by(look, by);
    // Whoever waits for a better shot gets none any more when the phase closes.
    explanation.weighs.push(("later", i32::from(look.state.now.phase != Phase::CloseFire)));
    if let Aim::Unit(target) = at {
        let modifiers = look.fire_modifiers(by, target);
        let total = account("total", "account-fire", &modifiers);
        explanation.accounts.push(total.in_role(AccountRole::Decides));
    }
    // At leaders alone there is but the throw for each of them (G-11.2.5).
    if !matches!(at, Aim::Leaders(_)) {
        let chart = look.fire_chart(by, object);
        explanation.chart = Some(ChartCell { chart, column: range as i32, row: None });
    }
    if riding && look.state.now.tasks.last() == Some(&Task::Walk) {
        let answers: Vec<UnitId> = look.state.hex_of(by).map_or_else(Vec::new, |hex| look.shooters_at(hex));
        if !answers.is_empty() {
            let says = Phrase::new("effect-answered").with("units", units(look.rules, &answers));
            explanation.effect(says, &[R_11_2_7]);
        }
    }
    // Who rides by and has not shot yet may answer at the same moment; the odds count that in.
    if let (Aim::Unit(target), false) = (at, riding)
        && look.state.now.walk.is_some_and(|walk| walk.unit() == Some(target))
        && foretell(look.rules, look.state, &Action::Fire { by, at }).asked == Some("shoot-back")
    {
        let says = Phrase::new("effect-answered").with("units", units(look.rules, &[target]));
        explanation.effect(says, &[R_11_2_7]);
    }
    if !object && look.endangers_friends(by, hex) {
        let most = look.charts().fire_modifiers.friend_hit;
        explanation.effect(Phrase::new("effect-friends").with("most", most), &[R_11_2_2]);
    }
    let leaders: Vec<LeaderId> =
        look.state.leaders_at(hex).filter(|leader| look.leader_seat(*leader) != look.seat(by)).collect();
    for there in leaders {
        let least = look.charts().fire_modifiers.leader_hit;
        let says =
            Phrase::new("effect-leader-aim").with("leader", leader(look.rules, there)).with("least", least);
        explanation.effect(says, &[R_11_2_5]);
    }
}

/// Strengths, column and what the table does there.
fn reckoned(look: &Look, reckoning: &Reckoning, explanation: &mut Explanation) {
    explanation.accounts.push(account("attack", "account-attack", &reckoning.attack));
    explanation.accounts.push(account("defence", "account-defence", &reckoning.defence));
    let mut tally = Tally::default();
    tally.add(reckoning.initial, R_5_1_1C_START);
    for line in reckoning.attacker.lines() {
        tally.add(line.value, line.rule);
    }
    for line in reckoning.defender.lines().iter().take(24_usize.saturating_sub(tally.lines().len())) {
        tally.add(-line.value, line.rule);
    }
    let mut column = account("column", "account-column", &tally).in_role(AccountRole::Column);
    column.result = reckoning.column.into();
    explanation.accounts.push(column);
    explanation.chart = Some(ChartCell { chart: "combat", column: reckoning.column.into(), row: None });
    explanation.merit = i32::from(reckoning.column);
    // As people say it: 3 is 3:1, -2 is 1:2.
    let column = i32::from(reckoning.column);
    explanation.weighs.push(("odds", if column < 0 { column - 1 } else { column + 1 }));
    let name = |column: i32| column_name(look.rules, column as i8).to_string();
    explanation.effect(
        Phrase::new("effect-column").with("column", name(reckoning.column.into())),
        &[R_5_1_1D, R_1_5],
    );
    // A better column that is worse: the hump of the printed table (G-R12).
    let pain = |column: i32| look.charts().defender_losses(column as i8);
    let hump = |column: i32| {
        let back = |column: i32| look.charts().defender_hexes(column as i8);
        (-3..8).contains(&column) && pain(column) > pain(column + 1) && back(column) >= back(column + 1)
    };
    if hump(reckoning.column.into()) {
        let says = Phrase::new("effect-hump")
            .with("column", name(reckoning.column.into()))
            .with("better", name(i32::from(reckoning.column) + 1))
            .with("losses", pain(reckoning.column.into()))
            .with("fewer", pain(i32::from(reckoning.column) + 1));
        explanation.effect(says, &[RULING_12, R_T_3]);
    }
    if hump(i32::from(reckoning.column) - 1) {
        let says = Phrase::new("effect-hump-passed")
            .with("column", name(reckoning.column.into()))
            .with("worse", name(i32::from(reckoning.column) - 1))
            .with("losses", pain(i32::from(reckoning.column) - 1))
            .with("fewer", pain(reckoning.column.into()));
        explanation.effect(says, &[RULING_12, R_T_3]);
    }
}

fn attack(look: &Look, attackers: &Units, hexes: &Hexes, explanation: &mut Explanation) {
    let enemy = look.mover().other();
    let defenders: Vec<UnitId> =
        hexes.iter().flat_map(|hex| look.state.at(*hex)).filter(|id| look.seat(*id) == enemy).collect();
    if defenders.is_empty() {
        let fighting = fighters(look, attackers.to_vec(), hexes, explanation);
        lone_leader(explanation);
        strikes(look, &fighting, hexes, explanation);
        return;
    }
    let again: Vec<UnitId> =
        defenders.iter().copied().filter(|id| look.state.unit(*id).marks.has(Marks::STRUCK)).collect();
    if !again.is_empty() {
        let says = Phrase::new("effect-struck-again").with("units", units(look.rules, &again));
        explanation.effect(says, &[RULING_80]);
    }
    let fighting = fighters(look, attackers.to_vec(), hexes, explanation);
    let defenders = fighters(look, defenders, &[], explanation);
    let who = Match { attackers: fighting.clone(), defenders, hexes: hexes.to_vec(), counter: false };
    reckoned(look, &look.reckon(&who), explanation);
    // One combat of many hexes puts everything on one throw: it is looked at after the single ones.
    explanation.merit -= 3 * (hexes.len() as i32 - 1);
    strikes(look, &fighting, hexes, explanation);
}

/// The last column, whatever else there is (G-8.2.7).
fn lone_leader(explanation: &mut Explanation) {
    explanation.chart = Some(ChartCell { chart: "combat", column: crate::ch01_general::LAST, row: None });
    explanation.effect(Phrase::new("effect-lone-leader"), &[R_8_2_7]);
}

/// Who loses speed by what lies between him and those whom he strikes (G-R21).
fn strikes(look: &Look, attackers: &[UnitId], hexes: &[HexId], explanation: &mut Explanation) {
    for id in attackers {
        let (charge, rule) = look.striking_charge(*id, hexes);
        if let (true, Some(rule)) = (charge < look.state.unit(*id).charge, rule) {
            let says =
                Phrase::new("effect-struck").with("unit", unit(look.rules, *id)).with("charge", charge);
            explanation.effect(says, &[rule, RULING_21]);
        }
    }
}

fn counter_charge(rules: &Grunwald, state: &State, ride: CounterCharge, explanation: &mut Explanation) {
    let look = rules.look(state);
    let charge = look.charge_of_counter_charge(ride);
    let mut tally = Tally::default();
    tally.add(charge.into(), R_5_7_6_REACHED);
    explanation.accounts.push(account("charge", "account-charge", &tally));
    let CounterCharge { unit: id, turn, to } = ride;
    let mut after = state.clone();
    enact(rules, &mut after, &Event::CounterCharged { unit: id, turn, to, charge });
    let mut attackers = declared(state);
    attackers.push(id);
    counter_strike(rules, after, attackers, Some(id), explanation);
}

/// Those who have ridden against the enemy on the move and strike when no more join them.
fn declared(state: &State) -> Vec<UnitId> {
    match state.now.tasks.last() {
        Some(Task::Counter(declared)) => declared.to_vec(),
        _ => Vec::new(),
    }
}

/// What a counter-charge comes to when these have ridden; `last`: the one who is asked for.
fn counter_strike(
    rules: &Grunwald,
    mut after: State,
    attackers: Vec<UnitId>,
    last: Option<UnitId>,
    explanation: &mut Explanation,
) {
    let look = rules.look(&after);
    let Some(hex) = look.countered_hex() else { return };
    // Rough ground disorganises those who ride into it, before they strike (G-4.2.5).
    let rough = last.filter(|id| !look.leader_with(*id)).and_then(|id| look.counter_charge_disorganises(id));
    on_ground(rough, explanation);
    // Ground, leaders under their hooves and banners that lie there count before the column is read, as in play.
    let (mut dice, mut events): (_, Vec<Noted<Event>>) = (ones(), Vec::new());
    let mut journal = events.listener();
    let mut writer = EventWriter::new(rules, &mut after, &mut dice, &mut journal);
    let _ = writer.arrive_by_counter_charge(&attackers);
    // Their company is tested before they strike (G-R42); the column is that of those who keep their order.
    for (id, cited) in events.iter().filter_map(tested_beside) {
        let says = Phrase::new("effect-tested-striker").with("unit", unit(rules, id));
        explanation.effect(says, &[cited, &[R_6_2_6]].concat());
        // Of the one who is asked for the speed was told already.
        let charge = explanation.accounts.iter_mut().find(|it| it.key == "charge");
        if let Some(charge) = charge.filter(|_| last == Some(id)) {
            charge.tally.add_if(-charge.tally.sum(), RULING_40_TESTED);
            charge.result = charge.tally.sum();
        }
    }
    let look = rules.look(&after);
    let enemy = look.mover();
    // The one who moves may be gone, if an army leader died under their hooves (G-8.1.5): then nobody is struck (G-5.7.1).
    if look.countered_hex().is_none() {
        return;
    }
    let defenders: Vec<UnitId> = after.at(hex).filter(|id| look.seat(*id) == enemy).collect();
    if defenders.is_empty() {
        lone_leader(explanation);
        strikes(&look, &attackers, &[hex], explanation);
        return;
    }
    let attackers = fighters(&look, attackers, &[hex], explanation);
    let defenders = fighters(&look, defenders, &[], explanation);
    let who = Match { attackers: attackers.clone(), defenders, hexes: vec![hex], counter: true };
    reckoned(&look, &look.reckon(&who), explanation);
    strikes(&look, &attackers, &[hex], explanation);
    explanation.effect(Phrase::new("effect-counter-ends-move"), &[R_5_7_11, R_5_7_4]);
}

/// Those of a side who take part: from a crowded fort four points at most, whom its owner will name (G-12.1.8). They are taken
/// as [`usual`] names them.
fn fighters(look: &Look, all: Vec<UnitId>, aimed: &[HexId], explanation: &mut Explanation) -> Vec<UnitId> {
    let mut hexes: Vec<HexId> = all.iter().filter_map(|id| look.state.hex_of(*id)).collect();
    hexes.put_in_order();
    hexes.dedup();
    let mut list = all.clone();
    for hex in hexes.into_iter().filter(|hex| look.crowds_fort(&all, *hex)) {
        // One fort after the other, as they are asked in play.
        let group = look.usual_fort_group(&list, hex, aimed);
        list.retain(|id| look.state.hex_of(*id) != Some(hex) || group.contains(id));
        let says = Phrase::new("effect-fort")
            .with("hex", look.label(hex))
            .with("most", look.charts().stacking.fighting)
            .with("units", units(look.rules, &group));
        explanation.effect(says, &[R_12_1_8, RULING_49]);
    }
    list
}

fn end_phase(look: &Look, explanation: &mut Explanation) {
    if look.state.now.phase != Phase::Activate {
        return;
    }
    let idle: Vec<UnitId> =
        UnitId::all(look.rules.roster.len()).filter(|id| look.may_act(*id).is_ok()).collect();
    if !idle.is_empty() {
        explanation.effect(Phrase::new("effect-idle").with("count", idle.len()), &[R_4_1_2, R_4_1_4]);
    }
    // Whoever has enemies in front attacks, whether he likes it or not: turned away he need not (G-5.2.2).
    let owed: Vec<UnitId> = look.obligations().attackers.iter().map(|(id, _)| *id).collect();
    if !owed.is_empty() {
        let says = Phrase::new("effect-must-attack").with("units", units(look.rules, &owed));
        explanation.effect(says, &[R_5_2_2, R_5_2_3]);
    }
    let slowed: Vec<UnitId> = look.movers().iter().copied().filter(|id| look.stood_still(*id)).collect();
    if !slowed.is_empty() {
        explanation
            .effect(Phrase::new("effect-standing").with("units", units(look.rules, &slowed)), &[RULING_18]);
    }
}

/// Friendly foot in the way of cavalry that falls back is pushed (G-5.4.4).
fn pushed(look: &Look, id: UnitId, hex: HexId, explanation: &mut Explanation) {
    if !look.card(id).kind.mounted() {
        return;
    }
    let foot = look.state.at(hex).filter(|other| !look.card(*other).kind.mounted());
    // A bombard that stands ready cannot be swept along (G-11.7.4).
    let (lost, swept): (Vec<UnitId>, Vec<UnitId>) = foot.partition(|other| look.rooted(*other));
    let last: [(&'static str, Vec<UnitId>, &[Rule]); 2] = [
        ("effect-pushes", swept, &[R_5_4_4, RULING_35]),
        ("effect-pushes-bombard", lost, &[R_5_4_4, R_11_7_4, RULING_35]),
    ];
    for (says, foot, rules) in last.into_iter().filter(|(_, foot, _)| !foot.is_empty()) {
        explanation.effect(Phrase::new(says).with("units", units(look.rules, &foot)), rules);
    }
}
