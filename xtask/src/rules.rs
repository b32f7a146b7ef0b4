//! `cargo xtask rules`: writes each game's `rules.rs` and its chapters from its `rules.toml` and prints how much of the book has code
//! and tests. The number of a rule stands where the rule acts: what only the files that make words know, or only they ask for,
//! nothing obeys. A game that calls itself complete fails below 100 %.

use crate::reached::in_play;
use engine::rule::{Bilingual, RuleBook};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The files and folders of a game that only make words or pictures of what the others decide; the same for all games.
const WORDS: [&str; 13] = [
    "about",
    "explaining",
    "forms",
    "notation",
    "objectives",
    "overlays",
    "pointing",
    "position",
    "refusing",
    "scenery",
    "sheets",
    "telling",
    "words",
];

/// A game's folder under `content/` and its crate.
pub struct Game {
    content: PathBuf,
    pub krate: PathBuf,
}

pub fn run(check_only: bool) -> Result<(), String> {
    let mut short = Vec::new();
    for game in games()? {
        let file = game.content.join("rules.toml");
        let source = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        let book = RuleBook::parse(&file.display().to_string(), &source).map_err(|flaw| flaw.to_string())?;
        write_constants(&game, &book, check_only)?;
        let coverage = Coverage::of(&game, &book)?;
        coverage.print(&book.game);
        coverage.print_words(&book.game);
        write_page(&book, &coverage, check_only)?;
        if coverage.complete && !(coverage.missing.is_empty() && coverage.in_words.is_empty()) {
            short.push(book.game);
        }
    }
    if short.is_empty() {
        return Ok(());
    }
    Err(format!("declared complete, but rules lack code that obeys them, or a test: {}", short.join(", ")))
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every folder of `content/` that has rules is a game.
pub fn games() -> Result<Vec<Game>, String> {
    let content = root().join("content");
    let mut folders: Vec<_> = fs::read_dir(&content)
        .map_err(|e| format!("{}: {e}", content.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.join("rules.toml").exists())
        .collect();
    folders.sort();
    let named = |content: PathBuf| {
        let name = content.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let krate = root().join("crates").join(format!("game-{name}"));
        match krate.join("src").is_dir() {
            true => Ok(Game { content, krate }),
            false => Err(format!("{} has rules and no crate crates/game-{name}/src", content.display())),
        }
    };
    folders.into_iter().map(named).collect()
}

/// `MB-IV.4.h` is `R_IV_4_H`, the ruling `MB-R22` is `RULING_22`.
fn constant(id: &str, ruling: bool) -> String {
    let bare = id.split_once('-').map_or(id, |(_, rest)| rest);
    let word = |text: &str| text.replace(['.', '-'], "_").to_uppercase();
    if ruling {
        format!("RULING_{}", word(bare.trim_start_matches(['R', 'Q'])))
    } else {
        format!("R_{}", word(bare))
    }
}

/// The head of everything that is written here.
const GENERATED: &str = "Generated from `rules.toml` by `cargo xtask rules`; do not edit.";

/// `G-5.1.1a` stands in the chapter `r_5`, every ruling in `rulings`.
fn chapter(id: &str, ruling: bool) -> String {
    let bare = id.split_once('-').map_or(id, |(_, rest)| rest);
    let head = bare.split(['.', '-']).next().unwrap_or(bare);
    if ruling { "rulings".into() } else { format!("r_{}", head.to_lowercase()) }
}

/// A file for each chapter, and one that gathers them.
fn write_constants(game: &Game, book: &RuleBook, check_only: bool) -> Result<(), String> {
    let mut chapters: Vec<(String, String)> = Vec::new();
    let mut names = Vec::new();
    for entry in book.entries() {
        let (id, fr, en) = (entry.id, &entry.title.fr, &entry.title.en);
        let (name, chapter) = (constant(id, entry.ruling), chapter(id, entry.ruling));
        if !chapters.iter().any(|(known, _)| *known == chapter) {
            let head = format!("//! {GENERATED}\n\nuse engine::rule::{{Entry, Rule}};\n\n");
            chapters.push((chapter.clone(), head));
        }
        let Some((_, out)) = chapters.iter_mut().find(|(known, _)| *known == chapter) else { continue };
        let _ = writeln!(out, "/// {en}.");
        let _ = writeln!(
            out,
            "pub const {name}: Rule = Rule::new(&Entry {{ id: {id:?}, title_fr: {fr:?}, title_en: {en:?} }});"
        );
        // The parts of a rule cite it and have titles of their own.
        for (part, Bilingual { fr, en }) in book.parts_of(id) {
            let name = format!("{name}_{}", part.to_uppercase().replace('-', "_"));
            let _ = writeln!(out, "/// {en}.");
            let _ = writeln!(
                out,
                "pub const {name}: Rule = Rule::new(&Entry {{ id: {id:?}, title_fr: {fr:?}, title_en: {en:?} }});"
            );
        }
        names.push(name);
    }
    let mut all = format!("//! One constant per rule and ruling. {GENERATED}\n\n");
    let mut modules: Vec<&str> = chapters.iter().map(|(name, _)| name.as_str()).collect();
    modules.sort_unstable();
    modules.iter().for_each(|name| all.push_str(&format!("mod {name};\n")));
    all.push_str("\nuse engine::Rule;\n");
    modules.iter().for_each(|name| all.push_str(&format!("pub use {name}::*;\n")));
    let _ = writeln!(all, "\n/// All of them, in the order of the book.\npub const ALL: &[Rule] = &[");
    names.iter().for_each(|name| all.push_str(&format!("    {name},\n")));
    all.push_str("];\n");
    let folder = game.krate.join("src/rules");
    if !check_only {
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    write_generated(&game.krate.join("src/rules.rs"), &all, check_only)?;
    for (name, text) in &chapters {
        write_generated(&folder.join(format!("{name}.rs")), text, check_only)?;
    }
    Ok(())
}

fn write_generated(path: &Path, text: &str, check_only: bool) -> Result<(), String> {
    let formatted = rustfmt(text)?;
    if formatted.is_empty() {
        return Err("rustfmt gave nothing back".into());
    }
    if fs::read_to_string(path).unwrap_or_default() == formatted {
        return Ok(());
    }
    if check_only {
        return Err(format!("{} is not what rules.toml says; run cargo xtask rules", path.display()));
    }
    fs::write(path, formatted).map_err(|e| format!("{}: {e}", path.display()))?;
    println!("wrote {}", path.display());
    Ok(())
}

fn rustfmt(source: &str) -> Result<String, String> {
    use std::io::Write as _;
    let mut child = std::process::Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root().join("rustfmt.toml"))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .map_err(|e| format!("rustfmt: {e}"))?;
    let mut stdin = child.stdin.take().ok_or("rustfmt: no input")?;
    stdin.write_all(source.as_bytes()).map_err(|e| format!("rustfmt: {e}"))?;
    drop(stdin);
    let output = child.wait_with_output().map_err(|e| format!("rustfmt: {e}"))?;
    String::from_utf8(output.stdout).map_err(|e| format!("rustfmt: {e}"))
}

struct Coverage {
    complete: bool,
    rules: usize,
    rulings: usize,
    /// Entries without code, without a test, or both.
    missing: Vec<(String, bool, bool)>,
    /// Entries that nobody uses who plays, and the files where they stand.
    in_words: Vec<(String, Vec<String>)>,
    /// The tests of each entry, by its id.
    tests: BTreeMap<String, Vec<String>>,
}

impl Coverage {
    fn of(game: &Game, book: &RuleBook) -> Result<Coverage, String> {
        let (mut sources, mut tests) = (Vec::new(), String::new());
        gather(&game.krate.join("src"), "", &mut sources, &mut tests)?;
        let tests_dir = game.krate.join("tests");
        if tests_dir.exists() {
            gather(&tests_dir, "", &mut Vec::new(), &mut tests)?;
        }
        let mut used: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (file, code) in &sources {
            for word in code.lines().flat_map(|line| words(line.split("//").next().unwrap_or_default())) {
                used.entry(word).or_default().insert(file);
            }
        }
        let reached = in_play(&sources);
        let functions: Vec<&str> = tests
            .split("#[test]")
            .skip(1)
            .filter_map(|after| after.split_once("fn "))
            .map(|(_, name)| name.split('(').next().unwrap_or(""))
            .collect();
        let (mut missing, mut in_words, mut tests_of) = (Vec::new(), Vec::new(), BTreeMap::new());
        for entry in book.entries() {
            let name = constant(entry.id, entry.ruling);
            let prefix = format!("{}_", name.to_lowercase());
            // The parts of a rule cite it.
            let parts = book.parts_of(entry.id);
            let parts = parts.map(|(part, _)| format!("{name}_{}", part.to_uppercase().replace('-', "_")));
            let names: Vec<String> = std::iter::once(name.clone()).chain(parts).collect();
            let files: BTreeSet<&str> =
                names.iter().filter_map(|name| used.get(name.as_str())).flatten().copied().collect();
            let has_code = !files.is_empty();
            let obeyed = files.is_empty() || names.iter().any(|name| reached.contains(name.as_str()));
            if !obeyed && !book.for_readers().any(|id| id == entry.id) {
                in_words.push((entry.id.to_string(), files.iter().map(|file| file.to_string()).collect()));
            }
            let named: Vec<String> = functions
                .iter()
                .filter(|function| function.starts_with(&prefix))
                .map(|f| f.to_string())
                .collect();
            let has_test = !named.is_empty();
            tests_of.insert(entry.id.to_string(), named);
            if !has_code || !has_test {
                missing.push((entry.id.to_string(), has_code, has_test));
            }
        }
        let complete = sources.iter().any(|(_, code)| code.contains("complete: true"));
        Ok(Coverage {
            complete,
            rules: book.rules.len(),
            rulings: book.rulings.len(),
            missing,
            in_words,
            tests: tests_of,
        })
    }

    fn print(&self, game: &str) {
        let all = self.rules + self.rulings;
        let done = all - self.missing.len();
        println!(
            "{game}: {done} of {all} entries ({} rules, {} rulings) have code and a test: {} %{}",
            self.rules,
            self.rulings,
            100 * done / all.max(1),
            if self.complete { "" } else { " (not declared complete)" }
        );
        for (id, code, test) in &self.missing {
            let lacks = match (code, test) {
                (false, false) => "code and test",
                (false, true) => "code",
                _ => "test",
            };
            println!("  {id} lacks {lacks}");
        }
    }

    /// Where the number of a rule stands in words only, and so nothing obeys it.
    fn print_words(&self, game: &str) {
        if self.in_words.is_empty() {
            return;
        }
        let all = self.rules + self.rulings;
        println!("{game}: {} of {all} entries are cited only for words", self.in_words.len());
        for (id, files) in &self.in_words {
            println!("  {id} is not cited where it acts, only in {}", files.join(", "));
        }
    }
}

/// Is this one of the files that make words of what others decide? By the name of the file or of a folder that it is in.
pub fn only_makes_words(file: &str) -> bool {
    file.split('/').any(|part| {
        let name = part.strip_suffix(".rs").unwrap_or(part);
        WORDS.iter().any(|words| {
            name.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        })
    })
}

const BEGIN: &str = "<!-- written by cargo xtask rules -->";
const END: &str = "<!-- end -->";

/// Writes the rulings and the coverage into the game's page, between two marks; the rest of the page is ours.
fn write_page(book: &RuleBook, coverage: &Coverage, check_only: bool) -> Result<(), String> {
    let path = root().join("docs/games").join(format!("{}.md", book.game));
    let page = match fs::read_to_string(&path) {
        Ok(page) => page,
        // The rest of the page is written by hand, once there is something to say.
        Err(_) if !check_only => format!("# How we read {}\n\n{BEGIN}\n{END}\n", book.game),
        Err(why) => return Err(format!("{}: {why}; run cargo xtask rules", path.display())),
    };
    let (Some(begin), Some(end)) = (page.find(BEGIN), page.find(END)) else {
        return Err(format!("{}: the marks {BEGIN} and {END} are missing", path.display()));
    };
    let test = |id: &str| {
        coverage.tests.get(id).and_then(|tests| tests.first()).map_or("", String::as_str).to_string()
    };
    let mut out = format!("{BEGIN}\n\n| ruling | of | our answer | test |\n| --- | --- | --- | --- |\n");
    for ruling in &book.rulings {
        let (id, en) = (&ruling.id, ruling.en.replace('|', "/"));
        let _ = writeln!(
            out,
            "| {id} | {} | **{}.** {en} | `{}` |",
            ruling.rules.join(", "),
            ruling.title.en,
            test(id)
        );
    }
    let done = coverage.rules + coverage.rulings - coverage.missing.len();
    let _ = writeln!(
        out,
        "\n## Coverage\n\n{done} of {} entries have code and a test. Each rule with the number of its tests:\n",
        coverage.rules + coverage.rulings
    );
    for chapter in &book.chapters {
        let rules = book.rules.iter().filter(|rule| rule.chapter == chapter.id);
        let list: Vec<String> = rules
            .map(|rule| {
                let lacks = coverage.missing.iter().any(|(id, ..)| *id == rule.id);
                let count = coverage.tests.get(&rule.id).map_or(0, Vec::len);
                format!("[{}] {} ({count})", if lacks { " " } else { "x" }, rule.id)
            })
            .collect();
        let _ = writeln!(out, "- **{} {}**: {}", chapter.id, chapter.title.en, list.join(", "));
    }
    out.push('\n');
    let new = format!("{}{out}{}", &page[..begin], &page[end..]);
    if new != page {
        if check_only {
            return Err(format!("{} is out of date; run cargo xtask rules", path.display()));
        }
        fs::write(&path, new).map_err(|e| format!("{}: {e}", path.display()))?;
        println!("wrote {}", path.display());
    }
    Ok(())
}

pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Reads all sources below a folder: the code of each file by its path below the crate's sources, all tests into one text. What is
/// generated is neither.
fn gather(
    dir: &Path,
    below: &str,
    code: &mut Vec<(String, String)>,
    tests: &mut String,
) -> Result<(), String> {
    let mut entries: Vec<_> = fs::read_dir(dir)
        .map_err(|e| format!("{}: {e}", dir.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    entries.sort();
    for path in entries {
        if path.ends_with("src/rules") || path.ends_with("src/rules.rs") {
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            gather(&path, &format!("{below}{name}/"), code, tests)?;
            continue;
        }
        if !name.ends_with(".rs") {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let own = text.split("#[cfg(test)]").next().unwrap_or("").to_string();
        code.push((format!("{below}{name}"), own));
        tests.push_str(&text);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::only_makes_words;

    #[test]
    fn a_file_makes_words_by_its_own_name_or_by_that_of_its_folder() {
        for file in ["telling.rs", "telling/marching.rs", "explaining/odds.rs", "refusing_fire.rs"] {
            assert!(only_makes_words(file), "{file}");
        }
        for file in ["play.rs", "ch4_battle/melee.rs", "look.rs", "positions.rs", "state.rs"] {
            assert!(!only_makes_words(file), "{file}");
        }
    }
}
