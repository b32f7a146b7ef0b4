//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Who may attack.
pub const R_10_1: Rule =
    Rule::new(&Entry { id: "MI-10.1", title_fr: "Qui peut attaquer", title_en: "Who may attack" });
/// Retreat before shock.
pub const R_10_2A: Rule =
    Rule::new(&Entry { id: "MI-10.2a", title_fr: "Retraite avant choc", title_en: "Retreat before shock" });
/// Where it retreats.
pub const R_10_2B: Rule =
    Rule::new(&Entry { id: "MI-10.2b", title_fr: "Où elle retraite", title_en: "Where it retreats" });
/// Disordered by retreating.
pub const R_10_2C: Rule = Rule::new(&Entry {
    id: "MI-10.2c",
    title_fr: "Désorganisée par la retraite",
    title_en: "Disordered by retreating",
});
/// Following.
pub const R_10_2D: Rule =
    Rule::new(&Entry { id: "MI-10.2d", title_fr: "Suivre l’ennemi", title_en: "Following" });
/// One roll per defender.
pub const R_10_3A: Rule =
    Rule::new(&Entry {
        id: "MI-10.3a", title_fr: "Un jet par défenseur", title_en: "One roll per defender"
    });
/// Every enemy in front.
pub const R_10_3B: Rule = Rule::new(&Entry {
    id: "MI-10.3b",
    title_fr: "Tous les ennemis de front",
    title_en: "Every enemy in front",
});
/// Attacks named first.
pub const R_10_3C: Rule = Rule::new(&Entry {
    id: "MI-10.3c",
    title_fr: "Attaques annoncées d’abord",
    title_en: "Attacks named first",
});
/// Attacked once.
pub const R_10_3D: Rule =
    Rule::new(&Entry { id: "MI-10.3d", title_fr: "Attaquée une fois", title_en: "Attacked once" });
/// Table and column.
pub const R_10_3E: Rule =
    Rule::new(&Entry { id: "MI-10.3e", title_fr: "Table et colonne", title_en: "Table and column" });
/// One against several.
pub const R_10_3F: Rule =
    Rule::new(&Entry { id: "MI-10.3f", title_fr: "Un contre plusieurs", title_en: "One against several" });
/// Modifiers add up.
pub const R_10_4: Rule = Rule::new(&Entry {
    id: "MI-10.4",
    title_fr: "Les modificateurs s’ajoutent",
    title_en: "Modifiers add up",
});
/// Force.
pub const R_10_4_1: Rule = Rule::new(&Entry { id: "MI-10.4.1", title_fr: "Nombre", title_en: "Force" });
/// Difference in numbers.
pub const R_10_4_1_FORCE: Rule = Rule::new(&Entry {
    id: "MI-10.4.1",
    title_fr: "Différence de nombre",
    title_en: "Difference in numbers",
});
/// Angle of attack.
pub const R_10_4_2A: Rule =
    Rule::new(&Entry { id: "MI-10.4.2a", title_fr: "Angle d’attaque", title_en: "Angle of attack" });
/// Attack through the flank.
pub const R_10_4_2A_FLANK: Rule = Rule::new(&Entry {
    id: "MI-10.4.2a",
    title_fr: "Attaque par le flanc",
    title_en: "Attack through the flank",
});
/// Attack from different sides.
pub const R_10_4_2A_MIXED: Rule = Rule::new(&Entry {
    id: "MI-10.4.2a",
    title_fr: "Attaque de plusieurs côtés",
    title_en: "Attack from different sides",
});
/// Attack through the rear.
pub const R_10_4_2A_REAR: Rule = Rule::new(&Entry {
    id: "MI-10.4.2a",
    title_fr: "Attaque par l’arrière",
    title_en: "Attack through the rear",
});
/// Terrain.
pub const R_10_4_2B: Rule = Rule::new(&Entry { id: "MI-10.4.2b", title_fr: "Terrain", title_en: "Terrain" });
/// Hexside between them.
pub const R_10_4_2B_ACROSS: Rule = Rule::new(&Entry {
    id: "MI-10.4.2b",
    title_fr: "Côté d’hexagone entre eux",
    title_en: "Hexside between them",
});
/// Defender’s terrain.
pub const R_10_4_2B_DEFENDER: Rule =
    Rule::new(&Entry {
        id: "MI-10.4.2b", title_fr: "Terrain du défenseur", title_en: "Defender’s terrain"
    });
