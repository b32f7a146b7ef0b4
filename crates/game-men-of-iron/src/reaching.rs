//! Where a unit or a leader can get to in one move, and for how much: every hex and facing, found by asking the chapters for each
//! step. No position is played ahead, so that a click is answered at once.

use crate::MenOfIron;
use crate::action::Action;
use crate::ch05_movement::{Leg, Reach, Reached};
use crate::ch08_stacking::Room;
use crate::choices::Question;
use crate::ids::{HexId, LeaderId, Leaders, UnitId};
use crate::imp_impetuous::Eager;
use crate::look::Look;
use crate::notation::{LEADER, STANDARD, gesture};
use crate::play::perform;
use crate::state::*;
use engine::decision::{Act, Place};
use engine::dice::Scripted;
use engine::ways::Way;
use engine::{Facing, Listener};
use hexboard::Corner;

/// All ways of a piece in order of cost; `None` where nobody is on the move, and playing ahead finds them well enough.
pub fn ways(rules: &MenOfIron, state: &State, piece: u16) -> Option<Vec<Way<Action>>> {
    let look = rules.look(state);
    match look.asked()?.question {
        Question::Moving => Some(moving(&look, piece, &[])),
        Question::Step(walk) if u16::from(walk.unit) == piece => Some(going_on(&look, &walk)),
        Question::Step(walk) => Some(after_stop(rules, state, &walk, piece)),
        _ => None,
    }
}

/// Whoever points at another has done with the one who walks, and leaves him as he faces if he may.
fn after_stop(rules: &MenOfIron, state: &State, walk: &Walk, piece: u16) -> Vec<Way<Action>> {
    let mut legal = Vec::new();
    rules.look(state).step_choices(walk, &mut legal);
    let Some(stop) = legal.into_iter().find(|action| matches!(action, Action::Stop { .. })) else {
        return Vec::new();
    };
    let mut after = state.clone();
    let (mut dice, mut journal) = (Scripted::new(Vec::new()), Listener::Nobody);
    let stopped = perform(rules, &mut after, &mut dice, &mut journal, &stop).is_ok();
    let look = rules.look(&after);
    match look.asked().map(|asked| asked.question) {
        Some(Question::Moving) if stopped => moving(&look, piece, &[stop]),
        _ => Vec::new(),
    }
}

fn moving(look: &Look, piece: u16, before: &[Action]) -> Vec<Way<Action>> {
    if (LEADER..STANDARD).contains(&piece) {
        return leader_ways(look, LeaderId::new((piece - LEADER).into()), before);
    }
    let unit = UnitId::new(piece.into());
    if unit.index() >= look.state.units.len() {
        return Vec::new();
    }
    let mut list = Vec::new();
    if let Some(hex) = look.hex_of(unit).filter(|_| look.may_move(unit, Leaders::NONE).is_ok()) {
        let free = |leader: &LeaderId| look.may_move(unit, Leaders::only(*leader)).is_ok();
        let company: Leaders = look.state.leaders_at(hex).filter(free).collect();
        let leg = look.fresh_leg(unit, hex);
        let reach = look.reach(&leg);
        let begins = |leaders| with(before, [Action::Move { unit, leaders }]);
        list = unit_ways(look, &leg, &reach, "move", &begins(Leaders::NONE));
        if !company.is_empty() {
            list.extend(unit_ways(look, &leg, &reach, "move-led", &begins(company)));
        }
    }
    list.extend(listed(look, piece, before));
    list
}

fn with(before: &[Action], more: impl IntoIterator<Item = Action>) -> Vec<Action> {
    before.iter().cloned().chain(more).collect()
}

/// The move under way: where it may still end, and what else the unit may do.
fn going_on(look: &Look, walk: &Walk) -> Vec<Way<Action>> {
    let Some(leg) = look.leg_of(walk) else { return Vec::new() };
    let reach = look.reach_until(&leg, walk.halted, |_| false);
    let mut list = unit_ways(look, &leg, &reach, "move", &[]);
    list.extend(listed(look, walk.unit.into(), &[]));
    list
}

