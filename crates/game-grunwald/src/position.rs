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

use crate::about::ABOUT;
use crate::ch02_turn::is_movement;
use crate::field::HexId;
use crate::play::EventWriter;
use crate::state::*;
use crate::{Card, Grunwald};
use engine::Listener;
use engine::Seat;
use engine::content::Flaw;
use engine::dice::Scripted;
use engine::position::{NAME, Source, Spanned};
use engine::text::Phrase;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    turn: Option<Spanned<u8>>,
    step: Option<Spanned<u8>>,
    /// `set-up allied`, `open-fire`, `panic`, `activate`, `close-fire`, `combat`, `excess 0915`, `over`.
    phase: Option<Spanned<String>>,
    morale: Option<Spanned<i8>>,
    level: Option<Spanned<i8>>,
    points: Option<Spanned<[u16; 2]>>,
    arrived: Option<Spanned<[[u8; 2]; 2]>>,
    razed: Option<Vec<Spanned<String>>>,
    units: Option<Vec<Spanned<String>>>,
    leaders: Option<Spanned<Vec<Spanned<String>>>>,
    banners: Option<Vec<Spanned<String>>>,
    over: Option<Over>,
    under_way: Option<Spanned<UnderWay>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Over {
    end: Spanned<String>,
    winner: Option<Spanned<String>>,
    points: [u16; 2],
}

/// A move, a combat, a reaction in the middle: counters and hexes by their numbers, as the program writes them.
#[derive(Clone, Default, Serialize, Deserialize)]
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

/// A file as it is read: the rules that it is of, its text, its parts, and where everybody stands in it.
struct Reading<'a> {
    rules: &'a Grunwald,
    source: Source<'a>,
    file: &'a File,
    lines: Lines,
}

/// Where a file speaks of whom.
#[derive(Default)]
struct Lines {
    units: BTreeMap<UnitId, Range<usize>>,
    leaders: BTreeMap<LeaderId, Range<usize>>,
    banners: BTreeMap<BannerId, Range<usize>>,
}

/// Reads a position on top of the scenario's own, and goes on from there to the next decision.
pub fn read(rules: &Grunwald, start: State, text: &str) -> Result<State, Flaw> {
    let source = Source(text);
    let file: File = source.read()?;
    let mut reading = Reading { rules, source, file: &file, lines: Lines::default() };
    let mut core = Core::from(start);
    if let Some(lines) = &file.units {
        reading.units(&mut core, lines)?;
    }
    reading.time(&mut core)?;
    reading.tracks(&mut core)?;
    if let Some(lines) = &file.leaders {
        reading.leaders(&mut core, lines.get_ref())?;
    }
    if let Some(lines) = &file.banners {
        reading.banners(&mut core, lines)?;
    }
    if let Some(under_way) = &file.under_way {
        let UnderWay { walk, tasks, fight } = under_way.get_ref().clone();
        (core.now.walk, core.now.tasks, core.now.fight) = (walk, tasks, fight);
        under_way::check(rules, &core).map_err(|why| source.says(under_way.span(), why))?;
    }
    must_flee(rules, &mut core);
    let mut state = State::from(core);
    reading.check(&state)?;
    let (mut dice, mut silent) = (Scripted::new(Vec::new()), Listener::Nobody);
    if EventWriter::new(rules, &mut state, &mut dice, &mut silent).resume().is_err() {
        return Err(Flaw::new(NAME, Phrase::new("position-needs-dice")));
    }
    let mut answers = Vec::new();
    rules.look(&state).legal(&mut answers);
    if answers.is_empty() && rules.look(&state).question().is_some() {
        return Err(Flaw::new(NAME, Phrase::new("position-no-answer")));
    }
    Ok(state)
}

