//! Programs of other people in a duel: they are shown what their seat may know, and whatever goes wrong with them costs them the game.

#![cfg(unix)]

use crate::support::{Ran, conroi};
use serde_json::Value;
use std::fs;
use std::path::Path;

const BATTLE: [&str; 7] = ["--game", "medieval-battle", "--scenario", "first-game", "--games", "2", "--json"];

fn duel(folder: &Path, first: &str, second: &str, more: &[&str]) -> Ran {
    let words = [&["duel", first, second], &BATTLE[..], more].concat();
    conroi(folder, &words)
}

fn report(ran: &Ran) -> Value {
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("JSON")
}

/// A bot in a few lines of shell: it says each of these, writes down what it hears, and gives up.
fn asks(folder: &Path, lines: &[&str]) -> String {
    let mut script = String::from("read -r heard; printf '%s\\n' \"$heard\" >> heard\n");
    for line in lines {
        script += &format!("echo {:?}; read -r heard; printf '%s\\n' \"$heard\" >> heard\n", line);
    }
    fs::write(
        folder.join("bot.sh"),
        script + "echo 'apply resign'; read -r heard; printf '%s\\n' \"$heard\" >> heard\n",
    )
    .unwrap();
    "sh bot.sh".into()
}

fn heard(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("heard")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn whoever_says_nothing_or_nonsense_or_ends_loses_his_games() {
    let folder = tempfile::tempdir().unwrap();
    for (program, why) in [
        ("sleep 1000", "its time is over"),
        ("true", "it ended"),
        ("sh -c 'exit 3'", "it ended"),
        ("yes nonsense", "100 lines in a row came to nothing"),
        // It says what it hears.
        ("cat", "100 lines in a row came to nothing"),
        ("sh -c 'echo quit; sleep 2'", "quit"),
    ] {
        let report = report(&duel(folder.path(), program, "random", &["--time", "1", "--seed", "4"]));
        assert_eq!(report["bots"][0]["won"], 0, "{program}");
        assert_eq!(report["bots"][1]["won"], 2, "{program}: {report}");
        let lost = report["given_up"].as_array().unwrap();
        assert_eq!(lost.len(), 2, "{program}");
        assert!(lost.iter().all(|lost| lost.as_str().unwrap().contains(why)), "{program}: {report}");
    }
}

#[test]
fn a_program_that_is_not_there_is_named_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let ran = duel(folder.path(), "bishop --fast", "random", &[]);
    assert_eq!(ran.code, 2);
    let says = ran.out + &ran.err;
    assert!(says.contains("there is no bot “bishop --fast”"), "{says}");
}

#[test]
fn a_program_may_look_and_act_for_its_seat_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let refused = [
        "save",
        "save stolen.json",
        "load game.json",
        "position game.toml",
        "new medieval-battle first-game",
        "seat red squire",
        "undo --agreed",
        "redo",
        "orders --clear",
        "check",
        "apply pass --dice 1,1",
        "apply H1-A99",
        "show --as referee",
        "show --as red",
        "replay --as red",
    ];
    let allowed = ["legal", "show", "show --ground", "show --position", "replay", "why pass", "explain pass"];
    let battle = "games medieval-battle crossroads";
    let known = ["games", battle, "rules medieval-battle IV.4", "help", "help apply", "show --as public"];
    let lines = [&refused[..], &allowed[..], &known[..]].concat();
    // The first game begins with Yellow.
    let program = asks(folder.path(), &lines);
    let words = ["duel", "random", &program, "--game", "medieval-battle", "--scenario", "first-game"];
    let ran = conroi(folder.path(), &[&words[..], &["--games", "1", "--seed", "4", "--json"]].concat());
    let report = report(&ran);
    assert_eq!(report["bots"][0]["won"], 1, "{report}");
    assert_eq!(report["given_up"], Value::Array(Vec::new()), "to resign is to play: {report}");
    let heard = heard(folder.path());
    assert_eq!(heard[0]["you"], "yellow");
    assert_eq!(heard[0]["decision"]["seat"], "yellow");
    for (line, answer) in lines.iter().zip(&heard[1..]) {
        let no = refused.contains(line);
        assert_eq!(answer.get("error").is_some(), no, "{line}: {answer}");
    }
    let last = heard.last().unwrap();
    assert_eq!((&last["decision"], &last["outcome"]["winner"]), (&Value::Null, &"red".into()), "{last}");
    assert!(!folder.path().join("stolen.json").exists());
}

