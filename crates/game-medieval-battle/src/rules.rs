//! One constant per rule and ruling. Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Two armies.
pub const R_0_1: Rule = Rule::new(&Entry { id: "MB-0.1", title_fr: "Deux armées", title_en: "Two armies" });
/// No luck.
pub const R_0_2: Rule = Rule::new(&Entry { id: "MB-0.2", title_fr: "Sans hasard", title_en: "No luck" });
/// What the box holds.
pub const R_C_1: Rule =
    Rule::new(&Entry { id: "MB-C.1", title_fr: "Contenu de la boîte", title_en: "What the box holds" });
/// Reading a counter.
pub const R_C_2: Rule =
    Rule::new(&Entry { id: "MB-C.2", title_fr: "Lire un pion", title_en: "Reading a counter" });
/// Standard map.
pub const R_I_1: Rule =
    Rule::new(&Entry { id: "MB-I.1", title_fr: "Carte standard", title_en: "Standard map" });
/// Large map.
pub const R_I_2: Rule = Rule::new(&Entry { id: "MB-I.2", title_fr: "Grande carte", title_en: "Large map" });
/// Mountains.
pub const R_I_3: Rule = Rule::new(&Entry { id: "MB-I.3", title_fr: "Montagnes", title_en: "Mountains" });
/// Rocky hills.
pub const R_I_4: Rule =
    Rule::new(&Entry { id: "MB-I.4", title_fr: "Collines rocheuses", title_en: "Rocky hills" });
/// Woods and plain.
pub const R_I_5: Rule =
    Rule::new(&Entry { id: "MB-I.5", title_fr: "Bois et plaines", title_en: "Woods and plain" });
/// Terrain costs.
pub const R_I_6: Rule =
    Rule::new(&Entry { id: "MB-I.6", title_fr: "Coût des terrains", title_en: "Terrain costs" });
/// Secret choice.
pub const R_II_1: Rule =
    Rule::new(&Entry { id: "MB-II.1", title_fr: "Choix secret", title_en: "Secret choice" });
/// Budget.
pub const R_II_2: Rule = Rule::new(&Entry { id: "MB-II.2", title_fr: "Budget", title_en: "Budget" });
/// Unit prices.
pub const R_II_3: Rule =
    Rule::new(&Entry { id: "MB-II.3", title_fr: "Prix des unités", title_en: "Unit prices" });
/// Compulsory wagon.
pub const R_II_4: Rule =
    Rule::new(&Entry { id: "MB-II.4", title_fr: "Chariot imposé", title_en: "Compulsory wagon" });
/// Sample army.
pub const R_II_5: Rule =
    Rule::new(&Entry { id: "MB-II.5", title_fr: "Exemple d'armée", title_en: "Sample army" });
/// One longbow unit.
pub const R_II_6: Rule =
    Rule::new(&Entry { id: "MB-II.6", title_fr: "Un seul arc long", title_en: "One longbow unit" });
/// Armies revealed.
pub const R_II_7: Rule =
    Rule::new(&Entry { id: "MB-II.7", title_fr: "Armées révélées", title_en: "Armies revealed" });
/// Away from flags.
pub const R_III_1: Rule =
    Rule::new(&Entry { id: "MB-III.1", title_fr: "Loin des drapeaux", title_en: "Away from flags" });
/// Away from enemy wagon.
pub const R_III_2: Rule = Rule::new(&Entry {
    id: "MB-III.2",
    title_fr: "Loin du chariot adverse",
    title_en: "Away from enemy wagon",
});
/// Wagons first.
pub const R_III_3: Rule =
    Rule::new(&Entry { id: "MB-III.3", title_fr: "Les chariots d'abord", title_en: "Wagons first" });
/// Placing in turn.
pub const R_III_4: Rule =
    Rule::new(&Entry { id: "MB-III.4", title_fr: "Pose alternée", title_en: "Placing in turn" });
/// Starting state.
pub const R_III_5: Rule =
    Rule::new(&Entry { id: "MB-III.5", title_fr: "État de départ", title_en: "Starting state" });
