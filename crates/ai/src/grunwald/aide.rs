//! Somebody who decides for one seat in one manner, and remembers what he ordered.

use super::council::{Council, Goal, Style};
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
use game_grunwald::choices::Question as Asked;
use game_grunwald::state::{State, Walker};

/// So many decisions later the enemy's reach is found out anew.
const STALE: u32 = 60;

/// What somebody is asked.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub rules: &'a Grunwald,
    pub state: &'a State,
    pub decision: &'a Decision,
    pub legal: &'a [Action],
    /// Seed and stream of his luck.
    pub luck: (u64, u64),
    pub stop: &'a dyn Fn() -> bool,
}

#[derive(Clone)]
pub struct Aide {
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

impl Aide {
    pub fn new(style: Style, nodes: u64) -> Aide {
        Aide { style, nodes, orders: Orders::default(), hasty: false, threat: None }
    }

    /// The same with a company under way.
    pub fn sending(mut self, goals: Vec<Goal>) -> Aide {
        self.orders.send(goals);
        self
    }

    /// The same in another manner, without any company.
    pub fn holding(mut self, style: Style) -> Aide {
        self.orders.hold();
        self.style = style;
        self
    }

    /// The same in another manner.
    pub fn guarding(mut self, guard: i32) -> Aide {
        self.style.guard = guard;
        self
    }

    /// The same with less care, for rehearsals.
    pub fn hastily(mut self) -> Aide {
        self.hasty = true;
        self
    }

    /// Decides among several actions, and says how many nodes that took.
    pub fn decide(&mut self, question: &Question) -> (Option<Action>, u64) {
        let Question { rules, state, legal, .. } = *question;
        let mut orders = std::mem::take(&mut self.orders);
        orders.renew(state);
        let asked = rules.look(state).asked().map(|asked| asked.question);
        let again = matches!(asked, Some(Asked::Activate)) && orders.looks_again(legal);
        let mut council = self.council(question, again);
        let wanted = asked.and_then(|asked| wanted(&mut council, &mut orders, state, asked, legal));
        let nodes = council.budget.used();
        self.orders = orders;
        // Whatever was thought of, only the rules say what may be done.
        let allowed = wanted.filter(|action| rules.check(state, action).is_ok());
        (allowed.or_else(|| fallback(legal)), nodes)
    }

    /// The companies that could be sent now, the best first.
    pub fn companies(&mut self, question: &Question) -> Vec<Company> {
        marching::companies(&mut self.council(question, false), question.legal)
    }

    fn council<'a>(&'a mut self, question: &Question<'a>, again: bool) -> Council<'a> {
        let Question { rules, state, decision, luck, stop, .. } = *question;
        let now = (state.now.turn, state.now.phase_number);
        let asked = rules.look(state).asked().map(|asked| asked.question);
        let moves = matches!(asked, Some(Asked::Activate | Asked::Step(_)));
        let wary = matches!(
            asked,
            Some(
                Asked::CounterCharge(_)
                    | Asked::Retreat(_)
                    | Asked::Aside(_)
                    | Asked::Face(..)
                    | Asked::Pursue(_)
                    | Asked::Advance(..)
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
        Council::new(rules, state, decision.seat, threat, self.style, budget, luck)
    }
}

fn wanted(
    council: &mut Council,
    orders: &mut Orders,
    state: &State,
    asked: Asked,
    legal: &[Action],
) -> Option<Action> {
    match asked {
        Asked::Activate => Some(marching::activate(council, orders, legal)),
        Asked::Step(walk) => Some(match walk?.who {
            Walker::Unit(unit) => marching::step(council, orders, unit, legal),
            Walker::Leader(leader) => leading::step(council, orders, leader, legal),
            Walker::Fleeing(_) => Action::Stop,
        }),
        Asked::Fire | Asked::ShootBack(_) => answers::fire(council, legal),
        Asked::CounterCharge(_) => answers::counter_charge(council, legal),
        Asked::Combat => answers::combat(council, state, legal),
        Asked::Loss { .. } | Asked::FriendHit { .. } | Asked::Excess(_) => answers::loss(council, legal),
        Asked::Retreat(_) | Asked::Aside(_) => answers::retreat(council, legal),
        Asked::Face(..) => answers::face(council, legal),
        Asked::Pursue(_) | Asked::Advance(..) => answers::pursue(council, legal),
        Asked::Next | Asked::TakeUp { .. } | Asked::Fort(..) => answers::strongest(council, legal),
        Asked::Panic => answers::panic(legal),
        // The army stands as the box has it, and of ways equally short the first is as good as any.
        Asked::SetUp | Asked::Flee(_) => None,
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
