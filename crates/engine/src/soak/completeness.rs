//! Lists are complete: everything that can be written with the words of a position is legal exactly where it is listed.
//!
//! An open decision lists candidates only. Of it is promised that every candidate is legal, and that `check` is the authority it
//! is said to be: it lets pass exactly what `apply` carries out, and what is refused changes nothing. Whether `check` lets enough
//! pass is for the tests of a game to say.

use super::vocabulary::Vocabulary;
use crate::dice::Seeded;
use crate::journal::Silent;
use crate::ruleset::Ruleset;
use std::collections::BTreeMap;

/// One notation of each form that a game has: `move PKR1` and `move TGM2` are of one form.
#[derive(Clone, Debug, Default)]
pub struct Forms(BTreeMap<String, String>);

impl Forms {
    pub fn learn(&mut self, text: &str) {
        self.0.entry(Vocabulary::form(text)).or_insert_with(|| text.to_string());
    }
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.0.values().map(String::as_str)
    }
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

/// What was tried at one decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// So many notations could be read as actions.
    pub read: usize,
    /// So many of them are legal.
    pub legal: usize,
}

/// Writes everything that these forms can say with these words, up to `most` of each form, and holds the list of the decision against
/// the check: of a closed one what can be read is legal exactly where it is listed. `None` where the game is over.
pub fn list_against_check<R: Ruleset>(
    rules: &R,
    state: &R::State,
    forms: &Forms,
    words: &Vocabulary,
    most: usize,
) -> Result<Option<Tried>, String> {
    let Some(decision) = rules.decision(state) else { return Ok(None) };
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    let mut texts: Vec<String> = forms.texts().flat_map(|form| words.variants(form, most)).collect();
    if decision.open {
        let listed: Vec<String> = legal.iter().map(|action| rules.write(state, action)).collect();
        texts.extend(listed.iter().step_by(listed.len().div_ceil(most).max(1)).flat_map(|text| slips(text)));
        texts.extend(listed);
    }
    let mut tried = Tried::default();
    for text in texts {
        let Ok(action) = rules.read(state, &text) else { continue };
        let (may, listed) = (rules.check(state, &action).is_ok(), legal.contains(&action));
        let holds = if decision.open { may || !listed } else { may == listed };
        if !holds {
            let kind = decision.kind;
            return Err(format!("asked {kind}, {text:?} is listed: {listed}, may be done: {may}"));
        }
        if decision.open {
            carried_out_if_it_may(rules, state, &action, may).map_err(|what| format!("{text:?} {what}"))?;
        }
        tried.read += 1;
        tried.legal += usize::from(may);
    }
    Ok(Some(tried))
}

/// Where not every answer is listed, nothing but the check says what is carried out.
fn carried_out_if_it_may<R: Ruleset>(
    rules: &R,
    state: &R::State,
    action: &R::Action,
    may: bool,
) -> Result<(), String> {
    let mut after = state.clone();
    let done = rules.apply(&mut after, action, &mut Seeded::new(1, 1), &mut Silent).is_ok();
    if done != may {
        return Err(format!("may be done: {may}, is carried out: {done}"));
    }
    if !done && after != *state {
        return Err("is refused and changes the state".into());
    }
    Ok(())
}

/// What somebody writes who slips: a word left out, a word twice, a number one more or one less.
fn slips(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let mut slips = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let mut instead = |put: &[&str]| slips.push([&words[..at], put, &words[at + 1..]].concat().join(" "));
        instead(&[]);
        instead(&[word, word]);
        let digits = word.find(|c: char| c.is_ascii_digit()).map(|from| word.split_at(from));
        let Some((before, rest)) = digits else { continue };
        let (digits, after) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()));
        let Ok(number) = digits.parse::<u32>() else { continue };
        for other in [number.checked_sub(1), number.checked_add(1)].into_iter().flatten() {
            instead(&[&format!("{before}{other:0width$}{after}", width = digits.len())]);
        }
    }
    slips
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_slips_leaves_out_a_word_says_it_twice_or_miscounts() {
        assert_eq!(slips("x"), ["", "x x"]);
        let of_two = ["9P", "recruit recruit 9P", "recruit", "recruit 9P 9P", "recruit 8P", "recruit 10P"];
        assert_eq!(slips("recruit 9P"), of_two);
        assert!(slips("place PKR1 0909").contains(&"place PKR1 0910".to_string()));
    }
}
