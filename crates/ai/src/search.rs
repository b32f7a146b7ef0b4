//! Alpha-beta over plans.
//!
//! A node is a position in which some seat decides; its children are that seat's plans. The answer to an attack is a node of its
//! own, so an attack is worth what the best answer leaves of it. Depth is counted in turns and grows by two, because a static
//! value after one's own turn and one after the other's are not compared fairly; where the depth ends, attacks that can be made at
//! once are still played out. Only the plans that look best are followed, fewer the deeper.

use crate::budget::Budget;
use crate::judgement::{Judgement, NEARLY_WON, Plan, WIN, settled, worth};
use crate::memory::{Bound, Habits, Positions};
use engine::Seat;
use engine::dice::Stream;
use engine::ruleset::Ruleset;
use engine::sorted::InOrder;

/// How far and how wide a search looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchLimits {
    /// Turns, the own included.
    pub turns: u8,
    /// Plans followed at the root, in the next turn, and deeper.
    pub width: [usize; 3],
    /// Judgements.
    pub nodes: u64,
    /// Noise on what a plan at the root is worth.
    pub noise: u32,
}

/// What a search found.
pub struct Found<R: Ruleset> {
    /// The actions of the best plan.
    pub plan: Vec<R::Action>,
    /// What it is worth to the seat that decides.
    pub score: i32,
    /// The plan and what is expected to follow, of both seats.
    pub line: Vec<R::Action>,
    pub nodes: u64,
    pub depth: u8,
}

/// Remembers nothing from one search to the next but its memory's allocation.
pub struct Search {
    positions: Positions,
    habits: Habits,
}

/// Deeper nests of reactions than this are judged as they stand.
const MOST_PLIES: usize = 64;
const INFINITE: i32 = 2 * WIN;

impl Search {
    pub fn new() -> Search {
        Search { positions: Positions::new(15), habits: Habits::new() }
    }

    /// Finds the best plan for the seat to decide; `None` if there is none.
    pub fn run<R: Ruleset, J: Judgement<R>>(
        &mut self,
        judgement: &J,
        rules: &R,
        state: &R::State,
        limits: SearchLimits,
        rng: &mut Stream,
        stop: &dyn Fn() -> bool,
    ) -> Option<Found<R>> {
        let seat = rules.decision(state)?.seat;
        self.positions.forget();
        self.habits.forget();
        let budget = Budget::new(limits.nodes, stop);
        let mut walk = Walk {
            judgement,
            rules,
            memory: self,
            budget,
            limits,
            lines: vec![Vec::new(); MOST_PLIES + 2],
            buffers: Vec::new(),
            legal: Vec::new(),
        };
        let mut plans = Vec::new();
        judgement.plans(rules, state, &mut plans);
        let mut root = walk.ranked(&plans, seat, 0, 0, usize::MAX);
        for (value, _) in &mut root {
            *value += noise(rng, limits.noise);
        }
        root.put_in_order_by_key(|(value, _)| -value);
        walk.always_and_best(&plans, &mut root, limits.width[0]);
        let &(score, first) = root.first()?;
        let mut found = Found {
            plan: plans[first].actions.clone(),
            score,
            line: plans[first].actions.clone(),
            nodes: walk.budget.used(),
            depth: 1,
        };
        let mut depth = 3;
        while depth <= limits.turns && root.len() > 1 && !walk.budget.over() {
            let Some(best) = walk.root(&plans, &mut root, seat, depth) else { break };
            found.plan = plans[best.1].actions.clone();
            found.score = best.0;
            found.line = plans[best.1].actions.clone();
            found.line.extend(walk.lines[0].iter().cloned());
            found.depth = depth;
            if best.0.abs() >= NEARLY_WON {
                break;
            }
            depth += 2;
        }
        found.nodes = walk.budget.used();
        Some(found)
    }
}

impl Default for Search {
    fn default() -> Search {
        Search::new()
    }
}

/// Evenly from minus to plus.
fn noise(rng: &mut Stream, most: u32) -> i32 {
    if most == 0 { 0 } else { rng.below(2 * most + 1) as i32 - most as i32 }
}

struct Walk<'a, R: Ruleset, J> {
    judgement: &'a J,
    rules: &'a R,
    memory: &'a mut Search,
    budget: Budget<'a>,
    limits: SearchLimits,
    /// The best line found from each ply on.
    lines: Vec<Vec<R::Action>>,
    buffers: Vec<Vec<Plan<R>>>,
    legal: Vec<R::Action>,
}

/// A static value and the plan it belongs to.
type Ranked = Vec<(i32, usize)>;

