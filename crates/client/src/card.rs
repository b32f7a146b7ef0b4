//! The card before commitment: what would be done, the sums with their rules, the table with its lit column, the exact chances.

use crate::browser::later;
use crate::odds::{assumed, bars, sorted};
use crate::parts::{Chips, Effects};
use crate::play::{Play, Proposal, hex_at};
use crate::words::{capital, lang, say, t};
use catalog::{Answer, Explained, Way};
use engine::explain::{Account, AccountRole, ChartCell, Explanation};
use engine::scene::Sheet;
use engine::tally::Line;
use engine::text::{Arg, Phrase, join};
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
        let walks = foreseen.steps.iter().any(|it| !it.explanation.accounts.is_empty()) && offer.to.is_some();
        let before = (way > 0 && walks).then(|| {
            let paid = foreseen.steps[..way].iter().flat_map(|it| &it.explanation.accounts);
            let paid: Vec<_> = paid.filter(|account| account.role == AccountRole::Price).collect();
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
                <ExplainedView
                    play=play
                    explained=last
                    title=play.own_word("sure", offer.kind)
                    answered=view! { <Replies play=play replies=foreseen.answers /> {before} }.into_any()
                />
                <div class="row">
                    <button type="button" class="main do" on:click=move |_| play.play(actions.clone())>
                        {play.word("action", offer.kind)}
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
            let results = bars(play, sorted(play, &results), false);
            view! {
                <li>
                    <h4>{capital(&play.say(&reply.says))}</h4>
                    <ul class="odds">{results}{quiet}</ul>
                </li>
            }
        })
        .collect_view();
    let title = play.say_of(seat, Phrase::new("card-replies"));
    Some(view! { <section class="replies"><h4>{title}</h4><ul>{list}</ul></section> })
}

