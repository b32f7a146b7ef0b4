//! Leaders: their throws, where they go, who replaces them (chapter 15).

use super::{DiceResult, EventWriter};
use crate::ch12_results::Fate;
use crate::content::Blow;
use crate::event::{Check, Event};
use crate::ids::{HexId, LeaderId, UnitId};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Rule, Tally};

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Leaders with a unit that is struck are thrown for, each in the order of his number (MI-15.4a, MI-15.4b, MI-R64).
    pub(super) fn throw_for_leaders(&mut self, unit: UnitId, blow: Blow, source: Source) -> DiceResult {
        let look = self.look();
        match source {
            Source::Fire { total, .. } if i32::from(total) >= look.charts().leader_in_fire.check_at => {
                for leader in look.leaders_with(unit) {
                    self.throw_in_fire(leader)?;
                }
            }
            Source::Shock | Source::Repulse { .. } => {
                let endangered = match look.fate(unit, blow, source) {
                    Fate::Nothing => false,
                    Fate::Eliminated(..) | Fate::Retired(..) => true,
                    Fate::Shaken { disordered, unhorsed, .. } => disordered || unhorsed,
                };
                for leader in look.leaders_with(unit).into_iter().filter(|_| endangered) {
                    self.throw_in_shock(leader)?;
                }
            }
            Source::Fire { .. } | Source::Trampled => {}
        }
        Ok(())
    }

    fn throw_in_fire(&mut self, leader: LeaderId) -> DiceResult {
        let seat = self.look().leader_seat(leader);
        let killed_on = self.look().charts().leader_in_fire.killed_on;
        let throw = self.die(seat, R_15_4A, Hope::Low, |_, face| u32::from(killed_on.contains(face)))?;
        let dead = killed_on.contains(throw);
        let limit = killed_on.iter().min().unwrap_or(u8::MAX) as i8;
        let check = Box::new(Check { throw, modifiers: Tally::default(), limit, success: !dead });
        self.emit(Event::LeaderThrown { leader, check, by_fire: true }, &[R_15_4A]);
        if dead {
            self.lose_leader(leader, false, &[R_15_4A]);
        }
        Ok(())
    }

    fn throw_in_shock(&mut self, leader: LeaderId) -> DiceResult {
        let look = self.look();
        let (seat, rating) = (look.leader_seat(leader), i32::from(look.own_rating(leader)));
        let limit = look.charts().checks.leader_killed;
        let dies = |face: u8| i32::from(face) - rating >= limit;
        let throw = self.die(seat, R_15_4B, Hope::Low, |_, face| u32::from(dies(face)))?;
        let mut modifiers = Tally::default();
        modifiers.add(-rating, R_15_4B_RATING);
        let dead = dies(throw);
        let check = Box::new(Check { throw, modifiers, limit: limit as i8, success: !dead });
        self.emit(Event::LeaderThrown { leader, check, by_fire: false }, &[R_15_4B, RULING_15_4_1]);
        if dead {
            self.lose_leader(leader, false, &[R_15_4B]);
        }
        Ok(())
    }

    /// A named leader costs points, a replacement none (MI-15.6b); who is captured counts as eliminated (MI-Q16.0-5).
    pub fn lose_leader(&mut self, leader: LeaderId, captured: bool, rules: &[Rule]) {
        let look = self.look();
        let points = if look.state.leader(leader).replacement { 0 } else { look.leader_worth(leader) };
        let mut rules = rules.to_vec();
        rules.push(R_15_6B);
        rules.extend(captured.then_some(RULING_16_0_5));
        rules.extend(self.look().battle().leader(leader).attached.then_some(R_NAJ_2));
        self.emit(Event::LeaderLost { leader, captured, points }, &rules);
    }

    /// A leader has nobody with him any more.
    pub fn displace(&mut self, leader: LeaderId) {
        self.task(Task::Displaced { leader });
    }

    /// Surrounded he is captured; else he goes to the nearest unit, which his owner names of several (MI-15.4c, MI-15.5).
    pub(super) fn go_on_displaced(&mut self, leader: LeaderId) -> DiceResult<bool> {
        let look = self.look();
        let Some(hex) = look.state.leader(leader).whereabouts.hex() else {
            self.done();
            return Ok(false);
        };
        let (seat, refuges) = (look.leader_seat(leader), look.refuges(leader));
        if refuges.is_empty() || look.leader_surrounded(seat, hex) {
            self.done();
            let rules = if refuges.is_empty() { [R_15_5, RULING_15_5_1] } else { [R_15_5, RULING_15_4_2] };
            self.lose_leader(leader, true, &rules);
            return Ok(false);
        }
        if refuges.len() > 1 {
            return Ok(true);
        }
        self.done();
        if let Some(to) = refuges.first().and_then(|unit| self.state.hex_of(unit)) {
            self.emit(Event::LeaderWent { leader, to }, &[R_15_4C, RULING_15_5_1]);
        }
        Ok(false)
    }

    /// With one unit to be placed with he is placed there; with none on the map he waits (MI-Q15.6-1).
    pub(super) fn go_on_replacing(&mut self, leader: LeaderId) -> DiceResult<bool> {
        let places = self.look().replacement_places(leader);
        if places.len() > 1 {
            return Ok(true);
        }
        self.done();
        let hex = places.first().and_then(|unit| self.state.hex_of(unit));
        self.emit(Event::LeaderReplaced { leader, hex }, &[R_15_6A, RULING_15_6_1]);
        Ok(false)
    }

    /// Does he go along with a unit that is Retired (MI-Q15.4-3)?
    pub(super) fn go_on_along(&mut self, leader: LeaderId, unit: UnitId, from: HexId) -> DiceResult<bool> {
        let there = self.state.leader(leader).whereabouts == Whereabouts::Map(from);
        if there && self.state.hex_of(unit).is_some() {
            return Ok(true);
        }
        self.done();
        Ok(false)
    }

    pub(super) fn leader_along(&mut self, goes: bool) -> DiceResult {
        let Some(Task::Along { leader, unit, .. }) = self.done() else { return Ok(()) };
        if let Some(to) = self.state.hex_of(unit).filter(|_| goes) {
            self.emit(Event::LeaderWent { leader, to }, &[RULING_15_4_3]);
        }
        Ok(())
    }

    pub(super) fn leader_with(&mut self, unit: UnitId) -> DiceResult {
        let Some(hex) = self.state.hex_of(unit) else { return Ok(()) };
        match self.done() {
            Some(Task::Displaced { leader }) => {
                self.emit(Event::LeaderWent { leader, to: hex }, &[R_15_4C, RULING_15_5_1]);
            }
            Some(Task::Replace { leader }) => {
                let event = Event::LeaderReplaced { leader, hex: Some(hex) };
                self.emit(event, &[R_15_6A, RULING_15_6_1]);
            }
            _ => {}
        }
        Ok(())
    }
}
