//! Does a position hold together?

use super::{flaw, seat_id};
use crate::MedievalBattle;
use crate::content::{CONTENT, ModuleKind};
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use engine::position::NAME;
use engine::text::Phrase;
use std::collections::BTreeMap;

/// Is this a position that could be? Everything that would make a rule stumble is refused here.
pub(super) fn check(rules: &MedievalBattle, state: &State) -> Result<(), Flaw> {
    let (board, charts) = (state.board(), rules.charts);
    let geo = board.geo;
    let transit = match state.phase {
        Phase::Moving(moving) => Some(moving.unit),
        _ => None,
    };
    let mut taken: BTreeMap<HexId, UnitId> = BTreeMap::new();
    for seat in [RED, YELLOW] {
        let mut in_play = [0u8; 9];
        for (id, unit) in state.units_of(seat) {
            if unit.whereabouts != Whereabouts::Gone {
                in_play[unit.kind as usize] += 1;
            }
            let Some(hex) = unit.hex() else { continue };
            let name = format!("{} {}", unit.kind.id(), geo.label(hex));
            if !board.allows(charts, unit.kind, hex) {
                return Err(flaw("position-ground", name));
            }
            if transit == Some(id) {
                continue;
            }
            if taken.insert(hex, id).is_some() {
                return Err(flaw("position-two-units", name));
            }
        }
        for kind in KINDS {
            if in_play[kind as usize] > charts.kind(kind).counters {
                return Err(flaw("position-counters", kind.id()));
            }
        }
        if in_play[Kind::LB as usize] > charts.map(state.field.size).most_longbowmen {
            return Err(flaw("position-longbows", seat_id(seat)));
        }
        let wagon = in_play[Kind::W as usize] > 0;
        if state.wagon_lost[seat.index()] && wagon {
            return Err(flaw("position-wagon-lost", seat_id(seat)));
        }
    }
    let nonsense = |id| Err(Flaw::new(NAME, Phrase::new(id)));
    let laid = |kind: ModuleKind| {
        let plan = CONTENT.modules.plan(state.field.size);
        let mut slots = plan.slots.iter().zip(state.field.faces).filter(|(slot, _)| slot.kind == kind);
        slots.all(|(_, face)| face != crate::ch1_battlefield::NO_FACE)
    };
    let all_laid = [ModuleKind::Inner, ModuleKind::Outer, ModuleKind::Supplementary].map(laid);
    let wanted = match state.phase {
        Phase::ChooseInner => [false, false, false],
        Phase::ChooseOuter => [true, false, false],
        Phase::ChooseSmall => [true, true, false],
        _ => [true, true, true],
    };
    // Who gives up may do so at any time, while the field is being laid too.
    let gave_up = matches!(state.phase, Phase::Over(Ending { end: End::Resigned, .. }));
    if all_laid != wanted && !(gave_up && all_laid.is_sorted_by(|one, next| one >= next)) {
        return nonsense("position-needs-field");
    }
    match state.phase {
        Phase::Recruit(seat) if crate::play::muster_phase(state.core()) != Some(Phase::Recruit(seat)) => {
            nonsense("position-needs-recruit-first")
        }
        Phase::Recruit(_) if state.count != [0, 0] => nonsense("position-needs-recruit-empty"),
        Phase::Recruit(_) | Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall => {
            // Nobody has come to the battlefield yet, let alone lost a wagon on it.
            let begun = state.turn != YELLOW || state.stopped != [false; 2] || !untouched(rules, state);
            if begun { nonsense("position-needs-untouched") } else { Ok(()) }
        }
        Phase::Over(ending) if gave_up && state.count == [0, 0] => check_ending(&rules.look(state), &ending),
        _ if state.muster != [Muster::Done; 2] => nonsense("position-needs-armies"),
        _ => check_play(rules, state),
    }
}

