//! What a player may lay over the map: zones, fronts, command, fields of fire, where fire threatens whoever comes, charges, heights,
//! sight, and who must still attack.

use crate::ch11_charge::Course;
use crate::ids::{CommandId, HexId, LeaderId, UnitId};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::place;
use engine::decision::Place;
use engine::scene::{OverlayInfo, Shade};
use engine::text::Phrase;
use engine::{Rule, Seat};
use hexboard::Aspect;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The layers, in the order of their menu.
pub fn overlays() -> Vec<OverlayInfo> {
    let layer = |id, name, focused, rules: &[Rule]| OverlayInfo {
        id,
        name: Phrase::new(name),
        focused,
        duties: id == "duties",
        rules: rules.to_vec(),
    };
    vec![
        layer("zones", "overlay-zones", false, &[R_7_1, R_7_2A, RULING_7_1_1, RULING_7_1_2]),
        layer("front", "overlay-front", true, &[R_6_1A, R_2_1]),
        layer("command", "overlay-command", true, &[R_15_2A, R_15_2B, R_15_2C, RULING_15_2_1]),
        layer("outside", "overlay-outside", false, &[R_15_2D, R_5_2C, R_5_2D, RULING_11_3_7]),
        layer("fire", "overlay-fire", true, &[R_9_1B, R_9_1C, R_9_4A]),
        layer("reaction", "overlay-reaction", false, &[R_9_2F, RULING_9_2_4, RULING_9_2_5]),
        layer("charge", "overlay-charge", true, &[R_11_3A, R_11_3C, R_11_1B, RULING_11_3_2]),
        layer("idle", "overlay-idle", false, &[R_3_1, R_13_1A]),
        layer("sight", "overlay-sight", true, &[R_9_4A, R_9_4B, R_9_4C, R_9_4E]),
        layer("heights", "overlay-heights", false, &[R_10_4_2C, R_9_4C, R_5_1B_CLIMB]),
        layer("duties", "overlay-duties", false, &[R_10_3B, R_IMP_4, R_POI_1]),
    ]
}

/// The places of one layer; nothing for a layer that there is not.
pub fn overlay(look: &Look, id: &str, focus: Option<Place>) -> Vec<Shade> {
    let focus = match focus {
        Some(Place::Hex { q, r }) => look.field().at(hexboard::Hex::new(q, r)),
        _ => None,
    };
    let about = |layer: fn(&Look, HexId) -> Vec<Shade>| focus.map_or_else(Vec::new, |hex| layer(look, hex));
    match id {
        "zones" => zones(look),
        "front" => about(fronts),
        "command" => about(command),
        "outside" => outside(look),
        "fire" => about(fire),
        "reaction" => reaction(look),
        "charge" => about(charges),
        "idle" => idle(look),
        "sight" => about(sight),
        "heights" => heights(look),
        "duties" => duties(look),
        _ => Vec::new(),
    }
}

fn shade(look: &Look, hex: HexId, seat: Option<Seat>, value: Option<i32>) -> Shade {
    Shade { place: place(look.rules, hex), seat, value }
}

/// Hexes, each once, in the colour of a seat.
fn shades(look: &Look, mut hexes: Vec<HexId>, seat: Seat) -> Vec<Shade> {
    hexes.sort_unstable();
    hexes.dedup();
    hexes.into_iter().map(|hex| shade(look, hex, Some(seat), None)).collect()
}

/// Which hexes each side controls (MI-7.1).
fn zones(look: &Look) -> Vec<Shade> {
    let of = |seat: Seat| {
        let units = look.on_map(seat).filter(|(unit, _)| look.has_zone(*unit));
        let hexes = units.flat_map(|(unit, hex)| look.field().zone(hex, look.facing_of(unit)));
        shades(look, hexes.filter(|hex| *hex != HexId::OFF).collect(), seat)
    };
    SEATS.into_iter().flat_map(of).collect()
}

/// Front, flank and rear of whoever stands there: 1, 2, 3 (MI-6.1a).
fn fronts(look: &Look, hex: HexId) -> Vec<Shade> {
    let Some(unit) = look.state.at(hex) else { return Vec::new() };
    let mut list = Vec::new();
    for (value, aspect) in [(1, Aspect::Front), (2, Aspect::Flank), (3, Aspect::Rear)] {
        let beside = look.field().beside(hex, look.facing_of(unit), aspect);
        let on_map = beside.into_iter().filter(|hex| *hex != HexId::OFF);
        list.extend(on_map.map(|hex| shade(look, hex, Some(look.seat(unit)), Some(value))));
    }
    list
}

/// The Command of whoever stands there: its leader and all its units, with 1 for those in his range, 2 for those to whom it is handed
/// on, 3 for those out of command (MI-15.2a, MI-15.2c, MI-15.2d).
fn command(look: &Look, hex: HexId) -> Vec<Shade> {
    let led = look.state.leaders_at(hex).map(|leader| look.battle().leader(leader).command).next();
    let Some(command) = led.or_else(|| look.state.at(hex).map(|unit| look.command_of(unit))) else {
        return Vec::new();
    };
    command_of(look, command)
}

