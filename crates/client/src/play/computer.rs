//! The seats that the computer plays.

use super::{Play, Thinking};
use crate::brain;
use crate::browser::{now, sleep};
use crate::settings::settings;
use crate::store::Who;
use crate::worker::Question;
use catalog::Sitting;
use engine::text::Phrase;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What comes after an action of the computer.
enum Next {
    /// The same piece goes on.
    Step(u16),
    /// Its move is over; it was to be looked at for so many milliseconds.
    Done(f64),
}

/// The one piece that the seat has to go on with.
fn goes_on(sitting: &dyn Sitting, seat: Seat) -> Option<u16> {
    sitting.decision().filter(|decision| decision.seat == seat && !decision.reaction)?;
    let ready = sitting.ready_after(None);
    ready.first().copied().flatten().filter(|_| ready.len() == 1)
}

/// How many pieces can act.
fn acting(sitting: &dyn Sitting) -> usize {
    sitting.ready_after(None).iter().flatten().count()
}

/// What the computer moves: how many of its pieces could act at the last look, how many at most since it began, and who marched last.
#[derive(Clone, Copy, Default)]
pub(super) struct Crowd {
    last: usize,
    most: usize,
    marched: Option<u16>,
}

/// How long a counter glides from hex to hex, in milliseconds; the style sheet says the same. Every frame of it draws the whole
/// board again, and an army of a hundred would spend its turn gliding.
const GLIDE: f64 = 160.0;

/// How often the board is drawn while an army moves, in milliseconds: at best, and on a slow machine at least. In between it takes
/// three times as long as the drawing took, so that most of the time is spent on moves.
const DRAWN: (f64, f64) = (400.0, 1200.0);

/// What the computer looked for when it made its last plan. Nobody is told before the game is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// How many actions had been played then.
    pub action: usize,
    pub depth: u8,
    pub nodes: u64,
    pub milliseconds: f64,
    pub expects: Vec<Phrase>,
}

/// So many actions of a plan are told.
const EXPECTED: usize = 6;

/// Thoughts shorter than this have no progress to show, in milliseconds.
const SHORT: f64 = 150.0;

impl Play {
    pub(super) fn let_think(self, seat: Seat, level: String) {
        if matches!(self.thinking.get_untracked(), Thinking::Yes { .. }) {
            return;
        }
        self.thinking.set(Thinking::Yes { done: 0 });
        spawn_local(async move {
            let (mut seat, mut level) = (seat, level);
            let (mut marching, mut pace) = (None, 0.0);
            // How long the moves since the board was drawn last were to be looked at.
            let (mut owed, began) = (0.0, now());
            let mut lag = None;
            loop {
                if marching.is_none() {
                    let Some(next) = self.pace(seat) else { break };
                    pace = next;
                }
                let next = self.one_thought(seat, &level, marching, pace).await;
                // The first thought had to wait until the board was drawn.
                let lag = *lag.get_or_insert_with(|| now() - began);
                match next {
                    Some(Next::Step(piece)) => {
                        marching = Some(piece);
                        self.crowd.update_value(|crowd| crowd.marched = marching);
                    }
                    Some(Next::Done(looked)) => {
                        marching = None;
                        owed += looked;
                        match self.goes_on_unseen(owed, lag) {
                            Some(next) => (seat, level) = next,
                            None => break self.draw_and_follow(owed).await,
                        }
                    }
                    None => break,
                }
            }
        });
    }

    /// Who goes on before the board is drawn again: the army that moves, or whoever of the computer's answers it.
    fn goes_on_unseen(self, owed: f64, lag: f64) -> Option<(Seat, String)> {
        let next =
            self.sitting.try_with_value(|sitting| sitting.decision().map(|decision| decision.seat))??;
        let Who::Computer(level) = self.player(next) else { return None };
        let since = now() - self.drawn.get_value();
        let seldom = (3.0 * lag).clamp(DRAWN.0, DRAWN.1);
        (self.brisk.get_untracked() && owed.max(since) < seldom).then_some((next, level))
    }

    /// Waits as long as what came before was to be looked at, and shows what came since.
    async fn draw_and_follow(self, owed: f64) {
        // A move that comes in an instant is not seen.
        let since = now() - self.drawn.try_get_value().unwrap_or_default();
        if since < owed {
            sleep((owed - since) as i32).await;
        }
        if !matches!(self.thinking.try_get_untracked(), Some(Thinking::Yes { .. })) {
            return self.show();
        }
        self.thinking.try_set(Thinking::No);
        self.show();
        self.follow();
    }

