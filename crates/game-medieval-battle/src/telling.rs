//! Events, prompts and results in words: which sentence, which numbers, which rules.

use crate::ch1_battlefield::{Geometry, slots_of};
use crate::content::{CONTENT, ModuleKind};
use crate::event::{Arrival, Event, Fight, Moved, Standing, Turning};
use crate::look::Look;
use crate::rules::*;
use crate::sheets::calculator_cell;
use crate::state::*;
use engine::decision::Place;
use engine::explain::Account;
use engine::rule::Bilingual;
use engine::ruleset::Told;
use engine::text::Phrase;
use engine::{Rule, Seat};

pub fn seat(seat: Seat) -> Phrase {
    Phrase::new(if seat == RED { "seat-red" } else { "seat-yellow" })
}

pub fn kind(kind: Kind) -> Phrase {
    const IDS: [&str; 9] =
        ["kind-hc", "kind-lc", "kind-ma", "kind-hi", "kind-li", "kind-p", "kind-a", "kind-lb", "kind-w"];
    Phrase::new(IDS[kind as usize])
}

/// Numbers with what they count: "two points", "three left", "with one movement point", "a knight", "one victory point".
pub fn n_points(n: u8) -> Phrase {
    Phrase::new("n-points").with("n", n)
}
pub fn n_left(n: u8) -> Phrase {
    Phrase::new("n-left").with("n", n)
}
pub fn n_with(n: u8) -> Phrase {
    Phrase::new("n-with").with("n", n)
}
pub fn n_knights(n: u8) -> Phrase {
    Phrase::new("n-knights").with("n", n)
}
pub fn n_victory(n: u8) -> Phrase {
    Phrase::new("n-victory").with("n", n)
}

/// What an author wrote in both languages: a name, a plan.
pub fn authored(text: &Bilingual) -> Phrase {
    Phrase::new("authored").with("fr", text.fr.as_str()).with("en", text.en.as_str())
}

pub fn ground_id(ground: u8) -> &'static str {
    ["ground-plain", "ground-woods", "ground-hill", "ground-mountain"][usize::from(ground).min(3)]
}

/// The army as a list: "2 heavy cavalry, 1 archers".
pub fn army(army: &Army) -> Vec<Phrase> {
    let some = army.0.iter().zip(KINDS).filter(|(count, _)| **count > 0);
    let list: Vec<Phrase> =
        some.map(|(count, k)| Phrase::new("count-of").with("count", *count).with("kind", kind(k))).collect();
    if list.is_empty() { vec![Phrase::new("no-units")] } else { list }
}

/// The name of a place in the ring of outer modules.
pub fn ring_name(size: crate::ch1_battlefield::Size, place: u8) -> String {
    CONTENT.modules.plan(size).ring.get(usize::from(place)).cloned().unwrap_or_default()
}

pub fn place(geo: &Geometry, hex: HexId) -> Place {
    let at = geo.hexes.get(usize::from(hex)).copied().unwrap_or_default();
    Place::Hex { q: at.x, r: at.y }
}

/// The question in words.
pub fn prompt(look: &Look) -> Phrase {
    let state = look.state;
    let turn = seat(state.turn);
    let hex_of = |id: UnitId| look.label(state.unit(id).hex().unwrap_or(0));
    match state.phase {
        Phase::ChooseInner => Phrase::new("ask-lay-inner").with("seat", seat(RED)),
        Phase::ChooseOuter => Phrase::new("ask-lay-outer").with("seat", seat(YELLOW)),
        Phase::ChooseSmall => Phrase::new("ask-lay-small").with("seat", seat(RED)),
        Phase::Recruit(who) => Phrase::new("ask-recruit")
            .with("seat", seat(who))
            .with("points", look.charts.map(look.board.geo.size).recruitment_points),
        Phase::PlaceWagon(who) => Phrase::new("ask-wagon").with("seat", seat(who)),
        Phase::PlaceUnit(who) => Phrase::new("ask-deploy").with("seat", seat(who)),
        Phase::Turn => Phrase::new("ask-turn").with("seat", turn),
        Phase::Moving(moving) => Phrase::new(if moving.halted { "ask-move-halted" } else { "ask-move" })
            .with("seat", turn)
            .with("kind", kind(state.unit(moving.unit).kind))
            .with("hex", hex_of(moving.unit))
            .with("with", n_with(state.unit(moving.unit).points))
            .with(
                "shoots",
                if look.charts.kind(state.unit(moving.unit).kind).range > 0 { "yes" } else { "no" },
            ),
        Phase::Respond { attacker, defender } => Phrase::new("ask-respond")
            .with("seat", seat(defender.seat()))
            .with("attacker", kind(state.unit(attacker).kind))
            .with("from", hex_of(attacker))
            .with("kind", kind(state.unit(defender).kind))
            .with("hex", hex_of(defender)),
        Phase::Return { .. } => Phrase::new("ask-return").with("seat", turn),
        Phase::Over(_) => Phrase::new("ask-over"),
    }
}

