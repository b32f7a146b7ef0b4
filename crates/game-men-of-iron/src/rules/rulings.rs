//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Facing and its angles.
pub const RULING_2_1_1: Rule = Rule::new(&Entry {
    id: "MI-Q2.1-1",
    title_fr: "Orientation et angles",
    title_en: "Facing and its angles",
});
/// Ten types of unit.
pub const RULING_2_2_1: Rule =
    Rule::new(&Entry { id: "MI-Q2.2-1", title_fr: "Dix types d’unité", title_en: "Ten types of unit" });
/// Fire or move.
pub const RULING_6_2_2: Rule =
    Rule::new(&Entry { id: "MI-Q6.2-2", title_fr: "Tirer ou bouger", title_en: "Fire or move" });
/// Archers or crossbowmen.
pub const RULING_9_2_9: Rule = Rule::new(&Entry {
    id: "MI-Q9.2-9",
    title_fr: "Archers ou arbalétriers",
    title_en: "Archers or crossbowmen",
});
/// Tables, values and maps.
pub const RULING_12: Rule = Rule::new(&Entry {
    id: "MI-R12",
    title_fr: "Tables, valeurs et cartes",
    title_en: "Tables, values and maps",
});
/// The last Command, free again.
pub const RULING_3_2_1: Rule = Rule::new(&Entry {
    id: "MI-Q3.2-1",
    title_fr: "Un corps de nouveau gratuit",
    title_en: "The last Command, free again",
});
/// A single usable Command.
pub const RULING_3_2_2: Rule = Rule::new(&Entry {
    id: "MI-Q3.2-2",
    title_fr: "Un seul corps utilisable",
    title_en: "A single usable Command",
});
/// Where you may pass.
pub const RULING_4_1_1: Rule =
    Rule::new(&Entry { id: "MI-Q4.1-1", title_fr: "Quand passer", title_en: "Where you may pass" });
/// When both sides refuse.
pub const RULING_4_1_2: Rule = Rule::new(&Entry {
    id: "MI-Q4.1-2",
    title_fr: "Quand les deux refusent",
    title_en: "When both sides refuse",
});
/// An idle activation.
pub const RULING_01: Rule =
    Rule::new(&Entry { id: "MI-R01", title_fr: "L’activation sans effet", title_en: "An idle activation" });
/// Forty activations without a die.
pub const RULING_02: Rule = Rule::new(&Entry {
    id: "MI-R02",
    title_fr: "Quarante activations sans dé",
    title_en: "Forty activations without a die",
});
/// A Command that can act.
pub const RULING_4_1_3: Rule = Rule::new(&Entry {
    id: "MI-Q4.1-3",
    title_fr: "Un corps capable d’agir",
    title_en: "A Command that can act",
});
/// Whose rating counts.
pub const RULING_4_2_1: Rule =
    Rule::new(&Entry { id: "MI-Q4.2-1", title_fr: "De qui est la valeur", title_en: "Whose rating counts" });
/// What can be seized.
pub const RULING_4_3_1: Rule = Rule::new(&Entry {
    id: "MI-Q4.3-1",
    title_fr: "Ce qu’on peut interrompre",
    title_en: "What can be seized",
});
/// After a seizure.
pub const RULING_4_3_2: Rule = Rule::new(&Entry {
    id: "MI-Q4.3-2",
    title_fr: "Après une prise d’initiative",
    title_en: "After a seizure",
});
/// With any Command.
pub const RULING_4_3_3: Rule = Rule::new(&Entry {
    id: "MI-Q4.3-3",
    title_fr: "Avec n’importe quel corps",
    title_en: "With any Command",
});
/// A free choice.
pub const RULING_4_3_4: Rule =
    Rule::new(&Entry { id: "MI-Q4.3-4", title_fr: "Un choix gratuit", title_en: "A free choice" });
/// The named Command does not bind.
pub const RULING_4_3_5: Rule = Rule::new(&Entry {
    id: "MI-Q4.3-5",
    title_fr: "Le corps désigné n’oblige pas",
    title_en: "The named Command does not bind",
});
/// An attempt lost.
pub const RULING_4_3_6: Rule =
    Rule::new(&Entry { id: "MI-Q4.3-6", title_fr: "Une tentative perdue", title_en: "An attempt lost" });
/// When a standard is offered.
pub const RULING_07: Rule = Rule::new(&Entry {
    id: "MI-R07",
    title_fr: "Quand un étendard s’active",
    title_en: "When a standard is offered",
});
/// One unit at a time.
pub const RULING_5_1_1: Rule =
    Rule::new(&Entry { id: "MI-Q5.1-1", title_fr: "Une unité à la fois", title_en: "One unit at a time" });
