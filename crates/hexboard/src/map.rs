//! The board: hexes with terrain and elevation, features on hexsides, roads, places, edges.
//!
//! A map knows what is printed on the paper and no rule about it. Terrains and features are names that the game
//! chooses; the map keeps them as small numbers, and every hex has a small index ([`HexId`]) for dense tables.

use std::fmt;

use crate::hex::Hex;
use serde::{Deserialize, Serialize};

use crate::line::Line;
use crate::numbering::Numbering;
use crate::side::{Hexside, Orientation, Side};
use crate::space::distance;

mod build;
mod check;
mod error;
pub mod text;

pub use check::{hexsides_connected, outline};
pub use error::MapError;

/// A hex of one map, as a small index: use it for state, for dense tables and as a node of [`crate::reach()`].
/// An id of another map may lie beyond this one; asking for it is a mistake of ours and panics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HexId(u16);

impl HexId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A terrain of one map: the place of its name in [`HexMap::terrains`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TerrainId(u8);

impl TerrainId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A hexside feature of one map, in the order of declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FeatureId(u8);

impl FeatureId {
    const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// Whether a hexside feature looks alike from both hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sided {
    /// A stream, a bridge: written `AAAA-BBBB` or `CCRR/d`.
    Both,
    /// A wall that belongs to the inside, a slope that belongs to its foot: written `OWNER>OTHER`.
    One,
}

/// A named chain of adjacent hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Road {
    pub name: String,
    pub path: Vec<HexId>,
}

/// A name printed on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedPlace {
    pub name: String,
    pub kind: String,
    pub hex: HexId,
}

/// An edge of the paper; north is at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    North,
    East,
    South,
    West,
}

impl Edge {
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A board. Hexes are indexed row by row for a text grid, otherwise in the order in which they were given.
#[derive(Clone, PartialEq, Eq)]
pub struct HexMap {
    name: String,
    numbering: Numbering,
    terrains: Vec<String>,
    features: Vec<(String, Sided)>,
    cells: Vec<Cell>,
    size: Option<(usize, usize)>,
    lookup: Lookup,
    roads: Vec<Road>,
    places: Vec<NamedPlace>,
}

/// What the map knows about one hex.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cell {
    hex: Hex,
    label: String,
    terrain: TerrainId,
    elevation: i8,
    neighbours: [Option<HexId>; 6],
    /// Features on each side, as bits.
    features: [u32; 6],
    /// Those of them that belong to this hex.
    owned: [u32; 6],
    /// Sides along which a road runs on, as bits.
    roads: u8,
    edges: u8,
}

/// From coordinates to indices: a table over the smallest upright parallelogram that holds the map.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Lookup {
    corner: Hex,
    width: i64,
    table: Vec<Option<HexId>>,
}

impl HexMap {
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn numbering(&self) -> Numbering {
        self.numbering
    }

    pub fn orientation(&self) -> Orientation {
        self.numbering.orientation()
    }

    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// A map has at least one hex.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Columns and rows of the grid from which the map was read; `None` for a list of hexes.
    pub fn size(&self) -> Option<(usize, usize)> {
        self.size
    }

    /// All hexes, in order of their index.
    pub fn hexes(&self) -> impl DoubleEndedIterator<Item = HexId> + ExactSizeIterator + use<> {
        (0..self.cells.len() as u16).map(HexId)
    }

    /// The hex with this index.
    pub fn nth(&self, index: usize) -> Option<HexId> {
        (index < self.cells.len()).then_some(HexId(index as u16))
    }

    pub fn hex(&self, id: HexId) -> Hex {
        self.cell(id).hex
    }

    /// The index of a coordinate, `None` off the map.
    pub fn id(&self, hex: Hex) -> Option<HexId> {
        self.lookup.get(hex)
    }

    /// The printed number.
    pub fn label(&self, id: HexId) -> &str {
        &self.cell(id).label
    }

    /// The hex with this printed number.
    pub fn find(&self, label: &str) -> Option<HexId> {
        self.numbering.parse(label).and_then(|hex| self.id(hex))
    }

    /// The same, with an error that names what stands there.
    pub fn at(&self, label: &str) -> Result<HexId, MapError> {
        let Some(hex) = self.numbering.parse(label) else {
            let example = self.cells.first().map(|cell| cell.label.clone()).unwrap_or_default();
            return Err(MapError::NoLabel { text: label.to_owned(), map: self.name.clone(), example });
        };
        self.id(hex).ok_or_else(|| MapError::OffMap { label: label.to_owned(), map: self.name.clone() })
    }

    // ---- neighbours and distances

    pub fn neighbour(&self, id: HexId, side: Side) -> Option<HexId> {
        self.cell(id).neighbours[side.index()]
    }

