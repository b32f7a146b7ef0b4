//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Attacking a rampart.
pub const R_12_1_1: Rule =
    Rule::new(&Entry { id: "G-12.1.1", title_fr: "Attaquer un rempart", title_en: "Attacking a rampart" });
/// Broken charge.
pub const R_12_1_2: Rule =
    Rule::new(&Entry { id: "G-12.1.2", title_fr: "Charge brisée", title_en: "Broken charge" });
/// Crossing a rampart.
pub const R_12_1_3: Rule =
    Rule::new(&Entry { id: "G-12.1.3", title_fr: "Franchir un rempart", title_en: "Crossing a rampart" });
/// The gates.
pub const R_12_1_4: Rule =
    Rule::new(&Entry { id: "G-12.1.4", title_fr: "Les portes", title_en: "The gates" });
/// Pursuit at the rampart.
pub const R_12_1_5: Rule = Rule::new(&Entry {
    id: "G-12.1.5",
    title_fr: "Poursuite au rempart",
    title_en: "Pursuit at the rampart",
});
/// Razing a rampart.
pub const R_12_1_6: Rule =
    Rule::new(&Entry { id: "G-12.1.6", title_fr: "Abattre un rempart", title_en: "Razing a rampart" });
/// Demolition disturbed.
pub const R_12_1_7: Rule = Rule::new(&Entry {
    id: "G-12.1.7",
    title_fr: "Démolition interrompue",
    title_en: "Demolition disturbed",
});
/// Fortified stacking.
pub const R_12_1_8: Rule =
    Rule::new(&Entry { id: "G-12.1.8", title_fr: "Empilement fortifié", title_en: "Fortified stacking" });
/// Horses within walls.
pub const R_12_1_9: Rule =
    Rule::new(&Entry { id: "G-12.1.9", title_fr: "Chevaux dans les murs", title_en: "Horses within walls" });
