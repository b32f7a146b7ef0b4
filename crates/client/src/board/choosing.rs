//! Choices beside a place of the map: who of a stack is meant, by which way, turned to which side.

use super::{View, centre, on_screen};
use crate::browser::matches;
use crate::parts::{Counter, Effects};
use crate::play::{Fan, HexAt, Holding, Play, hex_at, priced};
use crate::words::{capital, t, vocabulary};
use catalog::Way;
use engine::Facing;
use engine::decision::Act;
use engine::sorted::InOrder;
use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

fn keep(event: PointerEvent) {
    event.stop_propagation();
}

/// The counters of a stack at a readable size, and the ways that lead there.
#[component]
pub fn FanView(
    play: Play,
    view: RwSignal<View>,
    size: impl Fn() -> (f64, f64) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    move || {
        let Fan { at, offers, pieces } = play.fan.get()?;
        let stack = if pieces { play.pieces_at(at) } else { Vec::new() };
        let ready = play.ready.get();
        let rested = play.rested.get();
        let counters = stack
            .into_iter()
            .rev()
            .map(|piece| {
                let id = piece.id;
                let able = ready.contains(&id) || rested.contains(&id);
                let says = play.describe_piece(&piece);
                let turned = piece.facing;
                view! {
                    <button
                        type="button"
                        class="member"
                        class:idle=!able
                        data-member=id.to_string()
                        title=says.clone()
                        aria-label=says
                        aria-pressed=move || (play.hand.get() == Holding::Piece(id)).to_string()
                        on:click=move |_| play.take(id)
                    >
                        <Counter piece=piece.clone() look=play.look(piece.seat) name=play.say(&piece.name) size=64 turned=turned pointy=play.board.get_untracked().pointy />
                    </button>
                }
            })
            .collect_view();
        let ways = gathered(offers).into_iter().map(|group| way_choice(play, group, pieces)).collect_view();
        if !pieces {
            return Some(beside_the_line(play, view, size, at, ways.into_any()).into_any());
        }
        // It opens away from what lies ahead, or where there is more room; and it never leaves the window.
        let (over, beside) = ahead(play, at);
        let height = move || on_screen(play, view.get(), at).1.clamp(0.0, size().1);
        let gap = move || 52.0 * view.get().scale + 6.0;
        let low = move || match over {
            Some(above) if above && size().1 - height() > ROOM => true,
            Some(above) if !above && height() > ROOM => false,
            _ => height() < size().1 / 2.0,
        };
        let left = move || {
            let (x, _) = on_screen(play, view.get(), at);
            format!("clamp(8rem, {}px, 100% - 8rem)", x - beside * ASIDE)
        };
        let top = move || format!("{}px", if low() { height() + gap() } else { height() - gap() });
        let room = move || {
            let room = if low() { size().1 - height() } else { height() };
            format!("{}px", (room - gap() - 8.0).max(60.0))
        };
        Some(
            view! {
                <div
                    class="fan"
                    class:low=low
                    role="group"
                    aria-label=move || t("fan-label")
                    style:left=left
                    style:top=top
                    style:max-height=room
                    on:pointerdown=keep
                    on:pointerup=keep
                    on:pointermove=keep
                    on:keydown=move |event: KeyboardEvent| along(&event)
                >
                    <div class="members">{counters}</div>
                    {ways}
                </div>
            }
            .into_any(),
        )
    }
}

/// Ways that differ only in where one looks in the end, together.
fn gathered(offers: Vec<Way>) -> Vec<Vec<Way>> {
    let alike = |a: &Way, b: &Way| {
        let same = (a.kind, a.act, &a.price, a.pace, a.open) == (b.kind, b.act, &b.price, b.pace, b.open);
        same && a.facing.is_some() && b.facing.is_some()
    };
    let mut groups: Vec<Vec<Way>> = Vec::new();
    for offer in offers {
        match groups.iter_mut().find(|group| group.iter().all(|it| alike(it, &offer))) {
            Some(group) => group.push(offer),
            None => groups.push(vec![offer]),
        }
    }
    groups
}

