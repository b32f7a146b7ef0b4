//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Standard map.
pub const R_I_1: Rule =
    Rule::new(&Entry { id: "MB-I.1", title_fr: "Carte standard", title_en: "Standard map" });
/// Large map.
pub const R_I_2: Rule = Rule::new(&Entry { id: "MB-I.2", title_fr: "Grande carte", title_en: "Large map" });
/// Mountains.
pub const R_I_3: Rule = Rule::new(&Entry { id: "MB-I.3", title_fr: "Montagnes", title_en: "Mountains" });
/// Rocky hills.
pub const R_I_4: Rule =
    Rule::new(&Entry { id: "MB-I.4", title_fr: "Collines rocheuses", title_en: "Rocky hills" });
/// Woods and plain.
pub const R_I_5: Rule =
    Rule::new(&Entry { id: "MB-I.5", title_fr: "Bois et plaines", title_en: "Woods and plain" });
/// Terrain costs.
pub const R_I_6: Rule =
    Rule::new(&Entry { id: "MB-I.6", title_fr: "Coût des terrains", title_en: "Terrain costs" });
/// Terrain of the hex.
pub const R_I_6_ENTERED: Rule =
    Rule::new(&Entry { id: "MB-I.6", title_fr: "Terrain de l’hexagone", title_en: "Terrain of the hex" });
