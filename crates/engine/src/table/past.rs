//! What was played: taking it back, looking back at it, walking through it again.

use super::{Deed, Move, Step, Table};
use crate::dice::{Luck, Recorded};
use crate::journal::Silent;
use crate::refusal::{Refusal, Stop};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::text::Phrase;
use std::collections::BTreeMap;

/// A position is kept after so many entries, at first.
const FIRST_STRIDE: usize = 32;
/// No more positions than this are kept. Where a game grows longer, every other one goes, and those that stay are twice as far apart.
const MOST_SNAPSHOTS: usize = 64;

/// Positions of a game at regular distances, from its beginning on.
pub(super) struct Snapshots<S> {
    stride: usize,
    /// The n-th of them is the position after n strides; that of the set-up is not among them.
    kept: Vec<S>,
}

impl<S> Default for Snapshots<S> {
    fn default() -> Self {
        Snapshots { stride: FIRST_STRIDE, kept: Vec::new() }
    }
}

impl<S: Clone> Snapshots<S> {
    /// The game stands here after so many entries.
    pub fn pass(&mut self, count: usize, state: &S) {
        if count != (self.kept.len() + 1) * self.stride {
            return;
        }
        if self.kept.len() == MOST_SNAPSHOTS {
            let mut number = 0;
            self.kept.retain(|_| {
                number += 1;
                number % 2 == 0
            });
            self.stride *= 2;
        } else {
            self.kept.push(state.clone());
        }
    }

    /// No more entries than these are played any more.
    pub fn forget_after(&mut self, count: usize) {
        self.kept.truncate(count / self.stride);
    }

    /// The last position that is kept up to there, and how many entries led to it.
    fn up_to(&self, count: usize) -> Option<(usize, &S)> {
        let number = self.kept.len().min(count / self.stride);
        let last = self.kept.get(number.checked_sub(1)?)?;
        Some((number * self.stride, last))
    }
}

impl<R: Ruleset> Table<R> {
    /// May this seat take back the last entry by itself? Only its own, and only if nothing was shown by it.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.played.last().is_some_and(|last| last.seat == seat && !last.fixed)
    }

    /// Takes back the last entry of a seat, as far as nothing was revealed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.played.last() {
            Some(last) if last.seat != seat => {
                Err(Refusal::unreadable(Phrase::new("refusal-undo-not-yours")))
            }
            Some(last) if !last.fixed => self.take_back(),
            _ => Err(self.why_fixed()),
        }
    }

    /// Why nobody can take back more than what was played since: the newest entry that stays as it is, or the beginning of the game.
    pub fn why_fixed(&self) -> Refusal {
        let why = match self.played.iter().rev().find(|entry| entry.fixed) {
            None => Phrase::new("refusal-undo-nothing"),
            Some(Move { deed: Deed::Resign(_), .. }) => Phrase::new("refusal-undo-resigned"),
            Some(Move { by_order: true, .. }) => Phrase::new("refusal-undo-order"),
            Some(entry) if !entry.dice.is_empty() => {
                let faces: Vec<String> = entry.dice.iter().map(u8::to_string).collect();
                Phrase::new("refusal-undo-dice").with("throw", faces.join("+"))
            }
            Some(_) => Phrase::new("refusal-undo-revealed"),
        };
        Refusal::unreadable(why)
    }

    /// Takes back the last entry whatever it was: both seats have agreed.
    pub fn take_back(&mut self) -> Result<(), Refusal> {
        let nothing = || Refusal::unreadable(Phrase::new("refusal-undo-nothing"));
        let keep = self.played.len().checked_sub(1).ok_or_else(nothing)?;
        self.state = self.state_after(keep);
        // Nobody sets out again by himself from where he has just come back to.
        self.intents.clear();
        self.undone.extend(self.played.pop());
        self.forget_after(keep);
        Ok(())
    }

    /// What was taken back is not played again.
    pub(crate) fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// What was remembered of later entries is of no use any more.
    pub(super) fn forget_after(&mut self, count: usize) {
        self.snapshots.forget_after(count);
        self.kept = self.kept.min(count);
    }

    /// How many of the first entries are as they were when somebody kept them last: he needs to write only what comes after them.
    pub fn kept(&self) -> usize {
        self.kept
    }

    /// Somebody has kept all entries.
    pub fn note_kept(&mut self) {
        self.kept = self.played.len();
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self) -> Result<Vec<Step<R>>, Stop> {
        let nothing = || Refusal::unreadable(Phrase::new("refusal-redo-nothing"));
        let entry = self.undone.last().ok_or_else(nothing)?.clone();
        let mut state = self.state.clone();
        let mut dice = Recorded::new(entry.dice.clone());
        let (judged, group) = (entry.judged, entry.group);
        let (mut step, mut entry) = self.carry_out(&mut state, entry.deed, entry.by_order, &mut dice)?;
        (step.judged, entry.judged) = (judged, judged);
        (step.group, entry.group) = (group, group);
        self.intents.clear();
        self.state = state;
        self.undone.pop();
        self.enter(&step.before, entry);
        Ok(vec![step])
    }

    /// The position after the first `count` entries; where there are fewer, the present one. The way there is short, however long
    /// the game is.
    pub fn state_after(&self, count: usize) -> R::State {
        if count >= self.played.len() {
            return self.state.clone();
        }
        let (from, mut state) = match self.snapshots.up_to(count) {
            Some((from, state)) => (from, state.clone()),
            None => (0, self.start.clone()),
        };
        for entry in &self.played[from..count] {
            self.again(&mut state, entry);
        }
        state
    }

    /// What an entry does, once more, with nobody listening.
    fn again(&self, state: &mut R::State, entry: &Move<R>) {
        match &entry.deed {
            Deed::Resign(seat) => self.rules.resign(state, *seat, &mut Silent),
            Deed::Act(action) => {
                let mut dice = Recorded::new(entry.dice.clone());
                // Each entry was accepted once, in this very state.
                let again = self.rules.apply(state, action, &mut dice, &mut Silent);
                debug_assert!(again.is_ok(), "an accepted action is accepted again");
            }
        }
    }

    /// Walks through the whole game: each entry with its number, its notation and what came of it.
    pub fn replay(&self, see: impl FnMut(usize, &str, &Step<R>)) {
        self.replay_from(0, see);
    }

    /// The same without the first entries: whoever has seen those need not see them again.
    pub fn replay_from(&self, seen: usize, mut see: impl FnMut(usize, &str, &Step<R>)) {
        let mut state = self.state_after(seen);
        for (number, entry) in self.played.iter().enumerate().skip(seen) {
            let mut dice = Recorded::new(entry.dice.clone());
            let done = self.carry_out(&mut state, entry.deed.clone(), entry.by_order, &mut dice);
            let Ok((mut step, _)) = done else { return };
            (step.judged, step.group) = (entry.judged, entry.group);
            see(number, &entry.text, &step);
        }
    }

    /// Expected and actual dice of each seat so far.
    pub fn luck(&self) -> BTreeMap<Seat, Luck> {
        let mut luck: BTreeMap<Seat, Luck> = BTreeMap::new();
        self.replay(|_, _, step| {
            for roll in &step.rolls {
                luck.entry(roll.ask.seat).or_default().count(roll);
            }
        });
        luck
    }
}
