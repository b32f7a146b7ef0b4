//! IV.6 Merging: two worn units of a kind become one full unit.

use crate::ch4::*;
use crate::given;
use crate::setting_up::why;
use expect_test::expect;

/// T62: two worn heavy infantry side by side, one with two points, one with one.
fn two_worn() -> Game {
    given(
        r#"
        turn = "red"
        red.units = ["HI x1 H12 mp 2", "HI x1 I12 mp 1"]
        "#,
    )
}

// ---------------------------------------------------------------- MB-IV.6.a: how

#[test]
fn r_iv_6_a_two_worn_units_of_a_kind_become_a_full_one() {
    let mut battle = two_worn();
    assert_eq!(battle.legal_with("H12+"), ["H12+I12"]);
    battle.play("H12+I12").expect(expect![[r#"
        Red merges two reduced units of heavy infantry in I12 (1 MP): one full unit with 1 MP  MB-IV.6.a MB-IV.6.b MB-R56
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "H12"), "nobody");
    assert_eq!(on(&battle, "I12"), "red HI mp 1");
    assert_eq!(counters(&battle, RED), ["HI gone", "HI I12 mp 1"]);
}

#[test]
fn r_iv_6_a_one_of_them_moves_by_the_normal_rules() {
    // A step first, then into the friend's woods for two points.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI x1 J6", "LI x1 K4"]
        "#,
    );
    battle.refuses("J6+K4", "MB-IV.6.a");
    battle.play("J6-J5");
    assert_eq!(battle.legal_with("J5+"), ["J5+K4"]);
    battle.play("J5+K4");
    assert_eq!(on(&battle, "K4"), "red LI mp 0");
    assert_eq!(asked(&battle), "yellow turn");
    // Without the points for the ground it does not get there.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI x1 J5 mp 1", "LI x1 K4"]
        "#,
    );
    battle.refuses("J5+K4", "MB-IV.1.a");
}

#[test]
fn r_iv_6_a_only_two_of_the_same_kind() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HI x1 H12", "LI x1 I12"]
        yellow.units = ["HI x1 H11"]
        "#,
    );
    battle.refuses("H12+I12", "MB-IV.6.a");
    battle.refuses("H12+H11", "MB-IV.a").refuses("H12+G12", "MB-IV.a");
}

// ---------------------------------------------------------------- MB-IV.6.b: the points

#[test]
fn r_iv_6_b_t62_the_first_joins_the_second() {
    let mut battle = two_worn();
    let value = |battle: &Game| battle.table.rules().look(battle.table.state()).value(RED);
    assert_eq!(value(&battle), 4);
    expect![[r#"
        merge the heavy infantry in H12 with the unit in I12
        Movement points 1
          +1 Terrain of the merging hex  MB-IV.1.a
        > one full unit with 1 MP  MB-IV.6.a MB-IV.6.b
        > the turn is over  MB-IV.a
    "#]]
    .assert_eq(&battle.explained("H12+I12"));
    battle.play("H12+I12");
    assert_eq!(on(&battle, "I12"), "red HI mp 1");
    assert_eq!(value(&battle), 2);
}

#[test]
fn r_iv_6_b_t62_the_second_joins_the_first() {
    let mut battle = two_worn();
    battle.play("I12+H12");
    assert_eq!(on(&battle, "H12"), "red HI mp 0");
    assert_eq!(on(&battle, "I12"), "nobody");
}

#[test]
fn r_iv_6_b_the_one_that_had_fewer_whichever_it_is() {
    for (mover, waiting, merged) in [(5, 2, 2), (3, 5, 2), (5, 4, 4), (5, 5, 4), (5, 0, 0)] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["LC x1 H12 mp {mover}", "LC x1 I12 mp {waiting}"]
            "#
        ));
        battle.play("H12+I12");
        assert_eq!(on(&battle, "I12"), format!("red LC mp {merged}"));
    }
}

// ---------------------------------------------------------------- rulings on merging

#[test]
fn ruling_56_the_points_are_counted_after_the_last_step() {
    // Three points, one for the plain: two. The waiting counter stays; the other leaves the game.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["P x1 I12", "P x1 H12"]
        "#,
    );
    battle.play("H12+I12").cites("MB-R56");
    assert_eq!(counters(&battle, RED), ["P I12 mp 2", "P gone"]);
}

#[test]
fn ruling_56_a_flag_is_not_affected() {
    let mut battle = given(
        r#"
        turn = "red"
        flags = { H8 = "red" }
        red.units = ["P x1 H8", "P x1 I8"]
        "#,
    );
    battle.play("I8+H8");
    assert_eq!(battle.happened(), ["merged", "turn"]);
    assert_eq!(holder(&battle, "H8"), "red");
}

#[test]
fn ruling_57_merging_inside_an_enemy_zone_is_possible() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["P x1 H8", "P x1 I8"]
        yellow.units = ["HC J8"]
        "#,
    );
    // No passing through there, but a merger.
    battle.refuses("H8-I8", "MB-IV.1.f");
    battle.play("H8+I8");
    assert_eq!(on(&battle, "I8"), "red P mp 2");
}

#[test]
fn ruling_57_a_halted_unit_does_not_go_on_to_merge() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC x1 H8", "LC x1 I9"]
        yellow.units = ["HC J8"]
        "#,
    );
    battle.play("H8-I8");
    assert_eq!(choices(&battle), ["I8xJ8", "stop"]);
    assert_eq!(why(&mut battle, "I8+I9"), "MB-IV.2.d see MB-R21 MB-R57");
}

#[test]
fn ruling_58_who_never_merges() {
    // Full with worn, worn with full, full with full.
    for (first, second) in [("", "x1"), ("x1", ""), ("", "")] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["P {first} H8", "P {second} I8"]
            "#
        ));
        battle.refuses("H8+I8", "MB-R58");
    }
    // Wagons; and units that are not on the map cannot be met.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W H8", "P x1 I8", "P x1 away O1", "LI reserve"]
        "#,
    );
    battle.refuses("H8+I8", "MB-R58");
    assert_eq!(battle.legal().iter().filter(|action| action.contains('+')).count(), 0);
}
