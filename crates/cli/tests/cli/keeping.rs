//! Games are kept: nothing is lost by links, permissions, two commands at once, or a careless name.
#![cfg(unix)]

use crate::support::{conroi, feed};
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

fn new_game(folder: &Path) {
    let new = conroi(folder, &["new", "medieval-battle", "first-game", "-o", "game.json"]);
    assert_eq!(new.code, 0, "{}", new.err);
}

fn actions(folder: &Path, file: &str) -> serde_json::Value {
    let shown = conroi(folder, &["show", file, "--json"]);
    serde_json::from_str::<serde_json::Value>(&shown.out).unwrap()["actions"].clone()
}

#[test]
fn a_new_game_is_not_written_over_an_old_one() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    let again = conroi(folder.path(), &["new", "medieval-battle", "ridge", "-o", "game.json"]);
    assert_eq!(again.code, 4);
    assert!(again.err.contains("--force"), "{}", again.err);
    let forced = conroi(folder.path(), &["new", "medieval-battle", "ridge", "-o", "game.json", "--force"]);
    assert_eq!(forced.code, 0, "{}", forced.err);
}

#[test]
fn nothing_is_written_over_another_file_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder);
    assert_eq!(conroi(folder, &["apply", "game.json", "regroup"]).code, 0);
    for words in [
        &["apply", "game.json", "regroup", "-o", "other.json"][..],
        &["undo", "game.json", "-o", "other.json"],
        &["render", "game.json", "-o", "other.json"],
    ] {
        fs::write(folder.join("other.json"), "mine").unwrap();
        let refused = conroi(folder, words);
        assert_eq!(refused.code, 4, "{words:?}: {}", refused.out);
        assert!(refused.err.contains("--force"), "{words:?}: {}", refused.err);
        assert_eq!(fs::read_to_string(folder.join("other.json")).unwrap(), "mine", "{words:?}");
        let forced = conroi(folder, &[words, &["--force"]].concat());
        assert_eq!(forced.code, 0, "{words:?}: {}", forced.err);
        assert_ne!(fs::read_to_string(folder.join("other.json")).unwrap(), "mine", "{words:?}");
    }
    // Its own file is the one that everybody means, whatever it is called.
    let back = conroi(folder, &["apply", "game.json", "regroup", "-o", "./game.json"]);
    assert_eq!((back.code, actions(folder, "game.json")), (0, 2.into()), "{}", back.err);
}

#[test]
fn a_link_stays_a_link_and_permissions_stay() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    let game = folder.path().join("game.json");
    fs::set_permissions(&game, fs::Permissions::from_mode(0o600)).unwrap();
    symlink("game.json", folder.path().join("link.json")).unwrap();
    assert_eq!(conroi(folder.path(), &["apply", "link.json", "pass"]).code, 0);
    assert!(fs::symlink_metadata(folder.path().join("link.json")).unwrap().is_symlink());
    assert_eq!(actions(folder.path(), "game.json"), 1);
    assert_eq!(fs::metadata(&game).unwrap().permissions().mode() & 0o777, 0o600);
    fs::set_permissions(&game, fs::Permissions::from_mode(0o444)).unwrap();
    let refused = conroi(folder.path(), &["apply", "game.json", "pass"]);
    assert_eq!(refused.code, 4);
    assert!(refused.err.contains("is read-only"), "{}", refused.err);
    assert_eq!(actions(folder.path(), "game.json"), 1);
}

#[test]
fn two_commands_at_once_are_both_kept() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    // Each step is legal whenever it comes: the first unit's move goes on, one hex at a time, or the turn passes.
    let regroups: Vec<_> = (0..4)
        .map(|_| {
            let folder = folder.path().to_path_buf();
            std::thread::spawn(move || conroi(&folder, &["apply", "game.json", "regroup"]).code)
        })
        .collect();
    let codes: Vec<i32> = regroups.into_iter().map(|thread| thread.join().unwrap()).collect();
    assert_eq!(codes, [0, 0, 0, 0]);
    assert_eq!(actions(folder.path(), "game.json"), 4, "no regrouping was lost");
}

#[test]
fn a_device_is_written_to_and_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = {
        let pipe = pipe.clone();
        std::thread::spawn(move || fs::read_to_string(pipe).unwrap())
    };
    let new = conroi(folder.path(), &["new", "medieval-battle", "first-game", "-o", "pipe"]);
    assert_eq!(new.code, 0, "{}", new.err);
    assert!(reader.join().unwrap().contains("\"conroi\": \"save\""));
    assert!(!fs::metadata(&pipe).unwrap().is_file(), "the pipe is still a pipe");
}

