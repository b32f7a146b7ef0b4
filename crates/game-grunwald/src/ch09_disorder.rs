//! 9 and 10. Disorganisation and panic: what becomes of a unit, and by which rules.

use crate::event::Cause;
use crate::look::Look;
use crate::rules::*;
use crate::state::{Cohesion, UnitId};
use engine::Rule;

impl Look<'_> {
    /// What becomes of a unit in such order that is disorganised, and by which rules: by a combat the disorganised panic, by fire or
    /// ground they stay what they are (G-R29). Nothing becomes of one beside a leader (G-9.1.3). Which rule it is on bad ground the
    /// ground says ([`Look::ground_disorganises`]).
    pub fn worse(
        &self,
        unit: UnitId,
        cohesion: Cohesion,
        cause: Cause,
        led: bool,
    ) -> Option<(Cohesion, &'static [Rule])> {
        let mounted = self.card(unit).kind.mounted();
        let worse: (Cohesion, &[Rule]) = match (cohesion, cause) {
            _ if led && cause != Cause::Pushed => return None,
            (_, Cause::Pushed) => (Cohesion::Panicked, &[R_5_4_4, RULING_35]),
            (Cohesion::Good, Cause::Combat) => (Cohesion::Disorganised, &[R_9_1_1, R_T_4]),
            (Cohesion::Disorganised, Cause::Combat) => (Cohesion::Panicked, &[R_10_1_1, R_T_4]),
            (Cohesion::Good, Cause::Demoralised) => (Cohesion::Disorganised, &[R_T_3, RULING_13]),
            (Cohesion::Disorganised, Cause::Demoralised) => (Cohesion::Panicked, &[R_T_3, RULING_13]),
            (Cohesion::Good, Cause::Ground) => (Cohesion::Disorganised, &[]),
            (Cohesion::Good, Cause::Fire) => (Cohesion::Disorganised, &[R_9_1_1, RULING_29]),
            // The rider who failed, or the foot that gave way before him.
            (Cohesion::Good, Cause::Overrun) if mounted => (Cohesion::Disorganised, &[R_5_8_7]),
            (Cohesion::Good, Cause::Overrun) => (Cohesion::Disorganised, &[R_5_8_5A, RULING_38]),
            _ => return None,
        };
        (worse.0 != cohesion).then_some(worse)
    }
}
