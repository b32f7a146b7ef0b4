//! Which code of a game is reached by play. A rule that stands in a helper is obeyed if somebody who plays calls the helper, and is only
//! talked about if nobody but words does. Calls are found by name, which is enough: our names are long.

use crate::rules::{only_makes_words, words};
use std::collections::BTreeSet;

/// A function or a constant with all words in it; without a name what stands outside of these in a file.
#[derive(Default)]
struct Item<'a> {
    name: &'a str,
    words: Vec<&'a str>,
}

/// All words of the code that is reached from the contract (`lib.rs`), of what stands outside of functions, and of whatever these
/// name, and so on. Files that only make words are left out, and with them what nobody else calls.
pub fn in_play(sources: &[(String, String)]) -> BTreeSet<&str> {
    let (mut reached, mut waiting) = (BTreeSet::new(), Vec::new());
    for (file, code) in sources.iter().filter(|(file, _)| !only_makes_words(file)) {
        for item in items(code) {
            match item.name.is_empty() || file == "lib.rs" {
                true => reached.extend(item.words),
                false => waiting.push(item),
            }
        }
    }
    loop {
        let (called, left): (Vec<Item>, Vec<Item>) =
            waiting.into_iter().partition(|item| reached.contains(item.name));
        if called.is_empty() {
            return reached;
        }
        called.into_iter().for_each(|item| reached.extend(item.words));
        waiting = left;
    }
}

/// Our code is formatted: what begins on a line ends on the next one that is indented as deep.
fn items(code: &str) -> Vec<Item<'_>> {
    let mut outside = Item::default();
    let mut all = Vec::new();
    let mut lines = code.lines().map(|line| line.split("//").next().unwrap_or_default().trim_end());
    while let Some(line) = lines.next() {
        // Imports call nobody.
        let import = words(line).find(|word| !matches!(*word, "pub" | "crate")) == Some("use");
        let name = declared(line);
        let mut inside: Vec<&str> = words(line).collect();
        if import || name.is_some() {
            let mut last = line;
            while !(last.ends_with([';', '}']) && indent(last) == indent(line)) {
                let Some(next) = lines.next() else { break };
                inside.extend(words(next));
                last = next;
            }
        }
        match name {
            _ if import => {}
            Some(name) => all.push(Item { name, words: inside }),
            None => outside.words.extend(inside),
        }
    }
    all.push(outside);
    all
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The name of the function or constant that begins on this line.
fn declared(line: &str) -> Option<&str> {
    if !line.trim_start().starts_with(|first: char| first.is_ascii_alphabetic()) {
        return None;
    }
    let mut words = words(line).skip_while(|word| matches!(*word, "pub" | "crate" | "super"));
    match words.next()? {
        "fn" => words.next(),
        "const" | "static" => match words.next()? {
            "fn" => words.next(),
            name => Some(name),
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::in_play;

    const LIB: &str = "
use chapter::only_imported;

impl Ruleset for Game {
    fn apply(&self) {
        play(self)
    }
    fn explain(&self) {
        telling::tell(self);
    }
}
";
    const CHAPTER: &str = "
pub fn play(game: &Game) -> Rule {
    fight(game, TABLE)
}

/// Calls only_in_a_comment.
pub const fn fight(
    game: &Game,
) -> Rule {
    R_1
}

pub const TABLE: &[Rule] = &[
    R_2,
];

pub fn talks() -> Rule { R_3 }

pub fn talks_more() -> Rule {
    R_4
}

pub fn only_imported() -> Rule {
    R_5
}

pub fn only_in_a_comment() -> Rule {
    R_6
}
";
    const TELLING: &str = "
pub fn tell(game: &Game) -> [Rule; 3] {
    [talks(), talks_more(), R_7]
}
";

    #[test]
    fn a_rule_counts_where_somebody_who_plays_comes_by() {
        let sources = [("lib.rs", LIB), ("ch1.rs", CHAPTER), ("telling.rs", TELLING)]
            .map(|(file, code)| (file.to_string(), code.to_string()));
        let reached = in_play(&sources);
        for rule in ["R_1", "R_2"] {
            assert!(reached.contains(rule), "{rule} is reached");
        }
        for rule in ["R_3", "R_4", "R_5", "R_6", "R_7"] {
            assert!(!reached.contains(rule), "{rule} is only talked about");
        }
    }
}
