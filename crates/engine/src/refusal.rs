//! Why an action is not legal, and by which rule.

use crate::dice::DiceFault;
use crate::rule::Rule;
use crate::text::{Lang, Phrase, Texts};

/// An illegal action: nothing has changed, and these are the reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub reasons: Vec<Reason>,
}

/// One reason of a [`Refusal`]. A reason without a rule is about the request itself: it could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub rule: Option<Rule>,
    pub why: Phrase,
    /// Rules and rulings that the reason rests on too.
    pub see: Vec<Rule>,
}

impl Refusal {
    pub fn new(rule: Rule, why: Phrase) -> Refusal {
        Refusal { reasons: vec![Reason { rule: Some(rule), why, see: Vec::new() }] }
    }

    /// The request is not understood, whatever the rules say.
    pub fn unreadable(why: Phrase) -> Refusal {
        Refusal { reasons: vec![Reason { rule: None, why, see: Vec::new() }] }
    }

    pub fn and(mut self, rule: Rule, why: Phrase) -> Refusal {
        self.reasons.push(Reason { rule: Some(rule), why, see: Vec::new() });
        self
    }

    /// Adds what the last reason rests on too.
    pub fn see(mut self, rules: &[Rule]) -> Refusal {
        if let Some(last) = self.reasons.last_mut() {
            last.see.extend_from_slice(rules);
        }
        self
    }

    pub fn rules(&self) -> Vec<Rule> {
        self.reasons.iter().filter_map(|reason| reason.rule).collect()
    }

    /// All reasons, each with its rule, e.g. `MB-IV.2.d: the unit was halted`.
    pub fn say(&self, texts: &Texts, lang: Lang) -> String {
        let one = |reason: &Reason| {
            let why = texts.say(lang, &reason.why);
            reason.rule.map_or(why.clone(), |rule| format!("{rule}: {why}"))
        };
        self.reasons.iter().map(one).collect::<Vec<_>>().join("; ")
    }
}

/// Why an action was not carried out. In each case the position is untouched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    Refused(Refusal),
    Dice(DiceFault),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal)
    }
}
impl From<DiceFault> for Stop {
    fn from(fault: DiceFault) -> Stop {
        Stop::Dice(fault)
    }
}

impl Stop {
    /// The reasons as phrases, to be said inside another sentence.
    pub fn phrases(&self) -> Vec<Phrase> {
        match self {
            Stop::Dice(fault) => vec![fault.phrase()],
            Stop::Refused(refusal) => {
                let one = |reason: &Reason| match reason.rule {
                    Some(rule) => Phrase::new("reason").with("rule", rule).with("why", reason.why.clone()),
                    None => reason.why.clone(),
                };
                refusal.reasons.iter().map(one).collect()
            }
        }
    }

    pub fn say(&self, texts: &Texts, lang: Lang) -> String {
        match self {
            Stop::Refused(refusal) => refusal.say(texts, lang),
            Stop::Dice(fault) => texts.say(lang, &fault.phrase()),
        }
    }
}
