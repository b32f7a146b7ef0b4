//! The ground of one battle, ready for the rules: neighbours, prices, heights, hexsides and lines of sight by index.

mod reading;
mod sight;

pub(crate) use reading::{Alter, Ground};
pub use sight::{NEAR, Slope, Way};

use crate::content::{Arm, Faces, Name};
use engine::ids;
use engine::rule::Bilingual;
use hexboard::{Aspect, Corner, Edge, Hex, HexMap, Orientation, Side, Through};
use std::collections::BinaryHeap;

pub use crate::ids::HexId;

/// Off the map.
pub const OFF: HexId = HexId::OFF;

ids! {
    /// What covers a hex, by its place in the file.
    TerrainId(u8);

    /// What runs along a hexside, by its place in the file.
    KindId(u8),
    /// An ordinary hexside.
    NONE;

    /// A hexside that play may change: a hedge that can be trampled, a side where pits may be dug. At most 64, for a set of bits.
    MarkId(u8),
    /// A hexside that stays as it is.
    NONE;
}

/// What covers a hex, and what it does.
#[derive(Clone, Debug)]
pub struct Terrain {
    pub id: String,
    pub name: Name,
    /// What it costs to enter, by [`Arm`]; none where that arm may not.
    pub price: [Option<u8>; 2],
    /// It hides what lies behind (9.4).
    pub hides: bool,
    /// A charge may enter it and be aimed at a unit in it.
    pub charge_into: bool,
    pub charge_from: bool,
    /// Added when the defender stands in it.
    pub shock_defender: i32,
    /// Added when an attacker stands in it.
    pub shock_from: i32,
    /// Added to shots at a unit in it.
    pub fire_at: i32,
}

/// What runs along a hexside, and what it does.
#[derive(Clone, Debug)]
pub struct Kind {
    pub id: String,
    pub name: Name,
    /// What crossing it costs more, by [`Arm`].
    pub price: [u8; 2],
    /// A charge may cross it and be aimed across it.
    pub charge: bool,
    /// Added when an attacker of this [`Arm`] attacks across it.
    pub shock: [i32; 2],
    /// Added when it is the last side that a line of fire crosses.
    pub fire_across: i32,
    /// Added to the roll of horses that charge across it.
    pub reluctance: i32,
    /// A mounted unit that attacks across it is Disordered first on these faces.
    pub disorders: Faces,
    /// Whoever crosses it tramples it.
    pub trampled: bool,
    /// A mounted unit driven back across it is Disordered, or Unhorsed if it was Disordered before.
    pub breaks_retreat: bool,
}

/// A hex by itself.
#[derive(Clone, Copy, Debug)]
struct Cell {
    at: Hex,
    terrain: TerrainId,
    elevation: i8,
    next: [HexId; 6],
    kinds: [KindId; 6],
    marks: [MarkId; 6],
    /// The price of a step across each side, by arm; [`CLOSED`] where there is none.
    prices: [[u8; 6]; 2],
    near: [HexId; NEAR],
    /// To which of the near hexes nothing on the map blocks the sight: the strict reading, then the soft one.
    clear: [u64; 2],
}

/// No price buys this step.
const CLOSED: u8 = u8::MAX;

/// A name printed on the map.
#[derive(Clone, Debug)]
pub struct NamedPlace {
    pub name: Bilingual,
    pub hex: HexId,
    /// For the picture: `wood`, `village`, `water`, `hill`, `field`.
    pub kind: String,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub map: HexMap,
    /// Where north lies, in degrees clockwise from the top.
    pub north: u16,
    /// What each level costs more on the way up, by [`Arm`] (5.1).
    pub climb: [u8; 2],
    pub terrains: Vec<Terrain>,
    pub kinds: Vec<Kind>,
    pub places: Vec<NamedPlace>,
    /// The sides that play may change, by [`MarkId`]: each once, by the hex for which it is side 0, 1 or 2.
    pub marks: Vec<(HexId, Side)>,
    cells: Vec<Cell>,
    ways: sight::Ways,
}

