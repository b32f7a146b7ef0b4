//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Off the map.
pub const R_ENT_1: Rule =
    Rule::new(&Entry { id: "MI-ENT-1", title_fr: "Hors de la carte", title_en: "Off the map" });
/// Entering.
pub const R_ENT_2: Rule = Rule::new(&Entry { id: "MI-ENT-2", title_fr: "Entrer", title_en: "Entering" });
/// The leader first.
pub const R_ENT_3: Rule =
    Rule::new(&Entry { id: "MI-ENT-3", title_fr: "Le chef d’abord", title_en: "The leader first" });
/// After entering.
pub const R_ENT_4: Rule =
    Rule::new(&Entry { id: "MI-ENT-4", title_fr: "Après l’entrée", title_en: "After entering" });
