//! Who may shoot at whom (G-11).

use crate::action::Action;
use crate::content::Kind;
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::state::*;

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
        let firing = self.mover().other();
        // While somebody moves only he is shot at, and nobody once he is gone (G-R26).
        let window = matches!(self.state.now.tasks.last(), Some(Task::React | Task::Volley { .. }));
        let walker = self.walker_hex().filter(|_| window);
        if window && walker.is_none() {
            return;
        }
        let leader = matches!(self.state.now.walk.map(|walk| walk.who), Some(Walker::Leader(_)));
        let declared: Vec<UnitId> = match self.state.now.tasks.last() {
            Some(Task::Volley { answers, .. }) => answers.iter().map(|shot| shot.by).collect(),
            _ => Vec::new(),
        };
        for by in self.rules.shooters.iter().copied() {
            let card = self.card(by);
            if card.side != firing
                || self.state.hex_of(by).is_none()
                || !self.shoots(by)
                || !self.unfired(by)
                || declared.contains(&by)
            {
                continue;
            }
            let hexes: Vec<HexId> = match walker {
                Some(hex) => vec![hex],
                None => self.fire_hexes(by),
            };
            for hex in hexes {
                if !self.may_fire(by, hex, false) {
                    continue;
                }
                // A leader on the move draws the throw for leaders, not fire on those he joins (G-11.2.5).
                if window && leader {
                    if !see(by, Aim::Leaders(hex)) {
                        return;
                    }
                    continue;
                }
                let mut units = false;
                for target in self.state.at(hex).filter(|id| self.seat(*id) != firing) {
                    // While somebody moves only he is shot at.
                    if walker.is_some()
                        && self.state.now.walk.and_then(|walk| walk.unit()).is_some_and(|it| it != target)
                    {
                        continue;
                    }
                    units = true;
                    if !see(by, Aim::Unit(target)) {
                        return;
                    }
                }
                if !units && self.lone_leader(firing.other(), hex) && !see(by, Aim::Leaders(hex)) {
                    return;
                }
            }
            if walker.is_none() && card.kind == Kind::Bombard {
                for hex in self.field().forts.iter().copied() {
                    if self.fortified(hex) && self.may_fire(by, hex, true) && !see(by, Aim::Object(hex)) {
                        return;
                    }
                }
            }
        }
    }

    /// The hexes around a firer that could hold a target.
    pub(super) fn fire_hexes(&self, by: UnitId) -> Vec<HexId> {
        let Some(from) = self.state.hex_of(by) else { return Vec::new() };
        let near = self.field().next[usize::from(from)].into_iter().filter(|hex| *hex != OFF);
        let far = self.field().two[usize::from(from)].iter().map(|two| two.to);
        near.chain(far).collect()
    }

    /// In the zone of fire and in sight (G-11.2.1, G-11.2.6).
    pub fn may_fire(&self, by: UnitId, hex: HexId, object: bool) -> bool {
        let Some(from) = self.state.hex_of(by) else { return false };
        self.in_fire_zone(by, hex, object).is_some_and(|range| range == 1 || self.sees(from, hex))
    }

    /// The hex of whoever moves.
    pub fn walker_hex(&self) -> Option<HexId> {
        match self.state.now.walk?.who {
            Walker::Unit(unit) | Walker::Fleeing(unit) => self.state.hex_of(unit),
            Walker::Leader(leader) => self.state.leaders[usize::from(leader)].spot.hex(),
        }
    }

    pub fn aim_hex(&self, at: Aim) -> Option<HexId> {
        match at {
            Aim::Unit(unit) => self.state.hex_of(unit),
            Aim::Leaders(hex) | Aim::Object(hex) => Some(hex),
        }
    }

    /// Horse archers on the move may shoot back at who shoots at them, at the same time (G-11.2.7).
    pub fn may_shoot_back(&self, shot: Shot) -> bool {
        let Some(walk) = self.state.now.walk else { return false };
        let Walker::Unit(rider) = walk.who else { return false };
        let target = self.state.hex_of(shot.by);
        shot.at == Aim::Unit(rider)
            && self.may_shoot_riding(rider, &walk)
            && target.is_some_and(|hex| self.may_fire(rider, hex, false))
    }

    /// Has a horse archer its own shot left, and a point to pay for it (G-11.5.7, G-11.5.8)?
    pub(super) fn may_shoot_riding(&self, rider: UnitId, walk: &Walk) -> bool {
        self.card(rider).kind == Kind::HorseArcher
            && self.shoots(rider)
            && !self.state.unit(rider).marks.has(Marks::SHOT_RIDING)
            && walk.left >= self.charts().movement.shot
    }

    /// Friends of the firer next to the target (G-11.2.2).
    pub fn friends_beside(&self, by: UnitId, hex: HexId) -> Vec<UnitId> {
        let seat = self.seat(by);
        let around = self.field().next[usize::from(hex)].into_iter().filter(|near| *near != OFF);
        let mut list: Vec<UnitId> = around
            .flat_map(|near| self.state.at(near))
            .filter(|id| self.seat(*id) == seat && *id != by)
            .collect();
        list.sort_unstable();
        list
    }
}
