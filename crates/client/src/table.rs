//! The table: the map, and around it the question, what can be done, the journal and the way back in time.

mod always;
mod answers;
mod around;
mod asked;
mod ending;
mod ends;
mod tracks;

use crate::address::Address;
use crate::app::{go_to, ui};
use crate::board::BoardView;
use crate::briefing::{BriefingBox, FirstBriefing, ObjectiveLine};
use crate::browser::{download, listen, window};
use crate::card::Card;
use crate::curtain::Curtain;
use crate::dice::{DiceAsked, OwnDice};
use crate::fetched::{with_game_named, with_game_of};
use crate::form::FormView;
use crate::glimpse::keep_glimpses;
use crate::group::GroupBar;
use crate::inspector::Inspector;
use crate::journal::Journal;
use crate::link::unpack;
use crate::orders::Orders;
use crate::parts::{Head, Missing, say_flaw};
use crate::play::Play;
use crate::projector::Projector;
use crate::recap::{Past, Tidings};
use crate::replay::Replay;
use crate::store::{self, Kept, Who};
use crate::words::{say, t};
use answers::{Answers, Buttons};
use around::{Keys, Layers, Resign, Seats, Thought, Tools, Trays, Watching};
use asked::{Carried, Duties, Hints, Palette, Question};
use ending::EndFromHere;
use engine::text::Phrase;
use leptos::prelude::*;
use tracks::Tracks;
pub use tracks::moment_in;
use wasm_bindgen::JsCast;

/// A game that is kept in this browser.
#[component]
pub fn KeptTable(id: String, at: Option<usize>) -> impl IntoView {
    match store::find(&id) {
        None => view! { <Missing text="game-missing" id=id /> }.into_any(),
        Some(Err(store::Damaged { text, flaw })) => {
            let why = flaw.map_or_else(String::new, |flaw| say_flaw(&flaw));
            view! { <Damaged id=id text=text why=why /> }.into_any()
        }
        Some(Ok(kept)) => with_game_named(&kept.save.game.clone(), move || table_of(kept.clone(), at)),
    }
}

fn table_of(kept: Kept, at: Option<usize>) -> AnyView {
    let id = kept.label.id.clone();
    match kept.open() {
        Err(flaw) => {
            let text = kept.save.to_json();
            view! { <Damaged id=id text=text why=say_flaw(&flaw) /> }.into_any()
        }
        Ok(sitting) => {
            let seed = kept.label.seed.parse().unwrap_or(0);
            let play = Play::new(sitting, Some(id.clone()), kept.label.players.clone(), seed);
            follow_other_tabs(play, &id);
            play.own_dice.set(kept.label.own_dice);
            play.head.set_value(kept.head());
            if kept.lost > 0 {
                ui().complain(say(&Phrase::new("store-cut-short").with("count", kept.lost)));
            }
            // What was kept in another way, or not to its end, is kept as it should be from now on.
            if kept.head().is_none() {
                play.keep();
            }
            play.at.set(at.filter(|at| *at < play.length()));
            play.follow();
            view! { <TableView play=play /> }.into_any()
        }
    }
}

/// A game that came in a link: to look at, and to go on with as one's own.
#[component]
pub fn ReplayTable(data: String, at: Option<usize>) -> impl IntoView {
    let Some(text) = unpack(&data) else {
        return view! { <Missing text="link-broken" /> }.into_any();
    };
    with_game_of(&text.clone(), move || match catalog::load("link", &text) {
        Err(flaw) => view! { <Missing text="link-broken" id=say_flaw(&flaw) /> }.into_any(),
        Ok(sitting) => {
            let players = vec![Who::Computer(String::new()); sitting.battle().seats().len()];
            let play = Play::new(sitting, None, players, 0);
            let last = play.length();
            play.at.set(Some(at.unwrap_or(0).min(last)));
            view! { <TableView play=play /> }.into_any()
        }
    })
}

