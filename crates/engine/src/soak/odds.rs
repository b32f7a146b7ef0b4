//! Odds against play: what the enumeration promises is what dice bring.

use super::Soak;
use crate::dice::{Ask, Dice, DiceFault, Faces, Seeded};
use crate::explain::Befalls;
use crate::odds::{Fraction, OddsFault, enumerate};
use crate::ruleset::{Ruleset, Setup};
use crate::table::{Chances, Deed, MOST_BRANCHES_OF_A_MATTER, MOST_USUAL, Table, Throw};
use std::collections::{BTreeMap, BTreeSet};

/// So often an action is played for one look at its odds.
const PLAYS: u32 = 6;
/// Of an action with more throws than this not all are played: three dice have fewer.
const MOST_THROWS: usize = 300;

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
        if self.rolls.is_some() {
            let weighed = every_throw_weighs_as_said(&self.table, state, action, &chances);
            self.seen.throws_weighed += u64::from(weighed.map_err(|what| format!("{text}: {what}"))?);
        }
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

/// Plays every throw at a table, each die by itself, and adds up what it comes to: nobody weighs sums or classes of throws there. False
/// where the throws are too many, or where the odds are those of more than one action.
fn every_throw_weighs_as_said<R: Ruleset>(
    table: &Table<R>,
    state: &R::State,
    action: &R::Action,
    chances: &Chances,
) -> Result<bool, String> {
    if !chances.assumed.is_empty() {
        return Ok(false);
    }
    let rules = table.rules();
    let position = rules.write_position(table.setup(), state);
    let setup = Setup { position: Some(position), ..table.setup().clone() };
    let mut table = Table::<R>::open(setup, table.seed()).map_err(|flaw| flaw.to_string())?;
    let mut dice = EveryThrow::default();
    let mut sums: BTreeMap<Vec<Befalls>, Fraction> = BTreeMap::new();
    for _ in 0..MOST_THROWS {
        dice.next = 0;
        let steps = table.play(Deed::Act(action.clone()), Throw::From(&mut dice));
        let steps = steps.map_err(|stop| format!("stopped with some dice: {stop:?}"))?;
        let events: Vec<R::Event> =
            steps.into_iter().flat_map(|step| step.events).map(|noted| noted.event).collect();
        let sum = sums.entry(rules.results(state, &events)).or_insert(Fraction::ZERO);
        *sum = *sum + dice.weight();
        table.take_back().map_err(|refusal| format!("not taken back: {refusal:?}"))?;
        if !dice.advance() {
            let said: BTreeMap<Vec<Befalls>, Fraction> = chances.outcomes.iter().cloned().collect();
            return match sums == said {
                true => Ok(true),
                false => Err(format!("all throws come to {sums:?}, and the odds say {said:?}")),
            };
        }
    }
    Ok(false)
}

/// Every way in which dice can fall, die by die.
#[derive(Default)]
struct EveryThrow {
    /// Of each die: how far above its lowest face it lies, and how many faces it has.
    dice: Vec<(u32, u32)>,
    /// Which die is thrown next.
    next: usize,
}

impl EveryThrow {
    fn weight(&self) -> Fraction {
        Fraction::new(1, self.dice.iter().map(|(_, faces)| u128::from(*faces)).product())
    }

    /// On to the next throw; false after the last one.
    fn advance(&mut self) -> bool {
        while let Some((face, faces)) = self.dice.pop() {
            if face + 1 < faces {
                self.dice.push((face + 1, faces));
                return true;
            }
        }
        false
    }
}

impl Dice for EveryThrow {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        let faces = u32::from(ask.highest) - u32::from(ask.lowest) + 1;
        let mut die = || {
            if self.next == self.dice.len() {
                self.dice.push((0, faces));
            }
            let (face, _) = self.dice[self.next];
            self.next += 1;
            ask.lowest + face as u8
        };
        Ok((0..ask.count).map(|_| die()).collect())
    }

    fn never_fails(&self) -> bool {
        true
    }
}
