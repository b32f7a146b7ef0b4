//! What may be chosen now: the question, the legal answers, and whether an answer may be given.

mod answering;
mod arriving;
mod fighting;
mod firing;
mod fleeing;
mod following;
mod moving;
mod setting_up;
mod several;
mod stepping;

use crate::action::Action;
use crate::field::HexId;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::{Decision, Role, Rule, Seat};
use hexboard::Side;

/// What is asked now, with what the question is about.
#[derive(Clone, Copy, Debug)]
pub enum Question<'a> {
    SetUp,
    /// At the walker, or at anybody in the windows at both ends of a phase.
    Fire,
    ShootBack(Shot),
    FriendHit {
        by: UnitId,
        hex: HexId,
    },
    Panic,
    /// Which of several ways equally short.
    Flee(Option<UnitId>),
    Activate,
    Step(Option<Walk>),
    /// Who has ridden already.
    CounterCharge(&'a [UnitId]),
    /// Who is ridden at and gives way.
    Aside(UnitId),
    TakeUp {
        banner: BannerId,
        hex: HexId,
        leaves: bool,
    },
    Combat,
    /// Which units of a crowded fort fight: whose, and where.
    Fort(bool, HexId),
    /// Who loses a point: the attacker's, or else the defender's.
    Loss {
        attacker: bool,
        blocked: bool,
    },
    /// Where somebody of the beaten goes: who does, once he has begun.
    Retreat(Option<UnitId>),
    Face(UnitId, WhyFacing),
    /// Who of the winners goes next.
    Next,
    Pursue(Chase),
    Advance(UnitId, u8),
    Excess(HexId),
}

/// A pursuit under way.
#[derive(Clone, Copy, Debug)]
pub struct Chase {
    pub unit: UnitId,
    /// Which way of the beaten it follows, once that is chosen.
    pub trace: Option<TraceId>,
    pub done: u8,
    pub must: bool,
}

impl Question<'_> {
    /// As the question is known outside.
    fn kind(&self) -> (&'static str, Role) {
        match self {
            Question::SetUp => ("set-up", Role::SetUp),
            Question::Fire => ("fire", Role::React),
            Question::ShootBack(_) => ("shoot-back", Role::React),
            Question::FriendHit { .. } => ("friend-hit", Role::Settle),
            Question::Panic => ("panic", Role::Choose),
            Question::Flee(_) => ("flee", Role::Settle),
            Question::Activate => ("activate", Role::Choose),
            Question::Step(_) => ("step", Role::Step),
            Question::CounterCharge(_) => ("counter-charge", Role::React),
            Question::Aside(_) => ("aside", Role::Settle),
            Question::TakeUp { .. } => ("take-up", Role::Settle),
            Question::Combat => ("combat", Role::Declare),
            Question::Fort(..) => ("fort", Role::Settle),
            Question::Loss { .. } => ("loss", Role::Settle),
            Question::Retreat(_) => ("retreat", Role::Settle),
            Question::Face(..) => ("face", Role::Settle),
            Question::Next => ("next", Role::Settle),
            Question::Pursue(_) => ("pursue", Role::Settle),
            Question::Advance(..) => ("advance", Role::Settle),
            Question::Excess(_) => ("excess", Role::Settle),
        }
    }
}

