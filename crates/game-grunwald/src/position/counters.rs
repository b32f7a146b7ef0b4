//! The lines of a position: a counter, a leader, a banner each.

use super::{MARKS, MOST_TURNS, flaw};
use crate::Grunwald;
use crate::about::ABOUT;
use crate::content::Kind;
use crate::field::HexId;
use crate::state::*;
use engine::Seat;
use engine::content::Flaw;
use hexboard::{Orientation, Side};

pub(super) fn hex(rules: &Grunwald, label: &str) -> Result<HexId, Flaw> {
    rules.content.field.find(label).ok_or_else(|| flaw("position-no-hex", label))
}

pub(super) fn seat(name: &str) -> Result<Seat, Flaw> {
    ABOUT.battle("").seat(name).ok_or_else(|| flaw("position-no-seat", name))
}

fn number(word: Option<&str>, line: &str, most: u8) -> Result<u8, Flaw> {
    let number = word.and_then(|word| word.parse().ok()).filter(|number| *number <= most);
    number.ok_or_else(|| flaw("position-number", line))
}

/// Where something is: `0915`, `waiting`, `gone`, `away 0915 5`.
fn spot<'a>(rules: &Grunwald, line: &str, words: &mut impl Iterator<Item = &'a str>) -> Result<Spot, Flaw> {
    Ok(match words.next() {
        None => return Err(flaw("position-line", line)),
        Some("waiting") => Spot::Waiting,
        Some("gone") => Spot::Gone,
        Some("away") => {
            let by = hex(rules, words.next().unwrap_or_default())?;
            Spot::Away { by, from: number(words.next(), line, MOST_TURNS)? }
        }
        Some(label) => Spot::Map(hex(rules, label)?),
    })
}

pub(super) fn read_units(rules: &Grunwald, core: &mut Core, lines: &[String]) -> Result<(), Flaw> {
    for unit in &mut core.units {
        (unit.spot, unit.strength) = (Spot::Absent, 0);
    }
    let start = State::from(core.clone());
    let mut named = vec![false; core.units.len()];
    for line in lines {
        let name = line.split_whitespace().next().unwrap_or_default();
        let id = rules.look(&start).find(name).ok_or_else(|| flaw("position-no-counter", name))?;
        if std::mem::replace(&mut named[usize::from(id)], true) {
            return Err(flaw("position-twice", name));
        }
        core.units[usize::from(id)] = read_unit(rules, id, line)?;
    }
    Ok(())
}

/// A counter and how it stands.
fn read_unit(rules: &Grunwald, id: UnitId, line: &str) -> Result<Unit, Flaw> {
    let card = &rules.roster[usize::from(id)];
    let mut words = line.split_whitespace().skip(1);
    let mut unit = Unit::waiting(card.strength);
    unit.spot = spot(rules, line, &mut words)?;
    if unit.spot == Spot::Gone {
        unit.strength = 0;
    }
    let mut faces = false;
    while let Some(word) = words.next() {
        match word {
            "pf" => unit.strength = number(words.next(), line, card.strength)?,
            "nc" => unit.charge = number(words.next(), line, rules.content.charts.movement.most_charge)?,
            "disorganised" => unit.order = Order::Disorganised,
            "panicked" => unit.order = Order::Panicked,
            "marching" => unit.ready = false,
            "under" => {
                let chief = words.next().and_then(|name| leader_named(rules, name, card.side));
                unit.chief = chief.ok_or_else(|| flaw("position-line", line))?;
            }
            "wrecked" => unit.wrecked = number(words.next(), line, MOST_TURNS)?,
            word => match MARKS.iter().find(|(_, name)| *name == word) {
                Some((mark, _)) => unit.marks.set(*mark),
                None => {
                    let facing = Side::parse(word, Orientation::Flat);
                    unit.facing = facing.ok_or_else(|| flaw("position-facing", line))?;
                    faces = true;
                }
            },
        }
    }
    let panics = unit.order == Order::Panicked;
    let wrong = [
        (unit.spot.hex().is_some() && !faces, "position-faces-nowhere"),
        // Who is gone has no strength left, everybody else has some.
        ((unit.strength == 0) != (unit.spot == Spot::Gone), "position-number"),
        (unit.charge > 0 && card.kind != Kind::Cavalry, "position-charge"),
        // In panic there is no charge (G-10.2.1).
        (unit.charge > 0 && panics, "position-panic-charge"),
        (unit.marks.has(Marks::MUST_FLEE) && !panics, "position-must-flee"),
        (!unit.ready && !card.kind.missile(), "position-marching"),
    ];
    match wrong.into_iter().find(|(wrong, _)| *wrong) {
        Some((_, id)) => Err(flaw(id, line)),
        None => Ok(unit),
    }
}

/// A leader of this side who takes part, by his word in the notation.
fn leader_named(rules: &Grunwald, name: &str, side: Seat) -> Option<LeaderId> {
    let printed = |at: &usize| &rules.content.counters.leaders[*at];
    let him = |at: &usize| printed(at).id == name && printed(at).seat() == side;
    rules.scenario.leaders.iter().position(him).map(LeaderId::new)
}

pub(super) fn read_leaders(rules: &Grunwald, core: &mut Core, lines: &[String]) -> Result<(), Flaw> {
    for leader in &mut core.leaders {
        leader.spot = Spot::Absent;
    }
    let mut named = vec![false; core.leaders.len()];
    for line in lines {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let printed = rules.content.counters.leader(name);
        let at = rules.scenario.leaders.iter().position(|it| Some(*it) == printed);
        let at = at.ok_or_else(|| flaw("position-no-leader", name))?;
        if std::mem::replace(&mut named[at], true) {
            return Err(flaw("position-twice", name));
        }
        let mut leader =
            Leader { spot: spot(rules, line, &mut words)?, moved: false, active: false, fatigue: 0 };
        while let Some(word) = words.next() {
            match word {
                "moved" => leader.moved = true,
                "active" => leader.active = true,
                "fatigue" => leader.fatigue = number(words.next(), line, MOST_TURNS)?,
                _ => return Err(flaw("position-line", line)),
            }
        }
        core.leaders[at] = leader;
    }
    Ok(())
}

pub(super) fn read_banners(rules: &Grunwald, core: &mut Core, lines: &[String]) -> Result<(), Flaw> {
    for banner in &mut core.banners {
        *banner = Banner { staff: Staff::Gone, moved_by: NOBODY };
    }
    let start = State::from(core.clone());
    let mut named = vec![false; core.banners.len()];
    for line in lines {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let printed = rules.content.counters.banner(name);
        let at = rules.scenario.banners.iter().position(|it| Some(*it) == printed);
        let at = at.ok_or_else(|| flaw("position-no-banner", name))?;
        if std::mem::replace(&mut named[at], true) {
            return Err(flaw("position-twice", name));
        }
        let unit =
            |name: &str| rules.look(&start).find(name).ok_or_else(|| flaw("position-no-counter", name));
        let staff = match words.next() {
            None => return Err(flaw("position-line", line)),
            Some("waiting") => Staff::Waiting,
            Some("gone") => Staff::Gone,
            Some("lies") => Staff::Lies(hex(rules, words.next().unwrap_or_default())?),
            Some(bearer) => Staff::Held(unit(bearer)?),
        };
        let moved_by = match (words.next(), words.next()) {
            (None, _) => NOBODY,
            (Some("moved-by"), Some(name)) => unit(name)?,
            _ => return Err(flaw("position-line", line)),
        };
        core.banners[at] = Banner { staff, moved_by };
    }
    Ok(())
}
