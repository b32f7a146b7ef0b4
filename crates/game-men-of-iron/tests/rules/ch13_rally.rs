//! 13: rest, and standards.

use crate::stage::{Game, Stands, stage};

/// A Disordered unit of Lancaster's, in an activation of its Command.
fn resting(more: &str) -> Game {
    stage(
        "najera",
        &format!(
            "phase moving; command lancaster; lancaster-lb1 2009 6 disordered; enrique-pk8 2220 12; {more}"
        ),
    )
}

#[test]
fn r_13_1a_s_25_rest_brings_order() {
    let mut battle = resting("");
    battle.play("end").cites("MI-13.1a");
    assert_eq!(battle.at("lancaster-lb1"), "2009 6");
}

#[test]
fn ruling_13_1_1_a_turn_or_a_shot_is_no_rest() {
    let mut battle = resting("");
    battle.play("turn lancaster-lb1 4; end");
    assert_eq!(battle.at("lancaster-lb1"), "2009 4 disordered");
    let mut battle = resting("enrique-pk1 2011 12");
    battle.roll([0]).play("fire lancaster-lb1 enrique-pk1").play("end");
    assert_eq!(battle.at("lancaster-lb1"), "2009 6 disordered");
}

#[test]
fn ruling_13_1_1_disordered_since_the_beginning() {
    let text = "phase naming; command lancaster; lancaster-dm1 2009 6; enrique-pk1 2010 12; enrique-pk8 2220 12; fight lancaster-dm1 x enrique-pk1";
    let mut battle = stage("najera", text);
    battle.roll([0]).play("confirm");
    assert_eq!(battle.at("lancaster-dm1"), "2009 6 disordered");
}

#[test]
fn r_13_1c_not_next_to_an_enemy() {
    let mut battle = resting("enrique-pk1 2010 12");
    battle.play("end");
    assert_eq!(battle.at("lancaster-lb1"), "2009 6 disordered");
}

#[test]
fn ruling_13_1_2_a_retired_enemy_is_one_too() {
    let mut battle = resting("enrique-pk1 2010 12 retired");
    battle.play("end");
    assert_eq!(battle.at("lancaster-lb1"), "2009 6 disordered");
}

#[test]
fn r_13_1c_arrows_and_distance_do_not_matter() {
    let mut battle = resting("enrique-cb1 2012 12; leader lancaster 0504");
    battle.play("end");
    assert_eq!(battle.at("lancaster-lb1"), "2009 6");
}

const AT_THE_STANDARD: &str = "phase free; holder cas; lancaster-dm1 1508 6; enrique-pk1 1621 12 retired; enrique-pk2 1721 12 retired; \
    enrique-pk3 1819 12 retired; enrique-pk4 1521 12 disordered";

#[test]
fn r_13_1b_the_standard_brings_the_retired_back() {
    let mut battle = stage("najera", AT_THE_STANDARD);
    battle.play("standard cas").cites("MI-13.1b");
    let stand = ["enrique-pk1", "enrique-pk2", "enrique-pk3"].map(|name| battle.at(name));
    assert_eq!(stand, ["1621 12 disordered", "1721 12 disordered", "1819 12 retired"]);
}

#[test]
fn r_13_2a_only_those_next_to_it_and_to_no_enemy() {
    let mut battle = stage("najera", &format!("{AT_THE_STANDARD}; lancaster-dm2 1821 6"));
    battle.play("standard cas").cites("MI-13.2a").cites("MI-Q13.1-2");
    assert_eq!(
        (battle.at("enrique-pk1"), battle.at("enrique-pk2")),
        ("1621 12 disordered".into(), "1721 12 retired".into())
    );
}

