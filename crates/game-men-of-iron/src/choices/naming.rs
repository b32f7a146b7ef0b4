//! Which attacks are named, and which have to be (10.3, 11.3).

use crate::action::Action;
use crate::ids::{UnitId, Units};
use crate::look::Look;
use crate::look::Refused;

impl Look<'_> {
    pub fn may_name_attack(&self, unit: UnitId, target: UnitId) -> Result<(), Refused> {
        let _ = (unit, target);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_name_charge(&self, unit: UnitId, target: UnitId) -> Result<(), Refused> {
        let _ = (unit, target);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_withdraw(&self, unit: UnitId) -> Result<(), Refused> {
        let _ = (unit);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_confirm(&self) -> Result<(), Refused> {
        let _ = ();
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn naming_choices(&self, out: &mut Vec<Action>) {
        let _ = (out);
    }

    pub fn named_groups(&self) -> Vec<Units> {
        Vec::new()
    }
}
