//! Does a position hold together?

use super::{Reading, panics_in};
use crate::about::ABOUT;
use crate::action::Action;
use crate::play::perform;
use crate::state::*;
use engine::Listener;
use engine::Seat;
use engine::content::Flaw;
use engine::dice::NoDice;
use engine::position::Spanned;

impl Reading<'_> {
    /// Nobody where he cannot be.
    pub(super) fn check(&self, state: &State) -> Result<(), Flaw> {
        let look = self.rules.look(state);
        for id in UnitId::all(state.units.len()) {
            self.check_unit(state, id)?;
        }
        for leader in LeaderId::all(state.leaders.len()) {
            self.check_leader(state, leader)?;
        }
        for (banner, it) in BannerId::number(&state.banners) {
            if let BannerWhereabouts::Held(bearer) = it.whereabouts
                && state.unit(bearer).whereabouts.lost()
            {
                let at = self.lines.banners.get(&banner).cloned();
                return Err(self.flaw(at, "position-bearer", look.banner_id(banner)));
            }
        }
        match state.now.phase {
            Phase::Setup(seat) => self.check_set_up(state, seat)?,
            Phase::Over(ending) => self.check_ending(state, ending)?,
            _ => {}
        }
        let playing = !matches!(state.now.phase, Phase::Setup(_) | Phase::Over(_));
        let leaderless = [ALLIED, ORDER].into_iter().find(|seat| playing && !look.has_leader(*seat));
        self.check_leaderless(leaderless)
    }

    fn check_unit(&self, state: &State, id: UnitId) -> Result<(), Flaw> {
        let (look, field) = (self.rules.look(state), &self.rules.content.field);
        let wrong = |why, what: String| Err(self.flaw(self.lines.units.get(&id).cloned(), why, what));
        if state.unit(id).marks.has(Marks::MUST_FLEE) && !self.is_asked_whether_it_flees(state, id) {
            return wrong("position-flees-when", look.name(id).to_string());
        }
        let Some(hex) = state.hex_of(id) else { return Ok(()) };
        let label = field.label(hex);
        if look.closed(hex) {
            return wrong("position-lake", format!("{} {label}", look.name(id)));
        }
        if state.at(hex).any(|other| look.seat(other) != look.seat(id) && !ridden_at(state, id, other)) {
            return wrong("position-enemies", label.to_string());
        }
        if !look.has_room(id, hex) && state.now.fight.is_none() && state.now.tasks.is_empty() {
            // A hex that has just lost its walls holds too many until the morale phase (G-R49).
            let razed = field.fort[usize::from(hex)] != crate::field::NO_FORT && !look.fortified(hex);
            if !razed {
                return wrong("position-full", label.to_string());
            }
        }
        Ok(())
    }

    /// Who panics is asked at the beginning of his own phase; in a game that was given up in the middle the question still stands.
    fn is_asked_whether_it_flees(&self, state: &State, id: UnitId) -> bool {
        let now = &state.now;
        match now.phase {
            Phase::OpenFire | Phase::Panic | Phase::Over(Ending { end: End::Resigned, .. }) => {
                panics_in(self.rules, now.phase_number, state.unit(id), &self.rules.roster[usize::from(id)])
            }
            _ => false,
        }
    }

    /// Is the end that of the battle as it stands?
    fn check_ending(&self, state: &State, ending: Ending) -> Result<(), Flaw> {
        let look = self.rules.look(state);
        let fits = match ending.end {
            End::Resigned => ending.winner.is_some() && ending.points == look.final_points(),
            End::Turns => ending == look.ending(End::Turns),
            End::Leaders | End::NoLeaders => {
                let both = look.has_leader(ALLIED) && look.has_leader(ORDER);
                !both && ending == look.ending(End::Leaders)
            }
        };
        if fits {
            return Ok(());
        }
        let at = self.file.over.as_ref().map(|over| over.end.span());
        Err(self.flaw(at, "position-over", format!("points = {:?}", look.final_points())))
    }

    fn check_leader(&self, state: &State, leader: LeaderId) -> Result<(), Flaw> {
        let look = self.rules.look(state);
        let Some(hex) = state.leader(leader).whereabouts.hex() else { return Ok(()) };
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
        if look.closed(hex) || state.at(hex).any(foe) {
            let at = self.lines.leaders.get(&leader).cloned();
            return Err(self.flaw(at, "position-leader", look.leader_card(leader).id.as_str()));
        }
        Ok(())
    }

    /// Can the set-up be ended by those who take part, at least as the scenario has it, and has each side a leader then?
    fn check_set_up(&self, state: &State, asked: Seat) -> Result<(), Flaw> {
        let [first, second] = self.rules.scenario.setup;
        let left = if asked == first { vec![first, second] } else { vec![asked] };
        let wrong = |why, seat| {
            let at = self.file.phase.as_ref().map(Spanned::span);
            Err(self.flaw(at, why, ABOUT.battle("").seat_id(seat)))
        };
        // Who has set up already has done so completely (G-R63).
        if asked != first && !self.rules.look(state).setup_complete(first) {
            return wrong("position-set-up-first", first);
        }
        let mut board = state.clone();
        for seat in left {
            let mut core = Core::from(board);
            core.now.phase = Phase::Setup(seat);
            board = State::from(core);
            let done =
                perform(self.rules, &mut board, &mut NoDice, &mut Listener::Nobody, &Action::UseDefault);
            if done.is_err() || !self.rules.look(&board).setup_complete(seat) {
                return wrong("position-set-up", seat);
            }
        }
        let look = self.rules.look(&board);
        self.check_leaderless([ALLIED, ORDER].into_iter().find(|seat| !look.has_leader(*seat)))
    }

    /// A side without a leader has lost already, where that decides (G-S.4).
    fn check_leaderless(&self, seat: Option<Seat>) -> Result<(), Flaw> {
        let Some(seat) = seat.filter(|_| self.rules.scenario.automatic_victory) else { return Ok(()) };
        let at = self.file.leaders.as_ref().map(Spanned::span);
        Err(self.flaw(at, "position-leaderless", ABOUT.battle("").seat_id(seat)))
    }
}

/// Foot that still has to give way is in one hex with who has ridden at it (G-R38).
fn ridden_at(state: &State, one: UnitId, other: UnitId) -> bool {
    state.now.tasks.iter().any(|task| match task {
        Task::Aside { foot, rider, .. } => [(one, other), (other, one)].contains(&(*foot, *rider)),
        _ => false,
    })
}
