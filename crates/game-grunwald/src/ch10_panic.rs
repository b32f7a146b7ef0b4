//! 10. Panic: who may come to his senses, the ways home, and what a flight rests on.
//!
//! How panic befalls a unit stands with the disorder that leads to it (`ch09_disorder.rs`).

use crate::field::{HexId, OFF};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::UnitId;
use engine::Rule;
use hexboard::{Edge, Side};

/// A way home for the panicked.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The next hexes, all equally short and cheap.
    pub next: Vec<HexId>,
    /// The next step leads off the map by a friendly edge.
    pub out: bool,
    /// What the next step costs; `None` if there is no way.
    pub cost: Option<u8>,
}

/// To come to one's senses before one flees.
pub const COMING_TO_SENSES: [Rule; 2] = [R_10_3_1, RULING_43];

/// A hex of a flight: through friends, for whom the panicked take no room.
pub const HEX_OF_FLIGHT: [Rule; 3] = [R_10_2_2, RULING_43, R_10_1_3];

/// A flight is over in this phase. `held`: who was stopped by a shot cannot run, but his time to flee is over (G-R60).
pub fn rules_behind_end_of_flight(held: bool) -> [Rule; 3] {
    if held { [RULING_60, R_10_2_2, R_11_6_2] } else { [R_10_2_2, RULING_43, RULING_65] }
}

impl Look<'_> {
    /// May a panicked unit try to come to its senses? Not where it would then be one too many (G-R43).
    pub fn may_try_to_rally(&self, unit: UnitId) -> Result<(), Refused> {
        let too_many = Err(No::NoRoomToRally { unit }.by(RULING_43));
        let Some(hex) = self.state.hex_of(unit) else { return too_many };
        let others: u8 = self.state.at(hex).filter(|id| *id != unit).map(|id| self.weight(id)).sum();
        let own = if self.card(unit).kind.missile() { 1 } else { self.state.unit(unit).strength };
        let limits = self.charts().stacking;
        let fits = if self.fortified(hex) {
            let mounted = |id: &UnitId| self.card(*id).kind.mounted();
            let horse: u8 =
                self.state.at(hex).filter(|id| *id != unit && mounted(id)).map(|id| self.weight(id)).sum();
            self.fits_in_fort(others + own, if mounted(&unit) { horse + own } else { 0 })
        } else {
            others + own <= limits.hex
        };
        if fits { Ok(()) } else { too_many }
    }

    /// Of several ways home equally short and cheap the next hexes, as far as they can be paid for.
    pub fn ties_of_flight(&self, unit: Option<UnitId>) -> Vec<HexId> {
        match unit.and_then(|unit| Some((unit, self.state.hex_of(unit)?))) {
            Some((unit, hex)) => self.affordable(unit, hex, &self.ways_home(unit, hex).next),
            None => Vec::new(),
        }
    }

    /// Of the next hexes of a flight those that can still be paid for; the first hex is free to choose.
    pub fn affordable(&self, unit: UnitId, hex: HexId, next: &[HexId]) -> Vec<HexId> {
        let card = self.card(unit);
        let walk = self.state.now.walk;
        let pays = |to: &HexId| {
            let side = self.field().side_to(hex, *to);
            let toll = side.map_or(0, |side| self.toll::<i32>(card.kind, card.armour, hex, side));
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
            (to != OFF && !self.closed(to) && !self.field().side(from, side).barred()).then_some(to)
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
                        .then(|| rest + self.toll::<i32>(card.kind, card.armour, *from, side) as u32)
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
            let toll = self.toll::<i32>(card.kind, card.armour, hex, side) as u32;
            if far[usize::from(to)] == 1 && rest != u32::MAX && rest + toll == best {
                home.next.push(to);
                home.cost = Some(home.cost.unwrap_or(u8::MAX).min(toll as u8));
            }
        }
        home
    }
}
