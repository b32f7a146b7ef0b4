//! Where rolls come from. One trait, five sources: seeded for play, scripted for tests, recorded for replays,
//! enumerated for exact odds, and typed by people who roll real dice.

use crate::rule::Rule;
use crate::seat::Seat;
use crate::text::Phrase;
use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;
use std::ops::RangeInclusive;

/// The faces of one throw, in the order they lie.
pub type Faces = ArrayVec<u8, MOST_DICE>;

/// No rule throws more dice at once; a larger pool is thrown in parts.
pub const MOST_DICE: usize = 64;

/// A throw that a rule asks for: who throws, why, how many dice of which kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ask {
    pub seat: Seat,
    pub rule: Rule,
    pub count: u8,
    /// The lowest face: 1, or 0 for a ten-sided die read 0 to 9.
    pub lowest: u8,
    pub highest: u8,
    /// Which way the thrower hopes, for the account of luck.
    pub hope: Hope,
}

/// Which rolls are good for the one who throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Hope {
    High,
    Low,
    Neither,
}

impl Ask {
    /// So many six-sided dice.
    pub const fn d6(count: u8, seat: Seat, rule: Rule) -> Ask {
        Ask { seat, rule, count, lowest: 1, highest: 6, hope: Hope::Neither }
    }

    /// So many ten-sided dice, read 0 to 9.
    pub const fn d10(count: u8, seat: Seat, rule: Rule) -> Ask {
        Ask { seat, rule, count, lowest: 0, highest: 9, hope: Hope::Neither }
    }

    pub const fn hoping(mut self, hope: Hope) -> Ask {
        self.hope = hope;
        self
    }

    fn sides(&self) -> u32 {
        u32::from(self.highest) - u32::from(self.lowest) + 1
    }

    fn allows(&self, face: u8) -> bool {
        (self.lowest..=self.highest).contains(&face)
    }

    /// Twice the expected sum, so that it stays a whole number.
    pub fn twice_expected(&self) -> i64 {
        i64::from(self.count) * (i64::from(self.lowest) + i64::from(self.highest))
    }
}

/// A source of rolls.
pub trait Dice {
    /// Throws the dice asked for.
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault>;

    /// Throws dice of which only the sum matters. Enumeration walks the possible sums with their exact weights; what lies
    /// then is one of the throws with that sum.
    fn total(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        self.roll(ask)
    }

    /// Throws dice of whose sum only the class matters: passed or failed, which cell of a table. Enumeration walks the classes
    /// with their exact weights; what lies then is one of the throws of its class.
    fn class(&mut self, ask: &Ask, _of: &dyn Fn(u8) -> u32) -> Result<Faces, DiceFault> {
        self.total(ask)
    }

    /// Never at a loss: whoever throws these dice needs not be ready to take back what he has begun.
    fn never_fails(&self) -> bool {
        false
    }

    /// Throws a pool of which only the number of hits matters. Enumeration walks the possible numbers of hits
    /// with their exact weights instead of every arrangement of faces.
    fn hits(&mut self, ask: &Ask, good: RangeInclusive<u8>) -> Result<u32, DiceFault> {
        let faces = self.roll(ask)?;
        Ok(faces.iter().filter(|face| good.contains(face)).count() as u32)
    }
}

/// Why no roll could be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceFault {
    /// The script or record has no more dice for this throw.
    RanOut { rule: Rule, needed: u8, left: usize },
    /// Dice remain after the action is done.
    LeftOver { left: Vec<u8> },
    /// A face that this die does not have.
    NoSuchFace { face: u8, lowest: u8, highest: u8 },
    /// The action rolls, but this source never does.
    NoDice { rule: Rule },
    /// The person at the table broke off.
    Cancelled,
}

impl DiceFault {
    pub fn phrase(&self) -> Phrase {
        match self {
            DiceFault::RanOut { rule, needed, left } => {
                Phrase::new("dice-ran-out").with("rule", *rule).with("needed", *needed).with("left", *left)
            }
            DiceFault::LeftOver { left } => Phrase::new("dice-left-over")
                .with("dice", left.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")),
            DiceFault::NoSuchFace { face, lowest, highest } => Phrase::new("dice-no-such-face")
                .with("face", *face)
                .with("lowest", *lowest)
                .with("highest", *highest),
            DiceFault::NoDice { rule } => Phrase::new("dice-none").with("rule", *rule),
            DiceFault::Cancelled => Phrase::new("dice-cancelled"),
        }
    }
}

/// A stream of random numbers from a seed, the same on every platform. Used by [`Seeded`] dice, random set-ups and
/// simulation; numbers are drawn by rejection, so that no library's idea of a range can change a game.
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// Stream number `stream` of the key that `seed` stands for.
    pub fn new(seed: u64, stream: u64) -> Stream {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(b"conroi 1");
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Stream(rng)
    }

