//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Alternate turns.
pub const R_IV_0: Rule =
    Rule::new(&Entry { id: "MB-IV.0", title_fr: "Tours alternés", title_en: "Alternate turns" });
/// Action: move.
pub const R_IV_A: Rule =
    Rule::new(&Entry { id: "MB-IV.a", title_fr: "Action\u{a0}: déplacer", title_en: "Action: move" });
/// Action: shoot.
pub const R_IV_B: Rule =
    Rule::new(&Entry { id: "MB-IV.b", title_fr: "Action\u{a0}: tirer", title_en: "Action: shoot" });
/// Reaction: retreat.
pub const R_IV_C: Rule =
    Rule::new(&Entry {
        id: "MB-IV.c", title_fr: "Réaction\u{a0}: retraiter", title_en: "Reaction: retreat"
    });
/// Action: regroup.
pub const R_IV_D: Rule =
    Rule::new(&Entry { id: "MB-IV.d", title_fr: "Action\u{a0}: regrouper", title_en: "Action: regroup" });
/// Action: pass.
pub const R_IV_E: Rule =
    Rule::new(&Entry { id: "MB-IV.e", title_fr: "Action\u{a0}: passer", title_en: "Action: pass" });
/// Paying for terrain.
pub const R_IV_1_A: Rule =
    Rule::new(&Entry { id: "MB-IV.1.a", title_fr: "Payer le terrain", title_en: "Paying for terrain" });
/// Terrain of the merging hex.
pub const R_IV_1_A_MERGING: Rule = Rule::new(&Entry {
    id: "MB-IV.1.a",
    title_fr: "Terrain de l’hexagone de fusion",
    title_en: "Terrain of the merging hex",
});
/// No free refill.
pub const R_IV_1_B: Rule =
    Rule::new(&Entry { id: "MB-IV.1.b", title_fr: "Points non renouvelés", title_en: "No free refill" });
/// Cost of a melee.
pub const R_IV_1_C: Rule =
    Rule::new(&Entry { id: "MB-IV.1.c", title_fr: "Coût d’une mêlée", title_en: "Cost of a melee" });
/// Terrain of the target.
pub const R_IV_1_C_TARGET: Rule =
    Rule::new(&Entry { id: "MB-IV.1.c", title_fr: "Terrain de la cible", title_en: "Terrain of the target" });
/// Free defence.
pub const R_IV_1_D: Rule =
    Rule::new(&Entry { id: "MB-IV.1.d", title_fr: "Défense gratuite", title_en: "Free defence" });
/// Passing through friends.
pub const R_IV_1_E: Rule = Rule::new(&Entry {
    id: "MB-IV.1.e",
    title_fr: "Traverser une unité amie",
    title_en: "Passing through friends",
});
/// Passing through a friendly unit.
pub const R_IV_1_E_PASSING: Rule = Rule::new(&Entry {
    id: "MB-IV.1.e",
    title_fr: "Traversée d’une unité amie",
    title_en: "Passing through a friendly unit",
});
/// Not under enemy control.
pub const R_IV_1_F: Rule = Rule::new(&Entry {
    id: "MB-IV.1.f",
    title_fr: "Pas sous contrôle adverse",
    title_en: "Not under enemy control",
});
/// Cost of a shot.
pub const R_IV_1_G: Rule =
    Rule::new(&Entry { id: "MB-IV.1.g", title_fr: "Coût d’un tir", title_en: "Cost of a shot" });
/// Shot.
pub const R_IV_1_G_SHOT: Rule = Rule::new(&Entry { id: "MB-IV.1.g", title_fr: "Tir", title_en: "Shot" });
/// Cost of a retreat.
pub const R_IV_1_H: Rule =
    Rule::new(&Entry { id: "MB-IV.1.h", title_fr: "Coût d’une retraite", title_en: "Cost of a retreat" });
