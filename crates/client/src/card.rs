//! The card before commitment: what would be done, the sums with their rules, the table with its lit column, the exact chances.

use crate::browser::later;
use crate::odds::{bars, weighed};
use crate::parts::{Chips, Effects};
use crate::play::{Offer, Play, Proposal};
use crate::words::{capital, say, t, vocabulary};
use catalog::{Answer, Explained};
use engine::explain::{Account, ChartCell};
use engine::scene::Sheet;
use engine::text::Phrase;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

#[component]
pub fn Card(play: Play) -> impl IntoView {
    move || {
        let Proposal { offers, chosen } = play.proposal.get()?;
        let offer = offers.get(chosen)?.clone();
        let foreseen = play.foresee(&offer.actions);
        let last = foreseen.steps.last()?.clone();
        // What the way there costs is said once, for all of it.
        let way = foreseen.steps.len().saturating_sub(1);
        let before = (way > 0).then(|| {
            let paid = foreseen.steps[..way].iter().flat_map(|it| &it.explanation.accounts);
            let paid: Vec<_> = paid.filter(|account| account.key == "cost").collect();
            let cost: i32 = paid.iter().map(|account| account.result).sum();
            let price = paid.first().map_or_else(|| "0".to_string(), |account| account.shown(cost));
            let count = if matches!(price.as_str(), "1" | "½") { 1 } else { 2 };
            // Turns are no steps: where a way is known it says how many hexes it leads through.
            let through =
                play.ways.get().iter().find(|it| it.actions == offer.actions).map(|it| it.through.len());
            let hexes = through.map_or(way, |through| through.saturating_sub(1));
            let phrase = Phrase::new("card-first-moves")
                .with("steps", hexes)
                .with("price", price)
                .with("count", count);
            view! { <p class="before">{say(&phrase)}</p> }
        });
        let choices = (offers.len() > 1).then(|| choices(play, &offers, chosen));
        let actions = offer.actions.clone();
        Some(view! {
            <section class="card" role="dialog" aria-label=move || t("card-label") data-do=offer.actions.join(" ")>
                {choices}
                <ExplainedView play=play explained=last />
                <Replies play=play replies=foreseen.answers />
                {before}
                <div class="row">
                    <button type="button" class="main do" on:click=move |_| play.play(actions.clone())>
                        {vocabulary("kind", offer.kind)}
                    </button>
                    <button type="button" class="cancel" on:click=move |_| play.proposal.set(None)>{move || t("cancel")}</button>
                </div>
            </section>
        })
    }
}

/// What the other side may answer, and what would come of it.
#[component]
fn Replies(play: Play, replies: Vec<Answer>) -> impl IntoView {
    let seat = replies.first()?.seat;
    let list = replies
        .into_iter()
        .map(|reply| {
            let results = reply.chances.map(|chances| chances.results).unwrap_or_default();
            let quiet = results.is_empty().then(|| view! { <li>{t("card-no-loss")}</li> });
            let results = bars(play, weighed(play, &results), false);
            view! {
                <li>
                    <h4>{capital(&play.say(&reply.says))}</h4>
                    <ul class="odds">{results}{quiet}</ul>
                </li>
            }
        })
        .collect_view();
    let title = say(&Phrase::new("card-replies").with("seat", play.seat_name(seat)));
    Some(view! { <section class="replies"><h4>{title}</h4><ul>{list}</ul></section> })
}

