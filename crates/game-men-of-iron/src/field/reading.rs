//! `map.toml` and `map.txt` of a battle: what its letters and hexsides mean, where they are, and what is checked of them.

use super::sight::{self, Way, Ways};
use super::*;
use crate::content::{Reader, wrong};
use engine::content::{Flaw, Source};
use engine::position::Spanned;
use hexboard::{Grid, MapError, Numbering, Sided, section};
use serde::Deserialize;
use std::collections::BTreeMap;

/// `ground.toml`: what the grounds and hexsides of all battles are called.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ground {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    terrain: BTreeMap<String, Name>,
    hexside: BTreeMap<String, Name>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "source")]
    _source: String,
    top: Top,
    size: [usize; 2],
    climb: Climb,
    terrain: BTreeMap<String, Spanned<TerrainFile>>,
    #[serde(default)]
    hexside: BTreeMap<String, Spanned<KindFile>>,
    #[serde(default)]
    places: Vec<PlaceFile>,
}

/// What lies at the top of the map.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Top {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Top {
    /// Where north lies then, clockwise from the top.
    fn north(self) -> u16 {
        (8 - self as u16) % 8 * 45
    }
}

/// What a level costs more on the way up.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Climb {
    foot: u8,
    mounted: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TerrainFile {
    letter: char,
    foot: Option<u8>,
    mounted: Option<u8>,
    #[serde(default)]
    hides: bool,
    charge_into: bool,
    charge_from: bool,
    #[serde(default)]
    shock_defender: i32,
    #[serde(default)]
    shock_from: i32,
    #[serde(default)]
    fire_at: i32,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct KindFile {
    foot: u8,
    mounted: u8,
    charge: bool,
    #[serde(default)]
    shock_foot: i32,
    #[serde(default)]
    shock_mounted: i32,
    #[serde(default)]
    fire_across: i32,
    #[serde(default)]
    reluctance: i32,
    #[serde(default)]
    disorders: Faces,
    #[serde(default)]
    trampled: bool,
    #[serde(default)]
    breaks_retreat: bool,
    sides: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceFile {
    name: Bilingual,
    hex: Spanned<String>,
    kind: String,
}

/// What the special rules of a battle make of its map.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Alter<'a> {
    /// Ground that an option takes away, and what it becomes.
    pub instead: Option<(&'a str, &'a str)>,
    /// Pits may be dug on the sides between these two rows.
    pub pits: Option<[u8; 2]>,
}

struct Reading<'a> {
    source: Source<'a>,
    letters: &'a str,
    letters_file: &'a str,
    file: MapFile,
}

