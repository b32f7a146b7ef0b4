//! Where a unit or a leader can get to in one move, at what price and how fast. The chapters are asked hex by hex, on paper: no
//! position is played ahead, so that a click is answered at once.

mod danger;
mod far;
mod units;

pub use units::{End, Ends, ends};

use danger::Danger;
use engine::sorted::InOrder;
use units::{UnitWays, unit_ways};

use crate::Grunwald;
use crate::action::Action;
use crate::choices::Question;
use crate::field::HexId;
use crate::look::Look;
use crate::notation::{BANNER, LEADER, gesture};
use crate::play::{ones, perform};
use crate::state::*;
use crate::telling::place;
use engine::Facing;
use engine::Listener;
use engine::decision::Act;
use engine::dice::Scripted;
use engine::ways::Way;
use hexboard::Side;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// All ways of a piece, in order of cost.
pub fn ways(rules: &Grunwald, state: &State, piece: u16) -> Vec<Way<Action>> {
    let look = rules.look(state);
    let Some(asked) = look.asked() else { return Vec::new() };
    match asked.question {
        Question::Activate => activation(&look, piece, &[]),
        Question::Step(walk) => {
            let walking = match walk.map(|walk| walk.who) {
                Some(Walker::Unit(unit)) => u16::from(unit) == piece,
                Some(Walker::Leader(leader)) => LEADER + u16::from(leader) == piece,
                Some(Walker::Fleeing(_)) | None => false,
            };
            if walking { going_on(&look) } else { after_stop(rules, state, piece) }
        }
        Question::Combat => combats(&look, piece),
        Question::SetUp => placing(&look, piece),
        Question::Fire
        | Question::ShootBack(_)
        | Question::FriendHit { .. }
        | Question::Panic
        | Question::Flee(_)
        | Question::CounterCharge(_)
        | Question::Aside(_)
        | Question::TakeUp { .. }
        | Question::Fort(..)
        | Question::Loss { .. }
        | Question::Retreat(_)
        | Question::Face(..)
        | Question::Next
        | Question::Pursue(_)
        | Question::Advance(..)
        | Question::Excess(_) => engine::ways::ways(rules, state, piece),
    }
}

/// Whoever points at another has done with the one who walks.
fn after_stop(rules: &Grunwald, state: &State, piece: u16) -> Vec<Way<Action>> {
    let mut after = state.clone();
    let (mut dice, mut journal) = (Scripted::new(Vec::new()), Listener::Nobody);
    let stopped = perform(rules, &mut after, &mut dice, &mut journal, &Action::Stop).is_ok();
    let look = rules.look(&after);
    let same_phase = (after.now.turn, after.now.phase_number) == (state.now.turn, state.now.phase_number);
    let next = look.asked().map(|asked| asked.question);
    match next {
        Some(Question::Activate) if stopped && same_phase => activation(&look, piece, &[Action::Stop]),
        _ => Vec::new(),
    }
}

fn activation(look: &Look, piece: u16, before: &[Action]) -> Vec<Way<Action>> {
    let with = |action: Action| before.iter().cloned().chain([action]).collect::<Vec<Action>>();
    if (LEADER..BANNER).contains(&piece) {
        let leader = LeaderId::new((piece - LEADER).into());
        let Some(it) = look.state.leaders.get(usize::from(leader)) else { return Vec::new() };
        return match it.whereabouts {
            Whereabouts::Map(hex) if look.may_lead(leader).is_ok() => {
                leader_ways(look, hex, look.charts().movement.leader, with(Action::MoveLeader { leader }))
            }
            _ => listed(look, piece, before),
        };
    }
    if piece >= LEADER || usize::from(piece) >= look.rules.roster.len() {
        return Vec::new();
    }
    let unit = UnitId::new(piece.into());
    if look.state.hex_of(unit).is_none() {
        return as_ways(look, piece, before, look.entrances(unit));
    }
    if look.may_act(unit).is_err() {
        return listed(look, piece, before);
    }
    let (walk, start) = (look.fresh_walk(unit), with(Action::Move { unit }));
    let alone = unit_ways(look, unit, walk, &start);
    let led = led(look, unit, walk, &start, &alone);
    let mut list = alone.ways;
    list.extend(led);
    list.extend(at_once(look, unit, walk, &start));
    list
}

