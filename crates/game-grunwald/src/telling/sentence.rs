//! One sentence for each event: a table, and what needs more than a row.

use super::{
    Clash, Event, banner_name, cohesion, column_name, direction, leader, place, points, seat, unit, units,
    winner,
};
use crate::Grunwald;
use crate::content::Kind;
use crate::field::HexId;
use crate::state::*;
use engine::decision::Place;
use engine::text::{Phrase, authored};
use engine::told::Line;
use engine::{Seat, told};
use hexboard::Side;

/// The fields of events in words, each by its name in the sentences.
struct Words<'a> {
    rules: &'a Grunwald,
}

impl Words<'_> {
    fn unit(&self, id: UnitId) -> Phrase {
        unit(self.rules, id)
    }

    fn leader(&self, id: LeaderId) -> Phrase {
        leader(self.rules, id)
    }

    fn banner(&self, id: BannerId) -> Phrase {
        banner_name(self.rules, id)
    }

    fn seat(&self, who: Seat) -> Phrase {
        seat(who)
    }

    fn hex(&self, hex: HexId) -> String {
        self.rules.content.field.label(hex).to_string()
    }

    fn from(&self, hex: HexId) -> String {
        self.hex(hex)
    }

    fn to(&self, hex: HexId) -> String {
        self.hex(hex)
    }

    fn facing(&self, facing: Side) -> Phrase {
        direction(facing)
    }

    fn order(&self, now: Cohesion) -> Phrase {
        cohesion(now)
    }

    /// Points of movement, which events count by halves.
    fn left(&self, halves: u8) -> Phrase {
        points(halves.into())
    }

    /// Two dice.
    fn throw(&self, dice: [u8; 2]) -> String {
        rolled(&dice, 0)
    }

    /// On the track, whoever gains them.
    fn boxes(&self, boxes: i8) -> i32 {
        boxes.abs().into()
    }

    fn level(&self, level: i8) -> i32 {
        level.into()
    }

    fn place(&self, hex: HexId) -> Place {
        place(self.rules, hex)
    }

    fn is_cavalry(&self, id: UnitId) -> bool {
        self.rules.roster[usize::from(id)].kind == Kind::Cavalry
    }
}

/// A throw that everybody can check: `4`, `4+3 = 7`, `4+3−2 = 5`.
fn rolled(dice: &[u8], modifier: i32) -> String {
    let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
    let sum = dice.iter().copied().map(i32::from).sum::<i32>() + modifier;
    let faces = faces.join("+");
    let sum = if sum < 0 { format!("−{}", -sum) } else { sum.to_string() };
    match (dice.len(), modifier) {
        (1, 0) => faces,
        (_, 0) => format!("{faces}\u{a0}=\u{a0}{sum}"),
        (_, more) => format!("{faces}{}\u{a0}=\u{a0}{sum}", signed(more)),
    }
}

fn signed(value: i32) -> String {
    format!("{}{}", if value < 0 { '−' } else { '+' }, value.abs())
}

/// Which of two sentences tells it.
fn either(first: bool, one: &'static str, other: &'static str) -> &'static str {
    if first { one } else { other }
}

