//! What is printed on paper comes from files. A mistake in one is a [`Flaw`]: file, line, what is wrong.

use crate::briefing::Briefings;
use crate::glossary::{self, Term};
use crate::rule::RuleBook;
use crate::text::{COMMON, Lang, Phrase, Texts};
use crate::typed::{self, Fault, Wrong};
use serde::de::DeserializeOwned;
use std::ops::Range;
use std::sync::OnceLock;

/// A mistake in a content file, a position or a save: where it is and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    pub file: String,
    /// 1-based; 0 when the mistake has no line of its own.
    pub line: usize,
    pub phrase: Phrase,
}

impl Flaw {
    pub fn new(file: &str, phrase: Phrase) -> Flaw {
        Flaw { file: file.to_string(), line: 0, phrase }
    }

    pub fn at(mut self, line: usize) -> Flaw {
        self.line = line;
        self
    }

    /// `file:line: what is wrong`, in the reader's language.
    pub fn say(&self, texts: &Texts, lang: Lang) -> String {
        let what = texts.say(lang, &self.phrase);
        match (self.file.as_str(), self.line) {
            ("", _) => what,
            (file, 0) => format!("{file}: {what}"),
            (file, line) => format!("{file}:{line}: {what}"),
        }
    }
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.say(&COMMON, Lang::En))
    }
}
impl std::error::Error for Flaw {}

/// Finds a file by its name below a game's folder: built in, on a disk, or altered by a test.
pub type Read<'a> = &'a dyn Fn(&str) -> Option<String>;

const RULES: &str = "rules.toml";
const GLOSSARY: &str = "glossary.toml";
const BRIEFINGS: &str = "briefings.toml";
const SENTENCES: [&str; 2] = ["fr.ftl", "en.ftl"];

/// The files of a game and what everybody reads in them: its sentences, its rules in our own words, the words of its book. A game
/// declares one with [`library!`](crate::library) and reads its tables itself.
///
/// Each of the three is read when it is first asked for, and once. The rule book is not part of the page: whoever opens it there has it
/// fetched and handed over, see [`Library::take_book`].
pub struct Library {
    game: &'static str,
    files: &'static [(&'static str, &'static str)],
    rules: Option<&'static str>,
    check: fn(Read) -> Result<(), Flaw>,
    texts: OnceLock<Texts>,
    book: OnceLock<RuleBook>,
    glossary: OnceLock<Vec<Term>>,
}

