//! Lists are complete: everything that can be written with the words of a position is legal exactly where it is listed.

use super::vocabulary::Vocabulary;
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

/// Writes everything that these forms can say with these words, up to `most` of each form, and holds the list of a closed decision
/// against the check: what can be read is legal exactly where it is listed. `None` where the decision is open or the game is over.
pub fn list_against_check<R: Ruleset>(
    rules: &R,
    state: &R::State,
    forms: &Forms,
    words: &Vocabulary,
    most: usize,
) -> Result<Option<Tried>, String> {
    let Some(decision) = rules.decision(state).filter(|decision| !decision.open) else { return Ok(None) };
    let (mut legal, mut tried) = (Vec::new(), Tried::default());
    rules.legal(state, &mut legal);
    for text in forms.texts().flat_map(|form| words.variants(form, most)) {
        let Ok(action) = rules.read(state, &text) else { continue };
        let (may, listed) = (rules.check(state, &action).is_ok(), legal.contains(&action));
        if may != listed {
            let kind = decision.kind;
            return Err(format!("asked {kind}, {text:?} is listed: {listed}, may be done: {may}"));
        }
        tried.read += 1;
        tried.legal += usize::from(may);
    }
    Ok(Some(tried))
}
