//! 15 Leaders: command range, loss, replacement.

use crate::ids::{CommandId, LeaderId, UnitId, Units};
use crate::look::Look;
use engine::Seat;

impl Look<'_> {
    /// Who is in command now (MI-15.2a).
    pub fn commanded_now(&self, command: CommandId) -> Units {
        self.units_of(command).iter().filter(|unit| self.hex_of(*unit).is_some()).collect()
    }

    /// Who may act as if it belonged to this Command (MI-POI-4).
    pub fn lent_to(&self, _: CommandId) -> Units {
        Units::NONE
    }

    /// Does an impetuous unit begin this activation near enough to an enemy (MI-IMP-2)?
    pub fn is_hot(&self, _: UnitId, _commanded: bool, _by: CommandId) -> bool {
        false
    }

    /// Leaders of a seat that are lost and have to be replaced (MI-15.6a).
    pub fn to_replace(&self, _: Seat) -> Vec<LeaderId> {
        Vec::new()
    }
}
