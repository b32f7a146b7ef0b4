//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Wet strings.
pub const R_CRE_1: Rule =
    Rule::new(&Entry { id: "MI-CRE-1", title_fr: "Cordes mouillées", title_en: "Wet strings" });
/// Wet strings.
pub const R_CRE_1_WET: Rule =
    Rule::new(&Entry { id: "MI-CRE-1", title_fr: "Cordes mouillées", title_en: "Wet strings" });
/// Mud.
pub const R_CRE_2: Rule = Rule::new(&Entry { id: "MI-CRE-2", title_fr: "La boue", title_en: "Mud" });
/// Charge in mud.
pub const R_CRE_2_MUD: Rule =
    Rule::new(&Entry { id: "MI-CRE-2", title_fr: "Charge dans la boue", title_en: "Charge in mud" });
/// French impetuosity.
pub const R_CRE_3: Rule =
    Rule::new(&Entry {
        id: "MI-CRE-3", title_fr: "L’impétuosité française", title_en: "French impetuosity"
    });
/// Hired bowmen.
pub const R_CRE_4: Rule =
    Rule::new(&Entry { id: "MI-CRE-4", title_fr: "Tireurs à gages", title_en: "Hired bowmen" });
/// English shield wall.
pub const R_CRE_5: Rule = Rule::new(&Entry {
    id: "MI-CRE-5",
    title_fr: "Mur de boucliers anglais",
    title_en: "English shield wall",
});
/// Bombards.
pub const R_CRE_6: Rule =
    Rule::new(&Entry { id: "MI-CRE-6", title_fr: "Les bombardes", title_en: "Bombards" });
/// Pits.
pub const R_CRE_7: Rule =
    Rule::new(&Entry { id: "MI-CRE-7", title_fr: "Les trous de loup", title_en: "Pits" });
/// Attack across pits.
pub const R_CRE_7_ATTACKER: Rule = Rule::new(&Entry {
    id: "MI-CRE-7",
    title_fr: "Attaque à travers les trous de loup",
    title_en: "Attack across pits",
});
/// Pits crossed.
pub const R_CRE_7_HORSES: Rule =
    Rule::new(&Entry { id: "MI-CRE-7", title_fr: "Trous de loup franchis", title_en: "Pits crossed" });
