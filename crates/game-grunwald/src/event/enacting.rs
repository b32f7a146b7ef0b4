//! What each event does to the position, chapter by chapter.

use super::{Blow, Clash, Enacting, Event, Progress};
use crate::Grunwald;
use crate::ch02_turn::is_movement;
use crate::content::Kind;
use crate::field::{HexId, OFF};
use crate::state::*;
use engine::Seat;
use engine::agenda::Change;
use hexboard::Side;

/// Carries out one event.
pub fn enact(rules: &Grunwald, state: &mut State, event: &Event) {
    Enactment { rules, state, leave: Enacting(()) }.enact(event);
}

/// The same for what nobody is told of, which happens at every step.
#[inline]
pub fn enact_progress(rules: &Grunwald, state: &mut State, progress: &Progress) {
    Enactment { rules, state, leave: Enacting(()) }.go_on(progress);
}

/// A state that is being changed.
pub(super) struct Enactment<'a> {
    rules: &'a Grunwald,
    state: &'a mut State,
    leave: Enacting,
}

impl Enactment<'_> {
    fn enact(&mut self, event: &Event) {
        use Event::*;
        match event {
            Placed { unit, hex, facing } => self.place(*unit, *hex, *facing),
            Unplaced { unit } => self.take_off(*unit),
            LeaderPlaced { leader, hex } => self.leader(*leader).whereabouts = Whereabouts::Map(*hex),
            BannerPlaced { banner, unit } => {
                self.banner(*banner).whereabouts = BannerWhereabouts::Held(*unit)
            }
            Attached { unit, leader } => self.unit(*unit).chief = *leader,
            SetUp { seat } => self.end_set_up(*seat),

            PhaseBegan { turn, phase_number, seat } => self.begin_phase(*turn, *phase_number, *seat),
            LevelFixed { level } => self.core().level = *level,
            Fatigue { leader, level, .. } => self.leader(*leader).fatigue = *level,
            Wrecking { unit, turns } => self.unit(*unit).wrecked = *turns,
            WallsDown { hex, .. } => self.pull_down(*hex),

            Rode { unit, to, left, charge, extra, by_road, .. } => {
                self.step(*unit, *to, *charge, *by_road);
                self.step_on(*left, *extra, *by_road);
            }
            Turned { unit, facing, left, .. } => self.turn(*unit, *facing, *left),
            Minimum { unit, to, facing } => self.least(*unit, *to, *facing),
            Flipped { unit, ready, left, .. } => self.flip(*unit, *ready, *left),
            Halted { unit, .. } => self.walk_of(*unit, |walk| walk.halted = true),
            Passes { unit, .. } => self.walk_of(*unit, |walk| walk.passing = true),
            Done { unit } => self.mark(*unit, Marks::DONE),
            Slowed { unit, .. } => self.unit(*unit).charge = 0,
            Left { unit, by, from, .. } => self.leave(*unit, *by, *from),
            Returned { unit, hex, facing } => self.come_back(*unit, *hex, *facing),
            Arrived { unit, hex, facing, left, .. } => self.arrive(*unit, *hex, *facing, *left),
            LeaderRode { leader, to, left, with } => self.ride(*leader, *to, *left, with.is_some()),
            LeaderDone { leader } => self.leader(*leader).moved = true,
            LeftBehind { leader, .. } => self.part_from(*leader),
            LeaderLeft { leader, by, from } => self.leader_leaves(*leader, *by, *from),
            LeaderReturned { leader, hex } => self.leader_comes_back(*leader, *hex),
            WreckingBegan { unit } => self.mark(*unit, Marks::WRECKING | Marks::DONE),

            Worse { unit, cohesion, .. } => self.worsen(*unit, *cohesion),
            Rallied { unit, cohesion, .. } => self.rally(*unit, *cohesion),
            Fled { unit, to, left } => self.flee(*unit, *to, *left),
            FlightEnded { unit, .. } => self.end_flight(*unit),

            Shot { by, at, riding, .. } => self.shoot(*by, *at, *riding),
            FriendThrow { by, at, .. } => self.shoot_past_friends(*by, *at),
            Stopped { unit, hard } => self.mark(*unit, Marks::STOPPED | if *hard { Marks::HELD } else { 0 }),

            RodeDown { unit, hex, .. } => self.ride_at(*unit, *hex),
            OverrunEnded { unit, hex, charge, .. } => self.end_overrun(*unit, *hex, *charge),
            SteppedAside { unit, to } => self.step_aside(*unit, *to),

            CounterCharged { unit, turn, to, charge } => self.counter_charge(*unit, *turn, *to, *charge),
            FortNamed { hex, units } => self.name_fighters(*hex, units),
            Fought(clash) => self.fight_out(clash),
            Struck { unit, charge, .. } => self.unit(*unit).charge = *charge,
            Lost { unit, left, blow } => self.lose(*unit, *left, *blow),
            Eliminated { unit, blow, boxes, points, .. } => self.remove(*unit, *blow, *boxes, *points),
            // Whoever goes back or follows in his own movement phase has not stood still in it (G-R18).
            FellBack { unit, to, charge, .. } => self.go_at(*unit, *to, *charge, Marks::RODE | Marks::BUSY),
            Faced { unit, facing, charge, .. } => self.face(*unit, *facing, *charge),
            LeaderKilled { leader, boxes, points, .. } => self.kill_leader(*leader, *boxes, *points),
            LeaderWent { leader, to } => self.ride_at_foot(*leader, *to),
            Helped { leader } => self.leader(*leader).active = true,
            Pursued { unit, to, .. } => self.pursue(*unit, *to),
            Advanced { unit, to, charge, .. } => self.go_at(*unit, *to, *charge, Marks::BUSY),
            CombatEnded { attackers, defenders, counter } => self.end_combat(attackers, defenders, *counter),

            BannerPassed { banner, from, to, left, bound } => {
                self.pass_banner(*banner, *from, *to, *left, *bound);
            }
            BannerMoved { banner, unit } => self.banner(*banner).moved_by = *unit,
            BannerFell { banner, hex, boxes, .. } => self.drop_banner(*banner, *hex, *boxes),
            BannerTaken { banner, unit, boxes, bound, .. } => {
                self.take_banner(*banner, *unit, *boxes, *bound)
            }

            Event::Progress(progress) => self.go_on(progress),
            GameEnded { ending } => self.end_game(*ending),

            Tested { .. }
            | StopThrow { .. }
            | LeaderAim { .. }
            | FellShort { .. }
            | LeaderThrow { .. }
            | PursuitThrow { .. }
            | PursuitForced { .. }
            | DisorderThrow { .. } => {}
        }
    }

    // ---------------------------------------------------------------- what all of them use

    #[inline]
    pub(super) fn core(&mut self) -> &mut Core {
        self.state.core_mut(&self.leave)
    }

    #[inline]
    fn unit(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.core().units[usize::from(unit)]
    }

    #[inline]
    fn leader(&mut self, leader: LeaderId) -> &mut Leader {
        &mut self.core().leaders[usize::from(leader)]
    }

    #[inline]
    fn banner(&mut self, banner: BannerId) -> &mut Banner {
        &mut self.core().banners[usize::from(banner)]
    }

    #[inline]
    fn mark(&mut self, unit: UnitId, marks: u16) {
        self.unit(unit).marks.set(marks);
    }

    #[inline]
    fn put(&mut self, unit: UnitId, whereabouts: Whereabouts) {
        self.state.put(&self.leave, unit, whereabouts);
    }

    #[inline]
    pub(super) fn walk(&mut self, change: impl FnOnce(&mut Walk)) {
        if let Some(walk) = &mut self.core().now.walk {
            change(walk);
        }
    }

    /// Changes the move under way if it is this unit's.
    #[inline]
    fn walk_of(&mut self, unit: UnitId, change: impl FnOnce(&mut Walk)) {
        self.walk(|walk| {
            if walk.unit() == Some(unit) {
                change(walk);
            }
        });
    }

    #[inline]
    pub(super) fn fight(&mut self, change: impl FnOnce(&mut Fight)) {
        if let Some(fight) = &mut self.core().now.fight {
            change(fight);
        }
    }

    /// All tasks of this kind are done.
    pub(super) fn finish(&mut self, done: impl Fn(&Task) -> bool) {
        let tasks = &mut self.core().now.tasks;
        while let Some(at) = tasks.iter().rposition(&done) {
            Change::Removed { at }.carry_out(tasks);
        }
    }

    /// Puts a unit into the next hex; along a road it is on the road there until it leaves (G-R50).
    fn go(&mut self, unit: UnitId, to: HexId) {
        let field = &self.rules.content.field;
        let from = self.state.hex_of(unit);
        let side = from.and_then(|from| Some((from, field.side_to(from, to)?)));
        self.put(unit, Whereabouts::Map(to));
        if side.is_some_and(|(from, side)| field.side(from, side).road()) {
            self.mark(unit, Marks::ON_ROAD);
        }
    }

    /// The same at a speed, and with what it has done by it.
    fn go_at(&mut self, unit: UnitId, to: HexId, charge: u8, marks: u16) {
        self.go(unit, to);
        self.unit(unit).charge = charge;
        self.mark(unit, marks);
    }

    fn face(&mut self, unit: UnitId, facing: Side, charge: u8) {
        let it = self.unit(unit);
        (it.facing, it.charge) = (facing, charge);
    }

    /// Whoever pulled down walls has to begin again (G-12.1.7).
    fn disturb(&mut self, unit: UnitId) {
        let unit = self.unit(unit);
        unit.marks.set(Marks::BUSY);
        unit.wrecked = 0;
    }

    /// Moves the marker; it stops at the ends of the track (G-R39). Boxes are counted for the allies.
    fn shift(&mut self, boxes: i8) {
        let [least, most] = self.rules.content.charts.track.ends;
        let core = self.core();
        core.morale = (core.morale + boxes).clamp(least, most);
    }

    fn score(&mut self, seat: Seat, points: u16) {
        self.core().points[seat.index()] += points;
    }

    // ---------------------------------------------------------------- before the battle

    fn place(&mut self, unit: UnitId, hex: HexId, facing: Side) {
        self.put(unit, Whereabouts::Map(hex));
        self.unit(unit).facing = facing;
    }

    /// A counter goes back beside the map, with what only it could keep there.
    fn take_off(&mut self, unit: UnitId) {
        let hex = self.state.hex_of(unit);
        self.put(unit, Whereabouts::Waiting);
        for banner in &mut self.core().banners {
            if banner.whereabouts == BannerWhereabouts::Held(unit) {
                banner.whereabouts = BannerWhereabouts::Waiting;
            }
        }
        // A leader does not stay behind without cavalry (G-R63).
        let roster = &self.rules.roster;
        let mounted = |id: UnitId| roster[usize::from(id)].kind.mounted();
        if let Some(hex) = hex.filter(|hex| !self.state.at(*hex).any(mounted)) {
            for leader in
                self.core().leaders.iter_mut().filter(|leader| leader.whereabouts == Whereabouts::Map(hex))
            {
                leader.whereabouts = Whereabouts::Waiting;
            }
        }
    }

    /// The other side sets up next; after both the first phase begins.
    fn end_set_up(&mut self, seat: Seat) {
        let [first, second] = self.rules.scenario.setup;
        if seat == first && first != second {
            self.core().now.phase = Phase::Setup(second);
        }
    }

    // ---------------------------------------------------------------- the turn

    /// New flags for a new phase: for the movement of one side, or for a combat (G-2.1.1 to G-2.1.9).
    fn begin_phase(&mut self, turn: u8, phase_number: u8, seat: Seat) {
        let movement = is_movement(phase_number);
        let new_turn = phase_number == 1;
        let roster = &self.rules.roster;
        let core = self.core();
        core.now.phase = if movement { Phase::OpenFire } else { Phase::Combat };
        (core.now.turn, core.now.phase_number) = (turn, phase_number);
        for (unit, card) in core.units.iter_mut().zip(roster) {
            let marks = &mut unit.marks;
            marks.clear(Marks::FOUGHT | Marks::STRUCK | Marks::STOPPED);
            if movement {
                let moved = Marks::DONE | Marks::RODE | Marks::RETURNED;
                marks.clear(moved | Marks::COUNTERED | Marks::SHOT_RIDING);
            }
            if new_turn {
                marks.clear(Marks::SHOT | Marks::BOUND | Marks::BUSY | Marks::HELD);
            }
            // Horse archers shoot once in each half of a turn (G-11.5.6): their shot in the enemy's half is new then.
            if (phase_number == 1 || phase_number == 5) && card.kind == Kind::HorseArcher {
                marks.clear(Marks::SHOT);
            }
            let class = card.kind.mounted() == matches!(phase_number, 1 | 5);
            let flees = movement && card.side == seat && class && unit.cohesion == Cohesion::Panicked;
            if flees && unit.whereabouts.hex().is_some() {
                marks.set(Marks::MUST_FLEE);
            }
        }
        // Leaders move in cavalry phases only, once (G-R46).
        if matches!(phase_number, 1 | 5) {
            core.leaders.iter_mut().for_each(|leader| leader.moved = false);
        }
        if new_turn {
            core.arrived = [[0; 2]; 2];
            core.leaders.iter_mut().for_each(|leader| leader.active = false);
            core.banners.iter_mut().for_each(|banner| banner.moved_by = NOBODY);
        }
    }

    /// The walls are gone, and with them all work on them.
    fn pull_down(&mut self, hex: HexId) {
        let fort = self.rules.content.field.fort[usize::from(hex)];
        if fort < 16 {
            self.core().razed |= 1 << fort;
        }
        for unit in self.state.at(hex).collect::<Vec<_>>() {
            let unit = self.unit(unit);
            unit.wrecked = 0;
            unit.marks.clear(Marks::WRECKING);
        }
    }

    // ---------------------------------------------------------------- movement

    fn step(&mut self, unit: UnitId, to: HexId, charge: u8, by_road: bool) {
        self.put(unit, Whereabouts::Map(to));
        self.unit(unit).charge = charge;
        self.mark(unit, Marks::RODE | Marks::BUSY | if by_road { Marks::ON_ROAD } else { 0 });
    }

    /// The mover has come into another hex. After a step for which it had no points left it goes no farther.
    fn step_on(&mut self, left: u8, extra: bool, by_road: bool) {
        self.walk(|walk| {
            walk.left = left;
            (walk.begun, walk.stepped, walk.turned, walk.entered) = (true, true, false, true);
            walk.on_road &= by_road;
            walk.by_road = by_road;
            walk.passing = false;
            walk.halted |= extra;
        });
    }

    fn turn(&mut self, unit: UnitId, facing: Side, left: u8) {
        let hex = self.state.hex_of(unit);
        self.face(unit, facing, 0);
        self.mark(unit, Marks::BUSY);
        self.walk(|walk| {
            (walk.left, walk.begun, walk.turned, walk.entered) = (left, true, true, false);
            if let (Some(hex), Some(free)) = (hex, walk.turns.iter_mut().find(|it| **it == OFF)) {
                *free = hex;
            }
        });
    }

    /// The least that everybody may do (G-4.2.9).
    fn least(&mut self, unit: UnitId, to: HexId, facing: Side) {
        let stepped = self.state.hex_of(unit) != Some(to);
        self.go_at(unit, to, 0, Marks::BUSY | if stepped { Marks::RODE } else { 0 });
        self.unit(unit).facing = facing;
        self.walk(|walk| {
            (walk.left, walk.begun, walk.stepped, walk.turned, walk.halted) = (0, true, true, true, true);
            walk.entered = stepped;
        });
    }

    /// On its own move it pays for that; ready to shoot, the move is over (G-R30).
    fn flip(&mut self, unit: UnitId, ready: bool, left: u8) {
        self.unit(unit).ready = ready;
        self.walk(|walk| {
            if walk.who == Walker::Unit(unit) {
                (walk.left, walk.begun) = (left, true);
                walk.halted |= ready;
            }
        });
    }

    /// Off the map: by which hex, and from which turn on it may come back (G-4.4.3).
    fn leave(&mut self, unit: UnitId, by: HexId, from: u8) {
        self.put(unit, Whereabouts::Away { by, from });
        self.unit(unit).charge = 0;
        self.mark(unit, Marks::DONE);
    }

    fn come_back(&mut self, unit: UnitId, hex: HexId, facing: Side) {
        self.put(unit, Whereabouts::Map(hex));
        self.face(unit, facing, 0);
        self.mark(unit, Marks::DONE | Marks::RODE | Marks::RETURNED);
    }

    fn leader_leaves(&mut self, leader: LeaderId, by: HexId, from: u8) {
        let leader = self.leader(leader);
        leader.whereabouts = Whereabouts::Away { by, from };
        (leader.moved, leader.active) = (true, true);
    }

    /// Put down, not ridden in: it does not tire him (G-R81).
    fn leader_comes_back(&mut self, leader: LeaderId, hex: HexId) {
        let leader = self.leader(leader);
        leader.whereabouts = Whereabouts::Map(hex);
        leader.moved = true;
    }

    fn arrive(&mut self, unit: UnitId, hex: HexId, facing: Side, left: u8) {
        let card = self.rules.roster[usize::from(unit)];
        self.put(unit, Whereabouts::Map(hex));
        self.face(unit, facing, 0);
        self.core().arrived[card.side.index()][usize::from(!card.kind.mounted())] += 1;
        // Foot that shoots comes on the march (G-R48).
        self.unit(unit).ready &= !card.kind.missile();
        self.mark(unit, Marks::RODE);
        let by_road = self.rules.look(self.state).entry_by_road(hex);
        let walk = Walk::of(Walker::Unit(unit), left);
        let walk = Walk { begun: true, stepped: true, entered: true, by_road, on_road: by_road, ..walk };
        self.core().now.walk = Some(walk);
    }

    /// A leader rides by himself, or along with a unit and at his own expense.
    fn ride(&mut self, leader: LeaderId, to: HexId, left: u8, along: bool) {
        self.ride_at_foot(leader, to);
        self.walk(|walk| match along {
            true => walk.leader_left = left,
            false => (walk.left, walk.begun, walk.entered) = (left, true, true),
        });
    }

    fn ride_at_foot(&mut self, leader: LeaderId, to: HexId) {
        let leader = self.leader(leader);
        leader.whereabouts = Whereabouts::Map(to);
        leader.active = true;
    }

    /// A leader rides no farther with the mover.
    pub(super) fn part_from(&mut self, leader: LeaderId) {
        self.walk(|walk| {
            if walk.leader == Some(leader) {
                (walk.leader, walk.leader_left) = (None, 0);
            }
        });
    }

    fn rally(&mut self, unit: UnitId, cohesion: Cohesion) {
        let it = self.unit(unit);
        (it.cohesion, it.charge) = (cohesion, 0);
        it.marks.clear(Marks::MUST_FLEE);
        it.marks.set(Marks::DONE);
    }

    fn flee(&mut self, unit: UnitId, to: HexId, left: u8) {
        self.go(unit, to);
        self.end_flight(unit);
        self.walk_of(unit, |walk| (walk.left, walk.begun, walk.entered) = (left, true, true));
    }

    fn end_flight(&mut self, unit: UnitId) {
        let marks = &mut self.unit(unit).marks;
        marks.clear(Marks::MUST_FLEE);
        marks.set(Marks::RODE | Marks::BUSY | Marks::DONE);
    }

    fn worsen(&mut self, unit: UnitId, cohesion: Cohesion) {
        let it = self.unit(unit);
        it.cohesion = cohesion;
        if cohesion == Cohesion::Panicked {
            it.charge = 0;
        }
        // Disorganised in mid-move: slower at once (G-R76).
        if cohesion == Cohesion::Disorganised {
            let less = self.rules.look(self.state).slower_by(unit);
            self.walk(|walk| {
                if walk.who == Walker::Unit(unit) {
                    walk.left = walk.left.saturating_sub(less);
                }
            });
        }
    }

    // ---------------------------------------------------------------- fire and combat

    /// Horse archers shoot once on their own move and once besides (G-11.5.6).
    fn shoot(&mut self, by: UnitId, at: Aim, riding: bool) {
        self.mark(by, if riding { Marks::SHOT_RIDING } else { Marks::SHOT });
        self.disturb_aimed(by, at);
    }

    /// Wherever the arrow goes.
    fn shoot_past_friends(&mut self, by: UnitId, at: Aim) {
        let riding = self.state.now.walk.is_some_and(|walk| walk.unit() == Some(by));
        self.shoot(by, at, riding);
    }

    /// Whoever is aimed at is disturbed in his work on walls, and so is everybody about a leader who is (G-12.1.7, G-R49).
    fn disturb_aimed(&mut self, by: UnitId, at: Aim) {
        match at {
            Aim::Unit(target) => self.disturb(target),
            Aim::Leaders(hex) => {
                let roster = &self.rules.roster;
                let side = |id: UnitId| roster[usize::from(id)].side;
                let about: Vec<UnitId> = self.state.at(hex).filter(|id| side(*id) != side(by)).collect();
                about.into_iter().for_each(|unit| self.disturb(unit));
            }
            Aim::Object(_) => {}
        }
    }

    fn ride_at(&mut self, unit: UnitId, hex: HexId) {
        self.put(unit, Whereabouts::Map(hex));
        self.mark(unit, Marks::RODE | Marks::BUSY);
    }

    /// He is through, or back where he came from.
    fn end_overrun(&mut self, unit: UnitId, hex: HexId, charge: u8) {
        self.put(unit, Whereabouts::Map(hex));
        self.unit(unit).charge = charge;
    }

    fn counter_charge(&mut self, unit: UnitId, turn: i8, to: HexId, charge: u8) {
        self.go_at(unit, to, charge, Marks::COUNTERED | Marks::BUSY);
        let rider = self.unit(unit);
        rider.facing = rider.facing.turned(turn.into());
    }

    /// The others in a crowded fort take no part. Nobody attacks them again in this phase: the hex was attacked (G-R33).
    fn name_fighters(&mut self, hex: HexId, units: &Units) {
        let here: Units = self.state.at(hex).take(MOST_IN_COMBAT).collect();
        self.fight(|fight| {
            let Stage::Fort(attacker, _) = fight.stage else { return };
            let list = if attacker { &mut fight.attackers } else { &mut fight.defenders };
            let left_out: Units =
                list.iter().copied().filter(|id| here.contains(id) && !units.contains(id)).collect();
            list.retain(|id| !left_out.contains(id));
            if !attacker {
                fight.bystanders.extend(left_out);
            }
        });
    }

    /// What the dice have said is to be done now, the attacker's losses first.
    fn fight_out(&mut self, clash: &Clash) {
        for unit in &clash.attackers {
            self.disturb(*unit);
        }
        for hex in &clash.hexes {
            for unit in self.state.at(*hex).collect::<Vec<_>>() {
                self.disturb(unit);
            }
        }
        self.fight(|fight| {
            (fight.column, fight.throw) = (clash.column, clash.throw);
            fight.losses = [clash.cell.attacker, clash.cell.defender];
            (fight.retreat, fight.demoralised) = (clash.cell.retreat, clash.cell.demoralised);
            fight.led = clash.led.clone();
            fight.stage = Stage::Loss(true);
        });
    }

    fn end_combat(&mut self, attackers: &Units, defenders: &Units, counter: bool) {
        if !counter {
            attackers.iter().for_each(|unit| self.mark(*unit, Marks::FOUGHT));
            defenders.iter().for_each(|unit| self.mark(*unit, Marks::STRUCK));
        }
        self.core().now.fight = None;
        self.finish(|task| *task == Task::Fight);
    }

    fn lose(&mut self, unit: UnitId, left: u8, blow: Blow) {
        self.unit(unit).strength = left;
        // A stray arrow is a shot too (G-12.1.7).
        if blow == Blow::FriendlyFire {
            self.disturb(unit);
        }
    }

    fn remove(&mut self, unit: UnitId, blow: Blow, boxes: i8, points: u16) {
        self.put(unit, Whereabouts::Gone);
        let it = self.unit(unit);
        (it.strength, it.charge, it.cohesion, it.marks) = (0, 0, Cohesion::Good, Marks::default());
        if !blow.scores() {
            it.marks.set(Marks::RIDDEN_DOWN);
        }
        self.shift(boxes);
        self.score(self.rules.roster[usize::from(unit)].side.other(), points);
    }

    fn kill_leader(&mut self, leader: LeaderId, boxes: i8, points: u16) {
        let printed = self.rules.scenario.leaders[usize::from(leader)];
        let seat = self.rules.content.counters.leaders[printed].seat();
        self.leader(leader).whereabouts = Whereabouts::Gone;
        self.part_from(leader);
        self.shift(boxes);
        self.score(seat.other(), points);
    }

    fn pass_banner(&mut self, banner: BannerId, from: UnitId, to: UnitId, left: u8, bound: bool) {
        self.hand_over(banner, to, bound);
        self.walk_of(from, |walk| (walk.left, walk.begun) = (left, true));
    }

    fn drop_banner(&mut self, banner: BannerId, hex: HexId, boxes: i8) {
        self.banner(banner).whereabouts = BannerWhereabouts::Lies(hex);
        self.shift(boxes);
    }

    fn take_banner(&mut self, banner: BannerId, unit: UnitId, boxes: i8, bound: bool) {
        self.hand_over(banner, unit, bound);
        self.shift(boxes);
    }

    fn step_aside(&mut self, unit: UnitId, to: HexId) {
        self.go(unit, to);
        self.disturb(unit);
    }

    fn pursue(&mut self, unit: UnitId, to: HexId) {
        self.go(unit, to);
        self.mark(unit, Marks::RODE | Marks::BUSY);
    }

    /// Another bears the banner now. If it was moved in this turn already, it stays where it was taken over (G-7.1.3).
    fn hand_over(&mut self, banner: BannerId, to: UnitId, bound: bool) {
        self.banner(banner).whereabouts = BannerWhereabouts::Held(to);
        if bound {
            self.mark(to, Marks::BOUND);
        }
    }

    // ---------------------------------------------------------------- the end

    fn end_game(&mut self, ending: Ending) {
        let now = &mut self.core().now;
        now.phase = Phase::Over(ending);
        (now.walk, now.fight) = (None, None);
        now.tasks.clear();
    }
}
