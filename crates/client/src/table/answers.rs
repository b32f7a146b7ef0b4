//! What can be answered without pointing: buttons, the sides to turn to, and the answers to a reaction.

use super::always::Always;
use super::ends::{Ends, ends};
use crate::board::{arrow, towards};
use crate::browser::later;
use crate::card::ExplainedView;
use crate::odds::{Sorted, bars, briefly, sorted};
use crate::parts::{Counter, Effects};
use crate::play::{HexAt, Play, hex_at, priced};
use crate::words::{capital, t};
use catalog::{Explained, Listed};
use engine::Role;
use leptos::prelude::*;

/// What can be done without a place on the board.
#[component]
pub fn Buttons(play: Play) -> impl IntoView {
    move || {
        if play.decision.get().is_none_or(|decision| decision.reaction) || play.proposal.get().is_some() {
            return None;
        }
        let (list, turns) = (play.buttons(), turns(play));
        if list.is_empty() && turns.is_none() {
            return None;
        }
        // Where a piece or a place is asked for, each button names it and lights it.
        let picks = play.picks();
        let named = |listed: &Listed| picks || listed.gesture.to.is_some();
        // Where much is laid out before it is ended, the end is a large thing.
        let seat_up =
            play.decision.get().is_some_and(|it| it.open && matches!(it.role, Role::SetUp | Role::Declare));
        let list = list
            .into_iter()
            .map(|listed| {
                let says = play.say(&listed.says);
                let named = named(&listed);
                let words = if named { capital(&says) } else { play.word("action", listed.gesture.kind) };
                let text = listed.text.clone();
                let lit = if named { places(play, &listed) } else { Vec::new() };
                let light = move |_| play.lit.set(lit.clone());
                // What a single piece does needs no second question: what follows from it stands here.
                let follows = listed.gesture.piece.filter(|_| !named).map(|_| {
                    let effects = play.explain_briefly(std::slice::from_ref(&listed.text)).map(|it| it.effects);
                    view! { <Effects play=play effects=effects.unwrap_or_default() /> }
                });
                let large = seat_up && listed.gesture.piece.is_none();
                view! {
                    <button type="button" class:main=large class:large=large data-do=text title=says on:pointerenter=light on:pointerleave=move |_| play.lit.set(Vec::new()) on:click=move |_| play.press(&listed)>{words}</button>
                    {follows}
                }
            })
            .collect_view();
        Some(view! { <div class="buttons" role="group" aria-label=move || t("buttons")>{list} {turns}</div> })
    }
}

/// The sides that the piece in hand can turn to, as a row of arrows: the same as the ring on the map.
fn turns(play: Play) -> Option<impl IntoView + use<>> {
    let turns = play.turns();
    if turns.is_empty() {
        return None;
    }
    let pointy = play.board.get().pointy;
    let arrows = turns
        .into_iter()
        .filter_map(|offer| {
            let facing = offer.facing?;
            let degrees = picture::bearing(facing, pointy);
            let words = format!("{} {}", play.word("action", offer.kind), towards(play, facing));
            let words = priced(&words, &offer.price);
            let shape = arrow(degrees);
            let (text, actions) = (offer.actions.join(" "), offer.actions.clone());
            Some(view! {
                <button type="button" class="turn-to" data-do=text title=words.clone() aria-label=words on:click=move |_| play.play(actions.clone())>
                    <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true" inner_html=shape></svg>
                    <span>{offer.price.clone()}</span>
                </button>
            })
        })
        .collect_view();
    Some(view! { <div class="turns" role="group" aria-label=move || t("ring-label")>{arrows}</div> })
}

/// The chances of more answers than this take a moment; those of fewer are there at once, so that no button moves under the
/// pointer.
const AT_ONCE: usize = 6;

