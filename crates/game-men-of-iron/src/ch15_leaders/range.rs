//! 15.2 Command range. Counted in movement points from the leader, and handed on from unit to unit.

use crate::content::Arm;
use crate::ids::{CommandId, HexId, LeaderId, UnitId, Units};
use crate::look::Look;
use crate::state::Status;

impl Look<'_> {
    /// The units of a Command on the map that are in command as things stand (MI-15.2a, MI-15.2c).
    pub fn commanded_now(&self, command: CommandId) -> Units {
        let own: Units = self.units_of(command).iter().filter(|unit| self.hex_of(*unit).is_some()).collect();
        let leader = self.battle().command(command).leader;
        if leader == LeaderId::NOBODY {
            return own;
        }
        let garrison = self.battle().special.garrison.map(|it| it.unit);
        let walled_in: Units = garrison.into_iter().filter(|unit| own.contains(*unit)).collect();
        self.handed_on(own, self.in_range_of(leader, own).and(walled_in))
    }

    /// Those of some units whom a leader reaches himself (MI-15.2a, MI-Q15.2-1).
    pub fn in_range_of(&self, leader: LeaderId, units: Units) -> Units {
        let Some(from) = self.state.leader(leader).whereabouts.hex() else { return Units::NONE };
        let range = self.leader_range(leader);
        let mut costs: [Option<Vec<Option<u8>>>; 2] = [None, None];
        let mut near = Units::NONE;
        for unit in units.iter() {
            let Some(hex) = self.hex_of(unit) else { continue };
            let arm = self.arm(unit);
            let costs = costs[arm.index()].get_or_insert_with(|| self.traced(leader, arm, from, range));
            if costs[hex.index()].is_some() {
                near.insert(unit);
            }
        }
        near
    }

    /// Who may act as if it belonged to this Command: all of the side whom the Captal reaches (MI-POI-4, MI-R58).
    pub fn lent_to(&self, command: CommandId) -> Units {
        let captal = self.battle().special.captal.filter(|it| it.command == command);
        captal.map_or(Units::NONE, |captal| {
            let others = self.rules.of_seat[self.command_seat(command).index()].but(self.units_of(command));
            self.in_range_of(captal.leader, others)
        })
    }

    /// How far a leader's word carries: a replacement's less far (MI-15.6a).
    pub fn leader_range(&self, leader: LeaderId) -> u8 {
        let (card, charts) = (self.battle().leader(leader), &self.charts().replacement);
        match self.state.leader(leader).replacement {
            true => card.range.saturating_sub(charts.range_loss).max(charts.least_range),
            false => card.range,
        }
    }

    /// What it costs from a leader to each hex within his range, around enemies and their zones (MI-15.2b).
    fn traced(&self, leader: LeaderId, arm: Arm, from: HexId, range: u8) -> Vec<Option<u8>> {
        let seat = self.leader_seat(leader);
        let open = |hex: HexId| match self.state.at(hex) {
            Some(unit) => self.seat(unit) == seat,
            None => self.in_enemy_zone(seat, hex).iter().all(|enemy| self.is_genitor(enemy)),
        };
        self.field().march(arm, from, range, |side| self.state.is_trampled(side), open)
    }

    /// Who stands next to a unit of its own Command that is in command is in command too, and hands it on; the Retired do not
    /// (MI-15.2c, MI-Q15.2-2).
    fn handed_on(&self, own: Units, mut commanded: Units) -> Units {
        let beside = |a: UnitId, b: UnitId| {
            let hexes = self.hex_of(a).zip(self.hex_of(b));
            hexes.is_some_and(|(a, b)| self.field().adjacent(a, b) || a == b)
        };
        let mut fresh: Units = commanded;
        while let Some(unit) = fresh.first() {
            fresh.remove(unit);
            if self.status(unit) == Status::Retired {
                continue;
            }
            for other in own.but(commanded).iter().filter(|other| beside(unit, *other)) {
                commanded.insert(other);
                fresh.insert(other);
            }
        }
        commanded
    }
}
