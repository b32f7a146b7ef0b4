//! Height as a surface: each high hex is a hump, and humps that touch grow together into a ridge. Contours and hachures
//! are read off that surface, so that a single hex looks like a knoll and a row of hexes like a range.

use crate::ground::Ground;
use crate::pen::{Path, Point, at, between, length, minus, plus, scaled, strayed, sway, walk};
use engine::scene::Cell;
use engine::sorted::Gathered;
use hexboard::Hex;
use hexboard::pixels::Layout;
use hexboard::space::neighbours;
use std::collections::{BTreeMap, BTreeSet};

/// The top of a hump, and how far it reaches.
const TOP: i64 = 1000;
const REACH: i64 = 790;
/// The mesh on which the surface is measured.
const STEP: i64 = 80;

/// Heights on a mesh, in thousandths of a hump.
pub struct Relief {
    heights: BTreeMap<(i64, i64), i64>,
}

impl Relief {
    /// Beyond the edge of the board high ground goes on, so that a clip cuts it clean.
    pub fn new(ground: &Ground, high: &dyn Fn(&Cell) -> bool) -> Relief {
        let mut humps = BTreeSet::new();
        for (hex, _) in ground.cells().filter(|(_, cell)| high(cell)) {
            humps.insert((hex.x, hex.y));
            // Not where it would come back on the board as a slope of its own.
            let alone = |next: Hex| {
                let mut around = neighbours(next).into_iter().filter_map(|hex| ground.cell(hex));
                ground.cell(next).is_none() && ground.goes_on(next, high) && around.all(high)
            };
            humps.extend(neighbours(hex).into_iter().filter(|next| alone(*next)).map(|hex| (hex.x, hex.y)));
        }
        let mut nodes = BTreeSet::new();
        for &(q, r) in &humps {
            let centre = ground.layout.centre(Hex::new(q, r));
            let (left, right) = ((centre.x - 900).div_euclid(STEP), (centre.x + 900).div_euclid(STEP));
            let (top, bottom) = ((centre.y - 900).div_euclid(STEP), (centre.y + 900).div_euclid(STEP));
            nodes.extend((left..=right).flat_map(|x| (top..=bottom).map(move |y| (x, y))));
        }
        let heights = nodes
            .into_iter()
            .map(|(x, y)| ((x, y), height(&humps, ground.layout, strayed(at(x * STEP, y * STEP)))))
            .gathered();
        Relief { heights }
    }

    /// Closed lines of one height, clockwise round what is higher.
    pub fn contours(&self, level: i64) -> Vec<Vec<Point>> {
        let node = |x: i64, y: i64| self.heights.get(&(x, y)).copied().unwrap_or(0);
        // From a crossing of the mesh to the next one: an edge is its first node and whether it runs down.
        let mut next: BTreeMap<(i64, i64, bool), (i64, i64, bool)> = BTreeMap::new();
        for &(x, y) in self.heights.keys() {
            let corners = [node(x, y), node(x + 1, y), node(x + 1, y + 1), node(x, y + 1)];
            let edges = [(x, y, false), (x + 1, y, true), (x, y + 1, false), (x, y, true)];
            for index in 0..4 {
                let drops = corners[index] >= level && corners[(index + 1) % 4] < level;
                if !drops {
                    continue;
                }
                // The line leaves where the ground drops and comes from where it last rose.
                let rise = (1..4)
                    .map(|back| (index + 4 - back) % 4)
                    .find(|&other| corners[other] < level && corners[(other + 1) % 4] >= level);
                if let Some(rise) = rise {
                    next.insert(edges[index], edges[rise]);
                }
            }
        }
        let crossing = |(x, y, down): (i64, i64, bool)| {
            let (to_x, to_y) = if down { (x, y + 1) } else { (x + 1, y) };
            let (a, b) = (node(x, y), node(to_x, to_y));
            let part = if a == b { 50 } else { (level - a) * 100 / (b - a) };
            between(at(x * STEP, y * STEP), at(to_x * STEP, to_y * STEP), part)
        };
        let mut loops = Vec::new();
        while let Some((&start, _)) = next.first_key_value() {
            let mut line: Vec<Point> = Vec::new();
            let mut here = start;
            while let Some(to) = next.remove(&here) {
                let p = crossing(here);
                if line.last().is_none_or(|last| length(minus(p, *last)) > STEP / 2) {
                    line.push(p);
                }
                here = to;
            }
            if line.len() > 4 {
                loops.push(line);
            }
        }
        loops
    }
}

