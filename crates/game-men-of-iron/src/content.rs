//! What the box prints: charts, maps, armies, special rules. Read once from `content/men-of-iron` and checked; play never meets a
//! malformed table.

mod battles;
mod charts;
mod faces;
mod kinds;
mod names;
mod special;

pub use battles::*;
pub use charts::*;
pub use faces::Faces;
pub use kinds::*;
pub use names::*;
pub use special::*;

use crate::field::Ground;
use engine::content::{Flaw, Library, Read, Source, file, text};
use engine::library;
use engine::text::Phrase;
use std::sync::LazyLock;

/// Everything the game needs that is not code.
#[derive(Debug)]
pub struct Content {
    pub charts: Charts,
    pub battles: Vec<Battle>,
}

pub static LIBRARY: Library = library!(
    "men-of-iron",
    |read| Content::read(read).map(drop),
    [
        "charts.toml",
        "ground.toml",
        "battles/falkirk/map.toml",
        "battles/falkirk/map.txt",
        "battles/falkirk/army.toml",
        "battles/falkirk/special.toml",
        "battles/courtrai/map.toml",
        "battles/courtrai/map.txt",
        "battles/courtrai/army.toml",
        "battles/courtrai/special.toml",
        "battles/bannockburn/map.toml",
        "battles/bannockburn/map.txt",
        "battles/bannockburn/army.toml",
        "battles/bannockburn/special.toml",
        "battles/crecy/map.toml",
        "battles/crecy/map.txt",
        "battles/crecy/army.toml",
        "battles/crecy/special.toml",
        "battles/poitiers/map.toml",
        "battles/poitiers/map.txt",
        "battles/poitiers/army.toml",
        "battles/poitiers/special.toml",
        "battles/najera/map.toml",
        "battles/najera/map.txt",
        "battles/najera/army.toml",
        "battles/najera/special.toml",
        "glossary.toml",
        "briefings.toml",
        "orders.toml",
        "fr.ftl",
        "en.ftl",
    ]
);

/// The battles in the order in which we offer them: as they were fought.
const BATTLES: [&str; 6] = ["falkirk", "courtrai", "bannockburn", "crecy", "poitiers", "najera"];

/// The content that is built into the program.
pub static CONTENT: LazyLock<Content> = LazyLock::new(|| LIBRARY.read(Content::read));

impl Content {
    /// Reads and checks everything; the first mistake is returned.
    pub fn read(read: Read) -> Result<Content, Flaw> {
        let charts = text(read, CHARTS)?;
        let charts = Charts::read(Source { file: CHARTS, text: &charts })?;
        let ground: Ground = file(read, "ground.toml")?;
        let battle = |id: &&str| Battle::read(Reader { read, battle: id }, &charts, &ground);
        let battles = BATTLES.iter().map(battle).collect::<Result<_, _>>()?;
        Ok(Content { charts, battles })
    }

    pub fn battle(&self, id: &str) -> Option<&Battle> {
        self.battles.iter().find(|battle| battle.id == id)
    }
}

/// Reads the files of one battle.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub read: Read<'a>,
    pub battle: &'a str,
}

impl Reader<'_> {
    /// A file of this battle as messages call it.
    pub fn name(self, file: &str) -> String {
        format!("battles/{}/{file}", self.battle)
    }

    pub fn text(self, file: &str) -> Result<String, Flaw> {
        text(self.read, &self.name(file))
    }
}

/// A mistake in a file: what is wrong, and the word that is.
pub(crate) fn wrong(file: &str, what: &'static str, word: impl Into<String>) -> Flaw {
    Flaw::new(file, says(what, word))
}

pub(crate) fn says(what: &'static str, word: impl Into<String>) -> Phrase {
    Phrase::new("flaw-word").with("what", Phrase::new(what)).with("word", word.into())
}
