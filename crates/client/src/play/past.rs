//! What was done: taking it back, looking back at it, keeping it.

use super::{Bubble, Holding, Play, Thinking};
use crate::address::Address;
use crate::app::ui;
use crate::browser::now;
use crate::store::{self, Fault, Kept, Label, Who};
use crate::words::t;
use engine::{Refusal, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;

impl Play {
    /// May the player take something back? Against the computer, to his own last decision; it always agrees, except where
    /// something secret came to light.
    pub fn may_undo(self) -> bool {
        self.changed.track();
        self.at.get().is_none()
            && self.curtain.get().is_none()
            && self.sitting.with_value(|sitting| {
                let free = sitting.retractable();
                let own = || {
                    let seats = sitting.seats();
                    seats.into_iter().rev().take(free).any(|seat| self.player(seat) == Who::Human)
                };
                free > 0 && (self.humans() != 1 || own())
            })
    }

    pub fn undo(self) {
        if self.busy.get_untracked() {
            return;
        }
        if let Some(refusal) = untrack(|| self.why_no_undo()) {
            return self.refuse(refusal);
        }
        self.pause();
        self.thinking.set(Thinking::No);
        let mut refused = None;
        self.sitting.update_value(|sitting| {
            while let Some(seat) = sitting.last_seat() {
                if let Err(refusal) = sitting.undo(seat) {
                    refused = Some(refusal);
                    break;
                }
                // Against the computer: back to where the person decides.
                let own = sitting.decision().is_some_and(|decision| self.player(decision.seat) == Who::Human);
                if self.humans() != 1 || own {
                    break;
                }
            }
            // What was done with one click is taken back as one.
            let (begun, _) = self.deed_of(sitting.length());
            while refused.is_none() && sitting.length() > begun {
                let Some(seat) = sitting.last_seat() else { break };
                if sitting.undo(seat).is_err() {
                    break;
                }
            }
        });
        self.hold(Holding::Nothing);
        self.plan.set(None);
        self.trail.set(Vec::new());
        self.unseen.set_value(Vec::new());
        self.after_change();
        if let Some(refusal) = refused {
            self.bubble.set(Some(Bubble { at: None, refusal }));
        }
        self.follow();
        self.said.set(t("said-undone"));
    }

    /// Why not: shown, and said.
    fn refuse(self, refusal: Refusal) {
        self.said.set(refusal.say(self.game().texts(), ui().lang.get_untracked()));
        self.bubble.set(Some(Bubble { at: None, refusal }));
    }

    /// Where the deed that an action belongs to begins and ends: one click, or one march as the journal tells it.
    pub fn deed_of(self, action: usize) -> (usize, usize) {
        let within = |(begun, end): &(usize, usize)| (*begun..*end).contains(&action);
        // What was done for one order is one deed, however often it was interrupted.
        let order = {
            let passages = self.passages.get_untracked();
            let grouped = passages.iter().filter(|it| it.group.is_some()).map(|it| (it.first, it.last + 1));
            grouped.into_iter().find(within)
        };
        let click = self.clicks.with_value(|clicks| clicks.iter().copied().find(within));
        let march = || {
            let passages = self.passages.get_untracked();
            passages.iter().map(|it| (it.first, it.last + 1)).find(within)
        };
        order.or(click).or_else(march).unwrap_or((action, action + 1))
    }

    pub fn may_redo(self) -> bool {
        self.changed.track();
        self.at.get().is_none() && self.sitting.with_value(|sitting| sitting.may_redo())
    }

    pub fn redo(self) {
        if self.busy.get_untracked() {
            return;
        }
        if let Some(refusal) = untrack(|| self.why_no_redo()) {
            return self.refuse(refusal);
        }
        self.pause();
        self.thinking.set(Thinking::No);
        let (_, end) = self.deed_of(untrack(|| self.length()));
        self.sitting.update_value(|sitting| {
            while sitting.may_redo() && sitting.redo().is_ok() {
                if sitting.length() < end {
                    continue;
                }
                let own = sitting.decision().is_none_or(|decision| self.player(decision.seat) == Who::Human);
                if self.humans() != 1 || own {
                    break;
                }
            }
        });
        self.hold(Holding::Nothing);
        self.after_change();
        self.follow();
        self.said.set(t("said-redone"));
    }

    pub fn resign(self, seat: Seat) {
        self.pause();
        self.thinking.set(Thinking::No);
        let id = self.battle().seat_id(seat);
        spawn_local(async move {
            if self.act(&format!("resign {id}"), None).await {
                self.hold(Holding::Nothing);
            }
        });
    }

    // ------------------------------------------------------------------ looking back

    /// Looks at a moment; `None` is now. The address says so.
    pub fn watch(self, moment: Option<usize>) {
        let moment = moment.filter(|moment| *moment < untrack(|| self.length()));
        self.proposal.set(None);
        self.bubble.set(None);
        self.at.set(moment);
        if let Some(id) = self.id() {
            ui().note(&Address::Game { id, at: moment });
        } else if let Address::Replay { data, .. } = ui().route.get_untracked() {
            ui().note(&Address::Replay { data, at: moment });
        }
        if moment.is_none() {
            self.follow();
        }
    }

    /// Writes what is new.
    pub fn keep(self) {
        let Some(id) = self.id() else { return };
        let label = Label {
            id,
            players: self.players.get_value(),
            seed: self.seed.get_value().to_string(),
            changed: now(),
            over: self.sitting.with_value(|sitting| sitting.outcome().is_some()),
            own_dice: self.own_dice.get_untracked(),
        };
        let mut head = self.head.get_value();
        let mut done = Ok(());
        self.sitting.update_value(|sitting| done = store::keep(&label, sitting.as_mut(), &mut head));
        self.head.set_value(head);
        match done {
            Ok(()) => {}
            Err(Fault::Full) => ui().complain(t("store-full")),
            Err(Fault::Closed) => ui().complain(t("store-closed")),
        }
    }

    /// Another tab has gone on with this game: what it did is played here too, or all of it where that does not fit.
    pub fn follow_other(self, kept: &Kept) {
        self.pause();
        let followed = self.sitting.try_update_value(|sitting| match kept.follow(sitting.as_mut()) {
            Ok(()) => true,
            Err(_) => match kept.open() {
                Ok(whole) => {
                    *sitting = whole;
                    true
                }
                Err(_) => false,
            },
        });
        if followed != Some(true) {
            return;
        }
        self.head.set_value(kept.head());
        self.thinking.set(Thinking::No);
        self.hold(Holding::Nothing);
        self.changed.update(|n| *n += 1);
        ui().tell(t("store-other-tab"));
        self.take_up();
    }
}
