//! What readers of both languages have crossed out does not come back: no message of any game, of the page or of the command line can
//! say one of those sentences again, whatever is filled in.

use engine::text::Lang;
use std::fs;
use std::path::Path;

const CROSSED_OUT: &str = include_str!("words/crossed_out.txt");

/// As it is compared: signs of print and capitals are another matter.
fn plain(text: &str) -> String {
    let sign = |c: char| match c {
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        '−' => '-',
        c => c,
    };
    text.chars().map(sign).collect::<String>().to_lowercase()
}

/// What a message says between the things that are filled in.
fn pieces(message: &str) -> Vec<String> {
    let (mut list, mut depth) = (vec![String::new()], 0_usize);
    for letter in message.chars() {
        match letter {
            '{' => {
                depth += 1;
                if depth == 1 {
                    list.push(String::new());
                }
            }
            '}' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            _ => list.last_mut().expect("one is there").push(letter),
        }
    }
    list.iter().map(|piece| plain(piece)).collect()
}

/// Can these pieces be a sentence, with something between them? What is hardly more than its gaps can be anything, and proves nothing.
fn says(pieces: &[String], sentence: &str) -> bool {
    let letters: usize = pieces.iter().map(|piece| piece.trim().chars().count()).sum();
    if letters < 6 || 2 * letters < sentence.chars().count() {
        return false;
    }
    let [first, rest @ ..] = pieces else { return false };
    let Some(mut left) = sentence.strip_prefix(first.as_str()) else { return false };
    let Some((last, between)) = rest.split_last() else { return left.is_empty() };
    for piece in between {
        let Some((_, after)) = left.split_once(piece.as_str()) else { return false };
        left = after;
    }
    left.ends_with(last.as_str())
}

/// Every message of a language: the file and the id, and the text without its attributes.
fn messages(lang: Lang) -> Vec<(String, String)> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut list: Vec<(String, String)> = Vec::new();
    for folder in fs::read_dir(content).expect("it is there").flatten() {
        let file = folder.path().join(format!("{}.ftl", lang.code()));
        for line in fs::read_to_string(&file).unwrap_or_default().lines() {
            let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
            match line.split_once(" = ").or_else(|| line.strip_suffix(" =").map(|id| (id, ""))) {
                Some((id, text)) if begins => {
                    list.push((format!("{} {id}", folder.file_name().display()), text.into()));
                }
                _ if line.starts_with(' ') && !line.trim_start().starts_with('.') => {
                    if let Some((_, text)) = list.last_mut() {
                        *text += line.trim_start();
                    }
                }
                _ => {}
            }
        }
    }
    list
}

#[test]
fn what_readers_have_crossed_out_is_said_no_more() {
    let lines: Vec<(&str, &str)> = CROSSED_OUT
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
        .collect();
    assert!(lines.len() > 250, "{}", lines.len());
    for lang in Lang::ALL {
        let known: Vec<_> = messages(lang)
            .into_iter()
            .map(|(id, text)| (id, pieces(text.trim().trim_end_matches('.'))))
            .collect();
        assert!(known.len() > 1000, "{}", known.len());
        for (_, sentence) in lines.iter().filter(|(of, _)| *of == lang.code()) {
            let found = known.iter().find(|(_, pieces)| says(pieces, plain(sentence).trim_end_matches('.')));
            assert_eq!(found.map(|(id, _)| id), None, "{} {sentence}", lang.code());
        }
    }
}

#[test]
fn a_sentence_is_known_again_whatever_is_filled_in() {
    let can = |message: &str, sentence: &str| says(&pieces(message), &plain(sentence));
    assert!(can("{ $unit-The } shoots in vain at { $foe }", "Tatars I shoots in vain at X"));
    assert!(can("Go on with a game", "go on with a game"));
    assert!(!can("{ $unit-The } fires at { $foe }", "Tatars I shoots in vain at X"));
    assert!(!can("{ $a } { $b }", "Go on with a game"), "gaps alone say nothing");
}
