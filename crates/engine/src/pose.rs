//! Position and facing on a free table. An action may carry one; the game checks it.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

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
