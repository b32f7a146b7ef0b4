//! Making a map: from a drawn grid or a list of hexes, then elevations, hexsides, roads and places.

use std::collections::BTreeSet;

use crate::hex::Hex;

use super::text::Grid;
use super::{Cell, Edge, FeatureId, HexId, HexMap, Lookup, MapError, NamedPlace, Road, Sided, TerrainId};
use crate::numbering::Numbering;
use crate::side::Side;
use crate::space::neighbours;

/// A bit for each feature of a hexside.
const MOST_FEATURES: usize = 32;
const MOST_TERRAINS: usize = 256;
/// The lookup table of a map may hold this many entries.
const LARGEST_TABLE: i64 = 1 << 22;

const SYMMETRIC: &str = "AAAA-BBBB or CCRR/d with the hour d of the first, second or third side";
const ONE_SIDED: &str = "OWNER>OTHER, for it belongs to one hex";

impl HexMap {
    /// A map from a drawn grid; the legend explains its characters. The four edges are those of the grid.
    pub fn from_grid(
        name: &str,
        numbering: Numbering,
        grid: &Grid,
        legend: &[(char, &str)],
    ) -> Result<HexMap, MapError> {
        if let Some(found) = grid.first_row()
            && i64::from(found) != i64::from(numbering.first_row())
        {
            let expected = format!("{:02}", numbering.first_row());
            return Err(MapError::RowNumber { line: grid.line(0), found: format!("{found:02}"), expected });
        }
        let mut terrains = Vec::new();
        for (_, terrain) in legend {
            if !terrains.contains(terrain) {
                terrains.push(*terrain);
            }
        }
        let mut hexes = Vec::new();
        for (column, row, letter) in grid.letters() {
            let hex = grid_hex(name, numbering, column, row)?;
            let Some((_, terrain)) = legend.iter().find(|(known, _)| *known == letter) else {
                let known: Vec<String> = legend.iter().map(|(letter, _)| letter.to_string()).collect();
                return Err(MapError::Letter {
                    line: grid.line(row),
                    column: column + 1,
                    hex: numbering.label(hex),
                    found: letter,
                    expected: format!("one of {}", known.join(" ")),
                });
            };
            hexes.push((hex, *terrain));
        }
        let mut map = HexMap::from_hexes(name, numbering, &terrains, hexes)?;
        map.size = Some((grid.width(), grid.height()));
        for (cell, (column, row, _)) in map.cells.iter_mut().zip(grid.letters()) {
            let lies_on = |edge| match edge {
                Edge::North => row == 0,
                Edge::East => column + 1 == grid.width(),
                Edge::South => row + 1 == grid.height(),
                Edge::West => column == 0,
            };
            cell.edges =
                Edge::ALL.into_iter().filter(|&edge| lies_on(edge)).fold(0, |bits, edge| bits | edge.bit());
        }
        Ok(map)
    }

    /// A map from a list of hexes and the names of their terrains. It has no edges until [`HexMap::set_edge`].
    pub fn from_hexes<'a>(
        name: &str,
        numbering: Numbering,
        terrains: &[&str],
        hexes: impl IntoIterator<Item = (Hex, &'a str)>,
    ) -> Result<HexMap, MapError> {
        let mut map = HexMap {
            name: name.to_owned(),
            numbering,
            terrains: Vec::new(),
            features: Vec::new(),
            cells: Vec::new(),
            size: None,
            lookup: Lookup { corner: Hex::ZERO, width: 0, table: Vec::new() },
            roads: Vec::new(),
            places: Vec::new(),
        };
        for terrain in terrains {
            if map.terrains.len() == MOST_TERRAINS || map.terrain_id(terrain).is_some() {
                let name = (*terrain).to_owned();
                return Err(MapError::Declared { what: "terrain", name, limit: MOST_TERRAINS });
            }
            map.terrains.push((*terrain).to_owned());
        }
        for (hex, terrain) in hexes {
            let terrain = map.known_terrain(terrain)?;
            map.cells.push(Cell {
                hex,
                label: numbering.label(hex),
                terrain,
                elevation: 0,
                neighbours: [None; 6],
                features: [0; 6],
                owned: [0; 6],
                roads: 0,
                edges: 0,
            });
        }
        map.index()?;
        Ok(map)
    }

    pub fn set_terrain(&mut self, id: HexId, terrain: &str) -> Result<(), MapError> {
        self.cells[id.index()].terrain = self.known_terrain(terrain)?;
        Ok(())
    }

    pub fn set_elevation(&mut self, id: HexId, elevation: i8) {
        self.cells[id.index()].elevation = elevation;
    }