/// Terrain of the retreat hex.
pub const R_IV_1_H_ENTERED: Rule = Rule::new(&Entry {
    id: "MB-IV.1.h",
    title_fr: "Terrain de l’hexagone de retraite",
    title_en: "Terrain of the retreat hex",
});
/// Turning the counter.
pub const R_IV_1_I: Rule =
    Rule::new(&Entry { id: "MB-IV.1.i", title_fr: "Tourner le pion", title_en: "Turning the counter" });
/// Controlled hexes.
pub const R_IV_2_A: Rule =
    Rule::new(&Entry { id: "MB-IV.2.a", title_fr: "Hexagones contrôlés", title_en: "Controlled hexes" });
/// Beyond the edge.
pub const R_IV_2_B: Rule =
    Rule::new(&Entry { id: "MB-IV.2.b", title_fr: "Au-delà du bord", title_en: "Beyond the edge" });
/// Going on by attacking.
pub const R_IV_2_C: Rule = Rule::new(&Entry {
    id: "MB-IV.2.c",
    title_fr: "Continuer en attaquant",
    title_en: "Going on by attacking",
});
/// Halted unit.
pub const R_IV_2_D: Rule =
    Rule::new(&Entry { id: "MB-IV.2.d", title_fr: "Unité arrêtée", title_en: "Halted unit" });
/// Shooting when halted.
pub const R_IV_2_E: Rule = Rule::new(&Entry {
    id: "MB-IV.2.e",
    title_fr: "Tirer une fois arrêtée",
    title_en: "Shooting when halted",
});
/// Starting in a zone.
pub const R_IV_2_F: Rule =
    Rule::new(&Entry { id: "MB-IV.2.f", title_fr: "Partir d’une zone", title_en: "Starting in a zone" });
/// Melee only.
pub const R_IV_3_A: Rule =
    Rule::new(&Entry { id: "MB-IV.3.a", title_fr: "Mêlée seulement", title_en: "Melee only" });
/// Where to retreat.
pub const R_IV_3_B: Rule =
    Rule::new(&Entry { id: "MB-IV.3.b", title_fr: "Où retraiter", title_en: "Where to retreat" });
/// Retreat is paid.
pub const R_IV_3_C: Rule =
    Rule::new(&Entry { id: "MB-IV.3.c", title_fr: "Retraite payante", title_en: "Retreat is paid" });
/// Leaving the map.
pub const R_IV_3_D: Rule =
    Rule::new(&Entry { id: "MB-IV.3.d", title_fr: "Quitter la carte", title_en: "Leaving the map" });
/// Pursuit.
pub const R_IV_3_E: Rule = Rule::new(&Entry { id: "MB-IV.3.e", title_fr: "Poursuite", title_en: "Pursuit" });
/// Vacated hex.
pub const R_IV_3_F: Rule =
    Rule::new(&Entry { id: "MB-IV.3.f", title_fr: "Hexagone abandonné", title_en: "Vacated hex" });
/// Standing firm.
pub const R_IV_3_G: Rule =
    Rule::new(&Entry { id: "MB-IV.3.g", title_fr: "Faire face", title_en: "Standing firm" });
/// What decides.
pub const R_IV_4_A: Rule =
    Rule::new(&Entry { id: "MB-IV.4.a", title_fr: "Ce qui décide", title_en: "What decides" });
/// Melee card.
pub const R_IV_4_B: Rule =
    Rule::new(&Entry { id: "MB-IV.4.b", title_fr: "Carte de mêlée", title_en: "Melee card" });
