//! Answers that are put together: an army with its price, a battlefield of modules. The rules say at once whether it will do.

use crate::parts::{Chips, Counter, Effects, Reasons};
use crate::play::{Play, hex_at};
use crate::words::{say, t};
use engine::form::Form;
use engine::text::Phrase;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn FormView(play: Play) -> impl IntoView {
    // A new question is a new form; while it is filled in, nothing is drawn anew.
    let form = Memo::new(move |_| if play.mine() { play.form().map(Arc::new) } else { None });
    move || {
        let form = form.get()?;
        let picks = RwSignal::new(nothing(&form));
        Some(if form.items.is_empty() {
            view! { <Slots play=play form=form picks=picks /> }.into_any()
        } else {
            view! { <Items play=play form=form picks=picks /> }.into_any()
        })
    }
}

/// What is picked before anybody has chosen.
fn nothing(form: &Form) -> Vec<u16> {
    if form.begin.is_empty() { vec![0; form.len()] } else { form.begin.clone() }
}

/// What the rules say of the answer so far, and the button that gives it.
#[component]
fn Verdict(play: Play, form: Arc<Form>, picks: RwSignal<Vec<u16>>) -> impl IntoView {
    let cleared = nothing(&form);
    let answer = Memo::new(move |_| form.write(&picks.get()));
    let verdict = Memo::new(move |_| play.why(&answer.get()).err());
    let effects = move || {
        let foreseen = play.foresee(&[answer.get()]);
        let last = foreseen.steps.last().cloned()?;
        Some(view! { <Effects play=play effects=last.explanation.effects /> })
    };
    view! {
        <div class="verdict" aria-live="polite">
            {move || match verdict.get() {
                None => effects().into_any(),
                Some(refusal) => view! { <Reasons play=play refusal=refusal /> }.into_any(),
            }}
        </div>
        <div class="row">
            <button
                type="button"
                class="main do"
                aria-disabled=move || verdict.get().is_some().to_string()
                on:click=move |_| {
                    // A refused answer is refused by the game itself, with its reason.
                    if verdict.get_untracked().is_none() {
                        play.play(vec![answer.get_untracked()]);
                    }
                }
            >
                {move || t("form-done")}
            </button>
            <button type="button" on:click=move |_| picks.set(cleared.clone())>
                {move || t("form-clear")}
            </button>
        </div>
    }
}

/// So many of each.
#[component]
fn Items(play: Play, form: Arc<Form>, picks: RwSignal<Vec<u16>>) -> impl IntoView {
    let game = play.game().about().id;
    let spent = {
        let form = form.clone();
        Memo::new(move |_| form.price(&picks.get()))
    };
    let budget = form.budget.clone().map(|budget| {
        let most = budget.most;
        view! {
            <p class="budget" class:over=move || { spent.get() > most }>
                <span>{play.say(&budget.name)} "\u{a0}" <Chips game=game rules=budget.rules.clone() /></span>
                <meter min="0" max=most value=move || spent.get().min(most) aria-label=play.say(&budget.name)></meter>
                <b>{move || say(&Phrase::new("form-spent").with("spent", spent.get()).with("most", most))}</b>
            </p>
        }
    });
    let items = form
        .items
        .iter()
        .enumerate()
        .map(|(n, item)| {
            let (most, price) = (u16::from(item.most), item.price);
            let name = play.say(&item.piece.name);
            let count = move || picks.get().get(n).copied().unwrap_or(0);
            let change = move |by: i32| {
                picks.update(|picks| {
                    if let Some(pick) = picks.get_mut(n) {
                        *pick = (i32::from(*pick) + by).clamp(0, most.into()) as u16;
                    }
                });
            };
            let facts = item.facts.clone();
            let (less, more) = (
                say(&Phrase::new("form-less").with("what", name.as_str())),
                say(&Phrase::new("form-more").with("what", name.as_str())),
            );
            view! {
                <li class="item" data-what=item.what>
                    <Counter piece=item.piece.clone() look=play.look(item.piece.seat) name=name.clone() size=52 />
                    <details>
                        <summary>{name.clone()} " " <small>{say(&Phrase::new("form-price").with("price", price))}</small></summary>
                        <Effects play=play effects=facts />
                    </details>
                    <span class="stepper">
                        <button type="button" class="less" aria-label=less prop:disabled=move || count() == 0 on:click=move |_| change(-1)>"−"</button>
                        <output>{move || format!("{}/{most}", count())}</output>
                        <button type="button" class="more" aria-label=more prop:disabled=move || { count() >= most } on:click=move |_| change(1)>"+"</button>
                    </span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="form" aria-label=move || t("form-label")>
            {budget}
            <Ready play=play form=form.clone() picks=picks />
            <ul class="items">{items}</ul>
            <Verdict play=play form=form picks=picks />
        </section>
    }
}

/// Answers that somebody has put together already.
#[component]
fn Ready(play: Play, form: Arc<Form>, picks: RwSignal<Vec<u16>>) -> impl IntoView {
    if form.ready.is_empty() {
        return None;
    }
    let list = form
        .ready
        .iter()
        .map(|ready| {
            let take = ready.picks.clone();
            let chosen = ready.picks.clone();
            let about = ready.about.as_ref().map(|about| play.say(about));
            view! {
                <button
                    type="button"
                    class="ready-made"
                    aria-pressed=move || (picks.get() == chosen).to_string()
                    title=about.unwrap_or_default()
                    on:click=move |_| picks.set(take.clone())
                >
                    {play.say(&ready.name)}
                </button>
            }
        })
        .collect_view();
    Some(
        view! { <div class="ready-list" role="group" aria-label=move || t("form-ready")><p>{move || t("form-ready")}</p>{list}</div> },
    )
}

/// One choice for each place; the board shows what would lie there.
#[component]
fn Slots(play: Play, form: Arc<Form>, picks: RwSignal<Vec<u16>>) -> impl IntoView {
    {
        let form = form.clone();
        Effect::new(move |_| {
            let answer = form.write(&picks.get());
            play.preview.set(play.board_after(&[answer]).map(Arc::new));
        });
        on_cleanup(move || {
            let _ = play.preview.try_set(None);
        });
    }
    let slots = form
        .slots
        .iter()
        .enumerate()
        .map(|(n, slot)| {
            let place = slot.place.as_ref().and_then(hex_at);
            let options = slot
                .choices
                .iter()
                .enumerate()
                .map(|(m, choice)| {
                    let chosen = move || picks.get().get(n).copied() == Some(m as u16);
                    view! { <option value=m.to_string() selected=chosen>{play.say(&choice.name)}</option> }
                })
                .collect_view();
            view! {
                <li class="slot" data-slot=slot.key.clone()>
                    <label>
                        <span>{play.say(&slot.name)}</span>
                        <select
                            on:focus=move |_| play.lit.set(place.into_iter().collect())
                            on:blur=move |_| play.lit.set(Vec::new())
                            on:change=move |event| {
                                let pick = event_target_value(&event).parse().unwrap_or(0);
                                picks.update(|picks| {
                                    if let Some(it) = picks.get_mut(n) {
                                        *it = pick;
                                    }
                                });
                            }
                        >
                            {options}
                        </select>
                    </label>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="form" aria-label=move || t("form-label")>
            <Ready play=play form=form.clone() picks=picks />
            <ul class="slots">{slots}</ul>
            <Verdict play=play form=form picks=picks />
        </section>
    }
}
