//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// A game of battles.
pub const R_1_0: Rule =
    Rule::new(&Entry { id: "MI-1.0", title_fr: "Un jeu de batailles", title_en: "A game of battles" });