/// Before the battle, in the turn, on the move; what follows from a throw stands in the second half.
pub(super) fn sentence(rules: &Grunwald, event: &Event) -> Line {
    let words = Words { rules };
    told! { match (event, words) {
        Event::Placed { unit, hex, facing } => "placed", "told-placed", at hex;
        Event::Unplaced { unit } => "unplaced", "told-unplaced";
        Event::LeaderPlaced { leader, hex } => "leader-placed", "told-leader-placed", at hex;
        Event::BannerPlaced { banner, unit } => "banner-placed", "told-banner-placed";
        Event::Attached { unit, leader } => "attached", "told-attached";
        Event::SetUp { seat } => "set-up", "told-set-up";
        Event::LevelFixed { level } => "level", "told-level";
        Event::Fatigue { leader; level } => "fatigue", "told-fatigue";
        Event::Wrecking { unit; turns } => "wrecking", either(*turns == 0, "told-wrecking-anew", "told-wrecking");
        Event::WallsDown { hex } => "walls-down", "told-walls-down", at hex;
        Event::Minimum { unit, to as hex, facing } => "minimum", "told-minimum", at to;
        Event::Flipped { unit | ready } => "flipped", either(*ready, "told-ready", "told-marching");
        Event::Halted { unit, hex } => "halted", "told-halted", at hex;
        Event::Passes { unit, hex } => "passes", "told-passes", at hex;
        Event::LeftBehind { leader, hex } => "left-behind", "told-left-behind", at hex;
        Event::Slowed { unit } => "slowed", "told-slowed";
        Event::Left { unit, by as hex; from as turn } => "left", "told-left", at by;
        Event::Returned { unit, hex, facing } => "returned", "told-returned", at hex;
        Event::Arrived { unit, hex } => "arrived", "told-arrived", at hex;
        Event::LeaderRode { leader, to as hex, left | with }
            => "leader-rode", either(with.is_some(), "told-leader-along", "told-leader-rode"), at to;
        Event::LeaderLeft { leader, by as hex; from as turn } => "leader-left", "told-leader-left", at by;
        Event::LeaderReturned { leader, hex } => "leader-returned", "told-leader-returned", at hex;
        Event::WreckingBegan { unit } => "wrecking-began", "told-wrecking-began";
        Event::Worse { unit, cohesion as order } => "worse", "told-worse";
        Event::Rallied { unit, cohesion as order | was } => "rallied", either(cohesion == was, "told-not-rallied", "told-rallied");
        Event::Fled { unit, to as hex } => "fled", "told-fled", at to;
        Event::Stopped { unit } => "stopped", "told-stopped";
        Event::BannerPassed { banner, to as unit } => "banner-passed", "told-banner-passed";
        Event::BannerFell { banner, hex } => "banner-fell", "told-banner-fell", at hex;
    } else {
        Event::PhaseBegan { turn, phase_number, seat } => phase(*turn, *phase_number, *seat),
        Event::Rode { .. } | Event::Turned { .. } => step(&words, event),
        // Until its owner has chosen there is nothing to tell.
        Event::BannerTaken { for_now: true, .. } => Line::quiet(),
        Event::BannerTaken { banner, unit: id, .. } => {
            let says = Phrase::new("told-banner-taken").with("banner", words.banner(*banner));
            Line::new("banner-taken", says.with("unit", words.unit(*id)))
        }
        Event::Done { .. }
        | Event::LeaderDone { .. }
        | Event::BannerMoved { .. }
        | Event::Helped { .. }
        | Event::FlightEnded { held: false, .. }
        | Event::CombatEnded { .. }
        | Event::Progress(_) => Line::quiet(),
        Event::FlightEnded { unit: id, held: true } => {
            Line::new("held", Phrase::new("told-held-from-flight").with("unit", words.unit(*id)))
        }
        Event::GameEnded { ending } => ended(rules, ending),
        // Named one by one, so that an event without a sentence does not compile.
        Event::Tested { .. } | Event::Shot { .. } | Event::FriendThrow { .. } | Event::StopThrow { .. }
        | Event::LeaderAim { .. } | Event::RodeDown { .. } | Event::OverrunEnded { .. }
        | Event::SteppedAside { .. } | Event::CounterCharged { .. } | Event::FortNamed { .. }
        | Event::Fought(_) | Event::Struck { .. } | Event::Lost { .. } | Event::Eliminated { .. }
        | Event::FellBack { .. } | Event::FellShort { .. } | Event::Faced { .. } | Event::LeaderThrow { .. }
        | Event::LeaderKilled { .. } | Event::LeaderWent { .. } | Event::PursuitThrow { .. }
        | Event::PursuitForced { .. } | Event::Pursued { .. } | Event::Advanced { .. }
        | Event::DisorderThrow { .. } => fight(&words, event),
    } }
}

