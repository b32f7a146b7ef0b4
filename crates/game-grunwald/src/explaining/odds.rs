//! The odds of an action: what of a course of events is worth telling, and which answers are taken as given.

use crate::Grunwald;
use crate::action::Action;
use crate::event::{Blow, Event};
use crate::state::*;
use crate::telling::{banner_name, leader, unit, winner};
use engine::Seat;
use engine::explain::{Assumed, Befalls};
use engine::text::Phrase;

/// What matters about a course of events, for the odds. Seen by the seat that decided.
pub fn results(rules: &Grunwald, before: &State, events: &[Event]) -> Vec<Befalls> {
    let asked = rules.look(before).question();
    let by = asked.as_ref().map_or(ALLIED, |decision| decision.seat);
    let shooting = asked.is_some_and(|decision| decision.kind == "fire");
    // What comes of itself afterwards is another matter: the next phase, or where the fleeing run who were shot at.
    let another = |event: &&Event| match event {
        Event::PhaseBegan { .. } => true,
        Event::Fled { .. } | Event::FlightEnded { .. } | Event::Eliminated { blow: Blow::Flight, .. } => {
            shooting
        }
        _ => false,
    };
    let (mut count, mut list) = (Count::new(rules, before), Vec::new());
    let (mut tested, mut beside) = (false, false);
    for event in events.iter().take_while(|event| !another(event)) {
        count.add(event);
        if let Event::Tested { beside: company, .. } = event {
            tested = true;
            beside |= *company;
        }
        // Whoever could have rallied and did not runs; else a flight is no result of what was done.
        let runs = matches!(event, Event::Fled { .. });
        let single = single(rules, before, event).filter(|it| !runs || tested && !list.contains(it));
        list.extend(single);
    }
    count.tell(by, &mut list);
    // A test beside others that is passed costs something all the same (G-R40).
    let fought = |event: &Event| matches!(event, Event::Fought(_) | Event::Shot { .. });
    if list.is_empty() && beside {
        list.push(Befalls::light(None, Phrase::new("result-test-passed")));
    } else if list.is_empty() && (tested || events.iter().any(fought)) {
        list.push(Befalls::light(None, Phrase::new("result-nothing")));
    }
    list
}

/// What is told of one event by itself.
fn single(rules: &Grunwald, before: &State, event: &Event) -> Option<Befalls> {
    let look = rules.look(before);
    let of_unit = |id: &'static str, it: UnitId| Phrase::new(id).with("unit", unit(rules, it));
    let of_banner = |id: &'static str, it: BannerId| Phrase::new(id).with("banner", banner_name(rules, it));
    let owner = |banner: BannerId| look.banner_seat(banner);
    Some(match event {
        Event::LeaderKilled { leader: who, .. } => Befalls::grave(
            look.leader_seat(*who),
            Phrase::new("result-leader-dies").with("leader", leader(rules, *who)),
        ),
        // One's own is lost, a captured one torn from its captors; or it changes hands at once.
        Event::BannerFell { banner, boxes: 0, .. } => {
            Befalls::light(owner(*banner).other(), of_banner("result-banner-torn", *banner))
        }
        Event::BannerFell { banner, .. } => {
            Befalls::grave(owner(*banner), of_banner("result-banner-falls", *banner))
        }
        Event::BannerTaken { banner, boxes, captured, .. } => match (*boxes, *captured) {
            (0, true) => Befalls::light(owner(*banner), of_banner("result-banner-captured", *banner)),
            (0, false) => return None,
            (_, true) => Befalls::grave(owner(*banner), of_banner("result-banner-falls", *banner)),
            (_, false) => Befalls::light(owner(*banner), of_banner("result-banner-back", *banner)),
        },
        Event::Wrecking { unit: id, turns: 0 } => {
            Befalls::light(look.seat(*id), of_unit("result-wrecking-anew", *id))
        }
        Event::Fled { unit: id, .. } => Befalls::light(look.seat(*id), of_unit("result-flees", *id)),
        Event::GameEnded { ending } => {
            Befalls::grave(ending.winner, Phrase::new("result-game-ends").with("winner", winner(ending)))
        }
        Event::Stopped { unit: id, .. } => Befalls::grave(look.seat(*id), of_unit("result-stopped", *id)),
        Event::WallsDown { .. } => Befalls::light(None, Phrase::new("result-walls-down")),
        Event::Rallied { unit: id, cohesion, .. } if *cohesion < before.unit(*id).cohesion => {
            Befalls::light(look.seat(*id), Phrase::new("result-rallied"))
        }
        Event::OverrunEnded { success: true, .. } => Befalls::light(None, Phrase::new("result-overrun")),
        Event::OverrunEnded { .. } => Befalls::light(None, Phrase::new("result-overrun-fails")),
        _ => return None,
    })
}

/// What a course of events costs either army, in order of the seats.
struct Count<'a> {
    rules: &'a Grunwald,
    /// What every unit has left.
    strength: Vec<u8>,
    lost: [u32; 2],
    gone: [u32; 2],
    shaken: [u32; 2],
    routed: [u32; 2],
    /// The hexes of retreat of each who falls back; the longest way is told.
    steps: Vec<(UnitId, u32)>,
    chasing: [u32; 2],
}

