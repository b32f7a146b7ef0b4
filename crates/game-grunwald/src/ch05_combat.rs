//! 5. Combat: who fights with what, and which column is read (5.1 to 5.3).

pub mod counter_charge;
pub mod overrun;
pub mod retreat;

use crate::ch01_general::{charge, column, halved, mean, ratio_with_rules};
use crate::content::Kind;
use crate::field::HexId;
use crate::look::{Cited, Look};
use crate::rules::*;
use crate::state::{Cohesion, Marks, UnitId};
use engine::sorted::InOrder;
use engine::tally::Counted;
use engine::{Rule, Seat, Tally};
use hexboard::Side;

/// Who fights whom.
#[derive(Clone, Debug, Default)]
pub struct Match {
    pub attackers: Vec<UnitId>,
    pub defenders: Vec<UnitId>,
    /// The attacked hexes.
    pub hexes: Vec<HexId>,
    /// A counter-charge (G-5.7).
    pub counter: bool,
}

/// What a combat comes to before the dice.
#[derive(Clone, Debug)]
pub struct Reckoning {
    /// The strength of each side, with what disorder, ground and walls take from it.
    pub attack: Tally,
    pub defence: Tally,
    pub initial: i32,
    /// What the initial column rests on.
    pub ratio_rules: &'static [Rule],
    pub attacker: Tally,
    pub defender: Tally,
    pub column: i8,
}

