//! Grunwald 1410: facing, charges and reactions on a map of 1,664 hexes.
//!
//! The chapters stand in the order of the book. [`look`] holds what every chapter asks of a position, [`choices`] and [`obligations`]
//! list what may be chosen, [`play`] strings the chapters together.

pub mod about;
pub mod action;
pub mod ch01_general;
pub mod ch02_turn;
pub mod ch03_zones;
pub mod ch04_movement;
pub mod ch05_combat;
pub mod ch06_morale;
pub mod ch07_banners;
pub mod ch08_leaders;
pub mod ch09_disorder;
pub mod ch10_panic;
pub mod ch11_fire;
pub mod ch12_objects;
pub mod ch13_conrois;
pub mod ch14_fatigue;
pub mod choices;
pub mod content;
pub mod event;
pub mod explaining;
pub mod field;
pub mod grouping;
pub mod ids;
pub mod look;
pub mod notation;
pub mod objectives;
pub mod obligations;
pub mod overlays;
pub mod play;
pub mod pointing;
pub mod position;
pub mod reaching;
pub mod refusing;
pub mod rules;
pub mod scenery;
pub mod sensible;
pub mod setup;
pub mod sheets;
pub mod state;
pub mod telling;

use crate::ids::UnitId;
use action::Action;
use content::{CONTENT, Content, Kind, Nation, Scenario};
use engine::content::{Flaw, Library};
use engine::decision::{Gesture, Hand, Place};
use engine::dice::{Dice, Stream};
use engine::explain::{Assumed, Befalls};
use engine::group::{Group, Standing};
use engine::journal::{SILENCE_IS_FAST, Silent};
use engine::ruleset::{About, Objective, Outcome, Ruleset, Setup, Told};
use engine::scene::{Ground, OverlayInfo, Scene, Shade, Sheet};
use engine::text::Phrase;
use engine::verbs::Notation;
use engine::ways::Way;
use engine::{Decision, Explanation, Journal, Noted, Refusal, Rule, Seat, Stop, Viewer};
use event::Event;
use look::Look;
use state::{Phase, State};
use std::sync::Arc;

/// A counter of this game with what the rules ask of it most.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its place in the box.
    pub printed: u8,
    pub side: Seat,
    pub nation: Nation,
    pub kind: Kind,
    pub armour: u8,
    pub strength: u8,
    pub reduced: u8,
    /// In half points.
    pub movement: u8,
}

/// Readings that players may choose (G-R11, G-R18, G-R24, G-R34, G-R46) and optional chapters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Chapter 13.
    pub organisation: bool,
    /// Chapter 14.
    pub fatigue: bool,
    /// G-R11: a stream helps the defender if any attacker comes across it, not only if all do.
    pub any_stream: bool,
    /// G-R18: cavalry that stands still keeps its charge level.
    pub standing_charge: bool,
    /// G-R24: zones of control end at rivers even where there is a bridge or a ford.
    pub closed_rivers: bool,
    /// G-R34: a retreat that falls short costs a point for each missing hex.
    pub blocked_per_hex: bool,
    /// G-R46: the death of an army leader strikes the whole side.
    pub whole_side: bool,
}

/// The rules of a game that is set up: its map, its charts, who takes part, its options.
pub struct Grunwald {
    pub content: &'static Content,
    pub scenario: &'static Scenario,
    pub roster: Vec<Card>,
    /// Those who can shoot.
    pub shooters: Vec<state::UnitId>,
    /// Those who move together: by side, then on foot and mounted.
    pub movers: [[Vec<state::UnitId>; 2]; 2],
    pub options: Options,
    /// The rules of its set-up, of who begins, of its reinforcements (see [`setup::scenario_rules`]).
    set_up_by: [Rule; 3],
}

