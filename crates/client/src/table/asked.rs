//! What is asked, and everything that can be answered beside the map.

use super::around::watched;
use super::ending::{asked, other_in_hand};
use crate::address::Address;
use crate::app::go_to;
use crate::board::STILL;
use crate::parts::{Chips, Counter, style};
use crate::play::{HexAt, Holding, Play, Thinking, hex_at};
use crate::settings::settings;
use crate::store::Who;
use crate::words::{capital, t};
use engine::scene::{Piece, Shade, TrayRole};
use engine::sorted::InOrder;
use engine::text::Phrase;
use engine::{Role, Seat};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// What is asked now, of whom; what the computer does; how it ended.
#[component]
pub fn Question(play: Play) -> impl IntoView {
    let game = play.game().about().id;
    move || {
        if let Some(at) = play.at.get() {
            let history = play.history.get();
            let asked = history.get(at).and_then(|played| played.asked.clone());
            let words = asked.map_or_else(String::new, |(phrase, _)| play.say(&phrase));
            return view! {
                <section class="question past">
                    <h2>{watched(play)}</h2>
                    <p>{words}</p>
                </section>
            }
            .into_any();
        }
        if let Some(outcome) = play.outcome() {
            let title = match outcome.winner {
                None => t("drawn"),
                Some(winner) => play.say_of(winner, Phrase::new("won")),
            };
            // The winner's points first, and every number with its side.
            let mut sides: Vec<(Seat, i32)> =
                outcome.score.iter().enumerate().map(|(n, points)| (Seat(n as u8), *points)).collect();
            sides.put_in_order_by_key(|(seat, points)| (outcome.winner != Some(*seat), -points));
            let score = sides
                .into_iter()
                .map(|(seat, points)| {
                    let class = format!("score seat-{}", seat.0);
                    view! { <li class=class><span>{capital(&play.seat_name(seat))}</span> " " <b>{points}</b></li> }
                })
                .collect_view();
            // How it ended, in the last sentence of the journal.
            let ending = play.history.get().iter().rev().find_map(|played| {
                let told = played.events.iter().rev().find(|told| !told.says.is_empty())?;
                Some(capital(&play.say(&told.says)))
            });
            let game_id = game.to_string();
            return view! {
                <section class="question over" role="status">
                    <h2>{title}</h2>
                    <p>{ending} "\u{a0}" <Chips game=game rules=outcome.rules.clone() /></p>
                    <ul class="scores" aria-label=move || t("over-score")>{score}</ul>
                    <p class="row">
                        <button type="button" on:click=move |_| play.watch(Some(0))>{move || t("over-replay")}</button>
                        <a class="button main" href="/" on:click=go_to(Address::New { game: game_id.clone(), scenario: Some(play.scenario()) })>{move || t("over-again")}</a>
                    </p>
                </section>
            }
            .into_any();
        }
        let Some(decision) = play.decision.get() else { return ().into_any() };
        let name = play.seat_name(decision.seat);
        if let Who::Computer(_) = play.player(decision.seat) {
            let body = match play.thinking.get() {
                Thinking::Yes { done } => view! {
                    <p>{play.say_of(decision.seat, Phrase::new("thinking"))}</p>
                    <progress max="1000" value=done aria-label=move || t("thinking-progress")></progress>
                    <button type="button" class="pause" on:click=move |_| play.pause()>{move || t("thinking-stop")}</button>
                }
                .into_any(),
                Thinking::Holds => return held_back(play).into_any(),
                Thinking::Paused | Thinking::Broken | Thinking::No => {
                    let words = match play.thinking.get() {
                        Thinking::Broken => t("thinking-broken"),
                        _ => t("thinking-paused"),
                    };
                    view! {
                        <p>{words}</p>
                        <button type="button" class="main resume" on:click=move |_| play.resume()>{move || t("thinking-go")}</button>
                    }
                    .into_any()
                }
            };
            return view! { <section class="question waiting" role="status">{body}</section> }.into_any();
        }
        view! {
            <section class="question" class:reaction=decision.reaction>
                <h2>{capital(&name)} {decision.reaction.then(|| format!(" · {}", t("reaction")))}</h2>
                <p>{other_in_hand(play).unwrap_or_else(|| asked(play, &name))} "\u{a0}" <Chips game=game rules=vec![decision.rule] /></p>
            </section>
        }
        .into_any()
    }
}

