//! What the player does: pointing, holding, committing; and what follows at the table.

use super::{Bubble, Fan, HexAt, Holding, Play, Proposal, hex_at, place};
use crate::app::ui;
use crate::browser::{now, sleep};
use crate::settings::{calm, settings};
use crate::store::Who;
use catalog::{Explained, Listed, Played, Way};
use engine::decision::{Act, Hand, Role};
use engine::dice::DiceFault;
use engine::explain::Explanation;
use engine::intent::{Intent, Skipped, Then, WentOn};
use engine::refusal::Refusal;
use engine::sorted::InOrder;
use engine::{Stop, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Nobody is told that nothing is still nothing.
fn clear<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
    if signal.with_untracked(Option::is_some) {
        signal.set(None);
    }
}

impl Play {
    /// Points at a place: chooses, moves, proposes, or hears why not.
    pub fn point(self, at: HexAt) {
        untrack(|| self.point_at(at));
    }

    fn point_at(self, at: HexAt) {
        clear(self.bubble);
        clear(self.proposal);
        clear(self.fan);
        clear(self.towards);
        let look = || self.inspected.set(Some(at));
        if !self.mine() || self.busy.get() {
            return look();
        }
        if self.point_with_squad(at) {
            return look();
        }
        if self.picks() {
            look();
            let stack: Vec<u16> = self.index.get().stack(at).to_vec();
            let mut meant = stack.iter().filter_map(|id| self.pick(*id));
            return match (meant.next(), meant.next()) {
                (Some(only), None) => self.play(vec![only]),
                (Some(_), Some(_)) => self.fan.set(Some(Fan { at, offers: Vec::new(), pieces: true })),
                (None, _) => self.explain_why_not(at),
            };
        }
        let offers = self.ways_to(at);
        let friend = self.next_at(at);
        let (hits, walks): (Vec<Way>, Vec<Way>) = offers.into_iter().partition(|offer| offer.hits());
        if !hits.is_empty() {
            look();
            return self.propose(hits);
        }
        // Passing through a friend is a step too, but whoever points at a friend means the friend; to join him is one of the
        // choices beside him.
        let taken = match friend {
            Some(id) => {
                self.hold(Holding::Piece(id));
                true
            }
            None => self.waits_at(at) && self.take_other(at),
        };
        // What is asked for first is drawn first: where a piece can go stands on the board before the card beside it is written.
        look();
        match taken {
            true => {
                let joining: Vec<Way> = walks.into_iter().filter(|offer| offer.joins).collect();
                if self.index.get().stack(at).len() > 1 || !joining.is_empty() {
                    self.fan.set(Some(Fan { at, offers: joining, pieces: true }));
                }
            }
            false => self.go(at, walks),
        }
    }

    /// A piece is let fall on a place: it goes there, whoever stands there.
    pub fn drop_at(self, at: HexAt) {
        untrack(|| {
            let walks: Vec<Way> = self.ways_to(at).into_iter().filter(|offer| !offer.hits()).collect();
            if walks.is_empty() || !self.mine() || self.busy.get() {
                self.point_at(at);
            } else {
                self.go(at, walks);
            }
        });
    }

    /// Goes to a place: at once where there is one way, else one is chosen.
    fn go(self, at: HexAt, walks: Vec<Way>) {
        let held = self.held();
        // Who goes far goes as fast as he can for the price; step by step he may hold himself back.
        let far = |offer: &Way| offer.actions.len() > 2;
        let better = |offer: &Way, it: &Way| {
            it.kind == offer.kind
                && it.price == offer.price
                && it.facing == offer.facing
                && it.pace > offer.pace
        };
        let all = walks.clone();
        let walks: Vec<Way> = walks
            .into_iter()
            .filter(|offer| !(far(offer) && all.iter().any(|it| better(offer, it))))
            .collect();
        match walks.as_slice() {
            [only] => self.play(only.actions.clone()),
            [_, ..] => self.fan.set(Some(Fan { at, offers: walks, pieces: false })),
            [] => {
                let here = held.is_some_and(|held| self.index.get().stack(at).contains(&held));
                if here {
                    if !self.forced() {
                        self.hold(Holding::Nothing);
                    }
                } else if !self.take_other(at) {
                    self.explain_why_not(at);
                }
            }
        }
    }

