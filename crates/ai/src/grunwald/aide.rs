//! Somebody who decides for one seat in one manner, and remembers what he ordered.

use super::council::{Council, Style};
use super::marching::{self, Orders};
use super::threat::Threat;
use super::{answers, leading};
use crate::budget::Budget;
use engine::Decision;
use engine::dice::Stream;
use engine::ruleset::Ruleset;
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::state::{State, Walker};

/// So many decisions later the enemy's reach is found out anew.
const STALE: u32 = 60;

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

    /// The same with less care, for rehearsals.
    pub fn hastily(mut self) -> Aide {
        self.hasty = true;
        self
    }

    /// Decides among several actions, and says how many nodes that took.
    pub fn decide(
        &mut self,
        rules: &Grunwald,
        state: &State,
        decision: &Decision,
        legal: &[Action],
        luck: Stream,
        stop: &dyn Fn() -> bool,
    ) -> (Option<Action>, u64) {
        let (orders, style) = (&mut self.orders, self.style);
        orders.renew(state);
        let now = (state.now.turn, state.now.step);
        let moves = matches!(decision.kind, "activate" | "step");
        let blind = style.fear == 0
            || !matches!(decision.kind, "counter-charge" | "retreat" | "aside" | "face" | "pursue" | "advance") && !moves
            || self.hasty && !moves;
        let again = decision.kind == "activate" && orders.looks_again(legal);
        let known = self.threat.as_ref().is_some_and(|(at, age, seen, _)| {
            *at == now && *age < STALE && (*seen || blind)
        });
        if again || !known {
            let threat = Threat::to(&rules.look(state), decision.seat, blind);
            self.threat = Some((now, 0, !blind, threat));
        }
        let Some((_, age, _, threat)) = self.threat.as_mut() else { return (None, 0) };
        *age += 1;
        let budget = Budget::new(self.nodes, stop);
        let mut council = Council::new(rules, state, decision.seat, threat, style, budget, luck);
        let wanted = wanted(&mut council, orders, state, decision.kind, legal);
        let nodes = council.budget.used();
        // Whatever was thought of, only the rules say what may be done.
        let allowed = wanted.filter(|action| rules.check(state, action).is_ok());
        (allowed.or_else(|| fallback(legal)), nodes)
    }
}

fn wanted(
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
