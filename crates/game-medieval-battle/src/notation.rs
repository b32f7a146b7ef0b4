//! The short notation of actions, the same in journals, saves, tests and on the page.
//!
//! | action | notation |
//! |---|---|
//! | step, melee, shot, merger | `H8-I8`, `H8xI8`, `H8*I8`, `H8+I8` |
//! | dismount, end the move | `H8 dismount`, `stop` |
//! | regroup, pass | `regroup`, `pass` |
//! | answers | `stand`, `retreat G8`, `leave` |
//! | come back, come from the reserve | `return LB G8`, `return LB' G8` (worn), `arrive HI G8`, `finish` |
//! | set up | `wagon M6`, `place HC K7`, `hold` |
//! | recruit | `recruit HC2 LC1 A2`, `recruit none`; the salt of the seal may follow as `#` and 16 hexadecimal digits |
//! | lay the battlefield | `lay I0=IV/1`, `lay O0=AI O1=AII O2=AIII`, `lay S0=1a S1=2b S2=3a` |

use crate::action::Action;
use crate::ch1_battlefield::{NO_FACE, Pick, slots_of};
use crate::content::{CONTENT, ModuleKind};
use crate::look::Look;
use crate::state::*;
use crate::telling::place;
use engine::Refusal;
use engine::decision::{Act, Gesture};
use engine::text::Phrase;

const MARKS: [char; 4] = ['-', 'x', '*', '+'];

pub fn write(look: &Look, action: &Action) -> String {
    let at = |unit: UnitId| look.label(look.state.unit(unit).hex().unwrap_or(0));
    let pair = |unit: UnitId, mark: char, hex: HexId| format!("{}{mark}{}", at(unit), look.label(hex));
    match *action {
        Action::Lay(pick) => write_pick(look, &pick),
        Action::Recruit { army, salt } => {
            let some = army.0.iter().zip(KINDS).filter(|(count, _)| **count > 0);
            let mut words: Vec<String> = some.map(|(count, kind)| format!("{}{count}", kind.id())).collect();
            if words.is_empty() {
                words.push("none".into());
            }
            if salt != 0 {
                words.push(format!("#{salt:016x}"));
            }
            format!("recruit {}", words.join(" "))
        }
        Action::PlaceWagon { hex } => format!("wagon {}", look.label(hex)),
        Action::Place { kind, hex } => format!("place {} {}", kind.id(), look.label(hex)),
        Action::HoldBack => "hold".into(),
        Action::Step { unit, to } => pair(unit, '-', to),
        Action::Melee { unit, target } => pair(unit, 'x', target),
        Action::Shoot { unit, target } => pair(unit, '*', target),
        Action::Merge { unit, with } => pair(unit, '+', with),
        Action::Dismount { unit } => format!("{} dismount", at(unit)),
        Action::Stop => "stop".into(),
        Action::Regroup => "regroup".into(),
        Action::Pass => "pass".into(),
        Action::Stand => "stand".into(),
        Action::Retreat { to } => format!("retreat {}", look.label(to)),
        Action::Leave => "leave".into(),
        Action::Enter { kind, worn, away, hex } => {
            let (verb, worn) = (if away { "return" } else { "arrive" }, if worn { "'" } else { "" });
            format!("{verb} {}{worn} {}", kind.id(), look.label(hex))
        }
        Action::Finish => "finish".into(),
    }
}

fn write_pick(look: &Look, pick: &Pick) -> String {
    let plan = CONTENT.modules.plan(look.board.geo.size);
    let mut words = vec!["lay".to_string()];
    for (n, slot) in slots_of(look.board.geo.size, pick.kind()).into_iter().enumerate() {
        let face =
            CONTENT.modules.faces.get(usize::from(pick.faces()[n])).map_or("?", |face| face.id.as_str());
        let turn =
            if pick.kind() == ModuleKind::Inner { format!("/{}", pick.turn(n)) } else { String::new() };
        words.push(format!("{}={face}{turn}", plan.slots[slot].id));
    }
    words.join(" ")
}

