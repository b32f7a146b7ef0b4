//! What stands in the content of every game, read as an editor would: names bring their grammar, sentences use it, one thing has one
//! word, and the signs of print are those of the language.

use catalog::Game;
use engine::rule::RuleBook;
use engine::text::{Lang, Phrase, Texts};
use std::fs;
use std::path::{Path, PathBuf};

fn games() -> impl Iterator<Item = &'static dyn Game> {
    catalog::games().iter().copied()
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it stands among the crates").to_path_buf()
}

/// A message of a file: its id, and its text without what is filled in.
struct Message {
    id: String,
    text: String,
}

/// The messages of a Fluent file with their attributes; comments are for translators.
fn messages(game: &str, lang: Lang) -> Vec<Message> {
    let file = crates().join("../content").join(game).join(format!("{}.ftl", lang.code()));
    let mut list: Vec<Message> = Vec::new();
    for line in fs::read_to_string(file).expect("a game has its texts").lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        match line.split_once(" = ").or_else(|| line.strip_suffix(" =").map(|id| (id, ""))) {
            Some((id, text)) if begins => list.push(Message { id: id.into(), text: text.into() }),
            _ if line.starts_with(' ') => {
                let Some(message) = list.last_mut() else { continue };
                message.text += "\n";
                message.text += line;
            }
            _ => {}
        }
    }
    list
}

/// Only what a reader sees: nothing in braces, no heads of variants or attributes.
fn words(text: &str) -> String {
    let (mut depth, mut out) = (0, String::new());
    for line in text.lines() {
        let line = line.trim_start();
        let line = match line.strip_prefix('.').and_then(|line| line.split_once(" = ")) {
            Some((_, text)) => text,
            None => line,
        };
        let line = match line.trim_start_matches('*').strip_prefix('[').and_then(|line| line.split_once("] "))
        {
            // A variant stands inside the braces of its choice, and is read all the same.
            Some((_, text)) => {
                out += &seen(text, &mut 0);
                out.push('\n');
                continue;
            }
            None => line,
        };
        out += &seen(line, &mut depth);
        out.push('\n');
    }
    out
}

/// A line without what is in braces.
fn seen(line: &str, depth: &mut usize) -> String {
    let mut out = String::new();
    for letter in line.chars() {
        match letter {
            '{' => *depth += 1,
            '}' => *depth = depth.saturating_sub(1),
            _ if *depth == 0 => out.push(letter),
            _ => {}
        }
    }
    out
}

/// Everything that a game says: where it stands, and the words.
fn written(game: &'static dyn Game, lang: Lang) -> Vec<(String, String)> {
    let id = game.about().id;
    let said = messages(id, lang).into_iter().map(|message| (message.id, words(&message.text)));
    let book: &RuleBook = game.book().expect("it is built in");
    let entries = book.entries().flat_map(|entry| {
        let text = if lang == Lang::Fr { entry.fr } else { entry.en };
        [(entry.id.to_string(), entry.title.get(lang).to_string()), (entry.id.to_string(), text.to_string())]
    });
    let parts = book.entries().flat_map(|entry| {
        let parts = book.parts_of(entry.id).map(|(_, part)| part.get(lang).to_string());
        parts.map(|part| (entry.id.to_string(), part)).collect::<Vec<_>>()
    });
    let terms = game.glossary().iter().map(|term| (term.en.clone(), term.says.get(lang).to_string()));
    let about = game.about();
    let scenarios = about.scenarios.iter().flat_map(|scenario| [&scenario.title, &scenario.summary]);
    let options = about.options.iter().map(|option| &option.title);
    let titles = scenarios.chain(options).map(|text| ("about".to_string(), text.get(lang).to_string()));
    said.chain(entries).chain(parts).chain(terms).chain(titles).collect()
}

/// Ids of names: they bring their grammar along.
const NAMES: [&str; 4] = ["name-", "leader-", "standard-", "seat-"];
/// Sides that are called by a colour need none.
const BARE_SEATS: [&str; 1] = ["medieval-battle"];

