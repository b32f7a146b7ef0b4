//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Units that fire.
pub const R_9_1A: Rule =
    Rule::new(&Entry { id: "MI-9.1a", title_fr: "Les unités qui tirent", title_en: "Units that fire" });
/// Range.
pub const R_9_1B: Rule = Rule::new(&Entry { id: "MI-9.1b", title_fr: "La portée", title_en: "Range" });
/// Arc of fire.
pub const R_9_1C: Rule =
    Rule::new(&Entry { id: "MI-9.1c", title_fr: "Le champ de tir", title_en: "Arc of fire" });
/// Fire from the saddle.
pub const R_9_2A: Rule =
    Rule::new(&Entry { id: "MI-9.2a", title_fr: "Tirer de cheval", title_en: "Fire from the saddle" });
/// Infantry fires after moving.
pub const R_9_2B: Rule = Rule::new(&Entry {
    id: "MI-9.2b",
    title_fr: "L’infanterie bouge, puis tire",
    title_en: "Infantry fires after moving",
});
/// Active fire.
pub const R_9_2C: Rule =
    Rule::new(&Entry { id: "MI-9.2c", title_fr: "Le tir actif", title_en: "Active fire" });
/// Return fire.
pub const R_9_2D: Rule =
    Rule::new(&Entry { id: "MI-9.2d", title_fr: "Le tir de riposte", title_en: "Return fire" });
/// Crossbows never return fire.
pub const R_9_2E: Rule = Rule::new(&Entry {
    id: "MI-9.2e",
    title_fr: "Les arbalètes ne ripostent pas",
    title_en: "Crossbows never return fire",
});
/// Reaction fire.
pub const R_9_2F: Rule =
    Rule::new(&Entry { id: "MI-9.2f", title_fr: "Le tir de réaction", title_en: "Reaction fire" });
/// No reaction to continued attacks.
pub const R_9_2G: Rule = Rule::new(&Entry {
    id: "MI-9.2g",
    title_fr: "Rien contre une attaque continue",
    title_en: "No reaction to continued attacks",
});
/// Crossbows and counter-charges.
pub const R_9_2H: Rule = Rule::new(&Entry {
    id: "MI-9.2h",
    title_fr: "Arbalètes et contre-charge",
    title_en: "Crossbows and counter-charges",
});
/// One target per shot.
pub const R_9_2I: Rule =
    Rule::new(&Entry { id: "MI-9.2i", title_fr: "Une cible par tir", title_en: "One target per shot" });
/// Fire modifiers.
pub const R_9_3A: Rule =
    Rule::new(&Entry { id: "MI-9.3a", title_fr: "Les modificateurs de tir", title_en: "Fire modifiers" });
/// Hexside in front of the target.
pub const R_9_3A_HEXSIDE: Rule = Rule::new(&Entry {
    id: "MI-9.3a",
    title_fr: "Côté d’hexagone devant la cible",
    title_en: "Hexside in front of the target",
});
/// Range.
pub const R_9_3A_RANGE: Rule = Rule::new(&Entry { id: "MI-9.3a", title_fr: "Portée", title_en: "Range" });
/// Terrain of the target.
pub const R_9_3A_TERRAIN: Rule =
    Rule::new(&Entry { id: "MI-9.3a", title_fr: "Terrain de la cible", title_en: "Terrain of the target" });
/// Reading the fire table.
pub const R_9_3B: Rule =
    Rule::new(&Entry { id: "MI-9.3b", title_fr: "Lire la table de tir", title_en: "Reading the fire table" });
/// Several shots at one target.
pub const R_9_3C: Rule = Rule::new(&Entry {
    id: "MI-9.3c",
    title_fr: "Plusieurs tirs sur une cible",
    title_en: "Several shots at one target",
});
/// Flank of a mounted target.
pub const R_9_3D: Rule = Rule::new(&Entry {
    id: "MI-9.3d",
    title_fr: "Le flanc d’une cible montée",
    title_en: "Flank of a mounted target",
});
/// Flank of a mounted target.
pub const R_9_3D_FLANK: Rule = Rule::new(&Entry {
    id: "MI-9.3d",
    title_fr: "Flanc d’une cible montée",
    title_en: "Flank of a mounted target",
});
/// Line of sight.
pub const R_9_4A: Rule =
    Rule::new(&Entry { id: "MI-9.4a", title_fr: "La ligne de vue", title_en: "Line of sight" });
/// Terrain that blocks.
pub const R_9_4B: Rule =
    Rule::new(&Entry { id: "MI-9.4b", title_fr: "Le terrain qui bloque", title_en: "Terrain that blocks" });
/// Height that blocks.
pub const R_9_4C: Rule =
    Rule::new(&Entry { id: "MI-9.4c", title_fr: "La hauteur qui bloque", title_en: "Height that blocks" });
/// Crossbows and units in the way.
pub const R_9_4D: Rule = Rule::new(&Entry {
    id: "MI-9.4d",
    title_fr: "Arbalètes et unités",
    title_en: "Crossbows and units in the way",
});
/// Along a hexside.
pub const R_9_4E: Rule =
    Rule::new(&Entry { id: "MI-9.4e", title_fr: "Le long d’un côté", title_en: "Along a hexside" });
