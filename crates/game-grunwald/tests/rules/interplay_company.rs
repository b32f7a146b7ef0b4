//! Overruns with company, leaders who only stand by, banners of those who flee.

use crate::field::*;
use game_grunwald::event::Event;

#[test]
fn ruling_26_when_the_mover_is_gone_nobody_else_is_shot_at() {
    let mut battle = field("TAT1 0911 S pf1; PKR1 0812 N; TXB1 0914 N; TXB2 1014 NW");
    battle.play("move TAT1; f");
    assert_eq!(battle.asked(), "order fire");
    battle.roll([5, 5]).play("fire TXB1 TAT1");
    assert!(battle.events().any(|event| matches!(event, Event::Eliminated { .. })));
    assert_ne!(battle.asked(), "order fire", "TXB2 has PKR1 in range, but PKR1 does not move");
}

#[test]
fn r_11_2_5_a_leader_on_the_move_draws_no_fire_on_those_he_joins() {
    let mut battle = field("PKR1 0913 S; leader zyndram 0911; TXB1 0915 N");
    battle.play("move zyndram; to 0912; to 0913");
    assert_eq!(battle.legal(), ["fire TXB1 @0913", "hold-fire"]);
}

#[test]
fn r_8_2_4_only_a_leader_who_was_with_the_beaten_is_thrown_for() {
    // Wallenrod stands alone where the beaten end.
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; leader wallenrod 0917");
    // In range he helps: 5:1, where a seven is D2.
    battle.roll([3, 4]).play("attack PKR1 x 0915; back TEL3 0916");
    battle.play("back TEL3 0917");
    assert!(!battle.events().any(|event| matches!(event, Event::LeaderThrow { .. })));
    assert_eq!(battle.leader_at("wallenrod"), "0917");
}

#[test]
fn ruling_42_who_comes_to_his_senses_infects_nobody() {
    let mut battle =
        field("phase 1 panic; LNO1 0920 N pf1 panicked must-flee; LNO2 0920 N pf1; PKR1 0925 N; TGM1 3010 S");
    battle.roll([1]).play("rally LNO1");
    assert_eq!(battle.at("LNO1"), "0920 N pf1 nc0 disorganised");
    assert!(battle.allows("move LNO2"), "no test, no lost move");
}

#[test]
fn ruling_46_leaders_move_in_cavalry_phases_only() {
    let mut battle = field("phase 3; PIL1 0920 N; leader zyndram 0920; PIL2 0925 N; TGM1 3010 S");
    battle.play("move PIL1");
    assert_eq!(battle.legal_with("take "), [""; 0]);
}

/// Charging cavalry with foot in front, its leader taken along.
fn onslaught(foot: &str) -> Game {
    let mut battle = field(&format!("PKR1 0917 N; leader zyndram 0917; PKR2 0925 N; {foot}; TGM1 3010 S"));
    battle.play("move PKR1; take zyndram; f; f");
    battle
}

#[test]
fn r_5_8_6_v_30_riding_down_foot_takes_a_level_and_the_leader_comes_along() {
    // The foot faces away: no zone to stop in.
    let mut battle = onslaught("TIL1 0914 N");
    assert_eq!(battle.at("PKR1"), "0915 N pf2 nc2");
    // 2 + 2 + 2 + 2 - 2 - 1 = 5 with a throw of two: the foot is gone, the rider tests three better and passes.
    battle.roll([2, 6]).play("overrun");
    assert!(battle.events().any(|event| matches!(event, Event::OverrunEnded { success: true, .. })));
    assert_eq!(
        (battle.at("PKR1"), battle.at("TIL1"), battle.leader_at("zyndram")),
        ("0914 N pf2 nc1".into(), "gone".into(), "0914".into())
    );
    assert_eq!((battle.morale(), battle.points()), (0, [0, 0]), "5.8.9");
}

#[test]
fn r_5_8_7_v_31_who_fails_is_thrown_back_and_tested() {
    let mut battle = field("phase 1; LME1 0917 N pf1; PKR2 0925 N; TIH1 0914 N; TGM1 3010 S");
    battle.play("move LME1; f; f");
    // 1 + 2 + 1 + 0 - 2 - 2 = 0: no row helps; a four at level 0 disorganises.
    battle.roll([1, 4]).play("overrun");
    assert_eq!(
        (battle.at("LME1"), battle.at("TIH1")),
        ("0915 N pf1 nc0 disorganised".into(), "0914 N pf2 nc0".into())
    );
}

