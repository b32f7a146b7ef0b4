//! Exact odds, found by running the real code on every roll. No game writes odds code.

use crate::dice::{Ask, Dice, DiceFault, Faces};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Add, RangeInclusive};

/// An exact probability, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    pub num: u128,
    pub den: u128,
}

impl Fraction {
    pub const ZERO: Fraction = Fraction { num: 0, den: 1 };
    pub const ONE: Fraction = Fraction { num: 1, den: 1 };

    pub fn new(num: u128, den: u128) -> Fraction {
        let by = gcd(num, den).max(1);
        Fraction { num: num / by, den: den / by }
    }

    /// `None` when the exact value does not fit: more dice than any rule throws.
    pub fn times(self, other: Fraction) -> Option<Fraction> {
        let (a, b) = (gcd(self.num, other.den).max(1), gcd(other.num, self.den).max(1));
        Some(Fraction::new(
            (self.num / a).checked_mul(other.num / b)?,
            (self.den / b).checked_mul(other.den / a)?,
        ))
    }

    fn plus(self, other: Fraction) -> Option<Fraction> {
        let by = gcd(self.den, other.den).max(1);
        let left = self.num.checked_mul(other.den / by)?;
        let right = other.num.checked_mul(self.den / by)?;
        Some(Fraction::new(left.checked_add(right)?, (self.den / by).checked_mul(other.den)?))
    }

    /// At least so many hundredths?
    pub fn at_least_percent(self, percent: u8) -> bool {
        self.num.saturating_mul(100) >= self.den.saturating_mul(percent.into())
    }

    /// Is it more likely?
    pub fn exceeds(self, other: Fraction) -> bool {
        self.num.saturating_mul(other.den) > other.num.saturating_mul(self.den)
    }

    /// For display only.
    pub fn percent(self) -> f64 {
        self.num as f64 * 100.0 / self.den as f64
    }
}

impl Add for Fraction {
    type Output = Fraction;

    /// Panics beyond 38 digits, which no enumeration that ends in a lifetime can reach.
    fn add(self, other: Fraction) -> Fraction {
        self.plus(other).expect("probabilities fit 128 bits")
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.num, self.den)
    }
}
impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// What can come of an action, with exact probabilities that sum to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds<K: Ord> {
    pub outcomes: BTreeMap<K, Fraction>,
}

/// Enumeration gave up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OddsFault {
    /// More branches than the limit allows.
    TooMany(usize),
    /// More dice than an exact fraction can hold.
    TooLong,
    Dice(DiceFault),
}

/// Runs `play` once for every way the dice can fall and adds up what it returns, weighted exactly.
/// `most` bounds the number of runs.
///
/// ```
/// # use engine::{dice::{Ask, Dice}, odds::{enumerate, Fraction}, Rule, Seat, rule::Entry};
/// # const RULE: Rule = Rule::new(&Entry { id: "X", title_fr: "", title_en: "" });
/// // The chance that two dice show seven.
/// let odds = enumerate(1000, |dice| {
///     let faces = dice.roll(&Ask::d6(2, Seat(0), RULE))?;
///     Ok(faces.iter().sum::<u8>() == 7)
/// }).unwrap();
/// assert_eq!(odds.outcomes[&true], Fraction::new(6, 36));
/// ```
pub fn enumerate<K: Ord>(
    most: usize,
    mut play: impl FnMut(&mut dyn Dice) -> Result<K, DiceFault>,
) -> Result<Odds<K>, OddsFault> {
    let mut outcomes: BTreeMap<K, Fraction> = BTreeMap::new();
    let mut walk = Enumerated { path: Vec::new(), depth: 0, weight: Some(Fraction::ONE) };
    for _ in 0..most {
        walk.depth = 0;
        walk.weight = Some(Fraction::ONE);
        let outcome = play(&mut walk).map_err(OddsFault::Dice)?;
        let weight = walk.weight.ok_or(OddsFault::TooLong)?;
        let sum = outcomes.entry(outcome).or_insert(Fraction::ZERO);
        *sum = sum.plus(weight).ok_or(OddsFault::TooLong)?;
        if !walk.advance() {
            return Ok(Odds { outcomes });
        }
    }
    Err(OddsFault::TooMany(most))
}

