//! Standing orders by lot, and whether their answers are lawful.

use crate::dice::Stream;
use crate::orders::{Condition, StandingOrder};
use crate::ruleset::{BattleInfo, OrderInfo, Ruleset};
use crate::seat::Seat;
use crate::table::{Deed, Table};

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

/// What orders answered after the entry of that number, in the position that it was played in: each answer was legal, and an order
/// for that question and that answer is there. How many there were.
pub(super) fn answers_are_lawful<R: Ruleset>(
    table: &Table<R>,
    state: &R::State,
    entry: usize,
) -> Result<u64, String> {
    let rules = table.rules();
    let (mut count, mut wrong, mut legal) = (0, None, Vec::new());
    table.replay_on(&mut state.clone(), entry, |number, before, text, step| {
        let Deed::Act(action) = &step.deed else { return };
        if number == entry || wrong.is_some() {
            return;
        }
        count += 1;
        rules.legal(before, &mut legal);
        let ordered = rules.decision(before).is_some_and(|decision| {
            let gesture = rules.gesture(before, action);
            table.orders().iter().any(|order| order.concerns(&decision) && order.fits(&gesture))
        });
        if !step.by_order || !ordered || !legal.contains(action) {
            wrong = Some(format!("{text} was answered by an order that may not answer so"));
        }
    });
    wrong.map_or(Ok(count), Err)
}
