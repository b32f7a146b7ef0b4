//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// A charge is combat.
pub const R_11_1A: Rule =
    Rule::new(&Entry { id: "MI-11.1a", title_fr: "La charge est un combat", title_en: "A charge is combat" });
/// Adjacent: shock only.
pub const R_11_1B: Rule = Rule::new(&Entry {
    id: "MI-11.1b",
    title_fr: "Adjacents\u{a0}: choc seulement",
    title_en: "Adjacent: shock only",
});
/// Disordered: no charge.
pub const R_11_1C: Rule = Rule::new(&Entry {
    id: "MI-11.1c",
    title_fr: "Désorganisés\u{a0}: pas de charge",
    title_en: "Disordered: no charge",
});
/// What a charge gains.
pub const R_11_2: Rule =
    Rule::new(&Entry { id: "MI-11.2", title_fr: "Le gain d’une charge", title_en: "What a charge gains" });
/// Distance and sight.
pub const R_11_3A: Rule =
    Rule::new(&Entry { id: "MI-11.3a", title_fr: "Distance et vue", title_en: "Distance and sight" });
/// Charges named first.
pub const R_11_3B: Rule = Rule::new(&Entry {
    id: "MI-11.3b",
    title_fr: "Charges annoncées d’abord",
    title_en: "Charges named first",
});
/// The charge move.
pub const R_11_3C: Rule =
    Rule::new(&Entry { id: "MI-11.3c", title_fr: "Le trajet de charge", title_en: "The charge move" });
/// Target gone.
pub const R_11_3D: Rule =
    Rule::new(&Entry { id: "MI-11.3d", title_fr: "Cible partie", title_en: "Target gone" });
/// Path barred.
pub const R_11_3E: Rule =
    Rule::new(&Entry { id: "MI-11.3e", title_fr: "Chemin fermé", title_en: "Path barred" });
/// Fire at a charge.
pub const R_11_3F: Rule =
    Rule::new(&Entry { id: "MI-11.3f", title_fr: "Tir sur une charge", title_en: "Fire at a charge" });
/// Horses may refuse.
pub const R_11_4A: Rule = Rule::new(&Entry {
    id: "MI-11.4a",
    title_fr: "Les chevaux peuvent refuser",
    title_en: "Horses may refuse",
});
/// After a refusal.
pub const R_11_4B: Rule =
    Rule::new(&Entry { id: "MI-11.4b", title_fr: "Après un refus", title_en: "After a refusal" });
/// Changes to the roll.
pub const R_11_4C: Rule =
    Rule::new(&Entry { id: "MI-11.4c", title_fr: "Changements du jet", title_en: "Changes to the roll" });
/// Hexside crossed.
pub const R_11_4C_HEXSIDE: Rule =
    Rule::new(&Entry {
        id: "MI-11.4c", title_fr: "Côté d’hexagone franchi", title_en: "Hexside crossed"
    });
/// What it answers.
pub const R_11_5A: Rule =
    Rule::new(&Entry { id: "MI-11.5a", title_fr: "À quoi elle répond", title_en: "What it answers" });
/// Who is free to do it.
pub const R_11_5B: Rule =
    Rule::new(&Entry { id: "MI-11.5b", title_fr: "Qui en est libre", title_en: "Who is free to do it" });
/// After the shot.
pub const R_11_5C: Rule =
    Rule::new(&Entry { id: "MI-11.5c", title_fr: "Après le tir", title_en: "After the shot" });
/// Turning for it.
pub const R_11_5D: Rule =
    Rule::new(&Entry { id: "MI-11.5d", title_fr: "Pivoter pour contre-charger", title_en: "Turning for it" });
/// One success.
pub const R_11_5E: Rule =
    Rule::new(&Entry { id: "MI-11.5e", title_fr: "Un seul succès", title_en: "One success" });
/// Counter-charge roll.
pub const R_11_6A: Rule =
    Rule::new(&Entry { id: "MI-11.6a", title_fr: "Jet de contre-charge", title_en: "Counter-charge roll" });
/// Attacked through the flank.
pub const R_11_6A_FLANK: Rule = Rule::new(&Entry {
    id: "MI-11.6a",
    title_fr: "Attaquée par le flanc",
    title_en: "Attacked through the flank",
});
/// Its own shock modifier.
pub const R_11_6A_OWN: Rule = Rule::new(&Entry {
    id: "MI-11.6a",
    title_fr: "Son modificateur de choc",
    title_en: "Its own shock modifier",
});
/// Against mounted men-at-arms.
pub const R_11_6B: Rule = Rule::new(&Entry {
    id: "MI-11.6b",
    title_fr: "Contre des hommes d’armes montés",
    title_en: "Against mounted men-at-arms",
});
/// Against another unit.
pub const R_11_6C: Rule = Rule::new(&Entry {
    id: "MI-11.6c",
    title_fr: "Contre une autre unité",
    title_en: "Against another unit",
});
/// Counter-charge.
pub const R_11_6C_CHARGE: Rule =
    Rule::new(&Entry { id: "MI-11.6c", title_fr: "Contre-charge", title_en: "Counter-charge" });
/// Up to the shooter.
pub const R_11_6D: Rule =
    Rule::new(&Entry { id: "MI-11.6d", title_fr: "Jusqu’au tireur", title_en: "Up to the shooter" });
/// Like a normal charge.
pub const R_11_6E: Rule = Rule::new(&Entry {
    id: "MI-11.6e",
    title_fr: "Comme une charge normale",
    title_en: "Like a normal charge",
});
/// Other attacks first.
pub const R_11_6F: Rule = Rule::new(&Entry {
    id: "MI-11.6f",
    title_fr: "Les autres attaques d’abord",
    title_en: "Other attacks first",
});
/// Disordered by the shot.
pub const R_11_6G: Rule = Rule::new(&Entry {
    id: "MI-11.6g",
    title_fr: "Désorganisée par le tir",
    title_en: "Disordered by the shot",
});
/// Counter-charge failed.
pub const R_11_7: Rule =
    Rule::new(&Entry {
        id: "MI-11.7", title_fr: "Contre-charge manquée", title_en: "Counter-charge failed"
    });
