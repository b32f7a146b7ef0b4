//! Rulings about moving, stacking, leaving and arriving: 47, 50 to 54, 61, 62, 67, 71, 72, 76.

use crate::field::*;
use game_grunwald::ids::BannerId;
use game_grunwald::state::ALLIED;

#[test]
fn ruling_47_over_the_edge_and_back() {
    // Only straight ahead over the edge.
    field("PKR1 2300 S; PKR2 0920 N").play("move PKR1").refuses("exit", "G-4.4.1");
    let mut battle = field("PKR1 2300 N nc2; banner KR PKR1; PKR2 2301 N; PIL1 0925 N");
    battle.play("move PKR1; exit");
    // The banner is away with him and helps nobody; nothing is lost or scored.
    assert_eq!((battle.at("PKR1"), battle.look().banner_flies(BannerId::new(0))), ("away".into(), None));
    assert_eq!((battle.morale(), battle.look().final_points()), (0, [0, 0]));
    battle.passes_to(4, 1);
    let mut late = battle.with("");
    assert!(battle.allows("return PKR1 2500 SE"));
    // Cavalry comes back in a cavalry phase.
    late.passes_to(4, 3).refuses("return PKR1 2500 SE", "G-R47");
    battle.play("return PKR1 2500 SE");
    assert_eq!(battle.at("PKR1"), "2500 SE pf2 nc0");
    assert_eq!(battle.look().banner_flies(BannerId::new(0)), Some(hex("2500")));
}

#[test]
fn ruling_50_on_a_road() {
    // Into the village of 1715 by the road: half a point, no disorder; but no charge survives a village.
    let mut battle = field("PKR5 1713 S nc2; PKR2 0920 N");
    battle.play("move PKR5; f; f");
    assert_eq!(battle.at("PKR5"), "1715 S pf2 nc0");
    assert_eq!(battle.left(), Some(18 - 2));
    // No surcharge for turning in the village: one for the sixth and one for armour.
    battle.play("r1");
    assert_eq!(battle.left(), Some(18 - 2 - 4));
    // Off the road the same hex costs three, disorganises, and turning there costs one more.
    let mut battle = field("PKR5 1814 SW; PKR2 0920 N");
    battle.play("move PKR5; f");
    assert_eq!(battle.at("PKR5"), "1715 SW pf2 nc0 disorganised");
}

#[test]
fn ruling_51_turning_on_bad_ground() {
    let turn = |phase: u8, unit: &str| {
        let mut battle = field(&format!("phase {phase}; {unit}"));
        battle.goes(&format!("move {}; r1", &unit[..4])).split(' ').next().map(str::to_string)
    };
    // Light cavalry pays one for a sixth; woods add two, a village or a marsh one, a camp nothing.
    let riders = ["LME1 0915 N", "LME1 3524 N", "LME1 1615 N", "LME1 1720 N", "LME1 4925 N"];
    assert_eq!(riders.map(|unit| turn(1, unit).unwrap_or_default()), ["1", "3", "2", "2", "1"]);
    let foot = ["PIL1 0915 N", "PIL1 3524 N", "PIL1 1615 N", "PIL1 1720 N", "PIL1 4925 N"];
    assert_eq!(foot.map(|unit| turn(3, unit).unwrap_or_default()), ["1", "2", "2", "2", "1"]);
}

#[test]
fn ruling_52_v_48_the_minimum_move_is_the_whole_move() {
    let start = || field("phase 7; TIH1 3424 NE disorganised; TIH2 3006 N; PKR1 3523 S; PKR2 0920 N");
    // Two points: into the woods, and nothing is left to face about with; in the zone it is halted besides.
    let mut battle = start();
    battle.play("move TIH1; f");
    assert_eq!(battle.asked(), "order activate");
    // As a minimum move: one hex, any facing.
    let mut battle = start();
    battle.play("move TIH1; min f SW");
    assert_eq!(
        (battle.at("TIH1"), battle.asked()),
        ("3524 SW pf2 nc0 disorganised".into(), "order activate".into())
    );
    // Not after anything else.
    let mut battle = field("PKR1 0920 N; PKR2 0925 N");
    battle.play("move PKR1; f").refuses("min f N", "G-4.2.9");
    assert_eq!(battle.legal_with("min"), [""; 0]);
}

#[test]
fn ruling_53_foot_turns_for_a_point_whatever_the_angle() {
    let goes = |text: &str, way: &str| field(&format!("phase 3; {text}")).goes(&format!("move PIL1; {way}"));
    assert_eq!(goes("PIL1 0915 N", "b; f; l1"), "1 nc0, 1 nc0, 1 nc0, left 1");
    assert_eq!(goes("PIL1 0915 N; TGM1 0914 S", "b"), "2 nc0, left 2", "one more in an enemy zone");
    assert_eq!(goes("PIL1 3524 N; TGM1 3523 S", "r2"), "3 nc0, left 1", "and one more in the woods");
}

