//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Terrain and movement.
pub const R_T_1: Rule =
    Rule::new(&Entry { id: "G-T.1", title_fr: "Terrain et mouvement", title_en: "Terrain and movement" });
/// Road.
pub const R_T_1_ROAD: Rule = Rule::new(&Entry { id: "G-T.1", title_fr: "Route", title_en: "Road" });
/// Stream or ford.
pub const R_T_1_WATER: Rule =
    Rule::new(&Entry { id: "G-T.1", title_fr: "Cours d’eau ou gué", title_en: "Stream or ford" });
/// Terrain and combat.
pub const R_T_2: Rule =
    Rule::new(&Entry { id: "G-T.2", title_fr: "Terrain et combat", title_en: "Terrain and combat" });
/// Attack from marsh: half strength.
pub const R_T_2_HALVED: Rule = Rule::new(&Entry {
    id: "G-T.2",
    title_fr: "Attaque depuis un marais\u{a0}: moitié de la force",
    title_en: "Attack from marsh: half strength",
});
/// Reading a result.
pub const R_T_3: Rule =
    Rule::new(&Entry { id: "G-T.3", title_fr: "Lire un résultat", title_en: "Reading a result" });
/// Disorganisation table.
pub const R_T_4: Rule = Rule::new(&Entry {
    id: "G-T.4",
    title_fr: "Table de désorganisation",
    title_en: "Disorganisation table",
});
