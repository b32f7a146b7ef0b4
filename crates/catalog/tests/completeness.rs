//! Lists are complete, of every game: whatever can be said with the words of a position is legal exactly where it is listed; where
//! a list is open, what passes the check is carried out, and nothing else.

use catalog::{WithGame, with_every_game};
use engine::dice::{Seeded, Stream};
use engine::journal::Silent;
use engine::ruleset::{Ruleset, Setup};
use engine::soak::{Forms, Vocabulary, battle_by_lot, list_against_check};
use std::collections::{BTreeMap, BTreeSet};

/// So many notations of each form are tried at a decision.
const MOST: usize = 1_200;
/// The same where the decision is open.
const MOST_OPEN: usize = 150;
/// So many decisions of each kind are looked at.
const OF_A_KIND: usize = 40;
/// So many random games show what can be written at all.
const GAMES: u64 = 16;

struct Completeness;

impl WithGame for Completeness {
    fn game<R: Ruleset>(&mut self) {
        let id = R::about().id;
        let opens = |setup: &Setup| R::open(setup).is_ok();
        let setups: Vec<Setup> =
            (0..GAMES).filter_map(|number| battle_by_lot(R::about(), None, number, &opens)).collect();
        let mut forms = Forms::default();
        setups
            .iter()
            .for_each(|setup| play::<R>(setup, &mut |rules, state, _| learn(&mut forms, rules, state)));
        let (mut seen, mut open): (BTreeMap<&'static str, [usize; 3]>, BTreeSet<_>) = Default::default();
        for setup in &setups {
            play::<R>(setup, &mut |rules, state, recent| {
                let Some(decision) = rules.decision(state) else { return };
                let [decisions, read, legal] = seen.entry(decision.kind).or_default();
                // The first ones of a kind, then fewer and fewer.
                if *decisions >= OF_A_KIND {
                    return;
                }
                *decisions += 1;
                // What is open is carried out as well.
                let most = if decision.open { MOST_OPEN } else { MOST };
                open.extend(decision.open.then_some(decision.kind));
                match list_against_check(rules, state, &forms, recent, most) {
                    Ok(tried) => {
                        let tried = tried.unwrap_or_default();
                        *read += tried.read;
                        *legal += tried.legal;
                    }
                    Err(what) => {
                        panic!("{id}, {}: {what}\n{}", setup.scenario, rules.write_position(setup, state))
                    }
                }
            });
        }
        println!("{id}: {} forms, {seen:?}", forms.count());
        let sum = seen.values().fold([0; 3], |sum, own| [0, 1, 2].map(|at| sum[at] + own[at]));
        // A game that has only begun has little to say.
        let least = if R::about().complete { [30, 10_000, 500] } else { [1; 3] };
        let enough = sum.iter().zip(least).all(|(seen, least)| *seen >= least);
        assert!(enough, "{id}: {sum:?} decisions, actions, legal");
        for kind in open {
            let [_, read, legal] = seen[kind];
            assert!(legal > 0 && read > legal, "{id}, {kind}: of {read} answers {legal} are legal");
        }
    }
}

fn learn<R: Ruleset>(forms: &mut Forms, rules: &R, state: &R::State) {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    let stride = legal.len().div_ceil(20).max(1);
    legal.iter().step_by(stride).for_each(|action| forms.learn(&rules.write(state, action)));
}

/// Plays one random game and shows each position, with the words of what was legal lately.
fn play<R: Ruleset>(setup: &Setup, see: &mut dyn FnMut(&R, &R::State, &Vocabulary)) {
    let (rules, mut state) = R::open(setup).expect("a battle by lot opens");
    let (mut rng, mut buffer) = (Stream::new(setup.seed, 3), Vec::new());
    let mut recent = Vocabulary::default();
    // Random players set up in one go; of every other game the beginning is taken from the list.
    let from_the_list = if setup.seed % 2 == 1 { 60 } else { 0 };
    for number in 0..700 {
        if number % 25 == 0 {
            recent = Vocabulary::default();
        }
        rules.legal(&state, &mut buffer);
        let stride = buffer.len().div_ceil(12).max(1);
        buffer.iter().step_by(stride).for_each(|action| recent.learn(&rules.write(&state, action)));
        see(&rules, &state, &recent);
        let listed = match number < from_the_list {
            true => buffer.get(rng.below(buffer.len() as u32) as usize).cloned(),
            false => None,
        };
        let Some(action) = listed.or_else(|| rules.random(&state, &mut rng, &mut buffer)) else { return };
        rules.apply(&mut state, &action, &mut Seeded::new(setup.seed, number), &mut Silent).expect("legal");
    }
}

#[test]
fn whatever_can_be_said_is_legal_exactly_where_it_is_listed() {
    with_every_game(&mut Completeness);
}
