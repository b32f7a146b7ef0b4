//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Maps.
pub const R_2_1: Rule = Rule::new(&Entry { id: "MI-2.1", title_fr: "Les cartes", title_en: "Maps" });
/// Counters.
pub const R_2_2: Rule = Rule::new(&Entry { id: "MI-2.2", title_fr: "Les pions", title_en: "Counters" });
/// One ten-sided die.
pub const R_2_3: Rule =
    Rule::new(&Entry { id: "MI-2.3", title_fr: "Un dé à dix faces", title_en: "One ten-sided die" });
/// Terms of the game.
pub const R_2_4: Rule =
    Rule::new(&Entry { id: "MI-2.4", title_fr: "Les termes du jeu", title_en: "Terms of the game" });
/// Troops of the time.
pub const R_2_5: Rule =
    Rule::new(&Entry {
        id: "MI-2.5", title_fr: "Les troupes de l’époque", title_en: "Troops of the time"
    });
/// Scale.
pub const R_2_6: Rule = Rule::new(&Entry { id: "MI-2.6", title_fr: "L’échelle", title_en: "Scale" });
