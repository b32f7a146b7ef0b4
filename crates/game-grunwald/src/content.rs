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
use engine::content::{Flaw, parse_toml};
use engine::glossary::{self, Term};
use engine::rule::RuleBook;
use engine::text::{Phrase, Texts};
use std::sync::LazyLock;

/// Everything the game needs that is not code.
#[derive(Debug)]
pub struct Content {
    pub charts: Charts,
    pub counters: Counters,
    pub field: Field,
    pub scenarios: Vec<Scenario>,
}

/// The files, by their names below the game's folder.
pub const FILES: [(&str, &str); 11] = [
    ("charts.toml", include_str!("../../../content/grunwald/charts.toml")),
    ("units.toml", include_str!("../../../content/grunwald/units.toml")),
    ("maps/grunwald.toml", include_str!("../../../content/grunwald/maps/grunwald.toml")),
    ("maps/grunwald.txt", include_str!("../../../content/grunwald/maps/grunwald.txt")),
    ("scenarios/avant-garde.toml", include_str!("../../../content/grunwald/scenarios/avant-garde.toml")),
    (
        "scenarios/choc-des-titans.toml",
        include_str!("../../../content/grunwald/scenarios/choc-des-titans.toml"),
    ),
    (
        "scenarios/blitzkrieg-1410.toml",
        include_str!("../../../content/grunwald/scenarios/blitzkrieg-1410.toml"),
    ),
    ("rules.toml", include_str!("../../../content/grunwald/rules.toml")),
    ("glossary.toml", include_str!("../../../content/grunwald/glossary.toml")),
    ("fr.ftl", include_str!("../../../content/grunwald/fr.ftl")),
    ("en.ftl", include_str!("../../../content/grunwald/en.ftl")),
];

/// The scenarios in the order in which we offer them.
const SCENARIOS: [&str; 3] =
    ["scenarios/avant-garde.toml", "scenarios/choc-des-titans.toml", "scenarios/blitzkrieg-1410.toml"];

/// The content that is built into the program. Its files are checked by the tests, so that failing here is a mistake of ours and
/// not of a player.
pub static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Content::read(&built_in).unwrap_or_else(|flaw| panic!("{flaw}")));

pub static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let file = |name| built_in(name).unwrap_or_default();
    Texts::parse("grunwald", &file("fr.ftl"), &file("en.ftl")).unwrap_or_else(|flaw| panic!("{flaw}"))
});

pub static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
    let source = built_in("rules.toml").unwrap_or_default();
    RuleBook::parse("rules.toml", &source).unwrap_or_else(|flaw| panic!("{flaw}"))
});

pub static GLOSSARY: LazyLock<Vec<Term>> = LazyLock::new(|| {
    let source = built_in("glossary.toml").unwrap_or_default();
    glossary::parse("glossary.toml", &source, &BOOK).unwrap_or_else(|flaw| panic!("{flaw}"))
});

pub fn built_in(name: &str) -> Option<String> {
    FILES.iter().find(|(file, _)| *file == name).map(|(_, text)| text.to_string())
}

impl Content {
    /// Reads and checks everything; the first mistake is returned.
    pub fn read(read: &dyn Fn(&str) -> Option<String>) -> Result<Content, Flaw> {
        let charts = Charts::read(file(read, "charts.toml")?)?;
        let counters = Counters::read(file(read, "units.toml")?)?;
        let text = read("maps/grunwald.txt")
            .ok_or_else(|| Flaw::new("maps/grunwald.txt", Phrase::new("flaw-file-missing")))?;
        let field = Field::read(file(read, "maps/grunwald.toml")?, &text)?;
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

fn file<T: serde::de::DeserializeOwned>(
    read: &dyn Fn(&str) -> Option<String>,
    name: &str,
) -> Result<T, Flaw> {
    let missing = || Flaw::new(name, Phrase::new("flaw-file-missing"));
    parse_toml(name, &read(name).ok_or_else(missing)?)
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