    /// Who is meant by pointing at a place: whoever can act there, one after the other.
    fn next_at(self, at: HexAt) -> Option<u16> {
        let (index, ready) = (self.index.get(), self.ready.get());
        let mut own: Vec<u16> =
            index.stack(at).iter().rev().copied().filter(|id| ready.binary_search(id).is_ok()).collect();
        // Those who fight before those who only lead.
        own.put_in_order_by_key(|id| index.piece(*id).is_some_and(|piece| piece.strength.is_none()));
        let held = self.held().and_then(|held| own.iter().position(|id| *id == held));
        match held {
            Some(held) => own.get(held + 1).copied(),
            None => own.first().copied(),
        }
    }

    /// Does somebody stand there who can act once the one that walks has stopped?
    fn waits_at(self, at: HexAt) -> bool {
        let (index, rested, held) = (self.index.get(), self.rested.get(), self.held());
        index.stack(at).iter().any(|id| rested.contains(id) && Some(*id) != held)
    }

    /// Somebody who is not listed may have a way all the same: others join in it, or it begins with the end of another's.
    fn take_other(self, at: HexAt) -> bool {
        let seat = self.decision.get().map(|decision| decision.seat);
        let before = self.hand.get();
        for piece in self.pieces_at(at).iter().rev().filter(|piece| Some(piece.seat) == seat) {
            self.hold(Holding::Piece(piece.id));
            if !self.ways.get().is_empty() {
                return true;
            }
        }
        self.hold(before);
        false
    }

    /// Turns the piece in hand to the side that the keyboard has chosen.
    pub fn turn_now(self) {
        let turns = untrack(|| self.turns());
        let towards = self.towards.get_untracked();
        if let Some(offer) = turns.into_iter().find(|offer| offer.facing == towards) {
            self.play(offer.actions);
        }
    }

    /// Takes one of a stack in hand. Whoever has chosen wants to see where it can go: the stack closes over it.
    pub fn take(self, id: u16) {
        if let Some(action) = untrack(|| self.pick(id)) {
            return self.play(vec![action]);
        }
        let fan = self.fan.get_untracked();
        self.hold(Holding::Piece(id));
        if fan.is_some() {
            // Whoever chose by the keyboard goes on from the board.
            crate::browser::focus_soon(".window");
        }
        let idle = self.ways.get_untracked().is_empty() && !self.ready.get_untracked().contains(&id);
        if let Some(fan) = fan.filter(|_| idle) {
            // Nothing can be done with it: it is looked at, and that is all.
            self.inspected.set(Some(fan.at));
            self.fan.set(Some(Fan { offers: Vec::new(), ..fan }));
        }
    }

    fn explain_why_not(self, at: HexAt) {
        let hand = self.hand.get();
        let asked = match &hand {
            Holding::Nothing => Hand::Empty,
            Holding::Piece(id) => Hand::Piece(*id),
            Holding::Kind { what, .. } => Hand::What(what),
        };
        let refusal = self.sitting.with_value(|sitting| sitting.why_not(asked, place(at)));
        if let Some(refusal) = refusal {
            let words = refusal.say(self.game().texts(), ui().lang.get());
            self.said.set(words);
            self.bubble.set(Some(Bubble { at: Some(at), refusal }));
        } else if hand != Holding::Nothing && !self.forced() {
            self.hold(Holding::Nothing);
        }
    }

    /// Must the piece in hand act, because nothing else may be done?
    fn forced(self) -> bool {
        let legal = self.legal.get();
        let first = legal.first().and_then(|it| it.gesture.piece);
        first.is_some() && legal.iter().all(|it| it.gesture.piece == first)
    }

    pub fn hold(self, what: Holding) {
        clear(self.proposal);
        // A drag from beside the board ends with a click on where it began: what was said about the drop stays to be read.
        if what == Holding::Nothing || self.hand.get_untracked() != what {
            clear(self.bubble);
        }
        clear(self.fan);
        clear(self.towards);
        self.hand.set(what);
    }

