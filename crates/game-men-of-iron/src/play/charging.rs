//! Charges and counter-charges on their way (chapter 11).

use super::{DiceResult, EventWriter};
use crate::action::Way;
use crate::event::{Check, Dropped, Event, Progress};
use crate::ids::{HexId, UnitId};
use crate::rules::*;
use crate::state::*;
use engine::Journal;
use engine::agenda::Change;
use engine::dice::Hope;
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Which way the rider takes. Where there is none he stays (MI-Q11.3-5); where there is one he takes it.
    pub fn go_on_riding(&mut self, rider: UnitId, target: UnitId, counter: bool) -> DiceResult<bool> {
        let look = self.look();
        let course = look.course(rider, target, counter);
        // Tested anew, the hex from which it starts included (MI-R57).
        let starts = course.is_some_and(|it| counter || look.may_start_charge(rider, it.start).is_ok());
        let ways = course.filter(|_| starts).map(|it| look.ways_of(&it)).unwrap_or_default();
        match ways.as_slice() {
            [] => {
                self.done();
                self.drop_links_of(rider, Dropped::NoWay);
                Ok(false)
            }
            [(way, facing)] => {
                let (way, facing) = (way.clone(), *facing);
                self.ride(&way, facing)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// The ride itself: he arrives, then what he met on the way is dealt with, hex by hex, then he is shot at.
    pub fn ride(&mut self, way: &Way, facing: Corner) -> DiceResult {
        let Some(Task::Ride { rider, target, counter }) = self.done() else { return Ok(()) };
        let Some((from, to)) = self.look().hex_of(rider).zip(way.last().copied()) else { return Ok(()) };
        let turned = self.look().unit(rider).facing != facing;
        let look = self.look();
        let (waded, pitted) = self.obstacles_on(from, way);
        let muddy = look.is_muddy(from, way);
        let through: Vec<Option<UnitId>> = way.iter().map(|hex| look.state.at(*hex)).collect();
        let rules: &[engine::Rule] = if counter {
            &[R_11_6D, RULING_11_6_4, RULING_11_5_3]
        } else {
            &[R_11_3C, R_11_1A, RULING_11_3_2]
        };
        self.emit(Event::Rode { rider, target, from, to, way: way.clone(), facing, counter }, rules);
        if counter && turned {
            self.mark(rider, Marks::WHEELED);
        }
        self.amend_fight(|fight| {
            fight.stage = Stage::Arrived { rider, start: from };
            for (is, list) in
                [(muddy, &mut fight.muddy), (waded, &mut fight.waded), (pitted, &mut fight.pitted)]
            {
                if is {
                    list.insert(rider);
                }
            }
        });
        self.open_reactions(rider, counter);
        let mut last = from;
        for (hex, through) in way.iter().zip(through) {
            if let Some(friend) = through {
                self.ride_through(rider, friend)?;
            }
            self.comes_into(rider, Some(last), *hex)?;
            last = *hex;
        }
        Ok(())
    }

    /// Does a way cross water at which horses shy (MI-TER-2), or pits (MI-CRE-7)?
    fn obstacles_on(&self, from: HexId, way: &[HexId]) -> (bool, bool) {
        let look = self.look();
        let steps = std::iter::once(&from).chain(way).zip(way);
        let water =
            |(a, b): (&HexId, &HexId)| look.between(*a, *b).is_some_and(|it| !it.disorders.is_empty());
        (steps.clone().any(water), steps.clone().any(|(a, b)| look.pits_between(*a, *b)))
    }

    /// The winner of a counter-charge turns towards his enemy, where he has a choice (MI-11.5d).
    pub fn go_on_wheeling(&mut self, rider: UnitId, target: UnitId) -> DiceResult<bool> {
        let look = self.look();
        let facings: Vec<Corner> = look.wheels(rider, target, look.must_wheel(target)).collect();
        match facings.as_slice() {
            [] => drop(self.done()),
            [only] => {
                let facing = *only;
                self.done();
                self.wheel(rider, facing);
            }
            _ => return Ok(true),
        }
        Ok(false)
    }

    pub(super) fn wheel(&mut self, rider: UnitId, facing: Corner) {
        if self.look().unit(rider).facing != facing {
            self.emit(Event::Turned { unit: rider, facing }, &[R_11_5D, RULING_11_5_3]);
            self.mark(rider, Marks::WHEELED);
        }
    }

    /// A counter-charge is tried: at whoever has shot, or at an attacker (MI-11.6a).
    pub fn counter_charge(&mut self, rider: UnitId, target: UnitId) -> DiceResult {
        let answers_fire = matches!(self.state.now.tasks.last(), Some(Task::CounterFire { .. }));
        if answers_fire {
            self.done();
        }
        if !self.counter_succeeds(rider, target, answers_fire)? {
            return Ok(());
        }
        if answers_fire {
            self.counter_shooter(rider, target);
        } else if self.look().type_of(target).charges {
            self.emit(Event::CounterMet { rider, target }, &[R_11_6B, RULING_11_6_1]);
            self.task(Task::Wheel { rider, target });
        } else {
            self.counter_attacker(rider, target);
        }
        Ok(())
    }

    fn counter_succeeds(&mut self, rider: UnitId, target: UnitId, answers_fire: bool) -> DiceResult<bool> {
        let modifiers = self.look().counter_sum(rider, target);
        let limit = self.look().charts().checks.counter_charge;
        let (sum, seat) = (modifiers.sum(), self.look().seat(rider));
        let wins = |face: u8| i32::from(face) + sum <= limit;
        let throw = self.die(seat, R_11_6A, Hope::Low, |_, face| u32::from(wins(face)))?;
        let success = wins(throw);
        let check = Box::new(Check { throw, modifiers, limit: limit as i8, success });
        let mut rules = vec![R_11_5A, R_11_6A, RULING_11_6_8, if success { R_11_5E } else { R_11_7 }];
        rules.extend(answers_fire.then_some(R_11_5C));
        rules.extend(self.look().on_the_move(target).then_some(RULING_9_2_1));
        self.emit(Event::CounterThrown { rider, target, check }, &rules);
        Ok(success)
    }

    /// Against whoever has shot: at once, or when a genitor's move is over (MI-Q9.2-1).
    fn counter_shooter(&mut self, rider: UnitId, target: UnitId) {
        if !self.look().on_the_move(target) {
            return self.start_counter(rider, target);
        }
        let walk = self.state.now.tasks.iter().rposition(|task| matches!(task, Task::Walk));
        let task = Task::CounterLater { rider, target, hex: HexId::OFF };
        self.goes_on(Progress::Task(Change::Inserted { at: walk.unwrap_or(0), task }));
    }

    /// Against an attacker who is no knight: he attacks nobody any more (MI-R55); the fight comes at once, or after those of the others
    /// who attack the rider (MI-11.6f).
    fn counter_attacker(&mut self, rider: UnitId, target: UnitId) {
        let by_others = |fight: &Fight| fight.against(rider).any(|link| link.attacker != target);
        let others = self.state.fight().is_some_and(by_others);
        let rules: &[engine::Rule] =
            if others { &[R_11_6C, RULING_55, R_11_6F, RULING_11_6_2] } else { &[R_11_6C, RULING_55] };
        self.drop_links_by(target, Dropped::Countered, rules);
        if !others {
            return self.start_counter(rider, target);
        }
        let Some((from, at)) = self.look().hex_of(rider).zip(self.look().hex_of(target)) else { return };
        self.amend_fight(|fight| {
            let _ = fight.waiting.try_push(Counter { rider, target, from, at });
        });
    }

    /// The rider attacks. Without a way he does not, and his success is used up (MI-R04).
    pub fn start_counter(&mut self, rider: UnitId, target: UnitId) {
        let look = self.look();
        let fit = look.type_of(rider).charges && look.status(rider) != Status::Retired;
        let places = look.hex_of(rider).zip(look.hex_of(target));
        let Some((from, at)) = places.filter(|_| fit && look.may_ride_at(rider, target).is_ok()) else {
            let (attacker, defender) = (rider, target);
            let event = Event::LinkDropped { attacker, defender, why: Dropped::NoWay };
            return self.emit(event, &[R_11_6D]);
        };
        // Disordered by the shot or in the meantime, he attacks by plain shock (MI-Q11.6-6).
        let charge = look.status(rider) == Status::Normal;
        let near = look.field().adjacent(from, at);
        let muddy = look.is_muddy(from, &[]);
        let mut links = Links::new();
        links.push(Link { attacker: rider, defender: target, charge, countered: false, from, at });
        let mut fight = Fight::new(FightKind::Counter, look.seat(rider), links);
        if near {
            fight.ridden.insert(rider);
        }
        if muddy {
            fight.muddy.insert(rider);
        }
        self.begin_fight(fight);
        if near {
            self.task(Task::Wheel { rider, target });
        }
    }
}
