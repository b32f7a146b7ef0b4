//! Events and questions in words: which sentence, which numbers, which rules.

mod circumstances;
mod marching;
mod thrown;

use thrown::{thrown, weight};

pub use circumstances::{circumstances, scenario_rules};
pub use marching::sum_up;

use crate::Grunwald;
use crate::action::Action;
use crate::ch02_turn::PHASES;
use crate::ch11_fire::chart_of;
use crate::content::Kind;
use crate::event::{Blow, Cause, Clash, Event};
use crate::field::HexId;
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use engine::decision::Place;
use engine::explain::{Account, ChartCell, Weight};
use engine::rule::Bilingual;
use engine::ruleset::Told;
use engine::text::Phrase;
use engine::{Noted, Rule, Seat, Tally};
use hexboard::Side;

/// What an author wrote in both languages: a name.
pub fn authored(text: &Bilingual) -> Phrase {
    Phrase::new("authored").with("fr", text.fr.as_str()).with("en", text.en.as_str())
}

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
        .with("name", authored(&group.name))
        .with("number", number)
        .with("id", counter.id.as_str())
}

pub fn units(rules: &Grunwald, list: &[UnitId]) -> Vec<Phrase> {
    list.iter().map(|id| unit(rules, *id)).collect()
}

pub fn leader(rules: &Grunwald, leader: u8) -> Phrase {
    authored(&rules.content.counters.leaders[rules.scenario.leaders[usize::from(leader)]].name)
}

