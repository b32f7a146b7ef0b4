//! IV.3 Retreat to a prepared position: the answer to a melee attack.

use crate::ch4::*;
use crate::given;
use crate::setting_up::{flaw, why};
use expect_test::expect;

/// T08 and T09, the book's own example: light infantry on a mountain attacks heavy cavalry on a rocky hill.
fn down_from_the_mountain() -> Game {
    given(
        r#"
        turn = "red"
        red.units = ["LI E5"]
        yellow.units = ["HC F4"]
        "#,
    )
}

// ---------------------------------------------------------------- MB-IV.3.a: melee only

#[test]
fn r_iv_3_a_nobody_retreats_from_a_shot() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["A I8"]
        yellow.units = ["LI J8"]
        "#,
    );
    battle.play("I8*J8");
    assert_eq!(battle.happened(), ["shot", "knight-lost", "turn"]);
    assert_eq!(on(&battle, "J8"), "yellow LI x1 mp 3");
}

// ---------------------------------------------------------------- MB-IV.3.b: where to

#[test]
fn r_iv_3_b_t09_to_the_far_side_or_off_the_map() {
    let mut battle = down_from_the_mountain();
    let foretold = battle.explained("E5xF4");
    assert!(
        foretold.contains("> the defender may retreat to: G3, G4  MB-IV.c MB-IV.3.b MB-R31\n"),
        "{foretold}"
    );
    assert!(foretold.contains("> the defender may leave the map  MB-IV.3.d\n"), "{foretold}");
    battle.play("E5xF4");
    assert_eq!(choices(&battle), ["leave", "retreat G3", "retreat G4", "stand"]);
    battle.play("retreat G4").expect(expect![[r#"
        Yellow’s heavy cavalry retreats F4–G4 (1 MP, 3 left)  MB-IV.3.b MB-IV.3.c MB-R30 MB-R32
        Red’s light infantry occupies the vacated hex F4  MB-IV.3.f MB-IV.3.e MB-R26 MB-R35 MB-R36
        Red’s light infantry enters an enemy ZOC in F4 and stops  MB-IV.2.d MB-R21
    "#]]);
    assert_eq!(on(&battle, "G4"), "yellow HC mp 3");
    assert_eq!(on(&battle, "F4"), "red LI mp 1");
    assert_eq!(choices(&battle), ["F4xG4", "stop"]);
}

#[test]
fn r_iv_3_b_only_to_a_free_neighbouring_hex_that_it_may_enter() {
    // Heavy cavalry on K9 beside the mountain J10, attacked from L8; a friend stands on J9.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LI L8"]
        yellow.units = ["HC K9", "P J9"]
        "#,
    );
    battle.play("L8xK9");
    assert_eq!(choices(&battle), ["retreat K10", "stand"]);
    battle
        .refuses("retreat J10", "MB-I.3")
        .refuses("retreat J9", "MB-IV.3.b")
        .refuses("retreat K8", "MB-IV.3.b")
        .refuses("retreat L9", "MB-IV.3.b");
}

#[test]
fn r_iv_3_b_the_hex_must_be_a_neighbour() {
    // "Vers un hexagone contigu."
    let mut battle = down_from_the_mountain();
    battle.play("E5xF4");
    battle.refuses("retreat H8", "MB-IV.3.b");
}

// ---------------------------------------------------------------- MB-IV.3.c: it is paid

#[test]
fn r_iv_3_c_the_retreat_is_paid_by_the_ground() {
    let position = r#"
        turn = "red"
        red.units = ["HI L6"]
        yellow.units = ["LI K6"]
    "#;
    for (to, left) in [("J6", 2), ("K5", 1), ("J7", 1)] {
        let mut battle = given(position);
        battle.play("L6xK6");
        let foretold = battle.explained(&format!("retreat {to}"));
        assert!(foretold.contains("MB-IV.1.h\n"), "{foretold}");
        assert!(foretold.contains(&format!("> {left} left  MB-IV.1.i\n")), "{foretold}");
        battle.play(&format!("retreat {to}")).cites("MB-IV.3.c");
        assert_eq!(on(&battle, to), format!("yellow LI mp {left}"));
    }
}

// ---------------------------------------------------------------- MB-IV.3.d: off the map

#[test]
fn r_iv_3_d_an_attacked_unit_may_leave_the_map() {
    let mut battle = down_from_the_mountain();
    battle.play("E5xF4; leave");
    assert_eq!(counters(&battle, YELLOW), ["HC away O2"]);
    assert_eq!(on(&battle, "F4"), "red LI mp 1");
}

#[test]
fn r_iv_3_d_only_an_attacked_unit_and_only_at_the_edge() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["LI I8", "HC F4"]
        "#,
    );
    battle.refuses("leave", "MB-IV.0");
    battle.play("H8xI8");
    battle.refuses("leave", "MB-IV.3.d");
    battle.play("stand");
    // In her own turn Yellow's cavalry at the edge has no way off the map.
    battle.refuses("leave", "MB-IV.0");
    assert_eq!(battle.legal_with("F4-"), ["F4-F5", "F4-G3", "F4-G4"]);
}

