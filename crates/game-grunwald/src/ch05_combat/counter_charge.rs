//! 5.7 Counter-charge: who may ride against a moving enemy, and how.

use crate::ch03_zones::is_front;
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::rules::*;
use crate::state::{Marks, Order, UnitId, Walk, Walker};
use engine::{Rule, Seat};
use hexboard::Side;
use hexboard::facing::in_cone;

/// A way to ride against the enemy: a turn of a sixth or none, then one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onset {
    pub unit: UnitId,
    pub turn: i8,
    pub to: HexId,
}

impl Look<'_> {
    /// May anybody of this seat counter-charge an enemy in that hex? Not where he already touches one of theirs (G-5.7.10).
    /// Those who have ridden against him just now do not count (G-5.7.5).
    pub fn may_be_countered(&self, seat: Seat, hex: HexId, declared: &[UnitId]) -> bool {
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
        let mut there = around.flat_map(|near| self.state.at(near));
        !there.any(|id| self.seat(id) == seat && !declared.contains(&id))
    }

    /// The rule by which nobody of this seat, or not this unit, counter-charges an enemy in that hex.
    pub fn why_no_counter(&self, id: UnitId, hex: HexId, declared: &[UnitId]) -> Option<Rule> {
        if !self.may_be_countered(self.seat(id), hex, declared) {
            return Some(R_5_7_10);
        }
        self.why_no_onset(id, hex).or_else(|| self.onsets(id, hex).is_empty().then_some(R_5_7_2))
    }

    /// The units of a seat that could ride against an enemy in that hex (G-5.7.1, G-R32).
    pub fn counter_chargers(&self, seat: Seat, hex: HexId) -> Vec<UnitId> {
        if !self.may_be_countered(seat, hex, &[]) {
            return Vec::new();
        }
        let far = &self.field().two[usize::from(hex)];
        let there = far.iter().flat_map(|two| self.state.at(two.to));
        let mut list: Vec<UnitId> =
            there.filter(|id| self.seat(*id) == seat && !self.onsets(*id, hex).is_empty()).collect();
        list.sort_unstable();
        list
    }

    /// How a unit could ride against an enemy in that hex: its turn and its hex (G-5.7.2).
    pub fn onsets(&self, id: UnitId, target: HexId) -> Vec<Onset> {
        let Some(from) = self.state.hex_of(id).filter(|_| self.why_no_onset(id, target).is_none()) else {
            return Vec::new();
        };
        [0, -1, 1].into_iter().filter_map(|turn| self.onset(id, from, target, turn)).collect()
    }

    /// The rule that keeps a unit from riding against an enemy in that hex, whatever the ground between them.
    pub fn why_no_onset(&self, id: UnitId, target: HexId) -> Option<Rule> {
        let (unit, card) = (self.state.unit(id), self.card(id));
        let Some(from) = unit.spot.hex() else { return Some(R_5_7_1) };
        // Asked of everybody at every step of every move: the cheap questions come first.
        let ahead = || {
            self.field().distance(from, target) == 2
                && in_cone(self.field().hex(from), unit.facing, self.field().hex(target))
        };
        match () {
            _ if !card.kind.mounted() || !ahead() => Some(R_5_7_1),
            _ if unit.order == Order::Panicked => Some(RULING_32),
            _ if unit.marks.has(Marks::COUNTERED) => Some(R_5_7_7),
            _ if unit.marks.has(Marks::BOUND) => Some(R_7_1_3),
            _ if self.controlled(card.side.other(), from) => Some(R_5_7_8),
            _ => None,
        }
    }

    fn onset(&self, id: UnitId, from: HexId, target: HexId, turn: i8) -> Option<Onset> {
        let unit = self.state.unit(id);
        let facing = unit.facing.turned(turn.into());
        let to = self.field().neighbour(from, facing);
        if to == OFF || self.field().distance(to, target) != 1 {
            return None;
        }
        // It must have the enemy in its front afterwards, and its zone must reach him.
        let side = self.field().side_to(to, target)?;
        if !is_front(facing, side) || !self.zone_crosses(to, side) {
            return None;
        }
        let (charge, spent) = match turn {
            0 => (unit.charge, 0),
            _ => (0, self.turn_cost(id, from, unit.charge, 1, unit.marks.has(Marks::ON_ROAD)).sum()),
        };
        let walk = Walk::of(Walker::Unit(id), self.allowance(id));
        let entry = self.entry(id, from, facing, charge, &walk, false).ok()?;
        let enough = spent + entry.cost.sum() <= self.allowance(id).into();
        enough.then_some(Onset { unit: id, turn, to })
    }

    /// Does the ground into which it has just ridden disorganise it (G-4.2.5, G-5.7.6)?
    pub fn onset_disorganises(&self, id: UnitId) -> bool {
        let unit = self.state.unit(id);
        let Some(at) = unit.spot.hex() else { return false };
        let by_road = self.field().side(at, unit.facing.opposite()).road();
        self.ground_disorganises(id, at, by_road)
    }

    /// The charge level with which it arrives (G-5.7.6).
    pub fn onset_charge(&self, onset: Onset) -> u8 {
        let unit = self.state.unit(onset.unit);
        let Some(from) = unit.spot.hex() else { return 0 };
        let facing: Side = unit.facing.turned(onset.turn.into());
        let charge = if onset.turn == 0 { unit.charge } else { 0 };
        self.charge_after(onset.unit, charge, from, facing, false)
    }
}
