//! Who acts: picks, rolls, seizures, passes, standards (chapter 4, 13.2).

use super::{DiceResult, EventWriter};
use crate::ch16_victory::rules_behind_ending;
use crate::event::{Cause, Check, Event, Muster, Progress};
use crate::ids::{CommandId, LeaderId, StandardId};
use crate::look::{Cited, Look};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Rule, Seat, Tally};

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// The holder picks freely; a side that is pinned down never does, and the clock goes on instead (MI-FAL-2a).
    pub(super) fn go_on_picking(&mut self) -> DiceResult<bool> {
        let seat = self.state.now.control.holder;
        if self.look().pinned(seat) {
            self.advance_clock(seat);
            return Ok(false);
        }
        let look = self.look();
        let command = look.commands_of(seat).any(|command| look.may_activate(seat, command).is_ok());
        let standard = look.standards_of(seat).any(|standard| look.may_raise(seat, standard).is_ok());
        if command || standard {
            return Ok(true);
        }
        self.emit(Event::Passed { seat, automatic: true, counts: true }, &[R_4_1B, RULING_4_1_3, RULING_01]);
        self.play_passes(seat.other());
        Ok(false)
    }

    fn advance_clock(&mut self, seat: Seat) {
        let clock = self.state.now.control.clock.saturating_add(1);
        self.emit(Event::ClockAdvanced { clock }, &[R_FAL_2A]);
        let limit = self.rules.battle.special.modes.map_or(u8::MAX, |modes| modes.clock);
        if clock >= limit {
            self.end_battle(End::Clock, Some(seat));
        } else {
            self.goes_on(Progress::Holds { seat: seat.other() });
            self.phase(Phase::Free);
        }
    }

    /// Whoever has nobody left to try passes at once (MI-Q3.2-2); that does not count for a stand-off (MI-Q4.1-2).
    pub(super) fn go_on_continuing(&mut self) -> DiceResult<bool> {
        let seat = self.state.now.control.holder;
        let look = self.look();
        if look.commands_of(seat).any(|command| look.may_try(seat, command).is_ok()) {
            return Ok(true);
        }
        self.emit(Event::Passed { seat, automatic: true, counts: false }, &[RULING_3_2_2, R_3_2]);
        self.play_passes(seat.other());
        Ok(false)
    }

    /// The other seat is asked whether it seizes, unless it cannot.
    pub(super) fn go_on_seizing(&mut self, command: CommandId) -> DiceResult<bool> {
        let other = self.state.now.control.holder.other();
        let look = self.look();
        if look.commands_of(other).any(|command| look.may_seize(other, command).is_ok()) {
            return Ok(true);
        }
        self.roll_to_continue(command)?;
        Ok(false)
    }

    /// Play goes to this seat, unless nobody wants it any more.
    fn play_passes(&mut self, to: Seat) {
        if let Some(end) = self.look().stands_off() {
            return self.end_battle(end, self.rules.battle.special.standoff);
        }
        self.goes_on(Progress::Holds { seat: to });
        self.phase(Phase::Free);
    }

    pub(super) fn end_battle(&mut self, end: End, winner: Option<Seat>) {
        let ending = self.look().ending(end, winner);
        self.emit(Event::GameEnded { ending }, rules_behind_ending(end));
    }

    pub(super) fn activate(&mut self, command: CommandId, kind: Kind) -> DiceResult {
        let look = self.look();
        let seat = look.command_seat(command);
        let muster = Box::new(look.muster(command));
        let rules = self.cite(|look| rules_behind_activation(look, command, kind, &muster));
        self.emit(Event::Activated { seat, command, kind, muster }, &rules);
        self.phase(Phase::Order);
        Ok(())
    }

    /// All who are Retired to it and near come back, Disordered; nothing else happens (MI-13.2c).
    pub(super) fn raise(&mut self, standard: StandardId) -> DiceResult {
        let look = self.look();
        let (seat, units) = (look.battle().standard(standard).side, look.rallies_at(standard));
        let rules = [R_13_2A, R_13_2B, R_13_2C, RULING_13_2_1, RULING_13_2_2];
        self.emit(Event::StandardRaised { seat, standard }, &rules);
        for unit in units.iter() {
            let event = Event::Rallied { unit, status: Status::Disordered, cause: Cause::Standard };
            self.emit(event, &[R_13_1B, R_13_2A, RULING_13_1_2, RULING_50]);
        }
        self.phase(Phase::Ending);
        Ok(())
    }

    pub(super) fn pass(&mut self) -> DiceResult {
        let seat = self.state.now.control.holder;
        self.emit(Event::Passed { seat, automatic: false, counts: true }, &[R_4_1B, RULING_4_1_1]);
        self.play_passes(seat.other());
        Ok(())
    }

    pub(super) fn try_command(&mut self, command: CommandId) -> DiceResult {
        self.phase(Phase::Seize(command));
        Ok(())
    }

    /// A die at most a Command's rating.
    fn roll_rating(&mut self, seat: Seat, command: CommandId, rule: Rule) -> DiceResult<Box<Check>> {
        let limit = self.look().rating(command);
        let throw = self.die(seat, rule, Hope::Low, |_, face| u32::from(face <= limit))?;
        let success = throw <= limit;
        Ok(Box::new(Check { throw, modifiers: Tally::default(), limit: limit as i8, success }))
    }

    fn roll_to_continue(&mut self, command: CommandId) -> DiceResult {
        let seat = self.state.now.control.holder;
        let check = self.roll_rating(seat, command, R_4_2A)?;
        let success = check.success;
        let rules: &[Rule] = if success { &[R_4_2A, RULING_4_2_1] } else { &[R_4_2A, R_4_2B, RULING_4_2_1] };
        self.emit(Event::ContinuityThrown { seat, command, check }, rules);
        // The roll that could not be seized is over (MI-Q4.3-2).
        if self.state.now.control.guarded.is_some() {
            self.goes_on(Progress::Guarded(None));
        }
        if success {
            return self.activate(command, Kind::Continued);
        }
        self.goes_on(Progress::Holds { seat: seat.other() });
        self.phase(Phase::Free);
        Ok(())
    }

    pub(super) fn let_roll(&mut self) -> DiceResult {
        match self.state.now.phase {
            Phase::Seize(command) => self.roll_to_continue(command),
            _ => Ok(()),
        }
    }

    /// A seizure that succeeds takes play; one that fails gives the other side any Command for nothing (MI-4.3b, MI-4.3d).
    pub(super) fn seize(&mut self, command: CommandId) -> DiceResult {
        let holder = self.state.now.control.holder;
        let seat = holder.other();
        let check = self.roll_rating(seat, command, R_4_3A)?;
        let success = check.success;
        let rules: &[Rule] = match success {
            true => &[R_4_3A, R_4_3B, R_4_3C, RULING_4_3_1, RULING_4_3_2, RULING_4_3_3],
            false => &[R_4_3A, R_4_3D, RULING_4_3_1, RULING_4_3_4, RULING_4_3_5],
        };
        self.emit(Event::SeizureThrown { seat, command, check }, rules);
        if success {
            self.goes_on(Progress::Guarded(Some(holder)));
            return self.activate(command, Kind::Seized);
        }
        self.phase(Phase::Repick);
        Ok(())
    }

    pub(super) fn show_small_folk(&mut self) -> DiceResult {
        self.emit(Event::SmallFolkShown, &[R_BAN_4]);
        Ok(())
    }
}

