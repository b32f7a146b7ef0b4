//! What is asked now, and which answers there are. Whether one may be given `choices/answering.rs` says.

mod answering;
mod several;

use crate::action::Action;
use crate::ch1_battlefield::{laid_now, picks};
use crate::ch2_recruiting::candidates;
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use engine::decision::Role;
use engine::{Decision, Seat};

/// What is asked now, of whom, by which rule; `None` when the game is over.
#[inline]
pub fn question(state: &State) -> Option<Decision> {
    let ask = Decision::new;
    Some(match state.phase {
        Phase::ChooseInner => ask(RED, "lay-inner", Role::SetUp, RULING_01),
        Phase::ChooseOuter => ask(YELLOW, "lay-outer", Role::SetUp, RULING_01),
        Phase::ChooseSmall => ask(RED, "lay-small", Role::SetUp, RULING_01),
        Phase::Recruit(seat) => {
            Decision { open: true, secret: true, ..ask(seat, "recruit", Role::SetUp, R_II_1) }
        }
        Phase::PlaceWagon(seat) => ask(seat, "wagon", Role::SetUp, R_III_3),
        Phase::PlaceUnit(seat) => ask(seat, "deploy", Role::SetUp, R_III_4),
        Phase::Turn => ask(state.turn, "turn", Role::Choose, R_IV_0),
        Phase::Moving(_) => ask(state.turn, "move", Role::Step, R_IV_A),
        Phase::Respond { .. } => {
            Decision { reaction: true, ..ask(state.turn.other(), "respond", Role::React, R_IV_C) }
        }
        Phase::Return { .. } => ask(state.turn, "return", Role::Settle, R_IV_7_D),
        Phase::Over(_) => return None,
    })
}

