//! What can be wrong with a map. Every message says where, what stands there and what was expected.

use std::error::Error;
use std::fmt;

/// A fault in the data of a map. The caller knows the file and puts its name in front.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapError {
    /// A text has no section of this name.
    NoSection { name: String },
    /// A grid without rows, or a map without hexes.
    Empty,
    /// A row of a grid does not begin with its number.
    RowNumber { line: usize, found: String, expected: String },
    /// A row is longer or shorter than the first.
    RowLength { line: usize, found: usize, expected: usize },
    /// Two blank-separated cells run into each other.
    LongCell { line: usize, column: usize, found: String },
    /// A grid does not have the size of its map.
    GridSize { found: (usize, usize), expected: (usize, usize) },
    /// A letter that the legend does not explain; `hex` is its printed number.
    Letter { line: usize, column: usize, hex: String, found: char, expected: String },
    /// A text that is no hex number in the scheme of this map.
    NoLabel { text: String, map: String, example: String },
    /// A hex number beyond the map.
    OffMap { label: String, map: String },
    /// The same hex twice.
    HexTwice { label: String, map: String },
    /// More hexes than indices, or hexes too far apart for a table.
    TooLarge { map: String },
    /// A terrain or feature that was not declared.
    Unknown { what: &'static str, name: String, map: String },
    /// A terrain or feature declared twice, or more of them than a map can hold.
    Declared { what: &'static str, name: String, limit: usize },
    /// A hexside in none of the three spellings, or in the wrong one for its feature.
    Hexside { text: String, feature: String, expected: &'static str },
    /// The same feature twice on one hexside.
    HexsideTwice { text: String, feature: String },
    /// Two hexes that should be adjacent; `of` says in which road or hexside.
    NotAdjacent { a: String, b: String, of: String },
    /// A road with fewer than two hexes.
    ShortRoad { road: String },
    /// A hex that cannot be reached from the rest.
    CutOff { hex: String, from: String, map: String },
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MapError::NoSection { name } => write!(f, "there is no section [{name}]"),
            MapError::Empty => write!(f, "there are no hexes"),
            MapError::RowNumber { line, found, expected } => {
                write!(f, "line {line} begins with {found:?}, expected row number {expected}")
            }
            MapError::RowLength { line, found, expected } => {
                write!(f, "line {line} has {found} hexes, expected {expected} as in the first row")
            }
            MapError::LongCell { line, column, found } => {
                write!(
                    f,
                    "line {line}, hex {column} of the row is {found:?}, expected one character between blanks"
                )
            }
            MapError::GridSize { found: (width, height), expected: (columns, rows) } => {
                write!(f, "the grid has {width} columns and {height} rows, expected {columns} and {rows}")
            }
            MapError::Letter { line, column, hex, found, expected } => {
                write!(f, "line {line}, hex {column} of the row ({hex}) is {found:?}, expected {expected}")
            }
            MapError::NoLabel { text, map, example } => {
                write!(f, "{text:?} is not a hex number of map {map:?}, expected one like {example}")
            }
            MapError::OffMap { label, map } => write!(f, "hex {label} is not on map {map:?}"),
            MapError::HexTwice { label, map } => write!(f, "hex {label} is twice on map {map:?}"),
            MapError::TooLarge { map } => {
                write!(f, "map {map:?} is too large, expected at most 65535 hexes close together")
            }
            MapError::Unknown { what, name, map } => write!(f, "map {map:?} knows no {what} {name:?}"),
            MapError::Declared { what, name, limit } => {
                write!(f, "{what} {name:?} cannot be declared, expected at most {limit} different ones")
            }
            MapError::Hexside { text, feature, expected } => {
                write!(f, "hexside {text:?} of {feature:?}, expected {expected}")
            }
            MapError::HexsideTwice { text, feature } => write!(f, "hexside {text:?} has {feature:?} twice"),
            MapError::NotAdjacent { a, b, of } => write!(f, "hexes {a} and {b} of {of} are not adjacent"),
            MapError::ShortRoad { road } => write!(f, "road {road:?} has fewer than two hexes"),
            MapError::CutOff { hex, from, map } => {
                write!(f, "hex {hex} of map {map:?} cannot be reached from {from}")
            }
        }
    }
}

impl Error for MapError {}
