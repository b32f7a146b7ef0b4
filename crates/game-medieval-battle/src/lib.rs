//! Medieval Battle: two armies, no dice, movement as a stock.
//!
//! The chapters stand in the order of the book. [`look`] holds what every chapter asks of a position, [`choices`] the question of the
//! moment, its answers, and the one answer to every "may this be done?"; [`play`] holds what follows, and [`event`] what that changes.

mod about;
pub mod action;
pub mod ch0_aim;
pub mod ch1_battlefield;
pub mod ch2_recruiting;
pub mod ch3_deployment;
pub mod ch4_battle;
pub mod ch5_victory;
pub mod ch6_options;
pub mod choices;
pub mod content;
pub mod event;
mod explaining;
mod forms;
pub mod look;
mod notation;
mod objectives;
mod overlays;
pub mod play;
mod pointing;
mod position;
pub mod reaching;
mod refusing;
pub mod rules;
mod scenery;
pub mod sensible;
pub mod setup;
mod sheets;
pub mod state;
pub mod telling;

use action::Action;
use ch1_battlefield::{Board, Geometry};
use choices::question;
use content::{CONTENT, Charts};
use engine::content::{Flaw, Library};
use engine::decision::{Gesture, Hand, Place};
use engine::dice::{Dice, Stream};
use engine::explain::{Assumed, Befalls};
use engine::form::Form;
use engine::journal::{SILENCE_IS_FAST, Silent};
use engine::ruleset::{About, Objective, Outcome, Ruleset, Setup, Told};
use engine::scene::{Ground, OverlayInfo, Scene, Shade, Sheet};
use engine::text::Phrase;
use engine::verbs::Notation;
use engine::{Decision, Explanation, Journal, Noted, Refusal, Rule, Seat, Stop, Viewer};
use event::Event;
use look::Look;
use state::{Muster, Phase, RED, State, YELLOW};
use std::sync::Arc;

/// The rules of a game that is set up: its board, its charts, its options.
pub struct MedievalBattle {
    geo: &'static Geometry,
    charts: &'static Charts,
    dismounting: bool,
}

impl MedievalBattle {
    /// A position to ask questions about.
    #[inline]
    pub fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { charts: self.charts, board: state.board(), state, dismounting: self.dismounting }
    }

    pub fn board<'a>(&self, state: &'a State) -> &'a Board {
        state.board()
    }

    pub fn charts(&self) -> &'static Charts {
        self.charts
    }

    fn geo(&self) -> &'static Geometry {
        self.geo
    }
}

impl Ruleset for MedievalBattle {
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

    fn open(setup: &Setup) -> Result<(MedievalBattle, State), Flaw> {
        setup::open(&CONTENT, setup)
    }
    fn write_position(&self, setup: &Setup, state: &State) -> String {
        position::write(self, setup, state)
    }

    #[inline]
    fn decision(&self, state: &State) -> Option<Decision> {
        question(state)
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
        _: &mut dyn Dice,
        journal: &mut J,
    ) -> Result<(), Stop> {
        // There is no chance in the game (MB-0.2): the dice are never asked.
        if self.look(state).may_answer(action).is_err() {
            return Err(self.look(state).refusals(&self.look(state).reasons(action)).into());
        }
        if SILENCE_IS_FAST && !journal.listens() {
            play::perform(self, state, &mut Silent, action);
        } else {
            play::perform(self, state, &mut journal.listener(), action);
        }
        Ok(())
    }
    fn enact(&self, state: &mut State, event: &Event) {
        event::enact(self.charts, state, event);
    }
    fn resign<J: Journal<Event>>(&self, state: &mut State, seat: Seat, journal: &mut J) {
        play::resign(self, state, &mut journal.listener(), seat);
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over(ending) = state.phase else { return None };
        Some(Outcome {
            winner: ending.winner,
            rules: self.look(state).rules_behind_ending(&ending).to_vec(),
            score: ending.points.iter().map(|points| i32::from(*points)).collect(),
        })
    }

