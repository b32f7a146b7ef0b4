//! What is left to do: it changes by events and nothing else, and a game can be put away in the middle of all of it.

use crate::field::field;
use engine::agenda::Change;
use engine::dice::{Seeded, Stream};
use engine::hash::canonical_bytes;
use engine::ruleset::{OptionInfo, Ruleset, Setup};
use engine::save::Save;
use engine::table::{Deed, Throw};
use engine::{Noted, Seat, Table, Viewer};
use game_grunwald::Grunwald;
use game_grunwald::event::{Event, Progress};
use game_grunwald::state::Task;
use std::collections::BTreeMap;

/// Any scenario with all that can be switched on.
fn with_every_option(scenario: &str) -> Setup {
    let options = Grunwald::about().battle(scenario).options();
    let last = |option: &OptionInfo| option.values.last().expect("a value").id.clone();
    options.fold(Setup::new(scenario), |setup, option| setup.with(option.id, &last(option)))
}

/// Plays at random from the first action on, and enacts the events on a second board that knows nothing else.
fn events_alone_rebuild(setup: &Setup, seed: u64, most: usize) {
    let (rules, mut state) = Grunwald::open(setup).expect("a scenario");
    let (mut rebuilt, mut rng, mut buffer) = (state.clone(), Stream::new(seed, 1), Vec::new());
    for n in 0..most {
        let Some(action) = rules.random(&state, &mut rng, &mut buffer) else { return };
        let mut events: Vec<Event> = Vec::new();
        let mut dice = Seeded::new(seed, n as u64);
        rules.apply(&mut state, &action, &mut dice, &mut events).expect("it is legal");
        events.iter().for_each(|event| rules.enact(&mut rebuilt, event));
        assert_eq!(rebuilt.now, state.now, "{action:?} in {} by {seed}", setup.scenario);
        assert_eq!(rebuilt, state, "{action:?} in {} by {seed}", setup.scenario);
    }
}

#[test]
fn events_alone_rebuild_every_position_of_a_game() {
    for scenario in &Grunwald::about().scenarios {
        for (setup, seed) in [(Setup::new(&scenario.id), 1), (with_every_option(&scenario.id), 2)] {
            events_alone_rebuild(&setup, seed, 3_000);
        }
    }
    for seed in 3..23 {
        events_alone_rebuild(&Setup::new("avant-garde"), seed, 3_000);
    }
}

#[test]
fn without_its_events_about_the_agenda_a_position_is_another() {
    let mut battle = field("PKR1 0915 N; TGM1 0905 S");
    let (rules, before) = (battle.table.rules(), battle.table.state().clone());
    let told = |events: &[Noted<Event>], all: bool| {
        let mut state = before.clone();
        let silent = |noted: &&Noted<Event>| all || !matches!(noted.event, Event::Progress(_));
        events.iter().filter(silent).for_each(|noted| rules.enact(&mut state, &noted.event));
        state
    };
    let (mut after, mut events): (_, Vec<Noted<Event>>) = (before.clone(), Vec::new());
    let action = battle.action("move PKR1");
    rules.apply(&mut after, &action, &mut Seeded::new(1, 1), &mut events).expect("it is legal");
    assert!(
        events.iter().any(|noted| {
            matches!(noted.event, Event::Progress(Progress::Task(Change::Pushed(Task::Walk))))
        })
    );
    assert_eq!(told(&events, true), after);
    assert_ne!(told(&events, false), after);
    // Nobody is told of them.
    assert!(
        events.iter().all(|noted| rules.tell(noted).says.is_empty() == rules.tell(noted).rules.is_empty())
    );
    battle.play("move PKR1");
    assert_eq!(battle.told(), "");
}

