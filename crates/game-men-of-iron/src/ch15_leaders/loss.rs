//! 15.4 to 15.6: how leaders are lost, where they go, who replaces them.

use crate::ids::{HexId, LeaderId, UnitId, Units};
use crate::look::Look;
use crate::state::Whereabouts;
use engine::Seat;

/// How many of the hexes around a leader the enemy has to close before the edge of the map and prohibited ground count (MI-Q15.4-2).
const LEAST_CLOSED: usize = 3;

impl Look<'_> {
    /// Is every way out of this hex closed to a leader (MI-Q15.4-2)?
    pub fn leader_surrounded(&self, seat: Seat, hex: HexId) -> bool {
        let (mut closed, mut barred) = (0, 0);
        for next in self.field().around(hex) {
            if *next == HexId::OFF || !self.field().open(*next) {
                barred += 1;
            } else if self.closed_by_enemy(seat, *next) {
                closed += 1;
            } else {
                return false;
            }
        }
        closed > 0 && (barred == 0 || closed >= LEAST_CLOSED)
    }

    /// The units to which a leader goes who has lost his own: the nearest of his Command, or else of his army (MI-15.4c, MI-15.5).
    pub fn refuges(&self, leader: LeaderId) -> Units {
        let seat = self.leader_seat(leader);
        let Some(hex) = self.state.leader(leader).whereabouts.hex() else { return Units::NONE };
        let own = self.nearest(self.units_of(self.battle().leader(leader).command), hex);
        if own.is_empty() { self.nearest(self.rules.of_seat[seat.index()], hex) } else { own }
    }

    /// Of these the nearest to a hex, by hexes (MI-Q15.5-1).
    fn nearest(&self, units: Units, hex: HexId) -> Units {
        let far = |unit: UnitId| Some(self.field().distance(hex, self.hex_of(unit)?));
        let least = units.iter().filter_map(far).min();
        units.iter().filter(|unit| least.is_some() && far(*unit) == least).collect()
    }

    /// The units of his Command with which a replacement may be placed (MI-15.6a).
    pub fn replacement_places(&self, leader: LeaderId) -> Units {
        let units = self.units_of(self.battle().leader(leader).command);
        units.iter().filter(|unit| self.hex_of(*unit).is_some()).collect()
    }

    /// Leaders of a seat that are lost and are replaced: who leads a Command that has a unit left; who only rides along is not
    /// (MI-15.6a, MI-Q15.6-1, MI-NAJ-2).
    pub fn to_replace(&self, seat: Seat) -> Vec<LeaderId> {
        let replaced = |id: &LeaderId| {
            let it = self.battle().leader(*id);
            let units = || self.units_of(it.command).iter();
            self.leader_seat(*id) == seat
                && !it.attached
                && self.state.leader(*id).whereabouts == Whereabouts::Gone
                && units().any(|unit| self.unit(unit).whereabouts.takes_part())
        };
        LeaderId::all(self.state.leaders.len()).filter(replaced).collect()
    }

    /// Leaders in a hex who are thrown for when its unit is struck, by number.
    pub fn leaders_with(&self, unit: UnitId) -> Vec<LeaderId> {
        let Some(hex) = self.hex_of(unit) else { return Vec::new() };
        self.state.leaders_at(hex).filter(|leader| self.leader_seat(*leader) == self.seat(unit)).collect()
    }

    /// What is taken from the die of a leader in shock (MI-15.4b): his rating, a replacement's being lower.
    pub fn own_rating(&self, leader: LeaderId) -> u8 {
        let printed = self.battle().leader(leader).rating;
        if self.state.leader(leader).replacement { self.replaced(printed, true) } else { printed }
    }
}
