//! What may be chosen now: the question, the legal answers, and whether an answer may be given.

mod answering;
mod control;
mod fighting;
mod firing;
mod moving;
mod naming;
mod results;
mod setting_up;

use crate::action::Action;
use crate::ids::{CommandId, HexId, LeaderId, UnitId, Units};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::{Decision, Role, Rule, Seat};
use hexboard::Corner;

/// What is asked now, with what the question is about.
#[derive(Clone, Debug)]
pub enum Question<'a> {
    SetUp,
    /// Which Command or standard, without a roll: a first pick, or the one after a failed seizure.
    Free,
    Continue,
    /// Whether the roll for this Command is seized.
    Seize(CommandId),
    Order,
    Moving,
    Step(Walk),
    ReturnFire(Shot),
    React {
        target: UnitId,
        hex: HexId,
        fired: Units,
        counter: bool,
    },
    /// May the rider counter-charge whoever shot at him.
    CounterFire {
        rider: UnitId,
        shooter: UnitId,
    },
    Wheel {
        rider: UnitId,
        target: UnitId,
    },
    Ride {
        rider: UnitId,
        target: UnitId,
        counter: bool,
    },
    Naming,
    /// Which combat is fought next.
    NextFight,
    /// Which of these is dealt with next: riders, results.
    Next(Units),
    /// What the defenders of the combat do.
    Answers,
    /// Who follows an evading enemy.
    Following,
    Retreat {
        unit: UnitId,
        causes: &'a [HexId],
        source: Source,
    },
    Retire(UnitId),
    Along {
        leader: LeaderId,
        unit: UnitId,
    },
    Displaced(LeaderId),
    Replace(LeaderId),
    /// Who enters a vacated hex; first the unit that goes on.
    Advance,
    Face(UnitId),
    PutOut(UnitId),
}

impl Question<'_> {
    /// As the question is known outside.
    fn kind(&self) -> (&'static str, Role) {
        match self {
            Question::SetUp => ("set-up", Role::SetUp),
            Question::Free => ("free", Role::Choose),
            Question::Continue => ("continue", Role::Choose),
            Question::Seize(_) => ("seize", Role::React),
            Question::Order => ("order", Role::Choose),
            Question::Moving => ("moving", Role::Choose),
            Question::Step(_) => ("step", Role::Step),
            Question::ReturnFire(_) => ("return-fire", Role::React),
            Question::React { .. } => ("reaction-fire", Role::React),
            Question::CounterFire { .. } => ("counter-charge", Role::React),
            Question::Wheel { .. } => ("wheel", Role::Settle),
            Question::Ride { .. } => ("ride", Role::Settle),
            Question::Naming => ("naming", Role::Declare),
            Question::NextFight => ("next-fight", Role::Choose),
            Question::Next(_) => ("next", Role::Settle),
            Question::Answers => ("answer", Role::React),
            Question::Following => ("following", Role::Settle),
            Question::Retreat { .. } => ("retreat", Role::Settle),
            Question::Retire(_) => ("retire", Role::Settle),
            Question::Along { .. } => ("along", Role::Settle),
            Question::Displaced(_) => ("displaced", Role::Settle),
            Question::Replace(_) => ("replace", Role::Settle),
            Question::Advance => ("advance", Role::Settle),
            Question::Face(_) => ("face", Role::Settle),
            Question::PutOut(_) => ("put-out", Role::Settle),
        }
    }
}

/// A question, whom it is put to, and the rule that asks.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    pub question: Question<'a>,
    pub seat: Seat,
    pub rule: Rule,
}

impl Asked<'_> {
    /// Something else is asked.
    pub fn not_asked(&self) -> Refused {
        No::NotAsked.by(self.rule)
    }

    /// It answers the question, but there is no such choice.
    pub fn not_among(&self) -> Refused {
        No::NotAmong.by(self.rule)
    }
}

