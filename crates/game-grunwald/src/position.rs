//! Hand-written positions: any moment of a battle, any counters, every marker. What is not said comes from the scenario, and
//! counters that are not named take no part. [`write`] says everything, so that it reads back as the same bytes.
//!
//! ```toml
//! game = "grunwald"
//! scenario = "choc-des-titans"
//! turn = 3
//! step = 1
//! units = ["PKR1 0915 N nc 2", "TKO1 0912 S pf 1 disorganised"]
//! leaders = ["zyndram 0915", "ulrich 0910"]
//! banners = ["KR PKR1"]
//! ```

use crate::Grunwald;
use crate::about::ABOUT;
use crate::action::Action;
use crate::content::Kind;
use crate::field::{Ground, HexId};
use crate::play::{Scribe, perform};
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use engine::dice::{NoDice, Scripted};
use engine::journal::Silent;
use engine::position::{NAME, Source, write_head};
use engine::ruleset::Setup;
use engine::text::Phrase;
use hexboard::{Orientation, Side};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    turn: Option<u8>,
    step: Option<u8>,
    /// `set-up allied`, `open-fire`, `panic`, `activate`, `close-fire`, `combat`, `excess 0915`, `over`.
    phase: Option<String>,
    morale: Option<i8>,
    level: Option<i8>,
    points: Option<[u16; 2]>,
    arrived: Option<[[u8; 2]; 2]>,
    razed: Option<Vec<String>>,
    units: Option<Vec<String>>,
    leaders: Option<Vec<String>>,
    banners: Option<Vec<String>>,
    over: Option<Over>,
    under_way: Option<UnderWay>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Over {
    end: String,
    winner: Option<String>,
    points: [u16; 2],
}

/// A move, a combat, a reaction in the middle: counters and hexes by their numbers, as the program writes them.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnderWay {
    walk: Option<Walk>,
    #[serde(default)]
    tasks: Vec<Task>,
    fight: Option<Box<Fight>>,
}

const ENDS: [(End, &str); 4] = [
    (End::Leaders, "leaders"),
    (End::Turns, "turns"),
    (End::Resigned, "resigned"),
    (End::NoLeaders, "no-leaders"),
];
const MARKS: [(u16, &str); 16] = [
    (Marks::DONE, "done"),
    (Marks::RODE, "rode"),
    (Marks::FOUGHT, "fought"),
    (Marks::STRUCK, "struck"),
    (Marks::SHOT, "shot"),
    (Marks::SHOT_RIDING, "shot-riding"),
    (Marks::COUNTERED, "countered"),
    (Marks::STOPPED, "stopped"),
    (Marks::HELD, "held"),
    (Marks::BOUND, "bound"),
    (Marks::MUST_FLEE, "must-flee"),
    (Marks::WRECKING, "wrecking"),
    (Marks::BUSY, "busy"),
    (Marks::ON_ROAD, "on-road"),
    (Marks::RIDDEN_DOWN, "ridden-down"),
    (Marks::RETURNED, "returned"),
];
/// The most that a leader can be tired, or a wall worked on: more than any battle has turns.
const MOST_TURNS: u8 = 99;

fn flaw(id: &'static str, what: impl Into<String>) -> Flaw {
    Flaw::new(NAME, Phrase::new(id).with("what", what.into()))
}