/// Only Linux has a device that is always full.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_printed_is_a_failure() {
    let folder = tempfile::tempdir().unwrap();
    let status = std::process::Command::new(env!("CARGO_BIN_EXE_conroi"))
        .args(["new", "medieval-battle", "first-game"])
        .current_dir(folder.path())
        .stdout(fs::OpenOptions::new().write(true).open("/dev/full").unwrap())
        .stderr(std::process::Stdio::null())
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(4));
}

#[test]
fn a_save_that_was_altered_anywhere_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["new", "medieval-battle", "crossroads", "--seed", "7", "-o", "game.json"];
    assert_eq!(conroi(folder.path(), &words).code, 0);
    assert_eq!(conroi(folder.path(), &["apply", "game.json", "recruit HC2", "recruit LC1"]).code, 0);
    let good = fs::read_to_string(folder.path().join("game.json")).unwrap();
    let salt = good.split('#').nth(1).unwrap()[..16].to_string();
    for (old, new) in [
        ("\"seed\": \"7\"", "\"seed\": \"8\""),
        ("\"seed\":", "\"seed\":1"),
        ("\"scenario\":\"crossroads\"", "\"options\":{\"dismounting\":\"on\"},\"scenario\":\"crossroads\""),
        (salt.as_str(), "0123456789abcdef"),
    ] {
        assert!(good.contains(old), "{old}");
        fs::write(folder.path().join("altered.json"), good.replacen(old, new, 1)).unwrap();
        let verified = conroi(folder.path(), &["verify", "altered.json"]);
        assert_eq!(verified.code, 3, "{old} -> {new}: {}", verified.out);
        assert!(verified.err.contains("was altered"), "{}", verified.err);
    }
}

#[test]
fn a_seat_learns_neither_army_nor_seed_of_the_other() {
    for scenario in ["crossroads", "random-standard"] {
        let folder = tempfile::tempdir().unwrap();
        let words = ["new", "medieval-battle", scenario, "--seed", "987654321", "-o", "game.json"];
        assert_eq!(conroi(folder.path(), &words).code, 0);
        assert_eq!(conroi(folder.path(), &["apply", "game.json", "recruit HC3 LB1"]).code, 0);
        let referee = conroi(folder.path(), &["show", "game.json", "--json"]).out;
        let hash = serde_json::from_str::<serde_json::Value>(&referee).unwrap()["hash"]
            .as_str()
            .unwrap()
            .to_string();
        for words in [
            vec!["show", "game.json"],
            vec!["show", "game.json", "--json"],
            vec!["show", "game.json", "--position"],
            vec!["replay", "game.json", "--transcript"],
            vec!["replay", "game.json", "--json"],
            vec!["render", "game.json"],
        ] {
            let seen = conroi(folder.path(), &[words.as_slice(), &["--as", "yellow"]].concat()).out;
            let secrets =
                ["HC3", "HC = 3", "3 × heavy cavalry", "salt", hash.as_str(), "987654321", "3ade68b1"];
            assert!(secrets.iter().all(|secret| !seen.contains(secret)), "{words:?}: {seen}");
            let own = conroi(folder.path(), &[words.as_slice(), &["--as", "red"]].concat()).out;
            assert!(
                words[0] == "render" || own.contains("3 × heavy cavalry") || own.contains("HC"),
                "{words:?}: {own}"
            );
        }
        let told = conroi(folder.path(), &["replay", "game.json", "--transcript", "--as", "yellow"]).out;
        assert!(told.starts_with(&format!("medieval-battle, {scenario}, seed ?")), "{told}");
    }
}

/// Somebody who knows the set-up and tries its seed as that of the dice gets other dice.
#[test]
fn the_same_seed_gives_the_same_game_and_its_set_up_another_seed() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["new", "medieval-battle", "random-standard", "--seed", "987654321"];
    let new = || conroi(folder.path(), &words).out;
    let save: serde_json::Value = serde_json::from_str(&new()).unwrap();
    assert_eq!(new(), new(), "a seed is the whole game");
    let (secret, public) = (save["seed"].as_str().unwrap().to_string(), save["setup"]["seed"].to_string());
    assert_eq!(secret, "987654321");
    assert_ne!(secret, public);
}

