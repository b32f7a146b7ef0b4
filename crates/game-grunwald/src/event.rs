//! All that can happen, and [`enact`]: the one place where the state changes.

use crate::Grunwald;
use crate::content::Hit;
use crate::field::HexId;
use crate::rules::{R_5_8_9A, R_6_1_4, R_8_1_6};
use crate::state::*;
use engine::{Rule, Seat, Tally};
use hexboard::Side;

/// Why a unit became what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    Combat,
    Demoralised,
    Ground,
    Fire,
    Contagion,
    Overrun,
    Pushed,
}

/// Why strength was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    Combat,
    Fire,
    FriendlyFire,
    Blocked,
    LeaderDied,
    ArmyLeaderDied,
    /// Of another nation, beside an army leader.
    BesideArmyLeader,
    Overrun,
    /// Foot in disorder under the hooves of riders (G-5.8.5b).
    BrokenFoot,
    /// Foot swept along that fell short of its way (G-R35).
    Swept,
    /// Off the map by its own edge (G-10.2.4).
    Flight,
    /// On the flight, by enemies or their zones (G-10.2.3).
    Caught,
    Excess,
    /// A bombard ready to fire that had to give way (G-11.7.4).
    Immovable,
    /// The same, under the hooves of its own riders.
    ImmovableSwept,
}

impl Blow {
    /// Does the marker of morale move when a unit is eliminated by it (G-5.8.9a, G-8.1.6)?
    pub fn shakes(self) -> bool {
        !matches!(self, Blow::Overrun | Blow::BrokenFoot | Blow::ArmyLeaderDied | Blow::BesideArmyLeader)
    }

    /// Does it score points?
    pub fn scores(self) -> bool {
        !matches!(self, Blow::Overrun | Blow::BrokenFoot)
    }

    /// By which rule the death of a unit moves the marker and scores, or does not.
    pub fn rule_of_score(self) -> Rule {
        match self {
            _ if self.shakes() => R_6_1_4,
            _ if self.scores() => R_8_1_6,
            _ => R_5_8_9A,
        }
    }
}

/// A combat as it was fought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    pub attackers: Units,
    pub hexes: Hexes,
    /// The strengths of both sides, with what halves them.
    pub attack: Tally,
    pub defence: Tally,
    pub initial: i8,
    pub attacker: Tally,
    pub defender: Tally,
    pub column: i8,
    pub throw: [u8; 2],
    pub counter: bool,
    /// Against a leader who is alone: strength and modifiers do not count (G-8.2.7).
    pub alone: bool,
}

