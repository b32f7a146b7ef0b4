//! All that can happen, and [`enact`]: the one place where the state changes.

mod enacting;
mod progress;

pub use enacting::{enact, enact_progress};
pub use progress::Progress;

use crate::content::{Cell, Hit};
use crate::field::HexId;
use crate::rules::{R_5_8_9A, R_6_1_4, R_8_1_6};
use crate::state::*;
use arrayvec::ArrayVec;
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
    /// What the table says, as far as it counts against such a leader.
    pub cell: Cell,
    /// Leaders with the units of the combat, and where (G-8.2.4).
    pub led: ArrayVec<(LeaderId, HexId), 16>,
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
        leader: LeaderId,
        hex: HexId,
    },
    BannerPlaced {
        banner: BannerId,
        unit: UnitId,
    },
    /// It obeys another leader from now on (G-13.1.5, G-13.1.6).
    Attached {
        unit: UnitId,
        leader: LeaderId,
    },
    SetUp {
        seat: Seat,
    },

    // ---- the turn
    PhaseBegan {
        turn: u8,
        phase_number: u8,
        seat: Seat,
    },
    LevelFixed {
        level: i8,
    },
    Fatigue {
        leader: LeaderId,
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
        leader: LeaderId,
        to: HexId,
        left: u8,
        with: Option<UnitId>,
    },
    LeaderDone {
        leader: LeaderId,
    },
    /// He rode along and had no points to go on.
    LeftBehind {
        leader: LeaderId,
        hex: HexId,
    },
    LeaderLeft {
        leader: LeaderId,
        by: HexId,
        from: u8,
    },
    LeaderReturned {
        leader: LeaderId,
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
        cohesion: Cohesion,
        cause: Cause,
    },
    /// Has tried to find its order, out of disorder or out of panic.
    Rallied {
        unit: UnitId,
        was: Cohesion,
        cohesion: Cohesion,
    },
    Fled {
        unit: UnitId,
        to: HexId,
        left: u8,
    },
    /// It runs no farther in this phase, or could not.
    FlightEnded {
        unit: UnitId,
        /// A shot had stopped it before its first hex (G-R60).
        held: bool,
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
        leader: LeaderId,
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
        leader: LeaderId,
        throw: [u8; 2],
        needs: u8,
        dead: bool,
    },
    LeaderKilled {
        leader: LeaderId,
        boxes: i8,
        points: u16,
    },
    LeaderWent {
        leader: LeaderId,
        to: HexId,
    },
    /// He helped in a combat (G-14.1.3).
    Helped {
        leader: LeaderId,
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
        banner: BannerId,
        from: UnitId,
        to: UnitId,
        left: u8,
        bound: bool,
    },
    BannerMoved {
        banner: BannerId,
        unit: UnitId,
    },
    /// Its bearer died, or went away without it.
    BannerFell {
        banner: BannerId,
        hex: HexId,
        boxes: i8,
    },
    BannerTaken {
        banner: BannerId,
        unit: UnitId,
        boxes: i8,
        /// Until its owner has said who shall bear it.
        for_now: bool,
        /// It goes no farther in this turn (G-7.1.3).
        bound: bool,
        /// From the enemy, and not won back or handed on by a bearer who fell or left.
        captured: bool,
    },

    // ---- what is left to do, and the end
    Progress(Progress),
    GameEnded {
        ending: Ending,
    },
}

/// Leave to change a state. Only [`enact`] can make one, and whatever changes a state asks for it: that events are the only door is
/// the compiler's care.
pub struct Enacting(());