    fn question(self, seat: Seat, level: &str) -> Option<Question> {
        self.sitting.try_with_value(|sitting| Question {
            number: 0,
            table: self.id().unwrap_or_default(),
            game: sitting.game().about().id.to_string(),
            level: level.into(),
            seed: self.seed.get_value().wrapping_add(u64::from(seat.0)),
            seat: seat.0,
            setup: sitting.setup().clone(),
            view: sitting.view_bytes(Viewer::Seat(seat)),
            time: 1800.0,
        })
    }

    /// Thinks of one action and plays it; `None` where the computer was stopped or somebody left. Of a piece on its way only the
    /// last step is waited for and shown: hundreds of steps make a turn of a great army.
    async fn one_thought(self, seat: Seat, level: &str, marching: Option<u16>, pace: f64) -> Option<Next> {
        let question = self.question(seat, level)?;
        let asked_at = self.sitting.try_with_value(|sitting| sitting.length())?;
        let began = now();
        let thought = brain::ask(question, move |done| {
            // Of a thought that is over at once nobody needs to see the progress.
            if now() - began > SHORT {
                let _ = self.thinking.try_set(Thinking::Yes { done });
            }
        })
        .await;
        // The player may have left the table, or taken something back.
        if self.sitting.try_with_value(|sitting| sitting.length()) != Some(asked_at) {
            return None;
        }
        let Some(thought) = thought else {
            if matches!(self.thinking.get_untracked(), Thinking::Yes { .. }) {
                self.show();
                self.thinking.set(Thinking::Broken);
            }
            return None;
        };
        if !matches!(self.thinking.try_get_untracked(), Some(Thinking::Yes { .. })) {
            self.show();
            return None;
        }
        let judged = (thought.depth > 0).then_some(thought.score);
        // What follows of a plan costs no thought of its own.
        if thought.nodes > 0 {
            let _ = self.plan.try_set(Some(Plan {
                action: asked_at,
                depth: thought.depth,
                nodes: thought.nodes,
                milliseconds: thought.milliseconds,
                expects: self.sayings(&thought.expected),
            }));
        }
        if !self.act_unseen(&thought.action, judged).await {
            // Its dice were not thrown: it waits until somebody lets it go on.
            let waits = self.own_dice.try_get_untracked() != Some(false);
            self.show();
            let _ = self.thinking.try_set(if waits { Thinking::Paused } else { Thinking::Broken });
            return None;
        }
        let next = self.sitting.try_with_value(|sitting| goes_on(sitting.as_ref(), seat))?;
        if let Some(piece) = next.filter(|piece| marching.is_none_or(|before| before == *piece)) {
            return Some(Next::Step(piece));
        }
        Some(Next::Done(pace))
    }

    /// The first of these actions, as the game says them: more nobody reads.
    fn sayings(self, actions: &[String]) -> Vec<Phrase> {
        let first = |count: usize| self.explain_briefly(actions.get(..count)?).map(|it| it.says);
        (1..=EXPECTED).map_while(first).collect()
    }

    /// How long the next move is looked at, in milliseconds: where a whole army moves, less, from its first piece to its last. What
    /// is answered to it then, and the rest of a march that an answer has interrupted, has no time of its own.
    fn pace(self, seat: Seat) -> Option<f64> {
        let mut crowd = self.crowd.get_value();
        let goes_with_it = |sitting: &dyn Sitting| {
            let piece = goes_on(sitting, seat);
            sitting.decision().is_some_and(|decision| decision.reaction)
                || piece.is_some() && piece == crowd.marched
        };
        if self.brisk.get_untracked()
            && self.sitting.try_with_value(|sitting| goes_with_it(sitting.as_ref()))?
        {
            return Some(0.0);
        }
        let now = self.sitting.try_with_value(|sitting| acting(sitting.as_ref()))?;
        // More than before: something else has begun.
        crowd.most = if now > crowd.last { now } else { crowd.most };
        crowd.last = now;
        self.crowd.set_value(crowd);
        let pace = f64::from(settings().pace.get_untracked()) * (10.0 / crowd.most.max(1) as f64).min(1.0);
        if self.brisk.get_untracked() != (pace < GLIDE) {
            self.brisk.set(pace < GLIDE);
        }
        Some(pace)
    }

    /// What was played unseen is on the board now.
    fn show(self) {
        if self.changed.try_get_untracked().is_some() {
            self.after_change();
        }
    }

    /// "Enough": the computer stops; its move waits.
    pub fn pause(self) {
        if matches!(self.thinking.get_untracked(), Thinking::Yes { .. }) {
            self.thinking.set(Thinking::Paused);
            brain::cancel();
        }
    }

    pub fn resume(self) {
        // Whoever lets it go on does not wait to take something back.
        self.released.set_value(Some(untrack(|| self.length())));
        self.thinking.set(Thinking::No);
        self.follow();
    }
}
