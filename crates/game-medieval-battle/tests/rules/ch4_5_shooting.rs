//! IV.5 Ranged attack: the same calculator, and nothing comes back.
//!
//! [`check`] knows how a shot is taken; the tests below know only the game. Red shoots at Yellow.

use crate::ch4::*;
use crate::given;
use crate::setting_up::why;
use expect_test::{Expect, expect};

/// Shoots with one unit at another (`"A H8 x1"`, kind and hex first) and compares the sum, the knights lost and what stands
/// on the two hexes afterwards. What was foretold must be what happens.
#[track_caller]
fn check(shooter: &str, target: &str, expect: Expect) {
    let mut battle = range(shooter, target);
    let (from, to) = (hex_of(shooter), hex_of(target));
    let shot = format!("{from}*{to}");
    let foretold = battle.explained(&shot);
    battle.play(&shot);
    let told = battle.told();
    let (column, lost) = fight_in(&told);
    assert_eq!(column_in(&foretold), (column.trim_start_matches('+').to_string(), sum_in(&told)));
    let shot = between(&foretold, "> column ", "  MB-IV.5.e").expect("a shot is foretold");
    assert_eq!(fight_in(&format!("column {shot}")), (column.clone(), lost.clone()), "{foretold}");
    assert!(foretold.contains("> the turn is over  MB-IV.5.j MB-R27\n"), "{foretold}");
    assert_eq!(asked(&battle), "yellow turn");
    let sum = sum_in(&told).join("\n");
    let after = format!("{from} {}\n{to} {}", on(&battle, from), on(&battle, to));
    expect.assert_eq(&format!("{sum}\n= {column}: {lost}\n{after}\n"));
}

fn range(shooter: &str, target: &str) -> Game {
    given(&format!(
        r#"
        turn = "red"
        red.units = ["{shooter}"]
        yellow.units = ["{target}"]
        "#
    ))
}

fn hex_of(unit: &str) -> &str {
    unit.split_whitespace().nth(1).expect("kind and hex")
}

/// The column of a shot, as it is foretold.
#[track_caller]
fn column(shooter: &str, target: &str) -> String {
    let battle = range(shooter, target);
    column_in(&battle.explained(&format!("{}*{}", hex_of(shooter), hex_of(target)))).0
}

const KINDS: [&str; 8] = ["HC", "LC", "MA", "HI", "LI", "P", "A", "LB"];

// ---------------------------------------------------------------- MB-IV.5.a and b

#[test]
fn r_iv_5_a_archers_shoot_by_one_card_and_fight_by_another() {
    assert_eq!(column("A H8", "LI I8"), "0");
    let battle = range("A H8", "LI I8");
    assert_eq!(
        column_in(&battle.explained("H8xI8")),
        ("-2".into(), vec!["-2 Base result: melee card MB-IV.4.b".into()])
    );
}

#[test]
fn r_iv_5_b_the_shooter_never_loses_anything() {
    // The worst shot there is: card -1, numbers -1, woods -1. In a melee the attacker would lose two knights.
    check(
        "A K6 x1",
        "HI K5",
        expect![[r#"
        -1 Base result: shooting card MB-IV.5.e
        -1 Target full, shooter reduced MB-IV.5.f
        -1 Target in woods MB-IV.5.h
        = -2: 0
        K6 red A x1 mp 2
        K5 yellow HI mp 2
    "#]],
    );
    // At 1/1 on the calculator the target alone loses.
    let mut battle = range("A I8", "A J8");
    battle.play("I8*J8").cites("MB-IV.5.b");
    assert_eq!(battle.happened(), ["shot", "knight-lost", "turn"]);
    assert_eq!(on(&battle, "I8"), "red A mp 2");
}

// ---------------------------------------------------------------- MB-IV.5.c: who, and how far

#[test]
fn r_iv_5_c_longbowmen_two_hexes_archers_one_the_others_not_at_all() {
    for (kind, reaches) in [("LB", &["H8*I8", "H8*J8"][..]), ("A", &["H8*I8"]), ("MA", &["H8*I8"])] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["{kind} H8"]
            yellow.units = ["LI I8", "LI J8", "LI K8"]
            "#
        ));
        assert_eq!(battle.legal_with("H8*"), reaches);
        battle.refuses("H8*K8", "MB-IV.5.c");
        if kind != "LB" {
            battle.refuses("H8*J8", "MB-IV.5.c");
        }
    }
    for kind in ["HC", "LC", "HI", "LI", "P"] {
        range(&format!("{kind} H8"), "LI I8").refuses("H8*I8", "MB-IV.5.c");
    }
}

