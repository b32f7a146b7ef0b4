//! Why nothing happens when a player points there: the most useful reason, with its rule. Every "no" comes from the
//! functions that the actions ask; what is added here is only which of them the player ran into.

use crate::action::Action;
use crate::ch4_battle::melee::WAGON_ATTACKS;
use crate::ch4_battle::merging::HALTED_BEFORE_JOINING;
use crate::ch4_battle::movement::HALTED;
use crate::ch4_battle::regrouping::NO_WAGON;
use crate::look::{Look, No, Refused};
use crate::reaching::ALL_THE_WAY;
use crate::rules::*;
use crate::state::*;
use crate::telling::kind as say_kind;
use engine::decision::{Hand, Place};
use engine::text::Phrase;
use engine::{Refusal, Rule, Seat};

/// Why pointing at a place with that in hand does nothing; `None` if nothing was meant, or if it is legal.
pub fn why_not(look: &Look, hand: Hand, to: Place) -> Option<Refusal> {
    if let Place::Pose(_) = to {
        return None;
    }
    let hex = look.board.geo.at(to);
    match hand {
        Hand::Empty => with_empty_hand(look, hex?),
        Hand::Piece(piece) => with_unit(look, unit_of(look, piece)?, hex),
        Hand::What(what) => with_kind(look, Kind::parse(what)?, hex?),
    }
}

/// The counter that a piece of the scene is.
fn unit_of(look: &Look, piece: u16) -> Option<UnitId> {
    let id = UnitId(u8::try_from(piece).ok().filter(|id| usize::from(*id) < 2 * MOST_UNITS)?);
    (id.slot() < usize::from(look.state.count[id.seat().index()])).then_some(id)
}

/// Who is asked now.
fn asked(look: &Look) -> Option<Seat> {
    crate::choices::question(look.state).map(|question| question.seat)
}

// ---------------------------------------------------------------- nothing in hand

/// Nothing in hand: the player wants to take up one of his own units, or to set up the wagon, the only thing there is.
fn with_empty_hand(look: &Look, hex: HexId) -> Option<Refusal> {
    if let Phase::PlaceWagon(_) = look.state.phase
        && look.state.at(hex).is_none()
    {
        return with_kind(look, Kind::W, hex);
    }
    // In a friend's hex it is the one that moves who is meant.
    let mover = look.state.moving().map(|moving| moving.unit);
    let mover = mover.filter(|id| look.state.unit(*id).hex() == Some(hex));
    let id = mover.or(look.state.at(hex)).filter(|id| Some(id.seat()) == asked(look))?;
    idle(look, id)
}

/// Why one's own unit can do nothing now; `None` if it can.
fn idle(look: &Look, id: UnitId) -> Option<Refusal> {
    match look.state.phase {
        Phase::Turn | Phase::Moving(_) => {
            if look.can_act(id) {
                return None;
            }
            if let Err(no) = look.may_command(id) {
                return Some(look.refusal(no));
            }
            let unit = look.state.unit(id);
            let hemmed_in = || {
                let why =
                    Phrase::new("no-hemmed-in").with("kind", say_kind(unit.kind)).with("points", unit.points);
                Refusal::new(R_IV_1_A, why).see(&[R_I_6, R_IV_1_E])
            };
            Some(spent(look, id).unwrap_or_else(hemmed_in))
        }
        Phase::Respond { defender, .. } if defender != id => Some(not_attacked(look, defender)),
        Phase::PlaceWagon(_) | Phase::PlaceUnit(_) | Phase::Return { .. } => Some(not_now(look)),
        _ => None,
    }
}

/// Without movement points: only regrouping brings them back (MB-IV.1.b), and that takes a token.
fn spent(look: &Look, id: UnitId) -> Option<Refusal> {
    let unit = look.state.unit(id);
    if unit.points > 0 {
        return None;
    }
    let why = |id: &'static str| Phrase::new(id).with("kind", say_kind(unit.kind));
    let refusal = match unit.kind {
        Kind::W => Refusal::new(R_IV_W_2, why("no-wagon-turned")).see(&[R_IV_7_A]),
        _ => Refusal::new(R_IV_1_B, why("no-spent")).see(&[R_IV_7_A]),
    };
    Some(match look.may_regroup(id.seat()) {
        Ok(()) => refusal,
        Err(no) => join(refusal, look.refusal(no)),
    })
}

