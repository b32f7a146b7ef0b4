//! 5.8: riding down infantry.

use crate::asking::{cites, face, fall_back, legal};
use crate::{board, halves, hex};
use game_grunwald::action::Action;
use game_grunwald::content::Trial;

fn attempt(board: &crate::Board, name: &str) -> Result<(String, i32), String> {
    let id = board.id(name);
    let onslaught =
        board.look().may_overrun(id, Some(&board.walk(name))).map_err(|no| format!("{:?}", no.no))?;
    Ok((halves(onslaught.cost.sum()), onslaught.modifiers.sum()))
}

#[test]
fn r_5_8_4_e_27_the_price_is_the_ground_and_the_foot() {
    let board = board().put("PKR1 0915 N nc2").put("TIM1 0914 S").put("TIM2 0914 S");
    assert_eq!(attempt(&board, "PKR1").map(|it| it.0), Ok("3".into()));
}

#[test]
fn r_5_8_4_every_point_of_foot_costs_a_point() {
    let price = |foot: &str, marching: bool| {
        let name = foot.split(' ').next().expect("a name").to_string();
        let board = board().put("PKR1 0915 N nc2").put(foot);
        let board = if marching { board.marching(&name) } else { board };
        attempt(&board, "PKR1").map(|it| it.0)
    };
    assert_eq!(price("TIM1 0914 S", false), Ok("2".into()), "one point");
    assert_eq!(price("TIL1 0914 S", false), Ok("3".into()), "two");
    // Foot that shoots counts what its face shows (G-R38).
    assert_eq!(price("TXB1 0914 S", false), Ok("2".into()));
    assert_eq!(price("TXB1 0914 S", true), Ok("1".into()));
    // The last point is enough, and half a point less is not.
    let board = board().put("PKR1 0915 N nc2").put("TIL1 0914 S");
    let with = |left: u8| {
        let walk = game_grunwald::state::Walk { left, ..board.walk("PKR1") };
        board.look().may_overrun(board.id("PKR1"), Some(&walk)).is_ok()
    };
    assert_eq!((with(6), with(5)), (true, false), "in half points");
}

#[test]
fn r_5_8_5a_v_30_to_v_32_the_throw() {
    let total = |rider: &str, foot: &str, throw: i32| {
        let board = board().put(rider).put(foot);
        let name = rider.split(' ').next().expect("a name");
        throw + attempt(&board, name).expect("it may").1
    };
    assert_eq!(total("PKR1 0915 N nc3", "TIL1 0914 S", 2), 6, "V-30");
    assert_eq!(total("LME1 0915 N nc2 pf1", "TIH1 0914 S", 1), 0, "V-31");
    assert_eq!(total("PSI1 0915 N nc2", "TIL1 0914 S", 1), 3, "V-32");
    let board = board();
    assert_eq!(board.look().onslaught_result(6), (Trial::Test(-4), Trial::Out));
    assert_eq!(board.look().onslaught_result(0), (Trial::Fails, Trial::Stays));
    assert_eq!(board.look().onslaught_result(3), (Trial::Test(-1), Trial::Test(1)));
    assert_eq!(board.look().onslaught_result(99), (Trial::Succeeds, Trial::Out));
}

#[test]
fn r_5_8_5b_v_33_foot_in_disorder_is_gone_at_once() {
    let board = board().put("PKR1 0915 N nc2").put("TIL1 0914 S disorganised");
    let onslaught = board.look().may_overrun(board.id("PKR1"), None).expect("it may");
    assert_eq!((onslaught.broken.len(), onslaught.standing.len()), (1, 0));
}

#[test]
fn r_5_8_1_only_cavalry_at_speed() {
    let refused = |rider: &str| {
        let board = board().put(rider).put("TIL1 0914 S");
        attempt(&board, rider.split(' ').next().expect("a name")).expect_err("too slow")
    };
    assert!(refused("PKR1 0915 N nc1").starts_with("TooSlow"));
    assert!(refused("TAT1 0915 N").starts_with("TooSlow"));
}

#[test]
fn r_5_8_10_not_in_villages_woods_and_forts() {
    let board = board().put("PKR1 1716 N nc2").put("TIL1 1715 S");
    assert!(attempt(&board, "PKR1").expect_err("a village").starts_with("Sheltered"));
}

