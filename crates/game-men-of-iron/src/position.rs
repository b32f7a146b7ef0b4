//! Hand-written positions: any moment of a battle, any units, every mark. What is not said comes from the scenario, and units that
//! are not named take no part. [`write`] says everything, so that it reads back as the same bytes.
//!
//! ```toml
//! game = "men-of-iron"
//! scenario = "falkirk"
//! phase = "moving"
//! command = "lincoln"
//! units = ["lincoln-mm1 0818 12", "wallace-pk1 1007 10 schiltron", "wallace-pk2 1107 2 disordered"]
//! leaders = ["lincoln 0818"]
//! ```

mod checking;
mod lines;
mod phases;
mod under_way;
mod writing;

pub use writing::write;

use crate::MenOfIron;
use crate::ids::{LeaderId, StandardId, UnitId};
use crate::notation::standard_named;
use crate::play::EventWriter;
use crate::state::*;
use engine::content::Flaw;
use engine::dice::Scripted;
use engine::position::{NAME, Source, Spanned};
use engine::text::Phrase;
use engine::{Listener, Seat};
use hexboard::{Orientation, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::Range;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    /// `set-up eng`, `free`, `repick`, `continue`, `seize lincoln`, `order`, `moving`, `naming`, `shock`, `ending`, `over`.
    phase: Option<Spanned<String>>,
    holder: Option<Spanned<String>>,
    command: Option<Spanned<String>>,
    kind: Option<Spanned<String>>,
    last: Option<Spanned<String>>,
    passes: Option<Spanned<[u8; 2]>>,
    quiet: Option<Spanned<u8>>,
    clock: Option<Spanned<u8>>,
    activation: Option<u16>,
    stirred: Option<bool>,
    thrown: Option<bool>,
    guarded: Option<Spanned<String>>,
    /// The marks of the activation stand on the lines, and are not looked up.
    mustered: Option<bool>,
    units: Option<Vec<Spanned<String>>>,
    leaders: Option<Vec<Spanned<String>>>,
    lost_standards: Option<Vec<Spanned<String>>>,
    lost_markers: Option<Vec<Spanned<u8>>>,
    bombards_fired: Option<Vec<Spanned<u8>>>,
    trampled: Option<Vec<Spanned<String>>>,
    pits: Option<Vec<Spanned<String>>>,
    happened: Option<Vec<Spanned<String>>>,
    named: Option<Vec<Spanned<String>>>,
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

/// A move, a combat, a reaction in the middle: units and hexes by their numbers, as the program writes them.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnderWay {
    walk: Option<Walk>,
    #[serde(default)]
    tasks: Vec<Task>,
    #[serde(default)]
    fights: Vec<Fight>,
}

const ENDS: [(End, &str); 6] = [
    (End::Flight, "flight"),
    (End::NoUnits, "no-units"),
    (End::StandOff, "stand-off"),
    (End::Quiet, "quiet"),
    (End::Clock, "clock"),
    (End::Resigned, "resigned"),
];
const KINDS: [(Kind, &str); 3] =
    [(Kind::Free, "free"), (Kind::Continued, "continued"), (Kind::Seized, "seized")];
const MARKS: [(u16, &str); 16] = [
    (Marks::COMMANDED, "commanded"),
    (Marks::WAS_DISORDERED, "was-disordered"),
    (Marks::MOVED, "moved"),
    (Marks::TURNED, "turned"),
    (Marks::FIRED, "fired"),
    (Marks::DONE, "done"),
    (Marks::BUSY, "busy"),
    (Marks::CHANGED, "changed"),
    (Marks::COUNTERED, "countered"),
    (Marks::ATTACKED, "attacked"),
    (Marks::HOT, "impetuous"),
    (Marks::LENT, "lent"),
    (Marks::PUSHED, "pushed"),
    (Marks::MOUNTING, "mounting"),
    (Marks::WHEELED, "wheeled"),
    (Marks::FINISHED, "finished"),
];
/// What has happened in a battle, and its word.
type Happened = (fn(&mut Episodes) -> &mut bool, &'static str);
const HAPPENED: [Happened; 6] = [
    (|it| &mut it.marshals, "marshals"),
    (|it| &mut it.comyn, "comyn"),
    (|it| &mut it.tello_due, "tello-due"),
    (|it| &mut it.tello, "tello"),
    (|it| &mut it.small_folk, "small-folk"),
    (|it| &mut it.first_thrown, "first-thrown"),
];

/// A file as it is read: the rules that it is of, its text, its parts, and where everybody stands in it.
struct Reading<'a> {
    rules: &'a MenOfIron,
    source: Source<'a>,
    file: &'a File,
    units: BTreeMap<UnitId, Range<usize>>,
    leaders: BTreeMap<LeaderId, Range<usize>>,
    /// Units that are said to be out of command.
    apart: Units,
}

