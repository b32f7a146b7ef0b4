//! 8.0 Stacking. One combat unit in a hex. Knights ride through their archers, axes stand inside a schiltron.

use crate::content::UnitType;
use crate::ids::{HexId, UnitId};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::Formation;

/// What a unit finds in a hex that it may enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    Vacant,
    /// A friend who is ridden through: nobody stops there (MI-8.0b).
    Through(UnitId),
    /// A schiltron that takes axes in (MI-BAN-3a).
    Inside(UnitId),
}

impl Look<'_> {
    /// Is there room for a unit in a hex, be it on its way through?
    pub fn room_for(&self, unit: UnitId, hex: HexId) -> Result<Room, Refused> {
        let Some(there) = self.state.at(hex).filter(|there| *there != unit) else { return Ok(Room::Vacant) };
        if self.seat(there) != self.seat(unit) {
            return Err(No::Occupied { hex }.by(R_5_2B));
        }
        if self.takes_in(there, unit) {
            let full = self.state.inside(hex).is_some_and(|guest| guest != unit);
            return if full { Err(No::Occupied { hex }.by(R_BAN_3A)) } else { Ok(Room::Inside(there)) };
        }
        if self.kind(unit) != UnitType::Mounted {
            let no = No::Occupied { hex }.by(R_8_0A);
            return Err(if self.mounted(unit) { no.see(&[RULING_8_0_3]) } else { no });
        }
        if !self.type_of(there).missile_infantry {
            return Err(No::Occupied { hex }.by(R_8_0B));
        }
        Ok(Room::Through(there))
    }

    /// May an axe unit be inside this one?
    fn takes_in(&self, host: UnitId, guest: UnitId) -> bool {
        let axes = self.battle().special.axes;
        axes.is_some_and(|axes| axes.guest == self.kind(guest) && axes.host == self.kind(host))
            && self.unit(host).formation == Formation::Schiltron
    }

    /// On top of a friend whom it rides through: it has to go on (MI-8.0b). Once the archers are gone it need not (MI-R08).
    #[inline]
    pub fn astride(&self, unit: UnitId) -> bool {
        self.state.is_inside(unit) && self.host_of(unit).is_none()
    }
}
