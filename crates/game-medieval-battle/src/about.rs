//! What the game is called and what can be chosen before it begins.

use crate::content::CONTENT;
use crate::rules;
use engine::rule::Bilingual;
use engine::ruleset::{About, OptionInfo, OptionValue, OrderInfo, ScenarioInfo, SeatInfo};
use std::sync::LazyLock;

pub static ABOUT: LazyLock<About> = LazyLock::new(about);

fn about() -> About {
    About {
        id: "medieval-battle",
        title: Bilingual::new("Medieval Battle", "Medieval Battle"),
        summary: Bilingual::new(
            "Deux armées recrutées en secret, aucun dé : le mouvement est une réserve, et l'on gagne en tenant les drapeaux.",
            "Two secretly recruited armies and no dice: movement is a stock, and whoever holds the flags wins.",
        ),
        rules_version: 1,
        complete: true,
        // MB-0.1: two players, one army each.
        seats: vec![
            SeatInfo { id: "red", title: Bilingual::new("Rouge", "Red") },
            SeatInfo { id: "yellow", title: Bilingual::new("Jaune", "Yellow") },
        ],
        scenarios: scenarios(),
        options: options(),
        orders: vec![
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
        ],
    }
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
            ..ScenarioInfo::new(
                opening.id.as_str(),
                opening.name.clone(),
                Bilingual::new(
                    "Armées prêtes et déjà déployées sur le carrefour : on joue tout de suite.",
                    "Ready armies, already set up at the crossroads: play at once.",
                ),
            )
        });
    }
    for layout in &CONTENT.layouts {
        let summary = match layout.map {
            crate::ch1_battlefield::Size::Standard => {
                Bilingual::new("Carte standard, 20 points.", "Standard map, 20 points.")
            }
            crate::ch1_battlefield::Size::Large => {
                Bilingual::new("Grande carte, 30 points.", "Large map, 30 points.")
            }
        };
        list.push(ScenarioInfo {
            without: vec!["fair"],
            ..ScenarioInfo::new(layout.id.as_str(), layout.name.clone(), summary)
        });
    }
    let more = [
        (
            "random-standard",
            "Carte standard au hasard",
            "Random standard map",
            "Tirée de la graine.",
            "Drawn from the seed.",
        ),
        (
            "random-large",
            "Grande carte au hasard",
            "Random large map",
            "Tirée de la graine.",
            "Drawn from the seed.",
        ),
        (
            "together-standard",
            "Carte standard à deux",
            "Standard map, laid together",
            "Rouge pose l'intérieur, Jaune l'extérieur, Rouge les petits modules.",
            "Red lays the inner module, Yellow the outer ones, Red the small ones.",
        ),
        (
            "together-large",
            "Grande carte à deux",
            "Large map, laid together",
            "Rouge pose l'intérieur, Jaune l'extérieur, Rouge les petits modules.",
            "Red lays the inner modules, Yellow the outer ones, Red the small ones.",
        ),
    ];
    list.extend(more.map(|(id, fr, en, about_fr, about_en)| ScenarioInfo {
        by_lot: id.starts_with("random"),
        without: if id.starts_with("random") { Vec::new() } else { vec!["fair"] },
        ..ScenarioInfo::new(id, Bilingual::new(fr, en), Bilingual::new(about_fr, about_en))
    }));
    list
}

fn options() -> Vec<OptionInfo> {
    let switch = || {
        vec![
            OptionValue { id: "off".into(), title: Bilingual::new("non", "off") },
            OptionValue { id: "on".into(), title: Bilingual::new("oui", "on") },
        ]
    };
    let armies = || {
        let mut values = vec![
            OptionValue {
                id: "recruit".into(),
                title: Bilingual::new("recruter en secret", "recruit in secret"),
            },
            OptionValue { id: "random".into(), title: Bilingual::new("au hasard", "at random") },
        ];
        values.extend(
            CONTENT.armies.iter().map(|army| OptionValue { id: army.id.clone(), title: army.name.clone() }),
        );
        values
    };
    vec![
        OptionInfo {
            id: "dismounting",
            title: Bilingual::new("Mise à pied", "Dismounting"),
            rule: Some(rules::R_VI_1),
            values: switch(),
            default: "off",
        },
        OptionInfo {
            id: "fair",
            title: Bilingual::new("Cartes au hasard équilibrées", "Fair random maps"),
            rule: Some(rules::RULING_01),
            values: switch(),
            default: "on",
        },
        OptionInfo {
            id: "red-army",
            title: Bilingual::new("Armée rouge", "Red's army"),
            rule: Some(rules::R_II_1),
            values: armies(),
            default: "recruit",
        },
        OptionInfo {
            id: "yellow-army",
            title: Bilingual::new("Armée jaune", "Yellow's army"),
            rule: Some(rules::R_II_1),
            values: armies(),
            default: "recruit",
        },
    ]
}
