//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Front, flank, rear.
pub const R_6_1A: Rule =
    Rule::new(&Entry { id: "MI-6.1a", title_fr: "Front, flancs, arrière", title_en: "Front, flank, rear" });
/// Facing on stopping.
pub const R_6_1B: Rule =
    Rule::new(&Entry {
        id: "MI-6.1b", title_fr: "S’orienter à l’arrêt", title_en: "Facing on stopping"
    });
/// Turning while moving.
pub const R_6_2A: Rule =
    Rule::new(&Entry { id: "MI-6.2a", title_fr: "Pivoter en chemin", title_en: "Turning while moving" });
/// One vertex in an enemy ZOC.
pub const R_6_2B: Rule = Rule::new(&Entry {
    id: "MI-6.2b",
    title_fr: "Un sommet en ZdC ennemie",
    title_en: "One vertex in an enemy ZOC",
});
/// Turning costs nothing.
pub const R_6_2C: Rule =
    Rule::new(&Entry {
        id: "MI-6.2c", title_fr: "Pivoter ne coûte rien", title_en: "Turning costs nothing"
    });
