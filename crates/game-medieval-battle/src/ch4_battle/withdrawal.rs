//! IV.3 Retreat to a prepared position: the answer to a melee attack.

use crate::look::{Look, No};
use crate::rules::*;
use crate::state::{HexId, Kind, UnitId};
use engine::Seat;

impl Look<'_> {
    /// May the attacked unit go there? To a free neighbouring hex outside every zone of the attacking seat (MB-IV.3.b,
    /// MB-R30), the attacker's own included (MB-R31), if it can pay for the ground (MB-IV.1.h). Returns the price.
    pub fn may_retreat(&self, defender: UnitId, to: HexId) -> Result<u8, No> {
        let unit = self.state.unit(defender);
        if unit.kind == Kind::W {
            return Err(No::WagonRetreats);
        }
        self.next_to(unit.hex().ok_or(No::NotOnMap)?, to)?;
        if self.state.at(to).is_some() {
            return Err(No::Taken(to));
        }
        if !self.board.allows(self.charts, unit.kind, to) {
            return Err(No::Ground(to));
        }
        if self.controlled_by(defender.seat().other(), to) {
            return Err(No::RetreatIntoZone(to));
        }
        self.afford(unit.points, self.board.cost(self.charts, unit.kind, to), R_IV_1_H)
    }

    /// May the attacked unit leave the map? Over an edge position that no enemy controls, for the price of a plain
    /// (MB-IV.3.d, MB-R34).
    pub fn may_leave(&self, defender: UnitId) -> Result<u8, No> {
        let unit = self.state.unit(defender);
        if unit.kind == Kind::W {
            return Err(No::WagonRetreats);
        }
        let hex = unit.hex().ok_or(No::NotOnMap)?;
        if self.board.geo.beyond[usize::from(hex)].is_empty() {
            return Err(No::NoEdge);
        }
        if !self.edge_open(defender.seat().other(), hex) {
            return Err(No::EdgeClosed);
        }
        self.afford(unit.points, self.charts.leave_map, R_IV_1_H)
    }

    /// Has the attacked unit any answer but to stand?
    pub fn can_withdraw(&self, defender: UnitId) -> bool {
        let unit = self.state.unit(defender);
        if unit.kind == Kind::W || unit.points == 0 {
            return false;
        }
        let Some(hex) = unit.hex() else { return false };
        let around = self.board.geo.around[usize::from(hex)];
        around.into_iter().any(|to| self.may_retreat(defender, to).is_ok())
            || self.may_leave(defender).is_ok()
    }

    /// Would some way be open to the attacked unit if it had more points? Then it is those that it lacks (MB-IV.1.h).
    pub fn lacks_points_to_withdraw(&self, defender: UnitId) -> bool {
        let Some(hex) = self.state.unit(defender).hex() else { return false };
        let lacks = |answer: Result<u8, No>| matches!(answer, Err(No::Points { .. }));
        let around = self.board.geo.around[usize::from(hex)];
        around.into_iter().any(|to| lacks(self.may_retreat(defender, to))) || lacks(self.may_leave(defender))
    }

    /// Where the marker of a unit that leaves the map is put: at that one of its outer modules from which the way
    /// round to the wagon is shortest (MB-R59).
    pub fn exit_marker(&self, seat: Seat, hex: HexId) -> u8 {
        let ring = self.board.geo.ring;
        let places = (0..ring).filter(|place| self.board.geo.modules[usize::from(hex)] >> place & 1 == 1);
        let wagon = self.wagon_modules(seat);
        // The first of equally near ones, in the order of the ring.
        places.min_by_key(|place| wagon.map_or(0, |modules| self.ring_steps(*place, modules))).unwrap_or(0)
    }
}
