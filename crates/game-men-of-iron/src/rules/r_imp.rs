//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Whom it concerns.
pub const R_IMP_1: Rule =
    Rule::new(&Entry { id: "MI-IMP-1", title_fr: "Qui elle concerne", title_en: "Whom it concerns" });
/// Provoked units.
pub const R_IMP_2: Rule =
    Rule::new(&Entry { id: "MI-IMP-2", title_fr: "Unités provoquées", title_en: "Provoked units" });
/// End of the move.
pub const R_IMP_3: Rule =
    Rule::new(&Entry { id: "MI-IMP-3", title_fr: "Fin du mouvement", title_en: "End of the move" });
/// It must attack.
pub const R_IMP_4: Rule =
    Rule::new(&Entry { id: "MI-IMP-4", title_fr: "Elle doit attaquer", title_en: "It must attack" });
/// Released.
pub const R_IMP_5: Rule = Rule::new(&Entry { id: "MI-IMP-5", title_fr: "Libérée", title_en: "Released" });