    /// Lets go of whatever is open, one thing at a time.
    pub fn escape(self) {
        untrack(|| self.let_go());
    }

    fn let_go(self) {
        if self.bubble.get().is_some() {
            clear(self.bubble);
        } else if self.release() {
            // Those who were selected are let go first.
        } else if self.fan.get().is_some() || self.towards.get().is_some() {
            clear(self.fan);
            clear(self.towards);
        } else if self.proposal.get().is_some() {
            clear(self.proposal);
        } else if self.at.get().is_some() {
            self.watch(None);
        } else if !self.forced() {
            self.hold(Holding::Nothing);
        }
    }

    pub fn propose(self, offers: Vec<Way>) {
        clear(self.bubble);
        // Of several ways to do it, the best is looked at first; of equal ones the cheapest, which stands first.
        let merit =
            |offer: &Way| self.explain_briefly(&offer.actions).map_or(0, |explanation| explanation.merit);
        let mut offers: Vec<(i32, Way)> = offers.into_iter().map(|offer| (merit(&offer), offer)).collect();
        offers.put_in_order_by_key(|(merit, _)| -merit);
        let offers = offers.into_iter().map(|(_, offer)| offer).collect();
        clear(self.fan);
        self.proposal.set(Some(Proposal { offers, chosen: 0 }));
    }

    /// An action without a place: what it would leave undone is shown first.
    pub fn press(self, listed: &Listed) {
        untrack(|| self.press_now(listed));
    }

    fn press_now(self, listed: &Listed) {
        let offer = Way::of(listed);
        if self.asks_again(listed) { self.propose(vec![offer]) } else { self.play(offer.actions) }
    }

    /// Stops whoever is on the way and ends the phase with it, unless that would leave something undone: then it is asked first.
    pub fn end(self, way: &Way) {
        let undone = |it: Explanation| !it.effects.is_empty() && settings().confirm_end.get_untracked();
        if untrack(|| self.explain_briefly(&way.actions)).is_some_and(undone) {
            untrack(|| self.propose(vec![way.clone()]));
        } else {
            self.play(way.actions.clone());
        }
    }

    /// Is it asked again before it is done? What a piece does alone can be read beside its button and taken back, a set-up out of
    /// the box too. Of the rest only what dice decide, what leaves something undone, and the end of what was laid out by hand.
    fn asks_again(self, listed: &Listed) -> bool {
        // Somebody is hit where he stands.
        if listed.gesture.target.is_some() && listed.gesture.to.is_some() {
            return true;
        }
        if listed.gesture.piece.is_some() || listed.gesture.act == Act::ReadyMade {
            return false;
        }
        let open = self.decision.get().is_some_and(|decision| decision.open);
        let laid_out = open || listed.gesture.act == Act::Finish;
        // Who wants no question about what is left undone has said so.
        let warns = settings().confirm_end.get();
        let weighty = |it: Explained| {
            let dice = it.chances.is_ok_and(|chances| chances.outcomes.len() > 1);
            dice || warns && !it.explanation.effects.is_empty()
        };
        laid_out || self.try_explain(&listed.text).is_some_and(weighty)
    }

    /// Takes up what cannot be left lying: the only piece that may act, the only kind that may be placed.
    pub(super) fn take_up(self) {
        let legal = self.legal.get_untracked();
        let piece = legal.first().and_then(|it| it.gesture.piece);
        let kinds = self.kinds();
        if piece.is_some() && legal.iter().all(|it| it.gesture.piece == piece) {
            self.hand.set(piece.map_or(Holding::Nothing, Holding::Piece));
        } else if let [(kind, what)] = kinds.as_slice() {
            self.hand.set(Holding::Kind { kind, what: what.clone() });
        } else if let Holding::Kind { kind, what } = self.hand.get_untracked() {
            if !kinds.contains(&(kind, what)) {
                self.hand.set(Holding::Nothing);
            }
        } else if let Holding::Piece(id) = self.hand.get_untracked()
            && self.decision.get_untracked().is_some_and(|decision| decision.open)
            && self.ready.get_untracked().contains(&id)
        {
            // Whoever has just been put there may still be turned.
        } else {
            let wanted = self.wanted.get_value();
            let again = kinds.into_iter().find(|(_, what)| Some(what) == wanted.as_ref());
            self.hand.set(again.map_or(Holding::Nothing, |(kind, what)| Holding::Kind { kind, what }));
        }
        // A question is shown where it is asked.
        if let Some(decision) = self.decision.get_untracked()
            && decision.reaction
            && self.mine()
            && let Some(at) = piece.and_then(|id| self.piece(id)).and_then(|piece| hex_at(&piece.place?))
        {
            self.centre.set(Some(at));
            self.inspected.set(Some(at));
        }
    }

