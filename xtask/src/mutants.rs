//! `cargo xtask mutants`: changes the rules a little, one place at a time, and asks whether any test notices. What nobody notices is a
//! rule without a net. Takes minutes for a file and hours for a game, so it is run by hand and is no part of the pipeline.

use crate::rules::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Where in a game the rules act.
const RULES: [&str; 10] = [
    "ch*.rs",
    "ch*/**/*.rs",
    "play.rs",
    "play/**/*.rs",
    "choices.rs",
    "choices/**/*.rs",
    "obligations.rs",
    "look.rs",
    "event.rs",
    "event/**/*.rs",
];

const INSTALL: &str = "cargo-mutants is needed once:\n    cargo install --locked cargo-mutants";

/// Tests that play whole games, seconds each. Few mutants get past all the others, so only those are shown to these.
const SLOW: [&str; 7] = [
    "every_way_",
    "in_the_midst_of_every_task",
    "random_games",
    "rebuild_every_position",
    "ruling_01_",
    "whatever_opens",
    "wherever_a_",
];

/// `mutants`: what has changed since the base, `main` by default. `mutants GAME`: the rules of a game. `mutants FILE...`: these files.
/// What follows `--` is for cargo-mutants: `--shard 1/20` tries one in twenty, `--list` only says what it would change.
pub fn run(words: &[&str]) -> Result<(), String> {
    installed()?;
    let end = words.iter().position(|word| *word == "--").unwrap_or(words.len());
    let (words, more) = (&words[..end], words.get(end + 1..).unwrap_or_default());
    let what = match words {
        [] => since("main")?,
        ["--since", base] => since(base)?,
        [game] if folder(game).is_dir() => rules_of(game),
        files if files.iter().all(|file| root().join(file).is_file()) => these(files),
        other => return Err(format!("no game and no files: {}", other.join(" "))),
    };
    let more: Vec<String> = more.iter().map(|word| (*word).to_string()).collect();
    if more.iter().any(|word| word == "--list") || !games_only(&what) {
        return end_with(&tried(&what, &more, &[])?);
    }
    let skipped = SLOW.iter().flat_map(|name| ["--skip", name]);
    let quick = ["--cargo-arg=--test=rules", "--", "--"].into_iter().chain(skipped);
    let mut left = tried(&what, &more, &quick.collect::<Vec<_>>())?;
    if !left.missed.is_empty() {
        let files: BTreeSet<&str> = left.missed.iter().filter_map(|name| name.split(':').next()).collect();
        let again = left.missed.iter().flat_map(|name| ["--re".to_string(), exactly(name)]);
        // Fields that are left out get past every pattern; the files keep them few.
        let files = these(&files.into_iter().collect::<Vec<_>>());
        let all = tried(&files, &again.collect::<Vec<_>>(), &[])?;
        left.missed = all.missed;
        left.late.extend(all.late);
    }
    end_with(&left)
}

/// Do only the tests of games tell? They have those that take long.
fn games_only(what: &[String]) -> bool {
    let mut packages = what.windows(2).filter(|two| two[0] == "--package").map(|two| &two[1]);
    packages.all(|package| package.starts_with("game-"))
}

/// What no test noticed, and what ran too long to be told.
#[derive(Default)]
struct Left {
    missed: Vec<String>,
    late: Vec<String>,
}

/// Lets cargo-mutants try what it finds; `tests` says which tests are shown a mutant.
fn tried(what: &[String], more: &[String], tests: &[&str]) -> Result<Left, String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["mutants", "--output", "target/mutants", "--jobs", "1", "--profile", "mutants"]);
    command.args(what).args(more).args(tests);
    // A tree of its own to build in, and no page.
    command.env("CARGO_TARGET_DIR", root().join("target/mutants/build")).env("CONROI_SKIP_CLIENT", "1");
    let status = command.current_dir(root()).status().map_err(|why| format!("cargo mutants: {why}"))?;
    match status.code() {
        Some(0) => Ok(Left::default()),
        // 2: some survived, 3: some ran too long.
        Some(2 | 3) => Ok(Left { missed: lines_of("missed.txt"), late: lines_of("timeout.txt") }),
        _ => Err(format!("cargo mutants ended with {status}")),
    }
}

fn lines_of(name: &str) -> Vec<String> {
    let path = root().join("target/mutants/mutants.out").join(name);
    fs::read_to_string(path).unwrap_or_default().lines().map(str::to_string).collect()
}

/// The pattern that finds this mutant and no other. A backslash before an angle would make it a word's end.
fn exactly(name: &str) -> String {
    let letter = |letter: char| match letter {
        '<' | '>' => letter.to_string(),
        sign if sign.is_ascii_punctuation() => format!("\\{sign}"),
        other => other.to_string(),
    };
    format!("^{}$", name.chars().map(letter).collect::<String>())
}

/// Each wants a test, or a line with its reason in `.cargo/mutants.toml`.
fn end_with(left: &Left) -> Result<(), String> {
    if left.missed.is_empty() && left.late.is_empty() {
        return Ok(());
    }
    let (missed, late) = (left.missed.join("\n"), left.late.join("\n"));
    Err(format!(
        "nobody noticed:\n{missed}\nran too long:\n{late}\neach wants a test, or its reason in .cargo/mutants.toml"
    ))
}

fn folder(game: &str) -> PathBuf {
    root().join(format!("crates/game-{game}"))
}

fn installed() -> Result<(), String> {
    let asked = Command::new(env!("CARGO")).args(["mutants", "--version"]).output();
    if asked.is_ok_and(|output| output.status.success()) { Ok(()) } else { Err(INSTALL.into()) }
}

fn rules_of(game: &str) -> Vec<String> {
    let files = RULES.iter().map(|file| format!("crates/game-{game}/src/{file}"));
    let files = files.flat_map(|file| ["--file".to_string(), file]);
    ["--package".to_string(), format!("game-{game}")].into_iter().chain(files).collect()
}

fn these(files: &[&str]) -> Vec<String> {
    let named = files.iter().flat_map(|file| ["--file".to_string(), (*file).to_string()]);
    packages(files).into_iter().chain(named).collect()
}

/// The crates that these files are of: the tests of others are not even compiled.
fn packages(files: &[&str]) -> Vec<String> {
    let folders = files.iter().filter_map(|file| file.strip_prefix("crates/")?.split('/').next());
    let mut folders: Vec<&str> = folders.collect();
    folders.dedup();
    folders.into_iter().flat_map(|folder| ["--package".to_string(), folder.to_string()]).collect()
}

/// Only lines that differ from the base.
fn since(base: &str) -> Result<Vec<String>, String> {
    let (folder, file) = (root().join("target/mutants"), root().join("target/mutants/changed.diff"));
    let diff = git(&["diff", base, "--", "crates/*.rs"])?;
    fs::create_dir_all(&folder).and_then(|()| fs::write(&file, diff)).map_err(|why| why.to_string())?;
    let names = git(&["diff", "--name-only", base, "--", "crates/*.rs"])?;
    let mut what = packages(&names.lines().collect::<Vec<_>>());
    what.extend(["--in-diff".to_string(), file.to_string_lossy().into_owned()]);
    Ok(what)
}

fn git(args: &[&str]) -> Result<String, String> {
    let name = format!("git {}", args.join(" "));
    let output = Command::new("git").args(args).current_dir(root()).output();
    let output = output.map_err(|why| format!("{name}: {why}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
}
