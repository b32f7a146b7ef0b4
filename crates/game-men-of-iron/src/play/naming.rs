//! Attacks are named, and taken up one combat after the other (10.3).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::UnitId;
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_naming(&mut self) -> DiceResult<bool> {
        Ok(true)
    }

    pub fn name_attack(&mut self, unit: UnitId, target: UnitId, charge: bool) -> DiceResult {
        let _ = (unit, target, charge);
        Ok(())
    }

    pub fn withdraw(&mut self, unit: UnitId) -> DiceResult {
        let _ = (unit);
        Ok(())
    }

    pub fn confirm(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn go_on_shock(&mut self) -> DiceResult<bool> {
        Ok(true)
    }

    pub fn resolve(&mut self, unit: UnitId) -> DiceResult {
        let _ = (unit);
        Ok(())
    }
}