    /// The neighbours on the map with the side that leads there, clockwise.
    pub fn neighbours(&self, id: HexId) -> impl Iterator<Item = (Side, HexId)> + use<'_> {
        Side::ALL.into_iter().filter_map(move |side| Some((side, self.neighbour(id, side)?)))
    }

    /// The sides that lead off the map, clockwise.
    pub fn open_sides(&self, id: HexId) -> impl Iterator<Item = Side> + use<'_> {
        Side::ALL.into_iter().filter(move |&side| self.neighbour(id, side).is_none())
    }

    /// The side between two adjacent hexes, seen from the first.
    pub fn side_between(&self, from: HexId, to: HexId) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.neighbour(from, side) == Some(to))
    }

    pub fn distance(&self, a: HexId, b: HexId) -> u32 {
        distance(self.hex(a), self.hex(b))
    }

    /// The straight line between two hexes. It may pass hexes off the map: [`HexMap::id`] is `None` for those.
    pub fn line_between(&self, a: HexId, b: HexId) -> Line {
        Line::between(self.hex(a), self.hex(b))
    }

    /// The same by printed numbers.
    pub fn line(&self, a: &str, b: &str) -> Result<Line, MapError> {
        Ok(self.line_between(self.at(a)?, self.at(b)?))
    }

    /// Does the hex lie on this edge of the paper?
    pub fn on_edge(&self, id: HexId, edge: Edge) -> bool {
        self.cell(id).edges & edge.bit() != 0
    }

    pub fn edge(&self, edge: Edge) -> impl Iterator<Item = HexId> + use<'_> {
        self.hexes().filter(move |&id| self.on_edge(id, edge))
    }

    // ---- terrain, hexsides, roads, places

    pub fn terrain(&self, id: HexId) -> TerrainId {
        self.cell(id).terrain
    }

    pub fn terrain_name(&self, id: HexId) -> &str {
        &self.terrains[self.cell(id).terrain.index()]
    }

    /// All terrain names, by the index of their id.
    pub fn terrains(&self) -> &[String] {
        &self.terrains
    }

    /// The terrain of this name.
    pub fn terrain_id(&self, name: &str) -> Option<TerrainId> {
        self.terrains.iter().position(|it| it == name).map(|index| TerrainId(index as u8))
    }

    pub fn elevation(&self, id: HexId) -> i32 {
        self.cell(id).elevation.into()
    }

    /// The hexside feature of this name.
    pub fn feature_id(&self, name: &str) -> Option<FeatureId> {
        self.features.iter().position(|(it, _)| it == name).map(|index| FeatureId(index as u8))
    }

    pub fn feature_name(&self, feature: FeatureId) -> &str {
        &self.features[usize::from(feature.0)].0
    }

    /// All declared features.
    pub fn features(&self) -> impl Iterator<Item = FeatureId> + use<> {
        (0..self.features.len() as u8).map(FeatureId)
    }

    /// Does this side carry the feature, whichever hex it belongs to?
    pub fn has(&self, id: HexId, side: Side, feature: FeatureId) -> bool {
        self.cell(id).features[side.index()] & feature.bit() != 0
    }

    /// Does this side carry the feature, and does it belong to this hex? A feature of [`Sided::Both`] belongs to both.
    pub fn owns(&self, id: HexId, side: Side, feature: FeatureId) -> bool {
        self.cell(id).owned[side.index()] & feature.bit() != 0
    }

    /// All features of a side.
    pub fn features_of(&self, id: HexId, side: Side) -> impl Iterator<Item = FeatureId> + use<'_> {
        self.features().filter(move |&feature| self.has(id, side, feature))
    }

    /// All sides with this feature, each once: named by its owner, or by the hex for which the side is 0, 1 or 2.
    pub fn sides_with(&self, feature: FeatureId) -> impl Iterator<Item = (HexId, Side)> + use<'_> {
        let sided = self.features[usize::from(feature.0)].1;
        self.hexes().flat_map(|id| Side::ALL.map(|side| (id, side))).filter(move |&(id, side)| {
            self.owns(id, side, feature) && (sided == Sided::One || side.index() < 3)
        })
    }

    /// The side as printed in the data: `0611/5`, always by the hex for which it is side 0, 1 or 2.
    pub fn hexside_label(&self, id: HexId, side: Side) -> String {
        let name = Hexside::new(self.hex(id), side).canonical();
        format!("{}/{}", self.numbering.label(name.hex), name.side.hour(self.orientation()))
    }

    /// Is there a road across this side?
    pub fn road(&self, id: HexId, side: Side) -> bool {
        self.cell(id).roads & (1 << side.index()) != 0
    }

    /// Does a road lead straight from one hex to the other? Two roads side by side are not joined.
    pub fn road_between(&self, a: HexId, b: HexId) -> bool {
        self.side_between(a, b).is_some_and(|side| self.road(a, side))
    }

    /// Does any road touch this hex?
    pub fn on_road(&self, id: HexId) -> bool {
        self.cell(id).roads != 0
    }

    pub fn roads(&self) -> &[Road] {
        &self.roads
    }

    pub fn places(&self) -> &[NamedPlace] {
        &self.places
    }

    fn cell(&self, id: HexId) -> &Cell {
        &self.cells[id.index()]
    }
}

/// Short: a map inside a failing assertion should not fill the screen.
impl fmt::Debug for HexMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HexMap({:?}, {} hexes)", self.name, self.cells.len())
    }
}

impl Lookup {
    fn get(&self, hex: Hex) -> Option<HexId> {
        let x = i64::from(hex.x) - i64::from(self.corner.x);
        let y = i64::from(hex.y) - i64::from(self.corner.y);
        if x < 0 || x >= self.width || y < 0 {
            return None;
        }
        let at = usize::try_from(y.checked_mul(self.width)?.checked_add(x)?).ok()?;
        self.table.get(at).copied().flatten()
    }
}
