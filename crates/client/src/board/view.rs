//! Where the board stands in its window.

use crate::browser::session;
use crate::play::{HexAt, Play};
use engine::scene::HexBoard;
use hexboard::Hex;
use hexboard::pixels::Point;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// Room around the board, in tenths of a pixel.
const ROOM: i64 = 400;
/// The width of a hex, in pixels of the unscaled board, and how wide a finger wants it.
pub const HEX: f64 = 87.0;
pub const FINGER: f64 = 44.0;
/// A hex is at least so wide on the first look, that its counters can be read.
pub const READABLE: f64 = 48.0;
/// The room that the buttons at the right edge take.
pub const BUTTONS: f64 = 56.0;

/// Where the board stands in its window: moved by so much, in pixels, and so large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    pub x: f64,
    pub y: f64,
    pub scale: f64,
}

impl View {
    /// The same without an empty margin on one side while the board goes on beyond the other. What is smaller than the window stands
    /// in its middle.
    pub fn within(self, board: (f64, f64), window: (f64, f64)) -> View {
        let along = |from: f64, board: f64, window: f64| {
            let rest = window - board * self.scale;
            if rest >= 0.0 { rest / 2.0 } else { from.clamp(rest, 0.0) }
        };
        View { x: along(self.x, board.0, window.0), y: along(self.y, board.1, window.1), ..self }
    }
}

/// What is looked at: the point in the middle of the window, in pixels of the unscaled board, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Looked {
    x: f64,
    y: f64,
    scale: f64,
}

impl Looked {
    pub fn of(View { x, y, scale }: View, (width, height): (f64, f64)) -> Looked {
        Looked { x: (width / 2.0 - x) / scale, y: (height / 2.0 - y) / scale, scale }
    }

    /// The same in a window of another size.
    pub fn view(self, (width, height): (f64, f64)) -> View {
        let Looked { x, y, scale } = self;
        View { x: width / 2.0 - x * scale, y: height / 2.0 - y * scale, scale }
    }

    /// For as long as this tab lives.
    pub fn keep(self, id: &str) {
        if let (Some(storage), Ok(text)) = (session(), serde_json::to_string(&self)) {
            let _ = storage.set_item(&looked_key(id), &text);
        }
    }
}

fn looked_key(id: &str) -> String {
    format!("conroi.looked.{id}")
}

/// What was looked at in this tab before the page was loaded anew.
pub fn remembered(play: Play) -> Option<Looked> {
    let text = session()?.get_item(&looked_key(&play.id()?)).ok().flatten()?;
    let looked: Looked = serde_json::from_str(&text).ok()?;
    (0.1..=4.0).contains(&looked.scale).then_some(looked)
}

/// Left, top, width and height in tenths of a pixel.
pub type Frame = (i64, i64, i64, i64);

/// The board's frame with its room, and below it the margin of a printed map.
pub fn frame(play: Play) -> Frame {
    let frame = play.frame.get_untracked();
    let foot = play.board.with_untracked(|board| picture::foot(board));
    (frame.x - ROOM, frame.y - ROOM, frame.width + 2 * ROOM, frame.height + 2 * ROOM + foot)
}

/// The path of a hex.
pub fn hex_path(board: &HexBoard, at: HexAt) -> String {
    picture::hex_path(board, &[at])
}

/// The centre of a hex, in tenths of a pixel.
pub fn centre(board: &HexBoard, (q, r): HexAt) -> (i64, i64) {
    let point = picture::layout(board).centre(Hex::new(q, r));
    (point.x, point.y)
}

/// The view that shows all these points with some room, at a scale between two.
pub fn around(
    play: Play,
    points: &[(i64, i64)],
    room: f64,
    (width, height): (f64, f64),
    (least, most): (f64, f64),
) -> Option<View> {
    let (left, top, _, _) = frame(play);
    let bounds = |along: fn(&(i64, i64)) -> i64, start: i64| {
        let (least, most) = (points.iter().map(along).min(), points.iter().map(along).max());
        Some(((least? - start) as f64 / 10.0 - room, (most? - start) as f64 / 10.0 + room))
    };
    let ((x0, x1), (y0, y1)) = (bounds(|p| p.0, left)?, bounds(|p| p.1, top)?);
    let scale = (width / (x1 - x0)).min(height / (y1 - y0)).clamp(least, most.max(least));
    Some(View { x: width / 2.0 - (x0 + x1) / 2.0 * scale, y: height / 2.0 - (y0 + y1) / 2.0 * scale, scale })
}

