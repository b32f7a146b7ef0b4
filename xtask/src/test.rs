//! `cargo xtask test`: the one command that passes all checks. Each step says what it is and how long it took.

use crate::browser;
use crate::rules::{self, root};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

const WASM: &str = "wasm32-unknown-unknown";

pub fn run() -> Result<(), String> {
    let began = Instant::now();
    step("the browser's target of Rust", wasm_target)?;
    step("format", || cargo(&["fmt", "--all", "--check"]))?;
    step("rules: constants and coverage", || rules::run(true))?;
    step("words: what the repository must not say", || words(&root()))?;
    step("architecture: the map names every crate", map_of_crates)?;
    step("games: each has what all have", games_alike)?;
    step("no test is left out", no_test_left_out)?;
    step("a browser", browser::chromium)?;
    step("axe-core", browser::axe)?;
    // The program as people start it is compiled, with its tests, beside the lints and the tests of everything below it, which leave a
    // core idle for minutes; nothing is compiled any more when the browser tests run.
    let program = std::thread::spawn(program);
    step("lints, of the benchmarks too", lints)?;
    step("tests of rules, opponent and drawing: compile", || cargo(&below(&["--no-run", "--quiet"])))?;
    step("the program with its page and their tests: compile", || {
        program.join().unwrap_or_else(|_| Err("its thread broke off".into()))
    })?;
    step("tests of rules, opponent and drawing", || cargo(&below(&["--no-fail-fast"])))?;
    step("tests of the program, the server and the page", || cargo(&above(&["--no-fail-fast"])))?;
    step("content", content)?;
    step("soak", || soak("600000"))?;
    println!("\nall checks passed in {:.0} s", began.elapsed().as_secs_f64());
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("\n== {name}");
    let began = Instant::now();
    work().map_err(|why| format!("{name}: {why}"))?;
    println!("== {name}: ok, {:.0} s", began.elapsed().as_secs_f64());
    Ok(())
}

fn cargo(args: &[&str]) -> Result<(), String> {
    // Whoever skips the page while he works on something else still tests it here.
    let mut command = Command::new(env!("CARGO"));
    run_command(command.args(args).env_remove("CONROI_SKIP_CLIENT"), &format!("cargo {}", args.join(" ")))
}

/// What needs the page, or is the program itself: it is compiled once, as people get it, and tested so.
const ABOVE: [&str; 3] = ["cli", "server", "e2e"];
/// What has no test of its own, and is compiled with what uses it.
const NO_TESTS: [&str; 2] = ["client-dist", "wasm-probe"];

/// Tests of everything that needs no page, in the profile that watches for numbers that overflow.
fn below(more: &[&'static str]) -> Vec<&'static str> {
    let left_out = ABOVE.into_iter().chain(NO_TESTS).flat_map(|name| ["--exclude", name]);
    ["test", "--workspace"].into_iter().chain(left_out).chain(more.iter().copied()).collect()
}

fn above(more: &[&'static str]) -> Vec<&'static str> {
    let taken = ABOVE.into_iter().flat_map(|name| ["--package", name]);
    ["test", "--release", "--tests"].into_iter().chain(taken).chain(more.iter().copied()).collect()
}

/// What `cargo run --release` runs, and its tests. The output is of interest only when it fails.
fn program() -> Result<(), String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(above(&["--no-run", "--quiet"])).env_remove("CONROI_SKIP_CLIENT");
    match command.current_dir(root()).output() {
        Ok(done) if done.status.success() => Ok(()),
        Ok(done) => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
        Err(why) => Err(format!("cargo test --release --no-run: {why}")),
    }
}

/// The page is linted like every crate, but need not be built for that.
fn lints() -> Result<(), String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]);
    run_command(command.env("CONROI_SKIP_CLIENT", "1"), "cargo clippy")
}

fn run_command(command: &mut Command, name: &str) -> Result<(), String> {
    match command.current_dir(root()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} ended with {status}")),
        Err(why) => Err(format!("{name}: {why}")),
    }
}

/// The rules are compiled for the browser too. Fetches that part of Rust where it may, else says what to type.
fn wasm_target() -> Result<(), String> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()).output();
    let sysroot = output.map_err(|why| format!("rustc: {why}"))?.stdout;
    let lib = Path::new(String::from_utf8_lossy(&sysroot).trim()).join("lib/rustlib").join(WASM);
    if !lib.exists() {
        let _ = Command::new("rustup").args(["target", "add", WASM]).current_dir(root()).status();
    }
    if lib.exists() {
        Ok(())
    } else {
        Err(format!("one more part of Rust is needed:\n    rustup target add {WASM}"))
    }
}

pub fn content() -> Result<(), String> {
    cargo(&["run", "--quiet", "--release", "--package", "cli", "--", "check", "content"])
}

/// So many decisions in random games of each game: one more game makes a longer soak, and takes nothing from the others.
pub fn soak(decisions: &str) -> Result<(), String> {
    let _: u64 = decisions.parse().map_err(|_| format!("{decisions} is no number of decisions"))?;
    cargo(&["run", "--quiet", "--release", "--package", "cli", "--", "soak", "--decisions", decisions])
}

