//! What a player may lay over the board: zones, sight, threats, heights, units that can still act. The rules themselves
//! are asked, hex by hex.

use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::place;
use engine::decision::Place;
use engine::scene::{OverlayInfo, Shade};
use engine::text::Phrase;
use engine::{Rule, Seat};

/// The layers, in the order of their menu.
pub fn overlays() -> Vec<OverlayInfo> {
    let layer = |id, name, focused, rules: &[Rule]| OverlayInfo {
        id,
        name: Phrase::new(name),
        focused,
        duties: false,
        rules: rules.to_vec(),
    };
    vec![
        layer("zones", "overlay-zones", false, &[R_IV_2_A, R_IV_2_D, RULING_18, RULING_19, RULING_20]),
        layer("sight", "overlay-sight", true, &[R_IV_5_C, R_IV_5_D, RULING_51, RULING_52, RULING_53]),
        layer("threats", "overlay-threats", false, &[R_IV_A, R_IV_B, R_IV_1_C, R_IV_1_G, R_IV_2_D]),
        layer("heights", "overlay-heights", false, &[R_I_3, R_I_4, R_I_5, R_IV_4_I, R_IV_5_G]),
        layer("fresh", "overlay-fresh", false, &[R_IV_1_A, R_IV_1_B]),
    ]
}

/// The places of one layer; nothing for a layer that there is not.
pub fn overlay(look: &Look, id: &str, focus: Option<Place>) -> Vec<Shade> {
    match id {
        "zones" => zones(look),
        "sight" => {
            focus.and_then(|focus| look.board.geo.at(focus)).map_or_else(Vec::new, |hex| sight(look, hex))
        }
        "threats" => threats(look),
        "heights" => heights(look),
        "fresh" => fresh(look),
        _ => Vec::new(),
    }
}

fn shade(look: &Look, hex: HexId, seat: Option<Seat>, value: impl Into<i32>) -> Shade {
    Shade { place: place(look.board.geo, hex), seat, value: Some(value.into()) }
}

/// Which hexes each seat controls, and by how many units (MB-IV.2.a).
fn zones(look: &Look) -> Vec<Shade> {
    let mut shades = Vec::new();
    for hex in look.board.geo.hexes() {
        for seat in [RED, YELLOW] {
            let count = look.controllers(seat, hex).len();
            if count > 0 {
                shades.push(shade(look, hex, Some(seat), count as i32));
            }
        }
    }
    shades
}

/// What the archers on a hex could hit, by distance; where nobody shoots, what the longest bow in the box could hit.
fn sight(look: &Look, from: HexId) -> Vec<Shade> {
    let there = look.state.at(from).filter(|id| look.charts.kind(look.state.unit(*id).kind).range > 0);
    let longest = || look.charts.kinds.iter().map(|numbers| numbers.range).max().unwrap_or(0);
    let range = there.map_or_else(longest, |id| look.charts.kind(look.state.unit(id).kind).range);
    let seen = look.board.geo.hexes().filter(|to| *to != from && look.bears(range, from, *to).is_ok());
    seen.map(|to| shade(look, to, there.map(UnitId::seat), look.board.geo.distance(from, to))).collect()
}

/// Where each seat could attack in its next turn, and with how many units.
fn threats(look: &Look) -> Vec<Shade> {
    let mut shades = Vec::new();
    for seat in [RED, YELLOW] {
        let mut count = [0; 256];
        for (id, _) in look.state.units_of(seat) {
            for hex in look.threatens(id) {
                count[usize::from(hex)] += 1;
            }
        }
        let threatened = look.board.geo.hexes().filter(|hex| count[usize::from(*hex)] > 0);
        shades.extend(threatened.map(|hex| shade(look, hex, Some(seat), count[usize::from(hex)])));
    }
    shades
}

/// What is higher than the plain (MB-IV.4.i).
fn heights(look: &Look) -> Vec<Shade> {
    let height = |hex: HexId| look.charts.grounds[usize::from(look.board.ground[usize::from(hex)])].height;
    let high = look.board.geo.hexes().filter(|hex| height(*hex) > 0);
    high.map(|hex| shade(look, hex, None, height(hex))).collect()
}

/// Units with movement points left, and how many.
fn fresh(look: &Look) -> Vec<Shade> {
    let units = [RED, YELLOW].into_iter().flat_map(|seat| look.state.units_of(seat));
    let fresh = units.filter(|(_, unit)| unit.points > 0);
    fresh.filter_map(|(id, unit)| Some(shade(look, unit.hex()?, Some(id.seat()), unit.points))).collect()
}
