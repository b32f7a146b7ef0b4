//! `charts.toml`: the numbers that hold in every battle.

mod reading;

pub use reading::CHARTS;

use super::{Arm, Faces, FireColumn, FireResult, ShockColumn, ShockResult, ShockTable, UnitType, Weapon};
use serde::Deserialize;

/// The lowest and the highest row of a table that is open at both ends.
const FIRE_ROWS: [i32; 2] = [4, 11];
const SHOCK_ROWS: [i32; 2] = [0, 13];
const CHARGE_ROWS: [i32; 2] = [0, 15];

/// The numbers of the game, ready for look-up.
#[derive(Debug)]
pub struct Charts {
    types: [TypeData; UnitType::ALL.len()],
    range: [Vec<i8>; Weapon::ALL.len()],
    fire: [[FireResult; 4]; 8],
    shock: [[ShockResult; 2]; 14],
    charge: [[ShockResult; 2]; 16],
    /// By attacker, then by defender; no row for those who never attack.
    matrix: [Option<[i8; UnitType::ALL.len()]>; UnitType::ALL.len()],
    pub fire_modifiers: FireModifiers,
    pub shock_modifiers: ShockModifiers,
    pub leader_in_fire: LeaderInFire,
    pub checks: Checks,
    pub movement: Movement,
    pub replacement: Replacement,
    pub flight: Flight,
    pub end: End,
}

/// What all units of a type have in common (2.2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TypeData {
    pub arm: Arm,
    #[serde(default)]
    pub weapon: Option<Weapon>,
    /// Friends on horseback ride through it (8.0).
    #[serde(default)]
    pub missile_infantry: bool,
    /// It has a zone of control (7.1).
    #[serde(default)]
    pub zone: bool,
    /// It may attack by shock (10.1): the matrix has a row for it.
    #[serde(default)]
    pub attacks: bool,
    /// It may charge and counter-charge (11.0).
    #[serde(default)]
    pub charges: bool,
    /// Horses refuse to charge into its Front (11.4).
    #[serde(default)]
    pub balks: bool,
    /// It may form a Shield Wall where the battle allows one (14.1).
    #[serde(default)]
    pub wall: bool,
    /// Arrows at it are worse.
    #[serde(default)]
    pub armoured: bool,
    /// Flight Points when it is eliminated (16.0).
    pub flight: u8,
    /// Movement, up and Disordered; a battle may have other numbers.
    #[serde(rename = "move")]
    pub movement: [u8; 2],
    /// Shock modifier, up and Disordered; a battle may have other numbers.
    pub shock: [i8; 2],
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FireModifiers {
    pub firer_disordered: i32,
    pub mounted_through_flank: i32,
    pub wall_through_front: i32,
    pub armoured_foot: i32,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LeaderInFire {
    /// A modified roll of this or more endangers a leader in the hex (15.4).
    pub check_at: i32,
    pub killed_on: Faces,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShockModifiers {
    pub force_per_unit: i32,
    pub all_flank: i32,
    pub all_rear: i32,
    pub mixed_angles: i32,
    pub all_lower: i32,
    pub charge_unmoved: i32,
    pub charge_moved: i32,
    pub leader_charging: i32,
    pub attacker_disordered: i32,
    pub defender_retired: i32,
    pub wall_through_front: i32,
    pub schiltron_through_front: i32,
}

/// The checks with a single die.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Checks {
    /// The faces that harm those who are ridden through (8.0).
    pub ride_through_harms: Faces,
    /// The highest total with which horses obey (11.4).
    pub horses_obey: i32,
    /// The highest total with which a counter-charge succeeds (11.6).
    pub counter_charge: i32,
    /// Added to it if the attack comes through the Flank.
    pub counter_charge_flank: i32,
    /// Die less rating: from here on the leader is killed (15.4).
    pub leader_killed: i32,
}

/// Costs and distances that are no matter of terrain.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Movement {
    /// What foot pays to leave the zone of a mounted enemy (7.2).
    pub leave_zone: u8,
    /// What riding through a friend costs (8.0).
    pub ride_through: u8,
    /// Hexes of a Retired unit in one activation (12.4).
    pub retired: u8,
    /// What a hobilar pays to mount, and to dismount (14.2).
    pub mount: u8,
    pub dismount: u8,
    /// The least and the greatest distance of a charge (11.3).
    pub charge: [u32; 2],
    /// By how many corners a unit turns that may not turn freely (6.2, 11.3, 14.1).
    pub turn: u8,
    /// How near a Retired unit must be to its standard (13.2).
    pub standard: u32,
}

/// A leader who takes the place of another (15.6).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Replacement {
    pub rating_loss: u8,
    pub least_rating: u8,
    pub range_loss: u8,
    pub least_range: u8,
    #[serde(rename = "move")]
    pub movement: u8,
}

/// Flight Points that are not those of a type (16.0).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Flight {
    pub king: u8,
    pub leader: u8,
    /// A unit while it is Retired.
    pub retired: u8,
}

/// When nobody wants to fight any more.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct End {
    /// Passes of each seat in a row.
    pub passes: u8,
    /// Activations in a row without a die of fire or combat.
    pub idle_activations: u8,
}

/// The row of a total in a table that is open at both ends.
#[inline]
fn row([low, high]: [i32; 2], total: i32) -> usize {
    (total.clamp(low, high) - low) as usize
}

impl Charts {
    #[inline]
    pub fn of(&self, kind: UnitType) -> &TypeData {
        &self.types[kind.index()]
    }

    /// The modifier of a range, counted from 1; none out of range.
    #[inline]
    pub fn range(&self, weapon: Weapon, range: u32) -> Option<i32> {
        let at = range.checked_sub(1)? as usize;
        self.range[weapon.index()].get(at).map(|modifier| i32::from(*modifier))
    }

    #[inline]
    pub fn most_range(&self, weapon: Weapon) -> u32 {
        self.range[weapon.index()].len() as u32
    }

    #[inline]
    pub fn fire(&self, total: i32, column: FireColumn) -> FireResult {
        self.fire[row(FIRE_ROWS, total)][column.index()]
    }

    #[inline]
    pub fn shock(&self, table: ShockTable, total: i32, column: ShockColumn) -> ShockResult {
        match table {
            ShockTable::Shock => self.shock[row(SHOCK_ROWS, total)][column.index()],
            ShockTable::Charge => self.charge[row(CHARGE_ROWS, total)][column.index()],
        }
    }

    /// One type's weapons against another's; none for those who never attack (10.1).
    #[inline]
    pub fn matrix(&self, attacker: UnitType, defender: UnitType) -> Option<i32> {
        self.matrix[attacker.index()].map(|row| i32::from(row[defender.index()]))
    }

    /// The first and the last row of a table, for whoever prints it.
    pub fn shock_rows(table: ShockTable) -> [i32; 2] {
        match table {
            ShockTable::Shock => SHOCK_ROWS,
            ShockTable::Charge => CHARGE_ROWS,
        }
    }

    pub fn fire_rows() -> [i32; 2] {
        FIRE_ROWS
    }
}
