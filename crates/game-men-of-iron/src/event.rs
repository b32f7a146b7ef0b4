//! All that can happen, and [`enact`]: the one place where the state changes.

mod enacting;
mod progress;

pub use enacting::{enact, enact_progress};
pub use progress::Progress;

use crate::content::{FireColumn, FireResult, ShockColumn, ShockResult, ShockTable, UnitType};
use crate::field::MarkId;
use crate::ids::{CommandId, HexId, LeaderId, Leaders, MarkerId, StandardId, UnitId, Units};
use crate::state::*;
use arrayvec::ArrayVec;
use engine::{Seat, Tally};
use hexboard::Corner;
use serde::{Deserialize, Serialize};

/// Why a unit became what it is, or is no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    Fire,
    Shock,
    /// Friends rode or retreated through it (MI-8.0c, MI-12.3c).
    RiddenThrough,
    /// Horses at a brook or a ditch (MI-TER-3), or driven over it (MI-COU-3).
    Water,
    /// Retreat Before Shock (MI-10.2c).
    Evasion,
    /// No hex to retreat to (MI-12.3d).
    NoRetreat,
    /// Surrounded where it was to be Retired (MI-12.4b).
    Surrounded,
    /// Its standard is gone (MI-13.2d).
    NoStandard,
    /// Retired and hit again (MI-12.4d).
    HitAgain,
    /// Hired bowmen are never Retired (MI-CRE-4, MI-POI-6); nor is the castle's garrison (MI-COU-2).
    NotRetired,
    /// Drowned (MI-COU-4).
    Drowned,
    /// No room beside a schiltron that is gone (MI-BAN-3e).
    NoRoom,
    /// Don Tello's men run (MI-NAJ-3).
    Tello,
    /// A rally, of a unit or at the standard.
    Rest,
    Standard,
}

/// Why somebody is somewhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    Movement,
    Charge,
    Advance,
    Continued,
    /// Into a hex that an evading unit left (MI-10.2d).
    Following,
    Retreat,
    Placement,
}

/// Why an attack came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// One of both no longer stands where it stood (MI-Q10.3-5, MI-11.3d).
    Moved,
    /// The attacker can no longer attack: Retired, out of the battle, no horse for a charge.
    Unfit,
    /// No way for the charge (MI-Q11.3-5).
    NoWay,
    /// It evaded (MI-10.2a).
    Evaded,
    /// It counter-charges the attacker (MI-11.6c).
    Countered,
    /// The attacker gave it up to follow another (MI-10.2d).
    GivenUp,
}

/// A throw of one die at a rating or a limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    pub throw: u8,
    /// What is added to the throw.
    pub modifiers: Tally,
    /// The highest total that succeeds, or the lowest (as the rule has it).
    pub limit: i8,
    pub success: bool,
}

/// A shot as it was fired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volley {
    pub shot: Shot,
    pub from: HexId,
    pub hex: HexId,
    pub range: u8,
    pub modifiers: Tally,
    pub column: FireColumn,
    pub throw: u8,
    pub total: i8,
    pub result: FireResult,
}

/// The throw for one defender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    pub defender: UnitId,
    pub hex: HexId,
    pub attackers: Units,
    pub modifiers: Tally,
    pub table: ShockTable,
    pub column: ShockColumn,
    pub throw: u8,
    pub total: i8,
    pub result: ShockResult,
    pub kind: FightKind,
}

/// Who is in command when an activation begins, and how everybody stands (MI-15.2d, MI-13.1a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Muster {
    pub commanded: Units,
    pub disordered: Units,
    pub lent: Units,
    pub hot: Units,
}

