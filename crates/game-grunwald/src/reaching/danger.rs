//! Who may answer a move: with a shot, or on horseback.

use crate::ch09_disorder::contagion;
use crate::event::Cause;
use crate::field::HexId;
use crate::look::Look;
use crate::state::*;
use engine::Rule;

/// Where the other side may answer whoever comes by: with a shot, or on horseback. The position is one without the unit on its way:
/// where it stands now it bars nobody from riding after it.
pub(super) struct Danger<'a> {
    look: Look<'a>,
    /// By hex, as far as it was asked.
    shots: Vec<Option<bool>>,
    riders: Vec<Option<bool>>,
}

impl<'a> Danger<'a> {
    pub(super) fn new(look: Look<'a>) -> Danger<'a> {
        let unasked = vec![None; look.field().next.len()];
        Danger { look, shots: unasked.clone(), riders: unasked }
    }

    /// May somebody there be shot at: after a step, after a turn (G-R66)?
    pub(super) fn shot_at(&mut self, hex: HexId) -> bool {
        let look = self.look;
        *self.shots[usize::from(hex)].get_or_insert_with(|| !look.shooters_at(hex).is_empty())
    }

    /// May somebody who has come there be shot at or counter-charged?
    pub(super) fn answered(&mut self, hex: HexId, rides: bool) -> bool {
        let look = self.look;
        let ridden = || !look.counter_chargers(look.mover().other(), hex).is_empty();
        self.shot_at(hex)
            || rides && look.cavalry_phase() && *self.riders[usize::from(hex)].get_or_insert_with(ridden)
    }
}

impl Look<'_> {
    /// Who of the other side could shoot at somebody in a hex (G-11.1.5).
    pub fn shooters_at(&self, hex: HexId) -> Vec<UnitId> {
        let enemy = self.mover().other();
        let shoots =
            |id: &UnitId| self.may_shoot(enemy, *id).is_ok() && self.may_fire(*id, hex, false).is_ok();
        self.rules.shooters.iter().copied().filter(shoots).collect()
    }

    /// Is somebody tested when a unit comes there in such order: those who stand there by its disorder, or it by theirs (G-R42)?
    /// Nobody in good order beside a leader (G-9.1.3). `led`: one rides along.
    pub(super) fn tests_at(&self, unit: UnitId, hex: HexId, own: Cohesion, led: bool) -> bool {
        let led = || led || self.led_at(unit, hex);
        let tests = |id: UnitId| {
            let other = self.state.unit(id).cohesion;
            id != unit && (contagion(own, other, led).is_some() || contagion(other, own, led).is_some())
        };
        self.state.at(hex).any(tests)
    }

    /// Is it the one who comes? Then his move ends there, and his charge (G-R40).
    pub(super) fn tested_at(&self, unit: UnitId, hex: HexId, own: Cohesion, led: bool) -> bool {
        let led = || led || self.led_at(unit, hex);
        let tests = |id: UnitId| id != unit && contagion(own, self.state.unit(id).cohesion, led).is_some();
        self.state.at(hex).any(tests)
    }

    /// What becomes of a unit in such order on ground that it enters: nothing beside a leader, nothing more of who is in disorder
    /// (G-4.2.5, G-4.2.6, G-9.1.3, G-R29).
    pub(super) fn cohesion_on(
        &self,
        unit: UnitId,
        hex: HexId,
        rough: Option<Rule>,
        own: Cohesion,
        led: bool,
    ) -> Cohesion {
        let led = || led || self.led_at(unit, hex);
        let worse = rough.and_then(|_| self.worse(unit, own, Cause::Ground, led()));
        worse.map_or(own, |(cohesion, _)| cohesion)
    }

    /// Does anybody stand there, be it a leader by himself?
    pub(super) fn peopled(&self, hex: HexId) -> bool {
        self.state.anybody(hex).is_some() || self.state.leaders_at(hex).next().is_some()
    }

    /// Does a banner lie there that it takes up and cannot carry on (G-7.1.3)?
    pub(super) fn bound_at(&self, unit: UnitId, hex: HexId) -> bool {
        let mut there = self.banners_that_lie(hex);
        there.any(|banner| self.takes_up(banner, unit).is_some() && self.state.binds(banner, unit))
    }
}
