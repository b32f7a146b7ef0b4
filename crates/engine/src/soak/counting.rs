//! Counts by depth, the cheapest net against a rule that changes in silence: how many answers there are, and to how many positions
//! they lead. What chess programs call perft.

use crate::dice::{Ask, Dice, DiceFault, Faces};
use crate::hash::Fingerprint;
use crate::journal::Silent;
use crate::ruleset::Ruleset;
use std::collections::{BTreeMap, BTreeSet};

/// What was counted so many decisions ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Different positions, those included where the game is over.
    pub positions: usize,
    /// So many of them were asked further: all, or a part that is even all over them.
    pub asked: usize,
    /// Their legal answers, by what was asked.
    pub answers: BTreeMap<&'static str, usize>,
}

/// Counts from one position as deep as `depth`, asking no more than `most` positions at each depth. Of more than that every second,
/// third... in the order in which they were found is asked. Dice fall as [`Striding`] says.
pub fn count_ahead<R: Ruleset>(rules: &R, start: &R::State, depth: usize, most: usize) -> Vec<Count> {
    let (mut level, mut counts) = (vec![start.clone()], Vec::new());
    let mut legal = Vec::new();
    for deep in 0..=depth {
        let stride = level.len().div_ceil(most.max(1)).max(1);
        let mut count = Count { positions: level.len(), ..Count::default() };
        let (mut next, mut known) = (Vec::new(), BTreeSet::new());
        for state in level.iter().step_by(stride) {
            count.asked += 1;
            let Some(decision) = rules.decision(state) else { continue };
            rules.legal(state, &mut legal);
            *count.answers.entry(decision.kind).or_default() += legal.len();
            for action in legal.iter().filter(|_| deep < depth) {
                let mut after = state.clone();
                let done = rules.apply(&mut after, action, &mut Striding(deep as u32), &mut Silent);
                if done.is_ok() && known.insert(Fingerprint::of(&after).0) {
                    next.push(after);
                }
            }
        }
        counts.push(count);
        level = next;
    }
    counts
}

/// Dice without chance: high and low faces take turns, from the ends to the middle; the first die of an action by its depth, so that the
/// same action at the same depth throws the same.
struct Striding(u32);

impl Dice for Striding {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        let sides = u32::from(ask.highest - ask.lowest) + 1;
        let mut next = || {
            self.0 += 1;
            let inwards = (self.0 / 2 % sides) as u8;
            if self.0 % 2 == 1 { ask.highest - inwards } else { ask.lowest + inwards }
        };
        Ok((0..ask.count).map(|_| next()).collect())
    }
    fn never_fails(&self) -> bool {
        true
    }
}
