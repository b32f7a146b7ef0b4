//! 8. Stacking, and riding through archers.

use crate::march::*;

#[test]
fn r_8_0a_one_unit_in_a_hex() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12; pembroke-pk1 1113 12");
    battle.play("move pembroke-lb1").refuses("3", "MI-8.0a");
    let mut knights = carse("clifford", "clifford-mm1 1013 12; pembroke-pk1 1113 12");
    knights.play("move clifford-mm1").refuses("3", "MI-8.0b");
}

#[test]
fn r_8_0b_s_11_v_12_v_13_riding_through_costs_a_point_and_a_die() {
    let ride = |die: u8| {
        let mut battle = carse("clifford", "clifford-mm1 1011 12; pembroke-lb1 1111 12");
        battle.roll([die]).play("move clifford-mm1; 3");
        battle
    };
    let mut harmed = ride(4);
    assert_eq!(cost(&harmed), "+1 Terrain of the hex, +1 Riding through friendly archers, left 4");
    harmed.cites("MI-8.0c");
    assert_eq!(at(&harmed, "pembroke-lb1"), "1111 12 disordered");
    harmed.refuses("stop 12", "MI-8.0b");
    assert_eq!(stops(&harmed), [""; 0], "nobody stops there");
    harmed.play("3; stop 12");
    assert_eq!(at(&harmed, "clifford-mm1"), "1211 12");
    assert_eq!(at(&ride(5), "pembroke-lb1"), "1111 12");
}

#[test]
fn r_8_0c_the_disordered_are_retired() {
    let mut battle = carse("clifford", "clifford-mm1 1011 12; pembroke-lb1 1111 12 disordered");
    battle.roll([0]).play("move clifford-mm1; 3");
    assert_eq!(battle.asked(), "eng retire");
    battle.play_first("retire 1320");
    assert!(at(&battle, "pembroke-lb1").starts_with("1320"), "{}", at(&battle, "pembroke-lb1"));
}

#[test]
fn ruling_08_the_archers_gone_he_may_stop() {
    let mut battle = carse("clifford", "clifford-mm1 1011 12; pembroke-lb1 1111 12 disordered");
    battle.roll([0]).play("move clifford-mm1; 3");
    battle.play_first("retire 1320");
    assert_eq!(stops(&battle).len(), 6);
    battle.play("stop 2");
    assert_eq!(at(&battle, "clifford-mm1"), "1111 2");
}

#[test]
fn ruling_8_0_5_the_retired_do_not_survive_it() {
    let mut battle = carse("clifford", "clifford-mm1 1011 12; pembroke-lb1 1111 12 retired");
    battle.roll([4]).play("move clifford-mm1; 3");
    assert_eq!(at(&battle, "pembroke-lb1"), "gone");
}

#[test]
fn ruling_8_0_1_he_must_come_out_again() {
    // Behind the archers stand pikes on every side; only where he came from is free.
    let ring = "pembroke-lb1 1111 12; pembroke-pk1 1211 12; pembroke-pk2 1112 12; pembroke-pk3 1110 12; pembroke-pk4 1012 12; pembroke-pk5 1010 12";
    let mut battle = carse("clifford", &format!("clifford-mm1 1011 12; {ring}"));
    battle.play("move clifford-mm1; 9; 3; 9; 3").refuses("3", "MI-8.0b");
    assert!(battle.grounds("3").contains("MI-Q8.0-1"), "{}", battle.grounds("3"));
    let mut rich = carse("clifford", &format!("clifford-mm1 1011 12; {ring}"));
    rich.roll([9]).play("move clifford-mm1; 3; 9; stop 12");
}

#[test]
fn ruling_8_0_1_several_in_a_row() {
    let row = "clifford-mm1 1011 12; pembroke-lb1 1111 12; pembroke-lb2 1211 12";
    let mut battle = carse("clifford", row);
    battle.roll([9, 0]).play("move clifford-mm1; 3; 3");
    assert_eq!([at(&battle, "pembroke-lb1"), at(&battle, "pembroke-lb2")], ["1111 12", "1211 12 disordered"]);
    battle.play("3; stop 12");
    // Two of them cost four points, and one is needed to come out.
    let mut tired = carse("clifford", &format!("{row}; pembroke-lb3 1311 12"));
    tired.roll([9, 9]).play("move clifford-mm1; 3; 3").refuses("3", "MI-8.0b");
}

#[test]
fn ruling_8_0_1_not_where_an_enemy_would_stop_him() {
    let mut battle = carse("clifford", "clifford-mm1 1011 12; pembroke-lb1 1111 12; douglas-lb1 1110 6");
    battle.play("move clifford-mm1").refuses("3", "MI-8.0b");
    assert!(battle.grounds("3").contains("MI-Q8.0-1"), "{}", battle.grounds("3"));
}

