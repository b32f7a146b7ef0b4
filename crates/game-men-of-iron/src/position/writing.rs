//! Writing a position.

use super::{ENDS, HAPPENED, KINDS, MARKS, UnderWay};
use crate::MenOfIron;
use crate::about::ABOUT;
use crate::field::MarkId;
use crate::ids::{LeaderId, MarkerId, StandardId, UnitId};
use crate::look::Look;
use crate::notation::{formation_word, standard_word};
use crate::state::*;
use engine::Seat;
use engine::position::write_head;
use engine::ruleset::Setup;
use hexboard::Orientation;
use std::fmt::Write as _;

/// Writes a position so that it reads back as the same bytes.
pub fn write(rules: &MenOfIron, setup: &Setup, state: &State) -> String {
    let look = rules.look(state);
    let mut out = write_head(&ABOUT, setup);
    control(&look, &mut out);
    let mut list = |name: &str, lines: &mut dyn Iterator<Item = String>| {
        let lines: String = lines.map(|line| format!("  {line:?},\n")).collect();
        let _ = write!(out, "{name} = [\n{lines}]\n");
    };
    list("units", &mut UnitId::all(state.units.len()).filter_map(|id| unit(&look, id)));
    list("leaders", &mut LeaderId::all(state.leaders.len()).filter_map(|it| leader(&look, it)));
    tracks(&look, &mut out);
    if let Phase::Over(ending) = state.now.phase {
        let end = ENDS.iter().find(|(end, _)| *end == ending.end).map_or("", |(_, name)| name);
        let winner = ending.winner.map(|seat| format!(", winner = {:?}", seat_id(&look, seat)));
        let (winner, points) = (winner.unwrap_or_default(), ending.points);
        let _ = writeln!(out, "over = {{ end = {end:?}{winner}, points = {points:?} }}");
    }
    let now = &state.now;
    if now.walk.is_some() || !now.fights.is_empty() || !now.tasks.is_empty() {
        let under_way = UnderWay { walk: now.walk, tasks: now.tasks.clone(), fights: now.fights.clone() };
        // Everything in it can be written: plain numbers, words and lists.
        let text = toml::Value::try_from(&under_way).map(|value| value.to_string());
        let _ = writeln!(out, "under-way = {}", text.unwrap_or_else(|_| "{}".into()));
    }
    out
}

fn seat_id<'a>(look: &Look<'a>, seat: Seat) -> &'a str {
    &look.battle().army(seat).id
}

fn command_id<'a>(look: &Look<'a>, command: CommandId) -> &'a str {
    &look.battle().command(command).id
}

fn control(look: &Look, out: &mut String) {
    let now = &look.state.now;
    let control = &now.control;
    let _ = writeln!(out, "phase = {:?}\nholder = {:?}", phase(look), seat_id(look, control.holder));
    if control.command != CommandId::NONE {
        let _ = writeln!(out, "command = {:?}", command_id(look, control.command));
    }
    let kind = KINDS.iter().find(|(kind, _)| *kind == control.kind).map_or("", |(_, word)| word);
    let _ = writeln!(out, "kind = {kind:?}");
    if control.last != CommandId::NONE {
        let _ = writeln!(out, "last = {:?}", command_id(look, control.last));
    }
    let _ =
        writeln!(out, "passes = {:?}\nquiet = {}\nclock = {}", control.passes, control.quiet, control.clock);
    let _ = writeln!(out, "activation = {}", now.activation);
    let _ = writeln!(out, "stirred = {}\nthrown = {}\nmustered = true", control.stirred, control.thrown);
    if let Some(seat) = control.guarded {
        let _ = writeln!(out, "guarded = {:?}", seat_id(look, seat));
    }
}

fn phase(look: &Look) -> String {
    match look.state.now.phase {
        Phase::Setup(seat) => format!("set-up {}", seat_id(look, seat)),
        Phase::Free => "free".into(),
        Phase::Repick => "repick".into(),
        Phase::Continue => "continue".into(),
        Phase::Seize(command) => format!("seize {}", command_id(look, command)),
        Phase::Order => "order".into(),
        Phase::Moving => "moving".into(),
        Phase::Naming => "naming".into(),
        Phase::Shock => "shock".into(),
        Phase::Ending => "ending".into(),
        Phase::Over(_) => "over".into(),
    }
}

