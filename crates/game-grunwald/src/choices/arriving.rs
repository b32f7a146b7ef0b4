//! Reinforcements, and those who come back (G-S.3, G-4.4).

use crate::action::Action;
use crate::field::{HexId, OFF};
use crate::ids::GroupId;
use crate::look::{Look, No, Refused};
use crate::refusing::Who;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::{Rule, Seat};
use hexboard::{Edge, Side};

impl Look<'_> {
    /// What the entry hex costs (G-R48): the road if one leads in, else the ground.
    pub fn arrival_cost(&self, unit: UnitId, hex: HexId) -> u8 {
        let (price, _) = self.arrival_toll(unit, hex);
        // A friend in the hex costs a point more there too (G-4.2.4).
        price + if self.state.anybody(hex).is_some() { self.charts().movement.friend } else { 0 }
    }

    /// The same without the friend, and the rule of it.
    pub fn arrival_toll(&self, unit: UnitId, hex: HexId) -> (u8, Rule) {
        let mounted = self.card(unit).kind.mounted();
        let by_road = self.entry_by_road(hex);
        let (road, ground) = (self.charts().road, self.ground(hex));
        match (by_road, mounted) {
            (true, true) => (road.horse, R_T_1_ROAD),
            (true, false) => (road.foot, R_T_1_ROAD),
            (false, true) => (ground.horse, RULING_48_ENTERED),
            (false, false) => (ground.foot, RULING_48_ENTERED),
        }
    }

    /// Does a road lead through an entry hex?
    pub fn entry_by_road(&self, hex: HexId) -> bool {
        Side::ALL.into_iter().any(|side| self.field().side(hex, side).road())
    }

    /// The entry hexes of a unit that waits.
    pub(super) fn entry_hexes(&self, unit: UnitId) -> &[HexId] {
        let card = self.card(unit);
        let entry = self.rules.scenario.reinforcements.iter().find(|it| it.side == card.side);
        match entry {
            Some(entry) => match (&entry.lithuania, card.nation) {
                (Some(hexes), crate::content::Nation::Lithuania) => hexes,
                _ => &entry.hexes,
            },
            None => &[],
        }
    }

    /// Is there room in this turn's quota: cavalry first, then foot (G-S.3, G-S.9, G-R48)?
    pub(super) fn quota_left(&self, mounted: bool) -> bool {
        let mover = self.mover();
        let Some(entry) = self.rules.scenario.reinforcements.iter().find(|it| it.side == mover) else {
            return false;
        };
        let [cavalry, foot] = self.state.arrived[mover.index()];
        if mounted {
            return cavalry < entry.cavalry;
        }
        foot < entry.foot && (cavalry >= entry.cavalry || !self.cavalry_waits(mover))
    }

    fn cavalry_waits(&self, side: Seat) -> bool {
        UnitId::all(self.rules.roster.len()).any(|unit| {
            let card = self.card(unit);
            card.side == side
                && card.kind.mounted()
                && self.state.unit(unit).whereabouts == Whereabouts::Waiting
        })
    }

    /// May a unit that waits come on to the map there, and face so (G-S.3, G-S.9, G-R48)?
    pub fn may_arrive(&self, unit: UnitId, hex: HexId, facing: Side) -> Result<(), Refused> {
        self.may_come_now(unit)?;
        self.may_come_in(unit, hex)?;
        if self.field().neighbour(hex, facing) == OFF {
            return Err(No::LooksOffMap { unit, hex }.by(RULING_48));
        }
        Ok(())
    }

    /// Is it this unit's turn to come?
    pub(super) fn may_come_now(&self, unit: UnitId) -> Result<(), Refused> {
        let (card, now, rule) = (self.card(unit), self.cavalry_phase(), self.arrival_rule());
        let mounted = card.kind.mounted();
        let entry = self.rules.scenario.reinforcements.iter().find(|it| it.side == card.side);
        let cavalry_first = || {
            let arrived = self.state.arrived[card.side.index()][0];
            !mounted && entry.is_some_and(|it| arrived < it.cavalry) && self.cavalry_waits(card.side)
        };
        let no = match () {
            _ if card.side != self.mover() => No::NotYours { unit },
            _ if self.state.unit(unit).whereabouts != Whereabouts::Waiting
                || !self.rules.scenario.reserves =>
            {
                No::NotWaiting { unit }
            }
            _ if mounted && !now => No::CavalryBefore { unit },
            _ if !mounted && now => No::FootLater { unit },
            _ if cavalry_first() => No::FootWaits { unit },
            _ if !self.quota_left(mounted) => No::QuotaFull { unit },
            _ => return Ok(()),
        };
        Err(no.by(rule).see(&[RULING_48]))
    }

    /// May a unit come on to the map by that hex: not where enemies are or watch, nor where it is full or closed? What closes an edge
    /// hex to whoever returns closes it to whoever comes (G-R48).
    pub fn may_come_in(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let (enemy, who) = (self.seat(unit).other(), Who::Unit(unit));
        if let Whereabouts::Away { .. } = self.state.unit(unit).whereabouts {
            return self.may_be_put_back(who, enemy, hex).and_then(|()| match self.has_room(unit, hex) {
                true => Ok(()),
                false => Err(No::Full { unit, hex }.by(R_4_4_9).see(&[RULING_47])),
            });
        }
        if !self.entry_hexes(unit).contains(&hex) {
            return Err(No::NotItsEntry { unit, hex }.by(self.arrival_rule()).see(&[RULING_48]));
        }
        self.may_use_entry(unit, hex)
    }

    /// The same of one of its own entry hexes.
    fn may_use_entry(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        self.may_reach_entry(unit, hex)?;
        self.may_join_at_entry(unit, hex)
    }

    /// Is an entry hex open to its side?
    fn may_reach_entry(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        match () {
            _ if self.closed(hex) => Err(No::NoEntry { unit, hex }.by(R_4_4_6).see(&[RULING_48])),
            _ if self.held(self.seat(unit).other(), hex) => {
                Err(No::EntryHeld { unit: Who::Unit(unit), hex }.by(RULING_48))
            }
            _ => Ok(()),
        }
    }

    /// Is there room for it among those who have come before?
    fn may_join_at_entry(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        match self.has_room(unit, hex) {
            true => Ok(()),
            false => Err(No::Full { unit, hex }.by(R_4_5_1).see(&[RULING_48])),
        }
    }

    /// May somebody who left the map be put down there again (G-4.4.6, G-4.4.7)? A leader alone is ridden down by who rides in, not
    /// by who is put there (G-R47, G-R48).
    fn may_be_put_back(&self, unit: Who, enemy: Seat, hex: HexId) -> Result<(), Refused> {
        match () {
            _ if self.closed(hex) => Err(No::Lake { hex }.by(R_4_4_6).see(&[RULING_47])),
            _ if self.held(enemy, hex) => Err(No::EntryHeld { unit, hex }.by(R_4_4_7).see(&[RULING_47])),
            _ if self.lone_leader(enemy, hex) => Err(No::LeaderInEntry { unit, hex }.by(RULING_47)),
            _ => Ok(()),
        }
    }

    /// Is an edge hex in the hands of these enemies: occupied, or under their eyes (G-4.4.7)?
    fn held(&self, enemy: Seat, hex: HexId) -> bool {
        self.state.at(hex).any(|id| self.seat(id) == enemy) || self.controlled(enemy, hex)
    }

    /// May a unit that left come back there (G-4.4.3 to G-4.4.9)?
    pub fn may_return(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        self.may_be_back(unit)?;
        self.may_come_near(unit, hex)?;
        self.may_come_in(unit, hex)
    }

    /// Is that hex on the edge by which it left, and near enough (G-4.4.4)?
    pub(super) fn may_come_near(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        let Whereabouts::Away { by, .. } = self.state.unit(unit).whereabouts else {
            return Err(No::NotAway { unit: Who::Unit(unit) }.by(R_4_4_1));
        };
        let off = self.charts().off_map;
        let most = if self.card(unit).kind.mounted() { off.horse } else { off.foot };
        self.may_come_by(Who::Unit(unit), by, hex, most)
    }

    /// Is it time for a unit that left to come back, and by which hex did it leave?
    pub(super) fn may_be_back(&self, unit: UnitId) -> Result<HexId, Refused> {
        if self.seat(unit) != self.mover() {
            return Err(No::NotYours { unit }.by(R_4_1_1).see(&[RULING_47]));
        }
        let by = self.may_come_from(Who::Unit(unit), self.state.unit(unit).whereabouts)?;
        self.may_move_in_phase(unit, RULING_47)?;
        Ok(by)
    }

    /// Has somebody left the map, and long enough ago?
    fn may_come_from(&self, unit: Who, whereabouts: Whereabouts) -> Result<HexId, Refused> {
        match whereabouts {
            Whereabouts::Away { from, .. } if self.state.now.turn < from => {
                Err(No::TooSoon { unit, turn: from }.by(R_4_4_3).see(&[RULING_47]))
            }
            Whereabouts::Away { by, .. } => Ok(by),
            _ => Err(No::NotAway { unit }.by(R_4_4_1).see(&[RULING_47])),
        }
    }

    /// Near enough to where he left, and on the same edge.
    fn may_come_by(&self, unit: Who, by: HexId, hex: HexId, most: u8) -> Result<(), Refused> {
        if self.near_exit(by, hex, most) {
            return Ok(());
        }
        Err(No::FarFromExit { unit, hex }.by(R_4_4_4).see(&[RULING_47]))
    }

    /// The same of a leader.
    pub fn may_return_leader(&self, leader: LeaderId, hex: HexId) -> Result<(), Refused> {
        let (by, who) = (self.may_leader_be_back(leader)?, Who::Leader(leader));
        self.may_come_by(who, by, hex, self.charts().off_map.horse)?;
        self.may_be_put_back(who, self.leader_seat(leader).other(), hex)
    }

    /// Is it time for a leader who left to come back, and by which hex did he leave?
    fn may_leader_be_back(&self, leader: LeaderId) -> Result<HexId, Refused> {
        if self.leader_seat(leader) != self.mover() {
            return Err(No::NotYourLeader { leader }.by(R_4_1_1).see(&[RULING_47]));
        }
        let by = self.may_come_from(Who::Leader(leader), self.state.leader(leader).whereabouts)?;
        self.may_lead(leader).map_err(|refused| refused.see(&[RULING_47]))?;
        Ok(by)
    }

    /// The hexes by which somebody may come back who left there, if he may go so far: nobody comes in but at the edge.
    fn rim_within(&self, by: HexId, most: u8) -> impl Iterator<Item = HexId> + '_ {
        let field = self.field();
        field.rim.iter().copied().filter(move |hex| field.distance(by, *hex) <= u32::from(most))
    }

    /// On the edge by which it went, and not too far away (G-4.4.4).
    fn near_exit(&self, by: HexId, hex: HexId, most: u8) -> bool {
        self.edges_of(hex).any(|edge| self.field().on_edge(by, edge))
            && self.field().distance(by, hex) <= u32::from(most)
    }

    pub(super) fn arrivals(&self, out: &mut Vec<Action>) {
        let mounted = self.cavalry_phase();
        if !self.rules.scenario.reserves || !self.quota_left(mounted) {
            return;
        }
        let waits = |unit: &UnitId| {
            let card = self.card(*unit);
            card.side == self.mover()
                && card.kind.mounted() == mounted
                && self.state.unit(*unit).whereabouts == Whereabouts::Waiting
        };
        // What closes an entry hex closes it to the whole side: it is looked up once for all who come by the same ones.
        let mut open: Vec<(&[HexId], Vec<HexId>)> = Vec::new();
        // One of each group and armour, inward: the others are alike, and can be named too.
        let mut seen: ArrayVec<(GroupId, u8), 128> = ArrayVec::new();
        for unit in self.movers().iter().copied().filter(waits) {
            let card = self.card(unit);
            let like = (self.rules.content.counters.units[usize::from(card.printed)].group, card.armour);
            if seen.contains(&like) || seen.is_full() {
                continue;
            }
            seen.push(like);
            let own = self.entry_hexes(unit);
            let at = open.iter().position(|(all, _)| std::ptr::eq(*all, own)).unwrap_or_else(|| {
                let reached = own.iter().copied().filter(|hex| self.may_reach_entry(unit, *hex).is_ok());
                open.push((own, reached.collect()));
                open.len() - 1
            });
            for hex in open[at].1.iter().copied() {
                if self.may_join_at_entry(unit, hex).is_ok() {
                    out.push(Action::Enter { unit, hex, facing: self.inward(hex) });
                }
            }
        }
    }

    /// Straight into the map from an edge hex.
    pub fn inward(&self, hex: HexId) -> Side {
        let north = Side::wrapping(5);
        let on = |edge: Edge| self.field().on_edge(hex, edge);
        match () {
            _ if on(Edge::North) => north.opposite(),
            _ if on(Edge::South) => north,
            _ if on(Edge::West) => north.turned(1),
            _ => north.turned(-1),
        }
    }

    /// Does anybody wait who may come on to the map in this phase? Of those not every counter and facing is listed.
    pub(super) fn somebody_comes(&self) -> bool {
        let turn = self.state.now.turn;
        let quota = self.rules.scenario.reserves && self.quota_left(self.cavalry_phase());
        let comes = |unit: &UnitId| match self.state.unit(*unit).whereabouts {
            Whereabouts::Waiting => quota,
            Whereabouts::Away { from, .. } => turn >= from,
            _ => false,
        };
        self.movers().iter().any(comes)
    }

    /// Every way in which a unit beside the map may come on to it: wherever, and facing wherever its owner likes (G-R47, G-R48).
    pub fn entrances(&self, unit: UnitId) -> Vec<Action> {
        let faces = |hex: HexId| {
            let first = self.inward(hex);
            [0, 1, -1, 2, -2, 3].map(|sixths| first.turned(sixths))
        };
        let mut list = Vec::new();
        match self.state.unit(unit).whereabouts {
            Whereabouts::Waiting => {
                for hex in self.entry_hexes(unit).iter().copied() {
                    let open = |facing: &Side| self.may_arrive(unit, hex, *facing).is_ok();
                    let enter = |facing| Action::Enter { unit, hex, facing };
                    list.extend(faces(hex).into_iter().filter(open).map(enter));
                }
            }
            Whereabouts::Away { by, .. } => {
                let most = self.charts().off_map.horse.max(self.charts().off_map.foot);
                for hex in self.rim_within(by, most).filter(|hex| self.may_return(unit, *hex).is_ok()) {
                    list.extend(faces(hex).map(|facing| Action::Return { unit, hex, facing }));
                }
            }
            _ => {}
        }
        list
    }

    /// The edges of the map that a hex lies on.
    pub(super) fn edges_of(&self, hex: HexId) -> impl Iterator<Item = Edge> + '_ {
        [Edge::North, Edge::South, Edge::West, Edge::East]
            .into_iter()
            .filter(move |edge| self.field().on_edge(hex, *edge))
    }

    /// Near a corner whoever comes back may take the edge round it.
    pub fn ruling_on_corners(&self, hex: HexId) -> Option<Rule> {
        (self.edges_of(hex).count() > 1).then_some(RULING_61)
    }

    pub(super) fn returns(&self, out: &mut Vec<Action>) {
        let most = self.charts().off_map.horse.max(self.charts().off_map.foot);
        // Nearly nobody is away: those who are not need not be asked why not.
        let away = |unit: &UnitId| matches!(self.state.unit(*unit).whereabouts, Whereabouts::Away { .. });
        for unit in self.movers().iter().copied().filter(away) {
            let Ok(by) = self.may_be_back(unit) else { continue };
            for hex in self.rim_within(by, most) {
                if self.may_return(unit, hex).is_ok() {
                    out.push(Action::Return { unit, hex, facing: self.inward(hex) });
                }
            }
        }
    }

    pub(super) fn return_hexes_of_leader(&self, leader: LeaderId) -> Vec<HexId> {
        let Ok(by) = self.may_leader_be_back(leader) else { return Vec::new() };
        let near = self.rim_within(by, self.charts().off_map.horse);
        near.filter(|hex| self.may_return_leader(leader, *hex).is_ok()).collect()
    }
}
