//! 7. Zones of control.

use crate::march::*;

/// Whose zones cover a hex, as the units of this one see it.
fn zones(battle: &Game, name: &str, label: &str) -> usize {
    let look = look(battle);
    look.in_enemy_zone(look.seat(unit(battle, name)), hex(battle, label)).len()
}

#[test]
fn r_7_1_who_has_a_zone() {
    let felt = |line: &str| {
        zones(&carse("pembroke", &format!("pembroke-pk1 1820 12; {line}")), "pembroke-pk1", "1012")
    };
    assert_eq!(felt("douglas-lb1 1011 6"), 1, "missile infantry");
    assert_eq!(felt("keith-mm1 1011 6"), 1, "knights");
    assert_eq!(felt("king-pk1 1011 6"), 0, "pikes");
    assert_eq!(felt("king-ax1 1011 6"), 0, "axes");
    assert_eq!(felt("keith-mm1 1011 6 UH disordered"), 0, "unhorsed men-at-arms");
    assert_eq!(felt("keith-mm1 1011 12"), 0, "only in front");
    let hobilars = |line: &str| {
        let battle = march("poitiers", "dauphin", &format!("dauphin-dm1 1805 12; {line}"));
        zones(&battle, "dauphin-dm1", "1012")
    };
    assert_eq!(hobilars("captal-ho1 1011 6"), 0, "hobilars on horseback");
    assert_eq!(hobilars("captal-ho1 1011 6 CB"), 1, "on foot they are missile infantry");
    let najera = march("najera", "lancaster", "lancaster-dm1 1805 12; tello-g1 1011 6");
    assert_eq!(zones(&najera, "lancaster-dm1", "1012"), 1, "genitors");
}

#[test]
fn ruling_7_1_1_the_disordered_keep_their_zone_the_retired_have_none() {
    let felt = |status: &str| {
        let battle = carse("pembroke", &format!("pembroke-pk1 1820 12; douglas-lb1 1011 6 {status}"));
        zones(&battle, "pembroke-pk1", "1012")
    };
    assert_eq!([felt(""), felt("disordered"), felt("retired")], [1, 1, 0]);
}

#[test]
fn ruling_7_1_2_no_zone_where_nobody_may_be() {
    // South of 1021 and 0821 the river is closed to everybody, the land is not.
    let battle =
        march("najera", "lancaster", "lancaster-dm1 1805 12; enrique-cb1 0821 6; enrique-cb2 1521 6");
    assert_eq!([zones(&battle, "lancaster-dm1", "0722"), zones(&battle, "lancaster-dm1", "0822")], [0, 0]);
    assert_eq!(zones(&battle, "lancaster-dm1", "1522"), 1);
}

#[test]
fn r_7_2a_s_08_it_stops_in_a_zone_faces_and_is_shot_at() {
    let mut battle = carse("pembroke", "pembroke-pk1 1013 12; douglas-lb1 1011 6");
    battle.play("move pembroke-pk1; 1").cites("MI-7.2a");
    assert_eq!(steps(&battle), [""; 0]);
    battle.refuses("3", "MI-7.2a");
    battle.play("stop 12");
    assert_eq!(battle.asked(), "sco reaction-fire");
    battle.roll([0]).play("react douglas-lb1");
    assert_eq!(at(&battle, "pembroke-pk1"), "1012 12");
    battle.refuses("move pembroke-pk1", "MI-5.1a");
}

#[test]
fn r_7_2b_ruling_7_2_1_g_13_foot_pays_to_leave_a_riders_zone() {
    let mut battle = carse("pembroke", "pembroke-pk1 1012 12; keith-mm1 1011 6");
    battle.play("move pembroke-pk1; 5");
    assert_eq!(cost(&battle), "+1 Terrain of the hex, +2 Leaving the ZOC of a mounted unit, left 1");
    battle.play("3");
    assert_eq!(cost(&battle), "+1 Terrain of the hex, left 0", "once, for the first hex");
    let mut archers = carse("pembroke", "pembroke-pk1 1012 12; douglas-lb1 1011 6");
    assert_eq!(
        cost(archers.play("move pembroke-pk1; 5")),
        "+1 Terrain of the hex, left 3",
        "foot holds nobody"
    );
    let mut rider = carse("clifford", "clifford-mm1 1012 12; keith-mm1 1011 6");
    assert_eq!(
        cost(rider.play("move clifford-mm1; 5")),
        "+1 Terrain of the hex, left 5",
        "a rider leaves freely"
    );
    let mut twice = carse("pembroke", "pembroke-pk1 1012 12; keith-mm1 1011 6; keith-mm2 1111 8");
    assert_eq!(zones(&twice, "pembroke-pk1", "1012"), 2);
    assert!(cost(twice.play("move pembroke-pk1; 5")).ends_with("left 1"), "two riders hold no more than one");
}

