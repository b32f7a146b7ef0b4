//! 9: disorder and rallying.

use crate::{board, hex};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::Order;

#[test]
fn r_9_1_2_beside_the_panicked_those_in_good_order_are_tested() {
    for (throw, after) in [(3, ""), (4, " disorganised")] {
        let mut board = board().put("LNO1 0920 N pf1 panicked").put("LNO2 0920 N pf1");
        let unit = board.id("LNO1");
        board.work(&[throw], |scribe| scribe.meet(unit, hex("0920"), &[]));
        assert_eq!(board.at("LNO2"), format!("0920 N pf1 nc0{after}"), "a throw of {throw}");
    }
    // Two in disorder have nothing to lose from each other.
    let mut board = board().put("LNO1 0920 N pf1 disorganised").put("LNO2 0920 N pf1 disorganised");
    let unit = board.id("LNO1");
    board.work(&[], |scribe| scribe.meet(unit, hex("0920"), &[]));
}

#[test]
fn r_9_1_4_disorder_is_marked_on_the_counter() {
    let mut board = board().put("PKR5 3424 NE").put("PKR1 0920 N");
    assert!(board.status("PKR5").is_empty());
    // Into the woods of 3524.
    board.ride_on("PKR5", &[]);
    let events = board.act(Action::Forward { hold: false }, &[]);
    assert!(board.cites(&events, "G-9.1.4"));
    assert_eq!(board.status("PKR5"), ["disorganised"]);
}

#[test]
fn r_9_2_3_one_modifier_if_all_enemies_are_disorganised() {
    let sums = |other: &str| {
        let board = board().put("PKR1 0914 S disorganised").put(other).put("TEL3 0915 N");
        board.sums("PKR1 PKR2 x 0915")
    };
    assert_eq!(sums("PKR2 1014 SW disorganised"), "2:2 [2 G-5.2.8] [1 G-9.2.3] 2:1");
    assert_eq!(sums("PKR2 1014 SW"), "3:2 [2 G-5.2.8] [] 4:1", "one of them is not");
    // For a panicked enemy as for a disorganised one (G-R43).
    let board = board().put("PKR1 0914 S").put("TEL3 0915 N panicked");
    assert_eq!(board.sums("PKR1 x 0915"), "2:0 [2 G-5.2.7, 1 G-9.2.3] [] 9:1");
}

#[test]
fn r_9_2_4_the_disorganised_have_one_modifier_for_any_charge() {
    let sums = |charge: u8| {
        let board = board().put(&format!("PKR1 0914 S nc{charge} disorganised")).put("TIL1 0915 N");
        board.sums("PKR1 x 0915")
    };
    assert_eq!(sums(1), "1:2 [2 G-5.2.7, 1 G-5.6.4] [1 G-5.2.7, 1 G-9.2.3] 1:1");
    assert_eq!(sums(3), "1:2 [2 G-5.2.7, 3 G-5.6.4, -2 G-9.2.4] [1 G-5.2.7, 1 G-9.2.3] 1:1");
}

#[test]
fn ruling_44_a_rally_anywhere_but_not_after_a_move() {
    let mut board =
        board().put("PKR1 0915 N disorganised").put("PKR2 0925 N disorganised").put("TGM1 0914 S");
    let (watched, rider) = (board.id("PKR1"), board.id("PKR2"));
    assert!(board.look().allows(&Action::Rally { unit: watched }), "in front of the enemy too");
    board.ride_on("PKR2", &[Action::Forward { hold: false }, Action::Stop]);
    assert!(!board.look().allows(&Action::Rally { unit: rider }));
    board.act(Action::Rally { unit: watched }, &[2]);
    assert_eq!(board.at("PKR1"), "0915 N pf2 nc0");
    // Crossbows that rally may still shoot in the enemy's half of the turn.
    let mut board =
        super::board().phase(3).put("PXB1 0915 N disorganised").put("TGM1 0913 S").put("PIL1 0925 N");
    let unit = board.id("PXB1");
    let events = board.act(Action::Rally { unit }, &[6]);
    assert!(events.iter().any(|event| matches!(event, Event::Tested { passed: false, .. })));
    assert!(board.look().shoots(unit) && board.look().unfired(unit));
}

#[test]
fn r_4_2_6_a_marsh_disorganises_foot_and_riders_who_enter_it() {
    for (phase, unit, rule) in [(1, "PKR1", "G-4.2.5"), (3, "PIL1", "G-4.2.6")] {
        let mut board = board().phase(phase).put(&format!("{unit} 1307 NE")).put("TGM1 2505 N");
        let begin = format!("move {unit}");
        let events = board.plays(&[&begin, "f"], &[]);
        assert!(board.at(unit).contains("1406"), "{}", board.at(unit));
        assert_eq!(board.state.unit(board.id(unit)).order, Order::Disorganised, "{unit}");
        assert!(board.cites(&events, rule), "{unit}");
    }
}
