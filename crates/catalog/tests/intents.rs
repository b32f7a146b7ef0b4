//! What a seat has set out to do, in a game where the other side may answer every step.

use catalog::{Sitting, load, open_position};
use engine::intent::{Intent, Then};
use engine::table::Throw;
use engine::text::Lang;
use engine::{Seat, Viewer};

const RIDER: Seat = Seat(0);

/// A rider in front of crossbows that may shoot at him in three hexes.
fn under_fire() -> Box<dyn Sitting> {
    let text = "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 2\nstep = 1\n\
                units = [\"PKR1 0917 N\", \"TXB1 0714 NE\"]\n\
                leaders = [\"zyndram 0918\", \"ulrich 0905\", \"jagiello 0921\"]\n";
    open_position("test", text, 1).unwrap()
}

/// The way of the first counter to a hex, as one click sends it.
fn sent(sitting: &mut dyn Sitting, counter: &str, hex: &str) {
    let scene = sitting.scene(Viewer::Public);
    let piece = scene.pieces.iter().find(|it| it.short == counter).map(|it| it.id).unwrap();
    let engine::scene::Board::Hexes(board) = &scene.ground.board else { return };
    let cell = board.cells.iter().find(|cell| cell.label == hex).unwrap();
    let to = Some(engine::Place::Hex { q: cell.q, r: cell.r });
    let way = sitting.ways(piece).into_iter().find(|way| way.to == to).expect("it comes so far");
    sitting.set_intent(Intent::march(RIDER, way.actions));
}

/// Goes on until somebody is asked.
fn go(sitting: &mut dyn Sitting) -> Then {
    loop {
        let went = sitting.go_on(Throw::Seeded).unwrap();
        if went.then != Then::GoesOn {
            return went.then;
        }
    }
}

fn stands(sitting: &dyn Sitting, counter: &str) -> bool {
    sitting.position(Viewer::Referee).contains(counter)
}

#[test]
fn a_march_goes_on_to_its_end_when_nobody_shoots_on_another_machine_too() {
    let mut sitting = under_fire();
    sent(sitting.as_mut(), "PKR1", "0911");
    for hex in ["0915", "0914", "0913"] {
        assert_eq!(go(sitting.as_mut()), Then::Waits);
        assert!(stands(sitting.as_ref(), &format!("PKR1 {hex} N")));
        // Whoever opens the save finds the rider on his way.
        sitting = load("test", &sitting.save().to_json()).unwrap();
        assert!(sitting.intent(RIDER).is_some());
        sitting.play("hold-fire", Throw::Seeded).unwrap();
    }
    assert_eq!(go(sitting.as_mut()), Then::Done);
    assert!(stands(sitting.as_ref(), "PKR1 0911 N"));
    assert!(sitting.intent(RIDER).is_none());
}

#[test]
fn a_shot_that_misses_stops_a_march() {
    let mut sitting = under_fire();
    sent(sitting.as_mut(), "PKR1", "0911");
    assert_eq!(go(sitting.as_mut()), Then::Waits);
    let shot = sitting.legal().into_iter().find(|it| it.gesture.kind == "fire").unwrap();
    sitting.play(&shot.text, Throw::Given(&[1, 1])).unwrap();
    assert!(sitting.intent(RIDER).is_none());
    assert_eq!(go(sitting.as_mut()), Then::Done);
    assert!(stands(sitting.as_ref(), "PKR1 0915 N"));
}

#[test]
fn taken_back_a_march_does_not_set_out_again() {
    let mut sitting = under_fire();
    sent(sitting.as_mut(), "PKR1", "0911");
    assert_eq!(go(sitting.as_mut()), Then::Waits);
    while sitting.length() > 0 {
        sitting.undo(RIDER).unwrap();
    }
    assert_eq!(go(sitting.as_mut()), Then::Done);
    assert!(stands(sitting.as_ref(), "PKR1 0917 N"));
}

#[test]
fn what_is_left_of_an_order_is_in_no_view_of_the_position() {
    let (mut with, without) = (under_fire(), under_fire());
    sent(with.as_mut(), "PKR1", "0911");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public, Viewer::Referee] {
        assert_eq!(with.view_bytes(viewer), without.view_bytes(viewer));
        assert_eq!(with.position(viewer), without.position(viewer));
    }
    assert_eq!(with.save().digest, without.save().digest, "nor of what was played");
}

#[test]
fn a_step_that_has_become_illegal_says_why_and_by_which_rule() {
    let mut sitting = under_fire();
    sent(sitting.as_mut(), "PKR1", "0916");
    let once = sitting.intent(RIDER).map(|intent| intent.members[0].actions.clone()).unwrap();
    sitting.set_intent(Intent::march(RIDER, [once.clone(), once].concat()));
    let mut refused = Vec::new();
    loop {
        let went = sitting.go_on(Throw::Seeded).unwrap();
        refused.extend(went.skipped);
        if went.then != Then::GoesOn {
            break;
        }
    }
    let [skipped] = refused.as_slice() else { panic!("{refused:?}") };
    let says = skipped.why.say(sitting.game().texts(), Lang::En);
    assert!(says.starts_with("G-"), "{says}");
}