/// Several ways to do it: from here or from there, fighting or shooting.
fn choices(play: Play, offers: &[Offer], chosen: usize) -> impl IntoView + use<> {
    let offers = offers.to_vec();
    // Where they differ by where they come from, that is said; else the whole sentence says who takes part.
    let apart = |offer: &Offer| {
        offers.iter().filter(|it| it.from == offer.from && it.kind == offer.kind).count() == 1
    };
    let label = |offer: &Offer| {
        let from = offer.from.filter(|_| apart(offer)).and_then(|at| play.cell(at)).map(|cell| cell.label);
        let explanation = play.weigh(&offer.actions);
        let kind = vocabulary("kind", offer.kind);
        let result = explanation.as_ref().and_then(|it| {
            let sum = |key: &str| it.accounts.iter().find(|account| account.key == key);
            let any = || it.accounts.iter().find(|account| account.key != "cost");
            let account = sum("column").or_else(|| sum("total")).or_else(any)?;
            Some(format!("{}: {}", play.say(&account.title), shown(account, account.result)))
        });
        let head = match from {
            Some(from) => say(&Phrase::new("card-from").with("kind", kind).with("hex", from)),
            None => explanation.map_or(kind, |it| capital(&play.say(&it.says))),
        };
        [Some(head), result].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let list = offers
        .iter()
        .enumerate()
        .map(|(n, offer)| {
            let text = label(offer);
            let pick = move |_| {
                play.proposal.update(|it| {
                    if let Some(it) = it {
                        it.chosen = n;
                    }
                });
            };
            view! {
                <label class="choice">
                    <input type="radio" name="offer" prop:checked=n == chosen on:change=pick />
                    <span>{text}</span>
                </label>
            }
        })
        .collect_view();
    view! { <fieldset class="choices"><legend>{move || t("card-choices")}</legend>{list}</fieldset> }
}

/// What an action would do, in full.
#[component]
pub fn ExplainedView(play: Play, explained: Explained) -> impl IntoView {
    let game = play.game().about().id;
    let explanation = explained.explanation;
    let accounts = explanation
        .accounts
        .iter()
        .map(|account| view! { <AccountView play=play account=account.clone() /> })
        .collect_view();
    let sheet = explanation.chart.and_then(|cell| {
        let sheet = play.game().charts().into_iter().find(|sheet| sheet.id == cell.chart)?;
        Some(view! { <SheetView play_say=move |phrase: &Phrase| play.say(phrase) game=game sheet=sheet lit=Some(cell) /> })
    });
    let odds = explained.chances.ok().map(|chances| bars(play, weighed(play, &chances.results), true));
    view! {
        // First what would come of it, then why.
        <h3>{capital(&play.say(&explanation.says))}</h3>
        <ul class="odds">{odds}</ul>
        {accounts}
        {sheet}
        <Effects play=play effects=explanation.effects />
    }
}

/// A sum, line by line.
#[component]
pub fn AccountView(play: Play, account: Account) -> impl IntoView {
    let game = play.game().about().id;
    let many = account.tally.lines().len() > 1 || account.result != account.tally.sum();
    let lines = account
        .tally
        .lines()
        .iter()
        .map(|line| {
            let rule = line.rule;
            view! {
                <tr>
                    <td class="number">{shown(&account, line.value)}</td>
                    <td>{play.title_of(rule)} " " <Chips game=game rules=vec![rule] /></td>
                </tr>
            }
        })
        .collect_view();
    let sum = many.then(|| {
        view! { <tr class="sum"><td class="number">{format!("= {}", shown(&account, account.result))}</td><td></td></tr> }
    });
    view! { <table class="account"><caption>{crate::glossary::name(play, &account.title)}</caption><tbody>{lines}{sum}</tbody></table> }
}

/// A printed table; the lit column is the one that is read now.
#[component]
pub fn SheetView(
    play_say: impl Fn(&Phrase) -> String + Copy + 'static,
    game: &'static str,
    sheet: Sheet,
    lit: Option<ChartCell>,
) -> impl IntoView {
    let on = move |column: i32| lit.is_some_and(|cell| cell.column == column);
    let row_on = move |row: i32| lit.is_some_and(|cell| cell.row.is_none_or(|lit| lit == row));
    let columns: Vec<i32> = sheet.columns.iter().map(|(number, _)| *number).collect();
    let head = sheet
        .columns
        .iter()
        .map(|(number, head)| view! { <th scope="col" class:lit=on(*number)>{play_say(head)}</th> })
        .collect_view();
    let rows = sheet
        .rows
        .iter()
        .map(|row| {
            let cells = row
                .cells
                .iter()
                .zip(&columns)
                .map(|(cell, column)| view! { <td class:lit=on(*column) && row_on(row.number)>{play_say(cell)}</td> })
                .collect_view();
            view! { <tr><th scope="row">{play_say(&row.head)}</th>{cells}</tr> }
        })
        .collect_view();
    // A wide table in a narrow panel shows the column that counts.
    let shown = NodeRef::<Div>::new();
    Effect::new(move |_| {
        let Some(element) = shown.get() else { return };
        later(0, move || {
            if let Some(column) = element.query_selector("th.lit").ok().flatten()
                && let Some(column) = column.dyn_ref::<HtmlElement>()
            {
                let middle = column.offset_left() + column.offset_width() / 2;
                element.set_scroll_left(middle - element.client_width() / 2);
            }
        });
    });
    view! {
        <div node_ref=shown class="sheet" tabindex="0" role="region" aria-label=play_say(&sheet.title)>
            <table>
                <caption><span>{play_say(&sheet.title)} " " <Chips game=game rules=sheet.rules.clone() /></span></caption>
                <thead><tr><th scope="col">{play_say(&sheet.corner)}</th>{head}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// A number of an account with its sign.
fn shown(account: &Account, value: i32) -> String {
    match value {
        0 => "0".into(),
        n if n < 0 => format!("−{}", account.shown(-n)),
        n => format!("+{}", account.shown(n)),
    }
}

/// A number with its sign.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".into(),
        n if n < 0 => format!("−{}", n.unsigned_abs()),
        n => format!("+{n}"),
    }
}