/// Once the armies are known: what must hold in each phase so that a question is really asked.
fn check_play(rules: &MedievalBattle, state: &State) -> Result<(), Flaw> {
    let nonsense = |id| Err(Flaw::new(NAME, Phrase::new(id)));
    let look = rules.look(state);
    let (board, geo) = (state.board(), state.board().geo);
    let waits = |seat: Seat| {
        state.units_of(seat).any(|(_, unit)| unit.kind == Kind::W && unit.whereabouts == Whereabouts::Reserve)
    };
    let deploying = matches!(state.phase, Phase::PlaceWagon(_) | Phase::PlaceUnit(_));
    if let Phase::PlaceWagon(seat) = state.phase {
        // Red's wagon comes first, and both must come (MB-III.3).
        if !waits(YELLOW) || waits(RED) != (seat == RED) || (seat == YELLOW && state.wagon(RED).is_none()) {
            return nonsense("position-needs-wagon-order");
        }
        if !geo.hexes().any(|hex| look.may_place(seat, Kind::W, hex).is_ok()) {
            return nonsense("position-needs-wagon-room");
        }
    } else if waits(RED) || waits(YELLOW) {
        return nonsense("position-needs-wagons-first");
    }
    if deploying && !fresh(rules, state) {
        return nonsense("position-needs-fresh");
    }
    for seat in [RED, YELLOW] {
        let wagon = state.wagon(seat.other()).map(|(_, hex)| hex);
        for hex in state.units_of(seat).filter_map(|(_, unit)| unit.hex()) {
            let near = wagon.is_some_and(|wagon| geo.distance(wagon, hex) < rules.charts.distance_to_wagon);
            if deploying && (near || !geo.clear_of_flags[usize::from(hex)]) {
                return Err(flaw("position-needs-distance", geo.label(hex)));
            }
        }
    }
    let over = matches!(state.phase, Phase::Over(_));
    if !over && look.both_points().iter().any(|points| *points >= look.goal()) {
        return nonsense("position-needs-not-over");
    }
    if state.phase == Phase::Turn && look.exhausted(RED) && look.exhausted(YELLOW) {
        return nonsense("position-needs-not-exhausted");
    }
    match state.phase {
        Phase::PlaceUnit(seat) if state.stopped[seat.index()] || !look.can_deploy(seat) => {
            nonsense("position-needs-deploy")
        }
        Phase::Moving(moving) => {
            let hex = state.unit(moving.unit).hex().unwrap_or_default();
            let through = state.at(hex) != Some(moving.unit);
            if state.at(hex).is_some_and(|other| other.seat() != moving.unit.seat()) {
                return nonsense("position-needs-move-enemy");
            }
            if through && (moving.halted || moving.pursuing) {
                return nonsense("position-needs-move-halted");
            }
            if look.can_go_on(moving.unit) { Ok(()) } else { nonsense("position-needs-move-stop") }
        }
        Phase::Respond { attacker, defender } => {
            let (a, d) = (state.unit(attacker), state.unit(defender));
            let near = matches!((a.hex(), d.hex()), (Some(from), Some(to)) if geo.distance(from, to) == 1);
            let ground = d.hex().is_some_and(|hex| board.allows(rules.charts, a.kind, hex));
            if !near || !ground || a.kind == Kind::W {
                return nonsense("position-needs-respond-near");
            }
            if look.can_withdraw(defender) { Ok(()) } else { nonsense("position-needs-respond-answer") }
        }
        Phase::Return { ready } => {
            let modules = look.wagon_modules(state.turn).unwrap_or(0);
            let at_wagon = |(id, unit): (UnitId, &Unit)| match unit.whereabouts {
                Whereabouts::Away(place) => ready >> id.slot() & 1 == 0 || modules >> place & 1 == 1,
                _ => ready >> id.slot() & 1 == 0,
            };
            if !state.units_of(state.turn).all(at_wagon) {
                return nonsense("position-needs-return-module");
            }
            if state.tokens[state.turn.index()] >= rules.charts.time_tokens {
                return nonsense("position-needs-return-token");
            }
            if look.can_enter(ready) { Ok(()) } else { nonsense("position-needs-return-unit") }
        }
        Phase::Over(ending) => check_ending(&look, &ending),
        _ => Ok(()),
    }
}

/// Before the battle nothing has been spent, lost or taken, and with the wagons still to come nobody is on the map but
/// Red's.
fn fresh(rules: &MedievalBattle, state: &State) -> bool {
    let wagons_first = matches!(state.phase, Phase::PlaceWagon(_));
    let unit = |(_, unit): (UnitId, &Unit)| {
        let full =
            unit.knights == rules.charts.full_knights && unit.points == rules.charts.kind(unit.kind).movement;
        let there = match unit.whereabouts {
            Whereabouts::Hex(_) => !wagons_first || unit.kind == Kind::W,
            whereabouts => whereabouts == Whereabouts::Reserve,
        };
        full && there
    };
    untouched(rules, state) && [RED, YELLOW].into_iter().all(|seat| state.units_of(seat).all(unit))
}

/// Nothing has been spent, lost or taken.
fn untouched(rules: &MedievalBattle, state: &State) -> bool {
    let tokens = state.tokens == [rules.charts.time_tokens; 2];
    tokens && state.passes == 0 && state.flags == [None; 6] && state.wagon_lost == [false; 2]
}

/// Does the end agree with what lies on the table?
fn check_ending(look: &crate::look::Look, ending: &Ending) -> Result<(), Flaw> {
    let points = look.both_points();
    let fits = match ending.end {
        End::Points => look.ending() == Some(*ending),
        End::Exhausted => {
            look.exhausted(RED) && look.exhausted(YELLOW) && look.count_up(ending.end) == *ending
        }
        End::Passes => look.passes_end_it(look.state.passes) && look.count_up(ending.end) == *ending,
        End::Resigned => ending.winner.is_some() && ending.value.is_none(),
    };
    if fits && ending.points == points {
        return Ok(());
    }
    Err(Flaw::new(NAME, Phrase::new("position-needs-over")))
}