/// A way for each hex and each facing in which the unit may stop.
fn unit_ways(
    look: &Look,
    leg: &Leg,
    reach: &Reach,
    kind: &'static str,
    before: &[Action],
) -> Vec<Way<Action>> {
    let mut eager = look.duty(leg.unit).map(|duty| Eager::new(*look, leg.unit, duty));
    let bound = eager.as_mut().is_some_and(|eager| eager.finds_any(leg));
    let host = |hex: HexId| look.state.at(hex).filter(|there| *there != leg.unit);
    let mut list = Vec::new();
    for end in reach.hexes().iter().filter(|end| end.stops && (leg.stepped || end.from.is_some())) {
        let sides = reach.way_to(end.hex);
        let mut at = leg.hex;
        let mut through = Vec::with_capacity(sides.len());
        let mut open = false;
        for side in &sides {
            at = look.field().neighbour(at, *side);
            through.push(place(look, at));
            open |= answered(look, leg.unit, at);
        }
        let steps = with(before, sides.iter().map(|side| Action::Step { side: *side }));
        // Axes face as their schiltron does (MI-BAN-3b).
        let forced = host(end.hex).map(|host| look.unit(host).facing);
        for facing in Corner::ALL.into_iter().filter(|facing| forced.is_none_or(|forced| forced == *facing)) {
            if bound && eager.as_mut().is_some_and(|eager| !eager.satisfied(end.hex, facing)) {
                continue;
            }
            list.push(Way {
                actions: with(&steps, [Action::Stop { facing }]),
                kind,
                act: Act::Plain,
                from: Some(place(look, leg.hex)),
                to: Some(place(look, end.hex)),
                target: None,
                through: through.clone(),
                cost: spent(look, leg, end),
                facing: Some(Facing::Corner(facing.index() as u8)),
                pace: None,
                joins: forced.is_some(),
                goes_on: false,
                open,
            });
        }
    }
    list
}

/// Points spent from here; what a Retired unit pays is the one step it has.
fn spent(look: &Look, leg: &Leg, end: &Reached) -> i32 {
    match look.status(leg.unit) {
        Status::Retired => i32::from(end.from.is_some()),
        _ => i32::from(leg.left) - i32::from(end.left),
    }
}

/// May somebody shoot at a unit that enters this hex, or is a die thrown for friends there?
fn answered(look: &Look, unit: UnitId, hex: HexId) -> bool {
    let ridden = matches!(look.room_for(unit, hex), Ok(Room::Through(_)));
    let shoots = |enemy: UnitId| look.type_of(enemy).weapon.is_some();
    ridden || look.in_enemy_zone(look.seat(unit), hex).iter().any(shoots)
}

/// Where a leader rides on his own (MI-R06), or comes on to the map.
fn leader_ways(look: &Look, leader: LeaderId, before: &[Action]) -> Vec<Way<Action>> {
    if leader.index() >= look.state.leaders.len() {
        return Vec::new();
    }
    let from = look.state.leader(leader).whereabouts.hex();
    let Some(from) = from.filter(|_| look.may_lead(leader).is_ok()) else {
        return listed(look, LEADER + u16::from(leader), before);
    };
    let movement = look.leader_movement(leader);
    let reach = look.leader_reach(look.leader_seat(leader), from, movement);
    let way = |end: &Reached| {
        let mut at = from;
        let hexes = reach.way_to(end.hex).into_iter().map(|side| {
            at = look.field().neighbour(at, side);
            place(look, at)
        });
        Way {
            actions: with(before, [Action::LeaderTo { leader, hex: end.hex }]),
            kind: "lead",
            act: Act::Plain,
            from: Some(place(look, from)),
            to: Some(place(look, end.hex)),
            target: None,
            through: hexes.collect(),
            cost: i32::from(movement - end.left),
            facing: None,
            pace: None,
            joins: true,
            goes_on: false,
            open: false,
        }
    };
    reach.hexes().iter().filter(|end| end.hex != from).map(way).collect()
}

/// Single actions of a piece that lead somewhere or turn it, as they are listed.
fn listed(look: &Look, piece: u16, before: &[Action]) -> Vec<Way<Action>> {
    let mut legal = Vec::new();
    look.legal(&mut legal);
    let way = |action: Action| {
        let it = gesture(look, &action);
        let steps = matches!(action, Action::Step { .. } | Action::Stop { .. } | Action::Move { .. });
        let fits = it.piece == Some(piece) && !steps && (it.to.is_some() || it.facing.is_some());
        let arrives = it.act == Act::Arrive;
        fits.then(|| Way {
            actions: with(before, [action]),
            kind: it.kind,
            act: it.act,
            from: it.from,
            to: it.to,
            target: it.target,
            through: it.to.into_iter().collect(),
            cost: 0,
            facing: it.facing,
            pace: None,
            joins: arrives && piece >= LEADER,
            goes_on: arrives && piece < LEADER,
            open: it.target.is_some(),
        })
    };
    legal.into_iter().filter_map(way).collect()
}

fn place(look: &Look, hex: HexId) -> Place {
    let at = look.field().hex(hex);
    Place::Hex { q: at.x, r: at.y }
}
