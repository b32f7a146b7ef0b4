//! Standing orders in words: when I am asked this, answer that, for everybody or for one piece, if so.

mod fresh;

use crate::app::ui;
use crate::parts::Icon;
use crate::play::Play;
use crate::presets::Presets;
use crate::words::{capital, say, t};
use engine::Seat;
use engine::orders::{ANY, Condition, Preset, StandingOrder, preset_of};
use engine::scene::Piece;
use engine::sorted::InOrder;
use engine::text::Phrase;
use fresh::FreshOrder;
use leptos::prelude::*;

/// The orders that stand, in their order, and a form for one more.
#[component]
pub fn Orders(play: Play) -> impl IntoView {
    let about = play.game().about();
    if about.orders.is_empty() || play.commanded().is_empty() {
        return None;
    }
    // Of whoever sits here: the computer has none, and two people at one screen see both.
    let own = move || {
        let seats = play.commanded();
        let all = play.orders().into_iter().enumerate();
        all.filter(|(_, order)| seats.contains(&order.seat)).collect::<Vec<_>>()
    };
    let list = move || {
        let own = own();
        let last = own.len().saturating_sub(1);
        let numbers: Vec<usize> = own.iter().map(|(at, _)| *at).collect();
        own.into_iter()
            .enumerate()
            .map(|(n, (at, order))| {
                let swap = |other: Option<&usize>| {
                    let other = other.copied();
                    move |_| {
                        if let Some(other) = other {
                            let mut orders = untrack(|| play.orders());
                            orders.swap(at, other);
                            play.set_orders(orders);
                        }
                    }
                };
                let up = swap(n.checked_sub(1).and_then(|n| numbers.get(n)));
                let down = swap(numbers.get(n + 1));
                let remove = move |_| {
                    let mut orders = untrack(|| play.orders());
                    orders.remove(at);
                    play.set_orders(orders);
                };
                let whose = (play.commanded().len() > 1).then(|| format!("{} · ", capital(&play.seat_name(order.seat))));
                view! {
                    <li class="order">
                        <p>{whose} {in_words(play, &order)}</p>
                        <code title=move || t("orders-text")>{order.write(play.battle())}</code>
                        <span class="row">
                            <button type="button" class="up" prop:disabled=n == 0 title=move || t("orders-up") aria-label=move || t("orders-up") on:click=up><Icon name="up" /></button>
                            <button type="button" class="down" prop:disabled=n == last title=move || t("orders-down") aria-label=move || t("orders-down") on:click=down><Icon name="down" /></button>
                            <button type="button" class="remove" on:click=remove>{move || t("orders-remove")}</button>
                        </span>
                    </li>
                }
            })
            .collect_view()
    };
    let count = move || match own().len() {
        0 => String::new(),
        n => format!(" ({n})"),
    };
    Some(view! {
        <details class="orders">
            <summary>{move || t("orders")} {count}</summary>
            {ready_made(play)}
            <p class="faint">{move || t("orders-lead")}</p>
            <ol>{list}</ol>
            <FreshOrder play=play />
        </details>
    })
}

/// The presets, for each seat that somebody at this screen commands.
fn ready_made(play: Play) -> impl IntoView {
    let about = play.game().about();
    let seats = if about.presets.is_empty() { Vec::new() } else { play.commanded() };
    let several = seats.len() > 1;
    seats
        .into_iter()
        .map(|seat| {
            let chosen =
                Signal::derive(move || preset_of(about, &play.orders(), seat).map(|it| it.id.clone()));
            let choose = Callback::new(move |preset: &'static Preset| {
                play.said.set(preset.title.get(ui().lang.get_untracked()).to_string());
                play.take_preset(seat, preset);
            });
            let whose = several.then(|| format!(" · {}", capital(&play.seat_name(seat))));
            let own =
                move || chosen.get().is_none().then(|| view! { <p class="faint">{t("orders-own")}</p> });
            view! {
                <fieldset class="presets">
                    <legend>{move || t("fresh-orders")} {whose}</legend>
                    <Presets about=about name=format!("orders-{}", seat.0) chosen=chosen choose=choose />
                    {own}
                </fieldset>
            }
        })
        .collect_view()
}

