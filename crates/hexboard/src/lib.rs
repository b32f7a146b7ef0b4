//! Boards of hexes: what every hex-and-counter game needs, and no rule of any of them.
//!
//! Read the modules in this order:
//! [`side`] (directions), [`space`] (distance, rings, turning), [`numbering`] (printed numbers),
//! [`facing`] (fronts and arcs), [`mod@line`] (sight), [`map`] (the board itself), [`mod@reach`] (movement),
//! [`pixels`] (drawing).
//!
//! Everything is integers and ordered collections: the same board gives the same answer natively and in the browser.
//!
//! ```
//! use hexboard::{Grid, HexMap, Numbering};
//!
//! // A pointy-top map in the style of a book: even rows stand half a hex to the right.
//! let grid = Grid::spaced(". . w .\n . w . .")?;
//! let mut map = HexMap::from_grid("meadow", Numbering::ROWS_FROM_01, &grid, &[('.', "clear"), ('w', "wood")])?;
//! map.declare_feature("brook", hexboard::Sided::Both)?;
//! map.add_hexside("brook", "0101/3")?;
//!
//! let wood = map.at("0301")?;
//! assert_eq!(map.terrain_name(wood), "wood");
//! assert!(map.line("0101", "0401")?.blocked(|hex| map.id(hex) == Some(wood)));
//! assert_eq!(map.at("0901").unwrap_err().to_string(), r#"hex 0901 is not on map "meadow""#);
//! # Ok::<(), hexboard::MapError>(())
//! ```

pub mod facing;
pub mod file;
mod hex;
pub mod line;
pub mod map;
pub mod numbering;
pub mod pixels;
pub mod reach;
pub mod side;
pub mod space;

pub use facing::Aspect;
pub use file::MapFile;
pub use hex::Hex;
pub use line::{Heights, Line, Step};
pub use map::text::{Grid, Section, section};
pub use map::{Edge, FeatureId, HexId, HexMap, MapError, NamedPlace, Road, Sided, TerrainId};
pub use numbering::{Numbering, Parity};
pub use reach::{Reach, reach};
pub use side::{Axis, Corner, Hexside, Orientation, Side, Through, Vertex};