/// No minimum move.
pub const RULING_5_1_2: Rule =
    Rule::new(&Entry { id: "MI-Q5.1-2", title_fr: "Pas de mouvement minimal", title_en: "No minimum move" });
/// Climbing, and leaders’ costs.
pub const RULING_5_1_3: Rule = Rule::new(&Entry {
    id: "MI-Q5.1-3",
    title_fr: "Montées et coûts des chefs",
    title_en: "Climbing, and leaders’ costs",
});
/// No stepping off the map.
pub const RULING_5_2_1: Rule = Rule::new(&Entry {
    id: "MI-Q5.2-1",
    title_fr: "Jamais hors de la carte",
    title_en: "No stepping off the map",
});
/// Next to an enemy.
pub const RULING_5_2_2: Rule =
    Rule::new(&Entry { id: "MI-Q5.2-2", title_fr: "À côté de l’ennemi", title_en: "Next to an enemy" });
/// Which turns are allowed.
pub const RULING_6_2_1: Rule = Rule::new(&Entry {
    id: "MI-Q6.2-1",
    title_fr: "Ce qu’on peut pivoter",
    title_en: "Which turns are allowed",
});
/// The same ZOC.
pub const RULING_6_2_3: Rule =
    Rule::new(&Entry { id: "MI-Q6.2-3", title_fr: "La même ZdC", title_en: "The same ZOC" });
/// Too slow to leave.
pub const RULING_03: Rule =
    Rule::new(&Entry { id: "MI-R03", title_fr: "Trop lente pour sortir", title_en: "Too slow to leave" });
/// Pushed back before moving.
pub const RULING_05: Rule = Rule::new(&Entry {
    id: "MI-R05",
    title_fr: "Déplacée avant de bouger",
    title_en: "Pushed back before moving",
});
/// The order after each step.
pub const RULING_10: Rule = Rule::new(&Entry {
    id: "MI-R10",
    title_fr: "L’ordre après chaque pas",
    title_en: "The order after each step",
});
/// ZOC of weakened units.
pub const RULING_7_1_1: Rule = Rule::new(&Entry {
    id: "MI-Q7.1-1",
    title_fr: "La ZdC des unités affaiblies",
    title_en: "ZOC of weakened units",
});
/// ZOC and terrain.
pub const RULING_7_1_2: Rule =
    Rule::new(&Entry { id: "MI-Q7.1-2", title_fr: "ZdC et terrain", title_en: "ZOC and terrain" });
/// Which mounted units.
pub const RULING_7_1_3: Rule = Rule::new(&Entry {
    id: "MI-Q7.1-3",
    title_fr: "Quelles unités montées",
    title_en: "Which mounted units",
});
/// Two points, once.
pub const RULING_7_2_1: Rule =
    Rule::new(&Entry { id: "MI-Q7.2-1", title_fr: "Deux points, une fois", title_en: "Two points, once" });
/// Leaders and ZOCs.
pub const RULING_7_2_2: Rule =
    Rule::new(&Entry { id: "MI-Q7.2-2", title_fr: "Les chefs et les ZdC", title_en: "Leaders and ZOCs" });
/// Leaders on the move.
pub const RULING_06: Rule =
    Rule::new(&Entry { id: "MI-R06", title_fr: "Le mouvement des chefs", title_en: "Leaders on the move" });
/// Where riding through is possible.
pub const RULING_8_0_1: Rule = Rule::new(&Entry {
    id: "MI-Q8.0-1",
    title_fr: "Où l’on traverse",
    title_en: "Where riding through is possible",
});
/// Riding through in a charge.
pub const RULING_8_0_2: Rule = Rule::new(&Entry {
    id: "MI-Q8.0-2",
    title_fr: "Traverser en chargeant",
    title_en: "Riding through in a charge",
});
/// Men-at-arms only.
pub const RULING_8_0_3: Rule =
    Rule::new(&Entry {
        id: "MI-Q8.0-3", title_fr: "Hommes d’armes seulement", title_en: "Men-at-arms only"
    });
/// Several leaders.
pub const RULING_8_0_4: Rule =
    Rule::new(&Entry { id: "MI-Q8.0-4", title_fr: "Plusieurs chefs", title_en: "Several leaders" });
