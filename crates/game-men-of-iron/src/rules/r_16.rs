//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// The flight check.
pub const R_16_0A: Rule =
    Rule::new(&Entry { id: "MI-16.0a", title_fr: "Le test de fuite", title_en: "The flight check" });
/// Flight points.
pub const R_16_0A_POINTS: Rule =
    Rule::new(&Entry { id: "MI-16.0a", title_fr: "Points de fuite", title_en: "Flight points" });
/// When it is made.
pub const R_16_0B: Rule =
    Rule::new(&Entry { id: "MI-16.0b", title_fr: "Quand on le fait", title_en: "When it is made" });
/// Flight points.
pub const R_16_0C: Rule =
    Rule::new(&Entry { id: "MI-16.0c", title_fr: "Points de fuite", title_en: "Flight points" });
/// Kings lost.
pub const R_16_0C_KING: Rule =
    Rule::new(&Entry { id: "MI-16.0c", title_fr: "Rois perdus", title_en: "Kings lost" });
/// Other leaders lost.
pub const R_16_0C_LEADER: Rule =
    Rule::new(&Entry { id: "MI-16.0c", title_fr: "Autres chefs perdus", title_en: "Other leaders lost" });
/// Men-at-arms eliminated.
pub const R_16_0C_MAA: Rule = Rule::new(&Entry {
    id: "MI-16.0c",
    title_fr: "Hommes d’armes éliminés",
    title_en: "Men-at-arms eliminated",
});
/// Units retired.
pub const R_16_0C_RETIRED: Rule =
    Rule::new(&Entry { id: "MI-16.0c", title_fr: "Unités repliées", title_en: "Units retired" });
/// Other units eliminated.
pub const R_16_0C_UNIT: Rule = Rule::new(&Entry {
    id: "MI-16.0c",
    title_fr: "Autres unités éliminées",
    title_en: "Other units eliminated",
});
/// Points of the battle.
pub const R_16_0D: Rule =
    Rule::new(&Entry { id: "MI-16.0d", title_fr: "Points de la bataille", title_en: "Points of the battle" });
/// Wagons lost.
pub const R_16_0D_MARKER: Rule =
    Rule::new(&Entry { id: "MI-16.0d", title_fr: "Chariots perdus", title_en: "Wagons lost" });
/// Standards give no points.
pub const R_16_0E: Rule = Rule::new(&Entry {
    id: "MI-16.0e",
    title_fr: "Les étendards ne comptent pas",
    title_en: "Standards give no points",
});
