//! 5.8: riding down infantry.

use crate::field::*;
use game_grunwald::ch05_combat::retreat::Back;
use game_grunwald::content::Trial;
use game_grunwald::event::Event;

/// A rider in the middle of his move, with this foot in front.
fn riding(rider: &str, foot: &str) -> Game {
    let name = rider.split(' ').next().expect("a name");
    let phase = if name.starts_with("TGM") { 5 } else { 1 };
    let mut battle = field(&format!("phase {phase}; PKR2 0925 N; TGM5 3010 S; {rider}; {foot}"));
    battle.play(&format!("move {name}"));
    battle
}

/// What the overrun costs, in half points.
fn price(battle: &Game) -> Option<i32> {
    battle.sum_of("overrun", "cost")
}

#[test]
fn r_5_8_4_e_27_the_price_is_the_ground_and_the_foot() {
    assert_eq!(price(&riding("PKR1 0915 N nc2", "TIM1 0914 S; TIM2 0914 S")), Some(2 * 3));
}

#[test]
fn r_5_8_4_every_point_of_foot_costs_a_point() {
    let price = |foot: &str| price(&riding("PKR1 0915 N nc2", foot));
    assert_eq!(price("TIM1 0914 S"), Some(2 * 2), "one point");
    assert_eq!(price("TIL1 0914 S"), Some(2 * 3), "two");
    // Foot that shoots counts what its face shows (G-R38).
    assert_eq!(price("TXB1 0914 S"), Some(2 * 2));
    assert_eq!(price("TXB1 0914 S marching"), Some(2));
    // The last point is enough, and half a point less is not.
    let with = |left: u8| riding("PKR1 0915 N nc2", "TIL1 0914 S").with(&format!("walk left {left}"));
    assert!(with(6).allows("overrun"));
    with(5).refuses("overrun", "G-5.8.4");
}

#[test]
fn r_5_8_5a_v_30_to_v_32_the_throw() {
    let total = |rider: &str, foot: &str, throw: i32| {
        throw + riding(rider, foot).sum_of("overrun", "overrun").expect("it may")
    };
    assert_eq!(total("PKR1 0915 N nc3", "TIL1 0914 S", 2), 6, "V-30");
    assert_eq!(total("LME1 0915 N nc2 pf1", "TIH1 0914 S", 1), 0, "V-31");
    assert_eq!(total("PSI1 0915 N nc2", "TIL1 0914 S", 1), 3, "V-32");
    let battle = field("PKR1 0920 N");
    assert_eq!(battle.look().onslaught_result(6), (Trial::Test(-4), Trial::Out));
    assert_eq!(battle.look().onslaught_result(0), (Trial::Fails, Trial::Stays));
    assert_eq!(battle.look().onslaught_result(3), (Trial::Test(-1), Trial::Test(1)));
    assert_eq!(battle.look().onslaught_result(99), (Trial::Succeeds, Trial::Out));
}

#[test]
fn r_5_8_5b_v_33_foot_in_disorder_is_gone_at_once() {
    let mut battle = riding("PKR1 0915 N nc2", "TIL1 0914 S disorganised");
    assert_eq!(battle.sum_of("overrun", "overrun"), None, "nobody is left to be thrown for");
    battle.play("overrun").cites("G-5.8.5b");
    assert_eq!((battle.at("TIL1"), battle.thrown()), ("gone".into(), vec![]));
}

#[test]
fn r_5_8_1_only_cavalry_at_speed() {
    riding("PKR1 0915 N nc1", "TIL1 0914 S").refuses("overrun", "G-5.8.1");
    riding("TAT1 0915 N", "TIL1 0914 S").refuses("overrun", "G-5.8.1");
}

#[test]
fn r_5_8_10_not_in_villages_woods_and_forts() {
    riding("PKR1 1716 N nc2", "TIL1 1715 S").refuses("overrun", "G-5.8.10");
}

#[test]
fn ruling_38_not_where_there_is_cavalry() {
    riding("PKR1 0915 N nc2", "TIM1 0914 S; TGM1 0914 S pf1").refuses("overrun", "G-5.8.2");
}

#[test]
fn r_5_8_2_the_rider_enters_the_hex() {
    let mut battle = riding("PKR1 0915 N nc3", "TIL1 0914 N");
    // 2 + 3 + 2 + 2 - 2 - 1 = 6 (V-30): the foot is gone; the rider tests four better and passes even with a six.
    battle.roll([2, 6]).play("overrun").cites("G-5.8.2").cites_not("G-5.8.9b");
    assert_eq!([battle.at("PKR1"), battle.at("TIL1")], ["0914 N pf2 nc2", "gone"]);
    assert_eq!(battle.left(), Some(10), "three points of eight");
}

