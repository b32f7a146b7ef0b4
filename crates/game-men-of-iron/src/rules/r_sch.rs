//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Who forms a schiltron.
pub const R_SCH_1: Rule = Rule::new(&Entry {
    id: "MI-SCH-1",
    title_fr: "Qui forme un schiltron",
    title_en: "Who forms a schiltron",
});
/// Standing still.
pub const R_SCH_2: Rule =
    Rule::new(&Entry { id: "MI-SCH-2", title_fr: "Sur place", title_en: "Standing still" });
/// Locked.
pub const R_SCH_3: Rule = Rule::new(&Entry { id: "MI-SCH-3", title_fr: "Lié", title_en: "Locked" });
/// No charge at a schiltron.
pub const R_SCH_4: Rule = Rule::new(&Entry {
    id: "MI-SCH-4",
    title_fr: "Pas de charge au schiltron",
    title_en: "No charge at a schiltron",
});
/// Protection in shock.
pub const R_SCH_5: Rule =
    Rule::new(&Entry { id: "MI-SCH-5", title_fr: "Protection au choc", title_en: "Protection in shock" });
/// No retreat.
pub const R_SCH_6: Rule =
    Rule::new(&Entry { id: "MI-SCH-6", title_fr: "Pas de retraite", title_en: "No retreat" });
/// How it ends.
pub const R_SCH_7: Rule =
    Rule::new(&Entry { id: "MI-SCH-7", title_fr: "Comment il finit", title_en: "How it ends" });
/// Disordered in it.
pub const R_SCH_8: Rule =
    Rule::new(&Entry { id: "MI-SCH-8", title_fr: "Désorganisée dedans", title_en: "Disordered in it" });
/// No zone of control.
pub const R_SCH_9: Rule =
    Rule::new(&Entry {
        id: "MI-SCH-9", title_fr: "Pas de zone de contrôle", title_en: "No zone of control"
    });
