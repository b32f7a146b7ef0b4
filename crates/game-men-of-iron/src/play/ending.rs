//! The end of an activation: rally, flight, replacements, the battle's own events (13.1, 16.0).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use hexboard::Corner;
use crate::ids::{HexId, UnitId};
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_ending(&mut self) -> DiceResult<bool> {
        Ok(true)
    }

    pub fn go_on_putting_out(&mut self, unit: UnitId) -> DiceResult<bool> {
        let _ = (unit);
        Ok(true)
    }

    pub fn put_out(&mut self, hex: HexId, facing: Corner) -> DiceResult {
        let _ = (hex, facing);
        Ok(())
    }
}