/// Retired archers ridden through.
pub const RULING_8_0_5: Rule = Rule::new(&Entry {
    id: "MI-Q8.0-5",
    title_fr: "Tireurs repliés, traversés",
    title_en: "Retired archers ridden through",
});
/// The rider alone in the hex.
pub const RULING_08: Rule = Rule::new(&Entry {
    id: "MI-R08",
    title_fr: "Seul dans l’hexagone",
    title_en: "The rider alone in the hex",
});
/// Lines through a vertex.
pub const RULING_9_1_1: Rule = Rule::new(&Entry {
    id: "MI-Q9.1-1",
    title_fr: "Une ligne par un sommet",
    title_en: "Lines through a vertex",
});
/// Hobilars on foot.
pub const RULING_9_1_2: Rule =
    Rule::new(&Entry { id: "MI-Q9.1-2", title_fr: "Hobelars à pied", title_en: "Hobilars on foot" });
/// Genitors and counter-charges.
pub const RULING_9_2_1: Rule = Rule::new(&Entry {
    id: "MI-Q9.2-1",
    title_fr: "Contre-charger un tireur monté",
    title_en: "Genitors and counter-charges",
});
/// A counter-charge that waits.
pub const RULING_04: Rule = Rule::new(&Entry {
    id: "MI-R04",
    title_fr: "La contre-charge en attente",
    title_en: "A counter-charge that waits",
});
/// Who returns fire.
pub const RULING_9_2_2: Rule =
    Rule::new(&Entry { id: "MI-Q9.2-2", title_fr: "Qui riposte", title_en: "Who returns fire" });
/// Decided before the dice.
pub const RULING_9_2_3: Rule = Rule::new(&Entry {
    id: "MI-Q9.2-3",
    title_fr: "Décider avant les dés",
    title_en: "Decided before the dice",
});
/// The order of a shot.
pub const RULING_11: Rule =
    Rule::new(&Entry {
        id: "MI-R11", title_fr: "Le déroulement d’un tir", title_en: "The order of a shot"
    });
/// What draws reaction fire.
pub const RULING_9_2_4: Rule = Rule::new(&Entry {
    id: "MI-Q9.2-4",
    title_fr: "Ce qui provoque une réaction",
    title_en: "What draws reaction fire",
});
/// Several reaction shots.
pub const RULING_09: Rule = Rule::new(&Entry {
    id: "MI-R09",
    title_fr: "Plusieurs tirs de réaction",
    title_en: "Several reaction shots",
});
/// When crossbows react.
pub const RULING_9_2_5: Rule = Rule::new(&Entry {
    id: "MI-Q9.2-5",
    title_fr: "Quand l’arbalète réagit",
    title_en: "When crossbows react",
});
/// Fire at a counter-charge.
pub const RULING_9_2_6: Rule = Rule::new(&Entry {
    id: "MI-Q9.2-6",
    title_fr: "Tirer sur une contre-charge",
    title_en: "Fire at a counter-charge",
});
/// Disordered on arrival.
pub const RULING_9_2_7: Rule = Rule::new(&Entry {
    id: "MI-Q9.2-7",
    title_fr: "Désorganisée à l’arrivée",
    title_en: "Disordered on arrival",
});
/// Turning after firing.
pub const RULING_9_2_8: Rule =
    Rule::new(&Entry {
        id: "MI-Q9.2-8", title_fr: "Pivoter après le tir", title_en: "Turning after firing"
    });
/// Nothing for the rear.
pub const RULING_9_3_1: Rule =
    Rule::new(&Entry {
        id: "MI-Q9.3-1", title_fr: "Rien pour l’arrière", title_en: "Nothing for the rear"
    });
/// Fire at a retired unit.
pub const RULING_9_3_2: Rule = Rule::new(&Entry {
    id: "MI-Q9.3-2",
    title_fr: "Tirer sur une unité repliée",
    title_en: "Fire at a retired unit",
});
/// Unhorsed, but no men-at-arms.
pub const RULING_9_3_3: Rule = Rule::new(&Entry {
    id: "MI-Q9.3-3",
    title_fr: "Démonté sans homme d’armes",
    title_en: "Unhorsed, but no men-at-arms",
});
/// Free choice of target.
pub const RULING_9_3_4: Rule = Rule::new(&Entry {
    id: "MI-Q9.3-4",
    title_fr: "Le choix de la cible",
    title_en: "Free choice of target",
});
/// Facing when shot at.
pub const RULING_9_3_5: Rule = Rule::new(&Entry {
    id: "MI-Q9.3-5",
    title_fr: "L’orientation sous le tir",
    title_en: "Facing when shot at",
});
/// Armoured foot under fire.
pub const RULING_13: Rule =
    Rule::new(&Entry { id: "MI-R13", title_fr: "L’armure à pied", title_en: "Armoured foot under fire" });