/// A fact. Events carry their numbers, so that they can be told without the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    // ---- before the battle
    Placed {
        unit: UnitId,
        hex: HexId,
        facing: Side,
    },
    Unplaced {
        unit: UnitId,
    },
    LeaderPlaced {
        leader: u8,
        hex: HexId,
    },
    BannerPlaced {
        banner: u8,
        unit: UnitId,
    },
    /// It obeys another leader from now on (G-13.1.5, G-13.1.6).
    Attached {
        unit: UnitId,
        leader: u8,
    },
    SetUp {
        seat: Seat,
    },

    // ---- the turn
    PhaseBegan {
        turn: u8,
        step: u8,
        seat: Seat,
    },
    LevelFixed {
        level: i8,
    },
    Fatigue {
        leader: u8,
        level: u8,
    },
    Wrecking {
        unit: UnitId,
        turns: u8,
    },
    WallsDown {
        hex: HexId,
        by: Option<UnitId>,
    },

    // ---- movement
    Rode {
        unit: UnitId,
        from: HexId,
        to: HexId,
        cost: Tally,
        left: u8,
        charge: u8,
        extra: bool,
        by_road: bool,
    },
    Turned {
        unit: UnitId,
        facing: Side,
        cost: Tally,
        left: u8,
    },
    Minimum {
        unit: UnitId,
        to: HexId,
        facing: Side,
    },
    Flipped {
        unit: UnitId,
        ready: bool,
        left: u8,
    },
    Halted {
        unit: UnitId,
        hex: HexId,
    },
    Passes {
        unit: UnitId,
        hex: HexId,
    },
    Done {
        unit: UnitId,
    },
    Slowed {
        unit: UnitId,
    },
    Left {
        unit: UnitId,
        by: HexId,
        from: u8,
        pursuit: bool,
    },
    Returned {
        unit: UnitId,
        hex: HexId,
        facing: Side,
    },
    Arrived {
        unit: UnitId,
        hex: HexId,
        facing: Side,
        cost: u8,
        left: u8,
    },
    LeaderRode {
        leader: u8,
        to: HexId,
        left: u8,
        with: Option<UnitId>,
    },
    LeaderDone {
        leader: u8,
    },
    /// He rode along and had no points to go on.
    LeftBehind {
        leader: u8,
        hex: HexId,
    },
    LeaderLeft {
        leader: u8,
        by: HexId,
        from: u8,
    },
    LeaderReturned {
        leader: u8,
        hex: HexId,
    },
    WreckingBegan {
        unit: UnitId,
    },

    // ---- order
    Tested {
        unit: UnitId,
        throw: u8,
        modifiers: Tally,
        needs: i32,
        passed: bool,
        /// Beside somebody in disorder or panic, and not to find its order or in an overrun.
        beside: bool,
    },
    Worse {
        unit: UnitId,
        order: Order,
        cause: Cause,
    },
    /// Has tried to find its order, out of disorder or out of panic.
    Rallied {
        unit: UnitId,
        was: Order,
        order: Order,
    },
    Fled {
        unit: UnitId,
        to: HexId,
        left: u8,
    },
    /// It runs no farther in this phase, or could not.
    FlightEnded {
        unit: UnitId,
    },

    // ---- fire
    Shot {
        by: UnitId,
        at: Aim,
        hex: HexId,
        range: u8,
        throw: [u8; 2],
        modifiers: Tally,
        hit: Hit,
        riding: bool,
    },
    FriendThrow {
        by: UnitId,
        at: Aim,
        throw: u8,
        hit: bool,
    },
    StopThrow {
        unit: UnitId,
        throw: u8,
        stopped: bool,
    },
    Stopped {
        unit: UnitId,
        hard: bool,
    },
    LeaderAim {
        leader: u8,
        throw: [u8; 2],
        dead: bool,
    },

    // ---- overrun
    RodeDown {
        unit: UnitId,
        from: HexId,
        hex: HexId,
        throw: Option<u8>,
        modifiers: Tally,
        /// Some of the foot was in disorder (G-5.8.5b).
        broken: bool,
        cost: u8,
        left: u8,
    },
    OverrunEnded {
        unit: UnitId,
        hex: HexId,
        success: bool,
        charge: u8,
    },
    SteppedAside {
        unit: UnitId,
        to: HexId,
    },

    // ---- combat
    CounterCharged {
        unit: UnitId,
        turn: i8,
        to: HexId,
        charge: u8,
    },
    /// Who fights from a crowded fort (G-12.1.8).
    FortNamed {
        hex: HexId,
        units: Units,
    },
    Fought(Box<Clash>),
    Struck {
        unit: UnitId,
        charge: u8,
    },
    Lost {
        unit: UnitId,
        left: u8,
        blow: Blow,
    },
    Eliminated {
        unit: UnitId,
        hex: HexId,
        blow: Blow,
        boxes: i8,
        points: u16,
    },
    FellBack {
        unit: UnitId,
        from: HexId,
        to: HexId,
        charge: u8,
        /// Foot that riders sweep before them (G-5.4.4).
        swept: bool,
    },
    FellShort {
        seat: Seat,
        hexes: u8,
    },
    Faced {
        unit: UnitId,
        facing: Side,
        charge: u8,
        /// It has cost the speed that there was.
        slowed: bool,
    },
    LeaderThrow {
        leader: u8,
        throw: [u8; 2],
        needs: u8,
        dead: bool,
    },
    LeaderKilled {
        leader: u8,
        boxes: i8,
        points: u16,
    },
    LeaderWent {
        leader: u8,
        to: HexId,
    },
    /// He helped in a combat (G-14.1.3).
    Helped {
        leader: u8,
    },
    PursuitThrow {
        unit: UnitId,
        distance: u8,
        throw: u8,
        must: bool,
    },
    PursuitForced {
        unit: UnitId,
    },
    Pursued {
        unit: UnitId,
        to: HexId,
        must: bool,
    },
    Advanced {
        unit: UnitId,
        from: HexId,
        to: HexId,
        charge: u8,
    },
    DisorderThrow {
        seat: Seat,
        throw: [u8; 2],
        row: u8,
        by_fire: bool,
        /// The throw changes nothing.
        nobody: bool,
    },
    CombatEnded {
        attackers: Units,
        defenders: Units,
        counter: bool,
    },

    // ---- banners
    BannerPassed {
        banner: u8,
        from: UnitId,
        to: UnitId,
        left: u8,
        bound: bool,
    },
    BannerMoved {
        banner: u8,
        unit: UnitId,
    },
    /// Its bearer died, or went away without it.
    BannerFell {
        banner: u8,
        hex: HexId,
        boxes: i8,
    },
    BannerTaken {
        banner: u8,
        unit: UnitId,
        boxes: i8,
        /// Until its owner has said who shall bear it.
        for_now: bool,
        /// It goes no farther in this turn (G-7.1.3).
        bound: bool,
        /// From the enemy, and not won back or handed on by a bearer who fell or left.
        captured: bool,
    },

    // ---- what is asked next, and the end
    Now(Box<Agenda>),
    GameEnded {
        ending: Ending,
    },
}

