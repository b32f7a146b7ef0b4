//! Why a unit does not get to a hex in one move: what stands in the way on the next step, or how far it is.

use crate::ch03_zones::Zone;
use crate::field::HexId;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{UnitId, Walk};
use hexboard::Side;

impl Look<'_> {
    /// The first reason that keeps a unit from a hex that no way leads to.
    pub fn why_not_there(&self, unit: UnitId, walk: &Walk, from: HexId, to: HexId) -> Refused {
        if let Err(refused) = self.may_go_on(unit, walk).and_then(|()| self.may_march(unit)) {
            return refused;
        }
        // A neighbour: turned that way, could it go there?
        if let Some(side) = self.field().side_to(from, to) {
            return self.why_not_beside(unit, walk, from, side);
        }
        // Wherever it is, nobody could go there.
        if let Err(refused) = self.may_be_entered(unit, to) {
            return refused;
        }
        let hexes = self.field().distance(from, to).min(255) as u8;
        No::TooFar { unit, hex: to, hexes }.by(R_4_1_3).see(&[R_4_2_1, R_4_3_1])
    }

    fn why_not_beside(&self, unit: UnitId, walk: &Walk, from: HexId, side: Side) -> Refused {
        let it = self.state.unit(unit);
        let sixths = it.facing.sixths_to(side);
        let charge = if sixths == 0 { it.charge } else { 0 };
        let entry = match self.entry(unit, from, side, charge, walk, false) {
            Err(refused) => return refused,
            Ok(entry) => entry,
        };
        let turn = match sixths {
            0 => 0,
            _ => match self.turnable(unit, from, it.charge, walk, sixths) {
                Err(refused) => return refused,
                Ok(cost) => cost,
            },
        };
        let needs = (turn + entry.cost).clamp(0, 255) as u8;
        if entry.zone == Zone::Stops && needs <= walk.left {
            return No::Halted { unit }.by(R_3_3_2).see(&[RULING_67]);
        }
        No::Points { unit, needs, has: walk.left }.by(R_4_1_3).see(&[R_4_1_5, RULING_03])
    }
}