/// Reads a notation. A sentence says what is wrong; whether the action is legal is another question.
pub fn read(look: &Look, text: &str) -> Result<Action, Refusal> {
    let unknown = || Refusal::unreadable(Phrase::new("read-unknown").with("text", short(text)));
    let mut words = text.split_whitespace();
    let first = words.next().ok_or_else(unknown)?;
    let rest: Vec<&str> = words.collect();
    let hex = |label: &str| {
        let missing = || Refusal::unreadable(Phrase::new("read-no-hex").with("hex", short(label)));
        look.board.geo.find(label).ok_or_else(missing)
    };
    let kind = |word: &str| {
        let missing = || Refusal::unreadable(Phrase::new("read-no-kind").with("kind", short(word)));
        Kind::parse(word).ok_or_else(missing)
    };
    let verb = first.to_ascii_lowercase();
    let action = match (verb.as_str(), rest.as_slice()) {
        ("lay", picks) => Action::Lay(read_pick(look, picks).ok_or_else(unknown)?),
        ("recruit", army) => read_army(army, &kind)?.ok_or_else(unknown)?,
        ("wagon", [at]) => Action::PlaceWagon { hex: hex(at)? },
        ("place", [what, at]) => Action::Place { kind: kind(what)?, hex: hex(at)? },
        ("hold", []) => Action::HoldBack,
        ("stop", []) => Action::Stop,
        ("regroup", []) => Action::Regroup,
        ("pass", []) => Action::Pass,
        ("stand", []) => Action::Stand,
        ("retreat", [to]) => Action::Retreat { to: hex(to)? },
        ("leave", []) => Action::Leave,
        ("return", [what, at]) => {
            let bare = what.strip_suffix('\'');
            Action::Enter {
                kind: kind(bare.unwrap_or(what))?,
                worn: bare.is_some(),
                away: true,
                hex: hex(at)?,
            }
        }
        ("arrive", [what, at]) => {
            Action::Enter { kind: kind(what)?, worn: false, away: false, hex: hex(at)? }
        }
        ("finish", []) => Action::Finish,
        (_, ["dismount"]) => Action::Dismount { unit: unit_at(look, hex(first)?)? },
        (_, []) => {
            // A label has one letter in front: look for the mark behind it, so that an x is not taken for a column.
            let (at, mark) = first
                .char_indices()
                .skip(1)
                .find(|(_, c)| MARKS.contains(&c.to_ascii_lowercase()))
                .ok_or_else(unknown)?;
            let unit = unit_at(look, hex(&first[..at])?)?;
            let other = hex(&first[at + mark.len_utf8()..])?;
            match mark.to_ascii_lowercase() {
                '-' => Action::Step { unit, to: other },
                'x' => Action::Melee { unit, target: other },
                '*' => Action::Shoot { unit, target: other },
                _ => Action::Merge { unit, with: other },
            }
        }
        _ => return Err(unknown()),
    };
    Ok(action)
}

/// The unit meant by a hex: the one that is moving if it is there, else who stands there.
fn unit_at(look: &Look, hex: HexId) -> Result<UnitId, Refusal> {
    if let Phase::Moving(moving) = look.state.phase
        && look.state.unit(moving.unit).hex() == Some(hex)
    {
        return Ok(moving.unit);
    }
    let nobody = || Refusal::unreadable(Phrase::new("read-nobody").with("hex", look.label(hex)));
    look.state.at(hex).ok_or_else(nobody)
}

fn read_army(
    words: &[&str],
    kind: &dyn Fn(&str) -> Result<Kind, Refusal>,
) -> Result<Option<Action>, Refusal> {
    let (mut army, mut salt) = (Army::default(), 0);
    for (n, word) in words.iter().enumerate() {
        if let Some(digits) = word.strip_prefix('#') {
            match u64::from_str_radix(digits, 16) {
                Ok(number) if digits.len() == 16 && n + 1 == words.len() => salt = number,
                _ => return Ok(None),
            }
            continue;
        }
        if *word == "none" {
            continue;
        }
        let split = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let (name, count) = word.split_at(split);
        let Ok(count) = (if count.is_empty() { Ok(1) } else { count.parse::<u8>() }) else { return Ok(None) };
        let Some(slot) = army.0.get_mut(kind(name)? as usize) else { return Ok(None) };
        let Some(sum) = slot.checked_add(count) else { return Ok(None) };
        *slot = sum;
    }
    Ok((!words.is_empty()).then_some(Action::Recruit { army, salt }))
}

