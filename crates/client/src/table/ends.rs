//! A whole retreat, pursuit or advance in one answer: the places where it may end, each a button that lights its place. Going hex by hex
//! is the second way.

use crate::play::{HexAt, Play, hex_at};
use crate::words::{capital, say, t};
use catalog::Way;
use engine::Role;
use engine::text::Phrase;
use leptos::prelude::*;

/// The ways of whoever is asked about that take more than one step, one to each place where he need go no farther.
pub fn ends(play: Play) -> Vec<(HexAt, Way)> {
    let settles = play.decision.get().is_some_and(|it| it.role == Role::Settle);
    if !settles || !play.mine() {
        return Vec::new();
    }
    let ways = play.ways.get();
    let there = |way: &Way| way.to.as_ref().and_then(hex_at).filter(|_| !way.hits());
    if !ways.iter().any(|way| there(way).is_some() && way.actions.len() > 1) {
        return Vec::new();
    }
    let mut list: Vec<(HexAt, Way)> = Vec::new();
    for way in ways.iter() {
        if let Some(at) = there(way).filter(|at| !list.iter().any(|(known, _)| known == at)) {
            list.push((at, way.clone()));
        }
    }
    // Where some ways are complete, those that are not are steps on them.
    if list.iter().any(|(_, way)| !way.goes_on) {
        list.retain(|(_, way)| !way.goes_on);
    }
    list
}

/// The places as buttons.
#[component]
pub fn Ends(play: Play) -> impl IntoView {
    move || {
        let ends = ends(play);
        if ends.is_empty() {
            return None;
        }
        let sensible = play.favourite();
        let first = ends.iter().position(|(_, way)| way.actions.first() == sensible.as_ref()).unwrap_or(0);
        let buttons = ends
            .into_iter()
            .enumerate()
            .map(|(n, (at, way))| {
                let label = play.cell(at).map(|cell| cell.label).unwrap_or_default();
                let words = Phrase::new("ends-at")
                    .with("what", play.word("action", way.kind))
                    .with("where", label)
                    .with("n", way.actions.len());
                let words = capital(&say(&words));
                let (lit, text, actions) = (way.through.iter().filter_map(hex_at).collect::<Vec<_>>(), way.actions.join(" "), way.actions.clone());
                view! {
                    <button type="button" class:main=n == first data-do=text on:pointerenter=move |_| play.lit.set(lit.clone()) on:pointerleave=move |_| play.lit.set(Vec::new()) on:click=move |_| play.play(actions.clone())>{words}</button>
                }
            })
            .collect_view();
        Some(view! {
            <div class="ends" role="group" aria-label=move || t("ends")>
                <p>{move || t("ends-lead")}</p>
                {buttons}
            </div>
        })
    }
}
