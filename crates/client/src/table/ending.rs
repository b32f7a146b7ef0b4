//! While a piece is on its way: whose move is spoken of when another one has been taken up, and the end of the phase, which would
//! otherwise wait behind the end of the move.

use crate::play::Play;
use crate::words::{capital, say, t};
use catalog::{Listed, Way};
use engine::decision::Act;
use engine::text::Phrase;
use leptos::prelude::*;

/// What is asked of somebody who has taken up another piece than the one on its way.
pub fn other_in_hand(play: Play) -> Option<String> {
    let (held, ready) = (play.held()?, play.ready.get());
    let [walker] = ready.as_slice() else { return None };
    if held == *walker || !play.rested.get().contains(&held) {
        return None;
    }
    let name = |id: u16| play.piece(id).map(|piece| capital(&play.called(&piece)));
    Some(say(&Phrase::new("hand-other").with("unit", name(held)?).with("walker", name(*walker)?)))
}

/// What is asked, without the name that the heading has said already.
pub fn asked(play: Play, name: &str) -> String {
    let words = play.say(&play.prompt());
    let rest = words.strip_prefix(&capital(name)).or_else(|| words.strip_prefix(name));
    let rest = rest.and_then(|rest| rest.trim_start().strip_prefix(':'));
    rest.map_or_else(|| words.clone(), |rest| capital(rest.trim_start()))
}

/// The end of the phase, while somebody is on the move: his move ends with it.
#[component]
pub fn EndFromHere(play: Play) -> impl IntoView {
    let endings = Memo::new(move |_| {
        let legal = play.legal.get();
        let stop = legal.iter().find(|it| it.gesture.act == Act::Stop).filter(|_| play.mine())?;
        let listed = play.endings_after(&stop.text);
        Some((stop.text.clone(), listed.into_iter().filter(|it| !same(it, &legal)).collect::<Vec<_>>()))
    });
    move || {
        let (stop, endings) = endings.get().filter(|_| play.proposal.get().is_none())?;
        let buttons = endings
            .into_iter()
            .map(|listed| {
                let words = play.word("action", listed.gesture.kind);
                let does = [stop.clone(), listed.text.clone()];
                let way = Way { actions: does.to_vec(), ..Way::of(&listed) };
                view! {
                    <button type="button" data-do=does.join(" ") title=play.say(&listed.says) on:click=move |_| play.end(&way)>{words}</button>
                }
            })
            .collect_view();
        (!buttons.is_empty())
            .then(|| view! { <div class="buttons from-here" role="group" aria-label=move || t("buttons")>{buttons}</div> })
    }
}

/// Can it be done now already?
fn same(ending: &Listed, legal: &[Listed]) -> bool {
    legal.iter().any(|it| it.text == ending.text)
}
