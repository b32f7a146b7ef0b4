//! 5. Movement.

use crate::march::*;

#[test]
fn r_5_1a_a_unit_spends_its_allowance_and_no_more() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12");
    battle.play("move pembroke-lb1; 3; 3; 3; 3; 3");
    assert_eq!(cost(&battle), "+1 Terrain of the hex, left 0");
    battle.refuses("3", "MI-5.1a");
    assert_eq!(steps(&battle), [""; 0], "five points are five clear hexes");
}

#[test]
fn r_12_2a_a_disordered_unit_has_a_point_less() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12 disordered");
    battle.play("move pembroke-lb1; 3; 3; 3; 3").refuses("3", "MI-5.1a");
}

#[test]
fn r_5_1b_hex_hexside_and_climb_add_up() {
    let after = |lines: &str, play: &str| {
        let command = lines.split('-').next().unwrap_or_default().to_string();
        cost(carse(&command, lines).play(play))
    };
    assert_eq!(after("king-pk1 1207 12", "move king-pk1; 1"), "+1 Terrain of the hex, +1 Uphill, left 2");
    assert_eq!(after("keith-mm1 1207 12", "move keith-mm1; 1"), "+1 Terrain of the hex, +1 Uphill, left 4");
    assert_eq!(
        after("king-pk1 1206 12", "move king-pk1; 7"),
        "+1 Terrain of the hex, left 3",
        "downhill is free"
    );
    assert_eq!(
        after("keith-mm1 2305 12", "move keith-mm1; 3"),
        "+3 Terrain of the hex, left 3",
        "a wood, mounted"
    );
    assert_eq!(
        after("king-pk1 2305 12", "move king-pk1; 3"),
        "+2 Terrain of the hex, left 2",
        "a wood, on foot"
    );
    let burn = "+1 Terrain of the hex, +2 Hexside crossed, left 3";
    assert_eq!(after("keith-mm1 0307 12", "move keith-mm1; 3"), burn);
    assert_eq!(
        after("king-pk1 0307 12", "move king-pk1; 3"),
        "+1 Terrain of the hex, +1 Hexside crossed, left 2"
    );
}

#[test]
fn r_5_1b_prohibited_ground_is_closed() {
    let mut battle = march("najera", "lancaster", "lancaster-dm1 0721 12");
    battle.play("move lancaster-dm1").refuses("5", "MI-5.1b");
}

#[test]
fn r_5_1c_ruling_5_1_1_one_move_is_finished_before_the_next_begins() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12; pembroke-lb2 1413 12");
    battle.play("move pembroke-lb1; 3").refuses("move pembroke-lb2", "MI-5.1a");
    battle.play("stop 12; move pembroke-lb2; 3; stop 2");
    assert_eq!([at(&battle, "pembroke-lb1"), at(&battle, "pembroke-lb2")], ["1113 12", "1513 2"]);
    battle.refuses("move pembroke-lb1", "MI-5.1a");
}

#[test]
fn ruling_5_1_2_nobody_has_a_step_that_he_cannot_pay_for() {
    // Two points are left, and the marsh costs horsemen three.
    let mut battle = carse("keith", "keith-mm1 1010 12");
    battle.play("move keith-mm1; 9; 9; 9; 9").refuses("9", "MI-5.1a");
    battle.play("3; stop 12");
}

#[test]
fn ruling_5_1_3_a_leader_pays_as_horsemen_do() {
    let battle = carse("keith", "keith-mm1 1904 12; leader keith 2305");
    let price = |label: &str| look(&battle).may_lead_to(leader(&battle, "keith"), hex(&battle, label)).ok();
    assert_eq!(
        [price("2405"), price("2205"), price("2104")],
        [Some(3), Some(3), Some(4)],
        "a wood, a burn, round by the north"
    );
}

#[test]
fn r_5_2a_ruling_5_2_1_nobody_steps_off_the_map() {
    let mut battle = carse("pembroke", "pembroke-lb1 0110 12");
    battle.play("move pembroke-lb1").refuses("9", "MI-5.2a");
    assert!(!steps(&battle).contains(&"9".to_string()));
}

