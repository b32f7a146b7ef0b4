//! The window through which the board is seen: where the board stands in it and how large, and the pointers that are down on it.

use super::layers;
use super::selecting::Drawn;
use super::view::{
    BUTTONS, FINGER, HEX, Looked, READABLE, View, around, centre, frame, meeting, on_screen, remembered,
    under,
};
use crate::browser::{Measured, later};
use crate::play::{HexAt, Holding, Play, hex_at};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::svg::G;
use std::rc::Rc;

/// A window that is not wider than this, in pixels, is that of a phone.
const SMALL: f64 = 600.0;

/// A pointer that is down.
#[derive(Clone, Copy, Debug)]
pub struct Finger {
    pub id: i32,
    pub x: f64,
    pub y: f64,
}

#[derive(Clone, Debug, Default)]
pub struct Touching {
    pub fingers: Vec<Finger>,
    /// Where the first one came down, and whether it has moved away since.
    pub start: (f64, f64),
    pub moved: bool,
    /// Pieces are added to those that are selected: a box is drawn around them, or one is clicked.
    pub adds: bool,
    /// A piece is carried along.
    pub carries: Option<u16>,
    /// Tells one touch from the next, for the long one.
    pub serial: u32,
}

#[derive(Clone, Copy)]
pub struct Window {
    pub play: Play,
    pub element: NodeRef<Div>,
    pub view: RwSignal<View>,
    /// While the view moves, the picture is not drawn again; a moment after, it is, and sharp.
    pub moving: RwSignal<bool>,
    /// How often it has moved.
    moves: StoredValue<u32>,
    pub touching: StoredValue<Touching>,
    /// The piece that is carried, and where.
    pub drag: RwSignal<Option<(u16, f64, f64)>>,
    /// A box that is drawn around pieces.
    pub drawn: RwSignal<Option<Drawn>>,
    /// Whoever asks the browser how large something is makes it lay out the whole page first: it is asked once.
    known_size: StoredValue<Option<(f64, f64)>>,
    /// How large it was when the board was put into it.
    sized: StoredValue<Option<(f64, f64)>>,
    measured: StoredValue<Option<Measured>, LocalStorage>,
    /// Where the piece in hand can go, and what of it stands in the document.
    shades: Memo<String>,
    pub shade_ref: NodeRef<G>,
    shaded: StoredValue<String>,
}

impl Window {
    pub fn new(play: Play) -> Window {
        Window {
            play,
            element: NodeRef::new(),
            view: RwSignal::new(View { x: 0.0, y: 0.0, scale: 1.0 }),
            moving: RwSignal::new(false),
            moves: StoredValue::new(0),
            touching: StoredValue::new(Touching::default()),
            drag: RwSignal::new(None),
            drawn: RwSignal::new(None),
            known_size: StoredValue::new(None),
            sized: StoredValue::new(None),
            measured: StoredValue::new_local(None),
            shades: Memo::new(move |_| layers::shades(play)),
            shade_ref: NodeRef::new(),
            shaded: StoredValue::new(String::new()),
        }
    }

    pub fn size(self) -> (f64, f64) {
        if let Some(size) = self.known_size.get_value() {
            return size;
        }
        let Some(element) = self.element.get_untracked() else { return (1.0, 1.0) };
        let size = (f64::from(element.client_width()), f64::from(element.client_height()));
        if self.measured.with_value(Option::is_some) {
            self.known_size.set_value(Some(size));
        }
        size
    }

    /// The whole board, in pixels of the unscaled board.
    fn whole(self) -> (f64, f64) {
        let (_, _, w, h) = frame(self.play);
        (w as f64 / 10.0, h as f64 / 10.0)
    }

    /// The whole board in the window.
    pub fn fit(self) {
        self.view.set(self.fitted(self.size()));
        self.remember();
    }

    /// How the whole board would stand in a window of this size.
    fn fitted(self, (width, height): (f64, f64)) -> View {
        let (w, h) = self.whole();
        let scale = (width / w).min(height / h).clamp(0.1, 3.0);
        View { x: (width - w * scale) / 2.0, y: (height - h * scale) / 2.0, scale }
    }

