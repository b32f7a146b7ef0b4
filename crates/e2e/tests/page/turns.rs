//! Turns: what the enemy has done is told and shown again, what a battle is about can be read, and a turn ends when its player says so.

use e2e::{DESK, Look, PHONE, Window, quoted};
use engine::Viewer;
use engine::ruleset::Setup;

/// Vanguard as its first player, with the computer on the other side, which takes so many milliseconds for a move.
async fn vanguard(pace: u32, look: Look) -> Window {
    let game = catalog::find("grunwald").expect("it is there");
    let sitting = catalog::begin(game, Setup::new("avant-garde"), 7).expect("it opens");
    let window = Window::at("/", look).await;
    window.keep_game(&sitting.save().to_json(), [None, Some("knight")], false).await;
    let settings = quoted(&format!("{{\"pace\":{pace}}}"));
    window.run(&format!("localStorage.setItem('conroi.settings', {settings})")).await;
    window.goto("/game/kept").await;
    window
}

/// Ends the phase that is asked for, whatever is left undone.
async fn end_phase(window: &Window) {
    let before = window.sitting().await.length();
    let end = "document.querySelector('.buttons [data-do^=\"end\"]')";
    window.until(&format!("!!{end}")).await;
    window.click(".buttons [data-do^='end']").await;
    if window.sees(".card .do").await {
        window.click(".card .do").await;
    }
    window.played(before).await;
}

