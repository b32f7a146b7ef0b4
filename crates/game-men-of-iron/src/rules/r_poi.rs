//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// The Marshals.
pub const R_POI_1: Rule =
    Rule::new(&Entry { id: "MI-POI-1", title_fr: "Les maréchaux", title_en: "The Marshals" });
/// King John arrives.
pub const R_POI_2: Rule =
    Rule::new(&Entry { id: "MI-POI-2", title_fr: "Le roi Jean arrive", title_en: "King John arrives" });
/// Hedge.
pub const R_POI_3: Rule = Rule::new(&Entry { id: "MI-POI-3", title_fr: "La haie", title_en: "Hedge" });
/// Captal de Buch.
pub const R_POI_4: Rule =
    Rule::new(&Entry { id: "MI-POI-4", title_fr: "Le captal de Buch", title_en: "Captal de Buch" });
/// French impetuosity.
pub const R_POI_5: Rule =
    Rule::new(&Entry {
        id: "MI-POI-5", title_fr: "L’impétuosité française", title_en: "French impetuosity"
    });
/// Hired bowmen.
pub const R_POI_6: Rule =
    Rule::new(&Entry { id: "MI-POI-6", title_fr: "Tireurs à gages", title_en: "Hired bowmen" });
/// Wagons.
pub const R_POI_7: Rule = Rule::new(&Entry { id: "MI-POI-7", title_fr: "Les chariots", title_en: "Wagons" });
/// Gascon hobilars.
pub const R_POI_8: Rule =
    Rule::new(&Entry { id: "MI-POI-8", title_fr: "Les hobelars gascons", title_en: "Gascon hobilars" });
/// To horse.
pub const R_POI_9: Rule = Rule::new(&Entry { id: "MI-POI-9", title_fr: "À cheval", title_en: "To horse" });
