//! What the game is called and what can be chosen before it begins.

use crate::Options;
use crate::content::{CLASSES, CONTENT, LIBRARY};
use crate::rules::*;
use engine::Rule;
use engine::orders::{Known, presets};
use engine::rule::Bilingual;
use engine::ruleset::{About, OptionInfo, OptionValue, OrderInfo, ScenarioInfo, SeatInfo, Setup};
use std::sync::LazyLock;

pub static ABOUT: LazyLock<About> = LazyLock::new(about);

fn both(id: &'static str) -> Bilingual {
    LIBRARY.texts().both(id)
}

fn about() -> About {
    let briefings = LIBRARY.briefings();
    let scenarios = CONTENT.scenarios.iter().map(|scenario| ScenarioInfo {
        briefing: briefings.of(&scenario.id, ALL),
        recommended: !scenario.reserves,
        set_up: vec!["default", "ready", "default", "ready"],
        fixed: scenario.zones.is_empty(),
        ..ScenarioInfo::new(scenario.id.as_str(), scenario.title.clone(), scenario.summary.clone())
    });
    let orders = orders();
    About {
        id: "grunwald",
        title: both("about-title"),
        summary: both("about-summary"),
        rules_version: 1,
        complete: true,
        dice: true,
        seats: vec![
            SeatInfo { id: "allied", title: both("seat-allied") },
            SeatInfo { id: "order", title: both("seat-order") },
        ],
        scenarios: scenarios.collect(),
        options: options(),
        presets: presets(&LIBRARY, Known { orders: &orders, looks: &CLASSES }),
        looks: CLASSES.to_vec(),
        orders,
    }
}

/// What standing orders can be about.
fn orders() -> Vec<OrderInfo> {
    vec![
        order(
            "fire",
            &["fire", "hold-fire"],
            &["total", "later"],
            &["result-foe-lost", "result-foe-shaken", "result-stopped", "result-own-lost"],
        ),
        order(
            "counter-charge",
            &["counter-charge", "hold-back"],
            &["odds", "charge"],
            &["result-foe-back", "result-foe-lost", "result-own-lost", "result-own-back"],
        ),
        order("shoot-back", &["fire", "hold-fire"], &["total"], &["result-foe-lost"]),
        order("retreat", &["retreat"], &[], &[]),
        order("next", &["next", "stay"], &[], &[]),
        order("take-up", &["take-up"], &[], &[]),
        order("loss", &["lose"], &[], &[]),
        order("face", &["face"], &[], &[]),
        order("pursue", &["stay", "pursue"], &[], &[]),
        order("advance", &["stay", "advance"], &[], &[]),
        order("aside", &["retreat"], &[], &[]),
        order("fort", &["fort"], &[], &[]),
        order("friend-hit", &["friend-hit"], &[], &[]),
    ]
}

fn order(
    decision: &'static str,
    answers: &[&'static str],
    values: &[&'static str],
    results: &[&'static str],
) -> OrderInfo {
    // Whoever holds back does it for everybody.
    let by_piece = answers.iter().copied().filter(|answer| !answer.starts_with("hold-") && *answer != "stay");
    let idle = answers.iter().copied().filter(|answer| answer.starts_with("hold-") || *answer == "stay");
    OrderInfo {
        decision,
        answers: answers.to_vec(),
        by_piece: by_piece.collect(),
        idle: idle.collect(),
        reaction: true,
        values: values.to_vec(),
        results: results.to_vec(),
    }
}

fn options() -> Vec<OptionInfo> {
    // The first value is the one that nobody has to choose.
    let option =
        |id: &'static str, title: Bilingual, rule: Rule, values: &[(&'static str, Bilingual)]| OptionInfo {
            id,
            title,
            rule: Some(rule),
            values: values
                .iter()
                .map(|(id, title)| OptionValue { id: (*id).into(), title: title.clone() })
                .collect(),
            default: values.first().map_or("", |(id, _)| id),
        };
    vec![
        // Fatigue is that of the leaders of conrois: without chapter 13 there is none (G-14.1.1).
        option(
            "organisation",
            both("option-organisation"),
            R_13_0,
            &[
                ("off", both("option-organisation-off")),
                ("conrois", both("option-organisation-conrois")),
                ("fatigue", both("option-organisation-fatigue")),
            ],
        ),
        option(
            "stream",
            both("option-stream"),
            RULING_11,
            &[("every", both("option-stream-every")), ("any", both("option-stream-any"))],
        ),
        option(
            "standing-charge",
            both("option-standing-charge"),
            RULING_18,
            &[("lost", both("option-standing-charge-lost")), ("kept", both("option-standing-charge-kept"))],
        ),
        option(
            "crossings",
            both("option-crossings"),
            RULING_24,
            &[("open", both("option-crossings-open")), ("closed", both("option-crossings-closed"))],
        ),
        option(
            "blocked-retreat",
            both("option-blocked-retreat"),
            RULING_34,
            &[
                ("flat", both("option-blocked-retreat-flat")),
                ("per-hex", both("option-blocked-retreat-per-hex")),
            ],
        ),
        option(
            "army-leader",
            both("option-army-leader"),
            RULING_46,
            &[("nation", both("option-army-leader-nation")), ("side", both("option-army-leader-side"))],
        ),
    ]
}

impl Options {
    /// The options of a set-up.
    pub fn of(setup: &Setup) -> Options {
        let is = |id: &str, value: &str| setup.option(&ABOUT, id) == value;
        Options {
            organisation: !is("organisation", "off"),
            fatigue: is("organisation", "fatigue"),
            any_stream: is("stream", "any"),
            standing_charge: is("standing-charge", "kept"),
            closed_rivers: is("crossings", "closed"),
            blocked_per_hex: is("blocked-retreat", "per-hex"),
            whole_side: is("army-leader", "side"),
        }
    }
}
