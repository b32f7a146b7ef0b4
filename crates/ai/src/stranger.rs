//! Whoever plays a game that nobody has taught him: any legal action, whatever his level. A new game is played by computers before
//! there is judgement for it.

use crate::{Answer, Bot, Level};
use catalog::Game;
use engine::content::Flaw;
use engine::dice::Stream;
use engine::hash::Fingerprint;
use engine::ruleset::Setup;

pub struct Stranger {
    level: Level,
    seed: u64,
    game: &'static dyn Game,
    setup: Option<Setup>,
}

impl Stranger {
    /// One for the game of this name, if it is there.
    pub fn to(game: &str, level: Level, seed: u64) -> Option<Box<dyn Bot>> {
        let game = catalog::find(game)?;
        Some(Box::new(Stranger { level, seed, game, setup: None }))
    }
}

impl Bot for Stranger {
    fn level(&self) -> Level {
        self.level
    }

    // There is nothing to think about.
    fn limit(&mut self, _: u64) {}

    fn open(&mut self, setup: &Setup) -> Result<(), Flaw> {
        self.game.open(setup.clone(), 0)?;
        self.setup = Some(setup.clone());
        Ok(())
    }

    fn answer(&mut self, view: &[u8], _: &dyn Fn() -> bool) -> Option<Answer> {
        let Fingerprint(hash) = Fingerprint::of_bytes(view);
        let of_position = hash[..8].iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
        let mut luck = Stream::new(self.seed, of_position);
        let action = self.game.any_answer(self.setup.as_ref()?, view, &mut luck)?;
        Some(Answer { expected: vec![action.clone()], action, score: 0, nodes: 0, depth: 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::table::Throw;

    /// Both seats by strangers, to the end.
    fn battle(game: &str, scenario: &str) -> Vec<String> {
        let found = catalog::find(game).expect("it is in the catalog");
        let mut sitting = found.open(Setup::new(scenario), 1).expect("it opens");
        let mut stranger = Stranger::to(game, Level::Knight, 7).expect("a game that there is");
        assert_eq!(stranger.level(), Level::Knight);
        stranger.open(sitting.setup()).expect("it opens for him too");
        let mut played = Vec::new();
        while let Some(answer) = crate::ask(stranger.as_mut(), sitting.as_ref(), &|| false) {
            sitting.play(&answer.action, Throw::Seeded).expect("he plays by the rules");
            played.push(answer.action);
        }
        assert!(sitting.decision().is_none(), "it is over");
        played
    }

    #[test]
    fn a_stranger_plays_any_game_to_its_end_and_the_same_again() {
        let played = battle("medieval-battle", "first-game");
        assert!(played.len() > 20, "{played:?}");
        assert_eq!(battle("medieval-battle", "first-game"), played);
        assert!(Stranger::to("chess", Level::Squire, 1).is_none());
    }
}
