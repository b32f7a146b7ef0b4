//! What the box prints: charts, counters, the map, scenarios. Read once from `content/grunwald` and checked; play never meets a
//! malformed table.

use crate::field::Field;
use crate::state::{ALLIED, ORDER};
use engine::Seat;
use engine::content::{Flaw, parse_toml};
use engine::glossary::{self, Term};
use engine::rule::{Bilingual, RuleBook};
use engine::text::{Phrase, Texts};
use hexboard::{Edge, Orientation, Side};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Everything the game needs that is not code.
#[derive(Debug)]
pub struct Content {
    pub charts: Charts,
    pub counters: Counters,
    pub field: Field,
    pub scenarios: Vec<Scenario>,
}

/// The files, by their names below the game's folder.
pub const FILES: [(&str, &str); 11] = [
    ("charts.toml", include_str!("../../../content/grunwald/charts.toml")),
    ("units.toml", include_str!("../../../content/grunwald/units.toml")),
    ("maps/grunwald.toml", include_str!("../../../content/grunwald/maps/grunwald.toml")),
    ("maps/grunwald.txt", include_str!("../../../content/grunwald/maps/grunwald.txt")),
    ("scenarios/avant-garde.toml", include_str!("../../../content/grunwald/scenarios/avant-garde.toml")),
    (
        "scenarios/choc-des-titans.toml",
        include_str!("../../../content/grunwald/scenarios/choc-des-titans.toml"),
    ),
    (
        "scenarios/blitzkrieg-1410.toml",
        include_str!("../../../content/grunwald/scenarios/blitzkrieg-1410.toml"),
    ),
    ("rules.toml", include_str!("../../../content/grunwald/rules.toml")),
    ("glossary.toml", include_str!("../../../content/grunwald/glossary.toml")),
    ("fr.ftl", include_str!("../../../content/grunwald/fr.ftl")),
    ("en.ftl", include_str!("../../../content/grunwald/en.ftl")),
];

/// The scenarios in the order in which we offer them.
const SCENARIOS: [&str; 3] =
    ["scenarios/avant-garde.toml", "scenarios/choc-des-titans.toml", "scenarios/blitzkrieg-1410.toml"];

/// The content that is built into the program. Its files are checked by the tests, so that failing here is a mistake of ours and
/// not of a player.
pub static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Content::read(&built_in).unwrap_or_else(|flaw| panic!("{flaw}")));

pub static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let file = |name| built_in(name).unwrap_or_default();
    Texts::parse("grunwald", &file("fr.ftl"), &file("en.ftl")).unwrap_or_else(|flaw| panic!("{flaw}"))
});

pub static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
    let source = built_in("rules.toml").unwrap_or_default();
    RuleBook::parse("rules.toml", &source).unwrap_or_else(|flaw| panic!("{flaw}"))
});

pub static GLOSSARY: LazyLock<Vec<Term>> = LazyLock::new(|| {
    let source = built_in("glossary.toml").unwrap_or_default();
    glossary::parse("glossary.toml", &source, &BOOK).unwrap_or_else(|flaw| panic!("{flaw}"))
});

pub fn built_in(name: &str) -> Option<String> {
    FILES.iter().find(|(file, _)| *file == name).map(|(_, text)| text.to_string())
}

impl Content {
    /// Reads and checks everything; the first mistake is returned.
    pub fn read(read: &dyn Fn(&str) -> Option<String>) -> Result<Content, Flaw> {
        let charts = Charts::read(file(read, "charts.toml")?)?;
        let counters = Counters::read(file(read, "units.toml")?)?;
        let text = read("maps/grunwald.txt")
            .ok_or_else(|| Flaw::new("maps/grunwald.txt", Phrase::new("flaw-file-missing")))?;
        let field = Field::read(file(read, "maps/grunwald.toml")?, &text)?;
        let scenarios = SCENARIOS
            .iter()
            .map(|name| Scenario::read(name, file(read, name)?, &counters, &field))
            .collect::<Result<_, _>>()?;
        Ok(Content { charts, counters, field, scenarios })
    }

    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}

