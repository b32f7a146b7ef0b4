//! 7. Banners.

use crate::field::HexId;
use crate::ids::BannerId;
use crate::look::Look;
use crate::rules::*;
use crate::state::{BannerWhereabouts, Cohesion, UnitId};
use engine::{Rule, Seat};

/// How a banner is taken up: an enemy's is won, one's own is retaken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenUp {
    pub captured: bool,
    pub rule: Rule,
}

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

    /// Does a unit that comes to a banner take it up, and how? Foot that shoots may win one, but takes up none of its own side (G-R45).
    pub fn takes_up(&self, banner: BannerId, unit: UnitId) -> Option<TakenUp> {
        match self.banner_seat(banner) == self.seat(unit) {
            true => self.carries_banners(unit).then_some(TakenUp { captured: false, rule: R_7_1_4 }),
            false => Some(TakenUp { captured: true, rule: R_7_1_6 }),
        }
    }

    /// Foot that shoots can hold a banner, not move it (G-7.1.2).
    #[inline]
    pub fn carries_banners(&self, unit: UnitId) -> bool {
        !self.card(unit).kind.missile()
    }

    /// The banners that lie in a hex, for whoever comes there.
    pub fn banners_that_lie(&self, hex: HexId) -> impl Iterator<Item = BannerId> + '_ {
        let lies =
            move |banner: &BannerId| self.state.banner(*banner).whereabouts == BannerWhereabouts::Lies(hex);
        BannerId::all(self.state.banners.len()).filter(lies)
    }

    /// The banners that a unit holds.
    pub fn holds(&self, id: UnitId) -> impl Iterator<Item = BannerId> + '_ {
        let held =
            move |banner: &BannerId| self.state.banner(*banner).whereabouts == BannerWhereabouts::Held(id);
        BannerId::all(self.state.banners.len()).filter(held)
    }
}
