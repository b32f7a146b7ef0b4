//! What is chosen in a combat: the way of a charge, the answers of the defenders (10.2, 11.5).

use crate::action::Action;
use crate::action::Way;
use crate::ids::{UnitId, Units};
use crate::look::Look;
use crate::look::Refused;
use crate::state::Fight;
use hexboard::Corner;

impl Look<'_> {
    pub fn riders_to_come(&self, fight: &Fight) -> Units {
        let _ = (fight);
        Units::NONE
    }

    pub fn may_ride(
        &self,
        rider: UnitId,
        target: UnitId,
        counter: bool,
        way: &Way,
        facing: Corner,
    ) -> Result<(), Refused> {
        let _ = (rider, target, counter, way, facing);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_wheel(&self, rider: UnitId, facing: Corner) -> Result<(), Refused> {
        let _ = (rider, facing);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_counter(&self, unit: UnitId, target: UnitId) -> Result<(), Refused> {
        let _ = (unit, target);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_evade(&self, unit: UnitId, way: &Way) -> Result<(), Refused> {
        let _ = (unit, way);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn may_stand(&self, unit: UnitId) -> Result<(), Refused> {
        let _ = (unit);
        Err(crate::look::No::NotAmong.by(crate::rules::R_3_0))
    }

    pub fn ride_choices(&self, rider: UnitId, target: UnitId, counter: bool, out: &mut Vec<Action>) {
        let _ = (rider, target, counter, out);
    }

    pub fn answer_choices(&self, out: &mut Vec<Action>) {
        let _ = (out);
    }

    /// Enemies in its front hexes that it may attack by shock (MI-10.3b).
    pub fn shock_targets(&self, _: UnitId) -> Units {
        Units::NONE
    }
}