/// The turn of the person is over, and the computer waits for his word.
fn held_back(play: Play) -> impl IntoView + use<> {
    view! {
        <section class="question hold" role="status">
            <h2>{move || t("turn-over")}</h2>
            <p>{move || t("turn-over-text")}</p>
            <p class="row">
                <button type="button" class="main go" on:click=move |_| play.resume()>{move || t("turn-over-go")}</button>
                <button type="button" class="back" on:click=move |_| play.undo()>{move || t("turn-over-back")}</button>
            </p>
        </section>
    }
}

/// Who still has to attack and who still has to be attacked, each a button that shows the place. What lies on the map in dashes is
/// not found at a glance on a large one.
#[component]
pub fn Duties(play: Play) -> impl IntoView {
    let owed = Memo::new(move |_| {
        let fights = play.decision.get().filter(|decision| decision.role == Role::Declare);
        let (Some(decision), true) = (fights, play.mine()) else { return Vec::new() };
        let layer = play.overlays().into_iter().find(|layer| layer.duties);
        let shades = layer.map_or_else(Vec::new, |layer| play.shades(layer.id, None));
        let own = |shade: &Shade| shade.seat == Some(decision.seat);
        [("duties-attack", true), ("duties-attacked", false)]
            .map(|(title, mine)| {
                let hexes = shades.iter().filter(|shade| own(shade) == mine);
                let hexes = hexes.filter_map(|shade| Some((hex_at(&shade.place)?, shade.seat)));
                (title, hexes.collect::<Vec<_>>())
            })
            .into_iter()
            .filter(|(_, hexes)| !hexes.is_empty())
            .collect::<Vec<_>>()
    });
    let entry = move |(at, seat): (HexAt, Option<Seat>)| {
        let stack = untrack(|| play.pieces_at(at));
        let own = |piece: &&Piece| seat.is_none_or(|seat| piece.seat == seat);
        // Who has strength fights; leaders and banners go with him.
        let fighters = stack.iter().rev().filter(own).filter(|piece| piece.strength.is_some());
        let fighters: Vec<&Piece> = fighters.collect();
        // In short as it is printed on the counter; in full for whoever points at it.
        let short: Vec<&str> = fighters.iter().map(|piece| piece.short).collect();
        let names: Vec<String> = fighters.iter().map(|piece| capital(&play.say(&piece.name))).collect();
        let label = untrack(|| play.cell(at)).map(|cell| cell.label).unwrap_or_default();
        let words = if short.is_empty() { label } else { format!("{} · {label}", short.join(" + ")) };
        let title = format!("{} ({})", names.join(" + "), t("duties-show"));
        view! {
            <li>
                <button
                    type="button"
                    title=title
                    on:pointerenter=move |_| play.lit.set(vec![at])
                    on:pointerleave=move |_| play.lit.set(Vec::new())
                    on:click=move |_| {
                        play.lit.set(vec![at]);
                        play.visited.set(Some(at));
                    }
                >
                    {words}
                </button>
            </li>
        }
    };
    move || {
        let owed = owed.get();
        if owed.is_empty() || play.proposal.get().is_some() {
            return None;
        }
        let lists = owed
            .into_iter()
            .map(|(title, hexes)| {
                let entries = hexes.into_iter().map(entry).collect_view();
                view! { <h3>{move || t(title)}</h3> <ul>{entries}</ul> }
            })
            .collect_view();
        Some(view! { <section class="duties">{lists}</section> })
    }
}

