//! 11: what the book leaves open about those who shoot (rulings 27 to 31).

use crate::field::*;

/// The hexes in the zone of fire of a unit in 0915 that looks north, by range.
fn zone(name: &str, object: bool) -> [usize; 4] {
    let battle = field(&format!("{name} 0915 N"));
    let mut count = [0; 4];
    for hex in battle.look().field().hexes() {
        if let Some(range) = battle.look().in_fire_zone(battle.id(name), hex, object) {
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
    let battle = field("");
    let sees = |from: &str, to: &str| battle.look().sees(hex(from), hex(to));
    assert!(!sees("1714", "1716"), "a village between");
    assert!(sees("1715", "1713"), "his own village does not hide the archer");
    assert!(sees("1713", "1715"), "nor the target's");
    assert!(sees("1714", "1815"), "between a village and open ground");
    assert!(sees("0916", "0918"), "nor a hill");
    assert!(!sees("3424", "3526"), "between two woods");
    // Nor do units, whoever they are.
    for between in ["PIL1 0914 N", "TIL1 0914 N"] {
        let battle = field(&format!("phase 5 open-fire; PXB1 0915 N; {between}; TGM1 0913 S"));
        assert!(battle.allows("fire PXB1 TGM1"), "{between}");
    }
}

/// Crossbows of the Order before anybody moves, with these in their zone.
fn window(targets: &str) -> Game {
    field(&format!("phase 1 open-fire; TXB1 0915 N; PKR1 0925 N; {targets}"))
}

#[test]
fn ruling_28_a_shot_hits_the_one_it_is_aimed_at() {
    let mut battle = window("LME1 0913 S pf1; LME2 0913 S pf1");
    assert_eq!(battle.legal(), ["fire TXB1 LME1", "fire TXB1 LME2", "hold-fire"]);
    // A twelve is two points; one of them finds nobody.
    battle.roll([6, 6]).play("fire TXB1 LME2").cites("G-R28").cites("G-R26").cites("G-11.6.1");
    assert_eq!([battle.at("LME1"), battle.at("LME2")], ["0913 S pf1 nc0", "gone"]);
    // Two points are the whole of a unit.
    let mut battle = window("LME1 0913 S");
    battle.roll([6, 6]).play("fire TXB1 LME1");
    assert_eq!(battle.at("LME1"), "gone");
}

#[test]
fn ruling_29_neither_arrows_nor_woods_make_the_disorganised_panic() {
    let mut shot = window("LME1 0913 S disorganised");
    // Eight: a point; then a six: stopped.
    shot.roll([4, 4, 6]).play("fire TXB1 LME1");
    assert_eq!(shot.at("LME1"), "0913 S pf1 nc0 disorganised");
    assert!(shot.is("LME1", "stopped"));
    let mut woods = field("PSI1 3424 NE disorganised; PKR1 0925 N");
    woods.play("move PSI1; f");
    assert_eq!(woods.at("PSI1"), "3524 NE pf2 nc0 disorganised");
}

#[test]
fn ruling_29_beaten_into_the_woods_and_thrown_for_they_do() {
    let mut battle = field("phase 2; PKR1 3423 S nc3; TEL3 3424 N");
    // 6:1, a nine: D2, and nothing but woods behind.
    battle.roll([4, 5]).play("attack PKR1 x 3424");
    battle.falls_back("TEL3", "3425 3426");
    assert!(battle.at("TEL3").ends_with("disorganised"));
    battle.play("face N");
    battle.roll([1, 1]).play("face S");
    assert!(battle.at("TEL3").ends_with("panicked"), "{}", battle.at("TEL3"));
    assert_eq!(battle.at("PKR1"), "3425 S pf2 nc2 disorganised", "the woods take the pursuer too");
}

#[test]
fn ruling_30_foot_that_shoots_counts_one_and_never_attacks() {
    for face in ["", "marching"] {
        let full = format!("PXB1 0914 S {face}; PIM1 0914 S");
        field(&full);
        assert!(flaw(&format!("{full}; PIM2 0914 S")).contains("0914"), "two points are in the hex");
    }
    let battle = field("phase 4; PXB1 0914 S; TIL1 0915 N; PIL2 1314 S; TIL2 1315 N");
    assert_eq!(battle.legal(), ["attack PIL2 x 1315"]);
}

/// Crossbows on a face of theirs in the middle of a move.
fn bows(face: &str) -> Game {
    let mut battle = field(&format!("phase 3; PXB1 0920 N {face}; PIL1 0925 N; TGM1 3010 S"));
    battle.play("move PXB1");
    battle
}

#[test]
fn ruling_30_turning_to_fight_ends_the_move_and_turning_to_march_does_not() {
    let mut ready = bows("");
    // Not on this face.
    ready.refuses("f", "G-11.1.1");
    ready.play("flip");
    assert_eq!(ready.left(), Some(4), "two points of three");
    ready.play("f; f");
    assert_eq!(ready.at("PXB1"), "0918 N pf1 nc0");
    let mut marching = bows("marching");
    marching.play("flip");
    assert_eq!(marching.asked(), "allied activate");
    // Two points are lost.
    marching.refuses("move PXB1", "G-4.1.4");
}

#[test]
fn ruling_30_a_hex_and_any_facing_without_laying_the_bows_down() {
    let mut battle = bows("");
    battle.play("min f SE");
    assert_eq!(battle.at("PXB1"), "0919 SE pf1 nc0");
    assert!(!battle.is("PXB1", "marching"));
}

#[test]
fn ruling_31_horse_archers_fight_as_cavalry() {
    // No columns for the enemy, and each with his own strength.
    let struck = field("phase 6; TGM1 0914 S; TAT1 0915 N");
    assert_eq!(struck.sums("attack TGM1 x 0915"), "2:2 [2 G-5.2.7] [] 3:1");
    let mut strike = field("phase 2; TAT1 0914 S; TAT2 1014 SW; TEL3 0915 N");
    assert_eq!(strike.sums("attack TAT1+TAT2 x 0915"), "4:2 [] [] 2:1");
    strike.roll([4, 5]).play("attack TAT1+TAT2 x 0915");
    strike.cites("G-R31");
}
