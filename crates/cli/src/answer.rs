//! What a command answers, in words and in JSON, and what can go wrong.

use catalog::json::Speaker;
use engine::content::Flaw;
use engine::text::{Lang, Phrase, Texts};
use engine::{Refusal, Stop};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::{LazyLock, OnceLock};

static SPEAKS: OnceLock<Lang> = OnceLock::new();

/// Fixes the language of what the program itself says; the games are told theirs each time.
pub fn speak(lang: Lang) {
    let _ = SPEAKS.set(lang);
}

pub fn language() -> Lang {
    SPEAKS.get().copied().unwrap_or_default()
}

/// The program's own sentences.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let fr = include_str!("../../../content/cli/fr.ftl");
    let en = include_str!("../../../content/cli/en.ftl");
    Texts::parse("cli", fr, en).expect("a test reads these files")
});

/// The id of a sentence of the program, if it has one.
pub fn known(id: &str) -> Option<&'static str> {
    TEXTS.id(id)
}

/// A sentence of the program, in its language.
pub fn sentence(phrase: Phrase) -> String {
    TEXTS.say(language(), &phrase)
}

/// The same in a language that is named.
pub fn sentence_in(lang: Lang, phrase: Phrase) -> String {
    TEXTS.say(lang, &phrase)
}

/// What we say about what somebody sent, without the characters that steer a terminal.
pub fn steerless(text: &str) -> String {
    text.split('\n').map(engine::text::printable).collect::<Vec<_>>().join("\n")
}

/// The answer of a command.
pub struct Answer {
    /// For standard output.
    pub text: String,
    /// For standard error, beside a text that a program will read.
    pub aside: String,
    pub json: Value,
    /// The file in which what was done is kept already, whether or not somebody reads the answer.
    pub kept: Option<String>,
}

impl Answer {
    pub fn new(text: String, json: Value) -> Answer {
        Answer { text, aside: String::new(), json, kept: None }
    }

    /// What was done is kept in this file.
    pub fn kept(self, file: &Path) -> Answer {
        Answer { kept: Some(crate::files::name(file)), ..self }
    }

    /// Words for standard error, beside a text that a program will read.
    pub fn beside(self, aside: String) -> Answer {
        Answer { aside, ..self }
    }

    pub fn text(text: String) -> Answer {
        let json = json!({ "text": text });
        Answer::new(text, json)
    }
}

/// Why a command did not do what was asked. The kinds are the exit codes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The rules say no: 1.
    Refused,
    /// A word of the command is not known: 2, as for every misspelt command.
    Usage,
    /// A file says something impossible: 3.
    Damaged,
    /// A file cannot be read or written: 4.
    File,
    /// A check found a broken promise: 5.
    Broken,
    /// An address that cannot be served: 6.
    Address,
}

pub struct Trouble {
    pub kind: Kind,
    pub says: String,
    detail: Value,
    /// How a misspelt command is spelt.
    usage: Option<String>,
    /// What was done before it went wrong, and stays done.
    done: Option<Box<Answer>>,
}

impl Trouble {
    pub fn new(kind: Kind, says: impl Into<String>) -> Trouble {
        Trouble { kind, says: says.into(), detail: Value::Null, usage: None, done: None }
    }

    pub fn refused(speaker: &Speaker, refusal: &Refusal) -> Trouble {
        let detail = speaker.refusal(refusal)["reasons"].clone();
        Trouble { detail, ..Trouble::new(Kind::Refused, refusal.say(speaker.texts, speaker.lang)) }
    }

    /// A command that is not understood, and how it is spelt.
    pub fn misspelt(says: String, usage: Option<String>) -> Trouble {
        Trouble { usage, ..Trouble::new(Kind::Usage, says) }
    }

    /// The same, with what was done before it and stays done.
    pub fn after(self, done: Answer) -> Trouble {
        Trouble { done: Some(Box::new(done)), ..self }
    }

    pub fn done(&self) -> Option<&Answer> {
        self.done.as_deref()
    }

    pub fn stopped(speaker: &Speaker, stop: &Stop) -> Trouble {
        match stop {
            Stop::Refused(refusal) => Trouble::refused(speaker, refusal),
            Stop::Dice(_) => Trouble::new(Kind::Refused, stop.say(speaker.texts, speaker.lang)),
        }
    }

    pub fn flaw(flaw: &Flaw, texts: &Texts, lang: Lang) -> Trouble {
        Trouble::new(Kind::Damaged, flaw.say(texts, lang))
    }

    pub fn code(&self) -> u8 {
        match self.kind {
            Kind::Refused => 1,
            Kind::Usage => 2,
            Kind::Damaged => 3,
            Kind::File => 4,
            Kind::Broken => 5,
            Kind::Address => 6,
        }
    }

    pub fn json(&self) -> Value {
        let kind = match self.kind {
            Kind::Refused => "refused",
            Kind::Usage => "usage",
            Kind::Damaged => "damaged",
            Kind::File => "file",
            Kind::Broken => "broken",
            Kind::Address => "address",
        };
        let mut error = json!({ "kind": kind, "says": self.says });
        if !self.detail.is_null() {
            error["reasons"] = self.detail.clone();
        }
        if let Some(usage) = &self.usage {
            error["usage"] = usage.as_str().into();
        }
        let mut value = self.done.as_ref().map_or_else(|| json!({}), |done| done.json.clone());
        value["error"] = error;
        value
    }
}

#[cfg(test)]
mod tests {
    use super::{TEXTS, known};
    use std::path::Path;

    /// The sources of this crate without their tests.
    fn sources(folder: &Path) -> String {
        let mut all = String::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                all += &sources(&path);
            } else {
                let source = std::fs::read_to_string(path).unwrap();
                all += source.split("#[cfg(test)]").next().unwrap();
            }
        }
        all
    }

    #[test]
    fn the_program_says_what_both_languages_know_and_nothing_is_left_over() {
        let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let asked: Vec<&str> =
            code.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(asked.len() > 40, "{}", asked.len());
        let unknown: Vec<_> = asked.iter().filter(|id| known(id).is_none()).collect();
        assert!(unknown.is_empty(), "not in content/cli: {unknown:?}");
        // Values are looked up by the word of a scene.
        let said = |id: &str| id.starts_with("value-") || code.contains(&format!("\"{id}\""));
        let spare: Vec<_> = TEXTS.ids().iter().filter(|id| !said(id)).collect();
        assert!(spare.is_empty(), "nobody says {spare:?}");
    }
}
