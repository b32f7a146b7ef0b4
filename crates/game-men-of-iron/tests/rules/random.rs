//! Random play: nobody is asked what has no answer, and every answer that is listed may be given.

use engine::Listener;
use engine::dice::Seeded;
use game_men_of_iron::content::CONTENT;
use game_men_of_iron::ids::UnitId;
use game_men_of_iron::state::{Phase, State, Whereabouts};
use game_men_of_iron::{MenOfIron, Options, notation, play};

/// A number that follows from the one before.
fn next(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed
}

fn options(all: bool) -> Options {
    let plain = Options { wet: true, mud: true, ..Options::default() };
    if !all {
        return plain;
    }
    Options {
        wall: true,
        bombards: true,
        pits: true,
        to_horse: true,
        fickle: true,
        levies: true,
        sullen: true,
        drowning: true,
        small_folk: true,
        ..plain
    }
}

/// Two units in a hex are a host and its guest, and everybody stands where he is allowed to.
fn sound(rules: &MenOfIron, state: &State) {
    for unit in UnitId::all(state.units.len()) {
        if let Whereabouts::Map(hex) = state.unit(unit).whereabouts {
            assert!(
                state.all_at(hex).any(|it| it == unit),
                "{} is not where it is",
                rules.battle.unit(unit).id
            );
        }
    }
}

#[test]
fn random_play_ends_no_question_without_an_answer() {
    let mut seen = std::collections::BTreeMap::<String, usize>::new();
    for (number, battle) in CONTENT.battles.iter().enumerate() {
        for all in [false, true] {
            let rules = MenOfIron::new(&CONTENT, battle, options(all));
            let mut state = rules.start();
            let mut seed = 0x9E37_79B9 + number as u64 * 77 + u64::from(all);
            let mut dice = Seeded::new(seed, 1);
            let mut actions = Vec::new();
            for step in 0..STEPS {
                if matches!(state.now.phase, Phase::Over(_)) {
                    state = rules.start();
                }
                let look = rules.look(&state);
                actions.clear();
                look.legal(&mut actions);
                let asked = look.question().map_or("over", |question| question.kind);
                assert!(
                    !actions.is_empty(),
                    "{} step {step}: nothing to answer to {asked}: {:?}",
                    battle.id,
                    state.now
                );
                // Much that is listed leads nowhere; whoever does only that never fights.
                let mut at = next(&mut seed) as usize % actions.len();
                let dull = |text: &str| {
                    ["pass", "turn", "withdraw", "seize", "lead"].iter().any(|verb| text.starts_with(verb))
                };
                for _ in 0..3 {
                    if dull(&notation::write(&look, &actions[at])) {
                        at = next(&mut seed) as usize % actions.len();
                    }
                }
                let action = actions[at].clone();
                let text = notation::write(&look, &action);
                if step % 7 == 0 {
                    for action in &actions {
                        let no = look.may_answer(action);
                        assert!(
                            no.is_ok(),
                            "{}: {} is listed: {no:?}",
                            battle.id,
                            notation::write(&look, action)
                        );
                    }
                }
                assert!(look.may_answer(&action).is_ok(), "{text}");
                *seen.entry(text.split(' ').next().unwrap_or_default().to_string()).or_default() += 1;
                let done = play::perform(&rules, &mut state, &mut dice, &mut Listener::Nobody, &action);
                assert!(done.is_ok(), "{text}");
                if step % 5 == 0 {
                    sound(&rules, &state);
                }
            }
        }
    }
    for verb in ["charge", "ride", "react", "counter", "advance", "retreat", "retire", "fire"] {
        assert!(seen.contains_key(verb), "{verb} never happened");
    }
}

const STEPS: usize = 4000;
