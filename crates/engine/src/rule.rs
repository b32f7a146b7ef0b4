//! The number behind every event, every modifier and every refusal.

use crate::content::Flaw;
use crate::text::{Lang, Phrase};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// One numbered rule of a book, or one of our rulings. A constant per rule is generated from the
/// game's `rules.toml`; it carries number and title, so that a screen can explain a modifier by itself.
#[derive(Clone, Copy)]
pub struct Rule(&'static Entry);

/// What a [`Rule`] points to.
pub struct Entry {
    pub id: &'static str,
    pub title_fr: &'static str,
    pub title_en: &'static str,
}

impl Rule {
    pub const fn new(entry: &'static Entry) -> Rule {
        Rule(entry)
    }

    pub fn id(self) -> &'static str {
        self.0.id
    }

    /// The same rule by the same name: the parts of a rule are called differently.
    pub fn is(self, other: Rule) -> bool {
        self == other && self.0.title_en == other.0.title_en
    }

    pub fn title(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.0.title_fr,
            Lang::En => self.0.title_en,
        }
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.0.id == other.0.id
    }
}
impl Eq for Rule {}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0.id)
    }
}
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0.id)
    }
}
impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.id)
    }
}

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    pub fr: String,
    pub en: String,
}

impl Bilingual {
    pub fn new(fr: impl Into<String>, en: impl Into<String>) -> Bilingual {
        Bilingual { fr: fr.into(), en: en.into() }
    }

    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}

/// The rule book of a game in our own words: `content/<game>/rules.toml`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleBook {
    pub format: u32,
    pub game: String,
    #[serde(rename = "in-short", default)]
    pub in_short: InShort,
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    #[serde(rename = "rule")]
    pub rules: Vec<RuleText>,
    #[serde(rename = "ruling", default)]
    pub rulings: Vec<RulingText>,
}

/// The game in ten sentences, for who opens the book for the first time.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InShort {
    pub fr: Vec<String>,
    pub en: Vec<String>,
}

impl InShort {
    pub fn get(&self, lang: Lang) -> &[String] {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub id: String,
    pub title: Bilingual,
}

/// One numbered rule of the book.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    pub id: String,
    pub chapter: String,
    pub title: Bilingual,
    pub fr: String,
    pub en: String,
    /// What a sum says instead of the title where the rule gives several modifiers, each by a word for its constant.
    #[serde(default, skip_serializing_if = "std::collections::BTreeMap::is_empty")]
    pub parts: std::collections::BTreeMap<String, Bilingual>,
    /// It tells a reader something that no play asks for: a hex is 150 metres wide. No line of code can obey it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub for_readers: bool,
}

/// Our reading where the book is silent or torn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingText {
    pub id: String,
    #[serde(default)]
    pub rules: Vec<String>,
    pub title: Bilingual,
    pub fr: String,
    pub en: String,
    /// As in [`RuleText::for_readers`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub for_readers: bool,
    /// As in [`RuleText::parts`].
    #[serde(default, skip_serializing_if = "std::collections::BTreeMap::is_empty")]
    pub parts: std::collections::BTreeMap<String, Bilingual>,
}

/// A rule or a ruling, for readers that do not care which.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BookEntry<'a> {
    pub id: &'a str,
    pub title: &'a Bilingual,
    pub fr: &'a str,
    pub en: &'a str,
    pub ruling: bool,
}

impl RuleBook {
    /// Reads and checks a book: ids unique, chapters known, both languages filled.
    pub fn parse(file: &str, source: &str) -> Result<RuleBook, Flaw> {
        let book: RuleBook = crate::content::parse_toml(file, source)?;
        let mut seen = std::collections::BTreeSet::new();
        let wrong =
            |id: &str, what: &'static str| Flaw::new(file, Phrase::new(what).with("id", id.to_string()));
        for entry in book.entries() {
            if !seen.insert(entry.id.to_string()) {
                return Err(wrong(entry.id, "flaw-rule-twice"));
            }
            let texts = [entry.fr, entry.en, &entry.title.fr, &entry.title.en];
            if texts.iter().any(|text| text.trim().is_empty()) {
                return Err(wrong(entry.id, "flaw-rule-text-missing"));
            }
        }
        if book.in_short.fr.len() != book.in_short.en.len() {
            return Err(wrong("in-short", "flaw-rule-text-missing"));
        }
        for rule in &book.rules {
            if !book.chapters.iter().any(|chapter| chapter.id == rule.chapter) {
                return Err(wrong(&rule.id, "flaw-rule-chapter-unknown"));
            }
        }
        for ruling in &book.rulings {
            if ruling.rules.iter().any(|id| !book.rules.iter().any(|rule| rule.id == *id)) {
                return Err(wrong(&ruling.id, "flaw-ruling-rule-unknown"));
            }
        }
        Ok(book)
    }

