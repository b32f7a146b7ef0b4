//! Is this an answer to the question of the moment, and may it be given?

use super::{Asked, Question};
use crate::action::Action;
use crate::ids::{CommandId, HexId, LeaderId, UnitId, Units};
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::verbs::Notation;
use engine::{Refusal, Seat};

/// What each question is about, for those who answer it; else something else is asked.
macro_rules! questions {
    ($($name:ident: $question:pat => $about:expr, $About:ty;)+) => {
        impl<'a> Asked<'a> {
            $(fn $name(&self) -> Result<$About, Refused> {
                if let $question = self.question { Ok($about) } else { Err(self.not_asked()) }
            })+
        }
    };
}

questions! {
    pick: Question::Free => (), ();
    roll: Question::Continue => (), ();
    seizure: Question::Seize(command) => command, CommandId;
    order: Question::Order => (), ();
    moving: Question::Moving => (), ();
    step: Question::Step(walk) => walk, Walk;
    return_fire: Question::ReturnFire(shot) => shot, Shot;
    reaction: Question::React { target, hex, fired, counter } => (target, hex, fired, counter), (UnitId, HexId, Units, bool);
    counter_fire: Question::CounterFire { rider, shooter } => (rider, shooter), (UnitId, UnitId);
    wheel: Question::Wheel { rider, target } => (rider, target), (UnitId, UnitId);
    ride: Question::Ride { rider, target, counter } => (rider, target, counter), (UnitId, UnitId, bool);
    naming: Question::Naming => (), ();
    next_fight: Question::NextFight => (), ();
    next: Question::Next(units) => units, Units;
    answers: Question::Answers => (), ();
    following: Question::Following => (), ();
    retreat: Question::Retreat { unit, causes, source } => (unit, causes, source), (UnitId, &'a [HexId], Source);
    retire: Question::Retire(unit) => unit, UnitId;
    along: Question::Along { leader, unit } => (leader, unit), (LeaderId, UnitId);
    displaced: Question::Displaced(leader) => leader, LeaderId;
    replacement: Question::Replace(leader) => leader, LeaderId;
    advance: Question::Advance => (), ();
    face: Question::Face(unit) => unit, UnitId;
    put_out: Question::PutOut(unit) => unit, UnitId;
}

impl Asked<'_> {
    fn set_up(&self) -> Result<Seat, Refused> {
        if let Question::SetUp = self.question { Ok(self.seat) } else { Err(self.not_asked()) }
    }

    /// One of a few is to be named, and this is one of them or not.
    fn among(&self, is: bool) -> Result<(), Refused> {
        if is { Ok(()) } else { Err(self.not_among()) }
    }
}

