//! `conroi referee`: many commands in one process, a line each, answered in JSON. For bots and scripts that do not
//! want to start a process and read a file for every question.

pub mod command;
pub mod eyes;
pub mod line;
pub mod seats;

use crate::answer::{Answer, Kind, Trouble, sentence};
use crate::args::{Faces, New};
use crate::{files, games, group, orders, play};
use catalog::Sitting;
use catalog::json::Speaker;
use command::{Ask, Command, Said};
use engine::intent::Then;
use engine::text::{Lang, Phrase};
use engine::{Seat, Viewer};
use eyes::Eyes;
use seats::Seats;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub fn run(lang: Lang) -> ExitCode {
    let mut referee = Referee { game: None, seats: Seats::default(), kept: None, lang };
    let mut input = std::io::stdin().lock();
    while let Some(words) = line::next(&mut input) {
        let (value, quit) = referee.answer(words);
        let mut out = std::io::stdout().lock();
        if writeln!(out, "{value}").and_then(|()| out.flush()).is_err() || quit {
            break;
        }
    }
    ExitCode::SUCCESS
}

struct Referee {
    game: Option<Box<dyn Sitting>>,
    seats: Seats,
    /// Where the game was read from or kept last, and what that file said then: as long as it does, it may be written over.
    kept: Option<(PathBuf, String)>,
    lang: Lang,
}

impl Referee {
    /// The answer to one line, and whether it was the last.
    fn answer(&mut self, words: Result<Vec<String>, String>) -> (Value, bool) {
        let said =
            words.map_err(|why| Trouble::new(Kind::Usage, why)).and_then(|words| command::read(&words));
        match said {
            Ok(Said::Help(value)) => (value, false),
            Ok(Said::Command(Command::Quit)) => (json!({ "quit": true }), true),
            Ok(Said::Command(command)) => {
                (self.obey(&command).unwrap_or_else(|trouble| trouble.json()), false)
            }
            Err(trouble) => (trouble.json(), false),
        }
    }

    fn obey(&mut self, command: &Command) -> Result<Value, Trouble> {
        let lang = self.lang;
        match command {
            Command::New { game, scenario, seed, options, orders } => {
                let new = New {
                    game: game.clone(),
                    scenario: scenario.clone(),
                    seed: *seed,
                    options: options.clone(),
                    orders: orders.clone(),
                    out: None,
                    force: false,
                };
                self.begin(play::open(&new, lang)?, None)
            }
            Command::Position { file, seed } => {
                refuse_own_input(file)?;
                self.begin(play::open_position(file, *seed, lang)?, None)
            }
            Command::Load { file } => {
                refuse_own_input(file)?;
                let text = files::read(file)?;
                self.begin(files::load_text(file, &text, lang)?, Some((file.clone(), text)))
            }
            Command::LookUp(what) => what.answer(lang),
            Command::Check { folder } => {
                folder.as_deref().map_or(Ok(()), refuse_own_input)?;
                Ok(games::check(folder.as_deref(), lang)?.json)
            }
            Command::Quit => Ok(Value::Null),
            Command::Save { file, force } => self.save(file.as_deref(), *force),
            Command::Ask(ask) => self.ask(ask),
            Command::Seat { seat, player, nodes, seed } => {
                self.seat(seat.as_deref(), player.as_deref(), *nodes, *seed)
            }
            Command::Apply { actions, dice } => self.apply(actions, Faces::all(dice)),
            Command::Group { order, preview } => self.group(order, *preview),
            Command::Undo { agreed } => self.undo(*agreed),
            Command::Redo => self.redo(),
            Command::Orders { given } => Ok(orders::give(self.game()?, given)?.json),
        }
    }

    fn game(&mut self) -> Result<&mut dyn Sitting, Trouble> {
        match &mut self.game {
            Some(game) => Ok(game.as_mut()),
            None => Err(no_game()),
        }
    }

    fn begin(&mut self, game: Box<dyn Sitting>, kept: Option<(PathBuf, String)>) -> Result<Value, Trouble> {
        let speaker = Speaker::of(game.as_ref(), self.lang);
        let value = json!({ "game": speaker.about.id, "decision": speaker.decision(game.as_ref()) });
        (self.game, self.kept, self.seats) = (Some(game), kept, Seats::default());
        Ok(value)
    }

    /// Writes over a file only if it says what it said when it was last read or written here, or if somebody says so.
    fn save(&mut self, file: Option<&Path>, force: bool) -> Result<Value, Trouble> {
        let text = self.game()?.save().to_json();
        let Some(file) = file else {
            return Ok(json!({ "game": serde_json::from_str::<Value>(&text).unwrap_or_default() }));
        };
        if files::is_stdin(file) || is_same(file, "/dev/stdout") {
            let says = sentence(Phrase::new("referee-output"));
            return Err(Trouble::new(Kind::Usage, says));
        }
        match self.kept.as_ref().filter(|(kept, _)| !force && kept == file) {
            Some((_, was)) if files::keep_or_write_new(file, was, &text)? => {}
            Some(_) => return Err(files::written_meanwhile(file)),
            None => files::write_new(file, &text, force)?,
        }
        self.kept = Some((file.to_path_buf(), text));
        Ok(json!({ "file": file.display().to_string() }))
    }

