//! The set-up, and who begins.

use super::{DiceResult, EventWriter};
use crate::action::Action;
use crate::content::First;
use crate::event::{Event, Progress};
use crate::ids::{UnitId, Units};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Seat};

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// A seat that has nothing to choose is not asked.
    pub(super) fn go_on_setting_up(&mut self, seat: Seat) -> DiceResult<bool> {
        if self.look().sets_up(seat) {
            return Ok(true);
        }
        self.set_up_next(seat)?;
        Ok(false)
    }

    pub(super) fn set_up(&mut self, action: &Action) -> DiceResult {
        let Phase::Setup(seat) = self.state.now.phase else { return Ok(()) };
        match action {
            Action::Place { unit, hex, facing } => {
                self.emit(Event::Placed { unit: *unit, hex: *hex, facing: *facing }, &[R_FAL_2C]);
            }
            Action::PlaceLeader { leader, unit } => {
                if let Some(hex) = self.state.hex_of(*unit) {
                    self.emit(Event::LeaderPlaced { leader: *leader, hex }, &[RULING_75]);
                }
            }
            Action::Array { unit, formation } => self.array(Units::only(*unit), *formation),
            Action::ArrayAll { command, formation } => {
                let look = self.look();
                let suits = |unit: &UnitId| {
                    let it = look.unit(*unit);
                    it.formation != *formation
                        && it.whereabouts.hex().is_some()
                        && look.suits(*unit, *formation)
                };
                let units = look.units_of(*command).iter().filter(suits).collect();
                self.array(units, *formation);
            }
            Action::Dig { hex, side } => {
                let mark = self.rules.field.mark(*hex, *side);
                self.emit(Event::Dug { side: mark }, &[R_CRE_7]);
            }
            Action::Ready => {
                self.emit(Event::SetUp { seat }, &[self.look().setup_rule()]);
                self.set_up_next(seat)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn array(&mut self, units: Units, formation: Formation) {
        for unit in units.iter() {
            let rule = self.look().rule_of_array(self.look().seat(unit));
            self.emit(Event::Arrayed { unit, formation }, &[rule, RULING_75]);
        }
    }

    /// The second seat sets up after the first; then play begins, where it must with a die (MI-3.4, MI-BAN-1).
    fn set_up_next(&mut self, seat: Seat) -> DiceResult {
        if seat == Seat(0) {
            self.phase(Phase::Setup(Seat(1)));
            return Ok(());
        }
        match &self.rules.battle.special.first {
            First::Seat(seat) => self.goes_on(Progress::Holds { seat: *seat }),
            First::Die(faces) => {
                let [first, _] = *faces;
                let throw =
                    self.die(Seat(0), R_BAN_1, Hope::Neither, |_, face| u32::from(first.contains(face)))?;
                let seat = Seat(u8::from(!first.contains(throw)));
                self.emit(Event::FirstThrown { throw, seat }, &[R_BAN_1, R_3_4]);
            }
        }
        self.phase(Phase::Free);
        Ok(())
    }
}