/// Armoured target on foot.
pub const RULING_13_ARMOURED: Rule = Rule::new(&Entry {
    id: "MI-R13",
    title_fr: "Cible à pied en armure",
    title_en: "Armoured target on foot",
});
/// Either side of the line.
pub const RULING_9_4_1: Rule = Rule::new(&Entry {
    id: "MI-Q9.4-1",
    title_fr: "De part et d’autre",
    title_en: "Either side of the line",
});
/// Height, to the letter.
pub const RULING_9_4_2: Rule = Rule::new(&Entry {
    id: "MI-Q9.4-2",
    title_fr: "La hauteur à la lettre",
    title_en: "Height, to the letter",
});
/// Leaders do not block.
pub const RULING_9_4_3: Rule = Rule::new(&Entry {
    id: "MI-Q9.4-3",
    title_fr: "Les chefs ne gênent pas",
    title_en: "Leaders do not block",
});
/// Rows of the matrix.
pub const RULING_10_1_1: Rule = Rule::new(&Entry {
    id: "MI-Q10.1-1",
    title_fr: "Les lignes de la matrice",
    title_en: "Rows of the matrix",
});
/// Enemy out of reach.
pub const RULING_10_1_2: Rule = Rule::new(&Entry {
    id: "MI-Q10.1-2",
    title_fr: "Ennemi hors d’atteinte",
    title_en: "Enemy out of reach",
});
/// Away from all attackers.
pub const RULING_10_2_1: Rule = Rule::new(&Entry {
    id: "MI-Q10.2-1",
    title_fr: "Loin de tous les attaquants",
    title_en: "Away from all attackers",
});
/// Following, once asked.
pub const RULING_10_2_2: Rule = Rule::new(&Entry {
    id: "MI-Q10.2-2",
    title_fr: "Suivre, une seule question",
    title_en: "Following, once asked",
});
/// A combat and its force.
pub const RULING_10_3_1: Rule = Rule::new(&Entry {
    id: "MI-Q10.3-1",
    title_fr: "Un combat et son nombre",
    title_en: "A combat and its force",
});
/// Who may be left out.
pub const RULING_10_3_2: Rule =
    Rule::new(&Entry {
        id: "MI-Q10.3-2", title_fr: "Qui peut être laissé", title_en: "Who may be left out"
    });
/// Words of another game.
pub const RULING_10_3_3: Rule = Rule::new(&Entry {
    id: "MI-Q10.3-3",
    title_fr: "Mots d’un autre jeu",
    title_en: "Words of another game",
});
/// Attacks tested again.
pub const RULING_10_3_4: Rule = Rule::new(&Entry {
    id: "MI-Q10.3-4",
    title_fr: "Attaques revérifiées",
    title_en: "Attacks tested again",
});
/// Attacker or defender moved.
pub const RULING_10_3_5: Rule = Rule::new(&Entry {
    id: "MI-Q10.3-5",
    title_fr: "Attaquant ou défenseur déplacé",
    title_en: "Attacker or defender moved",
});
/// Results on attackers.
pub const RULING_10_3_6: Rule = Rule::new(&Entry {
    id: "MI-Q10.3-6",
    title_fr: "Résultats sur les attaquants",
    title_en: "Results on attackers",
});
/// Dice before results.
pub const RULING_10_3_7: Rule = Rule::new(&Entry {
    id: "MI-Q10.3-7",
    title_fr: "Les dés avant les résultats",
    title_en: "Dice before results",
});
/// Three advantages of position.
pub const RULING_10_4_1: Rule = Rule::new(&Entry {
    id: "MI-Q10.4-1",
    title_fr: "Trois avantages de position",
    title_en: "Three advantages of position",
});
/// Sum of the terrain.
pub const RULING_10_4_2: Rule =
    Rule::new(&Entry { id: "MI-Q10.4-2", title_fr: "La somme du terrain", title_en: "Sum of the terrain" });
/// Several chargers.
pub const RULING_10_4_3: Rule = Rule::new(&Entry {
    id: "MI-Q10.4-3",
    title_fr: "Plusieurs unités qui chargent",
    title_en: "Several chargers",
});
/// Which leader counts.
pub const RULING_10_4_4: Rule =
    Rule::new(&Entry { id: "MI-Q10.4-4", title_fr: "Quel chef compte", title_en: "Which leader counts" });
/// Several weapons.
pub const RULING_10_4_5: Rule =
    Rule::new(&Entry { id: "MI-Q10.4-5", title_fr: "Plusieurs armes", title_en: "Several weapons" });
/// Several disordered.
pub const RULING_10_4_6: Rule = Rule::new(&Entry {
    id: "MI-Q10.4-6",
    title_fr: "Plusieurs désorganisées",
    title_en: "Several disordered",
});
/// All of them lower.
pub const RULING_10_4_7: Rule =
    Rule::new(&Entry { id: "MI-Q10.4-7", title_fr: "Toutes plus bas", title_en: "All of them lower" });
