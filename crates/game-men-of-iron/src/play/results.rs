//! What befalls a unit (chapter 12): leaders first, then disorder, horses, retreats, flight, elimination.

use super::{DiceResult, EventWriter};
use crate::content::Blow;
use crate::event::{Cause, Event};
use crate::ids::UnitId;
use crate::state::Source;
use engine::{Journal, Rule};

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_suffering(
        &mut self,
        unit: UnitId,
        blow: Blow,
        source: Source,
        thrown: bool,
    ) -> DiceResult<bool> {
        let _ = (unit, blow, source, thrown);
        Ok(true)
    }

    /// Eliminates a unit.
    pub fn lose_unit(&mut self, unit: UnitId, cause: Cause, rules: &[Rule]) -> DiceResult {
        if let Some(hex) = self.state.hex_of(unit) {
            let points = self.look().worth(unit);
            self.emit(Event::Eliminated { unit, hex, cause, points }, rules);
        }
        Ok(())
    }

    /// Something befalls a unit.
    pub fn suffer(&mut self, unit: UnitId, blow: Blow, source: Source) {
        if blow != Blow::NONE {
            self.task(crate::state::Task::Suffer { unit, blow, source, thrown: false });
        }
    }
}