// ---------------------------------------------------------------- MB-IV.3.e: going on

#[test]
fn r_iv_3_e_the_attacker_may_attack_the_same_or_another() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI I8", "A I9"]
        "#,
    );
    battle.play("J8xI8");
    assert_eq!(battle.cited_by("melee-declared"), ["MB-IV.a", "MB-IV.1.c"]);
    battle.play("retreat I7");
    assert_eq!(asked(&battle), "red move");
    assert_eq!(choices(&battle), ["I8xI7", "I8xI9", "stop"]);
    assert!(battle.explained("I8xI9").contains("MB-IV.3.e MB-R37 MB-R38 MB-R49"));
    battle.play("I8xI9");
    let pursuing = ["MB-IV.a", "MB-IV.1.c", "MB-IV.3.e", "MB-R37", "MB-R38", "MB-R49"];
    assert_eq!(battle.cited_by("melee-declared"), pursuing);
    battle.play("stand");
    // On the hill the archers have height and bad ground for them: +2 - 1 - 1 = 0, one knight each.
    assert_eq!(on(&battle, "I9"), "yellow A x1 mp 3");
    assert_eq!(on(&battle, "I8"), "red LC x1 mp 2");
}

// ---------------------------------------------------------------- MB-IV.3.f: the vacated hex

#[test]
fn r_iv_3_f_the_attacker_takes_the_hex() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI I8"]
        "#,
    );
    battle.play("J8xI8");
    assert!(
        battle
            .explained("retreat I7")
            .contains("> the attacker occupies I8 and stops there; it may only attack again, shoot if it has bows, or end its move  MB-IV.3.f MB-IV.3.e MB-R36\n")
    );
    battle.play("retreat I7").cites("MB-IV.3.f");
    assert_eq!(on(&battle, "I8"), "red LC mp 4");
    assert_eq!(on(&battle, "J8"), "nobody");
}

// ---------------------------------------------------------------- MB-IV.3.g: standing

#[test]
fn r_iv_3_g_who_will_not_retreat_fights() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI K8"]
        "#,
    );
    battle.play("J8xK8");
    battle.play("stand").expect(expect![[r#"
        Yellow’s light infantry in K8 stands and fights  MB-IV.3.g MB-IV.1.d
        Melee, column +1: attacker loses 0, defender loses 1  MB-IV.4.g MB-IV.4.a MB-R40 MB-IV.4.o
          +1 Base result: melee card  MB-IV.4.e
        Yellow’s light infantry in K8 is reduced  MB-IV.4.l
        Yellow to move  MB-IV.0
    "#]]);
}

#[test]
fn r_iv_3_g_who_cannot_retreat_is_not_asked_and_fights() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI K8 mp 0"]
        "#,
    );
    let foretold = battle.explained("J8xK8");
    assert!(foretold.contains("> the defender cannot retreat  MB-IV.1.h MB-IV.3.g\n"), "{foretold}");
    battle.play("J8xK8");
    assert_eq!(battle.happened(), ["melee-declared", "stood", "melee-resolved", "knight-lost", "turn"]);
    assert_eq!(on(&battle, "K8"), "yellow LI x1 mp 0");
}

