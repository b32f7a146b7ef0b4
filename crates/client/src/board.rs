//! The map: two stacked drawings in a box that is moved by a transform, so that panning and zooming redraw nothing.

use crate::browser::later;
use crate::parts::{Icon, Reasons, style};
use crate::play::{Holding, Play, Spot, spot};
use crate::words::{say, t, vocabulary};
use engine::scene::{HexBoard, Mark, Piece};
use engine::text::Phrase;
use hexboard::Hex;
use leptos::html::Div;
use leptos::prelude::*;
use picture::Tenths;
use std::fmt::Write as _;
use web_sys::{KeyboardEvent, PointerEvent, WheelEvent};

/// Room around the board, in tenths of a pixel.
const ROOM: i64 = 400;
/// A pointer that moved less than this, in pixels, has clicked.
const STILL: f64 = 7.0;
/// A finger that rests so long, in milliseconds, asks what is there.
const LONG: i32 = 480;

/// Where the board stands in its window: moved by so much, in pixels, and so large.
#[derive(Clone, Copy, Debug, PartialEq)]
struct View {
    x: f64,
    y: f64,
    scale: f64,
}

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

/// The board's frame with its room: left, top, width and height in tenths of a pixel.
fn frame(board: &HexBoard) -> (i64, i64, i64, i64) {
    let frame = picture::frame(board);
    (frame.x - ROOM, frame.y - ROOM, frame.width + 2 * ROOM, frame.height + 2 * ROOM)
}

/// The path of a hex.
fn hex_path(board: &HexBoard, (q, r): Spot) -> String {
    picture::hex_path(board, q, r)
}

/// The centre of a hex, in tenths of a pixel.
fn centre(board: &HexBoard, (q, r): Spot) -> (i64, i64) {
    let point = picture::layout(board).centre(Hex::new(q, r));
    (point.x, point.y)
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

    let size = move || {
        let element = window_ref.get_untracked();
        element.map_or((1.0, 1.0), |it| (f64::from(it.client_width()), f64::from(it.client_height())))
    };
    let fit = move || {
        let (width, height) = size();
        let (_, _, w, h) = frame(&play.board.get_untracked());
        let scale = (width / (w as f64 / 10.0)).min(height / (h as f64 / 10.0)).clamp(0.1, 3.0);
        view.set(View {
            x: (width - w as f64 / 10.0 * scale) / 2.0,
            y: (height - h as f64 / 10.0 * scale) / 2.0,
            scale,
        });
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
            later(0, fit);
            fitted.set_value(true);
        }
        now
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| fit());
    on_cleanup(move || resized.remove());
    // A question is shown where it is asked, if that place is out of sight.
    Effect::new(move |_| {
        let Some(at) = play.centre.get() else { return };
        let ((x, y), (width, height)) = (on_screen(play, view.get_untracked(), at), size());
        if x < 40.0 || y < 40.0 || x > width - 40.0 || y > height - 40.0 {
            pan(width / 2.0 - x, height / 2.0 - y);
        }
    });

    let within = move |x: f64, y: f64| {
        let element = window_ref.get_untracked();
        element.map_or((x, y), |it| {
            let rect = it.get_bounding_client_rect();
            (x - rect.left(), y - rect.top())
        })
    };
    let pick = move |x: f64, y: f64| -> Option<Spot> {
        let (view, board) = (view.get_untracked(), play.board.get_untracked());
        let (left, top, _, _) = frame(&board);
        let tenths = |along: f64, from: f64, start: i64| ((along - from) / view.scale * 10.0) as i64 + start;
        picture::hex_at(&board, tenths(x, view.x, left), tenths(y, view.y, top))
    };

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
            let ready = play.ready();
            play.pieces_at(at).iter().map(|piece| piece.id).find(|id| ready.contains(id))
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
                    play.cursor.set(Some(at));
                    play.point(at);
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
                    pan(dx, dy);
                }
            }
        }
    };

    // Names keep clear of what always lies on the board; counters come and go.
    let marked = Memo::new(move |_| {
        play.scene.get().marks.iter().filter_map(|mark| spot(&mark.place)).collect::<Vec<Spot>>()
    });
    let terrain = Memo::new(move |_| {
        let (board, style) = (play.board.get(), style());
        let say = |phrase: &Phrase| play.say(phrase);
        [
            picture::shadow(&board, &style),
            picture::terrain(&board, &style),
            picture::grid(&board, &style),
            picture::names_around(&board, &marked.get(), &say, &style),
        ]
        .concat()
    });
    let labels = Memo::new(move |_| picture::labels(&play.board.get(), &style()));
    let frame_of = Memo::new(move |_| frame(&play.board.get()));
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
    let shades = Memo::new(move |_| shades(play));
    let above = Memo::new(move |_| above(play));
    let under_marks = Memo::new(move |_| marks(play, false));
    let over_marks = Memo::new(move |_| marks(play, true));
    let close = move || if view.get().scale > 0.85 { "labels near" } else { "labels far" };

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
                    <g class=close inner_html=move || labels.get()></g>
                </svg>
                <svg class="layer" viewBox=view_box width=wide height=high aria-hidden="true">
                    <g inner_html=move || shades.get()></g>
                    <g inner_html=move || under_marks.get()></g>
                    <Pieces play=play />
                    <g inner_html=move || over_marks.get()></g>
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
            <Tip play=play view=view />
            <div class="zoom">
                <button type="button" title=move || t("zoom-in") aria-label=move || t("zoom-in") on:click=move |_| { let (w, h) = size(); zoom(1.3, (w / 2.0, h / 2.0)) }><Icon name="plus" /></button>
                <button type="button" title=move || t("zoom-out") aria-label=move || t("zoom-out") on:click=move |_| { let (w, h) = size(); zoom(0.77, (w / 2.0, h / 2.0)) }><Icon name="minus" /></button>
                <button type="button" title=move || t("zoom-fit") aria-label=move || t("zoom-fit") on:click=move |_| fit()><Icon name="fit" /></button>
            </div>
        </div>
        <p id="board-help" class="heard">{move || t("board-help")}</p>
        <p class="heard" role="status" aria-live="polite">{move || play.said.get()}</p>
    }
}

