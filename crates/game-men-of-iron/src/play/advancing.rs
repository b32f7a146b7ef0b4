//! Advances and Continued Attacks (10.5, 12.7).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::{HexId, UnitId};
use engine::Journal;
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn advance(&mut self, unit: UnitId, hex: HexId, facing: Corner) -> DiceResult {
        let _ = (unit, hex, facing);
        Ok(())
    }

    pub fn continue_attack(&mut self, unit: UnitId, hex: HexId) -> DiceResult {
        let _ = (unit, hex);
        Ok(())
    }

    pub fn stay_put(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn face(&mut self, facing: Corner) -> DiceResult {
        let _ = (facing);
        Ok(())
    }

    pub fn go_on_facing(&mut self, unit: UnitId) -> DiceResult<bool> {
        let _ = (unit);
        Ok(true)
    }
}
