//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Dismounting.
pub const R_VI_1: Rule =
    Rule::new(&Entry { id: "MB-VI.1", title_fr: "Mise à pied", title_en: "Dismounting" });
/// New type.
pub const R_VI_2: Rule = Rule::new(&Entry { id: "MB-VI.2", title_fr: "Nouveau type", title_en: "New type" });
/// Points on foot.
pub const R_VI_3: Rule =
    Rule::new(&Entry { id: "MB-VI.3", title_fr: "Points à pied", title_en: "Points on foot" });
