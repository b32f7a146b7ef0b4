//! The words of a rule book in both languages, with the book's own abbreviations: `content/<game>/glossary.toml`.

use crate::content::{Flaw, parse_toml};
use crate::rule::{Bilingual, RuleBook};
use crate::text::{Lang, Phrase};
use serde::{Deserialize, Serialize};

/// A term of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// As the book abbreviates it, and as we do in the other language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<Bilingual>,
    pub fr: String,
    pub en: String,
    /// Words of scenes and accounts in whose place the abbreviation may stand: `value-strength`, `account-column`.
    #[serde(default)]
    pub words: Vec<String>,
    /// One sentence of ours.
    pub says: Bilingual,
    /// The rules that say more.
    #[serde(default)]
    pub rules: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "term")]
    terms: Vec<Term>,
}

/// Reads and checks a glossary: terms unique, every text there, no word abbreviated twice, and every rule in the book if that is there.
pub fn parse(file: &str, source: &str, book: Option<&RuleBook>) -> Result<Vec<Term>, Flaw> {
    let File { terms } = parse_toml(file, source)?;
    let wrong = |id: &str, what: &'static str| Err(Flaw::new(file, Phrase::new(what).with("id", id)));
    for (n, term) in terms.iter().enumerate() {
        let before = &terms[..n];
        let shared = |other: &Term| {
            other.fr == term.fr
                || (term.short.is_some() && other.short == term.short)
                || other.words.iter().any(|word| term.words.contains(word))
        };
        if before.iter().any(shared) {
            return wrong(&term.fr, "flaw-term-twice");
        }
        let texts = [&term.fr, &term.en, &term.says.fr, &term.says.en];
        if texts.iter().any(|text| text.trim().is_empty()) {
            return wrong(&term.fr, "flaw-term-text-missing");
        }
        let known = |id: &String| book.is_none_or(|book| book.entries().any(|entry| entry.id == *id));
        if !term.rules.iter().all(known) {
            return wrong(&term.fr, "flaw-term-rule-unknown");
        }
    }
    Ok(terms)
}

/// What the book writes in place of a word of scenes and accounts.
pub fn short<'a>(terms: &'a [Term], word: &str, lang: Lang) -> Option<&'a str> {
    let term = terms.iter().find(|term| term.words.iter().any(|it| it == word))?;
    term.short.as_ref().map(|short| short.get(lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> RuleBook {
        let text = "format = 1\ngame = \"joust\"\nchapter = [{ id = \"1\", title = { fr = \"un\", en = \"one\" } }]\n\
            [[rule]]\nid = \"J-1\"\nchapter = \"1\"\ntitle = { fr = \"a\", en = \"a\" }\nfr = \"a\"\nen = \"a\"\n";
        RuleBook::parse("rules.toml", text).unwrap()
    }

    fn term(fr: &str, words: &str, rule: &str) -> String {
        format!(
            "[[term]]\nfr = \"{fr}\"\nen = \"e\"\nshort = {{ fr = \"{fr}\", en = \"{fr}e\" }}\nwords = [\"{words}\"]\nsays = {{ fr = \"f\", en = \"e\" }}\nrules = [\"{rule}\"]\n"
        )
    }

    #[track_caller]
    fn flaw(source: &str) -> String {
        parse("glossary.toml", source, Some(&book())).unwrap_err().phrase.id.to_string()
    }

    #[test]
    fn a_glossary_is_checked_against_the_book() {
        assert_eq!(flaw(&term("PF", "value-strength", "J-2")), "flaw-term-rule-unknown");
        assert_eq!(flaw(&term("", "value-strength", "J-1")), "flaw-term-text-missing");
        let twice = [term("PF", "value-strength", "J-1"), term("PM", "value-strength", "J-1")].concat();
        assert_eq!(flaw(&twice), "flaw-term-twice", "one word cannot have two abbreviations");
    }

    #[test]
    fn an_abbreviation_stands_for_its_words_alone() {
        let terms = parse("glossary.toml", &term("PF", "value-strength", "J-1"), Some(&book())).unwrap();
        assert_eq!(short(&terms, "value-strength", Lang::Fr), Some("PF"));
        assert_eq!(short(&terms, "value-strength", Lang::En), Some("PFe"));
        assert_eq!(short(&terms, "value-armour", Lang::Fr), None);
    }
}
