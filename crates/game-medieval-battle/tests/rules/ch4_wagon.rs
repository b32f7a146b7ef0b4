//! The wagon: it never defends itself, and it is worth three points.

use crate::ch4::*;
use crate::given;
use expect_test::expect;

// ---------------------------------------------------------------- MB-IV.W.1: two sides, three points

#[test]
fn r_iv_w_1_it_is_fortified_or_turned_and_its_loss_is_worth_three() {
    for (side, after) in [("fortified", "yellow W mp 0"), ("turned", "red LC mp 4")] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["LC L6"]
            yellow.units = ["W M6 {side}"]
            "#
        ));
        battle.play("L6xM6");
        assert_eq!(on(&battle, "M6"), after, "{side}");
        assert_eq!(points(&battle), if side == "turned" { [3, 0] } else { [0, 0] });
    }
}

// ---------------------------------------------------------------- MB-IV.W.2: one point at most

#[test]
fn r_iv_w_2_fortified_it_moves_one_plain_hex() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6"]
        "#,
    );
    // L7 is woods.
    assert_eq!(battle.legal_with("L6"), ["L6-K6", "L6-K7", "L6-L5", "L6-M5", "L6-M6"]);
    battle.refuses("L6-L7", "MB-III.3");
    // Beside a hill and a mountain.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W J9"]
        "#,
    );
    assert_eq!(battle.legal_with("J9"), ["J9-I10", "J9-J8", "J9-K8", "J9-K9"]);
    battle.refuses("J9-I9", "MB-I.4").refuses("J9-J10", "MB-I.3");
}

#[test]
fn r_iv_w_2_turned_it_does_not_move() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6 turned", "P K7 mp 0"]
        "#,
    );
    assert_eq!(battle.legal_with("L6"), [""; 0]);
    // Its own rule says so; tired foot just lacks the points.
    battle.refuses("L6-K6", "MB-IV.W.2").refuses("K7-J8", "MB-IV.1.a");
}

#[test]
fn r_iv_w_2_with_its_one_point_it_passes_through_nobody() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6", "P K6"]
        "#,
    );
    battle.refuses("L6-K6", "MB-IV.1.e");
}

// ---------------------------------------------------------------- MB-IV.W.3: moving it

#[test]
fn r_iv_w_3_it_moves_like_any_unit_and_is_turned() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6"]
        "#,
    );
    battle.play("L6-K6").expect(expect![[r#"
        Red’s wagon moves L6–K6 (1 MP, 0 left)  MB-IV.1.a MB-I.6 MB-IV.W.3
        Red’s wagon has moved to K6 and is flipped  MB-IV.W.3 MB-R48
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "K6"), "red W mp 0");
}