/// Who wins: "Red wins", "a draw".
pub fn winner(ending: &Ending) -> Phrase {
    ending.winner.map_or(Phrase::new("told-draw"), |who| Phrase::new("told-winner").with("seat", seat(who)))
}

/// The values that broke a tie, if there was one.
pub fn tie(ending: &Ending) -> Phrase {
    match ending.value {
        Some([red, yellow]) => Phrase::new("told-tie").with("red", red).with("yellow", yellow),
        None => Phrase::new("told-no-tie"),
    }
}

/// The rules that ended a game and named its winner.
pub fn ending_rules(ending: &Ending, goal: u8) -> Vec<Rule> {
    let first = match ending.end {
        End::Points => R_V_6,
        End::Exhausted => R_V_7,
        End::Passes => R_V_8,
        End::Resigned => RULING_70,
    };
    let mut rules = vec![first];
    match ending.end {
        End::Points if ending.points.iter().all(|points| *points >= goal) => rules.push(RULING_65),
        End::Exhausted => rules.extend([R_V_9, RULING_66]),
        End::Passes => rules.push(R_V_9),
        End::Points | End::Resigned => {}
    }
    rules.extend(ending.value.map(|_| RULING_69));
    rules
}

/// An event in words.
pub fn tell(geo: &Geometry, event: &Event) -> Told {
    let label = |hex: HexId| geo.label(hex).to_string();
    let who = |unit: &UnitId| seat(unit.seat());
    let at = |hex: HexId| place(geo, hex);
    let told = |kind: &'static str, says: Phrase, rules: &[Rule], places: Vec<Place>| Told {
        says,
        rules: rules.to_vec(),
        kind,
        accounts: Vec::new(),
        places,
        cell: None,
    };
    let say = Phrase::new;
    match event {
        Event::Laid { seat: by, pick } => {
            let plan = CONTENT.modules.plan(geo.size);
            let slots = slots_of(geo.size, pick.kind());
            let laid: Vec<String> = slots
                .iter()
                .enumerate()
                .map(|(n, slot)| {
                    let face = CONTENT.modules.faces.get(usize::from(pick.faces()[n]));
                    let turn = match (pick.kind(), pick.turn(n)) {
                        (ModuleKind::Inner, turn) => format!("/{turn}"),
                        _ => String::new(),
                    };
                    format!("{} {}{turn}", plan.slots[*slot].id, face.map_or("?", |face| face.id.as_str()))
                })
                .collect();
            let says = say("told-laid").with("seat", seat(*by)).with("modules", laid.join(", "));
            told("laid", says, &[RULING_01, geo.size.rule()], vec![])
        }
        Event::Recruited { seat: by, army: secret } => {
            let says = say("told-recruited")
                .with("seat", seat(*by))
                .with("seal", secret.seal().to_string()[..16].to_string());
            told("recruited", says, &[R_II_1, R_II_3, RULING_05], vec![])
        }
        Event::ArmiesRevealed { armies, .. } => {
            let says = say("told-revealed").with("red", army(&armies[0])).with("yellow", army(&armies[1]));
            told("armies-revealed", says, &[R_II_7, R_II_4, R_III_5], vec![])
        }
        Event::WagonPlaced { unit, hex } => {
            let says = say("told-wagon-placed").with("seat", who(unit)).with("hex", label(*hex));
            told("wagon-placed", says, &[R_III_3], vec![at(*hex)])
        }
        Event::UnitPlaced { unit, kind: k, hex } => {
            let says = say("told-unit-placed")
                .with("seat", who(unit))
                .with("kind", kind(*k))
                .with("hex", label(*hex));
            told("unit-placed", says, &[R_III_4], vec![at(*hex)])
        }
        Event::StoppedDeploying { seat: by, left, forced } => {
            let id = if *forced && *left > 0 { "told-cannot-deploy" } else { "told-stopped-deploying" };
            let says = say(id).with("seat", seat(*by)).with("left", *left);
            let rules: &[Rule] = match (*forced, *left) {
                (true, 1..) => &[R_III_6, RULING_12],
                (true, 0) => &[R_III_6, R_III_4],
                (false, _) => &[R_III_6, RULING_10, RULING_13],
            };
            told("stopped-deploying", says, rules, vec![])
        }
        Event::Stepped { unit, kind: k, from, to, cost, left } => {
            let says = say("told-stepped")
                .with("seat", who(unit))
                .with("kind", kind(*k))
                .with("from", label(*from))
                .with("to", label(*to))
                .with("cost", n_points(*cost))
                .with("left", n_left(*left));
            let rules: &[Rule] =
                if *k == Kind::W { &[R_IV_1_A, R_I_6, R_IV_W_3] } else { &[R_IV_1_A, R_I_6] };
            told("stepped", says, rules, vec![at(*from), at(*to)])
        }
        Event::PassedThrough { kind: k, friend_kind, friend, hex, friend_left, .. } => {
            let says = say("told-passed-through")
                .with("seat", who(friend))
                .with("kind", kind(*k))
                .with("friend", kind(*friend_kind))
                .with("hex", label(*hex))
                .with("cost", n_points(CONTENT.charts.friend_passed))
                .with("left", n_left(*friend_left));
            told("passed-through", says, &[R_IV_1_E], vec![at(*hex)])
        }
        Event::Halted { unit, kind: k, hex } => {
            let says =
                say("told-halted").with("seat", who(unit)).with("kind", kind(*k)).with("hex", label(*hex));
            told("halted", says, &[R_IV_2_D, RULING_21], vec![at(*hex)])
        }
        Event::MeleeDeclared { unit, kind: k, target_kind, from, to, cost, left, .. } => {
            let says = say("told-melee-declared")
                .with("seat", who(unit))
                .with("kind", kind(*k))
                .with("from", label(*from))
                .with("target", kind(*target_kind))
                .with("to", label(*to))
                .with("cost", n_points(*cost))
                .with("left", n_left(*left));
            told("melee-declared", says, &[R_IV_A, R_IV_1_C], vec![at(*from), at(*to)])
        }
        Event::Stood { unit, kind: k, hex, why } => {
            let (id, rules): (_, &[Rule]) = match why {
                Standing::Chosen => ("told-stood", &[R_IV_3_G, R_IV_1_D]),
                Standing::NoPoints => ("told-too-tired", &[R_IV_3_G, R_IV_1_H, R_IV_1_D]),
                Standing::NoWay => ("told-must-stand", &[R_IV_3_G, R_IV_3_B, R_IV_1_D, RULING_30]),
            };
            let says = say(id).with("seat", who(unit)).with("kind", kind(*k)).with("hex", label(*hex));
            told("stood", says, rules, vec![at(*hex)])
        }
        Event::Retreated { unit, kind: k, from, to, cost, left } => {
            let says = say("told-retreated")
                .with("seat", who(unit))
                .with("kind", kind(*k))
                .with("from", label(*from))
                .with("to", label(*to))
                .with("cost", n_points(*cost))
                .with("left", n_left(*left));
            told("retreated", says, &[R_IV_3_B, R_IV_3_C, RULING_30, RULING_32], vec![at(*from), at(*to)])
        }
        Event::LeftMap { unit, kind: k, from, ring, cost } => {
            let says = say("told-left-map")
                .with("seat", who(unit))
                .with("kind", kind(*k))
                .with("from", label(*from))
                .with("module", ring_name(geo.size, *ring))
                .with("cost", n_points(*cost));
            told("left-map", says, &[R_IV_3_D, RULING_34, RULING_59], vec![at(*from)])
        }
        Event::TookVacatedHex { unit, kind: k, to } => {
            let says =
                say("told-took-hex").with("seat", who(unit)).with("kind", kind(*k)).with("hex", label(*to));
            told(
                "took-vacated-hex",
                says,
                &[R_IV_3_F, R_IV_3_E, RULING_26, RULING_35, RULING_36],
                vec![at(*to)],
            )
        }
        Event::MeleeResolved(fight) => {
            let says = say("told-melee")
                .with("seat", who(&fight.attacker))
                .with("kind", kind(fight.attacker_kind))
                .with("target", kind(fight.defender_kind))
                .with("column", signed(fight.column))
                .with("own", n_knights(fight.attacker_loss))
                .with("other", n_knights(fight.defender_loss));
            let rules = melee_rules(fight);
            Told {
                accounts: vec![column_account(fight)],
                cell: Some(calculator_cell(fight.column, false)),
                ..told("melee-resolved", says, &rules, vec![at(fight.from), at(fight.to)])
            }
        }
        Event::Shot(fight) if fight.defender_kind == Kind::W => {
            let says = say("told-shot-at-wagon")
                .with("seat", who(&fight.attacker))
                .with("kind", kind(fight.attacker_kind))
                .with("from", label(fight.from))
                .with("to", label(fight.to))
                .with("cost", n_points(CONTENT.charts.shot))
                .with("left", n_left(fight.left));
            told(
                "shot",
                says,
                &[first_shot_rule(fight), R_IV_1_G, R_IV_W_4, RULING_47],
                vec![at(fight.from), at(fight.to)],
            )
        }
        Event::Shot(fight) => {
            let says = say("told-shot")
                .with("seat", who(&fight.attacker))
                .with("kind", kind(fight.attacker_kind))
                .with("from", label(fight.from))
                .with("target", kind(fight.defender_kind))
                .with("to", label(fight.to))
                .with("column", signed(fight.column))
                .with("other", n_knights(fight.defender_loss))
                .with("cost", n_points(CONTENT.charts.shot))
                .with("left", n_left(fight.left));
            let rules = shot_rules(fight);
            Told {
                accounts: vec![column_account(fight)],
                cell: Some(calculator_cell(fight.column, true)),
                ..told("shot", says, &rules, vec![at(fight.from), at(fight.to)])
            }
        }
        Event::KnightLost { unit, kind: k, hex } => {
            let says = say("told-knight-lost")
                .with("seat", who(unit))
                .with("kind", kind(*k))
                .with("hex", label(*hex));
            told("knight-lost", says, &[R_IV_4_L], vec![at(*hex)])
        }
        Event::UnitDestroyed { unit, kind: k, hex, by_shot } => {
            let says =
                say("told-destroyed").with("seat", who(unit)).with("kind", kind(*k)).with("hex", label(*hex));
            let rules: &[Rule] = if *by_shot { &[R_IV_4_M, RULING_55] } else { &[R_IV_4_M] };
            told("unit-destroyed", says, rules, vec![at(*hex)])
        }
        Event::Advanced { unit, kind: k, to } => {
            let says =
                say("told-advanced").with("seat", who(unit)).with("kind", kind(*k)).with("hex", label(*to));
            told("advanced", says, &[R_IV_4_N, RULING_46], vec![at(*to)])
        }
        Event::Merged { unit, kind: k, hex, cost, points, .. } => {
            let says = say("told-merged")
                .with("seat", who(unit))
                .with("kind", kind(*k))
                .with("hex", label(*hex))
                .with("cost", n_points(*cost))
                .with("with", n_with(*points));
            told("merged", says, &[R_IV_6_A, R_IV_6_B, RULING_56], vec![at(*hex)])
        }
        Event::WagonTurned { unit, hex, why } => {
            let (id, rules): (_, &[Rule]) = match why {
                Turning::Moved => ("told-wagon-moved", &[R_IV_W_3]),
                Turning::Passed => ("told-wagon-passed", &[RULING_17]),
                Turning::Attacked => ("told-wagon-turned", &[R_IV_W_4, R_IV_W_6, RULING_47]),
            };
            told(
                "wagon-turned",
                say(id).with("seat", who(unit)).with("hex", label(*hex)),
                rules,
                vec![at(*hex)],
            )
        }
        Event::WagonDestroyed { unit, hex } => {
            let says = say("told-wagon-destroyed")
                .with("seat", who(unit))
                .with("hex", label(*hex))
                .with("points", n_victory(CONTENT.charts.wagon_points));
            told("wagon-destroyed", says, &[R_IV_W_4, R_IV_W_1, R_IV_W_6, R_V_2], vec![at(*hex)])
        }
        Event::Regrouped { seat: by, tokens } => {
            let says = say("told-regrouped").with("seat", seat(*by)).with("tokens", *tokens);
            told("regrouped", says, &[R_IV_7_A, R_IV_D, R_IV_1_B], vec![])
        }
        Event::MarkerMoved { unit, kind: k, from, to } => {
            let says = say("told-marker")
                .with("seat", who(unit))
                .with("kind", kind(*k))
                .with("from", ring_name(geo.size, *from))
                .with("to", ring_name(geo.size, *to));
            told("marker-moved", says, &[R_IV_7_C, R_IV_7_B, RULING_59], vec![])
        }
        Event::Returned { unit, kind: k, hex } => {
            let says =
                say("told-returned").with("seat", who(unit)).with("kind", kind(*k)).with("hex", label(*hex));
            told("returned", says, &[R_IV_7_D, RULING_61], vec![at(*hex)])
        }
        Event::ReserveArrived { unit, kind: k, hex } => {
            let says =
                say("told-arrived").with("seat", who(unit)).with("kind", kind(*k)).with("hex", label(*hex));
            told("reserve-arrived", says, &[R_IV_7_F, RULING_61], vec![at(*hex)])
        }
        Event::FlagTaken { seat: by, hex, points, how, .. } => {
            let says = say("told-flag")
                .with("seat", seat(*by))
                .with("hex", label(*hex))
                .with("points", n_victory(*points));
            let mut rules = vec![R_V_3, R_V_1, R_V_5];
            rules.extend(match how {
                Arrival::Moved => None,
                Arrival::Wagon => Some(RULING_63),
                Arrival::Retreated => Some(RULING_39),
                Arrival::Placed => Some(RULING_61),
            });
            told("flag-taken", says, &rules, vec![at(*hex)])
        }
        Event::Passed { seat: by } => {
            told("passed", say("told-passed").with("seat", seat(*by)), &[R_IV_E], vec![])
        }
        Event::Dismounted { unit, from, to, hex, points } => {
            let says = say("told-dismounted")
                .with("seat", who(unit))
                .with("from", kind(*from))
                .with("to", kind(*to))
                .with("hex", label(*hex))
                .with("with", n_with(*points));
            told(
                "dismounted",
                says,
                &[R_VI_1, R_VI_2, R_VI_3, RULING_71, RULING_72, RULING_74],
                vec![at(*hex)],
            )
        }
        Event::Next { turn, phase, why } => next(*turn, phase, why),
        Event::GameEnded { ending, .. } => {
            let id = match (ending.end, ending.winner) {
                (End::Points, _) => "told-won-by-points",
                (End::Exhausted, _) => "told-exhausted",
                (End::Passes, _) => "told-two-passes",
                (End::Resigned, _) => "told-resigned",
            };
            let says = say(id)
                .with("winner", winner(ending))
                .with("red", ending.points[0])
                .with("yellow", ending.points[1])
                .with("tie", tie(ending));
            let goal = CONTENT.charts.map(geo.size).points_to_win;
            told("game-ended", says, &ending_rules(ending, goal), vec![])
        }
    }
}

