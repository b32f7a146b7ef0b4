//! What is left to say after the dice: retreats, places at the standard, advances, leaders (chapters 10.5, 12, 15).

use crate::action::Action;
use crate::action::Way;
use crate::ids::{HexId, LeaderId, UnitId, Units};
use crate::look::Look;
use crate::look::Refused;
use crate::state::{Fight, Source};

impl Look<'_> {
    pub fn verdicts_to_come(&self, fight: &Fight) -> Units {
        let _ = (fight);
        Units::NONE
    }

    pub fn may_retreat(
        &self,
        unit: UnitId,
        causes: &[HexId],
        source: Source,
        way: &Way,
    ) -> Result<(), Refused> {
        let _ = (unit, causes, source, way);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_retire(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let _ = (unit, hex);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn refuges(&self, leader: LeaderId) -> Units {
        let _ = (leader);
        Units::NONE
    }

    pub fn replacement_places(&self, leader: LeaderId) -> Units {
        let _ = (leader);
        Units::NONE
    }

    pub fn may_follow(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let _ = (unit, hex);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_advance(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let _ = (unit, hex);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_continue(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let _ = (unit, hex);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_put_out(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let _ = (unit, hex);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn retreat_choices(&self, unit: UnitId, causes: &[HexId], source: Source, out: &mut Vec<Action>) {
        let _ = (unit, causes, source, out);
    }

    pub fn retire_choices(&self, unit: UnitId, out: &mut Vec<Action>) {
        let _ = (unit, out);
    }

    pub fn following_choices(&self, out: &mut Vec<Action>) {
        let _ = (out);
    }

    pub fn advance_choices(&self, out: &mut Vec<Action>) {
        let _ = (out);
    }

    pub fn put_out_choices(&self, unit: UnitId, out: &mut Vec<Action>) {
        let _ = (unit, out);
    }
}
