//! The table: the map, and around it the question, what can be done, the journal and the way back in time.

use crate::app::{go_to, ui};
use crate::board::BoardView;
use crate::browser::{download, listen, window};
use crate::card::{Card, ExplainedView};
use crate::curtain::Curtain;
use crate::form::FormView;
use crate::inspector::Inspector;
use crate::journal::Journal;
use crate::link::unpack;
use crate::parts::{Arms, Chips, Counter, Effects, Head, Icon, Missing, name_of, say_flaw};
use crate::play::{Holding, Play, Thinking};
use crate::replay::Replay;
use crate::route::Route;
use crate::store::{self, Who};
use crate::words::{say, t, vocabulary};
use engine::Seat;
use engine::text::Phrase;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A game that is kept in this browser.
#[component]
pub fn KeptTable(id: String, at: Option<usize>) -> impl IntoView {
    match store::find(&id) {
        None => view! { <Missing text="game-missing" id=id /> }.into_any(),
        Some(Err(text)) => view! { <Damaged id=id text=text why=String::new() /> }.into_any(),
        Some(Ok(kept)) => match catalog::load(&id, &kept.save) {
            Err(flaw) => view! { <Damaged id=id text=kept.save why=say_flaw(&flaw) /> }.into_any(),
            Ok(sitting) => {
                let seed = kept.seed.parse().unwrap_or(0);
                let play = Play::new(sitting, Some(id.clone()), kept.players, seed);
                follow_other_tabs(play, &id);
                play.at.set(at.filter(|at| *at < play.length()));
                play.follow();
                view! { <TableView play=play /> }.into_any()
            }
        },
    }
}

/// A game that came in a link: to look at, and to go on with as one's own.
#[component]
pub fn ReplayTable(data: String, at: Option<usize>) -> impl IntoView {
    let Some(text) = unpack(&data) else {
        return view! { <Missing text="link-broken" /> }.into_any();
    };
    match catalog::load("link", &text) {
        Err(flaw) => view! { <Missing text="link-broken" id=say_flaw(&flaw) /> }.into_any(),
        Ok(sitting) => {
            let players = vec![Who::Computer(String::new()); sitting.game().about().seats.len()];
            let play = Play::new(sitting, None, players, 0);
            let last = play.length();
            play.at.set(Some(at.unwrap_or(0).min(last)));
            view! { <TableView play=play /> }.into_any()
        }
    }
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
            && let Ok(sitting) = catalog::load(&id, &kept.save)
        {
            play.replace(sitting);
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
                    ui().go(Route::Home);
                }>{move || t("damaged-forget")}</button>
                <a class="button" href="/" on:click=go_to(Route::Home)>{move || t("to-home")}</a>
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
    let pane = RwSignal::new("act");
    keys(play);
    keep_focus(play);
    let watching = move || play.at.get().is_some();
    view! {
        <div class="table" class:watching=watching data-pane=move || pane.get()>
            <Head title=title><Tools play=play /></Head>
            <Seats play=play />
            <main class="board">
                <BoardView play=play />
                <Watching play=play />
            </main>
            <nav class="panes" aria-label=move || t("panes")>
                {[("act", "pane-act"), ("journal", "pane-journal"), ("replay", "pane-replay")]
                    .map(|(id, words)| view! {
                        <button type="button" aria-pressed=move || (pane.get() == id).to_string() on:click=move |_| pane.set(id)>{move || t(words)}</button>
                    })
                    .collect_view()}
            </nav>
            <aside class="side" aria-label=move || t("side")>
                <div class="act">
                    <Question play=play />
                    <Card play=play />
                    <FormView play=play />
                    <Answers play=play />
                    <Buttons play=play />
                    <Palette play=play />
                    <Hints play=play />
                    <Inspector play=play />
                    <Thought play=play />
                    <Trays play=play />
                    <Layers play=play />
                </div>
                <Journal play=play />
            </aside>
            <footer class="foot"><Replay play=play /></footer>
            <Curtain play=play />
            <Keys />
        </div>
    }
}

