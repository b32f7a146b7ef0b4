//! `conroi play`: a game at the terminal, line by line, with the program's dice or with those of the people at the table.

use crate::answer::{Answer, Kind, Trouble, sentence, steerless};
use crate::{files, play, words};
use catalog::json::Speaker;
use catalog::{Played, Sitting};
use engine::dice::Ask;
use engine::text::{Lang, Phrase};
use engine::{Outcome, Viewer};
use std::io::{BufRead, Write, stderr, stdin, stdout};
use std::path::Path;

/// Plays until the game is over, the input ends or somebody says `quit`. Every action is kept at once. Between two lines the file belongs to
/// everybody: what another command has written there is taken over.
pub fn run(file: &Path, ask: bool, lang: Lang) -> Result<Answer, Trouble> {
    if files::is_stdin(file) {
        let says = sentence(Phrase::new("play-needs-file"));
        return Err(Trouble::new(Kind::Usage, says));
    }
    files::refuse_unless_changeable(file)?;
    let mut table = Table::lay(file, lang)?;
    table.show();
    say(&format!("{}\n", sentence(Phrase::new("play-help-hint"))));
    while let Some(decision) = table.sitting.decision() {
        let speaker = table.speaker();
        let question = speaker.say(&table.sitting.prompt());
        say(&format!("\n{question} ({})\n{}> ", decision.rule, speaker.battle.seat_id(decision.seat)));
        let Some(line) = line() else { break };
        if matches!(line.as_str(), "quit" | "exit") {
            break;
        }
        table.carry_out(&line, ask)?;
    }
    Ok(Answer::text(ending(&table.speaker(), table.sitting.outcome())).kept(file))
}

/// A game at the terminal, and the file that keeps it.
struct Table<'a> {
    file: &'a Path,
    /// What the file said when it was last read or written here.
    text: String,
    sitting: Box<dyn Sitting>,
    lang: Lang,
}

impl<'a> Table<'a> {
    fn lay(file: &'a Path, lang: Lang) -> Result<Table<'a>, Trouble> {
        let text = files::read(file)?;
        let sitting = files::load_text(file, &text, lang)?;
        Ok(Table { file, text, sitting, lang })
    }

    fn speaker(&self) -> Speaker {
        Speaker::of(self.sitting.as_ref(), self.lang)
    }

    fn show(&self) {
        say(&words::show(&self.speaker(), self.sitting.as_ref(), Viewer::Public));
    }

    fn carry_out(&mut self, line: &str, ask: bool) -> Result<(), Trouble> {
        // Whoever typed this looked at another position: it is not carried out.
        if self.catch_up()? {
            return Ok(());
        }
        let (sitting, lang) = (self.sitting.as_ref(), self.lang);
        match line.split_once(' ').map_or((line, ""), |(first, rest)| (first, rest.trim())) {
            ("", _) => {}
            ("help", _) => say(&help()),
            ("show", "") => self.show(),
            ("legal", only) => {
                let answer = play::legal_in(sitting, (!only.is_empty()).then_some(only), lang);
                say(&format!("{}{}", answer.text, answer.aside));
            }
            ("explain", action) if !action.is_empty() => {
                tell(play::explain_in(sitting, action, lang).map(|answer| answer.text));
            }
            ("why", action) if !action.is_empty() => say(&play::why_in(sitting, action, lang).text),
            ("undo", "") => {
                return self.change(|sitting| play::undo_in(sitting, false, lang).map(|()| String::new()));
            }
            _ => {
                let speaker = self.speaker();
                let told = |steps: &[Played]| {
                    steps.iter().map(|step| words::played(&speaker, step, false)).collect::<String>()
                };
                return self.change(|sitting| {
                    match play::play(sitting, &[line.to_string()], None, ask, lang) {
                        Ok(steps) => Ok(told(&steps)),
                        Err(halted) if halted.steps.is_empty() => Err(halted.trouble),
                        Err(halted) => {
                            Ok(format!("{}{}\n", told(&halted.steps), steerless(&halted.trouble.says)))
                        }
                    }
                });
            }
        }
        Ok(())
    }

    /// Takes over what another command has written; says whether there was something.
    fn catch_up(&mut self) -> Result<bool, Trouble> {
        let text = files::read(self.file)?;
        if text == self.text {
            return Ok(false);
        }
        self.take_over(text).map(|()| true)
    }

    fn take_over(&mut self, text: String) -> Result<(), Trouble> {
        self.sitting = files::load_text(self.file, &text, self.lang)?;
        self.text = text;
        say(&format!("{}\n\n", files::changed_meanwhile()));
        self.show();
        Ok(())
    }

    /// Changes the game and keeps it. What is refused changes nothing; what comes after another command is dropped.
    fn change(
        &mut self,
        deed: impl FnOnce(&mut dyn Sitting) -> Result<String, Trouble>,
    ) -> Result<(), Trouble> {
        let told = match deed(self.sitting.as_mut()) {
            Ok(told) => told,
            Err(trouble) => {
                tell(Err(trouble));
                return Ok(());
            }
        };
        let text = self.sitting.save().to_json();
        if files::keep_if(self.file, &self.text, &text)? {
            self.text = text;
            say(&told);
            return Ok(());
        }
        self.take_over(files::read(self.file)?)
    }
}

fn ending(speaker: &Speaker, outcome: Option<Outcome>) -> String {
    let Some(Outcome { winner, score, .. }) = outcome else { return "\n".into() };
    let score: Vec<String> = score.iter().map(i32::to_string).collect();
    let who = match winner {
        Some(seat) => speaker.battle.seat_id(seat).to_string(),
        None => sentence(Phrase::new("game-drawn")),
    };
    format!("\n{who} {}\n", score.join(":"))
}

fn help() -> String {
    format!("{}\n", sentence(Phrase::new("play-help")))
}

fn tell(what: Result<String, Trouble>) {
    match what {
        Ok(text) => say(&text),
        Err(trouble) => say(&format!("{}\n", steerless(&trouble.says))),
    }
}

fn say(text: &str) {
    let _ = stdout().write_all(text.as_bytes()).and_then(|()| stdout().flush());
}

/// The next line without its blanks; `None` at the end of the input. Bytes that are no text are answered like everything else that
/// nobody understands.
fn line() -> Option<String> {
    let mut line = Vec::new();
    match stdin().lock().read_until(b'\n', &mut line) {
        Ok(0) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).trim().to_string()),
        Err(why) => {
            let says = sentence(Phrase::new("input-failed").with("why", why.to_string()));
            let _ = stderr().write_all(format!("{says}\n").as_bytes());
            None
        }
    }
}

