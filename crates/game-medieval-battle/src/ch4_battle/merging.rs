//! IV.6 Merging: two worn units of a kind become one full unit.

use super::movement::HALTED;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{HexId, Kind, Moving, UnitId};

/// Joining is a step too, and a halted unit takes none.
pub const HALTED_BEFORE_JOINING: Refused = HALTED.see(&[RULING_21, RULING_57]);

impl Look<'_> {
    /// May a unit join the one on a neighbouring hex, and for how much? Both worn, of one kind (MB-IV.6.a), no wagons
    /// (MB-R58); it moves by the normal rules, so not once it was halted (MB-R57), and pays for the ground only.
    #[inline(always)]
    pub fn may_merge(&self, id: UnitId, moving: Option<&Moving>, with: HexId) -> Result<u8, Refused> {
        let halted = moving.is_some_and(|moving| moving.halted);
        self.may_merge_from(id, self.on_map(id)?, self.state.unit(id).points, halted, with)
    }

    /// The same if the unit stands on `from` with so many points, halted there or not.
    #[inline(always)]
    pub(super) fn may_merge_from(
        &self,
        id: UnitId,
        from: HexId,
        points: u8,
        halted: bool,
        with: HexId,
    ) -> Result<u8, Refused> {
        let kind = self.state.unit(id).kind;
        self.next_to(from, with, R_IV_6_A)?;
        let other = self.friend_to_join(id, with)?;
        self.may_join(id, other)?;
        if halted {
            return Err(HALTED_BEFORE_JOINING);
        }
        self.may_pay_joining(kind, points, with)
    }

    /// The friend who stands there. Where it set out from is empty by then.
    #[inline(always)]
    pub(crate) fn friend_to_join(&self, id: UnitId, with: HexId) -> Result<UnitId, Refused> {
        let other = self.state.at(with).filter(|other| *other != id);
        let other = other.ok_or(No::Nobody { hex: with }.by(R_IV_A))?;
        if other.seat() == id.seat() { Ok(other) } else { Err(No::Enemy { hex: with }.by(R_IV_A)) }
    }

    /// It pays for the ground, if that lets it in.
    #[inline(always)]
    pub(crate) fn may_pay_joining(&self, kind: Kind, points: u8, with: HexId) -> Result<u8, Refused> {
        self.may_stand_on(kind, with)?;
        self.afford(points, self.board.cost(self.charts, kind, with), R_IV_1_A)
    }

    /// Could these two become one, if they met?
    #[inline]
    pub fn may_join(&self, id: UnitId, other: UnitId) -> Result<(), Refused> {
        let (unit, friend) = (self.state.unit(id), self.state.unit(other));
        if unit.kind == Kind::W {
            return Err(No::WagonMerges.by(RULING_58));
        }
        if friend.kind != unit.kind {
            return Err(No::NotSameKind.by(R_IV_6_A));
        }
        if !unit.worn() || !friend.worn() {
            return Err(No::NotWorn.by(RULING_58));
        }
        Ok(())
    }

    /// The points of the merged unit: those of the one that had fewer just before (MB-IV.6.b), the mover's counted
    /// after its last step (MB-R56).
    pub fn merged_points(&self, id: UnitId, with: UnitId, cost: u8) -> u8 {
        (self.state.unit(id).points.saturating_sub(cost)).min(self.state.unit(with).points)
    }
}