fn not_attacked(look: &Look, defender: UnitId) -> Refusal {
    Refusal::new(RULING_32, Phrase::new("no-only-attacked").with("unit", look.unit_at(defender)))
        .see(&[R_IV_C])
}

/// Something else is asked: setting up, bringing units back.
fn not_now(look: &Look) -> Refusal {
    let id = match look.state.phase {
        Phase::PlaceWagon(_) | Phase::PlaceUnit(_) => "no-before-battle",
        Phase::Return { .. } => "no-while-regrouping",
        _ => "no-not-now",
    };
    Refusal::new(look.not_now().rule, Phrase::new(id))
}

// ---------------------------------------------------------------- a kind of unit in hand

/// A unit beside the board: to be set up, or to be brought back.
fn with_kind(look: &Look, kind: Kind, hex: HexId) -> Option<Refusal> {
    match look.state.phase {
        Phase::PlaceWagon(_) if kind == Kind::W => look.check(&Action::PlaceWagon { hex }).err(),
        Phase::PlaceWagon(_) => Some(Refusal::new(R_III_3, Phrase::new("no-wagon-first"))),
        Phase::PlaceUnit(_) => look.check(&Action::Place { kind, hex }).err(),
        Phase::Turn | Phase::Moving(_) | Phase::Respond { .. } => Some(not_yet(look, kind)),
        Phase::Return { ready } => why_not_enter(look, ready, kind, hex),
        Phase::Over(_) => Some(look.refusal(look.not_now())),
        Phase::ChooseInner | Phase::ChooseOuter | Phase::ChooseSmall | Phase::Recruit(_) => None,
    }
}

/// In the middle of the battle nobody comes but by regrouping (MB-IV.7.d, MB-IV.7.f).
fn not_yet(look: &Look, kind: Kind) -> Refusal {
    let seat = asked(look).unwrap_or(look.state.turn);
    let of_kind =
        |fits: fn(&Unit) -> bool| look.state.units_of(seat).any(|(_, unit)| unit.kind == kind && fits(unit));
    let rule = if of_kind(|unit| unit.whereabouts == Whereabouts::Reserve) {
        R_IV_7_F
    } else if of_kind(|unit| matches!(unit.whereabouts, Whereabouts::Away(_))) {
        R_IV_7_D
    } else {
        return look.refusal(look.none_in_reserve(seat, kind));
    };
    if look.state.wagon(seat).is_none() {
        return look.refusal(NO_WAGON);
    }
    let refusal =
        Refusal::new(rule, Phrase::new("no-only-regrouping").with("kind", say_kind(kind))).see(&[R_IV_7_A]);
    match look.may_regroup(seat) {
        Ok(()) => refusal,
        Err(no) => join(refusal, look.refusal(no)),
    }
}

fn why_not_enter(look: &Look, ready: u32, kind: Kind, hex: HexId) -> Option<Refusal> {
    let seat = look.state.turn;
    let descriptions = [(false, false), (false, true), (true, true)];
    let entering = |(worn, away): (bool, bool)| Action::Enter { kind, worn, away, hex };
    if descriptions.iter().any(|description| look.may_answer(&entering(*description)).is_ok()) {
        return None;
    }
    let waits = |(worn, away): &(bool, bool)| look.waiting(seat, ready, kind, *worn, *away).is_some();
    if let Some(description) = descriptions.into_iter().find(waits) {
        return look.check(&entering(description)).err();
    }
    // None of them may come now: the marker of one that left the map may still be under way (MB-IV.7.c).
    let away = look.state.units_of(seat).filter(|(_, unit)| unit.kind == kind);
    let soonest = away.filter_map(|(_, unit)| match unit.whereabouts {
        Whereabouts::Away(place) => look.back_in(seat, place),
        _ => None,
    });
    match soonest.min() {
        Some(count) => {
            let why = Phrase::new("no-marker-away").with("kind", say_kind(kind)).with("count", count);
            Some(Refusal::new(R_IV_7_C, why).see(&[R_IV_7_B, RULING_59]))
        }
        None => look.check(&entering((false, true))).err(),
    }
}

// ---------------------------------------------------------------- a unit in hand

