//! The cursor of the keyboard: from hex to hex, and from one thing that can be done to the next.

use super::centre;
use super::choosing::towards;
use crate::play::{HexAt, Holding, Play, hex_at, priced};
use leptos::prelude::*;

/// Moves the cursor to the nearest hex in a direction.
pub fn step(play: Play, dx: f64, dy: f64) -> bool {
    let board = play.board.get_untracked();
    let Some(from) = play.cursor.get_untracked() else { return first_ready(play) };
    let (x, y) = centre(&board, from);
    let away = |cell: &engine::scene::Cell| {
        let (cx, cy) = centre(&board, (cell.q, cell.r));
        let (along, aside) = match dx == 0.0 {
            true => ((cy - y) as f64 * dy, (cx - x).abs() as f64),
            false => ((cx - x) as f64 * dx, (cy - y).abs() as f64),
        };
        // To the side counts more, and of two equal ones the left or upper is taken.
        (along > 1.0 && aside <= along * 1.2).then_some(along + 2.0 * aside)
    };
    let best = board
        .cells
        .iter()
        .filter_map(|cell| Some((away(cell)?, (cell.q, cell.r))))
        .min_by(|(a, _), (b, _)| a.total_cmp(b));
    if let Some((_, at)) = best {
        put_cursor(play, at);
    }
    true
}

fn put_cursor(play: Play, at: HexAt) {
    play.cursor.set(Some(at));
    play.pointed.set(Some(at));
    play.inspected.set(Some(at));
    play.said.set(play.describe(at));
}

/// The places where something can be done next: with a piece or a kind in hand where it may go, else who may act.
fn stops(play: Play) -> Vec<HexAt> {
    let scene = play.scene.get_untracked();
    let mut list: Vec<HexAt> = match play.hand.get_untracked() {
        Holding::Nothing => {
            let ready = play.ready.get_untracked();
            let pieces = scene.pieces.iter().filter(|piece| ready.contains(&piece.id));
            pieces.filter_map(|piece| hex_at(piece.place.as_ref()?)).collect()
        }
        Holding::Piece(_) | Holding::Kind { .. } => {
            play.reach.get_untracked().iter().map(|it| it.at).collect()
        }
    };
    list.sort_by_key(|(q, r)| (*r, *q));
    list.dedup();
    list
}

pub fn first_ready(play: Play) -> bool {
    let board = play.board.get_untracked();
    let middle = || board.cells.get(board.cells.len() / 2).map(|cell| (cell.q, cell.r));
    if let Some(at) = stops(play).first().copied().or_else(middle) {
        put_cursor(play, at);
    }
    true
}

/// The next place where something can be done. After the last one the focus leaves the board as usual.
pub fn next_ready(play: Play, back: bool) -> bool {
    let list = stops(play);
    let now = play.cursor.get_untracked();
    let at = now.and_then(|now| list.iter().position(|it| *it == now));
    let next = match (at, back) {
        (Some(at), false) => list.get(at + 1),
        (Some(at), true) => at.checked_sub(1).and_then(|at| list.get(at)),
        (None, false) => list.first(),
        (None, true) => None,
    };
    if let Some(next) = next {
        put_cursor(play, *next);
    }
    next.is_some()
}

/// The next side that the piece in hand can turn to; Enter turns it.
pub fn turn(play: Play, by: i32) -> bool {
    let turns = untrack(|| play.turns());
    let Some(piece) = untrack(|| play.held().and_then(|id| play.piece(id))) else { return false };
    let Some(start) = play.towards.get_untracked().or(piece.facing) else { return false };
    let next = (1..6)
        .map(|n| start.turned(by * n))
        .find(|side| turns.iter().any(|offer| offer.facing == Some(*side)));
    if let Some(offer) = next.and_then(|next| turns.iter().find(|offer| offer.facing == Some(next))) {
        play.towards.set(offer.facing);
        let words = format!(
            "{} {}",
            play.word("action", offer.kind),
            offer.facing.map_or_else(String::new, |side| towards(play, side))
        );
        play.said.set(priced(&words, &offer.price));
    }
    next.is_some()
}
