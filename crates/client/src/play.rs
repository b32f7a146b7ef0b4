//! A game at the table: the sitting itself, who plays which seat, what the player holds and points at.
//!
//! The page knows no rule. A click is matched with the ways and the listed actions of the engine; where none fits, the game
//! says why not.

mod computer;
mod deeds;
mod derived;
mod finding;
mod grouping;
mod handing_over;
mod orders;
mod past;
mod telling;
mod throwing;

pub use computer::Plan;
use derived::{Derived, Sources};
pub use finding::{Index, Reach};
pub use grouping::Squad;
pub use telling::priced;

use crate::settings::{Names, settings};
use crate::store::Who;
use crate::words::{game_phrase, game_word, lang, say_about};
use catalog::{Explained, Foreseen, Listed, Passage, Played, Recap, Sitting, Way};
use engine::decision::{Decision, Place};
use engine::explain::{ChartCell, Explanation};
use engine::form::Form;
use engine::refusal::Refusal;
use engine::ruleset::{BattleInfo, Objective, Outcome};
use engine::save::Save;
use engine::scene::{Ground, HexBoard, OverlayInfo, Piece, Scene, SeatLook, Shade, Sheet};
use engine::text::Phrase;
use engine::{Facing, Rule, Seat, Viewer};
use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use std::sync::Arc;
pub use throwing::Wanted;

/// A hex of the board.
pub type HexAt = (i32, i32);

pub fn hex_at(place: &Place) -> Option<HexAt> {
    match place {
        Place::Hex { q, r } => Some((*q, *r)),
        Place::Pose(_) => None,
    }
}

pub fn place((q, r): HexAt) -> Place {
    Place::Hex { q, r }
}

/// What the player has in hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
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

/// A card before commitment: one or several offers, one of them looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub offers: Vec<Way>,
    pub chosen: usize,
}

/// Pieces and ways to choose from at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fan {
    pub at: HexAt,
    /// Ways of the piece in hand, or of the one that was in hand before, to this place.
    pub offers: Vec<Way>,
    /// The pieces there are shown too.
    pub pieces: bool,
}

/// Why not: beside the place that was pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bubble {
    pub at: Option<HexAt>,
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
    /// It has not begun: the turn of the person has ended with what he did, and he may still take that back.
    Holds,
}

/// From a point of the window to the hex that lies there.
pub type HexUnder = std::rc::Rc<dyn Fn(f64, f64) -> Option<HexAt>>;

