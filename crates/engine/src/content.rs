//! What is printed on paper comes from files. A mistake in one is a [`Flaw`]: file, line, what is wrong.

use crate::text::{COMMON, Lang, Phrase, Texts};
use serde::de::DeserializeOwned;

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

/// Reads TOML into a typed value; the error names file and line.
pub fn parse_toml<T: DeserializeOwned>(file: &str, source: &str) -> Result<T, Flaw> {
    toml::from_str(source).map_err(|error| {
        let line = error.span().map_or(0, |span| line_of(source, span.start));
        let why = error.message().lines().collect::<Vec<_>>().join("; ");
        Flaw::new(file, Phrase::new("flaw-toml").with("why", why)).at(line)
    })
}

/// The 1-based line of a byte offset.
pub fn line_of(source: &str, offset: usize) -> usize {
    1 + source.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}
