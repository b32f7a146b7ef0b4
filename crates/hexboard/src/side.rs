//! The six hexsides and the six corners of a hex, counted clockwise.
//!
//! Side 0 leads to axial (1, -1) on both orientations; corner `i` lies between side `i - 1` and side `i`.
//! So pointy-top sides are NE E SE SW W NW and flat-top sides NE SE S SW NW N.

use crate::hex::Hex;
use serde::{Deserialize, Serialize};

use crate::space::neighbour;

/// Which way up the hexes of a board lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Orientation {
    /// Columns: a side points north.
    Flat,
    /// Rows: a corner points north.
    Pointy,
}

const SIX: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];
const FLAT_SIDES: [&str; 6] = ["NE", "SE", "S", "SW", "NW", "N"];
const POINTY_CORNERS: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];
const ODD_HOURS: [u8; 6] = [1, 3, 5, 7, 9, 11];
const FLAT_SIDE_HOURS: [u8; 6] = [2, 4, 6, 8, 10, 12];
const POINTY_CORNER_HOURS: [u8; 6] = [12, 2, 4, 6, 8, 10];

/// One of the six sides of a hex, or the direction across it.
///
/// ```
/// use hexboard::{Orientation::{Flat, Pointy}, Side};
/// let north = Side::parse("n", Flat).unwrap();
/// assert_eq!(north.turned(1).name(Flat), "NE");
/// assert_eq!(north.opposite().name(Flat), "S");
/// assert_eq!(Side::parse("3", Pointy).unwrap().name(Pointy), "E");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Side(u8);

/// One of the six corners of a hex, or the direction through it.
///
/// ```
/// use hexboard::{Corner, Orientation::Pointy};
/// let noon = Corner::parse("12", Pointy).unwrap();
/// assert_eq!(noon.turned(1).hour(Pointy), 2);
/// assert_eq!(noon.sides().map(|side| side.hour(Pointy)), [11, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Corner(u8);

/// Sides and corners turn, name and print themselves alike.
macro_rules! sixth {
    ($type:ident, $what:literal, $flat_names:expr, $pointy_names:expr, $flat_hours:expr, $pointy_hours:expr) => {
        impl $type {
            /// All six, clockwise from index 0.
            pub const ALL: [$type; 6] = [$type(0), $type(1), $type(2), $type(3), $type(4), $type(5)];

            /// Index 0 to 5, `None` beyond.
            pub const fn new(index: u8) -> Option<$type> {
                if index < 6 { Some($type(index)) } else { None }
            }

            /// Any integer, counted round the hex.
            pub const fn wrapping(index: i32) -> $type {
                $type(index.rem_euclid(6) as u8)
            }

            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Turned clockwise by `sixths` of a full turn; negative is counter-clockwise.
            pub const fn turned(self, sixths: i32) -> $type {
                $type::wrapping(self.0 as i32 + sixths.rem_euclid(6))
            }

            pub const fn opposite(self) -> $type {
                self.turned(3)
            }

            /// How many sixths clockwise from here to there: 0 to 5.
            pub const fn clockwise_to(self, other: $type) -> u8 {
                (other.0 + 6 - self.0) % 6
            }

            /// The fewest sixths from here to there, either way round: 0 to 3.
            pub const fn sixths_to(self, other: $type) -> u8 {
                let clockwise = self.clockwise_to(other);
                if clockwise > 3 { 6 - clockwise } else { clockwise }
            }

            /// The compass name on this orientation: `"NE"`.
            pub const fn name(self, orientation: Orientation) -> &'static str {
                match orientation {
                    Orientation::Flat => $flat_names[self.index()],
                    Orientation::Pointy => $pointy_names[self.index()],
                }
            }

            /// The hour on a clock face laid on the hex, 12 at the top.
            pub const fn hour(self, orientation: Orientation) -> u8 {
                match orientation {
                    Orientation::Flat => $flat_hours[self.index()],
                    Orientation::Pointy => $pointy_hours[self.index()],
                }
            }

            /// From a clock hour; `None` if no
            #[doc = $what]
            /// lies there on this orientation.
            pub fn from_hour(hour: u8, orientation: Orientation) -> Option<$type> {
                $type::ALL.into_iter().find(|it| it.hour(orientation) == hour)
            }

            /// From a compass name in either case, or a clock hour: `"NE"`, `"ne"`, `"1"`.
            pub fn parse(text: &str, orientation: Orientation) -> Option<$type> {
                $type::ALL.into_iter().find(|it| {
                    it.name(orientation).eq_ignore_ascii_case(text)
                        || it.hour(orientation).to_string() == text
                })
            }
        }

        impl From<$type> for u8 {
            fn from(it: $type) -> u8 {
                it.0
            }
        }

        impl TryFrom<u8> for $type {
            type Error = String;

            fn try_from(index: u8) -> Result<$type, String> {
                $type::new(index).ok_or_else(|| format!(concat!($what, " {}, expected 0 to 5"), index))
            }
        }
    };
}

