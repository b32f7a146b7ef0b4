//! The table in words, for whoever does not see it.

use super::{HexAt, Play, hex_at};
use crate::words::{say, t};
use engine::scene::Piece;
use engine::text::Phrase;
use leptos::prelude::*;

/// What is done, and for how much.
pub fn priced(kind: &str, price: &str) -> String {
    if price.is_empty() {
        return kind.to_string();
    }
    let count = if matches!(price, "1" | "½") { 1 } else { 2 };
    say(&Phrase::new("offer-cost").with("kind", kind).with("price", price).with("count", count))
}

impl Play {
    /// Everything about a place, for a screen reader.
    pub fn describe(self, at: HexAt) -> String {
        let scene = self.scene.get();
        let Some(cell) = self.cell(at) else { return t("off-board") };
        let terrain = scene.ground.legend.iter().find(|legend| legend.terrain == cell.terrain);
        let mut parts = vec![cell.label.clone()];
        parts.push(terrain.map_or_else(|| cell.terrain.to_string(), |legend| self.say(&legend.name)));
        for mark in scene.marks.iter().filter(|mark| hex_at(&mark.place) == Some(at)) {
            let owner = mark.owner.map(|seat| self.seat_name(seat));
            parts.push(
                [Some(self.say(&mark.name)), owner].into_iter().flatten().collect::<Vec<_>>().join(" "),
            );
        }
        let ready = self.ready.get();
        for piece in self.pieces_at(at) {
            parts.push(self.describe_piece(&piece));
            if ready.contains(&piece.id) {
                parts.push(t("can-act"));
            }
        }
        for offer in self.ways_to(at).iter().take(3) {
            let kind = self.word("action", offer.kind);
            parts.push(priced(&kind, &offer.price));
        }
        parts.join(", ")
    }

    pub fn describe_piece(self, piece: &Piece) -> String {
        let mut parts = vec![self.say(&piece.name)];
        if let Some((left, full)) = piece.strength {
            parts.push(say(&Phrase::new("of-strength").with("left", left).with("full", full)));
        }
        if let Some((left, most)) = piece.dots {
            parts.push(say(&Phrase::new("of-movement").with("left", left).with("most", most)));
        }
        parts.extend(piece.status.iter().map(|status| self.word("status", status)));
        parts.join(", ")
    }
}
