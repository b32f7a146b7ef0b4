//! Retreats and units that are Retired (12.3, 12.4).

use super::{DiceResult, EventWriter};
use crate::action::Way;
use crate::event::Event;
use crate::ids::{HexId, UnitId};
use crate::state::{Causes, Source};
use engine::Journal;
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_retreating(&mut self, unit: UnitId, causes: &Causes, source: Source) -> DiceResult<bool> {
        let _ = (unit, causes, source);
        Ok(true)
    }

    pub fn go_on_retiring(&mut self, unit: UnitId) -> DiceResult<bool> {
        let _ = (unit);
        Ok(true)
    }

    pub fn retreat(&mut self, way: &Way, facing: Corner) -> DiceResult {
        let _ = (way, facing);
        Ok(())
    }

    pub fn retire(&mut self, hex: HexId, facing: Corner) -> DiceResult {
        let _ = (hex, facing);
        Ok(())
    }
}
