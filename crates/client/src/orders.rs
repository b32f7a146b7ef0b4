//! Standing orders in words: when I am asked this, answer that, for everybody or for one piece, if so.

use crate::parts::Icon;
use crate::play::Play;
use crate::words::{capital, say, t};
use engine::Seat;
use engine::orders::{Condition, StandingOrder};
use engine::ruleset::OrderInfo;
use engine::scene::Piece;
use engine::text::Phrase;
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
            <p class="faint">{move || t("orders-lead")}</p>
            <ol>{list}</ol>
            <Fresh play=play />
        </details>
    })
}

/// A condition that is being put together.
#[derive(Clone, Copy)]
struct Draft {
    number: u32,
    /// `only`, `value column`, `chance result-foe-lost`.
    what: RwSignal<String>,
    least: RwSignal<bool>,
    is: RwSignal<String>,
}

impl Draft {
    fn condition(self) -> Option<Condition> {
        let (what, least) = (self.what.get_untracked(), self.least.get_untracked());
        let is = self.is.get_untracked();
        match what.split_once(' ') {
            Some(("value", name)) => {
                let (value, is) = (name.to_string(), is.trim().parse().ok()?);
                Some(if least { Condition::AtLeast { value, is } } else { Condition::AtMost { value, is } })
            }
            Some(("chance", name)) => {
                let result = name.to_string();
                let percent = is.trim().parse().ok().filter(|percent| *percent <= 100)?;
                Some(if least {
                    Condition::ChanceAtLeast { result, percent }
                } else {
                    Condition::ChanceAtMost { result, percent }
                })
            }
            _ => Some(Condition::OnlyAnswer),
        }
    }
}

/// One more order.
#[component]
fn Fresh(play: Play) -> impl IntoView {
    let about = play.game().about();
    let seats = play.commanded();
    let first = play.decision.get_untracked().map(|decision| decision.seat);
    let seat = RwSignal::new(first.filter(|seat| seats.contains(seat)).or(seats.first().copied()));
    let decision = RwSignal::new(0_usize);
    let answer = RwSignal::new(0_usize);
    let piece = RwSignal::new(None::<u16>);
    let drafts = RwSignal::new(Vec::<Draft>::new());
    let made = StoredValue::new(0_u32);
    let info = move || &about.orders[decision.get().min(about.orders.len() - 1)];
    let answered = move || info().answers.get(answer.get()).copied().unwrap_or_default();
    let draft = move |what: String| {
        made.update_value(|n| *n += 1);
        let is = if what.starts_with("chance") { "50" } else { "0" };
        Draft {
            number: made.get_value(),
            what: RwSignal::new(what),
            least: RwSignal::new(true),
            is: RwSignal::new(is.into()),
        }
    };
    // In one's own turn an order answers only where there is no choice.
    let anew = move || {
        let only = (!info().reaction).then(|| draft("only".into()));
        drafts.set(only.into_iter().collect());
    };
    let add = move |_| {
        let Some(seat) = seat.get_untracked() else { return };
        let info = untrack(info);
        let answer = untrack(answered);
        let conditions: Option<Vec<Condition>> =
            drafts.get_untracked().into_iter().map(Draft::condition).collect();
        let whom = piece.get_untracked().filter(|_| info.by_piece.contains(&answer));
        let order = conditions.map(|when| StandingOrder {
            seat,
            decision: info.decision.into(),
            answer: answer.into(),
            piece: whom,
            when,
        });
        // What is written is what is read: an order that the command line would refuse is refused here too.
        match order.and_then(|order| StandingOrder::parse(play.battle(), &order.write(play.battle()))) {
            Some(order) => {
                let mut orders = untrack(|| play.orders());
                orders.push(order);
                play.said.set(t("orders-added"));
                play.set_orders(orders);
                untrack(anew);
            }
            None => crate::app::ui().complain(t("orders-wrong")),
        }
    };
    anew();
    let seats_view = (seats.len() > 1).then(|| {
        let list = seats.clone();
        view! {
            <label>
                <span>{move || t("orders-whose")}</span>
                <select class="whose" on:change=move |event| {
                    seat.set(event_target_value(&event).parse().ok().map(Seat));
                    piece.set(None);
                }>
                    {list.into_iter().map(|it| view! { <option value=it.0.to_string() selected=move || seat.get() == Some(it)>{move || capital(&play.seat_name(it))}</option> }).collect_view()}
                </select>
            </label>
        }
    });
    let decisions = about
        .orders
        .iter()
        .enumerate()
        .map(|(n, info)| view! { <option value=n.to_string()>{move || play.word("asked", info.decision)}</option> })
        .collect_view();
    let answers = move || {
        let list = info().answers.iter().enumerate();
        list.map(|(n, it)| view! { <option value=n.to_string() selected=answer.get_untracked() == n>{play.word("does", it)}</option> })
            .collect_view()
    };
    let whom = move || {
        let owner = seat.get()?;
        if !info().by_piece.contains(&answered()) {
            return None;
        }
        let pieces = named(play, owner);
        let list = pieces
            .into_iter()
            .map(|(id, name)| view! { <option value=id.to_string() selected=piece.get_untracked() == Some(id)>{name}</option> })
            .collect_view();
        Some(view! {
            <label>
                <span>{t("orders-whom")}</span>
                <select class="whom" on:change=move |event| piece.set(event_target_value(&event).parse().ok())>
                    <option value="">{t("orders-everybody")}</option>
                    {list}
                </select>
            </label>
        })
    };
    view! {
        <fieldset class="order-form">
            <legend>{move || t("orders-add")}</legend>
            {seats_view}
            <label>
                <span>{move || t("orders-when")}</span>
                <select class="decision" on:change=move |event| {
                    decision.set(event_target_value(&event).parse().unwrap_or(0));
                    answer.set(0);
                    piece.set(None);
                    anew();
                }>{decisions}</select>
            </label>
            <label>
                <span>{move || t("orders-answer")}</span>
                <select class="answer-kind" on:change=move |event| answer.set(event_target_value(&event).parse().unwrap_or(0))>{answers}</select>
            </label>
            {whom}
            <For each=move || drafts.get() key=|draft| draft.number let:draft>
                <ConditionRow play=play info=Signal::derive(info) answer=Signal::derive(answered) draft=draft drop=Callback::new(move |()| drafts.update(|list| list.retain(|it| it.number != draft.number))) />
            </For>
            <p class="row">
                <button type="button" class="condition-add" on:click=move |_| {
                    let what = untrack(|| kinds(play, info(), answered())).into_iter().next().map_or("only".into(), |(what, _)| what);
                    drafts.update(|list| list.push(draft(what)));
                }>{move || t("orders-condition")}</button>
                <button type="button" class="main order-add" on:click=add>{move || t("orders-do-add")}</button>
            </p>
        </fieldset>
    }
}

