//! 7. Banners.

use crate::field::HexId;
use crate::ids::BannerId;
use crate::look::Look;
use crate::state::{BannerWhereabouts, Cohesion, UnitId};
use engine::Seat;

impl Look<'_> {
    /// Whose banner it is by birth, whoever holds it.
    pub fn banner_seat(&self, banner: BannerId) -> Seat {
        let printed = self.rules.scenario.banners[banner.index()];
        self.rules.content.counters.banners[printed].seat()
    }

    /// Its word in the notation.
    pub fn banner_id(&self, banner: BannerId) -> &str {
        &self.rules.content.counters.banners[self.rules.scenario.banners[banner.index()]].id
    }

    /// Where a banner flies for its own side: held by a friend who has not panicked (G-R45).
    pub fn banner_flies(&self, banner: BannerId) -> Option<HexId> {
        let BannerWhereabouts::Held(bearer) = self.state.banner(banner).whereabouts else { return None };
        let own = self.seat(bearer) == self.banner_seat(banner);
        let steady = self.state.unit(bearer).cohesion != Cohesion::Panicked;
        self.state.hex_of(bearer).filter(|_| own && steady)
    }

    /// Is a unit in the hex of a banner of its side or next to it (G-7.1.7)?
    pub fn under_banner(&self, id: UnitId) -> bool {
        let Some(hex) = self.state.hex_of(id) else { return false };
        let near = |banner: BannerId| {
            self.banner_seat(banner) == self.seat(id)
                && self.banner_flies(banner).is_some_and(|at| self.field().distance(at, hex) <= 1)
        };
        BannerId::all(self.state.banners.len()).any(near)
    }

    /// Who in a hex could hold a banner that somebody there holds for now (G-7.1.5).
    pub fn banner_bearers(&self, banner: BannerId, hex: HexId) -> Vec<UnitId> {
        let holder = match self.state.banner(banner).whereabouts {
            BannerWhereabouts::Held(unit) if self.state.hex_of(unit) == Some(hex) => unit,
            _ => return Vec::new(),
        };
        self.state.at(hex).filter(|id| self.seat(*id) == self.seat(holder)).collect()
    }

    /// The banners that a unit holds.
    pub fn holds(&self, id: UnitId) -> impl Iterator<Item = BannerId> + '_ {
        let held =
            move |banner: &BannerId| self.state.banner(*banner).whereabouts == BannerWhereabouts::Held(id);
        BannerId::all(self.state.banners.len()).filter(held)
    }
}
