//! Facing, in both models: to a hexside (front and rear zones, cones) and to a corner (front, flank, rear).

use crate::hex::Hex;
use serde::{Deserialize, Serialize};

use crate::line::Line;
use crate::side::{Corner, Side, Through};
use crate::space::{ahead, distance, neighbour};

// ---- facing to a hexside

/// The hex straight ahead.
pub fn front_hex(hex: Hex, facing: Side) -> Hex {
    neighbour(hex, facing)
}

/// The three neighbours ahead, clockwise: left, middle, right.
pub fn front_zone(hex: Hex, facing: Side) -> [Hex; 3] {
    [-1, 0, 1].map(|turn| neighbour(hex, facing.turned(turn)))
}

/// The other three, clockwise from the right hand.
pub fn rear_zone(hex: Hex, facing: Side) -> [Hex; 3] {
    [2, 3, 4].map(|turn| neighbour(hex, facing.turned(turn)))
}

/// The hexes of the 120-degree cone at exactly this range, clockwise: 3 at range 1, 5 at range 2, 2n + 1 at range n.
pub fn cone_at(hex: Hex, facing: Side, range: u32) -> Vec<Hex> {
    let range = range as i32;
    let left = (0..range).map(|step| (facing.turned(-1), range - step, step));
    let right = (0..=range).map(|step| (facing.turned(1), step, range - step));
    left.chain(right).map(|(flank, out, straight)| ahead(ahead(hex, flank, out), facing, straight)).collect()
}

/// The whole 120-degree cone, range by range from 1.
pub fn cone(hex: Hex, facing: Side, range: u32) -> Vec<Hex> {
    (1..=range).flat_map(|step| cone_at(hex, facing, step)).collect()
}

/// Is `target` in the 120-degree cone, at any range?
pub fn in_cone(hex: Hex, facing: Side, target: Hex) -> bool {
    let range = distance(hex, target);
    range > 0
        && (0..=range as i32).any(|out| {
            [-1, 1].iter().any(|&turn| {
                ahead(ahead(hex, facing.turned(turn), out), facing, range as i32 - out) == target
            })
        })
}

/// The narrow cone at exactly this range: the front hex; from range 2 on the hex straight ahead and one on either hand.
pub fn narrow_cone_at(hex: Hex, facing: Side, range: u32) -> Vec<Hex> {
    match range {
        0 => Vec::new(),
        1 => vec![front_hex(hex, facing)],
        _ => front_zone(ahead(hex, facing, range as i32 - 1), facing).to_vec(),
    }
}

/// The whole narrow cone, range by range from 1.
pub fn narrow_cone(hex: Hex, facing: Side, range: u32) -> Vec<Hex> {
    (1..=range).flat_map(|step| narrow_cone_at(hex, facing, step)).collect()
}

// ---- facing to a corner

/// Where something lies as seen by a counter that points to a corner. The order is from front to rear,
/// so [`Through::least`] is the better aspect for one who wants it in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Aspect {
    Front,
    Flank,
    Rear,
}

/// The two sides that meet in the faced corner are front, the next on either hand flank, the last two rear.
pub const fn aspect(facing: Corner, side: Side) -> Aspect {
    match facing.sides()[1].clockwise_to(side) {
        0 | 5 => Aspect::Front,
        1 | 4 => Aspect::Flank,
        _ => Aspect::Rear,
    }
}

/// The two sides of an aspect: the one on the left hand, then the one on the right.
pub const fn sides_of(facing: Corner, aspect: Aspect) -> [Side; 2] {
    let [left, right] = facing.sides();
    let out = aspect as i32;
    [left.turned(-out), right.turned(out)]
}

/// The two neighbours of an aspect: left hand, right hand.
pub fn neighbours_of(hex: Hex, facing: Corner, aspect: Aspect) -> [Hex; 2] {
    sides_of(facing, aspect).map(|side| neighbour(hex, side))
}

/// The aspect of any other hex, by the exact line between the two centres. A line that leaves through a corner
/// belongs to the sides on both hands: where these differ the game chooses. `None` for the hex itself.
///
/// ```
/// use hexboard::{Aspect, Corner, Hex, Orientation::Pointy, Through, facing::arc};
/// let noon = Corner::parse("12", Pointy).unwrap();
/// let here = Hex::new(0, 0);
/// assert_eq!(arc(here, noon, Hex::new(2, -1)), Some(Through::Either(Aspect::Front, Aspect::Flank)));
/// assert_eq!(arc(here, noon, Hex::new(1, -2)), Some(Through::One(Aspect::Front)));
/// ```
pub fn arc(hex: Hex, facing: Corner, other: Hex) -> Option<Through<Aspect>> {
    let leaves = Line::between(hex, other).leaves()?;
    Some(leaves.map(|side| aspect(facing, side)))
}
