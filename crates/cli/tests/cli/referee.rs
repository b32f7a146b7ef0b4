//! The referee that bots talk to: what it does not understand it says, what it refuses it forgets, and what threw dice stays.

use crate::support::{conroi, feed, start};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// Sends these lines and hears an answer to each.
fn talk(folder: &Path, lines: &[&str]) -> Vec<Value> {
    let ran = feed(folder, &["referee"], &(lines.join("\n") + "\n"));
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// What the referee says about the last of these lines.
fn last(folder: &Path, lines: &[&str]) -> Value {
    let answers = talk(folder, lines);
    assert_eq!(answers.len(), lines.len());
    answers.last().unwrap().clone()
}

fn says(answer: &Value) -> &str {
    answer["error"]["says"].as_str().unwrap_or_default()
}

fn saved(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(name)
}

const NEW: &str = "new medieval-battle first-game --seed 3";

#[test]
fn a_file_is_never_read_from_where_the_commands_come_from() {
    let folder = tempfile::tempdir().unwrap();
    for command in ["load", "position", "check"] {
        for file in ["-", "/dev/stdin"] {
            if file != "-" && !cfg!(target_os = "linux") {
                continue;
            }
            let answers = talk(folder.path(), &[NEW, &format!("{command} {file}"), "show"]);
            assert!(says(&answers[1]).contains("the commands come from there"), "{command}: {}", answers[1]);
            assert_eq!(answers[2]["actions"], 0, "the next command was not eaten");
        }
    }
    for file in ["-", "/dev/stdout"] {
        if file != "-" && !cfg!(target_os = "linux") {
            continue;
        }
        let answer = last(folder.path(), &[NEW, &format!("save {file}")]);
        assert!(says(&answer).contains("save without a file answers with the game"), "{answer}");
    }
}

#[test]
fn what_another_command_has_written_meanwhile_is_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert_eq!(conroi(folder, &["new", "medieval-battle", "first-game", "-o", "game.json"]).code, 0);
    let mut referee = start(folder, &["referee"]);
    let mut keys = referee.stdin.take().unwrap();
    let mut answers = BufReader::new(referee.stdout.take().unwrap()).lines();
    let mut says = |line: &str| -> Value {
        writeln!(keys, "{line}").unwrap();
        serde_json::from_str(&answers.next().expect("an answer").unwrap()).expect("JSON")
    };
    let kept = || {
        let shown = conroi(folder, &["show", "game.json", "--json"]).out;
        serde_json::from_str::<Value>(&shown).unwrap()["actions"].clone()
    };
    says("load game.json");
    assert_eq!(conroi(folder, &["apply", "game.json", "regroup", "regroup"]).code, 0);
    says("apply regroup");
    let refused = says("save game.json");
    assert!(refused["error"]["says"].as_str().unwrap().contains("another command"), "{refused}");
    assert_eq!(kept(), 2);
    assert_eq!(says("save game.json --force")["file"], "game.json");
    assert_eq!(kept(), 1);
    // From then on it is the file that is kept here.
    says("apply regroup");
    assert_eq!(says("save game.json")["file"], "game.json");
    assert_eq!(kept(), 2);
    // A file that is gone is nobody's.
    fs::remove_file(folder.join("game.json")).unwrap();
    assert_eq!(says("save game.json")["file"], "game.json");
    assert_eq!(says("quit")["quit"], true);
    assert!(referee.wait().unwrap().success());
}

