//! Words beside a place of the map: why not, what it costs, what the shades mean.

use super::choosing::pace;
use super::{HEX, View, on_screen};
use crate::parts::Reasons;
use crate::play::{HexAt, Play, hex_at, priced};
use crate::words::{capital, t};
use engine::Seat;
use engine::sorted::InOrder;
use leptos::prelude::*;

/// Why not, in a bubble beside the place, with its rule.
#[component]
pub fn BubbleView(play: Play, view: RwSignal<View>) -> impl IntoView {
    let at = move || play.bubble.get().and_then(|bubble| bubble.at).map(|at| on_screen(play, view.get(), at));
    // Above the place, or below it where there is no room above; never beyond the edges.
    let low = move || at().is_none_or(|(_, y)| y < 190.0);
    let left =
        move || at().map_or("50%".to_string(), |(x, _)| format!("clamp(10.5rem, {x}px, 100% - 10.5rem)"));
    let top = move || {
        let gap = 34.0 * view.get().scale;
        at().map_or("3.5rem".to_string(), |(_, y)| format!("{}px", if low() { y + gap } else { y - gap }))
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

/// How far from the middle of its hex a tip stands, in pixels of the unscaled board: beyond the neighbours, that are looked at too.
const BESIDE: f64 = 1.55 * HEX;
/// It stands no further off than this, in pixels of the window, and is no wider.
const FAR: f64 = 110.0;
const WIDE: f64 = 240.0;

/// What a move to the place under the pointer costs and where it would have to stop.
#[component]
pub fn Tip(
    play: Play,
    view: RwSignal<View>,
    size: impl Fn() -> (f64, f64) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    move || {
        let at = play.pointed.get()?;
        if play.bubble.get().is_some() || play.proposal.get().is_some() || play.fan.get().is_some() {
            return None;
        }
        let words = tip_words(play, at)?;
        let (x, y) = on_screen(play, view.get(), at);
        let gap = (BESIDE * view.get().scale).min(FAR);
        // On the side away from where the piece comes from, if there is room.
        let from = play.held().and_then(|id| play.piece(id)).and_then(|piece| hex_at(&piece.place?));
        let comes_from_right = from.is_some_and(|from| on_screen(play, view.get(), from).0 > x);
        let (before, behind) = (x - gap - 8.0, size().0 - x - gap - 8.0);
        let to_left = before > behind && behind < WIDE || comes_from_right && before >= WIDE;
        let wide = format!("{}px", WIDE.min(if to_left { before } else { behind }).max(80.0));
        let left = if to_left { format!("{}px", x - gap) } else { format!("{}px", x + gap) };
        let top = format!("clamp(2.4rem, {y}px, 100% - 2.4rem)");
        Some(view! {
            <div class="tip" class:to-left=to_left aria-hidden="true" style:left=left style:top=top style:max-width=wide>
                {words}
            </div>
        })
    }
}

fn tip_words(play: Play, at: HexAt) -> Option<String> {
    let ways = play.ways.get();
    let way = ways.iter().find(|way| way.to.as_ref().and_then(hex_at) == Some(at))?;
    let kind = play.word("action", way.kind);
    let mut lines = vec![priced(&kind, if way.cost == 0 { "" } else { &way.price })];
    lines.extend(pace(play, way.pace));
    // The fastest way there, where it is not the cheapest.
    let fastest = ways.iter().filter(|it| it.to == way.to && it.target.is_none()).max_by_key(|it| it.pace);
    if let Some(fast) = fastest.filter(|fast| fast.pace > way.pace) {
        let words = [Some(priced(&kind, &fast.price)), pace(play, fast.pace)];
        lines.push(words.into_iter().flatten().collect::<Vec<_>>().join(", "));
    }
    // Whoever aims at somebody sees on the card what may come of it.
    if way.target.is_none() {
        if way.open {
            lines.push(t("tip-open"));
        } else if !way.goes_on {
            lines.push(t("tip-stops"));
        }
    }
    Some(lines.join(" · "))
}

/// What the shades mean: of what is in hand, and of the layers that are open.
#[component]
pub fn Legend(play: Play) -> impl IntoView {
    let kinds = Memo::new(move |_| {
        let list = play.reach.get();
        [
            (list.iter().any(|it| it.cost > 0 && it.goes_on && !it.hits), "free", Some("shade-goes-on")),
            (list.iter().any(|it| !it.goes_on && !it.hits), "stops", Some("shade-stops")),
            (list.iter().any(|it| it.hits), "hits", Some("shade-hits")),
            (list.iter().any(|it| it.pace > 0 && !it.hits), "paces", None),
        ]
        .into_iter()
        .filter_map(|(there, class, words)| there.then_some((class, words)))
        .collect::<Vec<_>>()
    });
    let layers = Memo::new(move |_| layer_shades(play));
    move || {
        let (kinds, layers) = (kinds.get(), layers.get());
        (!kinds.is_empty() || !layers.is_empty()).then(|| {
            let entry = |(class, words): (&'static str, Option<&'static str>)| {
                // How fast it would be there is the game's to name.
                let words = move || words.map_or_else(|| play.word("shade", "pace"), t);
                view! { <span><i class=format!("swatch {class}")></i>{words}</span> }
            };
            let shade = |(class, words): (String, String)| {
                view! { <span><i class=format!("swatch {class}")></i>{words}</span> }
            };
            view! {
                <p class="legend" aria-hidden="true">
                    {kinds.into_iter().map(entry).collect_view()} {layers.into_iter().map(shade).collect_view()}
                </p>
            }
        })
    }
}

/// For each layer that is open, whose shades it has: the class of their colour, and the words.
fn layer_shades(play: Play) -> Vec<(String, String)> {
    let (infos, shown) = (play.overlays(), play.shown.get());
    let mut list = Vec::new();
    for layer in infos.iter().filter(|layer| shown.contains(&layer.id)) {
        let focus = if layer.focused { play.pointed.get().or(play.inspected.get()) } else { None };
        let mut seats: Vec<Option<Seat>> =
            play.shades(layer.id, focus).iter().map(|shade| shade.seat).collect();
        seats.put_in_order();
        seats.dedup();
        let name = capital(&crate::glossary::name(play, &layer.name));
        list.extend(seats.into_iter().map(|seat| match seat {
            Some(seat) => (format!("seat-{}", seat.0), format!("{name} · {}", play.seat_name(seat))),
            None => ("layer".to_string(), name.clone()),
        }));
    }
    list
}