    /// Carries out a sequence of actions, one after the other, so that the eye can follow.
    pub fn play(self, actions: Vec<String>) {
        if self.busy.get_untracked() || !untrack(|| self.mine()) {
            return;
        }
        clear(self.proposal);
        clear(self.bubble);
        clear(self.fan);
        clear(self.towards);
        clear(self.preview);
        clear(self.sought);
        if !self.lit.get_untracked().is_empty() {
            self.lit.set(Vec::new());
        }
        let Some(seat) = self.decision.get_untracked().map(|decision| decision.seat) else { return };
        if let Holding::Kind { what, .. } = self.hand.get_untracked() {
            self.wanted.set_value(Some(what));
        }
        self.sitting.update_value(|sitting| sitting.set_intent(Intent::march(seat, actions)));
        self.march();
    }

    /// Goes on with what was set out for, action by action, so that the eye can follow, until somebody is asked.
    pub(super) fn march(self) {
        if self.in_a_group() {
            return self.march_together();
        }
        self.busy.set(true);
        self.brisk.set(false);
        let begun = untrack(|| self.length());
        spawn_local(async move {
            while self.one_more().await {
                if !calm() {
                    sleep(170).await;
                }
            }
            if self.busy.try_set(false).is_none() {
                self.note_click(begun);
                self.follow();
            }
        });
    }

    /// What was done since belongs to one click.
    pub(super) fn note_click(self, begun: usize) {
        self.clicks.update_value(|clicks| {
            clicks.retain(|(_, end)| *end <= begun);
            clicks.push((begun, untrack(|| self.length())));
        });
    }

    /// Whoever was on his way is not any more.
    pub(super) fn forget_march(self, stop: Stop) {
        let seat = self.decision.get_untracked().map(|decision| decision.seat);
        self.sitting.update_value(|sitting| seat.into_iter().for_each(|seat| sitting.let_go(seat)));
        self.show_stop(stop);
    }

    /// The next action of what was set out for; is there another one that can be played at once?
    async fn one_more(self) -> bool {
        let Some(went) = self.throw_and_go_on().await else { return false };
        match went {
            Ok(WentOn { steps, skipped, then }) => {
                let why = skipped.into_iter().next();
                if !steps.is_empty() || why.is_some() {
                    self.unseen.update_value(|unseen| unseen.extend(steps));
                    self.after_change();
                }
                if let Some(Skipped { why, .. }) = why {
                    self.bubble.set(Some(Bubble { at: None, refusal: why }));
                }
                then == Then::GoesOn
            }
            Err(stop) => {
                self.forget_march(stop);
                false
            }
        }
    }

    /// One action. A refusal is shown where the player looks.
    pub(super) async fn act(self, action: &str, judged: Option<i32>) -> bool {
        let done = self.act_unseen(action, judged).await;
        if done {
            self.after_change();
        }
        done
    }

    /// One action that the board does not show yet.
    pub(super) async fn act_unseen(self, action: &str, judged: Option<i32>) -> bool {
        match self.throw_and_play(action, judged).await {
            Some(Ok(steps)) => {
                self.unseen.update_value(|unseen| unseen.extend(steps));
                true
            }
            Some(Err(stop)) => {
                self.show_stop(stop);
                false
            }
            None => false,
        }
    }