#[test]
fn what_is_not_understood_is_refused_and_not_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    for (line, word) in [
        ("apply H12-H11 -o other.json", "'-o'"),
        ("undo -o other.json", "'-o'"),
        ("new medieval-battle ridge -o other.json", "'-o'"),
        ("apply H12-H11 --ask-dice", "'--ask-dice'"),
        ("replay --transcript", "'--transcript'"),
        ("show game.json", "'game.json'"),
        ("legal game.json", "'game.json'"),
        ("replay game.json", "'game.json'"),
        ("redo twice", "'twice'"),
        ("save one two", "'two'"),
        ("load one two", "'two'"),
        ("frobnicate", "“frobnicate” is not a command here"),
    ] {
        let answers = talk(folder.path(), &[NEW, line, "show"]);
        assert_eq!(answers[1]["error"]["kind"], "usage", "{line}: {}", answers[1]);
        assert!(says(&answers[1]).contains(word), "{line}: {}", answers[1]);
        assert_eq!(answers[2]["actions"], 0, "{line} was carried out");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_misspelt_command_is_told_whole_with_its_spelling() {
    let folder = tempfile::tempdir().unwrap();
    let answer = last(folder.path(), &[NEW, "apply"]);
    assert_eq!(says(&answer), "the following required arguments were not provided: <ACTIONS>...");
    assert_eq!(answer["error"]["usage"], "apply <ACTIONS>...");
    let answer = last(folder.path(), &["new medieval-battle"]);
    assert_eq!(says(&answer), "the following required arguments were not provided: <SCENARIO>");
    let answer = last(folder.path(), &["new chess board"]);
    assert!(says(&answer).contains("there is no game “chess”"), "{answer}");
}

#[test]
fn save_writes_over_its_own_file_only() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("diary.txt"), "dear diary").unwrap();
    let answers = talk(
        folder.path(),
        &[
            NEW,
            "save --help",
            "save diary.txt",
            "save game.json",
            "apply H12-H11",
            "save game.json",
            NEW,
            "save game.json",
            "load game.json",
            "save game.json",
            "save diary.txt --force",
        ],
    );
    assert!(answers[1]["help"].as_str().unwrap().contains("save [OPTIONS] [FILE]"), "{}", answers[1]);
    let went: Vec<bool> = answers.iter().map(|answer| answer.get("error").is_none()).collect();
    assert_eq!(went, [true, true, false, true, true, true, true, false, true, true, true]);
    assert!(says(&answers[2]).contains("--force"), "{}", answers[2]);
    assert!(!folder.path().join("--help").exists());
    assert_eq!(conroi(folder.path(), &["verify", "game.json"]).code, 0);
    assert_eq!(conroi(folder.path(), &["verify", "diary.txt"]).code, 0, "forced");
}

#[test]
fn an_empty_line_is_no_command_and_quit_ends() {
    let folder = tempfile::tempdir().unwrap();
    let answers = talk(folder.path(), &[NEW, "", "   ", "show", "quit", "show"]);
    assert_eq!(answers.len(), 3);
    assert_eq!((&answers[1]["actions"], &answers[2]), (&json!(0), &json!({ "quit": true })));
}

#[test]
fn help_lists_every_command_and_tells_each() {
    let folder = tempfile::tempdir().unwrap();
    let answer = last(folder.path(), &["help"]);
    let commands = answer["commands"].as_array().unwrap();
    let names: Vec<&str> = commands.iter().map(|one| one["command"].as_str().unwrap()).collect();
    for known in ["new", "load", "save", "seat", "show", "legal", "explain", "apply", "undo", "redo", "help"]
    {
        assert!(names.contains(&known), "{names:?}");
    }
    for (name, command) in names.iter().zip(commands) {
        assert!(command["usage"].as_str().unwrap().starts_with(name), "{command}");
        assert!(command["says"].as_str().is_some_and(|says| !says.is_empty()), "{command}");
        let told = last(folder.path(), &[&format!("help {name}")]);
        assert!(told["help"].as_str().unwrap().contains(&format!("Usage: {name}")), "{told}");
    }
    assert!(says(&last(folder.path(), &["help frobnicate"])).contains("frobnicate"));
}

/// Whoever goes on after taking back needs to know who is asked: the loop of `docs/bots.md` reads `decision`.
#[test]
fn undo_and_redo_answer_with_the_decision() {
    let folder = tempfile::tempdir().unwrap();
    let answers = talk(folder.path(), &[NEW, "apply H12-H11", "undo", "redo"]);
    assert_eq!(answers[2]["decision"], answers[0]["decision"]);
    assert_eq!(answers[2]["actions"], 0);
    assert_eq!(answers[2]["outcome"], Value::Null);
    for key in ["decision", "outcome", "hash"] {
        assert_eq!(answers[3][key], answers[1][key], "{key}");
    }
    assert!(answers[3].get("outcome").is_some() && answers[2].get("hash").is_some());
    assert_eq!(answers[3]["steps"], answers[1]["steps"]);
}