#[test]
fn without_a_seed_nobody_can_foresee_the_seals() {
    let folder = tempfile::tempdir().unwrap();
    let seal = || {
        let new = conroi(folder.path(), &["new", "medieval-battle", "crossroads"]).out;
        feed(folder.path(), &["apply", "-", "recruit HC3"], &new).err
    };
    assert_ne!(seal(), seal());
}

#[test]
fn long_lines_and_open_quotes_do_not_become_commands() {
    let folder = tempfile::tempdir().unwrap();
    let lines = format!(
        "new medieval-battle first-game\napply {}apply pass\napply 'pass\nshow\n",
        "A".repeat((1 << 20) - 6)
    );
    let ran = feed(folder.path(), &["referee"], &lines);
    let answers: Vec<serde_json::Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[1]["error"]["says"], "this line is too long");
    assert_eq!(answers[2]["error"]["says"], "a quote is not closed");
    assert_eq!(answers[3]["actions"], 0);
}

#[test]
fn orders_about_nothing_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    for order in ["yellow zzz stand", "yellow respond bonjour", "yellow respond stand if zzz >= 1"] {
        let refused = conroi(folder.path(), &["orders", "game.json", "--add", order]);
        assert_eq!(refused.code, 2, "{order}");
        assert!(refused.err.contains("respond stand/retreat/leave"), "{}", refused.err);
    }
}

#[test]
fn ready_made_orders_are_taken_for_one_side_or_for_all() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["new", "grunwald", "avant-garde", "--orders", "allied=sensible", "-o", "game.json"];
    assert_eq!(conroi(folder.path(), &words).code, 0);
    let read = |words: &[&str]| -> serde_json::Value {
        let ran = conroi(folder.path(), &[&["orders", "game.json", "--json"], words].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        serde_json::from_str(&ran.out).unwrap()
    };
    let orders = read(&[]);
    assert_eq!(orders["presets"]["allied"], "sensible");
    assert_eq!(orders["presets"]["order"], "everything", "no order of its own is what this preset is");
    let lines = orders["orders"].as_array().unwrap();
    assert!(lines.len() > 5 && lines.iter().all(|line| line.as_str().unwrap().starts_with("allied ")));
    assert_eq!(read(&["--preset", "hardly"])["presets"]["order"], "hardly");
    // One order more, and they are nobody's but one's own.
    assert!(read(&["--add", "order face face"])["presets"]["order"].is_null());
    assert_eq!(read(&["--preset", "everything"])["orders"], serde_json::json!([]));
    for wrong in ["perfect", "nobody=sensible"] {
        let refused = conroi(folder.path(), &["orders", "game.json", "--preset", wrong]);
        assert_eq!(refused.code, 2, "{wrong}");
        assert!(refused.err.contains("available: "), "{}", refused.err);
    }
}

#[test]
fn the_examples_of_the_help_work_as_typed() {
    let folder = tempfile::tempdir().unwrap();
    let help = conroi(folder.path(), &["--help"]).out;
    let examples: Vec<&str> = help.lines().filter_map(|line| line.strip_prefix("  conroi ")).collect();
    assert!(examples.len() >= 6, "{help}");
    for example in examples {
        // The command ends where two blanks begin the comment.
        let command = example.split("    ").next().unwrap();
        // Without a command the page is served until somebody stops it: `serve.rs` tests that.
        if command.is_empty() {
            continue;
        }
        let bin = env!("CARGO_BIN_EXE_conroi");
        let line = format!("{bin} {command}").replace("| conroi ", &format!("| {bin} "));
        let done =
            std::process::Command::new("sh").args(["-c", &line]).current_dir(folder.path()).output().unwrap();
        assert!(done.status.success(), "{example}: {}", String::from_utf8_lossy(&done.stderr));
    }
}

/// A game at the terminal: what is typed is played and kept, what is illegal is refused, and the end of the input is no mistake.
#[test]
fn a_game_is_played_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    let ran = feed(folder.path(), &["play", "game.json"], "legal H12\nnonsense\nexplain H12-H11\nH12-H11\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("> ") && ran.out.contains("nonsense: "), "{}", ran.out);
    assert_eq!(actions(folder.path(), "game.json"), 1);
    let refused = conroi(folder.path(), &["play", "-"]);
    assert_eq!(refused.code, 2, "{}", refused.err);
}
