//! Orders for formations, before anything else (14.1, SCH), and mounting (POI-9).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::UnitId;
use crate::rules::*;
use crate::state::*;
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Asked only if there is an order to give.
    pub(super) fn go_on_ordering(&mut self) -> DiceResult<bool> {
        let look = self.look();
        let mounts = || look.units_of(self.state.now.control.command).iter();
        let some = look.may_form().is_ok()
            || look.may_break().is_ok()
            || mounts().any(|unit| look.may_mount_up(unit).is_ok());
        if !some {
            self.phase(Phase::Moving);
        }
        Ok(some)
    }

    /// Every unit of the Command that can takes up the formation (MI-Q14.1-1).
    pub(super) fn form(&mut self) -> DiceResult {
        let look = self.look();
        let control = self.state.now.control;
        let units = look.formable(control.command);
        let formation = look.formation_of(control.holder).unwrap_or_default();
        let mut rules = look.rules_of_formation(formation);
        rules.extend([R_14_1B, RULING_14_1_1, RULING_69]);
        self.emit(Event::Formed { units, formation }, &rules);
        self.end_order()
    }

    /// Units that break may act at once (MI-Q14.1-1).
    pub(super) fn break_formation(&mut self) -> DiceResult {
        let look = self.look();
        for unit in look.formed(self.state.now.control.command).iter() {
            let formation = self.state.unit(unit).formation;
            let mut rules = self.look().rules_of_formation(formation);
            rules.extend([R_14_1B, RULING_14_1_1, RULING_69]);
            self.emit(Event::FormationEnded { unit, formation, ordered: true }, &rules);
        }
        self.end_order()
    }

    pub(super) fn end_order(&mut self) -> DiceResult {
        self.phase(Phase::Moving);
        Ok(())
    }

    /// The whole activation goes into it (MI-POI-9).
    pub(super) fn mount_up(&mut self, unit: UnitId) -> DiceResult {
        self.emit(Event::Mounting { unit }, &[R_POI_9]);
        Ok(())
    }
}
