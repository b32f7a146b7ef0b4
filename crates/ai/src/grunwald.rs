//! The computer opponent of Grunwald 1410.
//!
//! Two hundred counters, each with hundreds of places to go: no tree is searched here. A movement phase is planned unit by unit on a
//! board of its own ([`appraisal`]): companies against one target first ([`onslaught`]), then whoever is left. What an attack is worth
//! is the exact expectation of the combat table ([`clash`]), what a place costs is the best the enemy could do about it
//! ([`threat`]). Plans are kept only as long as the game follows them. Where few take part, a Constable plays several plans and
//! answers ahead and takes the one whose days end best ([`rehearsal`]).

mod answers;
pub mod appraisal;
pub mod clash;
pub mod fire;
mod leading;
pub mod marching;
mod onslaught;
mod overrun;
mod planner;
mod rehearsal;
mod shooters;
pub mod threat;
pub mod worth;

use crate::{Answer, Bot, Level};
use appraisal::Style;
use engine::content::Flaw;
use engine::dice::Stream;
use engine::hash::{Fingerprint, from_canonical};
use engine::ruleset::{Ruleset, Setup};
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::state::{Phase, State};
use planner::{Planner, Situation};
use rehearsal::{Plan, Rehearsal};

/// Plays one seat of Grunwald.
pub struct Marshal {
    level: Level,
    seed: u64,
    rules: Option<Grunwald>,
    planner: Planner,
    /// The phase at hand, the last one that was begun with a plan, and whether the leaders have theirs.
    now: (u8, u8),
    begun: (u8, u8),
    led: bool,
    /// Nodes spent on rehearsals in it.
    spent: u64,
}

fn style(level: Level) -> Style {
    let knight =
        Style { fear: 50, care: 60, guard: 60, together: 4, tries: 4, least: 15, shy: 0, pull: 5, noise: 0 };
    match level {
        // Sees no further than his own attack, and is not sure of what he sees.
        Level::Random | Level::Squire => Style {
            fear: 0,
            care: 0,
            guard: 60,
            together: 1,
            tries: 2,
            least: 20,
            shy: 0,
            pull: 6,
            noise: 120,
        },
        Level::Knight => knight,
        Level::Constable => Style { together: 5, tries: 8, ..knight },
    }
}

fn nodes(level: Level) -> u64 {
    match level {
        Level::Random | Level::Squire => 3_000,
        Level::Knight => 20_000,
        Level::Constable => 60_000,
    }
}

impl Marshal {
    pub fn new(level: Level, seed: u64) -> Marshal {
        let planner = Planner::new(style(level), nodes(level));
        Marshal { level, seed, rules: None, planner, now: (0, 0), begun: (0, 0), led: false, spent: 0 }
    }

    fn choose(
        &mut self,
        rules: &Grunwald,
        state: &State,
        view: &[u8],
        stop: &dyn Fn() -> bool,
    ) -> Option<Answer> {
        let decision = rules.decision(state)?;
        let luck = (self.seed, key(view));
        let mut stream = Stream::new(luck.0, luck.1);
        // Careless: as often as not a Squire takes whatever answer comes to mind.
        let careless = self.level == Level::Squire && decision.reaction && stream.below(2) == 0;
        if self.level == Level::Random || careless || matches!(state.now.phase, Phase::Setup(_)) {
            let action = rules.random(state, &mut stream, &mut Vec::new())?;
            return Some(plain(rules, state, &action));
        }
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        if let [only] = legal.as_slice() {
            return Some(plain(rules, state, only));
        }
        let situation = Situation { rules, state, decision: &decision, legal: &legal, luck, stop };
        let (first, rehearsed) = self.rehearse(&situation);
        let (action, nodes) = match first {
            Some(first) => (Some(first), 0),
            None => self.planner.decide(&situation),
        };
        let score = worth::position(&rules.look(state), decision.seat);
        let depth = u8::from(rehearsed > 0);
        Some(Answer { score, nodes: nodes + rehearsed, depth, ..plain(rules, state, &action?) })
    }

