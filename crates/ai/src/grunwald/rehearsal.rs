//! What would come of it: a plan is played ahead by the rules, with dice of our own, until it is our turn to ride again. Both sides
//! then follow the usual judgement. The plan whose days end best is carried out.

use super::appraisal::Style;
use super::planner::{Planner, Situation};
use super::worth;
use engine::Seat;
use engine::dice::{Ask, Dice, DiceFault, Faces, Stream};
use engine::journal::Silent;
use engine::ruleset::Ruleset;
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::state::{Phase, State};

/// Nobody takes more decisions than this from one of his phases to the next.
const MOST: usize = 4_000;
/// What it is worth to win the day, beside the points.
const VICTORY: i32 = 1_500;

/// Rehearsals of each plan before the first are dropped, and of those that are left at last.
const FIRST: usize = 4;
const ENOUGH: usize = 24;

/// One thing to do: at once, and then as this planner thinks.
#[derive(Clone)]
pub struct Plan {
    pub first: Option<Action>,
    pub planner: Planner,
}

/// Where rehearsals begin, and how the two sides play in them.
pub struct Rehearsal<'a> {
    pub rules: &'a Grunwald,
    pub state: &'a State,
    pub seat: Seat,
    pub usual: Style,
    /// Nodes for one decision in a rehearsal, and for all rehearsals together.
    pub nodes: u64,
    pub most: u64,
    /// The key of the dice.
    pub key: u64,
    pub stop: &'a dyn Fn() -> bool,
}

impl Rehearsal<'_> {
    /// The best of some plans, the first of which is the usual one; and the nodes it took. All are played with the same dice, and
    /// those that are clearly worse are dropped on the way.
    pub fn best(&self, plans: Vec<Plan>) -> (Option<Plan>, u64) {
        let mut rivals: Vec<Rival> =
            plans.into_iter().map(|plan| Rival { plan, days: Vec::new(), out: false }).collect();
        let mut used = 0;
        for sample in 0..ENOUGH {
            let running = rivals.iter().filter(|rival| !rival.out).count();
            if running < 2 || used >= self.most || (self.stop)() {
                break;
            }
            for rival in rivals.iter_mut().filter(|rival| !rival.out) {
                let (worth, nodes) = self.play(&rival.plan, sample as u64);
                rival.days.push(worth);
                used += nodes;
            }
            // Who played alike twice is the same plan.
            if sample == 1 {
                for at in 1..rivals.len() {
                    rivals[at].out = rivals[..at].iter().any(|known| known.days == rivals[at].days);
                }
            }
            if sample + 1 >= FIRST
                && sample % 2 == 1
                && let Some(lead) = leading(&rivals)
            {
                let ahead = rivals[lead].days.clone();
                for rival in rivals.iter_mut().filter(|rival| !rival.out) {
                    rival.out = surer(&ahead, &rival.days, 4);
                }
            }
        }
        // The usual way is left only for one that is better beyond most doubt.
        let best = leading(&rivals).filter(|lead| surer(&rivals[*lead].days, &rivals[0].days, 1));
        let best = best.unwrap_or(0);
        (rivals.into_iter().nth(best).map(|rival| rival.plan), used)
    }

    /// What the position is worth when the seat is about to move again, if it begins with this plan; and the nodes it took.
    fn play(&self, plan: &Plan, sample: u64) -> (i32, u64) {
        let mut state = self.state.clone();
        let usual = Planner::new(self.usual, self.nodes).hastily();
        let mut aides = [usual.clone(), usual];
        aides[self.seat.index()] = plan.planner.clone().hastily();
        let begun = (state.now.turn, state.now.phase_number);
        let mut legal = Vec::new();
        let (mut nodes, mut first) = (0, plan.first.clone());
        for number in 0..MOST {
            let Some(decision) = self.rules.decision(&state) else { break };
            let now = (state.now.turn, state.now.phase_number);
            if now.0 > begun.0 && now.1 >= begun.1 {
                break;
            }
            let planner = &mut aides[decision.seat.index()];
            if decision.seat == self.seat && now != begun {
                planner.style = self.usual;
            }
            self.rules.legal(&state, &mut legal);
            nodes += 1;
            let action = match (first.take(), legal.as_slice()) {
                (Some(first), _) => Some(first),
                (None, [only]) => Some(only.clone()),
                (None, legal) => {
                    let luck = (self.key, number as u64);
                    let (rules, state, decision, stop) = (self.rules, &state, &decision, self.stop);
                    let (action, spent) =
                        planner.decide(&Situation { rules, state, decision, legal, luck, stop });
                    nodes += spent;
                    action
                }
            };
            let Some(action) = action else { break };
            let mut dice = Throws::new(self.key, sample, &state, &action);
            if self.rules.apply(&mut state, &action, &mut dice, &mut Silent).is_err() || (self.stop)() {
                break;
            }
        }
        (self.worth(&state), nodes)
    }

    /// What a position is worth: what is left, and how likely the day is won with the points so far.
    fn worth(&self, state: &State) -> i32 {
        let look = self.rules.look(state);
        let points = look.final_points();
        let (own, theirs) = (points[self.seat.index()], points[self.seat.other().index()]);
        let lead = 100 * (i32::from(own) - i32::from(theirs));
        if let Phase::Over(ending) = state.now.phase {
            let won = match ending.winner {
                Some(seat) if seat == self.seat => VICTORY,
                Some(_) => -VICTORY,
                None => 0,
            };
            return lead + won;
        }
        let left = i32::from(self.rules.scenario.turns.saturating_sub(state.now.turn)) + 1;
        worth::position(&look, self.seat) + VICTORY * lead / (lead.abs() + 400 * left)
    }
}

