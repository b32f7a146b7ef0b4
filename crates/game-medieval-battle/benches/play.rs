//! `cargo bench -p game-medieval-battle`: how fast random play, cloning, listing and odds are.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::Silent;
use engine::decision::Hand;
use engine::dice::{NoDice, Stream};
use engine::ruleset::{Ruleset, Setup};
use engine::soak::random_game;
use engine::table::{Table, Throw};
use game_medieval_battle::MedievalBattle;
use std::hint::black_box;

/// A position after some dozens of random actions.
fn midgame(scenario: &str, actions: u32) -> (MedievalBattle, <MedievalBattle as Ruleset>::State) {
    let (rules, mut state) = MedievalBattle::open(&Setup::new(scenario)).expect("a scenario");
    let (mut rng, mut buffer) = (Stream::new(4, 0), Vec::new());
    for _ in 0..actions {
        let Some(action) = rules.random(&state, &mut rng, &mut buffer) else { break };
        rules.apply(&mut state, &action, &mut NoDice, &mut Silent).expect("legal");
    }
    (rules, state)
}

/// On the large map, in the first turn after both armies are set up: everybody on the board with all his points.
fn what_a_page_asks(c: &mut Criterion) {
    let (rules, mut state) = midgame("two-realms", 4);
    let mut buffer = Vec::new();
    while rules.decision(&state).is_some_and(|decision| decision.kind == "deploy") {
        rules.legal(&state, &mut buffer);
        let middle = buffer[(buffer.len() - 1) / 2];
        rules.apply(&mut state, &middle, &mut NoDice, &mut Silent).expect("legal");
    }
    for overlay in rules.overlays() {
        let focus = rules.scene(&state).pieces[0].place;
        c.bench_function(&format!("overlay {} on the large map", overlay.id), |b| {
            b.iter(|| rules.overlay(black_box(&state), overlay.id, focus))
        });
    }
    let pieces = rules.scene(&state).pieces;
    let own = pieces.iter().filter(|piece| Some(piece.seat) == rules.decision(&state).map(|it| it.seat));
    let rider = own.max_by_key(|piece| piece.dots).expect("a unit");
    c.bench_function("all ways of a rider on the large map", |b| {
        b.iter(|| engine::ways::ways(&rules, black_box(&state), rider.id))
    });
    let far =
        pieces.iter().find(|piece| piece.seat != rider.seat).and_then(|piece| piece.place).expect("an enemy");
    c.bench_function("why not, far away on the large map", |b| {
        b.iter(|| rules.why_not(black_box(&state), Hand::Piece(rider.id), far))
    });
    rules.legal(&state, &mut buffer);
    let pass = *buffer.last().expect("a pass");
    c.bench_function("explain a pass on the large map", |b| {
        b.iter(|| rules.explain(black_box(&state), &pass))
    });
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
    what_a_page_asks(c);
    let (rules, state) = midgame("first-game", 60);
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
