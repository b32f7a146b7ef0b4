//! Activations, steps of a move, counter-charges (G-4, G-5.7).

use crate::action::Action;
use crate::content::Kind;
use crate::field::{Ground, HexId, OFF};
use crate::look::Look;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::Seat;
use hexboard::Side;

impl Look<'_> {
    // ---------------------------------------------------------------- activation

    pub fn can_activate(&self) -> bool {
        let mut list = Vec::new();
        self.activations(&mut list);
        list.len() > 1
    }

    pub(super) fn activations(&self, out: &mut Vec<Action>) {
        let mover = self.mover();
        for unit in 0..self.rules.roster.len() as UnitId {
            if self.seat(unit) != mover {
                continue;
            }
            if self.may_act(unit) {
                out.push(Action::Move { unit });
                if self.state.unit(unit).order == Order::Disorganised {
                    out.push(Action::Rally { unit });
                }
                if self.may_wreck(unit) {
                    out.push(Action::Wreck { unit });
                }
            }
        }
        if self.cavalry_phase() {
            for (leader, it) in self.state.leaders.iter().enumerate() {
                if self.leader_seat(leader) != mover || it.moved {
                    continue;
                }
                match it.spot {
                    Spot::Map(_) => out.push(Action::MoveLeader { leader: leader as u8 }),
                    Spot::Away { .. } => {
                        let hexes = self.return_hexes_of_leader(leader);
                        out.extend(
                            hexes.into_iter().map(|hex| Action::ReturnLeader { leader: leader as u8, hex }),
                        );
                    }
                    _ => {}
                }
            }
        }
        self.arrivals(out);
        self.returns(out);
        out.push(Action::EndPhase);
    }

    /// A regular unit in a fortified hex may begin to pull down its walls (G-12.1.6).
    pub(super) fn may_wreck(&self, unit: UnitId) -> bool {
        let regular = !self.card(unit).kind.missile();
        let here = self.state.hex_of(unit).is_some_and(|hex| self.fortified(hex));
        regular && here && !self.state.unit(unit).marks.has(Marks::WRECKING)
    }

    // ---------------------------------------------------------------- steps

    /// Has the walker anything left to do but stop?
    pub fn can_step(&self, unit: UnitId) -> bool {
        let mut list = Vec::new();
        if self.walk_of(unit).is_some() {
            self.steps(&mut list);
        }
        list.len() > 1
    }

    pub fn leader_can_step(&self, leader: u8) -> bool {
        let mut list = Vec::new();
        self.leader_steps(leader, &mut list);
        list.len() > 1
    }

    pub(super) fn steps(&self, out: &mut Vec<Action>) {
        let Some(walk) = self.state.now.walk else { return };
        match walk.who {
            Walker::Unit(unit) => self.unit_steps(unit, &walk, out),
            Walker::Leader(leader) => self.leader_steps(leader, out),
            Walker::Fleeing(_) => {}
        }
    }

    pub(super) fn unit_steps(&self, unit: UnitId, walk: &Walk, out: &mut Vec<Action>) {
        let (it, card) = (self.state.unit(unit), self.card(unit));
        let Some(hex) = it.spot.hex() else { return out.push(Action::Stop) };
        // Foot that stands ready to shoot moves a hex or turns, no more, unless it takes up its march (G-R30).
        let marching = !card.kind.missile() || !it.ready;
        if marching && !walk.halted {
            if self.may_enter(unit, walk, false).is_ok() {
                out.push(Action::Forward { hold: false });
            }
            if self.may_enter(unit, walk, true).is_ok() {
                out.push(Action::Forward { hold: true });
            }
            for sixths in [1_i8, -1, 2, -2, 3] {
                if self.may_turn(unit, walk, sixths.unsigned_abs()).is_ok() {
                    out.push(Action::Turn { sixths });
                }
            }
            if self.may_overrun(unit, Some(walk)).is_ok() {
                out.push(Action::Overrun);
            }
            if self.may_exit(unit, walk) {
                out.push(Action::Exit);
            }
        }
        if !walk.begun && !walk.halted {
            let ahead = self.may_minimum(unit, walk, true).is_ok();
            for facing in Side::ALL {
                if ahead {
                    out.push(Action::Minimum { advance: true, facing });
                }
                if facing != it.facing {
                    out.push(Action::Minimum { advance: false, facing });
                }
            }
            if walk.leader.is_none() && self.cavalry_phase() {
                for leader in
                    self.state.leaders_at(hex).filter(|leader| self.leader_seat(*leader) == card.side)
                {
                    if !self.state.leaders[leader].moved {
                        out.push(Action::TakeLeader { leader: leader as u8 });
                    }
                }
            }
        }
        if card.kind.missile() && !walk.halted && walk.left >= self.charts().movement.flip {
            out.push(Action::Flip);
        }
        if self.may_shoot_riding(unit, walk) {
            let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
            for near in around {
                for target in self.state.at(near).filter(|id| self.seat(*id) != card.side) {
                    out.push(Action::Fire { by: unit, at: Aim::Unit(target) });
                }
                if self.lone_leader(card.side.other(), near) {
                    out.push(Action::Fire { by: unit, at: Aim::Leaders(near) });
                }
            }
        }
        if walk.left >= self.charts().movement.banner {
            for banner in self.holds(unit) {
                for to in self.banner_takers(unit, hex) {
                    out.push(Action::PassBanner { banner: banner as u8, to });
                }
            }
        }
        out.push(Action::Stop);
    }

    /// Off the map straight ahead, for a point (G-4.4.1, G-4.4.2, G-R47).
    pub(super) fn may_exit(&self, unit: UnitId, walk: &Walk) -> bool {
        let it = self.state.unit(unit);
        let ahead = it.spot.hex().map(|hex| self.field().neighbour(hex, it.facing));
        ahead == Some(OFF) && walk.left >= self.charts().movement.exit
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

    /// What a leader of the side that moves pays for a step; `None` where he cannot go.
    pub fn leader_step(&self, from: HexId, side: Side) -> Option<u8> {
        let (to, seat) = (self.field().neighbour(from, side), self.mover());
        let closed = to == OFF
            || self.field().ground(to) == Ground::Lake
            || self.field().side(from, side).barred()
            || self.state.at(to).any(|id| self.seat(id) != seat);
        (!closed).then(|| self.leader_toll(from, side))
    }

    pub(super) fn leader_steps(&self, leader: u8, out: &mut Vec<Action>) {
        let Some(walk) = self.state.now.walk else { return };
        if let Some(from) = self.state.leaders[usize::from(leader)].spot.hex() {
            for side in Side::ALL {
                if self.leader_step(from, side).is_some_and(|toll| toll <= walk.left) {
                    out.push(Action::LeaderTo { hex: self.field().neighbour(from, side) });
                }
            }
            if self.edges_of(from).next().is_some() && walk.left >= self.charts().movement.exit {
                out.push(Action::Exit);
            }
        }
        out.push(Action::Stop);
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
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
        let others = around
            .flat_map(|near| self.state.at(near))
            .any(|id| self.seat(id) == seat && !declared.contains(&id));
        if others {
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
