//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Flemish shield wall.
pub const R_COU_1: Rule = Rule::new(&Entry {
    id: "MI-COU-1",
    title_fr: "Mur de boucliers flamand",
    title_en: "Flemish shield wall",
});
/// Castle garrison.
pub const R_COU_2: Rule =
    Rule::new(&Entry { id: "MI-COU-2", title_fr: "La garnison du château", title_en: "Castle garrison" });
/// Brook and ditch.
pub const R_COU_3: Rule =
    Rule::new(&Entry { id: "MI-COU-3", title_fr: "Ruisseau et fossé", title_en: "Brook and ditch" });
/// Drowned in the brook.
pub const R_COU_4: Rule = Rule::new(&Entry {
    id: "MI-COU-4",
    title_fr: "Noyés dans le ruisseau",
    title_en: "Drowned in the brook",
});
