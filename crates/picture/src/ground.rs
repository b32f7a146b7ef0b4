//! Where the hexes of a board lie on the picture, and the borders of its regions.

use crate::pen::{Point, at, between, middle, minus, plus, rolling, scaled, wobbled};
use crate::style::Style;
use engine::scene::{Cell, HexBoard};
use engine::sorted::{Gathered, InOrder};
use hexboard::pixels::Layout;
use hexboard::space::{neighbour, neighbours};
use hexboard::{Hex, Orientation, Side, Vertex};
use std::collections::{BTreeMap, BTreeSet};

/// From the centre of a hex to its corner, in tenths of a pixel.
pub const SIZE: i32 = 500;

/// How the drawing lays out a board: hex (0, 0) stands at the origin, one unit is a tenth of a pixel.
pub fn layout(board: &HexBoard) -> Layout {
    let orientation = if board.pointy { Orientation::Pointy } else { Orientation::Flat };
    Layout { orientation, size: SIZE, origin: Point::default() }
}

/// A rectangle of the picture, in tenths of a pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    pub x: i64,
    pub y: i64,
    pub width: i64,
    pub height: i64,
}

/// Has a board so many hexes that it is seen from afar, and never all of it near enough to be read?
pub fn is_large(board: &HexBoard) -> bool {
    board.cells.len() > 400
}

/// The rectangle that a board fills.
pub fn frame(board: &HexBoard) -> Frame {
    let layout = layout(board);
    let corners: Vec<Point> =
        board.cells.iter().flat_map(|cell| layout.corners(Hex::new(cell.q, cell.r))).collect();
    frame_of(&corners)
}

pub fn frame_of(points: &[Point]) -> Frame {
    let x = points.iter().map(|p| p.x).min().unwrap_or(0);
    let y = points.iter().map(|p| p.y).min().unwrap_or(0);
    let right = points.iter().map(|p| p.x).max().unwrap_or(0);
    let bottom = points.iter().map(|p| p.y).max().unwrap_or(0);
    Frame { x, y, width: right - x, height: bottom - y }
}

/// A board that is ready to be drawn.
pub struct Ground<'a> {
    pub board: &'a HexBoard,
    pub layout: Layout,
    cells: BTreeMap<(i32, i32), &'a Cell>,
    /// Tells the clips of several boards in one drawing apart.
    tag: String,
}

impl<'a> Ground<'a> {
    pub fn new(board: &'a HexBoard) -> Ground<'a> {
        let cells = board.cells.iter().map(|cell| ((cell.q, cell.r), cell)).gathered();
        Ground { board, layout: layout(board), cells, tag: String::new() }
    }

    pub fn tagged(self, tag: String) -> Ground<'a> {
        Ground { tag, ..self }
    }

    /// The id of one of its clips.
    pub fn clip(&self, style: &Style, what: &str) -> String {
        format!("{}-{what}{}", style.ids, self.tag)
    }

