//! Random play of every game, short enough for every day, where numbers that overflow are noticed. `cargo xtask soak` plays longer, in
//! the release, where they are not.

use catalog::measured;
use engine::ruleset::{About, Setup};
use engine::soak::{Soaked, battle_by_lot};
use std::collections::BTreeSet;

/// So many decisions of each game.
const DECISIONS: u64 = 12_000;

#[test]
fn a_number_that_overflows_is_noticed_here() {
    let sum = std::panic::catch_unwind(|| std::hint::black_box(u8::MAX) + std::hint::black_box(1));
    assert!(
        sum.is_err(),
        "a profile without checks: a rule could count past the end and nobody would notice"
    );
}

#[test]
fn random_games_of_every_game_keep_every_promise_and_each_is_held_against_them() {
    let mut all = Soaked::default();
    for game in measured() {
        let about = game.about();
        let opens = |setup: &Setup| game.runner(setup).is_ok();
        let mut sum = Soaked::default();
        for number in 1000.. {
            let setup = battle_by_lot(about, None, number, &opens).expect("a battle");
            sum = sum.and(game.soak(&setup, number).unwrap_or_else(|what| panic!("{}: {what}", about.id)));
            if sum.decisions >= DECISIONS {
                break;
            }
        }
        println!("{}: {sum:?}", about.id);
        let Soaked {
            actions_tried, refusals_checked, saves_loaded, taken_back, ways_walked, intended, ..
        } = sum;
        for (promise, times) in [
            ("actions tried", actions_tried),
            ("refusals", refusals_checked),
            ("actions made up", sum.inventions_read),
            ("saves", saves_loaded),
            ("taken back", taken_back),
            ("ways", ways_walked),
            ("orders", intended),
            ("odds", sum.odds_held_against_play),
        ] {
            // A game that has only begun may have no piece to move and no die to throw.
            assert!(times > 0 || !about.complete, "{}: nobody looked at: {promise}", about.id);
        }
        all = all.and(sum);
    }
    // Not every game has secrets or throws dice, nor do orders answer in every game.
    assert!(all.secrets_disguised > 0 && all.answered_by_order > 0 && all.throws_weighed > 0, "{all:?}");
}

/// Every pair of values of two options of a battle. Of two long lists, such as ready-made armies, one value is a default.
fn pairs(about: &About, scenario: &str) -> BTreeSet<[String; 2]> {
    let options: Vec<_> = about.battle(scenario).options().collect();
    let mut pairs = BTreeSet::new();
    for (at, one) in options.iter().enumerate() {
        for other in &options[at + 1..] {
            let long = one.values.len() > 5 && other.values.len() > 5;
            for (first, second) in
                one.values.iter().flat_map(|it| other.values.iter().map(move |own| (it, own)))
            {
                if !long || first.id == one.default || second.id == other.default {
                    pairs.insert([format!("{}={}", one.id, first.id), format!("{}={}", other.id, second.id)]);
                }
            }
        }
    }
    pairs
}

#[test]
fn by_lot_every_value_of_every_option_comes_up_beside_every_other() {
    for game in measured() {
        let about = game.about();
        for scenario in &about.scenarios {
            let wanted = pairs(about, &scenario.id);
            let opens = |setup: &Setup| game.runner(setup).is_ok();
            let drawn = |number: u64, opens: &dyn Fn(&Setup) -> bool| {
                let setup = battle_by_lot(about, Some(&scenario.id), number, opens).expect("a battle");
                let value = |id: &str| format!("{id}={}", setup.option(about, id));
                let values: Vec<String> =
                    about.battle(&scenario.id).options().map(|it| value(it.id)).collect();
                let pairs = values.iter().enumerate().flat_map(|(at, one)| {
                    values[at + 1..].iter().map(move |other| [one.clone(), other.clone()])
                });
                pairs.collect::<BTreeSet<[String; 2]>>()
            };
            let mut met = BTreeSet::new();
            for number in 0..2000 {
                // What cannot be opened is not played, so nobody has met it there. To open takes its time: only where there is news.
                if !drawn(number, &|_| true).is_subset(&met) {
                    met.extend(drawn(number, &opens));
                }
            }
            // Not every army fits every board, whatever else is chosen.
            let fits = |pair: &&[String; 2]| {
                let values = pair.iter().filter_map(|it| it.split_once('='));
                opens(&values.fold(Setup::new(&scenario.id), |setup, (id, value)| setup.with(id, value)))
            };
            let missing: Vec<_> = wanted.difference(&met).filter(fits).collect();
            assert!(missing.is_empty(), "{}, {}: never together {missing:?}", about.id, scenario.id);
        }
    }
}

#[test]
fn a_battle_that_cannot_be_opened_is_not_drawn() {
    for game in measured() {
        for number in 0..60 {
            let opens = |setup: &Setup| game.runner(setup).is_ok();
            let setup = battle_by_lot(game.about(), None, number, &opens).expect("a battle");
            assert!(opens(&setup), "{setup:?}");
        }
        assert_eq!(battle_by_lot(game.about(), Some("moon"), 1, &|_| true), None);
    }
}
