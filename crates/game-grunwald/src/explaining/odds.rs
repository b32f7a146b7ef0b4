//! The odds of an action: what of a course of events is worth telling, and which answers are taken as given.

use crate::Grunwald;
use crate::action::Action;
use crate::event::{Blow, Event};
use crate::state::*;
use crate::telling::{banner_name, leader, unit, winner};
use engine::Seat;
use engine::text::Phrase;

/// What matters about a course of events, for the odds. Seen by the seat that decided.
pub fn results(rules: &Grunwald, before: &State, events: &[Event]) -> Vec<Phrase> {
    let asked = rules.look(before).question();
    let by = asked.as_ref().map_or(ALLIED, |decision| decision.seat);
    let shooting = asked.is_some_and(|decision| decision.kind == "fire");
    let side = |id: UnitId| usize::from(rules.roster[usize::from(id)].side != by);
    // For the own side and the enemy: points lost, units gone, disorganised, panicked, hexes of retreat, pursuers.
    let (mut lost, mut gone, mut shaken, mut routed) = ([0_u32; 2], [0_u32; 2], [0_u32; 2], [0_u32; 2]);
    let (mut back, mut chasing) = ([0_u8; 2], [0_u32; 2]);
    let mut strength: Vec<u8> = before.units.iter().map(|unit| unit.strength).collect();
    let mut list = Vec::new();
    let mut steps: Vec<(UnitId, u8)> = Vec::new();
    let (mut tested, mut beside) = (false, false);
    for event in events {
        match event {
            // What comes of itself afterwards is another matter: the next phase, or where the fleeing run who were shot at.
            Event::PhaseBegan { .. } => break,
            Event::Fled { .. } | Event::FlightEnded { .. } | Event::Eliminated { blow: Blow::Flight, .. }
                if shooting =>
            {
                break;
            }
            Event::Lost { unit: id, left, .. } => {
                lost[side(*id)] += u32::from(strength[usize::from(*id)].saturating_sub(*left));
                strength[usize::from(*id)] = *left;
            }
            Event::Eliminated { unit: id, .. } => {
                lost[side(*id)] += u32::from(std::mem::take(&mut strength[usize::from(*id)]));
                gone[side(*id)] += 1;
            }
            Event::Worse { unit: id, order: Order::Disorganised, .. } => shaken[side(*id)] += 1,
            Event::Worse { unit: id, order: Order::Panicked, .. } => routed[side(*id)] += 1,
            // Of foot that is swept along its panic is told.
            Event::FellBack { unit: id, swept: false, .. } => {
                match steps.iter_mut().find(|(it, _)| it == id) {
                    Some((_, hexes)) => *hexes += 1,
                    None => steps.push((*id, 1)),
                }
                let most = steps.iter().filter(|(it, _)| side(*it) == side(*id)).map(|(_, hexes)| *hexes);
                back[side(*id)] = most.max().unwrap_or(0);
            }
            Event::PursuitThrow { unit: id, must: true, .. } | Event::PursuitForced { unit: id, .. } => {
                chasing[side(*id)] += 1;
            }
            Event::LeaderKilled { leader: who, .. } => {
                list.push(Phrase::new("result-leader-dies").with("leader", leader(rules, *who)));
            }
            // One's own is lost, a captured one torn from its captors; or it changes hands at once.
            Event::BannerFell { banner, boxes, .. } => {
                let id = if *boxes == 0 { "result-banner-torn" } else { "result-banner-falls" };
                list.push(Phrase::new(id).with("banner", banner_name(rules, *banner)));
            }
            Event::BannerTaken { banner, boxes, captured, .. } if *boxes != 0 => {
                let id = if *captured { "result-banner-falls" } else { "result-banner-back" };
                list.push(Phrase::new(id).with("banner", banner_name(rules, *banner)));
            }
            Event::BannerTaken { banner, captured: true, .. } => {
                list.push(Phrase::new("result-banner-captured").with("banner", banner_name(rules, *banner)));
            }
            Event::Wrecking { unit: id, turns: 0 } => {
                list.push(Phrase::new("result-wrecking-anew").with("unit", unit(rules, *id)));
            }
            // Whoever could have rallied and did not runs.
            Event::Fled { unit: id, .. } if tested => {
                let says = Phrase::new("result-flees").with("unit", unit(rules, *id));
                if !list.contains(&says) {
                    list.push(says);
                }
            }
            Event::Tested { beside: company, .. } => {
                tested = true;
                beside |= company;
            }
            Event::GameEnded { ending } => {
                list.push(Phrase::new("result-game-ends").with("winner", winner(ending)));
            }
            Event::Stopped { unit: id, .. } => {
                list.push(Phrase::new("result-stopped").with("unit", unit(rules, *id)));
            }
            Event::WallsDown { .. } => list.push(Phrase::new("result-walls-down")),
            Event::Rallied { unit: id, order, .. } if *order < before.unit(*id).order => {
                list.push(Phrase::new("result-rallied"));
            }
            Event::OverrunEnded { success, .. } => {
                list.push(Phrase::new(if *success { "result-overrun" } else { "result-overrun-fails" }));
            }
            _ => {}
        }
    }
    let seats: [Seat; 2] = [by, by.other()];
    let ids: [[&'static str; 5]; 2] = [
        ["result-own-lost", "result-own-gone", "result-own-shaken", "result-own-routed", "result-own-back"],
        ["result-foe-lost", "result-foe-gone", "result-foe-shaken", "result-foe-routed", "result-foe-back"],
    ];
    for at in [1, 0] {
        let counts = [lost[at], gone[at], shaken[at], routed[at], back[at].into()];
        for (id, count) in ids[at].into_iter().zip(counts).filter(|(_, count)| *count > 0) {
            list.push(Phrase::new(id).with("seat", crate::telling::seat(seats[at])).with("n", count));
        }
    }
    for (at, seat) in seats.into_iter().enumerate().filter(|(at, _)| chasing[*at] > 0) {
        let says = Phrase::new("result-must-pursue").with("seat", crate::telling::seat(seat));
        list.push(says.with("n", chasing[at]));
    }
    // A test beside others that is passed costs something all the same (G-R40).
    let fought = |event: &Event| matches!(event, Event::Fought(_) | Event::Shot { .. });
    if list.is_empty() && beside {
        list.push(Phrase::new("result-test-passed"));
    } else if list.is_empty() && (tested || events.iter().any(fought)) {
        list.push(Phrase::new("result-nothing"));
    }
    list
}

/// Answers that are taken as given when the odds of a whole combat, shot or flight are told: the strongest takes the loss, the first
/// way back is taken, nobody turns, nobody pursues or advances of his own will.
pub fn usual(rules: &Grunwald, begun: &State, now: &State) -> Option<Action> {
    let asked = rules.look(now).question()?;
    let fights = now.now.fight.is_some() && begun.now.fight.is_none();
    match asked.kind {
        "counter-charge" => {
            matches!(begun.now.tasks.last(), Some(Task::Counter(_))).then_some(Action::HoldBack)
        }
        // Whoever could answer a shot of the enemy's own move lets it pass.
        "fire" if matches!(now.now.tasks.last(), Some(Task::Volley { .. })) => Some(Action::HoldFire),
        _ if !fights && now.now.tasks.len() <= left_over(begun) => None,
        _ => favourite(rules, now),
    }
}

/// How many tasks wait below what was asked for. An exchange of shots is over with its answer, and what a stray one does comes in its
/// place.
fn left_over(begun: &State) -> usize {
    let tasks = &begun.now.tasks;
    let exchange = matches!(tasks.last(), Some(Task::ShootBack(_) | Task::Volley { .. }));
    tasks.len() - usize::from(exchange)
}

/// What anybody would answer who gives no thought to it.
pub fn favourite(rules: &Grunwald, now: &State) -> Option<Action> {
    let look = rules.look(now);
    let asked = look.question()?;
    let mut list = Vec::new();
    let mut first = |pick: &dyn Fn(&Action) -> i32| {
        look.legal(&mut list);
        list.iter().max_by_key(|action| pick(action)).cloned()
    };
    match asked.kind {
        "loss" => first(&|action| match action {
            Action::Lose { unit } => i32::from(now.unit(*unit).strength) * 256 - i32::from(*unit),
            _ => 0,
        }),
        "fort" => {
            let fight = now.now.fight.as_deref()?;
            let Stage::Fort(attacker, hex) = fight.stage else { return None };
            let (units, aimed) = fight.crowd(attacker);
            Some(Action::FortFighters { units: look.usual_fort_group(units, hex, aimed) })
        }
        "face" => match now.now.tasks.last() {
            Some(Task::Face { unit, .. }) => Some(Action::Face { facing: now.unit(*unit).facing }),
            _ => None,
        },
        // Whoever need not go on stays, also where only foot could be ridden down (G-5.5.10).
        "pursue" => {
            look.legal(&mut list);
            let stay = list.contains(&Action::StayPut).then_some(Action::StayPut);
            stay.or_else(|| list.into_iter().next())
        }
        "advance" => Some(Action::StayPut),
        // Nobody rides through his own foot who need not; of several ways the first.
        "retreat" => {
            look.legal(&mut list);
            let swept = |action: &Action| match action {
                Action::FallBack { unit, hex, .. } => look.foot_in_the_way(*unit, *hex),
                _ => 0,
            };
            list.iter().min_by_key(|action| swept(action)).cloned()
        }
        "next" | "take-up" | "aside" | "friend-hit" | "flee" | "shoot-back" => {
            look.legal(&mut list);
            list.into_iter().next()
        }
        _ => None,
    }
}