fn with_unit(look: &Look, id: UnitId, hex: Option<HexId>) -> Option<Refusal> {
    let unit = look.state.unit(id);
    let refuse = |refused| Some(look.refusal(refused));
    if let Phase::Over(_) = look.state.phase {
        return refuse(look.not_now());
    }
    if Some(id.seat()) != asked(look) {
        return refuse(look.not_yours());
    }
    match (unit.whereabouts, look.state.phase) {
        (Whereabouts::Gone, _) => {
            Some(Refusal::new(R_IV_4_M, Phrase::new("no-lost")).see(&[R_IV_6_A, R_IV_W_4]))
        }
        (Whereabouts::Away(_), Phase::Return { ready }) if ready >> id.slot() & 1 == 1 => {
            let entering = Action::Enter { kind: unit.kind, worn: unit.worn(), away: true, hex: hex? };
            look.check(&entering).err()
        }
        (Whereabouts::Reserve | Whereabouts::Away(_), _) => with_kind(look, unit.kind, hex?),
        (Whereabouts::Hex(at), _) if hex == Some(at) => idle(look, id),
        (_, Phase::Turn | Phase::Moving(_)) => {
            if let Err(no) = look.may_command(id) {
                return refuse(no);
            }
            match hex {
                None => look.exists(OFF).err().and_then(refuse),
                Some(to) => why_not_move(look, id, to),
            }
        }
        (_, Phase::Respond { defender, .. }) if defender == id => why_not_withdraw(look, defender, hex),
        (_, Phase::Respond { defender, .. }) => Some(not_attacked(look, defender)),
        _ => Some(not_now(look)),
    }
}

/// The answer to a melee: where the attacked unit cannot go.
fn why_not_withdraw(look: &Look, defender: UnitId, hex: Option<HexId>) -> Option<Refusal> {
    let Some(to) = hex else { return look.check(&Action::Leave).err() };
    // Whoever points at another unit of his own wants that one to act; next door he may mean the hex as well.
    if look.state.at(to).is_some_and(|there| there.seat() == defender.seat()) {
        let next = look.state.unit(defender).hex().is_some_and(|from| look.board.geo.distance(from, to) == 1);
        let taken = look.check(&Action::Retreat { to }).err().filter(|_| next);
        let refusal = not_attacked(look, defender);
        return Some(taken.map_or(refusal.clone(), |taken| join(refusal, taken)));
    }
    if look.state.at(to).is_some_and(|there| there.seat() == look.state.turn) {
        return Some(Refusal::new(R_IV_C, Phrase::new("no-only-withdraw")).see(&[R_IV_3_B, R_IV_3_G]));
    }
    look.check(&Action::Retreat { to }).err()
}

fn why_not_move(look: &Look, id: UnitId, to: HexId) -> Option<Refusal> {
    let legal = [
        Action::Step { unit: id, to },
        Action::Melee { unit: id, target: to },
        Action::Shoot { unit: id, target: to },
        Action::Merge { unit: id, with: to },
    ];
    if legal.iter().any(|action| look.may_answer(action).is_ok()) {
        return None;
    }
    // What can never be comes before what cannot be now.
    let unit = look.state.unit(id);
    let enemy = look.state.at(to).is_some_and(|there| there.seat() != id.seat());
    if enemy && unit.kind == Kind::W {
        return Some(look.refusal(WAGON_ATTACKS));
    }
    if look.state.at(to).is_none()
        && let Err(closed) = look.may_stand_on(unit.kind, to)
    {
        return Some(look.refusal(closed));
    }
    if let Some(refusal) = spent(look, id) {
        return Some(refusal);
    }
    match look.state.at(to) {
        None => why_not_go(look, id, to),
        Some(there) if there.seat() == id.seat() => why_not_join(look, id, there, to),
        Some(_) => why_not_attack(look, id, to),
    }
}

/// An empty hex.
fn why_not_go(look: &Look, id: UnitId, to: HexId) -> Option<Refusal> {
    match look.may_step(id, look.state.moving(), to) {
        Ok(_) => None,
        // Farther away: is it the points, the ground, or the zones on the way?
        Err(Refused { no: No::NotNext { .. }, .. }) => {
            let price = |zones| look.reach(id, ALL_THE_WAY, zones).and_then(|ways| ways.cost(&to));
            why_not_that_far(look, id, to, [price(true), price(false)], R_IV_1_A, |at| at == to)
        }
        Err(refused) => Some(look.refusal(refused)),
    }
}

