//! Is this an answer to the question of the moment, and may it be given?

use super::question;
use crate::action::Action;
use crate::ch1_battlefield::{laid_now, may_lay};
use crate::ch2_recruiting::may_recruit;
use crate::ch5_victory::rule_of_end;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::Refusal;

impl Look<'_> {
    /// Is this an answer to the question of the moment, and may it be given?
    pub fn may_answer(&self, action: &Action) -> Result<(), Refused> {
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

    /// Is this action legal, and if not, why, in words?
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        let reasons = self.reasons(action);
        if reasons.is_empty() { Ok(()) } else { Err(self.refusals(&reasons)) }
    }

    /// A reason in words, with its rule and what it rests on besides.
    pub fn refusal(&self, refused: Refused) -> Refusal {
        let refusal = self.in_words(refused);
        match refused.no {
            // Whose zone it is, is looked up only for whoever asks.
            No::RetreatIntoZone { hex } => refusal.see(&self.rules_behind_closed_refuge(hex)),
            _ => refusal,
        }
    }

    pub fn refusals(&self, all: &[Refused]) -> Refusal {
        Refusal { reasons: all.iter().flat_map(|refused| self.refusal(*refused).reasons).collect() }
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
}
