//! The contract that every game signs.

use crate::briefing::Briefing;
use crate::content::{Flaw, Library};
use crate::decision::{Decision, Gesture, Hand, Place};
use crate::dice::{Dice, Scripted, Stream};
use crate::explain::{Assumed, Befalls, Explanation, Weight};
use crate::form::Form;
use crate::group::{Group, Standing};
use crate::hash::Fingerprint;
use crate::journal::{Journal, Noted, Silent};
use crate::orders::{Known, Preset};
use crate::refusal::{Refusal, Stop};
use crate::rule::{Bilingual, Rule};
use crate::scene::{Ground, OverlayInfo, Piece, Scene, Shade, Sheet};
use crate::seat::{Seat, Viewer};
use crate::text::{Phrase, Texts};
use crate::told::Line;
use crate::ways::Way;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

/// The rules of one game, set up: its board, its charts and its options, nothing that changes while playing.
///
/// **What a game promises.** A state is over or exactly one seat owes one decision. `apply` is the only way a state
/// changes; it checks everything itself, and on an error the state is untouched. Every action that `legal` lists is
/// accepted. The same state, action and rolls give the same bytes everywhere: integers, ordered collections, no clock.
pub trait Ruleset: Sized + Send + Sync + 'static {
    /// The whole position. Small, cheap to clone, canonical to serialise. What is left to do in the middle of a
    /// nested reaction is kept here as plain data, so that a game can be saved in mid-charge.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One atomic decision of one seat.
    type Action: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// A fact, in the past tense, with its rule and its numbers.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// Name, scenarios, options, versions.
    fn about() -> &'static About;
    /// Its files: sentences, rules in our own words, words of the book, tables.
    const LIBRARY: &'static Library;
    /// The sentences of this game in both languages.
    fn texts() -> &'static Texts {
        Self::LIBRARY.texts()
    }
    /// Every constant of `rules.rs`, so that a test can hold them against the book.
    fn all_rules() -> &'static [Rule];

    /// Sets up a game: from its scenario, or from a hand-written position on top of it.
    fn open(setup: &Setup) -> Result<(Self, Self::State), Flaw>;
    /// Writes a position as [`Ruleset::open`] reads it.
    fn write_position(&self, setup: &Setup, state: &Self::State) -> String;

    /// Who owes which decision; `None` when the game is over.
    fn decision(&self, state: &Self::State) -> Option<Decision>;
    /// The question in words.
    fn prompt(&self, state: &Self::State) -> Phrase;
    /// All legal actions in a fixed order, or good candidates where the decision is open. Clears `out` first.
    fn legal(&self, state: &Self::State, out: &mut Vec<Self::Action>);
    /// Is this action legal now? If not, why.
    fn check(&self, state: &Self::State, action: &Self::Action) -> Result<(), Refusal>;
    /// Carries out one action up to the next decision.
    fn apply<J: Journal<Self::Event>>(
        &self,
        state: &mut Self::State,
        action: &Self::Action,
        dice: &mut dyn Dice,
        journal: &mut J,
    ) -> Result<(), Stop>;
    /// One event changes the state. `apply` uses nothing else, so that events alone can be replayed on a board.
    fn enact(&self, state: &mut Self::State, event: &Self::Event);
    /// A seat gives up, whoever is to decide.
    fn resign<J: Journal<Self::Event>>(&self, state: &mut Self::State, seat: Seat, journal: &mut J);
    /// How the game ended.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// What each seat needs to win and what stands now, in the order of the seats: it is always in view. Public, as points are.
    fn objectives(&self, state: &Self::State) -> Vec<Objective>;

    /// What a viewer may know of a state, an action, an event. The hidden parts are not there.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::State;
    fn view_action(&self, action: &Self::Action, by: Seat, viewer: Viewer) -> Option<Self::Action>;
    fn view_event(&self, event: &Self::Event, viewer: Viewer) -> Self::Event;
    /// The same with its rules.
    fn view_noted(&self, noted: &Noted<Self::Event>, viewer: Viewer) -> Noted<Self::Event> {
        Noted { event: self.view_event(&noted.event, viewer), rules: noted.rules.clone() }
    }
    /// Did this event show or fix something that cannot be taken back by one seat alone?
    fn reveals(&self, event: &Self::Event) -> bool;
    /// Gives a secret action its salt, unless it has one.
    fn salted(&self, action: Self::Action, _salt: u64) -> Self::Action {
        action
    }

    /// The rows of its notation as people read them: `place UNIT HEX` (see [`crate::verbs::Notation::table`]).
    fn notation() -> Vec<String>;
    /// The short notation of an action, and back. Any legal action that is written reads back as itself.
    fn write(&self, state: &Self::State, action: &Self::Action) -> String;
    fn read(&self, state: &Self::State, text: &str) -> Result<Self::Action, Refusal>;
    /// What the action looks like on a board.
    fn gesture(&self, state: &Self::State, action: &Self::Action) -> Gesture;
    /// An event in words; the rules behind it are those it was noted with. An event without a sentence is not shown to anybody.
    fn tell(&self, noted: &Noted<Self::Event>) -> Told;
    /// The events of several actions of one piece, told as one: a march instead of its steps. `None` where each action
    /// speaks for itself.
    fn sum_up(&self, _: &[Noted<Self::Event>]) -> Option<Vec<Told>> {
        None
    }
    /// An action in one sentence, the one that its explanation begins with. Lists are made of it: nothing is tried out for it.
    fn name(&self, state: &Self::State, action: &Self::Action) -> Phrase;
    /// What an action costs whoever does it, as its explanation counts it; nothing where there is no price.
    fn cost(&self, state: &Self::State, action: &Self::Action) -> i32;
    /// What an action would do. Only asked of legal actions, and only of one that somebody looks at: parts of it are found by
    /// trying them out.
    fn explain(&self, state: &Self::State, action: &Self::Action) -> Explanation;
    /// What matters about what happened, for the odds: "the defender is destroyed", and whom it befalls.
    fn results(&self, before: &Self::State, events: &[Self::Event]) -> Vec<Befalls>;
    /// The odds of an action are those of the whole matter that it begins: while this gives an answer to what is asked next, it
    /// is taken as given, and whoever reads the odds is told so. `None` where the matter is over, or where an answer is a decision of
    /// its own.
    fn usual(&self, _begun: &Self::State, _now: &Self::State) -> Option<Assumed<Self::Action>> {
        None
    }
    /// The answer to the question of the moment that a seat means which has ordered an answer of its kind and no more: the
    /// sensible one. `None`: the first that is listed.
    fn favourite(&self, _: &Self::State) -> Option<Self::Action> {
        None
    }
    /// The phase, turn or activation that it is, as a number that no other one of the battle has: what is ordered "for this phase" is
    /// over when it changes.
    fn phase(&self, state: &Self::State) -> u32;
    /// What a piece looks like, as its [`crate::scene::Piece::look`]: orders may be for all that look so.
    fn look_of(&self, _: &Self::State, _piece: u16) -> &'static str {
        ""
    }
    /// All ways of a piece, where the game finds them faster than by playing ahead (see [`crate::ways`]).
    fn ways(&self, _: &Self::State, _piece: u16) -> Option<Vec<Way<Self::Action>>> {
        None
    }
    /// What is against a way apart from its price, where several lead to the same place: the fewer the better. The other seat may
    /// answer it, at the least.
    fn drawbacks(&self, way: &Way<Self::Action>) -> i32 {
        way.open.into()
    }
    /// Where everybody stands who is on the board, by number: for whoever needs to know nothing else of the scene.
    fn standing(&self, state: &Self::State) -> Vec<Standing> {
        let stands =
            |it: Piece| Some(Standing { piece: it.id, seat: it.seat, place: it.place?, facing: it.facing });
        self.scene(state).pieces.into_iter().filter_map(stands).collect()
    }
    /// The pieces that belong together, of the seat that decides: nothing where one piece a turn moves.
    fn groups(&self, _: &Self::State) -> Vec<Group> {
        Vec::new()
    }
    /// The notation of the actions of a way, as far as no dice fall before them. A game whose notation is the same in every
    /// position need not play them ahead.
    fn write_way(&self, state: &Self::State, actions: &[Self::Action]) -> Vec<String> {
        let (mut here, mut list) = (state.clone(), Vec::with_capacity(actions.len()));
        for action in actions {
            list.push(self.write(&here, action));
            if self.apply(&mut here, action, &mut Scripted::new(Vec::new()), &mut Silent).is_err() {
                break;
            }
        }
        list
    }
    /// A price as people read it: games that count in halves say `1½`.
    fn price(&self, cost: i32) -> String {
        cost.to_string()
    }
    /// What lies under the pieces.
    fn ground(&self, state: &Self::State) -> Ground;
    /// What of a position its ground hangs on: positions of one game that agree in it lie on the same ground. Empty where ground is
    /// neither laid nor broken.
    fn ground_key(&self, _: &Self::State) -> Vec<u8> {
        Vec::new()
    }
    /// What to draw, on the ground of this position.
    fn scene_on(&self, state: &Self::State, ground: Arc<Ground>) -> Scene;
    /// What to draw. Whoever draws one position after the other keeps the ground.
    fn scene(&self, state: &Self::State) -> Scene {
        self.scene_on(state, Arc::new(self.ground(state)))
    }

    /// How an open decision is answered from parts; `None` where the listed actions are enough.
    fn form(&self, _: &Self::State) -> Option<Form> {
        None
    }
    /// A player points at a place with something in hand, and no legal action fits: why not? `None` if nothing was meant.
    fn why_not(&self, _: &Self::State, _: Hand, _: Place) -> Option<Refusal> {
        None
    }
    /// Layers that a player may lay over the board.
    fn overlays(&self) -> Vec<OverlayInfo> {
        Vec::new()
    }
    /// The places of an overlay; `focus` is where the player points.
    fn overlay(&self, _: &Self::State, _id: &str, _focus: Option<Place>) -> Vec<Shade> {
        Vec::new()
    }
    /// The tables that are printed for this battle.
    fn charts(&self) -> Vec<Sheet> {
        Vec::new()
    }

    /// A random legal action; `None` when the game is over. Games override it for open decisions.
    fn random(
        &self,
        state: &Self::State,
        rng: &mut Stream,
        buffer: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        self.legal(state, buffer);
        let pick = rng.below(u32::try_from(buffer.len()).unwrap_or(u32::MAX)) as usize;
        buffer.get(pick).cloned()
    }
}

