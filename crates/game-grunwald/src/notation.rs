//! The short notation of actions, and what they look like on a board.
//!
//! `move PKR1`, `f` a hex ahead, `f=` at the same pace, `r1` `l2` `b` turns, `attack PKR1+PKR2 x 0915`, `fire PXB1 TGM1`.

use crate::action::Action;
use crate::ch05_combat::counter_charge::Onset;
use crate::field::HexId;
use crate::look::Look;
use crate::state::*;
use engine::Facing;
use engine::Refusal;
use engine::decision::{Act, Gesture, Place};
use engine::text::Phrase;
use hexboard::{Orientation, Side};

/// Pieces of a scene: counters by their number, leaders and banners after them.
pub const LEADER: u16 = 300;
pub const BANNER: u16 = 400;

pub fn write(look: &Look, action: &Action) -> String {
    let unit = |id: &UnitId| look.name(*id).to_string();
    let hex = |hex: &HexId| look.label(*hex).to_string();
    let facing = |side: &Side| side.name(Orientation::Flat).to_string();
    let leader = |leader: &u8| look.leader_card(usize::from(*leader)).id.clone();
    let banner = |banner: &u8| look.banner_id(usize::from(*banner)).to_string();
    let units = |list: &Units| list.iter().map(unit).collect::<Vec<_>>().join("+");
    let led = |with: &bool| if *with { " led" } else { "" };
    let aim = |at: &Aim| match at {
        Aim::Unit(id) => unit(id),
        Aim::Leaders(at) => format!("@{}", hex(at)),
        Aim::Object(at) => format!("walls {}", hex(at)),
    };
    match action {
        Action::Place { unit: id, hex: at, facing: side } => {
            format!("place {} {} {}", unit(id), hex(at), facing(side))
        }
        Action::Unplace { unit: id } => format!("unplace {}", unit(id)),
        Action::Formation { unit: id } => format!("formation {}", unit(id)),
        Action::PlaceLeader { leader: who, unit: id } => format!("leader {} {}", leader(who), unit(id)),
        Action::PlaceBanner { banner: what, leader: who } => {
            format!("banner {} {}", banner(what), leader(who))
        }
        Action::Attach { unit: id, leader: who } => format!("attach {} {}", unit(id), leader(who)),
        Action::UseDefault => "default".into(),
        Action::EndSetup => "ready".into(),
        Action::Fire { by, at } => format!("fire {} {}", unit(by), aim(at)),
        Action::HoldFire => "hold-fire".into(),
        Action::ShootBack { at } => format!("shoot-back {}", aim(at)),
        Action::FriendHit { unit: id } => format!("friend {}", unit(id)),
        Action::TryRally { unit: id } | Action::Rally { unit: id } => format!("rally {}", unit(id)),
        Action::Flee { unit: id } => format!("flee {}", unit(id)),
        Action::FleeTo { hex: at } => format!("flee-to {}", hex(at)),
        Action::Move { unit: id } => format!("move {}", unit(id)),
        Action::MoveLeader { leader: who } => format!("move {}", leader(who)),
        Action::Enter { unit: id, hex: at, facing: side } => {
            format!("enter {} {} {}", unit(id), hex(at), facing(side))
        }
        Action::Return { unit: id, hex: at, facing: side } => {
            format!("return {} {} {}", unit(id), hex(at), facing(side))
        }
        Action::ReturnLeader { leader: who, hex: at } => format!("return {} {}", leader(who), hex(at)),
        Action::PassBanner { banner: what, to } => format!("pass {} {}", banner(what), unit(to)),
        Action::Wreck { unit: id } => format!("wreck {}", unit(id)),
        Action::EndPhase => "end".into(),
        Action::Forward { hold } => if *hold { "f=" } else { "f" }.into(),
        Action::Turn { sixths: 3 | -3 } => "b".into(),
        Action::Turn { sixths } => {
            format!("{}{}", if *sixths > 0 { 'r' } else { 'l' }, sixths.unsigned_abs())
        }
        Action::Overrun => "overrun".into(),
        Action::Minimum { advance: true, facing: side } => format!("min f {}", facing(side)),
        Action::Minimum { advance: false, facing: side } => format!("min {}", facing(side)),
        Action::Flip => "flip".into(),
        Action::Exit => "exit".into(),
        Action::TakeLeader { leader: who } => format!("take {}", leader(who)),
        Action::LeaveLeader => "leave".into(),
        Action::Stop => "stop".into(),
        Action::LeaderTo { hex: at } => format!("to {}", hex(at)),
        Action::CounterCharge(Onset { unit: id, to, .. }) => format!("counter {} {}", unit(id), hex(to)),
        Action::HoldBack => "hold-back".into(),
        Action::Aside { unit: id, hex: at } => format!("aside {} {}", unit(id), hex(at)),
        Action::TakeUp { unit: id } => format!("take-up {}", unit(id)),
        Action::Next { unit: id } => format!("next {}", unit(id)),
        Action::Attack { attackers, hexes } => {
            let places: Vec<String> = hexes.iter().map(hex).collect();
            format!("attack {} x {}", units(attackers), places.join("+"))
        }
        Action::FortFighters { units: list } => format!("fort {}", units(list)),
        Action::Lose { unit: id } => format!("lose {}", unit(id)),
        Action::FallBack { unit: id, hex: at, leader: with } => {
            format!("back {} {}{}", unit(id), hex(at), led(with))
        }
        Action::Face { facing: side } => format!("face {}", facing(side)),
        Action::Pursue { trace, leader: with } => format!("pursue {}{}", trace + 1, led(with)),
        Action::PursueTo { hex: at } => format!("on {}", hex(at)),
        Action::StayPut => "stay".into(),
        Action::Advance { hex: at, leader: with } => format!("advance {}{}", hex(at), led(with)),
        Action::Remove { unit: id } => format!("remove {}", unit(id)),
    }
}

