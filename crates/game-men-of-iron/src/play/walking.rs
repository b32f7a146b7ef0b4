//! Movement, step by step (chapters 5 to 8): prices, zones, what is met on the way.

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::{HexId, LeaderId, Leaders, UnitId};
use engine::Journal;
use hexboard::Corner;
use hexboard::Side;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_walking(&mut self) -> DiceResult<bool> {
        Ok(true)
    }

    pub fn begin_move(&mut self, unit: UnitId, leaders: Leaders) -> DiceResult {
        let _ = (unit, leaders);
        Ok(())
    }

    pub fn step(&mut self, side: Side) -> DiceResult {
        let _ = (side);
        Ok(())
    }

    pub fn stop(&mut self, facing: Corner) -> DiceResult {
        let _ = (facing);
        Ok(())
    }

    pub fn turn(&mut self, unit: UnitId, facing: Corner) -> DiceResult {
        let _ = (unit, facing);
        Ok(())
    }

    pub fn change(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn enter(&mut self, unit: UnitId, hex: HexId, leaders: Leaders) -> DiceResult {
        let _ = (unit, hex, leaders);
        Ok(())
    }

    pub fn enter_leader(&mut self, leader: LeaderId, hex: HexId) -> DiceResult {
        let _ = (leader, hex);
        Ok(())
    }

    pub fn lead_to(&mut self, leader: LeaderId, hex: HexId) -> DiceResult {
        let _ = (leader, hex);
        Ok(())
    }

    pub fn end_moving(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn ride_through(&mut self, rider: UnitId, through: UnitId) -> DiceResult {
        let _ = (rider, through);
        Ok(())
    }

    pub fn comes_into(&mut self, unit: UnitId, from: Option<HexId>, hex: HexId) -> DiceResult {
        let _ = (unit, from, hex);
        Ok(())
    }
}
