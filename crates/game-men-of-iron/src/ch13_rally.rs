//! 13 Rally: rest, and standards.

use crate::ids::{StandardId, UnitId, Units};
use crate::look::Look;
use crate::state::*;
use engine::Seat;

impl Look<'_> {
    /// Does it recover at the end of this activation: Disordered since its start, idle, and next to no enemy (MI-13.1a, MI-Q13.1-1,
    /// MI-Q13.1-2)? A unit that is lent rests with its own Command only (MI-R58).
    pub fn recovers(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        let idle = it.marks.has(Marks::WAS_DISORDERED) && !it.marks.has(Marks::BUSY | Marks::LENT);
        let own = self.command_of(unit) == self.state.now.control.command;
        let apart = |hex| !self.enemy_beside(self.seat(unit), hex);
        own && idle && it.status == Status::Disordered && self.hex_of(unit).is_some_and(apart)
    }

    /// Would it recover if it did nothing? It is what a player should know before he moves it.
    pub fn would_recover(&self, unit: UnitId) -> bool {
        self.status(unit) == Status::Disordered
            && self.hex_of(unit).is_some_and(|hex| !self.enemy_beside(self.seat(unit), hex))
    }

    /// The standard to which a unit is Retired: that of its Command, or that of the army. None if it is gone (MI-13.2d).
    pub fn standard_of(&self, unit: UnitId) -> Option<StandardId> {
        let (seat, command) = (self.seat(unit), self.command_of(unit));
        let all = || StandardId::number(&self.battle().standards).filter(move |(_, it)| it.side == seat);
        let own = all().find(|(_, it)| it.command == command);
        let (id, _) = own.or_else(|| all().find(|(_, it)| it.command == crate::ids::CommandId::NONE))?;
        self.state.standards[id.index()].then_some(id)
    }

    /// Whom this standard brings back: Retired to it, near it, and next to no enemy (MI-13.2a, MI-13.1c).
    pub fn rallies_at(&self, standard: StandardId) -> Units {
        let it = self.battle().standard(standard);
        let near = self.charts().movement.standard;
        let comes = |(unit, hex): &(UnitId, crate::ids::HexId)| {
            self.status(*unit) == Status::Retired
                && self.standard_of(*unit) == Some(standard)
                && self.field().distance(*hex, it.hex) <= near
                && !self.enemy_beside(it.side, *hex)
        };
        self.on_map(it.side).filter(comes).map(|(unit, _)| unit).collect()
    }

    /// Standards of a seat that stand.
    pub fn standards_of(&self, seat: Seat) -> impl Iterator<Item = StandardId> + '_ {
        let own = StandardId::number(&self.battle().standards).filter(move |(_, it)| it.side == seat);
        own.map(|(id, _)| id).filter(|id| self.state.standards[id.index()])
    }
}
