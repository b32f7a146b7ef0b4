//! Sentences in French and English. Games speak in [`Phrase`]s: a message id and its arguments;
//! the words stand in Project Fluent files under `content/`.
//!
//! A phrase inside another brings its grammar along. Each attribute of its message is an argument of the sentence too:
//! where `$kind` is a phrase whose message has the attribute `.the`, the sentence may say `{ $kind-the }`. So a language
//! keeps its articles, genders and plurals to itself, and no game knows about them.

use crate::content::Flaw;
use crate::rule::{Bilingual, Rule};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    Fr,
    #[default]
    En,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// From a locale such as `fr_FR.UTF-8`; anything that is not French is English.
    pub fn from_locale(locale: &str) -> Lang {
        if locale.to_ascii_lowercase().starts_with("fr") { Lang::Fr } else { Lang::En }
    }

    pub fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }
}

/// A sentence or a name to be said in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Phrase {
    pub id: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

/// What is filled into a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Arg {
    Number(i64),
    Text(String),
    Phrase(Phrase),
    /// Several phrases: "a, b and c".
    List(Vec<Phrase>),
}

impl Phrase {
    /// Nothing to say.
    pub fn none() -> Phrase {
        Phrase::new("")
    }

    pub fn is_empty(&self) -> bool {
        self.id.is_empty()
    }

    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }
}

/// What an author wrote in both languages: a name.
pub fn authored(text: &Bilingual) -> Phrase {
    Phrase::new("authored").with("fr", text.fr.as_str()).with("en", text.en.as_str())
}

impl From<i64> for Arg {
    fn from(n: i64) -> Arg {
        Arg::Number(n)
    }
}
impl From<i32> for Arg {
    fn from(n: i32) -> Arg {
        Arg::Number(n.into())
    }
}
impl From<u8> for Arg {
    fn from(n: u8) -> Arg {
        Arg::Number(n.into())
    }
}
impl From<u16> for Arg {
    fn from(n: u16) -> Arg {
        Arg::Number(n.into())
    }
}
impl From<u32> for Arg {
    fn from(n: u32) -> Arg {
        Arg::Number(n.into())
    }
}
impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_string())
    }
}
impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}
impl From<Vec<Phrase>> for Arg {
    fn from(list: Vec<Phrase>) -> Arg {
        Arg::List(list)
    }
}
impl From<Rule> for Arg {
    fn from(rule: Rule) -> Arg {
        Arg::Text(rule.id().to_string())
    }
}

/// The sentences of one game (or of the engine itself) in both languages.
pub struct Texts {
    fr: FluentBundle<FluentResource>,
    en: FluentBundle<FluentResource>,
    ids: Vec<String>,
}

impl Texts {
    /// Reads two Fluent files and checks that they say the same things: same ids, both ways.
    pub fn parse(name: &str, fr: &str, en: &str) -> Result<Texts, Flaw> {
        let (fr, fr_ids) = bundle(&format!("{name}/fr.ftl"), "fr", fr)?;
        let (en, en_ids) = bundle(&format!("{name}/en.ftl"), "en", en)?;
        for (file, here, there) in [("fr.ftl", &fr_ids, &en_ids), ("en.ftl", &en_ids, &fr_ids)] {
            if let Some(id) = there.iter().find(|id| !here.contains(id)) {
                let phrase = Phrase::new("flaw-text-missing").with("id", id.as_str());
                return Err(Flaw::new(&format!("{name}/{file}"), phrase));
            }
        }
        Ok(Texts { fr, en, ids: en_ids })
    }

    pub fn knows(&self, id: &str) -> bool {
        self.ids.iter().any(|known| known == id)
    }

    pub fn ids(&self) -> &[String] {
        &self.ids
    }

