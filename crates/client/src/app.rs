//! The page as a whole: language, theme, address, notices, and which page is shown.

use crate::address::Address;
use crate::browser::{document, listen, window};
use crate::fetched::with_table;
use crate::home::Home;
use crate::late::{self, Late};
use crate::parts::{Drop, Notices};
use crate::reader::{Beside, Drawer, Reader};
use crate::settings::{Settings, SettingsPage};
use crate::words::t;
use engine::text::Lang;
use leptos::prelude::*;
use std::cell::OnceCell;

/// What every part of the page may ask for. Signals only: cheap to copy.
#[derive(Clone, Copy)]
pub struct Ui {
    pub lang: RwSignal<Lang>,
    /// `system`, `light`, `dark`, `contrast`.
    pub theme: RwSignal<String>,
    /// What the system prefers: dark, and more contrast.
    system: RwSignal<(bool, bool)>,
    pub settings: Settings,
    pub route: RwSignal<Address>,
    /// Sentences that wait to be read and closed.
    pub notices: RwSignal<Vec<Notice>>,
    /// The rule that is open beside the page: the game and the rule's number.
    pub rule: RwSignal<Option<(String, String)>>,
    pub keys: RwSignal<bool>,
    /// The game whose rule book lies beside the table.
    pub book: RwSignal<Option<String>>,
    /// The table and whatever draws, once it was fetched.
    pub late: RwSignal<Option<&'static dyn Late>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub text: String,
    /// Something went wrong; it stays until it is closed.
    pub bad: bool,
    pub number: u32,
}

thread_local! {
    static UI: OnceCell<Ui> = const { OnceCell::new() };
}

/// The page's common signals. They are made once, before anything is drawn.
pub fn ui() -> Ui {
    UI.with(|ui| *ui.get().expect("made when the page is mounted"))
}

impl Ui {
    fn new() -> Ui {
        let settings = Settings::read();
        let asked = |query: &str| crate::browser::matches(query);
        Ui {
            lang: settings.lang,
            theme: settings.theme,
            system: RwSignal::new((asked("(prefers-color-scheme: dark)"), asked("(prefers-contrast: more)"))),
            settings,
            route: RwSignal::new(here()),
            notices: RwSignal::new(Vec::new()),
            rule: RwSignal::new(None),
            keys: RwSignal::new(false),
            book: RwSignal::new(None),
            late: RwSignal::new(late::at_first()),
        }
    }

    /// The theme that is really drawn.
    pub fn drawn(self) -> picture::Theme {
        let (dark, contrast) = self.system.get();
        match self.theme.get().as_str() {
            "light" => picture::Theme::Light,
            "dark" => picture::Theme::Dark,
            "contrast" => picture::Theme::HighContrast,
            _ if contrast => picture::Theme::HighContrast,
            _ if dark => picture::Theme::Dark,
            _ => picture::Theme::Light,
        }
    }

    /// Goes to another page; the way back stays open.
    pub fn go(self, route: Address) {
        self.rule.set(None);
        self.book.set(None);
        self.notices.set(Vec::new());
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&route.url()));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.route.set(route);
    }

    /// The address follows what is looked at, without a new entry in the history and without drawing anything again.
    pub fn note(self, route: &Address) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&route.url()));
        }
    }

    pub fn tell(self, text: String) {
        self.notice(text, false);
    }

    pub fn complain(self, text: String) {
        self.notice(text, true);
    }

    fn notice(self, text: String, bad: bool) {
        let number = self
            .notices
            .try_update(|list| {
                list.retain(|notice| notice.text != text);
                let number = list.iter().map(|notice| notice.number).max().unwrap_or(0) + 1;
                list.push(Notice { text, bad, number });
                number
            })
            .unwrap_or(0);
        if !bad {
            crate::browser::later(6000, move || self.dismiss(number));
        }
    }

    pub fn dismiss(self, number: u32) {
        self.notices.update(|list| list.retain(|notice| notice.number != number));
    }
}

fn here() -> Address {
    let location = window().location();
    let part = |part: Result<String, _>| part.unwrap_or_default();
    Address::parse(&part(location.pathname()), &part(location.search()), &part(location.hash()))
}

pub fn mount() {
    if let Some(body) = document().body() {
        // What stood there said that the page is being loaded.
        body.set_inner_html("");
    }
    leptos::mount::mount_to_body(App);
}

/// Follows the address, the system's colours and the choices of the reader for as long as the page lives.
fn attend(ui: Ui) {
    listen(&window(), "popstate", move |_| {
        ui.rule.set(None);
        // The way back from the book leads to the table that it lies beside, which is still there.
        if ui.book.get_untracked().is_some() {
            ui.book.set(None);
            return;
        }
        ui.route.set(here());
    });
    for (query, dark) in [("(prefers-color-scheme: dark)", true), ("(prefers-contrast: more)", false)] {
        if let Ok(Some(list)) = window().match_media(query) {
            let asked = list.clone();
            listen(&list, "change", move |_| {
                ui.system.update(|(is_dark, contrast)| {
                    *(if dark { is_dark } else { contrast }) = asked.matches();
                });
            });
        }
    }
    ui.settings.keep();
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", ui.lang.get().code());
            let theme = match ui.drawn() {
                picture::Theme::Light => "light",
                picture::Theme::Dark => "dark",
                picture::Theme::HighContrast => "contrast",
            };
            let _ = root.set_attribute("data-theme", theme);
            let _ =
                root.set_attribute("data-motion", if ui.settings.animation.get() { "free" } else { "none" });
            let _ = root.set_attribute("data-text", &ui.settings.text_size.get().to_string());
        }
    });
}

#[component]
fn App() -> impl IntoView {
    let ui = Ui::new();
    UI.with(|cell| {
        let _ = cell.set(ui);
    });
    attend(ui);
    let page = move || match ui.route.get() {
        Address::Home => view! { <Home /> }.into_any(),
        address @ (Address::New { .. } | Address::Game { .. } | Address::Replay { .. }) => {
            with_table(move |table| table.page(address.clone()))
        }
        Address::Rules { game, rule } => view! { <Reader game=game rule=rule /> }.into_any(),
        Address::Settings => view! { <SettingsPage /> }.into_any(),
        Address::Lost(path) => view! { <Lost path=path /> }.into_any(),
    };
    view! {
        <svg class="defs" aria-hidden="true" width="0" height="0">
            <defs inner_html=move || ui.late.get().map(|late| late.drawings()).unwrap_or_default()></defs>
        </svg>
        <Drop>{page}</Drop>
        <Beside />
        <Drawer />
        <Notices />
    }
}

#[component]
fn Lost(path: String) -> impl IntoView {
    view! {
        <main class="page">
            <h1>{move || t("lost-title")}</h1>
            <p>{move || t("lost-text")} " " <code>{path.clone()}</code></p>
            <p><a class="button" href="/" on:click=go_to(Address::Home)>{move || t("to-home")}</a></p>
        </main>
    }
}

/// A link inside the page: an ordinary address that needs no loading.
pub fn go_to(route: Address) -> impl Fn(web_sys::MouseEvent) + Clone + 'static {
    move |event| {
        // With a key held, people want a new tab.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            ui().go(route.clone());
        }
    }
}