/// Leader of a failed charge.
pub const RULING_10_4_8: Rule = Rule::new(&Entry {
    id: "MI-Q10.4-8",
    title_fr: "Chef d’une charge manquée",
    title_en: "Leader of a failed charge",
});
/// The best unit.
pub const RULING_10_5_1: Rule =
    Rule::new(&Entry { id: "MI-Q10.5-1", title_fr: "La meilleure unité", title_en: "The best unit" });
/// Disordered in the combat.
pub const RULING_10_5_2: Rule = Rule::new(&Entry {
    id: "MI-Q10.5-2",
    title_fr: "Désorganisée dans le combat",
    title_en: "Disordered in the combat",
});
/// A hex given up.
pub const RULING_10_5_3: Rule =
    Rule::new(&Entry { id: "MI-Q10.5-3", title_fr: "Un hexagone cédé", title_en: "A hex given up" });
/// Charging from contact.
pub const RULING_11_1_1: Rule =
    Rule::new(&Entry { id: "MI-Q11.1-1", title_fr: "Charger au contact", title_en: "Charging from contact" });
/// Length of a charge.
pub const RULING_11_3_1: Rule =
    Rule::new(&Entry {
        id: "MI-Q11.3-1", title_fr: "Longueur d’une charge", title_en: "Length of a charge"
    });
/// Direction of a charge.
pub const RULING_11_3_2: Rule = Rule::new(&Entry {
    id: "MI-Q11.3-2",
    title_fr: "Direction d’une charge",
    title_en: "Direction of a charge",
});
/// Zones on the way.
pub const RULING_11_3_3: Rule =
    Rule::new(&Entry { id: "MI-Q11.3-3", title_fr: "Zones en chemin", title_en: "Zones on the way" });
/// Hexes on the way.
pub const RULING_11_3_4: Rule =
    Rule::new(&Entry { id: "MI-Q11.3-4", title_fr: "Hexagones en chemin", title_en: "Hexes on the way" });
/// No way left.
pub const RULING_11_3_5: Rule =
    Rule::new(&Entry { id: "MI-Q11.3-5", title_fr: "Plus de chemin", title_en: "No way left" });
/// What moving means.
pub const RULING_11_3_6: Rule = Rule::new(&Entry {
    id: "MI-Q11.3-6",
    title_fr: "Ce que bouger veut dire",
    title_en: "What moving means",
});
/// Charging out of command.
pub const RULING_11_3_7: Rule = Rule::new(&Entry {
    id: "MI-Q11.3-7",
    title_fr: "Charger hors de commandement",
    title_en: "Charging out of command",
});
/// A second enemy in front.
pub const RULING_11_3_8: Rule = Rule::new(&Entry {
    id: "MI-Q11.3-8",
    title_fr: "Un second ennemi devant",
    title_en: "A second enemy in front",
});
/// One roll for each.
pub const RULING_11_4_1: Rule =
    Rule::new(&Entry { id: "MI-Q11.4-1", title_fr: "Un jet pour chacun", title_en: "One roll for each" });
/// Disordered pikes.
pub const RULING_11_4_2: Rule =
    Rule::new(&Entry { id: "MI-Q11.4-2", title_fr: "Piquiers désorganisés", title_en: "Disordered pikes" });
/// One reaction.
pub const RULING_11_5_1: Rule =
    Rule::new(&Entry { id: "MI-Q11.5-1", title_fr: "Une seule réaction", title_en: "One reaction" });
/// In the attacker’s zone.
pub const RULING_11_5_2: Rule = Rule::new(&Entry {
    id: "MI-Q11.5-2",
    title_fr: "Dans la zone de l’attaquant",
    title_en: "In the attacker’s zone",
});
/// Turn by one vertex.
pub const RULING_11_5_3: Rule =
    Rule::new(&Entry { id: "MI-Q11.5-3", title_fr: "Pivot d’un sommet", title_en: "Turn by one vertex" });
/// Which fire can be answered.
pub const RULING_11_5_4: Rule = Rule::new(&Entry {
    id: "MI-Q11.5-4",
    title_fr: "À quel tir on répond",
    title_en: "Which fire can be answered",
});
/// A rider who does not charge.
pub const RULING_11_6_1: Rule = Rule::new(&Entry {
    id: "MI-Q11.6-1",
    title_fr: "Un cavalier qui ne charge pas",
    title_en: "A rider who does not charge",
});
/// Several attackers.
pub const RULING_11_6_2: Rule =
    Rule::new(&Entry { id: "MI-Q11.6-2", title_fr: "Plusieurs attaquants", title_en: "Several attackers" });
