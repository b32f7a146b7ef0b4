//! Attacks are named, and taken up one combat after the other (10.3).

use super::{DiceResult, EventWriter};
use crate::event::Event;
use crate::ids::UnitId;
use crate::rules::*;
use crate::state::{Fight, FightKind, Phase};
use engine::Journal;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Where nobody can attack there is nothing to name.
    pub fn go_on_naming(&mut self) -> DiceResult<bool> {
        if !self.state.now.named.is_empty() || self.look().has_attacks() {
            return Ok(true);
        }
        self.phase(Phase::Shock);
        Ok(false)
    }

    pub fn name_attack(&mut self, attacker: UnitId, defender: UnitId, charge: bool) -> DiceResult {
        let event = Event::AttackNamed { attacker, defender, charge };
        if charge {
            self.emit(event, &[R_11_3B, R_11_3A, RULING_11_3_1]);
        } else {
            let inside = self.look().host_of(attacker).is_some();
            let rules: &[_] = if inside { &[R_10_1, R_10_3C, R_BAN_3C] } else { &[R_10_1, R_10_3C] };
            self.emit(event, rules);
        }
        Ok(())
    }

    pub fn withdraw(&mut self, attacker: UnitId) -> DiceResult {
        self.emit(Event::AttackWithdrawn { attacker }, &[R_10_3C]);
        Ok(())
    }

    pub fn confirm(&mut self) -> DiceResult {
        let seat = self.state.now.control.holder;
        self.emit(Event::AttacksConfirmed { seat }, &[R_10_3B, R_10_3C]);
        self.phase(Phase::Shock);
        Ok(())
    }

    /// The next combat: where there is but one, it needs no choice.
    pub fn go_on_shock(&mut self) -> DiceResult<bool> {
        match self.look().named_groups().as_slice() {
            [] => self.phase(Phase::Ending),
            [only] => {
                if let Some(unit) = only.first() {
                    self.resolve(unit)?;
                }
            }
            _ => return Ok(true),
        }
        Ok(false)
    }

    pub fn resolve(&mut self, unit: UnitId) -> DiceResult {
        let links = self.look().links_with(unit);
        let seat = self.state.now.control.holder;
        self.begin_fight(Fight::new(FightKind::Named, seat, links));
        Ok(())
    }
}
