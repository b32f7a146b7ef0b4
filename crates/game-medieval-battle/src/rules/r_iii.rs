//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Away from flags.
pub const R_III_1: Rule =
    Rule::new(&Entry { id: "MB-III.1", title_fr: "Loin des drapeaux", title_en: "Away from flags" });
/// Away from enemy wagon.
pub const R_III_2: Rule = Rule::new(&Entry {
    id: "MB-III.2",
    title_fr: "Loin du chariot adverse",
    title_en: "Away from enemy wagon",
});
/// Wagons first.
pub const R_III_3: Rule =
    Rule::new(&Entry { id: "MB-III.3", title_fr: "Les chariots d’abord", title_en: "Wagons first" });
/// Setting up in turn.
pub const R_III_4: Rule =
    Rule::new(&Entry { id: "MB-III.4", title_fr: "Pose alternée", title_en: "Setting up in turn" });
/// Starting state.
pub const R_III_5: Rule =
    Rule::new(&Entry { id: "MB-III.5", title_fr: "État de départ", title_en: "Starting state" });
/// Reserve.
pub const R_III_6: Rule = Rule::new(&Entry { id: "MB-III.6", title_fr: "Réserve", title_en: "Reserve" });
