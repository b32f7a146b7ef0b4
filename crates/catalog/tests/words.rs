//! The words of a game stand in its own texts: whatever it can show has one, none is left over, and the page knows none of them.

use catalog::{Game, Sitting};
use engine::Viewer;
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::text::Texts;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Every kind of word, and the word.
type Words = BTreeSet<(&'static str, String)>;

/// So many decisions of every battle are looked at.
const STEPS: usize = 250;

/// The page's own texts: what is common to all games.
fn page() -> Texts {
    let (fr, en) = (include_str!("../../../content/ui/fr.ftl"), include_str!("../../../content/ui/en.ftl"));
    Texts::parse("ui", fr, en).expect("the page has its texts")
}

/// A number that is different each time and the same in every run.
fn next(seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize
}

/// What is shown of a position.
fn look(sitting: &dyn Sitting, words: &mut Words) {
    let scene = sitting.scene(Viewer::Referee);
    let beside = scene.trays.iter().flat_map(|tray| tray.pieces.iter().map(|entry| &entry.piece));
    for piece in scene.pieces.iter().chain(beside) {
        words.insert(("look", piece.look.to_string()));
        words.extend(piece.status.iter().map(|status| ("status", status.to_string())));
        words.extend(piece.values.iter().map(|(value, _)| ("value", value.to_string())));
    }
    words.extend(scene.tracks.iter().map(|track| ("value", track.kind.to_string())));
    words.extend(scene.piece_tracks.iter().map(|track| ("value", track.kind.to_string())));
}

/// Random play: the kinds of actions, what is shown, how fast a way is; and what only programs read.
fn play(mut sitting: Box<dyn Sitting>, words: &mut Words, for_programs: &mut BTreeSet<String>) {
    let mut seed = 7;
    for step in 0..STEPS {
        let Some(decision) = sitting.decision() else { return };
        for_programs.insert(decision.kind.to_string());
        let legal = sitting.legal();
        words.extend(legal.iter().map(|listed| ("action", listed.gesture.kind.to_string())));
        if step % 25 == 0 {
            look(sitting.as_ref(), words);
        }
        let Some(chosen) = legal.get(next(&mut seed) % legal.len().max(1)) else { return };
        if let (Some(piece), 0) = (chosen.gesture.piece, step % 5) {
            for way in sitting.ways(piece) {
                words.insert(("action", way.kind.to_string()));
                if way.pace.is_some_and(|pace| pace > 0) {
                    words.extend(["way", "shade"].map(|kind| (kind, "pace".to_string())));
                }
            }
            let explained = sitting.explain(&chosen.text).expect("a listed action is explained");
            for_programs.extend(explained.explanation.accounts.iter().map(|account| account.key.to_string()));
        }
        let played = sitting.play(&chosen.text, Throw::Seeded).expect("a listed action is accepted");
        for_programs.extend(played.iter().flat_map(|it| &it.events).map(|told| told.kind.to_string()));
    }
}

/// Everything that a game shows or lets orders be about; and what only programs read.
fn words_of(game: &'static dyn Game) -> (Words, BTreeSet<String>) {
    let (mut words, mut for_programs) = (Words::new(), BTreeSet::new());
    let about = game.about();
    for scenario in &about.scenarios {
        let setup = about
            .options
            .iter()
            // Not the choice of an army, of which some fit no board but theirs.
            .filter(|option| !about.battle(&scenario.id).is_without(option.id) && option.values.len() <= 3)
            .filter_map(|option| Some((option.id, option.values.last()?)))
            // Every optional rule is in force, as far as one of its values names it.
            .fold(Setup::new(&scenario.id), |setup, (id, value)| setup.with(id, &value.id));
        play(game.open(setup.clone(), 1).expect("it opens"), &mut words, &mut for_programs);
        play(catalog::example(game, setup).expect("it opens"), &mut words, &mut for_programs);
    }
    for order in &about.orders {
        words.insert(("asked", order.decision.to_string()));
        words.extend(order.answers.iter().map(|word| ("does", word.to_string())));
        words.extend(order.values.iter().map(|word| ("counts", word.to_string())));
        words.extend(order.results.iter().map(|word| ("chance", word.to_string())));
    }
    (words, for_programs)
}

/// All files below a folder with this ending.
fn files(folder: PathBuf, ending: &str) -> Vec<String> {
    let (mut folders, mut texts) = (vec![folder], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("there is such a folder") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == ending) {
                texts.push(std::fs::read_to_string(path).expect("it can be read"));
            }
        }
    }
    texts
}

