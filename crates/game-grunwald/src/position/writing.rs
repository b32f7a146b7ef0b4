//! Writing a position.

use super::{ENDS, MARKS, UnderWay};
use crate::Grunwald;
use crate::about::ABOUT;
use crate::field::HexId;
use crate::look::Look;
use crate::state::*;
use engine::position::write_head;
use engine::ruleset::Setup;
use hexboard::Orientation;
use std::fmt::Write as _;

/// Whoever takes no part is not written.
fn write_whereabouts(look: &Look, whereabouts: Whereabouts) -> Option<String> {
    let label = |hex| look.label(hex);
    Some(match whereabouts {
        Whereabouts::Map(hex) => label(hex).to_string(),
        Whereabouts::Waiting => "waiting".into(),
        Whereabouts::Gone => "gone".into(),
        Whereabouts::Away { by, from } => format!("away {} {from}", label(by)),
        Whereabouts::Absent => return None,
    })
}

/// Writes a position so that it reads back as the same bytes.
pub fn write(rules: &Grunwald, setup: &Setup, state: &State) -> String {
    let (look, now) = (rules.look(state), &state.now);
    let mut out = write_head(&ABOUT, setup);
    let _ = writeln!(out, "turn = {}\nstep = {}\nphase = {:?}", now.turn, now.phase_number, phase(&look));
    let _ = writeln!(out, "morale = {}\nlevel = {}", state.morale, state.level);
    let _ = writeln!(out, "points = {:?}\narrived = {:?}", state.points, state.arrived);
    let down: Vec<&str> = fallen_walls(rules, state).map(|hex| look.label(hex)).collect();
    if !down.is_empty() {
        let _ = writeln!(out, "razed = {down:?}");
    }
    let mut list = |name: &str, lines: &mut dyn Iterator<Item = String>| {
        let lines: String = lines.map(|line| format!("  {line:?},\n")).collect();
        let _ = write!(out, "{name} = [\n{lines}]\n");
    };
    list("units", &mut UnitId::all(state.units.len()).filter_map(|id| unit(&look, id)));
    list("leaders", &mut LeaderId::all(state.leaders.len()).filter_map(|it| leader(&look, it)));
    list("banners", &mut BannerId::all(state.banners.len()).map(|it| banner(&look, it)));
    if let Phase::Over(ending) = now.phase {
        let end = ENDS.iter().find(|(end, _)| *end == ending.end).map_or("", |(_, name)| name);
        let winner = ending.winner.map(|seat| format!(", winner = {:?}", ABOUT.battle("").seat_id(seat)));
        let (winner, points) = (winner.unwrap_or_default(), ending.points);
        let _ = writeln!(out, "over = {{ end = {end:?}{winner}, points = {points:?} }}");
    }
    if now.walk.is_some() || now.fight.is_some() || !now.tasks.is_empty() {
        let under_way = UnderWay { walk: now.walk, tasks: now.tasks.clone(), fight: now.fight.clone() };
        // Everything in it can be written: plain numbers, words and lists.
        let text = toml::Value::try_from(&under_way).map(|value| value.to_string());
        let _ = writeln!(out, "under-way = {}", text.unwrap_or_else(|_| "{}".into()));
    }
    out
}

fn phase(look: &Look) -> String {
    match look.state.now.phase {
        Phase::Setup(seat) => format!("set-up {}", ABOUT.battle("").seat_id(seat)),
        Phase::OpenFire => "open-fire".into(),
        Phase::Panic => "panic".into(),
        Phase::Activate => "activate".into(),
        Phase::CloseFire => "close-fire".into(),
        Phase::Combat => "combat".into(),
        Phase::Excess(hex) => format!("excess {}", look.label(hex)),
        Phase::Over(_) => "over".into(),
    }
}

fn fallen_walls(rules: &Grunwald, state: &State) -> impl Iterator<Item = HexId> {
    let field = &rules.content.field;
    field.forts.iter().copied().filter(|hex| {
        let fort = field.fort[usize::from(*hex)];
        fort < 16 && state.razed >> fort & 1 == 1
    })
}

fn unit(look: &Look, id: UnitId) -> Option<String> {
    let (unit, card) = (look.state.unit(id), look.card(id));
    let whereabouts = write_whereabouts(look, unit.whereabouts)?;
    let mut line = format!("{} {whereabouts} {}", look.name(id), unit.facing.name(Orientation::Flat));
    if unit.strength != card.strength && unit.whereabouts != Whereabouts::Gone {
        let _ = write!(line, " pf {}", unit.strength);
    }
    if unit.charge > 0 {
        let _ = write!(line, " nc {}", unit.charge);
    }
    match unit.cohesion {
        Cohesion::Good => {}
        Cohesion::Disorganised => line += " disorganised",
        Cohesion::Panicked => line += " panicked",
    }
    if !unit.ready {
        line += " marching";
    }
    if unit.wrecked > 0 {
        let _ = write!(line, " wrecked {}", unit.wrecked);
    }
    if unit.chief != LeaderId::NOBODY {
        let _ = write!(line, " under {}", look.leader_card(unit.chief).id);
    }
    for (_, name) in MARKS.iter().filter(|(mark, _)| unit.marks.has(*mark)) {
        let _ = write!(line, " {name}");
    }
    Some(line)
}

fn leader(look: &Look, leader: LeaderId) -> Option<String> {
    let it = look.state.leader(leader);
    let mut line = format!("{} {}", look.leader_card(leader).id, write_whereabouts(look, it.whereabouts)?);
    line += if it.moved { " moved" } else { "" };
    line += if it.active { " active" } else { "" };
    if it.fatigue > 0 {
        let _ = write!(line, " fatigue {}", it.fatigue);
    }
    Some(line)
}

fn banner(look: &Look, banner: BannerId) -> String {
    let it = look.state.banner(banner);
    let whereabouts = match it.whereabouts {
        BannerWhereabouts::Waiting => "waiting".into(),
        BannerWhereabouts::Gone => "gone".into(),
        BannerWhereabouts::Held(bearer) => look.name(bearer).to_string(),
        BannerWhereabouts::Lies(hex) => format!("lies {}", look.label(hex)),
    };
    let mut line = format!("{} {whereabouts}", look.banner_id(banner));
    if it.moved_by != NOBODY {
        let _ = write!(line, " moved-by {}", look.name(it.moved_by));
    }
    line
}
