//! VI. Optional rule: dismounting.

use crate::content::Arm;
use crate::look::{Look, No};
use crate::state::{Kind, Spot, UnitId};

/// What a unit becomes when it dismounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnFoot {
    pub kind: Kind,
    pub points: u8,
}

impl Look<'_> {
    /// May a unit dismount, and what does it become? With the option only; cavalry on the map (MB-VI.1), into its foot
    /// kind (MB-VI.2) with its points converted (MB-VI.3), if a counter of that kind is free (MB-R73).
    pub fn may_dismount(&self, id: UnitId) -> Result<OnFoot, No> {
        if !self.dismounting {
            return Err(No::NoDismounting);
        }
        let unit = self.state.unit(id);
        unit.hex().ok_or(No::NotOnMap)?;
        let numbers = self.charts.kind(unit.kind);
        let (Arm::Cavalry, Some(kind)) = (numbers.arm, numbers.dismounts_to) else {
            return Err(No::NotMounted(unit.kind));
        };
        if self.in_friends_hex(id) {
            return Err(No::InFriendsHex);
        }
        let in_play = self
            .state
            .units_of(id.seat())
            .filter(|(_, other)| other.kind == kind && other.spot != Spot::Gone);
        if in_play.count() >= usize::from(self.charts.kind(kind).counters) {
            return Err(No::NoFootCounter(kind));
        }
        let points = self.charts.points_after_dismounting[usize::from(unit.points.min(5))];
        Ok(OnFoot { kind, points })
    }
}
