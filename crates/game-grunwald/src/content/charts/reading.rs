//! The file of the charts, and what is checked of it.

use super::*;
use crate::content::{KINDS, wrong};
use engine::chart::{Printed, cells};
use engine::content::{Flaw, Source};
use engine::position::Spanned;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ChartsFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    combat: Printed,
    modifiers: Modifiers,
    disorganisation: Printed<Vec<u8>>,
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
struct FireFile {
    #[serde(rename = "rule")]
    _rule: String,
    #[serde(rename = "dice")]
    _dice: String,
    range: BTreeMap<String, Vec<Spanned<String>>>,
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
    cavalry: Vec<Spanned<String>>,
    infantry: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VictoryFile {
    leader: u16,
    banner: u16,
    points: BTreeMap<String, u16>,
    grades: Vec<Grade>,
}

pub const CHARTS: &str = "charts.toml";

/// A number of 2d6, each throw a bit.
fn throws(list: &[u8]) -> Result<u16, &'static str> {
    let good = list.iter().all(|throw| (2..=12).contains(throw));
    if good { Ok(list.iter().fold(0, |bits, throw| bits | 1 << throw)) } else { Err("[2, 3, 12]") }
}

fn trial(text: &str) -> Result<Trial, &'static str> {
    let test = || text.strip_prefix("test").and_then(|number| number.parse().ok());
    Ok(match text {
        "fail" => Trial::Fails,
        "success" => Trial::Succeeds,
        "stay" => Trial::Stays,
        "out" => Trial::Out,
        _ => Trial::Test(test().ok_or("fail, test+1, test-1, success, stay, out")?),
    })
}

impl FireTable {
    fn read(source: Source, name: &str, printed: &FireFile) -> Result<FireTable, Flaw> {
        let hit = |text: &String| Hit::parse(text).ok_or("-, -1, -2, D, DS");
        let row = |range: usize| {
            let bad = || wrong(CHARTS, "flaw-table", format!("fire.{name}"));
            let row = printed.range.get(&range.to_string()).ok_or_else(bad)?;
            cells(source, &format!("fire.{name}"), &range.to_string(), row, hit)
        };
        (1..=printed.range.len()).map(row).collect::<Result<_, _>>().map(FireTable)
    }
}

impl Charts {
    pub fn read(source: Source) -> Result<Charts, Flaw> {
        let file: ChartsFile = source.toml()?;
        let result = |text: &String| Cell::parse(text).ok_or("-1 / D2 -1");
        let throw: [u8; 11] = std::array::from_fn(|at| at as u8 + 2);
        let combat = file.combat.grid(source, "combat", throw, result)?;
        let whole = file.combat.columns.len() == 12 && file.combat.index == Some((-3..=8).collect());
        if !whole {
            return Err(wrong(CHARTS, "flaw-table", "combat"));
        }
        let disorganisation =
            file.disorganisation
                .grid(source, "disorganisation", [1, 2, 3, 4, 5], |list: &Vec<u8>| throws(list))?;
        let mut terrain: [Terrain; 6] = Default::default();
        for (ground, name) in terrain.iter_mut().zip(crate::field::GROUNDS) {
            let found = file.terrain.get(name);
            *ground = found.cloned().ok_or_else(|| wrong(CHARTS, "flaw-table", format!("terrain.{name}")))?;
        }
        let mut fire: [FireTable; 5] = Default::default();
        for (table, name) in fire.iter_mut().zip(["archer", "horse-archer", "crossbow", "bombard", "object"])
        {
            let printed = file.fire.get(name);
            let printed = printed.ok_or_else(|| wrong(CHARTS, "flaw-table", format!("fire.{name}")))?;
            *table = FireTable::read(source, name, printed)?;
        }
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
                cavalry: cells(source, "overrun", "cavalry", &file.overrun.cavalry, |text| trial(text))?,
                infantry: cells(source, "overrun", "infantry", &file.overrun.infantry, |text| trial(text))?,
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
