//! The computer opponent of Grunwald 1410.
//!
//! Two hundred counters, each with hundreds of places to go: no tree is searched here. A movement phase is planned unit by unit on a
//! board of its own ([`council`]): companies against one target first ([`onslaught`]), then whoever is left. What an attack is worth
//! is the exact expectation of the combat table ([`clash`]), what a place costs is the best the enemy could do about it
//! ([`threat`]). Plans are kept only as long as the game follows them.

mod answers;
pub mod clash;
pub mod council;
pub mod fire;
mod leading;
pub mod marching;
mod onslaught;
mod shooters;
pub mod threat;
pub mod worth;

use crate::budget::Budget;
use crate::{Answer, Bot, Level};
use council::{Council, Style};
use engine::content::Flaw;
use engine::dice::Stream;
use engine::hash::{Fingerprint, from_canonical};
use engine::ruleset::{Ruleset, Setup};
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::state::{Phase, State, Walker};
use marching::Orders;
use threat::Threat;

/// Plays one seat of Grunwald.
pub struct Marshal {
    level: Level,
    seed: u64,
    nodes: u64,
    rules: Option<Grunwald>,
    orders: Orders,
    /// From where the enemy can strike, and when that was found out: turn, phase, and after how many decisions.
    threat: Option<((u8, u8), u32, Threat)>,
}

/// So many decisions later the enemy's reach is found out anew.
const STALE: u32 = 60;

fn style(level: Level) -> Style {
    match level {
        Level::Random | Level::Squire => {
            Style { fear: 0, together: 1, tries: 2, least: 20, pull: 6, noise: 60 }
        }
        Level::Knight => Style { fear: 60, together: 4, tries: 4, least: 15, pull: 5, noise: 0 },
        Level::Constable => Style { fear: 60, together: 5, tries: 8, least: 15, pull: 5, noise: 0 },
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
        let orders = Orders::default();
        Marshal { level, seed, nodes: nodes(level), rules: None, orders, threat: None }
    }

    fn choose(
        &mut self,
        rules: &Grunwald,
        state: &State,
        view: &[u8],
        stop: &dyn Fn() -> bool,
    ) -> Option<Answer> {
        let decision = rules.decision(state)?;
        let mut luck = Stream::new(self.seed, key(view));
        if self.level == Level::Random {
            let action = rules.random(state, &mut luck, &mut Vec::new())?;
            return Some(plain(rules, state, &action));
        }
        // Careless: as often as not a Squire takes whatever answer comes to mind.
        if self.level == Level::Squire && decision.reaction && luck.below(2) == 0 {
            let action = rules.random(state, &mut luck, &mut Vec::new())?;
            return Some(plain(rules, state, &action));
        }
        if let Phase::Setup(_) = state.now.phase {
            let action = rules.random(state, &mut luck, &mut Vec::new())?;
            return Some(plain(rules, state, &action));
        }
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        if let [only] = legal.as_slice() {
            return Some(plain(rules, state, only));
        }
        self.orders.renew(state);
        let now = (state.now.turn, state.now.step);
        let again = decision.kind == "activate" && self.orders.looks_again(&legal);
        let fresh = !again && self.threat.as_ref().is_some_and(|(at, age, _)| *at == now && *age < STALE);
        if !fresh {
            self.threat = Some((now, 0, Threat::to(&rules.look(state), decision.seat)));
        }
        let (_, age, threat) = self.threat.as_mut()?;
        *age += 1;
        let budget = Budget::new(self.nodes, stop);
        let mut council = Council::new(rules, state, decision.seat, threat, style(self.level), budget, luck);
        let wanted = decide(&mut council, &mut self.orders, state, decision.kind, &legal);
        let nodes = council.budget.used();
        // Whatever was thought of, only the rules say what may be done.
        let allowed = wanted.filter(|action| rules.check(state, action).is_ok());
        let action = allowed.or_else(|| fallback(&legal))?;
        let score = worth::position(&rules.look(state), decision.seat);
        Some(Answer { score, nodes, ..plain(rules, state, &action) })
    }
}

fn decide(
    council: &mut Council,
    orders: &mut Orders,
    state: &State,
    kind: &str,
    legal: &[Action],
) -> Option<Action> {
    match kind {
        "activate" => Some(marching::activate(council, orders, legal)),
        "step" => Some(match state.now.walk?.who {
            Walker::Unit(unit) => marching::step(council, orders, unit, legal),
            Walker::Leader(leader) => leading::step(council, orders, leader.into(), legal),
            Walker::Fleeing(_) => Action::Stop,
        }),
        "fire" | "shoot-back" => answers::fire(council, legal),
        "counter-charge" => answers::counter_charge(council, legal),
        "combat" => answers::combat(council, state, legal),
        "loss" | "friend-hit" | "excess" => answers::loss(council, legal),
        "retreat" | "aside" => answers::retreat(council, legal),
        "face" => answers::face(council, legal),
        "pursue" | "advance" => answers::pursue(council, legal),
        "take-up" | "fort" => answers::strongest(council, legal),
        "panic" => answers::panic(legal),
        _ => None,
    }
}

/// Something that is always right enough: to do nothing, or the first that is listed.
fn fallback(legal: &[Action]) -> Option<Action> {
    let nothing = |action: &&Action| {
        matches!(
            action,
            Action::Stop | Action::EndPhase | Action::HoldFire | Action::HoldBack | Action::StayPut
        )
    };
    legal.iter().find(nothing).or(legal.first()).cloned()
}

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
        self.nodes = nodes;
    }

    fn open(&mut self, setup: &Setup) -> Result<(), Flaw> {
        setup.check(Grunwald::about())?;
        (self.orders, self.threat) = (Orders::default(), None);
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
