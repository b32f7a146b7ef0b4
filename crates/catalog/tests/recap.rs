//! What has happened since, in short: it says what the scenes and the account of the game say, and leads back to them.

use catalog::json::Speaker;
use catalog::{Fate, Sitting, recap, since_last_turn_of};
use engine::decision::Role;
use engine::dice::Stream;
use engine::ruleset::Setup;
use engine::table::Throw;
use engine::text::Lang;
use engine::{Seat, Viewer};

/// A battle after so many random actions.
fn played(game: &'static dyn catalog::Game, scenario: &str, actions: usize) -> Box<dyn Sitting> {
    let setup = Setup { scenario: scenario.into(), ..Setup::default() }.or_recommended(game.about());
    let mut sitting = catalog::begin(game, setup, 5).expect("it opens");
    let mut luck = Stream::new(9, 0);
    while let Some(decision) = sitting.decision().filter(|_| sitting.length() < actions) {
        let view = sitting.view_bytes(Viewer::Seat(decision.seat));
        let answer = game.any_answer(sitting.setup(), &view, &mut luck).expect("there is one");
        sitting.play(&answer, Throw::Seeded).expect("it is legal");
    }
    sitting
}

/// A whole battle as it was played once: whoever plays by lot hardly ever fights.
fn bloody() -> Box<dyn Sitting> {
    let save = include_str!("../../cli/tests/saves/grunwald-1-whole-game.json");
    catalog::load("a whole game", save).expect("it loads for ever")
}

#[test]
fn a_recap_tells_the_numbers_that_have_changed_and_not_the_clock() {
    let sitting = bloody();
    let told = recap(sitting.as_ref(), 0, sitting.length(), Viewer::Referee);
    assert!(!told.tracks.is_empty() && !told.fights.is_empty());
    let (before, after) = (sitting.scene_after(0, Viewer::Referee), sitting.scene(Viewer::Referee));
    for changed in &told.tracks {
        let value = |scene: &engine::scene::Scene| {
            let same = |track: &&engine::scene::Track| {
                (track.seat, track.kind) == (changed.seat, changed.kind) && !track.counts_time()
            };
            scene.tracks.iter().find(same).map(|track| track.value)
        };
        assert_eq!((value(&before), value(&after)), (Some(changed.before), Some(changed.after)));
        assert_ne!(changed.before, changed.after);
    }
}

#[test]
fn a_recap_tells_who_was_lost_and_who_came_where_and_where_to_look() {
    let battles = catalog::games().iter().map(|game| played(*game, "", 300));
    let mut lost = 0;
    for sitting in battles.chain([bloody()]) {
        let (from, to) = (sitting.length() / 2, sitting.length());
        let told = recap(sitting.as_ref(), from, to, Viewer::Referee);
        lost += told.losses.iter().filter(|loss| loss.fate == Fate::Lost && loss.action.is_some()).count();
        let [before, after] = [from, to].map(|count| sitting.scene_after(count, Viewer::Referee));
        let on_board = |scene: &engine::scene::Scene, id: u16| {
            scene.pieces.iter().find(|piece| piece.id == id).and_then(|piece| piece.place)
        };
        for loss in &told.losses {
            assert!(on_board(&before, loss.piece.id).is_some());
            let gone = on_board(&after, loss.piece.id).is_none();
            assert_eq!(gone, !matches!(loss.fate, Fate::Weaker { .. }), "{:?}", loss.piece.short);
            assert!(loss.action.is_none_or(|action| (from..to).contains(&action)));
        }
        for it in &told.came {
            assert_eq!(on_board(&after, it.piece.id), Some(it.to));
            assert_ne!(it.from, Some(it.to));
        }
        let near: Vec<_> = told.came.iter().map(|it| it.near.unwrap_or(i32::MAX)).collect();
        assert!(near.is_sorted(), "those next to the enemy first");
        let history = sitting.history(Viewer::Referee);
        for grave in &told.events {
            assert_eq!(history[grave.action].events[grave.event], grave.told);
        }
        let moved = before.pieces.iter().filter(|piece| on_board(&after, piece.id) != piece.place).count();
        let said = told.came.len() + told.losses.len();
        assert!(said >= moved.min(1), "{}: {moved} moved, {said} told", sitting.game().about().id);
    }
    assert!(lost > 0, "somebody was lost, and it is known where");
}

#[test]
fn nothing_has_happened_between_a_moment_and_itself() {
    for game in catalog::games() {
        let sitting = played(*game, "", 60);
        let told = recap(sitting.as_ref(), 40, 40, Viewer::Public);
        assert!(told.is_empty() && told.fights.is_empty(), "{}", game.about().id);
        // Numbers beyond the end are the end.
        let beyond = recap(sitting.as_ref(), 900, usize::MAX, Viewer::Public);
        assert_eq!((beyond.from, beyond.to), (sitting.length(), sitting.length()));
    }
}

#[test]
fn what_a_seat_answered_belongs_to_the_turn_of_the_other() {
    let game = catalog::find("grunwald").expect("it is in the catalog");
    let sitting = played(game, "avant-garde", 260);
    for seat in [Seat(0), Seat(1)] {
        let since = since_last_turn_of(sitting.as_ref(), seat, Viewer::Referee);
        let history = sitting.history(Viewer::Referee);
        assert!(
            history[since..].iter().all(|played| played.seat != seat || played.reaction || played.by_order)
        );
        let before = history[..since].iter().rposition(|played| played.role != Role::SetUp);
        assert!(before.is_none_or(|last| history[last].seat == seat && !history[last].reaction));
    }
    // Of a battle that has only been set up there is nothing to tell.
    let fresh = played(game, "choc-des-titans", 0);
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(since_last_turn_of(fresh.as_ref(), seat, Viewer::Referee), fresh.length());
    }
}

#[test]
fn a_program_reads_the_same_as_json() {
    let sitting = bloody();
    let told = recap(sitting.as_ref(), 0, sitting.length(), Viewer::Referee);
    let value = Speaker::of(sitting.as_ref(), Lang::En).recap(&told);
    for (name, count) in [
        ("tracks", told.tracks.len()),
        ("losses", told.losses.len()),
        ("came", told.came.len()),
        ("events", told.events.len()),
        ("fights", told.fights.len()),
    ] {
        assert_eq!(value[name].as_array().map(Vec::len), Some(count), "{name}");
    }
    assert!(value["events"][0]["says"].as_str().is_some_and(|says| says.contains(' ')));
}

#[test]
fn another_line_can_be_tried_from_any_moment() {
    for game in catalog::games() {
        let sitting = played(*game, "", 50);
        let other = catalog::until(sitting.as_ref(), 20).expect("it was played by the rules");
        assert_eq!((other.length(), other.may_redo()), (20, true));
        let again = catalog::load("kept", &other.save().to_json()).expect("it is a save like any other");
        assert_eq!(again.hash(), other.hash());
        assert_eq!(again.scene(Viewer::Referee), sitting.scene_after(20, Viewer::Referee));
    }
}
