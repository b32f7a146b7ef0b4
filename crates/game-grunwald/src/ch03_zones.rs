//! 3. Facing and zones of control.

use crate::field::{HexId, OFF};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{Cohesion, UnitId};
use engine::Seat;
use hexboard::Side;

/// The three front sides of a facing (G-3.1.1): left, middle, right.
pub fn front(facing: Side) -> [Side; 3] {
    [facing.turned(-1), facing, facing.turned(1)]
}

/// Does a side lie in the front zone of a facing?
#[inline]
pub fn is_front(facing: Side, side: Side) -> bool {
    facing.sixths_to(side) <= 1
}

impl Look<'_> {
    /// The front zone of a unit on the map (G-3.1.1).
    pub fn front_zone(&self, id: UnitId) -> [HexId; 3] {
        let unit = self.state.unit(id);
        match unit.whereabouts.hex() {
            Some(hex) => front(unit.facing).map(|side| self.field().neighbour(hex, side)),
            None => [OFF; 3],
        }
    }

    /// Has the unit a zone of control? Cavalry and infantry that have not panicked (G-3.2.2, G-10.2.1).
    #[inline]
    pub fn has_zone(&self, id: UnitId) -> bool {
        self.may_control_anything(id).is_ok()
    }

    /// Whoever controls nothing attacks nobody, wherever he looks.
    #[inline]
    pub fn may_control_anything(&self, unit: UnitId) -> Result<(), Refused> {
        if self.state.unit(unit).cohesion == Cohesion::Panicked {
            return Err(No::NoAttacker { unit }.by(R_10_2_1).see(&[R_5_2_4]));
        }
        if !self.card(unit).kind.controls() {
            return Err(No::NoAttacker { unit }.by(R_3_2_2).see(&[R_5_2_4]));
        }
        Ok(())
    }

    /// Does a zone reach from this unit to a hex that lies in front of it, and only the river keeps it from there?
    pub fn cut_off_by_river(&self, id: UnitId, hex: HexId) -> bool {
        let unit = self.state.unit(id);
        let side = unit.whereabouts.hex().and_then(|from| Some((from, self.field().side_to(from, hex)?)));
        side.is_some_and(|(from, side)| is_front(unit.facing, side) && !self.zone_crosses(from, side))
    }

    /// Does a zone reach across a hexside? Not over a river (G-3.2.3), but over its bridges and fords (G-R24).
    #[inline]
    pub fn zone_crosses(&self, from: HexId, side: Side) -> bool {
        let features = self.field().side(from, side);
        if self.rules.options.closed_rivers { !features.river() } else { !features.barred() }
    }

    /// Does this unit control that hex (G-3.2.1)?
    pub fn controls(&self, id: UnitId, hex: HexId) -> bool {
        let unit = self.state.unit(id);
        let Some(from) = unit.whereabouts.hex() else { return false };
        let Some(side) = self.field().side_to(from, hex) else { return false };
        self.has_zone(id) && is_front(unit.facing, side) && self.zone_crosses(from, side) && !self.closed(hex)
    }

    /// The units of a seat that control a hex.
    pub fn controllers(&self, seat: Seat, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let around = if usize::from(hex) < self.field().len() {
            self.field().next[usize::from(hex)]
        } else {
            [OFF; 6]
        };
        let look = *self;
        around
            .into_iter()
            .filter(|near| *near != OFF)
            .flat_map(move |near| look.state.at(near))
            .filter(move |id| look.seat(*id) == seat && look.controls(*id, hex))
    }

    /// Is a hex in a zone of control of this seat (G-3.2.1)?
    #[inline]
    pub fn controlled(&self, seat: Seat, hex: HexId) -> bool {
        self.controllers(seat, hex).next().is_some()
    }

    /// Must a unit of this seat with this charge level stop on entering a hex? Not if it is faster than everybody whose zone it
    /// enters (G-3.3.2, G-3.3.3, G-R23).
    pub fn stops(&self, seat: Seat, hex: HexId, charge: u8, mounted: bool) -> Zone {
        let highest = self.controllers(seat.other(), hex).map(|id| self.state.unit(id).charge).max();
        match highest {
            None => Zone::Free,
            Some(highest) if mounted && charge > highest => Zone::Passed,
            Some(_) => Zone::Stops,
        }
    }

    /// What the zones say to a unit that has come into a hex: entering one is free; whoever is stopped there is not turned either.
    pub fn rules_behind_zone(&self, id: UnitId, hex: HexId, zone: Zone) -> Cited {
        let mut rules = match zone {
            Zone::Free => return Cited::new(),
            Zone::Passed => vec![R_3_3_3, R_3_3_1, RULING_23],
            Zone::Stops => vec![R_3_3_2, R_3_2_1, R_3_2_4, R_3_3_1, RULING_23, RULING_67],
        };
        // Over the bridge or the ford of a river.
        let crosses = |controller: UnitId| {
            let from = self.state.hex_of(controller);
            let side = from.and_then(|from| Some(self.field().side(from, self.field().side_to(from, hex)?)));
            side.is_some_and(|side| side.river())
        };
        rules.extend(self.controllers(self.seat(id).other(), hex).any(crosses).then_some(RULING_24));
        rules
    }

    /// Does an attack from one hex come in at the back of a unit in the next (G-3.1.2)?
    pub fn lies_behind(&self, id: UnitId, from: HexId) -> bool {
        let unit = self.state.unit(id);
        let side = unit.whereabouts.hex().and_then(|hex| self.field().side_to(hex, from));
        side.is_some_and(|side| !is_front(unit.facing, side))
    }
}

/// What enemy zones mean for who enters a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    Free,
    /// Faster than all who control it: it may go on, and the next hex costs more.
    Passed,
    Stops,
}
