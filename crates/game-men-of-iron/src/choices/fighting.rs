//! What is chosen in a combat: the way of a charge, the answers of the defenders (10.2, 11.5).

use crate::action::{Action, Way};
use crate::ids::{UnitId, Units};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{Fight, FightKind};
use hexboard::Corner;

impl Look<'_> {
    /// Riders who have not ridden yet (MI-11.3b).
    pub fn riders_to_come(&self, fight: &Fight) -> Units {
        let rides = fight.links.iter().filter(|link| link.charge || fight.kind == FightKind::Counter);
        rides.map(|link| link.attacker).collect::<Units>().but(fight.ridden)
    }

    pub fn may_ride(
        &self,
        rider: UnitId,
        target: UnitId,
        counter: bool,
        way: &Way,
        facing: Corner,
    ) -> Result<(), Refused> {
        self.may_charge_along(rider, target, way, facing, counter)
    }

    pub fn may_wheel(&self, rider: UnitId, target: UnitId, facing: Corner) -> Result<(), Refused> {
        match self.wheels(rider, target, self.must_wheel(target)).any(|to| to == facing) {
            true => Ok(()),
            false => Err(No::NoSuchTurn { unit: rider }.by(R_11_5D).see(&[RULING_11_5_3])),
        }
    }

    /// Whoever attacks has its enemy in front; against a knight who attacks one may stay as one is.
    pub fn must_wheel(&self, target: UnitId) -> bool {
        !self.type_of(target).charges
    }

    pub fn may_counter(&self, unit: UnitId, target: UnitId) -> Result<(), Refused> {
        let fight = self.fight().ok_or(No::NotAmong.by(R_11_5A))?;
        self.may_counter_attack(fight, unit, target)
    }

    pub fn may_evade(&self, unit: UnitId, way: &Way) -> Result<(), Refused> {
        let fight = self.fight().ok_or(No::NotAmong.by(R_10_2A))?;
        self.may_give_way_to(fight, unit, way)
    }

    pub fn may_stand(&self, unit: UnitId) -> Result<(), Refused> {
        let fight = self.fight().ok_or(No::NotAmong.by(RULING_11_5_1))?;
        match self.who_may_answer(fight).contains(unit) {
            true => Ok(()),
            false => Err(No::NothingToAnswer { unit }.by(RULING_11_5_1)),
        }
    }

    pub fn ride_choices(&self, rider: UnitId, target: UnitId, counter: bool, out: &mut Vec<Action>) {
        let Some(course) = self.course(rider, target, counter) else { return };
        let ways = self.ways_of(&course).into_iter();
        out.extend(ways.map(|(way, facing)| Action::Ride { way, facing }));
    }

    /// Enemies in its front hexes that it may attack by shock (MI-10.3b).
    pub fn shock_targets(&self, unit: UnitId) -> Units {
        let Some(hex) = self.hex_of(unit) else { return Units::NONE };
        self.enemies_ahead(unit, hex, self.facing_of(unit)).into_iter().collect()
    }

    pub fn answer_choices(&self, out: &mut Vec<Action>) {
        let Some(fight) = self.fight() else { return };
        for unit in self.who_may_answer(fight).iter() {
            out.push(Action::Stand { unit });
            let by = fight.against(unit).map(|link| link.attacker);
            let counters = by.filter(|by| self.may_counter_attack(fight, unit, *by).is_ok());
            out.extend(counters.map(|target| Action::CounterCharge { unit, target }));
            self.ways_back(fight, unit, |way| {
                let facings = Corner::ALL.into_iter();
                out.extend(facings.map(|facing| Action::Evade { unit, way: way.clone(), facing }));
            });
        }
    }
}
