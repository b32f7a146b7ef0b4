//! IV.2 Zone of control: the neighbouring hexes that a unit could occupy. The book's examples come first.

use crate::ch4::*;
use crate::given;
use crate::setting_up::why;
use expect_test::expect;

// ---------------------------------------------------------------- MB-IV.2.a: what is controlled

#[test]
fn r_iv_2_a_t05_the_longbowmen_control_the_cavalry_and_not_the_other_way_round() {
    let battle = given(
        r#"
        red.units = ["LB J10"]
        yellow.units = ["HC J9"]
        "#,
    );
    assert_eq!(controllers(&battle, YELLOW, "J10"), [""; 0]);
    assert_eq!(controllers(&battle, RED, "J9"), ["J10"]);
}

#[test]
fn r_iv_2_a_only_neighbours_and_only_ground_that_it_could_occupy() {
    // Round I10: the mountain J10, the woods I11 and H11, plain on J9, I9 is a hill, H10 plain.
    let horse = given(r#"red.units = ["MA I10"]"#);
    assert_eq!(zone_of(&horse, "I10"), ["H10", "H11", "I11", "I9", "J9"]);
    let foot = given(r#"red.units = ["P I10"]"#);
    assert_eq!(zone_of(&foot, "I10"), ["H10", "H11", "I11", "I9", "J10", "J9"]);
}

// ---------------------------------------------------------------- MB-IV.2.b: over the edge

#[test]
fn r_iv_2_b_t31_zones_reach_over_the_edge() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC N6"]
        yellow.units = ["LB N5"]
        "#,
    );
    // The light cavalry watches one of the two positions beyond N5; over the other the longbowmen may go.
    expect![[r#"
        attack the enemy in N5 with the light cavalry in N6
        Movement points 2
          +2 Terrain of the target  MB-IV.1.c
        Column 0
          +2 Base result: melee card  MB-IV.4.f
          -1 Defender higher  MB-IV.4.i
          -1 Attacker’s cavalry in bad terrain  MB-IV.4.j
        > 3 left  MB-IV.1.i
        > if the defender stands, column 0: attacker loses 1, defender loses 1  MB-IV.4.g MB-R42 MB-R41 MB-R83
        > the defender may retreat to: M5, N4  MB-IV.c MB-IV.3.b MB-R31
        > the defender may leave the map  MB-IV.3.d
        > a melee that is fought ends the turn  MB-IV.4.o MB-R49
    "#]]
    .assert_eq(&battle.explained("N6xN5"));
    battle.play("N6xN5");
    assert_eq!(choices(&battle), ["leave", "retreat M5", "retreat N4", "stand"]);
    battle.play("stand");
    assert_eq!(on(&battle, "N6"), "red LC x1 mp 3");
    assert_eq!(on(&battle, "N5"), "yellow LB x1 mp 3");
}

#[test]
fn r_iv_2_b_a_watched_edge_is_closed() {
    // Beyond E14 there are two positions; the infantry on F14 watches one, the wagon in D14 the other. Ground off the map
    // is plain, so that the wagon controls it, but not the woods of E13.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI F14", "W D14"]
        yellow.units = ["LI E14"]
        "#,
    );
    battle.play("F14xE14");
    assert_eq!(choices(&battle), ["retreat E13", "stand"]);
    assert_eq!(why(&mut battle, "leave"), "MB-IV.2.b see MB-IV.W.5 MB-R20 MB-R34");
}

#[test]
fn r_iv_2_b_the_wagon_is_named_only_where_it_closes_the_edge() {
    // The one position beyond C8 is watched by the attacker, and no wagon is near.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI C7"]
        yellow.units = ["LI C8"]
        "#,
    );
    battle.play("C7xC8");
    assert_eq!(why(&mut battle, "leave"), "MB-IV.2.b see MB-R34");
}

// ---------------------------------------------------------------- MB-IV.2.c: going on by attack

#[test]
fn r_iv_2_c_who_enters_a_zone_may_attack_any_unit_that_controls_it() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["LI J8", "A J7", "P I6"]
        "#,
    );
    assert_eq!(controllers(&battle, YELLOW, "I8"), ["J7", "J8"]);
    battle.play("H8-I8");
    assert_eq!(choices(&battle), ["I8xJ7", "I8xJ8", "stop"]);
    battle.play("I8xJ7; stand");
    // It fights from the hex that it reached: in the woods the archers lose one knight, not two.
    assert_eq!(on(&battle, "I8"), "red LC mp 2");
    assert_eq!(on(&battle, "J7"), "yellow A x1 mp 3");
}