impl<'a> Look<'a> {
    /// The question of the moment as the engine knows it; `None` when the game is over.
    pub fn question(&self) -> Option<Decision> {
        let Asked { question, seat, rule } = self.asked()?;
        let (kind, role) = question.kind();
        let reaction = role == Role::React || role == Role::Settle && seat != self.state.now.control.holder;
        // A set-up by hand has more answers than anybody lists.
        let open = matches!(question, Question::SetUp);
        Some(Decision { reaction, open, ..Decision::new(seat, kind, role, rule) })
    }

    /// Who is asked what, and by which rule; `None` when the game is over.
    pub fn asked(&self) -> Option<Asked<'a>> {
        match self.state.now.tasks.last() {
            Some(task) => Some(self.asked_by_task(task)),
            None => self.asked_by_phase(),
        }
    }

    fn asked_by_phase(&self) -> Option<Asked<'a>> {
        let holder = self.state.now.control.holder;
        let ask = |seat, question, rule| Some(Asked { question, seat, rule });
        match self.state.now.phase {
            Phase::Over(_) => None,
            Phase::Setup(seat) => ask(seat, Question::SetUp, self.setup_rule()),
            Phase::Free => ask(holder, Question::Free, R_4_1A),
            Phase::Repick => ask(holder, Question::Free, R_4_3D),
            Phase::Continue => ask(holder, Question::Continue, R_4_2A),
            Phase::Seize(command) => ask(holder.other(), Question::Seize(command), R_4_3A),
            Phase::Order => ask(holder, Question::Order, R_14_1B),
            Phase::Moving | Phase::Ending => ask(holder, Question::Moving, R_3_1),
            Phase::Naming => ask(holder, Question::Naming, R_10_3C),
            Phase::Shock => ask(holder, Question::NextFight, R_10_3C),
        }
    }

    fn asked_by_task(&self, task: &'a Task) -> Asked<'a> {
        let holder = self.state.now.control.holder;
        let ask = |seat, question, rule| Asked { question, seat, rule };
        let owner = |id: UnitId| self.seat(id);
        match task {
            Task::Walk => match self.state.now.walk {
                Some(walk) => ask(holder, Question::Step(walk), R_5_1A),
                None => ask(holder, Question::Moving, R_3_1),
            },
            Task::React { target, hex, fired, counter } => {
                let question =
                    Question::React { target: *target, hex: *hex, fired: *fired, counter: *counter };
                ask(owner(*target).other(), question, R_9_2F)
            }
            Task::ReturnFire(shot) => ask(owner(shot.at), Question::ReturnFire(*shot), R_9_2D),
            Task::CounterFire { rider, shooter } => {
                ask(owner(*rider), Question::CounterFire { rider: *rider, shooter: *shooter }, R_11_5A)
            }
            Task::CounterLater { rider, target, .. } => {
                ask(owner(*rider), Question::Wheel { rider: *rider, target: *target }, RULING_04)
            }
            Task::Wheel { rider, target } => {
                ask(owner(*rider), Question::Wheel { rider: *rider, target: *target }, R_11_5D)
            }
            Task::Ride { rider, target, counter } => {
                let rule = if *counter { R_11_6D } else { R_11_3C };
                let question = Question::Ride { rider: *rider, target: *target, counter: *counter };
                ask(owner(*rider), question, rule)
            }
            Task::Fight => self.asked_in_fight(),
            Task::Suffer { unit, .. } => ask(owner(*unit), Question::Next(Units::only(*unit)), R_12_1),
            Task::Retreat { unit, causes, source, .. } => {
                let question = Question::Retreat { unit: *unit, causes, source: *source };
                ask(owner(*unit), question, R_12_3A)
            }
            Task::Retire { unit, .. } => ask(owner(*unit), Question::Retire(*unit), R_12_4A),
            Task::Along { leader, unit, .. } => {
                ask(owner(*unit), Question::Along { leader: *leader, unit: *unit }, RULING_15_4_3)
            }
            Task::Displaced { leader } => {
                ask(self.leader_seat(*leader), Question::Displaced(*leader), R_15_4C)
            }
            Task::Replace { leader } => ask(self.leader_seat(*leader), Question::Replace(*leader), R_15_6A),
            Task::Fickle => ask(holder, Question::Moving, R_NAJ_3),
            Task::PutOut { unit } => ask(owner(*unit), Question::PutOut(*unit), R_BAN_3E),
            Task::Face { unit } => ask(owner(*unit), Question::Face(*unit), R_10_5A),
        }
    }

    fn asked_in_fight(&self) -> Asked<'a> {
        let holder = self.state.now.control.holder;
        let ask = |seat, question, rule| Asked { question, seat, rule };
        let Some(fight) = self.fight() else { return ask(holder, Question::NextFight, R_10_3C) };
        let (attacker, defender) = (fight.seat, fight.seat.other());
        match fight.stage {
            Stage::Prune
            | Stage::Charges
            | Stage::Arrived { .. }
            | Stage::Water
            | Stage::Reluctance
            | Stage::Dice
            | Stage::Waiting
            | Stage::End => ask(attacker, Question::Next(self.riders_to_come(fight)), R_11_3C),
            Stage::Answers => ask(defender, Question::Answers, RULING_11_5_1),
            Stage::Following => ask(attacker, Question::Following, R_10_2D),
            Stage::Defenders => ask(defender, Question::Next(self.verdicts_to_come(fight)), RULING_10_3_7),
            Stage::Attackers => ask(attacker, Question::Next(fight.unsettled), RULING_10_3_6),
            Stage::Advance => ask(attacker, Question::Advance, R_10_5A),
        }
    }

    /// All legal actions, in a fixed order; good candidates in a set-up by hand.
    pub fn legal(&self, out: &mut Vec<Action>) {
        let Some(asked) = self.asked() else { return };
        let facings = |may: &dyn Fn(Corner) -> bool, out: &mut Vec<Action>| {
            let may = Corner::ALL.into_iter().filter(|facing| may(*facing));
            out.extend(may.map(|facing| Action::Face { facing }));
        };
        match asked.question {
            Question::SetUp => self.setup_choices(asked.seat, out),
            Question::Free => self.free_choices(asked.seat, out),
            Question::Continue => self.continue_choices(asked.seat, out),
            Question::Seize(_) => self.seize_choices(asked.seat, out),
            Question::Order => self.order_choices(out),
            Question::Moving => self.moving_choices(out),
            Question::Step(walk) => self.step_choices(&walk, out),
            Question::ReturnFire(shot) => {
                out.push(Action::React { by: shot.at });
                out.push(Action::HoldFire);
            }
            Question::React { target, hex, fired, counter } => {
                self.react_choices(target, hex, fired, counter, out);
            }
            Question::CounterFire { rider, shooter } => {
                out.push(Action::CounterCharge { unit: rider, target: shooter });
                out.push(Action::Stand { unit: rider });
            }
            Question::Wheel { rider, target } => {
                facings(&|facing| self.may_wheel(rider, target, facing).is_ok(), out);
            }
            Question::Ride { rider, target, counter } => self.ride_choices(rider, target, counter, out),
            Question::Naming => self.naming_choices(out),
            Question::NextFight => {
                let first = self.named_groups().into_iter().filter_map(Units::first);
                out.extend(first.map(|unit| Action::Resolve { unit }));
            }
            Question::Next(units) => out.extend(units.iter().map(|unit| Action::Next { unit })),
            Question::Answers => self.answer_choices(out),
            Question::Following => self.following_choices(out),
            Question::Retreat { unit, causes, source } => self.retreat_choices(unit, causes, source, out),
            Question::Retire(unit) => self.retire_choices(unit, out),
            Question::Along { .. } => out.extend([Action::LeaderGoes, Action::LeaderStays]),
            Question::Displaced(leader) => {
                let with = self.refuges(leader).iter();
                out.extend(with.map(|unit| Action::LeaderWith { unit }));
            }
            Question::Replace(leader) => {
                let with = self.replacement_places(leader).iter();
                out.extend(with.map(|unit| Action::LeaderWith { unit }));
            }
            Question::Advance => self.advance_choices(out),
            Question::Face(_) => facings(&|_| true, out),
            Question::PutOut(unit) => self.put_out_choices(unit, out),
        }
    }

    /// May this be done now?
    pub fn allows(&self, action: &Action) -> bool {
        self.may_answer(action).is_ok()
    }
}
