//! Sentences in French and English. Games speak in [`Phrase`]s: a message id and its arguments;
//! the words stand in Project Fluent files under `content/`.
//!
//! A phrase inside another brings its grammar along: each attribute of its message, said with the arguments of that phrase, is an
//! argument of the sentence too. Where `$unit` is a phrase whose message has the attribute `.le`, the sentence may say
//! `{ $unit-le }`, and `{ $unit-Le }` for the same with a capital. A list lends what all its items have: `{ $units-le }` is every
//! item with its article. The attribute `.accord` is the code that words agree with (French `ms`, `fs`, `mp`, `fp`; English `s`,
//! `p`); that of a list is `fp` or `mp` (`p`) as soon as there are two. Endings are messages of their own, whose ids begin with
//! `v-` and which may exist in one language only: `{ $unit-Le } tir{ v-e }`. So a language keeps its articles, genders and plurals
//! to itself, and no game knows about them.

use crate::content::Flaw;
use crate::rule::{Bilingual, Rule};
use crate::sorted::Gathered;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::slice::from_ref;
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
    ids: BTreeSet<String>,
}

/// Ids of endings: grammar of one language, never said by themselves.
const ENDING: &str = "v-";

/// The attribute that words agree with.
const ACCORD: &str = "accord";

/// A phrase in words, and what it lends to the sentence around it.
struct Said {
    words: String,
    grammar: Vec<(String, String)>,
}

impl Texts {
    /// Reads two Fluent files and checks that they say the same things: same ids, both ways.
    pub fn parse(name: &str, fr: &str, en: &str) -> Result<Texts, Flaw> {
        let (fr, fr_ids) = bundle(&format!("{name}/fr.ftl"), "fr", fr)?;
        let (en, en_ids) = bundle(&format!("{name}/en.ftl"), "en", en)?;
        for (file, here, there) in [("fr.ftl", &fr_ids, &en_ids), ("en.ftl", &en_ids, &fr_ids)] {
            if let Some(id) = there.difference(here).next() {
                let phrase = Phrase::new("flaw-text-missing").with("id", id.as_str());
                return Err(Flaw::new(&format!("{name}/{file}"), phrase));
            }
        }
        Ok(Texts { fr, en, ids: en_ids })
    }

    pub fn knows(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    pub fn ids(&self) -> &BTreeSet<String> {
        &self.ids
    }

    /// An id that was put together at play time, for a [`Phrase`] of texts that live as long as the program.
    pub fn id(&self, id: &str) -> Option<&str> {
        self.ids.get(id).map(String::as_str)
    }

    /// Says a phrase. Ids that this book does not know are looked up in the engine's own sentences.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        said(lang, phrase, [self, self]).words
    }

    /// A sentence in both languages, for what is written down in both.
    pub fn both(&self, id: &'static str) -> Bilingual {
        let [fr, en] = [Lang::Fr, Lang::En].map(|lang| self.say(lang, &Phrase::new(id)));
        Bilingual { fr, en }
    }

    /// Says a phrase of ours about phrases of a game: a sentence of the page that names a side or a unit, with its grammar.
    pub fn say_about(&self, lang: Lang, phrase: &Phrase, game: &Texts) -> String {
        said(lang, phrase, [self, game]).words
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}

/// A phrase of the first book that has its message; the phrases inside it are rather those of the second book.
fn said(lang: Lang, phrase: &Phrase, [own, other]: [&Texts; 2]) -> Said {
    let found = [own, other, &COMMON].into_iter().find_map(|texts| {
        let bundle = texts.bundle(lang);
        Some((bundle, bundle.get_message(phrase.id)?))
    });
    let unknown = || Said { words: format!("[{}]", phrase.id), grammar: Vec::new() };
    let Some((bundle, message)) = found else { return unknown() };
    let Some(pattern) = message.value() else { return unknown() };
    let args = arguments(lang, phrase, [other, own]);
    let format = |pattern| bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
    let attributes = message.attributes().map(|it| (it.id().to_string(), format(it.value())));
    Said { words: format(pattern), grammar: attributes.collect() }
}

/// What a phrase fills in, and what that lends.
fn arguments<'a>(lang: Lang, phrase: &'a Phrase, texts: [&Texts; 2]) -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    for (name, value) in &phrase.args {
        let list = match value {
            Arg::Number(n) => {
                args.set(*name, *n);
                continue;
            }
            Arg::Text(text) if text.contains(steers) => {
                args.set(*name, printable(text));
                continue;
            }
            Arg::Text(text) => {
                args.set(*name, text.as_str());
                continue;
            }
            Arg::Phrase(phrase) => from_ref(phrase),
            Arg::List(list) => list.as_slice(),
        };
        let list: Vec<Said> = list.iter().map(|phrase| said(lang, phrase, texts)).collect();
        lend(lang, name, &list, &mut args);
        args.set(*name, join(lang, list.into_iter().map(|item| item.words).collect()));
    }
    args
}

