//! What needs a game waits here until the game is there, and says so: in the page every game is a file of its own, and so is every
//! rule book.

use crate::app::ui;
use crate::late::{self, Late};
use crate::parts::Missing;
use crate::words::t;
use catalog::{Game, NotFetched};
use engine::rule::RuleBook;
use engine::save::Save;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Where the loading of something stands.
#[derive(Clone, Copy)]
enum Wait<T> {
    Loading,
    There(T),
    Unknown,
    Failed,
}

impl<T> Wait<T> {
    fn of(fetched: Result<T, NotFetched>) -> Wait<T> {
        match fetched {
            Ok(it) => Wait::There(it),
            Err(NotFetched::Unknown) => Wait::Unknown,
            Err(NotFetched::Unreachable) => Wait::Failed,
        }
    }
}

/// Shows what is made of something as soon as it is there: at once where it is already.
fn with_it<T, F>(
    already: Option<T>,
    fetch: impl Fn() -> F + Clone + Send + Sync + 'static,
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = Wait<T>> + 'static,
{
    if let Some(it) = already {
        return show(it);
    }
    let wait = RwSignal::new(Wait::Loading);
    let load = move || {
        wait.set(Wait::Loading);
        let fetching = fetch();
        spawn_local(async move {
            let _ = wait.try_set(fetching.await);
        });
    };
    load();
    let page = move || match wait.get() {
        Wait::There(it) => show(it),
        Wait::Unknown => view! { <Missing text="game-unknown" /> }.into_any(),
        Wait::Loading => view! { <Loading /> }.into_any(),
        Wait::Failed => {
            let load = load.clone();
            view! { <Failed again=move || load() /> }.into_any()
        }
    };
    page.into_any()
}

/// Shows what is made of a game.
pub fn with_game<V: IntoView + 'static>(
    id: String,
    show: impl Fn(&'static dyn Game) -> V + Send + Sync + 'static,
) -> AnyView {
    let already = catalog::find(&id);
    let fetch = move || {
        let id = id.clone();
        async move { Wait::of(catalog::fetch(&id).await) }
    };
    with_it(already, fetch, move |game| show(game).into_any())
}

/// Shows a page that the table is needed for.
pub fn with_table(show: impl Fn(&'static dyn Late) -> AnyView + Send + Sync + 'static) -> AnyView {
    with_it(late::there(), || async { Wait::of(late::fetch().await) }, show)
}

/// The same for whatever game a save is of. A save of no game that we know is refused by whoever reads it.
pub fn with_game_of<V: IntoView + 'static>(
    save: &str,
    show: impl Fn() -> V + Send + Sync + 'static,
) -> AnyView {
    let game = Save::parse("", save).map(|save| save.game).unwrap_or_default();
    with_game_named(&game, show)
}

/// The same where the game is known by its id.
pub fn with_game_named<V: IntoView + 'static>(
    game: &str,
    show: impl Fn() -> V + Send + Sync + 'static,
) -> AnyView {
    match catalog::IDS.contains(&game) {
        true => with_game(game.to_string(), move |_| show()),
        false => show().into_any(),
    }
}

/// A page that is about to be there.
#[component]
pub fn Loading() -> impl IntoView {
    view! { <main class="page waiting" aria-busy="true"><h1 role="status">{move || t("loading")}</h1></main> }
}

/// A page that could not be loaded, and another try.
#[component]
fn Failed(again: impl Fn() + 'static) -> impl IntoView {
    view! {
        <main class="page waiting">
            <h1 role="alert">{move || t("loading-failed")}</h1>
            <p><button type="button" class="main" on:click=move |_| again()>{move || t("loading-again")}</button></p>
        </main>
    }
}

/// Shows what is made of a rule book as soon as the book is there.
pub fn with_book<V: IntoView + 'static>(
    game: &'static dyn Game,
    show: impl Fn(&'static RuleBook) -> V + Send + Sync + 'static,
) -> AnyView {
    let fetch = move || async move { book(game).await.map_or(Wait::Failed, Wait::There) };
    with_it(game.book(), fetch, move |book| show(book).into_any())
}

/// The rule book of a game, loaded where it is not there yet. `None`: it could not be loaded, and the reader has been told.
pub async fn book(game: &'static dyn Game) -> Option<&'static RuleBook> {
    if let Some(book) = game.book() {
        return Some(book);
    }
    let read = text(&format!("/books/{}.toml", game.about().id)).await;
    let book = read.and_then(|rules| game.take_book(&rules).ok());
    if book.is_none() {
        ui().complain(t("loading-failed"));
    }
    book
}

/// The text of a file of the page.
async fn text(path: &str) -> Option<String> {
    let answer = JsFuture::from(crate::browser::window().fetch_with_str(path)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    let text = answer.ok().then(|| answer.text().ok()).flatten()?;
    JsFuture::from(text).await.ok()?.as_string()
}
