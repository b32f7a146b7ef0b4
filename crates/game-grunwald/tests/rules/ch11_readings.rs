//! 11: what the book leaves open about those who shoot (rulings 27 to 31).

use crate::asking::{cites, face, fall_back, legal};
use crate::{Board, board, hex};
use game_grunwald::action::Action;
use game_grunwald::state::{Aim, Marks, Phase};

/// The hexes in the zone of fire of a unit in 0915 that looks north, by range.
fn zone(name: &str, object: bool) -> [usize; 4] {
    let board = board().put(&format!("{name} 0915 N"));
    let mut count = [0; 4];
    for hex in board.look().field().hexes() {
        if let Some(range) = board.look().in_fire_zone(board.id(name), hex, object) {
            count[range as usize] += 1;
        }
    }
    count
}

#[test]
fn ruling_27_the_cones() {
    assert_eq!([zone("PXB1", false), zone("LAR1", false)], [[0, 3, 5, 0]; 2]);
    assert_eq!(zone("PBO1", false), [0, 1, 3, 0]);
    assert_eq!(zone("PBO1", true), [0, 1, 3, 3], "at walls they reach farther");
    assert_eq!(zone("TAT1", false), [0, 6, 0, 0], "all around");
}

#[test]
fn ruling_27_what_hides_and_what_does_not() {
    let sees = |from: &str, to: &str| board().look().sees(hex(from), hex(to));
    assert!(!sees("1714", "1716"), "a village between");
    assert!(sees("1715", "1713"), "his own village does not hide the archer");
    assert!(sees("1713", "1715"), "nor the target's");
    assert!(sees("1714", "1815"), "between a village and open ground");
    assert!(sees("0916", "0918"), "nor a hill");
    assert!(!sees("3424", "3526"), "between two woods");
    // Nor do units, whoever they are.
    for between in ["PIL1 0914 N", "TIL1 0914 N"] {
        let board = board().put("PXB1 0915 N").put(between).put("TGM1 0913 S");
        assert!(board.look().may_fire(board.id("PXB1"), hex("0913"), false), "{between}");
    }
}

/// Crossbows of the Order before anybody moves, with these in their zone.
fn window(targets: &[&str]) -> Board {
    let mut board = board().put("TXB1 0915 N").put("PKR1 0925 N");
    for text in targets {
        board = board.put(text);
    }
    board.state.now.phase = Phase::OpenFire;
    board
}

#[test]
fn ruling_28_a_shot_hits_the_one_it_is_aimed_at() {
    let mut board = window(&["LME1 0913 S pf1", "LME2 0913 S pf1"]);
    let (by, first, second) = (board.id("TXB1"), board.id("LME1"), board.id("LME2"));
    let shot = |target| Action::Fire { by, at: Aim::Unit(target) };
    assert_eq!(legal(&board), [shot(first), shot(second), Action::HoldFire]);
    // A twelve is two points; one of them finds nobody.
    let events = board.act(shot(second), &[6, 6]);
    assert_eq!([board.at("LME1"), board.at("LME2")], ["0913 S pf1 nc0", "gone"]);
    assert!(cites(&board, &events, "G-R28") && cites(&board, &events, "G-R26"));
    // Two points are the whole of a unit.
    let mut board = window(&["LME1 0913 S"]);
    board.act(shot(first), &[6, 6]);
    assert_eq!(board.at("LME1"), "gone");
}

#[test]
fn ruling_29_neither_arrows_nor_woods_make_the_disorganised_panic() {
    let mut shot = window(&["LME1 0913 S disorganised"]);
    let (by, target) = (shot.id("TXB1"), shot.id("LME1"));
    // Eight: a point; then a six: stopped.
    shot.act(Action::Fire { by, at: Aim::Unit(target) }, &[4, 4, 6]);
    assert_eq!(shot.at("LME1"), "0913 S pf1 nc0 disorganised");
    assert!(shot.state.unit(target).marks.has(Marks::STOPPED));
    let mut woods = board().put("PSI1 3424 NE disorganised").put("PKR1 0925 N");
    let unit = woods.id("PSI1");
    woods.act(Action::Move { unit }, &[]);
    woods.act(Action::Forward { hold: false }, &[]);
    assert_eq!(woods.at("PSI1"), "3524 NE pf2 nc0 disorganised");
}

