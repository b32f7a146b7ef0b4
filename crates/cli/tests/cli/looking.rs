//! What a program is shown of a position, and how much of it.

use crate::support::conroi;
use expect_test::expect;
use serde_json::Value;
use std::path::Path;

fn shown(folder: &Path, words: &[&str]) -> (Value, usize) {
    let ran = conroi(folder, &[&["show", "game.json", "--json"][..], words].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    (serde_json::from_str(&ran.out).expect("JSON"), ran.out.len())
}

fn new_game(folder: &Path, game: &str, scenario: &str) {
    let new = conroi(folder, &["new", game, scenario, "--seed", "3", "-o", "game.json"]);
    assert_eq!(new.code, 0, "{}", new.err);
}

fn play_the_first(folder: &Path) {
    let legal = conroi(folder, &["legal", "game.json", "--json"]).out;
    let legal: Value = serde_json::from_str(&legal).expect("JSON");
    let action = legal["legal"][0]["do"].as_str().expect("an action").to_string();
    assert_eq!(conroi(folder, &["apply", "game.json", &action]).code, 0, "{action}");
}

#[test]
fn the_ground_is_answered_to_whoever_asks_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder, "grunwald", "avant-garde");
    let (without, short) = shown(folder, &[]);
    let (with, long) = shown(folder, &["--ground"]);
    assert!(short * 4 < long && short < 40_000, "{short} bytes without the ground, {long} with it");
    assert!(without.get("ground").is_none());
    let scene = without["scene"].as_object().expect("a scene");
    assert!(!scene.contains_key("board") && !scene.contains_key("legend"));
    assert_eq!(with["scene"], without["scene"], "the pieces are the same");
    let ground = &with["ground"];
    assert_eq!(ground["kind"], "hexes");
    for key in ["cells", "sides", "roads", "names", "legend"] {
        assert!(ground[key].as_array().is_some_and(|list| !list.is_empty()), "{key}");
    }
    // Every piece stands on the ground that was answered.
    let places: Vec<(&Value, &Value)> =
        ground["cells"].as_array().unwrap().iter().map(|cell| (&cell["q"], &cell["r"])).collect();
    let pieces = scene["pieces"].as_array().expect("pieces");
    assert!(pieces.len() > 10);
    for piece in pieces {
        assert!(places.contains(&(&piece["place"]["q"], &piece["place"]["r"])), "{piece}");
    }
    // A move does not change it.
    play_the_first(folder);
    assert_eq!(shown(folder, &[]).0["scene"]["ground"], without["scene"]["ground"]);
    assert_ne!(shown(folder, &[]).0["hash"], without["hash"]);
}

#[test]
fn another_ground_has_another_hash() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder, "medieval-battle", "together-standard");
    let before = shown(folder, &["--ground"]).0;
    play_the_first(folder);
    let after = shown(folder, &["--ground"]).0;
    assert_ne!(before["ground"], after["ground"], "a module was laid");
    assert_ne!(before["scene"]["ground"], after["scene"]["ground"]);
}

#[test]
fn in_words_the_ground_is_what_each_terrain_does() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder, "medieval-battle", "first-game");
    let (plain, told) =
        (conroi(folder, &["show", "game.json"]).out, conroi(folder, &["show", "game.json", "--ground"]).out);
    let legend = told.strip_prefix(plain.as_str()).expect("the same, and more");
    assert!(legend.contains("\nwoods\n") && legend.contains("MB-I.6"), "{legend}");
    let refused = conroi(folder, &["show", "game.json", "--ground", "--position"]);
    assert_eq!(refused.code, 2);
}

#[test]
fn a_battle_is_looked_at_before_it_begins() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let words = conroi(folder, &["games", "medieval-battle", "first-game"]).out;
    // Its armies are those that stand there: only what makes a difference can be chosen.
    expect![[r#"
        Medieval Battle, First Battle: Ready armies, already set up at the crossroads: play at once.

          Red and Yellow have the same army, the host of the rule book: eleven units and a wagon 
          a side, already set up.

          Crossroads at Dawn: three quarters of it plain, some woods and few rocks. Red is on 
          one side of the central flag, Yellow on the other; the three small flags lie on the 
          rim.

          5 victory points, as soon as you have them: the central flag is worth 2, each of the 
          three others 1, the enemy wagon 3. A flag is taken when a unit is on it at the end of 
          the turn, and stays yours. If the game stops before, the side with more points wins.

          No number of turns: five regroupings a side, then strength runs out; two passes in a 
          row end the game as well. Half an hour to an hour.

          No dice and nothing hidden: you see the result before you attack, and everything can 
          be undone. Yellow moves first. In your turn you do one thing, with one unit; no 
          movement point comes back by itself, only a regrouping restores them, five times in 
          the game.

        Sides
          red                Red
          yellow             Yellow

        Options
          --option dismounting=off  MB-VI.1
              Dismounting
            * off              off
              on               on

        Ready-made standing orders
            everything       Every reaction is yours to decide.
          * sensible         You say whether your attacked unit stands or retreats; where there is no choice nothing is asked.
            hardly           Your attacked unit stands where the column is even or better for it, and else retreats by the safest path.
    "#]]
    .assert_eq(&words);
    let ran = conroi(folder, &["games", "medieval-battle", "crossroads", "--json"]).out;
    let value: Value = serde_json::from_str(&ran).expect("JSON");
    let ids: Vec<&Value> = value["options"].as_array().expect("options").iter().map(|it| &it["id"]).collect();
    assert_eq!(ids, ["dismounting", "red-army", "yellow-army"]);
    // What is listed is what a new game takes.
    let option = ["--option", "red-army=random", "-o", "game.json"];
    let new = conroi(folder, &[&["new", "medieval-battle", "crossroads"][..], &option].concat());
    assert_eq!(new.code, 0, "{}", new.err);
    let unknown = conroi(folder, &["games", "medieval-battle", "tannenberg"]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("first-game, crossroads"), "{}", unknown.err);
}