/// Fire, overruns and combats, and what the dice bring.
fn fight(words: &Words, event: &Event) -> Line {
    told! { match (event, words) {
        Event::FriendThrow { by as unit; throw | hit }
            => "friend-throw", either(*hit, "told-friend-hit", "told-friend-safe");
        Event::StopThrow { unit; throw | stopped }
            => "stop-throw", either(*stopped, "told-bolt-stops", "told-bolt-no");
        Event::LeaderAim { leader, throw | dead }
            => "leader-aim", either(*dead, "told-aim-kills", "told-aim-misses");
        Event::OverrunEnded { unit, hex; charge | success }
            => "overrun", either(*success, "told-overrun", "told-overrun-fails"), at hex;
        Event::SteppedAside { unit, to as hex } => "aside", "told-aside", at to;
        Event::CounterCharged { unit, to as hex; charge } => "counter-charged", "told-countered", at to;
        Event::Struck { unit; charge } => "struck", "told-struck";
        Event::Lost { unit; left } => "lost", "told-lost";
        Event::Eliminated { unit, hex } => "eliminated", "told-eliminated", at hex;
        Event::FellBack { unit, from, to } => "fell-back", "told-fell-back", at from, to;
        Event::FellShort { seat; hexes } => "fell-short", "told-fell-short";
        Event::Faced { unit, facing | slowed } => "faced", either(*slowed, "told-faced-slowed", "told-faced");
        Event::LeaderThrow { leader, throw; needs | dead }
            => "leader-throw", either(*dead, "told-leader-falls", "told-leader-lives");
        Event::LeaderKilled { leader, boxes } => "leader-killed", "told-leader-killed";
        Event::LeaderWent { leader, to as hex } => "leader-went", "told-leader-went", at to;
        Event::PursuitThrow { unit; distance, throw | must }
            => "pursuit-throw", either(*must, "told-must-pursue", "told-may-pursue");
        Event::PursuitForced { unit } => "pursuit-forced", "told-pursuit-forced";
        Event::Pursued { unit, to as hex } => "pursued", "told-pursued", at to;
        Event::Advanced { unit, to as hex } => "advanced", "told-advanced", at to;
        Event::DisorderThrow { seat, throw; row | by_fire, nobody } => "disorder-throw", match (by_fire, nobody) {
            (true, true) => "told-disorder-fire-nobody",
            (true, false) => "told-disorder-fire",
            (false, true) => "told-disorder-nobody",
            (false, false) => "told-disorder",
        };
    } else {
        Event::Tested { unit, throw, modifiers, needs, passed, .. } => {
            let says = Phrase::new(either(*passed, "told-passed", "told-failed"))
                .with("unit", words.unit(*unit))
                .with("throw", rolled(&[*throw], modifiers.sum()))
                .with("needs", *needs);
            Line::new("tested", says)
        }
        Event::Shot { .. } => shot(words, event),
        Event::RodeDown { unit, hex, throw, modifiers, .. } => {
            let says = match throw {
                Some(throw) => {
                    Phrase::new("told-onslaught").with("throw", rolled(&[*throw], modifiers.sum()))
                }
                None => Phrase::new("told-onslaught-broken"),
            };
            let says = says.with("unit", words.unit(*unit)).with("hex", words.hex(*hex));
            Line::new("rode-down", says).at([words.place(*hex)])
        }
        Event::FortNamed { hex, units: list } => {
            let says = Phrase::new("told-fort").with("units", units(words.rules, list));
            let says = says.with("hex", words.hex(*hex));
            Line::new("fort", says).at([words.place(*hex)])
        }
        Event::Fought(clash) => clash_of(words, clash),
        _ => Line::quiet(),
    } }
}

fn phase(turn: u8, phase_number: u8, by: Seat) -> Line {
    const IDS: [&str; 9] =
        ["phase-1", "phase-2", "phase-3", "phase-4", "phase-1", "phase-2", "phase-3", "phase-4", "phase-9"];
    let says = Phrase::new("told-phase")
        .with("turn", turn)
        .with("step", phase_number)
        .with("seat", seat(by))
        .with("phase", Phrase::new(IDS[usize::from(phase_number.clamp(1, 9) - 1)]));
    Line::new("turn", says)
}

