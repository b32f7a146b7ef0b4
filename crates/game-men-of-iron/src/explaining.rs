//! What an action would do, before commitment: its price, its sum, what follows.

mod hints;
mod naming;
mod odds;

pub use hints::hints;
pub use naming::name;
pub use odds::results;

use crate::action::Action;
use crate::choices::Question;
use crate::ids::{CommandId, UnitId};
use crate::look::Look;
use crate::rules::*;
use crate::state::{Fight, FightKind, Link, Links, Shooter};
use crate::telling::{account, sheet_of};
use engine::explain::{ChartCell, Explanation};
use engine::text::Phrase;
use engine::{Rule, Tally};

/// What a game says of an action that is legal now.
pub fn explain(look: &Look, action: &Action) -> Explanation {
    let mut explanation = Explanation::new(name(look, action));
    if let Some(tally) = price(look, action) {
        explanation.accounts.push(account("cost", "account-cost", &tally));
    }
    match action {
        Action::Try { command } => rating(look, *command, R_4_2A, &mut explanation),
        Action::Seize { command } => rating(look, *command, R_4_3A, &mut explanation),
        Action::Fire { by, at } => fire(look, Shooter::Unit(*by), *at, &mut explanation),
        Action::Bombard { bombard, at } => fire(look, Shooter::Bombard(*bombard), *at, &mut explanation),
        Action::React { by } => {
            if let Some(target) = shot_at(look) {
                fire(look, Shooter::Unit(*by), target, &mut explanation);
            }
        }
        Action::Attack { unit, target } => attack(look, *unit, *target, false, &mut explanation),
        Action::Charge { unit, target } => attack(look, *unit, *target, true, &mut explanation),
        Action::CounterCharge { unit, target } => {
            let sum = look.counter_sum(*unit, *target);
            let needs = look.charts().checks.counter_charge;
            explanation.accounts.push(account("check", "account-check", &sum));
            faces(needs - sum.sum(), &[R_11_5A], &mut explanation);
        }
        _ => {}
    }
    explanation.effects.extend(hints(look, action));
    explanation
}

/// On how many of the ten faces a throw of so much or less succeeds.
fn faces(needs: i32, rules: &[Rule], explanation: &mut Explanation) {
    let faces = (needs + 1).clamp(0, 10);
    explanation.effect(Phrase::new("effect-faces").with("faces", faces), rules);
}

fn rating(look: &Look, command: CommandId, rule: Rule, explanation: &mut Explanation) {
    faces(look.rating(command).into(), &[rule], explanation);
}

/// Who is shot at in reaction, or back.
fn shot_at(look: &Look) -> Option<UnitId> {
    match look.asked()?.question {
        Question::React { target, .. } => Some(target),
        Question::ReturnFire(shot) => match shot.by {
            Shooter::Unit(by) => Some(by),
            Shooter::Bombard(_) => None,
        },
        _ => None,
    }
}

fn fire(look: &Look, by: Shooter, at: UnitId, explanation: &mut Explanation) {
    let Some(from) = look.stand_of(by) else { return };
    let sum: Tally = look.fire_sum(by, from, at);
    let column = look.fire_column(at).index() as i32;
    explanation.accounts.push(account("total", "account-fire", &sum));
    explanation.chart = Some(ChartCell { chart: "fire", column, row: None });
}

/// The sum of a combat as it would be with all that are named against the same unit, and this one.
fn attack(look: &Look, unit: UnitId, target: UnitId, charge: bool, explanation: &mut Explanation) {
    let (Some(from), Some(at)) = (look.hex_of(unit), look.hex_of(target)) else { return };
    let named = look.state.now.named.iter().filter(|named| named.defender == target);
    let mut links: Links = Links::new();
    for named in named.filter(|named| named.attacker != unit) {
        let (attacker, defender) = (named.attacker, named.defender);
        let (from, at) = (named.from, named.at);
        let link = Link { attacker, defender, charge: named.charge, countered: false, from, at };
        if links.try_push(link).is_err() {
            return;
        }
    }
    // A rider attacks from where he ends.
    let from = match charge {
        true => look.course(unit, target, false).and_then(|course| {
            let ways = look.ways_of(&course);
            ways.first().and_then(|(way, _)| way.last().copied())
        }),
        false => Some(from),
    };
    let Some(from) = from else { return };
    let link = Link { attacker: unit, defender: target, charge, countered: false, from, at };
    if links.try_push(link).is_err() {
        return;
    }
    let fight = Fight::new(FightKind::Named, look.seat(unit), links);
    let sum: Tally = look.shock_sum(&fight, target);
    let table = look.shock_table(&fight, target);
    explanation.accounts.push(account("total", "account-shock", &sum));
    let column = look.shock_column(target).index() as i32;
    explanation.chart = Some(ChartCell { chart: sheet_of(table), column, row: None });
}

/// What an action costs whoever does it, in movement points; `None` where nothing is paid.
pub fn price(look: &Look, action: &Action) -> Option<Tally> {
    let paid = |cost: u8, rule: Rule| {
        let mut tally = Tally::default();
        tally.add(cost.into(), rule);
        tally
    };
    match action {
        Action::Step { side } => look.may_step(&look.state.now.walk?, *side).ok(),
        Action::Change => {
            let walk = look.state.now.walk?;
            let part = if look.mounted(walk.unit) { R_14_2B_DISMOUNT } else { R_14_2B_MOUNT };
            Some(paid(look.may_change(&walk).ok()?, part))
        }
        Action::Enter { unit, hex, leaders } => {
            Some(paid(look.may_enter(*unit, *hex, *leaders).ok()?, R_5_1B_TERRAIN))
        }
        Action::EnterLeader { leader, hex } => {
            Some(paid(look.may_enter_leader(*leader, *hex).ok()?, R_5_1B_TERRAIN))
        }
        Action::LeaderTo { leader, hex } => Some(paid(look.may_lead_to(*leader, *hex).ok()?, RULING_06)),
        _ => None,
    }
}