    /// Elevations from a grid of digits, of the same size and place as the grid of the terrain.
    pub fn set_elevations(&mut self, grid: &Grid) -> Result<(), MapError> {
        // A grid of another size would leave hexes out silently.
        if let Some((columns, rows)) = self.size {
            grid.expect_size(columns, rows)?;
        }
        for (column, row, letter) in grid.letters() {
            let hex = grid_hex(&self.name, self.numbering, column, row)?;
            let label = self.numbering.label(hex);
            let id = self.id(hex).ok_or_else(|| self.off_map(&label))?;
            let Some(digit) = letter.to_digit(10) else {
                let (line, expected) = (grid.line(row), "a digit".to_owned());
                return Err(MapError::Letter {
                    line,
                    column: column + 1,
                    hex: label,
                    found: letter,
                    expected,
                });
            };
            self.set_elevation(id, digit as i8);
        }
        Ok(())
    }

    pub fn set_edge(&mut self, edge: Edge, hexes: impl IntoIterator<Item = HexId>) {
        for id in hexes {
            self.cells[id.index()].edges |= edge.bit();
        }
    }

    /// Makes a hexside feature known under this name.
    pub fn declare_feature(&mut self, name: &str, sided: Sided) -> Result<FeatureId, MapError> {
        if self.features.len() == MOST_FEATURES || self.feature_id(name).is_some() {
            return Err(MapError::Declared { what: "feature", name: name.to_owned(), limit: MOST_FEATURES });
        }
        self.features.push((name.to_owned(), sided));
        Ok(FeatureId((self.features.len() - 1) as u8))
    }

    /// Puts a declared feature on a hexside, written `AAAA-BBBB`, `CCRR/d` or, for a one-sided one, `OWNER>OTHER`.
    pub fn add_hexside(&mut self, feature: &str, text: &str) -> Result<(HexId, Side), MapError> {
        let known = self.feature_id(feature).ok_or_else(|| MapError::Unknown {
            what: "hexside feature",
            name: feature.to_owned(),
            map: self.name.clone(),
        })?;
        let sided = self.features[usize::from(known.0)].1;
        let (id, side) = self.hexside_in(feature, text, sided)?;
        if self.has(id, side, known) {
            return Err(MapError::HexsideTwice { text: text.to_owned(), feature: feature.to_owned() });
        }
        self.put(id, side, known);
        Ok((id, side))
    }

    /// Puts a declared feature on a hexside; a one-sided one belongs to `id`. Nothing happens off the map.
    pub fn put(&mut self, id: HexId, side: Side, feature: FeatureId) {
        let Some(other) = self.neighbour(id, side) else {
            return;
        };
        let both = self.features[usize::from(feature.0)].1 == Sided::Both;
        for (cell, side, owner) in [(id, side, true), (other, side.opposite(), both)] {
            let cell = &mut self.cells[cell.index()];
            cell.features[side.index()] |= feature.bit();
            if owner {
                cell.owned[side.index()] |= feature.bit();
            }
        }
    }

    /// Reads a hexside in any of the three spellings: the first hex named, and its side.
    pub fn hexside(&self, text: &str) -> Result<(HexId, Side), MapError> {
        let sided = if text.contains('>') { Sided::One } else { Sided::Both };
        self.hexside_in("this map", text, sided)
    }

    /// Adds a chain of adjacent hexes, by their printed numbers.
    pub fn add_road<S: AsRef<str>>(&mut self, name: &str, path: &[S]) -> Result<(), MapError> {
        if path.len() < 2 {
            return Err(MapError::ShortRoad { road: name.to_owned() });
        }
        let hexes = path.iter().map(|label| self.at(label.as_ref())).collect::<Result<Vec<_>, _>>()?;
        let mut sides = Vec::new();
        for pair in hexes.windows(2) {
            let side = self.adjacent_side(pair[0], pair[1], || format!("road {name:?}"))?;
            sides.push((pair[0], side));
            sides.push((pair[1], side.opposite()));
        }
        for (id, side) in sides {
            self.cells[id.index()].roads |= 1 << side.index();
        }
        self.roads.push(Road { name: name.to_owned(), path: hexes });
        Ok(())
    }

    pub fn add_place(&mut self, name: &str, kind: &str, label: &str) -> Result<(), MapError> {
        let hex = self.at(label)?;
        self.places.push(NamedPlace { name: name.to_owned(), kind: kind.to_owned(), hex });
        Ok(())
    }

    // ---- helpers

