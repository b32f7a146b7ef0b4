//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Banners at the start.
pub const R_7_1_1: Rule =
    Rule::new(&Entry { id: "G-7.1.1", title_fr: "Bannières au départ", title_en: "Banners at the start" });
/// Not a unit.
pub const R_7_1_2: Rule =
    Rule::new(&Entry { id: "G-7.1.2", title_fr: "Pas une unité", title_en: "Not a unit" });
/// One bearer a turn.
pub const R_7_1_3: Rule =
    Rule::new(&Entry { id: "G-7.1.3", title_fr: "Un porteur par tour", title_en: "One bearer a turn" });
/// Handing the banner over.
pub const R_7_1_4: Rule =
    Rule::new(&Entry { id: "G-7.1.4", title_fr: "Passer la bannière", title_en: "Handing the banner over" });
/// Banner lost.
pub const R_7_1_5: Rule =
    Rule::new(&Entry { id: "G-7.1.5", title_fr: "Bannière perdue", title_en: "Banner lost" });
/// Banner captured.
pub const R_7_1_6: Rule =
    Rule::new(&Entry { id: "G-7.1.6", title_fr: "Bannière capturée", title_en: "Banner captured" });
/// Under the banner.
pub const R_7_1_7: Rule =
    Rule::new(&Entry { id: "G-7.1.7", title_fr: "Sous la bannière", title_en: "Under the banner" });
/// Banners and morale.
pub const R_7_1_8: Rule =
    Rule::new(&Entry { id: "G-7.1.8", title_fr: "Bannières et moral", title_en: "Banners and morale" });
