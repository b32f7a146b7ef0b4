//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Who tires.
pub const R_14_1_1: Rule =
    Rule::new(&Entry { id: "G-14.1.1", title_fr: "Qui se fatigue", title_en: "Who tires" });
/// Fresh at the start.
pub const R_14_1_2: Rule =
    Rule::new(&Entry { id: "G-14.1.2", title_fr: "Frais au départ", title_en: "Fresh at the start" });
/// Rising fatigue.
pub const R_14_1_3: Rule =
    Rule::new(&Entry { id: "G-14.1.3", title_fr: "Fatigue qui monte", title_en: "Rising fatigue" });
/// Taking a rest.
pub const R_14_1_4: Rule =
    Rule::new(&Entry { id: "G-14.1.4", title_fr: "Reprendre haleine", title_en: "Taking a rest" });
/// Tireless Tatars.
pub const R_14_1_5: Rule =
    Rule::new(&Entry { id: "G-14.1.5", title_fr: "Tatars infatigables", title_en: "Tireless Tatars" });
/// One level a turn.
pub const R_14_1_6: Rule =
    Rule::new(&Entry { id: "G-14.1.6", title_fr: "Un niveau par tour", title_en: "One level a turn" });
/// Exhausted troops.
pub const R_14_2_1: Rule =
    Rule::new(&Entry { id: "G-14.2.1", title_fr: "Troupes épuisées", title_en: "Exhausted troops" });
/// Fatigue: half strength.
pub const R_14_2_1_HALVED: Rule = Rule::new(&Entry {
    id: "G-14.2.1",
    title_fr: "Fatigue\u{a0}: moitié de la force",
    title_en: "Fatigue: half strength",
});