    /// Those that no line of code can obey.
    pub fn for_readers(&self) -> impl Iterator<Item = &str> {
        let rules = self.rules.iter().filter(|rule| rule.for_readers).map(|rule| rule.id.as_str());
        let rulings = self.rulings.iter().filter(|ruling| ruling.for_readers);
        rules.chain(rulings.map(|ruling| ruling.id.as_str()))
    }

    pub fn entries(&self) -> impl Iterator<Item = BookEntry<'_>> {
        let rules = self.rules.iter().map(|r| BookEntry {
            id: &r.id,
            title: &r.title,
            fr: &r.fr,
            en: &r.en,
            ruling: false,
        });
        rules.chain(self.rulings.iter().map(|r| BookEntry {
            id: &r.id,
            title: &r.title,
            fr: &r.fr,
            en: &r.en,
            ruling: true,
        }))
    }

    /// The rulings that read a rule, or the rules that a ruling reads.
    pub fn related(&self, id: &str) -> Vec<&str> {
        let readings = self.rulings.iter().filter(|ruling| ruling.rules.iter().any(|rule| rule == id));
        let read = self.rulings.iter().filter(|ruling| ruling.id == id).flat_map(|ruling| &ruling.rules);
        readings.map(|ruling| ruling.id.as_str()).chain(read.map(String::as_str)).collect()
    }

    /// What sums call the modifiers of a rule or ruling, each by a word for its constant.
    pub fn parts_of<'a>(&'a self, id: &'a str) -> impl Iterator<Item = (&'a String, &'a Bilingual)> {
        let rules = self.rules.iter().filter(move |rule| rule.id == id).flat_map(|rule| &rule.parts);
        rules
            .chain(self.rulings.iter().filter(move |ruling| ruling.id == id).flat_map(|ruling| &ruling.parts))
    }

    /// Finds entries by number: the whole id, the id without its prefix, or all that follows it: in a chapter ("IV.4" of
    /// IV.4.h), in letters ("10.2" of 10.2a) or in a battle ("FAL" of FAL-1).
    pub fn find(&self, number: &str) -> Vec<BookEntry<'_>> {
        let wanted = number.trim().to_ascii_lowercase();
        let bare = |id: &str| {
            let id = id.to_ascii_lowercase();
            id.split_once('-').map(|(_, rest)| rest.to_string()).unwrap_or(id)
        };
        let exact: Vec<_> =
            self.entries().filter(|e| e.id.to_ascii_lowercase() == wanted || bare(e.id) == wanted).collect();
        if !exact.is_empty() || wanted.is_empty() {
            return exact;
        }
        let section = wanted.split_once('-').map_or(wanted.as_str(), |(_, rest)| rest);
        self.entries()
            .filter(|e| bare(e.id).strip_prefix(section).is_some_and(|rest| goes_on(section, rest)))
            .collect()
    }
}

/// Is the rest of a number a part of its section? Roman numbers are not parts of one another: IV is not a part of I.
fn goes_on(section: &str, rest: &str) -> bool {
    let lettered = section.ends_with(|last: char| last.is_ascii_digit());
    rest.starts_with(['.', '-']) || lettered && rest.starts_with(|next: char| next.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(number: &str) -> Vec<String> {
        let titles = "title = { fr = \"x\", en = \"x\" }\nfr = \"x\"\nen = \"x\"";
        let ids = ["J-I.1", "J-II.1", "J-10.2a", "J-10.2b", "J-10.20", "J-FAL-1", "J-FAL-2a"];
        let rules = ids.map(|id| format!("[[rule]]\nid = \"{id}\"\nchapter = \"1\"\n{titles}\n")).concat();
        let chapter = "[[chapter]]\nid = \"1\"\ntitle = { fr = \"x\", en = \"x\" }\n";
        let book =
            RuleBook::parse("rules.toml", &format!("format = 1\ngame = \"j\"\n{chapter}{rules}")).unwrap();
        book.find(number).iter().map(|entry| entry.id.to_string()).collect()
    }

    #[test]
    fn a_number_finds_what_has_letters_after_it_and_no_longer_number() {
        assert_eq!(found("10.2"), ["J-10.2a", "J-10.2b"]);
        assert_eq!(found("10.2b"), ["J-10.2b"]);
        assert_eq!(found("10"), ["J-10.2a", "J-10.2b", "J-10.20"]);
        assert_eq!(found("J-10.2"), ["J-10.2a", "J-10.2b"]);
    }

    #[test]
    fn a_battle_is_found_by_its_name_and_a_roman_number_finds_no_other() {
        assert_eq!(found("fal"), ["J-FAL-1", "J-FAL-2a"]);
        assert_eq!(found("I"), ["J-I.1"]);
    }
}