#[test]
fn ruling_29_beaten_into_the_woods_and_thrown_for_they_do() {
    let mut board = board().phase(2).put("PKR1 3423 S nc3").put("TEL3 3424 N");
    let attack = board.attack("PKR1 x 3424");
    // 6:1, a nine: D2, and nothing but woods behind.
    board.act(attack, &[4, 5]);
    fall_back(&mut board, "TEL3", &["3425", "3426"]);
    assert!(board.at("TEL3").ends_with("disorganised"));
    face(&mut board, "N", &[]);
    face(&mut board, "S", &[1, 1]);
    assert!(board.at("TEL3").ends_with("panicked"), "{}", board.at("TEL3"));
    assert_eq!(board.at("PKR1"), "3425 S pf2 nc2 disorganised", "the woods take the pursuer too");
}

#[test]
fn ruling_30_foot_that_shoots_counts_one_and_never_attacks() {
    for marching in [false, true] {
        let mut board = board().put("PXB1 0914 S").put("PIM1 0914 S");
        if marching {
            board = board.marching("PXB1");
        }
        assert_eq!(board.look().weight(board.id("PXB1")), 1);
        assert!(!board.look().has_room(board.id("PIM2"), hex("0914")), "two points are in the hex");
    }
    let board = board().phase(4).put("PXB1 0914 S").put("TIL1 0915 N");
    assert!(board.look().obligations().attackers.is_empty());
}

/// Crossbows on a face of theirs in the middle of a move.
fn bows(marching: bool) -> Board {
    let mut board = board().phase(3).put("PXB1 0920 N").put("PIL1 0925 N").put("TGM1 3010 S");
    if marching {
        board = board.marching("PXB1");
    }
    let unit = board.id("PXB1");
    board.act(Action::Move { unit }, &[]);
    board
}

#[test]
fn ruling_30_turning_to_fight_ends_the_move_and_turning_to_march_does_not() {
    let mut ready = bows(false);
    assert!(!legal(&ready).contains(&Action::Forward { hold: false }), "not on this face");
    ready.act(Action::Flip, &[]);
    assert_eq!(ready.state.now.walk.map(|walk| walk.left), Some(4), "two points of three");
    ready.act(Action::Forward { hold: false }, &[]);
    ready.act(Action::Forward { hold: false }, &[]);
    assert_eq!(ready.at("PXB1"), "0918 N pf1 nc0");
    let mut marching = bows(true);
    marching.act(Action::Flip, &[]);
    assert_eq!(marching.asked(), "allied activate");
    assert!(!marching.look().may_act(marching.id("PXB1")), "two points are lost");
}

#[test]
fn ruling_30_a_hex_and_any_facing_without_laying_the_bows_down() {
    let mut board = bows(false);
    board.act(Action::Minimum { advance: true, facing: crate::side("SE") }, &[]);
    assert_eq!(board.at("PXB1"), "0919 SE pf1 nc0");
    assert!(board.look().shoots(board.id("PXB1")));
}

#[test]
fn ruling_31_horse_archers_fight_as_cavalry() {
    // No columns for the enemy, and each with his own strength.
    let struck = board().put("TGM1 0914 S").put("TAT1 0915 N");
    assert_eq!(struck.sums("TGM1 x 0915"), "2:2 [2 G-5.2.7] [] 3:1");
    let mut strike = board().phase(2).put("TAT1 0914 S").put("TAT2 1014 SW").put("TEL3 0915 N");
    assert_eq!(strike.sums("TAT1 TAT2 x 0915"), "4:2 [] [] 2:1");
    let attack = strike.attack("TAT1 TAT2 x 0915");
    let events = strike.act(attack, &[4, 5]);
    assert!(cites(&strike, &events, "G-R31"));
}
