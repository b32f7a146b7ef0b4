//! What stands around the map: the seats, the tools, what lies beside the board, layers, keys.

use super::toggle;
use super::tracks::{Clock, moment};
use crate::address::Address;
use crate::app::ui;
use crate::browser::download;
use crate::dialog::Dialog;
use crate::parts::{Arms, Chips, Counter, Icon, name_of};
use crate::play::Play;
use crate::projector::Projector;
use crate::store::Who;
use crate::words::{capital, say, t, vocabulary};
use engine::Seat;
use engine::explain::signed;
use engine::text::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Undo, redo, save, rules.
#[component]
pub fn Tools(play: Play, resigning: RwSignal<bool>) -> impl IntoView {
    let game = play.game().about().id;
    let file = move |_| {
        let name = format!("{}-{}.json", play.game().about().id, play.scenario());
        if download(&name, "application/json", &play.save_text()).is_err() {
            ui().complain(t("save-failed"));
        }
    };
    let more = RwSignal::new(false);
    view! {
        <nav class="tools" aria-label=move || t("tools")>
            <button type="button" class="undo" aria-label=move || t("undo") aria-disabled=move || (!play.may_undo()).to_string() title=move || why(play, "undo", play.why_no_undo()) on:click=move |_| play.undo()><Icon name="undo" /></button>
            <button type="button" class="redo" aria-label=move || t("redo") aria-disabled=move || (!play.may_redo()).to_string() title=move || why(play, "redo", play.why_no_redo()) on:click=move |_| play.redo()><Icon name="redo" /></button>
            // On a phone the others wait behind this one.
            <button type="button" class="more-tools" title=move || t("tools-more") aria-label=move || t("tools-more") aria-expanded=move || more.get().to_string() on:click=move |_| more.update(|more| *more = !*more)>"…"</button>
            <button type="button" class="save" title=move || t("save") on:click=file>{move || t("save-short")}</button>
            <a class="button" href=Address::Rules { game: game.into(), rule: None }.url() on:click=beside(game)>{move || t("rules")}</a>
            <button type="button" class="help" title=move || t("keys-title") aria-label=move || t("keys-title") on:click=move |_| ui().keys.set(true)>"?"</button>
            {move || giving_up(play).is_some().then(|| view! {
                <button type="button" class="resign" on:click=move |_| resigning.set(true)>{move || t("resign")}</button>
            })}
        </nav>
    }
}

/// Who resigns: whoever sits here, whoever is to decide; of two people at one screen the one who is.
fn giving_up(play: Play) -> Option<Seat> {
    let seats = (0..play.battle().seats().len() as u8).map(Seat);
    let own: Vec<Seat> = seats.filter(|seat| play.player(*seat) == Who::Human).collect();
    let seat = match own.as_slice() {
        [only] => Some(*only),
        [] => None,
        _ => play.decision.get().map(|decision| decision.seat),
    };
    seat.filter(|_| play.outcome().is_none() && play.id().is_some())
}

/// Nobody loses a game by one press.
#[component]
pub fn Resign(play: Play, resigning: RwSignal<bool>) -> impl IntoView {
    let title = Signal::derive(|| t("resign-sure"));
    let sure = move |_| {
        resigning.set(false);
        if let Some(seat) = untrack(|| giving_up(play)) {
            play.resign(seat);
        }
    };
    view! {
        <Dialog open=resigning id="ask-title" role="alertdialog" title=title first=".ask .stay">
            <p class="row">
                <button type="button" class="stay" on:click=move |_| resigning.set(false)>{move || t("cancel")}</button>
                <button type="button" class="main" on:click=sure>{move || t("resign")}</button>
            </p>
        </Dialog>
    }
}

/// What a button does, and why it does not do it now.
fn why(play: Play, button: &'static str, refusal: Option<engine::Refusal>) -> String {
    let name = t(button);
    let Some(refusal) = refusal else { return name };
    let why = refusal.say(play.game().texts(), ui().lang.get());
    say(&Phrase::new("named").with("name", name).with("what", why))
}