/// Reads a position on top of the scenario's own, and goes on from there to the next decision.
pub fn read(rules: &Grunwald, start: State, text: &str) -> Result<State, Flaw> {
    let file: File = Source(text).read()?;
    let mut core = Core::from(start);
    if let Some(lines) = &file.units {
        if file.phase.is_none() {
            (core.now.turn, core.now.step, core.now.phase) = (1, 1, Phase::Activate);
        }
        read_units(rules, &mut core, lines)?;
    }
    if let Some(turn) = file.turn {
        let known = (turn <= rules.scenario.turns).then_some(turn);
        core.now.turn = known.ok_or_else(|| flaw("position-no-turn", turn.to_string()))?;
    }
    if let Some(step) = file.step {
        let known = (step <= 9).then_some(step);
        core.now.step = known.ok_or_else(|| flaw("position-no-step", step.to_string()))?;
        if file.phase.is_none() {
            core.now.phase = if step % 2 == 1 && step < 9 { Phase::Activate } else { Phase::Combat };
        }
    }
    let [least, most] = rules.content.charts.track.ends;
    if let Some(morale) = file.morale {
        let known = (least..=most).contains(&morale).then_some(morale);
        core.morale = known.ok_or_else(|| flaw("position-no-box", morale.to_string()))?;
        core.level = rules.content.charts.track.level(morale);
    }
    if let Some(level) = file.level {
        let known = (-2..=2).contains(&level).then_some(level);
        core.level = known.ok_or_else(|| flaw("position-no-level", level.to_string()))?;
    }
    core.points = file.points.unwrap_or(core.points);
    core.arrived = file.arrived.unwrap_or(core.arrived);
    for label in file.razed.iter().flatten() {
        let fort = hex(rules, label).map(|hex| rules.content.field.fort[usize::from(hex)])?;
        if fort >= 16 {
            return Err(flaw("position-no-walls", label));
        }
        core.razed |= 1 << fort;
    }
    if let Some(lines) = &file.leaders {
        read_leaders(rules, &mut core, lines)?;
    }
    if let Some(lines) = &file.banners {
        read_banners(rules, &mut core, lines)?;
    }
    if let Some(phase) = &file.phase {
        core.now.phase = read_phase(rules, phase, file.over.as_ref())?;
    }
    if let Some(under_way) = file.under_way {
        let UnderWay { walk, tasks, fight } = under_way;
        (core.now.walk, core.now.tasks, core.now.fight) = (walk, tasks, fight);
        check_under_way(rules, &core)?;
    }
    let playing = !matches!(core.now.phase, Phase::Setup(_) | Phase::Over(_));
    if playing != (core.now.turn > 0) && !matches!(core.now.phase, Phase::Over(_)) {
        return Err(flaw("position-no-turn", core.now.turn.to_string()));
    }
    let mut state = State::from(core);
    check(rules, &state)?;
    let mut dice = Scripted::new(Vec::new());
    let mut silent = Silent;
    let mut scribe = Scribe::new(rules, &mut state, &mut dice, &mut silent);
    if scribe.resume().is_err() {
        return Err(Flaw::new(NAME, Phrase::new("position-needs-dice")));
    }
    Ok(state)
}

fn hex(rules: &Grunwald, label: &str) -> Result<HexId, Flaw> {
    rules.content.field.find(label).ok_or_else(|| flaw("position-no-hex", label))
}

fn seat(name: &str) -> Result<Seat, Flaw> {
    ABOUT.battle("").seat(name).ok_or_else(|| flaw("position-no-seat", name))
}

fn number(word: Option<&str>, line: &str, most: u8) -> Result<u8, Flaw> {
    let number = word.and_then(|word| word.parse().ok()).filter(|number| *number <= most);
    number.ok_or_else(|| flaw("position-number", line))
}

/// Where something is: `0915`, `waiting`, `gone`, `away 0915 5`.
fn spot<'a>(rules: &Grunwald, line: &str, words: &mut impl Iterator<Item = &'a str>) -> Result<Spot, Flaw> {
    Ok(match words.next() {
        None => return Err(flaw("position-line", line)),
        Some("waiting") => Spot::Waiting,
        Some("gone") => Spot::Gone,
        Some("away") => {
            let by = hex(rules, words.next().unwrap_or_default())?;
            Spot::Away { by, from: number(words.next(), line, MOST_TURNS)? }
        }
        Some(label) => Spot::Map(hex(rules, label)?),
    })
}