/// A new question begins at its top; a card takes the focus and gives it back to the board.
fn keep_focus(play: Play) {
    Effect::new(move |_| {
        play.decision.track();
        play.proposal.track();
        if let Ok(Some(panel)) = crate::browser::document().query_selector(".act") {
            panel.set_scroll_top(0);
        }
    });
    Effect::new(move |before: Option<bool>| {
        let open = play.proposal.get().is_some();
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
        if before != Some(false) && !open && play.proposal.get_untracked().is_none() {
            crate::browser::focus_soon(".window");
        }
        open
    });
}

/// Keys that work anywhere at the table.
fn keys(play: Play) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
        if typing || event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented() {
            return;
        }
        let used = match event.key().as_str() {
            "Escape" if ui().rule.get_untracked().is_some() => {
                ui().rule.set(None);
                true
            }
            "Escape" if ui().keys.get_untracked() => {
                ui().keys.set(false);
                true
            }
            "Escape" => {
                play.escape();
                true
            }
            "u" | "U" | "z" => {
                play.undo();
                true
            }
            "r" | "R" | "y" => {
                play.redo();
                true
            }
            "?" => {
                ui().keys.update(|open| *open = !*open);
                true
            }
            "b" | "B" => {
                crate::browser::focus(".window");
                true
            }
            "j" | "J" => {
                crate::browser::focus(".journal ol");
                true
            }
            "a" | "A" => {
                crate::browser::focus(
                    ".act .do, .act .answers button, .act .buttons button, .act .palette button",
                );
                true
            }
            "i" | "I" => {
                if let Some(at) = play.cursor.get_untracked().or(play.inspected.get_untracked()) {
                    play.inspected.set(Some(at));
                    play.said.set(play.describe(at));
                }
                true
            }
            "<" | "," => {
                let now = play.at.get_untracked().unwrap_or_else(|| play.length());
                play.watch(Some(now.saturating_sub(1)));
                true
            }
            ">" | "." => {
                if let Some(at) = play.at.get_untracked() {
                    play.watch(Some(at + 1));
                }
                true
            }
            digit => match digit.parse::<usize>() {
                Ok(n @ 1..=9) => {
                    if let Some(layer) = play.overlays().get(n - 1) {
                        toggle(play, layer.id);
                    }
                    true
                }
                _ => false,
            },
        };
        if used {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

fn toggle(play: Play, id: &'static str) {
    play.shown.update(|shown| match shown.iter().position(|it| *it == id) {
        Some(at) => {
            shown.remove(at);
        }
        None => shown.push(id),
    });
}

/// Undo, redo, save, rules.
#[component]
fn Tools(play: Play) -> impl IntoView {
    let game = play.game().about().id;
    let file = move |_| {
        let name = format!("{}-{}.json", play.game().about().id, play.scenario());
        if download(&name, "application/json", &play.save_text()).is_err() {
            ui().complain(t("save-failed"));
        }
    };
    let sure = RwSignal::new(false);
    let seat = move || play.decision.get().map(|decision| decision.seat);
    let giving_up = move || {
        // Whoever sits here gives up, whoever is to decide.
        let seats: Vec<Seat> = (0..play.game().about().seats.len() as u8).map(Seat).collect();
        let own: Vec<Seat> = seats.into_iter().filter(|seat| play.player(*seat) == Who::Human).collect();
        match own.as_slice() {
            [only] => Some(*only),
            [] => None,
            _ => seat(),
        }
    };
    view! {
        <nav class="tools" aria-label=move || t("tools")>
            <button type="button" class="undo" title=move || t("undo") aria-label=move || t("undo") prop:disabled=move || !play.may_undo() on:click=move |_| play.undo()><Icon name="undo" /></button>
            <button type="button" class="redo" title=move || t("redo") aria-label=move || t("redo") prop:disabled=move || !play.may_redo() on:click=move |_| play.redo()><Icon name="redo" /></button>
            <button type="button" class="save" title=move || t("save") on:click=file>{move || t("save-short")}</button>
            <a class="button" href=Route::Rules { game: game.into(), rule: None }.address() on:click=go_to(Route::Rules { game: game.into(), rule: None })>{move || t("rules")}</a>
            <button type="button" class="help" title=move || t("keys-title") aria-label=move || t("keys-title") on:click=move |_| ui().keys.set(true)>"?"</button>
            {move || (play.outcome().is_none() && giving_up().is_some() && play.id().is_some()).then(|| view! {
                <button type="button" class="resign" on:click=move |_| sure.set(true)>{move || t("resign")}</button>
            })}
        </nav>
        {move || sure.get().then(|| view! {
            <div class="ask" role="alertdialog" aria-modal="true" aria-labelledby="ask-title">
                <div>
                    <h2 id="ask-title">{move || t("resign-sure")}</h2>
                    <p class="row">
                        <button type="button" class="main" on:click=move |_| {
                            sure.set(false);
                            if let Some(seat) = giving_up() {
                                play.resign(seat);
                            }
                        }>{move || t("resign")}</button>
                        <button type="button" on:click=move |_| sure.set(false)>{move || t("cancel")}</button>
                    </p>
                </div>
            </div>
        })}
    }
}

/// Each seat with its arms, who plays it, and its numbers; the one who decides is marked.
#[component]
fn Seats(play: Play) -> impl IntoView {
    let seats = play.game().about().seats.len() as u8;
    let seat_view = move |seat: Seat| {
        let tracks = move || {
            let scene = play.scene.get();
            scene
                .tracks
                .iter()
                .filter(|track| track.seat == Some(seat))
                .map(|track| {
                    let name = vocabulary("value", track.kind);
                    let goal = track.goal.map(|goal| format!("/{goal}"));
                    let full = play.say(&track.name);
                    let title = track.rules.first().map(|rule| format!("{full} ({})", rule.id()));
                    view! { <span class="track" data-track=track.kind title=title>{name} " " <b>{track.value}{goal}</b></span> }
                })
                .collect_view()
        };
        let deciding = move || play.scene.get().to_decide == Some(seat);
        view! {
            <div class=format!("seat seat-{}", seat.0) class:deciding=deciding>
                {move || view! { <Arms look=play.look(seat) /> }}
                <div>
                    <strong>{move || play.seat_name(seat)}</strong>
                    <small>
                        {move || play.id().map(|_| name_of(&play.player(seat)))}
                        {move || deciding().then(|| view! { <span class="turn">" ● " {t("to-decide")}</span> })}
                    </small>
                </div>
                <div class="tracks">{tracks}</div>
            </div>
        }
    };
    let list = (0..seats).map(|seat| seat_view(Seat(seat))).collect_view();
    view! { <section class="seats" aria-label=move || t("seats")>{list}</section> }
}

/// What is asked now, of whom; what the computer does; how it ended.
#[component]
fn Question(play: Play) -> impl IntoView {
    let game = play.game().about().id;
    move || {
        if let Some(at) = play.at.get() {
            let history = play.history.get();
            let asked = history.get(at).and_then(|played| played.asked.clone());
            let words = asked.map_or_else(String::new, |(phrase, _)| play.say(&phrase));
            return view! {
                <section class="question past">
                    <h2>{say(&Phrase::new("watching").with("number", at))}</h2>
                    <p>{words}</p>
                </section>
            }
            .into_any();
        }
        if let Some(outcome) = play.outcome() {
            let title = match outcome.winner {
                None => t("drawn"),
                Some(winner) => say(&Phrase::new("won").with("seat", play.seat_name(winner))),
            };
            let score: Vec<String> = outcome.score.iter().map(i32::to_string).collect();
            let game_id = game.to_string();
            return view! {
                <section class="question over" role="status">
                    <h2>{title}</h2>
                    <p>{score.join(" : ")} " " <Chips game=game rules=outcome.rules.clone() /></p>
                    <p class="row">
                        <button type="button" on:click=move |_| play.watch(Some(0))>{move || t("over-replay")}</button>
                        <a class="button main" href="/" on:click=go_to(Route::New { game: game_id.clone(), scenario: Some(play.scenario()) })>{move || t("over-again")}</a>
                    </p>
                </section>
            }
            .into_any();
        }
        let Some(decision) = play.decision.get() else { return ().into_any() };
        let name = play.seat_name(decision.seat);
        if let Who::Computer(_) = play.player(decision.seat) {
            let body = match play.thinking.get() {
                Thinking::Yes { done } => view! {
                    <p>{say(&Phrase::new("thinking").with("seat", name))}</p>
                    <progress max="1000" value=done aria-label=move || t("thinking-progress")></progress>
                    <button type="button" class="pause" on:click=move |_| play.pause()>{move || t("thinking-stop")}</button>
                }
                .into_any(),
                Thinking::Paused | Thinking::Broken | Thinking::No => {
                    let words = match play.thinking.get() {
                        Thinking::Broken => t("thinking-broken"),
                        _ => t("thinking-paused"),
                    };
                    view! {
                        <p>{words}</p>
                        <button type="button" class="main resume" on:click=move |_| play.resume()>{move || t("thinking-go")}</button>
                    }
                    .into_any()
                }
            };
            return view! { <section class="question waiting" role="status">{body}</section> }.into_any();
        }
        view! {
            <section class="question" class:reaction=decision.reaction>
                <h2>{name} {decision.reaction.then(|| format!(" · {}", t("reaction")))}</h2>
                <p>{play.say(&play.prompt())} " " <Chips game=game rules=vec![decision.rule] /></p>
            </section>
        }
        .into_any()
    }
}

/// A reaction is a clear question: every answer with what follows from it.
#[component]
fn Answers(play: Play) -> impl IntoView {
    move || {
        let decision = play.decision.get()?;
        if !decision.reaction || !play.mine() || play.proposal.get().is_some() {
            return None;
        }
        let answers = play.legal.get();
        let list = answers
            .iter()
            .map(|answer| {
                let explained = play.foresee(std::slice::from_ref(&answer.text)).steps.into_iter().next();
                let text = answer.text.clone();
                let to = answer.gesture.to.as_ref().and_then(crate::play::spot);
                view! {
                    <li
                        on:pointerenter=move |_| play.lit.set(to.into_iter().collect())
                        on:pointerleave=move |_| play.lit.set(Vec::new())
                    >
                        <button type="button" class="answer" data-do=text.clone() on:click=move |_| play.play(vec![text.clone()])>
                            {vocabulary("kind", answer.gesture.kind)} " "
                            {to.and_then(|to| play.cell(to)).map(|cell| cell.label)}
                        </button>
                        {explained.map(|explained| view! { <ExplainedView play=play explained=explained /> })}
                    </li>
                }
            })
            .collect_view();
        Some(view! { <ul class="answers" aria-label=move || t("answers")>{list}</ul> })
    }
}

/// What can be done without a place on the board.
#[component]
fn Buttons(play: Play) -> impl IntoView {
    move || {
        if play.decision.get().is_none_or(|decision| decision.reaction) || play.proposal.get().is_some() {
            return None;
        }
        let list = play.buttons();
        if list.is_empty() {
            return None;
        }
        let list = list
            .into_iter()
            .map(|listed| {
                let words = vocabulary("kind", listed.gesture.kind);
                let says = play.say(&listed.says);
                let text = listed.text.clone();
                // What a single piece does needs no second question: what follows from it stands here.
                let follows = listed.gesture.piece.map(|_| {
                    let foreseen = play.foresee(std::slice::from_ref(&listed.text));
                    let effects = foreseen.steps.into_iter().flat_map(|step| step.explanation.effects);
                    view! { <Effects play=play effects=effects.collect() /> }
                });
                view! {
                    <button type="button" data-do=text title=says on:click=move |_| play.press(&listed)>{words}</button>
                    {follows}
                }
            })
            .collect_view();
        Some(view! { <div class="buttons" role="group" aria-label=move || t("buttons")>{list}</div> })
    }
}

/// Pieces beside the board that may be put on it now.
#[component]
fn Palette(play: Play) -> impl IntoView {
    move || {
        let kinds = play.kinds();
        if kinds.is_empty() {
            return None;
        }
        let scene = play.scene.get();
        let seat = play.decision.get()?.seat;
        let list = kinds
            .into_iter()
            .map(|(kind, what)| {
                let waiting: Vec<_> = scene
                    .trays
                    .iter()
                    .filter(|tray| tray.seat == seat && tray.kind != "lost")
                    .flat_map(|tray| &tray.pieces)
                    .filter(|entry| entry.piece.short == what)
                    .collect();
                let count = waiting.len();
                let piece = waiting.first().map(|entry| entry.piece.clone());
                let name = piece.as_ref().map_or_else(|| what.clone(), |piece| play.say(&piece.name));
                let held = {
                    let holding = Holding::Kind { kind, what: what.clone() };
                    move || play.hand.get() == holding
                };
                let holding = Holding::Kind { kind, what: what.clone() };
                let drawn = piece.map(|piece| {
                    view! { <Counter piece=piece.clone() look=play.look(piece.seat) name=name.clone() size=52 /> }
                });
                view! {
                    <button type="button" data-what=what aria-pressed=move || held().to_string() on:click=move |_| play.hold(holding.clone())>
                        {drawn}
                        <span>{name} {(count > 1).then(|| format!(" ×{count}"))}</span>
                        <small>{vocabulary("kind", kind)}</small>
                    </button>
                }
            })
            .collect_view();
        Some(view! { <div class="palette" role="group" aria-label=move || t("palette")>{list}</div> })
    }
}

/// What lies beside the board.
#[component]
fn Trays(play: Play) -> impl IntoView {
    let game = play.game().about().id;
    move || {
        let scene = play.scene.get();
        let trays = scene
            .trays
            .iter()
            .filter(|tray| !tray.pieces.is_empty())
            .map(|tray| {
                let pieces = tray
                    .pieces
                    .iter()
                    .map(|entry| {
                        let name = play.say(&entry.piece.name);
                        let note = entry.note.as_ref().map(|note| play.say(note));
                        let title = [Some(name.clone()), note.clone()].into_iter().flatten().collect::<Vec<_>>().join(", ");
                        let heard = title.clone();
                        view! {
                            <li title=title>
                                <Counter piece=entry.piece.clone() look=play.look(entry.piece.seat) name=name size=40 />
                                <span class="heard">{heard}</span>
                                <small aria-hidden="true">{note}</small>
                            </li>
                        }
                    })
                    .collect_view();
                view! {
                    <section class="tray" data-tray=tray.kind>
                        <h3>{play.say(&tray.name)} " " <Chips game=game rules=tray.rules.clone() /></h3>
                        <ul>{pieces}</ul>
                    </section>
                }
            })
            .collect_view();
        let notes =
            scene.notes.iter().map(|note| view! { <p class="note">{play.say(note)}</p> }).collect_view();
        view! { {notes} {trays} }
    }
}

/// Layers over the board, on keys.
#[component]
fn Layers(play: Play) -> impl IntoView {
    let layers = play.overlays();
    if layers.is_empty() {
        return None;
    }
    let game = play.game().about().id;
    let list = layers
        .into_iter()
        .enumerate()
        .map(|(n, layer)| {
            let (id, name) = (layer.id, layer.name.clone());
            view! {
                <li>
                    <label>
                        <input type="checkbox" data-layer=id prop:checked=move || play.shown.get().contains(&id) on:change=move |_| toggle(play, id) />
                        <span>{move || play.say(&name)}</span>
                        <kbd>{n + 1}</kbd>
                    </label>
                    <Chips game=game rules=layer.rules.clone() />
                </li>
            }
        })
        .collect_view();
    Some(view! {
        <details class="layers">
            <summary>{move || t("layers")}</summary>
            <ul>{list}</ul>
        </details>
    })
}

/// Why the computer did that.
#[component]
fn Thought(play: Play) -> impl IntoView {
    move || {
        let (number, thought) = play.thought.get()?;
        if thought.depth == 0 || play.at.get().is_some() {
            return None;
        }
        let line = thought.expected.join(" ");
        let phrase = Phrase::new("thought-text")
            .with("depth", i32::from(thought.depth))
            .with("nodes", thought.nodes as i64)
            .with("time", thought.milliseconds as i64);
        Some(view! {
            <details class="thought">
                <summary>{say(&Phrase::new("thought").with("number", number + 1))}</summary>
                <p>{say(&phrase)}</p>
                <p><code>{line}</code></p>
            </details>
        })
    }
}

/// Three hints for the first game, by what the player is doing.
#[component]
fn Hints(play: Play) -> impl IntoView {
    move || {
        if !ui().hints.get() || !play.mine() {
            return None;
        }
        let decision = play.decision.get()?;
        let text = if decision.reaction {
            "hint-reaction"
        } else if let Some(form) = play.form() {
            if form.items.is_empty() { "hint-slots" } else { "hint-form" }
        } else {
            match play.hand.get() {
                Holding::Kind { .. } => "hint-place",
                Holding::Piece(_) if play.ways.get().iter().any(|way| way.target.is_some()) => "hint-attack",
                Holding::Piece(_) => "hint-move",
                Holding::Nothing if play.kinds().is_empty() => "hint-choose",
                Holding::Nothing => "hint-palette",
            }
        };
        Some(view! {
            <div class="hint" role="note" aria-label=move || t("hint")>
                <p>{t(text)}</p>
                <button type="button" on:click=move |_| ui().hints.set(false)>{move || t("hint-close")}</button>
            </div>
        })
    }
}

/// "You are watching": the way back to now.
#[component]
fn Watching(play: Play) -> impl IntoView {
    let own = move |_| {
        if let Some(id) = crate::parts::take_in("link", &play.save_text()) {
            ui().go(Route::Game { id, at: None });
        }
    };
    move || {
        play.at.get()?;
        let kept = play.id().is_some();
        Some(view! {
            <p class="watching-bar" role="status">
                {move || say(&Phrase::new("watching").with("number", play.at.get().unwrap_or(0)))} " "
                {if kept {
                    view! { <button type="button" class="now" on:click=move |_| play.watch(None)>{move || t("back-to-now")}</button> }.into_any()
                } else {
                    view! { <button type="button" class="now" on:click=own>{move || t("link-own")}</button> }.into_any()
                }}
            </p>
        })
    }
}

/// What the keys do.
#[component]
fn Keys() -> impl IntoView {
    const KEYS: [(&str, &str); 13] = [
        ("← ↑ → ↓", "key-arrows"),
        ("Tab, N", "key-next"),
        ("Enter", "key-enter"),
        ("Esc", "key-escape"),
        ("A", "key-act"),
        ("B", "key-board"),
        ("J", "key-journal"),
        ("I", "key-inspect"),
        ("U, R", "key-undo"),
        ("< >", "key-time"),
        ("1…9", "key-layers"),
        ("+ − 0", "key-zoom"),
        ("?", "key-keys"),
    ];
    Effect::new(move |_| {
        if ui().keys.get() {
            crate::browser::focus_soon(".keys button");
        }
    });
    move || {
        ui().keys.get().then(|| {
            let rows = KEYS
                .map(|(key, words)| view! { <dt><kbd>{key}</kbd></dt><dd>{vocabulary("key", words.trim_start_matches("key-"))}</dd> })
                .collect_view();
            view! {
                <div class="ask keys" role="dialog" aria-modal="true" aria-labelledby="keys-title">
                    <div>
                        <h2 id="keys-title">{move || t("keys-title")}</h2>
                        <dl>{rows}</dl>
                        <button type="button" class="main" on:click=move |_| ui().keys.set(false)>{move || t("close")}</button>
                    </div>
                </div>
            }
        })
    }
}
