//! The words of a rule book: its own abbreviations in place of ours, for whoever wants them, and all of them on a page.

use crate::address::Address;
use crate::app::{go_to, ui};
use crate::parts::Head;
use crate::play::Play;
use crate::settings::settings;
use crate::words::{capital, lang, say, t};
use catalog::Game;
use engine::glossary::{Term, short};
use engine::sorted::InOrder;
use engine::text::{Lang, Phrase};
use leptos::prelude::*;

/// What stands in the address in place of a rule.
pub const GLOSSARY: &str = "glossary";

/// What the book writes in place of a word, if the reader wants that.
fn abbreviated(play: Play, word: &str) -> Option<String> {
    settings().short.get().then(|| short(play.game().glossary(), word, lang()).map(str::to_string)).flatten()
}

/// The name of a value on a counter or a track.
pub fn value(play: Play, word: &str) -> String {
    abbreviated(play, &format!("value-{word}")).unwrap_or_else(|| play.word("value", word))
}

/// The title of a sum, the name of a layer.
pub fn name(play: Play, phrase: &Phrase) -> String {
    abbreviated(play, phrase.id).unwrap_or_else(|| play.say(phrase))
}

/// The strength of a piece: `strength 2 of 3`, or as the book writes it.
pub fn strength(play: Play, left: u8, full: u8) -> String {
    match abbreviated(play, "value-strength") {
        Some(short) => format!("{short} {left}/{full}"),
        None => say(&Phrase::new("of-strength").with("left", left).with("full", full)),
    }
}

/// The way from the book to its glossary.
#[component]
pub fn ToGlossary(game: &'static dyn Game) -> impl IntoView {
    let route = Address::Rules { game: game.about().id.into(), rule: Some(GLOSSARY.into()) };
    (!game.glossary().is_empty()).then(|| {
        view! { <a class="button to-glossary" href=route.url() on:click=go_to(route)>{move || t("glossary")}</a> }
    })
}

/// All terms of a game.
#[component]
pub fn GlossaryPage(game: &'static dyn Game) -> impl IntoView {
    let about = game.about();
    let wanted = RwSignal::new(String::new());
    let heading = Signal::derive(move || format!("{} · {}", about.title.get(ui().lang.get()), t("glossary")));
    let book = Address::Rules { game: about.id.into(), rule: None };
    let list = move || {
        let (wanted, lang) = (wanted.get().to_lowercase(), ui().lang.get());
        let mut terms: Vec<&Term> = game.glossary().iter().filter(|term| fits(term, &wanted)).collect();
        terms.put_in_order_by_key(|term| plain(if lang == Lang::Fr { &term.fr } else { &term.en }));
        if terms.is_empty() {
            return view! { <p>{t("rules-nothing")}</p> }.into_any();
        }
        let entries = terms.into_iter().map(|term| entry(about.id, term, lang)).collect_view();
        view! { <dl class="glossary">{entries}</dl> }.into_any()
    };
    view! {
        <div class="page-frame">
            <Head title=heading>""</Head>
            <main class="page reader">
                <p class="row">
                    <label class="search">
                        <span>{move || t("rules-search")}</span>
                        <input type="search" on:input=move |event| wanted.set(event_target_value(&event)) />
                    </label>
                    <a class="button" href=book.url() on:click=go_to(book)>{move || t("rules")}</a>
                </p>
                {list}
            </main>
        </div>
    }
}

fn entry(game: &'static str, term: &'static Term, lang: Lang) -> impl IntoView {
    let (first, second, other) = match lang {
        Lang::Fr => (&term.fr, &term.en, Lang::En),
        Lang::En => (&term.en, &term.fr, Lang::Fr),
    };
    let short = term.short.as_ref().map(|short| view! { <abbr>{short.get(lang).to_string()}</abbr> });
    let rules = term
        .rules
        .iter()
        .map(|rule| view! { <button type="button" class="chip" on:click=move |_| ui().rule.set(Some((game.to_string(), rule.clone())))>{rule.clone()}</button> })
        .collect_view();
    view! {
        <div class="term">
            <dt>{capital(first)} " " {short} " " <small lang=other.code()>{second.clone()}</small></dt>
            <dd>{term.says.get(lang).to_string()} " " <span class="chips">{rules}</span></dd>
        </div>
    }
}

fn fits(term: &Term, wanted: &str) -> bool {
    let short = term.short.iter().flat_map(|short| [short.fr.as_str(), &short.en]);
    let mut texts = [term.fr.as_str(), &term.en, &term.says.fr, &term.says.en].into_iter().chain(short);
    wanted.is_empty() || texts.any(|text| text.to_lowercase().contains(wanted))
}

/// As a dictionary sorts it: accents do not count.
fn plain(word: &str) -> String {
    let bare = |letter: char| match letter {
        'é' | 'è' | 'ê' => 'e',
        'à' | 'â' => 'a',
        other => other,
    };
    word.to_lowercase().chars().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An abbreviation that stands for a word which nobody says would never be seen.
    #[test]
    fn abbreviations_stand_for_words_that_are_said() {
        for game in catalog::games() {
            let words = game.glossary().iter().flat_map(|term| &term.words);
            for word in words {
                assert!(crate::words::knows(word) || game.texts().knows(word), "{word}");
            }
        }
    }

    #[test]
    fn a_term_is_found_by_either_language_and_by_its_abbreviation() {
        let game = catalog::find("grunwald").unwrap();
        let found = |wanted: &str| game.glossary().iter().filter(|term| fits(term, wanted)).count();
        assert_eq!((found("zdc"), found("no such word")), (1, 0));
        assert!(found("banner") >= 1 && found("bannière") >= 1);
    }
}
