//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Who begins.
pub const R_BAN_1: Rule =
    Rule::new(&Entry { id: "MI-BAN-1", title_fr: "Qui commence", title_en: "Who begins" });
/// Scottish schiltron.
pub const R_BAN_2: Rule =
    Rule::new(&Entry { id: "MI-BAN-2", title_fr: "Le schiltron écossais", title_en: "Scottish schiltron" });
/// Axes enter a schiltron.
pub const R_BAN_3A: Rule = Rule::new(&Entry {
    id: "MI-BAN-3a",
    title_fr: "Haches dans le schiltron",
    title_en: "Axes enter a schiltron",
});
/// Not a target.
pub const R_BAN_3B: Rule =
    Rule::new(&Entry { id: "MI-BAN-3b", title_fr: "Pas une cible", title_en: "Not a target" });
/// Attack from inside.
pub const R_BAN_3C: Rule =
    Rule::new(&Entry {
        id: "MI-BAN-3c", title_fr: "Attaque de l’intérieur", title_en: "Attack from inside"
    });
/// Sharing the result.
pub const R_BAN_3D: Rule =
    Rule::new(&Entry { id: "MI-BAN-3d", title_fr: "Le résultat partagé", title_en: "Sharing the result" });
/// The schiltron breaks up.
pub const R_BAN_3E: Rule = Rule::new(&Entry {
    id: "MI-BAN-3e",
    title_fr: "Le schiltron se rompt",
    title_en: "The schiltron breaks up",
});
/// Small folk.
pub const R_BAN_4: Rule =
    Rule::new(&Entry { id: "MI-BAN-4", title_fr: "Les petites gens", title_en: "Small folk" });
