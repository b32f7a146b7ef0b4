//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Units with a ZOC.
pub const R_7_1: Rule =
    Rule::new(&Entry { id: "MI-7.1", title_fr: "Les unités qui ont une ZdC", title_en: "Units with a ZOC" });
/// Stop in an enemy ZOC.
pub const R_7_2A: Rule =
    Rule::new(&Entry {
        id: "MI-7.2a", title_fr: "L’arrêt en ZdC ennemie", title_en: "Stop in an enemy ZOC"
    });
/// Leaving a mounted unit’s ZOC.
pub const R_7_2B: Rule = Rule::new(&Entry {
    id: "MI-7.2b",
    title_fr: "Quitter la ZdC d’une unité montée",
    title_en: "Leaving a mounted unit’s ZOC",
});
/// Leaving the ZOC of a mounted unit.
pub const R_7_2B_LEAVING: Rule = Rule::new(&Entry {
    id: "MI-7.2b",
    title_fr: "Sortie de la ZdC d’une unité montée",
    title_en: "Leaving the ZOC of a mounted unit",
});
/// Not back into the same ZOC.
pub const R_7_2C: Rule = Rule::new(&Entry {
    id: "MI-7.2c",
    title_fr: "Pas de retour dans la même ZdC",
    title_en: "Not back into the same ZOC",
});
