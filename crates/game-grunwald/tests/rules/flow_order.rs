//! 8 to 10: deaths of leaders, disorder, panic, banners.

use crate::field::*;
use game_grunwald::event::Event;
use game_grunwald::state::{End, Phase};

/// How often something of a kind happened in the last play.
fn count(battle: &Game, kind: impl Fn(&Event) -> bool) -> usize {
    battle.events().filter(|event| kind(event)).count()
}

#[test]
fn r_8_1_5_v_49_witold_takes_lithuanians_and_tatars_with_him() {
    let mut battle = field(
        "phase 6; LVI1 0920 N; LVI2 2020 N pf1; TAT1 2220 N; PKR1 2420 N; leader zyndram 2420; \
         leader witold 0915; TGM1 0914 S; leader ulrich 0914",
    );
    battle.roll([3, 4]).play("attack TGM1 x 0915");
    assert_eq!(battle.leader_at("witold"), "dead");
    assert_eq!(
        (battle.at("LVI1"), battle.at("LVI2"), battle.at("TAT1")),
        ("0920 N pf1 nc0".into(), "gone".into(), "2220 N pf1 nc0".into())
    );
    assert_eq!(battle.at("PKR1"), "2420 N pf2 nc0", "the Poles do not mind");
    // Twelve boxes, none for the unit; sixteen points and four.
    assert_eq!((battle.morale(), battle.points()), (-12, [0, 20]));
}

#[test]
fn ruling_46_by_the_other_reading_the_whole_side() {
    let mut battle = field(
        "option army-leader side; phase 6; PKR1 2420 N; leader zyndram 2420; leader witold 0915; \
         TGM1 0914 S; leader ulrich 0914",
    );
    battle.roll([3, 4]).play("attack TGM1 x 0915");
    assert_eq!(battle.at("PKR1"), "2420 N pf1 nc0");
}

#[test]
fn r_9_3_1_a_rally_takes_the_whole_phase() {
    let mut battle = field("PKR1 0920 N disorganised; PKR2 0925 N; TGM1 3010 S");
    battle.roll([3]).play("rally PKR1");
    assert_eq!(battle.at("PKR1"), "0920 N pf2 nc0");
    assert!(!battle.allows("move PKR1"));
}

#[test]
fn r_9_1_1_r_10_1_2_v_42_disorder_and_panic_spread() {
    // A disorganised unit rides in beside one in good order; both have one point.
    let mut battle = field("PKR1 0920 N pf1 disorganised; PKR2 0919 N pf1; PKR3 0925 N; TGM1 3010 S");
    battle.play("move PKR1");
    battle.roll([6]).play("f");
    assert_eq!(battle.at("PKR2"), "0919 N pf1 nc0 disorganised");
}

#[test]
fn r_9_1_3_beside_a_leader_nobody_is_disorganised() {
    let mut battle =
        field("PKR1 0920 N pf1 disorganised; PKR2 0919 N pf1; leader zyndram 0919; PKR3 0925 N; TGM1 3010 S");
    battle.play("move PKR1; f");
    assert_eq!(battle.at("PKR2"), "0919 N pf1 nc0", "no throw at all");
}

#[test]
fn r_7_1_5_v_50_a_fallen_banner_is_captured_and_retaken() {
    // In the corner of the map: the levy can go back one hex of two, to 0031.
    let mut battle = field(
        "turn 14; phase 6; PIM1 0030 N; banner KR PIM1; PKR1 0131 SW; TGM1 0029 S nc3 pf1; TGM2 0331 NW",
    );
    // 1:1, armour 2 and charge 3 against the banner's 1: 5:1, where a seven is D2; the missing hex kills the bearer.
    battle.roll([3, 4]).play("attack TGM1 x 0030");
    assert_eq!((battle.asked(), battle.at("PIM1")), ("allied face".into(), "0031 N pf1 nc0".into()));
    battle.play("face N");
    let fell = |event: &Event| matches!(event, Event::BannerFell { boxes: -3, .. });
    assert_eq!((battle.at("PIM1"), count(&battle, fell)), ("gone".into(), 1));
    assert_eq!(battle.morale(), -4, "one for the unit, three for the banner");
    // Nobody leads: the riders follow by 0030 to 0031, where it lies, and have it.
    let taken = |event: &Event| matches!(event, Event::BannerTaken { boxes: 0, .. });
    let pursued = |event: &Event| matches!(event, Event::Pursued { to, .. } if *to == hex("0031"));
    assert_eq!(
        (count(&battle, pursued), count(&battle, taken), battle.asked().as_str()),
        (1, 1, "order face")
    );
    battle.play("face S");
    assert_eq!(battle.banner("KR"), "TGM1");
    assert_eq!(battle.morale(), -4, "no more boxes for picking it up");
    assert_eq!(battle.look().final_points(), [0, 11], "one for the levy, ten for the banner");
    // The captors fall where they stand. 2:1, from behind, armour against armour and a charge of two: 2:1, where a seven is D1 -1.
    battle.passes_to(15, 2);
    battle.roll([3, 4]).fights_out("attack PKR1 x 0031");
    assert_eq!((battle.at("TGM1"), battle.at("PKR1")), ("gone".into(), "0131 SW pf2 nc0".into()));
    assert_eq!((battle.banner("KR"), battle.morale()), ("0031".into(), -4 + 1));
    // A friend rides in and has it back.
    battle.passes_to(16, 1);
    battle.play("move PKR1; f; stop");
    assert_eq!(battle.banner("KR"), "PKR1");
    assert_eq!(battle.morale(), -4 + 1 + 3);
    // When all is over the banner counts for nobody: four points for the riders, one for the levy.
    battle.plays_on(|battle| battle.lists("end").then(|| "end".into()));
    let Phase::Over(ending) = battle.table.state().now.phase else { panic!("{}", battle.asked()) };
    assert_eq!((ending.end, ending.points), (End::Turns, [4, 1]));
}

#[test]
fn r_7_1_5_v_50_it_is_captured_in_an_advance_too() {
    let mut battle = field("phase 6; PIM1 0915 N; banner KR PIM1; TGM1 0914 S nc3; leader ulrich 0914");
    // 2:1, armour 2, charge 3, leader 2 against the banner's 1: 8:1; a seven is D3 -1: the levy is gone.
    battle.roll([3, 4]).play("attack TGM1 x 0915");
    assert_eq!((battle.banner("KR"), battle.morale()), ("0915".into(), -4));
    assert_eq!(battle.asked(), "order advance");
    battle.play("advance 0915");
    assert_eq!((battle.banner("KR"), battle.morale()), ("TGM1".into(), -4));
}

#[test]
fn r_8_2_6_a_leader_alone_is_ridden_down() {
    let mut battle = field(
        "phase 5; TGM1 0912 S; leader ulrich 2010; TGM2 2010 S; leader andrzej 0913; PKR1 2420 N; \
         leader zyndram 2420",
    );
    battle.play("move TGM1; f");
    assert_eq!(battle.leader_at("andrzej"), "dead");
    assert_eq!((battle.morale(), battle.points()), (-8, [0, 16]));
}

#[test]
fn r_s_4_the_last_leader_decides_the_battle() {
    let mut battle = field(
        "phase 5; leader jagiello gone; TGM1 0912 S; leader ulrich 2010; TGM2 2010 S; leader andrzej 0913; \
         PKR1 2420 N",
    );
    battle.play("move TGM1; f");
    assert_eq!(battle.asked(), "over");
}