fn command_of(look: &Look, command: CommandId) -> Vec<Shade> {
    let seat = Some(look.command_seat(command));
    let leader = look.battle().command(command).leader;
    let own = look.units_of(command);
    let near = match leader {
        LeaderId::NOBODY => own,
        leader => look.in_range_of(leader, own),
    };
    let commanded = look.commanded_now(command);
    let value = |unit: UnitId| match (near.contains(unit), commanded.contains(unit)) {
        (true, _) => 1,
        (_, true) => 2,
        _ => 3,
    };
    let at = own.iter().filter_map(|unit| Some((look.hex_of(unit)?, value(unit))));
    let mut list: Vec<Shade> = at.map(|(hex, value)| shade(look, hex, seat, Some(value))).collect();
    let led = look.state.leaders.get(leader.index()).and_then(|it| it.whereabouts.hex());
    list.extend(led.filter(|hex| look.state.at(*hex).is_none()).map(|hex| shade(look, hex, seat, None)));
    list
}

/// Who is out of command, or would be if its Command were chosen now (MI-15.2d).
fn outside(look: &Look) -> Vec<Shade> {
    let units = crate::scenery::out_of_command(look);
    let at = |unit| Some(shade(look, look.hex_of(unit)?, Some(look.seat(unit)), None));
    units.iter().filter_map(at).collect()
}

/// What those who stand there could shoot at, by range (MI-9.1b, MI-9.1c, MI-9.4a).
fn fire(look: &Look, from: HexId) -> Vec<Shade> {
    let Some(unit) = look.state.at(from) else { return Vec::new() };
    let Some(weapon) = look.type_of(unit).weapon.filter(|_| look.can_shoot(unit).is_ok()) else {
        return Vec::new();
    };
    let range = look.charts().most_range(weapon);
    let hexes = look.field().within(from, range).into_iter().filter(|hex| *hex != from);
    let seen = hexes.filter(|hex| {
        let arc = look.field().arc(from, look.facing_of(unit), *hex);
        let in_arc = arc.is_some_and(|arc| arc.least() != Aspect::Rear);
        in_arc && look.field().sees(from, *hex, look.rules.options.los_slope)
    });
    seen.map(|hex| shade(look, hex, Some(look.seat(unit)), Some(look.field().distance(from, hex) as i32)))
        .collect()
}

/// Hexes in which whoever enters them is shot at: the fronts of all that shoot (MI-9.2f).
fn reaction(look: &Look) -> Vec<Shade> {
    let of = |seat: Seat| {
        let units = look.on_map(seat).filter(|(unit, _)| look.can_shoot(*unit).is_ok());
        let hexes = units.flat_map(|(unit, hex)| look.field().front(hex, look.facing_of(unit)));
        shades(look, hexes.filter(|hex| *hex != HexId::OFF && look.field().open(*hex)).collect(), seat)
    };
    SEATS.into_iter().flat_map(of).collect()
}

/// Whom the unit there could charge as it stands, and the hexes of its ways: targets by distance (MI-11.3a, MI-11.3c).
fn charges(look: &Look, from: HexId) -> Vec<Shade> {
    let Some(rider) = look.state.at(from).filter(|unit| look.type_of(*unit).charges) else {
        return Vec::new();
    };
    let (seat, facing) = (look.seat(rider), look.facing_of(rider));
    let (mut lanes, mut list) = (Vec::new(), Vec::new());
    for (target, at) in look.on_map(seat.other()) {
        if look.status(rider) != Status::Normal || look.may_charge_from(rider, from, facing, target).is_err()
        {
            continue;
        }
        list.push(shade(look, at, Some(seat.other()), Some(look.field().distance(from, at) as i32)));
        let course = Course { rider, start: from, facing, target, at, counter: false };
        lanes.extend(look.ways_of(&course).into_iter().flat_map(|(way, _)| way));
    }
    list.extend(shades(look, lanes, seat));
    list
}

/// Units of the Command that acts which have done nothing yet; 1 for those that would recover if they were left alone (MI-13.1a).
fn idle(look: &Look) -> Vec<Shade> {
    if !matches!(look.state.now.phase, Phase::Moving | Phase::Order) {
        return Vec::new();
    }
    let own = look.rules.of_seat[look.state.now.control.holder.index()].iter();
    let left = own.filter(|unit| look.acts(*unit) && !look.marked(*unit, Marks::DONE | Marks::BUSY));
    let at = |unit| {
        let value = look.would_recover(unit).then_some(1);
        Some(shade(look, look.hex_of(unit)?, Some(look.seat(unit)), value))
    };
    left.filter_map(at).collect()
}

/// What is seen from there, as far as anybody shoots or charges (MI-9.4a).
fn sight(look: &Look, from: HexId) -> Vec<Shade> {
    let most = look.charts().most_range(crate::content::Weapon::Longbow);
    let hexes = look.field().within(from, most).into_iter().filter(|hex| *hex != from);
    let seen = hexes.filter(|hex| look.field().sees(from, *hex, look.rules.options.los_slope));
    seen.map(|hex| shade(look, hex, None, None)).collect()
}

fn heights(look: &Look) -> Vec<Shade> {
    let high = look.field().hexes().filter(|hex| look.field().elevation(*hex) != 0);
    high.map(|hex| shade(look, hex, None, Some(look.field().elevation(hex).into()))).collect()
}

/// Who must still be named for an attack, and whom nobody attacks though somebody must (MI-10.3b, MI-IMP-4).
fn duties(look: &Look) -> Vec<Shade> {
    if look.state.now.phase != Phase::Naming {
        return Vec::new();
    }
    let seat = look.state.now.control.holder;
    let mut list = Vec::new();
    for unit in look.rules.of_seat[seat.index()].iter().filter(|unit| look.acts(*unit)) {
        let at = |unit| look.hex_of(unit).map(|hex| shade(look, hex, Some(look.seat(unit)), None));
        list.extend(look.owes_attack(unit).and_then(|_| at(unit)));
        list.extend(look.left_out(unit).and_then(at));
    }
    list
}