    /// Why something was not played, unless nobody threw: then everything is as it was.
    fn show_stop(self, stop: Stop) {
        let refusal = match stop {
            Stop::Dice(DiceFault::Cancelled) => return,
            Stop::Refused(refusal) => refusal,
            Stop::Dice(fault) => Refusal::unreadable(fault.phrase()),
        };
        self.bubble.set(Some(Bubble { at: None, refusal }));
    }

    fn announce(self, steps: &[Played]) {
        let texts = self.game().texts();
        let lang = ui().lang.get_untracked();
        let secret = self.decision.get_untracked().is_some_and(|decision| decision.secret);
        // What one of two people at this screen chose in secret is not said aloud.
        if secret && self.humans() > 1 {
            return;
        }
        let sentences = steps.iter().flat_map(|step| &step.events).map(|told| texts.say(lang, &told.says));
        self.said.set(sentences.collect::<Vec<_>>().join(". "));
    }

    /// What the computer did stays marked on the board until the person plays.
    fn leave_trail(self, steps: &[Played]) {
        let human = steps.first().is_none_or(|step| self.player(step.seat) == Who::Human);
        let places = steps.iter().flat_map(|step| &step.events).flat_map(|told| &told.places);
        let places: Vec<HexAt> = places.filter_map(hex_at).collect();
        self.trail.update(|trail| {
            if human {
                trail.clear();
            } else {
                trail.extend(places);
                trail.put_in_order();
                trail.dedup();
            }
        });
    }

    pub(super) fn after_change(self) {
        let steps = self.unseen.try_update_value(std::mem::take).unwrap_or_default();
        if !steps.is_empty() {
            self.announce(&steps);
            self.leave_trail(&steps);
        }
        self.pointed.set(None);
        self.changed.update(|n| *n += 1);
        self.drawn.set_value(now());
        self.keep();
    }

    /// After a change: takes up what must be done next, draws the curtain, or lets the computer think.
    pub fn follow(self) {
        untrack(|| self.go_on());
    }

    /// Has whoever decides at this screen set out for something that goes on by itself now?
    fn on_the_way(self) -> bool {
        let Some(decision) = self.decision.get_untracked() else { return false };
        // Those who attack wait where something is left to be settled first.
        let settles = matches!(decision.role, Role::Settle | Role::React);
        let goes_on = |it: &Intent| !(it.halted || settles && it.attacks());
        let intends = self.sitting.with_value(|sitting| sitting.intent(decision.seat).is_some_and(goes_on));
        !self.busy.get_untracked() && self.mine() && intends
    }

    fn go_on(self) {
        if !self.mine() {
            self.squad.members.set(Vec::new());
            self.release();
        }
        self.draw_curtain();
        self.take_up();
        if self.on_the_way() {
            return self.march();
        }
        let Some(decision) = self.decision.get_untracked() else { return };
        if let Who::Computer(level) = self.player(decision.seat)
            && self.at.get_untracked().is_none()
        {
            if let Some(said) = self.handed_over() {
                return self.hold_back(said);
            }
            self.let_think(decision.seat, level);
        }
    }

    /// Where two people share a screen and something is secret, nobody looks before the one who is asked.
    fn draw_curtain(self) {
        let Some(decision) = self.decision.get_untracked() else {
            self.curtain.set(None);
            return;
        };
        if self.humans() < 2 {
            return;
        }
        let seat = decision.seat;
        let hidden = self.sitting.with_value(|sitting| {
            sitting.view_bytes(Viewer::Seat(seat)) != sitting.view_bytes(Viewer::Public)
                || sitting.view_bytes(Viewer::Seat(seat.other())) != sitting.view_bytes(Viewer::Public)
        });
        if self.looking.get_untracked() == Some(seat) {
            return;
        }
        if decision.secret || hidden {
            self.looking.set(None);
            self.curtain.set(Some(seat));
        } else {
            self.looking.set(Some(seat));
        }
    }

    /// The one who is asked has sat down.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.curtain.get_untracked() {
            self.looking.set(Some(seat));
            self.curtain.set(None);
            self.follow();
        }
    }
}
