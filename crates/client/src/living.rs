//! A battle on the first page that plays itself.

use crate::brain;
use crate::browser::{document, random, sleep};
use crate::parts::style;
use crate::settings::calm;
use crate::words::say;
use crate::worker::Question;
use catalog::{Game, Sitting};
use engine::Viewer;
use engine::ruleset::Setup;
use engine::table::Throw;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A battle that plays itself, slowly, as long as somebody looks.
#[component]
pub fn LivingBoard(game: &'static dyn Game) -> impl IntoView {
    let seed = random();
    let setup = Setup::default().or_recommended(game.about());
    let sitting: StoredValue<Option<Box<dyn Sitting>>, LocalStorage> =
        StoredValue::new_local(catalog::begin(game, setup.clone(), seed).ok());
    let changed = RwSignal::new(0_u32);
    let alive = StoredValue::new(true);
    on_cleanup(move || alive.set_value(false));
    if !calm() {
        spawn_local(async move {
            sleep(1200).await;
            let mut failures = 0;
            while alive.try_get_value() == Some(true) && failures < 3 {
                sleep(700).await;
                if document().hidden() {
                    continue;
                }
                let asked = sitting.try_with_value(|it| {
                    let it = it.as_ref()?;
                    let seat = it.decision()?.seat;
                    Some((seat, it.view_bytes(Viewer::Seat(seat))))
                });
                let Some(asked) = asked else { break };
                let Some((seat, view)) = asked else {
                    // It is over: another one begins.
                    sleep(4000).await;
                    let again = catalog::begin(game, setup.clone(), random()).ok();
                    if sitting.try_set_value(again).is_none() {
                        let _ = changed.try_update(|n| *n += 1);
                    }
                    continue;
                };
                let question = Question {
                    number: 0,
                    table: format!("home {seed}"),
                    game: game.about().id.into(),
                    level: "squire".into(),
                    seed,
                    seat: seat.0,
                    setup: setup.clone(),
                    view,
                    time: 400.0,
                };
                match brain::ask(question, |_| ()).await {
                    None => failures += 1,
                    Some(thought) => {
                        let _ = sitting.try_update_value(|it| {
                            if let Some(it) = it {
                                let _ = it.play(&thought.action, Throw::Seeded);
                            }
                        });
                        let _ = changed.try_update(|n| *n += 1);
                    }
                }
            }
        });
    }
    let scene = Memo::new(move |_| {
        changed.track();
        sitting.with_value(|it| it.as_ref().map(|it| it.scene(Viewer::Public)))
    });
    // Of a large map only the part is shown on which the battle is; its ground is drawn again when that part grows.
    let seen = Memo::new(move |before: Option<&Option<picture::Frame>>| {
        let excerpt = picture::Excerpt::of(scene.get().as_ref()?, before.copied().flatten())?;
        Some(excerpt.frame)
    });
    let ground = move || {
        let frame = seen.get()?;
        let excerpt = picture::Excerpt::of(scene.get_untracked().as_ref()?, Some(frame))?;
        Some(excerpt.ground(&say, &style()))
    };
    let pieces = move || {
        let scene = scene.get()?;
        let excerpt = picture::Excerpt::of(&scene, seen.get());
        Some(excerpt.map_or_else(|| picture::thumbnail(&scene, &style()), |it| it.pieces(&say, &style())))
    };
    view! {
        <div class="living" aria-hidden="true">
            <div inner_html=move || ground().unwrap_or_default()></div>
            <div inner_html=move || pieces().unwrap_or_default()></div>
        </div>
    }
}