/// The attributes that all items of a list have become arguments of the sentence that the list is said in.
fn lend(lang: Lang, name: &str, list: &[Said], args: &mut FluentArgs) {
    let Some((first, others)) = list.split_first() else { return };
    for (attribute, words) in &first.grammar {
        let same = |item: &Said| item.grammar.iter().find(|(id, _)| id == attribute).map(|it| it.1.clone());
        let Some(mut all) = others.iter().map(same).collect::<Option<Vec<_>>>() else { continue };
        all.insert(0, words.clone());
        if attribute == ACCORD {
            args.set(format!("{name}-{ACCORD}"), accord(&all).to_string());
        } else {
            let words = join(lang, all);
            args.set(format!("{name}-{}", capital(attribute)), capital(&words));
            args.set(format!("{name}-{attribute}"), words);
        }
    }
}

/// What words agree with that speak of all of these: its own code if it is one, else the plural, masculine if one of them is.
fn accord(codes: &[String]) -> &str {
    match codes {
        [code] => code,
        _ if codes.iter().all(|code| code.starts_with('f')) => "fp",
        _ if codes.iter().any(|code| code.starts_with('m')) => "mp",
        _ => "p",
    }
}

/// A phrase as a sentence begins.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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
    text.chars().map(|c| if steers(c) { '\u{fffd}' } else { c }).collect()
}

/// Does a character do something to what is written around it: move, colour, turn the direction of writing?
fn steers(c: char) -> bool {
    let direction =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_control() || direction
}

/// A number below zero has a minus, not a hyphen.
fn minus(value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "\u{2212}", 1))
        }
        _ => None,
    }
}

fn bundle(
    file: &str,
    lang: &str,
    source: &str,
) -> Result<(FluentBundle<FluentResource>, BTreeSet<String>), Flaw> {
    let unreadable = |why: String| Flaw::new(file, Phrase::new("flaw-text-unreadable").with("why", why));
    let resource = FluentResource::try_new(source.to_string())
        .map_err(|(_, errors)| unreadable(errors.first().map(|e| e.to_string()).unwrap_or_default()))?;
    let ids = source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id.to_string())
        .filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()) && !id.contains(' '))
        .filter(|id| !id.starts_with(ENDING))
        .gathered();
    let locale = lang.parse().map_err(|_| unreadable(format!("unknown language {lang}")))?;
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| minus(value)));
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

    const FR: &str = "\
name-crossbows = arbalétriers de l’Ordre
    .le = les arbalétriers de l’Ordre
    .de = des arbalétriers de l’Ordre
    .accord = mp
name-krakow = bannière de Cracovie
    .le = la bannière de Cracovie
    .de = de la bannière de Cracovie
    .accord = fs
name-andrzej = Andrzej
    .le = Andrzej
    .de = d’Andrzej
    .accord = ms
unit = { $name } { $number }
    .le = { $name-le } { $number }
    .de = { $name-de } { $number }
    .accord = { $name-accord }
v-e = { $unit-accord ->
    [mp] ent
    [fp] ent
   *[other] e
 }
