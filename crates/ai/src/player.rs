//! A bot: a level, a seed, and the judgement of one game.

use crate::judgement::{Care, Judgement, apply};
use crate::search::{Search, SearchLimits};
use crate::{Answer, Bot, Level};
use engine::content::Flaw;
use engine::dice::Stream;
use engine::hash::from_canonical;
use engine::ruleset::{Ruleset, Setup};

impl Level {
    /// How far this level looks in a battle.
    pub fn limits(self) -> SearchLimits {
        match self {
            Level::Random => SearchLimits { turns: 0, width: [1, 1, 1], nodes: 0, noise: 0 },
            Level::Squire => SearchLimits { turns: 1, width: [usize::MAX; 3], nodes: 5_000, noise: 700 },
            Level::Knight => SearchLimits { turns: 3, width: [24, 10, 8], nodes: 100_000, noise: 0 },
            Level::Constable => SearchLimits { turns: 21, width: [30, 14, 10], nodes: 200_000, noise: 0 },
        }
    }

    fn care(self) -> Care {
        match self {
            Level::Random | Level::Squire => Care { samples: 0, noise: 600 },
            Level::Knight => Care { samples: 8, noise: 0 },
            Level::Constable => Care { samples: 24, noise: 0 },
        }
    }
}

/// The bot of one game at one level.
pub struct Player<R: Ruleset, J> {
    judgement: J,
    level: Level,
    seed: u64,
    limits: SearchLimits,
    care: Care,
    rules: Option<R>,
    search: Search,
    /// The rest of the plan that is being carried out, with the position in which it goes on.
    planned: Vec<(u64, R::Action)>,
    /// What was found with it: its score, its depth, and what is still expected.
    found: (i32, u8, Vec<String>),
}

impl<R: Ruleset, J: Judgement<R>> Player<R, J> {
    pub fn new(level: Level, seed: u64) -> Player<R, J> {
        Player {
            judgement: J::default(),
            level,
            seed,
            limits: level.limits(),
            care: level.care(),
            rules: None,
            search: Search::new(),
            planned: Vec::new(),
            found: (0, 0, Vec::new()),
        }
    }

    fn choose(&mut self, rules: &R, state: &R::State, stop: &dyn Fn() -> bool) -> Option<Answer> {
        let decision = rules.decision(state)?;
        let key = self.judgement.key(rules, state);
        let mut rng = Stream::new(self.seed, key);
        let plain = |action: &R::Action| Answer {
            action: rules.write(state, action),
            score: 0,
            expected: vec![rules.write(state, action)],
            nodes: 0,
            depth: 0,
        };
        if self.level == Level::Random {
            return rules.random(state, &mut rng, &mut Vec::new()).as_ref().map(plain);
        }
        // Careless: as often as not a Squire takes whatever answer comes to mind.
        if self.level == Level::Squire && decision.reaction && rng.below(2) == 0 {
            return rules.random(state, &mut rng, &mut Vec::new()).as_ref().map(plain);
        }
        if let Some(action) = self.judgement.opening(rules, state, self.care, &mut rng, stop) {
            return Some(plain(&action));
        }
        // The plan was made for the whole move: it is carried out as long as the game follows it.
        if let Some((expected, action)) = self.planned.pop()
            && expected == key
            && rules.check(state, &action).is_ok()
        {
            let (score, depth, expected) = &mut self.found;
            expected.remove(0);
            return Some(Answer {
                score: *score,
                depth: *depth,
                expected: expected.clone(),
                ..plain(&action)
            });
        }
        self.planned.clear();
        let found = self.search.run(&self.judgement, rules, state, self.limits, &mut rng, stop)?;
        let mut ahead = state.clone();
        let mut expected = Vec::new();
        for (number, action) in found.line.iter().enumerate() {
            if number > 0 && number < found.plan.len() {
                self.planned.push((self.judgement.key(rules, &ahead), action.clone()));
            }
            expected.push(rules.write(&ahead, action));
            if !apply(rules, &mut ahead, action) {
                break;
            }
        }
        self.planned.reverse();
        self.found = (found.score, found.depth, expected.clone());
        let action = rules.write(state, found.plan.first()?);
        Some(Answer { action, score: found.score, expected, nodes: found.nodes, depth: found.depth })
    }
}

impl<R: Ruleset, J: Judgement<R>> Bot for Player<R, J> {
    fn level(&self) -> Level {
        self.level
    }

    fn limit(&mut self, nodes: u64) {
        self.limits.nodes = nodes;
        // Comparing deployments costs about as much as a search of so many nodes.
        let samples = u32::try_from(nodes / 2000).unwrap_or(u32::MAX);
        self.care.samples = self.level.care().samples.min(samples);
    }

    fn open(&mut self, setup: &Setup) -> Result<(), Flaw> {
        self.planned.clear();
        setup.check(R::about())?;
        self.rules = Some(R::open(setup)?.0);
        Ok(())
    }

    fn answer(&mut self, view: &[u8], stop: &dyn Fn() -> bool) -> Option<Answer> {
        let state: R::State = from_canonical(view)?;
        let rules = self.rules.take()?;
        let answer = self.choose(&rules, &state, stop);
        self.rules = Some(rules);
        answer
    }
}
