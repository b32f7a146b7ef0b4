//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// One unit per hex.
pub const R_8_0A: Rule =
    Rule::new(&Entry { id: "MI-8.0a", title_fr: "Une unité par hexagone", title_en: "One unit per hex" });
/// Riding through archers.
pub const R_8_0B: Rule = Rule::new(&Entry {
    id: "MI-8.0b",
    title_fr: "Traverser les tireurs",
    title_en: "Riding through archers",
});
/// Riding through friendly archers.
pub const R_8_0B_THROUGH: Rule = Rule::new(&Entry {
    id: "MI-8.0b",
    title_fr: "Traversée de tireurs amis",
    title_en: "Riding through friendly archers",
});
/// Archers ridden through.
pub const R_8_0C: Rule = Rule::new(&Entry {
    id: "MI-8.0c",
    title_fr: "Les tireurs traversés",
    title_en: "Archers ridden through",
});
/// Leaders and standards stack.
pub const R_8_0D: Rule = Rule::new(&Entry {
    id: "MI-8.0d",
    title_fr: "Chefs et étendards",
    title_en: "Leaders and standards stack",
});
