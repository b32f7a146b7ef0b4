//! `cargo bench -p game-medieval-battle`: how fast random play, cloning, listing and odds are.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::Silent;
use engine::dice::{NoDice, Stream};
use engine::ruleset::{Ruleset, Setup};
use engine::soak::random_game;
use engine::table::{Table, Throw};
use game_medieval_battle::MedievalBattle;
use std::hint::black_box;

/// A position of the first game after some dozens of random actions.
fn midgame() -> (MedievalBattle, <MedievalBattle as Ruleset>::State) {
    let (rules, mut state) = MedievalBattle::open(&Setup::new("first-game")).expect("a scenario");
    let (mut rng, mut buffer) = (Stream::new(4, 0), Vec::new());
    for _ in 0..60 {
        let Some(action) = rules.random(&state, &mut rng, &mut buffer) else { break };
        rules.apply(&mut state, &action, &mut NoDice, &mut Silent).expect("legal");
    }
    (rules, state)
}

fn benches(c: &mut Criterion) {
    for scenario in ["first-game", "crossroads", "two-realms"] {
        let (rules, start) = MedievalBattle::open(&Setup::new(scenario)).expect("a scenario");
        let mut buffer = Vec::new();
        let decisions = random_game(&rules, &start, 1, &mut buffer).expect("it ends");
        let mut group = c.benchmark_group("random game");
        group.throughput(Throughput::Elements(decisions));
        group.bench_function(scenario, |b| b.iter(|| random_game(&rules, &start, black_box(1), &mut buffer)));
        group.finish();
    }
    let (rules, state) = midgame();
    c.bench_function("clone a state", |b| b.iter(|| black_box(&state).clone()));
    let mut buffer = Vec::new();
    c.bench_function("legal actions of a turn", |b| b.iter(|| rules.legal(black_box(&state), &mut buffer)));
    c.bench_function("canonical hash", |b| b.iter(|| engine::hash::Fingerprint::of(black_box(&state))));
    let mut table = Table::<MedievalBattle>::open(Setup::new("first-game"), 1).expect("a scenario");
    table.play_text("H12-H11", Throw::Seeded).expect("legal");
    let action = table.legal().remove(0);
    c.bench_function("explain an action with its odds", |b| {
        b.iter(|| table.explain(black_box(&action)).is_ok())
    });
}

criterion_group!(all, benches);
criterion_main!(all);
