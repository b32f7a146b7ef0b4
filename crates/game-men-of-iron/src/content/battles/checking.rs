//! What must hold of a battle before anybody plays it. Each mistake says where it stands.

use super::reading::Lines;
use super::*;
use crate::content::wrong;
use crate::field::{MarkId, OFF};
use engine::content::Flaw;
use hexboard::Aspect;
use std::collections::{BTreeMap, BTreeSet};

/// A set of bits holds no more units, and none of leaders either.
const MOST: usize = 128;

struct Checking<'a> {
    battle: &'a Battle,
    field: &'a Field,
    charts: &'a Charts,
    lines: &'a Lines,
}

impl Battle {
    pub(super) fn check(&self, charts: &Charts, lines: &Lines) -> Result<(), Flaw> {
        let checking = Checking { battle: self, field: self.field(true), charts, lines };
        checking.names()?;
        checking.units()?;
        checking.leaders()?;
        checking.marked_hexes()?;
        checking.distances()?;
        checking.schiltrons()?;
        checking.sums()?;
        checking.in_command()?;
        checking.ways()
    }
}

impl Checking<'_> {
    fn wrong(&self, line: usize, what: &'static str, word: impl Into<String>) -> Flaw {
        wrong(&self.lines.file, what, word).at(line)
    }

    fn line(&self, unit: UnitId) -> usize {
        self.lines.units[unit.index()]
    }

    fn numbered(&self) -> impl Iterator<Item = (UnitId, &Unit)> + Clone {
        UnitId::all(self.battle.units.len()).zip(&self.battle.units)
    }

    fn standing(&self) -> impl Iterator<Item = (UnitId, &Unit)> + Clone {
        self.numbered().filter(|(_, unit)| unit.hex != OFF)
    }

    fn of(&self, unit: &Unit, words: impl std::fmt::Display) -> String {
        format!("{} {words}", unit.id)
    }

    /// Every name is used once, and there is a number for everything.
    fn names(&self) -> Result<(), Flaw> {
        let Battle { units, leaders, commands, .. } = self.battle;
        if units.len() > MOST || leaders.len() > MOST {
            return Err(wrong(&self.lines.file, "flaw-too-many", units.len().to_string()));
        }
        let once = |list: Vec<(&String, &usize)>| {
            let mut seen = BTreeSet::new();
            match list.into_iter().find(|(id, _)| !seen.insert(id.as_str())) {
                Some((id, line)) => Err(self.wrong(*line, "flaw-twice", id)),
                None => Ok(()),
            }
        };
        once(units.iter().map(|it| &it.id).zip(&self.lines.units).collect())?;
        once(leaders.iter().map(|it| &it.id).zip(&self.lines.leaders).collect())?;
        once(commands.iter().map(|it| &it.id).zip(&self.lines.commands).collect())
    }

    /// Each unit is worse when it is Disordered, stands where it may, and alone.
    fn units(&self) -> Result<(), Flaw> {
        let mut taken: BTreeMap<HexId, &str> = BTreeMap::new();
        for (id, unit) in self.numbered() {
            let at = |what, word: String| Err(self.wrong(self.line(id), what, word));
            let sides = std::iter::once((unit.movement, unit.shock));
            let on_foot = unit.on_foot.map(|it| (it.movement, it.shock));
            for (movement, shock) in sides.chain(on_foot) {
                if movement[0] != movement[1] + 1 || shock[1] <= shock[0] {
                    return at("flaw-disordered-side", unit.id.clone());
                }
            }
            if unit.on_foot.is_some() != (unit.kind == UnitType::Hobilar) {
                return at("flaw-on-foot", unit.id.clone());
            }
            let command = self.battle.command(unit.command);
            if unit.hex == OFF {
                if command.entry.is_empty() {
                    return at("flaw-no-entry", unit.id.clone());
                }
                continue;
            }
            let label = self.field.label(unit.hex);
            if !self.finds_ground(id, unit) {
                return at(
                    "flaw-prohibited",
                    self.of(unit, format_args!("{label} {}", self.field.terrain(unit.hex).id)),
                );
            }
            if let Some(other) = taken.insert(unit.hex, &unit.id) {
                return at("flaw-overstacked", self.of(unit, format_args!("{label} {other}")));
            }
        }
        Ok(())
    }

    /// The garrison stands where nobody else may (COU-2).
    fn finds_ground(&self, id: UnitId, unit: &Unit) -> bool {
        let garrison = self.battle.special.garrison.is_some_and(|it| it.unit == id);
        garrison || self.field.open_to(unit.hex, unit.arm(self.charts))
    }

    fn leaders(&self) -> Result<(), Flaw> {
        for (id, leader) in LeaderId::all(self.battle.leaders.len()).zip(&self.battle.leaders) {
            let at = |what, word: &str| Err(self.wrong(self.lines.leaders[id.index()], what, word));
            let command = self.battle.command(leader.command);
            if command.units.is_empty() {
                return at("flaw-no-units", &leader.id);
            }
            if leader.rating > 9 || leader.movement == 0 {
                return at("flaw-rating", &leader.id);
            }
            if leader.hex == OFF {
                if command.entry.is_empty() {
                    return at("flaw-no-entry", &leader.id);
                }
                continue;
            }
            let garrison = self.battle.special.garrison.is_some_and(|it| it.leader == id);
            if !garrison && !self.field.open_to(leader.hex, Arm::Horse) {
                return at("flaw-prohibited", &leader.id);
            }
            let with_enemy = self.standing().any(|(_, it)| it.hex == leader.hex && it.side != command.side);
            if with_enemy {
                return at("flaw-overstacked", &leader.id);
            }
        }
        Ok(())
    }

    /// Standards, markers and entries lie where somebody can come.
    fn marked_hexes(&self) -> Result<(), Flaw> {
        let closed = |hex: HexId| !self.field.open(hex);
        let at = |line: usize, hex| Err(self.wrong(line, "flaw-prohibited", self.field.label(hex)));
        for (standard, line) in self.battle.standards.iter().zip(&self.lines.standards) {
            if closed(standard.hex) {
                return at(*line, standard.hex);
            }
            let own = |it: &Command| it.side == standard.side;
            if standard.command != CommandId::NONE && !own(self.battle.command(standard.command)) {
                return Err(self.wrong(*line, "flaw-side", self.field.label(standard.hex)));
            }
        }
        for (marker, line) in self.battle.markers.iter().zip(&self.lines.markers) {
            if closed(marker.hex) {
                return at(*line, marker.hex);
            }
        }
        for (command, lines) in self.battle.commands.iter().zip(&self.lines.entries) {
            for (hex, line) in command.entry.iter().zip(lines) {
                let edge = hexboard::Edge::ALL.into_iter().any(|edge| self.field.on_edge(*hex, edge));
                if closed(*hex) || !edge {
                    return at(*line, *hex);
                }
            }
        }
        Ok(())
    }

    /// Nobody begins beside an enemy.
    fn distances(&self) -> Result<(), Flaw> {
        for (id, unit) in self.standing() {
            let beside =
                |(_, it): &(UnitId, &Unit)| it.side != unit.side && self.field.adjacent(it.hex, unit.hex);
            if let Some((_, other)) = self.standing().find(beside) {
                return Err(self.wrong(self.line(id), "flaw-beside-enemy", self.of(unit, &other.id)));
            }
        }
        Ok(())
    }

    /// A schiltron at the start has no open Rear: each Rear hex holds one of its own in the same formation.
    fn schiltrons(&self) -> Result<(), Flaw> {
        let begin = &self.battle.special.formations.begin_schiltron;
        let in_it = |unit: &Unit| unit.kind == UnitType::Pike && begin.contains(&unit.command);
        for (id, unit) in self.standing().filter(|(_, unit)| in_it(unit)) {
            let rear = self.field.beside(unit.hex, unit.facing, Aspect::Rear);
            let held = |hex: &HexId| self.standing().any(|(_, it)| it.hex == *hex && in_it(it));
            if let Some(open) = rear.iter().find(|hex| **hex != OFF && !held(hex)) {
                let label = self.field.label(*open);
                return Err(self.wrong(self.line(id), "flaw-open-rear", self.of(unit, label)));
            }
        }
        Ok(())
    }

    /// What a side can lose is what the file says, and more than what breaks it.
    fn sums(&self) -> Result<(), Flaw> {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let of = |leader: &&Leader| self.battle.command(leader.command).side == seat;
            let units =
                self.battle.units_of(seat).map(|(_, unit)| u16::from(self.charts.of(unit.kind).flight));
            let points = |leader: &Leader| match leader.king {
                true => u16::from(self.charts.flight.king),
                false => u16::from(self.charts.flight.leader),
            };
            let worth = units.sum::<u16>() + self.battle.leaders.iter().filter(of).map(points).sum::<u16>();
            let army = self.battle.army(seat);
            if worth != army.worth {
                let words = format!("{} {} ≠ {worth}", army.id, army.worth);
                return Err(self.wrong(self.lines.worths[seat.index()], "flaw-worth", words));
            }
            if u16::from(army.flight_level) >= worth || army.flight_level == 0 {
                let words = format!("{} {}", army.id, army.flight_level);
                return Err(self.wrong(self.lines.levels[seat.index()], "flaw-level", words));
            }
        }
        Ok(())
    }

    /// The hexes into which no command comes from a side: those of enemies, and their zones unless a friend stands there.
    fn shut(&self, seat: Seat) -> BTreeSet<HexId> {
        let mut shut = BTreeSet::new();
        for (_, enemy) in self.standing().filter(|(_, unit)| unit.side != seat) {
            shut.insert(enemy.hex);
            if self.charts.of(enemy.kind).zone {
                shut.extend(self.field.zone(enemy.hex, enemy.facing));
            }
        }
        for (_, friend) in self.standing().filter(|(_, unit)| unit.side == seat) {
            shut.remove(&friend.hex);
        }
        shut
    }

    /// Every unit on the map begins in command: within its leader's range, or beside one of its Command that is (15.2).
    fn in_command(&self) -> Result<(), Flaw> {
        for (id, command) in CommandId::number(&self.battle.commands) {
            if command.leader == LeaderId::NOBODY {
                continue;
            }
            let own = |it: &(UnitId, &Unit)| it.1.command == id;
            let leader = self.battle.leader(command.leader);
            if leader.hex == OFF {
                continue;
            }
            let shut = self.shut(command.side);
            let costs = Arm::ALL.map(|arm| {
                let open = |hex: HexId| !shut.contains(&hex);
                self.field.march(arm, leader.hex, leader.range, |_: MarkId| false, open)
            });
            let reached = |unit: &Unit| {
                let arm = unit.arm(self.charts);
                unit.hex == leader.hex || costs[arm.index()][unit.hex.index()].is_some()
            };
            let (mut inside, mut outside): (Vec<_>, Vec<_>) =
                self.standing().filter(own).partition(|(_, unit)| reached(unit));
            loop {
                let chained = |it: &(UnitId, &Unit)| {
                    inside.iter().any(|(_, other)| self.field.adjacent(other.hex, it.1.hex))
                };
                let Some(at) = outside.iter().position(chained) else { break };
                inside.push(outside.swap_remove(at));
            }
            if let Some((unit, it)) = outside.first() {
                return Err(self.wrong(self.line(*unit), "flaw-out-of-command", &it.id));
            }
        }
        Ok(())
    }

    /// Every unit can come to every standard of the enemy, by steps that it can afford.
    fn ways(&self) -> Result<(), Flaw> {
        for (standard, line) in self.battle.standards.iter().zip(&self.lines.standards) {
            for (id, unit) in self.numbered().filter(|(_, unit)| unit.side != standard.side) {
                if self.battle.special.garrison.is_some_and(|it| it.unit == id) {
                    continue;
                }
                let from = match unit.hex {
                    OFF => self.battle.command(unit.command).entry.first().copied(),
                    hex => Some(hex),
                };
                let comes = from.is_some_and(|from| self.comes(unit, from, standard.hex));
                if !comes {
                    let label = self.field.label(standard.hex);
                    return Err(self.wrong(*line, "flaw-no-way", self.of(unit, label)));
                }
            }
        }
        Ok(())
    }

    /// Does a unit come from one hex to another, resting after every step?
    fn comes(&self, unit: &Unit, from: HexId, to: HexId) -> bool {
        let (arm, most) = (unit.arm(self.charts), unit.movement[0]);
        let mut seen = BTreeSet::from([from]);
        let mut queue = vec![from];
        while let Some(hex) = queue.pop() {
            if hex == to {
                return true;
            }
            for side in hexboard::Side::ALL {
                let price = self.field.price(arm, hex, side, false);
                if price.is_some_and(|price| price <= most) && seen.insert(self.field.neighbour(hex, side)) {
                    queue.push(self.field.neighbour(hex, side));
                }
            }
        }
        false
    }
}