/// Where a hex stands in the window.
fn on_screen(play: Play, view: View, at: Spot) -> (f64, f64) {
    let board = play.board.get_untracked();
    let (left, top, _, _) = frame(&board);
    let (x, y) = centre(&board, at);
    ((x - left) as f64 / 10.0 * view.scale + view.x, (y - top) as f64 / 10.0 * view.scale + view.y)
}

// ---------------------------------------------------------------------- the cursor

/// Moves the cursor to the nearest hex in a direction.
fn step(play: Play, dx: f64, dy: f64) -> bool {
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

fn put_cursor(play: Play, at: Spot) {
    play.cursor.set(Some(at));
    play.pointed.set(Some(at));
    play.inspected.set(Some(at));
    play.said.set(play.describe(at));
}

/// The places where something can be done next: with a piece or a kind in hand where it may go, else who may act.
fn stops(play: Play) -> Vec<Spot> {
    let scene = play.scene.get_untracked();
    let mut list: Vec<Spot> = match play.hand.get_untracked() {
        Holding::Nothing => {
            let ready = play.ready();
            let pieces = scene.pieces.iter().filter(|piece| ready.contains(&piece.id));
            pieces.filter_map(|piece| spot(piece.place.as_ref()?)).collect()
        }
        Holding::Piece(_) | Holding::Kind { .. } => {
            untrack(|| destinations(play)).into_iter().map(|(at, ..)| at).collect()
        }
    };
    list.sort_by_key(|(q, r)| (*r, *q));
    list.dedup();
    list
}

fn first_ready(play: Play) -> bool {
    let board = play.board.get_untracked();
    let middle = || board.cells.get(board.cells.len() / 2).map(|cell| (cell.q, cell.r));
    if let Some(at) = stops(play).first().copied().or_else(middle) {
        put_cursor(play, at);
    }
    true
}

/// The next place where something can be done. After the last one the focus leaves the board as usual.
fn next_ready(play: Play, back: bool) -> bool {
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

// ---------------------------------------------------------------------- layers

#[component]
fn Pieces(play: Play) -> impl IntoView {
    let ids = Memo::new(move |_| {
        let scene = play.scene.get();
        let standing = scene.pieces.iter().filter(|piece| piece.place.is_some());
        standing.map(|piece| piece.id).collect::<Vec<_>>()
    });
    let ready = Memo::new(move |_| play.ready());
    view! {
        <For each=move || ids.get() key=|id| *id let:id>
            <PieceView play=play id=id ready=ready />
        </For>
    }
}

#[component]
fn PieceView(play: Play, id: u16, ready: Memo<Vec<u16>>) -> impl IntoView {
    let piece = Memo::new(move |_| play.piece(id));
    let drawn = Memo::new(move |_| {
        let piece = piece.get()?;
        let style = style();
        let turned = piece.facing.map(|facing| picture::bearing(facing, play.board.get().pointy, &style));
        Some(picture::counter(&piece, &play.look(piece.seat), &play.say(&piece.name), turned, &style))
    });
    let place = move || {
        let piece: Option<Piece> = piece.get();
        let (x, y) =
            piece.and_then(|piece| spot(&piece.place?)).map_or((0, 0), |at| centre(&play.board.get(), at));
        format!("translate({}px, {}px)", Tenths(x), Tenths(y))
    };
    let held = move || play.hand.get() == Holding::Piece(id);
    // The rim has the shape of the counter: sides differ by shape too.
    let rims = move || {
        let round = piece.get().is_some_and(|piece: Piece| play.look(piece.seat).shape == "round");
        if round {
            "<circle class=\"halo\" r=\"39\"/><circle class=\"rim\" r=\"36\"/>"
        } else {
            "<path class=\"halo\" d=\"M-28-37H28Q37-37 37-28V28Q37 37 28 37H-28Q-37 37-37 28V-28Q-37-37-28-37Z\"/>\
             <path class=\"rim\" d=\"M-27-34H27Q34-34 34-27V27Q34 34 27 34H-27Q-34 34-34 27V-27Q-34-34-27-34Z\"/>"
        }
    };
    view! {
        <g
            class="piece"
            class:ready=move || ready.get().contains(&id)
            class:held=held
            data-piece=id.to_string()
            style:transform=place
        >
            <g inner_html=move || drawn.get().unwrap_or_default()></g>
            <g inner_html=rims></g>
        </g>
    }
}

fn marks(play: Play, crowded: bool) -> String {
    let (scene, board, style) = (play.scene.get(), play.board.get(), style());
    let mut out = String::new();
    let full = |mark: &Mark| {
        scene.pieces.iter().any(|piece| piece.place.is_some() && piece.place.as_ref() == Some(&mark.place))
    };
    for mark in scene.marks.iter().filter(|mark| full(mark) == crowded) {
        let Some(at) = spot(&mark.place) else { continue };
        let (x, y) = centre(&board, at);
        let owner = mark.owner.map(|seat| play.look(seat));
        let drawn = picture::mark(mark, owner.as_ref(), &play.say(&mark.name), crowded, &style);
        let _ = write!(out, "<g transform=\"translate({} {})\">{drawn}</g>", Tenths(x), Tenths(y));
    }
    out
}

/// Under the pieces: overlays, where the piece in hand can go, what the journal speaks of.
fn shades(play: Play) -> String {
    let (board, mut out) = (play.board.get(), String::new());
    let focus = play.pointed.get().or(play.inspected.get());
    for id in play.shown.get() {
        for shade in play.shades(id, focus) {
            let Some(at) = spot(&shade.place) else { continue };
            let seat = shade.seat.map_or_else(String::new, |seat| format!(" seat-{}", seat.0));
            let (x, y) = centre(&board, at);
            let _ =
                write!(out, "<path class=\"overlay overlay-{id}{seat}\" d=\"{}\"/>", hex_path(&board, at));
            if let Some(value) = shade.value {
                let _ = write!(
                    out,
                    "<text class=\"overlay-value\" x=\"{}\" y=\"{}\">{value}</text>",
                    Tenths(x),
                    Tenths(y + 330)
                );
            }
        }
    }
    if play.at.get().is_none() {
        for at in play.trail.get() {
            let _ = write!(out, "<path class=\"trail\" d=\"{}\"/>", hex_path(&board, at));
        }
    }
    for at in play.lit.get() {
        let _ = write!(out, "<path class=\"lit\" d=\"{}\"/>", hex_path(&board, at));
    }
    let mut done: Vec<Spot> = Vec::new();
    for (at, kind, cost, goes_on, hits) in destinations(play) {
        if done.contains(&at) {
            continue;
        }
        done.push(at);
        let label = board.cells.iter().find(|cell| (cell.q, cell.r) == at).map_or("", |cell| &cell.label);
        let class = if hits { "reach hits" } else { "reach" };
        let stops = if goes_on || hits { "" } else { " stops" };
        let _ = write!(
            out,
            "<path class=\"{class}{stops} cost-{}\" data-hex=\"{label}\" data-kind=\"{kind}\" d=\"{}\"/>",
            cost.clamp(0, 9),
            hex_path(&board, at)
        );
    }
    out
}

/// Where something can be done with what is in hand: place, kind, cost, whether it may go on, whether it hits somebody.
fn destinations(play: Play) -> Vec<(Spot, &'static str, i32, bool, bool)> {
    match play.hand.get() {
        Holding::Nothing => Vec::new(),
        Holding::Piece(id) => {
            let (ways, scene) = (play.ways.get(), play.scene.get());
            let taken: Vec<Spot> =
                scene.pieces.iter().filter_map(|piece| spot(piece.place.as_ref()?)).collect();
            let seat_of = |id: u16| scene.pieces.iter().find(|piece| piece.id == id).map(|piece| piece.seat);
            let foe = |target: u16| seat_of(target) != seat_of(id);
            let mut list: Vec<_> = ways
                .iter()
                .filter_map(|way| {
                    let at = spot(way.to.as_ref()?)?;
                    // A hex with a friend on it is passed through, at best: nobody means it, unless the friend is meant.
                    if way.target.is_none() && taken.contains(&at) {
                        return None;
                    }
                    Some((at, way.kind, way.cost, way.goes_on, way.target.is_some_and(foe)))
                })
                .collect();
            // What hits somebody is shown first.
            list.sort_by_key(|(_, _, cost, _, hits)| (!hits, *cost));
            list
        }
        Holding::Kind { kind, what } => {
            let legal = play.legal.get();
            let fits = legal
                .iter()
                .filter(|it| it.gesture.kind == kind && it.gesture.what.as_deref() == Some(what.as_str()));
            fits.filter_map(|it| Some((spot(it.gesture.to.as_ref()?)?, kind, 0, true, false))).collect()
        }
    }
}

/// Over the pieces: costs, the way to the place that is pointed at, the cursor.
fn above(play: Play) -> String {
    let (board, mut out) = (play.board.get(), String::new());
    let pointed = play.pointed.get();
    let mut done: Vec<Spot> = Vec::new();
    for (at, _, cost, _, hits) in destinations(play) {
        if done.contains(&at) || cost == 0 {
            continue;
        }
        done.push(at);
        let (x, y) = centre(&board, at);
        if hits {
            let _ = write!(
                out,
                "<g class=\"blades\" transform=\"translate({} {})\"><circle r=\"11\"/><path d=\"M-6 6L6-6M-6-6L6 6M-7 2L-2 7M7 2L2 7\"/></g>",
                Tenths(x + 270),
                Tenths(y - 270)
            );
        } else {
            let _ = write!(
                out,
                "<text class=\"cost\" x=\"{}\" y=\"{}\">{cost}</text>",
                Tenths(x),
                Tenths(y + 60)
            );
        }
    }
    // The way: of the card that is open, else to where the pointer is.
    let chosen = play.proposal.get().and_then(|proposal| proposal.offers.get(proposal.chosen).cloned());
    let ways = play.ways.get();
    let way = match &chosen {
        Some(offer) => ways.iter().find(|way| way.actions == offer.actions),
        None => ways.iter().find(|way| pointed.is_some() && way.to.as_ref().and_then(spot) == pointed),
    };
    if let Some(way) = way {
        let start = match play.hand.get() {
            Holding::Piece(id) => play.piece(id).and_then(|piece| spot(&piece.place?)),
            _ => None,
        };
        let through: Vec<Spot> = start.into_iter().chain(way.through.iter().filter_map(spot)).collect();
        // An action that leads nowhere has no way to be drawn.
        let through = if through.len() > 1 { through } else { Vec::new() };
        let mut d = String::new();
        for (n, at) in through.iter().enumerate() {
            let (x, y) = centre(&board, *at);
            let _ = write!(d, "{}{} {}", if n == 0 { 'M' } else { 'L' }, Tenths(x), Tenths(y));
        }
        let hits = if way.target.is_some() { " hits" } else { "" };
        let _ = write!(out, "<path class=\"way-edge\" d=\"{d}\"/><path class=\"way{hits}\" d=\"{d}\"/>");
        if let Some((x, y)) = through.last().map(|at| centre(&board, *at)) {
            let _ = write!(
                out,
                "<circle class=\"way-end{hits}\" cx=\"{}\" cy=\"{}\" r=\"8\"/>",
                Tenths(x),
                Tenths(y)
            );
        }
    }
    if let Some(at) = pointed {
        let _ = write!(out, "<path class=\"pointed\" d=\"{}\"/>", hex_path(&board, at));
    }
    if let Some(at) = play.cursor.get() {
        let _ = write!(out, "<path class=\"cursor\" d=\"{}\"/>", hex_path(&board, at));
    }
    out
}

// ---------------------------------------------------------------------- beside the place

/// Why not, in a bubble beside the place, with its rule.
#[component]
fn BubbleView(play: Play, view: RwSignal<View>) -> impl IntoView {
    let at = move || play.bubble.get().and_then(|bubble| bubble.at).map(|at| on_screen(play, view.get(), at));
    // Above the place, or below it where there is no room above; never beyond the edges.
    let low = move || at().is_some_and(|(_, y)| y < 190.0);
    let left =
        move || at().map_or("50%".to_string(), |(x, _)| format!("clamp(10.5rem, {x}px, 100% - 10.5rem)"));
    let top = move || {
        let gap = 34.0 * view.get().scale;
        at().map_or("40%".to_string(), |(_, y)| format!("{}px", if low() { y + gap } else { y - gap }))
    };
    move || {
        let bubble = play.bubble.get()?;
        Some(view! {
            <div
                class="bubble"
                class:low=low
                role="alert"
                style:left=left
                style:top=top
                on:pointerdown=|event| event.stop_propagation()
                on:pointerup=|event| event.stop_propagation()
            >
                <Reasons play=play refusal=bubble.refusal />
                <button type="button" class="close" aria-label=move || t("close") on:click=move |_| play.bubble.set(None)>"×"</button>
            </div>
        })
    }
}

/// What a move to the place under the pointer costs and where it would have to stop.
#[component]
fn Tip(play: Play, view: RwSignal<View>) -> impl IntoView {
    move || {
        let at = play.pointed.get()?;
        if play.bubble.get().is_some() || play.proposal.get().is_some() {
            return None;
        }
        let ways = play.ways.get();
        let way = ways.iter().find(|way| way.to.as_ref().and_then(spot) == Some(at))?;
        let kind = vocabulary("kind", way.kind);
        let mut lines = vec![match way.cost {
            0 => kind,
            cost => say(&Phrase::new("offer-cost").with("kind", kind).with("cost", cost)),
        }];
        if way.open {
            lines.push(t("tip-asks"));
        } else if !way.goes_on && way.target.is_none() {
            lines.push(t("tip-stops"));
        }
        let (x, y) = on_screen(play, view.get(), at);
        let (left, top) = (format!("{x}px"), format!("{}px", y + 34.0 * view.get().scale));
        Some(
            view! { <div class="tip" aria-hidden="true" style:left=left style:top=top>{lines.join(" · ")}</div> },
        )
    }
}
