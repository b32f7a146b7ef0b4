//! Bad input from every door: a sentence that says what and where, the right exit code, nothing overwritten.

use crate::support::{conroi, feed};
use std::fs;
use std::path::Path;

/// A folder with a game in it, in the middle of the battle.
fn folder_with_game() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let new = conroi(folder.path(), &["new", "medieval-battle", "first-game", "-o", "game.json"]);
    assert_eq!(new.code, 0, "{}", new.err);
    let played = conroi(folder.path(), &["apply", "game.json", "H12-H11", "stop"]);
    assert_eq!(played.code, 0, "{}", played.err);
    folder
}

/// The command fails with this code and says this; the game is as it was.
#[track_caller]
fn fails(folder: &Path, words: &[&str], code: i32, says: &str) {
    let before = fs::read(folder.join("game.json")).unwrap();
    let ran = conroi(folder, words);
    assert_eq!(ran.code, code, "{words:?}: {}{}", ran.out, ran.err);
    assert!(ran.err.contains(says), "{words:?} says {:?}, not {says:?}", ran.err);
    assert_eq!(fs::read(folder.join("game.json")).unwrap(), before, "{words:?} changed the game");
    let left = fs::read_dir(folder)
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().ends_with(".part"));
    assert_eq!(left.count(), 0, "{words:?} left a half-written file");
    // The same in JSON: the answer is an object with the error, and the exit code is the same.
    let ran = conroi(folder, &[words, &["--json"]].concat());
    assert_eq!(ran.code, code, "{words:?} --json");
    if code != 2 || ran.out.starts_with('{') {
        let value: serde_json::Value = serde_json::from_str(&ran.out).expect("an object");
        assert!(
            value["error"]["says"].as_str().is_some_and(|text| text.contains(says)),
            "{words:?}: {value}"
        );
    }
}

#[test]
fn illegal_actions_are_refused_by_their_rule() {
    let folder = folder_with_game();
    let folder = folder.path();
    fails(folder, &["apply", "game.json", "K7-I8"], 1, "MB-IV.1.a: I8 is not adjacent");
    fails(folder, &["apply", "game.json", "H11-H10"], 1, "MB-IV.a: you cannot move that unit now");
    fails(folder, &["apply", "game.json", "stand"], 1, "that is not possible now");
    fails(folder, &["explain", "game.json", "K7-I8"], 1, "MB-IV.1.a");
    // The first action is legal, the second is not: neither is played.
    fails(folder, &["apply", "game.json", "K7-J7", "A1-B1"], 1, "A1-B1: “A1” is not a hex of this map");
}

#[test]
fn unknown_actions_are_not_guessed_at() {
    let folder = folder_with_game();
    let folder = folder.path();
    for (action, says) in [
        ("fly", "“fly” is not an action"),
        ("", "is not an action"),
        ("H8", "is not an action"),
        ("K7-", "“” is not a hex"),
        ("H8-Z99", "there is no unit in H8"),
        ("K7-Z99", "“Z99” is not a hex"),
        ("place XX H8", "“XX” is not a type of unit"),
        ("recruit HC999", "is not an action"),
        ("resign nobody", "does not say which side resigns"),
        ("🐴", "is not an action"),
    ] {
        fails(folder, &["apply", "game.json", action], 1, says);
    }
    let long = "x".repeat(5000);
    let ran = conroi(folder, &["apply", "game.json", &long]);
    assert!(ran.err.len() < 300, "a long request does not flood the answer");
}

#[test]
fn dice_that_nobody_asked_for_are_reported() {
    let folder = folder_with_game();
    fails(
        folder.path(),
        &["apply", "game.json", "K7-J7", "--dice", "3,4"],
        1,
        "these dice were not used: 3, 4",
    );
    fails(folder.path(), &["apply", "game.json", "K7-J7", "--dice", "3,x"], 2, "invalid value");
}

