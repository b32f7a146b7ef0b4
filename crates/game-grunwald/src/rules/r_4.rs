//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// When to move.
pub const R_4_1_1: Rule =
    Rule::new(&Entry { id: "G-4.1.1", title_fr: "Quand bouger", title_en: "When to move" });
/// Free order.
pub const R_4_1_2: Rule =
    Rule::new(&Entry { id: "G-4.1.2", title_fr: "Ordre libre", title_en: "Free order" });
/// Limit of points.
pub const R_4_1_3: Rule =
    Rule::new(&Entry { id: "G-4.1.3", title_fr: "Limite des points", title_en: "Limit of points" });
/// Points left over.
pub const R_4_1_4: Rule =
    Rule::new(&Entry { id: "G-4.1.4", title_fr: "Points non dépensés", title_en: "Points left over" });
/// No lending.
pub const R_4_1_5: Rule =
    Rule::new(&Entry { id: "G-4.1.5", title_fr: "Points personnels", title_en: "No lending" });
/// Passing through a hex.
pub const R_4_1_6: Rule = Rule::new(&Entry {
    id: "G-4.1.6",
    title_fr: "Passages par un hexagone",
    title_en: "Passing through a hex",
});
/// Cost of terrain.
pub const R_4_1_7: Rule =
    Rule::new(&Entry { id: "G-4.1.7", title_fr: "Coût du terrain", title_en: "Cost of terrain" });
/// Terrain of the hex.
pub const R_4_1_7_ENTERED: Rule =
    Rule::new(&Entry { id: "G-4.1.7", title_fr: "Terrain de l’hexagone", title_en: "Terrain of the hex" });
/// Straight ahead.
pub const R_4_2_1: Rule =
    Rule::new(&Entry { id: "G-4.2.1", title_fr: "Tout droit", title_en: "Straight ahead" });
/// Enemy hex barred.
pub const R_4_2_2: Rule =
    Rule::new(&Entry { id: "G-4.2.2", title_fr: "Hexagone ennemi interdit", title_en: "Enemy hex barred" });
/// Friendly hex.
pub const R_4_2_3: Rule =
    Rule::new(&Entry { id: "G-4.2.3", title_fr: "Hexagone ami", title_en: "Friendly hex" });
/// Surcharge for a friend.
pub const R_4_2_4: Rule =
    Rule::new(&Entry { id: "G-4.2.4", title_fr: "Surcoût d’un ami", title_en: "Surcharge for a friend" });
/// Friendly unit in the hex.
pub const R_4_2_4_FRIEND: Rule = Rule::new(&Entry {
    id: "G-4.2.4",
    title_fr: "Unité amie dans l’hexagone",
    title_en: "Friendly unit in the hex",
});
/// Cavalry in rough terrain.
pub const R_4_2_5: Rule = Rule::new(&Entry {
    id: "G-4.2.5",
    title_fr: "Cavalerie en terrain coupé",
    title_en: "Cavalry in rough terrain",
});
/// Infantry in marsh.
pub const R_4_2_6: Rule =
    Rule::new(&Entry { id: "G-4.2.6", title_fr: "Infanterie au marais", title_en: "Infantry in marsh" });
/// Crossing a river.
pub const R_4_2_7: Rule =
    Rule::new(&Entry { id: "G-4.2.7", title_fr: "Franchir une rivière", title_en: "Crossing a river" });
/// Holding the charge level on roads.
pub const R_4_2_8: Rule = Rule::new(&Entry {
    id: "G-4.2.8",
    title_fr: "Charge retenue sur route",
    title_en: "Holding the charge level on roads",
});
/// No charge gained, on a road.
pub const R_4_2_8_HELD: Rule = Rule::new(&Entry {
    id: "G-4.2.8",
    title_fr: "Sans gagner de charge, sur route",
    title_en: "No charge gained, on a road",
});
/// Minimum move.
pub const R_4_2_9: Rule =
    Rule::new(&Entry { id: "G-4.2.9", title_fr: "Mouvement minimal", title_en: "Minimum move" });
/// All remaining points.
pub const R_4_2_9_ALL: Rule = Rule::new(&Entry {
    id: "G-4.2.9",
    title_fr: "Tous les points restants",
    title_en: "All remaining points",
});
/// Base cost.
pub const R_4_3_1: Rule =
    Rule::new(&Entry { id: "G-4.3.1", title_fr: "Coût de base", title_en: "Base cost" });
/// Cavalry turning.
pub const R_4_3_2: Rule =
    Rule::new(&Entry { id: "G-4.3.2", title_fr: "Cavalerie qui tourne", title_en: "Cavalry turning" });
