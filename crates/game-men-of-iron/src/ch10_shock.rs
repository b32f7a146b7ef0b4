//! 10.0 Shock. Who attacks whom, what each throw is made of.

use crate::content::{ShockColumn, ShockTable};
use crate::event::Dropped;
use crate::field::Kind;
use crate::ids::{HexId, UnitId, Units};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::rule::Rule;
use engine::tally::Counted;
use hexboard::{Aspect, Corner, Through};

impl Look<'_> {
    /// May this unit attack at all in the activation under way (MI-10.1)?
    pub fn may_attack(&self, unit: UnitId) -> Result<(), Refused> {
        if self.hex_of(unit).is_none() {
            return Err(No::NotOnMap { unit }.by(R_10_1));
        }
        if !self.acts(unit) {
            return Err(No::NotActive { unit }.by(R_10_1));
        }
        self.can_attack(unit)?;
        if self.marked(unit, Marks::MOUNTING) {
            return Err(No::Mounting { unit }.by(R_POI_9));
        }
        if self.sullen(unit) {
            return Err(No::Sullen { unit }.by(R_FAL_5));
        }
        Ok(())
    }

    /// Is it fit for an attack, whoever's turn it is: a row in the matrix (MI-Q10.1-1), not Retired, in no formation?
    pub fn can_attack(&self, unit: UnitId) -> Result<(), Refused> {
        if !self.type_of(unit).attacks {
            return Err(No::NeverAttacks { unit }.by(R_10_1).see(&[RULING_10_1_1]));
        }
        if self.status(unit) == Status::Retired {
            return Err(No::Retired { unit }.by(R_10_1).see(&[RULING_12_4_3]));
        }
        match self.unit(unit).formation {
            Formation::None => Ok(()),
            Formation::Wall => Err(No::InFormation { unit }.by(R_14_1C)),
            Formation::Schiltron => Err(No::InFormation { unit }.by(R_SCH_2)),
        }
    }

    /// Could this unit attack that enemy by shock if it stood here and faced so (MI-10.3b)?
    pub fn may_shock_from(
        &self,
        unit: UnitId,
        from: HexId,
        facing: Corner,
        target: UnitId,
    ) -> Result<(), Refused> {
        let at = self.may_fight(unit, target)?;
        if !self.field().front(from, facing).contains(&at) {
            return Err(No::NotInFront { unit, hex: at }.by(R_10_1));
        }
        self.may_attack_into(unit, from, at)
    }

    /// An enemy who can be fought: axes inside a schiltron cannot (MI-BAN-3b).
    pub fn may_fight(&self, unit: UnitId, target: UnitId) -> Result<HexId, Refused> {
        let at = self.hex_of(target).ok_or(No::NotOnMap { unit: target }.by(R_10_1))?;
        if self.seat(target) == self.seat(unit) {
            return Err(No::NotEnemy { unit: target }.by(R_10_1));
        }
        if self.host_of(target).is_some() {
            return Err(No::NoTargetInside { unit: target }.by(R_BAN_3B));
        }
        Ok(at)
    }

    /// Nobody attacks where he may not go (MI-Q10.1-2).
    pub fn may_attack_into(&self, unit: UnitId, from: HexId, at: HexId) -> Result<(), Refused> {
        let side = self.field().side_to(from, at).ok_or(No::NotInFront { unit, hex: at }.by(R_10_1))?;
        match self.field().price(self.arm(unit), from, side, true) {
            Some(_) => Ok(()),
            None => Err(No::Closed { hex: at }.by(RULING_10_1_2)),
        }
    }

    /// All enemies that a unit would attack by shock from here.
    pub fn enemies_ahead(&self, unit: UnitId, from: HexId, facing: Corner) -> ArrayVec<UnitId, 2> {
        let front = self.field().front(from, facing).into_iter().filter(|hex| *hex != HexId::OFF);
        let enemies = front.filter_map(|hex| self.enemy_at(self.seat(unit), hex));
        enemies.filter(|enemy| self.may_shock_from(unit, from, facing, *enemy).is_ok()).collect()
    }

    /// What runs along the side between two hexes, unless it is trampled (MI-POI-3).
    pub fn between(&self, from: HexId, at: HexId) -> Option<&Kind> {
        let side = self.field().side_to(from, at)?;
        let trampled = self.state.is_trampled(self.field().mark(from, side));
        self.field().kind(from, side).filter(|_| !trampled)
    }

    /// Are there pits between two hexes (MI-CRE-7)?
    pub fn pits_between(&self, from: HexId, at: HexId) -> bool {
        let side = self.field().side_to(from, at);
        side.is_some_and(|side| self.state.has_pit(self.field().mark(from, side)))
    }

    // ---------------------------------------------------------------- the sum of a throw

    /// All that is added to the die for one defender (10.4). It asks nothing but this combat: one that is only planned will do.
    pub fn shock_sum<C: Counted>(&self, fight: &Fight, defender: UnitId) -> C {
        let mut sum = C::default();
        self.add_force(fight, defender, &mut sum);
        self.add_angle(fight, defender, &mut sum);
        self.add_ground(fight, defender, &mut sum);
        sum.add(self.shock_of(defender), R_10_4_3_DEFENDER);
        self.add_charge(fight, defender, &mut sum);
        let links = fight.against(defender);
        let weapons = links
            .clone()
            .filter_map(|link| self.charts().matrix(self.kind(link.attacker), self.kind(defender)));
        sum.add(weapons.max().unwrap_or(0), R_10_4_6_WEAPONS);
        let modifiers = &self.charts().shock_modifiers;
        if links.clone().any(|link| self.worn(link.attacker)) {
            sum.add(modifiers.attacker_disordered, R_10_4_7_DISORDERED);
        }
        if self.status(defender) == Status::Retired {
            sum.add(modifiers.defender_retired, R_10_4_8_RETIRED);
        }
        let frontal = links.clone().any(|link| self.angle(defender, link.from) == Aspect::Front);
        match self.unit(defender).formation {
            Formation::Wall if frontal => sum.add(modifiers.wall_through_front, R_10_4_9_WALL),
            Formation::Schiltron if frontal => {
                sum.add(modifiers.schiltron_through_front, R_10_4_9_SCHILTRON);
            }
            _ => {}
        }
        sum
    }

    /// How many more they are, in the whole combat (MI-Q10.3-1). One that has fallen apart counts for itself (MI-R52).
    fn add_force<C: Counted>(&self, fight: &Fight, defender: UnitId, sum: &mut C) {
        let (attackers, defenders) = connected(&fight.links, defender);
        let more = attackers.len() as i32 - defenders.len() as i32;
        sum.add_if(more * self.charts().shock_modifiers.force_per_unit, R_10_4_1_FORCE);
    }

    /// Through which sides the attack comes (10.4.2A): those of a neighbour are one.
    #[inline]
    pub fn angle(&self, defender: UnitId, from: HexId) -> Aspect {
        match self.aspect_to(defender, from) {
            Through::One(aspect) => aspect,
            either => either.least(),
        }
    }

    fn add_angle<C: Counted>(&self, fight: &Fight, defender: UnitId, sum: &mut C) {
        let modifiers = &self.charts().shock_modifiers;
        let mut angles = fight.against(defender).map(|link| self.angle(defender, link.from));
        let Some(first) = angles.next() else { return };
        if angles.any(|angle| angle != first) {
            return sum.add(modifiers.mixed_angles, R_10_4_2A_MIXED);
        }
        match first {
            Aspect::Flank => sum.add(modifiers.all_flank, R_10_4_2A_FLANK),
            Aspect::Rear => sum.add(modifiers.all_rear, R_10_4_2A_REAR),
            // The flank of a locked schiltron is worth a line: it would be a modifier otherwise (MI-SCH-3).
            Aspect::Front if self.unit(defender).formation == Formation::Schiltron => {
                let real = fight
                    .against(defender)
                    .map(|link| self.field().arc(link.at, self.facing_of(defender), link.from));
                if real.flatten().any(|arc| arc.least() == Aspect::Flank) {
                    sum.add(0, R_SCH_3);
                }
            }
            Aspect::Front => {}
        }
    }

    /// Terrain and height (10.4.2B, C). Of several attackers the one in the worst terrain counts (MI-Q10.4-2).
    fn add_ground<C: Counted>(&self, fight: &Fight, defender: UnitId, sum: &mut C) {
        let field = self.field();
        let Some(hex) = fight.against(defender).next().map(|link| link.at) else { return };
        sum.add_if(field.terrain(hex).shock_defender, R_10_4_2B_DEFENDER);
        let ground = fight.against(defender).map(|link| {
            let arm = self.arm(link.attacker);
            let from = field.terrain(link.from).shock_from;
            let across = self.between(link.from, hex).map_or(0, |kind| kind.shock[arm.index()]);
            (from, across, self.pit_modifier(link.from, hex))
        });
        if let Some((from, across, pits)) = ground.min_by_key(|(from, across, pits)| from + across + pits) {
            sum.add_if(from, R_10_4_2B_FROM);
            sum.add_if(across, R_10_4_2B_ACROSS);
            sum.add_if(pits, R_CRE_7_ATTACKER);
        }
        if fight.against(defender).all(|link| field.elevation(link.from) < field.elevation(hex)) {
            sum.add(self.charts().shock_modifiers.all_lower, R_10_4_2C_LOWER);
        }
    }

    fn pit_modifier(&self, from: HexId, at: HexId) -> i32 {
        let pits = self.battle().special.pits.as_ref().filter(|_| self.pits_between(from, at));
        pits.map_or(0, |pits| pits.shock)
    }

    /// The charge and the leader who rides with it (10.4.4, 10.4.5). Of several chargers the best counts (MI-Q10.4-3).
    fn add_charge<C: Counted>(&self, fight: &Fight, defender: UnitId, sum: &mut C) {
        let modifiers = &self.charts().shock_modifiers;
        let charging = fight.against(defender).filter(|link| link.charge);
        let worth = charging.clone().map(|link| self.charge_modifier(fight, link));
        match worth.max_by_key(|(value, mud, _)| value + mud) {
            Some((value, mud, rule)) => {
                sum.add(value, rule);
                sum.add_if(mud, R_CRE_2_MUD);
            }
            None => return,
        }
        if charging.clone().any(|link| self.rides_with_leader(link.attacker)) {
            sum.add(modifiers.leader_charging, R_10_4_5_LEADER);
        }
    }

    /// What a charge adds, what mud takes from it (MI-R67), and the rule that says so.
    fn charge_modifier(&self, fight: &Fight, link: &Link) -> (i32, i32, Rule) {
        let modifiers = &self.charts().shock_modifiers;
        let (value, rule) = match fight.kind {
            _ if link.countered => return (0, 0, R_10_4_4_COUNTERED),
            FightKind::Counter => (modifiers.charge_unmoved, R_11_6C_CHARGE),
            _ if self.marked(link.attacker, Marks::MOVED) => (modifiers.charge_moved, R_10_4_4_MOVED),
            _ => (modifiers.charge_unmoved, R_10_4_4_FRESH),
        };
        let muddy = fight.muddy.contains(link.attacker);
        let most = self.battle().special.mud.filter(|_| muddy).map_or(value, |mud| mud.most);
        (value, (most - value).min(0), rule)
    }

    /// Is the leader of its own Command in its hex (MI-Q10.4-4)?
    pub fn rides_with_leader(&self, unit: UnitId) -> bool {
        let leader = self.battle().command(self.command_of(unit)).leader;
        leader != crate::ids::LeaderId::NOBODY
            && self.hex_of(unit).is_some_and(|hex| self.state.leader(leader).whereabouts.hex() == Some(hex))
    }

    /// The table: one charge against this defender is enough (MI-10.3e), though it was met by a counter-charge (MI-11.6b).
    pub fn shock_table(&self, fight: &Fight, defender: UnitId) -> ShockTable {
        let charged = fight.against(defender).any(|link| link.charge);
        if charged { ShockTable::Charge } else { ShockTable::Shock }
    }

    /// The column: how the defender stands; a Retired one is read as Disordered (MI-12.4d).
    #[inline]
    pub fn shock_column(&self, defender: UnitId) -> ShockColumn {
        ShockColumn::of(self.worn(defender))
    }

    /// The rules behind the throw for a defender.
    pub fn rules_behind_clash(
        &self,
        fight: &Fight,
        defender: UnitId,
        table: ShockTable,
        lines: &[engine::tally::Line],
    ) -> Cited {
        let table: &[Rule] = match table {
            ShockTable::Charge => &[R_11_2, R_12_1],
            ShockTable::Shock => &[R_12_1],
        };
        let kind: &[Rule] = match fight.kind {
            FightKind::Named => &[],
            FightKind::Continued => &[RULING_12_7_2],
            FightKind::Counter => &[R_11_6C],
        };
        let mut rules = [&[R_10_3A, R_10_3E, R_10_4], table, kind].concat();
        if fight.defenders().len() > 1 {
            rules.extend([R_10_3F, RULING_10_3_7]);
        }
        for line in lines {
            rules.push(line.rule);
            rules.extend(self.readings_behind(fight, defender, line.rule));
        }
        rules
    }

    /// How we read the rule of a modifier, where more than one reading is possible.
    fn readings_behind(&self, fight: &Fight, defender: UnitId, rule: Rule) -> &'static [Rule] {
        let several = fight.against(defender).count() > 1;
        let is = |other: Rule| rule.id() == other.id();
        match rule {
            _ if is(R_10_4_1) => &[RULING_10_3_1, RULING_52],
            _ if is(R_10_4_2B) => &[RULING_10_4_1, RULING_10_4_2],
            _ if is(R_10_4_2C) => &[RULING_10_4_1, RULING_10_4_7],
            _ if is(R_10_4_4) && several => &[RULING_11_3_6, RULING_10_4_3, RULING_56],
            _ if is(R_10_4_4) => &[RULING_11_3_6],
            _ if is(R_10_4_5) => &[R_15_3, RULING_10_4_4, RULING_10_4_8],
            _ if is(R_10_4_6) && several => &[RULING_10_4_5],
            _ if is(R_10_4_7) => &[RULING_10_4_6],
            _ if is(R_10_4_9) && self.unit(defender).formation == Formation::Schiltron => &[R_SCH_5],
            _ if is(R_10_4_9) => &[R_14_1E, RULING_14_1_2],
            _ if is(R_CRE_2) => &[RULING_67],
            _ => &[],
        }
    }

    /// The attacks of a combat that still hold: nobody has moved, everybody can (MI-Q10.3-5).
    pub fn still_holds(&self, fight: &Fight, link: &Link) -> Result<(), Dropped> {
        let stands = |unit, hex| self.hex_of(unit) == Some(hex);
        if !stands(link.attacker, link.from) || !stands(link.defender, link.at) {
            return Err(Dropped::Moved);
        }
        if self.can_attack(link.attacker).is_err() {
            return Err(Dropped::Unfit);
        }
        // A charge is no more than that: before it has begun it does not become plain shock (MI-R57).
        let to_ride = link.charge && !fight.ridden.contains(link.attacker);
        let knight = self.type_of(link.attacker).charges && self.status(link.attacker) == Status::Normal;
        if to_ride && !knight { Err(Dropped::Unfit) } else { Ok(()) }
    }
}

/// Everybody whom attacks join with this defender, directly or through others (MI-Q10.3-1).
pub fn connected(links: &[Link], defender: UnitId) -> (Units, Units) {
    let (mut attackers, mut defenders) = (Units::NONE, Units::only(defender));
    loop {
        let before = attackers.len() + defenders.len();
        for link in links {
            if defenders.contains(link.defender) {
                attackers.insert(link.attacker);
            }
            if attackers.contains(link.attacker) {
                defenders.insert(link.defender);
            }
        }
        if attackers.len() + defenders.len() == before {
            return (attackers, defenders);
        }
    }
}
