//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Secret choice.
pub const R_II_1: Rule =
    Rule::new(&Entry { id: "MB-II.1", title_fr: "Choix secret", title_en: "Secret choice" });
/// Budget.
pub const R_II_2: Rule = Rule::new(&Entry { id: "MB-II.2", title_fr: "Budget", title_en: "Budget" });
/// Recruiting costs.
pub const R_II_3: Rule =
    Rule::new(&Entry { id: "MB-II.3", title_fr: "Prix des unités", title_en: "Recruiting costs" });
/// Units recruited.
pub const R_II_3_RECRUITED: Rule =
    Rule::new(&Entry { id: "MB-II.3", title_fr: "Unités recrutées", title_en: "Units recruited" });
/// Mandatory wagon.
pub const R_II_4: Rule =
    Rule::new(&Entry { id: "MB-II.4", title_fr: "Chariot imposé", title_en: "Mandatory wagon" });
/// Sample army.
pub const R_II_5: Rule =
    Rule::new(&Entry { id: "MB-II.5", title_fr: "Exemple d’armée", title_en: "Sample army" });
/// One longbow unit.
pub const R_II_6: Rule =
    Rule::new(&Entry { id: "MB-II.6", title_fr: "Un seul arc long", title_en: "One longbow unit" });
/// Armies revealed.
pub const R_II_7: Rule =
    Rule::new(&Entry { id: "MB-II.7", title_fr: "Armées révélées", title_en: "Armies revealed" });