#[test]
fn ruling_38_a_leader_goes_with_foot_that_gives_way() {
    let mut battle =
        field("phase 1; PSI1 0917 N; PKR2 0925 N; TIL1 0914 N; leader wallenrod 0914; TGM1 3010 S");
    battle.play("move PSI1; f; f");
    // 1 + 2 + 2 + 1 - 2 - 1 = 3: the rider passes with a four, the foot, led, with a four too.
    battle.roll([1, 4, 4]).play("overrun");
    assert_eq!(battle.asked(), "order aside");
    battle.play_first("aside ");
    assert_eq!(battle.leader_at("wallenrod"), battle.at("TIL1").split(' ').next().expect("a hex"));
    assert_ne!(battle.leader_at("wallenrod"), "0914");
    assert_eq!(battle.at("PSI1"), "0914 N pf2 nc1");
}

#[test]
fn r_5_5_10_foot_in_the_way_of_a_pursuit_may_be_ridden_down_or_not() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; TIL1 0917 N");
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    // Back past the foot: 0916, then 1016 beside it; 0916 is free, so nobody is in the way of the first two hexes.
    battle.play("back TEL3 0916");
    let other = battle.legal_with("back TEL3 ").into_iter().find(|text| !text.contains("0917"));
    battle.play(&other.expect("another way"));
    battle.play("face N");
    assert_eq!(battle.asked(), "allied face", "0915, 0916; the last hex is not empty");
    assert_eq!(battle.at("PKR1"), "0916 S pf2 nc3");
}

#[test]
fn r_5_5_9_facing_back_after_a_pursuit_ends_the_charge() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N");
    battle.roll([4, 5]).play("attack PKR1 x 0915; back TEL3 1015");
    battle.play("back TEL3 1116; face N");
    // 0915, then 1015: the last step led south-east, so north-west is about.
    battle.roll([3, 4]).play("face NW");
    assert_eq!(battle.at("PKR1"), "1015 NW pf2 nc0");
}

#[test]
fn r_7_1_5_the_banner_of_one_who_flees_falls_where_he_falls() {
    let mut battle = field(
        "phase 1 panic; PKR1 0920 N pf1 panicked must-flee; PKR2 0920 N pf1; banner KR PKR1; PKR3 0925 N; \
         TGM1 0922 N; \
         TGM2 0822 N; TGM3 1022 N",
    );
    battle.play("flee PKR1").plays_on(|battle| battle.legal_with("flee-to ").into_iter().next());
    assert_eq!(battle.at("PKR1"), "gone", "into the zones to the south");
    assert!(battle.line("KR").starts_with("KR lies "), "it fell where he fell: {}", battle.line("KR"));
    assert_eq!(battle.morale(), -4);
}

#[test]
fn r_7_1_2_archers_leave_their_banner_behind() {
    let mut battle = field("phase 3; PXB1 0920 N; banner KR PXB1; PIL1 0925 N; TGM1 3010 S");
    battle.play("move PXB1; min f N");
    assert_eq!(battle.banner("KR"), "0920");
}

#[test]
fn ruling_63_a_leader_needs_cavalry_before_the_battle_begins() {
    let mut battle = set_up("choc-des-titans");
    battle.play("default");
    assert!(battle.allows("ready"));
    // The riders of Wallenrod: he and his banner wait again.
    battle.play("unplace TOR1").refuses("ready", "G-R63");
}

#[test]
fn r_12_1_7_work_on_walls_begins_again_elsewhere() {
    let mut battle = field("phase 7; TIL1 4924 S wrecked 2 wrecking; TIL2 3010 S");
    battle.play("move TIL1; f");
    assert_eq!(battle.at("TIL1"), "4925 S pf2 nc0");
    assert!(!battle.line("TIL1").contains("wreck"), "{}", battle.line("TIL1"));
}

#[test]
fn r_4_4_1_nobody_leaves_from_the_middle_of_the_map_in_a_pursuit() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; leader zyndram 0914");
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle.plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked() == "order retreat"));
    battle.play("face N");
    assert_eq!(battle.asked(), "allied pursue");
    assert!(!battle.lists("exit") && !battle.allows("exit"), "nobody leaves from the middle of the map");
}
