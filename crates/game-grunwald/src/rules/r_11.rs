//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Two formations.
pub const R_11_1_1: Rule =
    Rule::new(&Entry { id: "G-11.1.1", title_fr: "Deux formations", title_en: "Two formations" });
/// March formation: no strength.
pub const R_11_1_1_MARCHING: Rule = Rule::new(&Entry {
    id: "G-11.1.1",
    title_fr: "Formation de marche\u{a0}: sans force",
    title_en: "March formation: no strength",
});
/// Combat face needed.
pub const R_11_1_2: Rule =
    Rule::new(&Entry { id: "G-11.1.2", title_fr: "Face de combat requise", title_en: "Combat face needed" });
/// Changing formation.
pub const R_11_1_3: Rule =
    Rule::new(&Entry { id: "G-11.1.3", title_fr: "Changer de formation", title_en: "Changing formation" });
/// Change of formation.
pub const R_11_1_3_CHANGE: Rule = Rule::new(&Entry {
    id: "G-11.1.3",
    title_fr: "Changement de formation",
    title_en: "Change of formation",
});
/// Always one step.
pub const R_11_1_4: Rule =
    Rule::new(&Entry { id: "G-11.1.4", title_fr: "Un pas toujours possible", title_en: "Always one step" });
/// When to shoot.
pub const R_11_1_5: Rule =
    Rule::new(&Entry { id: "G-11.1.5", title_fr: "Quand tirer", title_en: "When to shoot" });
/// One shot a turn.
pub const R_11_1_6: Rule =
    Rule::new(&Entry { id: "G-11.1.6", title_fr: "Un tir par tour", title_en: "One shot a turn" });
/// Special units.
pub const R_11_1_7: Rule =
    Rule::new(&Entry { id: "G-11.1.7", title_fr: "Unités particulières", title_en: "Special units" });
/// Arc of fire.
pub const R_11_2_1: Rule =
    Rule::new(&Entry { id: "G-11.2.1", title_fr: "Zone de tir", title_en: "Arc of fire" });
/// Hitting your own.
pub const R_11_2_2: Rule =
    Rule::new(&Entry { id: "G-11.2.2", title_fr: "Toucher les siens", title_en: "Hitting your own" });
/// Target’s armour.
pub const R_11_2_3: Rule =
    Rule::new(&Entry { id: "G-11.2.3", title_fr: "Armure de la cible", title_en: "Target’s armour" });
/// Target’s armour level.
pub const R_11_2_3_TARGET: Rule = Rule::new(&Entry {
    id: "G-11.2.3",
    title_fr: "Niveau d’armure de la cible",
    title_en: "Target’s armour level",
});
/// Target’s cover.
pub const R_11_2_4: Rule =
    Rule::new(&Entry { id: "G-11.2.4", title_fr: "Couvert de la cible", title_en: "Target’s cover" });
/// Target in cover.
pub const R_11_2_4_COVER: Rule =
    Rule::new(&Entry { id: "G-11.2.4", title_fr: "Cible à couvert", title_en: "Target in cover" });
/// Shots at a leader.
pub const R_11_2_5: Rule =
    Rule::new(&Entry { id: "G-11.2.5", title_fr: "Tir sur un chef", title_en: "Shots at a leader" });
/// Line of sight.
pub const R_11_2_6: Rule =
    Rule::new(&Entry { id: "G-11.2.6", title_fr: "Ligne de vue", title_en: "Line of sight" });
/// Simultaneous shots.
pub const R_11_2_7: Rule =
    Rule::new(&Entry { id: "G-11.2.7", title_fr: "Tirs simultanés", title_en: "Simultaneous shots" });
/// Missile units in melee.
pub const R_11_3_1: Rule = Rule::new(&Entry {
    id: "G-11.3.1",
    title_fr: "Tireurs dans la mêlée",
    title_en: "Missile units in melee",
});
/// Missile units on foot in melee.
pub const R_11_3_1_MELEE: Rule = Rule::new(&Entry {
    id: "G-11.3.1",
    title_fr: "Tireurs à pied dans la mêlée",
    title_en: "Missile units on foot in melee",
});
/// One strength point.
pub const R_11_3_2: Rule =
    Rule::new(&Entry { id: "G-11.3.2", title_fr: "Un seul point de force", title_en: "One strength point" });
/// Missile units on foot: 1 point in all.
pub const R_11_3_2_TOGETHER: Rule = Rule::new(&Entry {
    id: "G-11.3.2",
    title_fr: "Tireurs à pied\u{a0}: 1 point en tout",
    title_en: "Missile units on foot: 1 point in all",
});
/// Archers’ table.
pub const R_11_4_1: Rule =
    Rule::new(&Entry { id: "G-11.4.1", title_fr: "Table des archers", title_en: "Archers’ table" });
