//! Whole battles, played at random: nothing gets stuck, everything that is listed may be done, every battle ends.

use crate::stage::{Stands, begun_with};
use engine::ruleset::Ruleset;
use engine::table::Throw;

/// No battle takes more answers.
const MOST: usize = 400_000;

#[track_caller]
fn plays_out(text: &str, seed: u64) {
    let mut battle = begun_with(text, seed);
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for step in 0..MOST {
        let legal = battle.table.legal().to_vec();
        if legal.is_empty() {
            assert_eq!(battle.asked(), "over", "{text} {seed}: nothing to choose at step {step}");
            return;
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let action = legal[(state % legal.len() as u64) as usize].clone();
        let notation = battle.table.rules().write(battle.table.state(), &action);
        if let Err(stop) = battle.table.play_text(&notation, Throw::Seeded) {
            panic!("{text} {seed}: {notation} at step {step}: {stop:?}\n{}", battle.written());
        }
    }
    panic!("{text} {seed} does not end: {} {:?}", battle.asked(), battle.points());
}

const BATTLES: [&str; 9] = [
    "falkirk",
    "falkirk; mode pinned",
    "courtrai; drowned on",
    "bannockburn; small-folk on",
    "crecy; bombards on; pits on; english-wall on",
    "poitiers; to-horse on",
    "najera; don-tello on; town-levies on",
    "falkirk; scottish-horse on; sullen-welsh on",
    "najera; seize-guard on; flight active",
];

#[test]
fn r_3_0_battles_played_at_random_come_to_an_end() {
    for text in BATTLES {
        plays_out(text, 1);
    }
}
