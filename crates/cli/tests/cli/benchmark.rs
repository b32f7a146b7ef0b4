//! A benchmark that is told how many games to play does not hang on the clock: whoever counts instructions counts those of the same games.

use crate::support::conroi;
use serde_json::Value;

/// Decisions in so many games of one battle.
fn decisions(games: u32) -> f64 {
    let folder = tempfile::tempdir().unwrap();
    let games_text = games.to_string();
    let words = ["bench", "medieval-battle", "--scenario", "first-game", "--games", &games_text, "--json"];
    let ran = conroi(folder.path(), &words);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let value: Value = serde_json::from_str(&ran.out).expect("JSON");
    value["scenarios"]["first-game"]["decisions_per_game"].as_f64().expect("a number") * f64::from(games)
}

#[test]
fn so_many_games_are_always_the_same() {
    let (one, three) = (decisions(1), decisions(3));
    assert_eq!(three, decisions(3));
    assert!(one < three, "the first of three is the first of one: {one} and {three}");
}
