//! The printed tracks: turns, phases, morale, each as boxes with its marker; and who is tired.

use crate::glossary;
use crate::parts::Chips;
use crate::play::Play;
use crate::words::{capital, game_word_in, say, t};
use engine::explain::signed;
use engine::scene::Track;
use engine::sorted::InOrder;
use engine::text::{Lang, Phrase};
use leptos::prelude::*;

/// A track with more boxes than this is drawn as stretches.
const MOST_NUMBERED: usize = 24;

/// What always stands in view: turn and phase, between the seats.
#[component]
pub fn Clock(play: Play) -> impl IntoView {
    move || {
        let scene = play.scene.get();
        let list: Vec<_> = scene
            .tracks
            .iter()
            .filter(|track| track.seat.is_none())
            .map(|track| {
                let rule = track.rules.first().map(|rule| format!(" ({})", rule.id())).unwrap_or_default();
                let title = format!("{}{rule}", play.say(&track.name));
                let number = match bounds(track) {
                    // Before the first turn the markers lie beside their tracks.
                    Some((least, _)) if track.value < least => "—".into(),
                    Some((least, most)) if least >= 0 => {
                        say(&Phrase::new("track-of").with("now", track.value).with("all", most))
                    }
                    Some(_) => signed(track.value),
                    None => track.value.to_string(),
                };
                // A name says more than a number, where there is room for it.
                let name = present(track).filter(|_| names(track)).map(|says| capital(&play.say(says)));
                let named = name.is_some();
                view! {
                    <span class="track" class:named=named data-track=track.kind title=title>
                        {glossary::value(play, track.kind)} " " <b class="number">{number}</b> " " <b class="name">{name}</b>
                    </span>
                }
            })
            .collect();
        (!list.is_empty())
            .then(|| view! { <div class="clock" role="group" aria-label=move || t("tracks")>{list}</div> })
    }
}

/// The moment of the battle as its tracks tell it: the turn, and the phase by its name. `None` where no track counts time.
pub fn moment(play: Play) -> Option<String> {
    told(play, |says| play.say(says), |kind| glossary::value(play, kind))
}

/// The same in a language, whoever reads now.
pub fn moment_in(play: Play, lang: Lang) -> Option<String> {
    let game = play.game();
    told(play, |says| game.texts().say(lang, says), |kind| game_word_in(game, "value", kind, lang))
}

fn told(play: Play, say: impl Fn(&Phrase) -> String, value: impl Fn(&str) -> String) -> Option<String> {
    let scene = play.scene.get();
    // What runs from a first box to a last counts time; what has two directions, morale, does not.
    let time = |track: &&Track| track.seat.is_none() && bounds(track).is_some_and(|(least, _)| least >= 0);
    let words = |track: &Track| {
        let name = present(track).filter(|_| names(track)).map(&say);
        name.unwrap_or_else(|| format!("{} {}", value(track.kind), track.value))
    };
    let begun = |track: &&Track| bounds(track).is_some_and(|(least, _)| track.value >= least);
    let list: Vec<String> = scene.tracks.iter().filter(time).filter(begun).map(words).collect();
    (!list.is_empty()).then(|| capital(&list.join(" · ")))
}

/// The tracks in full. They may be folded, and stay so while the battle goes on.
#[component]
pub fn Tracks(play: Play) -> impl IntoView {
    let game = play.game().about().id;
    let any = move || play.scene.get().tracks.iter().any(|track| bounds(track).is_some());
    let printed = move || {
        let scene = play.scene.get();
        let printed = scene.tracks.iter().filter(|track| bounds(track).is_some());
        printed
            .map(|track| {
                let body = if names(track) {
                    listed(play, track).into_any()
                } else if track.boxes.is_empty() {
                    numbered(track).into_any()
                } else {
                    stretches(play, track).into_any()
                };
                view! {
                    <section class="printed-track" data-track=track.kind>
                        <h3>{play.say(&track.name)} "\u{a0}" <Chips game=game rules=track.rules.clone() /></h3>
                        {body}
                    </section>
                }
            })
            .collect_view()
    };
    view! {
        <details class="printed-tracks" class:hidden=move || !any() open=true>
            <summary>{move || t("tracks")}</summary>
            {printed}
            {move || piece_tracks(play)}
        </details>
    }
}

/// The first and the last box.
fn bounds(track: &Track) -> Option<(i32, i32)> {
    Some((track.least?, track.goal?)).filter(|(least, most)| least <= most)
}

/// What is printed where the marker stands.
fn present(track: &Track) -> Option<&Phrase> {
    let at = usize::try_from(track.value - track.least?).ok()?;
    track.boxes.get(at)
}

/// Does every box have a name of its own?
fn names(track: &Track) -> bool {
    !track.boxes.is_empty() && track.boxes.windows(2).all(|pair| pair[0] != pair[1])
}

/// One line for each box.
fn listed(play: Play, track: &Track) -> impl IntoView + use<> {
    let (least, value) = (track.least.unwrap_or(0), track.value);
    let lines: Vec<_> = track
        .boxes
        .iter()
        .zip(least..)
        .map(|(says, n)| {
            let now = n == value;
            view! { <li class:now=now class:past=n < value aria-current=now.then_some("step")><b>{n}</b> " " {capital(&play.say(says))}</li> }
        })
        .collect();
    view! { <ol class="named">{lines}</ol> }
}