#[test]
fn unknown_words_of_the_command_line_are_named() {
    let folder = folder_with_game();
    let folder = folder.path();
    fails(folder, &["new", "chess", "x"], 2, "there is no game “chess”; available: medieval-battle");
    fails(
        folder,
        &["new", "medieval-battle", "moon"],
        2,
        "there is no scenario “moon”; available: first-game",
    );
    fails(
        folder,
        &["new", "medieval-battle", "ridge", "--option", "luck=on"],
        2,
        "there is no option “luck”",
    );
    fails(
        folder,
        &["new", "medieval-battle", "ridge", "--option", "dismounting=maybe"],
        2,
        "available: off, on",
    );
    fails(folder, &["new", "medieval-battle", "ridge", "--option", "dismounting"], 2, "NAME=VALUE");
    let twice = ["--option", "dismounting=on", "--option", "dismounting=off"];
    fails(
        folder,
        &[&["new", "medieval-battle", "ridge"], &twice[..]].concat(),
        2,
        "--option dismounting is given twice",
    );
    fails(
        folder,
        &["new", "medieval-battle", "ridge", "--option", "red-army=royal-host"],
        2,
        "no army “royal-host” for this map",
    );
    fails(folder, &["rules", "medieval-battle", "IX.9"], 2, "has no rule “IX.9”");
    fails(folder, &["show", "game.json", "--as", "blue"], 2, "available: referee, public, red, yellow");
    fails(folder, &["orders", "game.json", "--add", "red shout"], 2, "is not an order");
    fails(folder, &["soak", "medieval-battle", "--scenario", "moon"], 2, "no such scenario");
    fails(folder, &["bench", "medieval-battle", "--seconds", "-1"], 2, "");
    fails(folder, &["bench", "medieval-battle", "--games", "0"], 2, "0 is not in 1..");
    fails(folder, &["bench", "medieval-battle", "--games", "1", "--seconds", "1"], 2, "cannot be used with");
    fails(folder, &["frobnicate"], 2, "unrecognized subcommand");
}

#[test]
fn files_that_cannot_be_read_or_written_are_named() {
    let folder = folder_with_game();
    let folder = folder.path();
    fails(folder, &["show", "missing.json"], 4, "missing.json: ");
    fails(folder, &["apply", "missing.json", "pass"], 4, "missing.json: ");
    fails(
        folder,
        &["apply", "game.json", "pass", "-o", "no/such/folder/game.json"],
        4,
        "no/such/folder/game.json: ",
    );
    fails(
        folder,
        &["new", "medieval-battle", "ridge", "-o", "no/such/folder/game.json"],
        4,
        "no/such/folder",
    );
    fails(folder, &["render", "game.json", "-o", "no/such/folder/game.svg"], 4, "no/such/folder");
    fs::create_dir(folder.join("folder")).unwrap();
    fails(folder, &["show", "folder"], 4, "folder: ");
    fails(folder, &["check", "folder"], 3, "the file is missing");
    fs::write(folder.join("bytes.json"), [0x00, 0xff, 0xfe]).unwrap();
    fails(folder, &["show", "bytes.json"], 3, "bytes.json: this is not text");
}

#[test]
fn damaged_saves_are_refused_with_their_place() {
    let folder = folder_with_game();
    let folder = folder.path();
    let good = fs::read_to_string(folder.join("game.json")).unwrap();
    // The digest is no secret: whoever alters a save may compute it anew, and then the rules say what is wrong.
    let forged = |old: &str, new: &str| {
        let mut save = engine::save::Save::parse("game.json", &good.replace(old, new)).expect("it reads");
        save.digest = save.compute_digest();
        save.to_json()
    };
    let cases = [
        ("truncated", good[..good.len() - 40].to_string(), "the save is incomplete"),
        ("empty", String::new(), "the save is incomplete"),
        ("foreign", "{\"players\": 2}".into(), "this is not a save of Conroi"),
        ("binary", "\u{0}\u{1}\u{2}".into(), "this is not a readable save"),
        ("future", good.replace("\"format\": 1", "\"format\": 77"), "format 77, from a newer Conroi"),
        ("rules", good.replace("\"rules\": 1", "\"rules\": 2"), "played with version 2 of the rules"),
        ("game", good.replace("\"medieval-battle\"", "\"ludo\""), "not available here, “ludo”"),
        ("scenario", forged("first-game", "last-game"), "no scenario “last-game”"),
        ("action", forged("H12-H11", "H12-H1"), "action 1 (“H12-H1”)"),
        ("illegal", forged("H12-H11", "H12-H10"), "MB-IV.1.a: H10 is not adjacent"),
        ("seat", forged("\"seat\":\"yellow\"", "\"seat\":\"red\""), "for yellow to decide"),
        ("hash", good.replace("\"hash\": \"", "\"hash\": \"0"), "64 hexadecimal digits"),
        ("altered", good.replace("\"do\":\"stop\"", "\"do\":\"H11-H10\""), "the save was altered"),
        ("dice", forged("\"do\":\"stop\"", "\"dice\":[6],\"do\":\"stop\""), "these dice were not used: 6"),
        ("extra", good.replace("\"conroi\"", "\"cheat\": true, \"conroi\""), "unknown field"),
        ("deep", format!("{{\"conroi\": {}", "[".repeat(100_000)), "this is not a readable save"),
    ];
    for (name, text, says) in cases {
        assert_ne!(text, good, "{name} is damaged");
        let file = format!("{name}.json");
        fs::write(folder.join(&file), &text).unwrap();
        fails(folder, &["show", &file], 3, says);
        fails(folder, &["apply", &file, "pass"], 3, &file);
        assert_eq!(fs::read_to_string(folder.join(&file)).unwrap(), text, "{name} was overwritten");
    }
}

