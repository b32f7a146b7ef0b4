//! A question over everything else: it takes the focus, keeps it, and gives it back. Escape and a press beside it close it.

use crate::browser::{document, focus_along, focus_soon};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, MouseEvent};

/// What can be reached by Tab in an open box.
const STOPS: &str = ".ask button, .ask a, .ask input";

#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    /// Of its title.
    id: &'static str,
    #[prop(optional)] class: &'static str,
    #[prop(default = "dialog")] role: &'static str,
    title: Signal<String>,
    /// What has the focus first: the answer that changes nothing.
    #[prop(default = ".ask button")]
    first: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let before = StoredValue::new_local(None::<HtmlElement>);
    Effect::new(move |was: Option<bool>| {
        let now = open.get();
        if now {
            let active = document().active_element().and_then(|it| it.dyn_into().ok());
            before.set_value(active);
            focus_soon(first);
        } else if was == Some(true) {
            // A page that has been left has nothing to give back.
            match before.get_value().filter(|element| element.is_connected()) {
                Some(element) => drop(element.focus()),
                None => focus_soon(".window"),
            }
        }
        now
    });
    let children = StoredValue::new(children);
    move || {
        open.get().then(|| {
            view! {
                <div
                    class=format!("ask {class}")
                    role=role
                    aria-modal="true"
                    aria-labelledby=id
                    on:keydown=move |event| key(&event, open)
                    on:click=move |event| beside(&event, open)
                >
                    // A press on its words leaves the focus inside.
                    <div tabindex="-1">
                        <h2 id=id>{move || title.get()}</h2>
                        {children.with_value(|children| children())}
                    </div>
                </div>
            }
        })
    }
}

/// The keys of the table beneath wait until it is closed.
fn key(event: &KeyboardEvent, open: RwSignal<bool>) {
    event.stop_propagation();
    match event.key().as_str() {
        "Escape" | "?" => open.set(false),
        "Tab" => focus_along(STOPS, event.shift_key()),
        _ => return,
    }
    event.prevent_default();
}

fn beside(event: &MouseEvent, open: RwSignal<bool>) {
    let (target, own) = (event.target(), event.current_target());
    if target.is_some() && target == own {
        open.set(false);
    }
}