/// Somebody throws real dice and types what lies there. An empty line breaks off; what cannot lie there is asked again.
pub fn ask_person(ask: &Ask, speaker: &Speaker, lang: Lang) -> Option<Vec<u8>> {
    let (count, low, high) = (ask.count, ask.lowest, ask.highest);
    let seat = speaker.battle.seats().get(usize::from(ask.seat.0)).map_or("", |seat| seat.title.get(lang));
    let rule = format!("{} {}", ask.rule, ask.rule.title(lang));
    let asked = |id| Phrase::new(id).with("count", count).with("low", low).with("high", high);
    let question = sentence(asked("dice-asked").with("seat", seat).with("rule", rule));
    loop {
        let _ = stderr().write_all(format!("{question}: ").as_bytes());
        let text = line()?;
        if text.is_empty() {
            return None;
        }
        match faces(&text, ask) {
            Some(faces) => return Some(faces),
            None => {
                let wrong = sentence(asked("dice-wrong").with("text", text.as_str()));
                let _ = stderr().write_all(format!("{wrong}\n").as_bytes());
            }
        }
    }
}

/// `3 5`, `3,5` and, where every face is one figure, `35`.
fn faces(text: &str, ask: &Ask) -> Option<Vec<u8>> {
    let words: Vec<String> =
        match text.split([' ', ',', '\t']).filter(|word| !word.is_empty()).collect::<Vec<_>>() {
            one if one.len() == 1 && ask.count > 1 && ask.highest <= 9 => {
                one[0].chars().map(String::from).collect()
            }
            many => many.into_iter().map(String::from).collect(),
        };
    let faces: Vec<u8> = words.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let lies = |face: &u8| (ask.lowest..=ask.highest).contains(face);
    (faces.len() == usize::from(ask.count) && faces.iter().all(lies)).then_some(faces)
}

#[cfg(test)]
mod tests {
    use super::faces;
    use engine::Seat;
    use engine::dice::Ask;

    #[test]
    fn dice_are_read_as_people_type_them() {
        let rule = catalog::games()[0].all_rules()[0];
        let two = Ask::d6(2, Seat(0), rule);
        for text in ["3 5", "3,5", "35", " 3, 5"] {
            assert_eq!(faces(text, &two), Some(vec![3, 5]), "{text}");
        }
        for text in ["3", "7 1", "3 5 1", "x", "0 1", "355"] {
            assert_eq!(faces(text, &two), None, "{text}");
        }
        assert_eq!(faces("0", &Ask::d10(1, Seat(0), rule)), Some(vec![0]));
    }
}
