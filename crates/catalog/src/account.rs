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
    growing: Growing<R>,
}

/// What of the last passage may still grow: a piece and its events, and how many sentences about others stand before them.
struct Growing<R: Ruleset> {
    piece: Option<u16>,
    events: Vec<Noted<R::Event>>,
    others: usize,
}

impl<R: Ruleset> Growing<R> {
    fn nothing() -> Growing<R> {
        Growing { piece: None, events: Vec::new(), others: 0 }
    }

    /// The last passage with one more action, if that belongs to it.
    fn longer(
        &mut self,
        table: &Table<R>,
        (last, number): (&Passage, usize),
        step: &Step<R>,
        (piece, viewed): (Option<u16>, &[Noted<R::Event>]),
    ) -> Option<Passage> {
        let mut whole = Passage { last: number, ..last.clone() };
        let same = (last.seat, last.group) == (step.seat, step.group);
        if same && piece.is_some() && self.piece == piece {
            let events: Vec<Noted<R::Event>> = self.events.iter().chain(viewed).cloned().collect();
            if let Some(summed) = table.rules().sum_up(&events) {
                whole.events.truncate(self.others);
                whole.events.extend(summed);
                self.events = events;
                return Some(whole);
            }
        }
        let told = sentences(table, viewed);
        if same && step.group.is_some() {
            *self = Growing { piece, events: viewed.to_vec(), others: whole.events.len() };
            whole.events.extend(told);
            whole.rolls.extend(step.rolls.iter().cloned());
            return Some(whole);
        }
        // Whoever of the other side lets an order pass does not break its account in two.
        let passes =
            last.group.is_some() && step.seat != last.seat && step.rolls.is_empty() && told.is_empty();
        passes.then_some(whole)
    }
}

/// The accounts of a game: that of the referee from the beginning, and one for each viewer who has asked. Most of what they tell is
/// the same, and is kept once.
pub struct Accounts<R: Ruleset> {
    referee: Account<R>,
    others: BTreeMap<Viewer, Account<R>>,
}

impl<R: Ruleset> Account<R> {
    fn new(viewer: Viewer) -> Account<R> {
        Account { viewer, history: Vec::new(), passages: Vec::new(), growing: Growing::nothing() }
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

    /// Part of the last passage where the game can sum them up, or where both belong to one order; else a passage of its own.
    fn tell_passage(&mut self, table: &Table<R>, number: usize, step: &Step<R>) {
        let rules = table.rules();
        let viewed: Vec<Noted<R::Event>> =
            step.events.iter().map(|noted| rules.view_noted(noted, self.viewer)).collect();
        let piece = match &step.deed {
            Deed::Act(action) if !step.by_order && step.rolls.is_empty() => {
                rules.gesture(&step.before, action).piece
            }
            _ => None,
        };
        let last = self.passages.last_mut().filter(|last| last.last + 1 == number);
        if let Some(last) = last
            && let Some(longer) = self.growing.longer(table, (last, number), step, (piece, &viewed))
        {
            *last = Arc::new(longer);
            return;
        }
        self.passages.push(Arc::new(Passage {
            first: number,
            last: number,
            seat: step.seat,
            by_order: step.by_order,
            group: step.group,
            events: sentences(table, &viewed),
            rolls: step.rolls.clone(),
        }));
        self.growing = Growing { piece, events: viewed, others: 0 };
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
        self.growing = Growing::nothing();
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
        group: step.group,
        asked: decision.map(|decision| (rules.prompt(state), decision.rule)),
        role: decision.map_or(Role::Choose, |decision| decision.role),
        reaction: decision.is_some_and(|decision| decision.reaction),
        gesture,
        events: events.filter_map(|noted| said(rules.tell(&rules.view_noted(noted, viewer)))).collect(),
        rolls: step.rolls.clone(),
    }
}

/// Events in words, as far as there is something to say.
fn sentences<R: Ruleset>(table: &Table<R>, events: &[Noted<R::Event>]) -> Vec<Told> {
    events.iter().filter_map(|noted| said(table.rules().tell(noted))).collect()
}

/// Nothing where there is nothing to say.
fn said(told: Told) -> Option<Told> {
    (!told.says.is_empty()).then_some(told)
}

/// What is known already, where it is the same.
fn same<T: PartialEq>(own: Arc<T>, known: Option<&Arc<T>>) -> Arc<T> {
    known.filter(|known| **known == own).cloned().unwrap_or(own)
}