/// An event in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub says: Phrase,
    pub rules: Vec<Rule>,
    /// The event's name, for programs: `stepped`, `melee-resolved`.
    pub kind: &'static str,
    /// A side loses men, ground or heart by it.
    pub weight: Weight,
    /// The faces of the throw that it tells of; nothing where it tells of none.
    pub throw: Vec<u8>,
    /// Sums that the sentence leaves out: the modifiers of a combat.
    pub accounts: Vec<crate::explain::Account>,
    /// Hexes or poses it is about, for a screen to light.
    pub places: Vec<crate::decision::Place>,
    /// The cell of a printed table that the dice fell on.
    pub cell: Option<crate::explain::ChartCell>,
}

impl Told {
    /// What hurts nobody, throws no die and counts nothing: its sentence and its rules.
    pub fn new(line: Line, rules: &[Rule]) -> Told {
        Told {
            says: line.says,
            rules: rules.to_vec(),
            kind: line.kind,
            weight: Weight::Light,
            throw: Vec::new(),
            accounts: Vec::new(),
            places: line.places,
            cell: None,
        }
    }
}

/// Where one seat stands: what it needs to win, and what it would come to now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    pub seat: Seat,
    /// "Take flags worth 5 points".
    pub needs: Phrase,
    /// The score that decides, and what it would come to if the game were counted up now: "3 of 5 points, ahead".
    pub now: Phrase,
    /// Does it win if nothing changes? `None`: neither side does.
    pub ahead: Option<bool>,
    pub rules: Vec<Rule>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// `None` is a draw.
    pub winner: Option<Seat>,
    /// The rules that ended it and that named the winner.
    pub rules: Vec<Rule>,
    /// Points of each seat, as the rules count them.
    pub score: Vec<i32>,
}

