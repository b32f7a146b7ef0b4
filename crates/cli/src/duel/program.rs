//! A program of somebody else as a bot: a process for each game, which types the referee's commands and reads its answers. It is shown
//! what its seat may know. Whatever goes wrong with it, in time, in words or altogether, costs it the game and nobody else anything.

use crate::answer::{Answer as Said, Kind, Trouble, sentence};
use crate::play;
use crate::referee::command::{self, Command as Line};
use crate::referee::eyes::Eyes;
use crate::referee::line;
use ai::Answer;
use ai::duel::{Contender, Place, Player, Silence};
use catalog::Sitting;
use catalog::json::Speaker;
use engine::text::{Lang, Phrase};
use engine::{Seat, Viewer};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// So many lines in a row that come to nothing, and the program has lost its way.
const MOST_ERRORS: u32 = 100;
/// A program that was told that the game is over has so long to end by itself.
const FAREWELL: Duration = Duration::from_secs(2);

/// A command that starts a bot.
pub struct Program {
    /// As it was typed.
    pub typed: String,
    pub words: Vec<String>,
    /// So long it may think about one decision.
    pub patience: Duration,
    pub lang: Lang,
}

impl Contender for Program {
    fn id(&self) -> &str {
        &self.typed
    }

    fn sit(&self, place: &Place) -> Result<Box<dyn Player>, String> {
        let (program, words) = self.words.split_first().ok_or("no program")?;
        let started = Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let child = started.map_err(|why| why.to_string())?;
        let pipes = Pipes::to(child).ok_or("no pipes")?;
        Ok(Box::new(Seated {
            pipes,
            seat: place.seat,
            seen: 0,
            greeted: false,
            next: VecDeque::new(),
            patience: self.patience,
            lang: self.lang,
            lost: false,
        }))
    }
}

/// A program at its seat.
struct Seated {
    pipes: Pipes,
    seat: Seat,
    /// So many actions of the game it has been told.
    seen: usize,
    greeted: bool,
    /// What it wants to do next, of a line with several actions.
    next: VecDeque<String>,
    patience: Duration,
    lang: Lang,
    /// It has given the game up, and is told nothing any more.
    lost: bool,
}

impl Player for Seated {
    fn decide(&mut self, sitting: &dyn Sitting) -> Result<Answer, Silence> {
        let decided = self.decide_until(sitting, Instant::now() + self.patience);
        self.lost = decided.is_err();
        let action = decided?;
        Ok(Answer { action, score: 0, expected: Vec::new(), nodes: 0, depth: 0 })
    }

    fn see_the_end(&mut self, sitting: &dyn Sitting) {
        if self.lost {
            return;
        }
        let last = self.news(sitting);
        if self.pipes.write(&last, Instant::now() + FAREWELL).is_ok() {
            self.pipes.await_end(FAREWELL);
        }
    }
}

impl Seated {
    fn decide_until(&mut self, sitting: &dyn Sitting, until: Instant) -> Result<String, Silence> {
        let mut errors = 0;
        if let Some(action) = self.next.pop_front() {
            match sitting.why(&action) {
                Ok(()) => return Ok(action),
                Err(refusal) => {
                    self.next.clear();
                    let trouble = Trouble::refused(&Speaker::of(sitting, self.lang), &refusal);
                    let news = Said::new(String::new(), self.news(sitting));
                    self.pipes.write(&trouble.after(news).json(), until)?;
                }
            }
        } else {
            let news = self.news(sitting);
            self.pipes.write(&news, until)?;
        }
        loop {
            let words = self.pipes.read(until)?;
            let obeyed = words.map_err(|why| Trouble::new(Kind::Usage, why));
            let answer = match obeyed.and_then(|words| self.obey(sitting, &words)) {
                Ok(Reply::Decided(action)) => return Ok(action),
                Ok(Reply::Quits) => return Err(Silence::GivesUp("quit".into())),
                Ok(Reply::Says(value)) => {
                    errors = 0;
                    value
                }
                Err(trouble) => {
                    errors += 1;
                    if errors == MOST_ERRORS {
                        let why = format!("{MOST_ERRORS} lines in a row came to nothing: {}", trouble.says);
                        return Err(Silence::GivesUp(why));
                    }
                    trouble.json()
                }
            };
            self.pipes.write(&answer, until)?;
        }
    }