fn file<T: serde::de::DeserializeOwned>(
    read: &dyn Fn(&str) -> Option<String>,
    name: &str,
) -> Result<T, Flaw> {
    let missing = || Flaw::new(name, Phrase::new("flaw-file-missing"));
    parse_toml(name, &read(name).ok_or_else(missing)?)
}

/// A mistake in a file: what is wrong, and the word that is.
pub fn wrong(name: &str, what: &'static str, word: impl Into<String>) -> Flaw {
    Flaw::new(name, Phrase::new("flaw-word").with("what", Phrase::new(what)).with("word", word.into()))
}

pub fn seat(name: &str, word: &str) -> Result<Seat, Flaw> {
    match word {
        "allied" => Ok(ALLIED),
        "order" => Ok(ORDER),
        _ => Err(wrong(name, "flaw-side", word)),
    }
}

// ---------------------------------------------------------------- charts.toml

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
    pub disorganises: Vec<String>,
    #[serde(default)]
    pub breaks_charge: bool,
    #[serde(default)]
    pub hides: bool,
    #[serde(default)]
    pub fortified: bool,
    #[serde(default)]
    pub closed: bool,
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

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ChartsFile {
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
    fn read(file: ChartsFile) -> Result<Charts, Flaw> {
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

// ---------------------------------------------------------------- units.toml

/// What a counter is (G-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    Cavalry,
    HorseArcher,
    Infantry,
    Archer,
    Crossbow,
    Bombard,
}

pub const KINDS: [Kind; 6] =
    [Kind::Cavalry, Kind::HorseArcher, Kind::Infantry, Kind::Archer, Kind::Crossbow, Kind::Bombard];

impl Kind {
    pub fn id(self) -> &'static str {
        ["cavalry", "horse-archer", "infantry", "archer", "crossbow", "bombard"][self as usize]
    }

    fn parse(text: &str) -> Option<Kind> {
        KINDS.into_iter().find(|kind| kind.id() == text)
    }

    /// Cavalry and horse archers: those of the cavalry phases (G-R62).
    #[inline]
    pub fn mounted(self) -> bool {
        matches!(self, Kind::Cavalry | Kind::HorseArcher)
    }

    /// Foot that shoots: two faces, no zone of control, never attacks (G-11.1.1, G-3.2.2).
    #[inline]
    pub fn missile(self) -> bool {
        matches!(self, Kind::Archer | Kind::Crossbow | Kind::Bombard)
    }
}

/// Who a counter belongs to, for set-up, flight and the death of an army's leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Nation {
    Poland,
    Lithuania,
    Tatars,
    Order,
}

pub const NATIONS: [Nation; 4] = [Nation::Poland, Nation::Lithuania, Nation::Tatars, Nation::Order];

impl Nation {
    pub fn id(self) -> &'static str {
        ["poland", "lithuania", "tatars", "order"][self as usize]
    }
}

/// A counter as it is printed.
#[derive(Clone, Debug)]
pub struct Counter {
    /// `PKR1`.
    pub id: String,
    pub side: Seat,
    pub nation: Nation,
    pub kind: Kind,
    pub armour: u8,
    pub strength: u8,
    pub reduced: u8,
    /// In half points.
    pub movement: u8,
    /// Its group, by number.
    pub group: u8,
    /// Its place in the group, from 1; the first is the chief (G-13.1.1).
    pub place: u8,
    /// The leader it is assigned to (G-13.1.5), by number.
    pub leader: u8,
    pub number: u16,
    /// The name of its class: `heavy-cavalry`.
    pub class: &'static str,
}

