//! A position with everything that is asked of it: who is asked what, which answers there are, and which of them may be given.
//!
//! Every question "may this be done?" is answered by one function that returns its price, or a [`No`] with the rule that forbids
//! it. Listing the legal actions, checking one, explaining it and carrying it out all ask the same function.

use crate::action::Action;
use crate::ch1_battlefield::{Board, laid_now, may_lay, picks};
use crate::ch2_recruiting::{candidates, may_recruit};
use crate::ch5_victory::rule_of_end;
use crate::content::Charts;
use crate::rules::*;
use crate::state::*;
use arrayvec::ArrayVec;
use engine::decision::Role;
use engine::{Decision, Refusal, Rule, Seat};

pub use crate::refusing::{No, Refused};

/// A position, its board and its charts.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub charts: &'a Charts,
    pub board: &'a Board,
    pub state: &'a State,
    /// Chapter VI is in use.
    pub dismounting: bool,
}

/// The rules behind an event or an answer, where circumstances decide them. They live on the stack.
pub type Cited = ArrayVec<Rule, 16>;

/// All reasons against an answer that is put together from parts: more than one part may be wrong.
pub type AllRefused = Vec<Refused>;

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

// ---------------------------------------------------------------- which answers there are

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

// ---------------------------------------------------------------- which of them may be given

impl Look<'_> {
    /// Is this action legal now, and if not, why?
    pub fn permit(&self, action: &Action) -> Result<(), Refused> {
        use Action::*;
        let moving = self.state.moving();
        match (&self.state.phase, *action) {
            (phase @ (Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall), Lay(pick)) => {
                let kind = laid_now(phase).unwrap_or(pick.kind());
                may_lay(self.board.geo.size, kind, &pick).map_err(|all| all[0])
            }
            (Phase::Recruit(_), Recruit { army, .. }) => {
                may_recruit(self.charts, self.board.geo.size, &army).map_err(|all| all[0])
            }
            (Phase::PlaceWagon(seat), PlaceWagon { hex }) => self.may_place(*seat, Kind::W, hex),
            (Phase::PlaceUnit(seat), Place { kind, hex }) => self.may_deploy(*seat, kind, hex),
            (Phase::Turn | Phase::Moving(_), Step { unit, to }) => {
                self.may_command(unit)?;
                self.may_step(unit, moving, to).map(drop)
            }
            (Phase::Turn | Phase::Moving(_), Melee { unit, target }) => {
                self.may_command(unit)?;
                self.may_melee(unit, moving, target).map(drop)
            }
            (Phase::Turn | Phase::Moving(_), Shoot { unit, target }) => {
                self.may_command(unit)?;
                self.may_shoot(unit, target).map(drop)
            }
            (Phase::Turn | Phase::Moving(_), Merge { unit, with }) => {
                self.may_command(unit)?;
                self.may_merge(unit, moving, with).map(drop)
            }
            (Phase::Turn | Phase::Moving(_), Dismount { unit }) => {
                self.may_dismount_in_this_turn(unit)?;
                self.may_command(unit)?;
                self.may_dismount(unit).map(drop)
            }
            (_, Dismount { unit }) => {
                self.may_dismount_in_this_turn(unit)?;
                Err(self.not_now())
            }
            (Phase::Turn, Regroup) => self.may_regroup(self.state.turn),
            (Phase::Moving(moving), Stop) => self.may_stop(moving.unit),
            (Phase::Respond { defender, .. }, Retreat { to }) => self.may_retreat(*defender, to).map(drop),
            (Phase::Respond { defender, .. }, Leave) => self.may_leave(*defender).map(drop),
            (Phase::Return { ready }, Enter { kind, worn, away, hex }) => {
                self.may_enter(self.state.turn, *ready, (kind, worn, away), hex).map(drop)
            }
            (Phase::PlaceUnit(_), HoldBack)
            | (Phase::Turn, Pass)
            | (Phase::Respond { .. }, Stand)
            | (Phase::Return { .. }, Finish) => Ok(()),
            // Named one by one, so that an action that nobody may ever do does not compile.
            (
                _,
                Lay(_)
                | Recruit { .. }
                | PlaceWagon { .. }
                | Place { .. }
                | HoldBack
                | Step { .. }
                | Melee { .. }
                | Shoot { .. }
                | Merge { .. }
                | Stop
                | Regroup
                | Pass
                | Stand
                | Retreat { .. }
                | Leave
                | Enter { .. }
                | Finish,
            ) => Err(self.not_now()),
        }
    }

    /// All reasons why an action is not legal now.
    pub fn reasons(&self, action: &Action) -> AllRefused {
        let (size, phase) = (self.board.geo.size, &self.state.phase);
        let all = match (action, laid_now(phase)) {
            (Action::Lay(pick), Some(kind)) => may_lay(size, kind, pick),
            (Action::Recruit { army, .. }, None) if matches!(phase, Phase::Recruit(_)) => {
                may_recruit(self.charts, size, army)
            }
            _ => self.permit(action).map_err(|refused| vec![refused]),
        };
        all.err().unwrap_or_default()
    }

    /// Is this action legal, and if not, why, in words?
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        let reasons = self.reasons(action);
        if reasons.is_empty() { Ok(()) } else { Err(self.refusals(&reasons)) }
    }

    /// Something else is asked, by its own rule, or nothing any more.
    pub fn not_now(&self) -> Refused {
        match (question(self.state), &self.state.phase) {
            (None, Phase::Over(ending)) => No::GameOver.by(rule_of_end(ending.end)),
            (question, _) => No::NotNow.by(question.map_or(R_V_6, |question| question.rule)),
        }
    }

    /// Is it this unit's move? The seat's own, and only one in a turn.
    pub fn may_command(&self, unit: UnitId) -> Result<(), Refused> {
        if unit.seat() != self.state.turn {
            return Err(self.not_yours());
        }
        match self.state.moving() {
            Some(moving) if moving.unit != unit => Err(No::OtherMoves { unit: moving.unit }.by(R_IV_A)),
            _ => Ok(()),
        }
    }

    /// Nobody commands the other's units, neither setting up nor in battle.
    pub fn not_yours(&self) -> Refused {
        match self.state.phase {
            Phase::PlaceWagon(_) | Phase::PlaceUnit(_) => No::NotYours.by(R_III_4),
            _ => No::NotYours.by(R_IV_A),
        }
    }

    /// The hex of a unit on the map: only those act.
    #[inline]
    pub fn on_map(&self, unit: UnitId) -> Result<HexId, Refused> {
        self.state.unit(unit).hex().ok_or(No::NotOnMap.by(R_IV_A))
    }

    /// Is there such a hex? Nobody leaves the map but by retreating.
    #[inline]
    pub fn exists(&self, hex: HexId) -> Result<(), Refused> {
        if usize::from(hex) < self.board.geo.hexes.len() { Ok(()) } else { Err(No::OffMap.by(R_IV_3_D)) }
    }

    /// Does the ground let a kind of unit onto a hex?
    #[inline]
    pub fn may_stand_on(&self, kind: Kind, hex: HexId) -> Result<(), Refused> {
        match self.board.allows(self.charts, kind, hex) {
            true => Ok(()),
            false => Err(No::Ground { kind, hex }.by(self.board.closing_rule(kind, hex))),
        }
    }

    /// The defender in a melee that waits for an answer.
    pub fn defender(&self) -> Option<UnitId> {
        match self.state.phase {
            Phase::Respond { defender, .. } => Some(defender),
            _ => None,
        }
    }
}
