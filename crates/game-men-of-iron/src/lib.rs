//! Men of Iron: Commands that act one after the other on a roll, facing to a corner, arrows, charges and counter-charges.
//!
//! The chapters stand in the order of the book. [`look`] holds what every chapter asks of a position, [`choices`] lists what may be
//! chosen, [`play`] strings the chapters together.

pub mod about;
pub mod action;
pub mod ch04_activation;
pub mod ch05_movement;
pub mod ch06_facing;
pub mod ch07_zones;
pub mod ch08_stacking;
pub mod ch09_fire;
pub mod ch10_shock;
pub mod ch11_charge;
pub mod ch12_results;
pub mod ch13_rally;
pub mod ch14_special_units;
pub mod ch15_leaders;
pub mod ch16_victory;
pub mod choices;
pub mod content;
pub mod ent_entry;
pub mod event;
pub mod explaining;
pub mod field;
pub mod grouping;
pub mod ids;
pub mod imp_impetuous;
pub mod look;
pub mod notation;
pub mod objectives;
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

use action::Action;
use content::{Battle, CONTENT, Content};
use engine::content::{Flaw, Library};
use engine::decision::{Gesture, Hand, Place};
use engine::dice::{Dice, Stream};
use engine::explain::Befalls;
use engine::group::{Group, Standing};
use engine::journal::{SILENCE_IS_FAST, Silent};
use engine::ruleset::{About, Objective, Outcome, Ruleset, Setup, Told};
use engine::scene::{Ground, OverlayInfo, Scene, Shade, Sheet};
use engine::text::Phrase;
use engine::verbs::Notation;
use engine::ways::Way;
use engine::{Decision, Explanation, Journal, Noted, Refusal, Rule, Seat, Stop, Viewer};
use event::Event;
use field::{Field, Slope};
use ids::{UnitId, Units};
use look::Look;
use state::{Phase, State};
use std::sync::Arc;

/// What players may choose, apart from what a battle switches (MI-Q4.3-2, MI-Q9.4-2, MI-R13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Who has just lost play to a seizure may not seize the next roll.
    pub seize_guard: bool,
    /// A hex hides only if it is higher than both ends.
    pub los_slope: Slope,
    /// Only the side that acted checks its flight.
    pub flight_active_only: bool,
    /// No modifier for fire at armoured foot.
    pub armour_off: bool,
    /// FAL-2.
    pub mode: Mode,
    /// FAL-4: Comyn's horse may leave in the pinned mode only, always, or never.
    pub faint: bool,
    /// FAL-5.
    pub sullen: bool,
    /// COU-4.
    pub drowning: bool,
    /// BAN-4.
    pub small_folk: bool,
    /// CRE-1, CRE-2, CRE-5, CRE-6, CRE-7.
    pub wet: bool,
    pub mud: bool,
    pub wall: bool,
    pub bombards: bool,
    pub pits: bool,
    /// POI-9.
    pub to_horse: bool,
    /// NAJ-3, NAJ-4.
    pub fickle: bool,
    pub levies: bool,
}

/// How Falkirk is played (MI-FAL-2a, b, c).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    Pinned,
    #[default]
    Contested,
    Free,
}

/// The rules of a battle that is set up: its ground, its charts, who takes part, its options.
pub struct MenOfIron {
    pub content: &'static Content,
    pub battle: &'static Battle,
    pub field: &'static Field,
    pub options: Options,
    /// All units of a seat.
    pub of_seat: [Units; 2],
}

impl MenOfIron {
    pub fn new(content: &'static Content, battle: &'static Battle, options: Options) -> MenOfIron {
        let of_seat = [0, 1].map(|seat| battle.units_of(engine::Seat(seat)).map(|(unit, _)| unit).collect());
        MenOfIron { content, battle, field: battle.field(options.mud), options, of_seat }
    }
}

impl Ruleset for MenOfIron {
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

    fn open(setup: &Setup) -> Result<(MenOfIron, State), Flaw> {
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
        // Flight Points are what a side has lost: the other one has scored them.
        let [first, second] = ending.points.map(i32::from);
        Some(Outcome {
            winner: ending.winner,
            rules: ch16_victory::rules_behind_ending(ending.end).to_vec(),
            score: vec![second, first],
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
        // An army that stands is final, and so is what the other side was asked about: an attack that was named, an answer given.
        matches!(event, Event::SetUp { .. } | Event::AttacksConfirmed { .. })
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
    fn name(&self, state: &State, action: &Action) -> Phrase {
        explaining::name(&self.look(state), action)
    }
    fn cost(&self, state: &State, action: &Action) -> i32 {
        explaining::price(&self.look(state), action).map_or(0, |tally| tally.sum())
    }
    fn explain(&self, state: &State, action: &Action) -> Explanation {
        explaining::explain(&self.look(state), action)
    }
    fn results(&self, _: &State, events: &[Event]) -> Vec<Befalls> {
        explaining::results(self, events)
    }
    fn phase(&self, state: &State) -> u32 {
        state.now.activation.into()
    }
    fn look_of(&self, state: &State, piece: u16) -> &'static str {
        let unit = UnitId::new(piece.into());
        state.units.get(usize::from(piece)).map_or("", |_| about::look_of(state.unit(unit).kind))
    }
    fn ways(&self, state: &State, piece: u16) -> Option<Vec<Way<Action>>> {
        reaching::ways(self, state, piece)
    }
    fn groups(&self, state: &State) -> Vec<Group> {
        grouping::groups(&self.look(state))
    }
    fn standing(&self, state: &State) -> Vec<Standing> {
        grouping::standing(&self.look(state))
    }
    fn favourite(&self, state: &State) -> Option<Action> {
        sensible::favourite(self, state)
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
        sheets::sheets(self)
    }
    fn write_way(&self, state: &State, actions: &[Action]) -> Vec<String> {
        actions.iter().map(|action| self.write(state, action)).collect()
    }
    fn ground(&self, state: &State) -> Ground {
        scenery::ground(&self.look(state))
    }
    fn ground_key(&self, state: &State) -> Vec<u8> {
        [state.trampled.to_le_bytes(), state.pits.to_le_bytes()].concat()
    }
    fn scene_on(&self, state: &State, ground: Arc<Ground>) -> Scene {
        scenery::scene(&self.look(state), ground)
    }

    fn random(&self, state: &State, rng: &mut Stream, buffer: &mut Vec<Action>) -> Option<Action> {
        self.legal(state, buffer);
        buffer.get(rng.below(buffer.len() as u32) as usize).cloned()
    }
}