/// Whoever takes no part is not written.
fn whereabouts(look: &Look, whereabouts: Whereabouts) -> Option<String> {
    Some(match whereabouts {
        Whereabouts::Map(hex) => look.label(hex).to_string(),
        Whereabouts::Waiting => "waiting".into(),
        Whereabouts::Gone => "gone".into(),
        Whereabouts::Absent => return None,
    })
}

/// Off the map too it stays as it was, for whoever looks at it there.
fn unit(look: &Look, id: UnitId) -> Option<String> {
    let (unit, card) = (look.state.unit(id), look.card(id));
    let place = match whereabouts(look, unit.whereabouts) {
        Some(place) => place,
        // It rode away; otherwise it has never been there.
        None if *unit != look.rules.absent(card) => "absent".into(),
        None => return None,
    };
    let mut line = format!("{} {place}", look.name(id));
    if unit.kind != card.kind {
        let _ = write!(line, " {}", unit.kind.id());
    }
    if unit.whereabouts.hex().is_some() || unit.facing != card.facing {
        let _ = write!(line, " {}", unit.facing.hour(Orientation::Pointy));
    }
    match unit.status {
        Status::Normal => {}
        Status::Disordered => line += " disordered",
        Status::Retired => line += " retired",
    }
    if unit.formation != Formation::None {
        let _ = write!(line, " {}", formation_word(unit.formation));
    }
    for (_, name) in MARKS.iter().filter(|(mark, _)| unit.marks.has(*mark)) {
        let _ = write!(line, " {name}");
    }
    Some(line)
}

fn leader(look: &Look, leader: LeaderId) -> Option<String> {
    let it = look.state.leader(leader);
    // One who rode away and had been replaced before is still a loss.
    let place =
        whereabouts(look, it.whereabouts).or((it.replacement || it.moved).then(|| "absent".to_string()))?;
    let mut line = format!("{} {place}", look.battle().leader(leader).id);
    line += if it.replacement { " replacement" } else { "" };
    line += if it.moved { " moved" } else { "" };
    Some(line)
}

fn tracks(look: &Look, out: &mut String) {
    let state = look.state;
    let mut list = |name: &str, items: Vec<String>| {
        if !items.is_empty() {
            let _ = writeln!(out, "{name} = [{}]", items.join(", "));
        }
    };
    let quoted = |word: &str| format!("{word:?}");
    let standards = StandardId::number(&state.standards).filter(|(_, stands)| !**stands);
    list("lost-standards", standards.map(|(id, _)| quoted(standard_word(look, id))).collect());
    let markers = MarkerId::number(&state.markers).filter(|(_, left)| !**left);
    list("lost-markers", markers.map(|(id, _)| (id.index() + 1).to_string()).collect());
    let fired = (0..8).filter(|bit| state.bombards_fired >> bit & 1 == 1);
    list("bombards-fired", fired.map(|bit| (bit + 1).to_string()).collect());
    let sides = |has: &dyn Fn(MarkId) -> bool| {
        let marks = MarkId::number(&look.field().marks).filter(|(mark, _)| has(*mark));
        marks.map(|(_, (hex, side))| quoted(&look.field().side_label(*hex, *side))).collect::<Vec<_>>()
    };
    list("trampled", sides(&|mark| state.is_trampled(mark)));
    list("pits", sides(&|mark| state.has_pit(mark)));
    let mut episodes = state.episodes;
    let happened = HAPPENED.iter().filter(|(of, _)| *of(&mut episodes)).map(|(_, word)| quoted(word));
    list("happened", happened.collect());
    list("named", state.now.named.iter().map(|named| quoted(&attack(look, named))).collect());
}

/// An attack that was named; where both stood then, if they no longer do.
fn attack(look: &Look, named: &Named) -> String {
    let mut line = format!("{} x {}", look.name(named.attacker), look.name(named.defender));
    line += if named.charge { " charge" } else { "" };
    if look.hex_of(named.attacker) != Some(named.from) {
        let _ = write!(line, " from {}", look.label(named.from));
    }
    if look.hex_of(named.defender) != Some(named.at) {
        let _ = write!(line, " at {}", look.label(named.at));
    }
    line
}