#[test]
fn r_iv_5_c_nobody_shoots_at_a_friend_or_at_an_empty_hex() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["A H8", "P H9"]
        "#,
    );
    battle.refuses("H8*H9", "MB-IV.a").refuses("H8*I8", "MB-IV.a");
}

// ---------------------------------------------------------------- MB-IV.5.d: sight

/// May longbowmen on one hex shoot at a unit on another?
#[track_caller]
fn sees(from: &str, to: &str) -> bool {
    sees_on("crossroads", from, to)
}

#[track_caller]
fn sees_on(scenario: &str, from: &str, to: &str) -> bool {
    let mut battle = given(&format!(
        r#"
        scenario = "{scenario}"
        turn = "red"
        red.units = ["LB {from}"]
        yellow.units = ["LI {to}"]
        "#
    ));
    let shot = format!("{from}*{to}");
    let seen = battle.legal().contains(&shot);
    if !seen {
        assert_eq!(why(&mut battle, &shot), "MB-IV.5.d see MB-R51 MB-R52");
    }
    seen
}

#[test]
fn r_iv_5_d_t61_woods_and_mountains_hide_what_is_behind_them() {
    assert!(!sees("I8", "K6"), "over the woods of J7");
    assert!(!sees("J9", "J11"), "over the mountain of J10");
}

#[test]
fn r_iv_5_d_t61_unless_the_archers_stand_higher() {
    assert!(sees("G12", "I10"), "from a hill over the woods of H11");
    assert!(!sees("I10", "G12"), "and not back");
}

#[test]
fn r_iv_5_d_a_hill_is_not_higher_than_a_mountain_nor_woods_than_woods() {
    // Between the hills D6 and F4 lies the mountain E5.
    assert!(!sees("D6", "F4"));
    // K4 and K5 are woods.
    assert!(!sees("K4", "K6"));
}

// ---------------------------------------------------------------- MB-IV.5.e: cards and factors

#[test]
fn r_iv_5_e_every_ranged_card_says_what_the_table_says() {
    #[rustfmt::skip]
    const CARDS: [(&str, [i32; 8]); 3] = [
        //       HC  LC  MA  HI  LI   P   A  LB
        ("A",  [ -1,  0,  0, -1,  0,  0,  0,  0]),
        ("MA", [ -1,  0,  0, -1,  0,  0,  0,  0]),
        ("LB", [  0,  0,  0, -1,  0,  0,  1,  1]),
    ];
    for (shooter, card) in CARDS {
        for (target, wanted) in KINDS.iter().zip(card) {
            let found = column(&format!("{shooter} H8"), &format!("{target} I8"));
            assert_eq!(found, wanted.to_string(), "{shooter} at {target}");
        }
    }
}