#[test]
fn a_refused_line_leaves_the_redo_list_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let answers = talk(folder.path(), &[NEW, "apply H12-H11 nonsense", "redo"]);
    assert!(says(&answers[1]).starts_with("nonsense: "), "{}", answers[1]);
    assert_eq!(answers[2]["error"]["kind"], "refused", "nothing was played: {}", answers[2]);
    let lines = [NEW, "apply H12-H11", "undo", "apply H12-H13 nonsense", "redo", "show"];
    let answers = talk(folder.path(), &lines);
    assert_eq!(answers[4]["steps"][0]["do"], "H12-H11", "{}", answers[4]);
    assert_eq!(answers[5]["actions"], 1);
}

/// Nobody sees what the dice will be by sending nonsense behind an attack: what threw dice stays played.
#[test]
fn what_threw_dice_stays_played_when_the_rest_of_the_line_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let save = saved("grunwald-1-exchange-of-shots.json");
    let load = format!("load {}", save.display());
    let answers = talk(folder.path(), &[&load, "apply hold-fire zzz", "show", "undo", "apply zzz"]);
    let refused = &answers[1];
    assert_eq!(refused["error"]["kind"], "refused");
    assert!(
        says(refused).ends_with("still played, as undoing it needs an agreement: hold-fire"),
        "{refused}"
    );
    assert_eq!(refused["steps"].as_array().unwrap().len(), 1);
    assert!(refused["steps"][0]["rolls"].is_array(), "{refused}");
    assert!(refused["decision"].is_object() && refused["hash"].is_string());
    assert_eq!(answers[2]["actions"], 4);
    assert_eq!(answers[2]["hash"], refused["hash"]);
    assert_eq!(answers[3]["error"]["kind"], "refused", "dice were thrown");
    assert!(answers[4].get("steps").is_none() && says(&answers[4]).starts_with("zzz: "));
    // The same on a file: it is written with what stays, and the rest is refused.
    let file = folder.path().join("game.json");
    fs::copy(&save, &file).unwrap();
    let ran = conroi(folder.path(), &["apply", "game.json", "hold-fire", "zzz"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with("> allied  hold-fire") && ran.err.contains("still played"), "{}", ran.err);
    let shown = conroi(folder.path(), &["show", "game.json", "--json"]);
    let shown: Value = serde_json::from_str(&shown.out).unwrap();
    assert_eq!((&shown["actions"], &shown["hash"]), (&json!(4), &refused["hash"]));
    // In JSON the refusal comes with what was played.
    fs::copy(&save, &file).unwrap();
    let ran = conroi(folder.path(), &["apply", "game.json", "hold-fire", "zzz", "--json"]);
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &value["steps"], &value["error"]), (1, &refused["steps"], &refused["error"]));
    // Through a pipe the game comes out as it stands now.
    let game = fs::read_to_string(&save).unwrap();
    let piped = feed(folder.path(), &["apply", "-", "hold-fire", "zzz"], &game);
    assert!(piped.code == 1 && piped.out.contains("\"hold-fire\""), "{}", piped.err);
    // Dice that come with the line are known to whoever sent them: the line is played or not.
    let answers = talk(folder.path(), &[&load, "apply hold-fire zzz --dice 6", "show"]);
    assert!(answers[1].get("steps").is_none() && !says(&answers[1]).contains("stays"), "{}", answers[1]);
    assert_eq!(answers[2]["actions"], 3);
}

#[test]
fn dice_are_given_with_commas_or_blanks() {
    let folder = tempfile::tempdir().unwrap();
    let faces = |dice: &str| {
        let answer = last(folder.path(), &[NEW, &format!("apply H12-H11 --dice {dice}")]);
        says(&answer).to_string()
    };
    for dice in ["3,4", "'3 4'", "'3, 4'", "3 --dice 4"] {
        assert_eq!(faces(dice), "these dice were not used: 3, 4", "{dice}");
    }
    assert!(faces("3,x").contains("\"x\" is not a die result"));
    assert!(faces("3,999").contains("\"999\" is not a die result"));
}

