//! A position to ask questions about, and why something may not be done.

use crate::content::Charts;
use crate::field::{Field, HexId};
use crate::state::{State, UnitId, Walk};
use crate::{Card, Grunwald};
use engine::{Rule, Seat};

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
        self.rules.roster.iter().position(|card| card.printed == printed).map(|at| at as UnitId)
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

/// Why something may not be done, before it is put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    /// The front hex is off the map.
    OffMap,
    Lake(HexId),
    River(HexId),
    Enemy(HexId),
    /// Too many strength points in the hex.
    Full(HexId),
    /// At this speed foot is ridden down, not joined.
    MustOverrun(HexId),
    Points {
        needs: u8,
        has: u8,
        rule: Rule,
    },
    /// A zone, a shot or a test has ended the move.
    Halted,
    /// Already turned in this hex.
    TurnedHere,
    /// Too fast to turn so far.
    TooFast,
    /// The minimum move is a whole move.
    Begun,
    /// Only cavalry, and only where its charge would rise.
    NoPace,
    NotOnMap,
    /// Not cavalry, or not fast enough to ride anybody down.
    TooSlow,
    /// No foot there, or not foot alone.
    NoFoot(HexId),
    /// The ground keeps riders off.
    Sheltered(HexId),
}
