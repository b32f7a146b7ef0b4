//! The few things we ask of the browser, each with an answer for the case that it says no.

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Document, Element, HtmlAnchorElement, HtmlElement, ResizeObserver, Storage, Url,
    Window,
};

pub fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

pub fn document() -> Document {
    window().document().expect("a window has a document")
}

/// The store that survives closing the tab; `None` where it is forbidden.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The store that lives as long as the tab.
pub fn session() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// Waits without holding anything up.
pub async fn sleep(milliseconds: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
    });
    let _ = JsFuture::from(promise).await;
}

/// Does something later; nobody waits for it.
pub fn later(milliseconds: i32, work: impl FnOnce() + 'static) {
    let callback = Closure::once_into_js(work);
    let _ = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(callback.unchecked_ref(), milliseconds);
}

/// Milliseconds since 1970, for lists of games.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// The system prefers that nothing moves.
pub fn still() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// 64 bits that nobody can guess, for seeds and names of games.
pub fn random() -> u64 {
    let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
    let weak = half() << 32 | half();
    let bytes = js_sys::Uint8Array::new_with_length(8);
    let strong = Reflect::get(&window(), &"crypto".into()).ok().and_then(|crypto| {
        let fill = Reflect::get(&crypto, &"getRandomValues".into()).ok()?;
        fill.dyn_ref::<js_sys::Function>()?.call1(&crypto, &bytes).ok()?;
        <[u8; 8]>::try_from(bytes.to_vec()).ok().map(u64::from_le_bytes)
    });
    strong.unwrap_or(weak)
}

/// Offers a text as a file to be kept.
pub fn download(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The browser needs the address a moment longer.
    later(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    });
    Ok(())
}

/// Copies a text; tells whether the browser let us.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    // Without a secure address there is no clipboard at all.
    let there = Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|it| !it.is_undefined());
    there && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

/// Puts the focus on the first element that fits.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector)
        && let Ok(element) = element.dyn_into::<HtmlElement>()
    {
        let _ = element.focus();
    }
}

/// Moves the focus to the next or the last one of those that match, round and round.
pub fn focus_along(selector: &str, back: bool) {
    let Ok(list) = document().query_selector_all(selector) else { return };
    let all: Vec<HtmlElement> =
        (0..list.length()).filter_map(|n| list.get(n)?.dyn_into::<HtmlElement>().ok()).collect();
    let now = document().active_element();
    let at = all.iter().position(|it| now.as_ref().is_some_and(|now| it.is_same_node(Some(now))));
    let next = match (at, back) {
        (Some(at), false) => (at + 1) % all.len(),
        (Some(at), true) => (at + all.len() - 1) % all.len(),
        (None, _) => 0,
    };
    if let Some(element) = all.get(next) {
        let _ = element.focus();
    }
}

/// The same as [`focus`], once it is drawn.
pub fn focus_soon(selector: &'static str) {
    later(30, move || focus(selector));
}

/// Reads a file that somebody chose or dropped. `None` if the browser cannot.
pub async fn read_file(file: web_sys::File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Listens for an event for as long as the page lives.
pub fn listen(target: &web_sys::EventTarget, name: &str, work: impl FnMut(web_sys::Event) + 'static) {
    let closure = Closure::<dyn FnMut(web_sys::Event)>::new(work);
    let _ = target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref());
    closure.forget();
}

/// Hears when an element gets another size, for as long as this is kept.
pub struct Measured {
    observer: ResizeObserver,
    _heard: Closure<dyn FnMut()>,
}

impl Measured {
    /// `None` where the browser knows no such thing.
    pub fn new(element: &Element, work: impl FnMut() + 'static) -> Option<Measured> {
        let heard = Closure::<dyn FnMut()>::new(work);
        let observer = ResizeObserver::new(heard.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Measured { observer, _heard: heard })
    }
}

impl Drop for Measured {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
