//! What a player leaves undone: explanations of actions that end something.

use crate::given;
use crate::setting_up::about_to_deploy;
use expect_test::expect;

#[test]
fn r_iv_e_a_pass_says_who_could_still_act_and_attack() {
    let battle = given(
        r#"turn = "red"
        flags = { H8 = "red" }
        red.units = ["LC G8", "P M6", "A N6 mp 0"]
        yellow.units = ["P I8"]"#,
    );
    expect![[r#"
        pass
        > 2 of your units still have movement points  MB-IV.1.a
        > 1 of them could attack now: the light cavalry in G8  MB-IV.a MB-IV.b
        > if the other side passes too, the game ends; any other action resets the count  MB-V.8 MB-R68
        > result if the game ended now (Red 2 VP, Yellow 0 VP): Red wins  MB-V.9 MB-R82
    "#]]
    .assert_eq(&battle.explained("pass"));
}

#[test]
fn r_v_9_the_second_pass_says_who_wins_and_by_what() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["HC N6 mp 0"]
        yellow.units = ["P F12 mp 0", "P G12"]"#,
    );
    battle.play("pass");
    expect![[r#"
        pass
        > 1 of your units still has movement points  MB-IV.1.a
        > the second pass in a row ends the game (Red 0 VP, Yellow 0 VP; units on the map worth 3–2): Red wins  MB-V.8 MB-V.9 MB-R69 MB-R82
    "#]].assert_eq(&battle.explained("pass"));
}

#[test]
fn r_iv_7_a_a_regrouping_says_what_comes_back() {
    let tired = given(
        r#"turn = "red"
        tokens = { red = 1 }
        red.units = ["W M6 mp 0", "LC G8 mp 1", "P x1 away O1", "LB away O0", "HI reserve"]"#,
    );
    expect![[r#"
        spend a time token and regroup the army
        > 5 movement points are restored  MB-IV.7.a
        > this is the last time token  MB-IV.7.a
        > the wagon is fortified again  MB-IV.7.a
        > 1 unit off the map may be placed next to the wagon  MB-IV.7.d MB-R60
        > 1 unit off the map moves one module nearer  MB-IV.7.c
        > 1 unit in reserve may be placed next to the wagon  MB-IV.7.f
    "#]]
    .assert_eq(&tired.explained("regroup"));
    let fresh = given(
        r#"turn = "red"
        red.units = ["W M6", "LC G8 mp 4", "HC H9"]"#,
    );
    expect![[r#"
        spend a time token and regroup the army
        > 1 movement point is restored  MB-IV.7.a
        > 4 time tokens will be left  MB-IV.7.a
        > the army still has 9 of 10 movement points: there is little to gain  MB-IV.7.a MB-IV.1.b
    "#]]
    .assert_eq(&fresh.explained("regroup"));
}

#[test]
fn r_v_3_a_stop_says_which_flag_it_takes_and_whom_it_spares() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC G8"]
        yellow.units = ["P I8", "A H9"]"#,
    );
    battle.play("G8-H8");
    expect![[r#"
        end the move
        > the unit keeps its remaining movement points  MB-IV.1.a
        > takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5
        > it could still attack the pikemen in I8 and the archers in H9  MB-IV.2.c
    "#]]
    .assert_eq(&battle.explained("stop"));
}

#[test]
fn r_v_5_a_stop_on_ones_own_flag_takes_nothing() {
    let mut battle = given(
        r#"turn = "red"
        flags = { H8 = "red" }
        red.units = ["LC G8"]
        yellow.units = ["P M6"]"#,
    );
    battle.play("G8-H8");
    expect![[r#"
        end the move
        > the unit keeps its remaining movement points  MB-IV.1.a
        > the flag in H8 is already yours  MB-V.5
    "#]]
    .assert_eq(&battle.explained("stop"));
}

#[test]
fn r_v_6_a_stop_that_wins_says_so() {
    let mut battle = given(
        r#"turn = "red"
        flags = { B11 = "red", K2 = "red", K11 = "red" }
        red.units = ["LC G8"]
        yellow.units = ["P M6"]"#,
    );
    battle.play("G8-H8");
    assert!(battle.explained("stop").contains("MB-V.6"), "{}", battle.explained("stop"));
}

#[test]
fn ruling_39_a_stop_says_that_the_enemy_takes_a_flag() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI I8"]"#,
    );
    battle.play("J8xI8; retreat H8");
    expect![[r#"
        end the move
        > the unit keeps its remaining movement points  MB-IV.1.a
        > the enemy takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5 MB-R39
        > it could still attack the light infantry in H8  MB-IV.3.e MB-R38
    "#]]
    .assert_eq(&battle.explained("stop"));
}

#[test]
fn r_iii_6_holding_back_says_who_stays_and_when_he_may_come() {
    let mut battle = about_to_deploy();
    battle.play("wagon M6; wagon F12; place HC L6; place HC E7");
    expect![[r#"
        hold the rest of the army in reserve
        > you set up nothing more before the battle; the rest may arrive by regrouping  MB-R10 MB-IV.7.f
        > stays in reserve: 1 × heavy cavalry, 1 × light cavalry, 1 × mounted archers, 2 × heavy infantry, 1 × light infantry, 1 × pikemen, 2 × archers and 1 × longbowmen  MB-III.6 MB-R60
        > a later regrouping may bring them next to the wagon (5 time tokens left)  MB-IV.7.a MB-IV.7.f
    "#]].assert_eq(&battle.explained("hold"));
}

#[test]
fn ruling_60_finishing_says_who_stays_away() {
    let mut battle = given(
        r#"turn = "red"
        tokens = { red = 1 }
        red.units = ["W M6 mp 0", "LC G8 mp 1", "P x1 away O1", "LB away O0", "HI reserve", "HI reserve"]"#,
    );
    battle.play("regroup");
    expect![[r#"
        finish regrouping
        > stays in reserve: 2 × heavy infantry  MB-III.6 MB-R60
        > stays off the map for now: longbowmen  MB-IV.7.d MB-R60
        > still on the way off the map: the pikemen (after 1 regrouping)  MB-IV.7.c MB-R59
        > there are no time tokens left: no unit will arrive any more  MB-IV.7.a
    "#]]
    .assert_eq(&battle.explained("finish"));
}

#[test]
fn r_iv_5_i_out_of_harm_is_said_only_where_height_or_woods_are_the_reason() {
    let says = |shooter: &str, target: &str, action: &str| {
        let battle = given(&format!(
            r#"turn = "red"
            red.units = ["{shooter}"]
            yellow.units = ["{target}"]"#
        ));
        battle.explained(action).contains("MB-IV.5.i")
    };
    assert!(says("A K6", "LI K5", "K6*K5"), "woods at the same height");
    assert!(says("A I7", "LI I6", "I7*I6"), "higher up");
    assert!(!says("A H8", "HC I8", "H8*I8"), "the card protects, not the place");
    assert!(!says("A H8 x1", "LI I8", "H8*I8"), "too few archers");
    assert!(!says("LB K6", "LI K5", "K6*K5"), "longbowmen are not meant");
}

#[test]
fn ruling_36_the_withdrawn_is_told_what_the_attacker_may_do_then() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC J8 mp 1"]
        yellow.units = ["LI I8"]"#,
    );
    battle.play("J8xI8");
    let explained = battle.explained("retreat H8");
    assert!(explained.contains("> the attacker occupies I8; its turn ends there  MB-IV.3.f"), "{explained}");
}

#[test]
fn ruling_46_an_advance_off_a_flag_says_that_it_is_not_taken() {
    // H8 bears a flag, G8 does not.
    let says = |from: &str, to: &str| {
        let battle = given(&format!(
            r#"turn = "red"
            red.units = ["HC {from}"]
            yellow.units = ["A x1 {to} mp 0"]"#
        ));
        battle.explained(&format!("{from}x{to}"))
    };
    let left = "> it leaves the flag in H8, which is then not taken  MB-V.4 MB-R46\n";
    assert!(says("H8", "I8").contains(left), "{}", says("H8", "I8"));
    assert!(!says("G8", "F8").contains("flag"), "{}", says("G8", "F8"));
    assert!(
        says("G8", "H8")
            .contains("> a flag: yours if one of your units is there at the end of the turn  MB-V.3\n")
    );
}
