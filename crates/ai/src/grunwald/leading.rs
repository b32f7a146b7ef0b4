//! Leaders: behind those who fight, beside a strong companion, never alone where somebody could ride at them.

use super::appraisal::Appraisal;
use super::clash::{division, total};
use super::marching::Orders;
use super::worth;
use game_grunwald::action::Action;
use game_grunwald::field::HexId;
use game_grunwald::ids::LeaderId;
use game_grunwald::state::{Cohesion, UnitId, Whereabouts};
use hexboard::Side;

/// The next step of a leader.
pub fn step(appraisal: &mut Appraisal, orders: &mut Orders, leader: LeaderId, legal: &[Action]) -> Action {
    let at = appraisal.board.leader(leader).whereabouts.hex();
    let next = |hex: HexId| Action::LeaderTo { hex };
    if let Some(hex) = orders.leader_way.pop()
        && legal.contains(&next(hex))
    {
        return next(hex);
    }
    orders.leader_way.clear();
    // Nobody stays alone in the field if he can help it.
    let look = appraisal.look();
    if at.is_some_and(|hex| look.lone_leader(appraisal.seat, hex))
        && let Some(mut way) = way(appraisal, leader)
        && let Some(hex) = way.pop()
        && legal.contains(&next(hex))
    {
        orders.leader_way = way;
        return next(hex);
    }
    Action::Stop
}

/// Where a leader is of use and safe, if that is not where he stands. The next hex comes last.
pub fn way(appraisal: &mut Appraisal, leader: LeaderId) -> Option<Vec<HexId>> {
    let home = appraisal.board.leader(leader).whereabouts.hex()?;
    let reached = reached(appraisal, leader, home);
    let mut best = (place(appraisal, leader, home), Vec::new());
    for (at, (hex, spent, _)) in reached.iter().enumerate().skip(1) {
        if appraisal.budget.over() {
            break;
        }
        if !appraisal.board.at(*hex).any(|id| appraisal.look().seat(id) == appraisal.seat) {
            continue;
        }
        let value = place(appraisal, leader, *hex) - i32::from(*spent) / 2;
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
    appraisal.board.leader_mut(leader).whereabouts = Whereabouts::Map(home);
    Some(best.1).filter(|way| !way.is_empty())
}

/// The hexes that a leader can reach without riding alone past cavalry that could catch him: each with its price and from which of
/// the others he comes. The first is where he stands.
fn reached(appraisal: &Appraisal, leader: LeaderId, home: HexId) -> Vec<(HexId, u8, usize)> {
    let look = appraisal.look();
    let walk =
        appraisal.board.now.walk.filter(|walk| walk.who == game_grunwald::state::Walker::Leader(leader));
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
            let friends = appraisal.board.anybody(to).is_some();
            let caught = !friends && !look.counter_chargers(appraisal.seat.other(), to).is_empty();
            if !caught {
                list.push((to, cost, at));
            }
        }
        at += 1;
    }
    list
}

/// What a hex is worth to a leader. Leaves him there.
fn place(appraisal: &mut Appraisal, leader: LeaderId, hex: HexId) -> i32 {
    appraisal.board.leader_mut(leader).whereabouts = Whereabouts::Map(hex);
    appraisal.budget.spend(4);
    let look = appraisal.look();
    let own = |id: &UnitId| look.seat(*id) == appraisal.seat;
    let steady = |id: &UnitId| appraisal.board.unit(*id).cohesion != Cohesion::Panicked;
    let company: Vec<UnitId> = appraisal.board.at(hex).filter(own).filter(steady).collect();
    let (far, _) = appraisal.threat.nearest(hex);
    let strikes = appraisal.threat.sides(&look, appraisal.seat, hex);
    if company.is_empty() {
        return -worth::leader(&look, leader) * if strikes > 0 { 3 } else { 1 } / 4 + far.min(30);
    }
    let fights = total(&division(&look, &look.obligations(), &[]));
    let range = u32::from(look.leader_card(leader).range);
    let near = UnitId::all(appraisal.rules.roster.len())
        .filter(own)
        .filter_map(|id| appraisal.board.hex_of(id))
        .filter(|at| look.field().distance(*at, hex) <= range)
        .count() as i32;
    let danger = company.iter().map(|id| {
        let it = appraisal.board.unit(*id);
        appraisal.threat.to_unit(&look, *id, hex, it.facing, it.charge)
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
    fights + 5 * near - risk * appraisal.style.guard / 50 - 2 * far.min(30)
}
