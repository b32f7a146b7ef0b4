//! What a game must say so that the search can play it.

use engine::Seat;
use engine::dice::{Scripted, Stream};
use engine::journal::Silent;
use engine::ruleset::Ruleset;

/// A won game, less the number of plies it takes. Static values stay far below.
pub const WIN: i32 = 1_000_000;
/// Scores beyond this are wins or losses that were seen to the end.
pub const NEARLY_WON: i32 = WIN - 10_000;

/// A sequence of actions of one seat, up to the next decision of the other or until the turn passes, with what comes of it.
pub struct Plan<R: Ruleset> {
    pub actions: Vec<R::Action>,
    /// The position afterwards.
    pub state: R::State,
    /// What kind of plan it is, the same in similar positions: killer and history moves are remembered by it.
    pub mark: u32,
    /// Kept however poor it looks: passing, regrouping, answers.
    pub always: bool,
}

/// How carefully openings are made: how many armies and deployments are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    pub samples: u32,
    /// Noise on every comparison, in the unit of [`Judgement::value`].
    pub noise: u32,
}

/// The judgement of one game. Everything here is given a *view*: what the seat that decides may know, never more.
pub trait Judgement<R: Ruleset>: Default + Send {
    /// What a position that is not over is worth to a seat: what one gains the other loses.
    fn value(&self, rules: &R, state: &R::State, seat: Seat) -> i32;

    /// A hash of what matters in a position. Interchangeable pieces give the same hash; what is hidden from a seat
    /// is not in it.
    fn key(&self, rules: &R, state: &R::State) -> u64;

    /// Does a fresh turn begin here? Depth is counted in turns; reactions and what follows from them are free.
    fn fresh_turn(&self, state: &R::State) -> bool;

    /// All plans worth a thought for whoever is to decide; at least one if the game is not over.
    fn plans(&self, rules: &R, state: &R::State, out: &mut Vec<Plan<R>>);

    /// Attacks that can be made at once: what a quiet judgement of the position would overlook.
    fn attacks(&self, rules: &R, state: &R::State, out: &mut Vec<Plan<R>>);

    /// Decisions that are not searched: recruiting, setting up. `None`: this one is. `stop` is asked between comparisons.
    fn opening(
        &self,
        rules: &R,
        state: &R::State,
        care: Care,
        rng: &mut Stream,
        stop: &dyn Fn() -> bool,
    ) -> Option<R::Action>;
}

/// The position after one action; `None` if it needs dice, which the search does not throw, or is refused.
#[inline]
pub fn after<R: Ruleset>(rules: &R, state: &R::State, action: &R::Action) -> Option<R::State> {
    let mut after = state.clone();
    apply(rules, &mut after, action).then_some(after)
}

/// Plays one action that needs no dice.
#[inline]
pub fn apply<R: Ruleset>(rules: &R, state: &mut R::State, action: &R::Action) -> bool {
    rules.apply(state, action, &mut Scripted::new(Vec::new()), &mut Silent).is_ok()
}

/// The value of a position, the end of the game included.
pub fn worth<R: Ruleset, J: Judgement<R>>(judgement: &J, rules: &R, state: &R::State, seat: Seat) -> i32 {
    match rules.outcome(state) {
        None => judgement.value(rules, state, seat),
        Some(outcome) => match outcome.winner {
            None => 0,
            Some(winner) if winner == seat => WIN,
            Some(_) => -WIN,
        },
    }
}

/// The value of a position in which a reaction may be due: the other seat gives its best answer.
pub fn settled<R: Ruleset, J: Judgement<R>>(
    judgement: &J,
    rules: &R,
    state: &R::State,
    seat: Seat,
    buffer: &mut Vec<R::Action>,
) -> (i32, u64) {
    match rules.decision(state) {
        Some(decision) if decision.reaction => {
            rules.legal(state, buffer);
            let sign = if decision.seat == seat { 1 } else { -1 };
            let answers = buffer.iter().filter_map(|answer| after(rules, state, answer));
            let best = answers.map(|after| sign * worth(judgement, rules, &after, seat)).max();
            (
                best.map_or_else(|| judgement.value(rules, state, seat), |best| sign * best),
                buffer.len() as u64,
            )
        }
        _ => (worth(judgement, rules, state, seat), 1),
    }
}
