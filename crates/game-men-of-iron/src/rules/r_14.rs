//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Who may form a wall.
pub const R_14_1A: Rule =
    Rule::new(&Entry { id: "MI-14.1a", title_fr: "Qui peut former le mur", title_en: "Who may form a wall" });
/// The order.
pub const R_14_1B: Rule = Rule::new(&Entry { id: "MI-14.1b", title_fr: "L’ordre", title_en: "The order" });
/// No move, no attack.
pub const R_14_1C: Rule =
    Rule::new(&Entry { id: "MI-14.1c", title_fr: "Ni mouvement ni attaque", title_en: "No move, no attack" });
/// One vertex.
pub const R_14_1D: Rule = Rule::new(&Entry { id: "MI-14.1d", title_fr: "Un sommet", title_en: "One vertex" });
/// Protection of the wall.
pub const R_14_1E: Rule =
    Rule::new(&Entry { id: "MI-14.1e", title_fr: "Protection du mur", title_en: "Protection of the wall" });
/// Target’s shield wall.
pub const R_14_1E_FIRE: Rule = Rule::new(&Entry {
    id: "MI-14.1e",
    title_fr: "Mur de boucliers de la cible",
    title_en: "Target’s shield wall",
});
/// No charge at its front.
pub const R_14_1F: Rule = Rule::new(&Entry {
    id: "MI-14.1f",
    title_fr: "Pas de charge de front",
    title_en: "No charge at its front",
});
/// Disordered in the wall.
pub const R_14_1G: Rule = Rule::new(&Entry {
    id: "MI-14.1g",
    title_fr: "Désorganisée dans le mur",
    title_en: "Disordered in the wall",
});
/// Moved by a result.
pub const R_14_1H: Rule =
    Rule::new(&Entry {
        id: "MI-14.1h", title_fr: "Déplacée par un résultat", title_en: "Moved by a result"
    });
/// Where it is allowed.
pub const R_14_1I: Rule =
    Rule::new(&Entry { id: "MI-14.1i", title_fr: "Là où il est permis", title_en: "Where it is allowed" });
/// Hobilars on horseback.
pub const R_14_2A: Rule =
    Rule::new(&Entry { id: "MI-14.2a", title_fr: "Hobelars à cheval", title_en: "Hobilars on horseback" });
/// Mounting and dismounting.
pub const R_14_2B: Rule = Rule::new(&Entry {
    id: "MI-14.2b",
    title_fr: "Monter à cheval ou mettre pied à terre",
    title_en: "Mounting and dismounting",
});
/// Dismounting.
pub const R_14_2B_DISMOUNT: Rule =
    Rule::new(&Entry { id: "MI-14.2b", title_fr: "Mettre pied à terre", title_en: "Dismounting" });
/// Mounting.
pub const R_14_2B_MOUNT: Rule =
    Rule::new(&Entry { id: "MI-14.2b", title_fr: "Monter à cheval", title_en: "Mounting" });
