//! Hand-written positions: any phase, partial armies, every marker, flag and off-map record. What is not said comes
//! from the scenario. [`write`] says everything, so that it reads back as the same bytes.
//!
//! ```toml
//! game = "medieval-battle"
//! scenario = "crossroads"
//! turn = "red"
//! flags = { H8 = "yellow" }
//! tokens = { red = 3 }
//! red.units = ["W M6", "LC H8 mp 2", "HI x1 I9", "A reserve", "LB x1 away O1"]
//! yellow.units = ["P 1,0 mp 0"]
//! ```

mod armies;
mod checking;
mod phase;
mod writing;

pub use writing::write;

use crate::MedievalBattle;
use crate::ch1_battlefield::{Field, check_laid};
use crate::content::{CONTENT, ModuleKind};
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use engine::position::{NAME, Source, Spanned};
use engine::ruleset::Ruleset;
use engine::text::Phrase;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    phase: Option<Spanned<String>>,
    turn: Option<Spanned<String>>,
    passes: Option<Spanned<u8>>,
    tokens: Option<BTreeMap<String, Spanned<u8>>>,
    flags: Option<BTreeMap<String, Spanned<String>>>,
    field: Option<BTreeMap<String, Spanned<String>>>,
    red: Option<SideFile>,
    yellow: Option<SideFile>,
    // What a phase asks for besides; in any other phase it would mean nothing.
    decides: Option<Spanned<String>>,
    moving: Option<Spanned<MovingFile>>,
    respond: Option<Spanned<RespondFile>>,
    ready: Option<Spanned<Vec<u8>>>,
    over: Option<Spanned<OverFile>>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct SideFile {
    units: Option<Vec<Spanned<String>>>,
    army: Option<Spanned<BTreeMap<Kind, u8>>>,
    /// `open` for an army fixed by the set-up; else it is sealed with this salt.
    salt: Option<Spanned<String>>,
    open: Option<Spanned<bool>>,
    stopped: Option<bool>,
    wagon_lost: Option<Spanned<bool>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Which {
    /// The number of the unit in its seat's list, from 1.
    Number(u8),
    /// Where it stands.
    Hex(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MovingFile {
    unit: Which,
    #[serde(default)]
    halted: bool,
    #[serde(default)]
    pursuing: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RespondFile {
    attacker: Which,
    defender: Which,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OverFile {
    end: String,
    winner: Option<Spanned<String>>,
    points: [u8; 2],
    value: Option<[u8; 2]>,
}

const ENDS: [(End, &str); 4] = [
    (End::Points, "points"),
    (End::Exhausted, "exhausted"),
    (End::Passes, "passes"),
    (End::Resigned, "resigned"),
];
const PHASES: [&str; 11] = [
    "lay-inner",
    "lay-outer",
    "lay-small",
    "recruit",
    "wagon",
    "deploy",
    "turn",
    "move",
    "respond",
    "return",
    "over",
];

/// A mistake of the position as a whole: no line of the file is to blame.
fn flaw(id: &'static str, what: impl Into<String>) -> Flaw {
    Flaw::new(NAME, Phrase::new(id).with("what", what.into()))
}

/// A file as it is read: the rules that it is of, its text, its parts.
struct Reading<'a> {
    rules: &'a MedievalBattle,
    source: Source<'a>,
    file: &'a File,
}

/// Reads a position on top of the scenario's own.
pub fn read(rules: &MedievalBattle, mut core: Core, text: &str) -> Result<State, Flaw> {
    let source = Source(text);
    let file: File = source.read()?;
    let reading = Reading { rules, source, file: &file };
    if let Some(field) = &file.field {
        core.field = reading.field(core.field, field)?;
    }
    let named = |side: &Option<SideFile>| side.as_ref().is_some_and(|side| side.units.is_some());
    if named(&file.red) || named(&file.yellow) {
        if file.phase.is_none() {
            core.phase = Phase::Turn;
        }
        // A seat that is not mentioned keeps what the scenario gave it.
        core.muster = [Muster::Done; 2];
        core.stopped = [true; 2];
    }
    for (who, side) in [(RED, &file.red), (YELLOW, &file.yellow)] {
        if let Some(side) = side {
            reading.side(&mut core, who, side)?;
        }
    }
    reading.counts(&mut core)?;
    reading.only_what_the_phase_asks_for()?;
    if let Some(name) = &file.phase {
        core.phase = reading.phase(&core, name)?;
    }
    let state = State::from(core);
    checking::check(rules, &state)?;
    Ok(state)
}

impl Reading<'_> {
    /// A seat by its name, which stands there.
    fn seat(&self, name: &str, at: Range<usize>) -> Result<Seat, Flaw> {
        let seat = MedievalBattle::about().battle("").seat(name);
        seat.ok_or_else(|| self.source.flaw(at, "position-no-seat", name))
    }

    /// Whose turn it is, tokens, flags, passes.
    fn counts(&self, core: &mut Core) -> Result<(), Flaw> {
        let (rules, source, file) = (self.rules, self.source, self.file);
        if let Some(turn) = &file.turn {
            core.turn = self.seat(turn.get_ref(), turn.span())?;
        }
        for (name, tokens) in file.tokens.iter().flatten() {
            if *tokens.get_ref() > rules.charts.time_tokens {
                return Err(source.flaw(tokens.span(), "position-tokens", tokens.get_ref().to_string()));
            }
            core.tokens[self.seat(name, tokens.span())?.index()] = *tokens.get_ref();
        }
        if let Some(flags) = &file.flags {
            core.flags = [None; 6];
            for (label, owner) in flags {
                let no_hex = || source.flaw(owner.span(), "position-no-hex", label);
                let hex = rules.geo.find(label).ok_or_else(no_hex)?;
                let flag = rules.geo.flag_at[usize::from(hex)]
                    .ok_or_else(|| source.flaw(owner.span(), "position-no-flag", label))?;
                let owned = core.flags[usize::from(flag)].replace(self.seat(owner.get_ref(), owner.span())?);
                if owned.is_some() {
                    return Err(source.flaw(owner.span(), "position-flag-twice", label));
                }
            }
        }
        if let Some(passes) = &file.passes {
            let over = file.phase.as_ref().is_some_and(|phase| phase.get_ref() == "over");
            if rules.charts.passes_end_it(*passes.get_ref()) && !over {
                return Err(source.flaw(passes.span(), "position-passes", passes.get_ref().to_string()));
            }
            core.passes = *passes.get_ref();
        }
        Ok(())
    }

    fn field(&self, mut field: Field, wanted: &BTreeMap<String, Spanned<String>>) -> Result<Field, Flaw> {
        let plan = CONTENT.modules.plan(field.size);
        field.faces = Field::bare(field.size).faces;
        for (slot, at) in wanted {
            let face = at.get_ref().as_str();
            let wrong = || self.source.flaw(at.span(), "position-field", format!("{slot} = {face}"));
            let at = plan.slots.iter().position(|known| known.id == *slot).ok_or_else(wrong)?;
            let (name, turn) = face.split_once('/').unwrap_or((face, "0"));
            let turn: u8 = turn.parse().ok().filter(|turn| *turn < 3).ok_or_else(wrong)?;
            field.faces[at] = CONTENT.modules.face(name).ok_or_else(wrong)?;
            if CONTENT.modules.faces[usize::from(field.faces[at])].kind != plan.slots[at].kind {
                return Err(wrong());
            }
            match plan.slots[at].kind {
                ModuleKind::Inner => field.turns[at.min(1)] = turn,
                _ if turn == 0 => {}
                _ => return Err(wrong()),
            }
        }
        // A field that is still being laid has empty slots; what the phase wants is checked later.
        check_laid(&CONTENT.modules, &field).map_err(|why| Flaw::new(NAME, why))?;
        Ok(field)
    }
}

fn seat_id(seat: Seat) -> &'static str {
    MedievalBattle::about().battle("").seat_id(seat)
}
