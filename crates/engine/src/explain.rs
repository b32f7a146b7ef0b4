//! What an action would do, before commitment: costs, sums with their rules, what follows.

use crate::rule::Rule;
use crate::tally::Tally;
use crate::text::Phrase;

/// What a game says about an action before it is taken. The engine adds the exact odds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The action in one sentence.
    pub says: Phrase,
    /// Sums: the movement points paid, the column of a combat.
    pub accounts: Vec<Account>,
    /// What follows for certain, or if the other seat lets it.
    pub effects: Vec<Effect>,
    /// Which printed table is read, and where.
    pub chart: Option<ChartCell>,
    /// How good it is for who does it, where the same can be done in several ways: more is better.
    pub merit: i32,
    /// Numbers that are no sums, for the conditions of standing orders.
    pub weighs: Vec<(&'static str, i32)>,
}

/// A titled sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// A stable word for programs and standing orders: `cost`, `column`.
    pub key: &'static str,
    pub title: Phrase,
    pub tally: Tally,
    /// The sum as the rules use it, where that is not the plain sum (clamped to a table's end).
    pub result: i32,
    /// It is counted in halves, so that half points stay whole numbers.
    pub halves: bool,
}

impl Account {
    /// A plain sum.
    pub fn new(key: &'static str, title: Phrase, tally: Tally) -> Account {
        Account { key, title, result: tally.sum(), tally, halves: false }
    }

    /// Counted in halves.
    pub fn in_halves(mut self) -> Account {
        self.halves = true;
        self
    }

    /// A number of this account as people read it: three halves are `1½`.
    pub fn shown(&self, value: i32) -> String {
        if self.halves { halves(value) } else { value.to_string() }
    }
}

/// So many halves: `½`, `1`, `1½`.
pub fn halves(value: i32) -> String {
    let (sign, size) = (if value < 0 { "-" } else { "" }, value.unsigned_abs());
    match (size / 2, size % 2) {
        (0, 1) => format!("{sign}½"),
        (whole, 0) => format!("{sign}{whole}"),
        (whole, _) => format!("{sign}{whole}½"),
    }
}

/// A consequence and the rules behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    pub says: Phrase,
    pub rules: Vec<Rule>,
}

/// The lit cell of a printed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartCell {
    pub chart: &'static str,
    pub column: i32,
    pub row: Option<i32>,
}

impl Explanation {
    pub fn new(says: Phrase) -> Explanation {
        Explanation {
            says,
            accounts: Vec::new(),
            effects: Vec::new(),
            chart: None,
            merit: 0,
            weighs: Vec::new(),
        }
    }

    pub fn effect(&mut self, says: Phrase, rules: &[Rule]) {
        self.effects.push(Effect { says, rules: rules.to_vec() });
    }

    /// The result of the sum called `key`, or the number that the game calls so.
    pub fn value(&self, key: &str) -> Option<i32> {
        let sum = self.accounts.iter().find(|account| account.key == key).map(|account| account.result);
        sum.or_else(|| self.weighs.iter().find(|(name, _)| *name == key).map(|(_, value)| *value))
    }
}