impl Look<'_> {
    /// The attacked hexes that this attacker has in its front.
    pub fn targets_of<'a>(&'a self, id: UnitId, hexes: &'a [HexId]) -> impl Iterator<Item = HexId> + 'a {
        hexes.iter().copied().filter(move |hex| self.controls(id, *hex))
    }

    /// Does a unit count as disorganised in a combat? The tired do (G-14.2.1), the panicked too (G-R43).
    pub fn shaken(&self, id: UnitId) -> bool {
        self.state.unit(id).cohesion != Cohesion::Good || self.tired(id)
    }

    /// The strength of a unit in a combat, halved for disorder, marsh and walls, in this order (G-R06).
    pub fn strength<Sum: Counted>(&self, id: UnitId, attacks: Option<&[HexId]>) -> Sum {
        let unit = self.state.unit(id);
        let mut tally = Sum::default();
        tally.add(unit.strength.into(), R_5_1_1B_POINTS);
        if unit.cohesion == Cohesion::Panicked {
            tally.cap(0, R_10_2_1_PANICKED);
            return tally;
        }
        if let Some(rule) = self.unarmed(id) {
            tally.cap(0, rule);
            return tally;
        }
        let mut halve = |rule: Rule| {
            let strength = tally.sum();
            // A single point is halved to itself: that is told too.
            tally.add(halved(strength as u32) as i32 - strength, rule);
        };
        if unit.cohesion == Cohesion::Disorganised {
            halve(R_9_2_2_HALVED);
        } else if self.tired(id) {
            halve(R_14_2_1_HALVED);
        }
        if let (Some(hexes), Some(from)) = (attacks, unit.whereabouts.hex()) {
            if self.ground(from).halves_attacker {
                halve(R_T_2_HALVED);
            }
            if let Some(rule) = self.walls_halve(id, from, hexes) {
                halve(rule);
            }
        }
        tally
    }

    /// The strength of a side: foot that shoots counts one at most, all together (G-11.3.2).
    pub fn side_strength<Sum: Counted>(&self, units: &[UnitId], attacks: Option<&[HexId]>) -> Sum {
        let (mut tally, mut missiles) = (Sum::default(), 0);
        for id in units {
            let strength: Sum = self.strength(*id, attacks);
            tally.gather(&strength);
            if self.card(*id).kind.missile() {
                missiles += strength.sum();
            }
        }
        let most = self.charts().modifiers.missile_strength;
        tally.add_if((most - missiles).min(0), R_11_3_2_TOGETHER);
        tally
    }

    /// The charge level with which a unit strikes (G-R21): water, woods, marshes and walls in the way take it; for good.
    pub fn striking_charge(&self, id: UnitId, hexes: &[HexId]) -> (u8, Option<Rule>) {
        let unit = self.state.unit(id);
        let Some(from) = unit.whereabouts.hex() else { return (0, None) };
        let mut worst = (unit.charge, None);
        for to in self.targets_of(id, hexes) {
            let Some(side) = self.field().side_to(from, to) else { continue };
            let level = if let Some(rule) = self.wall_breaks_charge(from, side) {
                (0, Some(rule))
            } else if self.ground(to).wastes_charge {
                (0, Some(R_5_6_6))
            } else if let Some(water) = self.water(self.field().side(from, side)) {
                let (level, rule) = water.strikes_with(unit.charge);
                (level, Some(rule))
            } else {
                continue;
            };
            if level.0 < worst.0 {
                worst = level;
            }
        }
        worst
    }

    /// What one unit brings to the mean charge of its side (G-R07).
    fn charge_share(&self, id: UnitId, fight: &Match, attacks: bool) -> u32 {
        let card = self.card(id);
        if !card.kind.charges() {
            return 0;
        }
        let level =
            if attacks { self.striking_charge(id, &fight.hexes).0 } else { self.state.unit(id).charge };
        level.into()
    }

    /// The same with what disorder leaves of it (G-9.2.4).
    fn orderly_charge(&self, id: UnitId, fight: &Match, attacks: bool) -> u32 {
        self.orderly(id, self.charge_share(id, fight, attacks))
    }

    /// What disorder leaves of a charge level (G-9.2.4).
    pub fn orderly(&self, id: UnitId, level: u32) -> u32 {
        if self.shaken(id) { level.min(self.charts().modifiers.charge_of_disorganised as u32) } else { level }
    }

    /// The columns for where an attack comes from: so many hexes behind those attacked, or opposite sides of one (G-3.1.2, G-5.2.6).
    pub fn columns_for_place<Sum: Counted>(&self, behind: i32, opposite: bool) -> Sum {
        let (modifiers, mut columns) = (&self.charts().modifiers, Sum::default());
        columns.add_if(behind * modifiers.rear_hex, R_3_1_2_REAR);
        if opposite {
            columns.add(modifiers.opposite_hexes, R_5_2_6_PINCERS);
        }
        columns
    }

    /// What foot that shoots gives those who fight with it (G-11.3.1).
    pub fn columns_against_missiles(&self, units: &[UnitId]) -> Option<i32> {
        let shoots = units.iter().any(|id| self.card(*id).kind.missile());
        shoots.then_some(self.charts().modifiers.missile_unit)
    }

    /// The modifiers that both sides have alike.
    fn common(&self, own: &[UnitId], enemies: &[UnitId], fight: &Match, attacks: bool, tally: &mut Tally) {
        let modifiers = self.charts().modifiers;
        let Some(seat) = own.first().map(|id| self.seat(*id)) else { return };
        let steady = || own.iter().copied().filter(|id| self.state.unit(*id).cohesion != Cohesion::Panicked);
        let armour = mean(steady().map(|id| u32::from(self.card(id).armour)));
        // The two sides stand in one sum: each modifier says whose it is.
        let of = |attacker: Rule, defender: Rule| if attacks { attacker } else { defender };
        let average = of(R_5_2_8_ATTACKER, R_5_2_8_DEFENDER);
        let single = of(R_5_2_7_ATTACKER, R_5_2_7_DEFENDER);
        tally.add_if(armour as i32, if own.len() > 1 { average } else { single });
        let gathered = mean(steady().map(|id| self.charge_share(id, fight, attacks)));
        tally.add_if(gathered as i32, of(R_5_6_4_ATTACKER, R_5_6_4_DEFENDER));
        let orderly = mean(steady().map(|id| self.orderly_charge(id, fight, attacks)));
        tally.add_if(orderly as i32 - gathered as i32, R_9_2_4_LIMITED);
        // Without armour a counter-charge has no weight; who is counter-charged keeps his (G-R07).
        let weightless = |id: UnitId| fight.counter && attacks && self.card(id).armour == 0;
        let weigh = |id: UnitId| if weightless(id) { 0 } else { self.orderly_charge(id, fight, attacks) };
        let speed = mean(steady().map(weigh));
        tally.add_if(speed as i32 - orderly as i32, R_5_7_9_UNARMOURED);
        let cap = if own.len() > 1 { R_1_7_CAPPED } else { R_5_6_5_CAPPED };
        tally.add_if(charge(self.charts(), speed, armour) - speed as i32, cap);
        if let Some(best) = steady().filter_map(|id| self.command(id)).max() {
            let rule = match best {
                Command::Stacked => of(R_8_2_1_ATTACKER, R_8_2_1_DEFENDER),
                Command::InRange => of(R_8_2_2_ATTACKER, R_8_2_2_DEFENDER),
            };
            tally.add(self.columns_of_command(best), rule);
        }
        if steady().any(|id| self.under_banner(id)) {
            tally.add(modifiers.banner, of(R_7_1_7_ATTACKER, R_7_1_7_DEFENDER));
        }
        tally.add_if(i32::from(self.level(seat).max(0)), of(R_6_1_2_ATTACKER, R_6_1_2_DEFENDER));
        if !enemies.is_empty() && enemies.iter().all(|id| self.shaken(*id)) {
            tally.add(modifiers.all_disorganised, of(R_9_2_3_ATTACKER, R_9_2_3_DEFENDER));
        }
        if let Some(columns) = self.columns_against_missiles(enemies) {
            tally.add(columns, R_11_3_1_MELEE);
        }
    }

    /// What a leader adds who is so close, and by which rule.
    pub fn columns_of_command(&self, command: Command) -> i32 {
        match command {
            Command::Stacked => self.charts().modifiers.leader_stacked,
            Command::InRange => self.charts().modifiers.leader_in_range,
        }
    }

    /// Everything that a combat comes to before the dice (G-5.1.1b to G-5.1.1d).
    pub fn reckon(&self, fight: &Match) -> Reckoning {
        let attack: Tally = self.side_strength(&fight.attackers, Some(&fight.hexes));
        let defence: Tally = self.side_strength(&fight.defenders, None);
        let from = self.attacking_hexes(fight);
        let rear = from.iter().filter(|hex| self.strikes_the_back(**hex, fight)).count() as i32;
        let mut attacker: Tally =
            self.columns_for_place(rear, self.strikes_from_opposite_sides(&from, fight));
        let mut defender = Tally::default();
        self.common(&fight.attackers, &fight.defenders, fight, true, &mut attacker);
        self.common(&fight.defenders, &fight.attackers, fight, false, &mut defender);
        let (protection, rule) = self.protection(&from, fight);
        defender.add_if(protection, rule);
        let (initial, ratio_rules) = ratio_with_rules(attack.sum() as u32, defence.sum() as u32);
        let column = column(initial, attacker.sum(), defender.sum());
        Reckoning { attack, defence, initial, ratio_rules, attacker, defender, column }
    }

    /// The steps of a combat in their order, and the readings that bear on this one.
    pub fn rules_behind_combat(&self, fight: &Match, reckoning: &Reckoning, throw: [u8; 2]) -> Cited {
        if fight.defenders.is_empty() {
            // A leader alone is attacked in the last column, without modifiers.
            let mut rules = vec![R_5_1_1A, R_8_2_7, RULING_33, R_5_1_1E, R_5_1_1F, RULING_12];
            rules.extend([R_5_7_3, R_5_7_11].into_iter().filter(|_| fight.counter));
            return rules;
        }
        let mut rules =
            vec![R_5_1_1A, R_5_1_1B, R_5_1_1C, R_1_4, R_5_1_1D, R_1_5, R_5_1_1E, R_5_1_1F, RULING_12];
        let Reckoning { attack, defence, ratio_rules, attacker, defender, column, .. } = reckoning;
        rules.extend(*ratio_rules);
        rules.extend((fight.attackers.len() > 1).then_some(R_5_2_5));
        let lines = [attack, defence, attacker, defender].into_iter().flat_map(|tally| tally.lines());
        rules.extend(lines.flat_map(|line| readings_of(line.rule)));
        let rider = |id: &UnitId| self.card(*id).kind == Kind::HorseArcher;
        rules.extend(fight.attackers.iter().any(rider).then_some(RULING_31));
        if fight.counter {
            rules.extend([R_5_7_3, R_5_7_4, R_5_7_11, R_5_2_10]);
            rules.extend((fight.attackers.len() > 1).then_some(R_5_7_5));
        } else {
            let struck = |id: &UnitId| self.state.unit(*id).marks.has(Marks::STRUCK);
            rules.extend(fight.defenders.iter().any(struck).then_some(RULING_80));
        }
        rules.extend([RULING_64, RULING_75]);
        let cell = self.charts().result(throw[0] + throw[1], *column);
        rules.extend(match cell.retreat {
            Some((true, _)) => Some(RULING_74),
            Some(_) if cell.attacker > 0 => Some(RULING_73),
            _ => None,
        });
        rules
    }

    /// The hexes from which the attack comes.
    pub fn attacking_hexes(&self, fight: &Match) -> Vec<HexId> {
        let mut list: Vec<HexId> = fight.attackers.iter().filter_map(|id| self.state.hex_of(*id)).collect();
        list.put_in_order();
        list.dedup();
        list
    }

    /// Does the attack from this hex come in behind everybody in one of the attacked hexes (G-3.1.2, G-R09)?
    fn strikes_the_back(&self, from: HexId, fight: &Match) -> bool {
        let attacked_from_here = |hex: HexId| {
            let here = fight.attackers.iter().filter(|id| self.state.hex_of(**id) == Some(from));
            here.into_iter().any(|id| self.controls(*id, hex))
        };
        fight.hexes.iter().any(|hex| {
            let mut there =
                fight.defenders.iter().filter(|id| self.state.hex_of(**id) == Some(*hex)).peekable();
            attacked_from_here(*hex) && there.peek().is_some() && there.all(|id| self.lies_behind(*id, from))
        })
    }

    /// Do two attacks come from exactly opposite sides of one hex (G-5.2.6, G-R10)?
    fn strikes_from_opposite_sides(&self, from: &[HexId], fight: &Match) -> bool {
        fight.hexes.iter().any(|hex| {
            let attacks = |at: HexId| {
                fight
                    .attackers
                    .iter()
                    .any(|id| self.state.hex_of(*id) == Some(at) && self.controls(*id, *hex))
            };
            let sides: Vec<Side> = from
                .iter()
                .filter(|at| attacks(**at))
                .filter_map(|at| self.field().side_to(*hex, *at))
                .collect();
            opposite(&sides)
        })
    }

    /// The best protection of the defenders: the ground of an attacked hex, or water that is attacked across (G-5.3.1, G-5.3.2,
    /// G-R11).
    fn protection(&self, from: &[HexId], fight: &Match) -> (i32, Rule) {
        let best = fight.hexes.iter().map(|hex| self.ground(*hex).defence).max().unwrap_or(0);
        let across = |at: &HexId| {
            let here = || fight.attackers.iter().filter(|id| self.state.hex_of(**id) == Some(*at));
            let targets = fight.hexes.iter().filter(|hex| here().any(|id| self.controls(*id, **hex)));
            let water: Vec<i32> = targets
                .map(|hex| {
                    let side = self.field().side_to(*at, *hex);
                    let features = side.map(|side| self.field().side(*at, side));
                    features.and_then(|it| self.water(it)).map_or(0, |water| water.crossing.defence)
                })
                .collect();
            if self.rules.options.any_stream {
                water.iter().copied().max().unwrap_or(0)
            } else {
                water.iter().copied().min().unwrap_or(0)
            }
        };
        let waters: Vec<i32> = from.iter().map(across).collect();
        let water = if self.rules.options.any_stream {
            waters.iter().copied().max().unwrap_or(0)
        } else {
            waters.iter().copied().min().unwrap_or(0)
        };
        let rule = match () {
            _ if fight.hexes.len() > 1 || best > 0 && water > 0 => R_5_3_2_BEST,
            _ if water > 0 => R_5_3_1_WATER,
            _ => R_5_3_1_GROUND,
        };
        (best.max(water), rule)
    }

    /// The level of a side's morale in this turn (G-6.1.2): the track is seen from the allies.
    pub fn level(&self, seat: Seat) -> i8 {
        if seat == crate::state::ALLIED { self.state.level } else { -self.state.level }
    }
}