#[test]
fn one_list_tells_what_every_action_is_called_and_costs() {
    let folder = tempfile::tempdir().unwrap();
    for before in [
        &["new medieval-battle first-game --seed 1"][..],
        &["new grunwald avant-garde --seed 1", "apply 'move PGO1'"],
    ] {
        let list = last(folder.path(), &[before, &["legal"]].concat())["legal"].as_array().unwrap().clone();
        let explains: Vec<String> =
            list.iter().map(|listed| format!("explain \"{}\"", listed["do"].as_str().unwrap())).collect();
        let explains: Vec<&str> = explains.iter().map(String::as_str).collect();
        let explained = talk(folder.path(), &[before, &explains].concat()).split_off(before.len());
        let mut priced = 0;
        for (listed, explained) in list.iter().zip(&explained) {
            let accounts = explained["accounts"].as_array().unwrap().iter();
            let price = accounts.filter(|account| account["key"] == "cost").map(|it| &it["sum"]).next();
            assert_eq!(&listed["cost"], price.unwrap_or(&json!(0)), "{explained}");
            assert!(!listed["says"].as_str().unwrap().is_empty());
            priced += usize::from(listed["cost"] != 0);
        }
        assert!(priced > 0, "{list:?}");
    }
}

#[test]
fn a_list_of_candidates_does_not_claim_to_lack_something() {
    let folder = tempfile::tempdir().unwrap();
    let answer = last(folder.path(), &["new medieval-battle crossroads", "legal"]);
    assert_eq!(answer["complete"], false);
    assert_eq!(last(folder.path(), &[NEW, "legal"])["complete"], true);
    let game = conroi(folder.path(), &["new", "medieval-battle", "crossroads"]).out;
    let ran = feed(folder.path(), &["legal", "-"], &game);
    assert_eq!(ran.err, "(candidates: the list need not be complete)\n");
}

/// Half a million words are refused without keeping any of them.
#[cfg(target_os = "linux")]
#[test]
fn a_line_of_very_many_words_takes_no_memory() {
    use std::io::{BufRead, BufReader, Write};
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_conroi"))
        .args(["--lang", "en", "referee"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut output) =
        (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()).lines());
    let mut ask = |line: &str| {
        writeln!(input, "{line}").unwrap();
        output.next().unwrap().unwrap()
    };
    ask(NEW);
    let answer = ask(&format!("apply{}", " a".repeat(500_000)));
    assert!(answer.contains("this line is too long"), "{answer}");
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
    assert!(peak < 60_000, "{peak} kB");
    drop(input);
    child.wait().unwrap();
}

// ------------------------------------------------------------------ computers at the table

#[test]
fn a_seated_computer_answers_at_once_and_its_secrets_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let lines = [
        "new medieval-battle crossroads --seed 3",
        "seat red squire --nodes 200 --seed 1",
        "replay",
        "show",
        "show --as referee",
        "apply 'recruit P1'",
        "seat",
        "seat red person",
    ];
    let answers = talk(folder.path(), &lines);
    let seated = &answers[1];
    assert_eq!(seated["players"], json!({ "red": "squire", "yellow": "person" }));
    assert_eq!(seated["steps"][0]["do"], "?", "what Red recruits is Red's secret: {seated}");
    assert_eq!(
        (&seated["decision"]["seat"], &seated["decision"]["kind"]),
        (&json!("yellow"), &json!("recruit"))
    );
    assert_eq!(answers[2]["steps"][0]["do"], "?");
    assert_eq!(answers[3]["hash"], seated["hash"], "the view's");
    assert_ne!(answers[4]["hash"], seated["hash"], "the referee sees everything when asked to");
    let steps = answers[5]["steps"].as_array().unwrap();
    let seats: Vec<&str> = steps.iter().map(|step| step["seat"].as_str().unwrap()).collect();
    assert_eq!(seats, ["yellow", "red"], "Red has set up its wagon");
    assert_eq!(answers[6]["players"]["red"], "squire");
    assert_eq!(answers[7]["players"]["red"], "person");
}

