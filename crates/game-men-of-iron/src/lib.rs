//! Men of Iron: Commands that act one after the other on a roll, facing to a corner, arrows, charges and counter-charges.
//!
//! The chapters stand in the order of the book. [`look`] holds what every chapter asks of a position, [`choices`] lists what may be
//! chosen, [`play`] strings the chapters together.

pub mod about;
pub mod action;
pub mod ch04_activation;
pub mod ch05_movement;
pub mod ch06_facing;
pub mod ch07_zones;
pub mod ch08_stacking;
pub mod ch09_fire;
pub mod ch10_shock;
pub mod ch11_charge;
pub mod ch12_results;
pub mod ch13_rally;
pub mod ch14_special_units;
pub mod ch15_leaders;
pub mod ch16_victory;
pub mod choices;
pub mod content;
pub mod ent_entry;
pub mod event;
pub mod field;
pub mod ids;
pub mod imp_impetuous;
pub mod look;
pub mod notation;
pub mod play;
pub mod position;
pub mod reaching;
pub mod refusing;
pub mod rules;
pub mod setup;
pub mod state;

use content::{Battle, Content};
use field::{Field, Slope};
use ids::Units;

/// What players may choose, apart from what a battle switches (MI-Q4.3-2, MI-Q9.4-2, MI-R13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Who has just lost play to a seizure may not seize the next roll.
    pub seize_guard: bool,
    /// A hex hides only if it is higher than both ends.
    pub los_slope: Slope,
    /// Only the side that acted checks its flight.
    pub flight_active_only: bool,
    /// No modifier for fire at armoured foot.
    pub armour_off: bool,
    /// FAL-2.
    pub mode: Mode,
    /// FAL-4: Comyn's horse may leave in the pinned mode only, always, or never.
    pub faint: bool,
    /// FAL-5.
    pub sullen: bool,
    /// COU-4.
    pub drowning: bool,
    /// BAN-4.
    pub small_folk: bool,
    /// CRE-1, CRE-2, CRE-5, CRE-6, CRE-7.
    pub wet: bool,
    pub mud: bool,
    pub wall: bool,
    pub bombards: bool,
    pub pits: bool,
    /// POI-9.
    pub to_horse: bool,
    /// NAJ-3, NAJ-4.
    pub fickle: bool,
    pub levies: bool,
}

/// How Falkirk is played (MI-FAL-2a, b, c).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    Pinned,
    #[default]
    Contested,
    Free,
}

/// The rules of a battle that is set up: its ground, its charts, who takes part, its options.
pub struct MenOfIron {
    pub content: &'static Content,
    pub battle: &'static Battle,
    pub field: &'static Field,
    pub options: Options,
    /// All units of a seat.
    pub of_seat: [Units; 2],
}

impl MenOfIron {
    pub fn new(content: &'static Content, battle: &'static Battle, options: Options) -> MenOfIron {
        let of_seat = [0, 1].map(|seat| battle.units_of(engine::Seat(seat)).map(|(unit, _)| unit).collect());
        MenOfIron { content, battle, field: battle.field(options.mud), options, of_seat }
    }
}
