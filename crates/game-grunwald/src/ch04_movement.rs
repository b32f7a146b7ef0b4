//! 4. Movement: what a hex and a change of facing cost, and who may go where. All costs are in half points.

use crate::ch03_zones::Zone;
use crate::content::{Arm, Crossing, Kind, Terrain};
use crate::field::{HexId, OFF, SideFeatures};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::{Cohesion, Marks, UnitId, Walk};
use engine::tally::Counted;
use engine::{Rule, Tally};
use hexboard::Side;

/// A hex that may be entered: what it costs, how fast the unit is then, and what the zones there say.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub to: HexId,
    pub side: Side,
    /// The sum; [`Look::entry_price`] counts it line by line.
    pub cost: i32,
    /// There are friends.
    pub friend: bool,
    pub charge: u8,
    pub zone: Zone,
    pub by_road: bool,
    /// By which rule the ground disorganises it (G-4.2.5, G-4.2.6).
    pub disorganised: Option<Rule>,
    /// The extra hex of foot that has followed roads all the way (G-T.1).
    pub extra: bool,
}

/// What takes speed on the way (G-R19), and by which rule and reading.
#[derive(Clone, Copy, Debug)]
struct Brake {
    /// What it does to the charge level; without a number it leaves none.
    takes: Option<i8>,
    rules: &'static [Rule; 2],
    /// What the account of the charge calls it.
    line: Rule,
}

/// Water between two hexes: what it does to who crosses it, and what it does to his speed.
#[derive(Clone, Copy, Debug)]
pub struct Water {
    pub crossing: Crossing,
    brake: Brake,
}

impl Water {
    /// The charge level with which somebody strikes across it, and by which rule.
    pub fn strikes_with(&self, charge: u8) -> (u8, Rule) {
        let left = self.brake.takes.map_or(0, |takes| charge.saturating_add_signed(takes));
        (left, self.brake.rules[0])
    }
}

