//! What has happened since the person at this screen had his turn: numbers, losses, who came where, the gravest events. Each line shows
//! its place, and the whole can be shown again.

use crate::browser::matches;
use crate::dice::Die;
use crate::news::News;
use crate::play::{HexAt, Play, hex_at};
use crate::projector::Projector;
use crate::store::Who;
use crate::words::{capital, say, t};
use catalog::{Came, Changed, Fate, Grave, Loss, Recap};
use engine::Seat;
use engine::dice::Rolled;
use engine::explain::signed;
use engine::text::Phrase;
use leptos::prelude::*;
use std::sync::Arc;

/// More lines of one sort than this are not read at a glance; the rest is counted, and opened by whoever wants it.
const MOST: usize = 6;

/// The news of the turn that is played, or what happened before it.
#[component]
pub fn Tidings(play: Play, projector: Projector) -> impl IntoView {
    // It stays while what it tells of is shown again.
    let recap = Memo::new(move |_| since(play));
    let some = Memo::new(move |_| recap.with(Option::is_some));
    let past = move || play.at.get().is_some();
    view! {
        {move || (some.get() && !past()).then(|| view! { <Card play=play projector=projector recap=recap /> })}
        {move || (!some.get() && !past()).then(|| view! { <News play=play /> })}
    }
}

/// What is news to the seat that has its turn now; nothing where it has just begun, or is being played.
fn since(play: Play) -> Option<Arc<Recap>> {
    let decision = play.decision.get()?;
    if decision.reaction || play.curtain.get().is_some() || play.player(decision.seat) != Who::Human {
        return None;
    }
    let recap = play.recap_for(decision.seat)?;
    (!recap.is_empty()).then(|| Arc::new(recap))
}

/// The card itself. On a phone it is folded: the question stands below it.
#[component]
fn Card(play: Play, projector: Projector, recap: Memo<Option<Arc<Recap>>>) -> impl IntoView {
    let open = RwSignal::new(!matches("(max-width: 760px), (max-height: 480px)"));
    move || {
        let recap = recap.get()?;
        let (from, until) = (recap.from, recap.to);
        let brief = brief(play, &recap);
        let shown = recap.clone();
        Some(view! {
            <section class="recap" aria-label=move || t("recap")>
                <header>
                    <button type="button" class="fold" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                        <h2>{move || t("recap")}</h2>
                        <span class="brief">{brief}</span>
                    </button>
                    <button type="button" class="again" on:click=move |_| projector.show(from, until)>{move || t("recap-again")}</button>
                </header>
                {move || open.get().then(|| body(play, &shown))}
            </section>
        })
    }
}

/// What matters most, in one line: how many were lost on either side, and what became of the numbers.
fn brief(play: Play, recap: &Recap) -> String {
    let lost = |seat: Seat| {
        let count = recap.losses.iter().filter(|it| it.fate == Fate::Lost && it.piece.seat == seat).count();
        let phrase =
            || Phrase::new("recap-lost-count").with("n", count).with("who", capital(&play.seat_name(seat)));
        (count > 0).then(|| say(&phrase()))
    };
    let seats = play.battle().seats().len() as u8;
    let lost = (0..seats).map(Seat).filter_map(lost);
    let numbers = recap.tracks.iter().map(|it| number(play, it));
    lost.chain(numbers).collect::<Vec<_>>().join(" · ")
}

/// "Red, victory points 4 → 20".
fn number(play: Play, it: &Changed) -> String {
    let shown = |value: i32| if value < 0 { signed(value) } else { value.to_string() };
    format!("{} {} → {}", play.say(&it.name), shown(it.before), shown(it.after))
}

fn body(play: Play, recap: &Recap) -> impl IntoView + use<> {
    let numbers = recap.tracks.iter().map(|it| view! { <li>{number(play, it)}</li> }).collect_view();
    let numbers = (!recap.tracks.is_empty()).then(|| view! { <ul class="numbers">{numbers}</ul> });
    let losses = list(t("recap-losses"), recap.losses.iter().map(|it| loss(play, it)).collect());
    let events = list(t("recap-events"), recap.events.iter().map(|it| grave(play, it)).collect());
    let came = list(t("recap-came"), recap.came.iter().map(|it| arrival(play, it)).collect());
    view! { <div class="told" tabindex="0">{numbers} {losses} {events} {came}</div> }
}

/// A line that shows its place.
struct Line {
    seat: Seat,
    says: String,
    places: Vec<HexAt>,
    rolls: Vec<Rolled>,
    play: Play,
}

fn list(title: String, lines: Vec<Line>) -> Option<impl IntoView> {
    let mut drawn: Vec<AnyView> = lines.into_iter().map(|line| shown(line).into_any()).collect();
    let rest = drawn.split_off(MOST.min(drawn.len()));
    let more = say(&Phrase::new("recap-more").with("count", rest.len()));
    let rest = (!rest.is_empty())
        .then(|| view! { <details class="more-lines"><summary>{more}</summary><ul>{rest}</ul></details> });
    (!drawn.is_empty()).then(|| view! { <h3>{title}</h3> <ul>{drawn}</ul> {rest} })
}

