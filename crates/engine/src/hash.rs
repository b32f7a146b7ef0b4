//! Canonical bytes of a state and their hash: the same on every platform.

use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt;

/// The canonical bytes: fixed order, integers as variable-length numbers, no platform types.
pub fn canonical_bytes<T: Serialize>(value: &T) -> Vec<u8> {
    // Serialising into a growing vector fails only for types that cannot be written at all: a mistake of ours.
    postcard::to_allocvec(value).expect("a state is serialisable")
}

/// Reads canonical bytes back; `None` if they are not those of such a value, to the last byte.
pub fn from_canonical<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::take_from_bytes(bytes).ok().filter(|(_, rest)| rest.is_empty()).map(|(value, _)| value)
}

/// SHA-256 of some bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub [u8; 32]);

impl Fingerprint {
    pub fn of_bytes(bytes: &[u8]) -> Fingerprint {
        Fingerprint(Sha256::digest(bytes).into())
    }

    pub fn of<T: Serialize>(value: &T) -> Fingerprint {
        Fingerprint::of_bytes(&canonical_bytes(value))
    }

    pub fn parse(hex: &str) -> Option<Fingerprint> {
        if hex.len() != 64 || !hex.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok()?;
        }
        Some(Fingerprint(bytes))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}
impl Serialize for Fingerprint {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { self.0.serialize(to) }
    }
}
impl<'de> serde::Deserialize<'de> for Fingerprint {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Fingerprint, D::Error> {
        if from.is_human_readable() {
            let hex = String::deserialize(from)?;
            Fingerprint::parse(&hex)
                .ok_or_else(|| serde::de::Error::custom("64 hexadecimal digits are expected"))
        } else {
            Ok(Fingerprint(<[u8; 32]>::deserialize(from)?))
        }
    }
}
