//! Fire: who may shoot at whom, and when (chapter 9).

use crate::action::Action;
use crate::content::MarkerKind;
use crate::ids::{HexId, MarkerId, UnitId, Units};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{Marks, Shooter, Walk};

impl Look<'_> {
    /// A unit of the active Command that is not on the move shoots (MI-9.2c): once in an activation.
    pub fn may_fire_now(&self, by: UnitId, at: UnitId) -> Result<(), Refused> {
        self.may_fire_in_turn(by)?;
        self.may_hit(Shooter::Unit(by), at)
    }

    /// Mounted missile units shoot in the middle of their move (MI-9.2a); nobody else shoots while a unit moves (MI-Q5.1-1).
    pub fn may_fire_riding(&self, walk: &Walk, by: UnitId, at: UnitId) -> Result<(), Refused> {
        if walk.unit != by {
            return Err(No::OtherOnTheMove { unit: walk.unit }.by(R_5_1C).see(&[RULING_5_1_1]));
        }
        if !self.mounted(by) {
            return Err(No::FiresAfterMoving { unit: by }.by(R_9_2B));
        }
        self.may_fire_in_turn(by)?;
        self.may_hit(Shooter::Unit(by), at)
    }

    /// Is it this unit's turn for its active fire, whatever it aims at?
    fn may_fire_in_turn(&self, by: UnitId) -> Result<(), Refused> {
        if self.hex_of(by).is_none() {
            return Err(No::NotOnMap { unit: by }.by(R_9_2C));
        }
        if !self.acts(by) {
            return Err(No::NotActive { unit: by }.by(R_9_2C));
        }
        self.can_shoot(by)?;
        if self.marked(by, Marks::FIRED) {
            return Err(No::FiredAlready { unit: by }.by(R_9_2C));
        }
        Ok(())
    }

    /// A bombard fires when the Command it stands with acts (MI-CRE-6).
    pub fn may_bombard(&self, bombard: MarkerId, at: UnitId) -> Result<(), Refused> {
        let with = self.battle().special.bombards.map(|bombards| bombards.with);
        let stands = self.state.markers.get(bombard.index()).copied().unwrap_or(false);
        let is = stands && self.battle().marker(bombard).kind == MarkerKind::Bombard;
        let with = with.filter(|_| is && self.rules.options.bombards).ok_or(No::NoSuchThing.by(R_CRE_6))?;
        if with != self.state.now.control.command {
            return Err(No::NotWithCommand { command: with }.by(R_CRE_6));
        }
        if self.has_fired(bombard) {
            return Err(No::BombardFired.by(R_CRE_6));
        }
        self.may_hit(Shooter::Bombard(bombard), at)
    }

    pub fn may_react(
        &self,
        by: UnitId,
        target: UnitId,
        hex: HexId,
        fired: Units,
        counter: bool,
    ) -> Result<(), Refused> {
        if fired.contains(by) {
            return Err(No::FiredAlready { unit: by }.by(R_9_2F).see(&[RULING_9_2_4]));
        }
        self.may_shoot_at_entry(by, target, hex, counter)
    }

    pub fn react_choices(
        &self,
        target: UnitId,
        hex: HexId,
        fired: Units,
        counter: bool,
        out: &mut Vec<Action>,
    ) {
        let shooters = self.shooters_at_entry(target, hex, fired, counter);
        out.extend(shooters.iter().map(|by| Action::React { by }));
        out.push(Action::HoldFire);
    }
}
