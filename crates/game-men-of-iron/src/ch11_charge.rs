//! 11.0 Charge. From how far, on which ways, into what; horses that refuse; counter-charges.

use crate::action::{MOST_RIDDEN, Way};
use crate::ch08_stacking::Room;
use crate::content::Faces;
use crate::ids::{HexId, UnitId, Units};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::Tally;
use hexboard::facing::sides_of;
use hexboard::{Aspect, Corner, Side};

/// A charge or a counter-charge as it is looked for: who, from where, at whom.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub rider: UnitId,
    pub start: HexId,
    pub facing: Corner,
    pub target: UnitId,
    pub at: HexId,
    pub counter: bool,
}

/// A rider on his way.
#[derive(Clone)]
struct Riding {
    hex: HexId,
    facing: Corner,
    turned: bool,
    spent: u8,
    way: Way,
}

impl Look<'_> {
    // ---------------------------------------------------------------- what may be charged

    /// May this unit charge at all in the activation under way (MI-11.1a, MI-11.1c, MI-Q11.3-7)?
    pub fn may_charge(&self, unit: UnitId) -> Result<(), Refused> {
        self.may_attack(unit)?;
        if !self.type_of(unit).charges {
            return Err(No::NeverCharges { unit }.by(R_11_1A));
        }
        if self.status(unit) != Status::Normal {
            return Err(No::DisorderedNoCharge { unit }.by(R_11_1C));
        }
        if !self.marked(unit, Marks::COMMANDED) {
            return Err(No::OutOfCommand { unit }.by(RULING_11_3_7));
        }
        Ok(())
    }

    /// Could a knight charge this enemy from here, facing so (11.3)?
    pub fn may_charge_from(
        &self,
        unit: UnitId,
        start: HexId,
        facing: Corner,
        target: UnitId,
    ) -> Result<(), Refused> {
        let at = self.may_fight(unit, target)?;
        self.may_start_charge(unit, start)?;
        let [least, most] = self.charts().movement.charge;
        let distance = self.field().distance(start, at);
        if distance < least {
            return Err(No::TooNearToCharge { unit, hex: at }.by(R_11_1B).see(&[R_11_3A]));
        }
        if distance > most {
            return Err(No::TooFarToCharge { unit, hex: at }.by(R_11_3A).see(&[RULING_11_3_1]));
        }
        if !self.field().sees(start, at, self.rules.options.los_slope) {
            return Err(No::NotSeen { hex: at }.by(R_11_3A).see(&[R_9_4A]));
        }
        self.finds_way(&Course { rider: unit, start, facing, target, at, counter: false })
    }

    /// May a charge begin here: no enemy zone (MI-Q11.1-1, MI-R57), no ground that forbids it (MI-TER-1)?
    pub fn may_start_charge(&self, unit: UnitId, start: HexId) -> Result<(), Refused> {
        if !self.in_enemy_zone(self.seat(unit), start).is_empty() {
            return Err(No::InEnemyZone { unit }.by(RULING_11_1_1).see(&[R_11_3E, RULING_57]));
        }
        if !self.field().terrain(start).charge_from {
            return Err(No::GroundForbidsCharge { hex: start }.by(R_TER_1));
        }
        Ok(())
    }

    /// May an enemy be charged out of this neighbouring hex: ground, hexside, the front of a wall or a schiltron?
    pub fn may_be_charged_from(
        &self,
        rider: UnitId,
        from: HexId,
        target: UnitId,
        at: HexId,
    ) -> Result<(), Refused> {
        self.may_attack_into(rider, from, at)?;
        if !self.field().terrain(at).charge_into {
            return Err(No::GroundForbidsCharge { hex: at }.by(R_TER_1).see(&[R_11_3E]));
        }
        if self.between(from, at).is_some_and(|kind| !kind.charge) {
            return Err(No::HexsideForbidsCharge { hex: at }.by(R_TER_1).see(&[R_11_3E]));
        }
        let rule = match self.unit(target).formation {
            Formation::None => return Ok(()),
            Formation::Wall => R_14_1F,
            Formation::Schiltron => R_SCH_4,
        };
        match self.angle(target, from) {
            Aspect::Front => Err(No::FrontOfFormation { unit: target }.by(rule)),
            _ => Ok(()),
        }
    }

    /// Is there any enemy that a knight could charge from here (MI-IMP-3, MI-POI-1)?
    pub fn finds_charge(&self, unit: UnitId, start: HexId, facing: Corner) -> bool {
        let most = self.charts().movement.charge[1];
        self.type_of(unit).charges
            && self.status(unit) == Status::Normal
            && self.may_start_charge(unit, start).is_ok()
            && self.on_map(self.seat(unit).other()).any(|(enemy, at)| {
                self.field().distance(start, at) <= most
                    && self.may_charge_from(unit, start, facing, enemy).is_ok()
            })
    }

    // ---------------------------------------------------------------- ways

    /// All ways of a charge or a counter-charge, each with every facing at its end that has the target in front (MI-11.3c).
    pub fn ways_of(&self, course: &Course) -> Vec<(Way, Corner)> {
        let mut ways: Vec<(Way, Corner)> = Vec::new();
        self.each_way(course, &mut |way, facing| {
            if !ways.iter().any(|(known, faces)| *faces == facing && known == way) {
                ways.push((way.clone(), facing));
            }
            false
        });
        ways
    }

    /// Is there any way at all (MI-11.3e)?
    pub fn finds_way(&self, course: &Course) -> Result<(), Refused> {
        match self.each_way(course, &mut |_, _| true) {
            true => Ok(()),
            false => Err(No::NoWayToCharge { unit: course.rider, hex: course.at }
                .by(self.way_rule(course))
                .see(&[R_11_3C, RULING_11_3_2, RULING_11_3_3, RULING_11_3_4])),
        }
    }

    fn way_rule(&self, course: &Course) -> engine::rule::Rule {
        if course.counter { R_11_6D } else { R_11_3E }
    }

    /// Tries all ways until one is `enough`.
    fn each_way(&self, course: &Course, enough: &mut dyn FnMut(&Way, Corner) -> bool) -> bool {
        let turned = course.counter && self.marked(course.rider, Marks::WHEELED);
        let riding = Riding { hex: course.start, facing: course.facing, turned, spent: 0, way: Way::new() };
        self.ride_on(course, &riding, enough)
    }

    fn ride_on(&self, course: &Course, now: &Riding, enough: &mut dyn FnMut(&Way, Corner) -> bool) -> bool {
        if now.way.len() >= self.least_hexes() && self.ends_on(course, now, enough) {
            return true;
        }
        if now.way.len() >= self.most_hexes(course) || !self.passes(course, now) {
            return false;
        }
        let left = (self.most_hexes(course) - now.way.len()) as u32;
        for facing in self.turns_of(now) {
            for side in sides_of(facing, Aspect::Front) {
                let Ok((next, price)) = self.may_ride_over(course, now.hex, side) else { continue };
                // It has to end next to its target.
                if self.field().distance(next, course.at) > left {
                    continue;
                }
                let spent = now.spent + price;
                if course.counter && i32::from(spent) > self.printed_allowance(course.rider) {
                    continue;
                }
                let mut way = now.way.clone();
                way.push(next);
                let turned = now.turned || facing != now.facing;
                if self.ride_on(course, &Riding { hex: next, facing, turned, spent, way }, enough) {
                    return true;
                }
            }
        }
        false
    }

    /// The facings a rider may have in a hex: his own, or a corner to either hand if he has not turned yet (MI-Q11.3-2).
    fn turns_of(&self, now: &Riding) -> impl Iterator<Item = Corner> + use<> {
        let most = if now.turned { 0 } else { i32::from(self.charts().movement.turn) };
        let facing = now.facing;
        (0..=2 * most).map(move |turn| facing.turned(if turn % 2 == 0 { turn / 2 } else { -(turn + 1) / 2 }))
    }

    /// May the rider end here, and facing how?
    fn ends_on(&self, course: &Course, now: &Riding, enough: &mut dyn FnMut(&Way, Corner) -> bool) -> bool {
        if self.state.at(now.hex).is_some_and(|there| there != course.rider)
            || !self.field().adjacent(now.hex, course.at)
            || self.may_be_charged_from(course.rider, now.hex, course.target, course.at).is_err()
        {
            return false;
        }
        let strikes = |facing: &Corner| self.field().front(now.hex, *facing).contains(&course.at);
        self.turns_of(now).filter(strikes).any(|facing| enough(&now.way, facing))
    }

    /// May the rider leave the hex that he has come to? Nobody passes an enemy zone in a charge (MI-Q11.3-3).
    fn passes(&self, course: &Course, now: &Riding) -> bool {
        now.way.is_empty() || self.in_enemy_zone(self.seat(course.rider), now.hex).is_empty()
    }

    /// One hex of the way: where it leads, and what it costs where points are counted (MI-Q11.3-4, MI-Q11.6-4).
    pub fn may_ride_over(&self, course: &Course, from: HexId, side: Side) -> Result<(HexId, u8), Refused> {
        let (field, rider) = (self.field(), course.rider);
        let next = field.neighbour(from, side);
        if next == HexId::OFF {
            return Err(No::NoSuchThing.by(R_5_2A));
        }
        let trampled = self.state.is_trampled(field.mark(from, side));
        let price = field.price(self.arm(rider), from, side, trampled);
        let price = price.ok_or(No::Closed { hex: next }.by(R_11_3E).see(&[RULING_11_3_4]))?;
        if !field.terrain(next).charge_into {
            return Err(No::GroundForbidsCharge { hex: next }.by(R_TER_1).see(&[R_11_3E]));
        }
        if self.between(from, next).is_some_and(|kind| !kind.charge) {
            return Err(No::HexsideForbidsCharge { hex: next }.by(R_TER_1).see(&[R_11_3E]));
        }
        let through = match self.room_for(rider, next)? {
            Room::Vacant => 0,
            Room::Through(_) => self.charts().movement.ride_through,
            Room::Inside(_) => return Err(No::Occupied { hex: next }.by(RULING_11_3_4)),
        };
        Ok((next, price + through))
    }

    /// A charge is as long as its distance less one (MI-Q11.3-1).
    fn least_hexes(&self) -> usize {
        self.charts().movement.charge[0] as usize - 1
    }

    /// A counter-charge goes as far as it needs (MI-11.6d).
    fn most_hexes(&self, course: &Course) -> usize {
        let most = self.charts().movement.charge[1] as usize - 1;
        if course.counter {
            (self.printed_allowance(course.rider).max(0) as usize).min(MOST_RIDDEN)
        } else {
            most
        }
    }

    /// What is printed on the face of a unit in good order (MI-Q11.6-4).
    fn printed_allowance(&self, unit: UnitId) -> i32 {
        self.values(unit)[0][0].into()
    }

    /// May the rider take this way, and face so at its end?
    pub fn may_charge_along(
        &self,
        rider: UnitId,
        target: UnitId,
        way: &Way,
        facing: Corner,
        counter: bool,
    ) -> Result<(), Refused> {
        let course = self.course(rider, target, counter).ok_or(No::NotOnMap { unit: target }.by(R_11_3D))?;
        let mut hex = course.start;
        for next in way {
            let side = self.field().side_to(hex, *next).ok_or(No::NotAmong.by(R_11_3C))?;
            self.may_ride_over(&course, hex, side)?;
            hex = *next;
        }
        let mut between = way.iter().take(way.len().saturating_sub(1));
        let barred = between.find(|hex| !self.in_enemy_zone(self.seat(rider), **hex).is_empty());
        if let Some(hex) = barred {
            return Err(No::ZoneOnTheWay { hex: *hex }.by(R_11_3E).see(&[RULING_11_3_3]));
        }
        if self.field().adjacent(hex, course.at) {
            self.may_be_charged_from(rider, hex, target, course.at)?;
        }
        match self.each_way(&course, &mut |known, faces| known == way && faces == facing) {
            true => Ok(()),
            false => Err(No::NoSuchRide { unit: rider }
                .by(if counter { R_11_6D } else { R_11_3C })
                .see(&[RULING_11_3_2, RULING_11_3_4])),
        }
    }

    /// A charge or a counter-charge from where the rider stands.
    pub fn course(&self, rider: UnitId, target: UnitId, counter: bool) -> Option<Course> {
        let (start, at) = (self.hex_of(rider)?, self.hex_of(target)?);
        Some(Course { rider, start, facing: self.unit(rider).facing, target, at, counter })
    }

    /// Does a ride touch mud: where it begins, or any hex it enters (MI-R67)?
    pub fn is_muddy(&self, start: HexId, way: &[HexId]) -> bool {
        let mud = self.battle().special.mud.filter(|_| self.rules.options.mud).map(|mud| mud.terrain);
        mud.is_some_and(|mud| {
            std::iter::once(&start).chain(way).any(|hex| self.field().terrain_id(*hex) == mud)
        })
    }

    // ---------------------------------------------------------------- horses

    /// Does this unit have to throw for water: in the saddle, across it on its way or at its enemy, once in a combat (MI-TER-2)?
    pub fn must_wade(&self, fight: &Fight, unit: UnitId) -> bool {
        let wet =
            |link: &Link| self.between(link.from, link.at).is_some_and(|kind| !kind.disorders.is_empty());
        self.mounted(unit)
            && !fight.wetted.contains(unit)
            && (fight.waded.contains(unit) || fight.of(unit).any(wet))
    }

    /// The faces on which water disorders horses in this battle.
    pub fn water_faces(&self) -> Faces {
        let kinds = self.field().kinds.iter().map(|kind| kind.disorders);
        kinds.into_iter().find(|faces| !faces.is_empty()).unwrap_or_default()
    }

    /// Do the horses have to be tested against this defender (MI-11.4a)? Pits frighten them whatever is behind (MI-CRE-7).
    pub fn horses_balk(&self, fight: &Fight, link: &Link) -> bool {
        if self.pits_on_way(fight, link) {
            return true;
        }
        self.type_of(link.defender).balks
            && self.status(link.defender) != Status::Retired
            && self.angle(link.defender, link.from) == Aspect::Front
    }

    fn pits_on_way(&self, fight: &Fight, link: &Link) -> bool {
        self.rules.options.pits
            && (fight.pitted.contains(link.attacker) || self.pits_between(link.from, link.at))
    }

    /// What is added to the roll of the horses (MI-11.4c).
    pub fn horses_sum(&self, fight: &Fight, link: &Link) -> Tally {
        let mut sum = Tally::default();
        let hedge = self.between(link.from, link.at).map_or(0, |kind| kind.reluctance);
        sum.add_if(hedge, R_11_4C_HEXSIDE);
        if self.pits_on_way(fight, link) {
            let pits = self.battle().special.pits.as_ref();
            sum.add_if(pits.map_or(0, |pits| pits.reluctance), R_CRE_7_HORSES);
        }
        sum
    }

    // ---------------------------------------------------------------- counter-charges

    /// Is this unit one that counter-charges, and free to do so against this enemy (MI-11.5b, MI-Q11.5-2)? `fresh`: it must not be
    /// Disordered yet; the shot that it answers may do that (MI-11.6g).
    fn may_counter_at_all(&self, unit: UnitId, enemy: UnitId, fresh: bool) -> Result<(), Refused> {
        if !self.type_of(unit).charges {
            return Err(No::NeverCharges { unit }.by(R_11_5A));
        }
        if self.marked(unit, Marks::COUNTERED) {
            return Err(No::CounteredAlready { unit }.by(R_11_5E));
        }
        let status = self.status(unit);
        if status == Status::Retired || fresh && status == Status::Disordered {
            return Err(No::DisorderedNoCharge { unit }.by(R_11_5B));
        }
        let hex = self.hex_of(unit).ok_or(No::NotOnMap { unit }.by(R_11_5B))?;
        let zones = self.in_enemy_zone(self.seat(unit), hex).without(enemy);
        if !zones.is_empty() {
            return Err(No::InEnemyZone { unit }.by(R_11_5B).see(&[RULING_11_5_2]));
        }
        Ok(())
    }

    /// May this unit answer a shot by a counter-charge (MI-11.5c)? Asked before the shot (`fresh`) and after it.
    pub fn may_counter_shot(&self, unit: UnitId, shooter: UnitId, fresh: bool) -> Result<(), Refused> {
        self.may_counter_at_all(unit, shooter, fresh)?;
        if self.seat(unit) == self.state.now.control.holder {
            return Err(No::NotReacting { unit }.by(R_11_5A).see(&[RULING_11_5_4]));
        }
        let from = self.hex_of(shooter).ok_or(No::NotOnMap { unit: shooter }.by(R_11_5A))?;
        if self.aspect_to(unit, from).least() == Aspect::Rear {
            return Err(No::AttackedFromRear { unit }.by(RULING_11_5_4));
        }
        // Whoever is still on the move may be within reach when it stops (MI-Q9.2-1).
        if self.on_the_move(shooter) {
            return Ok(());
        }
        self.may_ride_at(unit, shooter)
    }

    /// Is this unit in the middle of its move?
    pub fn on_the_move(&self, unit: UnitId) -> bool {
        self.state.now.walk.is_some_and(|walk| walk.unit == unit)
    }

    /// Can a counter-charge get at this enemy, with the one turn that it may make (MI-11.6d, MI-R65, MI-R76)?
    pub fn may_ride_at(&self, rider: UnitId, target: UnitId) -> Result<(), Refused> {
        let course = self.course(rider, target, true).ok_or(No::NotOnMap { unit: target }.by(R_11_6D))?;
        self.may_fight(rider, target)?;
        if !self.field().terrain(course.start).charge_from {
            return Err(No::GroundForbidsCharge { hex: course.start }.by(R_TER_1).see(&[RULING_65]));
        }
        if !self.field().adjacent(course.start, course.at) {
            return self.finds_way(&course);
        }
        self.may_be_charged_from(rider, course.start, target, course.at)?;
        match self.wheels(rider, target, true).next() {
            Some(_) => Ok(()),
            None => Err(No::AttackedFromRear { unit: rider }.by(R_11_5D).see(&[RULING_11_5_3])),
        }
    }

    /// The facings that the winner of a counter-charge may take on the spot: by one corner, once, with the enemy in front
    /// (MI-Q11.5-3). Against a knight who attacks he may also stay as he is.
    pub fn wheels(&self, rider: UnitId, target: UnitId, must: bool) -> impl Iterator<Item = Corner> {
        let facing = self.unit(rider).facing;
        let most = if self.marked(rider, Marks::WHEELED) { 0 } else { self.charts().movement.turn };
        let (hex, at) = (self.hex_of(rider), self.hex_of(target));
        let ahead = move |to: &Corner| {
            hex.zip(at).is_some_and(|(hex, at)| self.field().front(hex, *to).contains(&at))
        };
        let may = move |to: &Corner| facing.sixths_to(*to) <= most && (ahead(to) || !must && *to == facing);
        Corner::ALL.into_iter().filter(may)
    }

    /// May a defender answer this attack by a counter-charge (MI-11.5a)?
    pub fn may_counter_attack(&self, fight: &Fight, unit: UnitId, enemy: UnitId) -> Result<(), Refused> {
        if fight.kind == FightKind::Continued {
            return Err(No::NoAnswerToContinued { unit }.by(R_12_7C));
        }
        if fight.answered.contains(unit) {
            return Err(No::AnsweredAlready { unit }.by(RULING_11_5_1));
        }
        let link = fight.against(unit).find(|link| link.attacker == enemy);
        let link = link.ok_or(No::NotItsAttacker { unit: enemy }.by(RULING_11_6_2))?;
        self.may_counter_at_all(unit, enemy, true)?;
        if self.angle(unit, link.from) == Aspect::Rear {
            return Err(No::AttackedFromRear { unit }.by(R_11_5A));
        }
        // Against knights nobody moves: no ground hinders it (MI-R65).
        if self.type_of(enemy).charges {
            return Ok(());
        }
        if self.host_of(enemy).is_some() {
            return Err(No::NoTargetInside { unit: enemy }.by(R_BAN_3B).see(&[RULING_59]));
        }
        self.may_ride_at(unit, enemy)
    }

    /// What is added to the roll of a counter-charge (MI-11.6a).
    pub fn counter_sum(&self, unit: UnitId, enemy: UnitId) -> Tally {
        let mut sum = Tally::default();
        sum.add(self.shock_of(unit), R_11_6A_OWN);
        let through = self.hex_of(enemy).map(|from| self.aspect_to(unit, from).least());
        if through == Some(Aspect::Flank) {
            sum.add(self.charts().checks.counter_charge_flank, R_11_6A_FLANK);
        }
        sum
    }

    // ---------------------------------------------------------------- Retreat Before Shock

    /// May this defender retreat before the shock at all (MI-10.2a)? Genitors do before anybody (MI-NAJ-1c).
    pub fn may_give_way(&self, fight: &Fight, unit: UnitId) -> Result<(), Refused> {
        if fight.answered.contains(unit) {
            return Err(No::AnsweredAlready { unit }.by(RULING_11_5_1));
        }
        if fight.against(unit).next().is_none() {
            return Err(No::NotItsAttacker { unit }.by(R_10_2A));
        }
        if !self.mounted(unit) {
            return Err(No::OnFootStands { unit }.by(R_10_2A));
        }
        if self.status(unit) != Status::Normal {
            return Err(No::DisorderedStands { unit }.by(R_10_2A).see(&[RULING_10_2_1]));
        }
        let horse = fight.against(unit).any(|link| self.mounted(link.attacker));
        if horse && !self.is_genitor(unit) {
            return Err(No::HorseAttacks { unit }.by(R_10_2A).see(&[RULING_10_2_1, RULING_77]));
        }
        Ok(())
    }

    /// May it retreat along these hexes: away from all attackers, vacant, outside every enemy zone (MI-10.2b, MI-R70)?
    pub fn may_give_way_to(&self, fight: &Fight, unit: UnitId, way: &[HexId]) -> Result<(), Refused> {
        self.may_give_way(fight, unit)?;
        let from = self.hex_of(unit).ok_or(No::NotOnMap { unit }.by(R_10_2A))?;
        let evade = self.battle().special.genitors.map_or(1, |it| usize::from(it.evade));
        let most = if self.is_genitor(unit) { evade } else { 1 };
        if way.is_empty() || way.len() > most {
            return Err(No::NotAmong.by(R_10_2B));
        }
        let (field, mut hex) = (self.field(), from);
        for next in way {
            let side = field.side_to(hex, *next).ok_or(No::NotAmong.by(R_10_2B))?;
            if field.price(self.arm(unit), hex, side, true).is_none() {
                return Err(No::Closed { hex: *next }.by(R_10_2B));
            }
            if self.state.at(*next).is_some() {
                return Err(No::Occupied { hex: *next }.by(R_10_2B));
            }
            let nearer = |link: &Link| field.distance(*next, link.from) <= field.distance(hex, link.from);
            if fight.against(unit).any(nearer) {
                return Err(No::NotAway { unit, hex: *next }.by(R_10_2B).see(&[RULING_10_2_1]));
            }
            if !self.in_enemy_zone(self.seat(unit), *next).is_empty() {
                return Err(No::ZoneOnTheWay { hex: *next }.by(R_10_2B));
            }
            hex = *next;
        }
        Ok(())
    }

    /// Every way of such a retreat.
    pub fn ways_back(&self, fight: &Fight, unit: UnitId, mut each: impl FnMut(Way)) {
        let Some(from) = self.hex_of(unit).filter(|_| self.may_give_way(fight, unit).is_ok()) else { return };
        for next in self.field().around(from).iter().filter(|hex| **hex != HexId::OFF) {
            let mut way = Way::new();
            way.push(*next);
            if self.may_give_way_to(fight, unit, &way).is_err() {
                continue;
            }
            each(way.clone());
            if !self.is_genitor(unit) {
                continue;
            }
            for beyond in self.field().around(*next).iter().filter(|hex| **hex != HexId::OFF) {
                let mut farther = way.clone();
                farther.push(*beyond);
                if self.may_give_way_to(fight, unit, &farther).is_ok() {
                    each(farther);
                }
            }
        }
    }

    /// All defenders that have anything to answer.
    pub fn who_may_answer(&self, fight: &Fight) -> Units {
        let has = |unit: &UnitId| {
            let counters =
                fight.against(*unit).any(|link| self.may_counter_attack(fight, *unit, link.attacker).is_ok());
            let mut back = false;
            if !counters {
                self.ways_back(fight, *unit, |_| back = true);
            }
            counters || back
        };
        fight.defenders().but(fight.answered).iter().filter(has).collect()
    }
}
