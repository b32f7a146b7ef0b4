//! The cursor of the keyboard: from hex to hex, and from one thing that can be done to the next.

use super::centre;
use super::choosing::towards;
use crate::play::{HexAt, Holding, Play, hex_at, priced};
use engine::scene::HexBoard;
use engine::sorted::InOrder;
use leptos::prelude::*;

/// Moves the cursor to the next hex in a direction.
pub fn step(play: Play, dx: i64, dy: i64) -> bool {
    let Some(from) = play.cursor.get_untracked() else { return first_ready(play) };
    if let Some(at) = next(&play.board.get_untracked(), from, (dx, dy)) {
        put_cursor(play, at);
    }
    true
}

/// Two neighbours are so far apart, in tenths of a pixel, and no others nearer than twice that.
const APART: f64 = 10.0 * super::HEX;

/// The hex that an arrow key leads to. Where two neighbours lie equally far beside the line, even rows and columns lead to the one and
/// odd ones to the other: so the cursor goes straight on through every row and column, and comes back as it went. Over a gap in the
/// board it goes to whatever lies nearest beyond.
fn next(board: &HexBoard, from: HexAt, (dx, dy): (i64, i64)) -> Option<HexAt> {
    let (x, y) = centre(board, from);
    let measured: Vec<(i64, i64, HexAt)> = board
        .cells
        .iter()
        .map(|cell| {
            let (cx, cy) = centre(board, (cell.q, cell.r));
            let (right, down) = (cx - x, cy - y);
            let (along, aside) = if dx == 0 { (down * dy, right) } else { (right * dx, down) };
            (along, aside, (cell.q, cell.r))
        })
        .filter(|(along, ..)| *along > 1)
        .collect();
    let touches = |along: i64, aside: i64| (along as f64).hypot(aside as f64) < 1.3 * APART;
    let near = || measured.iter().filter(|(along, aside, _)| touches(*along, *aside));
    let least = near().map(|(_, aside, _)| aside.abs()).min();
    let odd = if dx == 0 { from.1 } else { from.0 }.rem_euclid(2) == 1;
    let beside = near()
        .filter(|(_, aside, _)| least.is_some_and(|least| aside.abs() <= least + 10))
        .min_by_key(|(_, aside, _)| (*aside < 0) != odd);
    let beyond = || {
        let ahead = measured.iter().filter(|(along, aside, _)| aside.abs() * 5 <= along * 2);
        ahead.min_by_key(|(along, aside, _)| along + 2 * aside.abs())
    };
    beside.or_else(beyond).map(|(_, _, at)| *at)
}

fn put_cursor(play: Play, at: HexAt) {
    play.cursor.set(Some(at));
    play.pointed.set(Some(at));
    play.inspected.set(Some(at));
    play.said.set(play.describe(at));
    play.hover(at);
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
    list.put_in_order_by_key(|(q, r)| (*r, *q));
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Viewer;
    use engine::ruleset::Setup;
    use engine::scene::Board;

    fn board_of(game: &str) -> HexBoard {
        let game = catalog::find(game).expect("it is in the catalog");
        let setup = Setup::default().or_recommended(game.about());
        let scene = catalog::example(game, setup).expect("it can be set up").scene(Viewer::Public);
        let Board::Hexes(board) = &scene.ground.board else { panic!("a board of hexes") };
        board.clone()
    }

    fn away(board: &HexBoard, from: HexAt, to: HexAt) -> (i64, i64) {
        let (a, b) = (centre(board, from), centre(board, to));
        (b.0 - a.0, b.1 - a.1)
    }

    const WAYS: [(i64, i64); 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];

    /// Both kinds of board: rows that lie straight, and columns that do.
    #[test]
    fn arrow_keys_go_to_a_neighbour_and_come_back() {
        for game in ["medieval-battle", "grunwald"] {
            let board = board_of(game);
            for cell in &board.cells {
                let from = (cell.q, cell.r);
                for (dx, dy) in WAYS {
                    let Some(to) = next(&board, from, (dx, dy)) else { continue };
                    // Over a gap it leaps, and nowhere else.
                    let gap = !board.cells.iter().any(|other| {
                        let (x, y) = away(&board, from, (other.q, other.r));
                        x * dx + y * dy > 1 && (x as f64).hypot(y as f64) < 1.3 * APART
                    });
                    let (x, y) = away(&board, from, to);
                    let far = (x as f64).hypot(y as f64);
                    assert!(far < 1.3 * APART || gap, "{game}: from {from:?} to {to:?} is no step");
                }
            }
        }
    }

    #[test]
    fn arrow_keys_pass_every_row_and_every_column() {
        for (game, (dx, dy)) in [("medieval-battle", (0, 1)), ("grunwald", (1, 0))] {
            let board = board_of(game);
            let start = board.cells.iter().min_by_key(|cell| if dx == 0 { cell.r } else { cell.q });
            let mut at = start.map(|cell| (cell.q, cell.r)).expect("a board has hexes");
            let mut lines = vec![if dx == 0 { at.1 } else { at.0 }];
            let mut path = vec![at];
            while let Some(to) = next(&board, at, (dx, dy)) {
                at = to;
                lines.push(if dx == 0 { at.1 } else { at.0 });
                path.push(at);
            }
            assert!(
                lines.len() > 8 && lines.windows(2).all(|pair| pair[1] == pair[0] + 1),
                "{game}: {lines:?}"
            );
            // In the middle of the board, where nothing is in the way, the same way back.
            let (here, there) = (path[path.len() / 2], path[path.len() / 2 + 1]);
            assert_eq!(next(&board, there, (-dx, -dy)), Some(here), "{game}");
        }
    }
}