async fn asked(window: &Window) -> String {
    window.read(".question p").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phase_that_ended_without_dice_is_taken_up_again() {
    let window = vanguard(0, DESK).await;
    window.settled().await;
    let first = asked(&window).await;
    end_phase(&window).await;
    window.until(&format!("document.querySelector('.question p').innerText !== {}", quoted(&first))).await;
    window.key("u").await;
    window.until(&format!("document.querySelector('.question p').innerText === {}", quoted(&first))).await;
    assert_eq!(window.sitting().await.length(), vanguard_length());
    window.close().await;
}

/// How many actions set the battle up.
fn vanguard_length() -> usize {
    let game = catalog::find("grunwald").expect("it is there");
    catalog::begin(game, Setup::new("avant-garde"), 7).expect("it opens").length()
}

/// Ends phase after phase until the turn has passed to the enemy.
async fn end_turn(window: &Window, passed: &str) {
    loop {
        end_phase(window).await;
        window.until(&format!("{passed} || !!document.querySelector('.buttons [data-do^=\"end\"]')")).await;
        if window.truth(passed).await {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_has_ended_is_taken_back_as_long_as_the_enemy_has_not_begun() {
    // An opponent in no hurry: whoever has said that his turn is over has twenty seconds to think better of it.
    let window = vanguard(5000, DESK).await;
    window.settled().await;
    end_turn(&window, "!!document.querySelector('.question.hold')").await;
    let handed = window.sitting().await.length();
    window.click(".hold .back").await;
    window.until("!document.querySelector('.question.hold')").await;
    assert!(window.sitting().await.length() < handed, "taken back");
    end_phase(&window).await;
    window.see(".hold .go").await;
    window.click(".hold .go").await;
    window.until("!document.querySelector('.question.hold')").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_enemy_did_is_told_and_shown_again() {
    let window = vanguard(0, DESK).await;
    window.settled().await;
    let before = window.sitting().await.length();
    end_turn(&window, "!document.querySelector('.buttons [data-do^=\"end\"]')").await;
    // Whatever is asked meanwhile is answered by the first that is offered.
    loop {
        window.settled().await;
        let sitting = window.sitting().await;
        let decision = sitting.decision().expect("the battle goes on");
        if !decision.reaction {
            break;
        }
        let length = sitting.length();
        window.click(".ends button, .answer").await;
        window.played(length).await;
    }
    // Back in control: what happened since is told, and every line shows its place.
    window.see(".recap").await;
    window.see(".recap .told li button").await;
    let now = window.sitting().await.length();
    assert!(now > before + 4);
    window.click(".recap .told li button").await;
    window.see(".lit").await;
    assert!(!window.sees(".watching-bar").await, "showing a place leaves the present where it is");
    // And it can be shown again, stopped, gone on with, and left.
    window.click(".recap .again").await;
    window.see(".watching-bar").await;
    window.see(".past-told .skip").await;
    window.click(".pause-again").await;
    window.until("document.querySelector('.pause-again').getAttribute('aria-pressed') === 'false'").await;
    let moment = window.text("location.search").await;
    window.click(".again-on").await;
    window.until(&format!("location.search !== {}", quoted(&moment))).await;
    window.see(".blow").await;
    window.click(".past-told .skip").await;
    window.until("!document.querySelector('.watching-bar')").await;
    window.see(".recap").await;
    assert_eq!(window.sitting().await.length(), now, "looking changes nothing");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_briefing_is_read_first_and_again_on_its_key() {
    let window = vanguard(0, DESK).await;
    window.see(".first-briefing").await;
    assert!(window.read(".first-briefing").await.contains("Andrzej"));
    window.click(".close-briefing").await;
    window.until("!document.querySelector('.first-briefing')").await;
    window.key("b").await;
    window.see(".ask.briefing").await;
    assert!(window.read(".ask.briefing").await.contains("turn 6"));
    window.key("Escape").await;
    window.until("!document.querySelector('.ask.briefing')").await;
    // What it takes to win stands there all the time, and opens the same.
    assert!(window.read(".objective").await.contains("0–0"));
    window.click(".objective").await;
    window.see(".ask.briefing").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_briefing_of_the_battle_that_is_chosen_stands_on_its_form() {
    let window = Window::at("/new/grunwald?scenario=avant-garde", DESK).await;
    window.until("document.querySelector('.first-briefing')?.innerText.includes('Andrzej')").await;
    window.click("input[value='blitzkrieg-1410']").await;
    window.until("document.querySelector('.first-briefing').innerText.includes('Ulnowo Woods')").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_says_why_it_cannot() {
    let window = vanguard(0, DESK).await;
    window.settled().await;
    // The set-up stands: nothing has been done yet that could be taken back.
    window.until("document.querySelector('.undo').getAttribute('aria-disabled') === 'true'").await;
    let reason = window.text("document.querySelector('.undo').title").await;
    assert!(reason.len() > "Undo (U): ".len(), "{reason}");
    window.key("u").await;
    window.see(".bubble").await;
    let said = window.read(".bubble").await.to_lowercase();
    assert!(reason.to_lowercase().contains(said.trim_end_matches('×').trim()), "{reason} / {said}");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_question_stays_above_the_fold() {
    let window = vanguard(0, PHONE).await;
    window.settled().await;
    window.see(".first-briefing").await;
    let seen = "(() => { const it = document.querySelector('.question p').getBoundingClientRect(), side = document.querySelector('.side').getBoundingClientRect(); return it.top >= side.top && it.bottom <= Math.min(side.bottom, innerHeight) })()";
    window.until(seen).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_line_is_tried_from_ones_own_past() {
    let window = vanguard(0, DESK).await;
    window.settled().await;
    end_phase(&window).await;
    let id = window.game_id().await;
    let length = window.sitting().await.length();
    window.key("<").await;
    window.see(".watching-bar .own").await;
    window.click(".watching-bar .own").await;
    window.until(&format!("!location.pathname.includes({})", quoted(&id))).await;
    window.settled().await;
    let other = window.sitting().await;
    assert!(other.length() < length, "it begins at the moment that was looked at");
    assert_eq!(other.players(), ["person", "knight"], "with the same players");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_lie_beside_the_game_and_the_way_back_closes_them() {
    let window = vanguard(0, DESK).await;
    window.settled().await;
    let places = window.sitting().await.scene(Viewer::Public).pieces.len();
    window.click(".tools a.button").await;
    window.see(".book-beside .in-short li").await;
    assert!(window.sees(".table .board").await, "the game is still there");
    window.run("history.back()").await;
    window.until("!document.querySelector('.book-beside')").await;
    window.until(&format!("document.querySelectorAll('.piece').length === {places}")).await;
    window.close().await;
}
