//! What a battle is about, told before it begins: who fights whom, where, what wins it, how long it is, what is special about it.
//!
//! The texts of a game stand in its file `briefings.toml`. Battles that are alike in something share the text of it: an entry names the
//! scenarios that it is about, and says as much as they have in common.

use crate::content::{Flaw, parse_toml};
use crate::rule::{Bilingual, Rule};
use crate::text::Phrase;
use serde::{Deserialize, Serialize};

/// What whoever plays a battle should know before it begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Briefing {
    /// Who fights whom, and why.
    pub who: Bilingual,
    /// Where, and what the ground is like.
    pub place: Bilingual,
    /// What wins it.
    pub wins: Bilingual,
    /// How many turns, and how long they take.
    pub length: Bilingual,
    /// What sets it apart from the other battles, or what to mind in it.
    pub special: Bilingual,
    /// The rules behind all that.
    pub rules: Vec<Rule>,
}

impl Briefing {
    /// Its parts in the order in which they are read, each with a word for what it answers.
    pub fn parts(&self) -> [(&'static str, &Bilingual); 5] {
        [
            ("who", &self.who),
            ("place", &self.place),
            ("wins", &self.wins),
            ("length", &self.length),
            ("special", &self.special),
        ]
    }

    /// What nobody has written yet, in one language or both.
    pub fn missing(&self) -> Vec<&'static str> {
        let empty = |text: &Bilingual| text.fr.trim().is_empty() || text.en.trim().is_empty();
        self.parts().into_iter().filter(|(_, text)| empty(text)).map(|(word, _)| word).collect()
    }
}

/// The file of a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Briefings {
    #[serde(rename = "briefing", default)]
    entries: Vec<Entry>,
}

/// What some battles have in common.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    scenarios: Vec<String>,
    who: Option<Bilingual>,
    place: Option<Bilingual>,
    wins: Option<Bilingual>,
    length: Option<Bilingual>,
    special: Option<Bilingual>,
    #[serde(default)]
    rules: Vec<String>,
}

impl Briefings {
    pub fn parse(file: &str, source: &str) -> Result<Briefings, Flaw> {
        parse_toml(file, source)
    }

    /// The first rule that is named and does not exist.
    pub fn unknown_rule(&self, known: impl Fn(&str) -> bool) -> Option<&str> {
        self.entries.iter().flat_map(|entry| &entry.rules).map(String::as_str).find(|rule| !known(rule))
    }

    /// The same as a mistake of the file.
    pub fn check(self, file: &str, known: impl Fn(&str) -> bool) -> Result<Briefings, Flaw> {
        match self.unknown_rule(known) {
            Some(rule) => Err(Flaw::new(file, Phrase::new("flaw-briefing-rule").with("id", rule))),
            None => Ok(self),
        }
    }

    /// The scenarios that are spoken of.
    pub fn scenarios(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().flat_map(|entry| &entry.scenarios).map(String::as_str)
    }

    /// What is said of one battle: of two entries that say the same thing of it, the later one counts.
    pub fn of(&self, scenario: &str, rules: &[Rule]) -> Briefing {
        let mut briefing = Briefing::default();
        for entry in self.entries.iter().filter(|entry| entry.scenarios.iter().any(|id| id == scenario)) {
            let parts = [
                (&mut briefing.who, &entry.who),
                (&mut briefing.place, &entry.place),
                (&mut briefing.wins, &entry.wins),
                (&mut briefing.length, &entry.length),
                (&mut briefing.special, &entry.special),
            ];
            for (part, said) in parts {
                if let Some(said) = said {
                    part.clone_from(said);
                }
            }
            let named = entry.rules.iter().filter_map(|id| rules.iter().find(|rule| rule.id() == id));
            for rule in named {
                if !briefing.rules.contains(rule) {
                    briefing.rules.push(*rule);
                }
            }
        }
        briefing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule;

    const LANCES: Rule = Rule::new(&rule::Entry { id: "J-1", title_fr: "lances", title_en: "lances" });

    fn read(text: &str) -> Result<Briefings, String> {
        Briefings::parse("briefings.toml", text)
            .and_then(|it| it.check("briefings.toml", |id| id == "J-1"))
            .map_err(|flaw| flaw.to_string())
    }

    #[test]
    fn battles_share_what_they_have_in_common_and_the_later_entry_counts() {
        let text = "[[briefing]]\nscenarios = [\"day\", \"night\"]\nwho = { fr = \"deux\", en = \"two\" }\n\
            length = { fr = \"court\", en = \"short\" }\nrules = [\"J-1\"]\n\
            [[briefing]]\nscenarios = [\"night\"]\nlength = { fr = \"long\", en = \"long\" }\nrules = [\"J-1\"]\n";
        let briefings = read(text).unwrap();
        let [day, night] = ["day", "night"].map(|id| briefings.of(id, &[LANCES]));
        assert_eq!((day.who.en.as_str(), day.length.en.as_str()), ("two", "short"));
        assert_eq!((night.who.en.as_str(), night.length.en.as_str()), ("two", "long"));
        assert_eq!(night.rules, [LANCES], "a rule is named once");
        assert_eq!(day.missing(), ["place", "wins", "special"]);
    }

    #[test]
    fn a_rule_that_does_not_exist_is_named() {
        let wrong = read("[[briefing]]\nscenarios = [\"day\"]\nrules = [\"J-9\"]\n").unwrap_err();
        assert_eq!(wrong, "briefings.toml: a briefing names rule J-9, which does not exist");
    }
}
