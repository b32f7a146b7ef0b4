//! What sets a battle apart: who begins, who may use which formation, its own rules and the options of its players. A rule whose
//! numbers are missing here does not exist in that battle.

mod reading;

pub(crate) use reading::SpecialFile;

use super::{Faces, UnitType};
use crate::field::{KindId, TerrainId};
use crate::ids::{CommandId, LeaderId, UnitId, Units};
use engine::Seat;
use engine::rule::Bilingual;

#[derive(Clone, Debug, Default)]
pub struct Special {
    pub first: First,
    /// Who wins when nobody wants to fight any more; nobody for a draw (Q4.1-2).
    pub standoff: Option<Seat>,
    pub formations: Formations,
    /// The rules of this battle alone, in their order: their numbers in the book, and the option that switches each.
    pub rules: Vec<SpecialRule>,
    pub options: Vec<BattleOption>,

    /// FAL-2: the ways to play it.
    pub modes: Option<Modes>,
    /// FAL-4.
    pub faint: Option<Faint>,
    /// FAL-5.
    pub sullen: Option<Sullen>,
    /// COU-2.
    pub garrison: Option<Garrison>,
    /// COU-4.
    pub drowning: Option<Drowning>,
    /// BAN-3.
    pub axes: Option<Axes>,
    /// BAN-4.
    pub small_folk: Option<SmallFolk>,
    /// CRE-1.
    pub wet: Option<Wet>,
    /// CRE-2.
    pub mud: Option<Mud>,
    /// CRE-3, POI-5.
    pub impetuous: Option<Impetuous>,
    /// CRE-4, POI-6: who leaves for good instead of being Retired.
    pub hired: Units,
    /// CRE-6.
    pub bombards: Option<Bombards>,
    /// CRE-7.
    pub pits: Option<Pits>,
    /// POI-1: the Command that has to begin, and to charge.
    pub marshals: Option<CommandId>,
    /// POI-4.
    pub captal: Option<Captal>,
    /// POI-7: Flight Points for each wagon.
    pub wagon_points: Option<u8>,
    /// POI-9.
    pub to_horse: Option<ToHorse>,
    /// NAJ-1.
    pub genitors: Option<Genitors>,
    /// NAJ-3.
    pub fickle: Option<Fickle>,
    /// NAJ-4: a Retreat makes these Retired; none without the rule.
    pub levies: Units,
}

/// Who takes the first Free Activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    Seat(Seat),
    /// By die: the faces of each seat, all ten between them (BAN-1).
    Die([Faces; 2]),
}

impl Default for First {
    fn default() -> First {
        First::Seat(Seat::FIRST)
    }
}

/// Who may use Shield Wall and Schiltron, and who begins in one (14.1, SCH-1).
#[derive(Clone, Debug, Default)]
pub struct Formations {
    /// By seat.
    pub wall: [bool; 2],
    pub schiltron: [bool; 2],
    /// An option allows these seats the Shield Wall as well (CRE-5).
    pub wall_by_option: [bool; 2],
    /// Whose eligible units begin in one.
    pub begin_wall: Vec<CommandId>,
    pub begin_schiltron: Vec<CommandId>,
    /// The seat that decides for each of its Commands at set-up (BAN-2); with the option, that of CRE-5 too.
    pub decides: Option<Seat>,
}

/// A rule of one battle.
#[derive(Clone, Debug)]
pub struct SpecialRule {
    /// Its number in the book: `MI-FAL-5`.
    pub rule: String,
    /// The option that switches it, by name; it always holds without one.
    pub option: Option<String>,
}

/// What the players of a battle may choose.
#[derive(Clone, Debug)]
pub struct BattleOption {
    pub id: String,
    pub title: Bilingual,
    /// The rule it switches.
    pub rule: String,
    pub values: Vec<OptionWord>,
    pub default: String,
}

#[derive(Clone, Debug)]
pub struct OptionWord {
    pub id: String,
    pub title: Bilingual,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modes {
    /// Who is pinned down in the mode `pinned`, or sets up freely in the mode `free`.
    pub side: Seat,
    /// The clock reaches this: that side wins.
    pub clock: u8,
    /// The first and the last row of the free set-up.
    pub rows: [u8; 2],
}

/// Horse that may ride away when the enemy comes near.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faint {
    pub command: CommandId,
    pub distance: u32,
    pub leaves_on: Faces,
}

/// Men who hold back until the enemy wavers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sullen {
    pub units: Units,
    /// The other side has to have this many Flight Points.
    pub until: u8,
}

/// A unit that never leaves its walls, and its leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Garrison {
    pub unit: UnitId,
    pub leader: LeaderId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drowning {
    pub kind: KindId,
    pub eliminated_on: Faces,
}

/// Units that stand inside a schiltron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axes {
    pub guest: UnitType,
    pub host: UnitType,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallFolk {
    /// Who may show them.
    pub side: Seat,
    /// The other side has to have this many Flight Points.
    pub from: u8,
    /// What that changes its flight level by.
    pub level: i8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wet {
    pub units: Units,
    pub fire: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mud {
    pub terrain: TerrainId,
    /// A charge that starts in it or enters it is worth this at most.
    pub most: i32,
}

/// Knights who cannot wait (IMP).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impetuous {
    pub side: Seat,
    pub distance: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bombards {
    /// With whose activation they fire.
    pub with: CommandId,
    pub bursts_on: Faces,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pits {
    /// Who digs them.
    pub side: Seat,
    pub most: u8,
    /// Between these two rows; the sides have their marks ([`crate::field::Field::mark`]).
    pub rows: [u8; 2],
    pub reluctance: i32,
    pub shock: i32,
}

/// A leader who takes along whoever is near.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captal {
    pub command: CommandId,
    pub leader: LeaderId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToHorse {
    pub command: CommandId,
    pub from: UnitType,
    pub to: UnitType,
    pub movement: [u8; 2],
    pub shock: [i8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Genitors {
    pub kind: UnitType,
    /// How far they Retreat Before Shock.
    pub evade: u8,
}

/// A Command that may run at the first mishap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fickle {
    pub command: CommandId,
    pub flees_on: Faces,
}

impl Special {
    /// The option of this name.
    pub fn option(&self, id: &str) -> Option<&BattleOption> {
        self.options.iter().find(|it| it.id == id)
    }
}
