//! What each event does to the position.

use super::{Enacting, Event, Muster, Passage, Progress};
use crate::MenOfIron;
use crate::content::UnitType;
use crate::ids::{CommandId, HexId, LeaderId, Leaders, UnitId, Units};
use crate::state::*;
use engine::Seat;
use hexboard::Corner;

/// Carries out one event.
pub fn enact(rules: &MenOfIron, state: &mut State, event: &Event) {
    Enactment { rules, state, leave: Enacting(()) }.enact(event);
}

/// The same for what nobody is told of, which happens at every step.
#[inline]
pub fn enact_progress(rules: &MenOfIron, state: &mut State, progress: &Progress) {
    Enactment { rules, state, leave: Enacting(()) }.go_on(progress);
}

/// A state that is being changed.
pub(super) struct Enactment<'a> {
    rules: &'a MenOfIron,
    state: &'a mut State,
    leave: Enacting,
}

impl Enactment<'_> {
    fn enact(&mut self, event: &Event) {
        use Event::*;
        match event {
            Placed { unit, hex, facing } => self.place(*unit, *hex, *facing),
            LeaderPlaced { leader, hex } | LeaderWent { leader, to: hex } => {
                self.leader(*leader).whereabouts = Whereabouts::Map(*hex);
            }
            Arrayed { unit, formation } => self.unit(*unit).formation = *formation,
            Dug { side } => self.core().pits |= 1 << (side.index() & 63),
            FirstThrown { seat, .. } => self.begin_with(*seat),

            Passed { seat, counts, .. } => self.pass(*seat, *counts),
            Activated { seat, command, kind, muster } => self.activate(*seat, *command, *kind, muster),
            StandardRaised { seat, standard } => {
                let command = self.rules.battle.standard(*standard).command;
                self.activate(*seat, command, Kind::Free, &Muster::default());
                self.core().now.control.stirred = true;
            }
            ActivationEnded { seat, idle } => self.end_activation(*seat, *idle),
            ClockAdvanced { clock } => self.core().now.control.clock = *clock,
            SmallFolkShown => self.core().episodes.small_folk = true,
            ComynThrown { .. } => self.core().episodes.comyn = true,
            TelloThrown { .. } => self.core().episodes.tello = true,

            Formed { units, formation } => self.form(*units, *formation),
            FormationEnded { unit, ordered, .. } => self.end_formation(*unit, *ordered),
            Mounting { unit } => {
                self.mark(*unit, Marks::MOUNTING | Marks::DONE | Marks::BUSY);
                self.core().now.control.stirred = true;
            }
            Remounted { unit } => self.unit(*unit).kind = UnitType::Mounted,

            MoveBegan { leaders, .. } => self.set_out(*leaders),
            Entered { unit, hex, leaders, .. } => self.enter(*unit, *hex, *leaders),
            Stepped { unit, from, to, left, .. } => self.step(*unit, *from, *to, *left),
            Halted { zones, .. } => self.halt(*zones),
            Skirted { zones, .. } => self.walk(|walk| walk.visited = walk.visited.and(*zones)),
            Turned { unit, facing } => self.unit(*unit).facing = *facing,
            Changed { unit, kind, left } => self.change(*unit, *kind, *left),
            MoveEnded { unit, facing, .. } => self.end_move(*unit, *facing),
            LeaderMoved { leader, to, .. } => {
                let leader = self.leader(*leader);
                (leader.whereabouts, leader.moved) = (Whereabouts::Map(*to), true);
            }
            Trampled { side } => self.core().trampled |= 1 << (side.index() & 63),
            StandardTaken { standard, .. } => self.core().standards[standard.index()] = false,
            MarkerTaken { marker, .. } | BombardBurst { marker } => {
                self.core().markers[marker.index()] = false;
            }

            Fired(volley) => self.fire(&volley.shot),

            AttackNamed { attacker, defender, charge } => self.name(*attacker, *defender, *charge),
            AttackWithdrawn { attacker } => {
                self.core().now.named.retain(|named| named.attacker != *attacker);
            }
            FightBegan { kind, attackers, defenders } => self.begin_fight(*kind, *attackers, *defenders),
            LinkDropped { attacker, defender, .. } => self.fight(|fight| {
                fight.links.retain(|link| (link.attacker, link.defender) != (*attacker, *defender));
            }),
            Rode { rider, from, to, facing, .. } => self.ride(*rider, *from, *to, *facing),
            Met { attacker, defender, charge } => self.meet(*attacker, *defender, *charge),
            WaterThrown { unit, .. } => {
                self.core().now.control.thrown = true;
                self.fight(|fight| fight.wetted.insert(*unit));
            }
            ReluctanceThrown { .. } => self.core().now.control.thrown = true,
            ChargeLost { rider } => self.fight(|fight| {
                let own = fight.links.iter_mut().filter(|link| link.attacker == *rider);
                own.for_each(|link| link.charge = false);
            }),
            CounterThrown { rider, check, .. } => self.counter(*rider, check.success),
            CounterMet { rider, target } => self.fight(|fight| {
                let met = |link: &&mut Link| link.attacker == *target && link.defender == *rider;
                fight.links.iter_mut().filter(met).for_each(|link| link.countered = true);
            }),
            Stood { unit } => self.fight(|fight| fight.answered.insert(*unit)),
            Evaded { unit, from, to, facing } => self.evade(*unit, *from, *to, *facing),
            Fought(clash) => self.throw_for(clash),

            Disordered { unit, .. } => self.disorder(*unit),
            Unhorsed { unit, .. } => self.unhorse(*unit),
            Retreated { unit, from, to, facing, .. } => self.retreat(*unit, *from, *to, *facing),
            Retired { unit, to, facing, .. } => self.retire(*unit, *to, *facing),
            Eliminated { unit, .. } => self.put(*unit, Whereabouts::Gone),
            Departed { unit, .. } => self.put(*unit, Whereabouts::Absent),
            Rallied { unit, status, .. } => self.unit(*unit).status = *status,
            Advanced { unit, from, to, facing, why } => self.advance(*unit, *from, *to, *facing, *why),

            LeaderLost { leader, .. } => self.lose_leader(*leader),
            LeaderReplaced { leader, hex } => self.replace(*leader, *hex),
            LeaderDeparted { leader } => self.leader(*leader).whereabouts = Whereabouts::Absent,

            Progress(progress) => self.go_on(progress),
            GameEnded { ending } => self.end_game(*ending),

            SetUp { .. }
            | ContinuityThrown { .. }
            | SeizureThrown { .. }
            | FlightThrown { .. }
            | RodeThrough { .. }
            | HeldFire { .. }
            | AttacksConfirmed { .. }
            | FightEnded { .. }
            | HeldGround { .. }
            | Unshaken { .. }
            | DrowningThrown { .. }
            | LeaderThrown { .. } => {}
        }
    }

    // ---------------------------------------------------------------- what all of them use

    #[inline]
    pub(super) fn core(&mut self) -> &mut Core {
        self.state.core_mut(&self.leave)
    }

    #[inline]
    fn unit(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.core().units[unit.index()]
    }

    #[inline]
    fn leader(&mut self, leader: LeaderId) -> &mut Leader {
        &mut self.core().leaders[leader.index()]
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
    fn walk(&mut self, change: impl FnOnce(&mut Walk)) {
        if let Some(walk) = &mut self.core().now.walk {
            change(walk);
        }
    }

    #[inline]
    fn fight(&mut self, change: impl FnOnce(&mut Fight)) {
        if let Some(fight) = self.core().now.fights.last_mut() {
            change(fight);
        }
    }

    fn place(&mut self, unit: UnitId, hex: HexId, facing: Corner) {
        self.put(unit, Whereabouts::Map(hex));
        self.unit(unit).facing = facing;
    }

    /// A unit goes somewhere with the leaders who stand with it (MI-Q10.4-4). One that shares the hex with another goes alone if it
    /// is the guest there.
    fn go(&mut self, unit: UnitId, from: HexId, to: HexId, facing: Corner) {
        let leaders: Leaders =
            if self.state.is_inside(unit) { Leaders::NONE } else { self.state.leaders_at(from).collect() };
        self.place(unit, to, facing);
        for leader in leaders.iter() {
            self.leader(leader).whereabouts = Whereabouts::Map(to);
        }
    }

    // ---------------------------------------------------------------- who acts

    fn begin_with(&mut self, seat: Seat) {
        let core = self.core();
        core.episodes.first_thrown = true;
        core.now.control.holder = seat;
    }

    fn pass(&mut self, seat: Seat, counts: bool) {
        if counts {
            let passes = &mut self.core().now.control.passes[seat.index()];
            *passes = passes.saturating_add(1);
        }
    }

    fn activate(&mut self, seat: Seat, command: CommandId, kind: Kind, muster: &Muster) {
        let core = self.core();
        core.now.activation = core.now.activation.saturating_add(1);
        core.bombards_fired = 0;
        let control = &mut core.now.control;
        (control.holder, control.command, control.kind) = (seat, command, kind);
        (control.stirred, control.thrown) = (false, false);
        let marks = [
            (muster.commanded, Marks::COMMANDED),
            (muster.disordered, Marks::WAS_DISORDERED),
            (muster.lent, Marks::LENT),
            (muster.hot, Marks::HOT),
        ];
        for (units, bit) in marks {
            units.iter().for_each(|unit| core.units[unit.index()].marks.set(bit));
        }
    }

    /// All that holds for one activation is over. One in which nothing was done counts as a pass (MI-R01).
    fn end_activation(&mut self, seat: Seat, idle: bool) {
        let core = self.core();
        core.units.iter_mut().for_each(|unit| unit.marks = Marks::default());
        core.leaders.iter_mut().for_each(|leader| leader.moved = false);
        let control = &mut core.now.control;
        control.last = control.command;
        control.quiet = if control.thrown { 0 } else { control.quiet.saturating_add(1) };
        if idle {
            control.passes[seat.index()] = control.passes[seat.index()].saturating_add(1);
        } else {
            control.passes = [0; 2];
        }
    }

    fn form(&mut self, units: Units, formation: Formation) {
        for unit in units.iter() {
            self.unit(unit).formation = formation;
            self.mark(unit, Marks::BUSY);
        }
        self.core().now.control.stirred = true;
    }

    fn end_formation(&mut self, unit: UnitId, ordered: bool) {
        self.unit(unit).formation = Formation::None;
        if ordered {
            self.mark(unit, Marks::BUSY);
            self.core().now.control.stirred = true;
        }
    }

    // ---------------------------------------------------------------- movement

    fn set_out(&mut self, leaders: Leaders) {
        leaders.iter().for_each(|leader| self.leader(leader).moved = true);
    }

    fn enter(&mut self, unit: UnitId, hex: HexId, leaders: Leaders) {
        self.put(unit, Whereabouts::Map(hex));
        self.mark(unit, Marks::MOVED | Marks::BUSY | Marks::COMMANDED);
        self.core().now.control.stirred = true;
        for leader in leaders.iter() {
            let leader = self.leader(leader);
            (leader.whereabouts, leader.moved) = (Whereabouts::Map(hex), true);
        }
    }

    fn step(&mut self, unit: UnitId, from: HexId, to: HexId, left: u8) {
        let facing = self.state.unit(unit).facing;
        let walking = self.state.now.walk.map_or(Leaders::NONE, |walk| walk.leaders);
        let along: Leaders = self.state.leaders_at(from).filter(|it| walking.contains(*it)).collect();
        self.place(unit, to, facing);
        self.mark(unit, Marks::MOVED | Marks::BUSY);
        along.iter().for_each(|leader| self.leader(leader).whereabouts = Whereabouts::Map(to));
        self.core().now.control.stirred = true;
        self.walk(|walk| (walk.left, walk.stepped, walk.arriving) = (left, true, true));
    }

    fn halt(&mut self, zones: Units) {
        self.walk(|walk| {
            walk.halted = true;
            walk.visited = walk.visited.and(zones);
        });
    }

    fn change(&mut self, unit: UnitId, kind: UnitType, left: u8) {
        self.unit(unit).kind = kind;
        self.mark(unit, Marks::CHANGED | Marks::MOVED | Marks::BUSY);
        self.core().now.control.stirred = true;
        self.walk(|walk| walk.left = left);
    }

    fn end_move(&mut self, unit: UnitId, facing: Corner) {
        self.unit(unit).facing = facing;
        self.mark(unit, Marks::DONE | Marks::BUSY);
        let thrown = self.core().now.walk.take().is_some_and(|walk| walk.thrown);
        let ended = self.state.hex_of(unit).filter(|_| !thrown).unwrap_or(HexId::OFF);
        // A counter-charge that waits finds it where its own movement ended, or not at all (MI-R04).
        for task in &mut self.core().now.tasks {
            if let Task::CounterLater { target, hex, .. } = task
                && *target == unit
            {
                *hex = ended;
            }
        }
    }

    // ---------------------------------------------------------------- fire and combat

    /// Firing of any kind is no rest (MI-Q13.1-1); the active fire is used up (MI-9.2c).
    fn fire(&mut self, shot: &Shot) {
        let control = &mut self.core().now.control;
        (control.stirred, control.thrown) = (true, true);
        let used = if shot.mode == FireMode::Active { Marks::FIRED } else { 0 };
        match shot.by {
            Shooter::Unit(unit) => self.mark(unit, used | Marks::BUSY),
            Shooter::Bombard(marker) => self.core().bombards_fired |= 1 << (marker.index() & 7),
        }
    }

    fn name(&mut self, attacker: UnitId, defender: UnitId, charge: bool) {
        if let (Some(from), Some(at)) = (self.state.hex_of(attacker), self.state.hex_of(defender)) {
            self.core().now.named.push(Named { attacker, defender, charge, from, at });
        }
    }

    /// Continued Attacks and counter-charges use up nobody's one attack (MI-Q12.7-5).
    fn begin_fight(&mut self, kind: FightKind, attackers: Units, defenders: Units) {
        attackers.iter().for_each(|unit| self.mark(unit, Marks::BUSY));
        let core = self.core();
        core.now.control.stirred = true;
        if kind == FightKind::Named {
            core.now.named.retain(|named| !attackers.contains(named.attacker));
            defenders.iter().for_each(|unit| core.units[unit.index()].marks.set(Marks::ATTACKED));
        }
    }

    fn ride(&mut self, rider: UnitId, from: HexId, to: HexId, facing: Corner) {
        self.go(rider, from, to, facing);
        self.mark(rider, Marks::BUSY);
        self.fight(|fight| {
            fight.ridden.insert(rider);
            fight.links.iter_mut().filter(|link| link.attacker == rider).for_each(|link| link.from = to);
            // Whoever has ridden stands behind all others: so riders stand in the order in which they rode (MI-R68).
            let (own, mut links): (Links, Links) =
                fight.links.iter().copied().partition(|link| link.attacker == rider);
            links.extend(own);
            fight.links = links;
        });
    }

    fn meet(&mut self, attacker: UnitId, defender: UnitId, charge: bool) {
        if let (Some(from), Some(at)) = (self.state.hex_of(attacker), self.state.hex_of(defender)) {
            let link = Link { attacker, defender, charge, countered: false, from, at };
            self.fight(|fight| {
                let _ = fight.links.try_push(link);
            });
            self.mark(defender, Marks::ATTACKED);
        }
    }

    fn counter(&mut self, rider: UnitId, success: bool) {
        self.mark(rider, Marks::BUSY | if success { Marks::COUNTERED } else { 0 });
        let control = &mut self.core().now.control;
        control.thrown = true;
        self.fight(|fight| fight.answered.insert(rider));
    }

    fn evade(&mut self, unit: UnitId, from: HexId, to: HexId, facing: Corner) {
        self.go(unit, from, to, facing);
        self.mark(unit, Marks::BUSY | Marks::PUSHED);
        self.fight(|fight| {
            let by: Units = fight.against(unit).map(|link| link.attacker).collect();
            fight.answered.insert(unit);
            let _ = fight.evaded.try_push((unit, from, by));
            fight.links.retain(|link| link.defender != unit);
        });
    }

    fn throw_for(&mut self, clash: &super::Clash) {
        let control = &mut self.core().now.control;
        (control.stirred, control.thrown) = (true, true);
        let verdict = Verdict { defender: clash.defender, hex: clash.hex, result: clash.result, done: false };
        self.fight(|fight| {
            let _ = fight.verdicts.try_push(verdict);
        });
    }

    // ---------------------------------------------------------------- results

    /// In the middle of a move it has the allowance of its other side, less what it has spent (MI-Q12.2-1).
    fn disorder(&mut self, unit: UnitId) {
        if self.state.unit(unit).status != Status::Normal {
            return;
        }
        let [up, down] = self.rules.look(self.state).values(unit)[0];
        self.unit(unit).status = Status::Disordered;
        let lost = up.saturating_sub(down).max(0) as u8;
        self.walk(|walk| walk.left = walk.left.saturating_sub(if walk.unit == unit { lost } else { 0 }));
    }

    fn unhorse(&mut self, unit: UnitId) {
        self.walk(|walk| walk.thrown |= walk.unit == unit);
        let unit = self.unit(unit);
        (unit.kind, unit.status, unit.formation) = (UnitType::Unhorsed, Status::Disordered, Formation::None);
    }

    /// Whoever is moved by a result is in no formation any more (MI-14.1h), and has finished a move that was under way (MI-Q12.2-1).
    fn moved_by_result(&mut self, unit: UnitId) {
        self.unit(unit).formation = Formation::None;
        self.mark(unit, Marks::BUSY | Marks::PUSHED);
        self.walk(|walk| walk.thrown |= walk.unit == unit);
    }

    fn retreat(&mut self, unit: UnitId, from: HexId, to: HexId, facing: Corner) {
        self.go(unit, from, to, facing);
        self.moved_by_result(unit);
    }

    /// His leaders say for themselves whether they go along (MI-Q15.4-3).
    fn retire(&mut self, unit: UnitId, to: HexId, facing: Corner) {
        self.place(unit, to, facing);
        self.unit(unit).status = Status::Retired;
        self.moved_by_result(unit);
    }

    fn advance(&mut self, unit: UnitId, from: HexId, to: HexId, facing: Corner, why: Passage) {
        self.go(unit, from, to, facing);
        self.mark(unit, Marks::BUSY | if why == Passage::Following { Marks::FINISHED } else { 0 });
        self.fight(|fight| fight.advanced.insert(unit));
    }

    fn lose_leader(&mut self, leader: LeaderId) {
        let leader = self.leader(leader);
        leader.whereabouts = Whereabouts::Gone;
        leader.named_lost |= !leader.replacement;
    }

    fn replace(&mut self, leader: LeaderId, hex: Option<HexId>) {
        let leader = self.leader(leader);
        leader.replacement = true;
        leader.whereabouts = hex.map_or(Whereabouts::Waiting, Whereabouts::Map);
    }

    fn end_game(&mut self, ending: Ending) {
        let now = &mut self.core().now;
        now.phase = Phase::Over(ending);
        now.walk = None;
        now.tasks.clear();
        now.fights.clear();
        now.named.clear();
    }
}
