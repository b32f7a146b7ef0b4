//! Standing orders: a seat says beforehand how it answers certain reactions, so that two players are not
//! drowned in questions. An order never does what its seat could not: it picks one of the legal actions.

use crate::decision::{Decision, Gesture};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// "When I am asked this, answer that, if so."
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingOrder {
    pub seat: Seat,
    /// The kind of decision it answers: `respond`, `counter-charge`.
    pub decision: String,
    /// The kind of action it gives: `stand`, `retreat`. The first legal action of that kind is taken.
    pub answer: String,
    /// Only for this piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<u16>,
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
}

impl StandingOrder {
    /// Is this order about that question? Whether it answers depends on its conditions too.
    pub fn concerns(&self, decision: &Decision) -> bool {
        self.seat == decision.seat && self.decision == decision.kind
    }

    pub fn fits(&self, gesture: &Gesture) -> bool {
        self.answer == gesture.kind && self.piece.is_none_or(|piece| gesture.piece == Some(piece))
    }
}
