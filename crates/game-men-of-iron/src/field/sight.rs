//! What can be seen from a hex up to range 3, found once and looked up afterwards.

use super::{Cell, Field, HexId, OFF};
use hexboard::{Hex, Line, Side, Step, Through};

/// How many hexes lie within range 3.
pub const NEAR: usize = 36;

/// From one hex to another at range 1 to 3: 0 to 5 are the neighbours in the order of their sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way(u8);

impl Way {
    pub fn all() -> impl Iterator<Item = Way> + Clone {
        (0..NEAR as u8).map(Way)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub fn range(self) -> u32 {
        match self.0 {
            0..6 => 1,
            6..18 => 2,
            _ => 3,
        }
    }
}

/// Which heights hide (9.4): a hex that is higher than one of the two ends, or only one that is higher than both (option `los-slope`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slope {
    #[default]
    Strict,
    Soft,
}

/// What a way passes, as ways from the same start.
#[derive(Clone, Copy, Debug)]
enum Between {
    Nothing,
    /// Each of them blocks by itself; the same one twice at range 2.
    Each([Way; 2]),
    /// It runs along the side of these two: both have to block.
    Both([Way; 2]),
}

/// All that is alike for every hex.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    /// By the difference of coordinates, each -3 to 3.
    by_step: [[Option<Way>; 7]; 7],
    leaves: [Through<Side>; NEAR],
    enters: [Through<Side>; NEAR],
    between: [Between; NEAR],
}

fn step(to: Hex) -> Option<(usize, usize)> {
    let index = |d: i32| (-3..=3).contains(&d).then_some((d + 3) as usize);
    Some((index(to.x)?, index(to.y)?))
}

/// Where each way ends, seen from the origin.
pub(super) fn ends() -> Vec<Hex> {
    let ring = |radius| hexboard::space::ring(Hex::ZERO, radius);
    let neighbours = Side::ALL.map(Side::offset);
    neighbours.into_iter().chain(ring(2)).chain(ring(3)).collect()
}

impl Ways {
    pub fn new() -> Ways {
        let ends = ends();
        let mut by_step = [[None; 7]; 7];
        for (way, end) in Way::all().zip(&ends) {
            if let Some((x, y)) = step(*end) {
                by_step[x][y] = Some(way);
            }
        }
        let way = |hex: Hex| step(hex).and_then(|(x, y)| by_step[x][y]).unwrap_or(Way(0));
        let passed = |line: &Line| match line.steps() {
            [] => Between::Nothing,
            [Step::Between(left, right)] => Between::Both([way(*left), way(*right)]),
            [Step::One(only)] => Between::Each([way(*only); 2]),
            [Step::One(first), Step::One(second)] => Between::Each([way(*first), way(*second)]),
            // Within range 3 there is no other line.
            _ => Between::Nothing,
        };
        let lines: [Line; NEAR] =
            std::array::from_fn(|at| Line::between(Hex::ZERO, ends.get(at).copied().unwrap_or_default()));
        let side = |through: Option<Through<Side>>| through.unwrap_or(Through::One(Side::ALL[0]));
        Ways {
            by_step,
            leaves: std::array::from_fn(|at| side(lines[at].leaves())),
            enters: std::array::from_fn(|at| side(lines[at].enters())),
            between: std::array::from_fn(|at| passed(&lines[at])),
        }
    }

    #[inline]
    pub fn leaves(&self, way: Way) -> Through<Side> {
        self.leaves[way.index()]
    }

    /// Does anything on this way block? A hex off the map does (F45).
    fn blocked(&self, near: &[HexId; NEAR], way: Way, blocks: impl Fn(HexId) -> bool) -> bool {
        let at = |way: Way| {
            let hex = near[way.index()];
            hex == OFF || blocks(hex)
        };
        match self.between[way.index()] {
            Between::Nothing => false,
            Between::Each([a, b]) => at(a) || at(b),
            Between::Both([a, b]) => at(a) && at(b),
        }
    }

    /// Which of the near hexes the ground lets one see from here.
    pub(super) fn clear(
        &self,
        from: HexId,
        cells: &[Cell],
        hides: impl Fn(HexId) -> bool,
        slope: Slope,
    ) -> u64 {
        let here = &cells[from.index()];
        let clear = |way: &Way| {
            let to = here.near[way.index()];
            let Some(there) = cells.get(to.index()) else { return false };
            let ends = [here.elevation, there.elevation];
            let high = |hex: HexId| {
                let height = cells[hex.index()].elevation;
                match slope {
                    Slope::Strict => ends.iter().any(|end| height > *end),
                    Slope::Soft => ends.iter().all(|end| height > *end),
                }
            };
            !self.blocked(&here.near, *way, |hex| hides(hex) || high(hex))
        };
        Way::all().filter(clear).fold(0, |bits, way| bits | 1 << way.index())
    }
}

impl Field {
    /// The way from one hex to another; none to itself and beyond range 3.
    #[inline]
    pub fn way(&self, from: HexId, to: HexId) -> Option<Way> {
        let (x, y) = step(self.hex(to) - self.hex(from))?;
        self.ways.by_step[x][y]
    }

    /// The hex at the end of a way; [`OFF`] beyond the map.
    #[inline]
    pub fn near(&self, from: HexId, way: Way) -> HexId {
        self.cell(from).near[way.index()]
    }

    /// The sides of the first hex through which the line leaves.
    #[inline]
    pub fn leaves(&self, way: Way) -> Through<Side> {
        self.ways.leaves[way.index()]
    }

    /// The sides of the last hex through which the line comes in.
    #[inline]
    pub fn enters(&self, way: Way) -> Through<Side> {
        self.ways.enters[way.index()]
    }

    /// Does the ground leave the line of sight free (9.4)? Beyond range 3 nobody sees.
    #[inline]
    pub fn sees(&self, from: HexId, to: HexId, slope: Slope) -> bool {
        let Some(way) = self.way(from, to) else { return false };
        self.cell(from).clear[slope as usize] >> way.index() & 1 == 1
    }

    /// The same for crossbows, which cannot shoot past what `stands` in the way (9.4). Each of two hexes beside the line is judged
    /// by itself: by its ground, its height and whoever stands there (Q9.4-1).
    pub fn sees_past(&self, from: HexId, to: HexId, slope: Slope, stands: impl Fn(HexId) -> bool) -> bool {
        let Some(way) = self.way(from, to) else { return false };
        if !self.sees(from, to, slope) {
            return false;
        }
        let ends = [self.elevation(from), self.elevation(to)];
        let blocks = |hex: HexId| {
            let height = self.elevation(hex);
            let high = match slope {
                Slope::Strict => ends.iter().any(|end| height > *end),
                Slope::Soft => ends.iter().all(|end| height > *end),
            };
            high || self.terrain(hex).hides || stands(hex)
        };
        !self.ways.blocked(&self.cell(from).near, way, blocks)
    }
}
