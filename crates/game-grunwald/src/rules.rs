//! One constant per rule and ruling. Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Types of unit.
pub const R_1_1: Rule =
    Rule::new(&Entry { id: "G-1.1", title_fr: "Types d'unités", title_en: "Types of unit" });
/// Kinds of counter.
pub const R_1_2: Rule =
    Rule::new(&Entry { id: "G-1.2", title_fr: "Sortes de pions", title_en: "Kinds of counter" });
/// Terms of the game.
pub const R_1_3: Rule =
    Rule::new(&Entry { id: "G-1.3", title_fr: "Termes du jeu", title_en: "Terms of the game" });
/// Counters and odds.
pub const R_1_4: Rule =
    Rule::new(&Entry { id: "G-1.4", title_fr: "Pions et rapport de force", title_en: "Counters and odds" });
/// Combat modifiers.
pub const R_1_5: Rule =
    Rule::new(&Entry { id: "G-1.5", title_fr: "Modificateurs de combat", title_en: "Combat modifiers" });
/// Rounding rule.
pub const R_1_6: Rule =
    Rule::new(&Entry { id: "G-1.6", title_fr: "Règle d'arrondi", title_en: "Rounding rule" });
/// Values of a group.
pub const R_1_7: Rule =
    Rule::new(&Entry { id: "G-1.7", title_fr: "Valeurs d'un groupe", title_en: "Values of a group" });
/// Turns and phases.
pub const R_2_0: Rule =
    Rule::new(&Entry { id: "G-2.0", title_fr: "Tours et phases", title_en: "Turns and phases" });
/// Phase 1: A's cavalry.
pub const R_2_1_1: Rule =
    Rule::new(&Entry { id: "G-2.1.1", title_fr: "Phase 1 : cavalerie A", title_en: "Phase 1: A's cavalry" });
/// Phase 2: A's mounted attacks.
pub const R_2_1_2: Rule = Rule::new(&Entry {
    id: "G-2.1.2",
    title_fr: "Phase 2 : attaques montées A",
    title_en: "Phase 2: A's mounted attacks",
});
/// Phase 3: A's foot.
pub const R_2_1_3: Rule =
    Rule::new(&Entry { id: "G-2.1.3", title_fr: "Phase 3 : infanterie A", title_en: "Phase 3: A's foot" });
/// Phase 4: A's foot attacks.
pub const R_2_1_4: Rule = Rule::new(&Entry {
    id: "G-2.1.4",
    title_fr: "Phase 4 : attaques d'infanterie A",
    title_en: "Phase 4: A's foot attacks",
});
/// Phase 5: B's cavalry.
pub const R_2_1_5: Rule =
    Rule::new(&Entry { id: "G-2.1.5", title_fr: "Phase 5 : cavalerie B", title_en: "Phase 5: B's cavalry" });
/// Phase 6: B's mounted attacks.
pub const R_2_1_6: Rule = Rule::new(&Entry {
    id: "G-2.1.6",
    title_fr: "Phase 6 : attaques montées B",
    title_en: "Phase 6: B's mounted attacks",
});
/// Phase 7: B's foot.
pub const R_2_1_7: Rule =
    Rule::new(&Entry { id: "G-2.1.7", title_fr: "Phase 7 : infanterie B", title_en: "Phase 7: B's foot" });
/// Phase 8: B's foot attacks.
pub const R_2_1_8: Rule = Rule::new(&Entry {
    id: "G-2.1.8",
    title_fr: "Phase 8 : attaques d'infanterie B",
    title_en: "Phase 8: B's foot attacks",
});
/// Phase 9: morale.
pub const R_2_1_9: Rule =
    Rule::new(&Entry { id: "G-2.1.9", title_fr: "Phase 9 : moral", title_en: "Phase 9: morale" });
/// Front and rear.
pub const R_3_1_1: Rule =
    Rule::new(&Entry { id: "G-3.1.1", title_fr: "Front et arrière", title_en: "Front and rear" });
/// Attack from behind.
pub const R_3_1_2: Rule =
    Rule::new(&Entry { id: "G-3.1.2", title_fr: "Attaque par l'arrière", title_en: "Attack from behind" });
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
/// Carried through by speed.
pub const R_3_3_3: Rule = Rule::new(&Entry {
    id: "G-3.3.3",
    title_fr: "Passer grâce à l'élan",
    title_en: "Carried through by speed",
});
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
    Rule::new(&Entry { id: "G-4.2.4", title_fr: "Surcoût d'un ami", title_en: "Surcharge for a friend" });
/// Cavalry in rough ground.
pub const R_4_2_5: Rule = Rule::new(&Entry {
    id: "G-4.2.5",
    title_fr: "Cavalerie en terrain coupé",
    title_en: "Cavalry in rough ground",
});
/// Infantry in marsh.
pub const R_4_2_6: Rule =
    Rule::new(&Entry { id: "G-4.2.6", title_fr: "Infanterie au marais", title_en: "Infantry in marsh" });
/// Crossing a river.
pub const R_4_2_7: Rule =
    Rule::new(&Entry { id: "G-4.2.7", title_fr: "Franchir une rivière", title_en: "Crossing a river" });
/// Holding pace on roads.
pub const R_4_2_8: Rule = Rule::new(&Entry {
    id: "G-4.2.8",
    title_fr: "Retenir l'allure sur route",
    title_en: "Holding pace on roads",
});
/// Minimum move.
pub const R_4_2_9: Rule =
    Rule::new(&Entry { id: "G-4.2.9", title_fr: "Mouvement minimal", title_en: "Minimum move" });
/// Base cost.
pub const R_4_3_1: Rule =
    Rule::new(&Entry { id: "G-4.3.1", title_fr: "Coût de base", title_en: "Base cost" });
/// Cavalry turning.
pub const R_4_3_2: Rule =
    Rule::new(&Entry { id: "G-4.3.2", title_fr: "Cavalerie qui tourne", title_en: "Cavalry turning" });
/// Infantry turning.
pub const R_4_3_3: Rule =
    Rule::new(&Entry { id: "G-4.3.3", title_fr: "Infanterie qui tourne", title_en: "Infantry turning" });
/// Turning at speed.
pub const R_4_3_4: Rule =
    Rule::new(&Entry { id: "G-4.3.4", title_fr: "Virage au galop", title_en: "Turning at speed" });
/// Turning under control.
pub const R_4_3_5: Rule =
    Rule::new(&Entry {
        id: "G-4.3.5", title_fr: "Tourner sous contrôle", title_en: "Turning under control"
    });
/// Turning and terrain.
pub const R_4_3_6: Rule = Rule::new(&Entry {
    id: "G-4.3.6",
    title_fr: "Tourner selon le terrain",
    title_en: "Turning and terrain",
});
/// Free facing.
pub const R_4_3_7: Rule =
    Rule::new(&Entry { id: "G-4.3.7", title_fr: "Orientation offerte", title_en: "Free facing" });
/// One turn per hex.
pub const R_4_3_8: Rule =
    Rule::new(&Entry { id: "G-4.3.8", title_fr: "Un virage par hexagone", title_en: "One turn per hex" });
/// Leaving the map.
pub const R_4_4_1: Rule =
    Rule::new(&Entry { id: "G-4.4.1", title_fr: "Quitter la carte", title_en: "Leaving the map" });
/// Price of leaving.
pub const R_4_4_2: Rule =
    Rule::new(&Entry { id: "G-4.4.2", title_fr: "Prix de la sortie", title_en: "Price of leaving" });
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
    title_fr: "Entrée tenue par l'ennemi",
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
/// Naming the combat.
pub const R_5_1_1A: Rule =
    Rule::new(&Entry { id: "G-5.1.1a", title_fr: "Désigner le combat", title_en: "Naming the combat" });
/// Counting the forces.
pub const R_5_1_1B: Rule =
    Rule::new(&Entry { id: "G-5.1.1b", title_fr: "Compter les forces", title_en: "Counting the forces" });
/// Starting odds.
pub const R_5_1_1C: Rule =
    Rule::new(&Entry { id: "G-5.1.1c", title_fr: "Rapport de départ", title_en: "Starting odds" });
