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

use engine::dice::Scripted;
use engine::journal::Noted;
use engine::ruleset::{Ruleset, Setup, Told};
use engine::table::{Deed, Step, Table, Throw};
use engine::text::{Arg, Lang};
use engine::{Decision, Explanation, Refusal};
use expect_test::Expect;

/// No test plays longer than this.
const MOST_ANSWERS: usize = 2_000;
/// Nor does one play throw more dice than this.
const MOST_DICE: usize = 100;

/// A game under test.
pub struct Battle<R: Ruleset> {
    pub table: Table<R>,
    dice: Vec<u8>,
    /// Dice may be left over: what comes of the throws is not what is tested.
    spare: bool,
    last: Vec<Step<R>>,
}

/// A hand-written position, as `conroi position` reads it. Panics if it is no position.
pub fn given<R: Ruleset>(position: &str) -> Battle<R> {
    let opened = Setup::from_position("given", position)
        .map(|(_, setup)| setup.or_recommended(R::about()))
        .and_then(|setup| Table::open(setup, 1));
    match opened {
        Ok(table) => Battle { table, dice: Vec::new(), spare: false, last: Vec::new() },
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
        Ok(table) => Battle { table, dice: Vec::new(), spare: false, last: Vec::new() },
        Err(flaw) => panic!("{}", flaw.say(R::texts(), Lang::En)),
    }
}

impl<R: Ruleset> Battle<R> {
    /// The dice of what is played next. Unused or missing dice fail the test.
    pub fn roll(&mut self, dice: impl Into<Vec<u8>>) -> &mut Self {
        self.dice = dice.into();
        self
    }

    /// Each die of what is played next shows this, however many are thrown: for what is told of it, not for what comes of it.
    pub fn roll_always(&mut self, face: u8) -> &mut Self {
        self.roll_first([], face)
    }

    /// The first dice of what is played next, and what each die after them shows, however many are thrown.
    pub fn roll_first(&mut self, first: impl Into<Vec<u8>>, then: u8) -> &mut Self {
        (self.dice, self.spare) = (first.into(), true);
        self.dice.extend([then; MOST_DICE]);
        self
    }

    /// Plays one action, or several separated by semicolons, with the dice that were given. Panics if one is refused.
    #[track_caller]
    pub fn play(&mut self, actions: &str) -> &mut Self {
        self.last.clear();
        self.then(actions)
    }

    /// Plays on: what happens is added to what has happened since the last [`Battle::play`].
    #[track_caller]
    pub fn then(&mut self, actions: &str) -> &mut Self {
        let mut actions = actions.split(';').map(str::trim);
        self.goes_on(|_| actions.next().map(str::to_string))
    }

    /// Plays the first listed action that begins with this text.
    #[track_caller]
    pub fn play_first(&mut self, start: &str) -> &mut Self {
        let action = self.legal().into_iter().find(|text| text.starts_with(start));
        let action = action.unwrap_or_else(|| panic!("no {start} among {:?}", self.legal()));
        self.play(&action)
    }

    /// Plays as long as there is an answer, all with the dice that were given.
    #[track_caller]
    pub fn plays_on(&mut self, answer: impl FnMut(&Self) -> Option<String>) -> &mut Self {
        self.last.clear();
        self.goes_on(answer)
    }

    /// The same, and adds what happens to what has happened since the last [`Battle::play`].
    #[track_caller]
    pub fn goes_on(&mut self, mut answer: impl FnMut(&Self) -> Option<String>) -> &mut Self {
        let mut dice = Scripted::new(std::mem::take(&mut self.dice));
        for _ in 0..MOST_ANSWERS {
            let Some(text) = answer(self) else { break };
            match self.table.play_text(&text, Throw::From(&mut dice)) {
                Ok(steps) => self.last.extend(steps),
                Err(stop) => panic!("{text}: {}", stop.say(R::texts(), Lang::En)),
            }
        }
        let spare = std::mem::take(&mut self.spare);
        if let Err(fault) = dice.finish()
            && !spare
        {
            panic!("{}", R::texts().say(Lang::En, &fault.phrase()));
        }
        self
    }

