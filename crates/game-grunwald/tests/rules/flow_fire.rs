//! 11: shots and what they do.

use crate::helpers::count;
use crate::{board, hex};
use game_grunwald::action::Action;
use game_grunwald::content::Hit;
use game_grunwald::event::Event;
use game_grunwald::state::{Aim, Phase};

/// The order moves, the allies shoot: one step of a unit, then the window.
fn ride_into_range_of_crossbows(name: &str) -> crate::Board {
    let mut board = board().phase(5).put("PXB1 0915 N").put(&format!("{name} 0912 S")).put("TGM2 2010 S");
    board.ride_on(name, &[Action::Forward { hold: false }]);
    board
}

fn ride_into_range() -> crate::Board {
    ride_into_range_of_crossbows("TPM1")
}

#[test]
fn r_11_1_5_e_35_as_soon_as_an_enemy_is_in_range() {
    let board = ride_into_range();
    assert_eq!(board.asked(), "allied fire");
    let mut legal = Vec::new();
    board.look().legal(&mut legal);
    let at = Aim::Unit(board.id("TPM1"));
    assert_eq!(legal, [Action::Fire { by: board.id("PXB1"), at }, Action::HoldFire]);
}

#[test]
fn r_11_6_2_v_35_crossbows_stop_who_they_hit() {
    // Nine, two off for armour: seven at range two is a loss; a six stops, a five does not.
    for (throw, stopped) in [(6, true), (5, false)] {
        let mut board = ride_into_range_of_crossbows("TGM1");
        let (by, at) = (board.id("PXB1"), Aim::Unit(board.id("TGM1")));
        let events = board.act(Action::Fire { by, at }, &[4, 5, throw]);
        let shot = events.iter().find_map(|event| match event {
            Event::Shot { range, modifiers, hit, .. } => Some((*range, modifiers.sum(), *hit)),
            _ => None,
        });
        assert_eq!(shot, Some((2, -2, Hit { loss: 1, ..Hit::default() })));
        assert_eq!(board.at("TGM1"), if stopped { "0913 S pf1 nc1 disorganised" } else { "0913 S pf1 nc1" });
        assert_eq!(board.status("TGM1").contains(&"stopped"), stopped);
        assert_eq!(board.asked(), if stopped { "order activate" } else { "order step" }, "{throw}");
    }
}

#[test]
fn r_11_1_6_once_in_a_turn() {
    let mut board = ride_into_range();
    let (by, at) = (board.id("PXB1"), Aim::Unit(board.id("TPM1")));
    board.act(Action::Fire { by, at }, &[1, 1]);
    assert_eq!(board.asked(), "order step");
    board.act(Action::Forward { hold: false }, &[]);
    assert_eq!(board.asked(), "order step", "nobody can shoot any more");
}

#[test]
fn r_11_2_2_e_36_a_friend_is_hit_instead() {
    let mut board =
        board().phase(5).put("PXB1 0915 N").put("PIL1 0914 N").put("TPM1 0913 S").put("TGM2 2010 S");
    board.state.now.phase = Phase::OpenFire;
    let (by, at) = (board.id("PXB1"), Aim::Unit(board.id("TPM1")));
    board.act(Action::Fire { by, at }, &[1]);
    assert_eq!((board.at("PIL1"), board.at("TPM1")), ("0914 N pf1 nc0".into(), "0913 S pf2 nc0".into()));
}

#[test]
fn r_11_2_5_e_37_a_leader_of_ones_own_may_fall() {
    let mut board = board()
        .phase(5)
        .put("PXB1 0915 N")
        .put("PIL1 0914 N")
        .lead("andrzej", "0914")
        .put("PKR1 0925 N")
        .lead("zyndram", "0925")
        .put("TPM1 0913 S")
        .put("TGM2 2010 S")
        .lead("ulrich", "2010");
    board.state.now.phase = Phase::OpenFire;
    let (by, at) = (board.id("PXB1"), Aim::Unit(board.id("TPM1")));
    board.act(Action::Fire { by, at }, &[1, 6, 6]);
    assert_eq!(board.leader_at("andrzej"), "dead");
    assert_eq!(board.at("PIL1"), "gone", "the arrow took one point, his death the other (8.1.4)");
}

#[test]
fn r_11_2_7_e_39_horse_archers_and_crossbows_shoot_at_the_same_time() {
    let mut board = board().phase(1).put("TAT1 0912 S").put("PKR1 0925 N").put("TXB1 0914 N");
    let unit = board.id("TAT1");
    board.act(Action::Move { unit }, &[]);
    board.act(Action::Forward { hold: false }, &[]);
    let (by, at) = (board.id("TXB1"), Aim::Unit(unit));
    board.act(Action::Fire { by, at }, &[]);
    assert_eq!(board.asked(), "allied shoot-back");
    // Both throws first: ten kills the archers (two points), and their own ten still kills the crossbows.
    board.act(Action::ShootBack { at: Aim::Unit(by) }, &[5, 5, 5, 5]);
    assert_eq!((board.at("TAT1"), board.at("TXB1")), ("gone".into(), "gone".into()));
}

#[test]
fn r_11_5_7_e_40_horse_archers_shoot_after_they_were_stopped() {
    // Twelve points, a hex for each: eleven hexes to 0915, where the foot halts them, leave one.
    let ride = |from: &str, hexes: usize| {
        let mut board = board().phase(1).put(&format!("TAT1 {from} N")).put("PKR1 2025 N").put("TIL1 0914 S");
        let mut events = Vec::new();
        board.ride_on("TAT1", &[]);
        for _ in 0..hexes {
            events.extend(board.act(Action::Forward { hold: false }, &[]));
        }
        let left = events.iter().rev().find_map(|event| match event {
            Event::Rode { left, .. } => Some(*left),
            _ => None,
        });
        assert_eq!(count(&events, |event| matches!(event, Event::Halted { .. })), 1);
        assert_eq!(board.at("TAT1"), "0915 N pf2 nc0");
        (board, left)
    };
    let (mut board, left) = ride("0926", 11);
    assert_eq!((left, board.asked().as_str()), (Some(2), "allied step"), "halted, a point and a shot left");
    let (by, at) = (board.id("TAT1"), Aim::Unit(board.id("TIL1")));
    assert_eq!(board.legal(), [Action::Fire { by, at }, Action::Stop], "no hex and no turn");
    // Ten, one off for armour: nine is a loss; then a throw for disorder.
    board.act(Action::Fire { by, at }, &[5, 5, 1, 1]);
    assert_eq!(board.at("TIL1"), "0914 S pf1 nc0 disorganised");
    assert_ne!(board.asked(), "allied step", "once in its own phase");
    // A hex more, and there is nothing left to pay with.
    let (board, left) = ride("0927", 12);
    assert_eq!((left, board.asked().as_str()), (Some(0), "allied activate"));
}

#[test]
fn r_11_7_5_bombards_bring_walls_down() {
    let mut board = board().phase(5).put("PBO1 1212 N").put("TIL1 1210 S").put("TGM2 2010 S");
    board.state.now.phase = Phase::OpenFire;
    let by = board.id("PBO1");
    let at = Aim::Object(hex("1210"));
    assert!(board.look().fortified(hex("1210")));
    board.act(Action::Fire { by, at }, &[5, 4]);
    assert!(!board.look().fortified(hex("1210")));
}
