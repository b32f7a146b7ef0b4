//! IV.4 Melee: a card, a calculator, and the factors that shift it.
//!
//! [`check`] knows how a melee is fought; the tests below know only the game. Red attacks, Yellow stands.

use crate::ch4::*;
use crate::given;
use expect_test::{Expect, expect};

/// Fights a melee between two units (`"P H8 x1"`, kind and hex first) and compares its sum, its result and what stands on
/// the two hexes afterwards. What was foretold must be what happens.
#[track_caller]
fn check(attacker: &str, defender: &str, expect: Expect) {
    let mut battle = duel(attacker, defender);
    let (from, to) = (hex_of(attacker), hex_of(defender));
    let attack = format!("{from}x{to}");
    let foretold = battle.explained(&attack);

    battle.play(&attack);
    let mut told = battle.told();
    if asked(&battle) == "yellow respond" {
        answers_were_foretold(&battle, &foretold);
        let again = battle.explained("stand");
        assert_eq!(column_in(&again), column_in(&foretold), "the defender is told the same");
        battle.play("stand");
        told += &battle.told();
    } else {
        assert!(foretold.contains("> the defender cannot retreat "), "{foretold}");
    }

    let (column, losses) = fight_in(&told);
    assert_eq!(column_in(&foretold), (column.trim_start_matches('+').to_string(), sum_in(&told)));
    let if_it_stands =
        between(&foretold, "> if the defender stands, ", "  MB-IV.4.g").expect("a melee is foretold");
    assert_eq!(fight_in(if_it_stands), (column.clone(), losses.clone()), "{foretold}");
    let advances = format!("> the winner advances to {to} and ends its move there  MB-IV.4.n");
    assert_eq!(foretold.contains(&advances), battle.happened().contains(&"advanced"), "{foretold}");
    assert_eq!(asked(&battle), "yellow turn");

    let sum = sum_in(&told).join("\n");
    let after = format!("{from} {}\n{to} {}", on(&battle, from), on(&battle, to));
    expect.assert_eq(&format!("{sum}\n= {column}: {losses}\n{after}\n"));
}

#[track_caller]
fn answers_were_foretold(battle: &Game, foretold: &str) {
    let legal = battle.legal();
    let ways: Vec<&str> = legal.iter().filter_map(|answer| answer.strip_prefix("retreat ")).collect();
    let named = between(foretold, "> the defender may retreat to: ", "  MB-").unwrap_or_default();
    assert_eq!(named, ways.join(", "), "{foretold}");
    let leaves = foretold.contains("> the defender may leave the map  MB-IV.3.d\n");
    assert_eq!(leaves, legal.iter().any(|answer| answer == "leave"), "{foretold}");
}

fn duel(attacker: &str, defender: &str) -> Game {
    given(&format!(
        r#"
        turn = "red"
        red.units = ["{attacker}"]
        yellow.units = ["{defender}"]
        "#
    ))
}

fn hex_of(unit: &str) -> &str {
    unit.split_whitespace().nth(1).expect("kind and hex")
}

/// The column of an attack, as it is foretold.
#[track_caller]
fn column(attacker: &str, defender: &str) -> String {
    let battle = duel(attacker, defender);
    column_in(&battle.explained(&format!("{}x{}", hex_of(attacker), hex_of(defender)))).0
}

// ---------------------------------------------------------------- MB-IV.4.a and b: cards and factors

#[test]
fn r_iv_4_a_the_units_and_the_factors_decide() {
    // The same two units: in the open, in the woods, outnumbered.
    assert_eq!(column("HC K6", "LI K7"), "2");
    assert_eq!(column("HC K6", "LI K5"), "1");
    assert_eq!(column("HC K6 x1", "LI K5"), "0");
    // The same ground: another unit.
    assert_eq!(column("LC K6", "LI K7"), "1");
}