#[test]
fn r_iv_2_c_the_explanation_of_the_step_names_who_halts() {
    let battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["LI J8", "A J7"]
        "#,
    );
    expect![[r#"
        move the light cavalry H8–I8
        Movement points 1
          +1 Terrain of the hex  MB-I.6
        > 4 left  MB-IV.1.i
        > stops there, in the ZOC of the archers in J7 and the light infantry in J8: it may then only attack or end the move  MB-IV.2.d MB-IV.2.c MB-R18 MB-R21
    "#]]
    .assert_eq(&battle.explained("H8-I8"));
}

// ---------------------------------------------------------------- MB-IV.2.d: halted

#[test]
fn r_iv_2_d_t06_with_nobody_near_the_cavalry_rides_round_the_mountain() {
    let mut battle = given(r#"yellow.units = ["HC L8"]"#);
    battle.play("L8-K9; K9-K10; K10-J11");
    assert_eq!(on(&battle, "J11"), "yellow HC mp 1");
    assert!(!battle.cited().contains(&"MB-IV.2.d"));
}

#[test]
fn r_iv_2_d_t06_the_longbowmen_on_the_mountain_stop_it_on_the_first_hex() {
    let mut battle = given(
        r#"
        red.units = ["LB J10"]
        yellow.units = ["HC L8"]
        "#,
    );
    // It cannot attack up the mountain, so that nothing is left to do and the turn is over.
    battle.play("L8-K9").expect(expect![[r#"
        Yellow’s heavy cavalry moves L8–K9 (1 MP, 3 left)  MB-IV.1.a MB-I.6
        Yellow’s heavy cavalry enters an enemy ZOC in K9 and stops  MB-IV.2.d MB-R21
        Red to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "K9"), "yellow HC mp 3");
}

#[test]
fn r_iv_2_d_a_halted_unit_does_not_go_on_whatever_points_and_room_it_has() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["P J8"]
        "#,
    );
    battle.play("H8-I8");
    assert_eq!(on(&battle, "I8"), "red LC mp 4");
    for free in ["I8-I7", "I8-H8", "I8-H9", "I8-I9", "I8-J7"] {
        assert_eq!(why(&mut battle, free), "MB-IV.2.d see MB-R21");
    }
    assert_eq!(choices(&battle), ["I8xJ8", "stop"]);
}

// ---------------------------------------------------------------- MB-IV.2.e: archers may shoot instead

#[test]
fn r_iv_2_e_t15_archers_enter_a_zone_and_shoot() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["A H8"]
        yellow.units = ["P J8"]
        "#,
    );
    battle.play("H8-I8");
    assert_eq!(on(&battle, "I8"), "red A mp 2");
    assert_eq!(choices(&battle), ["I8*J8", "I8xJ8", "stop"]);
    battle.refuses("I8-I7", "MB-IV.2.d");
    battle.play("I8*J8");
    assert_eq!(battle.cited_by("shot")[..2], ["MB-IV.2.e", "MB-R27"]);
    assert_eq!(on(&battle, "J8"), "yellow P x1 mp 3");
    // A point is left, and no move with it.
    assert_eq!(on(&battle, "I8"), "red A mp 1");
    assert_eq!(asked(&battle), "yellow turn");
    battle.refuses("I8-I7", "MB-IV.a");
}

#[test]
fn r_iv_2_e_mounted_archers_and_longbowmen_too_and_nobody_else() {
    for (kind, shoots) in [("MA", true), ("LB", true), ("A", true), ("LC", false), ("LI", false)] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["{kind} H8"]
            yellow.units = ["P J8"]
            "#
        ));
        assert_eq!(battle.explained("H8-I8").contains("MB-IV.2.e"), shoots, "{kind}");
        battle.play("H8-I8");
        assert_eq!(!battle.legal_with("I8*").is_empty(), shoots, "{kind}");
    }
}

#[test]
fn r_iv_2_e_longbowmen_halted_by_one_enemy_may_shoot_at_another() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LB H8"]
        yellow.units = ["P J8", "LI I10"]
        "#,
    );
    battle.play("H8-I8");
    assert_eq!(choices(&battle), ["I8*I10", "I8*J8", "I8xJ8", "stop"]);
}

// ---------------------------------------------------------------- MB-IV.2.f: starting in a zone

#[test]
fn r_iv_2_f_t25_one_hex_inside_the_zone_without_having_to_attack() {
    let mut battle = given(
        r#"
        red.units = ["P J8"]
        yellow.units = ["LI I8"]
        "#,
    );
    assert!(battle.explained("I8-I9").contains("MB-IV.2.f"));
    battle.play("I8-I9");
    assert_eq!(battle.happened(), ["stepped", "halted"]);
    assert!(battle.cited_by("stepped").contains(&"MB-IV.2.f"));
    assert_eq!(on(&battle, "I9"), "yellow LI mp 1");
    assert_eq!(choices(&battle), ["I9xJ8", "stop"]);
    battle.refuses("I9-H9", "MB-IV.2.d");
}

#[test]
fn r_iv_2_f_t25_out_of_the_zone_it_goes_on() {
    let mut battle = given(
        r#"
        red.units = ["P J8"]
        yellow.units = ["LI I8"]
        "#,
    );
    battle.play("I8-H9").cites("MB-IV.2.f");
    assert_eq!(battle.happened(), ["stepped"]);
    assert_eq!(on(&battle, "H9"), "yellow LI mp 2");
    battle.play("H9-H10").cites_not("MB-IV.2.f");
    assert_eq!(on(&battle, "H10"), "yellow LI mp 1");
}

