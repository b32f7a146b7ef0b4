//! The account of the battle, in sentences, each with its rules; a line leads back to its moment.

use crate::browser::Measured;
use crate::card::{AccountView, meaning};
use crate::parts::Chips;
use crate::play::{Play, hex_at};
use crate::words::{capital, say, t};
use catalog::Passage;
use engine::text::Phrase;
use leptos::html::Ol;
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

#[component]
pub fn Journal(play: Play) -> impl IntoView {
    let scroll = NodeRef::<Ol>::new();
    // Only the last entry may still grow: a list by number draws nothing else anew.
    let numbers = Memo::new(move |_| play.passages.get().len());
    let drawn = Drawn { first: RwSignal::new(0), numbers, scroll };
    let show = move || {
        if let Some(list) = scroll.get_untracked() {
            show_moment(&list, spoken_of(play));
        }
    };
    Effect::new(move |_| {
        // The last entry may have grown, or another moment is looked at.
        play.passages.track();
        play.at.track();
        drawn.bring(spoken_of(play));
        // With the next frame: the page is laid out for it anyway.
        request_animation_frame(show);
    });
    // A card may leave it less room, and on a phone it has none before its tab is opened.
    let measured = StoredValue::new_local(None::<Measured>);
    Effect::new(move |_| {
        if let Some(list) = scroll.get() {
            measured.set_value(Measured::new(&list, show));
        }
    });
    // Whoever looks for a line finds it in view and in hand. On a phone the journal has to be unfolded first.
    Effect::new(move |_| {
        if let Some(action) = play.sought.get() {
            let within = |passage: &Arc<Passage>| (passage.first..=passage.last).contains(&action);
            if let Some(number) = play.passages.with_untracked(|list| list.iter().position(within)) {
                drawn.bring(Shown::Entry(number));
            }
            crate::browser::focus_soon(".entry.sought .moment");
        }
    });
    view! {
        <section class="journal" aria-label=move || t("journal")>
            <h3>{move || t("journal")}</h3>
            <ol node_ref=scroll tabindex="0" on:scroll=move |_| drawn.follow()>
                <For each=move || drawn.range() key=|n| *n let:n>
                    <Entry play=play number=n />
                </For>
            </ol>
        </section>
    }
}

/// No more entries than this are drawn at once: those around what is read. A long battle has thousands.
const DRAWN: usize = 120;

/// Which entries are drawn.
#[derive(Clone, Copy)]
struct Drawn {
    first: RwSignal<usize>,
    numbers: Memo<usize>,
    scroll: NodeRef<Ol>,
}

impl Drawn {
    fn range(self) -> std::ops::Range<usize> {
        let (first, count) = (self.first.get(), self.numbers.get());
        first.min(count)..(first + DRAWN).min(count)
    }

    /// Draws what shall be read, if it is not drawn yet.
    fn bring(self, moment: Shown) {
        let (first, count) = (self.first.get_untracked(), self.numbers.get_untracked());
        let wanted = match moment {
            Shown::Newest => count.saturating_sub(DRAWN),
            Shown::Beginning => 0,
            Shown::Entry(number) if (first + DRAWN / 6..first + DRAWN * 5 / 6).contains(&number) => first,
            Shown::Entry(number) => number.saturating_sub(DRAWN / 2),
        };
        self.draw_from(wanted);
    }

    fn draw_from(self, first: usize) {
        let first = first.min(self.numbers.get_untracked().saturating_sub(DRAWN));
        if first != self.first.get_untracked() {
            self.first.set(first);
        }
    }

    /// Whoever scrolls on finds what comes next drawn, and nothing moves under his eyes.
    fn follow(self) {
        let Some(list) = self.scroll.get_untracked() else { return };
        let (first, count) = (self.first.get_untracked(), self.numbers.get_untracked());
        let (top, height) = (list.scroll_top(), list.client_height());
        let up = top < height && first > 0;
        let down = top + 2 * height > list.scroll_height() && first + DRAWN < count;
        let stays = match (up, down) {
            (true, _) => list.first_element_child(),
            (false, true) => list.last_element_child(),
            _ => return,
        };
        let Some(stays) = stays.and_then(|entry| entry.dyn_into::<HtmlElement>().ok()) else { return };
        let offset = stays.offset_top() - top;
        self.draw_from(if up { first.saturating_sub(DRAWN / 3) } else { first + DRAWN / 3 });
        request_animation_frame(move || list.set_scroll_top(stays.offset_top() - offset));
    }
}