/// Carries out one event.
pub fn enact(rules: &Grunwald, state: &mut State, event: &Event) {
    match event {
        Event::Placed { unit, hex, facing } => {
            state.stand(*unit, Spot::Map(*hex));
            state.unit_mut(*unit).facing = *facing;
        }
        Event::Unplaced { unit } => {
            let hex = state.hex_of(*unit);
            state.stand(*unit, Spot::Waiting);
            for banner in &mut state.banners {
                if banner.staff == Staff::Held(*unit) {
                    banner.staff = Staff::Waiting;
                }
            }
            // A leader does not stay behind without cavalry (G-R63).
            let mounted = |id: UnitId| rules.roster[usize::from(id)].kind.mounted();
            if let Some(hex) = hex.filter(|hex| !state.at(*hex).any(mounted)) {
                for leader in state.leaders.iter_mut().filter(|leader| leader.spot == Spot::Map(hex)) {
                    leader.spot = Spot::Waiting;
                }
            }
        }
        Event::LeaderPlaced { leader, hex } => state.leaders[usize::from(*leader)].spot = Spot::Map(*hex),
        Event::BannerPlaced { banner, unit } => {
            state.banners[usize::from(*banner)].staff = Staff::Held(*unit)
        }
        Event::Attached { unit, leader } => state.unit_mut(*unit).chief = *leader,
        Event::SetUp { .. } => {}

        Event::PhaseBegan { step, seat, .. } => begin_phase(rules, state, *step, *seat),
        Event::LevelFixed { level } => state.level = *level,
        Event::Fatigue { leader, level, .. } => state.leaders[usize::from(*leader)].fatigue = *level,
        Event::Wrecking { unit, turns } => state.unit_mut(*unit).wrecked = *turns,
        Event::WallsDown { hex, .. } => {
            let fort = rules.content.field.fort[usize::from(*hex)];
            if fort < 16 {
                state.razed |= 1 << fort;
            }
            for unit in state.at(*hex).collect::<Vec<_>>() {
                let unit = state.unit_mut(unit);
                unit.wrecked = 0;
                unit.marks.clear(Marks::WRECKING);
            }
        }

        Event::Rode { unit, to, charge, by_road, .. } => {
            state.stand(*unit, Spot::Map(*to));
            let unit = state.unit_mut(*unit);
            unit.charge = *charge;
            unit.marks.set(Marks::RODE | Marks::BUSY | if *by_road { Marks::ON_ROAD } else { 0 });
        }
        Event::Turned { unit, facing, .. } => {
            let unit = state.unit_mut(*unit);
            (unit.facing, unit.charge) = (*facing, 0);
            unit.marks.set(Marks::BUSY);
        }
        Event::Minimum { unit, to, facing } => {
            let from = state.hex_of(*unit);
            go(rules, state, *unit, *to);
            let it = state.unit_mut(*unit);
            (it.facing, it.charge) = (*facing, 0);
            it.marks.set(Marks::BUSY);
            if from != Some(*to) {
                it.marks.set(Marks::RODE);
            }
        }
        Event::Flipped { unit, ready, .. } => state.unit_mut(*unit).ready = *ready,
        Event::Halted { .. } | Event::Passes { .. } => {}
        Event::Done { unit } => state.unit_mut(*unit).marks.set(Marks::DONE),
        Event::Slowed { unit, .. } => state.unit_mut(*unit).charge = 0,
        Event::Left { unit, by, from, .. } => {
            state.stand(*unit, Spot::Away { by: *by, from: *from });
            let unit = state.unit_mut(*unit);
            unit.charge = 0;
            unit.marks.set(Marks::DONE);
        }
        Event::Returned { unit, hex, facing } => {
            state.stand(*unit, Spot::Map(*hex));
            let unit = state.unit_mut(*unit);
            (unit.facing, unit.charge) = (*facing, 0);
            unit.marks.set(Marks::DONE | Marks::RODE | Marks::RETURNED);
        }
        Event::Arrived { unit, hex, facing, .. } => {
            state.stand(*unit, Spot::Map(*hex));
            let mounted = rules.roster[usize::from(*unit)].kind.mounted();
            let side = rules.roster[usize::from(*unit)].side;
            state.arrived[side.index()][usize::from(!mounted)] += 1;
            let missile = rules.roster[usize::from(*unit)].kind.missile();
            let unit = state.unit_mut(*unit);
            (unit.facing, unit.charge) = (*facing, 0);
            // Foot that shoots comes on the march (G-R48).
            unit.ready &= !missile;
            unit.marks.set(Marks::RODE);
        }
        Event::LeaderRode { leader, to, .. } => {
            let leader = &mut state.leaders[usize::from(*leader)];
            leader.spot = Spot::Map(*to);
            leader.active = true;
        }
        Event::LeaderDone { leader } => state.leaders[usize::from(*leader)].moved = true,
        Event::LeaderLeft { leader, by, from } => {
            let leader = &mut state.leaders[usize::from(*leader)];
            leader.spot = Spot::Away { by: *by, from: *from };
            (leader.moved, leader.active) = (true, true);
        }
        Event::LeaderReturned { leader, hex } => {
            let leader = &mut state.leaders[usize::from(*leader)];
            leader.spot = Spot::Map(*hex);
            // Put down, not ridden in: it does not tire him (G-R81).
            leader.moved = true;
        }
        Event::WreckingBegan { unit } => {
            let unit = state.unit_mut(*unit);
            unit.marks.set(Marks::WRECKING | Marks::DONE);
        }

        Event::Tested { .. } | Event::LeftBehind { .. } => {}
        Event::Worse { unit, order, .. } => {
            let unit = state.unit_mut(*unit);
            unit.order = *order;
            if *order == Order::Panicked {
                unit.charge = 0;
            }
        }
        Event::Rallied { unit, order, .. } => {
            let unit = state.unit_mut(*unit);
            (unit.order, unit.charge) = (*order, 0);
            unit.marks.clear(Marks::MUST_FLEE);
            unit.marks.set(Marks::DONE);
        }
        Event::Fled { unit, to, .. } => {
            go(rules, state, *unit, *to);
            let unit = state.unit_mut(*unit);
            unit.marks.clear(Marks::MUST_FLEE);
            unit.marks.set(Marks::RODE | Marks::BUSY | Marks::DONE);
        }

        Event::FlightEnded { unit } => {
            let unit = state.unit_mut(*unit);
            unit.marks.clear(Marks::MUST_FLEE);
            unit.marks.set(Marks::RODE | Marks::BUSY | Marks::DONE);
        }

        Event::Shot { by, at, riding, .. } => {
            let mark = if *riding { Marks::SHOT_RIDING } else { Marks::SHOT };
            state.unit_mut(*by).marks.set(mark);
            disturb_aimed(rules, state, *by, *at);
        }
        Event::FriendThrow { by, at, .. } => {
            // Wherever the arrow goes.
            disturb_aimed(rules, state, *by, *at);
            let riding = state.now.walk.as_ref().is_some_and(|walk| walk.unit() == Some(*by));
            state.unit_mut(*by).marks.set(if riding { Marks::SHOT_RIDING } else { Marks::SHOT });
        }
        Event::StopThrow { .. } | Event::LeaderAim { .. } => {}
        Event::Stopped { unit, hard } => {
            let marks = &mut state.unit_mut(*unit).marks;
            marks.set(Marks::STOPPED | if *hard { Marks::HELD } else { 0 });
        }

        Event::RodeDown { unit, hex, .. } => {
            state.stand(*unit, Spot::Map(*hex));
            state.unit_mut(*unit).marks.set(Marks::RODE | Marks::BUSY);
        }
        Event::OverrunEnded { unit, hex, charge, .. } => {
            state.stand(*unit, Spot::Map(*hex));
            state.unit_mut(*unit).charge = *charge;
        }
        Event::SteppedAside { unit, to } => {
            go(rules, state, *unit, *to);
            disturb(state, *unit);
        }

        Event::CounterCharged { unit, turn, to, charge } => {
            go(rules, state, *unit, *to);
            let unit = state.unit_mut(*unit);
            unit.facing = unit.facing.turned((*turn).into());
            unit.charge = *charge;
            unit.marks.set(Marks::COUNTERED | Marks::BUSY);
        }
        Event::Fought(clash) => {
            for unit in &clash.attackers {
                disturb(state, *unit);
            }
            let struck: Vec<UnitId> =
                clash.hexes.iter().flat_map(|hex| state.at(*hex).collect::<Vec<_>>()).collect();
            for unit in struck {
                disturb(state, unit);
            }
        }
        Event::Struck { unit, charge, .. } => state.unit_mut(*unit).charge = *charge,
        Event::Lost { unit, left, blow } => {
            state.unit_mut(*unit).strength = *left;
            // A stray arrow is a shot too (G-12.1.7).
            if *blow == Blow::FriendlyFire {
                disturb(state, *unit);
            }
        }
        Event::Eliminated { unit, blow, boxes, points, .. } => {
            state.stand(*unit, Spot::Gone);
            let it = state.unit_mut(*unit);
            (it.strength, it.charge, it.order, it.marks) = (0, 0, Order::Good, Marks::default());
            if !blow.scores() {
                it.marks.set(Marks::RIDDEN_DOWN);
            }
            shift(rules, state, *boxes);
            score(state, rules.roster[usize::from(*unit)].side.other(), *points);
        }
        // Whoever goes back or follows in his own movement phase has not stood still in it (G-R18).
        Event::FellBack { unit, to, charge, .. } => {
            go(rules, state, *unit, *to);
            let unit = state.unit_mut(*unit);
            unit.charge = *charge;
            unit.marks.set(Marks::RODE | Marks::BUSY);
        }
        Event::FellShort { .. } | Event::FortNamed { .. } => {}
        Event::Faced { unit, facing, charge, .. } => {
            let unit = state.unit_mut(*unit);
            (unit.facing, unit.charge) = (*facing, *charge);
        }
        Event::LeaderThrow { .. } => {}
        Event::LeaderKilled { leader, boxes, points, .. } => {
            let seat = rules.content.counters.leaders[rules.scenario.leaders[usize::from(*leader)]].seat();
            state.leaders[usize::from(*leader)].spot = Spot::Gone;
            shift(rules, state, *boxes);
            score(state, seat.other(), *points);
        }
        Event::LeaderWent { leader, to } => {
            let leader = &mut state.leaders[usize::from(*leader)];
            leader.spot = Spot::Map(*to);
            leader.active = true;
        }
        Event::Helped { leader } => state.leaders[usize::from(*leader)].active = true,
        Event::PursuitThrow { .. } | Event::PursuitForced { .. } | Event::DisorderThrow { .. } => {}
        Event::Pursued { unit, to, .. } => {
            go(rules, state, *unit, *to);
            state.unit_mut(*unit).marks.set(Marks::RODE | Marks::BUSY);
        }
        Event::Advanced { unit, to, charge, .. } => {
            go(rules, state, *unit, *to);
            let unit = state.unit_mut(*unit);
            unit.charge = *charge;
            unit.marks.set(Marks::BUSY);
        }
        Event::CombatEnded { attackers, defenders, counter } => {
            if !counter {
                for unit in attackers {
                    state.unit_mut(*unit).marks.set(Marks::FOUGHT);
                }
                for unit in defenders {
                    state.unit_mut(*unit).marks.set(Marks::STRUCK);
                }
            }
        }

        Event::BannerPassed { banner, to, bound, .. } => {
            let banner = &mut state.banners[usize::from(*banner)];
            banner.staff = Staff::Held(*to);
            if *bound {
                state.unit_mut(*to).marks.set(Marks::BOUND);
            }
        }
        Event::BannerMoved { banner, unit } => state.banners[usize::from(*banner)].moved_by = *unit,
        Event::BannerFell { banner, hex, boxes, .. } => {
            state.banners[usize::from(*banner)].staff = Staff::Lies(*hex);
            shift(rules, state, *boxes);
        }
        Event::BannerTaken { banner, unit, boxes, bound, .. } => {
            state.banners[usize::from(*banner)].staff = Staff::Held(*unit);
            // Another has moved it in this turn: it stays where it was taken up (G-7.1.3).
            if *bound {
                state.unit_mut(*unit).marks.set(Marks::BOUND);
            }
            shift(rules, state, *boxes);
        }

        Event::Now(agenda) => state.now = (**agenda).clone(),
        Event::GameEnded { ending } => {
            state.now.phase = Phase::Over(*ending);
            (state.now.walk, state.now.fight) = (None, None);
            state.now.tasks.clear();
        }
    }
}

