//! Is this an answer to the question of the moment, and may it be given?

use super::stepping::WalkingUnit;
use super::{Asked, Chase, Question};
use crate::action::Action;
use crate::field::HexId;
use crate::look::{Look, No, Refused};
use crate::rules::*;
use crate::state::*;
use engine::Refusal;
use engine::verbs::Notation;

/// What each question is about, for those who answer it; else something else is asked.
macro_rules! questions {
    ($($name:ident: $question:pat => $about:expr, $About:ty;)+) => {
        impl<'a> Asked<'a> {
            $(pub(super) fn $name(&self) -> Result<$About, Refused> {
                if let $question = self.question { Ok($about) } else { Err(self.not_asked()) }
            })+
        }
    };
}

questions! {
    fire: Question::Fire => (), ();
    shoot_back: Question::ShootBack(shot) => shot, Shot;
    friend_hit: Question::FriendHit { by, hex } => (by, hex), (UnitId, HexId);
    panic: Question::Panic => (), ();
    flight: Question::Flee(unit) => unit, Option<UnitId>;
    activation: Question::Activate => (), ();
    step: Question::Step(walk) => walk, Option<Walk>;
    counter_charge: Question::CounterCharge(ridden) => ridden, &'a [UnitId];
    aside: Question::Aside(_) => (), ();
    take_up: Question::TakeUp { banner, hex, .. } => (banner, hex), (BannerId, HexId);
    combat: Question::Combat => (), ();
    fort: Question::Fort(attacker, hex) => (attacker, hex), (bool, HexId);
    loss: Question::Loss { attacker, .. } => attacker, bool;
    retreat: Question::Retreat(under_way) => under_way, Option<UnitId>;
    face: Question::Face(unit, why) => (unit, why), (UnitId, WhyFacing);
    next: Question::Next => (), ();
    pursuit: Question::Pursue(chase) => chase, Chase;
    advance: Question::Advance(unit, done) => (unit, done), (UnitId, u8);
    excess: Question::Excess(hex) => hex, HexId;
}

impl Asked<'_> {
    fn set_up(&self) -> Result<engine::Seat, Refused> {
        if let Question::SetUp = self.question { Ok(self.seat) } else { Err(self.not_asked()) }
    }

    /// The unit that is on its way, and how far it has come.
    pub(super) fn step_of_unit(&self) -> Result<WalkingUnit, Refused> {
        let walk = self.step()?.ok_or(self.not_among())?;
        match walk.who {
            Walker::Unit(unit) => Ok((unit, walk)),
            Walker::Leader(_) | Walker::Fleeing(_) => Err(self.not_among()),
        }
    }

    /// One of a few is to be named, and this is one of them or not.
    fn among(&self, is: bool) -> Result<(), Refused> {
        if is { Ok(()) } else { Err(self.not_among()) }
    }
}

