//! What must hold in every position of every game.

use engine::ruleset::{Ruleset, Setup};
use engine::soak::soak_game;
use game_medieval_battle::MedievalBattle;

#[test]
fn random_games_of_every_scenario_keep_every_promise() {
    for scenario in &MedievalBattle::about().scenarios {
        for seed in 0..3 {
            for dismounting in ["off", "on"] {
                let setup = Setup { seed, ..Setup::new(&scenario.id).with("dismounting", dismounting) };
                if let Err(what) = soak_game::<MedievalBattle>(&setup, seed) {
                    panic!("{what}");
                }
            }
        }
    }
}
