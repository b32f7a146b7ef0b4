//! IV.7 Regrouping: a time token refills the army and brings units back. The book's example is T11.

use crate::ch4::*;
use crate::given;
use crate::setting_up::{flaw, looking};
use expect_test::expect;
use game_medieval_battle::state::Kind;

// ---------------------------------------------------------------- MB-IV.7.a: tokens, points, the wagon

#[test]
fn r_iv_7_a_t63_all_units_get_all_their_points_and_the_wagon_is_fortified() {
    let mut battle = given(
        r#"
        turn = "red"
        tokens = { red = 3 }
        red.units = ["HC H9 mp 0", "P x1 G9 mp 1", "W L6 turned"]
        yellow.units = ["LI D7 mp 1"]
        "#,
    );
    expect![[r#"
        spend a time token and regroup the army
        > 7 movement points are restored  MB-IV.7.a
        > 2 time tokens will be left  MB-IV.7.a
        > the wagon is fortified again  MB-IV.7.a
    "#]]
    .assert_eq(&battle.explained("regroup"));
    battle.play("regroup").expect(expect![[r#"
        Red regroups (2 time tokens left)  MB-IV.7.a MB-IV.d MB-IV.1.b
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "H9"), "red HC mp 4");
    // Knights do not come back.
    assert_eq!(on(&battle, "G9"), "red P x1 mp 3");
    assert_eq!(on(&battle, "L6"), "red W mp 1");
    assert_eq!(on(&battle, "D7"), "yellow LI mp 1");
    assert_eq!(battle.table.state().tokens, [2, 5]);
}

#[test]
fn r_iv_7_a_without_a_token_there_is_no_regrouping() {
    let mut battle = given(
        r#"
        turn = "red"
        tokens = { red = 0 }
        red.units = ["HC H9 mp 0"]
        "#,
    );
    battle.refuses("regroup", "MB-IV.7.a");
    assert_eq!(choices(&battle), ["pass"]);
}

// ---------------------------------------------------------------- MB-IV.7.b to e: back from off the map

/// T11: Yellow's wagon is in O0; her longbowmen leave the map from O1, one module away.
fn fled_one_module_away() -> Game {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI G13"]
        yellow.units = ["W M6", "LB G14"]
        "#,
    );
    battle.play("G13xG14");
    assert_eq!(choices(&battle), ["leave", "stand"]);
    battle.play("leave");
    battle
}

#[test]
fn r_iv_7_e_t11_the_example_of_the_book() {
    let mut battle = fled_one_module_away();
    // Position a: beside the module it left.
    assert_eq!(counters(&battle, YELLOW), ["W M6 mp 1", "LB away O1"]);
    // Position b: the first regrouping brings it to the wagon's module, and nothing can be placed.
    battle.play("stop").play("regroup").expect(expect![[r#"
        Yellow regroups (4 time tokens left)  MB-IV.7.a MB-IV.d MB-IV.1.b
        Yellow’s longbowmen, off the map, move from module O1 to module O0  MB-IV.7.c MB-IV.7.b MB-R59
        Red to move  MB-IV.0
    "#]]);
    assert_eq!(counters(&battle, YELLOW), ["W M6 mp 1", "LB away O0"]);
    // Position c: the second one lets it be placed on any hex beside the wagon.
    battle.play("pass").play("regroup");
    assert_eq!(asked(&battle), "yellow return");
    assert_eq!(
        choices(&battle),
        [
            "finish",
            "return LB L6",
            "return LB L7",
            "return LB M5",
            "return LB M7",
            "return LB N5",
            "return LB N6"
        ]
    );
    battle.play("return LB L7").expect(expect![[r#"
        Yellow’s longbowmen return to the map in L7  MB-IV.7.d MB-IV.7.e MB-R61
        Red to move  MB-IV.0
    "#]]);
    assert_eq!(on(&battle, "L7"), "yellow LB mp 3");
}

#[test]
fn r_iv_7_b_how_soon_depends_on_the_distance_in_modules() {
    // The wagon is in O0. From there it comes at the next regrouping, from O1 or O2 at the second.
    for (marker, regroupings) in [("O0", 1), ("O1", 2), ("O2", 2)] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["W M6", "LI away {marker}"]
            "#
        ));
        for _ in 1..regroupings {
            battle.play("regroup");
            assert_eq!(asked(&battle), "yellow turn", "{marker}");
            battle.play("pass");
        }
        battle.play("regroup");
        assert_eq!(asked(&battle), "red return", "{marker}");
    }
}

#[test]
fn r_iv_7_a_the_tokens_that_are_left_must_last_until_it_comes() {
    for (units, tokens, waits) in [
        ("'W M6', 'LI away O0'", 1, Some(1)),
        ("'W M6', 'LI away O2'", 2, Some(2)),
        ("'W M6', 'LI away O2'", 1, None),
        ("'W M6', 'LI reserve'", 1, Some(1)),
        ("'W M6', 'LI reserve'", 0, None),
        ("'W M6', 'LI H9'", 3, None),
        ("'HC H9', 'LI reserve'", 3, None),
        ("'HC H9', 'LI away O0'", 3, None),
    ] {
        let wagon = if units.contains('W') { "" } else { "red.wagon-lost = true" };
        let battle = given(&format!(
            "turn = 'red'\ntokens = {{ red = {tokens} }}\nred.units = [{units}]\n{wagon}\nyellow.units = ['W D7']"
        ));
        let unit = battle.table.state().units_of(RED).find(|(_, unit)| unit.kind == Kind::LI);
        assert_eq!(looking(&battle).waits_for(unit.expect("it takes part").0), waits, "{units}, {tokens}");
    }
}

#[test]
fn r_iv_7_b_the_explanation_of_leaving_counts_the_regroupings() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI G13"]
        yellow.units = ["W M6", "LB G14"]
        "#,
    );
    battle.play("G13xG14");
    let foretold = battle.explained("leave");
    assert!(
        foretold.contains("> its marker goes to module O1, and it may return after 2 regroupings  MB-IV.7.b MB-IV.7.e MB-R59\n"),
        "{foretold}"
    );
}

#[test]
fn r_iv_7_c_each_regrouping_brings_it_one_module_closer() {
    let mut battle = fled_one_module_away();
    battle.play("stop").play("regroup").cites("MB-IV.7.c");
    assert_eq!(battle.happened(), ["regrouped", "marker-moved", "turn"]);
    // The enemy's regrouping moves only his own units.
    battle.play("regroup");
    assert_eq!(battle.happened(), ["regrouped", "turn"]);
    assert_eq!(counters(&battle, YELLOW), ["W M6 mp 1", "LB away O0"]);
}

#[test]
fn r_iv_7_d_only_next_to_the_wagon_on_free_ground_that_it_may_enter() {
    // Heavy cavalry comes back beside the wagon in K9: the mountain J10 is closed to it, a friend stands on K10.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W K9", "HC x1 away O0", "P K10"]
        "#,
    );
    battle.play("regroup");
    assert_eq!(battle.decision().rule.id(), "MB-IV.7.d");
    assert_eq!(
        choices(&battle),
        ["finish", "return HC' J9", "return HC' K8", "return HC' L8", "return HC' L9"]
    );
    battle
        .refuses("return HC' J10", "MB-I.3")
        .refuses("return HC' K10", "MB-IV.7.d")
        .refuses("return HC' H8", "MB-IV.7.d")
        .refuses("return HC J9", "MB-IV.7.d")
        .refuses("return LI J9", "MB-IV.7.d");
    battle.play("return HC' J9");
    assert_eq!(on(&battle, "J9"), "red HC x1 mp 4");
}

// ---------------------------------------------------------------- MB-IV.7.f: the reserve

#[test]
fn r_iv_7_f_units_kept_back_come_next_to_the_wagon_at_any_regrouping() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6", "HC reserve", "LI reserve", "LI reserve"]
        "#,
    );
    battle.play("regroup");
    // Two infantry units are one description. L7 is woods, which both may enter.
    assert_eq!(
        choices(&battle),
        [
            "arrive HC K6",
            "arrive HC K7",
            "arrive HC L5",
            "arrive HC L7",
            "arrive HC M5",
            "arrive HC M6",
            "arrive LI K6",
            "arrive LI K7",
            "arrive LI L5",
            "arrive LI L7",
            "arrive LI M5",
            "arrive LI M6",
            "finish"
        ]
    );
    battle.play("arrive LI K6; arrive HC L7; arrive LI M6").cites("MB-IV.7.f");
    assert_eq!(counters(&battle, RED), ["W L6 mp 1", "HC L7 mp 4", "LI K6 mp 3", "LI M6 mp 3"]);
    // Nobody is left: the turn is over.
    assert_eq!(asked(&battle), "yellow turn");
}

