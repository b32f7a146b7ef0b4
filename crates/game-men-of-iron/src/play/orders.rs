//! Orders for formations, before anything else (14.1, SCH), and mounting (POI-9).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::{UnitId};
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_ordering(&mut self) -> DiceResult<bool> {
        Ok(true)
    }

    pub fn form(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn break_formation(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn end_order(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn mount_up(&mut self, unit: UnitId) -> DiceResult {
        let _ = (unit);
        Ok(())
    }
}
