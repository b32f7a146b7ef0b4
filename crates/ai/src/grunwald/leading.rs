//! Leaders: behind those who fight, beside a strong companion, never alone where somebody could ride at them.

use super::clash::{division, total};
use super::council::Council;
use super::marching::Orders;
use super::worth;
use game_grunwald::action::Action;
use game_grunwald::field::HexId;
use game_grunwald::ids::LeaderId;
use game_grunwald::state::{Cohesion, UnitId, Whereabouts};
use hexboard::Side;

/// The next step of a leader.
pub fn step(council: &mut Council, orders: &mut Orders, leader: LeaderId, legal: &[Action]) -> Action {
    let at = council.board.leader(leader).whereabouts.hex();
    let next = |hex: HexId| Action::LeaderTo { hex };
    if let Some(hex) = orders.leader_way.pop()
        && legal.contains(&next(hex))
    {
        return next(hex);
    }
    orders.leader_way.clear();
    // Nobody stays alone in the field if he can help it.
    let look = council.look();
    if at.is_some_and(|hex| look.lone_leader(council.seat, hex))
        && let Some(mut way) = way(council, leader)
        && let Some(hex) = way.pop()
        && legal.contains(&next(hex))
    {
        orders.leader_way = way;
        return next(hex);
    }
    Action::Stop
}

/// Where a leader is of use and safe, if that is not where he stands. The next hex comes last.
pub fn way(council: &mut Council, leader: LeaderId) -> Option<Vec<HexId>> {
    let home = council.board.leader(leader).whereabouts.hex()?;
    let reached = reached(council, leader, home);
    let mut best = (place(council, leader, home), Vec::new());
    for (at, (hex, spent, _)) in reached.iter().enumerate().skip(1) {
        if council.budget.over() {
            break;
        }
        if !council.board.at(*hex).any(|id| council.look().seat(id) == council.seat) {
            continue;
        }
        let value = place(council, leader, *hex) - i32::from(*spent) / 2;
        if value > best.0 {
            let mut way = Vec::new();
            let mut on = at;
            while on > 0 {
                way.push(reached[on].0);
                on = reached[on].2;
            }
            best = (value, way);
        }
    }
    council.board.leader_mut(leader).whereabouts = Whereabouts::Map(home);
    Some(best.1).filter(|way| !way.is_empty())
}

/// The hexes that a leader can reach without riding alone past cavalry that could catch him: each with its price and from which of
/// the others he comes. The first is where he stands.
fn reached(council: &Council, leader: LeaderId, home: HexId) -> Vec<(HexId, u8, usize)> {
    let look = council.look();
    let walk = council.board.now.walk.filter(|walk| walk.who == game_grunwald::state::Walker::Leader(leader));
    let most = walk.map_or(look.charts().movement.leader, |walk| walk.left);
    let mut list: Vec<(HexId, u8, usize)> = vec![(home, 0, 0)];
    let mut at = 0;
    // In order of steps; a cheaper way found later replaces the dearer one before it is used where it can.
    while let Some((hex, spent, _)) = list.get(at).copied() {
        for side in Side::ALL {
            let Some(toll) = look.leader_step(hex, side) else { continue };
            let to = look.field().neighbour(hex, side);
            let cost = spent.saturating_add(toll);
            if cost > most || list.iter().any(|(known, ..)| *known == to) {
                continue;
            }
            let friends = council.board.anybody(to).is_some();
            let caught = !friends && !look.counter_chargers(council.seat.other(), to).is_empty();
            if !caught {
                list.push((to, cost, at));
            }
        }
        at += 1;
    }
    list
}

/// What a hex is worth to a leader. Leaves him there.
fn place(council: &mut Council, leader: LeaderId, hex: HexId) -> i32 {
    council.board.leader_mut(leader).whereabouts = Whereabouts::Map(hex);
    council.budget.spend(4);
    let look = council.look();
    let own = |id: &UnitId| look.seat(*id) == council.seat;
    let steady = |id: &UnitId| council.board.unit(*id).cohesion != Cohesion::Panicked;
    let company: Vec<UnitId> = council.board.at(hex).filter(own).filter(steady).collect();
    let (far, _) = council.threat.nearest(hex);
    let strikes = council.threat.sides(&look, council.seat, hex);
    if company.is_empty() {
        return -worth::leader(&look, leader) * if strikes > 0 { 3 } else { 1 } / 4 + far.min(30);
    }
    let fights = total(&division(&look, &look.obligations(), &[]));
    let range = u32::from(look.leader_card(leader).range);
    let near = UnitId::all(council.rules.roster.len())
        .filter(own)
        .filter_map(|id| council.board.hex_of(id))
        .filter(|at| look.field().distance(*at, hex) <= range)
        .count() as i32;
    let danger = company.iter().map(|id| {
        let it = council.board.unit(*id);
        council.threat.to_unit(&look, *id, hex, it.facing, it.charge)
    });
    let danger = danger.max().unwrap_or(0);
    // In the front rank he dies sooner or later, and with a weak companion he is soon alone.
    let front = if far <= 1 { 150 } else { 0 };
    let strength: u8 = company.iter().map(|id| look.weight(*id)).sum();
    let weak = if strikes > 0 { 40 * (2 - i32::from(strength.min(2))) } else { 0 };
    let risk = 2 * danger + 25 * strikes + front + weak;
    // Foot could not go on without leaving him.
    let foot = company.iter().all(|id| !look.card(*id).kind.mounted());
    let risk = risk + if foot { 40 } else { 0 };
    fights + 5 * near - risk * council.style.guard / 50 - 2 * far.min(30)
}
