//! Who may be set up where (G-S.1, G-R63).

use crate::action::Action;
use crate::content::Kind;
use crate::field::HexId;
use crate::look::Look;
use crate::state::*;
use engine::Seat;
use hexboard::Side;

impl Look<'_> {
    /// May a counter be set up there (G-S.1, G-S.7, G-4.5.1)?
    pub fn may_place(&self, seat: Seat, unit: UnitId, hex: HexId) -> bool {
        if usize::from(unit) >= self.rules.roster.len() || usize::from(hex) >= self.field().len() {
            return false;
        }
        let card = self.card(unit);
        let zone = |zone: &crate::content::Zone| {
            zone.side == seat
                && zone.nations.contains(&card.nation)
                && zone.kinds.contains(&card.kind)
                && zone.hexes.contains(&hex)
        };
        card.side == seat
            && self.state.unit(unit).spot == Spot::Waiting
            && self.rules.scenario.zones.iter().any(zone)
            && self.has_room(unit, hex)
            && !self.state.at(hex).any(|other| self.seat(other) != seat)
    }

    /// May a counter that stands already be put somewhere else?
    pub fn may_shift(&self, seat: Seat, unit: UnitId, hex: HexId) -> bool {
        if self.state.hex_of(unit).is_none() {
            return false;
        }
        let mut without = self.state.imagined();
        without.put(unit, Spot::Waiting);
        self.rules.look(&without).may_place(seat, unit, hex)
    }

    /// Which way a side looks when nobody says otherwise: the allies north, the Order south.
    pub fn facing_enemy(&self, seat: Seat) -> Side {
        let north = Side::wrapping(5);
        if seat == ALLIED { north } else { north.opposite() }
    }

    pub(super) fn setup_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        // What is most likely meant stands first.
        if self.setup_complete(seat) {
            out.push(Action::EndSetup);
        }
        out.push(Action::UseDefault);
        let mine = |unit: &UnitId| self.seat(*unit) == seat;
        let units: Vec<UnitId> = (0..self.rules.roster.len() as UnitId).filter(mine).collect();
        // The next counter that is not placed yet, everywhere it may stand; the others can be named too.
        if let Some(unit) = units.iter().copied().find(|unit| self.state.unit(*unit).spot == Spot::Waiting) {
            let zones = self.rules.scenario.zones.iter().flat_map(|zone| zone.hexes.iter().copied());
            let facing = self.facing_enemy(seat);
            let mut hexes: Vec<HexId> = zones.filter(|hex| self.may_place(seat, unit, *hex)).collect();
            hexes.sort_unstable();
            hexes.dedup();
            out.extend(hexes.into_iter().map(|hex| Action::Place { unit, hex, facing }));
        }
        if self.rules.scenario.zones.is_empty() {
            return;
        }
        for unit in units {
            if self.state.hex_of(unit).is_some() {
                out.push(Action::Unplace { unit });
                if self.card(unit).kind.missile() {
                    out.push(Action::Formation { unit });
                }
                if self.card(unit).kind.mounted() {
                    for leader in self.waiting_leaders(seat) {
                        out.push(Action::PlaceLeader { leader, unit });
                    }
                }
                self.attachments(seat, unit, out);
            }
        }
        for (banner, it) in self.state.banners.iter().enumerate() {
            if it.staff != Staff::Waiting || self.banner_seat(banner) != seat {
                continue;
            }
            for leader in 0..self.state.leaders.len() {
                if self.may_give_banner(seat, leader) {
                    out.push(Action::PlaceBanner { banner: banner as u8, leader: leader as u8 });
                }
            }
        }
    }

    /// Foot and Tatars one by one, riders by the first counter of their group, each to a leader who stands already (G-13.1.5,
    /// G-13.1.6).
    fn attachments(&self, seat: Seat, unit: UnitId, out: &mut Vec<Action>) {
        let printed = &self.rules.content.counters.units[usize::from(self.card(unit).printed)];
        if !self.rules.options.organisation || self.card(unit).kind == Kind::Cavalry && printed.place != 1 {
            return;
        }
        for leader in (0..self.state.leaders.len()).filter(|it| self.state.leaders[*it].spot.hex().is_some())
        {
            let leader = leader as u8;
            if self.why_not_attached(seat, unit, leader).is_none() {
                out.push(Action::Attach { unit, leader });
            }
        }
    }

    pub(super) fn waiting_leaders(&self, seat: Seat) -> Vec<u8> {
        let waits = |leader: &usize| {
            self.leader_seat(*leader) == seat && self.state.leaders[*leader].spot == Spot::Waiting
        };
        (0..self.state.leaders.len()).filter(waits).map(|leader| leader as u8).collect()
    }

    /// One banner for a leader who stands with cavalry (G-7.1.1).
    pub(super) fn may_give_banner(&self, seat: Seat, leader: usize) -> bool {
        let Some(hex) = self.state.leaders[leader].spot.hex() else { return false };
        self.leader_seat(leader) == seat
            && self.fewer_banners_than_leaders(seat, hex)
            && self.state.at(hex).any(|id| self.card(id).kind.mounted())
    }

    fn fewer_banners_than_leaders(&self, seat: Seat, hex: HexId) -> bool {
        let banners: usize = self.state.at(hex).map(|id| self.holds(id).count()).sum();
        banners < self.state.leaders_at(hex).filter(|it| self.leader_seat(*it) == seat).count()
    }

    /// Does a unit stand with a leader who has no banner yet?
    pub fn has_leader_to_spare(&self, seat: Seat, unit: UnitId) -> bool {
        self.state.hex_of(unit).is_some_and(|hex| self.fewer_banners_than_leaders(seat, hex))
    }

    /// A rider beside a leader who has no banner yet.
    pub fn spare_bearer(&self, seat: Seat) -> Option<UnitId> {
        let leader = (0..self.state.leaders.len()).find(|leader| self.may_give_banner(seat, *leader))?;
        let hex = self.state.leaders[leader].spot.hex()?;
        self.state.at(hex).find(|id| self.card(*id).kind.mounted())
    }

    /// Everybody who must be on the map is there, and all stand as their organisation asks (G-13.1.4, G-13.1.5).
    pub fn setup_complete(&self, seat: Seat) -> bool {
        self.all_placed(seat) && self.organised(seat).is_ok()
    }

    /// Those who must be on the map: leaders, banners, and counters that may not be held back (G-R63).
    pub fn all_placed(&self, seat: Seat) -> bool {
        let with_cavalry = |hex: HexId| self.state.at(hex).any(|id| self.card(id).kind.mounted());
        // Who takes no part in a hand-written position is not waited for.
        let leaders = self.state.leaders.iter().enumerate().all(|(leader, it)| {
            self.leader_seat(leader) != seat || it.spot.lost() || it.spot.hex().is_some_and(with_cavalry)
        });
        let banners = (0..self.state.banners.len()).filter(|banner| self.banner_seat(*banner) == seat);
        let banners = banners.into_iter().all(|banner| match self.state.banners[banner].staff {
            Staff::Held(bearer) => self.leader_with(bearer),
            Staff::Gone => true,
            // More banners than leaders, where not everybody takes part: the rest stay away.
            Staff::Waiting => self.spare_bearer(seat).is_none(),
            Staff::Lies(_) => false,
        });
        let placed = (0..self.rules.roster.len() as UnitId).all(|unit| {
            let card = self.card(unit);
            let bound = !self.rules.scenario.reserves
                || self.rules.scenario.zones.iter().any(|zone| {
                    !zone.hold_back
                        && zone.side == seat
                        && zone.nations.contains(&card.nation)
                        && zone.kinds.contains(&card.kind)
                });
            let waits = self.state.unit(unit).spot == Spot::Waiting;
            card.side != seat || !bound || !waits
        });
        leaders && banners && placed
    }
}
