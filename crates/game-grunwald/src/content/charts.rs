//! `charts.toml`: the numbers of the game.

mod reading;

pub use reading::CHARTS;

use engine::rule::Bilingual;
use serde::Deserialize;

/// The numbers of the game, ready for look-up. Movement is in half points.
#[derive(Debug)]
pub struct Charts {
    /// By throw (2 to 12) and column (1:4 to 9:1).
    pub combat: [[Cell; 12]; 11],
    pub columns: Vec<String>,
    pub modifiers: Modifiers,
    /// By row (D1 to D5) and column: the throws that disorganise, as bits.
    pub disorganisation: [[u16; 6]; 5],
    /// By [`crate::field::Ground`].
    pub terrain: [Terrain; 6],
    pub road: Road,
    pub sides: Sides,
    pub movement: Movement,
    pub off_map: OffMap,
    pub stacking: Stacking,
    pub walls: Walls,
    /// Archers, horse archers, crossbows, bombards, bombards at objects: by range, then by total.
    pub fire: [FireTable; 5],
    pub fire_modifiers: FireModifiers,
    pub morale_test: MoraleTest,
    pub track: Track,
    /// The highest throw that leaves the choice, by distance to a leader.
    pub pursuit: Vec<u8>,
    pub overrun: Overrun,
    pub fatigue: Fatigue,
    pub victory: Victory,
}

/// A cell of the combat table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    pub attacker: u8,
    pub defender: u8,
    /// Who retreats, and how far.
    pub retreat: Option<(bool, u8)>,
    pub demoralised: bool,
}

impl Cell {
    /// Equal cells have equal numbers.
    pub fn class(&self) -> u32 {
        let retreat =
            self.retreat.map_or(0, |(attacker, hexes)| 1 + u32::from(hexes) * 2 + u32::from(attacker));
        u32::from(self.attacker) << 16
            | u32::from(self.defender) << 8
            | retreat << 1
            | u32::from(self.demoralised)
    }

    /// `-1 / D2 -1`, `A1D`, `-`: before the stroke the attacker's loss, after it the defender's part.
    pub fn parse(text: &str) -> Option<Cell> {
        let (before, after) = match text.split_once(" / ") {
            Some((before, after)) => (Some(before), after),
            None => (None, text),
        };
        let mut cell = Cell::default();
        match before {
            None => {}
            Some("-1") => cell.attacker = 1,
            Some(_) => return None,
        }
        match after {
            "-" => return Some(cell),
            "-1" if before.is_some() => {
                cell.defender = 1;
                return Some(cell);
            }
            _ => {}
        }
        let attacker = match after.chars().next()? {
            'A' if before.is_none() => true,
            'D' => false,
            _ => return None,
        };
        let mut rest = after[1..].trim();
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let hexes: u8 = rest[..digits].parse().ok().filter(|n| (1..=5).contains(n))?;
        rest = rest[digits..].trim();
        if let Some(stripped) = rest.strip_suffix('D') {
            cell.demoralised = true;
            rest = stripped.trim();
        }
        match rest {
            "" => {}
            "-1" if attacker => cell.attacker += 1,
            "-1" => cell.defender += 1,
            _ => return None,
        }
        cell.retreat = Some((attacker, hexes));
        Some(cell)
    }
}

