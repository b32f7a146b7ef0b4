//! The short notation of actions, the same in journals, saves, tests and on the page; `docs/games/medieval-battle.md` shows examples.

use crate::action::Action;
use crate::ch1_battlefield::{NO_FACE, Pick, slots_of};
use crate::content::{CONTENT, ModuleKind};
use crate::look::Look;
use crate::state::*;
use crate::telling::place;
use engine::Refusal;
use engine::decision::{Act, Gesture};
use engine::text::Phrase;
use engine::verbs::{Notation, Word};
use engine::{verbs, word};

const MARKS: [char; 4] = ['-', 'x', '*', '+'];

verbs! { Action, Look<'_>;
    ["lay" (pick: Modules)]                      => Lay(pick);
    ["recruit" ((army, salt): Recruits)]         => Recruit { army, salt };
    ["wagon" (hex: Hex)]                         => PlaceWagon { hex };
    ["place" (kind: Name) (hex: Hex)]            => Place { kind, hex };
    ["hold"]                                     => HoldBack;
    ["stop"]                                     => Stop;
    ["regroup"]                                  => Regroup;
    ["pass"]                                     => Pass;
    ["stand"]                                    => Stand;
    ["retreat" (to: Hex)]                        => Retreat { to };
    ["leave"]                                    => Leave;
    ["return" ((kind, worn): CounterSide) (hex: Hex)]   => Enter { kind, worn, away: true, hex };
    ["arrive" ((kind, worn): Full) (hex: Hex)]   => Enter { kind, worn, away: false, hex };
    ["finish"]                                   => Finish;
    [(unit: At) "dismount"]                      => Dismount { unit };
    [((unit, to): Pair<'-'>)]                    => Step { unit, to };
    [((unit, target): Pair<'x'>)]                => Melee { unit, target };
    [((unit, target): Pair<'*'>)]                => Shoot { unit, target };
    [((unit, with): Pair<'+'>)]                  => Merge { unit, with };
}

pub fn write(look: &Look, action: &Action) -> String {
    Notation::write(action, look)
}

/// Reads a notation. A sentence says what is wrong; whether the action is legal is another question.
pub fn read(look: &Look, text: &str) -> Result<Action, Refusal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let unknown = || Refusal::unreadable(Phrase::new("read-unknown").with("text", short(text)));
    let verb = words.first().map(|word| word.to_ascii_lowercase()).unwrap_or_default();
    <Action as Notation<Look>>::read(look, &verb, &words).map_err(|why| why.unwrap_or_else(unknown))
}

// ---------------------------------------------------------------- the words

type Understood<T> = Result<T, Option<Refusal>>;

word! { Hex, Look<'_>, HexId, "HEX";
    write |look, hex| look.label(hex);
    read  |look, word| {
        let missing = || Some(Refusal::unreadable(Phrase::new("read-no-hex").with("hex", short(word))));
        look.board.geo.find(word).ok_or_else(missing)
    };
}

word! { Name, Look<'_>, Kind, "KIND";
    write |_, kind| kind.id().to_string();
    read  |_, word| {
        let missing = || Some(Refusal::unreadable(Phrase::new("read-no-kind").with("kind", short(word))));
        Kind::parse(word).ok_or_else(missing)
    };
}

word! {
    /// A kind and the side of its counter: `LB'` is worn.
    CounterSide, Look<'_>, (Kind, bool), "KIND'";
    write |_, (kind, worn)| format!("{}{}", kind.id(), if worn { "'" } else { "" });
    read  |look, word| {
        let bare = word.strip_suffix('\'');
        Ok((Name::read(look, &[bare.unwrap_or(word)])?, bare.is_some()))
    };
}

word! {
    /// A kind whose units are full.
    Full, Look<'_>, (Kind, bool), "KIND";
    write |look, side| CounterSide::write(look, side);
    read  |look, word| Ok((Name::read(look, &[word])?, false));
}

word! {
    /// The unit on a hex.
    At, Look<'_>, UnitId, "HEX";
    write |look, unit| look.label(look.state.unit(unit).hex().unwrap_or_default());
    read  |look, word| Ok(unit_at(look, Hex::read(look, &[word])?)?);
}

