//! A table of one game, type-erased.

use crate::account::{Account, Accounts};
use crate::game::{Door, Game};
use crate::sitting::{Answer, Explained, Foreseen, Listed, Passage, Played, Sitting, Way};
use engine::content::Flaw;
use engine::decision::{Decision, Hand, Place};
use engine::dice::Luck;
use engine::explain::Explanation;
use engine::form::Form;
use engine::group::{Group, GroupOrder, Plan};
use engine::hash::Fingerprint;
use engine::intent::{Intent, WentOn};
use engine::orders::StandingOrder;
use engine::ruleset::{Objective, Outcome, Ruleset, Setup};
use engine::save::Save;
use engine::scene::{Ground, OverlayInfo, Scene, Shade, Sheet};
use engine::sorted::Gathered;
use engine::table::{Broken, Deed, Step, Table, Throw};
use engine::text::Phrase;
use engine::{Refusal, Seat, Stop, Viewer, ways};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;
use std::sync::Arc;

/// No more answers of the other seat than this are tried out beforehand.
const MOST_ANSWERS: usize = 12;
/// No more grounds than this are kept: somebody may lay them out in many ways.
const MOST_GROUNDS: usize = 8;

/// A table, and what has been told of it so far.
pub struct Seated<R: Ruleset> {
    table: Table<R>,
    accounts: RefCell<Accounts<R>>,
    /// The grounds that were drawn, by what they hang on.
    grounds: RefCell<BTreeMap<Vec<u8>, Arc<Ground>>>,
}

impl<R: Ruleset> Seated<R> {
    pub fn new(table: Table<R>) -> Seated<R> {
        Seated { table, accounts: RefCell::new(Accounts::new()), grounds: RefCell::default() }
    }

    /// Plays, and tells what came of it.
    fn told<E>(
        &mut self,
        play: impl FnOnce(&mut Table<R>) -> Result<Vec<Step<R>>, E>,
    ) -> Result<Vec<Played>, E> {
        let first = self.table.played().len();
        let steps = play(&mut self.table)?;
        Ok(self.hear(first, &steps))
    }

    fn hear(&mut self, first: usize, steps: &[Step<R>]) -> Vec<Played> {
        self.accounts.get_mut().hear(&self.table, first, steps)
    }

    fn account<T>(&self, viewer: Viewer, ask: impl FnOnce(&Account<R>) -> T) -> T {
        ask(self.accounts.borrow_mut().of(&self.table, viewer))
    }

    /// Something was taken back, or not.
    fn shorter(&mut self, taken: Result<(), Refusal>) -> Result<(), Refusal> {
        self.accounts.get_mut().shorten(self.table.played().len());
        taken
    }

    /// A position as a viewer sees it, on its ground, which is made once.
    fn drawn(&self, state: &R::State, viewer: Viewer) -> Scene {
        let rules = self.table.rules();
        let view = rules.view(state, viewer);
        let mut grounds = self.grounds.borrow_mut();
        let key = rules.ground_key(&view);
        if grounds.len() >= MOST_GROUNDS && !grounds.contains_key(&key) {
            grounds.clear();
        }
        let ground = grounds.entry(key).or_insert_with(|| Arc::new(rules.ground(&view)));
        rules.scene_on(&view, ground.clone())
    }

    fn action(&self, text: &str) -> Result<Option<R::Action>, Refusal> {
        Ok(match self.table.read(text)? {
            Deed::Act(action) => Some(action),
            Deed::Resign(_) => None,
        })
    }

    /// What the other seat may answer after a course that was tried out, and what each answer brings.
    fn answers(&self, course: &[(R::State, R::Action)], last: &R::State) -> Vec<Answer> {
        let rules = self.table.rules();
        let asked = course.first().and_then(|(state, _)| rules.decision(state)).map(|decision| decision.seat);
        let Some(decision) = rules.decision(last).filter(|it| it.reaction && Some(it.seat) != asked) else {
            return Vec::new();
        };
        let mut legal = Vec::new();
        rules.legal(last, &mut legal);
        let answer = |action: &R::Action| Answer {
            seat: decision.seat,
            says: rules.name(last, action),
            chances: self.table.chances_ahead(last, action),
        };
        legal.iter().take(MOST_ANSWERS).map(answer).collect()
    }
}

fn listed<R: Ruleset>(rules: &R, state: &R::State, action: &R::Action) -> Listed {
    Listed {
        text: rules.write(state, action),
        gesture: rules.gesture(state, action),
        says: rules.name(state, action),
        cost: rules.cost(state, action),
    }
}

impl<R: Ruleset> Seated<R> {
    /// The position after an action and what may be answered there, if the same seat is asked again.
    fn legal_after(&self, action: &str) -> Option<(R::State, Vec<R::Action>)> {
        let rules = self.table.rules();
        let (steps, last, _) = self.table.ahead(&[action.to_string()]);
        let seat = steps.first().and_then(|(before, _)| rules.decision(before))?.seat;
        if rules.decision(&last).map(|decision| decision.seat) != Some(seat) {
            return None;
        }
        let mut legal = Vec::new();
        rules.legal(&last, &mut legal);
        Some((last, legal))
    }
}

