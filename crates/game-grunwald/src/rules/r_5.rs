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
/// Armour of the infantry.
pub const R_5_8_5A_FOOT_ARMOUR: Rule = Rule::new(&Entry {
    id: "G-5.8.5a",
    title_fr: "Armure de l'infanterie",
    title_en: "Armour of the infantry",
});
/// Strength of the infantry.
pub const R_5_8_5A_FOOT_STRENGTH: Rule = Rule::new(&Entry {
    id: "G-5.8.5a",
    title_fr: "Force de l'infanterie",
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
