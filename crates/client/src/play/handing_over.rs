//! A turn ends when its player says so. The rules may end it with an action that looks like any other: then the other side waits for a
//! word, as long as what was done can still be taken back and would be final once dice have fallen.

use super::{Play, Thinking};
use crate::browser::sleep;
use crate::settings::settings;
use crate::store::Who;
use engine::Refusal;
use engine::decision::Role;
use engine::text::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Whoever has said that his turn is over still has so many times the pace of the computer to think better of it.
const MOMENTS: i32 = 4;

impl Play {
    /// Has the turn of the person passed to the computer by what was done last, so that it had better wait? And did he say that it was
    /// over, by an answer that no piece gives? Where no dice are thrown whatever comes can be taken back, and nobody need wait.
    pub(super) fn handed_over(self) -> Option<bool> {
        let alone = settings().turn_ends_alone.get_untracked();
        let released = self.released.get_value() == Some(untrack(|| self.length()));
        if alone || released || self.humans() != 1 || !self.game().about().dice {
            return None;
        }
        let asked = self.decision.get_untracked().filter(|decision| !decision.reaction)?;
        let history = self.history.get_untracked();
        let last =
            history.last().filter(|last| !last.reaction && !last.by_order && last.seat != asked.seat)?;
        let own = self.player(last.seat) == Who::Human && last.role != Role::SetUp;
        let free = self.sitting.with_value(|sitting| sitting.retractable() > 0);
        (own && free).then_some(last.gesture.piece.is_none())
    }

    /// The computer waits: until it is told to begin, or for a moment where the person has ended his turn himself.
    pub(super) fn hold_back(self, said: bool) {
        self.thinking.set(Thinking::Holds);
        let moment = settings().pace.get_untracked() * MOMENTS;
        if !said {
            crate::browser::focus_soon(".hold .go");
            return;
        }
        let length = untrack(|| self.length());
        spawn_local(async move {
            sleep(moment).await;
            let same = self.sitting.try_with_value(|sitting| sitting.length()) == Some(length);
            if same && self.thinking.try_get_untracked() == Some(Thinking::Holds) {
                self.resume();
            }
        });
    }

    /// Why nothing can be taken back now; nothing where something can.
    pub fn why_no_undo(self) -> Option<Refusal> {
        if self.may_undo() {
            return None;
        }
        let says = |id| Some(Refusal::unreadable(Phrase::new(id)));
        if self.at.get().is_some() {
            return says("refusal-undo-past");
        }
        if self.curtain.get().is_some() {
            return says("refusal-undo-curtain");
        }
        self.sitting.with_value(|sitting| match sitting.retractable() {
            // What could be taken back is the computer's alone.
            free if free > 0 && free == sitting.length() => says("refusal-undo-not-begun"),
            _ => Some(sitting.why_fixed()),
        })
    }

    /// Why nothing can be played again now; nothing where something can.
    pub fn why_no_redo(self) -> Option<Refusal> {
        let id = if self.at.get().is_some() { "refusal-undo-past" } else { "refusal-redo-nothing" };
        (!self.may_redo()).then(|| Refusal::unreadable(Phrase::new(id)))
    }
}
