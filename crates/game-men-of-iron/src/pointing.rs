//! A player points at a place, and no legal action fits: why not?

use crate::action::Action;
use crate::ch05_movement::Leg;
use crate::choices::{Asked, Question};
use crate::ids::{CommandId, HexId, LeaderId, Leaders, StandardId, UnitId};
use crate::look::{Look, No};
use crate::notation::{LEADER, STANDARD};
use crate::rules::R_7_2A;
use crate::state::*;
use engine::Refusal;
use engine::decision::{Hand, Place};
use hexboard::{Corner, Side};

pub fn why_not(look: &Look, hand: Hand, to: Place) -> Option<Refusal> {
    let Place::Hex { q, r } = to else { return None };
    let hex = look.field().at(hexboard::Hex::new(q, r))?;
    let asked = look.asked()?;
    match hand {
        Hand::Empty => empty_handed(look, hex, &asked),
        Hand::Piece(piece) if usize::from(piece) < look.state.units.len() && piece < LEADER => {
            with_unit(look, UnitId::new(piece.into()), hex, &asked)
        }
        Hand::Piece(piece) if (LEADER..STANDARD).contains(&piece) => {
            let leader = LeaderId::new((piece - LEADER).into());
            (leader.index() < look.state.leaders.len()).then(|| with_leader(look, leader, hex, &asked))?
        }
        Hand::Piece(_) | Hand::What(_) => None,
    }
}

/// What the refusal of one action would be.
fn no(look: &Look, action: Action) -> Option<Refusal> {
    look.check(&action).err()
}

fn with_unit(look: &Look, unit: UnitId, hex: HexId, asked: &Asked) -> Option<Refusal> {
    let enemy = look.enemy_at(look.seat(unit), hex);
    match asked.question {
        Question::SetUp => no(look, Action::Place { unit, hex, facing: look.facing_of(unit) }),
        Question::Moving => match enemy {
            Some(at) if look.type_of(unit).weapon.is_some() => no(look, Action::Fire { by: unit, at }),
            _ => not_there(look, unit, hex),
        },
        Question::Step(walk) => match enemy {
            Some(at) if look.mounted(unit) && look.type_of(unit).weapon.is_some() => {
                no(look, Action::Fire { by: unit, at })
            }
            _ if walk.unit == unit => not_there(look, unit, hex),
            _ => no(look, Action::Move { unit, leaders: Leaders::NONE }),
        },
        Question::Naming => not_named(look, unit, enemy?),
        Question::React { .. } | Question::ReturnFire(_) => no(look, Action::React { by: unit }),
        Question::Answers => match enemy {
            Some(target) => no(look, Action::CounterCharge { unit, target }),
            None => no(
                look,
                Action::Evade { unit, way: [hex].into_iter().collect(), facing: look.facing_of(unit) },
            ),
        },
        Question::Following => no(look, Action::Advance { unit, hex, facing: look.facing_of(unit) }),
        Question::Advance => no(look, Action::Advance { unit, hex, facing: look.facing_of(unit) }),
        Question::Free | Question::Continue | Question::Seize(_) => {
            not_chosen(look, look.command_of(unit), asked)
        }
        _ => at_the_place(look, hex, asked),
    }
}

/// Questions about one unit whose answer is a hex.
fn at_the_place(look: &Look, hex: HexId, asked: &Asked) -> Option<Refusal> {
    let facing = Corner::ALL[0];
    match asked.question {
        Question::Retreat { .. } => no(look, Action::Retreat { way: [hex].into_iter().collect(), facing }),
        Question::Retire(_) => no(look, Action::RetireTo { hex, facing }),
        Question::PutOut(_) => no(look, Action::PutOut { hex, facing }),
        Question::Ride { rider, .. } => {
            no(look, Action::Ride { way: [hex].into_iter().collect(), facing: look.facing_of(rider) })
        }
        Question::Displaced(_) | Question::Replace(_) => {
            no(look, Action::LeaderWith { unit: look.state.at(hex)? })
        }
        Question::NextFight => no(look, Action::Resolve { unit: look.state.at(hex)? }),
        Question::Next(_) => no(look, Action::Next { unit: look.state.at(hex)? }),
        _ => None,
    }
}

/// A neighbour is attacked by shock, whoever is farther away is charged: that is the attack that was meant, and its reason.
fn not_named(look: &Look, unit: UnitId, target: UnitId) -> Option<Refusal> {
    let near = look.hex_of(unit).zip(look.hex_of(target)).is_some_and(|(a, b)| look.field().adjacent(a, b));
    let rides = look.type_of(unit).charges;
    match near || !rides {
        true => no(look, Action::Attack { unit, target }),
        false => no(look, Action::Charge { unit, target }),
    }
}

