//! Small parts that many pages use.

use crate::address::Address;
use crate::app::{go_to, ui};
use crate::browser::read_file;
use crate::play::Play;
use crate::settings::{Marks, ToSettings, settings};
use crate::store::{self, Label, Who};
use crate::words::{capital, lang, say, t, vocabulary};
use engine::content::Flaw;
use engine::explain::Effect;
use engine::refusal::{Reason, Refusal};
use engine::rule::Rule;
use engine::scene::{Piece, SeatLook};
use engine::text::{COMMON, Lang, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use picture::Style;

/// How everything is drawn now: in the theme of the reader, with the drawings that stand once in the page.
pub fn style() -> Style {
    Style { ids: "conroi".into(), lang: lang(), ..Style::themed(ui().drawn()) }
}

/// What follows from something, line by line, each with its rules.
#[component]
pub fn Effects(play: Play, effects: Vec<Effect>) -> impl IntoView {
    let game = play.game().about().id;
    let line = |effect: Effect| view! { <li>{capital(&play.say(&effect.says))} "\u{a0}" <Chips game=game rules=effect.rules /></li> };
    view! { <ul class="effects">{effects.into_iter().map(line).collect_view()}</ul> }
}

/// Why something is refused: every reason with what it rests on.
#[component]
pub fn Reasons(play: Play, refusal: Refusal) -> impl IntoView {
    let game = play.game().about().id;
    let line = |reason: Reason| {
        let rules: Vec<Rule> = reason.rule.into_iter().chain(reason.see).collect();
        view! { <p class="reason">{capital(&play.say(&reason.why))} "\u{a0}" <Chips game=game rules=rules full=true /></p> }
    };
    refusal.reasons.into_iter().map(line).collect_view()
}

/// A page for what is not here: a sentence, and the way out.
#[component]
pub fn Missing(text: &'static str, #[prop(optional)] id: String) -> impl IntoView {
    view! {
        <main class="page">
            <h1>{move || t("missing-title")}</h1>
            <p>{move || say(&Phrase::new(text).with("id", id.as_str()))}</p>
            <p><a class="button" href="/" on:click=go_to(Address::Home)>{move || t("to-home")}</a></p>
        </main>
    }
}

/// The rules behind a line: one quiet mark that opens them, or every number as a button of its own, as the reader has chosen.
#[component]
pub fn Chips(
    game: &'static str,
    rules: Vec<Rule>,
    /// The numbers themselves are what is said.
    #[prop(default = false)]
    full: bool,
) -> impl IntoView {
    let mut seen: Vec<&str> = Vec::new();
    let mut rules = rules;
    rules.retain(|rule| {
        let new = !seen.contains(&rule.id());
        seen.push(rule.id());
        new
    });
    let rules = StoredValue::new(rules);
    let open = RwSignal::new(false);
    let numbers = move || rules.with_value(|rules| rules.iter().map(|rule| chip(game, *rule)).collect_view());
    let quiet = move || {
        let ids = rules.with_value(|rules| rules.iter().map(|rule| rule.id()).collect::<Vec<_>>());
        let titles = rules.with_value(|rules| rules.iter().map(titled).collect::<Vec<_>>().join("\n"));
        let label = say(&Phrase::new("rules-of-line").with("list", ids.join(", ")));
        let alone = (ids.len() == 1).then(|| ids[0].to_string());
        view! {
            <button
                type="button"
                class="chip mark"
                title=titles
                aria-label=label
                aria-expanded=alone.is_none().then(|| open.get().to_string())
                data-rules=ids.join(" ")
                on:click=move |event| {
                    event.stop_propagation();
                    match &alone {
                        Some(id) => ui().rule.set(Some((game.to_string(), id.clone()))),
                        None => open.update(|open| *open = !*open),
                    }
                }
            >
                "§"
            </button>
        }
    };
    let shown = move || {
        if rules.with_value(Vec::is_empty) {
            ().into_any()
        } else if full || settings().marks.get() == Marks::Full {
            numbers().into_any()
        } else {
            view! { {quiet()} {move || open.get().then(numbers)} }.into_any()
        }
    };
    view! { <span class="chips">{shown}</span> }
}

/// The number of a rule, a button that opens it beside the page. It is never parted at the end of a line.
fn chip(game: &'static str, rule: Rule) -> impl IntoView {
    let id = rule.id();
    view! {
        <button
            type="button"
            class="chip"
            title=move || rule.title(ui().lang.get())
            on:click=move |event| {
                event.stop_propagation();
                ui().rule.set(Some((game.to_string(), id.to_string())));
            }
        >
            {id}
        </button>
    }
}

fn titled(rule: &Rule) -> String {
    format!("{} {}", rule.id(), rule.title(ui().lang.get()))
}

/// Small pictures for buttons, drawn by hand: not every font has such letters.
pub fn icon(name: &str) -> String {
    let d = match name {
        "plus" => "M10 4V16M4 10H16",
        "minus" => "M4 10H16",
        "fit" => "M4 8V4H8M12 4H16V8M16 12V16H12M8 16H4V12",
        "first" => "M5 4V16M15 4L8 10L15 16Z",
        "back" => "M13 4L6 10L13 16Z",
        "on" => "M7 4L14 10L7 16Z",
        "run" => "M6 3L16 10L6 17Z",
        "pause" => "M6 4H8V16H6ZM12 4H14V16H12Z",
        "fight-back" => "M9 4L3 10L9 16M10 5L18 15M18 5L10 15",
        "fight-on" => "M11 4L17 10L11 16M2 5L10 15M10 5L2 15",
        "gear" => {
            "M8.6 2.5H11.4L11.9 4.7L13.5 5.6L15.6 4.9L17 7.3L15.4 8.9V11.1L17 12.7L15.6 15.1L13.5 14.4L11.9 15.3L11.4 17.5H8.6L8.1 15.3L6.5 14.4L4.4 15.1L3 12.7L4.6 11.1V8.9L3 7.3L4.4 4.9L6.5 5.6L8.1 4.7ZM10 7.5A2.5 2.5 0 1 1 10 12.5A2.5 2.5 0 1 1 10 7.5Z"
        }
        "map" => "M3 5L8 3L12 5L17 3V15L12 17L8 15L3 17ZM8 3V15M12 5V17",
        "up" => "M4 13L10 6L16 13",
        "down" => "M4 7L10 14L16 7",
        "undo" => "M4 8H12A4 4 0 0 1 12 16H8M4 8L8 4M4 8L8 12",
        "redo" => "M16 8H8A4 4 0 0 0 8 16H12M16 8L12 4M16 8L12 12",
        _ => "M4 4L16 16M16 4L4 16",
    };
    format!(
        "<path d=\"{d}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    )
}

#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" inner_html=icon(name)></svg> }
}

/// A counter by itself.
#[component]
pub fn Counter(
    piece: Piece,
    look: SeatLook,
    name: String,
    #[prop(default = 48)] size: u32,
    /// The side it faces, where that is to be seen.
    #[prop(default = None)]
    turned: Option<engine::Facing>,
    #[prop(default = true)] pointy: bool,
) -> impl IntoView {
    let drawn = move || {
        let style = style();
        let turned = turned.map(|facing| picture::bearing(facing, pointy));
        picture::counter(&piece, &look, &name, turned, &style)
    };
    view! { <svg class="counter" viewBox="-45 -45 90 90" width=size height=size aria-hidden="true" inner_html=drawn></svg> }
}

/// The arms of a seat.
#[component]
pub fn Arms(look: SeatLook) -> impl IntoView {
    let drawn = move || picture::emblem(look.tincture, look.shape, &style());
    view! { <svg class="arms" viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true" inner_html=drawn></svg> }
}

/// The name of whoever plays a seat.
pub fn name_of(who: &Who) -> String {
    match who {
        Who::Human => t("who-human"),
        Who::Computer(level) => vocabulary("who", level),
    }
}

/// The head of a page: where we are, the language, the look.
#[component]
pub fn Head(title: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <header class="head">
            <a class="home" href="/" on:click=go_to(Address::Home) title=move || t("to-home") aria-label=move || t("to-home")>
                <svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true" inner_html=move || {
                    picture::emblem("gules", "square", &style())
                }></svg>
                <span>"Conroi"</span>
            </a>
            <h1>{move || title.get()}</h1>
            {children()}
            <Looks />
        </header>
    }
}

