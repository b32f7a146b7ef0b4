//! What has just happened: the throws and the losses since the person at this screen decided last, with the dice as they lie.
//!
//! A screen reader hears the journal already. So this is no live region, and nothing is said twice.

use crate::card::landing;
use crate::dice::Die;
use crate::play::{Play, hex_at};
use crate::store::Who;
use crate::words::{capital, say, t};
use catalog::Played;
use engine::Seat;
use engine::dice::Rolled;
use engine::explain::{AccountRole, Weight};
use engine::ruleset::Told;
use engine::text::Phrase;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// More sentences than this are not read at a glance.
const MOST: usize = 6;

/// How much a sentence says, the most first: when there are too many, the last of these go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    /// Dice were thrown for it, or it was reckoned.
    Thrown,
    Loss,
    /// It came of a throw.
    Follows,
}

/// One sentence of the news.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Headline {
    /// The action it belongs to, and its place among the events of that action.
    action: usize,
    event: usize,
    /// The action as it is written, so that another one in its place is another headline.
    text: String,
    seat: Seat,
    told: Told,
    sort: Sort,
    rolls: Vec<Rolled>,
}

#[component]
pub fn News(play: Play) -> impl IntoView {
    // Everything before this action has been put away.
    let closed = RwSignal::new(0_usize);
    let all = Memo::new(move |_| {
        if play.at.get().is_some() || play.curtain.get().is_some() || play.id().is_none() {
            return Vec::new();
        }
        let history = play.history.get();
        let since = play.decided_last(&history).max(closed.get());
        let recent = history.iter().enumerate().skip(since);
        recent.flat_map(|(number, played)| headlines(number, played)).collect::<Vec<_>>()
    });
    // All of them, for whoever has asked for the others of these.
    let opened = RwSignal::new(None::<usize>);
    let first = move || all.with(|all| all.first().map(|it| it.action));
    let shown =
        Memo::new(
            move |_| if first().is_some() && opened.get() == first() { all.get() } else { cut(all.get()) },
        );
    let more = move || all.with(Vec::len).saturating_sub(shown.with(Vec::len));
    let list = NodeRef::<leptos::html::Ol>::new();
    // What it began with is in view, and as much as fits of what came of it. A list that an open card hides forgets where it stood.
    let carded = Memo::new(move |_| play.proposal.get().is_some());
    Effect::new(move |_| {
        carded.track();
        let first = shown.with(|shown| begins(shown));
        let Some(list) = list.get() else { return };
        request_animation_frame(move || {
            let lines = list.query_selector_all(".headline").ok();
            let line = first.and_then(|first| lines?.get(first as u32));
            let line = line.and_then(|it| it.dyn_into::<HtmlElement>().ok());
            list.set_scroll_top(line.map_or(list.scroll_height(), |it| it.offset_top()));
        });
    });
    let some = Memo::new(move |_| shown.with(|shown| !shown.is_empty()));
    move || {
        some.get().then(|| {
            view! {
                <section class="news" aria-label=move || t("news")>
                    <header>
                        <h2>{move || t("news")}</h2>
                        <button type="button" class="close" title=move || t("close") aria-label=move || t("close") on:click=move |_| closed.set(untrack(|| play.length()))>"×"</button>
                    </header>
                    <ol node_ref=list tabindex="0">
                        {move || (more() > 0).then(|| view! { <li><button type="button" class="more" on:click=move |_| opened.set(untrack(first))>{say(&Phrase::new("recap-more").with("count", more()))}</button></li> })}
                        <For each=move || shown.get() key=|it| (it.action, it.event, it.text.clone()) let:headline>
                            <Line play=play headline=headline />
                        </For>
                    </ol>
                </section>
            }
        })
    }
}

#[component]
fn Line(play: Play, headline: Headline) -> impl IntoView {
    let Headline { action, seat, told, sort, rolls, .. } = headline;
    let places: Vec<_> = told.places.iter().filter_map(hex_at).collect();
    let cell = told.cell.and_then(|cell| landing(play, cell));
    let dice = rolls
        .into_iter()
        .map(|roll| {
            let ask = roll.ask;
            let faces = roll.faces.iter().map(|face| view! { <Die face=*face ask=ask /> }).collect_view();
            view! { <span class="throw">{faces}</span> }
        })
        .collect_view();
    view! {
        <li class=format!("headline seat-{}", seat.0) class:loss=sort == Sort::Loss>
            <button
                type="button"
                title=move || t("news-to-journal")
                on:click=move |_| play.sought.set(Some(action))
                on:pointerenter=move |_| play.lit.set(places.clone())
                on:pointerleave=move |_| play.lit.set(Vec::new())
            >
                {move || capital(&play.say(&told.says))}
            </button>
            {dice}
            {cell}
        </li>
    }
}

impl Play {
    /// Where the last deed began that somebody at this screen decided on; nothing before it is news to him.
    fn decided_last(self, history: &[std::sync::Arc<Played>]) -> usize {
        let own =
            |played: &std::sync::Arc<Played>| !played.by_order && self.player(played.seat) == Who::Human;
        history.iter().rposition(own).map_or(0, |last| self.deed_of(last).0)
    }
}

