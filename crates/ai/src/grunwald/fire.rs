//! What a shot is worth: every throw of its table.

use super::clash::ways;
use super::worth;
use game_grunwald::field::{HexId, OFF};
use game_grunwald::look::Look;
use game_grunwald::state::{Aim, UnitId};

/// What a shot at something promises. Walls are worth nothing to us.
pub fn shot(look: &Look, by: UnitId, at: Aim) -> i32 {
    let Some(hex) = look.aim_hex(at) else { return 0 };
    let seat = look.seat(by);
    let theirs = look.state.leaders_at(hex).filter(|leader| look.leader_seat(*leader) != seat);
    let leaders: i32 = theirs.map(|leader| worth::leader(look, leader)).sum();
    let mut worth = leaders / 36;
    if let Aim::Unit(target) = at {
        worth += volley(look, by, target, hex);
    }
    if look.endangers_friends(by, hex) {
        let friends = look.friends_beside(by, hex);
        let hurt =
            friends.iter().map(|id| worth::value_of_losing(look, *id, look.state.unit(*id).strength)).min();
        worth = (5 * worth - hurt.unwrap_or(0)) / 6;
    }
    worth
}

/// What a shot does to a unit that stands in a hex, or would.
pub fn volley(look: &Look, by: UnitId, target: UnitId, hex: HexId) -> i32 {
    let Some(range) = look.in_fire_zone(by, hex, false) else { return 0 };
    let modifiers = look.fire_modifiers(by, target).sum();
    let strength = look.state.unit(target).strength;
    // Of 36 throws those on which a hit stops or shakes it besides.
    let stopped = 6 * (1..=6).filter(|face| look.hit_stops(by, *face)).count() as i32;
    let shaken = stopped
        + (2..=12).filter(|sum| look.hit_shakes(by, target, *sum)).map(|it| ways(it.into())).sum::<i32>();
    let mut sum = 0;
    for throw in 2..=12 {
        let hit = look.fire_result(by, range, throw + modifiers);
        let lost = 0..hit.loss.min(strength);
        let mut hurts = lost.map(|lost| worth::value_of_losing(look, target, strength - lost)).sum::<i32>();
        if hit.disorganised {
            hurts += worth::disorder(look, target);
        }
        if hit.loss > 0 {
            hurts += worth::disorder(look, target) * shaken / 36;
        }
        sum += ways(throw) * hurts;
    }
    sum / 36
}

/// The best shot of horse archers from where they stand in their own phase.
pub fn best_riding(look: &Look, by: UnitId) -> Option<(i32, Aim)> {
    let hex = look.state.hex_of(by)?;
    if !look.shoots(by) {
        return None;
    }
    let around = look.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
    let targets = around.flat_map(|near| look.state.at(near)).filter(|id| look.seat(*id) != look.seat(by));
    targets.map(|id| (shot(look, by, Aim::Unit(id)), Aim::Unit(id))).max_by_key(|(value, _)| *value)
}
