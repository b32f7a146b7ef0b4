//! Nothing is lost: reload, undo, damaged files, full storage, no network.

use e2e::{DESK, Hand, Window, play_as};
use engine::Seat;

async fn begun(moves: usize) -> Window {
    let window = Window::at("/new/medieval-battle?scenario=first-game", DESK).await;
    window.click("input[name='opponent'][value='squire']").await;
    window.click("input[name='side'][value='1']").await;
    window.click(".begin").await;
    window.settled().await;
    play_as(&window, Seat(1), Hand::Mouse, moves).await;
    window.settled().await;
    window
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_in_mid_game_loses_nothing() {
    let window = begun(6).await;
    let before = window.sitting().await;
    let journal = window.read(".journal").await;
    window.reload().await;
    window.settled().await;
    assert_eq!(window.sitting().await.hash(), before.hash());
    assert_eq!(window.read(".journal").await, journal);
    // The game goes on from there, and stands on the first page.
    play_as(&window, Seat(1), Hand::Mouse, 1).await;
    assert!(window.sitting().await.length() > before.length());
    window.goto("/").await;
    window.click(".kept-game a").await;
    window.settled().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_goes_back_to_the_own_decision_and_redo_forward_again() {
    let window = begun(3).await;
    let before = window.sitting().await;
    window.key("u").await;
    window.until("document.querySelector('.redo').getAttribute('aria-disabled') === 'false'").await;
    window.settled().await;
    let after = window.sitting().await;
    assert!(after.length() < before.length());
    assert_eq!(after.decision().map(|it| it.seat), Some(Seat(1)));
    while !window.truth("document.querySelector('.redo').getAttribute('aria-disabled') === 'true'").await {
        window.key("r").await;
        window.settled().await;
    }
    assert_eq!(window.sitting().await.hash(), before.hash());
    window.close().await;
}

/// Drops a file on the page, as a hand would from a folder.
async fn drop_file(window: &Window, name: &str, text: &str) {
    let (name, text) = (e2e::quoted(name), e2e::quoted(text));
    window
        .run(&format!(
            "(() => {{ const data = new DataTransfer(); data.items.add(new File([{text}], {name}));
               document.querySelector('.drop').dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }})) }})()"
        ))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_save_is_refused_with_a_sentence_and_a_whole_one_opens() {
    let window = begun(3).await;
    let sitting = window.sitting().await;
    let save = sitting.save().to_json();
    let changed = save.replacen(&format!("\"{}\"", sitting.save().seed), "\"12345\"", 1);
    assert_ne!(changed, save);
    let games = "Object.keys(localStorage).filter(key => key.startsWith('conroi.game.')).length";
    let damaged = [
        ("cut.json", save[..save.len() / 2].to_string(), "the save is incomplete"),
        ("foreign.json", "{ \"a\": 1 }".to_string(), "not a save"),
        ("changed.json", changed, "altered"),
        ("words.json", "once upon a time".to_string(), ""),
    ];
    for (name, text, says) in damaged {
        drop_file(&window, name, &text).await;
        window.see(".notice.bad").await;
        let notice = window.read(".notice.bad").await;
        assert!(notice.contains(name) && notice.contains("nothing has changed"), "{notice}");
        assert!(notice.contains(says), "{notice}");
        window.click(".notice .close").await;
        window.until("!document.querySelector('.notice')").await;
        assert_eq!(window.ask(games).await, 1);
        assert_eq!(window.sitting().await.hash(), sitting.hash());
    }
    drop_file(&window, "whole.json", &save).await;
    window.until(&format!("{games} === 2")).await;
    window.settled().await;
    assert_eq!(window.sitting().await.hash(), sitting.hash());
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_game_that_does_not_exist_helps() {
    let window = Window::at("/game/nowhere", DESK).await;
    let says = window.read("main").await;
    assert!(says.contains("nowhere") && says.contains("save file"), "{says}");
    window.goto("/replay?at=3#notagame").await;
    assert!(window.read("main").await.contains("link"));
    window.goto("/new/no-such-game").await;
    assert!(window.read("main").await.contains("does not know that game"));
    window.goto("/rules/medieval-battle?rule=MB-99").await;
    assert!(window.read("main").await.contains("no rule with that number"));
    window.goto("/no/such/page").await;
    window.click("main a").await;
    window.see(".game-card").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_damaged_in_the_browser_is_offered_not_thrown_away() {
    let window = Window::at("/", DESK).await;
    window.run("localStorage.setItem('conroi.game.broken', '{ \"half\": ')").await;
    window.goto("/game/broken").await;
    assert!(window.read("main").await.contains("Nothing has been deleted"));
    assert!(window.truth("localStorage.getItem('conroi.game.broken') !== null").await);
    window.goto("/").await;
    window.see(".kept-game").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_kept_whole_is_read_and_kept_in_chunks_from_then_on() {
    let window = begun(3).await;
    let before = window.sitting().await;
    window.goto("/").await;
    window.keep_game(&before.save().to_json(), [Some("squire"), None], false).await;
    window.goto("/game/kept").await;
    window.until("JSON.parse(localStorage.getItem('conroi.game.kept')).save === undefined").await;
    window.settled().await;
    assert_eq!(window.sitting().await.hash(), before.hash());
    // It is deleted with all that belongs to it.
    window.goto("/").await;
    for _ in 0..2 {
        window.click(".kept-game .forget").await;
        window.click(".kept-game .forget.sure").await;
    }
    window.until("Object.keys(localStorage).every(key => !/^conroi.(game|part)/.test(key))").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_write_that_was_broken_off_loses_the_last_action_and_says_so() {
    let window = begun(4).await;
    let (id, before) = (window.game_id().await, window.sitting().await.save());
    window.goto("/").await;
    let chunk = format!("'conroi.part.{id}.{}'", (before.actions.len() - 1) / 32);
    window.run(&format!("localStorage.setItem({chunk}, localStorage.getItem({chunk}).slice(0, -9))")).await;
    window.goto(&format!("/game/{id}")).await;
    window.see(".notice.bad").await;
    assert!(window.read(".notice.bad").await.contains("last action of this game was not stored"));
    window.settled().await;
    let after = window.sitting().await.save();
    let kept = before.actions.len() - 1;
    assert_eq!(after.actions[..kept], before.actions[..kept]);
    // It is told once: from now on it is a game like any other.
    window.reload().await;
    window.settled().await;
    assert!(!window.sees(".notice.bad").await);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_storage_is_said_and_the_game_goes_on() {
    let window = begun(2).await;
    window
        .run(
            "(() => { let chunk = 'x'.repeat(1 << 20); for (let n = 0; chunk.length > 0; n++) {
               try { localStorage.setItem('filler' + n, chunk) } catch { chunk = chunk.slice(0, chunk.length >> 1) } } })()",
        )
        .await;
    let before =
        window.ask("document.querySelectorAll('.journal .entry').length").await.as_u64().unwrap_or(0);
    window.click(".buttons [data-do='pass'], .buttons [data-do='stop']").await;
    if window.sees(".card .do").await {
        window.click(".card .do").await;
    }
    window.see(".notice.bad").await;
    assert!(window.read(".notice.bad").await.contains("no room left"));
    window.until(&format!("document.querySelectorAll('.journal .entry').length > {before}")).await;
    // What was kept before is still whole.
    let _ = window.sitting().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_first_load_a_game_is_played_without_a_network() {
    let mut window = Window::at("/", DESK).await;
    window.until("navigator.serviceWorker.ready.then(() => true)").await;
    window.until("navigator.serviceWorker.getRegistration().then(it => !!(it && it.active && it.active.state === 'activated'))").await;
    window.reload().await;
    window.until("!!navigator.serviceWorker.controller").await;
    window.stop_server().await;
    window.reload().await;
    window.click(".play").await;
    window.settled().await;
    play_as(&window, Seat(1), Hand::Mouse, 2).await;
    window.settled().await;
    let before = window.sitting().await;
    assert!(before.length() >= 2);
    window.reload().await;
    window.settled().await;
    assert_eq!(window.sitting().await.hash(), before.hash());
    window.close().await;
}
