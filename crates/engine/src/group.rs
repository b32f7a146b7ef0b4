//! Orders to several pieces at once. The planner knows no rule: it looks where the ways of each member lead.

mod assign;
mod plan;

pub use plan::{Plan, PlannedMember};

use crate::decision::{Act, Place};
use crate::intent::Goal;
use crate::pose::{Facing, Pose};
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::text::Phrase;
use crate::ways::{Way, ways};
use serde::Serialize;
use std::cmp::Reverse;

/// Pieces that belong together, as the game says: what a player takes up with one click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// A word for commands: `goncza`.
    pub id: String,
    pub name: Phrase,
    pub kind: GroupKind,
    /// Those on the board, by number.
    pub members: Vec<u16>,
}

/// What holds a group together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GroupKind {
    /// A banner, a battalion, a conroi: counters with one name.
    Banner,
    /// Whom a leader commands, himself among them.
    Command,
    /// All that fight alike.
    Arm,
}

/// What several pieces shall do together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupOrder {
    /// The first of them goes there, and the others keep their places beside it.
    There(Place),
    /// All go to a side, this many hexes at most; to the side that the first of them faces where none is named.
    Advance { side: Option<u8>, most: Option<u8>, pace: Pace },
    /// Each takes one of these places, so that all of them together pay the least.
    Along(Vec<Place>),
    /// As far, to the same side and facing alike as the piece that acted last.
    Again,
    /// Each turns to that side where it stands, as far as it may.
    Face(Facing),
    /// Whoever of them can attack attacks, the most promising fights first; what their seat is asked meanwhile its standing orders answer.
    Attack,
}

/// How far those go who advance together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// All as far as the slowest of them: the line stays a line.
    #[default]
    Slowest,
    /// Each as far as it comes by itself.
    Each,
}

/// Where a piece is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub piece: u16,
    pub seat: Seat,
    pub place: Place,
    pub facing: Option<Facing>,
}

/// How far it is from one place to another, to say which of two is nearer: hexes, or hundredths of a pace.
pub fn distance(from: Place, to: Place) -> i64 {
    match (from, to) {
        (Place::Hex { q, r }, Place::Hex { q: other_q, r: other_r }) => {
            let (q, r) = (i64::from(q) - i64::from(other_q), i64::from(r) - i64::from(other_r));
            q.abs().max(r.abs()).max((q + r).abs())
        }
        (Place::Pose(from), Place::Pose(to)) => {
            let (x, y) = (i64::from(from.x) - i64::from(to.x), i64::from(from.y) - i64::from(to.y));
            (x * x + y * y).isqrt()
        }
        _ => i64::MAX,
    }
}

/// The place that lies as far from one as another does from a third; what cannot be counted stays where it is.
fn displaced(from: Place, by: (i32, i32)) -> Place {
    match from {
        Place::Hex { q, r } => Place::Hex { q: q.saturating_add(by.0), r: r.saturating_add(by.1) },
        Place::Pose(pose) => {
            Place::Pose(Pose { x: pose.x.saturating_add(by.0), y: pose.y.saturating_add(by.1), ..pose })
        }
    }
}

/// How one gets from one place to another; `None` between boards of different kinds.
fn between(from: Place, to: Place) -> Option<(i32, i32)> {
    match (from, to) {
        (Place::Hex { q, r }, Place::Hex { q: to_q, r: to_r }) => {
            Some((to_q.saturating_sub(q), to_r.saturating_sub(r)))
        }
        (Place::Pose(from), Place::Pose(to)) => {
            Some((to.x.saturating_sub(from.x), to.y.saturating_sub(from.y)))
        }
        _ => None,
    }
}

