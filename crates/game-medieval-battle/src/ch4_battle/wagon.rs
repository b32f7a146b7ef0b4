//! The wagon: it never defends itself, and it is worth three points.

use crate::look::Look;
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

    /// A wagon is fortified as long as it has its point (MB-IV.W.2).
    pub fn fortified(&self, wagon: UnitId) -> bool {
        self.state.unit(wagon).points > 0
    }
}
