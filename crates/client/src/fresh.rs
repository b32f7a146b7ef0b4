//! Before a game: the battlefield, the opponent, the side, the options.

use crate::address::Address;
use crate::app::ui;
use crate::browser::{now, random};
use crate::fetched::with_game;
use crate::parts::{Arms, Chips, Head, new_id, say_flaw, style};
use crate::presets::{self, Presets};
use crate::store::{self, Fault, Label, Who};
use crate::words::{t, vocabulary};
use catalog::Game;
use engine::orders::Preset;
use engine::ruleset::{About, SeatInfo, Setup};
use engine::scene::Scene;
use engine::{Rule, Viewer};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Opens a game, keeps it and goes to its table. What is wrong is said.
pub fn begin(
    game: &'static dyn Game,
    setup: Setup,
    players: Vec<Who>,
    own_dice: bool,
    orders: Option<&Preset>,
) {
    let mut sitting = match catalog::begin(game, setup, random()) {
        Ok(sitting) => sitting,
        Err(flaw) => {
            ui().complain(say_flaw(&flaw));
            return;
        }
    };
    if let Some(preset) = orders {
        presets::give(sitting.as_mut(), &players, preset);
    }
    let label =
        Label { id: new_id(), players, seed: random().to_string(), changed: now(), over: false, own_dice };
    match store::keep(&label, sitting.as_mut(), &mut None) {
        Ok(()) => ui().go(Address::Game { id: label.id, at: None }),
        Err(Fault::Full) => ui().complain(t("store-full")),
        Err(Fault::Closed) => ui().complain(t("store-closed")),
    }
}

#[component]
pub fn Fresh(game: String, scenario: Option<String>) -> impl IntoView {
    with_game(game, move |game| view! { <FreshGame game=game scenario=scenario.clone() /> })
}

#[component]
fn FreshGame(game: &'static dyn Game, scenario: Option<String>) -> impl IntoView {
    let about = game.about();
    let known = scenario.filter(|id| about.scenarios.iter().any(|it| it.id == *id));
    let first = Setup::default().or_recommended(about).scenario;
    let chosen = RwSignal::new(known.unwrap_or(first));
    let options: RwSignal<BTreeMap<String, String>> = RwSignal::new(BTreeMap::new());
    let opponent = RwSignal::new("knight".to_string());
    let side = RwSignal::new("1".to_string());
    let seed = RwSignal::new(random() >> 12);
    let own_dice = RwSignal::new(false);
    let orders = RwSignal::new(presets::usual(about));
    let setup = move || {
        let scenario = chosen.get();
        let battle = about.battle(&scenario);
        let mut options = options.get();
        options.retain(|id, _| battle.options().any(|option| option.id == id));
        Setup { scenario, seed: seed.get(), options, ..Setup::default() }
    };
    Effect::new(move |_| {
        ui().note(&Address::New { game: about.id.into(), scenario: Some(chosen.get()) });
    });
    let by_lot = move || about.scenarios.iter().any(|it| it.id == chosen.get() && it.by_lot);
    let scene = Memo::new(move |_| {
        catalog::example(game, setup()).ok().map(|sitting| Arc::new(sitting.scene(Viewer::Public)))
    });
    let preview = move || scene.get().map_or_else(String::new, |scene| picture::thumbnail(&scene, &style()));
    // Why the battle cannot be begun like that, before anybody tries.
    let flaw = move || {
        ui().lang.track();
        game.open(setup(), 0).err().map(|flaw| view! { <p class="no" role="alert">{say_flaw(&flaw)}</p> })
    };
    let alone = move || !matches!(opponent.get().as_str(), "friend" | "watch");
    let start = move |_| {
        let seats = about.battle(&chosen.get_untracked()).seats().len();
        let players = players(seats, &opponent.get_untracked(), &side.get_untracked());
        // The very battlefield that the preview shows.
        begin(game, untrack(setup), players, own_dice.get_untracked(), orders.get_untracked());
    };
    let title = Signal::derive(move || about.title.get(ui().lang.get()).to_string());
    view! {
        <div class="page-frame">
            <Head title=title>""</Head>
            <main class="page fresh">
                <section class="preview">
                    <div class="living" aria-hidden="true" inner_html=preview></div>
                    {opposed(about, chosen, scene)}
                    {flaw}
                    <button type="button" class="other" class:hidden=move || !by_lot() on:click=move |_| seed.set(random() >> 12)>{move || t("fresh-other")}</button>
                    <button type="button" class="main begin" on:click=start>{move || t("fresh-begin")}</button>
                </section>
                <fieldset class="opponents">
                    <legend>{move || t("fresh-opponent")}</legend>
                    {opponents(opponent)}
                    {about.dice.then(|| view! {
                        <label class="own-dice" title=move || t("own-dice-text")>
                            <input type="checkbox" on:change=move |event| own_dice.set(event_target_checked(&event)) />
                            <span>{move || t("own-dice")}</span>
                        </label>
                    })}
                </fieldset>
                <fieldset class="sides" class:hidden=move || !alone()><legend>{move || t("fresh-side")}</legend>{sides(about, chosen, side)}</fieldset>
                <fieldset class="scenarios"><legend>{move || t("fresh-scenario")}</legend>{scenarios(about, chosen)}</fieldset>
                <section class="first-briefing" aria-label=move || t("briefing")><h2>{move || t("briefing")}</h2>{briefing(about, chosen)}</section>
                {(!about.presets.is_empty()).then(|| view! {
                    <fieldset class="presets" class:hidden=move || opponent.get() == "watch">
                        <legend>{move || t("fresh-orders")}</legend>
                        <Presets about=about name="orders".to_string() chosen=Signal::derive(move || orders.get().map(|it| it.id.clone())) choose=Callback::new(move |preset| orders.set(Some(preset))) />
                    </fieldset>
                })}
                {special(about, chosen)}
                <fieldset class="options"><legend>{move || t("fresh-options")}</legend>{options_of(about, chosen, options)}</fieldset>
            </main>
        </div>
    }
}

