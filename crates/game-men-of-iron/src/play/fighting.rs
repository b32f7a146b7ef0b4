//! A combat, stage by stage (chapter 10, MI-R78).

mod arriving;

use super::{DiceResult, EventWriter};
use crate::action::Way;
use crate::content::ShockColumn;
use crate::event::{Cause, Check, Clash, Dropped, Event, Progress};
use crate::ids::{UnitId, Units};
use crate::rules::*;
use crate::state::*;
use engine::dice::Hope;
use engine::{Journal, Rule, Tally};
use hexboard::Corner;

impl<J: Journal<Event>> EventWriter<'_, J> {
    /// A combat is taken up: named before, a Continued Attack, a counter-charge.
    pub fn begin_fight(&mut self, mut fight: Fight) {
        let all = UnitId::all(self.state.units.len());
        fight.sound = all.filter(|unit| self.state.unit(*unit).status == Status::Normal).collect();
        let (kind, attackers, defenders) = (fight.kind, fight.attackers(), fight.defenders());
        let rules: &[Rule] = match kind {
            FightKind::Named => &[R_10_3C, RULING_10_3_1, RULING_78],
            FightKind::Continued => &[R_12_7A, R_9_2G, RULING_12_7_5],
            // Disordered by the shot it answers, it attacks by plain shock.
            FightKind::Counter if !fight.links.iter().any(|link| link.charge) => {
                &[R_11_6C, R_11_6G, RULING_11_6_5, RULING_11_6_6, RULING_11_6_7]
            }
            FightKind::Counter => &[R_11_6C, RULING_11_6_5, RULING_11_6_7],
        };
        let mut rules = rules.to_vec();
        if kind == FightKind::Counter {
            rules.extend(attackers.meets(fight.ridden).then_some(RULING_76));
            // Whom it pushes back may still move (MI-R05).
            rules.extend((self.state.now.phase == Phase::Moving).then_some(RULING_05));
        }
        self.emit(Event::FightBegan { kind, attackers, defenders }, &rules);
        self.goes_on(Progress::FightOpened(Box::new(fight)));
        self.task(Task::Fight);
    }

    pub fn go_on_fighting(&mut self) -> DiceResult<bool> {
        let Some(fight) = self.state.fight() else {
            self.done();
            return Ok(false);
        };
        match fight.stage {
            Stage::Prune => {
                self.prune();
                self.stage(Stage::Charges);
            }
            Stage::Charges => return self.go_on_charging(),
            Stage::Arrived { rider, start } => self.arrive_at_enemy(rider, start)?,
            Stage::Water => self.cross_water()?,
            Stage::Reluctance => self.test_horses()?,
            Stage::Answers => return Ok(self.go_on_answering()),
            Stage::Following => return self.go_on_following(),
            Stage::Dice => self.throw_all()?,
            Stage::Defenders => return self.settle_defenders(),
            Stage::Attackers => return self.settle_attackers(),
            Stage::Advance => return self.go_on_advancing(),
            Stage::Waiting => self.take_up_waiting(),
            Stage::End => self.end_fight(),
        }
        Ok(false)
    }

    /// Attacks that no longer hold fall away (MI-Q10.3-4).
    pub(super) fn prune(&mut self) {
        let Some(fight) = self.state.fight() else { return };
        let look = self.look();
        let lapsed: Vec<(Link, Dropped)> = fight
            .links
            .iter()
            .filter_map(|link| look.still_holds(fight, link).err().map(|why| (*link, why)))
            .collect();
        for (link, why) in lapsed {
            let rules: &[Rule] = match (link.charge, why) {
                (true, Dropped::Moved) => &[R_11_3D, RULING_57],
                (false, Dropped::Moved) => &[RULING_10_3_5, RULING_51],
                _ => &[RULING_10_3_4],
            };
            self.drop_link(&link, why, rules);
        }
    }

    fn drop_link(&mut self, link: &Link, why: Dropped, rules: &[Rule]) {
        let Link { attacker, defender, .. } = *link;
        self.emit(Event::LinkDropped { attacker, defender, why }, rules);
    }

    /// A unit attacks nobody any more in this combat.
    pub(super) fn drop_links_by(&mut self, attacker: UnitId, why: Dropped, rules: &[Rule]) {
        let Some(fight) = self.state.fight() else { return };
        let own: Vec<Link> = fight.of(attacker).copied().collect();
        own.iter().for_each(|link| self.drop_link(link, why, rules));
    }

    pub(super) fn drop_links_of(&mut self, rider: UnitId, why: Dropped) {
        self.drop_links_by(rider, why, &[R_11_3E, RULING_11_3_5]);
    }

    // ---------------------------------------------------------------- before the dice

    /// Riders come one after the other, in the order of whoever attacks.
    fn go_on_charging(&mut self) -> DiceResult<bool> {
        let Some(fight) = self.state.fight() else { return Ok(false) };
        let riders = self.look().riders_to_come(fight);
        match (riders.first(), riders.len()) {
            (None, _) => self.stage(Stage::Water),
            (Some(rider), 1) => self.send(rider),
            _ => return Ok(true),
        }
        Ok(false)
    }

    /// This rider charges next.
    pub(super) fn send(&mut self, rider: UnitId) {
        let Some(fight) = self.state.fight() else { return };
        let counter = fight.kind == FightKind::Counter;
        let Some(target) = fight.of(rider).next().map(|link| link.defender) else { return };
        self.task(Task::Ride { rider, target, counter });
    }

    pub fn next(&mut self, unit: UnitId) -> DiceResult {
        match self.state.fight().map(|fight| fight.stage) {
            Some(Stage::Charges) => self.send(unit),
            _ => self.settle_next(unit),
        }
        Ok(())
    }

    /// Each rider throws for every defender whose front he charges, until his horses refuse (MI-R68).
    fn test_horses(&mut self) -> DiceResult {
        let Some(fight) = self.state.fight().cloned() else { return Ok(()) };
        let mut refused = Units::NONE;
        let mut charges: Vec<Link> = fight.links.iter().filter(|link| link.charge).copied().collect();
        // Riders stand in the order in which they rode; the defenders of each in that of their names.
        let order = |rider: UnitId| fight.links.iter().position(|link| link.attacker == rider);
        charges.sort_by_key(|link| (order(link.attacker), link.defender));
        for link in charges {
            if refused.contains(link.attacker) || !self.look().horses_balk(&fight, &link) {
                continue;
            }
            let (rider, defender) = (link.attacker, link.defender);
            let modifiers = self.look().horses_sum(&fight, &link);
            let limit = self.look().charts().checks.horses_obey;
            let (sum, seat) = (modifiers.sum(), self.look().seat(rider));
            let obeys = |face: u8| i32::from(face) + sum <= limit;
            let throw = self.die(seat, R_11_4A, Hope::Low, |_, face| u32::from(obeys(face)))?;
            let success = obeys(throw);
            let mut rules = vec![R_11_4A, RULING_11_4_1, RULING_68];
            rules.extend(modifiers.lines().iter().map(|line| line.rule));
            if fight.kind == FightKind::Counter {
                rules.extend([R_11_6E, RULING_11_6_3]);
            }
            rules.extend((self.look().status(defender) == Status::Disordered).then_some(RULING_11_4_2));
            let check = Box::new(Check { throw, modifiers, limit: limit as i8, success });
            self.emit(Event::ReluctanceThrown { rider, defender, check }, &rules);
            if !success {
                refused.insert(rider);
                self.emit(Event::ChargeLost { rider }, &[R_11_4B]);
            }
        }
        self.stage(Stage::Answers);
        Ok(())
    }

    /// Does any defender have an answer to give? A fight that was fought in between may have ended attacks (MI-R51).
    fn go_on_answering(&mut self) -> bool {
        self.prune();
        let Some(fight) = self.state.fight() else { return false };
        let asks = !self.look().who_may_answer(fight).is_empty();
        if !asks {
            self.stage(Stage::Following);
        }
        asks
    }

    pub fn stand(&mut self, unit: UnitId) -> DiceResult {
        if let Some(Task::CounterFire { .. }) = self.state.now.tasks.last() {
            self.done();
            return Ok(());
        }
        self.emit(Event::Stood { unit }, &[RULING_11_5_1]);
        Ok(())
    }

    /// Retreat Before Shock: knights are Disordered by it (MI-10.2c).
    pub fn evade(&mut self, unit: UnitId, way: &Way, facing: Corner) -> DiceResult {
        let Some((from, to)) = self.look().hex_of(unit).zip(way.last().copied()) else { return Ok(()) };
        let genitor = self.look().is_genitor(unit);
        let rules: &[Rule] =
            if genitor { &[R_10_2A, R_NAJ_1C, RULING_70] } else { &[R_10_2A, R_10_2B, RULING_10_2_1] };
        self.emit(Event::Evaded { unit, from, to, facing }, rules);
        if self.look().type_of(unit).charges {
            self.disorder(unit, Cause::Evasion, &[R_10_2C]);
        }
        let mut last = from;
        for hex in way {
            self.comes_into(unit, Some(last), *hex)?;
            last = *hex;
        }
        Ok(())
    }

    // ---------------------------------------------------------------- the dice

    /// All dice before any result (MI-Q10.3-7). Who fights whom, and how many they are, is found once (MI-R52).
    fn throw_all(&mut self) -> DiceResult {
        self.prune();
        let Some(fight) = self.state.fight().cloned() else { return Ok(()) };
        if fight.links.is_empty() {
            self.stage(Stage::Waiting);
            return Ok(());
        }
        for defender in fight.defenders().iter() {
            self.throw_for(&fight, defender)?;
        }
        self.stage(Stage::Defenders);
        Ok(())
    }

    fn throw_for(&mut self, fight: &Fight, defender: UnitId) -> DiceResult {
        let look = self.look();
        let modifiers: Tally = look.shock_sum(fight, defender);
        let (table, column) = (look.shock_table(fight, defender), look.shock_column(defender));
        let (sum, kind) = (modifiers.sum(), fight.kind);
        let throw = self.die(fight.seat, R_10_3A, Hope::High, |look, face| {
            look.charts().shock(table, i32::from(face) + sum, column).index() as u32
        })?;
        let total = i32::from(throw) + sum;
        let result = self.look().charts().shock(table, total, column);
        let attackers = fight.against(defender).map(|link| link.attacker).collect();
        let Some(hex) = self.look().hex_of(defender) else { return Ok(()) };
        let mut rules = self.cite(|look| look.rules_behind_clash(fight, defender, table, modifiers.lines()));
        if column == ShockColumn::Disordered && self.journal.cites() {
            rules.push(R_12_2B);
        }
        let total = total as i8;
        let clash = Clash { defender, hex, attackers, modifiers, table, column, throw, total, result, kind };
        self.emit(Event::Fought(Box::new(clash)), &rules);
        Ok(())
    }

    // ---------------------------------------------------------------- after it

    /// Counter-charges that had to wait: the rider still stands where he won it, and so does his enemy (MI-Q11.6-2).
    fn take_up_waiting(&mut self) {
        let Some(next) = self.state.fight().and_then(|fight| fight.waiting.first().copied()) else {
            return self.stage(Stage::End);
        };
        self.amend_fight(|fight| {
            fight.waiting.remove(0);
        });
        let look = self.look();
        if look.hex_of(next.rider) == Some(next.from) && look.hex_of(next.target) == Some(next.at) {
            self.start_counter(next.rider, next.target);
        }
    }

    fn end_fight(&mut self) {
        let Some(fight) = self.state.fight() else { return };
        let (kind, attackers) = (fight.kind, fight.attackers());
        self.emit(Event::FightEnded { kind, attackers }, &[RULING_78]);
        self.goes_on(Progress::FightClosed);
        self.done();
    }
}