#[test]
fn r_iv_4_b_every_card_says_what_the_table_says() {
    const KINDS: [&str; 8] = ["HC", "LC", "MA", "HI", "LI", "P", "A", "LB"];
    #[rustfmt::skip]
    const CARDS: [[i32; 8]; 8] = [
        //HC  LC  MA  HI  LI   P   A  LB
        [  0,  1,  2,  0,  2, -1,  2,  2], // HC
        [ -1,  0,  1,  0,  1, -1,  2,  2], // LC, the book's own
        [ -2, -1,  0, -1, -1, -1,  1,  1], // MA
        [  0,  0,  1,  0,  1,  2,  2,  2], // HI
        [ -1, -1,  1, -1,  0,  1,  2,  2], // LI
        [  0,  0,  0, -2, -1,  0,  1,  1], // P
        [ -2, -2, -1, -2, -2, -1,  0,  0], // A
        [ -2, -2, -1, -2, -2, -1,  0,  0], // LB
    ];
    for (attacker, card) in KINDS.iter().zip(CARDS) {
        for (defender, wanted) in KINDS.iter().zip(card) {
            let found = column(&format!("{attacker} H8"), &format!("{defender} I8"));
            assert_eq!(found, wanted.to_string(), "{attacker} attacks {defender}");
        }
    }
}

