//! Two windows at one game: the one that follows plays only what is new, and is at the same place as the other.

use catalog::{Sitting, begin, find, load_save};
use engine::Viewer;
use engine::ruleset::Setup;
use engine::table::Throw;

fn plays(sitting: &mut dyn Sitting, actions: usize, pick: usize) {
    for _ in 0..actions {
        let legal = sitting.legal();
        // It may be over.
        if legal.is_empty() {
            return;
        }
        let text = legal[pick % legal.len()].text.clone();
        sitting.play(&text, Throw::Seeded).unwrap();
    }
}

fn begun(game: &'static str, scenario: &str, seed: u64) -> Box<dyn Sitting> {
    begin(find(game).unwrap(), Setup::new(scenario), seed).unwrap()
}

/// All that anybody could notice.
fn noticed(sitting: &dyn Sitting) -> (Vec<u8>, String, usize) {
    let told = sitting.passages(Viewer::Public);
    (sitting.bytes(), sitting.save().to_json(), told.len())
}

fn follows(first: &dyn Sitting, second: &mut dyn Sitting) {
    second.catch_up("other window", &first.save()).unwrap();
    assert_eq!(noticed(second), noticed(first));
    assert_eq!(second.passages(Viewer::Public), first.passages(Viewer::Public));
    assert!(!second.may_redo(), "what the other has taken back is nobody's to play again");
}

#[test]
fn a_window_follows_another_forward_and_back() {
    for (game, scenario) in [("grunwald", "avant-garde"), ("medieval-battle", "first-game")] {
        let mut first = begun(game, scenario, 3);
        plays(first.as_mut(), 40, 1);
        let mut second = load_save("second", &first.save()).unwrap();
        // Both have been read by somebody.
        assert_eq!(noticed(second.as_ref()), noticed(first.as_ref()));
        plays(first.as_mut(), 12, 2);
        follows(first.as_ref(), second.as_mut());
        for _ in 0..20 {
            first.take_back().unwrap();
        }
        plays(first.as_mut(), 20, 5);
        follows(first.as_ref(), second.as_mut());
    }
}

#[test]
fn another_game_is_not_followed() {
    let (first, mut second) = (begun("grunwald", "avant-garde", 3), begun("grunwald", "avant-garde", 4));
    assert!(second.catch_up("other window", &first.save()).is_err());
    let mut altered = second.save();
    plays(second.as_mut(), 3, 1);
    altered.hash = second.save().hash;
    assert!(second.catch_up("other window", &altered).is_err(), "it does not hold");
}
