//! A game as whoever does not care which sees it: what it is called, what it says, and how it is opened.

use crate::seated::Seated;
use crate::sitting::Sitting;
use engine::Rule;
use engine::content::Flaw;
use engine::dice::Stream;
use engine::glossary::Term;
use engine::hash::from_canonical;
use engine::orders;
use engine::rule::RuleBook;
use engine::ruleset::{About, Ruleset, Setup};
use engine::save::Save;
use engine::soak::{Soaked, random_game, soak_game};
use engine::table::Table;
use engine::text::Texts;
use std::marker::PhantomData;

/// A game, whichever it is.
pub trait Game: Send + Sync {
    fn about(&self) -> &'static About;
    fn texts(&self) -> &'static Texts;
    /// The rules in our own words; in the page only once somebody handed them over.
    fn book(&self) -> Option<&'static RuleBook>;
    /// The text of the rule book, where it is not built in.
    fn take_book(&self, rules: &str) -> Result<&'static RuleBook, Flaw>;
    fn all_rules(&self) -> &'static [Rule];
    fn check_content(&self, read: &dyn Fn(&str) -> Option<String>) -> Vec<Flaw>;
    /// The words of the book.
    fn glossary(&self) -> &'static [Term];
    /// A content file as it is built into the program.
    fn built_in(&self, name: &str) -> Option<String>;
    /// Opens a game; `seed` is the secret of the dice.
    fn open(&self, setup: Setup, seed: u64) -> Result<Box<dyn Sitting>, Flaw>;
    /// Plays a save again and goes on from its end.
    fn load(&self, file: &str, save: &Save) -> Result<Box<dyn Sitting>, Flaw>;
    /// Any legal answer, by lot, of whoever knows this view of a game.
    fn any_answer(&self, setup: &Setup, view: &[u8], luck: &mut Stream) -> Option<String>;
}

/// What is done to a game where it is measured and tested. The page does neither, so it has a door of its own.
pub trait Measured: Game {
    /// One random game that checks every promise of the contract.
    fn soak(&self, setup: &Setup, seed: u64) -> Result<Soaked, String>;
    /// Random games at full speed, and how large a state is.
    fn runner(&self, setup: &Setup) -> Result<Box<dyn Runner>, Flaw>;
}

/// Plays random games of one set-up with nobody listening.
pub trait Runner: Send {
    /// Decisions made in one game; `None` if it does not end.
    fn play(&mut self, seed: u64) -> Option<u64>;
    /// Clones the first position so many times.
    fn clones(&self, times: u32);
    /// Bytes of a state in memory and in canonical form.
    fn state_bytes(&self) -> (usize, usize);
}

/// The rules of one game, type-erased.
pub struct Door<R>(pub PhantomData<fn() -> R>);

impl<R: Ruleset> Game for Door<R> {
    fn about(&self) -> &'static About {
        R::about()
    }
    fn texts(&self) -> &'static Texts {
        R::texts()
    }
    fn book(&self) -> Option<&'static RuleBook> {
        R::LIBRARY.book()
    }
    fn take_book(&self, rules: &str) -> Result<&'static RuleBook, Flaw> {
        R::LIBRARY.take_book(rules)
    }
    fn all_rules(&self) -> &'static [Rule] {
        R::all_rules()
    }
    fn check_content(&self, read: &dyn Fn(&str) -> Option<String>) -> Vec<Flaw> {
        let mut flaws = R::LIBRARY.check(read);
        if R::LIBRARY.names().any(|name| name == orders::PRESETS) {
            flaws.extend(orders::read_presets(read, R::about().known_to_orders()).err());
        }
        flaws
    }
    fn glossary(&self) -> &'static [Term] {
        R::LIBRARY.glossary()
    }
    fn built_in(&self, name: &str) -> Option<String> {
        R::LIBRARY.built_in(name)
    }
    fn open(&self, setup: Setup, seed: u64) -> Result<Box<dyn Sitting>, Flaw> {
        Ok(Box::new(Seated::new(Table::<R>::open(setup, seed)?)))
    }
    fn load(&self, file: &str, save: &Save) -> Result<Box<dyn Sitting>, Flaw> {
        Ok(Box::new(Seated::new(Table::<R>::load(file, save)?)))
    }
    fn any_answer(&self, setup: &Setup, view: &[u8], luck: &mut Stream) -> Option<String> {
        let (rules, _) = R::open(setup).ok()?;
        let state: R::State = from_canonical(view)?;
        let action = rules.random(&state, luck, &mut Vec::new())?;
        Some(rules.write(&state, &action))
    }
}

impl<R: Ruleset> Measured for Door<R> {
    fn soak(&self, setup: &Setup, seed: u64) -> Result<Soaked, String> {
        soak_game::<R>(setup, seed)
    }
    fn runner(&self, setup: &Setup) -> Result<Box<dyn Runner>, Flaw> {
        setup.check(R::about())?;
        let (rules, start) = R::open(setup)?;
        Ok(Box::new(Running { rules, start, buffer: Vec::with_capacity(1024) }))
    }
}

struct Running<R: Ruleset> {
    rules: R,
    start: R::State,
    buffer: Vec<R::Action>,
}

impl<R: Ruleset> Runner for Running<R> {
    fn play(&mut self, seed: u64) -> Option<u64> {
        random_game(&self.rules, &self.start, seed, &mut self.buffer)
    }
    fn clones(&self, times: u32) {
        for _ in 0..times {
            std::hint::black_box(std::hint::black_box(&self.start).clone());
        }
    }
    fn state_bytes(&self) -> (usize, usize) {
        (size_of::<R::State>(), engine::hash::canonical_bytes(&self.start).len())
    }
}
