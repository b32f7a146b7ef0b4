//! Orders to several pieces at once. The planner knows no rule: it looks where the ways of each member lead.

use crate::decision::{Act, Place};
use crate::intent::Goal;
use crate::pose::Facing;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::text::Phrase;
use crate::ways::{Way, ways};
use std::cmp::Reverse;

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
    match best_way(rules, &all, &standing, far, to, goal.facing) {
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
    facing: Option<Facing>,
) -> Option<&'a Way<R::Action>> {
    let taken = |place: Place| standing.iter().any(|it| it.place == place);
    let nearest = |last: bool| {
        let ends = all.iter().filter(|way| way.target.is_none() && (way.act == Act::LastMove) == last);
        let ends = ends.filter_map(|way| Some((way, way.to?)));
        // A hex with somebody on it is passed through at best, unless it can be shared.
        let ends = ends.filter(|(way, place)| way.joins || !way.goes_on || !taken(*place));
        let nearer =
            ends.map(|(way, place)| (distance(place, to), place, way)).filter(|(left, ..)| *left < far);
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

fn why_not<R: Ruleset>(rules: &R, state: &R::State, piece: u16, to: Place) -> Refusal {
    let reason = rules.why_not(state, crate::decision::Hand::Piece(piece), to);
    reason.unwrap_or_else(|| Refusal::unreadable(Phrase::new("refusal-no-nearer")))
}