/// What a game is called and what can be chosen before it begins.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    pub id: &'static str,
    pub title: Bilingual,
    /// One sentence.
    pub summary: Bilingual,
    /// Raised whenever the same actions could give another game.
    pub rules_version: u32,
    /// Every rule has code and a test.
    pub complete: bool,
    /// Dice are thrown in it: what the other side does in its turn may be final. Where none are, nobody is asked for his own.
    pub dice: bool,
    /// The sides of its battles, as far as a battle names none of its own: ask [`BattleInfo::seats`].
    pub seats: Vec<SeatInfo>,
    pub scenarios: Vec<ScenarioInfo>,
    /// What can be chosen in every battle; ask [`BattleInfo::options`].
    pub options: Vec<OptionInfo>,
    /// What standing orders can be about.
    pub orders: Vec<OrderInfo>,
    /// What pieces look like, as far as orders may be for all that look so.
    pub looks: Vec<&'static str>,
    /// Ready-made standing orders.
    pub presets: Vec<Preset>,
}

/// A question that a standing order may answer, the answers it may give, and what its conditions may name: sums of an explanation,
/// results whose chances are known.
#[derive(Clone, Debug, Serialize)]
pub struct OrderInfo {
    pub decision: &'static str,
    pub answers: Vec<&'static str>,
    /// Those of the answers that one piece gives: an order may be for that piece alone.
    pub by_piece: Vec<&'static str>,
    /// Those of the answers that do nothing: there is nothing about them that a condition could weigh.
    pub idle: Vec<&'static str>,
    /// Asked while the other seat acts. Where it is not, an order answers only if there is no other answer.
    pub reaction: bool,
    pub values: Vec<&'static str>,
    pub results: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize)]
