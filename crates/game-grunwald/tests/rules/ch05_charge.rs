//! 5.6: speed, where it comes from and where it goes.

use crate::asking::{cites, face, fall_back};
use crate::{board, board_with, hex};
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::state::Marks;

#[test]
fn r_5_6_1_foot_never_charges() {
    let mut board = board().put("PIL1 0915 N");
    assert_eq!(board.ride("PIL1", "f f f"), "1 nc0, 1 nc0, 1 nc0, left 1");
    let no =
        board.look().may_enter(board.id("PIL1"), &board.walk("PIL1"), true).expect_err("no pace to hold");
    assert!(no.see.iter().any(|rule| rule.id() == "G-5.6.1"));
    // Even if somebody pushed its marker up it would not count.
    let board = super::board().put("PIL1 0914 S nc3").put("TIL1 0915 N nc3");
    assert_eq!(board.sums("PIL1 x 0915"), "2:2 [1 G-5.2.7] [1 G-5.2.7] 1:1");
}

#[test]
fn r_5_6_2_from_nought_to_three() {
    let mut board = board().put("LME1 0915 N nc2");
    assert_eq!(board.ride("LME1", "f f f"), "1 nc3, 1 nc3, 1 nc3, left 7");
    let no =
        board.look().may_enter(board.id("LME1"), &board.walk("LME1"), true).expect_err("it is at the top");
    assert!(no.see.iter().any(|rule| rule.id() == "G-5.6.2"));
    // Nothing is taken from who has nothing: a stream straight after a turn.
    let mut slow = super::board().put("LME1 2419 NW");
    assert_eq!(slow.ride("LME1", "+1 f"), "1 nc0, 3 nc0, left 6");
}

#[test]
fn r_5_6_4_every_level_is_a_column() {
    let sums = |level: u8| {
        let board = board().put(&format!("PKR1 0914 S nc{level}")).put("TEL3 0915 N");
        board.sums("PKR1 x 0915")
    };
    assert_eq!(sums(0), "2:2 [2 G-5.2.7] [] 3:1");
    assert_eq!(sums(1), "2:2 [2 G-5.2.7, 1 G-5.6.4] [] 4:1");
    assert_eq!(sums(2), "2:2 [2 G-5.2.7, 2 G-5.6.4] [] 5:1");
    assert_eq!(sums(3), "2:2 [2 G-5.2.7, 3 G-5.6.4] [] 6:1");
}

#[test]
fn r_5_6_5_e_22_armour_and_one_is_the_most() {
    let sums = |name: &str| {
        let board = board().put(&format!("{name} 0914 S nc3")).put("TEL3 0915 N");
        board.sums(&format!("{name} x 0915"))
    };
    assert_eq!(sums("PSI1"), "2:2 [1 G-5.2.7, 3 G-5.6.4, -1 G-5.6.5] [] 4:1", "two and one");
    assert_eq!(sums("LME1"), "2:2 [3 G-5.6.4, -2 G-5.6.5] [] 2:1");
}

#[test]
fn r_5_6_11_an_attacker_thrown_back_has_no_speed_left() {
    // Armour 1 and charge 1 against armour 2: 1:1; a nine is A1.
    let mut board = board().phase(2).put("PSI1 0914 S nc1").put("TGM1 0915 N nc0");
    let attack = board.attack("PSI1 x 0915");
    let mut events = board.act(attack, &[4, 5]);
    fall_back(&mut board, "PSI1", &["0913"]);
    face(&mut board, "S", &[]);
    assert_eq!(board.asked(), "order face", "the defender has followed into 0914");
    events.extend(face(&mut board, "N", &[3, 4]));
    assert_eq!([board.at("PSI1"), board.at("TGM1")], ["0913 S pf2 nc0", "0914 N pf2 nc0"]);
    assert!(cites(&board, &events, "G-5.6.11"));
}

#[test]
fn ruling_18_who_stands_still_loses_his_speed() {
    let after = |standing_charge: bool| {
        let options = Options { standing_charge, ..Options::default() };
        let mut board = board_with(options)
            .put("PKR1 0920 N nc2")
            .put("PKR2 1221 N nc1")
            .put("TGM1 3010 S nc3")
            .put("TIL1 3020 N");
        let unit = board.id("PKR2");
        board.act(Action::Move { unit }, &[]);
        board.act(Action::Forward { hold: false }, &[]);
        board.act(Action::Stop, &[]);
        board.act(Action::EndPhase, &[]);
        ["PKR1", "PKR2", "TGM1"].map(|name| board.state.unit(board.id(name)).charge)
    };
    assert_eq!(after(false), [0, 2, 3], "who rode keeps it, and so does who was not to move");
    assert_eq!(after(true), [2, 2, 3], "unless the players read it otherwise");
}

