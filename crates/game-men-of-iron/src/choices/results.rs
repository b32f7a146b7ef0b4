//! What is left to say after the dice: retreats, places at the standard, advances, leaders (chapters 10.5, 12, 15).

use crate::action::Action;
use crate::content::UnitType;
use crate::ids::{HexId, UnitId, Units};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use hexboard::Corner;

/// With each facing.
fn every_way_round(out: &mut Vec<Action>, action: impl Fn(Corner) -> Action) {
    out.extend(Corner::ALL.map(action));
}

impl Look<'_> {
    /// Defenders whose results are still to be carried out.
    pub fn verdicts_to_come(&self, fight: &Fight) -> Units {
        fight.verdicts.iter().filter(|it| !it.done).map(|it| it.defender).collect()
    }

    /// May it step into a hex next to it, by its arm (MI-Q10.5-1, MI-R72)?
    fn is_open_for(&self, unit: UnitId, from: HexId, hex: HexId) -> bool {
        let side = self.field().side_to(from, hex);
        side.is_some_and(|side| self.field().price(self.arm(unit), from, side, true).is_some())
            && self.state.at(hex).is_none()
    }

    /// Attackers of the one who left a hex that still stand where they attacked from and may enter it.
    fn fit_for(&self, fight: &Fight, vacated: &Vacated) -> Vec<UnitId> {
        let fit = |link: &&Link| {
            let unit = link.attacker;
            self.hex_of(unit) == Some(link.from)
                && !fight.thrown_back.contains(unit)
                && self.status(unit) != Status::Retired
                && self.is_open_for(unit, link.from, vacated.hex)
        };
        fight.against(vacated.by).filter(fit).map(|link| link.attacker).collect()
    }

    /// Of these the ones with the lowest shock modifier (MI-10.5b, MI-Q10.5-1).
    fn best(&self, units: Vec<UnitId>) -> Vec<UnitId> {
        let least = units.iter().map(|unit| self.shock_of(*unit)).min();
        units.into_iter().filter(|unit| Some(self.shock_of(*unit)) == least).collect()
    }

    /// Who may go on, and into which hex: a man-at-arms on horseback if there is one, then the best (MI-12.7b).
    pub fn continuing(&self) -> Vec<(UnitId, HexId)> {
        let Some(fight) = self.fight().filter(|fight| fight.stage == Stage::Advance) else {
            return Vec::new();
        };
        if fight.goes_on.is_some() {
            return Vec::new();
        }
        let on = fight.vacated.iter().filter(|it| it.goes_on);
        let all: Vec<(UnitId, HexId)> =
            on.flat_map(|it| self.fit_for(fight, it).into_iter().map(|unit| (unit, it.hex))).collect();
        let units: Vec<UnitId> = all.iter().map(|(unit, _)| *unit).collect();
        let riders: Vec<UnitId> =
            units.iter().copied().filter(|unit| self.kind(*unit) == UnitType::Mounted).collect();
        let best = self.best(if riders.is_empty() { units } else { riders });
        all.into_iter().filter(|(unit, _)| best.contains(unit)).collect()
    }

    /// Who has to enter which of the other hexes (MI-10.5a to c): the best that the combat did not Disorder and that has entered none.
    pub fn advancing(&self) -> Vec<(UnitId, HexId)> {
        let Some(fight) = self.fight().filter(|fight| fight.stage == Stage::Advance) else {
            return Vec::new();
        };
        let fresh = |unit: &UnitId| !fight.shaken.contains(*unit) && !fight.advanced.contains(*unit);
        let into = |it: &Vacated| {
            let fit = self.fit_for(fight, it).into_iter().filter(fresh).collect();
            self.best(fit).into_iter().map(|unit| (unit, it.hex)).collect::<Vec<_>>()
        };
        fight.vacated.iter().flat_map(into).collect()
    }

    /// Who may follow into a hex that an evading enemy gave up (MI-10.2d, MI-Q10.2-2).
    pub fn followers(&self) -> Vec<(UnitId, HexId)> {
        let Some(fight) = self.fight().filter(|fight| fight.stage == Stage::Following) else {
            return Vec::new();
        };
        let fit = |unit: UnitId, hex: HexId| {
            let stands = self.hex_of(unit).filter(|_| !self.marked(unit, Marks::FINISHED));
            let able = self.status(unit) != Status::Retired;
            able && stands.is_some_and(|from| self.is_open_for(unit, from, hex))
        };
        let into = |(_, hex, by): &(UnitId, HexId, Units)| {
            let hex = *hex;
            by.iter().filter(move |unit| fit(*unit, hex)).map(move |unit| (unit, hex)).collect::<Vec<_>>()
        };
        fight.evaded.iter().flat_map(into).collect()
    }

    pub fn may_follow(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        match self.followers().contains(&(unit, hex)) {
            true => Ok(()),
            false => Err(No::CannotFollow { unit, hex }.by(R_10_2D).see(&[RULING_10_2_2])),
        }
    }

    pub fn may_continue(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        match self.continuing().contains(&(unit, hex)) {
            true => Ok(()),
            false => Err(No::CannotGoOn { unit, hex }.by(R_12_7B).see(&[RULING_72])),
        }
    }

    /// First the unit that goes on is named (MI-R78).
    pub fn may_advance(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        if !self.continuing().is_empty() {
            return Err(No::ContinueFirst.by(R_12_7A));
        }
        match self.advancing().contains(&(unit, hex)) {
            true => Ok(()),
            false => Err(No::CannotAdvance { unit, hex }.by(R_10_5B).see(&[R_10_5C])),
        }
    }

    pub fn advance_choices(&self, out: &mut Vec<Action>) {
        let on = self.continuing();
        if !on.is_empty() {
            out.extend(on.into_iter().map(|(unit, hex)| Action::Continue { unit, hex }));
            return;
        }
        for (unit, hex) in self.advancing() {
            every_way_round(out, |facing| Action::Advance { unit, hex, facing });
        }
    }

    pub fn following_choices(&self, out: &mut Vec<Action>) {
        for (unit, hex) in self.followers() {
            every_way_round(out, |facing| Action::Advance { unit, hex, facing });
        }
        out.push(Action::StayPut);
    }

    pub fn retreat_choices(&self, unit: UnitId, causes: &[HexId], source: Source, out: &mut Vec<Action>) {
        for way in self.retreat_ways(unit, causes, source) {
            every_way_round(out, |facing| Action::Retreat { way: way.clone(), facing });
        }
    }

    pub fn retire_choices(&self, unit: UnitId, out: &mut Vec<Action>) {
        for hex in self.retire_hexes(unit) {
            every_way_round(out, |facing| Action::RetireTo { hex, facing });
        }
    }

    /// An empty hex beside the schiltron that is gone (MI-BAN-3e).
    pub fn may_put_out(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let beside = self.hex_of(unit).is_some_and(|from| self.is_open_for(unit, from, hex));
        if beside { Ok(()) } else { Err(No::Occupied { hex }.by(R_BAN_3E)) }
    }

    pub fn put_out_choices(&self, unit: UnitId, out: &mut Vec<Action>) {
        let Some(from) = self.hex_of(unit) else { return };
        for hex in self.field().around(from).iter().copied().filter(|hex| *hex != HexId::OFF) {
            if self.may_put_out(unit, hex).is_ok() {
                every_way_round(out, |facing| Action::PutOut { hex, facing });
            }
        }
    }
}
