//! Files as they come in real life: pipes, links that lead nowhere, endless names, full disks, commands that are killed.
#![cfg(unix)]

use crate::support::{conroi, feed, feed_bytes, start};
use std::fs;
use std::os::unix::fs::symlink;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

fn new_game(folder: &Path) {
    let new = conroi(folder, &["new", "medieval-battle", "first-game", "--seed", "5", "-o", "game.json"]);
    assert_eq!(new.code, 0, "{}", new.err);
}

/// A game whose file is larger than `in_a_small_room` allows, where `stop` may be played.
fn long_game(folder: &Path) {
    let save = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves/medieval-battle-1-mid-move.json");
    fs::copy(save, folder.join("game.json")).unwrap();
    assert!(fs::metadata(save).unwrap().len() > 1024);
}

fn actions(folder: &Path, file: &str) -> usize {
    fs::read_to_string(folder.join(file)).unwrap().matches("\"do\"").count()
}

/// What lies in the folder besides games and links.
fn left_over(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.starts_with('.')).collect()
}

/// Runs `conroi` where no file may grow beyond a kilobyte. Whoever tries is killed, or told so if he has asked not to be killed.
fn in_a_small_room(folder: &Path, killed: bool, words: &str) -> Output {
    let trap = if killed { "" } else { "trap '' XFSZ; " };
    let line = format!("{trap}ulimit -c 0; ulimit -f 1; exec {} {words}", env!("CARGO_BIN_EXE_conroi"));
    Command::new("sh").args(["-c", &line]).current_dir(folder).output().expect("a shell")
}

#[test]
fn a_game_out_of_a_pipe_is_not_written_back_into_it() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder);
    assert!(Command::new("mkfifo").arg(folder.join("pipe")).status().unwrap().success());
    let game = fs::read_to_string(folder.join("game.json")).unwrap();
    for words in [
        &["apply", "pipe", "regroup"][..],
        &["undo", "pipe"],
        &["orders", "pipe", "--add", "red turn pass if only"],
        &["play", "pipe"],
        &["apply", "/dev/stdin", "regroup"],
    ] {
        let ran = feed(folder, words, &game);
        assert_eq!(ran.code, 4, "{words:?}: {}", ran.err);
        assert!(ran.err.contains("this file cannot be changed"), "{words:?}: {}", ran.err);
        assert!(ran.err.contains("-o"), "it says what to do: {}", ran.err);
    }
    // To read from a pipe and write elsewhere is fine.
    let ran = feed(folder, &["apply", "/dev/stdin", "regroup", "-o", "new.json"], &game);
    assert_eq!((ran.code, actions(folder, "new.json")), (0, 1), "{}", ran.err);
    let ran = feed(folder, &["apply", "/dev/stdin", "regroup", "-o", "-"], &game);
    assert_eq!((ran.code, ran.out.matches("\"do\"").count()), (0, 1), "{}", ran.err);
    let ran = feed(folder, &["show", "/dev/stdin"], &game);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn a_full_disk_leaves_the_old_game_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    long_game(folder);
    let before = fs::read(folder.join("game.json")).unwrap();
    for words in ["apply game.json stop", "undo game.json --agreed", "apply game.json stop -o new.json"] {
        let ran = in_a_small_room(folder, false, words);
        let says = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(4), "{words}: {says}");
        assert!(says.contains(".json: File too large"), "{says}");
        assert_eq!(fs::read(folder.join("game.json")).unwrap(), before, "{words}");
        assert!(!folder.join("new.json").exists());
        assert_eq!(left_over(folder), [""; 0], "{words}");
    }
    // The same at the terminal: the game ends with what is kept.
    fs::write(folder.join("lines"), "legal\nstop\nstop\n").unwrap();
    let ran = in_a_small_room(folder, false, "play game.json < lines");
    assert_eq!(ran.status.code(), Some(4), "{}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(fs::read(folder.join("game.json")).unwrap(), before);
}

