//! Where hexes stand on a picture. Integers too, so that the server and every browser draw the same lines.
//!
//! Choose the unit small (thousandths of a pixel, say): a [`Layout`] rounds once, to the nearest unit, and two hexes
//! that share a corner get the very same point for it. No rule may depend on this module.

use crate::hex::Hex;

use crate::side::{Corner, Orientation, Side, Vertex};
use crate::space::neighbours;

/// x to the right, y downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}

/// How a board is laid on a picture.
///
/// ```
/// use hexboard::{Hex, Orientation, pixels::{Layout, Point}};
/// let layout = Layout { orientation: Orientation::Pointy, size: 1000, origin: Point::default() };
/// assert_eq!(layout.centre(Hex::new(1, 0)), Point { x: 1732, y: 0 });
/// assert_eq!(layout.corners(Hex::ZERO)[0], Point { x: 0, y: -1000 });
/// assert_eq!(layout.hex_at(Point { x: 1700, y: 90 }), Hex::new(1, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub orientation: Orientation,
    /// From the centre of a hex to its corner.
    pub size: i32,
    /// The centre of hex (0, 0).
    pub origin: Point,
}

/// The square root of 3 in millionths.
const ROOT_3: i128 = 1_732_051;

impl Layout {
    pub fn centre(self, hex: Hex) -> Point {
        self.point(3 * i64::from(hex.x), 3 * i64::from(hex.y))
    }

    pub fn corner(self, vertex: Vertex) -> Point {
        self.point(vertex.x.into(), vertex.y.into())
    }

    /// The six corners, clockwise from corner 0.
    pub fn corners(self, hex: Hex) -> [Point; 6] {
        Corner::ALL.map(|corner| self.corner(Vertex::of(hex, corner)))
    }

    /// The two ends of a side, clockwise.
    pub fn side(self, hex: Hex, side: Side) -> [Point; 2] {
        side.corners().map(|corner| self.corner(Vertex::of(hex, corner)))
    }

    /// The hex under a point; on a border one of the hexes there. A layout of size 0 has only the origin.
    pub fn hex_at(self, point: Point) -> Hex {
        if self.size <= 0 {
            return Hex::ZERO;
        }
        let mut hex = self.guess(point);
        // The guess may be off by a hex or two: step to the nearest centre. Far outside any board it stays a guess.
        for _ in 0..2 {
            if let Some(next) = neighbours(hex).into_iter().min_by_key(|&it| self.away(it, point))
                && self.away(next, point) < self.away(hex, point)
            {
                hex = next;
            }
        }
        hex
    }

    /// A point given in thirds of axial coordinates, the unit in which centres and corners are whole.
    fn point(self, x: i64, y: i64) -> Point {
        let size = i128::from(self.size);
        let (x, y) = (i128::from(x), i128::from(y));
        // In thirds, a step of q is 3/2 size across and half a hex along; the hex is the root of 3 times size wide.
        let across = |q: i128| nearest(size * q, 2);
        let along = |q: i128, r: i128| nearest(size * ROOT_3 * (2 * r + q), 6_000_000);
        let (dx, dy) = match self.orientation {
            Orientation::Flat => (across(x), along(x, y)),
            Orientation::Pointy => (along(y, x), across(y)),
        };
        Point { x: self.origin.x.saturating_add(dx), y: self.origin.y.saturating_add(dy) }
    }

    fn guess(self, point: Point) -> Hex {
        let size = i128::from(self.size);
        let dx = i128::from(point.x) - i128::from(self.origin.x);
        let dy = i128::from(point.y) - i128::from(self.origin.y);
        let (across, along) = match self.orientation {
            Orientation::Flat => (dx, dy),
            Orientation::Pointy => (dy, dx),
        };
        let a = nearest(2 * across, 3 * size);
        let b = nearest(2_000_000 * along - i128::from(a) * size * ROOT_3, 2 * size * ROOT_3);
        // Far outside any board the guess stays at a bound that later steps cannot overflow.
        let [a, b] = [a, b].map(|it| it.clamp(-(1 << 20), 1 << 20) as i32);
        match self.orientation {
            Orientation::Flat => Hex::new(a, b),
            Orientation::Pointy => Hex::new(b, a),
        }
    }

    fn away(self, hex: Hex, point: Point) -> u128 {
        let centre = self.centre(hex);
        let square = |a: i64, b: i64| u128::from(a.abs_diff(b)).pow(2);
        square(centre.x, point.x).saturating_add(square(centre.y, point.y))
    }
}

/// Divided and rounded to the nearest whole number, halves upwards.
fn nearest(value: i128, by: i128) -> i64 {
    let rounded = (2 * value + by).div_euclid(2 * by);
    i64::try_from(rounded).unwrap_or(if rounded < 0 { i64::MIN } else { i64::MAX })
}