#[test]
fn r_iv_3_g_with_points_but_every_way_closed_it_fights_too() {
    // Two units of Red between them control all that is round J8.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC I8", "LI K8"]
        yellow.units = ["LI J8"]
        "#,
    );
    let foretold = battle.explained("I8xJ8");
    assert!(foretold.contains("> the defender cannot retreat  MB-IV.3.b MB-IV.3.g\n"), "{foretold}");
    battle.play("I8xJ8").cites("MB-IV.3.b");
    assert_eq!(battle.happened(), ["melee-declared", "stood", "melee-resolved", "knight-lost", "turn"]);
}

#[test]
fn r_iv_3_g_a_position_asks_only_who_has_an_answer() {
    let attacked = |red: &str, yellow: &str| {
        format!(
            "phase = 'respond'
             turn = 'red'
             red.units = ['{red}']
             yellow.units = ['{yellow}']
             respond = {{ attacker = 1, defender = 1 }}"
        )
    };
    assert_eq!(asked(&given(&attacked("LC J8 mp 4", "LI I8"))), "yellow respond");
    let stands = "position: the phase needs respond: an answer besides standing";
    assert_eq!(flaw(&attacked("LC J8 mp 4", "LI I8 mp 0")), stands);
    assert_eq!(flaw(&attacked("LC J8 mp 4", "W I8")), stands);
    // The attacker is next to the defender, can get there, and is no wagon.
    let reach = "position: the phase needs respond: an attacker next to a defender it can reach";
    assert_eq!(flaw(&attacked("LC K8 mp 4", "LI I8")), reach);
    assert_eq!(flaw(&attacked("LC J9 mp 4", "LI J10")), reach);
    assert_eq!(flaw(&attacked("W J8", "LI I8")), reach);
}

// ---------------------------------------------------------------- rulings on retreating

#[test]
fn ruling_30_never_into_a_zone_of_the_attacking_player() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J8", "P G10"]
        yellow.units = ["LI I8"]
        "#,
    );
    // But for the pikemen H9 would be open too.
    battle.play("J8xI8");
    assert_eq!(choices(&battle), ["retreat H8", "retreat I7", "stand"]);
    let refusal = battle.refusal("retreat H9");
    assert_eq!(refusal.rules().iter().map(|rule| rule.id()).collect::<Vec<_>>(), ["MB-IV.3.b"]);
    let words = refusal.say(texts(), engine::text::Lang::En);
    assert!(words.contains("H9 is in the ZOC of the pikemen in G10"), "{words}");
    battle.play("retreat H8").cites("MB-R30");
}

#[test]
fn ruling_30_the_refusal_says_what_it_rests_on() {
    // J9 is controlled by the attacker on J8 (MB-R31) and by the wagon in I10 (MB-R20), turned as it is (MB-R18).
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J8", "W I10 turned"]
        yellow.units = ["LI K8", "P K9"]
        "#,
    );
    battle.play("J8xK8");
    assert_eq!(choices(&battle), ["retreat L7", "retreat L8", "stand"]);
    assert_eq!(why(&mut battle, "retreat J9"), "MB-IV.3.b see MB-R30 MB-R31 MB-R18 MB-IV.W.5 MB-R20");
    // An occupied hex is closed for that alone.
    assert_eq!(why(&mut battle, "retreat K9"), "MB-IV.3.b");
}

#[test]
fn ruling_30_the_refusal_names_the_wagons_zone_only_where_a_wagon_controls() {
    // No wagon is near: MB-R20, the wagon's zone, is not named.
    let mut battle = down_from_the_mountain();
    battle.play("E5xF4");
    assert_eq!(why(&mut battle, "retreat F5"), "MB-IV.3.b see MB-R30 MB-R31");
}

fn texts() -> &'static engine::text::Texts {
    use engine::ruleset::Ruleset;
    game_medieval_battle::MedievalBattle::texts()
}

#[test]
fn ruling_31_the_attackers_own_zone_counts_from_where_it_stands() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["LI I8"]
        "#,
    );
    battle.play("H8xI8");
    // H9 and I7 touch the attacker on H8.
    assert_eq!(choices(&battle), ["retreat I9", "retreat J7", "retreat J8", "stand"]);
    battle.refuses("retreat H9", "MB-IV.3.b").refuses("retreat I7", "MB-IV.3.b");
}

