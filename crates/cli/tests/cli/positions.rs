//! `docs/positions.md` is true: its examples open, and it names every key and every word that is read.

use crate::support::{Ran, conroi};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    fs::read_to_string(root().join("docs/positions.md")).unwrap()
}

/// Opens a position and writes it again.
fn opened(folder: &Path, text: &str) -> Ran {
    fs::write(folder.join("position.toml"), text).unwrap();
    let ran = conroi(folder, &["position", "position.toml", "--seed", "1", "-o", "game.json", "--force"]);
    assert_eq!(ran.code, 0, "{text}\n{}", ran.err);
    conroi(folder, &["show", "game.json", "--position"])
}

#[test]
fn every_example_opens_and_reads_back_as_itself() {
    let folder = tempfile::tempdir().unwrap();
    let page = page();
    let examples: Vec<&str> =
        page.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(examples.len() >= 8, "{}", examples.len());
    for game in catalog::games() {
        let of_game = format!("game = {:?}\n", game.about().id);
        assert!(examples.iter().any(|it| it.contains(&of_game)), "no example of {}", game.about().id);
    }
    for example in examples {
        let written = opened(folder.path(), example);
        assert_eq!(opened(folder.path(), &written.out).out, written.out, "{example}");
    }
}

fn source(path: &str) -> String {
    fs::read_to_string(root().join("crates").join(path)).unwrap()
}

/// The keys and words of what is in the middle of happening: they are written as the program has them.
fn under_way(state: &str) -> Vec<String> {
    let parts = ["struct Walk", "struct Fight", "struct Trace", "struct Shot"].into_iter();
    let parts = parts.chain(["enum Walker", "enum Aim", "enum Stage", "enum Task", "enum WhyFacing"]);
    let mut words = Vec::new();
    for part in parts {
        let after = state.split(&format!("pub {part} {{\n")).nth(1).unwrap_or_else(|| panic!("no {part}"));
        let lines = after.lines().take_while(|line| *line != "}").map(str::trim);
        let code = lines.filter(|line| !line.starts_with("//") && !line.starts_with('#'));
        let code: String = code.map(|line| line.trim_start_matches("pub ").to_string() + " ").collect();
        // A name stands before its type, or is that of a variant.
        let name = |word: &&str| word.chars().all(|c| c.is_ascii_alphabetic() || c == '_');
        let fields = code.split(": ").filter_map(|before| before.rsplit([' ', ',', '{']).next());
        let variants = code.split(", ").filter_map(|it| it.split(['(', ' ', ',']).next());
        let variants = variants.filter(|it| part.starts_with("enum") && it.starts_with(char::is_uppercase));
        words.extend(fields.chain(variants).filter(name).filter(|it| !it.is_empty()).map(str::to_string));
    }
    assert!(words.len() > 70, "{words:?}");
    words
}

/// The words that a source reads: whatever stands quoted in these of its lines.
fn words_of(source: &str, of: impl Fn(&str) -> bool) -> Vec<String> {
    let lines = source.lines().take_while(|line| !line.contains("fn write(")).filter(|line| of(line));
    let quoted = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    quoted.filter(|word| !word.is_empty() && !word.contains([' ', '{'])).map(str::to_string).collect()
}

#[test]
fn every_key_and_every_word_that_is_read_is_explained() {
    let page = page();
    let named = |word: &str| {
        [format!("`{word}`"), format!("`{word} "), format!("`[{word}]`"), format!("{word} = ")]
            .iter()
            .any(|it| page.contains(it.as_str()))
    };
    let engine = source("engine/src/position.rs");
    let head = words_of(&engine, |line| line.starts_with("const HEAD"));
    assert_eq!(head.len(), 5, "{head:?}");
    for word in head.iter().chain(&under_way(&source("game-grunwald/src/state.rs"))) {
        assert!(named(word), "{word} is not explained");
    }
    for about in catalog::games().iter().map(|game| game.about()) {
        let game = about.id;
        let source = source(&format!("game-{game}/src/position.rs"));
        // Keys are the fields of the structures that are read, with a dash for an underscore.
        let keys: Vec<String> = source
            .split("deny_unknown_fields")
            .skip(1)
            .flat_map(|after| {
                after.split("struct ").nth(1).unwrap().split('}').next().unwrap().lines().skip(1)
            })
            .filter_map(|line| line.trim().trim_start_matches("pub ").split_once(": "))
            .filter(|(name, _)| {
                !name.starts_with("//") && name.chars().all(|c| c.is_ascii_lowercase() || c == '_')
            })
            .map(|(name, _)| name.trim_start_matches('_').replace('_', "-"))
            .collect();
        assert!(keys.len() > if about.complete { 15 } else { 0 }, "{keys:?}");
        // Words are matched, or stand in a list of words.
        let arm = |line: &str| line.contains("=>") && line.trim_start().starts_with(['"', '[', 'S']);
        let listed = |line: &str| {
            let line = line.trim_start();
            line.starts_with("(Marks::")
                || line.starts_with("(End::")
                || line.starts_with('"') && line.ends_with("\",")
        };
        let read = |line: &str| (arm(line) || listed(line)) && !line.contains("position-");
        let mut words = words_of(&source, read);
        // What a game reads may stand in a folder beside it.
        for part in
            fs::read_dir(root().join(format!("crates/game-{game}/src/position"))).into_iter().flatten()
        {
            words.extend(words_of(&fs::read_to_string(part.unwrap().path()).unwrap(), read));
        }
        assert!(words.len() > 20 || !about.complete, "{words:?}");
        for word in keys.iter().chain(&words) {
            assert!(named(word), "{game}: {word} is not explained");
        }
    }
}

/// What a position is refused for.
fn refused(text: &str, says: &str) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("position.toml"), text).unwrap();
    let ran = conroi(folder.path(), &["position", "position.toml", "--seed", "1", "-o", "game.json"]);
    assert_eq!(ran.code, 3, "{text}\n{}{}", ran.out, ran.err);
    assert!(ran.err.contains(says), "{}", ran.err);
}

/// A retreat of 63 hexes was searched for ever, and one of many overran its trace.
#[test]
fn nobody_retreats_farther_than_a_retreat_can_go() {
    let folder = tempfile::tempdir().unwrap();
    let save = root().join("crates/cli/tests/saves/grunwald-1-mid-retreat.json");
    let shown = conroi(folder.path(), &["show", save.to_str().unwrap(), "--position"]).out;
    let at = shown.find("retreat = [").expect("a retreat is under way") + "retreat = [".len();
    let (before, rest) = shown.split_at(at);
    let rest = rest.split_once(']').unwrap().1;
    opened(folder.path(), &format!("{before}true, 3]{rest}"));
    for hexes in ["8", "63", "255"] {
        for who in ["true", "false"] {
            refused(&format!("{before}{who}, {hexes}]{rest}"), "the action in progress");
        }
    }
}

#[test]
fn whoever_is_gone_has_no_strength_left() {
    let head =
        "game = \"grunwald\"\nscenario = \"avant-garde\"\nleaders = [\"andrzej 3220\", \"salzbach 2613\"]\n";
    refused(
        &format!("{head}units = [\"PGO1 3220 N\", \"TOE1 2613 S\", \"PGO2 gone pf 1 NW\"]\n"),
        "PGO2 gone pf 1",
    );
}
