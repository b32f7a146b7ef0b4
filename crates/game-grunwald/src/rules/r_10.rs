//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

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
/// Panicked units: no strength.
pub const R_10_2_1_PANICKED: Rule = Rule::new(&Entry {
    id: "G-10.2.1",
    title_fr: "Unités en panique\u{a0}: sans force",
    title_en: "Panicked units: no strength",
});
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