impl Reading<'_> {
    /// A mistake in what is drawn.
    fn drawn(&self, why: MapError) -> Flaw {
        let line = match why {
            MapError::RowNumber { line, .. }
            | MapError::RowLength { line, .. }
            | MapError::LongCell { line, .. }
            | MapError::Letter { line, .. } => line,
            _ => 0,
        };
        wrong(self.letters_file, "flaw-map", why.to_string()).at(line)
    }

    fn map(&self, id: &str) -> Result<HexMap, Flaw> {
        let drawn = |why| self.drawn(why);
        let grid = |name: &str| section(self.letters, name).and_then(Grid::numbered).map_err(drawn);
        let legend: Vec<(char, &str)> =
            self.file.terrain.iter().map(|(name, it)| (it.get_ref().letter, name.as_str())).collect();
        let terrain = grid("terrain")?;
        let [width, height] = self.file.size;
        terrain.expect_size(width, height).map_err(drawn)?;
        let mut map = HexMap::from_grid(id, Numbering::ROWS_FROM_01, &terrain, &legend).map_err(drawn)?;
        map.set_elevations(&grid("elevation")?).map_err(drawn)?;
        for (name, kind) in &self.file.hexside {
            map.declare_feature(name, Sided::Both).map_err(drawn)?;
            for side in &kind.get_ref().sides {
                let at = |why: MapError| {
                    let why = engine::text::Phrase::new("flaw-word")
                        .with("what", engine::text::Phrase::new("flaw-map"))
                        .with("word", why.to_string());
                    self.source.flaw(side.span(), why)
                };
                map.add_hexside(name, side.get_ref()).map_err(at)?;
            }
        }
        Ok(map)
    }

    fn terrains(&self, ground: &Ground) -> Result<Vec<Terrain>, Flaw> {
        let read = |(id, file): (&String, &Spanned<TerrainFile>)| {
            let name = ground.terrain.get(id).filter(|name| name.spoilt().is_none()).cloned();
            let name = name.ok_or_else(|| self.at(file, "flaw-name", id))?;
            let file = file.get_ref();
            Ok(Terrain {
                id: id.clone(),
                name,
                price: [file.foot, file.mounted],
                hides: file.hides,
                charge_into: file.charge_into,
                charge_from: file.charge_from,
                shock_defender: file.shock_defender,
                shock_from: file.shock_from,
                fire_at: file.fire_at,
            })
        };
        self.file.terrain.iter().map(read).collect()
    }

    fn kinds(&self, ground: &Ground) -> Result<Vec<Kind>, Flaw> {
        let read = |(id, file): (&String, &Spanned<KindFile>)| {
            let name = ground.hexside.get(id).filter(|name| name.spoilt().is_none()).cloned();
            let name = name.ok_or_else(|| self.at(file, "flaw-name", id))?;
            let file = file.get_ref();
            Ok(Kind {
                id: id.clone(),
                name,
                price: [file.foot, file.mounted],
                charge: file.charge,
                shock: [file.shock_foot, file.shock_mounted],
                fire_across: file.fire_across,
                reluctance: file.reluctance,
                disorders: file.disorders,
                trampled: file.trampled,
                breaks_retreat: file.breaks_retreat,
            })
        };
        self.file.hexside.iter().map(read).collect()
    }

    fn at<T>(&self, what: &Spanned<T>, id: &'static str, word: &str) -> Flaw {
        let line = engine::content::line_of(self.source.text, what.span().start);
        wrong(self.source.file, id, word).at(line)
    }

    fn places(&self, map: &HexMap) -> Result<Vec<NamedPlace>, Flaw> {
        let read = |place: &PlaceFile| {
            let hex = map.find(place.hex.get_ref());
            let hex = hex.ok_or_else(|| self.at(&place.hex, "flaw-hex", place.hex.get_ref()))?;
            Ok(NamedPlace {
                name: place.name.clone(),
                hex: HexId::new(hex.index()),
                kind: place.kind.clone(),
            })
        };
        self.file.places.iter().map(read).collect()
    }

    /// What runs along each side of a hex. A side can be one thing only.
    fn along(&self, map: &HexMap, id: hexboard::HexId) -> Result<[KindId; 6], Flaw> {
        let mut kinds = [KindId::NONE; 6];
        for side in Side::ALL {
            let found: Vec<_> = map.features_of(id, side).collect();
            if found.len() > 1 {
                return Err(wrong(self.source.file, "flaw-side-twice", map.hexside_label(id, side)));
            }
            // Features were declared in the order of the kinds.
            let at = map.features().position(|feature| found.contains(&feature));
            kinds[side.index()] = at.map_or(KindId::NONE, KindId::new);
        }
        Ok(kinds)
    }

    /// What each step out of a hex costs, by arm.
    fn prices(&self, cells: &[Cell], hex: HexId, terrains: &[Terrain], kinds: &[Kind]) -> [[u8; 6]; 2] {
        let here = &cells[hex.index()];
        let climb = [self.file.climb.foot, self.file.climb.mounted];
        let price = |arm: Arm, side: Side| {
            let Some(to) = cells.get(here.next[side.index()].index()) else { return CLOSED };
            let Some(entering) = terrains[to.terrain.index()].price[arm.index()] else { return CLOSED };
            let crossing =
                kinds.get(here.kinds[side.index()].index()).map_or(0, |kind| kind.price[arm.index()]);
            let levels = (to.elevation - here.elevation).max(0) as u8;
            entering + crossing + climb[arm.index()] * levels
        };
        Arm::ALL.map(|arm| Side::ALL.map(|side| price(arm, side)))
    }
}

