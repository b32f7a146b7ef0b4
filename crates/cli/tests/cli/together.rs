//! One game and several commands: whoever changes the file waits his turn, and nobody writes over what another has written.
#![cfg(unix)]

use crate::support::{conroi, start};
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout};
use std::time::{Duration, Instant};

const SAVES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves");

/// A command that waits for somebody to type.
struct Typing {
    child: Child,
    keys: Option<ChildStdin>,
    screen: ChildStdout,
}

impl Typing {
    fn start(folder: &Path, words: &[&str]) -> Typing {
        let mut child = start(folder, words);
        let (keys, screen) = (child.stdin.take(), child.stdout.take().expect("a pipe"));
        Typing { child, keys, screen }
    }

    /// Reads what is said up to the next prompt.
    fn until_asked(&mut self) -> String {
        // A line that begins like a prompt tells an action.
        let (mut said, mut byte) = (b"\n".to_vec(), [0]);
        while !said.ends_with(b"> ") || said.ends_with(b"\n> ") {
            match self.screen.read(&mut byte).expect("a pipe") {
                0 => panic!("it ended: {}", String::from_utf8_lossy(&said)),
                _ => said.push(byte[0]),
            }
        }
        String::from_utf8(said).expect("text")
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.keys.as_mut().expect("not ended"), "{line}").expect("it reads");
    }

    /// Ends the input, and gives back the exit code with what is said then on both outputs.
    fn end(mut self) -> (i32, String) {
        drop(self.keys.take());
        let mut said = String::new();
        self.screen.read_to_string(&mut said).expect("text");
        let ended = self.child.wait_with_output().expect("it ends");
        said += &String::from_utf8_lossy(&ended.stderr);
        (ended.status.code().expect("not killed"), said)
    }
}

fn new_game(folder: &Path) {
    let new = conroi(folder, &["new", "medieval-battle", "first-game", "-o", "game.json"]);
    assert_eq!(new.code, 0, "{}", new.err);
}

fn actions(folder: &Path) -> usize {
    fs::read_to_string(folder.join("game.json")).unwrap().matches("\"do\"").count()
}

/// The command ends well, and soon: nobody holds the file while he thinks.
#[track_caller]
fn applied_at_once(folder: &Path, action: &str) {
    let mut child = start(folder, &["apply", "game.json", action]);
    let began = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if began.elapsed() > Duration::from_secs(20) {
            child.kill().unwrap();
            panic!("{action} waits");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(child.wait().unwrap().code(), Some(0), "{action}");
}

#[test]
fn nobody_waits_for_an_open_game_at_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    let mut play = Typing::start(folder.path(), &["play", "game.json"]);
    play.until_asked();
    applied_at_once(folder.path(), "regroup");
    assert_eq!(play.end().0, 0);
    assert_eq!(actions(folder.path()), 1);
}

#[test]
fn play_takes_over_what_another_command_wrote() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    let mut play = Typing::start(folder.path(), &["play", "game.json"]);
    play.until_asked();
    play.type_line("regroup");
    assert!(play.until_asked().contains("regroups"));
    applied_at_once(folder.path(), "regroup");
    // Whatever is typed next was meant for another position: an action, a refused one, taking back.
    for line in ["H12-H11", "nonsense", "undo"] {
        play.type_line(line);
        let said = play.until_asked();
        if line == "H12-H11" {
            assert!(said.contains("another command has changed the game"), "{said}");
            assert!(said.contains("yellow> "), "it shows whose turn it is now: {said}");
        }
    }
    // The game goes on from what stands there: three actions, of which the last was taken back if the rules let it.
    let before = actions(folder.path());
    play.type_line("regroup");
    play.until_asked();
    assert_eq!(play.end().0, 0);
    assert_eq!(actions(folder.path()), before + 1);
    let told = conroi(folder.path(), &["replay", "game.json"]).out;
    assert!(told.contains("> yellow  regroup") && told.contains("> red     regroup"), "{told}");
}

#[test]
fn what_is_refused_at_the_terminal_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    new_game(folder.path());
    let mut play = Typing::start(folder.path(), &["play", "game.json"]);
    play.until_asked();
    let modified = || fs::metadata(folder.path().join("game.json")).unwrap().modified().unwrap();
    let before = modified();
    for line in ["nonsense", "A1-B1", "undo", "legal", "show"] {
        play.type_line(line);
        play.until_asked();
    }
    assert_eq!(play.end().0, 0);
    assert_eq!(modified(), before);
}