#[derive(Clone, Debug)]
pub struct Group {
    pub id: String,
    pub name: Bilingual,
    pub nation: Nation,
    pub kind: Kind,
    pub arms: Option<String>,
    pub colour: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderCard {
    pub id: String,
    side: String,
    pub nation: Nation,
    pub name: String,
    pub short: String,
    pub army: bool,
    pub range: u8,
}

impl LeaderCard {
    pub fn seat(&self) -> Seat {
        if self.side == "order" { ORDER } else { ALLIED }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BannerCard {
    pub id: String,
    side: String,
    pub name: Bilingual,
}

impl BannerCard {
    pub fn seat(&self) -> Seat {
        if self.side == "order" { ORDER } else { ALLIED }
    }
}

#[derive(Debug)]
pub struct Counters {
    pub units: Vec<Counter>,
    pub groups: Vec<Group>,
    pub leaders: Vec<LeaderCard>,
    pub banners: Vec<BannerCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountersFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    class: Vec<ClassFile>,
    leader: Vec<LeaderCard>,
    banner: Vec<BannerCard>,
    group: Vec<GroupFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassFile {
    id: String,
    kind: String,
    armour: u8,
    strength: u8,
    reduced: u8,
    movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroupFile {
    id: String,
    side: String,
    nation: Nation,
    name: Bilingual,
    kind: String,
    armour: Vec<u8>,
    arms: Option<String>,
    colour: Option<String>,
    leaders: Vec<String>,
    number: u16,
    #[serde(rename = "source")]
    _source: String,
}

/// The ten classes of counters.
pub const CLASSES: [&str; 10] = [
    "heavy-cavalry",
    "regular-cavalry",
    "light-cavalry",
    "horse-archers",
    "heavy-infantry",
    "light-infantry",
    "militia",
    "archers",
    "crossbowmen",
    "bombard",
];

const UNITS: &str = "units.toml";

impl Counters {
    fn read(file: CountersFile) -> Result<Counters, Flaw> {
        let (mut units, mut groups) = (Vec::new(), Vec::new());
        for group in file.group {
            let kind =
                Kind::parse(&group.kind).ok_or_else(|| wrong(UNITS, "flaw-kind", group.kind.as_str()))?;
            for (place, armour) in group.armour.iter().enumerate() {
                let class =
                    file.class.iter().find(|class| class.kind == group.kind && class.armour == *armour);
                let unknown = || wrong(UNITS, "flaw-kind", format!("{} {armour}", group.kind));
                let class = class.ok_or_else(unknown)?;
                let name = CLASSES.into_iter().find(|name| *name == class.id).ok_or_else(unknown)?;
                let leader = group.leaders.get(place).or(group.leaders.first()).map_or("", String::as_str);
                let leader = file.leader.iter().position(|it| it.id == leader);
                units.push(Counter {
                    id: format!("{}{}", group.id, place + 1),
                    side: seat(UNITS, &group.side)?,
                    nation: group.nation,
                    kind,
                    armour: *armour,
                    strength: class.strength,
                    reduced: class.reduced,
                    movement: class.movement * 2,
                    group: groups.len() as u8,
                    place: place as u8 + 1,
                    leader: leader.ok_or_else(|| wrong(UNITS, "flaw-leader", group.id.as_str()))? as u8,
                    number: group.number + place as u16,
                    class: name,
                });
            }
            groups.push(Group {
                id: group.id,
                name: group.name,
                nation: group.nation,
                kind,
                arms: group.arms,
                colour: group.colour,
            });
        }
        if units.len() > usize::from(u8::MAX) - 1 || groups.len() > 254 {
            return Err(wrong(UNITS, "flaw-table", "group"));
        }
        Ok(Counters { units, groups, leaders: file.leader, banners: file.banner })
    }

    pub fn unit(&self, id: &str) -> Option<usize> {
        self.units.iter().position(|unit| unit.id.eq_ignore_ascii_case(id))
    }

    pub fn leader(&self, id: &str) -> Option<usize> {
        self.leaders.iter().position(|leader| leader.id.eq_ignore_ascii_case(id))
    }

    pub fn banner(&self, id: &str) -> Option<usize> {
        self.banners.iter().position(|banner| banner.id.eq_ignore_ascii_case(id))
    }
}

// ---------------------------------------------------------------- scenarios

#[derive(Debug)]
pub struct Scenario {
    pub id: String,
    pub title: Bilingual,
    pub summary: Bilingual,
    pub first: Seat,
    pub setup: [Seat; 2],
    pub turns: u8,
    pub clock: String,
    pub morale: i8,
    pub automatic_victory: bool,
    /// Counters that are not set up come as reinforcements.
    pub reserves: bool,
    /// Leaders and banners that take part, by number in the box.
    pub leaders: Vec<usize>,
    pub banners: Vec<usize>,
    /// Edges to flee to, by nation.
    pub home: [Vec<Edge>; 4],
    pub zones: Vec<Zone>,
    pub reinforcements: Vec<Reinforcements>,
    pub default: Placing,
}

/// Where counters of some nations and kinds may be set up.
#[derive(Debug)]
pub struct Zone {
    pub id: String,
    pub side: Seat,
    pub nations: Vec<Nation>,
    pub kinds: Vec<Kind>,
    pub hexes: Vec<u16>,
    /// Counters of this zone may wait as reinforcements (G-R63).
    pub hold_back: bool,
}

#[derive(Debug)]
pub struct Reinforcements {
    pub side: Seat,
    pub cavalry: u8,
    pub foot: u8,
    pub hexes: Vec<u16>,
    /// Where Lithuanians come, if not with the others.
    pub lithuania: Option<Vec<u16>>,
    /// In which order a computer player brings groups.
    pub arrival: Vec<String>,
}

/// A complete set-up.
#[derive(Debug, Default)]
pub struct Placing {
    /// Counter, hex, facing.
    pub units: Vec<(usize, u16, Side)>,
    /// Leader, and the counter he stands with.
    pub leaders: Vec<(usize, usize)>,
    pub banners: Vec<(usize, usize)>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ScenarioFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    id: String,
    title: Bilingual,
    summary: Bilingual,
    first: String,
    setup: [String; 2],
    turns: u8,
    clock: String,
    morale: i8,
    automatic_victory: bool,
    reserves: bool,
    sides: BTreeMap<String, SideFile>,
    #[serde(default)]
    zone: Vec<ZoneFile>,
    #[serde(default)]
    reinforcements: Vec<ReinforcementsFile>,
    default: DefaultFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideFile {
    leaders: Vec<String>,
    banners: Vec<String>,
    home: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ZoneFile {
    id: String,
    side: String,
    nations: Vec<Nation>,
    kinds: Vec<String>,
    anchors: Vec<String>,
    radius: u32,
    #[serde(default = "yes")]
    hold_back: bool,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ReinforcementsFile {
    side: String,
    cavalry: u8,
    foot: u8,
    edge: Option<String>,
    #[serde(default)]
    hexes: Vec<String>,
    lithuania: Option<Vec<String>>,
    #[serde(default)]
    arrival: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DefaultFile {
    units: Vec<String>,
    leaders: Vec<String>,
    banners: Vec<String>,
}

pub fn edge(name: &str, word: &str) -> Result<Edge, Flaw> {
    Ok(match word {
        "north" => Edge::North,
        "south" => Edge::South,
        "west" => Edge::West,
        "east" => Edge::East,
        _ => return Err(wrong(name, "flaw-edge", word)),
    })
}

impl Scenario {
    fn read(name: &str, file: ScenarioFile, counters: &Counters, field: &Field) -> Result<Scenario, Flaw> {
        let hex = |label: &str| field.find(label).ok_or_else(|| wrong(name, "flaw-hex", label));
        let unit = |id: &str| counters.unit(id).ok_or_else(|| wrong(name, "flaw-counter", id));
        let leader = |id: &str| counters.leader(id).ok_or_else(|| wrong(name, "flaw-leader", id));
        let banner = |id: &str| counters.banner(id).ok_or_else(|| wrong(name, "flaw-banner", id));
        let (mut leaders, mut banners) = (Vec::new(), Vec::new());
        let mut home: [Vec<Edge>; 4] = Default::default();
        for side in file.sides.values() {
            for id in &side.leaders {
                leaders.push(leader(id)?);
            }
            for id in &side.banners {
                banners.push(banner(id)?);
            }
            for (nation, edges) in &side.home {
                let known = NATIONS.into_iter().find(|it| it.id() == nation);
                let nation = known.ok_or_else(|| wrong(name, "flaw-nation", nation.as_str()))?;
                home[nation as usize] =
                    edges.iter().map(|word| edge(name, word)).collect::<Result<_, _>>()?;
            }
        }
        leaders.sort_unstable();
        banners.sort_unstable();
        let mut zones = Vec::new();
        for zone in file.zone {
            let mut hexes = Vec::new();
            for anchor in &zone.anchors {
                let anchor = hex(anchor)?;
                hexes.extend(field.within(anchor, zone.radius));
            }
            hexes.sort_unstable();
            hexes.dedup();
            let kind =
                |word: &String| Kind::parse(word).ok_or_else(|| wrong(name, "flaw-kind", word.as_str()));
            zones.push(Zone {
                id: zone.id,
                side: seat(name, &zone.side)?,
                nations: zone.nations,
                kinds: zone.kinds.iter().map(kind).collect::<Result<_, _>>()?,
                hexes,
                hold_back: zone.hold_back,
            });
        }
        let mut reinforcements = Vec::new();
        for entry in file.reinforcements {
            let mut hexes: Vec<u16> = entry.hexes.iter().map(|label| hex(label)).collect::<Result<_, _>>()?;
            if let Some(word) = &entry.edge {
                hexes.extend(field.edge(edge(name, word)?));
            }
            let lithuania = match &entry.lithuania {
                Some(list) => Some(list.iter().map(|label| hex(label)).collect::<Result<_, _>>()?),
                None => None,
            };
            reinforcements.push(Reinforcements {
                side: seat(name, &entry.side)?,
                cavalry: entry.cavalry,
                foot: entry.foot,
                hexes,
                lithuania,
                arrival: entry.arrival,
            });
        }
        let mut default = Placing::default();
        for line in &file.default.units {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [id, label, facing] = words.as_slice() else {
                return Err(wrong(name, "flaw-line", line.as_str()));
            };
            let facing =
                Side::parse(facing, Orientation::Flat).ok_or_else(|| wrong(name, "flaw-facing", *facing))?;
            default.units.push((unit(id)?, hex(label)?, facing));
        }
        let pair = |line: &str| -> Option<(String, String)> {
            let (first, second) = line.split_once(' ')?;
            Some((first.to_string(), second.to_string()))
        };
        for line in &file.default.leaders {
            let (id, with) = pair(line).ok_or_else(|| wrong(name, "flaw-line", line.as_str()))?;
            default.leaders.push((leader(&id)?, unit(&with)?));
        }
        for line in &file.default.banners {
            let (id, with) = pair(line).ok_or_else(|| wrong(name, "flaw-line", line.as_str()))?;
            default.banners.push((banner(&id)?, unit(&with)?));
        }
        Ok(Scenario {
            id: file.id,
            title: file.title,
            summary: file.summary,
            first: seat(name, &file.first)?,
            setup: [seat(name, &file.setup[0])?, seat(name, &file.setup[1])?],
            turns: file.turns,
            clock: file.clock,
            morale: file.morale,
            automatic_victory: file.automatic_victory,
            reserves: file.reserves,
            leaders,
            banners,
            home,
            zones,
            reinforcements,
            default,
        })
    }
}
