//! A game at the table: the sitting itself, who plays which seat, what the player holds and points at.
//!
//! The page knows no rule. A click is matched with the ways and the listed actions of the engine; where none fits, the game
//! says why not.

use crate::app::ui;
use crate::brain;
use crate::browser::{calm, now, sleep};
use crate::route::Route as Address;
use crate::store::{self, Fault, Kept, Who};
use crate::words::{say, t};
use crate::worker::{Question, Thought};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use catalog::{Foreseen, Listed, Played, Route, Sitting};
use engine::decision::{Decision, Hand, Place};
use engine::form::Form;
use engine::refusal::Refusal;
use engine::ruleset::Outcome;
use engine::scene::{Board, Cell, HexBoard, OverlayInfo, Piece, Scene, SeatLook, Shade};
use engine::table::Throw;
use engine::text::Phrase;
use engine::{Rule, Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// A hex of the board.
pub type Spot = (i32, i32);

pub fn spot(place: &Place) -> Option<Spot> {
    match place {
        Place::Hex { q, r } => Some((*q, *r)),
        Place::Pose(_) => None,
    }
}

pub fn place((q, r): Spot) -> Place {
    Place::Hex { q, r }
}

/// What the player has in hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Holding {
    #[default]
    Nothing,
    Piece(u16),
    /// A kind of piece beside the board, and what would be done with it: `place`, `return`.
    Kind {
        kind: &'static str,
        what: String,
    },
}

/// Something that may be done, before it is done: the whole sequence of actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub actions: Vec<String>,
    pub kind: &'static str,
    pub from: Option<Spot>,
    pub to: Option<Spot>,
    pub cost: i32,
}

/// A card before commitment: one or several offers, one of them looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub offers: Vec<Offer>,
    pub chosen: usize,
}

/// Why not: beside the place that was pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bubble {
    pub at: Option<Spot>,
    pub refusal: Refusal,
}

/// What the computer is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Thinking {
    #[default]
    No,
    /// Thousandths of its budget.
    Yes { done: u32 },
    /// Somebody said "enough": it goes on when asked.
    Paused,
    /// It could not be started.
    Broken,
}

#[derive(Clone, Copy)]
pub struct Play {
    sitting: StoredValue<Box<dyn Sitting>, LocalStorage>,
    /// The name under which it is kept; `None` for a game that came in a link.
    id: StoredValue<Option<String>>,
    players: StoredValue<Vec<Who>>,
    seed: StoredValue<u64>,
    /// Raised by every change of the sitting.
    changed: RwSignal<u32>,
    /// The moment that is looked at; `None` is now.
    pub at: RwSignal<Option<usize>>,
    /// Who looks at the screen, where two people share it.
    pub looking: RwSignal<Option<Seat>>,
    /// Nobody may look before this seat says that it is there.
    pub curtain: RwSignal<Option<Seat>>,
    pub hand: RwSignal<Holding>,
    pub pointed: RwSignal<Option<Spot>>,
    pub cursor: RwSignal<Option<Spot>>,
    pub inspected: RwSignal<Option<Spot>>,
    pub proposal: RwSignal<Option<Proposal>>,
    pub bubble: RwSignal<Option<Bubble>>,
    /// Places that a line of the journal is about.
    pub lit: RwSignal<Vec<Spot>>,
    pub shown: RwSignal<Vec<&'static str>>,
    pub thinking: RwSignal<Thinking>,
    /// What the computer thought when it moved last, and of which action.
    pub thought: RwSignal<Option<(usize, Thought)>>,
    /// A move of several actions is being carried out.
    pub busy: RwSignal<bool>,
    /// Where the computer has moved and fought since the person played last.
    pub trail: RwSignal<Vec<Spot>>,
    /// What a screen reader shall say.
    pub said: RwSignal<String>,
    /// A board that would be, while a form is filled in.
    pub preview: RwSignal<Option<Arc<Scene>>>,
    /// The board shall show this place.
    pub centre: RwSignal<Option<Spot>>,
    pub scene: Memo<Arc<Scene>>,
    pub board: Memo<Arc<HexBoard>>,
    pub legal: Memo<Arc<Vec<Listed>>>,
    pub ways: Memo<Arc<Vec<Route>>>,
    pub history: Memo<Arc<Vec<Played>>>,
    pub decision: Memo<Option<Decision>>,
}

