//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Two armies.
pub const R_0_1: Rule = Rule::new(&Entry { id: "MB-0.1", title_fr: "Deux armées", title_en: "Two armies" });
/// No luck.
pub const R_0_2: Rule = Rule::new(&Entry { id: "MB-0.2", title_fr: "Sans hasard", title_en: "No luck" });
