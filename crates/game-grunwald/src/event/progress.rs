//! How play goes on: what changes nothing but what is left to do.

use super::enacting::Enactment;
use crate::field::HexId;
use crate::state::*;
use engine::agenda::Change;

/// What changes nothing but what is left to do. Nobody is told of it, and it needs no rule: the events about it say what happened on
/// the board and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The phase of the turn has come to this part of it.
    WentOn {
        to: Phase,
    },
    /// A task came, went or changed.
    Task(Change<Task>),

    // ---- the move under way
    WalkBegan(Walk),
    WalkEnded,
    /// Stopped, or bound by a banner: no further hex or turn.
    WalkHalted,
    /// No further hex or turn, and no points left.
    WalkSpent,
    /// The walker has paid for a shot of his own.
    ShotPaid {
        left: u8,
    },
    /// The walker rides at foot in his way.
    RodeAt {
        left: u8,
    },
    /// And is thrown back.
    ThrownBack,
    LeaderTakenUp {
        leader: LeaderId,
        left: u8,
    },
    LeaderPutDown {
        leader: LeaderId,
    },

    // ---- the combat under way
    CombatOpened {
        attackers: Units,
        defenders: Units,
        hexes: Hexes,
        counter: bool,
    },
    StageReached(Stage),
    /// The attacker, or else the defender, has named who loses a point.
    LossTaken {
        attacker: bool,
    },
    /// Points lost count for the hex where the unit fought (G-8.2.5).
    Bled {
        hex: HexId,
        points: u8,
    },
    /// These of the beaten go back, one after the other.
    RetreatBegan {
        waiting: Units,
    },
    /// One of them is on its way.
    SetOut {
        unit: UnitId,
    },
    /// And has gone as far as it could.
    CameToRest(Trace),
    /// The beaten pay for what they fell short of.
    ShortfallFixed {
        points: u8,
    },
    /// These may still follow the beaten.
    FollowersNamed {
        units: Units,
    },
    /// Stacked with somebody in disorder or panic: tested when the combat is over.
    Exposed {
        unit: UnitId,
        to: Cohesion,
    },
    /// All who were exposed are tested now.
    ExposedCalled,
}

impl Enactment<'_> {
    #[inline]
    pub(super) fn go_on(&mut self, progress: &Progress) {
        use Progress::*;
        match progress {
            WentOn { to } => self.core().now.phase = *to,
            Task(change) => change.carry_out(&mut self.core().now.tasks),

            WalkBegan(walk) => self.core().now.walk = Some(*walk),
            WalkEnded => {
                self.core().now.walk = None;
                self.finish(|task| *task == crate::state::Task::Walk);
            }
            WalkHalted => self.walk(|walk| walk.halted = true),
            WalkSpent => self.walk(|walk| (walk.left, walk.halted) = (0, true)),
            ShotPaid { left } => self.walk(|walk| (walk.left, walk.begun) = (*left, true)),
            RodeAt { left } => self.walk(|walk| {
                (walk.left, walk.begun, walk.stepped, walk.turned) = (*left, true, true, false);
                (walk.entered, walk.passing) = (true, false);
            }),
            // He was in that hex before: that is no entry that could be counter-charged (G-R32).
            ThrownBack => self.walk(|walk| (walk.left, walk.halted, walk.entered) = (0, true, false)),
            LeaderTakenUp { leader, left } => {
                self.walk(|walk| (walk.leader, walk.leader_left) = (Some(*leader), *left));
            }
            LeaderPutDown { leader } => {
                self.part_from(*leader);
                self.walk(|walk| walk.declined.insert(*leader));
            }

            CombatOpened { attackers, defenders, hexes, counter } => {
                let fight = Fight::new(attackers.clone(), defenders.clone(), hexes.clone(), *counter);
                self.core().now.fight = Some(Box::new(fight));
            }
            StageReached(stage) => self.fight(|fight| fight.stage = *stage),
            LossTaken { attacker } => self.fight(|fight| {
                let losses = &mut fight.losses[usize::from(!attacker)];
                *losses = losses.saturating_sub(1);
            }),
            Bled { hex, points } => self.fight(|fight| bleed(fight, *hex, *points)),
            RetreatBegan { waiting } => self.fight(|fight| {
                fight.waiting = waiting.clone();
                fight.traces.clear();
            }),
            SetOut { unit } => self.fight(|fight| fight.waiting.retain(|id| id != unit)),
            CameToRest(trace) => self.fight(|fight| {
                fight.waiting.retain(|id| *id != trace.unit);
                fight.traces.push(trace.clone());
            }),
            ShortfallFixed { points } => self.fight(|fight| {
                fight.losses = [*points, 0];
                fight.stage = Stage::Blocked;
            }),
            FollowersNamed { units } => self.fight(|fight| fight.chasing = units.clone()),
            Exposed { unit, to } => self.fight(|fight| fight.exposed.push((*unit, *to))),
            ExposedCalled => self.fight(|fight| fight.exposed.clear()),
        }
    }
}

fn bleed(fight: &mut Fight, hex: HexId, points: u8) {
    match fight.blood.iter_mut().find(|(at, _)| *at == hex) {
        Some((_, lost)) => *lost = lost.saturating_add(points),
        None => drop(fight.blood.try_push((hex, points))),
    }
}