#[test]
fn ruling_8_0_3_only_men_at_arms_ride_through() {
    let mut genitors = march("najera", "tello", "tello-g1 1011 12; enrique-sl1 1111 12");
    genitors.play("move tello-g1").refuses("3", "MI-8.0a");
    let mut hobilars = march("poitiers", "captal", "captal-ho1 1011 12; warwick-lb1 1111 12");
    hobilars.play("move captal-ho1").refuses("3", "MI-8.0a");
    assert!(hobilars.grounds("3").contains("MI-Q8.0-3"), "{}", hobilars.grounds("3"));
}

#[test]
fn r_8_0d_leaders_go_through_friends() {
    let mut battle = carse(
        "pembroke",
        "pembroke-lb1 1111 12; pembroke-lb2 1211 12; leader pembroke 1011; leader clifford 1211",
    );
    battle.play("lead pembroke 1211");
    assert_eq!([leader_at(&battle, "pembroke"), leader_at(&battle, "clifford")], ["1211", "1211"]);
}

#[test]
fn r_ban_3a_ruling_61_axes_stand_inside_a_schiltron() {
    let lines = "king-ax1 1013 12; king-pk1 1113 2 schiltron; king-ax2 1213 12";
    let mut battle = carse("king", lines);
    battle.play("move king-ax1; 3").cites("MI-BAN-3a");
    assert_eq!(cost(&battle), "+1 Terrain of the hex, left 4");
    assert_eq!(stops(&battle), ["2"], "they face as the pikes do");
    battle.play("stop 2");
    battle.play("move king-ax2").refuses("9", "MI-BAN-3a");
    let mut out = carse("king", "king-ax1 1113 12; king-pk1 1113 2 schiltron");
    out.refuses("turn king-ax1 4", "MI-BAN-3b");
    out.play("move king-ax1; 3; 3; stop 12");
    let mut loose = carse("king", "king-ax1 1013 12; king-pk1 1113 2");
    loose.play("move king-ax1").refuses("3", "MI-8.0a");
}

#[test]
fn ruling_61_axes_draw_fire_when_they_enter() {
    let mut battle = carse("king", "king-ax1 1013 12; king-pk1 1012 12 schiltron; pembroke-lb1 1011 6");
    battle.play("move king-ax1; 1; stop 12");
    assert_eq!(battle.asked(), "eng reaction-fire");
}

#[test]
fn ruling_10_r_13_2d_a_standard_is_taken_by_riding_over_it() {
    // The Scottish standard stands at 1303.
    let mut battle = carse("clifford", "clifford-mm1 1203 12; king-pk1 0808 6 retired; leader robert 1303");
    battle.play("move clifford-mm1; 3").cites("MI-13.2d");
    assert_eq!(at(&battle, "king-pk1"), "gone", "whoever was retired to it is lost with it");
    assert_ne!(leader_at(&battle, "robert"), "1303", "a leader alone gives way (15.5)");
}

#[test]
fn r_poi_7_a_wagon_is_destroyed_by_who_enters() {
    let mut battle = march("poitiers", "dauphin", "dauphin-dm1 1020 12; warwick-dm1 0101 6");
    battle.play("move dauphin-dm1; 7; 3").cites("MI-POI-7");
    assert_eq!(battle.count("MI-POI-7").max(1), 1);
}

#[test]
fn r_poi_3_s_32_whoever_crosses_a_hedge_tramples_it() {
    let hedge = "dauphin-dm1 1014 6; warwick-dm1 0101 6; dauphin-dm2 0914 6";
    let mut battle = march("poitiers", "dauphin", hedge);
    battle.play("move dauphin-dm1; 5").cites("MI-POI-3");
    assert_eq!(cost(&battle), "+1 Terrain of the hex, +1 Hexside crossed, left 2");
    battle.play("11");
    assert_eq!(cost(&battle), "+1 Terrain of the hex, left 1", "on the way back it is trampled");
}

#[test]
fn ruling_8_0_4_any_number_of_leaders_in_a_hex() {
    let mut battle = carse(
        "pembroke",
        "pembroke-lb1 1111 12; leader pembroke 1011; leader clifford 1111; leader hereford 1111",
    );
    battle.play("lead pembroke 1111").cites("MI-Q8.0-4").cites("MI-8.0d");
    assert_eq!(["pembroke", "clifford", "hereford"].map(|name| leader_at(&battle, name)), ["1111"; 3]);
}

#[test]
fn r_ban_3b_inside_they_have_no_facing_of_their_own() {
    let mut battle = carse("king", "king-ax1 1113 12; king-pk1 1113 2 schiltron");
    battle.refuses("turn king-ax1 4", "MI-BAN-3b");
    assert_eq!(look(&battle).facing_of(unit(&battle, "king-ax1")), hour(2));
}
