//! What has happened in a game, told to each viewer and kept: an action is told from what came of it when it was played, and once.

use crate::sitting::{Passage, Played};
use engine::decision::{Gesture, Role};
use engine::ruleset::{Ruleset, Told};
use engine::table::{Deed, Step, Table};
use engine::{Noted, Viewer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The account of a game for one viewer.
pub struct Account<R: Ruleset> {
    viewer: Viewer,
    pub history: Vec<Arc<Played>>,
    pub passages: Vec<Arc<Passage>>,
    /// The piece and the events of the passage that may still grow.
    growing: (Option<u16>, Vec<Noted<R::Event>>),
}

/// The accounts of a game: that of the referee from the beginning, and one for each viewer who has asked. Most of what they tell is
/// the same, and is kept once.
pub struct Accounts<R: Ruleset> {
    referee: Account<R>,
    others: BTreeMap<Viewer, Account<R>>,
}

impl<R: Ruleset> Account<R> {
    fn new(viewer: Viewer) -> Account<R> {
        Account { viewer, history: Vec::new(), passages: Vec::new(), growing: (None, Vec::new()) }
    }

    /// One more action. What the account of somebody who sees more tells in the same words is taken from there.
    fn tell(&mut self, table: &Table<R>, number: usize, step: &Step<R>, wider: Option<&Account<R>>) {
        if self.history.len() != number {
            return;
        }
        let played = Arc::new(played(table, step, self.viewer));
        self.history.push(same(played, wider.and_then(|wider| wider.history.get(number))));
        self.tell_passage(table, number, step);
        if let Some(last) = self.passages.pop() {
            self.passages.push(same(last, wider.and_then(|wider| wider.passages.last())));
        }
    }

    /// Part of the last passage where the game can sum them up, else a passage of its own.
    fn tell_passage(&mut self, table: &Table<R>, number: usize, step: &Step<R>) {
        let rules = table.rules();
        let viewed = step.events.iter().map(|noted| rules.view_noted(noted, self.viewer));
        let piece = match &step.deed {
            Deed::Act(action) if !step.by_order && step.rolls.is_empty() => {
                rules.gesture(&step.before, action).piece
            }
            _ => None,
        };
        let (list, growing) = (&mut self.passages, &mut self.growing);
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
            events: events.iter().filter_map(|noted| said(rules.tell(noted))).collect(),
            rolls: step.rolls.clone(),
        }));
        *growing = (piece, events);
    }

    /// No more actions than these are played any more. The last passage of what is left is told anew when somebody asks: the next
    /// action may belong to it.
    fn shorten(&mut self, count: usize) {
        if self.history.len() <= count {
            return;
        }
        let mut told = 0;
        while let Some(last) = self.passages.pop() {
            if last.first < count {
                told = last.first;
                break;
            }
        }
        self.history.truncate(told);
        self.growing = (None, Vec::new());
    }
}

impl<R: Ruleset> Accounts<R> {
    pub fn new() -> Accounts<R> {
        Accounts { referee: Account::new(Viewer::Referee), others: BTreeMap::new() }
    }

    /// Steps that have just been played, the first of them with this number, as the referee hears them.
    pub fn hear(&mut self, table: &Table<R>, first: usize, steps: &[Step<R>]) -> Vec<Played> {
        let tell = |(number, step): (usize, &Step<R>)| {
            self.referee.tell(table, number, step, None);
            for account in self.others.values_mut() {
                account.tell(table, number, step, Some(&self.referee));
            }
            match self.referee.history.get(number) {
                Some(told) => Played::clone(told),
                // Nobody has asked since a save was loaded: what came before is not told yet.
                None => played(table, step, Viewer::Referee),
            }
        };
        (first..).zip(steps).map(tell).collect()
    }

    /// The account of a viewer. What nobody has told yet is told now: the actions of a save.
    pub fn of(&mut self, table: &Table<R>, viewer: Viewer) -> &Account<R> {
        let Accounts { referee, others } = self;
        let count = table.played().len();
        if viewer == Viewer::Referee {
            if referee.history.len() < count {
                table.replay_from(referee.history.len(), |number, _, step| {
                    referee.tell(table, number, step, None);
                });
            }
            return referee;
        }
        let account = others.entry(viewer).or_insert_with(|| Account::new(viewer));
        let told = account.history.len().min(referee.history.len());
        if told < count {
            table.replay_from(told, |number, _, step| {
                referee.tell(table, number, step, None);
                account.tell(table, number, step, Some(&*referee));
            });
        }
        account
    }

    /// What a computer player thought of the position is said of the last action, which is told already.
    pub fn judge(&mut self, number: usize, score: i32) {
        let Some(first) = self.referee.history.get_mut(number) else { return };
        let before = first.clone();
        let judged = |played: &Played| Arc::new(Played { judged: Some(score), ..played.clone() });
        *first = judged(first);
        for account in self.others.values_mut() {
            if let Some(own) = account.history.get_mut(number) {
                *own = if Arc::ptr_eq(own, &before) { first.clone() } else { judged(own) };
            }
        }
    }

    /// No more actions than these are played any more.
    pub fn shorten(&mut self, count: usize) {
        self.referee.shorten(count);
        self.others.values_mut().for_each(|account| account.shorten(count));
    }
}

/// A step in words.
fn played<R: Ruleset>(table: &Table<R>, step: &Step<R>, viewer: Viewer) -> Played {
    let (rules, state) = (table.rules(), &step.before);
    let (text, gesture) = match &step.deed {
        Deed::Resign(seat) => (format!("resign {}", table.battle().seat_id(*seat)), Gesture::default()),
        Deed::Act(action) => match rules.view_action(action, step.seat, viewer) {
            Some(action) => (rules.write(state, &action), rules.gesture(state, &action)),
            None => ("?".into(), Gesture::default()),
        },
    };
    let decision = rules.decision(state);
    let events = step.events.iter();
    Played {
        seat: step.seat,
        text,
        by_order: step.by_order,
        judged: step.judged,
        asked: decision.map(|decision| (rules.prompt(state), decision.rule)),
        role: decision.map_or(Role::Choose, |decision| decision.role),
        reaction: decision.is_some_and(|decision| decision.reaction),
        gesture,
        events: events.filter_map(|noted| said(rules.tell(&rules.view_noted(noted, viewer)))).collect(),
        rolls: step.rolls.clone(),
    }
}

/// Nothing where there is nothing to say.
fn said(told: Told) -> Option<Told> {
    (!told.says.is_empty()).then_some(told)
}

/// What is known already, where it is the same.
fn same<T: PartialEq>(own: Arc<T>, known: Option<&Arc<T>>) -> Arc<T> {
    known.filter(|known| **known == own).cloned().unwrap_or(own)
}