impl Play {
    pub fn new(sitting: Box<dyn Sitting>, id: Option<String>, players: Vec<Who>, seed: u64) -> Play {
        let sitting = StoredValue::new_local(sitting);
        let players = StoredValue::new(players);
        let changed = RwSignal::new(0_u32);
        let (at, looking) = (RwSignal::new(None), RwSignal::new(None));
        let hand = RwSignal::new(Holding::Nothing);
        let preview: RwSignal<Option<Arc<Scene>>> = RwSignal::new(None);
        let curtain: RwSignal<Option<Seat>> = RwSignal::new(None);
        let viewer = move || viewer(sitting, players, looking.get());
        let decision = Memo::new(move |_| {
            changed.track();
            sitting.with_value(|sitting| sitting.decision())
        });
        let scene = Memo::new(move |_| {
            changed.track();
            let viewer = viewer();
            sitting.with_value(|sitting| {
                let mut scene = match at.get() {
                    Some(count) => sitting.scene_after(count, viewer),
                    None => sitting.scene(viewer),
                };
                // What would lie there; everything else is as it is.
                if let Some(preview) = preview.get() {
                    (scene.board, scene.marks) = (preview.board.clone(), preview.marks.clone());
                }
                Arc::new(scene)
            })
        });
        let board = Memo::new(move |_| match &scene.get().board {
            Board::Hexes(board) => Arc::new(board.clone()),
            Board::Table { .. } => Arc::new(HexBoard {
                pointy: true,
                cells: Vec::new(),
                sides: Vec::new(),
                roads: Vec::new(),
                names: Vec::new(),
            }),
        });
        let mine = move || {
            at.get().is_none()
                && curtain.get().is_none()
                && decision
                    .get()
                    .is_some_and(|decision| players.with_value(|list| is_human(list, decision.seat)))
        };
        let legal = Memo::new(move |_| {
            changed.track();
            // Armies and battlefields are put together from parts: no list is drawn from.
            if !mine() || sitting.with_value(|sitting| sitting.form()).is_some() {
                return Arc::default();
            }
            Arc::new(sitting.with_value(|sitting| sitting.legal()))
        });
        let ways = Memo::new(move |_| {
            changed.track();
            match hand.get() {
                Holding::Piece(piece) if mine() => {
                    Arc::new(sitting.with_value(|sitting| sitting.ways(piece)))
                }
                _ => Arc::default(),
            }
        });
        let history = Memo::new(move |_| {
            changed.track();
            let viewer = viewer();
            Arc::new(sitting.with_value(|sitting| sitting.history(viewer)))
        });
        Play {
            sitting,
            id: StoredValue::new(id),
            players,
            seed: StoredValue::new(seed),
            changed,
            at,
            looking,
            curtain,
            hand,
            pointed: RwSignal::new(None),
            cursor: RwSignal::new(None),
            inspected: RwSignal::new(None),
            proposal: RwSignal::new(None),
            bubble: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            shown: RwSignal::new(Vec::new()),
            thinking: RwSignal::new(Thinking::No),
            thought: RwSignal::new(None),
            busy: RwSignal::new(false),
            trail: RwSignal::new(Vec::new()),
            said: RwSignal::new(String::new()),
            preview,
            centre: RwSignal::new(None),
            scene,
            board,
            legal,
            ways,
            history,
            decision,
        }
    }

    // ------------------------------------------------------------------ what is there