#[test]
fn r_iv_5_e_t51_archers_at_light_infantry() {
    check(
        "A H8",
        "LI I8",
        expect![[r#"
        +0 Base result: shooting card MB-IV.5.e
        = 0: 1
        H8 red A mp 2
        I8 yellow LI x1 mp 3
    "#]],
    );
}

#[test]
fn r_iv_5_e_t52_archers_at_heavy_cavalry() {
    check(
        "A H8",
        "HC I8",
        expect![[r#"
        -1 Base result: shooting card MB-IV.5.e
        = -1: 0
        H8 red A mp 2
        I8 yellow HC mp 4
    "#]],
    );
}

#[test]
fn r_iv_5_e_t58_longbowmen_at_heavy_cavalry() {
    check(
        "LB H8",
        "HC J8",
        expect![[r#"
        +0 Base result: shooting card MB-IV.5.e
        = 0: 1
        H8 red LB mp 2
        J8 yellow HC x1 mp 4
    "#]],
    );
}

#[test]
fn r_iv_5_e_t58_longbowmen_at_heavy_infantry() {
    check(
        "LB H8",
        "HI J8",
        expect![[r#"
        -1 Base result: shooting card MB-IV.5.e
        = -1: 0
        H8 red LB mp 2
        J8 yellow HI mp 2
    "#]],
    );
}

#[test]
fn r_iv_5_e_the_explanation_of_a_shot_cites_the_rule_of_shots() {
    let battle = range("A H8", "LI I8");
    expect![[r#"
        shoot at the enemy in I8 with the archers in H8
        Movement points 1
          +1 Shot  MB-IV.1.g
        Column 0
          +0 Base result: shooting card  MB-IV.5.e
        > 2 left  MB-IV.1.i
        > column 0: target loses 1  MB-IV.5.e
        > a unit cannot retreat from a shot  MB-IV.3.a
        > the turn is over  MB-IV.5.j MB-R27
    "#]]
    .assert_eq(&battle.explained("H8*I8"));
}

// ---------------------------------------------------------------- MB-IV.5.f: numbers

#[test]
fn r_iv_5_f_t55_one_knight_shoots_at_two() {
    check(
        "A H8 x1",
        "LI I8",
        expect![[r#"
        +0 Base result: shooting card MB-IV.5.e
        -1 Target full, shooter reduced MB-IV.5.f
        = -1: 0
        H8 red A x1 mp 2
        I8 yellow LI mp 3
    "#]],
    );
}

#[test]
fn r_iv_5_f_t59_two_knights_shoot_at_one() {
    check(
        "MA I8",
        "HI J8 x1",
        expect![[r#"
        -1 Base result: shooting card MB-IV.5.e
        +1 Shooter full, target reduced MB-IV.5.f
        = 0: 1
        I8 red MA mp 4
        J8 nobody
    "#]],
    );
}

// ---------------------------------------------------------------- MB-IV.5.g: height

#[test]
fn r_iv_5_g_t57_down_from_the_mountain() {
    check(
        "LB J10",
        "A J8",
        expect![[r#"
        +1 Base result: shooting card MB-IV.5.e
        +1 Shooter higher MB-IV.5.g
        = +2: 2
        J10 red LB mp 2
        J8 nobody
    "#]],
    );
}

#[test]
fn r_iv_5_g_one_level_or_two_make_no_difference() {
    for (from, to) in [("I9", "H9"), ("E5", "F4"), ("J10", "J9")] {
        assert_eq!(column(&format!("A {from}"), &format!("LI {to}")), "1", "{from} at {to}");
        assert_eq!(column(&format!("A {to}"), &format!("LI {from}")), "-1", "{to} at {from}");
    }
}

// ---------------------------------------------------------------- MB-IV.5.h: woods

#[test]
fn r_iv_5_h_t56_longbowmen_at_archers_in_the_woods() {
    check(
        "LB K7",
        "A K5",
        expect![[r#"
        +1 Base result: shooting card MB-IV.5.e
        -1 Target in woods MB-IV.5.h
        = 0: 1
        K7 red LB mp 2
        K5 yellow A x1 mp 3
    "#]],
    );
}

#[test]
fn r_iv_5_h_t54_the_last_knight_in_the_woods() {
    check(
        "A K6",
        "LI K5 x1",
        expect![[r#"
        +0 Base result: shooting card MB-IV.5.e
        +1 Shooter full, target reduced MB-IV.5.f
        -1 Target in woods MB-IV.5.h
        = 0: 1
        K6 red A mp 2
        K5 nobody
    "#]],
    );
}

#[test]
fn r_iv_5_h_woods_cover_cavalry_too_and_the_shooters_own_woods_do_not_matter() {
    check(
        "LB K6",
        "LC K5",
        expect![[r#"
        +0 Base result: shooting card MB-IV.5.e
        -1 Target in woods MB-IV.5.h
        = -1: 0
        K6 red LB mp 2
        K5 yellow LC mp 5
    "#]],
    );
    // From woods into woods, and out of the woods.
    assert_eq!(column("A K4", "LI K5"), "-1");
    assert_eq!(column("A K5", "LI K6"), "0");
    // A hill is no cover: down from the mountain E5 there is height alone.
    assert_eq!(column("A E5", "LI F4"), "1");
}

// ---------------------------------------------------------------- MB-IV.5.i: the book's example

#[test]
fn r_iv_5_i_t10_a_full_unit_in_the_woods_or_higher_up_loses_nothing() {
    for kind in KINDS {
        // Archers on K6, the target in the woods of K5; archers on I7, the target on the hill of I6.
        for (from, to) in [("K6", "K5"), ("I7", "I6")] {
            let mut battle = range(&format!("A {from}"), &format!("{kind} {to}"));
            let before = on(&battle, to);
            battle.play(&format!("{from}*{to}"));
            assert_eq!(battle.happened(), ["shot", "turn"], "{kind} on {to}");
            assert_eq!(on(&battle, to), before);
        }
    }
}

// ---------------------------------------------------------------- MB-IV.5.j: the end of the turn

#[test]
fn r_iv_5_j_a_shot_ends_the_turn_hit_or_miss() {
    for target in ["LI I8", "HI I8", "LI I8 x1"] {
        let mut battle = range("A H8", target);
        battle.play("H8*I8");
        assert_eq!(on(&battle, "H8"), "red A mp 2");
        assert_eq!(asked(&battle), "yellow turn", "{target}");
    }
}

// ---------------------------------------------------------------- rulings on shooting

#[test]
fn ruling_47_t60_longbowmen_shoot_a_wagon_to_pieces() {
    let mut battle = range("LB I8", "W K8");
    expect![[r#"
        shoot at the enemy in K8 with the longbowmen in I8
        Movement points 1
          +1 Shot  MB-IV.1.g
        > 2 left  MB-IV.1.i
        > the wagon is flipped  MB-IV.W.4 MB-R47
        > the turn is over  MB-IV.5.j MB-R27
    "#]]
    .assert_eq(&battle.explained("I8*K8"));
    battle.play("I8*K8");
    assert_eq!(battle.happened(), ["shot", "wagon-turned", "turn"]);
    assert_eq!(on(&battle, "K8"), "yellow W mp 0");
    battle.play("pass").play("I8*K8");
    assert_eq!(battle.happened(), ["shot", "wagon-destroyed", "turn"]);
    assert_eq!(on(&battle, "K8"), "nobody");
    // The shooter stays.
    assert_eq!(on(&battle, "I8"), "red LB mp 1");
}

#[test]
fn ruling_50_range_two_includes_one_and_units_do_not_block() {
    for between in ["red", "yellow"] {
        let (red, yellow) = if between == "red" { (r#", "HC I8""#, "") } else { ("", r#", "HC I8""#) };
        let battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["LB H8"{red}]
            yellow.units = ["LI J8"{yellow}]
            "#
        ));
        assert!(battle.legal().contains(&"H8*J8".to_string()), "{between} between");
    }
    assert_eq!(range("LB H8", "LI I8").legal_with("H8*"), ["H8*I8"]);
}

#[test]
fn ruling_51_t61_a_slanting_line_is_blocked_only_if_both_hexes_block() {
    assert!(sees("J9", "I11"), "between the plain I10 and the mountain J10");
    assert!(!sees("L4", "J5"), "between the woods of K4 and K5");
    assert!(!sees("I10", "J11"), "between the mountain J10 and the woods I11");
}

#[test]
fn ruling_51_what_is_off_the_map_never_blocks() {
    // From I2 to G3 the line runs between the woods of H3 and a position off the map.
    assert!(sees_on("broken-ridge", "I2", "G3"));
}

#[test]
fn ruling_52_t61_only_the_height_of_the_shooter_lifts_sight() {
    // A target on the hill G12 behind the woods stays hidden from below.
    assert!(sees("G12", "I10") && !sees("I10", "G12"));
}

#[test]
fn ruling_53_t61_rocky_hills_do_not_block() {
    assert!(sees("I7", "I5"), "over the hill of I6");
}

#[test]
fn ruling_54_t53_from_a_hill_into_the_woods() {
    check(
        "A G12",
        "LI H11",
        expect![[r#"
        +0 Base result: shooting card MB-IV.5.e
        +1 Shooter higher MB-IV.5.g
        -1 Target in woods MB-IV.5.h
        = 0: 1
        G12 red A mp 2
        H11 yellow LI x1 mp 3
    "#]],
    );
    range("A G12", "LI H11").play("G12*H11").cites("MB-R54");
    range("A K6", "LI K5").play("K6*K5").cites_not("MB-R54");
}

#[test]
fn ruling_55_the_hex_of_a_target_shot_down_stays_empty() {
    let mut battle = range("A I8", "LI H8 x1");
    battle.play("I8*H8");
    assert_eq!(battle.happened(), ["shot", "unit-destroyed", "turn"]);
    assert_eq!(on(&battle, "H8"), "nobody");
    assert_eq!(on(&battle, "I8"), "red A mp 2");
    assert_eq!(holder(&battle, "H8"), "nobody");
}