/// Pieces beside the board that may be put on it now.
#[component]
pub fn Palette(play: Play) -> impl IntoView {
    move || {
        let kinds = play.kinds();
        let waiting = play.waiting();
        if !waiting.is_empty() {
            return Some(muster(play, waiting).into_any());
        }
        if kinds.is_empty() {
            return None;
        }
        let scene = play.scene.get();
        let seat = play.decision.get()?.seat;
        let list = kinds
            .into_iter()
            .map(|(kind, what)| {
                let waiting: Vec<_> = scene
                    .trays
                    .iter()
                    .filter(|tray| tray.seat == seat && tray.role != TrayRole::Lost)
                    .flat_map(|tray| &tray.pieces)
                    .filter(|entry| entry.piece.short == what)
                    .collect();
                let count = waiting.len();
                let piece = waiting.first().map(|entry| entry.piece.clone());
                let name = piece.as_ref().map_or_else(|| what.clone(), |piece| play.say(&piece.name));
                let held = {
                    let holding = Holding::Kind { kind, what: what.clone() };
                    move || play.hand.get() == holding
                };
                let holding = Holding::Kind { kind, what: what.clone() };
                let carry = carry(play, holding.clone());
                let drawn = piece.map(|piece| {
                    view! { <Counter piece=piece.clone() look=play.look(piece.seat) name=name.clone() size=52 /> }
                });
                view! {
                    <button
                        type="button"
                        data-what=what
                        aria-pressed=move || held().to_string()
                        on:click=move |_| play.hold(holding.clone())
                        on:pointerdown=carry.clone()
                        on:pointermove=carry.clone()
                        on:pointerup=carry.clone()
                        on:pointercancel=carry
                    >
                        {drawn}
                        <span>{name} {(count > 1).then(|| format!(" ×{count}"))}</span>
                        <small>{play.word("action", kind)}</small>
                    </button>
                }
            })
            .collect_view();
        Some(
            view! { <div class="palette" role="group" aria-label=move || t("palette")>{list}</div> }
                .into_any(),
        )
    }
}

/// Pieces that wait beside the board one by one, each to be taken and put on it; alike stand together.
fn muster(play: Play, waiting: Vec<Piece>) -> impl IntoView + use<> {
    let mut groups: Vec<(&'static str, Vec<Piece>)> = Vec::new();
    for piece in waiting {
        match groups.iter_mut().find(|(look, _)| *look == piece.look) {
            Some((_, group)) => group.push(piece),
            None => groups.push((piece.look, vec![piece])),
        }
    }
    let member = move |piece: Piece| {
        let holding = Holding::Piece(piece.id);
        let carry = carry(play, holding.clone());
        let held = holding.clone();
        let says = play.describe_piece(&piece);
        view! {
            <button
                type="button"
                data-piece=piece.id.to_string()
                title=says.clone()
                aria-label=says
                aria-pressed=move || (play.hand.get() == held).to_string()
                on:click=move |_| play.hold(holding.clone())
                on:pointerdown=carry.clone()
                on:pointermove=carry.clone()
                on:pointerup=carry.clone()
                on:pointercancel=carry
            >
                <Counter piece=piece.clone() look=play.look(piece.seat) name=play.say(&piece.name) size=46 />
            </button>
        }
    };
    let groups = groups
        .into_iter()
        .map(|(look, group)| {
            let count = group.len();
            view! {
                <section class="muster">
                    <h3>{play.word("look", look)} " ×" {count}</h3>
                    <div>{group.into_iter().map(member).collect_view()}</div>
                </section>
            }
        })
        .collect_view();
    view! { <div class="palette pieces" role="group" aria-label=move || t("palette")>{groups}</div> }
}

/// Drags a kind of piece from beside the board to a hex.
fn carry(play: Play, holding: Holding) -> impl Fn(PointerEvent) + Clone + 'static {
    let start = StoredValue::new(None::<(f64, f64)>);
    move |event| {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let under = || play.hex_under.get_value().and_then(|under| under(x, y));
        match event.type_().as_str() {
            "pointerdown" => {
                start.set_value(Some((x, y)));
                if let Some(button) = event.current_target().and_then(|it| it.dyn_into::<Element>().ok()) {
                    let _ = button.set_pointer_capture(event.pointer_id());
                }
            }
            "pointermove" => {
                let Some((from_x, from_y)) = start.get_value() else { return };
                let carrying = play.carried.get_untracked().is_some();
                if carrying || (x - from_x).hypot(y - from_y) > STILL {
                    let what = match &holding {
                        Holding::Kind { what, .. } => Some(what.clone()),
                        Holding::Piece(id) => {
                            untrack(|| play.any_piece(*id)).map(|piece| piece.short.to_string())
                        }
                        Holding::Nothing => None,
                    };
                    if let (Some(what), false) = (what, carrying) {
                        play.hold(holding.clone());
                        play.carried.set(Some((what, x, y)));
                    }
                    play.carried.update(|it| {
                        if let Some((_, at_x, at_y)) = it {
                            (*at_x, *at_y) = (x, y);
                        }
                    });
                    play.pointed.set(under());
                }
            }
            _ => {
                start.set_value(None);
                if play.carried.get_untracked().is_some() {
                    play.carried.set(None);
                    if let (Some(at), "pointerup") = (under(), event.type_().as_str()) {
                        play.drop_at(at);
                    }
                }
            }
        }
    }
}