fn shown(line: Line) -> impl IntoView {
    let Line { seat, says, places, rolls, play } = line;
    let (lit, there) = (places.clone(), places);
    view! {
        <li class=format!("seat-{}", seat.0)>
            <button
                type="button"
                title=t("recap-place")
                on:click=move |_| {
                    play.lit.set(there.clone());
                    play.visited.set(there.last().copied());
                }
                on:pointerenter=move |_| play.lit.set(lit.clone())
                on:pointerleave=move |_| play.lit.set(Vec::new())
            >
                {says}
            </button>
            {dice(rolls)}
        </li>
    }
}

fn dice(rolls: Vec<Rolled>) -> impl IntoView {
    let throw = |roll: Rolled| {
        let ask = roll.ask;
        let faces = roll.faces.iter().map(|face| view! { <Die face=*face ask=ask /> }).collect_view();
        view! { <span class="throw">{faces}</span> }
    };
    rolls.into_iter().map(throw).collect_view()
}

fn loss(play: Play, it: &Loss) -> Line {
    let fate = match it.fate {
        Fate::Lost => Phrase::new("recap-lost"),
        Fate::Left => Phrase::new("recap-left"),
        Fate::Weaker { left } => Phrase::new("recap-weaker").with("left", left),
    };
    let places = it.piece.place.iter().filter_map(hex_at).collect();
    let says = Phrase::new("named").with("name", capital(&play.say(&it.piece.name))).with("what", say(&fate));
    let says = say(&says);
    Line { seat: it.piece.seat, says, places, rolls: Vec::new(), play }
}

fn grave(play: Play, it: &Grave) -> Line {
    let places = it.told.places.iter().filter_map(hex_at).collect();
    Line { seat: it.seat, says: capital(&play.say(&it.told.says)), places, rolls: it.rolls.clone(), play }
}

fn arrival(play: Play, it: &Came) -> Line {
    let label = |place: &engine::Place| hex_at(place).and_then(|at| play.cell(at)).map(|cell| cell.label);
    let to = label(&it.to).unwrap_or_default();
    let from = it.from.as_ref().and_then(label);
    let way = match from {
        Some(from) => format!("{from}–{to}"),
        None => format!("→ {to}"),
    };
    let places = it.from.iter().chain([&it.to]).filter_map(hex_at).collect();
    let says = format!("{} {way}", capital(&play.say(&it.piece.name)));
    Line { seat: it.piece.seat, says, places, rolls: Vec::new(), play }
}

/// While the past is looked at: what happens next, with its dice; and the machine's buttons where it was begun from the card.
#[component]
pub fn Past(play: Play, projector: Projector) -> impl IntoView {
    let deed = Memo::new(move |_| projector.shown());
    let told = move || {
        let deed = deed.get()?;
        let passages = play.passages.get();
        let passage = passages.get(deed.passage)?.clone();
        let lines = passage.events.iter().map(|told| {
            let cell = told.cell.and_then(|cell| crate::card::landing(play, cell));
            view! { <p>{capital(&play.say(&told.says))} {cell}</p> }
        });
        let lines = lines.collect_view();
        Some(view! {
            <div class=format!("next seat-{}", passage.seat.0) role="status">
                <h2>{move || t("past-next")}</h2>
                {dice(passage.rolls.clone())}
                {lines}
            </div>
        })
    };
    let again = move || projector.until.get().is_some();
    let past = Memo::new(move |_| play.at.get().is_some());
    let section = move || {
        view! {
            <section class="past-told" aria-label=move || t("past-next")>
                {told}
                {move || again().then(|| view! {
                    <p class="row">
                        <button type="button" class="pause-again" aria-pressed=move || projector.running.get().to_string() on:click=move |_| projector.toggle()>
                            {move || if projector.running.get() { t("again-pause") } else { t("again-on") }}
                        </button>
                        <button type="button" class="again-on" on:click=move |_| {
                            let next = projector.next(untrack(|| play.at.get()).unwrap_or(0));
                            projector.to(next);
                        }>{move || t("again-next")}</button>
                        <Speed projector=projector />
                        <button type="button" class="main skip" on:click=move |_| projector.skip()>{move || t("again-skip")}</button>
                    </p>
                })}
            </section>
        }
    };
    move || past.get().then(section)
}

/// How fast the past is played back.
#[component]
pub fn Speed(projector: Projector) -> impl IntoView {
    let option = move |times: i32| {
        view! { <option value=times.to_string() prop:selected=move || projector.speed.get() == times>{format!("×{times}")}</option> }
    };
    view! {
        <select aria-label=move || t("replay-speed") on:change=move |event| projector.speed.set(event_target_value(&event).parse().unwrap_or(1))>
            {[1, 2, 4, 8].map(option).into_iter().collect_view()}
        </select>
    }
}