    /// The refusal of an action. Panics if it would be accepted; checks that nothing changed.
    #[track_caller]
    pub fn refusal(&mut self, text: &str) -> Refusal {
        let before = self.table.bytes();
        let refused = self.table.read(text).and_then(|deed| match deed {
            Deed::Act(action) => self.table.rules().check(self.table.state(), &action),
            Deed::Resign(_) => Ok(()),
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

    /// The rules that [`Battle::refuses`] compares; nothing where it may be done.
    #[track_caller]
    pub fn barred_by(&mut self, text: &str) -> String {
        if self.allows(text) { String::new() } else { ids(&self.refusal(text).rules()) }
    }

    /// Why the action is refused: the sentence of the first reason, by its id.
    #[track_caller]
    pub fn why(&mut self, text: &str) -> &'static str {
        self.refusal(text).reasons.first().map_or("", |reason| reason.why.id)
    }

    /// All rules that a refusal rests on: of each reason its own, then those that it sees.
    #[track_caller]
    pub fn grounds(&mut self, text: &str) -> String {
        let rules = |reason: engine::refusal::Reason| reason.rule.into_iter().chain(reason.see);
        let rules: Vec<engine::Rule> = self.refusal(text).reasons.into_iter().flat_map(rules).collect();
        ids(&rules)
    }

    /// May this be done now?
    #[track_caller]
    pub fn allows(&self, text: &str) -> bool {
        self.table.rules().check(self.table.state(), &self.action(text)).is_ok()
    }

    /// All that has happened since the last [`Battle::play`], with its rules.
    pub fn noted(&self) -> impl Iterator<Item = &Noted<R::Event>> {
        self.last.iter().flat_map(|step| &step.events)
    }

    /// The same without the rules.
    pub fn events(&self) -> impl Iterator<Item = &R::Event> {
        self.noted().map(|noted| &noted.event)
    }

    /// The same in words. Bookkeeping is left out.
    pub fn tellings(&self) -> impl Iterator<Item = Told> {
        let told = self.noted().map(|noted| self.table.rules().tell(noted));
        told.filter(|told| told.kind != "goes-on" && !told.says.is_empty())
    }

    /// Who threw how many dice by which rule since the last [`Battle::play`]: `allied 2 G-5.1.1e`.
    pub fn thrown(&self) -> Vec<String> {
        let seat = |seat| self.table.battle().seat_id(seat);
        let rolls = self.last.iter().flat_map(|step| &step.rolls);
        let line = |ask: &engine::dice::Ask| format!("{} {} {}", seat(ask.seat), ask.count, ask.rule.id());
        rolls.map(|roll| line(&roll.ask)).collect()
    }

    /// What the last play told, a line per event with its rules. Bookkeeping is left out.
    pub fn told(&self) -> String {
        let told = self.tellings();
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
        self.tellings().map(|told| told.kind).collect()
    }

    /// How often something of this kind has happened.
    pub fn count(&self, kind: &str) -> usize {
        self.tellings().filter(|told| told.kind == kind).count()
    }

    /// What was told of the events of this kind, a sentence each.
    pub fn told_of(&self, kind: &str) -> Vec<String> {
        let told = self.tellings().filter(|told| told.kind == kind);
        told.map(|told| R::texts().say(Lang::En, &told.says)).collect()
    }

    /// The ids of the sentences that tell the events of this kind.
    pub fn sentences(&self, kind: &str) -> Vec<&'static str> {
        let told = self.tellings().filter(|told| told.kind == kind);
        told.map(|told| told.says.id).collect()
    }

    /// What the events of this kind tell under this name: a number, a word, the id of a piece.
    pub fn said(&self, kind: &str, name: &str) -> Vec<String> {
        let told = self.tellings().filter(|told| told.kind == kind);
        let value = |told: Told| told.says.args.into_iter().find(|(it, _)| *it == name);
        told.filter_map(value).map(|(_, value)| plain::<R>(&value)).collect()
    }

    /// All rules that the events of the last play cite.
    pub fn cited(&self) -> Vec<&'static str> {
        let told = self.noted().map(|noted| self.table.rules().tell(noted));
        told.flat_map(|told| told.rules).map(|rule| rule.id()).collect()
    }

