//! What an action is called and what it costs: cheap enough for every answer of a list.

use crate::action::Action;
use crate::field::HexId;
use crate::look::Look;
use crate::rules::*;
use crate::state::*;
use crate::telling::{banner_name, direction, leader, unit, units};
use engine::text::Phrase;
use engine::{Rule, Tally};

/// An action in one sentence.
pub fn name(look: &Look, action: &Action) -> Phrase {
    let rules = look.rules;
    let say = Phrase::new;
    let of = |id: &'static str, it: UnitId| say(id).with("unit", unit(rules, it));
    let label = |hex: HexId| look.label(hex).to_string();
    let walker = look.state.now.walk.and_then(|walk| walk.unit());
    let step = |id: &'static str| match walker {
        Some(it) => of(id, it),
        None => say(id).with("unit", say("nobody")),
    };
    let aim = |id: &'static str, by: Option<UnitId>, at: Aim| {
        let target = match at {
            Aim::Unit(target) => unit(rules, target),
            Aim::Leaders(hex) => say("leader-on").with("hex", label(hex)),
            Aim::Object(hex) => say("walls-of").with("hex", label(hex)),
        };
        let phrase = by.map_or_else(|| say(id).with("unit", say("nobody")), |by| of(id, by));
        phrase.with("target", target)
    };
    let hexes =
        |list: &Hexes| list.iter().map(|hex| say("the-hex").with("hex", label(*hex))).collect::<Vec<_>>();
    match action {
        Action::Place { unit: it, hex, facing } => {
            of("do-place", *it).with("hex", label(*hex)).with("facing", direction(*facing))
        }
        Action::Unplace { unit: it } => of("do-unplace", *it),
        Action::Formation { unit: it } => {
            let ready = look.state.unit(*it).ready;
            of(if ready { "do-march" } else { "do-make-ready" }, *it)
        }
        Action::PlaceLeader { leader: who, unit: it } => {
            of("do-place-leader", *it).with("leader", leader(rules, *who))
        }
        Action::PlaceBanner { banner, leader: who } => say("do-place-banner")
            .with("banner", banner_name(rules, *banner))
            .with("leader", leader(rules, *who)),
        Action::Attach { unit: it, leader: who } => {
            let rides = look.card(*it).kind == crate::content::Kind::Cavalry;
            of(if rides { "do-attach-group" } else { "do-attach" }, *it).with("leader", leader(rules, *who))
        }
        Action::UseDefault => say("do-default"),
        Action::EndSetup => say("do-ready"),
        Action::Fire { by, at } => aim("do-fire", Some(*by), *at),
        Action::HoldFire => say("do-hold-fire"),
        Action::ShootBack { at } => aim("do-shoot-back", walker, *at),
        Action::FriendHit { unit: it } => of("do-friend-hit", *it),
        Action::TryRally { unit: it } => of("do-try-rally", *it),
        Action::Flee { unit: it } => of("do-flee", *it),
        Action::FleeTo { hex } => say("do-flee-to").with("hex", label(*hex)),
        Action::Move { unit: it } => of("do-move", *it),
        Action::Rally { unit: it } => of("do-rally", *it),
        Action::MoveLeader { leader: who } => say("do-move-leader").with("leader", leader(rules, *who)),
        Action::Enter { unit: it, hex, facing } => {
            of("do-enter", *it).with("hex", label(*hex)).with("facing", direction(*facing))
        }
        Action::Return { unit: it, hex, facing } => {
            of("do-return", *it).with("hex", label(*hex)).with("facing", direction(*facing))
        }
        Action::ReturnLeader { leader: who, hex } => {
            say("do-return-leader").with("leader", leader(rules, *who)).with("hex", label(*hex))
        }
        Action::PassBanner { banner, to } => {
            of("do-pass-banner", *to).with("banner", banner_name(rules, *banner))
        }
        Action::Wreck { unit: it } => of("do-wreck", *it),
        Action::EndPhase => say("do-end-phase"),
        Action::Forward { hold } => {
            let ahead = walker.and_then(|it| {
                let unit = look.state.unit(it);
                Some(look.field().neighbour(unit.spot.hex()?, unit.facing))
            });
            let ahead = ahead.filter(|hex| usize::from(*hex) < look.field().len());
            step(if *hold { "do-hold-pace" } else { "do-forward" })
                .with("hex", ahead.map_or_else(String::new, label))
        }
        Action::Turn { sixths } => {
            let facing = walker.map(|it| look.state.unit(it).facing.turned((*sixths).into()));
            step("do-turn").with("facing", facing.map_or_else(|| say("nobody"), direction))
        }
        Action::Overrun => step("do-overrun"),
        Action::Minimum { advance, facing } => {
            step(if *advance { "do-minimum-ahead" } else { "do-minimum" }).with("facing", direction(*facing))
        }
        Action::Flip => {
            let ready = walker.is_some_and(|it| look.state.unit(it).ready);
            step(if ready { "do-march" } else { "do-make-ready" })
        }
        Action::Exit => match (look.state.now.tasks.last(), look.state.now.walk.map(|walk| walk.who)) {
            (Some(Task::Chase { unit: it, .. }), _) => of("do-exit", *it),
            (_, Some(Walker::Leader(who))) => say("do-leader-exit").with("leader", leader(rules, who)),
            _ => step("do-exit"),
        },
        Action::TakeLeader { leader: who } => step("do-take-leader").with("leader", leader(rules, *who)),
        Action::LeaveLeader => {
            let who = look.state.now.walk.and_then(|walk| walk.leader);
            step("do-leave-leader").with("leader", who.map_or(say("nobody"), |who| leader(rules, who)))
        }
        Action::Stop => match look.state.now.walk.map(|walk| walk.who) {
            Some(Walker::Leader(who)) => say("do-leader-stops").with("leader", leader(rules, who)),
            _ => step("do-stop"),
        },
        Action::LeaderTo { hex } => match look.state.now.walk.map(|walk| walk.who) {
            Some(Walker::Leader(who)) => say("do-leader-to").with("leader", leader(rules, who)),
            _ => say("do-leader-to"),
        }
        .with("hex", label(*hex)),
        Action::CounterCharge(onset) => of("do-counter-charge", onset.unit).with("hex", label(onset.to)),
        Action::HoldBack => match look.state.now.tasks.last() {
            Some(Task::Counter(declared)) if !declared.is_empty() => say("do-strike-now"),
            _ => say("do-hold-back"),
        },
        Action::Aside { unit: it, hex } => of("do-aside", *it).with("hex", label(*hex)),
        Action::TakeUp { unit: it } => of("do-take-up", *it),
        Action::Next { unit: it } => of("do-next", *it),
        Action::Attack { attackers, hexes: there } => say("do-attack")
            .with("units", units(rules, attackers))
            .with("count", attackers.len())
            .with("hexes", hexes(there)),
        Action::FortFighters { units: list } => say("do-fort").with("units", units(rules, list)),
        Action::Lose { unit: it } => of("do-lose", *it),
        Action::FallBack { unit: it, hex, leader } => {
            of(if *leader { "do-fall-back-led" } else { "do-fall-back" }, *it).with("hex", label(*hex))
        }
        Action::Face { facing } => say("do-face").with("facing", direction(*facing)),
        Action::Pursue { trace, leader } => {
            let fight = look.state.now.fight.as_deref();
            let prey = fight.and_then(|fight| fight.traces.get(usize::from(*trace))).map(|trace| trace.unit);
            let id = if *leader { "do-pursue-led" } else { "do-pursue" };
            prey.map_or_else(|| say(id).with("unit", say("nobody")), |prey| of(id, prey))
        }
        Action::PursueTo { hex } => say("do-pursue-to").with("hex", label(*hex)),
        Action::StayPut if look.state.now.tasks.last() == Some(&Task::Fight) => say("do-stay-all"),
        Action::StayPut => say("do-stay"),
        Action::Advance { hex, leader } => {
            say(if *leader { "do-advance-led" } else { "do-advance" }).with("hex", label(*hex))
        }
        Action::Remove { unit: it } => of("do-remove", *it),
    }
}

