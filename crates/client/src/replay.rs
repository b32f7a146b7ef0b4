//! Looking back: a slider by decision, play and pause, jumps from fight to fight, a link to the moment.

use crate::address::Address;
use crate::app::ui;
use crate::browser::{copy, sleep, window};
use crate::link::pack;
use crate::parts::Icon;
use crate::play::Play;
use crate::words::{say, t};
use engine::explain::AccountRole;
use engine::text::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;

#[component]
pub fn Replay(play: Play) -> impl IntoView {
    let running = RwSignal::new(false);
    let speed = RwSignal::new(1_u32);
    let now = move || play.at.get().unwrap_or_else(|| play.length());
    let to = move |moment: usize| play.watch((moment < play.length()).then_some(moment));
    let run = move |_| {
        if running.get_untracked() {
            running.set(false);
            return;
        }
        running.set(true);
        if play.at.get_untracked().is_none() {
            play.watch(Some(0));
        }
        spawn_local(async move {
            while running.try_get_untracked() == Some(true) {
                sleep(900 / speed.get_untracked() as i32).await;
                let Some(Some(at)) = play.at.try_get_untracked() else { break };
                if running.try_get_untracked() == Some(true) {
                    to(at + 1);
                }
            }
            let _ = running.try_set(false);
        });
    };
    // A moment before something was reckoned: a fight.
    let fights = Memo::new(move |_| {
        let history = play.history.get();
        let fought = history.iter().enumerate().filter(|(_, played)| {
            played
                .events
                .iter()
                .any(|told| told.accounts.iter().any(|account| account.role != AccountRole::Price))
        });
        fought.map(|(n, _)| n).collect::<Vec<_>>()
    });
    let fight = move |forward: bool| {
        let (at, list) = (now(), fights.get_untracked());
        let next = if forward {
            list.iter().find(|n| **n > at).copied()
        } else {
            list.iter().rev().find(|n| **n < at).copied()
        };
        if let Some(next) = next {
            play.watch(Some(next));
        }
    };
    let share = move |_| {
        let data = pack(&play.save_text());
        let address = Address::Replay { data, at: Some(now()) }.url();
        let origin = window().location().origin().unwrap_or_default();
        spawn_local(async move {
            let link = format!("{origin}{address}");
            if copy(&link).await {
                ui().tell(t("link-copied"));
            } else {
                // Where the clipboard is closed, the address bar holds the link.
                ui().tell(t("link-in-bar"));
                if let Ok(history) = window().history() {
                    let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
                }
            }
        });
    };
    view! {
        <div class="replay" role="group" aria-label=move || t("replay")>
            <button type="button" title=move || t("replay-first") aria-label=move || t("replay-first") on:click=move |_| to(0)><Icon name="first" /></button>
            <button type="button" title=move || t("replay-fight-back") aria-label=move || t("replay-fight-back") on:click=move |_| fight(false)><Icon name="fight-back" /></button>
            <button type="button" title=move || t("replay-back") aria-label=move || t("replay-back") on:click=move |_| to(now().saturating_sub(1))><Icon name="back" /></button>
            <button type="button" class="run" title=move || t("replay-run") aria-label=move || t("replay-run") aria-pressed=move || running.get().to_string() on:click=run>
                {move || if running.get() { view! { <Icon name="pause" /> } } else { view! { <Icon name="run" /> } }}
            </button>
            <button type="button" title=move || t("replay-on") aria-label=move || t("replay-on") on:click=move |_| to(now() + 1)><Icon name="on" /></button>
            <button type="button" title=move || t("replay-fight-on") aria-label=move || t("replay-fight-on") on:click=move |_| fight(true)><Icon name="fight-on" /></button>
            <input
                type="range"
                min="0"
                max=move || play.length()
                aria-label=move || t("replay-slider")
                prop:value=move || now().to_string()
                on:input=move |event| to(event_target_value(&event).parse().unwrap_or(0))
            />
            <span class="moment-text">{move || say(&Phrase::new("replay-moment").with("now", now()).with("all", play.length()))}</span>
            <select aria-label=move || t("replay-speed") on:change=move |event| speed.set(event_target_value(&event).parse().unwrap_or(1))>
                <option value="1">"×1"</option>
                <option value="2">"×2"</option>
                <option value="4">"×4"</option>
                <option value="8">"×8"</option>
            </select>
            <button type="button" class="share" title=move || t("link-make") on:click=share>{move || t("link-make")}</button>
        </div>
    }
}
