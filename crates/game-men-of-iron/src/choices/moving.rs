//! Movement: who may move, where the next step leads, turns, leaders, entries (chapters 5 to 8).

use crate::action::Action;
use crate::ids::{HexId, LeaderId, Leaders, UnitId};
use crate::look::Look;
use crate::look::Refused;
use crate::state::Walk;
use engine::Tally;
use hexboard::Corner;
use hexboard::Side;

impl Look<'_> {
    pub fn may_move(&self, unit: UnitId, leaders: Leaders) -> Result<(), Refused> {
        let _ = (unit, leaders);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_step(&self, walk: &Walk, side: Side) -> Result<Tally, Refused> {
        let _ = (walk, side);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_stop(&self, walk: &Walk, facing: Corner) -> Result<(), Refused> {
        let _ = (walk, facing);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_turn(&self, unit: UnitId, facing: Corner) -> Result<(), Refused> {
        let _ = (unit, facing);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_change(&self, walk: &Walk) -> Result<u8, Refused> {
        let _ = (walk);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_enter(&self, unit: UnitId, hex: HexId, leaders: Leaders) -> Result<u8, Refused> {
        let _ = (unit, hex, leaders);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_enter_leader(&self, leader: LeaderId, hex: HexId) -> Result<u8, Refused> {
        let _ = (leader, hex);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_lead_to(&self, leader: LeaderId, hex: HexId) -> Result<u8, Refused> {
        let _ = (leader, hex);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_end_moving(&self) -> Result<(), Refused> {
        let _ = ();
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn moving_choices(&self, out: &mut Vec<Action>) {
        let _ = (out);
    }

    pub fn step_choices(&self, walk: &Walk, out: &mut Vec<Action>) {
        let _ = (walk, out);
    }
}