/// What an action costs whoever does it, in halves; `None` where nothing is paid.
pub fn price(look: &Look, action: &Action) -> Option<Tally> {
    let (walk, movement) = (look.state.now.walk, look.charts().movement);
    let walking = || walk.and_then(|walk| Some((walk.unit()?, walk)));
    let paid = |halves: u8, rule: Rule| {
        let mut tally = Tally::default();
        tally.add(halves.into(), rule);
        tally
    };
    // A friend who stands there costs more than the way does.
    let with_friends = |toll: u8, rule: Rule, cost: u8| {
        let mut tally = paid(toll, rule);
        tally.add_if(i32::from(cost) - i32::from(toll), R_4_2_4);
        tally
    };
    match action {
        Action::Forward { hold } => {
            let (id, walk) = walking()?;
            Some(look.may_enter(id, &walk, *hold).ok()?.cost)
        }
        Action::Turn { sixths } => {
            let (id, walk) = walking()?;
            look.may_turn(id, &walk, sixths.unsigned_abs()).ok()
        }
        // It takes whatever is there.
        Action::Minimum { .. } => Some(paid(walk.map_or(0, |walk| walk.left), R_4_2_9)),
        Action::Overrun => {
            let (id, walk) = walking()?;
            Some(look.may_overrun(id, Some(&walk)).ok()?.cost)
        }
        Action::Exit if matches!(look.state.now.tasks.last(), Some(Task::Chase { .. })) => None,
        Action::Exit => Some(walk.map(|walk| look.exit_cost(&walk)).unwrap_or_default()),
        Action::Flip => Some(paid(movement.flip, R_11_1_3)),
        Action::PassBanner { .. } => Some(paid(movement.banner, R_7_1_4)),
        Action::LeaderTo { hex } => {
            let from = look.walker_hex()?;
            let side = look.field().side_to(from, *hex)?;
            Some(with_friends(look.leader_toll(from, side), R_8_1_2, look.leader_cost(from, side)))
        }
        Action::Enter { unit: id, hex, .. } => {
            let (toll, rule) = look.arrival_toll(*id, *hex);
            Some(with_friends(toll, rule, look.arrival_cost(*id, *hex)))
        }
        Action::Fire { by, .. } => rides_by(look, *by).then(|| paid(movement.shot, R_11_5_8)),
        Action::ShootBack { .. } => Some(paid(movement.shot, R_11_5_8)).filter(|_| walking().is_some()),
        _ => None,
    }
}

/// Whoever shoots in his own move pays for it (G-11.5.8).
pub fn rides_by(look: &Look, by: UnitId) -> bool {
    look.state.now.walk.is_some_and(|walk| walk.unit() == Some(by))
}