/// Reserve.
pub const R_III_6: Rule = Rule::new(&Entry { id: "MB-III.6", title_fr: "Réserve", title_en: "Reserve" });
/// Alternate turns.
pub const R_IV_0: Rule =
    Rule::new(&Entry { id: "MB-IV.0", title_fr: "Tours alternés", title_en: "Alternate turns" });
/// Action: move.
pub const R_IV_A: Rule =
    Rule::new(&Entry { id: "MB-IV.a", title_fr: "Action : déplacer", title_en: "Action: move" });
/// Action: shoot.
pub const R_IV_B: Rule =
    Rule::new(&Entry { id: "MB-IV.b", title_fr: "Action : tirer", title_en: "Action: shoot" });
/// Reaction: retreat.
pub const R_IV_C: Rule =
    Rule::new(&Entry { id: "MB-IV.c", title_fr: "Réaction : se replier", title_en: "Reaction: retreat" });
/// Action: regroup.
pub const R_IV_D: Rule =
    Rule::new(&Entry { id: "MB-IV.d", title_fr: "Action : regrouper", title_en: "Action: regroup" });
/// Action: pass.
pub const R_IV_E: Rule =
    Rule::new(&Entry { id: "MB-IV.e", title_fr: "Action : passer", title_en: "Action: pass" });
/// Paying for terrain.
pub const R_IV_1_A: Rule =
    Rule::new(&Entry { id: "MB-IV.1.a", title_fr: "Payer le terrain", title_en: "Paying for terrain" });
/// No free refill.
pub const R_IV_1_B: Rule =
    Rule::new(&Entry { id: "MB-IV.1.b", title_fr: "Points non renouvelés", title_en: "No free refill" });
/// Price of a melee.
pub const R_IV_1_C: Rule =
    Rule::new(&Entry { id: "MB-IV.1.c", title_fr: "Prix d'une mêlée", title_en: "Price of a melee" });
/// Free defence.
pub const R_IV_1_D: Rule =
    Rule::new(&Entry { id: "MB-IV.1.d", title_fr: "Défense gratuite", title_en: "Free defence" });
/// Passing through friends.
pub const R_IV_1_E: Rule = Rule::new(&Entry {
    id: "MB-IV.1.e",
    title_fr: "Traverser une unité amie",
    title_en: "Passing through friends",
});
/// Not under enemy control.
pub const R_IV_1_F: Rule = Rule::new(&Entry {
    id: "MB-IV.1.f",
    title_fr: "Pas sous contrôle adverse",
    title_en: "Not under enemy control",
});
/// Price of a shot.
pub const R_IV_1_G: Rule =
    Rule::new(&Entry { id: "MB-IV.1.g", title_fr: "Prix d'un tir", title_en: "Price of a shot" });
/// Price of a retreat.
pub const R_IV_1_H: Rule =
    Rule::new(&Entry { id: "MB-IV.1.h", title_fr: "Prix d'une retraite", title_en: "Price of a retreat" });
/// Turning the counter.
pub const R_IV_1_I: Rule =
    Rule::new(&Entry { id: "MB-IV.1.i", title_fr: "Tourner le pion", title_en: "Turning the counter" });
/// Controlled hexes.
pub const R_IV_2_A: Rule =
    Rule::new(&Entry { id: "MB-IV.2.a", title_fr: "Hexagones contrôlés", title_en: "Controlled hexes" });
/// Beyond the edge.
pub const R_IV_2_B: Rule =
    Rule::new(&Entry { id: "MB-IV.2.b", title_fr: "Au-delà du bord", title_en: "Beyond the edge" });
