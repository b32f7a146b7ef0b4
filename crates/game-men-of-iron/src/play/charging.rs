//! Charges and counter-charges on their way (chapter 11).

use super::{DiceResult, EventWriter};
use crate::action::Way;
use crate::event::Event;
use crate::ids::UnitId;
use engine::Journal;
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_riding(&mut self, rider: UnitId, target: UnitId, counter: bool) -> DiceResult<bool> {
        let _ = (rider, target, counter);
        Ok(true)
    }

    pub fn ride(&mut self, way: &Way, facing: Corner) -> DiceResult {
        let _ = (way, facing);
        Ok(())
    }

    pub fn go_on_wheeling(&mut self, rider: UnitId) -> DiceResult<bool> {
        let _ = (rider);
        Ok(true)
    }

    pub fn counter_charge(&mut self, unit: UnitId, target: UnitId) -> DiceResult {
        let _ = (unit, target);
        Ok(())
    }
}