    pub fn id(self) -> Option<String> {
        self.id.get_value()
    }
    pub fn game(self) -> &'static dyn catalog::Game {
        self.sitting.with_value(|sitting| sitting.game())
    }
    pub fn say(self, phrase: &Phrase) -> String {
        self.game().texts().say(ui().lang.get(), phrase)
    }
    pub fn title_of(self, rule: Rule) -> &'static str {
        rule.title(ui().lang.get())
    }
    pub fn prompt(self) -> Phrase {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.prompt())
    }
    pub fn outcome(self) -> Option<Outcome> {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.outcome())
    }
    pub fn length(self) -> usize {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.length())
    }
    pub fn form(self) -> Option<Form> {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.form())
    }
    pub fn overlays(self) -> Vec<OverlayInfo> {
        self.sitting.with_value(|sitting| sitting.overlays())
    }
    pub fn shades(self, id: &str, focus: Option<Spot>) -> Vec<Shade> {
        self.changed.track();
        let viewer = self.viewer();
        self.sitting.with_value(|sitting| sitting.overlay(id, focus.map(place), viewer))
    }
    pub fn why(self, action: &str) -> Result<(), Refusal> {
        self.sitting.with_value(|sitting| sitting.why(action))
    }
    pub fn foresee(self, actions: &[String]) -> Foreseen {
        self.changed.track();
        let viewer = self.viewer();
        self.sitting.with_value(|sitting| sitting.foresee(actions, viewer))
    }
    pub fn save_text(self) -> String {
        self.sitting.with_value(|sitting| sitting.save().to_json())
    }
    pub fn scenario(self) -> String {
        self.sitting.with_value(|sitting| sitting.setup().scenario.clone())
    }

    pub fn viewer(self) -> Viewer {
        viewer(self.sitting, self.players, self.looking.get())
    }

    pub fn player(self, seat: Seat) -> Who {
        self.players.with_value(|list| list.get(usize::from(seat.0)).cloned().unwrap_or(Who::Human))
    }

    pub fn humans(self) -> usize {
        self.players.with_value(|list| list.iter().filter(|who| **who == Who::Human).count())
    }

    pub fn look(self, seat: Seat) -> SeatLook {
        let unknown = || SeatLook { id: "", name: Phrase::new(""), tincture: "", shape: "square" };
        self.scene.get().seats.get(usize::from(seat.0)).cloned().unwrap_or_else(unknown)
    }

    pub fn seat_name(self, seat: Seat) -> String {
        self.say(&self.look(seat).name)
    }

    /// Does the person at this screen owe the decision, now?
    pub fn mine(self) -> bool {
        self.at.get().is_none()
            && self.curtain.get().is_none()
            && self.decision.get().is_some_and(|decision| self.player(decision.seat) == Who::Human)
    }

    pub fn cell(self, at: Spot) -> Option<Cell> {
        self.board.get().cells.iter().find(|cell| (cell.q, cell.r) == at).cloned()
    }

    pub fn piece(self, id: u16) -> Option<Piece> {
        self.scene.get().pieces.iter().find(|piece| piece.id == id).cloned()
    }

    /// Who stands there, the one on top last.
    pub fn pieces_at(self, at: Spot) -> Vec<Piece> {
        let scene = self.scene.get();
        let here = scene.pieces.iter().filter(|piece| piece.place.as_ref().and_then(spot) == Some(at));
        here.cloned().collect()
    }

    /// Pieces that can do something now.
    pub fn ready(self) -> Vec<u16> {
        let mut list: Vec<u16> = self.legal.get().iter().filter_map(|it| it.gesture.piece).collect();
        list.sort_unstable();
        list.dedup();
        list
    }

    /// Kinds of piece that can be put on the board now, with what is done with them.
    pub fn kinds(self) -> Vec<(&'static str, String)> {
        let mut list: Vec<(&'static str, String)> = Vec::new();
        for it in self.legal.get().iter() {
            if let Some(what) = &it.gesture.what
                && !list.iter().any(|(kind, known)| *kind == it.gesture.kind && known == what)
            {
                list.push((it.gesture.kind, what.clone()));
            }
        }
        list
    }

    /// Actions that have no place on the board: ending a move, passing, standing fast.
    pub fn buttons(self) -> Vec<Listed> {
        let legal = self.legal.get();
        let here = legal.iter().filter(|it| it.gesture.to.is_none() && it.gesture.what.is_none());
        let held = match self.hand.get() {
            Holding::Piece(id) => Some(id),
            _ => None,
        };
        here.filter(|it| it.gesture.piece.is_none_or(|piece| Some(piece) == held)).cloned().collect()
    }

    /// Everything that could be done at a place with what is in hand.
    pub fn offers_at(self, at: Spot) -> Vec<Offer> {
        match self.hand.get() {
            Holding::Nothing => Vec::new(),
            Holding::Piece(_) => {
                let ways = self.ways.get();
                let here = ways.iter().filter(|way| way.to.as_ref().and_then(spot) == Some(at));
                here.map(|way| Offer {
                    actions: way.actions.clone(),
                    kind: way.kind,
                    from: way.from.as_ref().and_then(spot),
                    to: Some(at),
                    cost: way.cost,
                })
                .collect()
            }
            Holding::Kind { kind, what } => {
                let legal = self.legal.get();
                let fits = |it: &&Listed| {
                    it.gesture.kind == kind
                        && it.gesture.what.as_ref() == Some(&what)
                        && it.gesture.to.as_ref().and_then(spot) == Some(at)
                };
                legal
                    .iter()
                    .filter(fits)
                    .map(|it| Offer {
                        actions: vec![it.text.clone()],
                        kind: it.gesture.kind,
                        from: None,
                        to: Some(at),
                        cost: 0,
                    })
                    .collect()
            }
        }
    }

    // ------------------------------------------------------------------ what the player does

    /// Points at a place: chooses, moves, proposes, or hears why not.
    pub fn point(self, at: Spot) {
        untrack(|| self.point_at(at));
    }

    fn point_at(self, at: Spot) {
        self.bubble.set(None);
        self.inspected.set(Some(at));
        if !self.mine() || self.busy.get() {
            self.proposal.set(None);
            return;
        }
        if self.proposal.get().is_some() {
            self.proposal.set(None);
            // The first click beside an open card only closes it, unless it means something itself.
        }
        let offers = self.offers_at(at);
        let stands = self.pieces_at(at);
        let ready = self.ready();
        let held = match self.hand.get() {
            Holding::Piece(id) => Some(id),
            _ => None,
        };
        let other =
            stands.iter().rev().map(|piece| piece.id).find(|id| ready.contains(id) && Some(*id) != held);
        let weighty = |offer: &Offer| {
            self.ways
                .get()
                .iter()
                .any(|way| way.actions == offer.actions && (way.target.is_some() || way.open))
        };
        // Passing through a friend is a step too, but whoever points at a friend means the friend.
        let offers: Vec<Offer> =
            if other.is_some() { offers.into_iter().filter(weighty).collect() } else { offers };
        match (offers.as_slice(), other) {
            ([only], _) if !weighty(only) => self.play(only.actions.clone()),
            ([_, ..], _) => self.propose(offers),
            ([], Some(id)) => self.hold(Holding::Piece(id)),
            ([], None) => {
                if held.is_some_and(|held| stands.iter().any(|piece| piece.id == held)) {
                    if !self.forced() {
                        self.hold(Holding::Nothing);
                    }
                    return;
                }
                self.explain_why_not(at);
            }
        }
    }

    fn explain_why_not(self, at: Spot) {
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
        self.proposal.set(None);
        self.bubble.set(None);
        self.hand.set(what);
    }

    /// Lets go of whatever is open, one thing at a time.
    pub fn escape(self) {
        untrack(|| self.let_go());
    }

    fn let_go(self) {
        if self.bubble.get().is_some() {
            self.bubble.set(None);
        } else if self.proposal.get().is_some() {
            self.proposal.set(None);
        } else if self.at.get().is_some() {
            self.watch(None);
        } else if !self.forced() {
            self.hold(Holding::Nothing);
        }
    }

    pub fn propose(self, offers: Vec<Offer>) {
        self.bubble.set(None);
        self.proposal.set(Some(Proposal { offers, chosen: 0 }));
    }

    /// An action without a place: what it would leave undone is shown first.
    pub fn press(self, listed: &Listed) {
        untrack(|| self.press_now(listed));
    }

    fn press_now(self, listed: &Listed) {
        let offer = Offer {
            actions: vec![listed.text.clone()],
            kind: listed.gesture.kind,
            from: None,
            to: None,
            cost: 0,
        };
        // What a piece does can be read beside its button and taken back; what concerns everybody is asked again.
        if listed.gesture.piece.is_some() { self.play(offer.actions) } else { self.propose(vec![offer]) }
    }

    /// Takes up what cannot be left lying: the only piece that may act, the only kind that may be placed.
    fn take_up(self) {
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
        } else {
            self.hand.set(Holding::Nothing);
        }
        // A question is shown where it is asked.
        if let Some(decision) = self.decision.get_untracked()
            && decision.reaction
            && self.mine()
            && let Some(at) = piece.and_then(|id| self.piece(id)).and_then(|piece| spot(&piece.place?))
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
        self.proposal.set(None);
        self.bubble.set(None);
        self.preview.set(None);
        let Some(seat) = self.decision.get_untracked().map(|decision| decision.seat) else { return };
        self.busy.set(true);
        spawn_local(async move {
            let count = actions.len();
            for (number, action) in actions.into_iter().enumerate() {
                let still = self.decision.try_get_untracked().flatten();
                if still.is_none_or(|decision| decision.seat != seat) || !self.act(&action, None) {
                    break;
                }
                if number + 1 < count && !calm() {
                    sleep(170).await;
                }
            }
            if self.busy.try_set(false).is_none() {
                self.follow();
            }
        });
    }

    /// One action. A refusal is shown where the player looks.
    fn act(self, action: &str, judged: Option<i32>) -> bool {
        let played = self.sitting.try_update_value(|sitting| {
            let played = sitting.play(action, Throw::Seeded);
            if let (Ok(_), Some(score)) = (&played, judged) {
                sitting.judge(score);
            }
            played
        });
        match played {
            Some(Ok(steps)) => {
                self.announce(&steps);
                self.leave_trail(&steps);
                self.after_change();
                true
            }
            Some(Err(stop)) => {
                let refusal = match stop {
                    engine::Stop::Refused(refusal) => refusal,
                    engine::Stop::Dice(fault) => Refusal::unreadable(fault.phrase()),
                };
                self.bubble.set(Some(Bubble { at: None, refusal }));
                false
            }
            // The table was left meanwhile.
            None => false,
        }
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
        let places: Vec<Spot> = places.filter_map(spot).collect();
        self.trail.update(|trail| {
            if human {
                trail.clear();
            } else {
                trail.extend(places);
                trail.sort_unstable();
                trail.dedup();
            }
        });
    }

    fn after_change(self) {
        self.pointed.set(None);
        self.changed.update(|n| *n += 1);
        self.keep();
    }

    /// After a change: takes up what must be done next, draws the curtain, or lets the computer think.
    pub fn follow(self) {
        untrack(|| self.go_on());
    }

    fn go_on(self) {
        self.draw_curtain();
        self.take_up();
        let Some(decision) = self.decision.get_untracked() else { return };
        if let Who::Computer(level) = self.player(decision.seat)
            && self.at.get_untracked().is_none()
        {
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
            untrack(|| self.take_up());
        }
    }

    // ------------------------------------------------------------------ the computer

    fn let_think(self, seat: Seat, level: String) {
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
            if self.act(&thought.action, judged) {
                self.thought.set(Some((asked_at, thought)));
                self.follow();
            } else {
                self.thinking.set(Thinking::Broken);
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

    // ------------------------------------------------------------------ taking back

    /// May the player take something back? Against the computer, to his own last decision; it always agrees, except where
    /// something secret came to light.
    pub fn may_undo(self) -> bool {
        self.changed.track();
        self.at.get().is_none()
            && self.curtain.get().is_none()
            && self.sitting.with_value(|sitting| {
                let free = sitting.retractable();
                let own = || {
                    let history = sitting.history(Viewer::Public);
                    history.iter().rev().take(free).any(|played| self.player(played.seat) == Who::Human)
                };
                free > 0 && (self.humans() != 1 || own())
            })
    }

    pub fn undo(self) {
        if self.busy.get_untracked() || !untrack(|| self.may_undo()) {
            return;
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
        });
        self.hold(Holding::Nothing);
        self.thought.set(None);
        self.trail.set(Vec::new());
        self.after_change();
        if let Some(refusal) = refused {
            self.bubble.set(Some(Bubble { at: None, refusal }));
        }
        self.follow();
        self.said.set(t("said-undone"));
    }

    pub fn may_redo(self) -> bool {
        self.changed.track();
        self.at.get().is_none() && self.sitting.with_value(|sitting| sitting.may_redo())
    }

    pub fn redo(self) {
        if self.busy.get_untracked() || !untrack(|| self.may_redo()) {
            return;
        }
        self.pause();
        self.thinking.set(Thinking::No);
        self.sitting.update_value(|sitting| {
            while sitting.may_redo() && sitting.redo().is_ok() {
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
        let id = self.game().about().seat_id(seat);
        if self.act(&format!("resign {id}"), None) {
            self.hold(Holding::Nothing);
        }
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

    // ------------------------------------------------------------------ keeping

    fn keep(self) {
        let Some(id) = self.id() else { return };
        let kept = self.sitting.with_value(|sitting| Kept {
            id,
            players: self.players.get_value(),
            seed: self.seed.get_value().to_string(),
            changed: now(),
            over: sitting.outcome().is_some(),
            save: sitting.save().to_json(),
        });
        match store::keep(&kept) {
            Ok(()) => {}
            Err(Fault::Full) => ui().complain(t("store-full")),
            Err(Fault::Closed) => ui().complain(t("store-closed")),
        }
    }

    /// Another tab went on with the same game: this one follows.
    pub fn replace(self, sitting: Box<dyn Sitting>) {
        self.pause();
        self.thinking.set(Thinking::No);
        self.sitting.set_value(sitting);
        self.hold(Holding::Nothing);
        self.changed.update(|n| *n += 1);
        ui().tell(t("store-other-tab"));
        self.take_up();
    }

    // ------------------------------------------------------------------ in words

    /// Everything about a place, for a screen reader.
    pub fn describe(self, at: Spot) -> String {
        let scene = self.scene.get();
        let Some(cell) = self.cell(at) else { return t("off-board") };
        let terrain = scene.legend.iter().find(|legend| legend.terrain == cell.terrain);
        let mut parts = vec![cell.label.clone()];
        parts.push(terrain.map_or_else(|| cell.terrain.to_string(), |legend| self.say(&legend.name)));
        for mark in scene.marks.iter().filter(|mark| spot(&mark.place) == Some(at)) {
            let owner = mark.owner.map(|seat| self.seat_name(seat));
            parts.push(
                [Some(self.say(&mark.name)), owner].into_iter().flatten().collect::<Vec<_>>().join(" "),
            );
        }
        let ready = self.ready();
        for piece in self.pieces_at(at) {
            parts.push(self.describe_piece(&piece));
            if ready.contains(&piece.id) {
                parts.push(t("can-act"));
            }
        }
        for offer in self.offers_at(at).iter().take(3) {
            let kind = crate::words::vocabulary("kind", offer.kind);
            parts.push(match offer.cost {
                0 => kind,
                cost => say(&Phrase::new("offer-cost").with("kind", kind).with("cost", cost)),
            });
        }
        parts.join(", ")
    }

    pub fn describe_piece(self, piece: &Piece) -> String {
        let mut parts = vec![self.say(&piece.name)];
        if let Some((left, full)) = piece.strength {
            parts.push(say(&Phrase::new("of-strength").with("left", left).with("full", full)));
        }
        if let Some((left, most)) = piece.dots {
            parts.push(say(&Phrase::new("of-movement").with("left", left).with("most", most)));
        }
        parts.extend(piece.status.iter().map(|status| crate::words::vocabulary("status", status)));
        parts.join(", ")
    }
}

fn is_human(players: &[Who], seat: Seat) -> bool {
    players.get(usize::from(seat.0)).is_none_or(|who| *who == Who::Human)
}

/// Whose eyes the page has: the only person's, or those of whoever sits in front of it; everybody's when the game is over.
fn viewer(
    sitting: StoredValue<Box<dyn Sitting>, LocalStorage>,
    players: StoredValue<Vec<Who>>,
    looking: Option<Seat>,
) -> Viewer {
    if sitting.with_value(|sitting| sitting.outcome().is_some()) {
        return Viewer::Referee;
    }
    let seats = sitting.with_value(|sitting| sitting.game().about().seats.len());
    let humans: Vec<Seat> =
        (0..seats as u8).map(Seat).filter(|seat| players.with_value(|list| is_human(list, *seat))).collect();
    match humans.as_slice() {
        [] => Viewer::Public,
        [only] => Viewer::Seat(*only),
        _ => looking.map_or(Viewer::Public, Viewer::Seat),
    }
}