/// Base result: melee card.
pub const R_IV_4_B_BASE: Rule = Rule::new(&Entry {
    id: "MB-IV.4.b",
    title_fr: "Résultat de base\u{a0}: carte de mêlée",
    title_en: "Base result: melee card",
});
/// Light cavalry beaten.
pub const R_IV_4_C: Rule = Rule::new(&Entry {
    id: "MB-IV.4.c",
    title_fr: "Cavalerie légère battue",
    title_en: "Light cavalry beaten",
});
/// Base result: melee card.
pub const R_IV_4_C_BASE: Rule = Rule::new(&Entry {
    id: "MB-IV.4.c",
    title_fr: "Résultat de base\u{a0}: carte de mêlée",
    title_en: "Base result: melee card",
});
/// Light cavalry even.
pub const R_IV_4_D: Rule = Rule::new(&Entry {
    id: "MB-IV.4.d",
    title_fr: "Cavalerie légère à égalité",
    title_en: "Light cavalry even",
});
/// Base result: melee card.
pub const R_IV_4_D_BASE: Rule = Rule::new(&Entry {
    id: "MB-IV.4.d",
    title_fr: "Résultat de base\u{a0}: carte de mêlée",
    title_en: "Base result: melee card",
});
/// Light cavalry wins.
pub const R_IV_4_E: Rule = Rule::new(&Entry {
    id: "MB-IV.4.e",
    title_fr: "Cavalerie légère victorieuse",
    title_en: "Light cavalry wins",
});
/// Base result: melee card.
pub const R_IV_4_E_BASE: Rule = Rule::new(&Entry {
    id: "MB-IV.4.e",
    title_fr: "Résultat de base\u{a0}: carte de mêlée",
    title_en: "Base result: melee card",
});
/// Archers crushed.
pub const R_IV_4_F: Rule =
    Rule::new(&Entry { id: "MB-IV.4.f", title_fr: "Archers écrasés", title_en: "Archers crushed" });
/// Base result: melee card.
pub const R_IV_4_F_BASE: Rule = Rule::new(&Entry {
    id: "MB-IV.4.f",
    title_fr: "Résultat de base\u{a0}: carte de mêlée",
    title_en: "Base result: melee card",
});
/// Shifting the card.
pub const R_IV_4_G: Rule =
    Rule::new(&Entry { id: "MB-IV.4.g", title_fr: "Décaler la carte", title_en: "Shifting the card" });
/// Numbers.
pub const R_IV_4_H: Rule = Rule::new(&Entry { id: "MB-IV.4.h", title_fr: "Surnombre", title_en: "Numbers" });
/// Attacker full, defender reduced.
pub const R_IV_4_H_ATTACKER: Rule = Rule::new(&Entry {
    id: "MB-IV.4.h",
    title_fr: "Attaquant complet, défenseur entamé",
    title_en: "Attacker full, defender reduced",
});
/// Defender full, attacker reduced.
pub const R_IV_4_H_DEFENDER: Rule = Rule::new(&Entry {
    id: "MB-IV.4.h",
    title_fr: "Défenseur complet, attaquant entamé",
    title_en: "Defender full, attacker reduced",
});
/// Height.
pub const R_IV_4_I: Rule = Rule::new(&Entry { id: "MB-IV.4.i", title_fr: "Hauteur", title_en: "Height" });
/// Attacker higher.
pub const R_IV_4_I_ATTACKER: Rule =
    Rule::new(&Entry { id: "MB-IV.4.i", title_fr: "Attaquant plus haut", title_en: "Attacker higher" });
/// Defender higher.
pub const R_IV_4_I_DEFENDER: Rule =
    Rule::new(&Entry { id: "MB-IV.4.i", title_fr: "Défenseur plus haut", title_en: "Defender higher" });
/// Bad terrain.
pub const R_IV_4_J: Rule =
    Rule::new(&Entry { id: "MB-IV.4.j", title_fr: "Mauvais terrain", title_en: "Bad terrain" });
/// Attacker’s cavalry in bad terrain.
pub const R_IV_4_J_ATTACKER: Rule = Rule::new(&Entry {
    id: "MB-IV.4.j",
    title_fr: "Cavalerie de l’attaquant en mauvais terrain",
    title_en: "Attacker’s cavalry in bad terrain",
});
/// Defender’s cavalry in bad terrain.
pub const R_IV_4_J_DEFENDER: Rule = Rule::new(&Entry {
    id: "MB-IV.4.j",
    title_fr: "Cavalerie du défenseur en mauvais terrain",
    title_en: "Defender’s cavalry in bad terrain",
});
/// Melee example.
pub const R_IV_4_K: Rule =
    Rule::new(&Entry { id: "MB-IV.4.k", title_fr: "Exemple de mêlée", title_en: "Melee example" });