#[test]
fn r_5_8_5a_v_32_the_foot_fails_its_test() {
    let mut battle = riding("PSI1 0915 N nc2", "TIL1 0914 N");
    // 1 + 2 + 2 + 1 - 2 - 1 = 3: four less one passes for the rider, three and one fails for the foot.
    battle.roll([1, 4, 3]).play("overrun");
    assert_eq!([battle.at("PSI1"), battle.at("TIL1")], ["0914 N pf2 nc1", "gone"]);
}

#[test]
fn r_5_8_5b_v_33_the_disorganised_are_gone_without_a_throw() {
    let mut battle = riding("PKR1 0915 N nc2", "TIL1 0914 N disorganised");
    battle.play("overrun");
    assert_eq!([battle.at("PKR1"), battle.at("TIL1")], ["0914 N pf2 nc1", "gone"]);
}

#[test]
fn r_5_8_1_friends_are_ridden_down_like_enemies() {
    let mut battle = riding("PKR1 0915 N nc2", "PIM1 0914 N");
    assert!(!battle.lists("f"));
    // 2 + 2 + 2 + 2 - 1 - 0 = 7: through at once.
    battle.roll([2]).play("overrun");
    assert_eq!([battle.at("PKR1"), battle.at("PIM1")], ["0914 N pf2 nc1", "gone"]);
}

#[test]
fn r_5_8_9a_no_glory_in_it() {
    let mut battle = riding("PKR1 0915 N nc3", "TIL1 0914 N");
    battle.roll([6]).play("overrun").cites("G-5.8.9a");
    assert_eq!((battle.at("TIL1").as_str(), battle.morale(), battle.points()), ("gone", 0, [0, 0]));
    // The same foot lost in a combat counts: 3:1 and more, a three is D2 -1.
    let mut battle = field("phase 2; PKR1 0914 S; TIL1 0915 N pf1");
    battle.roll([1, 2]).play("attack PKR1 x 0915");
    assert_eq!((battle.at("TIL1").as_str(), battle.morale(), battle.points()), ("gone", 1, [1, 0]));
}

