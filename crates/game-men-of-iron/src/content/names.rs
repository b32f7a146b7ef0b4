//! Names that a battle brings along, with the grammar that a sentence needs of them.

use engine::text::Phrase;
use serde::Deserialize;

/// A name in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub fr: French,
    pub en: English,
}

/// `name` alone; with its article (`le`), with *de* and with *à*; what words agree with: `ms`, `fs`, `mp` or `fp`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct French {
    pub name: String,
    pub le: String,
    pub de: String,
    pub a: String,
    pub accord: String,
}

/// `name` alone, within a sentence (`the`), and what words agree with: `s` or `p`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct English {
    pub name: String,
    pub the: String,
    pub accord: String,
}

impl Name {
    /// The name as a part of a sentence: the message `named` lends it `.le`, `.de`, `.a`, `.the` and `.accord`.
    pub fn phrase(&self) -> Phrase {
        let Name { fr, en } = self;
        Phrase::new("named")
            .with("fr", fr.name.as_str())
            .with("fr-le", fr.le.as_str())
            .with("fr-de", fr.de.as_str())
            .with("fr-a", fr.a.as_str())
            .with("fr-accord", fr.accord.as_str())
            .with("en", en.name.as_str())
            .with("en-the", en.the.as_str())
            .with("en-accord", en.accord.as_str())
    }

    /// What is missing or no agreement, if anything.
    pub(crate) fn spoilt(&self) -> Option<&str> {
        let Name { fr, en } = self;
        let said = [&fr.name, &fr.le, &fr.de, &fr.a, &en.name, &en.the];
        match said.into_iter().any(|form| form.trim().is_empty()) {
            true => Some(if fr.name.is_empty() { &en.name } else { &fr.name }),
            false if !["ms", "fs", "mp", "fp"].contains(&fr.accord.as_str()) => Some(&fr.accord),
            false if !["s", "p"].contains(&en.accord.as_str()) => Some(&en.accord),
            false => None,
        }
    }
}