/// The text of a game's rule book, which is everywhere but in the page.
#[doc(hidden)]
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! rules_of {
    ($game:literal) => {
        Some(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/", $game, "/rules.toml")))
    };
}
#[doc(hidden)]
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! rules_of {
    ($game:literal) => {
        None
    };
}

/// The [`Library`](crate::content::Library) of a game: the name of its folder below `content/`, how its tables are checked, its files
/// beside the rule book.
#[macro_export]
macro_rules! library {
    ($game:literal, $check:expr, [$($name:literal),* $(,)?]) => {
        $crate::content::Library::new(
            $game,
            $check,
            &[$((
                $name,
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/", $game, "/", $name)),
            )),*],
            $crate::rules_of!($game),
        )
    };
}

impl Library {
    /// `check` reads the tables of the game and finds their first mistake.
    pub const fn new(
        game: &'static str,
        check: fn(Read) -> Result<(), Flaw>,
        files: &'static [(&'static str, &'static str)],
        rules: Option<&'static str>,
    ) -> Library {
        Library {
            game,
            files,
            rules,
            check,
            texts: OnceLock::new(),
            book: OnceLock::new(),
            glossary: OnceLock::new(),
        }
    }

    /// The sentences of the game in both languages.
    pub fn texts(&self) -> &Texts {
        self.texts.get_or_init(|| unspoilt(read_texts(self.game, &|name| self.built_in(name))))
    }

    /// The rules in our own words; in the page only once somebody handed them over.
    pub fn book(&self) -> Option<&RuleBook> {
        let built_in = || unspoilt(read_book(&|name| self.built_in(name)));
        self.rules.map(|_| self.book.get_or_init(built_in)).or_else(|| self.book.get())
    }

    /// The text of the rule book, where it is not built in.
    pub fn take_book(&self, rules: &str) -> Result<&RuleBook, Flaw> {
        let book = RuleBook::parse(RULES, rules)?;
        Ok(self.book.get_or_init(|| book))
    }

    /// The words of the book; none where the game has no file of them.
    pub fn glossary(&self) -> &[Term] {
        let read = || match self.built_in(GLOSSARY) {
            Some(source) => unspoilt(glossary::parse(GLOSSARY, &source, self.book())),
            None => Vec::new(),
        };
        self.glossary.get_or_init(read)
    }

    /// What is told of each battle before it begins; nothing where the game has no file of it.
    pub fn briefings(&self) -> Briefings {
        let source = self.built_in(BRIEFINGS);
        source.map_or_else(Briefings::default, |source| unspoilt(Briefings::parse(BRIEFINGS, &source)))
    }

    /// A file as it is built into the program.
    pub fn built_in(&self, name: &str) -> Option<String> {
        let rules = self.rules.map(|rules| (RULES, rules));
        rules.iter().chain(self.files).find(|(file, _)| *file == name).map(|(_, text)| text.to_string())
    }

    /// The tables of the game from the files that are built in. The tests check them: a mistake is one of ours and not of a player.
    pub fn read<T>(&self, content: fn(Read) -> Result<T, Flaw>) -> T {
        content(&|name| self.built_in(name))
            .unwrap_or_else(|flaw| panic!("{}", flaw.say(self.texts(), Lang::En)))
    }

    /// The names of the files.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.files.iter().map(|(name, _)| *name).chain([RULES])
    }

    /// Checks the files of the game, wherever they come from: tables, book, words, sentences. Lists every file's first mistake.
    pub fn check(&self, read: Read) -> Vec<Flaw> {
        let mut flaws: Vec<Flaw> = (self.check)(read).err().into_iter().collect();
        let book = read_book(read);
        if let Ok(book) = &book {
            // The code cites rules by number: a book without them would leave citations open.
            let known: Vec<&str> = book.entries().map(|entry| entry.id).collect();
            let cited = self.book().into_iter().flat_map(RuleBook::entries);
            for entry in cited.filter(|entry| !known.contains(&entry.id)) {
                flaws.push(Flaw::new(RULES, Phrase::new("flaw-rule-missing").with("id", entry.id)));
            }
        }
        if self.names().any(|name| name == GLOSSARY) {
            let book = book.as_ref().ok().or(self.book());
            flaws.extend(
                text(read, GLOSSARY).and_then(|source| glossary::parse(GLOSSARY, &source, book)).err(),
            );
        }
        if self.names().any(|name| name == BRIEFINGS) {
            let known = |id: &str| {
                let book = book.as_ref().ok().or(self.book());
                book.is_some_and(|book| book.entries().any(|entry| entry.id == id))
            };
            let briefings = text(read, BRIEFINGS).and_then(|source| Briefings::parse(BRIEFINGS, &source));
            flaws.extend(briefings.and_then(|it| it.check(BRIEFINGS, known)).err());
        }
        flaws.extend(book.err());
        flaws.extend(read_texts(self.game, read).err());
        flaws
    }
}

/// What is built in was checked by the tests: failing here is a mistake of ours and not of a player.
fn unspoilt<T>(read: Result<T, Flaw>) -> T {
    read.unwrap_or_else(|flaw| panic!("{flaw}"))
}

fn read_book(read: Read) -> Result<RuleBook, Flaw> {
    RuleBook::parse(RULES, &text(read, RULES)?)
}

fn read_texts(game: &str, read: Read) -> Result<Texts, Flaw> {
    let [fr, en] = SENTENCES;
    Texts::parse(game, &text(read, fr)?, &text(read, en)?)
}

/// The text of a file that has to be there.
pub fn text(read: Read, name: &str) -> Result<String, Flaw> {
    read(name).ok_or_else(|| Flaw::new(name, Phrase::new("flaw-file-missing")))
}

