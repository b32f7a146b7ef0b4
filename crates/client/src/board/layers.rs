//! What lies on the map: shades under the pieces, marks, what is drawn above them. Each part is drawn again only when what it
//! shows has changed: the pointer moves often, the reach of a piece does not.

use super::{centre, hex_path};
use crate::parts::style;
use crate::play::{HexAt, Play, hex_at};
use crate::settings::{HexNumbers, settings};
use engine::scene::Mark;
use engine::sorted::InOrder;
use leptos::prelude::*;
use picture::Tenths;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Places that cost this much or more are shaded alike.
const DEAREST: i32 = 4;

pub fn marks(play: Play, crowded: bool) -> String {
    let (scene, board, style) = (play.scene.get(), play.board.get(), style());
    let index = play.index.get();
    let mut out = if crowded { picture::stacking::counts(&scene, &style) } else { String::new() };
    let full = |mark: &Mark| hex_at(&mark.place).is_some_and(|at| !index.stack(at).is_empty());
    for mark in scene.marks.iter().filter(|mark| full(mark) == crowded) {
        let Some(at) = hex_at(&mark.place) else { continue };
        let (x, y) = centre(&board, at);
        let owner = mark.owner.map(|seat| play.look(seat));
        let drawn = picture::mark(mark, owner.as_ref(), &play.say(&mark.name), crowded, &style);
        let _ = write!(out, "<g transform=\"translate({} {})\">{drawn}</g>", Tenths(x), Tenths(y));
    }
    out
}

