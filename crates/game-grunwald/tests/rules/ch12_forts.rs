//! 12: walls, gates, and who works on them.

use crate::field::*;

#[test]
fn r_12_1_2_a_charge_ends_at_the_wall() {
    let mut battle = field("phase 6; TGM1 4923 S nc3; LIL1 4924 N");
    assert_eq!(
        battle.sums("attack TGM1 x 4924"),
        "1:2 [2 G-5.2.7] [1 G-5.2.7] 1:1",
        "half strength, no charge"
    );
    // A six at 1:1 is nothing.
    battle.roll([3, 3]).fights_out("attack TGM1 x 4924");
    assert_eq!(battle.at("TGM1"), "4923 S pf2 nc0", "and it is gone for good (G-R21)");
}

#[test]
fn r_12_1_4_a_gate_is_no_wall() {
    let mut battle = field("phase 5; TGM1 4724 SE nc1; TGM2 2010 S");
    assert_eq!(battle.goes("move TGM1; f"), "½ nc2, left 7½", "along the track and through the gate");
    battle.cites("G-12.1.4");
    // Attacked through the gate nobody is halved and no charge is broken.
    let battle = field("phase 6; TGM1 4724 SE nc3; LIL1 4824 N");
    assert_eq!(battle.sums("attack TGM1 x 4824"), "2:2 [2 G-5.2.7, 3 G-5.6.4] [1 G-5.2.7] 5:1");
}

#[test]
fn r_12_1_5_e_41_a_pursuit_ends_in_the_fortified_hex() {
    let mut battle = field("phase 6; TGM1 4724 SE nc3; LIL1 4824 NW");
    // A seven at 5:1 is D2. Nobody leads the knight: he must follow, and stops inside.
    battle.roll([3, 4, 3, 4]).fights_out("attack TGM1 x 4824").cites("G-12.1.5");
    assert_eq!(battle.distance("LIL1", "4824"), 2);
    assert!(battle.at("TGM1").starts_with("4824"), "{}", battle.at("TGM1"));
    assert_eq!(battle.count("pursuit-forced"), 1);
}

#[test]
fn r_12_1_7_being_shot_at_is_a_new_beginning() {
    let mut battle = field("phase 5 open-fire; TIL1 4924 N wrecking wrecked 2; LAR1 4923 S; PKR1 0920 N");
    // A miss: two, and no friend near the target.
    battle.roll([1, 1]).play("fire LAR1 TIL1");
    // No new declaration is needed (G-R49).
    assert!(!battle.is("TIL1", "wrecked") && battle.is("TIL1", "wrecking"), "{}", battle.line("TIL1"));
}

#[test]
fn r_12_1_8_ten_points_stand_there_and_four_fight() {
    let crowd = "phase 6; TGM1 4923 S; TGM2 2010 S; LIL1 4924 N; LIL2 4924 N; LIL3 4924 N
        LIL4 4924 N; LIM1 4924 N; LIM2 4924 N";
    assert!(flaw(&format!("{crowd}; LIM3 4924 N")).contains("4924"), "eleven are too many");
    let mut battle = field(crowd);
    battle.play("attack TGM1 x 4924");
    assert_eq!(battle.asked(), "allied fort");
    assert!(battle.allows("fort LIL1+LIL2"));
    // Five points.
    battle.refuses("fort LIL1+LIL2+LIM1", "G-12.1.8");
    // One against two, armour 2: 2:1, where a four is D2. The others take no part.
    battle.roll([1, 3]).play("fort LIM1+LIM2");
    assert_eq!([battle.said("fought", "attack"), battle.said("fought", "defence")], [["1"], ["2"]]);
    assert_eq!(battle.at("LIL1"), "4924 N pf2 nc0");
}

#[test]
fn r_12_1_8_whoever_is_set_up_behind_walls_is_told_so() {
    let mut battle = set_up("choc-des-titans");
    battle.play("default; ready");
    battle.play("place LIL1 4924 N").cites("G-12.1.8").cites_not("G-12.1.9");
}

#[test]
fn r_12_1_9_two_points_of_cavalry_at_most() {
    assert!(flaw("LVI1 4924 N; LIL1 4924 N; LVI2 4924 N").contains("4924"));
    field("LVI1 4924 N; LIL1 4924 N; LIL2 4924 N");
}

#[test]
fn ruling_49_walls_that_fall_leave_a_crowd() {
    // Five points stood behind walls that are gone now: in phase 9 three of them must go.
    let mut battle = field("phase 8; LIL1 4924 N; LIL2 4924 N; LIM1 4924 N; razed 4924");
    assert_eq!(battle.asked(), "allied excess");
    assert_eq!(battle.legal(), ["remove LIL1", "remove LIL2", "remove LIM1"]);
    battle.play("remove LIL2");
    assert_eq!(battle.asked(), "allied excess", "three points are still one too many");
    battle.play("remove LIM1");
    assert_eq!((battle.turn(), battle.morale()), (2, -2), "they count as eliminated (G-R57)");
}

#[test]
fn ruling_43_nobody_rallies_behind_walls_where_there_is_no_room_for_riders() {
    // In panic nobody counts; rallied, two riders would be two points of horse too many.
    let fort = "phase 1 panic; TGM1 2010 S; PKR1 4925 N";
    let mut full = field(&format!("{fort} panicked must-flee; PKR2 4925 N"));
    assert_eq!(full.legal(), ["flee PKR1"]);
    full.refuses("rally PKR1", "G-R43");
    let room = field(&format!("{fort} pf1 panicked must-flee; PKR2 4925 N pf1"));
    assert_eq!(room.legal(), ["rally PKR1", "flee PKR1"], "a point each");
    // Foot has room for ten beside them, whoever rides there.
    let foot = "phase 3 panic; TGM1 2010 S; PKR2 4925 N; PIL1 4925 N panicked must-flee; PIM1 4925 N";
    assert_eq!(field(foot).legal(), ["rally PIL1", "flee PIL1"]);
}

#[test]
fn r_12_1_6_work_on_walls_is_told_by_its_rule() {
    let mut battle = field("phase 3; LIL1 4924 N; LIL2 4930 N");
    battle.play("wreck LIL1").cites("G-12.1.6");
}

#[test]
fn r_12_1_7_a_loss_that_is_no_shot_disturbs_nobody() {
    // The leader about whom they work is shot: they lose a point by his death, and were aimed at by nobody.
    let mut battle = field(
        "phase 1 open-fire; LIL1 4924 N; LIL2 4924 N wrecking wrecked 2; leader szymon 4924; TXB1 4922 S; PKR1 0915 N",
    );
    battle.roll([1, 1, 6, 6]).play("fire TXB1 LIL1");
    assert_eq!((battle.leader_at("szymon").as_str(), battle.at("LIL2").as_str()), ("dead", "4924 N pf1 nc0"));
    assert!(battle.line("LIL2").contains("wrecked 2"), "{}", battle.line("LIL2"));
}