/// Going on by attack.
pub const R_IV_2_C: Rule = Rule::new(&Entry {
    id: "MB-IV.2.c",
    title_fr: "Poursuivre en attaquant",
    title_en: "Going on by attack",
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
    Rule::new(&Entry { id: "MB-IV.2.f", title_fr: "Partir d'une zone", title_en: "Starting in a zone" });
/// Melee only.
pub const R_IV_3_A: Rule =
    Rule::new(&Entry { id: "MB-IV.3.a", title_fr: "Mêlée seulement", title_en: "Melee only" });
/// Where to retreat.
pub const R_IV_3_B: Rule =
    Rule::new(&Entry { id: "MB-IV.3.b", title_fr: "Où se replier", title_en: "Where to retreat" });
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
/// Light cavalry beaten.
pub const R_IV_4_C: Rule = Rule::new(&Entry {
    id: "MB-IV.4.c",
    title_fr: "Cavalerie légère battue",
    title_en: "Light cavalry beaten",
});
/// Light cavalry even.
pub const R_IV_4_D: Rule = Rule::new(&Entry {
    id: "MB-IV.4.d",
    title_fr: "Cavalerie légère à égalité",
    title_en: "Light cavalry even",
});
/// Light cavalry wins.
pub const R_IV_4_E: Rule = Rule::new(&Entry {
    id: "MB-IV.4.e",
    title_fr: "Cavalerie légère victorieuse",
    title_en: "Light cavalry wins",
});
/// Archers swept away.
pub const R_IV_4_F: Rule =
    Rule::new(&Entry { id: "MB-IV.4.f", title_fr: "Archers balayés", title_en: "Archers swept away" });
/// Shifting the card.
pub const R_IV_4_G: Rule =
    Rule::new(&Entry { id: "MB-IV.4.g", title_fr: "Décaler la carte", title_en: "Shifting the card" });
/// Numbers.
pub const R_IV_4_H: Rule = Rule::new(&Entry { id: "MB-IV.4.h", title_fr: "Surnombre", title_en: "Numbers" });
/// Height.
pub const R_IV_4_I: Rule = Rule::new(&Entry { id: "MB-IV.4.i", title_fr: "Hauteur", title_en: "Height" });
/// Bad ground.
pub const R_IV_4_J: Rule =
    Rule::new(&Entry { id: "MB-IV.4.j", title_fr: "Mauvais terrain", title_en: "Bad ground" });
/// Melee example.
pub const R_IV_4_K: Rule =
    Rule::new(&Entry { id: "MB-IV.4.k", title_fr: "Exemple de mêlée", title_en: "Melee example" });
/// Partial loss.
pub const R_IV_4_L: Rule =
    Rule::new(&Entry { id: "MB-IV.4.l", title_fr: "Perte partielle", title_en: "Partial loss" });
/// Unit destroyed.
pub const R_IV_4_M: Rule =
    Rule::new(&Entry { id: "MB-IV.4.m", title_fr: "Unité détruite", title_en: "Unit destroyed" });
/// Advance after victory.
pub const R_IV_4_N: Rule = Rule::new(&Entry {
    id: "MB-IV.4.n",
    title_fr: "Avance après victoire",
    title_en: "Advance after victory",
});
/// Melee ends turn.
pub const R_IV_4_O: Rule =
    Rule::new(&Entry { id: "MB-IV.4.o", title_fr: "Mêlée, fin du tour", title_en: "Melee ends turn" });
/// Two kinds of cards.
pub const R_IV_5_A: Rule =
    Rule::new(&Entry { id: "MB-IV.5.a", title_fr: "Deux jeux de cartes", title_en: "Two kinds of cards" });
/// Shooter unharmed.
pub const R_IV_5_B: Rule =
    Rule::new(&Entry { id: "MB-IV.5.b", title_fr: "Tireur indemne", title_en: "Shooter unharmed" });
/// Who shoots, how far.
pub const R_IV_5_C: Rule =
    Rule::new(&Entry { id: "MB-IV.5.c", title_fr: "Qui tire, et où", title_en: "Who shoots, how far" });
/// Blocked sight.
pub const R_IV_5_D: Rule =
    Rule::new(&Entry { id: "MB-IV.5.d", title_fr: "Vue bouchée", title_en: "Blocked sight" });
/// Result of a shot.
pub const R_IV_5_E: Rule =
    Rule::new(&Entry { id: "MB-IV.5.e", title_fr: "Résultat d'un tir", title_en: "Result of a shot" });
/// Numbers in shooting.
pub const R_IV_5_F: Rule =
    Rule::new(&Entry { id: "MB-IV.5.f", title_fr: "Surnombre au tir", title_en: "Numbers in shooting" });
/// Height in shooting.
pub const R_IV_5_G: Rule =
    Rule::new(&Entry { id: "MB-IV.5.g", title_fr: "Hauteur au tir", title_en: "Height in shooting" });
/// Cover of woods.
pub const R_IV_5_H: Rule =
    Rule::new(&Entry { id: "MB-IV.5.h", title_fr: "Abri des bois", title_en: "Cover of woods" });
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
/// Return of the fled.
pub const R_IV_7_B: Rule =
    Rule::new(&Entry { id: "MB-IV.7.b", title_fr: "Retour des fuyards", title_en: "Return of the fled" });
/// Module by module.
pub const R_IV_7_C: Rule =
    Rule::new(&Entry { id: "MB-IV.7.c", title_fr: "Module par module", title_en: "Module by module" });
/// Back beside the wagon.
pub const R_IV_7_D: Rule = Rule::new(&Entry {
    id: "MB-IV.7.d",
    title_fr: "Rentrée près du chariot",
    title_en: "Back beside the wagon",
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
/// No way out.
pub const R_IV_W_6: Rule =
    Rule::new(&Entry { id: "MB-IV.W.6", title_fr: "Ni retraite ni fuite", title_en: "No way out" });
/// Flag values.
pub const R_V_1: Rule =
    Rule::new(&Entry { id: "MB-V.1", title_fr: "Valeur des drapeaux", title_en: "Flag values" });
/// Wagon value.
pub const R_V_2: Rule =
    Rule::new(&Entry { id: "MB-V.2", title_fr: "Valeur du chariot", title_en: "Wagon value" });
/// Taking a flag.
pub const R_V_3: Rule =
    Rule::new(&Entry { id: "MB-V.3", title_fr: "Prendre un drapeau", title_en: "Taking a flag" });
/// Just passing.
pub const R_V_4: Rule =
    Rule::new(&Entry { id: "MB-V.4", title_fr: "Simple passage", title_en: "Just passing" });
/// Flag kept.
pub const R_V_5: Rule =
    Rule::new(&Entry { id: "MB-V.5", title_fr: "Drapeau conservé", title_en: "Flag kept" });
/// Winning on points.
pub const R_V_6: Rule =
    Rule::new(&Entry { id: "MB-V.6", title_fr: "Victoire aux points", title_en: "Winning on points" });
/// Exhaustion.
pub const R_V_7: Rule = Rule::new(&Entry { id: "MB-V.7", title_fr: "Épuisement", title_en: "Exhaustion" });
/// Two passes.
pub const R_V_8: Rule = Rule::new(&Entry { id: "MB-V.8", title_fr: "Deux passes", title_en: "Two passes" });
/// Deciding the winner.
pub const R_V_9: Rule =
    Rule::new(&Entry { id: "MB-V.9", title_fr: "Départager", title_en: "Deciding the winner" });
/// Dismounting.
pub const R_VI_1: Rule =
    Rule::new(&Entry { id: "MB-VI.1", title_fr: "Mise à pied", title_en: "Dismounting" });
/// New type.
pub const R_VI_2: Rule = Rule::new(&Entry { id: "MB-VI.2", title_fr: "Nouveau type", title_en: "New type" });
/// Points on foot.
pub const R_VI_3: Rule =
    Rule::new(&Entry { id: "MB-VI.3", title_fr: "Points à pied", title_en: "Points on foot" });
/// Who picks the map.
pub const RULING_01: Rule =
    Rule::new(&Entry { id: "MB-R01", title_fr: "Qui choisit la carte", title_en: "Who picks the map" });
/// Matching letters.
pub const RULING_02: Rule =
    Rule::new(&Entry { id: "MB-R02", title_fr: "Même lettre", title_en: "Matching letters" });
/// Unspent budget.
pub const RULING_03: Rule =
    Rule::new(&Entry { id: "MB-R03", title_fr: "Budget non dépensé", title_en: "Unspent budget" });
/// Longbows, large map.
pub const RULING_04: Rule = Rule::new(&Entry {
    id: "MB-R04",
    title_fr: "Archers longs, grande carte",
    title_en: "Longbows, large map",
});
/// Order of secret choices.
pub const RULING_05: Rule = Rule::new(&Entry {
    id: "MB-R05",
    title_fr: "Ordre des choix secrets",
    title_en: "Order of secret choices",
});
/// Counting 3 hexes.
pub const RULING_06: Rule =
    Rule::new(&Entry { id: "MB-R06", title_fr: "Compter 3 hexagones", title_en: "Counting 3 hexes" });
/// Starting terrain.
pub const RULING_07: Rule =
    Rule::new(&Entry { id: "MB-R07", title_fr: "Terrain de départ", title_en: "Starting terrain" });
/// Deploying near enemies.
pub const RULING_08: Rule = Rule::new(&Entry {
    id: "MB-R08",
    title_fr: "Déployer près de l'ennemi",
    title_en: "Deploying near enemies",
});
/// First counter placed.
pub const RULING_09: Rule =
    Rule::new(&Entry { id: "MB-R09", title_fr: "Premier pion posé", title_en: "First counter placed" });
/// Stopping is final.
pub const RULING_10: Rule =
    Rule::new(&Entry { id: "MB-R10", title_fr: "Arrêt définitif", title_en: "Stopping is final" });
/// Going on alone.
pub const RULING_11: Rule =
    Rule::new(&Entry { id: "MB-R11", title_fr: "Continuer seul", title_en: "Going on alone" });
/// No room left.
pub const RULING_12: Rule =
    Rule::new(&Entry { id: "MB-R12", title_fr: "Plus de place", title_en: "No room left" });
/// Open reserve.
pub const RULING_13: Rule =
    Rule::new(&Entry { id: "MB-R13", title_fr: "Réserve visible", title_en: "Open reserve" });
/// There and back.
pub const RULING_14: Rule =
    Rule::new(&Entry { id: "MB-R14", title_fr: "Aller et retour", title_en: "There and back" });
/// Several crossings.
pub const RULING_15: Rule =
    Rule::new(&Entry { id: "MB-R15", title_fr: "Plusieurs passages", title_en: "Several crossings" });
/// Attacking from a friend.
pub const RULING_16: Rule = Rule::new(&Entry {
    id: "MB-R16",
    title_fr: "Attaquer depuis une amie",
    title_en: "Attacking from a friend",
});
/// Crossing your wagon.
pub const RULING_17: Rule =
    Rule::new(&Entry { id: "MB-R17", title_fr: "Traverser son chariot", title_en: "Crossing your wagon" });
/// Control never fades.
pub const RULING_18: Rule =
    Rule::new(&Entry { id: "MB-R18", title_fr: "Contrôle permanent", title_en: "Control never fades" });
/// Friend in the zone.
pub const RULING_19: Rule =
    Rule::new(&Entry { id: "MB-R19", title_fr: "Ami dans la zone", title_en: "Friend in the zone" });
/// The wagon's zone.
pub const RULING_20: Rule =
    Rule::new(&Entry { id: "MB-R20", title_fr: "Zone du chariot", title_en: "The wagon's zone" });
/// One principle.
pub const RULING_21: Rule =
    Rule::new(&Entry { id: "MB-R21", title_fr: "Un seul principe", title_en: "One principle" });
/// Halted unit's targets.
pub const RULING_22: Rule = Rule::new(&Entry {
    id: "MB-R22",
    title_fr: "Cible d'une unité arrêtée",
    title_en: "Halted unit's targets",
});
/// Target not controlling you.
pub const RULING_23: Rule = Rule::new(&Entry {
    id: "MB-R23",
    title_fr: "Cible sans contrôle",
    title_en: "Target not controlling you",
});
/// Attack and closed terrain.
pub const RULING_24: Rule = Rule::new(&Entry {
    id: "MB-R24",
    title_fr: "Attaque et terrain fermé",
    title_en: "Attack and closed terrain",
});
/// Paying in full.
pub const RULING_25: Rule =
    Rule::new(&Entry { id: "MB-R25", title_fr: "Payer en entier", title_en: "Paying in full" });
/// No refund.
pub const RULING_26: Rule =
    Rule::new(&Entry { id: "MB-R26", title_fr: "Pas de remboursement", title_en: "No refund" });
/// Shooting after moving.
pub const RULING_27: Rule =
    Rule::new(&Entry { id: "MB-R27", title_fr: "Tirer après un trajet", title_en: "Shooting after moving" });
/// The lost 'not'.
pub const RULING_30: Rule =
    Rule::new(&Entry { id: "MB-R30", title_fr: "La négation perdue", title_en: "The lost 'not'" });
/// Attacker's own zone.
pub const RULING_31: Rule =
    Rule::new(&Entry { id: "MB-R31", title_fr: "Zone de l'attaquant", title_en: "Attacker's own zone" });
/// One unit retreats.
pub const RULING_32: Rule =
    Rule::new(&Entry { id: "MB-R32", title_fr: "Une seule se replie", title_en: "One unit retreats" });
/// Mountain refuge.
pub const RULING_33: Rule =
    Rule::new(&Entry { id: "MB-R33", title_fr: "Refuge en montagne", title_en: "Mountain refuge" });
/// Fleeing off the edge.
pub const RULING_34: Rule =
    Rule::new(&Entry { id: "MB-R34", title_fr: "Fuir par le bord", title_en: "Fleeing off the edge" });
/// Must move in.
pub const RULING_35: Rule =
    Rule::new(&Entry { id: "MB-R35", title_fr: "Occuper est obligatoire", title_en: "Must move in" });
/// Following up.
pub const RULING_36: Rule =
    Rule::new(&Entry { id: "MB-R36", title_fr: "Enchaîner", title_en: "Following up" });
/// How many follow-ups.
pub const RULING_37: Rule =
    Rule::new(&Entry { id: "MB-R37", title_fr: "Nombre d'enchaînements", title_en: "How many follow-ups" });
/// Pursuit targets.
pub const RULING_38: Rule =
    Rule::new(&Entry { id: "MB-R38", title_fr: "Cibles de la poursuite", title_en: "Pursuit targets" });
/// Retreat onto a flag.
pub const RULING_39: Rule =
    Rule::new(&Entry { id: "MB-R39", title_fr: "Repli sur un drapeau", title_en: "Retreat onto a flag" });
/// Place of the melee.
pub const RULING_40: Rule =
    Rule::new(&Entry { id: "MB-R40", title_fr: "Lieu de la mêlée", title_en: "Place of the melee" });
/// Cavalry against cavalry.
pub const RULING_41: Rule = Rule::new(&Entry {
    id: "MB-R41",
    title_fr: "Cavalerie contre cavalerie",
    title_en: "Cavalry against cavalry",
});
/// Measuring height.
pub const RULING_42: Rule =
    Rule::new(&Entry { id: "MB-R42", title_fr: "Mesurer la hauteur", title_en: "Measuring height" });
/// Ends of the calculator.
pub const RULING_43: Rule =
    Rule::new(&Entry { id: "MB-R43", title_fr: "Bouts du calculateur", title_en: "Ends of the calculator" });
/// Simultaneous losses.
pub const RULING_44: Rule =
    Rule::new(&Entry { id: "MB-R44", title_fr: "Pertes simultanées", title_en: "Simultaneous losses" });
/// Wounded winner.
pub const RULING_45: Rule =
    Rule::new(&Entry { id: "MB-R45", title_fr: "Vainqueur blessé", title_en: "Wounded winner" });
/// Nature of the advance.
pub const RULING_46: Rule =
    Rule::new(&Entry { id: "MB-R46", title_fr: "Nature de l'avance", title_en: "Nature of the advance" });
/// Assault on a wagon.
pub const RULING_47: Rule =
    Rule::new(&Entry { id: "MB-R47", title_fr: "Assaut du chariot", title_en: "Assault on a wagon" });
/// Wagon that rolled.
pub const RULING_48: Rule =
    Rule::new(&Entry { id: "MB-R48", title_fr: "Chariot qui a roulé", title_en: "Wagon that rolled" });
/// One attack a turn.
pub const RULING_49: Rule =
    Rule::new(&Entry { id: "MB-R49", title_fr: "Une attaque par tour", title_en: "One attack a turn" });
/// Range and units.
pub const RULING_50: Rule =
    Rule::new(&Entry { id: "MB-R50", title_fr: "Portée et unités", title_en: "Range and units" });
/// Line of sight.
pub const RULING_51: Rule =
    Rule::new(&Entry { id: "MB-R51", title_fr: "Ligne de vue", title_en: "Line of sight" });
/// Shooter's height.
pub const RULING_52: Rule =
    Rule::new(&Entry { id: "MB-R52", title_fr: "Hauteur du tireur", title_en: "Shooter's height" });
/// Hills do not block.
pub const RULING_53: Rule =
    Rule::new(&Entry { id: "MB-R53", title_fr: "Collines transparentes", title_en: "Hills do not block" });
/// Woods plus height.
pub const RULING_54: Rule =
    Rule::new(&Entry { id: "MB-R54", title_fr: "Bois et hauteur ensemble", title_en: "Woods plus height" });
/// Target shot down.
pub const RULING_55: Rule =
    Rule::new(&Entry { id: "MB-R55", title_fr: "Cible abattue", title_en: "Target shot down" });
/// Points and kept counter.
pub const RULING_56: Rule =
    Rule::new(&Entry {
        id: "MB-R56", title_fr: "Points et pion gardé", title_en: "Points and kept counter"
    });
/// Merging under control.
pub const RULING_57: Rule =
    Rule::new(&Entry { id: "MB-R57", title_fr: "Fusion sous contrôle", title_en: "Merging under control" });
/// Who never merges.
pub const RULING_58: Rule =
    Rule::new(&Entry { id: "MB-R58", title_fr: "Qui ne fusionne pas", title_en: "Who never merges" });
/// Counting modules.
pub const RULING_59: Rule =
    Rule::new(&Entry { id: "MB-R59", title_fr: "Compter les modules", title_en: "Counting modules" });
/// Order of a regrouping.
pub const RULING_60: Rule = Rule::new(&Entry {
    id: "MB-R60",
    title_fr: "Ordre d'un regroupement",
    title_en: "Order of a regrouping",
});
/// Placing when regrouping.
pub const RULING_61: Rule =
    Rule::new(&Entry { id: "MB-R61", title_fr: "Poser en regroupant", title_en: "Placing when regrouping" });
/// Lasting control.
pub const RULING_62: Rule =
    Rule::new(&Entry { id: "MB-R62", title_fr: "Contrôle durable", title_en: "Lasting control" });
/// Wagon on a flag.
pub const RULING_63: Rule =
    Rule::new(&Entry { id: "MB-R63", title_fr: "Chariot sur un drapeau", title_en: "Wagon on a flag" });
/// When to count.
pub const RULING_64: Rule =
    Rule::new(&Entry { id: "MB-R64", title_fr: "Quand compter", title_en: "When to count" });
/// Both at the threshold.
pub const RULING_65: Rule =
    Rule::new(&Entry { id: "MB-R65", title_fr: "Deux au seuil", title_en: "Both at the threshold" });
/// Judging exhaustion.
pub const RULING_66: Rule =
    Rule::new(&Entry { id: "MB-R66", title_fr: "Juger l'épuisement", title_en: "Judging exhaustion" });
/// Player without units.
pub const RULING_67: Rule =
    Rule::new(&Entry { id: "MB-R67", title_fr: "Joueur sans unités", title_en: "Player without units" });
/// Passes interrupted.
pub const RULING_68: Rule =
    Rule::new(&Entry { id: "MB-R68", title_fr: "Passes interrompues", title_en: "Passes interrupted" });
/// Value of survivors.
pub const RULING_69: Rule =
    Rule::new(&Entry { id: "MB-R69", title_fr: "Valeur des survivants", title_en: "Value of survivors" });
/// Resigning.
pub const RULING_70: Rule = Rule::new(&Entry { id: "MB-R70", title_fr: "Abandon", title_en: "Resigning" });
/// Before or after.
pub const RULING_71: Rule =
    Rule::new(&Entry { id: "MB-R71", title_fr: "Avant ou après", title_en: "Before or after" });
/// No remounting.
pub const RULING_72: Rule =
    Rule::new(&Entry { id: "MB-R72", title_fr: "Sans retour", title_en: "No remounting" });
/// Counter available.
pub const RULING_73: Rule =
    Rule::new(&Entry { id: "MB-R73", title_fr: "Pion disponible", title_en: "Counter available" });
/// Immediate effect.
pub const RULING_74: Rule =
    Rule::new(&Entry { id: "MB-R74", title_fr: "Effet immédiat", title_en: "Immediate effect" });
/// The nameless component.
pub const RULING_80: Rule =
    Rule::new(&Entry { id: "MB-R80", title_fr: "Le composant sans nom", title_en: "The nameless component" });
/// Facing of counters.
pub const RULING_81: Rule =
    Rule::new(&Entry { id: "MB-R81", title_fr: "Orientation des pions", title_en: "Facing of counters" });
/// Order of the endings.
pub const RULING_82: Rule =
    Rule::new(&Entry { id: "MB-R82", title_fr: "Ordre des trois fins", title_en: "Order of the endings" });
/// Bad ground: who gains.
pub const RULING_83: Rule = Rule::new(&Entry {
    id: "MB-R83",
    title_fr: "Mauvais terrain : bénéficiaire",
    title_en: "Bad ground: who gains",
});

/// All of them, in the order of the book.
pub const ALL: &[Rule] = &[
    R_0_1, R_0_2, R_C_1, R_C_2, R_I_1, R_I_2, R_I_3, R_I_4, R_I_5, R_I_6, R_II_1, R_II_2, R_II_3, R_II_4,
    R_II_5, R_II_6, R_II_7, R_III_1, R_III_2, R_III_3, R_III_4, R_III_5, R_III_6, R_IV_0, R_IV_A, R_IV_B,
    R_IV_C, R_IV_D, R_IV_E, R_IV_1_A, R_IV_1_B, R_IV_1_C, R_IV_1_D, R_IV_1_E, R_IV_1_F, R_IV_1_G, R_IV_1_H,
    R_IV_1_I, R_IV_2_A, R_IV_2_B, R_IV_2_C, R_IV_2_D, R_IV_2_E, R_IV_2_F, R_IV_3_A, R_IV_3_B, R_IV_3_C,
    R_IV_3_D, R_IV_3_E, R_IV_3_F, R_IV_3_G, R_IV_4_A, R_IV_4_B, R_IV_4_C, R_IV_4_D, R_IV_4_E, R_IV_4_F,
    R_IV_4_G, R_IV_4_H, R_IV_4_I, R_IV_4_J, R_IV_4_K, R_IV_4_L, R_IV_4_M, R_IV_4_N, R_IV_4_O, R_IV_5_A,
    R_IV_5_B, R_IV_5_C, R_IV_5_D, R_IV_5_E, R_IV_5_F, R_IV_5_G, R_IV_5_H, R_IV_5_I, R_IV_5_J, R_IV_6_A,
    R_IV_6_B, R_IV_7_A, R_IV_7_B, R_IV_7_C, R_IV_7_D, R_IV_7_E, R_IV_7_F, R_IV_7_G, R_IV_W_1, R_IV_W_2,
    R_IV_W_3, R_IV_W_4, R_IV_W_5, R_IV_W_6, R_V_1, R_V_2, R_V_3, R_V_4, R_V_5, R_V_6, R_V_7, R_V_8, R_V_9,
    R_VI_1, R_VI_2, R_VI_3, RULING_01, RULING_02, RULING_03, RULING_04, RULING_05, RULING_06, RULING_07,
    RULING_08, RULING_09, RULING_10, RULING_11, RULING_12, RULING_13, RULING_14, RULING_15, RULING_16,
    RULING_17, RULING_18, RULING_19, RULING_20, RULING_21, RULING_22, RULING_23, RULING_24, RULING_25,
    RULING_26, RULING_27, RULING_30, RULING_31, RULING_32, RULING_33, RULING_34, RULING_35, RULING_36,
    RULING_37, RULING_38, RULING_39, RULING_40, RULING_41, RULING_42, RULING_43, RULING_44, RULING_45,
    RULING_46, RULING_47, RULING_48, RULING_49, RULING_50, RULING_51, RULING_52, RULING_53, RULING_54,
    RULING_55, RULING_56, RULING_57, RULING_58, RULING_59, RULING_60, RULING_61, RULING_62, RULING_63,
    RULING_64, RULING_65, RULING_66, RULING_67, RULING_68, RULING_69, RULING_70, RULING_71, RULING_72,
    RULING_73, RULING_74, RULING_80, RULING_81, RULING_82, RULING_83,
];
