//! One more standing order: whose, when asked what, which answer, for whom, on what conditions.

use super::{chance_of, looks, named};
use crate::play::Play;
use crate::words::{capital, t};
use engine::Seat;
use engine::orders::{Condition, StandingOrder};
use engine::ruleset::OrderInfo;
use leptos::prelude::*;

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
            _ if what == "same" => Some(Condition::AllTheSame),
            _ => Some(Condition::OnlyAnswer),
        }
    }
}

/// An order that is being put together.
#[derive(Clone, Copy)]
struct OrderDraft {
    play: Play,
    seat: RwSignal<Option<Seat>>,
    /// Which of the questions, and which of its answers.
    decision: RwSignal<usize>,
    answer: RwSignal<usize>,
    /// A piece by its number, `look crossbowmen`, or nothing: everybody.
    whom: RwSignal<String>,
    /// To be asked about after all, whatever other orders say; in this phase and no other.
    ask: RwSignal<bool>,
    during: RwSignal<bool>,
    conditions: RwSignal<Vec<Draft>>,
    made: StoredValue<u32>,
}

impl OrderDraft {
    fn of(play: Play, seats: &[Seat]) -> OrderDraft {
        let first = play.decision.get_untracked().map(|decision| decision.seat);
        let seat = first.filter(|seat| seats.contains(seat)).or(seats.first().copied());
        let draft = OrderDraft {
            play,
            seat: RwSignal::new(seat),
            decision: RwSignal::new(0),
            answer: RwSignal::new(0),
            whom: RwSignal::new(String::new()),
            ask: RwSignal::new(false),
            during: RwSignal::new(false),
            conditions: RwSignal::new(Vec::new()),
            made: StoredValue::new(0),
        };
        draft.begin_anew();
        draft
    }

    fn info(self) -> &'static OrderInfo {
        let orders = &self.play.game().about().orders;
        &orders[self.decision.get().min(orders.len() - 1)]
    }

    fn answered(self) -> &'static str {
        self.info().answers.get(self.answer.get()).copied().unwrap_or_default()
    }

    fn fresh_condition(self, what: String) -> Draft {
        self.made.update_value(|n| *n += 1);
        let is = if what.starts_with("chance") { "50" } else { "0" };
        Draft {
            number: self.made.get_value(),
            what: RwSignal::new(what),
            least: RwSignal::new(true),
            is: RwSignal::new(is.into()),
        }
    }

    /// In one's own turn an order answers only where there is no choice.
    fn begin_anew(self) {
        let only = (!untrack(|| self.info()).reaction).then(|| self.fresh_condition("only".into()));
        self.conditions.set(only.into_iter().collect());
    }

    fn choose_decision(self, decision: usize) {
        self.decision.set(decision);
        self.answer.set(0);
        self.whom.set(String::new());
        self.begin_anew();
    }

    fn add_condition(self) {
        let kinds = untrack(|| kinds(self.play, self.info(), self.answered()));
        let what = kinds.into_iter().next().map_or("only".into(), |(what, _)| what);
        self.conditions.update(|list| list.push(self.fresh_condition(what)));
    }

    /// The order; `None` while something in it cannot be read.
    fn order(self) -> Option<StandingOrder> {
        let (info, answer) = untrack(|| (self.info(), self.answered()));
        let when: Option<Vec<Condition>> =
            self.conditions.get_untracked().into_iter().map(Draft::condition).collect();
        let whom = Some(self.whom.get_untracked()).filter(|_| info.by_piece.contains(&answer));
        let order = StandingOrder {
            piece: whom.as_ref().and_then(|it| it.parse().ok()),
            look: whom.as_ref().and_then(|it| it.strip_prefix("look ")).map(str::to_string),
            ask: self.ask.get_untracked(),
            during: self.during.get_untracked().then(|| untrack(|| self.play.phase())),
            when: when?,
            ..StandingOrder::new(self.seat.get_untracked()?, info.decision, answer)
        };
        // What is written is what is read: an order that the command line would refuse is refused here too.
        let battle = self.play.battle();
        StandingOrder::parse(battle, &order.write(battle))
    }

    fn add(self) {
        if self.seat.get_untracked().is_none() {
            return;
        }
        match self.order() {
            Some(order) => {
                let mut orders = untrack(|| self.play.orders());
                orders.push(order);
                self.play.said.set(t("orders-added"));
                self.play.set_orders(orders);
                self.begin_anew();
            }
            None => crate::app::ui().complain(t("orders-wrong")),
        }
    }
}

