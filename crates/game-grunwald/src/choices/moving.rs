//! Who begins to move, and who rides against him (G-4.1, G-5.7).

use super::Asked;
use crate::action::Action;
use crate::field::HexId;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;

impl Look<'_> {
    // ---------------------------------------------------------------- activation

    /// Is there anything left to do in the phase but to end it?
    pub fn can_activate(&self) -> bool {
        let begins = |unit: UnitId| self.may_act(unit).is_ok() || self.may_rally(unit).is_ok();
        if self.not_done().any(|(unit, _)| begins(unit)) {
            return true;
        }
        let mut list = Vec::new();
        self.activations(&mut list);
        list.len() > 1
    }

    /// Those of the phase who are on the map and not done, and where. Asked all the time: everybody else need not be asked why not.
    fn not_done(&self) -> impl Iterator<Item = (UnitId, HexId)> {
        self.movers().iter().copied().filter_map(|unit| {
            let it = self.state.unit(unit);
            it.whereabouts.hex().filter(|_| !it.marks.has(Marks::DONE)).map(|hex| (unit, hex))
        })
    }

    pub(super) fn activations(&self, out: &mut Vec<Action>) {
        for (unit, hex) in self.not_done() {
            if self.may_act(unit).is_ok() {
                out.push(Action::Move { unit });
            }
            if self.state.unit(unit).cohesion != Cohesion::Good && self.may_rally(unit).is_ok() {
                out.push(Action::Rally { unit });
            }
            if self.fortified(hex) && self.may_wreck(unit).is_ok() {
                out.push(Action::Wreck { unit });
            }
        }
        for leader in LeaderId::all(self.state.leaders.len()) {
            match self.state.leader(leader).whereabouts {
                Whereabouts::Map(_) if self.may_begin_leader(leader).is_ok() => {
                    out.push(Action::MoveLeader { leader });
                }
                Whereabouts::Away { .. } if self.leader_free(leader) => {
                    let hexes = self.return_hexes_of_leader(leader).into_iter();
                    out.extend(hexes.map(|hex| Action::ReturnLeader { leader, hex }));
                }
                _ => {}
            }
        }
        self.arrivals(out);
        self.returns(out);
        out.push(Action::EndPhase);
    }

    /// A leader of the side that moves, in its cavalry phase, who has not moved (G-R46).
    pub fn may_lead(&self, leader: LeaderId) -> Result<(), Refused> {
        if self.leader_seat(leader) != self.mover() {
            return Err(No::NotYourLeader { leader }.by(R_4_1_1));
        }
        if !self.cavalry_phase() {
            return Err(No::LeaderWithCavalry { leader }.by(R_8_1_2));
        }
        if self.state.leader(leader).moved {
            return Err(No::LeaderMoved { leader }.by(R_8_1_2));
        }
        Ok(())
    }

    pub fn leader_free(&self, leader: LeaderId) -> bool {
        self.may_lead(leader).is_ok()
    }

    /// May a leader on the map begin to move by himself?
    pub(super) fn may_begin_leader(&self, leader: LeaderId) -> Result<(), Refused> {
        self.may_lead(leader)?;
        match self.state.leader(leader).whereabouts {
            Whereabouts::Map(_) => Ok(()),
            _ => Err(No::LeaderNotThere { leader }.by(R_8_1_1)),
        }
    }

    /// To find its order is asked of a unit when its phase is asked; a panicked unit is told of its panic whenever it is (G-R43).
    pub(super) fn may_rally_now(&self, asked: &Asked, unit: UnitId) -> Result<(), Refused> {
        let now = asked.activation();
        let panicked = self.state.unit(unit).cohesion == Cohesion::Panicked && self.seat(unit) == asked.seat;
        if now.is_ok() || panicked { self.may_rally(unit) } else { now }
    }

    // ---------------------------------------------------------------- counter-charges

    /// The hex of the walker if he may be counter-charged: cavalry, horse archers, or a leader who is alone (G-5.7.1, G-R32).
    pub fn countered_hex(&self) -> Option<HexId> {
        let hex = self.walker_hex()?;
        match self.state.now.walk?.who {
            Walker::Unit(unit) | Walker::Fleeing(unit) => self.card(unit).kind.mounted().then_some(hex),
            Walker::Leader(leader) => self.lone_leader(self.leader_seat(leader), hex).then_some(hex),
        }
    }

    pub(super) fn counter_choices(&self, ridden: &[UnitId], out: &mut Vec<Action>) {
        let Some(hex) = self.countered_hex() else { return };
        for unit in self.joining_chargers(self.mover().other(), hex, ridden) {
            out.extend(self.counter_charges(unit, hex).into_iter().map(Action::CounterCharge));
        }
        out.push(Action::HoldBack);
    }
}
