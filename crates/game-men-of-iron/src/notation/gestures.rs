//! What an action looks like on a board: which piece goes from where to where, and what it is aimed at.

use super::{LEADER, MARKER, STANDARD};
use crate::action::{Action, Way};
use crate::choices::Question;
use crate::ids::{CommandId, HexId, LeaderId, Leaders, UnitId};
use crate::look::Look;
use engine::Facing;
use engine::decision::{Act, Gesture, Place};
use hexboard::Corner;

/// What an action looks like on a board.
pub fn gesture(look: &Look, action: &Action) -> Gesture {
    let board = Board { look };
    match action {
        Action::Place { unit, hex, facing } => facing_to(*facing, board.going("place", *unit, Some(*hex))),
        Action::PlaceLeader { leader, unit } => {
            Gesture { to: board.here(*unit), ..piece("place", LEADER + u16::from(*leader)) }
        }
        Action::Array { unit, .. } => board.at("array", *unit),
        Action::ArrayAll { command, .. } => board.command("array", *command),
        Action::Dig { hex, .. } => Gesture { to: Some(board.place(*hex)), ..doing("dig") },
        Action::Ready => Gesture { act: Act::Finish, ..doing("ready") },

        Action::Activate { command } => board.command("activate", *command),
        Action::Standard { standard } => Gesture {
            to: Some(board.place(look.battle().standard(*standard).hex)),
            ..piece("standard", STANDARD + u16::from(*standard))
        },
        Action::Pass => doing("pass"),
        Action::Try { command } => board.command("try", *command),
        Action::Seize { command } => board.command("seize", *command),
        Action::LetRoll => doing("let-roll"),
        Action::SmallFolk => doing("small-folk"),
        Action::Form => doing("form"),
        Action::Break => doing("break"),
        Action::Keep => doing("keep"),
        Action::ToHorse { unit } => board.at("to-horse", *unit),

        Action::Move { .. }
        | Action::Step { .. }
        | Action::Stop { .. }
        | Action::Turn { .. }
        | Action::Change
        | Action::Enter { .. }
        | Action::EnterLeader { .. }
        | Action::LeaderTo { .. } => board.moving(action),
        Action::Fire { by, at } => board.against("fire", *by, *at),
        Action::Bombard { bombard, at } => Gesture {
            target: Some(u16::from(*at)),
            to: board.here(*at),
            ..piece("bombard", MARKER + u16::from(*bombard))
        },
        Action::EndMoving => doing("end"),

        Action::Attack { unit, target } => board.against("attack", *unit, *target),
        Action::Charge { unit, target } => board.against("charge", *unit, *target),
        Action::Withdraw { unit } => board.at("withdraw", *unit),
        Action::Confirm => doing("confirm"),
        Action::Resolve { unit } => board.at("resolve", *unit),
        Action::Ride { way, facing } => board.way("ride", board.asked_unit(), way, *facing),

        Action::React { by } => match board.shot_at() {
            Some(target) => board.against("fire", *by, target),
            None => board.of("fire", *by),
        },
        Action::HoldFire => doing("hold-fire"),
        Action::CounterCharge { unit, target } => board.against("counter-charge", *unit, *target),
        Action::Evade { unit, way, facing } => board.way("evade", Some(*unit), way, *facing),
        Action::Stand { unit } => board.at("stand", *unit),

        Action::Next { unit } => board.at("next", *unit),
        Action::Retreat { way, facing } => board.way("retreat", board.asked_unit(), way, *facing),
        Action::RetireTo { hex, facing } => board.sent("retire", *hex, *facing),
        Action::LeaderGoes => board.led("leader-goes"),
        Action::LeaderStays => board.led("leader-stays"),
        Action::LeaderWith { unit } => Gesture { to: board.here(*unit), ..board.led("leader-with") },
        Action::Advance { unit, hex, facing } => {
            facing_to(*facing, board.going("advance", *unit, Some(*hex)))
        }
        Action::Continue { unit, hex } => board.going("continue", *unit, Some(*hex)),
        Action::StayPut => doing("stay"),
        Action::Face { facing } => match board.asked_unit() {
            Some(unit) => facing_to(*facing, board.of("face", unit)),
            None => doing("face"),
        },
        Action::PutOut { hex, facing } => board.sent("put-out", *hex, *facing),
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

fn facing_to(corner: Corner, gesture: Gesture) -> Gesture {
    Gesture { facing: Some(Facing::Corner(corner.index() as u8)), ..gesture }
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
        self.look.hex_of(unit).map(|hex| self.place(hex))
    }

    fn leader_here(&self, leader: LeaderId) -> Option<Place> {
        self.look.state.leader(leader).whereabouts.hex().map(|hex| self.place(hex))
    }

    /// A unit does it where it stands.
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

    fn against(&self, kind: &'static str, unit: UnitId, target: UnitId) -> Gesture {
        Gesture { target: Some(target.into()), to: self.here(target), ..self.of(kind, unit) }
    }

    fn way(&self, kind: &'static str, unit: Option<UnitId>, way: &Way, facing: Corner) -> Gesture {
        let Some(unit) = unit else { return doing(kind) };
        let end = way.last().copied().or_else(|| self.look.hex_of(unit));
        facing_to(facing, self.going(kind, unit, end))
    }

    /// The unit of the question is placed somewhere.
    fn sent(&self, kind: &'static str, hex: HexId, facing: Corner) -> Gesture {
        match self.asked_unit() {
            Some(unit) => facing_to(facing, self.going(kind, unit, Some(hex))),
            None => doing(kind),
        }
    }

    /// A whole Command acts: pointed at where its leader stands, and else its first unit.
    fn command(&self, kind: &'static str, command: CommandId) -> Gesture {
        let battle = self.look.battle();
        let leader = battle.command(command).leader;
        let led = (leader != LeaderId::NOBODY).then(|| self.leader_here(leader)).flatten();
        if let Some(place) = led {
            return Gesture { to: Some(place), ..piece(kind, LEADER + u16::from(leader)) };
        }
        match self.look.units_of(command).iter().find(|unit| self.look.hex_of(*unit).is_some()) {
            Some(unit) => self.at(kind, unit),
            None => doing(kind),
        }
    }

    /// The leader of the question.
    fn led(&self, kind: &'static str) -> Gesture {
        let leader = match self.look.asked().map(|asked| asked.question) {
            Some(
                Question::Along { leader, .. } | Question::Displaced(leader) | Question::Replace(leader),
            ) => leader,
            _ => return doing(kind),
        };
        Gesture { from: self.leader_here(leader), ..piece(kind, LEADER + u16::from(leader)) }
    }

    /// The unit that the question is about.
    fn asked_unit(&self) -> Option<UnitId> {
        match self.look.asked()?.question {
            Question::Step(walk) => Some(walk.unit),
            Question::Ride { rider, .. } | Question::Wheel { rider, .. } => Some(rider),
            Question::Retreat { unit, .. } | Question::Retire(unit) => Some(unit),
            Question::Face(unit) | Question::PutOut(unit) => Some(unit),
            _ => None,
        }
    }

    /// Who may be shot at in reaction, or shot first.
    fn shot_at(&self) -> Option<UnitId> {
        match self.look.asked()?.question {
            Question::React { target, .. } => Some(target),
            Question::ReturnFire(shot) => match shot.by {
                crate::state::Shooter::Unit(by) => Some(by),
                crate::state::Shooter::Bombard(_) => None,
            },
            _ => None,
        }
    }

    fn moving(&self, action: &Action) -> Gesture {
        let walker = self.asked_unit();
        let walking = |kind, to: Option<HexId>| walker.map_or(doing(kind), |unit| self.going(kind, unit, to));
        match *action {
            Action::Move { unit, leaders } => along(leaders, self.of("move", unit)),
            Action::Step { side } => {
                let from = walker.and_then(|unit| self.look.hex_of(unit));
                let to = from.map(|hex| self.look.field().neighbour(hex, side));
                walking("step", to.filter(|hex| *hex != HexId::OFF))
            }
            Action::Stop { facing } => facing_to(facing, Gesture { act: Act::Stop, ..walking("stop", None) }),
            Action::Turn { unit, facing } => facing_to(facing, self.of("turn", unit)),
            Action::Change => walking("change", None),
            Action::Enter { unit, hex, leaders } => {
                along(leaders, Gesture { act: Act::Arrive, ..self.going("enter", unit, Some(hex)) })
            }
            Action::EnterLeader { leader, hex } => {
                let to = Some(self.place(hex));
                Gesture { act: Act::Arrive, to, ..piece("enter", LEADER + u16::from(leader)) }
            }
            Action::LeaderTo { leader, hex } => Gesture {
                from: self.leader_here(leader),
                to: Some(self.place(hex)),
                ..piece("lead", LEADER + u16::from(leader))
            },
            _ => doing("move"),
        }
    }
}

/// Leaders who ride along.
fn along(leaders: Leaders, gesture: Gesture) -> Gesture {
    Gesture { also: leaders.iter().map(|leader| LEADER + u16::from(leader)).collect(), ..gesture }
}
