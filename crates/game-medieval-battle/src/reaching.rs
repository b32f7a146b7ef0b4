//! How far a unit gets in one move, and whom it could attack from there. A search that asks the rules themselves at
//! every step (`fare`, `strike_price`, `bears`), so that it cannot know better than they.

use crate::look::Look;
use crate::state::{HexId, Kind, OFF, UnitId};
use engine::Seat;
use hexboard::reach::{Reach, reach_numbered};

/// More points than any way on any map costs.
pub const ALL_THE_WAY: u32 = 10_000;

impl Look<'_> {
    /// Every hex that a unit can get to for so many points, with the cheapest way there; its own hex first. Hexes of
    /// friends are among them, though nobody stops there (MB-R15). A unit does not go on from a controlled hex
    /// (MB-IV.2.d), unless `zones` is off and one only asks where it could go without them.
    pub fn reach(&self, id: UnitId, points: u32, zones: bool) -> Option<Reach<HexId>> {
        let start = self.state.unit(id).hex()?;
        let halted = self.state.moving().is_some_and(|moving| moving.unit == id && moving.halted);
        let places = self.board.geo.hexes.len();
        Some(reach_numbered(
            start,
            points,
            places,
            |hex| usize::from(*hex),
            |&at, offer| {
                let stays = if at == start { halted } else { zones && self.halts(id, at) };
                if stays {
                    return;
                }
                for next in self.board.geo.around[usize::from(at)].into_iter().filter(|next| *next != OFF) {
                    if let Ok(fare) = self.fare(id, at, u8::MAX, next) {
                        offer(next, fare.cost.into());
                    }
                }
            },
        ))
    }

    /// Would a step of this unit into a hex halt it (MB-R21)?
    pub fn halts(&self, id: UnitId, hex: HexId) -> bool {
        self.controlled_by(id.seat().other(), hex)
    }

    /// May the unit stop on a hex that it gets to? Not with a friend there (MB-R15).
    pub fn has_room(&self, id: UnitId, hex: HexId) -> bool {
        self.state.at(hex).is_none_or(|there| there == id)
    }

    /// What it costs to attack a hex from one of the hexes within reach, whoever stands there: the cheapest price, the
    /// way included. `ways` is what [`Look::reach`] gave.
    pub fn attack_price(&self, id: UnitId, ways: &Reach<HexId>, target: HexId) -> Option<Attack> {
        let from = ways.iter().filter(|(at, _)| self.has_room(id, *at));
        from.filter_map(|(at, way)| {
            let attack = self.attack_from(id, at, target)?;
            Some(Attack { price: way + attack.price, ..attack })
        })
        .min_by_key(|attack| attack.price)
    }

    /// Could it attack a hex from there?
    pub fn attack_price_from(&self, id: UnitId, at: HexId, target: HexId) -> bool {
        self.has_room(id, at) && self.attack_from(id, at, target).is_some()
    }

    /// The same from one hex: the price of the attack alone.
    fn attack_from(&self, id: UnitId, at: HexId, target: HexId) -> Option<Attack> {
        let kind = self.state.unit(id).kind;
        let distance = self.board.geo.distance(at, target);
        let strikes =
            distance == 1 && kind != Kind::W && self.may_turn_on(self.bound(id, at), at, target).is_ok();
        let melee = strikes.then(|| self.strike_price(kind, u8::MAX, target).ok()).flatten();
        let melee = melee.map(|price| Attack { price: price.into(), shot: false });
        let range = self.charts.kind(kind).range;
        let bears = range > 0 && distance > 0 && self.bears(range, at, target).is_ok();
        let shot = bears.then(|| Attack { price: self.charts.shot.into(), shot: true });
        // At the same price archers rather shoot.
        shot.into_iter().chain(melee).min_by_key(|attack| attack.price)
    }

    /// Would a unit be bound on a hex to attack only who controls it (MB-R22)? Where it stands already, what the move under way
    /// says about it holds.
    fn bound(&self, id: UnitId, at: HexId) -> bool {
        if self.state.unit(id).hex() != Some(at) {
            return self.halts(id, at);
        }
        self.state.moving().is_some_and(|moving| moving.unit == id && moving.halted && !moving.pursuing)
    }

    /// The hexes that a unit could attack in its next move if an enemy stood there, in the order of the board.
    pub fn threatens(&self, id: UnitId) -> Vec<HexId> {
        let unit = self.state.unit(id);
        let Some(ways) = self.reach(id, unit.points.into(), true) else { return Vec::new() };
        let mut threatened = [false; 256];
        for (at, spent) in ways.iter().filter(|(at, _)| self.has_room(id, *at)) {
            let near = self.board.geo.around[usize::from(at)].into_iter().filter(|next| *next != OFF);
            let far = self.board.geo.two_away[usize::from(at)].iter().map(|two| two.to);
            let range = self.charts.kind(unit.kind).range;
            for target in near.chain(far.filter(|_| range > 1)) {
                let own = self.state.at(target).is_some_and(|there| there.seat() == id.seat());
                if own || threatened[usize::from(target)] {
                    continue;
                }
                let attack = self.attack_from(id, at, target);
                threatened[usize::from(target)] =
                    attack.is_some_and(|attack| spent + attack.price <= unit.points.into());
            }
        }
        self.board.geo.hexes().filter(|hex| threatened[usize::from(*hex)]).collect()
    }

    /// The units of a seat that could attack somebody in their next move.
    pub fn can_attack(&self, seat: Seat) -> Vec<UnitId> {
        let enemy = |hex: &HexId| self.state.at(*hex).is_some_and(|there| there.seat() != seat);
        let units = self.state.units_of(seat).map(|(id, _)| id);
        units.filter(|id| self.threatens(*id).iter().any(enemy)).collect()
    }
}

/// What an attack costs, and of which kind it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    pub price: u32,
    pub shot: bool,
}