/// The neighbour of a hex on each side, clockwise as facings count them.
const STEPS: [(i32, i32); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// The way of a piece that ends at its goal, or as near to it as it comes, and what is left of the goal then. No actions where it is
/// there already; where it comes no nearer, the reason that the game gives.
pub(crate) fn approach<R: Ruleset>(
    rules: &R,
    state: &R::State,
    piece: u16,
    goal: &Goal,
) -> Result<(Vec<String>, Option<Goal>), Refusal> {
    let all = rules.ways(state, piece).unwrap_or_else(|| ways(rules, state, piece));
    let standing = rules.standing(state);
    let here = standing.iter().find(|it| it.piece == piece);
    if goal.attacks {
        return Err(Refusal::unreadable(Phrase::new("refusal-group-no-attack")));
    }
    let turn = || {
        let turned =
            |way: &&Way<R::Action>| way.to.is_none() && way.facing == goal.facing && way.target.is_none();
        let way = all.iter().find(turned).filter(|_| goal.facing.is_some());
        (way.map_or(Vec::new(), |way| rules.write_way(state, &way.actions)), None)
    };
    let Some(to) = goal.to.filter(|to| here.is_none_or(|it| it.place != *to)) else {
        let faces = here.is_some_and(|it| it.facing == goal.facing);
        return Ok(if faces { (Vec::new(), None) } else { turn() });
    };
    let far = here.map_or(i64::MAX, |it| distance(it.place, to));
    match best_way(rules, &all, &standing, far, to, *goal) {
        Some(way) => {
            let rest = Goal { to: None, ..*goal };
            let rest =
                Some(rest).filter(|_| goal.facing.is_some() && way.facing != goal.facing && way.goes_on);
            Ok((rules.write_way(state, &way.actions), rest))
        }
        None => Err(why_not(rules, state, piece, to)),
    }
}

/// Of the ways that lead nearer to a place the one that leads nearest; among those the one with the fewest drawbacks.
fn best_way<'a, R: Ruleset>(
    rules: &R,
    all: &'a [Way<R::Action>],
    standing: &[Standing],
    far: i64,
    to: Place,
    Goal { facing, exact, .. }: Goal,
) -> Option<&'a Way<R::Action>> {
    let taken = |place: Place| standing.iter().any(|it| it.place == place);
    let nearest = |last: bool| {
        let ends = all.iter().filter(|way| way.target.is_none() && (way.act == Act::LastMove) == last);
        let ends = ends.filter_map(|way| Some((way, way.to?)));
        // A hex with somebody on it is passed through at best, unless it can be shared.
        let ends = ends.filter(|(way, place)| way.joins || !way.goes_on || !taken(*place));
        let close = if exact { 1 } else { far };
        let nearer =
            ends.map(|(way, place)| (distance(place, to), place, way)).filter(|(left, ..)| *left < close);
        nearer
            .min_by_key(|(left, place, way)| {
                let shared = *place != to && taken(*place);
                let turned = facing.is_some() && way.facing != facing;
                (*left, shared, rules.drawbacks(way), turned, way.cost, Reverse(way.pace))
            })
            .map(|(.., way)| way)
    };
    nearest(false).or_else(|| nearest(true))
}

/// Of the attacks that can be made now by these pieces and nobody else the most promising one, and who makes it.
pub(crate) fn best_attack<R: Ruleset>(
    rules: &R,
    state: &R::State,
    able: impl Fn(u16) -> bool,
) -> Option<(R::Action, Vec<u16>)> {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    let mine = legal.into_iter().filter_map(|action| {
        let gesture = rules.gesture(state, &action);
        let acting: Vec<u16> = gesture.piece.into_iter().chain(gesture.also).collect();
        let attacks = gesture.target.is_some() && !acting.is_empty() && acting.iter().all(|id| able(*id));
        attacks.then_some((action, acting))
    });
    // Of equally good ones the first, so that the same order does the same everywhere.
    let merit = |(action, _): &(R::Action, Vec<u16>)| Reverse(rules.explain(state, action).merit);
    mine.min_by_key(merit)
}

fn why_not<R: Ruleset>(rules: &R, state: &R::State, piece: u16, to: Place) -> Refusal {
    let reason = rules.why_not(state, crate::decision::Hand::Piece(piece), to);
    reason.unwrap_or_else(|| Refusal::unreadable(Phrase::new("refusal-no-nearer")))
}