impl Field {
    #[inline]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    pub fn hexes(&self) -> impl DoubleEndedIterator<Item = HexId> + ExactSizeIterator + Clone + use<> {
        HexId::all(self.cells.len())
    }

    pub fn orientation(&self) -> Orientation {
        Orientation::Pointy
    }

    /// Columns and rows of the map.
    pub fn size(&self) -> (usize, usize) {
        self.map.size().unwrap_or_default()
    }

    // ---- where a hex lies

    /// The hex with this printed number.
    pub fn find(&self, label: &str) -> Option<HexId> {
        self.map.find(label).map(|id| HexId::new(id.index()))
    }

    pub fn label(&self, hex: HexId) -> &str {
        self.map.nth(hex.index()).map_or("?", |id| self.map.label(id))
    }

    #[inline]
    fn cell(&self, hex: HexId) -> &Cell {
        &self.cells[hex.index()]
    }

    /// The coordinates of a hex.
    #[inline]
    pub fn hex(&self, hex: HexId) -> Hex {
        self.cells.get(hex.index()).map_or(Hex::ZERO, |cell| cell.at)
    }

    /// The hex at these coordinates.
    pub fn at(&self, hex: Hex) -> Option<HexId> {
        self.map.id(hex).map(|id| HexId::new(id.index()))
    }

    /// The row of a hex, as it is printed.
    pub fn row(&self, hex: HexId) -> u8 {
        (self.hex(hex).y + 1).clamp(0, 99) as u8
    }

    /// Beyond this side; [`OFF`] beyond the map.
    #[inline]
    pub fn neighbour(&self, hex: HexId, side: Side) -> HexId {
        self.cell(hex).next[side.index()]
    }

    /// All neighbours, clockwise from side 0; [`OFF`] beyond the map.
    #[inline]
    pub fn around(&self, hex: HexId) -> &[HexId; 6] {
        &self.cell(hex).next
    }

    /// The side of a hex beyond which a neighbour lies.
    #[inline]
    pub fn side_to(&self, from: HexId, to: HexId) -> Option<Side> {
        let at = self.cells.get(from.index())?.next.iter().position(|next| *next == to && *next != OFF)?;
        Side::new(at as u8)
    }

    #[inline]
    pub fn adjacent(&self, a: HexId, b: HexId) -> bool {
        self.side_to(a, b).is_some()
    }

    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u32 {
        hexboard::space::distance(self.hex(a), self.hex(b))
    }

    /// All hexes within a distance, the middle included.
    pub fn within(&self, hex: HexId, radius: u32) -> Vec<HexId> {
        let mut list: Vec<HexId> =
            hexboard::space::disc(self.hex(hex), radius).into_iter().filter_map(|at| self.at(at)).collect();
        list.sort_unstable();
        list
    }

    pub fn on_edge(&self, hex: HexId, edge: Edge) -> bool {
        self.map.nth(hex.index()).is_some_and(|id| self.map.on_edge(id, edge))
    }

    // ---- what is there

    #[inline]
    pub fn terrain_id(&self, hex: HexId) -> TerrainId {
        self.cell(hex).terrain
    }

    #[inline]
    pub fn terrain(&self, hex: HexId) -> &Terrain {
        &self.terrains[self.cell(hex).terrain.index()]
    }

    #[inline]
    pub fn elevation(&self, hex: HexId) -> i8 {
        self.cell(hex).elevation
    }

    /// May this arm be in a hex at all?
    #[inline]
    pub fn open_to(&self, hex: HexId, arm: Arm) -> bool {
        self.terrain(hex).price[arm.index()].is_some()
    }

    /// May anybody be in it (7.1)?
    #[inline]
    pub fn open(&self, hex: HexId) -> bool {
        self.terrain(hex).price.iter().any(Option::is_some)
    }

    #[inline]
    pub fn kind_id(&self, hex: HexId, side: Side) -> KindId {
        self.cell(hex).kinds[side.index()]
    }

    /// What runs along a hexside, trampled or not.
    #[inline]
    pub fn kind(&self, hex: HexId, side: Side) -> Option<&Kind> {
        self.kinds.get(self.kind_id(hex, side).index())
    }

    /// The number of a hexside that play may change.
    #[inline]
    pub fn mark(&self, hex: HexId, side: Side) -> MarkId {
        self.cell(hex).marks[side.index()]
    }

    /// A hexside as the files write it: `1014/5`.
    pub fn side_label(&self, hex: HexId, side: Side) -> String {
        self.map.nth(hex.index()).map_or_else(String::new, |id| self.map.hexside_label(id, side))
    }

    /// What a step across this side costs: the hex entered, what runs along the side unless it is `trampled`, and the climb. Nothing
    /// that depends on units is in it.
    #[inline]
    pub fn price(&self, arm: Arm, from: HexId, side: Side, trampled: bool) -> Option<u8> {
        let price = self.cell(from).prices[arm.index()][side.index()];
        if price == CLOSED {
            return None;
        }
        let saved = match trampled {
            true => self.kind(from, side).map_or(0, |kind| kind.price[arm.index()]),
            false => 0,
        };
        Some(price - saved)
    }

    // ---- facing

    /// The two neighbours of an aspect: left hand, right hand; [`OFF`] beyond the map.
    #[inline]
    pub fn beside(&self, hex: HexId, facing: Corner, aspect: Aspect) -> [HexId; 2] {
        hexboard::facing::sides_of(facing, aspect).map(|side| self.neighbour(hex, side))
    }

    #[inline]
    pub fn front(&self, hex: HexId, facing: Corner) -> [HexId; 2] {
        self.beside(hex, facing, Aspect::Front)
    }

    /// The hexes that a unit with a zone of control here would control (7.1): its Front, but no hex and no hexside that is closed to
    /// everybody (Q7.1-2); [`OFF`] in place of these.
    #[inline]
    pub fn zone(&self, hex: HexId, facing: Corner) -> [HexId; 2] {
        self.front(hex, facing).map(|next| if next != OFF && self.open(next) { next } else { OFF })
    }

    /// In which aspect of a unit here another hex lies, at any distance; two where the line leaves through a corner (Q9.1-1).
    #[inline]
    pub fn arc(&self, hex: HexId, facing: Corner, other: HexId) -> Option<Through<Aspect>> {
        match self.way(hex, other) {
            Some(way) => Some(self.ways.leaves(way).map(|side| hexboard::facing::aspect(facing, side))),
            None => hexboard::facing::arc(self.hex(hex), facing, self.hex(other)),
        }
    }

    /// What a march costs from a hex to every hex within reach, over hexes that `open` lets it enter; the start costs nothing. The
    /// list follows the numbers of the hexes; `None` where the march does not come within `limit`.
    pub fn march(
        &self,
        arm: Arm,
        from: HexId,
        limit: u8,
        trampled: impl Fn(MarkId) -> bool,
        open: impl Fn(HexId) -> bool,
    ) -> Vec<Option<u8>> {
        let mut costs = vec![None; self.len()];
        let mut queue = BinaryHeap::from([(std::cmp::Reverse(0u8), from)]);
        costs[from.index()] = Some(0);
        while let Some((std::cmp::Reverse(spent), hex)) = queue.pop() {
            if costs[hex.index()].is_some_and(|known| known < spent) {
                continue;
            }
            for side in Side::ALL {
                let next = self.neighbour(hex, side);
                let trampled = trampled(self.mark(hex, side));
                let Some(price) = self.price(arm, hex, side, trampled) else { continue };
                let Some(total) = spent.checked_add(price).filter(|total| *total <= limit) else { continue };
                let better = costs[next.index()].is_none_or(|known| total < known);
                if better && open(next) {
                    costs[next.index()] = Some(total);
                    queue.push((std::cmp::Reverse(total), next));
                }
            }
        }
        costs
    }
}
