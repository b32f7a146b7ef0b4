//! The computer opponent of Grunwald 1410.
//!
//! Two hundred counters, each with hundreds of places to go: no tree is searched here. A movement phase is planned unit by unit on a
//! board of its own ([`council`]): companies against one target first ([`onslaught`]), then whoever is left. What an attack is worth
//! is the exact expectation of the combat table ([`clash`]), what a place costs is the best the enemy could do about it
//! ([`threat`]). Plans are kept only as long as the game follows them.

mod aide;
mod answers;
pub mod clash;
pub mod council;
pub mod fire;
mod leading;
pub mod marching;
mod onslaught;
mod rehearsal;
mod shooters;
pub mod threat;
pub mod worth;

use crate::{Answer, Bot, Level};
use aide::Aide;
use council::Style;
use engine::Seat;
use engine::content::Flaw;
use engine::dice::Stream;
use engine::hash::{Fingerprint, from_canonical};
use engine::ruleset::{Ruleset, Setup};
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::state::{Phase, State};
use rehearsal::Rehearsal;

/// Plays one seat of Grunwald.
pub struct Marshal {
    level: Level,
    seed: u64,
    rules: Option<Grunwald>,
    aide: Aide,
    /// The phase for which plans were rehearsed last.
    rehearsed: (u8, u8),
}

fn style(level: Level) -> Style {
    if let Ok(text) = std::env::var(format!("STYLE_{}", level.id())) {
        let n: Vec<i32> = text.split(',').map(|s| s.parse().unwrap()).collect();
        return Style { fear: n[0], care: n[1], guard: n[2], together: n[3] as usize, tries: n[4] as usize, least: n[5], pull: n[6], noise: n[7] as u32 };
    }
    let knight = Style { fear: 50, care: 60, guard: 60, together: 4, tries: 4, least: 15, pull: 5, noise: 0 };
    match level {
        // Sees no further than his own attack, and is not sure of what he sees.
        Level::Random | Level::Squire => {
            Style { fear: 0, care: 0, guard: 60, together: 1, tries: 2, least: 20, pull: 6, noise: 60 }
        }
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
        let aide = Aide::new(style(level), nodes(level));
        Marshal { level, seed, rules: None, aide, rehearsed: (0, 0) }
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
        // Careless: as often as not a Squire takes whatever answer comes to mind.
        let careless = self.level == Level::Squire && decision.reaction && luck.below(2) == 0;
        if self.level == Level::Random || careless || matches!(state.now.phase, Phase::Setup(_)) {
            let action = rules.random(state, &mut luck, &mut Vec::new())?;
            return Some(plain(rules, state, &action));
        }
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        if let [only] = legal.as_slice() {
            return Some(plain(rules, state, only));
        }
        let mut rehearsed = 0;
        if decision.kind == "activate" && self.level > Level::Squire {
            let now = (state.now.turn, state.now.step);
            if now != self.rehearsed {
                self.rehearsed = now;
                rehearsed = self.rehearse(rules, state, decision.seat, key(view), stop);
            }
        }
        let (action, nodes) = self.aide.decide(rules, state, &decision, &legal, luck, stop);
        let score = worth::position(&rules.look(state), decision.seat);
        Some(Answer { score, nodes: nodes + rehearsed, ..plain(rules, state, &action?) })
    }

    /// Chooses the manner of a phase: each is played ahead, and the worse half is dropped again and again.
    fn rehearse(
        &mut self,
        rules: &Grunwald,
        state: &State,
        seat: Seat,
        key: u64,
        stop: &dyn Fn() -> bool,
    ) -> u64 {
        let usual = style(self.level);
        self.aide = Aide::new(usual, self.aide.nodes);
        let on_map = state.units.iter().filter(|unit| unit.spot.hex().is_some()).count();
        if on_map > FEW || !rules.look(state).cavalry_phase() {
            return 0;
        }
        let rehearsal = Rehearsal { rules, state, seat, usual, nodes: 2_000, key: self.seed ^ key, stop };
        let mut plans: Vec<(i32, Style)> = manners(usual).into_iter().map(|style| (0, style)).collect();
        let mut used = 0;
        let (mut sample, mut round) = (0, samples(self.level));
        while plans.len() > 1 {
            for number in sample..sample + round {
                for (sum, style) in &mut plans {
                    let (worth, nodes) = rehearsal.play(&Aide::new(*style, 2_000), number);
                    *sum += worth;
                    used += nodes;
                }
            }
            sample += round;
            round = sample;
            plans.sort_by_key(|(sum, _)| -sum);
            plans.truncate(plans.len().div_ceil(2));
        }
        self.aide.style = plans[0].1;
        used
    }
}

/// With so few counters on the map plans can be rehearsed.
const FEW: usize = 40;

fn samples(level: Level) -> u64 {
    let given = std::env::var("SAMPLES").ok().and_then(|s| s.parse().ok());
    given.unwrap_or(if level == Level::Constable { 8 } else { 4 })
}

/// Manners to choose from.
fn manners(usual: Style) -> Vec<Style> {
    vec![
        usual,
        Style { fear: 10, ..usual },
        Style { fear: 100, ..usual },
        Style { fear: 100, pull: 0, least: 60, ..usual },
        Style { fear: 70, pull: -4, least: 100, ..usual },
        Style { fear: 30, pull: 10, ..usual },
        Style { least: 80, pull: 1, ..usual },
        Style { care: 0, fear: 30, ..usual },
    ]
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
        self.aide.nodes = nodes;
    }

    fn open(&mut self, setup: &Setup) -> Result<(), Flaw> {
        setup.check(Grunwald::about())?;
        self.aide = Aide::new(style(self.level), self.aide.nodes);
        self.rehearsed = (0, 0);
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