#[test]
fn ruling_38_not_where_there_is_cavalry() {
    let board = board().put("PKR1 0915 N nc2").put("TIM1 0914 S").put("TGM1 0914 S pf1");
    assert!(attempt(&board, "PKR1").expect_err("riders").starts_with("NoFoot"));
}

/// A rider in 0915 at this speed, in the middle of his move, with this foot in front.
fn riding(rider: &str, foot: &[&str]) -> crate::Board {
    let name = rider.split(' ').next().expect("a name");
    let mut board = board().put(rider).put("PKR2 0925 N").put("TGM1 3010 S");
    for text in foot {
        board = board.put(text);
    }
    let unit = board.id(name);
    board.act(Action::Move { unit }, &[]);
    board
}

#[test]
fn r_5_8_2_the_rider_enters_the_hex() {
    let mut board = riding("PKR1 0915 N nc3", &["TIL1 0914 N"]);
    // 2 + 3 + 2 + 2 - 2 - 1 = 6 (V-30): the foot is gone; the rider tests four better and passes even with a six.
    let events = board.act(Action::Overrun, &[2, 6]);
    assert_eq!([board.at("PKR1"), board.at("TIL1")], ["0914 N pf2 nc2", "gone"]);
    assert_eq!(board.state.now.walk.map(|walk| walk.left), Some(10), "three points of eight");
    assert!(cites(&board, &events, "G-5.8.2") && !cites(&board, &events, "G-5.8.9b"));
}

#[test]
fn r_5_8_5a_v_32_the_foot_fails_its_test() {
    let mut board = riding("PSI1 0915 N nc2", &["TIL1 0914 N"]);
    // 1 + 2 + 2 + 1 - 2 - 1 = 3: four less one passes for the rider, three and one fails for the foot.
    board.act(Action::Overrun, &[1, 4, 3]);
    assert_eq!([board.at("PSI1"), board.at("TIL1")], ["0914 N pf2 nc1", "gone"]);
}

#[test]
fn r_5_8_5b_v_33_the_disorganised_are_gone_without_a_throw() {
    let mut board = riding("PKR1 0915 N nc2", &["TIL1 0914 N disorganised"]);
    board.act(Action::Overrun, &[]);
    assert_eq!([board.at("PKR1"), board.at("TIL1")], ["0914 N pf2 nc1", "gone"]);
}

#[test]
fn r_5_8_1_friends_are_ridden_down_like_enemies() {
    let mut board = riding("PKR1 0915 N nc2", &["PIM1 0914 N"]);
    assert!(!legal(&board).contains(&Action::Forward { hold: false }));
    // 2 + 2 + 2 + 2 - 1 - 0 = 7: through at once.
    board.act(Action::Overrun, &[2]);
    assert_eq!([board.at("PKR1"), board.at("PIM1")], ["0914 N pf2 nc1", "gone"]);
}

#[test]
fn r_5_8_9a_no_glory_in_it() {
    let mut board = riding("PKR1 0915 N nc3", &["TIL1 0914 N"]);
    let events = board.act(Action::Overrun, &[6]);
    assert_eq!((board.at("TIL1").as_str(), board.state.morale, board.state.points), ("gone", 0, [0, 0]));
    assert!(cites(&board, &events, "G-5.8.9a"));
    // The same foot lost in a combat counts: 3:1 and more, a three is D2 -1.
    let mut board = super::board().phase(2).put("PKR1 0914 S").put("TIL1 0915 N pf1");
    let attack = board.attack("PKR1 x 0915");
    board.act(attack, &[1, 2]);
    assert_eq!((board.at("TIL1").as_str(), board.state.morale, board.state.points), ("gone", 1, [1, 0]));
}

/// PKR1, led, has beaten TEL3 by two hexes and stands in 0915, this foot beside its way.
fn pursuing(foot: &str) -> crate::Board {
    let mut board =
        board().phase(2).lead("zyndram", "0914").put("PKR1 0914 S nc3").put("TEL3 0915 N").put(foot);
    let attack = board.attack("PKR1 x 0915");
    // 8:1, an eight: D2.
    board.act(attack, &[4, 4]);
    fall_back(&mut board, "TEL3", &["0916", "0917"]);
    face(&mut board, "N", &[]);
    board.act(Action::Pursue { trace: 0, leader: false }, &[]);
    board
}

