//! Who may come to his senses, and the ways home (G-10).

use super::Home;
use crate::action::Action;
use crate::field::{Ground, HexId, OFF};
use crate::look::Look;
use crate::state::*;
use hexboard::{Edge, Side};

impl Look<'_> {
    pub(super) fn panic_choices(&self, out: &mut Vec<Action>) {
        for unit in 0..self.rules.roster.len() as UnitId {
            if !self.state.unit(unit).marks.has(Marks::MUST_FLEE) {
                continue;
            }
            if self.may_come_to_senses(unit) {
                out.push(Action::TryRally { unit });
            }
            out.push(Action::Flee { unit });
        }
    }

    /// Not where it would then be one too many (G-R43).
    pub(super) fn may_come_to_senses(&self, unit: UnitId) -> bool {
        let Some(hex) = self.state.hex_of(unit) else { return false };
        let others: u8 = self.state.at(hex).filter(|id| *id != unit).map(|id| self.weight(id)).sum();
        let own = if self.card(unit).kind.missile() { 1 } else { self.state.unit(unit).strength };
        let limits = self.charts().stacking;
        if !self.fortified(hex) {
            return others + own <= limits.hex;
        }
        let mounted = |id: &UnitId| self.card(*id).kind.mounted();
        let horse: u8 =
            self.state.at(hex).filter(|id| *id != unit && mounted(id)).map(|id| self.weight(id)).sum();
        others + own <= limits.fortified && (!mounted(&unit) || horse + own <= limits.fortified_horse)
    }

    /// Of the next hexes of a flight those that can still be paid for; the first hex is free to choose.
    pub fn affordable(&self, unit: UnitId, hex: HexId, next: &[HexId]) -> Vec<HexId> {
        let card = self.card(unit);
        let walk = self.state.now.walk;
        let pays = |to: &HexId| {
            let side = self.field().side_to(hex, *to);
            let toll = side.map_or(0, |side| self.toll(card.kind, card.armour, hex, side).sum());
            walk.is_none_or(|walk| !walk.begun || toll <= i32::from(walk.left))
        };
        next.iter().copied().filter(pays).collect()
    }

    /// The next step of the shortest way to a friendly edge, of the cheapest among those (G-10.2.2, G-R43).
    pub fn ways_home(&self, unit: UnitId, hex: HexId) -> Home {
        let card = self.card(unit);
        let edges: &[Edge] = &self.rules.scenario.home[card.nation as usize];
        let exit = |at: HexId| edges.iter().any(|edge| self.field().on_edge(at, *edge));
        let out_price = self.charts().movement.exit;
        if exit(hex) {
            return Home { next: Vec::new(), out: true, cost: Some(out_price) };
        }
        // Breadth first from here; then the cheapest of the shortest, from the edge back.
        let count = self.field().len();
        let mut far = vec![u16::MAX; count];
        let mut rings: Vec<Vec<HexId>> = vec![vec![hex]];
        far[usize::from(hex)] = 0;
        let passable = |from: HexId, side: Side| {
            let to = self.field().neighbour(from, side);
            (to != OFF && self.field().ground(to) != Ground::Lake && !self.field().side(from, side).barred())
                .then_some(to)
        };
        while !rings.last().is_some_and(|ring| ring.is_empty() || ring.iter().any(|at| exit(*at))) {
            let mut next = Vec::new();
            let distance = rings.len() as u16;
            for from in rings.last().into_iter().flatten() {
                for to in Side::ALL.into_iter().filter_map(|side| passable(*from, side)) {
                    if far[usize::from(to)] == u16::MAX {
                        far[usize::from(to)] = distance;
                        next.push(to);
                    }
                }
            }
            rings.push(next);
        }
        let mut price = vec![u32::MAX; count];
        for at in rings.last().into_iter().flatten().filter(|at| exit(**at)) {
            price[usize::from(*at)] = 0;
        }
        for (distance, ring) in rings.iter().enumerate().rev().skip(1) {
            for from in ring {
                let ahead = Side::ALL.into_iter().filter_map(|side| {
                    let to = passable(*from, side)?;
                    let rest = price[usize::from(to)];
                    (far[usize::from(to)] as usize == distance + 1 && rest != u32::MAX)
                        .then(|| rest + self.toll(card.kind, card.armour, *from, side).sum() as u32)
                });
                price[usize::from(*from)] = ahead.min().unwrap_or(u32::MAX);
            }
        }
        let best = price[usize::from(hex)];
        if best == u32::MAX {
            return Home::default();
        }
        let mut home = Home::default();
        for side in Side::ALL {
            let Some(to) = passable(hex, side) else { continue };
            let rest = price[usize::from(to)];
            let toll = self.toll(card.kind, card.armour, hex, side).sum() as u32;
            if far[usize::from(to)] == 1 && rest != u32::MAX && rest + toll == best {
                home.next.push(to);
                home.cost = Some(home.cost.unwrap_or(u8::MAX).min(toll as u8));
            }
        }
        home
    }
}
