//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Naming the combat.
pub const R_5_1_1A: Rule =
    Rule::new(&Entry { id: "G-5.1.1a", title_fr: "Désigner le combat", title_en: "Naming the combat" });
/// Strength of those who fight.
pub const R_5_1_1B: Rule = Rule::new(&Entry {
    id: "G-5.1.1b",
    title_fr: "Force des combattants",
    title_en: "Strength of those who fight",
});
/// Strength points.
pub const R_5_1_1B_POINTS: Rule =
    Rule::new(&Entry { id: "G-5.1.1b", title_fr: "Points de force", title_en: "Strength points" });
/// Starting odds.
pub const R_5_1_1C: Rule =
    Rule::new(&Entry { id: "G-5.1.1c", title_fr: "Rapport de départ", title_en: "Starting odds" });
/// Starting odds.
pub const R_5_1_1C_START: Rule =
    Rule::new(&Entry { id: "G-5.1.1c", title_fr: "Rapport de force de départ", title_en: "Starting odds" });
/// Definitive odds.
pub const R_5_1_1D: Rule =
    Rule::new(&Entry { id: "G-5.1.1d", title_fr: "Rapport définitif", title_en: "Definitive odds" });
/// Combat roll.
pub const R_5_1_1E: Rule =
    Rule::new(&Entry { id: "G-5.1.1e", title_fr: "Jet de combat", title_en: "Combat roll" });
/// Reading and applying.
pub const R_5_1_1F: Rule =
    Rule::new(&Entry { id: "G-5.1.1f", title_fr: "Lire et appliquer", title_en: "Reading and applying" });
/// Disorganisation roll.
pub const R_5_1_1G: Rule = Rule::new(&Entry {
    id: "G-5.1.1g",
    title_fr: "Jet de désorganisation",
    title_en: "Disorganisation roll",
});
/// When to fight.
pub const R_5_2_1: Rule =
    Rule::new(&Entry { id: "G-5.2.1", title_fr: "Quand combattre", title_en: "When to fight" });
/// Duty to attack.
pub const R_5_2_2: Rule =
    Rule::new(&Entry { id: "G-5.2.2", title_fr: "Obligation d’attaquer", title_en: "Duty to attack" });
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
/// Attack from opposite sides.
pub const R_5_2_6_PINCERS: Rule = Rule::new(&Entry {
    id: "G-5.2.6",
    title_fr: "Attaque de deux côtés opposés",
    title_en: "Attack from opposite sides",
});
/// Armour in combat.
pub const R_5_2_7: Rule =
    Rule::new(&Entry { id: "G-5.2.7", title_fr: "Armure au combat", title_en: "Armour in combat" });
/// Attacker’s armour.
pub const R_5_2_7_ATTACKER: Rule =
    Rule::new(&Entry { id: "G-5.2.7", title_fr: "Armure de l’attaquant", title_en: "Attacker’s armour" });
/// Defender’s armour.
pub const R_5_2_7_DEFENDER: Rule =
    Rule::new(&Entry { id: "G-5.2.7", title_fr: "Armure du défenseur", title_en: "Defender’s armour" });
/// Averages in combat.
pub const R_5_2_8: Rule =
    Rule::new(&Entry { id: "G-5.2.8", title_fr: "Moyennes au combat", title_en: "Averages in combat" });
/// Attacker’s average armour.
pub const R_5_2_8_ATTACKER: Rule = Rule::new(&Entry {
    id: "G-5.2.8",
    title_fr: "Armure moyenne de l’attaquant",
    title_en: "Attacker’s average armour",
});
/// Defender’s average armour.
pub const R_5_2_8_DEFENDER: Rule = Rule::new(&Entry {
    id: "G-5.2.8",
    title_fr: "Armure moyenne du défenseur",
    title_en: "Defender’s average armour",
});
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
/// Charge lost in combat.
pub const R_5_2_12A: Rule = Rule::new(&Entry {
    id: "G-5.2.12a",
    title_fr: "Charge perdue au combat",
    title_en: "Charge lost in combat",
});
/// End of the phase.
pub const R_5_2_12B: Rule =
    Rule::new(&Entry { id: "G-5.2.12b", title_fr: "Fin de la phase", title_en: "End of the phase" });
/// Terrain and combat.
pub const R_5_3_1: Rule =
    Rule::new(&Entry { id: "G-5.3.1", title_fr: "Terrain et combat", title_en: "Terrain and combat" });
/// Defender’s terrain.
pub const R_5_3_1_GROUND: Rule =
    Rule::new(&Entry { id: "G-5.3.1", title_fr: "Terrain du défenseur", title_en: "Defender’s terrain" });
/// Stream, bridge or ford.
pub const R_5_3_1_WATER: Rule = Rule::new(&Entry {
    id: "G-5.3.1",
    title_fr: "Cours d’eau, pont ou gué",
    title_en: "Stream, bridge or ford",
});
/// Best terrain only.
pub const R_5_3_2: Rule =
    Rule::new(&Entry { id: "G-5.3.2", title_fr: "Meilleur terrain seul", title_en: "Best terrain only" });