pub struct SeatInfo {
    /// A word for notation and files: `red`.
    pub id: &'static str,
    pub title: Bilingual,
}

#[derive(Clone, Debug, Serialize)]
pub struct ScenarioInfo {
    pub id: String,
    pub title: Bilingual,
    pub summary: Bilingual,
    /// The one to begin with.
    pub recommended: bool,
    /// Drawn by lot: another seed is another battlefield.
    pub by_lot: bool,
    /// Its sides, where they are not those of every battle of the game.
    pub seats: Vec<SeatInfo>,
    /// What can be chosen in this battle alone.
    pub options: Vec<OptionInfo>,
    /// Options of the game that make no difference to it.
    pub without: Vec<&'static str>,
    /// Rules that hold in this battle and not in the others.
    pub special: Vec<Rule>,
    /// The actions that set it up as it is usually set up; none where the battle begins at once.
    pub set_up: Vec<&'static str>,
    /// Nobody has a choice in that: whoever begins the battle finds it set up.
    pub fixed: bool,
    /// What it is about.
    pub briefing: Briefing,
}

impl ScenarioInfo {
    /// A battle like any other of its game, for those who say only what is special about it: `ScenarioInfo { by_lot: true, ..new }`.
    pub fn new(id: impl Into<String>, title: Bilingual, summary: Bilingual) -> ScenarioInfo {
        ScenarioInfo {
            id: id.into(),
            title,
            summary,
            recommended: false,
            by_lot: false,
            seats: Vec::new(),
            options: Vec::new(),
            without: Vec::new(),
            special: Vec::new(),
            set_up: Vec::new(),
            fixed: false,
            briefing: Briefing::default(),
        }
    }
}

/// A choice before the game: an optional rule, a switchable ruling, an army.
#[derive(Clone, Debug, Serialize)]
pub struct OptionInfo {
    pub id: &'static str,
    pub title: Bilingual,
    /// The rule or ruling it switches.
    pub rule: Option<Rule>,
    pub values: Vec<OptionValue>,
    pub default: &'static str,
}

#[derive(Clone, Debug, Serialize)]
pub struct OptionValue {
    pub id: String,
    pub title: Bilingual,
}

impl About {
    /// The words that a standing order of this game may use.
    pub fn known_to_orders(&self) -> Known<'_> {
        Known { orders: &self.orders, looks: &self.looks }
    }

    /// Ready-made orders by their name.
    pub fn preset(&self, id: &str) -> Option<&Preset> {
        self.presets.iter().find(|preset| preset.id.eq_ignore_ascii_case(id))
    }

    /// The choices of one of its battles, by the id of the scenario.
    pub fn battle(&self, scenario: &str) -> BattleInfo<'_> {
        BattleInfo { about: self, scenario: self.scenarios.iter().find(|it| it.id == scenario) }
    }
}

/// Sides and options of one battle: they may differ from battle to battle of the same game.
#[derive(Clone, Copy, Debug)]
pub struct BattleInfo<'a> {
    pub about: &'a About,
    /// `None` where nobody knows the scenario: then only what holds for every battle is known.
    pub scenario: Option<&'a ScenarioInfo>,
}