/// A TOML file that has to be there, read into a typed value.
pub fn file<T: DeserializeOwned>(read: Read, name: &str) -> Result<T, Flaw> {
    parse_toml(name, &text(read, name)?)
}

/// A file as text: it knows on which line each part stands.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub file: &'a str,
    pub text: &'a str,
}

impl Source<'_> {
    pub fn toml<T: DeserializeOwned>(self) -> Result<T, Flaw> {
        parse_toml(self.file, self.text)
    }

    /// A mistake in something that stands in the file.
    pub fn flaw(self, at: Range<usize>, phrase: Phrase) -> Flaw {
        Flaw::new(self.file, phrase).at(line_of(self.text, at.start))
    }
}

/// Reads TOML into a typed value; the error names file and line.
pub fn parse_toml<T: DeserializeOwned>(file: &str, source: &str) -> Result<T, Flaw> {
    typed::read(source).map_err(|wrong| toml_flaw(file, source, wrong))
}

/// Where and why a TOML file cannot be read.
pub(crate) fn toml_flaw(file: &str, source: &str, wrong: Wrong) -> Flaw {
    let Fault { message, at } = wrong.into_fault();
    let line = at.map_or(0, |at| line_of(source, at.start));
    Flaw::new(file, Phrase::new("flaw-toml").with("why", message)).at(line)
}

/// The 1-based line of a byte offset.
pub fn line_of(source: &str, offset: usize) -> usize {
    1 + source.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "format = 1\ngame = \"joust\"\nchapter = [{ id = \"1\", title = { fr = \"un\", en = \"one\" } }]\n\
        [[rule]]\nid = \"J-1\"\nchapter = \"1\"\ntitle = { fr = \"a\", en = \"a\" }\nfr = \"a\"\nen = \"a\"\n";
    const TERMS: &str =
        "[[term]]\nfr = \"lice\"\nen = \"lists\"\nsays = { fr = \"f\", en = \"e\" }\nrules = [\"J-1\"]\n";
    static LIBRARY: Library = Library::new(
        "joust",
        |read| text(read, "charts.toml").map(drop),
        &[
            ("charts.toml", ""),
            ("glossary.toml", TERMS),
            ("fr.ftl", "hit = touché\n"),
            ("en.ftl", "hit = hit\n"),
        ],
        Some(BOOK),
    );

    /// What is wrong once a file is replaced, or taken away.
    fn spoilt(file: &str, instead: Option<&str>) -> Vec<String> {
        let read = |name: &str| match name == file {
            true => instead.map(String::from),
            false => LIBRARY.built_in(name),
        };
        LIBRARY.check(&read).iter().map(Flaw::to_string).collect()
    }

    #[test]
    fn a_library_is_read_from_its_files() {
        assert_eq!(LIBRARY.texts().say(Lang::Fr, &Phrase::new("hit")), "touché");
        assert_eq!(LIBRARY.book().map(|book| book.find("1").len()), Some(1));
        assert_eq!(LIBRARY.glossary()[0].en, "lists");
        assert_eq!(LIBRARY.read(|read| text(read, "rules.toml")), BOOK);
        assert_eq!(LIBRARY.built_in("armies.toml"), None);
    }

    #[test]
    fn every_file_that_is_missing_or_spoilt_is_named() {
        assert_eq!(LIBRARY.check(&|name| LIBRARY.built_in(name)), []);
        for name in LIBRARY.names() {
            assert_eq!(spoilt(name, None), [format!("{name}: the file is missing")]);
        }
        assert_eq!(
            spoilt("en.ftl", Some("")),
            ["joust/en.ftl: the sentence “hit” exists in the other language only"]
        );
        let unknown = spoilt("glossary.toml", Some(&TERMS.replace("J-1", "J-2")));
        assert_eq!(unknown, ["glossary.toml: the term “lice” names a rule that does not exist"]);
        let other = spoilt("rules.toml", Some(&BOOK.replace("J-1", "J-2")));
        let [missing, term] = other.as_slice() else { panic!("{other:?}") };
        assert_eq!(missing, "rules.toml: rule J-1 is missing: the program cites it");
        assert_eq!(term, "glossary.toml: the term “lice” names a rule that does not exist");
    }
}
