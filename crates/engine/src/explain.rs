//! What an action would do, before commitment: costs, sums with their rules, what follows.

use crate::rule::Rule;
use crate::seat::Seat;
use crate::tally::Tally;
use crate::text::Phrase;
use serde::Serialize;

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
    /// A stable word of the game for programs and standing orders: `cost`, `column`.
    pub key: &'static str,
    /// What it is for, for readers that do not know the game's words.
    pub role: AccountRole,
    pub title: Phrase,
    pub tally: Tally,
    /// The sum as the rules use it, where that is not the plain sum (clamped to a table's end).
    pub result: i32,
    /// It is counted in halves, so that half points stay whole numbers.
    pub halves: bool,
}

/// What a sum is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccountRole {
    /// It is paid.
    Price,
    /// It names the column of the printed table that is read: it decides. What is added counts for the attacker, what is taken away
    /// against him.
    Column,
    /// It decides without being a column: what is added to a throw.
    Decides,
    /// One sum among others.
    Part,
}

impl Account {
    /// A plain sum.
    pub fn new(key: &'static str, title: Phrase, tally: Tally) -> Account {
        Account { key, role: AccountRole::Part, title, result: tally.sum(), tally, halves: false }
    }

    /// What is paid.
    pub fn price(key: &'static str, title: Phrase, tally: Tally) -> Account {
        Account::new(key, title, tally).in_role(AccountRole::Price)
    }

    pub fn in_role(mut self, role: AccountRole) -> Account {
        self.role = role;
        self
    }

    /// Counted in halves.
    pub fn in_halves(mut self) -> Account {
        self.halves = true;
        self
    }

    /// A number of this account as people read it: three halves are `1½`.
    pub fn shown(&self, value: i32) -> String {
        if self.halves { halves(value) } else { minus(&value.to_string()) }
    }
}

/// A number with its sign as it is printed: `+1`, `0`, `−1`, with the true minus.
pub fn signed(value: i32) -> String {
    if value > 0 { format!("+{value}") } else { minus(&value.to_string()) }
}

/// The minus of a text instead of the hyphen of a program.
fn minus(number: &str) -> String {
    number.replace('-', "−")
}

/// So many halves: `½`, `1`, `1½`.
pub fn halves(value: i32) -> String {
    let (sign, size) = (if value < 0 { "−" } else { "" }, value.unsigned_abs());
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

/// One thing that may come of an action: what, whom it befalls, and how much it says. Ordered by its sentence, as a list of chances
/// is told.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Befalls {
    pub says: Phrase,
    /// Whose it is; `None` where it is nobody's.
    pub seat: Option<Seat>,
    pub weight: Weight,
}

/// How much a result says to whoever can read only few of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// A side loses men, ground or heart, or the battle.
    Grave,
    /// What such a loss leads to, and what is no loss.
    Light,
}

impl Befalls {
    pub fn grave(seat: impl Into<Option<Seat>>, says: Phrase) -> Befalls {
        Befalls { says, seat: seat.into(), weight: Weight::Grave }
    }

    pub fn light(seat: impl Into<Option<Seat>>, says: Phrase) -> Befalls {
        Befalls { says, seat: seat.into(), weight: Weight::Light }
    }
}

/// An answer that is taken as given when the odds of a whole matter are told, and what is assumed by that: "nobody pursues who need
/// not".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumed<A> {
    pub action: A,
    pub says: Phrase,
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
