//! 10: panic and flight.

use crate::{board, hex};
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{Marks, Spot};

#[test]
fn r_10_1_1_disorganised_again_by_a_combat() {
    // Half strength and alone in disorder: 2:1, armour 2, charge 3 and one more make 8:1, where a ten is D2.
    let throws = |disorder: [u8; 2]| {
        let mut board = board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N disorganised");
        board.fight_out("PKR1 x 0915", &[&[5, 5], &disorder[..]].concat());
        board.at("TEL3").split(' ').next_back().map(str::to_string)
    };
    assert_eq!(throws([1, 1]).as_deref(), Some("panicked"), "row D2, light cavalry: 2 and 12");
    assert_eq!(throws([1, 2]).as_deref(), Some("disorganised"));
}

#[test]
fn r_10_1_2_the_disorganised_who_meet_panic_may_panic_too() {
    for (throw, after) in [(3, "disorganised"), (4, "panicked")] {
        let mut board = board().put("LNO1 0920 N pf1 panicked").put("LNO2 0920 N pf1 disorganised");
        let unit = board.id("LNO1");
        let events = board.work(&[throw], |scribe| scribe.meet(unit, hex("0920"), &[]));
        assert!(board.at("LNO2").ends_with(after), "a throw of {throw}");
        assert!(board.cites(&events, "G-10.1.2"), "it is why he is tested, passed or not");
    }
}

#[test]
fn r_10_1_4_panic_is_marked_on_the_counter() {
    let board = board().put("LNO1 0920 N panicked").put("LNO2 0921 N");
    assert_eq!((board.status("LNO1"), board.status("LNO2")), (vec!["panicked"], vec![]));
}

#[test]
fn r_10_2_3_caught_in_an_enemy_zone() {
    let mut board =
        board().phase(3).put("PIL1 2628 N panicked").put("PIL2 0920 N").put("TGM1 2630 N").in_panic("PIL1");
    let unit = board.id("PIL1");
    board.act(Action::Flee { unit }, &[]);
    assert_eq!(board.asked(), "allied flee", "2529 and 2629 are equally near");
    assert!(board.state.anybody(hex("2629")).is_none());
    let events = board.act(Action::FleeTo { hex: hex("2629") }, &[]);
    assert_eq!(board.at("PIL1"), "gone");
    assert!(board.cites(&events, "G-10.2.3"));
}

#[test]
fn r_10_2_4_off_the_map_by_a_friendly_edge_is_the_end() {
    let mut board = board().phase(3).put("PIL1 2631 N panicked").put("PIL2 0920 N").in_panic("PIL1");
    let unit = board.id("PIL1");
    board.act(Action::Flee { unit }, &[]);
    assert_eq!(board.state.unit(unit).spot, Spot::Gone, "not away: gone");
    assert_eq!((board.state.morale, board.state.points), (-1, [0, 1]));
}

#[test]
fn r_10_3_1_before_it_flees_it_may_come_to_its_senses() {
    let start = || board().phase(3).put("PIL1 2628 N panicked").put("PIL2 0920 N").in_panic("PIL1");
    let mut board = start();
    let unit = board.id("PIL1");
    board.act(Action::TryRally { unit }, &[3]);
    assert_eq!(board.at("PIL1"), "2628 N pf2 nc0 disorganised", "it stays where it is");
    assert!(!board.look().may_act(unit));
    let mut board = start();
    board.act(Action::TryRally { unit }, &[4]);
    assert_eq!(board.asked(), "allied flee", "who fails runs");
}

#[test]
fn ruling_43_how_the_panicked_run() {
    // One too many in the hex if it counted: no test, it must go.
    let mut board =
        board().put("PKR1 1520 N").put("PKR2 1520 N panicked").put("PKR3 0915 N").in_panic("PKR2");
    let (unit, other) = (board.id("PKR2"), board.id("PKR1"));
    assert_eq!(board.legal(), [Action::Flee { unit }]);
    // Full points though it is in disorder, whichever way it faces, and nobody else moves before.
    assert!(!board.look().allows(&Action::Move { unit: other }));
    let events = board.play(&[], |board, legal| {
        let flees = board.asked() == "allied flee" || board.asked() == "allied panic";
        if flees { legal.first().cloned() } else { None }
    });
    let hexes = events.iter().filter(|event| matches!(event, Event::Fled { .. })).count();
    let at = board.state.hex_of(unit).expect("on the map");
    assert_eq!(
        board.look().field().distance(at, hex("1520")),
        8,
        "heavy cavalry: eight hexes, {hexes} steps"
    );
    assert_eq!(board.at("PKR2").split(' ').nth(1), Some("N"));
    // A unit that panics in its own phase runs in the next one, not in this.
    let mut board =
        super::board().put("LNO1 0920 N pf1 panicked").put("LNO2 0920 N pf1 disorganised").put("PKR3 0915 N");
    let (unit, other) = (board.id("LNO1"), board.id("LNO2"));
    board.work(&[6], |scribe| scribe.meet(unit, hex("0920"), &[]));
    assert!(board.at("LNO2").ends_with("panicked") && !board.state.unit(other).marks.has(Marks::MUST_FLEE));
}

#[test]
fn r_10_1_3_e_33_the_panicked_run_through_a_full_hex_and_frighten_it() {
    let mut board =
        board().phase(3).put("PIL1 2628 N panicked").put("PIL2 2629 N").put("PIL3 0920 N").in_panic("PIL1");
    let (unit, friend) = (board.id("PIL1"), board.id("PIL2"));
    board.act(Action::Flee { unit }, &[]);
    let events = board.act(Action::FleeTo { hex: hex("2629") }, &[4]);
    let tested = |event: &Event| matches!(event, Event::Tested { unit, .. } if *unit == friend);
    assert!(events.iter().any(tested) && board.cites(&events, "G-10.1.3"));
    assert_eq!(board.at("PIL2"), "2629 N pf2 nc0 disorganised");
}
