//! The games behind one door. Whoever stands below this crate (opponent, server, page, command line) names no game:
//! it asks [`games`], [`find`] or [`fetch`] and gets a [`Game`], opens it and gets a [`Sitting`]. A sixth game is one more line here.

mod account;
mod game;
pub mod json;
mod open;
pub mod ordering;
mod recap;
mod seated;
pub mod shelf;
mod sitting;

pub use game::{Game, Measured, Runner};
pub use open::{begin, example, fetch_and_load, load, load_save, open_position, until};
pub use recap::{Came, Changed, Fate, Grave, Loss, Recap, recap, since_last_turn_of};
pub use seated::Seated;
pub use sitting::{Answer, Explained, Foreseen, Listed, Passage, Played, Sitting, Way};

use game::Door;
use std::fmt;
use std::marker::PhantomData;

macro_rules! all_games {
    ($($chunk:ident $id:literal $game:ty),+ $(,)?) => {
        /// The ids of all games, in the order in which we offer them.
        pub const IDS: &[&str] = &[$($id),+];

        /// All games that are there, in the order in which we offer them: natively every one, in the page those that were fetched.
        #[cfg(not(all(target_family = "wasm", feature = "split")))]
        pub fn games() -> &'static [&'static dyn Game] {
            &[$(&Door::<$game>(PhantomData)),+]
        }

        /// All games, for whoever measures and tests them.
        #[cfg(not(all(target_family = "wasm", feature = "split")))]
        pub fn measured() -> &'static [&'static dyn Measured] {
            &[$(&Door::<$game>(PhantomData)),+]
        }

        /// Does something with every game by its type: tests hold what the door does not show.
        pub fn with_every_game(it: &mut impl WithGame) {
            $(it.game::<$game>();)+
        }

        /// The chunks that the page fetches, one for each game.
        #[cfg(all(target_family = "wasm", feature = "split"))]
        mod chunks {
            use super::*;

            $(#[wasm_split_helpers::wasm_split($chunk, fallible)]
            fn $chunk() -> Result<&'static dyn Game, NotFetched> {
                Ok(&Door::<$game>(PhantomData))
            })+

            pub async fn fetch(id: &str) -> Result<&'static dyn Game, NotFetched> {
                match id {
                    $($id => $chunk().await,)+
                    _ => Err(NotFetched::Unknown),
                }
            }
        }
    };
}

all_games![
    medieval_battle "medieval-battle" game_medieval_battle::MedievalBattle,
    grunwald "grunwald" game_grunwald::Grunwald,
    men_of_iron "men-of-iron" game_men_of_iron::MenOfIron,
];

/// What is done with every game: see [`with_every_game`].
pub trait WithGame {
    fn game<R: engine::Ruleset>(&mut self);
}

/// A game that is there: in the page, one that was fetched.
pub fn find(id: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|game| game.about().id == id)
}

/// Why a game is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotFetched {
    /// There is no such game.
    Unknown,
    /// It could not be loaded: the network, or the server. Another try may find it.
    Unreachable,
}

impl fmt::Display for NotFetched {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            NotFetched::Unknown => "there is no such game",
            NotFetched::Unreachable => "the game could not be loaded",
        })
    }
}
impl std::error::Error for NotFetched {}

/// A game, loaded first where it is not there yet. Natively it is there at once.
pub async fn fetch(id: &str) -> Result<&'static dyn Game, NotFetched> {
    if let Some(game) = find(id) {
        return Ok(game);
    }
    #[cfg(all(target_family = "wasm", feature = "split"))]
    return fetched::take_in(chunks::fetch(id).await?);
    #[cfg(not(all(target_family = "wasm", feature = "split")))]
    Err(NotFetched::Unknown)
}

#[cfg(all(target_family = "wasm", feature = "split"))]
pub use fetched::games;

/// The games that were fetched so far.
#[cfg(all(target_family = "wasm", feature = "split"))]
mod fetched {
    use super::{Game, IDS, NotFetched};
    use engine::sorted::InOrder;
    use std::sync::Mutex;

    static GAMES: Mutex<&[&'static dyn Game]> = Mutex::new(&[]);

    impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
        fn from(_: wasm_split_helpers::SplitLoaderError) -> NotFetched {
            NotFetched::Unreachable
        }
    }

    /// All games that were fetched, in the order in which we offer them.
    pub fn games() -> &'static [&'static dyn Game] {
        GAMES.lock().map_or(&[], |games| *games)
    }

    pub fn take_in(game: &'static dyn Game) -> Result<&'static dyn Game, NotFetched> {
        if let Ok(mut games) = GAMES.lock()
            && !games.iter().any(|known| known.about().id == game.about().id)
        {
            let mut list = games.to_vec();
            list.push(game);
            list.put_in_order_by_key(|game| IDS.iter().position(|id| *id == game.about().id));
            // A page fetches each game once, so what is left behind is a few words.
            *games = list.leak();
        }
        Ok(game)
    }
}