/// The battles of a game.
fn scenarios(about: &'static About, chosen: RwSignal<String>) -> impl IntoView {
    about
        .scenarios
        .iter()
        .map(|scenario| {
            let id = scenario.id.as_str();
            view! {
                <label class="scenario" class:chosen=move || chosen.get() == id>
                    <input type="radio" name="scenario" value=id prop:checked=move || chosen.get() == id on:change=move |_| chosen.set(id.to_string()) />
                    <strong>{move || scenario.title.get(ui().lang.get()).to_string()}</strong>
                    <small>{move || scenario.summary.get(ui().lang.get()).to_string()}</small>
                </label>
            }
        })
        .collect_view()
}

/// Who fights whom in the battle that is chosen, whoever is to play them.
fn opposed(
    about: &'static About,
    chosen: RwSignal<String>,
    scene: Memo<Option<Arc<Scene>>>,
) -> impl IntoView {
    let side = move |(n, seat): (usize, &SeatInfo)| {
        let look = scene.get().and_then(|scene| scene.seats.get(n).cloned());
        let name = seat.title.get(ui().lang.get()).to_string();
        view! { <li>{look.map(|look| view! { <Arms look=look /> })} <span>{name}</span></li> }
    };
    let sides = move || about.battle(&chosen.get()).seats().iter().enumerate().map(side).collect_view();
    view! { <ul class="opposed" aria-label=move || t("seats")>{sides}</ul> }
}

/// What the battle that is chosen is about.
fn briefing(about: &'static About, chosen: RwSignal<String>) -> impl IntoView {
    move || {
        let briefing = about.battle(&chosen.get()).scenario?.briefing.clone();
        Some(crate::briefing::told(about.id, briefing))
    }
}

/// The rules that hold in the battle that is chosen and in no other; nothing where there are none.
fn special(about: &'static About, chosen: RwSignal<String>) -> impl IntoView {
    move || {
        let rules = &about.battle(&chosen.get()).scenario.filter(|it| !it.special.is_empty())?.special;
        let line = |rule: &Rule| {
            let rule = *rule;
            view! { <li>{move || rule.title(ui().lang.get())} "\u{a0}" <Chips game=about.id rules=vec![rule] /></li> }
        };
        let lines = rules.iter().map(line).collect_view();
        Some(
            view! { <fieldset class="special"><legend>{move || t("fresh-special")}</legend><ul>{lines}</ul></fieldset> },
        )
    }
}

/// What can be chosen: of every battle, and of each its own.
fn options_of(
    about: &'static About,
    chosen: RwSignal<String>,
    options: RwSignal<BTreeMap<String, String>>,
) -> impl IntoView {
    let spare = move |option: &str| !about.battle(&chosen.get()).options().any(|known| known.id == option);
    about
        .options
        .iter()
        .chain(about.scenarios.iter().flat_map(|it| &it.options))
        .map(|option| {
            let values = option
                .values
                .iter()
                .map(|value| {
                    view! {
                        <option value=value.id.as_str() selected=value.id == option.default>
                            {move || value.title.get(ui().lang.get()).to_string()}
                        </option>
                    }
                })
                .collect_view();
            let rules = option.rule.into_iter().collect::<Vec<_>>();
            view! {
                <div class="option" class:hidden=move || spare(option.id)>
                    <label>
                        <span>{move || option.title.get(ui().lang.get()).to_string()}</span>
                        <select data-option=option.id on:change=move |event| {
                            options.update(|it| {
                                it.insert(option.id.to_string(), event_target_value(&event));
                            });
                        }>{values}</select>
                    </label>
                    <Chips game=about.id rules=rules />
                </div>
            }
        })
        .collect_view()
}

/// Against whom.
fn opponents(opponent: RwSignal<String>) -> impl IntoView {
    ["squire", "knight", "constable", "friend", "watch"]
        .map(|id| {
            view! {
                <label class="opponent">
                    <input type="radio" name="opponent" value=id prop:checked=move || opponent.get() == id on:change=move |_| opponent.set(id.to_string()) />
                    <span>{move || vocabulary("who", id)}</span>
                </label>
            }
        })
        .collect_view()
}

/// Whose side can be taken hangs on the battle.
fn sides(about: &'static About, chosen: RwSignal<String>, side: RwSignal<String>) -> impl IntoView {
    move || {
        about.battle(&chosen.get())
        .seats()
        .iter()
        .enumerate()
        .map(|(n, seat)| (n.to_string(), Some(seat)))
        .chain([("chance".to_string(), None)])
        .map(|(id, seat)| {
            let (value, name) = (id.clone(), id.clone());
            view! {
                <label class="camp">
                    <input type="radio" name="side" value=value prop:checked=move || side.get() == id on:change=move |_| side.set(name.clone()) />
                    <span>{move || seat.map_or_else(|| t("side-chance"), |seat| seat.title.get(ui().lang.get()).to_string())}</span>
                </label>
            }
        })
        .collect_view()
    }
}

/// Who sits where; a side that is left to chance is drawn now.
fn players(seats: usize, opponent: &str, side: &str) -> Vec<Who> {
    let own = side.parse::<usize>().unwrap_or_else(|_| (random() % seats.max(1) as u64) as usize);
    let player = |seat: usize| match opponent {
        "friend" => Who::Human,
        "watch" => Who::Computer("knight".into()),
        _ if seat == own => Who::Human,
        level => Who::Computer(level.into()),
    };
    (0..seats).map(player).collect()
}
