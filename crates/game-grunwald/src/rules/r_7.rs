//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Standards at the start.
pub const R_7_1_1: Rule =
    Rule::new(&Entry {
        id: "G-7.1.1", title_fr: "Étendards au départ", title_en: "Standards at the start"
    });
/// Not a unit.
pub const R_7_1_2: Rule =
    Rule::new(&Entry { id: "G-7.1.2", title_fr: "Pas une unité", title_en: "Not a unit" });
/// One bearer a turn.
pub const R_7_1_3: Rule =
    Rule::new(&Entry { id: "G-7.1.3", title_fr: "Un porteur par tour", title_en: "One bearer a turn" });
/// Handing the standard over.
pub const R_7_1_4: Rule = Rule::new(&Entry {
    id: "G-7.1.4",
    title_fr: "Confier l’étendard",
    title_en: "Handing the standard over",
});
/// Standard handed over.
pub const R_7_1_4_HANDED: Rule =
    Rule::new(&Entry { id: "G-7.1.4", title_fr: "Étendard confié", title_en: "Standard handed over" });
/// Standard lost.
pub const R_7_1_5: Rule =
    Rule::new(&Entry { id: "G-7.1.5", title_fr: "Étendard perdu", title_en: "Standard lost" });
/// Standard captured.
pub const R_7_1_6: Rule =
    Rule::new(&Entry { id: "G-7.1.6", title_fr: "Étendard capturé", title_en: "Standard captured" });
/// Near the standard.
pub const R_7_1_7: Rule =
    Rule::new(&Entry { id: "G-7.1.7", title_fr: "Près de l’étendard", title_en: "Near the standard" });
/// Attacker’s standard.
pub const R_7_1_7_ATTACKER: Rule =
    Rule::new(&Entry {
        id: "G-7.1.7", title_fr: "Étendard de l’attaquant", title_en: "Attacker’s standard"
    });
/// Defender’s standard.
pub const R_7_1_7_DEFENDER: Rule =
    Rule::new(&Entry {
        id: "G-7.1.7", title_fr: "Étendard du défenseur", title_en: "Defender’s standard"
    });
/// Standards and morale.
pub const R_7_1_8: Rule =
    Rule::new(&Entry { id: "G-7.1.8", title_fr: "Étendards et moral", title_en: "Standards and morale" });
