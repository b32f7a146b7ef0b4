//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Turns and phases.
pub const R_2_0: Rule =
    Rule::new(&Entry { id: "G-2.0", title_fr: "Tours et phases", title_en: "Turns and phases" });
/// Phase 1: A’s cavalry.
pub const R_2_1_1: Rule = Rule::new(&Entry {
    id: "G-2.1.1",
    title_fr: "Phase 1\u{a0}: cavalerie A",
    title_en: "Phase 1: A’s cavalry",
});
/// Phase 2: A’s cavalry attacks.
pub const R_2_1_2: Rule = Rule::new(&Entry {
    id: "G-2.1.2",
    title_fr: "Phase 2\u{a0}: attaques montées A",
    title_en: "Phase 2: A’s cavalry attacks",
});
/// Phase 3: A’s infantry.
pub const R_2_1_3: Rule = Rule::new(&Entry {
    id: "G-2.1.3",
    title_fr: "Phase 3\u{a0}: infanterie A",
    title_en: "Phase 3: A’s infantry",
});
/// Phase 4: A’s infantry attacks.
pub const R_2_1_4: Rule = Rule::new(&Entry {
    id: "G-2.1.4",
    title_fr: "Phase 4\u{a0}: attaques d’infanterie A",
    title_en: "Phase 4: A’s infantry attacks",
});
/// Phase 5: B’s cavalry.
pub const R_2_1_5: Rule = Rule::new(&Entry {
    id: "G-2.1.5",
    title_fr: "Phase 5\u{a0}: cavalerie B",
    title_en: "Phase 5: B’s cavalry",
});
/// Phase 6: B’s cavalry attacks.
pub const R_2_1_6: Rule = Rule::new(&Entry {
    id: "G-2.1.6",
    title_fr: "Phase 6\u{a0}: attaques montées B",
    title_en: "Phase 6: B’s cavalry attacks",
});
/// Phase 7: B’s infantry.
pub const R_2_1_7: Rule = Rule::new(&Entry {
    id: "G-2.1.7",
    title_fr: "Phase 7\u{a0}: infanterie B",
    title_en: "Phase 7: B’s infantry",
});
/// Phase 8: B’s infantry attacks.
pub const R_2_1_8: Rule = Rule::new(&Entry {
    id: "G-2.1.8",
    title_fr: "Phase 8\u{a0}: attaques d’infanterie B",
    title_en: "Phase 8: B’s infantry attacks",
});
/// Phase 9: morale.
pub const R_2_1_9: Rule =
    Rule::new(&Entry { id: "G-2.1.9", title_fr: "Phase 9\u{a0}: moral", title_en: "Phase 9: morale" });