#[test]
fn a_game_that_was_taken_away_or_spoilt_is_not_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.json");
    for (spoil, code) in [(None, 4), (Some("not a game"), 3)] {
        let _ = fs::remove_file(&game);
        new_game(folder.path());
        let mut play = Typing::start(folder.path(), &["play", "game.json"]);
        play.until_asked();
        match spoil {
            None => fs::remove_file(&game).unwrap(),
            Some(text) => fs::write(&game, text).unwrap(),
        }
        play.type_line("regroup");
        let (ended, said) = play.end();
        assert_eq!(ended, code, "{said}");
        assert!(said.contains("conroi: game.json"), "{said}");
        assert_eq!(fs::read_to_string(&game).ok().as_deref(), spoil);
    }
}

#[test]
fn an_action_whose_dice_come_too_late_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(format!("{SAVES}/grunwald-1-exchange-of-shots.json"), folder.path().join("game.json")).unwrap();
    for words in
        [&["apply", "game.json", "shoot-back TXB1", "--ask-dice"][..], &["play", "game.json", "--ask-dice"]]
    {
        let mut person = Typing::start(folder.path(), words);
        if words[0] == "play" {
            person.until_asked();
            person.type_line("shoot-back TXB1");
        }
        // The question for dice goes to standard error; a moment later it has been asked.
        std::thread::sleep(Duration::from_millis(1500));
        applied_at_once(folder.path(), "hold-fire");
        let after = fs::read_to_string(folder.path().join("game.json")).unwrap();
        // Both sides throw, and whoever was hit is tested.
        for dice in ["3 4", "3 4", "1"] {
            person.type_line(dice);
        }
        let (code, said) = person.end();
        assert_eq!(code, if words[0] == "play" { 0 } else { 4 }, "{said}");
        assert!(said.contains("another command has changed the game meanwhile"), "{words:?}: {said}");
        assert_eq!(fs::read_to_string(folder.path().join("game.json")).unwrap(), after);
        assert_eq!(conroi(folder.path(), &["undo", "game.json", "--agreed"]).code, 0);
    }
}

#[test]
fn of_two_new_games_of_one_name_only_one_is_begun() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..4 {
        let file = format!("game-{round}.json");
        let begin = |seed: u64| {
            let words = ["new", "medieval-battle", "first-game", "--seed", &seed.to_string(), "-o", &file]
                .map(String::from);
            start(folder.path(), &words.iter().map(String::as_str).collect::<Vec<_>>())
        };
        let children: Vec<Child> = (0..6).map(begin).collect();
        let codes: Vec<_> = children.into_iter().map(|mut child| child.wait().unwrap().code()).collect();
        assert_eq!(codes.iter().filter(|code| **code == Some(0)).count(), 1, "{codes:?}");
        assert_eq!(codes.iter().filter(|code| **code == Some(4)).count(), 5, "{codes:?}");
    }
}

/// Whoever replaces a file by something else waits for those who are changing it, as they do for him.
#[test]
fn every_command_that_writes_a_file_waits_for_its_turn() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.json");
    new_game(folder.path());
    fs::copy(&game, folder.path().join("other.json")).unwrap();
    let before = fs::read(&game).unwrap();
    // Somebody is changing game.json.
    let changing = fs::File::create(folder.path().join(lock_of("game.json"))).unwrap();
    changing.lock().unwrap();
    let waits = |words: &[&str]| {
        let child = start(folder.path(), words);
        (format!("{words:?}"), child)
    };
    let mut waiting = [
        waits(&["apply", "other.json", "regroup", "-o", "game.json", "--force"]),
        waits(&["apply", "game.json", "regroup"]),
        waits(&["new", "medieval-battle", "ridge", "-o", "game.json", "--force"]),
        waits(&["orders", "game.json", "--add", "red turn pass if only"]),
        waits(&["referee"]),
    ];
    let mut keys = waiting[4].1.stdin.take().unwrap();
    writeln!(keys, "new medieval-battle first-game\nsave game.json").unwrap();
    drop(keys);
    std::thread::sleep(Duration::from_millis(1500));
    for (words, child) in &mut waiting {
        assert!(child.try_wait().unwrap().is_none(), "{words} does not wait");
    }
    assert_eq!(fs::read(&game).unwrap(), before);
    drop(changing);
    for (words, child) in &mut waiting {
        // By the order in which they come the actions may be legal or not; the file may be written.
        assert!(matches!(child.wait().unwrap().code(), Some(0 | 1)), "{words}");
    }
    assert_ne!(fs::read(&game).unwrap(), before);
    assert_eq!(conroi(folder.path(), &["verify", "game.json"]).code, 0);
    assert!(!folder.path().join(lock_of("game.json")).exists(), "nobody left his lock");
}

/// The file at which those meet who want to change a file of this name.
fn lock_of(name: &str) -> String {
    let hash = engine::hash::Fingerprint::of_bytes(name.as_bytes()).to_string();
    format!(".conroi-{}.lock", &hash[..16])
}
