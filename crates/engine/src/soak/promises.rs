//! What holds at every decision, and what takes longer to see and is sampled.

use super::{Soak, Watched};
use crate::dice::Seeded;
use crate::hash::canonical_bytes;
use crate::journal::{Noted, Silent};
use crate::ruleset::{Ruleset, Setup};
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use crate::text::{Lang, Phrase};

/// Of a list that is longer than this, a sample of so many is tried: whole armies may be set up anywhere.
const MOST_TRIED: usize = 600;

impl<R: Ruleset> Soak<R> {
    /// Either a decision is owed or the game has an outcome; of the decision something is legal.
    pub(super) fn owed(&mut self, state: &R::State) -> Result<bool, String> {
        let rules = self.table.rules();
        let decision = rules.decision(state);
        if decision.is_some() == rules.outcome(state).is_some() {
            return Err("a game is either owed a decision or has an outcome".into());
        }
        let Some(decision) = decision else { return Ok(false) };
        rules.legal(state, &mut self.legal);
        if self.legal.is_empty() {
            return Err(format!("nothing is legal in {}", decision.kind));
        }
        Ok(true)
    }

    pub(super) fn every_listed_action_applies(&mut self, state: &R::State) -> Result<(), String> {
        self.rolls = None;
        let at = self.seen.decisions;
        let stride = self.legal.len().div_ceil(MOST_TRIED);
        let first = self.sample.below(stride as u32) as usize;
        for action in self.legal.iter().skip(first).step_by(stride) {
            let mut after = state.clone();
            let mut dice = Watched::new(self.seed, at);
            if let Err(stop) = self.table.rules().apply(&mut after, action, &mut dice, &mut Silent) {
                return Err(format!("{action:?} is listed and stopped: {stop:?}"));
            }
            // The first of them that throws dice, or a later one.
            if dice.thrown && (self.rolls.is_none() || self.sample.below(4) == 0) {
                self.rolls = Some(action.clone());
            }
            self.seen.actions_tried += 1;
        }
        Ok(())
    }

    /// Actions that nobody listed here: from elsewhere in the game, and made up from the words of others.
    pub(super) fn strangers_are_refused(&mut self, state: &R::State) -> Result<(), String> {
        for _ in 0..4 {
            let pick = self.sample.below(self.memory.len() as u32) as usize;
            let Some(foreign) = self.memory.get(pick).cloned() else { break };
            self.stranger(state, &foreign)?;
        }
        let Some(invented) = self.words.invent(&mut self.sample) else { return Ok(()) };
        if let Ok(action) = self.table.rules().read(state, &invented) {
            self.seen.inventions_read += 1;
            self.stranger(state, &action).map_err(|what| format!("{invented:?}: {what}"))?;
        }
        Ok(())
    }

    /// One action from elsewhere is refused without effect, unless it is listed here too.
    fn stranger(&mut self, state: &R::State, foreign: &R::Action) -> Result<(), String> {
        let (rules, at) = (self.table.rules(), self.seen.decisions);
        let open = rules.decision(state).is_some_and(|decision| decision.open);
        let refused = rules.check(state, foreign).is_err();
        if refused == self.legal.contains(foreign) && !open {
            return Err(format!("{foreign:?}: check and list disagree"));
        }
        let mut after = state.clone();
        let mut dice = Seeded::new(self.seed, at);
        let stopped = rules.apply(&mut after, foreign, &mut dice, &mut Silent).is_err();
        if stopped != refused {
            return Err(format!("{foreign:?}: check and apply disagree"));
        }
        if stopped {
            self.seen.refusals_checked += 1;
            if after != *state || (at % 16 == 0 && canonical_bytes(&after) != canonical_bytes(state)) {
                return Err(format!("{foreign:?} was refused and changed the state"));
            }
        }
        Ok(())
    }
}

pub(super) fn reads_back<R: Ruleset>(
    rules: &R,
    state: &R::State,
    action: &R::Action,
    text: &str,
) -> Result<(), String> {
    match rules.read(state, text) {
        Ok(read) if read == *action => Ok(()),
        other => Err(format!("{action:?} is written {text:?} and read {other:?}")),
    }
}

/// Notation, views, position and words.
pub(super) fn check_slowly<R: Ruleset>(
    table: &Table<R>,
    state: &R::State,
    legal: &[R::Action],
) -> Result<(), String> {
    let rules = table.rules();
    for action in legal {
        let text = rules.write(state, action);
        reads_back(rules, state, action, &text)?;
        rules.check(state, action).map_err(|refusal| format!("{text} is listed and refused: {refusal:?}"))?;
        rules.gesture(state, action);
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        let view = rules.view(state, viewer);
        if rules.view(&view, viewer) != view {
            return Err(format!("the view of {viewer:?} still hides something from itself"));
        }
    }
    position_reads_back(table, state)?;
    can_be_said(rules, state, &legal[legal.len() / 2])
}

fn position_reads_back<R: Ruleset>(table: &Table<R>, state: &R::State) -> Result<(), String> {
    let written = table.rules().write_position(table.setup(), state);
    let setup = Setup { position: Some(written.clone()), ..table.setup().clone() };
    match R::open(&setup) {
        Ok((_, read)) if canonical_bytes(&read) == canonical_bytes(state) => Ok(()),
        Ok(_) => Err(format!("the position reads back as another:\n{written}")),
        Err(flaw) => Err(format!("the position does not read back: {flaw}\n{written}")),
    }
}

/// The question, one answer and the whole scene have words in both languages.
fn can_be_said<R: Ruleset>(rules: &R, state: &R::State, action: &R::Action) -> Result<(), String> {
    let explanation = rules.explain(state, action);
    let mut phrases = vec![explanation.says, rules.prompt(state)];
    phrases.extend(explanation.effects.into_iter().map(|effect| effect.says));
    phrases.extend(explanation.accounts.into_iter().map(|account| account.title));
    let scene = rules.scene(state);
    phrases.extend(scene.pieces.into_iter().map(|piece| piece.name));
    phrases.extend(scene.tracks.into_iter().map(|track| track.name));
    phrases.extend(scene.notes);
    phrases.iter().try_for_each(sayable::<R>)
}

pub(super) fn say_events<R: Ruleset>(rules: &R, events: &[Noted<R::Event>]) -> Result<(), String> {
    for noted in events {
        let told = rules.tell(noted);
        if told.says.is_empty() {
            continue;
        }
        if told.rules.is_empty() {
            return Err(format!("{:?} cites no rule", noted.event));
        }
        sayable::<R>(&told.says)?;
    }
    Ok(())
}

/// A sentence without words, or with a hole where an argument should be, is a mistake.
pub(super) fn sayable<R: Ruleset>(phrase: &Phrase) -> Result<(), String> {
    for lang in Lang::ALL {
        let text = R::texts().say(lang, phrase);
        if text.starts_with('[') || text.contains("{$") || text.trim().is_empty() {
            return Err(format!("no words for {text:?}"));
        }
    }
    Ok(())
}