/// Defender’s best terrain.
pub const R_5_3_2_BEST: Rule = Rule::new(&Entry {
    id: "G-5.3.2",
    title_fr: "Meilleur terrain du défenseur",
    title_en: "Defender’s best terrain",
});
/// Mandatory retreat.
pub const R_5_4_1: Rule =
    Rule::new(&Entry { id: "G-5.4.1", title_fr: "Retraite obligatoire", title_en: "Mandatory retreat" });
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
    Rule::new(&Entry { id: "G-5.5.9", title_fr: "Pivots du poursuivant", title_en: "Turns of the pursuer" });
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
/// Charge level so far.
pub const R_5_6_2_BEFORE: Rule = Rule::new(&Entry {
    id: "G-5.6.2",
    title_fr: "Niveau de charge atteint",
    title_en: "Charge level so far",
});
/// Charge 3 at most.
pub const R_5_6_2_MOST: Rule =
    Rule::new(&Entry { id: "G-5.6.2", title_fr: "Charge 3 au plus", title_en: "Charge 3 at most" });
/// Gaining charge.
pub const R_5_6_3: Rule =
    Rule::new(&Entry { id: "G-5.6.3", title_fr: "Gagner de la charge", title_en: "Gaining charge" });
/// Hex straight ahead.
pub const R_5_6_3_AHEAD: Rule =
    Rule::new(&Entry { id: "G-5.6.3", title_fr: "Hexagone tout droit", title_en: "Hex straight ahead" });
/// Charge in combat.
pub const R_5_6_4: Rule =
    Rule::new(&Entry { id: "G-5.6.4", title_fr: "Charge au combat", title_en: "Charge in combat" });
/// Attacker’s charge.
pub const R_5_6_4_ATTACKER: Rule =
    Rule::new(&Entry { id: "G-5.6.4", title_fr: "Charge de l’attaquant", title_en: "Attacker’s charge" });
/// Defender’s charge.
pub const R_5_6_4_DEFENDER: Rule =
    Rule::new(&Entry { id: "G-5.6.4", title_fr: "Charge du défenseur", title_en: "Defender’s charge" });
/// Capped by armour.
pub const R_5_6_5: Rule =
    Rule::new(&Entry { id: "G-5.6.5", title_fr: "Plafond par l’armure", title_en: "Capped by armour" });
/// Charge limited by armour.
pub const R_5_6_5_CAPPED: Rule = Rule::new(&Entry {
    id: "G-5.6.5",
    title_fr: "Charge limitée par l’armure",
    title_en: "Charge limited by armour",
});
/// Targets that break a charge.
pub const R_5_6_6: Rule = Rule::new(&Entry {
    id: "G-5.6.6",
    title_fr: "Cibles qui brisent la charge",
    title_en: "Targets that break a charge",
});
/// Terrain that breaks a charge.
pub const R_5_6_7: Rule = Rule::new(&Entry {
    id: "G-5.6.7",
    title_fr: "Terrains qui brisent la charge",
    title_en: "Terrain that breaks a charge",
});
/// Terrain: charge lost.
pub const R_5_6_7_BROKEN: Rule = Rule::new(&Entry {
    id: "G-5.6.7",
    title_fr: "Terrain\u{a0}: charge perdue",
    title_en: "Terrain: charge lost",
});
/// Bridges and fords.
pub const R_5_6_8: Rule =
    Rule::new(&Entry { id: "G-5.6.8", title_fr: "Ponts et gués", title_en: "Bridges and fords" });
/// Bridge.
pub const R_5_6_8_CROSSED: Rule = Rule::new(&Entry { id: "G-5.6.8", title_fr: "Pont", title_en: "Bridge" });
/// Crossing a stream.
pub const R_5_6_9: Rule =
    Rule::new(&Entry {
        id: "G-5.6.9", title_fr: "Passage d’un cours d’eau", title_en: "Crossing a stream"
    });
/// Stream.
pub const R_5_6_9_CROSSED: Rule =
    Rule::new(&Entry { id: "G-5.6.9", title_fr: "Cours d’eau", title_en: "Stream" });
/// Riding uphill.
pub const R_5_6_10: Rule =
    Rule::new(&Entry { id: "G-5.6.10", title_fr: "Chevaucher en montée", title_en: "Riding uphill" });
/// Uphill.
pub const R_5_6_10_UPHILL: Rule =
    Rule::new(&Entry { id: "G-5.6.10", title_fr: "Montée", title_en: "Uphill" });
/// Attacker repulsed.
pub const R_5_6_11: Rule =
    Rule::new(&Entry { id: "G-5.6.11", title_fr: "Attaquant repoussé", title_en: "Attacker repulsed" });