fn read_units(rules: &Grunwald, core: &mut Core, lines: &[String]) -> Result<(), Flaw> {
    for unit in &mut core.units {
        (unit.spot, unit.strength) = (Spot::Absent, 0);
    }
    let start = State::from(core.clone());
    let mut named = vec![false; core.units.len()];
    for line in lines {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let id = rules.look(&start).find(name).ok_or_else(|| flaw("position-no-counter", name))?;
        let card = &rules.roster[usize::from(id)];
        if std::mem::replace(&mut named[usize::from(id)], true) {
            return Err(flaw("position-twice", name));
        }
        let mut unit = Unit::waiting(card.strength);
        unit.spot = spot(rules, line, &mut words)?;
        if unit.spot == Spot::Gone {
            unit.strength = 0;
        }
        while let Some(word) = words.next() {
            match word {
                "pf" => unit.strength = number(words.next(), line, card.strength)?,
                "nc" => {
                    unit.charge = number(words.next(), line, rules.content.charts.movement.most_charge)?;
                    if card.kind != Kind::Cavalry && unit.charge > 0 {
                        return Err(flaw("position-charge", line));
                    }
                }
                "disorganised" => unit.order = Order::Disorganised,
                "panicked" => unit.order = Order::Panicked,
                "marching" => unit.ready = false,
                "under" => {
                    let chief = words.next().and_then(|name| leader_named(rules, name, card.side));
                    unit.chief = chief.ok_or_else(|| flaw("position-line", line))?;
                }
                "wrecked" => unit.wrecked = number(words.next(), line, MOST_TURNS)?,
                word => match MARKS.iter().find(|(_, name)| *name == word) {
                    Some((mark, _)) => unit.marks.set(*mark),
                    None => {
                        let facing = Side::parse(word, Orientation::Flat);
                        unit.facing = facing.ok_or_else(|| flaw("position-facing", line))?;
                    }
                },
            }
        }
        if unit.strength == 0 && unit.spot != Spot::Gone {
            return Err(flaw("position-number", line));
        }
        // In panic there is no charge (G-10.2.1).
        if unit.order == Order::Panicked && unit.charge > 0 {
            return Err(flaw("position-panic-charge", line));
        }
        core.units[usize::from(id)] = unit;
    }
    Ok(())
}

/// A leader of this side who takes part, by his word in the notation.
fn leader_named(rules: &Grunwald, name: &str, side: Seat) -> Option<u8> {
    let printed = |at: &usize| &rules.content.counters.leaders[*at];
    let him = |at: &usize| printed(at).id == name && printed(at).seat() == side;
    rules.scenario.leaders.iter().position(him).map(|at| at as u8)
}

fn read_leaders(rules: &Grunwald, core: &mut Core, lines: &[String]) -> Result<(), Flaw> {
    for leader in &mut core.leaders {
        leader.spot = Spot::Absent;
    }
    let mut named = vec![false; core.leaders.len()];
    for line in lines {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let printed = rules.content.counters.leader(name);
        let at = rules.scenario.leaders.iter().position(|it| Some(*it) == printed);
        let at = at.ok_or_else(|| flaw("position-no-leader", name))?;
        if std::mem::replace(&mut named[at], true) {
            return Err(flaw("position-twice", name));
        }
        let mut leader =
            Leader { spot: spot(rules, line, &mut words)?, moved: false, active: false, fatigue: 0 };
        while let Some(word) = words.next() {
            match word {
                "moved" => leader.moved = true,
                "active" => leader.active = true,
                "fatigue" => leader.fatigue = number(words.next(), line, MOST_TURNS)?,
                _ => return Err(flaw("position-line", line)),
            }
        }
        core.leaders[at] = leader;
    }
    Ok(())
}

