//! Orders as they are written: `SEAT DECISION ANSWER`, with `ask` before the answer where it is only to be asked about; then `piece N`,
//! `look WORD`, `during N`, and any number of `if VALUE >= N`, `if VALUE <= N`, `if chance RESULT >= P`, `if chance RESULT <= P` (in
//! hundredths), `if only`, `if same`.
//!
//! `yellow respond stand if column <= -1`, `red turn pass if only`, `allied fire ask fire if chance result-foe-lost >= 25`,
//! `order any any if same`.

use super::{ANY, Condition, StandingOrder};
use crate::ruleset::{BattleInfo, OrderInfo};
use crate::seat::Seat;

/// What a game's orders may name.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    pub orders: &'a [OrderInfo],
    /// What its pieces look like.
    pub looks: &'a [&'static str],
}

/// An order without its seat, as presets have it.
pub struct Line;

impl Line {
    /// Reads everything that follows the seat; `None` where it is no order of such a game.
    pub fn read(known: Known, seat: Seat, words: &[&str]) -> Option<StandingOrder> {
        let [decision, rest @ ..] = words else { return None };
        let (ask, rest) = match rest {
            ["ask", rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let [answer, rest @ ..] = rest else { return None };
        let mut order = StandingOrder { ask, ..StandingOrder::new(seat, decision, answer) };
        let mut rest = rest;
        while !rest.is_empty() {
            rest = clause(&mut order, rest)?;
        }
        is_about(known, &order).then_some(order)
    }

    pub fn write(order: &StandingOrder) -> String {
        let mut words = vec![order.decision.clone()];
        words.extend(order.ask.then(|| "ask".to_string()));
        words.push(order.answer.clone());
        words.extend(order.piece.map(|piece| format!("piece {piece}")));
        words.extend(order.look.as_ref().map(|look| format!("look {look}")));
        words.extend(order.during.map(|phase| format!("during {phase}")));
        words.extend(order.when.iter().map(|condition| match condition {
            Condition::AtLeast { value, is } => format!("if {value} >= {is}"),
            Condition::AtMost { value, is } => format!("if {value} <= {is}"),
            Condition::ChanceAtLeast { result, percent } => format!("if chance {result} >= {percent}"),
            Condition::ChanceAtMost { result, percent } => format!("if chance {result} <= {percent}"),
            Condition::OnlyAnswer => "if only".to_string(),
            Condition::AllTheSame => "if same".to_string(),
        }));
        words.join(" ")
    }
}

/// Reads one clause of an order and gives what follows it.
fn clause<'a, 'b>(order: &mut StandingOrder, words: &'b [&'a str]) -> Option<&'b [&'a str]> {
    Some(match words {
        ["piece", number, rest @ ..] => {
            order.piece = Some(number.parse().ok()?);
            rest
        }
        ["look", look, rest @ ..] => {
            order.look = Some(look.to_string());
            rest
        }
        ["during", number, rest @ ..] => {
            order.during = Some(number.parse().ok()?);
            rest
        }
        ["if", "only", rest @ ..] => {
            order.when.push(Condition::OnlyAnswer);
            rest
        }
        ["if", "same", rest @ ..] => {
            order.when.push(Condition::AllTheSame);
            rest
        }
        ["if", "chance", result, sign, percent, rest @ ..] => {
            let percent = percent.trim_end_matches('%').parse().ok().filter(|percent| *percent <= 100)?;
            let result = result.to_string();
            order.when.push(match *sign {
                ">=" => Condition::ChanceAtLeast { result, percent },
                "<=" => Condition::ChanceAtMost { result, percent },
                _ => return None,
            });
            rest
        }
        ["if", value, sign, number, rest @ ..] => {
            let (value, is) = (value.to_string(), number.parse().ok()?);
            order.when.push(match *sign {
                ">=" => Condition::AtLeast { value, is },
                "<=" => Condition::AtMost { value, is },
                _ => return None,
            });
            rest
        }
        _ => return None,
    })
}

/// Is that question asked, is it answered so, and can be said what the conditions say? An order about anything else would only lull
/// its seat.
fn is_about(known: Known, order: &StandingOrder) -> bool {
    if order.look.as_deref().is_some_and(|look| !known.looks.contains(&look)) {
        return false;
    }
    if order.decision == ANY {
        // Nobody knows which sums such answers have.
        return order.answer == ANY && !order.ask && order.when.iter().all(Condition::without_choice);
    }
    let Some(info) = known.orders.iter().find(|info| info.decision == order.decision) else { return false };
    // Nor is anything to be weighed about doing nothing: holding fire has no chance to hit.
    let idle = info.idle.contains(&order.answer.as_str());
    let weighed = order.when.iter().all(|condition| match condition {
        Condition::AtLeast { value, .. } | Condition::AtMost { value, .. } => {
            !idle && info.values.contains(&value.as_str())
        }
        Condition::ChanceAtLeast { result, .. } | Condition::ChanceAtMost { result, .. } => {
            !idle && info.results.contains(&result.as_str())
        }
        Condition::OnlyAnswer | Condition::AllTheSame => true,
    });
    weighed && (order.answer == ANY || info.answers.contains(&order.answer.as_str()))
}

impl StandingOrder {
    pub fn parse(battle: BattleInfo, text: &str) -> Option<StandingOrder> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [seat, rest @ ..] = words.as_slice() else { return None };
        Line::read(battle.about.known_to_orders(), battle.seat(seat)?, rest)
    }

    pub fn write(&self, battle: BattleInfo) -> String {
        format!("{} {}", battle.seat_id(self.seat), Line::write(self))
    }
}