/// A friend: the two cannot become one, and nobody stops in a friend's hex. Whoever points at a friend that he cannot join wants
/// that one to act.
fn why_not_join(look: &Look, id: UnitId, friend: UnitId, to: HexId) -> Option<Refusal> {
    let moving = look.state.moving();
    let next = look.state.unit(id).hex().is_some_and(|from| look.board.geo.distance(from, to) == 1);
    let joining = match look.may_join(id, friend) {
        Err(no) => idle(look, friend).unwrap_or_else(|| look.refusal(no).see(&[RULING_15])),
        Ok(()) if next => return look.may_merge(id, moving, to).err().map(|no| look.refusal(no)),
        Ok(()) => {
            if moving.is_some_and(|moving| moving.halted) {
                return Some(look.refusal(HALTED_BEFORE_JOINING));
            }
            if let Err(closed) = look.may_stand_on(look.state.unit(id).kind, to) {
                return Some(look.refusal(closed));
            }
            // It moves next to the other by the normal rules, unhalted (MB-R57), and pays for the last hex too.
            let last = u32::from(look.board.cost(look.charts, look.state.unit(id).kind, to));
            let beside = |at: HexId, zones: bool| {
                look.board.geo.distance(at, to) == 1 && !(zones && look.halts(id, at))
            };
            let price = |zones| {
                let ways = look.reach(id, ALL_THE_WAY, zones)?;
                let near = ways.iter().filter(|(at, _)| beside(*at, zones));
                near.map(|(_, spent)| spent + last).min()
            };
            let prices = [price(true), price(false)];
            let far = why_not_that_far(look, id, to, prices, R_IV_1_A, |at| beside(at, false));
            return far.map(|refusal| refusal.see(&[RULING_57]));
        }
    };
    match look.may_step(id, moving, to) {
        // Next door it may be passed, or not, for a reason of its own.
        Err(no) if next => Some(join(joining, look.refusal(no))),
        _ => Some(joining),
    }
}

/// An enemy that cannot be attacked.
fn why_not_attack(look: &Look, id: UnitId, target: HexId) -> Option<Refusal> {
    let unit = look.state.unit(id);
    if look.threatens(id).contains(&target) {
        return None;
    }
    let bow = look.charts.kind(unit.kind).range > 0;
    let shooting = |refusal: Refusal| match look.may_shoot(id, target) {
        Err(no) if bow => join(refusal, look.refusal(no)),
        _ => refusal,
    };
    match look.may_melee(id, look.state.moving(), target) {
        Ok(_) => return None,
        Err(Refused { no: No::NotNext { .. }, .. }) => {}
        Err(refused) => return Some(shooting(look.refusal(refused))),
    }
    if look.state.moving().is_some_and(|moving| moving.halted) {
        return Some(shooting(look.refusal(HALTED)));
    }
    if let Some(refusal) = bound_on_the_way(look, id, target) {
        return Some(shooting(refusal));
    }
    let attack = |zones| look.attack_price(id, &look.reach(id, ALL_THE_WAY, zones)?, target);
    let (within, without) = (attack(true), attack(false));
    if without.is_none()
        && !bow
        && let Err(closed) = look.strike_price(unit.kind, u8::MAX, target)
    {
        return Some(look.refusal(closed));
    }
    let rule = if within.or(without).is_some_and(|attack| attack.shot) { R_IV_1_G } else { R_IV_1_C };
    let prices = [within, without].map(|attack| attack.map(|attack| attack.price));
    let near = |at: HexId| look.attack_price_from(id, at, target);
    let far = why_not_that_far(look, id, target, prices, rule, near);
    // In range and hidden: that is the nearer reason.
    match look.may_shoot(id, target) {
        Err(hidden @ Refused { no: No::NoSight { .. }, .. }) => {
            let hidden = look.refusal(hidden);
            Some(far.map_or(hidden.clone(), |far| join(hidden, far)))
        }
        _ => far,
    }
}

