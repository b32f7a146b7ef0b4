//! An answer that is put together from parts: an army of counted units, a module for each place of a board.
//! A screen shows the parts, writes the notation, and asks [`crate::Ruleset::check`] whether it will do.

use crate::decision::Place;
use crate::explain::Effect;
use crate::rule::Rule;
use crate::scene::Piece;
use crate::text::Phrase;

/// How an open decision may be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The word that the notation begins with: `recruit`, `lay`.
    pub verb: &'static str,
    /// Things to be counted.
    pub items: Vec<Item>,
    /// Places to be filled.
    pub slots: Vec<Slot>,
    pub budget: Option<Budget>,
    /// Answers that somebody has put together already, by name.
    pub ready: Vec<Ready>,
    /// What is picked before anybody has chosen, as in [`Ready::picks`]; nothing at all where this is empty.
    pub begin: Vec<u16>,
}

/// Something to take so many of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its word in the notation: `HC`.
    pub what: &'static str,
    /// How it looks, at full strength.
    pub piece: Piece,
    pub price: i32,
    /// There are no more than this.
    pub most: u8,
    /// What it is good for.
    pub facts: Vec<Effect>,
}

/// A place to be filled with one of several choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its word in the notation: `I0`.
    pub key: String,
    pub name: Phrase,
    pub place: Option<Place>,
    pub choices: Vec<Choice>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its word in the notation: `IV/1`.
    pub id: String,
    pub name: Phrase,
}

/// What all items together may cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    pub name: Phrase,
    pub most: i32,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    pub name: Phrase,
    pub about: Option<Phrase>,
    /// How many of each item, in the order of the items; or which choice of each slot.
    pub picks: Vec<u16>,
}

impl Form {
    /// The notation of an answer: so many of each item, or the chosen one of each slot.
    ///
    /// Counts are written as `recruit HC2 A1`, and nothing at all as `recruit none`; choices as `lay I0=IV/1`.
    pub fn write(&self, picks: &[u16]) -> String {
        let counted = self.items.iter().zip(picks).filter(|(_, count)| **count > 0);
        let mut words: Vec<String> = counted.map(|(item, count)| format!("{}{count}", item.what)).collect();
        if !self.items.is_empty() && words.is_empty() {
            words.push("none".into());
        }
        for (slot, pick) in self.slots.iter().zip(picks) {
            if let Some(choice) = slot.choices.get(usize::from(*pick)) {
                words.push(format!("{}={}", slot.key, choice.id));
            }
        }
        words.insert(0, self.verb.to_string());
        words.join(" ")
    }

    /// What so many of each item cost.
    pub fn price(&self, picks: &[u16]) -> i32 {
        self.items.iter().zip(picks).map(|(item, count)| item.price * i32::from(*count)).sum()
    }

    pub fn len(&self) -> usize {
        if self.items.is_empty() { self.slots.len() } else { self.items.len() }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
