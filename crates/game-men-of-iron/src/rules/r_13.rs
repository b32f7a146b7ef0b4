//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Recovering from disorder.
pub const R_13_1A: Rule = Rule::new(&Entry {
    id: "MI-13.1a",
    title_fr: "Se remettre de la désorganisation",
    title_en: "Recovering from disorder",
});
/// Retired units.
pub const R_13_1B: Rule =
    Rule::new(&Entry { id: "MI-13.1b", title_fr: "Unités repliées", title_en: "Retired units" });
/// Not next to an enemy.
pub const R_13_1C: Rule = Rule::new(&Entry {
    id: "MI-13.1c",
    title_fr: "Pas à côté d’un ennemi",
    title_en: "Not next to an enemy",
});
/// Activating a standard.
pub const R_13_2A: Rule =
    Rule::new(&Entry { id: "MI-13.2a", title_fr: "Activer un étendard", title_en: "Activating a standard" });
/// Without a roll only.
pub const R_13_2B: Rule =
    Rule::new(&Entry { id: "MI-13.2b", title_fr: "Seulement sans jet", title_en: "Without a roll only" });
/// Rally and nothing else.
pub const R_13_2C: Rule = Rule::new(&Entry {
    id: "MI-13.2c",
    title_fr: "Le ralliement et rien d’autre",
    title_en: "Rally and nothing else",
});
/// A standard lost.
pub const R_13_2D: Rule =
    Rule::new(&Entry { id: "MI-13.2d", title_fr: "Un étendard perdu", title_en: "A standard lost" });
