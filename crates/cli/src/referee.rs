//! `conroi referee`: many commands in one process, a line each, answered in JSON. For bots and scripts that do not
//! want to start a process and read a file for every question.

use crate::answer::{Answer, Kind, Trouble, two};
use crate::args::{Args, Command};
use crate::{files, play};
use catalog::Sitting;
use clap::Parser;
use engine::Lang;
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A line longer than this is not a command.
const MOST: usize = 1 << 20;

pub fn run(lang: Lang) -> ExitCode {
    let mut game: Option<Box<dyn Sitting>> = None;
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match std::io::Read::take(&mut input, MOST as u64).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return ExitCode::SUCCESS,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line);
        let words = if line.len() >= MOST && !line.ends_with(b"\n") {
            skip_line(&mut input);
            Err(two("cette ligne est trop longue", "this line is too long"))
        } else {
            split(text.trim())
        };
        let value = match words {
            Ok(words) if words.is_empty() => return ExitCode::SUCCESS,
            Ok(words) => answer(&mut game, &words, lang).unwrap_or_else(|trouble| trouble.json()),
            Err(why) => Trouble::new(Kind::Usage, why).json(),
        };
        let mut out = std::io::stdout().lock();
        if writeln!(out, "{value}").and_then(|()| out.flush()).is_err() {
            return ExitCode::SUCCESS;
        }
    }
}

fn answer(game: &mut Option<Box<dyn Sitting>>, words: &[String], lang: Lang) -> Result<Value, Trouble> {
    let usage = |says: String| Trouble::new(Kind::Usage, says);
    let command = words[0].as_str();
    // Commands about a game have no FILE here: the game is the one in memory.
    let about_game = [
        "show",
        "legal",
        "explain",
        "why",
        "apply",
        "undo",
        "redo",
        "orders",
        "replay",
        "save",
        "position-of",
    ];
    if !about_game.contains(&command) {
        return begin(game, words, lang);
    }
    let sitting = game.as_mut().ok_or_else(|| {
        usage(two(
            "pas encore de partie : commencez par new, position ou load",
            "no game yet: begin with new, position or load",
        ))
    })?;
    let rest = &words[1..];
    let joined = rest.join(" ");
    match command {
        "redo" => {
            let speaker = catalog::json::Speaker::of(sitting.as_ref(), lang);
            let steps = sitting.redo().map_err(|stop| Trouble::stopped(&speaker, &stop))?;
            Ok(json!({ "steps": steps.iter().map(|step| speaker.played(step)).collect::<Vec<_>>() }))
        }
        "save" => {
            let text = sitting.save().to_json();
            match rest.first() {
                Some(path) => files::write(Path::new(path), &text).map(|()| json!({ "file": path })),
                None => Ok(json!({ "game": serde_json::from_str::<Value>(&text).unwrap_or_default() })),
            }
        }
        _ => {
            let mut line = vec!["conroi".to_string(), command.to_string()];
            // The parser of the command line reads the rest, with a file that is never opened.
            if !["show", "legal", "replay"].contains(&command) {
                line.push("-".into());
            }
            line.extend(rest.iter().cloned());
            let parsed = Args::try_parse_from(line).map_err(|error| usage(first_line(&error.to_string())))?;
            let answer = match parsed.command {
                Some(Command::Show { viewer, position, .. }) => {
                    play::show_sitting(sitting.as_ref(), &viewer, position, lang)?
                }
                Some(Command::Legal { only, .. }) => play::legal_in(sitting.as_ref(), only.as_deref(), lang),
                Some(Command::Explain { .. }) => play::explain_in(sitting.as_ref(), &joined, lang)?,
                Some(Command::Why { .. }) => play::why_in(sitting.as_ref(), &joined, lang),
                Some(Command::Undo { agreed, .. }) => {
                    play::undo_in(sitting.as_mut(), agreed, lang)?;
                    Answer::new(String::new(), json!({ "actions": sitting.length() }))
                }
                Some(Command::Orders { add, clear, .. }) => play::orders_in(sitting.as_mut(), &add, clear)?,
                Some(Command::Replay { viewer, until, transcript, .. }) => {
                    play::replay_in(sitting.as_ref(), &viewer, until, transcript, lang)?
                }
                Some(Command::Apply(apply)) => {
                    // Several actions on one line are all played or none.
                    let before = sitting.length();
                    let played =
                        play::play(sitting.as_mut(), &apply.actions, apply.dice.as_deref(), false, lang);
                    let steps = match played {
                        Ok(steps) => steps,
                        Err(trouble) => {
                            while sitting.length() > before && sitting.take_back().is_ok() {}
                            return Err(trouble);
                        }
                    };
                    let speaker = catalog::json::Speaker::of(sitting.as_ref(), lang);
                    let value = json!({
                        "steps": steps.iter().map(|step| speaker.played(step)).collect::<Vec<_>>(),
                        "decision": speaker.decision(sitting.as_ref()),
                        "outcome": speaker.outcome(sitting.as_ref()),
                        "hash": sitting.hash(),
                    });
                    Answer::new(String::new(), value)
                }
                _ => return Err(usage(not_here(command))),
            };
            Ok(answer.json)
        }
    }
}

fn begin(game: &mut Option<Box<dyn Sitting>>, words: &[String], lang: Lang) -> Result<Value, Trouble> {
    let usage = |says: String| Trouble::new(Kind::Usage, says);
    if let [load, path] = words
        && load == "load"
    {
        *game = Some(files::load(&PathBuf::from(path), lang)?);
    } else {
        let line = std::iter::once("conroi".to_string()).chain(words.iter().cloned());
        let parsed = Args::try_parse_from(line).map_err(|error| usage(first_line(&error.to_string())))?;
        match parsed.command {
            Some(Command::New(new)) => *game = Some(play::open(&new, lang)?),
            Some(Command::Position { file, seed, .. }) if !files::is_stdin(&file) => {
                *game = Some(play::open_position(&file, seed, lang)?);
            }
            Some(command @ (Command::Games { .. } | Command::Rules { .. } | Command::Check { .. })) => {
                return Ok(crate::run(&command, lang)?.json);
            }
            _ => return Err(usage(not_here(&words[0]))),
        }
    }
    let Some(sitting) = game else { return Ok(Value::Null) };
    let speaker = catalog::json::Speaker::of(sitting.as_ref(), lang);
    Ok(json!({ "game": speaker.about.id, "decision": speaker.decision(sitting.as_ref()) }))
}

fn not_here(command: &str) -> String {
    two(format!("« {command} » n'a pas sa place ici"), format!("\"{command}\" is not for this place"))
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_string()
}

/// Reads on to the end of a line that is too long.
fn skip_line(input: &mut dyn BufRead) {
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
fn split(line: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote, mut inside) = (Vec::new(), String::new(), None, false);
    for c in line.chars() {
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
                inside = false;
            }
            (_, c) => {
                inside = true;
                word.push(c);
            }
        }
    }
    if quote.is_some() {
        return Err(two("un guillemet n'est pas fermé", "a quote is not closed"));
    }
    if inside {
        words.push(word);
    }
    Ok(words)
}
