//! Activations, steps of a move, counter-charges (G-4, G-5.7).

use crate::action::Action;
use crate::content::Kind;
use crate::field::{Ground, HexId, OFF};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::{Rule, Seat, Tally};
use hexboard::Side;

impl Look<'_> {
    // ---------------------------------------------------------------- activation

    /// Is there anything left to do in the phase but to end it?
    pub fn can_activate(&self) -> bool {
        if self.movers().iter().any(|unit| self.may_act(*unit) || self.may_rally(*unit)) {
            return true;
        }
        let mut list = Vec::new();
        self.activations(&mut list);
        list.len() > 1
    }

    pub(super) fn activations(&self, out: &mut Vec<Action>) {
        for unit in self.movers().iter().copied() {
            if self.may_act(unit) {
                out.push(Action::Move { unit });
            }
            if self.may_rally(unit) {
                out.push(Action::Rally { unit });
            }
            if self.may_wreck(unit) {
                out.push(Action::Wreck { unit });
            }
        }
        for leader in 0..self.state.leaders.len() {
            match self.state.leaders[leader].spot {
                Spot::Map(_) => {
                    let action = Action::MoveLeader { leader: leader as u8 };
                    if self.may_activate(&action) {
                        out.push(action);
                    }
                }
                Spot::Away { .. } if self.leader_free(leader) => {
                    let hexes = self.return_hexes_of_leader(leader).into_iter();
                    out.extend(hexes.map(|hex| Action::ReturnLeader { leader: leader as u8, hex }));
                }
                _ => {}
            }
        }
        self.arrivals(out);
        self.returns(out);
        out.push(Action::EndPhase);
    }

    /// May somebody on the map begin this, or is the phase ended? Those who come on to it are asked elsewhere.
    pub(super) fn may_activate(&self, action: &Action) -> bool {
        match action {
            Action::Move { unit } => self.may_act(*unit),
            Action::Rally { unit } => self.may_rally(*unit),
            Action::Wreck { unit } => self.may_wreck(*unit),
            Action::MoveLeader { leader } => {
                let leader = usize::from(*leader);
                self.leader_free(leader) && self.state.leaders[leader].spot.hex().is_some()
            }
            Action::EndPhase => true,
            _ => false,
        }
    }

    /// A leader of the side that moves, in its cavalry phase, who has not moved (G-R46).
    pub fn leader_free(&self, leader: usize) -> bool {
        self.cavalry_phase() && self.leader_seat(leader) == self.mover() && !self.state.leaders[leader].moved
    }

    /// A regular unit in a fortified hex may begin to pull down its walls (G-12.1.6). To stay there is no move: whoever is stopped or
    /// bound may too (G-R78).
    pub(super) fn may_wreck(&self, unit: UnitId) -> bool {
        let regular = !self.card(unit).kind.missile();
        let here = self.state.hex_of(unit).is_some_and(|hex| self.fortified(hex));
        regular && here && !self.state.unit(unit).marks.has(Marks::WRECKING) && self.has_time(unit)
    }

    // ---------------------------------------------------------------- steps

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

    pub fn leader_can_step(&self, leader: u8) -> bool {
        let mut list = Vec::new();
        self.leader_steps(leader, &mut list);
        list.len() > 1
    }

    pub(super) fn steps(&self, out: &mut Vec<Action>) {
        let Some(walk) = self.state.now.walk else { return };
        match walk.who {
            Walker::Unit(unit) => {
                self.each_step(unit, &walk, &mut |action| {
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
        let (it, card) = (self.state.unit(unit), self.card(unit));
        let Some(hex) = it.spot.hex() else { return };
        let mut offer = |action: Action| !self.may_step(unit, walk, &action) || see(action);
        if !walk.halted {
            let turns = [1_i8, -1, 2, -2, 3].map(|sixths| Action::Turn { sixths });
            let ahead = [Action::Forward { hold: false }, Action::Forward { hold: true }];
            let rest = [Action::Overrun, Action::Exit];
            if !ahead.into_iter().chain(turns).chain(rest).all(&mut offer) {
                return;
            }
        }
        if !walk.begun && !walk.halted {
            for facing in Side::ALL {
                for advance in [true, false] {
                    if !offer(Action::Minimum { advance, facing }) {
                        return;
                    }
                }
            }
        }
        if !walk.stepped && !walk.halted {
            let take = self.state.leaders_at(hex).map(|leader| Action::TakeLeader { leader: leader as u8 });
            if !take.chain([Action::LeaveLeader]).all(&mut offer) {
                return;
            }
        }
        if card.kind.missile() && !offer(Action::Flip) {
            return;
        }
        if self.may_shoot_riding(unit, walk) {
            for near in self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF) {
                let units = self.state.at(near).map(Aim::Unit).chain([Aim::Leaders(near)]);
                for at in units {
                    if !offer(Action::Fire { by: unit, at }) {
                        return;
                    }
                }
            }
        }
        if walk.left >= self.charts().movement.banner {
            for banner in self.holds(unit).filter(|banner| self.may_part_with(unit, *banner)) {
                for to in self.banner_takers(unit, hex) {
                    if !offer(Action::PassBanner { banner: banner as u8, to }) {
                        return;
                    }
                }
            }
        }
    }

    /// May a unit on its way do this now?
    pub(super) fn may_step(&self, unit: UnitId, walk: &Walk, action: &Action) -> bool {
        let (it, card) = (self.state.unit(unit), self.card(unit));
        let Some(hex) = it.spot.hex() else { return *action == Action::Stop };
        // Foot that stands ready to shoot moves a hex or turns, no more, unless it takes up its march (G-R30).
        let marching = self.marches(unit) && !walk.halted;
        match action {
            Action::Stop => true,
            Action::Forward { hold } => marching && self.may_enter(unit, walk, *hold).is_ok(),
            Action::Turn { sixths } => {
                matches!(sixths, -2..=3)
                    && *sixths != 0
                    && marching
                    && self.may_turn(unit, walk, sixths.unsigned_abs()).is_ok()
            }
            Action::Overrun => marching && self.may_overrun(unit, Some(walk)).is_ok(),
            Action::Exit => marching && self.may_exit(unit, walk),
            Action::Minimum { advance: true, .. } => self.may_minimum(unit, walk, true).is_ok(),
            Action::Minimum { advance: false, facing } => {
                *facing != it.facing && self.may_minimum(unit, walk, false).is_ok()
            }
            Action::TakeLeader { leader } => {
                let leader = usize::from(*leader);
                !walk.stepped
                    && !walk.halted
                    && walk.leader.is_none()
                    && walk.declined >> leader & 1 == 0
                    && self.leader_free(leader)
                    && self.state.leaders[leader].spot == Spot::Map(hex)
            }
            Action::LeaveLeader => !walk.stepped && !walk.halted && walk.leader.is_some(),
            Action::Flip => card.kind.missile() && !walk.halted && walk.left >= self.charts().movement.flip,
            Action::Fire { by, at } => {
                let near = |there: HexId| self.field().side_to(hex, there).is_some();
                *by == unit
                    && self.may_shoot_riding(unit, walk)
                    && match at {
                        Aim::Unit(target) => {
                            self.seat(*target) != card.side && self.state.hex_of(*target).is_some_and(near)
                        }
                        Aim::Leaders(there) => near(*there) && self.lone_leader(card.side.other(), *there),
                        Aim::Object(_) => false,
                    }
            }
            Action::PassBanner { banner, to } => {
                // There are no points on the combat face to pay with (G-11.1.1).
                self.marches(unit)
                    && walk.left >= self.charts().movement.banner
                    && self.state.banners[usize::from(*banner)].staff == Staff::Held(unit)
                    && self.may_part_with(unit, usize::from(*banner))
                    && self.banner_takers(unit, hex).contains(to)
            }
            _ => false,
        }
    }

    /// Off the map straight ahead, for a point (G-4.4.1, G-4.4.2, G-R47).
    pub(super) fn may_exit(&self, unit: UnitId, walk: &Walk) -> bool {
        let it = self.state.unit(unit);
        let ahead = it.spot.hex().map(|hex| self.field().neighbour(hex, it.facing));
        ahead == Some(OFF) && i32::from(walk.left) >= self.exit_cost(walk).sum()
    }

    /// What the way out costs: more out of a zone that was broken through (G-3.3.3, G-R23).
    pub fn exit_cost(&self, walk: &Walk) -> Tally {
        let movement = &self.charts().movement;
        let mut cost = Tally::default();
        cost.add(movement.exit.into(), R_4_4_2);
        if walk.passing {
            cost.add(movement.leave_zone.into(), R_3_3_3);
        }
        cost
    }

    /// A banner that another has moved in this turn goes no farther, from hand to hand either (G-7.1.3, G-R72).
    pub fn may_part_with(&self, unit: UnitId, banner: usize) -> bool {
        [NOBODY, unit].contains(&self.state.banners[banner].moved_by)
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
                && it.order != Order::Panicked
                && !it.marks.has(Marks::RODE)
        };
        around.flat_map(|near| self.state.at(near)).filter(able).collect()
    }

    /// What a hex costs a leader: as light cavalry (G-8.1.2, G-R46).
    pub fn leader_toll(&self, from: HexId, side: Side) -> u8 {
        let mut cost = self.toll(Kind::Cavalry, 0, from, side).sum();
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
        let (to, seat) = (self.field().neighbour(from, side), self.mover());
        let closed = to == OFF
            || self.field().ground(to) == Ground::Lake
            || self.field().side(from, side).barred()
            || self.state.at(to).any(|id| self.seat(id) != seat);
        (!closed).then(|| self.leader_cost(from, side))
    }

    /// The rule that keeps the leader on his way from going there.
    pub fn why_no_leader_step(&self, to: HexId) -> Rule {
        let side = self.walker_hex().and_then(|from| Some((from, self.field().side_to(from, to)?)));
        match side {
            Some(_) if self.state.at(to).any(|id| self.seat(id) != self.mover()) => RULING_46,
            Some(_) if self.field().ground(to) == Ground::Lake => R_T_1,
            Some((from, side)) if self.field().side(from, side).barred() => R_4_2_7,
            _ => R_8_1_2,
        }
    }

    pub(super) fn leader_steps(&self, leader: u8, out: &mut Vec<Action>) {
        let Some(walk) = self.state.now.walk else { return };
        if let Some(from) = self.state.leaders[usize::from(leader)].spot.hex() {
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

    // ---------------------------------------------------------------- counter-charges

    /// The hex of the walker if he may be counter-charged: cavalry, horse archers, or a leader who is alone (G-5.7.1, G-R32).
    pub fn countered_hex(&self) -> Option<HexId> {
        let hex = self.walker_hex()?;
        match self.state.now.walk?.who {
            Walker::Unit(unit) | Walker::Fleeing(unit) => self.card(unit).kind.mounted().then_some(hex),
            Walker::Leader(leader) => {
                self.lone_leader(self.leader_seat(usize::from(leader)), hex).then_some(hex)
            }
        }
    }

    /// Who may still join those who have ridden: they touch the enemy now, which bars nobody of their own (G-5.7.5).
    pub fn joining_chargers(&self, seat: Seat, hex: HexId, declared: &ArrayVec<UnitId, 8>) -> Vec<UnitId> {
        if !self.may_be_countered(seat, hex, declared) {
            return Vec::new();
        }
        let far = &self.field().two[usize::from(hex)];
        let there = far.iter().flat_map(|two| self.state.at(two.to));
        let mut list: Vec<UnitId> = there
            .filter(|id| {
                self.seat(*id) == seat && !declared.contains(id) && !self.onsets(*id, hex).is_empty()
            })
            .collect();
        list.sort_unstable();
        list
    }

    pub(super) fn counter_choices(&self, declared: &ArrayVec<UnitId, 8>, out: &mut Vec<Action>) {
        let Some(hex) = self.countered_hex() else { return };
        let seat = self.mover().other();
        let riders = if declared.is_empty() {
            self.counter_chargers(seat, hex)
        } else {
            self.joining_chargers(seat, hex, declared)
        };
        for unit in riders {
            out.extend(self.onsets(unit, hex).into_iter().map(Action::CounterCharge));
        }
        out.push(Action::HoldBack);
    }
}