fn read_banners(rules: &Grunwald, core: &mut Core, lines: &[String]) -> Result<(), Flaw> {
    for banner in &mut core.banners {
        *banner = Banner { staff: Staff::Gone, moved_by: NOBODY };
    }
    let start = State::from(core.clone());
    let mut named = vec![false; core.banners.len()];
    for line in lines {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let printed = rules.content.counters.banner(name);
        let at = rules.scenario.banners.iter().position(|it| Some(*it) == printed);
        let at = at.ok_or_else(|| flaw("position-no-banner", name))?;
        if std::mem::replace(&mut named[at], true) {
            return Err(flaw("position-twice", name));
        }
        let unit =
            |name: &str| rules.look(&start).find(name).ok_or_else(|| flaw("position-no-counter", name));
        let staff = match words.next() {
            None => return Err(flaw("position-line", line)),
            Some("waiting") => Staff::Waiting,
            Some("gone") => Staff::Gone,
            Some("lies") => Staff::Lies(hex(rules, words.next().unwrap_or_default())?),
            Some(bearer) => Staff::Held(unit(bearer)?),
        };
        let moved_by = match (words.next(), words.next()) {
            (None, _) => NOBODY,
            (Some("moved-by"), Some(name)) => unit(name)?,
            _ => return Err(flaw("position-line", line)),
        };
        core.banners[at] = Banner { staff, moved_by };
    }
    Ok(())
}

fn read_phase(rules: &Grunwald, text: &str, over: Option<&Over>) -> Result<Phase, Flaw> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["set-up", name] => Phase::Setup(seat(name)?),
        ["open-fire"] => Phase::OpenFire,
        ["panic"] => Phase::Panic,
        ["activate"] => Phase::Activate,
        ["close-fire"] => Phase::CloseFire,
        ["combat"] => Phase::Combat,
        ["excess", label] => Phase::Excess(hex(rules, label)?),
        ["over"] => {
            let over = over.ok_or_else(|| flaw("position-line", "over"))?;
            let end = ENDS.iter().find(|(_, name)| *name == over.end);
            let (end, _) = end.ok_or_else(|| flaw("position-line", over.end.as_str()))?;
            let winner = over.winner.as_deref().map(seat).transpose()?;
            Phase::Over(Ending { end: *end, winner, points: over.points })
        }
        _ => return Err(flaw("position-no-phase", text)),
    })
}

/// Nobody where he cannot be.
fn check(rules: &Grunwald, state: &State) -> Result<(), Flaw> {
    let (look, field) = (rules.look(state), &rules.content.field);
    for id in 0..state.units.len() as UnitId {
        let Some(hex) = state.hex_of(id) else { continue };
        let label = field.label(hex);
        if field.ground(hex) == Ground::Lake {
            return Err(flaw("position-lake", format!("{} {label}", look.name(id))));
        }
        if state.at(hex).any(|other| look.seat(other) != look.seat(id)) {
            return Err(flaw("position-enemies", label));
        }
        if !look.has_room(id, hex) && state.now.fight.is_none() && state.now.tasks.is_empty() {
            // A hex that has just lost its walls holds too many until the morale phase (G-R49).
            let razed = field.fort[usize::from(hex)] != crate::field::NO_FORT && !look.fortified(hex);
            if !razed {
                return Err(flaw("position-full", label));
            }
        }
    }
    for (leader, it) in state.leaders.iter().enumerate() {
        let Some(hex) = it.spot.hex() else { continue };
        let seat = look.leader_seat(leader);
        // Whoever has ridden over him in a counter-charge settles that when all have ridden (G-8.2.6, G-5.7.3).
        let riding = |id: UnitId| {
            let declared = |task: &Task| matches!(task, Task::Counter(list) if list.contains(&id));
            state.now.tasks.iter().any(declared)
        };
        let foe = |id: UnitId| look.seat(id) != seat && !riding(id);
        if field.ground(hex) == Ground::Lake || state.at(hex).any(foe) {
            return Err(flaw("position-leader", look.leader_card(leader).id.as_str()));
        }
    }
    for (banner, it) in state.banners.iter().enumerate() {
        if let Staff::Held(bearer) = it.staff
            && state.unit(bearer).spot.lost()
        {
            return Err(flaw("position-bearer", look.banner_id(banner)));
        }
    }
    if let Phase::Setup(seat) = state.now.phase {
        check_set_up(rules, state, seat)?;
    }
    let playing = !matches!(state.now.phase, Phase::Setup(_) | Phase::Over(_));
    for seat in [ALLIED, ORDER] {
        if playing && rules.scenario.automatic_victory && !look.has_leader(seat) {
            return Err(flaw("position-leaderless", ABOUT.battle("").seat_id(seat)));
        }
    }
    Ok(())
}

