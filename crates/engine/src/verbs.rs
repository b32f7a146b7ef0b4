//! The table of a game's actions: a row says how an action is written, and from it follow writing, reading, and whether an action
//! names only what there is.
//!
//! ```text
//! verbs! { Action, Look<'_>;
//!     ["place" (unit: Unit) (hex: Hex)] => Place { unit, hex };
//!     ["f"]                             => Forward { hold: false };
//!     [((unit, to): Pair<'-'>)]         => Step { unit, to };
//! }
//! ```
//!
//! What stands behind the arrow is both pattern and expression. The rows are tried from the first to the last; an action without a row
//! does not compile. A row that begins with no word of its own is tried where no verb has been understood.

use crate::refusal::Refusal;

/// How a part of an action is written and read: a unit by its letters, a hex by its number. `L` is what it is looked up in.
pub trait Word<L> {
    /// What it stands for in the action.
    type Value;
    /// What the table of the notation calls it.
    const NAME: &'static str;
    /// How many words it takes, at least and at most; only the last part of a row may take now more, now fewer.
    const WORDS: [usize; 2] = [1, 1];

    fn write(look: &L, value: Self::Value) -> String;
    /// `Err(None)` where this is not such a word at all; a refusal where it names what there is not.
    fn read(look: &L, words: &[&str]) -> Result<Self::Value, Option<Refusal>>;
    /// Is there such a thing? Whoever plays without the notation can name anything.
    fn exists(_: &L, _: Self::Value) -> bool {
        true
    }
}

/// What [`verbs!`](crate::verbs!) makes of the table.
pub trait Notation<L>: Sized {
    fn write(&self, look: &L) -> String;
    /// Reads words. The first may be given as `verb` in another spelling, to be compared with those of the table.
    fn read(look: &L, verb: &str, words: &[&str]) -> Result<Self, Option<Refusal>>;
    /// Does it name only what there is?
    fn exists(&self, look: &L) -> bool;
    /// The rows in words: `place UNIT HEX`.
    fn table() -> Vec<String>;
}

/// A part of a row.
#[derive(Clone, Copy)]
pub enum Part {
    Is(&'static str),
    Of { name: &'static str, words: [usize; 2] },
}

impl Part {
    fn words(self) -> [usize; 2] {
        match self {
            Part::Is(_) => [1, 1],
            Part::Of { words, .. } => words,
        }
    }
}

/// Reading goes down the table: which words fall to which part, what has been understood so far.
pub struct Reading<'w> {
    verb: &'w str,
    words: &'w [&'w str],
    verb_known: bool,
    pub why: Option<Refusal>,
}