/// The same ways with the leader who stands there, as far as his own points take him (G-R46): nobody should leave him alone because
/// he did not think of him. `alone` are its ways without him.
fn led(look: &Look, unit: UnitId, walk: Walk, before: &[Action], alone: &UnitWays) -> Vec<Way<Action>> {
    let it = look.state.unit(unit);
    let Some(start) = it.whereabouts.hex() else { return Vec::new() };
    let Some(leader) = look.state.leaders_at(start).find(|leader| look.leader_free(*leader)) else {
        return Vec::new();
    };
    let most = u32::from(look.charts().movement.leader);
    // What he pays for a way, hex by hex.
    let price = |way: &Way<Action>| {
        let (mut hex, mut facing, mut sum) = (start, it.facing, 0_u32);
        for action in &way.actions {
            match action {
                Action::Turn { sixths } => facing = facing.turned((*sixths).into()),
                Action::Forward { .. } => {
                    sum += u32::from(look.leader_cost(hex, facing));
                    hex = look.field().neighbour(hex, facing);
                }
                _ => {}
            }
        }
        sum
    };
    let other: UnitWays;
    let reach = if alone.leader_matters {
        let led = Walk { leader: Some(leader), leader_left: look.charts().movement.leader, ..walk };
        other = unit_ways(look, unit, led, before);
        &other
    } else {
        alone
    };
    let taken = |way: &Way<Action>| {
        let (start, rest) = way.actions.split_at(before.len());
        let actions =
            start.iter().cloned().chain([Action::TakeLeader { leader }]).chain(rest.iter().cloned());
        Way { kind: "forward-led", actions: actions.collect(), ..way.clone() }
    };
    let far_enough = |way: &&Way<Action>| way.kind == "forward" && price(way) <= most;
    reach.ways.iter().filter(far_enough).map(taken).collect()
}

/// What a unit may do without going anywhere: a shot of horse archers, a banner handed over.
fn at_once(look: &Look, unit: UnitId, walk: Walk, before: &[Action]) -> Vec<Way<Action>> {
    let mut begun = look.state.imagined();
    begun.begin(walk);
    let look = Look { state: &begun, ..*look };
    let mut list = listed(&look, unit.into(), before);
    list.retain(|way| matches!(way.kind, "fire" | "pass-banner"));
    list
}

fn going_on(look: &Look) -> Vec<Way<Action>> {
    let Some(walk) = look.state.now.walk else { return Vec::new() };
    match walk.who {
        Walker::Unit(unit) => {
            let mut list = unit_ways(look, unit, walk, &[]).ways;
            list.extend(at_once(look, unit, walk, &[]));
            list
        }
        Walker::Leader(leader) => match look.state.leader(leader).whereabouts {
            Whereabouts::Map(hex) => leader_ways(look, hex, walk.left, Vec::new()),
            _ => Vec::new(),
        },
        Walker::Fleeing(_) => Vec::new(),
    }
}

/// Single actions of a piece that lead somewhere, as they are listed.
fn listed(look: &Look, piece: u16, before: &[Action]) -> Vec<Way<Action>> {
    let mut legal = Vec::new();
    look.legal(&mut legal);
    as_ways(look, piece, before, legal)
}