    pub fn cell(&self, hex: Hex) -> Option<&'a Cell> {
        self.cells.get(&(hex.x, hex.y)).copied()
    }

    pub fn cells(&self) -> impl Iterator<Item = (Hex, &'a Cell)> {
        self.cells.iter().map(|(&(q, r), cell)| (Hex::new(q, r), *cell))
    }

    /// Does this terrain lie on the hex? Beyond the edge of the board the ground goes on as it was; but a single hex, as
    /// in the key of a map, is all there is.
    pub fn goes_on(&self, hex: Hex, high: &dyn Fn(&Cell) -> bool) -> bool {
        self.cell(hex).map_or(self.cells.len() > 1, high)
    }

    pub fn centre(&self, hex: Hex) -> Point {
        self.layout.centre(hex)
    }

    /// A map so large that it is seen from afar: its shapes flow in longer curves, and its ornament is thinner.
    pub fn is_large(&self) -> bool {
        is_large(self.board)
    }

    /// The hexes of a terrain, from top to bottom, so that what stands in front is drawn later.
    pub fn of(&self, terrain: &str) -> Vec<(Hex, Point)> {
        let mut hexes: Vec<_> = self
            .cells()
            .filter(|(_, cell)| cell.terrain == terrain)
            .map(|(hex, _)| (hex, self.centre(hex)))
            .collect();
        hexes.put_in_order_by_key(|(_, p)| (p.y, p.x));
        hexes
    }

    /// The sharp border of the whole board: loops of corners.
    pub fn outline(&self) -> Vec<Vec<Point>> {
        self.border(&|_| true)
    }

    /// The sharp border of all hexes that `belongs` picks: loops of corners.
    pub fn border(&self, belongs: &dyn Fn(&Cell) -> bool) -> Vec<Vec<Point>> {
        let loops = self.loops(belongs);
        loops.into_iter().map(|edges| edges.into_iter().map(|edge| edge.from).collect()).collect()
    }

    /// The border of all hexes that `belongs` picks, drawn by hand: loops of points close together.
    /// At the edge of the board the shape runs out over it, so that a clip cuts it clean.
    pub fn region(&self, belongs: &dyn Fn(&Cell) -> bool) -> Vec<Vec<Point>> {
        let flowing = self.is_large();
        self.loops(belongs)
            .iter()
            .map(|edges| if flowing { flowed(edges) } else { softened(edges) })
            .collect()
    }

    /// The hexes that `belongs` picks, those that hang together in one patch each. A browser skips what lies outside the
    /// part of a map that it draws, but only whole paths: large maps are drawn patch by patch.
    pub fn patches(&self, belongs: &dyn Fn(&Cell) -> bool) -> Vec<BTreeSet<(i32, i32)>> {
        let mut left: BTreeSet<(i32, i32)> =
            self.cells().filter(|(_, cell)| belongs(cell)).map(|(hex, _)| (hex.x, hex.y)).gathered();
        let mut patches = Vec::new();
        while let Some(first) = left.pop_first() {
            let (mut patch, mut next) = (BTreeSet::from([first]), vec![first]);
            while let Some((q, r)) = next.pop() {
                for hex in neighbours(Hex::new(q, r)) {
                    if left.remove(&(hex.x, hex.y)) {
                        patch.insert((hex.x, hex.y));
                        next.push((hex.x, hex.y));
                    }
                }
            }
            patches.push(patch);
        }
        patches
    }

    fn loops(&self, belongs: &dyn Fn(&Cell) -> bool) -> Vec<Vec<Edge>> {
        let mut edges: BTreeMap<Vertex, Edge> = BTreeMap::new();
        for (hex, _) in self.cells().filter(|(_, cell)| belongs(cell)) {
            for side in Side::ALL {
                let beyond = self.cell(neighbour(hex, side));
                if beyond.is_some_and(belongs) {
                    continue;
                }
                let [start, end] = side.corners().map(|corner| Vertex::of(hex, corner));
                let [from, to] = self.layout.side(hex, side);
                let out = minus(middle(from, to), self.centre(hex));
                // Three hexes meet in a corner: a border that comes in there goes out on exactly one side.
                edges.insert(start, Edge { from, end, out, off_board: beyond.is_none() });
            }
        }
        let mut loops = Vec::new();
        while let Some((&start, _)) = edges.first_key_value() {
            let mut chain = Vec::new();
            let mut next = start;
            while let Some(edge) = edges.remove(&next) {
                next = edge.end;
                chain.push(edge);
            }
            loops.push(chain);
        }
        loops
    }

    /// The sides that two hexes of the board share, each once, if `wanted`.
    pub fn sides(&self, wanted: &dyn Fn(&Cell, &Cell) -> bool) -> Vec<[Point; 2]> {
        let mut sides = Vec::new();
        for (hex, cell) in self.cells() {
            for side in [Side::ALL[0], Side::ALL[1], Side::ALL[2]] {
                if let Some(other) = self.cell(neighbour(hex, side))
                    && wanted(cell, other)
                {
                    sides.push(self.layout.side(hex, side));
                }
            }
        }
        sides
    }

    /// Is nobody near this point of the picture? Room for a compass.
    pub fn is_free(&self, point: Point) -> bool {
        let hex = self.layout.hex_at(point);
        self.cell(hex).is_none() && neighbours(hex).into_iter().all(|hex| self.cell(hex).is_none())
    }
}

struct Edge {
    from: Point,
    end: Vertex,
    /// From the centre of the hex to the middle of the edge.
    out: Point,
    off_board: bool,
}

/// A corner of a loop, pushed out over the edge of the board where the loop runs along it.
fn corner(edges: &[Edge], index: usize) -> Point {
    const BEYOND: i64 = 180;
    let push = |edge: &Edge| if edge.off_board { scaled(edge.out, BEYOND) } else { at(0, 0) };
    let count = edges.len();
    let (before, after) = (&edges[(index + count - 1) % count], &edges[index % count]);
    plus(after.from, plus(push(before), push(after)))
}

/// Draws a loop of hexsides through their middles only: the zigzag of hexes is gone, one point a side is left.
fn flowed(edges: &[Edge]) -> Vec<Point> {
    (0..edges.len()).map(|index| rolling(middle(corner(edges, index), corner(edges, index + 1)))).collect()
}

/// Rounds a loop of hexsides and lets it wobble.
fn softened(edges: &[Edge]) -> Vec<Point> {
    let count = edges.len();
    let corner = |index: usize| corner(edges, index);
    let mut points = Vec::with_capacity(count * 4);
    for index in 0..count {
        let (before, here, after) = (corner(index + count - 1), corner(index), corner(index + 1));
        let (from, to) = (middle(before, here), middle(here, after));
        for step in 0..4 {
            let part = step * 25;
            let curve = between(between(from, here, part), between(here, to, part), part);
            points.push(wobbled(curve));
        }
    }
    points
}
