//! Several pieces at once: the box that is drawn around them, their rims, and where an order would bring them.

use super::{View, centre, hex_path};
use crate::parts::style;
use crate::play::{Play, hex_at};
use engine::group::PlannedMember;
use engine::sorted::InOrder;
use leptos::prelude::*;
use picture::Tenths;
use std::fmt::Write as _;

/// A rectangle on the screen, from where a pointer came down to where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drawn {
    pub from: (f64, f64),
    pub to: (f64, f64),
}

impl Drawn {
    fn corners(self) -> ((f64, f64), (f64, f64)) {
        let ((ax, ay), (bx, by)) = (self.from, self.to);
        ((ax.min(bx), ay.min(by)), (ax.max(bx), ay.max(by)))
    }

    /// Who of the board stands in it, the nearest to where it was begun first.
    pub fn takes(self, play: Play, view: View) -> Vec<u16> {
        let ((left, top), (right, bottom)) = self.corners();
        let scene = play.scene.get_untracked();
        let inside = scene.pieces.iter().filter_map(|piece| {
            let (x, y) = super::on_screen(play, view, hex_at(piece.place.as_ref()?)?);
            let within = (left..=right).contains(&x) && (top..=bottom).contains(&y);
            within.then_some((piece.id, (x - self.from.0).hypot(y - self.from.1)))
        });
        let mut inside: Vec<(u16, f64)> = inside.collect();
        inside.put_in_order_by(|(a, near), (b, far)| near.total_cmp(far).then(a.cmp(b)));
        inside.into_iter().map(|(id, _)| id).collect()
    }
}

/// The box while it is drawn.
#[component]
pub fn BoxView(drawn: RwSignal<Option<Drawn>>) -> impl IntoView {
    move || {
        let ((left, top), (right, bottom)) = drawn.get()?.corners();
        let style = format!("left:{left}px;top:{top}px;width:{}px;height:{}px", right - left, bottom - top);
        Some(view! { <div class="box" style=style aria-hidden="true"></div> })
    }
}

/// Under the pieces: who is selected.
pub fn chosen(play: Play) -> String {
    let (board, index, mut out) = (play.board.get(), play.index.get(), String::new());
    let members = play.squad.members.get();
    let places = members.iter().filter_map(|id| hex_at(index.piece(*id)?.place.as_ref()?));
    for at in places.chain(play.squad.line.get().unwrap_or_default()) {
        let _ = write!(out, "<path class=\"chosen\" d=\"{}\"/>", hex_path(&board, at));
    }
    out
}

/// Over the pieces: where each of them would be, and who would stay.
pub fn ghosts(play: Play) -> String {
    let mut out = String::new();
    let Some(preview) = play.squad.preview.get() else { return out };
    let Ok(plan) = &preview.plan else { return out };
    for member in &plan.members {
        if member.to != member.from || !member.through.is_empty() {
            path(play, member, &mut out);
        }
    }
    for member in &plan.members {
        if member.to == member.from && member.why.is_some() {
            stays(play, member, &mut out);
        } else if member.to != member.from {
            ghost(play, member, &mut out);
        }
    }
    out
}

fn path(play: Play, member: &PlannedMember, out: &mut String) {
    let board = play.board.get();
    let places = std::iter::once(&member.from).chain(&member.through).filter_map(hex_at);
    let points: Vec<String> = places
        .map(|at| {
            let (x, y) = centre(&board, at);
            format!("{} {}", Tenths(x), Tenths(y))
        })
        .collect();
    let _ = write!(out, "<path class=\"ghost-way\" d=\"M{}\"/>", points.join("L"));
}

fn ghost(play: Play, member: &PlannedMember, out: &mut String) {
    let board = play.board.get();
    let (Some(piece), Some(at)) = (play.index.get().piece(member.piece).cloned(), hex_at(&member.to)) else {
        return;
    };
    let (x, y) = centre(&board, at);
    let turned = member.facing.map(|facing| picture::bearing(facing, board.pointy));
    let drawn = picture::counter(&piece, &play.look(piece.seat), &play.say(&piece.name), turned, &style());
    let open = if member.open { " open" } else { "" };
    let rim = picture::rim(&piece, &play.look(piece.seat));
    let _ = write!(
        out,
        "<g class=\"ghost{open}\" data-ghost=\"{}\" transform=\"translate({} {})\">{drawn}<path class=\"ghost-rim\" d=\"{rim}\"/></g>",
        member.piece,
        Tenths(x),
        Tenths(y)
    );
}

fn stays(play: Play, member: &PlannedMember, out: &mut String) {
    let Some(at) = hex_at(&member.from) else { return };
    let (x, y) = centre(&play.board.get(), at);
    let _ = write!(
        out,
        "<path class=\"ghost-stays\" data-stays=\"{}\" transform=\"translate({} {})\" d=\"M-14-14L14 14M14-14L-14 14\"/>",
        member.piece,
        Tenths(x),
        Tenths(y)
    );
}
