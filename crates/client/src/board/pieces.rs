//! The counters on the map. Who stands together is fanned out a little, so that everybody is seen.

use super::centre;
use crate::parts::style;
use crate::play::{Holding, Play, hex_at};
use engine::scene::Piece;
use leptos::prelude::*;
use leptos::reactive::computed::Selector;
use picture::Tenths;
use std::collections::BTreeMap;

#[component]
pub fn Pieces(play: Play) -> impl IntoView {
    // From the back to the front: of a stack the last one lies on top, and the one in hand above all.
    let ids = Memo::new(move |_| {
        let scene = play.scene.get();
        let standing = scene.pieces.iter().filter(|piece| piece.place.is_some());
        standing.map(|piece| piece.id).collect::<Vec<_>>()
    });
    // How far each piece lies from the middle of its hex: several fan out.
    let shifts = Memo::new(move |_| {
        let scene = play.scene.get();
        let shifts = picture::stacking::offsets(&scene.pieces);
        scene.pieces.iter().map(|piece| piece.id).zip(shifts).collect::<Shifts>()
    });
    // Of two hundred counters only the one that was in hand and the one that is are asked again.
    let held = Selector::new(move || play.hand.get());
    view! {
        <For each=move || ids.get() key=|id| *id let:id>
            <PieceView play=play id=id shifts=shifts held=held.clone() />
        </For>
    }
}

/// By piece, in tenths of a pixel.
type Shifts = BTreeMap<u16, (i64, i64)>;

#[component]
fn PieceView(play: Play, id: u16, shifts: Memo<Shifts>, held: Selector<Holding>) -> impl IntoView {
    let piece = Memo::new(move |_| play.piece(id));
    let drawn = Memo::new(move |_| {
        let piece = piece.get()?;
        let style = style();
        let turned = piece.facing.map(|facing| picture::bearing(facing, play.board.get().pointy));
        Some(picture::counter(&piece, &play.look(piece.seat), &play.say(&piece.name), turned, &style))
    });
    let place = Memo::new(move |_| {
        let Some(at) = piece.get().and_then(|piece: Piece| hex_at(&piece.place?)) else {
            return String::new();
        };
        let (x, y) = centre(&play.board.get(), at);
        let (dx, dy) = shifts.with(|shifts| shifts.get(&id).copied().unwrap_or_default());
        format!("translate({}px, {}px)", Tenths(x + dx), Tenths(y + dy))
    });
    let ready = Memo::new(move |_| play.ready.with(|list| list.binary_search(&id).is_ok()));
    let rested = Memo::new(move |_| play.rested.with(|list| list.binary_search(&id).is_ok()));
    // The rim has the shape of the counter: sides differ by shape too.
    let rims = Memo::new(move |_| {
        piece.get().map_or_else(String::new, |piece: Piece| {
            let look = play.look(piece.seat);
            let (halo, rim) = (picture::halo(&piece, &look), picture::rim(&piece, &look));
            format!("<path class=\"halo\" d=\"{halo}\"/><path class=\"rim\" d=\"{rim}\"/>")
        })
    });
    view! {
        <g
            class="piece"
            class:ready=move || ready.get()
            class:rested=move || rested.get()
            class:held=move || held.selected(&Holding::Piece(id))
            data-piece=id.to_string()
            style:transform=move || place.get()
        >
            <g inner_html=move || drawn.get().unwrap_or_default()></g>
            <g inner_html=move || rims.get()></g>
        </g>
    }
}