/// Attacker’s terrain.
pub const R_10_4_2B_FROM: Rule = Rule::new(&Entry {
    id: "MI-10.4.2b",
    title_fr: "Terrain de l’attaquant",
    title_en: "Attacker’s terrain",
});
/// Height.
pub const R_10_4_2C: Rule = Rule::new(&Entry { id: "MI-10.4.2c", title_fr: "Hauteur", title_en: "Height" });
/// All attackers are lower.
pub const R_10_4_2C_LOWER: Rule = Rule::new(&Entry {
    id: "MI-10.4.2c",
    title_fr: "Tous les attaquants plus bas",
    title_en: "All attackers are lower",
});
/// Shock modifier.
pub const R_10_4_3: Rule =
    Rule::new(&Entry { id: "MI-10.4.3", title_fr: "Modificateur de choc", title_en: "Shock modifier" });
/// Defender’s shock modifier.
pub const R_10_4_3_DEFENDER: Rule = Rule::new(&Entry {
    id: "MI-10.4.3",
    title_fr: "Modificateur de choc du défenseur",
    title_en: "Defender’s shock modifier",
});
/// Charge.
pub const R_10_4_4: Rule = Rule::new(&Entry { id: "MI-10.4.4", title_fr: "Charge", title_en: "Charge" });
/// Charge met by a counter-charge.
pub const R_10_4_4_COUNTERED: Rule = Rule::new(&Entry {
    id: "MI-10.4.4",
    title_fr: "Charge annulée par une contre-charge",
    title_en: "Charge met by a counter-charge",
});
/// Charge.
pub const R_10_4_4_FRESH: Rule =
    Rule::new(&Entry { id: "MI-10.4.4", title_fr: "Charge", title_en: "Charge" });
/// Charge after moving.
pub const R_10_4_4_MOVED: Rule = Rule::new(&Entry {
    id: "MI-10.4.4",
    title_fr: "Charge après mouvement",
    title_en: "Charge after moving",
});
/// Leader with the charge.
pub const R_10_4_5: Rule = Rule::new(&Entry {
    id: "MI-10.4.5",
    title_fr: "Chef dans la charge",
    title_en: "Leader with the charge",
});
/// Leader with the charge.
pub const R_10_4_5_LEADER: Rule = Rule::new(&Entry {
    id: "MI-10.4.5",
    title_fr: "Chef dans la charge",
    title_en: "Leader with the charge",
});
/// Weapon matrix.
pub const R_10_4_6: Rule =
    Rule::new(&Entry { id: "MI-10.4.6", title_fr: "Matrice des armes", title_en: "Weapon matrix" });
/// Weapon against weapon.
pub const R_10_4_6_WEAPONS: Rule =
    Rule::new(&Entry { id: "MI-10.4.6", title_fr: "Arme contre arme", title_en: "Weapon against weapon" });
/// Disordered attacker.
pub const R_10_4_7: Rule =
    Rule::new(&Entry {
        id: "MI-10.4.7", title_fr: "Attaquant désorganisé", title_en: "Disordered attacker"
    });
/// Attacker disordered.
pub const R_10_4_7_DISORDERED: Rule =
    Rule::new(&Entry {
        id: "MI-10.4.7", title_fr: "Attaquant désorganisé", title_en: "Attacker disordered"
    });
/// Retired defender.
pub const R_10_4_8: Rule =
    Rule::new(&Entry { id: "MI-10.4.8", title_fr: "Défenseur replié", title_en: "Retired defender" });
/// Defender retired.
pub const R_10_4_8_RETIRED: Rule =
    Rule::new(&Entry { id: "MI-10.4.8", title_fr: "Défenseur replié", title_en: "Defender retired" });
/// Defensive formation.
pub const R_10_4_9: Rule =
    Rule::new(&Entry { id: "MI-10.4.9", title_fr: "Formation de défense", title_en: "Defensive formation" });
/// Defender’s schiltron.
pub const R_10_4_9_SCHILTRON: Rule = Rule::new(&Entry {
    id: "MI-10.4.9",
    title_fr: "Schiltron du défenseur",
    title_en: "Defender’s schiltron",
});
/// Defender’s shield wall.
pub const R_10_4_9_WALL: Rule = Rule::new(&Entry {
    id: "MI-10.4.9",
    title_fr: "Mur de boucliers du défenseur",
    title_en: "Defender’s shield wall",
});
/// Mandatory advance.
pub const R_10_5A: Rule =
    Rule::new(&Entry { id: "MI-10.5a", title_fr: "Avance obligatoire", title_en: "Mandatory advance" });
/// Which unit advances.
pub const R_10_5B: Rule =
    Rule::new(&Entry { id: "MI-10.5b", title_fr: "Quelle unité avance", title_en: "Which unit advances" });
/// Advance after several attacks.
pub const R_10_5C: Rule = Rule::new(&Entry {
    id: "MI-10.5c",
    title_fr: "Avance après plusieurs attaques",
    title_en: "Advance after several attacks",
});