/// What a condition may be about, with its words.
fn kinds(play: Play, info: &OrderInfo, answer: &str) -> Vec<(String, String)> {
    // About doing nothing there is nothing to weigh.
    let counts = !info.idle.contains(&answer);
    let values = info.values.iter().map(|it| (format!("value {it}"), play.word("counts", it)));
    let chances = info.results.iter().map(|it| (format!("chance {it}"), chance_of(play, it)));
    let (values, chances) = (values.filter(|_| counts), chances.filter(|_| counts));
    values.chain(chances).chain([("only".into(), t("orders-only"))]).collect()
}

#[component]
fn ConditionRow(
    play: Play,
    info: Signal<&'static OrderInfo>,
    answer: Signal<&'static str>,
    draft: Draft,
    drop: Callback<()>,
) -> impl IntoView {
    let options = move || {
        let chosen = draft.what.get_untracked();
        kinds(play, info.get(), answer.get())
            .into_iter()
            .map(|(what, words)| {
                let selected = what == chosen;
                view! { <option value=what selected=selected>{words}</option> }
            })
            .collect_view()
    };
    let counted = move || draft.what.get() != "only";
    let chance = move || draft.what.get().starts_with("chance");
    view! {
        <div class="condition">
            <span>{move || t("orders-if")}</span>
            <select class="what" aria-label=move || t("orders-if") on:change=move |event| {
                draft.what.set(event_target_value(&event));
                draft.is.set(if untrack(chance) { "50".into() } else { "0".into() });
            }>{options}</select>
            <select class="sign" class:hidden=move || !counted() aria-label=move || t("orders-sign") on:change=move |event| draft.least.set(event_target_value(&event) == "least")>
                <option value="least">{move || t("orders-least")}</option>
                <option value="most">{move || t("orders-most")}</option>
            </select>
            <span class="amount" class:hidden=move || !counted()>
                <input type="number" aria-label=move || t("orders-number") prop:value=move || draft.is.get() on:input=move |event| draft.is.set(event_target_value(&event)) />
                {move || chance().then_some(" %")}
            </span>
            <button type="button" class="close" title=move || t("orders-remove") aria-label=move || t("orders-remove") on:click=move |_| drop.run(())>"×"</button>
        </div>
    }
}

/// The pieces of a seat that can be named, by name.
fn named(play: Play, seat: Seat) -> Vec<(u16, String)> {
    let scene = play.scene.get();
    let beside = scene.trays.iter().flat_map(|tray| &tray.pieces).map(|it| &it.piece);
    let own = scene.pieces.iter().chain(beside).filter(|piece| piece.seat == seat);
    let mut list: Vec<(u16, String)> = own.map(|piece| (piece.id, name_of(play, piece))).collect();
    list.sort_by(|a, b| a.1.cmp(&b.1));
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
    let (asked, answer) = (play.word("asked", &order.decision), play.word("does", &order.answer));
    let mut words = say(&Phrase::new("orders-line").with("asked", asked).with("answer", answer));
    if let Some(id) = order.piece {
        let known = named(play, order.seat).into_iter().find(|(it, _)| *it == id);
        let name = known.map_or_else(|| id.to_string(), |(_, name)| name);
        words += &format!(", {}", say(&Phrase::new("orders-piece").with("piece", name)));
    }
    let conditions = order.when.iter().map(|condition| {
        let (id, what, is) = match condition {
            Condition::OnlyAnswer => return t("orders-only"),
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
