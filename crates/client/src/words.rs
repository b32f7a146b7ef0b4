//! The words of the page itself, in the reader's language.

use crate::app::ui;
use crate::browser::matches;
use catalog::Game;
use engine::text::{Lang, Phrase, Texts};
use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// `content/ui`: complete in both languages, or the page would not have been built.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let (fr, en) = (include_str!("../../../content/ui/fr.ftl"), include_str!("../../../content/ui/en.ftl"));
    Texts::parse("ui", fr, en).expect("a test reads these files")
});

/// What is said otherwise to whoever has only a finger: nothing hovers and nothing clicks.
const TOUCH: &str = "-touch";
static TOUCHED: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let ids = TEXTS.ids().iter();
    ids.filter_map(|id| Some((id.strip_suffix(TOUCH)?, id.as_str()))).collect()
});

/// A word or sentence of the page. Whoever shows it is told when the language changes.
pub fn t(id: &'static str) -> String {
    match TOUCHED.get(id) {
        Some(touched) if matches("(pointer: coarse)") => say(&Phrase::new(touched)),
        _ => say(&Phrase::new(id)),
    }
}

/// The same with something filled in.
pub fn say(phrase: &Phrase) -> String {
    TEXTS.say(lang(), phrase)
}

/// A sentence of the page about something of a game, with the grammar that the game lends it.
pub fn say_about(phrase: &Phrase, game: &Texts) -> String {
    TEXTS.say_about(lang(), phrase, game)
}

/// The reader's language. Where something is drawn it is drawn again when the language changes; elsewhere it is only read.
pub fn lang() -> Lang {
    if Observer::get().is_some() { ui().lang.get() } else { ui().lang.get_untracked() }
}

/// A word of the page (`who`, `theme`, `side`), or the word itself where we have none for it.
pub fn vocabulary(kind: &str, word: &str) -> String {
    known(&TEXTS, kind, word).map_or_else(|| word.replace('-', " "), |phrase| say(&phrase))
}

/// A word of a game (`action`, `status`, `value`): as the game has it, else as the page has it for all of them, else the word itself.
pub fn game_word(game: &'static dyn Game, kind: &str, word: &str) -> String {
    let own = game_phrase(game, kind, word).map(|phrase| game.texts().say(lang(), &phrase));
    own.unwrap_or_else(|| vocabulary(kind, word))
}

/// The same in a language, whoever reads now.
pub fn game_word_in(game: &'static dyn Game, kind: &str, word: &str, lang: Lang) -> String {
    let own = game_phrase(game, kind, word).map(|phrase| game.texts().say(lang, &phrase));
    let common = || known(&TEXTS, kind, word).map(|phrase| TEXTS.say(lang, &phrase));
    own.or_else(common).unwrap_or_else(|| word.replace('-', " "))
}

/// A word of a game, if the game has it.
pub fn game_phrase(game: &'static dyn Game, kind: &str, word: &str) -> Option<Phrase> {
    known(game.texts(), kind, word)
}

/// Ids live as long as the program.
fn known(texts: &'static Texts, kind: &str, word: &str) -> Option<Phrase> {
    let id = format!("{kind}-{word}");
    texts.id(&id).map(Phrase::new)
}

/// Has the page a word for it?
#[cfg(test)]
pub fn knows(id: &str) -> bool {
    TEXTS.knows(id)
}

/// A phrase as a line of its own begins.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What the browser says its reader speaks.
pub fn preferred() -> Lang {
    Lang::from_locale(&crate::browser::window().navigator().language().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The sources of this crate without their tests.
    fn sources() -> Vec<String> {
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
        let mut sources = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let source = std::fs::read_to_string(path).unwrap();
                    sources.push(source.split("#[cfg(test)]").next().unwrap().to_string());
                }
            }
        }
        sources
    }

    /// Everything between `t("` or `Phrase::new("` and the next quote.
    fn asked() -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        for code in sources() {
            for start in ["t(\"", "Phrase::new(\""] {
                for (at, _) in code.match_indices(start) {
                    // `say_at("` ends like `t("` too: a word before the bracket must be `t` alone.
                    let before = code[..at].chars().next_back().unwrap_or(' ');
                    if start.starts_with('t') && (before.is_alphanumeric() || before == '_' || before == '.')
                    {
                        continue;
                    }
                    let id = code[at + start.len()..].split('"').next().unwrap();
                    // A seat that a scene does not describe has no name.
                    if !id.is_empty() {
                        ids.insert(id.to_string());
                    }
                }
            }
        }
        ids
    }

    #[test]
    fn the_page_says_only_what_both_languages_know() {
        let asked = asked();
        assert!(asked.len() > 50, "{}", asked.len());
        let unknown: Vec<_> = asked.iter().filter(|id| !TEXTS.knows(id)).collect();
        assert!(unknown.is_empty(), "not in content/ui: {unknown:?}");
    }

    #[test]
    fn no_word_of_the_page_is_left_over() {
        let sources = sources();
        // Looked up by a word of the scene, see `vocabulary`.
        let vocabulary = ["value-", "side-", "theme-", "who-", "briefing-"];
        let said = |id: &String| {
            let asked = id.strip_suffix(TOUCH).unwrap_or(id);
            sources.iter().any(|source| source.contains(&format!("\"{asked}\"")))
        };
        let spare: Vec<_> = TEXTS
            .ids()
            .iter()
            .filter(|id| !said(id) && !vocabulary.iter().any(|start| id.starts_with(start)))
            .collect();
        assert!(spare.is_empty(), "nobody says {spare:?}");
    }
}