/// The unit on a hex, a mark for what it does, and the hex to which it does it: `H8-I8`.
struct Pair<const MARK: char>;

impl<const MARK: char> Word<Look<'_>> for Pair<MARK> {
    type Value = (UnitId, HexId);
    const NAME: &'static str = match MARK {
        '-' => "HEX-HEX",
        'x' => "HEXxHEX",
        '*' => "HEX*HEX",
        _ => "HEX+HEX",
    };

    fn write(look: &Look, (unit, hex): (UnitId, HexId)) -> String {
        format!("{}{MARK}{}", At::write(look, unit), look.label(hex))
    }
    fn read(look: &Look, words: &[&str]) -> Understood<(UnitId, HexId)> {
        // A label has one letter in front: look for the mark behind it, so that an x is not taken for a column.
        let marked = |(_, c): &(usize, char)| MARKS.contains(&c.to_ascii_lowercase());
        let (at, mark) = words[0].char_indices().skip(1).find(marked).ok_or(None)?;
        if mark.to_ascii_lowercase() != MARK {
            return Err(None);
        }
        let (unit, hex) = (&words[0][..at], &words[0][at + mark.len_utf8()..]);
        Ok((At::read(look, &[unit])?, Hex::read(look, &[hex])?))
    }
}

/// An army and the salt of its seal: `HC2 LC1 A2`, or `none`; `#` and 16 hexadecimal digits may follow.
struct Recruits;

impl Word<Look<'_>> for Recruits {
    type Value = (Army, u64);
    const NAME: &'static str = "KIND1 KIND2 #SALT";
    const WORDS: [usize; 2] = [1, usize::MAX];

    fn write(_: &Look, (army, salt): (Army, u64)) -> String {
        let some = army.0.iter().zip(KINDS).filter(|(count, _)| **count > 0);
        let mut words: Vec<String> = some.map(|(count, kind)| format!("{}{count}", kind.id())).collect();
        if words.is_empty() {
            words.push("none".into());
        }
        if salt != 0 {
            words.push(format!("#{salt:016x}"));
        }
        words.join(" ")
    }
    fn read(look: &Look, words: &[&str]) -> Understood<(Army, u64)> {
        let (mut army, mut salt) = (Army::default(), 0);
        for (n, word) in words.iter().enumerate() {
            if let Some(digits) = word.strip_prefix('#') {
                let last = digits.len() == 16 && n + 1 == words.len();
                salt = u64::from_str_radix(digits, 16).ok().filter(|_| last).ok_or(None)?;
                continue;
            }
            if *word == "none" {
                continue;
            }
            let split = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
            let (name, count) = word.split_at(split);
            let count: u8 = if count.is_empty() { 1 } else { count.parse().map_err(|_| None)? };
            let slot = army.0.get_mut(Name::read(look, &[name])? as usize).ok_or(None)?;
            *slot = slot.checked_add(count).ok_or(None)?;
        }
        Ok((army, salt))
    }
}

/// Modules and where they lie: `I0=IV/1`, `O0=AI O1=AII O2=AIII`.
struct Modules;

impl Word<Look<'_>> for Modules {
    type Value = Pick;
    const NAME: &'static str = "SLOT=FACE";
    const WORDS: [usize; 2] = [1, usize::MAX];

    fn write(look: &Look, pick: Pick) -> String {
        write_pick(look, &pick)
    }
    fn read(look: &Look, words: &[&str]) -> Understood<Pick> {
        read_pick(look, words).ok_or(None)
    }
}

fn write_pick(look: &Look, pick: &Pick) -> String {
    let plan = CONTENT.modules.plan(look.board.geo.size);
    let mut words = Vec::new();
    for (n, slot) in slots_of(look.board.geo.size, pick.kind()).into_iter().enumerate() {
        let face =
            CONTENT.modules.faces.get(usize::from(pick.faces()[n])).map_or("?", |face| face.id.as_str());
        let turn =
            if pick.kind() == ModuleKind::Inner { format!("/{}", pick.turn(n)) } else { String::new() };
        words.push(format!("{}={face}{turn}", plan.slots[slot].id));
    }
    words.join(" ")
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