/// A reaction is a clear question. All answers stand together, each with the likeliest that comes of it; why, and what else may
/// come, is told when it is asked for. Who does nothing stands first, then whoever acts, by piece.
#[component]
pub fn Answers(play: Play) -> impl IntoView {
    let steps = RwSignal::new(false);
    let by_steps = move || {
        let reacts = play.decision.get().is_some_and(|it| it.reaction);
        let whole = reacts && !ends(play).is_empty();
        whole.then(|| {
            let words = move || t(if steps.get() { "ends-steps-hide" } else { "ends-steps" });
            view! { <button type="button" class="steps" aria-expanded=move || steps.get().to_string() on:click=move |_| steps.update(|open| *open = !*open)>{words}</button> }
        })
    };
    view! {
        <Ends play=play />
        {by_steps}
        <Listing play=play steps=steps />
        <Always play=play />
    }
}

/// The answers one by one; where a whole way can be chosen, only if somebody wants to go step by step.
#[component]
fn Listing(play: Play, steps: RwSignal<bool>) -> impl IntoView {
    move || {
        let decision = play.decision.get()?;
        if !decision.reaction || !play.mine() || play.proposal.get().is_some() {
            return None;
        }
        if !ends(play).is_empty() && !steps.get() {
            return None;
        }
        let sensible = play.favourite();
        if let Some(facings) = facings(play, sensible.as_ref()) {
            return Some(facings.into_any());
        }
        let (acts, idle): (Vec<Listed>, Vec<Listed>) =
            play.legal.get().iter().cloned().partition(|answer| answer.gesture.piece.is_some());
        let mut groups: Vec<(Option<u16>, Vec<Listed>)> = Vec::new();
        for answer in idle.into_iter().chain(acts) {
            let piece = answer.gesture.piece;
            match groups.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, group)) => group.push(answer),
                None => groups.push((piece, vec![answer])),
            }
        }
        let at_once = groups.iter().map(|(_, group)| group.len()).sum::<usize>() <= AT_ONCE;
        let groups = groups
            .into_iter()
            .map(|(piece, group)| grouped(play, piece, group, at_once, &sensible))
            .collect_view();
        Some(view! { <ul class="answers" aria-label=move || t("answers")>{groups}</ul> }.into_any())
    }
}

/// Which way to face: arrows as for the piece in hand, and the sensible one in words. Nothing where something else is asked.
fn facings(play: Play, sensible: Option<&String>) -> Option<impl IntoView + use<>> {
    let legal = play.legal.get();
    if legal.len() < 2 || !legal.iter().all(|it| it.gesture.facing.is_some()) {
        return None;
    }
    let arrows = turns(play)?;
    let main = legal.iter().find(|it| Some(&it.text) == sensible).map(|it| {
        let (words, text) = (capital(&play.say(&it.says)), it.text.clone());
        view! { <button type="button" class="answer main" data-do=text.clone() on:click=move |_| play.play(vec![text.clone()])>{words}</button> }
    });
    Some(
        view! { <ul class="answers" aria-label=move || t("answers")><li class="group">{main} {arrows}</li></ul> },
    )
}

/// The places that an answer is about.
fn places(play: Play, answer: &Listed) -> Vec<HexAt> {
    let acting = answer.gesture.piece.into_iter().chain(answer.gesture.also.iter().copied());
    let stand = acting.filter_map(|id| untrack(|| play.piece(id))).filter_map(|piece| hex_at(&piece.place?));
    stand.chain(answer.gesture.to.as_ref().and_then(hex_at)).collect()
}

