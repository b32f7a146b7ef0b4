//! A movement phase: reinforcements, attacks in company, then everybody else one by one, the leaders last.

use super::appraisal::{Appraisal, Goal};
use super::onslaught::{self, Company};
use super::worth;
use engine::sorted::InOrder;
use game_grunwald::action::Action;
use game_grunwald::field::HexId;
use game_grunwald::ids::LeaderId;
use game_grunwald::reaching::End;
use game_grunwald::state::{Marks, State, UnitId};
use hexboard::Side;

/// What is being carried out: the rest of a way, each step with where it leads, and who else is to go where.
#[derive(Clone, Default)]
pub struct Orders {
    /// Turn, phase and how many were done when these orders were given.
    stamp: (u8, u8, usize),
    /// Who moves, where he should stand now, and the rest of his way, the next step last.
    walker: Option<UnitId>,
    expected: Option<(HexId, Side, u8)>,
    way: Vec<(Action, End)>,
    pub(super) leader_way: Vec<HexId>,
    queue: Vec<Goal>,
    attacked: bool,
    /// Those who are to stay where they are.
    settled: Vec<UnitId>,
    leaders: Vec<LeaderId>,
    /// Everybody has moved, and the enemy's reach was found out anew for the leaders.
    looked_again: bool,
}

impl Orders {
    /// Forgets what was ordered for another phase, or before moves that were taken back.
    pub fn renew(&mut self, state: &State) {
        let done = state.units.iter().filter(|unit| unit.marks.has(Marks::DONE)).count();
        let stamp = (state.now.turn, state.now.phase_number, done);
        if (stamp.0, stamp.1) != (self.stamp.0, self.stamp.1) || done < self.stamp.2 {
            *self = Orders::default();
        }
        self.stamp = stamp;
    }

    /// Are only the leaders left to move, and is it time to look where the enemy can strike now?
    pub fn looks_again(&mut self, legal: &[Action]) -> bool {
        self.only_leaders(legal) && !std::mem::replace(&mut self.looked_again, true)
    }

    /// Sends a company.
    pub fn send(&mut self, goals: Vec<Goal>) {
        self.queue = goals;
        self.queue.reverse();
    }

    /// No company is sent any more.
    pub fn hold(&mut self) {
        self.attacked = true;
    }

    /// May another company be sent now?
    pub fn open(&self) -> bool {
        self.queue.is_empty() && !self.attacked
    }

    /// Have all but the leaders done what they are to do?
    pub fn only_leaders(&self, legal: &[Action]) -> bool {
        self.queue.is_empty() && !movers(legal).any(|id| !self.settled.contains(&id))
    }

    fn begin(&mut self, unit: UnitId, stands: Option<(HexId, Side, u8)>, mut path: Vec<(Action, End)>) {
        path.reverse();
        (self.walker, self.expected, self.way) = (Some(unit), stands, path);
    }
}

/// Whom to move next, or that the phase is over.
pub fn activate(appraisal: &mut Appraisal, orders: &mut Orders, legal: &[Action]) -> Action {
    orders.walker = None;
    orders.leader_way.clear();
    if let Some(arrival) = arrival(appraisal, legal) {
        return arrival;
    }
    if let Some(action) = next_in_queue(appraisal, orders) {
        return action;
    }
    if !orders.attacked && appraisal.style.together > 1 {
        let best = companies(appraisal, legal).into_iter().next();
        if let Some((_, goals)) = best.filter(|(gain, _)| *gain >= appraisal.style.least) {
            orders.send(goals);
            if let Some(action) = next_in_queue(appraisal, orders) {
                return action;
            }
        }
    }
    orders.attacked = true;
    // The front rank first: the others can follow.
    let mut units: Vec<UnitId> = movers(legal).filter(|id| !orders.settled.contains(id)).collect();
    units.put_in_order_by_key(|id| {
        let hex = appraisal.board.hex_of(*id).unwrap_or_default();
        (appraisal.threat.nearest(hex).0, *id)
    });
    for unit in units {
        orders.settled.push(unit);
        if let Some(action) = single(appraisal, orders, unit, legal) {
            return action;
        }
    }
    for leader in LeaderId::all(appraisal.board.leaders.len()) {
        let action = Action::MoveLeader { leader };
        if orders.leaders.contains(&leader) || !legal.contains(&action) {
            continue;
        }
        orders.leaders.push(leader);
        if let Some(way) = super::leading::way(appraisal, leader) {
            orders.leader_way = way;
            return action;
        }
    }
    Action::EndPhase
}

/// The companies that could be sent, the best first.
pub fn companies(appraisal: &mut Appraisal, legal: &[Action]) -> Vec<Company> {
    let look = appraisal.look();
    let able: Vec<UnitId> = movers(legal).filter(|id| onslaught::attacks(&look, *id)).collect();
    let ready = onslaught::gather(appraisal, &able);
    onslaught::companies(appraisal, &ready)
}

fn movers(legal: &[Action]) -> impl Iterator<Item = UnitId> + '_ {
    legal.iter().filter_map(|action| match action {
        Action::Move { unit } => Some(*unit),
        _ => None,
    })
}

