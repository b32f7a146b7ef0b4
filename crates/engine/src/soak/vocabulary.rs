//! Actions that nobody listed: the notations that a game has seen, with words of one in the place of words of another.

use crate::dice::Stream;
use std::collections::BTreeMap;

/// More than this need not be remembered of a game: what comes later takes the place of what came before.
const MOST_TEXTS: usize = 200;
const MOST_WORDS: usize = 200;

/// Notations, and the words they are made of, by shape: `PKR1` and `H12` are capitals and a number, `f` and `stop` small letters.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    texts: Vec<String>,
    words: BTreeMap<String, Vec<String>>,
    /// How many were learnt.
    count: usize,
}

impl Vocabulary {
    pub fn learn(&mut self, text: &str) {
        let at = self.count % MOST_TEXTS;
        self.count += 1;
        match self.texts.get_mut(at) {
            Some(old) => text.clone_into(old),
            None => self.texts.push(text.to_string()),
        }
        for word in parts(text).filter(|part| is_word(part)) {
            let known = self.words.entry(shape(word)).or_default();
            if known.len() < MOST_WORDS && !known.iter().any(|own| own == word) {
                known.push(word.to_string());
            }
        }
    }

    /// A notation with one or two of its words changed for others of their shape; `None` as long as nothing is known.
    pub fn invent(&self, rng: &mut Stream) -> Option<String> {
        let pattern = self.texts.get(rng.below(self.texts.len() as u32) as usize)?;
        let count = parts(pattern).filter(|part| is_word(part)).count() as u32;
        let changed = [rng.below(count), rng.below(count)];
        let (mut text, mut number) = (String::new(), 0);
        for part in parts(pattern) {
            let change = is_word(part) && changed.contains(&number);
            number += u32::from(is_word(part));
            let others = change.then(|| self.words.get(&shape(part))).flatten();
            let other = others.and_then(|known| known.get(rng.below(known.len() as u32) as usize));
            text.push_str(other.map_or(part, String::as_str));
        }
        Some(text)
    }

    /// Everything that this notation could be with other words of the same shapes; of more than so many an even part. Small letters
    /// say what is done, and stay.
    pub fn variants(&self, pattern: &str, most: usize) -> Vec<String> {
        let others = |part: &str| match self.words.get(&shape(part)) {
            Some(known) if is_word(part) && shape(part) != "a" => known.clone(),
            _ => vec![part.to_string()],
        };
        let slots: Vec<Vec<String>> = parts(pattern).map(others).collect();
        let all = slots.iter().fold(1_usize, |all, slot| all.saturating_mul(slot.len()));
        let number = |at: usize| if all <= most { at } else { at.saturating_mul(all / most) };
        (0..all.min(most)).map(|at| nth(&slots, number(at))).collect()
    }

    /// What a notation has in common with others: its words by their shape, small letters as they are.
    pub fn form(text: &str) -> String {
        parts(text)
            .map(|part| if is_word(part) && shape(part) != "a" { shape(part) } else { part.to_string() })
            .collect()
    }

    /// What it knows: the notations as they were seen last, and all words.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.values().flatten().map(String::as_str)
    }
}

/// The text of that number among all that take one word of each slot.
fn nth(slots: &[Vec<String>], mut number: usize) -> String {
    let mut text = String::new();
    for slot in slots {
        text.push_str(&slot[number % slot.len()]);
        number /= slot.len();
    }
    text
}

/// A text in words and what stands between them, nothing left out.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let word = rest.chars().next()?.is_alphanumeric();
        let end = rest.find(|c: char| c.is_alphanumeric() != word).unwrap_or(rest.len());
        let (part, more) = rest.split_at(end);
        rest = more;
        Some(part)
    })
}

fn is_word(part: &str) -> bool {
    part.starts_with(char::is_alphanumeric)
}

/// `A` for capitals, `a` for small letters, `0` for digits, each once where several follow each other.
fn shape(word: &str) -> String {
    let kind = |c: char| match c {
        c if c.is_ascii_digit() => '0',
        c if c.is_uppercase() => 'A',
        _ => 'a',
    };
    let mut shape: Vec<char> = word.chars().map(kind).collect();
    shape.dedup();
    shape.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn words_change_places_with_words_of_their_shape() {
        let mut words = Vocabulary::default();
        assert_eq!(words.invent(&mut Stream::new(1, 1)), None);
        ["H12-H11", "G7*J8", "stop", "pass"].iter().for_each(|text| words.learn(text));
        assert_eq!(words.variants("stop", 100), ["stop"]);
        let all: BTreeSet<String> = words.variants("H12-H11", 100).into_iter().collect();
        assert_eq!(all.len(), 16, "four hexes in two places");
        let some: BTreeSet<String> = words.variants("H12-H11", 5).into_iter().collect();
        assert!(some.len() == 5 && some.is_subset(&all), "{some:?}");
        assert_eq!(Vocabulary::form("place PKR1 0915 N"), "place A0 0 A");
        let mut rng = Stream::new(1, 1);
        for _ in 0..200 {
            let text = words.invent(&mut rng).unwrap();
            let known = ["stop", "pass"].contains(&text.as_str()) || all.contains(&text.replace('*', "-"));
            assert!(known, "{text}");
        }
    }
}
