//! Somebody who decides for one seat in one manner, and remembers what he ordered.

use super::appraisal::{Appraisal, Goal, Style};
use super::marching::{self, Orders};
use super::onslaught::Company;
use super::threat::Threat;
use super::{answers, leading};
use crate::budget::Budget;
use engine::Decision;
use engine::dice::Stream;
use engine::ruleset::Ruleset;
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::choices::Question;
use game_grunwald::state::{State, Walker};

/// So many decisions later the enemy's reach is found out anew.
const STALE: u32 = 60;

/// The situation in which somebody is asked.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    pub rules: &'a Grunwald,
    pub state: &'a State,
    pub decision: &'a Decision,
    pub legal: &'a [Action],
    /// Seed and stream of his luck.
    pub luck: (u64, u64),
    pub stop: &'a dyn Fn() -> bool,
}

#[derive(Clone)]
pub struct Planner {
    pub style: Style,
    /// Nodes for one decision.
    pub nodes: u64,
    pub orders: Orders,
    /// Looks where the enemy can strike only when it moves.
    hasty: bool,
    /// From where the enemy can strike, and when that was found out: turn, phase, after how many decisions, and whether
    /// more than their places was looked at.
    threat: Option<((u8, u8), u32, bool, Threat)>,
}

impl Planner {
    pub fn new(style: Style, nodes: u64) -> Planner {
        Planner { style, nodes, orders: Orders::default(), hasty: false, threat: None }
    }

    /// The same with a company under way.
    pub fn sending(mut self, goals: Vec<Goal>) -> Planner {
        self.orders.send(goals);
        self
    }

    /// The same in another manner, without any company.
    pub fn holding(mut self, style: Style) -> Planner {
        self.orders.hold();
        self.style = style;
        self
    }

    /// The same in another manner.
    pub fn guarding(mut self, guard: i32) -> Planner {
        self.style.guard = guard;
        self
    }

    /// The same with less care, for rehearsals.
    pub fn hastily(mut self) -> Planner {
        self.hasty = true;
        self
    }

    /// Decides among several actions, and says how many nodes that took.
    pub fn decide(&mut self, situation: &Situation) -> (Option<Action>, u64) {
        let Situation { rules, state, legal, .. } = *situation;
        let mut orders = std::mem::take(&mut self.orders);
        orders.renew(state);
        let asked = rules.look(state).asked().map(|asked| asked.question);
        let again = matches!(asked, Some(Question::Activate)) && orders.looks_again(legal);
        let mut appraisal = self.appraisal(situation, again);
        let wanted = asked.and_then(|asked| wanted(&mut appraisal, &mut orders, state, asked, legal));
        let nodes = appraisal.budget.used();
        self.orders = orders;
        // Whatever was thought of, only the rules say what may be done.
        let allowed = wanted.filter(|action| rules.check(state, action).is_ok());
        (allowed.or_else(|| fallback(legal)), nodes)
    }

    /// The companies that could be sent now, the best first.
    pub fn companies(&mut self, situation: &Situation) -> Vec<Company> {
        marching::companies(&mut self.appraisal(situation, false), situation.legal)
    }

    fn appraisal<'a>(&'a mut self, situation: &Situation<'a>, again: bool) -> Appraisal<'a> {
        let Situation { rules, state, decision, luck, stop, .. } = *situation;
        let now = (state.now.turn, state.now.phase_number);
        let asked = rules.look(state).asked().map(|asked| asked.question);
        let moves = matches!(asked, Some(Question::Activate | Question::Step(_)));
        let wary = matches!(
            asked,
            Some(
                Question::CounterCharge(_)
                    | Question::Retreat(_)
                    | Question::Aside(_)
                    | Question::Face(..)
                    | Question::Pursue(_)
                    | Question::Advance(..)
            )
        );
        let looks = self.style.fear > 0 && (moves || wary && !self.hasty);
        let known = self
            .threat
            .as_ref()
            .is_some_and(|(at, age, looked, _)| *at == now && *age < STALE && (*looked || !looks));
        if again || !known {
            self.threat = None;
        }
        let threat = || (now, 0, looks, Threat::to(&rules.look(state), decision.seat, !looks));
        let (_, age, _, threat) = self.threat.get_or_insert_with(threat);
        *age += 1;
        let budget = Budget::new(self.nodes, stop);
        let luck = Stream::new(luck.0, luck.1);
        Appraisal::new(rules, state, decision.seat, threat, self.style, budget, luck)
    }
}

fn wanted(
    appraisal: &mut Appraisal,
    orders: &mut Orders,
    state: &State,
    asked: Question,
    legal: &[Action],
) -> Option<Action> {
    match asked {
        Question::Activate => Some(marching::activate(appraisal, orders, legal)),
        Question::Step(walk) => Some(match walk?.who {
            Walker::Unit(unit) => marching::step(appraisal, orders, unit, legal),
            Walker::Leader(leader) => leading::step(appraisal, orders, leader, legal),
            Walker::Fleeing(_) => Action::Stop,
        }),
        Question::Fire | Question::ShootBack(_) => answers::fire(appraisal, legal),
        Question::CounterCharge(_) => answers::counter_charge(appraisal, legal),
        Question::Combat => answers::combat(appraisal, state, legal),
        Question::Loss { .. } | Question::FriendHit { .. } | Question::Excess(_) => {
            answers::loss(appraisal, legal)
        }
        Question::Retreat(_) | Question::Aside(_) => answers::retreat(appraisal, legal),
        Question::Face(..) => answers::face(appraisal, legal),
        Question::Pursue(_) | Question::Advance(..) => answers::pursue(appraisal, legal),
        Question::Next | Question::TakeUp { .. } | Question::Fort(..) => answers::strongest(appraisal, legal),
        Question::Panic => answers::panic(legal),
        // The army stands as the box has it, and of ways equally short the first is as good as any.
        Question::SetUp | Question::Flee(_) => None,
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
