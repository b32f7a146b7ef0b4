//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// What the box holds.
pub const R_C_1: Rule =
    Rule::new(&Entry { id: "MB-C.1", title_fr: "Contenu de la boîte", title_en: "What the box holds" });
/// Reading a counter.
pub const R_C_2: Rule =
    Rule::new(&Entry { id: "MB-C.2", title_fr: "Lire un pion", title_en: "Reading a counter" });