    /// All rules that the events of this kind cite.
    pub fn cited_by(&self, kind: &str) -> Vec<&'static str> {
        let told = self.tellings().filter(|told| told.kind == kind);
        told.flat_map(|told| told.rules).map(|rule| rule.id()).collect()
    }

    /// All rules that the events of the last play cite which this picks.
    pub fn cited_where(&self, pick: impl Fn(&R::Event) -> bool) -> Vec<&'static str> {
        let told =
            self.noted().filter(|noted| pick(&noted.event)).map(|noted| self.table.rules().tell(noted));
        told.flat_map(|told| told.rules).map(|rule| rule.id()).collect()
    }

    /// Does the last play cite this rule?
    #[track_caller]
    pub fn cites(&self, rule: &str) -> &Self {
        assert!(self.cited().contains(&rule), "{rule} is not among {:?}", self.cited());
        self
    }

    /// Does the last play leave these rules out?
    #[track_caller]
    pub fn cites_not(&self, rule: &str) -> &Self {
        assert!(!self.cited().contains(&rule), "{rule} is cited");
        self
    }

    /// All legal actions in notation, in their order.
    pub fn legal(&self) -> Vec<String> {
        let table = &self.table;
        table.legal().iter().map(|action| table.rules().write(table.state(), action)).collect()
    }

    /// Is this among the answers that are listed?
    pub fn lists(&self, text: &str) -> bool {
        self.legal().iter().any(|listed| listed == text)
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

    /// What is asked, and of whom: `red turn`; `over`.
    pub fn asked(&self) -> String {
        let asked = self.table.decision();
        asked.map_or("over".into(), |asked| {
            format!("{} {}", self.table.battle().seat_id(asked.seat), asked.kind)
        })
    }

    /// The rule that the question rests on.
    #[track_caller]
    pub fn asked_by(&self) -> &'static str {
        self.decision().rule.id()
    }

    /// The position as it is written down.
    pub fn written(&self) -> String {
        self.table.rules().write_position(self.table.setup(), self.table.state())
    }

    /// An action by its notation. Panics if it is none.
    #[track_caller]
    pub fn action(&self, text: &str) -> R::Action {
        match self.table.read(text) {
            Ok(Deed::Act(action)) => action,
            Ok(Deed::Resign(_)) => panic!("{text} is no action of the game"),
            Err(refusal) => panic!("{}", refusal.say(R::texts(), Lang::En)),
        }
    }

    /// What is said of a legal action before it is done.
    #[track_caller]
    pub fn explanation(&self, text: &str) -> Explanation {
        let action = self.action(text);
        let checked = self.table.rules().check(self.table.state(), &action);
        checked.unwrap_or_else(|refusal| panic!("{text}: {}", refusal.say(R::texts(), Lang::En)));
        self.table.rules().explain(self.table.state(), &action)
    }

    /// The effects that are named before an action is done: each by its sentence, and the first rule that it rests on.
    #[track_caller]
    pub fn foretold(&self, text: &str) -> Vec<(&'static str, &'static str)> {
        let first = |rules: &[engine::Rule]| rules.first().map_or("", |rule| rule.id());
        let effects = self.explanation(text).effects;
        effects.iter().map(|effect| (effect.says.id, first(&effect.rules))).collect()
    }

    /// The result of one of the sums that are shown before an action is done.
    #[track_caller]
    pub fn sum_of(&self, text: &str, account: &str) -> Option<i32> {
        self.explanation(text).accounts.iter().find(|it| it.key == account).map(|it| it.result)
    }

    /// What may come of an action, by the names of the results, sorted.
    #[track_caller]
    pub fn may_come(&self, text: &str) -> Vec<&'static str> {
        let chances =
            self.table.chances_ahead(self.table.state(), &self.action(text)).expect("it can be reckoned");
        let mut list: Vec<&'static str> = chances.results.iter().map(|(it, _)| it.says.id).collect();
        list.sort_unstable();
        list
    }

    /// The explanation of an action as text: its sums and what follows, with rules.
    #[track_caller]
    pub fn explained(&self, text: &str) -> String {
        let explanation = self.explanation(text);
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

/// An argument of a sentence as a test names it: of a phrase that has an id of its own (a piece) that, of others the words.
fn plain<R: Ruleset>(value: &Arg) -> String {
    match value {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Phrase(phrase) => match phrase.args.iter().find(|(name, _)| *name == "id") {
            Some((_, id)) => plain::<R>(id),
            None => R::texts().say(Lang::En, phrase),
        },
        Arg::List(list) => {
            list.iter().map(|phrase| plain::<R>(&phrase.clone().into())).collect::<Vec<_>>().join("+")
        }
    }
}

fn ids(rules: &[engine::Rule]) -> String {
    rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(" ")
}
