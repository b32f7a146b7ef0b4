//! All that a seat may choose.

use crate::ids::{CommandId, HexId, LeaderId, Leaders, MarkerId, StandardId, UnitId};
use crate::state::Formation;
use arrayvec::ArrayVec;
use hexboard::{Corner, Side};

/// No rider goes farther in a charge or a counter-charge.
pub const MOST_RIDDEN: usize = 8;

/// The hexes that a rider enters, in order.
pub type Way = ArrayVec<HexId, MOST_RIDDEN>;

/// One answer to the question of the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    // ---- before the battle
    /// Where the set-up is free (MI-FAL-2c).
    Place {
        unit: UnitId,
        hex: HexId,
        facing: Corner,
    },
    PlaceLeader {
        leader: LeaderId,
        unit: UnitId,
    },
    /// A unit, or all units of a Command, begin in a formation or in none (MI-R75).
    Array {
        unit: UnitId,
        formation: Formation,
    },
    ArrayAll {
        command: CommandId,
        formation: Formation,
    },
    /// Pits on a hexside, seen from this hex (MI-CRE-7).
    Dig {
        hex: HexId,
        side: Side,
    },
    Ready,

    // ---- who acts (chapter 4)
    Activate {
        command: CommandId,
    },
    Standard {
        standard: StandardId,
    },
    Pass,
    /// A roll for another Command (MI-4.2a).
    Try {
        command: CommandId,
    },
    Seize {
        command: CommandId,
    },
    /// The roll is not seized.
    LetRoll,
    /// The camp followers show themselves (MI-BAN-4).
    SmallFolk,

    // ---- the order for a formation (MI-14.1b, MI-SCH-1)
    Form,
    Break,
    /// Everything stays as it is.
    Keep,
    /// A dismounted unit of the Prince spends the activation mounting (MI-POI-9).
    ToHorse {
        unit: UnitId,
    },

    // ---- movement and fire
    /// A unit begins to move, with leaders who ride along.
    Move {
        unit: UnitId,
        leaders: Leaders,
    },
    Step {
        side: Side,
    },
    Stop {
        facing: Corner,
    },
    /// A unit that does not move turns, once.
    Turn {
        unit: UnitId,
        facing: Corner,
    },
    /// A hobilar on the move mounts or dismounts (MI-14.2b).
    Change,
    Enter {
        unit: UnitId,
        hex: HexId,
        leaders: Leaders,
    },
    EnterLeader {
        leader: LeaderId,
        hex: HexId,
    },
    LeaderTo {
        leader: LeaderId,
        hex: HexId,
    },
    Fire {
        by: UnitId,
        at: UnitId,
    },
    Bombard {
        bombard: MarkerId,
        at: UnitId,
    },
    EndMoving,

    // ---- shock (chapters 10 and 11)
    Attack {
        unit: UnitId,
        target: UnitId,
    },
    Charge {
        unit: UnitId,
        target: UnitId,
    },
    /// What this unit was named for is taken back.
    Withdraw {
        unit: UnitId,
    },
    Confirm,
    /// The combat of this unit is fought next.
    Resolve {
        unit: UnitId,
    },
    /// The way of a charge or a counter-charge, and which way the rider faces at its end.
    Ride {
        way: Way,
        facing: Corner,
    },

    // ---- reactions
    /// Reaction fire of this unit, or return fire.
    React {
        by: UnitId,
    },
    HoldFire,
    CounterCharge {
        unit: UnitId,
        target: UnitId,
    },
    /// Retreat Before Shock (MI-10.2a): the hexes entered, one, or two by a genitor.
    Evade {
        unit: UnitId,
        way: Way,
        facing: Corner,
    },
    /// This unit, or nobody any more, does anything about it.
    Stand {
        unit: UnitId,
    },

    // ---- what is left to say
    /// Which result is carried out next.
    Next {
        unit: UnitId,
    },
    /// Through a friend the way has two hexes (MI-12.3c).
    Retreat {
        way: Way,
        facing: Corner,
    },
    RetireTo {
        hex: HexId,
        facing: Corner,
    },
    LeaderGoes,
    LeaderStays,
    /// A leader is placed with this unit: displaced, or as a replacement.
    LeaderWith {
        unit: UnitId,
    },
    /// A victor enters a hex that was vacated.
    Advance {
        unit: UnitId,
        hex: HexId,
        facing: Corner,
    },
    /// The unit that goes on, without turning (MI-12.7a).
    Continue {
        unit: UnitId,
        hex: HexId,
    },
    /// Nobody follows an evading enemy.
    StayPut,
    Face {
        facing: Corner,
    },
    PutOut {
        hex: HexId,
        facing: Corner,
    },
}
