//! `docs/bots.md` is true: its commands are those that there are, and its programs play.

use crate::support::feed;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn page() -> String {
    fs::read_to_string(docs().join("bots.md")).unwrap()
}

/// Is there a Python to run the examples with? Where there is none, the test says so and passes.
fn python_is_there() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|ran| ran.status.success());
    if !there {
        eprintln!("no python3 here: the programs of docs/bots.md are not run");
    }
    there
}

/// The words between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn the_table_names_every_command_and_what_it_answers() {
    let folder = tempfile::tempdir().unwrap();
    let page = page();
    // The first table of the page.
    let table =
        page.lines().skip_while(|line| !line.starts_with("| `")).take_while(|line| line.starts_with('|'));
    let rows: Vec<(Vec<&str>, Vec<&str>)> = table
        .filter_map(|line| line.strip_prefix("| `")?.split_once(" | "))
        .map(|(commands, answer)| (commands, answer.trim_end_matches(" |")))
        // The backtick that began the row was taken off with it.
        .map(|(commands, answer)| (commands.split('`').step_by(2).collect(), quoted(answer)))
        .collect();
    assert!(rows.len() > 12, "{rows:?}");
    let ask = |lines: &[&str]| -> Vec<Value> {
        let ran = feed(folder.path(), &["referee"], &(lines.join("\n") + "\n"));
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let known = ask(&["help"]).remove(0);
    let known = known["commands"].as_array().unwrap().iter().map(|one| one["command"].as_str().unwrap());
    for name in known.filter(|name| *name != "check") {
        let told =
            rows.iter().any(|(commands, _)| commands.iter().any(|it| it.split(' ').next() == Some(name)));
        assert!(told, "{name} is not in the table");
    }
    // Whatever a row promises is in the answer to its first command, typed in a position where that command can be obeyed.
    let melee = "position melee.toml";
    let text = "game = \"medieval-battle\"\nscenario = \"crossroads\"\nturn = \"red\"\n\
        red.units = [\"HC H8\", \"W M6\"]\nyellow.units = [\"P I8\", \"W F12\"]\n";
    fs::write(folder.path().join("melee.toml"), text).unwrap();
    for (commands, promised) in &rows {
        let command = match commands[0] {
            "load game.json" => melee,
            // From H8 to I8, where the pikemen stand, nobody goes.
            "apply H8-I8 stop" => "apply H8xI8",
            other => other,
        };
        let before: &[&str] = match command {
            "undo" => &[melee, "apply H8xI8"],
            "redo" => &[melee, "apply H8xI8", "undo"],
            _ => &[melee],
        };
        let answer = ask(&[before, &[command]].concat()).pop().unwrap();
        assert!(answer.get("error").is_none(), "{command}: {answer}");
        for key in promised.iter().filter(|key| key.chars().all(|c| c.is_ascii_lowercase() || c == '_')) {
            let there = answer.get(key).is_some() || told_inside(&answer, key);
            assert!(there || *key == "position" || *key == "file", "{command} answers no {key}: {answer}");
        }
    }
}

/// What the table says of lists: `reasons`, each with its `rule`.
fn told_inside(answer: &Value, key: &str) -> bool {
    answer
        .as_object()
        .unwrap()
        .values()
        .any(|value| value.as_array().is_some_and(|list| list.iter().any(|one| one.get(key).is_some())))
}

#[test]
fn the_player_in_twenty_lines_plays_a_game() {
    if !python_is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let page = page();
    let program = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    // A weaker squire, for the sake of time.
    let program = program.replace("seat yellow squire", "seat yellow squire --nodes 100");
    fs::write(folder.path().join("player.py"), program).unwrap();
    let bin = Path::new(env!("CARGO_BIN_EXE_conroi")).parent().unwrap();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
    let ran = Command::new("python3")
        .arg("player.py")
        .current_dir(folder.path())
        .env("PATH", path)
        .env("LC_ALL", "en_GB.UTF-8")
        .output()
        .unwrap();
    let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{err}");
    assert!(out.lines().last().is_some_and(|line| line.contains("'winner': ")), "{out}");
}

#[test]
fn the_program_for_a_duel_plays_to_the_end() {
    if !python_is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let page = page();
    let program = page.split("```python\n").nth(2).unwrap().split("```").next().unwrap();
    fs::write(folder.path().join("bot.py"), program).unwrap();
    for (game, scenario, games) in [("medieval-battle", "crossroads", 2), ("grunwald", "avant-garde", 1)] {
        let words = ["duel", "python3 bot.py", "random", "--game", game, "--scenario", scenario];
        let ran = feed(folder.path(), &[&words[..], &["--games", &games.to_string(), "--json"]].concat(), "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["games"], games);
        assert_eq!(report["given_up"], Value::Array(Vec::new()), "{report}");
    }
}
