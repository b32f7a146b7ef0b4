//! V. End and victory.

use crate::given;
use crate::setting_up::*;
use engine::ruleset::Ruleset;
use engine::table::Throw;
use expect_test::expect;
use game_medieval_battle::MedievalBattle;
use game_medieval_battle::state::RED;
use testkit::Battle;

// ---------------------------------------------------------------- what is worth what

#[test]
fn r_v_1_central_flags_are_worth_two_points_and_the_others_one() {
    let worth = |scenario: &str, flag: &str| {
        let position =
            format!("scenario = '{scenario}'\nred.units = ['P 1,0']\nflags = {{ {flag} = 'red' }}");
        score(&given(&position))[0]
    };
    let standard = ["H8", "K11", "B11", "K2"].map(|flag| worth("crossroads", flag));
    assert_eq!(standard, [2, 1, 1, 1]);
    let large = ["H8", "M14", "B11", "K2", "S11", "J20"].map(|flag| worth("two-realms", flag));
    assert_eq!(large, [2, 2, 1, 1, 1, 1]);
    assert_eq!(flaw("red.units = ['P 1,0']\nflags = { I8 = 'red' }"), "position:3: there is no flag in I8");
}

#[test]
fn r_v_1_the_board_shows_what_each_flag_is_worth() {
    let battle = opened("first-game", "");
    let marks = battle.table.rules().scene(battle.table.state()).marks;
    let mut worth: Vec<_> = marks.iter().map(|mark| (mark.kind, mark.value, mark.owner)).collect();
    worth.sort();
    let one = ("flag", Some(1), None);
    assert_eq!(worth, [one, one, one, ("flag", Some(2), None)]);
}

