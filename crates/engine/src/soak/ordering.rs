//! Standing orders by lot, and whether their answers are lawful.

use crate::dice::{Scripted, Stream};
use crate::journal::Silent;
use crate::odds::Fraction;
use crate::orders::{ANY, Condition, StandingOrder};
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
                orders.extend(order(info, battle.about.looks.as_slice(), Seat(seat), rng));
            }
        }
    }
    for seat in 0..battle.seats().len() as u8 {
        if rng.below(3) == 0 {
            let when = pick(&[Condition::OnlyAnswer, Condition::AllTheSame], rng).cloned();
            let when = when.into_iter().collect();
            orders.push(StandingOrder { when, ..StandingOrder::new(Seat(seat), ANY, ANY) });
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

fn order(info: &OrderInfo, looks: &[&'static str], seat: Seat, rng: &mut Stream) -> Option<StandingOrder> {
    let any = rng.below(8) == 0;
    let answer = if any { ANY } else { pick(&info.answers, rng)? };
    let of_a_piece = info.by_piece.contains(&answer);
    let piece = (of_a_piece && rng.below(4) == 0).then(|| rng.below(PIECES) as u16);
    let look =
        if of_a_piece && rng.below(4) == 0 { pick(looks, rng).map(|look| look.to_string()) } else { None };
    let when = condition(info, info.idle.contains(&answer), rng).into_iter().collect();
    let during = (rng.below(8) == 0).then(|| rng.below(20));
    let ask = rng.below(8) == 0;
    Some(StandingOrder { ask, piece, look, during, when, ..StandingOrder::new(seat, info.decision, answer) })
}

/// A condition, or none. Chances are weighed rarely: each takes an enumeration.
fn condition(info: &OrderInfo, idle: bool, rng: &mut Stream) -> Option<Condition> {
    if !info.reaction || rng.below(6) == 0 {
        return pick(&[Condition::OnlyAnswer, Condition::AllTheSame], rng).cloned();
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
pub(super) fn answers_are_lawful<R: Ruleset>(
    table: &Table<R>,
    orders: &[StandingOrder],
    entry: usize,
) -> Result<u64, String> {
    let (mut count, mut wrong) = (0, None);
    table.replay_from(entry, |number, text, step| {
        let Deed::Act(action) = &step.deed else { return };
        if number == entry || wrong.is_some() {
            return;
        }
        count += 1;
        if !step.by_order || !ordered(table, orders, &step.before).contains(action) {
            wrong = Some(format!("{text} was answered by an order that may not answer so"));
        }
    });
    if let Some(wrong) = wrong {
        return Err(wrong);
    }
    let passed_over =
        table.played().len() - entry < MOST_ANSWERS && !ordered(table, orders, table.state()).is_empty();
    if passed_over { Err("an order that should have answered was passed over".into()) } else { Ok(count) }
}

/// The answers that the first order gives whose conditions hold in a position; none where no order applies, or where it has its seat
/// asked.
fn ordered<R: Ruleset>(table: &Table<R>, orders: &[StandingOrder], state: &R::State) -> Vec<R::Action> {
    let rules = table.rules();
    let Some(decision) = rules.decision(state) else { return Vec::new() };
    let phase = rules.phase(state);
    let concerned: Vec<&StandingOrder> =
        orders.iter().filter(|order| order.concerns(&decision, phase, false)).collect();
    let mut legal = Vec::new();
    if !concerned.is_empty() {
        rules.legal(state, &mut legal);
    }
    let given = |order: &StandingOrder| -> Vec<R::Action> {
        let look = |piece| rules.look_of(state, piece);
        let may = |action: &&R::Action| {
            let holds = |condition| holds(table, state, action, condition, &legal);
            order.fits(&rules.gesture(state, action), look) && order.when.iter().all(holds)
        };
        legal.iter().filter(may).cloned().collect()
    };
    let mut answers = concerned.into_iter().map(|order| (order, given(order)));
    let first = answers.find(|(_, answers)| !answers.is_empty());
    first.filter(|(order, _)| !order.ask).map(|(_, answers)| answers).unwrap_or_default()
}

/// Does a condition hold of an answer? Counted here by the whole courses of events and their chances.
fn holds<R: Ruleset>(
    table: &Table<R>,
    state: &R::State,
    action: &R::Action,
    condition: &Condition,
    answers: &[R::Action],
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
        Condition::OnlyAnswer => answers.len() == 1,
        Condition::AllTheSame => {
            let after = |action: &R::Action| {
                let mut state = state.clone();
                let done =
                    table.rules().apply(&mut state, action, &mut Scripted::new(Vec::new()), &mut Silent);
                done.is_ok().then_some(state)
            };
            let first = answers.first().and_then(after);
            first.is_some() && answers.len() <= 64 && answers.iter().all(|action| after(action) == first)
        }
    }
}
