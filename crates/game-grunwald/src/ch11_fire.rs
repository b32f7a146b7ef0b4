//! 11. Missile fire: zones, sight, and what a shot comes to before the dice.

use crate::content::{Hit, Kind};
use crate::field::{HexId, OFF};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{Aim, Cohesion, Marks, UnitId};
use engine::{Rule, Tally};
use hexboard::Line;
use hexboard::facing::{in_cone, narrow_cone_at};

/// The tables of fire, by name (G-11.4.1, G-11.5.5, G-11.6.1, G-11.7.1, G-11.7.5).
pub const FIRE_CHARTS: [&str; 5] =
    ["fire-archers", "fire-horse-archers", "fire-crossbows", "fire-bombard", "fire-object"];

/// The printed table that a shot of such a unit is read in.
pub fn chart_of(kind: Kind, object: bool) -> &'static str {
    FIRE_CHARTS[table_of(kind, object).0]
}

/// Its place among the tables, and the rule that has it.
fn table_of(kind: Kind, object: bool) -> (usize, Rule) {
    match kind {
        _ if object => (4, R_11_7_5),
        Kind::HorseArcher => (1, R_11_5_5),
        Kind::Crossbow => (2, R_11_6_1),
        Kind::Bombard => (3, R_11_7_1),
        _ => (0, R_11_4_1),
    }
}

/// By which rule such a unit shoots: the one that has its table.
pub fn rule_of_fire(kind: Kind, at: Aim) -> Rule {
    table_of(kind, matches!(at, Aim::Object(_))).1
}