/// Puts a unit into the next hex; along a road it is on the road there until it leaves (G-R50).
fn go(rules: &Grunwald, state: &mut State, id: UnitId, to: HexId) {
    let field = &rules.content.field;
    let from = state.hex_of(id);
    let side = from.and_then(|from| Some((from, field.side_to(from, to)?)));
    state.stand(id, Spot::Map(to));
    if side.is_some_and(|(from, side)| field.side(from, side).road()) {
        state.unit_mut(id).marks.set(Marks::ON_ROAD);
    }
}

/// Whoever pulled down walls has to begin again (G-12.1.7).
fn disturb(state: &mut State, unit: UnitId) {
    let unit = state.unit_mut(unit);
    unit.marks.set(Marks::BUSY);
    unit.wrecked = 0;
}

/// Whoever is aimed at is disturbed in his work on walls, and so is everybody about a leader who is (G-12.1.7, G-R49).
fn disturb_aimed(rules: &Grunwald, state: &mut State, by: UnitId, at: Aim) {
    let targets: Vec<UnitId> = match at {
        Aim::Unit(target) => vec![target],
        Aim::Leaders(hex) => {
            let side = |id: UnitId| rules.roster[usize::from(id)].side;
            state.at(hex).filter(|id| side(*id) != side(by)).collect()
        }
        Aim::Object(_) => Vec::new(),
    };
    targets.into_iter().for_each(|target| disturb(state, target));
}