impl Grunwald {
    /// The counters that take part: all of the box, or those of the set-up where nobody waits in reserve.
    pub fn new(content: &'static Content, scenario: &'static Scenario, options: Options) -> Grunwald {
        let listed = |at: usize| scenario.default.units.iter().any(|(unit, ..)| *unit == at);
        let takes_part = |at: &usize| scenario.reserves || listed(*at);
        let card = |at: usize| {
            let counter = &content.counters.units[at];
            Card {
                printed: at as u8,
                side: counter.side,
                nation: counter.nation,
                kind: counter.kind,
                armour: counter.armour,
                strength: counter.strength,
                reduced: counter.reduced,
                movement: counter.movement,
            }
        };
        let roster: Vec<Card> = (0..content.counters.units.len()).filter(takes_part).map(card).collect();
        let shooters =
            UnitId::number(&roster).filter(|(_, card)| card.kind.shoots()).map(|(id, _)| id).collect();
        let movers = [state::ALLIED, state::ORDER].map(|side| {
            [false, true].map(|mounted| {
                let moves = |card: &Card| card.side == side && card.kind.mounted() == mounted;
                UnitId::number(&roster).filter(|(_, card)| moves(card)).map(|(id, _)| id).collect()
            })
        });
        let set_up_by = setup::rules_of_scenario(&scenario.id);
        Grunwald { content, scenario, roster, shooters, movers, options, set_up_by }
    }
}

