//! A hex by its axial coordinates, and the arithmetic that boards need.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A hex, or the way from one hex to another: `x` counts steps through side 1, `y` steps through side 2.
///
/// ```
/// use hexboard::Hex;
/// let way = Hex::new(2, -1) - Hex::new(1, 1);
/// assert_eq!(way * 2 + Hex::new(0, 1), Hex::new(2, -3));
/// assert_eq!(format!("{way:?}"), "Hex(1, -2)");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hex {
    pub x: i32,
    pub y: i32,
}

impl Hex {
    pub const ZERO: Hex = Hex::new(0, 0);

    #[inline]
    pub const fn new(x: i32, y: i32) -> Hex {
        Hex { x, y }
    }

    /// The third axial coordinate: the three of a hex are zero together.
    #[inline]
    pub const fn z(self) -> i32 {
        -self.x - self.y
    }
}

impl From<(i32, i32)> for Hex {
    fn from((x, y): (i32, i32)) -> Hex {
        Hex::new(x, y)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_tuple("Hex").field(&self.x).field(&self.y).finish()
    }
}

impl Add for Hex {
    type Output = Hex;

    #[inline]
    fn add(self, other: Hex) -> Hex {
        Hex::new(self.x + other.x, self.y + other.y)
    }
}

impl AddAssign for Hex {
    #[inline]
    fn add_assign(&mut self, other: Hex) {
        *self = *self + other;
    }
}

impl Sub for Hex {
    type Output = Hex;

    #[inline]
    fn sub(self, other: Hex) -> Hex {
        Hex::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<i32> for Hex {
    type Output = Hex;

    #[inline]
    fn mul(self, times: i32) -> Hex {
        Hex::new(self.x * times, self.y * times)
    }
}

impl Neg for Hex {
    type Output = Hex;

    #[inline]
    fn neg(self) -> Hex {
        Hex::new(-self.x, -self.y)
    }
}
