//! Several pieces in hand at once, and what they are ordered to do.

use super::{Bubble, HexAt, Holding, Play, hex_at, place};
use crate::browser::{now, sleep};
use crate::words::{say, t};
use engine::Role;
use engine::group::{Group, GroupKind, GroupOrder, Plan};
use engine::intent::{Intent, Then, WentOn};
use engine::refusal::Refusal;
use engine::sorted::InOrder;
use engine::text::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// An order that somebody looks at before he gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    pub order: GroupOrder,
    pub plan: Result<Plan, Refusal>,
}

/// The pieces that are selected together.
#[derive(Clone, Copy)]
pub struct Squad {
    /// The first of them leads.
    pub members: RwSignal<Vec<u16>>,
    pub preview: RwSignal<Option<Arc<Preview>>>,
    /// The ends of a line that is pointed out.
    pub line: RwSignal<Option<Vec<HexAt>>>,
    /// A finger points: nothing hovers, and the first touch only shows what would be.
    finger: StoredValue<bool>,
    /// Tells one look at an order from the next.
    looks: StoredValue<u32>,
}

impl Squad {
    pub fn new() -> Squad {
        Squad {
            members: RwSignal::new(Vec::new()),
            preview: RwSignal::new(None),
            line: RwSignal::new(None),
            finger: StoredValue::new(false),
            looks: StoredValue::new(0),
        }
    }
}

/// The board is drawn so seldom while a group moves, and the browser is let do other things so often, in milliseconds.
const DRAWN: f64 = 350.0;
const BREATH: f64 = 30.0;
/// An order to more pieces is not tried out for a pointer that only passes: it takes too long.
const MOST_HOVERED: usize = 40;

impl Play {
    /// The groups of whoever decides; none in a game in which one piece a turn moves.
    pub fn groups(self) -> Vec<Group> {
        self.changed.track();
        let asked = self.decision.get().filter(|_| self.mine());
        let ordered = |role| matches!(role, Role::Choose | Role::Step | Role::Declare);
        let moves = asked.is_some_and(|it| ordered(it.role) && !it.reaction);
        if moves { self.sitting.with_value(|sitting| sitting.groups()) } else { Vec::new() }
    }

    /// The groups that a piece belongs to, the smallest kind first, as far as their members can act.
    pub fn groups_of(self, piece: u16) -> Vec<Group> {
        let mut own: Vec<Group> =
            self.groups().into_iter().filter(|it| it.members.contains(&piece)).collect();
        own.iter_mut().for_each(|group| group.members.retain(|id| self.can_act(*id)));
        own.retain(|group| group.members.len() > 1);
        own.put_in_order_by_key(|group| match group.kind {
            GroupKind::Banner => 0,
            GroupKind::Command => 1,
            GroupKind::Arm => 2,
        });
        own
    }

    fn can_act(self, piece: u16) -> bool {
        let (ready, rested) = (self.ready.get(), self.rested.get());
        ready.binary_search(&piece).is_ok() || rested.contains(&piece)
    }

    /// Selects pieces that can act; the first of them leads.
    pub fn select(self, pieces: Vec<u16>) {
        untrack(|| {
            let able = pieces.into_iter().filter(|id| self.can_act(*id));
            let mut chosen: Vec<u16> = Vec::new();
            able.for_each(|id| {
                if !chosen.contains(&id) {
                    chosen.push(id);
                }
            });
            if !chosen.is_empty() {
                self.hold(Holding::Nothing);
            }
            self.squad.preview.set(None);
            self.squad.line.set(None);
            self.said.set(say(&Phrase::new("squad-count").with("n", chosen.len())));
            self.squad.members.set(chosen);
        });
    }

    /// The piece that is meant before the others: the first of those that are selected, or the one in hand.
    pub fn leading(self) -> Option<u16> {
        let first = self.squad.members.with(|members| members.first().copied());
        first.or_else(|| self.held().filter(|id| self.can_act(*id)))
    }

    /// Everybody who can act.
    pub fn select_all(self) {
        if untrack(|| self.groups().is_empty()) {
            return;
        }
        let all: Vec<u16> =
            untrack(|| self.ready.get().iter().chain(self.rested.get().iter()).copied().collect());
        // Those who walk and those who have stopped, but nobody who is beside the board.
        let there = untrack(|| all.into_iter().filter(|id| self.piece(*id).is_some()).collect());
        self.select(there);
    }

    /// Adds those who stand at a place and can act to the selection, or takes them out of it.
    pub fn add_at(self, at: HexAt) {
        untrack(|| {
            if self.groups().is_empty() || self.busy.get() {
                return;
            }
            let mut members = self.squad.members.get();
            // Whoever was in hand is one of them.
            let held = self.held().filter(|_| members.is_empty());
            members.extend(held.filter(|id| self.can_act(*id)));
            let there: Vec<u16> =
                self.index.get().stack(at).iter().copied().filter(|id| self.can_act(*id)).collect();
            match there.iter().all(|id| members.contains(id))
                && held.is_none_or(|held| !there.contains(&held))
            {
                true => members.retain(|id| !there.contains(id)),
                false => members.extend(there),
            }
            self.select(members);
        });
    }

