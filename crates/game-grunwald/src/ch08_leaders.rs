//! 8. Leaders: whom they command, and when they are alone.

use crate::ch05_combat::Command;
use crate::content::LeaderCard;
use crate::field::HexId;
use crate::ids::LeaderId;
use crate::look::Look;
use crate::state::{UnitId, Whereabouts};
use engine::Seat;

/// Up to which throw of two dice a leader dies who was with the beaten: their retreat and their losses together (G-8.2.5).
pub fn deadly_up_to(retreat: u8, lost: u8) -> u8 {
    retreat + lost
}

impl<'a> Look<'a> {
    pub fn leader_card(&self, leader: LeaderId) -> &'a LeaderCard {
        &self.rules.content.counters.leaders[self.rules.scenario.leaders[leader.index()]]
    }

    pub fn leader_seat(&self, leader: LeaderId) -> Seat {
        self.leader_card(leader).seat()
    }

    /// The best leader of its side that a unit has: in its hex, or in range (G-8.2.1, G-8.2.2; one only, G-8.2.3).
    pub fn command(&self, id: UnitId) -> Option<Command> {
        self.command_at(id, self.state.hex_of(id)?)
    }

    /// The same for a unit that would stand there.
    pub fn command_at(&self, id: UnitId, hex: HexId) -> Option<Command> {
        let mut best = None;
        for (leader, it) in LeaderId::number(&self.state.leaders) {
            let Whereabouts::Map(at) = it.whereabouts else { continue };
            if self.leader_seat(leader) != self.seat(id) {
                continue;
            }
            if at == hex {
                return Some(Command::Stacked);
            }
            if self.field().distance(at, hex) <= u32::from(self.leader_card(leader).range) {
                best = Some(Command::InRange);
            }
        }
        best
    }

    /// The nearest leader who has the unit in range: his distance and who he is.
    pub fn leader_in_range(&self, id: UnitId) -> Option<(u32, LeaderId)> {
        let hex = self.state.hex_of(id)?;
        let near = |(leader, it): (LeaderId, &crate::state::Leader)| {
            let distance = self.field().distance(it.whereabouts.hex()?, hex);
            let commands = self.leader_seat(leader) == self.seat(id)
                && distance <= u32::from(self.leader_card(leader).range);
            commands.then_some((distance, leader))
        };
        LeaderId::number(&self.state.leaders).filter_map(near).min()
    }

    /// The distance from a unit to the nearest leader of its side on the map (G-5.5.2).
    pub fn leader_distance(&self, id: UnitId) -> Option<u32> {
        let hex = self.state.hex_of(id)?;
        let own =
            |(leader, _): &(LeaderId, &crate::state::Leader)| self.leader_seat(*leader) == self.seat(id);
        let on_map =
            LeaderId::number(&self.state.leaders).filter(own).filter_map(|(_, it)| it.whereabouts.hex());
        on_map.map(|at| self.field().distance(at, hex)).min()
    }

    /// Is a leader of its side in the unit's hex, so that nothing disorganises it (G-9.1.3)?
    pub fn leader_with(&self, unit: UnitId) -> bool {
        self.state.hex_of(unit).is_some_and(|hex| self.led_at(unit, hex))
    }

    /// The same for a unit that would stand there.
    pub fn led_at(&self, unit: UnitId, hex: HexId) -> bool {
        let seat = self.seat(unit);
        self.state.leaders_at(hex).any(|leader| self.leader_seat(leader) == seat)
    }

    /// Is a leader of this seat alone in a hex?
    pub fn lone_leader(&self, seat: Seat, hex: HexId) -> bool {
        self.state.leaders_at(hex).any(|leader| self.leader_seat(leader) == seat)
            && !self.state.at(hex).any(|id| self.seat(id) == seat)
    }
}
