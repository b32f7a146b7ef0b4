//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Genitors in zones.
pub const R_NAJ_1A: Rule =
    Rule::new(&Entry { id: "MI-NAJ-1a", title_fr: "Génétaires et zones", title_en: "Genitors in zones" });
/// Zones of genitors.
pub const R_NAJ_1B: Rule =
    Rule::new(&Entry { id: "MI-NAJ-1b", title_fr: "Zones des génétaires", title_en: "Zones of genitors" });
/// Genitors evade.
pub const R_NAJ_1C: Rule =
    Rule::new(&Entry { id: "MI-NAJ-1c", title_fr: "Les génétaires esquivent", title_en: "Genitors evade" });
/// Fire from the saddle.
pub const R_NAJ_1D: Rule =
    Rule::new(&Entry { id: "MI-NAJ-1d", title_fr: "Tir à cheval", title_en: "Fire from the saddle" });
/// King Pedro.
pub const R_NAJ_2: Rule =
    Rule::new(&Entry { id: "MI-NAJ-2", title_fr: "Le roi Pierre", title_en: "King Pedro" });
/// Don Tello.
pub const R_NAJ_3: Rule = Rule::new(&Entry { id: "MI-NAJ-3", title_fr: "Don Tello", title_en: "Don Tello" });
/// Town levies.
pub const R_NAJ_4: Rule =
    Rule::new(&Entry { id: "MI-NAJ-4", title_fr: "Milices des villes", title_en: "Town levies" });
