//! What the game is called and what can be chosen before it begins.

use crate::content::{Battle, CONTENT, First, LIBRARY, Name, UnitType};
use crate::field::Slope;
use crate::rules::*;
use crate::{Mode, Options};
use engine::Rule;
use engine::orders::{Known, presets};
use engine::rule::Bilingual;
use engine::ruleset::{About, OptionInfo, OptionValue, OrderInfo, ScenarioInfo, SeatInfo, Setup};
use std::sync::LazyLock;

pub static ABOUT: LazyLock<About> = LazyLock::new(about);

/// What a piece looks like, by its type: orders may be for all that look so.
pub const LOOKS: [&str; 10] = [
    "longbowmen",
    "crossbowmen",
    "slingers",
    "pikemen",
    "axemen",
    "heavy-cavalry",
    "unhorsed",
    "heavy-infantry",
    "light-cavalry",
    "regular-cavalry",
];

pub fn look_of(kind: UnitType) -> &'static str {
    LOOKS[kind.index()]
}

fn both(id: &'static str) -> Bilingual {
    LIBRARY.texts().both(id)
}

fn rule(id: &str) -> Option<Rule> {
    ALL.iter().find(|rule| rule.id() == id).copied()
}

fn about() -> About {
    let orders = orders();
    About {
        id: "men-of-iron",
        title: both("about-title"),
        summary: both("about-summary"),
        rules_version: 1,
        complete: false,
        dice: true,
        seats: vec![
            SeatInfo { id: "first", title: both("seat-first") },
            SeatInfo { id: "second", title: both("seat-second") },
        ],
        scenarios: CONTENT.battles.iter().map(scenario).collect(),
        options: options(),
        presets: presets(&LIBRARY, Known { orders: &orders, looks: &LOOKS }),
        looks: LOOKS.to_vec(),
        orders,
    }
}

fn scenario(battle: &'static Battle) -> ScenarioInfo {
    let title = |name: &Name| Bilingual::new(name.fr.name.as_str(), name.en.name.as_str());
    let seats = battle.armies.iter().map(|army| SeatInfo { id: &army.id, title: title(&army.name) });
    let special = &battle.special;
    let options = special.options.iter().map(|option| OptionInfo {
        id: &option.id,
        title: option.title.clone(),
        rule: rule(&option.rule),
        values: option
            .values
            .iter()
            .map(|value| OptionValue { id: value.id.clone(), title: value.title.clone() })
            .collect(),
        default: &option.default,
    });
    // Who decides about formations, or lets a die say who begins, says when he has done so.
    let chooses = special.formations.decides.is_some() || matches!(special.first, First::Die(_));
    ScenarioInfo {
        briefing: LIBRARY.briefings().of(&battle.id, ALL),
        recommended: battle.id == "falkirk",
        seats: seats.collect(),
        options: options.collect(),
        special: special.rules.iter().flat_map(|it| rules_of(&it.rule)).collect(),
        set_up: if chooses { vec!["ready"] } else { Vec::new() },
        ..ScenarioInfo::new(battle.id.as_str(), battle.title.clone(), battle.summary.clone())
    }
}

/// A rule of a battle, or its parts: `MI-FAL-2` stands for `MI-FAL-2a` and so on.
fn rules_of(id: &str) -> Vec<Rule> {
    match rule(id) {
        Some(rule) => vec![rule],
        None => {
            let part = |rule: &&Rule| {
                rule.id()
                    .strip_prefix(id)
                    .is_some_and(|rest| rest.starts_with(|it: char| it.is_ascii_lowercase()))
            };
            ALL.iter().filter(part).copied().collect()
        }
    }
}