#[test]
fn r_iv_w_3_the_explanation_says_that_it_will_be_turned() {
    // The step costs the wagon its fortified side, which is what matters about it.
    let battle = given(
        r#"
        turn = "red"
        red.units = ["W L6"]
        "#,
    );
    expect![[r#"
        move the wagon L6–K6
        Movement points 1
          +1 Terrain of the hex  MB-I.6
        > 0 left  MB-IV.1.i
        > the wagon is flipped  MB-IV.W.3 MB-R48
    "#]]
    .assert_eq(&battle.explained("L6-K6"));
    // The same for passing through it.
    let battle = given(
        r#"
        turn = "red"
        red.units = ["W L6", "HC M6"]
        "#,
    );
    expect![[r#"
        move the heavy cavalry M6–L6
        Movement points 2
          +1 Terrain of the hex  MB-I.6
          +1 Passing through a friendly unit  MB-IV.1.e
        > 2 left  MB-IV.1.i
        > the wagon steps aside (1 MP)  MB-IV.1.e MB-R15
        > the wagon is flipped  MB-R17 MB-R48
    "#]]
    .assert_eq(&battle.explained("M6-L6"));
}

// ---------------------------------------------------------------- MB-IV.W.4: attacking it

/// T14: Yellow's light cavalry beside Red's wagon.
fn cavalry_at_the_wagon() -> Game {
    given(
        r#"
        red.units = ["W M6", "P D7"]
        yellow.units = ["LC L6"]
        "#,
    )
}

#[test]
fn r_iv_w_4_t14_the_first_attack_turns_it() {
    let mut battle = cavalry_at_the_wagon();
    expect![[r#"
        attack the enemy in M6 with the light cavalry in L6
        Movement points 1
          +1 Terrain of the target  MB-IV.1.c
        > 4 left  MB-IV.1.i
        > the wagon is flipped  MB-IV.W.4 MB-R47
        > a wagon neither retreats nor hits back  MB-R47
        > the turn is over  MB-IV.4.o MB-R47
    "#]]
    .assert_eq(&battle.explained("L6xM6"));
    battle.play("L6xM6").expect(expect![[r#"
        Yellow’s light cavalry in L6 attacks the wagon in M6 (1 MP, 4 left)  MB-IV.a MB-IV.1.c
        Red’s wagon in M6 is attacked and flipped  MB-IV.W.4 MB-IV.W.6 MB-R47
        Red to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "M6"), "red W mp 0");
    assert_eq!(on(&battle, "L6"), "yellow LC mp 4");
    assert_eq!(points(&battle), [0, 0]);
}

#[test]
fn r_iv_w_4_t14_the_second_attack_destroys_it() {
    let mut battle = cavalry_at_the_wagon();
    battle.play("L6xM6").play("pass");
    expect![[r#"
        attack the enemy in M6 with the light cavalry in L6
        Movement points 1
          +1 Terrain of the target  MB-IV.1.c
        > 3 left  MB-IV.1.i
        > the wagon is destroyed: 3 VP  MB-IV.W.4 MB-V.2
        > the winner advances to M6 and ends its move there  MB-IV.4.n MB-R47
        > a wagon neither retreats nor hits back  MB-R47
        > the turn is over  MB-IV.4.o MB-R47
    "#]]
    .assert_eq(&battle.explained("L6xM6"));
    battle.play("L6xM6").expect(expect![[r#"
        Yellow’s light cavalry in L6 attacks the wagon in M6 (1 MP, 3 left)  MB-IV.a MB-IV.1.c
        Red’s wagon in M6 is destroyed: 3 VP for the enemy  MB-IV.W.4 MB-IV.W.1 MB-IV.W.6 MB-V.2
        Yellow’s light cavalry advances to M6  MB-IV.4.n MB-R46 MB-R47
        Red to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "M6"), "yellow LC mp 3");
    assert_eq!(points(&battle), [0, 3]);
    assert_eq!(counters(&battle, RED), ["W gone", "P D7 mp 3"]);
}

#[test]
fn r_iv_w_4_t14_a_regrouping_in_between_saves_it() {
    let mut battle = cavalry_at_the_wagon();
    battle.play("L6xM6").play("regroup").play("L6xM6");
    assert_eq!(battle.happened(), ["melee-declared", "wagon-turned", "turn"]);
    assert_eq!(on(&battle, "M6"), "red W mp 0");
}

#[test]
fn r_iv_w_4_every_attack_succeeds_even_of_the_weakest() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["A x1 L7"]
        yellow.units = ["W M6 turned"]
        "#,
    );
    battle.play("L7xM6");
    assert_eq!(on(&battle, "M6"), "red A x1 mp 2");
    assert_eq!(points(&battle), [3, 0]);
}

// ---------------------------------------------------------------- MB-IV.W.5: control without combat

#[test]
fn r_iv_w_5_t32_the_wagon_closes_the_way_back() {
    // As T31; the wagon in N4 controls M5 and the position off the map. Light infantry there would do the same.
    for closing in ["W N4", "LI N4"] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["LC N6", "{closing}"]
            yellow.units = ["LB N5"]
            "#
        ));
        assert!(battle.explained("N6xN5").contains("> the defender cannot retreat  MB-IV.3.b MB-IV.3.g\n"));
        battle.play("N6xN5");
        assert_eq!(
            battle.happened(),
            ["melee-declared", "stood", "melee-resolved", "knight-lost", "knight-lost", "turn"],
            "{closing}"
        );
    }
}

#[test]
fn r_iv_w_5_it_never_attacks() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6"]
        yellow.units = ["A M6", "W K7"]
        "#,
    );
    battle.refuses("L6xM6", "MB-IV.W.5").refuses("L6xK7", "MB-IV.W.5");
    assert_eq!(battle.legal_with("L6"), ["L6-K6", "L6-L5", "L6-M5"]);
    battle.refusal("L6*M6");
}

#[test]
fn r_iv_w_5_it_halts_who_comes_near() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J6"]
        yellow.units = ["W L6"]
        "#,
    );
    battle.play("J6-K6");
    assert_eq!(battle.happened(), ["stepped", "halted"]);
    assert_eq!(choices(&battle), ["K6xL6", "stop"]);
}

// ---------------------------------------------------------------- MB-IV.W.6: no way out

#[test]
fn r_iv_w_6_it_neither_retreats_nor_leaves_the_map() {
    // At the edge, fortified, with free plain all round: nobody is asked.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC M6"]
        yellow.units = ["W N6"]
        "#,
    );
    let foretold = battle.explained("M6xN6");
    assert!(foretold.contains("> a wagon neither retreats nor hits back  MB-R47\n"), "{foretold}");
    assert!(!foretold.contains("may retreat") && !foretold.contains("leave"), "{foretold}");
    battle.play("M6xN6");
    assert_eq!(battle.happened(), ["melee-declared", "wagon-turned", "turn"]);
    assert_eq!(on(&battle, "N6"), "yellow W mp 0");
}

// ---------------------------------------------------------------- rulings on wagons

#[test]
fn ruling_47_the_attacker_pays_for_the_plain_and_stays_or_advances() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HI L7 mp 1"]
        yellow.units = ["W M6"]
        "#,
    );
    battle.play("L7xM6").cites("MB-R47");
    assert_eq!(on(&battle, "L7"), "red HI mp 0");
    assert_eq!(on(&battle, "M6"), "yellow W mp 0");
    // Without the point there is no attack.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HI L7 mp 0"]
        yellow.units = ["W M6"]
        "#,
    );
    battle.refuses("L7xM6", "MB-IV.1.c");
}

#[test]
fn ruling_48_a_wagon_that_rolled_is_one_attack_from_destruction() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6"]
        yellow.units = ["LC J6"]
        "#,
    );
    // The warning comes with the step; the blow falls on any turned wagon, whatever turned it.
    let foretold = battle.explained("L6-K6");
    assert!(foretold.contains("> the wagon is flipped  MB-IV.W.3 MB-R48\n"), "{foretold}");
    battle.play("L6-K6");
    let foretold = battle.explained("J6xK6");
    assert!(foretold.contains("> the wagon is destroyed: 3 VP  MB-IV.W.4 MB-V.2\n"), "{foretold}");
    battle.play("J6xK6");
    assert_eq!(points(&battle), [0, 3]);
}
