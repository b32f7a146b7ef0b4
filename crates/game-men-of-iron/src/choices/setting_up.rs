//! What may be chosen before the battle: places in a free set-up, formations, pits.

use crate::look::Look;
use crate::action::Action;
use engine::Seat;
use engine::Rule;
use hexboard::Side;
use crate::field::MarkId;
use crate::look::Refused;
use crate::ids::{CommandId, HexId, LeaderId, UnitId};
use crate::state::{Formation};

impl Look<'_> {
    pub fn setup_rule(&self) -> Rule {
        crate::rules::R_3_0
    }

    pub fn may_place(&self, seat: Seat, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let _ = (seat, unit, hex);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_place_leader(&self, seat: Seat, leader: LeaderId, unit: UnitId) -> Result<(), Refused> {
        let _ = (seat, leader, unit);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_array(&self, seat: Seat, unit: UnitId, formation: Formation) -> Result<(), Refused> {
        let _ = (seat, unit, formation);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_array_all(&self, seat: Seat, command: CommandId, formation: Formation) -> Result<(), Refused> {
        let _ = (seat, command, formation);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_dig(&self, seat: Seat, hex: HexId, side: Side) -> Result<MarkId, Refused> {
        let _ = (seat, hex, side);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_be_ready(&self, seat: Seat) -> Result<(), Refused> {
        let _ = (seat);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn setup_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let _ = (seat, out);
    }
}