#[test]
fn r_iv_2_f_the_example_the_cavalry_moves_on_if_it_moves_first() {
    // The longbowmen are not on the mountain yet: K9 is free, the cavalry passes. Had they been there, see T06.
    let mut battle = given(
        r#"
        red.units = ["LB I11"]
        yellow.units = ["HC L8"]
        "#,
    );
    battle.play("L8-K9; K9-K10");
    assert_eq!(on(&battle, "K10"), "yellow HC mp 2");
    // Next to the longbowmen of I11 it is halted.
    battle.play("K10-J11");
    assert_eq!(battle.happened(), ["stepped", "halted", "turn"]);
}

// ---------------------------------------------------------------- rulings on zones

#[test]
fn ruling_18_control_does_not_ask_for_points_or_knights() {
    for enemy in ["P J8 mp 0", "P x1 J8", "P x1 J8 mp 0", "W J8 turned"] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["LC H8"]
            yellow.units = ["{enemy}"]
            "#
        ));
        battle.play("H8-I8");
        assert_eq!(battle.happened(), ["stepped", "halted"], "{enemy}");
    }
}

#[test]
fn ruling_19_a_friend_in_a_hex_does_not_cancel_control() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8", "P I8"]
        yellow.units = ["LI J8"]
        "#,
    );
    assert_eq!(controllers(&battle, YELLOW, "I8"), ["J8"]);
    battle.refuses("H8-I8", "MB-IV.1.f");
}

#[test]
fn ruling_20_t26_the_wagon_controls_plain_only() {
    let battle = given(r#"red.units = ["W L6"]"#);
    // L7 is woods.
    assert_eq!(zone_of(&battle, "L6"), ["K6", "K7", "L5", "M5", "M6"]);
    assert_eq!(controllers(&battle, RED, "L7"), [""; 0]);
}

#[test]
fn ruling_21_a_step_into_a_controlled_hex_halts_wherever_it_began() {
    // Out of one zone, over free ground, into another: halted there.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC I8"]
        yellow.units = ["P J8", "P G10"]
        "#,
    );
    assert_eq!(controllers(&battle, YELLOW, "I8"), ["J8"]);
    battle.play("I8-H9");
    assert_eq!(battle.happened(), ["stepped", "halted"]);
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC I8"]
        yellow.units = ["P J8", "P G10"]
        "#,
    );
    battle.play("I8-H8; H8-G9").cites("MB-R21");
    assert_eq!(on(&battle, "G9"), "red LC mp 3");
    assert_eq!(choices(&battle), ["G9xG10", "stop"]);
}

#[test]
fn ruling_22_t27_a_halted_unit_attacks_only_who_controls_its_hex() {
    // On the mountain J10 the pikemen of K10 control the infantry; the cavalry of J9 does not.
    let mut battle = given(
        r#"
        red.units = ["P K10", "HC J9"]
        yellow.units = ["LI I10"]
        "#,
    );
    battle.play("I10-J10");
    assert_eq!(on(&battle, "J10"), "yellow LI mp 1");
    assert_eq!(controllers(&battle, RED, "J10"), ["K10"]);
    assert_eq!(choices(&battle), ["J10xK10", "stop"]);
    assert_eq!(why(&mut battle, "J10xJ9"), "MB-R22 see MB-IV.2.c");
}

#[test]
fn ruling_22_t27_a_unit_that_begins_there_attacks_either() {
    let battle = given(
        r#"
        red.units = ["P K10", "HC J9"]
        yellow.units = ["LI J10"]
        "#,
    );
    assert_eq!(battle.legal_with("J10x"), ["J10xJ9", "J10xK10"]);
}

#[test]
fn ruling_22_in_the_woods_beside_a_wagon() {
    // The pikemen of K4 halt the light cavalry in the woods; the wagon of L5 does not reach into them.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC K6"]
        yellow.units = ["W L5", "P K4"]
        "#,
    );
    battle.play("K6-K5");
    assert_eq!(choices(&battle), ["K5xK4", "stop"]);
    battle.refuses("K5xL5", "MB-R22");
    // Not halted, it might attack the wagon out of the same woods.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC K6"]
        yellow.units = ["W L5"]
        "#,
    );
    battle.play("K6-K5");
    assert_eq!(battle.legal_with("K5x"), ["K5xL5"]);
}

#[test]
fn ruling_23_one_may_attack_who_does_not_control_one() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI J10", "P L7"]
        yellow.units = ["HC J9", "W L6"]
        "#,
    );
    assert_eq!(controllers(&battle, YELLOW, "J10"), [""; 0]);
    assert_eq!(controllers(&battle, YELLOW, "L7"), [""; 0]);
    assert_eq!(battle.legal_with("J10x"), ["J10xJ9"]);
    assert_eq!(battle.legal_with("L7x"), ["L7xL6"]);
    assert!(battle.explained("J10xJ9").contains("MB-R23"));
    battle.play("J10xJ9").cites("MB-R23");
}