pub fn banner_name(rules: &Grunwald, banner: u8) -> Phrase {
    authored(&rules.content.counters.banners[rules.scenario.banners[usize::from(banner)]].name)
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

pub fn order(order: Order) -> Phrase {
    Phrase::new(match order {
        Order::Good => "order-good",
        Order::Disorganised => "order-disorganised",
        Order::Panicked => "order-panicked",
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
            Task::Volley { shot, .. } => of("ask-fire", shot.by),
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

/// An event in words, with its rules; an empty sentence for what needs none.
pub fn tell(rules: &Grunwald, noted: &Noted<Event>) -> Told {
    let (throw, weight) = (thrown(&noted.event), weight(&noted.event));
    let mut told = Told { throw, weight, ..sentence(rules, &noted.event) };
    // What the event was noted with, and what is still found out afterwards.
    for rule in circumstances(rules, &noted.event).into_iter().chain(noted.rules.iter().copied()) {
        if !told.rules.contains(&rule) {
            told.rules.push(rule);
        }
    }
    told
}

fn sentence(rules: &Grunwald, event: &Event) -> Told {
    let label = |hex: HexId| rules.content.field.label(hex).to_string();
    let at = |hex: HexId| place(rules, hex);
    let name = |id: UnitId| unit(rules, id);
    let say = Phrase::new;
    let dice = |throw: [u8; 2]| format!("{}+{}", throw[0], throw[1]);
    let total = |throw: [u8; 2]| throw[0] + throw[1];
    let [placing, _, arriving] = scenario_rules(rules);
    let told = |kind: &'static str, says: Phrase, rules: &[Rule], places: Vec<Place>| Told {
        says,
        rules: rules.to_vec(),
        kind,
        weight: Weight::Light,
        throw: Vec::new(),
        accounts: Vec::new(),
        places,
        cell: None,
    };
    match event {
        Event::Placed { unit: id, hex, facing } => {
            let says = say("told-placed")
                .with("unit", name(*id))
                .with("hex", label(*hex))
                .with("facing", direction(*facing));
            told("placed", says, &[placing, R_4_5_1], vec![at(*hex)])
        }
        Event::Unplaced { unit: id } => {
            told("unplaced", say("told-unplaced").with("unit", name(*id)), &[placing], vec![])
        }
        Event::LeaderPlaced { leader: it, hex } => {
            let says = say("told-leader-placed").with("leader", leader(rules, *it)).with("hex", label(*hex));
            told("leader-placed", says, &[R_8_1_1, RULING_63], vec![at(*hex)])
        }
        Event::BannerPlaced { banner: it, unit: id } => {
            let says =
                say("told-banner-placed").with("banner", banner_name(rules, *it)).with("unit", name(*id));
            told("banner-placed", says, &[R_7_1_1], vec![])
        }
        Event::Attached { unit: id, leader: it } => {
            let says = say("told-attached").with("unit", name(*id)).with("leader", leader(rules, *it));
            told("attached", says, &[R_13_1_5], vec![])
        }
        Event::SetUp { seat: by } => {
            told("set-up", say("told-set-up").with("seat", seat(*by)), &[RULING_63, RULING_56], vec![])
        }
        Event::PhaseBegan { turn, step, seat: by } => {
            let ids = [
                "phase-1", "phase-2", "phase-3", "phase-4", "phase-1", "phase-2", "phase-3", "phase-4",
                "phase-9",
            ];
            let at = usize::from((*step).clamp(1, 9) - 1);
            let says = say("told-phase")
                .with("turn", *turn)
                .with("step", *step)
                .with("seat", seat(*by))
                .with("phase", say(ids[at]));
            let mut told = told("turn", says, &[PHASES[at], R_2_0], vec![]);
            // The combats of the phase before are all fought.
            if matches!(*step, 3 | 5 | 7 | 9) {
                told.rules.push(R_5_2_12B);
            }
            told
        }
        Event::LevelFixed { level } => told(
            "level",
            say("told-level").with("level", i32::from(*level)),
            &[R_2_1_9, R_6_1_9, RULING_39],
            vec![],
        ),
        Event::Fatigue { leader: it, level, rule } => {
            let says = say("told-fatigue").with("leader", leader(rules, *it)).with("level", *level);
            told("fatigue", says, &[*rule, R_14_1_6], vec![])
        }
        Event::Wrecking { unit: id, turns } => {
            let id_of = if *turns == 0 { "told-wrecking-anew" } else { "told-wrecking" };
            let says = say(id_of).with("unit", name(*id)).with("turns", *turns);
            told("wrecking", says, &[R_12_1_6, R_12_1_7, RULING_49], vec![])
        }
        Event::WallsDown { hex, by } => {
            let rule = match by {
                Some(by) if rules.roster[usize::from(*by)].kind == crate::content::Kind::Bombard => R_11_7_5,
                _ => R_12_1_6,
            };
            told(
                "walls-down",
                say("told-walls-down").with("hex", label(*hex)),
                &[rule, RULING_49],
                vec![at(*hex)],
            )
        }
        Event::Rode { unit: id, from, to, cost, left, charge, extra, .. } => {
            // Speed is told of cavalry alone (G-5.6.1).
            let charges = rules.roster[usize::from(*id)].kind == Kind::Cavalry;
            let id_of_says = match (*extra, charges) {
                (true, _) => "told-rode-extra",
                (_, true) => "told-rode",
                _ => "told-rode-foot",
            };
            let says = say(id_of_says)
                .with("unit", name(*id))
                .with("from", label(*from))
                .with("to", label(*to))
                .with("cost", points(cost.sum()))
                .with("charge", *charge)
                .with("left", points((*left).into()));
            let mut told = told("rode", says, &[R_4_2_1, R_4_1_7], vec![at(*from), at(*to)]);
            told.accounts.push(account("cost", "account-cost", cost));
            if charges {
                told.rules.push(R_5_6_3);
                told.rules.extend(speed_rules(rules, *from, *to));
                // Over a wall too (G-5.6.7), which it paid for.
                if cost.lines().iter().any(|line| line.rule == R_12_1_3) {
                    told.rules.push(R_5_6_7);
                }
            }
            told
        }
        Event::Turned { unit: id, facing, cost, left } => {
            let says = say("told-turned")
                .with("unit", name(*id))
                .with("facing", direction(*facing))
                .with("cost", points(cost.sum()))
                .with("left", points((*left).into()));
            let mut told = told("turned", says, &[R_4_3_1, R_3_1_1], vec![]);
            if rules.roster[usize::from(*id)].kind == Kind::Cavalry {
                told.rules.push(R_5_6_3);
            }
            told.accounts.push(account("cost", "account-cost", cost));
            told
        }
        Event::Minimum { unit: id, to, facing } => {
            let says = say("told-minimum")
                .with("unit", name(*id))
                .with("hex", label(*to))
                .with("facing", direction(*facing));
            told("minimum", says, &[R_4_2_9, RULING_52], vec![at(*to)])
        }
        Event::Flipped { unit: id, ready, rule, .. } => {
            let says = say(if *ready { "told-ready" } else { "told-marching" }).with("unit", name(*id));
            // In a battle it has its price, in a move and on the run.
            let list: &[Rule] = match *rule {
                rule if rule == RULING_82 => &[R_11_1_1, RULING_82],
                rule if rule == RULING_43 => &[R_11_1_1, R_11_1_3, RULING_43],
                _ => &[R_11_1_1, R_11_1_3, RULING_30],
            };
            told("flipped", says, list, vec![])
        }
        Event::Halted { unit: id, hex } => {
            let says = say("told-halted").with("unit", name(*id)).with("hex", label(*hex));
            told("halted", says, &[R_3_3_2, R_3_2_1, R_3_2_4, R_3_3_1, RULING_23], vec![at(*hex)])
        }
        Event::Passes { unit: id, hex } => {
            let says = say("told-passes").with("unit", name(*id)).with("hex", label(*hex));
            told("passes", says, &[R_3_3_3, R_3_3_1, RULING_23], vec![at(*hex)])
        }
        Event::LeftBehind { leader: it, hex } => {
            let says = say("told-left-behind").with("leader", leader(rules, *it)).with("hex", label(*hex));
            told("left-behind", says, &[R_8_1_2, RULING_46], vec![at(*hex)])
        }
        Event::Done { .. }
        | Event::LeaderDone { .. }
        | Event::BannerMoved { .. }
        | Event::Helped { .. }
        | Event::FlightEnded { held: false, .. }
        | Event::Progress(_)
        | Event::CombatEnded { .. } => told("quiet", Phrase::none(), &[], vec![]),
        Event::FlightEnded { unit: id, held: true } => {
            told("held", say("told-held-from-flight").with("unit", name(*id)), &[], vec![])
        }
        Event::Slowed { unit: id, rule } => {
            told("slowed", say("told-slowed").with("unit", name(*id)), &[*rule], vec![])
        }
        Event::Left { unit: id, by, from, pursuit } => {
            let says = say("told-left").with("unit", name(*id)).with("hex", label(*by)).with("turn", *from);
            let price = if *pursuit { RULING_36 } else { R_4_4_2 };
            told("left", says, &[R_4_4_1, price, R_4_4_3], vec![at(*by)])
        }
        Event::Returned { unit: id, hex, facing } => {
            let says = say("told-returned")
                .with("unit", name(*id))
                .with("hex", label(*hex))
                .with("facing", direction(*facing));
            told("returned", says, &[R_4_4_4, R_4_4_5, RULING_01, RULING_47, RULING_81], vec![at(*hex)])
        }
        Event::Arrived { unit: id, hex, .. } => {
            let says = say("told-arrived").with("unit", name(*id)).with("hex", label(*hex));
            told("arrived", says, &[arriving, RULING_48], vec![at(*hex)])
        }
        Event::LeaderRode { leader: it, to, left, with } => {
            let says = say(if with.is_some() { "told-leader-along" } else { "told-leader-rode" })
                .with("leader", leader(rules, *it))
                .with("hex", label(*to))
                .with("left", points((*left).into()));
            told("leader-rode", says, &[R_8_1_2, RULING_46], vec![at(*to)])
        }
        Event::LeaderLeft { leader: it, by, from } => {
            let says = say("told-leader-left")
                .with("leader", leader(rules, *it))
                .with("hex", label(*by))
                .with("turn", *from);
            told("leader-left", says, &[R_4_4_1, RULING_46], vec![at(*by)])
        }
        Event::LeaderReturned { leader: it, hex } => {
            let says =
                say("told-leader-returned").with("leader", leader(rules, *it)).with("hex", label(*hex));
            told(
                "leader-returned",
                says,
                &[R_4_4_4, R_4_4_5, RULING_46, RULING_47, RULING_81],
                vec![at(*hex)],
            )
        }
        Event::WreckingBegan { unit: id } => {
            told("wrecking-began", say("told-wrecking-began").with("unit", name(*id)), &[R_12_1_6], vec![])
        }
        Event::Tested { unit: id, throw, modifiers, needs, passed, rule } => {
            let says = say(if *passed { "told-passed" } else { "told-failed" })
                .with("unit", name(*id))
                .with("throw", *throw)
                .with("total", i32::from(*throw) + modifiers.sum())
                .with("needs", *needs);
            let mut told = told("tested", says, &[R_6_2_1, *rule], vec![]);
            told.accounts.push(account("test", "account-test", modifiers));
            told
        }
        Event::Worse { unit: id, order: now, cause } => {
            let rules: &[Rule] = match (cause, now) {
                (Cause::Combat, Order::Disorganised) => &[R_9_1_1, R_T_4],
                (Cause::Combat, _) => &[R_10_1_1, R_T_4],
                (Cause::Demoralised, _) => &[R_T_3, RULING_13],
                (Cause::Ground, _) if rules.roster[usize::from(*id)].kind.mounted() => &[R_4_2_5],
                (Cause::Ground, _) => &[R_4_2_6],
                (Cause::Fire, _) => &[R_9_1_1, RULING_29],
                (Cause::Contagion, Order::Disorganised) => &[R_9_1_1, R_9_1_2, RULING_41],
                (Cause::Contagion, _) => &[R_10_1_2, RULING_41, RULING_42],
                // The rider who failed, or the foot that gave way before him.
                (Cause::Overrun, _) if rules.roster[usize::from(*id)].kind.mounted() => &[R_5_8_7],
                (Cause::Overrun, _) => &[R_5_8_5A, RULING_38],
                (Cause::Pushed, _) => &[R_5_4_4, RULING_35],
            };
            told("worse", say("told-worse").with("unit", name(*id)).with("order", order(*now)), rules, vec![])
        }
        Event::Rallied { unit: id, order: now, rule } => {
            // Of the disorganised who fail nothing has changed.
            let fails = *now == Order::Disorganised && *rule == R_9_3_1;
            let says = say(if fails { "told-not-rallied" } else { "told-rallied" })
                .with("unit", name(*id))
                .with("order", order(*now));
            let reading = if *rule == R_9_3_1 { RULING_44 } else { RULING_43 };
            told("rallied", says, &[*rule, reading], vec![])
        }
        Event::Fled { unit: id, to, .. } => {
            let says = say("told-fled").with("unit", name(*id)).with("hex", label(*to));
            told("fled", says, &[R_10_2_2, RULING_43], vec![at(*to)])
        }
        Event::Shot { by, at: aim, hex, range, throw, modifiers, hit, riding } => {
            let id = match (aim, hit.loss, hit.disorganised) {
                (Aim::Leaders(_), ..) => "told-shot-leaders",
                (Aim::Object(_), _, true) => "told-shot-walls-down",
                (Aim::Object(_), ..) => "told-shot-walls",
                (_, 0, true) => "told-shot-disorders",
                (_, 0, false) => "told-shot-missed",
                _ => "told-shot-hits",
            };
            let target = match aim {
                Aim::Unit(target) => name(*target),
                _ => say("the-hex").with("hex", label(*hex)),
            };
            let says = say(id)
                .with("unit", name(*by))
                .with("target", target)
                .with("hex", label(*hex))
                .with("range", *range)
                .with("throw", dice(*throw))
                .with("total", i32::from(total(*throw)) + modifiers.sum())
                .with("loss", hit.loss);
            let rule = match (aim, rules.roster[usize::from(*by)].kind) {
                (Aim::Leaders(_), _) => R_11_2_5,
                (_, Kind::HorseArcher) => R_11_5_5,
                (_, Kind::Crossbow) => R_11_6_1,
                (Aim::Object(_), Kind::Bombard) => R_11_7_5,
                (_, Kind::Bombard) => R_11_7_1,
                _ => R_11_4_1,
            };
            let mut told = told("shot", says, &[rule, R_11_1_5, RULING_27], vec![at(*hex)]);
            // Who shoots in his own move rides; everybody else waits for the enemy to move.
            told.rules.push(if *riding { RULING_25 } else { RULING_26 });
            told.accounts.push(account("fire", "account-fire", modifiers));
            // Nobody looks into the table for a leader who stands alone.
            if !matches!(aim, Aim::Leaders(_)) {
                let at_walls = matches!(aim, Aim::Object(_));
                let chart = chart_of(rules.roster[usize::from(*by)].kind, at_walls);
                let row = (i32::from(total(*throw)) + modifiers.sum()).clamp(1, 12);
                told.cell = Some(ChartCell { chart, column: i32::from(*range), row: Some(row) });
            }
            told
        }
        Event::FriendThrow { by, throw, hit, .. } => {
            let says = say(if *hit { "told-friend-hit" } else { "told-friend-safe" })
                .with("unit", name(*by))
                .with("throw", *throw);
            told("friend-throw", says, &[R_11_2_2], vec![])
        }
        Event::StopThrow { unit: id, throw, stopped } => {
            let says = say(if *stopped { "told-bolt-stops" } else { "told-bolt-no" })
                .with("unit", name(*id))
                .with("throw", *throw);
            told("stop-throw", says, &[R_11_6_2], vec![])
        }
        Event::Stopped { unit: id, hard } => {
            let rule = if *hard { R_11_6_2 } else { R_11_7_1 };
            told("stopped", say("told-stopped").with("unit", name(*id)), &[rule, RULING_60], vec![])
        }
        Event::LeaderAim { leader: it, throw, dead } => {
            let says = say(if *dead { "told-aim-kills" } else { "told-aim-misses" })
                .with("leader", leader(rules, *it))
                .with("throw", dice(*throw));
            told("leader-aim", says, &[R_11_2_5], vec![])
        }
        Event::RodeDown { unit: id, from, hex, throw, modifiers, broken, cost, .. } => {
            let says = match throw {
                Some(throw) => say("told-onslaught")
                    .with("throw", *throw)
                    .with("total", i32::from(*throw) + modifiers.sum()),
                None => say("told-onslaught-broken"),
            };
            let says = says.with("unit", name(*id)).with("hex", label(*hex));
            let mut told = told("rode-down", says, &[R_5_8_1, R_5_8_2], vec![at(*hex)]);
            told.rules.extend(throw.map(|_| R_5_8_5A));
            told.rules.extend(broken.then_some(R_5_8_5B));
            told.rules.push(RULING_38);
            // Only a pursuit rides anybody down for nothing, and nothing on its way changes the speed (G-5.5.8).
            if *cost > 0 {
                told.rules.extend(slowed_by(rules, *id, *from, *hex));
            } else {
                told.rules.extend([R_5_5_10, R_5_8_9B]);
            }
            if let Some(throw) = throw {
                told.accounts.push(account("overrun", "account-overrun", modifiers));
                let total = i32::from(*throw) + modifiers.sum();
                told.cell = Some(ChartCell { chart: "overrun", column: 0, row: Some(total.clamp(0, 7)) });
            }
            told
        }
        Event::OverrunEnded { unit: id, hex, success, charge } => {
            let says = say(if *success { "told-overrun" } else { "told-overrun-fails" })
                .with("unit", name(*id))
                .with("hex", label(*hex))
                .with("charge", *charge);
            told("overrun", says, if *success { &[R_5_8_6] } else { &[R_5_8_7] }, vec![at(*hex)])
        }
        Event::SteppedAside { unit: id, to } => {
            let says = say("told-aside").with("unit", name(*id)).with("hex", label(*to));
            told("aside", says, &[R_5_8_5A, RULING_38], vec![at(*to)])
        }
        Event::CounterCharged { unit: id, to, charge, .. } => {
            let says =
                say("told-countered").with("unit", name(*id)).with("hex", label(*to)).with("charge", *charge);
            told("counter-charged", says, &[R_5_7_1, R_5_7_2, R_5_7_6, RULING_32], vec![at(*to)])
        }
        Event::FortNamed { hex, units: list } => {
            let says = say("told-fort").with("units", units(rules, list)).with("hex", label(*hex));
            told("fort", says.with("count", list.len()), &[R_12_1_8, RULING_49], vec![at(*hex)])
        }
        Event::Fought(clash) => tell_clash(rules, clash),
        Event::Struck { unit: id, charge, rule } => {
            let says = say("told-struck").with("unit", name(*id)).with("charge", *charge);
            let rule = rule.unwrap_or(R_5_2_12A);
            let after = rule == R_5_2_12A || rule == R_5_6_11;
            let reading = if after { RULING_22 } else { RULING_21 };
            told("struck", says, &[rule, reading], vec![])
        }
        Event::Lost { unit: id, left, blow } => {
            let says = say("told-lost").with("unit", name(*id)).with("left", *left);
            told("lost", says, blow_rules(*blow), vec![])
        }
        Event::Eliminated { unit: id, hex, blow, .. } => {
            let says = say("told-eliminated").with("unit", name(*id)).with("hex", label(*hex));
            let mut rules = blow_rules(*blow).to_vec();
            rules.push(if blow.shakes() {
                R_6_1_4
            } else if matches!(blow, Blow::Overrun | Blow::BrokenFoot) {
                R_5_8_9A
            } else {
                R_8_1_6
            });
            told("eliminated", says, &rules, vec![at(*hex)])
        }
        Event::FellBack { unit: id, from, to, swept, .. } => {
            let says = say("told-fell-back")
                .with("unit", name(*id))
                .with("from", label(*from))
                .with("to", label(*to));
            let list: &[Rule] = match swept {
                true => &[R_5_4_4, R_5_4_5, RULING_35],
                false => &[R_5_4_1, R_5_4_2, R_5_4_3, R_5_4_5, RULING_34],
            };
            let mut told = told("fell-back", says, list, vec![at(*from), at(*to)]);
            told.rules.extend(slowed_by(rules, *id, *from, *to));
            told
        }
        Event::FellShort { seat: by, hexes } => told(
            "fell-short",
            say("told-fell-short").with("seat", seat(*by)).with("hexes", *hexes),
            &[R_5_4_6, RULING_34],
            vec![],
        ),
        Event::Faced { unit: id, facing, rule, slowed, .. } => {
            let says = say(if *slowed { "told-faced-slowed" } else { "told-faced" })
                .with("unit", name(*id))
                .with("facing", direction(*facing));
            let mut told = told("faced", says, &[*rule, R_3_1_1], vec![]);
            match (*rule == R_5_2_9, *slowed) {
                // An advance is a normal move (G-R37).
                (true, true) => told.rules.extend([RULING_37, R_5_6_3]),
                (true, false) => told.rules.push(RULING_37),
                (false, true) => told.rules.push(R_5_5_9),
                _ => {}
            }
            told
        }
        Event::LeaderThrow { leader: it, throw, needs, dead } => {
            let says = say(if *dead { "told-leader-falls" } else { "told-leader-lives" })
                .with("leader", leader(rules, *it))
                .with("throw", dice(*throw))
                .with("needs", *needs);
            told("leader-throw", says, &[R_8_2_4, R_8_2_5, RULING_16], vec![])
        }
        Event::LeaderKilled { leader: it, boxes, .. } => {
            let army = rules.content.counters.leaders[rules.scenario.leaders[usize::from(*it)]].army;
            let rules_of: &[Rule] =
                if army { &[R_6_1_7, R_8_1_5, RULING_46] } else { &[R_6_1_6, R_8_1_4, R_8_2_8] };
            let says = say("told-leader-killed")
                .with("leader", leader(rules, *it))
                .with("boxes", i32::from(boxes.abs()));
            told("leader-killed", says, rules_of, vec![])
        }
        Event::LeaderWent { leader: it, to } => {
            let says = say("told-leader-went").with("leader", leader(rules, *it)).with("hex", label(*to));
            told("leader-went", says, &[R_8_1_7, RULING_46], vec![at(*to)])
        }
        Event::PursuitThrow { unit: id, distance, throw, must } => {
            let says = say(if *must { "told-must-pursue" } else { "told-may-pursue" })
                .with("unit", name(*id))
                .with("distance", *distance)
                .with("throw", *throw);
            let way = if *must { R_5_5_4 } else { R_5_5_5 };
            told("pursuit-throw", says, &[R_5_5_3, way, RULING_36], vec![])
        }
        Event::PursuitForced { unit: id, rule } => told(
            "pursuit-forced",
            say("told-pursuit-forced").with("unit", name(*id)),
            &[*rule, R_5_5_4],
            vec![],
        ),
        Event::Pursued { unit: id, to, must } => {
            let says = say("told-pursued").with("unit", name(*id)).with("hex", label(*to));
            let way = if *must { R_5_5_4 } else { R_5_5_5 };
            told("pursued", says, &[R_5_5_1, way, R_5_5_6, R_5_5_7, R_5_5_8, R_5_5_9], vec![at(*to)])
        }
        Event::Advanced { unit: id, from, to, .. } => {
            let says = say("told-advanced").with("unit", name(*id)).with("hex", label(*to));
            let mut told = told("advanced", says, &[R_5_2_9, RULING_37], vec![at(*to)]);
            told.rules.extend(slowed_by(rules, *id, *from, *to));
            told
        }
        Event::DisorderThrow { seat: by, throw, row, by_fire, nobody } => {
            let id = match (by_fire, nobody) {
                (true, true) => "told-disorder-fire-nobody",
                (true, false) => "told-disorder-fire",
                (false, true) => "told-disorder-nobody",
                (false, false) => "told-disorder",
            };
            let says = say(id).with("seat", seat(*by)).with("throw", dice(*throw)).with("row", *row);
            let rules = if *by_fire { [R_11_5_10, R_T_4, RULING_29] } else { [R_5_1_1G, R_T_4, RULING_14] };
            told("disorder-throw", says, &rules, vec![])
        }
        Event::BannerPassed { banner: it, to, .. } => {
            let says =
                say("told-banner-passed").with("banner", banner_name(rules, *it)).with("unit", name(*to));
            told("banner-passed", says, &[R_7_1_3, R_7_1_4], vec![])
        }
        Event::BannerFell { banner: it, hex, boxes, rule } => {
            let says =
                say("told-banner-fell").with("banner", banner_name(rules, *it)).with("hex", label(*hex));
            let mut told = told("banner-fell", says, &[*rule, RULING_45], vec![at(*hex)]);
            if *boxes != 0 {
                told.rules.extend([R_6_1_5, R_7_1_8]);
            }
            told
        }
        // Until its owner has chosen there is nothing to tell.
        Event::BannerTaken { for_now: true, .. } => told("quiet", Phrase::none(), &[], vec![]),
        Event::BannerTaken { banner: it, unit: id, boxes, rule, .. } => {
            let says =
                say("told-banner-taken").with("banner", banner_name(rules, *it)).with("unit", name(*id));
            let mut told = told("banner-taken", says, &[*rule, RULING_45], vec![]);
            if *boxes != 0 {
                told.rules.push(R_6_1_5);
            }
            told
        }
        Event::GameEnded { ending } => {
            let [allied, order_points] = ending.points;
            let grade = rules.content.charts.victory.grade(allied.abs_diff(order_points));
            let id = match ending.end {
                End::NoLeaders => "told-ended-both",
                End::Leaders => "told-ended-leaders",
                End::Turns => "told-ended-turns",
                End::Resigned => "told-ended-resigned",
            };
            let says = say(id)
                .with("winner", winner(ending))
                .with("allied", i32::from(allied))
                .with("order", i32::from(order_points))
                .with("grade", authored(&grade.name));
            told("ended", says, ending_rules(ending), vec![])
        }
    }
}

/// Who has won.
pub fn winner(ending: &Ending) -> Phrase {
    ending
        .winner
        .map_or(Phrase::new("nobody-wins"), |who| Phrase::new("somebody-wins").with("seat", seat(who)))
}

pub fn ending_rules(ending: &Ending) -> &'static [Rule] {
    match ending.end {
        End::NoLeaders => &[R_S_4, RULING_55, R_S_5, R_S_6, RULING_56, RULING_57],
        End::Leaders => &[R_S_4, RULING_55],
        End::Turns | End::Resigned => &[R_S_5, R_S_6, RULING_55, RULING_56, RULING_57],
    }
}

fn blow_rules(blow: Blow) -> &'static [Rule] {
    match blow {
        Blow::Combat => &[R_1_4, R_5_1_1F, RULING_17],
        Blow::Fire => &[R_1_4, RULING_28],
        Blow::FriendlyFire => &[R_11_2_2],
        Blow::Blocked => &[R_5_4_6, RULING_34],
        Blow::LeaderDied => &[R_8_1_4],
        Blow::BesideArmyLeader => &[R_8_1_4, RULING_46],
        Blow::ArmyLeaderDied => &[R_8_1_5, RULING_46],
        Blow::Overrun => &[R_5_8_5A, RULING_38],
        Blow::BrokenFoot => &[R_5_8_5B, RULING_38],
        Blow::Swept => &[R_5_4_6, RULING_35],
        Blow::Flight => &[R_10_2_4],
        Blow::Caught => &[R_10_2_3],
        Blow::Excess => &[RULING_49],
        Blow::Immovable => &[R_5_1_1F, RULING_35],
        Blow::ImmovableSwept => &[R_5_4_4, RULING_35],
    }
}

fn tell_clash(rules: &Grunwald, clash: &Clash) -> Told {
    let hexes: Vec<&str> = clash.hexes.iter().map(|hex| rules.content.field.label(*hex)).collect();
    let id = match (clash.alone, clash.counter) {
        (true, _) => "told-fought-leader",
        (_, true) => "told-fought-counter",
        _ => "told-fought",
    };
    let says = Phrase::new(id)
        .with("units", units(rules, &clash.attackers))
        .with("count", clash.attackers.len())
        .with("hexes", hexes.join(", "))
        .with("attack", clash.attack.sum())
        .with("defence", clash.defence.sum())
        .with("column", column_name(rules, clash.column))
        .with("throw", format!("{}+{}", clash.throw[0], clash.throw[1]))
        .with("result", printed(rules, clash));
    let accounts = [
        account("attack", "account-attack", &clash.attack),
        account("defence", "account-defence", &clash.defence),
        account("attacker", "account-attacker", &clash.attacker),
        account("defender", "account-defender", &clash.defender),
    ];
    Told {
        says,
        rules: clash_rules(rules, clash),
        kind: "fought",
        weight: Weight::Light,
        throw: Vec::new(),
        accounts: accounts.into_iter().filter(|_| !clash.alone).collect(),
        places: clash.hexes.iter().map(|hex| place(rules, *hex)).collect(),
        cell: Some(ChartCell {
            chart: "combat",
            column: clash.column.into(),
            row: Some(i32::from(clash.throw[0] + clash.throw[1])),
        }),
    }
}

/// The steps of a combat, and the readings that bear on this one.
fn clash_rules(rules: &Grunwald, clash: &Clash) -> Vec<Rule> {
    if clash.alone {
        let mut list = vec![R_5_1_1A, R_8_2_7, RULING_33, R_5_1_1E, R_5_1_1F, RULING_12];
        if clash.counter {
            list.extend([R_5_7_3, R_5_7_11]);
        }
        return list;
    }
    let mut list = vec![R_5_1_1A, R_5_1_1B, R_5_1_1C, R_1_4, R_5_1_1D, R_1_5, R_5_1_1E, R_5_1_1F, RULING_12];
    let mut add = |applies: bool, rules: &[Rule]| {
        if applies {
            list.extend_from_slice(rules);
        }
    };
    let (attack, defence) = (clash.attack.sum().max(1), clash.defence.sum());
    let exact = defence == 0 || attack.max(defence) % attack.min(defence) == 0;
    add(!exact, &[R_1_6]);
    add(attack < defence, &[RULING_04]);
    add(defence == 0, &[RULING_05]);
    add(clash.attackers.len() > 1, &[R_5_2_5]);
    let tallies = [&clash.attack, &clash.defence, &clash.attacker, &clash.defender];
    let counts = |rule: Rule| tallies.iter().any(|tally| tally.lines().iter().any(|it| it.rule == rule));
    // What halves a unit, or leaves nothing of it (G-R06).
    let weaker = [R_9_2_2, R_14_2_1, R_T_2, R_12_1_1, R_10_2_1, R_11_1_1, R_11_3_2];
    for rule in weaker.into_iter().filter(|rule| counts(*rule)) {
        add(true, &[rule]);
    }
    add(weaker[..4].iter().any(|rule| counts(*rule)), &[RULING_06]);
    add(counts(R_5_2_8), &[R_1_7, RULING_07]);
    add(counts(R_8_2_1) || counts(R_8_2_2) || counts(R_7_1_7), &[RULING_08]);
    add(counts(R_3_1_2), &[RULING_09]);
    add(counts(R_5_2_6), &[RULING_10]);
    add(counts(R_5_3_1) || counts(R_5_3_2), &[RULING_11]);
    let rider = |id: &UnitId| rules.roster[usize::from(*id)].kind == Kind::HorseArcher;
    add(clash.attackers.iter().any(rider), &[RULING_31]);
    add(clash.counter, &[R_5_7_3, R_5_7_4, R_5_7_11, R_5_2_10]);
    add(clash.counter && clash.attackers.len() > 1, &[R_5_7_5]);
    list
}

/// The same for a unit that has a charge to lose.
fn slowed_by(rules: &Grunwald, id: UnitId, from: HexId, to: HexId) -> Vec<Rule> {
    let charges = rules.roster[usize::from(id)].kind == Kind::Cavalry;
    if charges { speed_rules(rules, from, to) } else { Vec::new() }
}

/// What the way from one hex to the next does to a charge (G-R19).
fn speed_rules(rules: &Grunwald, from: HexId, to: HexId) -> Vec<Rule> {
    let field = &rules.content.field;
    let Some(bits) = field.side_to(from, to).map(|side| field.side(from, side)) else { return Vec::new() };
    let mut list = Vec::new();
    if bits.uphill() {
        list.extend([R_5_6_10, RULING_19]);
    }
    if bits.ford() {
        list.extend([R_5_6_7, RULING_20]);
    } else if bits.bridge() {
        list.extend([R_5_6_8, RULING_19]);
    } else if bits.stream() {
        list.extend([R_5_6_9, RULING_19]);
    }
    if rules.content.charts.terrain[field.ground(to) as usize].breaks_charge {
        list.extend([R_5_6_7, RULING_19]);
    }
    list
}

/// The cell as the table prints it.
fn printed(rules: &Grunwald, clash: &Clash) -> String {
    let cell = rules.content.charts.result(clash.throw[0] + clash.throw[1], clash.column);
    cell.to_string()
}
