//! What is left to do: it changes by events and nothing else. That a game can be put away in the middle of all of it is tested in
//! `every_task.rs`.

use crate::field::field;
use engine::agenda::Change;
use engine::dice::{Seeded, Stream};
use engine::ruleset::{OptionInfo, Ruleset, Setup};
use engine::{Noted, Seat, Viewer};
use game_grunwald::Grunwald;
use game_grunwald::event::{Event, Progress};
use game_grunwald::state::Task;

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
        // Nothing is hidden in this game.
        if n % 100 == 0 {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
                assert_eq!(rules.view(&state, viewer), state);
            }
        }
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