impl<'w> Reading<'w> {
    pub fn new(verb: &'w str, words: &'w [&'w str]) -> Reading<'w> {
        Reading { verb, words, verb_known: false, why: None }
    }

    /// The words of each part, if the row can be meant.
    pub fn fit(&mut self, parts: &[Part]) -> Option<std::vec::IntoIter<&'w [&'w str]>> {
        let begins = matches!(parts.first(), Some(Part::Is(_)));
        if !begins && self.verb_known {
            return None;
        }
        let (mut rest, mut shares) = (self.words, Vec::with_capacity(parts.len()));
        for (number, part) in parts.iter().enumerate() {
            let [least, most] = part.words();
            let take = if number + 1 == parts.len() { rest.len() } else { least };
            if take < least || take > most || take > rest.len() {
                return None;
            }
            let (share, left) = rest.split_at(take);
            let word = if number == 0 { self.verb } else { share.first().copied().unwrap_or_default() };
            if matches!(part, Part::Is(wanted) if *wanted != word) {
                return None;
            }
            shares.push(share);
            rest = left;
        }
        self.verb_known |= begins;
        Some(shares.into_iter())
    }

    /// A row was meant and could not be read: the reason of the last one stands.
    pub fn failed(&mut self, why: Option<Refusal>) {
        self.why = why.or(self.why.take());
    }
}

/// A row as people read it.
pub fn row(parts: &[Part]) -> String {
    let word = |part: &Part| match *part {
        Part::Is(word) => word.to_string(),
        Part::Of { name, words: [0, _] } => format!("[{name}]"),
        Part::Of { name, .. } => name.to_string(),
    };
    parts.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// A [`Word`](crate::verbs::Word) that is one word.
///
/// ```text
/// word! { Unit, Look<'_>, UnitId, "UNIT";
///     write  |look, unit| look.name(unit).to_string();
///     read   |look, word| look.find(word).ok_or(None);
///     exists |look, unit| look.has(unit);
/// }
/// ```
#[macro_export]
macro_rules! word {
    ($(#[$doc:meta])* $name:ident, $look:ty, $value:ty, $shown:literal;
     write |$at_write:pat_param, $it:pat_param| $write:expr;
     read |$at_read:pat_param, $word:ident| $read:expr;
     $(exists |$at_exists:pat_param, $one:pat_param| $exists:expr;)?) => {
        $(#[$doc])*
        struct $name;

        impl $crate::verbs::Word<$look> for $name {
            type Value = $value;
            const NAME: &'static str = $shown;

            fn write($at_write: &$look, $it: $value) -> String {
                $write
            }
            fn read($at_read: &$look, words: &[&str]) -> Result<$value, Option<$crate::Refusal>> {
                let $word = words.first().copied().unwrap_or_default();
                $read
            }
            $(fn exists($at_exists: &$look, $one: $value) -> bool {
                $exists
            })?
        }
    };
}

/// The table of a game's actions: its notation; see [`engine::verbs`](crate::verbs).
#[macro_export]
macro_rules! verbs {
    ($action:ident, $look:ty;
     $([$($part:tt)+] => $variant:ident $({ $($field:tt)* })? $(( $($value:tt)* ))?;)+) => {
        impl $crate::verbs::Notation<$look> for $action {
            fn write(&self, look: &$look) -> String {
                match self {
                    $($action::$variant $({ $($field)* })? $(( $($value)* ))? => {
                        let words: Vec<String> = vec![$($crate::verbs!(@write look $part)),+];
                        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
                    })+
                }
            }

            fn read(look: &$look, verb: &str, words: &[&str]) -> Result<$action, Option<$crate::Refusal>> {
                let mut reading = $crate::verbs::Reading::new(verb, words);
                $(if let Some(mut words) = reading.fit(&[$($crate::verbs!(@part $look, $part)),+]) {
                    let mut row = || -> Result<$action, Option<$crate::Refusal>> {
                        $($crate::verbs!(@read look words $part);)+
                        Ok($action::$variant $({ $($field)* })? $(( $($value)* ))?)
                    };
                    match row() {
                        Ok(action) => return Ok(action),
                        Err(why) => reading.failed(why),
                    }
                })+
                Err(reading.why)
            }

            fn exists(&self, look: &$look) -> bool {
                match self {
                    $($action::$variant $({ $($field)* })? $(( $($value)* ))? =>
                        $($crate::verbs!(@exists look $part))&&+,)+
                }
            }

            fn table() -> Vec<String> {
                vec![$($crate::verbs::row(&[$($crate::verbs!(@part $look, $part)),+])),+]
            }
        }
    };
    (@write $at:ident $is:literal) => { String::from($is) };
    (@write $at:ident ($name:tt : $word:ty)) => {
        <$word as $crate::verbs::Word<_>>::write($at, $crate::verbs!(@value $name))
    };
    (@read $at:ident $words:ident $is:literal) => { let _ = $words.next(); };
    (@read $at:ident $words:ident ($name:tt : $word:ty)) => {
        let $name = <$word as $crate::verbs::Word<_>>::read($at, $words.next().unwrap_or_default())?;
    };
    (@exists $at:ident $is:literal) => { true };
    (@exists $at:ident ($name:tt : $word:ty)) => {
        <$word as $crate::verbs::Word<_>>::exists($at, $crate::verbs!(@value $name))
    };
    (@value ($first:ident, $second:ident)) => { (Clone::clone($first), Clone::clone($second)) };
    (@value $name:ident) => { Clone::clone($name) };
    (@part $look:ty, $is:literal) => { $crate::verbs::Part::Is($is) };
    (@part $look:ty, ($name:tt : $word:ty)) => {
        $crate::verbs::Part::Of {
            name: <$word as $crate::verbs::Word<$look>>::NAME,
            words: <$word as $crate::verbs::Word<$look>>::WORDS,
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[derive(Clone, Debug, PartialEq)]
    enum Action {
        Ride { lane: u8, far: bool },
        Walk { lane: u8 },
        Swap { from: u8, to: u8 },
        Yield,
    }

    /// The lists have so many lanes.
    struct Lists(u8);
    struct Far;

    crate::word! { Lane, Lists, u8, "LANE";
        write  |_, lane| lane.to_string();
        read   |lists, word| {
            let lane: u8 = word.parse().map_err(|_| None)?;
            let missing = || Some(Refusal::unreadable(Phrase::new("no-lane").with("lane", lane)));
            Some(lane).filter(|lane| *lane < lists.0).ok_or_else(missing)
        };
        exists |lists, lane| lane < lists.0;
    }
    crate::word! { Between, Lists, (u8, u8), "LANE-LANE";
        write |_, (from, to)| format!("{from}-{to}");
        read  |lists, word| {
            let (from, to) = word.split_once('-').ok_or(None)?;
            Ok((Lane::read(lists, &[from])?, Lane::read(lists, &[to])?))
        };
    }
    impl Word<Lists> for Far {
        type Value = bool;
        const NAME: &'static str = "far";
        const WORDS: [usize; 2] = [0, 1];
        fn write(_: &Lists, far: bool) -> String {
            if far { "far".into() } else { String::new() }
        }
        fn read(_: &Lists, words: &[&str]) -> Result<bool, Option<Refusal>> {
            match words {
                [] => Ok(false),
                ["far"] => Ok(true),
                _ => Err(None),
            }
        }
    }
    crate::verbs! { Action, Lists;
        ["go" (lane: Lane) (far: Far)] => Ride { lane, far };
        ["go" "on" (lane: Lane)]       => Walk { lane };
        [((from, to): Between)]        => Swap { from, to };
        ["yield"]                      => Yield;
    }

    fn read(text: &str) -> Result<Action, Option<Refusal>> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Action::read(&Lists(3), words.first().unwrap_or(&""), &words)
    }

    #[test]
    fn what_is_written_reads_back() {
        let (lane, far) = (2, true);
        let all = [
            Action::Ride { lane, far },
            Action::Ride { lane, far: false },
            Action::Walk { lane },
            Action::Yield,
        ];
        let written = all.clone().map(|action| action.write(&Lists(3)));
        assert_eq!(written, ["go 2 far", "go 2", "go on 2", "yield"]);
        for (action, text) in all.into_iter().zip(&written) {
            assert_eq!(read(text), Ok(action));
        }
        assert_eq!(read(" 0-1 "), Ok(Action::Swap { from: 0, to: 1 }));
        assert_eq!(
            Action::read(&Lists(3), "yield", &["YIELD"]),
            Ok(Action::Yield),
            "the game says what a verb is"
        );
    }

    #[test]
    fn what_is_not_there_is_refused_and_what_is_no_row_is_not_understood() {
        let refused = |text: &str| read(text).unwrap_err().map(|refusal| refusal.reasons[0].why.clone());
        assert_eq!(refused("go 7"), Some(Phrase::new("no-lane").with("lane", 7u8)));
        assert_eq!(refused("go on 8"), Some(Phrase::new("no-lane").with("lane", 8u8)));
        assert_eq!(refused("1-9"), Some(Phrase::new("no-lane").with("lane", 9u8)));
        for text in ["", "go", "go 1 near", "go 1 far far", "went 1", "yield 1"] {
            assert_eq!(read(text), Err(None), "{text}");
        }
    }

    #[test]
    fn an_action_may_name_what_there_is_not() {
        assert!(Action::Walk { lane: 2 }.exists(&Lists(3)));
        assert!(!Action::Walk { lane: 3 }.exists(&Lists(3)));
        assert!(Action::Yield.exists(&Lists(3)));
    }

    #[test]
    fn the_table_is_read_by_people_too() {
        assert_eq!(Action::table(), ["go LANE [far]", "go on LANE", "LANE-LANE", "yield"]);
    }
}
