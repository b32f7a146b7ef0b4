//! IV.1 Movement points: a stock that only regrouping refills. The book's examples come first.

use crate::ch4::*;
use crate::given;
use crate::setting_up::{flaw, why};
use expect_test::expect;

// ---------------------------------------------------------------- MB-IV.1.a: paying for terrain

#[test]
fn r_iv_1_a_t02_heavy_cavalry_spends_all_of_it() {
    let mut battle = given(r#"yellow.units = ["HC G8"]"#);
    battle.play("G8-H8");
    assert_eq!(on(&battle, "H8"), "yellow HC mp 3");
    battle.play("H8-I8");
    assert_eq!(on(&battle, "I8"), "yellow HC mp 2");
    battle.play("I8-I9").expect(expect![[r#"
        Yellow’s heavy cavalry moves I8–I9 (2 MP, 0 left)  MB-IV.1.a MB-I.6
        Red to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "I9"), "yellow HC mp 0");
}

#[test]
fn r_iv_1_a_t20_plain_one_hill_and_woods_two_mountain_never() {
    let position = r#"
        turn = "red"
        red.units = ["LC H8"]
    "#;
    let mut battle = given(position);
    battle.play("H8-I8");
    assert_eq!(on(&battle, "I8"), "red LC mp 4");
    battle.play("I8-I9");
    assert_eq!(on(&battle, "I9"), "red LC mp 2");

    let mut battle = given(position);
    battle.play("H8-I8; I8-J7");
    assert_eq!(on(&battle, "J7"), "red LC mp 2");

    // J10 is the mountain: no horseman gets there, whatever points it has.
    let mut battle = given(position);
    battle.play("H8-I8; I8-J8; J8-J9");
    assert_eq!(battle.legal_with("J9-"), ["J9-I10", "J9-I9", "J9-J8", "J9-K8", "J9-K9"]);
    battle.refuses("J9-J10", "MB-I.3");
}

#[test]
fn r_iv_1_a_t21_foot_climbs_the_mountain_for_two() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI I10"]
        "#,
    );
    battle.play("I10-J10");
    assert_eq!(on(&battle, "J10"), "red LI mp 1");
}

#[test]
fn r_iv_1_a_what_is_not_spent_stays_for_later_turns() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["P M6"]
        "#,
    );
    battle.play("H8-H9; stop; pass");
    assert_eq!(on(&battle, "H9"), "red LC mp 4");
    battle.play("H9-H10; H10-G11; stop; pass");
    assert_eq!(on(&battle, "G11"), "red LC mp 2");
}

#[test]
fn r_iv_1_a_without_the_points_or_to_a_far_hex_there_is_no_step() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI K6 mp 1"]
        "#,
    );
    // Round K6: woods on K5 and J7, plain elsewhere.
    assert_eq!(battle.legal_with("K6"), ["K6-J6", "K6-K7", "K6-L5", "K6-L6"]);
    battle.refuses("K6-K5", "MB-IV.1.a").refuses("K6-K8", "MB-IV.1.a");
}

// ---------------------------------------------------------------- MB-IV.1.b: no refill but by regrouping

#[test]
fn r_iv_1_b_a_new_turn_brings_no_points_back() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HI H8"]
        yellow.units = ["P M6 mp 1"]
        "#,
    );
    battle.play("H8-H9; H9-H10");
    assert_eq!(on(&battle, "H10"), "red HI mp 0");
    battle.play("M6-M7");
    assert_eq!(on(&battle, "H10"), "red HI mp 0");
    assert_eq!(battle.legal_with("H10"), [""; 0]);
    battle.play("regroup").cites("MB-IV.1.b");
    assert_eq!(on(&battle, "H10"), "red HI mp 2");
    // Only the army of the seat that regroups.
    assert_eq!(on(&battle, "M7"), "yellow P mp 0");
}

// ---------------------------------------------------------------- MB-IV.1.c and d: what a melee costs

#[test]
fn r_iv_1_c_a_melee_costs_the_ground_attacked_into_even_if_it_fails() {
    // Into woods: two points. The infantry stands and loses a knight, so that nobody gets there.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HC K6"]
        yellow.units = ["LI K5"]
        "#,
    );
    battle.play("K6xK5; stand");
    assert_eq!(on(&battle, "K6"), "red HC mp 2");
    assert_eq!(on(&battle, "K5"), "yellow LI x1 mp 3");
}

