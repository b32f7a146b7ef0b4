//! Which answer the orders of a seat give: the first order that applies, and of the answers that fit it the best.

use super::{Condition, StandingOrder};
use crate::decision::Role;
use crate::dice::Scripted;
use crate::explain::Explanation;
use crate::journal::Silent;
use crate::odds::Fraction;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::table::{Chances, Table};
use std::cell::OnceCell;

/// More answers than these are never all the same, and nobody tries them out.
const MOST_ALIKE: usize = 64;

/// A legal action, and what has been found out about it so far: several orders may ask the same of it.
struct Weighed<R: Ruleset> {
    action: R::Action,
    explained: OnceCell<Explanation>,
    chances: OnceCell<Option<Chances>>,
}

/// A question with its answers.
struct Asked<'a, R: Ruleset> {
    table: &'a Table<R>,
    state: &'a R::State,
    answers: Vec<Weighed<R>>,
    alike: OnceCell<bool>,
}

impl<R: Ruleset> Table<R> {
    /// The answer of the first standing order that applies, if the seat to decide has one and is not to be asked after all. What is
    /// left to be settled in its own turn is answered for the seat `settling` only.
    pub(crate) fn answer_by_order(&self, state: &R::State, settling: Option<Seat>) -> Option<R::Action> {
        if self.orders().is_empty() {
            return None;
        }
        let decision = self.rules().decision(state)?;
        let phase = self.rules().phase(state);
        let settles = decision.role == Role::Settle && settling == Some(decision.seat);
        let concerned = |order: &&StandingOrder| order.concerns(&decision, phase, settles);
        let mut concerned = self.orders().iter().filter(concerned).peekable();
        concerned.peek()?;
        let asked = Asked::of(self, state);
        let (order, answer) = concerned.find_map(|order| Some((order, asked.answer(order)?)))?;
        (!order.ask).then(|| answer.action.clone())
    }
}

impl<'a, R: Ruleset> Asked<'a, R> {
    fn of(table: &'a Table<R>, state: &'a R::State) -> Asked<'a, R> {
        let rules = table.rules();
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        // Of several that fit the sensible one goes first.
        if let Some(at) = rules.favourite(state).and_then(|it| legal.iter().position(|own| *own == it)) {
            legal[..=at].rotate_right(1);
        }
        let weighed = |action| Weighed { action, explained: OnceCell::new(), chances: OnceCell::new() };
        Asked { table, state, answers: legal.into_iter().map(weighed).collect(), alike: OnceCell::new() }
    }

    /// What this order answers.
    fn answer(&self, order: &StandingOrder) -> Option<&Weighed<R>> {
        let rules = self.table.rules();
        let look = |piece| rules.look_of(self.state, piece);
        let fits = |it: &&Weighed<R>| order.fits(&rules.gesture(self.state, &it.action), look);
        let holds = |it: &&Weighed<R>| order.when.iter().all(|condition| self.holds(it, condition));
        let mut fitting = self.answers.iter().filter(fits).filter(holds);
        let wanted = order.when.iter().find_map(|condition| match condition {
            Condition::ChanceAtLeast { result, .. } if !order.ask => Some(result),
            _ => None,
        });
        let Some(result) = wanted else { return fitting.next() };
        let first = fitting.next()?;
        let chance = |it| self.chance(it, result).unwrap_or(Fraction::ZERO);
        Some(fitting.fold(first, |best, it| if chance(it).exceeds(chance(best)) { it } else { best }))
    }

    fn explained<'b>(&self, of: &'b Weighed<R>) -> &'b Explanation {
        of.explained.get_or_init(|| self.table.rules().explain(self.state, &of.action))
    }

    fn chance(&self, of: &Weighed<R>, result: &str) -> Option<Fraction> {
        let chances =
            of.chances.get_or_init(|| self.table.chances_ahead(self.state, &of.action).ok()).as_ref()?;
        let of = chances.results.iter().filter(|(it, _)| it.says.id == result);
        Some(of.fold(Fraction::ZERO, |sum, (_, chance)| sum + *chance))
    }

    fn holds(&self, of: &Weighed<R>, condition: &Condition) -> bool {
        let value = |key: &str| self.explained(of).value(key);
        match condition {
            Condition::AtLeast { value: key, is } => value(key).is_some_and(|value| value >= *is),
            Condition::AtMost { value: key, is } => value(key).is_some_and(|value| value <= *is),
            Condition::ChanceAtLeast { result, percent } => {
                self.chance(of, result).is_some_and(|chance| chance.at_least_percent(*percent))
            }
            Condition::ChanceAtMost { result, percent } => self.chance(of, result).is_some_and(|chance| {
                !chance.at_least_percent(*percent) || chance == Fraction::new((*percent).into(), 100)
            }),
            Condition::OnlyAnswer => self.answers.len() == 1,
            Condition::AllTheSame => *self.alike.get_or_init(|| self.alike()),
        }
    }

    /// Does every answer lead to the same position, without a throw?
    fn alike(&self) -> bool {
        let rules = self.table.rules();
        let after = |it: &Weighed<R>| {
            let mut state = self.state.clone();
            let played = rules.apply(&mut state, &it.action, &mut Scripted::new(Vec::new()), &mut Silent);
            played.is_ok().then_some(state)
        };
        if self.answers.len() > MOST_ALIKE {
            return false;
        }
        let mut positions = self.answers.iter().map(after);
        let Some(Some(first)) = positions.next() else { return false };
        positions.all(|position| position.as_ref() == Some(&first))
    }
}
