//! What the box prints: charts, counters, the map, scenarios. Read once from `content/grunwald` and checked; play never meets a
//! malformed table.

mod charts;
mod counters;
mod scenarios;

pub use charts::*;
pub use counters::*;
pub use scenarios::*;

use crate::field::Field;
use crate::state::{ALLIED, ORDER};
use engine::Seat;
use engine::content::{Flaw, Library, Read, Source, file, text};
use engine::library;
use engine::text::Phrase;
use std::sync::LazyLock;

/// Everything the game needs that is not code.
#[derive(Debug)]
pub struct Content {
    pub charts: Charts,
    pub counters: Counters,
    pub field: Field,
    pub scenarios: Vec<Scenario>,
}

pub static LIBRARY: Library = library!(
    "grunwald",
    |read| Content::read(read).map(drop),
    [
        "charts.toml",
        "units.toml",
        "maps/grunwald.toml",
        "maps/grunwald.txt",
        "scenarios/avant-garde.toml",
        "scenarios/choc-des-titans.toml",
        "scenarios/blitzkrieg-1410.toml",
        "glossary.toml",
        "briefings.toml",
        "orders.toml",
        "fr.ftl",
        "en.ftl",
    ]
);

/// The scenarios in the order in which we offer them.
const SCENARIOS: [&str; 3] =
    ["scenarios/avant-garde.toml", "scenarios/choc-des-titans.toml", "scenarios/blitzkrieg-1410.toml"];

/// The content that is built into the program.
pub static CONTENT: LazyLock<Content> = LazyLock::new(|| LIBRARY.read(Content::read));

impl Content {
    /// Reads and checks everything; the first mistake is returned.
    pub fn read(read: Read) -> Result<Content, Flaw> {
        let charts = text(read, CHARTS)?;
        let charts = Charts::read(Source { file: CHARTS, text: &charts })?;
        let counters = Counters::read(file(read, "units.toml")?)?;
        let field = Field::read(file(read, "maps/grunwald.toml")?, &text(read, "maps/grunwald.txt")?)?;
        let scenarios = SCENARIOS
            .iter()
            .map(|name| Scenario::read(name, file(read, name)?, &counters, &field))
            .collect::<Result<_, _>>()?;
        Ok(Content { charts, counters, field, scenarios })
    }

    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}

/// A mistake in a file: what is wrong, and the word that is.
pub fn wrong(name: &str, what: &'static str, word: impl Into<String>) -> Flaw {
    Flaw::new(name, Phrase::new("flaw-word").with("what", Phrase::new(what)).with("word", word.into()))
}

pub fn seat(name: &str, word: &str) -> Result<Seat, Flaw> {
    match word {
        "allied" => Ok(ALLIED),
        "order" => Ok(ORDER),
        _ => Err(wrong(name, "flaw-side", word)),
    }
}
