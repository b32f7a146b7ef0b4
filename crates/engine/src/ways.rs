//! Where a piece can get to in one move of several actions, and what it would do there: found by playing the real
//! rules ahead, so no game writes it and no rule exists twice.

use crate::decision::Place;
use crate::dice::Scripted;
use crate::hash::Fingerprint;
use crate::journal::Silent;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use std::collections::{BTreeMap, BTreeSet};

/// A sequence of actions of one piece, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way<A> {
    pub actions: Vec<A>,
    /// The kind of the last action: `step`, `melee`.
    pub kind: &'static str,
    /// Where the last action begins and where it leads, or whom it hits.
    pub from: Option<Place>,
    pub to: Option<Place>,
    pub target: Option<u16>,
    /// What all the actions cost, as their explanations say (`cost`).
    pub cost: i32,
    /// The piece may go on from there.
    pub goes_on: bool,
    /// What happens then is not for its own seat alone to say: dice fall or the other seat is asked.
    pub open: bool,
}

/// No move has more ways than this.
const MOST_WAYS: usize = 20_000;

/// All ways of one piece from a position, the cheapest to each place and purpose, in order of cost.
pub fn ways<R: Ruleset>(rules: &R, state: &R::State, piece: u16) -> Vec<Way<R::Action>> {
    let Some(seat) = rules.decision(state).map(|decision| decision.seat) else { return Vec::new() };
    let mut found: Vec<Way<R::Action>> = Vec::new();
    let mut purposes = BTreeSet::new();
    let mut seen = BTreeSet::from([Fingerprint::of(state).0]);
    // Positions still to look at, by what it cost to get there.
    let mut ahead: BTreeMap<(i32, usize), (R::State, Vec<R::Action>)> = BTreeMap::new();
    ahead.insert((0, 0), (state.clone(), Vec::new()));
    let (mut legal, mut serial) = (Vec::new(), 0);
    while let Some(((spent, _), (here, path))) = ahead.pop_first() {
        rules.legal(&here, &mut legal);
        for action in &legal {
            let gesture = rules.gesture(&here, action);
            if gesture.piece != Some(piece) {
                continue;
            }
            let cost = spent + rules.explain(&here, action).value("cost").unwrap_or(0);
            let next = go(rules, &here, action);
            let goes_on = next.as_ref().is_some_and(|next| still_its_move(rules, next, seat, piece));
            let open = next.as_ref().is_none_or(|next| {
                rules.decision(next).is_some_and(|decision| decision.reaction && decision.seat != seat)
            });
            let mut actions = path.clone();
            actions.push(action.clone());
            let purpose = format!("{} {:?} {:?} {:?}", gesture.kind, gesture.to, gesture.target, {
                // An attack from another side is another attack; a walk is about where it ends.
                if gesture.target.is_some() { gesture.from } else { None }
            });
            if gesture.to.is_none() && !path.is_empty() {
                continue;
            }
            if purposes.insert(purpose) {
                found.push(Way {
                    actions: actions.clone(),
                    kind: gesture.kind,
                    from: gesture.from,
                    to: gesture.to,
                    target: gesture.target,
                    cost,
                    goes_on,
                    open,
                });
            }
            if found.len() + ahead.len() >= MOST_WAYS {
                return found;
            }
            if let (true, Some(next)) = (goes_on, next)
                && seen.insert(Fingerprint::of(&next).0)
            {
                serial += 1;
                ahead.insert((cost, serial), (next, actions));
            }
        }
    }
    found
}

/// The position after an action that needs no dice.
fn go<R: Ruleset>(rules: &R, state: &R::State, action: &R::Action) -> Option<R::State> {
    let mut after = state.clone();
    rules.apply(&mut after, action, &mut Scripted::new(Vec::new()), &mut Silent).ok()?;
    Some(after)
}

/// Is the same seat asked what the same piece does next, and nothing else?
fn still_its_move<R: Ruleset>(rules: &R, state: &R::State, seat: Seat, piece: u16) -> bool {
    let Some(decision) = rules.decision(state) else { return false };
    if decision.seat != seat || decision.open {
        return false;
    }
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    !legal.is_empty() && legal.iter().all(|action| rules.gesture(state, action).piece == Some(piece))
}
