//! Who acts next: a Command, a standard, a roll, a seizure (chapter 4), and the orders for formations.

use crate::look::Look;
use crate::action::Action;
use engine::Seat;
use crate::look::Refused;
use crate::ids::{CommandId, StandardId, UnitId};

impl Look<'_> {
    pub fn may_activate(&self, seat: Seat, command: CommandId) -> Result<(), Refused> {
        let _ = (seat, command);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_raise(&self, seat: Seat, standard: StandardId) -> Result<(), Refused> {
        let _ = (seat, standard);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_pass(&self, seat: Seat) -> Result<(), Refused> {
        let _ = (seat);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_try(&self, seat: Seat, command: CommandId) -> Result<(), Refused> {
        let _ = (seat, command);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_seize(&self, seat: Seat, command: CommandId) -> Result<(), Refused> {
        let _ = (seat, command);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_show_small_folk(&self, seat: Seat) -> Result<(), Refused> {
        let _ = (seat);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_form(&self) -> Result<(), Refused> {
        let _ = ();
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_break(&self) -> Result<(), Refused> {
        let _ = ();
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_mount_up(&self, unit: UnitId) -> Result<(), Refused> {
        let _ = (unit);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn free_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let _ = (seat, out);
    }

    pub fn continue_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let _ = (seat, out);
    }

    pub fn seize_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let _ = (seat, out);
    }

    pub fn order_choices(&self, out: &mut Vec<Action>) {
        let _ = (out);
    }
}
