//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Scots in schiltron.
pub const R_FAL_1: Rule = Rule::new(&Entry {
    id: "MI-FAL-1",
    title_fr: "Les Écossais en schiltron",
    title_en: "Scots in schiltron",
});
/// Pinned.
pub const R_FAL_2A: Rule = Rule::new(&Entry { id: "MI-FAL-2a", title_fr: "Figés", title_en: "Pinned" });
/// Contested.
pub const R_FAL_2B: Rule = Rule::new(&Entry { id: "MI-FAL-2b", title_fr: "Disputé", title_en: "Contested" });
/// Free set-up.
pub const R_FAL_2C: Rule =
    Rule::new(&Entry { id: "MI-FAL-2c", title_fr: "Placement libre", title_en: "Free set-up" });
/// English arrival.
pub const R_FAL_3: Rule =
    Rule::new(&Entry { id: "MI-FAL-3", title_fr: "L’arrivée des Anglais", title_en: "English arrival" });
/// Scottish horse.
pub const R_FAL_4: Rule =
    Rule::new(&Entry { id: "MI-FAL-4", title_fr: "La cavalerie écossaise", title_en: "Scottish horse" });
/// Sullen Welsh.
pub const R_FAL_5: Rule =
    Rule::new(&Entry { id: "MI-FAL-5", title_fr: "Gallois mécontents", title_en: "Sullen Welsh" });