#[test]
fn r_iv_7_f_the_distance_to_a_flag_does_not_matter() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W I8", "LI reserve"]
        "#,
    );
    battle.play("regroup");
    assert_eq!(battle.legal_with("arrive LI H"), ["arrive LI H8", "arrive LI H9"]);
}

#[test]
fn r_iv_7_f_a_reserve_comes_next_to_the_wagon_only() {
    // For a unit of the reserve the rule is MB-IV.7.f; MB-IV.7.d is on units that left the map.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6", "LI reserve"]
        "#,
    );
    battle.play("regroup");
    battle.refuses("arrive LI H8", "MB-IV.7.f").refuses("arrive HC K6", "MB-IV.7.f");
}

#[test]
fn r_iv_7_f_a_reserve_finds_no_room_on_an_occupied_hex() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6", "P K6", "LI reserve"]
        "#,
    );
    battle.play("regroup");
    battle.refuses("arrive LI K6", "MB-IV.7.f");
}

#[test]
fn r_iv_7_d_a_position_in_a_regrouping_has_somebody_to_place() {
    let regrouping =
        |red: &str| format!("phase = 'return'\nturn = 'red'\ntokens = {{ red = 4 }}\nred.units = [{red}]");
    assert_eq!(asked(&given(&regrouping("'W M6', 'LI reserve'"))), "red return");
    assert_eq!(asked(&given(&format!("{}\nready = [2]", regrouping("'W M6', 'LI away O0'")))), "red return");
    // Nobody waits; nobody is ready; there is no wagon to come to; there is no room beside it.
    let nobody = "position: the phase needs return: a unit that can be placed";
    assert_eq!(flaw(&regrouping("'W M6', 'LI H8'")), nobody);
    assert_eq!(flaw(&regrouping("'W M6', 'LI away O0'")), nobody);
    assert_eq!(flaw(&regrouping("'LI reserve'")), nobody);
    let ring = "'W M6', 'LI reserve', 'LI L6', 'LI L7', 'P M5', 'P M7', 'P N5', 'A N6'";
    assert_eq!(flaw(&regrouping(ring)), nobody);
    // A token was spent, and who is ready waits at the wagon's module.
    assert_eq!(
        flaw(&regrouping("'W M6', 'LI reserve'").replace("red = 4", "red = 5")),
        "position: the phase needs return: a token spent"
    );
    assert_eq!(
        flaw(&format!("{}\nready = [2]", regrouping("'W M6', 'LI away O1', 'LI reserve'"))),
        "position: the phase needs return: ready units at the wagon’s module"
    );
    // Who is ready is off the map.
    assert_eq!(
        flaw(&format!("{}\nready = [2]", regrouping("'W M6', 'LI H8'"))),
        "position:2: the phase needs return: ready units that are away"
    );
}

