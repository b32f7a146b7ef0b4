//! Nothing is lost: saves in the middle of a game, taking back, resignations, dice that somebody gave.

use crate::dice::{Logged, Seeded, Stream};
use crate::journal::Silent;
use crate::ruleset::Ruleset;
use crate::save::Save;
use crate::seat::Seat;
use crate::table::{Deed, Table, Throw};

/// So many actions are played at both tables.
const FOLLOWS: u32 = 12;

/// The same game, loaded from its save, which must go on in the same way.
pub(super) struct Twin<R: Ruleset> {
    table: Table<R>,
    left: u32,
}

impl<R: Ruleset> Twin<R> {
    pub(super) fn of(table: &Table<R>) -> Result<Twin<R>, String> {
        Ok(Twin { table: saved_and_loaded(table)?, left: FOLLOWS })
    }

    /// Plays what was just played at the first table.
    pub(super) fn follow(&mut self, first: &Table<R>, action: &R::Action) -> Result<(), String> {
        let text = || self.table.rules().write(self.table.state(), action);
        let written = text();
        if let Err(stop) = self.table.play(Deed::Act(action.clone()), Throw::Seeded) {
            return Err(format!("{written} was stopped at the table loaded from the save: {stop:?}"));
        }
        if self.table.state() != first.state() || self.table.played().len() != first.played().len() {
            return Err(format!("{written} gives another game at the table loaded from the save"));
        }
        self.left -= 1;
        Ok(())
    }

    pub(super) fn ends(&self) -> bool {
        self.left == 0 || self.table.decision().is_none()
    }

    /// Ends as no random game does, and is saved and loaded once more.
    pub(super) fn end(mut self, sample: &mut Stream) -> Result<(), String> {
        if self.table.decision().is_some() {
            self.play_with_given_dice(sample)?;
        }
        if self.table.decision().is_some() {
            let seat = Seat(sample.below(2) as u8);
            self.table
                .play(Deed::Resign(seat), Throw::Seeded)
                .map_err(|stop| format!("resigning: {stop:?}"))?;
        }
        saved_and_loaded(&self.table).map(drop)
    }

    /// Dice from elsewhere, written down beforehand, are taken and kept. Nobody knows how many an order would need.
    fn play_with_given_dice(&mut self, sample: &mut Stream) -> Result<(), String> {
        self.table.set_orders(Vec::new());
        let legal = self.table.legal();
        let Some(action) = legal.get(sample.below(legal.len() as u32) as usize) else { return Ok(()) };
        let mut elsewhere = Seeded::new(sample.next_u64(), 0);
        let mut dice = Logged::new(&mut elsewhere);
        let mut after = self.table.state().clone();
        let text = self.table.rules().write(&after, action);
        let given = self.table.rules().apply(&mut after, action, &mut dice, &mut Silent);
        given.map_err(|stop| format!("{text} is listed and stopped: {stop:?}"))?;
        let faces = dice.faces();
        let played = self.table.play(Deed::Act(action.clone()), Throw::Given(&faces));
        played.map(drop).map_err(|stop| format!("{text} with the dice {faces:?} was stopped: {stop:?}"))
    }
}

/// The save loads and is the same game, to the byte.
pub(super) fn saved_and_loaded<R: Ruleset>(table: &Table<R>) -> Result<Table<R>, String> {
    let text = table.save().to_json();
    let again = Save::parse("save", &text).and_then(|save| Table::<R>::load("save", &save));
    let again = again.map_err(|flaw| format!("the save does not load: {flaw}"))?;
    if again.bytes() != table.bytes() || again.orders() != table.orders() {
        return Err("the save ends in other bytes".into());
    }
    if again.save().to_json() != text {
        return Err("the save is written in another way after loading".into());
    }
    Ok(again)
}

/// The last entries are taken back and played again: the bytes are those before them, then those after them.
pub(super) fn back_and_again<R: Ruleset>(
    table: &mut Table<R>,
    entries: usize,
    before: &[u8],
) -> Result<(), String> {
    let now = table.bytes();
    let text = table.played().last().map_or(String::new(), |entry| entry.text.clone());
    for _ in 0..entries {
        table.take_back().map_err(|refusal| format!("{text} cannot be taken back: {refusal:?}"))?;
    }
    if table.bytes() != before {
        return Err(format!("taking back {text} does not restore the bytes"));
    }
    for _ in 0..entries {
        table.redo().map_err(|stop| format!("{text} cannot be played again: {stop:?}"))?;
    }
    if table.bytes() != now {
        return Err(format!("playing {text} again does not give the same bytes"));
    }
    Ok(())
}
