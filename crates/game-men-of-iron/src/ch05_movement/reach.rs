//! How far a unit or a leader comes with its points: the cheapest way to each hex nearby, found by asking for every step. It lives
//! on the stack, for it is asked for at every question.

use super::Leg;
use crate::ch08_stacking::Room;
use crate::field::Field;
use crate::ids::HexId;
use crate::look::Look;
use arrayvec::ArrayVec;
use hexboard::{Hex, Side};

/// Nobody comes farther than this.
const FAR: i32 = 8;
const WIDE: usize = 2 * FAR as usize + 1;
const MOST: usize = WIDE * WIDE;

/// Something known of each hex near to one of them.
#[derive(Clone, Copy, Debug)]
pub struct Local<T> {
    middle: Hex,
    values: [T; MOST],
}

impl<T: Copy> Local<T> {
    pub fn new(field: &Field, middle: HexId, value: T) -> Local<T> {
        Local { middle: field.hex(middle), values: [value; MOST] }
    }

    #[inline]
    fn index(&self, field: &Field, hex: HexId) -> Option<usize> {
        let at = field.hex(hex) - self.middle;
        let inside = at.x.abs() <= FAR && at.y.abs() <= FAR;
        inside.then(|| (at.x + FAR) as usize * WIDE + (at.y + FAR) as usize)
    }

    #[inline]
    pub fn get(&self, field: &Field, hex: HexId) -> Option<T> {
        self.index(field, hex).map(|at| self.values[at])
    }

    #[inline]
    pub fn set(&mut self, field: &Field, hex: HexId, value: T) {
        if let Some(at) = self.index(field, hex) {
            self.values[at] = value;
        }
    }
}

/// A hex that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    pub hex: HexId,
    /// Where the cheapest way comes from; the start itself has none.
    pub from: Option<(HexId, Side)>,
    /// Points left there.
    pub left: u8,
    /// It may go no farther: a zone stops it, or it was Retired.
    pub halted: bool,
    /// It may stop here: nobody stops on a friend (MI-8.0b).
    pub stops: bool,
}

/// All hexes within reach, the start first; the more points are left, the earlier.
pub struct Reach {
    list: ArrayVec<Reached, MOST>,
}

impl Reach {
    pub fn hexes(&self) -> &[Reached] {
        &self.list
    }

    pub fn find(&self, hex: HexId) -> Option<&Reached> {
        self.list.iter().find(|it| it.hex == hex)
    }

    /// The sides crossed on the way to a hex, in order.
    pub fn way_to(&self, hex: HexId) -> Vec<Side> {
        let mut sides = Vec::new();
        let mut at = self.find(hex);
        while let Some((before, side)) = at.and_then(|it| it.from) {
            sides.push(side);
            at = self.find(before);
        }
        sides.reverse();
        sides
    }

    /// Spreads from a hex: `step` says what is left after the step across a side, and in which state one arrives.
    fn spread(
        field: &Field,
        start: Reached,
        step: impl Fn(&Reached, Side) -> Option<Reached>,
        mut enough: impl FnMut(&Reached) -> bool,
    ) -> Reach {
        let mut best: Local<u8> = Local::new(field, start.hex, 0);
        let mut waiting: ArrayVec<Reached, MOST> = ArrayVec::new();
        let mut reach = Reach { list: ArrayVec::new() };
        waiting.push(start);
        // Points are counted one higher, so that nothing is less than none left.
        best.set(field, start.hex, start.left + 1);
        // Every step costs something, so whoever has more left is never found by way of one who has less.
        for left in (0..=start.left).rev() {
            let mut at = 0;
            while let Some(here) = waiting.get(at).copied() {
                at += 1;
                let beaten = || best.get(field, here.hex) != Some(left + 1);
                if here.left != left || beaten() || reach.list.try_push(here).is_err() {
                    continue;
                }
                if enough(&here) {
                    return reach;
                }
                if here.halted {
                    continue;
                }
                for side in Side::ALL {
                    let Some(next) = step(&here, side) else { continue };
                    let better = best.get(field, next.hex).is_some_and(|known| known < next.left + 1);
                    if better && waiting.try_push(next).is_ok() {
                        best.set(field, next.hex, next.left + 1);
                    }
                }
            }
        }
        reach
    }
}

impl Look<'_> {
    /// All that a unit on its way can reach, or as much as it takes until `enough`.
    pub fn reach_until(&self, leg: &Leg, halted: bool, enough: impl FnMut(&Reached) -> bool) -> Reach {
        let stops = !matches!(self.room_for(leg.unit, leg.hex), Ok(Room::Through(_)));
        let start = Reached { hex: leg.hex, from: None, left: leg.left, halted, stops };
        let step = |here: &Reached, side: Side| {
            let stepped = leg.stepped || here.from.is_some();
            let leg = Leg { hex: here.hex, left: here.left, stepped, ..*leg };
            let cost = self.may_go::<i32>(&leg, side).ok()?;
            let to = self.field().neighbour(here.hex, side);
            let through = matches!(self.room_for(leg.unit, to), Ok(Room::Through(_)));
            Some(Reached {
                hex: to,
                from: Some((here.hex, side)),
                left: self.left_after(&leg, cost),
                halted: self.goes_no_farther(leg.unit, to),
                stops: !through,
            })
        };
        Reach::spread(self.field(), start, step, enough)
    }

    pub fn reach(&self, leg: &Leg) -> Reach {
        self.reach_until(leg, false, |_| false)
    }

    /// Where a leader comes on his own, from a hex and with so many points (MI-R06, MI-Q7.2-2).
    pub fn leader_reach(&self, seat: engine::Seat, from: HexId, left: u8) -> Reach {
        let start = Reached { hex: from, from: None, left, halted: false, stops: true };
        let step = |here: &Reached, side: Side| {
            let to = self.field().neighbour(here.hex, side);
            let cost = self.leader_price(seat, here.hex, side).ok()?;
            let left = here.left.checked_sub(cost)?;
            Some(Reached { hex: to, from: Some((here.hex, side)), left, halted: false, stops: true })
        };
        Reach::spread(self.field(), start, step, |_| false)
    }
}
