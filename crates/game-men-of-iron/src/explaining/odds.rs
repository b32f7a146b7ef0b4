//! What matters about what happened, for the odds.

use crate::MenOfIron;
use crate::event::Event;
use crate::state::*;
use engine::explain::Befalls;
use engine::text::Phrase;

/// What came of an action: whom it befalls, and how badly.
pub fn results(rules: &MenOfIron, events: &[Event]) -> Vec<Befalls> {
    let of = |id: &'static str, unit: UnitId| {
        Befalls::grave(
            rules.battle.unit(unit).side,
            Phrase::new(id).with("unit", crate::telling::unit(rules, unit)),
        )
    };
    let mut list = Vec::new();
    for event in events {
        match event {
            Event::Eliminated { unit, .. } | Event::Departed { unit, .. } => {
                list.push(of("result-lost", *unit))
            }
            Event::Retired { unit, .. } => list.push(of("result-retired", *unit)),
            Event::Unhorsed { unit, .. } => list.push(of("result-unhorsed", *unit)),
            Event::Disordered { unit, .. } => list.push(of("result-disordered", *unit)),
            Event::Retreated { unit, .. } => list.push(of("result-back", *unit)),
            Event::LeaderLost { leader, .. } => {
                let seat = rules.battle.command(rules.battle.leader(*leader).command).side;
                let says =
                    Phrase::new("result-leader").with("leader", crate::telling::leader(rules, *leader));
                list.push(Befalls::grave(seat, says));
            }
            Event::ContinuityThrown { check, .. }
            | Event::SeizureThrown { check, .. }
            | Event::CounterThrown { check, .. } => {
                let id = if check.success { "result-success" } else { "result-failure" };
                list.push(Befalls::light(None, Phrase::new(id)));
            }
            Event::GameEnded { ending } => {
                let says = Phrase::new("result-over").with("winner", crate::telling::winner(rules, ending));
                list.push(Befalls::grave(ending.winner.map(|seat| seat.other()), says));
            }
            _ => {}
        }
    }
    list.dedup();
    list
}
