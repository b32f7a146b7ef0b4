//! A combat from its declaration to its end (G-5.1.1, G-R16).

use super::walking::Escort;
use super::{Go, Scribe};
use crate::ch05_combat::Match;
use crate::event::{Blow, Cause, Clash, Event, Fall};
use crate::field::HexId;
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Seat};
use hexboard::Side;

/// The leaders of a set.
fn bits(leaders: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |leader| leaders >> leader & 1 == 1)
}

impl<J: Journal<Event>> Scribe<'_, J> {
    pub(super) fn attack(&mut self, attackers: &Units, hexes: &Hexes) -> Go {
        self.open_fight(attackers, hexes, false)
    }

    /// Opens a combat: of a combat phase, or a counter-charge.
    pub(super) fn open_fight(&mut self, attackers: &Units, hexes: &Hexes, counter: bool) -> Go {
        let enemy = attackers.first().map_or(ALLIED, |id| self.look().seat(*id)).other();
        let defenders: Units = hexes
            .iter()
            .flat_map(|hex| self.state.at(*hex).collect::<Vec<_>>())
            .filter(|id| self.look().seat(*id) == enemy)
            .take(MOST_IN_COMBAT)
            .collect();
        let fight = Fight {
            attackers: attackers.clone(),
            alone: defenders.is_empty(),
            defenders,
            hexes: hexes.clone(),
            counter,
            column: 0,
            throw: [0; 2],
            losses: [0; 2],
            retreat: None,
            demoralised: false,
            blood: Default::default(),
            waiting: Units::new(),
            traces: Vec::new(),
            chasing: Units::new(),
            led: Default::default(),
            bystanders: Units::new(),
            harmed: Units::new(),
            moved: Units::new(),
            stage: Stage::Throw,
        };
        self.state.now.fight = Some(Box::new(fight));
        self.task(Task::Fight);
        self.look_for_forts();
        Ok(())
    }

    fn fight(&self) -> Option<&Fight> {
        self.state.now.fight.as_deref()
    }

    fn fight_mut(&mut self) -> Option<&mut Fight> {
        self.state.now.fight.as_deref_mut()
    }

    fn stage(&mut self, stage: Stage) {
        if let Some(fight) = self.fight_mut() {
            fight.stage = stage;
        }
    }

    /// The sides of the combat: attacker, defender.
    fn sides(&self) -> Option<[Seat; 2]> {
        let fight = self.fight()?;
        let attacker = self.look().seat(*fight.attackers.first()?);
        Some([attacker, attacker.other()])
    }

    // ---------------------------------------------------------------- 12.1.8 who fights in a fort

    /// More than four points in a fortified hex: the owner names who takes part.
    fn look_for_forts(&mut self) {
        let Some(fight) = self.fight() else { return };
        let attacking: Vec<HexId> = fight.attackers.iter().filter_map(|id| self.state.hex_of(*id)).collect();
        let of = |attacker: bool, hex: HexId| {
            let units = if attacker { &fight.attackers } else { &fight.defenders };
            self.look().crowds_fort(units, hex)
        };
        let found = attacking
            .iter()
            .map(|hex| (true, *hex))
            .chain(fight.hexes.iter().map(|hex| (false, *hex)))
            .find(|(attacker, hex)| of(*attacker, *hex));
        if let Some((attacker, hex)) = found {
            self.stage(Stage::Fort(attacker, hex));
        } else {
            self.stage(Stage::Throw);
        }
    }

    pub(super) fn fort_fighters(&mut self, units: &Units) {
        let Some(Stage::Fort(attacker, hex)) = self.fight().map(|fight| fight.stage) else { return };
        let here: Vec<UnitId> = self.state.at(hex).collect();
        if let Some(fight) = self.fight_mut() {
            let list = if attacker { &mut fight.attackers } else { &mut fight.defenders };
            let left_out: Vec<UnitId> =
                list.iter().copied().filter(|id| here.contains(id) && !units.contains(id)).collect();
            list.retain(|id| !left_out.contains(id));
            // Nobody attacks the others again in this phase: the hex was attacked (G-R33).
            if !attacker {
                fight.bystanders.extend(left_out);
            }
        }
        self.look_for_forts();
    }

    // ---------------------------------------------------------------- stages

    pub(super) fn go_on_fighting(&mut self) -> Go<bool> {
        let Some(fight) = self.fight() else {
            self.done();
            return Ok(false);
        };
        match fight.stage {
            Stage::Fort(..) => Ok(true),
            Stage::Throw => {
                self.throw_for_combat()?;
                Ok(false)
            }
            Stage::Loss(attacker) => self.go_on_losing(attacker),
            Stage::Retreat => self.go_on_group_retreat(),
            Stage::Blocked => self.go_on_blocked(),
            Stage::Pursuit => self.go_on_pursuit(),
            Stage::Advance => self.go_on_advance(),
            Stage::End => {
                self.end_fight()?;
                Ok(false)
            }
        }
    }

    /// The column, the dice, the cell (G-5.1.1b to G-5.1.1f).
    fn throw_for_combat(&mut self) -> Go {
        let Some(fight) = self.fight().cloned() else { return Ok(()) };
        let Some([attacker, _]) = self.sides() else { return Ok(()) };
        let who = Match {
            attackers: fight.attackers.to_vec(),
            defenders: fight.defenders.to_vec(),
            hexes: fight.hexes.to_vec(),
            counter: fight.counter,
        };
        let reckoning = self.look().reckon(&who);
        // Water, woods and walls take the speed of who strikes across them, for good (G-R21).
        for unit in &fight.attackers {
            let (charge, rule) = self.look().striking_charge(*unit, &fight.hexes);
            if charge < self.state.unit(*unit).charge {
                self.emit(Event::Struck { unit: *unit, charge, rule });
            }
        }
        // A leader alone is attacked in the last column, without modifiers (G-8.2.7).
        let column = if fight.alone { crate::ch01_general::LAST as i8 } else { reckoning.column };
        self.note_commanders(&who);
        self.note_leaders(&who);
        let throw =
            self.two(attacker, R_5_1_1E, Hope::Low, |look, sum| look.charts().result(sum, column).class())?;
        self.emit(Event::Fought(Box::new(Clash {
            attackers: fight.attackers.clone(),
            hexes: fight.hexes.clone(),
            attack: reckoning.attack as u16,
            defence: reckoning.defence as u16,
            initial: reckoning.initial as i8,
            attacker: if fight.alone { engine::Tally::default() } else { reckoning.attacker },
            defender: if fight.alone { engine::Tally::default() } else { reckoning.defender },
            column,
            throw,
            counter: fight.counter,
        })));
        let cell = self.look().charts().result(throw[0] + throw[1], column);
        let alone = fight.alone;
        if let Some(fight) = self.fight_mut() {
            (fight.column, fight.throw) = (column, throw);
            fight.losses = [cell.attacker, if alone { 0 } else { cell.defender }];
            fight.retreat = if alone { None } else { cell.retreat };
            fight.demoralised = cell.demoralised && !alone;
            fight.stage = Stage::Loss(true);
        }
        if alone {
            let enemy = attacker.other();
            for hex in &fight.hexes {
                let there: Vec<usize> = self
                    .state
                    .leaders_at(*hex)
                    .filter(|leader| self.look().leader_seat(*leader) == enemy)
                    .collect();
                for leader in there {
                    self.kill_leader(leader as u8, Fall::Attacked)?;
                }
            }
        }
        Ok(())
    }

    /// Leaders who help or sit in a combat have not rested (G-14.1.3, G-R58).
    fn note_commanders(&mut self, who: &Match) {
        // Against a leader alone nobody's modifier counts (G-8.2.7).
        if !self.rules.options.fatigue || who.defenders.is_empty() {
            return;
        }
        for units in [&who.attackers, &who.defenders] {
            let stacked: Vec<u8> = units
                .iter()
                .filter_map(|unit| Some((*unit, self.state.hex_of(*unit)?)))
                .flat_map(|(unit, hex)| self.own_leaders(unit, hex))
                .map(|leader| leader as u8)
                .collect();
            // Without one in a hex of the combat, the nearest in range gives his modifier (G-R08).
            let steady = |unit: &&UnitId| self.state.unit(**unit).order != Order::Panicked;
            let near =
                units.iter().filter(steady).filter_map(|unit| self.look().leader_in_range(*unit)).min();
            let helpers = if stacked.is_empty() {
                near.map(|(_, leader)| leader).into_iter().collect()
            } else {
                stacked
            };
            for leader in helpers {
                if !self.state.leaders[usize::from(leader)].active {
                    self.emit(Event::Helped { leader });
                }
            }
        }
    }

    /// Who loses a point: the owner chooses among those in the combat (G-R17).
    fn go_on_losing(&mut self, attacker: bool) -> Go<bool> {
        let Some(fight) = self.fight() else { return Ok(false) };
        let left = fight.losses[usize::from(!attacker)];
        let bearers = self.look().who_can_lose(attacker);
        if left == 0 || bearers.is_empty() {
            if attacker {
                self.stage(Stage::Loss(false));
            } else {
                self.begin_retreat();
            }
            return Ok(false);
        }
        match bearers.as_slice() {
            [only] => {
                let unit = *only;
                self.lose_in_combat(unit)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    pub(super) fn lose_in_combat(&mut self, unit: UnitId) -> Go {
        let Some(fight) = self.fight() else { return Ok(()) };
        let (stage, hex) = (fight.stage, self.state.hex_of(unit));
        let blow = if stage == Stage::Blocked { Blow::Blocked } else { Blow::Combat };
        if let (Some(hex), Some(fight)) = (hex, self.fight_mut()) {
            // Counted for the hex where the unit fought (G-8.2.5).
            let hex = fight
                .traces
                .iter()
                .find(|trace| trace.unit == unit)
                .and_then(|trace| trace.hexes.first().copied())
                .unwrap_or(hex);
            match fight.blood.iter_mut().find(|(at, _)| *at == hex) {
                Some((_, lost)) => *lost += 1,
                None => {
                    let _ = fight.blood.try_push((hex, 1));
                }
            }
            match stage {
                Stage::Loss(attacker) => {
                    let at = usize::from(!attacker);
                    fight.losses[at] = fight.losses[at].saturating_sub(1);
                }
                Stage::Blocked => fight.losses[0] = fight.losses[0].saturating_sub(1),
                _ => {}
            }
        }
        self.lose(unit, 1, blow)
    }

    // ---------------------------------------------------------------- 5.4 retreat

    fn begin_retreat(&mut self) {
        let Some(fight) = self.fight() else { return };
        let Some((attacker, _)) = fight.retreat else { return self.begin_chase() };
        let units = if attacker { fight.attackers.clone() } else { fight.defenders.clone() };
        let waiting: Units = units.into_iter().filter(|id| self.state.hex_of(*id).is_some()).collect();
        // Where a leader stood when the throw was made decides about him, wherever he goes.
        let stage = if waiting.is_empty() { None } else { Some(Stage::Retreat) };
        if let Some(fight) = self.fight_mut() {
            fight.waiting = waiting;
            fight.traces.clear();
        }
        match stage {
            Some(stage) => self.stage(stage),
            None => self.begin_chase(),
        }
    }

    /// The units of the beaten side go one after the other, in the order their owner likes (G-R34).
    fn go_on_group_retreat(&mut self) -> Go<bool> {
        let Some(fight) = self.fight() else { return Ok(false) };
        let must = fight.retreat.map_or(0, |(_, hexes)| hexes);
        let waiting = fight.waiting.clone();
        // Who cannot go at all stays where he is.
        for unit in &waiting {
            let Some(hex) = self.state.hex_of(*unit) else {
                self.forget_waiting(*unit);
                return Ok(false);
            };
            if self.look().retreats(*unit, hex, hex, 0, must).is_empty()
                && self.stuck_for_good(*unit, hex, &waiting)
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
            [] => {
                // Nobody can move before another does, and nobody can: all of them stay.
                let unit = waiting[0];
                let hex = self.state.hex_of(unit).unwrap_or(NOWHERE);
                self.end_trace(Trace { unit, hexes: [hex].into_iter().collect(), short: must })?;
                Ok(false)
            }
            [(unit, hex, leader)] => {
                let (unit, hex, leader) = (*unit, *hex, *leader);
                self.fall_back(unit, hex, leader)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// No way out even when all the others of the group are gone.
    fn stuck_for_good(&self, _: UnitId, _: HexId, waiting: &Units) -> bool {
        waiting.len() == 1 || self.look().fall_backs().is_empty()
    }

    fn forget_waiting(&mut self, unit: UnitId) {
        if let Some(fight) = self.fight_mut() {
            fight.waiting.retain(|id| *id != unit);
        }
    }

    /// A step back of a unit: the first one, or the next.
    pub(super) fn fall_back(&mut self, unit: UnitId, hex: HexId, led: bool) -> Go {
        let (mut trace, must, pushed, leaders) = match self.state.now.tasks.last().cloned() {
            Some(Task::Retreat { trace, must, pushed, leaders, .. }) => {
                self.done();
                (trace, must, pushed, leaders)
            }
            _ => {
                self.forget_waiting(unit);
                let must = self.fight().and_then(|fight| fight.retreat).map_or(0, |(_, hexes)| hexes);
                let hexes = self.state.hex_of(unit).into_iter().collect();
                let at = self.state.hex_of(unit).filter(|_| led);
                let leaders = at.map_or(0, |at| self.leaders_with(unit, at));
                (Trace { unit, hexes, short: must }, must, false, leaders)
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
    fn enter_in_retreat(&mut self, unit: UnitId, hex: HexId, leaders: u16) -> Go {
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let Some(side) = self.look().field().side_to(from, hex) else { return Ok(()) };
        self.leave_banner(unit, from);
        let charge = self.look().slowed(self.state.unit(unit).charge, from, side);
        self.emit(Event::FellBack { unit, from, to: hex, charge });
        self.lead_to(leaders, hex);
        let by_road = self.look().field().side(from, side).road();
        let disorganised = self.look().ground_disorganises(unit, hex, by_road);
        self.enter(unit, hex, disorganised)
    }

    fn own_leaders(&self, unit: UnitId, hex: HexId) -> Vec<usize> {
        let seat = self.look().seat(unit);
        self.state.leaders_at(hex).filter(|leader| self.look().leader_seat(*leader) == seat).collect()
    }

    /// The same as bits.
    fn leaders_with(&self, unit: UnitId, hex: HexId) -> u16 {
        self.own_leaders(unit, hex).into_iter().fold(0, |bits, leader| bits | 1 << leader)
    }

    /// Leaders go along into a hex.
    pub(super) fn lead_to(&mut self, leaders: u16, to: HexId) {
        for leader in bits(leaders) {
            self.emit(Event::LeaderWent { leader, to });
        }
    }

    /// Foot is swept aside: it panics and runs three hexes; a bombard that stands ready is lost.
    fn push(&mut self, foot: UnitId, hex: HexId) -> Go {
        const FAR: u8 = 3;
        if self.look().card(foot).kind == crate::content::Kind::Bombard && self.state.unit(foot).ready {
            return self.eliminate(foot, Blow::Immovable);
        }
        self.disorganise(foot, Cause::Pushed)?;
        let trace = Trace { unit: foot, hexes: [hex].into_iter().collect(), short: FAR };
        self.task(Task::Retreat { trace, must: FAR, pushed: true, into: None, leaders: 0 });
        Ok(())
    }

    /// A retreat goes on until it is long enough or cannot go on.
    pub(super) fn go_on_retreating(
        &mut self,
        trace: Trace,
        must: u8,
        pushed: bool,
        into: Option<HexId>,
        leaders: u16,
    ) -> Go<bool> {
        let unit = trace.unit;
        if let Some(hex) = into {
            if let Some(Task::Retreat { into, .. }) = self.state.now.tasks.last_mut() {
                *into = None;
            }
            self.enter_in_retreat(unit, hex, leaders)?;
            return Ok(false);
        }
        let Some(at) = self.state.hex_of(unit) else {
            self.done();
            if !pushed {
                self.end_trace(trace)?;
            }
            return Ok(false);
        };
        let fought = trace.hexes.first().copied().unwrap_or(at);
        let done = (trace.hexes.len() - 1) as u8;
        let ways = if done < must { self.look().retreats(unit, fought, at, done, must) } else { Vec::new() };
        match ways.as_slice() {
            [] => {
                self.done();
                // Whoever has gone back faces where he likes, swept along or not (G-4.3.7).
                if done > 0 {
                    self.task(Task::Face { unit, why: Facing::Retreat });
                }
                if !pushed {
                    self.end_trace(trace)?;
                } else if trace.short > 0 {
                    self.lose(unit, 1, Blow::Blocked)?;
                }
                Ok(false)
            }
            [only] => {
                let hex = *only;
                self.fall_back(unit, hex, leaders != 0)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    fn end_trace(&mut self, trace: Trace) -> Go {
        let unit = trace.unit;
        self.forget_waiting(unit);
        // A bombard ready to fire cannot be moved: it is lost (G-11.7.4).
        let bombard =
            self.look().card(unit).kind == crate::content::Kind::Bombard && self.state.unit(unit).ready;
        let stood = trace.hexes.len() == 1;
        if let Some(fight) = self.fight_mut() {
            fight.traces.push(trace);
        }
        if bombard && stood && self.state.hex_of(unit).is_some() {
            self.eliminate(unit, Blow::Immovable)?;
        }
        Ok(())
    }

    /// All have gone: whoever fell short pays (G-5.4.6).
    fn after_retreat(&mut self) -> Go {
        let Some(fight) = self.fight() else { return Ok(()) };
        let alive = |trace: &&Trace| self.state.hex_of(trace.unit).is_some();
        let short = fight.traces.iter().filter(alive).map(|trace| trace.short).max().unwrap_or(0);
        let price = match short {
            0 => 0,
            _ if self.rules.options.blocked_per_hex => short,
            _ => 1,
        };
        let Some((attacker, _)) = fight.retreat else { return Ok(()) };
        let seat = self.sides().map_or(ALLIED, |sides| sides[usize::from(!attacker)]);
        if price > 0 {
            self.emit(Event::FellShort { seat, hexes: short });
        }
        if let Some(fight) = self.fight_mut() {
            fight.losses = [price, 0];
            fight.stage = Stage::Blocked;
        }
        Ok(())
    }

    fn go_on_blocked(&mut self) -> Go<bool> {
        let Some(fight) = self.fight() else { return Ok(false) };
        let Some((attacker, _)) = fight.retreat else { return Ok(false) };
        let bearers = self.look().who_can_lose(attacker);
        if fight.losses[0] == 0 || bearers.is_empty() {
            self.check_leaders()?;
            self.begin_chase();
            return Ok(false);
        }
        match bearers.as_slice() {
            [only] => {
                let unit = *only;
                self.lose_in_combat(unit)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// Which leaders sit with the units of the combat when it is thrown (G-8.2.4).
    fn note_leaders(&mut self, who: &Match) {
        let mut led: Vec<(u8, HexId)> = Vec::new();
        for unit in who.attackers.iter().chain(&who.defenders) {
            let Some(hex) = self.state.hex_of(*unit) else { continue };
            for leader in self.own_leaders(*unit, hex) {
                if !led.contains(&(leader as u8, hex)) {
                    led.push((leader as u8, hex));
                }
            }
        }
        if let Some(fight) = self.fight_mut() {
            fight.led = led.into_iter().take(16).collect();
        }
    }

    /// A throw for each leader who was with the beaten (G-8.2.4, G-8.2.5).
    fn check_leaders(&mut self) -> Go {
        let Some(fight) = self.fight().cloned() else { return Ok(()) };
        let Some((attacker, hexes)) = fight.retreat else { return Ok(()) };
        let seat = self.sides().map_or(ALLIED, |sides| sides[usize::from(!attacker)]);
        for (leader, hex) in &fight.led {
            let with = fight.traces.iter().any(|trace| trace.hexes.first() == Some(hex));
            let there = self.state.leaders[usize::from(*leader)].spot.hex().is_some();
            if !with || !there || self.look().leader_seat(usize::from(*leader)) != seat {
                continue;
            }
            let lost: u8 = fight.blood.iter().filter(|(at, _)| at == hex).map(|(_, lost)| *lost).sum();
            let needs = hexes + lost;
            let throw = self.two(seat, R_8_2_4, Hope::High, |_, sum| u32::from(sum <= needs))?;
            let dead = throw[0] + throw[1] <= needs;
            self.emit(Event::LeaderThrow { leader: *leader, throw, needs, dead });
            if dead {
                self.kill_leader(*leader, Fall::ThrownBack)?;
            }
        }
        Ok(())
    }

    // ---------------------------------------------------------------- 5.5 pursuit, 5.2.9 advance

    /// The winners may follow; if nobody is left to be followed, attackers may advance.
    fn begin_chase(&mut self) {
        let Some(fight) = self.fight() else { return };
        let moved = fight.traces.iter().any(|trace| trace.hexes.len() > 1);
        // Of several hexes one may be freed and another held (G-5.2.9, G-R37).
        let freed = fight.hexes.iter().any(|hex| self.look().freed(fight, *hex));
        let (chasing, stage) = match fight.retreat {
            Some((attacker, _)) if moved => {
                let winners = if attacker { &fight.defenders } else { &fight.attackers };
                let able: Units = winners.iter().copied().filter(|id| self.look().may_chase(*id)).collect();
                (able, Stage::Pursuit)
            }
            Some((true, _)) => (Units::new(), Stage::End),
            _ if freed => {
                let able: Units = fight
                    .attackers
                    .iter()
                    .copied()
                    .filter(|id| {
                        self.state.hex_of(*id).is_some() && self.state.unit(*id).order != Order::Panicked
                    })
                    .collect();
                (able, Stage::Advance)
            }
            _ => (Units::new(), Stage::End),
        };
        if let Some(fight) = self.fight_mut() {
            (fight.chasing, fight.stage) = (chasing, stage);
        }
    }

    fn next_chaser(&mut self) -> Option<UnitId> {
        let fight = self.fight_mut()?;
        if fight.chasing.is_empty() { None } else { Some(fight.chasing[0]) }
    }

    fn drop_chaser(&mut self) {
        if let Some(fight) = self.fight_mut()
            && !fight.chasing.is_empty()
        {
            fight.chasing.remove(0);
        }
    }

    /// The next winner: must he follow, or may he (G-5.5.2, G-5.5.3)?
    fn go_on_pursuit(&mut self) -> Go<bool> {
        let Some(unit) = self.next_chaser() else {
            self.stage(Stage::End);
            return Ok(false);
        };
        if !self.look().can_follow(unit) || !self.look().may_chase(unit) {
            self.drop_chaser();
            // Nobody to follow, but perhaps a hex whose defenders fell (G-5.2.9).
            self.task(Task::Advance { unit, done: 0 });
            return Ok(false);
        }
        let must = self.must_pursue(unit)?;
        self.drop_chaser();
        self.task(Task::Chase { unit, trace: u8::MAX, done: 0, must, came: None, leaders: 0 });
        Ok(false)
    }

    fn must_pursue(&mut self, unit: UnitId) -> Go<bool> {
        let distance = self.look().leader_distance(unit);
        if distance == Some(0) {
            return Ok(false);
        }
        let seat = self.look().seat(unit);
        if self.look().level(seat) >= self.look().charts().track.must_pursue {
            self.emit(Event::PursuitForced { unit, rule: R_6_1_8 });
            return Ok(true);
        }
        let free = self.look().charts().pursuit.clone();
        let highest = distance.and_then(|distance| free.get(distance as usize)).copied();
        let Some(highest) = highest else {
            self.emit(Event::PursuitForced { unit, rule: R_5_5_2 });
            return Ok(true);
        };
        let throw = self.die(seat, R_5_5_3, Hope::Low, |_, face| u32::from(face > highest))?;
        let must = throw > highest;
        let distance = distance.unwrap_or(0) as u8;
        self.emit(Event::PursuitThrow { unit, distance, throw, must });
        Ok(must)
    }

    pub(super) fn go_on_chasing(&mut self) -> Go<bool> {
        let Some(Task::Chase { unit, trace, done, must, .. }) = self.state.now.tasks.last().cloned() else {
            return Ok(false);
        };
        if self.state.hex_of(unit).is_none() {
            self.done();
            return Ok(false);
        }
        let choices = self.look().chase_choices();
        if !must {
            if choices.is_empty() {
                self.stop_chasing();
                return Ok(false);
            }
            return Ok(true);
        }
        match choices.as_slice() {
            [] => {
                let _ = (trace, done);
                self.stop_chasing();
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
    pub(super) fn pursue(&mut self, chosen: u8, leader: bool) -> Go {
        let first =
            self.fight().and_then(|fight| fight.traces.get(usize::from(chosen))?.hexes.first().copied());
        let Some(hex) = first else { return Ok(()) };
        let Some(Task::Chase { unit, .. }) = self.state.now.tasks.last().cloned() else { return Ok(()) };
        let riding = self.state.hex_of(unit).filter(|_| leader).map_or(0, |at| self.leaders_with(unit, at));
        if let Some(Task::Chase { trace, leaders, .. }) = self.state.now.tasks.last_mut() {
            (*trace, *leaders) = (chosen, riding);
        }
        self.pursue_to(hex)
    }

    /// One hex of a pursuit: foot in the way is ridden down, woods disorganise, leaders and banners fall to it.
    pub(super) fn pursue_to(&mut self, hex: HexId) -> Go {
        let Some(Task::Chase { unit, leaders, .. }) = self.state.now.tasks.last().cloned() else {
            return Ok(());
        };
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let Some(side) = self.look().field().side_to(from, hex) else { return Ok(()) };
        let reversed = self.chase_reversed(side);
        if self.look().must_ride_down(unit, hex) {
            // Only infantry can be ridden over; then the rider has turned towards it.
            let charge = self.state.unit(unit).charge;
            self.emit(Event::Faced { unit, facing: side, charge });
            let through = self.ride_down(unit, 0, 0, Escort::Of(leaders))?;
            if !through {
                self.stop_chasing();
                return Ok(());
            }
        } else {
            self.emit(Event::Pursued { unit, to: hex });
            // The leader is there with it (G-9.1.3).
            self.lead_to(leaders, hex);
            let by_road = self.look().field().side(from, side).road();
            let disorganised = self.look().ground_disorganises(unit, hex, by_road);
            self.enter(unit, hex, disorganised)?;
        }
        if reversed && self.state.unit(unit).charge > 0 {
            self.emit(Event::Slowed { unit });
        }
        let at = self.state.now.tasks.iter().rposition(|task| matches!(task, Task::Chase { .. }));
        if let Some(Task::Chase { done, came, .. }) = at.and_then(|at| self.state.now.tasks.get_mut(at)) {
            *done += 1;
            *came = Some(side);
        }
        Ok(())
    }

    /// About-turn in a pursuit (G-5.5.9).
    fn chase_reversed(&self, side: Side) -> bool {
        match self.state.now.tasks.last() {
            Some(Task::Chase { came: Some(came), .. }) => came.opposite() == side,
            Some(Task::Chase { unit, came: None, .. }) => self.state.unit(*unit).facing.opposite() == side,
            _ => false,
        }
    }

    /// The pursuit is over: any facing (G-4.3.7).
    fn stop_chasing(&mut self) {
        // Foot that steps aside may still be waiting above.
        let Some(at) = self.state.now.tasks.iter().rposition(|task| matches!(task, Task::Chase { .. }))
        else {
            return;
        };
        let Task::Chase { unit, done, came, .. } = self.state.now.tasks.remove(at) else { return };
        if self.state.hex_of(unit).is_none() {
            return;
        }
        let next = match done {
            // Whoever follows nobody may enter a hex whose defenders fell (G-5.2.9).
            0 => Task::Advance { unit, done: 0 },
            _ => Task::Face { unit, why: Facing::Pursuit { came } },
        };
        self.state.now.tasks.insert(at, next);
    }

    /// Off the map at the end of a pursuit: back a turn later than by a move (G-4.4.3).
    pub(super) fn pursue_off_the_map(&mut self) -> bool {
        let Some(Task::Chase { unit, leaders, .. }) = self.state.now.tasks.last().cloned() else {
            return false;
        };
        let Some(by) = self.state.hex_of(unit) else { return false };
        self.done();
        let from = self.state.now.turn + self.look().charts().off_map.turns + 1;
        self.emit(Event::Left { unit, by, from });
        for leader in bits(leaders) {
            self.emit(Event::LeaderLeft { leader, by, from });
        }
        true
    }

    /// "No", or "no farther".
    pub(super) fn stay_put(&mut self) -> Go {
        match self.state.now.tasks.last() {
            Some(Task::Chase { .. }) => self.stop_chasing(),
            Some(Task::Advance { .. }) => {
                self.done();
            }
            _ => {
                self.done();
            }
        }
        Ok(())
    }

    /// Attackers may enter the hex of those who were destroyed (G-5.2.9).
    fn go_on_advance(&mut self) -> Go<bool> {
        let Some(unit) = self.next_chaser() else {
            self.stage(Stage::End);
            return Ok(false);
        };
        self.drop_chaser();
        if self.state.hex_of(unit).is_some() && !self.look().advances(unit, 0).is_empty() {
            self.task(Task::Advance { unit, done: 0 });
        }
        Ok(false)
    }

    pub(super) fn go_on_advancing(&mut self, unit: UnitId, done: u8) -> Go<bool> {
        if self.state.hex_of(unit).is_some() && done < 2 && !self.look().advances(unit, done).is_empty() {
            return Ok(true);
        }
        self.done();
        Ok(false)
    }

    pub(super) fn advance(&mut self, hex: HexId, leader: bool) -> Go {
        let Some(Task::Advance { unit, done }) = self.done() else { return Ok(()) };
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let Some(side) = self.look().field().side_to(from, hex) else { return Ok(()) };
        let leaders = if leader { self.own_leaders(unit, from) } else { Vec::new() };
        let charge = self.look().charge_after(unit, self.state.unit(unit).charge, from, side, false);
        self.emit(Event::Advanced { unit, to: hex, charge });
        for leader in leaders {
            self.emit(Event::LeaderWent { leader: leader as u8, to: hex });
        }
        let by_road = self.look().field().side(from, side).road();
        let disorganised = self.look().ground_disorganises(unit, hex, by_road);
        self.task(Task::Advance { unit, done: done + 1 });
        self.task(Task::Face { unit, why: Facing::Advance(done + 1) });
        self.enter(unit, hex, disorganised)
    }

    // ---------------------------------------------------------------- facing

    pub(super) fn go_on_facing(&mut self, unit: UnitId, _: Facing) -> Go<bool> {
        // The panicked too: the rule speaks of any unit (G-4.3.7).
        if self.state.hex_of(unit).is_some() {
            return Ok(true);
        }
        self.done();
        Ok(false)
    }

    pub(super) fn face(&mut self, facing: Side) -> Go {
        let Some(Task::Face { unit, why }) = self.done() else { return Ok(()) };
        let it = self.state.unit(unit);
        let turned = it.facing != facing;
        let about = |came: Option<Side>| came.unwrap_or(it.facing).opposite() == facing;
        let charge = match why {
            // No speed is lost by the turns of a retreat (G-5.4.3).
            Facing::Retreat => it.charge,
            Facing::Pursuit { came } if about(came) => 0,
            Facing::Pursuit { .. } => it.charge,
            // An advance is a normal move (G-R37).
            Facing::Advance(_) if turned => 0,
            Facing::Advance(_) => it.charge,
        };
        // Who looks back the way he came slows down even if his counter never turned (G-5.5.9).
        if turned || charge != it.charge {
            self.emit(Event::Faced { unit, facing, charge });
        }
        Ok(())
    }

    // ---------------------------------------------------------------- the end of a combat

    /// Disorder and panic spread when everything else of the combat is done (G-R16).
    fn spread_at_last(&mut self) -> Go {
        while let Some(fight) = self.fight_mut() {
            let (moved, harmed) = (std::mem::take(&mut fight.moved), std::mem::take(&mut fight.harmed));
            if moved.is_empty() && harmed.is_empty() {
                break;
            }
            for unit in moved {
                if let Some(hex) = self.state.hex_of(unit) {
                    self.meet_now(unit, hex)?;
                }
            }
            for unit in harmed {
                if let Some(hex) = self.state.hex_of(unit) {
                    self.infect(unit, hex)?;
                }
            }
        }
        Ok(())
    }

    /// Disorder, speed, and who has fought (G-5.1.1g, G-5.2.12a, G-5.6.11).
    fn end_fight(&mut self) -> Go {
        let Some(fight) = self.fight().cloned() else { return Ok(()) };
        if let Some((attacker, hexes)) = fight.retreat {
            let seat = self.sides().map_or(ALLIED, |sides| sides[usize::from(!attacker)]);
            let units = if attacker { &fight.attackers } else { &fight.defenders };
            let beaten: Vec<UnitId> =
                units.iter().copied().filter(|id| self.state.hex_of(*id).is_some()).collect();
            if fight.demoralised {
                for unit in beaten {
                    self.disorganise(unit, Cause::Demoralised)?;
                }
            } else if !beaten.is_empty() {
                // A1 reads the row of D2 (G-T.4).
                let row = if attacker { hexes + 1 } else { hexes };
                let throw = self.two(seat, R_5_1_1G, Hope::Neither, |look, sum| {
                    // Who of them is shaken, as bits: no combat has more.
                    let bits = beaten.iter().zip(0_u32..32);
                    bits.map(|(id, bit)| u32::from(look.disorders(*id, row, sum)) << bit).sum()
                })?;
                self.emit(Event::DisorderThrow { seat, throw, row, by_fire: false });
                for unit in beaten {
                    if self.state.hex_of(unit).is_some()
                        && self.look().disorders(unit, row, throw[0] + throw[1])
                    {
                        self.disorganise(unit, Cause::Combat)?;
                    }
                }
            }
        }
        let beaten = matches!(fight.retreat, Some((true, _)));
        for unit in &fight.attackers {
            let it = self.state.unit(*unit);
            let charge = if beaten { 0 } else { it.charge.saturating_sub(1) };
            if it.spot.hex().is_some() && charge != it.charge {
                let rule = Some(if beaten { R_5_6_11 } else { R_5_2_12A });
                self.emit(Event::Struck { unit: *unit, charge, rule });
            }
        }
        self.spread_at_last()?;
        let counter = fight.counter;
        let defenders: Units = fight.defenders.iter().chain(&fight.bystanders).copied().collect();
        self.emit(Event::CombatEnded { attackers: fight.attackers, defenders, counter });
        self.state.now.fight = None;
        self.state.now.tasks.retain(|task| *task != Task::Fight);
        Ok(())
    }
}