/// What is asked next. A new turn is worth a line; the rest is for programs.
fn next(turn: Seat, phase: &Phase, why: &[Rule]) -> Told {
    let (kind, id, who) = match phase {
        Phase::Turn => ("turn", "told-turn", turn),
        Phase::Recruit(who) | Phase::PlaceWagon(who) | Phase::PlaceUnit(who) => {
            ("goes-on", "told-goes-on", *who)
        }
        Phase::ChooseInner | Phase::ChooseSmall => ("goes-on", "told-goes-on", RED),
        Phase::ChooseOuter => ("goes-on", "told-goes-on", YELLOW),
        _ => ("goes-on", "told-goes-on", turn),
    };
    let says = Phrase::new(id).with("seat", seat(who));
    Told { says, rules: why.to_vec(), kind, accounts: Vec::new(), places: Vec::new(), cell: None }
}

/// The steps of one unit as one march: the way, the price of all of it, then whoever made way and where it was halted.
pub fn sum_up(geo: &Geometry, events: &[Event]) -> Option<Vec<Told>> {
    let mut steps = events.iter().filter_map(|event| match event {
        Event::Stepped { unit, kind, from, to, cost, left } => Some((*unit, *kind, *from, *to, *cost, *left)),
        _ => None,
    });
    let (unit, k, start, mut to, mut cost, mut left) = steps.next()?;
    let mut way = vec![start, to];
    for (_, _, from, next, price, rest) in steps {
        if from != to {
            return None;
        }
        (to, left) = (next, rest);
        cost += price;
        way.push(to);
    }
    let others: Vec<&Event> = events.iter().filter(|event| !matches!(event, Event::Stepped { .. })).collect();
    // A march is the steps and what they bring about; a fight tells its own story.
    let fight =
        |event: &&Event| matches!(event, Event::MeleeDeclared { .. } | Event::Shot(_) | Event::Merged { .. });
    if way.len() < 3 || others.iter().any(fight) {
        return None;
    }
    let label = |hex: &HexId| geo.label(*hex).to_string();
    let through: Vec<String> = way[1..way.len() - 1].iter().map(label).collect();
    let says = Phrase::new("told-marched")
        .with("seat", seat(unit.seat()))
        .with("kind", kind(k))
        .with("from", label(&start))
        .with("through", through.join(", "))
        .with("to", label(&to))
        .with("cost", n_points(cost))
        .with("left", n_left(left));
    let mut rules = vec![R_IV_1_A, R_I_6];
    if k == Kind::W {
        rules.push(R_IV_W_3);
    }
    if start == to {
        rules.push(RULING_14);
    }
    let march = Told {
        says,
        rules,
        kind: "marched",
        accounts: Vec::new(),
        places: way.iter().map(|hex| place(geo, *hex)).collect(),
        cell: None,
    };
    Some([march].into_iter().chain(others.into_iter().map(|event| tell(geo, event))).collect())
}

