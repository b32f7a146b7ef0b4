//! 5.4 Retreat: where a beaten unit may go, and how far.

use crate::content::Kind;
use crate::field::{HexId, OFF};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{Task, UnitId};
use hexboard::Side;

/// A retreat at some point of its way: whose, where it fought, where it is, how many hexes it has gone, and how many it must.
#[derive(Clone, Copy, Debug)]
pub struct Back {
    pub unit: UnitId,
    pub fought: HexId,
    pub at: HexId,
    pub done: u8,
    pub most: u8,
}

impl Back {
    /// Before its first step.
    pub fn from(unit: UnitId, hex: HexId, most: u8) -> Back {
        Back { unit, fought: hex, at: hex, done: 0, most }
    }
}

impl Look<'_> {
    /// May a unit that retreats enter this neighbour (G-5.4.5, G-R34)? On the map, passable, free of enemies and their zones,
    /// and with room; cavalry makes its own room among friendly foot (G-5.4.4, G-R35).
    pub fn may_go_back(&self, unit: UnitId, from: HexId, side: Side) -> Result<(), Refused> {
        let (field, enemy) = (self.field(), self.seat(unit).other());
        let hex = field.neighbour(from, side);
        let closed = hex == OFF || self.closed(hex) || field.side(from, side).barred();
        let enemies = || self.state.at(hex).any(|other| self.seat(other) == enemy);
        if closed || enemies() || self.lone_leader(enemy, hex) || self.controlled(enemy, hex) {
            return Err(No::NoWayBack { unit, hex }.by(R_5_4_5).see(&[RULING_34]));
        }
        if !self.has_room_back(unit, hex) {
            return Err(No::Full { unit, hex }.by(R_4_5_2).see(&[RULING_34]));
        }
        Ok(())
    }

    /// May the next hex of a retreat be this one: each farther from where it was fought, and such that the retreat becomes as long
    /// as it can (G-5.4.2, G-R34)? `longest` is what [`Look::longest_retreat`] says.
    pub fn may_step_back(&self, back: Back, hex: HexId, longest: u8) -> Result<(), Refused> {
        let Back { unit, fought, at, done, most } = back;
        let side = self.field().side_to(at, hex);
        let Some(side) = side.filter(|_| self.field().distance(fought, hex) == u32::from(done) + 1) else {
            return Err(No::NoStepBack { unit, hex }.by(R_5_4_2).see(&[RULING_34]));
        };
        self.may_go_back(unit, at, side)?;
        if self.rooted(unit) || self.longest_retreat(unit, fought, hex, done + 1, most) != longest {
            return Err(No::ShortWayBack { unit, hex }.by(RULING_34).see(&[R_5_4_2]));
        }
        Ok(())
    }

    /// Is there room for somebody who retreats? Riders make it among friendly foot (G-5.4.4).
    fn has_room_back(&self, id: UnitId, to: HexId) -> bool {
        let seat = self.seat(id);
        let pushes = self.card(id).kind.mounted();
        let counts = |other: &UnitId| {
            self.seat(*other) == seat && *other != id && (!pushes || self.card(*other).kind.mounted())
        };
        let others: u8 = self.state.at(to).filter(counts).map(|other| self.weight(other)).sum();
        let limits = self.charts().stacking;
        if !self.fortified(to) {
            return others + self.weight(id) <= limits.hex;
        }
        let horse: u8 = self
            .state
            .at(to)
            .filter(counts)
            .filter(|other| self.card(*other).kind.mounted())
            .map(|other| self.weight(other))
            .sum();
        let own = self.weight(id);
        self.fits_in_fort(others + own, if pushes { horse + own } else { 0 })
    }

    /// How far a unit can fall back from a hex: at most `most`, each step one farther from where it fought (G-5.4.2).
    pub fn longest_retreat(&self, id: UnitId, fought: HexId, at: HexId, done: u8, most: u8) -> u8 {
        if done == most {
            return done;
        }
        let mut longest = done;
        for to in self.steps_back(id, fought, at, done) {
            longest = longest.max(self.longest_retreat(id, fought, to, done + 1, most));
            if longest == most {
                break;
            }
        }
        longest
    }

    /// The points that it costs a side to fall short by so many hexes (G-5.4.6).
    pub fn price_of_falling_short(&self, hexes: u8) -> u8 {
        if self.rules.options.blocked_per_hex { hexes } else { hexes.min(1) }
    }

    /// How many of its own foot riders sweep along who go back by this hex and as far as they can, by the way that sweeps fewest.
    pub fn foot_in_the_way(&self, id: UnitId, hex: HexId) -> u8 {
        if !self.card(id).kind.mounted() {
            return 0;
        }
        let under_way = self.state.now.tasks.iter().rev().find_map(|task| match task {
            Task::Retreat { trace, must, .. } if trace.unit == id => Some((trace, *must)),
            _ => None,
        });
        let (fought, done, most) = match under_way {
            Some((trace, must)) => (trace.hexes.first().copied(), trace.hexes.len() as u8, must),
            None => {
                let beaten = self.state.now.fight.as_deref().and_then(|fight| fight.retreat);
                (self.state.hex_of(id), 1, beaten.map_or(1, |(_, hexes)| hexes))
            }
        };
        let foot = self.foot_at(id, hex);
        fought.map_or(foot, |fought| foot + self.way_back(id, fought, hex, done, most).1)
    }

    fn foot_at(&self, id: UnitId, hex: HexId) -> u8 {
        let foot = |other: &UnitId| self.seat(*other) == self.seat(id) && !self.card(*other).kind.mounted();
        self.state.at(hex).filter(foot).count() as u8
    }

    /// The longest way back from a hex, and of several the one with the least foot on it: its length and that foot.
    fn way_back(&self, id: UnitId, fought: HexId, at: HexId, done: u8, most: u8) -> (u8, u8) {
        let mut best = (done, 0);
        if done < most {
            for to in self.steps_back(id, fought, at, done) {
                let (length, foot) = self.way_back(id, fought, to, done + 1, most);
                let foot = foot + self.foot_at(id, to);
                if length > best.0 || length == best.0 && foot < best.1 {
                    best = (length, foot);
                }
            }
        }
        best
    }

    /// The next hexes of a retreat, however long it can become.
    fn steps_back(&self, id: UnitId, fought: HexId, at: HexId, done: u8) -> impl Iterator<Item = HexId> {
        let field = self.field();
        let open = move |side: &Side| {
            let to = field.neighbour(at, *side);
            to != OFF
                && field.distance(fought, to) == u32::from(done) + 1
                && self.may_go_back(id, at, *side).is_ok()
        };
        Side::ALL.into_iter().filter(open).map(move |side| field.neighbour(at, side))
    }

    /// A hex of a retreat: ever farther from where it fought, losing no speed by its turns, only to the ground; foot in the way of its
    /// riders is swept along.
    pub fn rules_behind_falling_back(&self, id: UnitId, from: HexId, side: Side, swept: bool) -> Cited {
        let mut rules = match swept {
            true => vec![R_5_4_4, R_5_4_5, RULING_35],
            false => vec![R_5_4_1, R_5_4_2, R_5_4_3, R_5_4_5, RULING_34],
        };
        rules.extend(self.rules_that_slow(id, from, side));
        rules
    }

    /// A hex of a pursuit, by the way of the beaten or beside it: free, past all zones, at the speed there is; into a fort and no farther.
    pub fn rules_behind_pursuing(&self, to: HexId, must: bool) -> Cited {
        let way = if must { R_5_5_4 } else { R_5_5_5 };
        let mut rules = vec![R_5_5_1, way, R_5_5_6, R_5_5_7, R_5_5_8, R_5_5_9, RULING_69];
        rules.extend(self.fort_ends_pursuit(to, false, Some(to)));
        rules
    }

    /// A hex of an advance into the place of the destroyed: a normal move, which the ground slows.
    pub fn rules_behind_advancing(&self, id: UnitId, from: HexId, side: Side) -> Cited {
        let mut rules = vec![R_5_2_9, RULING_37];
        rules.extend(self.rules_that_slow(id, from, side));
        rules
    }

    /// A bombard ready to fire cannot be moved (G-11.7.4).
    pub fn rooted(&self, id: UnitId) -> bool {
        self.card(id).kind == Kind::Bombard && self.state.unit(id).ready
    }

    /// The next hexes that the owner may choose: those from which the retreat becomes as long as it can (G-R34).
    pub fn retreats(&self, back: Back) -> Vec<HexId> {
        let Back { unit, fought, at, done, most } = back;
        if self.rooted(unit) {
            return Vec::new();
        }
        let longest = self.longest_retreat(unit, fought, at, done, most);
        let near = Side::ALL.into_iter().map(|side| self.field().neighbour(at, side));
        near.filter(|hex| *hex != OFF && self.may_step_back(back, *hex, longest).is_ok()).collect()
    }
}