#[test]
fn r_5_8_9b_r_5_5_10_a_pursuer_rides_foot_down_too() {
    let mut board = pursuing("TIL1 1015 S");
    // 3 + 3 + 2 + 2 - 2 - 1 = 7: through at once, and it costs no points.
    let events = board.act(Action::PursueTo { hex: hex("1015") }, &[3]);
    assert_eq!(board.at("TIL1"), "gone");
    assert!(cites(&board, &events, "G-5.8.9b") && cites(&board, &events, "G-5.5.10"));
    face(&mut board, "SE", &[3, 4]);
    assert_eq!(board.at("PKR1"), "1015 SE pf2 nc1", "a level for the foot, a level for the combat");
}

#[test]
fn r_5_8_10_nobody_is_ridden_down_in_woods_villages_marshes_or_forts() {
    let why = |rider: &str, foot: &str| {
        let board = board().put(rider).put(foot);
        let name = rider.split(' ').next().expect("a name");
        let no = board.look().may_overrun(board.id(name), Some(&board.walk(name))).expect_err("sheltered");
        no.rule.id()
    };
    assert_eq!(why("PKR1 3424 NE nc2", "TIL1 3524 S"), "G-5.8.10", "woods");
    assert_eq!(why("PKR1 1714 S nc2", "TIL1 1715 S"), "G-5.8.10", "houses");
    assert_eq!(why("PKR1 1302 S nc2", "TIL1 1303 S"), "G-5.8.10", "marsh");
    assert_eq!(why("TGM1 4923 S nc2", "LIL1 4924 S"), "G-5.8.10", "a wagon fort");
    assert_eq!(why("PKR1 0915 N nc1", "TIL1 0914 S"), "G-5.8.1", "too slow");
}

#[test]
fn ruling_38_the_zone_of_the_foot_makes_it_dearer() {
    let mut board = riding("PKR1 0917 N", &["TIL1 0914 S"]);
    board.act(Action::Forward { hold: false }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.at("PKR1"), "0915 N pf2 nc2", "faster than they: not stopped");
    let walk = board.state.now.walk.expect("on the move");
    let onslaught = board.look().may_overrun(board.id("PKR1"), Some(&walk)).expect("it may");
    assert_eq!(halves(onslaught.cost.sum()), "4", "the ground, two of foot, and the zone that is left");
}

#[test]
fn ruling_38_who_fails_the_test_of_the_row_is_tested_again() {
    let mut board = riding("PSI1 0915 N nc2", &["TIL1 0914 N"]);
    // 1 + 2 + 2 + 1 - 2 - 1 = 3: a five less one fails; the foot passes with a two and gives way all the same; then the
    // plain test of 5.8.7, failed with a four.
    let events = board.act(Action::Overrun, &[1, 5, 2, 4]);
    assert_eq!(board.at("PSI1"), "0915 N pf2 nc0 disorganised");
    assert_eq!(board.asked(), "order aside");
    assert!(cites(&board, &events, "G-5.8.7"));
    let step = legal(&board).remove(0);
    board.act(step, &[]);
    assert!(board.at("TIL1").ends_with("disorganised") && !board.at("TIL1").starts_with("0914"));
    assert_ne!(board.asked(), "allied step", "its move is over");
}

#[test]
fn ruling_38_foot_that_has_nowhere_to_go() {
    // All ways out are watched. It passes its test: under the hooves it is lost, otherwise it loses a point.
    let watched =
        ["TIL1 0914 N", "PIL1 0812 SE", "PIL2 0912 S", "PIL3 1014 NW", "PIL4 0814 NE", "PIL5 1012 SW"];
    let after = |dice: &[u8]| {
        let mut board = riding("PSI1 0915 N nc2", &watched);
        board.act(Action::Overrun, dice);
        [board.at("PSI1"), board.at("TIL1")]
    };
    assert_eq!(after(&[1, 4, 2]), ["0914 N pf2 nc1", "gone"]);
    assert_eq!(after(&[1, 5, 2, 1]), ["0915 N pf2 nc0", "0914 N pf1 nc0 disorganised"]);
}
