//! The battlefield, ready for the rules: neighbours, ground, heights and hexsides by index.

use crate::content::wrong;
use engine::content::Flaw;
use engine::rule::Bilingual;
use engine::sorted::{Gathered, InOrder};
use hexboard::file::PlaceLines;
use hexboard::{Edge, Hex, HexMap, Line, MapError, MapFile, Numbering, Orientation, Side};
use std::collections::BTreeMap;

pub use crate::ids::HexId;

/// Off the map.
pub const OFF: HexId = HexId::OFF;

/// What covers a hex, as charts and map call it.
pub const GROUNDS: [&str; 6] = ["clear", "marsh", "forest", "village", "camp", "lake"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Ground {
    Clear,
    Marsh,
    Forest,
    Village,
    Camp,
    Lake,
}

const ALL_GROUNDS: [Ground; 6] =
    [Ground::Clear, Ground::Marsh, Ground::Forest, Ground::Village, Ground::Camp, Ground::Lake];

/// What a hexside carries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideFeatures(u8);

impl SideFeatures {
    const STREAM: u8 = 1;
    const RIVER: u8 = 2;
    const BRIDGE: u8 = 4;
    const FORD: u8 = 8;
    const ROAD: u8 = 16;
    const UPHILL: u8 = 32;

    #[inline]
    fn has(self, bit: u8) -> bool {
        self.0 & bit != 0
    }
    pub fn stream(self) -> bool {
        self.has(SideFeatures::STREAM) && !self.bridge() && !self.ford()
    }
    pub fn bridge(self) -> bool {
        self.has(SideFeatures::BRIDGE)
    }
    pub fn ford(self) -> bool {
        self.has(SideFeatures::FORD)
    }
    pub fn road(self) -> bool {
        self.has(SideFeatures::ROAD)
    }
    /// Going out over this side leads up.
    pub fn uphill(self) -> bool {
        self.has(SideFeatures::UPHILL)
    }
    /// A river without a crossing (G-4.2.7).
    pub fn barred(self) -> bool {
        self.has(SideFeatures::RIVER) && !self.bridge() && !self.ford()
    }
    /// Any river, crossing or not.
    pub fn river(self) -> bool {
        self.has(SideFeatures::RIVER)
    }
}

/// No fort.
pub const NO_FORT: u8 = u8::MAX;

#[derive(Debug)]
pub struct Field {
    pub map: HexMap,
    coordinates: Vec<Hex>,
    pub next: Vec<[HexId; 6]>,
    pub ground: Vec<Ground>,
    pub sides: Vec<[SideFeatures; 6]>,
    /// The fortified hex whose wall stands on this side, by number; [`NO_FORT`] for none.
    pub walls: Vec<[u8; 6]>,
    /// The number of a fortified hex, or [`NO_FORT`].
    pub fort: Vec<u8>,
    /// The fortified hexes.
    pub forts: Vec<HexId>,
    /// The hexes at the edge of the map, by number.
    pub rim: Vec<HexId>,
    /// Hexes at distance two, with what lies between.
    pub at_two: Vec<Vec<HexAtTwo>>,
    pub places: Vec<NamedPlace>,
    pub title: String,
}

/// A hex at distance two: the one or two hexes between.
#[derive(Clone, Copy, Debug)]
pub struct HexAtTwo {
    pub to: HexId,
    pub between: [HexId; 2],
}

#[derive(Clone, Debug)]
pub struct NamedPlace {
    pub name: Bilingual,
    pub hex: String,
    pub kind: String,
}

const NAME: &str = "maps/grunwald.toml";

/// The map as it is read, with our number of each of its hexes.
struct Reading<'a> {
    map: &'a HexMap,
    numbers: BTreeMap<hexboard::HexId, HexId>,
}

