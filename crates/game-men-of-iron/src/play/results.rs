//! What befalls a unit (chapter 12): leaders first, then disorder, horses, retreats, flight, elimination.

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::content::Blow;
use crate::ids::{UnitId};
use crate::state::{Source};
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_suffering(&mut self, unit: UnitId, blow: Blow, source: Source, thrown: bool) -> DiceResult<bool> {
        let _ = (unit, blow, source, thrown);
        Ok(true)
    }
}