/// Horses in a counter-charge.
pub const RULING_11_6_3: Rule = Rule::new(&Entry {
    id: "MI-Q11.6-3",
    title_fr: "Les chevaux en contre-charge",
    title_en: "Horses in a counter-charge",
});
/// Way to the shooter.
pub const RULING_11_6_4: Rule =
    Rule::new(&Entry { id: "MI-Q11.6-4", title_fr: "Le chemin du tireur", title_en: "Way to the shooter" });
/// One enemy.
pub const RULING_11_6_5: Rule =
    Rule::new(&Entry { id: "MI-Q11.6-5", title_fr: "Un seul ennemi", title_en: "One enemy" });
/// Rolling disordered.
pub const RULING_11_6_6: Rule =
    Rule::new(&Entry { id: "MI-Q11.6-6", title_fr: "Lancer désorganisée", title_en: "Rolling disordered" });
/// Results in full.
pub const RULING_11_6_7: Rule =
    Rule::new(&Entry { id: "MI-Q11.6-7", title_fr: "Résultats entiers", title_en: "Results in full" });
/// Below 0, above 9.
pub const RULING_11_6_8: Rule =
    Rule::new(&Entry { id: "MI-Q11.6-8", title_fr: "Sous 0, au-dessus de 9", title_en: "Below 0, above 9" });
/// Disordered while moving.
pub const RULING_12_2_1: Rule = Rule::new(&Entry {
    id: "MI-Q12.2-1",
    title_fr: "Désorganisée en mouvement",
    title_en: "Disordered while moving",
});
/// Away.
pub const RULING_12_3_1: Rule =
    Rule::new(&Entry { id: "MI-Q12.3-1", title_fr: "S’éloigner", title_en: "Away" });
/// Through a friend.
pub const RULING_12_3_2: Rule =
    Rule::new(&Entry { id: "MI-Q12.3-2", title_fr: "À travers un ami", title_en: "Through a friend" });
/// Captures on the way.
pub const RULING_12_3_3: Rule =
    Rule::new(&Entry { id: "MI-Q12.3-3", title_fr: "Prises en chemin", title_en: "Captures on the way" });
/// Units that never retreat.
pub const RULING_12_3_4: Rule = Rule::new(&Entry {
    id: "MI-Q12.3-4",
    title_fr: "Unités qui ne retraitent pas",
    title_en: "Units that never retreat",
});
/// Attackers retreat.
pub const RULING_12_3_5: Rule = Rule::new(&Entry {
    id: "MI-Q12.3-5",
    title_fr: "Retraite des attaquants",
    title_en: "Attackers retreat",
});
/// What surrounded means.
pub const RULING_12_4_1: Rule =
    Rule::new(&Entry { id: "MI-Q12.4-1", title_fr: "Être encerclée", title_en: "What surrounded means" });
/// Place at the standard.
pub const RULING_12_4_2: Rule = Rule::new(&Entry {
    id: "MI-Q12.4-2",
    title_fr: "Place près de l’étendard",
    title_en: "Place at the standard",
});
/// What it no longer does.
pub const RULING_12_4_3: Rule = Rule::new(&Entry {
    id: "MI-Q12.4-3",
    title_fr: "Ce qu’elle ne fait plus",
    title_en: "What it no longer does",
});
/// The unhorsed unit.
pub const RULING_12_5_1: Rule =
    Rule::new(&Entry { id: "MI-Q12.5-1", title_fr: "L’unité démontée", title_en: "The unhorsed unit" });
/// Where it goes.
pub const RULING_12_7_1: Rule =
    Rule::new(&Entry { id: "MI-Q12.7-1", title_fr: "Où elle va", title_en: "Where it goes" });
/// Its table.
pub const RULING_12_7_2: Rule =
    Rule::new(&Entry { id: "MI-Q12.7-2", title_fr: "Sa table", title_en: "Its table" });
/// Disordered and yet on.
pub const RULING_12_7_3: Rule = Rule::new(&Entry {
    id: "MI-Q12.7-3",
    title_fr: "Désorganisée, elle continue",
    title_en: "Disordered and yet on",
});
/// No hex vacated.
pub const RULING_12_7_4: Rule =
    Rule::new(&Entry { id: "MI-Q12.7-4", title_fr: "Aucun hexagone libéré", title_en: "No hex vacated" });
/// Attacked already.
pub const RULING_12_7_5: Rule =
    Rule::new(&Entry { id: "MI-Q12.7-5", title_fr: "Déjà attaquée", title_en: "Attacked already" });
