//! Hand-written positions, as far as all games write them alike: the head of the file, and lines of words that know where they stand.
//! What is between them is each game's own.

use crate::content::{self, Flaw, toml_flaw};
use crate::ruleset::{About, Setup};
use crate::text::Phrase;
use crate::typed::{self, Wrong};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;
use std::str::SplitWhitespace;
use toml::de::DeTable;

/// A value of the file together with where it stands.
pub use toml::Spanned;

/// What a flaw calls a position until somebody says which file it came from.
pub const NAME: &str = "position";
/// A position with more bytes than this is not one.
pub const MOST_BYTES: usize = 1 << 20;

/// What a position of any game says first: which game it is of, and what it stands on.
#[derive(Deserialize)]
struct Head {
    game: Option<String>,
    scenario: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    seed: u64,
    /// The version of the rules, where it is not the present one.
    #[serde(default)]
    rules: u32,
}

/// The words of the head, which no game may use for anything else.
const HEAD: [&str; 5] = ["game", "scenario", "options", "seed", "rules"];

impl Setup {
    /// Reads the head of a position. The game's id comes first: `None` if the file does not say.
    pub fn from_position(file: &str, text: &str) -> Result<(Option<String>, Setup), Flaw> {
        if text.len() > MOST_BYTES {
            return Err(Flaw::new(file, Phrase::new("flaw-position-too-long")));
        }
        let Head { game, scenario, options, seed, rules } = crate::content::parse_toml(file, text)?;
        let scenario = scenario.unwrap_or_default();
        Ok((game, Setup { scenario, seed, options, position: Some(text.to_string()), rules }))
    }
}

/// Writes the head. Not the seed: what was drawn from it is written out by the game. The version of the rules only where it is an
/// older one, so that a position stays what it is when the rules go on.
pub fn write_head(about: &About, setup: &Setup) -> String {
    let mut out = format!("game = {:?}\nscenario = {:?}\n", about.id, setup.scenario);
    if !setup.options.is_empty() {
        let options = setup.options.iter().map(|(id, value)| format!("{id} = {value:?}"));
        let _ = writeln!(out, "options = {{ {} }}", options.collect::<Vec<_>>().join(", "));
    }
    if setup.rules_version(about) != about.rules_version {
        let _ = writeln!(out, "rules = {}", setup.rules);
    }
    out
}

/// The text of a position: it knows on which line each part stands.
#[derive(Clone, Copy)]
pub struct Source<'a>(pub &'a str);

impl<'a> Source<'a> {
    /// Reads what the game itself says, that is everything but the head.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, Flaw> {
        let own = |mut table: Spanned<DeTable<'a>>| {
            for word in HEAD {
                table.get_mut().remove(word);
            }
            typed::table(&table)
        };
        DeTable::parse(self.0)
            .map_err(Wrong::from)
            .and_then(own)
            .map_err(|wrong| toml_flaw(NAME, self.0, wrong))
    }

    /// A mistake in something that stands in the file: `{ $what }` quotes it.
    pub fn flaw(self, at: Range<usize>, id: &'static str, what: impl Into<String>) -> Flaw {
        self.says(at, Phrase::new(id).with("what", shortened(what.into())))
    }

    /// The same in a sentence that quotes something else, or nothing.
    pub fn says(self, at: Range<usize>, why: Phrase) -> Flaw {
        content::Source { file: NAME, text: self.0 }.flaw(at, why)
    }

    /// A line of words.
    pub fn line(self, at: &'a Spanned<String>) -> Line<'a> {
        Line { source: self, at, words: at.get_ref().split_whitespace() }
    }
}

/// Nobody reads more of a line that is wrong.
const MOST_QUOTED: usize = 200;

fn shortened(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(MOST_QUOTED) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// A line of a position, word after word: `LC H8 mp 2`.
pub struct Line<'a> {
    source: Source<'a>,
    at: &'a Spanned<String>,
    words: SplitWhitespace<'a>,
}

impl<'a> Iterator for Line<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }
}