/// The point of the board between the nearest enemies; of several such pairs the one in the midst of the mover's army.
pub fn meeting(play: Play) -> Option<(i64, i64)> {
    let (board, index) = (play.board.get(), play.index.get());
    let mover = play.decision.get()?.seat;
    let (mut own, mut foes) = (Vec::new(), Vec::new());
    for (at, list) in index.stacks() {
        let seat = list.last().and_then(|id| index.piece(*id)).map(|piece| piece.seat);
        if seat == Some(mover) { own.push(centre(&board, at)) } else { foes.push(centre(&board, at)) }
    }
    nearest(&own, &foes)
}

fn nearest(own: &[(i64, i64)], foes: &[(i64, i64)]) -> Option<(i64, i64)> {
    let far = |a: (i64, i64), b: (i64, i64)| (a.0 - b.0).pow(2) + (a.1 - b.1).pow(2);
    let pairs = own.iter().filter_map(|a| foes.iter().map(|b| (far(*a, *b), *a, *b)).min());
    let pairs: Vec<_> = pairs.collect();
    let least = pairs.iter().map(|(far, ..)| *far).min()?;
    let count = own.len() as i64;
    let midst = (own.iter().map(|p| p.0).sum::<i64>() / count, own.iter().map(|p| p.1).sum::<i64>() / count);
    // The squares of distances: half as far again is near enough.
    let near = pairs.into_iter().filter(|(far, ..)| *far <= least * 9 / 4);
    let (_, a, b) = near.min_by_key(|(_, a, b)| (far(*a, midst), *a, *b))?;
    Some(((a.0 + b.0) / 2, (a.1 + b.1) / 2))
}

/// Where a hex stands in the window.
pub fn on_screen(play: Play, view: View, at: HexAt) -> (f64, f64) {
    let board = play.board.get_untracked();
    let (left, top, _, _) = frame(play);
    let (x, y) = centre(&board, at);
    ((x - left) as f64 / 10.0 * view.scale + view.x, (y - top) as f64 / 10.0 * view.scale + view.y)
}

/// The hex under a point of the window.
pub fn under(play: Play, view: View, x: f64, y: f64) -> Option<HexAt> {
    let (left, top, _, _) = frame(play);
    let tenths = |along: f64, from: f64, start: i64| ((along - from) / view.scale * 10.0) as i64 + start;
    let point = Point { x: tenths(x, view.x, left), y: tenths(y, view.y, top) };
    let hex = play.board.with_untracked(|board| picture::layout(board).hex_at(point));
    play.index.with_untracked(|index| index.cell((hex.x, hex.y)).map(|_| (hex.x, hex.y)))
}

#[cfg(test)]
mod tests {
    use super::{Looked, View, nearest};

    #[test]
    fn armies_are_looked_at_where_they_meet() {
        let (own, foes) = ([(0, 0), (100, 0), (1000, 0)], [(0, 40), (100, 40), (1000, 400)]);
        assert_eq!(nearest(&own, &foes), Some((100, 20)), "of two pairs the one nearer to the midst");
        assert_eq!(nearest(&own, &[]), None);
    }

    #[test]
    fn a_window_of_another_size_keeps_its_middle_and_its_scale() {
        let view = View { x: -130.0, y: 40.0, scale: 1.7 };
        assert_eq!(Looked::of(view, (800.0, 500.0)).view((800.0, 500.0)), view);
        let wider = Looked::of(view, (800.0, 500.0)).view((1000.0, 500.0));
        assert_eq!(wider, View { x: -30.0, y: 40.0, scale: 1.7 });
    }

    #[test]
    fn no_margin_is_left_while_the_board_goes_on() {
        let at = |x: f64, scale: f64| View { x, y: 0.0, scale }.within((1000.0, 100.0), (500.0, 100.0)).x;
        // Too far to the left and to the right, and just so.
        assert_eq!((at(-700.0, 1.0), at(80.0, 1.0), at(-200.0, 1.0)), (-500.0, 0.0, -200.0));
        // Smaller than the window: in its middle.
        assert_eq!(at(-700.0, 0.25), 125.0);
    }
}