/// Those of some actions that lead a piece somewhere.
fn as_ways(look: &Look, piece: u16, before: &[Action], actions: Vec<Action>) -> Vec<Way<Action>> {
    let mut danger = Danger::new(*look);
    // Whoever is put down again is not ridden in: the ground does nothing to him (G-R81).
    let tests = |unit: UnitId, hex: HexId, rides: bool| {
        let rough = look.ground_disorganises(unit, hex, look.entry_by_road(hex)).filter(|_| rides);
        let cohesion = look.cohesion_on(unit, hex, rough, look.state.unit(unit).cohesion, false);
        look.tests_at(unit, hex, cohesion, false)
    };
    let way = |action: Action| {
        let it = gesture(look, &action);
        let fits = it.piece == Some(piece) && it.to.is_some();
        // Whoever comes on to the map may be answered there (G-R71), or meet frightened friends.
        let answered = match action {
            Action::Enter { unit, hex, .. } if fits => {
                danger.answered(hex, look.card(unit).kind.mounted()) || tests(unit, hex, true)
            }
            Action::Return { unit, hex, .. } if fits => tests(unit, hex, false),
            _ => false,
        };
        let cost = match action {
            Action::Enter { unit, hex, .. } => look.arrival_cost(unit, hex).into(),
            _ => 0,
        };
        let shot = matches!(action, Action::Fire { .. });
        fits.then(|| Way {
            goes_on: match action {
                Action::Enter { unit, .. } | Action::Return { unit, .. } => {
                    goes_on_after(look, unit, &action)
                }
                _ => true,
            },
            actions: before.iter().cloned().chain([action]).collect(),
            kind: it.kind,
            act: it.act,
            from: it.from,
            to: it.to,
            target: it.target,
            through: it.to.into_iter().collect(),
            cost,
            facing: it.facing,
            pace: None,
            joins: true,
            // A shot is thrown for, whatever it is aimed at.
            open: it.target.is_some() || answered || shot,
        })
    };
    actions.into_iter().filter_map(way).collect()
}

/// Has a unit a move left when it has come on to the map?
fn goes_on_after(look: &Look, unit: UnitId, action: &Action) -> bool {
    let mut after = look.state.clone();
    // Whoever else is tested there, it makes no difference to the one who comes; being tested himself he has moved (G-R40).
    let (mut dice, mut journal) = (ones(), Listener::Nobody);
    perform(look.rules, &mut after, &mut dice, &mut journal, action).is_ok()
        && after.now.walk.and_then(|walk| walk.unit()) == Some(unit)
}

/// Who is set up again with a counter that is taken back and put elsewhere: the leaders whom no other cavalry keeps where they are,
/// and the banners that it bears (G-R63).
fn company(look: &Look, unit: UnitId) -> Vec<Action> {
    let Some(hex) = look.state.hex_of(unit) else { return Vec::new() };
    let others = look.state.at(hex).any(|id| id != unit && look.card(id).kind.mounted());
    let leaders: Vec<LeaderId> = look.state.leaders_at(hex).collect();
    let moved = leaders.iter().filter(|_| !others);
    let mut list: Vec<Action> = moved.map(|leader| Action::PlaceLeader { leader: *leader, unit }).collect();
    let banners = look.holds(unit).zip(&leaders);
    list.extend(banners.map(|(banner, leader)| Action::PlaceBanner { banner, leader: *leader }));
    list
}

/// Where a counter may be set up.
fn placing(look: &Look, piece: u16) -> Vec<Way<Action>> {
    let Phase::Setup(seat) = look.state.now.phase else { return Vec::new() };
    if piece >= LEADER || usize::from(piece) >= look.rules.roster.len() {
        return listed(look, piece, &[]);
    }
    let unit = UnitId::new(piece.into());
    let stands = look.state.hex_of(unit).is_some();
    let mut hexes: Vec<HexId> =
        look.rules.scenario.zones.iter().flat_map(|zone| zone.hexes.iter().copied()).collect();
    hexes.put_in_order();
    hexes.dedup();
    let facing = if stands { look.state.unit(unit).facing } else { look.facing_enemy(seat) };
    let open = |hex: &HexId| match stands {
        true => look.may_shift(seat, unit, *hex).is_ok(),
        false => look.may_place(seat, unit, *hex).is_ok(),
    };
    let company = company(look, unit);
    let way = |kind: &'static str, hex: HexId, facing: Side| {
        let mut actions = Vec::new();
        if stands {
            actions.push(Action::Unplace { unit });
        }
        actions.push(Action::Place { unit, hex, facing });
        actions.extend(company.iter().cloned());
        Way {
            actions,
            kind,
            act: Act::Plain,
            from: None,
            to: (kind == "place").then(|| place(look.rules, hex)),
            target: None,
            through: (kind == "place").then(|| place(look.rules, hex)).into_iter().collect(),
            cost: 0,
            facing: Some(Facing::Side(facing.index() as u8)),
            pace: None,
            joins: true,
            goes_on: true,
            open: false,
        }
    };
    let mut list: Vec<Way<Action>> =
        hexes.into_iter().filter(open).map(|hex| way("place", hex, facing)).collect();
    // Who stands can be turned where it is: that is taking it back and putting it there again.
    if let Some(hex) = look.state.hex_of(unit).filter(|hex| look.may_shift(seat, unit, *hex).is_ok()) {
        list.extend(Side::ALL.into_iter().filter(|side| *side != facing).map(|side| way("turn", hex, side)));
    }
    // Pointing at a leader attaches it to him (G-13.1.5, G-13.1.6).
    for (leader, it) in LeaderId::number(&look.state.leaders) {
        let Some(hex) = it.whereabouts.hex() else { continue };
        if look.may_attach(seat, unit, leader).is_ok() {
            list.push(Way {
                actions: vec![Action::Attach { unit, leader }],
                to: Some(place(look.rules, hex)),
                through: vec![place(look.rules, hex)],
                target: Some(LEADER + u16::from(leader)),
                facing: None,
                ..way("attach", hex, facing)
            });
        }
    }
    list
}

