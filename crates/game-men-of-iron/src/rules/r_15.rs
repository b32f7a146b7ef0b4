//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Commands.
pub const R_15_1: Rule = Rule::new(&Entry { id: "MI-15.1", title_fr: "Les corps", title_en: "Commands" });
/// Command range.
pub const R_15_2A: Rule =
    Rule::new(&Entry { id: "MI-15.2a", title_fr: "Portée de commandement", title_en: "Command range" });
/// Where it is traced.
pub const R_15_2B: Rule =
    Rule::new(&Entry { id: "MI-15.2b", title_fr: "Par où elle passe", title_en: "Where it is traced" });
/// Chain of command.
pub const R_15_2C: Rule =
    Rule::new(&Entry { id: "MI-15.2c", title_fr: "Chaîne de commandement", title_en: "Chain of command" });
/// Out of command.
pub const R_15_2D: Rule =
    Rule::new(&Entry { id: "MI-15.2d", title_fr: "Hors de commandement", title_en: "Out of command" });
/// Leader in a charge.
pub const R_15_3: Rule =
    Rule::new(&Entry { id: "MI-15.3", title_fr: "Chef dans une charge", title_en: "Leader in a charge" });
/// Leader under fire.
pub const R_15_4A: Rule =
    Rule::new(&Entry { id: "MI-15.4a", title_fr: "Chef sous le tir", title_en: "Leader under fire" });
/// Leader in shock.
pub const R_15_4B: Rule =
    Rule::new(&Entry { id: "MI-15.4b", title_fr: "Chef au choc", title_en: "Leader in shock" });
/// Leader’s rating.
pub const R_15_4B_RATING: Rule =
    Rule::new(&Entry { id: "MI-15.4b", title_fr: "Valeur du chef", title_en: "Leader’s rating" });
/// The survivor’s place.
pub const R_15_4C: Rule =
    Rule::new(&Entry {
        id: "MI-15.4c", title_fr: "La place du survivant", title_en: "The survivor’s place"
    });
/// A leader alone.
pub const R_15_5: Rule =
    Rule::new(&Entry { id: "MI-15.5", title_fr: "Un chef seul", title_en: "A leader alone" });
/// Replacement leader.
pub const R_15_6A: Rule =
    Rule::new(&Entry { id: "MI-15.6a", title_fr: "Chef de remplacement", title_en: "Replacement leader" });
/// Which leaders count.
pub const R_15_6B: Rule =
    Rule::new(&Entry { id: "MI-15.6b", title_fr: "Les chefs qui comptent", title_en: "Which leaders count" });
