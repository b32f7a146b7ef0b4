//! Standing orders: a seat says beforehand how it answers certain reactions, so that two players are not
//! drowned in questions. An order never does what its seat could not: it picks one of the legal actions.

use crate::decision::{Decision, Gesture};
use crate::ruleset::BattleInfo;
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
    /// Is this order about that question? Orders answer reactions; other questions only where there is no choice.
    /// Whether it answers depends on its conditions too.
    pub fn concerns(&self, decision: &Decision) -> bool {
        let may = decision.reaction || self.when.contains(&Condition::OnlyAnswer);
        may && self.seat == decision.seat && self.decision == decision.kind
    }

    pub fn fits(&self, gesture: &Gesture) -> bool {
        self.answer == gesture.kind && self.piece.is_none_or(|piece| gesture.piece == Some(piece))
    }
}

/// Orders are written as a line: `SEAT DECISION ANSWER`, then `piece N`, then any number of
/// `if VALUE >= N`, `if VALUE <= N`, `if chance RESULT >= P`, `if chance RESULT <= P` (in hundredths), `if only`.
///
/// `yellow respond stand if column <= -1`, `red turn pass if only`.
impl StandingOrder {
    pub fn parse(battle: BattleInfo, text: &str) -> Option<StandingOrder> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [seat, decision, answer, rest @ ..] = words.as_slice() else { return None };
        let mut order = StandingOrder {
            seat: battle.seat(seat)?,
            decision: decision.to_string(),
            answer: answer.to_string(),
            piece: None,
            when: Vec::new(),
        };
        let mut rest = rest;
        while !rest.is_empty() {
            rest = match rest {
                ["piece", number, more @ ..] => {
                    order.piece = Some(number.parse().ok()?);
                    more
                }
                ["if", "only", more @ ..] => {
                    order.when.push(Condition::OnlyAnswer);
                    more
                }
                ["if", "chance", result, sign, percent, more @ ..] => {
                    let percent = percent.trim_end_matches('%').parse().ok().filter(|p| *p <= 100)?;
                    let result = result.to_string();
                    order.when.push(match *sign {
                        ">=" => Condition::ChanceAtLeast { result, percent },
                        "<=" => Condition::ChanceAtMost { result, percent },
                        _ => return None,
                    });
                    more
                }
                ["if", value, sign, number, more @ ..] => {
                    let (value, is) = (value.to_string(), number.parse().ok()?);
                    order.when.push(match *sign {
                        ">=" => Condition::AtLeast { value, is },
                        "<=" => Condition::AtMost { value, is },
                        _ => return None,
                    });
                    more
                }
                _ => return None,
            };
        }
        // An order about a question that is never asked would only lull its seat.
        let info = battle.about.orders.iter().find(|info| info.decision == order.decision)?;
        // Nor is anything to be weighed about doing nothing: holding fire has no chance to hit.
        let idle = info.idle.contains(&order.answer.as_str());
        let named = order.when.iter().all(|condition| match condition {
            Condition::AtLeast { value, .. } | Condition::AtMost { value, .. } => {
                !idle && info.values.contains(&value.as_str())
            }
            Condition::ChanceAtLeast { result, .. } | Condition::ChanceAtMost { result, .. } => {
                !idle && info.results.contains(&result.as_str())
            }
            Condition::OnlyAnswer => true,
        });
        (named && info.answers.contains(&order.answer.as_str())).then_some(order)
    }

    pub fn write(&self, battle: BattleInfo) -> String {
        let mut words =
            vec![battle.seat_id(self.seat).to_string(), self.decision.clone(), self.answer.clone()];
        words.extend(self.piece.map(|piece| format!("piece {piece}")));
        words.extend(self.when.iter().map(|condition| match condition {
            Condition::AtLeast { value, is } => format!("if {value} >= {is}"),
            Condition::AtMost { value, is } => format!("if {value} <= {is}"),
            Condition::ChanceAtLeast { result, percent } => format!("if chance {result} >= {percent}"),
            Condition::ChanceAtMost { result, percent } => format!("if chance {result} <= {percent}"),
            Condition::OnlyAnswer => "if only".to_string(),
        }));
        words.join(" ")
    }
}