    /// Where a board is so large that nobody could read its counters, the first look is at where they stand.
    fn gather(self) {
        let size = self.size();
        self.sized.set_value(Some(size));
        if let Some(kept) = remembered(self.play) {
            return self.view.set(kept.view(size));
        }
        self.view.set(self.fitted(size));
        let (board, index) = (self.play.board.get_untracked(), self.play.index.get_untracked());
        let old = self.view.get_untracked();
        let points: Vec<(i64, i64)> = index.stacks().map(|(at, _)| centre(&board, at)).collect();
        if HEX * old.scale >= FINGER || points.is_empty() {
            return;
        }
        let window = self.size();
        let least = old.scale.max(READABLE / HEX);
        let Some(next) = around(self.play, &points, 3.0 * HEX, window, (old.scale, 0.8)) else { return };
        // Armies that are too wide to be read at one look are looked at where they meet.
        let large = picture::is_large(&board);
        let meeting = untrack(|| meeting(self.play)).filter(|_| large && next.scale < least);
        let near = meeting.and_then(|at| around(self.play, &[at], HEX, window, (least, least)));
        self.view.set(near.unwrap_or(next).within(self.whole(), window));
    }

    pub fn move_to(self, next: View) {
        self.moving.set(true);
        self.view.set(next);
        self.moves.update_value(|n| *n += 1);
        let mine = self.moves.get_value();
        later(150, move || {
            if self.moves.try_get_value() == Some(mine) {
                self.moving.set(false);
                self.remember();
            }
        });
    }

    /// What was looked at last is looked at again when the page has been loaded anew.
    fn remember(self) {
        if let Some(id) = self.play.id() {
            Looked::of(self.view.get_untracked(), self.size()).keep(&id);
        }
    }

    /// Larger or smaller, and this point of the window stays where it is.
    pub fn zoom(self, factor: f64, (px, py): (f64, f64)) {
        let old = self.view.get_untracked();
        let scale = (old.scale * factor).clamp(0.15, 4.0);
        let by = scale / old.scale;
        self.move_to(View { x: px - (px - old.x) * by, y: py - (py - old.y) * by, scale });
    }

    /// The same about the middle.
    pub fn zoom_middle(self, factor: f64) {
        let (width, height) = self.size();
        self.zoom(factor, (width / 2.0, height / 2.0));
    }

    pub fn pan(self, dx: f64, dy: f64) {
        let old = self.view.get_untracked();
        self.move_to(View { x: old.x + dx, y: old.y + dy, ..old });
    }

    /// The same, but not beyond the edges of the board.
    fn pan_within(self, dx: f64, dy: f64) {
        let old = self.view.get_untracked();
        let next = View { x: old.x + dx, y: old.y + dy, ..old };
        self.move_to(next.within(self.whole(), self.size()));
    }

    /// This hex in the middle.
    fn show(self, at: HexAt) {
        let ((x, y), (width, height)) = (on_screen(self.play, self.view.get_untracked(), at), self.size());
        self.pan_within(width / 2.0 - x, height / 2.0 - y);
    }

    /// The cursor keeps away from the edge of the window.
    pub fn keep_in_sight(self, at: HexAt) {
        let ((x, y), (width, height)) = (on_screen(self.play, self.view.get_untracked(), at), self.size());
        let edge = 60.0_f64.min(width / 4.0).min(height / 4.0);
        let out = |along: f64, most: f64| (edge - along).max(0.0) - (along - most + edge).max(0.0);
        let (dx, dy) = (out(x, width), out(y, height));
        if dx != 0.0 || dy != 0.0 {
            self.pan_within(dx, dy);
        }
    }

    /// A point of the browser's window as one of this.
    pub fn within(self, x: f64, y: f64) -> (f64, f64) {
        let element = self.element.get_untracked();
        element.map_or((x, y), |it| {
            let rect = it.get_bounding_client_rect();
            (x - rect.left(), y - rect.top())
        })
    }

    /// The hex under a point of this window.
    pub fn pick(self, x: f64, y: f64) -> Option<HexAt> {
        under(self.play, self.view.get_untracked(), x, y)
    }

    /// Where the piece in hand can go is what a click asks for: it stands in the document before the click is over, and everything
    /// else that follows from it is drawn after that.
    pub fn shade(self) {
        let now = self.shades.get();
        let group = self.shade_ref.get();
        if let Some(group) = group.filter(|_| self.shaded.with_value(|old| *old != now)) {
            group.set_inner_html(&now);
            self.shaded.set_value(now);
        }
    }

    /// Follows the play and the browser's window for as long as the board is shown.
    pub fn follow(self) {
        self.follow_size();
        self.follow_armies();
        self.follow_questions();
        self.follow_hand();
        Effect::new(move |_| self.shade());
        self.play.hex_under.set_value(Some(Rc::new(move |x, y| {
            let (x, y) = self.within(x, y);
            let (width, height) = self.size();
            let inside = x >= 0.0 && y >= 0.0 && x <= width && y <= height;
            if inside { self.pick(x, y) } else { None }
        })));
    }

