//! From atomic actions to plans: a unit, where it ends, and what it does there.
//!
//! For one unit and one hex only the way that leaves most points is kept.

use crate::judgement::{Plan, after, apply};
use engine::ruleset::Ruleset;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::action::Action;
use game_medieval_battle::state::{HexId, Kind, Phase, State, UnitId};

type Plans = Vec<Plan<MedievalBattle>>;

/// All plans of whoever is to decide.
pub fn all(rules: &MedievalBattle, state: &State, out: &mut Plans) {
    let mut legal = Vec::with_capacity(64);
    rules.legal(state, &mut legal);
    match state.phase {
        Phase::Turn => {
            let mut begun: Vec<BegunMove> = Vec::new();
            let mut walker = Walker::new(rules, state);
            let mut of = None;
            for action in legal {
                let unit = unit_of(&action);
                if unit != of {
                    walker.walk(&mut begun, out);
                    of = unit;
                }
                match action {
                    Action::Step { .. } | Action::Dismount { .. } => {
                        walker.go(state, &[], action, &mut begun, out)
                    }
                    _ => push(rules, state, &[], action, out),
                }
            }
            walker.walk(&mut begun, out);
        }
        Phase::Moving(_) => {
            let mut walker = Walker::new(rules, state);
            let mut begun = vec![BegunMove { state: state.clone(), actions: Vec::new() }];
            walker.walk(&mut begun, out);
        }
        Phase::Return { .. } => {
            push(rules, state, &[], Action::Finish, out);
            let mut filled = Plan { actions: Vec::new(), state: state.clone(), mark: 3, always: true };
            fill(rules, &mut filled);
            out.push(filled);
        }
        _ => legal.into_iter().for_each(|action| push(rules, state, &[], action, out)),
    }
}

/// Melees and shots of units that need not move for them.
pub fn attacks(rules: &MedievalBattle, state: &State, out: &mut Plans) {
    let mut legal = Vec::with_capacity(64);
    rules.legal(state, &mut legal);
    for action in legal {
        if matches!(action, Action::Melee { .. } | Action::Shoot { .. }) {
            push(rules, state, &[], action, out);
        }
    }
}

fn unit_of(action: &Action) -> Option<UnitId> {
    match *action {
        Action::Step { unit, .. }
        | Action::Melee { unit, .. }
        | Action::Shoot { unit, .. }
        | Action::Merge { unit, .. }
        | Action::Dismount { unit } => Some(unit),
        _ => None,
    }
}

/// A plan that ends with this action.
fn push(rules: &MedievalBattle, state: &State, before: &[Action], action: Action, out: &mut Plans) {
    let Some(after) = after(rules, state, &action) else { return };
    let mut actions = Vec::with_capacity(before.len() + 1);
    actions.extend_from_slice(before);
    actions.push(action);
    let always = !matches!(
        action,
        Action::Step { .. }
            | Action::Melee { .. }
            | Action::Shoot { .. }
            | Action::Merge { .. }
            | Action::Dismount { .. }
            | Action::Stop
    );
    let mut plan: Plan<MedievalBattle> = Plan { mark: mark(state, &action), actions, state: after, always };
    if matches!(plan.state.phase, Phase::Return { .. }) {
        fill(rules, &mut plan);
    }
    out.push(plan);
}

/// After regrouping everybody who waits comes in, the dearest first: there is nothing to be had by waiting longer.
fn fill(rules: &MedievalBattle, plan: &mut Plan<MedievalBattle>) {
    let mut legal = Vec::new();
    while matches!(plan.state.phase, Phase::Return { .. }) {
        rules.legal(&plan.state, &mut legal);
        let price = |action: &Action| match *action {
            Action::Enter { kind, worn, hex, .. } => {
                let zone = rules.look(&plan.state).controlled_by(plan.state.turn.other(), hex);
                let cost = i32::from(rules.charts().kind(kind).cost);
                4 * cost + 2 * i32::from(!worn) - i32::from(zone)
            }
            _ => -100,
        };
        let Some(next) = legal.iter().copied().max_by_key(price) else { return };
        if !apply(rules, &mut plan.state, &next) {
            return;
        }
        plan.actions.push(next);
    }
}

