//! A march told as one sentence.

use super::{account, direction, leader, place, points, tell, unit};
use crate::Grunwald;
use crate::event::Event;
use crate::field::HexId;
use crate::state::{LeaderId, UnitId};
use engine::ruleset::Told;
use engine::sorted::InOrder;
use engine::text::Phrase;
use engine::told::Line;
use engine::{Noted, Tally};

/// The steps of a march told as one: from where to where, at what price, how fast and facing where at its end; of a leader alone where
/// he has come to. `None` as soon as anything else happened.
pub fn sum_up(rules: &Grunwald, events: &[Noted<Event>]) -> Option<Vec<Told>> {
    leader_alone(rules, events).or_else(|| march(rules, events))
}

/// The ride of a leader whom nobody accompanies: where it ended, how far that is, and what is left.
fn leader_alone(rules: &Grunwald, events: &[Noted<Event>]) -> Option<Vec<Told>> {
    let mut rode: Option<(LeaderId, HexId, u8)> = None;
    let (mut hexes, mut places, mut cites) = (0_usize, Vec::new(), Vec::new());
    for noted in events {
        match &noted.event {
            Event::LeaderRode { leader: id, to, left, with: None } => {
                if rode.is_some_and(|(leader, ..)| leader != *id) {
                    return None;
                }
                rode = Some((*id, *to, *left));
                hexes += 1;
                places.push(place(rules, *to));
                cites.extend(tell(rules, noted).rules);
            }
            _ if tell(rules, noted).says.is_empty() => {}
            _ => return None,
        }
    }
    let (id, to, left) = rode?;
    let says = Phrase::new("told-leader-march")
        .with("leader", leader(rules, id))
        .with("hex", rules.content.field.label(to).to_string())
        .with("hexes", hexes)
        .with("left", points(left.into()));
    cites.put_in_order_by_key(|rule| rule.id());
    cites.dedup();
    Some(vec![Told::new(Line::new("leader-rode", says).at(places), &cites)])
}

fn march(rules: &Grunwald, events: &[Noted<Event>]) -> Option<Vec<Told>> {
    let mut march: Option<(UnitId, HexId, HexId)> = None;
    let (mut hexes, mut total, mut speed, mut rest) = (0_usize, Tally::default(), 0, 0);
    let (mut facing, mut places, mut cites, mut after) = (None, Vec::new(), Vec::new(), Vec::new());
    // The last step of a leader who rides along.
    let mut along = None;
    let same = |march: &mut Option<(UnitId, HexId, HexId)>, id: UnitId, from: HexId, to: HexId| match march {
        None => {
            *march = Some((id, from, to));
            true
        }
        Some((it, _, end)) => {
            *end = to;
            *it == id
        }
    };
    for noted in events {
        match &noted.event {
            Event::Rode { unit: id, from, to, cost, left, charge, extra: false, .. } => {
                if !same(&mut march, *id, *from, *to) {
                    return None;
                }
                hexes += 1;
                total.gather(cost);
                (speed, rest) = (*charge, *left);
                places.extend([place(rules, *from), place(rules, *to)]);
                cites.extend(tell(rules, noted).rules);
            }
            Event::Turned { unit: id, facing: to, cost, left } => {
                let (it, ..) = march?;
                if it != *id {
                    return None;
                }
                total.gather(cost);
                (facing, speed, rest) = (Some(*to), 0, *left);
                cites.extend(tell(rules, noted).rules);
            }
            Event::Halted { .. } | Event::Passes { .. } | Event::LeftBehind { .. } => {
                after.push(tell(rules, noted));
            }
            Event::LeaderRode { with: Some(_), .. } => along = Some(noted),
            _ if tell(rules, noted).says.is_empty() => {}
            _ => return None,
        }
    }
    let (id, from, to) = march?;
    let label = |hex: HexId| rules.content.field.label(hex).to_string();
    let charges = rules.roster[usize::from(id)].kind.charges();
    let mut says = Phrase::new(match (facing.is_some(), charges) {
        (true, true) => "told-march-turned",
        (true, false) => "told-march-turned-foot",
        (false, true) => "told-march",
        (false, false) => "told-march-foot",
    })
    .with("unit", unit(rules, id))
    .with("from", label(from))
    .with("to", label(to))
    .with("hexes", hexes)
    .with("cost", points(total.sum()))
    .with("charge", speed)
    .with("left", points(rest.into()));
    if let Some(facing) = facing {
        says = says.with("facing", direction(facing));
    }
    cites.put_in_order_by_key(|rule| rule.id());
    cites.dedup();
    places.dedup();
    let line = Line::new("marched", says).at(places);
    let cost = account("cost", "account-cost", &total);
    let mut told = vec![Told { accounts: vec![cost], ..Told::new(line, &cites) }];
    told.extend(along.map(|noted| tell(rules, noted)));
    told.extend(after);
    Some(told)
}