#[test]
fn impossible_positions_are_refused_with_their_reason() {
    let folder = folder_with_game();
    let folder = folder.path();
    let head = "game = \"medieval-battle\"\nscenario = \"crossroads\"\n";
    let cases = [
        ("turn = \"blue\"", "“blue” is not a side"),
        ("red.units = [\"LC H8\", \"HI H8\"]", "HI H8: two units in one hex"),
        ("red.units = [\"LC H8\"]\nyellow.units = [\"HI H8\"]", "two units in one hex"),
        ("red.units = [\"HC J10\"]", "HC J10: the unit may not be in that terrain"),
        ("red.units = [\"W L7\"]", "W L7: the unit may not be in"),
        ("red.units = [\"LC H8 mp 6\"]", "no such number of movement points"),
        ("red.units = [\"LC Z1\"]", "position.toml:3: “Z1” is not a hex of this map"),
        ("red.units = [\"XY H8\"]", "“XY H8” is not a unit"),
        ("red.units = [\"HI x1 reserve\"]", "units in reserve are full"),
        ("red.units = [\"HI away O9\"]", "no such outer module"),
        (
            "red.units = [\"HC G8\", \"HC F8\", \"HC G9\", \"HC F10\"]",
            "more counters of HC than the box holds",
        ),
        ("tokens = { red = 6 }", "6 time tokens are more than there are"),
        ("flags = { I8 = \"red\" }", "there is no flag in I8"),
        ("passes = 2", "after 2 passes the game is over"),
        ("phase = \"siege\"", "there is no phase siege"),
        ("phase = \"respond\"\nred.units = [\"LC H8\"]", "the phase needs respond"),
        ("red.wagon-lost = true\nred.units = [\"W M6\"]", "red cannot have lost a wagon"),
        ("field = { I0 = \"I/3\" }", "the field cannot have I0 = I/3"),
        ("field = { I0 = \"AI\" }", "the field cannot have I0 = AI"),
        ("colour = \"green\"", "unknown field `colour`"),
        ("red.units = 3", "invalid type"),
        ("red.units = [", "position.toml:3"),
    ];
    for (text, says) in cases {
        fs::write(folder.join("position.toml"), format!("{head}{text}\n")).unwrap();
        fails(folder, &["position", "position.toml"], 3, says);
    }
    fs::write(folder.join("position.toml"), "scenario = \"crossroads\"\n").unwrap();
    fails(folder, &["position", "position.toml"], 3, "available: medieval-battle");
}

