//! A player points at a place, and no legal action fits: why not?

use crate::action::Action;
use crate::ch03_zones::Zone;
use crate::field::{Ground, HexId, OFF};
use crate::look::{Look, No};
use crate::notation::LEADER;
use crate::rules::*;
use crate::state::*;
use crate::telling::unit;
use engine::decision::{Hand, Place};
use engine::text::Phrase;
use engine::{Refusal, Seat};
use hexboard::Side;

pub fn why_not(look: &Look, hand: Hand, to: Place) -> Option<Refusal> {
    let Place::Hex { q, r } = to else { return None };
    let hex = look.field().at(hexboard::Hex::new(q, r))?;
    let asked = look.question()?;
    match hand {
        Hand::Empty => empty_handed(look, hex, asked.seat, asked.kind),
        Hand::Piece(piece) if piece < LEADER => {
            let id = piece as UnitId;
            if usize::from(id) >= look.rules.roster.len() {
                return None;
            }
            match asked.kind {
                "set-up" => Some(look.why_not_placed(asked.seat, id, hex)),
                "activate" | "step" => not_there(look, id, hex),
                "combat" => {
                    let attackers = [id].into_iter().collect();
                    let hexes = [hex].into_iter().collect();
                    look.check(&Action::Attack { attackers, hexes }).err()
                }
                "fire" => {
                    let target = look.state.at(hex).find(|other| look.seat(*other) != asked.seat);
                    let at = target.map_or(Aim::Leaders(hex), Aim::Unit);
                    look.check(&Action::Fire { by: id, at }).err()
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Somebody is pointed at who cannot act: the reason is his.
fn empty_handed(look: &Look, hex: HexId, seat: Seat, kind: &str) -> Option<Refusal> {
    let id = look.state.anybody(hex)?;
    match kind {
        "activate" => look.check(&Action::Move { unit: id }).err(),
        "combat" if look.seat(id) == seat => {
            let ahead = look.front_zone(id).into_iter().filter(|ahead| *ahead != OFF);
            let hexes: Hexes = ahead.take(1).collect();
            look.check(&Action::Attack { attackers: [id].into_iter().collect(), hexes }).err()
        }
        _ => None,
    }
}

/// Why a unit cannot get to a hex in this move: what stands in the way on the next step, or how far it is.
fn not_there(look: &Look, id: UnitId, to: HexId) -> Option<Refusal> {
    // Who is beside the map comes on to it or does not.
    let facing = look.inward(to);
    match look.state.unit(id).spot {
        Spot::Waiting => return look.check(&Action::Enter { unit: id, hex: to, facing }).err(),
        Spot::Away { .. } => return look.check(&Action::Return { unit: id, hex: to, facing }).err(),
        _ => {}
    }
    let walk = match look.walk_of(id) {
        Some(walk) => *walk,
        None => {
            if let Err(refusal) = look.check(&Action::Move { unit: id })
                && look.state.now.walk.is_none()
            {
                return Some(refusal);
            }
            look.fresh_walk(id)
        }
    };
    let it = look.state.unit(id);
    let from = it.spot.hex()?;
    if from == to {
        return None;
    }
    if walk.halted {
        return Some(look.words(id, No::Halted));
    }
    if !look.marches(id) {
        let says = Phrase::new("no-ready-to-shoot").with("unit", unit(look.rules, id));
        return Some(Refusal::new(R_11_1_1, says).see(&[R_11_1_3]));
    }
    // A neighbour: turned that way, could it go there?
    if let Some(side) = look.field().side_to(from, to) {
        return Some(beside(look, id, &walk, from, side));
    }
    // Wherever it is, nobody could go there.
    let ground = look.field().ground(to);
    let enemy = look.state.at(to).any(|other| look.seat(other) != look.seat(id));
    match () {
        _ if ground == Ground::Lake => return Some(look.words(id, No::Lake(to))),
        _ if enemy => return Some(look.words(id, No::Enemy(to))),
        _ if !look.has_room(id, to) => return Some(look.words(id, No::Full(to))),
        _ => {}
    }
    let away = look.field().distance(from, to);
    let says = Phrase::new("no-too-far")
        .with("unit", unit(look.rules, id))
        .with("hex", look.label(to))
        .with("hexes", away);
    Some(Refusal::new(R_4_1_3, says).see(&[R_4_2_1, R_4_3_1]))
}

fn beside(look: &Look, id: UnitId, walk: &Walk, from: HexId, side: Side) -> Refusal {
    let it = look.state.unit(id);
    let sixths = it.facing.sixths_to(side);
    let charge = if sixths == 0 { it.charge } else { 0 };
    match look.entry(id, from, side, charge, walk, false) {
        Err(no) => look.words(id, no),
        Ok(entry) => {
            let turn = if sixths == 0 {
                0
            } else {
                match look.turnable(id, from, it.charge, walk, sixths) {
                    Err(no) => return look.words(id, no),
                    Ok(cost) => cost.sum(),
                }
            };
            let needs = (turn + entry.cost.sum()).clamp(0, 255) as u8;
            if entry.zone == Zone::Stops && needs <= walk.left {
                return look.words(id, No::Halted);
            }
            look.words(id, No::Points { needs, has: walk.left, rule: R_4_1_3 })
        }
    }
}
