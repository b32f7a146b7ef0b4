//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

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
    Rule::new(&Entry { id: "G-R07", title_fr: "Moyennes d’un groupe", title_en: "Averages of a group" });
/// Leader and standard shared.
pub const RULING_08: Rule = Rule::new(&Entry {
    id: "G-R08",
    title_fr: "Chef et étendard partagés",
    title_en: "Leader and standard shared",
});
/// Attacks from behind.
pub const RULING_09: Rule =
    Rule::new(&Entry { id: "G-R09", title_fr: "Attaques dans le dos", title_en: "Attacks from behind" });
/// Caught between two.
pub const RULING_10: Rule =
    Rule::new(&Entry { id: "G-R10", title_fr: "Prise en tenaille", title_en: "Caught between two" });
/// Sheltered by water.
pub const RULING_11: Rule =
    Rule::new(&Entry { id: "G-R11", title_fr: "Abri de l’eau", title_en: "Sheltered by water" });
/// The combat table.
pub const RULING_12: Rule =
    Rule::new(&Entry { id: "G-R12", title_fr: "Table des combats", title_en: "The combat table" });
/// What demoralised means.
pub const RULING_13: Rule =
    Rule::new(&Entry { id: "G-R13", title_fr: "Le mot démoralisé", title_en: "What demoralised means" });
/// Disorganisation roll.
pub const RULING_14: Rule =
    Rule::new(&Entry { id: "G-R14", title_fr: "Jet de désorganisation", title_en: "Disorganisation roll" });
/// Armour in the example.
pub const RULING_15: Rule =
    Rule::new(&Entry { id: "G-R15", title_fr: "Armure de l’exemple", title_en: "Armour in the example" });
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
    title_fr: "Règlement d’un renversement",
    title_en: "Settling an overrun",
});
/// The morale track.
pub const RULING_39: Rule =
    Rule::new(&Entry { id: "G-R39", title_fr: "Piste de moral", title_en: "The morale track" });
/// Cost of a test.
pub const RULING_40: Rule =
    Rule::new(&Entry { id: "G-R40", title_fr: "Coût d’un test", title_en: "Cost of a test" });
/// Morale test: charge lost.
pub const RULING_40_TESTED: Rule = Rule::new(&Entry {
    id: "G-R40",
    title_fr: "Test de moral\u{a0}: charge perdue",
    title_en: "Morale test: charge lost",
});
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
/// Fate of standards.
pub const RULING_45: Rule =
    Rule::new(&Entry { id: "G-R45", title_fr: "Sort des étendards", title_en: "Fate of standards" });
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
/// Terrain of the entry hex.
pub const RULING_48_ENTERED: Rule = Rule::new(&Entry {
    id: "G-R48",
    title_fr: "Terrain de l’hexagone d’entrée",
    title_en: "Terrain of the entry hex",
});
/// Walls and demolition.
pub const RULING_49: Rule =
    Rule::new(&Entry { id: "G-R49", title_fr: "Remparts et démolition", title_en: "Walls and demolition" });
/// Being on a road.
pub const RULING_50: Rule =
    Rule::new(&Entry { id: "G-R50", title_fr: "Être sur une route", title_en: "Being on a road" });
/// Turning in rough terrain.
pub const RULING_51: Rule = Rule::new(&Entry {
    id: "G-R51",
    title_fr: "Tourner en terrain difficile",
    title_en: "Turning in rough terrain",
});
/// The minimum move.
pub const RULING_52: Rule =
    Rule::new(&Entry { id: "G-R52", title_fr: "Mouvement minimal", title_en: "The minimum move" });
/// Turning on foot.
pub const RULING_53: Rule =
    Rule::new(&Entry { id: "G-R53", title_fr: "Tourner à pied", title_en: "Turning on foot" });
/// Counting a stack.
pub const RULING_54: Rule =
    Rule::new(&Entry { id: "G-R54", title_fr: "Compter l’empilement", title_en: "Counting a stack" });
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
    Rule::new(&Entry { id: "G-R66", title_fr: "Tir sur un pivot", title_en: "Shot at a turn" });
/// One unit by one.
pub const RULING_67: Rule =
    Rule::new(&Entry { id: "G-R67", title_fr: "Une unité à la fois", title_en: "One unit by one" });
/// Lone leader on the way.
pub const RULING_68: Rule =
    Rule::new(&Entry { id: "G-R68", title_fr: "Chef isolé en chemin", title_en: "Lone leader on the way" });
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
/// Attackers repulsed.
pub const RULING_74: Rule =
    Rule::new(&Entry { id: "G-R74", title_fr: "Attaquants repoussés", title_en: "Attackers repulsed" });
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
    Rule::new(&Entry { id: "G-R79", title_fr: "Fatigue d’un mort", title_en: "Fatigue of the dead" });
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
/// Two occasions, two tests.
pub const RULING_83: Rule = Rule::new(&Entry {
    id: "G-R83",
    title_fr: "Deux occasions, deux tests",
    title_en: "Two occasions, two tests",
});
