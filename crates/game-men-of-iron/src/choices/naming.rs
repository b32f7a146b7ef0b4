//! Which attacks are named, and which have to be (10.3, 11.3).

use crate::action::Action;
use crate::ids::{UnitId, Units};
use crate::imp_impetuous::Duty;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{Link, Links, Named};
use engine::rule::Rule;

impl Look<'_> {
    /// An attack by shock on an enemy in front of the unit (MI-10.1).
    pub fn may_name_attack(&self, unit: UnitId, target: UnitId) -> Result<(), Refused> {
        self.may_attack(unit)?;
        self.may_be_named_for(unit, target, false)?;
        let hex = self.hex_of(unit).ok_or(No::NotOnMap { unit }.by(R_10_1))?;
        self.may_shock_from(unit, hex, self.facing_of(unit), target)
    }

    /// A charge: at one enemy, where there is a way now (MI-11.3b).
    pub fn may_name_charge(&self, unit: UnitId, target: UnitId) -> Result<(), Refused> {
        self.may_charge(unit)?;
        self.may_be_named_for(unit, target, true)?;
        let hex = self.hex_of(unit).ok_or(No::NotOnMap { unit }.by(R_11_3A))?;
        self.may_charge_from(unit, hex, self.unit(unit).facing, target)
    }

    /// Who is named for a charge is named for nothing else.
    fn may_be_named_for(&self, unit: UnitId, target: UnitId, charge: bool) -> Result<(), Refused> {
        let own = |named: &&Named| named.attacker == unit;
        let clashes = |named: &Named| charge || named.charge || named.defender == target;
        match self.state.now.named.iter().filter(own).any(clashes) {
            true => Err(No::NamedAlready { unit }.by(R_10_3C)),
            false => Ok(()),
        }
    }

    pub fn may_withdraw(&self, unit: UnitId) -> Result<(), Refused> {
        match self.state.now.named.iter().any(|named| named.attacker == unit) {
            true => Ok(()),
            false => Err(No::NotNamed { unit }.by(R_10_3C)),
        }
    }

    /// All attacks are named, if nobody owes one (MI-10.3b, MI-IMP-4, MI-POI-1).
    pub fn may_confirm(&self) -> Result<(), Refused> {
        let seat = self.state.now.control.holder;
        for unit in self.rules.of_seat[seat.index()].iter().filter(|unit| self.acts(*unit)) {
            if let Some(other) = self.left_out(unit) {
                return Err(No::MustAttackToo { unit, other }.by(R_10_3B).see(&[RULING_10_3_2]));
            }
            if let Some(rule) = self.owes_attack(unit) {
                return Err(No::OwesAttack { unit }.by(rule).see(&[R_IMP_4]));
            }
        }
        Ok(())
    }

    /// An enemy in front of a unit that attacks by shock, whom nobody attacks (MI-10.3b).
    pub fn left_out(&self, unit: UnitId) -> Option<UnitId> {
        let named = &self.state.now.named;
        if !named.iter().any(|named| named.attacker == unit && !named.charge) {
            return None;
        }
        let ahead = self.enemies_ahead(unit, self.hex_of(unit)?, self.facing_of(unit));
        ahead.into_iter().find(|enemy| !named.iter().any(|named| named.defender == *enemy))
    }

    /// Knights who cannot wait, and have not been named though they could attack; and the rule that makes them (MI-IMP-4, MI-POI-1).
    pub fn owes_attack(&self, unit: UnitId) -> Option<Rule> {
        let duty = self.duty(unit).filter(|_| self.may_attack(unit).is_ok())?;
        let hex = self.hex_of(unit)?;
        let facing = self.unit(unit).facing;
        let own = |named: &&Named| named.attacker == unit;
        let mut named = self.state.now.named.iter().filter(own);
        if named.clone().any(|named| named.charge) {
            return None;
        }
        let charges = self.may_charge(unit).is_ok() && self.finds_charge(unit, hex, facing);
        let shocks = !self.enemies_ahead(unit, hex, facing).is_empty();
        match duty {
            Duty::Charge => charges.then_some(R_POI_1),
            Duty::Attack => (charges || shocks && named.next().is_none()).then_some(R_IMP_4),
        }
    }

    pub fn naming_choices(&self, out: &mut Vec<Action>) {
        let seat = self.state.now.control.holder;
        let units = self.rules.of_seat[seat.index()];
        for unit in units.iter().filter(|unit| self.may_attack(*unit).is_ok()) {
            self.attack_choices(unit, out);
        }
        let mut withdrawn = Units::NONE;
        for named in &self.state.now.named {
            if !withdrawn.contains(named.attacker) {
                withdrawn.insert(named.attacker);
                out.push(Action::Withdraw { unit: named.attacker });
            }
        }
        if self.may_confirm().is_ok() {
            out.push(Action::Confirm);
        }
    }

    /// Every attack that this unit may still be named for.
    fn attack_choices(&self, unit: UnitId, out: &mut Vec<Action>) {
        let Some(hex) = self.hex_of(unit) else { return };
        let ahead = self.enemies_ahead(unit, hex, self.facing_of(unit));
        let may = ahead.into_iter().filter(|target| self.may_be_named_for(unit, *target, false).is_ok());
        out.extend(may.map(|target| Action::Attack { unit, target }));
        if self.may_charge(unit).is_err() || self.may_start_charge(unit, hex).is_err() {
            return;
        }
        let most = self.charts().movement.charge[1];
        for (target, at) in self.on_map(self.seat(unit).other()) {
            if self.field().distance(hex, at) <= most && self.may_name_charge(unit, target).is_ok() {
                out.push(Action::Charge { unit, target });
            }
        }
    }

    /// Is there any attack that somebody could name?
    pub fn has_attacks(&self) -> bool {
        let seat = self.state.now.control.holder;
        self.rules.of_seat[seat.index()].iter().filter(|unit| self.may_attack(*unit).is_ok()).any(|unit| {
            let Some(hex) = self.hex_of(unit) else { return false };
            !self.enemies_ahead(unit, hex, self.facing_of(unit)).is_empty()
                || self.may_charge(unit).is_ok() && self.finds_charge(unit, hex, self.unit(unit).facing)
        })
    }

    /// The attackers of each combat: units joined by the enemies they attack (MI-Q10.3-1).
    pub fn named_groups(&self) -> Vec<Units> {
        let mut groups = Vec::new();
        let mut known = Units::NONE;
        for named in &self.state.now.named {
            if !known.contains(named.attacker) {
                let group: Units = self.links_with(named.attacker).iter().map(|link| link.attacker).collect();
                known = known.and(group);
                groups.push(group);
            }
        }
        groups
    }

    /// All attacks of the combat that this unit is named for.
    pub fn links_with(&self, unit: UnitId) -> Links {
        let (mut attackers, mut defenders) = (Units::only(unit), Units::NONE);
        loop {
            let before = attackers.len() + defenders.len();
            for named in &self.state.now.named {
                if attackers.contains(named.attacker) || defenders.contains(named.defender) {
                    attackers.insert(named.attacker);
                    defenders.insert(named.defender);
                }
            }
            if attackers.len() + defenders.len() == before {
                break;
            }
        }
        let mut links = Links::new();
        for named in self.state.now.named.iter().filter(|named| attackers.contains(named.attacker)) {
            let Named { attacker, defender, charge, from, at } = *named;
            let _ = links.try_push(Link { attacker, defender, charge, countered: false, from, at });
        }
        links
    }
}
