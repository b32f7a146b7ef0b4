//! 5.0 Movement. What a step costs, and whether it may be made: the ground, the command, zones, friends in the way.

mod reach;

pub use reach::{Local, Reach, Reached};

use crate::ch08_stacking::Room;
use crate::content::Arm;
use crate::ids::{HexId, UnitId, Units};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::tally::Counted;
use hexboard::Side;

/// A unit on its way: on the map, or on paper where somebody asks how far it would come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    pub unit: UnitId,
    pub hex: HexId,
    /// Movement points left.
    pub left: u8,
    /// Enemies whose zone it has been in since it began to move (MI-Q6.2-3).
    pub visited: Units,
    pub stepped: bool,
}

impl Look<'_> {
    /// A unit that is about to move: with all its points, from where it stands now (MI-R05).
    pub fn fresh_leg(&self, unit: UnitId, hex: HexId) -> Leg {
        let visited = self.in_enemy_zone(self.seat(unit), hex);
        Leg { unit, hex, left: self.allowance(unit), visited, stepped: false }
    }

    /// The move under way, as far as it has come.
    pub fn leg_of(&self, walk: &Walk) -> Option<Leg> {
        let hex = self.hex_of(walk.unit)?;
        Some(Leg { unit: walk.unit, hex, left: walk.left, visited: walk.visited, stepped: walk.stepped })
    }

    /// May the next step go across this side, and what does it cost? Nothing that binds impetuous knights is in it (MI-IMP-3).
    pub fn may_go<C: Counted>(&self, leg: &Leg, side: Side) -> Result<C, Refused> {
        let to = self.field().neighbour(leg.hex, side);
        if to == HexId::OFF {
            return Err(No::OffMap.by(R_5_2A).see(&[RULING_5_2_1]));
        }
        let arm = self.arm(leg.unit);
        let Some(ground) = self.ground_price(arm, leg.hex, side) else {
            return Err(No::Closed { hex: to }.by(R_5_1B));
        };
        self.may_flee_to(leg, to)?;
        let room = self.room_for(leg.unit, to)?;
        if !self.zones_to_avoid(leg.unit, to, leg.visited).is_empty() {
            return Err(No::SameZone { hex: to }.by(R_7_2C).see(&[RULING_6_2_3]));
        }
        self.keeps_away(leg.unit, to)?;
        let cost = self.step_cost(leg, side, to, ground, room)?;
        if let Room::Through(_) = room {
            self.may_ride_through(leg, to, &cost)?;
        }
        Ok(cost)
    }

    /// What the ground asks for a step: the hex, the hexside, the climb (MI-5.1b).
    #[inline]
    fn ground_price(&self, arm: Arm, from: HexId, side: Side) -> Option<u8> {
        self.field().price(arm, from, side, self.state.is_trampled(self.field().mark(from, side)))
    }

    /// The whole price of a step, line by line; too much for what is left is refused. Two have their step whatever it costs: who is
    /// Retired (MI-12.4c), and who is too slow to get away from a horseman (MI-R03).
    fn step_cost<C: Counted>(
        &self,
        leg: &Leg,
        side: Side,
        to: HexId,
        ground: u8,
        room: Room,
    ) -> Result<C, Refused> {
        let (unit, movement) = (leg.unit, &self.charts().movement);
        let arm = self.arm(unit);
        let terrain = self.field().terrain(to).price[arm.index()].unwrap_or(ground);
        let trampled = self.state.is_trampled(self.field().mark(leg.hex, side));
        let hexside = match self.field().kind(leg.hex, side) {
            Some(kind) if !trampled => kind.price[arm.index()],
            _ => 0,
        };
        let mut cost = C::default();
        cost.add(terrain.into(), R_5_1B_TERRAIN);
        cost.add_if(hexside.into(), R_5_1B_HEXSIDE);
        cost.add_if(i32::from(ground) - i32::from(terrain) - i32::from(hexside), R_5_1B_CLIMB);
        if let Room::Through(_) = room {
            cost.add(movement.ride_through.into(), R_8_0B_THROUGH);
        }
        let leaves = !leg.stepped && !self.zones_to_leave(unit, leg.hex).is_empty();
        if leaves {
            cost.add(movement.leave_zone.into(), R_7_2B_LEAVING);
        }
        if cost.sum() <= leg.left.into() || self.status(unit) == Status::Retired {
            return Ok(cost);
        }
        if leaves && self.in_enemy_zone(self.seat(unit), to).is_empty() {
            cost.cap(leg.left.into(), RULING_03);
            return Ok(cost);
        }
        Err(No::TooDear { cost: cost.sum().clamp(0, 255) as u8, left: leg.left }.by(R_5_1A))
    }

    /// A Retired unit has one step, nearer to its standard (MI-12.4c).
    fn may_flee_to(&self, leg: &Leg, to: HexId) -> Result<(), Refused> {
        if self.status(leg.unit) != Status::Retired {
            return Ok(());
        }
        if leg.stepped {
            return Err(No::OneStep { unit: leg.unit }.by(R_12_4C));
        }
        let distance = |from| self.home_of(leg.unit).map(|home| self.field().distance(from, home));
        match (distance(leg.hex), distance(to)) {
            (Some(now), Some(then)) if then < now => Ok(()),
            _ => Err(No::NotHomeward { unit: leg.unit }.by(R_12_4C)),
        }
    }

    /// Where the standard of a unit stands, if it still does.
    pub fn home_of(&self, unit: UnitId) -> Option<HexId> {
        self.standard_of(unit).map(|standard| self.battle().standard(standard).hex)
    }

    /// Who is out of command, or will not fight yet, does not go next to an enemy (MI-5.2c, MI-FAL-5).
    fn keeps_away(&self, unit: UnitId, to: HexId) -> Result<(), Refused> {
        let free = self.marked(unit, Marks::COMMANDED);
        if free && !self.sullen(unit) || !self.enemy_beside(self.seat(unit), to) {
            return Ok(());
        }
        Err(match free {
            true => No::Sullen { unit }.by(R_FAL_5),
            false => No::KeepsAway { unit, hex: to }.by(R_5_2C).see(&[RULING_5_2_2]),
        })
    }

    /// Welsh who hold back until the enemy wavers (MI-FAL-5).
    pub fn sullen(&self, unit: UnitId) -> bool {
        let Some(sullen) = self.battle().special.sullen.filter(|_| self.rules.options.sullen) else {
            return false;
        };
        sullen.units.contains(unit) && self.flight_points(self.seat(unit).other()) < sullen.until.into()
    }

    /// A friend is ridden through only where the rider need not stop, and where he comes out again (MI-Q8.0-1).
    fn may_ride_through<C: Counted>(&self, leg: &Leg, to: HexId, cost: &C) -> Result<(), Refused> {
        if !self.stopping_zones(leg.unit, to).is_empty() {
            return Err(No::NoStopOnFriends { hex: to }.by(R_8_0B).see(&[RULING_8_0_1]));
        }
        let left = (i32::from(leg.left) - cost.sum()).max(0) as u8;
        let there = Leg { hex: to, left, stepped: true, ..*leg };
        match self.goes_on_from(&there) {
            true => Ok(()),
            false => Err(No::NoWayOn { hex: to }.by(R_8_0B).see(&[RULING_8_0_1])),
        }
    }

    /// Is there any step from here? Whoever gives friends way on the other side is asked the same: each costs points, so it ends.
    pub fn goes_on_from(&self, leg: &Leg) -> bool {
        Side::ALL.into_iter().any(|side| self.may_go::<i32>(leg, side).is_ok())
    }

    /// Does a unit that enters this hex go no farther: a zone stops it, or it had but one step (MI-7.2a, MI-12.4c)?
    #[inline]
    pub fn goes_no_farther(&self, unit: UnitId, hex: HexId) -> bool {
        self.status(unit) == Status::Retired || !self.stopping_zones(unit, hex).is_empty()
    }

    /// What is left after a step at this price.
    pub fn left_after(&self, leg: &Leg, cost: i32) -> u8 {
        if self.status(leg.unit) == Status::Retired {
            return 0;
        }
        (i32::from(leg.left) - cost).max(0) as u8
    }
}
