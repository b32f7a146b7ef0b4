//! The shelf says what the games say of themselves.

use catalog::shelf::{boxed, shelf};
use std::path::Path;

#[test]
fn the_shelf_says_what_the_games_say() {
    let games: Vec<_> = catalog::games().iter().map(|game| boxed(*game)).collect();
    if std::env::var_os("CONROI_BLESS").is_some() {
        let text = serde_json::to_string_pretty(&games).expect("it can be written") + "\n";
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/shelf.json");
        std::fs::write(file, text).expect("the file can be written");
        return;
    }
    assert_eq!(shelf(), games, "CONROI_BLESS=1 cargo test -p catalog --test shelf");
}

#[test]
fn every_game_is_found_by_its_id() {
    for (id, game) in catalog::IDS.iter().zip(catalog::games()) {
        assert_eq!(game.about().id, *id);
    }
    assert_eq!(catalog::IDS.len(), catalog::games().len());
}