/// Reads a position on top of the scenario's own, and goes on from there to the next decision.
pub fn read(rules: &MenOfIron, start: State, text: &str) -> Result<State, Flaw> {
    let source = Source(text);
    let file: File = source.read()?;
    let (units, leaders, apart) = (BTreeMap::new(), BTreeMap::new(), Units::NONE);
    let mut reading = Reading { rules, source, file: &file, units, leaders, apart };
    let mut core = Core::from(start);
    if let Some(lines) = &file.units {
        reading.units(&mut core, lines)?;
    }
    if let Some(lines) = &file.leaders {
        reading.leaders(&mut core, lines)?;
    }
    reading.control(&mut core)?;
    reading.tracks(&mut core)?;
    reading.named(&mut core)?;
    if let Some(under_way) = &file.under_way {
        let UnderWay { walk, tasks, fights } = under_way.get_ref().clone();
        (core.now.walk, core.now.tasks, core.now.fights) = (walk, tasks, fights);
        under_way::check(rules, &core).map_err(|why| source.says(under_way.span(), why))?;
    }
    let mut state = reading.mustered(State::from(core));
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

    /// A seat by its name, which stands there.
    fn seat(&self, name: &str, at: Range<usize>) -> Result<Seat, Flaw> {
        self.rules.battle.find_side(name).ok_or_else(|| self.source.flaw(at, "position-no-seat", name))
    }

    fn command(&self, name: &str, at: Range<usize>) -> Result<CommandId, Flaw> {
        self.rules.battle.find_command(name).ok_or_else(|| self.source.flaw(at, "position-no-command", name))
    }

    /// A hexside that play may change, by its label: `1014/5`.
    fn mark(&self, label: &str, at: Range<usize>) -> Result<u64, Flaw> {
        let field = self.rules.field;
        let side = label.split_once('/').and_then(|(hex, hour)| {
            let side = Side::from_hour(hour.parse().ok()?, Orientation::Pointy)?;
            Some(field.mark(field.find(hex)?, side))
        });
        match side.filter(|mark| mark.index() < MOST_SIDES) {
            Some(mark) => Ok(1 << mark.index()),
            None => Err(self.source.flaw(at, "position-no-side", label)),
        }
    }

    /// Standards, markers and hexsides that are no longer as they were, and what has happened.
    fn tracks(&self, core: &mut Core) -> Result<(), Flaw> {
        let (file, source) = (self.file, self.source);
        let look_state = State::from(core.clone());
        let look = self.rules.look(&look_state);
        for name in file.lost_standards.iter().flatten() {
            let standard: Option<StandardId> = standard_named(&look, name.get_ref());
            let flaw = || source.flaw(name.span(), "position-no-standard", name.get_ref());
            core.standards[standard.ok_or_else(flaw)?.index()] = false;
        }
        for number in file.lost_markers.iter().flatten() {
            core.markers[self.marker(number)?] = false;
        }
        for number in file.bombards_fired.iter().flatten() {
            core.bombards_fired |= 1 << (self.marker(number)? & 7);
        }
        for label in file.trampled.iter().flatten() {
            core.trampled |= self.mark(label.get_ref(), label.span())?;
        }
        for label in file.pits.iter().flatten() {
            core.pits |= self.mark(label.get_ref(), label.span())?;
        }
        for word in file.happened.iter().flatten() {
            let known = HAPPENED.iter().find(|(_, known)| known == word.get_ref());
            let flaw = || source.flaw(word.span(), "position-happened", word.get_ref());
            *(known.ok_or_else(flaw)?.0)(&mut core.episodes) = true;
        }
        Ok(())
    }

    /// A wagon or a bombard, counted from one.
    fn marker(&self, number: &Spanned<u8>) -> Result<usize, Flaw> {
        let at = usize::from(*number.get_ref()).checked_sub(1);
        let flaw = || self.source.flaw(number.span(), "position-no-marker", number.get_ref().to_string());
        at.filter(|at| *at < self.rules.battle.markers.len()).ok_or_else(flaw)
    }

    /// In an activation everybody carries the marks with which it began, unless the lines say them.
    fn mustered(&self, state: State) -> State {
        let now = &state.now;
        let acts = matches!(now.phase, Phase::Order | Phase::Moving | Phase::Naming | Phase::Shock);
        let named = self.file.units.is_some() && self.file.mustered != Some(true);
        if !acts || !named || now.control.command == CommandId::NONE {
            return state;
        }
        let muster = self.rules.look(&state).muster(now.control.command);
        let mut core = Core::from(state);
        let marks = [
            (muster.commanded.but(self.apart), Marks::COMMANDED),
            (muster.disordered, Marks::WAS_DISORDERED),
            (muster.lent, Marks::LENT),
            (muster.hot, Marks::HOT),
        ];
        for (units, bit) in marks {
            units.iter().for_each(|unit| core.units[unit.index()].marks.set(bit));
        }
        State::from(core)
    }
}