fn is_name(game: &str, id: &str) -> bool {
    let bare = id.starts_with("seat-") && BARE_SEATS.contains(&game);
    !bare && id != "leader-on" && NAMES.iter().any(|name| id.starts_with(name))
}

#[test]
fn every_name_has_its_grammar_in_both_languages() {
    let (fr, en) = (
        "all = { $it-le } { $it-Le } { $it-de } { $it-accord }\n",
        "all = { $it-the } { $it-The } { $it-accord }\n",
    );
    let probe = Texts::parse("probe", fr, en).expect("two good files");
    for game in games() {
        let names = game.texts().ids().iter().filter(|id| is_name(game.about().id, id));
        for (lang, id) in Lang::ALL.into_iter().flat_map(|lang| names.clone().map(move |id| (lang, id))) {
            let phrase = Phrase::new("all").with("it", Phrase::new(id.as_str()));
            let said = probe.say_about(lang, &phrase, game.texts());
            assert!(!said.contains('{'), "{} {id}: {said}", lang.code());
            let code = said.rsplit(' ').next().unwrap_or_default();
            let codes: &[&str] = if lang == Lang::Fr { &["ms", "fs", "mp", "fp"] } else { &["s", "p"] };
            assert!(codes.contains(&code), "{} {id} agrees as {code}", lang.code());
        }
    }
}

/// Words and sentences that speak of nobody in particular, or say what somebody typed.
const LABELS: [&str; 6] = ["read-", "tray-", "track-", "unit", "authored", "no-group-scattered"];

/// Their units are named with the hex where they stand, and have their article with them: "the archers in H9".
const UNITS_WITH_ARTICLES: [&str; 1] = ["medieval-battle"];

#[test]
fn no_sentence_uses_a_name_without_its_grammar() {
    for (game, lang) in games().flat_map(|game| Lang::ALL.map(|lang| (game.about().id, lang))) {
        for Message { id, text } in messages(game, lang) {
            if LABELS.iter().any(|label| id.starts_with(label)) {
                continue;
            }
            for bare in ["{ $unit }", "{ $units }", "{ $leader }", "{ $banner }", "{ $target }"] {
                let has_its_article = bare.starts_with("{ $unit") && UNITS_WITH_ARTICLES.contains(&game);
                assert!(has_its_article || !text.contains(bare), "{game} {} {id}: {text}", lang.code());
            }
            // A side stands alone before a colon and after one.
            let seat = text.match_indices("{ $seat }").all(|(at, seat)| {
                let after = text[at + seat.len()..].trim_start_matches('\u{a0}');
                BARE_SEATS.contains(&game) || after.starts_with([':', ',']) || after.is_empty()
            });
            assert!(seat, "{game} {} {id}: {text}", lang.code());
        }
    }
}

/// What we do not say, since another word says it (`docs/words.md`).
const NOT_FRENCH: [&str; 22] = [
    "jeter",
    "jetez",
    "jette",
    "jettent",
    "faire feu",
    "nul ne",
    "quiconque",
    "fût-ce",
    "ne fût-ce que",
    "ne serait-ce que",
    "fut",
    "élan",
    "compteur de moral",
    "tableau",
    "mise en place",
    "se replier",
    "se ressaisir",
    "se reprendre",
    "virage",
    "virer",
    "fantassins",
    "sang-froid",
];
const NOT_ENGLISH: [&str; 26] = [
    "throw",
    "throws",
    "thrown",
    "threw",
    "whoever",
    "somebody",
    "slain",
    "slay",
    "slays",
    "anew",
    "compulsory",
    "rampart",
    "ramparts",
    "onslaught",
    "ride down",
    "rides down",
    "ridden down",
    "least move",
    "come to blows",
    "keeps its nerve",
    "withdraw",
    "withdraws",
    "by lot",
    "heedless",
    "be it",
    "were it",
];

