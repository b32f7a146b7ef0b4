//! A move under way: hexes, turns, leaders who ride along, flight; and the reactions of the other side.

use super::{DiceResult, EventWriter};
use crate::ch02_turn::ROOTED;
use crate::ch03_zones::Zone;
use crate::ch04_movement::rules_behind_turn;
use crate::ch05_combat::counter_charge::CounterCharge;
use crate::ch05_combat::overrun::Onslaught;
use crate::ch07_banners::TakenUp;
use crate::ch10_panic::{HEX_OF_FLIGHT, rules_behind_end_of_flight};
use crate::content::Trial;
use crate::event::{Blow, Cause, Event, Progress};
use crate::field::HexId;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::agenda::Change;
use engine::dice::Hope;
use engine::{Journal, Rule, Tally};
use hexboard::Side;

/// Which leaders ride at foot with a unit: the one whom it has taken up on its move, or these.
#[derive(Clone, Copy)]
pub(super) enum Escort {
    Walk,
    Of(Leaders),
}

impl<J: Journal<Event>> EventWriter<'_, J> {
    fn walk(&self) -> Option<Walk> {
        self.state.now.walk
    }

    fn begin_walk(&mut self, walk: Walk) {
        self.goes_on(Progress::WalkBegan(walk));
        self.task(Task::Walk);
    }

    pub(super) fn begin_move(&mut self, unit: UnitId) {
        self.begin_walk(self.look().fresh_walk(unit));
    }

    pub(super) fn begin_leader(&mut self, leader: LeaderId) {
        let left = self.look().charts().movement.leader;
        self.begin_walk(Walk::of(Walker::Leader(leader), left));
    }

    pub(super) fn begin_flight(&mut self, unit: UnitId) {
        let left = self.look().card(unit).movement;
        self.begin_walk(Walk::of(Walker::Fleeing(unit), left));
    }

    /// The move goes on if there is anything left to choose.
    pub(super) fn go_on_walking(&mut self) -> DiceResult<bool> {
        let Some(walk) = self.walk() else {
            self.done();
            return Ok(false);
        };
        match walk.who {
            Walker::Unit(unit) => {
                let there = self.state.hex_of(unit).is_some();
                // By a shot, or by a banner that another has moved in this turn (G-7.1.3).
                let stopped = self.state.unit(unit).marks.has(ROOTED);
                if there && stopped && !walk.halted {
                    self.goes_on(Progress::WalkHalted);
                }
                if there && self.state.unit(unit).cohesion != Cohesion::Panicked && self.look().can_step(unit)
                {
                    return Ok(true);
                }
                self.end_walk();
            }
            Walker::Leader(leader) => {
                let there = self.state.leader(leader).whereabouts.hex().is_some();
                if there && !walk.halted && self.look().leader_can_step(leader) {
                    return Ok(true);
                }
                self.end_walk();
            }
            Walker::Fleeing(unit) => return self.go_on_fleeing(unit),
        }
        Ok(false)
    }

    /// The move is over.
    pub(super) fn end_walk(&mut self) {
        let walk = self.walk();
        self.goes_on(Progress::WalkEnded);
        let Some(walk) = walk else { return };
        match walk.who {
            Walker::Unit(unit) if self.state.hex_of(unit).is_some() => {
                self.emit(Event::Done { unit }, &[R_4_1_4]);
            }
            Walker::Leader(leader) => self.emit(Event::LeaderDone { leader }, &[RULING_46]),
            Walker::Unit(_) | Walker::Fleeing(_) => {}
        }
        // Who was taken up and not carried anywhere may still ride himself.
        if let Some(leader) = walk.leader.filter(|_| walk.leader_left < self.look().charts().movement.leader)
        {
            self.emit(Event::LeaderDone { leader }, &[RULING_46]);
        }
    }

    // ---------------------------------------------------------------- steps of a unit

    pub(super) fn forward(&mut self, hold: bool) -> DiceResult {
        let Some(walk) = self.walk() else { return Ok(()) };
        let Some(unit) = walk.unit() else { return Ok(()) };
        let Ok(entry) = self.look().may_enter(unit, &walk, hold) else { return Ok(()) };
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let cost = self.look().entry_price(unit, from, &walk, &entry, hold);
        let needs = entry.cost.clamp(0, 255) as u8;
        let left = if entry.extra { 0 } else { walk.left.saturating_sub(needs) };
        self.lead_along(entry.to, self.look().leader_cost(from, entry.side), &walk);
        self.leave_banner(unit, from);
        let rules = self.cite(|look| look.rules_behind_step(unit, from, &entry));
        self.emit(
            Event::Rode {
                unit,
                from,
                to: entry.to,
                cost,
                left,
                charge: entry.charge,
                extra: entry.extra,
                by_road: entry.by_road,
            },
            &rules,
        );
        self.enter(unit, entry.to, entry.disorganised)?;
        // Whoever held the hex may have died with a leader under his hooves (G-8.1.5, G-R68).
        let zone = match entry.zone {
            Zone::Free => Zone::Free,
            _ => {
                let (seat, mounted) = (self.look().seat(unit), self.look().card(unit).kind.mounted());
                self.look().stops(seat, entry.to, self.state.unit(unit).charge, mounted)
            }
        };
        self.tell_zone(unit, entry.to, zone);
        self.task(Task::React);
        Ok(())
    }

    fn tell_zone(&mut self, unit: UnitId, hex: HexId, zone: Zone) {
        let rules = self.cite(|look| look.rules_behind_zone(unit, hex, zone));
        match zone {
            Zone::Stops => self.emit(Event::Halted { unit, hex }, &rules),
            Zone::Passed => self.emit(Event::Passes { unit, hex }, &rules),
            Zone::Free => {}
        }
    }

    /// What happens to any unit that enters a hex: the ground, leaders under its hooves, banners, company.
    pub(super) fn enter(&mut self, unit: UnitId, hex: HexId, disorganised: Option<Rule>) -> DiceResult {
        self.trample_leaders(unit, hex)?;
        self.settle_in(unit, hex, disorganised)?;
        if self.state.hex_of(unit) == Some(hex) {
            self.meet(unit, hex, &[])?;
        }
        Ok(())
    }

    /// The ground, and banners that go along or lie there.
    fn settle_in(&mut self, unit: UnitId, hex: HexId, disorganised: Option<Rule>) -> DiceResult {
        self.carry_banners(unit);
        if let Some(rule) = disorganised {
            self.disorganise_on_ground(unit, rule);
        }
        if self.state.hex_of(unit) == Some(hex) {
            self.gather_banners(unit, hex);
        }
        Ok(())
    }

    /// A banner goes with its bearer, and with nobody else in this turn (G-7.1.3).
    fn carry_banners(&mut self, unit: UnitId) {
        for banner in self.look().holds(unit).collect::<Vec<_>>() {
            if self.state.banner(banner).moved_by != unit {
                self.emit(Event::BannerMoved { banner, unit }, &[R_7_1_3]);
            }
        }
    }

    /// Foot that shoots can hold a banner, not move it: a friend who stays takes it over (G-7.1.2, G-R45).
    pub(super) fn leave_banner(&mut self, unit: UnitId, hex: HexId) {
        if self.look().carries_banners(unit) {
            return;
        }
        for banner in self.look().holds(unit).collect::<Vec<_>>() {
            self.drop_banner(banner, unit, hex);
        }
    }

    /// The leader who rides along pays from his own points; without them he stays behind (G-R46).
    fn lead_along(&mut self, to: HexId, cost: u8, walk: &Walk) {
        let Some(leader) = walk.leader else { return };
        let rides = cost <= walk.leader_left;
        let left = walk.leader_left.saturating_sub(cost);
        if rides {
            // Among those with whom he goes the ground disorganises nobody.
            self.emit(
                Event::LeaderRode { leader, to, left, with: walk.unit() },
                &[R_8_1_2, RULING_46, R_8_1_3, R_8_1_8, R_9_1_3],
            );
        } else {
            self.leave_behind(leader);
        }
    }

    /// A leader who cannot pay stays where he is.
    fn leave_behind(&mut self, leader: LeaderId) {
        self.emit(Event::LeaderDone { leader }, &[RULING_46]);
        if let Some(hex) = self.state.leader(leader).whereabouts.hex() {
            self.emit(Event::LeftBehind { leader, hex }, &[R_8_1_2, RULING_46]);
        }
    }

    pub(super) fn take_leader(&mut self, leader: LeaderId) {
        let left = self.look().charts().movement.leader;
        self.goes_on(Progress::LeaderTakenUp { leader, left });
    }

    /// He stays where he is, and may still ride himself.
    pub(super) fn leave_leader(&mut self) {
        if let Some(leader) = self.walk().and_then(|walk| walk.leader) {
            self.goes_on(Progress::LeaderPutDown { leader });
        }
    }

    pub(super) fn turn(&mut self, sixths: i8) -> DiceResult {
        let Some(walk) = self.walk() else { return Ok(()) };
        let Some(unit) = walk.unit() else { return Ok(()) };
        let Ok(needs) = self.look().may_turn(unit, &walk, sixths.unsigned_abs()) else { return Ok(()) };
        let Some(hex) = self.state.hex_of(unit) else { return Ok(()) };
        let Unit { facing, charge, .. } = *self.state.unit(unit);
        let cost: Tally = self.look().turn_cost(unit, hex, charge, sixths.unsigned_abs(), walk.by_road);
        let left = walk.left.saturating_sub(needs.clamp(0, 255) as u8);
        let facing = facing.turned(sixths.into());
        let rules = self.cite(|_| rules_behind_turn(&cost));
        self.emit(Event::Turned { unit, facing, cost, left }, &rules);
        // Turning in sight of archers is moving too (G-R66).
        self.task(Task::React);
        Ok(())
    }

    pub(super) fn minimum(&mut self, advance: bool, facing: Side) -> DiceResult {
        let Some(walk) = self.walk() else { return Ok(()) };
        let Some(unit) = walk.unit() else { return Ok(()) };
        let Ok(entry) = self.look().may_minimum(unit, &walk, advance) else { return Ok(()) };
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let to = entry.as_ref().map_or(from, |entry| entry.to);
        if let Some(entry) = &entry {
            self.lead_along(to, self.look().leader_cost(from, entry.side), &walk);
            self.leave_banner(unit, from);
        }
        // Foot that shoots needs not give up its combat face for it.
        let rules: &[Rule] = match self.look().card(unit).kind.missile() {
            true => &[R_4_2_9, RULING_52, R_11_1_4],
            false => &[R_4_2_9, RULING_52],
        };
        self.emit(Event::Minimum { unit, to, facing }, rules);
        if let Some(entry) = entry {
            self.enter(unit, to, entry.disorganised)?;
        }
        self.task(Task::React);
        Ok(())
    }

    /// From one face to the other (G-11.1.3); ready to shoot, the move is over (G-R30).
    pub(super) fn flip(&mut self) {
        let Some(walk) = self.walk() else { return };
        let Some(unit) = walk.unit() else { return };
        let ready = !self.state.unit(unit).ready;
        let left = walk.left.saturating_sub(self.look().charts().movement.flip);
        let rules: &[Rule] = match ready {
            true => &[R_11_1_1, R_11_1_3, RULING_30, R_11_1_2],
            false => &[R_11_1_1, R_11_1_3, RULING_30],
        };
        self.emit(Event::Flipped { unit, ready, left }, rules);
    }

    /// Off the map (G-4.4.1): back three turns later at the earliest (G-4.4.3).
    pub(super) fn exit(&mut self) {
        if self.pursue_off_the_map() {
            return;
        }
        let Some(walk) = self.walk() else { return };
        let from_turn = self.state.now.turn + self.look().charts().off_map.turns;
        match walk.who {
            Walker::Unit(unit) => {
                let Some(by) = self.state.hex_of(unit) else { return };
                self.leave_banner(unit, by);
                self.emit(
                    Event::Left { unit, by, from: from_turn, pursuit: false },
                    &[R_4_4_1, R_4_4_2, R_4_4_3],
                );
                // He pays for himself, or stays behind (G-R46).
                if let Some(leader) = walk.leader {
                    match walk.leader_left >= self.look().charts().movement.exit {
                        true => self.leave_with_leader(leader, by, from_turn),
                        false => self.leave_behind(leader),
                    }
                }
            }
            Walker::Leader(leader) => {
                let Some(by) = self.state.leader(leader).whereabouts.hex() else { return };
                self.leave_with_leader(leader, by, from_turn);
            }
            Walker::Fleeing(_) => {}
        }
        self.goes_on(Progress::WalkEnded);
    }

    /// A leader goes off the map, as cavalry would.
    pub(super) fn leave_with_leader(&mut self, leader: LeaderId, by: HexId, from: u8) {
        self.emit(Event::LeaderLeft { leader, by, from }, &[R_4_4_1, RULING_46, R_4_4_2, R_4_4_3]);
    }

    pub(super) fn leader_to(&mut self, hex: HexId) -> DiceResult {
        let Some(walk) = self.walk() else { return Ok(()) };
        let Walker::Leader(leader) = walk.who else { return Ok(()) };
        let Some(from) = self.state.leader(leader).whereabouts.hex() else { return Ok(()) };
        let Some(side) = self.look().field().side_to(from, hex) else { return Ok(()) };
        let left = walk.left.saturating_sub(self.look().leader_cost(from, side));
        self.emit(
            Event::LeaderRode { leader, to: hex, left, with: None },
            &[R_8_1_2, RULING_46, R_8_1_3, R_8_1_8],
        );
        self.task(Task::React);
        Ok(())
    }

    // ---------------------------------------------------------------- flight

    /// A panicked unit runs by the shortest way to a friendly edge (G-10.2.2, G-R43).
    fn go_on_fleeing(&mut self, unit: UnitId) -> DiceResult<bool> {
        let Some(walk) = self.walk() else { return Ok(false) };
        let Some(hex) = self.state.hex_of(unit) else {
            self.end_walk();
            return Ok(false);
        };
        let over = self.state.unit(unit).marks.has(Marks::STOPPED | Marks::HELD);
        let way = self.look().ways_home(unit, hex);
        let can = way.cost.is_some_and(|cost| !over && (cost <= walk.left || !walk.begun));
        if !can {
            self.stop_fleeing(unit);
            return Ok(false);
        }
        if way.out {
            // Off the map by a friendly edge it is gone (G-10.2.4); what it bore falls here.
            self.eliminate(unit, Blow::Flight, &[R_10_2_4])?;
            self.end_walk();
            return Ok(false);
        }
        let next = self.look().affordable(unit, hex, &way.next);
        match next.as_slice() {
            [] => {
                self.stop_fleeing(unit);
                Ok(false)
            }
            [only] => {
                let to = *only;
                self.flee_a_hex(unit, to)?;
                Ok(false)
            }
            _ => {
                self.task(Task::FleeTie);
                Ok(true)
            }
        }
    }

    pub(super) fn flee_to(&mut self, hex: HexId) -> DiceResult {
        self.done();
        match self.walk().and_then(|walk| walk.unit()) {
            Some(unit) => self.flee_a_hex(unit, hex),
            None => Ok(()),
        }
    }

    fn flee_a_hex(&mut self, unit: UnitId, to: HexId) -> DiceResult {
        let Some(from) = self.state.hex_of(unit) else { return Ok(()) };
        let Some(side) = self.look().field().side_to(from, to) else { return Ok(()) };
        let card = *self.look().card(unit);
        let cost = self.look().toll::<i32>(card.kind, card.armour, from, side).clamp(0, 255) as u8;
        let mut points = self.walk().map_or(0, |walk| walk.left);
        // Foot that stands ready to shoot takes to its heels at the usual price (G-11.1.3, G-R43).
        if !self.look().marches(unit) {
            points = points.saturating_sub(self.look().charts().movement.flip);
            self.emit(Event::Flipped { unit, ready: false, left: points }, &[R_11_1_1, R_11_1_3, RULING_43]);
        }
        let left = points.saturating_sub(cost);
        let enemy = card.side.other();
        let caught =
            self.state.at(to).any(|id| self.look().seat(id) == enemy) || self.look().controlled(enemy, to);
        if caught {
            // Into enemies or their zone: caught there (G-10.2.3), and its banner with it.
            self.leave_banner(unit, from);
            let among = self.state.at(to).any(|id| self.look().seat(id) == enemy);
            self.emit(Event::Fled { unit, to, left }, &HEX_OF_FLIGHT);
            self.carry_banners(unit);
            if among {
                self.surrender_banners(unit, to);
            } else {
                // Friends whom it reaches before it falls see it in panic (G-10.1.2, G-R42).
                self.meet(unit, to, &[])?;
            }
            self.eliminate(unit, Blow::Caught, &[R_10_2_3])?;
            self.end_walk();
            return Ok(());
        }
        self.leave_banner(unit, from);
        self.emit(Event::Fled { unit, to, left }, &HEX_OF_FLIGHT);
        self.enter(unit, to, None)?;
        self.task(Task::React);
        Ok(())
    }

    /// Among enemies it dies with what it bears (G-7.1.5, G-7.1.6): a banner lost, or one of theirs won back (G-6.1.5). A regular
    /// unit has it before foot that shoots, which takes up none of its own side (G-R45).
    fn surrender_banners(&mut self, unit: UnitId, to: HexId) {
        let enemy = self.look().seat(unit).other();
        for banner in self.look().holds(unit).collect::<Vec<_>>() {
            let able = |id: UnitId| {
                let how = self.look().takes_up(banner, id).filter(|_| self.look().seat(id) == enemy);
                how.map(|how| (id, how))
            };
            let regular_first = |(id, _): &(UnitId, TakenUp)| !self.look().carries_banners(*id);
            match self.state.at(to).filter_map(able).min_by_key(regular_first) {
                Some((unit, TakenUp { captured, rule })) => {
                    let boxes = self.boxes(enemy, self.look().charts().track.banner);
                    self.take_banner(banner, unit, boxes, captured, rule);
                }
                None => {
                    let fell = Event::BannerFell { banner, hex: to, boxes: 0 };
                    self.emit(fell, &[R_7_1_5, RULING_45]);
                }
            }
        }
    }

    /// It has run, or could not: it is not asked again in this phase.
    fn stop_fleeing(&mut self, unit: UnitId) {
        let held = self.state.unit(unit).marks.has(Marks::STOPPED | Marks::HELD)
            && self.walk().is_some_and(|walk| !walk.begun);
        self.emit(Event::FlightEnded { unit, held }, &rules_behind_end_of_flight(held));
        self.end_walk();
    }

    // ---------------------------------------------------------------- reactions

    /// Fire at whoever moves, as long as somebody can and wants (G-11.1.5); then counter-charges (G-5.7).
    pub(super) fn go_on_reacting(&mut self) -> DiceResult<bool> {
        if self.look().has_shots() {
            return Ok(true);
        }
        self.after_fire();
        Ok(false)
    }

    /// Nobody shoots any more at this step: may he be counter-charged?
    pub(super) fn after_fire(&mut self) {
        self.done();
        let Some(walk) = self.walk() else { return };
        if !walk.entered || !self.look().cavalry_phase() {
            return;
        }
        if self
            .look()
            .countered_hex()
            .is_some_and(|hex| !self.look().counter_chargers(self.look().mover().other(), hex).is_empty())
        {
            self.task(Task::Counter(ArrayVec::new()));
        }
    }

    /// One after the other they declare; then all of them fight together (G-5.7.5).
    pub(super) fn go_on_countering(&mut self, declared: &ArrayVec<UnitId, 8>) -> DiceResult<bool> {
        let Some(hex) = self.look().countered_hex() else {
            self.done();
            return Ok(false);
        };
        let seat = self.look().mover().other();
        let more = if declared.is_empty() {
            !self.look().counter_chargers(seat, hex).is_empty()
        } else {
            !declared.is_full() && !self.look().joining_chargers(seat, hex, declared).is_empty()
        };
        if more {
            return Ok(true);
        }
        self.hold_back()?;
        Ok(false)
    }

    pub(super) fn counter_charge(&mut self, ride: CounterCharge) {
        let charge = self.look().charge_of_counter_charge(ride);
        let CounterCharge { unit, turn, to } = ride;
        self.emit(Event::CounterCharged { unit, turn, to, charge }, &[R_5_7_1, R_5_7_2, R_5_7_6, RULING_32]);
        self.amend_last(|task| {
            if let Task::Counter(declared) = task {
                let _ = declared.try_push(unit);
            }
        });
    }

    /// What the hexes do to those who have ridden into them against the enemy. They come in one after the other, so that two of
    /// them meet once.
    pub(crate) fn arrive_by_counter_charge(&mut self, riders: &[UnitId]) -> DiceResult {
        for (n, unit) in riders.iter().enumerate() {
            let Some(at) = self.state.hex_of(*unit) else { continue };
            let disorganised = self.look().counter_charge_disorganises(*unit);
            self.trample_leaders(*unit, at)?;
            self.settle_in(*unit, at, disorganised)?;
            if self.state.hex_of(*unit) == Some(at) {
                self.meet(*unit, at, &riders[n + 1..])?;
            }
        }
        Ok(())
    }

    /// No more counter-chargers: those who have ridden fight now (G-5.7.3).
    pub(super) fn hold_back(&mut self) -> DiceResult {
        let Some(Task::Counter(declared)) = self.done() else { return Ok(()) };
        let Some(hex) = self.look().countered_hex() else { return Ok(()) };
        if declared.is_empty() {
            return Ok(());
        }
        // Whoever is counter-charged has moved enough, whatever comes of it (G-5.7.11).
        self.goes_on(Progress::WalkSpent);
        self.arrive_by_counter_charge(&declared)?;
        // Whoever has panicked on the way strikes nobody (G-10.2.1).
        let attackers: Units = declared
            .iter()
            .copied()
            .filter(|id| self.state.unit(*id).cohesion != Cohesion::Panicked)
            .collect();
        // Nor does anybody strike if the death of a leader ridden down on the way has taken the one who moves from the map
        // (G-5.7.1, G-8.1.5).
        if attackers.is_empty() || self.look().countered_hex().is_none() {
            return Ok(());
        }
        self.open_fight(&attackers, &[hex].into_iter().collect(), true)
    }

    // ---------------------------------------------------------------- 5.8 overrun

    pub(super) fn overrun(&mut self) -> DiceResult {
        let walk = self.walk();
        let Some(unit) = walk.and_then(|walk| walk.unit()) else { return Ok(()) };
        let Ok(onslaught) = self.look().may_overrun(unit, walk.as_ref()) else { return Ok(()) };
        let cost = onslaught.cost.sum().clamp(0, 255) as u8;
        let left = walk.map_or(0, |walk| walk.left.saturating_sub(cost));
        self.goes_on(Progress::RodeAt { left });
        let success = self.ride_down(unit, &onslaught, left, Escort::Walk)?;
        if !success {
            self.goes_on(Progress::ThrownBack);
        }
        // Below whatever choices the foot still has.
        let at = self.last_task(|task| *task == Task::Walk).map_or(0, |at| at + 1);
        self.goes_on(Progress::Task(Change::Inserted { at, task: Task::React }));
        Ok(())
    }

    /// Rides at the foot in the front hex (G-5.8.5a to G-5.8.7). True if the rider got through.
    pub(super) fn ride_down(
        &mut self,
        unit: UnitId,
        onslaught: &Onslaught,
        left: u8,
        escort: Escort,
    ) -> DiceResult<bool> {
        // A pursuit costs nothing.
        let cost = match escort {
            Escort::Walk => onslaught.cost.sum().clamp(0, 255) as u8,
            Escort::Of(_) => 0,
        };
        let Some(from) = self.state.hex_of(unit) else { return Ok(false) };
        let (hex, seat) = (onslaught.to, self.look().seat(unit));
        let more = onslaught.modifiers.sum();
        let throw = if onslaught.standing.is_empty() {
            None
        } else {
            // Rows of the table beyond its ends are its ends.
            Some(self.die(seat, R_5_8_5A, Hope::High, |_, face| (i32::from(face) + more).clamp(0, 7) as u32)?)
        };
        let broken = !onslaught.broken.is_empty();
        let modifiers = onslaught.modifiers.clone();
        let rules = self
            .cite(|look| look.rules_behind_onslaught(unit, from, onslaught, matches!(escort, Escort::Of(_))));
        self.emit(Event::RodeDown { unit, from, hex, throw, modifiers, broken, cost, left }, &rules);
        let foot = onslaught.standing.first().copied();
        let leaders = foot.map_or(Leaders::NONE, |foot| self.leaders_with(foot, hex));
        // A leader who rides along is in its hex when it is tested (G-6.2.3).
        let riding = self.ride_along(escort, from, hex);
        let mut fallen: Vec<(UnitId, Blow, Rule)> =
            onslaught.broken.iter().map(|foot| (*foot, Blow::BrokenFoot, R_5_8_5B)).collect();
        let (rider, foot) = match throw {
            None => (Trial::Succeeds, Trial::Out),
            Some(throw) => self.look().onslaught_result(i32::from(throw) + onslaught.modifiers.sum()),
        };
        let success = match rider {
            Trial::Succeeds => true,
            Trial::Test(row) => self.test(unit, row, &[RULING_38])?,
            _ => false,
        };
        let mut aside = Vec::new();
        for id in &onslaught.standing {
            let stands = match foot {
                Trial::Out => false,
                Trial::Test(row) => self.test(*id, row, &[RULING_38])?,
                _ => continue,
            };
            if stands {
                aside.push(*id);
            } else {
                fallen.push((*id, Blow::Overrun, R_5_8_5A));
            }
        }
        let (ends, charge) = if success { (hex, onslaught.charge.saturating_sub(1)) } else { (from, 0) };
        let rule = if success { R_5_8_6 } else { R_5_8_7 };
        self.emit(Event::OverrunEnded { unit, hex: ends, success, charge }, &[rule]);
        if !success {
            self.lead_to(riding, from);
        }
        // What he bears rides with him, what he takes up from the fallen does not yet (G-7.1.3).
        if success {
            self.carry_banners(unit);
        }
        // Who was thrown back is not there any more to take up what they bore (G-7.1.5).
        for (foot, blow, rule) in fallen {
            self.eliminate(foot, blow, &[rule, RULING_38])?;
        }
        if success {
            // A leader among foot that holds out goes with it (G-R38).
            if aside.is_empty() {
                self.trample_leaders(unit, hex)?;
            }
            if self.state.hex_of(unit) == Some(hex) {
                self.gather_banners(unit, hex);
                self.meet(unit, hex, &[])?;
            }
            // A pursuer minds no zones (G-5.5.7).
            if matches!(escort, Escort::Walk) {
                self.zone_after_overrun(unit, hex, charge);
            }
        } else if !self.test(unit, 0, &[R_5_8_7])? {
            self.disorganise(unit, Cause::Overrun)?;
        }
        for foot in aside {
            self.task(Task::Aside { foot, rider: unit, stays: success, leaders });
        }
        Ok(success)
    }

    /// The leaders who ride at foot with a unit.
    fn ride_along(&mut self, escort: Escort, from: HexId, to: HexId) -> Leaders {
        match (escort, self.walk()) {
            (Escort::Of(leaders), _) => {
                self.lead_to(leaders, to);
                leaders
            }
            (Escort::Walk, Some(walk)) => {
                let side = self.look().field().side_to(from, to);
                let cost = side.map_or(0, |side| self.look().leader_toll(from, side));
                self.lead_along(to, cost, &walk);
                self.walk().and_then(|walk| walk.leader).into_iter().collect()
            }
            (Escort::Walk, None) => Leaders::NONE,
        }
    }

    /// The zones of others in the hex that was ridden over (G-R38).
    fn zone_after_overrun(&mut self, unit: UnitId, hex: HexId, charge: u8) {
        let seat = self.look().seat(unit);
        let zone = self.look().stops(seat, hex, charge, true);
        if self.walk().is_some() {
            self.tell_zone(unit, hex, zone);
        }
    }

    /// Foot that held out goes back a hex and is disorganised, in the order its owner likes; without a way it is lost, or loses a
    /// point (G-R38).
    pub(super) fn go_on_aside(&mut self) -> DiceResult<bool> {
        let choices = self.look().asides();
        let stuck = self.look().giving_way().find(|foot| !choices.iter().any(|(unit, _)| unit == foot));
        if let Some(foot) = stuck {
            self.give_way_nowhere(foot)?;
            return Ok(false);
        }
        match choices.as_slice() {
            [(unit, to)] => {
                let (unit, to) = (*unit, *to);
                self.step_aside(unit, to)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// This one has no way, or is gone already.
    fn give_way_nowhere(&mut self, unit: UnitId) -> DiceResult {
        self.bring_up(|task| matches!(task, Task::Aside { foot, .. } if *foot == unit));
        let Some(Task::Aside { foot, rider, stays, .. }) = self.done() else { return Ok(()) };
        let Some(hex) = self.state.hex_of(foot) else { return Ok(()) };
        if !stays {
            self.lose(foot, 1, Blow::Overrun, &[R_5_8_5A, RULING_38])?;
            return self.disorganise(foot, Cause::Overrun);
        }
        self.eliminate(foot, Blow::Overrun, &[R_5_8_5A, RULING_38])?;
        let side = self.look().seat(foot);
        if self.look().lone_leader(side, hex) {
            self.trample_leaders(rider, hex)?;
        }
        // What it bore falls under his hooves (G-7.1.6).
        self.gather_banners(rider, hex);
        Ok(())
    }

    pub(super) fn step_aside(&mut self, unit: UnitId, to: HexId) -> DiceResult {
        self.bring_up(|task| matches!(task, Task::Aside { foot, .. } if *foot == unit));
        let Some(Task::Aside { foot, rider, stays, leaders }) = self.done() else { return Ok(()) };
        let Some(from) = self.state.hex_of(foot) else { return Ok(()) };
        self.leave_banner(foot, from);
        self.emit(Event::SteppedAside { unit: foot, to }, &[R_5_8_5A, RULING_38]);
        // A leader who was with them goes with them (G-R38), not one who rides over friends.
        self.lead_to(leaders.among(self.leaders_with(foot, from)), to);
        if stays {
            self.gather_banners(rider, from);
        }
        self.enter(foot, to, None)?;
        self.disorganise(foot, Cause::Overrun)?;
        // It has retreated, and faces where it likes (G-4.3.7).
        self.task(Task::Face { unit: foot, why: WhyFacing::Retreat });
        Ok(())
    }
}