fn kind(task: &Task) -> &'static str {
    match task {
        Task::Walk => "walk",
        Task::React => "react",
        Task::Counter(_) => "counter",
        Task::ShootBack(_) => "shoot back",
        Task::Volley { .. } => "volley",
        Task::FriendHit { .. } => "friend hit",
        Task::Aside { .. } => "aside",
        Task::TakeUp { .. } => "take up",
        Task::FleeTie => "flee tie",
        Task::Retreat { .. } => "retreat",
        Task::Face { .. } => "face",
        Task::Chase { .. } => "chase",
        Task::Advance { .. } => "advance",
        Task::Fight => "fight",
    }
}

/// The game put away and taken out again, as a file of its actions and as a position; and seen by everybody.
fn survives(table: &Table<Grunwald>) {
    let (rules, state) = (table.rules(), table.state());
    let save = Save::parse("save", &table.save().to_json()).expect("a save");
    let loaded = Table::<Grunwald>::load("save", &save).expect("it loads");
    assert_eq!(loaded.bytes(), table.bytes(), "{:?}", state.now);
    let written = rules.write_position(table.setup(), state);
    let setup = Setup { position: Some(written.clone()), ..table.setup().clone() };
    let (_, read) = Grunwald::open(&setup).unwrap_or_else(|flaw| panic!("{flaw}\n{written}"));
    assert_eq!(canonical_bytes(&read), canonical_bytes(state), "{written}");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        assert_eq!(&rules.view(state, viewer), state);
    }
}

/// Those of the last tasks that have not been tried yet are tried in this game.
fn tries(table: &Table<Grunwald>, seen: &mut BTreeMap<&'static str, usize>) {
    for task in &table.state().now.tasks {
        let times = seen.entry(kind(task)).or_default();
        *times += 1;
        if *times <= 2 {
            survives(table);
        }
    }
}

#[test]
fn a_game_is_put_away_in_the_midst_of_every_task() {
    let mut seen = BTreeMap::new();
    for seed in 0..200 {
        let mut table = Table::<Grunwald>::open(Setup::new("avant-garde"), seed).expect("a scenario");
        let (mut rng, mut buffer) = (Stream::new(seed, 1), Vec::new());
        while let Some(action) = table.rules().random(table.state(), &mut rng, &mut buffer) {
            table.play(Deed::Act(action), Throw::Seeded).expect("it is legal");
            tries(&table, &mut seen);
        }
    }
    // Rare ones, and such as no scenario with few counters has.
    let rare: [(&str, &str, &[u8], &str); 6] = [
        ("phase 3 panic; PIL1 2628 N panicked must-flee; PIL2 0920 N", "flee PIL1", &[], "allied flee"),
        ("TAT1 0912 S; TXB1 0914 N; PKR1 0925 N", "move TAT1; f; fire TXB1 TAT1", &[], "allied shoot-back"),
        ("TAT1 0913 S; TXB1 0914 N; PKR1 0925 N", "move TAT1; fire TAT1 TXB1", &[], "order fire"),
        (
            "phase 5; TGM1 0914 S nc2; PXB1 0915 S; LIL1 0915 S pf1; TGM5 2510 N; leader zyndram 0915",
            "move TGM1; overrun",
            &[1, 3, 1, 1],
            "allied aside",
        ),
        (
            "PSI1 0915 N nc2 pf1; PIL1 0914 N pf1 disorganised; PIL2 0914 N pf1; banner KR PIL1; PKR3 0925 N",
            "move PSI1; overrun",
            &[1, 1, 1],
            "allied take-up",
        ),
        (
            "phase 5 open-fire; PXB1 0915 N; PIL1 0914 N pf1; PIL2 0914 N pf1; PKR1 0925 N; TPM1 0913 S; TGM2 2010 S",
            "fire PXB1 TPM1",
            &[1],
            "allied friend-hit",
        ),
    ];
    for (position, actions, dice, asked) in rare {
        let mut battle = field(position);
        battle.roll(dice).play(actions);
        assert_eq!(battle.asked(), asked, "{position}");
        tries(&battle.table, &mut seen);
    }
    assert_eq!(seen.len(), 14, "{seen:?}");
}
