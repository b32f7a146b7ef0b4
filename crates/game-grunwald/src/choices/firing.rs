//! Who may shoot at whom (G-11).

use super::Asked;
use crate::action::Action;
use crate::content::Kind;
use crate::field::{HexId, OFF};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::Seat;
use engine::sorted::InOrder;

impl Look<'_> {
    /// At whom the other side may shoot now: the walker, or anybody in the windows at both ends of a phase (G-R26).
    pub(super) fn fire_choices(&self, out: &mut Vec<Action>) {
        self.each_shot(&mut |by, at| {
            out.push(Action::Fire { by, at });
            true
        });
        out.push(Action::HoldFire);
    }

    pub fn has_shots(&self) -> bool {
        let mut any = false;
        self.each_shot(&mut |_, _| {
            any = true;
            false
        });
        any
    }

    /// Every shot that the side which does not move may make now, until `see` has had enough.
    pub(super) fn each_shot(&self, see: &mut dyn FnMut(UnitId, Aim) -> bool) {
        let window = self.window();
        // While somebody moves only his hex is shot at, and none once he is gone (G-R26).
        let only = self.walker_hex().filter(|_| window);
        if window && only.is_none() {
            return;
        }
        let seat = self.mover().other();
        for by in self.rules.shooters.iter().copied().filter(|by| self.may_shoot(seat, *by).is_ok()) {
            let around = only.is_none().then(|| self.fire_hexes(by)).into_iter().flatten();
            for hex in only.into_iter().chain(around).filter(|hex| self.may_fire(by, *hex, false).is_ok()) {
                let units = self.state.at(hex).map(Aim::Unit);
                for at in units.chain([Aim::Leaders(hex)]) {
                    if self.may_aim(by, at, hex).is_ok() && !see(by, at) {
                        return;
                    }
                }
            }
            // While somebody moves no walls are aimed at: nobody need be asked why not.
            if window || self.card(by).kind != Kind::Bombard {
                continue;
            }
            for hex in self.field().forts.iter().copied() {
                let at = Aim::Object(hex);
                let may = self.may_aim(by, at, hex).is_ok() && self.may_fire(by, hex, true).is_ok();
                if may && !see(by, at) {
                    return;
                }
            }
        }
    }

    /// Does somebody move just now, so that only he is shot at (G-R26)?
    fn window(&self) -> bool {
        matches!(self.state.now.tasks.last(), Some(Task::React | Task::Volley { .. }))
    }

    /// May this be shot now: at an enemy who moves, in the windows at both ends of his phase, or by horse archers on their way?
    pub(super) fn may_fire_now(&self, asked: &Asked, by: UnitId, at: Aim) -> Result<(), Refused> {
        if asked.step().is_ok() {
            self.may_use_bow(asked.seat, by)?;
            let Some(walk) = self.walk_of(by) else { return self.may_shoot_beside_the_walk(by, at) };
            return self.may_fire_riding(by, walk, at);
        }
        asked.fire()?;
        self.may_shoot(asked.seat, by)?;
        let hex = self.aim_hex(at).ok_or(No::NoTarget.by(R_11_1_5))?;
        self.may_fire(by, hex, matches!(at, Aim::Object(_)))?;
        self.may_aim(by, at, hex)
    }

    /// May this unit of a seat shoot at all, whoever it is at?
    pub fn may_shoot(&self, seat: Seat, unit: UnitId) -> Result<(), Refused> {
        self.may_use_bow(seat, unit)?;
        if !self.unfired(unit) {
            return Err(No::ShotAlready { unit }.by(R_11_1_6).see(&[R_11_5_6]));
        }
        // Of a volley each shot is called once, and thrown with the others.
        let called = match self.state.now.tasks.last() {
            Some(Task::Volley { answers, .. }) => answers.iter().any(|shot| shot.by == unit),
            _ => false,
        };
        if called {
            return Err(No::ShotAlready { unit }.by(R_11_1_6).see(&[R_11_5_6]));
        }
        Ok(())
    }

    /// Is it his, does it shoot, and is it in order and ready to?
    fn may_use_bow(&self, seat: Seat, unit: UnitId) -> Result<(), Refused> {
        let kind = self.card(unit).kind;
        if self.seat(unit) != seat {
            return Err(No::NotYours { unit }.by(R_11_1_5));
        }
        if !kind.missile() && kind != Kind::HorseArcher {
            return Err(No::NoShooter { unit }.by(R_11_1_7));
        }
        if self.state.unit(unit).cohesion == Cohesion::Panicked {
            return Err(No::Panicked { unit }.by(R_10_2_1));
        }
        if !self.shoots(unit) {
            return Err(No::NotReady { unit }.by(R_11_1_2));
        }
        Ok(())
    }

    /// May this be aimed at, which stands in reach and in sight? While somebody moves only he is (G-R26).
    fn may_aim(&self, unit: UnitId, at: Aim, hex: HexId) -> Result<(), Refused> {
        let (own, window) = (self.seat(unit), self.window());
        let walk = self.state.now.walk.filter(|_| window);
        let apart = window && self.walker_hex() != Some(hex);
        let leads = matches!(walk.map(|walk| walk.who), Some(Walker::Leader(_)));
        let enemies = || self.state.at(hex).any(|id| self.seat(id) != own);
        let not_now = Err(No::NoTargetNow { unit, hex }.by(R_11_1_5).see(&[RULING_26]));
        let nobody = Err(No::NoEnemyThere { unit, hex }.by(R_11_1_5));
        match at {
            Aim::Unit(target) if self.seat(target) == own => Err(No::OwnTarget { unit }.by(R_11_1_5)),
            Aim::Unit(target) => match walk.and_then(|walk| walk.unit()) {
                // A leader on the move draws the throw for leaders, not fire on those he joins (G-11.2.5).
                _ if apart || leads => not_now,
                Some(walker) if walker != target => not_now,
                _ => Ok(()),
            },
            Aim::Leaders(_) if leads && !apart => Ok(()),
            Aim::Leaders(_) if enemies() => Err(No::LeaderAmong { unit, hex }.by(RULING_28).see(&[R_11_2_5])),
            Aim::Leaders(_) if window => not_now,
            Aim::Leaders(_) if self.lone_leader(own.other(), hex) => Ok(()),
            Aim::Object(_) if window => not_now,
            Aim::Object(_) if self.card(unit).kind == Kind::Bombard && self.fortified(hex) => Ok(()),
            Aim::Leaders(_) | Aim::Object(_) => nobody,
        }
    }

    /// While his own side moves nobody shoots but the horse archer who is on his way (G-R25).
    fn may_shoot_beside_the_walk(&self, unit: UnitId, at: Aim) -> Result<(), Refused> {
        self.aim_hex(at).ok_or(No::NoTarget.by(R_11_1_5))?;
        match self.card(unit).kind {
            Kind::HorseArcher => Err(No::ShotOfAnother { unit }.by(R_4_1_2)),
            _ => Err(No::ShotNotNow { unit }.by(R_11_1_5).see(&[RULING_25])),
        }
    }

    /// In his own move only a horse archer shoots, and at neighbours (G-R25).
    pub(super) fn may_fire_riding(&self, unit: UnitId, walk: &Walk, at: Aim) -> Result<(), Refused> {
        let hex = self.aim_hex(at).ok_or(No::NoTarget.by(R_11_1_5))?;
        let beside = self.state.hex_of(unit).is_some_and(|from| self.field().side_to(from, hex).is_some());
        if self.card(unit).kind == Kind::HorseArcher && !beside {
            return Err(No::OutOfZone { unit, hex }.by(R_11_5_4));
        }
        self.may_shoot_riding(unit, walk.left)?;
        let seat = self.seat(unit);
        let enemy = match at {
            Aim::Unit(target) => self.seat(target) != seat,
            Aim::Leaders(there) => self.lone_leader(seat.other(), there),
            Aim::Object(_) => false,
        };
        if enemy { Ok(()) } else { Err(No::NoEnemyThere { unit, hex }.by(R_11_5_4)) }
    }

    /// The hexes around a firer that could hold a target.
    pub(super) fn fire_hexes(&self, by: UnitId) -> impl Iterator<Item = HexId> + '_ {
        let (from, field) = (self.state.hex_of(by), self.field());
        let near =
            from.into_iter().flat_map(move |from| field.next[usize::from(from)]).filter(|hex| *hex != OFF);
        let far =
            from.into_iter().flat_map(move |from| field.at_two[usize::from(from)].iter().map(|two| two.to));
        near.chain(far)
    }

    /// In the zone of fire and in sight (G-11.2.1, G-11.2.6): how far away.
    pub fn may_fire(&self, by: UnitId, hex: HexId, object: bool) -> Result<u32, Refused> {
        let Some(range) = self.in_fire_zone(by, hex, object) else {
            let rule = match self.card(by).kind {
                Kind::Bombard => R_11_7_2,
                Kind::HorseArcher => R_11_5_4,
                _ => R_11_2_1,
            };
            return Err(No::OutOfZone { unit: by, hex }.by(rule).see(&[RULING_27]));
        };
        let seen = range == 1 || self.state.hex_of(by).is_some_and(|from| self.sees(from, hex));
        if seen { Ok(range) } else { Err(No::NoSight { unit: by, hex }.by(R_11_2_6).see(&[RULING_27])) }
    }

    /// The hex of whoever moves.
    pub fn walker_hex(&self) -> Option<HexId> {
        match self.state.now.walk?.who {
            Walker::Unit(unit) | Walker::Fleeing(unit) => self.state.hex_of(unit),
            Walker::Leader(leader) => self.state.leader(leader).whereabouts.hex(),
        }
    }

    pub fn aim_hex(&self, at: Aim) -> Option<HexId> {
        match at {
            Aim::Unit(unit) => self.state.hex_of(unit),
            Aim::Leaders(hex) | Aim::Object(hex) => Some(hex),
        }
    }

    /// Horse archers on the move may shoot back at who shoots at them, at the same time (G-11.2.7).
    pub fn may_shoot_back(&self, shot: Shot) -> Result<(), Refused> {
        let none = No::NoTarget.by(R_11_2_7);
        let walk = self.state.now.walk.ok_or(none)?;
        let Walker::Unit(rider) = walk.who else { return Err(none) };
        let hex = self.state.hex_of(shot.by).filter(|_| shot.at == Aim::Unit(rider)).ok_or(none)?;
        self.may_shoot_riding(rider, walk.left)?;
        self.may_fire(rider, hex, false).map(drop)
    }

    /// Has a horse archer its own shot left, and a point to pay for it?
    pub fn may_shoot_riding(&self, unit: UnitId, left: u8) -> Result<(), Refused> {
        if self.card(unit).kind != Kind::HorseArcher {
            return Err(No::ShotNotNow { unit }.by(R_11_1_5).see(&[RULING_25]));
        }
        if !self.shoots(unit) {
            return Err(No::Panicked { unit }.by(R_10_2_1));
        }
        if self.state.unit(unit).marks.has(Marks::SHOT_RIDING) {
            return Err(No::ShotRiding { unit }.by(R_11_5_7));
        }
        self.may_pay(unit, self.charts().movement.shot, left, R_11_5_8)
    }

    /// Friends of the firer next to the target (G-11.2.2).
    pub fn friends_beside(&self, by: UnitId, hex: HexId) -> Vec<UnitId> {
        let seat = self.seat(by);
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
        let mut list: Vec<UnitId> = around
            .flat_map(|near| self.state.at(near))
            .filter(|id| self.seat(*id) == seat && *id != by)
            .collect();
        list.put_in_order();
        list
    }
}
