//! What may be chosen now: the question, the legal answers, and whether an answer is one of them.

mod arriving;
mod fighting;
mod firing;
mod fleeing;
mod moving;
mod setting_up;

use crate::action::Action;
use crate::field::HexId;
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use engine::{Decision, Role, Rule, Seat};
use hexboard::Side;

/// A way home for the panicked.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The next hexes, all equally short and cheap.
    pub next: Vec<HexId>,
    /// The next step leads off the map by a friendly edge.
    pub out: bool,
    /// What the next step costs; `None` if there is no way.
    pub cost: Option<u8>,
}

impl Look<'_> {
    /// Who is asked what, and by which rule; `None` when the game is over.
    pub fn question(&self) -> Option<Decision> {
        let now = &self.state.now;
        let (mover, other) = (self.mover(), self.mover().other());
        let ask = |seat: Seat, kind: &'static str, role: Role, rule: Rule| Decision {
            seat,
            kind,
            role,
            rule,
            reaction: seat != mover,
            open: false,
            secret: false,
        };
        let Some(task) = now.tasks.last() else {
            return Some(match now.phase {
                Phase::Over(_) => return None,
                Phase::Setup(seat) => Decision {
                    open: !self.rules.scenario.zones.is_empty(),
                    reaction: false,
                    ..ask(seat, "set-up", Role::SetUp, crate::setup::scenario_rules(self.rules)[0])
                },
                Phase::OpenFire | Phase::CloseFire => ask(other, "fire", Role::React, R_11_1_5),
                Phase::Panic => ask(mover, "panic", Role::Choose, R_10_2_2),
                Phase::Activate => Decision {
                    open: self.somebody_comes(),
                    ..ask(
                        mover,
                        "activate",
                        Role::Choose,
                        crate::ch02_turn::PHASES[usize::from(now.step.max(1) - 1)],
                    )
                },
                Phase::Combat => Decision { open: true, ..ask(mover, "combat", Role::Declare, R_5_2_2) },
                Phase::Excess(hex) => {
                    let seat = self.state.anybody(hex).map_or(mover, |id| self.seat(id));
                    Decision { reaction: false, ..ask(seat, "excess", Role::Settle, RULING_49) }
                }
            });
        };
        let owner = |id: UnitId| self.seat(id);
        let fight = now.fight.as_deref();
        let side_of = |attacker: bool| {
            let units = fight.map(|fight| if attacker { &fight.attackers } else { &fight.defenders });
            units.and_then(|units| units.first()).map_or(mover, |id| owner(*id))
        };
        Some(match task {
            Task::Walk => ask(mover, "step", Role::Step, R_4_1_1),
            Task::React | Task::Volley { .. } => ask(other, "fire", Role::React, R_11_1_5),
            Task::Counter(_) => ask(other, "counter-charge", Role::React, R_5_7_1),
            Task::ShootBack(_) => {
                Decision { reaction: true, ..ask(mover, "shoot-back", Role::React, R_11_2_7) }
            }
            Task::FriendHit { by, .. } => ask(owner(*by), "friend-hit", Role::Settle, R_11_2_2),
            Task::Aside { foot, .. } => ask(owner(*foot), "aside", Role::Settle, R_5_8_5A),
            Task::TakeUp { banner, hex, leaves } => {
                let first = self.banner_bearers(*banner, *hex).first().copied();
                ask(
                    first.map_or(mover, owner),
                    "take-up",
                    Role::Settle,
                    if *leaves { R_7_1_2 } else { R_7_1_5 },
                )
            }
            Task::FleeTie => ask(mover, "flee", Role::Settle, R_10_2_2),
            Task::Retreat { trace, .. } => ask(owner(trace.unit), "retreat", Role::Settle, R_5_4_1),
            Task::Face { unit, why } => {
                let advance = matches!(why, Facing::Advance(_));
                ask(owner(*unit), "face", Role::Settle, if advance { R_5_2_9 } else { R_4_3_7 })
            }
            Task::Chase { unit, must, .. } => {
                ask(owner(*unit), "pursue", Role::Settle, if *must { R_5_5_4 } else { R_5_5_5 })
            }
            Task::Advance { unit, .. } => {
                let counter = fight.is_some_and(|fight| fight.counter);
                ask(owner(*unit), "advance", Role::Settle, if counter { RULING_70 } else { R_5_2_9 })
            }
            Task::Fight => match fight.map(|fight| fight.stage) {
                Some(Stage::Fort(attacker, _)) => ask(side_of(attacker), "fort", Role::Settle, R_12_1_8),
                Some(Stage::Loss(attacker)) => ask(side_of(attacker), "loss", Role::Settle, R_5_1_1F),
                Some(Stage::Blocked) => {
                    let attacker =
                        fight.and_then(|fight| fight.retreat).is_some_and(|(attacker, _)| attacker);
                    ask(side_of(attacker), "loss", Role::Settle, R_5_4_6)
                }
                Some(Stage::Pursuit | Stage::Advance) => {
                    let first = fight.and_then(|fight| fight.chasing.first());
                    ask(first.map_or(mover, |id| owner(*id)), "next", Role::Settle, R_4_1_2)
                }
                _ => {
                    let attacker =
                        fight.and_then(|fight| fight.retreat).is_some_and(|(attacker, _)| attacker);
                    ask(side_of(attacker), "retreat", Role::Settle, R_5_4_1)
                }
            },
        })
    }

    /// All legal actions, in a fixed order; good candidates in the set-up and where combats are declared.
    pub fn legal(&self, out: &mut Vec<Action>) {
        let now = &self.state.now;
        let Some(task) = now.tasks.last() else {
            match now.phase {
                Phase::Over(_) => {}
                Phase::Setup(seat) => self.setup_choices(seat, out),
                Phase::OpenFire | Phase::CloseFire => self.fire_choices(out),
                Phase::Panic => self.panic_choices(out),
                Phase::Activate => self.activations(out),
                Phase::Combat => self.combat_choices(out),
                Phase::Excess(hex) => {
                    // Who has panicked takes no room (G-10.1.3).
                    let there = self.state.at(hex).filter(|id| self.weight(*id) > 0);
                    out.extend(there.map(|unit| Action::Remove { unit }));
                }
            }
            return;
        };
        match task {
            Task::Walk => self.steps(out),
            Task::React | Task::Volley { .. } => self.fire_choices(out),
            Task::Counter(declared) => self.counter_choices(declared, out),
            Task::ShootBack(shot) => {
                out.push(Action::ShootBack { at: Aim::Unit(shot.by) });
                out.push(Action::HoldFire);
            }
            Task::FriendHit { by, hex } => {
                out.extend(self.friends_beside(*by, *hex).into_iter().map(|unit| Action::FriendHit { unit }));
            }
            Task::Aside { .. } => {
                out.extend(self.asides().into_iter().map(|(unit, hex)| Action::Aside { unit, hex }));
            }
            Task::TakeUp { banner, hex, .. } => {
                let bearers = self.banner_bearers(*banner, *hex).into_iter();
                out.extend(bearers.map(|unit| Action::TakeUp { unit }));
            }
            Task::FleeTie => {
                let unit = now.walk.and_then(|walk| walk.unit());
                if let Some((unit, hex)) = unit.and_then(|unit| Some((unit, self.state.hex_of(unit)?))) {
                    let next = self.affordable(unit, hex, &self.ways_home(unit, hex).next);
                    out.extend(next.into_iter().map(|hex| Action::FleeTo { hex }));
                }
            }
            Task::Retreat { .. } => {
                let steps = self.next_retreats().into_iter();
                out.extend(steps.map(|(unit, hex, leader)| Action::FallBack { unit, hex, leader }));
            }
            Task::Face { unit, why } => {
                let sides = Side::ALL.into_iter().filter(|facing| self.may_face(*unit, *why, *facing));
                out.extend(sides.map(|facing| Action::Face { facing }));
            }
            Task::Chase { must, .. } => {
                out.extend(self.chase_choices());
                if !must {
                    out.push(Action::StayPut);
                }
            }
            Task::Advance { unit, done } => {
                for hex in self.advances(*unit, *done) {
                    out.push(Action::Advance { hex, leader: false });
                    if self.leader_with(*unit) {
                        out.push(Action::Advance { hex, leader: true });
                    }
                }
                out.push(Action::StayPut);
            }
            Task::Fight => self.fight_choices(out),
        }
    }

    /// Is this an answer to the question of the moment?
    pub fn allows(&self, action: &Action) -> bool {
        match (action, &self.state.now.phase, self.state.now.tasks.last()) {
            (Action::Place { unit, hex, .. }, Phase::Setup(seat), None) => self.may_place(*seat, *unit, *hex),
            (Action::Attach { unit, leader }, Phase::Setup(seat), None) => {
                self.why_not_attached(*seat, *unit, *leader).is_none()
            }
            (Action::Attack { attackers, hexes }, Phase::Combat, None) => self.may_attack(attackers, hexes),
            (Action::Enter { unit, hex, facing }, Phase::Activate, None) => {
                self.may_arrive(*unit, *hex, *facing)
            }
            (Action::Return { unit, hex, .. }, Phase::Activate, None) => self.may_return(*unit, *hex),
            (Action::ReturnLeader { .. }, Phase::Activate, None) => self.is_listed(action),
            (_, Phase::Activate, None) => self.may_activate(action),
            (_, _, Some(Task::Walk)) => match self.state.now.walk.map(|walk| (walk, walk.who)) {
                Some((walk, Walker::Unit(unit))) => self.may_step(unit, &walk, action),
                _ => self.is_listed(action),
            },
            (Action::Face { facing }, _, Some(Task::Face { unit, why })) => {
                self.may_face(*unit, *why, *facing)
            }
            (Action::HoldFire, _, Some(Task::React | Task::Volley { .. } | Task::ShootBack(_)))
            | (Action::HoldFire, Phase::OpenFire | Phase::CloseFire, None) => true,
            _ => self.is_listed(action),
        }
    }

    /// Any side after a retreat or a pursuit (G-4.3.7); an advance is a normal move, and at speed nobody turns sharply (G-4.3.4).
    pub fn may_face(&self, unit: UnitId, why: Facing, facing: Side) -> bool {
        let it = self.state.unit(unit);
        !matches!(why, Facing::Advance(_)) || !self.too_fast(unit, it.charge, it.facing.sixths_to(facing))
    }

    pub(crate) fn is_listed(&self, action: &Action) -> bool {
        let mut list = Vec::new();
        self.legal(&mut list);
        list.contains(action)
    }
}
