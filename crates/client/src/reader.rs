//! The rule book in our own words: searchable, with the printed tables; and the drawer that shows one rule beside the page.

use crate::address::Address;
use crate::app::{go_to, ui};
use crate::browser::later;
use crate::card::SheetView;
use crate::fetched::{book, with_book, with_game};
use crate::glossary::{GLOSSARY, GlossaryPage, ToGlossary};
use crate::parts::Head;
use crate::words::{say, t};
use catalog::Game;
use engine::rule::{BookEntry, RuleBook};
use engine::ruleset::Setup;
use engine::text::{Lang, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;

#[component]
pub fn Reader(game: String, rule: Option<String>) -> impl IntoView {
    with_game(game, move |found| {
        if rule.as_deref() == Some(GLOSSARY) && !found.glossary().is_empty() {
            return view! { <GlossaryPage game=found /> }.into_any();
        }
        let rule = rule.clone();
        with_book(found, move |book| {
            let title = Signal::derive(move || {
                format!("{} · {}", found.about().title.get(ui().lang.get()), t("rules"))
            });
            view! {
                <div class="page-frame">
                    <Head title=title>""</Head>
                    <main class="page reader"><Book found=found book=book rule=rule.clone() /></main>
                </div>
            }
        })
    })
}

/// Opens the book beside the table. The game stays as it is; the way back closes the book.
pub fn open_beside(game: &'static str) {
    if ui().book.get_untracked().is_none()
        && let Ok(history) = crate::browser::window().history()
    {
        let _ = history.push_state(&wasm_bindgen::JsValue::NULL, "");
    }
    ui().book.set(Some(game.into()));
}

/// Closes it again, by the way back.
pub fn close_beside() {
    let went = crate::browser::window().history().and_then(|history| history.back());
    if went.is_err() {
        ui().book.set(None);
    }
}

/// The rule book beside the table.
#[component]
pub fn Beside() -> impl IntoView {
    Effect::new(move |before: Option<bool>| {
        let open = ui().book.get().is_some();
        match (before.unwrap_or(false), open) {
            (_, true) => crate::browser::focus_soon(".book-beside .close"),
            (true, false) => crate::browser::focus_soon(".window"),
            _ => {}
        }
        open
    });
    move || {
        let found = catalog::find(&ui().book.get()?)?;
        let book = with_book(found, move |book| view! { <Book found=found book=book rule=None /> });
        Some(view! {
            <div class="book-beside" role="dialog" aria-label=move || t("rules")>
                <button type="button" class="close" aria-label=move || t("close") on:click=move |_| close_beside()>"×"</button>
                <div class="reader">{book}</div>
            </div>
        })
    }
}

/// The book of a game that is there.
#[component]
fn Book(found: &'static dyn Game, book: &'static RuleBook, rule: Option<String>) -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    let unknown = rule.as_ref().is_some_and(|rule| book.find(rule).is_empty());
    let lit = rule.as_ref().and_then(|rule| book.find(rule).first().map(|entry| entry.id.to_string()));
    if let Some(first) = lit.clone() {
        later(60, move || scroll_to(&anchor(&first)));
    }
    let searching = move || !wanted.get().trim().is_empty();
    view! {
        {unknown.then(|| view! { <p class="no" role="alert">{move || t("rule-unknown")}</p> })}
        <InShort game=found book=book hidden=searching />
        <label class="search">
            <span>{move || t("rules-search")}</span>
            <input type="search" on:input=move |event| wanted.set(event_target_value(&event)) />
        </label>
        <nav class="contents" class:hidden=searching aria-label=move || t("contents")><Contents game=found book=book /></nav>
        // Whoever searches sees what was found, not the tables above it.
        <section id=chapter_anchor(TABLES) class="sheets" class:hidden=searching><h2>{move || t("tables")}</h2><Tables game=found /></section>
        <Chapters game=found book=book wanted=wanted lit=lit />
    }
}

/// The game in ten sentences, before its hundred rules.
#[component]
fn InShort(
    game: &'static dyn Game,
    book: &'static RuleBook,
    hidden: impl Fn() -> bool + Copy + Send + 'static,
) -> impl IntoView {
    let sentences = move || {
        let list = book.in_short.get(ui().lang.get()).iter();
        list.map(|sentence| view! { <li>{linked(game.about().id, sentence, false)}</li> }).collect_view()
    };
    view! { <section class="in-short" class:hidden=hidden><h2>{move || t("in-short")}</h2><ol>{sentences}</ol></section> }
}