impl Look<'_> {
    /// Is it on the face with which it marches? Foot that shoots has one of two faces (G-11.1.1).
    pub fn marches(&self, id: UnitId) -> bool {
        !self.card(id).kind.missile() || !self.state.unit(id).ready
    }

    /// On that face foot that shoots fights with nothing; by which rule?
    #[inline]
    pub fn unarmed(&self, id: UnitId) -> Option<Rule> {
        (self.card(id).kind.missile() && self.marches(id)).then_some(R_11_1_1_MARCHING)
    }

    /// Foot that stands ready to shoot moves a hex or turns, no more, unless it takes up its march first (G-R30).
    #[inline]
    pub fn may_march(&self, unit: UnitId) -> Result<(), Refused> {
        if self.marches(unit) { Ok(()) } else { Err(No::ReadyToShoot { unit }.by(R_11_1_1).see(&[R_11_1_3])) }
    }

    /// A shot, at whoever is on the move or in the windows at both ends of a phase: what the weapon may and does. Horse archers have
    /// rules of their own (G-11.1.7); foot that shoots does so from its combat face, once.
    pub fn rules_behind_shot(&self, by: UnitId, at: Aim, range: u32, riding: bool) -> Cited {
        let kind = self.card(by).kind;
        // Nobody looks into a table for a leader who stands alone.
        let table = if matches!(at, Aim::Leaders(_)) { R_11_2_5 } else { rule_of_fire(kind, at) };
        let weapon: &[Rule] = match kind {
            Kind::HorseArcher if riding => &[R_11_1_7, R_11_5_1, R_11_5_4, R_11_5_6, R_11_5_7, R_11_5_8],
            Kind::HorseArcher => &[R_11_1_7, R_11_5_1, R_11_5_4, R_11_5_6],
            Kind::Bombard => &[R_11_1_2, R_11_1_6, R_11_7_2],
            _ => &[R_11_1_2, R_11_1_6, R_11_2_1],
        };
        // Who shoots in his own move rides; everybody else waits for the enemy to move.
        let window = if riding { RULING_25 } else { RULING_26 };
        let mut rules = [&[table, R_11_1_5, RULING_27, window], weapon].concat();
        // Neighbours are always seen.
        rules.extend((range > 1).then_some(R_11_2_6));
        rules
    }

    /// Can the unit shoot at all: foot on its combat face (G-11.1.2), horse archers, nobody in panic?
    pub fn shoots(&self, id: UnitId) -> bool {
        let unit = self.state.unit(id);
        let able = match self.card(id).kind {
            Kind::HorseArcher => true,
            kind => kind.missile() && unit.ready,
        };
        able && unit.cohesion != Cohesion::Panicked
    }

    /// Has it a shot left in this movement phase of the enemy (G-11.1.6, G-11.5.6)?
    pub fn unfired(&self, id: UnitId) -> bool {
        !self.state.unit(id).marks.has(Marks::SHOT)
    }

    /// How far a hex lies in the zone of fire of a unit (G-11.2.1, G-11.5.4, G-11.7.2, G-R27); `None` outside.
    pub fn in_fire_zone(&self, id: UnitId, hex: HexId, object: bool) -> Option<u32> {
        let unit = self.state.unit(id);
        let from = unit.whereabouts.hex()?;
        let range = self.field().distance(from, hex);
        let kind = self.card(id).kind;
        if range == 0 || range > self.fire_table(kind, object).range() {
            return None;
        }
        let (here, there) = (self.field().hex(from), self.field().hex(hex));
        let inside = match kind {
            Kind::HorseArcher => true,
            Kind::Bombard => narrow_cone_at(here, unit.facing, range).contains(&there),
            _ => in_cone(here, unit.facing, there),
        };
        inside.then_some(range)
    }

    fn fire_table(&self, kind: Kind, object: bool) -> &crate::content::FireTable {
        &self.charts().fire[table_of(kind, object).0]
    }

    /// The printed table that a shot of this unit is read in.
    pub fn fire_chart(&self, by: UnitId, object: bool) -> &'static str {
        chart_of(self.card(by).kind, object)
    }

    /// Does a hex hide what lies behind it (G-11.2.6)? A fort does as long as its walls stand.
    fn hides(&self, hex: HexId) -> bool {
        if self.field().fort[usize::from(hex)] != crate::field::NO_FORT {
            return self.fortified(hex);
        }
        self.ground(hex).hides
    }

    /// Is there a line of sight (G-11.2.6, G-R27)? Along a hexside both hexes must hide.
    pub fn sees(&self, from: HexId, to: HexId) -> bool {
        let line = Line::between(self.field().hex(from), self.field().hex(to));
        !line.blocked(|hex| self.field().at(hex).is_some_and(|hex| hex != OFF && self.hides(hex)))
    }

    /// What is added to the throw of a shot (G-11.2.3, G-11.2.4, G-11.5.9, G-11.7.3).
    pub fn fire_modifiers(&self, by: UnitId, target: UnitId) -> Tally {
        let (charts, card) = (self.charts(), self.card(by));
        let fire = charts.fire_modifiers;
        let mut tally = Tally::default();
        let armour = self.card(target).armour;
        if card.kind == Kind::Bombard {
            tally.add_if(if armour == 2 { -fire.bombard_armour } else { 0 }, R_11_7_3_ARMOUR);
        } else {
            tally.add_if(-i32::from(armour), R_11_2_3_TARGET);
        }
        if self.state.hex_of(target).is_some_and(|hex| self.covers(hex)) {
            tally.add(-fire.cover, R_11_2_4_COVER);
        }
        if card.kind == Kind::HorseArcher && self.state.unit(by).strength == 1 {
            tally.add(-fire.weak_horse_archer, R_11_5_9_WEAK);
        }
        tally
    }

    /// Forest, village or fortification (G-11.2.4).
    fn covers(&self, hex: HexId) -> bool {
        self.ground(hex).covers || self.fortified(hex)
    }

    /// What a throw does to the target.
    pub fn fire_result(&self, by: UnitId, range: u32, total: i32) -> Hit {
        self.fire_table(self.card(by).kind, false).at(range, total)
    }

    /// Does a hit of this weapon stop whom it costs a point, with that face of a die (G-11.6.2)?
    pub fn hit_stops(&self, by: UnitId, face: u8) -> bool {
        self.card(by).kind == Kind::Crossbow && face >= self.charts().fire_modifiers.crossbow_stops
    }

    /// Does it shake him, with that throw of two dice (G-11.5.10)?
    pub fn hit_shakes(&self, by: UnitId, target: UnitId, sum: u8) -> bool {
        let row = self.charts().fire_modifiers.disorganisation_row as u8;
        self.card(by).kind == Kind::HorseArcher && self.disorders(target, row, sum)
    }

    /// What a throw does to the walls of a hex (G-11.7.5).
    pub fn object_result(&self, by: UnitId, range: u32, total: i32) -> Hit {
        self.fire_table(self.card(by).kind, true).at(range, total)
    }

    /// Does the target stand in the zone of control of another unit of the firer's side, so that a friend may be hit (G-11.2.2)?
    pub fn endangers_friends(&self, by: UnitId, hex: HexId) -> bool {
        self.controllers(self.seat(by), hex).any(|friend| friend != by)
    }
}
