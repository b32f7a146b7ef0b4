//! Looking back and taking back in a long game: from positions that were kept on the way, never from the beginning.

use super::joust::{self, Joust, State};
use engine::table::{Table, Throw};

/// Rides up and down the lane, so many times.
fn long_ride(entries: usize) -> Table<Joust> {
    let mut table = Table::<Joust>::open(joust::from_position(&State::rested(100_000)), 7).unwrap();
    for number in 0..entries {
        let text = if number % 2 == 0 { "ride 2" } else { "ride 1" };
        table.play_text(text, Throw::Seeded).unwrap();
    }
    table
}

/// The positions on the way, found by walking through the whole game.
fn positions(table: &Table<Joust>) -> Vec<State> {
    let mut list = Vec::new();
    table.replay(|_, _, step| list.push(step.before.clone()));
    list.push(table.state().clone());
    list
}

#[test]
fn nobody_who_looks_back_begins_at_the_beginning() {
    // Sixty-four positions are kept at most, so that after 5,000 entries they lie 128 apart.
    for (entries, most) in [(20, 20), (500, 31), (2000, 31), (5000, 127)] {
        let table = long_ride(entries);
        let walked = positions(&table);
        for count in (0..entries).step_by(37).chain([entries - 1, entries, entries + 9]) {
            let before = joust::applied();
            let state = table.state_after(count);
            let applied = joust::applied() - before;
            assert!(
                applied <= most,
                "{applied} actions were carried out again for entry {count} of {entries}"
            );
            assert_eq!(state, walked[count.min(entries)], "after {count} of {entries}");
        }
    }
}

#[test]
fn what_was_taken_back_and_played_otherwise_is_looked_back_at_as_it_was_played() {
    let mut table = long_ride(100);
    for _ in 0..70 {
        table.take_back().unwrap();
    }
    assert_eq!(*table.state(), table.state_after(30));
    for _ in 0..40 {
        table.redo().unwrap();
    }
    assert_eq!((table.played().len(), table.undone().len()), (70, 30));
    // From here on the rider goes the other way.
    for number in 0..40 {
        table.play_text(if number % 2 == 0 { "ride 0" } else { "ride 1" }, Throw::Seeded).unwrap();
    }
    let walked = positions(&table);
    assert_eq!((walked.len(), walked[71].lane), (111, 0));
    for (count, state) in walked.iter().enumerate() {
        assert_eq!(table.state_after(count), *state, "after {count}");
    }
}

#[test]
fn a_broken_line_leaves_nothing_behind_to_look_back_at() {
    let mut table = long_ride(60);
    let mut line: Vec<String> = ["ride 2", "ride 1"].repeat(20).into_iter().map(String::from).collect();
    line.push("ride 6".into());
    assert!(table.play_line(&line, Throw::Seeded).is_err());
    assert_eq!(table.played().len(), 60);
    for number in 0..40 {
        table.play_text(if number % 2 == 0 { "ride 0" } else { "ride 1" }, Throw::Seeded).unwrap();
    }
    for (count, state) in positions(&table).iter().enumerate() {
        assert_eq!(table.state_after(count), *state, "after {count}");
    }
}

#[test]
fn a_step_knows_the_position_that_it_was_played_in() {
    let mut table = long_ride(4);
    let before = table.state().clone();
    let steps = table.play_text("ride 2", Throw::Seeded).unwrap();
    assert_eq!(steps.iter().map(|step| &step.before).collect::<Vec<_>>(), [&before]);
    table.take_back().unwrap();
    assert_eq!(table.redo().unwrap()[0].before, before);
}
