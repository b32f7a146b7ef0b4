//! The language of our tests: given a position, when somebody plays, then the journal says so.
//!
//! ```ignore
//! let mut battle = given::<MedievalBattle>(r#"
//!     scenario = "crossroads"
//!     turn = "red"
//!     red.units = ["LC 0,0"]
//!     yellow.units = ["A 1,0 mp 1"]
//! "#);
//! battle.play("H8xI8");
//! battle.refuses("H8-H9", "MB-IV.2.d");
//! ```

use engine::ruleset::{Ruleset, Setup};
use engine::table::{Step, Table, Throw};
use engine::text::Lang;
use engine::{Decision, Refusal};
use expect_test::Expect;

/// A game under test.
pub struct Battle<R: Ruleset> {
    pub table: Table<R>,
    dice: Vec<u8>,
    last: Vec<Step<R>>,
}

/// A hand-written position, as `conroi position` reads it. Panics if it is no position.
pub fn given<R: Ruleset>(position: &str) -> Battle<R> {
    let opened = Setup::from_position("given", position)
        .map(|(_, setup)| setup.or_recommended(R::about()))
        .and_then(|setup| Table::open(setup, 1));
    match opened {
        Ok(table) => Battle { table, dice: Vec::new(), last: Vec::new() },
        Err(flaw) => panic!("{}", flaw.say(R::texts(), Lang::En)),
    }
}

/// Why a position is refused. Panics if it is not.
pub fn flaw_of<R: Ruleset>(position: &str) -> String {
    let opened = Setup::from_position("given", position)
        .map(|(_, setup)| setup.or_recommended(R::about()))
        .and_then(|setup| Table::<R>::open(setup, 1));
    match opened {
        Ok(_) => panic!("accepted:\n{position}"),
        Err(flaw) => flaw.say(R::texts(), Lang::En),
    }
}

/// A game from its scenario.
pub fn scenario<R: Ruleset>(setup: Setup, seed: u64) -> Battle<R> {
    match Table::open(setup, seed) {
        Ok(table) => Battle { table, dice: Vec::new(), last: Vec::new() },
        Err(flaw) => panic!("{}", flaw.say(R::texts(), Lang::En)),
    }
}

impl<R: Ruleset> Battle<R> {
    /// The dice of the next action. Unused or missing dice fail the test.
    pub fn roll(&mut self, dice: impl Into<Vec<u8>>) -> &mut Self {
        self.dice = dice.into();
        self
    }

    /// Plays one action, or several separated by semicolons. Panics if one is refused.
    pub fn play(&mut self, actions: &str) -> &mut Self {
        self.last.clear();
        for text in actions.split(';').map(str::trim) {
            let dice = std::mem::take(&mut self.dice);
            match self.table.play_text(text, Throw::Given(&dice)) {
                Ok(steps) => self.last.extend(steps),
                Err(stop) => panic!("{text}: {}", stop.say(R::texts(), Lang::En)),
            }
        }
        self
    }

    /// The refusal of an action. Panics if it would be accepted; checks that nothing changed.
    #[track_caller]
    pub fn refusal(&mut self, text: &str) -> Refusal {
        let before = self.table.bytes();
        let refused = self.table.read(text).and_then(|deed| match deed {
            engine::table::Deed::Act(action) => self.table.rules().check(self.table.state(), &action),
            engine::table::Deed::Resign(_) => Ok(()),
        });
        let Err(refusal) = refused else { panic!("{text} is legal") };
        assert!(self.table.play_text(text, Throw::Seeded).is_err(), "{text} is refused and played");
        assert_eq!(self.table.bytes(), before, "{text} was refused and changed the position");
        refusal
    }

    /// The action is refused, and these rules (by id, separated by spaces) are the reasons.
    #[track_caller]
    pub fn refuses(&mut self, text: &str, rules: &str) -> &mut Self {
        let refusal = self.refusal(text);
        let cited: Vec<&str> = refusal.rules().iter().map(|rule| rule.id()).collect();
        let wanted: Vec<&str> = rules.split_whitespace().collect();
        assert_eq!(cited, wanted, "{text}: {}", refusal.say(R::texts(), Lang::En));
        self
    }

    /// What the last play told, a line per event with its rules. Bookkeeping is left out.
    pub fn told(&self) -> String {
        let events = self.last.iter().flat_map(|step| &step.events);
        let told = events.map(|event| self.table.rules().tell(event)).filter(|told| told.kind != "goes-on");
        let lines = told.map(|told| {
            let mut lines = format!("{}  {}\n", R::texts().say(Lang::En, &told.says), ids(&told.rules));
            for account in &told.accounts {
                for line in account.tally.lines() {
                    lines += &format!("  {:+} {}  {}\n", line.value, line.rule.title(Lang::En), line.rule);
                }
            }
            lines
        });
        lines.collect()
    }

    #[track_caller]
    pub fn expect(&self, expect: Expect) -> &Self {
        expect.assert_eq(&self.told());
        self
    }

    /// The kinds of the events of the last play, without bookkeeping.
    pub fn happened(&self) -> Vec<&'static str> {
        let events = self.last.iter().flat_map(|step| &step.events);
        events.map(|event| self.table.rules().tell(event).kind).filter(|kind| *kind != "goes-on").collect()
    }

    /// All rules that the events of the last play cite.
    pub fn cited(&self) -> Vec<&'static str> {
        let events = self.last.iter().flat_map(|step| &step.events);
        events.flat_map(|event| self.table.rules().tell(event).rules).map(|rule| rule.id()).collect()
    }

    /// Does the last play cite this rule?
    #[track_caller]
    pub fn cites(&self, rule: &str) -> &Self {
        assert!(self.cited().contains(&rule), "{rule} is not among {:?}", self.cited());
        self
    }

    /// All legal actions in notation, in their order.
    pub fn legal(&self) -> Vec<String> {
        let table = &self.table;
        table.legal().iter().map(|action| table.rules().write(table.state(), action)).collect()
    }

    /// The legal actions that begin with this text, sorted.
    pub fn legal_with(&self, start: &str) -> Vec<String> {
        let mut list: Vec<String> = self.legal().into_iter().filter(|text| text.starts_with(start)).collect();
        list.sort();
        list
    }

    #[track_caller]
    pub fn decision(&self) -> Decision {
        self.table.decision().expect("the game is not over")
    }

    /// The explanation of an action as text: its sums and what follows, with rules.
    #[track_caller]
    pub fn explained(&self, text: &str) -> String {
        let deed =
            self.table.read(text).unwrap_or_else(|refusal| panic!("{}", refusal.say(R::texts(), Lang::En)));
        let engine::table::Deed::Act(action) = deed else { panic!("{text} is no action of the game") };
        let (explanation, _) = self
            .table
            .explain(&action)
            .unwrap_or_else(|refusal| panic!("{}", refusal.say(R::texts(), Lang::En)));
        let say = |phrase| R::texts().say(Lang::En, phrase);
        let mut out = format!("{}\n", say(&explanation.says));
        for account in &explanation.accounts {
            out += &format!("{} {}\n", say(&account.title), account.result);
            for line in account.tally.lines() {
                out += &format!("  {:+} {}  {}\n", line.value, line.rule.title(Lang::En), line.rule);
            }
        }
        for effect in &explanation.effects {
            out += &format!("> {}  {}\n", say(&effect.says), ids(&effect.rules));
        }
        out
    }
}

fn ids(rules: &[engine::Rule]) -> String {
    rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(" ")
}
