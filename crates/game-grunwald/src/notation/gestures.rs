//! What an action looks like on a board: which piece goes from where to where, and what it is aimed at.

use super::{BANNER, LEADER};
use crate::action::Action;
use crate::field::{HexId, OFF};
use crate::look::Look;
use crate::state::*;
use engine::Facing;
use engine::decision::{Act, Gesture, Place};
use hexboard::Side;

/// What an action looks like on a board.
pub fn gesture(look: &Look, action: &Action) -> Gesture {
    let board = Board { look };
    match *action {
        Action::Place { unit, hex, facing } => facing_to(facing, board.going("place", unit, Some(hex))),
        Action::Unplace { unit } => board.of("unplace", unit),
        Action::Formation { unit } => board.of("formation", unit),
        Action::PlaceLeader { leader, unit } => {
            Gesture { to: board.here(unit), ..piece("place", LEADER + u16::from(leader)) }
        }
        Action::PlaceBanner { banner, leader } => {
            Gesture { to: board.leader_here(leader), ..piece("place", BANNER + u16::from(banner)) }
        }
        Action::Attach { unit, leader } => Gesture {
            target: Some(LEADER + u16::from(leader)),
            to: board.leader_here(leader),
            ..board.of("attach", unit)
        },
        Action::UseDefault => Gesture { act: Act::ReadyMade, ..doing("default") },
        Action::EndSetup => Gesture { act: Act::Finish, ..doing("ready") },
        Action::Fire { by, at } => board.fire(by, at),
        Action::HoldFire => doing("hold-fire"),
        Action::ShootBack { at } => board.walker().map_or(doing("fire"), |by| board.fire(by, at)),
        Action::FriendHit { unit } => board.at("friend-hit", unit),
        Action::TryRally { unit } | Action::Rally { unit } => board.of("rally", unit),
        Action::Flee { unit } => board.of("flee", unit),
        Action::FleeTo { hex } => board.step("flee", Some(hex)),
        Action::Move { unit } => board.of("move", unit),
        Action::MoveLeader { leader } => {
            Gesture { from: board.leader_here(leader), ..piece("move", LEADER + u16::from(leader)) }
        }
        Action::Enter { unit, hex, facing } => {
            facing_to(facing, arriving(board.going("enter", unit, Some(hex))))
        }
        Action::Return { unit, hex, facing } => {
            facing_to(facing, arriving(board.going("return", unit, Some(hex))))
        }
        Action::ReturnLeader { leader, hex } => {
            let leader = piece("return", LEADER + u16::from(leader));
            arriving(Gesture { to: Some(board.place(hex)), ..leader })
        }
        Action::PassBanner { to, .. } => {
            Gesture { target: Some(to.into()), to: board.here(to), ..board.step("pass-banner", None) }
        }
        Action::Wreck { unit } => board.of("wreck", unit),
        Action::EndPhase => doing("end-phase"),
        Action::Forward { hold: true } => board.step("hold-pace", board.ahead()),
        Action::Forward { hold: false } => board.step("forward", board.ahead()),
        Action::Turn { sixths } => board.turn(sixths),
        Action::Overrun => board.step("overrun", board.ahead()),
        Action::Minimum { advance, facing } => {
            let least = board.step("minimum", board.ahead().filter(|_| advance));
            facing_to(facing, Gesture { act: Act::LastMove, ..least })
        }
        Action::Flip => board.step("flip", None),
        Action::Exit => board.step("exit", None),
        Action::TakeLeader { .. } => board.step("take-leader", None),
        Action::LeaveLeader => board.step("leave-leader", None),
        Action::Stop => Gesture { act: Act::Stop, ..board.step("stop", None) },
        Action::LeaderTo { hex } => board.step("forward", Some(hex)),
        Action::CounterCharge(ride) => board.going("counter-charge", ride.unit, Some(ride.to)),
        Action::HoldBack => doing("hold-back"),
        Action::Aside { unit, hex } => board.going("retreat", unit, Some(hex)),
        Action::TakeUp { unit } => board.at("take-up", unit),
        Action::Next { unit } => board.at("next", unit),
        Action::Attack { ref attackers, ref hexes } => board.attack(attackers, hexes),
        Action::FortFighters { .. } => doing("fort"),
        Action::Lose { unit } => board.at("lose", unit),
        Action::FallBack { unit, hex, .. } => board.going("retreat", unit, Some(hex)),
        Action::Face { facing } => match look.state.now.tasks.last() {
            Some(Task::Face { unit, .. }) => facing_to(facing, board.of("face", *unit)),
            _ => doing("face"),
        },
        Action::Pursue { trace, .. } => board.pursue(board.first_of(trace)),
        Action::PursueTo { hex } => board.pursue(Some(hex)),
        Action::StayPut => doing("stay"),
        Action::Advance { hex, .. } => match look.state.now.tasks.last() {
            Some(Task::Advance { unit, .. }) => board.going("advance", *unit, Some(hex)),
            _ => doing("advance"),
        },
        Action::Remove { unit } => board.at("remove", unit),
    }
}

