//! The file of the charts, and what is checked of it.

use super::*;
use crate::content::{KINDS, wrong};
use engine::content::Flaw;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChartsFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    combat: CombatFile,
    modifiers: Modifiers,
    disorganisation: DisorganisationFile,
    terrain: BTreeMap<String, Terrain>,
    road: Road,
    sides: Sides,
    movement: Movement,
    off_map: OffMap,
    stacking: Stacking,
    walls: Walls,
    fire: BTreeMap<String, FireFile>,
    fire_modifiers: FireModifiers,
    morale_test: MoraleTestFile,
    morale_track: Track,
    pursuit: PursuitFile,
    overrun: OverrunFile,
    fatigue: Fatigue,
    victory: VictoryFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatFile {
    #[serde(rename = "rule")]
    _rule: String,
    #[serde(rename = "dice")]
    _dice: String,
    columns: Vec<String>,
    index: Vec<i32>,
    rows: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DisorganisationFile {
    #[serde(rename = "rule")]
    _rule: String,
    #[serde(rename = "dice")]
    _dice: String,
    #[serde(rename = "columns")]
    _columns: Vec<String>,
    rows: BTreeMap<String, Vec<Vec<u8>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FireFile {
    #[serde(rename = "rule")]
    _rule: String,
    #[serde(rename = "dice")]
    _dice: String,
    range: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct MoraleTestFile {
    #[serde(rename = "rule")]
    _rule: String,
    #[serde(rename = "dice")]
    _dice: String,
    pass: [i32; 5],
    in_range: i32,
    stacked: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PursuitFile {
    #[serde(rename = "rule")]
    _rule: String,
    #[serde(rename = "dice")]
    _dice: String,
    free: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct OverrunFile {
    #[serde(rename = "rule")]
    _rule: String,
    #[serde(rename = "dice")]
    _dice: String,
    least_charge: u8,
    cavalry: Vec<String>,
    infantry: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VictoryFile {
    leader: u16,
    banner: u16,
    points: BTreeMap<String, u16>,
    grades: Vec<Grade>,
}

const CHARTS: &str = "charts.toml";

impl Charts {
    pub fn read(file: ChartsFile) -> Result<Charts, Flaw> {
        let mut combat = [[Cell::default(); 12]; 11];
        let whole = file.combat.columns.len() == 12
            && file.combat.index == (-3..=8).collect::<Vec<_>>()
            && file.combat.rows.len() == 11;
        if !whole {
            return Err(wrong(CHARTS, "flaw-table", "combat"));
        }
        for (row, throw) in combat.iter_mut().zip(2..) {
            let printed = file.combat.rows.get(&throw.to_string()).filter(|printed| printed.len() == 12);
            let printed =
                printed.ok_or_else(|| wrong(CHARTS, "flaw-table", format!("combat.rows.{throw}")))?;
            for (cell, text) in row.iter_mut().zip(printed) {
                *cell = Cell::parse(text).ok_or_else(|| wrong(CHARTS, "flaw-cell", text.as_str()))?;
            }
        }
        let mut disorganisation = [[0; 6]; 5];
        for (row, number) in disorganisation.iter_mut().zip(1..) {
            let name = format!("disorganisation.rows.{number}");
            let printed =
                file.disorganisation.rows.get(&number.to_string()).filter(|printed| printed.len() == 6);
            for (cell, throws) in
                row.iter_mut().zip(printed.ok_or_else(|| wrong(CHARTS, "flaw-table", &name))?)
            {
                if throws.iter().any(|throw| !(2..=12).contains(throw)) {
                    return Err(wrong(CHARTS, "flaw-table", name));
                }
                *cell = throws.iter().fold(0, |bits, throw| bits | 1 << throw);
            }
        }
        let mut terrain: [Terrain; 6] = Default::default();
        for (ground, name) in terrain.iter_mut().zip(crate::field::GROUNDS) {
            let found = file.terrain.get(name);
            *ground = found.cloned().ok_or_else(|| wrong(CHARTS, "flaw-table", format!("terrain.{name}")))?;
        }
        let mut fire: [FireTable; 5] = Default::default();
        for (table, name) in fire.iter_mut().zip(["archer", "horse-archer", "crossbow", "bombard", "object"])
        {
            let bad = || wrong(CHARTS, "flaw-table", format!("fire.{name}"));
            let printed = file.fire.get(name).ok_or_else(bad)?;
            for range in 1..=printed.range.len() {
                let row =
                    printed.range.get(&range.to_string()).filter(|row| row.len() == 12).ok_or_else(bad)?;
                let mut hits = [Hit::default(); 12];
                for (hit, text) in hits.iter_mut().zip(row) {
                    *hit = Hit::parse(text).ok_or_else(|| wrong(CHARTS, "flaw-cell", text.as_str()))?;
                }
                table.0.push(hits);
            }
        }
        let trials = |list: &[String]| -> Result<[Trial; 8], Flaw> {
            let mut out = [Trial::Fails; 8];
            if list.len() != out.len() {
                return Err(wrong(CHARTS, "flaw-table", "overrun"));
            }
            for (trial, text) in out.iter_mut().zip(list) {
                let test = || text.strip_prefix("test").and_then(|n| n.parse().ok()).map(Trial::Test);
                *trial = match text.as_str() {
                    "fail" => Trial::Fails,
                    "success" => Trial::Succeeds,
                    "stay" => Trial::Stays,
                    "out" => Trial::Out,
                    other => test().ok_or_else(|| wrong(CHARTS, "flaw-cell", other))?,
                };
            }
            Ok(out)
        };
        let mut points = [0; 6];
        for (value, kind) in points.iter_mut().zip(KINDS) {
            let found = file.victory.points.get(kind.id()).copied();
            *value =
                found.ok_or_else(|| wrong(CHARTS, "flaw-table", format!("victory.points.{}", kind.id())))?;
        }
        if file.pursuit.free.is_empty() || file.victory.grades.is_empty() {
            return Err(wrong(CHARTS, "flaw-table", "pursuit, victory"));
        }
        Ok(Charts {
            combat,
            columns: file.combat.columns,
            modifiers: file.modifiers,
            disorganisation,
            terrain,
            road: file.road,
            sides: file.sides,
            movement: file.movement,
            off_map: file.off_map,
            stacking: file.stacking,
            walls: file.walls,
            fire,
            fire_modifiers: file.fire_modifiers,
            morale_test: MoraleTest {
                pass: file.morale_test.pass,
                in_range: file.morale_test.in_range,
                stacked: file.morale_test.stacked,
            },
            track: file.morale_track,
            pursuit: file.pursuit.free,
            overrun: Overrun {
                least_charge: file.overrun.least_charge,
                cavalry: trials(&file.overrun.cavalry)?,
                infantry: trials(&file.overrun.infantry)?,
            },
            fatigue: file.fatigue,
            victory: Victory {
                leader: file.victory.leader,
                banner: file.victory.banner,
                points,
                grades: file.victory.grades,
            },
        })
    }

    /// The cell of a throw and a column, from -3 (1:4) to 8 (9:1).
    pub fn result(&self, throw: u8, column: i8) -> Cell {
        self.combat[usize::from(throw.clamp(2, 12) - 2)][(column.clamp(-3, 8) + 3) as usize]
    }

    /// How far the defender retreats in a column, added up over the 36 throws of two dice.
    pub fn defender_hexes(&self, column: i8) -> u32 {
        let hexes = |throw: u8| match self.result(throw, column).retreat {
            Some((false, hexes)) => u32::from(hexes),
            _ => 0,
        };
        (2..=12).map(|throw: u8| (6 - u32::from(throw.abs_diff(7))) * hexes(throw)).sum()
    }

    /// In how many of the 36 throws of two dice the defender loses strength in a column: it falls once where it should rise (G-R12).
    pub fn defender_losses(&self, column: i8) -> u32 {
        let loses = |throw: &u8| self.result(*throw, column).defender > 0;
        (2..=12).filter(loses).map(|throw: u8| 6 - u32::from(throw.abs_diff(7))).sum()
    }
}