#[test]
fn r_13_2b_s_05_never_on_a_roll() {
    let battle = stage("najera", AT_THE_STANDARD);
    assert!(battle.lists("standard cas"));
    for phase in ["continue", "seize enrique"] {
        let text = AT_THE_STANDARD.replace("phase free", &format!("phase {phase}; last denia"));
        let mut battle = stage("najera", &format!("{text}; denia-mm1 2416 12"));
        assert!(!battle.lists("standard cas"), "{phase}");
        let rule = if phase == "continue" { "MI-4.2a" } else { "MI-4.3a" };
        battle.refuses("standard cas", rule);
    }
    assert!(stage("najera", &AT_THE_STANDARD.replace("phase free", "phase repick")).lists("standard cas"));
}

#[test]
fn r_13_2c_nothing_else_happens() {
    let mut battle = stage("najera", &format!("{AT_THE_STANDARD}; denia-mm1 2416 12"));
    battle.play("standard cas").cites("MI-13.2c");
    assert_eq!(battle.at("enrique-pk4"), "1521 12 disordered", "nobody else rests");
    assert_eq!(battle.asked(), "cas continue");
}

#[test]
fn r_13_2d_a_standard_is_lost_for_good() {
    let text = "phase moving; command lancaster; lancaster-dm1 1620 8; leader lancaster 1620; enrique-pk1 1521 12 retired; enrique-pk2 2010 12 disordered";
    let mut battle = stage("najera", text);
    battle.play("move lancaster-dm1; 7; stop 6").cites("MI-13.2d").cites("MI-Q13.2-3");
    assert_eq!((battle.hex("lancaster-dm1"), battle.at("enrique-pk1")), ("1621".into(), "gone".into()));
    // Whoever would be Retired to it later is lost too.
    let text = "phase naming; command lancaster; lancaster-dm1 2009 6; enrique-pk1 2010 12 disordered; enrique-pk8 2220 12; lost-standards cas; \
        fight lancaster-dm1 x enrique-pk1";
    let mut battle = stage("najera", text);
    battle.roll([3]).play("confirm").cites("MI-13.2d");
    assert_eq!((battle.at("enrique-pk1"), battle.points()), ("gone".into(), [0, 2]));
}

#[test]
fn ruling_07_a_standard_that_brings_nobody_back_is_no_choice() {
    let mut battle =
        stage("najera", "phase free; holder cas; lancaster-dm1 1508 6; enrique-pk1 1621 12 disordered");
    battle.refuses("standard cas", "MI-R07");
}

#[test]
fn ruling_13_2_1_after_an_armys_standard_any_command_may_go_on() {
    let mut battle = stage("najera", &format!("{AT_THE_STANDARD}; last enrique; denia-mm1 2416 12"));
    battle.play("standard cas").cites("MI-Q13.2-1");
    assert_eq!(battle.legal_with("try"), ["try denia", "try enrique"]);
    // After the standard of a Command that one may not.
    let text = "phase free; holder eng; lincoln-mm1 0720 12 retired; durham-mm1 1518 12; wallace-pk1 1007 10 schiltron";
    let mut battle = stage("falkirk", text);
    battle.play("standard lincoln");
    assert_eq!(battle.legal_with("try"), ["try durham"]);
}

#[test]
fn ruling_13_2_2_it_is_a_free_activation() {
    let text = format!("{AT_THE_STANDARD}; {}", crate::ch16_victory::THIRTY_SIX);
    let mut battle = stage("najera", &text);
    battle.roll([0]).play("standard cas").cites("MI-Q13.2-2");
    assert_eq!(battle.count("flight-thrown"), 1);
}

#[test]
fn ruling_13_2_3_an_advance_takes_it_too() {
    let text = "phase naming; command lancaster; lancaster-dm1 1620 8; enrique-pk1 1621 12; enrique-pk8 2220 12; fight lancaster-dm1 x enrique-pk1";
    let mut battle = stage("najera", text);
    battle.roll([6]).play("confirm");
    let retreat = battle.legal()[0].clone();
    battle.play(&retreat).play("advance lancaster-dm1 1621 facing 6").cites("MI-Q13.2-3");
}