    /// A finger comes down, or something that hovers.
    pub fn touched_by_finger(self, finger: bool) {
        self.squad.finger.set_value(finger);
    }

    /// Lets go of those who are selected, one thing at a time; was there something to let go of?
    pub fn release(self) -> bool {
        let squad = self.squad;
        let lining = squad.line.with_untracked(Option::is_some);
        squad.line.set(None);
        squad.preview.set(None);
        if !lining && !squad.members.with_untracked(Vec::is_empty) {
            squad.members.set(Vec::new());
            return true;
        }
        lining
    }

    /// Somebody points at a place with several pieces in hand; did that mean them?
    pub(super) fn point_with_squad(self, at: HexAt) -> bool {
        let squad = self.squad;
        if squad.members.with_untracked(Vec::is_empty) {
            return false;
        }
        // Whoever points at somebody where fights are declared means a fight of his own choice.
        if self.declares() && !squad.finger.get_value() {
            self.release();
            return false;
        }
        if let Some(mut ends) = squad.line.get_untracked() {
            ends.push(at);
            match ends.as_slice() {
                [from, to] => {
                    let places = self.line_between(*from, *to);
                    squad.line.set(None);
                    self.order(GroupOrder::Along(places));
                }
                _ => {
                    squad.line.set(Some(ends));
                    self.said.set(t("squad-along-second"));
                }
            }
            return true;
        }
        let finger = squad.finger.get_value();
        let own = self.index.get_untracked().stack(at).iter().any(|id| self.can_act(*id));
        if own && finger {
            self.add_at(at);
            return true;
        }
        if own {
            self.release();
            return false;
        }
        let order = GroupOrder::There(place(at));
        let shown = squad.preview.with_untracked(|it| it.as_ref().is_some_and(|it| it.order == order));
        if finger && !shown {
            self.look_ahead(order)
        } else {
            self.order(order)
        }
        true
    }

    /// The hexes from one to another, both included.
    fn line_between(self, (q, r): HexAt, (to_q, to_r): HexAt) -> Vec<engine::Place> {
        let (dq, dr) = (f64::from(to_q - q), f64::from(to_r - r));
        let far = dq.abs().max(dr.abs()).max((dq + dr).abs());
        let at = |step: i32| {
            // A hair to one side: a line along the edge of hexes would not know which to take.
            let along = f64::from(step) / far.max(1.0);
            let (x, y) = (f64::from(q) + dq * along + 1e-6, f64::from(r) + dr * along + 2e-6);
            let (mut near_q, mut near_r) = (x.round(), y.round());
            let third = (-x - y).round();
            let off = [(near_q - x).abs(), (near_r - y).abs(), (third + x + y).abs()];
            if off[0] > off[1] && off[0] > off[2] {
                near_q = -near_r - third;
            } else if off[1] > off[2] {
                near_r = -near_q - third;
            }
            (near_q as i32, near_r as i32)
        };
        let index = self.index.get_untracked();
        let hexes = (0..=far as i32).map(at).filter(|at| index.cell(*at).is_some());
        hexes.map(place).collect()
    }

    fn plan(self, order: &GroupOrder) -> Result<Plan, Refusal> {
        let members = self.squad.members.get_untracked();
        self.sitting.with_value(|sitting| sitting.plan(&members, order))
    }

    /// Shows and says what an order would do.
    pub fn look_ahead(self, order: GroupOrder) {
        if self.busy.get_untracked() || self.squad.members.with_untracked(Vec::is_empty) {
            return;
        }
        let plan = self.plan(&order);
        let preview = Preview { order, plan };
        self.said.set(self.sum(&preview));
        self.squad.preview.set(Some(Arc::new(preview)));
    }

    /// The pointer rests on a place: what would come of sending them there?
    pub fn hover(self, at: HexAt) {
        let few = self.squad.members.with_untracked(|members| (1..=MOST_HOVERED).contains(&members.len()));
        if few && !self.declares() && self.squad.line.with_untracked(Option::is_none) {
            let squad = self.squad;
            squad.looks.update_value(|n| *n += 1);
            let mine = squad.looks.get_value();
            crate::browser::later(130, move || {
                let still = squad.looks.try_get_value() == Some(mine);
                if still && self.pointed.try_get_untracked().flatten() == Some(at) {
                    untrack(|| self.look_ahead(GroupOrder::There(place(at))));
                }
            });
        }
    }

