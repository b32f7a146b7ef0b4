//! Generated from `rules.toml` by `cargo xtask rules`; do not edit.

use engine::rule::{Entry, Rule};

/// Losing good order.
pub const R_9_1_1: Rule =
    Rule::new(&Entry { id: "G-9.1.1", title_fr: "Perdre son ordre", title_en: "Losing good order" });
/// Next to panic.
pub const R_9_1_2: Rule =
    Rule::new(&Entry { id: "G-9.1.2", title_fr: "Côtoyer la panique", title_en: "Next to panic" });
/// Shielded by a leader.
pub const R_9_1_3: Rule =
    Rule::new(&Entry {
        id: "G-9.1.3", title_fr: "Protégées par un chef", title_en: "Shielded by a leader"
    });
/// Disorganised marker.
pub const R_9_1_4: Rule = Rule::new(&Entry {
    id: "G-9.1.4",
    title_fr: "Marqueur de désorganisation",
    title_en: "Disorganised marker",
});
/// Slower movement.
pub const R_9_2_1: Rule =
    Rule::new(&Entry { id: "G-9.2.1", title_fr: "Marche ralentie", title_en: "Slower movement" });
/// Half strength.
pub const R_9_2_2: Rule =
    Rule::new(&Entry { id: "G-9.2.2", title_fr: "Force réduite de moitié", title_en: "Half strength" });
/// Disorganised: half strength.
pub const R_9_2_2_HALVED: Rule = Rule::new(&Entry {
    id: "G-9.2.2",
    title_fr: "Désorganisée\u{a0}: moitié de la force",
    title_en: "Disorganised: half strength",
});
/// All opponents disorganised.
pub const R_9_2_3: Rule = Rule::new(&Entry {
    id: "G-9.2.3",
    title_fr: "Adversaires tous désorganisés",
    title_en: "All opponents disorganised",
});
/// All defenders disorganised.
pub const R_9_2_3_ATTACKER: Rule = Rule::new(&Entry {
    id: "G-9.2.3",
    title_fr: "Tous les défenseurs désorganisés",
    title_en: "All defenders disorganised",
});
/// All attackers disorganised.
pub const R_9_2_3_DEFENDER: Rule = Rule::new(&Entry {
    id: "G-9.2.3",
    title_fr: "Tous les attaquants désorganisés",
    title_en: "All attackers disorganised",
});
/// Curbed charge.
pub const R_9_2_4: Rule =
    Rule::new(&Entry { id: "G-9.2.4", title_fr: "Charge bridée", title_en: "Curbed charge" });
/// Disorganised: charge counts 1 at most.
pub const R_9_2_4_LIMITED: Rule = Rule::new(&Entry {
    id: "G-9.2.4",
    title_fr: "Désorganisation\u{a0}: charge comptée 1 au plus",
    title_en: "Disorganised: charge counts 1 at most",
});
/// Rallying a unit.
pub const R_9_3_1: Rule =
    Rule::new(&Entry { id: "G-9.3.1", title_fr: "Se réorganiser", title_en: "Rallying a unit" });
