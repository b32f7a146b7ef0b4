//! Does a position hold together?

use super::flaw;
use crate::Grunwald;
use crate::about::ABOUT;
use crate::action::Action;
use crate::field::Ground;
use crate::play::perform;
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use engine::dice::NoDice;
use engine::journal::Silent;

/// Nobody where he cannot be.
pub(super) fn check(rules: &Grunwald, state: &State) -> Result<(), Flaw> {
    let look = rules.look(state);
    for id in UnitId::all(state.units.len()) {
        check_unit(rules, state, id)?;
    }
    for leader in LeaderId::all(state.leaders.len()) {
        check_leader(rules, state, leader)?;
    }
    for (banner, it) in BannerId::number(&state.banners) {
        if let Staff::Held(bearer) = it.staff
            && state.unit(bearer).spot.lost()
        {
            return Err(flaw("position-bearer", look.banner_id(banner)));
        }
    }
    if let Phase::Setup(seat) = state.now.phase {
        check_set_up(rules, state, seat)?;
    }
    let playing = !matches!(state.now.phase, Phase::Setup(_) | Phase::Over(_));
    for seat in [ALLIED, ORDER] {
        if playing && rules.scenario.automatic_victory && !look.has_leader(seat) {
            return Err(flaw("position-leaderless", ABOUT.battle("").seat_id(seat)));
        }
    }
    Ok(())
}

fn check_unit(rules: &Grunwald, state: &State, id: UnitId) -> Result<(), Flaw> {
    let (look, field) = (rules.look(state), &rules.content.field);
    let Some(hex) = state.hex_of(id) else { return Ok(()) };
    let label = field.label(hex);
    if field.ground(hex) == Ground::Lake {
        return Err(flaw("position-lake", format!("{} {label}", look.name(id))));
    }
    if state.at(hex).any(|other| look.seat(other) != look.seat(id) && !ridden_at(state, id, other)) {
        return Err(flaw("position-enemies", label));
    }
    if !look.has_room(id, hex) && state.now.fight.is_none() && state.now.tasks.is_empty() {
        // A hex that has just lost its walls holds too many until the morale phase (G-R49).
        let razed = field.fort[usize::from(hex)] != crate::field::NO_FORT && !look.fortified(hex);
        if !razed {
            return Err(flaw("position-full", label));
        }
    }
    Ok(())
}

fn check_leader(rules: &Grunwald, state: &State, leader: LeaderId) -> Result<(), Flaw> {
    let (look, field) = (rules.look(state), &rules.content.field);
    let Some(hex) = state.leader(leader).spot.hex() else { return Ok(()) };
    let seat = look.leader_seat(leader);
    // Whoever has ridden over him in a counter-charge settles that when all have ridden (G-8.2.6, G-5.7.3); and while foot gives
    // way to riders there are leaders of both about (G-R38).
    let settled_later = |id: UnitId| {
        let about = |task: &Task| match task {
            Task::Counter(declared) => declared.contains(&id),
            Task::Aside { foot, rider, .. } => *rider == id || *foot == id,
            _ => false,
        };
        state.now.tasks.iter().any(about)
    };
    let foe = |id: UnitId| look.seat(id) != seat && !settled_later(id);
    if field.ground(hex) == Ground::Lake || state.at(hex).any(foe) {
        return Err(flaw("position-leader", look.leader_card(leader).id.as_str()));
    }
    Ok(())
}

/// Foot that still has to give way is in one hex with who has ridden at it (G-R38).
fn ridden_at(state: &State, one: UnitId, other: UnitId) -> bool {
    state.now.tasks.iter().any(|task| match task {
        Task::Aside { foot, rider, .. } => [(one, other), (other, one)].contains(&(*foot, *rider)),
        _ => false,
    })
}

/// Can the set-up be ended by those who take part, at least as the scenario has it, and has each side a leader then?
fn check_set_up(rules: &Grunwald, state: &State, asked: Seat) -> Result<(), Flaw> {
    let [first, second] = rules.scenario.setup;
    let left = if asked == first { vec![first, second] } else { vec![asked] };
    // Who has set up already has done so completely (G-R63).
    if asked != first && !rules.look(state).setup_complete(first) {
        return Err(flaw("position-set-up-first", ABOUT.battle("").seat_id(first)));
    }
    let mut board = state.clone();
    for seat in left {
        let mut core = Core::from(board);
        core.now.phase = Phase::Setup(seat);
        board = State::from(core);
        let done = perform(rules, &mut board, &mut NoDice, &mut Silent, &Action::UseDefault);
        if done.is_err() || !rules.look(&board).setup_complete(seat) {
            return Err(flaw("position-set-up", ABOUT.battle("").seat_id(seat)));
        }
    }
    let leaderless = [ALLIED, ORDER].into_iter().find(|seat| !rules.look(&board).has_leader(*seat));
    match leaderless.filter(|_| rules.scenario.automatic_victory) {
        Some(seat) => Err(flaw("position-leaderless", ABOUT.battle("").seat_id(seat))),
        None => Ok(()),
    }
}