/// Idle.
pub const RULING_13_1_1: Rule =
    Rule::new(&Entry { id: "MI-Q13.1-1", title_fr: "Sans rien faire", title_en: "Idle" });
/// Enemy adjacent.
pub const RULING_13_1_2: Rule =
    Rule::new(&Entry { id: "MI-Q13.1-2", title_fr: "Ennemi adjacent", title_en: "Enemy adjacent" });
/// After a standard.
pub const RULING_13_2_1: Rule =
    Rule::new(&Entry { id: "MI-Q13.2-1", title_fr: "Après un étendard", title_en: "After a standard" });
/// It is a free activation.
pub const RULING_13_2_2: Rule = Rule::new(&Entry {
    id: "MI-Q13.2-2",
    title_fr: "C’est une activation gratuite",
    title_en: "It is a free activation",
});
/// Entering its hex.
pub const RULING_13_2_3: Rule = Rule::new(&Entry {
    id: "MI-Q13.2-3",
    title_fr: "Entrer dans son hexagone",
    title_en: "Entering its hex",
});
/// Scope of the order.
pub const RULING_14_1_1: Rule =
    Rule::new(&Entry { id: "MI-Q14.1-1", title_fr: "Portée de l’ordre", title_en: "Scope of the order" });
/// Through the front.
pub const RULING_14_1_2: Rule =
    Rule::new(&Entry { id: "MI-Q14.1-2", title_fr: "Par le front", title_en: "Through the front" });
/// In fire range.
pub const RULING_14_2_1: Rule =
    Rule::new(&Entry { id: "MI-Q14.2-1", title_fr: "À portée de tir", title_en: "In fire range" });
/// Measuring the range.
pub const RULING_15_2_1: Rule =
    Rule::new(&Entry { id: "MI-Q15.2-1", title_fr: "Mesurer la portée", title_en: "Measuring the range" });
/// Passing command on.
pub const RULING_15_2_2: Rule = Rule::new(&Entry {
    id: "MI-Q15.2-2",
    title_fr: "Transmettre le commandement",
    title_en: "Passing command on",
});
/// Which results count.
pub const RULING_15_4_1: Rule = Rule::new(&Entry {
    id: "MI-Q15.4-1",
    title_fr: "Quels résultats comptent",
    title_en: "Which results count",
});
/// A leader surrounded.
pub const RULING_15_4_2: Rule =
    Rule::new(&Entry { id: "MI-Q15.4-2", title_fr: "Un chef encerclé", title_en: "A leader surrounded" });
/// Leader and unit lost.
pub const RULING_15_4_3: Rule = Rule::new(&Entry {
    id: "MI-Q15.4-3",
    title_fr: "Chef et unité perdue",
    title_en: "Leader and unit lost",
});
/// The nearest unit.
pub const RULING_15_5_1: Rule =
    Rule::new(&Entry {
        id: "MI-Q15.5-1", title_fr: "L’unité la plus proche", title_en: "The nearest unit"
    });
/// The replacement.
pub const RULING_15_6_1: Rule =
    Rule::new(&Entry { id: "MI-Q15.6-1", title_fr: "Le remplaçant", title_en: "The replacement" });
/// Both sides.
pub const RULING_16_0_1: Rule =
    Rule::new(&Entry { id: "MI-Q16.0-1", title_fr: "Les deux camps", title_en: "Both sides" });
/// Reached.
pub const RULING_16_0_2: Rule =
    Rule::new(&Entry { id: "MI-Q16.0-2", title_fr: "Atteint", title_en: "Reached" });
/// A running count.
pub const RULING_16_0_3: Rule =
    Rule::new(&Entry { id: "MI-Q16.0-3", title_fr: "Un compte courant", title_en: "A running count" });
/// No unit left.
pub const RULING_16_0_4: Rule =
    Rule::new(&Entry { id: "MI-Q16.0-4", title_fr: "Plus d’unité", title_en: "No unit left" });
/// Captured leaders.
pub const RULING_16_0_5: Rule =
    Rule::new(&Entry { id: "MI-Q16.0-5", title_fr: "Chefs capturés", title_en: "Captured leaders" });
/// Retired is not disordered.
pub const RULING_50: Rule = Rule::new(&Entry {
    id: "MI-R50",
    title_fr: "Replié n’est pas désorganisé",
    title_en: "Retired is not disordered",
});
/// After a counter-charge.
pub const RULING_51: Rule = Rule::new(&Entry {
    id: "MI-R51",
    title_fr: "Après une contre-charge",
    title_en: "After a counter-charge",
});
/// Force at the dice.
pub const RULING_52: Rule = Rule::new(&Entry {
    id: "MI-R52",
    title_fr: "Le nombre au moment des dés",
    title_en: "Force at the dice",
});
/// A hex filled again.
pub const RULING_53: Rule =
    Rule::new(&Entry { id: "MI-R53", title_fr: "Un hexagone rempli", title_en: "A hex filled again" });
