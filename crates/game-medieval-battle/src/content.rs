//! What the box prints: charts, counters, modules, battlefields, armies. Read once from `content/medieval-battle`
//! and checked; play never meets a malformed table.

use crate::ch1_battlefield::Size;
use crate::state::{Army, KINDS, Kind};
use engine::chart::{Printed, cells};
use engine::content::{Flaw, Library, Read, Source, file, text};
use engine::library;
use engine::rule::Bilingual;
use engine::text::Phrase;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Everything the game needs that is not code.
#[derive(Debug)]
pub struct Content {
    pub charts: Charts,
    pub modules: Modules,
    pub layouts: Vec<Layout>,
    pub armies: Vec<ReadyArmy>,
    pub openings: Vec<Opening>,
}

pub static LIBRARY: Library = library!(
    "medieval-battle",
    |read| Content::read(read).map(drop),
    [
        "charts.toml",
        "units.toml",
        "modules/boards.toml",
        "setups/layouts.toml",
        "setups/armies.toml",
        "setups/openings.toml",
        "briefings.toml",
        "orders.toml",
        "glossary.toml",
        "fr.ftl",
        "en.ftl",
    ]
);

/// The content that is built into the program.
pub static CONTENT: LazyLock<Content> = LazyLock::new(|| LIBRARY.read(Content::read));

impl Content {
    /// Reads and checks all tables; the first mistake is returned.
    pub fn read(read: Read) -> Result<Content, Flaw> {
        let charts = text(read, CHARTS)?;
        let charts = Charts::read(Source { file: CHARTS, text: &charts }, &file(read, "units.toml")?)?;
        let modules = Modules::read(file(read, "modules/boards.toml")?, &charts)?;
        let layouts: LayoutsFile = file(read, "setups/layouts.toml")?;
        let armies: ArmiesFile = file(read, "setups/armies.toml")?;
        let openings: OpeningsFile = file(read, "setups/openings.toml")?;
        let content = Content {
            charts,
            modules,
            layouts: layouts.layout,
            armies: armies.army.into_iter().map(ReadyArmy::try_from).collect::<Result<_, _>>()?,
            openings: openings.opening,
        };
        for army in &content.armies {
            if let Err(reasons) = crate::ch2_recruiting::may_recruit(&content.charts, army.map, &army.units) {
                let why = reasons.iter().map(|reason| reason.rule.id()).collect::<Vec<_>>().join(", ");
                let phrase = Phrase::new("flaw-army").with("army", army.id.as_str()).with("rules", why);
                return Err(Flaw::new("setups/armies.toml", phrase));
            }
        }
        for layout in &content.layouts {
            crate::ch1_battlefield::check_layout(&content, layout)?;
        }
        for opening in &content.openings {
            crate::ch3_deployment::check_opening(&content, opening)?;
        }
        Ok(content)
    }

    pub fn layout(&self, id: &str) -> Option<&Layout> {
        self.layouts.iter().find(|layout| layout.id == id)
    }

    pub fn army(&self, id: &str) -> Option<&ReadyArmy> {
        self.armies.iter().find(|army| army.id == id)
    }

    pub fn opening(&self, id: &str) -> Option<&Opening> {
        self.openings.iter().find(|opening| opening.id == id)
    }
}

// ---------------------------------------------------------------- charts.toml and units.toml

/// The numbers of the game, ready for look-up by kind of unit and kind of ground.
#[derive(Debug)]
pub struct Charts {
    pub time_tokens: u8,
    pub full_knights: u8,
    pub passes_that_end: u8,
    pub map: [MapNumbers; 2],
    pub distance_to_flag: u8,
    pub distance_to_wagon: u8,
    pub wagon_points: u8,
    pub through_friend: u8,
    pub friend_passed: u8,
    pub shot: u8,
    pub leave_map: u8,
    pub grounds: [Ground; 4],
    pub kinds: [KindNumbers; 9],
    /// What entering costs, by kind and ground; [`FORBIDDEN`] where the kind may not go.
    pub cost: [[u8; 4]; 9],
    /// Losses by column, -2 to +2: attacker, defender.
    pub calculator: [(u8, u8); 5],
    /// Base column by attacker and defender.
    pub melee: [[i8; 8]; 8],
    pub ranged: [Option<[i8; 8]>; 9],
    pub points_after_dismounting: [u8; 6],
}