/// Definitive odds.
pub const R_5_1_1D: Rule =
    Rule::new(&Entry { id: "G-5.1.1d", title_fr: "Rapport définitif", title_en: "Definitive odds" });
/// Combat throw.
pub const R_5_1_1E: Rule =
    Rule::new(&Entry { id: "G-5.1.1e", title_fr: "Jet de combat", title_en: "Combat throw" });
/// Reading and applying.
pub const R_5_1_1F: Rule =
    Rule::new(&Entry { id: "G-5.1.1f", title_fr: "Lire et appliquer", title_en: "Reading and applying" });
/// Disorganisation throw.
pub const R_5_1_1G: Rule = Rule::new(&Entry {
    id: "G-5.1.1g",
    title_fr: "Jet de désorganisation",
    title_en: "Disorganisation throw",
});
/// When to fight.
pub const R_5_2_1: Rule =
    Rule::new(&Entry { id: "G-5.2.1", title_fr: "Quand combattre", title_en: "When to fight" });
/// Duty to attack.
pub const R_5_2_2: Rule =
    Rule::new(&Entry { id: "G-5.2.2", title_fr: "Obligation d'attaquer", title_en: "Duty to attack" });
/// No enemy left out.
pub const R_5_2_3: Rule =
    Rule::new(&Entry { id: "G-5.2.3", title_fr: "Aucun ennemi oublié", title_en: "No enemy left out" });
/// Attacking to the front.
pub const R_5_2_4: Rule =
    Rule::new(&Entry { id: "G-5.2.4", title_fr: "Attaquer devant soi", title_en: "Attacking to the front" });
/// Joint attack.
pub const R_5_2_5: Rule =
    Rule::new(&Entry { id: "G-5.2.5", title_fr: "Attaque à plusieurs", title_en: "Joint attack" });
/// Pincer attack.
pub const R_5_2_6: Rule =
    Rule::new(&Entry { id: "G-5.2.6", title_fr: "Prise en tenaille", title_en: "Pincer attack" });
/// Armour in combat.
pub const R_5_2_7: Rule =
    Rule::new(&Entry { id: "G-5.2.7", title_fr: "Armure au combat", title_en: "Armour in combat" });
/// Averages in combat.
pub const R_5_2_8: Rule =
    Rule::new(&Entry { id: "G-5.2.8", title_fr: "Moyennes au combat", title_en: "Averages in combat" });
/// Advance after elimination.
pub const R_5_2_9: Rule = Rule::new(&Entry {
    id: "G-5.2.9",
    title_fr: "Avance après élimination",
    title_en: "Advance after elimination",
});
/// Order of combats.
pub const R_5_2_10: Rule =
    Rule::new(&Entry { id: "G-5.2.10", title_fr: "Ordre des combats", title_en: "Order of combats" });
/// Combats one by one.
pub const R_5_2_11: Rule =
    Rule::new(&Entry { id: "G-5.2.11", title_fr: "Un combat à la fois", title_en: "Combats one by one" });
/// Speed lost in combat.
pub const R_5_2_12A: Rule =
    Rule::new(&Entry {
        id: "G-5.2.12a", title_fr: "Élan perdu au combat", title_en: "Speed lost in combat"
    });
/// End of the phase.
pub const R_5_2_12B: Rule =
    Rule::new(&Entry { id: "G-5.2.12b", title_fr: "Fin de la phase", title_en: "End of the phase" });
/// Terrain and combat.
pub const R_5_3_1: Rule =
    Rule::new(&Entry { id: "G-5.3.1", title_fr: "Terrain et combat", title_en: "Terrain and combat" });
/// Best terrain only.
pub const R_5_3_2: Rule =
    Rule::new(&Entry { id: "G-5.3.2", title_fr: "Meilleur terrain seul", title_en: "Best terrain only" });
/// Compulsory retreat.
pub const R_5_4_1: Rule =
    Rule::new(&Entry { id: "G-5.4.1", title_fr: "Retraite obligatoire", title_en: "Compulsory retreat" });
/// Length of the retreat.
pub const R_5_4_2: Rule = Rule::new(&Entry {
    id: "G-5.4.2",
    title_fr: "Longueur de la retraite",
    title_en: "Length of the retreat",
});
/// Charge kept.
pub const R_5_4_3: Rule =
    Rule::new(&Entry { id: "G-5.4.3", title_fr: "Charge gardée", title_en: "Charge kept" });
/// Infantry ridden through.
pub const R_5_4_4: Rule = Rule::new(&Entry {
    id: "G-5.4.4",
    title_fr: "Infanterie bousculée",
    title_en: "Infantry ridden through",
});
/// Forbidden ways.
pub const R_5_4_5: Rule =
    Rule::new(&Entry { id: "G-5.4.5", title_fr: "Chemins interdits", title_en: "Forbidden ways" });
/// Retreat cut short.
pub const R_5_4_6: Rule =
    Rule::new(&Entry { id: "G-5.4.6", title_fr: "Retraite trop courte", title_en: "Retreat cut short" });
/// Two sorts of pursuit.
pub const R_5_5_1: Rule = Rule::new(&Entry {
    id: "G-5.5.1",
    title_fr: "Deux sortes de poursuite",
    title_en: "Two sorts of pursuit",
});
/// Far from leaders.
pub const R_5_5_2: Rule =
    Rule::new(&Entry { id: "G-5.5.2", title_fr: "Loin des chefs", title_en: "Far from leaders" });
/// Pursuit test.
pub const R_5_5_3: Rule =
    Rule::new(&Entry { id: "G-5.5.3", title_fr: "Test de poursuite", title_en: "Pursuit test" });
/// Mandatory pursuit.
pub const R_5_5_4: Rule =
    Rule::new(&Entry { id: "G-5.5.4", title_fr: "Poursuite obligatoire", title_en: "Mandatory pursuit" });
/// Voluntary pursuit.
pub const R_5_5_5: Rule =
    Rule::new(&Entry { id: "G-5.5.5", title_fr: "Poursuite volontaire", title_en: "Voluntary pursuit" });
/// First step.
pub const R_5_5_6: Rule =
    Rule::new(&Entry { id: "G-5.5.6", title_fr: "Premier pas", title_en: "First step" });
/// Zones without effect.
pub const R_5_5_7: Rule =
    Rule::new(&Entry { id: "G-5.5.7", title_fr: "Zones sans effet", title_en: "Zones without effect" });
/// Charge unchanged.
pub const R_5_5_8: Rule =
    Rule::new(&Entry { id: "G-5.5.8", title_fr: "Charge inchangée", title_en: "Charge unchanged" });
/// Turns of the pursuer.
pub const R_5_5_9: Rule =
    Rule::new(&Entry { id: "G-5.5.9", title_fr: "Virages du poursuivant", title_en: "Turns of the pursuer" });
/// Overrun while pursuing.
pub const R_5_5_10: Rule = Rule::new(&Entry {
    id: "G-5.5.10",
    title_fr: "Renverser en poursuivant",
    title_en: "Overrun while pursuing",
});
/// A cavalry matter.
pub const R_5_6_1: Rule =
    Rule::new(&Entry { id: "G-5.6.1", title_fr: "Affaire de cavalerie", title_en: "A cavalry matter" });
/// Bounds of the charge.
pub const R_5_6_2: Rule =
    Rule::new(&Entry { id: "G-5.6.2", title_fr: "Bornes de la charge", title_en: "Bounds of the charge" });
/// Gathering speed.
pub const R_5_6_3: Rule =
    Rule::new(&Entry { id: "G-5.6.3", title_fr: "Prendre de l'élan", title_en: "Gathering speed" });
/// Charge in combat.
pub const R_5_6_4: Rule =
    Rule::new(&Entry { id: "G-5.6.4", title_fr: "Charge au combat", title_en: "Charge in combat" });
/// Capped by armour.
pub const R_5_6_5: Rule =
    Rule::new(&Entry { id: "G-5.6.5", title_fr: "Plafond par l'armure", title_en: "Capped by armour" });
