//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Which table.
pub const R_12_1: Rule =
    Rule::new(&Entry { id: "MI-12.1", title_fr: "Quelle table", title_en: "Which table" });
/// Disordered: movement.
pub const R_12_2A: Rule = Rule::new(&Entry {
    id: "MI-12.2a",
    title_fr: "Désorganisée\u{a0}: mouvement",
    title_en: "Disordered: movement",
});
/// Disordered: shock modifier.
pub const R_12_2B: Rule = Rule::new(&Entry {
    id: "MI-12.2b",
    title_fr: "Désorganisée\u{a0}: modificateur de choc",
    title_en: "Disordered: shock modifier",
});
/// Disordered: fire.
pub const R_12_2C: Rule =
    Rule::new(&Entry { id: "MI-12.2c", title_fr: "Désorganisée\u{a0}: tir", title_en: "Disordered: fire" });
/// Disordered firer.
pub const R_12_2C_FIRER: Rule =
    Rule::new(&Entry { id: "MI-12.2c", title_fr: "Tireur désorganisé", title_en: "Disordered firer" });
/// Disordered: attack.
pub const R_12_2D: Rule = Rule::new(&Entry {
    id: "MI-12.2d",
    title_fr: "Désorganisée\u{a0}: attaque",
    title_en: "Disordered: attack",
});
/// Disordered twice.
pub const R_12_2E: Rule =
    Rule::new(&Entry { id: "MI-12.2e", title_fr: "Désorganisée deux fois", title_en: "Disordered twice" });
/// Retreat: one hex.
pub const R_12_3A: Rule = Rule::new(&Entry {
    id: "MI-12.3a",
    title_fr: "Retraite\u{a0}: un hexagone",
    title_en: "Retreat: one hex",
});
/// Retreat: which hexes.
pub const R_12_3B: Rule = Rule::new(&Entry {
    id: "MI-12.3b",
    title_fr: "Retraite\u{a0}: quels hexagones",
    title_en: "Retreat: which hexes",
});
/// Through missile infantry.
pub const R_12_3C: Rule = Rule::new(&Entry {
    id: "MI-12.3c",
    title_fr: "À travers l’infanterie de tir",
    title_en: "Through missile infantry",
});
/// Retreat impossible.
pub const R_12_3D: Rule =
    Rule::new(&Entry { id: "MI-12.3d", title_fr: "Retraite impossible", title_en: "Retreat impossible" });
/// Retired to the standard.
pub const R_12_4A: Rule = Rule::new(&Entry {
    id: "MI-12.4a",
    title_fr: "Repliée sur l’étendard",
    title_en: "Retired to the standard",
});
/// Surrounded.
pub const R_12_4B: Rule =
    Rule::new(&Entry { id: "MI-12.4b", title_fr: "Encerclée", title_en: "Surrounded" });
/// One hex an activation.
pub const R_12_4C: Rule = Rule::new(&Entry {
    id: "MI-12.4c",
    title_fr: "Un hexagone par activation",
    title_en: "One hex an activation",
});
/// Retired and hit again.
pub const R_12_4D: Rule = Rule::new(&Entry {
    id: "MI-12.4d",
    title_fr: "Repliée et touchée encore",
    title_en: "Retired and hit again",
});
/// Activated with its Command.
pub const R_12_4E: Rule = Rule::new(&Entry {
    id: "MI-12.4e",
    title_fr: "Activée avec son corps",
    title_en: "Activated with its Command",
});
/// Unhorsed.
pub const R_12_5A: Rule = Rule::new(&Entry { id: "MI-12.5a", title_fr: "Démonté", title_en: "Unhorsed" });
/// Unhorsed for good.
pub const R_12_5B: Rule =
    Rule::new(&Entry { id: "MI-12.5b", title_fr: "Démonté pour de bon", title_en: "Unhorsed for good" });
/// Eliminated.
pub const R_12_6: Rule = Rule::new(&Entry { id: "MI-12.6", title_fr: "Éliminé", title_en: "Eliminated" });
/// Continued attack.
pub const R_12_7A: Rule =
    Rule::new(&Entry { id: "MI-12.7a", title_fr: "Attaque continue", title_en: "Continued attack" });
/// Which unit goes on.
pub const R_12_7B: Rule =
    Rule::new(&Entry { id: "MI-12.7b", title_fr: "Quelle unité continue", title_en: "Which unit goes on" });
/// No answer.
pub const R_12_7C: Rule =
    Rule::new(&Entry { id: "MI-12.7c", title_fr: "Sans réponse", title_en: "No answer" });
/// Again and again.
pub const R_12_7D: Rule =
    Rule::new(&Entry { id: "MI-12.7d", title_fr: "Encore et encore", title_en: "Again and again" });
