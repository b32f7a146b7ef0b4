//! What only one seat knows: sealed by a hash until it is revealed.

use crate::hash::Fingerprint;
use serde::{Deserialize, Serialize};

/// A choice that its seat has made and the others may not know yet. Whoever may not know it holds the seal only,
/// so that a leak is not a matter of remembering to hide something: the value is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Secret<T> {
    Known { value: T, salt: u64 },
    Sealed { seal: Fingerprint },
}

impl<T: Serialize + Clone> Secret<T> {
    pub fn new(value: T, salt: u64) -> Secret<T> {
        Secret::Known { value, salt }
    }

    /// The commitment: the hash of value and salt. Published at once; checked when the value is revealed.
    pub fn seal(&self) -> Fingerprint {
        match self {
            Secret::Known { value, salt } => seal_of(value, *salt),
            Secret::Sealed { seal } => *seal,
        }
    }

    /// The same secret as somebody holds it who may not know the value.
    pub fn sealed(&self) -> Secret<T> {
        Secret::Sealed { seal: self.seal() }
    }

    pub fn value(&self) -> Option<&T> {
        match self {
            Secret::Known { value, .. } => Some(value),
            Secret::Sealed { .. } => None,
        }
    }
}

/// The seal of a value: anyone who is told value and salt later can compute it again.
pub fn seal_of<T: Serialize>(value: &T, salt: u64) -> Fingerprint {
    Fingerprint::of(&("conroi seal 1", salt, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_secret_keeps_the_seal_and_loses_the_value() {
        let secret = Secret::new([2u8, 1, 0], 77);
        let hidden = secret.sealed();
        assert_eq!(hidden.value(), None);
        assert_eq!(hidden.seal(), secret.seal());
        assert_eq!(hidden.seal(), seal_of(&[2u8, 1, 0], 77));
        assert_ne!(hidden.seal(), seal_of(&[2u8, 1, 0], 78), "the salt matters");
        let bytes = crate::hash::canonical_bytes(&hidden);
        assert!(!bytes.windows(3).any(|w| w == [2, 1, 0]), "the value is not in the bytes");
    }
}