pub fn read(look: &Look, text: &str) -> Result<Action, Refusal> {
    let words: Vec<&str> = text.split_whitespace().take(64).collect();
    let unknown = || Refusal::unreadable(Phrase::new("read-unknown").with("text", text));
    let unit = |name: &str| {
        look.find(name).ok_or_else(|| Refusal::unreadable(Phrase::new("read-no-unit").with("unit", name)))
    };
    let hex = |label: &str| {
        look.field()
            .find(label)
            .ok_or_else(|| Refusal::unreadable(Phrase::new("read-no-hex").with("hex", label)))
    };
    let facing = |name: &str| {
        let side = Side::parse(name, Orientation::Flat);
        side.ok_or_else(|| Refusal::unreadable(Phrase::new("read-no-facing").with("facing", name)))
    };
    let leader = |name: &str| {
        let found =
            (0..look.state.leaders.len()).find(|at| look.leader_card(*at).id.eq_ignore_ascii_case(name));
        found
            .map(|at| at as u8)
            .ok_or_else(|| Refusal::unreadable(Phrase::new("read-no-leader").with("leader", name)))
    };
    let banner = |name: &str| {
        let found = (0..look.state.banners.len()).find(|at| look.banner_id(*at).eq_ignore_ascii_case(name));
        found
            .map(|at| at as u8)
            .ok_or_else(|| Refusal::unreadable(Phrase::new("read-no-banner").with("banner", name)))
    };
    let units = |list: &str| -> Result<Units, Refusal> {
        let mut out = Units::new();
        for name in list.split('+') {
            out.try_push(unit(name)?).map_err(|_| unknown())?;
        }
        Ok(out)
    };
    let aim = |words: &[&str]| match words {
        ["walls", label] => Ok(Aim::Object(hex(label)?)),
        [name] => match name.strip_prefix('@') {
            Some(label) => Ok(Aim::Leaders(hex(label)?)),
            None => Ok(Aim::Unit(unit(name)?)),
        },
        _ => Err(unknown()),
    };
    let led = |rest: &[&str]| match rest {
        [] => Ok(false),
        ["led"] => Ok(true),
        _ => Err(unknown()),
    };
    Ok(match words.as_slice() {
        ["place", name, label, side] => {
            Action::Place { unit: unit(name)?, hex: hex(label)?, facing: facing(side)? }
        }
        ["formation", name] => Action::Formation { unit: unit(name)? },
        ["unplace", name] => Action::Unplace { unit: unit(name)? },
        ["leader", who, name] => Action::PlaceLeader { leader: leader(who)?, unit: unit(name)? },
        ["banner", what, who] => Action::PlaceBanner { banner: banner(what)?, leader: leader(who)? },
        ["attach", name, who] => Action::Attach { unit: unit(name)?, leader: leader(who)? },
        ["default"] => Action::UseDefault,
        ["ready"] => Action::EndSetup,
        ["fire", name, rest @ ..] => Action::Fire { by: unit(name)?, at: aim(rest)? },
        ["hold-fire"] => Action::HoldFire,
        ["shoot-back", rest @ ..] => Action::ShootBack { at: aim(rest)? },
        ["friend", name] => Action::FriendHit { unit: unit(name)? },
        ["rally", name] => {
            let unit = unit(name)?;
            if look.state.unit(unit).order == Order::Panicked {
                Action::TryRally { unit }
            } else {
                Action::Rally { unit }
            }
        }
        ["flee", name] => Action::Flee { unit: unit(name)? },
        ["flee-to", label] => Action::FleeTo { hex: hex(label)? },
        ["move", name] => match look.find(name) {
            Some(unit) => Action::Move { unit },
            None => Action::MoveLeader { leader: leader(name)? },
        },
        ["enter", name, label, side] => {
            Action::Enter { unit: unit(name)?, hex: hex(label)?, facing: facing(side)? }
        }
        ["return", name, label, side] => {
            Action::Return { unit: unit(name)?, hex: hex(label)?, facing: facing(side)? }
        }
        ["return", who, label] => Action::ReturnLeader { leader: leader(who)?, hex: hex(label)? },
        ["pass", what, name] => Action::PassBanner { banner: banner(what)?, to: unit(name)? },
        ["wreck", name] => Action::Wreck { unit: unit(name)? },
        ["end"] => Action::EndPhase,
        ["f"] => Action::Forward { hold: false },
        ["f="] => Action::Forward { hold: true },
        ["r1"] => Action::Turn { sixths: 1 },
        ["r2"] => Action::Turn { sixths: 2 },
        ["l1"] => Action::Turn { sixths: -1 },
        ["l2"] => Action::Turn { sixths: -2 },
        ["b"] => Action::Turn { sixths: 3 },
        ["overrun"] => Action::Overrun,
        ["min", "f", side] => Action::Minimum { advance: true, facing: facing(side)? },
        ["min", side] => Action::Minimum { advance: false, facing: facing(side)? },
        ["flip"] => Action::Flip,
        ["exit"] => Action::Exit,
        ["take", who] => Action::TakeLeader { leader: leader(who)? },
        ["leave"] => Action::LeaveLeader,
        ["stop"] => Action::Stop,
        ["to", label] => Action::LeaderTo { hex: hex(label)? },
        ["counter", name, label] => {
            let (unit, to) = (unit(name)?, hex(label)?);
            let target = look.countered_hex().unwrap_or(to);
            let onset = look.onsets(unit, target).into_iter().find(|onset| onset.to == to);
            Action::CounterCharge(onset.unwrap_or(Onset { unit, turn: 0, to }))
        }
        ["hold-back"] => Action::HoldBack,
        ["aside", name, label] => Action::Aside { unit: unit(name)?, hex: hex(label)? },
        ["take-up", name] => Action::TakeUp { unit: unit(name)? },
        ["next", name] => Action::Next { unit: unit(name)? },
        ["attack", list, "x", places] => {
            let mut hexes = Hexes::new();
            for label in places.split('+') {
                hexes.try_push(hex(label)?).map_err(|_| unknown())?;
            }
            Action::Attack { attackers: units(list)?, hexes }
        }
        ["fort", list] => Action::FortFighters { units: units(list)? },
        ["lose", name] => Action::Lose { unit: unit(name)? },
        ["back", name, label, rest @ ..] => {
            Action::FallBack { unit: unit(name)?, hex: hex(label)?, leader: led(rest)? }
        }
        ["face", side] => Action::Face { facing: facing(side)? },
        ["pursue", number, rest @ ..] => {
            let trace = number.parse::<u8>().ok().and_then(|n| n.checked_sub(1)).ok_or_else(unknown)?;
            Action::Pursue { trace, leader: led(rest)? }
        }
        ["on", label] => Action::PursueTo { hex: hex(label)? },
        ["stay"] => Action::StayPut,
        ["advance", label, rest @ ..] => Action::Advance { hex: hex(label)?, leader: led(rest)? },
        ["remove", name] => Action::Remove { unit: unit(name)? },
        _ => return Err(unknown()),
    })
}