/// One way to go there; where it leaves open which side to face, with an arrow for each.
fn way_choice(play: Play, mut group: Vec<Way>, joins: bool) -> AnyView {
    let Some(first) = group.first().cloned() else { return ().into_any() };
    if group.len() == 1 {
        let words = label(play, &first, joins);
        return view! { <button type="button" class="way-choice" on:click=move |_| play.play(first.actions.clone())>{words}</button> }
            .into_any();
    }
    group.put_in_order_by_key(|offer| offer.facing);
    let pointy = play.board.get_untracked().pointy;
    let words = label(play, &Way { facing: None, ..first.clone() }, joins);
    // What it means is the same whichever way one looks.
    let effects = play.explain_briefly(&first.actions).map(|it| it.effects).unwrap_or_default();
    let arrows = group
        .into_iter()
        .filter_map(|offer| {
            let facing = offer.facing?;
            let says = label(play, &offer, joins);
            let shape = arrow(picture::bearing(facing, pointy));
            Some(view! {
                <button type="button" class="way-choice turn-to" title=says.clone() aria-label=says data-facing=facing.number().to_string() on:click=move |_| play.play(offer.actions.clone())>
                    <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true" inner_html=shape></svg>
                </button>
            })
        })
        .collect_view();
    view! {
        <div class="way-group">
            <strong>{words}</strong>
            <Effects play=play effects=effects />
            <div class="turns" role="group" aria-label=move || t("ring-label")>{arrows}</div>
        </div>
    }
    .into_any()
}

/// Ways to one place stand beside it, on the side where no enemy is: what is fought over stays in view.
fn beside_the_line(
    play: Play,
    view: RwSignal<View>,
    size: impl Fn() -> (f64, f64) + Copy + Send + Sync + 'static,
    at: HexAt,
    ways: AnyView,
) -> impl IntoView {
    let (_, towards_foes) = weighed(&foes_near(play, at));
    let gap = move || 60.0 * view.get().scale + 8.0;
    let to_left = move || {
        let (x, width) = (on_screen(play, view.get(), at).0, size().0);
        let (left, right) = (x - gap(), width - x - gap());
        if towards_foes > 0.0 { left > WIDE || left > right } else { right < WIDE && left > right }
    };
    let left = move || {
        let x = on_screen(play, view.get(), at).0;
        let x = if to_left() { x - gap() } else { x + gap() };
        format!(
            "clamp({}, {x}px, {})",
            if to_left() { "14rem" } else { "0px" },
            if to_left() { "100%" } else { "100% - 14rem" }
        )
    };
    let top = move || format!("clamp(6rem, {}px, 100% - 6rem)", on_screen(play, view.get(), at).1);
    view! {
        <div
            class="fan aside"
            class:to-left=to_left
            role="group"
            aria-label=move || t("fan-label")
            style:left=left
            style:top=top
            on:pointerdown=keep
            on:pointerup=keep
            on:pointermove=keep
            on:keydown=move |event: KeyboardEvent| along(&event)
        >
            {ways}
        </div>
    }
}

/// A fan wants so much room above or below its place, and goes so far to the side, in pixels.
const ROOM: f64 = 190.0;
const ASIDE: f64 = 110.0;
/// A fan of ways beside its place is so wide.
const WIDE: f64 = 240.0;
/// Whoever stands nearer than this, in pixels of the unscaled board, is what a stack looks at.
const NEAR: f64 = 5.0 * super::HEX;

/// Where those lie that a stack has to do with, its reach or else the enemies near it: whether above it, if they lie more above or
/// below than beside; and whether to the right (1) or to the left (-1), if they lie more to the side.
fn ahead(play: Play, at: HexAt) -> (Option<bool>, f64) {
    let reach: Vec<_> = play.reach.get_untracked().iter().map(|it| apart(play, at, it.at)).collect();
    weighed(&if reach.is_empty() { foes_near(play, at) } else { reach })
}

/// From one hex to another, in pixels of the unscaled board.
fn apart(play: Play, from: HexAt, to: HexAt) -> (f64, f64) {
    let board = play.board.get_untracked();
    let ((x, y), (to_x, to_y)) = (centre(&board, from), centre(&board, to));
    ((to_x - x) as f64 / 10.0, (to_y - y) as f64 / 10.0)
}

/// The enemies of whoever is in hand or stands there, as far as they are near.
fn foes_near(play: Play, at: HexAt) -> Vec<(f64, f64)> {
    let index = play.index.get_untracked();
    let here = || index.stack(at).last().copied();
    let own = play.held().or_else(here).and_then(|id| index.piece(id)).map(|piece| piece.seat);
    let foe =
        |list: &[u16]| list.iter().filter_map(|id| index.piece(*id)).any(|piece| Some(piece.seat) != own);
    let foes = index.stacks().filter(|(_, list)| foe(list)).map(|(to, _)| apart(play, at, to));
    foes.filter(|(dx, dy)| dx.hypot(*dy) < NEAR).collect()
}

/// Where most of it lies: above or not, or else to the right (1) or to the left (-1).
fn weighed(list: &[(f64, f64)]) -> (Option<bool>, f64) {
    let (dx, dy) = list.iter().fold((0.0, 0.0), |(dx, dy), (x, y)| (dx + x, dy + y));
    if list.is_empty() {
        (None, 0.0)
    } else if dy.abs() >= dx.abs() {
        (Some(dy < 0.0), 0.0)
    } else {
        (None, dx.signum())
    }
}

