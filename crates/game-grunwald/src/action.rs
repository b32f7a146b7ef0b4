//! All that a seat may choose.

use crate::ch05_combat::counter_charge::CounterCharge;
use crate::field::HexId;
use crate::ids::{BannerId, LeaderId, TraceId};
use crate::state::{Aim, Hexes, UnitId, Units};
use hexboard::Side;

/// One answer to the question of the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    // ---- before the battle (G-S.1, G-R63)
    Place {
        unit: UnitId,
        hex: HexId,
        facing: Side,
    },
    Unplace {
        unit: UnitId,
    },
    Formation {
        unit: UnitId,
    },
    PlaceLeader {
        leader: LeaderId,
        unit: UnitId,
    },
    PlaceBanner {
        banner: BannerId,
        leader: LeaderId,
    },
    Attach {
        unit: UnitId,
        leader: LeaderId,
    },
    UseDefault,
    EndSetup,

    // ---- fire (G-11)
    Fire {
        by: UnitId,
        at: Aim,
    },
    HoldFire,
    ShootBack {
        at: Aim,
    },
    FriendHit {
        unit: UnitId,
    },

    // ---- panic (G-10)
    TryRally {
        unit: UnitId,
    },
    Flee {
        unit: UnitId,
    },
    FleeTo {
        hex: HexId,
    },

    // ---- whose turn it is to move (G-4)
    Move {
        unit: UnitId,
    },
    Rally {
        unit: UnitId,
    },
    MoveLeader {
        leader: LeaderId,
    },
    Enter {
        unit: UnitId,
        hex: HexId,
        facing: Side,
    },
    Return {
        unit: UnitId,
        hex: HexId,
        facing: Side,
    },
    ReturnLeader {
        leader: LeaderId,
        hex: HexId,
    },
    PassBanner {
        banner: BannerId,
        to: UnitId,
    },
    Wreck {
        unit: UnitId,
    },
    EndPhase,

    // ---- a move under way
    Forward {
        hold: bool,
    },
    Turn {
        sixths: i8,
    },
    Overrun,
    Minimum {
        advance: bool,
        facing: Side,
    },
    Flip,
    Exit,
    TakeLeader {
        leader: LeaderId,
    },
    /// He stays after all, before the first step.
    LeaveLeader,
    Stop,
    LeaderTo {
        hex: HexId,
    },

    // ---- reactions
    CounterCharge(CounterCharge),
    HoldBack,
    Aside {
        unit: UnitId,
        hex: HexId,
    },
    TakeUp {
        unit: UnitId,
    },

    // ---- combat (G-5)
    Attack {
        attackers: Units,
        hexes: Hexes,
    },
    FortFighters {
        units: Units,
    },
    Lose {
        unit: UnitId,
    },
    FallBack {
        unit: UnitId,
        hex: HexId,
        leader: bool,
    },
    Face {
        facing: Side,
    },
    Next {
        unit: UnitId,
    },
    Pursue {
        trace: TraceId,
        leader: bool,
    },
    PursueTo {
        hex: HexId,
    },
    StayPut,
    Advance {
        hex: HexId,
        leader: bool,
    },
    Remove {
        unit: UnitId,
    },
}