/// The rulings that the factors of a fight rest on; the rules of the factors stand on their own lines.
pub fn factor_rulings(fight: &Fight, shot: bool) -> Vec<Rule> {
    let mut rules = Vec::new();
    for line in fight.tally.lines() {
        match line.rule {
            rule if rule == R_IV_4_I => rules.push(RULING_42),
            rule if rule == R_IV_4_J => rules.extend([RULING_41, RULING_83]),
            _ => {}
        }
    }
    let has = |rule: Rule| fight.tally.lines().iter().any(|line| line.rule == rule);
    if shot && has(R_IV_5_G) && has(R_IV_5_H) {
        rules.push(RULING_54);
    }
    if fight.tally.sum() != i32::from(fight.column) {
        rules.push(RULING_43);
    }
    rules
}

/// The rules behind a melee.
fn melee_rules(fight: &Fight) -> Vec<Rule> {
    let mut rules = vec![R_IV_4_G, R_IV_4_A, RULING_40];
    rules.extend(factor_rulings(fight, false));
    if fight.attacker_loss > 0 && fight.defender_loss > 0 {
        rules.push(RULING_44);
    }
    rules.push(R_IV_4_O);
    rules
}

fn first_shot_rule(fight: &Fight) -> Rule {
    match fight.moved {
        Moved::No => R_IV_B,
        Moved::Yes => R_IV_A,
        Moved::Halted => R_IV_2_E,
    }
}