/// Targets that break speed.
pub const R_5_6_6: Rule = Rule::new(&Entry {
    id: "G-5.6.6",
    title_fr: "Cibles qui brisent l'élan",
    title_en: "Targets that break speed",
});
/// Ground that breaks speed.
pub const R_5_6_7: Rule = Rule::new(&Entry {
    id: "G-5.6.7",
    title_fr: "Terrains qui brisent l'élan",
    title_en: "Ground that breaks speed",
});
/// Bridges and fords.
pub const R_5_6_8: Rule =
    Rule::new(&Entry { id: "G-5.6.8", title_fr: "Ponts et gués", title_en: "Bridges and fords" });
/// Crossing a stream.
pub const R_5_6_9: Rule =
    Rule::new(&Entry { id: "G-5.6.9", title_fr: "Passage d'un cours d'eau", title_en: "Crossing a stream" });
/// Riding uphill.
pub const R_5_6_10: Rule =
    Rule::new(&Entry { id: "G-5.6.10", title_fr: "Chevaucher en montée", title_en: "Riding uphill" });
/// Attacker thrown back.
pub const R_5_6_11: Rule =
    Rule::new(&Entry { id: "G-5.6.11", title_fr: "Attaquant repoussé", title_en: "Attacker thrown back" });
/// Holding the pace.
pub const R_5_6_12: Rule =
    Rule::new(&Entry { id: "G-5.6.12", title_fr: "Retenir l'allure", title_en: "Holding the pace" });
/// Reacting to a passage.
pub const R_5_7_1: Rule =
    Rule::new(&Entry { id: "G-5.7.1", title_fr: "Réagir à un passage", title_en: "Reacting to a passage" });
/// Turn, advance, strike.
pub const R_5_7_2: Rule = Rule::new(&Entry {
    id: "G-5.7.2",
    title_fr: "Tourner, avancer, frapper",
    title_en: "Turn, advance, strike",
});
/// Immediate combat.
pub const R_5_7_3: Rule =
    Rule::new(&Entry { id: "G-5.7.3", title_fr: "Combat immédiat", title_en: "Immediate combat" });
/// Later combat allowed.
pub const R_5_7_4: Rule =
    Rule::new(&Entry { id: "G-5.7.4", title_fr: "Combat suivant permis", title_en: "Later combat allowed" });
/// Joint counter-charge.
pub const R_5_7_5: Rule =
    Rule::new(&Entry { id: "G-5.7.5", title_fr: "Contre-charge commune", title_en: "Joint counter-charge" });
/// Speed of a counter-charge.
pub const R_5_7_6: Rule = Rule::new(&Entry {
    id: "G-5.7.6",
    title_fr: "Élan d'une contre-charge",
    title_en: "Speed of a counter-charge",
});
/// Once a phase.
pub const R_5_7_7: Rule =
    Rule::new(&Entry { id: "G-5.7.7", title_fr: "Une fois par phase", title_en: "Once a phase" });
/// Not under control.
pub const R_5_7_8: Rule =
    Rule::new(&Entry { id: "G-5.7.8", title_fr: "Pas sous contrôle", title_en: "Not under control" });
/// Without armour.
pub const R_5_7_9: Rule =
    Rule::new(&Entry { id: "G-5.7.9", title_fr: "Sans armure", title_en: "Without armour" });
/// Enemy already in contact.
pub const R_5_7_10: Rule = Rule::new(&Entry {
    id: "G-5.7.10",
    title_fr: "Ennemi déjà au contact",
    title_en: "Enemy already in contact",
});
/// Target halted.
pub const R_5_7_11: Rule =
    Rule::new(&Entry { id: "G-5.7.11", title_fr: "Cible arrêtée", title_en: "Target halted" });
/// Riding over infantry.
pub const R_5_8_1: Rule = Rule::new(&Entry {
    id: "G-5.8.1",
    title_fr: "Passer sur l'infanterie",
    title_en: "Riding over infantry",
});
/// Entering to overrun.
pub const R_5_8_2: Rule =
    Rule::new(&Entry { id: "G-5.8.2", title_fr: "Entrer pour renverser", title_en: "Entering to overrun" });
/// Price of an overrun.
pub const R_5_8_4: Rule =
    Rule::new(&Entry { id: "G-5.8.4", title_fr: "Prix d'un renversement", title_en: "Price of an overrun" });
/// Overrun throw.
pub const R_5_8_5A: Rule =
    Rule::new(&Entry { id: "G-5.8.5a", title_fr: "Jet de renversement", title_en: "Overrun throw" });
/// Shaken infantry.
pub const R_5_8_5B: Rule =
    Rule::new(&Entry { id: "G-5.8.5b", title_fr: "Infanterie ébranlée", title_en: "Shaken infantry" });
/// After a success.
pub const R_5_8_6: Rule =
    Rule::new(&Entry { id: "G-5.8.6", title_fr: "Après une réussite", title_en: "After a success" });
/// After a failure.
pub const R_5_8_7: Rule =
    Rule::new(&Entry { id: "G-5.8.7", title_fr: "Après un échec", title_en: "After a failure" });
/// Losses without glory.
pub const R_5_8_9A: Rule =
    Rule::new(&Entry { id: "G-5.8.9a", title_fr: "Pertes sans gloire", title_en: "Losses without glory" });
/// Pursuit and retreat.
pub const R_5_8_9B: Rule =
    Rule::new(&Entry { id: "G-5.8.9b", title_fr: "Poursuite et retraite", title_en: "Pursuit and retreat" });
/// Sheltered infantry.
pub const R_5_8_10: Rule =
    Rule::new(&Entry { id: "G-5.8.10", title_fr: "Infanterie à l'abri", title_en: "Sheltered infantry" });
/// Morale track.
pub const R_6_1_1: Rule =
    Rule::new(&Entry { id: "G-6.1.1", title_fr: "Compteur de moral", title_en: "Morale track" });
/// Morale in combat.
pub const R_6_1_2: Rule =
    Rule::new(&Entry { id: "G-6.1.2", title_fr: "Moral au combat", title_en: "Morale in combat" });
/// Starting morale.
pub const R_6_1_3: Rule =
    Rule::new(&Entry { id: "G-6.1.3", title_fr: "Moral de départ", title_en: "Starting morale" });
/// Unit eliminated.
pub const R_6_1_4: Rule =
    Rule::new(&Entry { id: "G-6.1.4", title_fr: "Unité éliminée", title_en: "Unit eliminated" });
/// Banner lost or regained.
pub const R_6_1_5: Rule = Rule::new(&Entry {
    id: "G-6.1.5",
    title_fr: "Bannière perdue ou reprise",
    title_en: "Banner lost or regained",
});
/// Leader killed.
pub const R_6_1_6: Rule =
    Rule::new(&Entry { id: "G-6.1.6", title_fr: "Chef tué", title_en: "Leader killed" });
/// Army leader killed.
pub const R_6_1_7: Rule =
    Rule::new(&Entry { id: "G-6.1.7", title_fr: "Chef d'armée tué", title_en: "Army leader killed" });
/// Ardour at +2.
pub const R_6_1_8: Rule =
    Rule::new(&Entry { id: "G-6.1.8", title_fr: "Ardeur à +2", title_en: "Ardour at +2" });
/// Delayed effect.
pub const R_6_1_9: Rule =
    Rule::new(&Entry { id: "G-6.1.9", title_fr: "Effet différé", title_en: "Delayed effect" });
/// Taking a test.
pub const R_6_2_1: Rule =
    Rule::new(&Entry { id: "G-6.2.1", title_fr: "Passer un test", title_en: "Taking a test" });
/// Leader within range.
pub const R_6_2_2: Rule =
    Rule::new(&Entry { id: "G-6.2.2", title_fr: "Chef à portée", title_en: "Leader within range" });
/// Leader on the spot.
pub const R_6_2_3: Rule =
    Rule::new(&Entry { id: "G-6.2.3", title_fr: "Chef sur place", title_en: "Leader on the spot" });
/// Time of the test.
pub const R_6_2_4: Rule =
    Rule::new(&Entry { id: "G-6.2.4", title_fr: "Moment du test", title_en: "Time of the test" });
/// Test and movement.
pub const R_6_2_5: Rule =
    Rule::new(&Entry { id: "G-6.2.5", title_fr: "Test et mouvement", title_en: "Test and movement" });
/// Test and charge.
pub const R_6_2_6: Rule =
    Rule::new(&Entry { id: "G-6.2.6", title_fr: "Test et charge", title_en: "Test and charge" });
