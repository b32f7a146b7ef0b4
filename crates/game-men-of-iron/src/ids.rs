//! What is counted from zero, each kind with a type of its own: a leader is not a unit, and the compiler knows it. Saved they are
//! plain numbers.

use engine::ids;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

ids! {
    /// A combat unit of this battle, in the order of their names.
    UnitId(u8),
    /// No unit.
    NOBODY;

    /// A leader of this battle.
    LeaderId(u8),
    /// No leader.
    NOBODY;

    /// A Command: a leader and his units.
    CommandId(u8),
    /// No Command.
    NONE;

    /// A standard of this battle.
    StandardId(u8);

    /// A wagon, a bombard: what stands in a hex and is nobody's unit.
    MarkerId(u8);

    /// A hex by its index on the map.
    HexId(u16),
    /// Off the map.
    OFF;
}

/// Sets of what is numbered: bits in two words, so that they are copied like numbers. Saved they are lists, which every format can
/// hold.
macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident of $id:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name([u64; 2]);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                // With its length: canonical bytes want to know it first.
                let mut list = to.serialize_seq(Some(self.len()))?;
                self.iter().try_for_each(|id| list.serialize_element(&id))?;
                list.end()
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                Ok(Vec::<$id>::deserialize(from)?.into_iter().collect())
            }
        }

        impl $name {
            pub const NONE: $name = $name([0; 2]);

            pub fn only(id: $id) -> $name {
                let mut set = $name::NONE;
                set.insert(id);
                set
            }

            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == [0; 2]
            }

            #[inline]
            pub fn len(self) -> usize {
                (self.0[0].count_ones() + self.0[1].count_ones()) as usize
            }

            /// Whatever has no place in it is not in it.
            #[inline]
            pub fn contains(self, id: $id) -> bool {
                let at = id.index();
                at < 128 && self.0[at / 64] >> (at % 64) & 1 == 1
            }

            #[inline]
            pub fn insert(&mut self, id: $id) {
                let at = id.index();
                if at < 128 {
                    self.0[at / 64] |= 1 << (at % 64);
                }
            }

            #[inline]
            pub fn remove(&mut self, id: $id) {
                let at = id.index();
                if at < 128 {
                    self.0[at / 64] &= !(1 << (at % 64));
                }
            }

            #[inline]
            pub fn with(mut self, id: $id) -> $name {
                self.insert(id);
                self
            }

            #[inline]
            pub fn without(mut self, id: $id) -> $name {
                self.remove(id);
                self
            }

            /// Those of both.
            #[inline]
            pub fn and(self, other: $name) -> $name {
                $name([self.0[0] | other.0[0], self.0[1] | other.0[1]])
            }

            /// Those who are in the other set too.
            #[inline]
            pub fn among(self, other: $name) -> $name {
                $name([self.0[0] & other.0[0], self.0[1] & other.0[1]])
            }

            /// Those who are not in the other set.
            #[inline]
            pub fn but(self, other: $name) -> $name {
                $name([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
            }

            #[inline]
            pub fn meets(self, other: $name) -> bool {
                !self.among(other).is_empty()
            }

            pub fn first(self) -> Option<$id> {
                self.iter().next()
            }

            /// Are all of them among the first so many?
            pub fn within(self, count: usize) -> bool {
                self.iter().all(|id| id.index() < count)
            }

            /// In the order of their numbers.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let word = usize::from(rest[0] == 0);
                    let bit = rest[word].trailing_zeros();
                    if bit == 64 {
                        return None;
                    }
                    rest[word] &= rest[word] - 1;
                    Some($id::new(word * 64 + bit as usize))
                })
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(list: I) -> $name {
                let mut set = $name::NONE;
                list.into_iter().for_each(|id| set.insert(id));
                set
            }
        }
    )*};
}

sets! {
    /// Some units of this battle.
    Units of UnitId;
    /// Some leaders of this battle.
    Leaders of LeaderId;
}
