//! What an action is called and what it costs: cheap enough for every answer of a list.

use crate::action::Action;
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::{army, kind};
use engine::text::Phrase;
use engine::{Rule, Tally};

/// An action in one sentence.
pub fn name(look: &Look, action: &Action) -> Phrase {
    let say = Phrase::new;
    let from_to = |id: &'static str, unit: UnitId, to: HexId| {
        let counter = look.state.unit(unit);
        say(id)
            .with("kind", kind(counter.kind))
            .with("from", look.label(counter.hex().unwrap_or_default()))
            .with("to", look.label(to))
    };
    let put =
        |id: &'static str, k: Kind, hex: HexId| say(id).with("kind", kind(k)).with("hex", look.label(hex));
    match *action {
        Action::Lay(_) => say("do-lay"),
        Action::Recruit { army: chosen, .. } => say("do-recruit").with("army", army(&chosen)),
        Action::PlaceWagon { hex } => put("do-place", Kind::W, hex),
        Action::Place { kind: k, hex } => put("do-place", k, hex),
        Action::HoldBack => say("do-hold-back"),
        Action::Step { unit, to } => from_to("do-step", unit, to),
        Action::Melee { unit, target } => from_to("do-melee", unit, target),
        Action::Shoot { unit, target } => from_to("do-shoot", unit, target),
        Action::Merge { unit, with } => from_to("do-merge", unit, with),
        Action::Dismount { unit } => {
            let counter = look.state.unit(unit);
            put("do-dismount", counter.kind, counter.hex().unwrap_or_default())
        }
        Action::Stop => say("do-stop"),
        Action::Regroup => say("do-regroup"),
        Action::Pass => say("do-pass"),
        Action::Stand => say("do-stand"),
        Action::Retreat { to } => say("do-retreat").with("to", look.label(to)),
        Action::Leave => say("do-leave"),
        Action::Enter { kind: k, hex, .. } => put("do-enter", k, hex),
        Action::Finish => say("do-finish"),
    }
}

/// Who pays for an action, and how much; `None` where nothing is paid.
pub fn price(look: &Look, action: &Action) -> Option<(UnitId, Tally)> {
    let moving = look.state.moving();
    let pays = |unit: UnitId, cost: u8, rule: Rule| {
        let mut tally = Tally::default();
        tally.add(cost.into(), rule);
        Some((unit, tally))
    };
    let attacked = match look.state.phase {
        Phase::Respond { defender, .. } => Some(defender),
        _ => None,
    };
    match *action {
        Action::Step { unit, to } => {
            let fare = look.may_step(unit, moving, to).ok()?;
            Some((unit, look.price_of_step(unit, to, fare)))
        }
        Action::Melee { unit, target } => {
            pays(unit, look.may_melee(unit, moving, target).ok()?, R_IV_1_C_TARGET)
        }
        Action::Shoot { unit, .. } => pays(unit, look.charts.shot, R_IV_1_G_SHOT),
        Action::Merge { unit, with } => {
            pays(unit, look.may_merge(unit, moving, with).ok()?, R_IV_1_A_MERGING)
        }
        Action::Retreat { to } => pays(attacked?, look.may_retreat(attacked?, to).ok()?, R_IV_1_H_ENTERED),
        Action::Leave => pays(attacked?, look.charts.leave_map, RULING_34_COST),
        _ => None,
    }
}