#[test]
fn ruling_54_what_counts_in_a_stack() {
    let weight = |unit: &str| {
        let battle = field(unit);
        battle.look().weight(battle.id(&unit[..4]))
    };
    let units = ["PKR1 0915 N", "PKR1 0915 N pf1", "PKR1 0915 N panicked", "PXB1 0915 N", "PIM1 0915 N"];
    assert_eq!(units.map(weight), [2, 1, 0, 1, 1]);
    assert_eq!(weight("PXB1 0915 N marching"), 1, "on either face");
    // Also while passing: there are points to go on, but no room to go through.
    field("PSI1 0916 N; PSI2 0915 S").play("move PSI1").refuses("f", "G-4.2.3");
    // Two half units may face different ways.
    let mut battle = field("PSI1 0916 N pf1; PSI2 0915 S pf1; PKR2 0925 N");
    battle.play("move PSI1; f; stop");
    assert_eq!((battle.at("PSI1"), battle.at("PSI2")), ("0915 N pf1 nc1".into(), "0915 S pf1 nc0".into()));
}

#[test]
fn ruling_61_a_corner_lies_on_both_edges() {
    let out = |by: &str| field(&format!("turn 9; phase 5; TGM1 away {by} 4 N; TGM2 2010 S"));
    let returns = |by: &str, to: &str| out(by).allows(&format!("return TGM1 {to} S"));
    assert!(returns("0000", "0300") && returns("0000", "0003"), "out by the corner, in by either edge");
    assert!(returns("0300", "0000") && returns("0003", "0000"), "and the other way round");
    assert!(!returns("0300", "0002"), "but not round the corner");
    out("0300").play("return TGM1 0000 S").cites("G-R61");
}

#[test]
fn ruling_62_who_acts_when_and_who_is_like_whom() {
    let battle = field("TAT1 0915 N; PXB1 0920 N marching; PIM1 0925 N; PIL1 0926 N; leader zyndram 0915");
    let moves = |battle: &Game| {
        ["TAT1", "PXB1", "PIM1", "zyndram"].map(|name| battle.allows(&format!("move {name}")))
    };
    assert_eq!(moves(&battle), [true, false, false, true]);
    assert_eq!(moves(&battle.with("phase 3")), [false, true, true, false]);
    // The table of disorganisation: levies and crossbows are others, Tatars light cavalry.
    let disorders = |name: &str, row: u8, total: u8| battle.look().disorders(battle.id(name), row, total);
    assert_eq!(["PXB1", "PIM1", "PIL1"].map(|name| disorders(name, 1, 11)), [true, true, false]);
    assert_eq!([2, 3, 12].map(|total| disorders("TAT1", 2, total)), [true, false, true]);
}

#[test]
fn ruling_67_one_at_a_time_and_no_turn_after_the_zone() {
    // Two half units in a hex: one goes, the other stays.
    let mut battle = field("PSI1 0916 N pf1; PSI2 0916 N pf1");
    battle.play("move PSI1; f; stop");
    assert_eq!((battle.at("PSI1"), battle.at("PSI2")), ("0915 N pf1 nc1".into(), "0916 N pf1 nc0".into()));
    // Halted by a zone: no turn. The shot of horse archers keeps the move open, or there would be nothing to ask.
    let mut battle = field("TAT1 0916 N; PKR2 0925 N; TGM1 0914 S nc1");
    assert_eq!(battle.goes("move TAT1; f"), "1 nc0, left 11");
    battle.refuses("r1", "G-3.3.2");
    let mut battle = field("PSI1 0916 N; PKR2 0925 N; TGM1 0914 S nc1");
    assert_eq!(battle.goes("move PSI1; f"), "1 nc1, left 8");
    assert_eq!(battle.left(), None, "its move is over");
    // Begun in one: a turn, for a point more.
    let mut battle = field("PSI1 0915 N; TGM1 0914 S");
    assert_eq!(battle.goes("move PSI1; r1"), "3 nc0, left 6");
}

#[test]
fn ruling_71_who_enters_is_shot_at_and_who_is_put_back_is_not() {
    let mut battle = field("PKR1 waiting; TXB1 2029 S; PKR2 0920 N");
    battle.play("enter PKR1 2031 NE");
    assert_eq!(battle.asked(), "order fire");
    // Put back on the map: nobody shoots before the end of the phase.
    let mut battle = field("PKR1 away 2031 1; TXB1 2029 S; PKR2 0920 N");
    battle.play("return PKR1 2031 NE");
    assert_eq!(battle.asked(), "allied activate");
    battle.play("end");
    assert_eq!(battle.asked(), "order fire");
}

#[test]
fn ruling_72_who_may_not_move_still_fights() {
    for mark in ["bound", "stopped", "held", "done"] {
        let mut battle = field(&format!("PKR1 0915 N {mark}; PKR2 0925 N; TGM1 0914 S"));
        assert!(!battle.allows("move PKR1"), "{mark}");
        assert!(battle.look().controlled(ALLIED, hex("0914")), "it has its zone");
        // And its duty.
        battle.play("end").refuses("end", "G-5.2.2");
        assert_eq!(battle.legal(), ["attack PKR1 x 0914"]);
    }
}

#[test]
fn ruling_76_disorganised_on_the_way() {
    // Regular cavalry into woods: nine, less four for the hex, less two.
    let mut battle = field("PKR5 3424 NE; PKR2 0920 N");
    battle.play("move PKR5; f");
    assert_eq!(battle.left(), Some(6));
    assert_eq!(battle.asked(), "allied step", "it may go on");
    // Heavy foot into the marsh: three, less two, less one: nothing is left.
    let mut battle = field("phase 7; TIH1 1721 N; TIH2 3006 N");
    battle.play("move TIH1; f");
    assert_eq!(
        (battle.at("TIH1"), battle.asked()),
        ("1720 N pf2 nc0 disorganised".into(), "order activate".into())
    );
}