/// A plan and what its days were worth.
struct Rival {
    plan: Plan,
    days: Vec<i32>,
    out: bool,
}

/// Who is ahead of those that still run.
fn leading(rivals: &[Rival]) -> Option<usize> {
    let sum = |rival: &Rival| rival.days.iter().map(|day| i64::from(*day)).sum::<i64>();
    let running = rivals.iter().enumerate().filter(|(_, rival)| !rival.out);
    running.max_by_key(|(at, rival)| (sum(rival), std::cmp::Reverse(*at))).map(|(at, _)| at)
}

/// Are the first days better than the others, as far as both were played, by more than chance makes likely? `doubt` is twice the square
/// of how many standard errors that is.
fn surer(days: &[i32], others: &[i32], doubt: i64) -> bool {
    let pairs = || days.iter().zip(others).map(|(day, other)| i64::from(*day) - i64::from(*other));
    let (count, sum, squares) =
        (pairs().count() as i64, pairs().sum::<i64>(), pairs().map(|d| d * d).sum::<i64>());
    sum > 0 && 2 * sum * sum > doubt * (squares - sum * sum / count.max(1))
}

/// Dice of a rehearsal. The same attack throws the same in each plan's sample, and every second sample throws the opposite of the
/// one before: what differs then comes of the plans.
struct Throws {
    stream: Stream,
    opposite: bool,
}

impl Throws {
    fn new(key: u64, sample: u64, state: &State, action: &Action) -> Throws {
        let what = match action {
            Action::Attack { hexes, .. } => 1 + hexes.first().map_or(0, |hex| hex.index() as u64),
            Action::Fire { by, .. } => 5_000 + by.index() as u64,
            Action::Rally { unit } => 6_000 + unit.index() as u64,
            _ => 0,
        };
        let when = u64::from(state.now.turn) * 16 + u64::from(state.now.phase_number);
        let number = (when * 8_192 + what) * 4_096 + sample / 2;
        Throws { stream: Stream::new(key, number), opposite: sample % 2 == 1 }
    }
}

impl Dice for Throws {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        let sides = u32::from(ask.highest - ask.lowest) + 1;
        let mut face = || ask.lowest + self.stream.below(sides) as u8;
        let faces = (0..ask.count).map(|_| face());
        Ok(faces.map(|face| if self.opposite { ask.highest - (face - ask.lowest) } else { face }).collect())
    }
    fn never_fails(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_days_count_only_beyond_doubt() {
        // Always a little better: no doubt. Much better once and worse else: all doubt.
        assert!(surer(&[110, 210, 310, 410], &[100, 200, 300, 400], 4));
        assert!(!surer(&[900, 0, 0, 0], &[0, 250, 250, 250], 4));
        // The same plan is not better than itself, nor is one that was never played.
        assert!(!surer(&[5, 6], &[5, 6], 1));
        assert!(!surer(&[], &[5, 6], 1));
        // One that was dropped early is compared as far as it was played.
        assert!(surer(&[10, 10, -900], &[0, 0], 4));
    }

    #[test]
    fn every_second_day_throws_the_opposite() {
        let (_, state) = Grunwald::open(&engine::ruleset::Setup::new("avant-garde")).expect("it opens");
        let throw = |sample: u64| {
            let mut dice = Throws::new(7, sample, &state, &Action::Stop);
            dice.roll(&Ask::d6(2, Seat::FIRST, game_grunwald::rules::R_5_2_2)).expect("they never fail")
        };
        assert_eq!(throw(0), throw(0));
        assert!(throw(0).iter().zip(throw(1)).all(|(one, other)| one + other == 7));
    }
}