#[test]
fn r_iv_1_c_the_ground_attacked_from_does_not_matter() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HC K5"]
        yellow.units = ["LI K6"]
        "#,
    );
    battle.play("K5xK6");
    assert_eq!(on(&battle, "K5"), "red HC mp 3");
}

#[test]
fn r_iv_1_d_a_defender_that_stands_pays_nothing() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["LI I8 mp 2"]
        "#,
    );
    battle.play("H8xI8");
    assert!(battle.explained("stand").contains("> standing costs no movement points  MB-IV.1.d\n"));
    battle.play("stand").cites("MB-IV.1.d");
    assert_eq!(on(&battle, "I8"), "yellow LI x1 mp 2");
}

// ---------------------------------------------------------------- MB-IV.1.e and f: through a friend

#[test]
fn r_iv_1_e_t22_each_of_the_two_pays_a_point_more() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI H8", "P I8"]
        "#,
    );
    battle.play("H8-I8").expect(expect![[r#"
        Red’s light infantry moves H8–I8 (2 MP, 1 left)  MB-IV.1.a MB-I.6
        Red’s pikemen in I8 let the light infantry through (1 MP, 2 left)  MB-IV.1.e
    "#]]);
    // Two units in one hex: it must go on.
    assert_eq!(choices(&battle), ["I8-H8", "I8-H9", "I8-I7", "I8-J8"]);
    battle.play("I8-J8");
    assert_eq!(on(&battle, "J8"), "red LI mp 0");
    assert_eq!(on(&battle, "I8"), "red P mp 2");
    assert_eq!(asked(&battle), "yellow turn");
}

#[test]
fn r_iv_1_e_t22_the_explanation_names_both_prices() {
    let battle = given(
        r#"
        turn = "red"
        red.units = ["LI H8", "P I8"]
        "#,
    );
    expect![[r#"
        move the light infantry H8–I8
        Movement points 2
          +1 Terrain of the hex  MB-I.6
          +1 Passing through a friendly unit  MB-IV.1.e
        > 1 left  MB-IV.1.i
        > the pikemen step aside (1 MP)  MB-IV.1.e MB-R15
    "#]]
    .assert_eq(&battle.explained("H8-I8"));
}

#[test]
fn r_iv_1_e_t23_not_if_either_cannot_pay() {
    // Heavy infantry has two points: enough to enter the friend’s hex, not to leave it.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HI H8", "P I8"]
        "#,
    );
    battle.refuses("H8-I8", "MB-R15");
    // One point does not even pay the way in.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI H8 mp 1", "P I8"]
        "#,
    );
    battle.refuses("H8-I8", "MB-IV.1.e");
    // The friend is spent.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI H8", "P I8 mp 0"]
        "#,
    );
    battle.refuses("H8-I8", "MB-IV.1.e");
    assert_eq!(battle.legal_with("H8-"), ["H8-G8", "H8-G9", "H8-H7", "H8-H9", "H8-I7"]);
}

#[test]
fn r_iv_1_e_the_point_comes_on_top_of_the_terrain() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC K6", "P K5"]
        "#,
    );
    battle.play("K6-K5; K5-J5; stop");
    assert_eq!(on(&battle, "J5"), "red LC mp 1");
    assert_eq!(on(&battle, "K5"), "red P mp 2");
}

#[test]
fn r_iv_1_f_t24_never_in_an_enemy_zone() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI H8", "P I8"]
        yellow.units = ["LI J7"]
        "#,
    );
    assert_eq!(why(&mut battle, "H8-I8"), "MB-IV.1.f see MB-R18 MB-R19");
    assert_eq!(battle.legal_with("H8-"), ["H8-G8", "H8-G9", "H8-H7", "H8-H9", "H8-I7"]);
}

#[test]
fn r_iv_1_f_it_is_the_friends_hex_that_counts() {
    // Yellow controls the hex where the move begins and the one where it ends, not the friend's.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8", "P I8"]
        yellow.units = ["LI G8", "LI K8"]
        "#,
    );
    battle.play("H8-I8; I8-J8");
    assert_eq!(on(&battle, "J8"), "red LC mp 2");
}

// ---------------------------------------------------------------- MB-IV.1.g: what a shot costs

