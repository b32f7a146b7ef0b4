//! Reinforcements, and those who come back (G-S.3, G-4.4).

use crate::action::Action;
use crate::field::{Ground, HexId, OFF};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::{Rule, Seat};
use hexboard::{Edge, Side};

/// What a rule that closes an edge hex to those who come back says ([`Look::why_closed`]).
fn why_shut(rule: Rule) -> &'static str {
    match rule {
        rule if rule == R_4_4_6 => "no-lake",
        rule if rule == R_4_4_7 => "no-entry-held",
        rule if rule == R_4_4_9 => "no-room",
        rule if rule == RULING_47 => "no-return-leader",
        _ => "no-return",
    }
}

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
        let (road, ground) = (self.charts().road, &self.charts().terrain[self.field().ground(hex) as usize]);
        match (by_road, mounted) {
            (true, true) => (road.horse, R_T_1),
            (true, false) => (road.foot, R_T_1),
            (false, true) => (ground.horse, RULING_48),
            (false, false) => (ground.foot, RULING_48),
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
        (0..self.rules.roster.len() as UnitId).any(|unit| {
            let card = self.card(unit);
            card.side == side && card.kind.mounted() && self.state.unit(unit).spot == Spot::Waiting
        })
    }

    pub fn may_arrive(&self, unit: UnitId, hex: HexId, facing: Side) -> bool {
        if usize::from(unit) >= self.rules.roster.len() {
            return false;
        }
        let card = self.card(unit);
        card.side == self.mover()
            && self.rules.scenario.reserves
            && self.state.unit(unit).spot == Spot::Waiting
            && card.kind.mounted() == self.cavalry_phase()
            && self.movement_phase()
            && self.quota_left(card.kind.mounted())
            && self.entry_hexes(unit).contains(&hex)
            && self.open_entry(unit, hex)
            && self.field().neighbour(hex, facing) != OFF
    }

    /// The rule by which a unit that waits does not come on to the map there now, and what it says.
    pub fn why_no_arrival(&self, unit: UnitId, hex: HexId, facing: Side) -> (Rule, &'static str) {
        let arrival = crate::setup::scenario_rules(self.rules)[2];
        let (card, now) = (self.card(unit), self.cavalry_phase());
        let entry = self.rules.scenario.reinforcements.iter().find(|it| it.side == card.side);
        let cavalry = self.state.arrived[card.side.index()][0];
        match self.why_closed(unit, hex) {
            _ if card.side != self.mover() => (arrival, "no-not-yours"),
            _ if self.state.unit(unit).spot != Spot::Waiting => (arrival, "no-entry-waiting"),
            _ if card.kind.mounted() && !now => (arrival, "no-cavalry-before"),
            _ if !card.kind.mounted() && now => (arrival, "no-foot-later"),
            // Foot waits until the cavalry of this turn has come.
            _ if !card.kind.mounted()
                && entry.is_some_and(|it| cavalry < it.cavalry)
                && self.cavalry_waits(card.side) =>
            {
                (arrival, "no-entry-foot-waits")
            }
            _ if !self.quota_left(card.kind.mounted()) => (arrival, "no-entry-quota"),
            _ if !self.entry_hexes(unit).contains(&hex) => (arrival, "no-entry-hex"),
            // What closes an edge hex to whoever returns closes it to whoever comes (G-R48).
            Some(rule) if rule == R_4_4_9 => (R_4_5_1, "no-room"),
            Some(rule) if rule == R_4_4_7 => (RULING_48, "no-entry-held"),
            Some(rule) => (rule, "no-entry"),
            None if self.field().neighbour(hex, facing) == OFF => (RULING_48, "no-entry-facing"),
            None => (arrival, "no-entry"),
        }
    }

    /// Not where enemies are or watch, nor where it is full or closed.
    pub(super) fn open_entry(&self, unit: UnitId, hex: HexId) -> bool {
        self.why_closed(unit, hex).is_none()
    }

    /// The rule that closes an edge hex to a unit that would come on to the map there.
    pub fn why_closed(&self, unit: UnitId, hex: HexId) -> Option<Rule> {
        let enemy = self.seat(unit).other();
        let returning = matches!(self.state.unit(unit).spot, Spot::Away { .. });
        match () {
            _ if self.field().ground(hex) == Ground::Lake => Some(R_4_4_6),
            _ if self.held(enemy, hex) => Some(R_4_4_7),
            // A leader alone is ridden down by who rides in, not by who is put there (G-R47, G-R48).
            _ if returning && self.lone_leader(enemy, hex) => Some(RULING_47),
            _ if !self.has_room(unit, hex) => Some(R_4_4_9),
            _ => None,
        }
    }

    /// Is an edge hex in the hands of these enemies: occupied, or under their eyes (G-4.4.7)?
    fn held(&self, enemy: Seat, hex: HexId) -> bool {
        self.state.at(hex).any(|id| self.seat(id) == enemy) || self.controlled(enemy, hex)
    }

    /// The rule by which a unit that left does not come back there now, and what it says.
    pub fn why_no_return(&self, unit: UnitId, hex: HexId) -> (Rule, &'static str) {
        let (card, now) = (self.card(unit), self.cavalry_phase());
        if card.side != self.mover() {
            return (R_4_1_1, "no-not-yours");
        }
        let Spot::Away { by, from } = self.state.unit(unit).spot else {
            return (R_4_4_1, "no-return-not-away");
        };
        let off = self.charts().off_map;
        let most = if card.kind.mounted() { off.horse } else { off.foot };
        match self.why_closed(unit, hex) {
            _ if self.state.now.turn < from => (R_4_4_3, "no-return-too-soon"),
            _ if card.kind.mounted() && !now => (RULING_47, "no-cavalry-before"),
            _ if !card.kind.mounted() && now => (RULING_47, "no-foot-later"),
            _ if !self.near_exit(by, hex, most) => (R_4_4_4, "no-return-far"),
            Some(rule) => (rule, why_shut(rule)),
            None => (R_4_4_4, "no-return"),
        }
    }

    /// The same of a leader.
    pub fn why_no_return_of_leader(&self, leader: usize, hex: HexId) -> (Rule, &'static str) {
        let seat = self.leader_seat(leader);
        if seat != self.mover() {
            return (R_4_1_1, "no-not-your-leader");
        }
        let Spot::Away { by, from } = self.state.leaders[leader].spot else {
            return (R_4_4_1, "no-return-not-away");
        };
        match () {
            _ if self.state.now.turn < from => (R_4_4_3, "no-return-too-soon"),
            _ if !self.cavalry_phase() => (R_8_1_2, "no-leader-with-cavalry"),
            _ if !self.near_exit(by, hex, self.charts().off_map.horse) => (R_4_4_4, "no-return-far"),
            _ if self.field().ground(hex) == Ground::Lake => (R_4_4_6, why_shut(R_4_4_6)),
            _ if self.held(seat.other(), hex) => (R_4_4_7, why_shut(R_4_4_7)),
            _ => (RULING_47, why_shut(RULING_47)),
        }
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
                && self.state.unit(*unit).spot == Spot::Waiting
        };
        // One of each group and armour, inward: the others are alike, and can be named too.
        let mut seen: ArrayVec<(u8, u8), 128> = ArrayVec::new();
        for unit in self.movers().iter().copied().filter(waits) {
            let card = self.card(unit);
            let like = (self.rules.content.counters.units[usize::from(card.printed)].group, card.armour);
            if seen.contains(&like) || seen.is_full() {
                continue;
            }
            seen.push(like);
            for hex in self.entry_hexes(unit) {
                if self.open_entry(unit, *hex) {
                    let facing = self.inward(*hex);
                    out.push(Action::Enter { unit, hex: *hex, facing });
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
        let comes = |unit: &UnitId| match self.state.unit(*unit).spot {
            Spot::Waiting => quota,
            Spot::Away { from, .. } => turn >= from,
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
        match self.state.unit(unit).spot {
            Spot::Waiting => {
                for hex in self.entry_hexes(unit).iter().copied() {
                    let open = |facing: &Side| self.may_arrive(unit, hex, *facing);
                    let enter = |facing| Action::Enter { unit, hex, facing };
                    list.extend(faces(hex).into_iter().filter(open).map(enter));
                }
            }
            Spot::Away { by, .. } => {
                let most = self.charts().off_map.horse.max(self.charts().off_map.foot);
                let near = self.field().within(by, most.into()).into_iter();
                for hex in near.filter(|hex| self.may_return(unit, *hex)) {
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

    /// May a unit that left come back there (G-4.4.3 to G-4.4.9)?
    pub fn may_return(&self, unit: UnitId, hex: HexId) -> bool {
        if usize::from(unit) >= self.rules.roster.len() || usize::from(hex) >= self.field().len() {
            return false;
        }
        let card = self.card(unit);
        let Spot::Away { by, from } = self.state.unit(unit).spot else { return false };
        let off = self.charts().off_map;
        let most = if card.kind.mounted() { off.horse } else { off.foot };
        card.side == self.mover()
            && card.kind.mounted() == self.cavalry_phase()
            && self.movement_phase()
            && self.state.now.turn >= from
            && self.near_exit(by, hex, most)
            && self.open_entry(unit, hex)
    }

    pub(super) fn returns(&self, out: &mut Vec<Action>) {
        let most = self.charts().off_map.horse.max(self.charts().off_map.foot);
        for unit in self.movers().iter().copied() {
            let Spot::Away { by, from } = self.state.unit(unit).spot else { continue };
            if self.state.now.turn < from {
                continue;
            }
            for hex in self.field().within(by, most.into()) {
                if self.may_return(unit, hex) {
                    out.push(Action::Return { unit, hex, facing: self.inward(hex) });
                }
            }
        }
    }

    pub(super) fn return_hexes_of_leader(&self, leader: usize) -> Vec<HexId> {
        let Spot::Away { by, from } = self.state.leaders[leader].spot else { return Vec::new() };
        if self.state.now.turn < from {
            return Vec::new();
        }
        let enemy = self.leader_seat(leader).other();
        let most = self.charts().off_map.horse;
        let open = |hex: &HexId| {
            self.near_exit(by, *hex, most)
                && self.field().ground(*hex) != Ground::Lake
                && !self.held(enemy, *hex)
                && !self.lone_leader(enemy, *hex)
        };
        self.field().within(by, most.into()).into_iter().filter(open).collect()
    }
}