/// Several ways to do it: from here or from there, fighting or shooting.
fn choices(play: Play, offers: &[Way], chosen: usize) -> impl IntoView + use<> {
    let explained: Vec<Option<Explanation>> =
        offers.iter().map(|offer| play.explain_briefly(&offer.actions)).collect();
    let sentences: Vec<Phrase> = explained.iter().flatten().map(|it| it.says.clone()).collect();
    // Where they differ by where they come from, that is said; else who takes part, as far as it is not always the same.
    let apart =
        |offer: &Way| offers.iter().filter(|it| it.from == offer.from && it.kind == offer.kind).count() == 1;
    let label = |offer: &Way, explanation: Option<&Explanation>| {
        let from =
            offer.from.filter(|_| apart(offer)).and_then(|at| play.cell(hex_at(&at)?)).map(|cell| cell.label);
        let kind = play.word("action", offer.kind);
        let head = match (from, explanation) {
            (Some(from), _) => say(&Phrase::new("card-from").with("kind", kind).with("hex", from)),
            (None, Some(it)) => {
                difference(play, &it.says, &sentences).unwrap_or_else(|| capital(&play.say(&it.says)))
            }
            (None, None) => kind,
        };
        let result = explanation.and_then(|it| in_a_word(play, it));
        [Some(head), result].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let labels: Vec<String> =
        offers.iter().zip(&explained).map(|(offer, it)| label(offer, it.as_ref())).collect();
    let list = labels
        .into_iter()
        .enumerate()
        .map(|(n, text)| {
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

/// The sum that decides, as short as it can be said: the column as it is printed, else its title and number.
fn in_a_word(play: Play, explanation: &Explanation) -> Option<String> {
    let sum = |role: AccountRole| explanation.accounts.iter().find(|account| account.role == role);
    let decides = sum(AccountRole::Column).or_else(|| sum(AccountRole::Decides));
    let account = decides.or_else(|| sum(AccountRole::Part))?;
    let printed = column_head(play, explanation).filter(|_| account.role == AccountRole::Column);
    Some(match printed {
        Some(column) => say(&Phrase::new("card-column").with("head", column)),
        None => format!("{}: {}", play.say(&account.title), shown(account, account.result)),
    })
}

/// The head of the column that is read, as the table prints it.
fn column_head(play: Play, explanation: &Explanation) -> Option<String> {
    let cell = explanation.chart?;
    let sheet = play.charts().into_iter().find(|sheet| sheet.id == cell.chart)?;
    sheet.columns.iter().find(|(number, _)| *number == cell.column).map(|(_, head)| play.say(head))
}

/// What sets one sentence apart from others that say the same with other words filled in.
fn difference(play: Play, says: &Phrase, all: &[Phrase]) -> Option<String> {
    let alike = |it: &Phrase| it.id == says.id && it.args.len() == says.args.len();
    if !all.iter().all(alike) {
        return None;
    }
    let others = |n: usize| all.iter().map(move |it| &it.args[n].1).collect::<Vec<_>>();
    let differs: Vec<usize> =
        (0..says.args.len()).filter(|n| others(*n).into_iter().any(|arg| *arg != says.args[*n].1)).collect();
    let first = differs.iter().copied().find(|n| matches!(says.args[*n].1, Arg::List(_)));
    let words = differs.into_iter().filter_map(|n| match &says.args[n].1 {
        Arg::List(list) => surplus(play, list, &others(n), first == Some(n)),
        Arg::Phrase(phrase) => Some(play.say(phrase)),
        Arg::Text(text) => Some(text.clone()),
        // How many there are needs no saying beside who they are.
        Arg::Number(number) => first.is_none().then(|| number.to_string()),
    });
    let words = words.collect::<Vec<_>>().join(" · ");
    (!words.is_empty()).then(|| capital(&words))
}

/// Who is in a list beyond those who are in all of them. The first list of a sentence names who acts, alone or with others.
fn surplus(play: Play, list: &[Phrase], all: &[&Arg], acts: bool) -> Option<String> {
    let always = |it: &&Phrase| all.iter().all(|arg| matches!(arg, Arg::List(list) if list.contains(*it)));
    let (common, extra): (Vec<&Phrase>, Vec<&Phrase>) = list.iter().partition(always);
    let names = join(lang(), extra.iter().map(|it| play.say(it)).collect());
    match (extra.is_empty(), common.is_empty(), acts) {
        (true, _, true) => Some(t("card-alone")),
        (true, _, false) => None,
        (false, true, _) => Some(names),
        (false, false, true) => Some(say(&Phrase::new("card-with").with("others", names))),
        (false, false, false) => Some(format!("+\u{a0}{names}")),
    }
}

/// What an action would do, in full.
#[component]
pub fn ExplainedView(
    play: Play,
    explained: Explained,
    /// What is asked, where that is not the sentence of the action.
    #[prop(default = None)]
    title: Option<String>,
    /// What others may say to it, told before the sums.
    #[prop(default = ().into_any())]
    answered: AnyView,
) -> impl IntoView {
    let game = play.game().about().id;
    let explanation = explained.explanation;
    let column = column_head(play, &explanation);
    let title = title.unwrap_or_else(|| capital(&play.say(&explanation.says)));
    let accounts = explanation
        .accounts
        .iter()
        .map(|account| {
            let column = column.clone().filter(|_| account.role == AccountRole::Column);
            view! { <AccountView play=play account=account.clone() column=column /> }
        })
        .collect_view();
    let sheet = explanation.chart.and_then(|cell| {
        let sheet = play.charts().into_iter().find(|sheet| sheet.id == cell.chart)?;
        Some(view! { <SheetView play_say=move |phrase: &Phrase| play.say(phrase) game=game sheet=sheet lit=Some(cell) /> })
    });
    let chances = explained.chances.ok();
    let odds = chances.as_ref().map(|chances| bars(play, sorted(play, &chances.results), true));
    let assumed = chances.and_then(|chances| assumed(play, &chances.assumed));
    view! {
        // First what would come of it, then why.
        <h3>{title}</h3>
        <ul class="odds">{odds}</ul>
        {assumed}
        <Effects play=play effects=explanation.effects />
        {answered}
        {accounts}
        {sheet}
    }
}

/// A sum, line by line. What decides a combat counts for the attacker or against him, and says so.
#[component]
pub fn AccountView(
    play: Play,
    account: Account,
    /// The column that it leads to, as it is printed.
    #[prop(default = None)]
    column: Option<String>,
) -> impl IntoView {
    let game = play.game().about().id;
    let lines = account.tally.lines();
    let row = |line: &Line, class: &'static str| {
        let rule = line.rule;
        view! {
            <tr class=class>
                <td class="number">{shown(&account, line.value)}</td>
                <td>{play.title_of(rule)} "\u{a0}" <Chips game=game rules=vec![rule] /></td>
            </tr>
        }
    };
    let title = |words: &'static str| view! { <tr class="side-of"><th colspan="2" scope="rowgroup">{t(words)}</th></tr> };
    let rows = match lines {
        [base, rest @ ..]
            if account.role == AccountRole::Column && rest.iter().any(|line| line.value < 0) =>
        {
            let (against, with): (Vec<Line>, Vec<Line>) =
                rest.iter().copied().partition(|line: &Line| line.value < 0);
            let for_him = (!with.is_empty()).then(|| title("card-for"));
            let with = with.iter().map(|line| row(line, "for")).collect_view();
            let against = against.iter().map(|line| row(line, "against")).collect_view();
            view! { {row(base, "")} {for_him} {with} {title("card-against")} {against} }.into_any()
        }
        all => all.iter().map(|line| row(line, "")).collect_view().into_any(),
    };
    let number = shown(&account, account.result);
    // A table may be headed by the sum itself.
    let column = column.filter(|column| column.replace('-', "−") != number);
    let many = lines.len() > 1 || account.result != account.tally.sum() || column.is_some();
    let sum = many.then(|| {
        let column = column.map(|column| say(&Phrase::new("card-column").with("head", column)));
        view! { <tr class="sum"><td class="number">{format!("= {number}")}</td><td>{column}</td></tr> }
    });
    view! { <table class="account"><caption>{crate::glossary::name(play, &account.title)}</caption><tbody>{rows}{sum}</tbody></table> }
}

/// A printed table; the lit column is the one that is read now.
#[component]
pub fn SheetView(
    play_say: impl Fn(&Phrase) -> String + Copy + 'static,
    game: &'static str,
    sheet: Sheet,
    lit: Option<ChartCell>,
) -> impl IntoView {
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
                <caption><span>{play_say(&sheet.title)} "\u{a0}" <Chips game=game rules=sheet.rules.clone() /></span></caption>
                {cells(play_say, &sheet, lit)}
            </table>
        </div>
    }
}

/// The heads and rows of a printed table.
fn cells<S: Fn(&Phrase) -> String + Copy + 'static>(
    play_say: S,
    sheet: &Sheet,
    lit: Option<ChartCell>,
) -> impl IntoView + use<S> {
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
                .enumerate()
                .map(|(at, (cell, column))| {
                    // A code says what it means to whoever points at it.
                    let means = row.meanings.get(at).map(play_say);
                    view! { <td title=means class:lit=on(*column) && row_on(row.number)>{play_say(cell)}</td> }
                })
                .collect_view();
            view! { <tr><th scope="row">{play_say(&row.head)}</th>{cells}</tr> }
        })
        .collect_view();
    view! {
        <thead><tr><th scope="col">{play_say(&sheet.corner)}</th>{head}</tr></thead>
        <tbody>{rows}</tbody>
    }
}