#[test]
fn r_iv_4_b_t45_pikes_stop_horsemen() {
    check(
        "HC J8",
        "P I8",
        expect![[r#"
        -1 Base result: melee card MB-IV.4.b
        = -1: 1/0
        J8 red HC x1 mp 3
        I8 yellow P mp 3
    "#]],
    );
}

#[test]
fn r_iv_4_b_t46_but_do_not_catch_them() {
    check(
        "P I8",
        "HC J8",
        expect![[r#"
        +0 Base result: melee card MB-IV.4.b
        = 0: 1/1
        I8 red P x1 mp 2
        J8 yellow HC x1 mp 4
    "#]],
    );
}

// ---------------------------------------------------------------- MB-IV.4.c to f: the book's light cavalry

#[test]
fn r_iv_4_c_t07_light_cavalry_loses_to_heavy_cavalry() {
    check(
        "LC H8",
        "HC I8",
        expect![[r#"
        -1 Base result: melee card MB-IV.4.c
        = -1: 1/0
        H8 red LC x1 mp 4
        I8 yellow HC mp 4
    "#]],
    );
}

#[test]
fn r_iv_4_c_t07_light_cavalry_loses_to_pikemen() {
    check(
        "LC H8",
        "P I8",
        expect![[r#"
        -1 Base result: melee card MB-IV.4.c
        = -1: 1/0
        H8 red LC x1 mp 4
        I8 yellow P mp 3
    "#]],
    );
}

#[test]
fn r_iv_4_d_t07_light_cavalry_is_even_with_its_like() {
    check(
        "LC H8",
        "LC I8",
        expect![[r#"
        +0 Base result: melee card MB-IV.4.d
        = 0: 1/1
        H8 red LC x1 mp 4
        I8 yellow LC x1 mp 5
    "#]],
    );
}

#[test]
fn r_iv_4_d_t07_light_cavalry_is_even_with_heavy_infantry() {
    check(
        "LC H8",
        "HI I8",
        expect![[r#"
        +0 Base result: melee card MB-IV.4.d
        = 0: 1/1
        H8 red LC x1 mp 4
        I8 yellow HI x1 mp 2
    "#]],
    );
}

#[test]
fn r_iv_4_e_t07_light_cavalry_beats_light_infantry() {
    check(
        "LC H8",
        "LI I8",
        expect![[r#"
        +1 Base result: melee card MB-IV.4.e
        = +1: 0/1
        H8 red LC mp 4
        I8 yellow LI x1 mp 3
    "#]],
    );
}

#[test]
fn r_iv_4_e_t07_light_cavalry_beats_mounted_archers() {
    check(
        "LC H8",
        "MA I8",
        expect![[r#"
        +1 Base result: melee card MB-IV.4.e
        = +1: 0/1
        H8 red LC mp 4
        I8 yellow MA x1 mp 5
    "#]],
    );
}

#[test]
fn r_iv_4_f_t07_light_cavalry_rides_down_longbowmen() {
    check(
        "LC H8",
        "LB I8",
        expect![[r#"
        +2 Base result: melee card MB-IV.4.f
        = +2: 0/2
        H8 nobody
        I8 red LC mp 4
    "#]],
    );
}

#[test]
fn r_iv_4_f_t07_light_cavalry_rides_down_archers() {
    check(
        "LC H8",
        "A I8",
        expect![[r#"
        +2 Base result: melee card MB-IV.4.f
        = +2: 0/2
        H8 nobody
        I8 red LC mp 4
    "#]],
    );
}

// ---------------------------------------------------------------- MB-IV.4.g: shifting the card

#[test]
fn r_iv_4_g_the_five_columns_of_the_calculator() {
    for (attacker, defender, result) in [
        ("A", "HC", "= -2: 2/0"),
        ("LC", "HC", "= -1: 1/0"),
        ("LC", "LC", "= 0: 1/1"),
        ("LC", "LI", "= +1: 0/1"),
        ("LC", "A", "= +2: 0/2"),
    ] {
        let mut battle = duel(&format!("{attacker} H8"), &format!("{defender} I8"));
        battle.play("H8xI8; stand");
        let (column, losses) = fight_in(&battle.told());
        assert_eq!(format!("= {column}: {losses}"), result);
    }
}

#[test]
fn r_iv_4_g_t41_every_factor_counts_by_itself() {
    check(
        "HC I7",
        "A I6 x1",
        expect![[r#"
        +2 Base result: melee card MB-IV.4.b
        +1 Attacker full, defender reduced MB-IV.4.h
        -1 Defender higher MB-IV.4.i
        -1 Attacker’s cavalry in bad terrain MB-IV.4.j
        = +1: 0/1
        I7 nobody
        I6 red HC mp 2
    "#]],
    );
}

// ---------------------------------------------------------------- MB-IV.4.h: numbers

#[test]
fn r_iv_4_h_t40_one_knight_against_two() {
    check(
        "P H8 x1",
        "A I8",
        expect![[r#"
        +1 Base result: melee card MB-IV.4.b
        -1 Defender full, attacker reduced MB-IV.4.h
        = 0: 1/1
        H8 nobody
        I8 yellow A x1 mp 3
    "#]],
    );
}

#[test]
fn r_iv_4_h_two_knights_against_one_and_one_against_one() {
    check(
        "LI H8",
        "LI I8 x1",
        expect![[r#"
        +0 Base result: melee card MB-IV.4.b
        +1 Attacker full, defender reduced MB-IV.4.h
        = +1: 0/1
        H8 nobody
        I8 red LI mp 2
    "#]],
    );
    check(
        "P H8 x1",
        "HC I8 x1",
        expect![[r#"
        +0 Base result: melee card MB-IV.4.b
        = 0: 1/1
        H8 nobody
        I8 nobody
    "#]],
    );
}

// ---------------------------------------------------------------- MB-IV.4.i: height

#[test]
fn r_iv_4_i_t42_down_from_the_mountain() {
    check(
        "A J10",
        "HC J9",
        expect![[r#"
        -2 Base result: melee card MB-IV.4.b
        +1 Attacker higher MB-IV.4.i
        = -1: 1/0
        J10 red A x1 mp 2
        J9 yellow HC mp 4
    "#]],
    );
}

#[test]
fn r_iv_4_i_t43_up_the_hill() {
    check(
        "HI I7",
        "P I6",
        expect![[r#"
        +2 Base result: melee card MB-IV.4.b
        -1 Defender higher MB-IV.4.i
        = +1: 0/1
        I7 red HI mp 0
        I6 yellow P x1 mp 3
    "#]],
    );
}

#[test]
fn r_iv_4_i_one_level_or_two_make_no_difference() {
    // From a hill to plain, from a mountain to a hill, from a mountain to plain; and back up.
    for (from, to) in [("I9", "H9"), ("E5", "F4"), ("J10", "J9")] {
        assert_eq!(column(&format!("LI {from}"), &format!("LI {to}")), "1", "{from} to {to}");
        assert_eq!(column(&format!("LI {to}"), &format!("LI {from}")), "-1", "{to} to {from}");
    }
}

// ---------------------------------------------------------------- MB-IV.4.j: bad ground

#[test]
fn r_iv_4_j_t37_cavalry_attacks_into_woods() {
    check(
        "HC K6",
        "LI K5",
        expect![[r#"
        +2 Base result: melee card MB-IV.4.b
        -1 Attacker’s cavalry in bad terrain MB-IV.4.j
        = +1: 0/1
        K6 red HC mp 2
        K5 yellow LI x1 mp 3
    "#]],
    );
}

#[test]
fn r_iv_4_j_t39_cavalry_is_attacked_in_woods() {
    check(
        "LI K6",
        "LC K5",
        expect![[r#"
        -1 Base result: melee card MB-IV.4.b
        +1 Defender’s cavalry in bad terrain MB-IV.4.j
        = 0: 1/1
        K6 red LI x1 mp 1
        K5 yellow LC x1 mp 5
    "#]],
    );
}

#[test]
fn r_iv_4_j_a_rocky_hill_is_bad_ground_and_a_plain_is_not() {
    // No two hills of this map touch, so that the attack goes up and height counts too.
    check(
        "LI G9",
        "LC F9",
        expect![[r#"
        -1 Base result: melee card MB-IV.4.b
        -1 Defender higher MB-IV.4.i
        +1 Defender’s cavalry in bad terrain MB-IV.4.j
        = -1: 1/0
        G9 red LI x1 mp 1
        F9 yellow LC mp 5
    "#]],
    );
    assert_eq!(column("LI G9", "LC G8"), "-1");
}

// ---------------------------------------------------------------- MB-IV.4.k: the book's example

#[test]
fn r_iv_4_k_t08_light_infantry_comes_down_on_heavy_cavalry() {
    check(
        "LI E5",
        "HC F4",
        expect![[r#"
            -1 Base result: melee card MB-IV.4.k
            +1 Attacker higher MB-IV.4.i
            +1 Defender’s cavalry in bad terrain MB-IV.4.j
            = +1: 0/1
            E5 red LI mp 1
            F4 yellow HC x1 mp 4
        "#]],
    );
}

// ---------------------------------------------------------------- MB-IV.4.l to o: what follows

#[test]
fn r_iv_4_l_who_loses_one_of_two_knights_stays() {
    let mut battle = duel("LC H8", "LC I8");
    battle.play("H8xI8; stand").cites("MB-IV.4.l");
    assert_eq!(counters(&battle, RED), ["LC x1 H8 mp 4"]);
    assert_eq!(counters(&battle, YELLOW), ["LC x1 I8 mp 5"]);
}

#[test]
fn r_iv_4_m_a_unit_without_knights_is_removed() {
    let mut battle = duel("LI H8", "HI I8 x1");
    // Card -1, numbers +1: one knight each.
    battle.play("H8xI8; stand").cites("MB-IV.4.m");
    assert_eq!(counters(&battle, YELLOW), ["HI gone"]);
    // More losses than knights are ignored.
    let mut battle = duel("LC H8", "A I8 x1");
    battle.play("H8xI8; stand");
    assert_eq!(
        battle.happened(),
        ["melee-declared", "stood", "melee-resolved", "unit-destroyed", "advanced", "turn"]
    );
}

#[test]
fn r_iv_4_n_the_victor_takes_the_hex_and_ends_its_move_there() {
    let mut battle = duel("LC H8", "A I8");
    battle.play("H8xI8; stand").cites("MB-IV.4.n");
    // Four points are left and no use of them.
    assert_eq!(on(&battle, "I8"), "red LC mp 4");
    assert_eq!(asked(&battle), "yellow turn");
}

#[test]
fn r_iv_4_n_a_defender_that_survives_keeps_its_hex() {
    let mut battle = duel("LC H8", "LI I8");
    battle.play("H8xI8; stand");
    assert!(!battle.happened().contains(&"advanced"));
    // Nor does a victorious defender advance.
    let mut battle = duel("A H8 x1", "HC I8");
    battle.play("H8xI8; stand");
    assert_eq!(on(&battle, "H8"), "nobody");
    assert_eq!(on(&battle, "I8"), "yellow HC mp 4");
}

#[test]
fn r_iv_4_o_a_melee_ends_the_turn_won_or_lost() {
    for (attacker, defender) in [("LC", "A"), ("LC", "LI"), ("LC", "LC"), ("LC", "HC"), ("A", "HC")] {
        let mut battle = duel(&format!("{attacker} H8"), &format!("{defender} I8"));
        battle.play("H8xI8; stand");
        assert_eq!(asked(&battle), "yellow turn", "{attacker} attacks {defender}");
    }
}

// ---------------------------------------------------------------- rulings on fighting

#[test]
fn ruling_40_t47_the_attackers_hill_is_no_bad_ground_but_its_height_counts() {
    check(
        "LC I9",
        "HI H9",
        expect![[r#"
        +0 Base result: melee card MB-IV.4.d
        +1 Attacker higher MB-IV.4.i
        = +1: 0/1
        I9 red LC mp 4
        H9 yellow HI x1 mp 2
    "#]],
    );
}

#[test]
fn ruling_40_out_of_the_woods_into_the_open() {
    check(
        "HC K5",
        "LI K6",
        expect![[r#"
        +2 Base result: melee card MB-IV.4.b
        = +2: 0/2
        K5 nobody
        K6 red HC mp 3
    "#]],
    );
}

#[test]
fn ruling_41_t38_cavalry_against_cavalry_in_the_woods() {
    check(
        "HC K6",
        "LC K5",
        expect![[r#"
        +1 Base result: melee card MB-IV.4.b
        = +1: 0/1
        K6 red HC mp 2
        K5 yellow LC x1 mp 5
    "#]],
    );
}

#[test]
fn ruling_41_foot_against_foot_and_mounted_archers() {
    check(
        "LI K6",
        "P K5",
        expect![[r#"
        +1 Base result: melee card MB-IV.4.b
        = +1: 0/1
        K6 red LI mp 1
        K5 yellow P x1 mp 3
    "#]],
    );
    // Mounted archers are cavalry.
    check(
        "LI K6",
        "MA K5",
        expect![[r#"
        +1 Base result: melee card MB-IV.4.b
        +1 Defender’s cavalry in bad terrain MB-IV.4.j
        = +2: 0/2
        K6 nobody
        K5 red LI mp 1
    "#]],
    );
}

#[test]
fn ruling_42_woods_and_plain_are_equally_high() {
    check(
        "P K5",
        "P K6",
        expect![[r#"
        +0 Base result: melee card MB-IV.4.b
        = 0: 1/1
        K5 red P x1 mp 2
        K6 yellow P x1 mp 3
    "#]],
    );
}

#[test]
fn ruling_43_t44_past_the_end_of_the_calculator() {
    check(
        "LI I7 x1",
        "HI I6",
        expect![[r#"
            -1 Base result: melee card MB-IV.4.b
            -1 Defender full, attacker reduced MB-IV.4.h
            -1 Defender higher MB-IV.4.i
            = -2: 1/0
            I7 nobody
            I6 yellow HI mp 2
        "#]],
    );
}

#[test]
fn ruling_43_the_sum_is_held_to_the_ends_once() {
    // +2 and numbers +1 make +3; the hill takes two away: +1. Held to +2 on the way it would be 0.
    assert_eq!(column("HC I7", "A I6 x1"), "1");
    assert_eq!(column("HC I9", "A H9 x1"), "2");
}

#[test]
fn ruling_44_t48_two_worn_units_vanish_together() {
    check(
        "LI H8 x1",
        "LI I8 x1",
        expect![[r#"
        +0 Base result: melee card MB-IV.4.b
        = 0: 1/1
        H8 nobody
        I8 nobody
    "#]],
    );
}

#[test]
fn ruling_44_t50_a_flag_under_both_keeps_its_owner() {
    for owner in ["red", "yellow"] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            flags = {{ H8 = "{owner}" }}
            red.units = ["HC H9 x1"]
            yellow.units = ["HI H8 x1"]
            "#
        ));
        battle.play("H9xH8; stand").cites("MB-R44");
        assert_eq!(
            battle.happened(),
            ["melee-declared", "stood", "melee-resolved", "unit-destroyed", "unit-destroyed", "turn"]
        );
        assert_eq!(on(&battle, "H8"), "nobody");
        assert_eq!(holder(&battle, "H8"), owner);
    }
}

#[test]
fn ruling_45_t49_a_victor_that_lost_a_knight_advances_too() {
    check(
        "LC H8",
        "P I8 x1",
        expect![[r#"
        -1 Base result: melee card MB-IV.4.c
        +1 Attacker full, defender reduced MB-IV.4.h
        = 0: 1/1
        H8 nobody
        I8 red LC x1 mp 4
    "#]],
    );
}

#[test]
fn ruling_46_the_advance_is_free_and_asks_no_zone() {
    // The pikemen of J8 control I8; the victor goes there all the same, for nothing, and off the flag it came to.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC G8 mp 2"]
        yellow.units = ["A I8 mp 0", "P J8"]
        "#,
    );
    battle.play("G8-H8");
    battle.play("H8xI8").cites("MB-R46");
    assert_eq!(on(&battle, "I8"), "red LC mp 0");
    assert_eq!(holder(&battle, "H8"), "nobody");
    assert!(!battle.happened().contains(&"halted"));
}

#[test]
fn ruling_49_one_fight_a_turn_however_many_declarations() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["LI I8", "A J7"]
        "#,
    );
    battle.play("H8xI8; retreat J8");
    // A second declaration, at another unit; it stands, and that is the end, with two points left.
    battle.play("I8xJ7; stand");
    assert_eq!(on(&battle, "I8"), "red LC mp 2");
    assert_eq!(asked(&battle), "yellow turn");
}
