//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

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
/// Setting up near enemies.
pub const RULING_08: Rule = Rule::new(&Entry {
    id: "MB-R08",
    title_fr: "Déployer près de l’ennemi",
    title_en: "Setting up near enemies",
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
/// Passing several friends.
pub const RULING_15: Rule =
    Rule::new(&Entry { id: "MB-R15", title_fr: "Plusieurs passages", title_en: "Passing several friends" });
/// Attacking while passing.
pub const RULING_16: Rule = Rule::new(&Entry {
    id: "MB-R16",
    title_fr: "Attaquer en traversant",
    title_en: "Attacking while passing",
});
/// Passing through your wagon.
pub const RULING_17: Rule = Rule::new(&Entry {
    id: "MB-R17",
    title_fr: "Traverser son chariot",
    title_en: "Passing through your wagon",
});
/// Control never fades.
pub const RULING_18: Rule =
    Rule::new(&Entry { id: "MB-R18", title_fr: "Contrôle permanent", title_en: "Control never fades" });
/// Friend in the zone.
pub const RULING_19: Rule =
    Rule::new(&Entry { id: "MB-R19", title_fr: "Ami dans la zone", title_en: "Friend in the zone" });
/// The wagon’s zone.
pub const RULING_20: Rule =
    Rule::new(&Entry { id: "MB-R20", title_fr: "Zone du chariot", title_en: "The wagon’s zone" });
/// One principle.
pub const RULING_21: Rule =
    Rule::new(&Entry { id: "MB-R21", title_fr: "Un seul principe", title_en: "One principle" });
/// Halted unit’s targets.
pub const RULING_22: Rule = Rule::new(&Entry {
    id: "MB-R22",
    title_fr: "Cible d’une unité arrêtée",
    title_en: "Halted unit’s targets",
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
pub const RULING_27: Rule = Rule::new(&Entry {
    id: "MB-R27",
    title_fr: "Tirer après un mouvement",
    title_en: "Shooting after moving",
});
/// The lost “not”.
pub const RULING_30: Rule =
    Rule::new(&Entry { id: "MB-R30", title_fr: "La négation perdue", title_en: "The lost “not”" });
/// Attacker’s own zone.
pub const RULING_31: Rule =
    Rule::new(&Entry { id: "MB-R31", title_fr: "Zone de l’attaquant", title_en: "Attacker’s own zone" });
/// One unit retreats.
pub const RULING_32: Rule =
    Rule::new(&Entry { id: "MB-R32", title_fr: "Une seule unité retraite", title_en: "One unit retreats" });
/// Mountain refuge.
pub const RULING_33: Rule =
    Rule::new(&Entry { id: "MB-R33", title_fr: "Refuge en montagne", title_en: "Mountain refuge" });
/// Leaving the map.
pub const RULING_34: Rule =
    Rule::new(&Entry { id: "MB-R34", title_fr: "Quitter la carte", title_en: "Leaving the map" });
/// Leaving the map.
pub const RULING_34_COST: Rule =
    Rule::new(&Entry { id: "MB-R34", title_fr: "Sortie de la carte", title_en: "Leaving the map" });
/// Occupying is mandatory.
pub const RULING_35: Rule = Rule::new(&Entry {
    id: "MB-R35",
    title_fr: "Occuper est obligatoire",
    title_en: "Occupying is mandatory",
});
/// Going on after a retreat.
pub const RULING_36: Rule = Rule::new(&Entry {
    id: "MB-R36",
    title_fr: "Continuer après une retraite",
    title_en: "Going on after a retreat",
});
/// Number of successive attacks.
pub const RULING_37: Rule = Rule::new(&Entry {
    id: "MB-R37",
    title_fr: "Nombre d’attaques successives",
    title_en: "Number of successive attacks",
});
/// Pursuit targets.
pub const RULING_38: Rule =
    Rule::new(&Entry { id: "MB-R38", title_fr: "Cibles de la poursuite", title_en: "Pursuit targets" });
/// Retreat onto a flag.
pub const RULING_39: Rule =
    Rule::new(&Entry { id: "MB-R39", title_fr: "Retraite sur un drapeau", title_en: "Retreat onto a flag" });
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
/// Reduced winner.
pub const RULING_45: Rule =
    Rule::new(&Entry { id: "MB-R45", title_fr: "Vainqueur entamé", title_en: "Reduced winner" });
/// Nature of the advance.
pub const RULING_46: Rule =
    Rule::new(&Entry { id: "MB-R46", title_fr: "Nature de l’avance", title_en: "Nature of the advance" });
/// Attack on a wagon.
pub const RULING_47: Rule =
    Rule::new(&Entry { id: "MB-R47", title_fr: "Attaque du chariot", title_en: "Attack on a wagon" });
/// Wagon that has moved.
pub const RULING_48: Rule =
    Rule::new(&Entry { id: "MB-R48", title_fr: "Chariot déplacé", title_en: "Wagon that has moved" });
/// One attack per turn.
pub const RULING_49: Rule =
    Rule::new(&Entry { id: "MB-R49", title_fr: "Une attaque par tour", title_en: "One attack per turn" });
/// Range and units.
pub const RULING_50: Rule =
    Rule::new(&Entry { id: "MB-R50", title_fr: "Portée et unités", title_en: "Range and units" });
/// Line of sight.
pub const RULING_51: Rule =
    Rule::new(&Entry { id: "MB-R51", title_fr: "Ligne de vue", title_en: "Line of sight" });
/// Shooter’s height.
pub const RULING_52: Rule =
    Rule::new(&Entry { id: "MB-R52", title_fr: "Hauteur du tireur", title_en: "Shooter’s height" });
/// Hills do not block.
pub const RULING_53: Rule =
    Rule::new(&Entry { id: "MB-R53", title_fr: "Collines transparentes", title_en: "Hills do not block" });
/// Woods plus height.
pub const RULING_54: Rule =
    Rule::new(&Entry { id: "MB-R54", title_fr: "Bois et hauteur ensemble", title_en: "Woods plus height" });
/// Target eliminated.
pub const RULING_55: Rule =
    Rule::new(&Entry { id: "MB-R55", title_fr: "Cible éliminée", title_en: "Target eliminated" });
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
    title_fr: "Ordre d’un regroupement",
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
    Rule::new(&Entry { id: "MB-R66", title_fr: "Juger l’épuisement", title_en: "Judging exhaustion" });
/// Player without units.
pub const RULING_67: Rule =
    Rule::new(&Entry { id: "MB-R67", title_fr: "Joueur sans unités", title_en: "Player without units" });
/// Passes interrupted.
pub const RULING_68: Rule =
    Rule::new(&Entry { id: "MB-R68", title_fr: "Série interrompue", title_en: "Passes interrupted" });
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
/// The component without a name.
pub const RULING_80: Rule = Rule::new(&Entry {
    id: "MB-R80",
    title_fr: "Le composant sans nom",
    title_en: "The component without a name",
});
/// Facing of counters.
pub const RULING_81: Rule =
    Rule::new(&Entry { id: "MB-R81", title_fr: "Orientation des pions", title_en: "Facing of counters" });
/// Order of the endings.
pub const RULING_82: Rule =
    Rule::new(&Entry { id: "MB-R82", title_fr: "Ordre des trois fins", title_en: "Order of the endings" });
/// Bad terrain: who profits.
pub const RULING_83: Rule = Rule::new(&Entry {
    id: "MB-R83",
    title_fr: "Mauvais terrain\u{a0}: bénéficiaire",
    title_en: "Bad terrain: who profits",
});
