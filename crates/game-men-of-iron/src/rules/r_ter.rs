//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// No charge here.
pub const R_TER_1: Rule =
    Rule::new(&Entry { id: "MI-TER-1", title_fr: "Pas de charge ici", title_en: "No charge here" });
/// Horses and water.
pub const R_TER_2: Rule =
    Rule::new(&Entry { id: "MI-TER-2", title_fr: "Chevaux et eau", title_en: "Horses and water" });