#[test]
fn ruling_03_too_slow_to_leave_it_goes_all_the_same() {
    let slow = "edward2-mm1 1012 12 UH disordered; keith-mm1 1011 6";
    let mut battle = carse("edward2", slow);
    battle.play("move edward2-mm1; 5").cites("MI-R03");
    assert!(cost(&battle).ends_with("left 0"), "{}", cost(&battle));
    // Not into another zone, however.
    let mut watched = carse("edward2", &format!("{slow}; douglas-lb1 1213 10"));
    watched.play("move edward2-mm1").refuses("5", "MI-5.1a");
}

#[test]
fn r_7_2c_ruling_6_2_3_s_09_never_back_into_the_same_zone() {
    let mut battle = carse("pembroke", "pembroke-pk1 1012 12; douglas-lb1 1011 6");
    battle.play("move pembroke-pk1").refuses("9", "MI-7.2c");
    assert!(battle.grounds("9").contains("MI-Q6.2-3"), "{}", battle.grounds("9"));
    battle.play("5; 9").refuses("1", "MI-7.2c");
    assert!(!battle.lists("11"), "and not by the other front hex either");
}

#[test]
fn r_7_2a_from_one_zone_into_another_it_stops_again() {
    let mut battle = carse("clifford", "clifford-mm1 1012 12; douglas-lb1 1011 6; douglas-lb2 1213 10");
    battle.play("move clifford-mm1; 3");
    assert_eq!(steps(&battle), [""; 0]);
    assert_eq!(stops(&battle).len(), 6);
}

#[test]
fn ruling_7_2_2_a_leader_alone_goes_into_a_zone_only_to_friends() {
    let battle = carse("pembroke", "pembroke-pk1 1012 12; douglas-lb1 1011 6; leader pembroke 1013");
    let may = |label: &str| look(&battle).may_lead_to(leader(&battle, "pembroke"), hex(&battle, label));
    assert!(may("1012").is_ok(), "his pikes are there");
    assert_eq!(may("0912").map_err(|no| no.rule.id()), Err("MI-Q7.2-2"));
    assert_eq!(may("1011").map_err(|no| no.rule.id()), Err("MI-R06"), "never where the enemy stands");
}

#[test]
fn r_naj_1a_genitors_ride_past_foot_and_stop_before_riders() {
    let mut battle = march("najera", "tello", "tello-g1 1011 12; lancaster-lb1 1009 6");
    battle.play("move tello-g1; 1").cites("MI-NAJ-1a");
    assert_eq!(battle.asked(), "ang reaction-fire");
    battle.play("hold-fire; 9");
    assert_eq!(battle.asked(), "ang reaction-fire", "each entry draws fire, of the same zone too");
    battle.play("hold-fire; 9; stop 12");
    let mut between = march("poitiers", "saarbruck", "saarbruck-cb1 1013 12; prince-mm1 1011 6");
    between.play("move saarbruck-cb1; 1").cites("MI-7.2a");
}

#[test]
fn r_naj_1b_genitors_hold_nobody_and_shoot_at_everybody() {
    let mut battle = march("najera", "lancaster", "lancaster-dm1 1011 12; tello-g1 1009 6");
    battle.play("move lancaster-dm1; 1").cites("MI-NAJ-1b");
    assert_eq!(battle.asked(), "cas reaction-fire");
    battle.play("hold-fire; 9");
    assert_eq!(battle.asked(), "cas reaction-fire", "it may enter the same zone again");
    let mut leaves = march("najera", "lancaster", "lancaster-dm1 1010 12; tello-g1 1009 6");
    assert_eq!(
        cost(leaves.play("move lancaster-dm1; 5")),
        "+1 Terrain of the hex, left 3",
        "and leaves it freely"
    );
}

#[test]
fn ruling_12_2_1_disordered_on_its_way_it_has_a_point_less_left() {
    let mut battle = march("najera", "lancaster", "lancaster-dm1 1011 12; tello-g1 1009 6");
    battle.roll([7]).play("move lancaster-dm1; 1; react tello-g1");
    assert_eq!(at(&battle, "lancaster-dm1"), "1010 12 disordered");
    battle.play("5; 9").refuses("9", "MI-5.1a");
}

#[test]
fn ruling_7_1_3_knights_and_genitors_hobilars_not() {
    let mut battle =
        march("poitiers", "dauphin", "dauphin-dm1 1013 12; captal-mm1 1011 6; captal-ho1 1110 6");
    battle.play("move dauphin-dm1; 1").cites("MI-Q7.1-3");
    assert_eq!(zones(&battle, "dauphin-dm1", "1111"), 0);
}

#[test]
fn ruling_7_2_1_two_points_for_any_number_of_riders() {
    let mut twice = carse("pembroke", "pembroke-pk1 1012 12; keith-mm1 1011 6; keith-mm2 1111 8");
    assert_eq!(zones(&twice, "pembroke-pk1", "1012"), 2);
    assert!(cost(twice.play("move pembroke-pk1; 5")).ends_with("left 1"));
    twice.cites("MI-Q7.2-1");
}