#[test]
fn r_5_2b_enemies_hold_their_hexes() {
    let mut battle = carse("pembroke", "pembroke-pk1 1013 12; king-pk1 1113 6");
    battle.play("move pembroke-pk1").refuses("3", "MI-5.2b");
}

#[test]
fn r_5_2c_ruling_5_2_2_out_of_command_keeps_away_from_enemies() {
    let lines = "pembroke-pk1 1013 12 apart; king-pk1 1213 6";
    let mut battle = carse("pembroke", lines);
    battle.play("move pembroke-pk1").refuses("3", "MI-5.2c");
    assert!(battle.grounds("3").contains("MI-Q5.2-2"), "{}", battle.grounds("3"));
    battle.play("9; stop 6");
    let mut beside = carse("pembroke", "pembroke-pk1 1013 12 apart; king-pk1 1113 6");
    beside.play("move pembroke-pk1").refuses("1", "MI-5.2c");
    assert!(!beside.lists("1") && beside.lists("9"), "not even from one hex beside him to the next");
    let mut led = carse("pembroke", "pembroke-pk1 1013 12; king-pk1 1213 6");
    led.play("move pembroke-pk1; 3; stop 2");
}

#[test]
fn r_5_2d_r_15_2d_s_10_out_of_command_on_foot_is_held_by_a_zone() {
    // The archers look at 1012 and at 0912.
    let mut held = carse("pembroke", "pembroke-pk1 1012 12 apart; douglas-lb1 1011 6");
    held.refuses("move pembroke-pk1", "MI-5.2d");
    held.play("turn pembroke-pk1 2");
    let mut rider = carse("clifford", "clifford-mm1 1012 12 apart; douglas-lb1 1011 6");
    rider.play("move clifford-mm1");
    assert_eq!(steps(&rider), ["3", "5", "7"], "a rider goes, but not to where an enemy is next to him");
}

#[test]
fn r_12_4c_a_retired_unit_has_one_step_and_only_homeward() {
    // The standard of the English stands at 1320.
    let mut battle = carse("pembroke", "pembroke-pk1 1013 12 retired");
    battle.play("move pembroke-pk1").refuses("1", "MI-12.4c");
    battle.play("5").refuses("5", "MI-12.4c");
    battle.play("stop 6");
    assert_eq!(at(&battle, "pembroke-pk1"), "1014 6 retired");
    battle.refuses("move pembroke-pk1", "MI-5.1a");
}

#[test]
fn ruling_5_1_2_the_step_of_a_retired_unit_may_cost_what_it_likes() {
    // From 1019 to 1020: a marsh, four points for a unit that has two.
    let mut battle = carse("edward2", "edward2-mm1 1019 12 UH retired");
    battle.play("move edward2-mm1").cites("MI-5.1a");
    assert!(steps(&battle).contains(&"5".to_string()), "{:?}", steps(&battle));
}

#[test]
fn r_12_4c_nobody_flees_who_is_home_or_has_no_home() {
    let mut home = carse("pembroke", "pembroke-pk1 1320 12 retired");
    home.refuses("move pembroke-pk1", "MI-5.1a");
}

#[test]
fn ruling_05_pushed_back_it_moves_with_what_its_side_says() {
    let mut battle = carse("pembroke", "pembroke-pk1 1013 12 disordered pushed busy");
    battle.play("move pembroke-pk1; 3; 3; 3").refuses("3", "MI-5.1a");
}

#[test]
fn r_fal_5_welshmen_hold_back_until_the_scots_waver() {
    let march_on = |option: &str| {
        let lines =
            format!("options = {{ sullen-welsh = \"{option}\" }}; edward-lb1 1010 12; wallace-pk1 1210 6");
        march("falkirk", "edward", &lines)
    };
    march_on("on").play("move edward-lb1").refuses("3", "MI-FAL-5");
    march_on("off").play("move edward-lb1; 3; stop 2");
}

