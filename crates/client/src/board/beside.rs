//! Words beside a place of the map: why not, what it costs, what the shades mean.

use super::choosing::pace;
use super::{View, on_screen};
use crate::parts::Reasons;
use crate::play::{Play, priced, spot};
use crate::words::{t, vocabulary};
use leptos::prelude::*;

/// Why not, in a bubble beside the place, with its rule.
#[component]
pub fn BubbleView(play: Play, view: RwSignal<View>) -> impl IntoView {
    let at = move || play.bubble.get().and_then(|bubble| bubble.at).map(|at| on_screen(play, view.get(), at));
    // Above the place, or below it where there is no room above; never beyond the edges.
    let low = move || at().is_some_and(|(_, y)| y < 190.0);
    let left =
        move || at().map_or("50%".to_string(), |(x, _)| format!("clamp(10.5rem, {x}px, 100% - 10.5rem)"));
    let top = move || {
        let gap = 34.0 * view.get().scale;
        at().map_or("40%".to_string(), |(_, y)| format!("{}px", if low() { y + gap } else { y - gap }))
    };
    move || {
        let bubble = play.bubble.get()?;
        Some(view! {
            <div
                class="bubble"
                class:low=low
                role="alert"
                style:left=left
                style:top=top
                on:pointerdown=|event| event.stop_propagation()
                on:pointerup=|event| event.stop_propagation()
            >
                <Reasons play=play refusal=bubble.refusal />
                <button type="button" class="close" aria-label=move || t("close") on:click=move |_| play.bubble.set(None)>"×"</button>
            </div>
        })
    }
}

/// What a move to the place under the pointer costs and where it would have to stop.
#[component]
pub fn Tip(play: Play, view: RwSignal<View>) -> impl IntoView {
    move || {
        let at = play.pointed.get()?;
        if play.bubble.get().is_some() || play.proposal.get().is_some() || play.fan.get().is_some() {
            return None;
        }
        let ways = play.ways.get();
        let way = ways.iter().find(|way| way.to.as_ref().and_then(spot) == Some(at))?;
        let kind = vocabulary("kind", way.kind);
        let mut lines = vec![priced(&kind, if way.cost == 0 { "" } else { &way.price })];
        lines.extend(pace(way.pace));
        // The fastest way there, where it is not the cheapest.
        let fastest =
            ways.iter().filter(|it| it.to == way.to && it.target.is_none()).max_by_key(|it| it.pace);
        if let Some(fast) = fastest.filter(|fast| fast.pace > way.pace) {
            let words = [Some(priced(&kind, &fast.price)), pace(fast.pace)];
            lines.push(words.into_iter().flatten().collect::<Vec<_>>().join(", "));
        }
        if way.open {
            lines.push(t("tip-asks"));
        } else if !way.goes_on && way.target.is_none() {
            lines.push(t("tip-stops"));
        }
        let (x, y) = on_screen(play, view.get(), at);
        let (left, top) = (format!("{x}px"), format!("{}px", y + 34.0 * view.get().scale));
        Some(
            view! { <div class="tip" aria-hidden="true" style:left=left style:top=top>{lines.join(" · ")}</div> },
        )
    }
}

/// What the shades mean, while something is in hand.
#[component]
pub fn Legend(play: Play) -> impl IntoView {
    let kinds = Memo::new(move |_| {
        let list = play.reach.get();
        [
            (list.iter().any(|it| it.cost > 0 && it.goes_on && !it.hits), "free", "shade-goes-on"),
            (list.iter().any(|it| !it.goes_on && !it.hits), "stops", "shade-stops"),
            (list.iter().any(|it| it.hits), "hits", "shade-hits"),
        ]
        .into_iter()
        .filter_map(|(there, class, words)| there.then_some((class, words)))
        .collect::<Vec<_>>()
    });
    move || {
        let kinds = kinds.get();
        (!kinds.is_empty()).then(|| {
            let entry = |(class, words)| {
                view! { <span><i class=format!("swatch {class}")></i>{move || t(words)}</span> }
            };
            view! { <p class="legend" aria-hidden="true">{kinds.into_iter().map(entry).collect_view()}</p> }
        })
    }
}