/// The fourth dice source: walks every outcome, one run at a time, like an odometer.
struct Enumerated {
    /// At each branching so far: which branch, of how many.
    path: Vec<(u32, u32)>,
    depth: usize,
    weight: Option<Fraction>,
}

impl Enumerated {
    /// The branch to take now among `branches`.
    fn branch(&mut self, branches: u32) -> u32 {
        if self.depth == self.path.len() {
            self.path.push((0, branches));
        }
        let (branch, _) = self.path[self.depth];
        self.depth += 1;
        branch
    }

    fn weigh(&mut self, by: Fraction) {
        self.weight = self.weight.and_then(|weight| weight.times(by));
    }

    /// Moves on to the next path; false after the last one.
    fn advance(&mut self) -> bool {
        while let Some((branch, branches)) = self.path.pop() {
            if branch + 1 < branches {
                self.path.push((branch + 1, branches));
                return true;
            }
        }
        false
    }
}

/// How many throws of so many dice with so many faces have each sum above the least.
fn throws(count: u8, faces: u32) -> Vec<u128> {
    let mut ways: Vec<u128> = vec![1];
    for _ in 0..count {
        let mut next = vec![0_u128; ways.len() + faces as usize - 1];
        for (sum, count) in ways.iter().enumerate() {
            for face in 0..faces as usize {
                next[sum + face] += count;
            }
        }
        ways = next;
    }
    ways
}