fn shot_rules(fight: &Fight) -> Vec<Rule> {
    let mut rules = vec![first_shot_rule(fight), R_IV_5_E, R_IV_5_A, R_IV_5_B, R_IV_1_G, RULING_50];
    rules.extend(factor_rulings(fight, true));
    rules.push(R_IV_5_J);
    rules
}

pub fn signed(column: i8) -> String {
    if column > 0 { format!("+{column}") } else { column.to_string() }
}

/// The sum of a fight, titled.
pub fn column_account(fight: &Fight) -> Account {
    Account {
        key: "column",
        title: Phrase::new("account-column"),
        tally: fight.tally.clone(),
        result: fight.column.into(),
        halves: false,
    }
}

/// What matters about what happened, for the odds. There is no chance in this game, so each is certain.
pub fn results(events: &[Event]) -> Vec<Phrase> {
    let say =
        |id, unit: &UnitId, k: &Kind| Phrase::new(id).with("seat", seat(unit.seat())).with("kind", kind(*k));
    events
        .iter()
        .filter_map(|event| match event {
            Event::KnightLost { unit, kind, .. } => Some(say("result-knight", unit, kind)),
            Event::UnitDestroyed { unit, kind, .. } => Some(say("result-destroyed", unit, kind)),
            Event::WagonDestroyed { unit, .. } => Some(say("result-destroyed", unit, &Kind::W)),
            Event::WagonTurned { unit, .. } => Some(say("result-turned", unit, &Kind::W)),
            Event::Halted { unit, kind, .. } => Some(say("result-halted", unit, kind)),
            Event::FlagTaken { seat: by, points, .. } => {
                Some(Phrase::new("result-flag").with("seat", seat(*by)).with("points", n_victory(*points)))
            }
            Event::GameEnded { ending, .. } => Some(match ending.winner {
                Some(winner) => Phrase::new("result-wins").with("seat", seat(winner)),
                None => Phrase::new("result-draw"),
            }),
            Event::Next { phase: Phase::Turn, .. } => None,
            _ => None,
        })
        .collect()
}