#[test]
fn r_iv_1_g_t03_longbowmen_climb_for_two_and_shoot_for_one() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LB J9"]
        yellow.units = ["LI J12"]
        "#,
    );
    battle.play("J9-J10");
    assert_eq!(on(&battle, "J10"), "red LB mp 1");
    battle.play("J10*J12").expect(expect![[r#"
        Red’s longbowmen in J10 shoot at the light infantry in J12 (1 MP, 0 left), column +1: target loses 1  MB-IV.a MB-R27 MB-IV.5.e MB-IV.5.a MB-IV.5.b MB-IV.1.g MB-R50 MB-IV.3.a MB-IV.5.j
          +0 Base result: shooting card  MB-IV.5.e
          +1 Shooter higher  MB-IV.5.g
        Yellow’s light infantry in J12 is reduced  MB-IV.4.l
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "J10"), "red LB mp 0");
    assert_eq!(on(&battle, "J12"), "yellow LI x1 mp 3");
}

#[test]
fn r_iv_1_g_no_point_no_shot() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["A H8 mp 0"]
        yellow.units = ["LI I8"]
        "#,
    );
    battle.refuses("H8*I8", "MB-IV.1.g");
    assert_eq!(choices(&battle), ["pass", "regroup"]);
}

#[test]
fn r_iv_1_g_one_point_whatever_the_ground_of_the_target() {
    for (from, to) in [("H9", "H8"), ("I7", "I6"), ("J8", "J7")] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["A {from}"]
            yellow.units = ["LI {to}"]
            "#
        ));
        battle.play(&format!("{from}*{to}"));
        assert_eq!(on(&battle, from), "red A mp 2", "at {to}");
    }
}

// ---------------------------------------------------------------- MB-IV.1.h: what a retreat costs

/// T04: longbowmen on K6, a friend behind them, nothing but woods to go to.
fn attacked_before_the_woods(points: u8) -> Game {
    given(&format!(
        r#"
        turn = "red"
        red.units = ["HI L6"]
        yellow.units = ["LB K6 mp {points}", "P J6"]
        "#
    ))
}

#[test]
fn r_iv_1_h_t04_with_two_points_it_may_go_into_the_woods() {
    let mut battle = attacked_before_the_woods(2);
    battle.play("L6xK6");
    assert_eq!(choices(&battle), ["retreat J7", "retreat K5", "stand"]);
    battle.play("retreat K5");
    assert_eq!(on(&battle, "K5"), "yellow LB mp 0");
}

#[test]
fn r_iv_1_h_t04_with_one_point_and_only_woods_behind_it_cannot_retreat() {
    let mut battle = attacked_before_the_woods(1);
    battle.play("L6xK6");
    // Nobody is asked: the melee is fought at once.
    assert_eq!(
        battle.happened(),
        ["melee-declared", "stood", "melee-resolved", "unit-destroyed", "advanced", "turn"]
    );
    assert_eq!(on(&battle, "K6"), "red HI mp 1");
}

#[test]
fn r_iv_1_h_the_journal_says_that_points_were_missing() {
    // The ways to K5 and J7 are free and outside every zone; only the points are missing (MB-IV.1.h: "si l'unité n'a plus
    // que 1 point de mouvement, et qu'il n'y a que des bois ... elle ne peut pas retraire").
    let mut battle = attacked_before_the_woods(1);
    battle.play("L6xK6").cites("MB-IV.1.h");
    assert!(!battle.cited().contains(&"MB-IV.3.b"), "no way was closed");
}

#[test]
fn r_iv_1_h_the_journal_does_not_deny_the_point_that_is_left() {
    // The longbowmen have a point, which is too few for the woods.
    let mut battle = attacked_before_the_woods(1);
    battle.play("L6xK6");
    assert!(!battle.told().contains("no movement point left"), "{}", battle.told());
}

#[test]
fn r_iv_1_h_the_explanation_says_that_points_would_be_missing() {
    let battle = attacked_before_the_woods(1);
    let foretold = battle.explained("L6xK6");
    assert!(foretold.contains("> the defender cannot retreat  MB-IV.1.h MB-IV.3.g\n"), "{foretold}");
}

#[test]
fn r_iv_1_h_a_way_that_is_too_dear_is_refused() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HI L6"]
        yellow.units = ["LB K6 mp 1"]
        "#,
    );
    battle.play("L6xK6");
    assert_eq!(choices(&battle), ["retreat J6", "stand"]);
    battle.refuses("retreat K5", "MB-IV.1.h").refuses("retreat J7", "MB-IV.1.h");
}

// ---------------------------------------------------------------- MB-IV.1.i: the counter shows the points

