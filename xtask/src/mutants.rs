//! `cargo xtask mutants`: changes the rules a little, one place at a time, and asks whether any test notices. What nobody notices is a
//! rule without a net. Takes minutes for a file and hours for a game, so it is run by hand and is no part of the pipeline.

use crate::rules::root;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Where in a game the rules act.
const RULES: [&str; 9] = [
    "ch*.rs",
    "ch*/**/*.rs",
    "play.rs",
    "play/**/*.rs",
    "choices.rs",
    "choices/**/*.rs",
    "obligations.rs",
    "look.rs",
    "event.rs",
];

const INSTALL: &str = "cargo-mutants is needed once:\n    cargo install --locked cargo-mutants";

/// `mutants`: what has changed since the base, `main` by default. `mutants GAME`: the rules of a game. `mutants FILE...`: these files.
/// What follows `--` is for cargo-mutants: `--shard 1/20` tries one in twenty, `--list` only says what it would change.
pub fn run(words: &[&str]) -> Result<(), String> {
    installed()?;
    let mut command = Command::new(env!("CARGO"));
    command.args(["mutants", "--output", "target/mutants", "--jobs", "1"]);
    let end = words.iter().position(|word| *word == "--").unwrap_or(words.len());
    let (words, more) = (&words[..end], words.get(end + 1..).unwrap_or_default());
    match words {
        [] => since(&mut command, "main")?,
        ["--since", base] => since(&mut command, base)?,
        [game] if folder(game).is_dir() => {
            command.args(["--package", &format!("game-{game}")]);
            for file in RULES {
                command.args(["--file", &format!("crates/game-{game}/src/{file}")]);
            }
        }
        files if files.iter().all(|file| root().join(file).is_file()) => {
            packages(&mut command, files);
            for file in files {
                command.args(["--file", file]);
            }
        }
        other => return Err(format!("no game and no files: {}", other.join(" "))),
    }
    command.args(more);
    // A tree of its own to build in, and no page.
    command.env("CARGO_TARGET_DIR", root().join("target/mutants/build")).env("CONROI_SKIP_CLIENT", "1");
    let status = command.current_dir(root()).status().map_err(|why| format!("cargo mutants: {why}"))?;
    match status.code() {
        Some(0) => Ok(()),
        // 2: some survived, 3: some ran too long.
        Some(2 | 3) => Err(survivors()),
        _ => Err(format!("cargo mutants ended with {status}")),
    }
}

fn folder(game: &str) -> PathBuf {
    root().join(format!("crates/game-{game}"))
}

fn installed() -> Result<(), String> {
    let asked = Command::new(env!("CARGO")).args(["mutants", "--version"]).output();
    if asked.is_ok_and(|output| output.status.success()) { Ok(()) } else { Err(INSTALL.into()) }
}

/// The crates that these files are of: the tests of others are not even compiled.
fn packages(command: &mut Command, files: &[&str]) {
    let folders = files.iter().filter_map(|file| file.strip_prefix("crates/")?.split('/').next());
    let mut folders: Vec<&str> = folders.collect();
    folders.dedup();
    for folder in folders {
        command.args(["--package", folder]);
    }
}

/// Only lines that differ from the base.
fn since(command: &mut Command, base: &str) -> Result<(), String> {
    let (folder, file) = (root().join("target/mutants"), root().join("target/mutants/changed.diff"));
    let diff = git(&["diff", base, "--", "crates/*.rs"])?;
    fs::create_dir_all(&folder).and_then(|()| fs::write(&file, diff)).map_err(|why| why.to_string())?;
    let names = git(&["diff", "--name-only", base, "--", "crates/*.rs"])?;
    packages(command, &names.lines().collect::<Vec<_>>());
    command.arg("--in-diff").arg(file);
    Ok(())
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

/// What no test noticed: each wants a test, or a line with its reason in `.cargo/mutants.toml`.
fn survivors() -> String {
    let read = |name: &str| {
        fs::read_to_string(root().join("target/mutants/mutants.out").join(name)).unwrap_or_default()
    };
    let (missed, late) = (read("missed.txt"), read("timeout.txt"));
    format!(
        "nobody noticed:\n{missed}ran too long:\n{late}each wants a test, or its reason in .cargo/mutants.toml"
    )
}
