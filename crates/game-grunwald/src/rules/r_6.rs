//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Morale track.
pub const R_6_1_1: Rule =
    Rule::new(&Entry { id: "G-6.1.1", title_fr: "Piste de moral", title_en: "Morale track" });
/// Morale in combat.
pub const R_6_1_2: Rule =
    Rule::new(&Entry { id: "G-6.1.2", title_fr: "Moral au combat", title_en: "Morale in combat" });
/// Attacker’s morale level.
pub const R_6_1_2_ATTACKER: Rule = Rule::new(&Entry {
    id: "G-6.1.2",
    title_fr: "Niveau de moral de l’attaquant",
    title_en: "Attacker’s morale level",
});
/// Defender’s morale level.
pub const R_6_1_2_DEFENDER: Rule = Rule::new(&Entry {
    id: "G-6.1.2",
    title_fr: "Niveau de moral du défenseur",
    title_en: "Defender’s morale level",
});
/// Starting morale.
pub const R_6_1_3: Rule =
    Rule::new(&Entry { id: "G-6.1.3", title_fr: "Moral de départ", title_en: "Starting morale" });
/// Unit eliminated.
pub const R_6_1_4: Rule =
    Rule::new(&Entry { id: "G-6.1.4", title_fr: "Unité éliminée", title_en: "Unit eliminated" });
/// Standard lost or recaptured.
pub const R_6_1_5: Rule = Rule::new(&Entry {
    id: "G-6.1.5",
    title_fr: "Étendard perdu ou repris",
    title_en: "Standard lost or recaptured",
});
/// Leader killed.
pub const R_6_1_6: Rule =
    Rule::new(&Entry { id: "G-6.1.6", title_fr: "Chef tué", title_en: "Leader killed" });
/// Army leader killed.
pub const R_6_1_7: Rule =
    Rule::new(&Entry { id: "G-6.1.7", title_fr: "Chef d’armée tué", title_en: "Army leader killed" });
/// Morale at +2.
pub const R_6_1_8: Rule =
    Rule::new(&Entry { id: "G-6.1.8", title_fr: "Moral à +2", title_en: "Morale at +2" });
/// Delayed effect.
pub const R_6_1_9: Rule =
    Rule::new(&Entry { id: "G-6.1.9", title_fr: "Effet différé", title_en: "Delayed effect" });
/// Taking a test.
pub const R_6_2_1: Rule =
    Rule::new(&Entry { id: "G-6.2.1", title_fr: "Passer un test", title_en: "Taking a test" });
/// Leader within range.
pub const R_6_2_2: Rule =
    Rule::new(&Entry { id: "G-6.2.2", title_fr: "Chef à portée", title_en: "Leader within range" });
/// Leader in range of the unit.
pub const R_6_2_2_RANGE: Rule = Rule::new(&Entry {
    id: "G-6.2.2",
    title_fr: "Chef à portée de l’unité",
    title_en: "Leader in range of the unit",
});
/// Leader on the spot.
pub const R_6_2_3: Rule =
    Rule::new(&Entry { id: "G-6.2.3", title_fr: "Chef sur place", title_en: "Leader on the spot" });
/// Leader in the hex.
pub const R_6_2_3_STACKED: Rule =
    Rule::new(&Entry { id: "G-6.2.3", title_fr: "Chef dans l’hexagone", title_en: "Leader in the hex" });
/// Time of the test.
pub const R_6_2_4: Rule =
    Rule::new(&Entry { id: "G-6.2.4", title_fr: "Moment du test", title_en: "Time of the test" });
/// Test and movement.
pub const R_6_2_5: Rule =
    Rule::new(&Entry { id: "G-6.2.5", title_fr: "Test et mouvement", title_en: "Test and movement" });
/// Test and charge.
pub const R_6_2_6: Rule =
    Rule::new(&Entry { id: "G-6.2.6", title_fr: "Test et charge", title_en: "Test and charge" });