/// Layers that the player has laid over the board, and those that lay themselves.
pub fn overlays(play: Play) -> String {
    let (board, mut out) = (play.board.get(), String::new());
    let layers = play.overlays();
    let mut shown = play.shown.get();
    // What must still be done shows itself while somebody here has to do it.
    let duties = layers.iter().find(|layer| layer.duties).map(|layer| layer.id);
    if let Some(duties) = duties.filter(|duties| !shown.contains(duties) && play.mine()) {
        shown.push(duties);
    }
    let focused = |id: &str| layers.iter().any(|layer| layer.id == id && layer.focused);
    for id in shown {
        // Only what is about the pointer is drawn again when it moves.
        let focus = if focused(id) { play.pointed.get().or(play.inspected.get()) } else { None };
        for shade in play.shades(id, focus) {
            let Some(at) = hex_at(&shade.place) else { continue };
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
    out
}

/// The numbers of the hexes that the buttons name now, as large as they must be to be read at this scale.
pub fn named(play: Play, scale: f64) -> String {
    let (board, mut out) = (play.board.get(), String::new());
    if settings().hex_numbers.get() == HexNumbers::Never {
        return out;
    }
    let size = (NUMBER / scale).clamp(NUMBER, 4.0 * NUMBER);
    for at in play.named_places() {
        let Some(cell) = play.cell(at) else { continue };
        let (x, y) = centre(&board, at);
        // On the lower edge: whoever stands there is not covered.
        let _ = write!(
            out,
            "<text class=\"named-hex\" x=\"{}\" y=\"{}\" font-size=\"{size:.0}\">{}</text>",
            Tenths(x),
            Tenths(y + 430),
            cell.label
        );
    }
    out
}

/// So high are numbers that can be read, in pixels of the window.
const NUMBER: f64 = 15.0;

/// Under the pieces: where the computer has been. Each place for itself: while an army moves only the new ones are drawn.
#[component]
pub fn Trail(play: Play) -> impl IntoView {
    let places = move || if play.at.get().is_none() { play.trail.get() } else { Vec::new() };
    view! {
        <For each=places key=|at| *at let:at>
            <path class="trail" d=move || hex_path(&play.board.get(), at)></path>
        </For>
    }
}

/// Under the pieces: what the journal speaks of.
pub fn lights(play: Play) -> String {
    let (board, mut out) = (play.board.get(), String::new());
    for at in play.lit.get() {
        let _ = write!(out, "<path class=\"lit\" d=\"{}\"/>", hex_path(&board, at));
    }
    out
}

/// Under the pieces: where the piece in hand can go.
pub fn shades(play: Play) -> String {
    let (board, index) = (play.board.get(), play.index.get());
    // Hexes that look alike are one shape: a browser reads a few long ones much faster than a hundred short ones.
    let mut looks: BTreeMap<(bool, bool, i32), (String, Vec<HexAt>)> = BTreeMap::new();
    for it in play.reach.get().iter() {
        let stops = !it.goes_on && !it.hits;
        let (labels, spots) = looks.entry((it.hits, stops, it.cost.clamp(1, DEAREST))).or_default();
        let label = index.cell(it.at).map_or("", |cell| &cell.label);
        let _ = write!(labels, "{}{label}", if labels.is_empty() { "" } else { " " });
        spots.push(it.at);
    }
    let mut out = String::new();
    for ((hits, stops, cost), (labels, spots)) in looks {
        let (hits, stops) = (if hits { " hits" } else { "" }, if stops { " stops" } else { "" });
        let _ = write!(
            out,
            "<path class=\"reach{hits}{stops} cost-{cost}\" data-hexes=\"{labels}\" d=\"{}\"/>",
            picture::hex_path(&board, &spots)
        );
    }
    out
}

/// Over the pieces: what each place costs, how fast the piece would be there, whom it would hit.
pub fn prices(play: Play) -> String {
    let (board, index, mut out) = (play.board.get(), play.index.get(), String::new());
    for it in play.reach.get().iter() {
        let (x, y) = centre(&board, it.at);
        if it.hits {
            let _ = write!(
                out,
                "<g class=\"blades\" transform=\"translate({} {})\"><circle r=\"11\"/><path d=\"M-6 6L6-6M-6-6L6 6M-7 2L-2 7M7 2L2 7\"/></g>",
                Tenths(x + 270),
                Tenths(y - 270)
            );
            continue;
        }
        if it.cost == 0 {
            continue;
        }
        // Where somebody stands already the price makes room for him.
        let low = if index.stack(it.at).is_empty() { 60 } else { 400 };
        let _ = write!(
            out,
            "<text class=\"cost\" x=\"{}\" y=\"{}\">{}</text>",
            Tenths(x),
            Tenths(y + low),
            it.price
        );
        if it.pace > 0 {
            let _ = write!(
                out,
                "<g transform=\"translate({0} {1})\"><path class=\"pace-edge\" d=\"{2}\"/><path class=\"pace\" d=\"{2}\"/></g>",
                Tenths(x),
                Tenths(y + low + 110),
                chevrons(it.pace)
            );
        }
    }
    out
}

/// As many chevrons as there are levels of speed, side by side.
fn chevrons(pace: u8) -> String {
    let count = i32::from(pace.min(6));
    let mut d = String::new();
    for n in 0..count {
        let x = 7 * n - (7 * count - 3) / 2;
        let _ = write!(d, "M{x}-4l4 4l-4 4");
    }
    d
}

/// From where to where everybody strikes, if the card that is open is played: the fight of several, or of one against several.
pub fn strikes(play: Play) -> Vec<(HexAt, HexAt)> {
    let chosen = play.proposal.get().and_then(|proposal| proposal.offers.get(proposal.chosen).cloned());
    let Some(offer) = chosen.filter(|offer| offer.hits()) else { return Vec::new() };
    let [action] = offer.actions.as_slice() else { return Vec::new() };
    let index = play.index.get();
    let mut list: Vec<(HexAt, HexAt)> = Vec::new();
    for (id, aims) in play.aims(action) {
        let Some(from) = index.piece(id).and_then(|piece| hex_at(&piece.place?)) else { continue };
        list.extend(aims.into_iter().filter(|to| *to != from).map(|to| (from, to)));
    }
    list.put_in_order();
    list.dedup();
    list
}

/// Over everything: an arrow for each blow, those who strike and those who are struck in a line of their own.
pub fn blows(play: Play, strikes: &[(HexAt, HexAt)]) -> String {
    let (board, mut out) = (play.board.get(), String::new());
    for (class, side) in [("strikes", 0), ("struck", 1)] {
        let mut hexes: Vec<HexAt> =
            strikes.iter().map(|(from, to)| if side == 0 { *from } else { *to }).collect();
        hexes.put_in_order();
        hexes.dedup();
        for at in hexes {
            let _ = write!(out, "<path class=\"{class}\" d=\"{}\"/>", hex_path(&board, at));
        }
    }
    for (from, to) in strikes {
        // Across the side between them, so that both counters can be read.
        let ((x0, y0), (x1, y1)) = (centre(&board, *from), centre(&board, *to));
        let along = |hundredths: i64, aside: i64| {
            let (dx, dy) = (x1 - x0, y1 - y0);
            let x = x0 + (dx * hundredths - dy * aside) / 100;
            let y = y0 + (dy * hundredths + dx * aside) / 100;
            format!("{} {}", Tenths(x), Tenths(y))
        };
        let shaft = format!("M{}L{}", along(30, 0), along(56, 0));
        let head = format!("M{}L{}L{}Z", along(74, 0), along(52, 14), along(52, -14));
        let _ = write!(
            out,
            "<path class=\"blow-edge\" d=\"{shaft}\"/><path class=\"blow\" d=\"{shaft}\"/><path class=\"blow-head\" d=\"{head}\"/>"
        );
    }
    out
}

/// Over everything: the way to the place that is pointed at, the cursor. Where blows are drawn there is no way.
pub fn above(play: Play, blows: bool) -> String {
    let (board, mut out) = (play.board.get(), String::new());
    let pointed = play.pointed.get();
    // The way: of the card that is open, else to where the pointer is.
    let chosen = play.proposal.get().and_then(|proposal| proposal.offers.get(proposal.chosen).cloned());
    let ways = play.ways.get();
    let way = match &chosen {
        Some(offer) => ways.iter().find(|way| way.actions == offer.actions),
        None => ways.iter().find(|way| pointed.is_some() && way.to.as_ref().and_then(hex_at) == pointed),
    };
    if let Some(way) = way.filter(|_| !blows) {
        let held = play.held().and_then(|id| play.piece(id));
        let start = held.as_ref().and_then(|piece| hex_at(&piece.place?));
        let through: Vec<HexAt> = start.into_iter().chain(way.through.iter().filter_map(hex_at)).collect();
        // An action that leads nowhere has no way to be drawn.
        let through = if through.len() > 1 { through } else { Vec::new() };
        let mut d = String::new();
        for (n, at) in through.iter().enumerate() {
            let (x, y) = centre(&board, *at);
            let _ = write!(d, "{}{} {}", if n == 0 { 'M' } else { 'L' }, Tenths(x), Tenths(y));
        }
        let foe = way.target.and_then(|target| play.piece(target));
        let foe = foe.is_some_and(|foe| held.as_ref().is_some_and(|piece| piece.seat != foe.seat));
        let hits = if foe { " hits" } else { "" };
        let _ = write!(out, "<path class=\"way-edge\" d=\"{d}\"/><path class=\"way{hits}\" d=\"{d}\"/>");
        if let Some((x, y)) = through.last().map(|at| centre(&board, *at)) {
            let _ = write!(
                out,
                "<circle class=\"way-end{hits}\" cx=\"{}\" cy=\"{}\" r=\"8\"/>",
                Tenths(x),
                Tenths(y)
            );
            // Which way it will look when it is there.
            if let Some(facing) = way.facing {
                let _ = write!(
                    out,
                    "<path class=\"way-facing\" transform=\"translate({} {}) rotate({})\" d=\"M-9-22L0-34L9-22Q0-26-9-22Z\"/>",
                    Tenths(x),
                    Tenths(y),
                    picture::bearing(facing, board.pointy)
                );
            }
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
