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

mod checking;
mod counters;
mod under_way;
mod writing;

pub use writing::write;

use crate::Grunwald;
use crate::play::Scribe;
use crate::state::*;
use counters::{hex, seat};
use engine::content::Flaw;
use engine::dice::Scripted;
use engine::journal::Silent;
use engine::position::{NAME, Source};
use engine::text::Phrase;
use serde::{Deserialize, Serialize};

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
/// More than all counters of both sides are worth.
const MOST_POINTS: u16 = 9_999;
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
        counters::read_units(rules, &mut core, lines)?;
    }
    read_time(rules, &mut core, &file)?;
    read_tracks(rules, &mut core, &file)?;
    if let Some(lines) = &file.leaders {
        counters::read_leaders(rules, &mut core, lines)?;
    }
    if let Some(lines) = &file.banners {
        counters::read_banners(rules, &mut core, lines)?;
    }
    if let Some(under_way) = file.under_way {
        let UnderWay { walk, tasks, fight } = under_way;
        (core.now.walk, core.now.tasks, core.now.fight) = (walk, tasks, fight);
        under_way::check(rules, &core)?;
    }
    must_flee(rules, &mut core);
    let mut state = State::from(core);
    checking::check(rules, &state)?;
    let (mut dice, mut silent) = (Scripted::new(Vec::new()), Silent);
    if Scribe::new(rules, &mut state, &mut dice, &mut silent).resume().is_err() {
        return Err(Flaw::new(NAME, Phrase::new("position-needs-dice")));
    }
    let mut answers = Vec::new();
    rules.look(&state).legal(&mut answers);
    if answers.is_empty() && rules.look(&state).question().is_some() {
        return Err(Flaw::new(NAME, Phrase::new("position-no-answer")));
    }
    Ok(state)
}

/// Turn, phase of the turn, and what is going on in it. Counters without a word about that are on the move in the first phase.
fn read_time(rules: &Grunwald, core: &mut Core, file: &File) -> Result<(), Flaw> {
    let now = &mut core.now;
    if file.units.is_some() && file.phase.is_none() {
        (now.turn, now.step, now.phase) = (1, 1, Phase::Activate);
    }
    if let Some(turn) = file.turn {
        let known = (turn <= rules.scenario.turns).then_some(turn);
        now.turn = known.ok_or_else(|| flaw("position-no-turn", turn.to_string()))?;
    }
    if let Some(step) = file.step {
        let known = (step <= 9).then_some(step);
        now.step = known.ok_or_else(|| flaw("position-no-step", step.to_string()))?;
        if file.phase.is_none() {
            now.phase = if moves(step) { Phase::Activate } else { Phase::Combat };
        }
    }
    if let Some(phase) = &file.phase {
        now.phase = read_phase(rules, phase, file.over.as_ref())?;
    }
    let fits = match now.phase {
        Phase::Setup(_) => now.step == 0,
        Phase::OpenFire | Phase::Panic | Phase::Activate | Phase::CloseFire => moves(now.step),
        Phase::Combat => now.step > 0 && !moves(now.step),
        Phase::Excess(_) => now.step == 9,
        Phase::Over(_) => true,
    };
    if !fits {
        return Err(flaw("position-step", now.step.to_string()));
    }
    let playing = !matches!(now.phase, Phase::Setup(_));
    if playing != (now.turn > 0) && !matches!(now.phase, Phase::Over(_)) {
        return Err(flaw("position-no-turn", now.turn.to_string()));
    }
    Ok(())
}

/// Is this phase of the turn one of movement?
fn moves(step: u8) -> bool {
    step % 2 == 1 && step < 9
}

/// Morale, points, reinforcements that have come, walls that are down.
fn read_tracks(rules: &Grunwald, core: &mut Core, file: &File) -> Result<(), Flaw> {
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
    if core.points.iter().any(|points| *points > MOST_POINTS) {
        return Err(flaw("position-number", format!("points = {:?}", core.points)));
    }
    core.arrived = file.arrived.unwrap_or(core.arrived);
    if core.arrived.as_flattened().iter().any(|count| usize::from(*count) > core.units.len()) {
        return Err(flaw("position-number", format!("arrived = {:?}", core.arrived)));
    }
    for label in file.razed.iter().flatten() {
        let fort = hex(rules, label).map(|hex| rules.content.field.fort[usize::from(hex)])?;
        if fort >= 16 {
            return Err(flaw("position-no-walls", label));
        }
        core.razed |= 1 << fort;
    }
    Ok(())
}

/// Before anybody moves, all who panic are asked whether they rally or flee (G-10.2.2). Once somebody is marked, or on his way, the
/// marks say who is still to be asked.
fn must_flee(rules: &Grunwald, core: &mut Core) {
    let begins = matches!(core.now.phase, Phase::OpenFire | Phase::Panic) && core.now.tasks.is_empty();
    if !begins || core.units.iter().any(|unit| unit.marks.has(Marks::MUST_FLEE)) {
        return;
    }
    let (mover, mounted) = (rules.mover_in(core.now.step), matches!(core.now.step, 1 | 5));
    for (unit, card) in core.units.iter_mut().zip(&rules.roster) {
        let moves = card.side == mover && card.kind.mounted() == mounted && unit.spot.hex().is_some();
        if moves && unit.order == Order::Panicked && !unit.marks.has(Marks::DONE) {
            unit.marks.set(Marks::MUST_FLEE);
        }
    }
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