/// Where everything stands, and the way to the glossary.
#[component]
fn Contents(game: &'static dyn Game, book: &'static RuleBook) -> impl IntoView {
    move || {
        let lang = ui().lang.get();
        let chapters = book.chapters.iter();
        let chapters = chapters.map(|chapter| (chapter.id.to_string(), chapter.title.get(lang).to_string()));
        let rulings = (!book.rulings.is_empty()).then(|| (RULINGS.to_string(), t("rulings")));
        let tables = [(TABLES.to_string(), t("tables"))];
        let links = tables.into_iter().chain(chapters).chain(rulings).map(|(id, title)| {
            let there = move |_| scroll_to(&chapter_anchor(&id));
            view! { <li><button type="button" on:click=there>{title}</button></li> }
        });
        view! { <ul>{links.collect_view()} <li><ToGlossary game=game /></li></ul> }
    }
}

/// The printed tables of the battle that is begun with; a table in play shows those of its own.
#[component]
fn Tables(game: &'static dyn Game) -> impl IntoView {
    move || {
        let say = move |phrase: &Phrase| game.texts().say(ui().lang.get(), phrase);
        let setup = Setup::default().or_recommended(game.about());
        let charts = game.open(setup, 0).map_or_else(|_| Vec::new(), |sitting| sitting.charts());
        charts
            .into_iter()
            .map(|sheet| view! { <SheetView play_say=say game=game.about().id sheet=sheet lit=None /> })
            .collect_view()
    }
}

/// The rules, chapter by chapter, and the rulings: those that what is searched for stands in.
#[component]
fn Chapters(
    game: &'static dyn Game,
    book: &'static RuleBook,
    wanted: RwSignal<String>,
    lit: Option<String>,
) -> impl IntoView {
    let entry_view = move |entry: &BookEntry| {
        let lit = lit.as_deref() == Some(entry.id);
        entry_view(game.about().id, book, entry, lit)
    };
    move || {
        let (wanted, lang) = (wanted.get().to_lowercase(), ui().lang.get());
        let fits = |entry: &&BookEntry| speaks_of(entry, &wanted, lang);
        let entries: Vec<BookEntry> = book.entries().collect();
        let mut out = Vec::new();
        for chapter in &book.chapters {
            let of = book.rules.iter().filter(|rule| rule.chapter == chapter.id);
            let found = of.filter_map(|rule| entries.iter().find(|entry| entry.id == rule.id));
            let list: Vec<_> = found.filter(fits).map(&entry_view).collect();
            if !list.is_empty() {
                out.push(view! { <section id=chapter_anchor(&chapter.id)><h2>{chapter.title.get(lang).to_string()}</h2>{list}</section> });
            }
        }
        let rulings = entries.iter().filter(|entry| entry.ruling);
        let rulings: Vec<_> = rulings.filter(fits).map(&entry_view).collect();
        if !rulings.is_empty() {
            out.push(
                view! { <section id=chapter_anchor(RULINGS)><h2>{t("rulings")}</h2>{rulings}</section> },
            );
        }
        let nothing = out.is_empty().then(|| view! { <p>{t("rules-nothing")}</p> });
        view! { {out} {nothing} }
    }
}

/// Does this stand in the number, the title or the text of a rule? Nothing stands everywhere.
fn speaks_of(entry: &BookEntry, wanted: &str, lang: Lang) -> bool {
    wanted.is_empty()
        || entry.id.to_lowercase().contains(wanted)
        || entry.title.get(lang).to_lowercase().contains(wanted)
        || text_of(entry, lang).to_lowercase().contains(wanted)
}

fn text_of<'a>(entry: &BookEntry<'a>, lang: Lang) -> &'a str {
    if lang == Lang::Fr { entry.fr } else { entry.en }
}

/// One rule of the book, with a link to itself.
fn entry_view(game: &'static str, book: &RuleBook, entry: &BookEntry, lit: bool) -> impl IntoView + use<> {
    let lang = ui().lang.get();
    let address = Address::Rules { game: game.into(), rule: Some(entry.id.into()) };
    view! {
        <article id=anchor(entry.id) class="rule" class:lit=lit>
            <h3><a href=address.url()>{entry.id.to_string()}</a> " " {entry.title.get(lang).to_string()}</h3>
            <p>{linked(game, text_of(entry, lang), false)}</p>
            {related(game, book, entry, lang)}
        </article>
    }
}

/// The rulings on a rule, or the rules that a ruling reads: what the text names already is a link there.
fn related(game: &'static str, book: &RuleBook, entry: &BookEntry, lang: Lang) -> impl IntoView + use<> {
    let text = text_of(entry, lang);
    let list: Vec<&str> = book.related(entry.id).into_iter().filter(|id| !text.contains(id)).collect();
    let id = if entry.ruling { "rules-read" } else { "rulings-on" };
    let says = say(&Phrase::new(id).with("list", list.join(", ")));
    (!list.is_empty()).then(|| view! { <p class="related"><small>{linked(game, &says, false)}</small></p> })
}

