//! Faces of the die, where a rule lists them.

use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// Some faces of the die, 0 to 9, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Faces(u16);

impl Faces {
    pub const NONE: Faces = Faces(0);

    #[inline]
    pub const fn contains(self, face: u8) -> bool {
        face < 10 && self.0 >> face & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of the ten.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..10).filter(move |face| self.contains(*face))
    }
}

/// A list as a file has it: `[7, 8, 9]`.
impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Faces, D::Error> {
        let list = Vec::<u8>::deserialize(from)?;
        match list.iter().find(|face| **face > 9) {
            Some(face) => Err(D::Error::custom(format!("{face} is no face of the die, expected 0 to 9"))),
            None => Ok(Faces(list.iter().fold(0, |bits, face| bits | 1 << face))),
        }
    }
}
