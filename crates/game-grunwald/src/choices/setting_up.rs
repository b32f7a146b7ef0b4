//! Who may be set up where (G-S.1, G-R63).

use crate::action::Action;
use crate::content::Kind;
use crate::field::HexId;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::Seat;
use engine::sorted::InOrder;
use hexboard::Side;

impl Look<'_> {
    /// May a counter be set up there (G-S.1, G-S.7, G-4.5.1)?
    pub fn may_place(&self, seat: Seat, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        self.may_set_up_here(seat, unit, hex)?;
        self.may_fit_at_setup(unit, hex)
    }

    /// Is it his to set up, and in his zone?
    pub(super) fn may_set_up_here(&self, seat: Seat, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let card = self.card(unit);
        if card.side != seat {
            return Err(No::NotYours { unit }.by(self.setup_rule()));
        }
        if self.state.hex_of(unit).is_some() {
            return Err(No::PlacedAlready { unit }.by(self.setup_rule()));
        }
        if self.closed(hex) {
            return Err(No::Lake { hex }.by(R_4_4_6));
        }
        let zone = |zone: &crate::content::SetUpZone| {
            zone.side == seat
                && zone.nations.contains(&card.nation)
                && zone.kinds.contains(&card.kind)
                && zone.hexes.contains(&hex)
        };
        let waits = self.state.unit(unit).whereabouts == Whereabouts::Waiting;
        let among_enemies = self.state.at(hex).any(|other| self.seat(other) != seat);
        if !waits || among_enemies || !self.rules.scenario.zones.iter().any(zone) {
            return Err(No::OutsideZone { unit, hex }.by(self.setup_rule()));
        }
        Ok(())
    }

    pub(super) fn may_fit_at_setup(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        match self.has_room(unit, hex) {
            true => Ok(()),
            false => Err(No::Full { unit, hex }.by(R_4_5_1).see(&[R_4_5_2, R_12_1_8, R_12_1_9])),
        }
    }

    /// May a counter that stands already be put somewhere else?
    pub fn may_shift(&self, seat: Seat, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        if self.state.hex_of(unit).is_none() {
            return Err(No::NotOnMap { unit }.by(self.setup_rule()));
        }
        let mut without = self.state.imagined();
        without.put(unit, Whereabouts::Waiting);
        self.rules.look(&without).may_place(seat, unit, hex)
    }

    /// Is it his, and on the map? Then it may be taken back, where anybody sets up by hand.
    pub(super) fn may_take_back(&self, seat: Seat, unit: UnitId) -> Result<(), Refused> {
        if self.seat(unit) != seat {
            return Err(No::NotYours { unit }.by(self.setup_rule()));
        }
        if self.state.hex_of(unit).is_none() {
            return Err(No::NotOnMap { unit }.by(self.setup_rule()));
        }
        if self.rules.scenario.zones.is_empty() {
            return Err(No::NotAmong.by(self.setup_rule()));
        }
        Ok(())
    }

    /// Only foot that shoots has two faces (G-11.1.1).
    pub(super) fn may_form(&self, seat: Seat, unit: UnitId) -> Result<(), Refused> {
        if !self.card(unit).kind.missile() {
            return Err(No::OneFace { unit }.by(R_11_1_1));
        }
        self.may_take_back(seat, unit)
    }

    /// A leader begins the battle with cavalry of his, and once (G-R63).
    pub(super) fn may_place_leader(&self, seat: Seat, leader: LeaderId, unit: UnitId) -> Result<(), Refused> {
        if self.leader_seat(leader) != seat {
            return Err(No::NotYourLeader { leader }.by(self.setup_rule()));
        }
        if self.seat(unit) != seat {
            return Err(No::NotYours { unit }.by(self.setup_rule()));
        }
        if self.state.leader(leader).whereabouts != Whereabouts::Waiting {
            return Err(No::LeaderPlaced { leader }.by(self.setup_rule()));
        }
        if self.state.hex_of(unit).is_none() {
            return Err(No::NotOnMap { unit }.by(RULING_63));
        }
        if !self.card(unit).kind.mounted() {
            return Err(No::LeaderWithoutCavalry { leader, unit }.by(RULING_63));
        }
        self.may_take_back(seat, unit)
    }

    /// A banner for each leader who stands with cavalry (G-7.1.1).
    pub(super) fn may_place_banner(
        &self,
        seat: Seat,
        banner: BannerId,
        leader: LeaderId,
    ) -> Result<(), Refused> {
        if self.banner_seat(banner) != seat {
            return Err(No::BannerNotYours.by(self.setup_rule()));
        }
        if self.leader_seat(leader) != seat {
            return Err(No::NotYourLeader { leader }.by(self.setup_rule()));
        }
        if self.state.banner(banner).whereabouts != BannerWhereabouts::Waiting {
            return Err(No::BannerPlaced.by(R_7_1_1));
        }
        self.may_give_banner(seat, leader)
    }

    /// One banner for a leader who stands with cavalry.
    fn may_give_banner(&self, seat: Seat, leader: LeaderId) -> Result<(), Refused> {
        let Some(hex) = self.state.leader(leader).whereabouts.hex() else {
            return Err(No::LeaderNotSetUp { leader }.by(RULING_63));
        };
        let cavalry = self.state.at(hex).any(|id| self.card(id).kind.mounted());
        if !cavalry || !self.fewer_banners_than_leaders(seat, hex) {
            return Err(No::SecondBanner { leader }.by(R_7_1_1));
        }
        Ok(())
    }

    /// Everybody who must be on the map is there, and all stand as their organisation asks (G-13.1.4, G-13.1.5).
    pub fn may_end_setup(&self, seat: Seat) -> Result<(), Refused> {
        // Whoever is not on the map yet stands nowhere that could be wrong.
        if !self.all_placed(seat) {
            return Err(No::SetupIncomplete.by(RULING_63));
        }
        self.organised(seat)
    }

    /// Which way a side looks when nobody says otherwise: the allies north, the Order south.
    pub fn facing_enemy(&self, seat: Seat) -> Side {
        let north = Side::wrapping(5);
        if seat == ALLIED { north } else { north.opposite() }
    }

    pub(super) fn setup_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        // What is most likely meant stands first.
        if self.may_end_setup(seat).is_ok() {
            out.push(Action::EndSetup);
        }
        out.push(Action::UseDefault);
        let mine = |unit: &UnitId| self.seat(*unit) == seat;
        let units: Vec<UnitId> = UnitId::all(self.rules.roster.len()).filter(mine).collect();
        // The next counter that is not placed yet, everywhere it may stand; the others can be named too.
        if let Some(unit) =
            units.iter().copied().find(|unit| self.state.unit(*unit).whereabouts == Whereabouts::Waiting)
        {
            let zones = self.rules.scenario.zones.iter().flat_map(|zone| zone.hexes.iter().copied());
            let facing = self.facing_enemy(seat);
            let mut hexes: Vec<HexId> =
                zones.filter(|hex| self.may_place(seat, unit, *hex).is_ok()).collect();
            hexes.put_in_order();
            hexes.dedup();
            out.extend(hexes.into_iter().map(|hex| Action::Place { unit, hex, facing }));
        }
        for unit in units {
            if self.may_take_back(seat, unit).is_ok() {
                out.push(Action::Unplace { unit });
                if self.may_form(seat, unit).is_ok() {
                    out.push(Action::Formation { unit });
                }
                for leader in LeaderId::all(self.state.leaders.len()) {
                    if self.may_place_leader(seat, leader, unit).is_ok() {
                        out.push(Action::PlaceLeader { leader, unit });
                    }
                }
                self.attachments(seat, unit, out);
            }
        }
        if self.rules.scenario.zones.is_empty() {
            return;
        }
        for banner in BannerId::all(self.state.banners.len()) {
            for leader in LeaderId::all(self.state.leaders.len()) {
                if self.may_place_banner(seat, banner, leader).is_ok() {
                    out.push(Action::PlaceBanner { banner, leader });
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
        for leader in LeaderId::all(self.state.leaders.len())
            .filter(|it| self.state.leader(*it).whereabouts.hex().is_some())
        {
            if self.may_attach(seat, unit, leader).is_ok() {
                out.push(Action::Attach { unit, leader });
            }
        }
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
        let own = |leader: &LeaderId| self.leader_seat(*leader) == seat;
        let mut leaders = LeaderId::all(self.state.leaders.len()).filter(own);
        let leader = leaders.find(|leader| self.may_give_banner(seat, *leader).is_ok())?;
        let hex = self.state.leader(leader).whereabouts.hex()?;
        self.state.at(hex).find(|id| self.card(*id).kind.mounted())
    }

    /// May the side say that it is ready?
    pub fn setup_complete(&self, seat: Seat) -> bool {
        self.may_end_setup(seat).is_ok()
    }

    /// Those who must be on the map: leaders, banners, and counters that may not be held back (G-R63).
    pub fn all_placed(&self, seat: Seat) -> bool {
        let with_cavalry = |hex: HexId| self.state.at(hex).any(|id| self.card(id).kind.mounted());
        // Who takes no part in a hand-written position is not waited for.
        let leaders = LeaderId::number(&self.state.leaders).all(|(leader, it)| {
            self.leader_seat(leader) != seat
                || it.whereabouts.lost()
                || it.whereabouts.hex().is_some_and(with_cavalry)
        });
        let banners =
            BannerId::all(self.state.banners.len()).filter(|banner| self.banner_seat(*banner) == seat);
        let banners = banners.into_iter().all(|banner| match self.state.banner(banner).whereabouts {
            BannerWhereabouts::Held(bearer) => self.leader_with(bearer),
            BannerWhereabouts::Gone => true,
            // More banners than leaders, where not everybody takes part: the rest stay away.
            BannerWhereabouts::Waiting => self.spare_bearer(seat).is_none(),
            BannerWhereabouts::Lies(_) => false,
        });
        let placed = UnitId::all(self.rules.roster.len()).all(|unit| {
            let card = self.card(unit);
            let bound = !self.rules.scenario.reserves
                || self.rules.scenario.zones.iter().any(|zone| {
                    !zone.hold_back
                        && zone.side == seat
                        && zone.nations.contains(&card.nation)
                        && zone.kinds.contains(&card.kind)
                });
            let waits = self.state.unit(unit).whereabouts == Whereabouts::Waiting;
            card.side != seat || !bound || !waits
        });
        leaders && banners && placed
    }
}