/// What an action has for the news: throws, losses, and what came of a throw.
fn headlines(action: usize, played: &Played) -> Vec<Headline> {
    let named = played.rolls_told();
    let mut thrown = false;
    let mut list: Vec<Headline> = Vec::new();
    for (event, told) in played.events.iter().enumerate().filter(|(_, told)| !told.says.is_empty()) {
        let own = named.get(event).copied().flatten().and_then(|roll| played.rolls.get(roll));
        let sort = if own.is_some() || reckoned(told) {
            Sort::Thrown
        } else if told.weight == Weight::Grave {
            Sort::Loss
        } else if thrown && !told.places.is_empty() && told.accounts.is_empty() {
            Sort::Follows
        } else {
            continue;
        };
        thrown |= sort == Sort::Thrown;
        let rolls = own.cloned().into_iter().collect();
        let (text, seat, told) = (played.text.clone(), played.seat, told.clone());
        list.push(Headline { action, event, text, seat, told, sort, rolls });
    }
    // A throw that no sentence names lies beside the first.
    if let Some(first) = list.first_mut() {
        let unnamed = (0..played.rolls.len()).filter(|roll| !named.contains(&Some(*roll)));
        first.rolls.extend(unnamed.map(|roll| played.rolls[roll].clone()));
    }
    list
}

/// Was a sum made for it that is no price?
fn reckoned(told: &Told) -> bool {
    told.accounts.iter().any(|account| account.role != AccountRole::Price)
}

/// As many as are read at a glance, in their order: what says least goes first, and of that the oldest.
fn cut(mut list: Vec<Headline>) -> Vec<Headline> {
    while list.len() > MOST {
        let least = list.iter().map(|it| it.sort).max().unwrap_or(Sort::Thrown);
        let oldest = list.iter().position(|it| it.sort == least).unwrap_or(0);
        list.remove(oldest);
    }
    list
}

/// The line from which the news is read: the newest throw that was looked up in a printed table, since all the others came of it;
/// else the first throw of the newest action that had one.
fn begins(list: &[Headline]) -> Option<usize> {
    let thrown = |it: &Headline| !it.rolls.is_empty();
    let first = || {
        let newest = list.iter().rfind(|it| thrown(it))?.action;
        list.iter().position(|it| it.action == newest && thrown(it))
    };
    list.iter().rposition(|it| thrown(it) && it.told.cell.is_some()).or_else(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dice::Ask;

    fn told(says: &'static str, weight: Weight, throw: &[u8]) -> Told {
        let (says, throw) = (Phrase::new(says), throw.to_vec());
        let (rules, accounts, places) = (Vec::new(), Vec::new(), Vec::new());
        Told { says, rules, kind: "event", weight, throw, accounts, places, cell: None }
    }

    fn threw(says: &'static str, throw: &[u8]) -> Told {
        told(says, Weight::Light, throw)
    }

    fn lost(says: &'static str) -> Told {
        told(says, Weight::Grave, &[])
    }

    fn rolled(faces: &[u8]) -> Rolled {
        let rule = catalog::games()[0].all_rules()[0];
        Rolled { ask: Ask::d6(faces.len() as u8, Seat(0), rule), faces: faces.to_vec() }
    }

    fn played(events: Vec<Told>, rolls: Vec<Rolled>) -> Played {
        let text = String::from("attack");
        let (role, gesture) = (engine::Role::Choose, engine::Gesture::default());
        let (by_order, reaction, judged, asked) = (false, false, None, None);
        Played {
            seat: Seat(0),
            text,
            by_order,
            judged,
            group: None,
            asked,
            role,
            reaction,
            gesture,
            events,
            rolls,
        }
    }

    #[test]
    fn every_throw_lies_beside_the_sentence_that_names_it() {
        let events = vec![threw("a", &[]), threw("b", &[6, 4]), lost("c"), threw("d", &[2])];
        let list = headlines(7, &played(events, vec![rolled(&[2]), rolled(&[6, 4])]));
        let seen: Vec<_> = list.iter().map(|it| (it.event, it.sort, it.rolls.len())).collect();
        assert_eq!(seen, [(1, Sort::Thrown, 1), (2, Sort::Loss, 0), (3, Sort::Thrown, 1)]);
        assert_eq!(list[0].rolls[0].faces, [6, 4]);
    }

    #[test]
    fn a_throw_that_nobody_names_is_shown_all_the_same() {
        let events = vec![lost("a"), threw("b", &[])];
        let list = headlines(0, &played(events, vec![rolled(&[5])]));
        assert_eq!(list.len(), 1);
        assert_eq!(list[0].rolls[0].faces, [5]);
    }

    #[test]
    fn the_news_is_read_from_the_throw_that_all_came_of() {
        let landed = |faces: &[u8], cell| Told { cell, ..threw("a", faces) };
        let cell = Some(engine::explain::ChartCell { chart: "combat", column: 1, row: Some(7) });
        let fight = |cell| {
            let events = vec![landed(&[3, 4], cell), lost("b"), threw("a", &[5])];
            let mut list = headlines(1, &played(events, vec![rolled(&[3, 4]), rolled(&[5])]));
            list.extend(headlines(2, &played(vec![threw("a", &[6])], vec![rolled(&[6])])));
            list
        };
        assert_eq!(begins(&fight(cell)), Some(0));
        assert_eq!(begins(&fight(None)), Some(3));
        assert_eq!(begins(&fight(None)[..3]), Some(0));
    }

    #[test]
    fn of_too_much_the_throws_remain() {
        let loses = |n: usize| headlines(n, &played(vec![lost("a")], Vec::new()));
        let throws = |n: usize| headlines(n, &played(vec![threw("b", &[3])], vec![rolled(&[3])]));
        let list: Vec<_> = (0..4).flat_map(throws).chain((4..8).flat_map(loses)).collect();
        let left: Vec<_> = cut(list).iter().map(|it| it.action).collect();
        assert_eq!(left, [0, 1, 2, 3, 6, 7]);
    }
}