#[test]
fn where_a_program_plays_no_game_has_the_dice_of_another() {
    let folder = tempfile::tempdir().unwrap();
    // The secret of the dice and the seed of the set-up, which is for everybody to see, of two games.
    let seeds = |first: &str, kept: &str| {
        report(&duel(folder.path(), first, "random", &["--seed", "4", "--save", kept]));
        [1, 2].map(|number| {
            let file = folder.path().join(kept).join(format!("medieval-battle-{number}.json"));
            let save: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
            [save["seed"].as_str().expect("a secret").to_string(), save["setup"]["seed"].to_string()]
        })
    };
    let [one, other] = seeds("true", "with-a-program");
    assert_ne!(one[0], other[0], "what it has seen of the first game it may have written down");
    assert_eq!(one[1], other[1], "but the battlefield is the same");
    let [ours, again] = seeds("random", "of-ours");
    assert_eq!(ours, again, "luck weighs the same on both sides");
    assert!([one, other, ours].iter().all(|[secret, shown]| secret != shown));
}

#[test]
fn nobody_gives_up_for_another_seat() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bot.sh"), "read -r heard; echo \"apply 'resign red'\"; read -r heard\n")
        .unwrap();
    let report = report(&duel(folder.path(), "random", "sh bot.sh", &["--seed", "4"]));
    assert_eq!(report["bots"][0]["won"], 2, "{report}");
}

#[test]
fn a_program_learns_neither_the_seed_nor_what_the_other_seat_keeps_secret() {
    let lines = [
        "show",
        "show --position",
        "replay",
        "why 'recruit P1'",
        "explain 'recruit P1'",
        "legal",
        "apply 'recruit P1'",
    ];
    let seed = "98765432198765";
    // What Red recruited, and what Yellow's program heard before the armies were shown.
    let game = |red: &str| {
        let folder = tempfile::tempdir().unwrap();
        let program = asks(folder.path(), &lines);
        let battle = ["--game", "medieval-battle", "--scenario", "crossroads", "--games", "1"];
        let more = ["--seed", seed, "--nodes", "50", "--save", "kept", "--json"];
        let ran = conroi(folder.path(), &[&["duel", red, &program], &battle[..], &more[..]].concat());
        assert_eq!(report(&ran)["games"], 1);
        let kept = fs::read_to_string(folder.path().join("kept/medieval-battle-1.json")).unwrap();
        let kept: Value = serde_json::from_str(&kept).unwrap();
        let secret = kept["actions"][0]["do"].as_str().expect("what Red recruited").to_string();
        let heard = fs::read_to_string(folder.path().join("heard")).unwrap();
        (secret, heard.lines().map(str::to_string).collect::<Vec<_>>())
    };
    let games = ["squire", "random"].map(game);
    assert_ne!(games[0].0, games[1].0, "two armies, else this says nothing");
    for (secret, heard) in &games {
        let (army, salt) =
            secret.trim_start_matches("recruit ").split_once(" #").expect("an army and its salt");
        let (before, after) = heard.split_at(lines.len());
        let (list, told) = before.split_last().unwrap();
        assert!(told[0].contains("seal") && told[0].contains("\"do\":\"?\""), "{}", told[0]);
        for line in told {
            assert!(!line.contains(army), "{army} was told: {line}");
        }
        // Candidates for an army of one's own may be just that army: they are the same whatever it is.
        assert!(list.contains("\"legal\""), "{list}");
        for line in before.iter().chain(after) {
            assert!(!line.contains(salt) && !line.contains(seed), "{salt} or {seed} was told: {line}");
        }
    }
    assert_eq!(games[0].1[lines.len() - 1], games[1].1[lines.len() - 1], "the list of what may be done");
}
