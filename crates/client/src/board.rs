//! The map: two stacked drawings in a box that is moved by a transform, so that panning and zooming redraw nothing.

mod beside;
mod choosing;
mod cursor;
mod keyboard;
mod layers;
mod past;
mod pieces;
mod pointer;
mod selecting;
mod view;
mod window;

use crate::overview::Overview;
use crate::parts::{Icon, style};
use crate::play::{HexAt, Play, hex_at};
use crate::settings::{HexNumbers, settings};
use crate::words::t;
use beside::{BubbleView, Legend, Tip};
use choosing::{FanView, Ring};
pub use choosing::{arrow, towards};
use engine::text::Phrase;
use layers::{Trail, above, blows, lights, marks, overlays, prices, strikes};
use leptos::prelude::*;
use picture::Tenths;
use pieces::Pieces;
pub use pointer::STILL;
use selecting::{BoxView, chosen, ghosts};
pub use view::on_screen;
pub use view::{Frame, View, frame};
use view::{HEX, centre, hex_path};
use window::Window;

#[component]
pub fn BoardView(play: Play) -> impl IntoView {
    let window = Window::new(play);
    window.follow();
    let size = move || window.size();
    view! {
        <div
            node_ref=window.element
            class="window"
            class:carrying=move || window.drag.get().is_some()
            tabindex="0"
            role="application"
            aria-label=move || t("board-label")
            aria-describedby="board-help"
            data-cursor=move || play.cursor.get().and_then(|at| play.cell(at)).map(|cell| cell.label)
            on:pointerdown=move |event| window.down(event)
            on:pointermove=move |event| window.moved(event)
            on:pointerup=move |event| window.up(event)
            on:pointercancel=move |event| window.up(event)
            on:pointerleave=move |_| play.pointed.set(None)
            on:wheel=move |event| window.wheel(event)
            on:keydown=move |event| window.keys(event)
        >
            <Field window=window />
            {move || carried(window)}
            <BubbleView play=play view=window.view />
            <Tip play=play view=window.view size=size />
            <Ring play=play view=window.view />
            <BoxView drawn=window.drawn />
            <FanView play=play view=window.view size=size />
            <Legend play=play />
            <Overview play=play view=window.view moving=window.moving size=size move_to=move |next| window.move_to(next) />
            // Whoever presses a button does not take hold of the board.
            <div class="zoom" on:pointerdown=|event| event.stop_propagation() on:pointerup=|event| event.stop_propagation()>
                <button type="button" title=move || t("zoom-in") aria-label=move || t("zoom-in") on:click=move |_| window.zoom_middle(1.3)><Icon name="plus" /></button>
                <button type="button" title=move || t("zoom-out") aria-label=move || t("zoom-out") on:click=move |_| window.zoom_middle(0.77)><Icon name="minus" /></button>
                <button type="button" title=move || t("zoom-fit") aria-label=move || t("zoom-fit") on:click=move |_| window.fit()><Icon name="fit" /></button>
            </div>
        </div>
        <p id="board-help" class="heard">{move || t("board-help")}</p>
        <p class="heard" role="status" aria-live="polite">{move || play.said.get()}</p>
    }
}

/// The board with everything on it, moved and scaled as a whole.
#[component]
fn Field(window: Window) -> impl IntoView {
    let play = window.play;
    // Names keep clear of what always lies on the board; counters come and go.
    let marked = Memo::new(move |_| {
        play.scene.get().marks.iter().filter_map(|mark| hex_at(&mark.place)).collect::<Vec<HexAt>>()
    });
    let title = Memo::new(move |_| play.say(&play.scene.get().title));
    let north = Memo::new(move |_| play.scene.get().north);
    let terrain = Memo::new(move |_| {
        let (board, style) = (play.board.get(), style());
        let say = |phrase: &Phrase| play.say(phrase);
        [
            picture::shadow(&board, &style),
            picture::terrain(&board, &style),
            picture::grid(&board, &style),
            picture::names_around(&board, &marked.get(), &say, &style),
            picture::furniture(&board, north.get(), &title.get(), &t("scale-hexes"), &style),
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
        let View { x, y, scale } = window.view.get();
        format!("translate({x}px, {y}px) scale({scale})")
    };
    let overlays = Memo::new(move |_| overlays(play));
    let lights = Memo::new(move |_| lights(play));
    let prices = Memo::new(move |_| prices(play));
    // The pointer moves while a card is open; what the card means does not.
    let strikes =
        Memo::new(move |_| if play.at.get().is_some() { past::strikes(play) } else { strikes(play) });
    let trodden = Memo::new(move |_| past::way(play));
    let blows = Memo::new(move |_| blows(play, &strikes.get()));
    let above = Memo::new(move |_| above(play, strikes.with(|strikes| !strikes.is_empty())));
    let chosen = Memo::new(move |_| chosen(play));
    let ghosts = Memo::new(move |_| ghosts(play));
    let under_marks = Memo::new(move |_| marks(play, false));
    let over_marks = Memo::new(move |_| marks(play, true));
    let near = Memo::new(move |_| match settings().hex_numbers.get() {
        HexNumbers::Asked => window.view.get().scale > 0.85,
        HexNumbers::Always => true,
        HexNumbers::Never => false,
    });
    // In steps: while the board grows they are not drawn with every frame.
    let step = Memo::new(move |_| (window.view.get().scale * 8.0).round().max(1.0) / 8.0);
    let named = Memo::new(move |_| if near.get() { String::new() } else { layers::named(play, step.get()) });
    let close = move || if near.get() { "labels near" } else { "labels far" };

    view! {
        <div class="field" class:moving=move || window.moving.get() style:transform=transform>
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
                <g node_ref=window.shade_ref></g>
                <g inner_html=move || chosen.get()></g>
                <g inner_html=move || under_marks.get()></g>
                <Pieces play=play />
                <g inner_html=move || over_marks.get()></g>
                <g inner_html=move || prices.get()></g>
                <g inner_html=move || trodden.get()></g>
                <g inner_html=move || blows.get()></g>
                <g inner_html=move || ghosts.get()></g>
                <g inner_html=move || named.get()></g>
                <g inner_html=move || above.get()></g>
            </svg>
        </div>
    }
}

/// The piece that is carried, under the pointer.
fn carried(window: Window) -> Option<impl IntoView + use<>> {
    let play = window.play;
    let (id, x, y) = window.drag.get()?;
    let piece = play.piece(id)?;
    let look = play.look(piece.seat);
    let drawn = picture::counter(&piece, &look, &play.say(&piece.name), None, &style());
    let moved = format!("translate({x}px, {y}px)");
    Some(view! {
        <svg class="carried" viewBox="-45 -45 90 90" width="64" height="64" style:transform=moved inner_html=drawn></svg>
    })
}