    /// Says a phrase. Ids that this book does not know are looked up in the engine's own sentences.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        if self.knows(phrase.id) {
            return self.format(lang, phrase);
        }
        if COMMON.knows(phrase.id) {
            return COMMON.format_with(lang, phrase, self);
        }
        format!("[{}]", phrase.id)
    }

    fn format(&self, lang: Lang, phrase: &Phrase) -> String {
        self.format_with(lang, phrase, self)
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }

    /// The attributes of a message as arguments of the sentence it is said in.
    fn lend_attributes(&self, lang: Lang, name: &str, id: &str, args: &mut FluentArgs) {
        let bundle = self.bundle(lang);
        for attribute in bundle.get_message(id).iter().flat_map(|message| message.attributes()) {
            let words = bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned();
            args.set(format!("{name}-{}", attribute.id()), words);
        }
    }

    fn format_with(&self, lang: Lang, phrase: &Phrase, inner: &Texts) -> String {
        let bundle = self.bundle(lang);
        let Some(pattern) = bundle.get_message(phrase.id).and_then(|message| message.value()) else {
            return format!("[{}]", phrase.id);
        };
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            if let Arg::Phrase(phrase) = value {
                inner.lend_attributes(lang, name, phrase.id, &mut args);
            }
            let value: FluentValue = match value {
                Arg::Number(n) => (*n).into(),
                Arg::Text(text) if text.contains(char::is_control) => printable(text).into(),
                Arg::Text(text) => text.as_str().into(),
                Arg::Phrase(phrase) => inner.say(lang, phrase).into(),
                Arg::List(list) => {
                    join(lang, list.iter().map(|phrase| inner.say(lang, phrase)).collect()).into()
                }
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }
}

/// Words in a row as a sentence lists them: "a, b and c".
pub fn join(lang: Lang, mut words: Vec<String>) -> String {
    let Some(last) = words.pop() else { return String::new() };
    if words.is_empty() {
        return last;
    }
    let and = match lang {
        Lang::Fr => "et",
        Lang::En => "and",
    };
    format!("{} {and} {last}", words.join(", "))
}

/// What somebody sent is quoted without the characters that steer a terminal.
pub fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

fn bundle(file: &str, lang: &str, source: &str) -> Result<(FluentBundle<FluentResource>, Vec<String>), Flaw> {
    let unreadable = |why: String| Flaw::new(file, Phrase::new("flaw-text-unreadable").with("why", why));
    let resource = FluentResource::try_new(source.to_string())
        .map_err(|(_, errors)| unreadable(errors.first().map(|e| e.to_string()).unwrap_or_default()))?;
    let ids = source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id.to_string())
        .filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()) && !id.contains(' '))
        .collect();
    let locale = lang.parse().map_err(|_| unreadable(format!("unknown language {lang}")))?;
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    bundle
        .add_resource(resource)
        .map_err(|errors| unreadable(errors.first().map(|e| e.to_string()).unwrap_or_default()))?;
    Ok((bundle, ids))
}

/// The engine's own sentences.
pub static COMMON: LazyLock<Texts> = LazyLock::new(|| {
    let fr = include_str!("../../../content/common/fr.ftl");
    let en = include_str!("../../../content/common/en.ftl");
    Texts::parse("common", fr, en).unwrap_or_else(|flaw| panic!("{}: {:?}", flaw.file, flaw.phrase))
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_inside_another_brings_its_grammar_along() {
        let fr = "horse = cheval\n    .le = le cheval\n    .nombre = un\nfolk = gens\n    .le = les gens\n    .nombre = plusieurs\n\
                  comes = { $who-le } { $who-nombre ->\n    [plusieurs] viennent\n   *[un] vient\n }\n";
        let en = "horse = horse\nfolk = people\ncomes = here comes { $who }\n";
        let texts = Texts::parse("test", fr, en).expect("two good files");
        let says = |lang, who| texts.say(lang, &Phrase::new("comes").with("who", Phrase::new(who)));
        assert_eq!(says(Lang::Fr, "horse"), "le cheval vient");
        assert_eq!(says(Lang::Fr, "folk"), "les gens viennent");
        assert_eq!(says(Lang::En, "folk"), "here comes people");
    }

    #[test]
    fn a_list_ends_with_and() {
        let words = |count: usize| ["a", "b", "c"].map(String::from)[..count].to_vec();
        let said = |lang, count| join(lang, words(count));
        assert_eq!([0, 1, 2, 3].map(|n| said(Lang::En, n)), ["", "a", "a and b", "a, b and c"]);
        assert_eq!(said(Lang::Fr, 3), "a, b et c");
    }
}