impl std::fmt::Display for Cell {
    /// As it is printed: `-1 / D2 -1`.
    fn fmt(&self, to: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Some((attacker, hexes)) = self.retreat else {
            return match (self.attacker, self.defender) {
                (0, 0) => write!(to, "-"),
                (_, 0) => write!(to, "-1 / -"),
                _ => write!(to, "-1 / -1"),
            };
        };
        let own = if attacker { self.attacker } else { self.defender };
        if !attacker && self.attacker > 0 {
            write!(to, "-1 / ")?;
        }
        write!(to, "{}{hexes}", if attacker { 'A' } else { 'D' })?;
        match (own > 0, self.demoralised) {
            (true, true) => write!(to, " -1D"),
            (true, false) => write!(to, " -1"),
            (false, true) => write!(to, "D"),
            (false, false) => Ok(()),
        }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Modifiers {
    pub rear_hex: i32,
    pub opposite_hexes: i32,
    pub leader_stacked: i32,
    pub leader_in_range: i32,
    pub banner: i32,
    pub all_disorganised: i32,
    pub missile_unit: i32,
    pub charge_over_armour: i32,
    pub charge_of_disorganised: i32,
    pub missile_strength: i32,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Terrain {
    #[serde(default)]
    pub foot: u8,
    #[serde(default)]
    pub horse: u8,
    #[serde(default)]
    pub defence: i32,
    /// What a change of facing costs more: on foot, mounted.
    #[serde(default)]
    pub turn: [u8; 2],
    #[serde(default)]
    pub halves_attacker: bool,
    #[serde(default)]
    pub disorganises: Vec<Arm>,
    /// Whoever charges into it or through it has no speed left (G-5.6.7).
    #[serde(default)]
    pub breaks_charge: bool,
    /// Speed is worth nothing against those who stand in it (G-5.6.6).
    #[serde(default)]
    pub wastes_charge: bool,
    #[serde(default)]
    pub hides: bool,
    /// Shots at those who stand in it are worse (G-11.2.4).
    #[serde(default)]
    pub covers: bool,
    /// Foot can be ridden down there, unless walls shelter it (G-5.8.10).
    #[serde(default)]
    pub open: bool,
    #[serde(default)]
    pub fortified: bool,
    #[serde(default)]
    pub closed: bool,
}

/// Whom rough ground disorganises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arm {
    Cavalry,
    Infantry,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Road {
    pub foot: u8,
    pub horse: u8,
    pub extra_hexes: u8,
    pub hold_pace: u8,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Crossing {
    #[serde(default)]
    pub foot: u8,
    #[serde(default)]
    pub horse: u8,
    #[serde(default)]
    pub defence: i32,
    #[serde(default)]
    pub charge: i8,
    #[serde(default)]
    pub breaks_charge: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides {
    pub stream: Crossing,
    pub bridge: Crossing,
    pub ford: Crossing,
    pub uphill: Crossing,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Movement {
    pub friend: u8,
    pub leave_zone: u8,
    pub hold_pace: u8,
    pub turn: u8,
    pub turn_horse_archer: u8,
    pub turn_in_zone: u8,
    pub turn_foot: u8,
    pub exit: u8,
    pub flip: u8,
    pub banner: u8,
    pub shot: u8,
    pub most_charge: u8,
    pub leader: u8,
    pub disorganised: ByArm,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByArm {
    pub foot: u8,
    pub horse: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OffMap {
    pub turns: u8,
    pub horse: u8,
    pub foot: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stacking {
    pub hex: u8,
    pub fortified: u8,
    pub fortified_horse: u8,
    pub fighting: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Walls {
    pub foot: [u8; 3],
    pub horse: [u8; 3],
    pub leader: u8,
    pub demolition: u8,
}

/// What a shot does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hit {
    pub loss: u8,
    pub disorganised: bool,
    pub stopped: bool,
}

impl Hit {
    /// Equal hits have equal numbers.
    pub fn class(&self) -> u32 {
        u32::from(self.loss) << 2 | u32::from(self.disorganised) << 1 | u32::from(self.stopped)
    }

    /// `-`, `-1`, `-2`, `D`, `DS`.
    fn parse(text: &str) -> Option<Hit> {
        Some(match text {
            "-" => Hit::default(),
            "-1" => Hit { loss: 1, ..Hit::default() },
            "-2" => Hit { loss: 2, ..Hit::default() },
            "D" => Hit { disorganised: true, ..Hit::default() },
            "DS" => Hit { disorganised: true, stopped: true, ..Hit::default() },
            _ => return None,
        })
    }
}

/// By range (1 first), then by modified total: 1 or less first, 12 last.
#[derive(Clone, Debug, Default)]
pub struct FireTable(pub Vec<[Hit; 12]>);

impl FireTable {
    pub fn at(&self, range: u32, total: i32) -> Hit {
        let row = self.0.get(range.saturating_sub(1) as usize);
        row.map_or(Hit::default(), |row| row[(total.clamp(1, 12) - 1) as usize])
    }

    pub fn range(&self) -> u32 {
        self.0.len() as u32
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FireModifiers {
    pub cover: i32,
    pub weak_horse_archer: i32,
    pub bombard_armour: i32,
    pub friend_hit: u8,
    pub leader_hit: u8,
    pub crossbow_stops: u8,
    pub disorganisation_row: usize,
}

#[derive(Clone, Debug)]
pub struct MoraleTest {
    /// The highest throw that passes, by level -2 to +2.
    pub pass: [i32; 5],
    pub in_range: i32,
    pub stacked: i32,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Track {
    pub ends: [i8; 2],
    /// From here on level 1, level 2.
    pub levels: [i8; 2],
    pub unit: i8,
    pub banner: i8,
    pub leader: i8,
    pub army_leader: i8,
    pub must_pursue: i8,
}

impl Track {
    /// The level of the allies where the marker stands.
    pub fn level(&self, marker: i8) -> i8 {
        let level =
            self.levels.iter().filter(|from| marker.unsigned_abs() >= from.unsigned_abs()).count() as i8;
        if marker < 0 { -level } else { level }
    }
}

/// What happens to one side of an overrun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trial {
    Fails,
    Test(i32),
    Succeeds,
    Stays,
    Out,
}

#[derive(Clone, Debug)]
pub struct Overrun {
    pub least_charge: u8,
    /// By modified total: 0 or less first, 7 or more last.
    pub cavalry: [Trial; 8],
    pub infantry: [Trial; 8],
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fatigue {
    pub above: u8,
}

#[derive(Clone, Debug)]
pub struct Victory {
    pub leader: u16,
    pub banner: u16,
    /// By [`Kind`].
    pub points: [u16; 6],
    pub grades: Vec<Grade>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grade {
    pub least: u16,
    pub name: Bilingual,
}

impl Victory {
    /// The grade of a difference in points.
    pub fn grade(&self, difference: u16) -> &Grade {
        self.grades.iter().rev().find(|grade| grade.least <= difference).unwrap_or(&self.grades[0])
    }
}
