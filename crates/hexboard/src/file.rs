//! The file that stands beside the letters of a map: what the letters mean, and what is not a matter of single hexes. A game reads more
//! in it if it has more to say.

use crate::{Grid, HexMap, MapError, Numbering, Sided, section};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Debug, Deserialize)]
pub struct MapFile {
    pub title: String,
    pub terrain_characters: BTreeMap<char, String>,
    #[serde(default)]
    pub places: Vec<PlaceLines>,
    #[serde(default)]
    pub roads: Vec<Chain>,
    #[serde(default)]
    pub streams: Vec<Chain>,
    #[serde(default)]
    pub rivers: Vec<Chain>,
    #[serde(default)]
    pub crossings: Crossings,
    #[serde(default)]
    pub fortifications: Vec<Fort>,
}

/// Something with a name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceLines {
    pub name: Names,
    pub hex: String,
    pub kind: String,
}

/// A name in each language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    pub fr: String,
    pub en: String,
}

/// A road from hex to hex, or water along hexsides.
#[derive(Debug, Deserialize)]
pub struct Chain {
    pub id: String,
    #[serde(default)]
    pub path: Vec<String>,
    #[serde(default)]
    pub hexsides: Vec<String>,
}

#[derive(Debug, Default, Deserialize)]
pub struct Crossings {
    pub bridges: Vec<String>,
    pub fords: Vec<String>,
}

/// Hexes behind walls.
#[derive(Debug, Deserialize)]
pub struct Fort {
    pub fortified_hexes: Vec<String>,
    pub walls: Vec<String>,
    pub gates: Vec<String>,
}

impl MapFile {
    /// The map: `letters` has a section for the terrain and one for the elevation. Its features are `stream`, `river`, `bridge`,
    /// `ford`, `wall` and `gate`.
    pub fn map(&self, id: &str, numbering: Numbering, letters: &str) -> Result<HexMap, MapError> {
        let legend: Vec<(char, &str)> =
            self.terrain_characters.iter().map(|(letter, name)| (*letter, name.as_str())).collect();
        let grid = |name: &str| section(letters, name).and_then(Grid::numbered);
        let mut map = HexMap::from_grid(id, numbering, &grid("terrain")?, &legend)?;
        map.set_elevations(&grid("elevation")?)?;
        let mut add = |name: &str, sided: Sided, sides: Vec<&String>| -> Result<(), MapError> {
            map.declare_feature(name, sided)?;
            sides.into_iter().try_for_each(|side| map.add_hexside(name, side).map(drop))
        };
        add("stream", Sided::Both, self.streams.iter().flat_map(|it| &it.hexsides).collect())?;
        add("river", Sided::Both, self.rivers.iter().flat_map(|it| &it.hexsides).collect())?;
        add("bridge", Sided::Both, self.crossings.bridges.iter().collect())?;
        add("ford", Sided::Both, self.crossings.fords.iter().collect())?;
        add("wall", Sided::One, self.fortifications.iter().flat_map(|it| &it.walls).collect())?;
        add("gate", Sided::One, self.fortifications.iter().flat_map(|it| &it.gates).collect())?;
        for road in &self.roads {
            map.add_road(&road.id, &road.path)?;
        }
        for place in &self.places {
            map.add_place(&place.name.en, &place.kind, &place.hex)?;
        }
        Ok(map)
    }
}