#[test]
fn r_5_2e_turning_is_no_movement() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12");
    battle.play("turn pembroke-lb1 6");
    let marks = look(&battle).unit(unit(&battle, "pembroke-lb1")).marks;
    assert!(!marks.has(game_men_of_iron::state::Marks::MOVED), "a charge would still be fresh");
    battle.play("move pembroke-lb1; 3; stop 12");
}

#[test]
fn every_question_of_a_march_has_an_answer() {
    let mut battle =
        carse("clifford", "clifford-mm1 1012 12; pembroke-lb1 1011 12; king-pk1 0910 6; douglas-lb1 1109 6");
    listed_are_legal(&battle);
    battle.play("move clifford-mm1");
    listed_are_legal(&battle);
    battle.play("5; 5");
    listed_are_legal(&battle);
}

#[test]
fn ruling_5_1_1_nobody_else_moves_in_the_middle_of_a_move() {
    let mut battle = carse("pembroke", "pembroke-lb1 1013 12; pembroke-lb2 1413 12; leader pembroke 1513");
    battle.play("move pembroke-lb1; 3");
    let others = ["move pembroke-lb2", "turn pembroke-lb2 2", "lead pembroke 1613", "end"];
    assert!(others.iter().all(|text| !battle.lists(text)), "{:?}", battle.legal());
    battle.play("stop 12");
    assert!(others.iter().all(|text| battle.lists(text)), "{:?}", battle.legal());
}

#[test]
fn ruling_5_2_1_the_edge_is_never_offered() {
    let mut battle = carse("pembroke", "pembroke-lb1 0110 12");
    battle.play("move pembroke-lb1");
    assert!(battle.grounds("9").contains("MI-Q5.2-1"), "{}", battle.grounds("9"));
    assert_eq!(steps(&battle), ["1", "3", "5", "7", "11"]);
}

#[test]
fn ruling_5_2_2_out_of_command_not_even_along_the_enemy() {
    let mut beside = carse("pembroke", "pembroke-pk1 1013 12 apart; king-pk1 1113 6");
    beside.play("move pembroke-pk1").refuses("1", "MI-5.2c");
    beside.play("9; stop 12");
}

#[test]
fn r_15_2d_command_is_looked_up_when_the_activation_begins() {
    let mut battle = carse(
        "hereford",
        "phase = \"free\"; holder = \"eng\"; hereford-mm1 1010 12; hereford-mm2 1812 12; hereford-mm3 1510 12; king-pk1 0502 6; leader hereford 1011",
    );
    battle.play("activate hereford");
    let marks = |name: &str| {
        look(&battle).unit(unit(&battle, name)).marks.has(game_men_of_iron::state::Marks::COMMANDED)
    };
    assert_eq!([marks("hereford-mm1"), marks("hereford-mm2")], [true, false]);
}

#[test]
fn ruling_06_a_leader_rides_along_or_moves_alone() {
    let lines = "pembroke-lb1 1013 12; leader pembroke 1013; leader clifford 1013";
    let mut battle = carse("pembroke", lines);
    battle.play("move pembroke-lb1 with pembroke+clifford; 3; stop 12").cites("MI-R06");
    assert_eq!([leader_at(&battle, "pembroke"), leader_at(&battle, "clifford")], ["1113", "1113"]);
    battle.refuses("lead pembroke 1114", "MI-R06");
    let mut alone = carse("pembroke", lines);
    alone.play("lead pembroke 1213").refuses("lead pembroke 1214", "MI-R06");
    alone.refuses("lead clifford 1014", "MI-R06");
    alone.refuses("move pembroke-lb1 with pembroke", "MI-R06");
    let mut left = carse("pembroke", lines);
    left.play("move pembroke-lb1; 3; stop 12");
    assert_eq!(leader_at(&left, "pembroke"), "1013", "who is not taken along stays");
}

#[test]
fn r_12_4c_leaders_ride_along_with_the_retired() {
    let mut battle = carse("pembroke", "pembroke-pk1 1013 12 retired; leader pembroke 1013");
    battle.play("move pembroke-pk1 with pembroke; 5; stop 6");
    assert_eq!(leader_at(&battle, "pembroke"), "1014");
}