#[derive(Clone, Copy)]
pub struct Play {
    sitting: StoredValue<Box<dyn Sitting>, LocalStorage>,
    /// The name under which it is kept; `None` for a game that came in a link.
    id: StoredValue<Option<String>>,
    /// What stands under that name in the browser, as this page has written or read it.
    pub head: StoredValue<Option<String>>,
    players: StoredValue<Vec<Who>>,
    seed: StoredValue<u64>,
    /// The tables, once somebody has looked at one.
    sheets: StoredValue<Option<Arc<Vec<Sheet>>>>,
    /// How many actions had been played when the person let the other side begin.
    released: StoredValue<Option<usize>>,
    /// Raised by every change of the sitting.
    changed: RwSignal<u32>,
    /// The moment that is looked at; `None` is now.
    pub at: RwSignal<Option<usize>>,
    /// Who looks at the screen, where two people share it.
    pub looking: RwSignal<Option<Seat>>,
    /// Nobody may look before this seat says that it is there.
    pub curtain: RwSignal<Option<Seat>>,
    pub hand: RwSignal<Holding>,
    pub squad: Squad,
    pub pointed: RwSignal<Option<HexAt>>,
    pub cursor: RwSignal<Option<HexAt>>,
    pub inspected: RwSignal<Option<HexAt>>,
    pub proposal: RwSignal<Option<Proposal>>,
    pub bubble: RwSignal<Option<Bubble>>,
    /// Places that a line of the journal is about.
    pub lit: RwSignal<Vec<HexAt>>,
    /// The action whose line of the journal is looked for.
    pub sought: RwSignal<Option<usize>>,
    /// Several pieces or several ways to choose from, beside their place.
    pub fan: RwSignal<Option<Fan>>,
    /// The side that the keyboard would turn the piece in hand to.
    pub towards: RwSignal<Option<Facing>>,
    pub shown: RwSignal<Vec<&'static str>>,
    pub thinking: RwSignal<Thinking>,
    /// What the computer planned last.
    pub plan: RwSignal<Option<Plan>>,
    /// A move of several actions is being carried out.
    pub busy: RwSignal<bool>,
    /// What the computer moves at the moment.
    crowd: StoredValue<computer::Crowd>,
    /// What was played and is not on the board yet, and when the board was drawn last.
    unseen: StoredValue<Vec<Played>>,
    drawn: StoredValue<f64>,
    /// The computer moves faster than a counter glides: counters are put where they go.
    pub brisk: RwSignal<bool>,
    /// Where the computer has moved and fought since the person played last.
    pub trail: RwSignal<Vec<HexAt>>,
    /// What a screen reader shall say.
    pub said: RwSignal<String>,
    /// A board that would be, while a form is filled in.
    pub preview: RwSignal<Option<Arc<Scene>>>,
    /// The board shall show this place.
    pub centre: RwSignal<Option<HexAt>>,
    /// Somebody wants this place in the middle, wherever it is now.
    pub visited: RwSignal<Option<HexAt>>,
    pub scene: Memo<Arc<Scene>>,
    /// What lies under the pieces: made anew only where somebody lays or breaks it.
    pub ground: Memo<Arc<Ground>>,
    pub board: Memo<Arc<HexBoard>>,
    /// The rectangle that the board fills, in tenths of a pixel.
    pub frame: Memo<picture::Frame>,
    /// What the sides look like: it hardly ever changes, and everything that is drawn asks for it.
    looks: Memo<Arc<Vec<SeatLook>>>,
    pub legal: Memo<Arc<Vec<Listed>>>,
    pub ways: Memo<Arc<Vec<Way>>>,
    /// What stands where.
    pub index: Memo<Arc<Index>>,
    /// Pieces that can do something now, in order.
    pub ready: Memo<Arc<Vec<u16>>>,
    /// Pieces that can act as soon as the one that walks has stopped; whoever points at one of them stops it.
    pub rested: Memo<Arc<Vec<u16>>>,
    /// The question has so few answers that each of them is a button.
    pub few: Memo<bool>,
    /// Where something can be done with what is in hand.
    pub reach: Memo<Arc<Vec<Reach>>>,
    pub history: Memo<Arc<Vec<Arc<Played>>>>,
    /// The history as it is read.
    pub passages: Memo<Arc<Vec<Arc<Passage>>>>,
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
        let sources = Sources {
            sitting: StoredValue::new_local(sitting),
            players: StoredValue::new(players),
            changed: RwSignal::new(0),
            at: RwSignal::new(None),
            looking: RwSignal::new(None),
            curtain: RwSignal::new(None),
            hand: RwSignal::new(Holding::Nothing),
            preview: RwSignal::new(None),
        };
        Play::of(sources, Derived::of(sources), id, seed)
    }

    /// Nothing is pointed at yet, and nobody thinks.
    fn of(sources: Sources, derived: Derived, id: Option<String>, seed: u64) -> Play {
        let Sources { sitting, players, changed, at, looking, curtain, hand, preview } = sources;
        let Derived { decision, scene, ground, looks, board, frame, legal, ways, index, .. } = derived;
        let Derived { ready, rested, few, reach, history, passages, .. } = derived;
        Play {
            sitting,
            id: StoredValue::new(id),
            head: StoredValue::new(None),
            players,
            seed: StoredValue::new(seed),
            sheets: StoredValue::new(None),
            released: StoredValue::new(None),
            changed,
            at,
            looking,
            curtain,
            hand,
            squad: Squad::new(),
            pointed: RwSignal::new(None),
            cursor: RwSignal::new(None),
            inspected: RwSignal::new(None),
            proposal: RwSignal::new(None),
            bubble: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            sought: RwSignal::new(None),
            fan: RwSignal::new(None),
            towards: RwSignal::new(None),
            shown: RwSignal::new(Vec::new()),
            thinking: RwSignal::new(Thinking::No),
            plan: RwSignal::new(None),
            busy: RwSignal::new(false),
            crowd: StoredValue::default(),
            unseen: StoredValue::new(Vec::new()),
            drawn: StoredValue::new(0.0),
            brisk: RwSignal::new(false),
            trail: RwSignal::new(Vec::new()),
            said: RwSignal::new(String::new()),
            preview,
            centre: RwSignal::new(None),
            visited: RwSignal::new(None),
            scene,
            ground,
            board,
            frame,
            looks,
            legal,
            ways,
            index,
            ready,
            rested,
            few,
            reach,
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
    /// Sides and options of this battle.
    pub fn battle(self) -> BattleInfo<'static> {
        self.sitting.with_value(|sitting| sitting.battle())
    }
    /// The tables that are printed for this battle: the same from its first move to its last.
    pub fn charts(self) -> Vec<Sheet> {
        self.kept_charts().to_vec()
    }
    fn kept_charts(self) -> Arc<Vec<Sheet>> {
        if let Some(kept) = self.sheets.get_value() {
            return kept;
        }
        let made = Arc::new(self.sitting.with_value(|sitting| sitting.charts()));
        self.sheets.set_value(Some(made.clone()));
        made
    }
    /// The code in a cell of a printed table in plain words; nothing where it speaks for itself.
    pub fn meaning(self, cell: ChartCell) -> Option<Phrase> {
        let charts = self.kept_charts();
        let sheet = charts.iter().find(|sheet| sheet.id == cell.chart)?;
        sheet.meaning(cell.column, cell.row?).cloned()
    }
    /// What each side needs to win, and what stands now.
    pub fn objectives(self) -> Vec<Objective> {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.objectives())
    }
    /// What has happened since a seat had its last turn; nothing where nobody else has done anything.
    pub fn recap_for(self, seat: Seat) -> Option<Recap> {
        self.changed.track();
        let viewer = self.viewer();
        self.sitting.with_value(|sitting| {
            let from = catalog::since_last_turn_of(sitting.as_ref(), seat, viewer);
            let others = sitting.seats().iter().skip(from).any(|it| *it != seat);
            others.then(|| catalog::recap(sitting.as_ref(), from, sitting.length(), viewer))
        })
    }
    /// The game as it was at a moment, to go on with as another one.
    pub fn until(self, moment: usize) -> Option<Box<dyn Sitting>> {
        self.sitting.with_value(|sitting| catalog::until(sitting.as_ref(), moment).ok())
    }
    pub fn say(self, phrase: &Phrase) -> String {
        self.game().texts().say(lang(), phrase)
    }
    /// What a piece is called on buttons and in headings: in short where the game has a short name, unless the reader wants it in full.
    pub fn called(self, piece: &Piece) -> String {
        let short = piece.name.id.strip_suffix("-long").and_then(|id| self.game().texts().id(id));
        match short.filter(|_| settings().names.get() == Names::Short) {
            Some(id) => self.say(&Phrase { id, ..piece.name.clone() }),
            None => self.say(&piece.name),
        }
    }
    /// A word of this game: an action (`action`), a status, a value, as the page says it.
    pub fn word(self, kind: &str, word: &str) -> String {
        game_word(self.game(), kind, word)
    }
    /// The same where the game has one of its own.
    pub fn own_word(self, kind: &str, word: &str) -> Option<String> {
        self.own_phrase(kind, word).map(|phrase| self.say(&phrase))
    }
    /// The same, to be filled in.
    pub fn own_phrase(self, kind: &str, word: &str) -> Option<Phrase> {
        game_phrase(self.game(), kind, word)
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
    pub fn shades(self, id: &str, focus: Option<HexAt>) -> Vec<Shade> {
        self.changed.track();
        let viewer = self.viewer();
        self.sitting.with_value(|sitting| sitting.overlay(id, focus.map(place), viewer))
    }
    /// Who would act by an action that is listed, and the places that each of them aims at.
    pub fn aims(self, action: &str) -> Vec<(u16, Vec<HexAt>)> {
        let legal = self.legal.get();
        let Some(listed) = legal.iter().find(|it| it.text == action) else { return Vec::new() };
        let acting = listed.gesture.piece.into_iter().chain(listed.gesture.also.iter().copied());
        let aimed = |id: u16| {
            let ways = self.sitting.with_value(|sitting| sitting.ways(id));
            let same = ways.iter().filter(|way| matches!(way.actions.as_slice(), [only] if only == action));
            same.filter(|way| way.target.is_some()).filter_map(|way| hex_at(way.to.as_ref()?)).collect()
        };
        acting.map(|id| (id, aimed(id))).collect()
    }
    pub fn why(self, action: &str) -> Result<(), Refusal> {
        self.sitting.with_value(|sitting| sitting.why(action))
    }
    /// What could end the phase after an action.
    pub fn endings_after(self, action: &str) -> Vec<Listed> {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.endings_after(action))
    }
    pub fn foresee(self, actions: &[String]) -> Foreseen {
        self.changed.track();
        self.sitting.with_value(|sitting| sitting.foresee(actions, None))
    }
    /// How the board would look after these actions; nothing where they cannot all be done.
    pub fn board_after(self, actions: &[String]) -> Option<Scene> {
        self.changed.track();
        let viewer = self.viewer();
        let foreseen = self.sitting.with_value(|sitting| sitting.foresee(actions, Some(viewer)));
        foreseen.scene.filter(|_| foreseen.refusal.is_none())
    }
    /// The last of these actions explained, without its chances.
    pub fn explain_briefly(self, actions: &[String]) -> Option<Explanation> {
        self.sitting.with_value(|sitting| sitting.explain_briefly(actions))
    }
    /// An action of the moment explained, with its exact chances, if the table is still there.
    pub fn try_explain(self, action: &str) -> Option<Explained> {
        self.sitting.try_with_value(|sitting| sitting.explain(action).ok()).flatten()
    }
    pub fn save_text(self) -> String {
        self.players.with_value(|players| {
            let players = players.iter().map(Who::word).collect();
            self.sitting.with_value(|sitting| Save { players, ..sitting.save() }.to_json())
        })
    }
    /// The same of a game that was made of this one.
    pub fn save_of(self, other: &dyn Sitting) -> String {
        let players = self.players.with_value(|players| players.iter().map(Who::word).collect());
        Save { players, ..other.save() }.to_json()
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
        let looks = if Observer::get().is_some() { self.looks.get() } else { self.looks.get_untracked() };
        looks.get(usize::from(seat.0)).cloned().unwrap_or_else(unknown)
    }

    pub fn seat_name(self, seat: Seat) -> String {
        self.say(&self.look(seat).name)
    }

    /// A sentence of the page about a side.
    pub fn say_of(self, seat: Seat, phrase: Phrase) -> String {
        say_about(&phrase.with("seat", self.look(seat).name), self.game().texts())
    }

    /// Does the person at this screen owe the decision, now?
    pub fn mine(self) -> bool {
        self.at.get().is_none()
            && self.curtain.get().is_none()
            && self.decision.get().is_some_and(|decision| self.player(decision.seat) == Who::Human)
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
    let seats = sitting.with_value(|sitting| sitting.battle().seats().len());
    let humans: Vec<Seat> =
        (0..seats as u8).map(Seat).filter(|seat| players.with_value(|list| is_human(list, *seat))).collect();
    match humans.as_slice() {
        [] => Viewer::Public,
        [only] => Viewer::Seat(*only),
        _ => looking.map_or(Viewer::Public, Viewer::Seat),
    }
}
