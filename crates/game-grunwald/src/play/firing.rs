//! Shots: windows, volleys, what is hit (G-11).

use super::{DiceResult, EventWriter};
use crate::ch11_fire::rule_of_fire;
use crate::content::{Hit, Kind};
use crate::event::{Blow, Cause, Event, Progress};
use crate::field::HexId;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::dice::Hope;
use engine::{Journal, Rule};

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// Somebody shoots: at once, or together with horse archers who shoot back (G-11.2.7).
    pub(super) fn fire(&mut self, by: UnitId, at: Aim) -> DiceResult {
        let shot = Shot { by, at };
        match self.state.now.tasks.last() {
            // The walker's own shot: the other side may answer it first.
            Some(Task::Walk) => {
                self.pay_for_shot();
                self.task(Task::Volley { shot, answers: ArrayVec::new() });
                Ok(())
            }
            Some(Task::Volley { .. }) => {
                self.amend_last(|task| {
                    if let Task::Volley { answers, .. } = task {
                        let _ = answers.try_push(shot);
                    }
                });
                Ok(())
            }
            _ => {
                if self.look().may_shoot_back(shot).is_ok() {
                    self.task(Task::ShootBack(shot));
                    return Ok(());
                }
                self.volley(&[shot])
            }
        }
    }

    /// The walker pays for a shot from the points of his move.
    fn pay_for_shot(&mut self) {
        let price = self.look().charts().movement.shot;
        if let Some(walk) = self.state.now.walk {
            self.goes_on(Progress::ShotPaid { left: walk.left.saturating_sub(price) });
        }
    }

    pub(super) fn hold_fire(&mut self) -> DiceResult {
        match self.state.now.tasks.last().cloned() {
            Some(Task::React) => self.after_fire(),
            Some(Task::Volley { shot, answers }) => {
                self.done();
                let mut shots: Vec<Shot> = vec![shot];
                shots.extend(answers);
                self.volley(&shots)?;
            }
            Some(Task::ShootBack(_)) => self.shoot_back(None)?,
            _ => {
                // The window at the beginning or the end of a phase.
                match self.state.now.phase {
                    Phase::OpenFire => self.goes_on(Progress::WentOn { to: Phase::Panic }),
                    Phase::CloseFire => {
                        let (turn, phase_number) = (self.state.now.turn, self.state.now.phase_number);
                        self.begin_phase_number(turn, phase_number + 1);
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    pub(super) fn go_on_shooting_back(&mut self, shot: Shot) -> DiceResult<bool> {
        if self.look().may_shoot_back(shot).is_ok() {
            return Ok(true);
        }
        self.shoot_back(None)?;
        Ok(false)
    }

    /// Both shots are thrown before either is felt.
    pub(super) fn shoot_back(&mut self, at: Option<Aim>) -> DiceResult {
        let Some(Task::ShootBack(shot)) = self.done() else { return Ok(()) };
        let rider = self.state.now.walk.and_then(|walk| walk.unit());
        let mut shots = vec![shot];
        if let (Some(at), Some(by)) = (at, rider) {
            self.pay_for_shot();
            // The side whose phase it is throws first (G-R75).
            shots.insert(0, Shot { by, at });
        }
        self.volley(&shots)
    }

    pub(super) fn go_on_volley(&mut self, answers: &ArrayVec<Shot, 8>) -> DiceResult<bool> {
        if !answers.is_full() && self.look().has_shots() {
            return Ok(true);
        }
        self.hold_fire()?;
        Ok(false)
    }

    /// All throws first, then what they do.
    fn volley(&mut self, shots: &[Shot]) -> DiceResult {
        let (mut hits, mut friends, mut leaders) = (Vec::new(), Vec::new(), Vec::new());
        for shot in shots {
            let Some(hex) = self.look().aim_hex(shot.at) else { continue };
            let seat = self.look().seat(shot.by);
            let object = matches!(shot.at, Aim::Object(_));
            let range = self.look().in_fire_zone(shot.by, hex, object).unwrap_or(1);
            if !object && self.look().endangers_friends(shot.by, hex) {
                let most = self.look().charts().fire_modifiers.friend_hit;
                let throw = self.die(seat, R_11_2_2, Hope::High, |_, face| u32::from(face <= most))?;
                let hit = throw <= most;
                self.disturb(Event::FriendThrow { by: shot.by, at: shot.at, throw, hit }, &[R_11_2_2]);
                if hit {
                    friends.push((shot.by, hex));
                    continue;
                }
            }
            let riding = self.state.now.walk.is_some_and(|walk| walk.unit() == Some(shot.by));
            let rules = self.cite(|look| look.rules_behind_shot(shot.by, shot.at, range, riding));
            match shot.at {
                Aim::Unit(target) => {
                    let modifiers = self.look().fire_modifiers(shot.by, target);
                    let more = modifiers.sum();
                    let rule = rule_of_fire(self.look().card(shot.by).kind, shot.at);
                    let throw = self.throw_two(seat, rule, Hope::High, |look, sum| {
                        look.fire_result(shot.by, range, i32::from(sum) + more).class()
                    })?;
                    let total = i32::from(throw[0] + throw[1]) + modifiers.sum();
                    let hit = self.look().fire_result(shot.by, range, total);
                    let range = range as u8;
                    let (by, at) = (shot.by, shot.at);
                    let event = Event::Shot { by, at, hex, range, throw, modifiers, hit, riding };
                    self.disturb(event, &rules);
                    hits.push((shot.by, target, hit));
                }
                Aim::Object(hex) => {
                    let throw = self.throw_two(seat, R_11_7_5, Hope::High, |look, sum| {
                        look.object_result(shot.by, range, sum.into()).class()
                    })?;
                    let total = i32::from(throw[0] + throw[1]);
                    let hit = self.look().object_result(shot.by, range, total);
                    let (range, modifiers) = (range as u8, engine::Tally::default());
                    let (by, at) = (shot.by, shot.at);
                    let event = Event::Shot { by, at, hex, range, throw, modifiers, hit, riding };
                    self.disturb(event, &rules);
                    if hit.disorganised {
                        self.emit(Event::WallsDown { hex, by: Some(shot.by) }, &[R_11_7_5, RULING_49]);
                    }
                }
                Aim::Leaders(_) => {
                    let (range, throw) = (range as u8, [0; 2]);
                    let (modifiers, hit) = (engine::Tally::default(), Hit::default());
                    let (by, at) = (shot.by, shot.at);
                    let event = Event::Shot { by, at, hex, range, throw, modifiers, hit, riding };
                    self.disturb(event, &rules);
                }
            }
            leaders.extend(self.aim_at_leaders(hex, seat.other())?);
        }
        for (by, target, hit) in hits {
            self.feel(by, target, hit)?;
        }
        for leader in leaders {
            self.kill_leader(leader, &[])?;
        }
        // The last task is dealt with first: the side whose phase it is goes before the other (G-R75).
        for (by, hex) in friends.into_iter().rev() {
            self.task(Task::FriendHit { by, hex });
        }
        Ok(())
    }

    /// A throw for every leader in the hex (G-11.2.5): who dies.
    fn aim_at_leaders(&mut self, hex: HexId, side: engine::Seat) -> DiceResult<Vec<LeaderId>> {
        let there: Vec<LeaderId> =
            self.state.leaders_at(hex).filter(|leader| self.look().leader_seat(*leader) == side).collect();
        let mut dead = Vec::new();
        for leader in there {
            let least = self.look().charts().fire_modifiers.leader_hit;
            let throw =
                self.throw_two(side.other(), R_11_2_5, Hope::High, |_, sum| u32::from(sum >= least))?;
            let killed = throw[0] + throw[1] >= least;
            self.emit(Event::LeaderAim { leader, throw, dead: killed }, &[R_11_2_5, RULING_59]);
            if killed {
                dead.push(leader);
            }
        }
        Ok(dead)
    }

    /// What a hit does: losses, and what the weapon does besides (G-11.5.10, G-11.6.2, G-11.7.1).
    fn feel(&mut self, by: UnitId, target: UnitId, hit: Hit) -> DiceResult {
        if hit.loss > 0 {
            self.lose(target, hit.loss, Blow::Fire, &[R_1_4, RULING_28])?;
        }
        if self.state.hex_of(target).is_none() {
            return Ok(());
        }
        let seat = self.look().seat(by);
        match self.look().card(by).kind {
            Kind::Crossbow if hit.loss > 0 => {
                let throw =
                    self.die(seat, R_11_6_2, Hope::High, |look, face| u32::from(look.hit_stops(by, face)))?;
                let stopped = self.look().hit_stops(by, throw);
                self.emit(Event::StopThrow { unit: target, throw, stopped }, &[R_11_6_2]);
                if stopped {
                    self.disorganise(target, Cause::Fire)?;
                    self.stop(target, true, R_11_6_2);
                }
            }
            Kind::HorseArcher if hit.loss > 0 => {
                let row = self.look().charts().fire_modifiers.disorganisation_row as u8;
                let throw = self.throw_two(seat, R_11_5_10, Hope::Neither, |look, sum| {
                    u32::from(look.hit_shakes(by, target, sum))
                })?;
                let shaken = self.look().hit_shakes(by, target, throw[0] + throw[1]);
                let nobody = !shaken || !self.shakes(target, Cause::Fire);
                self.emit(
                    Event::DisorderThrow { seat: seat.other(), throw, row, by_fire: true, nobody },
                    &[R_11_5_10, R_T_4, RULING_29, R_9_1_3, RULING_62, R_1_1],
                );
                if shaken {
                    self.disorganise(target, Cause::Fire)?;
                }
            }
            _ => {}
        }
        if hit.disorganised {
            self.disorganise(target, Cause::Fire)?;
        }
        if hit.stopped {
            self.stop(target, false, R_11_7_1);
        }
        Ok(())
    }

    fn stop(&mut self, unit: UnitId, hard: bool, rule: Rule) {
        if self.state.hex_of(unit).is_some() {
            self.emit(Event::Stopped { unit, hard }, &[rule, RULING_60, RULING_72]);
        }
    }

    /// The arrow hit a friend: which (G-11.2.2)?
    pub(super) fn go_on_friend_hit(&mut self, by: UnitId, hex: HexId) -> DiceResult<bool> {
        let friends = self.look().friends_beside(by, hex);
        match friends.as_slice() {
            [] => {
                self.done();
                Ok(false)
            }
            [only] => {
                let unit = *only;
                self.friend_hit(unit)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    pub(super) fn friend_hit(&mut self, unit: UnitId) -> DiceResult {
        self.done();
        let (hex, side) = (self.state.hex_of(unit), self.look().seat(unit));
        self.lose(unit, 1, Blow::FriendlyFire, &[R_11_2_2])?;
        // A leader of one's own may fall that way too (G-11.2.5).
        if let Some(hex) = hex {
            let there: Vec<LeaderId> = self
                .state
                .leaders_at(hex)
                .filter(|leader| self.look().leader_seat(*leader) == side)
                .collect();
            for leader in there {
                let least = self.look().charts().fire_modifiers.leader_hit;
                let throw = self.throw_two(side, R_11_2_5, Hope::Low, |_, sum| u32::from(sum >= least))?;
                let dead = throw[0] + throw[1] >= least;
                self.emit(Event::LeaderAim { leader, throw, dead }, &[R_11_2_5, RULING_59]);
                if dead {
                    self.kill_leader(leader, &[])?;
                }
            }
        }
        Ok(())
    }
}