/// So many columns beside the lit one are shown of a table on which dice have fallen.
const BESIDE: usize = 2;

/// Where dice have fallen: their row of the printed table, and of that what lies about the cell.
pub fn landing(play: Play, cell: ChartCell) -> Option<impl IntoView> {
    let mut sheet = play.charts().into_iter().find(|sheet| sheet.id == cell.chart)?;
    sheet.rows.retain(|row| cell.row.is_none_or(|lit| lit == row.number));
    let at = sheet.columns.iter().position(|(number, _)| *number == cell.column)?;
    let first = at.saturating_sub(BESIDE).min(sheet.columns.len().saturating_sub(2 * BESIDE + 1));
    let near = |list: usize| first..(first + 2 * BESIDE + 1).min(list);
    sheet.columns = sheet.columns[near(sheet.columns.len())].to_vec();
    for row in &mut sheet.rows {
        row.cells = row.cells[near(row.cells.len())].to_vec();
        row.meanings = row.meanings.get(near(row.meanings.len())).map(<[Phrase]>::to_vec).unwrap_or_default();
    }
    let say = move |phrase: &Phrase| play.say(phrase);
    let title = play.say(&sheet.title);
    Some(
        view! { <table class="landing" aria-label=title>{cells(say, &sheet, Some(cell))}</table> {meaning(play, Some(cell))} },
    )
}

/// The code that the dice fell on, in plain words.
pub fn meaning(play: Play, cell: Option<ChartCell>) -> Option<impl IntoView> {
    let words = capital(&play.say(&play.meaning(cell?)?));
    Some(view! { <span class="means">{words}</span> })
}

/// A number of an account with its sign.
fn shown(account: &Account, value: i32) -> String {
    match value {
        0 => "0".into(),
        n if n < 0 => account.shown(n),
        n => format!("+{}", account.shown(n)),
    }
}
