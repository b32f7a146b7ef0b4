//! An action in one sentence.

use crate::action::Action;
use crate::choices::Question;
use crate::ids::HexId;
use crate::look::Look;
use crate::state::*;
use crate::telling::{command, direction, formation, label, leader, marker, standard, unit};
use engine::text::Phrase;
use hexboard::{Corner, Orientation};

struct Naming<'a> {
    look: &'a Look<'a>,
}

pub fn name(look: &Look, action: &Action) -> Phrase {
    let naming = Naming { look };
    match action {
        Action::Activate { command } => naming.command("do-activate", *command),
        Action::Try { command } => naming.command("do-try", *command),
        Action::Seize { command } => naming.command("do-seize", *command),
        Action::ArrayAll { command, formation } => naming.arrayed("do-array-all", *formation, |says| {
            says.with("command", self::command(look.rules, *command))
        }),
        Action::Array { unit, formation } => {
            naming.arrayed("do-array", *formation, |says| says.with("unit", self::unit(look.rules, *unit)))
        }
        Action::Standard { standard } => {
            Phrase::new("do-standard").with("standard", self::standard(look.rules, *standard))
        }
        Action::Dig { hex, side } => Phrase::new("do-dig").with("side", look.field().side_label(*hex, *side)),
        Action::Pass => Phrase::new("do-pass"),
        Action::LetRoll => Phrase::new("do-let-roll"),
        Action::SmallFolk => Phrase::new("do-small-folk"),
        Action::Form => Phrase::new("do-form"),
        Action::Break => Phrase::new("do-break"),
        Action::Keep => Phrase::new("do-keep"),
        Action::Ready => Phrase::new("do-ready"),
        Action::EndMoving => Phrase::new("do-end"),
        Action::Confirm => Phrase::new("do-confirm"),
        Action::HoldFire => Phrase::new("do-hold-fire"),
        Action::StayPut => Phrase::new("do-stay"),
        Action::LeaderGoes => Phrase::new("do-leader-goes"),
        Action::LeaderStays => Phrase::new("do-leader-stays"),
        Action::Change => Phrase::new("do-change"),
        _ => naming.of_a_unit(action),
    }
}