impl Look<'_> {
    /// Is this action legal now, and if not, why, in words? Where several rules are broken each is named.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        let reasons = self.reasons(action);
        if reasons.is_empty() { Ok(()) } else { Err(self.refusals(action, &reasons)) }
    }

    /// Is this an answer to the question of the moment, and may it be given?
    pub fn may_answer(&self, action: &Action) -> Result<(), Refused> {
        let asked = self.asked().ok_or(No::GameOver.by(R_S_4))?;
        if !action.exists(self) {
            return Err(No::NoSuchThing.by(asked.rule));
        }
        match action {
            Action::Place { unit, hex, .. } => self.may_place(asked.set_up()?, *unit, *hex),
            Action::Unplace { unit } => self.may_take_back(asked.set_up()?, *unit),
            Action::Formation { unit } => self.may_form(asked.set_up()?, *unit),
            Action::PlaceLeader { leader, unit } => self.may_place_leader(asked.set_up()?, *leader, *unit),
            Action::PlaceBanner { banner, leader } => {
                self.may_place_banner(asked.set_up()?, *banner, *leader)
            }
            Action::Attach { unit, leader } => self.may_attach(asked.set_up()?, *unit, *leader),
            Action::UseDefault => asked.set_up().map(drop),
            Action::EndSetup => self.may_end_setup(asked.set_up()?),

            Action::Fire { by, at } => self.may_fire_now(&asked, *by, *at),
            Action::HoldFire => asked.fire().or_else(|_| asked.shoot_back().map(drop)),
            Action::ShootBack { at } => asked.among(*at == Aim::Unit(asked.shoot_back()?.by)),
            Action::FriendHit { unit } => {
                let (by, hex) = asked.friend_hit()?;
                asked.among(self.friends_beside(by, hex).contains(unit))
            }

            Action::TryRally { unit } => {
                self.may_run(&asked, *unit).and_then(|()| self.may_try_to_rally(*unit))
            }
            Action::Flee { unit } => self.may_run(&asked, *unit),
            Action::FleeTo { hex } => asked.among(self.ties_of_flight(asked.flight()?).contains(hex)),

            Action::Move { unit } => asked.activation().and_then(|()| self.may_act(*unit)),
            Action::Rally { unit } => self.may_rally_now(&asked, *unit),
            Action::MoveLeader { leader } => asked.activation().and_then(|()| self.may_begin_leader(*leader)),
            Action::Enter { unit, hex, facing } => {
                asked.activation().and_then(|()| self.may_arrive(*unit, *hex, *facing))
            }
            Action::Return { unit, hex, .. } => {
                asked.activation().and_then(|()| self.may_return(*unit, *hex))
            }
            Action::ReturnLeader { leader, hex } => {
                asked.activation().and_then(|()| self.may_return_leader(*leader, *hex))
            }
            Action::Wreck { unit } => asked.activation().and_then(|()| self.may_wreck(*unit)),
            Action::EndPhase => {
                asked.activation().or_else(|_| asked.combat().and_then(|()| self.may_end_combats()))
            }

            Action::Forward { hold } => self.may_ride(asked.step_of_unit()?, *hold),
            Action::Turn { sixths } => self.may_turn_by(asked.step_of_unit()?, *sixths),
            Action::Overrun => {
                let (unit, walk) = asked.step_of_unit()?;
                self.may_overrun(unit, Some(&walk)).map(drop)
            }
            Action::Minimum { advance, facing } => {
                self.may_move_least(asked.step_of_unit()?, *advance, *facing)
            }
            Action::Flip => self.may_flip(asked.step_of_unit()?),
            Action::TakeLeader { leader } => self.may_take_along(asked.step_of_unit()?, *leader),
            Action::LeaveLeader => self.may_leave_behind(asked.step_of_unit()?),
            Action::PassBanner { banner, to } => self.may_pass_banner(asked.step_of_unit()?, *banner, *to),
            Action::Exit => self.may_exit_now(&asked),
            Action::Stop => asked.step()?.map(drop).ok_or(asked.not_among()),
            Action::LeaderTo { hex } => self.may_step_leader(&asked.step()?.ok_or(asked.not_among())?, *hex),

            Action::CounterCharge(ride) => self.may_counter(asked.counter_charge()?, *ride),
            Action::HoldBack => asked.counter_charge().map(drop),
            Action::Aside { unit, hex } => asked.aside().and_then(|()| self.may_give_way(*unit, *hex)),
            Action::TakeUp { unit } => {
                let (banner, hex) = asked.take_up()?;
                asked.among(self.banner_bearers(banner, hex).contains(unit))
            }

            Action::Attack { attackers, hexes } => {
                asked.combat().and_then(|()| self.may_attack(attackers, hexes))
            }
            Action::FortFighters { units } => self.may_fight_from_fort(asked.fort()?, units),
            Action::Lose { unit } => self.may_lose(asked.loss()?, *unit),
            Action::FallBack { unit, hex, leader } => {
                self.may_fall_back(asked.retreat()?, *unit, *hex, *leader)
            }
            Action::Face { facing } => {
                let (unit, why) = asked.face()?;
                self.may_face(unit, why, *facing)
            }
            Action::Next { unit } => {
                asked.next().and_then(|()| asked.among(self.winners_to_go().contains(unit)))
            }
            Action::Pursue { trace, leader } => self.may_pursue(&asked.pursuit()?, *trace, *leader),
            Action::PursueTo { hex } => self.may_pursue_to(&asked.pursuit()?, *hex),
            Action::StayPut => self.may_stay_now(&asked),
            Action::Advance { hex, leader } => self.may_advance(asked.advance()?, *hex, *leader),
            Action::Remove { unit } => self.may_remove(asked.excess()?, *unit),
        }
    }
}
