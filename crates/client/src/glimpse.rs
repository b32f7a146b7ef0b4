//! What the first page says of a kept game before that game has been loaded: turn, phase and points, in both languages.

use crate::browser::{later, storage};
use crate::play::Play;
use crate::table::moment_in;
use crate::words::capital;
use engine::rule::Bilingual;
use engine::text::Lang;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

const GLIMPSE: &str = "conroi.glimpse.";

/// It is written a moment after the last move: an army moves faster than anybody reads.
const QUIET: i32 = 600;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Glimpse {
    /// Turn and phase.
    pub moment: Option<Bilingual>,
    /// Each side with its points.
    pub score: Vec<(Bilingual, i32)>,
}

impl Glimpse {
    pub fn find(id: &str) -> Option<Glimpse> {
        let text = storage()?.get_item(&format!("{GLIMPSE}{id}")).ok().flatten()?;
        serde_json::from_str(&text).ok()
    }

    pub fn forget(id: &str) {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&format!("{GLIMPSE}{id}"));
        }
    }

    fn of(play: Play) -> Glimpse {
        let both =
            |say: &dyn Fn(Lang) -> Option<String>| Some(Bilingual { fr: say(Lang::Fr)?, en: say(Lang::En)? });
        let scene = play.scene.get();
        let texts = play.game().texts();
        let points = scene.seats.iter().enumerate().filter_map(|(seat, look)| {
            // The first number of a side is what wins.
            let track =
                scene.tracks.iter().find(|track| track.seat.is_some_and(|it| usize::from(it.0) == seat))?;
            let name = both(&|lang| Some(capital(&texts.say(lang, &look.name))))?;
            Some((name, track.value))
        });
        Glimpse { moment: both(&|lang| moment_in(play, lang)), score: points.collect() }
    }
}

/// Keeps what the first page will say of this game, as long as it is played here.
pub fn keep_glimpses(play: Play) {
    let Some(id) = play.id() else { return };
    let turn = StoredValue::new(0_u32);
    Effect::new(move |_| {
        play.scene.track();
        if play.at.get().is_some() {
            return;
        }
        turn.update_value(|turn| *turn += 1);
        let (id, mine) = (id.clone(), turn.get_value());
        later(QUIET, move || {
            // Somebody has moved meanwhile, or left.
            if turn.try_get_value() == Some(mine)
                && let (Some(storage), Ok(text)) =
                    (storage(), serde_json::to_string(&untrack(|| Glimpse::of(play))))
            {
                let _ = storage.set_item(&format!("{GLIMPSE}{id}"), &text);
            }
        });
    });
}
