//! The page in its browser and the native program play the same game, byte for byte.

use e2e::{DESK, Window};

#[tokio::test(flavor = "multi_thread")]
async fn the_same_games_give_the_same_bytes_natively_and_in_the_browser() {
    let window = Window::at("/", DESK).await;
    let mut compared = 0;
    for (number, game) in catalog::games().iter().enumerate() {
        for (place, scenario) in game.about().scenarios.iter().enumerate() {
            let seed = 11 + place as u32;
            let native = wasm_probe::digest(number, place, seed.into()).expect("there is such a game");
            let there = format!("import('/app.js').then(page => page.digest({number}, {place}, {seed}))");
            assert_eq!(window.text(&there).await, native.to_string(), "{} {}", game.about().id, scenario.id);
            compared += 1;
        }
    }
    assert!(compared >= 17, "every scenario of every game is compared, not only {compared}");
    window.close().await;
}
