//! A game at the table: the sitting itself, who plays which seat, what the player holds and points at.
//!
//! The page knows no rule. A click is matched with the ways and the listed actions of the engine; where none fits, the game
//! says why not.

mod computer;
mod deeds;
mod orders;
mod past;
mod telling;
mod throwing;

use crate::store::Who;
use crate::words::lang;
use crate::worker::Thought;
use catalog::{Foreseen, Listed, Passage, Played, Route, Sitting};
use engine::decision::{Decision, Place};
use engine::form::Form;
use engine::refusal::Refusal;
use engine::ruleset::Outcome;
use engine::scene::{Board, Cell, HexBoard, OverlayInfo, Piece, Scene, SeatLook, Shade};
use engine::text::Phrase;
use engine::{Rule, Seat, Viewer};
use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use std::sync::Arc;
pub use throwing::Wanted;

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

/// From a point of the window to the hex that lies there.
pub type HexUnder = std::rc::Rc<dyn Fn(f64, f64) -> Option<Spot>>;

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
    /// The history as it is read.
    pub passages: Memo<Arc<Vec<Passage>>>,
    /// What was done with one click, from action to action: it is taken back as one.
    clicks: StoredValue<Vec<(usize, usize)>>,
    /// The kind that was placed last: it is taken up again when it is this seat's turn to place.
    wanted: StoredValue<Option<String>>,
    /// Which hex lies under a point of the window.
    pub hex_under: StoredValue<Option<HexUnder>, LocalStorage>,
    /// A kind of piece that is carried from beside the board, and where the pointer is.
    pub carried: RwSignal<Option<(String, f64, f64)>>,
    pub decision: Memo<Option<Decision>>,
    /// People throw their own dice and say what lies there.
    pub own_dice: RwSignal<bool>,
    /// The throw that is waited for, and who hears of it.
    pub wanted_throw: RwSignal<Option<Wanted>>,
    thrown: StoredValue<Option<js_sys::Function>, LocalStorage>,
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
        let passages = Memo::new(move |_| {
            changed.track();
            let viewer = viewer();
            Arc::new(sitting.with_value(|sitting| sitting.passages(viewer)))
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
            passages,
            clicks: StoredValue::new(Vec::new()),
            wanted: StoredValue::new(None),
            hex_under: StoredValue::new_local(None),
            carried: RwSignal::new(None),
            decision,
            own_dice: RwSignal::new(false),
            wanted_throw: RwSignal::new(None),
            thrown: StoredValue::new_local(None),
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
        self.game().texts().say(lang(), phrase)
    }
    pub fn title_of(self, rule: Rule) -> &'static str {
        rule.title(lang())
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
        let scene = if Observer::get().is_some() { self.scene.get() } else { self.scene.get_untracked() };
        scene.seats.get(usize::from(seat.0)).cloned().unwrap_or_else(unknown)
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