impl Reading<'_> {
    fn number(&self, id: Option<hexboard::HexId>) -> HexId {
        id.and_then(|id| self.numbers.get(&id).copied()).unwrap_or(OFF)
    }

    fn around(&self, id: hexboard::HexId) -> [HexId; 6] {
        Side::ALL.map(|side| self.number(self.map.neighbour(id, side)))
    }

    fn ground(&self, id: hexboard::HexId) -> Result<Ground, Flaw> {
        let name = self.map.terrain_name(id);
        let known = GROUNDS.iter().position(|it| *it == name);
        known.map(|at| ALL_GROUNDS[at]).ok_or_else(|| wrong(NAME, "flaw-ground", name))
    }

    fn has(&self, id: hexboard::HexId, side: Side, name: &str) -> bool {
        self.map.feature_id(name).is_some_and(|feature| self.map.has(id, side, feature))
    }

    fn features(&self, id: hexboard::HexId, side: Side) -> SideFeatures {
        let higher = |there: hexboard::HexId| self.map.elevation(there) > self.map.elevation(id);
        let bits = [
            (self.has(id, side, "stream"), SideFeatures::STREAM),
            (self.has(id, side, "river"), SideFeatures::RIVER),
            (self.has(id, side, "bridge"), SideFeatures::BRIDGE),
            (self.has(id, side, "ford"), SideFeatures::FORD),
            (self.map.road(id, side), SideFeatures::ROAD),
            (self.map.neighbour(id, side).is_some_and(higher), SideFeatures::UPHILL),
        ];
        SideFeatures(bits.into_iter().filter(|(is, _)| *is).fold(0, |sum, (_, bit)| sum | bit))
    }

    /// The wall on each side belongs to the fort inside.
    fn walls(&self, id: hexboard::HexId, fort: &[u8]) -> [u8; 6] {
        let fort_of = |hex: HexId| fort.get(usize::from(hex)).copied().unwrap_or(NO_FORT);
        let here = fort_of(self.number(Some(id)));
        Side::ALL.map(|side| match self.has(id, side, "wall") {
            false => NO_FORT,
            true if here != NO_FORT => here,
            true => fort_of(self.number(self.map.neighbour(id, side))),
        })
    }

    fn at_two(&self, id: hexboard::HexId) -> Vec<HexAtTwo> {
        let (map, here) = (self.map, self.map.hex(id));
        let number = |hex: Hex| self.number(map.id(hex));
        let ring = hexboard::space::ring(here, 2);
        let far = ring.into_iter().filter_map(|there| Some((there, map.id(there)?)));
        far.map(|(there, id)| {
            let between = match Line::between(here, there).steps().first() {
                Some(hexboard::Step::One(hex)) => [number(*hex); 2],
                Some(hexboard::Step::Between(left, right)) => [number(*left), number(*right)],
                None => [OFF; 2],
            };
            HexAtTwo { to: self.number(Some(id)), between }
        })
        .collect()
    }
}

impl Field {
    pub fn read(file: MapFile, text: &str) -> Result<Field, Flaw> {
        let bad = |why: MapError| wrong(NAME, "flaw-map", why.to_string());
        let map = file.map("grunwald", Numbering::COLUMNS_FROM_00, text).map_err(bad)?;
        let ids: Vec<_> = map.hexes().collect();
        // Ids run from zero in the order of the map; the table spares the search.
        let numbers = ids.iter().enumerate().map(|(n, id)| (*id, HexId::new(n))).gathered();
        let reading = Reading { map: &map, numbers };
        let mut forts = Vec::new();
        for label in file.fortifications.iter().flat_map(|it| &it.fortified_hexes) {
            forts.push(reading.number(Some(map.at(label).map_err(bad)?)));
        }
        if forts.len() > 16 {
            return Err(wrong(NAME, "flaw-map", "fortified_hexes"));
        }
        let mut fort = vec![NO_FORT; ids.len()];
        for (n, hex) in forts.iter().enumerate() {
            fort[usize::from(*hex)] = n as u8;
        }
        let ground = ids.iter().map(|id| reading.ground(*id)).collect::<Result<_, Flaw>>()?;
        let outer = |id: hexboard::HexId| {
            [Edge::North, Edge::South, Edge::West, Edge::East].into_iter().any(|edge| map.on_edge(id, edge))
        };
        let place = |it: PlaceLines| NamedPlace {
            name: Bilingual { fr: it.name.fr, en: it.name.en },
            hex: it.hex,
            kind: it.kind,
        };
        Ok(Field {
            coordinates: ids.iter().map(|id| map.hex(*id)).collect(),
            next: ids.iter().map(|id| reading.around(*id)).collect(),
            ground,
            sides: ids.iter().map(|id| Side::ALL.map(|side| reading.features(*id, side))).collect(),
            walls: ids.iter().map(|id| reading.walls(*id, &fort)).collect(),
            fort,
            forts,
            rim: HexId::number(&ids).filter(|(_, id)| outer(**id)).map(|(hex, _)| hex).collect(),
            at_two: ids.iter().map(|id| reading.at_two(*id)).collect(),
            places: file.places.into_iter().map(place).collect(),
            title: file.title,
            map,
        })
    }

