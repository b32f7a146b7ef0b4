//! 7.0 Zones of control. Missile infantry and mounted units that can attack make themselves felt in their two front hexes.

use crate::ids::{HexId, UnitId, Units};
use crate::look::Look;
use crate::state::Status;
use engine::Seat;
use hexboard::facing::aspect;
use hexboard::{Aspect, Side};

impl Look<'_> {
    /// Does it exert a zone (MI-7.1)? The Disordered do, the Retired do not (MI-Q7.1-1).
    #[inline]
    pub fn has_zone(&self, unit: UnitId) -> bool {
        self.type_of(unit).zone && self.status(unit) != Status::Retired
    }

    /// Does the zone of this unit cover a hex? Hexes that are closed to everybody are in no zone (MI-Q7.1-2).
    #[inline]
    pub fn controls(&self, unit: UnitId, hex: HexId) -> bool {
        self.has_zone(unit)
            && self
                .hex_of(unit)
                .is_some_and(|at| self.field().zone(at, self.unit(unit).facing).contains(&hex))
    }

    /// The enemies of this seat whose zones cover a hex.
    pub fn in_enemy_zone(&self, seat: Seat, hex: HexId) -> Units {
        self.zones_at(seat, hex, |_| true)
    }

    #[inline]
    fn zones_at(&self, seat: Seat, hex: HexId, counts: impl Fn(UnitId) -> bool) -> Units {
        let mut list = Units::NONE;
        if !self.field().open(hex) {
            return list;
        }
        for (side, next) in Side::ALL.into_iter().zip(self.field().around(hex)) {
            if *next == HexId::OFF {
                continue;
            }
            let Some(enemy) = self.enemy_at(seat, *next) else { continue };
            let ahead = aspect(self.unit(enemy).facing, side.opposite()) == Aspect::Front;
            if ahead && self.has_zone(enemy) && counts(enemy) {
                list.insert(enemy);
            }
        }
        list
    }

    /// The zones in a hex that stop a unit which enters it (MI-7.2a). At Nájera genitors pass before foot, and everybody passes before
    /// genitors (MI-NAJ-1a, MI-NAJ-1b).
    pub fn stopping_zones(&self, unit: UnitId, hex: HexId) -> Units {
        let rides_by = self.is_genitor(unit);
        let stops = |enemy| !self.is_genitor(enemy) && (!rides_by || self.mounted(enemy));
        self.zones_at(self.seat(unit), hex, stops)
    }

    /// The zones that a unit may not enter again in one activation (MI-7.2c): genitors may, and anybody may enter those of genitors.
    pub fn zones_to_avoid(&self, unit: UnitId, hex: HexId, visited: Units) -> Units {
        if visited.is_empty() || self.is_genitor(unit) {
            return Units::NONE;
        }
        self.zones_at(self.seat(unit), hex, |enemy| visited.contains(enemy) && !self.is_genitor(enemy))
    }

    /// The mounted enemies that a unit on foot pays to get away from (MI-7.2b).
    pub fn zones_to_leave(&self, unit: UnitId, hex: HexId) -> Units {
        if self.mounted(unit) {
            return Units::NONE;
        }
        let costs = |enemy| self.mounted(enemy) && !self.is_genitor(enemy);
        self.zones_at(self.seat(unit), hex, costs)
    }

    /// One of the light horse for whom Nájera has rules of their own (MI-NAJ-1a).
    #[inline]
    pub fn is_genitor(&self, unit: UnitId) -> bool {
        self.battle().special.genitors.is_some_and(|it| it.kind == self.kind(unit))
    }
}