impl<R: Ruleset> Sitting for Seated<R> {
    fn game(&self) -> &'static dyn Game {
        &Door::<R>(PhantomData)
    }
    fn setup(&self) -> &Setup {
        self.table.setup()
    }
    fn charts(&self) -> Vec<Sheet> {
        self.table.rules().charts()
    }
    fn decision(&self) -> Option<Decision> {
        self.table.decision()
    }
    fn prompt(&self) -> Phrase {
        self.table.rules().prompt(self.table.state())
    }
    fn outcome(&self) -> Option<Outcome> {
        self.table.rules().outcome(self.table.state())
    }
    fn objectives(&self) -> Vec<Objective> {
        self.table.rules().objectives(self.table.state())
    }
    fn legal(&self) -> Vec<Listed> {
        let (rules, state) = (self.table.rules(), self.table.state());
        self.table.legal().iter().map(|action| listed(rules, state, action)).collect()
    }
    fn why(&self, action: &str) -> Result<(), Refusal> {
        match self.action(action)? {
            Some(action) => self.table.rules().check(self.table.state(), &action),
            None if self.table.decision().is_none() => {
                Err(Refusal::unreadable(Phrase::new("refusal-game-over")))
            }
            None => Ok(()),
        }
    }
    fn explain(&self, action: &str) -> Result<Explained, Refusal> {
        let not_explained = || Refusal::unreadable(Phrase::new("refusal-nothing-to-explain"));
        let action = self.action(action)?.ok_or_else(not_explained)?;
        let (explanation, chances) = self.table.explain(&action)?;
        Ok(Explained { text: self.table.rules().write(self.table.state(), &action), explanation, chances })
    }
    fn play(&mut self, action: &str, throw: Throw) -> Result<Vec<Played>, Stop> {
        self.told(|table| table.play_text(action, throw))
    }
    fn play_line(&mut self, actions: &[String], throw: Throw) -> Result<Vec<Played>, Broken<Played>> {
        let first = self.table.played().len();
        let played = self.table.play_line(actions, throw);
        // What stays played of a line that was broken off is told too.
        match played {
            Ok(steps) => Ok(self.hear(first, &steps)),
            Err(Broken { steps, at, stop }) => {
                let steps = self.hear(first, &steps);
                Err(Broken { steps, at, stop })
            }
        }
    }
    fn intent(&self, seat: Seat) -> Option<&Intent> {
        self.table.intent(seat)
    }
    fn set_intent(&mut self, intent: Intent) {
        self.table.set_intent(intent);
    }
    fn go_on(&mut self, throw: Throw) -> Result<WentOn<Played>, Stop> {
        let first = self.table.played().len();
        let WentOn { steps, skipped, then } = self.table.go_on(throw)?;
        Ok(WentOn { steps: self.hear(first, &steps), skipped, then })
    }
    fn take_up_again(&mut self, seat: Seat) {
        self.table.take_up_again(seat);
    }
    fn let_go(&mut self, seat: Seat) {
        self.table.let_go(seat);
    }
    fn groups(&self) -> Vec<Group> {
        self.table.rules().groups(&self.table.known())
    }
    fn plan(&self, members: &[u16], order: &GroupOrder) -> Result<Plan, Refusal> {
        self.table.plan(members, order)
    }
    fn everybody_stays(&self) -> Option<Vec<String>> {
        self.table.everybody_stays()
    }
    fn price(&self, cost: i32) -> String {
        self.table.rules().price(cost)
    }
    fn ways(&self, piece: u16) -> Vec<Way> {
        let (rules, state) = (self.table.rules(), self.table.state());
        let found = self.table.ways(piece).into_iter();
        let written = |way: ways::Way<R::Action>| {
            let (actions, price) = (rules.write_way(state, &way.actions), rules.price(way.cost));
            Way::written(way, actions, price)
        };
        found.map(written).collect()
    }
    fn foresee(&self, actions: &[String], drawn_for: Option<Viewer>) -> Foreseen {
        let rules = self.table.rules();
        let (steps, last, refusal) = self.table.ahead(actions);
        let explained = steps.iter().map(|(before, action)| Explained {
            text: rules.write(before, action),
            explanation: rules.explain(before, action),
            chances: self.table.chances_ahead(before, action),
        });
        Foreseen {
            steps: explained.collect(),
            answers: self.answers(&steps, &last),
            scene: drawn_for.map(|viewer| self.drawn(&last, viewer)),
            refusal,
        }
    }
    fn explain_briefly(&self, actions: &[String]) -> Option<Explanation> {
        let (steps, ..) = self.table.ahead(actions);
        steps.last().map(|(before, action)| self.table.rules().explain(before, action))
    }
    fn ready_after(&self, action: Option<&str>) -> BTreeSet<Option<u16>> {
        let rules = self.table.rules();
        let acting = |state: &R::State, legal: &[R::Action]| {
            legal.iter().map(|action| rules.gesture(state, action).piece).gathered()
        };
        match action {
            None => acting(self.table.state(), &self.table.legal()),
            Some(action) => {
                self.legal_after(action).map_or_else(BTreeSet::new, |(last, legal)| acting(&last, &legal))
            }
        }
    }
    fn endings_after(&self, action: &str) -> Vec<Listed> {
        let (rules, Some((last, legal))) = (self.table.rules(), self.legal_after(action)) else {
            return Vec::new();
        };
        let ends = |action: &R::Action| {
            let it = rules.gesture(&last, action);
            it.piece.is_none()
                && it.target.is_none()
                && it.to.is_none()
                && it.what.is_none()
                && it.facing.is_none()
        };
        legal.iter().filter(|action| ends(action)).map(|action| listed(rules, &last, action)).collect()
    }
    fn form(&self) -> Option<Form> {
        self.table.rules().form(self.table.state())
    }
    fn why_not(&self, hand: Hand, to: Place) -> Option<Refusal> {
        self.table.rules().why_not(self.table.state(), hand, to)
    }
    fn overlays(&self) -> Vec<OverlayInfo> {
        self.table.rules().overlays()
    }
    fn overlay(&self, id: &str, focus: Option<Place>, viewer: Viewer) -> Vec<Shade> {
        self.table.rules().overlay(&self.table.view(viewer), id, focus)
    }
    fn judge(&mut self, score: i32) {
        self.table.judge(score);
        if let Some(last) = self.table.played().len().checked_sub(1) {
            self.accounts.get_mut().judge(last, score);
        }
    }
    fn may_undo(&self, seat: Seat) -> bool {
        self.table.may_undo(seat)
    }
    fn retractable(&self) -> usize {
        self.table.played().iter().rev().take_while(|entry| !entry.fixed).count()
    }
    fn why_fixed(&self) -> Refusal {
        self.table.why_fixed()
    }
    fn may_redo(&self) -> bool {
        !self.table.undone().is_empty()
    }
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let taken = self.table.undo(seat);
        self.shorter(taken)
    }
    fn take_back(&mut self) -> Result<(), Refusal> {
        let taken = self.table.take_back();
        self.shorter(taken)
    }
    fn redo(&mut self) -> Result<Vec<Played>, Stop> {
        self.told(Table::redo)
    }
    fn length(&self) -> usize {
        self.table.played().len()
    }
    fn seats(&self) -> Vec<Seat> {
        self.table.played().iter().map(|entry| entry.seat).collect()
    }
    fn last_seat(&self) -> Option<Seat> {
        self.table.played().last().map(|entry| entry.seat)
    }
    fn history(&self, viewer: Viewer) -> Vec<Arc<Played>> {
        self.account(viewer, |account| account.history.clone())
    }
    fn passages(&self, viewer: Viewer) -> Vec<Arc<Passage>> {
        self.account(viewer, |account| account.passages.clone())
    }
    fn luck(&self) -> BTreeMap<Seat, Luck> {
        let mut luck: BTreeMap<Seat, Luck> = BTreeMap::new();
        self.account(Viewer::Referee, |account| {
            for roll in account.history.iter().flat_map(|played| &played.rolls) {
                luck.entry(roll.ask.seat).or_default().count(roll);
            }
        });
        luck
    }
    fn orders(&self) -> &[StandingOrder] {
        self.table.orders()
    }
    fn phase(&self) -> u32 {
        self.table.rules().phase(self.table.state())
    }
    fn favourite(&self) -> Option<String> {
        let state = self.table.known();
        let action = self.table.rules().favourite(&state)?;
        self.table.rules().check(&state, &action).ok()?;
        Some(self.table.rules().write(&state, &action))
    }
    fn set_orders(&mut self, orders: Vec<StandingOrder>) {
        self.table.set_orders(orders);
    }
    fn players(&self) -> &[String] {
        self.table.players()
    }
    fn set_players(&mut self, players: Vec<String>) {
        self.table.set_players(players);
    }
    fn scene(&self, viewer: Viewer) -> Scene {
        self.drawn(self.table.state(), viewer)
    }
    fn scene_after(&self, count: usize, viewer: Viewer) -> Scene {
        self.drawn(&self.table.state_after(count), viewer)
    }
    fn position(&self, viewer: Viewer) -> String {
        self.table.rules().write_position(self.table.setup(), &self.table.view(viewer))
    }
    fn hash(&self) -> Fingerprint {
        self.table.hash()
    }
    fn bytes(&self) -> Vec<u8> {
        self.table.bytes()
    }
    fn view_bytes(&self, viewer: Viewer) -> Vec<u8> {
        engine::hash::canonical_bytes(&self.table.view(viewer))
    }
    fn save(&self) -> Save {
        self.table.save()
    }
    fn catch_up(&mut self, file: &str, save: &Save) -> Result<(), Flaw> {
        let common = self.table.catch_up(file, save)?;
        self.accounts.get_mut().shorten(common);
        Ok(())
    }
    fn save_from(&self, first: usize) -> Save {
        self.table.save_from(first)
    }
    fn kept(&self) -> usize {
        self.table.kept()
    }
    fn note_kept(&mut self) {
        self.table.note_kept();
    }
}
