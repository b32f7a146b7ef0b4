//! 6.2: the test.

use crate::board;

#[test]
fn r_6_2_1_a_throw_up_to_the_level_passes() {
    for (level, most) in [(-2, 1), (-1, 2), (0, 3), (1, 4), (2, 5)] {
        let mut board = board().put("PKR1 0915 N");
        board.state.level = level;
        let id = board.id("PKR1");
        let passes: Vec<u8> = (1..=6).filter(|throw| board.look().passes(id, *throw, 0)).collect();
        assert_eq!(passes, (1..=most).collect::<Vec<_>>(), "level {level}");
    }
}

#[test]
fn r_6_2_3_v_41_beside_a_leader_two_better() {
    let mut board = board().put("PKR1 0915 N").lead("zyndram", "0915");
    board.state.level = -1;
    let id = board.id("PKR1");
    assert_eq!([4, 5].map(|throw| board.look().passes(id, throw, 0)), [true, false]);
}

#[test]
fn r_6_2_2_in_range_one_better() {
    let board = board().put("PKR1 0915 N").lead("zyndram", "0917");
    let id = board.id("PKR1");
    assert_eq!([4, 5].map(|throw| board.look().passes(id, throw, 0)), [true, false]);
}

#[test]
fn r_6_1_2_the_level_of_the_order_is_the_opposite() {
    let mut board = board().put("TGM1 0915 N").put("PKR1 0920 N");
    board.state.level = 1;
    let (order, poles) = (board.id("TGM1"), board.id("PKR1"));
    assert_eq!((board.look().passes_up_to(order), board.look().passes_up_to(poles)), (2, 4));
}
