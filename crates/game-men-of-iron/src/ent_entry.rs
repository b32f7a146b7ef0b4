//! ENT Entry. Commands that the battle keeps off the map come in by the hexes of a list.

use crate::content::Arm;
use crate::ids::{HexId, LeaderId, Leaders, UnitId};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::Whereabouts;

impl Look<'_> {
    /// May a unit enter here, and what does it cost (MI-ENT-2)?
    pub(crate) fn entry_price(&self, unit: UnitId, hex: HexId) -> Result<u8, Refused> {
        if self.unit(unit).whereabouts != Whereabouts::Waiting {
            return Err(No::NotWaiting { unit }.by(R_ENT_1));
        }
        let command = self.command_of(unit);
        if !self.battle().command(command).entry.contains(&hex) {
            return Err(No::NoEntry { hex }.by(R_ENT_2));
        }
        if self.state.at(hex).is_some() {
            return Err(No::Occupied { hex }.by(R_ENT_2));
        }
        self.ground_at(self.arm(unit), hex, self.allowance(unit))
    }

    /// What it costs an arm to come into a hex from off the map.
    fn ground_at(&self, arm: Arm, hex: HexId, left: u8) -> Result<u8, Refused> {
        match self.field().terrain(hex).price[arm.index()] {
            None => Err(No::Closed { hex }.by(R_5_1B)),
            Some(cost) if cost > left => Err(No::TooDear { cost, left }.by(R_5_1A)),
            Some(cost) => Ok(cost),
        }
    }

    /// The leader comes before the units, or with the first of them (MI-ENT-3).
    pub(crate) fn leader_is_in(&self, unit: UnitId, with: Leaders) -> Result<(), Refused> {
        let leader = self.battle().command(self.command_of(unit)).leader;
        let waits = leader != LeaderId::NOBODY
            && self.state.leader(leader).whereabouts == Whereabouts::Waiting
            && !with.contains(leader);
        if waits { Err(No::LeaderFirst { leader }.by(R_ENT_3)) } else { Ok(()) }
    }

    /// What a leader has left when he has come in here (MI-ENT-3); he shares the hex with whoever is there.
    pub(crate) fn leader_entry(&self, leader: LeaderId, hex: HexId) -> Result<u8, Refused> {
        let command = self.battle().leader(leader).command;
        if !self.battle().command(command).entry.contains(&hex) {
            return Err(No::NoEntry { hex }.by(R_ENT_2));
        }
        let left = self.leader_movement(leader);
        self.leader_fits(self.leader_seat(leader), hex)?;
        self.ground_at(Arm::Horse, hex, left).map(|cost| left - cost)
    }
}
