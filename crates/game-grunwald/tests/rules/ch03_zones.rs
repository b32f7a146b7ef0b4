//! 3. Facing and zones of control.

use crate::asking::cites;
use crate::{board, board_with, hex};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::ch03_zones::Zone;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;
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

#[test]
fn r_3_1_1_a_turn_moves_the_front_with_it() {
    let mut board = board().put("LME1 0915 N").put("PKR2 0925 N");
    let unit = board.id("LME1");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Turn { sixths: 2 }, &[]);
    assert_eq!(labels(board.look().front_zone(unit)), "1014 1015 0916");
    assert!(cites(&board, &events, "G-3.1.1"));
}

#[test]
fn r_3_2_1_why_a_hex_is_not_controlled() {
    let why = |put: &str, label: &str| {
        let board = board().put(put);
        let id = board.id(put.split(' ').next().expect("a name"));
        board.look().why_no_control(id, hex(label)).map(|rule| rule.id())
    };
    assert_eq!(why("PKR1 0915 N", "0914"), None);
    assert_eq!(why("PKR1 0915 N", "0916"), Some("G-3.2.1"), "behind");
    assert_eq!(why("PXB1 0915 N", "0914"), Some("G-3.2.2"), "shoots on foot");
    assert_eq!(why("TGM1 4704 NE", "4803"), Some("G-3.2.3"), "beyond the river");
    assert_eq!(why("PKR1 0915 N panicked", "0914"), Some("G-10.2.1"));
}

#[test]
fn r_3_2_4_ones_own_zone_does_not_make_a_hex_safe() {
    // PKR2 watches 0914 too; PKR1 stops there all the same.
    let mut board = board().put("PKR1 0915 N").put("PKR2 0815 NE").put("TGM1 0913 S nc1");
    assert!(board.look().controlled(ALLIED, hex("0914")));
    let unit = board.id("PKR1");
    board.act(Action::Move { unit }, &[]);
    let events = board.act(Action::Forward { hold: false }, &[]);
    assert!(events.iter().any(|event| matches!(event, Event::Halted { .. })));
    assert!(cites(&board, &events, "G-3.2.4"));
}

#[test]
fn r_3_3_1_entering_a_zone_costs_no_more_than_the_ground() {
    let cost = |enemy: &str| {
        let board = board().put("PKR1 0915 N").put(enemy);
        let (id, walk) = (board.id("PKR1"), board.walk("PKR1"));
        let entry = board.look().may_enter(id, &walk, false).expect("it is free");
        (entry.zone, entry.cost.sum())
    };
    assert_eq!(cost("TGM1 0913 S nc1"), (Zone::Stops, 2));
    assert_eq!(cost("TGM1 0913 S"), (Zone::Passed, 2), "what is dear is going on");
    assert_eq!(cost("TGM1 0913 N"), (Zone::Free, 2), "he looks the other way");
}

#[test]
fn ruling_23_who_begins_in_a_zone_leaves_it_free() {
    let mut board = board().put("PKR1 0914 SW").put("TGM1 0913 S");
    assert!(board.look().controlled(ORDER, hex("0914")));
    assert_eq!(board.ride("PKR1", "f f"), "1 nc1, 1 nc2, left 6");
}

#[test]
fn ruling_24_a_crossing_is_fought_for() {
    let owes = |closed: bool, to: &str| {
        let options = Options { closed_rivers: closed, ..Options::default() };
        let board = board_with(options).phase(2).put("PKR1 4907 N").put(&format!("TGM1 {to} S"));
        !board.look().obligations().attackers.is_empty()
    };
    assert!(owes(false, "4906"), "over the ford");
    assert!(!owes(true, "4906"), "not where players read it otherwise");
    assert!(!owes(false, "5006"), "and never over the river itself");
}