/// Why a Command may not be taken, tried or seize play now.
fn not_chosen(look: &Look, command: CommandId, asked: &Asked) -> Option<Refusal> {
    match asked.question {
        Question::Free => no(look, Action::Activate { command }),
        Question::Continue => no(look, Action::Try { command }),
        Question::Seize(_) => no(look, Action::Seize { command }),
        _ => None,
    }
}

fn with_leader(look: &Look, leader: LeaderId, hex: HexId, asked: &Asked) -> Option<Refusal> {
    match asked.question {
        Question::Moving if look.state.leader(leader).whereabouts == Whereabouts::Waiting => {
            no(look, Action::EnterLeader { leader, hex })
        }
        Question::Moving => no(look, Action::LeaderTo { leader, hex }),
        _ => not_chosen(look, look.battle().leader(leader).command, asked),
    }
}

/// Somebody or something is pointed at that cannot act: the reason is its own.
fn empty_handed(look: &Look, hex: HexId, asked: &Asked) -> Option<Refusal> {
    let unit = look.state.at(hex);
    let leader = look.state.leaders_at(hex).next();
    match asked.question {
        Question::Free | Question::Continue | Question::Seize(_) => {
            let standard = StandardId::number(&look.battle().standards).find(|(_, it)| it.hex == hex);
            match (leader, unit, standard) {
                (Some(leader), ..) => not_chosen(look, look.battle().leader(leader).command, asked),
                (None, Some(unit), _) => not_chosen(look, look.command_of(unit), asked),
                (None, None, Some((standard, _))) => no(look, Action::Standard { standard }),
                _ => None,
            }
        }
        Question::Moving => match (unit, leader) {
            (Some(unit), _) => no(look, Action::Move { unit, leaders: Leaders::NONE }),
            (None, Some(leader)) => no(look, Action::LeaderTo { leader, hex }),
            _ => None,
        },
        Question::Naming => look.may_attack(unit?).err().map(|refused| look.refusal(refused)),
        Question::React { .. } | Question::ReturnFire(_) => no(look, Action::React { by: unit? }),
        _ => at_the_place(look, hex, asked),
    }
}

/// Why a unit cannot get to a hex in this move: it may not set out, or what forbids the last step there, or that it is too far.
fn not_there(look: &Look, unit: UnitId, to: HexId) -> Option<Refusal> {
    if look.state.unit(unit).whereabouts == Whereabouts::Waiting {
        return no(look, Action::Enter { unit, hex: to, leaders: Leaders::NONE });
    }
    let from = look.hex_of(unit).filter(|from| *from != to)?;
    let walk = match look.state.now.walk {
        Some(walk) if walk.unit == unit => walk,
        _ => {
            if let Some(refusal) = no(look, Action::Move { unit, leaders: Leaders::NONE }) {
                return Some(refusal);
            }
            let leg = look.fresh_leg(unit, from);
            Walk::of(unit, Leaders::NONE, leg.left, leg.visited)
        }
    };
    if let Some(side) = look.field().side_to(from, to) {
        return look.may_step(&walk, side).err().map(|refused| look.refusal(refused));
    }
    last_step(look, &walk, to)
}

/// Of the hexes next to the place that the unit reaches, the one with most points left: what forbids the step from there. Where none
/// is reached, what forbids the first step towards the place.
fn last_step(look: &Look, walk: &Walk, to: HexId) -> Option<Refusal> {
    let leg = look.leg_of(walk)?;
    let reach = look.reach_until(&leg, walk.halted, |_| false);
    let beside = reach.hexes().iter().filter(|end| look.field().adjacent(end.hex, to));
    let step = |hex: HexId, left: u8, side: Side| {
        let from = Leg { hex, left, stepped: true, ..leg };
        look.may_go::<i32>(&from, side).err().map(|refused| look.refusal(refused))
    };
    let halted = || look.refusal(No::Halted { unit: walk.unit }.by(R_7_2A));
    if let Some(end) = beside.max_by_key(|end| (!end.halted, end.left)) {
        if end.halted {
            return Some(halted());
        }
        return step(end.hex, end.left, look.field().side_to(end.hex, to)?);
    }
    let nearest =
        reach.hexes().iter().min_by_key(|end| (look.field().distance(end.hex, to), u8::MAX - end.left))?;
    if nearest.halted {
        return Some(halted());
    }
    let here = look.field().distance(nearest.hex, to);
    let onward = |side: &Side| {
        let next = look.field().neighbour(nearest.hex, *side);
        next != HexId::OFF && look.field().distance(next, to) < here
    };
    Side::ALL.into_iter().filter(onward).find_map(|side| step(nearest.hex, nearest.left, side))
}
