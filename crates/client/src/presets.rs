//! Ready-made standing orders: chosen before a game, and changed beside it.

use crate::app::ui;
use crate::settings::settings;
use crate::store::Who;
use catalog::Sitting;
use engine::Seat;
use engine::orders::{Preset, StandingOrder};
use engine::ruleset::About;
use leptos::prelude::*;

/// What a new game begins with: what the reader has chosen once and for all, else what the game recommends.
pub fn usual(about: &'static About) -> Option<&'static Preset> {
    let wanted = settings().preset.get_untracked();
    about.preset(&wanted).or_else(|| about.presets.iter().find(|preset| preset.recommended))
}

/// Gives the orders of a preset to everybody at a table who is a person; computers answer for themselves.
pub fn give(sitting: &mut dyn Sitting, players: &[Who], preset: &Preset) {
    let people = players.iter().enumerate().filter(|(_, who)| **who == Who::Human);
    let orders: Vec<StandingOrder> = people.flat_map(|(at, _)| preset.orders(Seat(at as u8))).collect();
    sitting.set_orders(orders);
}

/// The presets of a game, one of them chosen, or none where the orders are somebody's own.
#[component]
pub fn Presets(
    about: &'static About,
    /// What the group of radio buttons is called.
    name: String,
    chosen: Signal<Option<String>>,
    choose: Callback<&'static Preset>,
) -> impl IntoView {
    about
        .presets
        .iter()
        .map(|preset| {
            let is = move || chosen.with(|chosen| chosen.as_deref() == Some(preset.id.as_str()));
            view! {
                <label class="preset" class:chosen=is>
                    <input type="radio" name=name.clone() value=preset.id.as_str() prop:checked=is on:change=move |_| choose.run(preset) />
                    <span>
                        <strong>{move || preset.title.get(ui().lang.get()).to_string()}</strong>
                        <small>{move || preset.summary.get(ui().lang.get()).to_string()}</small>
                    </span>
                </label>
            }
        })
        .collect_view()
}
