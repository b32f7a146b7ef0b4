//! Fire: who may shoot at whom, and when (chapter 9).

use crate::action::Action;
use crate::ids::{HexId, MarkerId, UnitId, Units};
use crate::look::Look;
use crate::look::Refused;
use crate::state::Walk;

impl Look<'_> {
    pub fn may_fire_now(&self, by: UnitId, at: UnitId) -> Result<(), Refused> {
        let _ = (by, at);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_fire_riding(&self, walk: &Walk, by: UnitId, at: UnitId) -> Result<(), Refused> {
        let _ = (walk, by, at);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_bombard(&self, bombard: MarkerId, at: UnitId) -> Result<(), Refused> {
        let _ = (bombard, at);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_react(
        &self,
        by: UnitId,
        target: UnitId,
        hex: HexId,
        fired: Units,
        counter: bool,
    ) -> Result<(), Refused> {
        let _ = (by, target, hex, fired, counter);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn react_choices(
        &self,
        target: UnitId,
        hex: HexId,
        fired: Units,
        counter: bool,
        out: &mut Vec<Action>,
    ) {
        let _ = (target, hex, fired, counter, out);
    }
}
