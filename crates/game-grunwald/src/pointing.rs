//! A player points at a place, and no legal action fits: why not?

use crate::action::Action;
use crate::choices::{Asked, Question};
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::notation::LEADER;
use crate::state::*;
use engine::Refusal;
use engine::decision::{Hand, Place};

pub fn why_not(look: &Look, hand: Hand, to: Place) -> Option<Refusal> {
    let Place::Hex { q, r } = to else { return None };
    let hex = look.field().at(hexboard::Hex::new(q, r))?;
    let asked = look.asked()?;
    match hand {
        Hand::Empty => empty_handed(look, hex, &asked),
        Hand::Piece(piece) if usize::from(piece) < look.rules.roster.len() && piece < LEADER => {
            with_unit(look, UnitId::new(piece.into()), hex, &asked)
        }
        Hand::Piece(_) | Hand::What(_) => None,
    }
}

fn with_unit(look: &Look, id: UnitId, hex: HexId, asked: &Asked) -> Option<Refusal> {
    match asked.question {
        Question::SetUp => {
            look.check(&Action::Place { unit: id, hex, facing: look.facing_enemy(asked.seat) }).err()
        }
        Question::Activate | Question::Step(_) => not_there(look, id, hex),
        Question::Combat => {
            let attackers = [id].into_iter().collect();
            let hexes = [hex].into_iter().collect();
            look.check(&Action::Attack { attackers, hexes }).err()
        }
        Question::Fire => {
            let target = look.state.at(hex).find(|other| look.seat(*other) != asked.seat);
            let at = target.map_or(Aim::Leaders(hex), Aim::Unit);
            look.check(&Action::Fire { by: id, at }).err()
        }
        Question::ShootBack(_)
        | Question::FriendHit { .. }
        | Question::Panic
        | Question::Flee(_)
        | Question::CounterCharge(_)
        | Question::Aside(_)
        | Question::TakeUp { .. }
        | Question::Fort(..)
        | Question::Loss { .. }
        | Question::Retreat(_)
        | Question::Face(..)
        | Question::Next
        | Question::Pursue(_)
        | Question::Advance(..)
        | Question::Excess(_) => None,
    }
}

/// Somebody is pointed at who cannot act: the reason is his.
fn empty_handed(look: &Look, hex: HexId, asked: &Asked) -> Option<Refusal> {
    let id = look.state.anybody(hex)?;
    match asked.question {
        Question::Activate => look.check(&Action::Move { unit: id }).err(),
        Question::Combat if look.seat(id) == asked.seat => {
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
    match look.state.unit(id).whereabouts {
        Whereabouts::Waiting => return look.check(&Action::Enter { unit: id, hex: to, facing }).err(),
        Whereabouts::Away { .. } => return look.check(&Action::Return { unit: id, hex: to, facing }).err(),
        Whereabouts::Map(_) | Whereabouts::Gone | Whereabouts::Absent => {}
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
    let from = look.state.hex_of(id).filter(|from| *from != to)?;
    Some(look.refusal(look.why_not_there(id, &walk, from, to)))
}
