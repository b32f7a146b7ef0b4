//! Orders to several pieces at once, from the command line and in the referee.

use crate::support::{conroi, feed};
use serde_json::Value;
use std::fs;
use std::path::Path;

const RIDERS: &str = "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 2\nstep = 1\n\
    units = [\"PKR1 0917 N\", \"PKR2 1017 N\", \"TXB1 0714 NE\"]\n\
    leaders = [\"zyndram 0918\", \"ulrich 0905\", \"jagiello 0921\"]\n";

fn laid(folder: &Path) {
    fs::write(folder.join("riders.toml"), RIDERS).unwrap();
    let ran = conroi(folder, &["position", "riders.toml", "--seed", "1", "-o", "game.json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn an_order_is_looked_at_given_answered_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    laid(folder);
    let groups = conroi(folder, &["group", "game.json", "--lang", "en"]);
    assert!(groups.out.contains("pkr") && groups.out.contains("Kraków"), "{}", groups.out);
    let before = fs::read_to_string(folder.join("game.json")).unwrap();
    let seen = conroi(folder, &["group", "game.json", "pkr", "there", "0913", "--preview", "--lang", "en"]);
    assert!(seen.out.contains("0917 – 0913") && seen.out.contains("[can be answered]"), "{}", seen.out);
    assert_eq!(before, fs::read_to_string(folder.join("game.json")).unwrap(), "nothing was played");
    let given = conroi(folder, &["group", "game.json", "pkr", "there", "0913", "--lang", "en"]);
    assert!(given.out.contains("the other side answers first"), "{}{}", given.out, given.err);
    // Each answer lets it go on, whoever holds the file then.
    for _ in 0..20 {
        if !conroi(folder, &["legal", "game.json"]).out.contains("hold-fire") {
            break;
        }
        assert_eq!(conroi(folder, &["apply", "game.json", "hold-fire"]).code, 0);
    }
    let position = conroi(folder, &["show", "game.json", "--position"]).out;
    assert!(position.contains("PKR1 0913") && position.contains("PKR2 1013"), "{position}");
}

#[test]
fn the_referee_takes_orders_and_says_how_they_stand() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    laid(folder);
    let lines = "load game.json\ngroup\ngroup pkr advance 5 1 --preview\ngroup pkr advance 5 1\ngroup pkr dance\ngroup 999 again\n";
    let ran = feed(folder, &["referee"], lines);
    let answers: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(
        answers[1]["groups"].as_array().unwrap().iter().any(|group| group["id"] == "pkr"),
        "{}",
        answers[1]
    );
    let planned = answers[2]["plan"]["members"].as_array().unwrap().len();
    assert_eq!(planned, 2, "{}", answers[2]);
    assert_eq!(answers[3]["order"]["then"], "done", "{}", answers[3]);
    assert!(answers[3]["steps"].as_array().unwrap().iter().all(|step| step["group"] == 1), "{}", answers[3]);
    assert_eq!(answers[4]["error"]["kind"], "usage");
    assert_eq!(answers[5]["error"]["kind"], "refused");
}
