//! Orders to groups, as a line of words gives them and as they are carried out to their end.

use crate::sitting::{Played, Sitting};
use engine::decision::Place;
use engine::group::{GroupOrder, Pace};
use engine::intent::{Then, WentOn};
use engine::scene::Board;
use engine::table::Throw;
use engine::{Facing, Seat, Stop, Viewer};

/// No order plays more actions than this.
const MOST_ACTIONS: usize = 20_000;

/// An order in words: who, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub members: Vec<u16>,
    pub order: GroupOrder,
}

/// What of a line is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Neither numbers of pieces nor the name of a group.
    Who(String),
    /// No order.
    What(String),
    /// No place on this board.
    Where(String),
}

/// Reads `WHO there HEX`, `WHO advance [SIDE [HEXES]]`, `WHO forward [SIDE [HEXES]]`, `WHO along HEX HEX...`, `WHO face SIDE`, `WHO attack` or `WHO again`; WHO is the id of a group or numbers of
/// pieces with commas, of which the first leads.
pub fn read(sitting: &dyn Sitting, words: &[String]) -> Result<Command, Unread> {
    let [who, what, rest @ ..] = words else { return Err(Unread::What(String::new())) };
    let groups = sitting.groups();
    let named =
        groups.into_iter().find(|group| group.id.eq_ignore_ascii_case(who)).map(|group| group.members);
    let numbers = || who.split(',').map(|number| number.trim().parse().ok()).collect::<Option<Vec<u16>>>();
    let members = named.or_else(numbers).ok_or_else(|| Unread::Who(who.clone()))?;
    let number = |word: &String| word.parse::<u8>().map_err(|_| Unread::What(word.clone()));
    let order = match (what.as_str(), rest) {
        ("there", [to]) => GroupOrder::There(place(sitting, to)?),
        ("along", [_, ..]) => {
            let places = rest.iter().map(|to| place(sitting, to));
            GroupOrder::Along(places.collect::<Result<_, _>>()?)
        }
        ("advance" | "forward", rest @ ([] | [_] | [_, _])) => GroupOrder::Advance {
            side: rest.first().map(|side| side_of(side)).transpose()?,
            most: rest.get(1).map(number).transpose()?,
            pace: if what == "advance" { Pace::Slowest } else { Pace::Each },
        },
        ("again", []) => GroupOrder::Again,
        ("face", [side]) => GroupOrder::Face(Facing::Side(side_of(side)?)),
        ("attack", []) => GroupOrder::Attack,
        _ => return Err(Unread::What(what.clone())),
    };
    Ok(Command { members, order })
}

/// A side of a hex, clockwise, as facings are counted.
fn side_of(word: &str) -> Result<u8, Unread> {
    word.parse().ok().filter(|side| *side < 6).ok_or_else(|| Unread::What(word.to_string()))
}

/// A hex by its printed name, or a pose.
fn place(sitting: &dyn Sitting, word: &str) -> Result<Place, Unread> {
    let unknown = || Unread::Where(word.to_string());
    match &sitting.scene(Viewer::Public).ground.board {
        Board::Hexes(board) => {
            let cell = board.cells.iter().find(|cell| cell.label.eq_ignore_ascii_case(word));
            cell.map(|cell| Place::Hex { q: cell.q, r: cell.r }).ok_or_else(unknown)
        }
        Board::Table { .. } => word.parse().map(Place::Pose).map_err(|()| unknown()),
    }
}

/// Goes on with what a seat has set out for until somebody is asked, dice that matter have fallen, or nothing is left of it.
pub fn carry_on(sitting: &mut dyn Sitting, seat: Seat) -> Result<WentOn<Played>, Stop> {
    let mut whole = WentOn { steps: Vec::new(), skipped: Vec::new(), then: Then::Done };
    for _ in 0..MOST_ACTIONS {
        if sitting.decision().is_none_or(|decision| decision.seat != seat) {
            let waits = sitting.intent(seat).is_some();
            whole.then = if waits { Then::Waits } else { Then::Done };
            break;
        }
        let one = sitting.go_on(Throw::Seeded)?;
        whole.steps.extend(one.steps);
        whole.skipped.extend(one.skipped);
        whole.then = one.then;
        if whole.then != Then::GoesOn {
            break;
        }
    }
    Ok(whole)
}
