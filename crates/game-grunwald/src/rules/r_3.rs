//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Front and rear.
pub const R_3_1_1: Rule =
    Rule::new(&Entry { id: "G-3.1.1", title_fr: "Front et arrière", title_en: "Front and rear" });
/// Attack from behind.
pub const R_3_1_2: Rule =
    Rule::new(&Entry { id: "G-3.1.2", title_fr: "Attaque par l’arrière", title_en: "Attack from behind" });
/// Attack from the rear hexes.
pub const R_3_1_2_REAR: Rule = Rule::new(&Entry {
    id: "G-3.1.2",
    title_fr: "Attaque par l’arrière",
    title_en: "Attack from the rear hexes",
});
/// Extent of the zone.
pub const R_3_2_1: Rule =
    Rule::new(&Entry { id: "G-3.2.1", title_fr: "Étendue de la zone", title_en: "Extent of the zone" });
/// Missile units without zone.
pub const R_3_2_2: Rule = Rule::new(&Entry {
    id: "G-3.2.2",
    title_fr: "Tireurs sans zone",
    title_en: "Missile units without zone",
});
/// Zone and rivers.
pub const R_3_2_3: Rule =
    Rule::new(&Entry { id: "G-3.2.3", title_fr: "Zone et rivières", title_en: "Zone and rivers" });
/// Overlapping zones.
pub const R_3_2_4: Rule =
    Rule::new(&Entry { id: "G-3.2.4", title_fr: "Zones superposées", title_en: "Overlapping zones" });
/// No entry surcharge.
pub const R_3_3_1: Rule =
    Rule::new(&Entry { id: "G-3.3.1", title_fr: "Entrée sans surcoût", title_en: "No entry surcharge" });
/// Halt in the zone.
pub const R_3_3_2: Rule =
    Rule::new(&Entry { id: "G-3.3.2", title_fr: "Arrêt dans la zone", title_en: "Halt in the zone" });
/// Passing through at a charge.
pub const R_3_3_3: Rule = Rule::new(&Entry {
    id: "G-3.3.3",
    title_fr: "Traverser grâce à la charge",
    title_en: "Passing through at a charge",
});
/// Leaving an enemy ZOC.
pub const R_3_3_3_LEAVING: Rule = Rule::new(&Entry {
    id: "G-3.3.3",
    title_fr: "Sortie d’une ZdC ennemie",
    title_en: "Leaving an enemy ZOC",
});
