//! A sum that remembers each modifier and its rule.

use crate::rule::Rule;
use arrayvec::ArrayVec;
use serde::Serialize;

/// Modifiers, each with its rule, and their sum. Lives on the stack, so that resolving a combat
/// when nobody listens costs no allocation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    lines: ArrayVec<Line, 24>,
}

/// What modifiers are counted into: a [`Tally`] for whoever reads its lines, a number for whoever asks no more than the sum. So a
/// price is written down once, and asking for it a thousand times, to list what can be paid, costs no lines.
pub trait Counted: Default {
    fn add(&mut self, value: i32, rule: Rule);

    /// Unless it is zero.
    #[inline]
    fn add_if(&mut self, value: i32, rule: Rule) {
        if value != 0 {
            self.add(value, rule);
        }
    }

    fn sum(&self) -> i32;

    /// Holds the sum to at most `max`.
    #[inline]
    fn cap(&mut self, max: i32, rule: Rule) {
        self.add_if((max - self.sum()).min(0), rule);
    }

    /// Adds another sum.
    fn gather(&mut self, other: &Self);
}

impl Counted for Tally {
    fn add(&mut self, value: i32, rule: Rule) {
        Tally::add(self, value, rule);
    }

    fn sum(&self) -> i32 {
        Tally::sum(self)
    }

    fn gather(&mut self, other: &Tally) {
        Tally::gather(self, other);
    }
}

impl Counted for i32 {
    #[inline]
    fn add(&mut self, value: i32, _: Rule) {
        *self += value;
    }

    #[inline]
    fn sum(&self) -> i32 {
        *self
    }

    #[inline]
    fn gather(&mut self, other: &i32) {
        *self += other;
    }
}

/// One modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    pub value: i32,
    pub rule: Rule,
}

impl Tally {
    /// Adds a modifier, even of zero: a base value of zero is worth a line.
    pub fn add(&mut self, value: i32, rule: Rule) {
        // A rule book with more than 24 modifiers on one roll is a mistake of ours.
        self.lines.push(Line { value, rule });
    }

    /// Adds a modifier unless it is zero.
    pub fn add_if(&mut self, value: i32, rule: Rule) {
        if value != 0 {
            self.add(value, rule);
        }
    }

    /// Adds all lines of another sum; those of the same rule and the same name become one.
    pub fn gather(&mut self, other: &Tally) {
        for line in &other.lines {
            match self.lines.iter_mut().find(|own| own.rule.is(line.rule)) {
                Some(own) => own.value += line.value,
                None => self.add(line.value, line.rule),
            }
        }
    }

    /// Holds the sum to at most `max`; the line says what was taken away.
    pub fn cap(&mut self, max: i32, rule: Rule) {
        self.add_if((max - self.sum()).min(0), rule);
    }

    /// Holds the sum to at least `min`; the line says what was given back.
    pub fn floor(&mut self, min: i32, rule: Rule) {
        self.add_if((min - self.sum()).max(0), rule);
    }

    pub fn sum(&self) -> i32 {
        self.lines.iter().map(|line| line.value).sum()
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::Entry;

    const A: Rule = Rule::new(&Entry { id: "T-1", title_fr: "un", title_en: "one" });
    const B: Rule = Rule::new(&Entry { id: "T-2", title_fr: "deux", title_en: "two" });

    #[test]
    fn a_cap_is_a_line_of_its_own_and_only_when_it_bites() {
        let mut tally = Tally::default();
        tally.add(3, A);
        tally.cap(5, B);
        assert_eq!(tally.lines().len(), 1);
        tally.cap(2, B);
        assert_eq!(tally.lines()[1], Line { value: -1, rule: B });
        assert_eq!(tally.sum(), 2);
        tally.floor(4, A);
        assert_eq!(tally.sum(), 4);
    }

    #[test]
    fn the_same_modifiers_make_lines_or_a_number() {
        fn price<Sum: Counted>() -> Sum {
            let mut price = Sum::default();
            price.add(3, A);
            price.add_if(0, B);
            price.add_if(-1, B);
            price
        }
        let (lines, number): (Tally, i32) = (price(), price());
        assert_eq!(lines.lines(), [Line { value: 3, rule: A }, Line { value: -1, rule: B }]);
        assert_eq!(number, lines.sum());
    }

    #[test]
    fn gathered_lines_of_one_rule_become_one() {
        let (mut total, mut more) = (Tally::default(), Tally::default());
        total.add(3, A);
        more.add(2, A);
        more.add(-1, B);
        total.gather(&more);
        total.gather(&more);
        assert_eq!(total.lines(), [Line { value: 7, rule: A }, Line { value: -2, rule: B }]);
    }
}
