//! Where several rules are broken at once each is named: the parts of a question are asked one by one, by the functions that decide it.

use super::stepping::WalkingUnit;
use crate::action::Action;
use crate::ch05_combat::counter_charge::CounterCharge;
use crate::field::{HexId, OFF};
use crate::look::{Look, No, Refused};
use crate::state::*;
use engine::refusal::AllRefused;

type Reasons = AllRefused<No>;

impl Look<'_> {
    /// All reasons why an action is not legal now; the one that is found first stands first.
    pub fn reasons(&self, action: &Action) -> Vec<Refused> {
        let Err(first) = self.may_answer(action) else { return Vec::new() };
        let mut all = Reasons::first(first);
        let about_the_request = matches!(
            first.no,
            No::GameOver | No::NoSuchThing | No::NotAsked | No::NotAmong | No::NotYours { .. }
        );
        if !about_the_request {
            self.gather(action, &mut all);
        }
        all.0
    }

    fn gather(&self, action: &Action, all: &mut Reasons) {
        let Some(asked) = self.asked() else { return };
        match (action, asked.step_of_unit()) {
            (Action::Forward { hold }, Ok(step)) => self.gather_forward(step, *hold, all),
            (Action::Turn { sixths }, Ok(step)) => self.gather_turn(step, sixths.unsigned_abs(), all),
            (Action::Overrun, Ok(step)) => self.gather_overrun(step, all),
            (Action::Place { unit, hex, .. }, _) => {
                all.note(self.may_set_up_here(asked.seat, *unit, *hex));
                all.note(self.may_fit_at_setup(*unit, *hex));
            }
            (Action::Fire { by, at }, Err(_)) => {
                all.note(self.may_shoot(asked.seat, *by));
                if let Some(hex) = self.aim_hex(*at) {
                    all.note(self.may_fire(*by, hex, matches!(at, Aim::Object(_))));
                }
            }
            (Action::Fire { by, at }, Ok((_, walk))) if self.walk_of(*by).is_some() => {
                all.note(self.may_shoot_riding(*by, walk.left));
                all.note(self.may_fire_riding(*by, &walk, *at));
            }
            (Action::Enter { unit, hex, .. }, _) => {
                all.note(self.may_come_now(*unit));
                all.note(self.may_come_in(*unit, *hex));
            }
            (Action::Return { unit, hex, .. }, _) => {
                all.note(self.may_be_back(*unit));
                if matches!(self.state.unit(*unit).whereabouts, Whereabouts::Away { .. }) {
                    all.note(self.may_come_near(*unit, *hex));
                    all.note(self.may_come_in(*unit, *hex));
                }
            }
            (Action::CounterCharge(CounterCharge { unit, .. }), _) => {
                if let Some(target) = self.countered_hex() {
                    let seat = self.seat(*unit);
                    all.note(self.may_ride_against(*unit, target));
                    all.note(self.may_be_countered(seat, target, &self.ridden()));
                }
            }
            (Action::Attack { attackers, hexes }, _) => {
                let owed = self.obligations();
                for unit in attackers {
                    all.note(self.may_strike(&owed, *unit, hexes));
                }
            }
            _ => {}
        }
    }

    fn gather_forward(&self, (unit, walk): WalkingUnit, hold: bool, all: &mut Reasons) {
        let it = self.state.unit(unit);
        let Some(from) = it.whereabouts.hex() else { return };
        let hex = self.field().neighbour(from, it.facing);
        all.note(self.may_march(unit));
        all.note(self.may_go_on(unit, &walk));
        let passes = all.note(self.may_pass(unit, from, it.facing, it.charge)).is_some();
        if hold {
            all.note(self.may_hold_pace(unit, it.charge));
        }
        // What it would cost with nobody in the way; where nothing leads there is no price.
        if hex != OFF && (passes || self.state.anybody(hex).is_some()) {
            let friend = self.state.at(hex).any(|id| id != unit);
            let cost: i32 = self.entry_cost(unit, from, it.facing, &walk, friend, hold);
            all.note(self.may_pay(unit, cost.clamp(0, 255) as u8, walk.left, crate::rules::R_4_1_3));
        }
    }

    fn gather_turn(&self, (unit, walk): WalkingUnit, sixths: u8, all: &mut Reasons) {
        let it = self.state.unit(unit);
        let Some(hex) = it.whereabouts.hex() else { return };
        all.note(self.may_march(unit));
        all.note(self.may_go_on(unit, &walk));
        all.note(self.may_turn_again(unit, hex, &walk));
        all.note(self.may_turn_at(unit, it.charge, sixths));
        let cost: i32 = self.turn_cost(unit, hex, it.charge, sixths, walk.by_road);
        all.note(self.may_pay(unit, cost.clamp(0, 255) as u8, walk.left, crate::rules::R_4_1_3));
    }

    fn gather_overrun(&self, (unit, walk): WalkingUnit, all: &mut Reasons) {
        let it = self.state.unit(unit);
        let Some(from) = it.whereabouts.hex() else { return };
        all.note(self.may_go_on(unit, &walk));
        let ahead: Option<HexId> = all.note(self.may_ride_at(unit, from, it.facing));
        all.note(self.may_ride_down(unit, it.charge));
        if let Some(hex) = ahead {
            all.note(self.may_be_ridden_down(hex));
        }
    }

    /// Who has ridden against the enemy already.
    fn ridden(&self) -> Vec<UnitId> {
        match self.state.now.tasks.last() {
            Some(Task::Counter(ridden)) => ridden.to_vec(),
            _ => Vec::new(),
        }
    }
}
