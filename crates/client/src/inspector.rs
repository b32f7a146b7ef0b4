//! What is there: the hex, who stands on it, what its ground does, each with its rules.

use crate::glossary;
use crate::parts::{Chips, Counter, Effects};
use crate::play::{Play, hex_at};
use crate::words::{say, t};
use engine::scene::Piece;
use engine::text::Phrase;
use leptos::prelude::*;

#[component]
pub fn Inspector(play: Play) -> impl IntoView {
    let at = Memo::new(move |_| play.pointed.get().or(play.inspected.get()));
    move || {
        let at = at.get()?;
        let cell = play.cell(at)?;
        let (scene, game) = (play.scene.get(), play.game().about().id);
        let legend = scene.ground.legend.iter().find(|legend| legend.terrain == cell.terrain).cloned();
        let name = legend.as_ref().map_or_else(|| cell.terrain.to_string(), |legend| play.say(&legend.name));
        let effects = legend.map(|legend| legend.effects).unwrap_or_default();
        let marks: Vec<_> =
            scene.marks.iter().filter(|mark| hex_at(&mark.place) == Some(at)).cloned().collect();
        let marks = marks
            .into_iter()
            .map(|mark| {
                let owner = mark.owner.map(|seat| format!(" · {}", play.seat_name(seat)));
                view! { <p class="mark">{play.say(&mark.name)} {owner} "\u{a0}" <Chips game=game rules=mark.rules.clone() /></p> }
            })
            .collect_view();
        let pieces = play.pieces_at(at).into_iter().rev();
        let pieces = pieces.map(|piece| view! { <PieceCard play=play piece=piece /> }).collect_view();
        Some(view! {
            <section class="inspector" aria-label=move || t("inspector")>
                <h3>{cell.label.clone()} " · " {name}</h3>
                {pieces}
                {marks}
                <Effects play=play effects=effects />
            </section>
        })
    }
}

/// A piece with everything that is printed on it and everything that has befallen it.
#[component]
pub fn PieceCard(play: Play, piece: Piece) -> impl IntoView {
    let game = play.game().about().id;
    let strength = piece.strength.map(|(left, full)| glossary::strength(play, left, full));
    let dots =
        piece.dots.map(|(left, most)| say(&Phrase::new("of-movement").with("left", left).with("most", most)));
    let values = piece
        .values
        .iter()
        // The strength has been told already, with what is left of it.
        .filter(|(name, value)| *value != 0 && (*name != "strength" || piece.strength.is_none()))
        .map(|(name, value)| format!("{} {value}", glossary::value(play, name)));
    let status = piece.status.iter().map(|status| play.word("status", status));
    let facts: Vec<String> = strength.into_iter().chain(dots).chain(values).chain(status).collect();
    view! {
        <div class="piece-card">
            <Counter piece=piece.clone() look=play.look(piece.seat) name=play.say(&piece.name) size=56 turned=piece.facing pointy=play.board.get_untracked().pointy />
            <div>
                <strong>{play.say(&piece.name)}</strong>
                <p>{facts.join(" · ")} "\u{a0}" <Chips game=game rules=piece.rules.clone() /></p>
            </div>
        </div>
    }
}