#[test]
fn ruling_32_only_the_attacked_unit_moves() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["LI I8", "P J7"]
        "#,
    );
    battle.play("H8xI8");
    battle.refuses("J7-J6", "MB-IV.c");
    battle.play("retreat J8");
    assert_eq!(on(&battle, "J7"), "yellow P mp 3");
    assert_eq!(on(&battle, "J8"), "yellow LI mp 2");
}

#[test]
fn ruling_33_t30_a_mountain_beside_cavalry_is_a_refuge() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["HC K10", "LC J9"]
        yellow.units = ["LI K9"]
        "#,
    );
    battle.play("K10xK9");
    assert_eq!(choices(&battle), ["retreat J10", "retreat L8", "stand"]);
    battle.play("retreat J10");
    let beside_riders = ["MB-IV.3.b", "MB-IV.3.c", "MB-R30", "MB-R32", "MB-R33", "MB-IV.2.a"];
    assert_eq!(battle.cited_by("retreated"), beside_riders);
    assert_eq!(on(&battle, "J10"), "yellow LI mp 1");
    // From the vacated hex the cavalry cannot follow up the mountain: the turn is over.
    assert_eq!(on(&battle, "K9"), "red HC mp 3");
    assert_eq!(asked(&battle), "yellow turn");
}

#[test]
fn ruling_20_woods_beside_the_wagon_are_a_refuge() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["W L6", "LC J8"]
        yellow.units = ["LI K7"]
        "#,
    );
    battle.play("J8xK7").play("retreat L7");
    let beside_the_wagon = ["MB-IV.3.b", "MB-IV.3.c", "MB-R30", "MB-R32", "MB-R20", "MB-IV.2.a"];
    assert_eq!(battle.cited_by("retreated"), beside_the_wagon);
    // With no enemy near nothing keeps a zone away.
    let mut battle = given("turn = 'red'\nred.units = ['LC H8']\nyellow.units = ['LI I8']");
    battle.play("H8xI8").play("retreat J8");
    assert_eq!(battle.cited_by("retreated"), beside_the_wagon[..4]);
}

#[test]
fn ruling_34_leaving_costs_a_point() {
    let position = |points: u8| {
        format!(
            r#"
            turn = "red"
            red.units = ["LC N6"]
            yellow.units = ["LB N5 mp {points}", "W M3"]
            "#
        )
    };
    let mut battle = given(&position(1));
    battle.play("N6xN5");
    assert_eq!(choices(&battle), ["leave", "retreat M5", "retreat N4", "stand"]);
    expect![[r#"
        leave the map
        Movement points 1
          +1 Leaving the map  MB-R34
        > 0 left  MB-IV.1.i
        > its marker goes to module O0, and it may return after 1 regrouping  MB-IV.7.b MB-IV.7.e MB-R59
        > the attacker occupies N5 and may keep moving  MB-IV.3.f MB-IV.3.e MB-R36
    "#]]
    .assert_eq(&battle.explained("leave"));
    battle.play("leave").expect(expect![[r#"
        Yellow’s longbowmen leave the map from N5 (1 MP); their marker is at module O0  MB-IV.3.d MB-R34 MB-R59
        Red’s light cavalry occupies the vacated hex N5  MB-IV.3.f MB-IV.3.e MB-R26 MB-R35 MB-R36
    "#]]);
    // Without a point it stays and fights.
    let mut battle = given(&position(0));
    battle.play("N6xN5");
    assert_eq!(battle.happened()[..2], ["melee-declared", "stood"]);
}

#[test]
fn ruling_35_taking_the_hex_is_compulsory_and_ends_nothing() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI I8"]
        "#,
    );
    battle.play("J8xI8; retreat H8");
    assert_eq!(battle.happened(), ["melee-declared", "retreated", "took-vacated-hex", "halted"]);
    assert_eq!(on(&battle, "I8"), "red LC mp 4");
    assert_eq!(asked(&battle), "red move");
}

#[test]
fn ruling_36_t36_the_enemy_gone_off_the_map_the_move_simply_goes_on() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC N6"]
        yellow.units = ["LB N5"]
        "#,
    );
    battle.play("N6xN5; leave");
    assert_eq!(battle.happened(), ["melee-declared", "left-map", "took-vacated-hex"]);
    assert_eq!(on(&battle, "N5"), "red LC mp 3");
    assert_eq!(choices(&battle), ["N5-M5", "N5-M6", "N5-N4", "N5-N6", "stop"]);
    battle.play("N5-N4; N4-N3");
    assert_eq!(on(&battle, "N3"), "red LC mp 1");
}

#[test]
fn ruling_36_after_a_retreat_on_the_map_it_is_halted_and_may_attack_shoot_or_stop() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["MA J8"]
        yellow.units = ["LI I8"]
        "#,
    );
    battle.play("J8xI8; retreat I7");
    assert_eq!(choices(&battle), ["I8*I7", "I8xI7", "stop"]);
    battle.refuses("I8-H8", "MB-IV.2.d");
}