impl<'a> Look<'a> {
    /// What the table says of the ground of a hex.
    #[inline]
    pub fn ground(&self, hex: HexId) -> &'a Terrain {
        &self.charts().terrain[self.field().ground(hex) as usize]
    }

    /// Ground that nobody enters: a lake (G-T.1).
    #[inline]
    pub fn closed(&self, hex: HexId) -> bool {
        self.ground(hex).closed
    }

    /// The movement points of a unit for a whole phase: less when disorganised (G-9.2.1). A panicked unit flees at full speed
    /// (G-R43). Foot that shoots has none on its combat face (G-11.1.1).
    pub fn allowance(&self, id: UnitId) -> u8 {
        let (card, unit) = (self.card(id), self.state.unit(id));
        match unit.cohesion {
            Cohesion::Disorganised => card.movement.saturating_sub(self.slower_by(id)),
            _ => card.movement,
        }
    }

    // ---------------------------------------------------------------- 4.5 stacking

    /// What a unit counts for stacking: its strength, foot that shoots always one, the panicked nothing (G-R54, G-10.1.3).
    #[inline]
    pub fn weight(&self, id: UnitId) -> u8 {
        let unit = self.state.unit(id);
        match unit.cohesion {
            Cohesion::Panicked => 0,
            _ if self.card(id).kind.missile() => 1,
            _ => unit.strength,
        }
    }

    /// Is there room for this unit in a hex, whoever else of its side stands there (G-4.5.1, G-12.1.8, G-12.1.9)?
    pub fn has_room(&self, id: UnitId, hex: HexId) -> bool {
        let limits = &self.charts().stacking;
        let together = || self.state.at(hex).filter(|other| *other != id).chain([id]);
        let all: u8 = together().map(|other| self.weight(other)).sum();
        if !self.fortified(hex) {
            return all <= limits.hex;
        }
        let mounted = |other: &UnitId| self.card(*other).kind.mounted();
        let horse: u8 = together().filter(mounted).map(|other| self.weight(other)).sum();
        self.fits_in_fort(all, horse)
    }

    // ---------------------------------------------------------------- 4.1, 4.2 entering a hex

    /// What the ground of a hex costs, or the road that leads there (G-4.1.7, G-T.1), with water and walls on the way.
    pub fn toll<Sum: Counted>(&self, kind: Kind, armour: u8, from: HexId, side: Side) -> Sum {
        let (charts, field) = (self.charts(), self.field());
        let to = field.neighbour(from, side);
        let (features, mounted) = (field.side(from, side), kind.mounted());
        let pick = |foot: u8, horse: u8| i32::from(if mounted { horse } else { foot });
        let mut tally = Sum::default();
        if features.road() {
            tally.add(pick(charts.road.foot, charts.road.horse), R_T_1_ROAD);
        } else {
            let ground = self.ground(to);
            tally.add(pick(ground.foot, ground.horse), R_4_1_7_ENTERED);
        }
        // Bridges belong to roads: no price for the water (G-R50).
        if let Some(water) = self.water(features) {
            tally.add_if(pick(water.crossing.foot, water.crossing.horse), R_T_1_WATER);
        }
        if let Some((price, rule)) = self.toll_of_wall(mounted, armour, from, side) {
            tally.add(price.into(), rule);
        }
        tally
    }

    /// The water on a hexside, if any: a stream, or the way over it.
    #[inline]
    pub fn water(&self, features: SideFeatures) -> Option<Water> {
        let sides = &self.charts().sides;
        let (crossing, rules, line) = match features {
            features if features.bridge() => (sides.bridge, &[R_5_6_8, RULING_19], R_5_6_8_CROSSED),
            features if features.ford() => (sides.ford, &[R_5_6_7, RULING_20], R_5_6_7_BROKEN),
            features if features.stream() => (sides.stream, &[R_5_6_9, RULING_19], R_5_6_9_CROSSED),
            _ => return None,
        };
        let takes = (!crossing.breaks_charge).then_some(crossing.charge);
        Some(Water { crossing, brake: Brake { takes, rules, line } })
    }

    /// The charge level after entering a hex (G-R19): one more unless refused, less for water and slopes, none after woods,
    /// villages, marshes, fords and walls. Horse archers never charge (G-11.5.3).
    pub fn charge_after(&self, id: UnitId, charge: u8, from: HexId, side: Side, hold: bool) -> u8 {
        if !self.card(id).kind.charges() || self.state.unit(id).cohesion == Cohesion::Panicked {
            return 0;
        }
        let charts = self.charts();
        let raised = if hold { charge } else { charge + 1 };
        self.slowed(raised.min(charts.movement.most_charge), from, side)
    }

    /// What takes speed on the way into a hex: slopes (G-5.6.10), water (G-5.6.8, G-5.6.9), and all of it fords, woods, villages,
    /// marshes and walls (G-5.6.7).
    #[inline]
    fn brakes(&self, from: HexId, side: Side) -> impl Iterator<Item = Brake> {
        let features = self.field().side(from, side);
        let slope = features.uphill().then(|| Brake {
            takes: Some(self.charts().sides.uphill.charge),
            rules: &[R_5_6_10, RULING_19],
            line: R_5_6_10_UPHILL,
        });
        let water = self.water(features).map(|water| water.brake);
        let broken = self.ground(self.field().neighbour(from, side)).breaks_charge || self.wall(from, side);
        let broken =
            broken.then_some(Brake { takes: None, rules: &[R_5_6_7, RULING_19], line: R_5_6_7_BROKEN });
        [slope, water, broken].into_iter().flatten()
    }

    /// What the way leaves of a charge level.
    pub fn slowed(&self, charge: u8, from: HexId, side: Side) -> u8 {
        let left = self.brakes(from, side).try_fold(charge as i8, |level, brake| Some(level + brake.takes?));
        left.unwrap_or(0).max(0) as u8
    }

    /// Which rules take speed on the way from a unit that can have any.
    pub fn rules_that_slow(&self, id: UnitId, from: HexId, side: Side) -> Cited {
        match self.card(id).kind.charges() {
            true => self.brakes(from, side).flat_map(|brake| *brake.rules).collect(),
            false => Cited::new(),
        }
    }

    /// The same level line by line, each with its rule: what it was, what the hex gives and takes.
    pub fn charge_account(&self, id: UnitId, charge: u8, from: HexId, side: Side, hold: bool) -> Tally {
        let (charts, features) = (self.charts(), self.field().side(from, side));
        let mut tally = Tally::default();
        tally.add_if(charge.into(), R_5_6_2_BEFORE);
        match hold {
            true if features.road() => tally.add(0, R_4_2_8_HELD),
            true => tally.add(0, R_5_6_12_HELD),
            false => tally.add(1, R_5_6_3_AHEAD),
        }
        tally.cap(charts.movement.most_charge.into(), R_5_6_2_MOST);
        let broken = self.brakes(from, side).any(|brake| brake.takes.is_none());
        for brake in self.brakes(from, side).filter(|_| !broken) {
            // Nobody is slower than at rest.
            tally.add_if(i32::from(brake.takes.unwrap_or(0)).max(-tally.sum()), brake.line);
        }
        // Woods and the like take whatever is left, and panic does.
        let after = i32::from(self.charge_after(id, charge, from, side, hold));
        tally.add_if(after - tally.sum(), R_5_6_7_BROKEN);
        tally
    }

    /// Does the ground disorganise a unit that enters it off the road, and by which rule? Not beside a leader (G-9.1.3).
    pub fn ground_disorganises(&self, id: UnitId, hex: HexId, by_road: bool) -> Option<Rule> {
        let (arm, rule) = match self.card(id).kind.mounted() {
            true => (Arm::Cavalry, R_4_2_5),
            false => (Arm::Infantry, R_4_2_6),
        };
        (!by_road && self.ground(hex).disorganises.contains(&arm)).then_some(rule)
    }

    /// A step of a move: straight ahead, at the price of the ground or of the road, faster or slower (G-5.6.3), through a gate as
    /// through open ground.
    pub fn rules_behind_step(&self, id: UnitId, from: HexId, entry: &Entry) -> Cited {
        let mut rules = vec![R_4_2_1, R_4_1_7];
        match self.card(id).kind {
            kind if kind.charges() => rules.push(R_5_6_3),
            Kind::HorseArcher => rules.push(R_11_5_3),
            _ => {}
        }
        rules.extend(self.rules_that_slow(id, from, entry.side));
        if entry.by_road {
            rules.extend([R_T_1, RULING_50]);
        }
        rules.extend(self.rule_of_gate(from, entry.side));
        rules
    }

    /// Has a unit on its way stopped for good: by a shot, a banner, its formation, or the zone that it has entered?
    #[inline]
    pub fn may_go_on(&self, unit: UnitId, walk: &Walk) -> Result<(), Refused> {
        if !walk.halted {
            return Ok(());
        }
        let marks = self.state.unit(unit).marks;
        Err(match () {
            _ if marks.has(Marks::STOPPED | Marks::HELD) => {
                No::Stopped { unit }.by(RULING_60).see(&[R_11_6_2])
            }
            _ if marks.has(Marks::BOUND) => No::Bound { unit }.by(R_7_1_3),
            _ if !self.marches(unit) => No::Halted { unit }.by(RULING_30).see(&[R_11_1_3]),
            _ => No::Halted { unit }.by(R_3_3_2).see(&[RULING_67]),
        })
    }

    /// Has it points enough for something that this rule puts a price on?
    #[inline]
    pub fn may_pay(&self, unit: UnitId, needs: u8, has: u8, rule: Rule) -> Result<(), Refused> {
        if needs <= has {
            return Ok(());
        }
        Err(No::Points { unit, needs, has }.by(rule).see(&[R_4_1_5, RULING_03]))
    }

    /// May a unit in the middle of its move ride into its front hex, and at what price (G-4.2.1 to G-4.2.8)?
    pub fn may_enter(&self, id: UnitId, walk: &Walk, hold: bool) -> Result<Entry, Refused> {
        let unit = self.state.unit(id);
        let from = unit.whereabouts.hex().ok_or(No::NotOnMap { unit: id }.by(R_4_1_1))?;
        self.may_go_on(id, walk)?;
        self.enterable(id, from, unit.facing, unit.charge, walk, hold)
    }

    /// The same for a unit that would stand there, facing so, at that speed.
    pub fn enterable(
        &self,
        id: UnitId,
        from: HexId,
        side: Side,
        charge: u8,
        walk: &Walk,
        hold: bool,
    ) -> Result<Entry, Refused> {
        let charts = self.charts();
        let entry = self.entry(id, from, side, charge, walk, hold)?;
        let needs = entry.cost.clamp(0, 255) as u8;
        if needs <= walk.left {
            return Ok(entry);
        }
        // On foot, along roads from first to last: one road hex beyond the points (G-T.1). It is the road that costs nothing: who
        // joins friends there still pays for that (G-4.2.4).
        let others = needs.saturating_sub(charts.road.foot);
        let more = charts.road.extra_hexes > 0 && !self.card(id).kind.mounted();
        if more && walk.on_road && entry.by_road && walk.begun && others <= walk.left {
            return Ok(Entry { extra: true, cost: entry.cost.min(walk.left.into()), ..entry });
        }
        self.may_pay(id, needs, walk.left, R_4_1_3).map(|()| entry)
    }

    /// The same whatever points are left: what stands in the way, and the price.
    pub fn entry(
        &self,
        id: UnitId,
        from: HexId,
        side: Side,
        charge: u8,
        walk: &Walk,
        hold: bool,
    ) -> Result<Entry, Refused> {
        let friend = self.may_pass(id, from, side, charge)?;
        if hold {
            self.may_hold_pace(id, charge)?;
        }
        let (to, features) = (self.field().neighbour(from, side), self.field().side(from, side));
        let cost = self.entry_cost(id, from, side, walk, friend, hold);
        let (card, charge) = (self.card(id), self.charge_after(id, charge, from, side, hold));
        Ok(Entry {
            to,
            side,
            cost,
            friend,
            charge,
            zone: self.stops(card.side, to, charge, card.kind.mounted()),
            by_road: features.road(),
            disorganised: self.ground_disorganises(id, to, features.road()),
            extra: false,
        })
    }

    /// Does nothing stand in the way into the next hex: the map's end, water, enemies, or more friends than there is room for
    /// (G-4.2.2, G-4.2.3, G-4.2.7)? Are there friends?
    #[inline]
    pub fn may_pass(&self, unit: UnitId, from: HexId, side: Side, charge: u8) -> Result<bool, Refused> {
        let (card, field) = (self.card(unit), self.field());
        let hex = field.neighbour(from, side);
        if hex == OFF {
            return Err(No::MapEnds { unit }.by(R_4_4_1));
        }
        if self.closed(hex) {
            return Err(No::Lake { hex }.by(R_T_1).see(&[R_4_1_7]));
        }
        if field.side(from, side).barred() {
            return Err(No::River { hex }.by(R_4_2_7));
        }
        let mut friend = false;
        for other in self.state.at(hex).filter(|other| *other != unit) {
            if self.seat(other) != card.side {
                return Err(No::Enemy { hex }.by(R_4_2_2));
            }
            friend = true;
        }
        if friend {
            let foot = |other: UnitId| !self.card(other).kind.mounted();
            let fast = card.kind.charges() && charge >= self.charts().overrun.least_charge;
            if fast && self.state.at(hex).filter(|other| *other != unit).any(foot) {
                return Err(No::MustOverrun { unit, hex }.by(R_4_2_3).see(&[R_5_8_1, RULING_38]));
            }
            self.may_stand(unit, hex)?;
        }
        Ok(friend)
    }

    /// Is a hex open to a unit, from wherever it comes?
    pub fn may_be_entered(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        if self.closed(hex) {
            return Err(No::Lake { hex }.by(R_T_1).see(&[R_4_1_7]));
        }
        if self.state.at(hex).any(|other| self.seat(other) != self.seat(unit)) {
            return Err(No::Enemy { hex }.by(R_4_2_2));
        }
        self.may_stand(unit, hex)
    }

    /// Is there room for it among others? As many as like may pass, but never too many at once.
    #[inline]
    pub fn may_stand(&self, unit: UnitId, hex: HexId) -> Result<(), Refused> {
        if self.has_room(unit, hex) {
            return Ok(());
        }
        Err(No::Full { unit, hex }.by(R_4_2_3).see(&[R_4_5_1, R_4_5_2, R_4_1_6]))
    }

    /// Only cavalry holds its pace, and only where its charge would rise (G-5.6.12).
    pub fn may_hold_pace(&self, unit: UnitId, charge: u8) -> Result<(), Refused> {
        if !self.card(unit).kind.charges() || charge >= self.charts().movement.most_charge {
            return Err(No::NoPace { unit }.by(R_5_6_12).see(&[R_5_6_1, R_5_6_2]));
        }
        Ok(())
    }

    /// The price of an entry line by line, as explanations and events tell it: of the extra hex on a road no more than is left is paid.
    pub fn entry_price(&self, id: UnitId, from: HexId, walk: &Walk, entry: &Entry, hold: bool) -> Tally {
        let mut cost: Tally = self.entry_cost(id, from, entry.side, walk, entry.friend, hold);
        if entry.extra {
            cost.cap(walk.left.into(), RULING_50);
        }
        cost
    }

    /// What the next hex costs: the way there, friends, the zone that it comes out of, the pace that it holds.
    pub fn entry_cost<Sum: Counted>(
        &self,
        id: UnitId,
        from: HexId,
        side: Side,
        walk: &Walk,
        friend: bool,
        hold: bool,
    ) -> Sum {
        let (card, charts) = (self.card(id), self.charts());
        let mut cost: Sum = self.toll(card.kind, card.armour, from, side);
        if friend {
            cost.add(charts.movement.friend.into(), R_4_2_4_FRIEND);
        }
        if walk.passing {
            cost.add(charts.movement.leave_zone.into(), R_3_3_3_LEAVING);
        }
        match (hold, self.field().side(from, side).road()) {
            (false, _) => {}
            (true, true) => cost.add(charts.road.hold_pace.into(), R_4_2_8_HELD),
            (true, false) => cost.add(charts.movement.hold_pace.into(), R_5_6_12_HELD),
        }
        cost
    }

    // ---------------------------------------------------------------- 4.3 manoeuvres

    /// What a change of facing by so many sixths costs (G-4.3.1 to G-4.3.6).
    pub fn turn_cost<Sum: Counted>(
        &self,
        id: UnitId,
        hex: HexId,
        charge: u8,
        sixths: u8,
        by_road: bool,
    ) -> Sum {
        let (card, charts) = (self.card(id), self.charts());
        let (movement, angle) = (&charts.movement, i32::from(sixths));
        let mut tally = Sum::default();
        match card.kind {
            Kind::Cavalry => {
                tally.add(angle * i32::from(movement.turn) * (i32::from(charge) + 1), R_4_3_2_TURN);
                tally.add_if(2 * i32::from(card.armour), R_4_3_2_ARMOUR);
            }
            Kind::HorseArcher => tally.add(angle * i32::from(movement.turn_horse_archer), R_11_5_2_TURN),
            _ => tally.add(movement.turn_foot.into(), R_4_3_3_TURN),
        }
        if self.controlled(card.side.other(), hex) {
            tally.add(movement.turn_in_zone.into(), R_4_3_5_ZONE);
        }
        if !by_road {
            let [foot, horse] = self.ground(hex).turn;
            let extra = if card.kind.mounted() { horse } else { foot };
            tally.add_if(extra.into(), R_4_3_6_GROUND);
        }
        tally
    }

    /// May a unit in the middle of its move turn by so many sixths, either way, and for how much?
    pub fn may_turn(&self, id: UnitId, walk: &Walk, sixths: u8) -> Result<i32, Refused> {
        let unit = self.state.unit(id);
        let hex = unit.whereabouts.hex().ok_or(No::NotOnMap { unit: id }.by(R_4_1_1))?;
        self.may_go_on(id, walk)?;
        self.turnable(id, hex, unit.charge, walk, sixths)
    }

    /// The same for a unit that would stand there, at that speed.
    pub fn turnable(
        &self,
        id: UnitId,
        hex: HexId,
        charge: u8,
        walk: &Walk,
        sixths: u8,
    ) -> Result<i32, Refused> {
        self.may_turn_again(id, hex, walk)?;
        self.may_turn_at(id, charge, sixths)?;
        let cost: i32 = self.turn_cost(id, hex, charge, sixths, walk.by_road);
        self.may_pay(id, cost.clamp(0, 255) as u8, walk.left, R_4_1_3)?;
        Ok(cost)
    }

    /// Once in a hex, however often it comes there.
    #[inline]
    pub fn may_turn_again(&self, unit: UnitId, hex: HexId, walk: &Walk) -> Result<(), Refused> {
        if walk.turned || walk.turns.contains(&hex) {
            return Err(No::TurnedHere { unit }.by(R_4_3_8));
        }
        Ok(())
    }

    /// At speed a sixth at a time.
    #[inline]
    pub fn may_turn_at(&self, unit: UnitId, charge: u8, sixths: u8) -> Result<(), Refused> {
        if self.card(unit).kind.charges() && charge > 1 && sixths > 1 {
            return Err(No::TooFast { unit }.by(R_4_3_4));
        }
        Ok(())
    }

    /// The whole move of a unit that cannot pay for more: one hex ahead or none, and any facing (G-4.2.9, G-R52).
    pub fn may_minimum(&self, id: UnitId, walk: &Walk, advance: bool) -> Result<Option<Entry>, Refused> {
        if walk.begun {
            return Err(No::Begun { unit: id }.by(R_4_2_9).see(&[RULING_52]));
        }
        self.may_go_on(id, walk)?;
        let unit = self.state.unit(id);
        let from = unit.whereabouts.hex().ok_or(No::NotOnMap { unit: id }.by(R_4_1_1))?;
        if !advance {
            return Ok(None);
        }
        self.entry(id, from, unit.facing, unit.charge, walk, false).map(Some)
    }
}

/// A change of facing at this price (G-4.3): cavalry loses its speed, foot pays the same whatever the angle, bad ground costs more. In
/// sight of archers it is moving too.
pub fn rules_behind_turn(cost: &Tally) -> Cited {
    let paid_by = |rule: Rule| cost.lines().iter().any(|line| line.rule == rule);
    let mut rules = vec![R_4_3_1, R_3_1_1];
    rules.extend(paid_by(R_4_3_2).then_some(R_5_6_3));
    rules.push(RULING_66);
    rules.extend(paid_by(R_4_3_6).then_some(RULING_51));
    rules.extend(paid_by(R_4_3_3).then_some(RULING_53));
    rules
}
