//! The map: two stacked drawings in a box that is moved by a transform, so that panning and zooming redraw nothing.

mod beside;
mod choosing;
mod cursor;
mod layers;
mod pieces;
mod view;

use crate::browser::{Measured, later};
use crate::overview::Overview;
use crate::parts::{Icon, style};
use crate::play::{HexAt, Holding, Play, hex_at};
use crate::words::t;
use beside::{BubbleView, Legend, Tip};
use choosing::{FanView, Ring};
pub use choosing::{arrow, towards};
use cursor::{first_ready, next_ready, step, turn};
use engine::text::Phrase;
use layers::{Trail, above, blows, lights, marks, overlays, prices, shades, strikes};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::svg::G;
use picture::Tenths;
use pieces::Pieces;
use std::rc::Rc;
use view::{BUTTONS, FINGER, HEX, READABLE, around, centre, hex_path, meeting, on_screen, under};
pub use view::{Frame, View, frame};
use web_sys::{KeyboardEvent, PointerEvent, WheelEvent};

/// A pointer that moved less than this, in pixels, has clicked.
pub const STILL: f64 = 7.0;
/// A window that is not wider than this, in pixels, is that of a phone.
const SMALL: f64 = 600.0;
/// A finger that rests so long, in milliseconds, asks what is there.
const LONG: i32 = 480;

/// A pointer that is down.
#[derive(Clone, Copy, Debug)]
struct Finger {
    id: i32,
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Default)]
struct Touching {
    fingers: Vec<Finger>,
    /// Where the first one came down, and whether it has moved away since.
    start: (f64, f64),
    moved: bool,
    /// A piece is carried along.
    carries: Option<u16>,
    /// Tells one touch from the next, for the long one.
    serial: u32,
}