/// Language, and the way to everything else that can be chosen.
#[component]
fn Looks() -> impl IntoView {
    let ui = ui();
    let other = move || if ui.lang.get() == Lang::Fr { Lang::En } else { Lang::Fr };
    view! {
        <span class="looks">
            <button
                type="button"
                class="lang"
                lang=move || other().code()
                title=move || if other() == Lang::Fr { "Français" } else { "English" }
                on:click=move |_| ui.lang.set(other())
            >
                {move || other().code().to_uppercase()}
            </button>
            <ToSettings />
        </span>
    }
}

/// Sentences that wait to be read. Errors stay until they are closed.
#[component]
pub fn Notices() -> impl IntoView {
    let ui = ui();
    view! {
        <div class="notices" role="status" aria-live="polite">
            <For each=move || ui.notices.get() key=|notice| notice.number let:notice>
                <div class="notice" class:bad=notice.bad>
                    <span>{notice.text.clone()}</span>
                    <button type="button" class="close" aria-label=move || t("close") on:click=move |_| ui.dismiss(notice.number)>"×"</button>
                </div>
            </For>
        </div>
    }
}

/// A save may be dropped anywhere.
#[component]
pub fn Drop(children: Children) -> impl IntoView {
    let over = RwSignal::new(false);
    let dropped = move |event: web_sys::DragEvent| {
        event.prevent_default();
        over.set(false);
        let file = event.data_transfer().and_then(|it| it.files()).and_then(|list| list.get(0));
        if let Some(file) = file {
            open_file(file);
        }
    };
    view! {
        <div
            class="drop"
            class:over=move || over.get()
            on:dragover=move |event| {
                event.prevent_default();
                over.set(true);
            }
            on:dragleave=move |_| over.set(false)
            on:drop=dropped
        >
            {children()}
        </div>
    }
}

