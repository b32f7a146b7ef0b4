//! Writing a position.

use super::{ENDS, seat_id};
use crate::MedievalBattle;
use crate::content::{CONTENT, ModuleKind, Slot};
use crate::state::*;
use engine::Seat;
use engine::position::write_head;
use engine::ruleset::{Ruleset, Setup};
use engine::secret::Secret;
use std::fmt::Write as _;

/// Writes everything about a position. Not the seed of the set-up: what was drawn from it is written out.
pub fn write(rules: &MedievalBattle, setup: &Setup, state: &State) -> String {
    let geo = rules.geo;
    let mut out = write_head(MedievalBattle::about(), setup);
    let _ = writeln!(out, "field = {{ {} }}", write_field(state));
    let (phase, before, table) = write_phase(state.phase);
    out += &before;
    let turn = seat_id(state.turn);
    let _ = writeln!(out, "phase = \"{phase}\"\nturn = \"{turn}\"\npasses = {}", state.passes);
    let _ = writeln!(out, "tokens = {{ red = {}, yellow = {} }}", state.tokens[0], state.tokens[1]);
    let flags: Vec<String> = geo
        .flags
        .iter()
        .zip(state.flags)
        .filter_map(|(flag, owner)| Some(format!("{} = \"{}\"", geo.label(flag.hex), seat_id(owner?))))
        .collect();
    let _ = writeln!(out, "flags = {{ {} }}", flags.join(", "));
    for seat in [RED, YELLOW] {
        let (stopped, lost) = (state.stopped[seat.index()], state.wagon_lost[seat.index()]);
        let _ = writeln!(out, "\n[{}]\nstopped = {stopped}\nwagon-lost = {lost}", seat_id(seat));
        out += &write_muster(rules, state, seat);
    }
    out + &table
}

/// Which module lies where: `a = "I"`, an inner one with how it is turned.
fn write_field(state: &State) -> String {
    let plan = CONTENT.modules.plan(state.field.size);
    let slot = |(at, slot): (usize, &Slot)| {
        let face = CONTENT.modules.faces.get(usize::from(state.field.faces[at]))?;
        let turn = match slot.kind {
            ModuleKind::Inner => format!("/{}", state.field.turns[at.min(1)]),
            _ => String::new(),
        };
        Some(format!("{} = \"{}{turn}\"", slot.id, face.id))
    };
    plan.slots.iter().enumerate().filter_map(slot).collect::<Vec<_>>().join(", ")
}

/// The word of a phase; what it asks for besides, as a line before it, and as a table behind everything else.
fn write_phase(phase: Phase) -> (&'static str, String, String) {
    let number = |id: UnitId| id.slot() + 1;
    let decides = |seat: Seat| format!("decides = \"{}\"\n", seat_id(seat));
    let line = |word, line| (word, line, String::new());
    let table = |word, table| (word, String::new(), table);
    match phase {
        Phase::ChooseInner => line("lay-inner", String::new()),
        Phase::ChooseOuter => line("lay-outer", String::new()),
        Phase::ChooseSmall => line("lay-small", String::new()),
        Phase::Recruit(seat) => line("recruit", decides(seat)),
        Phase::PlaceWagon(seat) => line("wagon", decides(seat)),
        Phase::PlaceUnit(seat) => line("deploy", decides(seat)),
        Phase::Turn => line("turn", String::new()),
        Phase::Moving(Moving { unit, halted, pursuing }) => {
            let unit = number(unit);
            table("move", format!("\n[moving]\nunit = {unit}\nhalted = {halted}\npursuing = {pursuing}\n"))
        }
        Phase::Respond { attacker, defender } => {
            let (attacker, defender) = (number(attacker), number(defender));
            table("respond", format!("\n[respond]\nattacker = {attacker}\ndefender = {defender}\n"))
        }
        Phase::Return { ready } => {
            let slots = (0..32).filter(|slot| ready >> slot & 1 == 1);
            let ready: Vec<String> = slots.map(|slot| (slot + 1).to_string()).collect();
            line("return", format!("ready = [{}]\n", ready.join(", ")))
        }
        Phase::Over(ending) => table("over", write_ending(&ending)),
    }
}

fn write_ending(ending: &Ending) -> String {
    let end = ENDS.iter().find(|(end, _)| *end == ending.end).map_or("", |(_, name)| name);
    let mut table = format!("\n[over]\nend = \"{end}\"\npoints = {:?}\n", ending.points);
    if let Some(winner) = ending.winner {
        let _ = writeln!(table, "winner = \"{}\"", seat_id(winner));
    }
    if let Some(value) = ending.value {
        let _ = writeln!(table, "value = {value:?}");
    }
    table
}

/// The units of a seat, or the army that it has chosen.
fn write_muster(rules: &MedievalBattle, state: &State, seat: Seat) -> String {
    match &state.muster[seat.index()] {
        Muster::Done => {
            let units = state.units_of(seat).map(|(_, unit)| write_unit(rules, unit));
            let lines: String = units.map(|unit| format!("  \"{unit}\",\n")).collect();
            format!("units = [\n{lines}]\n")
        }
        Muster::Waiting => String::new(),
        Muster::Chosen(Secret::Known { value, salt }) => {
            format!("army = {{ {} }}\nsalt = \"{salt:x}\"\n", write_army(value))
        }
        Muster::Chosen(Secret::Sealed { seal }) => format!("# army under seal {seal}\n"),
        Muster::Public(army) => format!("army = {{ {} }}\nopen = true\n", write_army(army)),
    }
}

fn write_army(army: &Army) -> String {
    let some = army.0.iter().zip(KINDS).filter(|(count, _)| **count > 0);
    some.map(|(count, kind)| format!("{} = {count}", kind.id())).collect::<Vec<_>>().join(", ")
}

fn write_unit(rules: &MedievalBattle, unit: &Unit) -> String {
    let geo = rules.geo;
    let worn = if unit.worn() { " x1" } else { "" };
    let place = match unit.whereabouts {
        Whereabouts::Hex(hex) => format!("{} mp {}", geo.label(hex), unit.points),
        Whereabouts::Reserve => "reserve".into(),
        Whereabouts::Away(place) => {
            format!("away {}", CONTENT.modules.plan(geo.size).ring[usize::from(place)])
        }
        Whereabouts::Gone => "gone".into(),
    };
    format!("{}{worn} {place}", unit.kind.id())
}
