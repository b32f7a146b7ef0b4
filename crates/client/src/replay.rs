//! Looking back: a slider by turns and fights, play and pause, jumps from fight to fight, a link to the moment.

use crate::address::Address;
use crate::app::ui;
use crate::browser::{copy, window};
use crate::link::pack;
use crate::parts::Icon;
use crate::play::Play;
use crate::projector::{Mark, Projector};
use crate::recap::Speed;
use crate::words::{say, t};
use engine::text::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;

#[component]
pub fn Replay(play: Play, projector: Projector) -> impl IntoView {
    let now = move || play.at.get().unwrap_or_else(|| play.length());
    let to = move |moment: usize| projector.to(moment);
    let run = move |_| {
        projector.until.set(None);
        projector.toggle();
    };
    let running = projector.running;
    // Where turns begin and where something is fought: what the slider counts.
    let marks = Memo::new(move |_| projector.marks());
    // How many of them have begun at the moment that is looked at; all of them and one more is now.
    let passed = move || match play.at.get() {
        Some(at) => marks.with(|marks| marks.iter().filter(|mark| mark.at <= at).count()),
        None => marks.with(Vec::len) + 1,
    };
    let slide = move |value: usize| {
        let moment = marks.with_untracked(|marks| match value {
            0 => Some(0),
            n => marks.get(n - 1).map(|mark| mark.at),
        });
        to(moment.unwrap_or_else(|| untrack(|| play.length())));
    };
    let fights = move || marks.with(|marks| marks.iter().filter(|mark| mark.fight).count());
    let fought = move || {
        let now = now();
        marks.with(|marks| marks.iter().filter(|mark| mark.fight && mark.at <= now).count())
    };
    let ticks = move || {
        let list = marks.get();
        let turn = |(number, mark): (usize, &Mark)| {
            (!mark.fight).then(|| view! { <option value=(number + 1).to_string()></option> })
        };
        list.iter().enumerate().filter_map(turn).collect_view()
    };
    let fight = move |forward: bool| {
        let at = untrack(now);
        let list = marks.get_untracked();
        let mut fights = list.iter().filter(|mark| mark.fight).map(|mark| mark.at);
        let next = if forward { fights.find(|n| *n > at) } else { fights.rfind(|n| *n < at) };
        if let Some(next) = next {
            to(next);
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
            <button type="button" title=move || t("replay-back") aria-label=move || t("replay-back") on:click=move |_| to(projector.before(untrack(now)))><Icon name="back" /></button>
            <button type="button" class="run" title=move || t("replay-run") aria-label=move || t("replay-run") aria-pressed=move || running.get().to_string() on:click=run>
                {move || if running.get() { view! { <Icon name="pause" /> } } else { view! { <Icon name="run" /> } }}
            </button>
            <button type="button" title=move || t("replay-on") aria-label=move || t("replay-on") on:click=move |_| to(projector.next(untrack(now)))><Icon name="on" /></button>
            <button type="button" title=move || t("replay-fight-on") aria-label=move || t("replay-fight-on") on:click=move |_| fight(true)><Icon name="fight-on" /></button>
            <input
                type="range"
                min="0"
                max=move || marks.with(Vec::len) + 1
                list="replay-marks"
                aria-label=move || t("replay-slider")
                aria-valuetext=move || say(&Phrase::new("replay-moment").with("now", fought()).with("all", fights()))
                prop:value=move || passed().to_string()
                on:input=move |event| slide(event_target_value(&event).parse().unwrap_or(0))
            />
            <datalist id="replay-marks">{ticks}</datalist>
            <span class="moment-text">{move || say(&Phrase::new("replay-moment").with("now", fought()).with("all", fights()))}</span>
            <Speed projector=projector />
            <button type="button" class="share" title=move || t("link-make") on:click=share>{move || t("link-make")}</button>
        </div>
    }
}