#[component]
pub fn FreshOrder(play: Play) -> impl IntoView {
    let seats = play.commanded();
    let draft = OrderDraft::of(play, &seats);
    let (info, answer) = (Signal::derive(move || draft.info()), Signal::derive(move || draft.answered()));
    let conditions = draft.conditions;
    view! {
        <fieldset class="order-form">
            <legend>{move || t("orders-add")}</legend>
            {(seats.len() > 1).then(|| view! { <Whose draft=draft seats=seats /> })}
            <Asked draft=draft />
            <Answer draft=draft />
            <Whom draft=draft />
            {tick("ask-me", "orders-ask", draft.ask)}
            {tick("during", "orders-during", draft.during)}
            <For each=move || conditions.get() key=|it| it.number let:it>
                <ConditionRow play=play info=info answer=answer draft=it drop=Callback::new(move |()| conditions.update(|list| list.retain(|other| other.number != it.number))) />
            </For>
            <p class="row">
                <button type="button" class="condition-add" on:click=move |_| draft.add_condition()>{move || t("orders-condition")}</button>
                <button type="button" class="main order-add" on:click=move |_| draft.add()>{move || t("orders-do-add")}</button>
            </p>
        </fieldset>
    }
}

/// Two people share the screen: whose order it is.
#[component]
fn Whose(draft: OrderDraft, seats: Vec<Seat>) -> impl IntoView {
    let options = seats.into_iter().map(|it| {
        let chosen = move || draft.seat.get() == Some(it);
        let name = move || capital(&draft.play.seat_name(it));
        view! { <option value=it.0.to_string() selected=chosen>{name}</option> }
    });
    view! {
        <label>
            <span>{move || t("orders-whose")}</span>
            <select class="whose" on:change=move |event| {
                draft.seat.set(event_target_value(&event).parse().ok().map(Seat));
                draft.whom.set(String::new());
            }>{options.collect_view()}</select>
        </label>
    }
}

/// When asked what.
#[component]
fn Asked(draft: OrderDraft) -> impl IntoView {
    let orders = draft.play.game().about().orders.iter().enumerate();
    let options = orders.map(|(n, info)| view! { <option value=n.to_string()>{move || draft.play.word("asked", info.decision)}</option> });
    view! {
        <label>
            <span>{move || t("orders-when")}</span>
            <select class="decision" on:change=move |event| draft.choose_decision(event_target_value(&event).parse().unwrap_or(0))>
                {options.collect_view()}
            </select>
        </label>
    }
}

#[component]
fn Answer(draft: OrderDraft) -> impl IntoView {
    let options = move || {
        let list = draft.info().answers.iter().enumerate();
        list.map(|(n, it)| {
            let chosen = draft.answer.get_untracked() == n;
            view! { <option value=n.to_string() selected=chosen>{draft.play.word("does", it)}</option> }
        })
        .collect_view()
    };
    view! {
        <label>
            <span>{move || t("orders-answer")}</span>
            <select class="answer-kind" on:change=move |event| draft.answer.set(event_target_value(&event).parse().unwrap_or(0))>{options}</select>
        </label>
    }
}

/// A word of the order that stands or does not.
fn tick(class: &'static str, words: &'static str, value: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="tick">
            <input type="checkbox" class=class prop:checked=move || value.get() on:change=move |event| value.set(event_target_checked(&event)) />
            <span>{move || t(words)}</span>
        </label>
    }
}

/// For everybody, for one piece or for all that look alike, where the answer is one that a piece gives.
#[component]
fn Whom(draft: OrderDraft) -> impl IntoView {
    move || {
        let owner = draft.seat.get()?;
        if !draft.info().by_piece.contains(&draft.answered()) {
            return None;
        }
        let play = draft.play;
        let looks = looks(play, owner)
            .into_iter()
            .map(|look| (format!("look {look}"), capital(&play.word("look", look))));
        let pieces = named(play, owner).into_iter().map(|(id, name)| (id.to_string(), name));
        let options = looks.chain(pieces).map(|(whom, name)| {
            let chosen = draft.whom.get_untracked() == whom;
            view! { <option value=whom selected=chosen>{name}</option> }
        });
        Some(view! {
            <label>
                <span>{t("orders-whom")}</span>
                <select class="whom" on:change=move |event| draft.whom.set(event_target_value(&event))>
                    <option value="">{t("orders-everybody")}</option>
                    {options.collect_view()}
                </select>
            </label>
        })
    }
}

/// What a condition may be about, with its words.
fn kinds(play: Play, info: &OrderInfo, answer: &str) -> Vec<(String, String)> {
    // About doing nothing there is nothing to weigh.
    let counts = !info.idle.contains(&answer);
    let values = info.values.iter().map(|it| (format!("value {it}"), play.word("counts", it)));
    let chances = info.results.iter().map(|it| (format!("chance {it}"), chance_of(play, it)));
    let (values, chances) = (values.filter(|_| counts), chances.filter(|_| counts));
    values
        .chain(chances)
        .chain([("only".into(), t("orders-only")), ("same".into(), t("orders-same"))])
        .collect()
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
    let counted = move || draft.what.get().contains(' ');
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
