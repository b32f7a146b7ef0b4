//! What the game is called and what can be chosen before it begins.

use crate::Options;
use crate::content::CONTENT;
use crate::rules::*;
use engine::Rule;
use engine::rule::Bilingual;
use engine::ruleset::{About, OptionInfo, OptionValue, OrderInfo, ScenarioInfo, SeatInfo, Setup};
use std::sync::LazyLock;

pub static ABOUT: LazyLock<About> = LazyLock::new(about);

fn about() -> About {
    let scenarios = CONTENT.scenarios.iter().map(|scenario| ScenarioInfo {
        recommended: !scenario.reserves,
        set_up: vec!["default", "ready", "default", "ready"],
        fixed: scenario.zones.is_empty(),
        ..ScenarioInfo::new(scenario.id.as_str(), scenario.title.clone(), scenario.summary.clone())
    });
    About {
        id: "grunwald",
        title: Bilingual::new("Grunwald 1410", "Grunwald 1410"),
        summary: Bilingual::new(
            "La bataille de Grunwald : charges, contre-charges et poursuites de deux cents bannières.",
            "The battle of Grunwald: charges, counter-charges and pursuits of two hundred banners.",
        ),
        rules_version: 1,
        complete: true,
        seats: vec![
            SeatInfo { id: "allied", title: Bilingual::new("Pologne et Lituanie", "Poland and Lithuania") },
            SeatInfo { id: "order", title: Bilingual::new("Ordre teutonique", "Teutonic Order") },
        ],
        scenarios: scenarios.collect(),
        options: options(),
        orders: vec![
            order(
                "fire",
                &["fire", "hold-fire"],
                &["total"],
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
            order("next", &["next"], &[], &[]),
            order("take-up", &["take-up"], &[], &[]),
            order("loss", &["lose"], &[], &[]),
            order("face", &["face"], &[], &[]),
            order("pursue", &["stay"], &[], &[]),
            order("advance", &["stay"], &[], &[]),
            order("aside", &["aside"], &[], &[]),
            order("fort", &["fort"], &[], &[]),
            order("friend-hit", &["friend-hit"], &[], &[]),
        ],
    }
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
            Bilingual::new("Chapitres 13 et 14", "Chapters 13 and 14"),
            R_13_0,
            &[
                ("off", Bilingual::new("sans", "without")),
                ("conrois", Bilingual::new("les conrois", "conrois")),
                ("fatigue", Bilingual::new("les conrois et leur fatigue", "conrois and their fatigue")),
            ],
        ),
        option(
            "stream",
            Bilingual::new("Le cours d'eau protège", "A stream protects"),
            RULING_11,
            &[
                (
                    "every",
                    Bilingual::new(
                        "si tous les attaquants le traversent",
                        "if every attacker comes across it",
                    ),
                ),
                ("any", Bilingual::new("si l'un d'eux le traverse", "if any attacker comes across it")),
            ],
        ),
        option(
            "standing-charge",
            Bilingual::new("Cavalerie immobile", "Cavalry that stands still"),
            RULING_18,
            &[
                ("lost", Bilingual::new("perd sa charge", "loses its charge")),
                ("kept", Bilingual::new("garde sa charge", "keeps its charge")),
            ],
        ),
        option(
            "crossings",
            Bilingual::new("Zones de contrôle aux ponts et gués", "Zones of control at bridges and fords"),
            RULING_24,
            &[
                ("open", Bilingual::new("elles passent", "they reach across")),
                ("closed", Bilingual::new("elles s'arrêtent", "they end there")),
            ],
        ),
        option(
            "blocked-retreat",
            Bilingual::new("Retraite trop courte", "A retreat that falls short"),
            RULING_34,
            &[
                ("flat", Bilingual::new("un point de force en tout", "one strength point in all")),
                ("per-hex", Bilingual::new("un point par hexagone manquant", "one for each missing hex")),
            ],
        ),
        option(
            "army-leader",
            Bilingual::new("La mort d'un chef d'armée frappe", "The death of an army leader strikes"),
            RULING_46,
            &[
                ("nation", Bilingual::new("sa nation", "his nation")),
                ("side", Bilingual::new("tout le camp", "the whole side")),
            ],
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
