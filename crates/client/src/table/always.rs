//! A question answered once and for all: each button gives a standing order and the answer with it. What was ordered is said and can be
//! undone at once.

use crate::orders::in_words;
use crate::play::Play;
use crate::words::{capital, say, t};
use catalog::Listed;
use engine::orders::{Condition, StandingOrder};
use engine::ruleset::OrderInfo;
use engine::text::Phrase;
use leptos::prelude::*;

/// The chances of more answers than this take too long to be weighed for a button.
const MOST_WEIGHED: usize = 12;
/// Thresholds are offered in steps of so many hundredths.
const STEP: u8 = 5;

/// What a button orders and what it answers now.
#[derive(Clone)]
struct Offer {
    words: String,
    orders: Vec<StandingOrder>,
    answer: String,
}

/// What was ordered last, and the orders before it.
#[derive(Clone)]
struct Given {
    words: String,
    before: Vec<StandingOrder>,
}

/// Ways to have such questions answered from now on.
#[component]
pub fn Always(play: Play) -> impl IntoView {
    let given = RwSignal::new(None::<Given>);
    let order = move |offer: Offer| {
        let before = untrack(|| play.orders());
        let said: Vec<String> = untrack(|| offer.orders.iter().map(|it| in_words(play, it)).collect());
        let words = say(&Phrase::new("always-given").with("said", said.join(" · ")));
        // What was ordered last goes before what was ordered long ago.
        play.set_orders(offer.orders.into_iter().chain(before.clone()).collect());
        play.said.set(words.clone());
        given.set(Some(Given { words, before }));
        play.play(vec![offer.answer]);
    };
    let undo = move |_| {
        if let Some(Given { before, .. }) = given.get_untracked() {
            play.set_orders(before);
            play.said.set(t("always-undone"));
            given.set(None);
        }
    };
    let notice = move || {
        let Given { words, .. } = given.get()?;
        Some(view! {
            <p class="given row">
                <span>{words}</span>
                <button type="button" class="undo-order" on:click=undo>{move || t("always-undo")}</button>
                <button type="button" class="close" title=move || t("always-close") aria-label=move || t("always-close") on:click=move |_| given.set(None)>"×"</button>
            </p>
        })
    };
    let buttons = move || {
        let offers = offers(play);
        if offers.is_empty() {
            return None;
        }
        let buttons = offers
            .into_iter()
            .map(|offer| {
                let words = offer.words.clone();
                view! { <button type="button" on:click=move |_| order(offer.clone())>{words}</button> }
            })
            .collect_view();
        Some(view! {
            <div class="always" role="group" aria-label=move || t("always")>
                <h3>{move || t("always")}</h3>
                {buttons}
            </div>
        })
    };
    view! { {buttons} {notice} }
}

fn offers(play: Play) -> Vec<Offer> {
    let Some(decision) = play.decision.get() else { return Vec::new() };
    if !decision.reaction || !play.mine() || play.proposal.get().is_some() {
        return Vec::new();
    }
    let orders = &play.game().about().orders;
    let Some(info) = orders.iter().find(|info| info.decision == decision.kind) else { return Vec::new() };
    let legal = play.legal.get();
    let order = |kind: &str| StandingOrder::new(decision.seat, decision.kind, kind);
    let favourite = play.favourite();
    // Of several answers of a kind an order takes the sensible one.
    let answer = |kind: &str| {
        let of_kind = |it: &&Listed| it.gesture.kind == kind;
        let sensible = legal.iter().filter(of_kind).find(|it| Some(&it.text) == favourite.as_ref());
        sensible.or(legal.iter().find(of_kind)).map(|it| it.text.clone())
    };
    let kinds: Vec<&'static str> =
        info.answers.iter().copied().filter(|kind| legal.iter().any(|it| it.gesture.kind == *kind)).collect();
    let idle = kinds.iter().copied().find(|kind| info.idle.contains(kind));
    let mut list = Vec::new();
    if let Some((kind, text)) = idle.or(kinds.first().copied()).and_then(|kind| Some((kind, answer(kind)?))) {
        let during = Some(play.phase());
        let words = match idle {
            Some(_) => t("always-not-again"),
            None => {
                let answer = play.word("does", kind);
                say(&Phrase::new("always-this-phase").with("answer", answer))
            }
        };
        list.push(Offer {
            words,
            orders: vec![StandingOrder { during, ..order(kind) }],
            answer: text.clone(),
        });
        list.extend(only_above(play, info, &legal, &order, (kind, text)).filter(|_| idle.is_some()));
    }
    for kind in kinds {
        let Some(text) = answer(kind) else { continue };
        let words = say(&Phrase::new("always-so").with("answer", play.word("does", kind)));
        list.push(Offer { words: capital(&words), orders: vec![order(kind)], answer: text });
    }
    list
}

/// "Ask me only above so many per cent": above what this question promises.
fn only_above(
    play: Play,
    info: &OrderInfo,
    legal: &[Listed],
    order: &dyn Fn(&str) -> StandingOrder,
    (idle, text): (&str, String),
) -> Option<Offer> {
    let result = info.results.first()?;
    let acts: Vec<&Listed> = legal.iter().filter(|it| it.gesture.kind != idle).collect();
    let kind = acts.first()?.gesture.kind;
    if acts.len() > MOST_WEIGHED || !info.answers.contains(&kind) {
        return None;
    }
    let chance = |it: &&Listed| {
        let chances = play.try_explain(&it.text)?.chances.ok()?;
        let of = chances.results.iter().filter(|(befalls, _)| befalls.says.id == *result);
        Some(of.map(|(_, chance)| chance.percent()).sum::<f64>())
    };
    let best = acts.iter().filter_map(chance).fold(0.0, f64::max);
    let percent = (best as u8 / STEP + 1) * STEP;
    if percent > 95 {
        return None;
    }
    let chance = play.word("chance", result);
    let words = say(&Phrase::new("always-above").with("n", percent).with("result", chance));
    let when = vec![Condition::ChanceAtLeast { result: (*result).to_string(), percent }];
    let asks = StandingOrder { ask: true, when, ..order(kind) };
    Some(Offer { words, orders: vec![asks, order(idle)], answer: text })
}
