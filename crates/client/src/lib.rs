//! The page. Everything it knows of a game comes from the catalog: it names none. What to draw comes from `scene`, what may be
//! done from `legal` and `ways`, why and why not from the game itself.
//!
//! | module | what it does |
//! | --- | --- |
//! | `play` | a game at the table: the sitting, who plays, what is held and pointed at |
//! | `brain`, `worker` | the computer opponent, in a worker of its own |
//! | `board` | the map: pan, zoom, pointer, keys, what a screen reader hears of it |
//! | `table` | everything around the map: question, card, journal, replay |
//! | `orders`, `dice` | standing orders in words; the dice of people who throw their own |
//! | `projector`, `recap`, `briefing` | what has happened, played back and in short; what the battle is about |
//! | `overview` | the whole board, small, in a corner |
//! | `home`, `fresh`, `reader`, `glossary` | the other pages |
//! | `late`, `living` | what is fetched after the first page; battles that play themselves there |
//! | `fetched` | games and rule books, which are loaded when they are wanted |
//! | `settings` | what the reader has chosen |
//! | `store`, `link`, `route` | what is kept in the browser, in a link, in the address |

mod address;
mod app;
mod board;
mod brain;
mod briefing;
mod browser;
mod card;
mod curtain;
mod dialog;
mod dice;
mod fetched;
mod form;
mod fresh;
mod glimpse;
mod glossary;
mod group;
mod home;
mod inspector;
mod journal;
mod late;
mod link;
mod living;
mod news;
mod odds;
mod orders;
mod overview;
mod parts;
mod play;
mod presets;
mod projector;
mod reader;
mod recap;
mod replay;
mod settings;
mod store;
mod table;
mod words;
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Mounts the page.
#[wasm_bindgen]
pub fn start_ui() {
    console_error_panic_hook::set_once();
    app::mount();
}

/// What a game played here comes to, for the test that compares every byte with the native program; empty if there is no such game.
#[wasm_bindgen]
pub async fn digest(game: usize, scenario: usize, seed: u32) -> String {
    let Some(id) = catalog::IDS.get(game) else { return String::new() };
    if catalog::fetch(id).await.is_err() {
        return String::new();
    }
    wasm_probe::digest(game, scenario, seed.into()).map(|digest| digest.to_string()).unwrap_or_default()
}

/// Begins the work of a worker.
#[wasm_bindgen]
pub fn worker_start() {
    console_error_panic_hook::set_once();
    worker::start();
}
