//! `cargo bench -p game-grunwald`: how fast random play, cloning, ways and odds are.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::Silent;
use engine::dice::{Seeded, Stream};
use engine::ruleset::{Ruleset, Setup};
use engine::soak::random_game;
use engine::table::Table;
use game_grunwald::Grunwald;
use std::hint::black_box;

type State = <Grunwald as Ruleset>::State;

/// The armies as the scenario sets them up, in the first phase in which somebody moves.
fn drawn_up(scenario: &str) -> (Grunwald, State) {
    let (rules, mut state) = Grunwald::open(&Setup::new(scenario)).expect("a scenario");
    for text in ["default", "ready", "default", "ready"] {
        let action = rules.read(&state, text).expect("it is written so");
        rules.apply(&mut state, &action, &mut Seeded::new(1, 0), &mut Silent).expect("legal");
    }
    (rules, state)
}

/// A position after some thousand random actions.
fn midgame(scenario: &str, actions: u64) -> (Grunwald, State) {
    let (rules, mut state) = drawn_up(scenario);
    let (mut rng, mut buffer) = (Stream::new(4, 0), Vec::new());
    for number in 0..actions {
        let Some(action) = rules.random(&state, &mut rng, &mut buffer) else { break };
        rules.apply(&mut state, &action, &mut Seeded::new(4, number), &mut Silent).expect("legal");
    }
    (rules, state)
}

/// A charge into the back of the enemy, with leaders and banners near.
const ATTACK: &str = r#"
game = "grunwald"
scenario = "choc-des-titans"
turn = 2
step = 2
units = ["PKR1 0915 N nc 3", "PKR2 1014 NW nc 2", "TGM1 0914 S"]
leaders = ["zyndram 0915", "ulrich 0914", "jagiello 0920"]
"#;

fn benches(c: &mut Criterion) {
    for scenario in ["avant-garde", "choc-des-titans", "blitzkrieg-1410"] {
        let (rules, start) = drawn_up(scenario);
        let mut buffer = Vec::new();
        let decisions = random_game(&rules, &start, 1, &mut buffer).expect("it ends");
        let mut group = c.benchmark_group("random game");
        group.throughput(Throughput::Elements(decisions));
        group.bench_function(scenario, |b| b.iter(|| random_game(&rules, &start, black_box(1), &mut buffer)));
        group.finish();
    }
    let (rules, state) = midgame("choc-des-titans", 2000);
    c.bench_function("clone a state of a great battle", |b| b.iter(|| black_box(&state).clone()));
    c.bench_function("canonical hash", |b| b.iter(|| engine::hash::Fingerprint::of(black_box(&state))));
    let mut buffer = Vec::new();
    c.bench_function("legal actions", |b| b.iter(|| rules.legal(black_box(&state), &mut buffer)));
    c.bench_function("scene of a great battle", |b| b.iter(|| rules.scene(black_box(&state))));

    // What a click asks for: the widest reach of the first army.
    let (rules, state) = drawn_up("choc-des-titans");
    let seat = rules.decision(&state).map(|it| it.seat);
    let pieces = rules.scene(&state).pieces;
    let count = |piece: u16| rules.ways(&state, piece).map_or(0, |ways| ways.len());
    let own = pieces.iter().filter(|it| Some(it.seat) == seat).map(|it| it.id);
    let rider = own.max_by_key(|piece| count(*piece)).expect("a unit");
    c.bench_function("all ways of a rider", |b| b.iter(|| rules.ways(black_box(&state), rider)));
    for overlay in rules.overlays() {
        let focus = pieces[0].place;
        c.bench_function(&format!("overlay {}", overlay.id), |b| {
            b.iter(|| rules.overlay(black_box(&state), overlay.id, focus))
        });
    }

    let (_, setup) = Setup::from_position("an attack", ATTACK).expect("it can be read");
    let table = Table::<Grunwald>::open(setup, 1).expect("it can be");
    let action = table.legal().remove(0);
    c.bench_function("explain an attack with its odds", |b| {
        b.iter(|| table.explain(black_box(&action)).is_ok())
    });
}

criterion_group!(all, benches);
criterion_main!(all);