#[test]
fn malformed_content_is_refused_with_its_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/medieval-battle");
    let cases = [
        (
            "charts.toml",
            "rows.HC = [0, 1, 2, 0, 2, -1, 2, 2]",
            "rows.HC = [0, 1, 2]",
            "chart “melee”, row HC: 3 cells for 8 columns",
        ),
        ("charts.toml", "time_tokens = 5", "time_tokens = \"many\"", "charts.toml:6"),
        ("units.toml", "movement = 4", "movement = 9", "movement of 1 to 5"),
        ("units.toml", "id = \"LB\"", "id = \"XB\"", "unknown variant `XB`"),
        (
            "modules/boards.toml",
            "rows = [\"ppppwpp\", \"pwpppp\", \"pphpp\"]",
            "rows = [\"ppppwp\", \"pwpppp\", \"pphpp\"]",
            "face AI, row 1: 6 letters, 7 expected",
        ),
        (
            "modules/boards.toml",
            "rows = [\"ppppwpp\", \"pwpppp\", \"pphpp\"]",
            "rows = [\"ppppwpz\", \"pwpppp\", \"pphpp\"]",
            "face AI: “z” is no terrain",
        ),
        ("modules/boards.toml", "half_turn = [5, 6]", "half_turn = [5, 5]", "overlaps another"),
        (
            "setups/layouts.toml",
            "O0 = \"AI\", O1 = \"AII\"",
            "O0 = \"AI\", O1 = \"BII\"",
            "all outer modules show the same letter",
        ),
        (
            "setups/layouts.toml",
            "O0 = \"AI\", O1 = \"AII\"",
            "O0 = \"AI\", O1 = \"AI\"",
            "its tile lies on the map already",
        ),
        ("setups/layouts.toml", "S0 = \"3b\", S1 = \"1a\"", "S1 = \"1a\"", "slot S0 is empty"),
        (
            "setups/armies.toml",
            "units = { HC = 3, LC = 3, MA = 1, LI = 1, LB = 1 }",
            "units = { HC = 3, LC = 3, MA = 3, LB = 2 }",
            "army “chivalry” breaks MB-II.2, MB-II.6",
        ),
        (
            "setups/openings.toml",
            "{ unit = \"LB\", q = 4, r = 0 }",
            "{ unit = \"LB\", q = 3, r = 1 }",
            "LB 3,1 cannot be set up there",
        ),
        ("rules.toml", "id = \"MB-0.2\"", "id = \"MB-0.1\"", "rule MB-0.1 is here twice"),
        ("en.ftl", "seat-red = Red", "seat-blue = Blue", "exists in the other language only"),
    ];
    let folder = folder_with_game();
    for (file, old, new, says) in cases {
        let copy = tempfile::tempdir().unwrap();
        copy_folder(&root, copy.path());
        let path = copy.path().join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(old), "{file} has no {old:?}");
        fs::write(&path, text.replacen(old, new, 1)).unwrap();
        fails(folder.path(), &["check", copy.path().to_str().unwrap()], 3, says);
    }
    let ran = conroi(folder.path(), &["check", root.to_str().unwrap()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

fn copy_folder(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()) {
        let target = to.join(entry.file_name().unwrap());
        if entry.is_dir() {
            fs::create_dir_all(&target).unwrap();
            copy_folder(&entry, &target);
        } else {
            fs::copy(&entry, &target).unwrap();
        }
    }
}

#[test]
fn standard_input_and_output_serve_scripts() {
    let folder = tempfile::tempdir().unwrap();
    let new = conroi(folder.path(), &["new", "medieval-battle", "first-game"]);
    let applied = feed(folder.path(), &["apply", "-", "H12-H11", "stop"], &new.out);
    assert_eq!(applied.code, 0, "{}", applied.err);
    assert!(applied.err.contains("Yellow’s mounted archers move"), "the story goes to standard error");
    let shown = feed(folder.path(), &["show", "-", "--json"], &applied.out);
    let value: serde_json::Value = serde_json::from_str(&shown.out).unwrap();
    assert_eq!(value["decision"]["seat"], "red");
    assert_eq!(value["actions"], 2);
}

#[test]
fn the_referee_answers_every_line_and_survives_nonsense() {
    let folder = tempfile::tempdir().unwrap();
    let lines = "legal\nnew medieval-battle first-game --seed 3\napply H12-H11\napply A1-A2\napply stop 'K7-J7'\nundo\nredo\nfrob\n\
        why pass\nexplain pass\nsave\nsave no/such/file\norders --add 'red turn pass if only'\nreplay --as red\nshow\nload nowhere\nnew\n";
    let ran = feed(folder.path(), &["referee"], lines);
    assert_eq!(ran.code, 0);
    let answers: Vec<serde_json::Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 17);
    let failed: Vec<usize> =
        answers.iter().enumerate().filter(|(_, a)| a.get("error").is_some()).map(|(n, _)| n).collect();
    assert_eq!(failed, [0, 3, 7, 9, 11, 15, 16]);
    assert_eq!(answers[14]["actions"], 3, "the refused and the taken back left no trace");
}