/// Are two of the sides from which a hex is attacked exactly opposite (G-5.2.6)?
pub fn opposite(sides: &[Side]) -> bool {
    sides.iter().any(|side| sides.contains(&side.opposite()))
}

/// The row of the table of disorder for a side that goes back so far (G-T.4): A1 reads the row of D2.
pub fn disorder_row(attacker: bool, hexes: u8) -> u8 {
    if attacker { hexes + 1 } else { hexes }
}

/// How we read a rule that stands in the sums of a combat, and what else it brings along.
fn readings_of(rule: Rule) -> &'static [Rule] {
    const READINGS: &[(Rule, &[Rule])] = &[
        // What halves a unit, or leaves nothing of it, is told though a sum shows it.
        (R_9_2_2, &[R_9_2_2, RULING_06]),
        (R_14_2_1, &[R_14_2_1, RULING_06]),
        (R_T_2, &[R_T_2, RULING_06]),
        (R_12_1_1, &[R_12_1_1, RULING_06]),
        (R_10_2_1, &[R_10_2_1]),
        (R_11_1_1, &[R_11_1_1]),
        (R_11_3_2, &[R_11_3_2]),
        (R_5_2_8, &[R_1_7, RULING_07, RULING_15]),
        (R_8_2_1, &[RULING_08, R_8_2_3, RULING_59]),
        (R_8_2_2, &[RULING_08, R_8_0, R_8_2_3, RULING_59]),
        (R_7_1_7, &[RULING_08]),
        (R_3_1_2, &[RULING_09]),
        (R_5_2_6, &[RULING_10]),
        (R_5_3_1, &[RULING_11]),
        (R_5_3_2, &[RULING_11]),
    ];
    READINGS.iter().find(|(it, _)| *it == rule).map_or(&[], |(_, readings)| readings)
}

/// How close a leader is to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Command {
    InRange,
    Stacked,
}
