//! A position to ask questions about.
//!
//! Every question "may this be done?" is answered by one function that returns its price, or a [`No`] with the rule that forbids
//! it. Listing the legal actions, checking one, pointing at one and carrying it out all ask the same function.

use crate::content::Charts;
use crate::field::{Field, HexId};
use crate::state::{State, UnitId, Walk};
use crate::{Card, Grunwald};
use engine::{Rule, Seat};

pub use crate::refusing::{No, Refused};

#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub rules: &'a Grunwald,
    pub state: &'a State,
}

impl Grunwald {
    #[inline]
    pub fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { rules: self, state }
    }
}

impl<'a> Look<'a> {
    #[inline]
    pub fn charts(&self) -> &'a Charts {
        &self.rules.content.charts
    }

    #[inline]
    pub fn field(&self) -> &'a Field {
        &self.rules.content.field
    }

    #[inline]
    pub fn card(&self, id: UnitId) -> &'a Card {
        &self.rules.roster[usize::from(id)]
    }

    #[inline]
    pub fn seat(&self, id: UnitId) -> Seat {
        self.card(id).side
    }

    pub fn name(&self, id: UnitId) -> &'a str {
        &self.rules.content.counters.units[usize::from(self.card(id).printed)].id
    }

    /// The counter with this name.
    pub fn find(&self, name: &str) -> Option<UnitId> {
        let printed = self.rules.content.counters.unit(name)? as u8;
        self.rules.roster.iter().position(|card| card.printed == printed).map(UnitId::new)
    }

    pub fn label(&self, hex: HexId) -> &'a str {
        self.field().label(hex)
    }

    /// The walk of this unit, if it is under way.
    pub fn walk_of(&self, id: UnitId) -> Option<&'a Walk> {
        self.state.now.walk.as_ref().filter(|walk| walk.unit() == Some(id))
    }
}

/// The rules that an event rests on.
pub type Cited = Vec<Rule>;
