//! 5.7 Counter-charge: who may ride against a moving enemy, and how.

use crate::ch03_zones::is_front;
use crate::field::{HexId, OFF};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{Cohesion, Marks, UnitId, Walk, Walker};
use engine::sorted::InOrder;
use engine::{Rule, Seat};
use hexboard::Side;
use hexboard::facing::in_cone;

/// A way to ride against the enemy: a turn of a sixth or none, then one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterCharge {
    pub unit: UnitId,
    pub turn: i8,
    pub to: HexId,
}

impl Look<'_> {
    /// May anybody of this seat counter-charge an enemy in that hex? Not where he already touches one of theirs (G-5.7.10).
    /// Those who have ridden against him just now do not count (G-5.7.5).
    pub fn may_be_countered(&self, seat: Seat, hex: HexId, ridden: &[UnitId]) -> Result<(), Refused> {
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
        let mut there = around.flat_map(|near| self.state.at(near));
        match there.any(|id| self.seat(id) == seat && !ridden.contains(&id)) {
            true => Err(No::InContact.by(R_5_7_10).see(&[RULING_32])),
            false => Ok(()),
        }
    }

    /// May this unit ride so against the enemy who moves, beside those who have ridden?
    pub fn may_counter(&self, ridden: &[UnitId], ride: CounterCharge) -> Result<(), Refused> {
        let unit = ride.unit;
        let no_way = No::NoWayAtHim { unit }.by(R_5_7_2).see(&[RULING_32]);
        if self.seat(unit) == self.mover() {
            return Err(No::NotYours { unit }.by(R_5_7_1).see(&[RULING_32]));
        }
        let target = self.countered_hex().ok_or(no_way)?;
        self.may_be_countered(self.seat(unit), target, ridden)?;
        let from = self.may_ride_against(unit, target)?;
        // The way that leads there is asked, whichever turn was named.
        let leads = |turn: &i8| {
            let facing = self.state.unit(unit).facing.turned((*turn).into());
            self.field().neighbour(from, facing) == ride.to
        };
        let turn = [0, -1, 1].into_iter().find(leads).ok_or(no_way)?;
        let found = self.may_charge(unit, from, target, turn)?;
        if found == ride && !ridden.contains(&unit) { Ok(()) } else { Err(no_way) }
    }

    /// The units of a seat that could ride against an enemy in that hex (G-5.7.1, G-R32).
    pub fn counter_chargers(&self, seat: Seat, hex: HexId) -> Vec<UnitId> {
        self.joining_chargers(seat, hex, &[])
    }

    /// Who may still join those who have ridden: they touch the enemy now, which bars nobody of their own (G-5.7.5).
    pub fn joining_chargers(&self, seat: Seat, hex: HexId, ridden: &[UnitId]) -> Vec<UnitId> {
        if self.may_be_countered(seat, hex, ridden).is_err() {
            return Vec::new();
        }
        let far = &self.field().at_two[usize::from(hex)];
        let there = far.iter().flat_map(|two| self.state.at(two.to));
        let mut list: Vec<UnitId> = there
            .filter(|id| {
                self.seat(*id) == seat && !ridden.contains(id) && !self.counter_charges(*id, hex).is_empty()
            })
            .collect();
        list.put_in_order();
        list
    }

    /// How a unit could ride against an enemy in that hex: its turn and its hex (G-5.7.2).
    pub fn counter_charges(&self, id: UnitId, target: HexId) -> Vec<CounterCharge> {
        let Ok(from) = self.may_ride_against(id, target) else { return Vec::new() };
        [0, -1, 1].into_iter().filter_map(|turn| self.may_charge(id, from, target, turn).ok()).collect()
    }

    /// May a unit ride against an enemy in that hex, whatever the ground between them? From where?
    pub fn may_ride_against(&self, id: UnitId, target: HexId) -> Result<HexId, Refused> {
        let (unit, card) = (self.state.unit(id), self.card(id));
        let no_way = No::NoWayAtHim { unit: id }.by(R_5_7_1);
        let from = unit.whereabouts.hex().ok_or(no_way.see(&[RULING_32]))?;
        // Asked of everybody at every step of every move: the cheap questions come first.
        let ahead = || {
            self.field().distance(from, target) == 2
                && in_cone(self.field().hex(from), unit.facing, self.field().hex(target))
        };
        let refused = match () {
            _ if !card.kind.mounted() => No::NoRider { unit: id }.by(R_5_7_1),
            _ if !ahead() && unit.cohesion == Cohesion::Panicked => No::NoRider { unit: id }.by(R_5_7_1),
            _ if !ahead() => no_way,
            _ if unit.cohesion == Cohesion::Panicked => No::NoRider { unit: id }.by(RULING_32),
            _ if unit.marks.has(Marks::COUNTERED) => No::CounteredAlready { unit: id }.by(R_5_7_7),
            _ if unit.marks.has(Marks::BOUND) => No::Bound { unit: id }.by(R_7_1_3),
            _ if self.controlled(card.side.other(), from) => No::Controlled { unit: id }.by(R_5_7_8),
            _ => return Ok(from),
        };
        Err(refused.see(&[RULING_32]))
    }

    /// May it do so with this turn: a hex ahead, then the enemy in its front, and its zone must reach him (G-5.7.2)?
    fn may_charge(&self, id: UnitId, from: HexId, target: HexId, turn: i8) -> Result<CounterCharge, Refused> {
        let no_way = No::NoWayAtHim { unit: id }.by(R_5_7_2).see(&[RULING_32]);
        let unit = self.state.unit(id);
        let facing = unit.facing.turned(turn.into());
        let to = self.field().neighbour(from, facing);
        if to == OFF || self.field().distance(to, target) != 1 {
            return Err(no_way);
        }
        let side = self.field().side_to(to, target).ok_or(no_way)?;
        if !is_front(facing, side) || !self.zone_crosses(to, side) {
            return Err(no_way);
        }
        let (charge, spent): (u8, i32) = match turn {
            0 => (unit.charge, 0),
            _ => (0, self.turn_cost(id, from, unit.charge, 1, unit.marks.has(Marks::ON_ROAD))),
        };
        let walk = Walk::of(Walker::Unit(id), self.allowance(id));
        // Whoever rides so stays there for the combat: a full hex is full, and not passed through.
        let entry =
            self.entry(id, from, facing, charge, &walk, false).map_err(|refused| match refused.no {
                No::Full { .. } => refused.no.by(R_4_5_1).see(&[R_5_7_6, RULING_32]),
                _ => no_way,
            })?;
        let enough = spent + entry.cost <= self.allowance(id).into();
        if enough { Ok(CounterCharge { unit: id, turn, to }) } else { Err(no_way) }
    }

    /// Does the ground into which it has just ridden disorganise it, and by which rule (G-5.7.6)?
    pub fn counter_charge_disorganises(&self, id: UnitId) -> Option<Rule> {
        let unit = self.state.unit(id);
        let at = unit.whereabouts.hex()?;
        let by_road = self.field().side(at, unit.facing.opposite()).road();
        self.ground_disorganises(id, at, by_road)
    }

    /// The charge level with which it arrives (G-5.7.6).
    pub fn charge_of_counter_charge(&self, ride: CounterCharge) -> u8 {
        let unit = self.state.unit(ride.unit);
        let Some(from) = unit.whereabouts.hex() else { return 0 };
        let facing: Side = unit.facing.turned(ride.turn.into());
        let charge = if ride.turn == 0 { unit.charge } else { 0 };
        self.charge_after(ride.unit, charge, from, facing, false)
    }
}
