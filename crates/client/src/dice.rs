//! The table companion: two people with real counters and their own dice, and the program as their referee. Where a deed needs
//! dice, the page asks who throws them, how many, for which rule, and what lies there.

use crate::app::ui;
use crate::parts::Chips;
use crate::play::{Play, Wanted};
use crate::words::{capital, say, t};
use engine::dice::Ask;
use engine::text::Phrase;
use leptos::prelude::*;

/// A switch at the table.
#[component]
pub fn OwnDice(play: Play) -> impl IntoView {
    play.id().filter(|_| play.game().about().dice).map(|_| {
        view! {
            <label class="own-dice" title=move || t("own-dice-text")>
                <input type="checkbox" prop:checked=move || play.own_dice.get() on:change=move |event| play.throw_own(event_target_checked(&event)) />
                <span>{move || t("own-dice")}</span>
            </label>
        }
    })
}

/// The throw that is waited for.
#[component]
pub fn DiceAsked(play: Play) -> impl IntoView {
    let lying = RwSignal::new(Vec::<u8>::new());
    Effect::new(move |before: Option<bool>| {
        let open = play.wanted_throw.get().is_some();
        lying.set(Vec::new());
        match (before.unwrap_or(false), open) {
            (_, true) => crate::browser::focus_soon(".dice-ask .die"),
            (true, false) => crate::browser::focus_soon(".window"),
            _ => {}
        }
        open
    });
    // Whoever has read a rule goes on with the dice.
    Effect::new(move |before: Option<bool>| {
        let reading = ui().rule.get().is_some();
        if before == Some(true) && !reading && play.wanted_throw.get_untracked().is_some() {
            crate::browser::focus_soon(".dice-ask .die");
        }
        reading
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let Some(Wanted { ask, .. }) = play.wanted_throw.get_untracked() else { return };
        if key(play, lying, &ask, event.key().as_str()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    move || play.wanted_throw.get().map(|wanted| dialog(play, lying, wanted))
}

/// One more die lies there, if one is missing and has such a face.
fn take(lying: RwSignal<Vec<u8>>, face: u8, ask: &Ask) {
    lying.update(|lying| {
        if lying.len() < usize::from(ask.count) && (ask.lowest..=ask.highest).contains(&face) {
            lying.push(face);
        }
    });
}

/// That is what lies there, if all dice do.
fn done(play: Play, lying: RwSignal<Vec<u8>>, ask: &Ask) -> bool {
    let faces = lying.get_untracked();
    let all = faces.len() == usize::from(ask.count);
    if all {
        play.lay(Some(&faces));
    }
    all
}

/// A key while a throw is waited for: was it meant for it?
fn key(play: Play, lying: RwSignal<Vec<u8>>, ask: &Ask, key: &str) -> bool {
    match key {
        // A rule that lies over the question is closed first.
        "Escape" if ui().rule.get_untracked().is_some() => ui().rule.set(None),
        "Escape" => play.lay(None),
        "Backspace" => lying.update(|lying| {
            lying.pop();
        }),
        // Before all dice lie there, Enter presses the button that has the focus.
        "Enter" => return done(play, lying, ask),
        key => match key.parse::<u8>() {
            Ok(face) if key.len() == 1 => take(lying, face, ask),
            _ => return false,
        },
    }
    true
}

/// Who throws, how many, for which rule, and what lies there.
fn dialog(play: Play, lying: RwSignal<Vec<u8>>, Wanted { ask, says }: Wanted) -> impl IntoView {
    let game = play.game().about().id;
    let sides = i32::from(ask.highest - ask.lowest) + 1;
    let title = Phrase::new("dice-title").with("n", ask.count).with("sides", sides);
    let title = play.say_of(ask.seat, title);
    let deed = (!says.is_empty()).then(|| view! { <p>{capital(&play.say(&says))}</p> });
    let places = move || {
        let lying = lying.get();
        (0..usize::from(ask.count))
            .map(|n| match lying.get(n) {
                Some(face) => view! { <li class="thrown"><Die face=*face ask=ask /></li> }.into_any(),
                None => view! { <li class="open"></li> }.into_any(),
            })
            .collect_view()
    };
    let faces = (ask.lowest..=ask.highest)
        .map(|face| {
            view! {
                <button type="button" class="die" data-face=face.to_string() aria-label=face.to_string() on:click=move |_| take(lying, face, &ask)>
                    <Die face=face ask=ask />
                </button>
            }
        })
        .collect_view();
    let heard = move || {
        let list = lying.get().iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        say(&Phrase::new("dice-lying")
            .with("n", lying.get().len())
            .with("all", ask.count)
            .with("faces", list))
    };
    let whole = move || lying.get().len() == usize::from(ask.count);
    view! {
        <div class="ask dice-ask" role="dialog" aria-modal="true" aria-labelledby="dice-title">
            <div>
                <h2 id="dice-title">{title}</h2>
                {deed}
                <p>{play.title_of(ask.rule)} "\u{a0}" <Chips game=game rules=vec![ask.rule] /></p>
                <ol class="lying" aria-hidden="true">{places}</ol>
                <p class="heard" role="status">{heard}</p>
                <div class="faces" role="group" aria-label=move || t("dice-faces")>{faces}</div>
                <p class="faint">{move || t("dice-how")}</p>
                <p class="row">
                    <button type="button" class="main dice-done" prop:disabled=move || !whole() on:click=move |_| {
                        done(play, lying, &ask);
                    }>{move || t("dice-done")}</button>
                    <button type="button" class="dice-back" prop:disabled=move || lying.get().is_empty() on:click=move |_| lying.update(|lying| {
                        lying.pop();
                    })>{move || t("dice-back")}</button>
                    <button type="button" class="cancel" on:click=move |_| play.lay(None)>{move || t("cancel")}</button>
                </p>
            </div>
        </div>
    }
}

/// Six-sided dice show pips, others figures.
fn pips(ask: &Ask) -> bool {
    (ask.lowest, ask.highest) == (1, 6)
}

/// A die as it lies: a face of the dice that were asked for.
#[component]
pub fn Die(face: u8, ask: Ask) -> impl IntoView {
    view! { <svg class="die-face" viewBox="0 0 60 60" aria-hidden="true" inner_html=drawn(face, pips(&ask))></svg> }
}

/// The face of a die.
fn drawn(face: u8, pips: bool) -> String {
    let mut svg = String::from(r#"<rect class="die-body" x="2" y="2" width="56" height="56" rx="11"/>"#);
    if !pips {
        svg += &format!(r#"<text class="die-figure" x="30" y="42">{face}</text>"#);
        return svg;
    }
    for (x, y) in spots(face) {
        svg += &format!(r#"<circle class="pip" cx="{}" cy="{}" r="5.5"/>"#, 30 + 15 * x, 30 + 15 * y);
    }
    svg
}

/// Where the pips of a face lie, seen from its middle.
fn spots(face: u8) -> Vec<(i32, i32)> {
    let mut spots = Vec::new();
    if face % 2 == 1 {
        spots.push((0, 0));
    }
    for (from, pair) in [(2, (-1, 1)), (4, (-1, -1)), (6, (-1, 0))] {
        if face >= from {
            spots.extend([pair, (-pair.0, -pair.1)]);
        }
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::spots;
    use std::collections::BTreeSet;

    #[test]
    fn a_face_has_as_many_pips_as_it_says() {
        for face in 1..=6 {
            let list = spots(face);
            let distinct: BTreeSet<_> = list.iter().copied().collect();
            assert_eq!((list.len(), distinct.len()), (usize::from(face), usize::from(face)));
        }
    }
}
