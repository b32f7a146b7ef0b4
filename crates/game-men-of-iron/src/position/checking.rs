//! Does a position hold together?

use super::Reading;
use crate::ids::{HexId, LeaderId, UnitId};
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;

impl Reading<'_> {
    /// Nobody where he cannot be.
    pub(super) fn check(&self, state: &State) -> Result<(), Flaw> {
        UnitId::all(state.units.len()).try_for_each(|id| self.check_unit(state, id))?;
        LeaderId::all(state.leaders.len()).try_for_each(|leader| self.check_leader(state, leader))?;
        match state.now.phase {
            Phase::Over(ending) => self.check_ending(state, ending),
            _ => Ok(()),
        }
    }

    fn check_unit(&self, state: &State, id: UnitId) -> Result<(), Flaw> {
        let (look, field) = (self.rules.look(state), self.rules.field);
        let wrong = |why, what: String| Err(self.flaw(self.units.get(&id).cloned(), why, what));
        let Some(hex) = state.hex_of(id) else { return Ok(()) };
        // The garrison alone stands where nobody may go (MI-COU-2).
        if !field.open_to(hex, look.arm(id)) && !look.is_garrison(id) {
            return wrong("position-closed", format!("{} {}", look.name(id), field.label(hex)));
        }
        let others: Vec<UnitId> =
            UnitId::all(state.units.len()).filter(|it| *it != id && state.hex_of(*it) == Some(hex)).collect();
        if others.iter().any(|other| look.seat(*other) != look.seat(id)) {
            return wrong("position-enemies", field.label(hex).to_string());
        }
        // While one passes through others, or somebody has to leave, they stand together.
        let in_the_middle = !state.now.tasks.is_empty();
        let together = |other: &UnitId| self.share(state, id, *other);
        if !in_the_middle && (others.len() > 1 || !others.iter().all(together)) {
            return wrong("position-full", field.label(hex).to_string());
        }
        Ok(())
    }

    /// Axes inside their schiltron, or still there when it has broken up: they are put out when the activation ends (MI-BAN-3a, e).
    fn share(&self, state: &State, one: UnitId, other: UnitId) -> bool {
        let Some(axes) = self.rules.battle.special.axes else { return false };
        let fits = |guest: UnitId, host: UnitId| {
            state.unit(guest).kind == axes.guest && state.unit(host).kind == axes.host
        };
        fits(one, other) || fits(other, one)
    }

    fn check_leader(&self, state: &State, leader: LeaderId) -> Result<(), Flaw> {
        let look = self.rules.look(state);
        let Some(hex) = state.leader(leader).whereabouts.hex() else { return Ok(()) };
        let seat: Seat = look.leader_seat(leader);
        let castle = state.all_at(hex).any(|unit| look.is_garrison(unit));
        // Who is about to be put elsewhere may still stand where the enemy has come (MI-15.5).
        let leaves = |task: &Task| matches!(task, Task::Displaced { leader: who } if *who == leader);
        let with_foes = self.foe_at(state, seat, hex) && !state.now.tasks.iter().any(leaves);
        if !self.rules.field.open(hex) && !castle || with_foes {
            let at = self.leaders.get(&leader).cloned();
            return Err(self.flaw(at, "position-leader", look.battle().leader(leader).id.as_str()));
        }
        Ok(())
    }

    fn foe_at(&self, state: &State, seat: Seat, hex: HexId) -> bool {
        let look = self.rules.look(state);
        state.all_at(hex).any(|unit| look.seat(unit) != seat)
    }

    /// Is the end that of the battle as it stands?
    fn check_ending(&self, state: &State, ending: Ending) -> Result<(), Flaw> {
        let look = self.rules.look(state);
        if ending == look.ending(ending.end, ending.winner) {
            return Ok(());
        }
        let at = self.file.over.as_ref().map(|over| over.end.span());
        let points = look.ending(ending.end, ending.winner).points;
        Err(self.flaw(at, "position-over", format!("points = {points:?}")))
    }
}
