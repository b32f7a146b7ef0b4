//! V. End and victory: flags, wagons, tokens and passes.

use crate::look::Look;
use crate::state::{End, Ending, RED, Spot, YELLOW};
use engine::Seat;

impl Look<'_> {
    /// Victory points: the flags a seat holds (MB-V.1) and the wagon it destroyed (MB-V.2).
    pub fn points(&self, seat: Seat) -> u8 {
        let flags = self.board.geo.flags.iter().zip(self.state.flags);
        let held: u8 = flags.filter(|(_, owner)| *owner == Some(seat)).map(|(flag, _)| flag.points).sum();
        held + if self.state.wagon_lost[seat.other().index()] { self.charts.wagon_points } else { 0 }
    }

    pub fn both_points(&self) -> [u8; 2] {
        [self.points(RED), self.points(YELLOW)]
    }

    pub fn goal(&self) -> u8 {
        self.charts.map(self.board.geo.size).points_to_win
    }

    /// Value of a seat's units on the map for the tie-break: recruitment cost of their present kind, worn or not
    /// (MB-V.9, MB-R69).
    pub fn value(&self, seat: Seat) -> u8 {
        let on_map = self.state.units_of(seat).filter(|(_, unit)| matches!(unit.spot, Spot::Hex(_)));
        on_map.map(|(_, unit)| self.charts.kind(unit.kind).cost).sum()
    }

    /// Has a seat neither a token nor a point on the map? Reserves and units off the map do not count (MB-R66).
    pub fn exhausted(&self, seat: Seat) -> bool {
        let spent = || self.state.units_of(seat).all(|(_, unit)| unit.hex().is_none() || unit.points == 0);
        self.state.tokens[seat.index()] == 0 && spent()
    }

    /// Is the game over at the end of this turn? In the order of the book (MB-R82): the threshold (MB-V.6), exhaustion
    /// (MB-V.7), two passes in a row (MB-V.8).
    pub fn ending(&self) -> Option<Ending> {
        let points = self.both_points();
        let goal = self.goal();
        if points.iter().any(|points| *points >= goal) {
            // Both at the threshold: more points win; equal, whose turn it was (MB-R65).
            let winner = match points[0].cmp(&points[1]) {
                std::cmp::Ordering::Greater => RED,
                std::cmp::Ordering::Less => YELLOW,
                std::cmp::Ordering::Equal => self.state.turn,
            };
            return Some(Ending { end: End::Points, winner: Some(winner), points, value: None });
        }
        if self.exhausted(RED) && self.exhausted(YELLOW) {
            return Some(self.count_up(End::Exhausted));
        }
        (self.state.passes >= self.charts.passes_that_end).then(|| self.count_up(End::Passes))
    }

    /// More points win, then the greater value on the map, else a draw (MB-V.9).
    pub fn count_up(&self, end: End) -> Ending {
        let points = self.both_points();
        let ahead = |two: [u8; 2]| match two[0].cmp(&two[1]) {
            std::cmp::Ordering::Greater => Some(RED),
            std::cmp::Ordering::Less => Some(YELLOW),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(winner) = ahead(points) {
            return Ending { end, winner: Some(winner), points, value: None };
        }
        let value = [self.value(RED), self.value(YELLOW)];
        Ending { end, winner: ahead(value), points, value: Some(value) }
    }
}
