//! Who acts: picks, rolls, seizures, passes, standards (chapter 4, 13.2).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::{CommandId, StandardId};
use crate::state::{Kind};
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_picking(&mut self) -> DiceResult<bool> {
        Ok(true)
    }

    pub fn go_on_continuing(&mut self) -> DiceResult<bool> {
        Ok(true)
    }

    pub fn go_on_seizing(&mut self, command: CommandId) -> DiceResult<bool> {
        let _ = (command);
        Ok(true)
    }

    pub fn activate(&mut self, command: CommandId, kind: Kind) -> DiceResult {
        let _ = (command, kind);
        Ok(())
    }

    pub fn raise(&mut self, standard: StandardId) -> DiceResult {
        let _ = (standard);
        Ok(())
    }

    pub fn pass(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn try_command(&mut self, command: CommandId) -> DiceResult {
        let _ = (command);
        Ok(())
    }

    pub fn seize(&mut self, command: CommandId) -> DiceResult {
        let _ = (command);
        Ok(())
    }

    pub fn let_roll(&mut self) -> DiceResult {
        Ok(())
    }

    pub fn show_small_folk(&mut self) -> DiceResult {
        Ok(())
    }
}