/// What an answer is called: what is done, and where.
fn head(play: Play, answer: &Listed) -> String {
    // Who does nothing may set something off by it: that says its sentence, and no word by itself.
    if answer.gesture.piece.is_none() {
        return capital(&play.say(&answer.says));
    }
    let kind = play.word("action", answer.gesture.kind);
    let to = answer.gesture.to.as_ref().and_then(hex_at).and_then(|to| play.cell(to)).map(|cell| cell.label);
    let target = answer.gesture.target.and_then(|id| play.piece(id)).map(|piece| play.called(&piece));
    let to = match target {
        Some(target) => Some(to.map_or(target.clone(), |to| format!("→ {target} ({to})"))),
        None => to,
    };
    let facing = answer.gesture.facing.map(|facing| towards(play, facing));
    [Some(kind), to, facing].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// All that one piece can answer, or all that can be answered without one.
fn grouped(
    play: Play,
    piece: Option<u16>,
    answers: Vec<Listed>,
    at_once: bool,
    sensible: &Option<String>,
) -> impl IntoView + use<> {
    let drawn = piece.and_then(|piece| play.any_piece(piece)).map(|piece| {
        let (name, full) = (play.called(&piece), play.say(&piece.name));
        let pointy = play.board.get_untracked().pointy;
        view! {
            <h3 title=full>
                <Counter piece=piece.clone() look=play.look(piece.seat) name=name.clone() size=36 turned=piece.facing pointy=pointy />
                <span>{capital(&name)}</span>
            </h3>
        }
    });
    // Where all answers come to the same, it is said once.
    let known = RwSignal::new(vec![None::<Sorted>; answers.len()]);
    let same = Memo::new(move |_| {
        known.with(|known| known.len() > 1 && known[0].is_some() && known.iter().all(|it| *it == known[0]))
    });
    let once = move || {
        let list = same.get().then(|| known.with(|known| known.first().cloned().flatten())).flatten()?;
        Some(view! { <ul class="odds">{bars(play, briefly(&list), false)}</ul> })
    };
    let lines = answers.into_iter().enumerate().map(|(number, answer)| {
        let main = sensible.as_ref() == Some(&answer.text);
        line(play, (answer, main), number, known, same, at_once)
    });
    let lines = lines.collect_view();
    view! { <li class="group" data-piece=piece.map(|piece| piece.to_string())>{drawn} {once} <ul>{lines}</ul></li> }
}

/// Is there more to tell than the two lines beside an answer?
fn has_details(explained: &Explained) -> bool {
    let explanation = &explained.explanation;
    let results = explained.chances.as_ref().map_or(0, |chances| chances.results.len());
    !explanation.accounts.is_empty() || !explanation.effects.is_empty() || results > 2
}

/// One answer on one line: what, the likeliest that comes of it, and everything else when it is opened.
fn line(
    play: Play,
    (answer, main): (Listed, bool),
    number: usize,
    known: RwSignal<Vec<Option<Sorted>>>,
    same: Memo<bool>,
    at_once: bool,
) -> impl IntoView {
    let lit = places(play, &answer);
    let text = answer.text.clone();
    let words = head(play, &answer);
    let explained = RwSignal::new(None::<Explained>);
    let asked = text.clone();
    let find = move || {
        if let Some(found) = play.try_explain(&asked) {
            let results = found.chances.as_ref().ok().map(|chances| sorted(play, &chances.results));
            let _ = known.try_update(|known| known[number] = results);
            let _ = explained.try_set(Some(found));
        }
    };
    if at_once {
        find()
    } else {
        later(20, find)
    }
    let odds = move || {
        let list = known.with(|known| known[number].clone()).filter(|_| !same.get())?;
        Some(view! { <ul class="odds">{bars(play, briefly(&list), false)}</ul> })
    };
    // What no throw decides says in a sentence what it leads to.
    let leads_to = move || {
        let explained = explained.get()?;
        let certain = explained.chances.as_ref().is_ok_and(|chances| chances.outcomes.len() < 2);
        let effect = explained.explanation.effects.into_iter().next().filter(|_| certain)?;
        Some(view! { <p class="leads-to">{capital(&play.say(&effect.says))}</p> })
    };
    let open = RwSignal::new(false);
    let full = move || {
        let explained = open.get().then(|| explained.get()).flatten()?;
        Some(view! { <ExplainedView play=play explained=explained /> })
    };
    let more = move || {
        explained.with(|explained| explained.as_ref().is_some_and(has_details)).then(|| {
            view! { <button type="button" class="more" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>{move || t("answer-more")}</button> }
        })
    };
    view! {
        <li on:pointerenter=move |_| play.lit.set(lit.clone()) on:pointerleave=move |_| play.lit.set(Vec::new())>
            <div class="row">
                <button type="button" class="answer" class:main=main data-do=text.clone() title=play.say(&answer.says) on:click=move |_| play.play(vec![text.clone()])>{words}</button>
                {more}
            </div>
            {odds}
            {leads_to}
            {full}
        </li>
    }
}
