//! Standing orders: a seat says beforehand how it answers certain reactions, so that two players are not
//! drowned in questions. An order never does what its seat could not: it picks one of the legal actions.

mod answering;
mod line;
mod preset;

pub use line::{Known, Line};
pub use preset::{NAME as PRESETS, Preset, preset_of, presets, read_presets};

use crate::decision::{Decision, Gesture};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// In place of a question or of an answer: whatever is asked, whatever is sensible.
pub const ANY: &str = "any";

/// "When I am asked this, answer that, if so."
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingOrder {
    pub seat: Seat,
    /// The kind of decision it answers: `respond`, `counter-charge`; [`ANY`] of them.
    pub decision: String,
    /// The kind of action it gives: `stand`, `retreat`; [`ANY`] of them. Of several that fit, the one with the best chance if it names
    /// one, else the game's favourite, else the first.
    pub answer: String,
    /// Where such an answer is to be had the seat is asked after all, whatever the orders below this one say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ask: bool,
    /// Only for this piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<u16>,
    /// Only for pieces that look so: `crossbowmen`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<String>,
    /// Only in this phase (see [`crate::ruleset::Ruleset::phase`]); the order is gone when another begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub during: Option<u32>,
    /// All of these must hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
}

/// A condition on what the answer would mean, in terms of its explanation and its exact odds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// A sum of the explanation (`column`, `ratio`) is at least this.
    AtLeast { value: String, is: i32 },
    /// A sum of the explanation is at most this.
    AtMost { value: String, is: i32 },
    /// The chance of a result, by its message id, is at least so many hundredths.
    ChanceAtLeast { result: String, percent: u8 },
    /// The chance of a result is at most so many hundredths.
    ChanceAtMost { result: String, percent: u8 },
    /// It is the only answer there is.
    OnlyAnswer,
    /// Whatever is answered, the same comes of it.
    AllTheSame,
}

impl Condition {
    /// Does it hold only where nothing is left to choose?
    fn without_choice(&self) -> bool {
        matches!(self, Condition::OnlyAnswer | Condition::AllTheSame)
    }
}

impl StandingOrder {
    pub fn new(seat: Seat, decision: &str, answer: &str) -> StandingOrder {
        StandingOrder {
            seat,
            decision: decision.to_string(),
            answer: answer.to_string(),
            ask: false,
            piece: None,
            look: None,
            during: None,
            when: Vec::new(),
        }
    }

    /// Is this order about that question? Orders answer reactions; other questions only where there is no choice, and only where
    /// they name them, or where they settle (`settles`) what comes of an order to a group. Whether it answers depends on its
    /// conditions too.
    pub fn concerns(&self, decision: &Decision, phase: u32, settles: bool) -> bool {
        let named = self.decision == decision.kind;
        let may = decision.reaction || settles || named && self.when.iter().any(Condition::without_choice);
        may && self.seat == decision.seat && (named || self.decision == ANY) && self.in_force(phase)
    }

    /// Is its time not over?
    pub fn in_force(&self, phase: u32) -> bool {
        self.during.is_none_or(|own| own == phase)
    }

    /// Could it give this answer, of a piece that looks so?
    pub fn fits(&self, gesture: &Gesture, look: impl FnOnce(u16) -> &'static str) -> bool {
        (self.answer == gesture.kind || self.answer == ANY)
            && self.piece.is_none_or(|piece| gesture.piece == Some(piece))
            && self.look.as_deref().is_none_or(|own| gesture.piece.is_some_and(|piece| look(piece) == own))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_for_all_that_look_so_fits_no_other() {
        let order =
            StandingOrder { look: Some("lancers".into()), ..StandingOrder::new(Seat(0), "fire", ANY) };
        let gesture = |piece| Gesture { kind: "fire", piece, ..Gesture::default() };
        let look = |piece| if piece == 1 { "lancers" } else { "archers" };
        assert!(order.fits(&gesture(Some(1)), look));
        assert!(!order.fits(&gesture(Some(2)), look));
        assert!(!order.fits(&gesture(None), look), "nobody in particular looks like anything");
    }
}