/// The next of a company, if he can still get where he should.
fn next_in_queue(appraisal: &mut Appraisal, orders: &mut Orders) -> Option<Action> {
    while let Some(goal) = orders.queue.pop() {
        let look = appraisal.look();
        if look.may_act(goal.unit).is_err() {
            continue;
        }
        let stands = appraisal.stands(goal.unit)?;
        orders.settled.push(goal.unit);
        if (stands.0, stands.1) == (goal.end.hex, goal.end.facing) {
            continue;
        }
        let ends = appraisal.ends(goal.unit);
        let found = ends.list.iter().find(|end| {
            (end.hex, end.facing, end.charge) == (goal.end.hex, goal.end.facing, goal.end.charge)
        });
        if let Some(end) = found {
            orders.begin(goal.unit, Some(stands), ends.path(end));
            return Some(Action::Move { unit: goal.unit });
        }
        // Somebody stands in the way: the rest is weighed anew.
        orders.queue.clear();
        orders.settled.retain(|id| *id != goal.unit);
    }
    None
}

/// What one unit does by itself: come to order, go somewhere better, or nothing.
fn single(appraisal: &mut Appraisal, orders: &mut Orders, unit: UnitId, legal: &[Action]) -> Option<Action> {
    if appraisal.look().card(unit).kind.missile() {
        let goes = !appraisal.leaves_leader(unit) && super::shooters::moves(appraisal, unit);
        return goes.then_some(Action::Move { unit });
    }
    let stands = appraisal.stands(unit);
    let ends = appraisal.ends(unit);
    let (gain, end) = appraisal.best(unit, &ends)?;
    let rally = Action::Rally { unit };
    if legal.contains(&rally) {
        let look = appraisal.look();
        let passes = (1..=6).filter(|throw| look.passes(unit, *throw, 0)).count() as i32;
        let worth = worth::unit(&look, unit) / 5 * passes / 6;
        if worth > gain {
            return Some(rally);
        }
    }
    if gain <= 0 {
        return None;
    }
    orders.begin(unit, stands, ends.path(&end));
    Some(Action::Move { unit })
}

/// The next step of a unit that moves.
pub fn step(appraisal: &mut Appraisal, orders: &mut Orders, unit: UnitId, legal: &[Action]) -> Action {
    if appraisal.look().card(unit).kind.missile() {
        return super::shooters::wish(appraisal, unit, legal).unwrap_or(Action::Stop);
    }
    let stands = appraisal.stands(unit);
    // Something came between, or there was no plan: what is left of the move is weighed anew.
    if orders.walker != Some(unit) || orders.expected != stands {
        let ends = appraisal.ends(unit);
        let better = appraisal.best(unit, &ends).filter(|(gain, _)| *gain > 0);
        orders.begin(unit, stands, better.map_or_else(Vec::new, |(_, end)| ends.path(&end)));
    }
    if let Some((action, after)) = orders.way.pop() {
        if legal.contains(&action) {
            orders.expected = Some((after.hex, after.facing, after.charge));
            return action;
        }
        orders.way.clear();
    }
    if legal.contains(&Action::Overrun) && rides_down(appraisal, unit) {
        return Action::Overrun;
    }
    let shot = super::fire::best_riding(&appraisal.look(), unit).filter(|(value, _)| *value > 0);
    let shot = shot.map(|(_, at)| Action::Fire { by: unit, at }).filter(|shot| legal.contains(shot));
    shot.unwrap_or(Action::Stop)
}

/// At the end of his way: is the foot before him better ridden down than attacked? Nobody takes a leader along into that.
fn rides_down(appraisal: &mut Appraisal, unit: UnitId) -> bool {
    let left = appraisal.look().walk_of(unit).map_or(0, |walk| walk.left);
    let Some(stands) = appraisal.stands(unit).filter(|_| !appraisal.look().leader_with(unit)) else {
        return false;
    };
    let promise = super::overrun::promise(&appraisal.look(), unit, stands, left);
    let noise = appraisal.noise();
    let focus = appraisal.mates(unit);
    promise + noise > appraisal.fights(&focus).max(appraisal.style.least)
}

/// Reinforcements and those who come back: as near to the battle as they can, out of the enemy's reach.
fn arrival(appraisal: &mut Appraisal, legal: &[Action]) -> Option<Action> {
    let place = |action: &Action| match action {
        Action::Enter { hex, unit, .. } | Action::Return { hex, unit, .. } => Some((*hex, Some(*unit))),
        Action::ReturnLeader { hex, .. } => Some((*hex, None)),
        _ => None,
    };
    let value = |action: &Action| {
        let (hex, unit) = place(action)?;
        let (far, _) = appraisal.threat.nearest(hex);
        let armour = unit.map_or(0, |unit| i32::from(appraisal.look().card(unit).armour));
        Some((-(far - 6).abs() * 4 + armour, std::cmp::Reverse(hex)))
    };
    legal.iter().filter(|action| value(action).is_some()).max_by_key(|action| value(action)).cloned()
}