/// What nobody tells is no line of the account, unless an order did it in its seat's place.
fn is_told(passage: &Passage) -> bool {
    !passage.events.is_empty() || passage.by_order
}

/// Where the account shall stand.
enum Shown {
    Newest,
    Beginning,
    Entry(usize),
}

/// The moment that is looked at: the newest line, or the last one that was written by then.
fn spoken_of(play: Play) -> Shown {
    let Some(at) = play.at.get_untracked() else { return Shown::Newest };
    let written = play
        .passages
        .with_untracked(|list| list.iter().rposition(|passage| passage.first < at && is_told(passage)));
    written.map_or(Shown::Beginning, Shown::Entry)
}

fn show_moment(list: &Element, moment: Shown) {
    let top = match moment {
        Shown::Newest => list.scroll_height(),
        Shown::Beginning => 0,
        Shown::Entry(number) => {
            let entry = list.query_selector(&format!("[data-entry='{number}']")).ok().flatten();
            let Some(entry) = entry.and_then(|entry| entry.dyn_into::<HtmlElement>().ok()) else { return };
            // In the middle: what led to it and what followed are read with it.
            entry.offset_top() - (list.client_height() - entry.offset_height()) / 2
        }
    };
    list.set_scroll_top(top);
}

#[component]
fn Entry(play: Play, number: usize) -> impl IntoView {
    let entry: Memo<Option<Arc<Passage>>> =
        Memo::new(move |_| play.passages.with(|list| list.get(number).cloned()));
    move || {
        let entry = entry.get().filter(|entry| is_told(entry))?;
        let game = play.game().about().id;
        let look = play.look(entry.seat);
        let lines = entry
            .events
            .iter()
            .map(|told| {
                let places: Vec<_> = told.places.iter().filter_map(hex_at).collect();
                let accounts = told
                    .accounts
                    .iter()
                    .map(|account| view! { <AccountView play=play account=account.clone() /> })
                    .collect_view();
                let details = (!told.accounts.is_empty()).then(
                    || view! { <details><summary>{move || t("journal-sums")}</summary>{accounts}</details> },
                );
                let rolls = entry
                    .rolls
                    .iter()
                    .map(|roll| roll.faces.iter().map(u8::to_string).collect::<Vec<_>>().join("+"));
                let rolls: Vec<String> = if told.accounts.is_empty() { Vec::new() } else { rolls.collect() };
                let dice = (!rolls.is_empty()).then(|| format!(" [{}]", rolls.join(", ")));
                view! {
                    <p
                        on:pointerenter=move |_| play.lit.set(places.clone())
                        on:pointerleave=move |_| play.lit.set(Vec::new())
                    >
                        {play.say(&told.says)} {dice} "\u{a0}" {meaning(play, told.cell)} <Chips game=game rules=told.rules.clone() />
                    </p>
                    {details}
                }
            })
            .collect_view();
        let silent = entry.events.is_empty().then(|| silent_answer(play, entry.first));
        let order = entry.by_order.then(|| view! { <small>{move || t("journal-by-order")}</small> });
        let (first, last) = (entry.first, entry.last);
        let now = move || play.at.get().is_some_and(|at| (first + 1..=last + 1).contains(&at));
        let sought = move || play.sought.get().is_some_and(|action| (first..=last).contains(&action));
        let label = say(&Phrase::new("journal-watch").with("number", last + 1));
        Some(view! {
            <li class=format!("entry seat-{}", entry.seat.0) class:now=now class:sought=sought data-entry=number.to_string()>
                <button
                    type="button"
                    class="moment"
                    title=label.clone()
                    aria-label=label
                    on:click=move |_| play.watch(Some(last + 1))
                >
                    {last + 1}
                </button>
                <div>
                    <span class="heard">{play.say(&look.name)} ": "</span>
                    {lines}
                    {silent}
                    {order}
                </div>
            </li>
        })
    }
}

/// What was asked and what was answered, where the answer changed nothing that could be told.
fn silent_answer(play: Play, number: usize) -> Option<impl IntoView + use<>> {
    let (asked, text) = play.history.with(|history| {
        let played = history.get(number)?;
        Some((played.asked.as_ref().map(|(says, _)| says.clone()), played.text.clone()))
    })?;
    let asked = asked.map(|says| format!("{} ", capital(&play.say(&says))));
    let answer = play.word("does", text.split_whitespace().next().unwrap_or_default());
    Some(view! { <p>{asked} {capital(&answer)}</p> })
}