pub fn transcripts(bless: bool) -> Result<(), String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["test", "--package", "cli", "--test", "cli", "golden_games"]);
    if bless {
        command.env("CONROI_BLESS", "1");
    }
    run_command(&mut command, "transcripts")
}

/// No `unsafe` in our code, no path of a machine, no work left half done.
fn words(dir: &Path) -> Result<(), String> {
    let mut found = Vec::new();
    let spell = |parts: &[&str]| parts.concat();
    // Spelt in parts, so that this file does not contain them.
    let everywhere = [spell(&["/ho", "me/"]), spell(&["/ro", "ot/"]), spell(&["/wo", "rk/"])];
    let in_code = [
        spell(&["un", "safe {"]),
        spell(&["un", "safe fn"]),
        spell(&["to", "do!("]),
        spell(&["unimple", "mented!("]),
    ];
    visit(dir, &mut |path, text| {
        let code = path.extension().is_some_and(|ending| ending == "rs");
        let words = everywhere.iter().chain(in_code.iter().filter(|_| code));
        for word in words.filter(|word| text.contains(word.as_str())) {
            found.push(format!("{}: {word}", path.display()));
        }
    });
    if found.is_empty() { Ok(()) } else { Err(found.join("\n")) }
}

/// The map of the tree names every crate, and every crate it lists exists. `game-*` names all that begin so.
fn map_of_crates() -> Result<(), String> {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md"))
        .map_err(|why| format!("ARCHITECTURE.md: {why}"))?;
    let listed: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` |"))
        .map(|(name, _)| name)
        .collect();
    let folders = fs::read_dir(root().join("crates")).map_err(|why| format!("crates: {why}"))?;
    let mut crates: Vec<String> =
        folders.filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned())).collect();
    crates.push("xtask".into());
    let names = |listed: &str, name: &str| match listed.strip_suffix('*') {
        Some(begin) => name.starts_with(begin),
        None => listed == name,
    };
    let unnamed = crates
        .iter()
        .filter(|name| !listed.iter().any(|listed| names(listed, name)))
        .map(|name| format!("{name} is not named"));
    let missing = listed
        .iter()
        .filter(|listed| !crates.iter().any(|name| names(listed, name)))
        .map(|name| format!("{name} is not there"));
    let wrong: Vec<String> = unnamed.chain(missing).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join(", ")) }
}

/// What neither the compiler nor a test of its own asks of a game.
fn games_alike() -> Result<(), String> {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap_or_default();
    let (manifest, lints, catalog) =
        (read("Cargo.toml"), read("crates/engine/clippy.toml"), read("crates/catalog/Cargo.toml"));
    let mut wrong = Vec::new();
    for game in rules::games()? {
        let name = game.krate.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut wants = |has: bool, what: String| {
            if !has {
                wrong.push(what);
            }
        };
        wants(
            manifest.contains(&format!("\npackage.{name}.opt-level = 1\n")),
            format!("Cargo.toml, [profile.dev]: package.{name}.opt-level = 1, or its tests take minutes"),
        );
        wants(
            read(&format!("crates/{name}/clippy.toml")) == lints,
            format!(
                "crates/{name}/clippy.toml: as crates/engine/clippy.toml, so that it plays alike everywhere"
            ),
        );
        wants(
            game.krate.join("README.md").exists(),
            format!("crates/{name}/README.md: which chapter is in which file"),
        );
        wants(
            catalog.lines().any(|line| line.starts_with(&name)),
            format!("crates/catalog: a line for {name}, or nobody can play it"),
        );
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// A crate whose library says `test = false` or `doctest = false` in its manifest, because it has none, may get some later.
fn no_test_left_out() -> Result<(), String> {
    let folders = fs::read_dir(root().join("crates")).map_err(|why| format!("crates: {why}"))?;
    let mut wrong = Vec::new();
    for folder in folders.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        let says = |line: &str| manifest.lines().any(|it| it.trim() == line);
        let (no_test, no_doctest) = (says("test = false"), says("doctest = false"));
        visit(&folder.join("src"), &mut |path, text| {
            if no_test && ["#[test]", "#[tokio::test", "proptest!"].iter().any(|it| text.contains(it)) {
                wrong.push(format!("{}: the manifest says test = false", path.display()));
            }
            let example = |line: &str| {
                let line = line.trim_start();
                line.starts_with("/// ```") || line.starts_with("//! ```")
            };
            // A block that names its language is no Rust, and would not be run anyway.
            let rust = |line: &&str| example(line) && line.trim_end().ends_with("```");
            if no_doctest && text.lines().filter(|line| example(line)).step_by(2).any(|line| rust(&line)) {
                wrong.push(format!("{}: the manifest says doctest = false", path.display()));
            }
        });
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn visit(dir: &Path, see: &mut dyn FnMut(&Path, &str)) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name == "target" || name == ".git" {
            continue;
        }
        if path.is_dir() {
            visit(&path, see);
        } else if let Ok(text) = fs::read_to_string(&path) {
            see(&path, &text);
        }
    }
}
