//! Fire: active, return and reaction (chapter 9), and counter-charges that answer it (11.5).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::{HexId, MarkerId, UnitId, Units};
use crate::state::Shot;
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn fire(&mut self, by: UnitId, at: UnitId) -> DiceResult {
        let _ = (by, at);
        Ok(())
    }

    pub fn bombard(&mut self, bombard: MarkerId, at: UnitId) -> DiceResult {
        let _ = (bombard, at);
        Ok(())
    }

    pub fn react(&mut self, by: UnitId) -> DiceResult {
        let _ = (by);
        Ok(())
    }

    pub fn hold_fire(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn go_on_returning(&mut self, shot: Shot) -> DiceResult<bool> {
        let _ = (shot);
        Ok(true)
    }

    pub fn go_on_reacting(
        &mut self,
        target: UnitId,
        hex: HexId,
        fired: Units,
        counter: bool,
    ) -> DiceResult<bool> {
        let _ = (target, hex, fired, counter);
        Ok(true)
    }

    pub fn go_on_counter_fire(&mut self, rider: UnitId, shooter: UnitId) -> DiceResult<bool> {
        let _ = (rider, shooter);
        Ok(true)
    }

    pub fn go_on_counter_later(&mut self, rider: UnitId, target: UnitId, hex: HexId) -> DiceResult<bool> {
        let _ = (rider, target, hex);
        Ok(true)
    }

    /// Enemies of a unit that has entered their front hexes may react.
    pub fn open_reactions(&mut self, target: UnitId, counter: bool) {
        let _ = (target, counter);
    }
}
