//! The geometry of our games, by worked vectors, and what must hold for any board.

use hexboard::{Hex, HexId, HexMap, Numbering};

mod errors;
mod grunwald;
mod medieval_battle;
mod men_of_iron;
mod properties;

/// `"0914 1014"` as hexes, in this order.
fn hexes(numbering: Numbering, labels: &str) -> Vec<Hex> {
    labels.split_whitespace().map(|label| hex(numbering, label)).collect()
}

fn hex(numbering: Numbering, label: &str) -> Hex {
    numbering.parse(label).unwrap_or_else(|| panic!("{label} is no hex number"))
}

/// The labels of hexes, in this order: `"0914 1014"`.
fn labels(numbering: Numbering, hexes: impl IntoIterator<Item = Hex>) -> String {
    hexes.into_iter().map(|hex| numbering.label(hex)).collect::<Vec<_>>().join(" ")
}

/// The same, sorted, for sets.
fn sorted(numbering: Numbering, hexes: impl IntoIterator<Item = Hex>) -> String {
    let mut labels: Vec<String> = hexes.into_iter().map(|hex| numbering.label(hex)).collect();
    labels.sort();
    labels.join(" ")
}

fn at(map: &HexMap, label: &str) -> HexId {
    map.at(label).unwrap_or_else(|error| panic!("{error}"))
}
