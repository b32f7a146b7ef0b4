//! The seats that the computer plays.

use super::{Play, Thinking};
use crate::app::ui;
use crate::brain;
use crate::browser::{now, sleep};
use crate::worker::Question;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;

impl Play {
    pub(super) fn let_think(self, seat: Seat, level: String) {
        if matches!(self.thinking.get_untracked(), Thinking::Yes { .. }) {
            return;
        }
        self.thinking.set(Thinking::Yes { done: 0 });
        let question = self.sitting.with_value(|sitting| Question {
            number: 0,
            table: self.id().unwrap_or_default(),
            game: sitting.game().about().id.to_string(),
            level,
            seed: self.seed.get_value().wrapping_add(u64::from(seat.0)),
            seat: seat.0,
            setup: sitting.setup().clone(),
            view: STANDARD.encode(sitting.view_bytes(Viewer::Seat(seat))),
            time: 1800.0,
        });
        let asked_at = self.sitting.with_value(|sitting| sitting.length());
        spawn_local(async move {
            let began = now();
            let thought = brain::ask(question, move |done| {
                let _ = self.thinking.try_set(Thinking::Yes { done });
            })
            .await;
            // The player may have left the table, or taken something back.
            let length = self.sitting.try_with_value(|sitting| sitting.length());
            if length != Some(asked_at) {
                return;
            }
            let Some(thought) = thought else {
                if matches!(self.thinking.get_untracked(), Thinking::Yes { .. }) {
                    self.thinking.set(Thinking::Broken);
                }
                return;
            };
            // A move that comes in an instant is not seen.
            let pace = f64::from(ui().pace.get_untracked());
            let shown = now() - began;
            if shown < pace {
                sleep((pace - shown) as i32).await;
            }
            if self.thinking.try_get_untracked() != Some(Thinking::Yes { done: 1000 })
                && !matches!(self.thinking.try_get_untracked(), Some(Thinking::Yes { .. }))
            {
                return;
            }
            self.thinking.set(Thinking::No);
            let judged = (thought.depth > 0).then_some(thought.score);
            if self.act(&thought.action, judged).await {
                self.thought.set(Some((asked_at, thought)));
                self.follow();
            } else {
                // Its dice were not thrown: it waits until somebody lets it go on.
                let waits = self.own_dice.try_get_untracked() != Some(false);
                let _ = self.thinking.try_set(if waits { Thinking::Paused } else { Thinking::Broken });
            }
        });
    }

    /// "Enough": the computer stops; its move waits.
    pub fn pause(self) {
        if matches!(self.thinking.get_untracked(), Thinking::Yes { .. }) {
            self.thinking.set(Thinking::Paused);
            brain::cancel();
        }
    }

    pub fn resume(self) {
        self.thinking.set(Thinking::No);
        self.follow();
    }
}