/// The book opens beside the game; with a key held, people want a new tab.
fn beside(game: &'static str) -> impl Fn(web_sys::MouseEvent) + Clone + 'static {
    move |event| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            crate::reader::open_beside(game);
        }
    }
}

/// Each seat with its arms, who plays it, and its numbers; the one who decides is marked.
#[component]
pub fn Seats(play: Play) -> impl IntoView {
    let seats = play.battle().seats().len() as u8;
    let seat_view = move |seat: Seat| {
        let tracks = move || {
            let scene = play.scene.get();
            scene
                .tracks
                .iter()
                .filter(|track| track.seat == Some(seat))
                .map(|track| {
                    let name = crate::glossary::value(play, track.kind);
                    let goal = track.goal.map(|goal| format!("/{goal}"));
                    let value = if track.value < 0 { signed(track.value) } else { track.value.to_string() };
                    let full = play.say(&track.name);
                    let title = track.rules.first().map(|rule| format!("{full} ({})", rule.id()));
                    view! { <span class="track" data-track=track.kind title=title>{name} " " <b>{value}{goal}</b></span> }
                })
                .collect_view()
        };
        let deciding = move || play.scene.get().to_decide == Some(seat);
        view! {
            <div class=format!("seat seat-{}", seat.0) class:deciding=deciding>
                {move || view! { <Arms look=play.look(seat) /> }}
                <div>
                    <strong>{move || play.seat_name(seat)}</strong>
                    <small title=move || name_of(&play.player(seat))>{move || play.id().map(|_| player(play, seat))}</small>
                </div>
                {move || deciding().then(|| view! { <span class="turn">{t("to-decide")}</span> })}
                <div class="tracks">{tracks}</div>
            </div>
        }
    };
    // Turn and phase stand between the first seat and the others.
    let mut list: Vec<_> = (0..seats).map(|seat| seat_view(Seat(seat)).into_any()).collect();
    list.insert(1.min(list.len()), view! { <Clock play=play /> }.into_any());
    view! { <section class="seats" aria-label=move || t("seats")>{list}</section> }
}

/// Who plays, in a word; what kind of player that is, whoever points there reads.
fn player(play: Play, seat: Seat) -> String {
    let name = name_of(&play.player(seat));
    name.split_once(" (").map_or_else(|| name.clone(), |(name, _)| name.to_string())
}