/// Nobody in particular does it.
fn doing(kind: &'static str) -> Gesture {
    Gesture { kind, ..Gesture::default() }
}

/// A piece of the scene does it.
fn piece(kind: &'static str, piece: u16) -> Gesture {
    Gesture { piece: Some(piece), ..doing(kind) }
}

fn arriving(gesture: Gesture) -> Gesture {
    Gesture { act: Act::Arrive, ..gesture }
}

fn facing_to(side: Side, gesture: Gesture) -> Gesture {
    Gesture { facing: Some(Facing::Side(side.index() as u8)), ..gesture }
}

/// Where everybody stands.
struct Board<'a> {
    look: &'a Look<'a>,
}

impl Board<'_> {
    fn place(&self, hex: HexId) -> Place {
        let at = self.look.field().hex(hex);
        Place::Hex { q: at.x, r: at.y }
    }

    fn here(&self, unit: UnitId) -> Option<Place> {
        self.look.state.hex_of(unit).map(|hex| self.place(hex))
    }

    fn leader_here(&self, leader: LeaderId) -> Option<Place> {
        self.look.state.leader(leader).whereabouts.hex().map(|hex| self.place(hex))
    }

    /// The counter on its way.
    fn walker(&self) -> Option<UnitId> {
        self.look.state.now.walk.and_then(|walk| walk.unit())
    }

    /// The hex before it.
    fn ahead(&self) -> Option<HexId> {
        let unit = self.look.state.unit(self.walker()?);
        Some(self.look.field().neighbour(unit.whereabouts.hex()?, unit.facing)).filter(|hex| *hex != OFF)
    }

    /// The hex where a way of the beaten begins.
    fn first_of(&self, trace: TraceId) -> Option<HexId> {
        let fight = self.look.state.now.fight.as_deref()?;
        fight.traces.get(usize::from(trace))?.hexes.first().copied()
    }

    /// A counter does it where it stands.
    fn of(&self, kind: &'static str, unit: UnitId) -> Gesture {
        Gesture { from: self.here(unit), ..piece(kind, unit.into()) }
    }

    /// It is pointed at where it stands.
    fn at(&self, kind: &'static str, unit: UnitId) -> Gesture {
        Gesture { to: self.here(unit), ..self.of(kind, unit) }
    }

    fn going(&self, kind: &'static str, unit: UnitId, hex: Option<HexId>) -> Gesture {
        Gesture { to: hex.map(|hex| self.place(hex)), ..self.of(kind, unit) }
    }

    /// Whoever is on his way does it.
    fn step(&self, kind: &'static str, to: Option<HexId>) -> Gesture {
        let walker = self.look.state.now.walk.map(|walk| match walk.who {
            Walker::Unit(unit) | Walker::Fleeing(unit) => u16::from(unit),
            Walker::Leader(leader) => LEADER + u16::from(leader),
        });
        Gesture {
            piece: walker,
            from: self.look.walker_hex().map(|hex| self.place(hex)),
            to: to.map(|hex| self.place(hex)),
            ..doing(kind)
        }
    }

    fn turn(&self, sixths: i8) -> Gesture {
        let turn = self.step("turn", None);
        match self.walker() {
            Some(unit) => facing_to(self.look.state.unit(unit).facing.turned(sixths.into()), turn),
            None => turn,
        }
    }

    fn fire(&self, by: UnitId, at: Aim) -> Gesture {
        let target = match at {
            Aim::Unit(target) => Some(target.into()),
            Aim::Leaders(_) | Aim::Object(_) => None,
        };
        Gesture { target, ..self.going("fire", by, self.look.aim_hex(at)) }
    }

    fn attack(&self, attackers: &Units, hexes: &Hexes) -> Gesture {
        let (first, hex) = (attackers.first().copied(), hexes.first().copied());
        Gesture {
            piece: first.map(u16::from),
            target: hex.and_then(|hex| self.look.state.anybody(hex)).map(u16::from),
            from: first.and_then(|unit| self.here(unit)),
            to: hex.map(|hex| self.place(hex)),
            also: attackers.iter().skip(1).map(|id| u16::from(*id)).collect(),
            ..doing("attack")
        }
    }

    /// A pursuer follows the beaten.
    fn pursue(&self, hex: Option<HexId>) -> Gesture {
        match self.look.state.now.tasks.last() {
            Some(Task::Chase { unit, .. }) => self.going("pursue", *unit, hex),
            _ => doing("pursue"),
        }
    }
}