impl Dice for Enumerated {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        let sides = u32::from(ask.highest) - u32::from(ask.lowest) + 1;
        let faces = (0..ask.count)
            .map(|_| {
                let face = ask.lowest + self.branch(sides) as u8;
                self.weigh(Fraction::new(1, sides.into()));
                face
            })
            .collect();
        Ok(faces)
    }

    fn never_fails(&self) -> bool {
        true
    }

    /// As many branches as there are sums, each with the weight of its throws.
    fn total(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        self.class(ask, &|sum| sum.into())
    }

    /// As many branches as there are classes, each with the weight of its sums.
    fn class(&mut self, ask: &Ask, of: &dyn Fn(u8) -> u32) -> Result<Faces, DiceFault> {
        let faces = u32::from(ask.highest) - u32::from(ask.lowest) + 1;
        let least = u32::from(ask.lowest) * u32::from(ask.count);
        let ways = throws(ask.count, faces);
        // Each class with the first of its sums and the weight of all of them.
        let mut classes: Vec<(u32, u32, u128)> = Vec::new();
        for (above, weight) in (0..).zip(&ways) {
            let class = of((least + above).min(255) as u8);
            match classes.iter_mut().find(|(it, ..)| *it == class) {
                Some((_, _, sum)) => *sum += weight,
                None => classes.push((class, above, *weight)),
            }
        }
        let (_, above, weight) = classes[self.branch(classes.len() as u32) as usize];
        self.weigh(Fraction::new(weight, ways.iter().sum()));
        // One throw with that sum: as high as possible from the first die on.
        let mut left = above;
        let lies = (0..ask.count).map(|_| {
            let face = left.min(faces - 1);
            left -= face;
            ask.lowest + face as u8
        });
        Ok(lies.collect())
    }

    /// A pool has `count + 1` branches, each with its binomial weight.
    fn hits(&mut self, ask: &Ask, good: RangeInclusive<u8>) -> Result<u32, DiceFault> {
        let sides = u128::from(ask.highest) - u128::from(ask.lowest) + 1;
        let winning = (ask.lowest..=ask.highest).filter(|face| good.contains(face)).count() as u128;
        let count = u32::from(ask.count);
        let possible: Vec<u32> = match winning {
            0 => vec![0],
            w if w == sides => vec![count],
            _ => (0..=count).collect(),
        };
        let hits = possible[self.branch(possible.len() as u32) as usize];
        for i in 0..hits {
            self.weigh(Fraction::new(winning, sides));
            // The binomial coefficient, one factor at a time, so that the fraction stays short.
            self.weigh(Fraction::new((count - i).into(), (i + 1).into()));
        }
        for _ in hits..count {
            self.weigh(Fraction::new(sides - winning, sides));
        }
        Ok(hits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::{Entry, Rule};
    use crate::seat::Seat;

    const RULE: Rule = Rule::new(&Entry { id: "T", title_fr: "t", title_en: "t" });

    #[test]
    fn one_roll_that_decides_about_another_is_weighted_exactly() {
        // Roll a die; only on a six roll another: the branches have different lengths.
        let odds = enumerate(100, |dice| {
            let first = dice.roll(&Ask::d6(1, Seat(0), RULE))?[0];
            if first < 6 {
                return Ok(0);
            }
            Ok(dice.roll(&Ask::d6(1, Seat(0), RULE))?[0])
        })
        .unwrap();
        assert_eq!(odds.outcomes[&0], Fraction::new(5, 6));
        assert_eq!(odds.outcomes[&3], Fraction::new(1, 36));
        assert_eq!(odds.outcomes.values().fold(Fraction::ZERO, |a, b| a + *b), Fraction::ONE);
    }

    #[test]
    fn a_pool_of_twenty_dice_takes_twenty_one_runs() {
        let mut runs = 0;
        let odds = enumerate(100, |dice| {
            runs += 1;
            dice.hits(&Ask::d6(20, Seat(0), RULE), 4..=6)
        })
        .unwrap();
        assert_eq!(runs, 21);
        assert_eq!(odds.outcomes[&20], Fraction::new(1, 1 << 20));
        assert_eq!(odds.outcomes[&10], Fraction::new(184_756, 1 << 20));
    }

    #[test]
    fn hits_agree_with_walking_every_face() {
        let ask = Ask::d6(4, Seat(0), RULE);
        let quick = enumerate(2000, |dice| dice.hits(&ask, 5..=6)).unwrap();
        let slow =
            enumerate(2000, |dice| Ok(dice.roll(&ask)?.iter().filter(|face| **face >= 5).count() as u32))
                .unwrap();
        assert_eq!(quick, slow);
    }

    #[test]
    fn sums_agree_with_walking_every_face() {
        for count in [1, 2, 3] {
            let ask = Ask::d6(count, Seat(0), RULE);
            let sum = |faces: Faces| faces.iter().map(|face| u32::from(*face)).sum::<u32>();
            let quick = enumerate(2000, |dice| Ok(sum(dice.total(&ask)?))).unwrap();
            let slow = enumerate(2000, |dice| Ok(sum(dice.roll(&ask)?))).unwrap();
            assert_eq!(quick, slow);
        }
    }

    #[test]
    fn classes_agree_with_walking_every_face() {
        let ask = Ask::d6(2, Seat(0), RULE);
        let class = |sum: u8| u32::from(sum >= 9) + u32::from(sum == 7) * 2;
        let sum = |faces: Faces| faces.iter().sum::<u8>();
        let mut runs = 0;
        let quick = enumerate(2000, |dice| {
            runs += 1;
            Ok(class(sum(dice.class(&ask, &class)?)))
        })
        .unwrap();
        let slow = enumerate(2000, |dice| Ok(class(sum(dice.roll(&ask)?)))).unwrap();
        assert_eq!((quick, runs), (slow, 3));
    }

    #[test]
    fn too_many_branches_are_reported_not_walked() {
        let ask = Ask::d6(10, Seat(0), RULE);
        let odds = enumerate(50, |dice| Ok(dice.roll(&ask)?.len()));
        assert_eq!(odds, Err(OddsFault::TooMany(50)));
    }
}