/// Why a Command acts, and who is what in it from now on.
fn rules_behind_activation(look: Look, command: CommandId, kind: Kind, muster: &Muster) -> Cited {
    let by: &[Rule] = match kind {
        Kind::Free => &[R_4_1A, R_15_2D],
        Kind::Continued => &[R_4_2A, R_15_2D],
        Kind::Seized => &[R_4_3B, RULING_4_3_6, R_15_2D],
    };
    let mut rules = by.to_vec();
    let of_battle =
        |list: &[Rule]| list.iter().copied().filter(|rule| look.has_rule(*rule)).collect::<Vec<_>>();
    rules.extend((kind == Kind::Free && look.state.now.control.last == command).then_some(RULING_3_2_1));
    let leader = look.battle().command(command).leader;
    if leader != LeaderId::NOBODY && !muster.commanded.is_empty() {
        rules.extend([R_15_2A, R_15_2B, RULING_15_2_1]);
        let by_chain = muster.commanded.but(muster.lent).but(look.in_range_of(leader, muster.commanded));
        if !by_chain.is_empty() {
            rules.extend([R_15_2C, RULING_15_2_2]);
        }
    }
    let own = || look.units_of(command).iter();
    if own().any(|unit| look.unit(unit).whereabouts == Whereabouts::Waiting) {
        rules.push(R_ENT_1);
        rules.extend(of_battle(&[R_FAL_3, R_POI_2]));
    }
    rules.extend(own().any(|unit| look.status(unit) == Status::Retired).then_some(R_12_4E));
    if !muster.lent.is_empty() {
        rules.extend([R_POI_4, RULING_58]);
    }
    if look.must_begin(look.command_seat(command)).is_some() {
        rules.push(R_POI_1);
    }
    if !muster.hot.is_empty() {
        rules.extend([R_IMP_1, R_IMP_2]);
        rules.extend(of_battle(&[R_CRE_3, R_POI_5]));
    }
    rules
}
