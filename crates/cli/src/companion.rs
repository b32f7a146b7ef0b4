//! `conroi play`: a game at the terminal, line by line, with the program's dice or with those of the people at the table.

use crate::answer::{Answer, Kind, Trouble, two};
use crate::{files, play, words};
use catalog::json::Speaker;
use engine::dice::Ask;
use engine::text::Lang;
use engine::{Outcome, Viewer};
use std::io::{Write, stderr, stdin, stdout};
use std::path::Path;

/// Plays until the game is over, the input ends or somebody says `quit`. Every action is kept at once.
pub fn run(file: &Path, ask: bool, lang: Lang) -> Result<Answer, Trouble> {
    if files::is_stdin(file) {
        let says = two(
            "conroi play lit les actions sur l'entrée : la partie doit être un fichier",
            "conroi play reads actions from the input: the game must be a file",
        );
        return Err(Trouble::new(Kind::Usage, says));
    }
    let (mut sitting, _held) = files::load_to_change(file, lang)?;
    let speaker = Speaker::of(sitting.as_ref(), lang);
    say(&words::show(&speaker, sitting.as_ref(), Viewer::Public));
    say(&two("(help : ce qui peut se dire)\n", "(help: what can be said)\n"));
    while let Some(decision) = sitting.decision() {
        let question = speaker.say(&sitting.prompt());
        say(&format!("\n{question} ({})\n{}> ", decision.rule, speaker.about.seat_id(decision.seat)));
        let Some(line) = line() else { break };
        match line.split_once(' ').map_or((line.as_str(), ""), |(first, rest)| (first, rest.trim())) {
            ("", _) => {}
            ("quit" | "exit", "") => break,
            ("help", _) => say(&help()),
            ("show", "") => say(&words::show(&speaker, sitting.as_ref(), Viewer::Public)),
            ("legal", only) => {
                let answer = play::legal_in(sitting.as_ref(), (!only.is_empty()).then_some(only), lang);
                say(&format!("{}{}", answer.text, answer.aside));
            }
            ("explain", action) if !action.is_empty() => {
                tell(play::explain_in(sitting.as_ref(), action, lang).map(|answer| answer.text));
            }
            ("why", action) if !action.is_empty() => say(&play::why_in(sitting.as_ref(), action, lang).text),
            ("undo", "") => {
                tell(play::undo_in(sitting.as_mut(), false, lang).map(|()| String::new()));
                files::write(file, &sitting.save().to_json())?;
            }
            _ => {
                let played = play::play(sitting.as_mut(), std::slice::from_ref(&line), None, ask, lang);
                tell(played.map(|steps| {
                    steps.iter().map(|step| words::played(&speaker, step, false)).collect::<String>()
                }));
                files::write(file, &sitting.save().to_json())?;
            }
        }
    }
    Ok(Answer::text(ending(&speaker, sitting.outcome())))
}

fn ending(speaker: &Speaker, outcome: Option<Outcome>) -> String {
    let Some(Outcome { winner, score, .. }) = outcome else { return "\n".into() };
    let score: Vec<String> = score.iter().map(i32::to_string).collect();
    let who = match winner {
        Some(seat) => speaker.about.seat_id(seat).to_string(),
        None => two("partie nulle", "a draw"),
    };
    format!("\n{who} {}\n", score.join(":"))
}

fn help() -> String {
    two(
        "Une action dans la notation de la partie, ou :\n  legal [DÉBUT]   ce qui est permis\n  explain ACTION  ce qu'elle donnerait\n  why ACTION      pourquoi elle n'est pas permise\n  show            la position\n  undo            reprendre\n  quit            arrêter ; la partie est gardée\n",
        "An action in the notation of the game, or:\n  legal [START]   what may be done\n  explain ACTION  what it would come to\n  why ACTION      why it may not be done\n  show            the position\n  undo            take back\n  quit            stop; the game is kept\n",
    )
}

fn tell(what: Result<String, Trouble>) {
    match what {
        Ok(text) => say(&text),
        Err(trouble) => say(&format!("{}\n", trouble.says)),
    }
}

fn say(text: &str) {
    let _ = stdout().write_all(text.as_bytes()).and_then(|()| stdout().flush());
}

/// The next line without its blanks; `None` at the end of the input.
fn line() -> Option<String> {
    let mut line = String::new();
    stdin().read_line(&mut line).ok().filter(|read| *read > 0)?;
    Some(line.trim().to_string())
}

/// Somebody throws real dice and types what lies there. An empty line breaks off; what cannot lie there is asked again.
pub fn ask_person(ask: &Ask, speaker: &Speaker, lang: Lang) -> Option<Vec<u8>> {
    let (count, low, high) = (ask.count, ask.lowest, ask.highest);
    let seat = speaker.about.seats.get(usize::from(ask.seat.0)).map_or("", |seat| seat.title.get(lang));
    let rule = format!("{} {}", ask.rule, ask.rule.title(lang));
    let question = match lang {
        Lang::Fr => format!("{seat} lance {count} dé(s) de {low} à {high} ({rule}) : "),
        Lang::En => format!("{seat} throws {count} dice from {low} to {high} ({rule}): "),
    };
    loop {
        let _ = stderr().write_all(question.as_bytes());
        let text = line()?;
        if text.is_empty() {
            return None;
        }
        match faces(&text, ask) {
            Some(faces) => return Some(faces),
            None => {
                let wrong = two(
                    format!("« {text} » : on attend {count} dé(s) de {low} à {high}, ou une ligne vide\n"),
                    format!("\"{text}\": {count} dice from {low} to {high} are expected, or an empty line\n"),
                );
                let _ = stderr().write_all(wrong.as_bytes());
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