impl<'a> BattleInfo<'a> {
    pub fn seats(self) -> &'a [SeatInfo] {
        let own = self.scenario.map(|it| it.seats.as_slice()).filter(|seats| !seats.is_empty());
        own.unwrap_or(&self.about.seats)
    }

    pub fn seat(self, id: &str) -> Option<Seat> {
        self.seats().iter().position(|seat| seat.id.eq_ignore_ascii_case(id)).map(|at| Seat(at as u8))
    }

    pub fn seat_id(self, seat: Seat) -> &'static str {
        self.seats().get(usize::from(seat.0)).map_or("?", |seat| seat.id)
    }

    /// What can be chosen, the choices of the game first.
    pub fn options(self) -> impl Iterator<Item = &'a OptionInfo> {
        let own = self.scenario.map_or(&[][..], |it| &it.options);
        self.about.options.iter().filter(move |option| !self.is_without(option.id)).chain(own)
    }

    /// Does an option of the game make no difference here?
    pub fn is_without(self, option: &str) -> bool {
        self.scenario.is_some_and(|it| it.without.contains(&option))
    }
}

/// What a game is made from. Public: both seats know it before the first decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub scenario: String,
    /// Lays out what is random about the set-up. The dice have a seed of their own.
    #[serde(default)]
    pub seed: u64,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// A hand-written position: TOML.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The version of the rules that it is played by; 0 stands for the present one. A save has a field of its own for it, from
    /// which it comes here, so that [`Ruleset::open`] can keep a reading that a later version has changed.
    #[serde(skip)]
    pub rules: u32,
}

/// What is drawn by lot for a set-up comes from this seed where there is one secret for all: the set-up is for everybody to see, and
/// nobody finds dice or seals from it who does not guess the secret itself. Small enough for every reader of numbers.
pub fn public_seed(secret: u64) -> u64 {
    let Fingerprint(hash) = Fingerprint::of(&("conroi set-up 1", secret));
    hash[..6].iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

impl Setup {
    pub fn new(scenario: &str) -> Setup {
        Setup { scenario: scenario.to_string(), ..Setup::default() }
    }

    pub fn with(mut self, option: &str, value: &str) -> Setup {
        self.options.insert(option.to_string(), value.to_string());
        self
    }

    /// The version of the rules that it is played by.
    pub fn rules_version(&self, about: &About) -> u32 {
        if self.rules == 0 { about.rules_version } else { self.rules }
    }

    /// The value of an option, or its default.
    pub fn option<'a>(&'a self, about: &'a About, id: &str) -> &'a str {
        let own = about.battle(&self.scenario).scenario.map_or(&[][..], |it| &it.options);
        let known = about.options.iter().chain(own).find(|option| option.id == id);
        let default = || known.map_or("", |option| option.default);
        self.options.get(id).map_or_else(default, String::as_str)
    }

    /// Is the scenario known, are the options, and their values?
    pub fn check(&self, about: &About) -> Result<(), Flaw> {
        let list = |words: Vec<&str>| words.join(", ");
        if !about.scenarios.iter().any(|s| s.id == self.scenario) {
            let known = list(about.scenarios.iter().map(|s| s.id.as_str()).collect());
            let phrase = Phrase::new("flaw-scenario-unknown")
                .with("scenario", self.scenario.as_str())
                .with("known", known);
            return Err(Flaw::new("", phrase));
        }
        if self.rules > about.rules_version {
            let phrase = Phrase::new("flaw-rules-version")
                .with("version", self.rules)
                .with("known", about.rules_version);
            return Err(Flaw::new("", phrase));
        }
        for (id, value) in &self.options {
            // An option that makes no difference here is let through: it changes nothing.
            let own = about.battle(&self.scenario).scenario.map_or(&[][..], |it| &it.options);
            let every = || about.options.iter().chain(own);
            let Some(option) = every().find(|option| option.id == id) else {
                let known = list(every().map(|option| option.id).collect());
                let phrase =
                    Phrase::new("flaw-option-unknown").with("option", id.as_str()).with("known", known);
                return Err(Flaw::new("", phrase));
            };
            if !option.values.iter().any(|known| known.id == *value) {
                let known = list(option.values.iter().map(|v| v.id.as_str()).collect());
                let phrase = Phrase::new("flaw-option-value")
                    .with("option", id.as_str())
                    .with("value", value.as_str())
                    .with("known", known);
                return Err(Flaw::new("", phrase));
            }
        }
        Ok(())
    }
}

impl Setup {
    /// Names the recommended scenario where none is named.
    pub fn or_recommended(mut self, about: &About) -> Setup {
        if self.scenario.is_empty() {
            let recommended = about.scenarios.iter().find(|scenario| scenario.recommended);
            self.scenario =
                recommended.or(about.scenarios.first()).map_or_else(String::new, |s| s.id.clone());
        }
        self
    }
}
