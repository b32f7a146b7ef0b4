//! IV.7 Regrouping: a time token refills the army and brings units back.

use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::{HexId, Kind, OFF, UnitId, Whereabouts};
use engine::{Rule, Seat};

/// Without a wagon nobody comes any more.
pub const NO_WAGON: Refused = No::NoWagon.by(R_IV_7_G).see(&[RULING_59]);

/// From off the map, or from the reserve.
pub(crate) fn rule_of_entering(away: bool) -> Rule {
    if away { R_IV_7_D } else { R_IV_7_F }
}

impl Look<'_> {
    pub fn may_regroup(&self, seat: Seat) -> Result<(), Refused> {
        if self.state.tokens[seat.index()] > 0 { Ok(()) } else { Err(No::NoTokens.by(R_IV_7_A)) }
    }

    /// The outer modules that the seat's wagon stands in or is nearest to, a bit per place in the ring (MB-R59).
    pub fn wagon_modules(&self, seat: Seat) -> Option<u8> {
        let (_, hex) = self.state.wagon(seat)?;
        Some(self.board.geo.modules[usize::from(hex)])
    }

    /// Steps round the ring from a place to the nearest of some modules.
    pub fn ring_steps(&self, place: u8, modules: u8) -> u8 {
        let ring = self.board.geo.ring;
        let steps = |to: u8| {
            let forward = (to + ring - place) % ring;
            forward.min(ring - forward)
        };
        (0..ring).filter(|to| modules >> to & 1 == 1).map(steps).min().unwrap_or(0)
    }

    /// Where a marker goes in a regrouping: one step along the shorter way round (MB-IV.7.c); in ring order if both are
    /// equally long (MB-R59). `None`: it is at the wagon's module already.
    pub fn next_place(&self, place: u8, modules: u8) -> Option<u8> {
        if modules >> place & 1 == 1 {
            return None;
        }
        let ring = self.board.geo.ring;
        let (forward, back) = ((place + 1) % ring, (place + ring - 1) % ring);
        let nearer = self.ring_steps(back, modules) < self.ring_steps(forward, modules);
        Some(if nearer { back } else { forward })
    }

    /// How many regroupings until a unit off the map can be placed, as things stand: one for each module on the way and
    /// one to be placed (MB-IV.7.e). `None` without a wagon (MB-IV.7.g).
    pub fn back_in(&self, seat: Seat, place: u8) -> Option<u8> {
        Some(1 + self.ring_steps(place, self.wagon_modules(seat)?))
    }

    /// How many regroupings a unit off the map or in the reserve waits for until it can be placed, as things stand: `None` without a
    /// wagon, or where the tokens do not last so long (MB-IV.7.a).
    pub fn waits_for(&self, id: UnitId) -> Option<u8> {
        let seat = id.seat();
        let count = match self.state.unit(id).whereabouts {
            Whereabouts::Away(place) => self.back_in(seat, place)?,
            Whereabouts::Reserve => self.state.wagon(seat).map(|_| 1)?,
            Whereabouts::Hex(_) | Whereabouts::Gone => return None,
        };
        (count <= self.state.tokens[seat.index()]).then_some(count)
    }

    /// What a unit that leaves the map has to expect rests on: module by module, as in the book's example; or nothing but the wagon.
    pub fn rules_behind_coming_back(&self, seat: Seat) -> &'static [Rule] {
        match self.state.wagon(seat) {
            Some(_) => &[R_IV_7_B, R_IV_7_E, RULING_59],
            None => &[R_IV_7_G],
        }
    }

    /// May such a unit be put there now? Next to the own wagon (MB-IV.7.d), on a free hex it may enter; flags, zones and
    /// the enemy wagon do not matter (MB-IV.7.f, MB-R61). Returns the counter.
    pub fn may_enter(
        &self,
        seat: Seat,
        ready: u32,
        (kind, worn, away): (Kind, bool, bool),
        hex: HexId,
    ) -> Result<UnitId, Refused> {
        let rule = rule_of_entering(away);
        let (_, wagon) = self.state.wagon(seat).ok_or(NO_WAGON)?;
        let unit = self.waiting(seat, ready, kind, worn, away).ok_or(No::NoneReady { kind }.by(rule))?;
        self.exists(hex)?;
        self.may_enter_beside(wagon, hex, rule)?;
        self.may_take(hex, rule)?;
        self.may_stand_on(kind, hex)?;
        Ok(unit)
    }

    /// Is that next to the wagon?
    pub(crate) fn may_enter_beside(&self, wagon: HexId, hex: HexId, rule: Rule) -> Result<(), Refused> {
        if self.board.geo.distance(wagon, hex) == 1 { Ok(()) } else { Err(No::NotNextToWagon.by(rule)) }
    }

    /// How many hexes beside the wagon nobody stands on.
    pub fn free_by_the_wagon(&self, seat: Seat) -> i32 {
        let Some((_, wagon)) = self.state.wagon(seat) else { return 0 };
        let around = self.board.geo.around[usize::from(wagon)].into_iter().filter(|hex| *hex != OFF);
        around.filter(|hex| self.state.at(*hex).is_none()).count() as i32
    }

    /// The first counter of this description that may be placed in this regrouping.
    pub fn waiting(&self, seat: Seat, ready: u32, kind: Kind, worn: bool, away: bool) -> Option<UnitId> {
        let fits = |(id, unit): &(UnitId, &crate::state::Unit)| {
            let here = match unit.whereabouts {
                Whereabouts::Reserve => !away,
                Whereabouts::Away(_) => away && ready >> id.slot() & 1 == 1,
                _ => false,
            };
            here && unit.kind == kind && unit.worn() == worn
        };
        self.state.units_of(seat).find(fits).map(|(id, _)| id)
    }
}