/// A fact. Events carry their numbers, so that they can be told without the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    // ---- before the battle
    Placed {
        unit: UnitId,
        hex: HexId,
        facing: Corner,
    },
    LeaderPlaced {
        leader: LeaderId,
        hex: HexId,
    },
    Arrayed {
        unit: UnitId,
        formation: Formation,
    },
    Dug {
        side: MarkId,
    },
    SetUp {
        seat: Seat,
    },
    /// Who begins, by a die (MI-BAN-1).
    FirstThrown {
        throw: u8,
        seat: Seat,
    },

    // ---- who acts
    Passed {
        seat: Seat,
        /// Nobody could be named (MI-Q3.2-2).
        automatic: bool,
        /// It counts towards a stand-off (MI-Q4.1-2).
        counts: bool,
    },
    ContinuityThrown {
        seat: Seat,
        command: CommandId,
        check: Box<Check>,
    },
    SeizureThrown {
        seat: Seat,
        command: CommandId,
        check: Box<Check>,
    },
    Activated {
        seat: Seat,
        command: CommandId,
        kind: Kind,
        muster: Box<Muster>,
    },
    StandardRaised {
        seat: Seat,
        standard: StandardId,
    },
    ActivationEnded {
        seat: Seat,
        /// Nothing was done in it: it counts as a pass (MI-R01).
        idle: bool,
    },
    ClockAdvanced {
        clock: u8,
    },
    FlightThrown {
        seat: Seat,
        points: u16,
        throw: u8,
        level: u16,
        flees: bool,
    },
    SmallFolkShown,
    ComynThrown {
        throw: u8,
        leaves: bool,
    },
    TelloThrown {
        throw: u8,
        flees: bool,
    },

    // ---- formations
    Formed {
        units: Units,
        formation: Formation,
    },
    FormationEnded {
        unit: UnitId,
        formation: Formation,
        ordered: bool,
    },
    Mounting {
        unit: UnitId,
    },
    Remounted {
        unit: UnitId,
    },

    // ---- movement
    MoveBegan {
        unit: UnitId,
        leaders: Leaders,
    },
    Entered {
        unit: UnitId,
        hex: HexId,
        cost: Box<Tally>,
        left: u8,
        leaders: Leaders,
    },
    Stepped {
        unit: UnitId,
        from: HexId,
        to: HexId,
        cost: Box<Tally>,
        left: u8,
    },
    /// Stops in a zone of control, or goes no farther (MI-7.2a).
    Halted {
        unit: UnitId,
        hex: HexId,
        zones: Units,
    },
    /// Has passed through zones without having to stop (MI-NAJ-1a, MI-NAJ-1b).
    Skirted {
        unit: UnitId,
        zones: Units,
    },
    RodeThrough {
        rider: UnitId,
        through: UnitId,
        throw: u8,
        harmed: bool,
    },
    Turned {
        unit: UnitId,
        facing: Corner,
    },
    Changed {
        unit: UnitId,
        kind: UnitType,
        left: u8,
    },
    MoveEnded {
        unit: UnitId,
        hex: HexId,
        facing: Corner,
    },
    LeaderMoved {
        leader: LeaderId,
        from: Option<HexId>,
        to: HexId,
    },
    Trampled {
        side: MarkId,
    },
    StandardTaken {
        standard: StandardId,
        by: UnitId,
    },
    MarkerTaken {
        marker: MarkerId,
        by: UnitId,
    },
    BombardBurst {
        marker: MarkerId,
    },

    // ---- fire
    Fired(Box<Volley>),
    HeldFire {
        seat: Seat,
    },

    // ---- attacks
    AttackNamed {
        attacker: UnitId,
        defender: UnitId,
        charge: bool,
    },
    AttackWithdrawn {
        attacker: UnitId,
    },
    AttacksConfirmed {
        seat: Seat,
    },
    FightBegan {
        kind: FightKind,
        attackers: Units,
        defenders: Units,
    },
    LinkDropped {
        attacker: UnitId,
        defender: UnitId,
        why: Dropped,
    },
    /// A rider reaches his target.
    Rode {
        rider: UnitId,
        target: UnitId,
        from: HexId,
        to: HexId,
        way: ArrayVec<HexId, 8>,
        facing: Corner,
        counter: bool,
    },
    /// He meets another enemy and attacks that one too (MI-Q11.3-8).
    Met {
        attacker: UnitId,
        defender: UnitId,
        charge: bool,
    },
    WaterThrown {
        unit: UnitId,
        throw: u8,
        disordered: bool,
    },
    ReluctanceThrown {
        rider: UnitId,
        defender: UnitId,
        check: Box<Check>,
    },
    /// A charge is no more than shock from here on.
    ChargeLost {
        rider: UnitId,
    },
    CounterThrown {
        rider: UnitId,
        target: UnitId,
        check: Box<Check>,
    },
    /// Won against an attacking mounted man-at-arms (MI-11.6b).
    CounterMet {
        rider: UnitId,
        target: UnitId,
    },
    Stood {
        unit: UnitId,
    },
    Evaded {
        unit: UnitId,
        from: HexId,
        to: HexId,
        facing: Corner,
    },
    Fought(Box<Clash>),
    FightEnded {
        kind: FightKind,
        attackers: Units,
    },

    // ---- results
    Disordered {
        unit: UnitId,
        cause: Cause,
    },
    Unhorsed {
        unit: UnitId,
        cause: Cause,
    },
    Retreated {
        unit: UnitId,
        from: HexId,
        to: HexId,
        facing: Corner,
        through: Option<UnitId>,
    },
    /// Disordered once more, which changes nothing (MI-12.2e).
    Unshaken {
        unit: UnitId,
    },
    /// It would have to retreat, and stands (MI-SCH-6, MI-COU-2).
    HeldGround {
        unit: UnitId,
    },
    Retired {
        unit: UnitId,
        from: HexId,
        to: HexId,
        facing: Corner,
        cause: Cause,
    },
    Eliminated {
        unit: UnitId,
        hex: HexId,
        cause: Cause,
        points: u8,
    },
    /// Fled without points (MI-FAL-4).
    Departed {
        unit: UnitId,
        hex: HexId,
    },
    DrowningThrown {
        unit: UnitId,
        throw: u8,
        drowned: bool,
    },
    Rallied {
        unit: UnitId,
        status: Status,
        cause: Cause,
    },
    Advanced {
        unit: UnitId,
        from: HexId,
        to: HexId,
        facing: Corner,
        why: Passage,
    },

    // ---- leaders
    LeaderThrown {
        leader: LeaderId,
        check: Box<Check>,
        by_fire: bool,
    },
    LeaderLost {
        leader: LeaderId,
        captured: bool,
        points: u8,
    },
    LeaderWent {
        leader: LeaderId,
        to: HexId,
    },
    LeaderReplaced {
        leader: LeaderId,
        hex: Option<HexId>,
    },
    LeaderDeparted {
        leader: LeaderId,
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