impl<'a> Count<'a> {
    fn new(rules: &'a Grunwald, before: &State) -> Count<'a> {
        Count {
            rules,
            strength: before.units.iter().map(|unit| unit.strength).collect(),
            lost: [0; 2],
            gone: [0; 2],
            shaken: [0; 2],
            routed: [0; 2],
            steps: Vec::new(),
            chasing: [0; 2],
        }
    }

    fn side(&self, id: UnitId) -> usize {
        self.rules.roster[usize::from(id)].side.index()
    }

    fn add(&mut self, event: &Event) {
        match event {
            Event::Lost { unit: id, left, .. } => {
                let (side, at) = (self.side(*id), usize::from(*id));
                self.lost[side] += u32::from(self.strength[at].saturating_sub(*left));
                self.strength[at] = *left;
            }
            Event::Eliminated { unit: id, .. } => {
                let side = self.side(*id);
                self.lost[side] += u32::from(std::mem::take(&mut self.strength[usize::from(*id)]));
                self.gone[side] += 1;
            }
            Event::Worse { unit: id, cohesion: Cohesion::Disorganised, .. } => {
                self.shaken[self.side(*id)] += 1
            }
            Event::Worse { unit: id, cohesion: Cohesion::Panicked, .. } => self.routed[self.side(*id)] += 1,
            // Of foot that is swept along its panic is told.
            Event::FellBack { unit: id, swept: false, .. } => {
                match self.steps.iter_mut().find(|(it, _)| it == id) {
                    Some((_, hexes)) => *hexes += 1,
                    None => self.steps.push((*id, 1)),
                }
            }
            Event::PursuitThrow { unit: id, must: true, .. } | Event::PursuitForced { unit: id, .. } => {
                self.chasing[self.side(*id)] += 1;
            }
            _ => {}
        }
    }

    /// The enemy of whoever decided first, then his own; who pursues comes last.
    fn tell(&self, by: Seat, list: &mut Vec<Befalls>) {
        let said = |id: &'static str, seat: Seat, count: u32| {
            Phrase::new(id).with("seat", crate::telling::seat(seat)).with("n", count)
        };
        for (seat, ids) in [(by.other(), FOE), (by, OWN)] {
            let at = seat.index();
            let ways = self.steps.iter().filter(|(id, _)| self.side(*id) == at);
            let back = ways.map(|(_, hexes)| *hexes).max().unwrap_or(0);
            let counts = [self.lost[at], self.gone[at], self.shaken[at], self.routed[at], back];
            let counted = ids.into_iter().zip(counts).filter(|(_, count)| *count > 0);
            list.extend(counted.map(|(id, count)| Befalls::grave(seat, said(id, seat, count))));
        }
        for seat in [by, by.other()].into_iter().filter(|seat| self.chasing[seat.index()] > 0) {
            let says = said("result-must-pursue", seat, self.chasing[seat.index()]);
            list.push(Befalls::light(seat, says));
        }
    }
}

const OWN: [&str; 5] =
    ["result-own-lost", "result-own-gone", "result-own-shaken", "result-own-routed", "result-own-back"];
const FOE: [&str; 5] =
    ["result-foe-lost", "result-foe-gone", "result-foe-shaken", "result-foe-routed", "result-foe-back"];

/// Answers that are taken as given when the odds of a whole combat, shot or flight are told: the strongest takes the loss, the first
/// way back is taken, nobody turns, nobody pursues or advances of his own will.
pub fn usual(rules: &Grunwald, begun: &State, now: &State) -> Option<Assumed<Action>> {
    let asked = rules.look(now).question()?;
    let fights = now.now.fight.is_some() && begun.now.fight.is_none();
    let assume = |action: Action, id: &'static str| Some(Assumed { action, says: Phrase::new(id) });
    match asked.kind {
        "counter-charge" => match begun.now.tasks.last() {
            Some(Task::Counter(_)) => assume(Action::HoldBack, "assumed-held-back"),
            _ => None,
        },
        // Whoever could answer a shot of the enemy's own move lets it pass.
        "fire" if matches!(now.now.tasks.last(), Some(Task::Volley { .. })) => {
            assume(Action::HoldFire, "assumed-unanswered")
        }
        _ if !fights && now.now.tasks.len() <= left_over(begun) => None,
        kind => assume(plainest(rules, now)?, assumption(kind)),
    }
}

/// What is assumed where a question is answered in the plainest way.
fn assumption(kind: &str) -> &'static str {
    match kind {
        "loss" => "assumed-loss",
        "fort" => "assumed-fort",
        "face" => "assumed-face",
        "pursue" | "advance" => "assumed-stay",
        "retreat" => "assumed-retreat",
        "next" => "assumed-next",
        "take-up" => "assumed-take-up",
        "aside" => "assumed-aside",
        "friend-hit" => "assumed-friend-hit",
        "shoot-back" => "assumed-shoot-back",
        _ => "assumed-first",
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
pub fn plainest(rules: &Grunwald, now: &State) -> Option<Action> {
    let look = rules.look(now);
    let asked = look.question()?;
    let mut list = Vec::new();
    let mut first = |pick: &dyn Fn(&Action) -> i32| {
        look.legal(&mut list);
        list.iter().max_by_key(|action| pick(action)).cloned()
    };
    match asked.kind {
        "loss" => first(&|action| match action {
            Action::Lose { unit } => i32::from(now.unit(*unit).strength) * 256 - i32::from(u16::from(*unit)),
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
