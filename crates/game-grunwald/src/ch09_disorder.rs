//! 9 and 10. Disorganisation and panic: what becomes of a unit, and by which rules.

use crate::event::Cause;
use crate::look::Look;
use crate::rules::*;
use crate::state::{Order, UnitId};
use engine::Rule;

impl Look<'_> {
    /// What becomes of a unit in such order that is disorganised, and by which rules: by a combat the disorganised panic, by fire or
    /// ground they stay what they are (G-R29). Nothing becomes of one beside a leader (G-9.1.3). Which rule it is on bad ground the
    /// ground says ([`Look::ground_disorganises`]).
    pub fn worse(
        &self,
        unit: UnitId,
        order: Order,
        cause: Cause,
        led: bool,
    ) -> Option<(Order, &'static [Rule])> {
        let mounted = self.card(unit).kind.mounted();
        let worse: (Order, &[Rule]) = match (order, cause) {
            _ if led && cause != Cause::Pushed => return None,
            (_, Cause::Pushed) => (Order::Panicked, &[R_5_4_4, RULING_35]),
            (Order::Good, Cause::Combat) => (Order::Disorganised, &[R_9_1_1, R_T_4]),
            (Order::Disorganised, Cause::Combat) => (Order::Panicked, &[R_10_1_1, R_T_4]),
            (Order::Good, Cause::Demoralised) => (Order::Disorganised, &[R_T_3, RULING_13]),
            (Order::Disorganised, Cause::Demoralised) => (Order::Panicked, &[R_T_3, RULING_13]),
            (Order::Good, Cause::Ground) => (Order::Disorganised, &[]),
            (Order::Good, Cause::Fire) => (Order::Disorganised, &[R_9_1_1, RULING_29]),
            // The rider who failed, or the foot that gave way before him.
            (Order::Good, Cause::Overrun) if mounted => (Order::Disorganised, &[R_5_8_7]),
            (Order::Good, Cause::Overrun) => (Order::Disorganised, &[R_5_8_5A, RULING_38]),
            _ => return None,
        };
        (worse.0 != order).then_some(worse)
    }
}