/// Holding the charge level.
pub const R_5_6_12: Rule =
    Rule::new(&Entry { id: "G-5.6.12", title_fr: "Charge retenue", title_en: "Holding the charge level" });
/// No charge gained.
pub const R_5_6_12_HELD: Rule =
    Rule::new(&Entry { id: "G-5.6.12", title_fr: "Sans gagner de charge", title_en: "No charge gained" });
/// Reacting to a passing enemy.
pub const R_5_7_1: Rule = Rule::new(&Entry {
    id: "G-5.7.1",
    title_fr: "Réagir à un passage",
    title_en: "Reacting to a passing enemy",
});
/// Turn, advance, attack.
pub const R_5_7_2: Rule = Rule::new(&Entry {
    id: "G-5.7.2",
    title_fr: "Pivoter, avancer, attaquer",
    title_en: "Turn, advance, attack",
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
/// Charge level of a counter-charge.
pub const R_5_7_6: Rule = Rule::new(&Entry {
    id: "G-5.7.6",
    title_fr: "Charge d’une contre-charge",
    title_en: "Charge level of a counter-charge",
});
/// Charge on contact.
pub const R_5_7_6_REACHED: Rule =
    Rule::new(&Entry { id: "G-5.7.6", title_fr: "Charge au contact", title_en: "Charge on contact" });
/// Once a phase.
pub const R_5_7_7: Rule =
    Rule::new(&Entry { id: "G-5.7.7", title_fr: "Une fois par phase", title_en: "Once a phase" });
/// Not under control.
pub const R_5_7_8: Rule =
    Rule::new(&Entry { id: "G-5.7.8", title_fr: "Pas sous contrôle", title_en: "Not under control" });
/// Without armour.
pub const R_5_7_9: Rule =
    Rule::new(&Entry { id: "G-5.7.9", title_fr: "Sans armure", title_en: "Without armour" });
/// Counter-charge without armour.
pub const R_5_7_9_UNARMOURED: Rule = Rule::new(&Entry {
    id: "G-5.7.9",
    title_fr: "Contre-charge sans armure",
    title_en: "Counter-charge without armour",
});
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
    title_fr: "Passer sur l’infanterie",
    title_en: "Riding over infantry",
});
/// Entering to overrun.
pub const R_5_8_2: Rule =
    Rule::new(&Entry { id: "G-5.8.2", title_fr: "Entrer pour renverser", title_en: "Entering to overrun" });
/// Cost of an overrun.
pub const R_5_8_4: Rule =
    Rule::new(&Entry {
        id: "G-5.8.4", title_fr: "Coût d’un renversement", title_en: "Cost of an overrun"
    });
/// Infantry to overrun.
pub const R_5_8_4_FOOT: Rule =
    Rule::new(&Entry { id: "G-5.8.4", title_fr: "Infanterie à renverser", title_en: "Infantry to overrun" });
/// Overrun roll.
pub const R_5_8_5A: Rule =
    Rule::new(&Entry { id: "G-5.8.5a", title_fr: "Jet de renversement", title_en: "Overrun roll" });
/// Armour of the infantry.
pub const R_5_8_5A_FOOT_ARMOUR: Rule = Rule::new(&Entry {
    id: "G-5.8.5a",
    title_fr: "Armure de l’infanterie",
    title_en: "Armour of the infantry",
});
/// Strength of the infantry.
pub const R_5_8_5A_FOOT_STRENGTH: Rule = Rule::new(&Entry {
    id: "G-5.8.5a",
    title_fr: "Force de l’infanterie",
    title_en: "Strength of the infantry",
});
/// Armour of the cavalry.
pub const R_5_8_5A_RIDER_ARMOUR: Rule = Rule::new(&Entry {
    id: "G-5.8.5a",
    title_fr: "Armure de la cavalerie",
    title_en: "Armour of the cavalry",
});
/// Charge level of the cavalry.
pub const R_5_8_5A_RIDER_CHARGE: Rule = Rule::new(&Entry {
    id: "G-5.8.5a",
    title_fr: "Niveau de charge de la cavalerie",
    title_en: "Charge level of the cavalry",
});
/// Strength of the cavalry.
pub const R_5_8_5A_RIDER_STRENGTH: Rule = Rule::new(&Entry {
    id: "G-5.8.5a",
    title_fr: "Force de la cavalerie",
    title_en: "Strength of the cavalry",
});
/// Overrun table.
pub const R_5_8_5A_TEST: Rule =
    Rule::new(&Entry { id: "G-5.8.5a", title_fr: "Table de renversement", title_en: "Overrun table" });
/// Disorganised infantry.
pub const R_5_8_5B: Rule = Rule::new(&Entry {
    id: "G-5.8.5b",
    title_fr: "Infanterie désorganisée",
    title_en: "Disorganised infantry",
});
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
    Rule::new(&Entry { id: "G-5.8.10", title_fr: "Infanterie à l’abri", title_en: "Sheltered infantry" });
