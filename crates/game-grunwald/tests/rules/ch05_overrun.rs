//! 5.8: riding down infantry.

use crate::{board, halves};
use game_grunwald::content::Trial;

fn attempt(board: &crate::Board, name: &str) -> Result<(String, i32), String> {
    let id = board.id(name);
    let onslaught = board.look().may_overrun(id, Some(&board.walk(name))).map_err(|no| format!("{no:?}"))?;
    Ok((halves(onslaught.cost.sum()), onslaught.modifiers.sum()))
}

#[test]
fn r_5_8_4_e_27_the_price_is_the_ground_and_the_foot() {
    let board = board().put("PKR1 0915 N nc2").put("TIM1 0914 S").put("TIM2 0914 S");
    assert_eq!(attempt(&board, "PKR1").map(|it| it.0), Ok("3".into()));
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
    assert_eq!(refused("PKR1 0915 N nc1"), "TooSlow");
    assert_eq!(refused("TAT1 0915 N"), "TooSlow");
}

#[test]
fn r_5_8_10_not_in_villages_woods_and_forts() {
    let board = board().put("PKR1 1716 N nc2").put("TIL1 1715 S");
    assert!(attempt(&board, "PKR1").expect_err("a village").starts_with("Sheltered("));
}

#[test]
fn ruling_38_not_where_there_is_cavalry() {
    let board = board().put("PKR1 0915 N nc2").put("TIM1 0914 S").put("TGM1 0914 S pf1");
    assert!(attempt(&board, "PKR1").expect_err("riders").starts_with("NoFoot("));
}
