//! The throw that an event tells of, the cell of a table that it fell on, and whether somebody loses by it.

use super::sheet_of;
use crate::content::Charts;
use crate::event::Event;
use engine::explain::{ChartCell, Weight};

/// The faces as they lay; nothing for an event that comes without dice.
pub fn thrown(event: &Event) -> Vec<u8> {
    match event {
        Event::ContinuityThrown { check, .. }
        | Event::SeizureThrown { check, .. }
        | Event::ReluctanceThrown { check, .. }
        | Event::CounterThrown { check, .. }
        | Event::LeaderThrown { check, .. } => vec![check.throw],
        Event::FirstThrown { throw, .. }
        | Event::FlightThrown { throw, .. }
        | Event::ComynThrown { throw, .. }
        | Event::TelloThrown { throw, .. }
        | Event::RodeThrough { throw, .. }
        | Event::WaterThrown { throw, .. }
        | Event::DrowningThrown { throw, .. } => vec![*throw],
        Event::Fired(volley) => vec![volley.throw],
        Event::Fought(clash) => vec![clash.throw],
        _ => Vec::new(),
    }
}

/// Does a side lose men, ground or heart by it?
pub fn weight(event: &Event) -> Weight {
    match event {
        Event::Disordered { .. }
        | Event::Unhorsed { .. }
        | Event::Retired { .. }
        | Event::Eliminated { .. }
        | Event::Departed { .. }
        | Event::LeaderLost { .. }
        | Event::StandardTaken { .. }
        | Event::MarkerTaken { .. } => Weight::Grave,
        _ => Weight::Light,
    }
}

/// The cell of a printed table that the die fell on.
pub fn cell(event: &Event) -> Option<ChartCell> {
    match event {
        Event::Fired(volley) => {
            let [first, last] = Charts::fire_rows();
            let row = i32::from(volley.total).clamp(first, last);
            Some(ChartCell { chart: "fire", column: volley.column.index() as i32, row: Some(row) })
        }
        Event::Fought(clash) => {
            let [first, last] = Charts::shock_rows(clash.table);
            let row = i32::from(clash.total).clamp(first, last);
            let column = clash.column.index() as i32;
            Some(ChartCell { chart: sheet_of(clash.table), column, row: Some(row) })
        }
        _ => None,
    }
}
