//! Where hexes lie: neighbours, distance, rings, and turning or mirroring a whole shape.
//!
//! Coordinates are those of boards: up to some hundred millions from the origin nothing overflows.

use crate::hex::Hex;

use crate::side::{Axis, Side};

pub fn neighbour(hex: Hex, side: Side) -> Hex {
    hex + side.offset()
}

/// The six neighbours, clockwise from side 0.
pub fn neighbours(hex: Hex) -> [Hex; 6] {
    Side::ALL.map(|side| neighbour(hex, side))
}

/// The hex `steps` ahead in a straight row.
pub fn ahead(hex: Hex, side: Side, steps: i32) -> Hex {
    hex + side.offset() * steps
}

pub fn adjacent(a: Hex, b: Hex) -> bool {
    Side::between(a, b).is_some()
}

/// Steps from hex to hex; total, however far apart they are.
///
/// ```
/// use hexboard::{Hex, space::distance};
/// assert_eq!(distance(Hex::new(0, 0), Hex::new(2, -3)), 3);
/// ```
pub fn distance(a: Hex, b: Hex) -> u32 {
    let (dx, dy) = (i64::from(a.x) - i64::from(b.x), i64::from(a.y) - i64::from(b.y));
    let steps = dx.unsigned_abs().max(dy.unsigned_abs()).max((dx + dy).unsigned_abs());
    u32::try_from(steps).unwrap_or(u32::MAX)
}

/// All hexes at exactly this distance, clockwise from the row of side 0; distance 0 is the hex itself.
pub fn ring(centre: Hex, radius: u32) -> Vec<Hex> {
    if radius == 0 {
        return vec![centre];
    }
    let mut hexes = Vec::new();
    for side in Side::ALL {
        let mut hex = ahead(centre, side, radius as i32);
        for _ in 0..radius {
            hexes.push(hex);
            // From the corner of the ring in direction `side`, the ring runs on two sixths further round.
            hex = neighbour(hex, side.turned(2));
        }
    }
    hexes
}

/// All hexes up to this distance, ring by ring.
pub fn disc(centre: Hex, radius: u32) -> Vec<Hex> {
    (0..=radius).flat_map(|step| ring(centre, step)).collect()
}

/// Turned clockwise about the origin by `sixths` of a full turn.
pub fn turned(hex: Hex, sixths: i32) -> Hex {
    (0..sixths.rem_euclid(6)).fold(hex, |hex, _| Hex::new(-hex.y, hex.x + hex.y))
}

pub fn turned_about(hex: Hex, centre: Hex, sixths: i32) -> Hex {
    centre + turned(hex - centre, sixths)
}

/// The half-turn that exchanges `hex` with `sum - hex`. Its centre is the middle of the two,
/// which may be a hex or the middle of a hexside: `sum` is twice that point.
pub fn half_turn(hex: Hex, sum: Hex) -> Hex {
    sum - hex
}

/// Mirrored on a line through the origin.
///
/// ```
/// use hexboard::{Axis, Corner, Hex, space::mirrored};
/// let swap_q_and_r = Axis::Corner(Corner::ALL[2]);
/// assert_eq!(mirrored(Hex::new(4, -1), swap_q_and_r), Hex::new(-1, 4));
/// ```
pub fn mirrored(hex: Hex, axis: Axis) -> Hex {
    // The steps of the two axial coordinates are those of sides 1 and 2.
    Side::ALL[1].mirrored(axis).offset() * hex.x + Side::ALL[2].mirrored(axis).offset() * hex.y
}