#[test]
fn r_iv_1_i_the_counter_shows_what_was_foretold_after_every_expense() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["MA H8"]
        yellow.units = ["LI J9"]
        "#,
    );
    let left = |battle: &Game, action: &str| {
        let foretold = battle.explained(action);
        assert!(foretold.contains(" left  MB-IV.1.i\n"), "{foretold}");
        between(&foretold, "> ", " left").unwrap_or_default().to_string()
    };
    assert_eq!(left(&battle, "H8-I8"), "4");
    battle.play("H8-I8");
    assert_eq!(on(&battle, "I8"), "red MA mp 4");
    assert_eq!(left(&battle, "I8-I9"), "2");
    battle.play("I8-I9");
    assert_eq!(on(&battle, "I9"), "red MA mp 2");
    assert_eq!(left(&battle, "I9xJ9"), "1");
    assert_eq!(left(&battle, "I9*J9"), "1");
    battle.play("I9*J9");
    assert_eq!(on(&battle, "I9"), "red MA mp 1");
}

// ---------------------------------------------------------------- rulings on moving

#[test]
fn ruling_14_there_and_back_is_a_move_and_wastes_points() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        "#,
    );
    // Without a step there is no move to end.
    battle.refuses("stop", "MB-IV.0");
    battle.play("H8-I8; I8-H8; stop");
    assert_eq!(on(&battle, "H8"), "red LC mp 3");
    assert_eq!(asked(&battle), "yellow turn");
}

#[test]
fn ruling_15_several_friends_are_paid_separately() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8", "P I8", "A J8"]
        "#,
    );
    battle.play("H8-I8");
    assert_eq!(unit_points(&battle, 0), 3);
    battle.play("I8-J8");
    assert_eq!(unit_points(&battle, 0), 1);
    battle.play("J8-K8");
    assert_eq!(on(&battle, "K8"), "red LC mp 0");
    assert_eq!(on(&battle, "I8"), "red P mp 2");
    assert_eq!(on(&battle, "J8"), "red A mp 2");
}

/// The points of Red's first, second ... counter, wherever it is.
fn unit_points(battle: &Game, slot: usize) -> u8 {
    battle.table.state().units[0][slot].points
}

#[test]
fn ruling_15_a_way_without_an_end_is_no_way() {
    // Four points take the light cavalry through both friends, and then it could not leave the second.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8 mp 4", "P I8", "A J8"]
        "#,
    );
    battle.play("H8-I8");
    battle.refuses("I8-J8", "MB-R15");
    assert_eq!(choices(&battle), ["I8-H8", "I8-H9", "I8-I7", "I8-I9", "I8-J7"]);
}

#[test]
fn ruling_15_a_friends_hex_is_an_end_only_for_a_merger() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI x1 H8", "P I8", "LI x1 J8"]
        "#,
    );
    battle.play("H8-I8");
    assert_eq!(choices(&battle), ["I8+J8", "I8-H8", "I8-H9", "I8-I7"]);
    battle.play("I8+J8");
    assert_eq!(on(&battle, "J8"), "red LI mp 0");
}