    /// With computers at the other seats a game is looked at as the person at the last one sees it, unless he asks otherwise.
    fn viewer(&self) -> Viewer {
        self.game.as_ref().map_or(Viewer::Referee, |game| self.seats.viewer(game.as_ref()))
    }

    fn ask(&self, ask: &Ask) -> Result<Value, Trouble> {
        let game = self.game.as_deref().ok_or_else(no_game)?;
        Eyes { game, known: game, viewer: self.viewer(), fair: false, lang: self.lang }.answer(ask)
    }

    /// Everything from an action on, and who is to decide now.
    fn since(&self, before: usize) -> Value {
        let Some(game) = self.game.as_deref() else { return Value::Null };
        let viewer = self.viewer();
        let mut value = play::now(game, viewer, self.lang);
        let speaker = Speaker::of(game, self.lang);
        let history = game.history(viewer);
        value["steps"] = history.iter().skip(before).map(|step| speaker.played(step)).collect();
        value
    }

    fn apply(&mut self, actions: &[String], dice: Option<Vec<u8>>) -> Result<Value, Trouble> {
        let lang = self.lang;
        let game = self.game.as_deref_mut().ok_or_else(no_game)?;
        let before = game.length();
        let played = if self.seats.has_bots() {
            self.seats.play(game, actions, dice.as_deref(), lang)
        } else {
            play::play(game, actions, dice.as_deref(), false, lang).map(drop).map_err(|halted| halted.trouble)
        };
        let stays = game.length() > before;
        match played {
            Ok(()) => Ok(self.since(before)),
            Err(trouble) if stays => Err(trouble.after(Answer::new(String::new(), self.since(before)))),
            Err(trouble) => Err(trouble),
        }
    }

    fn group(&mut self, order: &[String], preview: bool) -> Result<Value, Trouble> {
        let lang = self.lang;
        let game = self.game.as_deref_mut().ok_or_else(no_game)?;
        if order.is_empty() || preview {
            return Ok(group::look(game, order, lang)?.json);
        }
        let (before, seat) = (game.length(), game.decision().map_or(Seat(0), |decision| decision.seat));
        let mut went = group::give(game, order, lang)?;
        self.seats.answer(game, lang)?;
        if went.then == Then::Waits && game.intent(seat).is_none() {
            went.then = Then::Done;
        }
        let stand = group::stand(game, &went, seat, lang);
        let mut value = self.since(before);
        value["order"] = stand;
        Ok(value)
    }

    fn seat(
        &mut self,
        seat: Option<&str>,
        player: Option<&str>,
        nodes: Option<u64>,
        seed: Option<u64>,
    ) -> Result<Value, Trouble> {
        let lang = self.lang;
        let game = self.game.as_deref_mut().ok_or_else(no_game)?;
        let before = game.length();
        if let Some(seat) = seat {
            self.seats.seat(game, seat, player.unwrap_or("person"), nodes, seed, lang)?;
            self.seats.answer(game, lang)?;
        }
        let players = self.seats.json(game);
        let mut value = self.since(before);
        value["players"] = players;
        Ok(value)
    }

    fn undo(&mut self, agreed: bool) -> Result<Value, Trouble> {
        let lang = self.lang;
        let game = self.game.as_deref_mut().ok_or_else(no_game)?;
        if self.seats.has_bots() {
            self.seats.undo(game, agreed, lang)?;
        } else {
            play::undo_in(game, agreed, lang)?;
        }
        let actions = game.length();
        let mut value = play::now(game, self.seats.viewer(game), lang);
        value["actions"] = actions.into();
        Ok(value)
    }

    fn redo(&mut self) -> Result<Value, Trouble> {
        let lang = self.lang;
        let game = self.game.as_deref_mut().ok_or_else(no_game)?;
        let before = game.length();
        self.seats.redo(game, lang)?;
        Ok(self.since(before))
    }
}

fn no_game() -> Trouble {
    let says = sentence(Phrase::new("referee-no-game"));
    Trouble::new(Kind::Usage, says)
}

/// Commands come from the standard input: whoever read a file from there would wait for its end and eat the commands.
fn refuse_own_input(file: &Path) -> Result<(), Trouble> {
    if !files::is_stdin(file) && !is_same(file, "/dev/stdin") {
        return Ok(());
    }
    let says = sentence(Phrase::new("referee-input").with("file", file.display().to_string()));
    Err(Trouble::new(Kind::Usage, says))
}

/// Is this the pipe or the terminal that the process was started with, under whatever name?
#[cfg(unix)]
fn is_same(file: &Path, stream: &str) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (std::fs::metadata(file), std::fs::metadata(stream)) {
        (Ok(one), Ok(other)) => !one.is_file() && (one.dev(), one.ino()) == (other.dev(), other.ino()),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_same(_: &Path, _: &str) -> bool {
    false
}
