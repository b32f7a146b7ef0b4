//! Several pieces in one place: a small fan, units below and leaders on top, and their number where it is not plain to see.

use crate::pen::{Tenths, at};
use crate::style::{FONTS, Style};
use crate::svg::Svg;
use engine::decision::Place;
use engine::scene::{Board, Piece, Scene};
use std::collections::BTreeMap;

/// How far a piece lies from the middle of its place, in tenths of a pixel, for each piece in the order given. Pieces
/// that lie alone, and those that lie nowhere, are not moved. Later pieces lie on earlier ones.
///
/// Units fan out from the lower right to the upper left, closer together the more they are. Leaders stand before them at
/// the lower edge; one who is alone stands in the middle.
pub fn offsets(pieces: &[Piece]) -> Vec<(i64, i64)> {
    let mut stacks: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for (index, piece) in pieces.iter().enumerate() {
        if let Some(place) = piece.place {
            stacks.entry(key(place)).or_default().push(index);
        }
    }
    let mut out = vec![(0, 0); pieces.len()];
    for stack in stacks.values().filter(|stack| stack.len() > 1) {
        let (leaders, units): (Vec<usize>, Vec<usize>) =
            stack.iter().partition(|index| is_leader(&pieces[**index]));
        let many = units.len() as i64;
        let step = if many > 1 { (240 / (many - 1)).min(90) } else { 0 };
        for (rank, index) in units.iter().enumerate() {
            let shift = step * (many - 1) / 2 - step * rank as i64;
            out[*index] = (shift, shift);
        }
        let heads = leaders.len() as i64;
        for (rank, index) in leaders.iter().enumerate() {
            let across = (2 * rank as i64 - (heads - 1)) * 150;
            // A leader with his men does not hide their numbers: he stands at their upper left.
            out[*index] = if many > 0 { (across - 260, -245) } else { (across, 0) };
        }
    }
    out
}

/// Is this a leader, a small piece that stands with others?
pub fn is_leader(piece: &Piece) -> bool {
    matches!(piece.look, "leader" | "army-leader")
}

/// Places in an order.
fn key(place: Place) -> (i32, i32, bool) {
    match place {
        Place::Hex { q, r } => (q, r, true),
        Place::Pose(pose) => (pose.x, pose.y, false),
    }
}

/// A seal with their number on every place where three units or more lie on each other: draw it over all pieces.
pub fn counts(scene: &Scene, style: &Style) -> String {
    let inks = style.theme.inks();
    let mut stacks: BTreeMap<_, (u32, Place)> = BTreeMap::new();
    for piece in scene.pieces.iter().filter(|piece| !is_leader(piece)) {
        if let Some(place) = piece.place {
            stacks.entry(key(place)).or_insert((0, place)).0 += 1;
        }
    }
    stacks.retain(|_, (count, _)| *count > 2);
    let mut svg = Svg::new();
    if stacks.is_empty() || !matches!(scene.ground.board, Board::Hexes(_)) {
        return svg.finish();
    }
    svg.put(format_args!(
        "<g class=\"counts\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"14\" font-weight=\"bold\" text-anchor=\"middle\">\n"
    ));
    for (count, place) in stacks.into_values() {
        let spot = crate::document::spot(&scene.ground.board, place);
        svg.put(format_args!(
            "<g class=\"count\" transform=\"translate({} {})\"><circle r=\"10\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.4\"/>",
            Tenths(spot.x + 370),
            Tenths(spot.y + 10),
            inks.panel,
            inks.panel_ink
        ));
        svg.text(at(0, 48), format_args!("fill=\"{}\"", inks.panel_ink), &count.to_string());
        svg.put("</g>\n");
    }
    svg.put("</g>\n");
    svg.finish()
}