#[test]
fn r_5_8_9b_r_5_5_10_a_pursuer_rides_foot_down_too() {
    // PKR1, led, has beaten TEL3 by two hexes and stands in 0915, foot beside its way. 8:1, an eight: D2.
    let mut battle = field("phase 2; leader zyndram 0914; PKR1 0914 S nc3; TEL3 0915 N; TIL1 1015 S");
    battle.roll([4, 4]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917").play("face N; pursue 1");
    // 3 + 3 + 2 + 2 - 2 - 1 = 7: through at once, and it costs no points.
    battle.roll([3]).play("on 1015").cites("G-5.8.9b").cites("G-5.5.10");
    assert_eq!(battle.at("TIL1"), "gone");
    battle.roll([3, 4]).play("face SE");
    assert_eq!(battle.at("PKR1"), "1015 SE pf2 nc1", "a level for the foot, a level for the combat");
}

#[test]
fn r_5_8_10_nobody_is_ridden_down_in_woods_villages_marshes_or_forts() {
    let sheltered = |rider: &str, foot: &str, rule: &str| {
        riding(rider, foot).refuses("overrun", rule);
    };
    sheltered("PKR1 3424 NE nc2", "TIL1 3524 S", "G-5.8.10");
    sheltered("PKR1 1714 S nc2", "TIL1 1715 S", "G-5.8.10");
    sheltered("PKR1 1302 S nc2", "TIL1 1303 S", "G-5.8.10");
    sheltered("TGM1 4923 S nc2", "LIL1 4924 S", "G-5.8.10");
    sheltered("PKR1 0915 N nc1", "TIL1 0914 S", "G-5.8.1");
}

#[test]
fn ruling_38_the_zone_of_the_foot_makes_it_dearer() {
    let mut battle = riding("PKR1 0917 N", "TIL1 0914 S");
    battle.play("f; f");
    assert_eq!(battle.at("PKR1"), "0915 N pf2 nc2", "faster than they: not stopped");
    assert_eq!(price(&battle), Some(2 * 4), "the ground, two of foot, and the zone that is left");
}

#[test]
fn ruling_38_who_fails_the_test_of_the_row_is_tested_again() {
    let mut battle = riding("PSI1 0915 N nc2", "TIL1 0914 N");
    // 1 + 2 + 2 + 1 - 2 - 1 = 3: a five less one fails; the foot passes with a two and gives way all the same; then the
    // plain test of 5.8.7, failed with a four.
    battle.roll([1, 5, 2, 4]).play("overrun").cites("G-5.8.7");
    assert_eq!(battle.at("PSI1"), "0915 N pf2 nc0 disorganised");
    assert_eq!(battle.asked(), "order aside");
    let step = battle.legal().remove(0);
    battle.play(&step);
    assert!(battle.at("TIL1").ends_with("disorganised") && !battle.at("TIL1").starts_with("0914"));
    assert_ne!(battle.asked(), "allied step", "its move is over");
}

#[test]
fn ruling_38_foot_that_has_nowhere_to_go() {
    // All ways out are watched. It passes its test: under the hooves it is lost, otherwise it loses a point.
    let watched = "TIL1 0914 N; PIL1 0812 SE; PIL2 0912 S; PIL3 1014 NW; PIL4 0814 NE; PIL5 1012 SW";
    let after = |dice: &[u8]| {
        let mut battle = riding("PSI1 0915 N nc2", watched);
        battle.roll(dice).play("overrun");
        [battle.at("PSI1"), battle.at("TIL1")]
    };
    assert_eq!(after(&[1, 4, 2]), ["0914 N pf2 nc1", "gone"]);
    assert_eq!(after(&[1, 5, 2, 1]), ["0915 N pf2 nc0", "0914 N pf1 nc0 disorganised"]);
}

#[test]
fn r_5_8_1_nobody_rides_over_the_edge_of_the_map_or_over_a_river() {
    let mut edge = field("PGO1 0900 N nc3; PKR2 0920 N");
    edge.play("move PGO1").refuses("overrun", "G-4.4.1");
    let mut river = field("PKR1 4803 SW nc3; TIL1 4704 N");
    river.play("move PKR1").refuses("overrun", "G-4.2.7");
}

#[test]
fn r_5_8_7_who_fails_is_disorganised_by_one_rule_and_who_gives_way_by_another() {
    let mut battle = riding("PSI1 0915 N nc2", "TIL1 0914 N");
    battle.roll([1, 5, 2, 4]).play("overrun");
    let worse = |event: &Event| matches!(event, Event::Worse { .. });
    let rider = battle.cited_where(worse);
    assert!(rider.contains(&"G-5.8.7") && !rider.contains(&"G-5.8.5a"), "{rider:?}");
    let step = battle.legal().remove(0);
    battle.play(&step);
    let foot = battle.cited_where(worse);
    assert!(foot.contains(&"G-5.8.5a") && !foot.contains(&"G-5.8.7"), "{foot:?}");
}

#[test]
fn r_7_1_6_whoever_rides_a_bearer_down_has_his_banner() {
    let mut battle = riding("PKR1 0915 N nc3", "TIL1 0914 N panicked; banner GM TIL1");
    battle.play("overrun");
    assert_eq!((battle.at("TIL1").as_str(), battle.banner("GM").as_str()), ("gone", "PKR1"));
    let broken = battle.events().any(|event| matches!(event, Event::RodeDown { broken: true, .. }));
    assert!(broken, "they were broken before he came");
}

#[test]
fn r_4_1_2_foot_with_one_way_out_is_not_asked_for_it() {
    // All ways out but one are watched.
    let watchers = ["PIL1 0812 SE", "PIL2 0912 S", "PIL3 1014 NW", "PIL4 0814 NE", "PIL5 1012 SW"];
    let mut tried = 0;
    for (first, one) in watchers.iter().enumerate() {
        for other in &watchers[first..] {
            let left = watchers.iter().filter(|it| *it != one && *it != other).copied();
            let mut battle = riding(
                "PSI1 0915 N nc2",
                &["TIL1 0914 N"].into_iter().chain(left).collect::<Vec<_>>().join("; "),
            );
            let ways = battle.look().retreats(Back::from(battle.id("TIL1"), hex("0914"), 1));
            battle.roll([1, 5, 2, 4]).play("overrun");
            match ways.len() {
                0 => assert_eq!(&battle.at("TIL1")[..4], "0914"),
                1 => {
                    assert_eq!(
                        (&battle.at("TIL1")[..4], battle.asked().as_str()),
                        (label(ways[0]), "order face")
                    );
                    tried += 1;
                }
                _ => assert_eq!(battle.asked(), "order aside"),
            }
        }
    }
    assert!(tried > 0);
}
