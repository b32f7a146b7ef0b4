//! 5.7: riding against a moving enemy.

use crate::{board, hex};
use game_grunwald::content::CONTENT;
use game_grunwald::state::{ALLIED, Marks};

fn onsets(board: &crate::Board, target: &str) -> Vec<String> {
    let id = board.id("PKR1");
    if !board.look().may_be_countered(ALLIED, hex(target)) {
        return Vec::new();
    }
    let list = board.look().onsets(id, hex(target));
    list.iter().map(|it| format!("{} {}", it.turn, CONTENT.field.label(it.to))).collect()
}

#[test]
fn r_5_7_1_v_26_the_cone() {
    let with = |target: &str| onsets(&board().put("PKR1 0915 N").put(&format!("TGM1 {target} N")), target);
    assert_eq!(with("0913"), ["0 0914"]);
    assert_eq!(with("1013"), ["0 0914", "1 1014"]);
    assert_eq!(with("1114"), ["1 1014"]);
    assert!(with("1115").is_empty(), "outside the cone");
    assert!(with("0914").is_empty(), "adjacent (5.7.10)");
}

#[test]
fn r_5_7_5_e_24_several_may_join() {
    let board = board()
        .put("TGM1 0913 S")
        .put("PKR1 0915 N")
        .put("PKR2 1014 N")
        .put("PKR3 0814 N")
        .put("PKR4 1114 NW");
    // 1014 and 0814 touch 0913's neighbours, not 0913 itself.
    let list = board.look().counter_chargers(ALLIED, hex("0913"));
    let names: Vec<&str> = list.iter().map(|id| board.look().name(*id)).collect();
    assert!(names.contains(&"PKR1") && names.len() >= 3, "{names:?}");
}

#[test]
fn r_5_7_6_e_25_the_charge_of_the_counter_charge() {
    let board = board().put("PKR1 0915 N nc1").put("TGM1 1013 S");
    let list = board.look().onsets(board.id("PKR1"), hex("1013"));
    let levels: Vec<u8> = list.iter().map(|it| board.look().onset_charge(*it)).collect();
    assert_eq!(levels, [2, 1], "straight on, and after a turn");
}

#[test]
fn r_5_7_7_once_in_a_phase() {
    let mut board = board().put("PKR1 0915 N").put("TGM1 0913 S");
    let id = board.id("PKR1");
    board.state.unit_mut(id).marks.set(Marks::COUNTERED);
    assert!(onsets(&board, "0913").is_empty());
}

#[test]
fn r_5_7_8_e_23_not_from_an_enemy_zone() {
    let board = board().put("PKR1 0915 N").put("TGM1 0913 S").put("TGM2 1015 NW");
    assert!(onsets(&board, "0913").is_empty());
}

#[test]
fn r_5_7_10_e_26_not_against_one_who_touches_a_friend() {
    let board = board().put("PKR1 0915 N").put("TGM1 0913 S").put("PIL1 0912 N");
    assert!(onsets(&board, "0913").is_empty());
}

#[test]
fn ruling_32_the_disorganised_may_the_panicked_may_not() {
    let with =
        |order: &str| onsets(&board().put(&format!("PKR1 0915 N {order}")).put("TGM1 0913 S"), "0913").len();
    assert_eq!((with("disorganised"), with("panicked")), (1, 0));
}