    /// Where so few take part that plans can be played ahead: makes the best of them its own, and says what is to be done at once.
    fn rehearse(&mut self, situation: &Situation) -> (Option<Action>, u64) {
        let Situation { rules, state, decision, luck, stop, .. } = *situation;
        let usual = style(self.level);
        let now = (state.now.turn, state.now.phase_number);
        if now != self.now {
            (self.now, self.led, self.spent) = (now, false, 0);
            self.planner = Planner::new(usual, self.planner.nodes);
        }
        let on_map = state.units.iter().filter(|unit| unit.whereabouts.hex().is_some()).count();
        if self.level < Level::Constable || on_map > FEW {
            return (None, 0);
        }
        let (plans, most) = match decision.kind {
            "activate" => (self.plans(situation), u64::MAX),
            "counter-charge" | "pursue" | "advance" | "combat" => {
                (self.choices(situation), self.planner.nodes / 4)
            }
            _ => return (None, 0),
        };
        if plans.len() < 2 {
            return (None, 0);
        }
        let rehearsal = Rehearsal {
            rules,
            state,
            seat: decision.seat,
            usual: Style { together: 2, tries: 2, ..usual },
            nodes: 2_000,
            most: (REHEARSALS * self.planner.nodes).saturating_sub(self.spent).min(most),
            key: luck.0 ^ luck.1,
            stop,
        };
        let (best, used) = rehearsal.best(plans);
        self.spent += used;
        let Some(best) = best else { return (None, used) };
        self.planner = best.planner;
        (best.first, used)
    }

    /// What could be done with a phase: send one company or another, or none, boldly or not; at last, how the leaders ride.
    fn plans(&mut self, situation: &Situation) -> Vec<Plan> {
        let usual = style(self.level);
        let plan = |planner: Planner| Plan { first: None, planner };
        if !situation.rules.look(situation.state).cavalry_phase() {
            return Vec::new();
        }
        self.planner.orders.renew(situation.state);
        if self.planner.orders.only_leaders(situation.legal) {
            if std::mem::replace(&mut self.led, true) {
                return Vec::new();
            }
            let guards = [usual.guard, 0, 25, 150, 500];
            return guards.map(|guard| plan(self.planner.clone().guarding(guard))).to_vec();
        }
        if !self.planner.orders.open() {
            return Vec::new();
        }
        let begins = self.begun != self.now;
        self.begun = self.now;
        let companies = self.planner.companies(situation);
        let hold = plan(self.planner.clone().holding(self.planner.style));
        // The usual plan comes first.
        let sent = usize::from(companies.first().is_some_and(|(gain, _)| *gain >= usual.least));
        let sending = |(_, goals)| plan(self.planner.clone().sending(goals));
        let mut plans: Vec<Plan> = companies.into_iter().take(WIDTH).map(sending).collect();
        plans.insert(sent, hold);
        let mut manners = vec![Style { shy: 1_000, ..usual }];
        if begins {
            manners.push(Style { shy: 1_000, fear: 80, pull: -6, ..usual });
            manners.push(Style { fear: 10, pull: 10, ..usual });
        }
        plans.extend(manners.into_iter().map(|style| plan(self.planner.clone().holding(style))));
        plans
    }

    /// Everything that may be answered, the usual answer first.
    fn choices(&mut self, situation: &Situation) -> Vec<Plan> {
        let mut plans = Vec::new();
        let usual = self.planner.clone().decide(situation).0;
        let others = situation.legal.iter().filter(|action| Some(*action) != usual.as_ref());
        for action in usual.iter().chain(others).take(6) {
            plans.push(Plan { first: Some(action.clone()), planner: self.planner.clone() });
        }
        plans
    }
}

/// With so few counters on the map plans can be rehearsed.
const FEW: usize = 40;
/// So many companies are rehearsed.
const WIDTH: usize = 6;
/// All rehearsals of a phase together may take so many times the nodes of a decision.
const REHEARSALS: u64 = 3;

fn plain(rules: &Grunwald, state: &State, action: &Action) -> Answer {
    let action = rules.write(state, action);
    Answer { expected: vec![action.clone()], action, score: 0, nodes: 0, depth: 0 }
}

/// A number for the position, for the luck of the level.
fn key(view: &[u8]) -> u64 {
    let bytes = Fingerprint::of_bytes(view).0;
    bytes.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

impl Bot for Marshal {
    fn level(&self) -> Level {
        self.level
    }

    fn limit(&mut self, nodes: u64) {
        self.planner.nodes = nodes;
    }

    fn open(&mut self, setup: &Setup) -> Result<(), Flaw> {
        setup.check(Grunwald::about())?;
        self.planner = Planner::new(style(self.level), self.planner.nodes);
        (self.now, self.begun, self.led) = ((0, 0), (0, 0), false);
        self.rules = Some(Grunwald::open(setup)?.0);
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
fn fits(rules: &Grunwald, state: &State) -> bool {
    state.units.len() == rules.roster.len()
        && state.leaders.len() == rules.scenario.leaders.len()
        && state.banners.len() == rules.scenario.banners.len()
}
