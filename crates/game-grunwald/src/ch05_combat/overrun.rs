//! 5.8 Riding down infantry.

use crate::ch01_general::mean;
use crate::content::Trial;
use crate::field::{HexId, OFF};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{Cohesion, UnitId, Walk};
use engine::Tally;
use hexboard::Side;

/// An attempt to ride over the foot in the front hex.
#[derive(Clone, Debug)]
pub struct Onslaught {
    pub to: HexId,
    /// In half points; nothing in a pursuit.
    pub cost: Tally,
    /// Foot in disorder: gone at once (G-5.8.5b).
    pub broken: Vec<UnitId>,
    /// Foot that stands and is thrown for.
    pub standing: Vec<UnitId>,
    /// What is added to the throw (G-5.8.5a).
    pub modifiers: Tally,
    /// The charge level before the throw: water and slopes on the way of a move count (G-R38).
    pub charge: u8,
}

impl Look<'_> {
    /// May cavalry ride over whoever stands in its front hex (G-5.8.1, G-5.8.10, G-R38)? Without a walk: in a pursuit.
    pub fn may_overrun(&self, id: UnitId, walk: Option<&Walk>) -> Result<Onslaught, Refused> {
        let unit = self.state.unit(id);
        let from = unit.whereabouts.hex().ok_or(No::NotOnMap { unit: id }.by(R_4_1_1))?;
        if let Some(walk) = walk {
            self.may_go_on(id, walk)?;
        }
        self.onslaught(id, from, unit.facing, unit.charge, walk)
    }

    /// The same for a unit that would stand there, facing so, at that speed.
    pub fn onslaught(
        &self,
        id: UnitId,
        from: HexId,
        facing: Side,
        speed: u8,
        walk: Option<&Walk>,
    ) -> Result<Onslaught, Refused> {
        let (unit, card) = (self.state.unit(id), self.card(id));
        let to = self.may_ride_at(id, from, facing)?;
        self.may_ride_down(id, speed)?;
        self.may_be_ridden_down(to)?;
        let foot: Vec<UnitId> = self.state.at(to).collect();
        let mut cost: Tally = self.toll(card.kind, card.armour, from, facing);
        let weight: i32 = foot.iter().map(|other| i32::from(self.foot_strength(*other))).sum();
        cost.add(2 * weight, R_5_8_4_FOOT);
        if let Some(walk) = walk {
            if walk.passing {
                cost.add(self.charts().movement.leave_zone.into(), R_3_3_3_LEAVING);
            }
            self.may_pay(id, cost.sum().clamp(0, 255) as u8, walk.left, R_5_8_4)?;
        }
        let (standing, broken): (Vec<UnitId>, Vec<UnitId>) =
            foot.into_iter().partition(|other| self.state.unit(*other).cohesion == Cohesion::Good);
        // In a pursuit nothing on the way changes the speed (G-5.5.8).
        let charge = if walk.is_some() { self.slowed(speed, from, facing) } else { speed };
        let mut modifiers = Tally::default();
        modifiers.add(charge.into(), R_5_8_5A_RIDER_CHARGE);
        modifiers.add(unit.strength.into(), R_5_8_5A_RIDER_STRENGTH);
        modifiers.add(card.armour.into(), R_5_8_5A_RIDER_ARMOUR);
        let strength: i32 = standing.iter().map(|other| i32::from(self.foot_strength(*other))).sum();
        modifiers.add(-strength, R_5_8_5A_FOOT_STRENGTH);
        let armour = mean(standing.iter().map(|other| self.card(*other).armour.into())) as i32;
        modifiers.add(-armour, R_5_8_5A_FOOT_ARMOUR);
        Ok(Onslaught { to, cost, broken, standing, modifiers, charge })
    }

    /// Is there a way to the hex ahead, and which is it?
    pub fn may_ride_at(&self, unit: UnitId, from: HexId, facing: Side) -> Result<HexId, Refused> {
        let hex = self.field().neighbour(from, facing);
        match () {
            _ if hex == OFF => Err(No::MapEnds { unit }.by(R_4_4_1)),
            _ if self.field().side(from, facing).barred() => Err(No::River { hex }.by(R_4_2_7)),
            _ => Ok(hex),
        }
    }

    /// Cavalry, and fast enough.
    pub fn may_ride_down(&self, unit: UnitId, speed: u8) -> Result<(), Refused> {
        if !self.card(unit).kind.charges() || speed < self.charts().overrun.least_charge {
            return Err(No::TooSlow { unit }.by(R_5_8_1));
        }
        Ok(())
    }

    /// Foot alone, on ground that does not shelter it.
    pub fn may_be_ridden_down(&self, hex: HexId) -> Result<(), Refused> {
        let nobody = self.state.anybody(hex).is_none();
        if nobody || self.state.at(hex).any(|other| self.card(other).kind.mounted()) {
            return Err(No::NoFoot { hex }.by(R_5_8_2).see(&[RULING_38]));
        }
        if !self.open_ground(hex) {
            return Err(No::Sheltered { hex }.by(R_5_8_10));
        }
        Ok(())
    }

    /// What an onslaught rests on: foot that stands is thrown for, foot in disorder is not. A pursuer may try it too, for nothing, and
    /// nothing on his way changes his speed (G-5.5.8).
    pub fn rules_behind_onslaught(
        &self,
        id: UnitId,
        from: HexId,
        onslaught: &Onslaught,
        pursues: bool,
    ) -> Cited {
        let mut rules = vec![R_5_8_1, R_5_8_2];
        rules.extend((!onslaught.standing.is_empty()).then_some(R_5_8_5A));
        rules.extend((!onslaught.broken.is_empty()).then_some(R_5_8_5B));
        rules.push(RULING_38);
        if pursues {
            rules.extend([R_5_5_10, R_5_8_9B]);
        } else if let Some(side) = self.field().side_to(from, onslaught.to) {
            rules.extend(self.rules_that_slow(id, from, side));
        }
        rules
    }

    /// Ground on which riders can ride somebody down: clear, or a camp without its walls (G-5.8.10).
    pub fn open_ground(&self, hex: HexId) -> bool {
        self.ground(hex).open && !self.fortified(hex)
    }

    /// The strength of foot that is ridden at: those who shoot count their face (G-R38).
    fn foot_strength(&self, id: UnitId) -> u8 {
        if self.unarmed(id).is_some() { 0 } else { self.state.unit(id).strength }
    }

    /// What a modified throw means for rider and foot.
    pub fn onslaught_result(&self, total: i32) -> (Trial, Trial) {
        let overrun = &self.charts().overrun;
        let at = total.clamp(0, 7) as usize;
        (overrun.cavalry[at], overrun.infantry[at])
    }
}