// ---------------------------------------------------------------- MB-IV.7.g: without a wagon

#[test]
fn r_iv_7_g_t64_without_a_wagon_nobody_comes_back() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HC H9 mp 1", "LB away O1", "LI reserve", "P reserve"]
        red.wagon-lost = true
        yellow.units = ["W D7"]
        "#,
    );
    assert!(battle.explained("regroup").contains("> without a wagon no unit returns  MB-IV.7.g\n"));
    battle.play("regroup");
    assert_eq!(battle.happened(), ["regrouped", "turn"]);
    assert_eq!(counters(&battle, RED), ["HC H9 mp 4", "LB away O1", "LI reserve", "P reserve"]);
}

#[test]
fn r_iv_7_g_the_explanation_does_not_fortify_a_wagon_that_is_gone() {
    let battle = given(
        r#"
        turn = "red"
        red.units = ["HC H9 mp 1"]
        red.wagon-lost = true
        "#,
    );
    expect![[r#"
        spend a time token and regroup the army
        > 3 movement points are restored  MB-IV.7.a
        > 4 time tokens will be left  MB-IV.7.a
        > without a wagon no unit returns  MB-IV.7.g
    "#]]
    .assert_eq(&battle.explained("regroup"));
}

#[test]
fn r_iv_7_g_who_leaves_without_a_wagon_is_told_so() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI G13"]
        yellow.units = ["LB G14"]
        yellow.wagon-lost = true
        "#,
    );
    battle.play("G13xG14");
    assert!(battle.explained("leave").contains("> without a wagon it never returns  MB-IV.7.g\n"));
}

