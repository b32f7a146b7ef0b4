//! IMP Impetuous chivalry. Knights who see the enemy near cannot wait; and the Marshals of Poitiers, who have to begin (MI-POI-1).

use crate::ch05_movement::{Leg, Local};
use crate::content::UnitType;
use crate::ids::{CommandId, HexId, UnitId};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use hexboard::Corner;

/// What such a unit must be able to do where it ends its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Charge, or attack by shock (MI-IMP-3).
    Attack,
    /// Nothing but charge (MI-POI-1).
    Charge,
}

impl Look<'_> {
    /// Can a unit not wait in an activation of this Command: one of its knights, in good order and in command, with an enemy near
    /// (MI-IMP-1, MI-IMP-2)?
    pub fn is_hot(&self, unit: UnitId, commanded: bool, by: CommandId) -> bool {
        let Some(impetuous) = self.battle().special.impetuous else { return false };
        let Some(hex) = self.hex_of(unit) else { return false };
        let bound = commanded && self.command_of(unit) == by && self.seat(unit) == impetuous.side;
        bound
            && self.fiery(unit)
            && self
                .on_map(impetuous.side.other())
                .any(|(_, enemy)| self.field().distance(hex, enemy) <= impetuous.distance)
    }

    /// A knight in good order: whoever is Disordered, Retired or unhorsed is released (MI-IMP-5).
    fn fiery(&self, unit: UnitId) -> bool {
        self.kind(unit) == UnitType::Mounted && self.status(unit) == Status::Normal
    }

    /// What binds a unit in this activation.
    pub fn duty(&self, unit: UnitId) -> Option<Duty> {
        if !self.fiery(unit) {
            return None;
        }
        let marshals = self.battle().special.marshals.filter(|_| !self.state.episodes.marshals);
        if marshals.is_some_and(|it| it == self.state.now.control.command && it == self.command_of(unit)) {
            return Some(Duty::Charge);
        }
        self.marked(unit, Marks::HOT).then_some(Duty::Attack)
    }

    /// The rule that binds it.
    fn duty_refused(&self, unit: UnitId, duty: Duty) -> Refused {
        match duty {
            Duty::Attack => No::Impetuous { unit }.by(R_IMP_3).see(&[RULING_66]),
            Duty::Charge => No::Impetuous { unit }.by(R_POI_1).see(&[RULING_66]),
        }
    }

    /// A step must leave it a place where it does its duty, if it has one now (MI-R66).
    pub(crate) fn duty_allows_step(&self, leg: &Leg, after: &Leg) -> Result<(), Refused> {
        let Some(duty) = self.duty(leg.unit) else { return Ok(()) };
        let mut eager = Eager::new(*self, leg.unit, duty);
        match eager.allows_step(leg, after) {
            true => Ok(()),
            false => Err(self.duty_refused(leg.unit, duty)),
        }
    }

    /// It stops, or turns, where it does its duty, if there is such a place (MI-IMP-3). `leg` is what it could still do otherwise,
    /// `after` what it can do afterwards, if anything.
    pub(crate) fn duty_allows_facing(&self, leg: &Leg, facing: Corner, after: bool) -> Result<(), Refused> {
        let Some(duty) = self.duty(leg.unit) else { return Ok(()) };
        let mut eager = Eager::new(*self, leg.unit, duty);
        let fits =
            eager.satisfied(leg.hex, facing) || after && eager.finds_by_moving(leg) || !eager.finds_any(leg);
        if fits { Ok(()) } else { Err(self.duty_refused(leg.unit, duty)) }
    }

    /// Nobody who could still do his duty is left standing about (MI-IMP-3).
    pub(crate) fn duties_done(&self) -> Result<(), Refused> {
        let seat = self.state.now.control.holder;
        for (unit, hex) in self.on_map(seat).filter(|(unit, _)| self.acts(*unit)) {
            let Some(duty) = self.duty(unit).filter(|_| !self.marked(unit, Marks::DONE)) else { continue };
            let mut eager = Eager::new(*self, unit, duty);
            let leg = self.fresh_leg(unit, hex);
            let stands_well = eager.satisfied(hex, self.unit(unit).facing);
            if !stands_well && eager.finds_any(&leg) {
                return Err(self.duty_refused(unit, duty));
            }
        }
        Ok(())
    }
}

/// Looks for places where a unit does its duty: it is put there on paper and asked what it could attack.
pub(crate) struct Eager<'a> {
    look: Look<'a>,
    unit: UnitId,
    duty: Duty,
    paper: Imagined,
    known: Local<Option<bool>>,
}

impl<'a> Eager<'a> {
    pub(crate) fn new(look: Look<'a>, unit: UnitId, duty: Duty) -> Eager<'a> {
        let middle = look.hex_of(unit).unwrap_or(HexId::new(0));
        let known = Local::new(look.field(), middle, None);
        Eager { look, unit, duty, paper: look.state.imagined(), known }
    }

    pub(crate) fn allows_step(&mut self, leg: &Leg, after: &Leg) -> bool {
        self.finds_by_moving(after) || !self.finds_any(leg)
    }

    /// Is there a place where it does its duty?
    pub(crate) fn finds_any(&mut self, leg: &Leg) -> bool {
        self.finds_here(leg) || self.finds_by_moving(leg)
    }

    /// Can it name what it owes from here?
    pub(crate) fn satisfied(&mut self, hex: HexId, facing: Corner) -> bool {
        self.paper.put(self.unit, Whereabouts::Map(hex));
        self.paper.unit_mut(self.unit).facing = facing;
        let look = Look { rules: self.look.rules, state: &self.paper };
        let (unit, duty) = (self.unit, self.duty);
        let mut enemies = look.on_map(look.seat(unit).other());
        enemies.any(|(enemy, at)| {
            look.field().distance(hex, at) <= look.charts().movement.charge[1]
                && (look.may_name_charge(unit, enemy).is_ok()
                    || duty == Duty::Attack && look.may_name_attack(unit, enemy).is_ok())
        })
    }

    /// The same with any facing: whoever has moved may choose it.
    fn satisfied_anyhow(&mut self, hex: HexId) -> bool {
        if let Some(Some(known)) = self.known.get(self.look.field(), hex) {
            return known;
        }
        let look = self.look;
        let mut enemies = look.on_map(look.seat(self.unit).other());
        let near = enemies.any(|(_, at)| look.field().distance(hex, at) <= look.charts().movement.charge[1]);
        let found = near && Corner::ALL.into_iter().any(|facing| self.satisfied(hex, facing));
        self.known.set(look.field(), hex, Some(found));
        found
    }

    /// As it stands, or by the one turn that is left to it.
    fn finds_here(&mut self, leg: &Leg) -> bool {
        if leg.stepped {
            return false;
        }
        let (look, unit) = (self.look, self.unit);
        let mut facings = Corner::ALL.into_iter().filter(|facing| look.may_face_here(unit, *facing).is_ok());
        facings.any(|facing| self.satisfied(leg.hex, facing))
    }

    /// Wherever it can still get to.
    fn finds_by_moving(&mut self, leg: &Leg) -> bool {
        let look = self.look;
        let halted = leg.stepped && look.goes_no_farther(leg.unit, leg.hex);
        let mut found = false;
        look.reach_until(leg, halted, |it| {
            let moved = leg.stepped || it.from.is_some();
            found |= moved && it.stops && self.satisfied_anyhow(it.hex);
            found
        });
        found
    }
}
