//! All automation: `cargo xtask test` passes every check on a fresh machine; the other commands are its parts.

mod browser;
mod mutants;
mod reached;
mod rules;
mod test;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test                     everything: format, lints, rules, tests, content, soak, wasm
cargo xtask ci                       the same, as the pipeline runs it
cargo xtask rules [--check]          write each rules.rs with its chapters and print the coverage of each rule book
cargo xtask axe                      fetch axe-core, with which the browser tests check accessibility
cargo xtask content                  check all content files
cargo xtask transcripts [--bless]    play the golden games again; --bless writes what they say now
cargo xtask soak [DECISIONS]         random games that check every promise, so many decisions of each game
cargo xtask mutants [GAME|FILES|--since REF] [-- ARGS]
                                     change the rules a little, here and there, and see whether a test notices; by default
                                     what differs from main. By hand: it takes minutes for a file, hours for a game";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["test" | "ci"] => test::run(),
        ["rules"] => rules::run(false),
        ["rules", "--check"] => rules::run(true),
        ["axe"] => browser::axe(),
        ["content"] => test::content(),
        ["transcripts"] => test::transcripts(false),
        ["transcripts", "--bless"] => test::transcripts(true),
        ["soak"] => test::soak("2500000"),
        ["soak", decisions] => test::soak(decisions),
        ["mutants", of @ ..] => mutants::run(of),
        _ => Err(USAGE.to_string()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
