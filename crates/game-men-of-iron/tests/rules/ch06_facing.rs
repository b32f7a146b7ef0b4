//! 6. Facing.

use crate::march::*;
use hexboard::Aspect;

#[test]
fn r_6_1a_ruling_2_1_1_g_01_g_02_front_flank_and_rear() {
    let battle = carse("pembroke", "pembroke-lb1 1013 12");
    let field = look(&battle).field();
    let around = |label: &str, facing: u8, aspect: Aspect| {
        let mut hexes = field.beside(hex(&battle, label), hour(facing), aspect).map(|hex| field.label(hex));
        hexes.sort_unstable();
        hexes
    };
    assert_eq!(around("0505", 12, Aspect::Front), ["0404", "0504"]);
    assert_eq!(around("0505", 12, Aspect::Flank), ["0405", "0605"]);
    assert_eq!(around("0505", 12, Aspect::Rear), ["0406", "0506"]);
    assert_eq!(around("0506", 2, Aspect::Front), ["0605", "0606"]);
    assert_eq!(around("0506", 2, Aspect::Flank), ["0505", "0607"]);
    assert_eq!(around("0506", 2, Aspect::Rear), ["0406", "0507"]);
}

#[test]
fn r_6_1b_whoever_stops_says_where_it_looks() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12");
    battle.play("move pembroke-lb1; 3");
    assert_eq!(stops(&battle), ["2", "4", "6", "8", "10", "12"]);
    battle.play("stop 8");
    assert_eq!(at(&battle, "pembroke-lb1"), "1113 8");
}

#[test]
fn r_6_2a_a_unit_goes_where_it_likes_whichever_way_it_faces() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12");
    battle.play("move pembroke-lb1");
    assert_eq!(steps(&battle), ["1", "3", "5", "7", "9", "11"]);
}

#[test]
fn r_6_2b_in_an_enemy_zone_it_turns_by_one_vertex() {
    let mut battle = carse("pembroke", "pembroke-pk1 1012 12; douglas-lb1 1011 6");
    for facing in ["4", "6", "8"] {
        battle.refuses(&format!("turn pembroke-pk1 {facing}"), "MI-6.2b");
    }
    battle.play("turn pembroke-pk1 10");
    battle.refuses("turn pembroke-pk1 12", "MI-6.2b");
    assert_eq!(at(&battle, "pembroke-pk1"), "1012 10");
}

#[test]
fn r_6_2c_ruling_6_2_1_one_turn_for_who_stays_none_for_who_has_moved() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12; pembroke-lb2 1413 12");
    battle.play("turn pembroke-lb1 6").cites("MI-6.2c");
    battle.refuses("turn pembroke-lb1 8", "MI-6.2b").refuses("turn pembroke-lb2 12", "MI-6.2a");
    battle.play("move pembroke-lb2; 3; stop 12").refuses("turn pembroke-lb2 2", "MI-6.2b");
}

#[test]
fn ruling_6_2_1_a_begun_move_is_no_second_turn() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12");
    battle.play("move pembroke-lb1").refuses("stop 6", "MI-6.2b");
}

#[test]
fn ruling_6_2_1_even_in_a_zone_who_has_moved_stops_with_any_facing() {
    let mut battle = carse("pembroke", "pembroke-pk1 1013 12; douglas-lb1 1011 6");
    battle.play("move pembroke-pk1; 1");
    assert_eq!(stops(&battle).len(), 6);
}

#[test]
fn r_6_2a_only_who_is_active_turns() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12; clifford-mm1 1413 12; king-pk1 0808 6");
    battle.refuses("turn clifford-mm1 2", "MI-4.1a").refuses("turn king-pk1 2", "MI-4.1a");
}

#[test]
fn r_14_1d_r_sch_2_one_vertex_in_formation_and_no_move() {
    let mut ring = carse("king", "king-pk1 1013 12 schiltron");
    ring.refuses("move king-pk1", "MI-SCH-2").refuses("turn king-pk1 6", "MI-SCH-2");
    ring.play("turn king-pk1 2");
    let mut wall = march("courtrai", "juliers", "juliers-pk1 1215 12 wall");
    wall.refuses("move juliers-pk1", "MI-14.1c").refuses("turn juliers-pk1 6", "MI-14.1d");
    wall.play("turn juliers-pk1 10");
}

#[test]
fn r_sch_3_the_flanks_of_a_locked_schiltron_are_its_front() {
    let seen = |lines: &str| {
        let battle = carse("king", lines);
        look(&battle).aspect_to(unit(&battle, "king-pk1"), hex(&battle, "1113")).least()
    };
    assert_eq!(seen("king-pk1 1013 12 schiltron; king-pk2 0913 12 schiltron"), Aspect::Front);
    assert_eq!(seen("king-pk1 1013 12 schiltron; king-pk2 0913 12"), Aspect::Flank, "alone it is not locked");
}

#[test]
fn r_cou_2_the_garrison_turns_freely_and_never_moves() {
    let mut battle = march("courtrai", "lens", "lens-cb1 0504 4; leader lens 0504");
    battle.refuses("move lens-cb1", "MI-COU-2");
    battle.play("turn lens-cb1 10");
    assert_eq!(look(&battle).may_lead(leader(&battle, "lens")).map_err(|no| no.rule.id()), Err("MI-COU-2"));
}

#[test]
fn ruling_2_1_1_every_corner_has_two_front_hexes_side_by_side() {
    let battle = carse("pembroke", "pembroke-lb1 1013 12");
    let (field, middle) = (look(&battle).field(), hex(&battle, "1012"));
    for facing in [2, 4, 6, 8, 10, 12] {
        let [left, right] = field.beside(middle, hour(facing), Aspect::Front);
        let [back_left, back_right] = field.beside(middle, hour(facing), Aspect::Rear);
        assert!(field.adjacent(left, right) && field.adjacent(back_left, back_right), "{facing}");
        let across = [(left, back_right), (right, back_left)].map(|(a, b)| field.distance(a, b));
        assert_eq!(across, [2, 2], "what is in front lies opposite to what is behind: {facing}");
    }
}

#[test]
fn ruling_6_2_3_the_other_front_hex_of_the_same_enemy_is_the_same_zone() {
    let mut battle = carse("clifford", "clifford-mm1 1012 12; douglas-lb1 1011 6; douglas-lb2 1110 6");
    battle.play("move clifford-mm1").refuses("9", "MI-7.2c");
    battle.play("1; stop 12").cites("MI-7.2a");
}