#[test]
fn ruling_37_t33_as_often_as_the_points_last() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["A I8 mp 1"]
        "#,
    );
    battle.play("H8xI8");
    assert_eq!(on(&battle, "H8"), "red LC mp 4");
    assert_eq!(choices(&battle), ["retreat J8", "stand"]);
    battle.play("retreat J8");
    assert_eq!(on(&battle, "J8"), "yellow A mp 0");
    assert_eq!(on(&battle, "I8"), "red LC mp 4");
    assert_eq!(choices(&battle), ["I8xJ8", "stop"]);
    battle.play("I8xJ8");
    // It has no point left and must stand: +2, both knights lost, and the light cavalry advances.
    assert_eq!(
        battle.happened(),
        ["melee-declared", "stood", "melee-resolved", "unit-destroyed", "advanced", "turn"]
    );
    assert_eq!(fight_in(&battle.told()), ("+2".to_string(), "0/2".to_string()));
    assert_eq!(on(&battle, "J8"), "red LC mp 3");
}

#[test]
fn ruling_37_each_declaration_has_a_new_answer() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["A I8"]
        "#,
    );
    battle.play("H8xI8; retreat J8");
    battle.play("I8xJ8");
    assert_eq!(asked(&battle), "yellow respond");
    battle.play("retreat K8");
    assert_eq!(on(&battle, "K8"), "yellow A mp 1");
    assert_eq!(on(&battle, "J8"), "red LC mp 3");
    assert_eq!(asked(&battle), "red move");
}

#[test]
fn ruling_38_in_pursuit_everybody_in_its_own_zone_can_be_attacked() {
    // In the woods of K5 the wagon in L5 does not control the light cavalry; a halted unit could not attack it (MB-R22).
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC K6"]
        yellow.units = ["P K5", "W L5"]
        "#,
    );
    battle.play("K6xK5; retreat J5");
    assert_eq!(controllers(&battle, YELLOW, "K5"), ["J5"]);
    assert_eq!(choices(&battle), ["K5xJ5", "K5xL5", "stop"]);
    battle.play("K5xL5");
    assert_eq!(on(&battle, "L5"), "yellow W mp 0");
}

#[test]
fn ruling_38_pursuit_ends_with_the_next_step() {
    // The longbowmen leave the map; the light cavalry rides on into the woods of M4, where the pikemen of M3 halt it.
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC N5"]
        yellow.units = ["LB N4", "W L4", "P M3"]
        "#,
    );
    battle.play("N5xN4; leave; N4-M4");
    assert_eq!(controllers(&battle, YELLOW, "M4"), ["M3"]);
    assert_eq!(choices(&battle), ["M4xM3", "stop"]);
    battle.refuses("M4xL4", "MB-R22");
}

#[test]
fn ruling_39_t34_who_retreats_onto_a_flag_takes_it_in_the_enemys_turn() {
    let mut battle = given(
        r#"
        turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI I8"]
        "#,
    );
    battle.play("J8xI8");
    assert_eq!(choices(&battle), ["retreat H8", "retreat H9", "retreat I7", "stand"]);
    battle.play("retreat H8");
    assert_eq!(points(&battle), [0, 0]);
    battle.play("stop").expect(expect![[r#"
        Yellow takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5 MB-R39
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(points(&battle), [0, 2]);
    assert_eq!(holder(&battle, "H8"), "yellow");
}