    /// A number from 0 up to but without `bound`; 0 when the bound is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let rest = u32::MAX % bound;
        loop {
            let draw = self.0.next_u32();
            // The topmost partial copy of the range is thrown away; what remains is even.
            if draw < u32::MAX - rest {
                return draw % bound;
            }
        }
    }

    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Shuffles in place (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The dice of a game: the n-th action of a game always draws from stream n of its seed. A save therefore needs
/// no position in the stream, and taking an action back and trying again rolls the same dice.
pub struct Seeded(Stream);

impl Seeded {
    pub fn new(seed: u64, sequence: u64) -> Seeded {
        // Streams below 2^32 belong to dice; set-ups and salts draw from streams above.
        Seeded(Stream::new(seed, sequence))
    }
}

impl Dice for Seeded {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        Ok((0..ask.count).map(|_| ask.lowest + self.0.below(ask.sides()) as u8).collect())
    }
    fn never_fails(&self) -> bool {
        true
    }
}

/// Dice written down beforehand: by a test, or by a person on the command line.
pub struct Scripted {
    faces: Vec<u8>,
    used: usize,
}

impl Scripted {
    pub fn new(faces: impl Into<Vec<u8>>) -> Scripted {
        Scripted { faces: faces.into(), used: 0 }
    }

    /// Nothing may be left over.
    pub fn finish(&self) -> Result<(), DiceFault> {
        match &self.faces[self.used..] {
            [] => Ok(()),
            left => Err(DiceFault::LeftOver { left: left.to_vec() }),
        }
    }
}

impl Dice for Scripted {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        let left = &self.faces[self.used..];
        let Some(faces) = left.get(..usize::from(ask.count)) else {
            return Err(DiceFault::RanOut { rule: ask.rule, needed: ask.count, left: left.len() });
        };
        if let Some(&face) = faces.iter().find(|&&face| !ask.allows(face)) {
            return Err(DiceFault::NoSuchFace { face, lowest: ask.lowest, highest: ask.highest });
        }
        self.used += faces.len();
        Ok(faces.iter().copied().collect())
    }
}

/// A replay reads the dice that were recorded with each action: the same reading as a script.
pub type Recorded = Scripted;

/// A source for actions that must not roll.
pub struct NoDice;

impl Dice for NoDice {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        Err(DiceFault::NoDice { rule: ask.rule })
    }
}

/// People at a real table: each throw is asked of somebody, who types what lies there.
pub struct Typed<F>(pub F);

impl<F: FnMut(&Ask) -> Option<Vec<u8>>> Dice for Typed<F> {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        let faces = (self.0)(ask).ok_or(DiceFault::Cancelled)?;
        let mut script = Scripted::new(faces);
        let faces = script.roll(ask)?;
        script.finish()?;
        Ok(faces)
    }
}

/// One throw as it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rolled {
    pub ask: Ask,
    pub faces: Vec<u8>,
}

/// Passes rolls through and remembers them.
pub struct Logged<'a> {
    source: &'a mut dyn Dice,
    pub rolls: Vec<Rolled>,
}

impl<'a> Logged<'a> {
    pub fn new(source: &'a mut dyn Dice) -> Logged<'a> {
        Logged { source, rolls: Vec::new() }
    }

    pub fn faces(&self) -> Vec<u8> {
        self.rolls.iter().flat_map(|roll| roll.faces.iter().copied()).collect()
    }
}

impl Dice for Logged<'_> {
    fn roll(&mut self, ask: &Ask) -> Result<Faces, DiceFault> {
        let faces = self.source.roll(ask)?;
        self.rolls.push(Rolled { ask: *ask, faces: faces.to_vec() });
        Ok(faces)
    }
    fn never_fails(&self) -> bool {
        self.source.never_fails()
    }
}

/// Luck of a seat: what its dice were worth on average and what they showed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Luck {
    pub throws: u32,
    /// In half pips, so that it stays a whole number.
    pub twice_expected: i64,
    pub twice_actual: i64,
    /// Half pips above the average in the direction the thrower hoped for.
    pub twice_fortune: i64,
}

impl Luck {
    pub fn count(&mut self, roll: &Rolled) {
        let expected = roll.ask.twice_expected();
        let actual = 2 * roll.faces.iter().map(|face| i64::from(*face)).sum::<i64>();
        self.throws += 1;
        self.twice_expected += expected;
        self.twice_actual += actual;
        self.twice_fortune += match roll.ask.hope {
            Hope::High => actual - expected,
            Hope::Low => expected - actual,
            Hope::Neither => 0,
        };
    }
}