impl Line<'_> {
    /// What is wrong with the line; it is quoted whole.
    pub fn flaw(&self, id: &'static str) -> Flaw {
        self.about(id, self.at.get_ref())
    }

    /// What is wrong with one of its words.
    pub fn about(&self, id: &'static str, word: &str) -> Flaw {
        self.source.flaw(self.at.span(), id, word)
    }

    /// The next word as a number up to `most`.
    pub fn number(&mut self, most: u8, id: &'static str) -> Result<u8, Flaw> {
        let number = self.next().and_then(|word| word.parse().ok()).filter(|number| *number <= most);
        number.ok_or_else(|| self.flaw(id))
    }

    /// Notes what a line may say only once: the same again is told from something else.
    pub fn once<T: PartialEq>(&self, noted: &mut Option<T>, value: T) -> Result<(), Flaw> {
        match noted.take() {
            Some(said) if said == value => Err(self.flaw("position-line-twice")),
            Some(_) => Err(self.flaw("position-line-contradicts")),
            None => {
                *noted = Some(value);
                Ok(())
            }
        }
    }

    /// The line has said all that it may say.
    pub fn ends(&mut self, id: &'static str) -> Result<(), Flaw> {
        match self.next() {
            None => Ok(()),
            Some(_) => Err(self.flaw(id)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Own {
        units: Vec<Spanned<String>>,
    }

    const TEXT: &str = "game = \"joust\"\noptions = { tie = \"holds\" }\nseed = 7\nrules = 1\nunits = [\n  \"LC H8 mp 2\",\n  \"HI mp 9 mp 2\",\n]\n";

    #[test]
    fn the_head_is_read_once_for_all_games() {
        let (game, setup) = Setup::from_position("file", TEXT).unwrap();
        assert_eq!(
            (game.as_deref(), setup.scenario.as_str(), setup.seed, setup.rules),
            (Some("joust"), "", 7, 1)
        );
        assert_eq!(setup.options["tie"], "holds");
        let long = " ".repeat(MOST_BYTES + 1);
        assert_eq!(Setup::from_position("file", &long).unwrap_err().phrase.id, "flaw-position-too-long");
    }

    #[test]
    fn a_game_reads_its_own_part_and_no_more() {
        assert_eq!(Source(TEXT).read::<Own>().unwrap().units.len(), 2);
        let flaw = Source("game = \"joust\"\nunits = []\nhorses = 3\n").read::<Own>().unwrap_err();
        assert_eq!((flaw.file.as_str(), flaw.line), (NAME, 3));
        assert!(flaw.to_string().contains("horses"), "{flaw}");
        assert_eq!(Source("units = [\n  3,\n]").read::<Own>().unwrap_err().line, 2);
        assert_eq!(Source("units = [\n\n").read::<Own>().unwrap_err().file, NAME);
    }

    #[test]
    fn a_line_knows_where_it_stands() {
        let source = Source(TEXT);
        let own: Own = source.read().unwrap();
        let mut lines = own.units.iter().map(|at| source.line(at));
        let mut good = lines.next().unwrap();
        assert_eq!([good.next(), good.next(), good.next()], [Some("LC"), Some("H8"), Some("mp")]);
        assert_eq!((good.number(3, "no-number").unwrap(), good.next()), (2, None));
        let mut bad = lines.next().unwrap();
        assert_eq!(bad.by_ref().take(2).collect::<Vec<_>>(), ["HI", "mp"]);
        let flaw = bad.number(3, "no-number").unwrap_err();
        assert_eq!((flaw.line, flaw.phrase), (7, Phrase::new("no-number").with("what", "HI mp 9 mp 2")));
        let mut points = None;
        assert!(bad.once(&mut points, 9).is_ok());
        assert_eq!(
            bad.once(&mut points, 2).unwrap_err().to_string(),
            "position:7: “HI mp 9 mp 2” contradicts itself"
        );
        let mut points = Some(2);
        assert_eq!(
            bad.once(&mut points, 2).unwrap_err().to_string(),
            "position:7: “HI mp 9 mp 2” says the same thing twice"
        );
    }

    #[test]
    fn of_a_line_without_end_the_beginning_is_quoted() {
        let says = Source("units = []").flaw(0..1, "position-line-twice", "é ".repeat(5_000)).to_string();
        assert!(says.chars().count() < 260 && says.contains("é …”"), "{says}");
    }

    #[test]
    fn a_line_that_goes_on_behind_its_end_is_refused() {
        let source = Source(TEXT);
        let own: Own = source.read().unwrap();
        let mut line = source.line(&own.units[0]);
        assert_eq!(line.by_ref().take(3).count(), 3);
        assert_eq!(line.ends("no-more").unwrap_err().line, 6);
        assert!(line.ends("no-more").is_ok());
    }
}
