//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Flag values.
pub const R_V_1: Rule =
    Rule::new(&Entry { id: "MB-V.1", title_fr: "Valeur des drapeaux", title_en: "Flag values" });
/// Wagon value.
pub const R_V_2: Rule =
    Rule::new(&Entry { id: "MB-V.2", title_fr: "Valeur du chariot", title_en: "Wagon value" });
/// Taking a flag.
pub const R_V_3: Rule =
    Rule::new(&Entry { id: "MB-V.3", title_fr: "Prendre un drapeau", title_en: "Taking a flag" });
/// Passing over a flag.
pub const R_V_4: Rule =
    Rule::new(&Entry { id: "MB-V.4", title_fr: "Simple passage", title_en: "Passing over a flag" });
/// Flag kept.
pub const R_V_5: Rule =
    Rule::new(&Entry { id: "MB-V.5", title_fr: "Drapeau conservé", title_en: "Flag kept" });
/// Winning on points.
pub const R_V_6: Rule =
    Rule::new(&Entry { id: "MB-V.6", title_fr: "Victoire aux points", title_en: "Winning on points" });
/// Exhaustion.
pub const R_V_7: Rule = Rule::new(&Entry { id: "MB-V.7", title_fr: "Épuisement", title_en: "Exhaustion" });
/// Two passes.
pub const R_V_8: Rule =
    Rule::new(&Entry { id: "MB-V.8", title_fr: "Deux tours passés", title_en: "Two passes" });
/// Deciding the winner.
pub const R_V_9: Rule =
    Rule::new(&Entry { id: "MB-V.9", title_fr: "Départager", title_en: "Deciding the winner" });