    fn follow_size(self) {
        let Window { known_size, measured, .. } = self;
        Effect::new(move |_| {
            if let Some(element) = self.element.get() {
                let changed = move || {
                    if known_size.try_update_value(|known| *known = None).is_some() {
                        self.resized();
                    }
                };
                measured.set_value(Measured::new(&element, changed));
            }
        });
    }

    /// A window of another size shows the same: the whole board if that was seen, else the same place in its middle, as large.
    fn resized(self) {
        let Some(before) = self.sized.get_value() else { return };
        let now = self.size();
        if now == before || now.0 < 2.0 || now.1 < 2.0 {
            return;
        }
        self.sized.set_value(Some(now));
        let (old, whole) = (self.view.get_untracked(), self.fitted(before));
        let next = if (old.scale / whole.scale - 1.0).abs() < 0.01 {
            self.fitted(now)
        } else {
            Looked::of(old, before).view(now)
        };
        self.view.set(next);
    }

    fn follow_armies(self) {
        let play = self.play;
        // The board is as large as its window on the first look and whenever another board lies there.
        Effect::new(move |before: Option<(usize, bool)>| {
            let now = (play.board.get().cells.len(), play.board.get().pointy);
            if before != Some(now) && self.element.get().is_some() {
                later(0, move || self.gather());
            }
            now
        });
        // The armies have been set up: whoever has not looked anywhere yet looks at them.
        Effect::new(move |before: Option<bool>| {
            let empty = play.ready.get().is_empty()
                || play.index.get().stacks().next().is_none()
                || !play.waiting().is_empty();
            if before == Some(true) && !empty && self.moves.get_value() == 0 {
                later(0, move || self.gather());
            }
            empty
        });
    }

    fn follow_questions(self) {
        let play = self.play;
        // A question is shown where it is asked, if that place is out of sight.
        Effect::new(move |_| {
            let Some(at) = play.centre.get() else { return };
            let ((x, y), (width, height)) = (on_screen(play, self.view.get_untracked(), at), self.size());
            if x < 40.0 || y < 40.0 || x > width - 40.0 || y > height - 40.0 {
                self.show(at);
            }
        });
        Effect::new(move |_| {
            if let Some(at) = play.visited.get() {
                self.show(at);
            }
        });
    }

    /// On a small screen whoever takes up a piece wants to see where it can go, large enough for a finger; when it is put down,
    /// the view is as it was, unless somebody has moved it meanwhile.
    fn follow_hand(self) {
        let came_from = StoredValue::new(None::<(View, u32)>);
        Effect::new(move |_| {
            let Holding::Piece(id) = self.play.hand.get() else {
                if let Some((before, moved)) = came_from.get_value() {
                    came_from.set_value(None);
                    if self.moves.get_value() == moved {
                        self.move_to(before);
                    }
                }
                return;
            };
            let old = self.view.get_untracked();
            if self.come_near(id) {
                // Where the view was before the first of several pieces.
                let before = came_from.get_value().map_or(old, |(before, _)| before);
                came_from.set_value(Some((before, self.moves.get_value())));
            }
        });
    }

    /// Moves the view to where a piece can go, unless that can be seen.
    fn come_near(self, id: u16) -> bool {
        let (play, old) = (self.play, self.view.get_untracked());
        let board = play.board.get_untracked();
        let reach: Vec<HexAt> = play.reach.get_untracked().iter().map(|it| it.at).collect();
        let own = untrack(|| play.piece(id)).and_then(|piece| hex_at(&piece.place?));
        // The buttons at the right edge cover nothing that is wanted.
        let (width, height) = self.size();
        let window = (width - BUTTONS, height);
        let seen = |at: &HexAt| {
            let (x, y) = on_screen(play, old, *at);
            (0.0..=window.0).contains(&x) && (0.0..=window.1).contains(&y)
        };
        // A view that is near enough is only moved where the window is too small for all of the reach.
        if HEX * old.scale >= FINGER && (width > SMALL || reach.iter().all(seen)) {
            return false;
        }
        let points: Vec<(i64, i64)> = reach.into_iter().chain(own).map(|at| centre(&board, at)).collect();
        let Some(next) = around(play, &points, HEX, window, (old.scale, FINGER / HEX)) else { return false };
        self.move_to(next.within(self.whole(), window));
        true
    }
}