#[test]
fn what_a_command_killed_while_writing_leaves_the_next_one_clears_away() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    long_game(folder);
    let before = fs::read(folder.join("game.json")).unwrap();
    let played = actions(folder, "game.json");
    for _ in 0..3 {
        let ran = in_a_small_room(folder, true, "apply game.json stop");
        assert!(ran.status.signal().is_some(), "{:?}", ran.status);
        assert_eq!(fs::read(folder.join("game.json")).unwrap(), before);
        assert_eq!(left_over(folder).len(), 2, "its lock and what it wrote: {:?}", left_over(folder));
    }
    // The files of another game are not touched.
    let other = folder.join(".conroi-0123456789abcdef-0123456789abcdef.part");
    fs::write(&other, "half a game").unwrap();
    assert_eq!(conroi(folder, &["apply", "game.json", "stop"]).code, 0);
    assert_eq!(actions(folder, "game.json"), played + 1);
    assert_eq!(left_over(folder), [other.file_name().unwrap().to_str().unwrap()]);
}

#[test]
fn a_command_killed_at_any_moment_leaves_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder);
    for round in 0..40u64 {
        let mut child = start(folder, &["apply", "game.json", "regroup"]);
        std::thread::sleep(Duration::from_micros(round * 700));
        let _ = child.kill();
        let _ = child.wait();
        let verified = conroi(folder, &["verify", "game.json"]);
        assert_eq!(verified.code, 0, "round {round}: {}", verified.err);
        // Regrouping is legal as long as tokens are left; afterwards the killed ones are refused or killed.
        if actions(folder, "game.json") >= 8 {
            let again = ["new", "medieval-battle", "first-game", "-o", "game.json", "--force"];
            assert_eq!(conroi(folder, &again).code, 0);
        }
    }
    let last = ["new", "medieval-battle", "first-game", "-o", "game.json", "--force"];
    assert_eq!(conroi(folder, &last).code, 0);
    assert_eq!(left_over(folder), [""; 0]);
}

#[test]
fn links_that_lead_nowhere_are_followed_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::create_dir(folder.join("games")).unwrap();
    symlink("games/mine.json", folder.join("link.json")).unwrap();
    symlink("link.json", folder.join("link-to-link.json")).unwrap();
    let new = conroi(folder, &["new", "medieval-battle", "first-game", "-o", "link-to-link.json"]);
    assert_eq!(new.code, 0, "{}", new.err);
    assert!(fs::symlink_metadata(folder.join("link.json")).unwrap().is_symlink());
    assert!(fs::symlink_metadata(folder.join("link-to-link.json")).unwrap().is_symlink());
    assert!(fs::symlink_metadata(folder.join("games/mine.json")).unwrap().is_file());
    assert_eq!(conroi(folder, &["apply", "link.json", "regroup"]).code, 0);
    assert_eq!(actions(folder, "games/mine.json"), 1);

    symlink("b.json", folder.join("a.json")).unwrap();
    symlink("a.json", folder.join("b.json")).unwrap();
    symlink("no/such/folder/game.json", folder.join("lost.json")).unwrap();
    for file in ["a.json", "lost.json"] {
        for words in [
            &["new", "medieval-battle", "first-game", "-o", file, "--force"][..],
            &["apply", "games/mine.json", "regroup", "-o", file],
            &["render", "games/mine.json", "-o", file],
        ] {
            let ran = conroi(folder, words);
            assert_eq!(ran.code, 4, "{words:?}: {}", ran.err);
            assert!(ran.err.starts_with(&format!("conroi: {file}: ")), "{words:?}: {}", ran.err);
            assert!(fs::symlink_metadata(folder.join(file)).unwrap().is_symlink(), "{words:?}");
        }
    }
}

#[test]
fn a_file_of_the_longest_name_can_be_changed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for length in [230, 240, 255] {
        let name = format!("{}.json", "n".repeat(length - 5));
        let new = conroi(folder, &["new", "medieval-battle", "first-game", "-o", &name]);
        assert_eq!(new.code, 0, "{length}: {}", new.err);
        let applied = conroi(folder, &["apply", &name, "regroup"]);
        assert_eq!(applied.code, 0, "{length}: {}", applied.err);
        assert_eq!(actions(folder, &name), 1);
    }
    assert_eq!(left_over(folder), [""; 0]);
}

#[test]
fn text_in_utf_16_is_called_so() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder);
    let game = fs::read_to_string(folder.join("game.json")).unwrap();
    let wide = |bytes: fn(u16) -> [u8; 2]| {
        "\u{feff}".encode_utf16().chain(game.encode_utf16()).flat_map(bytes).collect::<Vec<u8>>()
    };
    for bytes in [wide(u16::to_le_bytes), wide(u16::to_be_bytes)] {
        fs::write(folder.join("wide.json"), &bytes).unwrap();
        for ran in [
            conroi(folder, &["show", "wide.json"]),
            conroi(folder, &["apply", "wide.json", "regroup"]),
            conroi(folder, &["position", "wide.json"]),
            feed_bytes(folder, &["show", "-"], &bytes),
        ] {
            assert_eq!(ran.code, 3);
            assert!(ran.err.contains("UTF-16") && ran.err.contains("must be UTF-8"), "{}", ran.err);
        }
    }
}