/// What a plan is like, wherever the counters stand: the kind of ending, the acting kind, where, at whom.
fn mark(state: &State, action: &Action) -> u32 {
    let there = |hex: HexId| hex.index() as u32;
    let (ending, unit, target) = match *action {
        Action::Melee { unit, target } => (1, Some(unit), there(target)),
        Action::Shoot { unit, target } => (2, Some(unit), there(target)),
        Action::Merge { unit, with } => (3, Some(unit), there(with)),
        Action::Step { unit, to } => (4, Some(unit), there(to)),
        Action::Dismount { unit } => (5, Some(unit), 0),
        Action::Retreat { to } => (6, None, there(to)),
        Action::Stop => match state.phase {
            Phase::Moving(moving) => (4, Some(moving.unit), state.unit(moving.unit).hex().map_or(0, there)),
            _ => (7, None, 0),
        },
        Action::Regroup => (8, None, 0),
        Action::Pass => (9, None, 0),
        Action::Stand => (10, None, 0),
        Action::Leave => (11, None, 0),
        _ => (12, None, 0),
    };
    let who = unit.map_or(9, |unit| state.unit(unit).kind as u32);
    let seat = u32::from(state.turn.0);
    super::mix(u64::from(ending << 20 | who << 12 | seat << 10 | target)) as u32
}

/// A move that has begun and may go on.
struct BegunMove {
    state: State,
    actions: Vec<Action>,
}

struct Walker<'a> {
    rules: &'a MedievalBattle,
    /// The most points left on each hex so far, plus one; of the unit that walks.
    best: [u8; 256],
    on_foot: [u8; 256],
    mounted: Option<Kind>,
    legal: Vec<Action>,
    start: &'a State,
}

impl<'a> Walker<'a> {
    fn new(rules: &'a MedievalBattle, start: &'a State) -> Walker<'a> {
        Walker { rules, best: [0; 256], on_foot: [0; 256], mounted: None, legal: Vec::new(), start }
    }

    /// Takes a step, or gets off the horse, if no better way led to the same place.
    fn go(
        &mut self,
        from: &State,
        before: &[Action],
        action: Action,
        begun: &mut Vec<BegunMove>,
        out: &mut Plans,
    ) {
        let Some(unit) = unit_of(&action) else { return };
        let counter = from.unit(unit);
        let mounted = *self.mounted.get_or_insert(self.start.unit(unit).kind);
        let best = if counter.kind == mounted { &mut self.best } else { &mut self.on_foot };
        if let Action::Step { to, .. } = action {
            let fare = counter.hex().map(|at| self.rules.look(from).fare(unit, at, counter.points, to));
            let Some(Ok(fare)) = fare else { return };
            let left = counter.points - fare.cost + 1;
            if best[usize::from(to)] >= left {
                return;
            }
            best[usize::from(to)] = left;
        }
        let Some(state) = after(self.rules, from, &action) else { return };
        if matches!(state.phase, Phase::Moving(_)) {
            let mut actions = Vec::with_capacity(before.len() + 2);
            actions.extend_from_slice(before);
            actions.push(action);
            begun.push(BegunMove { state, actions });
        } else {
            push(self.rules, from, before, action, out);
        }
    }

    /// Follows every way of one unit to its ends, the freshest first.
    fn walk(&mut self, begun: &mut Vec<BegunMove>, out: &mut Plans) {
        if begun.is_empty() {
            return;
        }
        while let Some(next) = freshest(begun) {
            let way = begun.swap_remove(next);
            let Phase::Moving(moving) = way.state.phase else { continue };
            let unit = way.state.unit(moving.unit);
            let best =
                if self.mounted.is_none_or(|kind| kind == unit.kind) { &self.best } else { &self.on_foot };
            if unit.hex().is_some_and(|hex| best[usize::from(hex)] > unit.points + 1) {
                continue;
            }
            let mut legal = std::mem::take(&mut self.legal);
            self.rules.legal(&way.state, &mut legal);
            for action in &legal {
                match action {
                    Action::Step { .. } => self.go(&way.state, &way.actions, *action, begun, out),
                    _ => push(self.rules, &way.state, &way.actions, *action, out),
                }
            }
            self.legal = legal;
        }
        self.best = [0; 256];
        self.on_foot = [0; 256];
        self.mounted = None;
    }
}

fn freshest(begun: &[BegunMove]) -> Option<usize> {
    let points = |way: &BegunMove| match way.state.phase {
        Phase::Moving(moving) => way.state.unit(moving.unit).points,
        _ => 0,
    };
    (0..begun.len()).max_by_key(|at| points(&begun[*at]))
}