/// What standing orders can be about: the questions of choices.rs, and the gestures that answer them.
fn orders() -> Vec<OrderInfo> {
    let foe = ["result-lost", "result-retired", "result-disordered"];
    vec![
        order("seize", &["seize", "let-roll"], &[], &["result-success"]),
        order("return-fire", &["fire", "hold-fire"], &["total"], &foe),
        order("reaction-fire", &["fire", "hold-fire"], &["total"], &foe),
        order("counter-charge", &["counter-charge", "stand"], &[], &["result-success"]),
        order("answer", &["stand", "evade", "counter-charge"], &[], &["result-success"]),
        order("following", &["advance", "stay"], &[], &[]),
        order("wheel", &["face"], &[], &[]),
        order("ride", &["ride"], &[], &[]),
        order("next", &["next"], &[], &[]),
        order("retreat", &["retreat"], &[], &[]),
        order("retire", &["retire"], &[], &[]),
        order("along", &["leader-goes", "leader-stays"], &[], &[]),
        order("displaced", &["leader-with"], &[], &[]),
        order("replace", &["leader-with"], &[], &[]),
        order("advance", &["advance", "continue"], &[], &[]),
        order("face", &["face"], &[], &[]),
        order("put-out", &["put-out"], &[], &[]),
    ]
}

fn order(
    decision: &'static str,
    answers: &[&'static str],
    values: &[&'static str],
    results: &[&'static str],
) -> OrderInfo {
    let idles = |answer: &&str| ["hold-fire", "let-roll", "stand", "stay", "leader-stays"].contains(answer);
    let alone = |answer: &&str| !["hold-fire", "let-roll", "stay"].contains(answer);
    OrderInfo {
        decision,
        answers: answers.to_vec(),
        by_piece: answers.iter().copied().filter(|answer| alone(answer)).collect(),
        idle: answers.iter().copied().filter(|answer| idles(answer)).collect(),
        reaction: true,
        values: values.to_vec(),
        results: results.to_vec(),
    }
}

fn options() -> Vec<OptionInfo> {
    // The first value is the one that nobody has to choose.
    let option = |id: &'static str, rule: Rule, values: &[(&'static str, &'static str)]| OptionInfo {
        id,
        title: both(match id {
            "seize-guard" => "option-seize-guard",
            "los-slope" => "option-los-slope",
            "flight" => "option-flight",
            _ => "option-armour",
        }),
        rule: Some(rule),
        values: values
            .iter()
            .map(|(id, title)| OptionValue { id: (*id).into(), title: both(title) })
            .collect(),
        default: values.first().map_or("", |(id, _)| id),
    };
    let switch = [("off", "option-off"), ("on", "option-on")];
    vec![
        option("seize-guard", RULING_4_3_2, &switch),
        option(
            "los-slope",
            RULING_9_4_2,
            &[("strict", "option-los-slope-strict"), ("soft", "option-los-slope-soft")],
        ),
        option(
            "flight",
            RULING_16_0_1,
            &[("both", "option-flight-both"), ("active", "option-flight-active")],
        ),
        option("armour", RULING_13, &[("on", "option-on"), ("off", "option-off")]),
    ]
}

impl Options {
    /// The options of a set-up.
    pub fn of(setup: &Setup) -> Options {
        let is = |id: &str, value: &str| setup.option(&ABOUT, id) == value;
        let on = |id: &str| is(id, "on");
        let mode = match setup.option(&ABOUT, "mode") {
            "pinned" => Mode::Pinned,
            "free" => Mode::Free,
            _ => Mode::Contested,
        };
        Options {
            seize_guard: on("seize-guard"),
            los_slope: if is("los-slope", "soft") { Slope::Soft } else { Slope::Strict },
            flight_active_only: is("flight", "active"),
            armour_off: is("armour", "off"),
            mode,
            faint: on("scottish-horse") || is("scottish-horse", "pinned") && mode == Mode::Pinned,
            sullen: on("sullen-welsh"),
            drowning: on("drowned"),
            small_folk: on("small-folk"),
            wet: on("wet-strings"),
            mud: !is("mud", "off"),
            wall: on("english-wall"),
            bombards: on("bombards"),
            pits: on("pits"),
            to_horse: on("to-horse"),
            fickle: on("don-tello"),
            levies: on("town-levies"),
        }
    }
}