/// What lies beside the board.
#[component]
pub fn Trays(play: Play) -> impl IntoView {
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
                    <section class="tray" data-tray=tray.role.name()>
                        <h3>{play.say(&tray.name)} "\u{a0}" <Chips game=game rules=tray.rules.clone() /></h3>
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
pub fn Layers(play: Play) -> impl IntoView {
    let layers = play.overlays();
    if layers.is_empty() {
        return None;
    }
    let game = play.game().about().id;
    // A layer may have nothing to show in this phase, or nothing about the place that is pointed at.
    let empty = move |id: &'static str| {
        Memo::new(move |_| {
            let focus = || play.pointed.get().or(play.inspected.get());
            play.shown.get().contains(&id) && play.shades(id, focus()).is_empty()
        })
    };
    let list = layers
        .into_iter()
        .enumerate()
        .map(|(n, layer)| {
            let (id, name, empty) = (layer.id, layer.name.clone(), empty(layer.id));
            view! {
                <li>
                    <label>
                        <input type="checkbox" data-layer=id prop:checked=move || play.shown.get().contains(&id) on:change=move |_| toggle(play, id) />
                        <span>{move || crate::glossary::name(play, &name)}</span>
                        <kbd>{n + 1}</kbd>
                    </label>
                    <Chips game=game rules=layer.rules.clone() />
                    {move || empty.get().then(|| view! { <small class="faint">{t("layer-empty")}</small> })}
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

/// What the computer had in mind when it planned last, once the game is over: before, it would tell what it is about to do.
#[component]
pub fn Thought(play: Play) -> impl IntoView {
    move || {
        let plan = play.plan.get().filter(|_| play.outcome().is_some() && play.at.get().is_none())?;
        let phrase = Phrase::new("thought-text")
            .with("depth", i32::from(plan.depth))
            .with("nodes", plan.nodes as i64)
            .with("time", (plan.milliseconds / 1000.0).ceil() as i64);
        let lines =
            plan.expects.iter().map(|says| view! { <li>{capital(&play.say(says))}</li> }).collect_view();
        Some(view! {
            <details class="thought">
                <summary>{say(&Phrase::new("thought").with("number", plan.action + 1))}</summary>
                <p>{say(&phrase)}</p>
                <ol>{lines}</ol>
            </details>
        })
    }
}

/// "You are watching": the way back to now, and the way on from here.
#[component]
pub fn Watching(play: Play, projector: Projector) -> impl IntoView {
    let own = move |_| {
        let moment = play.at.get_untracked().unwrap_or_else(|| play.length());
        let Some(other) = play.until(moment) else { return };
        let text = play.save_of(other.as_ref());
        spawn_local(async move {
            if let Some(id) = crate::parts::take_in("link", &text).await {
                ui().go(Address::Game { id, at: None });
                ui().tell(t("own-line"));
            }
        });
    };
    move || {
        play.at.get()?;
        let kept = play.id().is_some();
        let back = kept.then(|| {
            view! { <button type="button" class="now" on:click=move |_| projector.skip()>{move || t("back-to-now")}</button> }
        });
        Some(view! {
            <p class="watching-bar" role="status">
                {move || watched(play)} " " {back} " "
                <button type="button" class="own" title=move || t("link-own-title") on:click=own>{move || t("link-own")}</button>
            </p>
        })
    }
}

/// Turn and phase, or how many actions came before where no track counts time.
pub fn watched(play: Play) -> String {
    match moment(play) {
        Some(moment) => say(&Phrase::new("watching-at").with("moment", moment)),
        None => say(&Phrase::new("watching").with("number", play.at.get().unwrap_or(0))),
    }
}

/// What the keys do.
#[component]
pub fn Keys(play: Play) -> impl IntoView {
    // Only as many layers are named as there are.
    let layers = match play.overlays().len().min(9) {
        0 => None,
        1 => Some(("1".to_string(), "key-layers")),
        many => Some((format!("1…{many}"), "key-layers")),
    };
    const KEYS: [(&str, &str); 18] = [
        ("← ↑ → ↓", "key-arrows"),
        ("Tab, N", "key-next"),
        ("Enter", "key-enter"),
        ("Q, E", "key-turn"),
        ("S", "key-stack"),
        ("Esc", "key-escape"),
        ("Ctrl+A", "key-all"),
        ("X, Shift", "key-add"),
        ("G", "key-orders"),
        ("A", "key-act"),
        ("B", "key-briefing"),
        ("M", "key-board"),
        ("J", "key-journal"),
        ("I", "key-inspect"),
        ("U, R", "key-undo"),
        ("< >", "key-time"),
        ("+ − 0", "key-zoom"),
        ("?", "key-keys"),
    ];
    let rows = move || {
        let keys = KEYS.map(|(key, words)| (key.to_string(), words));
        keys.into_iter()
            .chain(layers.clone())
            .map(|(key, words)| view! { <dt><kbd>{key}</kbd></dt><dd>{vocabulary("key", words.trim_start_matches("key-"))}</dd> })
            .collect_view()
    };
    let title = Signal::derive(|| t("keys-title"));
    view! {
        <Dialog open=ui().keys id="keys-title" class="keys" title=title>
            <dl>{rows.clone()}</dl>
            <button type="button" class="main" on:click=move |_| ui().keys.set(false)>{move || t("close")}</button>
        </Dialog>
    }
}