/// The folder of all crates.
fn crates() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it stands among the crates")
}

/// All sources of a crate, without their tests.
fn sources(name: &str) -> Vec<String> {
    let without_tests = |text: String| text.split("#[cfg(test)]").next().unwrap_or_default().to_string();
    files(crates().join(name).join("src"), "rs").into_iter().map(without_tests).collect()
}

#[test]
fn whatever_a_game_shows_has_a_word() {
    let page = page();
    for game in catalog::games() {
        let (words, _) = words_of(*game);
        assert!(words.len() > if game.about().complete { 40 } else { 0 }, "{}: {words:?}", game.about().id);
        let id = |(kind, word): &(&str, String)| format!("{kind}-{word}");
        let ids = words.iter().map(id);
        let missing: Vec<_> = ids.filter(|id| !game.texts().knows(id) && !page.knows(id)).collect();
        assert!(missing.is_empty(), "{} has no words for {missing:?}", game.about().id);
    }
}

/// Random play does not meet everything: what a game has words for, it at least names.
#[test]
fn no_word_of_a_game_is_left_over() {
    for game in catalog::games() {
        let mut sources = sources(&format!("game-{}", game.about().id));
        // Or its tables do: what a unit looks like may stand among the units.
        sources.extend(files(crates().join("../content").join(game.about().id), "toml"));
        let named = |id: &&String| {
            let Some((kind, word)) = id.split_once('-') else { return true };
            let shown = ["action", "status", "value", "look", "asked", "does", "counts", "chance", "hint"];
            !shown.contains(&kind) || sources.iter().any(|source| source.contains(&format!("\"{word}\"")))
        };
        let spare: Vec<_> = game.texts().ids().iter().filter(|id| !named(id)).collect();
        assert!(spare.is_empty(), "{} names none of {spare:?}", game.about().id);
    }
}

/// Words that games and page have in common: `step` is a value of `aria-current`, `strength` one of
/// `engine::scene::Piece::values`, `pace` stands in `engine::ways::Way`, and `left` is filled into sentences of the page; so are `answer`,
/// `chance`, `first`; `change` is an event of the browser, `confirm` and `free` are settings and keys of the page's own.
const COMMON: [&str; 10] =
    ["step", "strength", "pace", "left", "answer", "chance", "change", "confirm", "first", "free"];

/// The literals of a source that are not the value of an attribute.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| {
        let parts: Vec<&str> = line.split('"').collect();
        let inside = (1..parts.len()).step_by(2).filter(|n| !parts[n - 1].ends_with('='));
        inside.map(|n| parts[n]).collect::<Vec<_>>()
    })
}

#[test]
fn the_page_knows_no_word_of_any_game() {
    let sources = sources("client");
    assert!(sources.len() > 30);
    for game in catalog::games() {
        let (words, for_programs) = words_of(*game);
        let mut known: BTreeSet<String> = words.into_iter().map(|(_, word)| word).collect();
        known.extend(for_programs);
        known.extend(about_words(*game));
        let own = |literal: &&str| known.contains(*literal) && !COMMON.contains(literal);
        let found: BTreeSet<&str> = sources.iter().flat_map(|source| literals(source)).filter(own).collect();
        assert!(found.is_empty(), "{}: {found:?}", game.about().id);
    }
}

/// What a game has words for, and its sides and battles.
fn about_words(game: &'static dyn Game) -> Vec<String> {
    let kinds = ["action", "status", "value", "look", "asked", "does", "counts", "chance", "hint", "account"];
    let ids = game.texts().ids().iter().filter_map(|id| id.split_once('-'));
    let words = ids.filter(|(kind, _)| kinds.contains(kind)).map(|(_, word)| word.to_string());
    let about = game.about();
    let seats = about.seats.iter().map(|seat| seat.id.to_string());
    let battles = about.scenarios.iter().map(|scenario| scenario.id.clone());
    words.chain(seats).chain(battles).chain([about.id.to_string()]).collect()
}
