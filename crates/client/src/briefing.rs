//! What a battle is about: before it, on its first screen, and on a key as long as it lasts; and what each side needs, always in view.

use crate::app::ui;
use crate::parts::Chips;
use crate::play::Play;
use crate::store::Who;
use crate::words::{capital, t, vocabulary};
use engine::briefing::Briefing;
use engine::decision::Role;
use engine::ruleset::Objective;
use leptos::prelude::*;

/// The parts of a briefing, each under what it answers.
pub fn told(game: &'static str, briefing: Briefing) -> impl IntoView {
    let rules = briefing.rules.clone();
    let parts = move || {
        let lang = ui().lang.get();
        let part = |(word, text): (&'static str, &engine::rule::Bilingual)| {
            let text = text.get(lang).to_string();
            (!text.is_empty()).then(|| view! { <dt>{vocabulary("briefing", word)}</dt> <dd>{text}</dd> })
        };
        briefing.parts().map(part).into_iter().collect_view()
    };
    view! { <dl class="briefing-parts">{parts}</dl> <p class="chips"><Chips game=game rules=rules /></p> }
}

fn briefing_of(play: Play) -> Option<Briefing> {
    play.battle().scenario.map(|scenario| scenario.briefing.clone()).filter(|it| it.missing().len() < 5)
}

/// On the first screen: until the person has made a move of his own, or put it away. Folded on a phone.
#[component]
pub fn FirstBriefing(play: Play) -> impl IntoView {
    let closed = RwSignal::new(false);
    let briefing = briefing_of(play)?;
    let game = play.game().about().id;
    let own = move |played: &std::sync::Arc<catalog::Played>| {
        play.player(played.seat) == Who::Human && played.role != Role::SetUp
    };
    let fresh = Memo::new(move |_| {
        !closed.get() && play.id().is_some() && play.at.get().is_none() && !play.history.get().iter().any(own)
    });
    let wide = !crate::browser::matches("(max-width: 760px), (max-height: 480px)");
    Some(move || {
        let briefing = briefing.clone();
        fresh.get().then(|| {
            view! {
                <details class="first-briefing" open=wide>
                    <summary>{move || t("briefing")} <kbd>"B"</kbd></summary>
                    {told(game, briefing)}
                    <button type="button" class="close-briefing" on:click=move |_| closed.set(true)>{move || t("briefing-close")}</button>
                </details>
            }
        })
    })
}

/// The same on its key, over the table.
#[component]
pub fn BriefingBox(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let game = play.game().about().id;
    Effect::new(move |before: Option<bool>| {
        let open = open.get();
        match (before.unwrap_or(false), open) {
            (_, true) => crate::browser::focus_soon(".briefing > div"),
            (true, false) => crate::browser::focus_soon(".window"),
            _ => {}
        }
        open
    });
    move || {
        let briefing = open.get().then(|| briefing_of(play)).flatten()?;
        let title = play.battle().scenario.map(|it| it.title.get(ui().lang.get()).to_string());
        Some(view! {
            <div class="ask briefing" role="dialog" aria-modal="true" aria-labelledby="briefing-title">
                // Whoever reads it begins at its top.
                <div tabindex="-1">
                    <h2 id="briefing-title">{title}</h2>
                    {told(game, briefing)}
                    <Standings play=play />
                    <button type="button" class="main" on:click=move |_| open.set(false)>{move || t("close")}</button>
                </div>
            </div>
        })
    }
}

/// Where every side stands.
#[component]
fn Standings(play: Play) -> impl IntoView {
    move || {
        let line = |it: Objective| {
            let name = capital(&play.seat_name(it.seat));
            view! { <li class=format!("seat-{}", it.seat.0)><b>{name}</b> " " {play.say(&it.now)}</li> }
        };
        let list = play.objectives().into_iter().map(line).collect_view();
        view! { <ul class="standings">{list}</ul> }
    }
}

/// One line that is always there: what the side at this screen needs, and what stands now. It opens the briefing.
#[component]
pub fn ObjectiveLine(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let mine = move || {
        let list = play.objectives();
        let own = list.iter().position(|it| play.player(it.seat) == Who::Human && play.humans() == 1);
        // Two people at one screen, or none: the side that is to decide.
        let decides = || play.decision.get().and_then(|it| list.iter().position(|own| own.seat == it.seat));
        own.or_else(decides).or((!list.is_empty()).then_some(0)).map(|at| list[at].clone())
    };
    move || {
        if play.at.get().is_some() {
            return None;
        }
        let Objective { needs, now, ahead, .. } = mine()?;
        let (needs, now) = (play.say(&needs), play.say(&now));
        let title = format!("{needs} · {now} ({})", t("briefing-open"));
        let mood = match ahead {
            Some(true) => "ahead",
            Some(false) => "behind",
            None => "even",
        };
        Some(view! {
            <button type="button" class=format!("objective {mood}") title=title on:click=move |_| open.set(true)>
                <span class="needs">{move || t("objective")} " " {needs}</span>
                <b class="stands">{now}</b>
            </button>
        })
    }
}