#[test]
fn a_whole_game_against_the_squire() {
    let folder = tempfile::tempdir().unwrap();
    let mut lines = vec![NEW, "seat yellow squire --nodes 200 --seed 4"];
    lines.extend(vec!["apply pass"; 60]);
    lines.push("save game.json");
    let answers = talk(folder.path(), &lines);
    let over = answers.iter().position(|answer| answer["outcome"].is_object()).expect("it ends");
    assert!(answers[2..over].iter().all(|answer| answer["decision"]["seat"] == "red"));
    assert_eq!(answers[over]["outcome"]["winner"], "yellow", "whoever only passes loses");
    assert_eq!(answers[over]["decision"], Value::Null);
    let save = fs::read_to_string(folder.path().join("game.json")).unwrap();
    assert!(save.contains("\"players\": [\"person\",\"squire\"]"), "{save}");
    assert_eq!(conroi(folder.path(), &["verify", "game.json"]).code, 0);
}

#[test]
fn taking_back_goes_to_the_own_decision_and_redo_forward_again() {
    let folder = tempfile::tempdir().unwrap();
    let lines = [NEW, "seat red squire --nodes 200 --seed 4", "apply pass", "undo", "redo", "undo", "undo"];
    let answers = talk(folder.path(), &lines);
    assert!(answers[2]["steps"].as_array().unwrap().len() > 1, "{}", answers[2]);
    assert_eq!(answers[3]["actions"], 0);
    assert_eq!(answers[3]["decision"], answers[1]["decision"]);
    assert_eq!(answers[4]["hash"], answers[2]["hash"]);
    assert_eq!(answers[5]["hash"], answers[3]["hash"]);
    assert_eq!(answers[6]["error"]["kind"], "refused", "nothing is left");
}

#[test]
fn who_is_seated_where_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    assert!(says(&last(folder.path(), &[NEW, "seat blue squire"])).contains("red, yellow"));
    assert!(
        says(&last(folder.path(), &[NEW, "seat red bishop"])).contains("random, squire, knight, constable")
    );
    assert_eq!(last(folder.path(), &["seat red squire"])["error"]["kind"], "usage");
    // A new game has new players.
    let answer = last(folder.path(), &[NEW, "seat red squire --nodes 100", NEW, "seat"]);
    assert_eq!(answer["players"], json!({ "red": "person", "yellow": "person" }));
}

#[test]
fn a_program_is_told_in_short_what_has_happened_since_its_last_turn() {
    let folder = tempfile::tempdir().unwrap();
    let answers = talk(
        folder.path(),
        &[
            NEW,
            "seat red squire",
            "legal --only pass",
            "apply pass",
            "recap",
            "recap --from 0 --to 0",
            "show",
        ],
    );
    let [.., recap, nothing, show] = answers.as_slice() else { panic!("{answers:?}") };
    assert_eq!(recap["from"], 1, "its own pass is no news: {recap}");
    assert_eq!(recap["to"], show["actions"]);
    assert!(recap["came"].is_array() && recap["losses"].is_array() && recap["events"].is_array());
    assert_eq!((&nothing["from"], &nothing["to"]), (&json!(0), &json!(0)));
    // What it needs to win stands in every answer about the position.
    assert!(
        show["objectives"][0]["needs"].as_str().is_some_and(|says| says.contains("victory points")),
        "{show}"
    );
}

#[test]
fn why_names_every_rule_that_is_broken() {
    let folder = tempfile::tempdir().unwrap();
    let position = "game = \"medieval-battle\"\nscenario = \"crossroads\"\nturn = \"red\"\nred.units = [\"A H8 mp 0\"]\nyellow.units = [\"LI K8\"]\n";
    fs::write(folder.path().join("tired.toml"), position).unwrap();
    let answer = last(folder.path(), &["position tired.toml", "why H8*K8"]);
    assert_eq!(answer["legal"], false);
    let rules: Vec<&str> =
        answer["reasons"].as_array().unwrap().iter().map(|it| it["rule"].as_str().unwrap()).collect();
    assert_eq!(rules, ["MB-IV.5.c", "MB-IV.1.g"]);
}
