//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Units of the active Command.
pub const R_4_1A: Rule = Rule::new(&Entry {
    id: "MI-4.1a",
    title_fr: "Les unités du corps activé",
    title_en: "Units of the active Command",
});
/// Passing.
pub const R_4_1B: Rule = Rule::new(&Entry { id: "MI-4.1b", title_fr: "Passer", title_en: "Passing" });
/// Continuity roll.
pub const R_4_2A: Rule =
    Rule::new(&Entry { id: "MI-4.2a", title_fr: "Le jet de continuité", title_en: "Continuity roll" });
/// Play passes.
pub const R_4_2B: Rule =
    Rule::new(&Entry { id: "MI-4.2b", title_fr: "Le jeu change de main", title_en: "Play passes" });
/// Trying to seize.
pub const R_4_3A: Rule = Rule::new(&Entry {
    id: "MI-4.3a",
    title_fr: "Tenter de prendre l’initiative",
    title_en: "Trying to seize",
});
/// Seizure won.
pub const R_4_3B: Rule =
    Rule::new(&Entry { id: "MI-4.3b", title_fr: "Initiative prise", title_en: "Seizure won" });
/// No seizing a seizure.
pub const R_4_3C: Rule = Rule::new(&Entry {
    id: "MI-4.3c",
    title_fr: "Pas de prise sur une prise",
    title_en: "No seizing a seizure",
});
/// Seizure failed.
pub const R_4_3D: Rule =
    Rule::new(&Entry { id: "MI-4.3d", title_fr: "Initiative manquée", title_en: "Seizure failed" });
