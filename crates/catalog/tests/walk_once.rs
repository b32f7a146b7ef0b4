//! An action is carried out once: what is told of it, to however many viewers, is told from that.

#[path = "../../engine/tests/contract/joust.rs"]
#[allow(dead_code)]
mod joust;

use catalog::{Passage, Played, Seated, Sitting};
use engine::dice::Stream;
use engine::ruleset::Setup;
use engine::table::{Table, Throw};
use engine::{Seat, Viewer};
use joust::{Joust, State};
use std::sync::Arc;

const VIEWERS: [Viewer; 4] = [Viewer::Referee, Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];

fn sitting(setup: Setup) -> Seated<Joust> {
    Seated::new(Table::open(setup, 7).unwrap())
}

/// How many actions are carried out for something.
fn applied<T>(for_this: impl FnOnce() -> T) -> u32 {
    let before = joust::applied();
    for_this();
    joust::applied() - before
}

/// What every viewer is told, action by action and as it is read.
type Told = (Vec<Arc<Played>>, Vec<Arc<Passage>>);

fn all_accounts(sitting: &dyn Sitting) -> Vec<Told> {
    VIEWERS.map(|viewer| (sitting.history(viewer), sitting.passages(viewer))).to_vec()
}

#[test]
fn an_action_is_carried_out_once_however_many_hear_of_it() {
    let mut sitting = sitting(Setup::new("lists"));
    all_accounts(&sitting);
    for action in ["bid 2", "bid 3", "place 120,340@90", "ride 2", "ride 1", "charge", "parry"] {
        let heard = applied(|| sitting.play(action, Throw::Seeded).unwrap());
        assert_eq!(heard, 1, "{action}");
        let told = applied(|| {
            sitting.judge(12);
            all_accounts(&sitting);
            sitting.luck();
            sitting.scene(Viewer::Public);
        });
        assert_eq!(told, 0, "{action}");
    }
    assert!(sitting.history(Viewer::Public).iter().all(|played| played.judged == Some(12)));
}

#[test]
fn a_line_is_carried_out_once_and_what_is_played_again_too() {
    let mut sitting = sitting(joust::from_position(&State::rested(100)));
    all_accounts(&sitting);
    let line = ["ride 2", "ride 1", "ride 0"].map(String::from);
    assert_eq!(applied(|| sitting.play_line(&line, Throw::Seeded).unwrap()), 3);
    sitting.take_back().unwrap();
    all_accounts(&sitting);
    let again = applied(|| {
        sitting.redo().unwrap();
        all_accounts(&sitting)
    });
    assert_eq!(again, 1);
}

#[test]
fn what_is_left_after_taking_back_is_not_told_from_the_beginning() {
    let mut sitting = sitting(joust::from_position(&State::rested(100_000)));
    for number in 0..600 {
        sitting.play(if number % 2 == 0 { "ride 2" } else { "ride 1" }, Throw::Seeded).unwrap();
    }
    all_accounts(&sitting);
    let back = applied(|| {
        sitting.take_back().unwrap();
        all_accounts(&sitting)
    });
    // Back from the last position that was kept, and on to the end of the last passage for each of the four.
    assert!(back <= 32 * 5, "{back} actions were carried out again");
    let looked = applied(|| sitting.scene_after(577, Viewer::Public));
    assert!(looked <= 32, "{looked} actions were carried out again");
}

/// Whatever was played, taken back and played again: every viewer has the account that the save alone would give.
#[test]
fn the_account_is_the_same_however_the_game_came_there() {
    for game in catalog::games() {
        let scenario = game.about().scenarios.iter().find(|it| it.recommended).unwrap();
        let mut sitting = catalog::example(*game, Setup::new(&scenario.id)).unwrap();
        let mut luck = Stream::new(16, 2);
        let mut shortened = 0;
        for round in 0..400_u32 {
            let kind = luck.below(10);
            let enough = sitting.length() > 20;
            match kind {
                0 if enough => (0..=luck.below(9)).for_each(|_| sitting.take_back().unwrap()),
                1 => while sitting.may_redo() && sitting.redo().is_ok() {},
                2 => sitting.judge(round as i32),
                _ => {
                    let legal = sitting.legal();
                    if let Some(listed) = legal.get(luck.below(legal.len() as u32) as usize) {
                        sitting.play(&listed.text, Throw::Seeded).unwrap();
                    }
                }
            }
            shortened += u32::from(kind == 0 && enough);
            // Not everybody asks at every moment.
            let _ = sitting.history(VIEWERS[luck.below(4) as usize]);
            if round % 40 == 39 {
                let again = catalog::load("save", &sitting.save().to_json()).unwrap();
                assert_eq!(all_accounts(sitting.as_ref()), all_accounts(again.as_ref()), "round {round}");
            }
        }
        assert!(shortened > 10 && sitting.length() > 60, "{}: {shortened}", game.about().id);
    }
}

/// What two viewers are told in the same words is kept once.
#[test]
fn the_accounts_of_a_game_without_secrets_share_what_they_tell() {
    let mut sitting = sitting(joust::from_position(&State::rested(100)));
    sitting.play("ride 2", Throw::Seeded).unwrap();
    sitting.judge(3);
    let (whole, own) = (sitting.history(Viewer::Referee), sitting.history(Viewer::Seat(Seat(1))));
    assert!(Arc::ptr_eq(&whole[0], &own[0]));
    sitting.play("charge", Throw::Seeded).unwrap();
    sitting.judge(4);
    let (whole, own) = (sitting.history(Viewer::Referee), sitting.history(Viewer::Seat(Seat(1))));
    assert!(Arc::ptr_eq(&whole[1], &own[1]) && own[1].judged == Some(4));
}

/// Hexes, labels and legend are made once, whoever looks at whichever moment; where ground is laid, what lies there is another.
#[test]
fn the_ground_is_shared_by_all_scenes_until_somebody_lays_or_breaks_it() {
    for (id, scenario) in [("grunwald", "avant-garde"), ("medieval-battle", "first-game")] {
        let game = catalog::find(id).unwrap();
        let mut sitting = catalog::begin(game, Setup::new(scenario), 5).unwrap();
        let mut luck = Stream::new(3, 1);
        let mut grounds = vec![sitting.scene(Viewer::Referee).ground];
        for _ in 0..60 {
            let legal = sitting.legal();
            let Some(listed) = legal.get(luck.below(legal.len() as u32) as usize) else { break };
            sitting.play(&listed.text, Throw::Seeded).unwrap();
            let scene = sitting.scene(Viewer::Seat(Seat(1)));
            let known = grounds.iter().filter(|ground| ***ground == *scene.ground).count();
            let same = grounds.iter().filter(|ground| Arc::ptr_eq(ground, &scene.ground)).count();
            assert_eq!(known, same, "{id}: what is equal is the same in memory");
            if same == 0 {
                grounds.push(scene.ground);
            }
        }
        let laid = sitting.scene_after(0, Viewer::Public).ground;
        assert!(Arc::ptr_eq(&laid, &grounds[0]) && sitting.length() > 20);
    }
}

#[test]
fn a_board_is_drawn_ahead_only_for_whom_it_is_asked() {
    let mut sitting = sitting(joust::from_position(&State::rested(9)));
    sitting.play("ride 2", Throw::Seeded).unwrap();
    let line = ["ride 1".to_string()];
    assert_eq!(sitting.foresee(&line, None).scene, None);
    assert!(sitting.foresee(&line, Some(Viewer::Public)).scene.is_some());
}