/// Base result: melee card.
pub const R_IV_4_K_BASE: Rule = Rule::new(&Entry {
    id: "MB-IV.4.k",
    title_fr: "Résultat de base\u{a0}: carte de mêlée",
    title_en: "Base result: melee card",
});
/// Partial loss.
pub const R_IV_4_L: Rule =
    Rule::new(&Entry { id: "MB-IV.4.l", title_fr: "Perte partielle", title_en: "Partial loss" });
/// Unit eliminated.
pub const R_IV_4_M: Rule =
    Rule::new(&Entry { id: "MB-IV.4.m", title_fr: "Unité éliminée", title_en: "Unit eliminated" });
/// Advance after combat.
pub const R_IV_4_N: Rule =
    Rule::new(&Entry { id: "MB-IV.4.n", title_fr: "Avance après combat", title_en: "Advance after combat" });
/// Melee ends turn.
pub const R_IV_4_O: Rule =
    Rule::new(&Entry { id: "MB-IV.4.o", title_fr: "Mêlée, fin du tour", title_en: "Melee ends turn" });
/// Two kinds of cards.
pub const R_IV_5_A: Rule =
    Rule::new(&Entry { id: "MB-IV.5.a", title_fr: "Deux jeux de cartes", title_en: "Two kinds of cards" });
/// Shooter unharmed.
pub const R_IV_5_B: Rule =
    Rule::new(&Entry { id: "MB-IV.5.b", title_fr: "Tireur indemne", title_en: "Shooter unharmed" });
/// Shooters and range.
pub const R_IV_5_C: Rule =
    Rule::new(&Entry { id: "MB-IV.5.c", title_fr: "Tireurs et portée", title_en: "Shooters and range" });
/// Blocked line of sight.
pub const R_IV_5_D: Rule = Rule::new(&Entry {
    id: "MB-IV.5.d",
    title_fr: "Ligne de vue bouchée",
    title_en: "Blocked line of sight",
});
/// Result of a shot.
pub const R_IV_5_E: Rule =
    Rule::new(&Entry { id: "MB-IV.5.e", title_fr: "Résultat d’un tir", title_en: "Result of a shot" });
/// Base result: shooting card.
pub const R_IV_5_E_BASE: Rule = Rule::new(&Entry {
    id: "MB-IV.5.e",
    title_fr: "Résultat de base\u{a0}: carte de tir",
    title_en: "Base result: shooting card",
});
/// Numbers in shooting.
pub const R_IV_5_F: Rule =
    Rule::new(&Entry { id: "MB-IV.5.f", title_fr: "Surnombre au tir", title_en: "Numbers in shooting" });
/// Shooter full, target reduced.
pub const R_IV_5_F_ATTACKER: Rule = Rule::new(&Entry {
    id: "MB-IV.5.f",
    title_fr: "Tireur complet, cible entamée",
    title_en: "Shooter full, target reduced",
});
/// Target full, shooter reduced.
pub const R_IV_5_F_DEFENDER: Rule = Rule::new(&Entry {
    id: "MB-IV.5.f",
    title_fr: "Cible complète, tireur entamé",
    title_en: "Target full, shooter reduced",
});
/// Height in shooting.
pub const R_IV_5_G: Rule =
    Rule::new(&Entry { id: "MB-IV.5.g", title_fr: "Hauteur au tir", title_en: "Height in shooting" });
/// Shooter higher.
pub const R_IV_5_G_ATTACKER: Rule =
    Rule::new(&Entry { id: "MB-IV.5.g", title_fr: "Tireur plus haut", title_en: "Shooter higher" });
/// Target higher.
pub const R_IV_5_G_DEFENDER: Rule =
    Rule::new(&Entry { id: "MB-IV.5.g", title_fr: "Cible plus haute", title_en: "Target higher" });
