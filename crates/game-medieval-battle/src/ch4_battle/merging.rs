//! IV.6 Merging: two worn units of a kind become one full unit.

use crate::look::{Look, No};
use crate::rules::*;
use crate::state::{HexId, Kind, Moving, UnitId};

impl Look<'_> {
    /// May a unit join the one on a neighbouring hex, and for how much? Both worn, of one kind (MB-IV.6.a), no wagons
    /// (MB-R58); it moves by the normal rules, so not once it was halted (MB-R57), and pays for the ground only.
    pub fn may_merge(&self, id: UnitId, moving: Option<&Moving>, with: HexId) -> Result<u8, No> {
        let unit = self.state.unit(id);
        let from = unit.hex().ok_or(No::NotOnMap)?;
        self.next_to(from, with)?;
        let other = self.state.at(with).ok_or(No::Nobody(with))?;
        if other.seat() != id.seat() {
            return Err(No::Enemy(with));
        }
        self.may_join(id, other)?;
        if moving.is_some_and(|moving| moving.halted) {
            return Err(No::Halted);
        }
        if !self.board.allows(self.charts, unit.kind, with) {
            return Err(No::Ground(with));
        }
        self.afford(unit.points, self.board.cost(self.charts, unit.kind, with), R_IV_1_A)
    }

    /// Could these two become one, if they met?
    pub fn may_join(&self, id: UnitId, other: UnitId) -> Result<(), No> {
        let (unit, friend) = (self.state.unit(id), self.state.unit(other));
        if unit.kind == Kind::W {
            return Err(No::WagonMerges);
        }
        if friend.kind != unit.kind {
            return Err(No::NotSameKind);
        }
        if !unit.worn() || !friend.worn() {
            return Err(No::NotWorn);
        }
        Ok(())
    }

    /// The points of the merged unit: those of the one that had fewer just before (MB-IV.6.b), the mover's counted
    /// after its last step (MB-R56).
    pub fn merged_points(&self, id: UnitId, with: UnitId, cost: u8) -> u8 {
        (self.state.unit(id).points.saturating_sub(cost)).min(self.state.unit(with).points)
    }
}
