//! What the game is called and what can be chosen before it begins.

use crate::ch1_battlefield::Size;
use crate::content::{CONTENT, LIBRARY};
use crate::rules;
use crate::scenery::LOOKS;
use engine::orders::{Known, presets};
use engine::rule::Bilingual;
use engine::ruleset::{About, OptionInfo, OptionValue, OrderInfo, ScenarioInfo, SeatInfo};
use std::sync::LazyLock;

pub static ABOUT: LazyLock<About> = LazyLock::new(about);

fn both(id: &'static str) -> Bilingual {
    LIBRARY.texts().both(id)
}

fn about() -> About {
    let orders = orders();
    About {
        id: "medieval-battle",
        title: both("scene-title"),
        summary: both("about-summary"),
        rules_version: 1,
        complete: true,
        // MB-0.2.
        dice: false,
        // MB-0.1: two players, one army each.
        seats: vec![
            SeatInfo { id: "red", title: both("seat-red") },
            SeatInfo { id: "yellow", title: both("seat-yellow") },
        ],
        scenarios: scenarios(),
        options: options(),
        presets: presets(&LIBRARY, Known { orders: &orders, looks: &LOOKS }),
        looks: LOOKS.to_vec(),
        orders,
    }
}

/// What standing orders can be about.
fn orders() -> Vec<OrderInfo> {
    vec![
        OrderInfo {
            decision: "respond",
            answers: vec!["stand", "retreat", "leave"],
            by_piece: vec!["stand", "retreat", "leave"],
            idle: vec![],
            reaction: true,
            values: vec!["column", "cost"],
            results: vec![],
        },
        alone("turn", "pass"),
        alone("return", "finish"),
    ]
}

/// A question of the seat's own turn, answered for it where nothing else can be done.
fn alone(decision: &'static str, answer: &'static str) -> OrderInfo {
    OrderInfo {
        decision,
        answers: vec![answer],
        by_piece: vec![],
        idle: vec![],
        reaction: false,
        values: vec![],
        results: vec![],
    }
}

fn scenarios() -> Vec<ScenarioInfo> {
    let mut list = Vec::new();
    for opening in &CONTENT.openings {
        list.push(ScenarioInfo {
            recommended: list.is_empty(),
            without: vec!["fair", "red-army", "yellow-army"],
            ..ScenarioInfo::new(opening.id.as_str(), opening.name.clone(), both("scenario-opening"))
        });
    }
    for layout in &CONTENT.layouts {
        let summary = both(match layout.map {
            Size::Standard => "scenario-standard",
            Size::Large => "scenario-large",
        });
        list.push(ScenarioInfo {
            without: vec!["fair"],
            ..ScenarioInfo::new(layout.id.as_str(), layout.name.clone(), summary)
        });
    }
    let more = [
        ("random-standard", "scenario-random-standard", "scenario-random"),
        ("random-large", "scenario-random-large", "scenario-random"),
        ("together-standard", "scenario-together-standard", "scenario-together"),
        ("together-large", "scenario-together-large", "scenario-together"),
    ];
    list.extend(more.map(|(id, title, summary)| ScenarioInfo {
        by_lot: id.starts_with("random"),
        without: if id.starts_with("random") { Vec::new() } else { vec!["fair"] },
        ..ScenarioInfo::new(id, both(title), both(summary))
    }));
    let briefings = LIBRARY.briefings();
    for scenario in &mut list {
        scenario.briefing = briefings.of(&scenario.id, rules::ALL);
    }
    list
}

fn options() -> Vec<OptionInfo> {
    let switch = || {
        vec![
            OptionValue { id: "off".into(), title: both("option-off") },
            OptionValue { id: "on".into(), title: both("option-on") },
        ]
    };
    let armies = || {
        let mut values = vec![
            OptionValue { id: "recruit".into(), title: both("option-recruit") },
            OptionValue { id: "random".into(), title: both("option-random") },
        ];
        values.extend(
            CONTENT.armies.iter().map(|army| OptionValue { id: army.id.clone(), title: army.name.clone() }),
        );
        values
    };
    vec![
        OptionInfo {
            id: "dismounting",
            title: both("option-dismounting"),
            rule: Some(rules::R_VI_1),
            values: switch(),
            default: "off",
        },
        OptionInfo {
            id: "fair",
            title: both("option-fair"),
            rule: Some(rules::RULING_01),
            values: switch(),
            default: "on",
        },
        OptionInfo {
            id: "red-army",
            title: both("option-red-army"),
            rule: Some(rules::R_II_1),
            values: armies(),
            default: "recruit",
        },
        OptionInfo {
            id: "yellow-army",
            title: both("option-yellow-army"),
            rule: Some(rules::R_II_1),
            values: armies(),
            default: "recruit",
        },
    ]
}
