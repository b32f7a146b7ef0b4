//! 9.0 Fire. Who can shoot at whom, what is added to the die, what the enemy may answer.

use crate::content::{FireColumn, Weapon};
use crate::event::Volley;
use crate::ids::{HexId, MarkerId, UnitId, Units};
use crate::look::{Cited, Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::Seat;
use engine::Tally;
use engine::tally::Counted;
use hexboard::{Aspect, Through};

impl Look<'_> {
    /// What a shooter shoots with; nothing for those who never do (MI-9.1a).
    #[inline]
    pub fn weapon_of(&self, by: Shooter) -> Option<Weapon> {
        match by {
            Shooter::Unit(unit) => self.type_of(unit).weapon,
            Shooter::Bombard(_) => Some(Weapon::Bombard),
        }
    }

    /// Where a shooter stands.
    pub fn stand_of(&self, by: Shooter) -> Option<HexId> {
        match by {
            Shooter::Unit(unit) => self.hex_of(unit),
            Shooter::Bombard(marker) => Some(self.battle().marker(marker).hex),
        }
    }

    pub fn shooter_seat(&self, by: Shooter) -> Seat {
        match by {
            Shooter::Unit(unit) => self.seat(unit),
            Shooter::Bombard(marker) => self.battle().marker(marker).side,
        }
    }

    /// Can this unit shoot at all (MI-9.1a)? The Retired do not (MI-Q12.4-3), nor do those who have mounted or dismounted (MI-14.2b).
    pub fn can_shoot(&self, unit: UnitId) -> Result<(), Refused> {
        if self.type_of(unit).weapon.is_none() {
            return Err(No::NoWeapon { unit }.by(R_9_1A));
        }
        if self.status(unit) == Status::Retired {
            return Err(No::Retired { unit }.by(R_9_1A).see(&[RULING_12_4_3]));
        }
        if self.marked(unit, Marks::CHANGED) {
            return Err(No::ChangedHorse { unit }.by(R_14_2B));
        }
        Ok(())
    }

    /// Can the shooter hit this enemy from where it stands, whoever's turn it is: range, arc, line of sight (9.1, 9.4)?
    pub fn may_hit(&self, by: Shooter, at: UnitId) -> Result<(), Refused> {
        let from = self.stand_of(by).ok_or(No::NoSuchThing.by(R_9_1A))?;
        match by {
            Shooter::Unit(unit) => self.may_hit_from(unit, from, at),
            Shooter::Bombard(_) => {
                let hex = self.may_aim(self.shooter_seat(by), at)?;
                self.may_reach(Weapon::Bombard, from, hex)
            }
        }
    }

    /// The same from another hex, facing as the unit does: for whoever plans a move.
    pub fn may_hit_from(&self, unit: UnitId, from: HexId, at: UnitId) -> Result<(), Refused> {
        self.can_shoot(unit)?;
        let hex = self.may_aim(self.seat(unit), at)?;
        let Some(weapon) = self.type_of(unit).weapon else { return Err(No::NoWeapon { unit }.by(R_9_1A)) };
        self.may_reach(weapon, from, hex)?;
        // The better side for whoever shoots (MI-Q9.1-1).
        let arc = self.field().arc(from, self.facing_of(unit), hex);
        if arc.is_none_or(|arc| arc.least() == Aspect::Rear) {
            return Err(No::BehindShooter { unit, hex }.by(R_9_1C).see(&[RULING_9_1_1]));
        }
        Ok(())
    }

    /// An enemy combat unit that can be aimed at (MI-Q9.3-4): axes inside a schiltron are no target (MI-BAN-3b).
    pub fn may_aim(&self, seat: Seat, at: UnitId) -> Result<HexId, Refused> {
        let hex = self.hex_of(at).ok_or(No::NotOnMap { unit: at }.by(RULING_9_3_4))?;
        if self.seat(at) == seat {
            return Err(No::NotEnemy { unit: at }.by(RULING_9_3_4));
        }
        if self.host_of(at).is_some() {
            return Err(No::NoTargetInside { unit: at }.by(R_BAN_3B));
        }
        Ok(hex)
    }

    /// Range and line of sight (MI-9.1b, MI-9.4a). Only crossbows cannot shoot over whoever stands in the way (MI-9.4d).
    fn may_reach(&self, weapon: Weapon, from: HexId, to: HexId) -> Result<(), Refused> {
        let (field, slope) = (self.field(), self.rules.options.los_slope);
        let range = field.way(from, to).map(|way| way.range());
        if range.and_then(|range| self.charts().range(weapon, range)).is_none() {
            return Err(No::OutOfRange { hex: to }.by(R_9_1B));
        }
        if !field.sees(from, to, slope) {
            return Err(No::NotSeen { hex: to }.by(R_9_4A).see(&[R_9_4B, R_9_4C, R_9_4E, RULING_9_4_2]));
        }
        let stands = |hex| self.state.at(hex).is_some();
        if weapon == Weapon::Crossbow && !field.sees_past(from, to, slope, stands) {
            return Err(No::UnitsInTheWay { hex: to }.by(R_9_4D).see(&[RULING_9_4_1, RULING_9_4_3]));
        }
        Ok(())
    }

    /// May a unit that is shot at shoot back (MI-9.2d)? Only at active fire of a unit (MI-Q9.2-2).
    pub fn may_shoot_back(&self, shot: &Shot) -> Result<(), Refused> {
        let unit = shot.at;
        if shot.mode != FireMode::Active {
            return Err(No::NoReturnFire { unit }.by(R_9_2D).see(&[RULING_9_2_2]));
        }
        let Shooter::Unit(enemy) = shot.by else {
            return Err(No::NoReturnFire { unit }.by(R_CRE_6));
        };
        if self.type_of(unit).weapon == Some(Weapon::Crossbow) {
            return Err(No::CrossbowsDoNot { unit }.by(R_9_2E));
        }
        self.may_hit(Shooter::Unit(unit), enemy)
    }

    /// May this unit shoot at an enemy that has entered one of its front hexes (MI-9.2f)? Crossbows do not at a counter-charge
    /// (MI-9.2h).
    pub fn may_shoot_at_entry(
        &self,
        by: UnitId,
        target: UnitId,
        hex: HexId,
        counter: bool,
    ) -> Result<(), Refused> {
        self.can_shoot(by)?;
        if self.seat(by) == self.seat(target) {
            return Err(No::NotEnemy { unit: target }.by(R_9_2F));
        }
        let front = self.hex_of(by).map(|at| self.field().front(at, self.facing_of(by)));
        if front.is_none_or(|front| !front.contains(&hex)) {
            return Err(No::NotInFront { unit: by, hex }.by(R_9_2F).see(&[R_9_1C]));
        }
        if counter && self.type_of(by).weapon == Some(Weapon::Crossbow) {
            return Err(No::CrossbowsDoNot { unit: by }.by(R_9_2H).see(&[RULING_9_2_5]));
        }
        // Axes that enter a schiltron are shot at as they come (MI-R61).
        self.hex_of(target).map(drop).ok_or(No::NotOnMap { unit: target }.by(RULING_9_3_4))
    }

    /// Everybody who may shoot at an enemy that has entered this hex, but for those who have.
    pub fn shooters_at_entry(&self, target: UnitId, hex: HexId, fired: Units, counter: bool) -> Units {
        let field = self.field();
        if self.hex_of(target) != Some(hex) {
            return Units::NONE;
        }
        let next = field.around(hex).iter().filter(|next| **next != HexId::OFF);
        let enemies = next.filter_map(|next| self.enemy_at(self.seat(target), *next));
        let may =
            |by: &UnitId| !fired.contains(*by) && self.may_shoot_at_entry(*by, target, hex, counter).is_ok();
        enemies.filter(may).collect()
    }

    /// All that is added to the die of a shot (MI-9.3a): `by` shoots from this hex at an enemy as it stands.
    pub fn fire_sum<C: Counted>(&self, by: Shooter, from: HexId, at: UnitId) -> C {
        let mut sum = C::default();
        let field = self.field();
        let (Some(weapon), Some(hex)) = (self.weapon_of(by), self.hex_of(at)) else { return sum };
        let Some(way) = field.way(from, hex) else { return sum };
        let charts = self.charts();
        let modifiers = &charts.fire_modifiers;
        sum.add(charts.range(weapon, way.range()).unwrap_or(0), R_9_3A_RANGE);
        sum.add_if(field.terrain(hex).fire_at, R_9_3A_TERRAIN);
        // Of two sides the one that is better for the target (MI-Q9.1-1).
        let across = field.enters(way).each().map(|side| {
            let trampled = self.state.is_trampled(field.mark(hex, side));
            field.kind(hex, side).filter(|_| !trampled).map_or(0, |kind| kind.fire_across)
        });
        sum.add_if(across.min().unwrap_or(0), R_9_3A_HEXSIDE);
        if self.mounted(at) && self.is_settled(at) && self.aspect_to(at, from) == Through::One(Aspect::Flank)
        {
            sum.add(modifiers.mounted_through_flank, R_9_3D_FLANK);
        }
        let in_wall = self.unit(at).formation == Formation::Wall;
        if in_wall && self.aspect_to(at, from).least() == Aspect::Front {
            sum.add(modifiers.wall_through_front, R_14_1E_FIRE);
        }
        let data = self.type_of(at);
        if data.armoured && !data.arm.mounted() && !self.rules.options.armour_off {
            sum.add(modifiers.armoured_foot, RULING_13_ARMOURED);
        }
        if let Shooter::Unit(unit) = by {
            if self.worn(unit) {
                sum.add(modifiers.firer_disordered, R_12_2C_FIRER);
            }
            let wet =
                self.battle().special.wet.filter(|wet| self.rules.options.wet && wet.units.contains(unit));
            sum.add_if(wet.map_or(0, |wet| wet.fire), R_CRE_1_WET);
        }
        sum
    }

    /// Has it a facing: a unit that is still on the move has none (MI-Q9.3-5)?
    fn is_settled(&self, unit: UnitId) -> bool {
        self.state.now.walk.is_none_or(|walk| walk.unit != unit || walk.halted || !walk.stepped)
    }

    /// The column of the fire table for a target (MI-9.3b): a Retired one in that of the Disordered (MI-Q9.3-2).
    #[inline]
    pub fn fire_column(&self, at: UnitId) -> FireColumn {
        FireColumn::of(self.arm(at), self.worn(at))
    }

    /// A shot with this throw, before it does anything.
    pub fn volley(&self, shot: Shot, modifiers: Tally, throw: u8) -> Option<Volley> {
        let (from, hex) = (self.stand_of(shot.by)?, self.hex_of(shot.at)?);
        let range = self.field().way(from, hex)?.range() as u8;
        let column = self.fire_column(shot.at);
        let total = i32::from(throw) + modifiers.sum();
        let result = self.charts().fire(total, column);
        Some(Volley { shot, from, hex, range, modifiers, column, throw, total: total as i8, result })
    }

    /// What makes a difference about a throw for fire: the result of the table, and whether leaders in the hex are in danger.
    pub fn fire_class(&self, total: i32, at: UnitId) -> u32 {
        let result = self.charts().fire(total, self.fire_column(at));
        let leaders = self.hex_of(at).is_some_and(|hex| self.state.leaders_at(hex).next().is_some());
        let danger = leaders && total >= self.charts().leader_in_fire.check_at;
        result.index() as u32 * 2 + u32::from(danger)
    }

    /// The rules behind a shot.
    pub fn rules_behind_shot(&self, volley: &Volley) -> Cited {
        let mode: &[engine::Rule] = match volley.shot.mode {
            FireMode::Active => &[R_9_2C, R_9_3C],
            FireMode::Return => &[R_9_2D, RULING_9_2_3],
            FireMode::Reaction => &[R_9_2F, R_9_3C, RULING_09],
            FireMode::Bombard => &[R_CRE_6],
        };
        let mut rules = [mode, &[R_9_3A, R_9_3B, R_9_2I]].concat();
        rules.extend(volley.modifiers.lines().iter().map(|line| line.rule));
        // Neighbours are always seen.
        rules.extend((volley.range > 1).then_some(R_9_4A));
        if let Shooter::Unit(unit) = volley.shot.by {
            rules.extend(self.mounted(unit).then_some(R_9_2A));
            rules.extend(self.card(unit).on_foot.map(|_| RULING_9_1_2));
        }
        let at = volley.shot.at;
        if self.mounted(at) {
            let behind = self.is_settled(at) && self.aspect_to(at, volley.from).greatest() == Aspect::Rear;
            rules.extend(behind.then_some(RULING_9_3_1));
            rules.extend((volley.shot.mode == FireMode::Reaction).then_some(RULING_9_3_5));
        }
        rules
    }

    /// Has this bombard fired in this activation (MI-CRE-6)?
    pub fn has_fired(&self, bombard: MarkerId) -> bool {
        self.state.bombards_fired >> (bombard.index() & 7) & 1 == 1
    }
}
