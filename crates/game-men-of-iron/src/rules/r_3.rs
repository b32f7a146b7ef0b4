//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// No turns.
pub const R_3_0: Rule = Rule::new(&Entry { id: "MI-3.0", title_fr: "Pas de tours", title_en: "No turns" });
/// Move and fire, then shock.
pub const R_3_1: Rule = Rule::new(&Entry {
    id: "MI-3.1",
    title_fr: "Bouger et tirer, puis le choc",
    title_en: "Move and fire, then shock",
});
/// Not the same Command twice.
pub const R_3_2: Rule = Rule::new(&Entry {
    id: "MI-3.2",
    title_fr: "Jamais deux fois de suite",
    title_en: "Not the same Command twice",
});
/// Colours of the Commands.
pub const R_3_3: Rule =
    Rule::new(&Entry { id: "MI-3.3", title_fr: "La couleur des corps", title_en: "Colours of the Commands" });
/// Who begins.
pub const R_3_4: Rule = Rule::new(&Entry { id: "MI-3.4", title_fr: "Qui commence", title_en: "Who begins" });