/// Another tab of this browser may go on with the same game.
fn follow_other_tabs(play: Play, id: &str) {
    let key = store::key(id);
    let id = id.to_string();
    listen(&window(), "storage", move |event| {
        let changed = js_sys::Reflect::get(&event, &"key".into()).ok().and_then(|key| key.as_string());
        if changed.as_deref() == Some(key.as_str())
            && play.at.try_get_untracked().is_some()
            && let Some(Ok(kept)) = store::find(&id)
        {
            play.follow_other(&kept);
        }
    });
}

/// A kept game that does not read: nothing is thrown away unless somebody says so.
#[component]
fn Damaged(id: String, text: String, why: String) -> impl IntoView {
    let (name, gone) = (format!("conroi-{id}.json"), id.clone());
    view! {
        <main class="page">
            <h1>{move || t("damaged-title")}</h1>
            <p>{move || t("damaged-text")}</p>
            <p><code>{why}</code></p>
            <p class="row">
                <button type="button" class="main" on:click=move |_| {
                    let _ = download(&name, "application/json", &text);
                }>{move || t("damaged-download")}</button>
                <button type="button" on:click=move |_| {
                    store::forget(&gone);
                    ui().go(Address::Home);
                }>{move || t("damaged-forget")}</button>
                <a class="button" href="/" on:click=go_to(Address::Home)>{move || t("to-home")}</a>
            </p>
        </main>
    }
}

#[component]
pub fn TableView(play: Play) -> impl IntoView {
    let about = play.game().about();
    let scenario = about.scenarios.iter().find(|it| it.id == play.scenario());
    let title = Signal::derive(move || {
        let lang = ui().lang.get();
        scenario.map_or_else(|| about.title.get(lang).to_string(), |it| it.title.get(lang).to_string())
    });
    let (pane, resigning) = (RwSignal::new("act"), RwSignal::new(false));
    let (projector, briefing) = (Projector::new(play), RwSignal::new(false));
    keys(play, projector, briefing);
    keep_glimpses(play);
    keep_focus(play);
    // On a phone the panel may be folded; a question unfolds it.
    Effect::new(move |_| {
        let asked = play.decision.get().is_some_and(|decision| decision.reaction) && play.mine();
        if play.proposal.get().is_some() || asked {
            pane.set("act");
        }
    });
    Effect::new(move |_| {
        if play.sought.get().is_some() {
            pane.set("journal");
        }
    });
    let watching = move || play.at.get().is_some();
    view! {
        <div class="table" class:watching=watching data-pane=move || pane.get()>
            <Head title=title><Tools play=play resigning=resigning /></Head>
            <Seats play=play />
            <main class="board">
                <BoardView play=play />
                <Watching play=play projector=projector />
                <ObjectiveLine play=play open=briefing />
            </main>
            <nav class="panes" aria-label=move || t("panes")>
                {[("act", "pane-act"), ("journal", "pane-journal"), ("replay", "pane-replay")]
                    .map(|(id, words)| view! {
                        <button type="button" aria-pressed=move || (pane.get() == id).to_string() on:click=move |_| pane.update(|pane| *pane = if *pane == id { "none" } else { id })>{move || t(words)}</button>
                    })
                    .collect_view()}
            </nav>
            <aside class="side" aria-label=move || t("side")>
                // What is asked and what answers it: this part is always seen.
                <div class="act">
                    <Past play=play projector=projector />
                    <Question play=play />
                    <Card play=play />
                    <FormView play=play />
                    <Answers play=play />
                    <Buttons play=play />
                    <GroupBar play=play />
                    <EndFromHere play=play />
                    <Palette play=play />
                </div>
                // What helps to answer it. It gives way, and is scrolled by itself.
                <div class="rest">
                    <Tidings play=play projector=projector />
                    <FirstBriefing play=play />
                    <Duties play=play />
                    <Hints play=play />
                    <Inspector play=play />
                    <Thought play=play />
                    <Tracks play=play />
                    <Trays play=play />
                    <Layers play=play />
                    <Orders play=play />
                    <OwnDice play=play />
                </div>
                <Journal play=play />
            </aside>
            <footer class="foot"><Replay play=play projector=projector /></footer>
            <Carried play=play />
            <Curtain play=play />
            <DiceAsked play=play />
            <Keys play=play />
            <Resign play=play resigning=resigning />
            <BriefingBox play=play open=briefing />
        </div>
    }
}

