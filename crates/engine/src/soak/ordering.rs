//! Standing orders by lot, and whether their answers are lawful.

use crate::dice::Stream;
use crate::odds::Fraction;
use crate::orders::{Condition, StandingOrder};
use crate::ruleset::{BattleInfo, OrderInfo, Ruleset};
use crate::seat::Seat;
use crate::table::{Deed, MOST_ANSWERS, Table};
use std::collections::BTreeSet;

/// Pieces have numbers; those of an army begin low.
const PIECES: u32 = 60;

/// Some orders, about some of the questions that orders may answer. Each reads back from its line.
pub(super) fn by_lot(battle: BattleInfo, rng: &mut Stream) -> Result<Vec<StandingOrder>, String> {
    let mut orders = Vec::new();
    for info in &battle.about.orders {
        for seat in 0..battle.seats().len() as u8 {
            if rng.below(2) == 0 {
                orders.extend(order(info, Seat(seat), rng));
            }
        }
    }
    for order in &orders {
        let line = order.write(battle);
        if StandingOrder::parse(battle, &line).as_ref() != Some(order) {
            return Err(format!("the standing order {line:?} does not read back"));
        }
    }
    Ok(orders)
}

fn order(info: &OrderInfo, seat: Seat, rng: &mut Stream) -> Option<StandingOrder> {
    let answer = *pick(&info.answers, rng)?;
    let piece = (info.by_piece.contains(&answer) && rng.below(4) == 0).then(|| rng.below(PIECES) as u16);
    let when = condition(info, info.idle.contains(&answer), rng);
    Some(StandingOrder {
        seat,
        decision: info.decision.into(),
        answer: answer.into(),
        piece,
        when: when.into_iter().collect(),
    })
}

/// A condition, or none. Chances are weighed rarely: each takes an enumeration.
fn condition(info: &OrderInfo, idle: bool, rng: &mut Stream) -> Option<Condition> {
    if !info.reaction || rng.below(6) == 0 {
        return Some(Condition::OnlyAnswer);
    }
    let is = rng.below(9) as i32 - 2;
    let percent = rng.below(101) as u8;
    let value = pick(&info.values, rng).filter(|_| !idle).map(|value| (*value).to_string());
    let result = pick(&info.results, rng).filter(|_| !idle).map(|result| (*result).to_string());
    match rng.below(12) {
        0..4 => Some(Condition::AtLeast { value: value?, is }),
        4..8 => Some(Condition::AtMost { value: value?, is }),
        8 => Some(Condition::ChanceAtLeast { result: result?, percent }),
        9 => Some(Condition::ChanceAtMost { result: result?, percent }),
        _ => None,
    }
}

fn pick<'a, T>(list: &'a [T], rng: &mut Stream) -> Option<&'a T> {
    list.get(rng.below(list.len() as u32) as usize)
}

/// What orders answered after the entry of that number, in the position that it was played in: each answer is one that the first order
/// gives whose conditions hold, and where the answers end no order would have given one. How many there were.
pub(super) fn answers_are_lawful<R: Ruleset>(table: &Table<R>, entry: usize) -> Result<u64, String> {
    let (mut count, mut wrong) = (0, None);
    table.replay_from(entry, |number, text, step| {
        let Deed::Act(action) = &step.deed else { return };
        if number == entry || wrong.is_some() {
            return;
        }
        count += 1;
        if !step.by_order || !ordered(table, &step.before).contains(action) {
            wrong = Some(format!("{text} was answered by an order that may not answer so"));
        }
    });
    if let Some(wrong) = wrong {
        return Err(wrong);
    }
    let passed_over =
        table.played().len() - entry < MOST_ANSWERS && !ordered(table, table.state()).is_empty();
    if passed_over { Err("an order that should have answered was passed over".into()) } else { Ok(count) }
}

/// The answers that the first order gives whose conditions hold in a position; none where no order applies.
fn ordered<R: Ruleset>(table: &Table<R>, state: &R::State) -> Vec<R::Action> {
    let rules = table.rules();
    let Some(decision) = rules.decision(state) else { return Vec::new() };
    let concerned: Vec<&StandingOrder> =
        table.orders().iter().filter(|order| order.concerns(&decision)).collect();
    let mut legal = Vec::new();
    if !concerned.is_empty() {
        rules.legal(state, &mut legal);
    }
    let given = |order: &StandingOrder| -> Vec<R::Action> {
        let may = |action: &&R::Action| {
            let holds = |condition| holds(table, state, action, condition, legal.len());
            order.fits(&rules.gesture(state, action)) && order.when.iter().all(holds)
        };
        legal.iter().filter(may).cloned().collect()
    };
    concerned.into_iter().map(given).find(|answers| !answers.is_empty()).unwrap_or_default()
}

/// Does a condition hold of an answer? Counted here by the whole courses of events and their chances.
fn holds<R: Ruleset>(
    table: &Table<R>,
    state: &R::State,
    action: &R::Action,
    condition: &Condition,
    answers: usize,
) -> bool {
    let value = |key: &str| table.rules().explain(state, action).value(key);
    // What befalls several at once counts for each of them.
    let hundredfold = |result: &str| {
        let chances = table.chances_ahead(state, action).ok()?;
        let sum = chances.outcomes.iter().fold(Fraction::ZERO, |sum, (course, chance)| {
            let befalls = course.iter().filter(|it| it.says.id == result).collect::<BTreeSet<_>>();
            befalls.iter().fold(sum, |sum, _| sum + *chance)
        });
        Some((sum.num * 100, sum.den))
    };
    match condition {
        Condition::AtLeast { value: key, is } => value(key).is_some_and(|value| value >= *is),
        Condition::AtMost { value: key, is } => value(key).is_some_and(|value| value <= *is),
        Condition::ChanceAtLeast { result, percent } => {
            hundredfold(result).is_some_and(|(num, den)| num >= den * u128::from(*percent))
        }
        Condition::ChanceAtMost { result, percent } => {
            hundredfold(result).is_some_and(|(num, den)| num <= den * u128::from(*percent))
        }
        Condition::OnlyAnswer => answers == 1,
    }
}