    /// What an order does, in a sentence: how many go, how many stay, whom the other side may answer.
    pub fn sum(self, preview: &Preview) -> String {
        match &preview.plan {
            Err(refusal) => refusal.say(self.game().texts(), crate::words::lang()),
            Ok(plan) => {
                let going = plan.members.iter().filter(|it| it.to != it.from || it.why.is_none()).count();
                if preview.order == GroupOrder::Attack {
                    return say(&Phrase::new("squad-attacks").with("n", plan.members.len()));
                }
                let open = plan.members.iter().filter(|it| it.open).count();
                let phrase = Phrase::new("squad-preview").with("n", going);
                say(&phrase.with("staying", plan.members.len() - going).with("open", open))
            }
        }
    }

    /// Gives an order to those who are selected.
    pub fn order(self, order: GroupOrder) {
        untrack(|| self.order_now(order));
    }

    fn order_now(self, order: GroupOrder) {
        if self.busy.get() || !self.mine() {
            return;
        }
        let refuse = |refusal: Refusal| {
            self.said.set(refusal.say(self.game().texts(), crate::words::lang()));
            self.bubble.set(Some(Bubble { at: None, refusal }));
        };
        let plan = match self.plan(&order) {
            Err(refusal) => return refuse(refusal),
            Ok(plan) => plan,
        };
        let nobody = plan.members.iter().all(|it| it.to == it.from && it.why.is_some());
        if let Some(why) = plan.members.iter().find_map(|it| it.why.clone()).filter(|_| nobody) {
            return refuse(why);
        }
        self.release();
        self.squad.members.set(Vec::new());
        self.bubble.set(None);
        self.sitting.update_value(|sitting| sitting.set_intent(plan.intent));
        self.march();
    }

    /// What is left of an order that something has stopped.
    pub fn halted(self) -> Option<usize> {
        self.changed.track();
        let seat = self.decision.get().filter(|_| self.mine())?.seat;
        let left = |intent: &Intent| intent.halted.then_some(intent.members.len());
        self.sitting.with_value(|sitting| sitting.intent(seat).and_then(left))
    }

    /// Goes on with it all the same, or forgets it.
    pub fn settle_order(self, goes_on: bool) {
        let Some(seat) = self.decision.get_untracked().map(|decision| decision.seat) else { return };
        if self.busy.get_untracked() {
            return;
        }
        self.sitting.update_value(|sitting| match goes_on {
            true => sitting.take_up_again(seat),
            false => sitting.let_go(seat),
        });
        if goes_on { self.march() } else { self.after_change() }
    }

    /// Is a group on its way?
    pub(super) fn in_a_group(self) -> bool {
        let seat = self.decision.get_untracked().map(|decision| decision.seat);
        let grouped = |seat| {
            self.sitting.with_value(|sitting| sitting.intent(seat).is_some_and(|it| it.group.is_some()))
        };
        seat.is_some_and(grouped)
    }

    /// A group goes on: nobody wants to watch each step of a hundred, so the board is drawn now and then.
    pub(super) fn march_together(self) {
        self.busy.set(true);
        self.brisk.set(true);
        let begun = untrack(|| self.length());
        spawn_local(async move {
            let (mut drawn, mut breath) = (now(), now());
            let mut stayed = Vec::new();
            while let Some(went) = self.throw_and_go_on().await {
                let goes_on = match went {
                    Ok(WentOn { steps, skipped, then }) => {
                        self.unseen.update_value(|unseen| unseen.extend(steps));
                        stayed.extend(skipped);
                        then == Then::GoesOn
                    }
                    Err(stop) => {
                        self.forget_march(stop);
                        false
                    }
                };
                if !goes_on {
                    break;
                }
                if now() - drawn > DRAWN {
                    self.after_change();
                    drawn = now();
                }
                if now() - breath > BREATH {
                    sleep(0).await;
                    breath = now();
                }
            }
            if self.busy.try_set(false).is_some() {
                return;
            }
            self.after_change();
            let moved = self.moved_since(begun);
            self.note_click(begun);
            if let Some(first) = stayed.into_iter().next() {
                let at =
                    first.piece.and_then(|id| untrack(|| self.piece(id))).and_then(|it| hex_at(&it.place?));
                self.bubble.set(Some(Bubble { at, refusal: first.why }));
            }
            self.follow();
            self.said.set(say(&Phrase::new("squad-done").with("n", moved)));
        });
    }

    /// How many pieces have acted since.
    fn moved_since(self, begun: usize) -> usize {
        let history = self.history.get_untracked();
        let words = history.iter().skip(begun).filter(|it| it.group.is_some());
        let told = words.filter(|it| !it.events.is_empty());
        let mut texts: Vec<&str> = told.filter_map(|it| it.text.split_whitespace().next()).collect();
        texts.dedup();
        texts.len()
    }

    /// Is it asked who attacks whom?
    pub fn declares(self) -> bool {
        self.decision.get().is_some_and(|it| it.role == Role::Declare)
    }
}
