//! Events in words, as a table: which sentence, and which of the event's fields it says.

use crate::decision::Place;
use crate::text::Phrase;

/// What an event is told by, without its rules: those it was noted with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The kind of the event, as a word for programs.
    pub kind: &'static str,
    /// An empty sentence is not told.
    pub says: Phrase,
    /// Where it happened.
    pub places: Vec<Place>,
}

impl Line {
    pub fn new(kind: &'static str, says: Phrase) -> Line {
        Line { kind, says, places: Vec::new() }
    }

    /// What needs no words.
    pub fn quiet() -> Line {
        Line::new("quiet", Phrase::none())
    }

    pub fn at(self, places: impl IntoIterator<Item = Place>) -> Line {
        Line { places: places.into_iter().collect(), ..self }
    }
}

/// Makes the [`Line`] of an event from a table of sentences.
///
/// A row names the fields that its sentence says. The first ones are put into words by the method of `words` that is called like them;
/// those behind a `;` are numbers and are said as they are. `to as hex` says the field `to` where the sentence has `$hex`. Fields behind
/// a `|` are not said, but may choose the sentence. `at` lists the fields that are places. What needs more than a row is an arm of a
/// `match` behind `else`.
///
/// ```ignore
/// told! { match (event, words) {
///     Event::Placed { unit, to as hex; strength } => "placed", "told-placed", at to;
///     Event::Threw { unit; throw | hit } => "threw", if *hit { "told-hit" } else { "told-missed" };
/// } else {
///     Event::Fought(fight) => tell_fight(fight),
/// } }
/// ```
#[macro_export]
macro_rules! told {
    (@word $says:ident, $words:expr, $word:ident) => {
        $says.with(stringify!($word), $words.$word(*$word))
    };
    (@word $says:ident, $words:expr, $word:ident $name:ident) => {
        $says.with(stringify!($name), $words.$name(*$word))
    };
    (@number $says:ident, $number:ident) => {
        $says.with(stringify!($number), *$number)
    };
    (@number $says:ident, $number:ident $name:ident) => {
        $says.with(stringify!($name), *$number)
    };
    (match ($event:expr, $words:expr) { $(
        $variant:path {
            $( $word:ident $( as $name:ident )? ),*
            $( ; $( $number:ident $( as $called:ident )? ),+ )?
            $( | $( $seen:ident ),+ )?
        } => $kind:literal, $id:expr $( , at $( $place:ident ),+ )? ;
    )* } else { $( $rest:tt )* }) => {
        match $event {
            $( $variant { $( $word, )* $( $( $number, )+ )? $( $( $seen, )+ )? .. } => {
                let says = $crate::text::Phrase::new($id);
                $( let says = $crate::told!(@word says, $words, $word $( $name )?); )*
                $( $( let says = $crate::told!(@number says, $number $( $called )?); )+ )?
                $crate::told::Line::new($kind, says)$( .at([ $( $words.place(*$place) ),+ ]) )?
            } )*
            $( $rest )*
        }
    };
}

#[cfg(test)]
mod tests {
    use super::Line;
    use crate::decision::Place;
    use crate::text::Phrase;

    enum Event {
        Rode { horse: u8, to: i32, left: u8 },
        Threw { throw: u8, hit: bool },
        Slept,
    }

    /// Horses by letters, places on a line.
    struct Words;

    impl Words {
        fn horse(&self, number: u8) -> String {
            char::from(b'A' + number).to_string()
        }
        fn hex(&self, at: i32) -> String {
            format!("no. {at}")
        }
        fn place(&self, at: i32) -> Place {
            Place::Hex { q: at, r: 0 }
        }
    }

    fn tell(event: &Event) -> Line {
        told! { match (event, Words) {
            Event::Rode { horse, to as hex; left as points } => "rode", "told-rode", at to;
            Event::Threw { ; throw | hit } => "threw", if *hit { "told-hit" } else { "told-missed" };
        } else {
            Event::Slept => Line::quiet(),
        } }
    }

    #[test]
    fn a_row_says_its_fields_in_words_or_as_numbers_and_where_it_was() {
        let rode = tell(&Event::Rode { horse: 1, to: 7, left: 3 });
        let says = Phrase::new("told-rode").with("horse", "B").with("hex", "no. 7").with("points", 3_u8);
        assert_eq!(rode, Line::new("rode", says).at([Place::Hex { q: 7, r: 0 }]));
    }

    #[test]
    fn a_field_may_choose_the_sentence_without_being_said() {
        let missed = tell(&Event::Threw { throw: 2, hit: false });
        assert_eq!(missed, Line::new("threw", Phrase::new("told-missed").with("throw", 2_u8)));
        assert_eq!(tell(&Event::Threw { throw: 5, hit: true }).says.id, "told-hit");
        assert!(tell(&Event::Slept).says.is_empty());
    }
}
