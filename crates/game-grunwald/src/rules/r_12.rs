//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Attacking a wall.
pub const R_12_1_1: Rule =
    Rule::new(&Entry { id: "G-12.1.1", title_fr: "Attaquer un rempart", title_en: "Attacking a wall" });
/// Attack across walls: half strength.
pub const R_12_1_1_HALVED: Rule = Rule::new(&Entry {
    id: "G-12.1.1",
    title_fr: "Attaque par-dessus un rempart\u{a0}: moitié de la force",
    title_en: "Attack across walls: half strength",
});
/// Broken charge.
pub const R_12_1_2: Rule =
    Rule::new(&Entry { id: "G-12.1.2", title_fr: "Charge brisée", title_en: "Broken charge" });
/// Crossing a wall.
pub const R_12_1_3: Rule =
    Rule::new(&Entry { id: "G-12.1.3", title_fr: "Franchir un rempart", title_en: "Crossing a wall" });
/// Walls.
pub const R_12_1_3_CROSSED: Rule =
    Rule::new(&Entry { id: "G-12.1.3", title_fr: "Rempart", title_en: "Walls" });
/// The gates.
pub const R_12_1_4: Rule =
    Rule::new(&Entry { id: "G-12.1.4", title_fr: "Les portes", title_en: "The gates" });
/// Pursuit at the wall.
pub const R_12_1_5: Rule =
    Rule::new(&Entry { id: "G-12.1.5", title_fr: "Poursuite au rempart", title_en: "Pursuit at the wall" });
/// Demolishing walls.
pub const R_12_1_6: Rule =
    Rule::new(&Entry { id: "G-12.1.6", title_fr: "Démolir un rempart", title_en: "Demolishing walls" });
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