    fn objectives(&self, state: &State) -> Vec<Objective> {
        objectives::objectives(&self.look(state))
    }

    fn view(&self, state: &State, viewer: Viewer) -> State {
        let mut core = state.core().clone();
        for seat in [RED, YELLOW] {
            if let Muster::Chosen(army) = &mut core.muster[seat.index()]
                && !viewer.sees_secrets_of(seat)
            {
                *army = army.sealed();
            }
        }
        State::from(core)
    }
    fn view_action(&self, action: &Action, by: Seat, viewer: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Recruit { .. });
        (!secret || viewer.sees_secrets_of(by)).then_some(*action)
    }
    fn view_event(&self, event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Recruited { seat, army } if !viewer.sees_secrets_of(*seat) => {
                Event::Recruited { seat: *seat, army: army.sealed() }
            }
            other => other.clone(),
        }
    }
    fn reveals(&self, event: &Event) -> bool {
        // An army that is sealed is final (MB-R05).
        matches!(event, Event::Recruited { .. } | Event::ArmiesRevealed { .. })
    }
    fn salted(&self, action: Action, salt: u64) -> Action {
        match action {
            Action::Recruit { army, salt: 0 } => Action::Recruit { army, salt },
            other => other,
        }
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
        telling::tell(self.geo(), noted)
    }
    fn sum_up(&self, events: &[Noted<Event>]) -> Option<Vec<Told>> {
        telling::sum_up(self.geo(), events)
    }
    fn name(&self, state: &State, action: &Action) -> Phrase {
        explaining::name(&self.look(state), action)
    }
    fn cost(&self, state: &State, action: &Action) -> i32 {
        explaining::price(&self.look(state), action).map_or(0, |(_, tally)| tally.sum())
    }
    fn explain(&self, state: &State, action: &Action) -> Explanation {
        explaining::explain(self, state, action)
    }
    fn results(&self, _: &State, events: &[Event]) -> Vec<Befalls> {
        explaining::results(events)
    }
    fn usual(&self, begun: &State, now: &State) -> Option<Assumed<Action>> {
        explaining::usual(begun, now)
    }
    fn favourite(&self, state: &State) -> Option<Action> {
        sensible::favourite(&self.look(state))
    }
    fn phase(&self, state: &State) -> u32 {
        u32::from(state.turn.0)
    }
    fn look_of(&self, state: &State, piece: u16) -> &'static str {
        let units = 0..2 * state::MOST_UNITS;
        let id = u8::try_from(piece).ok().filter(|id| units.contains(&usize::from(*id))).map(state::UnitId);
        id.map_or("", |id| scenery::LOOKS[state.unit(id).kind as usize])
    }
    fn ground(&self, state: &State) -> Ground {
        scenery::ground(&self.look(state))
    }
    fn ground_key(&self, state: &State) -> Vec<u8> {
        scenery::ground_key(state)
    }
    fn scene_on(&self, state: &State, ground: Arc<Ground>) -> Scene {
        scenery::scene(&self.look(state), ground)
    }
    fn form(&self, state: &State) -> Option<Form> {
        forms::form(&self.look(state))
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
    fn why_not(&self, state: &State, hand: Hand, to: Place) -> Option<Refusal> {
        pointing::why_not(&self.look(state), hand, to)
    }

    #[inline]
    fn random(&self, state: &State, rng: &mut Stream, buffer: &mut Vec<Action>) -> Option<Action> {
        match state.phase {
            Phase::Over(_) => None,
            Phase::Recruit(_) => {
                let army = ch2_recruiting::random_army(self.charts, state.field.size, rng);
                Some(Action::Recruit { army, salt: 0 })
            }
            _ => {
                self.legal(state, buffer);
                buffer.get(rng.below(buffer.len() as u32) as usize).copied()
            }
        }
    }
}
