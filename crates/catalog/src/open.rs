//! Beginning a game, loading a save, opening a position: of whatever game it is.

use crate::game::Game;
use crate::sitting::Sitting;
use crate::{NotFetched, fetch, find, games};
use engine::content::Flaw;
use engine::ruleset::{ScenarioInfo, Setup};
use engine::save::Save;
use engine::table::Throw;
use engine::text::Phrase;

/// Opens a game as people begin it: where nobody has a choice in the set-up, it is set up.
pub fn begin(game: &'static dyn Game, setup: Setup, seed: u64) -> Result<Box<dyn Sitting>, Flaw> {
    let fixed = scenario_of(game, &setup).is_some_and(|it| it.fixed);
    let sitting = game.open(setup, seed)?;
    Ok(if fixed { set_up(sitting) } else { sitting })
}

/// A game as it usually stands when the first move is made, for whoever wants to see what it will look like.
pub fn example(game: &'static dyn Game, setup: Setup) -> Result<Box<dyn Sitting>, Flaw> {
    Ok(set_up(game.open(setup, 0)?))
}

fn scenario_of(game: &'static dyn Game, setup: &Setup) -> Option<&'static ScenarioInfo> {
    // A position written by hand stands as it is written.
    let by_name = |it: &&ScenarioInfo| it.id == setup.scenario && setup.position.is_none();
    game.about().scenarios.iter().find(by_name)
}

fn set_up(mut sitting: Box<dyn Sitting>) -> Box<dyn Sitting> {
    let scenario = scenario_of(sitting.game(), sitting.setup());
    for action in scenario.map_or(&[][..], |it| &it.set_up) {
        // Whoever cannot be set up like that is set up by hand.
        if sitting.play(action, Throw::Seeded).is_err() {
            break;
        }
    }
    sitting
}

/// The game as it was after the first `count` actions, as a game of its own: another line can be tried from there.
pub fn until(sitting: &dyn Sitting, count: usize) -> Result<Box<dyn Sitting>, Flaw> {
    let mut other = sitting.game().load("", &sitting.save())?;
    while other.length() > count && other.take_back().is_ok() {}
    Ok(other)
}

/// Plays a save again, of whatever game it is, and goes on from its end.
pub fn load(file: &str, text: &str) -> Result<Box<dyn Sitting>, Flaw> {
    load_save(file, &Save::parse(file, text)?)
}

/// The same of a save that was read already.
pub fn load_save(file: &str, save: &Save) -> Result<Box<dyn Sitting>, Flaw> {
    let unknown = || Flaw::new(file, Phrase::new("flaw-save-other-game").with("game", save.game.as_str()));
    find(&save.game).ok_or_else(unknown)?.load(file, save)
}

/// The same where the game may have to be loaded first.
pub async fn fetch_and_load(file: &str, text: &str) -> Result<Box<dyn Sitting>, Flaw> {
    let save = Save::parse(file, text)?;
    if matches!(fetch(&save.game).await, Err(NotFetched::Unreachable)) {
        return Err(Flaw::new(file, Phrase::new("flaw-game-unreachable")));
    }
    load(file, text)
}

/// Opens a hand-written position of whatever game it is.
pub fn open_position(file: &str, text: &str, seed: u64) -> Result<Box<dyn Sitting>, Flaw> {
    let (id, setup) = Setup::from_position(file, text)?;
    let named = id.as_deref().unwrap_or_default();
    let known = || games().iter().map(|game| game.about().id).collect::<Vec<_>>().join(", ");
    let unknown = || {
        let phrase = Phrase::new("flaw-position-game").with("game", named).with("known", known());
        Flaw::new(file, phrase)
    };
    let game = find(named).ok_or_else(unknown)?;
    game.open(setup.or_recommended(game.about()), seed).map_err(|flaw| {
        // The game calls its text "position"; the reader knows the file.
        if flaw.file.is_empty() || flaw.file == engine::position::NAME {
            Flaw { file: file.to_string(), ..flaw }
        } else {
            flaw
        }
    })
}
