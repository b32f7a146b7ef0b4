//! Events and questions in words: which sentence, which numbers. The rules of an event are those it was noted with.

mod marching;
mod sentence;
mod thrown;

pub use marching::sum_up;
use sentence::sentence;
use thrown::{thrown, weight};

use crate::Grunwald;
use crate::action::Action;
use crate::ch11_fire::chart_of;
use crate::content::LIBRARY;
use crate::event::{Clash, Event};
use crate::field::HexId;
use crate::look::Look;
use crate::state::*;
use engine::decision::Place;
use engine::explain::{Account, ChartCell};
use engine::rule::Bilingual;
use engine::ruleset::Told;
use engine::text::{Phrase, authored};
use engine::{Noted, Seat, Tally};
use hexboard::Side;

pub fn seat(seat: Seat) -> Phrase {
    Phrase::new(if seat == ALLIED { "seat-allied" } else { "seat-order" })
}

/// A counter by its name: its group and its number in it.
pub fn unit(rules: &Grunwald, id: UnitId) -> Phrase {
    let counter = &rules.content.counters.units[usize::from(rules.roster[usize::from(id)].printed)];
    let group = &rules.content.counters.groups[usize::from(counter.group)];
    let number =
        ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"][usize::from(counter.place.clamp(1, 8) - 1)];
    Phrase::new("unit")
        .with("name", named("name", &group.id, &group.name))
        .with("number", number)
        .with("id", counter.id.as_str())
}

/// The same by its long name, for whoever looks at it.
pub fn unit_in_full(rules: &Grunwald, id: UnitId) -> Phrase {
    let counter = &rules.content.counters.units[usize::from(rules.roster[usize::from(id)].printed)];
    let long = authored(&rules.content.counters.groups[usize::from(counter.group)].name);
    Phrase { id: "unit-long", ..unit(rules, id) }.with("long", long)
}

/// The short name that our texts give to somebody, with its grammar; a counter that they do not know is called as its file says.
pub fn named(kind: &str, id: &str, long: &Bilingual) -> Phrase {
    LIBRARY.texts().id(&format!("{kind}-{}", id.to_lowercase())).map_or_else(|| authored(long), Phrase::new)
}

pub fn units(rules: &Grunwald, list: &[UnitId]) -> Vec<Phrase> {
    list.iter().map(|id| unit(rules, *id)).collect()
}

pub fn leader(rules: &Grunwald, leader: LeaderId) -> Phrase {
    let card = &rules.content.counters.leaders[rules.scenario.leaders[usize::from(leader)]];
    named("leader", &card.id, &card.name)
}

pub fn banner_name(rules: &Grunwald, banner: BannerId) -> Phrase {
    let card = &rules.content.counters.banners[rules.scenario.banners[usize::from(banner)]];
    named("standard", &card.id, &card.name)
}

pub fn place(rules: &Grunwald, hex: HexId) -> Place {
    let at = rules.content.field.hex(hex);
    Place::Hex { q: at.x, r: at.y }
}

pub fn direction(side: Side) -> Phrase {
    const IDS: [&str; 6] = ["to-ne", "to-se", "to-s", "to-sw", "to-nw", "to-n"];
    Phrase::new(IDS[side.index()])
}

/// Half points as a phrase: "1", "1½".
pub fn points(halves: i32) -> Phrase {
    let id = match (halves / 2, halves % 2) {
        (0, 1) => "points-half",
        (_, 0) => "points-whole",
        _ => "points-and-half",
    };
    Phrase::new(id).with("n", halves / 2)
}

pub fn cohesion(cohesion: Cohesion) -> Phrase {
    Phrase::new(match cohesion {
        Cohesion::Good => "order-good",
        Cohesion::Disorganised => "order-disorganised",
        Cohesion::Panicked => "order-panicked",
    })
}

/// The name of a column: 1:4 to 9:1.
pub fn column_name(rules: &Grunwald, column: i8) -> &str {
    &rules.content.charts.columns[(column.clamp(-3, 8) + 3) as usize]
}

