//! A combat from its declaration to its end (G-5.1.1, G-R16).

use super::{DiceResult, EventWriter};
use crate::ch05_combat::{Match, disorder_row};
use crate::ch14_fatigue::BY_HELPING;
use crate::content::Cell;
use crate::event::{Blow, Cause, Clash, Event, Progress};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::sorted::InOrder;
use engine::{Journal, Rule, Seat};

impl<J: Journal<Event>> EventWriter<'_, J> {
    pub(super) fn attack(&mut self, attackers: &Units, hexes: &Hexes) -> DiceResult {
        self.open_fight(attackers, hexes, false)
    }

    /// Opens a combat: of a combat phase, or a counter-charge.
    pub(super) fn open_fight(&mut self, attackers: &Units, hexes: &Hexes, counter: bool) -> DiceResult {
        let enemy = attackers.first().map_or(ALLIED, |id| self.look().seat(*id)).other();
        // By number, in whatever order they were named: so are throws made (G-R75).
        let (mut attackers, mut hexes) = (attackers.clone(), hexes.clone());
        attackers.put_in_order();
        hexes.put_in_order();
        let mut defenders: Units = hexes
            .iter()
            .flat_map(|hex| self.state.at(*hex).collect::<Vec<_>>())
            .filter(|id| self.look().seat(*id) == enemy)
            .take(MOST_IN_COMBAT)
            .collect();
        defenders.put_in_order();
        self.goes_on(Progress::CombatOpened { attackers, defenders, hexes, counter });
        self.task(Task::Fight);
        self.look_for_forts();
        Ok(())
    }

    pub(super) fn fight(&self) -> Option<&Fight> {
        self.state.now.fight.as_deref()
    }

    pub(super) fn stage(&mut self, stage: Stage) {
        self.goes_on(Progress::StageReached(stage));
    }

    /// The sides of the combat: attacker, defender.
    pub(super) fn sides(&self) -> Option<[Seat; 2]> {
        let fight = self.fight()?;
        let attacker = self.look().seat(*fight.attackers.first()?);
        Some([attacker, attacker.other()])
    }

    // ---------------------------------------------------------------- 12.1.8 who fights in a fort

    /// More than four points in a fortified hex: the owner names who takes part.
    fn look_for_forts(&mut self) {
        let Some(fight) = self.fight() else { return };
        let found = self.look().crowded_fort(fight);
        self.stage(found.map_or(Stage::Throw, |(attacker, hex)| Stage::Fort(attacker, hex)));
    }

    pub(super) fn fort_fighters(&mut self, units: &Units) {
        let Some(Stage::Fort(_, hex)) = self.fight().map(|fight| fight.stage) else { return };
        self.emit(Event::FortNamed { hex, units: units.clone() }, &[R_12_1_8, RULING_49]);
        self.look_for_forts();
    }

    // ---------------------------------------------------------------- stages

    pub(super) fn go_on_fighting(&mut self) -> DiceResult<bool> {
        let Some(fight) = self.fight() else {
            self.done();
            return Ok(false);
        };
        match fight.stage {
            Stage::Fort(..) => Ok(true),
            Stage::Throw => {
                self.throw_for_combat()?;
                Ok(false)
            }
            Stage::Loss(attacker) => self.go_on_losing(attacker),
            Stage::Retreat => self.go_on_group_retreat(),
            Stage::Blocked => self.go_on_blocked(),
            Stage::Pursuit | Stage::Advance => self.go_on_following(),
            Stage::End => {
                self.end_fight()?;
                Ok(false)
            }
        }
    }

    /// The column, the dice, the cell (G-5.1.1b to G-5.1.1f).
    fn throw_for_combat(&mut self) -> DiceResult {
        let Some(fight) = self.fight().cloned() else { return Ok(()) };
        let Some([attacker, _]) = self.sides() else { return Ok(()) };
        let who = Match {
            attackers: fight.attackers.to_vec(),
            defenders: fight.defenders.to_vec(),
            hexes: fight.hexes.to_vec(),
            counter: fight.counter,
        };
        let reckoning = self.look().reckon(&who);
        // Water, woods and walls take the speed of who strikes across them, for good (G-R21).
        for unit in &fight.attackers {
            let (charge, rule) = self.look().striking_charge(*unit, &fight.hexes);
            if charge < self.state.unit(*unit).charge {
                let rules = self.cite(|_| rule.into_iter().chain([RULING_21]).collect());
                self.emit(Event::Struck { unit: *unit, charge }, &rules);
            }
        }
        // A leader alone is attacked in the last column, without modifiers (G-8.2.7).
        let column = if fight.alone { crate::ch01_general::LAST as i8 } else { reckoning.column };
        self.note_commanders(&who);
        let led = self.leaders_in(&who);
        let throw = self.throw_two(attacker, R_5_1_1E, Hope::Low, |look, sum| {
            look.charts().result(sum, column).class()
        })?;
        let cell = self.look().charts().result(throw[0] + throw[1], column);
        let rules = self.cite(|look| look.rules_behind_combat(&who, &reckoning, throw));
        let clash = Clash {
            attackers: fight.attackers.clone(),
            hexes: fight.hexes.clone(),
            attack: reckoning.attack,
            defence: reckoning.defence,
            initial: reckoning.initial as i8,
            attacker: if fight.alone { engine::Tally::default() } else { reckoning.attacker },
            defender: if fight.alone { engine::Tally::default() } else { reckoning.defender },
            column,
            throw,
            counter: fight.counter,
            alone: fight.alone,
            cell: if fight.alone { Cell { attacker: cell.attacker, ..Cell::default() } } else { cell },
            led,
        };
        self.disturb(Event::Fought(Box::new(clash)), &rules);
        if fight.alone {
            let enemy = attacker.other();
            for hex in &fight.hexes {
                let there: Vec<LeaderId> = self
                    .state
                    .leaders_at(*hex)
                    .filter(|leader| self.look().leader_seat(*leader) == enemy)
                    .collect();
                for leader in there {
                    self.kill_leader(leader, &[R_8_2_7])?;
                }
            }
        }
        Ok(())
    }

    /// Leaders who help or sit in a combat have not rested (G-14.1.3, G-R58).
    fn note_commanders(&mut self, who: &Match) {
        if !self.rules.options.fatigue {
            return;
        }
        // Against a leader alone nobody's modifier counts, but who rides with the attackers has fought (G-8.2.7).
        let alone = who.defenders.is_empty();
        for units in [&who.attackers, &who.defenders] {
            let stacked: Vec<LeaderId> = units
                .iter()
                .filter_map(|unit| Some((*unit, self.state.hex_of(*unit)?)))
                .flat_map(|(unit, hex)| self.own_leaders(unit, hex))
                .collect();
            // Without one beside those who keep their order, the nearest in range gives his modifier (G-R08).
            let steady = |unit: &&UnitId| self.state.unit(**unit).cohesion != Cohesion::Panicked;
            let near =
                units.iter().filter(steady).filter_map(|unit| self.look().leader_in_range(*unit)).min();
            let led = units.iter().filter(steady).any(|unit| self.look().leader_with(*unit));
            let helper = near.filter(|_| !alone && !led).map(|(_, leader)| leader);
            for leader in stacked.into_iter().chain(helper) {
                if !self.state.leader(leader).active {
                    self.emit(Event::Helped { leader }, &BY_HELPING);
                }
            }
        }
    }

    /// Who loses a point: the owner chooses among those in the combat (G-R17).
    fn go_on_losing(&mut self, attacker: bool) -> DiceResult<bool> {
        let Some(fight) = self.fight() else { return Ok(false) };
        let left = fight.losses[usize::from(!attacker)];
        let bearers = self.look().who_can_lose(attacker);
        if left == 0 || bearers.is_empty() {
            if attacker {
                self.stage(Stage::Loss(false));
            } else {
                self.begin_retreat();
            }
            return Ok(false);
        }
        self.take_loss(&bearers)
    }

    /// A loss that only one can take is taken; else somebody is asked whose it is.
    pub(super) fn take_loss(&mut self, bearers: &[UnitId]) -> DiceResult<bool> {
        let [only] = bearers else { return Ok(true) };
        self.lose_in_combat(*only)?;
        Ok(false)
    }

    pub(super) fn lose_in_combat(&mut self, unit: UnitId) -> DiceResult {
        let Some(fight) = self.fight() else { return Ok(()) };
        let stage = fight.stage;
        let (blow, rules): (Blow, &[Rule]) = match stage {
            Stage::Blocked => (Blow::Blocked, &[R_5_4_6, RULING_34]),
            _ => (Blow::Combat, &[R_1_4, R_5_1_1F, RULING_17]),
        };
        self.bleed(unit, 1);
        match stage {
            Stage::Loss(attacker) => self.goes_on(Progress::LossTaken { attacker }),
            Stage::Blocked => self.goes_on(Progress::LossTaken { attacker: true }),
            _ => {}
        }
        self.lose(unit, 1, blow, rules)
    }

    /// What is lost in the combat counts for the hex where the unit fought (G-8.2.5).
    pub(super) fn bleed(&mut self, unit: UnitId, points: u8) {
        let (Some(now), Some(fight)) = (self.state.hex_of(unit), self.fight()) else { return };
        let trace = fight.traces.iter().find(|trace| trace.unit == unit);
        let hex = trace.and_then(|trace| trace.hexes.first().copied()).unwrap_or(now);
        self.goes_on(Progress::Bled { hex, points });
    }

    // ---------------------------------------------------------------- the end of a combat

    /// Disorder, speed, and who has fought (G-5.1.1g, G-5.2.12a, G-5.6.11).
    fn end_fight(&mut self) -> DiceResult {
        let Some(fight) = self.fight().cloned() else { return Ok(()) };
        if let Some((attacker, hexes)) = fight.retreat {
            let seat = self.sides().map_or(ALLIED, |sides| sides[usize::from(!attacker)]);
            let units = if attacker { &fight.attackers } else { &fight.defenders };
            let beaten: Vec<UnitId> =
                units.iter().copied().filter(|id| self.state.hex_of(*id).is_some()).collect();
            if fight.demoralised {
                for unit in beaten {
                    self.disorganise(unit, Cause::Demoralised)?;
                }
            } else if !beaten.is_empty() {
                let row = disorder_row(attacker, hexes);
                let throw = self.throw_two(seat, R_5_1_1G, Hope::Neither, |look, sum| {
                    // Who of them is shaken, as bits: no combat has more.
                    let bits = beaten.iter().zip(0_u32..32);
                    bits.map(|(id, bit)| u32::from(look.disorders(*id, row, sum)) << bit).sum()
                })?;
                let sum = throw[0] + throw[1];
                let shaken =
                    |id: &UnitId| self.state.hex_of(*id).is_some() && self.look().disorders(*id, row, sum);
                let shaken: Vec<UnitId> = beaten.into_iter().filter(shaken).collect();
                let nobody = !shaken.iter().any(|id| self.shakes(*id, Cause::Combat));
                self.emit(
                    Event::DisorderThrow { seat, throw, row, by_fire: false, nobody },
                    &[R_5_1_1G, R_T_4, RULING_14, R_9_1_3, RULING_62, R_1_1],
                );
                for unit in shaken {
                    self.disorganise(unit, Cause::Combat)?;
                }
            }
        }
        let beaten = matches!(fight.retreat, Some((true, _)));
        for unit in &fight.attackers {
            let it = self.state.unit(*unit);
            let charge = if beaten { 0 } else { it.charge.saturating_sub(1) };
            if it.whereabouts.hex().is_some() && charge != it.charge {
                let rule = if beaten { R_5_6_11 } else { R_5_2_12A };
                self.emit(Event::Struck { unit: *unit, charge }, &[rule, RULING_22]);
            }
        }
        // Disorder and panic spread when everything else of the combat is done (G-R16).
        self.spread()?;
        let counter = fight.counter;
        let defenders: Units = fight.defenders.iter().chain(&fight.bystanders).copied().collect();
        self.emit(
            Event::CombatEnded { attackers: fight.attackers, defenders, counter },
            &[R_5_2_11, RULING_16, RULING_33],
        );
        Ok(())
    }
}
