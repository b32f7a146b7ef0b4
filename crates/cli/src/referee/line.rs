//! Reading commands: a line each, cut into words.

use crate::answer::sentence;
use engine::text::Phrase;
use std::io::{BufRead, Read};

/// A line longer than this is not a command.
const MOST_BYTES: usize = 1 << 20;
/// No command has more words. A whole game of the longest kind fits in one line.
const MOST_WORDS: usize = 20_000;

/// The next line that holds anything, as words or as what is wrong with it; `None` at the end of the input.
pub fn next(input: &mut dyn BufRead) -> Option<Result<Vec<String>, String>> {
    loop {
        let mut line = Vec::new();
        let read = Read::take(&mut *input, MOST_BYTES as u64).read_until(b'\n', &mut line);
        if !read.is_ok_and(|read| read > 0) {
            return None;
        }
        if line.len() >= MOST_BYTES && !line.ends_with(b"\n") {
            skip(input);
            return Some(Err(too_long()));
        }
        match split(String::from_utf8_lossy(&line).trim()) {
            Ok(words) if words.is_empty() => {}
            said => return Some(said),
        }
    }
}

pub fn too_long() -> String {
    sentence(Phrase::new("line-too-long"))
}

/// Reads on to the end of a line that is too long.
fn skip(input: &mut dyn BufRead) {
    loop {
        let Ok(buffer) = input.fill_buf() else { return };
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        let done = end.is_some() || buffer.is_empty();
        input.consume(used);
        if done {
            return;
        }
    }
}

/// Words, with quotes for those that hold blanks.
pub fn split(line: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote, mut inside) = (Vec::new(), String::new(), None, false);
    // A blank at the end finishes the last word.
    for c in line.chars().chain([' ']) {
        match (quote, c) {
            (None, '\'' | '"') if !inside => {
                quote = Some(c);
                inside = true;
            }
            (Some(open), c) if c == open => quote = None,
            (None, c) if c.is_whitespace() => {
                if inside {
                    words.push(std::mem::take(&mut word));
                }
                // Words are counted while they are read, so that a line of nothing but words takes no room.
                if words.len() > MOST_WORDS {
                    return Err(too_long());
                }
                inside = false;
            }
            (_, c) => {
                inside = true;
                word.push(c);
            }
        }
    }
    match quote {
        Some(_) => Err(sentence(Phrase::new("quote-open"))),
        None => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_cut_at_blanks_and_quotes_hold_them_together() {
        let words = |line| split(line).unwrap();
        assert_eq!(words("apply 'recruit HC2 LC1' stop"), ["apply", "recruit HC2 LC1", "stop"]);
        assert_eq!(words(" why  \"LB' H8\"\t"), ["why", "LB' H8"]);
        assert_eq!(words("apply ''"), ["apply", ""]);
        assert!(words("  ").is_empty());
        assert!(split("apply 'pass").is_err());
        assert_eq!(words(&"a ".repeat(MOST_WORDS)).len(), MOST_WORDS);
        assert!(split(&"a ".repeat(MOST_WORDS + 1)).is_err());
    }

    #[test]
    fn empty_lines_are_passed_over_and_long_ones_refused_to_their_end() {
        let text = format!("\n  \nlegal\n{}\npass", "x".repeat(MOST_BYTES + 5));
        let mut input = text.as_bytes();
        assert_eq!(next(&mut input).unwrap().unwrap(), ["legal"]);
        assert!(next(&mut input).unwrap().is_err());
        assert_eq!(next(&mut input).unwrap().unwrap(), ["pass"]);
        assert!(next(&mut input).is_none());
    }
}
