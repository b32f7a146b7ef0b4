//! What a content checker asks of a map that has been read. Shapes of rows, letters, chains of roads and pairs of
//! hexsides are checked on reading; here are the checks that need the whole map.

use std::collections::{BTreeMap, BTreeSet};

use super::{HexId, HexMap, MapError};
use crate::reach::component;
use crate::side::{Hexside, Side, Vertex};

impl HexMap {
    /// The number of passable hexes, if one can walk from any of them to any other; otherwise the first one cut off.
    /// `may_step` says which hexsides can be crossed.
    pub fn check_connected(
        &self,
        passable: impl Fn(HexId) -> bool,
        may_step: impl Fn(HexId, Side, HexId) -> bool,
    ) -> Result<usize, MapError> {
        let open: Vec<HexId> = self.hexes().filter(|&id| passable(id)).collect();
        let Some(&start) = open.first() else {
            return Err(MapError::Empty);
        };
        let reached = component(self, start, |from, side, to| passable(to) && may_step(from, side, to));
        match open.iter().find(|id| reached.binary_search(id).is_err()) {
            None => Ok(open.len()),
            Some(&hex) => Err(MapError::CutOff {
                hex: self.label(hex).to_owned(),
                from: self.label(start).to_owned(),
                map: self.name().to_owned(),
            }),
        }
    }

    /// Every side that leads uphill, seen from the lower hex: what a list of slopes must equal.
    pub fn uphill_sides(&self) -> impl Iterator<Item = (HexId, Side)> + use<'_> {
        let sides = self.hexes().flat_map(|id| self.neighbours(id).map(move |(side, to)| (id, side, to)));
        sides.filter(|&(id, _, to)| self.elevation(to) > self.elevation(id)).map(|(id, side, _)| (id, side))
    }
}

/// Do these hexsides form one connected chain (or net), each touching the next at a corner?
///
/// ```
/// use hexboard::{Hex, Hexside, Side, map::hexsides_connected};
/// let brook = [0, 1, 2].map(|side| Hexside::new(Hex::ZERO, Side::ALL[side]));
/// assert!(hexsides_connected(&brook));
/// assert!(!hexsides_connected(&[brook[0], brook[2]]));
/// ```
pub fn hexsides_connected(sides: &[Hexside]) -> bool {
    let mut joined: BTreeMap<Vertex, Vec<Vertex>> = BTreeMap::new();
    for side in sides {
        let [a, b] = side.ends();
        joined.entry(a).or_default().push(b);
        joined.entry(b).or_default().push(a);
    }
    let Some((&start, _)) = joined.first_key_value() else {
        return true;
    };
    let mut seen = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        open.extend(joined[&at].iter().copied().filter(|&next| seen.insert(next)));
    }
    seen.len() == joined.len()
}

/// The sides between a group of hexes and all others, seen from inside: what walls and gates must equal.
/// Sides on the border of the map are left out.
pub fn outline(map: &HexMap, hexes: &[HexId]) -> Vec<(HexId, Side)> {
    let inside: BTreeSet<HexId> = hexes.iter().copied().collect();
    let sides = inside.iter().flat_map(|&id| map.neighbours(id).map(move |(side, to)| (id, side, to)));
    sides.filter(|(_, _, to)| !inside.contains(to)).map(|(id, side, _)| (id, side)).collect()
}