impl Field {
    pub(crate) fn read(reader: Reader, battle: &str, ground: &Ground, alter: Alter) -> Result<Field, Flaw> {
        let (name, letters_file) = (reader.name("map.toml"), reader.name("map.txt"));
        let (text, letters) = (reader.text("map.toml")?, reader.text("map.txt")?);
        let source = Source { file: &name, text: &text };
        let reading =
            Reading { source, letters: &letters, letters_file: &letters_file, file: source.toml()? };
        let map = reading.map(battle)?;
        let (mut terrains, kinds) = (reading.terrains(ground)?, reading.kinds(ground)?);
        if let Some((taken, instead)) = alter.instead {
            let at = |word: &str| {
                let found = terrains.iter().position(|it| it.id == word);
                found.ok_or_else(|| wrong(&name, "flaw-ground", word))
            };
            let (taken, instead) = (at(taken)?, at(instead)?);
            terrains[taken] = terrains[instead].clone();
        }
        let places = reading.places(&map)?;
        let mut cells = Vec::new();
        for id in map.hexes() {
            cells.push(Cell {
                at: map.hex(id),
                terrain: TerrainId::new(place_of(&terrains, &map, id, &reading)),
                elevation: map.elevation(id) as i8,
                next: Side::ALL.map(|side| map.neighbour(id, side).map_or(OFF, |it| HexId::new(it.index()))),
                kinds: reading.along(&map, id)?,
                marks: [MarkId::NONE; 6],
                prices: [[CLOSED; 6]; 2],
                near: [OFF; NEAR],
                clear: [0; 2],
            });
        }
        let (north, climb) =
            (reading.file.top.north(), [reading.file.climb.foot, reading.file.climb.mounted]);
        let mut field =
            Field { map, north, climb, terrains, kinds, places, marks: Vec::new(), cells, ways: Ways::new() };
        for hex in field.hexes() {
            field.cells[hex.index()].prices =
                reading.prices(&field.cells, hex, &field.terrains, &field.kinds);
        }
        field.look_around();
        field.mark_sides(alter.pits);
        if field.marks.len() > u64::BITS as usize {
            return Err(wrong(&name, "flaw-marks", field.marks.len().to_string()));
        }
        Ok(field)
    }

    fn look_around(&mut self) {
        let ends = sight::ends();
        for hex in self.hexes() {
            let here = self.hex(hex);
            for (way, end) in Way::all().zip(&ends) {
                self.cells[hex.index()].near[way.index()] = self.at(here + *end).unwrap_or(OFF);
            }
        }
        for hex in self.hexes() {
            let hides = |hex: HexId| self.terrain(hex).hides;
            let clear =
                [Slope::Strict, Slope::Soft].map(|slope| self.ways.clear(hex, &self.cells, hides, slope));
            self.cells[hex.index()].clear = clear;
        }
    }

    /// Numbers the sides that play may change, in the order of the map.
    fn mark_sides(&mut self, pits: Option<[u8; 2]>) {
        for hex in self.hexes() {
            for side in &Side::ALL[..3] {
                let side = *side;
                let next = self.neighbour(hex, side);
                if next == OFF {
                    continue;
                }
                let rows = [self.row(hex), self.row(next)];
                let dug = pits.is_some_and(|[a, b]| rows == [a, b] || rows == [b, a]);
                let trampled = self.kind(hex, side).is_some_and(|kind| kind.trampled);
                if dug || trampled {
                    let mark = MarkId::new(self.marks.len());
                    self.cells[hex.index()].marks[side.index()] = mark;
                    self.cells[next.index()].marks[side.opposite().index()] = mark;
                    self.marks.push((hex, side));
                }
            }
        }
    }
}

/// The place of a hex's terrain in the list. `terrains` follows the names of the file, and so do the names of the map.
fn place_of(terrains: &[Terrain], map: &HexMap, id: hexboard::HexId, reading: &Reading) -> usize {
    let name = map.terrain_name(id);
    let at = reading.file.terrain.keys().position(|key| key == name).unwrap_or_default();
    at.min(terrains.len().saturating_sub(1))
}
