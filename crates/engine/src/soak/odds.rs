//! Odds against play: what the enumeration promises is what dice bring.

use super::Soak;
use crate::dice::Seeded;
use crate::explain::Befalls;
use crate::odds::{Fraction, OddsFault, enumerate};
use crate::ruleset::Ruleset;
use crate::table::{Chances, MOST_BRANCHES_OF_A_MATTER, MOST_USUAL, Table};
use std::collections::BTreeSet;

/// So often an action is played for one look at its odds.
const PLAYS: u32 = 6;

impl<R: Ruleset> Soak<R> {
    /// One action that throws dice if there is one, else any.
    pub(super) fn odds_agree_with_play(&mut self, state: &R::State) -> Result<(), String> {
        let pick = self.sample.below(self.legal.len() as u32) as usize;
        let Some(action) = self.rolls.as_ref().or(self.legal.get(pick)) else { return Ok(()) };
        let text = self.table.rules().write(state, action);
        let chances = match self.table.explain(action) {
            Ok((_, Ok(chances))) => chances,
            // More dice than anybody enumerates: the page says so.
            Ok((_, Err(OddsFault::TooMany(_) | OddsFault::TooLong))) => return Ok(()),
            Ok((_, Err(fault))) => return Err(format!("{text} has no odds: {fault:?}")),
            Err(refusal) => return Err(format!("{text} is listed and not explained: {refusal:?}")),
        };
        sum_to_one(&chances).map_err(|what| format!("{text}: {what}"))?;
        for _ in 0..PLAYS {
            let seed = self.sample.next_u64();
            comes_as_foretold(&self.table, state, action, &chances, seed)
                .map_err(|what| format!("{text}: {what}"))?;
        }
        self.seen.odds_held_against_play += 1;
        Ok(())
    }
}

fn sum_to_one(chances: &Chances) -> Result<(), String> {
    let sum = chances.outcomes.iter().fold(Fraction::ZERO, |sum, (_, chance)| sum + *chance);
    if sum != Fraction::ONE {
        return Err(format!("the chances sum to {sum}"));
    }
    for (result, chance) in &chances.results {
        if chance.num == 0 || chance.num > chance.den {
            return Err(format!("the chance of {result:?} is {chance}"));
        }
    }
    Ok(())
}

/// With these dice, and the answers that the odds take as given, the action comes to one of its outcomes.
fn comes_as_foretold<R: Ruleset>(
    table: &Table<R>,
    state: &R::State,
    action: &R::Action,
    chances: &Chances,
    seed: u64,
) -> Result<(), String> {
    let listed = |most: usize| -> Result<(bool, Vec<Befalls>), String> {
        let (mut dice, mut assumed) = (Seeded::new(seed, 0), BTreeSet::new());
        let came = table.course(state, action, &mut dice, most, &mut assumed);
        let came = came.map_err(|fault| format!("{fault:?}"))?;
        Ok((chances.outcomes.iter().any(|(outcome, _)| *outcome == came), came))
    };
    let (found, came) = listed(MOST_USUAL)?;
    if found {
        return Ok(());
    }
    // Of a matter that is too long the odds are those up to the next question.
    let mut assumed = BTreeSet::new();
    let most = MOST_BRANCHES_OF_A_MATTER;
    let whole = enumerate(most, |dice| table.course(state, action, dice, MOST_USUAL, &mut assumed));
    if matches!(whole, Err(OddsFault::TooMany(_))) && listed(0)?.0 {
        return Ok(());
    }
    Err(format!("{came:?} came, and its odds do not know it"))
}