/// Only Linux has a device that is always full.
#[cfg(target_os = "linux")]
#[test]
fn what_is_kept_but_cannot_be_printed_has_a_code_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder);
    let unprinted = |words: &[&str]| {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut conroi = Command::new(env!("CARGO_BIN_EXE_conroi"));
        let ran = conroi.args(words).current_dir(folder).env("LC_ALL", "C").stdout(full).output().unwrap();
        (ran.status.code().unwrap(), String::from_utf8(ran.stderr).unwrap())
    };
    for words in [
        &["apply", "game.json", "regroup"][..],
        &["apply", "game.json", "regroup", "--json"],
        &["undo", "game.json"],
        &["orders", "game.json", "--add", "red turn pass if only"],
        &["new", "medieval-battle", "first-game", "-o", "new.json"],
        &["render", "game.json", "-o", "game.svg"],
    ] {
        let (code, said) = unprinted(words);
        assert_eq!(code, 7, "{words:?}: {said}");
        assert!(said.contains("it is done, and saved in "), "{words:?}: {said}");
    }
    assert_eq!(actions(folder, "game.json"), 1, "two regroupings, one of them taken back");
    // What is kept nowhere is not done.
    for words in [
        &["apply", "game.json", "regroup", "-o", "-"][..],
        &["show", "game.json"],
        &["undo", "game.json", "-o", "-"],
    ] {
        let (code, said) = unprinted(words);
        assert_eq!(code, 4, "{words:?}: {said}");
        assert!(!said.contains("kept"), "{said}");
    }
    assert_eq!(actions(folder, "game.json"), 1);
}

/// Bytes that are no text, in the midst of what is typed.
#[test]
fn a_byte_that_is_no_text_does_not_end_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder);
    let ran = feed_bytes(folder, &["play", "game.json"], b"caf\xe9\nregroup\n\xff\xfe\nregroup\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("caf\u{fffd}: "), "it is refused like everything unknown: {}", ran.out);
    assert_eq!(actions(folder, "game.json"), 2);
}

#[test]
fn what_somebody_sent_does_not_steer_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    new_game(folder);
    let odd = "a\u{1b}[31m\u{7}\u{202e}";
    fs::copy(folder.join("game.json"), folder.join(odd)).unwrap();
    fs::create_dir(folder.join("folder\u{1b}[31m")).unwrap();
    let missing = format!("missing{odd}");
    for words in [
        &["show", &missing][..],
        &["apply", odd, odd],
        &["apply", "game.json", odd],
        &["why", "game.json", odd],
        &["explain", "game.json", odd],
        &["render", odd, "-o", &format!("{odd}.svg")],
        &["new", odd, "x"],
        &["new", "medieval-battle", odd],
        &["new", "medieval-battle", "ridge", "--option", odd],
        &["rules", "medieval-battle", odd],
        &["show", "game.json", "--as", odd],
        &["orders", "game.json", "--add", odd],
        &["check", "folder\u{1b}[31m"],
        &["soak", odd],
        &["duel", odd, odd, "--game", "medieval-battle"],
        &["--host", odd, "--no-open"],
        &[odd],
        &["show", "game.json", odd],
        &["show", &format!("--{odd}")],
        &["render", "game.json", "--theme", odd],
        &["bench", "medieval-battle", "--seconds", odd],
    ] {
        let ran = conroi(folder, words);
        let steers = |text: &str| text.chars().any(|c| c.is_control() && c != '\n' || c == '\u{202e}');
        assert!(!steers(&ran.err) && !steers(&ran.out), "{words:?}: {:?}{:?}", ran.out, ran.err);
        assert!(!ran.err.is_empty() || ran.code == 0, "{words:?} says nothing");
    }
    let ran = feed(folder, &["play", odd], &format!("{odd}\nwhy {odd}\nexplain {odd}\nlegal {odd}\n"));
    assert!(!ran.out.contains('\u{1b}') && !ran.err.contains('\u{1b}'), "{:?}", ran.out);
}
