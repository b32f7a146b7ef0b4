//! A drill ground: units as a test wants them, dice as it says, and what happened as events.
//!
//! The flat part of Nájera serves for most: hexes are written as if it began at column 01, and lie ten columns farther east. King
//! Enrique's Command is active. A line is that of a position; `as DM` makes the unit one of that type, with the values of the type.

use engine::Listener;
use engine::dice::Scripted;
use engine::journal::Noted;
use game_men_of_iron::action::Action;
use game_men_of_iron::content::{CONTENT, UnitType};
use game_men_of_iron::event::{Check, Clash, Event, Volley};
use game_men_of_iron::ids::UnitId;
use game_men_of_iron::look::Look;
use game_men_of_iron::state::*;
use game_men_of_iron::{MenOfIron, Options, notation, play, position};

pub struct Drill {
    rules: MenOfIron,
    pub state: State,
    noted: Vec<Noted<Event>>,
    dice: Vec<u8>,
    spare: bool,
    shift: u32,
}

/// Every number of a hex, moved east.
fn shifted(text: &str, by: u32) -> String {
    let word = |word: &str| match word.parse::<u32>() {
        Ok(number) if word.len() == 4 => format!("{:04}", number + 100 * by),
        _ => word.to_string(),
    };
    let mut out = String::new();
    let mut digits = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_ascii_digit() {
            digits.push(c);
        } else {
            out += &word(&std::mem::take(&mut digits));
            out.push(c);
        }
    }
    out.trim_end().to_string()
}

/// The flat ground, with everybody of King Enrique's in command.
pub fn drill(lines: &[&str]) -> Drill {
    battle("najera", "enrique", usual(), lines, 10)
}

/// The same where a battle is, without moving anything.
pub fn at(scenario: &str, command: &str, lines: &[&str]) -> Drill {
    battle(scenario, command, usual(), lines, 0)
}

/// The same with other options than wet strings and mud.
pub fn with_options(
    scenario: &str,
    command: &str,
    change: impl FnOnce(&mut Options),
    lines: &[&str],
) -> Drill {
    let mut options = usual();
    change(&mut options);
    battle(scenario, command, options, lines, 0)
}

fn usual() -> Options {
    Options { wet: true, mud: true, ..Options::default() }
}

fn battle(scenario: &str, command: &str, options: Options, lines: &[&str], shift: u32) -> Drill {
    let (mut units, mut leaders, mut kinds, mut more) = (Vec::new(), Vec::new(), Vec::new(), String::new());
    for line in lines {
        if let Some(text) = line.strip_prefix("* ") {
            leaders.push(format!("{:?}", shifted(text, shift)));
            continue;
        }
        if line.contains('=') {
            more += line;
            more += "\n";
            continue;
        }
        let (line, kind) = match line.split_once(" as ") {
            Some((line, rest)) => {
                let (kind, words) = rest.split_once(' ').unwrap_or((rest, ""));
                (format!("{line} {words}"), UnitType::parse(kind))
            }
            None => (line.to_string(), None),
        };
        let name = line.split(' ').next().unwrap_or_default().to_string();
        kinds.extend(kind.map(|kind| (name, kind)));
        units.push(format!("{:?}", shifted(line.trim(), shift)));
    }
    let acts = CONTENT.battle(scenario).unwrap();
    let side = acts.command(acts.find_command(command).unwrap()).side;
    let holder = &acts.army(side).id;
    let position = format!(
        "game = \"men-of-iron\"\nscenario = \"{scenario}\"\nphase = \"moving\"\nholder = \"{holder}\"\n\
         command = \"{command}\"\n{more}units = [{}]\nleaders = [{}]\n",
        units.join(", "),
        leaders.join(", ")
    );
    let rules = MenOfIron::new(&CONTENT, acts, options);
    let state = match position::read(&rules, rules.start(), &position) {
        Ok(state) => state,
        Err(flaw) => panic!("{flaw:?}\n{position}"),
    };
    let mut core = Core::from(state);
    let named = |name: &str| rules.battle.find_unit(name).unwrap();
    for (name, kind) in kinds {
        core.units[named(&name).index()].kind = kind;
    }
    for (index, unit) in rules.battle.units.iter().enumerate() {
        if rules.battle.command(unit.command).id == command {
            core.units[index].marks.set(Marks::COMMANDED);
        }
    }
    Drill { state: State::from(core), rules, noted: Vec::new(), dice: Vec::new(), spare: false, shift }
}