/// Boxes with numbers, as far as they can be read; beyond that only the number.
fn numbered(track: &Track) -> impl IntoView + use<> {
    let (least, most) = bounds(track).unwrap_or((track.value, track.value));
    let (value, few) = (track.value, most - least < MOST_NUMBERED as i32);
    let boxes: Vec<_> = (least..=most)
        .filter(|_| few)
        .map(|n| {
            let now = n == value;
            view! { <li class:now=now class:past=n < value aria-current=now.then_some("step")>{n}</li> }
        })
        .collect();
    let words = (!few).then(|| say(&Phrase::new("track-of").with("now", value).with("all", most)));
    view! { <ol class="numbered">{boxes}</ol> <b>{words}</b> }
}

/// A long track: a box each, neighbours that say the same under one name, the marker in its box.
fn stretches(play: Play, track: &Track) -> impl IntoView + use<> {
    let (least, _) = bounds(track).unwrap_or((track.value, track.value));
    let mut list: Vec<(&Phrase, Vec<i32>)> = Vec::new();
    for (says, n) in track.boxes.iter().zip(least..) {
        match list.last_mut().filter(|(last, _)| *last == says) {
            Some((_, boxes)) => boxes.push(n),
            None => list.push((says, vec![n])),
        }
    }
    let value = track.value;
    let drawn: Vec<_> = list
        .into_iter()
        .map(|(says, boxes)| {
            let here = boxes.contains(&value);
            let (first, last) = (boxes.first().copied().unwrap_or(0), boxes.last().copied().unwrap_or(0));
            let ends = format!("{} … {}", signed(first), signed(last));
            // A number under each end: a stretch of few boxes has no room for a sentence.
            let numbers: Vec<String> = if first == last { vec![signed(first)] } else { vec![signed(first), signed(last)] };
            let numbers = numbers.into_iter().map(|number| view! { <span>{number}</span> }).collect_view();
            let words = capital(&play.say(says));
            let title = format!("{ends}: {words}");
            let width = boxes.len() as f64;
            let cells: Vec<_> = boxes
                .into_iter()
                .map(|n| view! { <i class:now=n == value class:middle=n == 0 title=signed(n)></i> })
                .collect();
            view! {
                <li class:here=here title=title style:flex-grow=width.to_string() aria-current=here.then_some("step")>
                    <span class="cells" aria-hidden="true">{cells}</span>
                    <small aria-hidden="true">{numbers}</small>
                    <span class="heard">{ends}": "</span>
                    <span class="heard">{words}</span>
                </li>
            }
        })
        .collect();
    let now = present(track).map(|says| capital(&play.say(says)));
    view! {
        <ol class="stretches">{drawn}</ol>
        <p class="marker"><b>{signed(value)}</b> " · " {now}</p>
    }
}

/// What is kept for single pieces, the highest first: who is tired.
fn piece_tracks(play: Play) -> impl IntoView + use<> {
    let scene = play.scene.get();
    let game = play.game().about().id;
    let list = scene.piece_tracks.iter().filter(|track| !track.values.is_empty());
    list.map(|track| {
        let mut values = track.values.clone();
        values.put_in_order_by_key(|(id, value)| (-value, *id));
        let line = |(id, value): (u16, i32)| {
            let piece = play.any_piece(id)?;
            let name = format!("{} ({})", capital(&play.say(&piece.name)), play.seat_name(piece.seat));
            Some(view! { <li><b>{value}</b> " " {name}</li> })
        };
        let lines = values.into_iter().filter_map(line).collect_view();
        let title = capital(&play.say(&track.name));
        view! {
            <section class="printed-track" data-track=track.kind>
                <h3>{title} "\u{a0}" <Chips game=game rules=track.rules.clone() /></h3>
                <ul class="tired">{lines}</ul>
            </section>
        }
    })
    .collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Viewer;
    use engine::ruleset::Setup;

    fn tracks(game: &str) -> Vec<Track> {
        let game = catalog::find(game).unwrap();
        let sitting = game.open(Setup::default().or_recommended(game.about()), 1).unwrap();
        sitting.scene(Viewer::Public).tracks
    }

    /// A name too many or too few would put the marker under the wrong one.
    #[test]
    fn a_track_has_as_many_names_as_boxes() {
        for game in catalog::games() {
            for track in tracks(game.about().id).iter().filter(|track| !track.boxes.is_empty()) {
                let (least, most) = bounds(track).expect("named boxes have a first and a last");
                assert_eq!(track.boxes.len() as i32, most - least + 1, "{}", track.kind);
            }
        }
    }

    #[test]
    fn the_marker_stands_where_its_name_is() {
        let mut list = tracks("grunwald");
        let track = list.iter_mut().find(|track| track.kind == "morale").unwrap();
        let levels: Vec<Phrase> = [-20, 0, 20]
            .into_iter()
            .map(|value| {
                track.value = value;
                present(track).unwrap().clone()
            })
            .collect();
        assert!(levels[0] != levels[1] && levels[1] != levels[2] && levels[0] != levels[2]);
        track.value = 21;
        assert_eq!(present(track), None);
        assert!(!names(track), "many boxes of morale say the same");
        assert!(names(list.iter().find(|track| track.kind == "phase").unwrap()));
    }
}
