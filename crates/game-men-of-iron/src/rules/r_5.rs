//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Movement allowance.
pub const R_5_1A: Rule = Rule::new(&Entry {
    id: "MI-5.1a",
    title_fr: "Le potentiel de mouvement",
    title_en: "Movement allowance",
});
/// Costs of movement.
pub const R_5_1B: Rule =
    Rule::new(&Entry { id: "MI-5.1b", title_fr: "Ce que coûte un hexagone", title_en: "Costs of movement" });
/// Uphill.
pub const R_5_1B_CLIMB: Rule = Rule::new(&Entry { id: "MI-5.1b", title_fr: "Montée", title_en: "Uphill" });
/// Hexside crossed.
pub const R_5_1B_HEXSIDE: Rule =
    Rule::new(&Entry { id: "MI-5.1b", title_fr: "Côté d’hexagone franchi", title_en: "Hexside crossed" });
/// Terrain of the hex.
pub const R_5_1B_TERRAIN: Rule =
    Rule::new(&Entry { id: "MI-5.1b", title_fr: "Terrain de l’hexagone", title_en: "Terrain of the hex" });
/// Units in any order.
pub const R_5_1C: Rule =
    Rule::new(&Entry { id: "MI-5.1c", title_fr: "Dans l’ordre voulu", title_en: "Units in any order" });
/// Edge of the map.
pub const R_5_2A: Rule =
    Rule::new(&Entry { id: "MI-5.2a", title_fr: "Le bord de la carte", title_en: "Edge of the map" });
/// Occupied hexes.
pub const R_5_2B: Rule =
    Rule::new(&Entry { id: "MI-5.2b", title_fr: "Hexagones occupés", title_en: "Occupied hexes" });
/// Out of command: keep away.
pub const R_5_2C: Rule = Rule::new(&Entry {
    id: "MI-5.2c",
    title_fr: "Hors de commandement\u{a0}: à distance",
    title_en: "Out of command: keep away",
});
/// Out of command: held in a ZOC.
pub const R_5_2D: Rule = Rule::new(&Entry {
    id: "MI-5.2d",
    title_fr: "Hors de commandement\u{a0}: fixée",
    title_en: "Out of command: held in a ZOC",
});
/// What is not movement.
pub const R_5_2E: Rule = Rule::new(&Entry {
    id: "MI-5.2e",
    title_fr: "Ce qui n’est pas un mouvement",
    title_en: "What is not movement",
});