/// A question, whom it is put to, and the rule that asks.
#[derive(Clone, Copy, Debug)]
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
        // A question about nobody's move answers none.
        let apart = matches!(question, Question::SetUp | Question::Excess(_));
        let reaction = matches!(question, Question::ShootBack(_)) || seat != self.mover() && !apart;
        let open = match question {
            Question::SetUp => !self.rules.scenario.zones.is_empty(),
            Question::Activate => self.somebody_comes(),
            question => matches!(question, Question::Combat),
        };
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
        let mover = self.mover();
        let ask = |seat, question, rule| Some(Asked { question, seat, rule });
        match self.state.now.phase {
            Phase::Over(_) => None,
            Phase::Setup(seat) => ask(seat, Question::SetUp, self.setup_rule()),
            Phase::OpenFire | Phase::CloseFire => ask(mover.other(), Question::Fire, R_11_1_5),
            Phase::Panic => ask(mover, Question::Panic, R_10_2_2),
            Phase::Activate => {
                let phase = usize::from(self.state.now.phase_number.max(1) - 1);
                ask(mover, Question::Activate, crate::ch02_turn::PHASES[phase])
            }
            Phase::Combat => ask(mover, Question::Combat, R_5_2_2),
            Phase::Excess(hex) => {
                let seat = self.state.anybody(hex).map_or(mover, |id| self.seat(id));
                ask(seat, Question::Excess(hex), RULING_49)
            }
        }
    }

    fn asked_by_task(&self, task: &'a Task) -> Asked<'a> {
        let (mover, other) = (self.mover(), self.mover().other());
        let ask = |seat, question, rule| Asked { question, seat, rule };
        let owner = |id: UnitId| self.seat(id);
        match task {
            Task::Walk => ask(mover, Question::Step(self.state.now.walk), R_4_1_1),
            Task::React | Task::Volley { .. } => ask(other, Question::Fire, R_11_1_5),
            Task::Counter(declared) => ask(other, Question::CounterCharge(declared), R_5_7_1),
            Task::ShootBack(shot) => ask(mover, Question::ShootBack(*shot), R_11_2_7),
            Task::FriendHit { by, hex } => {
                ask(owner(*by), Question::FriendHit { by: *by, hex: *hex }, R_11_2_2)
            }
            Task::Aside { foot, .. } => ask(owner(*foot), Question::Aside(*foot), R_5_8_5A),
            Task::TakeUp { banner, hex, leaves } => {
                let first = self.banner_bearers(*banner, *hex).first().copied();
                let rule = if *leaves { R_7_1_2 } else { R_7_1_5 };
                let question = Question::TakeUp { banner: *banner, hex: *hex, leaves: *leaves };
                ask(first.map_or(mover, owner), question, rule)
            }
            Task::FleeTie => {
                let unit = self.state.now.walk.and_then(|walk| walk.unit());
                ask(mover, Question::Flee(unit), R_10_2_2)
            }
            Task::Retreat { trace, .. } => {
                ask(owner(trace.unit), Question::Retreat(Some(trace.unit)), R_5_4_1)
            }
            Task::Face { unit, why } => {
                let rule = if matches!(why, WhyFacing::Advance(_)) { R_5_2_9 } else { R_4_3_7 };
                ask(owner(*unit), Question::Face(*unit, *why), rule)
            }
            Task::Chase { unit, trace, done, must, .. } => {
                let trace = Some(*trace).filter(|trace| *trace != TraceId::NONE);
                let chase = Chase { unit: *unit, trace, done: *done, must: *must };
                ask(owner(*unit), Question::Pursue(chase), if *must { R_5_5_4 } else { R_5_5_5 })
            }
            Task::Advance { unit, done } => {
                let counter = self.state.now.fight.as_deref().is_some_and(|fight| fight.counter);
                let rule = if counter { RULING_70 } else { R_5_2_9 };
                ask(owner(*unit), Question::Advance(*unit, *done), rule)
            }
            Task::Fight => self.asked_in_fight(),
        }
    }

    fn asked_in_fight(&self) -> Asked<'a> {
        let (mover, fight) = (self.mover(), self.state.now.fight.as_deref());
        let side_of = |attacker: bool| {
            let units = fight.map(|fight| if attacker { &fight.attackers } else { &fight.defenders });
            units.and_then(|units| units.first()).map_or(mover, |id| self.seat(*id))
        };
        let beaten = fight.and_then(|fight| fight.retreat).is_some_and(|(attacker, _)| attacker);
        let ask = |seat, question, rule| Asked { question, seat, rule };
        match fight.map_or(Stage::End, |fight| fight.stage) {
            Stage::Fort(attacker, hex) => ask(side_of(attacker), Question::Fort(attacker, hex), R_12_1_8),
            Stage::Loss(attacker) => {
                ask(side_of(attacker), Question::Loss { attacker, blocked: false }, R_5_1_1F)
            }
            Stage::Blocked => {
                ask(side_of(beaten), Question::Loss { attacker: beaten, blocked: true }, R_5_4_6)
            }
            Stage::Pursuit | Stage::Advance => {
                let first = fight.and_then(|fight| fight.chasing.first());
                ask(first.map_or(mover, |id| self.seat(*id)), Question::Next, R_4_1_2)
            }
            Stage::Retreat | Stage::Throw | Stage::End => {
                ask(side_of(beaten), Question::Retreat(None), R_5_4_1)
            }
        }
    }

    /// All legal actions, in a fixed order; good candidates in the set-up and where combats are declared.
    pub fn legal(&self, out: &mut Vec<Action>) {
        let Some(asked) = self.asked() else { return };
        match asked.question {
            Question::SetUp => self.setup_choices(asked.seat, out),
            Question::Fire => self.fire_choices(out),
            Question::ShootBack(shot) => {
                out.push(Action::ShootBack { at: Aim::Unit(shot.by) });
                out.push(Action::HoldFire);
            }
            Question::FriendHit { by, hex } => {
                out.extend(self.friends_beside(by, hex).into_iter().map(|unit| Action::FriendHit { unit }));
            }
            Question::Panic => self.panic_choices(out),
            Question::Flee(unit) => {
                out.extend(self.ties_of_flight(unit).into_iter().map(|hex| Action::FleeTo { hex }));
            }
            Question::Activate => self.activations(out),
            Question::Step(walk) => self.steps(walk.as_ref(), out),
            Question::CounterCharge(declared) => self.counter_choices(declared, out),
            Question::Aside(_) => {
                out.extend(self.asides().into_iter().map(|(unit, hex)| Action::Aside { unit, hex }));
            }
            Question::TakeUp { banner, hex, .. } => {
                let bearers = self.banner_bearers(banner, hex).into_iter();
                out.extend(bearers.map(|unit| Action::TakeUp { unit }));
            }
            Question::Combat => self.combat_choices(out),
            Question::Fort(attacker, hex) => {
                let groups = self.groups_of_fort(attacker, hex).into_iter();
                out.extend(groups.map(|units| Action::FortFighters { units }));
            }
            Question::Loss { attacker, .. } => {
                out.extend(self.who_can_lose(attacker).into_iter().map(|unit| Action::Lose { unit }));
            }
            Question::Retreat(under_way) => {
                let steps = if under_way.is_some() { self.next_retreats() } else { self.fall_backs() };
                let steps = steps.into_iter();
                out.extend(steps.map(|(unit, hex, leader)| Action::FallBack { unit, hex, leader }));
            }
            Question::Face(unit, why) => {
                let sides = Side::ALL.into_iter().filter(|facing| self.may_face(unit, why, *facing).is_ok());
                out.extend(sides.map(|facing| Action::Face { facing }));
            }
            Question::Next => self.next_choices(out),
            Question::Pursue(chase) => self.pursuit_choices(&chase, out),
            Question::Advance(unit, done) => self.advance_choices(unit, done, out),
            Question::Excess(hex) => {
                let there = self.state.at(hex).filter(|id| self.may_remove(hex, *id).is_ok());
                out.extend(there.map(|unit| Action::Remove { unit }));
            }
        }
    }

    /// May this be done now?
    pub fn allows(&self, action: &Action) -> bool {
        self.may_answer(action).is_ok()
    }

    /// Who has panicked takes no room (G-10.1.3), and is not removed to make some.
    pub(super) fn may_remove(&self, hex: HexId, unit: UnitId) -> Result<(), Refused> {
        let there = self.state.hex_of(unit) == Some(hex) && self.weight(unit) > 0;
        if there { Ok(()) } else { Err(No::NotAmong.by(RULING_49)) }
    }

    /// Any side after a retreat or a pursuit (G-4.3.7); an advance is a normal move, and at speed nobody turns sharply.
    pub fn may_face(&self, unit: UnitId, why: WhyFacing, facing: Side) -> Result<(), Refused> {
        let it = self.state.unit(unit);
        match why {
            WhyFacing::Retreat | WhyFacing::Pursuit { .. } => Ok(()),
            WhyFacing::Advance(_) => self.may_turn_at(unit, it.charge, it.facing.sixths_to(facing)),
        }
    }

    /// The rule by which armies are set up in this battle.
    pub(crate) fn setup_rule(&self) -> Rule {
        crate::setup::scenario_rules(self.rules)[0]
    }

    /// The rule by which reinforcements come in this battle.
    pub(crate) fn arrival_rule(&self) -> Rule {
        crate::setup::scenario_rules(self.rules)[2]
    }
}
