//! II. Recruiting: secret armies within points, counters and the longbow limit (MB-II.1 to MB-II.7).

use crate::ch1_battlefield::Size;
use crate::content::{CONTENT, Charts, ReadyArmy};
use crate::look::{AllRefused, Cited, No};
use crate::rules::*;
use crate::state::{Army, KINDS, Kind};
use engine::Rule;
use engine::dice::Stream;

/// What an army costs. The wagon is free (MB-II.4).
pub fn cost(charts: &Charts, army: &Army) -> u32 {
    army.0.iter().zip(KINDS).map(|(count, kind)| u32::from(*count) * u32::from(charts.kind(kind).cost)).sum()
}

/// May an army be recruited? Not beyond its points (MB-II.2), the counters in the box (MB-II.3), the longbow limit of the standard
/// map (MB-II.6, MB-R04). Points may be left unspent (MB-R03).
pub fn may_recruit(charts: &Charts, size: Size, army: &Army) -> Result<(), AllRefused> {
    let mut reasons = AllRefused::new();
    let (limit, spent) = (charts.map(size).recruitment_points, cost(charts, army));
    if spent > u32::from(limit) {
        reasons.push(No::TooDear { spent, limit }.by(R_II_2));
    }
    let (longbows, most) = (army.0[Kind::LB as usize], charts.map(size).most_longbowmen);
    for (count, kind) in army.0.iter().zip(KINDS) {
        // The longbow limit says it better where it applies.
        if *count > charts.kind(kind).counters && (kind != Kind::LB || longbows <= most) {
            reasons.push(No::FewCounters { kind }.by(R_II_3));
        }
    }
    if longbows > most {
        reasons.push(No::FewLongbows { most }.by(longbow_rule(size)));
    }
    if reasons.is_empty() { Ok(()) } else { Err(reasons) }
}

/// The rule that limits longbowmen on a map: on the large one only the box does.
pub fn longbow_rule(size: Size) -> Rule {
    match size {
        Size::Standard => R_II_6,
        Size::Large => RULING_04,
    }
}

/// The most units of a kind that an army may have: what the box holds, and fewer longbowmen where the map says so.
pub fn most_of(charts: &Charts, size: Size, kind: Kind) -> u8 {
    let counters = charts.kind(kind).counters;
    if kind == Kind::LB { counters.min(charts.map(size).most_longbowmen) } else { counters }
}

/// The rule whose example an army is.
pub fn rule_of_example(army: &Army) -> Option<Rule> {
    let example = CONTENT.armies.iter().any(|ready| ready.source == "book" && ready.units == *army);
    example.then_some(R_II_5)
}

/// What an army leaves unspent, and the ruling that allows it.
pub fn unspent(charts: &Charts, size: Size, army: &Army) -> Option<(u32, Rule)> {
    let left = u32::from(charts.map(size).recruitment_points).saturating_sub(cost(charts, army));
    (left > 0).then_some((left, RULING_03))
}

/// The screen goes, the wagons come with the armies, everybody is full and fresh; only now is seen who left points unspent, and whose
/// army is the book's example.
pub fn rules_behind_revealing(charts: &Charts, size: Size, armies: &[Army]) -> Cited {
    let mut rules = Cited::from_iter([R_II_7, R_II_4, R_III_5]);
    rules.extend(armies.iter().find_map(rule_of_example));
    rules.extend(armies.iter().find_map(|army| unspent(charts, size, army)).map(|(_, ruling)| ruling));
    rules
}

/// Good armies to offer: the ready-made ones for this map, the book's own first (MB-II.5).
pub fn candidates(size: Size) -> impl Iterator<Item = Army> {
    ready_armies(size).map(|army| army.units)
}

/// The ready-made armies for a map.
pub fn ready_armies(size: Size) -> impl Iterator<Item = &'static ReadyArmy> {
    CONTENT.armies.iter().filter(move |army| army.map == size)
}

/// Any legal army that leaves less than a point unspent if it can: bought counter by counter at random.
pub fn random_army(charts: &Charts, size: Size, rng: &mut Stream) -> Army {
    let mut army = Army::default();
    loop {
        let mut affordable = Vec::new();
        for kind in 0..8 {
            let mut more = army;
            more.0[kind] += 1;
            if may_recruit(charts, size, &more).is_ok() {
                affordable.push(more);
            }
        }
        match affordable.len() {
            0 => return army,
            n => army = affordable[rng.below(n as u32) as usize],
        }
    }
}
