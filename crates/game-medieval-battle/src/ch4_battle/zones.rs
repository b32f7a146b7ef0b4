//! IV.2 Zone of control: the neighbouring hexes that a unit could occupy.

use crate::look::{Cited, Look};
use crate::rules::*;
use crate::state::{HexId, Kind, Moving, OFF, UnitId};
use engine::Seat;

impl Look<'_> {
    /// Does a unit control a neighbouring hex? Only terrain counts (MB-IV.2.a): neither its points, nor its losses, nor
    /// who stands there (MB-R18, MB-R19). A wagon controls plains only (MB-R20).
    #[inline]
    pub fn controls(&self, unit: UnitId, hex: HexId) -> bool {
        let unit = self.state.unit(unit);
        let next = unit.hex().is_some_and(|at| self.board.geo.distance(at, hex) == 1);
        next && self.zone_covers(unit.kind, hex)
    }

    /// The hexes that a unit controls.
    #[inline]
    pub fn zone_of(&self, unit: UnitId) -> impl Iterator<Item = HexId> {
        let unit = self.state.unit(unit);
        let around = unit.hex().into_iter().flat_map(move |at| self.board.geo.around[usize::from(at)]);
        around.filter(move |next| *next != OFF && self.zone_covers(unit.kind, *next))
    }

    /// Does the zone of a kind of unit next door cover a hex?
    #[inline]
    fn zone_covers(&self, kind: Kind, hex: HexId) -> bool {
        self.board.allows(self.charts, kind, hex)
    }

    /// Is a hex in a zone of control of this seat?
    #[inline]
    pub fn controlled_by(&self, seat: Seat, hex: HexId) -> bool {
        self.board.geo.around[usize::from(hex)].into_iter().any(|next| self.hostile_zone(seat, next, hex))
    }

    #[inline]
    fn hostile_zone(&self, seat: Seat, from: HexId, hex: HexId) -> bool {
        from != OFF
            && self
                .state
                .at(from)
                .is_some_and(|id| id.seat() == seat && self.zone_covers(self.state.unit(id).kind, hex))
    }

    /// The units of a seat that control a hex.
    pub fn controllers(&self, seat: Seat, hex: HexId) -> Vec<UnitId> {
        let around = self.board.geo.around[usize::from(hex)].into_iter();
        around
            .filter(|next| self.hostile_zone(seat, *next, hex))
            .filter_map(|next| self.state.at(next))
            .collect()
    }

    /// What a unit has to expect that steps among these: it is halted (MB-IV.2.d), may attack who controls it (MB-IV.2.c) or shoot
    /// (MB-IV.2.e), even if it has only just left a zone (MB-IV.2.f); a wagon's zone is like any other (MB-IV.W.5).
    pub fn rules_behind_halting(&self, id: UnitId, moving: Option<&Moving>, by: &[UnitId]) -> Cited {
        let mut rules = Cited::from_iter([R_IV_2_D, R_IV_2_C, RULING_18, RULING_21]);
        if self.charts.kind(self.state.unit(id).kind).range > 0 {
            rules.push(R_IV_2_E);
        }
        rules.extend(self.rule_of_leaving_a_zone(id, moving));
        if by.iter().any(|id| self.state.unit(*id).kind == Kind::W) {
            rules.extend([R_IV_W_5, RULING_20]);
        }
        rules
    }

    /// Is there a way off the map from this hex that no unit of `seat` controls? Zones reach over the edge, and the
    /// ground there is plain, which every unit may enter (MB-IV.2.b).
    pub fn edge_open(&self, seat: Seat, hex: HexId) -> bool {
        let watched = |near: &HexId| self.state.at(*near).is_some_and(|id| id.seat() == seat);
        self.board.geo.beyond[usize::from(hex)].iter().any(|position| !position.iter().any(watched))
    }
}