#[test]
fn ruling_15_with_a_point_left_there_is_no_way_through_a_second_friend_but_into_a_merger() {
    // In the corner C14 the light cavalry has a point left: the woods of D13, where it came from, cost two; C13 is taken.
    let goes = |rider: &str, beside: &str| {
        let units = format!(r#"["{rider} D13 mp 3", "P C14", "P C13", {beside}]"#);
        let mut battle = given(&format!("turn = 'red'\nred.units = {units}"));
        let goes = battle.lists("D13-C14");
        if !goes {
            battle.refuses("D13-C14", "MB-R15");
        }
        goes
    };
    assert!(goes("LC", ""), "D14 is free");
    assert!(goes("LC x1", r#""LC x1 D14""#), "a merger");
    for (rider, friend) in [("LC", "A"), ("LC", "LC"), ("LC", "LC x1"), ("LC x1", "LC"), ("LC x1", "A x1")] {
        assert!(!goes(rider, &format!(r#""{friend} D14""#)), "{rider} {friend}");
    }
}

#[test]
fn ruling_15_the_way_on_may_lead_through_another_friend_who_can_pay_outside_all_zones() {
    // From D14 the light cavalry comes through C14; on C13 and D13 stand friends too, and the hexes beyond C13 are free.
    let goes = |points: u8, friend: &str, enemies: &str| {
        let units = format!("['LC D14 mp {points}', 'P D14 mp 0', 'LI C14', '{friend}', 'HI D13']");
        let mut battle = given(&format!(
            "phase = 'move'\nturn = 'red'\nmoving = {{ unit = 1 }}\nred.units = {units}\nyellow.units = [{enemies}]"
        ));
        let goes = battle.lists("D14-C14");
        if !goes {
            battle.refuses("D14-C14", "MB-R15");
        }
        goes
    };
    assert!(goes(5, "A C13", ""));
    assert!(!goes(4, "A C13", ""), "nothing left beyond C13");
    assert!(!goes(5, "A C13 mp 0", ""), "the friend has nothing to pay with");
    assert!(!goes(5, "A C13", "'P B13'"), "C13 is in an enemy zone");
}

#[test]
fn ruling_15_stopping_in_a_friends_hex_is_refused_by_this_ruling() {
    // A hex with a friend is never an end point. MB-R16 is about attacking out of it.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8", "P I8"]
        "#,
    );
    battle.play("H8-I8");
    battle.refuses("stop", "MB-R15");
}

#[test]
fn ruling_16_no_attack_out_of_a_friends_hex() {
    // In the woods of K5 the wagon in L5 controls nobody, so that K5 may be passed through.
    for (kind, attack) in [("LC", "K5xL5"), ("MA", "K5xL5"), ("MA", "K5*L5")] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["{kind} J6", "P K5"]
            yellow.units = ["W L5"]
            "#
        ));
        battle.play("J6-K5");
        assert_eq!(choices(&battle), ["K5-J5", "K5-J6", "K5-K4", "K5-K6", "K5-L4"]);
        battle.refuses(attack, "MB-R16");
    }
}

#[test]
fn ruling_15_a_position_in_the_middle_of_a_move_has_a_way_on() {
    let moving = |rest: &str| format!("phase = 'move'\nturn = 'red'\n{rest}");
    given(&moving("red.units = ['LC H8 mp 4']\nmoving = { unit = 'H8' }"));
    // Nothing but `stop` is no question: without points, or halted beside nobody it could attack.
    let nothing = "position: the phase needs move: something to do but to stop";
    assert_eq!(flaw(&moving("red.units = ['LC H8 mp 0']\nmoving = { unit = 'H8' }")), nothing);
    let halted =
        "red.units = ['HC K9 mp 3']\nyellow.units = ['LB J10']\nmoving = { unit = 'K9', halted = true }";
    assert_eq!(flaw(&moving(halted)), nothing);
    // Passing through a friend it was not halted, and through an enemy nobody passes.
    let through = moving("red.units = ['LC H8 mp 3', 'P H8 mp 2']\nmoving = { unit = 1 }");
    assert_eq!(asked(&given(&through)), "red move");
    assert_eq!(
        flaw(&through.replace("unit = 1", "unit = 1, halted = true")),
        "position: the phase needs move: nobody is halted in a friend’s hex"
    );
    assert_eq!(
        flaw(&moving("red.units = ['LC H8 mp 3']\nyellow.units = ['P H8']\nmoving = { unit = 1 }")),
        "position: the phase needs move: no enemy in the unit’s hex"
    );
}

#[test]
fn ruling_17_t29_the_own_wagon_makes_way_once_and_is_turned() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HC H8", "W I8", "LC G8"]
        "#,
    );
    battle.play("H8-I8").expect(expect![[r#"
        Red’s heavy cavalry moves H8–I8 (2 MP, 2 left)  MB-IV.1.a MB-I.6
        Red’s wagon in I8 lets the heavy cavalry through (1 MP, 0 left)  MB-IV.1.e
        Red’s wagon in I8 has let a unit through and is flipped  MB-R17 MB-R48
    "#]]);
    battle.play("I8-J8; stop");
    assert_eq!(on(&battle, "J8"), "red HC mp 1");
    assert_eq!(on(&battle, "I8"), "red W mp 0");
    // Turned, it bars the way.
    battle.play("pass").play("G8-H8");
    assert_eq!(why(&mut battle, "H8-I8"), "MB-IV.1.e see MB-R17");
}

#[test]
fn ruling_17_is_not_cited_for_a_friend_that_is_no_wagon() {
    // MB-R17 is about the own wagon only.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI H8", "P I8 mp 0"]
        "#,
    );
    assert_eq!(why(&mut battle, "H8-I8"), "MB-IV.1.e");
}

#[test]
fn ruling_24_t28_cavalry_does_not_attack_up_the_mountain_but_is_attacked_from_it() {
    let position = |turn: &str| {
        format!(
            r#"
            turn = "{turn}"
            red.units = ["A J10"]
            yellow.units = ["HC J9"]
            "#
        )
    };
    let mut battle = given(&position("yellow"));
    assert_eq!(why(&mut battle, "J9xJ10"), "MB-I.3 see MB-R24");
    // For a step it is a matter of terrain alone.
    assert_eq!(why(&mut given("turn = 'yellow'\nyellow.units = ['HC J9']"), "J9-J10"), "MB-I.3");
    assert_eq!(battle.legal_with("J9x"), [""; 0]);

    let mut battle = given(&position("red"));
    assert_eq!(battle.legal_with("J10*"), ["J10*J9"]);
    assert_eq!(battle.legal_with("J10x"), ["J10xJ9"]);
    let (column, sum) = column_in(&battle.explained("J10xJ9"));
    assert_eq!(
        (column.as_str(), sum),
        (
            "-1",
            vec![
                "-2 Base result: melee card MB-IV.4.b".to_string(),
                "+1 Attacker higher MB-IV.4.i".to_string()
            ]
        )
    );
    let (column, sum) = column_in(&battle.explained("J10*J9"));
    assert_eq!(
        (column.as_str(), sum),
        (
            "0",
            vec![
                "-1 Base result: shooting card MB-IV.5.e".to_string(),
                "+1 Shooter higher MB-IV.5.g".to_string()
            ]
        )
    );
    battle.play("J10*J9");
    assert_eq!(on(&battle, "J9"), "yellow HC x1 mp 4");
}

#[test]
fn ruling_24_a_shot_goes_where_a_horse_does_not() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["MA J9"]
        yellow.units = ["A J10"]
        "#,
    );
    assert_eq!(battle.legal_with("J9*"), ["J9*J10"]);
    battle.refuses("J9xJ10", "MB-I.3");
    battle.play("J9*J10");
    // Card 0, the target is higher: column -1, nothing lost.
    assert_eq!(on(&battle, "J10"), "yellow A mp 3");
}

