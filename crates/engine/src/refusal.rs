//! Why an action is not legal, and by which rule.
//!
//! A game answers "may this be done?" with a price or a [`Refused`]: a reason of its own, as cheap as a number, with the rule that
//! forbids it, given on the line that forbids. Only who asks for words gets a [`Refusal`].

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

/// A reason of a game with its rule and what it rests on besides. Cheap to make, because listing legal actions makes thousands of
/// them; the game puts it into words for whoever asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused<No> {
    pub no: No,
    pub rule: Rule,
    pub see: &'static [Rule],
}

impl<No: Copy> Refused<No> {
    #[inline]
    pub const fn new(no: No, rule: Rule) -> Refused<No> {
        Refused { no, rule, see: &[] }
    }

    /// What the reason rests on besides.
    #[inline]
    pub const fn see(self, see: &'static [Rule]) -> Refused<No> {
        Refused { see, ..self }
    }

    /// The reason in these words.
    pub fn said(self, why: Phrase) -> Refusal {
        Refusal::new(self.rule, why).see(self.see)
    }
}

/// All reasons against an action that breaks several rules at once, in the order in which they are found, each once. The parts of a
/// question are asked one by one, by the functions that decide it.
#[derive(Clone, Debug)]
pub struct AllRefused<No>(pub Vec<Refused<No>>);

impl<No: PartialEq> AllRefused<No> {
    /// Beginning with the reason that is found first.
    pub fn first(refused: Refused<No>) -> AllRefused<No> {
        AllRefused(vec![refused])
    }

    /// Keeps the reason against a part, if there is one that is not known yet; else gives the price.
    pub fn note<T>(&mut self, may: Result<T, Refused<No>>) -> Option<T> {
        match may {
            Ok(price) => Some(price),
            Err(refused) => {
                if !self.0.iter().any(|known| known.no == refused.no) {
                    self.0.push(refused);
                }
                None
            }
        }
    }
}

/// The reasons of a game as one table: what each is about, and the sentence that says it. It makes the enum, `by(rule)`, which refuses,
/// and `phrase(words)`, which says why: each field becomes the argument of its name, put into words by the method of that name. What
/// only words need stands behind `with`, so that making a reason never costs the search for it.
///
/// ```
/// # use engine::{Phrase, reasons};
/// # struct Words;
/// # impl Words { fn hex(&self, hex: u16) -> String { format!("{hex:04}") } fn turn(&self) -> u8 { 3 } }
/// reasons! {
///     /// Why not.
///     pub enum No, said with words: &Words;
///     Halted => "no-halted",
///     Lake { hex: u16 } => "no-lake",
///     TooSoon => "no-too-soon" with { turn: words.turn() },
/// }
/// assert_eq!(No::Lake { hex: 915 }.phrase(&Words), Phrase::new("no-lake").with("hex", "0915"));
/// ```
#[macro_export]
macro_rules! reasons {
    (
        $(#[$meta:meta])*
        $vis:vis enum $No:ident, said with $words:ident: $Words:ty;
        $(
            $(#[$about:meta])*
            $Reason:ident $({ $($field:ident: $What:ty),+ })? => $id:literal $(with { $($more:ident: $say:expr),+ })?
        ),+ $(,)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $No {
            $($(#[$about])* $Reason $({ $($field: $What),+ })?),+
        }

        impl $No {
            /// The rule that forbids it.
            #[inline]
            $vis const fn by(self, rule: $crate::Rule) -> $crate::refusal::Refused<$No> {
                $crate::refusal::Refused::new(self, rule)
            }

            /// The reason as a sentence.
            $vis fn phrase(self, $words: $Words) -> $crate::Phrase {
                match self {
                    $($No::$Reason $({ $($field),+ })? => $crate::Phrase::new($id)
                        $($(.with(stringify!($field), $words.$field($field)))+)?
                        $($(.with(stringify!($more), $say))+)?),+
                }
            }
        }
    };
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
