//! 14 Special units: Shield Wall and Schiltron, hobilars, and who is special in one battle only.

use crate::content::UnitType;
use crate::ids::{CommandId, UnitId, Units};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::{Rule, Seat};

impl Look<'_> {
    /// The formation that a side may use in this battle (MI-14.1i, MI-SCH-1).
    pub fn formation_of(&self, seat: Seat) -> Option<Formation> {
        let may = &self.battle().special.formations;
        let at = seat.index();
        if may.schiltron[at] {
            return Some(Formation::Schiltron);
        }
        (may.wall[at] || may.wall_by_option[at] && self.rules.options.wall).then_some(Formation::Wall)
    }

    /// The rule by which a formation is ordered.
    pub fn rule_of_formation(&self, formation: Formation) -> Rule {
        if formation == Formation::Schiltron { R_SCH_1 } else { R_14_1A }
    }

    /// The same with what the battle says of it (MI-FAL-1, MI-COU-1, MI-BAN-2, MI-CRE-5).
    pub fn rules_of_formation(&self, formation: Formation) -> Cited {
        let mut rules = vec![self.rule_of_formation(formation)];
        let of_battle = [R_FAL_1, R_COU_1, R_BAN_2, R_CRE_5];
        rules.extend(of_battle.into_iter().filter(|rule| self.has_rule(*rule)));
        rules
    }

    /// May this unit be in the formation at all, by its type (MI-14.1a, MI-SCH-1)?
    pub fn suits(&self, unit: UnitId, formation: Formation) -> bool {
        match formation {
            Formation::None => true,
            Formation::Wall => self.type_of(unit).wall,
            Formation::Schiltron => self.kind(unit) == UnitType::Pike,
        }
    }

    /// Who would form: of the Command, on the map, in good order and in no formation yet (MI-Q14.1-1, MI-14.1g, MI-SCH-8).
    pub fn formable(&self, command: CommandId) -> Units {
        let Some(formation) = self.formation_of(self.command_seat(command)) else { return Units::NONE };
        let forms = |unit: &UnitId| {
            let it = self.unit(*unit);
            it.status == Status::Normal
                && it.formation == Formation::None
                && it.whereabouts.hex().is_some()
                && !self.state.is_inside(*unit)
                && self.suits(*unit, formation)
        };
        self.units_of(command).iter().filter(forms).collect()
    }

    /// Who is in a formation.
    pub fn formed(&self, command: CommandId) -> Units {
        let in_one =
            |unit: &UnitId| self.unit(*unit).formation != Formation::None && self.hex_of(*unit).is_some();
        self.units_of(command).iter().filter(in_one).collect()
    }

    /// The order goes to all units of the Command that can, or to none (MI-Q14.1-1).
    pub fn may_form(&self) -> Result<(), Refused> {
        let command = self.state.now.control.command;
        if self.formation_of(self.state.now.control.holder).is_none() {
            return Err(No::NoFormationHere.by(R_14_1I));
        }
        match self.formable(command).is_empty() {
            true => Err(No::NobodyCanForm { command }.by(R_14_1A).see(&[R_14_1G, R_SCH_8])),
            false => Ok(()),
        }
    }

    pub fn may_break(&self) -> Result<(), Refused> {
        let command = self.state.now.control.command;
        match self.formed(command).is_empty() {
            true => Err(No::NobodyInFormation { command }.by(R_14_1B)),
            false => Ok(()),
        }
    }

    /// Dismounted men of the Prince who are in good order and next to no enemy may mount (MI-POI-9).
    pub fn may_mount_up(&self, unit: UnitId) -> Result<(), Refused> {
        let horse = self.battle().special.to_horse.filter(|_| self.rules.options.to_horse);
        let Some(horse) = horse else { return Err(No::NoHorses { unit }.by(R_POI_9)) };
        let control = &self.state.now.control;
        let his = self.command_of(unit) == horse.command && control.command == horse.command;
        if !his || self.kind(unit) != horse.from {
            return Err(No::NoHorses { unit }.by(R_POI_9));
        }
        let Some(hex) = self.hex_of(unit) else { return Err(No::NotOnMap { unit }.by(R_POI_9)) };
        if self.marked(unit, Marks::MOUNTING) {
            return Err(No::MountingAlready { unit }.by(R_POI_9));
        }
        let calm = self.status(unit) == Status::Normal && !self.enemy_beside(self.seat(unit), hex);
        if calm { Ok(()) } else { Err(No::NotCalm { unit }.by(R_POI_9)) }
    }

    /// Stands beside another unit in Schiltron: its flanks count as front (MI-SCH-3).
    pub fn locked(&self, unit: UnitId) -> bool {
        let Some(hex) = self.hex_of(unit) else { return false };
        let beside = |next: &crate::ids::HexId| {
            let friend = self.friend_at(self.seat(unit), *next);
            friend.is_some_and(|friend| self.unit(friend).formation == Formation::Schiltron)
        };
        self.unit(unit).formation == Formation::Schiltron
            && self.field().around(hex).iter().filter(|next| **next != crate::ids::HexId::OFF).any(beside)
    }

    /// The garrison of the castle (MI-COU-2).
    pub fn is_garrison(&self, unit: UnitId) -> bool {
        self.battle().special.garrison.is_some_and(|garrison| garrison.unit == unit)
    }

    /// An axe unit in a hex whose pikes are in no schiltron any more has to leave it (MI-BAN-3e).
    pub fn has_to_leave(&self, unit: UnitId) -> bool {
        let host =
            self.hex_of(unit).filter(|_| self.kind(unit) == UnitType::Axe && self.state.is_inside(unit));
        let host = host.and_then(|hex| self.state.at(hex));
        host.is_some_and(|host| self.unit(host).formation != Formation::Schiltron)
    }
}