/// Larger than any save: not even read.
const MOST: f64 = engine::save::MOST_BYTES as f64;

/// Opens a save from a file: it becomes a game of this browser. What is wrong with it is said, and nothing changes.
pub fn open_file(file: web_sys::File) {
    let name = file.name();
    if file.size() > MOST {
        ui().complain(say(&Phrase::new("file-too-long").with("file", name)));
        return;
    }
    spawn_local(async move {
        match read_file(file).await {
            None => ui().complain(say(&Phrase::new("file-unreadable").with("file", name))),
            Some(text) => {
                if let Some(id) = take_in(&name, &text).await {
                    ui().go(Address::Game { id, at: None });
                }
            }
        }
    });
}

/// What is wrong with a save or a set-up, in the words of whichever game knows them.
pub fn say_flaw(flaw: &Flaw) -> String {
    let lang = ui().lang.get_untracked();
    let said = catalog::games().iter().map(|game| flaw.say(game.texts(), lang));
    said.clone().find(|text| !text.contains('[')).unwrap_or_else(|| flaw.say(&COMMON, lang))
}

/// Keeps a save as a game of this browser, played by whom it names; where it names nobody, by people.
pub async fn take_in(name: &str, text: &str) -> Option<String> {
    // A picture or a letter: what a reader of saves would say about it helps nobody.
    if !text.trim_start().starts_with('{') {
        ui().complain(say(&Phrase::new("file-no-save").with("file", name)));
        return None;
    }
    let mut sitting = match catalog::fetch_and_load(name, text).await {
        Ok(sitting) => sitting,
        Err(flaw) => {
            let why = say_flaw(&flaw);
            ui().complain(say(&Phrase::new("file-refused").with("why", why)));
            return None;
        }
    };
    let id = new_id();
    let label = Label {
        id: id.clone(),
        players: (0..sitting.battle().seats().len())
            .map(|seat| sitting.players().get(seat).map_or(Who::Human, |word| Who::of_word(word)))
            .collect(),
        seed: crate::browser::random().to_string(),
        changed: crate::browser::now(),
        over: sitting.outcome().is_some(),
        own_dice: false,
    };
    match store::keep(&label, sitting.as_mut(), &mut None) {
        Ok(()) => Some(id),
        Err(_) => {
            ui().complain(t("store-full"));
            None
        }
    }
}

/// A short name for a game.
pub fn new_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bits = crate::browser::random();
    (0..8)
        .map(|_| {
            let letter = LETTERS[(bits & 31) as usize];
            bits >>= 5;
            char::from(letter)
        })
        .collect()
}
