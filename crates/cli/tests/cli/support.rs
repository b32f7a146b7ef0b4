//! Runs the program as a person or a script would.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs `conroi` with these words in this folder, in English.
pub fn conroi(folder: &Path, words: &[&str]) -> Ran {
    feed(folder, words, "")
}

/// The same with something on standard input.
pub fn feed(folder: &Path, words: &[&str], input: &str) -> Ran {
    feed_bytes(folder, words, input.as_bytes())
}

/// The same with something on standard input that need not be text.
pub fn feed_bytes(folder: &Path, words: &[&str], input: &[u8]) -> Ran {
    let mut child = start(folder, words);
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that does not read its input may be gone already.
    let _ = stdin.write_all(input);
    drop(stdin);
    let Output { status, stdout, stderr } = child.wait_with_output().expect("conroi ends");
    Ran {
        code: status.code().expect("conroi is not killed"),
        out: String::from_utf8(stdout).expect("conroi writes text"),
        err: String::from_utf8(stderr).expect("conroi writes text"),
    }
}

/// Starts `conroi` and leaves it running, with pipes at its three doors.
pub fn start(folder: &Path, words: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_conroi"))
        .args(words)
        .current_dir(folder)
        .env("LC_ALL", "en_GB.UTF-8")
        // The test is run by cargo; the program shall believe that it is not.
        .env_remove("CARGO")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("conroi starts")
}