/// Can the set-up be ended by those who take part, at least as the scenario has it, and has each side a leader then?
fn check_set_up(rules: &Grunwald, state: &State, asked: Seat) -> Result<(), Flaw> {
    let [first, second] = rules.scenario.setup;
    let left = if asked == first { vec![first, second] } else { vec![asked] };
    // Who has set up already has done so completely (G-R63).
    if asked != first && !rules.look(state).setup_complete(first) {
        return Err(flaw("position-set-up-first", ABOUT.battle("").seat_id(first)));
    }
    let mut board = state.clone();
    for seat in left {
        board.now.phase = Phase::Setup(seat);
        let done = perform(rules, &mut board, &mut NoDice, &mut Silent, &Action::UseDefault);
        if done.is_err() || !rules.look(&board).setup_complete(seat) {
            return Err(flaw("position-set-up", ABOUT.battle("").seat_id(seat)));
        }
    }
    let leaderless = [ALLIED, ORDER].into_iter().find(|seat| !rules.look(&board).has_leader(*seat));
    match leaderless.filter(|_| rules.scenario.automatic_victory) {
        Some(seat) => Err(flaw("position-leaderless", ABOUT.battle("").seat_id(seat))),
        None => Ok(()),
    }
}

/// Are all the numbers of counters, leaders, banners and hexes in what is under way those of somebody?
fn check_under_way(rules: &Grunwald, core: &Core) -> Result<(), Flaw> {
    let (units, leaders, banners) = (core.units.len(), core.leaders.len(), core.banners.len());
    let hexes = rules.content.field.len();
    let mut good = true;
    let mut unit = |id: UnitId| good &= usize::from(id) < units;
    let now = &core.now;
    if let Some(id) = now.walk.and_then(|walk| walk.unit()) {
        unit(id);
    }
    let mut places: Vec<HexId> = Vec::new();
    let mut led: Vec<u8> = now.walk.and_then(|walk| walk.leader).into_iter().collect();
    if let Some(Walker::Leader(leader)) = now.walk.map(|walk| walk.who) {
        led.push(leader);
    }
    let mut flags: Vec<u8> = Vec::new();
    let shot = |shot: &Shot, places: &mut Vec<HexId>, unit: &mut dyn FnMut(UnitId)| {
        unit(shot.by);
        match shot.at {
            Aim::Unit(target) => unit(target),
            Aim::Leaders(hex) | Aim::Object(hex) => places.push(hex),
        }
    };
    let mut traces = 0;
    if let Some(fight) = now.fight.as_deref() {
        for list in [&fight.attackers, &fight.defenders, &fight.waiting, &fight.chasing, &fight.bystanders] {
            list.iter().copied().for_each(&mut unit);
        }
        places.extend(&fight.hexes);
        places.extend(fight.blood.iter().map(|(hex, _)| *hex));
        for (leader, hex) in &fight.led {
            led.push(*leader);
            places.push(*hex);
        }
        fight.exposed.iter().for_each(|(id, _)| unit(*id));
        for trace in &fight.traces {
            unit(trace.unit);
            places.extend(&trace.hexes);
        }
        if let Stage::Fort(_, hex) = fight.stage {
            places.push(hex);
        }
        traces = fight.traces.len();
    }
    let mut whole = !now.fight.as_deref().is_some_and(|fight| {
        fight.attackers.is_empty() || fight.traces.iter().any(|trace| trace.hexes.is_empty())
    });
    for task in &now.tasks {
        match task {
            Task::Walk | Task::React => whole &= now.walk.is_some(),
            Task::FleeTie => whole &= now.walk.is_some_and(|walk| matches!(walk.who, Walker::Fleeing(_))),
            Task::Fight => whole &= now.fight.is_some(),
            Task::Counter(declared) => {
                whole &= now.walk.is_some();
                declared.iter().copied().for_each(&mut unit);
            }
            Task::ShootBack(it) => {
                whole &= now.walk.is_some();
                shot(it, &mut places, &mut unit);
            }
            Task::Volley { shot: first, answers } => {
                whole &= now.walk.is_some();
                shot(first, &mut places, &mut unit);
                answers.iter().for_each(|it| shot(it, &mut places, &mut unit));
            }
            Task::FriendHit { by, hex } => {
                unit(*by);
                places.push(*hex);
            }
            Task::Aside { foot, rider, leaders: bits, .. } => {
                whole &= leaders >= 16 || bits >> leaders == 0;
                unit(*foot);
                unit(*rider);
            }
            Task::TakeUp { banner, hex, .. } => {
                flags.push(*banner);
                places.push(*hex);
            }
            Task::Retreat { trace, into, leaders: bits, .. } => {
                unit(trace.unit);
                places.extend(&trace.hexes);
                places.extend(into);
                whole &= !trace.hexes.is_empty() && (leaders >= 16 || bits >> leaders == 0);
            }
            Task::Face { unit: id, .. } | Task::Advance { unit: id, .. } => unit(*id),
            Task::Chase { unit: id, trace, leaders: bits, .. } => {
                unit(*id);
                whole &= leaders >= 16 || bits >> leaders == 0;
                whole &= *trace == u8::MAX || usize::from(*trace) < traces;
                whole &= now.fight.is_some();
            }
        }
    }
    good &= whole
        && places.iter().all(|hex| usize::from(*hex) < hexes)
        && led.iter().all(|leader| usize::from(*leader) < leaders)
        && flags.iter().all(|banner| usize::from(*banner) < banners);
    if good { Ok(()) } else { Err(Flaw::new(NAME, Phrase::new("position-under-way"))) }
}