/// Moves the marker; it stops at the ends of the track (G-R39). Boxes are counted for the allies.
fn shift(rules: &Grunwald, state: &mut State, boxes: i8) {
    let [least, most] = rules.content.charts.track.ends;
    state.morale = (state.morale + boxes).clamp(least, most);
}

fn score(state: &mut State, seat: Seat, points: u16) {
    state.points[seat.index()] += points;
}

/// New flags for a new phase: for the movement of one side, or for a combat (G-2.1.1 to G-2.1.9).
fn begin_phase(rules: &Grunwald, state: &mut State, step: u8, seat: Seat) {
    let movement = step % 2 == 1 && step < 9;
    let new_turn = step == 1;
    for at in 0..state.units.len() {
        let card = rules.roster[at];
        let marks = &mut state.units[at].marks;
        marks.clear(Marks::FOUGHT | Marks::STRUCK | Marks::STOPPED);
        if movement {
            let moved = Marks::DONE | Marks::RODE | Marks::RETURNED;
            marks.clear(moved | Marks::COUNTERED | Marks::SHOT_RIDING);
        }
        if new_turn {
            marks.clear(Marks::SHOT | Marks::BOUND | Marks::BUSY | Marks::HELD);
        }
        // Horse archers shoot once in each half of a turn (G-11.5.6): their shot in the enemy's half is new then.
        if (step == 1 || step == 5) && card.kind == crate::content::Kind::HorseArcher {
            marks.clear(Marks::SHOT);
        }
        let class = card.kind.mounted() == matches!(step, 1 | 5);
        let flees = movement && card.side == seat && class && state.units[at].order == Order::Panicked;
        if flees && state.units[at].spot.hex().is_some() {
            state.units[at].marks.set(Marks::MUST_FLEE);
        }
    }
    // Leaders move in cavalry phases only, once (G-R46).
    if matches!(step, 1 | 5) {
        for leader in &mut state.leaders {
            leader.moved = false;
        }
    }
    if new_turn {
        state.arrived = [[0; 2]; 2];
        for leader in &mut state.leaders {
            leader.active = false;
        }
        for banner in &mut state.banners {
            banner.moved_by = NOBODY;
        }
    }
}