impl Ruleset for Grunwald {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn about() -> &'static About {
        &about::ABOUT
    }
    const LIBRARY: &'static Library = &content::LIBRARY;
    fn all_rules() -> &'static [Rule] {
        rules::ALL
    }

    fn open(setup: &Setup) -> Result<(Grunwald, State), Flaw> {
        setup::open(&CONTENT, setup)
    }
    fn write_position(&self, setup: &Setup, state: &State) -> String {
        position::write(self, setup, state)
    }

    #[inline]
    fn decision(&self, state: &State) -> Option<Decision> {
        self.look(state).question()
    }
    fn prompt(&self, state: &State) -> Phrase {
        telling::prompt(&self.look(state))
    }
    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        self.look(state).legal(out);
    }
    fn check(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        self.look(state).check(action)
    }
    fn apply<J: Journal<Event>>(
        &self,
        state: &mut State,
        action: &Action,
        dice: &mut dyn Dice,
        journal: &mut J,
    ) -> Result<(), Stop> {
        self.look(state).check(action)?;
        if SILENCE_IS_FAST && !journal.listens() {
            play::perform(self, state, dice, &mut Silent, action)?;
        } else {
            play::perform(self, state, dice, &mut journal.listener(), action)?;
        }
        Ok(())
    }
    fn enact(&self, state: &mut State, event: &Event) {
        event::enact(self, state, event);
    }
    fn resign<J: Journal<Event>>(&self, state: &mut State, seat: Seat, journal: &mut J) {
        play::resign(self, state, &mut journal.listener(), seat);
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over(ending) = state.now.phase else { return None };
        Some(Outcome {
            winner: ending.winner,
            rules: ch02_turn::rules_behind_ending(ending.end).to_vec(),
            score: ending.points.iter().map(|points| i32::from(*points)).collect(),
        })
    }

    fn objectives(&self, state: &State) -> Vec<Objective> {
        objectives::objectives(&self.look(state))
    }

    // Nothing is hidden in this game.
    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }
    fn view_action(&self, action: &Action, _: Seat, _: Viewer) -> Option<Action> {
        Some(action.clone())
    }
    fn view_event(&self, event: &Event, _: Viewer) -> Event {
        event.clone()
    }
    fn reveals(&self, event: &Event) -> bool {
        // An army that stands is final. Nothing else is settled without dice: a phase that has ended can be taken up again until the
        // other side has thrown any.
        matches!(event, Event::SetUp { .. })
    }

    fn notation() -> Vec<String> {
        <Action as Notation<Look>>::table()
    }
    fn write(&self, state: &State, action: &Action) -> String {
        notation::write(&self.look(state), action)
    }
    fn read(&self, state: &State, text: &str) -> Result<Action, Refusal> {
        notation::read(&self.look(state), text)
    }
    fn gesture(&self, state: &State, action: &Action) -> Gesture {
        notation::gesture(&self.look(state), action)
    }
    fn tell(&self, noted: &Noted<Event>) -> Told {
        telling::tell(self, noted)
    }
    fn sum_up(&self, events: &[Noted<Event>]) -> Option<Vec<Told>> {
        telling::sum_up(self, events)
    }
    fn name(&self, state: &State, action: &Action) -> Phrase {
        explaining::name(&self.look(state), action)
    }
    fn cost(&self, state: &State, action: &Action) -> i32 {
        explaining::price(&self.look(state), action).map_or(0, |tally| tally.sum())
    }
    fn explain(&self, state: &State, action: &Action) -> Explanation {
        explaining::explain(self, state, action)
    }
    fn results(&self, before: &State, events: &[Event]) -> Vec<Befalls> {
        explaining::results(self, before, events)
    }
    fn usual(&self, begun: &State, now: &State) -> Option<Assumed<Action>> {
        explaining::usual(self, begun, now)
    }
    fn favourite(&self, state: &State) -> Option<Action> {
        sensible::favourite(self, state)
    }
    fn phase(&self, state: &State) -> u32 {
        u32::from(state.now.turn) << 8 | u32::from(state.now.phase_number)
    }
    fn look_of(&self, _: &State, piece: u16) -> &'static str {
        let card = self.roster.get(usize::from(piece));
        card.map_or("", |card| self.content.counters.units[usize::from(card.printed)].class)
    }
    fn ways(&self, state: &State, piece: u16) -> Option<Vec<Way<Action>>> {
        Some(reaching::ways(self, state, piece))
    }
    fn groups(&self, state: &State) -> Vec<Group> {
        grouping::groups(&self.look(state))
    }
    fn standing(&self, state: &State) -> Vec<Standing> {
        grouping::standing(&self.look(state))
    }
    fn drawbacks(&self, way: &Way<Action>) -> i32 {
        // A leader who can ride along does; ground that costs a unit its order is worse than being shot at.
        let led = way.kind == "forward-led";
        i32::from(way.open) * 2 + i32::from(way.kind == "forward-rough") * 4 - i32::from(led)
    }
    fn write_way(&self, state: &State, actions: &[Action]) -> Vec<String> {
        actions.iter().map(|action| self.write(state, action)).collect()
    }
    fn price(&self, cost: i32) -> String {
        engine::explain::halves(cost)
    }
    fn ground(&self, state: &State) -> Ground {
        scenery::ground(&self.look(state))
    }
    fn ground_key(&self, state: &State) -> Vec<u8> {
        state.razed.to_le_bytes().to_vec()
    }
    fn scene_on(&self, state: &State, ground: Arc<Ground>) -> Scene {
        scenery::scene(&self.look(state), ground)
    }
    fn why_not(&self, state: &State, hand: Hand, to: Place) -> Option<Refusal> {
        pointing::why_not(&self.look(state), hand, to)
    }
    fn overlays(&self) -> Vec<OverlayInfo> {
        overlays::overlays()
    }
    fn overlay(&self, state: &State, id: &str, focus: Option<Place>) -> Vec<Shade> {
        overlays::overlay(&self.look(state), id, focus)
    }
    fn charts(&self) -> Vec<Sheet> {
        sheets::sheets()
    }

    fn random(&self, state: &State, rng: &mut Stream, buffer: &mut Vec<Action>) -> Option<Action> {
        // Nobody sets up two hundred counters by lot: the set-up of the scenario, then ready.
        if let Phase::Setup(seat) = state.now.phase {
            let look = self.look(state);
            return Some(if look.setup_complete(seat) { Action::EndSetup } else { Action::UseDefault });
        }
        self.legal(state, buffer);
        buffer.get(rng.below(buffer.len() as u32) as usize).cloned()
    }
}