#[test]
fn r_v_2_destroying_the_enemy_wagon_gives_three_points() {
    let mut battle = given(
        "turn = 'yellow'
         red.units = ['W M6 turned', 'LI H13']
         yellow.units = ['LC L6', 'W C13']",
    );
    battle.play("L6xM6").expect(expect![[r#"
        Yellow’s light cavalry in L6 attacks the wagon in M6 (1 MP, 4 left)  MB-IV.a MB-IV.1.c
        Red’s wagon in M6 is destroyed: 3 VP for the enemy  MB-IV.W.4 MB-IV.W.1 MB-IV.W.6 MB-V.2
        Yellow’s light cavalry advances to M6  MB-IV.4.n MB-R46 MB-R47
        Red to move  MB-IV.0
    "#]]);
    assert_eq!(score(&battle), [0, 3]);
    assert_eq!(stands(&battle), "red is asked: turn");
}

#[test]
fn r_v_2_turning_a_wagon_gives_nothing() {
    let mut battle =
        given("turn = 'yellow'\nred.units = ['W M6', 'LI H13']\nyellow.units = ['LC L6', 'W C13']");
    battle.play("L6xM6");
    assert_eq!(score(&battle), [0, 0]);
}

// ---------------------------------------------------------------- taking flags

#[test]
fn r_v_3_a_flag_is_taken_at_the_end_of_the_turn() {
    let mut battle = given("turn = 'red'\nred.units = ['LC F8', 'W M6']\nyellow.units = ['W C13']");
    battle.play("F8-G8; G8-H8");
    assert_eq!(flag(&battle, "H8"), "nobody", "the move is not over");
    battle.play("stop").expect(expect![[r#"
        Red takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(flag(&battle, "H8"), "red");
    assert_eq!(score(&battle), [2, 0]);
}

#[test]
fn r_v_3_t67_a_unit_that_attacks_from_the_flag_and_stays_takes_it() {
    let mut battle = given("turn = 'red'\nred.units = ['LC G8 mp 3']\nyellow.units = ['LI I8']");
    battle.play("G8-H8; H8xI8");
    assert_eq!(stands(&battle), "yellow is asked: respond");
    battle.play("stand").expect(expect![[r#"
        Yellow’s light infantry in I8 stands and fights  MB-IV.3.g MB-IV.1.d
        Melee, column +1: attacker loses 0, defender loses 1  MB-IV.4.g MB-IV.4.a MB-R40 MB-IV.4.o
          +1 Base result: melee card  MB-IV.4.e
        Yellow’s light infantry in I8 is reduced  MB-IV.4.l
        Red takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(at(&battle, "H8"), "red LC, 2 knights, 1 points");
    assert_eq!(at(&battle, "I8"), "yellow LI, 1 knights, 3 points");
    assert_eq!(score(&battle), [2, 0]);
}

#[test]
fn r_v_3_t68_a_unit_destroyed_in_its_attack_takes_nothing() {
    let mut battle = given("turn = 'red'\nred.units = ['LC x1 G8']\nyellow.units = ['HC I8']");
    battle.play("G8-H8; H8xI8; stand").expect(expect![[r#"
        Red’s light cavalry moves G8–H8 (1 MP, 4 left)  MB-IV.1.a MB-I.6
        Red’s light cavalry enters an enemy ZOC in H8 and stops  MB-IV.2.d MB-R21
        Red’s light cavalry in H8 attacks the heavy cavalry in I8 (1 MP, 3 left)  MB-IV.a MB-IV.1.c
        Yellow’s heavy cavalry in I8 stands and fights  MB-IV.3.g MB-IV.1.d
        Melee, column −2: attacker loses 1, defender loses 0  MB-IV.4.g MB-IV.4.a MB-R40 MB-IV.4.o
          -1 Base result: melee card  MB-IV.4.c
          -1 Defender full, attacker reduced  MB-IV.4.h
        Red’s light cavalry in H8 is eliminated  MB-IV.4.m
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(at(&battle, "H8"), "nobody");
    assert_eq!(flag(&battle, "H8"), "nobody");
    assert_eq!(score(&battle), [0, 0]);
}

#[test]
fn r_v_3_a_unit_that_shoots_from_the_flag_takes_it() {
    let mut battle = given("turn = 'red'\nred.units = ['A G8']\nyellow.units = ['P I8']");
    battle.play("G8-H8; H8*I8");
    assert_eq!(flag(&battle, "H8"), "red");
}

#[test]
fn r_v_3_an_enemy_flag_changes_hands() {
    let mut battle =
        given("turn = 'red'\nflags = { H8 = 'yellow' }\nred.units = ['LI G8']\nyellow.units = ['W C13']");
    assert_eq!(score(&battle), [0, 2]);
    battle.play("G8-H8; stop");
    assert_eq!(score(&battle), [2, 0]);
    // Standing on a flag that is yours already is no news.
    battle.play("pass; H8-I8; stop; pass; I8-H8");
    assert!(!battle.happened().contains(&"flag-taken"));
}

#[test]
fn r_v_3_a_flag_in_woods_or_on_a_hill_is_taken_like_any_other() {
    // K11 of the crossroads lies in woods.
    let mut battle = given("turn = 'red'\nred.units = ['LI J11']");
    battle.play("J11-K11; stop");
    assert_eq!((flag(&battle, "K11"), score(&battle)), ("red", [1, 0]));
    // The centre of the ridge is a hill.
    let mut battle = given("scenario = 'ridge'\nturn = 'red'\nred.units = ['LI G9']");
    battle.play("G9-H8; stop");
    assert_eq!((flag(&battle, "H8"), score(&battle)), ("red", [2, 0]));
}

#[test]
fn r_v_4_t66_a_victor_that_must_advance_off_the_flag_does_not_take_it() {
    let mut battle = given("turn = 'red'\nred.units = ['LC G8 mp 3']\nyellow.units = ['A I8 mp 0']");
    battle.play("G8-H8; H8xI8").expect(expect![[r#"
        Red’s light cavalry moves G8–H8 (1 MP, 2 left)  MB-IV.1.a MB-I.6
        Red’s light cavalry enters an enemy ZOC in H8 and stops  MB-IV.2.d MB-R21
        Red’s light cavalry in H8 attacks the archers in I8 (1 MP, 1 left)  MB-IV.a MB-IV.1.c
        Yellow’s archers in I8 cannot pay for a retreat and must fight  MB-IV.3.g MB-IV.1.h MB-IV.1.d
        Melee, column +2: attacker loses 0, defender loses 2  MB-IV.4.g MB-IV.4.a MB-R40 MB-IV.4.o
          +2 Base result: melee card  MB-IV.4.f
        Yellow’s archers in I8 are eliminated  MB-IV.4.m
        Red’s light cavalry advances to I8  MB-IV.4.n MB-R46 MB-V.4
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!(at(&battle, "I8"), "red LC, 2 knights, 1 points");
    assert_eq!(flag(&battle, "H8"), "nobody");
    assert_eq!(score(&battle), [0, 0]);
}

#[test]
fn r_v_4_crossing_a_flag_takes_nothing() {
    let mut battle = given("turn = 'red'\nred.units = ['LC G8']\nflags = { H8 = 'yellow' }");
    assert!(battle.explained("G8-H8").contains("MB-V.4"));
    battle.play("G8-H8; H8-I8; stop");
    assert_eq!(flag(&battle, "H8"), "yellow");
    assert_eq!(score(&battle), [0, 2]);
}

#[test]
fn r_v_5_t69_a_flag_stays_taken_when_the_unit_walks_off() {
    let mut battle = given("turn = 'red'\nred.units = ['LC H8']\nyellow.units = ['LI F8']");
    battle.play("pass");
    assert_eq!(flag(&battle, "H8"), "red");
    battle.play("F8-F7; stop; H8-I8; I8-J8; stop");
    assert_eq!((flag(&battle, "H8"), score(&battle)), ("red", [2, 0]));
    // Until an enemy ends a turn on it: passing over is not enough.
    let mut battle =
        given("turn = 'yellow'\nflags = { H8 = 'red' }\nred.units = ['LC L6']\nyellow.units = ['LC G8']");
    battle.play("G8-H8; H8-I8; stop");
    assert_eq!(flag(&battle, "H8"), "red");
    battle.play("pass; I8-H8; stop");
    assert_eq!((flag(&battle, "H8"), score(&battle)), ("yellow", [0, 2]));
}

#[test]
fn r_v_5_destroying_the_unit_on_a_flag_does_not_free_it() {
    // A shot empties the hex; the flag keeps its owner.
    let mut battle =
        given("turn = 'red'\nflags = { H8 = 'yellow' }\nred.units = ['A I8']\nyellow.units = ['LI x1 H8']");
    battle.play("I8*H8");
    assert_eq!((at(&battle, "H8").as_str(), flag(&battle, "H8")), ("nobody", "yellow"));
}

// ---------------------------------------------------------------- the threshold

#[test]
fn r_v_6_t12_the_enemy_wagon_and_the_centre_win_the_standard_map() {
    let mut battle = given(
        "turn = 'yellow'
         flags = { H8 = 'yellow' }
         red.units = ['W M6 turned', 'HC K8', 'HC K7']
         yellow.units = ['LC L6', 'W C13']",
    );
    battle.play("L6xM6").expect(expect![[r#"
        Yellow’s light cavalry in L6 attacks the wagon in M6 (1 MP, 4 left)  MB-IV.a MB-IV.1.c
        Red’s wagon in M6 is destroyed: 3 VP for the enemy  MB-IV.W.4 MB-IV.W.1 MB-IV.W.6 MB-V.2 MB-R64
        Yellow’s light cavalry advances to M6  MB-IV.4.n MB-R46 MB-R47
        Yellow reaches 5 VP and wins (5–0)  MB-V.6
    "#]]);
    assert_eq!(stands(&battle), "yellow wins, 0:5, MB-V.6");
    assert!(battle.legal().is_empty());
}

#[test]
fn r_v_6_five_points_win_the_standard_map_and_four_do_not() {
    // All four flags are five points.
    let mut battle =
        given("turn = 'red'\nflags = { K11 = 'red', B11 = 'red', K2 = 'red' }\nred.units = ['LI G8']");
    battle.play("G8-H8; stop");
    assert_eq!(stands(&battle), "red wins, 5:0, MB-V.6");
    let mut battle = given("turn = 'red'\nflags = { K11 = 'red', B11 = 'red' }\nred.units = ['LI G8']");
    battle.play("G8-H8; stop");
    assert_eq!((stands(&battle).as_str(), score(&battle)), ("yellow is asked: turn", [4, 0]));
}

#[test]
fn r_v_6_t75_the_large_map_needs_six_points() {
    let position = "scenario = 'two-realms'\nturn = 'red'\nred.units = ['LI G8']\nyellow.units = ['W 5,2']";
    let mut battle = given(&format!("{position}\nflags = {{ M14 = 'red', B11 = 'red' }}"));
    battle.play("G8-H8; stop");
    assert_eq!((stands(&battle).as_str(), score(&battle)), ("yellow is asked: turn", [5, 0]));
    let mut battle = given(&format!("{position}\nflags = {{ M14 = 'red', B11 = 'red', J20 = 'red' }}"));
    battle.play("G8-H8; stop");
    assert_eq!(stands(&battle), "red wins, 6:0, MB-V.6");
}

#[test]
fn r_v_6_t35_a_retreat_onto_the_flag_wins_in_the_enemys_turn() {
    // Yellow has destroyed Red's wagon: three points.
    let mut battle = given(
        "turn = 'red'
         red.units = ['LC J8', 'W gone']
         red.wagon-lost = true
         yellow.units = ['LI I8', 'W C13']",
    );
    battle.play("J8xI8");
    assert_eq!(battle.legal_with("retreat"), ["retreat H8", "retreat H9", "retreat I7"]);
    battle.play("retreat H8; stop").expect(expect![[r#"
        Yellow’s light infantry retreats I8–H8 (1 MP, 2 left)  MB-IV.3.b MB-IV.3.c MB-R30 MB-R32
        Red’s light cavalry occupies the vacated hex I8  MB-IV.3.f MB-IV.3.e MB-R26 MB-R35 MB-R36
        Red’s light cavalry enters an enemy ZOC in I8 and stops  MB-IV.2.d MB-R21
        Yellow takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5 MB-R39
        Yellow reaches 5 VP and wins (5–0)  MB-V.6
    "#]]);
    assert_eq!(stands(&battle), "yellow wins, 0:5, MB-V.6");
}

#[test]
fn r_v_3_a_flag_taken_by_a_retreat_is_told_with_its_ruling() {
    let mut battle = driven();
    battle.play("J8xI8; retreat H8; stop").cites("MB-R39");
}

#[test]
fn r_v_6_a_finished_game_takes_no_more_actions() {
    let mut battle = given("turn = 'red'\npasses = 1\nred.units = ['LI G8']\nyellow.units = ['W C13']");
    battle.play("pass");
    assert!(battle.table.decision().is_none());
    assert!(battle.table.play_text("pass", Throw::Seeded).is_err());
}

#[test]
fn r_v_6_a_position_in_play_has_no_winner_yet() {
    let won = "position: the phase needs nobody with enough points to have won already";
    let lost = "turn = 'red'\nred.units = ['P 1,0']\nyellow.wagon-lost = true";
    assert_eq!(flaw(&format!("{lost}\nflags = {{ H8 = 'red' }}")), won);
    given(&format!("{lost}\nflags = {{ B11 = 'red', H8 = 'yellow' }}"));
    let all = "turn = 'red'\nred.units = ['P 1,0']";
    let flags = "H8 = 'yellow', K11 = 'yellow', B11 = 'yellow', K2 = 'yellow'";
    assert_eq!(flaw(&format!("{all}\nflags = {{ {flags} }}")), won);
    // The large map needs a point more.
    let large = format!("scenario = 'two-realms'\n{lost}");
    given(&format!("{large}\nflags = {{ H8 = 'red' }}"));
    assert_eq!(flaw(&format!("{large}\nflags = {{ H8 = 'red', K2 = 'red' }}")), won);
}

#[test]
fn r_v_6_a_position_at_its_end_agrees_with_the_flags() {
    let over = |flags: &str, end: &str| {
        format!(
            "phase = 'over'
             turn = 'red'
             flags = {{ {flags} }}
             red.units = ['LI H8', 'W M6']
             yellow.units = ['P F12']
             yellow.wagon-lost = true
             over = {{ {end} }}"
        )
    };
    let battle = given(&over("H8 = 'red'", "end = 'points', winner = 'red', points = [5, 0]"));
    assert_eq!(stands(&battle), "red wins, 5:0, MB-V.6");
    let contradiction = "position: the phase needs over: points, value and winner as the flags and units on the \
                         map give them";
    for (flags, end) in [
        // The wrong winner, the wrong count, too few points to end it.
        ("H8 = 'red'", "end = 'points', winner = 'yellow', points = [5, 0]"),
        ("H8 = 'red'", "end = 'points', winner = 'red', points = [6, 0]"),
        ("K2 = 'red'", "end = 'points', winner = 'red', points = [4, 0]"),
        // Resigning too leaves the points as they are, and somebody wins.
        ("K2 = 'red'", "end = 'resigned', winner = 'yellow', points = [0, 0]"),
        ("K2 = 'red'", "end = 'resigned', points = [4, 0]"),
    ] {
        assert_eq!(flaw(&over(flags, end)), contradiction, "{end}");
    }
    let battle = given(&over("K2 = 'red'", "end = 'resigned', winner = 'yellow', points = [4, 0]"));
    assert_eq!(stands(&battle), "yellow wins, 4:0, MB-R70");
}

#[test]
fn r_v_9_a_position_at_its_end_agrees_with_the_value_on_the_map() {
    let over = |end: &str| {
        let level = LEVEL.replace('@', ", 'A K7'").replace("passes = 1", "passes = 2");
        format!("phase = 'over'\n{level}\nover = {{ end = 'passes', points = [2, 2], {end} }}")
    };
    let battle = given(&over("winner = 'red', value = [5, 4]"));
    assert_eq!(stands(&battle), "red wins, 2:2, MB-V.8 MB-V.9 MB-R69");
    for end in ["value = [4, 4]", "value = [5, 4]", "winner = 'yellow', value = [5, 4]", "winner = 'red'"] {
        assert!(flaw(&over(end)).ends_with("as the flags and units on the map give them"), "{end}");
    }
}

// ---------------------------------------------------------------- exhaustion and passes

const TIRED: &str = "
    turn = 'red'
    tokens = { red = 0, yellow = 0 }
    red.units = ['LI G8 mp 1', 'HC L6 mp 0', 'W M6 turned']
    yellow.units = ['P F12 mp 0', 'W C13 turned']";

#[test]
fn r_v_7_t70_the_last_step_of_all_ends_the_game_by_exhaustion() {
    let mut battle = given(TIRED);
    battle.play("G8-H8").expect(expect![[r#"
        Red’s light infantry moves G8–H8 (1 MP, 0 left)  MB-IV.1.a MB-I.6
        Red takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5
        No time tokens and no movement left (Red 2 VP, Yellow 0 VP): Red wins  MB-V.7 MB-V.9 MB-R66
    "#]]);
    assert_eq!(stands(&battle), "red wins, 2:0, MB-V.7 MB-V.9 MB-R66");
}

#[test]
fn r_v_8_t70_with_a_point_left_two_passes_end_it() {
    let mut battle = given(TIRED);
    battle.play("pass");
    assert_eq!(stands(&battle), "yellow is asked: turn", "Red still has a point");
    battle.play("pass").expect(expect![[r#"
        Yellow passes  MB-IV.e MB-R68
        Two passes in a row (Red 0 VP, Yellow 0 VP; units on the map worth 4–1): Red wins  MB-V.8 MB-V.9 MB-R69
    "#]]);
    // No flags: the value of the units decides, 1 + 3 against 1.
    assert_eq!(stands(&battle), "red wins, 0:0, MB-V.8 MB-V.9 MB-R69");
}

#[test]
fn r_v_7_both_must_be_out_of_tokens_and_of_points() {
    let after = |from: &str, to: &str| {
        let mut battle = given(&TIRED.replace(from, to));
        battle.play("G8-H8");
        stands(&battle)
    };
    assert_eq!(after("yellow = 0", "yellow = 1"), "yellow is asked: turn");
    assert_eq!(after("red = 0", "red = 1"), "yellow is asked: turn");
    assert_eq!(after("P F12 mp 0", "P F12 mp 1"), "yellow is asked: turn");
    assert_eq!(after("HC L6 mp 0", "HC L6 mp 1"), "yellow is asked: turn");
}

#[test]
fn r_v_8_two_passes_in_a_row_end_the_game() {
    let mut battle = opened("first-game", "");
    expect![[r#"
        pass
        > 12 of your units still have movement points  MB-IV.1.a
        > 2 of them could attack now: the heavy cavalry in G11 and the mounted archers in H12  MB-IV.a MB-IV.b
        > if the other side passes too, the game ends; any other action resets the count  MB-V.8 MB-R68
        > result if the game ended now (Red 0 VP, Yellow 0 VP; units on the map worth 20–20): a draw  MB-V.9 MB-R69 MB-R82
    "#]]
    .assert_eq(&battle.explained("pass"));
    battle.play("pass");
    assert_eq!(stands(&battle), "red is asked: turn");
    expect![[r#"
        pass
        > 12 of your units still have movement points  MB-IV.1.a
        > 1 of them could attack now: the mounted archers in M8  MB-IV.a MB-IV.b
        > the second pass in a row ends the game (Red 0 VP, Yellow 0 VP; units on the map worth 20–20): a draw  MB-V.8 MB-V.9 MB-R69 MB-R82
    "#]]
    .assert_eq(&battle.explained("pass"));
    battle.play("pass").expect(expect![[r#"
        Red passes  MB-IV.e MB-R68
        Two passes in a row (Red 0 VP, Yellow 0 VP; units on the map worth 20–20): a draw  MB-V.8 MB-V.9 MB-R69
    "#]]);
    assert_eq!(stands(&battle), "a draw, 0:0, MB-V.8 MB-V.9 MB-R69");
}

#[test]
fn r_v_9_more_points_win_at_the_end() {
    // Yellow has the one strong unit, Red the points.
    let mut battle = given(
        "turn = 'red'
         passes = 1
         flags = { H8 = 'red', K11 = 'yellow' }
         red.units = ['A G8']
         yellow.units = ['HC L6', 'HC L5']",
    );
    battle.play("pass");
    assert_eq!(stands(&battle), "red wins, 2:1, MB-V.8 MB-V.9");
}

const LEVEL: &str = "
    turn = 'red'
    passes = 1
    flags = { H8 = 'yellow', B11 = 'red', K2 = 'red' }
    red.units = ['HC x1 K8', 'LI L6', 'W M6'@]
    yellow.units = ['LC D12', 'P D14', 'A x1 E14', 'W C13']";

#[test]
fn r_v_9_t71_level_points_and_level_armies_are_a_draw() {
    let mut battle = given(&LEVEL.replace('@', ""));
    battle.play("pass").expect(expect![[r#"
        Red passes  MB-IV.e MB-R68
        Two passes in a row (Red 2 VP, Yellow 2 VP; units on the map worth 4–4): a draw  MB-V.8 MB-V.9 MB-R69
    "#]]);
    assert_eq!(stands(&battle), "a draw, 2:2, MB-V.8 MB-V.9 MB-R69");
}

#[test]
fn r_v_9_t71_the_dearer_army_on_the_map_breaks_the_tie() {
    let mut battle = given(&LEVEL.replace('@', ", 'A K7'"));
    battle.play("pass").expect(expect![[r#"
        Red passes  MB-IV.e MB-R68
        Two passes in a row (Red 2 VP, Yellow 2 VP; units on the map worth 5–4): Red wins  MB-V.8 MB-V.9 MB-R69
    "#]]);
    assert_eq!(stands(&battle), "red wins, 2:2, MB-V.8 MB-V.9 MB-R69");
}

#[test]
fn r_v_9_a_worn_unit_counts_in_full() {
    // Two worn units against two full ones: 3 + 2 against 3 + 1.
    let mut battle = given(
        "turn = 'red'
         passes = 1
         red.units = ['HC x1 K8', 'LC x1 L6']
         yellow.units = ['HC D12', 'LI D14']",
    );
    battle.play("pass");
    assert_eq!(stands(&battle), "red wins, 0:0, MB-V.8 MB-V.9 MB-R69");
    assert_eq!(looking(&battle).value(RED), 5);
}

// ---------------------------------------------------------------- rulings

#[test]
fn ruling_62_control_lasts_without_a_unit() {
    let mut battle =
        given("turn = 'red'\nflags = { H8 = 'red' }\nred.units = ['LC L6']\nyellow.units = ['LI D12']");
    battle.play("L6-L5; stop; D12-D11; stop; L5-L6; stop");
    assert_eq!((flag(&battle, "H8"), score(&battle)), ("red", [2, 0]));
    // Even when the army is gone.
    let battle = given("turn = 'yellow'\nflags = { H8 = 'red' }\nred.units = []\nyellow.units = ['LI D12']");
    assert_eq!(score(&battle), [2, 0]);
}

#[test]
fn ruling_63_a_wagon_takes_a_flag_on_plain() {
    let mut battle = given("turn = 'red'\nred.units = ['W G8']\nyellow.units = ['W C13']");
    battle.play("G8-H8").expect(expect![[r#"
        Red’s wagon moves G8–H8 (1 MP, 0 left)  MB-IV.1.a MB-I.6 MB-IV.W.3
        Red’s wagon has moved to H8 and is flipped  MB-IV.W.3 MB-R48
        Red takes the flag in H8 (2 VP)  MB-V.3 MB-V.1 MB-V.5 MB-R63
        Yellow to move  MB-IV.0
    "#]]);
    assert_eq!((flag(&battle, "H8"), score(&battle)), ("red", [2, 0]));
    // The flag on K11 lies in woods.
    given("turn = 'red'\nred.units = ['W J11']\nyellow.units = ['W C13']").refuses("J11-K11", "MB-III.3");
}

#[test]
fn ruling_63_is_cited_when_a_wagon_takes_a_flag() {
    let mut battle = given("turn = 'red'\nred.units = ['W G8']\nyellow.units = ['W C13']");
    battle.play("G8-H8").cites("MB-R63");
}

/// Red's light cavalry drives Yellow's light infantry, and Yellow has three points for Red's wagon.
fn driven() -> Battle<MedievalBattle> {
    given(
        "turn = 'red'
         red.units = ['LC J8', 'W gone']
         red.wagon-lost = true
         yellow.units = ['LI I8', 'W C13']",
    )
}

#[test]
fn ruling_64_points_are_judged_once_at_the_end_of_the_turn() {
    let mut battle = driven();
    // On the flag in the middle of the turn Yellow would have five points; but Red goes on and drives her off.
    battle.play("J8xI8; retreat H8");
    assert_eq!((stands(&battle).as_str(), flag(&battle, "H8")), ("red is asked: move", "nobody"));
    battle.play("I8xH8; retreat G8");
    assert_eq!(stands(&battle), "red is asked: move");
    battle.play("stop");
    assert_eq!((flag(&battle, "H8"), score(&battle)), ("red", [2, 3]));
    assert_eq!(stands(&battle), "yellow is asked: turn");
}

#[test]
fn ruling_64_a_wagon_destroyed_in_mid_turn_does_not_end_the_game_before_the_flags_are_counted() {
    // The blow gives Red 3 + 2 = 5; but the flag under Yellow's unit is counted in the same breath, and Red has four.
    let mut battle = given(
        "turn = 'red'
         flags = { B11 = 'red', K2 = 'red' }
         red.units = ['LC L8']
         yellow.units = ['W M8 turned', 'LI B11']",
    );
    battle.play("L8xM8").cites("MB-R64");
    assert_eq!((score(&battle), stands(&battle).as_str()), ([4, 1], "yellow is asked: turn"));
}

#[test]
fn ruling_64_is_cited_where_the_wagon_makes_the_points_enough() {
    // The large map asks for six: with two flags besides the wagon, not with one.
    for (flags, enough) in [("H8 = 'red'", false), ("H8 = 'red', K2 = 'red'", true)] {
        let mut battle = given(&format!(
            "scenario = 'two-realms'
             turn = 'red'
             flags = {{ {flags} }}
             red.units = ['LC D8']
             yellow.units = ['W D7 turned']"
        ));
        battle.play("D8xD7");
        assert_eq!(battle.cited_by("wagon-destroyed").contains(&"MB-R64"), enough, "{flags}");
    }
}

/// In one turn Red's light cavalry drives infantry onto the central flag and destroys the wagon next door.
fn both_at_the_threshold(flags: &str) -> Battle<MedievalBattle> {
    let mut battle = given(&format!(
        "turn = 'red'
         flags = {{ {flags} }}
         red.units = ['LC J8', 'W gone']
         red.wagon-lost = true
         yellow.units = ['LI I8', 'W H9 turned']"
    ));
    battle.play("J8xI8; retreat H8; I8xH9");
    battle
}

#[test]
fn ruling_65_t73_both_at_the_threshold_more_points_win() {
    // Red: two flags and the wagon, 5. Yellow: a wagon, the centre and a flag, 6. It was Red's turn.
    let battle = both_at_the_threshold("B11 = 'red', K2 = 'red', K11 = 'yellow'");
    assert_eq!(score(&battle), [5, 6]);
    assert_eq!(stands(&battle), "yellow wins, 5:6, MB-V.6 MB-R65");
}

#[test]
fn ruling_65_t73_both_at_the_threshold_and_level_the_one_on_turn_wins() {
    let battle = both_at_the_threshold("B11 = 'red', K2 = 'red'");
    assert_eq!(score(&battle), [5, 5]);
    assert_eq!(stands(&battle), "red wins, 5:5, MB-V.6 MB-R65");
}

#[test]
fn ruling_65_is_cited_whenever_both_have_enough() {
    let battle = both_at_the_threshold("B11 = 'red', K2 = 'red', K11 = 'yellow'");
    // It decides 5:6 too: more points win.
    assert_eq!(stands(&battle), "yellow wins, 5:6, MB-V.6 MB-R65");
}

#[test]
fn ruling_66_a_fortified_wagon_still_has_its_point() {
    let mut battle = given(&TIRED.replace("W C13 turned", "W C13"));
    battle.play("G8-H8");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    // Once it has moved, everybody is at the end.
    battle.play("C13-C14");
    assert_eq!(stands(&battle), "red wins, 2:0, MB-V.7 MB-V.9 MB-R66");
}

#[test]
fn ruling_66_reserves_and_units_off_the_map_do_not_count() {
    let mut battle = given(&TIRED.replace("'P F12 mp 0'", "'P F12 mp 0', 'HC reserve', 'LB away O1'"));
    battle.play("G8-H8");
    assert_eq!(stands(&battle), "red wins, 2:0, MB-V.7 MB-V.9 MB-R66");
    // And a player without any unit on the map has no points.
    let mut battle = given(&TIRED.replace("'P F12 mp 0', 'W C13 turned'", ""));
    battle.play("G8-H8");
    assert_eq!(stands(&battle), "red wins, 2:0, MB-V.7 MB-V.9 MB-R66");
}

#[test]
fn ruling_67_a_player_without_units_plays_on_by_passing() {
    let mut battle = given(
        "turn = 'red'
         tokens = { yellow = 0 }
         flags = { H8 = 'yellow' }
         red.units = ['A I8', 'LI L6']
         yellow.units = ['LI x1 H8', 'HC gone']",
    );
    battle.play("I8*H8");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    assert_eq!(battle.legal(), ["pass"]);
    assert!(battle.explained("pass").contains("MB-R67"));
    battle.play("pass").cites("MB-R67");
    // Whoever has somebody there passes because he likes to.
    assert!(!battle.explained("pass").contains("MB-R67"));
    battle.play("L6-L5; stop");
    assert_eq!(stands(&battle), "yellow is asked: turn");
    // She may even win: nobody takes her flag, and two passes end it.
    battle.play("pass; pass");
    assert_eq!(stands(&battle), "yellow wins, 0:2, MB-V.8 MB-V.9");
}

#[test]
fn ruling_68_t72_any_other_action_breaks_the_row_of_passes() {
    let mut battle = opened("first-game", "");
    battle.play("pass; regroup; pass");
    assert_eq!(stands(&battle), "red is asked: turn");
    assert_eq!(battle.table.state().passes, 1);
}

#[test]
fn ruling_68_every_kind_of_action_counts() {
    let position = "
        turn = 'red'
        passes = 1
        options = { dismounting = 'on' }
        red.units = ['LC J8', 'A I10', 'HI x1 L6', 'HI x1 L5', 'W M6']
        yellow.units = ['LI I8', 'P I11', 'W C13']";
    for action in
        ["J8-K8; stop", "J8xI8; stand", "J8xI8; retreat I7; stop", "I10*I11", "L6+L5", "J8 dismount; stop"]
    {
        let mut battle = given(position);
        battle.play(action);
        assert_eq!(battle.table.state().passes, 0, "{action}");
        battle.play("pass");
        assert_eq!(stands(&battle), "red is asked: turn", "{action}");
    }
    let mut battle = given(position);
    battle.play("pass");
    // 2 + 1 + 2 + 2 against 1 + 1.
    assert_eq!(stands(&battle), "red wins, 0:0, MB-V.8 MB-V.9 MB-R69");
}

#[test]
fn ruling_69_only_units_on_the_map_have_value_and_by_their_present_type() {
    let value = |units: &str| {
        let battle = given(&format!("red.units = [{units}]"));
        looking(&battle).value(RED)
    };
    assert_eq!(value("'W M6'"), 0);
    assert_eq!(value("'HC K8', 'LC L6', 'MA L5', 'HI L8', 'LB M8', 'LI N6', 'P N7', 'A M7', 'W M6'"), 14);
    assert_eq!(value("'HC reserve', 'LC away O0', 'MA gone', 'LI N6'"), 1);
    // A dismounted heavy cavalry counts as heavy infantry.
    let mut battle = given("options = { dismounting = 'on' }\nturn = 'red'\nred.units = ['HC K8']");
    battle.play("K8 dismount; stop");
    assert_eq!(looking(&battle).value(RED), 2);
}

#[test]
fn ruling_69_the_reserve_does_not_break_a_tie() {
    let mut battle = given(
        "turn = 'red'
         passes = 1
         red.units = ['LI K8', 'HC reserve', 'HC away O0', 'W M6']
         yellow.units = ['LI D12', 'A D14']",
    );
    battle.play("pass");
    assert_eq!(stands(&battle), "yellow wins, 0:0, MB-V.8 MB-V.9 MB-R69");
}

#[test]
fn ruling_69_is_cited_when_the_value_decides() {
    let mut battle = given(&LEVEL.replace('@', ", 'A K7'"));
    battle.play("pass").cites("MB-R69");
    // The flags decide: nobody counts the value.
    let mut battle = given(&LEVEL.replace('@', "").replace("H8 = 'yellow', ", ""));
    battle.play("pass");
    assert_eq!(stands(&battle), "red wins, 2:0, MB-V.8 MB-V.9");
}

#[test]
fn ruling_70_resigning_is_always_possible_and_a_loss() {
    // While recruiting, while deploying, in one's own turn, in the enemy's, as the attacked.
    let mut battle = opened("crossroads", "");
    battle.play("resign");
    assert_eq!(stands(&battle), "yellow wins, 0:0, MB-R70");
    let mut battle = about_to_deploy();
    battle.play("wagon M6; resign red");
    assert_eq!(stands(&battle), "yellow wins, 0:0, MB-R70");
    let mut battle = opened("first-game", "");
    battle.play("resign red");
    assert_eq!(stands(&battle), "yellow wins, 0:0, MB-R70");
    let mut battle = driven();
    battle.play("J8xI8; resign").expect(expect![[r#"
        Red’s light cavalry in J8 attacks the light infantry in I8 (1 MP, 4 left)  MB-IV.a MB-IV.1.c
        Yellow resigns (Red 0 VP, Yellow 3 VP): Red wins  MB-R70
    "#]]);
    // Yellow was ahead; she has lost all the same.
    assert_eq!(stands(&battle), "red wins, 0:3, MB-R70");
    assert!(battle.table.play_text("resign red", Throw::Seeded).is_err(), "the game is over");
}

#[test]
fn ruling_82_the_ends_are_judged_in_the_order_of_the_book() {
    // Exhaustion is judged at the end of every turn, so that nobody is ever asked to pass when both are exhausted.
    let tired = TIRED.replace("mp 1", "mp 0");
    let wanted =
        "position: the phase needs a token or a movement point on one side: otherwise the game is over";
    assert_eq!(
        testkit::flaw_of::<game_medieval_battle::MedievalBattle>(&format!(
            "scenario = 'crossroads'\n{tired}"
        )),
        wanted
    );
    // Enough points and exhausted at once: the points are.
    let rich =
        TIRED.replace("turn = 'red'", "turn = 'red'\nflags = { K11 = 'red', B11 = 'red', K2 = 'red' }");
    let mut battle = given(&rich);
    battle.play("G8-H8");
    assert_eq!(stands(&battle), "red wins, 5:0, MB-V.6 MB-R82");
    // While one side has still a point or a token, only the points end it.
    let mut battle = given(&rich.replace("mp 1", "mp 2"));
    battle.play("G8-H8; stop");
    assert_eq!(stands(&battle), "red wins, 5:0, MB-V.6");
    let mut battle = given(&rich.replace("yellow = 0", "yellow = 1"));
    battle.play("G8-H8");
    assert_eq!(stands(&battle), "red wins, 5:0, MB-V.6");
}
