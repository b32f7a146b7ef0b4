//! The set-up.

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::action::Action;
use engine::Seat;
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_setting_up(&mut self, seat: Seat) -> DiceResult<bool> {
        let _ = (seat);
        Ok(true)
    }

    pub fn set_up(&mut self, action: &Action) -> DiceResult {
        let _ = (action);
        Ok(())
    }
}
