//! The first page: every game as a living board, and the games that wait to go on.

use crate::address::Address;
use crate::app::{go_to, ui};
use crate::browser::random;
use crate::fresh::begin;
use crate::glimpse::Glimpse;
use crate::late;
use crate::parts::{Head, name_of, open_file};
use crate::presets::usual;
use crate::store::{self, Kept, Who};
use crate::words::{say, say_about, t};
use catalog::Game;
use catalog::shelf::{Boxed, shelf};
use engine::Viewer;
use engine::ruleset::Setup;
use engine::text::{Lang, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

#[component]
pub fn Home() -> impl IntoView {
    let kept = RwSignal::new(store::all());
    let games = shelf().iter().map(|game| view! { <GameCard game=game /> }).collect_view();
    let choose = move |event: web_sys::Event| {
        let input: Option<web_sys::HtmlInputElement> = event.target().and_then(|it| it.dyn_into().ok());
        if let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) {
            open_file(file);
        }
    };
    let title = Signal::derive(|| t("home-title"));
    view! {
        <div class="page-frame">
            <Head title=title>""</Head>
            <main class="page home">
                // Whoever comes back goes on at once; whoever is new reads first what this is.
                <Continue kept=kept />
                <p class="lead">{move || t("home-lead")}</p>
                <ul class="games">{games}</ul>
                <p class="row load">
                    {move || kept.get().is_empty().then(|| view! { <span>{t("home-none")}</span> })}
                    <label class="button file">
                        <span>{move || t("home-open")}</span>
                        <input type="file" accept=".json,application/json" on:change=choose />
                    </label>
                </p>
            </main>
        </div>
    }
}

/// So many games are offered at once; the older ones are unfolded.
const OFFERED: usize = 3;

/// One's own games, the one played last first.
#[component]
fn Continue(kept: RwSignal<KeptGames>) -> impl IntoView {
    let older = Memo::new(move |_| kept.with(Vec::len) > OFFERED);
    move || {
        let some = Memo::new(move |_| kept.with(|kept| !kept.is_empty()));
        some.get().then(|| {
            view! {
                <section class="kept">
                    <h2>{move || t("home-continue")}</h2>
                    <ul>
                        <For each=move || first(kept.get()) key=|(id, _)| id.clone() let:entry>
                            <KeptGame id=entry.0 game=entry.1 list=kept />
                        </For>
                    </ul>
                    {move || older.get().then(|| view! {
                        <details class="older">
                            <summary>{move || t("home-older")}</summary>
                            <ul>
                                <For each=move || kept.get().split_off(OFFERED.min(kept.with(Vec::len))) key=|(id, _)| id.clone() let:entry>
                                    <KeptGame id=entry.0 game=entry.1 list=kept />
                                </For>
                            </ul>
                        </details>
                    })}
                </section>
            }
        })
    }
}

type KeptGames = Vec<(String, Option<Kept>)>;

fn first(mut games: KeptGames) -> KeptGames {
    games.truncate(OFFERED);
    games
}

#[component]
fn GameCard(game: &'static Boxed) -> impl IntoView {
    let title = move || game.title.get(ui().lang.get()).to_string();
    let id = game.id.as_str();
    let loading = RwSignal::new(false);
    let play_now = move |_| {
        if loading.get_untracked() {
            return;
        }
        loading.set(true);
        // Both at the same time: whoever begins needs the table too.
        spawn_local(async {
            let _ = late::fetch().await;
        });
        spawn_local(async move {
            match catalog::fetch(id).await {
                Ok(game) => {
                    // The recommended battle, against the middle level, with the side that moves first where it can be known.
                    let setup =
                        Setup { seed: random() >> 12, ..Setup::default().or_recommended(game.about()) };
                    begin(game, setup, computer_opponent(game), false, usual(game.about()));
                }
                Err(_) => ui().complain(t("loading-failed")),
            }
            let _ = loading.try_set(false);
        });
    };
    let play_words = move || if loading.get() { t("loading") } else { t("home-play") };
    let board = match (catalog::find(id), late::there()) {
        (Some(game), Some(late)) => late.living(game),
        _ => view! { <StillBoard id=id /> }.into_any(),
    };
    view! {
        <li class="game-card">
            {board}
            <div class="words">
                <h2>{title}</h2>
                <p>{move || game.summary.get(ui().lang.get()).to_string()}</p>
                <p class="row">
                    <button type="button" class="main play" data-game=id aria-busy=move || loading.get().to_string() on:click=play_now>{play_words}</button>
                    <a class="button new" href=Address::New { game: id.into(), scenario: None }.url() on:click=go_to(Address::New { game: id.into(), scenario: None })>{move || t("home-new")}</a>
                    <a class="button" href=Address::Rules { game: id.into(), rule: None }.url() on:click=go_to(Address::Rules { game: id.into(), rule: None })>{move || t("rules")}</a>
                </p>
            </div>
        </li>
    }
}