impl Reading<'_> {
    /// A mistake that the file has made if it speaks of it at all, and else of the position as a whole.
    fn flaw(&self, at: Option<Range<usize>>, id: &'static str, what: impl Into<String>) -> Flaw {
        match at {
            Some(at) => self.source.flaw(at, id, what),
            None => Flaw::new(NAME, Phrase::new(id).with("what", what.into())),
        }
    }

    /// A hex by its number, which stands there.
    fn hex(&self, label: &str, at: Range<usize>) -> Result<HexId, Flaw> {
        let hex = self.rules.content.field.find(label);
        hex.ok_or_else(|| self.source.flaw(at, "position-no-hex", label))
    }

    /// A seat by its name, which stands there.
    fn seat(&self, name: &str, at: Range<usize>) -> Result<Seat, Flaw> {
        ABOUT.battle("").seat(name).ok_or_else(|| self.source.flaw(at, "position-no-seat", name))
    }

    /// Turn, phase of the turn, and what is going on in it. Counters without a word about that are on the move in the first phase.
    fn time(&self, core: &mut Core) -> Result<(), Flaw> {
        let file = self.file;
        if file.units.is_some() && file.phase.is_none() {
            (core.now.turn, core.now.phase_number) = (1, 1);
            core.now.phase = self.usual_phase(core);
        }
        if let Some(turn) = &file.turn {
            core.now.turn = *turn.get_ref();
            if core.now.turn > self.rules.scenario.turns {
                return Err(self.source.flaw(turn.span(), "position-no-turn", core.now.turn.to_string()));
            }
        }
        if let Some(step) = &file.step {
            core.now.phase_number = *step.get_ref();
            if core.now.phase_number > 9 {
                let number = core.now.phase_number.to_string();
                return Err(self.source.flaw(step.span(), "position-no-step", number));
            }
            if file.phase.is_none() {
                core.now.phase = self.usual_phase(core);
            }
        }
        if let Some(phase) = &file.phase {
            core.now.phase = self.phase(phase)?;
        }
        if let Some(over) = file.over.as_ref().filter(|_| !matches!(core.now.phase, Phase::Over(_))) {
            return Err(self.source.flaw(over.end.span(), "position-other-phase", "over"));
        }
        self.fits_together(&core.now)
    }

    /// What is going on in a phase of a turn of which no more is said: who panics is asked before anybody moves (G-10.2.2).
    fn usual_phase(&self, core: &Core) -> Phase {
        let number = core.now.phase_number;
        let asked = || {
            let who = core.units.iter().zip(&self.rules.roster);
            who.filter(|(unit, _)| !unit.marks.has(Marks::DONE))
                .any(|(unit, card)| panics_in(self.rules, number, unit, card))
        };
        match is_movement(number) {
            true if self.file.under_way.is_none() && asked() => Phase::Panic,
            true => Phase::Activate,
            false => Phase::Combat,
        }
    }

    /// Do turn, phase of the turn and what is going on in it belong together?
    fn fits_together(&self, now: &Agenda) -> Result<(), Flaw> {
        let phase = || self.file.phase.as_ref().map(Spanned::span);
        let fits = match now.phase {
            Phase::Setup(_) => now.phase_number == 0,
            Phase::OpenFire | Phase::Panic | Phase::Activate | Phase::CloseFire => {
                is_movement(now.phase_number)
            }
            Phase::Combat => now.phase_number > 0 && !is_movement(now.phase_number),
            Phase::Excess(_) => now.phase_number == 9,
            Phase::Over(_) => true,
        };
        if !fits {
            let at = self.file.step.as_ref().map(Spanned::span).or_else(phase);
            return Err(self.flaw(at, "position-step", now.phase_number.to_string()));
        }
        let playing = !matches!(now.phase, Phase::Setup(_));
        if playing != (now.turn > 0) && !matches!(now.phase, Phase::Over(_)) {
            let at = self.file.turn.as_ref().map(Spanned::span).or_else(phase);
            return Err(self.flaw(at, "position-no-turn", now.turn.to_string()));
        }
        Ok(())
    }

    fn phase(&self, text: &Spanned<String>) -> Result<Phase, Flaw> {
        let words: Vec<&str> = text.get_ref().split_whitespace().collect();
        Ok(match words.as_slice() {
            ["set-up", name] => Phase::Setup(self.seat(name, text.span())?),
            ["open-fire"] => Phase::OpenFire,
            ["panic"] => Phase::Panic,
            ["activate"] => Phase::Activate,
            ["close-fire"] => Phase::CloseFire,
            ["combat"] => Phase::Combat,
            ["excess", label] => Phase::Excess(self.hex(label, text.span())?),
            ["over"] => Phase::Over(self.ending(text)?),
            _ => return Err(self.source.flaw(text.span(), "position-no-phase", text.get_ref())),
        })
    }

    fn ending(&self, phase: &Spanned<String>) -> Result<Ending, Flaw> {
        let Some(over) = &self.file.over else {
            return Err(self.source.flaw(phase.span(), "position-line", "over"));
        };
        let name = over.end.get_ref();
        let end = ENDS.iter().find(|(_, known)| known == name);
        let (end, _) = end.ok_or_else(|| self.source.flaw(over.end.span(), "position-line", name))?;
        let winner = over.winner.as_ref().map(|seat| self.seat(seat.get_ref(), seat.span()));
        Ok(Ending { end: *end, winner: winner.transpose()?, points: over.points })
    }

    /// Morale, points, reinforcements that have come, walls that are down.
    fn tracks(&self, core: &mut Core) -> Result<(), Flaw> {
        let (file, source, track) = (self.file, self.source, &self.rules.content.charts.track);
        let [least, most] = track.ends;
        if let Some(morale) = &file.morale {
            core.morale = *morale.get_ref();
            if !(least..=most).contains(&core.morale) {
                return Err(source.flaw(morale.span(), "position-no-box", core.morale.to_string()));
            }
            core.level = track.level(core.morale);
        }
        if let Some(level) = &file.level {
            core.level = *level.get_ref();
            if !(-2..=2).contains(&core.level) {
                return Err(source.flaw(level.span(), "position-no-level", core.level.to_string()));
            }
        }
        if let Some(points) = &file.points {
            core.points = *points.get_ref();
            if core.points.iter().any(|points| *points > MOST_POINTS) {
                let what = format!("points = {:?}", core.points);
                return Err(source.flaw(points.span(), "position-number", what));
            }
        }
        if let Some(arrived) = &file.arrived {
            core.arrived = *arrived.get_ref();
            if core.arrived.as_flattened().iter().any(|count| usize::from(*count) > core.units.len()) {
                let what = format!("arrived = {:?}", core.arrived);
                return Err(source.flaw(arrived.span(), "position-number", what));
            }
        }
        let mut named = BTreeSet::new();
        for label in file.razed.iter().flatten() {
            let hex = self.hex(label.get_ref(), label.span())?;
            let fort = self.rules.content.field.fort[usize::from(hex)];
            if fort >= 16 {
                return Err(source.flaw(label.span(), "position-no-walls", label.get_ref()));
            }
            if !named.insert(fort) {
                return Err(source.flaw(label.span(), "position-twice", label.get_ref()));
            }
            core.razed |= 1 << fort;
        }
        Ok(())
    }
}

/// Before anybody moves, all who panic are asked whether they rally or flee (G-10.2.2). Once somebody is marked, or on his way, the
/// marks say who is still to be asked.
fn must_flee(rules: &Grunwald, core: &mut Core) {
    let begins = matches!(core.now.phase, Phase::OpenFire | Phase::Panic) && core.now.tasks.is_empty();
    if !begins || core.units.iter().any(|unit| unit.marks.has(Marks::MUST_FLEE)) {
        return;
    }
    let number = core.now.phase_number;
    for (unit, card) in core.units.iter_mut().zip(&rules.roster) {
        if panics_in(rules, number, unit, card) && !unit.marks.has(Marks::DONE) {
            unit.marks.set(Marks::MUST_FLEE);
        }
    }
}

/// Is this somebody who rallies or flees in this movement phase, if he panicked before it?
fn panics_in(rules: &Grunwald, phase_number: u8, unit: &Unit, card: &Card) -> bool {
    let moves = card.side == rules.mover_in(phase_number)
        && card.kind.mounted() == matches!(phase_number, 1 | 5)
        && is_movement(phase_number);
    moves && unit.whereabouts.hex().is_some() && unit.cohesion == Cohesion::Panicked
}