impl Naming<'_> {
    fn command(&self, id: &'static str, it: CommandId) -> Phrase {
        Phrase::new(id).with("command", command(self.look.rules, it)).with("rating", self.look.rating(it))
    }

    fn arrayed(&self, id: &'static str, it: Formation, with: impl FnOnce(Phrase) -> Phrase) -> Phrase {
        with(Phrase::new(id)).with("formation", formation(it))
    }

    fn unit(&self, id: &'static str, it: UnitId) -> Phrase {
        Phrase::new(id).with("unit", unit(self.look.rules, it))
    }

    fn against(&self, id: &'static str, it: UnitId, target: UnitId) -> Phrase {
        self.unit(id, it).with("target", unit(self.look.rules, target))
    }

    fn to(&self, says: Phrase, hex: HexId, facing: Option<Corner>) -> Phrase {
        let says = says.with("hex", label(self.look.rules, hex));
        match facing {
            Some(facing) => says.with("facing", direction(facing)),
            None => says,
        }
    }

    /// The unit that is asked about, as far as the question says.
    fn asked(&self) -> Option<UnitId> {
        match self.look.asked()?.question {
            Question::Step(walk) => Some(walk.unit),
            Question::Ride { rider, .. } | Question::Wheel { rider, .. } => Some(rider),
            Question::Retreat { unit, .. } | Question::Retire(unit) => Some(unit),
            Question::Face(unit) | Question::PutOut(unit) => Some(unit),
            _ => None,
        }
    }

    fn end_of(&self, way: &crate::action::Way, of: Option<UnitId>) -> HexId {
        let stands = of.and_then(|unit| self.look.hex_of(unit));
        way.last().copied().or(stands).unwrap_or(HexId::OFF)
    }

    fn of_a_unit(&self, action: &Action) -> Phrase {
        let rules = self.look.rules;
        match action {
            Action::Place { unit, hex, facing } => self.to(self.unit("do-place", *unit), *hex, Some(*facing)),
            Action::PlaceLeader { leader: it, unit } => {
                self.unit("do-place-leader", *unit).with("leader", leader(rules, *it))
            }
            Action::ToHorse { unit } => self.unit("do-to-horse", *unit),
            Action::Move { unit, leaders } if leaders.is_empty() => self.unit("do-move", *unit),
            Action::Move { unit, leaders } => {
                self.unit("do-move-with", *unit).with("leaders", self.list(*leaders))
            }
            Action::Step { side } => {
                let here = self.asked().and_then(|unit| self.look.hex_of(unit));
                let to = here.map_or(HexId::OFF, |hex| self.look.field().neighbour(hex, *side));
                self.to(Phrase::new("do-step").with("hour", side.hour(Orientation::Pointy)), to, None)
            }
            Action::Stop { facing } => Phrase::new("do-stop").with("facing", direction(*facing)),
            Action::Turn { unit, facing } => self.unit("do-turn", *unit).with("facing", direction(*facing)),
            Action::Enter { unit, hex, leaders } if leaders.is_empty() => {
                self.to(self.unit("do-enter", *unit), *hex, None)
            }
            Action::Enter { unit, hex, leaders } => {
                self.to(self.unit("do-enter-with", *unit), *hex, None).with("leaders", self.list(*leaders))
            }
            Action::EnterLeader { leader: it, hex } => {
                self.to(Phrase::new("do-enter-leader").with("leader", leader(rules, *it)), *hex, None)
            }
            Action::LeaderTo { leader: it, hex } => {
                self.to(Phrase::new("do-lead").with("leader", leader(rules, *it)), *hex, None)
            }
            Action::Fire { by, at } => self.against("do-fire", *by, *at),
            Action::Bombard { bombard, at } => {
                self.unit("do-bombard", *at).with("bombard", marker(rules, *bombard))
            }
            _ => self.of_combat(action),
        }
    }

    fn list(&self, leaders: Leaders) -> Vec<Phrase> {
        leaders.iter().map(|it| leader(self.look.rules, it)).collect()
    }

    fn of_combat(&self, action: &Action) -> Phrase {
        match action {
            Action::Attack { unit, target } => self.against("do-attack", *unit, *target),
            Action::Charge { unit, target } => self.against("do-charge", *unit, *target),
            Action::Withdraw { unit } => self.unit("do-withdraw", *unit),
            Action::Resolve { unit } => self.unit("do-resolve", *unit),
            Action::Ride { way, facing } => {
                self.to(Phrase::new("do-ride"), self.end_of(way, self.asked()), Some(*facing))
            }
            Action::React { by } => self.unit("do-react", *by),
            Action::CounterCharge { unit, target } => self.against("do-counter-charge", *unit, *target),
            Action::Evade { unit, way, facing } => {
                self.to(self.unit("do-evade", *unit), self.end_of(way, Some(*unit)), Some(*facing))
            }
            Action::Stand { unit } => self.unit("do-stand", *unit),
            Action::Next { unit } => self.unit("do-next", *unit),
            Action::Retreat { way, facing } => {
                self.to(Phrase::new("do-retreat"), self.end_of(way, self.asked()), Some(*facing))
            }
            Action::RetireTo { hex, facing } => self.to(Phrase::new("do-retire"), *hex, Some(*facing)),
            Action::LeaderWith { unit } => self.unit("do-leader-with", *unit),
            Action::Advance { unit, hex, facing } => {
                self.to(self.unit("do-advance", *unit), *hex, Some(*facing))
            }
            Action::Continue { unit, hex } => self.to(self.unit("do-continue", *unit), *hex, None),
            Action::Face { facing } => Phrase::new("do-face").with("facing", direction(*facing)),
            Action::PutOut { hex, facing } => self.to(Phrase::new("do-put-out"), *hex, Some(*facing)),
            _ => Phrase::none(),
        }
    }
}
