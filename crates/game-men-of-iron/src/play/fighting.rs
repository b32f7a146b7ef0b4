//! A combat, stage by stage (chapter 10).

use super::{DiceResult, EventWriter};
use crate::action::Way;
use crate::event::Event;
use crate::ids::UnitId;
use engine::Journal;
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub fn go_on_fighting(&mut self) -> DiceResult<bool> {
        Ok(true)
    }

    pub fn evade(&mut self, unit: UnitId, way: &Way, facing: Corner) -> DiceResult {
        let _ = (unit, way, facing);
        Ok(())
    }

    pub fn stand(&mut self, unit: UnitId) -> DiceResult {
        let _ = (unit);
        Ok(())
    }

    pub fn next(&mut self, unit: UnitId) -> DiceResult {
        let _ = (unit);
        Ok(())
    }

    /// A combat begins.
    pub fn begin_fight(&mut self, fight: crate::state::Fight) {
        let (kind, attackers, defenders) = (fight.kind, fight.attackers(), fight.defenders());
        self.emit(Event::FightBegan { kind, attackers, defenders }, &[crate::rules::R_10_3C]);
        self.goes_on(crate::event::Progress::FightOpened(Box::new(fight)));
        self.task(crate::state::Task::Fight);
    }
}
