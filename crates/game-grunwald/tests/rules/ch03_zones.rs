//! 3. Facing and zones of control.

use crate::{board, board_with, hex};
use game_grunwald::Options;
use game_grunwald::ch03_zones::Zone;
use game_grunwald::content::CONTENT;
use game_grunwald::state::{ALLIED, ORDER};

fn labels(list: impl IntoIterator<Item = u16>) -> String {
    list.into_iter().map(|hex| CONTENT.field.label(hex)).collect::<Vec<_>>().join(" ")
}

#[test]
fn r_3_1_1_v_03_three_hexes_ahead_are_the_front() {
    let at = |facing: &str| {
        let board = board().put(&format!("PKR1 0915 {facing}"));
        labels(board.look().front_zone(board.id("PKR1")))
    };
    assert_eq!(at("N"), "0814 0914 1014");
    assert_eq!(at("SE"), "1014 1015 0916");
}

#[test]
fn r_3_1_2_the_other_three_are_the_back() {
    let board = board().put("PKR1 0915 N");
    let behind = |label: &str| board.look().lies_behind(board.id("PKR1"), hex(label));
    assert_eq!(["0814", "0914", "1014"].map(behind), [false; 3]);
    assert_eq!(["1015", "0916", "0815"].map(behind), [true; 3]);
    assert!(!behind("0910"), "nobody attacks from there");
}

#[test]
fn r_3_2_1_a_zone_of_control_is_the_front() {
    let board = board().put("PKR1 0915 N");
    let controlled = |label: &str| board.look().controlled(ALLIED, hex(label));
    assert_eq!(
        ["0814", "0914", "1014", "1015", "0916", "0815"].map(controlled),
        [true, true, true, false, false, false]
    );
    assert!(!board.look().controlled(ORDER, hex("0914")));
}

#[test]
fn r_3_2_2_who_shoots_on_foot_has_none_and_horse_archers_have_one() {
    for (name, zone) in
        [("PXB1", false), ("LAR1", false), ("PBO1", false), ("TAT1", true), ("PIL1", true), ("PIM1", true)]
    {
        let board = board().put(&format!("{name} 0915 N"));
        assert_eq!(board.look().controlled(ALLIED, hex("0914")), zone, "{name}");
    }
}

#[test]
fn r_10_2_1_the_panicked_have_none_and_the_disorganised_have_one() {
    let with =
        |order: &str| board().put(&format!("PKR1 0915 N {order}")).look().controlled(ALLIED, hex("0914"));
    assert!(with("disorganised") && !with("panicked"));
}

#[test]
fn r_3_2_3_ruling_24_not_over_a_river_but_over_its_bridge_and_ford() {
    let over = |closed: bool, from: &str, facing: &str, to: &str| {
        let options = Options { closed_rivers: closed, ..Options::default() };
        board_with(options).put(&format!("TGM1 {from} {facing}")).look().controlled(ORDER, hex(to))
    };
    assert!(!over(false, "4704", "NE", "4803"), "the Marozka");
    assert!(over(false, "4805", "NE", "4905") == over(true, "4805", "NE", "4905"));
    assert!(over(false, "4907", "N", "4906"), "the ford");
    assert!(!over(true, "4907", "N", "4906"), "unless the players read it so");
    assert!(over(true, "2418", "S", "2419"), "a stream is no river");
}

#[test]
fn r_3_2_4_zones_do_not_cancel_each_other() {
    let board = board().put("PKR1 0915 N").put("TGM1 0913 S");
    assert!(board.look().controlled(ALLIED, hex("0914")) && board.look().controlled(ORDER, hex("0914")));
}

#[test]
fn r_3_3_2_who_enters_a_zone_stops() {
    let board = board().put("TGM1 0913 S");
    assert_eq!(board.look().stops(ALLIED, hex("0914"), 0, true), Zone::Stops);
    assert_eq!(board.look().stops(ALLIED, hex("0917"), 0, true), Zone::Free);
}

#[test]
fn r_3_3_3_e_07_the_faster_may_go_on_and_the_next_hex_costs_a_point_more() {
    let mut board = board().put("PKR1 0916 N nc1").put("TOR1 1014 SW");
    // Entering 0915 raises its level to two; the enemy stands. Then 0914 costs two.
    assert_eq!(board.ride("PKR1", "f f"), "1 nc2, 2 nc3, left 5");
}

#[test]
fn r_3_3_3_v_25_faster_than_all_who_control_it() {
    let stops = |first: &str, second: &str| {
        let board = board().put(&format!("TOR1 1014 SW {first}")).put(&format!("TOR2 0814 SE {second}"));
        board.look().stops(ALLIED, hex("0915"), 2, true)
    };
    assert_eq!(stops("nc1", "nc2"), Zone::Stops);
    assert_eq!(stops("nc1", "nc1"), Zone::Passed);
}

#[test]
fn ruling_23_infantry_never_passes() {
    let board = board().put("TGM1 0913 S");
    assert_eq!(board.look().stops(ALLIED, hex("0914"), 3, false), Zone::Stops);
}
