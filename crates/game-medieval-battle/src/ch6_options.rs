//! VI. Optional rule: dismounting.

use crate::content::Arm;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{Kind, UnitId, Whereabouts};

/// What a unit becomes when it dismounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnFoot {
    pub kind: Kind,
    pub points: u8,
}

impl Look<'_> {
    /// Nobody dismounts in the enemy's turn, nor off the map (MB-R74).
    pub fn may_dismount_in_this_turn(&self, id: UnitId) -> Result<(), Refused> {
        let now = id.seat() == self.state.turn && self.state.unit(id).hex().is_some();
        if now { Ok(()) } else { Err(No::NotYours.by(RULING_74)) }
    }

    /// May a unit dismount, and what does it become? With the option only; cavalry on the map (MB-VI.1), into its foot
    /// kind (MB-VI.2) with its points converted (MB-VI.3), if a counter of that kind is free (MB-R73).
    pub fn may_dismount(&self, id: UnitId) -> Result<OnFoot, Refused> {
        if !self.dismounting {
            return Err(No::NoDismounting.by(R_VI_1));
        }
        let unit = self.state.unit(id);
        unit.hex().ok_or(No::NotYours.by(RULING_74))?;
        let numbers = self.charts.kind(unit.kind);
        let (Arm::Cavalry, Some(kind)) = (numbers.arm, numbers.dismounts_to) else {
            return Err(No::NotMounted { kind: unit.kind }.by(R_VI_2));
        };
        self.may_stop(id)?;
        let in_play = self
            .state
            .units_of(id.seat())
            .filter(|(_, other)| other.kind == kind && other.whereabouts != Whereabouts::Gone);
        if in_play.count() >= usize::from(self.charts.kind(kind).counters) {
            return Err(No::NoFootCounter { kind }.by(RULING_73));
        }
        let points = self.charts.points_after_dismounting[usize::from(unit.points.min(5))];
        Ok(OnFoot { kind, points })
    }
}