sixth!(Side, "side", FLAT_SIDES, SIX, FLAT_SIDE_HOURS, ODD_HOURS);
sixth!(Corner, "corner", SIX, POINTY_CORNERS, ODD_HOURS, POINTY_CORNER_HOURS);

impl Side {
    /// The axial step across this side.
    pub const fn offset(self) -> Hex {
        const OFFSETS: [Hex; 6] = [
            Hex::new(1, -1),
            Hex::new(1, 0),
            Hex::new(0, 1),
            Hex::new(-1, 1),
            Hex::new(-1, 0),
            Hex::new(0, -1),
        ];
        OFFSETS[self.index()]
    }

    /// The side that two adjacent hexes share, seen from the first; `None` if they are not adjacent.
    pub fn between(from: Hex, to: Hex) -> Option<Side> {
        Side::ALL.into_iter().find(|side| {
            let step = side.offset();
            from.x.checked_add(step.x) == Some(to.x) && from.y.checked_add(step.y) == Some(to.y)
        })
    }

    /// The corners at its two ends, clockwise.
    pub const fn corners(self) -> [Corner; 2] {
        [Corner(self.0), Corner::wrapping(self.0 as i32 + 1)]
    }

    /// Its image in a mirror through the centre of the hex.
    pub const fn mirrored(self, axis: Axis) -> Side {
        Side::wrapping(axis.sum() - self.0 as i32)
    }
}

impl Corner {
    /// The two sides that meet here, clockwise.
    pub const fn sides(self) -> [Side; 2] {
        [Side::wrapping(self.0 as i32 - 1), Side(self.0)]
    }

    /// Its image in a mirror through the centre of the hex.
    pub const fn mirrored(self, axis: Axis) -> Corner {
        Corner::wrapping(axis.sum() + 1 - self.0 as i32)
    }
}

/// A mirror through the centre of a hex: it passes through this side (and the opposite one), or through this corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    Side(Side),
    Corner(Corner),
}

impl Axis {
    /// A mirror swaps side `i` with side `sum - i`.
    const fn sum(self) -> i32 {
        match self {
            Axis::Side(side) => 2 * side.0 as i32,
            Axis::Corner(corner) => 2 * corner.0 as i32 - 1,
        }
    }
}

/// One side of one hex. The same line on the board has a second name, [`Hexside::twin`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hexside {
    pub hex: Hex,
    pub side: Side,
}

impl Hexside {
    pub const fn new(hex: Hex, side: Side) -> Hexside {
        Hexside { hex, side }
    }

    /// The hex on the other side.
    pub fn beyond(self) -> Hex {
        neighbour(self.hex, self.side)
    }

    /// The same side, seen from the other hex.
    pub fn twin(self) -> Hexside {
        Hexside::new(self.beyond(), self.side.opposite())
    }

    /// The one name of the two whose side is 0, 1 or 2, so that equal sides compare equal.
    pub fn canonical(self) -> Hexside {
        if self.side.0 < 3 { self } else { self.twin() }
    }

    /// The two points where it ends, clockwise.
    pub fn ends(self) -> [Vertex; 2] {
        self.side.corners().map(|corner| Vertex::of(self.hex, corner))
    }
}

/// A point where three hexes meet: the sum of their three coordinates, which no other point shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vertex {
    pub x: i32,
    pub y: i32,
}

impl Vertex {
    pub fn of(hex: Hex, corner: Corner) -> Vertex {
        let [a, b] = corner.sides().map(Side::offset);
        Vertex { x: 3 * hex.x + a.x + b.x, y: 3 * hex.y + a.y + b.y }
    }
}

/// What a line goes through: one thing, or a point that belongs to two of them, and the game says which counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Through<T> {
    One(T),
    Either(T, T),
}

impl<T: Copy> Through<T> {
    pub fn each(self) -> impl Iterator<Item = T> {
        let (first, second) = match self {
            Through::One(it) => (it, None),
            Through::Either(a, b) => (a, Some(b)),
        };
        std::iter::once(first).chain(second)
    }

    pub fn any(self, test: impl FnMut(T) -> bool) -> bool {
        self.each().any(test)
    }

    pub fn all(self, test: impl FnMut(T) -> bool) -> bool {
        self.each().all(test)
    }

    pub fn map<U: PartialEq>(self, mut change: impl FnMut(T) -> U) -> Through<U> {
        match self {
            Through::One(it) => Through::One(change(it)),
            // Two sides of one aspect are no choice.
            Through::Either(a, b) => match (change(a), change(b)) {
                (a, b) if a == b => Through::One(a),
                (a, b) => Through::Either(a, b),
            },
        }
    }
}

impl<T: Copy + Ord> Through<T> {
    /// The smaller of two: for [`crate::Aspect`] the one nearer to the front.
    pub fn least(self) -> T {
        match self {
            Through::One(it) => it,
            Through::Either(a, b) => a.min(b),
        }
    }

    /// The greater of two: for [`crate::Aspect`] the one nearer to the rear.
    pub fn greatest(self) -> T {
        match self {
            Through::One(it) => it,
            Through::Either(a, b) => a.max(b),
        }
    }
}
