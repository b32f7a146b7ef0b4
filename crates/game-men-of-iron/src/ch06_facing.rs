//! 6.0 Facing. A unit points to a corner of its hex: two hexes in front, two on its flanks, two behind it.

use crate::ids::{HexId, UnitId};
use crate::look::Look;
use hexboard::{Aspect, Corner, Through};

impl Look<'_> {
    /// Which way a unit faces; axes inside a schiltron face with it, for they have no facing of their own (MI-BAN-3b).
    #[inline]
    pub fn facing_of(&self, unit: UnitId) -> Corner {
        self.host_of(unit).map_or(self.unit(unit).facing, |host| self.unit(host).facing)
    }

    /// The schiltron that this unit stands inside.
    pub fn host_of(&self, unit: UnitId) -> Option<UnitId> {
        let axes = self.battle().special.axes?;
        if self.kind(unit) != axes.guest || !self.state.is_inside(unit) {
            return None;
        }
        self.state.at(self.state.hex_of(unit)?)
    }

    /// Through which sides of a unit something comes that stands in this hex, at any distance; two where the line runs through a
    /// corner (MI-Q9.1-1). The flanks of a locked schiltron are its front (MI-SCH-3).
    pub fn aspect_to(&self, unit: UnitId, from: HexId) -> Through<Aspect> {
        let seen = self.state.hex_of(unit).and_then(|hex| self.field().arc(hex, self.facing_of(unit), from));
        let seen = seen.unwrap_or(Through::One(Aspect::Front));
        if self.locked(unit) {
            return seen.map(|aspect| if aspect == Aspect::Flank { Aspect::Front } else { aspect });
        }
        seen
    }

    /// Is a turn within what a unit may make that cannot turn freely (MI-6.2b, MI-14.1d)?
    #[inline]
    pub fn small_turn(&self, from: Corner, to: Corner) -> bool {
        from.sixths_to(to) <= self.charts().movement.turn
    }
}
