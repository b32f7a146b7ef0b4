//! Where a unit goes and whom it shoots: places are judged by sight, the likeliest are played out.

use super::rehearsal::Rehearsal;
use engine::decision::Place;
use engine::ruleset::Ruleset;
use engine::ways::Way;
use game_men_of_iron::action::Action;
use game_men_of_iron::ids::{HexId, UnitId};
use game_men_of_iron::look::Look;
use game_men_of_iron::state::{State, Status};
use hexboard::{Aspect, Corner, Hex};

/// Who could act, in a sensible order: archers, then foot, knights last.
pub(super) fn in_order(look: &Look, legal: &[Action]) -> Vec<UnitId> {
    let mut units: Vec<UnitId> = Vec::new();
    for action in legal {
        let unit = match action {
            Action::Move { unit, .. } | Action::Turn { unit, .. } | Action::Enter { unit, .. } => *unit,
            Action::Fire { by, .. } => *by,
            _ => continue,
        };
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    let rank = |unit: &UnitId| {
        let of_type = look.type_of(*unit);
        if of_type.weapon.is_some() { 0 } else { 1 + i32::from(of_type.charges) }
    };
    units.sort_by_key(rank);
    units
}

/// What it is best for this unit to do, step by step; nothing where it had better rest.
pub(super) fn plan(
    rehearsal: &mut Rehearsal,
    state: &State,
    unit: UnitId,
    legal: &[Action],
) -> Option<Vec<Action>> {
    let rules = rehearsal.rules;
    let look = rules.look(state);
    let shots: Vec<Action> =
        legal.iter().filter(|it| matches!(it, Action::Fire { by, .. } if *by == unit)).cloned().collect();
    if !shots.is_empty() {
        return rehearsal.best(state, &shots).map(|(shot, _)| vec![shot]);
    }
    let entries = legal.iter().filter(|it| matches!(it, Action::Enter { unit: who, .. } if *who == unit));
    if let Some(enter) =
        entries.max_by_key(|it| matches!(it, Action::Enter { leaders, .. } if !leaders.is_empty()))
    {
        return Some(vec![enter.clone()]);
    }
    // Who would recover if left alone is left alone.
    if look.would_recover(unit) {
        return None;
    }
    let here = look.hex_of(unit).map(|hex| sight(&look, unit, hex, look.unit(unit).facing))?;
    let ways = likeliest(rehearsal, state, unit);
    let stay = 4 * here + rehearsal.value(state, &[]);
    best_of(rehearsal, state, ways).filter(|(value, _)| *value > stay).map(|(_, actions)| actions)
}

/// The best of all moves, for a unit that may not stay as it is.
pub(super) fn bound(rehearsal: &mut Rehearsal, state: &State, unit: UnitId) -> Option<Vec<Action>> {
    let ways = likeliest(rehearsal, state, unit);
    best_of(rehearsal, state, ways).map(|(_, actions)| actions)
}

/// The ways whose ends look best, as many as the level plays out.
fn likeliest(rehearsal: &Rehearsal, state: &State, unit: UnitId) -> Vec<(i32, Way<Action>)> {
    let look = rehearsal.rules.look(state);
    let mut ways: Vec<(i32, Way<Action>)> = rehearsal
        .rules
        .ways(state, unit.index() as u16)
        .unwrap_or_default()
        .into_iter()
        .filter(|way| matches!(way.actions.last(), Some(Action::Stop { .. } | Action::Turn { .. })))
        .filter_map(|way| Some((seen(&look, unit, &way)?, way)))
        .collect();
    ways.sort_by_key(|(value, _)| -value);
    ways.truncate(rehearsal.style.places);
    ways
}

/// Of these the one whose days end best, by sight and played out.
fn best_of(
    rehearsal: &mut Rehearsal,
    state: &State,
    ways: Vec<(i32, Way<Action>)>,
) -> Option<(i32, Vec<Action>)> {
    let mut best: Option<(i32, Vec<Action>)> = None;
    for (seen, way) in ways {
        let value = 4 * seen + rehearsal.value(state, &way.actions);
        if best.as_ref().is_none_or(|(known, _)| value > *known) {
            best = Some((value, way.actions));
        }
    }
    best
}

fn seen(look: &Look, unit: UnitId, way: &Way<Action>) -> Option<i32> {
    let Some(Place::Hex { q, r }) = way.to.or(way.from) else { return None };
    let hex = look.field().at(Hex::new(q, r))?;
    let Some(Action::Stop { facing } | Action::Turn { facing, .. }) = way.actions.last() else { return None };
    // A leader who can ride along does.
    let led =
        i32::from(matches!(way.actions.first(), Some(Action::Move { leaders, .. }) if !leaders.is_empty()));
    Some(sight(look, unit, hex, *facing) + 3 * led)
}

/// How a place looks to a unit of its kind: how far the enemy is, which way he lies, what covers it.
fn sight(look: &Look, unit: UnitId, hex: HexId, facing: Corner) -> i32 {
    let (seat, field, of_type) = (look.seat(unit), look.field(), look.type_of(unit));
    let waits = look.battle().special.standoff == Some(seat);
    let mut nearest = u32::MAX;
    let mut value = 0;
    for (enemy, at) in look.on_map(seat.other()) {
        let far = field.distance(hex, at);
        nearest = nearest.min(far);
        if far > 6 {
            continue;
        }
        let weight = 7 - far as i32;
        value += match field.arc(hex, facing, at).map(|arc| arc.least()) {
            Some(Aspect::Front) => 2 * weight,
            Some(Aspect::Flank) => -weight,
            _ => -3 * weight,
        };
        let bow = look.type_of(enemy).weapon.map_or(0, |weapon| look.charts().most_range(weapon));
        if far <= bow && look.status(enemy) != Status::Retired {
            value -= if of_type.charges { 10 } else { 4 };
        }
    }
    if nearest == u32::MAX {
        return value;
    }
    let bow = of_type.weapon.map(|weapon| look.charts().most_range(weapon));
    let near = i32::try_from(nearest).unwrap_or(99);
    value += match bow {
        // In reach of the bow, not of the blade.
        Some(bow) if nearest <= bow && nearest > 1 => 30,
        Some(_) if nearest == 1 => -40,
        Some(bow) => -(near - bow as i32).min(30) * 3,
        // At charging distance, unseen by many bows.
        None if of_type.charges && (2..=3).contains(&nearest) => 24,
        None if of_type.charges => -(near - 3).abs().min(30) * 2,
        None if of_type.attacks => {
            if nearest == 1 {
                14
            } else {
                -near.min(30) * if waits { 1 } else { 3 }
            }
        }
        None => -near.min(30),
    };
    let ground = field.terrain(hex);
    value - 4 * ground.shock_defender - 4 * ground.shock_from.abs() + 2 * i32::from(field.elevation(hex))
}

/// A leader without a unit, or far from his own, joins the one nearest to the middle of his Command.
pub(super) fn leader(look: &Look, legal: &[Action]) -> Option<Action> {
    let ends = legal.iter().filter_map(|action| match action {
        Action::LeaderTo { leader, hex } => Some((*leader, *hex, action)),
        _ => None,
    });
    let mut best: Option<(i64, &Action)> = None;
    for (leader, hex, action) in ends {
        let command = look.battle().leader(leader).command;
        let Some(from) = look.state.leader(leader).whereabouts.hex() else { continue };
        let apart = |at: HexId| -> i64 {
            let units = look.units_of(command).iter().filter_map(|unit| look.hex_of(unit));
            units.map(|unit| i64::from(look.field().distance(at, unit).pow(2))).sum()
        };
        let alone = |at: HexId| look.friend_at(look.leader_seat(leader), at).is_none();
        if alone(hex) && !alone(from) {
            continue;
        }
        let gain = apart(from) - apart(hex) + if alone(from) && !alone(hex) { 1_000 } else { 0 };
        if gain > 40 && best.is_none_or(|(known, _)| gain > known) {
            best = Some((gain, action));
        }
    }
    best.map(|(_, action)| action.clone())
}
