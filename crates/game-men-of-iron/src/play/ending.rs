//! The end of an activation: rest, the battle's own events, flight, replacements (13.1, 16.0, 15.6).

use super::{DiceResult, EventWriter};
use crate::event::{Cause, Event, Progress};
use crate::ids::{HexId, LeaderId, UnitId};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Rule, Seat};
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Step by step: a step that asks somebody is gone through again after the answer, and finds nothing left to do.
    pub(super) fn go_on_ending(&mut self) -> DiceResult<bool> {
        self.rest();
        if self.put_out_axes() {
            return Ok(false);
        }
        self.test_faint_hearts()?;
        let acting = self.state.now.control.holder;
        if self.ends_without_units(acting) || self.flees(acting)? {
            return Ok(false);
        }
        // Up to here they had to charge (MI-POI-1).
        if self.rules.battle.special.marshals == Some(self.state.now.control.command) {
            self.goes_on(Progress::MarshalsDone);
        }
        let idle = !self.state.now.control.stirred;
        let rules: &[Rule] = if idle { &[R_3_2, RULING_79, RULING_01] } else { &[R_3_2, RULING_79] };
        self.emit(Event::ActivationEnded { seat: acting, idle }, rules);
        if let Some(end) = self.look().stands_off() {
            self.end_battle(end, self.rules.battle.special.standoff);
            return Ok(false);
        }
        self.phase(Phase::Continue);
        // What is pushed last is dealt with first: the side that did not act replaces first (MI-Q15.6-1).
        for seat in [acting, acting.other()] {
            for leader in self.look().to_replace(seat).into_iter().rev() {
                self.task(Task::Replace { leader });
            }
        }
        Ok(false)
    }

    /// Idle Disordered units recover (MI-13.1a); men who spent the activation mounting are in the saddle (MI-POI-9).
    fn rest(&mut self) {
        let look = self.look();
        let own = look.units_of_active();
        let rested: Vec<UnitId> = own.iter().filter(|unit| look.recovers(*unit)).collect();
        let mounted: Vec<UnitId> = own
            .iter()
            .filter(|unit| look.marked(*unit, Marks::MOUNTING) && look.hex_of(*unit).is_some())
            .filter(|unit| look.battle().special.to_horse.is_some_and(|horse| look.kind(*unit) == horse.from))
            .collect();
        for unit in rested {
            let event = Event::Rallied { unit, status: Status::Normal, cause: Cause::Rest };
            self.emit(event, &[R_13_1A, R_13_1C, RULING_13_1_1, RULING_13_1_2]);
            self.goes_on(Progress::Stirred { thrown: false });
        }
        for unit in mounted {
            self.emit(Event::Remounted { unit }, &[R_POI_9]);
        }
    }

    /// Axes whose schiltron is gone are put beside it (MI-BAN-3e).
    fn put_out_axes(&mut self) -> bool {
        let look = self.look();
        let mut all = UnitId::all(self.state.units.len());
        let Some(unit) = all.find(|unit| look.has_to_leave(*unit)) else { return false };
        self.task(Task::PutOut { unit });
        true
    }

    /// Horse that rides away when the enemy first comes near (MI-FAL-4).
    fn test_faint_hearts(&mut self) -> DiceResult {
        let Some(faint) = self.rules.battle.special.faint.filter(|_| self.rules.options.faint) else {
            return Ok(());
        };
        let look = self.look();
        let seat = look.command_seat(faint.command);
        let theirs: Vec<(UnitId, HexId)> =
            look.units_of(faint.command).iter().filter_map(|unit| Some((unit, look.hex_of(unit)?))).collect();
        let near = look
            .on_map(seat.other())
            .any(|(_, hex)| theirs.iter().any(|(_, own)| look.field().distance(hex, *own) <= faint.distance));
        if self.state.episodes.comyn || !near || self.state.now.control.holder == seat {
            return Ok(());
        }
        let leaves_on = faint.leaves_on;
        let throw = self.die(seat, R_FAL_4, Hope::High, |_, face| u32::from(leaves_on.contains(face)))?;
        let leaves = leaves_on.contains(throw);
        self.emit(Event::ComynThrown { throw, leaves }, &[R_FAL_4]);
        if leaves {
            for (unit, hex) in theirs {
                self.emit(Event::Departed { unit, hex }, &[R_FAL_4]);
            }
            let leaders: Vec<LeaderId> =
                self.rules.battle.leaders_of(faint.command).map(|(leader, _)| leader).collect();
            for leader in leaders {
                if self.state.leader(leader).whereabouts.takes_part() {
                    self.emit(Event::LeaderDeparted { leader }, &[R_FAL_4]);
                }
            }
        }
        Ok(())
    }

    /// A side without units has lost; if neither has any the side that acted has won (MI-Q16.0-4).
    fn ends_without_units(&mut self, acting: Seat) -> bool {
        let look = self.look();
        let lost = [acting.other(), acting].into_iter().find(|seat| !look.has_units(*seat));
        if let Some(seat) = lost {
            self.end_battle(End::NoUnits, Some(seat.other()));
        }
        lost.is_some()
    }

    /// After a free activation both sides look whether they flee, first the one that did not act (MI-16.0b, MI-Q16.0-1). A throw that
    /// cannot matter is left out.
    fn flees(&mut self, acting: Seat) -> DiceResult<bool> {
        if self.state.now.control.kind != Kind::Free {
            return Ok(false);
        }
        let both = [acting.other(), acting];
        let seats = if self.rules.options.flight_active_only { &both[1..] } else { &both[..] };
        for seat in seats {
            let look = self.look();
            let (points, level) = (look.flight_points(*seat), look.flight_level(*seat));
            if look.flight_chance(*seat) == 0 {
                continue;
            }
            let reaches = |face: u8| points + u16::from(face) >= level;
            let throw = self.die(*seat, R_16_0A, Hope::Low, |_, face| u32::from(reaches(face)))?;
            let flees = reaches(throw);
            let event = Event::FlightThrown { seat: *seat, points, throw, level, flees };
            let rules = [R_16_0A, R_16_0B, R_16_0C, RULING_16_0_1, RULING_16_0_2, RULING_16_0_3];
            self.emit(event, &rules);
            if flees {
                self.end_battle(End::Flight, Some(seat.other()));
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Where there is no room the axes are lost (MI-BAN-3e).
    pub(super) fn go_on_putting_out(&mut self, unit: UnitId) -> DiceResult<bool> {
        let mut list = Vec::new();
        self.look().put_out_choices(unit, &mut list);
        if !list.is_empty() {
            return Ok(true);
        }
        self.done();
        self.lose_unit(unit, Cause::NoRoom, &[R_BAN_3E])?;
        Ok(false)
    }

    pub(super) fn put_out(&mut self, hex: HexId, facing: Corner) -> DiceResult {
        let Some(Task::PutOut { unit }) = self.done() else { return Ok(()) };
        if let Some(from) = self.state.hex_of(unit) {
            let event = Event::Retreated { unit, from, to: hex, facing, through: None };
            self.emit(event, &[R_BAN_3E]);
            self.comes_into(unit, Some(from), hex)?;
        }
        Ok(())
    }
}