/// Horsemen first.
pub const R_11_5_1: Rule =
    Rule::new(&Entry { id: "G-11.5.1", title_fr: "Cavaliers avant tout", title_en: "Horsemen first" });
/// Nimble turns.
pub const R_11_5_2: Rule =
    Rule::new(&Entry { id: "G-11.5.2", title_fr: "Pivots légers", title_en: "Nimble turns" });
/// Turn of horse archers.
pub const R_11_5_2_TURN: Rule = Rule::new(&Entry {
    id: "G-11.5.2",
    title_fr: "Pivot d’archers à cheval",
    title_en: "Turn of horse archers",
});
/// Never charging.
pub const R_11_5_3: Rule =
    Rule::new(&Entry { id: "G-11.5.3", title_fr: "Jamais de charge", title_en: "Never charging" });
/// Shooting all round.
pub const R_11_5_4: Rule =
    Rule::new(&Entry { id: "G-11.5.4", title_fr: "Tir tout autour", title_en: "Shooting all round" });
/// Horse archers’ table.
pub const R_11_5_5: Rule = Rule::new(&Entry {
    id: "G-11.5.5",
    title_fr: "Table des archers à cheval",
    title_en: "Horse archers’ table",
});
/// Two shots a turn.
pub const R_11_5_6: Rule =
    Rule::new(&Entry { id: "G-11.5.6", title_fr: "Deux tirs par tour", title_en: "Two shots a turn" });
/// One shot when moving.
pub const R_11_5_7: Rule =
    Rule::new(&Entry { id: "G-11.5.7", title_fr: "Un tir en bougeant", title_en: "One shot when moving" });
/// Cost of the shot.
pub const R_11_5_8: Rule =
    Rule::new(&Entry { id: "G-11.5.8", title_fr: "Coût du tir", title_en: "Cost of the shot" });
/// Shot on the move.
pub const R_11_5_8_SHOT: Rule =
    Rule::new(&Entry { id: "G-11.5.8", title_fr: "Tir en mouvement", title_en: "Shot on the move" });
/// Weakened horse archers.
pub const R_11_5_9: Rule =
    Rule::new(&Entry { id: "G-11.5.9", title_fr: "Tireurs affaiblis", title_en: "Weakened horse archers" });
/// Reduced horse archers.
pub const R_11_5_9_WEAK: Rule = Rule::new(&Entry {
    id: "G-11.5.9",
    title_fr: "Archers à cheval réduits",
    title_en: "Reduced horse archers",
});
/// Disorganised target.
pub const R_11_5_10: Rule =
    Rule::new(&Entry { id: "G-11.5.10", title_fr: "Cible désorganisée", title_en: "Disorganised target" });
/// Crossbowmen’s table.
pub const R_11_6_1: Rule =
    Rule::new(&Entry {
        id: "G-11.6.1", title_fr: "Table des arbalétriers", title_en: "Crossbowmen’s table"
    });
/// Stopping bolt.
pub const R_11_6_2: Rule =
    Rule::new(&Entry { id: "G-11.6.2", title_fr: "Carreau qui arrête", title_en: "Stopping bolt" });
/// Bombard against units.
pub const R_11_7_1: Rule = Rule::new(&Entry {
    id: "G-11.7.1",
    title_fr: "Bombarde contre unités",
    title_en: "Bombard against units",
});
/// Bombards’ zone.
pub const R_11_7_2: Rule =
    Rule::new(&Entry { id: "G-11.7.2", title_fr: "Zone des bombardes", title_en: "Bombards’ zone" });
/// Ball and armour.
pub const R_11_7_3: Rule =
    Rule::new(&Entry { id: "G-11.7.3", title_fr: "Boulet et armure", title_en: "Ball and armour" });
/// Target’s armour against a bombard.
pub const R_11_7_3_ARMOUR: Rule = Rule::new(&Entry {
    id: "G-11.7.3",
    title_fr: "Armure de la cible, contre une bombarde",
    title_en: "Target’s armour against a bombard",
});
/// No retreat for bombards.
pub const R_11_7_4: Rule = Rule::new(&Entry {
    id: "G-11.7.4",
    title_fr: "Bombarde sans retraite",
    title_en: "No retreat for bombards",
});
/// Bombard against objects.
pub const R_11_7_5: Rule = Rule::new(&Entry {
    id: "G-11.7.5",
    title_fr: "Bombarde contre objets",
    title_en: "Bombard against objects",
});