/// Banners at the start.
pub const R_7_1_1: Rule =
    Rule::new(&Entry { id: "G-7.1.1", title_fr: "Bannières au départ", title_en: "Banners at the start" });
/// Not a unit.
pub const R_7_1_2: Rule =
    Rule::new(&Entry { id: "G-7.1.2", title_fr: "Pas une unité", title_en: "Not a unit" });
/// One bearer a turn.
pub const R_7_1_3: Rule =
    Rule::new(&Entry { id: "G-7.1.3", title_fr: "Un porteur par tour", title_en: "One bearer a turn" });
/// Handing the banner over.
pub const R_7_1_4: Rule =
    Rule::new(&Entry { id: "G-7.1.4", title_fr: "Passer la bannière", title_en: "Handing the banner over" });
/// Banner lost.
pub const R_7_1_5: Rule =
    Rule::new(&Entry { id: "G-7.1.5", title_fr: "Bannière perdue", title_en: "Banner lost" });
/// Banner captured.
pub const R_7_1_6: Rule =
    Rule::new(&Entry { id: "G-7.1.6", title_fr: "Bannière capturée", title_en: "Banner captured" });
/// Under the banner.
pub const R_7_1_7: Rule =
    Rule::new(&Entry { id: "G-7.1.7", title_fr: "Sous la bannière", title_en: "Under the banner" });
/// Banners and morale.
pub const R_7_1_8: Rule =
    Rule::new(&Entry { id: "G-7.1.8", title_fr: "Bannières et moral", title_en: "Banners and morale" });
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
    Rule::new(&Entry { id: "G-8.1.2", title_fr: "Mouvement d'un chef", title_en: "Movement of a leader" });
/// Zones ignored.
pub const R_8_1_3: Rule =
    Rule::new(&Entry { id: "G-8.1.3", title_fr: "Zones ignorées", title_en: "Zones ignored" });
/// Death of a leader.
pub const R_8_1_4: Rule =
    Rule::new(&Entry { id: "G-8.1.4", title_fr: "Mort d'un chef", title_en: "Death of a leader" });