/// Where the word is the right one all the same.
const RIGHT: [(&str, &str); 1] = [("G-1.4", "fantassins")];

#[test]
fn one_thing_has_one_word() {
    for (game, lang) in games().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let banned: &[&str] = if lang == Lang::Fr { &NOT_FRENCH } else { &NOT_ENGLISH };
        for (place, text) in written(game, lang) {
            let letters = |c: char| if c.is_alphanumeric() || c == '-' || c == '’' { c } else { ' ' };
            let plain: String = text.to_lowercase().chars().map(letters).collect();
            let plain = format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "));
            let found = banned.iter().find(|word| plain.contains(&format!(" {word} ")));
            let found = found.filter(|word| !RIGHT.contains(&(place.as_str(), word)));
            assert_eq!(found, None, "{} {} {place}: {text}", game.about().id, lang.code());
        }
    }
}

/// A sign that the language does not print so.
fn wrong_sign(text: &str, lang: Lang) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    let minus =
        letters.windows(3).any(|it| it[1] == '-' && it[2].is_ascii_digit() && " («“/".contains(it[0]));
    let spaced = |sign: char| letters.windows(2).any(|pair| pair == [' ', sign]);
    match lang {
        _ if text.contains('\'') => Some("a straight apostrophe"),
        _ if text.contains('"') => Some("straight quotes"),
        _ if minus => Some("a hyphen for a minus"),
        Lang::Fr if [';', ':', '!', '?', '»'].into_iter().any(spaced) || text.contains("« ") => {
            Some("a space that may break")
        }
        _ => None,
    }
}

#[test]
fn the_signs_of_print_are_those_of_the_language() {
    for (game, lang) in games().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        for (place, text) in written(game, lang) {
            assert_eq!(wrong_sign(&text, lang), None, "{} {} {place}: {text}", game.about().id, lang.code());
        }
    }
    assert_eq!(wrong_sign("charge -1", Lang::En), Some("a hyphen for a minus"));
    assert_eq!(wrong_sign("qui ?", Lang::Fr), Some("a space that may break"));
    assert_eq!(wrong_sign("a 2-1", Lang::En), None);
}

/// The sources of a game, without tests and comments.
fn sources(folder: &Path, list: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("the crate has sources") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            // Titles of rules are written there by a program, from the content.
            if path.file_name().is_none_or(|name| name != "rules") {
                sources(&path, list);
            }
        } else {
            let code = fs::read_to_string(&path).expect("it can be read");
            let code = code.split("#[cfg(test)]").next().unwrap_or_default().to_string();
            list.push((path, code));
        }
    }
}

#[test]
fn no_words_of_players_stand_in_the_code_of_a_game() {
    for game in games() {
        let mut list = Vec::new();
        sources(&crates().join(format!("game-{}", game.about().id)).join("src"), &mut list);
        assert!(list.len() > 20);
        for (path, code) in &list {
            for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                let accents = line.contains(['é', 'è', 'ê', 'à', 'ç', 'ô', 'î', 'û']) && line.contains('"');
                let both = line.contains("Bilingual { fr") && !line.contains("it.name");
                assert!(!accents && !both, "{}: {line}", path.display());
            }
        }
    }
}

#[test]
fn rules_and_the_rulings_that_read_them_lead_to_each_other() {
    for game in games() {
        let book = game.book().expect("it is built in");
        for rule in &book.rules {
            for ruling in &book.rulings {
                let reads = ruling.rules.contains(&rule.id);
                let [fr, en] = [&rule.fr, &rule.en].map(|text| text.contains(&ruling.id));
                assert_eq!(fr, en, "{} and {}: in one language only", rule.id, ruling.id);
                assert!(reads || !fr, "{} names {}, which does not read it", rule.id, ruling.id);
                // What a text does not name stands below it.
                assert_eq!(reads, book.related(&rule.id).contains(&ruling.id.as_str()));
            }
        }
    }
}