    fn hexside_in(&self, feature: &str, text: &str, sided: Sided) -> Result<(HexId, Side), MapError> {
        let wrong =
            |expected| MapError::Hexside { text: text.to_owned(), feature: feature.to_owned(), expected };
        if sided == Sided::One {
            let (a, b) = text.split_once('>').ok_or_else(|| wrong(ONE_SIDED))?;
            return self.shared_side(a, b, text);
        }
        if let Some((label, hour)) = text.split_once('/') {
            let id = self.at(label)?;
            let orientation = self.orientation();
            let canonical =
                Side::ALL.into_iter().take(3).find(|side| side.hour(orientation).to_string() == hour);
            let side = canonical.ok_or_else(|| wrong(SYMMETRIC))?;
            let beyond = self.numbering.label(crate::space::neighbour(self.hex(id), side));
            return self.neighbour(id, side).map(|_| (id, side)).ok_or_else(|| self.off_map(&beyond));
        }
        // A label may itself hold a minus, so every hyphen is tried before the first is blamed.
        let mut splits = text.match_indices('-').map(|(at, _)| (&text[..at], &text[at + 1..]));
        let readable =
            |(a, b): &(&str, &str)| self.numbering.parse(a).is_some() && self.numbering.parse(b).is_some();
        let first = splits.clone().next().ok_or_else(|| wrong(SYMMETRIC))?;
        let (a, b) = splits.find(readable).unwrap_or(first);
        self.shared_side(a, b, text)
    }

    fn shared_side(&self, a: &str, b: &str, text: &str) -> Result<(HexId, Side), MapError> {
        let (a, b) = (self.at(a)?, self.at(b)?);
        let side = self.adjacent_side(a, b, || format!("hexside {text:?}"))?;
        Ok((a, side))
    }

    fn adjacent_side(&self, a: HexId, b: HexId, of: impl FnOnce() -> String) -> Result<Side, MapError> {
        self.side_between(a, b).ok_or_else(|| MapError::NotAdjacent {
            a: self.label(a).to_owned(),
            b: self.label(b).to_owned(),
            of: of(),
        })
    }

    fn known_terrain(&self, name: &str) -> Result<TerrainId, MapError> {
        let unknown = || MapError::Unknown { what: "terrain", name: name.to_owned(), map: self.name.clone() };
        self.terrain_id(name).ok_or_else(unknown)
    }

    fn off_map(&self, label: &str) -> MapError {
        MapError::OffMap { label: label.to_owned(), map: self.name.clone() }
    }

    /// Builds the lookup table and the neighbour lists, once all hexes are there.
    fn index(&mut self) -> Result<(), MapError> {
        let too_large = || MapError::TooLarge { map: self.name.clone() };
        let hexes: Vec<Hex> = self.cells.iter().map(|cell| cell.hex).collect();
        let range = |of: fn(&Hex) -> i32| Some((hexes.iter().map(of).min()?, hexes.iter().map(of).max()?));
        let (Some((left, right)), Some((top, bottom))) = (range(|hex| hex.x), range(|hex| hex.y)) else {
            return Err(MapError::Empty);
        };
        let width = i64::from(right) - i64::from(left) + 1;
        let height = i64::from(bottom) - i64::from(top) + 1;
        // Neighbours are looked up one step beyond the map, so its hexes keep away from the ends of the integers.
        let near = [left, right, top, bottom].iter().all(|it| it.unsigned_abs() < 1 << 28);
        let size =
            width.checked_mul(height).filter(|&size| near && size <= LARGEST_TABLE).ok_or_else(too_large)?;
        if hexes.len() > usize::from(u16::MAX) {
            return Err(too_large());
        }
        let mut seen = BTreeSet::new();
        let mut table = vec![None; size as usize];
        for (index, hex) in hexes.iter().enumerate() {
            if !seen.insert((hex.y, hex.x)) {
                let label = self.numbering.label(*hex);
                return Err(MapError::HexTwice { label, map: self.name.clone() });
            }
            let (x, y) = (i64::from(hex.x) - i64::from(left), i64::from(hex.y) - i64::from(top));
            table[(y * width + x) as usize] = Some(HexId(index as u16));
        }
        self.lookup = Lookup { corner: Hex::new(left, top), width, table };
        for (index, hex) in hexes.into_iter().enumerate() {
            self.cells[index].neighbours = neighbours(hex).map(|it| self.lookup.get(it));
        }
        Ok(())
    }
}

fn grid_hex(map: &str, numbering: Numbering, column: usize, row: usize) -> Result<Hex, MapError> {
    let place = i64::try_from(column).ok().zip(i64::try_from(row).ok());
    place
        .and_then(|(column, row)| numbering.hex_at(column, row))
        .ok_or_else(|| MapError::TooLarge { map: map.to_owned() })
}
