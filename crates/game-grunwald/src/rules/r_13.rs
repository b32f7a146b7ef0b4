//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Option: the conrois.
pub const R_13_0: Rule = Rule::new(&Entry {
    id: "G-13.0",
    title_fr: "Option\u{a0}: les conrois",
    title_en: "Option: the conrois",
});
/// Cavalry groups.
pub const R_13_1_1: Rule =
    Rule::new(&Entry { id: "G-13.1.1", title_fr: "Groupes de cavalerie", title_en: "Cavalry groups" });
/// Lithuanian groups.
pub const R_13_1_2: Rule =
    Rule::new(&Entry { id: "G-13.1.2", title_fr: "Groupes lituaniens", title_en: "Lithuanian groups" });
/// Tatars without arms.
pub const R_13_1_3: Rule =
    Rule::new(&Entry { id: "G-13.1.3", title_fr: "Tatars sans blason", title_en: "Tatars without arms" });
/// Groups start together.
pub const R_13_1_4: Rule = Rule::new(&Entry {
    id: "G-13.1.4",
    title_fr: "Groupe réuni au départ",
    title_en: "Groups start together",
});
/// A leader’s groups.
pub const R_13_1_5: Rule =
    Rule::new(&Entry { id: "G-13.1.5", title_fr: "Groupes d’un chef", title_en: "A leader’s groups" });
/// Attached one by one.
pub const R_13_1_6: Rule =
    Rule::new(&Entry { id: "G-13.1.6", title_fr: "Rattachement un par un", title_en: "Attached one by one" });
/// The Tatars’ leaders.
pub const R_13_1_7: Rule =
    Rule::new(&Entry { id: "G-13.1.7", title_fr: "Chefs des Tatars", title_en: "The Tatars’ leaders" });
