//! The language of these tests: a position in a few words on the ground of one of the battles, and what is played on it.
//!
//! ```ignore
//! let mut battle = stage("najera", "phase shock; command lancaster; lancaster-dm1 1010 12; enrique-pk1 1009 6; fight lancaster-dm1 x enrique-pk1");
//! battle.roll([9]).play("resolve lancaster-dm1");
//! ```
//!
//! The words are those of a position file, into which they are turned. A unit's line begins with its name, a leader's with `leader`,
//! a named attack's with `fight`, an option's with `option`; every other line with what it is about.

use engine::Seat;
use engine::ruleset::Setup;
use game_men_of_iron::MenOfIron;
use game_men_of_iron::ids::{LeaderId, UnitId};
use game_men_of_iron::look::Look;
use game_men_of_iron::state::Whereabouts;
use std::collections::BTreeMap;
use testkit::Battle;

pub type Game = Battle<MenOfIron>;

const TEXTS: [&str; 6] = ["phase", "holder", "command", "kind", "last", "guarded"];
const NUMBERS: [&str; 5] = ["quiet", "clock", "activation", "stirred", "thrown"];
const LISTS: [&str; 5] = ["happened", "trampled", "pits", "lost-standards", "lost-markers"];

/// A position on the ground of a battle.
#[track_caller]
pub fn stage(scenario: &str, text: &str) -> Game {
    testkit::given(&sketch(scenario, text))
}

fn sketch(scenario: &str, text: &str) -> String {
    let mut lists: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let (mut head, mut options) = (String::new(), Vec::new());
    for line in text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
        let (about, rest) = line.split_once(' ').unwrap_or((line, ""));
        match about {
            "option" => {
                let (id, value) = rest.split_once(' ').expect("an option and its value");
                options.push(format!("{id} = {value:?}"));
            }
            "passes" => head += &format!("passes = [{}]\n", rest.replace(' ', ", ")),
            it if TEXTS.contains(&it) => head += &format!("{it} = {rest:?}\n"),
            it if NUMBERS.contains(&it) => head += &format!("{it} = {rest}\n"),
            it if LISTS.contains(&it) => {
                let quoted = |word: &str| {
                    if word.parse::<u8>().is_ok() && it == "lost-markers" {
                        word.into()
                    } else {
                        format!("{word:?}")
                    }
                };
                let words = rest.split_whitespace().map(quoted);
                lists.entry(it).or_default().extend(words);
            }
            "leader" => lists.entry("leaders").or_default().push(format!("{rest:?}")),
            "fight" => lists.entry("named").or_default().push(format!("{rest:?}")),
            _ => lists.entry("units").or_default().push(format!("{line:?}")),
        }
    }
    let mut out = format!("game = \"men-of-iron\"\nscenario = {scenario:?}\n{head}");
    out += &format!("options = {{ {} }}\n", options.join(", "));
    lists.entry("units").or_default();
    for (name, list) in lists {
        out += &format!("{name} = [{}]\n", list.join(", "));
    }
    out
}

/// A battle as it begins: `falkirk; mode pinned`.
pub fn begun(text: &str) -> Game {
    begun_with(text, 1)
}

pub fn begun_with(text: &str, seed: u64) -> Game {
    let mut words = text.split(';').map(str::trim);
    let mut setup = Setup::new(words.next().unwrap_or_default());
    for option in words {
        let (option, value) = option.split_once(' ').expect("an option and its value");
        setup = setup.with(option, value);
    }
    testkit::scenario(setup, seed)
}

/// What the tests ask of a position.
pub trait Stands {
    fn look(&self) -> Look<'_>;

    #[track_caller]
    fn id(&self, name: &str) -> UnitId {
        self.look().find(name).unwrap_or_else(|| panic!("no unit {name}"))
    }

    /// How a unit stands, as a position says it: `0505 12 disordered`; `gone`.
    #[track_caller]
    fn at(&self, name: &str) -> String;

    /// Its hex alone.
    #[track_caller]
    fn hex(&self, name: &str) -> String {
        self.at(name).split(' ').next().unwrap_or_default().into()
    }

    #[track_caller]
    fn leader_at(&self, name: &str) -> String {
        let look = self.look();
        let leader: LeaderId = look.battle().find_leader(name).unwrap_or_else(|| panic!("no leader {name}"));
        match look.state.leader(leader).whereabouts {
            Whereabouts::Map(hex) => look.label(hex).into(),
            Whereabouts::Waiting => "waiting".into(),
            Whereabouts::Gone => "gone".into(),
            Whereabouts::Absent => "absent".into(),
        }
    }

    fn points(&self) -> [u16; 2] {
        [Seat(0), Seat(1)].map(|seat| self.look().flight_points(seat))
    }
}

impl Stands for Game {
    fn look(&self) -> Look<'_> {
        self.table.rules().look(self.table.state())
    }

    fn at(&self, name: &str) -> String {
        let unit = self.look().unit(self.id(name));
        match unit.whereabouts {
            Whereabouts::Gone => return "gone".into(),
            Whereabouts::Absent => return "absent".into(),
            Whereabouts::Waiting => return "waiting".into(),
            Whereabouts::Map(_) => {}
        }
        let written = self.written();
        let line = written.lines().find_map(|line| line.trim().strip_prefix(&format!("\"{name} ")));
        let line = line.unwrap_or_default().trim_end_matches([',', '"']);
        // What it has done in the activation is not how it stands.
        let stands = line.split(' ').filter(|word| {
            let status =
                ["disordered", "retired", "wall", "schiltron", "MM", "UH", "CB", "HO"].contains(word);
            status || word.starts_with(|it: char| it.is_ascii_digit())
        });
        stands.collect::<Vec<_>>().join(" ")
    }
}