#[test]
fn ruling_25_an_attack_needs_the_whole_price() {
    // From I10, woods on I11 and a mountain on J10; from I7, the hill I6; from H9, the plain H8.
    for (from, to, allowed) in
        [("I10", "I11", false), ("I10", "J10", false), ("I7", "I6", false), ("H9", "H8", true)]
    {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["LI {from} mp 1"]
            yellow.units = ["P {to}"]
            "#
        ));
        let attack = format!("{from}x{to}");
        if allowed {
            assert_eq!(battle.legal_with(&format!("{from}x")), [attack]);
        } else {
            assert_eq!(why(&mut battle, &attack), "MB-IV.1.c see MB-R25");
        }
    }
}

#[test]
fn ruling_26_the_price_of_the_attack_pays_for_the_vacated_hex() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC K6"]
        yellow.units = ["LI K5"]
        "#,
    );
    battle.play("K6xK5");
    assert_eq!(on(&battle, "K6"), "red LC mp 3");
    battle.play("retreat K4");
    // Neither refunded nor paid twice.
    assert_eq!(on(&battle, "K5"), "red LC mp 3");
}

#[test]
fn ruling_27_a_shot_after_a_move_needs_a_point_and_ends_the_turn() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["MA H8"]
        yellow.units = ["LI K8"]
        "#,
    );
    battle.play("H8-I8; I8-J8; J8*K8");
    assert_eq!(on(&battle, "J8"), "red MA mp 2");
    assert_eq!(asked(&battle), "yellow turn");

    // On the way, halted by nobody; or before it has moved at all.
    let two_away = "turn = 'red'\nred.units = ['LB H8']\nyellow.units = ['LI K8', 'LI G9']";
    let mut battle = given(two_away);
    battle.play("H8-I8; I8*K8");
    assert_eq!(battle.cited_by("shot")[..2], ["MB-IV.a", "MB-R27"]);
    let mut battle = given(two_away);
    battle.play("H8*G9");
    assert_eq!(battle.cited_by("shot")[0], "MB-IV.b");
    battle.cites_not("MB-R27");

    // The last point is spent on the way: no question is left, the turn is over.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["A I8 mp 1"]
        yellow.units = ["LI K8"]
        "#,
    );
    battle.play("I8-J8");
    assert_eq!(battle.happened(), ["stepped", "halted", "turn"]);
    assert_eq!(asked(&battle), "yellow turn");
}
