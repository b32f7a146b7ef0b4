//! The odds of an action: what of a course of events is worth telling, and which answers are taken as given. There is no chance in
//! this game, so each result is certain.

use crate::action::Action;
use crate::event::Event;
use crate::state::*;
use crate::telling::{kind, n_victory, seat};
use engine::explain::{Assumed, Befalls};
use engine::text::Phrase;

/// What matters about what happened.
pub fn results(events: &[Event]) -> Vec<Befalls> {
    let of = |id: &'static str, unit: &UnitId, k: &Kind| {
        Phrase::new(id).with("seat", seat(unit.seat())).with("kind", kind(*k))
    };
    let result = |event: &Event| match event {
        Event::KnightLost { unit, kind, .. } => {
            Some(Befalls::grave(unit.seat(), of("result-knight", unit, kind)))
        }
        Event::UnitDestroyed { unit, kind, .. } => {
            Some(Befalls::grave(unit.seat(), of("result-destroyed", unit, kind)))
        }
        Event::WagonDestroyed { unit, .. } => {
            Some(Befalls::grave(unit.seat(), of("result-destroyed", unit, &Kind::W)))
        }
        Event::WagonTurned { unit, .. } => {
            Some(Befalls::light(unit.seat(), of("result-turned", unit, &Kind::W)))
        }
        Event::Halted { unit, kind, .. } => {
            Some(Befalls::grave(unit.seat(), of("result-halted", unit, kind)))
        }
        Event::FlagTaken { seat: by, points, .. } => {
            let says = Phrase::new("result-flag").with("seat", seat(*by)).with("points", n_victory(*points));
            Some(Befalls::light(*by, says))
        }
        Event::GameEnded { ending, .. } => Some(match ending.winner {
            Some(winner) => Befalls::grave(winner, Phrase::new("result-wins").with("seat", seat(winner))),
            None => Befalls::light(None, Phrase::new("result-draw")),
        }),
        _ => None,
    };
    events.iter().filter_map(result).collect()
}

/// Who attacks wants to know what a melee would bring: whoever is attacked and may withdraw is taken to stand. His own answers are
/// decisions of their own.
pub fn usual(begun: &State, now: &State) -> Option<Assumed<Action>> {
    let declared = |state: &State| matches!(state.phase, Phase::Respond { .. });
    (declared(now) && !declared(begun))
        .then(|| Assumed { action: Action::Stand, says: Phrase::new("assumed-stands") })
}
