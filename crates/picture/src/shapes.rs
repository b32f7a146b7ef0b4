//! Lines over the board, for pages that point, select and measure: path data only, in the board's own coordinates.
//!
//! A page puts the data into the `d` of a `<path>` and gives it a class; colours, widths and motion are the page's.

use crate::ground::{Ground, SIZE, layout};
use crate::pen::{Path, Point, Tenths, between, middle, minus, plus, scaled};
use crate::terrain::sharp;
use engine::scene::HexBoard;
use hexboard::Hex;
use std::collections::BTreeSet;

/// The middle of a hex: where its counters and marks stand.
pub fn point(board: &HexBoard, q: i32, r: i32) -> (Tenths, Tenths) {
    let centre = layout(board).centre(Hex::new(q, r));
    (Tenths(centre.x), Tenths(centre.y))
}

/// The hex of the board under a point given in tenths of a pixel; none beside the board.
pub fn hex_at(board: &HexBoard, x: i64, y: i64) -> Option<(i32, i32)> {
    let hex = layout(board).hex_at(Point { x, y });
    board.cells.iter().any(|cell| (cell.q, cell.r) == (hex.x, hex.y)).then_some((hex.x, hex.y))
}

/// Hexes, each corner to corner, as one shape.
pub fn hex_path(board: &HexBoard, hexes: &[(i32, i32)]) -> String {
    let layout = layout(board);
    let corners = |(q, r): &(i32, i32)| layout.corners(Hex::new(*q, *r)).to_vec();
    sharp(&hexes.iter().map(corners).collect::<Vec<_>>()).to_string()
}

/// The border round a set of hexes of the board: a closed line for each island and for each hole. Hexes that are not
/// on the board do not count.
pub fn outline(board: &HexBoard, hexes: &[(i32, i32)]) -> String {
    let wanted: BTreeSet<(i32, i32)> = hexes.iter().copied().collect();
    sharp(&Ground::new(board).border(&|cell| wanted.contains(&(cell.q, cell.r)))).to_string()
}

/// A ring with round corners just within a hex: around the piece that is selected.
pub fn ring(board: &HexBoard, q: i32, r: i32) -> String {
    let corners = inset(board, q, r, 90);
    let mut path = Path::new();
    for index in 0..6 {
        let (before, here, after) = (corners[(index + 5) % 6], corners[index], corners[(index + 1) % 6]);
        let (from, to) = (between(here, before, 22), between(here, after, 22));
        if index == 0 {
            path.go(from)
        } else {
            path.line(from)
        }
        path.curve(here, to);
    }
    path.close();
    path.to_string()
}

/// A bracket in each corner of a hex: the cursor of the keyboard. Meant for a stroke, not for a fill.
pub fn cursor(board: &HexBoard, q: i32, r: i32) -> String {
    let corners = inset(board, q, r, 95);
    let mut path = Path::new();
    for index in 0..6 {
        let (before, here, after) = (corners[(index + 5) % 6], corners[index], corners[(index + 1) % 6]);
        path.go(between(here, before, 26));
        path.line(here);
        path.line(between(here, after, 26));
    }
    path.to_string()
}

/// An arrow in two parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrow {
    /// The line: for a stroke.
    pub shaft: String,
    /// The head: for a fill.
    pub head: String,
}

/// A smooth arrow through the middles of these hexes, its tip on the last one. Fewer than two make no arrow; hexes
/// need not be neighbours.
pub fn arrow(board: &HexBoard, hexes: &[(i32, i32)]) -> Arrow {
    const LONG: i64 = SIZE as i64 * 36 / 100;
    let layout = layout(board);
    let mut points: Vec<Point> = hexes.iter().map(|(q, r)| layout.centre(Hex::new(*q, *r))).collect();
    points.dedup();
    let [.., before, tip] = points[..] else { return Arrow::default() };
    // The head points where the last step leads, and the shaft ends inside it.
    let way = minus(tip, before);
    let neck = plus(tip, scaled(way, -LONG));
    let across = scaled(Point { x: -way.y, y: way.x }, LONG * 6 / 10);
    let mut head = Path::new();
    head.polygon(&[tip, plus(neck, across), plus(neck, scaled(way, LONG / 5)), minus(neck, across)]);
    if let Some(last) = points.last_mut() {
        *last = plus(neck, scaled(way, LONG / 4));
    }
    let mut shaft = Path::new();
    shaft.go(points[0]);
    for index in 1..points.len() {
        // Through each point in the direction from the one before it to the one after it.
        let (from, to) = (points[index - 1], points[index]);
        let behind = if index >= 2 { points[index - 2] } else { from };
        let ahead = points.get(index + 1).copied().unwrap_or(plus(to, way));
        let sixth = |a: Point, b: Point| Point { x: (b.x - a.x) / 6, y: (b.y - a.y) / 6 };
        shaft.cubic(plus(from, sixth(behind, to)), minus(to, sixth(from, ahead)), to);
    }
    Arrow { shaft: shaft.to_string(), head: head.to_string() }
}

/// The corners of a hex, drawn in to `part` hundredths of the way from its middle.
fn inset(board: &HexBoard, q: i32, r: i32, part: i64) -> [Point; 6] {
    let (layout, hex) = (layout(board), Hex::new(q, r));
    layout.corners(hex).map(|corner| between(layout.centre(hex), corner, part))
}

/// A point on the line between the middles of two hexes, half way: where a bubble about a step belongs.
pub fn halfway(board: &HexBoard, a: (i32, i32), b: (i32, i32)) -> (Tenths, Tenths) {
    let layout = layout(board);
    let p = middle(layout.centre(Hex::new(a.0, a.1)), layout.centre(Hex::new(b.0, b.1)));
    (Tenths(p.x), Tenths(p.y))
}
