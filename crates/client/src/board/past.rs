//! What happens next at a moment of the past: who strikes whom, and the way of who moves.

use super::{centre, hex_path};
use crate::play::{HexAt, Play};
use crate::projector::deed;
use leptos::prelude::Get;
use picture::Tenths;
use std::fmt::Write as _;

/// From where to where everybody strikes.
pub fn strikes(play: Play) -> Vec<(HexAt, HexAt)> {
    deed(play).map_or_else(Vec::new, |deed| deed.strikes)
}

/// The places that it is told of, and an arrow along the way of who moves.
pub fn way(play: Play) -> String {
    let Some(deed) = deed(play) else { return String::new() };
    let (board, mut out) = (play.board.get(), String::new());
    for at in &deed.places {
        let _ = write!(out, "<path class=\"lit told-place\" d=\"{}\"/>", hex_path(&board, *at));
    }
    let points: Vec<(i64, i64)> = deed.way.iter().map(|at| centre(&board, *at)).collect();
    let [.., before, last] = points.as_slice() else { return out };
    // The shaft ends where the head begins.
    let part = |hundredths: i64, aside: i64| {
        let (dx, dy) = (last.0 - before.0, last.1 - before.1);
        let x = before.0 + (dx * hundredths - dy * aside) / 100;
        let y = before.1 + (dy * hundredths + dx * aside) / 100;
        format!("{} {}", Tenths(x), Tenths(y))
    };
    let mut shaft = String::new();
    for (number, (x, y)) in points[..points.len() - 1].iter().enumerate() {
        let _ = write!(shaft, "{}{} {}", if number == 0 { "M" } else { "L" }, Tenths(*x), Tenths(*y));
    }
    let _ = write!(shaft, "L{}", part(64, 0));
    let head = format!("M{}L{}L{}Z", part(92, 0), part(58, 18), part(58, -18));
    let _ = write!(
        out,
        "<path class=\"blow-edge\" d=\"{shaft}\"/><path class=\"blow marched\" d=\"{shaft}\"/><path class=\"blow-head marched\" d=\"{head}\"/>"
    );
    out
}