/// Arrow keys go from one choice to the next.
fn along(event: &KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => true,
        "ArrowRight" | "ArrowDown" => false,
        _ => {
            if matches!(event.key().as_str(), "Enter" | " " | "Tab") {
                event.stop_propagation();
            }
            return;
        }
    };
    event.prevent_default();
    event.stop_propagation();
    crate::browser::focus_along(".fan button", back);
}

/// A way in a few words: what, for how much, how fast.
fn label(play: Play, offer: &Way, joins: bool) -> String {
    // Whoever comes on to the map chooses where he looks, and that is all there is to say.
    let arrives = offer.act == Act::Arrive;
    let kind = match (joins, offer.facing) {
        (true, _) => t("fan-join"),
        (_, Some(facing)) if arrives => capital(&towards(play, facing)),
        _ => play.word("action", offer.kind),
    };
    let mut parts = vec![priced(&kind, &offer.price)];
    parts.extend(pace(play, offer.pace));
    if offer.open && !offer.hits() {
        parts.push(t("tip-open"));
    }
    if let (true, Some(facing)) = (offer.act == Act::LastMove, offer.facing) {
        parts.push(towards(play, facing));
    }
    parts.join(" · ")
}

/// How fast it is then, as the game calls it.
pub fn pace(play: Play, pace: Option<u8>) -> Option<String> {
    let pace = pace.filter(|pace| *pace > 0)?;
    Some(play.say(&play.own_phrase("way", "pace")?.with("pace", pace)))
}

/// An arrow that points so many degrees from the north. It has a shaft: a triangle alone looks the same turned by a third.
pub fn arrow(degrees: u16) -> String {
    format!("<path transform=\"rotate({degrees})\" d=\"M0-9.5L6.5-1H2.2V8.5H-2.2V-1H-6.5Z\"/>")
}

/// A side of a hex by its direction.
pub fn towards(play: Play, facing: Facing) -> String {
    let degrees = picture::bearing(facing, play.board.get().pointy);
    let word = match degrees {
        0 => "n",
        30 => "nne",
        60 => "ne",
        90 => "e",
        120 => "se",
        150 => "sse",
        180 => "s",
        210 => "ssw",
        240 => "sw",
        270 => "w",
        300 => "nw",
        _ => "nnw",
    };
    vocabulary("side", word)
}

/// Six arrows around the piece in hand, with the price of each.
#[component]
pub fn Ring(play: Play, view: RwSignal<View>) -> impl IntoView {
    let turns = Memo::new(move |_| play.turns());
    let at =
        Memo::new(move |_| play.held().and_then(|id| play.piece(id)).and_then(|piece| hex_at(&piece.place?)));
    let place = move || {
        let (x, y) = at.get().map_or((0.0, 0.0), |at| on_screen(play, view.get(), at));
        format!("translate({x}px, {y}px)")
    };
    // From far away the arrows would hide where it can go; the row beside the map has them too.
    // For a finger they would hide the hexes next to it, unless those are large.
    let least = if matches("(pointer: coarse)") { 1.1 } else { 0.45 };
    let near = Memo::new(move |_| view.get().scale > least);
    move || {
        at.get()?;
        let turns = turns.get();
        if turns.is_empty() || !near.get() || play.proposal.get().is_some() {
            return None;
        }
        let pointy = play.board.get_untracked().pointy;
        let arrows = turns
            .into_iter()
            .filter_map(|offer| {
                let facing = offer.facing?;
                let degrees = picture::bearing(facing, pointy);
                let words = [play.word("action", offer.kind), towards(play, facing)].join(" ");
                let words = priced(&words, &offer.price);
                let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
                // On the side of the hex, whatever the scale, but never so near that a finger hits two.
                let out = move || {
                    let far = (50.0 * view.get().scale).max(30.0);
                    format!("translate({}px, {}px)", sin * far, -cos * far)
                };
                let actions = offer.actions.clone();
                let shape = arrow(degrees);
                Some(view! {
                    <button
                        type="button"
                        class="arrow"
                        class:least=offer.act == Act::LastMove
                        tabindex="-1"
                        data-facing=facing.number().to_string()
                        aria-pressed=move || (play.towards.get() == Some(facing)).to_string()
                        title=words.clone()
                        aria-label=words
                        style:transform=out
                        on:click=move |_| play.play(actions.clone())
                    >
                        <svg viewBox="-12 -12 24 24" aria-hidden="true" inner_html=shape></svg>
                        <span>{offer.price.clone()}</span>
                    </button>
                })
            })
            .collect_view();
        Some(view! {
            <div
                class="ring"
                role="group"
                aria-label=move || t("ring-label")
                style:transform=place
                on:pointerdown=keep
                on:pointerup=keep
            >
                {arrows}
            </div>
        })
    }
}
