//! What has happened in a game, told to one viewer and kept, so that each action is told once.

use crate::seated::Seated;
use crate::sitting::{Passage, Played};
use engine::ruleset::Ruleset;
use engine::table::{Deed, Step};
use engine::{Noted, Viewer};
use std::sync::Arc;

/// The account of a game for one viewer, kept so that each action is told once.
pub struct Retold<R: Ruleset> {
    pub viewer: Viewer,
    /// The position up to which it is told.
    state: R::State,
    pub history: Vec<Arc<Played>>,
    pub passages: Vec<Arc<Passage>>,
    /// The piece and the events of the passage that may still grow.
    growing: (Option<u16>, Vec<Noted<R::Event>>),
}

impl<R: Ruleset> Seated<R> {
    fn played(&self, state: &R::State, step: &Step<R>, viewer: Viewer) -> Played {
        let rules = self.table.rules();
        let text = match &step.deed {
            Deed::Resign(seat) => format!("resign {}", self.table.battle().seat_id(*seat)),
            Deed::Act(action) => match rules.view_action(action, step.seat, viewer) {
                Some(action) => rules.write(state, &action),
                None => "?".into(),
            },
        };
        let events = step.events.iter().map(|noted| rules.tell(&rules.view_noted(noted, viewer)));
        let events = events.filter(|told| !told.says.is_empty());
        Played {
            seat: step.seat,
            text,
            by_order: step.by_order,
            judged: step.judged,
            asked: rules.decision(state).map(|decision| (rules.prompt(state), decision.rule)),
            events: events.collect(),
            rolls: step.rolls.clone(),
        }
    }

    /// Steps that have just been played, told from the positions they were played in, of which the first is known.
    pub fn tell_new(&self, mut state: R::State, before: usize) -> Vec<Played> {
        let mut list = Vec::new();
        self.table.replay_on(&mut state, before, |_, state, _, step| {
            list.push(self.played(state, step, Viewer::Referee));
        });
        list
    }

    /// Tells what has not been told yet, and then asks the account.
    pub fn retold<T>(&self, viewer: Viewer, ask: impl FnOnce(&Retold<R>) -> T) -> T {
        let count = self.table.played().len();
        let mut kept = self.account.borrow_mut();
        let good = kept.take().filter(|it| it.viewer == viewer && it.history.len() <= count);
        let mut told = good.unwrap_or_else(|| Retold {
            viewer,
            state: self.table.state_after(0),
            history: Vec::new(),
            passages: Vec::new(),
            growing: (None, Vec::new()),
        });
        let (mut state, seen) = (told.state.clone(), told.history.len());
        self.table.replay_on(&mut state, seen, |number, before, _, step| {
            told.history.push(Arc::new(self.played(before, step, viewer)));
            self.tell_passage(&mut told, number, before, step);
        });
        told.state = state;
        let answer = ask(&told);
        *kept = Some(told);
        answer
    }

    /// One more action: part of the last passage where the game can sum them up, else a passage of its own.
    fn tell_passage(&self, told: &mut Retold<R>, number: usize, before: &R::State, step: &Step<R>) {
        let rules = self.table.rules();
        let viewed = step.events.iter().map(|noted| rules.view_noted(noted, told.viewer));
        let piece = match &step.deed {
            Deed::Act(action) if !step.by_order && step.rolls.is_empty() => {
                rules.gesture(before, action).piece
            }
            _ => None,
        };
        let (list, growing) = (&mut told.passages, &mut told.growing);
        let together = list.last_mut().filter(|last| {
            piece.is_some() && growing.0 == piece && last.seat == step.seat && last.last + 1 == number
        });
        if let Some(last) = together {
            let events: Vec<Noted<R::Event>> = growing.1.iter().cloned().chain(viewed.clone()).collect();
            if let Some(summed) = rules.sum_up(&events) {
                *last = Arc::new(Passage { last: number, events: summed, ..Passage::clone(last) });
                growing.1 = events;
                return;
            }
        }
        let events: Vec<Noted<R::Event>> = viewed.collect();
        list.push(Arc::new(Passage {
            first: number,
            last: number,
            seat: step.seat,
            by_order: step.by_order,
            events: events
                .iter()
                .map(|noted| rules.tell(noted))
                .filter(|told| !told.says.is_empty())
                .collect(),
            rolls: step.rolls.clone(),
        }));
        *growing = (piece, events);
    }
}
