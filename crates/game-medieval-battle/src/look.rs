//! A position with everything that is asked of it.
//!
//! Every question "may this be done?" is answered by one function that returns its price, or a [`No`] with the rule that forbids
//! it. Listing the legal actions, checking one, explaining it and carrying it out all ask the same function.

use crate::ch1_battlefield::Board;
use crate::content::Charts;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::Rule;

pub use crate::refusing::{No, Refused};

/// A position, its board and its charts.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub charts: &'a Charts,
    pub board: &'a Board,
    pub state: &'a State,
    /// Chapter VI is in use.
    pub dismounting: bool,
}

/// The rules behind an event or an answer, where circumstances decide them. They live on the stack.
pub type Cited = ArrayVec<Rule, 16>;

/// All reasons against an answer that is put together from parts: more than one part may be wrong.
pub type AllRefused = Vec<Refused>;

impl Look<'_> {
    /// The hex of a unit on the map: only those act.
    #[inline]
    pub fn on_map(&self, unit: UnitId) -> Result<HexId, Refused> {
        self.state.unit(unit).hex().ok_or(No::NotOnMap.by(R_IV_A))
    }

    /// Is there such a hex? Nobody leaves the map but by retreating.
    #[inline]
    pub fn exists(&self, hex: HexId) -> Result<(), Refused> {
        if usize::from(hex) < self.board.geo.hexes.len() { Ok(()) } else { Err(No::OffMap.by(R_IV_3_D)) }
    }

    /// Does the ground let a kind of unit onto a hex?
    #[inline]
    pub fn may_stand_on(&self, kind: Kind, hex: HexId) -> Result<(), Refused> {
        match self.board.allows(self.charts, kind, hex) {
            true => Ok(()),
            false => Err(No::Ground { kind, hex }.by(self.board.closing_rule(kind, hex))),
        }
    }

    /// The defender in a melee that waits for an answer.
    pub fn defender(&self) -> Option<UnitId> {
        match self.state.phase {
            Phase::Respond { defender, .. } => Some(defender),
            _ => None,
        }
    }
}
