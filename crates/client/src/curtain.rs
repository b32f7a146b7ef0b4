//! Between two people at one screen: nobody looks before the one who is asked says that he is there.

use crate::parts::Arms;
use crate::play::Play;
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
        Some(view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                <div>
                    <Arms look=play.look(seat) />
                    <h2 id="curtain-title">{play.say_of(seat, Phrase::new("curtain-title"))}</h2>
                    <p>{play.say_of(seat, Phrase::new("curtain-text"))}</p>
                    <button type="button" class="main" on:click=move |_| play.lift_curtain()>
                        {play.say_of(seat, Phrase::new("curtain-here"))}
                    </button>
                </div>
            </div>
        })
    }
}
