//! 5.4: where a beaten unit may go.

use crate::{board, hex};
use game_grunwald::content::CONTENT;

fn ways(board: &crate::Board, name: &str, most: u8) -> Vec<&'static str> {
    let id = board.id(name);
    let at = board.state.hex_of(id).expect("on the map");
    let mut list: Vec<&str> =
        board.look().retreats(id, at, at, 0, most).into_iter().map(|hex| CONTENT.field.label(hex)).collect();
    list.sort_unstable();
    list
}

#[test]
fn r_5_4_5_v_27_not_into_an_enemy_zone() {
    let board = board().put("PKR1 0914 S").put("TGM1 0915 N");
    assert_eq!(ways(&board, "TGM1", 2), ["0815", "0916", "1015"]);
}

#[test]
fn r_5_4_2_every_step_leads_farther_away() {
    let board = board().put("PKR1 0914 S").put("TGM1 0915 N");
    let id = board.id("TGM1");
    for to in board.look().retreats(id, hex("0915"), hex("0916"), 1, 2) {
        assert_eq!(CONTENT.field.distance(hex("0915"), to), 2);
    }
}

#[test]
fn ruling_34_the_longest_way_is_taken() {
    // North-west and north are zones; to the south-west a friend fills the second hex, elsewhere it is open.
    let board = board().put("PKR1 0914 S").put("TGM1 0915 N").put("TGM2 0716 N").put("TGM3 0816 N");
    let id = board.id("TGM1");
    let longest = board.look().longest_retreat(id, hex("0915"), hex("0915"), 0, 2);
    assert_eq!(longest, 2);
    assert_eq!(ways(&board, "TGM1", 2), ["0815", "0916", "1015"]);
}

#[test]
fn r_5_4_6_v_45_surrounded_there_is_no_way() {
    let mut board = board().put("TGM1 0915 N");
    for (name, label, facing) in
        [("PKR1", "0914", "S"), ("PKR2", "1014", "SW"), ("PKR3", "0916", "N"), ("PKR4", "0814", "SE")]
    {
        board = board.put(&format!("{name} {label} {facing}"));
    }
    board = board.put("PKR5 1016 NW").put("PKR6 0815 NE");
    assert_eq!(ways(&board, "TGM1", 2), Vec::<&str>::new());
}

#[test]
fn r_4_5_2_friends_must_leave_room() {
    let board = board().put("TGM1 0915 N").put("TGM2 0916 N").put("TIL1 1015 N").put("PKR1 0914 S");
    // Cavalry in the way must fit; foot is pushed aside.
    assert_eq!(ways(&board, "TGM1", 1), ["0815", "1015"]);
    let foot = super::board().put("TIL2 0915 N").put("TIL1 1015 N").put("PKR1 0914 S");
    assert_eq!(ways(&foot, "TIL2", 1), ["0815", "0916"], "foot pushes nobody");
}

#[test]
fn r_11_7_4_a_bombard_ready_to_fire_does_not_retreat() {
    let ready = board().put("TBO1 0915 N").put("PKR1 0914 S");
    assert!(ways(&ready, "TBO1", 1).is_empty());
    assert!(!ways(&ready.marching("TBO1"), "TBO1", 1).is_empty());
}

#[test]
fn r_4_4_1_the_edge_is_a_wall() {
    let board = board().put("TGM1 2100 S").put("PKR1 2101 N");
    assert!(ways(&board, "TGM1", 2).iter().all(|label| !label.is_empty()));
    assert_eq!(
        board.look().longest_retreat(board.id("TGM1"), hex("2100"), hex("2100"), 0, 1),
        0,
        "2000 and 2200 lie in the zone"
    );
}