/// Armour.
pub const R_4_3_2_ARMOUR: Rule = Rule::new(&Entry { id: "G-4.3.2", title_fr: "Armure", title_en: "Armour" });
/// Turn at this charge level.
pub const R_4_3_2_TURN: Rule = Rule::new(&Entry {
    id: "G-4.3.2",
    title_fr: "Pivot à ce niveau de charge",
    title_en: "Turn at this charge level",
});
/// Infantry turning.
pub const R_4_3_3: Rule =
    Rule::new(&Entry { id: "G-4.3.3", title_fr: "Infanterie qui tourne", title_en: "Infantry turning" });
/// Turn of infantry.
pub const R_4_3_3_TURN: Rule =
    Rule::new(&Entry { id: "G-4.3.3", title_fr: "Pivot d’infanterie", title_en: "Turn of infantry" });
/// Turning at speed.
pub const R_4_3_4: Rule =
    Rule::new(&Entry { id: "G-4.3.4", title_fr: "Pivot au galop", title_en: "Turning at speed" });
/// Turning under control.
pub const R_4_3_5: Rule =
    Rule::new(&Entry {
        id: "G-4.3.5", title_fr: "Tourner sous contrôle", title_en: "Turning under control"
    });
/// In an enemy ZOC.
pub const R_4_3_5_ZONE: Rule =
    Rule::new(&Entry { id: "G-4.3.5", title_fr: "En ZdC ennemie", title_en: "In an enemy ZOC" });
/// Turning and terrain.
pub const R_4_3_6: Rule = Rule::new(&Entry {
    id: "G-4.3.6",
    title_fr: "Tourner selon le terrain",
    title_en: "Turning and terrain",
});
/// Turn in rough terrain.
pub const R_4_3_6_GROUND: Rule = Rule::new(&Entry {
    id: "G-4.3.6",
    title_fr: "Pivot en terrain difficile",
    title_en: "Turn in rough terrain",
});
/// Free facing.
pub const R_4_3_7: Rule =
    Rule::new(&Entry { id: "G-4.3.7", title_fr: "Orientation offerte", title_en: "Free facing" });
/// One turn per hex.
pub const R_4_3_8: Rule =
    Rule::new(&Entry { id: "G-4.3.8", title_fr: "Un pivot par hexagone", title_en: "One turn per hex" });
/// Leaving the map.
pub const R_4_4_1: Rule =
    Rule::new(&Entry { id: "G-4.4.1", title_fr: "Quitter la carte", title_en: "Leaving the map" });
/// Cost of leaving.
pub const R_4_4_2: Rule =
    Rule::new(&Entry { id: "G-4.4.2", title_fr: "Coût de la sortie", title_en: "Cost of leaving" });
/// Leaving the map.
pub const R_4_4_2_LEFT: Rule =
    Rule::new(&Entry { id: "G-4.4.2", title_fr: "Sortie de la carte", title_en: "Leaving the map" });
/// Delay before return.
pub const R_4_4_3: Rule =
    Rule::new(&Entry { id: "G-4.4.3", title_fr: "Délai de retour", title_en: "Delay before return" });
/// Place of return.
pub const R_4_4_4: Rule =
    Rule::new(&Entry { id: "G-4.4.4", title_fr: "Lieu du retour", title_en: "Place of return" });
/// Return without moving.
pub const R_4_4_5: Rule =
    Rule::new(&Entry { id: "G-4.4.5", title_fr: "Retour sans bouger", title_en: "Return without moving" });
/// Impassable entry.
pub const R_4_4_6: Rule =
    Rule::new(&Entry { id: "G-4.4.6", title_fr: "Entrée infranchissable", title_en: "Impassable entry" });
/// Entry held by enemies.
pub const R_4_4_7: Rule = Rule::new(&Entry {
    id: "G-4.4.7",
    title_fr: "Entrée tenue par l’ennemi",
    title_en: "Entry held by enemies",
});
/// Later return.
pub const R_4_4_8: Rule =
    Rule::new(&Entry { id: "G-4.4.8", title_fr: "Retour différé", title_en: "Later return" });
/// Return and stacking.
pub const R_4_4_9: Rule =
    Rule::new(&Entry { id: "G-4.4.9", title_fr: "Retour et empilement", title_en: "Return and stacking" });
/// Two points a hex.
pub const R_4_5_1: Rule =
    Rule::new(&Entry { id: "G-4.5.1", title_fr: "Deux points par hexagone", title_en: "Two points a hex" });
/// Limit at all times.
pub const R_4_5_2: Rule =
    Rule::new(&Entry { id: "G-4.5.2", title_fr: "Limite de chaque instant", title_en: "Limit at all times" });