/// Death of an army leader.
pub const R_8_1_5: Rule = Rule::new(&Entry {
    id: "G-8.1.5",
    title_fr: "Mort d'un chef d'armée",
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
    Rule::new(&Entry { id: "G-8.2.1", title_fr: "Chef avec l'unité", title_en: "Leader with the unit" });
/// Unit within range.
pub const R_8_2_2: Rule =
    Rule::new(&Entry { id: "G-8.2.2", title_fr: "Unité à portée", title_en: "Unit within range" });
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
    Rule::new(&Entry { id: "G-8.2.6", title_fr: "Chef seul surpris", title_en: "Lone leader surprised" });
/// Lone leader attacked.
pub const R_8_2_7: Rule =
    Rule::new(&Entry { id: "G-8.2.7", title_fr: "Chef seul attaqué", title_en: "Lone leader attacked" });
/// Leaders and morale.
pub const R_8_2_8: Rule =
    Rule::new(&Entry { id: "G-8.2.8", title_fr: "Chefs et moral", title_en: "Leaders and morale" });
/// Losing good order.
pub const R_9_1_1: Rule =
    Rule::new(&Entry { id: "G-9.1.1", title_fr: "Perdre son ordre", title_en: "Losing good order" });
/// Next to panic.
pub const R_9_1_2: Rule =
    Rule::new(&Entry { id: "G-9.1.2", title_fr: "Côtoyer la panique", title_en: "Next to panic" });
/// Shielded by a leader.
pub const R_9_1_3: Rule =
    Rule::new(&Entry {
        id: "G-9.1.3", title_fr: "Protégées par un chef", title_en: "Shielded by a leader"
    });
/// Disorganised marker.
pub const R_9_1_4: Rule = Rule::new(&Entry {
    id: "G-9.1.4",
    title_fr: "Marqueur de désorganisation",
    title_en: "Disorganised marker",
});
/// Slower movement.
pub const R_9_2_1: Rule =
    Rule::new(&Entry { id: "G-9.2.1", title_fr: "Marche ralentie", title_en: "Slower movement" });
/// Half strength.
pub const R_9_2_2: Rule =
    Rule::new(&Entry { id: "G-9.2.2", title_fr: "Force réduite de moitié", title_en: "Half strength" });
/// All opponents disorganised.
pub const R_9_2_3: Rule = Rule::new(&Entry {
    id: "G-9.2.3",
    title_fr: "Adversaires tous désorganisés",
    title_en: "All opponents disorganised",
});
/// Curbed charge.
pub const R_9_2_4: Rule =
    Rule::new(&Entry { id: "G-9.2.4", title_fr: "Charge bridée", title_en: "Curbed charge" });
/// Rallying a unit.
pub const R_9_3_1: Rule =
    Rule::new(&Entry { id: "G-9.3.1", title_fr: "Se réorganiser", title_en: "Rallying a unit" });
/// Giving way to panic.
pub const R_10_1_1: Rule =
    Rule::new(&Entry { id: "G-10.1.1", title_fr: "Céder à la panique", title_en: "Giving way to panic" });
/// Panic spreads.
pub const R_10_1_2: Rule =
    Rule::new(&Entry { id: "G-10.1.2", title_fr: "Panique contagieuse", title_en: "Panic spreads" });
/// Outside stacking.
pub const R_10_1_3: Rule =
    Rule::new(&Entry { id: "G-10.1.3", title_fr: "Hors empilement", title_en: "Outside stacking" });
/// Panic marker.
pub const R_10_1_4: Rule =
    Rule::new(&Entry { id: "G-10.1.4", title_fr: "Marqueur de panique", title_en: "Panic marker" });
/// Helpless unit.
pub const R_10_2_1: Rule =
    Rule::new(&Entry { id: "G-10.2.1", title_fr: "Unité sans défense", title_en: "Helpless unit" });
/// Headlong flight.
pub const R_10_2_2: Rule =
    Rule::new(&Entry { id: "G-10.2.2", title_fr: "La fuite", title_en: "Headlong flight" });
/// Perishing in flight.
pub const R_10_2_3: Rule =
    Rule::new(&Entry { id: "G-10.2.3", title_fr: "Périr en fuyant", title_en: "Perishing in flight" });
/// Flight off the map.
pub const R_10_2_4: Rule =
    Rule::new(&Entry { id: "G-10.2.4", title_fr: "Fuite hors carte", title_en: "Flight off the map" });
/// Calming panic.
pub const R_10_3_1: Rule =
    Rule::new(&Entry { id: "G-10.3.1", title_fr: "Calmer la panique", title_en: "Calming panic" });
/// Two formations.
pub const R_11_1_1: Rule =
    Rule::new(&Entry { id: "G-11.1.1", title_fr: "Deux formations", title_en: "Two formations" });
/// Combat face needed.
pub const R_11_1_2: Rule =
    Rule::new(&Entry { id: "G-11.1.2", title_fr: "Face de combat requise", title_en: "Combat face needed" });
/// Changing formation.
pub const R_11_1_3: Rule =
    Rule::new(&Entry { id: "G-11.1.3", title_fr: "Changer de formation", title_en: "Changing formation" });
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
/// Zone of fire.
pub const R_11_2_1: Rule =
    Rule::new(&Entry { id: "G-11.2.1", title_fr: "Zone de tir", title_en: "Zone of fire" });
/// Hitting your own.
pub const R_11_2_2: Rule =
    Rule::new(&Entry { id: "G-11.2.2", title_fr: "Toucher les siens", title_en: "Hitting your own" });
/// Target's armour.
pub const R_11_2_3: Rule =
    Rule::new(&Entry { id: "G-11.2.3", title_fr: "Armure de la cible", title_en: "Target's armour" });
/// Target's cover.
pub const R_11_2_4: Rule =
    Rule::new(&Entry { id: "G-11.2.4", title_fr: "Couvert de la cible", title_en: "Target's cover" });
/// Shots at a leader.
pub const R_11_2_5: Rule =
    Rule::new(&Entry { id: "G-11.2.5", title_fr: "Tir sur un chef", title_en: "Shots at a leader" });
/// Line of sight.
pub const R_11_2_6: Rule =
    Rule::new(&Entry { id: "G-11.2.6", title_fr: "Ligne de vue", title_en: "Line of sight" });
/// Simultaneous shots.
pub const R_11_2_7: Rule =
    Rule::new(&Entry { id: "G-11.2.7", title_fr: "Tirs simultanés", title_en: "Simultaneous shots" });
/// Shooters hand to hand.
pub const R_11_3_1: Rule = Rule::new(&Entry {
    id: "G-11.3.1",
    title_fr: "Tireurs au corps à corps",
    title_en: "Shooters hand to hand",
});
/// One strength point.
pub const R_11_3_2: Rule =
    Rule::new(&Entry { id: "G-11.3.2", title_fr: "Un seul point de force", title_en: "One strength point" });
/// Archers' table.
pub const R_11_4_1: Rule =
    Rule::new(&Entry { id: "G-11.4.1", title_fr: "Table des archers", title_en: "Archers' table" });
/// Horsemen first.
pub const R_11_5_1: Rule =
    Rule::new(&Entry { id: "G-11.5.1", title_fr: "Cavaliers avant tout", title_en: "Horsemen first" });
/// Nimble turns.
pub const R_11_5_2: Rule =
    Rule::new(&Entry { id: "G-11.5.2", title_fr: "Virages légers", title_en: "Nimble turns" });
/// Never charging.
pub const R_11_5_3: Rule =
    Rule::new(&Entry { id: "G-11.5.3", title_fr: "Jamais de charge", title_en: "Never charging" });
/// Shooting all round.
pub const R_11_5_4: Rule =
    Rule::new(&Entry { id: "G-11.5.4", title_fr: "Tir tout autour", title_en: "Shooting all round" });
/// Horse archers' table.
pub const R_11_5_5: Rule = Rule::new(&Entry {
    id: "G-11.5.5",
    title_fr: "Table des archers à cheval",
    title_en: "Horse archers' table",
});
/// Two shots a turn.
pub const R_11_5_6: Rule =
    Rule::new(&Entry { id: "G-11.5.6", title_fr: "Deux tirs par tour", title_en: "Two shots a turn" });
/// One shot when moving.
pub const R_11_5_7: Rule =
    Rule::new(&Entry { id: "G-11.5.7", title_fr: "Un tir en bougeant", title_en: "One shot when moving" });
/// Price of the shot.
pub const R_11_5_8: Rule =
    Rule::new(&Entry { id: "G-11.5.8", title_fr: "Prix du tir", title_en: "Price of the shot" });
/// Weakened shooters.
pub const R_11_5_9: Rule =
    Rule::new(&Entry { id: "G-11.5.9", title_fr: "Tireurs affaiblis", title_en: "Weakened shooters" });
/// Shaken target.
pub const R_11_5_10: Rule =
    Rule::new(&Entry { id: "G-11.5.10", title_fr: "Cible ébranlée", title_en: "Shaken target" });
/// Crossbowmen's table.
pub const R_11_6_1: Rule =
    Rule::new(&Entry {
        id: "G-11.6.1", title_fr: "Table des arbalétriers", title_en: "Crossbowmen's table"
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
/// Bombards' zone.
pub const R_11_7_2: Rule =
    Rule::new(&Entry { id: "G-11.7.2", title_fr: "Zone des bombardes", title_en: "Bombards' zone" });
/// Ball and armour.
pub const R_11_7_3: Rule =
    Rule::new(&Entry { id: "G-11.7.3", title_fr: "Boulet et armure", title_en: "Ball and armour" });
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
/// Attacking a rampart.
pub const R_12_1_1: Rule =
    Rule::new(&Entry { id: "G-12.1.1", title_fr: "Attaquer un rempart", title_en: "Attacking a rampart" });
/// Broken charge.
pub const R_12_1_2: Rule =
    Rule::new(&Entry { id: "G-12.1.2", title_fr: "Charge brisée", title_en: "Broken charge" });
/// Crossing a rampart.
pub const R_12_1_3: Rule =
    Rule::new(&Entry { id: "G-12.1.3", title_fr: "Franchir un rempart", title_en: "Crossing a rampart" });
/// The gates.
pub const R_12_1_4: Rule =
    Rule::new(&Entry { id: "G-12.1.4", title_fr: "Les portes", title_en: "The gates" });
/// Pursuit at the rampart.
pub const R_12_1_5: Rule = Rule::new(&Entry {
    id: "G-12.1.5",
    title_fr: "Poursuite au rempart",
    title_en: "Pursuit at the rampart",
});
/// Razing a rampart.
pub const R_12_1_6: Rule =
    Rule::new(&Entry { id: "G-12.1.6", title_fr: "Abattre un rempart", title_en: "Razing a rampart" });
/// Demolition disturbed.
pub const R_12_1_7: Rule = Rule::new(&Entry {
    id: "G-12.1.7",
    title_fr: "Démolition interrompue",
    title_en: "Demolition disturbed",
});
/// Fortified stacking.
pub const R_12_1_8: Rule =
    Rule::new(&Entry { id: "G-12.1.8", title_fr: "Empilement fortifié", title_en: "Fortified stacking" });
/// Horses within walls.
pub const R_12_1_9: Rule =
    Rule::new(&Entry { id: "G-12.1.9", title_fr: "Chevaux dans les murs", title_en: "Horses within walls" });
/// Option: the conrois.
pub const R_13_0: Rule =
    Rule::new(&Entry { id: "G-13.0", title_fr: "Option : les conrois", title_en: "Option: the conrois" });
/// Cavalry groups.
pub const R_13_1_1: Rule =
    Rule::new(&Entry { id: "G-13.1.1", title_fr: "Blasons des cavaliers", title_en: "Cavalry groups" });
/// Lithuanian groups.
pub const R_13_1_2: Rule =
    Rule::new(&Entry { id: "G-13.1.2", title_fr: "Groupes lituaniens", title_en: "Lithuanian groups" });
/// Tatars without arms.
pub const R_13_1_3: Rule =
    Rule::new(&Entry { id: "G-13.1.3", title_fr: "Tatars sans blason", title_en: "Tatars without arms" });
/// Groups start together.
pub const R_13_1_4: Rule = Rule::new(&Entry {
    id: "G-13.1.4",
    title_fr: "Blason groupé au départ",
    title_en: "Groups start together",
});
/// A leader's groups.
pub const R_13_1_5: Rule =
    Rule::new(&Entry { id: "G-13.1.5", title_fr: "Blasons d'un chef", title_en: "A leader's groups" });
/// Attached one by one.
pub const R_13_1_6: Rule =
    Rule::new(&Entry { id: "G-13.1.6", title_fr: "Rattachement un par un", title_en: "Attached one by one" });
/// The Tatars' leaders.
pub const R_13_1_7: Rule =
    Rule::new(&Entry { id: "G-13.1.7", title_fr: "Chefs des Tatars", title_en: "The Tatars' leaders" });
/// Who tires.
pub const R_14_1_1: Rule =
    Rule::new(&Entry { id: "G-14.1.1", title_fr: "Qui se fatigue", title_en: "Who tires" });
/// Fresh at the start.
pub const R_14_1_2: Rule =
    Rule::new(&Entry { id: "G-14.1.2", title_fr: "Frais au départ", title_en: "Fresh at the start" });
/// Rising fatigue.
pub const R_14_1_3: Rule =
    Rule::new(&Entry { id: "G-14.1.3", title_fr: "Fatigue qui monte", title_en: "Rising fatigue" });
/// Taking a rest.
pub const R_14_1_4: Rule =
    Rule::new(&Entry { id: "G-14.1.4", title_fr: "Reprendre haleine", title_en: "Taking a rest" });
/// Tireless Tatars.
pub const R_14_1_5: Rule =
    Rule::new(&Entry { id: "G-14.1.5", title_fr: "Tatars infatigables", title_en: "Tireless Tatars" });
/// One level a turn.
pub const R_14_1_6: Rule =
    Rule::new(&Entry { id: "G-14.1.6", title_fr: "Un niveau par tour", title_en: "One level a turn" });
/// Exhausted troops.
pub const R_14_2_1: Rule =
    Rule::new(&Entry { id: "G-14.2.1", title_fr: "Troupes épuisées", title_en: "Exhausted troops" });
/// Terrain and movement.
pub const R_T_1: Rule =
    Rule::new(&Entry { id: "G-T.1", title_fr: "Terrain et mouvement", title_en: "Terrain and movement" });
/// Terrain and combat.
pub const R_T_2: Rule =
    Rule::new(&Entry { id: "G-T.2", title_fr: "Terrain et combat", title_en: "Terrain and combat" });
/// Reading a result.
pub const R_T_3: Rule =
    Rule::new(&Entry { id: "G-T.3", title_fr: "Lire un résultat", title_en: "Reading a result" });
/// Disorganisation table.
pub const R_T_4: Rule = Rule::new(&Entry {
    id: "G-T.4",
    title_fr: "Table de désorganisation",
    title_en: "Disorganisation table",
});
/// Titans: set-up.
pub const R_S_1: Rule =
    Rule::new(&Entry { id: "G-S.1", title_fr: "Titans : placement", title_en: "Titans: set-up" });
/// Titans: order, leaders.
pub const R_S_2: Rule =
    Rule::new(&Entry { id: "G-S.2", title_fr: "Titans : ordre, chefs", title_en: "Titans: order, leaders" });
/// Titans: reinforcements.
pub const R_S_3: Rule =
    Rule::new(&Entry { id: "G-S.3", title_fr: "Titans : renforts", title_en: "Titans: reinforcements" });
/// Automatic victory.
pub const R_S_4: Rule =
    Rule::new(&Entry { id: "G-S.4", title_fr: "Victoire automatique", title_en: "Automatic victory" });
/// Victory points.
pub const R_S_5: Rule =
    Rule::new(&Entry { id: "G-S.5", title_fr: "Points de victoire", title_en: "Victory points" });
/// Grades of victory.
pub const R_S_6: Rule =
    Rule::new(&Entry { id: "G-S.6", title_fr: "Degrés de victoire", title_en: "Grades of victory" });
/// Blitzkrieg: set-up.
pub const R_S_7: Rule =
    Rule::new(&Entry { id: "G-S.7", title_fr: "Blitzkrieg : placement", title_en: "Blitzkrieg: set-up" });
/// Blitzkrieg: order of play.
pub const R_S_8: Rule = Rule::new(&Entry {
    id: "G-S.8",
    title_fr: "Blitzkrieg : ordre du jeu",
    title_en: "Blitzkrieg: order of play",
});
/// Blitzkrieg: reinforcements.
pub const R_S_9: Rule = Rule::new(&Entry {
    id: "G-S.9",
    title_fr: "Blitzkrieg : renforts",
    title_en: "Blitzkrieg: reinforcements",
});
/// The grid.
pub const RULING_01: Rule = Rule::new(&Entry { id: "G-R01", title_fr: "La grille", title_en: "The grid" });
/// Ground scale.
pub const RULING_02: Rule =
    Rule::new(&Entry { id: "G-R02", title_fr: "Échelle du terrain", title_en: "Ground scale" });
/// Movement allowances.
pub const RULING_03: Rule =
    Rule::new(&Entry { id: "G-R03", title_fr: "Points de mouvement", title_en: "Movement allowances" });
/// Odds under 1:1.
pub const RULING_04: Rule =
    Rule::new(&Entry { id: "G-R04", title_fr: "Rapports sous 1:1", title_en: "Odds under 1:1" });
/// No defence strength.
pub const RULING_05: Rule =
    Rule::new(&Entry { id: "G-R05", title_fr: "Défense nulle", title_en: "No defence strength" });
/// Halving strength.
pub const RULING_06: Rule =
    Rule::new(&Entry { id: "G-R06", title_fr: "Divisions par deux", title_en: "Halving strength" });
/// Averages of a group.
pub const RULING_07: Rule =
    Rule::new(&Entry { id: "G-R07", title_fr: "Moyennes d'un groupe", title_en: "Averages of a group" });
/// Leader and banner shared.
pub const RULING_08: Rule = Rule::new(&Entry {
    id: "G-R08",
    title_fr: "Chef et bannière partagés",
    title_en: "Leader and banner shared",
});
/// Attacks from behind.
pub const RULING_09: Rule =
    Rule::new(&Entry { id: "G-R09", title_fr: "Attaques dans le dos", title_en: "Attacks from behind" });
/// Caught between two.
pub const RULING_10: Rule =
    Rule::new(&Entry { id: "G-R10", title_fr: "Prise en tenaille", title_en: "Caught between two" });
/// Sheltered by water.
pub const RULING_11: Rule =
    Rule::new(&Entry { id: "G-R11", title_fr: "Abri de l'eau", title_en: "Sheltered by water" });
/// The combat table.
pub const RULING_12: Rule =
    Rule::new(&Entry { id: "G-R12", title_fr: "Table des combats", title_en: "The combat table" });
/// What demoralised means.
pub const RULING_13: Rule =
    Rule::new(&Entry { id: "G-R13", title_fr: "Le mot démoralisé", title_en: "What demoralised means" });
/// Disorganisation throw.
pub const RULING_14: Rule =
    Rule::new(&Entry { id: "G-R14", title_fr: "Jet de désorganisation", title_en: "Disorganisation throw" });
/// Armour in the example.
pub const RULING_15: Rule =
    Rule::new(&Entry { id: "G-R15", title_fr: "Armure de l'exemple", title_en: "Armour in the example" });
/// Order of effects.
pub const RULING_16: Rule =
    Rule::new(&Entry { id: "G-R16", title_fr: "Ordre des effets", title_en: "Order of effects" });
/// Sharing out losses.
pub const RULING_17: Rule =
    Rule::new(&Entry { id: "G-R17", title_fr: "Répartir les pertes", title_en: "Sharing out losses" });
/// Keeping the charge level.
pub const RULING_18: Rule = Rule::new(&Entry {
    id: "G-R18",
    title_fr: "Tenir le compte de charge",
    title_en: "Keeping the charge level",
});
/// Charge step by step.
pub const RULING_19: Rule =
    Rule::new(&Entry { id: "G-R19", title_fr: "Charge pas à pas", title_en: "Charge step by step" });
/// The ford.
pub const RULING_20: Rule = Rule::new(&Entry { id: "G-R20", title_fr: "Le gué", title_en: "The ford" });
/// Charge on contact.
pub const RULING_21: Rule =
    Rule::new(&Entry { id: "G-R21", title_fr: "Charge au contact", title_en: "Charge on contact" });
/// Charge after combat.
pub const RULING_22: Rule =
    Rule::new(&Entry { id: "G-R22", title_fr: "Charge après combat", title_en: "Charge after combat" });
/// Breaking through a zone.
pub const RULING_23: Rule =
    Rule::new(&Entry { id: "G-R23", title_fr: "Percer une zone", title_en: "Breaking through a zone" });
/// Control at crossings.
pub const RULING_24: Rule =
    Rule::new(&Entry { id: "G-R24", title_fr: "Contrôle des passages", title_en: "Control at crossings" });
/// Shooting when you move.
pub const RULING_25: Rule =
    Rule::new(&Entry { id: "G-R25", title_fr: "Tirer en bougeant", title_en: "Shooting when you move" });
/// Moments for shooting.
pub const RULING_26: Rule =
    Rule::new(&Entry { id: "G-R26", title_fr: "Moments de tir", title_en: "Moments for shooting" });
/// Fire cones and sight.
pub const RULING_27: Rule =
    Rule::new(&Entry { id: "G-R27", title_fr: "Cônes de tir, vue", title_en: "Fire cones and sight" });
/// Choosing a target.
pub const RULING_28: Rule =
    Rule::new(&Entry { id: "G-R28", title_fr: "Choisir sa cible", title_en: "Choosing a target" });
/// Disorganised twice.
pub const RULING_29: Rule =
    Rule::new(&Entry { id: "G-R29", title_fr: "Deux fois désorganisée", title_en: "Disorganised twice" });
/// Missile units on foot.
pub const RULING_30: Rule =
    Rule::new(&Entry { id: "G-R30", title_fr: "Tireurs à pied", title_en: "Missile units on foot" });
/// Tatars in combat.
pub const RULING_31: Rule =
    Rule::new(&Entry { id: "G-R31", title_fr: "Tatars au combat", title_en: "Tatars in combat" });
/// How to counter-charge.
pub const RULING_32: Rule =
    Rule::new(&Entry { id: "G-R32", title_fr: "Faire une contre-charge", title_en: "How to counter-charge" });
/// Who fights whom.
pub const RULING_33: Rule =
    Rule::new(&Entry { id: "G-R33", title_fr: "Qui combat qui", title_en: "Who fights whom" });
/// Conducting a retreat.
pub const RULING_34: Rule =
    Rule::new(&Entry { id: "G-R34", title_fr: "Mener une retraite", title_en: "Conducting a retreat" });
/// Retreat through friends.
pub const RULING_35: Rule = Rule::new(&Entry {
    id: "G-R35",
    title_fr: "Retraite parmi les siens",
    title_en: "Retreat through friends",
});
/// Conducting a pursuit.
pub const RULING_36: Rule =
    Rule::new(&Entry { id: "G-R36", title_fr: "Mener une poursuite", title_en: "Conducting a pursuit" });
/// Advance after destruction.
pub const RULING_37: Rule = Rule::new(&Entry {
    id: "G-R37",
    title_fr: "Avance après destruction",
    title_en: "Advance after destruction",
});
/// Settling an overrun.
pub const RULING_38: Rule = Rule::new(&Entry {
    id: "G-R38",
    title_fr: "Règlement d'un renversement",
    title_en: "Settling an overrun",
});
/// The morale track.
pub const RULING_39: Rule =
    Rule::new(&Entry { id: "G-R39", title_fr: "Compteur de moral", title_en: "The morale track" });
/// Price of a test.
pub const RULING_40: Rule =
    Rule::new(&Entry { id: "G-R40", title_fr: "Prix d'un test", title_en: "Price of a test" });
/// Contagion by degrees.
pub const RULING_41: Rule =
    Rule::new(&Entry { id: "G-R41", title_fr: "Contagion par degrés", title_en: "Contagion by degrees" });
/// When contagion is tested.
pub const RULING_42: Rule = Rule::new(&Entry {
    id: "G-R42",
    title_fr: "Quand tester la contagion",
    title_en: "When contagion is tested",
});
/// Settling panic.
pub const RULING_43: Rule =
    Rule::new(&Entry { id: "G-R43", title_fr: "Règlement de la panique", title_en: "Settling panic" });
/// Where to rally.
pub const RULING_44: Rule =
    Rule::new(&Entry { id: "G-R44", title_fr: "Où se réorganiser", title_en: "Where to rally" });
/// Fate of banners.
pub const RULING_45: Rule =
    Rule::new(&Entry { id: "G-R45", title_fr: "Sort des bannières", title_en: "Fate of banners" });
/// Handling leaders.
pub const RULING_46: Rule =
    Rule::new(&Entry { id: "G-R46", title_fr: "Conduite des chefs", title_en: "Handling leaders" });
/// Going and coming back.
pub const RULING_47: Rule =
    Rule::new(&Entry { id: "G-R47", title_fr: "Sortir et revenir", title_en: "Going and coming back" });
/// Arrival of reinforcements.
pub const RULING_48: Rule = Rule::new(&Entry {
    id: "G-R48",
    title_fr: "Arrivée des renforts",
    title_en: "Arrival of reinforcements",
});
/// Ramparts and demolition.
pub const RULING_49: Rule = Rule::new(&Entry {
    id: "G-R49",
    title_fr: "Remparts et démolition",
    title_en: "Ramparts and demolition",
});
/// Being on a road.
pub const RULING_50: Rule =
    Rule::new(&Entry { id: "G-R50", title_fr: "Être sur une route", title_en: "Being on a road" });
/// Turning on bad ground.
pub const RULING_51: Rule = Rule::new(&Entry {
    id: "G-R51",
    title_fr: "Tourner en terrain difficile",
    title_en: "Turning on bad ground",
});
/// The minimum move.
pub const RULING_52: Rule =
    Rule::new(&Entry { id: "G-R52", title_fr: "Mouvement minimal", title_en: "The minimum move" });
/// Turning on foot.
pub const RULING_53: Rule =
    Rule::new(&Entry { id: "G-R53", title_fr: "Tourner à pied", title_en: "Turning on foot" });
/// Counting a stack.
pub const RULING_54: Rule =
    Rule::new(&Entry { id: "G-R54", title_fr: "Compter l'empilement", title_en: "Counting a stack" });
/// End of the game.
pub const RULING_55: Rule =
    Rule::new(&Entry { id: "G-R55", title_fr: "Fin de la partie", title_en: "End of the game" });
/// Length and friendly edges.
pub const RULING_56: Rule =
    Rule::new(&Entry {
        id: "G-R56", title_fr: "Durée et bords amis", title_en: "Length and friendly edges"
    });
/// Scale of points.
pub const RULING_57: Rule =
    Rule::new(&Entry { id: "G-R57", title_fr: "Barème des points", title_en: "Scale of points" });
/// Conrois and fatigue.
pub const RULING_58: Rule =
    Rule::new(&Entry { id: "G-R58", title_fr: "Conrois et fatigue", title_en: "Conrois and fatigue" });
/// Leaders together.
pub const RULING_59: Rule =
    Rule::new(&Entry { id: "G-R59", title_fr: "Chefs réunis", title_en: "Leaders together" });
/// Stopped by a shot.
pub const RULING_60: Rule =
    Rule::new(&Entry { id: "G-R60", title_fr: "Unité arrêtée par tir", title_en: "Stopped by a shot" });
/// Corners of the map.
pub const RULING_61: Rule =
    Rule::new(&Entry { id: "G-R61", title_fr: "Coins de la carte", title_en: "Corners of the map" });
/// Classing the units.
pub const RULING_62: Rule =
    Rule::new(&Entry { id: "G-R62", title_fr: "Classer les unités", title_en: "Classing the units" });
/// Freedom at set-up.
pub const RULING_63: Rule =
    Rule::new(&Entry { id: "G-R63", title_fr: "Placement libre", title_en: "Freedom at set-up" });
/// A mixed hex.
pub const RULING_64: Rule =
    Rule::new(&Entry { id: "G-R64", title_fr: "Hexagone mêlé", title_en: "A mixed hex" });
/// Impossible duty.
pub const RULING_65: Rule =
    Rule::new(&Entry { id: "G-R65", title_fr: "Obligation impossible", title_en: "Impossible duty" });
/// Shot at a turn.
pub const RULING_66: Rule =
    Rule::new(&Entry { id: "G-R66", title_fr: "Tir sur un virage", title_en: "Shot at a turn" });
/// One unit by one.
pub const RULING_67: Rule =
    Rule::new(&Entry { id: "G-R67", title_fr: "Une unité à la fois", title_en: "One unit by one" });
/// Lone leader ridden down.
pub const RULING_68: Rule =
    Rule::new(&Entry { id: "G-R68", title_fr: "Chef isolé en chemin", title_en: "Lone leader ridden down" });
/// Several hexes engaged.
pub const RULING_69: Rule = Rule::new(&Entry {
    id: "G-R69",
    title_fr: "Plusieurs hexagones engagés",
    title_en: "Several hexes engaged",
});
/// Deadly counter-charge.
pub const RULING_70: Rule =
    Rule::new(&Entry { id: "G-R70", title_fr: "Contre-charge mortelle", title_en: "Deadly counter-charge" });
/// Reacting to arrivals.
pub const RULING_71: Rule =
    Rule::new(&Entry { id: "G-R71", title_fr: "Réagir aux arrivées", title_en: "Reacting to arrivals" });
/// Motionless yet fighting.
pub const RULING_72: Rule = Rule::new(&Entry {
    id: "G-R72",
    title_fr: "Immobile mais au combat",
    title_en: "Motionless yet fighting",
});
/// One side retreats.
pub const RULING_73: Rule =
    Rule::new(&Entry { id: "G-R73", title_fr: "Un seul camp retraite", title_en: "One side retreats" });
/// Attackers thrown back.
pub const RULING_74: Rule =
    Rule::new(&Entry { id: "G-R74", title_fr: "Attaquants repoussés", title_en: "Attackers thrown back" });
/// The dice.
pub const RULING_75: Rule = Rule::new(&Entry { id: "G-R75", title_fr: "Les dés", title_en: "The dice" });
/// Disorganised on the way.
pub const RULING_76: Rule = Rule::new(&Entry {
    id: "G-R76",
    title_fr: "Désorganisée en chemin",
    title_en: "Disorganised on the way",
});
/// Mistaken references.
pub const RULING_77: Rule =
    Rule::new(&Entry { id: "G-R77", title_fr: "Renvois erronés", title_en: "Mistaken references" });
/// Stopped, not silenced.
pub const RULING_78: Rule = Rule::new(&Entry {
    id: "G-R78",
    title_fr: "Arrêtée, mais pas muette",
    title_en: "Stopped, not silenced",
});
/// Fatigue of the dead.
pub const RULING_79: Rule =
    Rule::new(&Entry { id: "G-R79", title_fr: "Fatigue d'un mort", title_en: "Fatigue of the dead" });
/// A hex shared after a retreat.
pub const RULING_80: Rule = Rule::new(&Entry {
    id: "G-R80",
    title_fr: "Hexagone partagé après une retraite",
    title_en: "A hex shared after a retreat",
});
/// Put down, not ridden in.
pub const RULING_81: Rule =
    Rule::new(&Entry { id: "G-R81", title_fr: "Posée, pas entrée", title_en: "Put down, not ridden in" });
/// Face at the start.
pub const RULING_82: Rule =
    Rule::new(&Entry { id: "G-R82", title_fr: "Face au départ", title_en: "Face at the start" });

/// All of them, in the order of the book.
pub const ALL: &[Rule] = &[
    R_1_1, R_1_2, R_1_3, R_1_4, R_1_5, R_1_6, R_1_7, R_2_0, R_2_1_1, R_2_1_2, R_2_1_3, R_2_1_4, R_2_1_5,
    R_2_1_6, R_2_1_7, R_2_1_8, R_2_1_9, R_3_1_1, R_3_1_2, R_3_2_1, R_3_2_2, R_3_2_3, R_3_2_4, R_3_3_1,
    R_3_3_2, R_3_3_3, R_4_1_1, R_4_1_2, R_4_1_3, R_4_1_4, R_4_1_5, R_4_1_6, R_4_1_7, R_4_2_1, R_4_2_2,
    R_4_2_3, R_4_2_4, R_4_2_5, R_4_2_6, R_4_2_7, R_4_2_8, R_4_2_9, R_4_3_1, R_4_3_2, R_4_3_3, R_4_3_4,
    R_4_3_5, R_4_3_6, R_4_3_7, R_4_3_8, R_4_4_1, R_4_4_2, R_4_4_3, R_4_4_4, R_4_4_5, R_4_4_6, R_4_4_7,
    R_4_4_8, R_4_4_9, R_4_5_1, R_4_5_2, R_5_1_1A, R_5_1_1B, R_5_1_1C, R_5_1_1D, R_5_1_1E, R_5_1_1F, R_5_1_1G,
    R_5_2_1, R_5_2_2, R_5_2_3, R_5_2_4, R_5_2_5, R_5_2_6, R_5_2_7, R_5_2_8, R_5_2_9, R_5_2_10, R_5_2_11,
    R_5_2_12A, R_5_2_12B, R_5_3_1, R_5_3_2, R_5_4_1, R_5_4_2, R_5_4_3, R_5_4_4, R_5_4_5, R_5_4_6, R_5_5_1,
    R_5_5_2, R_5_5_3, R_5_5_4, R_5_5_5, R_5_5_6, R_5_5_7, R_5_5_8, R_5_5_9, R_5_5_10, R_5_6_1, R_5_6_2,
    R_5_6_3, R_5_6_4, R_5_6_5, R_5_6_6, R_5_6_7, R_5_6_8, R_5_6_9, R_5_6_10, R_5_6_11, R_5_6_12, R_5_7_1,
    R_5_7_2, R_5_7_3, R_5_7_4, R_5_7_5, R_5_7_6, R_5_7_7, R_5_7_8, R_5_7_9, R_5_7_10, R_5_7_11, R_5_8_1,
    R_5_8_2, R_5_8_4, R_5_8_5A, R_5_8_5B, R_5_8_6, R_5_8_7, R_5_8_9A, R_5_8_9B, R_5_8_10, R_6_1_1, R_6_1_2,
    R_6_1_3, R_6_1_4, R_6_1_5, R_6_1_6, R_6_1_7, R_6_1_8, R_6_1_9, R_6_2_1, R_6_2_2, R_6_2_3, R_6_2_4,
    R_6_2_5, R_6_2_6, R_7_1_1, R_7_1_2, R_7_1_3, R_7_1_4, R_7_1_5, R_7_1_6, R_7_1_7, R_7_1_8, R_8_0, R_8_1_1,
    R_8_1_2, R_8_1_3, R_8_1_4, R_8_1_5, R_8_1_6, R_8_1_7, R_8_1_8, R_8_2_1, R_8_2_2, R_8_2_3, R_8_2_4,
    R_8_2_5, R_8_2_6, R_8_2_7, R_8_2_8, R_9_1_1, R_9_1_2, R_9_1_3, R_9_1_4, R_9_2_1, R_9_2_2, R_9_2_3,
    R_9_2_4, R_9_3_1, R_10_1_1, R_10_1_2, R_10_1_3, R_10_1_4, R_10_2_1, R_10_2_2, R_10_2_3, R_10_2_4,
    R_10_3_1, R_11_1_1, R_11_1_2, R_11_1_3, R_11_1_4, R_11_1_5, R_11_1_6, R_11_1_7, R_11_2_1, R_11_2_2,
    R_11_2_3, R_11_2_4, R_11_2_5, R_11_2_6, R_11_2_7, R_11_3_1, R_11_3_2, R_11_4_1, R_11_5_1, R_11_5_2,
    R_11_5_3, R_11_5_4, R_11_5_5, R_11_5_6, R_11_5_7, R_11_5_8, R_11_5_9, R_11_5_10, R_11_6_1, R_11_6_2,
    R_11_7_1, R_11_7_2, R_11_7_3, R_11_7_4, R_11_7_5, R_12_1_1, R_12_1_2, R_12_1_3, R_12_1_4, R_12_1_5,
    R_12_1_6, R_12_1_7, R_12_1_8, R_12_1_9, R_13_0, R_13_1_1, R_13_1_2, R_13_1_3, R_13_1_4, R_13_1_5,
    R_13_1_6, R_13_1_7, R_14_1_1, R_14_1_2, R_14_1_3, R_14_1_4, R_14_1_5, R_14_1_6, R_14_2_1, R_T_1, R_T_2,
    R_T_3, R_T_4, R_S_1, R_S_2, R_S_3, R_S_4, R_S_5, R_S_6, R_S_7, R_S_8, R_S_9, RULING_01, RULING_02,
    RULING_03, RULING_04, RULING_05, RULING_06, RULING_07, RULING_08, RULING_09, RULING_10, RULING_11,
    RULING_12, RULING_13, RULING_14, RULING_15, RULING_16, RULING_17, RULING_18, RULING_19, RULING_20,
    RULING_21, RULING_22, RULING_23, RULING_24, RULING_25, RULING_26, RULING_27, RULING_28, RULING_29,
    RULING_30, RULING_31, RULING_32, RULING_33, RULING_34, RULING_35, RULING_36, RULING_37, RULING_38,
    RULING_39, RULING_40, RULING_41, RULING_42, RULING_43, RULING_44, RULING_45, RULING_46, RULING_47,
    RULING_48, RULING_49, RULING_50, RULING_51, RULING_52, RULING_53, RULING_54, RULING_55, RULING_56,
    RULING_57, RULING_58, RULING_59, RULING_60, RULING_61, RULING_62, RULING_63, RULING_64, RULING_65,
    RULING_66, RULING_67, RULING_68, RULING_69, RULING_70, RULING_71, RULING_72, RULING_73, RULING_74,
    RULING_75, RULING_76, RULING_77, RULING_78, RULING_79, RULING_80, RULING_81, RULING_82,
];
