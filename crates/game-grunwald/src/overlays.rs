//! What a player may lay over the map: zones of control, front zones, command, fields of fire, who must still fight, speed.

use crate::ch03_zones::front;
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::place;
use engine::decision::Place;
use engine::scene::{OverlayInfo, Shade};
use engine::sorted::InOrder;
use engine::text::Phrase;
use engine::{Rule, Seat};

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
        layer("zones", "overlay-zones", false, &[R_3_2_1, R_3_2_2, R_3_2_3, RULING_24]),
        layer("front", "overlay-front", true, &[R_3_1_1, R_3_1_2]),
        layer("command", "overlay-command", false, &[R_8_2_1, R_8_2_2, R_8_2_3]),
        layer("led", "overlay-led", true, &[R_13_1_5, R_13_1_6, R_14_1_1]),
        layer("banners", "overlay-banners", false, &[R_7_1_7]),
        layer("fire", "overlay-fire", true, &[R_11_2_1, R_11_2_6, RULING_27]),
        layer("charge", "overlay-charge", false, &[R_5_6_2, R_5_6_3]),
        layer("duties", "overlay-duties", false, &[R_5_2_2, R_5_2_3, RULING_33]),
    ]
}

/// The places of one layer; nothing for a layer that there is not.
pub fn overlay(look: &Look, id: &str, focus: Option<Place>) -> Vec<Shade> {
    let focus = match focus {
        Some(Place::Hex { q, r }) => look.field().at(hexboard::Hex::new(q, r)),
        _ => None,
    };
    match id {
        "zones" => zones(look),
        "front" => focus.map_or_else(Vec::new, |hex| fronts(look, hex)),
        "command" => command(look),
        "led" => focus.map_or_else(Vec::new, |hex| led(look, hex)),
        "banners" => banners(look),
        "fire" => focus.map_or_else(Vec::new, |hex| fire(look, hex)),
        "charge" => charge(look),
        "duties" => duties(look),
        _ => Vec::new(),
    }
}

fn shade(look: &Look, hex: HexId, seat: Option<Seat>, value: Option<i32>) -> Shade {
    Shade { place: place(look.rules, hex), seat, value }
}

fn on_map<'a>(look: &'a Look) -> impl Iterator<Item = (UnitId, HexId)> + 'a {
    UnitId::all(look.rules.roster.len()).filter_map(|id| Some((id, look.state.hex_of(id)?)))
}

/// Which hexes each side controls (G-3.2.1).
fn zones(look: &Look) -> Vec<Shade> {
    let mut shades = Vec::new();
    for seat in [ALLIED, ORDER] {
        let mut hexes: Vec<HexId> = on_map(look)
            .filter(|(id, _)| look.seat(*id) == seat)
            .flat_map(|(id, _)| {
                look.front_zone(id).into_iter().filter(move |hex| *hex != OFF && look.controls(id, *hex))
            })
            .collect();
        hexes.put_in_order();
        hexes.dedup();
        shades.extend(hexes.into_iter().map(|hex| shade(look, hex, Some(seat), None)));
    }
    shades
}

/// The front zone of whoever stands there; where nobody does, of nobody.
fn fronts(look: &Look, hex: HexId) -> Vec<Shade> {
    let mut shades = Vec::new();
    for id in look.state.at(hex) {
        for side in front(look.state.unit(id).facing) {
            let to = look.field().neighbour(hex, side);
            if to != OFF {
                shades.push(shade(look, to, Some(look.seat(id)), None));
            }
        }
    }
    shades.dedup();
    shades
}

/// Hexes in the range of a leader, by how far he is (G-8.2.2).
fn command(look: &Look) -> Vec<Shade> {
    let mut shades = Vec::new();
    for seat in [ALLIED, ORDER] {
        let mut near: Vec<(HexId, i32)> = Vec::new();
        for (leader, it) in LeaderId::number(&look.state.leaders) {
            let Some(at) = it.whereabouts.hex().filter(|_| look.leader_seat(leader) == seat) else {
                continue;
            };
            let range = u32::from(look.leader_card(leader).range);
            near.extend(
                look.field()
                    .within(at, range)
                    .into_iter()
                    .map(|hex| (hex, look.field().distance(at, hex) as i32)),
            );
        }
        near.put_in_order();
        near.dedup_by_key(|(hex, _)| *hex);
        shades.extend(near.into_iter().map(|(hex, far)| shade(look, hex, Some(seat), Some(far))));
    }
    shades
}

/// The leaders who stand there, or those of the units there, and everybody whom they lead (G-13.1.5).
fn led(look: &Look, hex: HexId) -> Vec<Shade> {
    let theirs = look.state.at(hex).filter_map(|id| look.leader_of(id));
    let mut leaders: Vec<LeaderId> = look.state.leaders_at(hex).chain(theirs).collect();
    leaders.put_in_order();
    leaders.dedup();
    let mut shades = Vec::new();
    for leader in leaders {
        let seat = Some(look.leader_seat(leader));
        let his = on_map(look).filter(|(id, _)| look.leader_of(*id) == Some(leader)).map(|(_, hex)| hex);
        let mut hexes: Vec<HexId> = his.chain(look.state.leader(leader).whereabouts.hex()).collect();
        hexes.put_in_order();
        hexes.dedup();
        shades.extend(hexes.into_iter().map(|hex| shade(look, hex, seat, None)));
    }
    shades
}

/// Hexes under a banner (G-7.1.7).
fn banners(look: &Look) -> Vec<Shade> {
    let mut shades = Vec::new();
    for banner in BannerId::all(look.state.banners.len()) {
        let Some(at) = look.banner_flies(banner) else { continue };
        let seat = Some(look.banner_seat(banner));
        shades.extend(look.field().within(at, 1).into_iter().map(|hex| shade(look, hex, seat, None)));
    }
    shades
}

/// What those who stand there can shoot at, by distance (G-11.2.1, G-11.2.6).
fn fire(look: &Look, from: HexId) -> Vec<Shade> {
    let mut shades = Vec::new();
    for id in look.state.at(from).filter(|id| look.shoots(*id)) {
        let hexes =
            look.field().within(from, 6).into_iter().filter(|hex| look.may_fire(id, *hex, false).is_ok());
        shades.extend(
            hexes.map(|hex| {
                shade(look, hex, Some(look.seat(id)), Some(look.field().distance(from, hex) as i32))
            }),
        );
    }
    shades
}

/// How fast everybody is (G-5.6.2).
fn charge(look: &Look) -> Vec<Shade> {
    let fast = on_map(look).filter(|(id, _)| look.state.unit(*id).charge > 0);
    fast.map(|(id, hex)| shade(look, hex, Some(look.seat(id)), Some(look.state.unit(id).charge.into())))
        .collect()
}

/// Who must still attack, and who must still be attacked (G-5.2.2, G-5.2.3); while they move, who would have to when all stay where
/// they are.
fn duties(look: &Look) -> Vec<Shade> {
    if !matches!(look.state.now.phase, Phase::Combat | Phase::Activate) {
        return Vec::new();
    }
    let owed = look.obligations();
    let mover = look.mover();
    let mut own: Vec<HexId> = owed.attackers.iter().filter_map(|(id, _)| look.state.hex_of(*id)).collect();
    own.put_in_order();
    own.dedup();
    let mut shades: Vec<Shade> = own.into_iter().map(|hex| shade(look, hex, Some(mover), None)).collect();
    shades.extend(owed.hexes.iter().map(|hex| shade(look, *hex, Some(mover.other()), None)));
    shades
}
