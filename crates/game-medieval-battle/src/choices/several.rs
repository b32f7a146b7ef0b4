//! Where several rules are broken at once each is named: the parts of a question are asked one by one, by the functions that decide it.

use crate::action::Action;
use crate::ch1_battlefield::{laid_now, may_lay};
use crate::ch2_recruiting::may_recruit;
use crate::ch4_battle::melee::WAGON_ATTACKS;
use crate::ch4_battle::regrouping::rule_of_entering;
use crate::look::{AllRefused, Look, No};
use crate::rules::*;
use crate::state::*;

type Reasons = engine::refusal::AllRefused<No>;

impl Look<'_> {
    /// All reasons why an action is not legal now; the one that is found first stands first.
    pub fn reasons(&self, action: &Action) -> AllRefused {
        let Err(first) = self.may_answer(action) else { return AllRefused::new() };
        let (size, phase) = (self.board.geo.size, &self.state.phase);
        match (action, laid_now(phase)) {
            (Action::Lay(pick), Some(kind)) => return may_lay(size, kind, pick).err().unwrap_or_default(),
            (Action::Recruit { army, .. }, None) if matches!(phase, Phase::Recruit(_)) => {
                return may_recruit(self.charts, size, army).err().unwrap_or_default();
            }
            _ => {}
        }
        let mut all = Reasons::first(first);
        let about_the_request = matches!(
            first.no,
            No::NotNow
                | No::GameOver
                | No::NotYours
                | No::OtherMoves { .. }
                | No::NotOnMap
                | No::OffMap
                | No::NotNext { .. }
                | No::WagonRetreats
        );
        if !about_the_request && first != WAGON_ATTACKS {
            self.gather(action, &mut all);
        }
        all.0
    }

    fn gather(&self, action: &Action, all: &mut Reasons) {
        match *action {
            Action::Step { unit, to } => self.gather_step(unit, to, all),
            Action::Merge { unit, with } => self.gather_merger(unit, with, all),
            Action::Melee { unit, target } => self.gather_melee(unit, target, all),
            Action::Shoot { unit, target } => self.gather_shot(unit, target, all),
            Action::Retreat { to } => self.gather_retreat(to, all),
            Action::Leave => {
                if let Some(defender) = self.defender().filter(|_| all.0[0].no != No::NoEdge) {
                    all.note(self.may_pay_leaving(self.state.unit(defender).points));
                }
            }
            Action::PlaceWagon { hex } => self.gather_place(Kind::W, hex, all),
            Action::Place { kind, hex } => self.gather_place(kind, hex, all),
            Action::Enter { kind, away, hex, .. } => {
                let rule = rule_of_entering(away);
                if let Some((_, wagon)) = self.state.wagon(self.state.turn)
                    && all.note(self.exists(hex)).is_some()
                {
                    all.note(self.may_enter_beside(wagon, hex, rule));
                    all.note(self.may_take(hex, rule));
                    all.note(self.may_stand_on(kind, hex));
                }
            }
            _ => {}
        }
    }

    fn gather_step(&self, id: UnitId, to: HexId, all: &mut Reasons) {
        let unit = self.state.unit(id);
        let Some(from) = unit.hex() else { return };
        all.note(self.may_go_on(self.state.moving()));
        if all.note(self.next_to(from, to, R_IV_1_A)).is_none() {
            return;
        }
        let friend = all.note(self.friend_on(id, to)).flatten();
        // Where the ground lets nobody in there is no price.
        if all.note(self.may_stand_on(unit.kind, to)).is_some() {
            all.note(self.may_pay_step(unit.kind, unit.points, to, friend));
        }
        if let Some(friend) = friend {
            all.note(self.may_pass(id, friend, to));
        }
    }

    fn gather_merger(&self, id: UnitId, with: HexId, all: &mut Reasons) {
        let unit = self.state.unit(id);
        if let Some(friend) = all.note(self.friend_to_join(id, with)) {
            all.note(self.may_join(id, friend));
        }
        all.note(self.may_go_on(self.state.moving()));
        all.note(self.may_pay_joining(unit.kind, unit.points, with));
    }

    fn gather_melee(&self, id: UnitId, target: HexId, all: &mut Reasons) {
        let unit = self.state.unit(id);
        let Some(from) = unit.hex() else { return };
        let bound = self.state.moving().is_some_and(|moving| moving.halted && !moving.pursuing);
        if all.note(self.enemy_on(id.seat(), target)).is_some() {
            all.note(self.may_turn_on(bound, from, target));
        }
        all.note(self.may_fight_here(id));
        all.note(self.strike_price(unit.kind, unit.points, target));
    }

    fn gather_shot(&self, id: UnitId, target: HexId, all: &mut Reasons) {
        let unit = self.state.unit(id);
        let range = self.charts.kind(unit.kind).range;
        let Some(from) = unit.hex().filter(|_| range > 0) else { return };
        all.note(self.enemy_on(id.seat(), target));
        all.note(self.may_fight_here(id));
        all.note(self.bears(range, from, target));
        all.note(self.may_pay_shot(unit.points));
    }

    fn gather_retreat(&self, to: HexId, all: &mut Reasons) {
        let Some(defender) = self.defender() else { return };
        let unit = self.state.unit(defender);
        all.note(self.may_take(to, R_IV_3_B));
        if all.note(self.may_stand_on(unit.kind, to)).is_some() {
            all.note(self.may_pay_retreat(unit.kind, unit.points, to));
        }
        all.note(self.may_retreat_past(defender.seat().other(), to));
    }

    fn gather_place(&self, kind: Kind, hex: HexId, all: &mut Reasons) {
        let (Phase::PlaceWagon(seat) | Phase::PlaceUnit(seat)) = self.state.phase else { return };
        if all.note(self.exists(hex)).is_none() {
            return;
        }
        all.note(self.may_be_near_flags(hex));
        all.note(self.may_be_near_wagon(self.enemy_wagon(seat), hex));
        all.note(self.may_stand_on(kind, hex));
        all.note(self.may_take(hex, RULING_07));
    }
}
