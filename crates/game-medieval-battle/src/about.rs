//! What the game is called and what can be chosen before it begins.

use crate::content::CONTENT;
use crate::rules;
use engine::rule::Bilingual;
use engine::ruleset::{About, OptionInfo, OptionValue, OrderInfo, ScenarioInfo, SeatInfo};
use std::sync::LazyLock;

pub static ABOUT: LazyLock<About> = LazyLock::new(about);

fn both(fr: &str, en: &str) -> Bilingual {
    Bilingual { fr: fr.into(), en: en.into() }
}

fn about() -> About {
    About {
        id: "medieval-battle",
        title: both("Medieval Battle", "Medieval Battle"),
        summary: both(
            "Deux armées recrutées en secret, aucun dé : le mouvement est une réserve, et l'on gagne en tenant les drapeaux.",
            "Two secretly recruited armies and no dice: movement is a stock, and whoever holds the flags wins.",
        ),
        rules_version: 1,
        complete: true,
        // MB-0.1: two players, one army each.
        seats: vec![
            SeatInfo { id: "red", title: both("Rouge", "Red") },
            SeatInfo { id: "yellow", title: both("Jaune", "Yellow") },
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
            id: opening.id.clone(),
            title: opening.name.clone(),
            summary: both(
                "Armées prêtes et déjà déployées sur le carrefour : on joue tout de suite.",
                "Ready armies, already set up at the crossroads: play at once.",
            ),
            recommended: list.is_empty(),
            by_lot: false,
            seats: Vec::new(),
            options: Vec::new(),
            special: Vec::new(),
            without: vec!["fair", "red-army", "yellow-army"],
            set_up: Vec::new(),
            fixed: false,
        });
    }
    for layout in &CONTENT.layouts {
        let summary = match layout.map {
            crate::ch1_battlefield::Size::Standard => {
                both("Carte standard, 20 points.", "Standard map, 20 points.")
            }
            crate::ch1_battlefield::Size::Large => both("Grande carte, 30 points.", "Large map, 30 points."),
        };
        list.push(ScenarioInfo {
            id: layout.id.clone(),
            title: layout.name.clone(),
            summary,
            recommended: false,
            by_lot: false,
            seats: Vec::new(),
            options: Vec::new(),
            special: Vec::new(),
            without: vec!["fair"],
            set_up: Vec::new(),
            fixed: false,
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
        id: id.into(),
        title: both(fr, en),
        summary: both(about_fr, about_en),
        recommended: false,
        by_lot: id.starts_with("random"),
        seats: Vec::new(),
        options: Vec::new(),
        special: Vec::new(),
        without: if id.starts_with("random") { Vec::new() } else { vec!["fair"] },
        set_up: Vec::new(),
        fixed: false,
    }));
    list
}

fn options() -> Vec<OptionInfo> {
    let switch = || {
        vec![
            OptionValue { id: "off".into(), title: both("non", "off") },
            OptionValue { id: "on".into(), title: both("oui", "on") },
        ]
    };
    let armies = || {
        let mut values = vec![
            OptionValue { id: "recruit".into(), title: both("recruter en secret", "recruit in secret") },
            OptionValue { id: "random".into(), title: both("au hasard", "at random") },
        ];
        values.extend(
            CONTENT.armies.iter().map(|army| OptionValue { id: army.id.clone(), title: army.name.clone() }),
        );
        values
    };
    vec![
        OptionInfo {
            id: "dismounting",
            title: both("Mise à pied", "Dismounting"),
            rule: Some(rules::R_VI_1),
            values: switch(),
            default: "off",
        },
        OptionInfo {
            id: "fair",
            title: both("Cartes au hasard équilibrées", "Fair random maps"),
            rule: Some(rules::RULING_01),
            values: switch(),
            default: "on",
        },
        OptionInfo {
            id: "red-army",
            title: both("Armée rouge", "Red's army"),
            rule: Some(rules::R_II_1),
            values: armies(),
            default: "recruit",
        },
        OptionInfo {
            id: "yellow-army",
            title: both("Armée jaune", "Yellow's army"),
            rule: Some(rules::R_II_1),
            values: armies(),
            default: "recruit",
        },
    ]
}
