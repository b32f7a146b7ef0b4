//! Between two people at one screen: nobody looks before the one who is asked says that he is there.

use crate::parts::Arms;
use crate::play::Play;
use crate::words::{say, t};
use engine::text::Phrase;
use leptos::prelude::*;

#[component]
pub fn Curtain(play: Play) -> impl IntoView {
    Effect::new(move |_| {
        if play.curtain.get().is_some() {
            crate::browser::focus_soon(".curtain button");
        }
    });
    move || {
        let seat = play.curtain.get()?;
        let name = play.seat_name(seat);
        Some(view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                <div>
                    <Arms look=play.look(seat) />
                    <h2 id="curtain-title">{say(&Phrase::new("curtain-title").with("seat", name.as_str()))}</h2>
                    <p>{move || t("curtain-text")}</p>
                    <button type="button" class="main" on:click=move |_| play.lift_curtain()>
                        {say(&Phrase::new("curtain-here").with("seat", name.as_str()))}
                    </button>
                </div>
            </div>
        })
    }
}
