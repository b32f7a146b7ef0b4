//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Titans: set-up.
pub const R_S_1: Rule =
    Rule::new(&Entry { id: "G-S.1", title_fr: "Titans\u{a0}: placement", title_en: "Titans: set-up" });
/// Titans: order, leaders.
pub const R_S_2: Rule = Rule::new(&Entry {
    id: "G-S.2",
    title_fr: "Titans\u{a0}: ordre, chefs",
    title_en: "Titans: order, leaders",
});
/// Titans: reinforcements.
pub const R_S_3: Rule =
    Rule::new(&Entry { id: "G-S.3", title_fr: "Titans\u{a0}: renforts", title_en: "Titans: reinforcements" });
/// Automatic victory.
pub const R_S_4: Rule =
    Rule::new(&Entry { id: "G-S.4", title_fr: "Victoire automatique", title_en: "Automatic victory" });
/// Victory points.
pub const R_S_5: Rule =
    Rule::new(&Entry { id: "G-S.5", title_fr: "Points de victoire", title_en: "Victory points" });
/// Levels of victory.
pub const R_S_6: Rule =
    Rule::new(&Entry { id: "G-S.6", title_fr: "Niveaux de victoire", title_en: "Levels of victory" });
/// Blitzkrieg: set-up.
pub const R_S_7: Rule = Rule::new(&Entry {
    id: "G-S.7",
    title_fr: "Blitzkrieg\u{a0}: placement",
    title_en: "Blitzkrieg: set-up",
});
/// Blitzkrieg: order of play.
pub const R_S_8: Rule = Rule::new(&Entry {
    id: "G-S.8",
    title_fr: "Blitzkrieg\u{a0}: ordre du jeu",
    title_en: "Blitzkrieg: order of play",
});
/// Blitzkrieg: reinforcements.
pub const R_S_9: Rule = Rule::new(&Entry {
    id: "G-S.9",
    title_fr: "Blitzkrieg\u{a0}: renforts",
    title_en: "Blitzkrieg: reinforcements",
});
