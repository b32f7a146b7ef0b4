//! V. End and victory: flags, wagons, tokens and passes.

use crate::look::{Cited, Look};
use crate::rules::*;
use crate::state::{End, Ending, HexId, Kind, Phase, RED, UnitId, Whereabouts, YELLOW};
use engine::{Rule, Seat};

/// What the flag on a hex would be to a unit that is there when the turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagThere {
    ToTake(Rule),
    /// It is the seat's already.
    Kept(Rule),
}

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
        let on_map =
            self.state.units_of(seat).filter(|(_, unit)| matches!(unit.whereabouts, Whereabouts::Hex(_)));
        on_map.map(|(_, unit)| self.charts.kind(unit.kind).cost).sum()
    }

    /// Has a seat neither a token nor a point on the map? Reserves and units off the map do not count (MB-R66).
    pub fn exhausted(&self, seat: Seat) -> bool {
        let spent = || self.state.units_of(seat).all(|(_, unit)| unit.hex().is_none() || unit.points == 0);
        self.state.tokens[seat.index()] == 0 && spent()
    }

    /// The flag on a hex, as one seat sees it: taken by who stays there, kept by who has it.
    pub fn flag_there(&self, seat: Seat, hex: HexId) -> Option<FlagThere> {
        let flag = self.board.geo.flag_at[usize::from(hex)]?;
        Some(match self.state.flags[usize::from(flag)] == Some(seat) {
            true => FlagThere::Kept(R_V_5),
            false => FlagThere::ToTake(R_V_3),
        })
    }

    /// Whoever goes on from a flag that is not his has not taken it.
    pub fn rule_of_leaving_a_flag(&self, unit: UnitId, from: HexId) -> Option<Rule> {
        matches!(self.flag_there(unit.seat(), from), Some(FlagThere::ToTake(_))).then_some(R_V_4)
    }

    /// A flag is taken by who stands there at the end of a turn, whoever it is and however he came, from whoever had it.
    pub fn rules_behind_flag(&self, unit: UnitId) -> Cited {
        let mut rules = Cited::from_iter([R_V_3, R_V_1, R_V_5]);
        rules.extend(match self.state.phase {
            _ if self.state.unit(unit).kind == Kind::W => Some(RULING_63),
            // Nobody arrives in the enemy's turn but by a retreat.
            _ if unit.seat() != self.state.turn => Some(RULING_39),
            Phase::Return { .. } => Some(RULING_61),
            _ => None,
        });
        let flag = self.state.unit(unit).hex().and_then(|hex| self.board.geo.flag_at[usize::from(hex)]);
        if flag.is_some_and(|flag| self.state.flags[usize::from(flag)] == Some(unit.seat().other())) {
            // It was the other's until now, with or without a unit there.
            rules.push(RULING_62);
        }
        rules
    }

    /// A seat may pass at any time; it does nothing else once it has nobody left (MB-R67). The second pass in a row ends the game.
    pub fn rules_behind_pass(&self, seat: Seat) -> Cited {
        let mut rules = Cited::from_iter([R_IV_E]);
        rules.extend(self.ruling_on_nobody_left(seat));
        if self.passes_end_it(self.state.passes + 1) {
            rules.push(RULING_68);
        }
        rules
    }

    /// Without a unit on the map a seat is not beaten yet.
    pub fn ruling_on_nobody_left(&self, seat: Seat) -> Option<Rule> {
        self.state.units_of(seat).all(|(_, unit)| unit.hex().is_none()).then_some(RULING_67)
    }

    /// What ended a game and named its winner, first of all what ended it. Of two ends at once the first of the book counts (MB-R82).
    pub fn rules_behind_ending(&self, ending: &Ending) -> Cited {
        let mut rules = Cited::from_iter([rule_of_end(ending.end)]);
        match ending.end {
            End::Points if ending.points.iter().all(|points| *points >= self.goal()) => rules.push(RULING_65),
            End::Exhausted => rules.extend([R_V_9, RULING_66]),
            End::Passes => rules.push(R_V_9),
            End::Points | End::Resigned => {}
        }
        if ending.value.is_some() {
            rules.push(RULING_69);
        }
        let mut after = IN_ORDER.into_iter().skip_while(|end| *end != ending.end).skip(1);
        if after.any(|end| self.ends_by(end)) {
            rules.push(RULING_82);
        }
        rules
    }

    /// Is the game over at the end of this turn? In the order of the book (MB-R82): the threshold (MB-V.6), exhaustion
    /// (MB-V.7), two passes in a row (MB-V.8).
    pub fn ending(&self) -> Option<Ending> {
        let end = IN_ORDER.into_iter().find(|end| self.ends_by(*end))?;
        if end == End::Points {
            let points = self.both_points();
            // Both at the threshold: more points win; equal, whose turn it was (MB-R65).
            let winner = match points[0].cmp(&points[1]) {
                std::cmp::Ordering::Greater => RED,
                std::cmp::Ordering::Less => YELLOW,
                std::cmp::Ordering::Equal => self.state.turn,
            };
            return Some(Ending { end: End::Points, winner: Some(winner), points, value: None });
        }
        Some(self.count_up(end))
    }

    /// Do so many passes in a row end the game (MB-V.8)?
    pub fn passes_end_it(&self, passes: u8) -> bool {
        self.charts.passes_end_it(passes)
    }

    /// Is there such an end at the end of this turn?
    fn ends_by(&self, end: End) -> bool {
        match end {
            End::Points => self.both_points().iter().any(|points| *points >= self.goal()),
            End::Exhausted => self.exhausted(RED) && self.exhausted(YELLOW),
            End::Passes => self.passes_end_it(self.state.passes),
            End::Resigned => false,
        }
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

/// The ends of a game in the order of the book, of which the first counts (MB-R82).
const IN_ORDER: [End; 3] = [End::Points, End::Exhausted, End::Passes];

/// The rule that ends a game.
pub fn rule_of_end(end: End) -> Rule {
    match end {
        End::Points => R_V_6,
        End::Exhausted => R_V_7,
        End::Passes => R_V_8,
        End::Resigned => RULING_70,
    }
}
