//! The games behind one door. Whoever stands below this crate (opponent, server, page, command line) names no game:
//! it asks [`games`] or [`find`] and gets a [`Game`], opens it and gets a [`Sitting`]. A sixth game is one more line here.

mod account;
mod game;
pub mod json;
mod open;
mod seated;
mod sitting;

pub use game::{Game, Runner};
pub use open::{begin, example, load, open_position};
pub use sitting::{Answer, Explained, Foreseen, Listed, Passage, Played, Sitting, Way};

use game::Door;
use std::marker::PhantomData;

macro_rules! all_games {
    ($($game:ty),+ $(,)?) => {
        /// All games, in the order in which we offer them.
        pub fn games() -> &'static [&'static dyn Game] {
            &[$(&Door::<$game>(PhantomData)),+]
        }

        /// Does something with every game by its type: tests hold what the door does not show.
        pub fn with_every_game(it: &mut impl WithGame) {
            $(it.game::<$game>();)+
        }
    };
}

all_games![game_medieval_battle::MedievalBattle, game_grunwald::Grunwald,];

/// What is done with every game: see [`with_every_game`].
pub trait WithGame {
    fn game<R: engine::Ruleset>(&mut self);
}

pub fn find(id: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|game| game.about().id == id)
}
