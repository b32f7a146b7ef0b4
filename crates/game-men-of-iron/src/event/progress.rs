//! How play goes on: what changes nothing but what is left to do.

use super::enacting::Enactment;
use crate::ids::UnitId;
use crate::state::*;
use engine::agenda::Change;

/// What changes nothing but what is left to do. Nobody is told of it, and it needs no rule: the events about it say what happened on
/// the board and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Play has come to this.
    WentOn {
        to: Phase,
    },
    /// Whoever holds play from here on.
    Holds {
        seat: engine::Seat,
    },
    /// A task came, went or changed.
    Task(Change<Task>),
    /// The move under way.
    Walk(Option<Walk>),
    /// A unit has done something and does not recover (MI-Q13.1-1), and more of that sort.
    Marked {
        unit: UnitId,
        marks: u16,
    },
    /// Something was done in this activation; a die was thrown in fire or combat.
    Stirred {
        thrown: bool,
    },
    /// What was named is taken up for combat, or falls away.
    NamedDropped {
        attacker: UnitId,
    },
    FightOpened(Box<Fight>),
    FightClosed,
    /// The combat at hand is as this one from here on.
    FightChanged(Box<Fight>),
    /// The stage of the combat at hand.
    Stage(Stage),
    /// Whoever has just lost play to a seizure.
    Guarded(Option<engine::Seat>),
    TelloDue,
    MarshalsDone,
    BombardFired {
        marker: crate::ids::MarkerId,
    },
}

impl Enactment<'_> {
    pub(super) fn go_on(&mut self, progress: &Progress) {
        let core = self.core();
        let now = &mut core.now;
        match progress {
            Progress::WentOn { to } => now.phase = *to,
            Progress::Holds { seat } => now.control.holder = *seat,
            Progress::Task(change) => change.carry_out(&mut now.tasks),
            Progress::Walk(walk) => now.walk = *walk,
            Progress::Marked { unit, marks } => core.units[unit.index()].marks.set(*marks),
            Progress::Stirred { thrown } => {
                now.control.stirred = true;
                now.control.thrown |= thrown;
            }
            Progress::NamedDropped { attacker } => now.named.retain(|named| named.attacker != *attacker),
            Progress::FightOpened(fight) => now.fights.push((**fight).clone()),
            Progress::FightClosed => drop(now.fights.pop()),
            Progress::FightChanged(fight) => {
                if let Some(last) = now.fights.last_mut() {
                    *last = (**fight).clone();
                }
            }
            Progress::Stage(stage) => {
                if let Some(last) = now.fights.last_mut() {
                    last.stage = *stage;
                }
            }
            Progress::Guarded(seat) => now.control.guarded = *seat,
            Progress::TelloDue => core.episodes.tello_due = true,
            Progress::MarshalsDone => core.episodes.marshals = true,
            Progress::BombardFired { marker } => core.bombards_fired |= 1 << (marker.index() & 7),
        }
    }
}

/// What is going on, changed by a rule of the game's own way of going on.
impl From<Change<Task>> for Progress {
    fn from(change: Change<Task>) -> Progress {
        Progress::Task(change)
    }
}
