//! The wagon: it never defends itself, and it is worth three points.

use crate::look::{Cited, Look};
use crate::rules::*;
use crate::state::UnitId;

/// What an attack does to a wagon (MB-IV.W.4). Shots count as attacks too (MB-R47).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    Turned,
    Destroyed,
}

impl Look<'_> {
    /// Fortified it is turned, turned it is destroyed.
    pub fn blow(&self, wagon: UnitId) -> Blow {
        if self.fortified(wagon) { Blow::Turned } else { Blow::Destroyed }
    }

    /// A destroyed wagon is worth its points (MB-V.2). Even if they suffice to win, they are counted when the turn is over (MB-R64).
    pub fn rules_behind_destroying(&self, wagon: UnitId) -> Cited {
        let mut rules = Cited::from_iter([R_IV_W_4, R_IV_W_1, R_IV_W_6, R_V_2]);
        if self.points(wagon.seat().other()) + self.charts.wagon_points >= self.goal() {
            rules.push(RULING_64);
        }
        rules
    }

    /// A wagon is fortified as long as it has its point (MB-IV.W.2).
    pub fn fortified(&self, wagon: UnitId) -> bool {
        self.state.unit(wagon).points > 0
    }
}