    /// What happened since it was last told, and what it is asked now.
    fn news(&mut self, sitting: &dyn Sitting) -> Value {
        let viewer = Viewer::Seat(self.seat);
        let speaker = Speaker::of(sitting, self.lang);
        let mut value = play::now(sitting, viewer, self.lang);
        let history = sitting.history(viewer);
        value["steps"] = history.iter().skip(self.seen).map(|step| speaker.played(step)).collect();
        self.seen = history.len();
        if !self.greeted {
            self.greeted = true;
            value["game"] = speaker.about.id.into();
            value["scenario"] = sitting.setup().scenario.as_str().into();
            value["options"] = json!(sitting.setup().options);
            value["you"] = sitting.battle().seat_id(self.seat).into();
        }
        value
    }

    /// It may ask whatever its seat may know, and act for its seat.
    fn obey(&mut self, sitting: &dyn Sitting, words: &[String]) -> Result<Reply, Trouble> {
        let command = match command::read(words)? {
            command::Said::Help(value) => return Ok(Reply::Says(value)),
            command::Said::Command(command) => command,
        };
        match command {
            Line::Quit => Ok(Reply::Quits),
            Line::LookUp(what) => what.answer(self.lang).map(Reply::Says),
            Line::Ask(ask) => {
                let viewer = Viewer::Seat(self.seat);
                let eyes = Eyes { game: sitting, known: sitting, viewer, fair: true, lang: self.lang };
                eyes.answer(&ask).map(Reply::Says)
            }
            Line::Apply { actions, dice } if dice.is_empty() => {
                let mut actions = actions.into_iter().map(|action| own(&action));
                let first = actions.next().unwrap_or_default();
                let refused = |refusal| Trouble::refused(&Speaker::of(sitting, self.lang), &refusal);
                sitting.why(&first).map_err(refused)?;
                self.next = actions.collect();
                Ok(Reply::Decided(first))
            }
            _ => {
                let says = sentence(Phrase::new("program-only"));
                Err(Trouble::new(Kind::Usage, says))
            }
        }
    }
}

enum Reply {
    Says(Value),
    Decided(String),
    Quits,
}

/// Nobody gives up for another seat.
fn own(action: &str) -> String {
    if action.split_whitespace().next() == Some("resign") { "resign".into() } else { action.into() }
}

/// A process with somebody at each of its pipes, so that nobody here ever waits longer than he wants.
struct Pipes {
    child: Child,
    lines: Receiver<Result<Vec<String>, String>>,
    out: SyncSender<String>,
    written: Receiver<bool>,
}

impl Pipes {
    fn to(mut child: Child) -> Option<Pipes> {
        let (mut input, output) = (child.stdin.take()?, child.stdout.take()?);
        let (told, lines) = sync_channel(1);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(words) = line::next(&mut output) {
                if told.send(words).is_err() {
                    return;
                }
            }
        });
        let (out, texts) = sync_channel::<String>(1);
        let (done, written) = sync_channel(1);
        thread::spawn(move || {
            for text in texts {
                let good = input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_ok();
                if done.send(good).is_err() {
                    return;
                }
            }
        });
        Some(Pipes { child, lines, out, written })
    }

    fn write(&mut self, value: &Value, until: Instant) -> Result<(), Silence> {
        let gone = || Silence::GivesUp("it ended".into());
        self.out.send(format!("{value}\n")).map_err(|_| gone())?;
        match self.written.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(true) => Ok(()),
            Err(RecvTimeoutError::Timeout) => {
                Err(Silence::GivesUp("it does not read what it is told".into()))
            }
            _ => Err(gone()),
        }
    }

    fn read(&mut self, until: Instant) -> Result<Result<Vec<String>, String>, Silence> {
        match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(words) => Ok(words),
            Err(RecvTimeoutError::Timeout) => Err(Silence::GivesUp("its time is over".into())),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::GivesUp("it ended".into())),
        }
    }

    fn await_end(&mut self, patience: Duration) {
        let until = Instant::now() + patience;
        while Instant::now() < until && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Pipes {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
