//! Where a piece can get to in one move of several actions, and what it would do there: found by playing the real
//! rules ahead, so no game writes it and no rule exists twice.

use crate::decision::{Act, Gesture, Place};
use crate::dice::Scripted;
use crate::hash::Fingerprint;
use crate::journal::Silent;
use crate::pose::Facing;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use std::collections::{BTreeMap, BTreeSet};

/// A sequence of actions of one piece, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way<A> {
    pub actions: Vec<A>,
    /// The kind of the last action: `step`, `melee`.
    pub kind: &'static str,
    /// As in [`Gesture`].
    pub act: Act,
    /// Where the last action begins and where it leads, or whom it hits.
    pub from: Option<Place>,
    pub to: Option<Place>,
    pub target: Option<u16>,
    /// The places it passes, the last one included.
    pub through: Vec<Place>,
    /// What all the actions cost together.
    pub cost: i32,
    /// Which way the piece faces then, and how fast it is, where the game knows such things.
    pub facing: Option<Facing>,
    pub pace: Option<u8>,
    /// Others stand there already, and it may stay with them.
    pub joins: bool,
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
    let mut search = Search { rules, seat, piece, ahead: BTreeMap::new(), serial: 0 };
    let (mut found, mut purposes) = (Vec::new(), BTreeSet::new());
    let mut seen = BTreeSet::from([Fingerprint::of(state).0]);
    search.look(state, None);
    let start = search.ahead.values().find_map(|(way, _)| way.from);
    // Settled in order of cost, so that the first way to a purpose or to a position is the cheapest.
    while let Some((_, (way, next))) = search.ahead.pop_first() {
        if let Some(next) = next.filter(|next| way.goes_on && seen.insert(Fingerprint::of(next).0)) {
            search.look(&next, Some(&way));
        }
        // Nobody goes for a walk to be where he was.
        let home = way.target.is_none() && way.to.is_some() && way.to == start;
        if !home && purposes.insert(purpose(&way)) {
            found.push(way);
        }
        if found.len() + search.ahead.len() >= MOST_WAYS {
            break;
        }
    }
    found
}

struct Search<'a, R: Ruleset> {
    rules: &'a R,
    seat: Seat,
    piece: u16,
    /// Ways still to be settled and where they lead, by what they cost.
    ahead: BTreeMap<(i32, usize), Unsettled<R>>,
    serial: usize,
}

type Unsettled<R> = (Way<<R as Ruleset>::Action>, Option<<R as Ruleset>::State>);

impl<R: Ruleset> Search<'_, R> {
    /// Adds everything that the piece can do in a position that it has reached in this way.
    fn look(&mut self, here: &R::State, before: Option<&Way<R::Action>>) {
        let (path, passed) = before.map_or((&[][..], &[][..]), |way| (&way.actions, &way.through));
        let spent = before.map_or(0, |way| way.cost);
        let mut legal = Vec::new();
        self.rules.legal(here, &mut legal);
        for action in legal {
            let gesture = self.rules.gesture(here, &action);
            // What leads nowhere is the same wherever it is done.
            if gesture.piece != Some(self.piece) || (gesture.to.is_none() && !path.is_empty()) {
                continue;
            }
            let cost = spent + self.rules.cost(here, &action);
            let next = go(self.rules, here, &action);
            // What leads nowhere, a change on the spot, is a deed of its own: nobody does it by pointing elsewhere.
            let goes_on = gesture.to.is_some() && next.as_ref().is_some_and(|next| self.still_its_move(next));
            let open = next.as_ref().is_none_or(|next| {
                let decision = self.rules.decision(next);
                decision.is_some_and(|decision| decision.reaction && decision.seat != self.seat)
            });
            let Gesture { kind, act, from, to, target, facing, .. } = gesture;
            let actions = path.iter().cloned().chain([action]).collect();
            let way = Way {
                actions,
                kind,
                act,
                from,
                to,
                target,
                through: passed.iter().copied().chain(to).collect(),
                cost,
                facing,
                pace: None,
                joins: false,
                goes_on,
                open,
            };
            self.serial += 1;
            self.ahead.insert((cost, self.serial), (way, next));
        }
    }

    /// Is the same seat asked what the same piece does next, and nothing else?
    fn still_its_move(&self, state: &R::State) -> bool {
        let Some(decision) = self.rules.decision(state) else { return false };
        if decision.seat != self.seat || decision.open {
            return false;
        }
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        let piece = Some(self.piece);
        !legal.is_empty() && legal.iter().all(|action| self.rules.gesture(state, action).piece == piece)
    }
}

/// What a way is for. An attack from another side is another attack; a walk is about where it ends.
fn purpose<A>(way: &Way<A>) -> String {
    let from = way.target.and(way.from);
    format!("{} {:?} {:?} {from:?} {:?}", way.kind, way.to, way.target, way.facing)
}

/// The position after an action that needs no dice.
fn go<R: Ruleset>(rules: &R, state: &R::State, action: &R::Action) -> Option<R::State> {
    let mut after = state.clone();
    rules.apply(&mut after, action, &mut Scripted::new(Vec::new()), &mut Silent).ok()?;
    Some(after)
}