v-s = { $unit-accord ->
    [fs] e
    [mp] s
    [fp] es
   *[other] { \"\" }
 }
shot = { $unit-Le } tir{ v-e } sur { $target-le }
lost = { $unit-Le } : éliminé{ v-s }
spared = Le tir { $unit-de } épargne les amis
level = { $n }
";
    const EN: &str = "\
name-crossbows = Order Crossbowmen
    .the = the Order Crossbowmen
    .accord = p
name-krakow = Kraków
    .the = Kraków
    .accord = s
name-andrzej = Andrzej
    .the = Andrzej
    .accord = s
unit = { $name } { $number }
    .the = { $name-the } { $number }
    .accord = { $name-accord }
v-verb = { $unit-accord ->
    [p] {\"\"}
   *[s] s
 }
shot = { $unit-The } shoot{ v-verb } at { $target-the }
lost = { $unit-The }: eliminated
spared = the friends are spared
level = { $n }
";

    fn texts() -> Texts {
        Texts::parse("test", FR, EN).expect("two good files")
    }

    fn unit(name: &'static str, number: &str) -> Phrase {
        Phrase::new("unit").with("name", Phrase::new(name)).with("number", number)
    }

    #[track_caller]
    fn check(phrase: Phrase, fr: &str, en: &str) {
        let said = [Lang::Fr, Lang::En].map(|lang| texts().say(lang, &phrase));
        assert_eq!(said, [fr, en]);
    }

    #[test]
    fn a_phrase_inside_another_brings_the_grammar_of_what_stands_in_it_along() {
        let (bows, banner) = (unit("name-crossbows", "I"), unit("name-krakow", "II"));
        check(
            Phrase::new("shot").with("unit", bows.clone()).with("target", banner.clone()),
            "Les arbalétriers de l’Ordre I tirent sur la bannière de Cracovie II",
            "The Order Crossbowmen I shoot at Kraków II",
        );
        check(
            Phrase::new("shot").with("unit", banner).with("target", bows.clone()),
            "La bannière de Cracovie II tire sur les arbalétriers de l’Ordre I",
            "Kraków II shoots at the Order Crossbowmen I",
        );
        check(
            Phrase::new("spared").with("unit", bows),
            "Le tir des arbalétriers de l’Ordre I épargne les amis",
            "the friends are spared",
        );
    }

    #[test]
    fn a_list_agrees_with_all_its_items() {
        let said = |names: &[&'static str]| {
            let list: Vec<Phrase> = names.iter().map(|name| unit(name, "I")).collect();
            texts().say(Lang::Fr, &Phrase::new("lost").with("unit", list))
        };
        assert_eq!(said(&["name-krakow"]), "La bannière de Cracovie I : éliminée");
        let two = said(&["name-krakow", "name-krakow"]);
        assert_eq!(two, "La bannière de Cracovie I et la bannière de Cracovie I : éliminées");
        let mixed = said(&["name-krakow", "name-andrzej"]);
        assert_eq!(mixed, "La bannière de Cracovie I et Andrzej I : éliminés");
        let shot = Phrase::new("shot").with("target", unit("name-krakow", "I"));
        let both = vec![unit("name-andrzej", "I"), unit("name-krakow", "II")];
        check(
            shot.with("unit", both),
            "Andrzej I et la bannière de Cracovie II tirent sur la bannière de Cracovie I",
            "Andrzej I and Kraków II shoot at Kraków I",
        );
    }

    #[test]
    fn a_page_says_its_own_sentence_about_a_phrase_of_a_game() {
        let page = Texts::parse(
            "page",
            "deux = { $seat-de }, { $way }\nway = vite\n",
            "deux = { $seat-the }, { $way }\nway = fast\n",
        );
        let page = page.expect("two good files");
        let phrase =
            Phrase::new("deux").with("seat", Phrase::new("name-andrzej")).with("way", Phrase::new("way"));
        assert_eq!(page.say_about(Lang::Fr, &phrase, &texts()), "d’Andrzej, vite");
        assert_eq!(page.say_about(Lang::En, &phrase, &texts()), "Andrzej, fast");
    }

    #[test]
    fn endings_may_exist_in_one_language_only_and_are_never_said_alone() {
        assert!(!texts().knows("v-e") && !texts().knows("v-verb"));
        let missing = Texts::parse("test", "a = a\n", "a = a\nb = b\n").err().map(|flaw| flaw.phrase);
        assert_eq!(missing, Some(Phrase::new("flaw-text-missing").with("id", "b")));
    }

    #[test]
    fn less_than_nothing_has_a_minus() {
        check(Phrase::new("level").with("n", -2), "\u{2212}2", "\u{2212}2");
        check(Phrase::new("level").with("n", 2), "2", "2");
    }

    #[test]
    fn a_list_ends_with_and() {
        let words = |count: usize| ["a", "b", "c"].map(String::from)[..count].to_vec();
        let said = |lang, count| join(lang, words(count));
        assert_eq!([0, 1, 2, 3].map(|n| said(Lang::En, n)), ["", "a", "a and b", "a, b and c"]);
        assert_eq!(said(Lang::Fr, 3), "a, b et c");
    }
}
