//! The computer opponent of Men of Iron.
//!
//! A Command is played unit by unit: where it could go is asked of the game, the likeliest places are played out to the end of the
//! activation with the same throws, and the one whose days end best is taken ([`rehearsal`]). What a fire, a charge or an answer to
//! one comes to is found the same way: the game itself plays it. No rule is repeated here; [`worth`] says what a position is worth,
//! [`choosing`] who acts next.

mod choosing;
mod placing;
mod rehearsal;
mod worth;

use crate::{Answer, Bot, Level};
use engine::content::Flaw;
use engine::dice::Stream;
use engine::hash::{Fingerprint, from_canonical};
use engine::ruleset::{Ruleset, Setup};
use game_men_of_iron::MenOfIron;
use game_men_of_iron::action::Action;
use game_men_of_iron::choices::Question;
use game_men_of_iron::state::State;
use rehearsal::Rehearsal;
use std::collections::VecDeque;

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Throws with which each choice is played out.
    pub samples: u32,
    /// Places that are played out for each unit; the others are judged by sight.
    pub places: usize,
    /// How far off a value may be, for who is not sure of what he sees.
    pub noise: i32,
    /// What an attack must promise.
    pub least: i32,
}

fn style(level: Level) -> Style {
    match level {
        Level::Random | Level::Squire => Style { samples: 2, places: 2, noise: 90, least: 0 },
        Level::Knight => Style { samples: 6, places: 5, noise: 0, least: 5 },
        Level::Constable => Style { samples: 14, places: 10, noise: 0, least: 5 },
    }
}

/// Plays one seat of Men of Iron.
pub struct Commander {
    level: Level,
    seed: u64,
    /// No rehearsal is begun beyond so many actions played out in one decision.
    nodes: u64,
    rules: Option<MenOfIron>,
    /// What the unit on its way does next, and whose turn it has been in which activation.
    plan: VecDeque<Action>,
    activation: u16,
    considered: Vec<u16>,
}

impl Commander {
    pub fn new(level: Level, seed: u64) -> Commander {
        let nodes = match level {
            Level::Random | Level::Squire => 4_000,
            Level::Knight => 30_000,
            Level::Constable => 150_000,
        };
        Commander {
            level,
            seed,
            nodes,
            rules: None,
            plan: VecDeque::new(),
            activation: 0,
            considered: Vec::new(),
        }
    }

    fn choose(
        &mut self,
        rules: &MenOfIron,
        state: &State,
        view: &[u8],
        stop: &dyn Fn() -> bool,
    ) -> Option<Answer> {
        let decision = rules.decision(state)?;
        let mut luck = Stream::new(self.seed, key(view));
        // Careless: as often as not a Squire takes whatever answer comes to mind.
        let careless = self.level == Level::Squire && decision.reaction && luck.below(2) == 0;
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        if self.level == Level::Random || careless {
            let action = rules.random(state, &mut luck, &mut legal)?;
            return Some(plain(rules, state, &action, 0, 0));
        }
        if let [only] = legal.as_slice() {
            return Some(plain(rules, state, only, 0, 0));
        }
        if state.now.activation != self.activation {
            self.activation = state.now.activation;
            self.considered.clear();
            self.plan.clear();
        }
        // A plan is kept as long as the game follows it.
        while let Some(next) = self.plan.pop_front() {
            if rules.check(state, &next).is_ok() {
                return Some(plain(rules, state, &next, 0, 0));
            }
            self.plan.clear();
        }
        let mut rehearsal = Rehearsal::new(rules, decision.seat, style(self.level), self.nodes, luck, stop);
        let action = match rules.look(state).asked()?.question {
            Question::SetUp => choosing::set_up(rules, state, &legal),
            Question::Free | Question::Continue | Question::Seize(_) => {
                choosing::who_acts(rules, state, &legal, self.level)
            }
            Question::Order => choosing::order(rules, state, &legal),
            Question::Moving => self.move_and_fire(&mut rehearsal, state, &legal),
            Question::Naming => rehearsal.name_attacks(state, &legal),
            _ => rehearsal.best(state, &legal).map(|(action, _)| action),
        };
        let action = action.or_else(|| legal.first().cloned())?;
        let score = worth::position(&rules.look(state), decision.seat);
        Some(plain(rules, state, &action, score, rehearsal.used))
    }

    /// One unit after the other: archers first, then foot, knights last; each once. Then leaders, then nobody any more.
    fn move_and_fire(
        &mut self,
        rehearsal: &mut Rehearsal,
        state: &State,
        legal: &[Action],
    ) -> Option<Action> {
        let look = rehearsal.rules.look(state);
        for unit in placing::in_order(&look, legal) {
            let number = unit.index() as u16;
            if self.considered.contains(&number) {
                continue;
            }
            let Some(plan) = placing::plan(rehearsal, state, unit, legal) else {
                self.considered.push(number);
                continue;
            };
            // Who has fired may still have something to do.
            if !matches!(plan.first(), Some(Action::Fire { .. })) {
                self.considered.push(number);
            }
            self.plan = plan.into();
            return self.plan.pop_front();
        }
        if let Some(action) = placing::leader(&look, legal) {
            return Some(action);
        }
        if let Some(end) = legal.iter().find(|action| matches!(action, Action::EndMoving)) {
            return Some(end.clone());
        }
        // Somebody has still to do what binds him.
        for unit in placing::in_order(&look, legal) {
            if let Some(plan) = placing::bound(rehearsal, state, unit) {
                self.plan = plan.into();
                return self.plan.pop_front();
            }
        }
        None
    }
}

fn plain(rules: &MenOfIron, state: &State, action: &Action, score: i32, nodes: u64) -> Answer {
    let action = rules.write(state, action);
    Answer { expected: vec![action.clone()], action, score, nodes, depth: u8::from(nodes > 0) }
}

/// A number for the position, for the luck of the level.
fn key(view: &[u8]) -> u64 {
    let bytes = Fingerprint::of_bytes(view).0;
    bytes.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

impl Bot for Commander {
    fn level(&self) -> Level {
        self.level
    }

    fn limit(&mut self, nodes: u64) {
        self.nodes = nodes;
    }

    fn open(&mut self, setup: &Setup) -> Result<(), Flaw> {
        setup.check(MenOfIron::about())?;
        self.plan.clear();
        self.considered.clear();
        self.activation = 0;
        self.rules = Some(MenOfIron::open(setup)?.0);
        Ok(())
    }

    fn answer(&mut self, view: &[u8], stop: &dyn Fn() -> bool) -> Option<Answer> {
        let state: State = from_canonical(view)?;
        let rules = self.rules.take()?;
        let answer = if fits(&rules, &state) { self.choose(&rules, &state, view, stop) } else { None };
        self.rules = Some(rules);
        answer
    }
}

/// Is this a position of the game that was opened?
fn fits(rules: &MenOfIron, state: &State) -> bool {
    state.units.len() == rules.battle.units.len()
        && state.leaders.len() == rules.battle.leaders.len()
        && state.standards.len() == rules.battle.standards.len()
}