/// It could get next to the enemy, but would be halted there by somebody else and bound to those who control its hex (MB-R22).
fn bound_on_the_way(look: &Look, id: UnitId, target: HexId) -> Option<Refusal> {
    let unit = look.state.unit(id);
    let price = u32::from(look.strike_price(unit.kind, u8::MAX, target).ok()?);
    let ways = look.reach(id, unit.points.into(), true)?;
    let beside = |at: HexId| look.board.geo.distance(at, target) == 1 && look.has_room(id, at);
    let (stop, _) = ways
        .iter()
        .filter(|(at, spent)| beside(*at) && spent + price <= unit.points.into())
        .min_by_key(|(at, spent)| (*spent, *at))?;
    let why = Phrase::new("no-bound-there")
        .with("kind", say_kind(unit.kind))
        .with("hex", look.label(target))
        .with("stop", look.label(stop))
        .with("by", look.units_at(&look.controllers(id.seat().other(), stop)));
    Some(Refusal::new(RULING_22, why).see(&[R_IV_2_C, R_IV_2_D]))
}

/// Something too far away for one move. `within` is what it would cost with all the points in the world, `without` what it would
/// cost if there were no zones of control either; `ends` says on which hexes the way may end.
fn why_not_that_far(
    look: &Look,
    id: UnitId,
    to: HexId,
    [within, without]: [Option<u32>; 2],
    rule: Rule,
    ends: impl Fn(HexId) -> bool,
) -> Option<Refusal> {
    let unit = look.state.unit(id);
    let has = u32::from(unit.points);
    let phrase = |id: &'static str| {
        Phrase::new(id).with("kind", say_kind(unit.kind)).with("hex", look.label(to)).with("has", unit.points)
    };
    let needs = |phrase: Phrase, price: u32| phrase.with("needs", i64::from(price));
    if within.is_some_and(|price| price <= has) {
        return None;
    }
    let Some(straight) = without else {
        return Some(Refusal::new(R_IV_1_A, phrase("no-way-there")).see(&barriers(look, id)));
    };
    if straight > has {
        let price = within.unwrap_or(straight);
        let id = if rule == R_IV_1_A { "no-too-far" } else { "no-too-far-to-attack" };
        let see: &[Rule] = if rule == R_IV_1_G { &[R_I_6, R_IV_1_B, R_IV_5_C] } else { &[R_I_6, R_IV_1_B] };
        return Some(Refusal::new(rule, needs(phrase(id), price)).see(see));
    }
    // The points would do, were it not for the zones: where do they stop it?
    let ways = look.reach(id, has, false)?;
    let goal = ways.iter().map(|(at, _)| at).find(|at| ends(*at))?;
    let way = ways.path_to(&goal)?;
    let stop = way.into_iter().skip(1).find(|at| look.halts(id, *at))?;
    let by = look.controllers(id.seat().other(), stop);
    let stopped = |phrase: Phrase| {
        let phrase = phrase.with("stop", look.label(stop)).with("by", look.units_at(&by));
        Refusal::new(R_IV_2_D, phrase).see(&[R_IV_2_C, RULING_18, RULING_21])
    };
    // A way round that no unit of its kind could ride in one move is none.
    let most = u32::from(look.charts.kind(unit.kind).movement);
    Some(match within.filter(|price| *price <= most) {
        Some(price) => stopped(needs(phrase("no-detour"), price)),
        None => stopped(phrase("no-zones-stop")),
    })
}

/// What may bar every way to a unit: enemies (MB-IV.a), ground closed to its kind, friends who cannot be passed.
fn barriers(look: &Look, id: UnitId) -> Vec<Rule> {
    let kind = look.state.unit(id).kind;
    let mut rules = vec![R_IV_A];
    for (ground, cost) in (0_u8..).zip(look.charts.cost[kind as usize]) {
        if cost == crate::content::FORBIDDEN {
            rules.push(crate::ch1_battlefield::closing_rule(kind, ground));
        }
    }
    rules.extend([R_IV_1_E, R_IV_1_F]);
    rules.dedup();
    rules
}

/// Two reasons for the same thing; nothing is said twice.
fn join(mut first: Refusal, second: Refusal) -> Refusal {
    for reason in second.reasons {
        if first.reasons.iter().all(|known| known.why != reason.why) {
            first.reasons.push(reason);
        }
    }
    first
}