// ---------------------------------------------------------------- writing

/// Whoever takes no part is not written.
fn write_spot(rules: &Grunwald, spot: Spot) -> Option<String> {
    let label = |hex| rules.content.field.label(hex);
    Some(match spot {
        Spot::Map(hex) => label(hex).to_string(),
        Spot::Waiting => "waiting".into(),
        Spot::Gone => "gone".into(),
        Spot::Away { by, from } => format!("away {} {from}", label(by)),
        Spot::Absent => return None,
    })
}

/// Writes a position so that it reads back as the same bytes.
pub fn write(rules: &Grunwald, setup: &Setup, state: &State) -> String {
    let (look, label) = (rules.look(state), |hex: HexId| rules.content.field.label(hex));
    let now = &state.now;
    let phase = match now.phase {
        Phase::Setup(seat) => format!("set-up {}", ABOUT.battle("").seat_id(seat)),
        Phase::OpenFire => "open-fire".into(),
        Phase::Panic => "panic".into(),
        Phase::Activate => "activate".into(),
        Phase::CloseFire => "close-fire".into(),
        Phase::Combat => "combat".into(),
        Phase::Excess(hex) => format!("excess {}", label(hex)),
        Phase::Over(_) => "over".into(),
    };
    let mut out = write_head(&ABOUT, setup);
    let _ = writeln!(out, "turn = {}\nstep = {}\nphase = {phase:?}", now.turn, now.step);
    let _ = writeln!(out, "morale = {}\nlevel = {}", state.morale, state.level);
    let _ = writeln!(out, "points = {:?}\narrived = {:?}", state.points, state.arrived);
    let forts = rules.content.field.forts.iter();
    let down = forts.filter(|hex| {
        let fort = rules.content.field.fort[usize::from(**hex)];
        fort < 16 && state.razed >> fort & 1 == 1
    });
    let down: Vec<String> = down.map(|hex| format!("{:?}", label(*hex))).collect();
    if !down.is_empty() {
        let _ = writeln!(out, "razed = [{}]", down.join(", "));
    }
    out += "units = [\n";
    for id in 0..state.units.len() as UnitId {
        let (unit, card) = (state.unit(id), look.card(id));
        let Some(spot) = write_spot(rules, unit.spot) else { continue };
        let mut line = format!("{} {spot} {}", look.name(id), unit.facing.name(Orientation::Flat));
        if unit.strength != card.strength && unit.spot != Spot::Gone {
            let _ = write!(line, " pf {}", unit.strength);
        }
        if unit.charge > 0 {
            let _ = write!(line, " nc {}", unit.charge);
        }
        match unit.order {
            Order::Good => {}
            Order::Disorganised => line += " disorganised",
            Order::Panicked => line += " panicked",
        }
        if !unit.ready {
            line += " marching";
        }
        if unit.wrecked > 0 {
            let _ = write!(line, " wrecked {}", unit.wrecked);
        }
        if unit.chief != NOBODY {
            let _ = write!(line, " under {}", look.leader_card(unit.chief.into()).id);
        }
        for (_, name) in MARKS.iter().filter(|(mark, _)| unit.marks.has(*mark)) {
            let _ = write!(line, " {name}");
        }
        let _ = writeln!(out, "  {line:?},");
    }
    out += "]\nleaders = [\n";
    for (leader, it) in state.leaders.iter().enumerate() {
        let Some(spot) = write_spot(rules, it.spot) else { continue };
        let mut line = format!("{} {spot}", look.leader_card(leader).id);
        line += if it.moved { " moved" } else { "" };
        line += if it.active { " active" } else { "" };
        if it.fatigue > 0 {
            let _ = write!(line, " fatigue {}", it.fatigue);
        }
        let _ = writeln!(out, "  {line:?},");
    }
    out += "]\nbanners = [\n";
    for (banner, it) in state.banners.iter().enumerate() {
        let staff = match it.staff {
            Staff::Waiting => "waiting".into(),
            Staff::Gone => "gone".into(),
            Staff::Held(bearer) => look.name(bearer).to_string(),
            Staff::Lies(hex) => format!("lies {}", label(hex)),
        };
        let mut line = format!("{} {staff}", look.banner_id(banner));
        if it.moved_by != NOBODY {
            let _ = write!(line, " moved-by {}", look.name(it.moved_by));
        }
        let _ = writeln!(out, "  {line:?},");
    }
    out += "]\n";
    if let Phase::Over(ending) = now.phase {
        let end = ENDS.iter().find(|(end, _)| *end == ending.end).map_or("", |(_, name)| name);
        let winner = ending.winner.map(|seat| format!(", winner = {:?}", ABOUT.battle("").seat_id(seat)));
        let _ = writeln!(
            out,
            "over = {{ end = {end:?}{}, points = {:?} }}",
            winner.unwrap_or_default(),
            ending.points
        );
    }
    if now.walk.is_some() || now.fight.is_some() || !now.tasks.is_empty() {
        let under_way = UnderWay { walk: now.walk, tasks: now.tasks.clone(), fight: now.fight.clone() };
        // Everything in it can be written: plain numbers, words and lists.
        let text = toml::Value::try_from(&under_way).map(|value| value.to_string());
        let _ = writeln!(out, "under-way = {}", text.unwrap_or_else(|_| "{}".into()));
    }
    out
}