/// The pieces of a seat that can be named, by name.
fn named(play: Play, seat: Seat) -> Vec<(u16, String)> {
    let scene = play.scene.get();
    let beside = scene.trays.iter().flat_map(|tray| &tray.pieces).map(|it| &it.piece);
    let own = scene.pieces.iter().chain(beside).filter(|piece| piece.seat == seat);
    let mut list: Vec<(u16, String)> = own.map(|piece| (piece.id, name_of(play, piece))).collect();
    list.put_in_order_by(|a, b| a.1.cmp(&b.1));
    list.dedup();
    list
}

/// What the pieces of a seat look like, as far as orders may name it.
fn looks(play: Play, seat: Seat) -> Vec<&'static str> {
    let (scene, known) = (play.scene.get(), &play.game().about().looks);
    let beside = scene.trays.iter().flat_map(|tray| &tray.pieces).map(|it| &it.piece);
    let own = scene.pieces.iter().chain(beside).filter(|piece| piece.seat == seat);
    let mut list: Vec<&'static str> = own.map(|it| it.look).filter(|look| known.contains(look)).collect();
    list.put_in_order();
    list.dedup();
    list
}

/// Several pieces may bear one name; what is printed on them tells them apart.
fn name_of(play: Play, piece: &Piece) -> String {
    let at = piece.place.as_ref().and_then(crate::play::hex_at).and_then(|at| play.cell(at));
    let name = capital(&play.say(&piece.name));
    at.map_or(name.clone(), |cell| format!("{name} ({})", cell.label))
}

/// A result whose chance counts, shortly: its own sentence wants numbers.
fn chance_of(play: Play, result: &str) -> String {
    say(&Phrase::new("orders-chance").with("result", play.word("chance", result)))
}

/// An order as people say it.
pub fn in_words(play: Play, order: &StandingOrder) -> String {
    let asked = match order.decision.as_str() {
        ANY => t("orders-any-question"),
        decision => play.word("asked", decision),
    };
    let answer = match order.answer.as_str() {
        ANY => t("orders-any-answer"),
        answer => play.word("does", answer),
    };
    let line = if order.ask { "orders-line-ask" } else { "orders-line" };
    let mut words = say(&Phrase::new(line).with("asked", asked).with("answer", answer));
    if let Some(look) = &order.look {
        words += &format!(", {}", say(&Phrase::new("orders-piece").with("piece", play.word("look", look))));
    }
    if order.during.is_some() {
        words += &format!(", {}", t("orders-during"));
    }
    if let Some(id) = order.piece {
        let known = named(play, order.seat).into_iter().find(|(it, _)| *it == id);
        let name = known.map_or_else(|| id.to_string(), |(_, name)| name);
        words += &format!(", {}", say(&Phrase::new("orders-piece").with("piece", name)));
    }
    let conditions = order.when.iter().map(|condition| {
        let (id, what, is) = match condition {
            Condition::OnlyAnswer => return t("orders-only"),
            Condition::AllTheSame => return t("orders-same"),
            Condition::AtLeast { value, is } => ("orders-if-least", play.word("counts", value), *is),
            Condition::AtMost { value, is } => ("orders-if-most", play.word("counts", value), *is),
            Condition::ChanceAtLeast { result, percent } => {
                ("orders-chance-least", chance_of(play, result), i32::from(*percent))
            }
            Condition::ChanceAtMost { result, percent } => {
                ("orders-chance-most", chance_of(play, result), i32::from(*percent))
            }
        };
        say(&Phrase::new(id).with("what", what).with("n", is))
    });
    let conditions: Vec<String> = conditions.collect();
    if !conditions.is_empty() {
        let all = conditions.join(&format!(" {} ", t("orders-and")));
        words += &format!(", {}", say(&Phrase::new("orders-provided").with("conditions", all)));
    }
    words
}
