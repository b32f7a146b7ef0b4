//! `conroi`: the page in the browser, and the referee on the command line. Everything the page can do with a game, this
//! does with files or with standard input and output, in words or in JSON.

mod answer;
mod args;
mod battle;
mod companion;
mod duel;
mod files;
mod games;
mod group;
mod held;
mod measure;
mod orders;
mod play;
mod referee;
mod serve;
mod words;

use answer::{Answer, Trouble, sentence};
use args::{Args, Command};
use clap::CommandFactory;
use engine::text::Phrase;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = match args::parse() {
        Ok(args) => args,
        Err(code) => return code,
    };
    let lang = args.language();
    answer::speak(lang);
    let result = match &args.command {
        None => serve::run(&args.serve, args.json),
        Some(Command::Serve(serve)) => serve::run(&serve.or(&args.serve), args.json),
        Some(_) if args.serve.is_told() => Err(serve::misplaced()),
        Some(Command::Completions { shell }) => {
            let mut page = Vec::new();
            clap_complete::generate(*shell, &mut Args::command(), "conroi", &mut page);
            Ok(Answer::text(String::from_utf8_lossy(&page).into_owned()))
        }
        Some(Command::Referee) => return referee::run(lang),
        Some(command) => run(command, lang),
    };
    finish(result, args.json)
}

/// Carries out one command.
pub fn run(command: &Command, lang: engine::Lang) -> Result<Answer, Trouble> {
    match command {
        Command::Games { game, scenario } => games::games(game.as_deref(), scenario.as_deref(), lang),
        Command::Rules { game, number } => games::rules(game, number.as_deref(), lang),
        Command::Check { folder } => games::check(folder.as_deref(), lang),
        Command::New(new) => play::new(new, lang),
        Command::Position { file, seed, out, force } => {
            play::position(file, *seed, out.as_deref(), *force, lang)
        }
        Command::Show { file, viewer, ground, position } => {
            play::show(file, viewer, play::Sight::of(*ground, *position), lang)
        }
        Command::Legal { file, only } => play::legal(file, only.as_deref(), lang),
        Command::Explain { file, action } => play::explain(file, &action.join(" "), lang),
        Command::Why { file, action } => play::why(file, &action.join(" "), lang),
        Command::Apply(apply) => play::apply(apply, lang),
        Command::Group { file, order, preview, out, force } => {
            group::group(file, order, *preview, (out.as_deref(), *force), lang)
        }
        Command::Play { file, ask_dice } => companion::run(file, *ask_dice, lang),
        Command::Undo { file, agreed, out, force } => {
            play::undo(file, *agreed, (out.as_deref(), *force), lang)
        }
        Command::Orders { file, given } => orders::run(file, given, lang),
        Command::Replay { file, viewer, until, transcript } => {
            play::replay(file, viewer, *until, *transcript, lang)
        }
        Command::Verify { file } => play::verify(file, lang),
        Command::Render(render) => play::render(render, lang),
        Command::Soak(soak) => measure::soak(soak),
        Command::Bench(bench) => measure::bench(bench),
        Command::Duel(args) => duel::run(args),
        Command::Serve(_) | Command::Completions { .. } | Command::Referee => Ok(Answer::text(String::new())),
    }
}

/// A number that nobody can foresee, for secrets and names of files. The library seeds its tables of keys with it.
pub fn chance() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

/// What somebody is told whose answer could not be printed although it was carried out: 4, as for every file that cannot
/// be written, would make a script do it again.
const KEPT_UNPRINTED: u8 = 7;

/// Prints the answer; what went wrong goes to standard error, or into the JSON.
fn finish(result: Result<Answer, Trouble>, as_json: bool) -> ExitCode {
    let done = match &result {
        Ok(answer) => Some(answer),
        Err(trouble) => trouble.done(),
    };
    let kept = done.and_then(|answer| answer.kept.clone());
    let (out, err, code) = match (result, as_json) {
        (Ok(answer), true) => (format!("{}\n", answer.json), String::new(), 0),
        (Ok(answer), false) => (answer.text, answer.aside, 0),
        (Err(trouble), true) => (format!("{}\n", trouble.json()), String::new(), trouble.code()),
        (Err(trouble), false) => {
            let (out, aside) = trouble.done().map_or(("", ""), |done| (&done.text, &done.aside));
            (out.to_string(), format!("{aside}conroi: {}\n", trouble.says), trouble.code())
        }
    };
    let _ = std::io::stderr().write_all(answer::steerless(&err).as_bytes());
    match std::io::stdout().write_all(out.as_bytes()).and_then(|()| std::io::stdout().flush()) {
        // A reader that closes the pipe early, such as `head`, is no mistake.
        Err(why) if why.kind() != std::io::ErrorKind::BrokenPipe => {
            let (says, code) = unprinted(&why, kept);
            let _ = writeln!(std::io::stderr(), "conroi: {says}");
            ExitCode::from(code)
        }
        _ => ExitCode::from(code),
    }
}

fn unprinted(why: &std::io::Error, kept: Option<String>) -> (String, u8) {
    match kept {
        None => (sentence(Phrase::new("output-failed").with("why", why.to_string())), 4),
        Some(file) => {
            let says = sentence(
                Phrase::new("output-failed-but-done").with("why", why.to_string()).with("file", file),
            );
            (says, KEPT_UNPRINTED)
        }
    }
}
