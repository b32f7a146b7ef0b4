//! Whole games through the page.

use e2e::{DESK, Hand, PHONE, REACH, Window, play_as};
use engine::Seat;

/// Begins a game as Red, who deploys first, against the easy computer.
async fn begin(window: &Window, side: u8, opponent: &str) {
    window.click(&format!("input[name='opponent'][value='{opponent}']")).await;
    if opponent != "friend" {
        window.click(&format!("input[name='side'][value='{side}']")).await;
    }
    window.click(".begin").await;
    window.see(".table").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_recruited_deployed_fought_and_finished_by_clicks() {
    let window = Window::at("/new/medieval-battle?scenario=crossroads", DESK).await;
    begin(&window, 0, "squire").await;
    let decisions = play_as(&window, Seat(0), Hand::Mouse, 600).await;
    assert!(decisions < 600, "the game ends");
    let over = window.read(".question.over h2").await;
    assert!(over.contains("wins") || over.contains("draw"), "{over}");
    let sitting = window.sitting().await;
    assert!(sitting.outcome().is_some());
    let actions = sitting.save().actions;
    for kind in ["recruit", "wagon", "place"] {
        let both = ["red", "yellow"]
            .map(|seat| actions.iter().any(|it| it.seat == seat && it.action.starts_with(kind)));
        assert_eq!(both, [true, true], "{kind}");
    }
    assert!(actions.iter().any(|it| it.seat == "red" && it.action.contains('x')), "somebody fought");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_recruited_deployed_fought_and_finished_by_keyboard_alone() {
    let window = Window::at("/new/medieval-battle?scenario=crossroads", DESK).await;
    begin(&window, 0, "squire").await;
    let decisions = play_as(&window, Seat(0), Hand::Keys, 600).await;
    assert!(decisions < 600, "the game ends");
    assert!(window.sitting().await.outcome().is_some());
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_is_dragged_from_beside_the_board_and_its_kind_stays_in_hand() {
    let window = Window::at("/new/medieval-battle?scenario=crossroads", DESK).await;
    for (seat, army) in [("red", "random"), ("yellow", "random")] {
        window
            .run(&format!(
                "(() => {{ const it = document.querySelector('[data-option={seat}-army]'); it.value = '{army}'; it.dispatchEvent(new Event('change', {{ bubbles: true }})) }})()"
            ))
            .await;
    }
    begin(&window, 0, "squire").await;
    window.see(".palette [data-what='W']").await;
    let hex = |n: usize| format!("{REACH}[{n}]");
    let to = window.text(&hex(5)).await;
    let from = window.middle(".palette [data-what='W'] .counter").await;
    window.drag(from, window.hex(&to).await).await;
    window.until("document.querySelectorAll('.piece').length === 2").await;
    let placed = window.sitting().await.save().actions[0].action.clone();
    assert_eq!(placed, format!("wagon {to}"));
    // A kind of which there is one more stays in hand after the other side has placed something.
    window.settled().await;
    let again = "[...document.querySelectorAll('.palette [data-what]')].find(it => it.innerText.includes('×'))?.dataset.what ?? ''";
    let what = window.text(again).await;
    assert!(!what.is_empty(), "a random army has two of something");
    window.click(&format!(".palette [data-what='{what}']")).await;
    window.see(".reach").await;
    let to = window.text(&hex(0)).await;
    window.click_hex(&to).await;
    window.until("document.querySelectorAll('.piece').length === 4").await;
    window.settled().await;
    window.see(&format!(".palette [data-what='{what}'][aria-pressed='true']")).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_plays_too() {
    let window = Window::at("/new/medieval-battle?scenario=first-game", PHONE).await;
    begin(&window, 1, "squire").await;
    window.settled().await;
    let wide = window.ask("document.documentElement.scrollWidth").await.as_u64().unwrap_or(0);
    assert!(wide <= u64::from(PHONE.width), "nothing stands beyond the edge: {wide}");
    // The squire sometimes loses sooner.
    let done = play_as(&window, Seat(1), Hand::Mouse, 12).await;
    assert!(done == 12 || window.sitting().await.decision().is_none(), "{done} things were done");
    window.click(".panes button:nth-of-type(2)").await;
    window.until("document.querySelector('.journal').offsetHeight > 100").await;
    window.click(".panes button:nth-of-type(3)").await;
    window.until("document.querySelector('.foot').offsetHeight > 30").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_thinks_beside_the_page_and_can_be_stopped() {
    let window = Window::at("/new/medieval-battle?scenario=first-game", DESK).await;
    // Red is the person, so that the computer begins; Constable takes its time.
    begin(&window, 0, "constable").await;
    window.see(".question.waiting progress").await;
    // While it thinks, the page goes on drawing.
    let frames = window
        .ask("new Promise(done => { let n = 0; const count = () => { n += 1; n < 10 ? requestAnimationFrame(count) : done(n) }; requestAnimationFrame(count) })")
        .await;
    assert_eq!(frames, 10);
    if window.sees(".pause").await {
        window.run("document.querySelector('.pause')?.click()").await;
        window.see(".resume").await;
        let length = window.sitting().await.length();
        window.click(".resume").await;
        window.settled().await;
        assert!(window.sitting().await.length() > length);
    }
    window.close().await;
}
