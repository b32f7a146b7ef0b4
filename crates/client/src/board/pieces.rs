//! The counters on the map. Who stands together is fanned out a little, so that everybody is seen.

use super::centre;
use crate::parts::style;
use crate::play::{Holding, Play, spot};
use engine::scene::Piece;
use leptos::prelude::*;
use picture::Tenths;

#[component]
pub fn Pieces(play: Play) -> impl IntoView {
    // From the back to the front: of a stack the last one lies on top, and the one in hand above all.
    let ids = Memo::new(move |_| {
        let scene = play.scene.get();
        let standing = scene.pieces.iter().filter(|piece| piece.place.is_some());
        standing.map(|piece| piece.id).collect::<Vec<_>>()
    });
    view! {
        <For each=move || ids.get() key=|id| *id let:id>
            <PieceView play=play id=id />
        </For>
    }
}

#[component]
fn PieceView(play: Play, id: u16) -> impl IntoView {
    let piece = Memo::new(move |_| play.piece(id));
    let drawn = Memo::new(move |_| {
        let piece = piece.get()?;
        let style = style();
        let turned = piece.facing.map(|facing| picture::bearing(facing, play.board.get().pointy, &style));
        Some(picture::counter(&piece, &play.look(piece.seat), &play.say(&piece.name), turned, &style))
    });
    let place = Memo::new(move |_| {
        let Some(at) = piece.get().and_then(|piece: Piece| spot(&piece.place?)) else { return String::new() };
        let (x, y) = centre(&play.board.get(), at);
        let (dx, dy, scale) = play.index.with(|index| {
            let companions: Vec<&Piece> = index.stack(at).iter().filter_map(|id| index.piece(*id)).collect();
            fanned(&companions, id)
        });
        format!("translate({}px, {}px) scale({scale})", Tenths(x + dx), Tenths(y + dy))
    });
    let held = Memo::new(move |_| play.hand.get() == Holding::Piece(id));
    let ready = Memo::new(move |_| play.ready.with(|list| list.binary_search(&id).is_ok()));
    let rested = Memo::new(move |_| play.rested.with(|list| list.binary_search(&id).is_ok()));
    // The rim has the shape of the counter: sides differ by shape too.
    let rims = Memo::new(move |_| {
        let round = piece.get().is_some_and(|piece: Piece| play.look(piece.seat).shape == "round");
        if round {
            "<circle class=\"halo\" r=\"39\"/><circle class=\"rim\" r=\"36\"/>"
        } else {
            "<path class=\"halo\" d=\"M-28-37H28Q37-37 37-28V28Q37 37 28 37H-28Q-37 37-37 28V-28Q-37-37-28-37Z\"/>\
             <path class=\"rim\" d=\"M-27-34H27Q34-34 34-27V27Q34 34 27 34H-27Q-34 34-34 27V-27Q-34-34-27-34Z\"/>"
        }
    });
    view! {
        <g
            class="piece"
            class:ready=move || ready.get()
            class:rested=move || rested.get()
            class:held=move || held.get()
            data-piece=id.to_string()
            style:transform=move || place.get()
        >
            <g inner_html=move || drawn.get().unwrap_or_default()></g>
            <g inner_html=move || rims.get()></g>
        </g>
    }
}

/// Where a piece of a stack lies, in tenths of a pixel from the middle of its hex, and how large. Units go up a little stair; a
/// leader, who has no strength of his own, stands small at their corner.
fn fanned(stack: &[&Piece], id: u16) -> (i64, i64, f64) {
    if stack.len() < 2 {
        return (0, 0, 1.0);
    }
    let (units, leaders): (Vec<&Piece>, Vec<&Piece>) = stack
        .iter()
        .partition(|piece| piece.strength.is_some() || stack.iter().all(|it| it.strength.is_none()));
    if let Some(at) = leaders.iter().position(|piece| piece.id == id) {
        let at = at as i64;
        return (-215 + 150 * at, -225 - 30 * at, 0.5);
    }
    let at = units.iter().position(|piece| piece.id == id).unwrap_or(0) as i64;
    let last = units.len() as i64 - 1;
    let stair = if last == 0 { 0 } else { (160 / last).min(70) };
    // The lowest lies to the left and below.
    let by = stair * (2 * at - last) / 2;
    (by, -by, 0.94)
}
