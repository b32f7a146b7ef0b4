//! Runs the program as a person or a script would.

use std::path::Path;
use std::process::{Command, Output};

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
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_conroi"))
        .args(words)
        .current_dir(folder)
        .env("LC_ALL", "en_GB.UTF-8")
        // The test is run by cargo; the program shall believe that it is not.
        .env_remove("CARGO")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("conroi starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that does not read its input may be gone already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let Output { status, stdout, stderr } = child.wait_with_output().expect("conroi ends");
    Ran {
        code: status.code().expect("conroi is not killed"),
        out: String::from_utf8(stdout).expect("conroi writes text"),
        err: String::from_utf8(stderr).expect("conroi writes text"),
    }
}
