//! What lies on the map: shades under the pieces, the pieces, what is drawn above them.

use super::{centre, hex_path};
use crate::parts::style;
use crate::play::{Holding, Play, Spot, spot};
use engine::scene::{Mark, Piece};
use leptos::prelude::*;
use picture::Tenths;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[component]
pub fn Pieces(play: Play) -> impl IntoView {
    let ids = Memo::new(move |_| {
        let scene = play.scene.get();
        let standing = scene.pieces.iter().filter(|piece| piece.place.is_some());
        standing.map(|piece| piece.id).collect::<Vec<_>>()
    });
    let ready = Memo::new(move |_| play.ready());
    // How far each piece lies from the middle of its hex: several fan out.
    let shifts = Memo::new(move |_| {
        let scene = play.scene.get();
        let shifts = picture::stacking::offsets(&scene.pieces);
        scene.pieces.iter().map(|piece| piece.id).zip(shifts).collect::<BTreeMap<_, _>>()
    });
    view! {
        <For each=move || ids.get() key=|id| *id let:id>
            <PieceView play=play id=id ready=ready shifts=shifts />
        </For>
    }
}

/// By piece, in tenths of a pixel.
type Shifts = BTreeMap<u16, (i64, i64)>;

#[component]
fn PieceView(play: Play, id: u16, ready: Memo<Vec<u16>>, shifts: Memo<Shifts>) -> impl IntoView {
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
        let (dx, dy) = shifts.with(|shifts| shifts.get(&id).copied().unwrap_or_default());
        format!("translate({}px, {}px)", Tenths(x + dx), Tenths(y + dy))
    };
    let held = move || play.hand.get() == Holding::Piece(id);
    // The rim has the shape of the counter: sides differ by shape too.
    let rims = move || {
        let line = piece.get().map_or("", |piece: Piece| picture::rim(&piece, &play.look(piece.seat)));
        format!(
            "<path class=\"halo\" transform=\"scale(1.085)\" d=\"{line}\"/><path class=\"rim\" d=\"{line}\"/>"
        )
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

pub fn marks(play: Play, crowded: bool) -> String {
    let (scene, board, style) = (play.scene.get(), play.board.get(), style());
    let mut out = if crowded { picture::stacking::counts(&scene, &style) } else { String::new() };
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
pub fn shades(play: Play) -> String {
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

/// Is that piece on the other side than the one who decides?
fn foe(play: Play, id: u16) -> bool {
    let seat = play.decision.get().map(|decision| decision.seat);
    play.piece(id).is_some_and(|piece| Some(piece.seat) != seat)
}

/// Where something can be done with what is in hand: place, kind, cost, whether it may go on, whether it hits somebody.
pub fn destinations(play: Play) -> Vec<(Spot, &'static str, i32, bool, bool)> {
    match play.hand.get() {
        Holding::Nothing => Vec::new(),
        Holding::Piece(_) => {
            let (ways, scene) = (play.ways.get(), play.scene.get());
            let taken: Vec<Spot> =
                scene.pieces.iter().filter_map(|piece| spot(piece.place.as_ref()?)).collect();
            let mut list: Vec<_> = ways
                .iter()
                .filter_map(|way| {
                    let at = spot(way.to.as_ref()?)?;
                    // A hex with a friend on it is passed through, at best: nobody means it, unless the friend is meant.
                    if way.target.is_none() && taken.contains(&at) {
                        return None;
                    }
                    Some((
                        at,
                        way.kind,
                        way.cost,
                        way.goes_on,
                        way.target.is_some_and(|target| foe(play, target)),
                    ))
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
pub fn above(play: Play) -> String {
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
        let hits = if way.target.is_some_and(|target| foe(play, target)) { " hits" } else { "" };
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
