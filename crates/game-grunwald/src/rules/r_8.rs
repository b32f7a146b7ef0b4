//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Range of leaders.
pub const R_8_0: Rule =
    Rule::new(&Entry { id: "G-8.0", title_fr: "Portée des chefs", title_en: "Range of leaders" });
/// Not a regular unit.
pub const R_8_1_1: Rule =
    Rule::new(&Entry {
        id: "G-8.1.1", title_fr: "Pas une unité régulière", title_en: "Not a regular unit"
    });
/// Movement of a leader.
pub const R_8_1_2: Rule =
    Rule::new(&Entry { id: "G-8.1.2", title_fr: "Mouvement d’un chef", title_en: "Movement of a leader" });
/// Terrain of the hex, for a leader.
pub const R_8_1_2_ENTERED: Rule = Rule::new(&Entry {
    id: "G-8.1.2",
    title_fr: "Terrain de l’hexagone, pour un chef",
    title_en: "Terrain of the hex, for a leader",
});
/// Zones ignored.
pub const R_8_1_3: Rule =
    Rule::new(&Entry { id: "G-8.1.3", title_fr: "Zones ignorées", title_en: "Zones ignored" });
/// Death of a leader.
pub const R_8_1_4: Rule =
    Rule::new(&Entry { id: "G-8.1.4", title_fr: "Mort d’un chef", title_en: "Death of a leader" });
/// Death of an army leader.
pub const R_8_1_5: Rule = Rule::new(&Entry {
    id: "G-8.1.5",
    title_fr: "Mort d’un chef d’armée",
    title_en: "Death of an army leader",
});
/// Losses outside morale.
pub const R_8_1_6: Rule =
    Rule::new(&Entry { id: "G-8.1.6", title_fr: "Pertes hors moral", title_en: "Losses outside morale" });
/// Leader retreating or pursuing.
pub const R_8_1_7: Rule = Rule::new(&Entry {
    id: "G-8.1.7",
    title_fr: "Chef en retraite, en poursuite",
    title_en: "Leader retreating or pursuing",
});
/// Unshakeable leader.
pub const R_8_1_8: Rule =
    Rule::new(&Entry { id: "G-8.1.8", title_fr: "Chef imperturbable", title_en: "Unshakeable leader" });
/// Leader with the unit.
pub const R_8_2_1: Rule =
    Rule::new(&Entry { id: "G-8.2.1", title_fr: "Chef avec l’unité", title_en: "Leader with the unit" });
/// Leader with the attacker.
pub const R_8_2_1_ATTACKER: Rule = Rule::new(&Entry {
    id: "G-8.2.1",
    title_fr: "Chef avec l’attaquant",
    title_en: "Leader with the attacker",
});
/// Leader with the defender.
pub const R_8_2_1_DEFENDER: Rule = Rule::new(&Entry {
    id: "G-8.2.1",
    title_fr: "Chef avec le défenseur",
    title_en: "Leader with the defender",
});
/// Leader within range.
pub const R_8_2_2: Rule =
    Rule::new(&Entry { id: "G-8.2.2", title_fr: "Chef à portée", title_en: "Leader within range" });
/// Leader in range of the attacker.
pub const R_8_2_2_ATTACKER: Rule = Rule::new(&Entry {
    id: "G-8.2.2",
    title_fr: "Chef à portée de l’attaquant",
    title_en: "Leader in range of the attacker",
});
/// Leader in range of the defender.
pub const R_8_2_2_DEFENDER: Rule = Rule::new(&Entry {
    id: "G-8.2.2",
    title_fr: "Chef à portée du défenseur",
    title_en: "Leader in range of the defender",
});
/// One leader counts.
pub const R_8_2_3: Rule =
    Rule::new(&Entry { id: "G-8.2.3", title_fr: "Un seul chef compte", title_en: "One leader counts" });
/// Risk in retreat.
pub const R_8_2_4: Rule =
    Rule::new(&Entry { id: "G-8.2.4", title_fr: "Risque en retraite", title_en: "Risk in retreat" });
/// Losses and risk.
pub const R_8_2_5: Rule =
    Rule::new(&Entry { id: "G-8.2.5", title_fr: "Pertes et risque", title_en: "Losses and risk" });
/// Lone leader surprised.
pub const R_8_2_6: Rule =
    Rule::new(&Entry { id: "G-8.2.6", title_fr: "Chef isolé surpris", title_en: "Lone leader surprised" });
/// Lone leader attacked.
pub const R_8_2_7: Rule =
    Rule::new(&Entry { id: "G-8.2.7", title_fr: "Chef isolé attaqué", title_en: "Lone leader attacked" });
/// Leaders and morale.
pub const R_8_2_8: Rule =
    Rule::new(&Entry { id: "G-8.2.8", title_fr: "Chefs et moral", title_en: "Leaders and morale" });