#[test]
fn french_answers_are_french() {
    let folder = folder_with_game();
    let ran = conroi(folder.path(), &["--lang", "fr", "apply", "game.json", "K7-I8"]);
    assert_eq!((ran.code, ran.err.as_str()), (1, "conroi: K7-I8: MB-IV.1.a: I8 n’est pas adjacent\n"));
    let ran = conroi(folder.path(), &["--lang", "fr", "show", "missing.json"]);
    assert_eq!(ran.code, 4);
    for (words, says) in [
        (vec!["new", "chess", "x"], "il n’y a pas de jeu « chess »"),
        (vec!["new", "medieval-battle", "moon"], "il n’y a pas de scénario « moon »"),
        (vec!["new", "medieval-battle", "ridge", "-o", "game.json"], "un fichier porte déjà ce nom"),
        (vec!["show", "game.json", "--as", "blue"], "choix possibles : referee, public, red, yellow"),
        (vec!["orders", "game.json", "--add", "rien"], "n’est pas un ordre"),
        (vec!["soak", "medieval-battle", "--scenario", "moon"], "ce scénario n’existe pas"),
        (vec!["duel", "knight", "bishop", "--game", "medieval-battle"], "il n’y a pas de joueur « bishop »"),
        (vec!["duel", "random", "random", "--game", "grunwald", "--option", "stream"], "écrivez NOM=VALEUR"),
        (
            vec!["duel", "random", "random", "--game", "grunwald", "--option", "moon=full"],
            "il n’y a pas d’option",
        ),
    ] {
        let ran = conroi(folder.path(), &[&["--lang", "fr"], words.as_slice()].concat());
        assert!(ran.code != 0 && ran.err.contains(says), "{words:?}: {}", ran.err);
    }
}

#[test]
fn what_is_misspelt_is_told_whole_and_to_programs_in_json() {
    let folder = folder_with_game();
    let folder = folder.path();
    for (words, says) in [
        (&["apply", "game.json"][..], "the following required arguments were not provided: <ACTIONS>..."),
        (&["explain"], "the following required arguments were not provided: <FILE> <ACTION>..."),
        (&["rendr", "game.json"], "unrecognized subcommand 'rendr' tip: some similar"),
        (&["apply", "game.json", "pass", "--dice", "3,x"], "invalid value '3,x' for '--dice <DICE>'"),
        (&["show", "--frob"], "unexpected argument '--frob' found"),
    ] {
        let ran = conroi(folder, words);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        let flat = ran.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(says), "{words:?}: {flat}");
        let ran = conroi(folder, &[words, &["--json"]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (2, ""), "{words:?}");
        let value: serde_json::Value = serde_json::from_str(&ran.out).expect("an object");
        assert_eq!(value["error"]["kind"], "usage", "{value}");
        let told = value["error"]["says"].as_str().unwrap();
        assert!(
            told.starts_with(says) && !told.contains("Usage:") && !told.contains('\n'),
            "{words:?}: {told}"
        );
    }
    let help = conroi(folder, &["apply", "--help", "--json"]);
    assert_eq!(help.code, 0);
    assert!(help.out.contains("Usage: conroi apply"), "{}", help.out);
}

/// The system reads its variables so: the first that says something counts, and an empty one says nothing.
#[test]
fn an_empty_variable_says_nothing_about_the_language() {
    let speaks = |all: Option<&str>, messages: Option<&str>, lang: Option<&str>| {
        let mut conroi = std::process::Command::new(env!("CARGO_BIN_EXE_conroi"));
        for (name, value) in [("LC_ALL", all), ("LC_MESSAGES", messages), ("LANG", lang)] {
            match value {
                Some(value) => conroi.env(name, value),
                None => conroi.env_remove(name),
            };
        }
        let said = conroi.args(["new", "chess", "x"]).output().unwrap().stderr;
        if String::from_utf8(said).unwrap().contains("il n’y a pas de jeu") { "fr" } else { "en" }
    };
    let (fr, en, empty) = (Some("fr_FR.UTF-8"), Some("en_GB.UTF-8"), Some(""));
    assert_eq!(speaks(empty, None, fr), "fr");
    assert_eq!(speaks(empty, empty, fr), "fr");
    assert_eq!(speaks(empty, fr, en), "fr");
    assert_eq!(speaks(en, fr, fr), "en");
    assert_eq!(speaks(None, empty, en), "en");
    assert_eq!(speaks(empty, empty, empty), "en");
}