/// What an action looks like on a board.
pub fn gesture(look: &Look, action: &Action) -> Gesture {
    let place = |hex: HexId| {
        let at = look.field().hex(hex);
        Place::Hex { q: at.x, r: at.y }
    };
    let here = |id: UnitId| look.state.hex_of(id).map(place);
    let walker = look.state.now.walk.map(|walk| match walk.who {
        Walker::Unit(unit) | Walker::Fleeing(unit) => u16::from(unit),
        Walker::Leader(leader) => LEADER + u16::from(leader),
    });
    let walks_from = look.walker_hex().map(place);
    let side = |side: Side| Some(Facing::Side(side.index() as u8));
    let doing = |kind: &'static str| Gesture { kind, ..Gesture::default() };
    let of = |kind: &'static str, id: UnitId| Gesture {
        kind,
        piece: Some(id.into()),
        from: here(id),
        ..Gesture::default()
    };
    let step = |kind: &'static str| Gesture { kind, piece: walker, from: walks_from, ..Gesture::default() };
    let ahead = || {
        let unit = look.state.now.walk.and_then(|walk| walk.unit())?;
        let it = look.state.unit(unit);
        let to = look.field().neighbour(it.spot.hex()?, it.facing);
        (to != crate::field::OFF).then(|| place(to))
    };
    let fire = |by: UnitId, at: Aim| {
        let target = match at {
            Aim::Unit(target) => Some(target.into()),
            _ => None,
        };
        Gesture { target, to: look.aim_hex(at).map(place), ..of("fire", by) }
    };
    match *action {
        Action::Place { unit, hex, facing } => {
            Gesture { to: Some(place(hex)), facing: side(facing), ..of("place", unit) }
        }
        Action::Unplace { unit } => of("unplace", unit),
        Action::Formation { unit } => of("formation", unit),
        Action::PlaceLeader { leader, unit } => Gesture {
            kind: "place",
            piece: Some(LEADER + u16::from(leader)),
            to: here(unit),
            ..Gesture::default()
        },
        Action::PlaceBanner { banner, leader } => Gesture {
            kind: "place",
            piece: Some(BANNER + u16::from(banner)),
            to: look.state.leaders[usize::from(leader)].spot.hex().map(place),
            ..Gesture::default()
        },
        Action::Attach { unit, leader } => Gesture {
            target: Some(LEADER + u16::from(leader)),
            to: look.state.leaders[usize::from(leader)].spot.hex().map(place),
            ..of("attach", unit)
        },
        Action::UseDefault => Gesture { act: Act::ReadyMade, ..doing("default") },
        Action::EndSetup => Gesture { act: Act::Finish, ..doing("ready") },
        Action::Fire { by, at } => fire(by, at),
        Action::HoldFire => doing("hold-fire"),
        Action::ShootBack { at } => match look.state.now.walk.and_then(|walk| walk.unit()) {
            Some(by) => fire(by, at),
            None => doing("fire"),
        },
        Action::FriendHit { unit } => Gesture { to: here(unit), ..of("friend-hit", unit) },
        Action::TryRally { unit } | Action::Rally { unit } => of("rally", unit),
        Action::Flee { unit } => of("flee", unit),
        Action::FleeTo { hex } => Gesture { to: Some(place(hex)), ..step("flee") },
        Action::Move { unit } => of("move", unit),
        Action::MoveLeader { leader } => Gesture {
            kind: "move",
            piece: Some(LEADER + u16::from(leader)),
            from: look.state.leaders[usize::from(leader)].spot.hex().map(place),
            ..Gesture::default()
        },
        Action::Enter { unit, hex, facing } => {
            Gesture { to: Some(place(hex)), facing: side(facing), act: Act::Arrive, ..of("enter", unit) }
        }
        Action::Return { unit, hex, facing } => {
            Gesture { to: Some(place(hex)), facing: side(facing), act: Act::Arrive, ..of("return", unit) }
        }
        Action::ReturnLeader { leader, hex } => Gesture {
            kind: "return",
            act: Act::Arrive,
            piece: Some(LEADER + u16::from(leader)),
            to: Some(place(hex)),
            ..Gesture::default()
        },
        Action::PassBanner { to, .. } => {
            Gesture { target: Some(to.into()), to: here(to), ..step("pass-banner") }
        }
        Action::Wreck { unit } => of("wreck", unit),
        Action::EndPhase => doing("end-phase"),
        Action::Forward { hold } => {
            Gesture { to: ahead(), ..step(if hold { "hold-pace" } else { "forward" }) }
        }
        Action::Turn { sixths } => {
            let unit = look.state.now.walk.and_then(|walk| walk.unit());
            let facing = unit.and_then(|unit| side(look.state.unit(unit).facing.turned(sixths.into())));
            Gesture { facing, ..step("turn") }
        }
        Action::Overrun => Gesture { to: ahead(), ..step("overrun") },
        Action::Minimum { advance, facing } => {
            let to = if advance { ahead() } else { None };
            Gesture { act: Act::LastMove, to, facing: side(facing), ..step("minimum") }
        }
        Action::Flip => step("flip"),
        Action::Exit => step("exit"),
        Action::TakeLeader { .. } => step("take-leader"),
        Action::LeaveLeader => step("leave-leader"),
        Action::Stop => Gesture { act: Act::Stop, ..step("stop") },
        Action::LeaderTo { hex } => Gesture { to: Some(place(hex)), ..step("forward") },
        Action::CounterCharge(onset) => {
            Gesture { to: Some(place(onset.to)), ..of("counter-charge", onset.unit) }
        }
        Action::HoldBack => doing("hold-back"),
        Action::Aside { unit, hex } => Gesture { to: Some(place(hex)), ..of("retreat", unit) },
        Action::TakeUp { unit } => Gesture { to: here(unit), ..of("take-up", unit) },
        Action::Next { unit } => Gesture { to: here(unit), ..of("next", unit) },
        Action::Attack { ref attackers, ref hexes } => {
            let first = attackers.first().copied().unwrap_or(NOBODY);
            let hex = hexes.first().copied();
            let target = hex.and_then(|hex| look.state.anybody(hex)).map(u16::from);
            Gesture {
                kind: "attack",
                piece: (first != NOBODY).then_some(first.into()),
                target,
                from: if first == NOBODY { None } else { here(first) },
                to: hex.map(place),
                also: attackers.iter().skip(1).map(|id| u16::from(*id)).collect(),
                ..Gesture::default()
            }
        }
        Action::FortFighters { .. } => doing("fort"),
        Action::Lose { unit } => Gesture { to: here(unit), ..of("lose", unit) },
        Action::FallBack { unit, hex, .. } => Gesture { to: Some(place(hex)), ..of("retreat", unit) },
        Action::Face { facing } => match look.state.now.tasks.last() {
            Some(Task::Face { unit, .. }) => Gesture { facing: side(facing), ..of("face", *unit) },
            _ => doing("face"),
        },
        Action::Pursue { trace, .. } => match look.state.now.tasks.last() {
            Some(Task::Chase { unit, .. }) => {
                let fight = look.state.now.fight.as_deref();
                let hex =
                    fight.and_then(|fight| fight.traces.get(usize::from(trace))?.hexes.first().copied());
                Gesture { to: hex.map(place), ..of("pursue", *unit) }
            }
            _ => doing("pursue"),
        },
        Action::PursueTo { hex } => match look.state.now.tasks.last() {
            Some(Task::Chase { unit, .. }) => Gesture { to: Some(place(hex)), ..of("pursue", *unit) },
            _ => doing("pursue"),
        },
        Action::StayPut => doing("stay"),
        Action::Advance { hex, .. } => match look.state.now.tasks.last() {
            Some(Task::Advance { unit, .. }) => Gesture { to: Some(place(hex)), ..of("advance", *unit) },
            _ => doing("advance"),
        },
        Action::Remove { unit } => Gesture { to: here(unit), ..of("remove", unit) },
    }
}
