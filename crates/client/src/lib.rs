//! The page. Everything it knows of a game comes from the catalog: it names none.

use wasm_bindgen::prelude::wasm_bindgen;

/// Mounts the page.
#[wasm_bindgen]
pub fn start_ui() {
    console_error_panic_hook::set_once();
}

/// Begins the work of a worker.
#[wasm_bindgen]
pub fn worker_start() {
    console_error_panic_hook::set_once();
}
