//! What winners do: pursuit, advance, and the facing after all of it (G-5.5, G-5.2.9, G-4.3.7).

use super::walking::Escort;
use super::{DiceResult, EventWriter};
use crate::event::{Event, Progress};
use crate::field::HexId;
use crate::rules::*;
use crate::state::*;
use engine::agenda::Change;
use engine::dice::Hope;
use engine::{Journal, Rule};
use hexboard::Side;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// The winners may follow; if nobody is left to be followed, attackers may advance.
    pub(super) fn begin_chase(&mut self) {
        let Some(fight) = self.fight() else { return };
        let moved = fight.traces.iter().any(|trace| trace.hexes.len() > 1);
        // Of several hexes one may be freed and another held (G-5.2.9, G-R37).
        let freed = fight.hexes.iter().any(|hex| self.look().freed(fight, *hex));
        let (chasing, stage) = match fight.retreat {
            Some((attacker, _)) if moved => {
                let winners = if attacker { &fight.defenders } else { &fight.attackers };
                let able: Units =
                    winners.iter().copied().filter(|id| self.look().may_chase(*id).is_ok()).collect();
                (able, Stage::Pursuit)
            }
            Some((true, _)) => (Units::new(), Stage::End),
            _ if freed => {
                let able: Units = fight
                    .attackers
                    .iter()
                    .copied()
                    .filter(|id| {
                        self.state.hex_of(*id).is_some()
                            && self.state.unit(*id).cohesion != Cohesion::Panicked
                    })
                    .collect();
                (able, Stage::Advance)
            }
            _ => (Units::new(), Stage::End),
        };
        self.goes_on(Progress::FollowersNamed { units: chasing });
        self.stage(stage);
    }

    /// The winners go one after the other, in the order their owner likes (G-4.1.2): he is asked as long as two of them can go.
    pub(super) fn go_on_following(&mut self) -> DiceResult<bool> {
        match self.look().winners_to_go().as_slice() {
            [] => {
                self.stage(Stage::End);
                Ok(false)
            }
            [only] => {
                let unit = *only;
                self.goes_next(unit)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// Must this winner follow, or may he (G-5.5.2, G-5.5.3)? Without anybody to follow, perhaps there is a hex whose defenders
    /// fell (G-5.2.9).
    pub(super) fn goes_next(&mut self, unit: UnitId) -> DiceResult {
        let pursues = self.look().pursues(unit);
        let others = self.fight().map(|fight| fight.chasing.iter().copied().filter(|id| *id != unit));
        if let Some(units) = others.map(Iterator::collect) {
            self.goes_on(Progress::FollowersNamed { units });
        }
        if !pursues {
            self.task(Task::Advance { unit, done: 0 });
            return Ok(());
        }
        let must = self.must_pursue(unit)?;
        self.task(Task::Chase {
            unit,
            trace: TraceId::NONE,
            done: 0,
            must,
            came: None,
            leaders: Leaders::NONE,
        });
        Ok(())
    }

    fn must_pursue(&mut self, unit: UnitId) -> DiceResult<bool> {
        let distance = self.look().leader_distance(unit);
        if distance == Some(0) {
            return Ok(false);
        }
        if let Some(rule) = self.look().why_forced(unit) {
            self.emit(Event::PursuitForced { unit }, &[rule, R_5_5_4, RULING_65]);
            return Ok(true);
        }
        let (seat, far) = (self.look().seat(unit), distance.unwrap_or(0));
        let highest = self.look().charts().pursuit.get(far as usize).copied().unwrap_or(0);
        let throw = self.die(seat, R_5_5_3, Hope::Low, |_, face| u32::from(face > highest))?;
        let must = throw > highest;
        let distance = distance.unwrap_or(0) as u8;
        let rules: &[Rule] = match must {
            true => &[R_5_5_3, R_5_5_4, RULING_36, RULING_65],
            false => &[R_5_5_3, R_5_5_5, RULING_36],
        };
        self.emit(Event::PursuitThrow { unit, distance, throw, must }, rules);
        Ok(must)
    }

    pub(super) fn go_on_chasing(&mut self) -> DiceResult<bool> {
        let Some(Task::Chase { unit, must, .. }) = self.state.now.tasks.last().cloned() else {
            return Ok(false);
        };
        if self.state.hex_of(unit).is_none() {
            self.done();
            return Ok(false);
        }
        let choices = self.look().chase_choices();
        if !must {
            if choices.is_empty() {
                self.stop_chasing(false);
                return Ok(false);
            }
            return Ok(true);
        }
        match choices.as_slice() {
            [] => {
                self.stop_chasing(false);
                Ok(false)
            }
            [only] => {
                let action = only.clone();
                self.act(&action)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// Follows one of the beaten: into the hex that he left (G-5.5.6).
    pub(super) fn pursue(&mut self, chosen: TraceId, leader: bool) -> DiceResult {
        let first =
            self.fight().and_then(|fight| fight.traces.get(usize::from(chosen))?.hexes.first().copied());
        let Some(hex) = first else { return Ok(()) };
        let Some(Task::Chase { unit, .. }) = self.state.now.tasks.last().cloned() else { return Ok(()) };
        let riding = self
            .state
            .hex_of(unit)
            .filter(|_| leader)
            .map_or(Leaders::NONE, |at| self.leaders_with(unit, at));
        self.amend_last(|task| {
            if let Task::Chase { trace, leaders, .. } = task {
                (*trace, *leaders) = (chosen, riding);
            }
        });
        self.pursue_to(hex)
    }

    /// One hex of a pursuit: foot in the way is ridden down, woods disorganise, leaders and banners fall to it.
    pub(super) fn pursue_to(&mut self, hex: HexId) -> DiceResult {
        let Some(Task::Chase { unit, leaders, must, .. }) = self.state.now.tasks.last().cloned() else {
            return Ok(());
        };
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let Some(side) = self.look().field().side_to(from, hex) else { return Ok(()) };
        if self.look().turns_about(unit, hex) && self.state.unit(unit).charge > 0 {
            self.emit(Event::Slowed { unit }, &[R_5_5_9]);
        }
        if self.look().must_ride_down(unit, hex) {
            // Only infantry can be ridden over; then the rider has turned towards it.
            let charge = self.state.unit(unit).charge;
            let faced = Event::Faced { unit, facing: side, charge, slowed: false };
            self.emit(faced, &[R_5_5_10, R_3_1_1]);
            let Ok(onslaught) = self.look().may_overrun(unit, None) else { return Ok(()) };
            let through = self.ride_down(unit, &onslaught, 0, Escort::Of(leaders))?;
            if !through {
                // Thrown back: his pursuit is over, and he faces where he likes (G-4.3.7, G-R38).
                self.stop_chasing(true);
                return Ok(());
            }
        } else {
            let rules = self.cite(|look| look.rules_behind_pursuing(hex, must));
            self.emit(Event::Pursued { unit, to: hex, must }, &rules);
            // The leader is there with it (G-9.1.3).
            self.lead_to(leaders, hex);
            let by_road = self.look().field().side(from, side).road();
            let disorganised = self.look().ground_disorganises(unit, hex, by_road);
            self.enter(unit, hex, disorganised)?;
        }
        if let Some(at) = self.last_task(|task| matches!(task, Task::Chase { .. })) {
            self.amend(at, |task| {
                if let Task::Chase { done, came, .. } = task {
                    (*done, *came) = (*done + 1, Some(side));
                }
            });
        }
        Ok(())
    }

    /// The pursuit is over: any facing (G-4.3.7); `tried`: though he comes back to where he began.
    fn stop_chasing(&mut self, tried: bool) {
        // Foot that steps aside may still be waiting above.
        let Some(at) = self.last_task(|task| matches!(task, Task::Chase { .. })) else { return };
        let Task::Chase { unit, done, came, .. } = self.state.now.tasks[at] else { return };
        let change = match done {
            _ if self.state.hex_of(unit).is_none() => Change::Removed { at },
            // Whoever follows nobody may enter a hex whose defenders fell (G-5.2.9).
            0 if !tried => Change::Replaced { at, task: Task::Advance { unit, done: 0 } },
            _ => Change::Replaced { at, task: Task::Face { unit, why: WhyFacing::Pursuit { came } } },
        };
        self.goes_on(Progress::Task(change));
    }

    /// Off the map at the end of a pursuit: back a turn later than by a move (G-4.4.3).
    pub(super) fn pursue_off_the_map(&mut self) -> bool {
        let Some(Task::Chase { unit, leaders, .. }) = self.state.now.tasks.last().cloned() else {
            return false;
        };
        let Some(by) = self.state.hex_of(unit) else { return false };
        self.done();
        let from = self.state.now.turn + self.look().charts().off_map.turns + 1;
        self.emit(Event::Left { unit, by, from, pursuit: true }, &[R_4_4_1, RULING_36, R_4_4_3]);
        for leader in leaders.iter() {
            self.leave_with_leader(leader, by, from);
        }
        true
    }

    /// "No", or "no farther".
    pub(super) fn stay_put(&mut self) -> DiceResult {
        match self.state.now.tasks.last() {
            Some(Task::Chase { .. }) => self.stop_chasing(false),
            // All of them.
            Some(Task::Fight) => self.goes_on(Progress::FollowersNamed { units: Units::new() }),
            _ => {
                self.done();
            }
        }
        Ok(())
    }

    /// Attackers may enter the hex of those who were destroyed (G-5.2.9).
    pub(super) fn go_on_advancing(&mut self, unit: UnitId, done: u8) -> DiceResult<bool> {
        if self.state.hex_of(unit).is_some() && done < 2 && !self.look().advances(unit, done).is_empty() {
            return Ok(true);
        }
        self.done();
        Ok(false)
    }

    pub(super) fn advance(&mut self, hex: HexId, leader: bool) -> DiceResult {
        let Some(Task::Advance { unit, done }) = self.done() else { return Ok(()) };
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let Some(side) = self.look().field().side_to(from, hex) else { return Ok(()) };
        let leaders = if leader { self.own_leaders(unit, from) } else { Vec::new() };
        let charge = self.look().charge_after(unit, self.state.unit(unit).charge, from, side, false);
        let rules = self.cite(|look| look.rules_behind_advancing(unit, from, side));
        self.emit(Event::Advanced { unit, from, to: hex, charge }, &rules);
        for leader in leaders {
            self.emit(Event::LeaderWent { leader, to: hex }, &[R_8_1_7, RULING_46]);
        }
        let by_road = self.look().field().side(from, side).road();
        let disorganised = self.look().ground_disorganises(unit, hex, by_road);
        self.task(Task::Advance { unit, done: done + 1 });
        self.task(Task::Face { unit, why: WhyFacing::Advance(done + 1) });
        self.enter(unit, hex, disorganised)
    }

    // ---------------------------------------------------------------- facing

    pub(super) fn go_on_facing(&mut self, unit: UnitId, why: WhyFacing) -> DiceResult<bool> {
        // The panicked too: the rule speaks of any unit (G-4.3.7). An advance is a move, and who is bound by a banner that he has
        // taken on it makes none (G-7.1.3, G-R78).
        let bound = matches!(why, WhyFacing::Advance(_)) && self.state.unit(unit).marks.has(Marks::BOUND);
        if self.state.hex_of(unit).is_some() && !bound {
            return Ok(true);
        }
        self.done();
        Ok(false)
    }

    pub(super) fn face(&mut self, facing: Side) -> DiceResult {
        let Some(Task::Face { unit, why }) = self.done() else { return Ok(()) };
        let it = self.state.unit(unit);
        let turned = it.facing != facing;
        let about = |came: Option<Side>| came.unwrap_or(it.facing).opposite() == facing;
        let charge = match why {
            // No speed is lost by the turns of a retreat (G-5.4.3).
            WhyFacing::Retreat => it.charge,
            WhyFacing::Pursuit { came } if about(came) => 0,
            WhyFacing::Pursuit { .. } => it.charge,
            // An advance is a normal move (G-R37).
            WhyFacing::Advance(_) if turned => 0,
            WhyFacing::Advance(_) => it.charge,
        };
        // Who looks back the way he came slows down even if his counter never turned (G-5.5.9).
        let rule = if matches!(why, WhyFacing::Advance(_)) { R_5_2_9 } else { R_4_3_7 };
        let slowed = charge < it.charge;
        if turned || slowed {
            let speed: &[Rule] = match (why, slowed) {
                (WhyFacing::Advance(_), true) => &[RULING_37, R_5_6_3],
                (WhyFacing::Advance(_), false) => &[RULING_37],
                (_, true) => &[R_5_5_9],
                _ => &[],
            };
            let rules = self.cite(|_| [&[rule, R_3_1_1], speed].concat());
            self.emit(Event::Faced { unit, facing, charge, slowed }, &rules);
        }
        Ok(())
    }
}
