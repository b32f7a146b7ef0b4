//! What must hold in every position of every game.

use engine::decision::{Hand, Place};
use engine::dice::{NoDice, Stream};
use engine::ruleset::{Ruleset, Setup};
use engine::soak::soak_game;
use engine::text::Lang;
use engine::ways::ways;
use engine::{Refusal, Silent};
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::state::{HexId, KINDS, Phase, State};
use game_medieval_battle::telling::place;

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

/// Positions of random games, one in so many.
fn some_positions(one_in: u32, seeds: u64, mut see: impl FnMut(&MedievalBattle, &State)) {
    for (n, scenario) in MedievalBattle::about().scenarios.iter().enumerate() {
        for seed in 0..seeds {
            let seed = seed + 100 * n as u64;
            let (rules, mut state) =
                MedievalBattle::open(&Setup { seed, ..Setup::new(&scenario.id) }).expect("a scenario");
            let (mut rng, mut buffer) = (Stream::new(seed, 7), Vec::new());
            while let Some(action) = rules.random(&state, &mut rng, &mut buffer) {
                if rng.below(one_in) == 0 {
                    see(&rules, &state);
                }
                rules.apply(&mut state, &action, &mut NoDice, &mut Silent).expect("legal");
            }
            see(&rules, &state);
        }
    }
}

/// A refusal cites rules of the book and has words in both languages.
#[track_caller]
fn check_refusal(refusal: &Refusal) {
    let book = MedievalBattle::LIBRARY.book().expect("it is built in");
    assert!(!refusal.reasons.is_empty());
    for reason in &refusal.reasons {
        let rules = reason.rule.iter().chain(&reason.see);
        for rule in rules {
            assert!(book.entries().any(|entry| entry.id == rule.id()), "{rule} is not in the book");
        }
        assert!(reason.rule.is_some(), "{reason:?} cites no rule");
        for lang in Lang::ALL {
            let says = MedievalBattle::texts().say(lang, &reason.why);
            assert!(!says.is_empty() && !says.contains(['{', '[', ']']), "{says}");
        }
    }
}

#[test]
fn wherever_a_unit_is_pointed_either_it_gets_there_or_it_is_told_why_not() {
    let (mut told, mut went) = (0, 0);
    some_positions(150, 1, |rules, state| {
        let geo = rules.board(state).geo;
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let gestures: Vec<_> = legal.iter().map(|action| rules.gesture(state, action)).collect();
        let Some(decision) = rules.decision(state) else { return };
        let empty = |to: Place| geo.at(to).is_some_and(|hex| state.at(hex).is_none());
        for (id, unit) in state.units_of(decision.seat) {
            let piece = u16::from(id.0);
            let Some(stands) = unit.hex() else { continue };
            let led: Vec<Place> = match state.phase {
                Phase::Turn | Phase::Moving(_) => {
                    let ways = ways(rules, state, piece).into_iter();
                    // Passing through a friend is no way to get there: nobody stops in a friend's hex.
                    let ends = ways.filter(|way| way.kind != "step" || way.to.is_some_and(&empty));
                    ends.filter_map(|way| way.to).collect()
                }
                _ => gestures.iter().filter(|it| it.piece == Some(piece)).filter_map(|it| it.to).collect(),
            };
            // Far away one hex is like another: all that are near, some of the others.
            let near = |hex: &HexId| geo.distance(stands, *hex) < 3 || (u16::from(*hex) + piece) % 8 == 0;
            for hex in geo.hexes().filter(near) {
                let to = place(geo, hex);
                let why = rules.why_not(state, Hand::Piece(piece), to);
                why.iter().for_each(check_refusal);
                let leads = led.contains(&to);
                let where_to =
                    || format!("{} on {} to {}: {why:?}", unit.kind.id(), geo.label(stands), geo.label(hex));
                if hex != stands && !gestures.iter().any(|it| it.piece == Some(piece) && it.to == Some(to)) {
                    assert_eq!(why.is_none(), leads, "{}", where_to());
                } else if hex != stands {
                    assert_eq!(why, None, "{}", where_to());
                } else {
                    let acts = gestures.iter().any(|it| it.piece == Some(piece));
                    assert!(why.is_none() || !acts, "{}", where_to());
                    if state.moving().is_none() {
                        assert_eq!(why, rules.why_not(state, Hand::Empty, to), "{}", where_to());
                    }
                }
                told += u32::from(why.is_some());
                went += u32::from(leads);
            }
        }
    });
    assert!(told > 5_000 && went > 1_000, "{told} {went}");
}

#[test]
fn wherever_a_kind_is_pointed_either_it_is_placed_there_or_it_is_told_why_not() {
    some_positions(40, 1, |rules, state| {
        let geo = rules.board(state).geo;
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let gestures: Vec<_> = legal.iter().map(|action| rules.gesture(state, action)).collect();
        let setting_up =
            matches!(state.phase, Phase::PlaceWagon(_) | Phase::PlaceUnit(_) | Phase::Return { .. });
        for hex in geo.hexes() {
            let to = place(geo, hex);
            for kind in KINDS {
                let why = rules.why_not(state, Hand::What(kind.id()), to);
                why.iter().for_each(check_refusal);
                let legal =
                    gestures.iter().any(|it| it.what.as_deref() == Some(kind.id()) && it.to == Some(to));
                assert_eq!(
                    why.is_none(),
                    legal || !setting_up && why.is_none(),
                    "{kind:?} {}",
                    geo.label(hex)
                );
            }
            // Pieces of the enemy, pieces beside the board, pieces that there are none of.
            for piece in (u16::from(hex) % 16..48).step_by(16).chain([99, u16::MAX]) {
                rules.why_not(state, Hand::Piece(piece), to).iter().for_each(check_refusal);
            }
        }
        for hand in [Hand::Empty, Hand::Piece(3), Hand::Piece(30), Hand::What("HC"), Hand::What("?")] {
            for to in [Place::Hex { q: 90, r: -90 }, Place::Pose(engine::Pose::default())] {
                rules.why_not(state, hand, to).iter().for_each(check_refusal);
            }
        }
    });
}