// ---------------------------------------------------------------- rulings on regrouping

/// Red's infantry on one hex is attacked from another and leaves the map; Red's wagon stands on K12.
#[track_caller]
fn leaves_from(hex: &str, attacked_from: &str) -> Game {
    let mut battle = given(&format!(
        r#"
        red.units = ["W K12", "LI {hex}"]
        yellow.units = ["LI {attacked_from}"]
        "#
    ));
    battle.play(&format!("{attacked_from}x{hex}; leave"));
    if battle.decision().kind == "move" {
        battle.play("stop");
    }
    battle
}

#[test]
fn ruling_59_t65_a_hex_of_a_small_module_belongs_to_the_nearest_outer_one() {
    // The wagon's module is O1. M9 and L11 lie in the same small module as the wagon, but nearest to O0.
    for (hex, attacked_from) in [("M9", "L9"), ("L11", "L10")] {
        let mut battle = leaves_from(hex, attacked_from);
        assert_eq!(counters(&battle, RED), ["W K12 mp 1", "LI away O0"], "{hex}");
        battle.play("regroup");
        assert_eq!(counters(&battle, RED), ["W K12 mp 1", "LI away O1"], "{hex}");
        battle.play("pass").play("regroup");
        assert_eq!(asked(&battle), "red return", "{hex}");
    }
    // J13 is nearest to O1: back at the next regrouping.
    let mut battle = leaves_from("J13", "I13");
    assert_eq!(counters(&battle, RED), ["W K12 mp 1", "LI away O1"]);
    battle.play("regroup");
    assert_eq!(asked(&battle), "red return");
}

#[test]
fn ruling_59_t65_a_hex_may_be_nearest_to_two_modules_alike() {
    let battle = given(r#"red.units = ["LI H9"]"#);
    assert_eq!(modules(&battle, "K11"), ["O0", "O1"]);
    assert_eq!(modules(&battle, "K12"), ["O1"]);
    assert_eq!(modules(&battle, "M9"), ["O0"]);
    assert_eq!(modules(&battle, "L11"), ["O0"]);
    assert_eq!(modules(&battle, "J13"), ["O1"]);
    assert_eq!(modules(&battle, "H8"), ["O0", "O1", "O2"]);
    // A wagon on the flag B11 has O1 and O2: from both a unit comes at once, from O0 in ring order by O1.
    for (marker, after) in [("O1", "red return"), ("O2", "red return"), ("O0", "yellow turn")] {
        let mut battle = given(&format!(
            r#"
            turn = "red"
            red.units = ["W B11", "LI away {marker}"]
            "#
        ));
        battle.play("regroup");
        assert_eq!(asked(&battle), after, "{marker}");
        if marker == "O0" {
            assert_eq!(counters(&battle, RED), ["W B11 mp 1", "LI away O1"]);
        }
    }
}

/// The outer modules that a hex belongs to or is nearest to.
fn modules(battle: &Game, hex: &str) -> Vec<String> {
    let geo = battle.table.rules().board(battle.table.state()).geo;
    let bits = geo.modules[usize::from(hex_id(battle, hex))];
    let places = (0..geo.ring).filter(|place| bits >> place & 1 == 1);
    places.map(|place| game_medieval_battle::telling::ring_name(geo.size, place)).collect()
}

#[test]
fn ruling_59_on_the_standard_map_every_marker_is_one_step_from_the_wagon() {
    for (wagon, module) in [("M6", "O0"), ("F13", "O1"), ("G3", "O2")] {
        for marker in ["O0", "O1", "O2"] {
            let units = format!("['W {wagon}', 'LI away {marker}']");
            let mut battle = given(&format!("turn = 'red'\nred.units = {units}"));
            battle.play("regroup");
            if marker == module {
                assert_eq!(asked(&battle), "red return", "{wagon}");
            } else {
                let moved = [format!("W {wagon} mp 1"), format!("LI away {module}")];
                assert_eq!(counters(&battle, RED), moved, "{marker}");
            }
        }
    }
}

#[test]
fn ruling_59_t76_on_the_large_map_by_the_shorter_way_round() {
    let mut battle = given(
        r#"
        scenario = "two-realms"
        red.units = ["W D7", "LI G16"]
        yellow.units = ["LI H15"]
        "#,
    );
    battle.play("H15xG16; leave; stop");
    assert_eq!(counters(&battle, RED), ["W D7 mp 1", "LI away O3"]);
    battle.play("regroup; pass");
    assert_eq!(counters(&battle, RED), ["W D7 mp 1", "LI away O1"]);
    battle.play("regroup; pass");
    assert_eq!(counters(&battle, RED), ["W D7 mp 1", "LI away O2"]);
    battle.play("regroup");
    assert_eq!(asked(&battle), "red return");
    battle.play("return LI C8");
    assert_eq!(on(&battle, "C8"), "red LI mp 3");
}

#[test]
fn ruling_59_the_wagons_module_is_looked_up_afresh() {
    // The wagon rolls from K12 (O1) to L11 (O0) while the infantry waits at O1.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W K12", "LI away O1"]
        yellow.units = ["P D7"]
        "#,
    );
    battle.play("K12-L11").play("pass").play("regroup");
    assert_eq!(battle.happened(), ["regrouped", "marker-moved", "turn"]);
    assert_eq!(counters(&battle, RED), ["W L11 mp 1", "LI away O0"]);
    battle.play("pass").play("regroup");
    assert_eq!(asked(&battle), "red return");
}