fn read_pick(look: &Look, words: &[&str]) -> Option<Pick> {
    let size = look.board.geo.size;
    let plan = CONTENT.modules.plan(size);
    let first = words.first()?.split_once('=')?.0;
    let kind = plan.slots.iter().find(|slot| slot.id == first)?.kind;
    let slots = slots_of(size, kind);
    if slots.len() != words.len() {
        return None;
    }
    let (mut faces, mut turns) = ([NO_FACE; 5], [0; 2]);
    for (n, (slot, word)) in slots.iter().zip(words).enumerate() {
        let (name, face) = word.split_once('=')?;
        let (face, turn) = face.split_once('/').map_or((face, "0"), |(face, turn)| (face, turn));
        if plan.slots[*slot].id != name {
            return None;
        }
        faces[n] = CONTENT.modules.face(face)?;
        let turn: u8 = turn.parse().ok().filter(|turn| *turn < 3)?;
        match turns.get_mut(n) {
            Some(known) if kind == ModuleKind::Inner => *known = turn,
            _ if turn == 0 => {}
            _ => return None,
        }
    }
    Some(match kind {
        ModuleKind::Inner => Pick::Inner { faces: [faces[0], faces[1]], turns },
        ModuleKind::Outer => Pick::Outer(faces),
        ModuleKind::Supplementary => Pick::Small([faces[0], faces[1], faces[2], faces[3]]),
    })
}

/// Quotes a request without letting a long one flood the answer.
fn short(text: &str) -> String {
    let mut cut: String = text.chars().take(60).collect();
    if cut.len() < text.len() {
        cut.push('…');
    }
    cut
}

/// What an action looks like on the board.
pub fn gesture(look: &Look, action: &Action) -> Gesture {
    let at = |hex: HexId| Some(place(look.board.geo, hex));
    let unit = |kind: &'static str, unit: UnitId| Gesture {
        kind,
        piece: Some(unit.0.into()),
        from: look.state.unit(unit).hex().and_then(at),
        ..Gesture::default()
    };
    let target = |hex: HexId| look.state.at(hex).map(|unit| u16::from(unit.0));
    let defender = match look.state.phase {
        Phase::Respond { defender, .. } => Some(defender),
        _ => None,
    };
    let answer =
        |kind: &'static str| defender.map_or(Gesture { kind, ..Gesture::default() }, |id| unit(kind, id));
    match *action {
        Action::Lay(_) => Gesture { kind: "lay", ..Gesture::default() },
        Action::Recruit { .. } => Gesture { kind: "recruit", ..Gesture::default() },
        Action::PlaceWagon { hex } => {
            Gesture { kind: "place", what: Some(Kind::W.id().into()), to: at(hex), ..Gesture::default() }
        }
        Action::Place { kind, hex } => {
            Gesture { kind: "place", what: Some(kind.id().into()), to: at(hex), ..Gesture::default() }
        }
        Action::HoldBack => Gesture { kind: "hold", ..Gesture::default() },
        Action::Step { unit: id, to } => Gesture { to: at(to), ..unit("step", id) },
        Action::Melee { unit: id, target: hex } => {
            Gesture { to: at(hex), target: target(hex), ..unit("melee", id) }
        }
        Action::Shoot { unit: id, target: hex } => {
            Gesture { to: at(hex), target: target(hex), ..unit("shoot", id) }
        }
        Action::Merge { unit: id, with } => {
            Gesture { to: at(with), target: target(with), ..unit("merge", id) }
        }
        Action::Dismount { unit: id } => unit("dismount", id),
        Action::Stop => match look.state.phase {
            Phase::Moving(moving) => unit("stop", moving.unit),
            _ => Gesture { kind: "stop", act: Act::Stop, ..Gesture::default() },
        },
        Action::Regroup => Gesture { kind: "regroup", ..Gesture::default() },
        Action::Pass => Gesture { kind: "pass", ..Gesture::default() },
        Action::Stand => answer("stand"),
        Action::Retreat { to } => Gesture { to: at(to), ..answer("retreat") },
        Action::Leave => answer("leave"),
        Action::Enter { kind, hex, away, .. } => Gesture {
            kind: if away { "return" } else { "arrive" },
            what: Some(kind.id().into()),
            to: at(hex),
            ..Gesture::default()
        },
        Action::Finish => Gesture { kind: "finish", ..Gesture::default() },
    }
}
