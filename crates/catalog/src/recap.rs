//! What has happened between two moments of a game, in short: for whoever gets control back and did not see it, or saw too much of it.
//!
//! Losses, numbers that have changed, who came where, and the gravest events, each with the action it belongs to: whoever wants to see one
//! again goes there. Worked out from the scenes and the account of the game alone, as far as the viewer may know them.

use crate::json::Speaker;
use crate::sitting::{Played, Sitting};
use engine::decision::{Place, Role};
use engine::dice::Rolled;
use engine::explain::{AccountRole, Weight};
use engine::ruleset::Told;
use engine::scene::{Piece, Scene, Track, TrayRole};
use engine::sorted::{Gathered, InOrder};
use engine::text::Phrase;
use engine::{Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What has happened from one moment to another: both are numbers of actions played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recap {
    pub from: usize,
    pub to: usize,
    /// Points, morale, tokens: every number that is always in view and has changed. Not the clock.
    pub tracks: Vec<Changed>,
    /// Who was lost, left the map, or is weaker; the lost first.
    pub losses: Vec<Loss>,
    /// Who stands elsewhere; those next to the other side first.
    pub came: Vec<Came>,
    /// What hurt somebody, in its order.
    pub events: Vec<Grave>,
    /// The actions that something was reckoned or thrown for.
    pub fights: Vec<usize>,
}

/// A number that has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    pub seat: Option<Seat>,
    pub kind: &'static str,
    pub name: Phrase,
    pub before: i32,
    pub after: i32,
    pub goal: Option<i32>,
}

/// A piece that is worse off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// As it was before.
    pub piece: Piece,
    pub fate: Fate,
    /// The action by which it was last told of there, if any: where to look.
    pub action: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// It is out of the game.
    Lost,
    /// It has left the board and may come back.
    Left,
    /// So many steps are left of it.
    Weaker { left: u8 },
}

/// A piece that stands elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Came {
    /// As it is now.
    pub piece: Piece,
    /// Where it was before; `None` where it was not on the board.
    pub from: Option<Place>,
    pub to: Place,
    /// How far the nearest piece of another side is from it now, in hexes or in the measure of the table.
    pub near: Option<i32>,
}

/// An event that hurt somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grave {
    pub action: usize,
    /// Its place among the events of that action.
    pub event: usize,
    pub seat: Seat,
    pub told: Told,
    /// The throw that it tells of, or else the throws that came before it in the same action.
    pub rolls: Vec<Rolled>,
}

impl Recap {
    /// Nothing that anybody would have to be told.
    pub fn is_empty(&self) -> bool {
        self.tracks.is_empty() && self.losses.is_empty() && self.came.is_empty() && self.events.is_empty()
    }
}

/// What has happened between two moments.
pub fn recap(sitting: &dyn Sitting, from: usize, to: usize, viewer: Viewer) -> Recap {
    let to = to.min(sitting.length());
    let from = from.min(to);
    let history = sitting.history(viewer);
    let (before, after) = (sitting.scene_after(from, viewer), sitting.scene_after(to, viewer));
    let span = || history.iter().enumerate().take(to).skip(from);
    Recap {
        from,
        to,
        tracks: changed(&before, &after),
        losses: losses(&before, &after, |place| {
            let speaks = |played: &Played| played.events.iter().any(|told| told.places.contains(place));
            span().filter(|(_, played)| speaks(played)).map(|(number, _)| number).next_back()
        }),
        came: came(&before, &after),
        events: span().flat_map(|(number, played)| graves(number, played)).collect(),
        fights: span().filter(|(_, played)| played.is_fight()).map(|(number, _)| number).collect(),
    }
}

/// Where that begins which a seat has not decided: behind the last action that it chose in its own turn. What it answered to the other
/// side since then, by itself or by an order, belongs to the other side's turn; what is laid out before the battle is no news.
pub fn since_last_turn_of(sitting: &dyn Sitting, seat: Seat, viewer: Viewer) -> usize {
    let history = sitting.history(viewer);
    let own = |played: &Played| played.seat == seat && !played.reaction && !played.by_order;
    let after = history.iter().rposition(|played| own(played)).map_or(0, |last| last + 1);
    let set_up = history.iter().skip(after).take_while(|played| played.role == Role::SetUp).count();
    after + set_up
}

impl Played {
    /// Was something thrown or reckoned for it that is no price?
    pub fn is_fight(&self) -> bool {
        let reckoned = |told: &Told| told.accounts.iter().any(|account| account.role != AccountRole::Price);
        !self.rolls.is_empty() || self.events.iter().any(reckoned)
    }
}

fn changed(before: &Scene, after: &Scene) -> Vec<Changed> {
    let same = |a: &Track, b: &Track| (a.seat, a.kind) == (b.seat, b.kind);
    let of = |now: &Track| {
        let was = before.tracks.iter().find(|was| same(was, now))?;
        let Track { seat, kind, value, goal, .. } = *now;
        (was.value != value).then(|| Changed {
            seat,
            kind,
            name: now.name.clone(),
            before: was.value,
            after: value,
            goal,
        })
    };
    after.tracks.iter().filter(|track| !track.counts_time()).filter_map(of).collect()
}