/// Every listed combat that a unit takes part in.
fn combats(look: &Look, piece: u16) -> Vec<Way<Action>> {
    let mut legal = Vec::new();
    look.legal(&mut legal);
    let mut list = Vec::new();
    for action in legal {
        let Action::Attack { attackers, hexes } = &action else { continue };
        let Some(unit) = attackers.iter().copied().find(|id| u16::from(*id) == piece) else { continue };
        let own = |hex: &HexId| look.controls(unit, *hex);
        for hex in hexes.iter().copied().filter(own) {
            let enemy = look.state.anybody(hex).map(u16::from);
            list.push(Way {
                kind: "attack",
                act: Act::Plain,
                from: look.state.hex_of(unit).map(|hex| place(look.rules, hex)),
                to: Some(place(look.rules, hex)),
                target: enemy.or(Some(piece)),
                through: vec![place(look.rules, hex)],
                cost: 0,
                facing: None,
                pace: None,
                joins: false,
                goes_on: false,
                open: true,
                actions: vec![action.clone()],
            });
        }
    }
    list
}

fn leader_ways(look: &Look, from: HexId, left: u8, start: Vec<Action>) -> Vec<Way<Action>> {
    let mut best: BTreeMap<HexId, (u8, HexId)> = BTreeMap::from([(from, (0, from))]);
    let mut ahead = BinaryHeap::from([Reverse((0_u8, from))]);
    let mut order = Vec::new();
    while let Some(Reverse((spent, hex))) = ahead.pop() {
        if best.get(&hex).is_some_and(|(known, _)| *known < spent) {
            continue;
        }
        order.push((spent, hex));
        for side in Side::ALL {
            let Some(toll) = look.leader_step(hex, side) else { continue };
            let (to, cost) = (look.field().neighbour(hex, side), spent.saturating_add(toll));
            if cost <= left && best.get(&to).is_none_or(|(known, _)| cost < *known) {
                best.insert(to, (cost, hex));
                ahead.push(Reverse((cost, to)));
            }
        }
    }
    let mut list = Vec::new();
    let mut danger = Danger::new(*look);
    for (cost, hex) in order.into_iter().filter(|(_, hex)| *hex != from) {
        let mut path = vec![hex];
        while let Some((_, before)) = path.last().and_then(|at| best.get(at)).filter(|(_, it)| *it != from) {
            path.push(*before);
        }
        let mut actions = start.clone();
        actions.extend(path.iter().rev().map(|hex| Action::LeaderTo { hex: *hex }));
        list.push(Way {
            actions,
            kind: "forward",
            act: Act::Plain,
            from: Some(place(look.rules, path.get(1).copied().unwrap_or(from))),
            to: Some(place(look.rules, hex)),
            target: None,
            through: path.iter().rev().map(|hex| place(look.rules, *hex)).collect(),
            cost: cost.into(),
            facing: None,
            pace: None,
            joins: true,
            goes_on: look.leader_steps_from(hex, left - cost).next().is_some(),
            open: path.iter().any(|at| danger.answered(*at, look.state.anybody(*at).is_none())),
        });
    }
    list
}
