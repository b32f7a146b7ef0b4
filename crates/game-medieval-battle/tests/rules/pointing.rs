//! A player points at a hex with something in hand and nothing happens: the reason that he hears, and its rule.

use crate::ch4::Game;
use crate::given;
use crate::setting_up::{about_to_deploy, opened};
use engine::decision::{Hand, Place};
use engine::ruleset::Ruleset;
use engine::text::Lang;
use expect_test::{Expect, expect};
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::state::{UnitId, YELLOW};
use game_medieval_battle::telling::place;

/// What is said when one points at `to` (a hex, or `off`) with `hand`: the unit on a hex, a kind of unit (`a P`), a counter by
/// its number (`#3`) or nothing (`-`).
#[track_caller]
fn pointed(battle: &Game, hand: &str, to: &str, lang: Lang) -> String {
    let (rules, state) = (battle.table.rules(), battle.table.state());
    let geo = rules.board(state).geo;
    let to = match to {
        "off" => Place::Hex { q: 40, r: 0 },
        label => place(geo, geo.find(label).expect("a hex")),
    };
    let hand = match hand.strip_prefix("a ") {
        Some(kind) => Hand::What(kind),
        None if hand == "-" => Hand::Empty,
        None => match hand.strip_prefix('#') {
            Some(number) => Hand::Piece(number.parse().expect("a number")),
            None => {
                let hex = geo.find(hand).expect("a hex");
                let mover =
                    state.moving().map(|moving| moving.unit).filter(|id| state.unit(*id).hex() == Some(hex));
                Hand::Piece(mover.or(state.at(hex)).expect("a unit").0.into())
            }
        },
    };
    let Some(refusal) = rules.why_not(state, hand, to) else { return "nothing".into() };
    let line = |reason: &engine::Reason| {
        let see: Vec<&str> = reason.see.iter().map(|rule| rule.id()).collect();
        let see = if see.is_empty() { String::new() } else { format!(" ({})", see.join(" ")) };
        let rule = reason.rule.map_or("no rule", |rule| rule.id());
        format!("{rule}: {}{see}", MedievalBattle::texts().say(lang, &reason.why))
    };
    refusal.reasons.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A table: a hand and a hex, `H8 > I8` (in French after `fr`), and under it what is said. Who is told the same as the one before
/// stands on his line.
#[track_caller]
fn check_in(battle: &Game, table: Expect) {
    let questions = table.data().lines().map(str::trim).filter(|line| line.contains(" > "));
    let (mut told, mut heard) = (String::new(), Vec::new());
    for question in questions.flat_map(|line| line.split("; ")) {
        let (lang, pair) = question.strip_prefix("fr ").map_or((Lang::En, question), |pair| (Lang::Fr, pair));
        let (hand, to) = pair.split_once(" > ").expect("a hand and a hex");
        heard.push((question, pointed(battle, hand, to, lang)));
    }
    for same in heard.chunk_by(|(_, one), (_, next)| one == next) {
        let asked: Vec<&str> = same.iter().map(|(question, _)| *question).collect();
        told += &format!("{}\n    {}\n", asked.join("; "), same[0].1.replace('\n', "\n    "));
    }
    table.assert_eq(&told);
}

#[track_caller]
fn check(position: &str, table: Expect) {
    check_in(&given(position), table);
}

// ---------------------------------------------------------------- whose unit it is

#[test]
fn r_iv_a_a_unit_of_the_other_seat_is_not_yours() {
    check(
        r#"turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["P K8"]"#,
        expect![[r#"
            K8 > J8
                MB-IV.a: you cannot move that unit now
        "#]],
    );
}

#[test]
fn r_iv_a_while_one_unit_moves_no_other_does() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC H8", "P K8"]"#,
    );
    battle.play("H8-I8");
    check_in(
        &battle,
        expect![[r#"
            K8 > K9; - > K8
                MB-IV.a: one unit acts each turn, and the light cavalry in I8 has begun its move; continue it or end it first
        "#]],
    );
}

#[test]
fn r_iv_a_what_is_legal_is_not_refused() {
    let position = r#"turn = "red"
        red.units = ["LC H8", "LC x1 G8", "A x1 F8", "A x1 E9"]
        yellow.units = ["P K8", "P G9"]"#;
    // A step, a melee, a ride of several hexes, a melee at its end, a merger at the end of a walk.
    check(
        position,
        expect![[r#"
            H8 > I8; H8 > G9; H8 > I5; H8 > K8; F8 > E9; - > H8; - > J8
                nothing
        "#]],
    );
}

// ---------------------------------------------------------------- points

#[test]
fn r_iv_1_b_without_points_only_regrouping_helps() {
    let position = r#"turn = "red"
        red.units = ["LC H8 mp 0"]
        yellow.units = ["P I8"]"#;
    check(
        position,
        expect![[r#"
            H8 > H7; H8 > I8; - > H8
                MB-IV.1.b: the light cavalry has no movement points left; only regrouping restores them (MB-IV.7.a)
            fr - > H8
                MB-IV.1.b: la cavalerie légère n’a plus de points de mouvement ; seul un regroupement les rend (MB-IV.7.a)
        "#]],
    );
    // Without a token not even that.
    check(
        &format!("tokens = {{ red = 0 }}\n{position}"),
        expect![[r#"
            H8 > M8
                MB-IV.1.b: the light cavalry has no movement points left; only regrouping restores them (MB-IV.7.a)
                MB-IV.7.a: no time tokens left
        "#]],
    );
}

#[test]
fn r_iv_1_a_the_hex_next_door_costs_more_than_there_is() {
    check(
        r#"turn = "red"
        red.units = ["LI K6 mp 1"]"#,
        expect![[r#"
            K6 > K5
                MB-IV.1.a: needs 2 MP, has 1
        "#]],
    );
}

#[test]
fn r_iv_1_a_a_far_hex_costs_more_than_there_is() {
    let position = r#"turn = "red"
        red.units = ["LI H8 mp 2"]"#;
    check(
        position,
        expect![[r#"
            H8 > L8
                MB-IV.1.a: L8 is too far: it costs 4 MP, and the light infantry has 2 (MB-I.6 MB-IV.1.b)
            fr H8 > L8
                MB-IV.1.a: L8 est trop loin : cela coûte 4 PM et l’infanterie légère en a 2 (MB-I.6 MB-IV.1.b)
        "#]],
    );
    check(
        r#"turn = "red"
        red.units = ["P H8"]"#,
        expect![[r#"
            fr H8 > M8
                MB-IV.1.a: M8 est trop loin : cela coûte 5 PM et les piquiers en ont 3 (MB-I.6 MB-IV.1.b)
        "#]],
    );
}

#[test]
fn r_iv_1_a_a_unit_with_a_point_and_nowhere_to_go_is_told_so() {
    // Woods all around what a single point could pay for.
    check(
        r#"turn = "red"
        red.units = ["P G7 mp 1", "LI G8", "LI H7", "LI F7", "HC H6", "HC G6", "HI F8"]
        yellow.units = ["P N7"]"#,
        expect![[r#"
            - > G7
                MB-IV.1.a: the pikemen have 1 MP and nowhere to go: every adjacent hex is closed, occupied or too expensive (MB-I.6 MB-IV.1.e)
        "#]],
    );
}

#[test]
fn r_i_3_cavalry_never_enters_mountains_near_or_far() {
    let position = r#"turn = "red"
        red.units = ["HC J9"]"#;
    check(
        position,
        expect![[r#"
            J9 > J10
                MB-I.3: the heavy cavalry cannot enter mountains (J10)
            J9 > D10
                MB-I.3: the heavy cavalry cannot enter mountains (D10)
            fr J9 > D10
                MB-I.3: la cavalerie lourde ne peut pas entrer en montagne (D10)
        "#]],
    );
}

#[test]
fn r_iv_w_2_a_turned_wagon_waits_for_the_next_regrouping() {
    let position = r#"turn = "red"
        red.units = ["W M6 mp 0"]"#;
    check(
        position,
        expect![[r#"
            M6 > M7; - > M6
                MB-IV.W.2: the wagon is flipped and cannot move before the next regrouping (MB-IV.7.a)
        "#]],
    );
}

#[test]
fn r_iv_w_2_a_wagon_has_one_point() {
    let position = r#"turn = "red"
        red.units = ["W M6"]
        yellow.units = ["P L6"]"#;
    check(
        position,
        expect![[r#"
            M6 > L7
                MB-III.3: the wagon cannot enter woods (L7)
            M6 > M8
                MB-IV.1.a: M8 is too far: it costs 2 MP, and the wagon has 1 (MB-I.6 MB-IV.1.b)
        "#]],
    );
}

// ---------------------------------------------------------------- zones

#[test]
fn r_iv_2_d_a_halted_unit_does_not_go_on() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC H8"]
        yellow.units = ["P J8", "LI K7"]"#,
    );
    battle.play("H8-I8");
    check_in(
        &battle,
        expect![[r#"
            I8 > I7; I8 > M8; I8 > K7
                MB-IV.2.d: the unit entered an enemy ZOC and is halted (MB-R21)
        "#]],
    );
}

#[test]
fn r_iv_2_d_zones_stop_it_on_the_way() {
    // Between the pikes it would be halted; round them it is farther than any light cavalry rides in a turn.
    let position = r#"turn = "red"
        red.units = ["LC M8"]
        yellow.units = ["P L7", "P L9"]"#;
    check(
        position,
        expect![[r#"
            M8 > K8
                MB-IV.2.d: there is no path to K8 this turn: in L8 the light cavalry must stop, in the ZOC of the pikemen in L9 and the pikemen in L7 (MB-IV.2.c MB-R18 MB-R21)
            fr M8 > K8
                MB-IV.2.d: aucun chemin ne mène en K8 ce tour-ci : en L8, l’unité doit s’arrêter, dans la ZdC des piquiers en L9 et des piquiers en L7 (MB-IV.2.c MB-R18 MB-R21)
        "#]],
    );
}

#[test]
fn r_iv_2_d_the_way_round_a_zone_costs_too_much() {
    check(
        r#"turn = "red"
        red.units = ["LI H8"]
        yellow.units = ["P I9"]"#,
        expect![[r#"
            H8 > K7
                MB-IV.2.d: there is no path to K7 this turn: in I8 the light infantry must stop, in the ZOC of the pikemen in I9 (MB-IV.2.c MB-R18 MB-R21)
        "#]],
    );
    check(
        r#"turn = "red"
        red.units = ["HC G9"]
        yellow.units = ["P H9"]"#,
        expect![[r#"
            G9 > I9
                MB-IV.2.d: there is no path to I9 this turn: in H8 the heavy cavalry must stop, in the ZOC of the pikemen in H9 (MB-IV.2.c MB-R18 MB-R21)
        "#]],
    );
}

#[test]
fn ruling_22_halted_it_may_attack_only_who_controls_it() {
    let mut battle = given(
        r#"
        red.units = ["P K10", "HC J9"]
        yellow.units = ["LI I10"]"#,
    );
    battle.play("I10-J10");
    check_in(
        &battle,
        expect![[r#"
            J10 > J9
                MB-R22: a halted unit may attack only the units that control its hex; the unit in J9 does not (MB-IV.2.c)
        "#]],
    );
}

#[test]
fn ruling_22_it_would_be_halted_beside_the_enemy_and_bound_to_another() {
    // Up the mountain and down on the cavalry would cost three; the pikes halt it on the top, and the cavalry does not control it.
    let position = |pikes: &str| {
        format!(
            r#"turn = "red"
            red.units = ["LI J11"]
            yellow.units = ["HC J9"{pikes}]"#
        )
    };
    check(
        &position(", \"P K10\""),
        expect![[r#"
            J11 > J9
                MB-R22: to attack J9, the light infantry must stop in J10, in the ZOC of the pikemen in K10; from there it may attack only the units that control that hex (MB-IV.2.c MB-IV.2.d)
        "#]],
    );
    check(
        &position(""),
        expect![[r#"
            J11 > J9
                nothing
        "#]],
    );
}

#[test]
fn r_iv_a_who_points_at_another_unit_in_mid_move_hears_that_one_moves_at_a_time() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC H8", "P K8"]"#,
    );
    battle.play("H8-I8");
    check_in(
        &battle,
        expect![[r#"
            I8 > K8
                MB-IV.a: one unit acts each turn, and the light cavalry in I8 has begun its move; continue it or end it first
        "#]],
    );
}

// ---------------------------------------------------------------- attacking

#[test]
fn r_iv_1_c_an_enemy_next_door_on_ground_that_costs_too_much() {
    check(
        r#"turn = "red"
        red.units = ["HC K6 mp 1"]
        yellow.units = ["LI K5"]"#,
        expect![[r#"
            K6 > K5
                MB-IV.1.c: needs 2 MP, has 1 (MB-R25)
        "#]],
    );
}

#[test]
fn ruling_24_nobody_attacks_into_ground_it_may_not_enter() {
    let position = r#"turn = "red"
        red.units = ["HC J9", "HC G9"]
        yellow.units = ["LI J10"]"#;
    check(
        position,
        expect![[r#"
            J9 > J10; G9 > J10
                MB-I.3: the heavy cavalry cannot enter mountains (J10) (MB-R24)
        "#]],
    );
}

#[test]
fn r_iv_1_c_an_enemy_too_far_away_to_fight() {
    let position = r#"turn = "red"
        red.units = ["HI H8"]
        yellow.units = ["LI K8"]"#;
    check(
        position,
        expect![[r#"
            H8 > K8
                MB-IV.1.c: K8 is too far to attack: it costs 3 MP, and the heavy infantry has 2 (MB-I.6 MB-IV.1.b)
            fr H8 > K8
                MB-IV.1.c: K8 est trop loin pour une attaque : cela coûte 3 PM et l’infanterie lourde en a 2 (MB-I.6 MB-IV.1.b)
        "#]],
    );
}

#[test]
fn r_iv_5_c_archers_too_far_away_to_shoot() {
    check(
        r#"turn = "red"
        red.units = ["A H8 mp 1"]
        yellow.units = ["LI K8"]"#,
        expect![[r#"
            H8 > K8
                MB-IV.1.g: K8 is too far to attack: it costs 3 MP, and the archers have 1 (MB-I.6 MB-IV.1.b MB-IV.5.c)
        "#]],
    );
    check(
        r#"turn = "red"
        red.units = ["A H8"]
        yellow.units = ["LI M8"]"#,
        expect![[r#"
            H8 > M8
                MB-IV.1.g: M8 is too far to attack: it costs 5 MP, and the archers have 3 (MB-I.6 MB-IV.1.b MB-IV.5.c)
        "#]],
    );
}

#[test]
fn r_iv_5_d_longbowmen_do_not_see_it_and_cannot_get_there() {
    // Woods on J7 hide K6; one point is not enough to go round.
    check(
        r#"turn = "red"
        red.units = ["LB I8 mp 1"]
        yellow.units = ["LI K6"]"#,
        expect![[r#"
            I8 > K6
                MB-IV.5.d: no line of sight to K6: woods or a mountain in between (MB-R51 MB-R52)
                MB-IV.1.g: K6 is too far to attack: it costs 2 MP, and the longbowmen have 1 (MB-I.6 MB-IV.1.b MB-IV.5.c)
        "#]],
    );
}

#[test]
fn r_iv_w_5_a_wagon_never_attacks() {
    let position = r#"turn = "red"
        red.units = ["W H8"]
        yellow.units = ["LI I8", "LI M8"]"#;
    check(
        position,
        expect![[r#"
            H8 > I8; H8 > M8
                MB-IV.W.5: a wagon never attacks
        "#]],
    );
}

// ---------------------------------------------------------------- friends

#[test]
fn r_iv_6_a_only_two_of_a_kind_become_one() {
    let position = r#"turn = "red"
        red.units = ["LC x1 H8", "P x1 I8 mp 0", "P K8"]"#;
    check(
        position,
        expect![[r#"
            H8 > I8
                MB-IV.1.b: the pikemen have no movement points left; only regrouping restores them (MB-IV.7.a)
                MB-IV.1.e: the unit in I8 has no movement point left to step aside
            H8 > K8
                MB-IV.6.a: only units of the same type merge (MB-R15)
        "#]],
    );
}

#[test]
fn ruling_58_full_units_do_not_merge() {
    check(
        r#"turn = "red"
        red.units = ["P H8 mp 1", "P x1 I8"]"#,
        expect![[r#"
            H8 > I8
                MB-R58: only two reduced units merge (MB-R15)
                MB-IV.1.e: passing through the unit in I8 needs 2 MP, has 1
        "#]],
    );
}

#[test]
fn r_iv_1_a_a_merger_too_far_away() {
    check(
        r#"turn = "red"
        red.units = ["P x1 H8", "P x1 L8"]"#,
        expect![[r#"
            H8 > L8
                MB-IV.1.a: L8 is too far: it costs 4 MP, and the pikemen have 3 (MB-I.6 MB-IV.1.b MB-R57)
        "#]],
    );
}

#[test]
fn r_iv_1_f_no_passing_through_in_an_enemy_zone() {
    check(
        r#"turn = "red"
        red.units = ["LI H8", "P I8"]
        yellow.units = ["LI J7"]"#,
        expect![[r#"
            H8 > I8
                MB-IV.6.a: only units of the same type merge (MB-R15)
                MB-IV.1.f: I8 is in an enemy ZOC: no passing through there (MB-R18 MB-R19)
        "#]],
    );
}

#[test]
fn r_iv_1_e_a_tired_friend_does_not_make_way() {
    check(
        r#"turn = "red"
        red.units = ["LI H8", "P I8 mp 0"]"#,
        expect![[r#"
            H8 > I8
                MB-IV.1.b: the pikemen have no movement points left; only regrouping restores them (MB-IV.7.a)
                MB-IV.1.e: the unit in I8 has no movement point left to step aside
        "#]],
    );
}

// ---------------------------------------------------------------- answers to a melee

#[test]
fn r_iv_3_b_where_an_attacked_unit_cannot_go() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC J8", "P G10"]
        yellow.units = ["LI I8", "A H8"]"#,
    );
    battle.play("J8xI8");
    check_in(
        &battle,
        expect![[r#"
            I8 > H9
                MB-IV.3.b: H9 is in the ZOC of the pikemen in G10 (MB-R30)
            I8 > H8
                MB-R32: only the attacked unit may retreat: the light infantry in I8 (MB-IV.c)
                MB-IV.3.b: H8 is occupied; stacking limit 1
            I8 > F8
                MB-IV.3.b: F8 is not adjacent
            I8 > I7
                nothing
            I8 > off
                MB-IV.3.d: the unit is not at the edge of the map
            J8 > I8
                MB-IV.a: you cannot move that unit now
        "#]],
    );
}

#[test]
fn r_iv_c_an_attacked_unit_does_not_strike_back() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI I8"]"#,
    );
    battle.play("J8xI8");
    check_in(
        &battle,
        expect![[r#"
            I8 > J8
                MB-IV.c: an attacked unit stands or retreats; it cannot attack now (MB-IV.3.b MB-IV.3.g)
        "#]],
    );
}

#[test]
fn r_iv_1_h_a_retreat_has_its_price() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["HI L6"]
        yellow.units = ["LB K6 mp 1"]"#,
    );
    battle.play("L6xK6");
    check_in(
        &battle,
        expect![[r#"
            K6 > K5
                MB-IV.1.h: needs 2 MP, has 1
        "#]],
    );
}

#[test]
fn ruling_32_only_the_attacked_unit_withdraws() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["LC J8"]
        yellow.units = ["LI I8", "A H8"]"#,
    );
    battle.play("J8xI8");
    check_in(
        &battle,
        expect![[r#"
            H8 > G8; - > H8
                MB-R32: only the attacked unit may retreat: the light infantry in I8 (MB-IV.c)
            - > I8
                nothing
        "#]],
    );
}

#[test]
fn r_iv_3_d_off_the_map_goes_nobody_of_his_own_will() {
    check(
        r#"turn = "red"
        red.units = ["LC N7"]"#,
        expect![[r#"
            N7 > off
                MB-IV.3.d: that is off the map; only an attacked unit may leave it
        "#]],
    );
}

// ---------------------------------------------------------------- setting up

#[test]
fn r_iii_1_too_close_to_a_flag() {
    let battle = about_to_deploy();
    // Nothing in hand means the wagon, as there is nothing else to set up.
    check_in(
        &battle,
        expect![[r#"
            a W > J8; - > J8
                MB-III.1: less than 3 hexes from a flag (MB-R06)
            - > M6
                nothing
        "#]],
    );
}

#[test]
fn r_iii_3_the_wagons_come_first_and_stand_on_plain() {
    let battle = about_to_deploy();
    check_in(
        &battle,
        expect![[r#"
            a W > L7
                MB-III.3: the wagon cannot enter woods (L7) (MB-R07)
            a HC > M6
                MB-III.3: the wagons are set up first
        "#]],
    );
}

#[test]
fn r_iii_2_too_close_to_the_enemy_wagon() {
    let mut battle = about_to_deploy();
    battle.play("wagon M6");
    check_in(
        &battle,
        expect![[r#"
            a W > K6
                MB-III.2: less than 3 hexes from the enemy wagon in M6 (MB-R06)
        "#]],
    );
    battle.play("wagon F12");
    check_in(
        &battle,
        expect![[r#"
            a HC > G11
                MB-III.2: less than 3 hexes from the enemy wagon in F12 (MB-R06)
            a HC > M6
                MB-R07: M6 is occupied; stacking limit 1
            a HC > M7
                nothing
        "#]],
    );
}

#[test]
fn ruling_07_ground_and_room_when_setting_up() {
    let mut battle = about_to_deploy();
    battle.play("wagon M6; wagon F12; place HC E7");
    check_in(
        &battle,
        expect![[r#"
            a HC > E5
                MB-I.3: the heavy cavalry cannot enter mountains (E5) (MB-R07)
            a A > E7
                MB-R07: E7 is occupied; stacking limit 1
        "#]],
    );
    // What is set up stays: the battle has not begun.
    battle.play("hold");
    check_in(
        &battle,
        expect![[r#"
            E7 > E8
                MB-III.4: no unit moves before the battle: the armies are being set up
        "#]],
    );
}

#[test]
fn r_ii_7_what_was_not_recruited_is_not_there() {
    let mut battle = opened("crossroads", "");
    battle.play("recruit P1; recruit P1; wagon M6; wagon F12");
    check_in(
        &battle,
        expect![[r#"
            a HC > L6
                MB-II.7: no heavy cavalry left to set up
        "#]],
    );
    // A counter beside the board is meant by its kind.
    let (pikes, _) = battle.table.state().units_of(YELLOW).nth(1).expect("pikes");
    let said = pointed(&battle, &format!("#{}", pikes.0), "L6", Lang::En);
    assert_eq!(said, "MB-III.4: you cannot move that unit now");
    let said =
        pointed(&battle, &format!("#{}", UnitId::new(game_medieval_battle::state::RED, 1).0), "J8", Lang::En);
    assert_eq!(said, "MB-III.1: less than 3 hexes from a flag (MB-R06)");
}

// ---------------------------------------------------------------- coming back

#[test]
fn r_iv_7_d_back_only_next_to_the_wagon() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["W M6", "P L6", "LB away O0", "A away O1", "HI reserve"]"#,
    );
    check_in(
        &battle,
        expect![[r#"
            a HI > M7
                MB-IV.7.f: the heavy infantry can arrive only by regrouping, next to the wagon (MB-IV.7.a)
            a LB > M7
                MB-IV.7.d: the longbowmen can arrive only by regrouping, next to the wagon (MB-IV.7.a)
        "#]],
    );
    battle.play("regroup");
    check_in(
        &battle,
        expect![[r#"
            a LB > K8
                MB-IV.7.d: only hexes adjacent to your own wagon
            a LB > L6
                MB-IV.7.d: L6 is occupied; stacking limit 1
            a HI > M7
                nothing
            a A > M7
                MB-IV.7.c: the archers are still on the way off the map: 1 more regrouping (MB-IV.7.b MB-R59)
            a HC > M7
                MB-IV.7.d: no such heavy cavalry may arrive in this regrouping
            L6 > L5; - > L6
                MB-IV.7.d: this turn is spent on regrouping: units now arrive next to the wagon
        "#]],
    );
}

#[test]
fn r_iv_7_g_without_a_wagon_nobody_comes() {
    check(
        r#"turn = "red"
        red.wagon-lost = true
        red.units = ["P L6", "HI reserve"]"#,
        expect![[r#"
            a HI > M7
                MB-IV.7.g: without a wagon no unit returns (MB-R59)
        "#]],
    );
}

// ---------------------------------------------------------------- the end

#[test]
fn r_v_8_when_the_game_is_over_it_is_over() {
    let mut battle = given(
        r#"turn = "red"
        red.units = ["P L6"]
        yellow.units = ["P H8"]"#,
    );
    battle.play("pass; pass");
    check_in(
        &battle,
        expect![[r#"
            L6 > L5; a HC > L5
                MB-V.8: the game is over
            - > L6
                nothing
        "#]],
    );
}