/// A step or a turn of a move.
fn step(words: &Words, event: &Event) -> Line {
    let paid = |says: Phrase, cost: &engine::Tally, left: u8| {
        says.with("cost", points(cost.sum())).with("left", points(left.into()))
    };
    match event {
        Event::Rode { unit, from, to, cost, left, charge, extra, .. } => {
            // Speed is told of cavalry alone (G-5.6.1).
            let id = match (*extra, words.is_cavalry(*unit)) {
                (true, _) => "told-rode-extra",
                (_, true) => "told-rode",
                _ => "told-rode-foot",
            };
            let says = Phrase::new(id).with("unit", words.unit(*unit)).with("charge", *charge);
            let says = says.with("from", words.hex(*from)).with("to", words.hex(*to));
            Line::new("rode", paid(says, cost, *left)).at([words.place(*from), words.place(*to)])
        }
        Event::Turned { unit, facing, cost, left } => {
            let says = Phrase::new("told-turned").with("unit", words.unit(*unit));
            Line::new("turned", paid(says.with("facing", direction(*facing)), cost, *left))
        }
        _ => Line::quiet(),
    }
}

fn shot(words: &Words, event: &Event) -> Line {
    let Event::Shot { by, at: aim, hex, range, throw, modifiers, hit, .. } = event else {
        return Line::quiet();
    };
    let id = match (aim, hit.loss, hit.disorganised) {
        (Aim::Leaders(_), ..) => "told-shot-leaders",
        (Aim::Object(_), _, true) => "told-shot-walls-down",
        (Aim::Object(_), ..) => "told-shot-walls",
        (_, 0, true) => "told-shot-disorders",
        (_, 0, false) => "told-shot-missed",
        _ => "told-shot-hits",
    };
    let target = match aim {
        Aim::Unit(target) => words.unit(*target),
        _ => Phrase::new("the-hex").with("hex", words.hex(*hex)),
    };
    let says = Phrase::new(id)
        .with("unit", words.unit(*by))
        .with("target", target)
        .with("hex", words.hex(*hex))
        .with("range", *range)
        .with("throw", rolled(throw, modifiers.sum()))
        .with("total", i32::from(throw[0] + throw[1]) + modifiers.sum())
        .with("loss", hit.loss);
    Line::new("shot", says).at([words.place(*hex)])
}

fn clash_of(words: &Words, clash: &Clash) -> Line {
    let rules = words.rules;
    let hexes: Vec<&str> = clash.hexes.iter().map(|hex| rules.content.field.label(*hex)).collect();
    let id = match (clash.alone, clash.counter) {
        (true, _) => "told-fought-leader",
        (_, true) => "told-fought-counter",
        _ => "told-fought",
    };
    // The cell as the table prints it.
    let result = rules.content.charts.result(clash.throw[0] + clash.throw[1], clash.column).to_string();
    let cell = if result == "-" { "none".to_string() } else { result.replace('-', "−") };
    let shift = clash.attacker.sum() - clash.defender.sum();
    let shift = if shift == 0 { String::new() } else { format!(", {}", signed(shift)) };
    let says = Phrase::new(id)
        .with("units", units(rules, &clash.attackers))
        .with("hexes", hexes.join(", "))
        .with("attack", clash.attack.sum())
        .with("defence", clash.defence.sum())
        .with("column", column_name(rules, clash.column))
        .with("throw", words.throw(clash.throw))
        .with("shift", shift)
        .with("result", result)
        .with("cell", cell);
    Line::new("fought", says).at(clash.hexes.iter().map(|hex| place(rules, *hex)))
}

fn ended(rules: &Grunwald, ending: &Ending) -> Line {
    let [allied, order] = ending.points;
    let grade = rules.content.charts.victory.grade(allied.abs_diff(order));
    let id = match ending.end {
        End::NoLeaders => "told-ended-both",
        End::Leaders => "told-ended-leaders",
        End::Turns => "told-ended-turns",
        End::Resigned => "told-ended-resigned",
    };
    let says = Phrase::new(id)
        .with("winner", winner(ending))
        .with("allied", i32::from(allied))
        .with("order", i32::from(order))
        .with("grade", authored(&grade.name));
    Line::new("ended", says)
}