/// More movement than any unit has.
pub const FORBIDDEN: u8 = 99;

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapNumbers {
    pub recruitment_points: u8,
    pub points_to_win: u8,
    pub most_longbowmen: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Ground {
    pub code: char,
    pub height: u8,
    pub cost: u8,
    pub cavalry: bool,
    pub wagon: bool,
    pub bad_for_cavalry: bool,
    pub cover: bool,
    pub blocks_sight: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct KindNumbers {
    pub arm: Arm,
    pub cost: u8,
    pub counters: u8,
    pub movement: u8,
    pub range: u8,
    pub dismounts_to: Option<Kind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    Cavalry,
    Foot,
    Wagon,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChartsFile {
    game: GameNumbers,
    map: MapsNumbers,
    deployment: DeploymentNumbers,
    victory: VictoryNumbers,
    movement: MovementNumbers,
    terrain: Vec<TerrainFile>,
    calculator: Printed<u8>,
    melee: Printed<i8>,
    ranged: Printed<i8>,
    dismounting: DismountingFile,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameNumbers {
    time_tokens: u8,
    knights: u8,
    passes_that_end: u8,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapsNumbers {
    standard: MapNumbers,
    large: MapNumbers,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeploymentNumbers {
    distance_to_flag: u8,
    distance_to_wagon: u8,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VictoryNumbers {
    wagon: u8,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MovementNumbers {
    through_friend: u8,
    friend_passed: u8,
    shot: u8,
    leave_map: u8,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainFile {
    id: String,
    code: char,
    height: u8,
    cost: u8,
    cavalry: bool,
    wagon: bool,
    bad_for_cavalry: bool,
    cover: bool,
    blocks_sight: bool,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DismountingFile {
    #[allow(dead_code)] // for the reader of the file
    rule: String,
    points_after: [u8; 6],
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitsFile {
    unit: Vec<UnitFile>,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitFile {
    id: Kind,
    arm: Arm,
    cost: u8,
    counters: u8,
    movement: u8,
    range: u8,
    dismounts_to: Option<Kind>,
}

const CHARTS: &str = "charts.toml";

/// The grounds in the order of their indices.
pub const GROUNDS: [&str; 4] = ["plain", "woods", "hill", "mountain"];
pub const HILL: u8 = 2;
pub const MOUNTAIN: u8 = 3;

impl Charts {
    fn read(source: Source, units: &UnitsFile) -> Result<Charts, Flaw> {
        let file: ChartsFile = source.toml()?;
        let wrong = |file: &str, what: &str, name: &str| {
            Flaw::new(file, Phrase::new("flaw-missing").with("what", what).with("name", name))
        };
        let ground = |name: &str| {
            let found = file.terrain.iter().find(|terrain| terrain.id == name);
            let t = found.ok_or_else(|| wrong(CHARTS, "terrain", name))?;
            Ok(Ground {
                code: t.code,
                height: t.height,
                cost: t.cost,
                cavalry: t.cavalry,
                wagon: t.wagon,
                bad_for_cavalry: t.bad_for_cavalry,
                cover: t.cover,
                blocks_sight: t.blocks_sight,
            })
        };
        let [plain, woods, hill, mountain] = GROUNDS;
        let grounds = [ground(plain)?, ground(woods)?, ground(hill)?, ground(mountain)?];
        let mut kinds = Vec::new();
        for kind in KINDS {
            let found = units.unit.iter().find(|unit| unit.id == kind);
            let u = found.ok_or_else(|| wrong("units.toml", "unit", kind.id()))?;
            kinds.push(KindNumbers {
                arm: u.arm,
                cost: u.cost,
                counters: u.counters,
                movement: u.movement,
                range: u.range,
                dismounts_to: u.dismounts_to,
            });
        }
        let kinds: [KindNumbers; 9] =
            kinds.try_into().map_err(|_| wrong("units.toml", "unit", "nine units"))?;
        if let Some(kind) = KINDS.iter().find(|kind| !(1..=5).contains(&kinds[**kind as usize].movement)) {
            return Err(wrong("units.toml", "movement of 1 to 5", kind.id()));
        }
        let mut cost = [[FORBIDDEN; 4]; 9];
        for (costs, kind) in cost.iter_mut().zip(&kinds) {
            for (cost, ground) in costs.iter_mut().zip(&grounds) {
                let allowed = match kind.arm {
                    Arm::Cavalry => ground.cavalry,
                    Arm::Foot => true,
                    Arm::Wagon => ground.wagon,
                };
                if allowed {
                    *cost = ground.cost;
                }
            }
        }
        let fighters: [&str; 8] = std::array::from_fn(|at| KINDS[at].id());
        for (name, chart) in [("melee", &file.melee), ("ranged", &file.ranged)] {
            if chart.columns != fighters {
                return Err(wrong(CHARTS, "columns HC LC MA HI LI P A LB of", name));
            }
        }
        let melee = file.melee.grid(source, "melee", fighters, |column| Ok(*column))?;
        let card = |kind: Kind| {
            let row = file.ranged.rows.get(kind.id());
            row.map(|row| cells(source, "ranged", kind.id(), row, |column| Ok(*column))).transpose()
        };
        let mut ranged = [None; 9];
        for kind in KINDS {
            ranged[kind as usize] = card(kind)?;
            if (kinds[kind as usize].range > 0) != ranged[kind as usize].is_some() {
                return Err(wrong(
                    CHARTS,
                    "ranged card for every unit with a range, and no other",
                    kind.id(),
                ));
            }
        }
        let lines = file.calculator.grid(source, "calculator", ["attacker", "defender"], |loss| Ok(*loss));
        let [attacker, defender]: [[u8; 5]; 2] = lines?;
        Ok(Charts {
            time_tokens: file.game.time_tokens,
            full_knights: file.game.knights,
            passes_that_end: file.game.passes_that_end,
            map: [file.map.standard, file.map.large],
            distance_to_flag: file.deployment.distance_to_flag,
            distance_to_wagon: file.deployment.distance_to_wagon,
            wagon_points: file.victory.wagon,
            through_friend: file.movement.through_friend,
            friend_passed: file.movement.friend_passed,
            shot: file.movement.shot,
            leave_map: file.movement.leave_map,
            grounds,
            kinds,
            cost,
            calculator: std::array::from_fn(|column| (attacker[column], defender[column])),
            melee,
            ranged,
            points_after_dismounting: file.dismounting.points_after,
        })
    }

    #[inline]
    pub fn kind(&self, kind: Kind) -> &KindNumbers {
        &self.kinds[kind as usize]
    }

    /// Do so many passes in a row end the game (MB-V.8)?
    pub fn passes_end_it(&self, passes: u8) -> bool {
        passes >= self.passes_that_end
    }

    /// Level ground without anything on it.
    pub fn plain(&self) -> &Ground {
        &self.grounds[0]
    }

    pub fn map(&self, size: Size) -> &MapNumbers {
        &self.map[size as usize]
    }
}

// ---------------------------------------------------------------- modules/boards.toml

/// The shapes of the modules, their faces and where they lie.
#[derive(Debug)]
pub struct Modules {
    pub half_turn: (i32, i32),
    pub first_letter_at_q: i32,
    pub first_number_at_r: i32,
    pub faces: Vec<Face>,
    pub tiles: Vec<Tile>,
    pub maps: [MapPlan; 2],
    shapes: BTreeMap<ModuleKind, Shape>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ModuleKind {
    Inner,
    Outer,
    Supplementary,
}

#[derive(Debug)]
pub struct Shape {
    /// The hexes in the order of the rows.
    pub hexes: Vec<(i32, i32)>,
    pub flag: Option<FlagFile>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlagFile {
    pub q: i32,
    pub r: i32,
    pub vp: u8,
}

#[derive(Debug)]
pub struct Face {
    pub id: String,
    pub kind: ModuleKind,
    pub name: Bilingual,
    /// Ground of each hex, in the order of the shape.
    pub grounds: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub kind: ModuleKind,
    pub faces: [String; 2],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapPlan {
    pub hexes: usize,
    pub outer_faces_alike: bool,
    pub ring: Vec<String>,
    pub slots: Vec<Slot>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    pub id: String,
    pub kind: ModuleKind,
    pub rotate: u8,
    pub reflected: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardsFile {
    #[allow(dead_code)] // for the reader of the file
    source: String,
    geometry: GeometryFile,
    shape: BTreeMap<ModuleKind, ShapeFile>,
    tile: Vec<Tile>,
    face: Vec<FaceFile>,
    map: MapPlans,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GeometryFile {
    first_letter_at_q: i32,
    first_number_at_r: i32,
    half_turn: [i32; 2],
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeFile {
    hexes: usize,
    lines: char,
    rows: Vec<RowFile>,
    flag: Option<FlagFile>,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RowFile {
    line: i32,
    from: i32,
    length: u8,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceFile {
    id: String,
    kind: ModuleKind,
    name: Bilingual,
    rows: Vec<String>,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapPlans {
    standard: MapPlan,
    large: MapPlan,
}

const BOARDS: &str = "modules/boards.toml";

impl Modules {
    fn read(file: BoardsFile, charts: &Charts) -> Result<Modules, Flaw> {
        let flaw = |phrase| Flaw::new(BOARDS, phrase);
        let bound = |n: i32| (-40..=40).contains(&n);
        let mut shapes = BTreeMap::new();
        for (kind, shape) in &file.shape {
            let wrong = || flaw(Phrase::new("flaw-shape").with("shape", format!("{kind:?}").to_lowercase()));
            let mut hexes = Vec::new();
            for row in &shape.rows {
                if !bound(row.line) || !bound(row.from) || row.length > 40 {
                    return Err(wrong());
                }
                for along in row.from..row.from + i32::from(row.length) {
                    hexes.push(match shape.lines {
                        'r' => (along, row.line),
                        'q' => (row.line, along),
                        's' => (along, -row.line - along),
                        _ => return Err(wrong()),
                    });
                }
            }
            if hexes.len() != shape.hexes {
                return Err(wrong());
            }
            shapes.insert(*kind, Shape { hexes, flag: shape.flag });
        }
        let mut faces = Vec::new();
        for face in file.face {
            let shape = &file.shape.get(&face.kind).ok_or_else(|| {
                flaw(Phrase::new("flaw-missing").with("what", "shape").with("name", face.id.as_str()))
            })?;
            let mut grounds = Vec::new();
            for (number, row) in face.rows.iter().enumerate() {
                let wanted = shape.rows.get(number).map_or(0, |row| usize::from(row.length));
                if row.chars().count() != wanted {
                    let phrase = Phrase::new("flaw-face-row")
                        .with("face", face.id.as_str())
                        .with("row", number + 1)
                        .with("found", row.chars().count())
                        .with("wanted", wanted);
                    return Err(flaw(phrase));
                }
                for code in row.chars() {
                    let ground = charts.grounds.iter().position(|ground| ground.code == code);
                    let unknown = || {
                        let phrase = Phrase::new("flaw-face-letter")
                            .with("face", face.id.as_str())
                            .with("letter", code.to_string());
                        flaw(phrase)
                    };
                    grounds.push(ground.ok_or_else(unknown)? as u8);
                }
            }
            if face.rows.len() != shape.rows.len() {
                let phrase = Phrase::new("flaw-face-row")
                    .with("face", face.id.as_str())
                    .with("row", face.rows.len() + 1)
                    .with("found", 0)
                    .with("wanted", shape.rows.len());
                return Err(flaw(phrase));
            }
            faces.push(Face { id: face.id, kind: face.kind, name: face.name, grounds });
        }
        for tile in &file.tile {
            for id in &tile.faces {
                if !faces.iter().any(|face| face.id == *id && face.kind == tile.kind) {
                    let phrase = Phrase::new("flaw-missing").with("what", "face").with("name", id.as_str());
                    return Err(flaw(phrase));
                }
            }
        }
        let modules = Modules {
            half_turn: (file.geometry.half_turn[0], file.geometry.half_turn[1]),
            first_letter_at_q: file.geometry.first_letter_at_q,
            first_number_at_r: file.geometry.first_number_at_r,
            faces,
            tiles: file.tile,
            maps: [file.map.standard, file.map.large],
            shapes,
        };
        for plan in &modules.maps {
            crate::ch1_battlefield::check_plan(&modules, plan).map_err(flaw)?;
        }
        Ok(modules)
    }

    pub fn shape(&self, kind: ModuleKind) -> &Shape {
        // Reading has made sure that each kind in use has a shape.
        &self.shapes[&kind]
    }

    pub fn has_shape(&self, kind: ModuleKind) -> bool {
        self.shapes.contains_key(&kind)
    }

    pub fn face(&self, id: &str) -> Option<u8> {
        self.faces.iter().position(|face| face.id == id).map(|at| at as u8)
    }

    /// The tile that carries a face.
    pub fn tile_of(&self, face: u8) -> Option<usize> {
        let id = &self.faces.get(usize::from(face))?.id;
        self.tiles.iter().position(|tile| tile.faces.contains(id))
    }

    pub fn plan(&self, size: Size) -> &MapPlan {
        &self.maps[size as usize]
    }
}

// ---------------------------------------------------------------- setups/

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayoutsFile {
    #[allow(dead_code)] // for the reader of the file
    source: String,
    layout: Vec<Layout>,
}

/// A named battlefield.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub id: String,
    pub map: Size,
    pub name: Bilingual,
    pub inner: Vec<InnerPlace>,
    pub outer: BTreeMap<String, String>,
    pub supplementary: BTreeMap<String, String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InnerPlace {
    pub slot: String,
    pub face: String,
    pub turn: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmiesFile {
    army: Vec<ArmyFile>,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmyFile {
    id: String,
    map: Size,
    name: Bilingual,
    units: BTreeMap<Kind, u8>,
    source: String,
    plan: Bilingual,
}

/// A ready-made army.
#[derive(Debug)]
pub struct ReadyArmy {
    pub id: String,
    pub map: Size,
    pub name: Bilingual,
    pub plan: Bilingual,
    pub source: String,
    pub units: Army,
}

impl TryFrom<ArmyFile> for ReadyArmy {
    type Error = Flaw;

    fn try_from(file: ArmyFile) -> Result<ReadyArmy, Flaw> {
        let mut units = [0; 8];
        for (kind, count) in &file.units {
            let Some(slot) = units.get_mut(*kind as usize) else {
                let phrase = Phrase::new("flaw-army").with("army", file.id.as_str()).with("rules", "MB-II.4");
                return Err(Flaw::new("setups/armies.toml", phrase));
            };
            *slot = *count;
        }
        let ArmyFile { id, map, name, plan, source, .. } = file;
        Ok(ReadyArmy { id, map, name, plan, source, units: Army(units) })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpeningsFile {
    opening: Vec<Opening>,
}

/// A complete opening position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    pub id: String,
    pub name: Bilingual,
    pub layout: String,
    pub red_army: String,
    pub yellow_army: String,
    pub source: String,
    pub red: Vec<OpeningUnit>,
    pub yellow: Vec<OpeningUnit>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningUnit {
    pub unit: Kind,
    pub q: i32,
    pub r: i32,
}
