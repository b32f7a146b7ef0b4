//! IV. The battle: whose turn it is, and the five things to do with it.

use crate::ch4::*;
use crate::given;
use expect_test::expect;

// ---------------------------------------------------------------- MB-IV.0: turns

#[test]
fn r_iv_0_yellow_begins_and_the_turns_alternate() {
    let mut battle = given(r#"scenario = "first-game""#);
    assert_eq!(asked(&battle), "yellow turn");
    assert_eq!(battle.decision().rule.id(), "MB-IV.0");
    battle.play("pass");
    assert_eq!(asked(&battle), "red turn");
    battle.play("regroup");
    assert_eq!(asked(&battle), "yellow turn");
    battle.play("regroup");
    assert_eq!(asked(&battle), "red turn");
}

#[test]
fn r_iv_0_nobody_moves_the_units_of_the_other_seat() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI H8"]
        yellow.units = ["LI K8"]
        "#,
    );
    battle.refuses("K8-K9", "MB-IV.a").play("pass");
    battle.refuses("H8-H9", "MB-IV.a");
}

#[test]
fn r_iv_0_a_turn_is_one_action_with_one_unit() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8", "LI E9"]
        yellow.units = ["P M6"]
        "#,
    );
    battle.play("H8-H9");
    // The light cavalry is under way: neither the infantry nor the whole army can act in between.
    battle.refuses("E9-F8", "MB-IV.a").refuses("regroup", "MB-IV.a").refuses("pass", "MB-IV.a");
    battle.play("stop");
    assert_eq!(asked(&battle), "yellow turn");
}

// ---------------------------------------------------------------- MB-IV.a: moving, and how a move may end

#[test]
fn r_iv_a_a_move_goes_on_or_ends_in_a_melee_a_shot_or_a_merger() {
    // On the mountain J10 the archers are out of the horsemen's control, so that everything is open to them.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["A x1 I10", "A x1 J11"]
        yellow.units = ["LC J9"]
        "#,
    );
    battle.play("I10-J10");
    assert_eq!(asked(&battle), "red move");
    assert_eq!(battle.decision().rule.id(), "MB-IV.a");
    assert_eq!(choices(&battle), ["J10*J9", "J10+J11", "J10-I10", "J10-K10", "J10-K9", "J10xJ9", "stop"]);
}

#[test]
fn r_iv_a_each_of_the_three_ends_the_turn() {
    let position = r#"
        turn = "red"
        red.units = ["A x1 I10", "A x1 J11"]
        yellow.units = ["LC J9 mp 0"]
    "#;
    for end in ["J10*J9", "J10+J11", "J10xJ9", "stop"] {
        let mut battle = given(position);
        battle.play("I10-J10").play(end);
        assert_eq!(asked(&battle), "yellow turn", "{end}");
    }
}

#[test]
fn r_iv_a_a_melee_is_declared_not_walked_into() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI H8"]
        yellow.units = ["LI I8"]
        "#,
    );
    battle.refuses("H8-I8", "MB-IV.a");
    battle.play("H8xI8").expect(expect![[r#"
        Red’s light infantry in H8 attacks the light infantry in I8 (1 MP, 2 left)  MB-IV.a MB-IV.1.c
    "#]]);
    // Nobody attacks an empty hex or a friend.
    let mut battle = given(
        r#"red.units = ["LI H8", "P H9"]
        turn = "red""#,
    );
    battle.refuses("H8xI8", "MB-IV.a").refuses("H8xH9", "MB-IV.a");
}

// ---------------------------------------------------------------- MB-IV.b: shooting without moving

#[test]
fn r_iv_b_archers_shoot_from_where_they_stand() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["A H8"]
        yellow.units = ["LI I8"]
        "#,
    );
    assert_eq!(battle.legal_with("H8*"), ["H8*I8"]);
    battle.play("H8*I8");
    assert_eq!(on(&battle, "H8"), "red A mp 2");
    assert_eq!(on(&battle, "I8"), "yellow LI x1 mp 3");
    assert_eq!(asked(&battle), "yellow turn");
}

// ---------------------------------------------------------------- MB-IV.c: the answer to a melee

#[test]
fn r_iv_c_the_attacked_seat_answers_in_the_turn_of_the_other() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["LI I8", "P K8"]
        "#,
    );
    battle.play("H8xI8");
    let question = battle.decision();
    assert_eq!(asked(&battle), "yellow respond");
    assert_eq!((question.rule.id(), question.reaction), ("MB-IV.c", true));
    // It is the only thing that Yellow may do now, and it is still Red's turn.
    battle.refuses("K8-K9", "MB-IV.c").refuses("pass", "MB-IV.c").refuses("regroup", "MB-IV.c");
    battle.play("stand");
    assert_eq!(asked(&battle), "yellow turn");
    battle.refuses("stand", "MB-IV.0").refuses("retreat J8", "MB-IV.0").refuses("leave", "MB-IV.0");
}

// ---------------------------------------------------------------- MB-IV.d: regrouping

#[test]
fn r_iv_d_regrouping_is_the_action_of_a_turn() {
    let mut battle = given(
        r#"
        turn = "red"
        tokens = { red = 1 }
        red.units = ["LC H8 mp 0"]
        "#,
    );
    assert_eq!(choices(&battle), ["pass", "regroup"]);
    battle.play("regroup").cites("MB-IV.d");
    assert_eq!(on(&battle, "H8"), "red LC mp 5");
    assert_eq!(asked(&battle), "yellow turn");
    // The last token is spent.
    battle.play("regroup");
    battle.refuses("regroup", "MB-IV.7.a");
}

// ---------------------------------------------------------------- MB-IV.e: passing

#[test]
fn r_iv_e_passing_changes_nothing() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H9 mp 2"]
        yellow.units = ["LI I8 mp 1"]
        "#,
    );
    battle.play("pass").expect(expect![[r#"
        Red passes  MB-IV.e
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "H9"), "red LC mp 2");
    assert_eq!(on(&battle, "I8"), "yellow LI mp 1");
    assert_eq!(battle.table.state().tokens, [5, 5]);
    assert_eq!(battle.table.state().passes, 1);
}

#[test]
fn r_iv_e_passing_is_always_possible_in_a_turn() {
    let battle = given(
        r#"
        turn = "red"
        tokens = { red = 0 }
        red.units = []
        yellow.units = ["LI I8 mp 1"]
        "#,
    );
    assert_eq!(choices(&battle), ["pass"]);
}