#[component]
pub fn BoardView(play: Play) -> impl IntoView {
    let window_ref = NodeRef::<Div>::new();
    let view = RwSignal::new(View { x: 0.0, y: 0.0, scale: 1.0 });
    let moving = RwSignal::new(false);
    let fitted = StoredValue::new(false);
    let moves = StoredValue::new(0_u32);
    let touching = StoredValue::new(Touching::default());
    let drag = RwSignal::new(None::<(u16, f64, f64)>);

    // Whoever asks the browser how large something is makes it lay out the whole page first: it is asked once.
    let known_size = StoredValue::new(None::<(f64, f64)>);
    let measured = StoredValue::new_local(None::<Measured>);
    let size = move || {
        if let Some(size) = known_size.get_value() {
            return size;
        }
        let Some(element) = window_ref.get_untracked() else { return (1.0, 1.0) };
        let size = (f64::from(element.client_width()), f64::from(element.client_height()));
        if measured.with_value(Option::is_some) {
            known_size.set_value(Some(size));
        }
        size
    };
    Effect::new(move |_| {
        if let Some(element) = window_ref.get() {
            let forget = move || {
                let _ = known_size.try_update_value(|known| *known = None);
            };
            measured.set_value(Measured::new(&element, forget));
        }
    });
    let fit = move || {
        let (width, height) = size();
        let (_, _, w, h) = frame(play);
        let scale = (width / (w as f64 / 10.0)).min(height / (h as f64 / 10.0)).clamp(0.1, 3.0);
        view.set(View {
            x: (width - w as f64 / 10.0 * scale) / 2.0,
            y: (height - h as f64 / 10.0 * scale) / 2.0,
            scale,
        });
    };
    let whole = move || {
        let (_, _, w, h) = frame(play);
        (w as f64 / 10.0, h as f64 / 10.0)
    };
    // Where a board is so large that nobody could read its counters, the first look is at where they stand.
    let gather = move || {
        fit();
        let (board, index) = (play.board.get_untracked(), play.index.get_untracked());
        let old = view.get_untracked();
        let points: Vec<(i64, i64)> = index.stacks().map(|(at, _)| centre(&board, at)).collect();
        if HEX * old.scale >= FINGER || points.is_empty() {
            return;
        }
        let (width, height) = size();
        let least = old.scale.max(READABLE / HEX);
        let Some(next) = around(play, &points, 3.0 * HEX, (width, height), (old.scale, 0.8)) else { return };
        // Armies that are too wide to be read at one look are looked at where they meet.
        let large = picture::is_large(&board);
        let meeting = untrack(|| meeting(play)).filter(|_| large && next.scale < least);
        let next = match meeting.and_then(|at| around(play, &[at], HEX, (width, height), (least, least))) {
            Some(near) => near,
            None => next,
        };
        view.set(next.within(whole(), (width, height)));
    };
    // While the view moves, the picture is not drawn again; a moment after, it is, and sharp.
    let move_to = move |next: View| {
        moving.set(true);
        view.set(next);
        moves.update_value(|n| *n += 1);
        let mine = moves.get_value();
        later(150, move || {
            if moves.try_get_value() == Some(mine) {
                moving.set(false);
            }
        });
    };
    let zoom = move |factor: f64, (px, py): (f64, f64)| {
        let old = view.get_untracked();
        let scale = (old.scale * factor).clamp(0.15, 4.0);
        let by = scale / old.scale;
        move_to(View { x: px - (px - old.x) * by, y: py - (py - old.y) * by, scale });
    };
    let pan = move |dx: f64, dy: f64| {
        let old = view.get_untracked();
        move_to(View { x: old.x + dx, y: old.y + dy, ..old });
    };
    // The board is as large as its window on the first look and whenever another board lies there.
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = (play.board.get().cells.len(), play.board.get().pointy);
        if before != Some(now) && window_ref.get().is_some() {
            later(0, gather);
            fitted.set_value(true);
        }
        now
    });
    // The armies have been set up: whoever has not looked anywhere yet looks at them.
    Effect::new(move |before: Option<bool>| {
        let empty = play.ready.get().is_empty()
            || play.index.get().stacks().next().is_none()
            || !play.waiting().is_empty();
        if before == Some(true) && !empty && moves.get_value() == 0 {
            later(0, gather);
        }
        empty
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        known_size.set_value(None);
        fit();
    });
    on_cleanup(move || resized.remove());
    // A question is shown where it is asked, if that place is out of sight.
    Effect::new(move |_| {
        let Some(at) = play.centre.get() else { return };
        let ((x, y), (width, height)) = (on_screen(play, view.get_untracked(), at), size());
        if x < 40.0 || y < 40.0 || x > width - 40.0 || y > height - 40.0 {
            let old = view.get_untracked();
            let next = View { x: old.x + width / 2.0 - x, y: old.y + height / 2.0 - y, ..old };
            move_to(next.within(whole(), (width, height)));
        }
    });

    Effect::new(move |_| {
        let Some(at) = play.visited.get() else { return };
        let ((x, y), (width, height)) = (on_screen(play, view.get_untracked(), at), size());
        let old = view.get_untracked();
        let next = View { x: old.x + width / 2.0 - x, y: old.y + height / 2.0 - y, ..old };
        move_to(next.within(whole(), (width, height)));
    });

    let within = move |x: f64, y: f64| {
        let element = window_ref.get_untracked();
        element.map_or((x, y), |it| {
            let rect = it.get_bounding_client_rect();
            (x - rect.left(), y - rect.top())
        })
    };
    let pick = move |x: f64, y: f64| -> Option<HexAt> { under(play, view.get_untracked(), x, y) };

    play.hex_under.set_value(Some(Rc::new(move |x, y| {
        let (x, y) = within(x, y);
        let (width, height) = size();
        let inside = x >= 0.0 && y >= 0.0 && x <= width && y <= height;
        if inside { pick(x, y) } else { None }
    })));
    // On a small screen whoever takes up a piece wants to see where it can go, large enough for a finger; when it is put down,
    // the view is as it was, unless somebody has moved it meanwhile.
    let came_from = StoredValue::new(None::<(View, u32)>);
    Effect::new(move |_| {
        let Holding::Piece(id) = play.hand.get() else {
            if let Some((before, moved)) = came_from.get_value() {
                came_from.set_value(None);
                if moves.get_value() == moved {
                    move_to(before);
                }
            }
            return;
        };
        let (old, board) = (view.get_untracked(), play.board.get_untracked());
        let reach: Vec<HexAt> = play.reach.get_untracked().iter().map(|it| it.at).collect();
        let own = untrack(|| play.piece(id)).and_then(|piece| hex_at(&piece.place?));
        // The buttons at the right edge cover nothing that is wanted.
        let (width, height) = size();
        let window = (width - BUTTONS, height);
        let seen = |at: &HexAt| {
            let (x, y) = on_screen(play, old, *at);
            (0.0..=window.0).contains(&x) && (0.0..=window.1).contains(&y)
        };
        // A view that is near enough is only moved where the window is too small for all of the reach.
        if HEX * old.scale >= FINGER && (width > SMALL || reach.iter().all(seen)) {
            return;
        }
        let points: Vec<(i64, i64)> = reach.into_iter().chain(own).map(|at| centre(&board, at)).collect();
        let Some(next) = around(play, &points, HEX, window, (old.scale, FINGER / HEX)) else { return };
        move_to(next.within(whole(), window));
        if came_from.with_value(Option::is_none) {
            came_from.set_value(Some((old, moves.get_value())));
        } else {
            came_from.update_value(|it| {
                if let Some((_, moved)) = it {
                    *moved = moves.get_value();
                }
            });
        }
    });

    // Where the piece in hand can go is what a click asks for: it stands in the document before the click is over, and everything
    // else that follows from it is drawn after that.
    let shades = Memo::new(move |_| shades(play));
    let shade_ref = NodeRef::<G>::new();
    let shaded = StoredValue::new(String::new());
    let shade = move || {
        let now = shades.get();
        if let Some(group) = shade_ref.get().filter(|_| shaded.with_value(|old| *old != now)) {
            group.set_inner_html(&now);
            shaded.set_value(now);
        }
    };
    Effect::new(move |_| shade());

    let down = move |event: PointerEvent| {
        if event.button() > 1 {
            return;
        }
        let (x, y) = within(event.client_x().into(), event.client_y().into());
        if let Some(element) = window_ref.get_untracked() {
            let _ = element.set_pointer_capture(event.pointer_id());
        }
        let at = pick(x, y);
        let own = at.and_then(|at| {
            let (ready, held) = (play.ready.get_untracked(), untrack(|| play.held()));
            let index = play.index.get_untracked();
            let stack = index.stack(at).iter().rev().copied().filter(|id| ready.contains(id));
            let mut stack: Vec<u16> = stack.collect();
            // Of a stack the one in hand is meant first.
            stack.sort_by_key(|id| Some(*id) != held);
            stack.first().copied()
        });
        let serial = touching
            .try_update_value(|touch| {
                touch.fingers.retain(|finger| finger.id != event.pointer_id());
                touch.fingers.push(Finger { id: event.pointer_id(), x, y });
                if touch.fingers.len() == 1 {
                    (touch.start, touch.moved, touch.carries) = ((x, y), false, own);
                } else {
                    touch.moved = true;
                    touch.carries = None;
                }
                touch.serial += 1;
                touch.serial
            })
            .unwrap_or(0);
        later(LONG, move || {
            let resting = touching
                .try_with_value(|touch| touch.serial == serial && !touch.moved && touch.fingers.len() == 1);
            if resting == Some(true) {
                touching.update_value(|touch| touch.moved = true);
                play.inspected.set(at);
                if let Some(at) = at {
                    play.said.set(play.describe(at));
                }
            }
        });
    };
    let moved = move |event: PointerEvent| {
        let (x, y) = within(event.client_x().into(), event.client_y().into());
        let mut touch = touching.get_value();
        let Some(finger) = touch.fingers.iter().position(|finger| finger.id == event.pointer_id()) else {
            let at = pick(x, y);
            if play.pointed.get_untracked() != at {
                play.pointed.set(at);
            }
            return;
        };
        let before = touch.fingers.clone();
        (touch.fingers[finger].x, touch.fingers[finger].y) = (x, y);
        let far = (x - touch.start.0).hypot(y - touch.start.1) > STILL;
        touch.moved |= far;
        if let [a, b] = touch.fingers.as_slice() {
            // Two fingers: the picture follows both.
            let apart = |f: &[Finger]| (f[0].x - f[1].x).hypot(f[0].y - f[1].y).max(1.0);
            let middle = |f: &[Finger]| ((f[0].x + f[1].x) / 2.0, (f[0].y + f[1].y) / 2.0);
            let ((ox, oy), (nx, ny)) = (middle(&before), middle(&[*a, *b]));
            pan(nx - ox, ny - oy);
            zoom(apart(&touch.fingers) / apart(&before), (nx, ny));
        } else if touch.moved && touch.fingers.len() == 1 {
            match touch.carries {
                Some(id) => {
                    if drag.get_untracked().is_none() {
                        play.bubble.set(None);
                        play.hold(Holding::Piece(id));
                    }
                    drag.set(Some((id, x, y)));
                    play.pointed.set(pick(x, y));
                }
                None => pan(x - before[finger].x, y - before[finger].y),
            }
        }
        touching.set_value(touch);
    };
    let up = move |event: PointerEvent| {
        let (x, y) = within(event.client_x().into(), event.client_y().into());
        let touch = touching.get_value();
        touching.update_value(|touch| {
            touch.fingers.retain(|finger| finger.id != event.pointer_id());
            touch.serial += 1;
        });
        let carried = drag.get_untracked().is_some();
        drag.set(None);
        if event.type_() == "pointercancel" {
            return;
        }
        let single = touch.fingers.len() == 1;
        if single && (!touch.moved || carried) {
            if let Some(at) = pick(x, y) {
                let started = pick(touch.start.0, touch.start.1);
                if !carried || started != Some(at) {
                    if carried {
                        play.drop_at(at)
                    } else {
                        play.point(at)
                    }
                    untrack(shade);
                    play.cursor.set(Some(at));
                }
            } else if !carried {
                play.escape();
            }
        }
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        let at = within(event.client_x().into(), event.client_y().into());
        let lines = if event.delta_mode() == 1 { 16.0 } else { 1.0 };
        zoom((-event.delta_y() * lines * 0.0015).exp(), at);
    };

    let keys = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let (width, height) = size();
        let middle = (width / 2.0, height / 2.0);
        let used = match event.key().as_str() {
            "ArrowUp" => step(play, 0.0, -1.0),
            "ArrowDown" => step(play, 0.0, 1.0),
            "ArrowLeft" => step(play, -1.0, 0.0),
            "ArrowRight" => step(play, 1.0, 0.0),
            "Tab" => next_ready(play, event.shift_key()),
            "n" | "N" => next_ready(play, event.shift_key()) || first_ready(play),
            "q" | "Q" | "[" => turn(play, -1),
            "e" | "E" | "]" => turn(play, 1),
            "s" | "S" => {
                crate::browser::focus(".fan button");
                true
            }
            "Enter" | " " if play.towards.get_untracked().is_some() => {
                play.turn_now();
                true
            }
            "Enter" | " " => {
                if let Some(at) = play.cursor.get_untracked() {
                    play.point(at);
                    if play.bubble.get_untracked().is_none() {
                        play.said.set(play.describe(at));
                    }
                } else {
                    first_ready(play);
                }
                true
            }
            "+" | "=" => {
                zoom(1.25, middle);
                true
            }
            "-" => {
                zoom(0.8, middle);
                true
            }
            "0" => {
                fit();
                true
            }
            _ => false,
        };
        if used {
            event.prevent_default();
            event.stop_propagation();
            if let Some(at) = play.cursor.get_untracked() {
                let (x, y) = on_screen(play, view.get_untracked(), at);
                let edge = 60.0_f64.min(width / 4.0).min(height / 4.0);
                let out = |along: f64, most: f64| (edge - along).max(0.0) - (along - most + edge).max(0.0);
                let (dx, dy) = (out(x, width), out(y, height));
                if dx != 0.0 || dy != 0.0 {
                    let old = view.get_untracked();
                    let next = View { x: old.x + dx, y: old.y + dy, ..old };
                    move_to(next.within(whole(), (width, height)));
                }
            }
        }
    };

    // Names keep clear of what always lies on the board; counters come and go.
    let marked = Memo::new(move |_| {
        play.scene.get().marks.iter().filter_map(|mark| hex_at(&mark.place)).collect::<Vec<HexAt>>()
    });
    let title = Memo::new(move |_| play.say(&play.scene.get().title));
    let terrain = Memo::new(move |_| {
        let (board, style) = (play.board.get(), style());
        let say = |phrase: &Phrase| play.say(phrase);
        [
            picture::shadow(&board, &style),
            picture::terrain(&board, &style),
            picture::grid(&board, &style),
            picture::names_around(&board, &marked.get(), &say, &style),
            picture::furniture(&board, &title.get(), &t("scale-hexes"), &style),
        ]
        .concat()
    });
    let labels = Memo::new(move |_| picture::labels(&play.board.get(), &style()));
    let frame_of = Memo::new(move |_| {
        play.frame.track();
        frame(play)
    });
    let view_box = move || {
        let (x, y, w, h) = frame_of.get();
        format!("{} {} {} {}", Tenths(x), Tenths(y), Tenths(w), Tenths(h))
    };
    let wide = move || Tenths(frame_of.get().2).to_string();
    let high = move || Tenths(frame_of.get().3).to_string();
    let transform = move || {
        let View { x, y, scale } = view.get();
        format!("translate({x}px, {y}px) scale({scale})")
    };
    let overlays = Memo::new(move |_| overlays(play));
    let lights = Memo::new(move |_| lights(play));
    let prices = Memo::new(move |_| prices(play));
    // The pointer moves while a card is open; what the card means does not.
    let strikes = Memo::new(move |_| strikes(play));
    let blows = Memo::new(move |_| blows(play, &strikes.get()));
    let above = Memo::new(move |_| above(play, strikes.with(|strikes| !strikes.is_empty())));
    let under_marks = Memo::new(move |_| marks(play, false));
    let over_marks = Memo::new(move |_| marks(play, true));
    let near = Memo::new(move |_| view.get().scale > 0.85);
    let close = move || if near.get() { "labels near" } else { "labels far" };

    view! {
        <div
            node_ref=window_ref
            class="window"
            class:carrying=move || drag.get().is_some()
            tabindex="0"
            role="application"
            aria-label=move || t("board-label")
            aria-describedby="board-help"
            data-cursor=move || play.cursor.get().and_then(|at| play.cell(at)).map(|cell| cell.label)
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=up
            on:pointerleave=move |_| play.pointed.set(None)
            on:wheel=wheel
            on:keydown=keys
        >
            <div class="field" class:moving=move || moving.get() style:transform=transform>
                <svg class="ground" viewBox=view_box width=wide height=high aria-hidden="true">
                    <g inner_html=move || terrain.get()></g>
                </svg>
                // On a layer of their own: they fade without the ground being drawn again.
                <svg class=close viewBox=view_box width=wide height=high aria-hidden="true">
                    <g inner_html=move || labels.get()></g>
                </svg>
                <svg class="layer" class:brisk=move || play.brisk.get() viewBox=view_box width=wide height=high aria-hidden="true">
                    <g inner_html=move || overlays.get()></g>
                    <Trail play=play />
                    <g inner_html=move || lights.get()></g>
                    <g node_ref=shade_ref></g>
                    <g inner_html=move || under_marks.get()></g>
                    <Pieces play=play />
                    <g inner_html=move || over_marks.get()></g>
                    <g inner_html=move || prices.get()></g>
                    <g inner_html=move || blows.get()></g>
                    <g inner_html=move || above.get()></g>
                </svg>
            </div>
            {move || {
                let (id, x, y) = drag.get()?;
                let piece = play.piece(id)?;
                let look = play.look(piece.seat);
                let drawn = picture::counter(&piece, &look, &play.say(&piece.name), None, &style());
                let moved = format!("translate({x}px, {y}px)");
                Some(view! {
                    <svg class="carried" viewBox="-45 -45 90 90" width="64" height="64" style:transform=moved inner_html=drawn></svg>
                })
            }}
            <BubbleView play=play view=view />
            <Tip play=play view=view size=size />
            <Ring play=play view=view />
            <FanView play=play view=view size=size />
            <Legend play=play />
            <Overview play=play view=view moving=moving size=size move_to=move_to />
            // Whoever presses a button does not take hold of the board.
            <div class="zoom" on:pointerdown=|event| event.stop_propagation() on:pointerup=|event| event.stop_propagation()>
                <button type="button" title=move || t("zoom-in") aria-label=move || t("zoom-in") on:click=move |_| { let (w, h) = size(); zoom(1.3, (w / 2.0, h / 2.0)) }><Icon name="plus" /></button>
                <button type="button" title=move || t("zoom-out") aria-label=move || t("zoom-out") on:click=move |_| { let (w, h) = size(); zoom(0.77, (w / 2.0, h / 2.0)) }><Icon name="minus" /></button>
                <button type="button" title=move || t("zoom-fit") aria-label=move || t("zoom-fit") on:click=move |_| fit()><Icon name="fit" /></button>
            </div>
        </div>
        <p id="board-help" class="heard">{move || t("board-help")}</p>
        <p class="heard" role="status" aria-live="polite">{move || play.said.get()}</p>
    }
}
