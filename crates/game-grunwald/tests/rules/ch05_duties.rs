//! 5.2.2 and 5.2.3: who must be attacked by whom, and which attacks are one combat.

use crate::field::*;
use crate::interplay_told::why;

/// The attacks that are offered.
fn attacks(text: &str) -> Vec<String> {
    field(text).legal_with("attack ")
}

#[test]
fn ruling_33_what_hangs_together_is_offered_as_one_combat_too() {
    // A chain: each attacker has two of them in front, and the next one shares one of these.
    let chain = "phase 2; PKR1 0914 S; PKR2 1114 S; TGM1 0915 N; TGM2 1014 N; TGM3 1115 N";
    let mut offered = attacks(chain);
    offered.sort();
    let (one, other) = (
        ["attack PKR1 x 0915", "attack PKR1 x 1014+0915"],
        ["attack PKR2 x 1014+1115", "attack PKR2 x 1115"],
    );
    assert_eq!(offered, [one[0], one[1], "attack PKR1+PKR2 x 1014+0915+1115", other[0], other[1]]);
    // Two fights that have nothing to do with each other are never one.
    let apart = attacks("phase 2; PKR1 0914 S; TGM1 0915 N; PKR2 2014 S; TGM2 2015 N");
    assert_eq!(apart, ["attack PKR1 x 0915", "attack PKR2 x 2015"]);
}

#[test]
fn r_5_2_2_a_leader_among_his_men_frees_nobody_from_his_duty() {
    // Both have nobody else in front: neither attacks without the other, though a leader is there.
    let mut battle = field("phase 2; PKR1 0914 S; PKR2 1014 SW; TEL3 0915 N; leader wallenrod 0915");
    battle.refuses("attack PKR1 x 0915", "G-5.2.2").refuses("attack PKR2 x 0915", "G-5.2.2");
    assert_eq!(battle.legal_with("attack "), ["attack PKR1+PKR2 x 0915"], "listed once");
}

#[test]
fn ruling_33_nobody_is_named_twice() {
    let mut battle = field("phase 2; PKR1 0914 S; TEL3 0915 N");
    assert!(battle.allows("attack PKR1 x 0915"));
    battle.refuses("attack PKR1+PKR1 x 0915", "G-R33").refuses("attack PKR1 x 0915+0915", "G-R33");
    // Nor against a leader who is alone.
    let mut alone = field("phase 2; PKR1 0914 S; leader wallenrod 0915; TGM2 2015 N");
    alone.refuses("attack PKR1+PKR1 x 0915", "G-R33");
}

#[test]
fn r_5_2_4_an_attack_across_the_river_is_refused_for_the_river_and_one_behind_for_the_front() {
    let grounds = |facing: &str| {
        let mut battle =
            field(&format!("phase 2; PKR1 4908 {facing}; TGM1 5008 N; PKR2 0914 S; TGM2 0915 N"));
        battle.grounds("attack PKR1 x 5008")
    };
    let by_facing = ["N", "NE", "SE", "S", "SW", "NW"].map(grounds);
    assert!(by_facing.contains(&"G-5.2.4 G-3.2.3".to_string()), "{by_facing:?}");
    assert!(by_facing.contains(&"G-5.2.4 G-3.2.1".to_string()), "{by_facing:?}");
    // Where no river is, it never was the river.
    let mut behind = field("phase 2; PKR1 0916 S; TGM1 0915 N; PKR2 0814 S; TGM2 0815 N");
    assert_eq!(behind.grounds("attack PKR1 x 0915"), "G-5.2.4 G-3.2.1");
}

#[test]
fn r_5_2_1_attacks_belong_to_the_phase_of_combats() {
    for phase in [1, 3] {
        let battle = field(&format!("phase {phase}; PKR1 0914 S; PIL1 1014 S; TGM1 0915 N; TIL1 1015 N"));
        let look = battle.look();
        let refused = look.may_attack_now().expect_err("nobody attacks now");
        assert_eq!(refused.rule.id(), "G-5.2.1", "phase {phase}");
    }
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; PKR2 2014 S; TGM2 2015 N");
    assert!(battle.look().may_attack_now().is_ok());
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    assert_eq!(battle.asked(), "order retreat");
    assert_eq!(battle.look().may_attack_now().expect_err("one after the other").rule.id(), "G-5.2.11");
}

#[test]
fn r_8_2_7_a_leader_alone_is_offered_to_everybody_who_has_him_in_front() {
    let text = "phase 2; PKR1 0914 S; PKR2 1014 SW; PKR3 0917 N; leader wallenrod 0915; TGM2 2015 N";
    assert_eq!(attacks(text), ["attack PKR1 x 0915", "attack PKR2 x 0915"]);
    // Nobody has to.
    assert!(field(text).allows("end"));
    // One with his men is no lone leader, and one's own is no enemy.
    assert_eq!(attacks("phase 2; PKR1 0914 S; leader zyndram 0915; TGM2 2015 N"), [""; 0]);
}

#[test]
fn ruling_33_whoever_was_attacked_is_not_attacked_again_whoever_stands_beside_him() {
    let battle = field("phase 2; PKR1 0915 N; TGM1 0914 S struck pf1; TGM3 1014 S");
    assert_eq!(why(&battle, "attack PKR1 x 0914"), ("G-R33", "no-hex-attacked-already"));
    // An empty hex was not attacked, it is empty.
    assert_eq!(why(&battle, "attack PKR1 x 0814").0, "G-5.2.4");
}

#[test]
fn ruling_09_an_attack_on_another_hex_does_not_come_in_behind() {
    // PKR1 stands behind TGM2 and looks the other way; PKR3 has both of them in front.
    let sums = |more: &str| {
        let battle = field(&format!("phase 2; PKR1 0915 N; PKR3 1015 NW; TGM1 1014 S; TGM2 0916 SE {more}"));
        battle.sums("attack PKR1+PKR3 x 1014+0916")
    };
    assert!(!sums("").contains("G-3.1.2"), "{}", sums(""));
}

#[test]
fn r_12_1_8_who_strikes_from_outside_is_no_part_of_the_crowd_within() {
    let mut battle = field("phase 4; LIL1 4924 NW; LIL2 4924 N; LIL3 4924 NW; PIL1 4723 SE; TIL1 4823 SE");
    let sees = ["LIL1", "LIL3", "PIL1"].map(|name| battle.look().controls(battle.id(name), hex("4823")));
    assert_eq!(sees, [true; 3]);
    battle.play("attack LIL1+LIL2+LIL3+PIL1 x 4823");
    assert_eq!(battle.asked(), "allied fort");
    let groups = battle.legal();
    assert!(groups.iter().any(|text| text.contains("LIL1")), "{groups:?}");
    assert!(!groups.iter().any(|text| text.contains("PIL1")), "{groups:?}");
}
