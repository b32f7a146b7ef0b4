//! IV.1 Movement points: a stock that only regrouping refills (MB-IV.1.b).

use crate::look::{Look, No};
use crate::rules::*;
use crate::state::{HexId, Kind, Moving, OFF, UnitId};

/// What a step costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fare {
    pub cost: u8,
    /// The friend in whose hex the step ends, who pays too (MB-IV.1.e).
    pub through: Option<UnitId>,
}

impl Look<'_> {
    /// May a unit enter a neighbouring hex, and for how much? By terrain (MB-IV.1.a, MB-I.6); through a friend for a
    /// point more, which the friend pays too (MB-IV.1.e), never in an enemy zone (MB-IV.1.f), and only if the move
    /// can go on from there (MB-R15). A unit that was halted does not move (MB-IV.2.d).
    pub fn may_step(&self, id: UnitId, moving: Option<&Moving>, to: HexId) -> Result<Fare, No> {
        let unit = self.state.unit(id);
        let from = unit.hex().ok_or(No::NotOnMap)?;
        if moving.is_some_and(|moving| moving.halted) {
            return Err(No::Halted);
        }
        let fare = self.fare(id, from, unit.points, to)?;
        if fare.through.is_some() && !self.way_on(id, to, unit.points - fare.cost) {
            return Err(No::NoWayOn(to));
        }
        Ok(fare)
    }

    /// What the step costs if the unit stands on `from` with so many points: everything about a step but what came before
    /// it and what comes after.
    #[inline]
    pub fn fare(&self, id: UnitId, from: HexId, points: u8, to: HexId) -> Result<Fare, No> {
        let kind = self.state.unit(id).kind;
        self.next_to(from, to)?;
        // Where it set out from is empty by then.
        let there = self.state.at(to).filter(|there| *there != id);
        if there.is_some_and(|other| other.seat() != id.seat()) {
            return Err(No::Enemy(to));
        }
        if !self.board.allows(self.charts, kind, to) {
            return Err(No::Ground(to));
        }
        let cost = self.board.cost(self.charts, kind, to);
        let Some(friend) = there else {
            return self.afford(points, cost, R_IV_1_A).map(|cost| Fare { cost, through: None });
        };
        let cost = self.afford(points, cost + self.charts.through_friend, R_IV_1_E)?;
        if self.state.unit(friend).points < self.charts.friend_passed {
            return Err(No::FriendTired(to));
        }
        if self.controlled_by(id.seat().other(), to) {
            return Err(No::ThroughInZone(to));
        }
        Ok(Fare { cost, through: Some(friend) })
    }

    /// From a friend's hex, does some way lead to an empty hex or a merger with the points left?
    fn way_on(&self, id: UnitId, at: HexId, points: u8) -> bool {
        let unit = self.state.unit(id);
        self.board.geo.around[usize::from(at)].into_iter().filter(|next| *next != OFF).any(|next| {
            let cost = self.board.cost(self.charts, unit.kind, next);
            if points < cost {
                return false;
            }
            // The hex it comes from is empty by then.
            let Some(there) = self.state.at(next).filter(|there| *there != id) else { return true };
            if there.seat() != id.seat() {
                return false;
            }
            let friend = self.state.unit(there);
            if friend.kind == unit.kind && friend.worn() && unit.worn() && unit.kind != Kind::W {
                return true;
            }
            let fare = cost + self.charts.through_friend;
            points >= fare
                && friend.points >= self.charts.friend_passed
                && !self.controlled_by(id.seat().other(), next)
                && self.way_on(id, next, points - fare)
        })
    }

    pub(super) fn next_to(&self, from: HexId, to: HexId) -> Result<(), No> {
        if usize::from(to) >= self.board.geo.hexes.len() {
            return Err(No::OffMap);
        }
        if self.board.geo.distance(from, to) == 1 { Ok(()) } else { Err(No::NotNext(to)) }
    }

    /// Not without the points (MB-R25 for attacks, MB-IV.1.h for retreats).
    pub(super) fn afford(&self, points: u8, needs: u8, rule: engine::Rule) -> Result<u8, No> {
        if points >= needs { Ok(needs) } else { Err(No::Points { rule, needs }) }
    }

    /// A unit that passes through stands in its friend's hex, where only another step or a merger is possible (MB-R16).
    #[inline]
    pub fn in_friends_hex(&self, id: UnitId) -> bool {
        self.state.unit(id).hex().is_some_and(|hex| self.state.at(hex) != Some(id))
    }
}