/// Cover of woods.
pub const R_IV_5_H: Rule =
    Rule::new(&Entry { id: "MB-IV.5.h", title_fr: "Abri des bois", title_en: "Cover of woods" });
/// Target in woods.
pub const R_IV_5_H_COVER: Rule =
    Rule::new(&Entry { id: "MB-IV.5.h", title_fr: "Cible dans un bois", title_en: "Target in woods" });
/// Shooting example.
pub const R_IV_5_I: Rule =
    Rule::new(&Entry { id: "MB-IV.5.i", title_fr: "Exemple de tir", title_en: "Shooting example" });
/// Shot ends turn.
pub const R_IV_5_J: Rule =
    Rule::new(&Entry { id: "MB-IV.5.j", title_fr: "Tir, fin du tour", title_en: "Shot ends turn" });
/// Merging.
pub const R_IV_6_A: Rule = Rule::new(&Entry { id: "MB-IV.6.a", title_fr: "Fusion", title_en: "Merging" });
/// Points after merging.
pub const R_IV_6_B: Rule =
    Rule::new(&Entry { id: "MB-IV.6.b", title_fr: "Points après fusion", title_en: "Points after merging" });
/// Regrouping.
pub const R_IV_7_A: Rule =
    Rule::new(&Entry { id: "MB-IV.7.a", title_fr: "Regroupement", title_en: "Regrouping" });
/// Return of units off the map.
pub const R_IV_7_B: Rule = Rule::new(&Entry {
    id: "MB-IV.7.b",
    title_fr: "Retour des unités sorties",
    title_en: "Return of units off the map",
});
/// Module by module.
pub const R_IV_7_C: Rule =
    Rule::new(&Entry { id: "MB-IV.7.c", title_fr: "Module par module", title_en: "Module by module" });
/// Back next to the wagon.
pub const R_IV_7_D: Rule = Rule::new(&Entry {
    id: "MB-IV.7.d",
    title_fr: "Retour près du chariot",
    title_en: "Back next to the wagon",
});
/// Example of return.
pub const R_IV_7_E: Rule =
    Rule::new(&Entry { id: "MB-IV.7.e", title_fr: "Exemple de retour", title_en: "Example of return" });
/// Reserve arrives.
pub const R_IV_7_F: Rule =
    Rule::new(&Entry { id: "MB-IV.7.f", title_fr: "Arrivée de la réserve", title_en: "Reserve arrives" });
/// Wagon lost.
pub const R_IV_7_G: Rule =
    Rule::new(&Entry { id: "MB-IV.7.g", title_fr: "Plus de chariot", title_en: "Wagon lost" });
/// Two sides, 3 VP.
pub const R_IV_W_1: Rule =
    Rule::new(&Entry { id: "MB-IV.W.1", title_fr: "Deux faces, 3 PV", title_en: "Two sides, 3 VP" });
/// One point at most.
pub const R_IV_W_2: Rule =
    Rule::new(&Entry { id: "MB-IV.W.2", title_fr: "Un point au plus", title_en: "One point at most" });
/// Moving the wagon.
pub const R_IV_W_3: Rule =
    Rule::new(&Entry { id: "MB-IV.W.3", title_fr: "Déplacer le chariot", title_en: "Moving the wagon" });
/// Attacking the wagon.
pub const R_IV_W_4: Rule =
    Rule::new(&Entry { id: "MB-IV.W.4", title_fr: "Attaquer le chariot", title_en: "Attacking the wagon" });
/// Control without combat.
pub const R_IV_W_5: Rule = Rule::new(&Entry {
    id: "MB-IV.W.5",
    title_fr: "Contrôle sans combat",
    title_en: "Control without combat",
});
/// No retreat.
pub const R_IV_W_6: Rule =
    Rule::new(&Entry { id: "MB-IV.W.6", title_fr: "Ni retraite ni sortie", title_en: "No retreat" });
