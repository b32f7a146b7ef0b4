//! Leaders: their throws, where they go, who replaces them (chapter 15).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::{HexId, LeaderId, UnitId};
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_along(&mut self, leader: LeaderId, unit: UnitId, from: HexId) -> DiceResult<bool> {
        let _ = (leader, unit, from);
        Ok(true)
    }

    pub fn go_on_displaced(&mut self, leader: LeaderId) -> DiceResult<bool> {
        let _ = (leader);
        Ok(true)
    }

    pub fn go_on_replacing(&mut self, leader: LeaderId) -> DiceResult<bool> {
        let _ = (leader);
        Ok(true)
    }

    pub fn leader_along(&mut self, goes: bool) -> DiceResult {
        let _ = (goes);
        Ok(())
    }

    pub fn leader_with(&mut self, unit: UnitId) -> DiceResult {
        let _ = (unit);
        Ok(())
    }
}