impl Look<'_> {
    /// Is this action legal now, and if not, why, in words?
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.may_answer(action).map_err(|refused| self.refusal(refused))
    }

    /// Is this an answer to the question of the moment, and may it be given?
    pub fn may_answer(&self, action: &Action) -> Result<(), Refused> {
        let asked = self.asked().ok_or(No::GameOver.by(R_3_0))?;
        if !action.exists(self) {
            return Err(No::NoSuchThing.by(asked.rule));
        }
        let seat = asked.seat;
        match action {
            Action::Place { unit, hex, .. } => self.may_place(asked.set_up()?, *unit, *hex),
            Action::PlaceLeader { leader, unit } => self.may_place_leader(asked.set_up()?, *leader, *unit),
            Action::Array { unit, formation } => self.may_array(asked.set_up()?, *unit, *formation),
            Action::ArrayAll { command, formation } => {
                self.may_array_all(asked.set_up()?, *command, *formation)
            }
            Action::Dig { hex, side } => self.may_dig(asked.set_up()?, *hex, *side).map(drop),
            Action::Ready => self.may_be_ready(asked.set_up()?),

            Action::Activate { command } => asked.pick().and_then(|()| self.may_activate(seat, *command)),
            Action::Standard { standard } => asked.pick().and_then(|()| self.may_raise(seat, *standard)),
            Action::Pass => asked.pick().or_else(|_| asked.roll()).and_then(|()| self.may_pass(seat)),
            Action::Try { command } => asked.roll().and_then(|()| self.may_try(seat, *command)),
            Action::Seize { command } => asked.seizure().and_then(|_| self.may_seize(seat, *command)),
            Action::LetRoll => asked.seizure().map(drop),
            Action::SmallFolk => asked.pick().and_then(|()| self.may_show_small_folk(seat)),

            Action::Form => asked.order().and_then(|()| self.may_form()),
            Action::Break => asked.order().and_then(|()| self.may_break()),
            Action::Keep => asked.order(),
            Action::ToHorse { unit } => asked.order().and_then(|()| self.may_mount_up(*unit)),

            Action::Move { unit, leaders } => asked.moving().and_then(|()| self.may_move(*unit, *leaders)),
            Action::Step { side } => self.may_step(&asked.step()?, *side).map(drop),
            Action::Stop { facing } => self.may_stop(&asked.step()?, *facing),
            Action::Turn { unit, facing } => asked.moving().and_then(|()| self.may_turn(*unit, *facing)),
            Action::Change => self.may_change(&asked.step()?).map(drop),
            Action::Enter { unit, hex, leaders } => {
                asked.moving().and_then(|()| self.may_enter(*unit, *hex, *leaders)).map(drop)
            }
            Action::EnterLeader { leader, hex } => {
                asked.moving().and_then(|()| self.may_enter_leader(*leader, *hex)).map(drop)
            }
            Action::LeaderTo { leader, hex } => {
                asked.moving().and_then(|()| self.may_lead_to(*leader, *hex)).map(drop)
            }
            Action::Fire { by, at } => match asked.step() {
                Ok(walk) => self.may_fire_riding(&walk, *by, *at),
                Err(_) => asked.moving().and_then(|()| self.may_fire_now(*by, *at)),
            },
            Action::Bombard { bombard, at } => asked.moving().and_then(|()| self.may_bombard(*bombard, *at)),
            Action::EndMoving => asked.moving().and_then(|()| self.may_end_moving()),

            Action::Attack { unit, target } => {
                asked.naming().and_then(|()| self.may_name_attack(*unit, *target))
            }
            Action::Charge { unit, target } => {
                asked.naming().and_then(|()| self.may_name_charge(*unit, *target))
            }
            Action::Withdraw { unit } => asked.naming().and_then(|()| self.may_withdraw(*unit)),
            Action::Confirm => asked.naming().and_then(|()| self.may_confirm()),
            Action::Resolve { unit } => {
                let named = self.state.now.named.iter().any(|named| named.attacker == *unit);
                asked.next_fight().and_then(|()| asked.among(named))
            }
            Action::Ride { way, facing } => {
                let (rider, target, counter) = asked.ride()?;
                self.may_ride(rider, target, counter, way, *facing)
            }

            Action::React { by } => match asked.return_fire() {
                Ok(shot) => asked.among(shot.at == *by),
                Err(_) => {
                    let (target, hex, fired, counter) = asked.reaction()?;
                    self.may_react(*by, target, hex, fired, counter)
                }
            },
            Action::HoldFire => asked.return_fire().map(drop).or_else(|_| asked.reaction().map(drop)),
            Action::CounterCharge { unit, target } => match asked.counter_fire() {
                Ok(duel) => asked.among(duel == (*unit, *target)),
                Err(_) => asked.answers().and_then(|()| self.may_counter(*unit, *target)),
            },
            Action::Evade { unit, way, .. } => asked.answers().and_then(|()| self.may_evade(*unit, way)),
            Action::Stand { unit } => match asked.counter_fire() {
                Ok((rider, _)) => asked.among(rider == *unit),
                Err(_) => asked.answers().and_then(|()| self.may_stand(*unit)),
            },

            Action::Next { unit } => asked.among(asked.next()?.contains(*unit)),
            Action::Retreat { way, .. } => {
                let (unit, causes, source) = asked.retreat()?;
                self.may_retreat(unit, causes, source, way)
            }
            Action::RetireTo { hex, .. } => self.may_retire(asked.retire()?, *hex),
            Action::LeaderGoes | Action::LeaderStays => asked.along().map(drop),
            Action::LeaderWith { unit } => match asked.displaced() {
                Ok(leader) => asked.among(self.refuges(leader).contains(*unit)),
                Err(_) => asked.among(self.replacement_places(asked.replacement()?).contains(*unit)),
            },
            Action::Advance { unit, hex, .. } => match asked.following() {
                Ok(()) => self.may_follow(*unit, *hex),
                Err(_) => asked.advance().and_then(|()| self.may_advance(*unit, *hex)),
            },
            Action::Continue { unit, hex } => asked.advance().and_then(|()| self.may_continue(*unit, *hex)),
            Action::StayPut => asked.following(),
            Action::Face { facing } => match asked.wheel() {
                Ok((rider, target)) => self.may_wheel(rider, target, *facing),
                Err(_) => asked.face().map(drop),
            },
            Action::PutOut { hex, .. } => self.may_put_out(asked.put_out()?, *hex),
        }
    }
}