/// The piece that is carried from beside the board, under the pointer.
#[component]
pub fn Carried(play: Play) -> impl IntoView {
    move || {
        let (what, x, y) = play.carried.get()?;
        let seat = play.decision.get()?.seat;
        let scene = play.scene.get();
        let waiting = scene.trays.iter().filter(|tray| tray.seat == seat && tray.role != TrayRole::Lost);
        let piece =
            waiting.flat_map(|tray| &tray.pieces).find(|entry| entry.piece.short == what)?.piece.clone();
        let drawn = picture::counter(&piece, &play.look(seat), &play.say(&piece.name), None, &style());
        let moved = format!("translate({x}px, {y}px)");
        Some(view! {
            <svg class="carried over-all" viewBox="-45 -45 90 90" width="64" height="64" style:transform=moved inner_html=drawn></svg>
        })
    }
}

/// Three hints for the first game, by what the player is doing.
#[component]
pub fn Hints(play: Play) -> impl IntoView {
    move || {
        if !settings().hints.get() || !play.mine() {
            return None;
        }
        let decision = play.decision.get()?;
        // Where it can go nowhere, nothing is said of going; where it can hit nobody, nothing of hitting.
        let (strikes, goes) = {
            let reach = play.reach.get();
            (reach.iter().any(|it| it.hits), reach.iter().any(|it| !it.hits))
        };
        let text = if decision.reaction {
            "hint-reaction"
        } else if let Some(form) = play.form() {
            if form.items.is_empty() { "hint-slots" } else { "hint-form" }
        } else if play.picks() {
            "hint-pick"
        } else {
            match play.hand.get() {
                Holding::Kind { .. } => "hint-place",
                Holding::Piece(_) if strikes && !goes => "hint-combat",
                Holding::Piece(_) if strikes => "hint-attack",
                Holding::Piece(_)
                    if !play.turns().is_empty() && play.ways.get().iter().all(|way| way.to.is_none()) =>
                {
                    "hint-turn"
                }
                Holding::Piece(_) => "hint-move",
                // Nobody to click: the buttons speak for themselves.
                Holding::Nothing if play.kinds().is_empty() && play.ready.get().is_empty() => return None,
                Holding::Nothing if decision.role == Role::Declare => "hint-choose-combat",
                Holding::Nothing if play.kinds().is_empty() => "hint-choose",
                Holding::Nothing => "hint-palette",
            }
        };
        // What a game asks in the middle of the other side's doing it says best itself.
        let own = play.own_word("hint", decision.kind).filter(|_| decision.reaction);
        Some(view! {
            <div class="hint" role="note" aria-label=move || t("hint")>
                <p>{own.unwrap_or_else(|| t(text))}</p>
                <button type="button" on:click=move |_| settings().hints.set(false)>{move || t("hint-close")}</button>
            </div>
        })
    }
}
