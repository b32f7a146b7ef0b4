//! What is counted from zero, each kind with a type of its own: a leader is not a banner, and the compiler knows it.
//! Saved they are plain numbers.

use engine::ids;
use serde::{Deserialize, Serialize};

ids! {
    /// A counter of this game, by its place in the roster.
    UnitId(u8),
    /// No counter.
    NOBODY;

    /// A leader of this scenario.
    LeaderId(u8),
    /// No leader.
    NOBODY;

    /// A banner of this scenario.
    BannerId(u8);

    /// A group of counters, of all that are in the box.
    GroupId(u8);

    /// A way out of the combat under way.
    TraceId(u8),
    /// No way.
    NONE;

    /// A hex by its index on the map.
    HexId(u16),
    /// Off the map.
    OFF;
}

/// Some leaders of this scenario; saved as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Leaders(u16);

impl Leaders {
    pub const NONE: Leaders = Leaders(0);

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn contains(self, leader: LeaderId) -> bool {
        self.0 >> leader.0 & 1 == 1
    }

    pub fn insert(&mut self, leader: LeaderId) {
        self.0 |= 1 << leader.0;
    }

    pub fn remove(&mut self, leader: LeaderId) {
        self.0 &= !(1 << leader.0);
    }

    /// Those who are in the other set too.
    pub fn among(self, other: Leaders) -> Leaders {
        Leaders(self.0 & other.0)
    }

    /// Are all of them among the first so many?
    pub fn within(self, count: usize) -> bool {
        self.iter().all(|leader| leader.index() < count)
    }

    pub fn iter(self) -> impl Iterator<Item = LeaderId> {
        LeaderId::all(u16::BITS as usize).filter(move |leader| self.contains(*leader))
    }
}

impl FromIterator<LeaderId> for Leaders {
    fn from_iter<I: IntoIterator<Item = LeaderId>>(list: I) -> Leaders {
        let mut leaders = Leaders::NONE;
        list.into_iter().for_each(|leader| leaders.insert(leader));
        leaders
    }
}