fn height(humps: &BTreeSet<(i32, i32)>, layout: Layout, p: Point) -> i64 {
    let here = layout.hex_at(p);
    // All hexes at most two steps away: no hump reaches farther.
    let near = (-2..=2_i32)
        .flat_map(|dq| ((-2).max(-2 - dq)..=2.min(2 - dq)).map(move |dr| (here.x + dq, here.y + dr)));
    let hump = |(q, r): (i32, i32)| {
        let away = minus(layout.centre(Hex::new(q, r)), p);
        let part = TOP - TOP * (away.x * away.x + away.y * away.y) / (REACH * REACH);
        if part > 0 { part * part / TOP } else { 0 }
    };
    near.filter(|hex| humps.contains(hex)).map(hump).sum()
}

/// Strokes uphill from contours: long and heavy where the ground turns away from the light in the upper left, short and
/// fine where it faces it.
#[derive(Default)]
pub struct Hachures {
    pub sunny: Path,
    pub level: Path,
    pub shady: Path,
}

impl Hachures {
    /// One row of strokes along these contours.
    pub fn row(&mut self, contours: &[Vec<Point>], gap: i64, long: i64) {
        for line in contours {
            for (index, (p, along)) in walk(line, gap, true).into_iter().enumerate() {
                let uphill = at(-along.y, along.x);
                // From -100, in the shadow, to 100, in the light.
                let light = (uphill.x + uphill.y) * 71 / length(uphill).max(1);
                let (stroke, part) = match light {
                    35.. if index % 2 == 0 => (&mut self.sunny, 45),
                    35.. => continue,
                    -25..35 => (&mut self.level, 75),
                    _ => (&mut self.shady, 105),
                };
                let jitter = |salt| sway(p.x, p.y, salt, gap / 4);
                let full = long * part / 100 * (85 + sway(p.x, p.y, 36, 15)) / 100;
                let foot = plus(p, at(jitter(37), jitter(38)));
                stroke.go(foot);
                stroke.line(plus(foot, plus(scaled(uphill, full), at(jitter(34), jitter(35)))));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::scene::HexBoard;

    /// How many closed lines go round the foot and round the tops of these hills, on a field of eleven by eleven.
    fn check(hills: &[(i32, i32)]) -> (usize, usize) {
        let cells = (-5..=5).flat_map(|q| (-5..=5).map(move |r| (q, r)));
        let cell = |(q, r)| {
            let terrain = if hills.contains(&(q, r)) { "hill" } else { "plain" };
            Cell { q, r, label: String::new(), terrain, elevation: 0, part: None }
        };
        let board = HexBoard {
            pointy: true,
            cells: cells.map(cell).collect(),
            sides: Vec::new(),
            roads: Vec::new(),
            names: Vec::new(),
        };
        let relief = Relief::new(&Ground::new(&board), &|cell| cell.terrain == "hill");
        let [foot, top] = [440, 690].map(|level| relief.contours(level));
        for line in foot.iter().chain(&top) {
            let next = |index: usize| line[(index + 1) % line.len()];
            let area: i64 = line.iter().enumerate().map(|(i, p)| p.x * next(i).y - next(i).x * p.y).sum();
            assert!(area > 0, "clockwise round what is higher");
        }
        (foot.len(), top.len())
    }

    #[test]
    fn a_hill_is_a_knoll_and_hills_in_a_row_are_a_ridge() {
        assert_eq!(check(&[]), (0, 0));
        assert_eq!(check(&[(0, 0)]), (1, 1));
        assert_eq!(check(&[(0, 0), (1, 0), (2, -1)]), (1, 1));
        assert_eq!(check(&[(0, 0), (3, 0)]), (2, 2));
    }
}
