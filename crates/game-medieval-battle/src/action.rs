//! All that a seat may choose.

use crate::ch1_battlefield::Pick;
use crate::state::{Army, HexId, Kind, UnitId};

/// One atomic decision. Units are named by their counter, places by their hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lay modules of one kind (MB-R01, when the players lay the battlefield together).
    Lay(Pick),
    /// The whole army at once (MB-II.1). The salt closes the seal; zero means "give me one".
    Recruit {
        army: Army,
        salt: u64,
    },
    /// Set up the wagon (MB-III.3).
    PlaceWagon {
        hex: HexId,
    },
    /// Set up a unit (MB-III.4).
    Place {
        kind: Kind,
        hex: HexId,
    },
    /// Keep the rest in reserve (MB-III.6).
    HoldBack,
    /// Enter a neighbouring hex (MB-IV.1.a).
    Step {
        unit: UnitId,
        to: HexId,
    },
    /// Declare a melee (MB-IV.a).
    Melee {
        unit: UnitId,
        target: HexId,
    },
    /// Shoot (MB-IV.b).
    Shoot {
        unit: UnitId,
        target: HexId,
    },
    /// Join a worn unit of the same kind (MB-IV.6.a).
    Merge {
        unit: UnitId,
        with: HexId,
    },
    /// Get off the horses, before or after the move (MB-VI.1).
    Dismount {
        unit: UnitId,
    },
    /// End the move.
    Stop,
    Regroup,
    Pass,
    /// Take the melee (MB-IV.3.g).
    Stand,
    /// Give the hex up (MB-IV.3.b).
    Retreat {
        to: HexId,
    },
    /// Give the hex up and leave the map (MB-IV.3.d).
    Leave,
    /// Put a unit next to the wagon: from off the map (MB-IV.7.d) or from the reserve (MB-IV.7.f).
    Enter {
        kind: Kind,
        worn: bool,
        away: bool,
        hex: HexId,
    },
    /// No more units come back in this regrouping.
    Finish,
}