/// The person plays the seat that decides first in the recommended battle; the others play at the middle level.
fn computer_opponent(game: &'static dyn Game) -> Vec<Who> {
    let setup = Setup::default().or_recommended(game.about());
    let begun = catalog::begin(game, setup.clone(), 0).ok();
    let first = begun.and_then(|sitting| sitting.decision()).map_or(0, |it| it.seat.0);
    let seats = game.about().battle(&setup.scenario).seats().len() as u8;
    (0..seats).map(|seat| if seat == first { Who::Human } else { Who::Computer("knight".into()) }).collect()
}

/// The battle as it begins, of a game that is not there yet.
#[component]
fn StillBoard(id: &'static str) -> impl IntoView {
    view! { <div class="living" aria-hidden="true"><img src=format!("/shelf/{id}.svg") alt="" loading="lazy" /></div> }
}

#[component]
fn KeptGame(id: String, game: Option<Kept>, list: RwSignal<Vec<(String, Option<Kept>)>>) -> impl IntoView {
    let (open, gone, asked) = (id.clone(), id.clone(), RwSignal::new(false));
    // What the save says of itself needs no game; the rest is shown where the game is there.
    let save = game.as_ref().map(|kept| kept.save.clone());
    let length = save.as_ref().map_or(0, |save| save.actions.len());
    let battle = save.as_ref().and_then(|save| {
        let game = shelf().iter().find(|game| game.id == save.game)?;
        game.battles.iter().find(|battle| battle.id == save.setup.scenario)
    });
    let sitting = game.as_ref().and_then(|kept| kept.open().ok());
    let scene = sitting.as_ref().map(|sitting| sitting.scene(Viewer::Public));
    let players = game.as_ref().map(|kept| kept.label.players.clone()).unwrap_or_default();
    let outcome = sitting.as_ref().and_then(|sitting| sitting.outcome());
    // A finished game says who won it.
    let winner = outcome.as_ref().and_then(|outcome| outcome.winner).and_then(|seat| {
        let look = scene.as_ref()?.seats.get(usize::from(seat.0))?;
        Some((sitting.as_ref()?.game().texts(), look.name.clone()))
    });
    let over = game.as_ref().is_some_and(|kept| kept.label.over) || outcome.is_some();
    let ended = move || {
        let text = match (&winner, &outcome) {
            (Some((texts, name)), _) => say_about(&Phrase::new("won").with("seat", name.clone()), texts),
            (None, Some(_)) => t("drawn"),
            (None, None) => t("finished"),
        };
        over.then(|| view! { <small class="ended">{text}</small> })
    };
    let when = game.as_ref().map_or(0.0, |kept| kept.label.changed);
    let title = move || match battle {
        Some(battle) => battle.title.get(ui().lang.get()).to_string(),
        None => t("damaged-title"),
    };
    let date = move || {
        let date = js_sys::Date::new(&when.into());
        // Days before months in both languages.
        let locale = if ui().lang.get() == Lang::Fr { "fr" } else { "en-GB" };
        let how = js_sys::Object::new();
        for (part, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
            let _ = js_sys::Reflect::set(&how, &part.into(), &style.into());
        }
        String::from(date.to_locale_string(locale, &how))
    };
    let glimpse = Glimpse::find(&id);
    let glimpsed = move || {
        let (glimpse, lang) = (glimpse.clone()?, ui().lang.get());
        let score = glimpse.score.iter().map(|(name, points)| format!("{} {points}", name.get(lang)));
        let score = score.collect::<Vec<_>>().join(" – ");
        let moment = glimpse
            .moment
            .map(|moment| view! { <small class="moment-of">{moment.get(lang).to_string()}</small> });
        Some(view! { {moment} <small class="score-of">{score}</small> })
    };
    let who = move || players.iter().map(name_of).collect::<Vec<_>>().join(" – ");
    let still = save.filter(|_| battle.is_some()).map(|save| format!("/shelf/{}.svg", save.game));
    let thumb = match (scene, late::there()) {
        (Some(scene), Some(late)) => {
            let drawn = move || late.thumbnail(&scene);
            view! { <div class="thumb" aria-hidden="true" inner_html=drawn></div> }.into_any()
        }
        _ => view! { <div class="thumb" aria-hidden="true">{still.map(|path| view! { <img src=path alt="" loading="lazy" /> })}</div> }.into_any(),
    };
    view! {
        <li class="kept-game">
            <a href=Address::Game { id: open.clone(), at: None }.url() on:click=go_to(Address::Game { id: open, at: None })>
                {thumb}
                <strong>{title}</strong>
                {glimpsed}
                <small>{who}</small>
                <small>{date} " · " {move || say(&Phrase::new("actions").with("count", length))}</small>
                {ended}
            </a>
            {move || if asked.get() {
                let gone = gone.clone();
                view! {
                    <button type="button" class="forget sure" on:click=move |_| {
                        store::forget(&gone);
                        Glimpse::forget(&gone);
                        list.update(|list| list.retain(|(id, _)| *id != gone));
                    }>{move || t("forget-sure")}</button>
                }.into_any()
            } else {
                view! { <button type="button" class="forget" on:click=move |_| asked.set(true)>{move || t("forget")}</button> }.into_any()
            }}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use catalog::shelf::shelf;
    use engine::Viewer;
    use engine::ruleset::Setup;
    use engine::text::{Lang, Phrase};
    use std::path::Path;

    /// The recommended battle as it begins, small, as a picture that needs no page around it.
    fn picture_of(game: &'static dyn catalog::Game) -> String {
        let setup = Setup::default().or_recommended(game.about());
        let scene = catalog::example(game, setup).expect("it can be set up").scene(Viewer::Public);
        let style = picture::Style { ids: "shelf".into(), lang: Lang::En, ..picture::Style::default() };
        let say = |phrase: &Phrase| game.texts().say(Lang::En, phrase);
        let Some(excerpt) = picture::Excerpt::of(&scene, None) else {
            return picture::thumbnail(&scene, &style);
        };
        let picture::Frame { width, height, .. } = excerpt.frame;
        let (defs, ground, pieces) =
            (picture::defs(&style), excerpt.ground(&say, &style), excerpt.pieces(&say, &style));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\"><defs>{defs}</defs>{ground}{pieces}</svg>\n"
        )
    }

    #[test]
    fn the_pictures_on_the_shelf_show_the_games() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../client-dist/static/shelf");
        for boxed in shelf() {
            let drawn = picture_of(catalog::find(&boxed.id).expect("it is in the catalog"));
            let file = folder.join(format!("{}.svg", boxed.id));
            if std::env::var_os("CONROI_BLESS").is_some() {
                std::fs::create_dir_all(&folder).expect("a folder can be made");
                std::fs::write(&file, &drawn).expect("the file can be written");
            }
            let kept = std::fs::read_to_string(&file).unwrap_or_default();
            assert!(kept == drawn, "{}: CONROI_BLESS=1 cargo test -p client shelf", file.display());
        }
    }
}
