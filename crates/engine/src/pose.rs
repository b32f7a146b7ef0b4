//! Position and facing. On a free table an action may carry a pose; the game checks it.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which way a piece looks: battles differ in it, so the value itself says what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facing {
    /// To a side of its hex, clockwise.
    Side(u8),
    /// To a corner of its hex, clockwise.
    Corner(u8),
    /// Whole degrees clockwise from north.
    Degrees(u16),
}

impl Facing {
    /// The number alone: a side, a corner, degrees.
    pub fn number(self) -> u16 {
        match self {
            Facing::Side(number) | Facing::Corner(number) => number.into(),
            Facing::Degrees(degrees) => degrees,
        }
    }

    /// So many sixths farther round, clockwise.
    pub fn turned(self, sixths: i32) -> Facing {
        let sixth = |number: u8| (i32::from(number) + sixths).rem_euclid(6) as u8;
        match self {
            Facing::Side(number) => Facing::Side(sixth(number)),
            Facing::Corner(number) => Facing::Corner(sixth(number)),
            Facing::Degrees(degrees) => {
                Facing::Degrees((i32::from(degrees) + 60 * sixths).rem_euclid(360) as u16)
            }
        }
    }
}

/// Programs read the number; the board says what it counts.
impl Serialize for Facing {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u16(self.number())
    }
}

/// Hundredths of a pace or inch, and whole degrees clockwise from north (0 to 359).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pose {
    pub x: i32,
    pub y: i32,
    pub facing: u16,
}

/// The notation of a pose, `1250,3400@90`, is the same in saves, journals and tests.
impl fmt::Display for Pose {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{},{}@{}", self.x, self.y, self.facing)
    }
}

impl FromStr for Pose {
    type Err = ();

    /// ```
    /// # use engine::Pose;
    /// assert_eq!("1250,-3400@90".parse(), Ok(Pose { x: 1250, y: -3400, facing: 90 }));
    /// assert_eq!("1250,3400@360".parse::<Pose>(), Err(()));
    /// ```
    fn from_str(text: &str) -> Result<Pose, ()> {
        let (point, facing) = text.split_once('@').ok_or(())?;
        let (x, y) = point.split_once(',').ok_or(())?;
        let facing: u16 = facing.parse().map_err(drop)?;
        if facing >= 360 {
            return Err(());
        }
        Ok(Pose { x: x.parse().map_err(drop)?, y: y.parse().map_err(drop)?, facing })
    }
}
