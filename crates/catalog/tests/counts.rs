//! How many answers and positions there are, so many decisions ahead, of every battle of every game. A change of the rules that nobody
//! meant shows here first. `CONROI_BLESS=1` writes the files anew; their diff says what became legal and what did not.

use catalog::{WithGame, example, find, load, with_every_game};
use engine::Viewer;
use engine::ruleset::{Ruleset, Setup};
use engine::soak::{Count, count_ahead};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Deep enough to begin a move and to be answered.
const DEPTH: usize = 4;
/// So many positions are asked at each depth.
const MOST: usize = 40;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(path)
}

/// One line a depth: positions, how many of them were asked where not all were, and their answers by question.
fn line(count: &Count) -> String {
    let of = if count.asked < count.positions { format!(", {} asked", count.asked) } else { String::new() };
    let answers: Vec<String> = count.answers.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    format!("{}{of}: {}", count.positions, answers.join(", "))
}

/// The counts from one position.
fn counted<R: Ruleset>(out: &mut String, name: &str, setup: &Setup) {
    let (rules, start) = R::open(setup).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    let _ = writeln!(out, "{name}");
    let counts = count_ahead(&rules, &start, DEPTH, MOST);
    assert!(counts[0].answers.values().sum::<usize>() > 0, "{name}: nothing is asked, so nothing is counted");
    for (depth, count) in counts.iter().enumerate() {
        let _ = writeln!(out, "  {depth}  {}", line(count));
    }
}

/// The golden saves of a game: each in the middle of something.
fn saves(game: &str) -> Vec<PathBuf> {
    let folder = here("../../cli/tests/saves");
    let mut list: Vec<PathBuf> =
        fs::read_dir(folder).expect("saves").filter_map(|entry| Some(entry.ok()?.path())).collect();
    list.retain(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(game)));
    list.sort();
    list
}

struct Counts;

impl WithGame for Counts {
    fn game<R: Ruleset>(&mut self) {
        let id = R::about().id;
        let game = find(id).expect("a game of the catalog");
        let mut out = String::new();
        for scenario in &R::about().scenarios {
            let setup = Setup { seed: 1, ..Setup::new(&scenario.id) };
            counted::<R>(&mut out, &scenario.id, &setup);
            if !scenario.set_up.is_empty() {
                let sitting = example(game, setup.clone()).expect("a scenario opens");
                let position = Some(sitting.position(Viewer::Referee));
                counted::<R>(&mut out, &format!("{}, set up", scenario.id), &Setup { position, ..setup });
            }
        }
        for path in saves(id) {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let sitting = load(&name, &fs::read_to_string(&path).expect("a save")).expect("it loads");
            // A game that is over asks nothing any more.
            if sitting.decision().is_none() {
                continue;
            }
            let position = Some(sitting.position(Viewer::Referee));
            counted::<R>(&mut out, &name, &Setup { position, ..sitting.setup().clone() });
        }
        let file = here("counts").join(format!("{id}.txt"));
        if std::env::var_os("CONROI_BLESS").is_some() {
            fs::write(&file, &out).expect("the file is written");
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        let changed = golden.lines().zip(out.lines()).find(|(old, new)| old != new);
        assert!(golden == out, "{id}: other counts (CONROI_BLESS=1 writes them); first: {changed:#?}");
    }
}

#[test]
fn there_are_as_many_answers_and_positions_as_there_were() {
    with_every_game(&mut Counts);
}
