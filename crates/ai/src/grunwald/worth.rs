//! What pieces are worth, in hundredths of a victory point.

use engine::Seat;
use game_grunwald::ids::LeaderId;
use game_grunwald::look::Look;
use game_grunwald::state::{BannerWhereabouts, Cohesion, UnitId};

/// What a box of the morale track is worth.
const BOX: i32 = 60;
/// What a column of the combat table is worth while nobody knows which combat: armour, for one.
const ARMOUR: i32 = 30;

/// A unit at full strength: the points it would give away, a box of morale, and how well it fights.
pub fn unit(look: &Look, id: UnitId) -> i32 {
    let card = look.card(id);
    let points = 100 * i32::from(look.charts().victory.points[card.kind as usize]);
    let fights = if card.kind.missile() { 0 } else { ARMOUR * i32::from(card.armour) };
    points + BOX + fights
}

/// What a unit with so much strength is still worth: the first of two points is the smaller half of it.
fn remaining(look: &Look, id: UnitId, strength: u8) -> i32 {
    let (full, whole) = (look.card(id).strength, unit(look, id));
    match strength {
        0 => 0,
        left if left >= full => whole,
        _ => whole * 3 / 5,
    }
}

/// What its owner loses with foot that is ridden down, and what falls with it: it gives no points and moves no marker (G-5.8.9a), but
/// it fights no more.
pub fn ridden_down(look: &Look, id: UnitId) -> i32 {
    remaining(look, id, look.state.unit(id).strength) * 2 / 5 + orphans(look, id)
}

/// What it hurts its owner when a unit of this strength loses a point.
pub fn value_of_losing(look: &Look, id: UnitId, strength: u8) -> i32 {
    let last = strength <= 1;
    let lost = remaining(look, id, strength) - remaining(look, id, strength.saturating_sub(1));
    lost + if last { orphans(look, id) } else { 0 }
}

/// The banners that fall with their bearer, and the leader who would stand alone.
fn orphans(look: &Look, id: UnitId) -> i32 {
    let Some(hex) = look.state.hex_of(id) else { return 0 };
    if look.state.at(hex).any(|other| other != id) {
        return 0;
    }
    let (points, boxes) = (look.charts().victory.banner, look.charts().track.banner);
    let held =
        look.state.banners.iter().filter(|banner| banner.whereabouts == BannerWhereabouts::Held(id)).count();
    let led = look.state.leaders_at(hex).any(|leader| look.leader_seat(leader) == look.seat(id));
    held as i32 * (100 * i32::from(points) + BOX * i32::from(boxes)) + if led { 500 } else { 0 }
}

/// What disorder takes from a unit: a little, or nearly all where it is the second.
pub fn disorder(look: &Look, id: UnitId) -> i32 {
    let it = look.state.unit(id);
    let left = remaining(look, id, it.strength);
    match it.cohesion {
        Cohesion::Good => left / 5,
        Cohesion::Disorganised => left / 2,
        Cohesion::Panicked => 0,
    }
}

/// A leader: his points and boxes, and what the army of an army leader loses with him.
pub fn leader(look: &Look, leader: LeaderId) -> i32 {
    let (track, card) = (look.charts().track, look.leader_card(leader));
    let boxes = if card.army { track.army_leader } else { track.leader };
    let army = if card.army { 2500 } else { 0 };
    100 * i32::from(look.charts().victory.leader) + BOX * i32::from(boxes) + army
}

/// What one side has on the map and in reserve, with its points.
pub fn side(look: &Look, seat: Seat) -> i32 {
    let own = |id: &UnitId| look.seat(*id) == seat;
    let units: i32 = UnitId::all(look.rules.roster.len())
        .filter(own)
        .filter(|id| !look.state.unit(*id).whereabouts.lost())
        .map(|id| remaining(look, id, look.state.unit(id).strength) - shaken(look, id))
        .sum();
    let alive = LeaderId::number(&look.state.leaders)
        .filter(|(leader, it)| look.leader_seat(*leader) == seat && !it.whereabouts.lost());
    let leaders: i32 = alive.map(|(at, _)| leader(look, at)).sum();
    units + leaders
}

fn shaken(look: &Look, id: UnitId) -> i32 {
    let left = remaining(look, id, look.state.unit(id).strength);
    match look.state.unit(id).cohesion {
        Cohesion::Good => 0,
        Cohesion::Disorganised => left / 5,
        Cohesion::Panicked => left * 7 / 10,
    }
}

/// The whole position for a seat: what it has left less what the other has, with the banners taken.
pub fn position(look: &Look, seat: Seat) -> i32 {
    let points = look.final_points();
    let taken = |seat: Seat| i32::from(points[seat.index()] - look.state.points[seat.index()]) * 100;
    side(look, seat) - side(look, seat.other()) + taken(seat) - taken(seat.other())
}

/// Fights with a zone in front: not those who shoot on foot.
pub fn fighter(look: &Look, id: UnitId) -> bool {
    look.card(id).kind.controls()
}
