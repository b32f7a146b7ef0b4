//! The page of the choices: each is kept at once, and holds everywhere.

use super::{HexNumbers, Marks, Names, settings};
use crate::address::Address;
use crate::app::{go_to, ui};
use crate::parts::{Head, Icon};
use crate::words::t;
use engine::text::Lang;
use leptos::prelude::*;

/// How long a move of the computer is shown, in milliseconds.
const PACES: [(i32, &str); 4] =
    [(0, "pace-none"), (200, "pace-brisk"), (450, "pace-even"), (1100, "pace-slow")];
/// How large all text is, in per cent.
const SIZES: [(i32, &str); 4] =
    [(90, "text-small"), (100, "text-normal"), (115, "text-large"), (130, "text-huge")];

#[component]
pub fn SettingsPage() -> impl IntoView {
    let title = Signal::derive(|| t("settings"));
    view! {
        <div class="page-frame">
            <Head title=title>""</Head>
            <main class="page settings">
                <p class="lead">{move || t("settings-lead")}</p>
                <div class="settings-groups">{look()} {texts()} {board()} {play()}</div>
            </main>
        </div>
    }
}

fn look() -> impl IntoView {
    let it = settings();
    let themes = ["system", "light", "dark", "contrast"].map(String::from).into_iter().zip([
        "theme-system",
        "theme-light",
        "theme-dark",
        "theme-contrast",
    ]);
    view! {
        <section>
            <h2>{move || t("settings-look")}</h2>
            {choice("lang", "settings-lang", it.lang, [(Lang::En, "lang-en"), (Lang::Fr, "lang-fr")])}
            {choice("theme", "theme", it.theme, themes)}
            {choice("text", "settings-text", it.text_size, SIZES)}
            {switch("animation", "settings-animation", "settings-animation-note", it.animation)}
        </section>
    }
}

fn texts() -> impl IntoView {
    let it = settings();
    view! {
        <section>
            <h2>{move || t("settings-texts")}</h2>
            {choice("marks", "settings-marks", it.marks, [(Marks::Quiet, "marks-quiet"), (Marks::Full, "marks-full")])}
            {choice("names", "settings-names", it.names, [(Names::Short, "names-short"), (Names::Long, "names-long")])}
            {switch("short", "settings-short", "short-title", it.short)}
            {switch("hints", "settings-hints", "settings-hints-note", it.hints)}
        </section>
    }
}

fn board() -> impl IntoView {
    let it = settings();
    let numbers = [
        (HexNumbers::Asked, "hexes-asked"),
        (HexNumbers::Always, "hexes-always"),
        (HexNumbers::Never, "hexes-never"),
    ];
    view! {
        <section>
            <h2>{move || t("settings-board")}</h2>
            {choice("hexes", "settings-hexes", it.hex_numbers, numbers)}
            {switch("overview", "settings-overview", "settings-overview-note", it.overview)}
        </section>
    }
}

fn play() -> impl IntoView {
    let it = settings();
    let presets = ["everything", "sensible", "hardly"].map(String::from).into_iter().zip([
        "preset-everything",
        "preset-sensible",
        "preset-hardly",
    ]);
    view! {
        <section>
            <h2>{move || t("settings-play")}</h2>
            {choice("pace", "settings-pace", it.pace, PACES)}
            {choice("preset", "settings-preset", it.preset, presets)}
            {switch("confirm", "settings-confirm", "settings-confirm-note", it.confirm_end)}
            {switch("alone", "settings-alone", "settings-alone-note", it.turn_ends_alone)}
        </section>
    }
}

/// One of several.
fn choice<T: Clone + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    title: &'static str,
    value: RwSignal<T>,
    options: impl IntoIterator<Item = (T, &'static str)>,
) -> impl IntoView {
    let options = options
        .into_iter()
        .map(|(option, words)| {
            let (own, chosen) = (option.clone(), move || value.with(|value| *value == option));
            view! {
                <label>
                    <input type="radio" name=name prop:checked=chosen on:change=move |_| value.set(own.clone()) />
                    <span lang=spoken(words)>{move || t(words)}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="setting" data-setting=name>
            <legend>{move || t(title)}</legend>
            <div class="segments">{options}</div>
        </fieldset>
    }
}

/// A language is called by its own name, whoever reads.
fn spoken(words: &str) -> Option<&'static str> {
    match words {
        "lang-en" => Some("en"),
        "lang-fr" => Some("fr"),
        _ => None,
    }
}

/// On or off.
fn switch(
    name: &'static str,
    title: &'static str,
    note: &'static str,
    value: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <label class="setting switch" data-setting=name>
            <input type="checkbox" prop:checked=move || value.get() on:change=move |event| value.set(event_target_checked(&event)) />
            <span>
                <strong>{move || t(title)}</strong>
                <small>{move || t(note)}</small>
            </span>
        </label>
    }
}

/// The way to the settings, in the head of every page.
#[component]
pub fn ToSettings() -> impl IntoView {
    let here = move || matches!(ui().route.get(), Address::Settings).then_some("page");
    view! {
        <a
            class="button to-settings"
            href=Address::Settings.url()
            title=move || t("settings")
            aria-label=move || t("settings")
            aria-current=here
            on:click=go_to(Address::Settings)
        >
            <Icon name="gear" />
        </a>
    }
}