#[test]
fn ruling_60_token_points_markers_then_placements() {
    let mut battle = given(
        r#"
        turn = "red"
        tokens = { red = 2 }
        red.units = ["W M6 turned", "LB away O0", "LI away O1", "P reserve", "HC M7 mp 0"]
        "#,
    );
    battle.play("regroup").expect(expect![[r#"
        Red regroups (1 time token left)  MB-IV.7.a MB-IV.d MB-IV.1.b
        Red’s light infantry, off the map, moves from module O1 to module O0  MB-IV.7.c MB-IV.7.b MB-R59
    "#]]);
    assert_eq!(on(&battle, "M6"), "red W mp 1");
    assert_eq!(on(&battle, "M7"), "red HC mp 4");
    // The infantry has only just reached the wagon's module: not this time.
    assert_eq!(battle.legal_with("return LI"), [""; 0]);
    battle.refuses("return LI M5", "MB-IV.7.d");
    // Any order, each optional: the longbowmen are not placed and keep their marker.
    battle.play("arrive P M5; finish");
    assert_eq!(counters(&battle, RED), ["W M6 mp 1", "LB away O0", "LI away O0", "P M5 mp 3", "HC M7 mp 4"]);
    assert_eq!(asked(&battle), "yellow turn");
    battle.play("pass").play("regroup");
    assert_eq!(battle.legal_with("return LB L6").len() + battle.legal_with("return LI L6").len(), 2);
}

#[test]
fn ruling_60_a_unit_not_placed_walks_on_if_the_wagon_has_gone_elsewhere() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W K12", "LI away O1"]
        yellow.units = ["P D7"]
        "#,
    );
    battle.play("regroup; finish").play("pass").play("K12-L11").play("pass").play("regroup");
    assert_eq!(counters(&battle, RED), ["W L11 mp 1", "LI away O0"]);
}

#[test]
fn ruling_61_neither_enemy_zones_nor_flags_nor_the_enemy_wagon_matter() {
    // The flag H8 is next to the wagon in I8; an enemy unit and the enemy wagon stand close by.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W I8", "LI reserve", "P x1 away O0"]
        yellow.units = ["HC G8", "W G9"]
        "#,
    );
    battle.play("regroup");
    assert_eq!(battle.legal_with("arrive LI H"), ["arrive LI H8", "arrive LI H9"]);
    battle.play("arrive LI H8");
    assert_eq!(on(&battle, "H8"), "red LI mp 3");
    assert_eq!(holder(&battle, "H8"), "nobody");
    // The flag is taken when the turn ends; both have all their points.
    battle.play("return P' H9");
    assert_eq!(battle.happened(), ["returned", "flag-taken", "turn"]);
    assert_eq!(battle.cited_by("flag-taken"), ["MB-V.3", "MB-V.1", "MB-V.5", "MB-R61"]);
    assert_eq!(on(&battle, "H9"), "red P x1 mp 3");
    assert_eq!(holder(&battle, "H8"), "red");
}