#[test]
fn ruling_18_speed_lasts_from_turn_to_turn() {
    let mut board = board().put("PKR1 0920 N").put("TGM1 3010 S");
    let unit = board.id("PKR1");
    for turn in 1..=2 {
        assert_eq!(board.state.now.turn, turn);
        board.act(Action::Move { unit }, &[]);
        board.act(Action::Forward { hold: false }, &[]);
        board.act(Action::Stop, &[]);
        while board.state.now.turn == turn {
            board.act(Action::EndPhase, &[]);
        }
    }
    assert_eq!(board.at("PKR1"), "0918 N pf2 nc2");
    assert!(!board.state.unit(unit).marks.has(Marks::DONE));
}

#[test]
fn ruling_19_first_the_gain_then_the_losses_then_nothing() {
    let enters = |text: &str, way: &str| {
        let mut board = board().put(text);
        board.ride(text.split(' ').next().expect("a name"), way)
    };
    assert_eq!(enters("PKR1 2210 NE nc3", "f"), "1 nc2, left 7", "uphill at the top: three, less one");
    assert_eq!(enters("PKR1 2418 S nc0", "f"), "3 nc0, left 5", "one more, one less");
    assert_eq!(enters("PKR1 2418 S nc1", "h"), "4 nc0, left 4", "held, and one less");
    assert_eq!(enters("PKR1 3424 NE nc3", "f"), "4 nc0, left 4", "woods end it");
    assert_eq!(enters("PKR1 1714 S nc2", "f"), "0.5 nc0, left 7.5", "a village too, road or not");
    // What the way did is told with the ride.
    for (text, rule) in [("PKR1 2210 NE nc3", "G-5.6.10"), ("PKR1 2418 S nc0", "G-5.6.9")] {
        let mut board = board().put(text).put("PKR2 0925 N");
        let unit = board.id("PKR1");
        board.act(Action::Move { unit }, &[]);
        let events = board.act(Action::Forward { hold: false }, &[]);
        assert!(cites(&board, &events, rule) && cites(&board, &events, "G-R19"));
    }
}

#[test]
fn ruling_20_e_25_a_counter_charge_through_a_ford_has_no_speed() {
    let board = board().put("PKR1 4907 N nc1").put("TGM1 4905 S");
    let onsets = board.look().onsets(board.id("PKR1"), hex("4905"));
    assert_eq!(onsets.len(), 1, "straight ahead");
    assert_eq!(board.look().onset_charge(onsets[0]), 0);
    // A bridge takes one level only.
    let mut bridge = super::board().put("PKR1 3610 SE nc2");
    assert_eq!(bridge.ride("PKR1", "f"), "0.5 nc2, left 7.5");
}

#[test]
fn ruling_21_what_lies_between_takes_the_speed_for_good() {
    let strikes = |attacker: &str, hexes: &[&str]| {
        let mut board = board().put(attacker);
        for (name, label) in ["TIL1", "TIL2"].iter().zip(hexes) {
            board = board.put(&format!("{name} {label} N"));
        }
        let hexes: Vec<_> = hexes.iter().map(|label| hex(label)).collect();
        let (charge, rule) = board.look().striking_charge(board.id("PKR1"), &hexes);
        (charge, rule.map(|rule| rule.id()))
    };
    assert_eq!(strikes("PKR1 2418 S nc3", &["2419"]), (2, Some("G-5.6.9")), "a stream");
    assert_eq!(strikes("PKR1 3610 SE nc3", &["3711"]), (2, Some("G-5.6.8")), "a bridge");
    assert_eq!(strikes("PKR1 4907 N nc3", &["4906"]), (0, Some("G-5.6.7")), "a ford");
    assert_eq!(strikes("PKR1 3424 NE nc3", &["3524"]), (0, Some("G-5.6.6")), "woods");
    assert_eq!(strikes("PKR1 1302 S nc3", &["1303"]), (0, Some("G-5.6.6")), "marsh");
    assert_eq!(strikes("PKR1 4923 S nc3", &["4924"]), (0, Some("G-12.1.2")), "a wall");
    assert_eq!(strikes("PKR1 1714 S nc3", &["1715"]), (3, None), "a village is not named");
    assert_eq!(strikes("PKR1 2210 NE nc3", &["2310"]), (3, None), "nobody rides uphill");
    assert_eq!(strikes("PKR1 2418 S nc3", &["2319", "2419"]), (2, Some("G-5.6.9")), "the worst of two");
    // Afterwards it is still gone: one for the stream, one for the combat.
    let mut board = board().phase(2).put("PKR1 2418 S nc3").put("TEL3 2419 N nc3");
    let attack = board.attack("PKR1 x 2419");
    // Armour 2, charge 2 against charge 1 and the stream: 3:1; a nine is nothing.
    board.act(attack, &[4, 5]);
    assert_eq!([board.at("PKR1"), board.at("TEL3")], ["2418 S pf2 nc1", "2419 N pf2 nc3"]);
}