fn losses(before: &Scene, after: &Scene, told_at: impl Fn(&Place) -> Option<usize>) -> Vec<Loss> {
    let now: BTreeMap<u16, &Piece> = after.pieces.iter().map(|piece| (piece.id, piece)).gathered();
    let role = |id: u16| {
        let holds = |tray: &&engine::scene::Tray| tray.pieces.iter().any(|entry| entry.piece.id == id);
        after.trays.iter().find(holds).map(|tray| tray.role)
    };
    let fate = |was: &Piece| match now.get(&was.id) {
        Some(is) => {
            let (left, had) = (is.strength?.0, was.strength?.0);
            (left < had).then_some((Fate::Weaker { left }, is.place))
        }
        None => match role(was.id) {
            Some(TrayRole::Reserve) => None,
            Some(TrayRole::Away) => Some((Fate::Left, was.place)),
            Some(TrayRole::Lost) | None => Some((Fate::Lost, was.place)),
        },
    };
    let loss = |was: &Piece| {
        let (fate, place) = fate(was)?;
        // Where it was before, or where it is now, was told of last.
        let action = was.place.iter().chain(&place).filter_map(&told_at).max();
        Some(Loss { piece: was.clone(), fate, action })
    };
    let mut list: Vec<Loss> = before.pieces.iter().filter_map(loss).collect();
    list.put_in_order_by_key(|loss| (loss.fate, loss.piece.seat, loss.piece.id));
    list
}

fn came(before: &Scene, after: &Scene) -> Vec<Came> {
    let was: BTreeMap<u16, Place> =
        before.pieces.iter().filter_map(|piece| Some((piece.id, piece.place?))).gathered();
    let of = |piece: &Piece| {
        let to = piece.place?;
        let from = was.get(&piece.id).copied();
        let foes = after.pieces.iter().filter(|foe| foe.seat != piece.seat).filter_map(|foe| foe.place);
        let near = || foes.map(|foe| apart(&to, &foe)).min();
        (from != Some(to)).then(|| Came { piece: piece.clone(), from, to, near: near() })
    };
    let mut list: Vec<Came> = after.pieces.iter().filter_map(of).collect();
    list.put_in_order_by_key(|it| (it.near.unwrap_or(i32::MAX), it.piece.seat, it.piece.id));
    list
}

/// How far two places are from each other: hexes, or the measure of the table.
fn apart(one: &Place, other: &Place) -> i32 {
    match (one, other) {
        (Place::Hex { q, r }, Place::Hex { q: to_q, r: to_r }) => {
            let (across, down) = (q - to_q, r - to_r);
            across.abs().max(down.abs()).max((across + down).abs())
        }
        (Place::Pose(one), Place::Pose(other)) => (one.x - other.x).abs().max((one.y - other.y).abs()),
        _ => i32::MAX,
    }
}

fn graves(number: usize, played: &Played) -> Vec<Grave> {
    let of_events = played.rolls_told();
    let rolls = |event: usize| {
        let own = of_events.get(event).copied().flatten();
        let before = of_events.iter().take(event + 1).rev().find_map(|roll| *roll);
        own.or(before).and_then(|roll| played.rolls.get(roll)).cloned().into_iter().collect()
    };
    let grave = played.events.iter().enumerate().filter(|(_, told)| told.weight == Weight::Grave);
    grave
        .map(|(event, told)| Grave {
            action: number,
            event,
            seat: played.seat,
            told: told.clone(),
            rolls: rolls(event),
        })
        .collect()
}

impl Speaker {
    /// What has happened between two moments, for programs.
    pub fn recap(&self, recap: &Recap) -> Value {
        json!({
            "from": recap.from,
            "to": recap.to,
            "tracks": recap.tracks.iter().map(|it| json!({
                "seat": it.seat.map(|seat| self.battle.seat_id(seat)), "kind": it.kind, "name": self.say(&it.name),
                "before": it.before, "after": it.after, "goal": it.goal,
            })).collect::<Vec<_>>(),
            "losses": recap.losses.iter().map(|it| json!({
                "piece": it.piece.id, "seat": self.battle.seat_id(it.piece.seat), "name": self.say(&it.piece.name),
                "place": it.piece.place.as_ref().map(crate::json::place),
                "fate": match it.fate { Fate::Lost => "lost", Fate::Left => "left", Fate::Weaker { .. } => "weaker" },
                "left": match it.fate { Fate::Weaker { left } => Some(left), _ => None },
                "action": it.action,
            })).collect::<Vec<_>>(),
            "came": recap.came.iter().map(|it| json!({
                "piece": it.piece.id, "seat": self.battle.seat_id(it.piece.seat), "name": self.say(&it.piece.name),
                "from": it.from.as_ref().map(crate::json::place), "to": crate::json::place(&it.to), "near": it.near,
            })).collect::<Vec<_>>(),
            "events": recap.events.iter().map(|it| {
                let mut value = self.told(&it.told);
                value["action"] = it.action.into();
                value["seat"] = self.battle.seat_id(it.seat).into();
                value["faces"] = it.rolls.iter().map(|roll| json!(roll.faces)).collect();
                value
            }).collect::<Vec<_>>(),
            "fights": recap.fights,
        })
    }
}