/// Retreat across water.
pub const RULING_54: Rule = Rule::new(&Entry {
    id: "MI-R54",
    title_fr: "Retraite à travers l’eau",
    title_en: "Retreat across water",
});
/// An attacker attacked.
pub const RULING_55: Rule =
    Rule::new(&Entry { id: "MI-R55", title_fr: "Un attaquant attaqué", title_en: "An attacker attacked" });
/// A charge against one defender.
pub const RULING_56: Rule = Rule::new(&Entry {
    id: "MI-R56",
    title_fr: "La charge se juge par cible",
    title_en: "A charge against one defender",
});
/// Charge tested again.
pub const RULING_57: Rule =
    Rule::new(&Entry { id: "MI-R57", title_fr: "Charge revérifiée", title_en: "Charge tested again" });
/// Units lent to the Captal.
pub const RULING_58: Rule = Rule::new(&Entry {
    id: "MI-R58",
    title_fr: "Unités prêtées au captal",
    title_en: "Units lent to the Captal",
});
/// Axes in combat.
pub const RULING_59: Rule =
    Rule::new(&Entry { id: "MI-R59", title_fr: "Les haches au combat", title_en: "Axes in combat" });
/// Axes and disorder.
pub const RULING_60: Rule =
    Rule::new(&Entry { id: "MI-R60", title_fr: "Haches et désorganisation", title_en: "Axes and disorder" });
/// Axes come and go.
pub const RULING_61: Rule =
    Rule::new(&Entry { id: "MI-R61", title_fr: "Les haches vont et viennent", title_en: "Axes come and go" });
/// The final result.
pub const RULING_64: Rule =
    Rule::new(&Entry { id: "MI-R64", title_fr: "Le résultat final", title_en: "The final result" });
/// Counter-charge and terrain.
pub const RULING_65: Rule = Rule::new(&Entry {
    id: "MI-R65",
    title_fr: "Contre-charge et terrain",
    title_en: "Counter-charge and terrain",
});
/// Steps of provoked units.
pub const RULING_66: Rule = Rule::new(&Entry {
    id: "MI-R66",
    title_fr: "Pas des unités provoquées",
    title_en: "Steps of provoked units",
});
/// Mud under a charge.
pub const RULING_67: Rule =
    Rule::new(&Entry { id: "MI-R67", title_fr: "La boue sous une charge", title_en: "Mud under a charge" });
/// Order of the horses’ rolls.
pub const RULING_68: Rule = Rule::new(&Entry {
    id: "MI-R68",
    title_fr: "L’ordre des jets des chevaux",
    title_en: "Order of the horses’ rolls",
});
/// Idle under an order.
pub const RULING_69: Rule = Rule::new(&Entry {
    id: "MI-R69",
    title_fr: "Un ordre qui ne change rien",
    title_en: "Idle under an order",
});
/// Evading two hexes.
pub const RULING_70: Rule =
    Rule::new(&Entry { id: "MI-R70", title_fr: "Esquiver de deux hexagones", title_en: "Evading two hexes" });
/// Unable to enter.
pub const RULING_72: Rule =
    Rule::new(&Entry { id: "MI-R72", title_fr: "Sans droit d’entrer", title_en: "Unable to enter" });
/// The castle’s leader.
pub const RULING_74: Rule =
    Rule::new(&Entry { id: "MI-R74", title_fr: "Le chef du château", title_en: "The castle’s leader" });
/// Choices at set-up.
pub const RULING_75: Rule =
    Rule::new(&Entry { id: "MI-R75", title_fr: "Choix au placement", title_en: "Choices at set-up" });
/// A counter-charge on the spot.
pub const RULING_76: Rule = Rule::new(&Entry {
    id: "MI-R76",
    title_fr: "Une contre-charge sur place",
    title_en: "A counter-charge on the spot",
});
/// Foot that was mounted.
pub const RULING_77: Rule = Rule::new(&Entry {
    id: "MI-R77",
    title_fr: "À pied sans l’avoir voulu",
    title_en: "Foot that was mounted",
});
/// The order of a combat.
pub const RULING_78: Rule =
    Rule::new(&Entry {
        id: "MI-R78", title_fr: "L’ordre d’un combat", title_en: "The order of a combat"
    });
/// The order at the end.
pub const RULING_79: Rule =
    Rule::new(&Entry { id: "MI-R79", title_fr: "L’ordre à la fin", title_en: "The order at the end" });