impl Look<'_> {
    /// All legal actions, in a fixed order; candidates where an army is to be recruited.
    pub fn legal(&self, out: &mut Vec<Action>) {
        match &self.state.phase {
            phase @ (Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall) => {
                let kind = laid_now(phase).into_iter();
                out.extend(kind.flat_map(|kind| picks(self.board.geo.size, kind)).map(Action::Lay));
            }
            Phase::Recruit(_) => {
                out.extend(candidates(self.board.geo.size).map(|army| Action::Recruit { army, salt: 0 }));
            }
            Phase::PlaceWagon(seat) => {
                let free = self.board.geo.hexes().filter(|hex| self.may_place(*seat, Kind::W, *hex).is_ok());
                out.extend(free.map(|hex| Action::PlaceWagon { hex }));
            }
            Phase::PlaceUnit(seat) => self.placements(*seat, out),
            Phase::Turn => self.turns(out),
            Phase::Moving(moving) => {
                if let Some(hex) = self.state.unit(moving.unit).hex() {
                    self.moves_of(moving.unit, hex, Some(moving), out);
                }
                if self.may_stop(moving.unit).is_ok() {
                    out.push(Action::Stop);
                }
            }
            Phase::Respond { defender, .. } => self.responses(*defender, out),
            Phase::Return { ready } => {
                self.entries(*ready, out);
                out.push(Action::Finish);
            }
            Phase::Over(_) => {}
        }
    }

    /// What a seat may do with its turn.
    fn turns(&self, out: &mut Vec<Action>) {
        for (unit, counter) in self.state.units_of(self.state.turn) {
            if let Some(hex) = counter.hex() {
                self.moves_of(unit, hex, None, out);
            }
        }
        if self.may_regroup(self.state.turn).is_ok() {
            out.push(Action::Regroup);
        }
        out.push(Action::Pass);
    }

    /// Everything one unit can do now: step, fight, shoot, merge, dismount.
    #[inline]
    fn moves_of(&self, unit: UnitId, hex: HexId, moving: Option<&Moving>, out: &mut Vec<Action>) {
        self.each_move(unit, hex, moving, |action| {
            out.push(action);
            true
        });
    }

    /// Walks through everything one unit can do now until `go_on` says no; true if it did.
    #[inline]
    fn each_move(
        &self,
        unit: UnitId,
        hex: HexId,
        moving: Option<&Moving>,
        mut go_on: impl FnMut(Action) -> bool,
    ) -> bool {
        let counter = self.state.unit(unit);
        if self.dismounting && self.may_dismount(unit).is_ok() && !go_on(Action::Dismount { unit }) {
            return true;
        }
        if counter.points == 0 {
            return false;
        }
        let range = self.charts.kind(counter.kind).range;
        for next in self.board.geo.around[usize::from(hex)].into_iter().filter(|next| *next != OFF) {
            // Who stands there decides which of the questions can have the answer yes.
            let own = self.state.at(next).map(|there| there.seat() == unit.seat());
            let stopped = match own {
                Some(false) => {
                    (self.may_melee(unit, moving, next).is_ok()
                        && !go_on(Action::Melee { unit, target: next }))
                        || (range > 0
                            && self.may_shoot(unit, next).is_ok()
                            && !go_on(Action::Shoot { unit, target: next }))
                }
                _ => {
                    (self.may_step(unit, moving, next).is_ok() && !go_on(Action::Step { unit, to: next }))
                        || (own == Some(true)
                            && self.may_merge(unit, moving, next).is_ok()
                            && !go_on(Action::Merge { unit, with: next }))
                }
            };
            if stopped {
                return true;
            }
        }
        let far = || self.board.sees(self.charts, hex).filter(|target| self.may_shoot(unit, *target).is_ok());
        range > 1 && far().any(|target| !go_on(Action::Shoot { unit, target }))
    }

    fn placements(&self, seat: Seat, out: &mut Vec<Action>) {
        self.each_place(seat, self.reserve_kinds(seat), |kind, hex| {
            out.push(Action::Place { kind, hex });
            true
        });
        out.push(Action::HoldBack);
    }

    /// The answers to a melee.
    fn responses(&self, defender: UnitId, out: &mut Vec<Action>) {
        out.push(Action::Stand);
        if let Some(hex) = self.state.unit(defender).hex() {
            let around = self.board.geo.around[usize::from(hex)].into_iter();
            let open = around.filter(|to| self.may_retreat(defender, *to).is_ok());
            out.extend(open.map(|to| Action::Retreat { to }));
        }
        if self.may_leave(defender).is_ok() {
            out.push(Action::Leave);
        }
    }

    /// Units that may be put next to the wagon, each description once.
    fn entries(&self, ready: u32, out: &mut Vec<Action>) {
        let seat = self.state.turn;
        let Some((_, wagon)) = self.state.wagon(seat) else { return };
        for kind in KINDS {
            for (worn, away) in [(false, false), (false, true), (true, true)] {
                if self.waiting(seat, ready, kind, worn, away).is_none() {
                    continue;
                }
                for hex in self.board.geo.around[usize::from(wagon)] {
                    if self.may_enter(seat, ready, (kind, worn, away), hex).is_ok() {
                        out.push(Action::Enter { kind, worn, away, hex });
                    }
                }
            }
        }
    }

    /// Is there anything that this unit can do now?
    pub fn can_act(&self, unit: UnitId) -> bool {
        let Some(hex) = self.state.unit(unit).hex().filter(|_| self.may_command(unit).is_ok()) else {
            return false;
        };
        self.each_move(unit, hex, self.state.moving(), |_| false)
    }

    /// Has a unit in the middle of its move anything left to do but stop?
    pub fn can_go_on(&self, unit: UnitId) -> bool {
        let (Phase::Moving(moving), Some(hex)) = (&self.state.phase, self.state.unit(unit).hex()) else {
            return false;
        };
        self.each_move(unit, hex, Some(moving), |_| false)
    }

    /// Can any unit be put next to the wagon?
    pub fn can_enter(&self, ready: u32) -> bool {
        let mut entries = Vec::new();
        self.entries(ready, &mut entries);
        !entries.is_empty()
    }
}