/// The question in words.
pub fn prompt(look: &Look) -> Phrase {
    let rules = look.rules;
    let Some(decision) = look.question() else { return Phrase::new("ask-over") };
    let who = seat(decision.seat);
    let ask = |id: &'static str| Phrase::new(id).with("seat", who.clone());
    let of = |id: &'static str, it: UnitId| ask(id).with("unit", unit(rules, it));
    let now = &look.state.now;
    match now.tasks.last() {
        None => match now.phase {
            Phase::Setup(_) => ask("ask-setup"),
            Phase::OpenFire => ask("ask-open-fire"),
            Phase::CloseFire => ask("ask-close-fire"),
            Phase::Panic => ask("ask-panic"),
            Phase::Activate if look.cavalry_phase() => ask("ask-cavalry"),
            Phase::Activate => ask("ask-foot"),
            Phase::Combat => ask("ask-combat"),
            Phase::Excess(hex) => ask("ask-excess").with("hex", look.label(hex)),
            Phase::Over(_) => Phrase::new("ask-over"),
        },
        Some(task) => match task {
            Task::Walk => match now.walk.map(|walk| walk.who) {
                Some(Walker::Leader(it)) => ask("ask-leader").with("leader", leader(rules, it)),
                Some(Walker::Unit(it) | Walker::Fleeing(it)) => {
                    let left = now.walk.map_or(0, |walk| i32::from(walk.left));
                    of("ask-step", it).with("left", points(left))
                }
                None => ask("ask-cavalry"),
            },
            Task::React => match now.walk.and_then(|walk| walk.unit()) {
                Some(it) => of("ask-fire", it),
                None => ask("ask-fire-leader"),
            },
            Task::Volley { shot, answers } if answers.is_empty() => of("ask-fire", shot.by),
            Task::Volley { shot, .. } => of("ask-fire-more", shot.by),
            // Somebody has ridden: what is asked now is who joins him.
            Task::Counter(declared) if !declared.is_empty() => now
                .walk
                .and_then(|walk| walk.unit())
                .map_or(ask("ask-counter-leader-more"), |it| of("ask-counter-more", it)),
            Task::Counter(_) => match now.walk.and_then(|walk| walk.unit()) {
                Some(it) => of("ask-counter", it),
                None => ask("ask-counter-leader"),
            },
            Task::ShootBack(shot) => of("ask-shoot-back", shot.by),
            Task::FriendHit { hex, .. } => ask("ask-friend").with("hex", look.label(*hex)),
            Task::Aside { .. } if look.giving_way().count() > 1 => ask("ask-asides"),
            Task::Aside { foot, .. } => of("ask-aside", *foot),
            Task::TakeUp { banner: it, .. } => ask("ask-take-up").with("banner", banner_name(rules, *it)),
            Task::FleeTie => ask("ask-flee"),
            Task::Retreat { .. } if look.swept_along().count() > 1 => ask("ask-who-retreats"),
            Task::Retreat { trace, must, .. } => {
                let left = must.saturating_sub(trace.hexes.len() as u8 - 1);
                of("ask-retreat", trace.unit).with("hexes", left)
            }
            Task::Face { unit: it, .. } => of("ask-face", *it),
            Task::Chase { unit: it, must, .. } => {
                // Who has to pursue need not ride foot down (G-5.5.10).
                let forced = *must && !look.allows(&Action::StayPut);
                of(if forced { "ask-must-pursue" } else { "ask-pursue" }, *it)
            }
            Task::Advance { unit: it, .. } => of("ask-advance", *it),
            Task::Fight => match now.fight.as_deref().map(|fight| fight.stage) {
                Some(Stage::Fort(_, hex)) => ask("ask-fort").with("hex", look.label(hex)),
                Some(Stage::Loss(_)) => ask("ask-loss"),
                Some(Stage::Blocked) => ask("ask-blocked"),
                Some(Stage::Pursuit | Stage::Advance) => ask("ask-next"),
                _ => ask("ask-who-retreats"),
            },
        },
    }
}

pub fn account(key: &'static str, title: &'static str, tally: &Tally) -> Account {
    match key {
        "cost" => Account::price(key, Phrase::new(title), tally.clone()).in_halves(),
        _ => Account::new(key, Phrase::new(title), tally.clone()),
    }
}

/// An event in words; an empty sentence for what needs none. Its rules are those that it was noted with.
pub fn tell(rules: &Grunwald, noted: &Noted<Event>) -> Told {
    let event = &noted.event;
    let line = sentence(rules, event);
    Told {
        weight: weight(event),
        throw: thrown(event),
        accounts: accounts(event),
        cell: cell(rules, event),
        ..Told::new(line, &noted.rules)
    }
}

/// The sums behind an event, titled.
fn accounts(event: &Event) -> Vec<Account> {
    match event {
        Event::Rode { cost, .. } | Event::Turned { cost, .. } => vec![account("cost", "account-cost", cost)],
        Event::Tested { modifiers, .. } => vec![account("test", "account-test", modifiers)],
        Event::Shot { modifiers, .. } => vec![account("fire", "account-fire", modifiers)],
        Event::RodeDown { throw: Some(_), modifiers, .. } => {
            vec![account("overrun", "account-overrun", modifiers)]
        }
        Event::Fought(clash) if !clash.alone => vec![
            account("attack", "account-attack", &clash.attack),
            account("defence", "account-defence", &clash.defence),
            account("attacker", "account-attacker", &clash.attacker),
            account("defender", "account-defender", &clash.defender),
        ],
        _ => Vec::new(),
    }
}

/// The cell of a printed table that the dice fell on.
fn cell(rules: &Grunwald, event: &Event) -> Option<ChartCell> {
    let total = |throw: &[u8; 2]| i32::from(throw[0] + throw[1]);
    let at = |chart, column, row| Some(ChartCell { chart, column, row: Some(row) });
    match event {
        // Nobody looks into the table for a leader who stands alone.
        Event::Shot { at: Aim::Leaders(_), .. } => None,
        Event::Shot { by, at: aim, range, throw, modifiers, .. } => {
            let chart = chart_of(rules.roster[usize::from(*by)].kind, matches!(aim, Aim::Object(_)));
            at(chart, i32::from(*range), (total(throw) + modifiers.sum()).clamp(1, 12))
        }
        Event::RodeDown { throw: Some(throw), modifiers, .. } => {
            at("overrun", 0, (i32::from(*throw) + modifiers.sum()).clamp(0, 7))
        }
        Event::Fought(clash) => at("combat", clash.column.into(), total(&clash.throw)),
        _ => None,
    }
}

/// Who has won.
pub fn winner(ending: &Ending) -> Phrase {
    ending
        .winner
        .map_or(Phrase::new("nobody-wins"), |who| Phrase::new("somebody-wins").with("seat", seat(who)))
}
