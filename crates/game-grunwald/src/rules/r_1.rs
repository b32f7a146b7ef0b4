//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Types of unit.
pub const R_1_1: Rule =
    Rule::new(&Entry { id: "G-1.1", title_fr: "Types d’unités", title_en: "Types of unit" });
/// Kinds of counter.
pub const R_1_2: Rule =
    Rule::new(&Entry { id: "G-1.2", title_fr: "Sortes de pions", title_en: "Kinds of counter" });
/// Terms of the game.
pub const R_1_3: Rule =
    Rule::new(&Entry { id: "G-1.3", title_fr: "Termes du jeu", title_en: "Terms of the game" });
/// Counters and odds.
pub const R_1_4: Rule =
    Rule::new(&Entry { id: "G-1.4", title_fr: "Pions et rapport de force", title_en: "Counters and odds" });
/// Combat modifiers.
pub const R_1_5: Rule =
    Rule::new(&Entry { id: "G-1.5", title_fr: "Modificateurs de combat", title_en: "Combat modifiers" });
/// Rounding rule.
pub const R_1_6: Rule =
    Rule::new(&Entry { id: "G-1.6", title_fr: "Règle d’arrondi", title_en: "Rounding rule" });
/// Values of a group.
pub const R_1_7: Rule =
    Rule::new(&Entry { id: "G-1.7", title_fr: "Valeurs d’un groupe", title_en: "Values of a group" });
/// Charge limited by average armour.
pub const R_1_7_CAPPED: Rule = Rule::new(&Entry {
    id: "G-1.7",
    title_fr: "Charge limitée par l’armure moyenne",
    title_en: "Charge limited by average armour",
});