impl<R: Ruleset, J: Judgement<R>> Walk<'_, R, J> {
    /// Plans in the order in which they should be tried, cut to a width. `best` is the position after the plan that was
    /// best before.
    fn ranked(&mut self, plans: &[Plan<R>], seat: Seat, ply: usize, best: u64, width: usize) -> Ranked {
        let mut ranked = Vec::with_capacity(plans.len());
        for (at, plan) in plans.iter().enumerate() {
            let (mut value, nodes) = settled(self.judgement, self.rules, &plan.state, seat, &mut self.legal);
            self.budget.spend(nodes);
            if ply > 0 {
                value += self.memory.habits.bonus(ply, plan.mark);
                if best != 0 && best == self.judgement.key(self.rules, &plan.state) {
                    value = INFINITE;
                }
            }
            ranked.push((value, at));
        }
        // A stable sort: equal plans stay in the order of the rules.
        ranked.put_in_order_by_key(|(value, _)| -value);
        self.always_and_best(plans, &mut ranked, width);
        ranked
    }

    fn always_and_best(&self, plans: &[Plan<R>], ranked: &mut Ranked, width: usize) {
        let mut place = 0;
        ranked.retain(|(_, at)| {
            place += 1;
            place <= width || plans[*at].always
        });
    }

    /// One iteration at the root: the best plan, first in `root` afterwards. `None` if not even one was finished.
    fn root(&mut self, plans: &[Plan<R>], root: &mut Ranked, seat: Seat, depth: u8) -> Option<(i32, usize)> {
        let mut best: Option<(i32, usize)> = None;
        let mut line = Vec::new();
        for place in 0..root.len() {
            let at = root[place].1;
            let alpha = best.map_or(-INFINITE, |(score, _)| score);
            let score = self.child(&plans[at].state, seat, depth - 1, 1, alpha, INFINITE, place > 0);
            // What was broken off says nothing.
            let Some(score) = score else { break };
            if best.is_none_or(|(known, _)| score > known) {
                best = Some((score, at));
                line.clone_from(&self.lines[1]);
                // The next iteration begins with it.
                root[..=place].rotate_right(1);
            }
        }
        self.lines[0] = line;
        best
    }

    /// The value of a child for `seat`, whoever decides there. `scout` asks first whether it is better at all.
    #[allow(clippy::too_many_arguments)]
    fn child(
        &mut self,
        state: &R::State,
        seat: Seat,
        left: u8,
        ply: usize,
        alpha: i32,
        beta: i32,
        scout: bool,
    ) -> Option<i32> {
        let Some(decision) = self.rules.decision(state) else {
            self.lines[ply].clear();
            return Some(self.ended(state, seat, ply));
        };
        let same = decision.seat == seat;
        let mut ask = |alpha: i32, beta: i32| match same {
            true => self.node(state, left, ply, alpha, beta),
            false => self.node(state, left, ply, -beta, -alpha).map(|score| -score),
        };
        if scout && beta > alpha + 1 {
            let score = ask(alpha, alpha + 1)?;
            if score <= alpha || score >= beta {
                return Some(score);
            }
        }
        ask(alpha, beta)
    }

    /// The value of a position for the seat that decides in it. `None`: the budget is gone.
    fn node(&mut self, state: &R::State, left: u8, ply: usize, mut alpha: i32, beta: i32) -> Option<i32> {
        self.lines[ply].clear();
        let seat = self.rules.decision(state).map_or(Seat::FIRST, |decision| decision.seat);
        let fresh = self.judgement.fresh_turn(state);
        if (fresh && left == 0) || ply >= MOST_PLIES {
            return Some(self.quiet(state, seat, beta));
        }
        if self.budget.over() {
            return None;
        }
        let key = self.judgement.key(self.rules, state);
        let mut first = 0;
        if let Some(entry) = self.memory.positions.find(key) {
            first = entry.best;
            let enough = entry.depth >= left
                && match entry.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => entry.score >= beta,
                    Bound::AtMost => entry.score <= alpha,
                };
            if enough {
                return Some(entry.score);
            }
        }
        let mut plans = self.buffers.pop().unwrap_or_default();
        plans.clear();
        self.judgement.plans(self.rules, state, &mut plans);
        let width = self.limits.width[if ply <= 2 { 1 } else { 2 }];
        let ranked = self.ranked(&plans, seat, ply, first, width);
        let below = if fresh { left - 1 } else { left };
        let (floor, mut best, mut best_key) = (alpha, -INFINITE, 0);
        let mut broken = false;
        for (place, (_, at)) in ranked.iter().enumerate() {
            let plan = &plans[*at];
            let Some(score) = self.child(&plan.state, seat, below, ply + 1, alpha, beta, place > 0) else {
                broken = true;
                break;
            };
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_key = self.judgement.key(self.rules, &plan.state);
                    let (upper, lower) = self.lines.split_at_mut(ply + 1);
                    upper[ply].clear();
                    upper[ply].extend(plan.actions.iter().chain(&lower[0]).cloned());
                }
                if score >= beta {
                    self.memory.habits.learn(ply, plan.mark, left);
                    break;
                }
            }
        }
        plans.clear();
        self.buffers.push(plans);
        if broken {
            return None;
        }
        if ranked.is_empty() {
            // A game that lists no plan is judged as it stands.
            return Some(worth(self.judgement, self.rules, state, seat));
        }
        let bound = match best {
            best if best >= beta => Bound::AtLeast,
            best if best > floor => Bound::Exact,
            _ => Bound::AtMost,
        };
        self.memory.positions.keep(key, left, best, bound, best_key);
        Some(best)
    }

    /// A game that is over: sooner wins are better, later losses too.
    fn ended(&mut self, state: &R::State, seat: Seat, ply: usize) -> i32 {
        self.budget.spend(1);
        let score = worth(self.judgement, self.rules, state, seat);
        score - score.signum() * ply as i32
    }

    /// Where the depth ends: the static value, or the best attack that can be made at once, answers included.
    fn quiet(&mut self, state: &R::State, seat: Seat, beta: i32) -> i32 {
        let mut best = worth(self.judgement, self.rules, state, seat);
        self.budget.spend(1);
        if best >= beta {
            return best;
        }
        let mut plans = self.buffers.pop().unwrap_or_default();
        plans.clear();
        self.judgement.attacks(self.rules, state, &mut plans);
        for plan in &plans {
            let (value, nodes) = settled(self.judgement, self.rules, &plan.state, seat, &mut self.legal);
            self.budget.spend(nodes);
            best = best.max(value);
            if best >= beta {
                break;
            }
        }
        plans.clear();
        self.buffers.push(plans);
        best
    }
}