/// A new question begins at its top; a card takes the focus and gives it back to the board.
fn keep_focus(play: Play) {
    let open = Memo::new(move |_| play.proposal.get().is_some());
    Effect::new(move |_| {
        open.track();
        // What the computer is asked is no question to the reader.
        if play.decision.get().is_some() && !play.mine() {
            return;
        }
        // With the next frame: now it would have the page laid out before everything is in it.
        request_animation_frame(|| {
            if let Ok(Some(panel)) = crate::browser::document().query_selector(".act") {
                panel.set_scroll_top(0);
            }
        });
    });
    Effect::new(move |before: Option<bool>| {
        let open = open.get();
        match (before.unwrap_or(false), open) {
            (false, true) => crate::browser::focus_soon(".card .do"),
            (true, false) => crate::browser::focus_soon(".window"),
            _ => {}
        }
        open
    });
    // Whatever else is closed: the focus is not left nowhere.
    Effect::new(move |before: Option<bool>| {
        let open = ui().rule.get().is_some() || ui().keys.get() || play.curtain.get().is_some();
        let throwing = play.wanted_throw.get_untracked().is_some();
        if before != Some(false) && !open && !throwing && play.proposal.get_untracked().is_none() {
            crate::browser::focus_soon(".window");
        }
        open
    });
}

/// Keys that work anywhere at the table.
fn keys(play: Play, projector: Projector, briefing: RwSignal<bool>) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
        // Digits are dice while a throw is waited for.
        let throwing = play.wanted_throw.get_untracked().is_some();
        let chord = event.ctrl_key() || event.meta_key() || event.alt_key();
        if throwing || typing || chord || event.default_prevented() {
            return;
        }
        if pressed(play, projector, briefing, &event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// What a key does, and whether it does anything.
fn pressed(play: Play, projector: Projector, briefing: RwSignal<bool>, key: &str) -> bool {
    match key {
        "Escape" if briefing.get_untracked() => briefing.set(false),
        "Escape" if projector.until.get_untracked().is_some() => projector.skip(),
        "Escape" => escape(play),
        "u" | "U" | "z" => play.undo(),
        "r" | "R" | "y" => play.redo(),
        "?" => ui().keys.update(|open| *open = !*open),
        "b" | "B" => briefing.update(|open| *open = !*open),
        "m" | "M" => crate::browser::focus(".window"),
        "j" | "J" => crate::browser::focus(".journal ol"),
        "a" | "A" => crate::browser::focus(
            ".act .do, .act .answers button, .act .buttons button, .act .palette button",
        ),
        "i" | "I" => inspect(play),
        "<" | "," => {
            let now = play.at.get_untracked().unwrap_or_else(|| play.length());
            projector.to(projector.before(now));
        }
        ">" | "." => {
            if let Some(at) = play.at.get_untracked() {
                projector.to(projector.next(at));
            }
        }
        digit => match digit.parse::<usize>() {
            Ok(n @ 1..=9) => {
                if let Some(layer) = play.overlays().get(n - 1) {
                    toggle(play, layer.id);
                }
            }
            _ => return false,
        },
    }
    true
}

/// Closes what lies on top.
fn escape(play: Play) {
    if ui().rule.get_untracked().is_some() {
        ui().rule.set(None);
    } else if ui().book.get_untracked().is_some() {
        crate::reader::close_beside();
    } else if ui().keys.get_untracked() {
        ui().keys.set(false);
    } else {
        play.escape();
    }
}

/// Shows and says what is under the cursor, or what was looked at last.
fn inspect(play: Play) {
    if let Some(at) = play.cursor.get_untracked().or(play.inspected.get_untracked()) {
        play.inspected.set(Some(at));
        play.said.set(play.describe(at));
    }
}

fn toggle(play: Play, id: &'static str) {
    play.shown.update(|shown| match shown.iter().position(|it| *it == id) {
        Some(at) => {
            shown.remove(at);
        }
        None => shown.push(id),
    });
}
