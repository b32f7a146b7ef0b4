//! The steps of a move, of a unit and of a leader (G-4, G-8.1).

use super::{Asked, Question};
use crate::action::Action;
use crate::content::Kind;
use crate::field::{HexId, OFF};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::tally::Counted;
use hexboard::Side;

/// A unit on its way, and how far it has come.
pub(super) type WalkingUnit = (UnitId, Walk);

impl Look<'_> {
    /// Has the walker anything left to do but stop?
    pub fn can_step(&self, unit: UnitId) -> bool {
        self.walk_of(unit).is_some_and(|walk| self.has_step(unit, walk))
    }

    /// The same of a move that might begin.
    pub fn has_step(&self, unit: UnitId, walk: &Walk) -> bool {
        let mut any = false;
        self.each_step(unit, walk, &mut |action| {
            // A leader is taken along to go somewhere.
            any |= !matches!(action, Action::TakeLeader { .. } | Action::LeaveLeader);
            !any
        });
        any
    }

    pub fn leader_can_step(&self, leader: LeaderId) -> bool {
        let mut list = Vec::new();
        self.leader_steps(leader, &mut list);
        list.len() > 1
    }

    pub(super) fn steps(&self, walk: Option<&Walk>, out: &mut Vec<Action>) {
        let Some(walk) = walk else { return };
        match walk.who {
            Walker::Unit(unit) => {
                self.each_step(unit, walk, &mut |action| {
                    out.push(action);
                    true
                });
                out.push(Action::Stop);
            }
            Walker::Leader(leader) => self.leader_steps(leader, out),
            Walker::Fleeing(_) => {}
        }
    }

    /// Every step of a unit but the end of its move, until `see` has had enough.
    fn each_step(&self, unit: UnitId, walk: &Walk, see: &mut dyn FnMut(Action) -> bool) {
        let it = self.state.unit(unit);
        let Some(hex) = it.whereabouts.hex() else { return };
        let step = (unit, *walk);
        let mut offer = |may: Result<(), Refused>, action: Action| may.is_err() || see(action);
        if !walk.halted {
            let ahead = [false, true].into_iter();
            let turns = [1_i8, -1, 2, -2, 3].into_iter();
            let goes_on = ahead
                .map(|hold| (self.may_ride(step, hold), Action::Forward { hold }))
                .chain(turns.map(|sixths| (self.may_turn_by(step, sixths), Action::Turn { sixths })))
                .all(|(may, action)| offer(may, action))
                && offer(self.may_overrun(unit, Some(walk)).map(drop), Action::Overrun)
                && offer(self.may_exit(step), Action::Exit);
            if !goes_on {
                return;
            }
        }
        if !walk.begun && !walk.halted {
            for facing in Side::ALL {
                for advance in [true, false] {
                    let least = Action::Minimum { advance, facing };
                    if !offer(self.may_move_least(step, advance, facing), least) {
                        return;
                    }
                }
            }
        }
        if !walk.stepped && !walk.halted {
            for leader in self.state.leaders_at(hex) {
                if !offer(self.may_take_along(step, leader), Action::TakeLeader { leader }) {
                    return;
                }
            }
            if !offer(self.may_leave_behind(step), Action::LeaveLeader) {
                return;
            }
        }
        if self.card(unit).kind.missile() && !offer(self.may_flip(step), Action::Flip) {
            return;
        }
        if self.may_shoot_riding(unit, walk.left).is_ok() {
            for near in self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF) {
                for at in self.state.at(near).map(Aim::Unit).chain([Aim::Leaders(near)]) {
                    if !offer(self.may_fire_riding(unit, walk, at), Action::Fire { by: unit, at }) {
                        return;
                    }
                }
            }
        }
        if walk.left >= self.charts().movement.banner {
            for banner in self.holds(unit) {
                for to in self.banner_takers(unit, hex) {
                    let may = self.may_pass_banner(step, banner, to);
                    if !offer(may, Action::PassBanner { banner, to }) {
                        return;
                    }
                }
            }
        }
    }

    /// May a unit on its way go a hex ahead?
    pub(super) fn may_ride(&self, (unit, walk): WalkingUnit, hold: bool) -> Result<(), Refused> {
        self.may_march(unit)?;
        self.may_enter(unit, &walk, hold).map(drop)
    }

    /// May it turn by so many sixths, to the right or to the left?
    pub(super) fn may_turn_by(&self, (unit, walk): WalkingUnit, sixths: i8) -> Result<(), Refused> {
        self.may_march(unit)?;
        self.may_turn(unit, &walk, sixths.unsigned_abs())?;
        let turns = matches!(sixths, -2..=3) && sixths != 0;
        if turns { Ok(()) } else { Err(No::NotAmong.by(R_4_1_1)) }
    }

    /// May it move as little as everybody may, and end its move so?
    pub(super) fn may_move_least(
        &self,
        (unit, walk): WalkingUnit,
        advance: bool,
        facing: Side,
    ) -> Result<(), Refused> {
        self.may_minimum(unit, &walk, advance)?;
        let moves = advance || facing != self.state.unit(unit).facing;
        if moves { Ok(()) } else { Err(No::NotAmong.by(R_4_1_1)) }
    }

    /// A leader is left again before the first hex, and not later.
    pub(super) fn may_leave_behind(&self, (unit, walk): WalkingUnit) -> Result<(), Refused> {
        match walk.leader {
            None => Err(No::NoLeaderAlong { unit }.by(RULING_46)),
            Some(_) if walk.stepped || walk.halted => Err(No::LeaderStays { unit }.by(RULING_46)),
            Some(_) => Ok(()),
        }
    }

    /// A leader who stands there goes along, if he has not moved and the unit has not gone yet (G-R46).
    pub(super) fn may_take_along(&self, (unit, walk): WalkingUnit, leader: LeaderId) -> Result<(), Refused> {
        let whereabouts = self.state.leader(leader).whereabouts;
        match () {
            _ if walk.stepped => Err(No::LeaderUnderWay { unit }.by(RULING_46)),
            _ if walk.declined.contains(leader) => Err(No::LeaderDeclined { leader }.by(RULING_46)),
            _ if walk.halted
                || walk.leader.is_some()
                || self.may_lead(leader).is_err()
                || whereabouts.hex().is_none()
                || whereabouts.hex() != self.state.hex_of(unit) =>
            {
                Err(No::LeaderNotToTake { leader }.by(R_8_1_2))
            }
            _ => Ok(()),
        }
    }

    /// Foot that shoots turns to its other face (G-11.1.3).
    pub(super) fn may_flip(&self, (unit, walk): WalkingUnit) -> Result<(), Refused> {
        if !self.card(unit).kind.missile() {
            return Err(No::OneFace { unit }.by(R_11_1_1));
        }
        self.may_go_on(unit, &walk)?;
        self.may_pay(unit, self.charts().movement.flip, walk.left, R_11_1_3)
    }

    /// A banner goes to a regular unit beside the bearer that has not moved, for a point (G-7.1.3, G-7.1.4).
    pub(super) fn may_pass_banner(
        &self,
        (unit, walk): WalkingUnit,
        banner: BannerId,
        to: UnitId,
    ) -> Result<(), Refused> {
        self.may_part_with(unit, banner)?;
        if self.state.banner(banner).whereabouts != BannerWhereabouts::Held(unit) {
            return Err(No::NotTheBearer { unit }.by(R_7_1_4));
        }
        // There are no points on the combat face to pay with.
        self.may_march(unit)?;
        self.may_pay(unit, self.charts().movement.banner, walk.left, R_7_1_4)?;
        let takes = self.state.hex_of(unit).is_some_and(|hex| self.banner_takers(unit, hex).contains(&to));
        if takes { Ok(()) } else { Err(No::NoBannerTaker { unit: to }.by(R_7_1_3)) }
    }

    /// Off the map: by a unit or a leader on his way, or by a pursuer.
    pub(super) fn may_exit_now(&self, asked: &Asked) -> Result<(), Refused> {
        if let Question::Pursue(chase) = asked.question {
            return self.may_pursue_off_map(&chase);
        }
        let walk = asked.step()?.ok_or(asked.not_among())?;
        match walk.who {
            Walker::Unit(unit) => self.may_exit((unit, walk)),
            Walker::Leader(leader) => self.may_exit_leader(leader, &walk),
            Walker::Fleeing(_) => Err(asked.not_among()),
        }
    }

    /// Off the map straight ahead, for a point (G-4.4.1, G-4.4.2, G-R47).
    fn may_exit(&self, (unit, walk): WalkingUnit) -> Result<(), Refused> {
        self.may_march(unit)?;
        self.may_go_on(unit, &walk)?;
        let needs = self.exit_cost::<i32>(&walk).clamp(0, 255) as u8;
        self.may_pay(unit, needs, walk.left, if walk.passing { RULING_23 } else { R_4_4_2 })?;
        let it = self.state.unit(unit);
        let ahead = it.whereabouts.hex().map(|hex| self.field().neighbour(hex, it.facing));
        if ahead == Some(OFF) { Ok(()) } else { Err(No::NoEdgeAhead { unit }.by(R_4_4_1)) }
    }

    /// A leader leaves the map from any hex at its edge (G-R46).
    fn may_exit_leader(&self, leader: LeaderId, walk: &Walk) -> Result<(), Refused> {
        let hex = self.state.leader(leader).whereabouts.hex();
        if hex.is_none_or(|hex| self.edges_of(hex).next().is_none()) {
            return Err(No::LeaderAtNoEdge { leader }.by(R_4_4_1).see(&[RULING_46]));
        }
        if walk.left < self.charts().movement.exit {
            return Err(No::LeaderWithoutPoints { leader }.by(R_4_4_2).see(&[RULING_46]));
        }
        Ok(())
    }

    /// What the way out costs: more out of a zone that was broken through (G-3.3.3, G-R23).
    pub fn exit_cost<Sum: Counted>(&self, walk: &Walk) -> Sum {
        let movement = &self.charts().movement;
        let mut cost = Sum::default();
        cost.add(movement.exit.into(), R_4_4_2_LEFT);
        if walk.passing {
            cost.add(movement.leave_zone.into(), R_3_3_3_LEAVING);
        }
        cost
    }

    /// A banner that another has moved in this turn goes no farther, from hand to hand either (G-7.1.3, G-R72).
    pub fn may_part_with(&self, unit: UnitId, banner: BannerId) -> Result<(), Refused> {
        let free = [NOBODY, unit].contains(&self.state.banner(banner).moved_by);
        if free { Ok(()) } else { Err(No::BannerMoved.by(R_7_1_3).see(&[RULING_72])) }
    }

    /// Regular units in the same hex or next to it that have not moved (G-7.1.3, G-R45).
    pub(super) fn banner_takers(&self, unit: UnitId, hex: HexId) -> Vec<UnitId> {
        let seat = self.seat(unit);
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF).chain([hex]);
        let able = |id: &UnitId| {
            let it = self.state.unit(*id);
            *id != unit
                && self.seat(*id) == seat
                && !self.card(*id).kind.missile()
                && it.cohesion != Cohesion::Panicked
                && !it.marks.has(Marks::RODE)
        };
        around.flat_map(|near| self.state.at(near)).filter(able).collect()
    }

    /// What a hex costs a leader: as light cavalry (G-8.1.2, G-R46).
    pub fn leader_toll(&self, from: HexId, side: Side) -> u8 {
        let mut cost: i32 = self.toll(Kind::Cavalry, 0, from, side);
        if self.wall(from, side) {
            cost += i32::from(self.charts().walls.leader) - i32::from(self.charts().walls.horse[0]);
        }
        cost.clamp(0, 255) as u8
    }

    /// The same with a point more where friends stand, as everybody pays (G-4.2.4).
    pub fn leader_cost(&self, from: HexId, side: Side) -> u8 {
        let (to, seat) = (self.field().neighbour(from, side), self.mover());
        let friend = to != OFF && self.state.at(to).any(|id| self.seat(id) == seat);
        self.leader_toll(from, side) + if friend { self.charts().movement.friend } else { 0 }
    }

    /// What a leader of the side that moves pays for a step; `None` where he cannot go.
    pub fn leader_step(&self, from: HexId, side: Side) -> Option<u8> {
        self.may_lead_over(from, side).ok()
    }

    /// May a leader of the side that moves go there, and for how much?
    pub fn may_lead_over(&self, from: HexId, side: Side) -> Result<u8, Refused> {
        let (hex, seat) = (self.field().neighbour(from, side), self.mover());
        let rule = match () {
            _ if hex == OFF => return Err(No::NotAmong.by(R_4_4_1)),
            _ if self.state.at(hex).any(|id| self.seat(id) != seat) => RULING_46,
            _ if self.closed(hex) => R_T_1,
            _ if self.field().side(from, side).barred() => R_4_2_7,
            _ => return Ok(self.leader_cost(from, side)),
        };
        Err(No::NoWayForLeader { hex }.by(rule))
    }

    /// May a leader on his way go there next, with the points that he has left?
    pub(super) fn may_step_leader(&self, walk: &Walk, hex: HexId) -> Result<(), Refused> {
        let no_way = Err(No::NoWayForLeader { hex }.by(R_8_1_2));
        let beside = self.walker_hex().and_then(|from| Some((from, self.field().side_to(from, hex)?)));
        let Some((from, side)) = beside else { return no_way };
        let toll = self.may_lead_over(from, side)?;
        if matches!(walk.who, Walker::Leader(_)) && toll <= walk.left { Ok(()) } else { no_way }
    }

    pub(super) fn leader_steps(&self, leader: LeaderId, out: &mut Vec<Action>) {
        let Some(walk) = self.state.now.walk else { return };
        if let Some(from) = self.state.leader(leader).whereabouts.hex() {
            out.extend(self.leader_steps_from(from, walk.left));
        }
        out.push(Action::Stop);
    }

    /// Where a leader can go from a hex with so many half points, the way off the map included.
    pub fn leader_steps_from(&self, from: HexId, left: u8) -> impl Iterator<Item = Action> {
        let near = Side::ALL
            .into_iter()
            .filter(move |side| self.leader_step(from, *side).is_some_and(|toll| toll <= left));
        let leaves = self.edges_of(from).next().is_some() && left >= self.charts().movement.exit;
        let hexes = near.map(move |side| Action::LeaderTo { hex: self.field().neighbour(from, side) });
        hexes.chain(leaves.then_some(Action::Exit))
    }
}