impl Drill {
    pub fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }

    pub fn id(&self, name: &str) -> UnitId {
        self.rules.battle.find_unit(name).unwrap_or_else(|| panic!("no {name}"))
    }

    /// Sets what this unit has on its own, against the rules of positions.
    pub fn mark(&mut self, name: &str, change: impl FnOnce(&mut Unit)) -> &mut Self {
        let id = self.id(name);
        let mut core = Core::from(self.state.clone());
        change(&mut core.units[id.index()]);
        self.state = State::from(core);
        self
    }

    /// Sets whatever else a position has, against their rules.
    pub fn change(&mut self, change: impl FnOnce(&mut Core)) -> &mut Self {
        let mut core = Core::from(self.state.clone());
        change(&mut core);
        self.state = State::from(core);
        self
    }

    /// The hex that a test writes so.
    pub fn hex(&self, label: &str) -> game_men_of_iron::ids::HexId {
        self.rules.field.find(&shifted(label, self.shift)).unwrap_or_else(|| panic!("no {label}"))
    }

    /// A hex as a test writes it.
    pub fn label(&self, hex: game_men_of_iron::ids::HexId) -> String {
        back(self.rules.field.label(hex), self.shift)
    }

    pub fn roll(&mut self, dice: &[u8]) -> &mut Self {
        self.dice = dice.to_vec();
        self
    }

    /// What is thrown next may leave dice over.
    pub fn dice_may_be_left(&mut self) -> &mut Self {
        self.spare = true;
        self
    }

    fn action(&self, text: &str) -> Action {
        let text = shifted(text, self.shift);
        notation::read(&self.look(), &text).unwrap_or_else(|no| panic!("{text}: {no:?}"))
    }

    /// Plays actions, separated by semicolons. All dice have to be used.
    #[track_caller]
    pub fn play(&mut self, actions: &str) -> &mut Self {
        self.noted.clear();
        self.then(actions)
    }

    #[track_caller]
    pub fn then(&mut self, actions: &str) -> &mut Self {
        let mut dice = Scripted::new(std::mem::take(&mut self.dice));
        for text in actions.split(';').map(str::trim) {
            let action = self.action(text);
            if let Err(no) = self.look().may_answer(&action) {
                panic!("{text}: {no:?}, asked {:?}", self.asked());
            }
            let mut legal = Vec::new();
            self.look().legal(&mut legal);
            assert!(legal.contains(&action), "{text} is allowed and not listed");
            let mut noted = Vec::new();
            let mut journal = Listener::Noted(&mut noted);
            let done = play::perform(&self.rules, &mut self.state, &mut dice, &mut journal, &action);
            if let Err(fault) = done {
                panic!("{text}: {fault:?} after {:?}", noted.iter().map(|it| &it.event).collect::<Vec<_>>());
            }
            self.noted.extend(noted);
        }
        let spare = std::mem::take(&mut self.spare);
        if let Err(fault) = dice.finish()
            && !spare
        {
            panic!("{actions}: {fault:?}, asked {:?}", self.asked());
        }
        self
    }

    /// The rule that forbids an answer.
    #[track_caller]
    pub fn barred_by(&self, text: &str) -> &'static str {
        let action = self.action(text);
        match self.look().may_answer(&action) {
            Ok(()) => panic!("{text} is allowed"),
            Err(no) => no.rule.id(),
        }
    }

    pub fn allows(&self, text: &str) -> bool {
        self.look().may_answer(&self.action(text)).is_ok()
    }

    /// The answers that begin with this text, hexes as the test writes them.
    pub fn legal(&self, start: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.look().legal(&mut actions);
        let mut texts: Vec<String> = actions
            .iter()
            .map(|it| notation::write(&self.look(), it))
            .filter(|it| it.starts_with(start))
            .collect();
        if self.shift > 0 {
            texts.iter_mut().for_each(|text| *text = back(text, self.shift));
        }
        texts.sort();
        texts
    }

    pub fn asked(&self) -> String {
        match self.look().question() {
            Some(question) => format!("{} {}", self.rules.battle.army(question.seat).id, question.kind),
            None => "over".to_string(),
        }
    }

    /// How a unit stands: `0606 12 disordered`.
    pub fn stands(&self, name: &str) -> String {
        let unit = self.state.unit(self.id(name));
        let Some(hex) = unit.whereabouts.hex() else { return "gone".to_string() };
        let look = self.look();
        let hour = unit.facing.hour(hexboard::Orientation::Pointy);
        let status = match unit.status {
            Status::Normal => "",
            Status::Disordered => " disordered",
            Status::Retired => " retired",
        };
        back(&format!("{} {hour}{status}", look.label(hex)), self.shift)
    }

    pub fn kind(&self, name: &str) -> &'static str {
        self.state.unit(self.id(name)).kind.id()
    }

    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.noted.iter().map(|noted| &noted.event)
    }

    pub fn volleys(&self) -> Vec<&Volley> {
        self.events()
            .filter_map(|event| if let Event::Fired(it) = event { Some(&**it) } else { None })
            .collect()
    }

    pub fn clashes(&self) -> Vec<&Clash> {
        self.events()
            .filter_map(|event| if let Event::Fought(it) = event { Some(&**it) } else { None })
            .collect()
    }

    /// All throws at a limit: of horses, of counter-charges.
    pub fn checks(&self) -> Vec<&Check> {
        let checks = self.events().filter_map(|event| match event {
            Event::ReluctanceThrown { check, .. } | Event::CounterThrown { check, .. } => Some(&**check),
            _ => None,
        });
        checks.collect()
    }

    /// All rules that the events since the last play cite.
    pub fn cites(&self, rule: &str) -> bool {
        self.noted.iter().flat_map(|noted| &noted.rules).any(|it| it.id() == rule)
    }
}

fn back(text: &str, by: u32) -> String {
    let mut out = String::new();
    let mut digits = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        match digits.parse::<u32>() {
            Ok(number) if digits.len() == 4 => out += &format!("{:04}", number - 100 * by),
            _ => out += &digits,
        }
        digits.clear();
        out.push(c);
    }
    out.trim_end().to_string()
}

/// The lines of a sum: `9.3a +1`.
pub fn lines(tally: &engine::Tally) -> Vec<String> {
    let line =
        |line: &engine::tally::Line| format!("{} {:+}", line.rule.id().trim_start_matches("MI-"), line.value);
    tally.lines().iter().map(line).collect()
}

/// A throw as the vectors have it: its lines, the die, the total and the result.
pub fn shot(volley: &Volley) -> String {
    format!(
        "{} | {} = {} {} {}",
        lines(&volley.modifiers).join("; "),
        volley.throw,
        volley.total,
        volley.column.id(),
        volley.result.id()
    )
}

pub fn clash(clash: &Clash) -> String {
    let (table, column) = (clash.table.id(), clash.column.id());
    format!(
        "{} | {} = {} {table} {column} {}",
        lines(&clash.modifiers).join("; "),
        clash.throw,
        clash.total,
        clash.result.id()
    )
}
