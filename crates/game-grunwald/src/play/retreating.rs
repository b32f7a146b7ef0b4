//! Retreats of a combat: the beaten, the foot in their way, the leaders with them (G-5.4, G-8.2.4).

use super::{DiceResult, EventWriter};
use crate::ch05_combat::Match;
use crate::ch05_combat::retreat::Back;
use crate::ch08_leaders::deadly_up_to;
use crate::event::{Blow, Cause, Event, Progress};
use crate::field::HexId;
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::Journal;
use engine::dice::Hope;
use engine::sorted::InOrder;

/// How far foot runs that fleeing riders sweep before them (G-5.4.4), unless it has to go back farther itself.
pub const FARTHEST_SWEPT: u8 = 3;

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub(super) fn begin_retreat(&mut self) {
        let Some(fight) = self.fight() else { return };
        let Some((attacker, _)) = fight.retreat else { return self.begin_chase() };
        let units = if attacker { fight.attackers.clone() } else { fight.defenders.clone() };
        let waiting: Units = units.into_iter().filter(|id| self.state.hex_of(*id).is_some()).collect();
        let nobody = waiting.is_empty();
        self.goes_on(Progress::RetreatBegan { waiting });
        if nobody {
            self.begin_chase();
        } else {
            self.stage(Stage::Retreat);
        }
    }

    /// The units of the beaten side go one after the other, in the order their owner likes (G-R34).
    pub(super) fn go_on_group_retreat(&mut self) -> DiceResult<bool> {
        let Some(fight) = self.fight() else { return Ok(false) };
        let must = fight.retreat.map_or(0, |(_, hexes)| hexes);
        let waiting = fight.waiting.clone();
        // Who cannot go at all stays where he is; a bombard is lost before the others go, so that they can save what it bears
        // (G-7.1.5, G-11.7.4).
        for unit in &waiting {
            let Some(hex) = self.state.hex_of(*unit) else {
                self.goes_on(Progress::SetOut { unit: *unit });
                return Ok(false);
            };
            if self.look().rooted(*unit)
                || self.look().retreats(Back::from(*unit, hex, must)).is_empty()
                    && (waiting.len() == 1 || self.look().fall_backs().is_empty())
            {
                let stays = Trace { unit: *unit, hexes: [hex].into_iter().collect(), short: must };
                self.end_trace(stays)?;
                return Ok(false);
            }
        }
        if waiting.is_empty() {
            self.after_retreat()?;
            return Ok(false);
        }
        let choices = self.look().fall_backs();
        match choices.as_slice() {
            [(unit, hex, leader)] => {
                let (unit, hex, leader) = (*unit, *hex, *leader);
                self.fall_back(unit, hex, leader)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// A step back of a unit: the first one, or the next.
    pub(super) fn fall_back(&mut self, unit: UnitId, hex: HexId, led: bool) -> DiceResult {
        // Of several who are swept along, the one whom their owner names goes first.
        self.bring_up(|task| matches!(task, Task::Retreat { trace, .. } if trace.unit == unit));
        let (mut trace, must, pushed, leaders) = match self.state.now.tasks.last().cloned() {
            Some(Task::Retreat { trace, must, pushed, leaders, .. }) => {
                self.done();
                let first = pushed && trace.hexes.len() == 1;
                (trace, must, pushed, if first { self.company(unit, led) } else { leaders })
            }
            _ => {
                self.goes_on(Progress::SetOut { unit });
                let must = self.fight().and_then(|fight| fight.retreat).map_or(0, |(_, hexes)| hexes);
                let hexes = self.state.hex_of(unit).into_iter().collect();
                (Trace { unit, hexes, short: must }, must, false, self.company(unit, led))
            }
        };
        trace.hexes.push(hex);
        trace.short = trace.short.saturating_sub(1);
        self.task(Task::Retreat { trace, must, pushed, into: Some(hex), leaders });
        // Foot in the way of fleeing riders is swept along first (G-5.4.4, G-R35).
        if self.look().card(unit).kind.mounted() {
            let side = self.look().seat(unit);
            let foot: Vec<UnitId> = self
                .state
                .at(hex)
                .filter(|id| self.look().seat(*id) == side && !self.look().card(*id).kind.mounted())
                .collect();
            for id in foot {
                self.push(id, hex)?;
            }
        }
        Ok(())
    }

    /// The hex is free, or as free as it can be: in he rides.
    fn enter_in_retreat(&mut self, unit: UnitId, hex: HexId, leaders: Leaders, swept: bool) -> DiceResult {
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let Some(side) = self.look().field().side_to(from, hex) else { return Ok(()) };
        self.leave_banner(unit, from);
        let charge = self.look().slowed(self.state.unit(unit).charge, from, side);
        let rules = self.cite(|look| look.rules_behind_falling_back(unit, from, side, swept));
        self.emit(Event::FellBack { unit, from, to: hex, charge, swept }, &rules);
        self.lead_to(leaders, hex);
        let by_road = self.look().field().side(from, side).road();
        let disorganised = self.look().ground_disorganises(unit, hex, by_road);
        self.enter(unit, hex, disorganised)
    }

    pub(super) fn own_leaders(&self, unit: UnitId, hex: HexId) -> Vec<LeaderId> {
        let seat = self.look().seat(unit);
        self.state.leaders_at(hex).filter(|leader| self.look().leader_seat(*leader) == seat).collect()
    }

    /// The same as a set.
    pub(super) fn leaders_with(&self, unit: UnitId, hex: HexId) -> Leaders {
        self.own_leaders(unit, hex).into_iter().collect()
    }

    /// Those of them who go along, if any shall.
    fn company(&self, unit: UnitId, led: bool) -> Leaders {
        let at = self.state.hex_of(unit).filter(|_| led);
        at.map_or(Leaders::NONE, |at| self.leaders_with(unit, at))
    }

    /// Leaders go along into a hex.
    pub(super) fn lead_to(&mut self, leaders: Leaders, to: HexId) {
        for leader in leaders.iter() {
            self.emit(Event::LeaderWent { leader, to }, &[R_8_1_7, RULING_46]);
        }
    }

    /// Foot is swept aside: it panics and runs three hexes, or as far as it had to go back itself; a bombard that stands ready is
    /// lost.
    fn push(&mut self, foot: UnitId, hex: HexId) -> DiceResult {
        if self.look().rooted(foot) {
            // Of the beaten, it has lost its way back: a leader with it is thrown for, and what it loses counts (G-8.2.4, G-8.2.5).
            if self.swept(Trace { unit: foot, hexes: [hex].into_iter().collect(), short: 0 }) {
                self.bleed_dry(foot);
            }
            return self.eliminate(foot, Blow::ImmovableSwept, &[R_5_4_4, RULING_35, R_11_7_4]);
        }
        self.disorganise(foot, Cause::Pushed)?;
        // Of the beaten it owes the whole way (G-5.4.2).
        let owes = self.fight().filter(|fight| fight.waiting.contains(&foot)).and_then(|fight| fight.retreat);
        let must = owes.map_or(FARTHEST_SWEPT, |(_, hexes)| hexes.max(FARTHEST_SWEPT));
        let trace = Trace { unit: foot, hexes: [hex].into_iter().collect(), short: must };
        self.task(Task::Retreat { trace, must, pushed: true, into: None, leaders: Leaders::NONE });
        Ok(())
    }

    /// A retreat goes on until it is long enough or cannot go on.
    pub(super) fn go_on_retreating(
        &mut self,
        trace: Trace,
        must: u8,
        pushed: bool,
        into: Option<HexId>,
        leaders: Leaders,
    ) -> DiceResult<bool> {
        let unit = trace.unit;
        if let Some(hex) = into {
            self.amend_last(|task| {
                if let Task::Retreat { into, .. } = task {
                    *into = None;
                }
            });
            self.enter_in_retreat(unit, hex, leaders, pushed)?;
            return Ok(false);
        }
        if self.state.hex_of(unit).is_none() {
            self.done();
            if pushed {
                self.swept(trace);
            } else {
                self.end_trace(trace)?;
            }
            return Ok(false);
        }
        // Of several who are swept along those go first who have no way.
        let nowhere = |look: Look, (trace, must): &(&Trace, u8)| {
            look.next_fall_backs(trace, *must, true, Leaders::NONE).is_empty()
        };
        let stuck = self.look().swept_along().find(|it| nowhere(self.look(), it)).map(|(it, _)| it.unit);
        if let Some(unit) = stuck.filter(|it| *it != unit) {
            self.bring_up(|task| matches!(task, Task::Retreat { trace, .. } if trace.unit == unit));
            return Ok(false);
        }
        if stuck.is_none() && self.look().swept_along().count() > 1 {
            return Ok(true);
        }
        match self.look().next_fall_backs(&trace, must, pushed, leaders).as_slice() {
            [] => {
                self.done();
                // Whoever has gone back faces where he likes, swept along or not (G-4.3.7).
                if trace.hexes.len() > 1 {
                    self.task(Task::Face { unit, why: WhyFacing::Retreat });
                }
                if !pushed {
                    self.end_trace(trace)?;
                } else {
                    // Foot in the way pays for itself; of the beaten only what it owes beyond their result (G-5.4.6, G-R35).
                    let pays = trace.short > 0 && self.owes(&trace) == 0;
                    let beaten = self.swept(trace);
                    if pays && beaten {
                        self.bleed(unit, 1);
                    }
                    if pays {
                        self.lose(unit, 1, Blow::Swept, &[R_5_4_6, RULING_35])?;
                    }
                }
                Ok(false)
            }
            [(hex, led)] => {
                let (hex, led) = (*hex, *led);
                self.fall_back(unit, hex, led)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// How many hexes of the result foot lacks that was swept along: none, if it is not of the beaten.
    fn owes(&self, trace: &Trace) -> u8 {
        let beaten = self.fight().filter(|fight| fight.waiting.contains(&trace.unit));
        let hexes = beaten.and_then(|fight| fight.retreat).map_or(0, |(_, hexes)| hexes);
        hexes.saturating_sub(trace.hexes.len().saturating_sub(1) as u8)
    }

    /// Foot of the beaten that was swept along has gone back with that, from where it fought (G-5.4.2); what it lacks of the result
    /// is the group's to pay. True if it was one of them.
    fn swept(&mut self, trace: Trace) -> bool {
        let (unit, short) = (trace.unit, self.owes(&trace));
        let beaten = self.fight().is_some_and(|fight| fight.waiting.contains(&unit));
        if beaten {
            self.goes_on(Progress::CameToRest(Trace { short, ..trace }));
        }
        beaten
    }

    /// All that it had is lost because it could not go back (G-8.2.5).
    fn bleed_dry(&mut self, unit: UnitId) {
        self.bleed(unit, self.state.unit(unit).strength);
    }

    fn end_trace(&mut self, trace: Trace) -> DiceResult {
        let unit = trace.unit;
        // A bombard ready to fire cannot be moved: it is lost (G-11.7.4).
        let bombard = self.look().rooted(unit);
        let stood = trace.hexes.len() == 1;
        self.goes_on(Progress::CameToRest(trace));
        if bombard && stood && self.state.hex_of(unit).is_some() {
            self.bleed_dry(unit);
            self.eliminate(unit, Blow::Immovable, &[R_5_1_1F, RULING_35, R_11_7_4])?;
        }
        Ok(())
    }

    /// All have gone: whoever fell short pays (G-5.4.6).
    fn after_retreat(&mut self) -> DiceResult {
        let Some(fight) = self.fight() else { return Ok(()) };
        let alive = |trace: &&Trace| self.state.hex_of(trace.unit).is_some();
        let short = fight.traces.iter().filter(alive).map(|trace| trace.short).max().unwrap_or(0);
        let price = self.look().price_of_falling_short(short);
        let Some((attacker, _)) = fight.retreat else { return Ok(()) };
        let seat = self.sides().map_or(ALLIED, |sides| sides[usize::from(!attacker)]);
        if price > 0 {
            self.emit(Event::FellShort { seat, hexes: short }, &[R_5_4_6, RULING_34, RULING_65]);
        }
        self.goes_on(Progress::ShortfallFixed { points: price });
        Ok(())
    }

    pub(super) fn go_on_blocked(&mut self) -> DiceResult<bool> {
        let Some(fight) = self.fight() else { return Ok(false) };
        let Some((attacker, _)) = fight.retreat else { return Ok(false) };
        let bearers = self.look().who_can_lose(attacker);
        if fight.losses[0] == 0 || bearers.is_empty() {
            self.check_leaders()?;
            self.begin_chase();
            return Ok(false);
        }
        self.take_loss(&bearers)
    }

    /// Which leaders sit with the units of the combat when it is thrown: that decides about them, wherever they go (G-8.2.4).
    pub(super) fn leaders_in(&self, who: &Match) -> ArrayVec<(LeaderId, HexId), 16> {
        let mut led: Vec<(LeaderId, HexId)> = Vec::new();
        for unit in who.attackers.iter().chain(&who.defenders) {
            let Some(hex) = self.state.hex_of(*unit) else { continue };
            for leader in self.own_leaders(*unit, hex) {
                if !led.contains(&(leader, hex)) {
                    led.push((leader, hex));
                }
            }
        }
        led.into_iter().take(16).collect()
    }

    /// A throw for each leader who was with the beaten (G-8.2.4, G-8.2.5).
    fn check_leaders(&mut self) -> DiceResult {
        let Some(fight) = self.fight().cloned() else { return Ok(()) };
        let Some((attacker, hexes)) = fight.retreat else { return Ok(()) };
        let seat = self.sides().map_or(ALLIED, |sides| sides[usize::from(!attacker)]);
        // By number (G-R75).
        let mut led = fight.led.clone();
        led.put_in_order();
        for (leader, hex) in &led {
            let with = fight.traces.iter().any(|trace| trace.hexes.first() == Some(hex));
            let there = self.state.leader(*leader).whereabouts.hex().is_some();
            if !with || !there || self.look().leader_seat(*leader) != seat {
                continue;
            }
            let lost: u8 = fight.blood.iter().filter(|(at, _)| at == hex).map(|(_, lost)| *lost).sum();
            let needs = deadly_up_to(hexes, lost);
            let throw = self.throw_two(seat, R_8_2_4, Hope::High, |_, sum| u32::from(sum <= needs))?;
            let dead = throw[0] + throw[1] <= needs;
            self.emit(
                Event::LeaderThrow { leader: *leader, throw, needs, dead },
                &[R_8_2_4, R_8_2_5, RULING_16, RULING_59],
            );
            if dead {
                self.kill_leader(*leader, &[])?;
            }
        }
        Ok(())
    }
}