/// A text whose rule numbers lead to their rules: beside the page from the drawer, else within the book.
fn linked(game: &str, text: &str, beside: bool) -> impl IntoView + use<> {
    let book = catalog::find(game).and_then(|game| game.book());
    let known = |word: &str| book.is_some_and(|book| book.entries().any(|entry| entry.id == word));
    let game = game.to_string();
    // Whoever reads the book beside his game does not leave it.
    let beside = beside || ui().book.get_untracked().is_some();
    parted(text, &known)
        .into_iter()
        .map(|(words, is_rule)| {
            let words = words.to_string();
            if !is_rule {
                return words.into_any();
            }
            let route = Address::Rules { game: game.clone(), rule: Some(words.clone()) };
            let (game, id) = (game.clone(), words.clone());
            if beside {
                view! { <button type="button" class="chip" on:click=move |_| ui().rule.set(Some((game.clone(), id.clone())))>{words}</button> }
                    .into_any()
            } else {
                view! { <a href=route.url() on:click=go_to(route.clone())>{words}</a> }.into_any()
            }
        })
        .collect_view()
}

/// A text in parts: those that are the number of a rule, and what stands between them.
fn parted<'a>(text: &'a str, known: &dyn Fn(&str) -> bool) -> Vec<(&'a str, bool)> {
    let (mut parts, mut from, mut at) = (Vec::new(), 0, 0);
    let of_number = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
    while at < text.len() {
        let rest = &text[at..];
        let end = rest.find(|c: char| !of_number(c)).unwrap_or(rest.len());
        // The full stop of a sentence is no part of a number.
        let word = rest[..end].trim_end_matches(['.', '-']);
        if word.contains('-') && known(word) {
            parts.push((&text[from..at], false));
            parts.push((word, true));
            from = at + word.len();
        }
        let next = rest[end..].chars().next().map_or(0, char::len_utf8);
        at += end + next;
    }
    parts.push((&text[from..], false));
    parts.retain(|(words, _)| !words.is_empty());
    parts
}

fn anchor(id: &str) -> String {
    format!("rule-{}", id.replace('.', "-"))
}

/// What stands in the contents beside the chapters.
const TABLES: &str = "tables";
const RULINGS: &str = "rulings";

fn chapter_anchor(id: &str) -> String {
    format!("chapter-{}", id.replace('.', "-"))
}

fn scroll_to(anchor: &str) {
    if let Some(element) = crate::browser::document().get_element_by_id(anchor) {
        element.scroll_into_view();
    }
}

/// One rule, beside whatever page is shown.
#[component]
pub fn Drawer() -> impl IntoView {
    Effect::new(move |_| {
        if ui().rule.get().is_some() {
            crate::browser::focus_soon(".drawer .close");
        }
    });
    move || {
        let (game, rule) = ui().rule.get()?;
        let lang = ui().lang.get();
        let found = catalog::find(&game)?;
        let Some(book) = found.book() else {
            // It is shown as soon as its book is there.
            spawn_local(async move {
                let there = book(found).await.is_some();
                ui().rule.update(|rule| *rule = rule.take().filter(|_| there));
            });
            return None;
        };
        let entries = book.find(&rule);
        let list = entries
            .iter()
            .map(|entry| {
                let text = text_of(entry, lang);
                view! {
                    <h2>{entry.id.to_string()} " " {entry.title.get(lang).to_string()}</h2>
                    <p>{linked(&game, text, true)}</p>
                }
            })
            .collect_view();
        let related: Vec<String> = book.related(&rule).into_iter().map(String::from).collect();
        let game_id = game.clone();
        let links = related
            .into_iter()
            .map(|id| {
                let (game, target) = (game_id.clone(), id.clone());
                view! { <button type="button" class="chip" on:click=move |_| ui().rule.set(Some((game.clone(), target.clone())))>{id}</button> }
            })
            .collect_view();
        let route = Address::Rules { game, rule: Some(rule) };
        Some(view! {
            <div class="drawer" role="dialog" aria-label=move || t("rule-label")>
                <button type="button" class="close" aria-label=move || t("close") on:click=move |_| ui().rule.set(None)>"×"</button>
                {list}
                <p class="chips">{links}</p>
                <p><a href=route.url() target="_blank" rel="noopener">{move || t("rule-open")}</a></p>
            </div>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::parted;

    #[test]
    fn numbers_of_rules_are_found_in_a_text() {
        let known = |word: &str| matches!(word, "G-4.1.3" | "MB-IV.2");
        let parts = parted("Voir G-4.1.3, à côté (MB-IV.2). Half-way 1.5; G-4.1.3.", &known);
        let rules: Vec<_> = parts.iter().filter(|(_, rule)| *rule).map(|(words, _)| *words).collect();
        assert_eq!(rules, ["G-4.1.3", "MB-IV.2", "G-4.1.3"]);
        let whole: String = parts.iter().map(|(words, _)| *words).collect();
        assert_eq!(whole, "Voir G-4.1.3, à côté (MB-IV.2). Half-way 1.5; G-4.1.3.");
    }
}
