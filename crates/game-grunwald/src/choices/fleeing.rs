//! Who runs, or comes to his senses before (G-10).

use super::Asked;
use crate::action::Action;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;

impl Look<'_> {
    pub(super) fn panic_choices(&self, out: &mut Vec<Action>) {
        for unit in UnitId::all(self.rules.roster.len()) {
            if !self.state.unit(unit).marks.has(Marks::MUST_FLEE) {
                continue;
            }
            if self.may_try_to_rally(unit).is_ok() {
                out.push(Action::TryRally { unit });
            }
            out.push(Action::Flee { unit });
        }
    }

    /// Who has panicked before this phase flees at its beginning, and who panics in it from the next one on (G-R43).
    pub(super) fn may_run(&self, asked: &Asked, unit: UnitId) -> Result<(), Refused> {
        let (it, own) = (self.state.unit(unit), self.seat(unit) == asked.seat);
        let panicked = it.cohesion == Cohesion::Panicked;
        let must = it.marks.has(Marks::MUST_FLEE);
        if panicked && own && !must && self.moves_now(unit) {
            return Err(No::NoFlightYet { unit }.by(RULING_43).see(&[R_10_2_2, R_10_3_1]));
        }
        asked.panic()?;
        match () {
            _ if must => Ok(()),
            _ if !own => Err(No::NotYours { unit }.by(R_10_2_2)),
            _ if it.whereabouts.hex().is_none() => Err(No::NotOnMap { unit }.by(R_10_2_2)),
            _ if !panicked => Err(No::NoPanic { unit }.by(R_10_2_2)),
            _ if self.cavalry_phase() => Err(No::FootLater { unit }.by(RULING_43)),
            _ => Err(No::CavalryBefore { unit }.by(RULING_43)),
        }
    }
}
