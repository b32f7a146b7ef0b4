//! Golden games: whole games as text, meant to be read. The actions are played again and must tell the same story.
//! Lines that begin with `;` are comments. `cargo xtask transcripts --bless` writes what the games say now and keeps them.

use crate::support::conroi;
use std::fs;
use std::path::{Path, PathBuf};

fn transcripts() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../transcripts");
    let mut files = Vec::new();
    for game in fs::read_dir(root).expect("there are transcripts").map(|entry| entry.unwrap().path()) {
        files.extend(fs::read_dir(game).unwrap().map(|entry| entry.unwrap().path()));
    }
    files.sort();
    files
}

/// `medieval-battle, crossroads, seed 7, dismounting=on`, then the actions.
fn play_again(text: &str, folder: &Path) -> String {
    let mut lines = text.lines().filter(|line| !line.starts_with(';'));
    let head: Vec<&str> = lines.next().expect("a first line").split(", ").collect();
    let [game, scenario, seed, options @ ..] = head.as_slice() else {
        panic!("the first line names a game: {head:?}")
    };
    let seed = seed.strip_prefix("seed ").expect("the first line has a seed");
    let mut words = vec!["new", game, scenario, "--seed", seed, "-o", "game.json"];
    options.iter().for_each(|option| words.extend(["--option", option]));
    let new = conroi(folder, &words);
    assert_eq!(new.code, 0, "{}", new.err);
    // "> seat    action": the seat is a word, the action is the rest.
    let actions: Vec<&str> = lines
        .filter_map(|line| line.strip_prefix("> "))
        .filter(|line| !line.ends_with("(standing order)"))
        .map(|line| line.split_once(' ').expect("a seat and an action").1.trim())
        .collect();
    // Where nobody has a choice in the set-up, the game begins set up: those actions are played already.
    let begun = fs::read_to_string(folder.join("game.json")).expect("a game was written");
    let done = begun.lines().filter(|line| line.contains("\"do\"")).count();
    let played = conroi(folder, &[&["apply", "game.json"], &actions[done..]].concat());
    assert_eq!(played.code, 0, "{}", played.err);
    conroi(folder, &["replay", "game.json", "--transcript"]).out
}

/// Puts the comments back in front of the actions they stood in front of.
fn with_comments(old: &str, new: &str) -> String {
    let mut out = String::new();
    let mut rest = new.lines().peekable();
    let mut comments = Vec::new();
    for line in old.lines() {
        if line.starts_with(';') {
            comments.push(line);
        } else if !comments.is_empty() {
            // Copy up to the line that the comments stood in front of; if it is gone, to where the next action is.
            while let Some(next) = rest.next_if(|next| *next != line) {
                out.push_str(next);
                out.push('\n');
            }
            comments.drain(..).for_each(|comment| out.push_str(&format!("{comment}\n")));
        }
    }
    rest.for_each(|line| out.push_str(&format!("{line}\n")));
    comments.iter().for_each(|comment| out.push_str(&format!("{comment}\n")));
    out
}

#[test]
fn golden_games_tell_the_same_story() {
    let files = transcripts();
    assert!(!files.is_empty());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let now = play_again(&text, folder.path());
        if std::env::var_os("CONROI_BLESS").is_some() {
            fs::write(&file, with_comments(&text, &now)).unwrap();
            continue;
        }
        let then: Vec<&str> = text.lines().filter(|line| !line.starts_with(';')).collect();
        for (number, (then, now)) in then.iter().zip(now.lines()).enumerate() {
            assert_eq!(*then, now, "{} line {} (without comments)", file.display(), number + 1);
        }
        assert_eq!(then.len(), now.lines().count(), "{}", file.display());
        assert!(
            then.last()
                .is_some_and(|line| ["wins", "draw", "victory"].iter().any(|word| line.contains(word))),
            "a whole game"
        );
    }
}
