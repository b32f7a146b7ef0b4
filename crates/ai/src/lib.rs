//! The computer opponent: one search over the contract of the engine, and one file of judgement for each game.
//!
//! ```
//! use ai::{Level, bot};
//!
//! let game = catalog::find("medieval-battle").expect("we have it");
//! let mut sitting = game.open(engine::Setup::new("first-game"), 1).expect("it opens");
//! let mut squire = bot("medieval-battle", Level::Squire, 7).expect("it can be played");
//! squire.open(sitting.setup()).expect("it opens for the bot too");
//! let answer = ai::ask(squire.as_mut(), sitting.as_ref(), &|| false).expect("somebody is to decide");
//! sitting.play(&answer.action, engine::table::Throw::Seeded).expect("a bot plays by the rules");
//! ```
//!
//! **A bot cannot peek.** It is given the set-up, which is public, and for each decision the canonical bytes of what its seat may
//! know ([`catalog::Sitting::view_bytes`]): in them a sealed army is a hash and nothing else. It keeps no table of its own, so
//! there is nothing to be told about the other seat's secrets and nothing to get out of step when a move is taken back.
//!
//! **A bot is reproducible.** Its luck comes from its seed and the content of the position. The same set-up, view, seed and node
//! budget give the same plan; a plan of several actions is then carried out without thinking again, as long as the game follows
//! it. Only `stop` can cut a search short of its nodes.

pub mod budget;
// Nobody holds a tournament in the page, where bots are fetched.
#[cfg(not(all(target_family = "wasm", feature = "split")))]
pub mod duel;
pub mod grunwald;
pub mod judgement;
pub mod medieval_battle;
mod memory;
pub mod men_of_iron;
mod player;
#[cfg(not(all(target_family = "wasm", feature = "split")))]
pub mod questions;
pub mod search;
mod stranger;

#[cfg(not(all(target_family = "wasm", feature = "split")))]
pub use duel::{Contender, Duel, Report, duel};

use catalog::Sitting;
use engine::Viewer;
use engine::content::Flaw;
use engine::rule::Bilingual;
use engine::ruleset::Setup;
use game_medieval_battle::MedievalBattle;
use medieval_battle::Captain;
use player::Player;
use stranger::Stranger;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any legal action.
    Random,
    /// One turn ahead, with noise; answers attacks carelessly.
    Squire,
    /// Three turns ahead, attacks played out.
    Knight,
    /// As deep as its nodes allow, with sampled armies and deployments.
    Constable,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Random, Level::Squire, Level::Knight, Level::Constable];

    /// A word for files and commands.
    pub fn id(self) -> &'static str {
        ["random", "squire", "knight", "constable"][self as usize]
    }

    pub fn parse(text: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id().eq_ignore_ascii_case(text))
    }

    pub fn title(self) -> Bilingual {
        let (fr, en) = [
            ("Hasard", "Random"),
            ("Écuyer", "Squire"),
            ("Chevalier", "Knight"),
            ("Connétable", "Constable"),
        ][self as usize];
        Bilingual::new(fr, en)
    }
}

/// A computer player of whatever game. One bot plays one seat.
pub trait Bot: Send {
    fn level(&self) -> Level;
    /// Thinks with another number of nodes than its level's.
    fn limit(&mut self, nodes: u64);
    /// Sits down at a game: its set-up is public.
    fn open(&mut self, setup: &Setup) -> Result<(), Flaw>;
    /// Decides. `view` is the canonical form of what the seat to decide may know; `stop` is asked now and then and ends the thinking
    /// when it says yes, with the best found so far. `None` if there is nothing to decide or this is not such a game's view.
    fn answer(&mut self, view: &[u8], stop: &dyn Fn() -> bool) -> Option<Answer>;
}

/// What a bot decided, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The notation of the action.
    pub action: String,
    /// What it thinks the position is worth to itself: for Medieval Battle 3000 is a victory point.
    pub score: i32,
    /// The action and what it expects to follow, of both seats, in notation.
    pub expected: Vec<String>,
    pub nodes: u64,
    /// Turns it looked ahead; 0 where it did not search.
    pub depth: u8,
}

macro_rules! judgements {
    ($($chunk:ident $id:literal $bot:ty),+ $(,)?) => {
        /// A bot for a game; `None` if there is no such game. One that nobody has taught judgement of is played at random, on every level.
        #[cfg(not(all(target_family = "wasm", feature = "split")))]
        pub fn bot(game: &str, level: Level, seed: u64) -> Option<Box<dyn Bot>> {
            match game {
                $($id => Some(Box::new(<$bot>::new(level, seed))),)+
                other => Stranger::to(other, level, seed),
            }
        }

        /// The same in the page, where judgement is loaded with its game; `None` too if it cannot be loaded.
        #[cfg(all(target_family = "wasm", feature = "split"))]
        pub async fn fetch_bot(game: &str, level: Level, seed: u64) -> Option<Box<dyn Bot>> {
            use catalog::NotFetched;
            $(#[wasm_split_helpers::wasm_split($chunk, fallible)]
            fn $chunk(level: Level, seed: u64) -> Result<Box<dyn Bot>, NotFetched> {
                Ok(Box::new(<$bot>::new(level, seed)))
            })+
            match game {
                $($id => $chunk(level, seed).await.ok(),)+
                other => {
                    catalog::fetch(other).await.ok()?;
                    Stranger::to(other, level, seed)
                }
            }
        }
    };
}

judgements![
    medieval_battle "medieval-battle" Player::<MedievalBattle, Captain>,
    grunwald "grunwald" grunwald::Marshal,
    men_of_iron "men-of-iron" men_of_iron::Commander,
];

/// The same as [`bot`], whether it has to be loaded first or not.
#[cfg(not(all(target_family = "wasm", feature = "split")))]
pub async fn fetch_bot(game: &str, level: Level, seed: u64) -> Option<Box<dyn Bot>> {
    bot(game, level, seed)
}

/// Asks a bot to decide for the seat whose turn it is, from that seat's view alone.
pub fn ask(bot: &mut dyn Bot, sitting: &dyn Sitting, stop: &dyn Fn() -> bool) -> Option<Answer> {
    let seat = sitting.decision()?.seat;
    bot.answer(&sitting.view_bytes(Viewer::Seat(seat)), stop)
}
