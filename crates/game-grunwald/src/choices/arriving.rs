//! Reinforcements, and those who come back (G-S.3, G-4.4).

use crate::action::Action;
use crate::field::{Ground, HexId, OFF};
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::Rule;
use hexboard::{Edge, Side};

impl Look<'_> {
    /// What the entry hex costs (G-R48): the road if one leads in, else the ground.
    pub fn arrival_cost(&self, unit: UnitId, hex: HexId) -> u8 {
        let mounted = self.card(unit).kind.mounted();
        let by_road = Side::ALL.into_iter().any(|side| self.field().side(hex, side).road());
        let (road, ground) = (self.charts().road, &self.charts().terrain[self.field().ground(hex) as usize]);
        let price = match (by_road, mounted) {
            (true, true) => road.horse,
            (true, false) => road.foot,
            (false, true) => ground.horse,
            (false, false) => ground.foot,
        };
        // A friend in the hex costs a point more there too (G-4.2.4).
        price + if self.state.anybody(hex).is_some() { self.charts().movement.friend } else { 0 }
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
        let waits = (0..self.rules.roster.len() as UnitId).any(|unit| {
            let card = self.card(unit);
            card.side == mover && card.kind.mounted() && self.state.unit(unit).spot == Spot::Waiting
        });
        foot < entry.foot && (cavalry >= entry.cavalry || !waits)
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

    /// Not where enemies are or watch, nor where it is full or closed.
    pub(super) fn open_entry(&self, unit: UnitId, hex: HexId) -> bool {
        self.why_closed(unit, hex).is_none()
    }

    /// The rule that closes an edge hex to a unit that would come on to the map there.
    pub fn why_closed(&self, unit: UnitId, hex: HexId) -> Option<Rule> {
        let enemy = self.seat(unit).other();
        let returning = matches!(self.state.unit(unit).spot, Spot::Away { .. });
        let held = self.state.at(hex).any(|id| self.seat(id) == enemy)
            || returning && self.lone_leader(enemy, hex)
            || self.controlled(enemy, hex);
        match () {
            _ if self.field().ground(hex) == Ground::Lake => Some(R_4_4_6),
            _ if held => Some(R_4_4_7),
            _ if !self.has_room(unit, hex) => Some(R_4_4_9),
            _ => None,
        }
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
        // One of each group, inward: whoever is alike is alike.
        let mut seen: ArrayVec<u8, 128> = ArrayVec::new();
        for unit in self.movers().iter().copied().filter(waits) {
            let group = self.rules.content.counters.units[usize::from(self.card(unit).printed)].group;
            if seen.contains(&group) || seen.is_full() {
                continue;
            }
            seen.push(group);
            for hex in self.entry_hexes(unit) {
                if self.open_entry(unit, *hex) {
                    let facing = self.inward(*hex);
                    out.push(Action::Enter { unit, hex: *hex, facing });
                }
            }
        }
    }

    /// Straight into the map from an edge hex.
    pub(super) fn inward(&self, hex: HexId) -> Side {
        let north = Side::wrapping(5);
        if self.field().on_edge(hex, Edge::North) { north.opposite() } else { north }
    }

    /// The edges of the map that a hex lies on.
    pub(super) fn edges_of(&self, hex: HexId) -> impl Iterator<Item = Edge> + '_ {
        [Edge::North, Edge::South, Edge::West, Edge::East]
            .into_iter()
            .filter(move |edge| self.field().on_edge(hex, *edge))
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
            && self.edges_of(hex).any(|edge| self.field().on_edge(by, edge))
            && self.field().distance(by, hex) <= u32::from(most)
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
        let near = self.field().within(by, self.charts().off_map.horse.into());
        near.into_iter()
            .filter(|hex| self.edges_of(*hex).any(|edge| self.field().on_edge(by, edge)))
            .filter(|hex| self.field().ground(*hex) != Ground::Lake)
            .filter(|hex| {
                !self.state.at(*hex).any(|id| self.seat(id) == enemy) && !self.controlled(enemy, *hex)
            })
            .collect()
    }
}
