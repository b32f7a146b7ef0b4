//! 7: banners.

use crate::field::*;
use game_grunwald::content::CONTENT;

#[test]
fn r_7_1_1_one_banner_for_a_leader_among_cavalry() {
    for id in ["choc-des-titans", "blitzkrieg-1410"] {
        assert_eq!(CONTENT.scenario(id).expect("a scenario").banners.len(), 4, "two a side");
    }
    let mut battle = set_up("choc-des-titans");
    // He is not there yet.
    battle.refuses("banner GM ulrich", "G-R63");
    battle.play("place TGM1 2510 S; leader ulrich TGM1");
    // A banner begins with a leader on the map.
    battle.refuses("banner GM wallenrod", "G-R63");
    battle.play("banner GM ulrich");
    assert_eq!(battle.banner("GM"), "TGM1");
    // One only; and the other banner must begin too.
    battle.refuses("banner OR ulrich", "G-7.1.1").refuses("ready", "G-R63");
}

#[test]
fn r_7_1_4_handing_over_costs_the_giver_a_point() {
    let mut battle = field("PKR1 0920 N; PKR2 1020 N; banner KR PKR1");
    battle.play("move PKR1");
    assert_eq!(battle.left(), Some(16));
    // Half a point is not enough.
    battle.with("walk left 1").refuses("pass KR PKR2", "G-7.1.4");
    battle.play("pass KR PKR2");
    assert_eq!((battle.left(), battle.banner("KR").as_str()), (Some(14), "PKR2"));
}

#[test]
fn r_7_1_6_whoever_enters_the_hex_captures_the_banner() {
    let mut battle = field("phase 5; TGM1 0912 S; TGM2 2010 S; banner KR lies 0913");
    battle.play("move TGM1; f");
    assert_eq!(battle.banner("KR"), "TGM1");
    assert_eq!(battle.morale(), 0, "the loss was counted when it fell");
    // In a pursuit just the same: nobody leads, so it must follow.
    let mut battle = field("phase 6; TGM1 0914 S nc3; LME1 0915 N; banner KR lies 0915");
    battle.roll([4, 5, 3, 4]).fights_out("attack TGM1 x 0915");
    assert_eq!(battle.banner("KR"), "TGM1");
}

#[test]
fn r_7_1_7_in_or_beside_the_hex_of_a_banner_one_modifier() {
    let sums = |bearers: &str| {
        let battle = field(&format!("phase 2; PKR1 0914 S; TEL3 0915 N; {bearers}"));
        battle.sums("attack PKR1 x 0915")
    };
    assert_eq!(sums(""), "2:2 [2 G-5.2.7] [] 3:1");
    let one = "2:2 [2 G-5.2.7, 1 G-7.1.7] [] 4:1";
    assert_eq!(sums("PKR2 0913 N pf1; banner KR PKR2"), one);
    assert_eq!(sums("PKR2 0912 N pf1; banner KR PKR2"), sums(""), "two hexes away it does not help");
    let two = "PKR2 0913 N pf1; banner KR PKR2; LVI1 1013 N pf1; banner VY LVI1";
    assert_eq!(sums(two), one, "two help no more than one");
    let his = "TEL1 0916 N pf1; banner OR TEL1";
    assert_eq!(sums(his), "2:2 [2 G-5.2.7] [1 G-7.1.7] 2:1", "the enemy has his too");
}

#[test]
fn r_7_1_8_the_fall_of_a_banner_moves_the_marker_once() {
    let mut battle = field("phase 1 open-fire; PKR1 0915 N pf1; banner KR PKR1; PKR2 0925 N; TXB1 0913 S");
    // Ten, two off for armour: eight is a loss at two hexes.
    battle.roll([5, 5]).play("fire TXB1 PKR1").cites("G-7.1.8");
    assert_eq!((battle.count("banner-fell"), battle.morale()), (1, -1 - 3));
    // A captured banner that falls again is nobody's loss.
    let mut battle = field("phase 5 open-fire; PXB1 0915 N; TGM1 0913 N pf1; banner VY TGM1; TGM2 2010 S");
    battle.roll([5, 5]).play("fire PXB1 TGM1").cites_not("G-7.1.8");
    assert_eq!((battle.count("banner-fell"), battle.morale()), (1, 1));
}

#[test]
fn ruling_45_who_may_take_a_banner_and_where_it_ends() {
    // Regular units in the hex or beside it: no crossbows, nobody in panic.
    let mut battle = field(
        "phase 1; PKR1 0920 N; banner KR PKR1; PXB1 0919 N; PKR2 1020 N panicked; PIL1 0921 N; PKR3 0918 N",
    );
    battle.play("move PKR1");
    assert_eq!(battle.legal_with("pass"), ["pass KR PIL1"]);

    // A friend in the hex has it when the bearer falls.
    let mut battle =
        field("phase 1 open-fire; PKR1 0915 N pf1; PKR2 0915 N pf1; banner KR PKR1; TXB1 0913 S");
    battle.roll([5, 5]).play("fire TXB1 PKR1");
    assert_eq!((battle.banner("KR").as_str(), battle.morale()), ("PKR2", -1));

    // In panic he inspires nobody, and off the map he leaves it on his last hex.
    let mut battle = field("phase 1 panic; PKR1 0931 N panicked must-flee; banner KR PKR1; PKR2 1031 N");
    assert!(!battle.look().under_banner(battle.id("PKR2")));
    battle.play("flee PKR1");
    assert_eq!((battle.at("PKR1").as_str(), battle.banner("KR").as_str()), ("gone", "0931"));
}

#[test]
fn r_7_1_3_e_29_no_third_unit_moves_it_in_a_turn() {
    let mut battle = field("PKR1 0920 N; banner KR PKR1; PKR2 1019 N; PKR3 0918 N; PKR4 0925 N");
    battle.play("move PKR1; pass KR PKR2; stop; move PKR2; f; pass KR PKR3; stop");
    assert_eq!(battle.banner("KR"), "PKR3");
    // 1018 was the last hex it saw today.
    battle.refuses("move PKR3", "G-7.1.3");
}