    pub fn len(&self) -> usize {
        self.next.len()
    }

    pub fn is_empty(&self) -> bool {
        self.next.is_empty()
    }

    pub fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        HexId::all(self.next.len())
    }

    /// Is there a gate between a hex and its neighbour (G-12.1.4)?
    pub fn has_gate(&self, from: HexId, side: Side) -> bool {
        let gate = self.map.feature_id("gate");
        matches!((self.map.nth(usize::from(from)), gate), (Some(here), Some(gate)) if self.map.has(here, side, gate))
    }

    /// The hex with this printed number.
    pub fn find(&self, label: &str) -> Option<HexId> {
        self.map.find(label).map(|id| HexId::new(id.index()))
    }

    pub fn label(&self, hex: HexId) -> &str {
        self.map.nth(usize::from(hex)).map_or("?", |id| self.map.label(id))
    }

    /// The coordinates of a hex.
    #[inline]
    pub fn hex(&self, hex: HexId) -> Hex {
        self.coordinates.get(usize::from(hex)).copied().unwrap_or(Hex::ZERO)
    }

    /// The hex at these coordinates.
    pub fn at(&self, hex: Hex) -> Option<HexId> {
        self.map.id(hex).map(|id| HexId::new(id.index()))
    }

    #[inline]
    pub fn neighbour(&self, hex: HexId, side: Side) -> HexId {
        self.next[usize::from(hex)][side.index()]
    }

    #[inline]
    pub fn ground(&self, hex: HexId) -> Ground {
        self.ground[usize::from(hex)]
    }

    #[inline]
    pub fn side(&self, hex: HexId, side: Side) -> SideFeatures {
        self.sides[usize::from(hex)][side.index()]
    }

    /// The side of a hex beyond which a neighbour lies.
    #[inline]
    pub fn side_to(&self, from: HexId, to: HexId) -> Option<Side> {
        let at = self.next[usize::from(from)].iter().position(|next| *next == to)?;
        Side::new(at as u8)
    }

    pub fn distance(&self, a: HexId, b: HexId) -> u32 {
        hexboard::space::distance(self.hex(a), self.hex(b))
    }

    /// All hexes within a distance, the middle included.
    pub fn within(&self, hex: HexId, radius: u32) -> Vec<HexId> {
        let (middle, radius) = (self.hex(hex), radius.min(100) as i32);
        let mut list = Vec::new();
        for x in -radius..=radius {
            for y in (-radius).max(-x - radius)..=radius.min(radius - x) {
                list.extend(self.at(Hex::new(middle.x + x, middle.y + y)));
            }
        }
        list.put_in_order();
        list
    }

    pub fn edge(&self, edge: Edge) -> Vec<HexId> {
        let on = |hex: &HexId| self.on_edge(*hex, edge);
        self.hexes().filter(on).collect()
    }

    pub fn on_edge(&self, hex: HexId, edge: Edge) -> bool {
        self.map.nth(usize::from(hex)).is_some_and(|id| self.map.on_edge(id, edge))
    }

    pub fn orientation(&self) -> Orientation {
        Orientation::Flat
    }
}
