//! 16 Victory: Flight Points and the flight check.

use crate::content::MarkerKind;
use crate::ids::{LeaderId, MarkerId, UnitId};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use engine::tally::Counted;
use engine::{Rule, Seat};

/// How a battle ends.
pub fn rules_behind_ending(end: End) -> &'static [Rule] {
    match end {
        End::Flight => &[R_16_0A, RULING_16_0_2],
        End::NoUnits => &[RULING_16_0_4],
        End::StandOff => &[RULING_4_1_2, RULING_01],
        End::Quiet => &[RULING_02, RULING_4_1_2],
        End::Clock => &[R_FAL_2A],
        End::Resigned => &[R_16_0A],
    }
}

impl Look<'_> {
    /// What a unit costs its side when it is eliminated (MI-16.0c).
    #[inline]
    pub fn worth(&self, unit: UnitId) -> u8 {
        self.type_of(unit).flight
    }

    /// What a leader costs his side: a replacement nothing (MI-15.6b).
    pub fn leader_worth(&self, leader: LeaderId) -> u8 {
        let chart = &self.charts().flight;
        if self.battle().leader(leader).king { chart.king } else { chart.leader }
    }

    /// The points that a side has lost, counted as they stand now (MI-Q16.0-3), line by line.
    pub fn count_points<T: Counted>(&self, seat: Seat) -> T {
        let mut sum = T::default();
        let (mut maa, mut others, mut retired) = (0, 0, 0);
        for unit in self.rules.of_seat[seat.index()].iter() {
            let it = self.unit(unit);
            match it.whereabouts {
                Whereabouts::Gone if self.type_of(unit).armoured => maa += i32::from(self.worth(unit)),
                Whereabouts::Gone => others += i32::from(self.worth(unit)),
                Whereabouts::Map(_) if it.status == Status::Retired => {
                    retired += i32::from(self.charts().flight.retired);
                }
                _ => {}
            }
        }
        sum.add_if(maa, R_16_0C_MAA);
        sum.add_if(others, R_16_0C_UNIT);
        let lost = |(id, it): &(LeaderId, &Leader)| it.named_lost && self.leader_seat(*id) == seat;
        for (id, _) in LeaderId::number(&self.state.leaders).filter(lost) {
            let part = if self.battle().leader(id).king { R_16_0C_KING } else { R_16_0C_LEADER };
            sum.add(self.leader_worth(id).into(), part);
        }
        sum.add_if(retired, R_16_0C_RETIRED);
        let taken = |(id, it): &(MarkerId, &crate::content::Marker)| {
            it.side == seat && it.kind == MarkerKind::Wagon && !self.state.markers[id.index()]
        };
        let each = i32::from(self.battle().special.wagon_points.unwrap_or(0));
        let wagons = MarkerId::number(&self.battle().markers).filter(taken).count() as i32;
        sum.add_if(wagons * each, R_16_0D_MARKER);
        sum
    }

    pub fn flight_points(&self, seat: Seat) -> u16 {
        self.count_points::<i32>(seat).max(0) as u16
    }

    /// The level at which a side flees (MI-16.0a); the small folk lower it (MI-BAN-4).
    pub fn flight_level(&self, seat: Seat) -> u16 {
        let level = i32::from(self.battle().army(seat).flight_level);
        let folk = self.battle().special.small_folk.filter(|_| self.state.episodes.small_folk);
        let change = folk.filter(|folk| folk.side != seat).map_or(0, |folk| i32::from(folk.level));
        (level + change).max(0) as u16
    }

    /// On how many of the ten faces it would flee now (8.1).
    pub fn flight_chance(&self, seat: Seat) -> u8 {
        let (points, level) = (i32::from(self.flight_points(seat)), i32::from(self.flight_level(seat)));
        (0..10).filter(|face| points + face >= level).count() as u8
    }

    /// Has it any combat unit left, on the map or off it (MI-Q16.0-4)?
    pub fn has_units(&self, seat: Seat) -> bool {
        self.rules.of_seat[seat.index()].iter().any(|unit| self.unit(unit).whereabouts.takes_part())
    }

    /// How a battle would end that ends like this.
    pub fn ending(&self, end: End, winner: Option<Seat>) -> Ending {
        Ending { end, winner, points: [Seat(0), Seat(1)].map(|seat| self.flight_points(seat)) }
    }

    /// Do both sides refuse to fight (MI-Q4.1-2, MI-R01), or have they done nothing for long (MI-R02)?
    pub fn stands_off(&self) -> Option<End> {
        let (control, end) = (&self.state.now.control, &self.charts().end);
        if control.passes.iter().all(|passes| *passes >= end.passes) {
            return Some(End::StandOff);
        }
        (control.quiet >= end.idle_activations).then_some(End::Quiet)
    }
}
