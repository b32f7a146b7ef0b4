//! 14: fatigue.

use crate::field::*;

/// Zyndram with a knight of his, an enemy in front.
fn tiring() -> Game {
    field("option organisation fatigue; PKR1 0920 N; leader zyndram 0920; TGM1 3010 S")
}

#[test]
fn r_14_1_2_everybody_begins_fresh() {
    for scenario in ["choc-des-titans", "blitzkrieg-1410", "avant-garde"] {
        let battle = begun(&format!("{scenario}; organisation fatigue"));
        battle.cites("G-14.1.2");
        assert!(!battle.written().contains("fatigue "), "{scenario}");
    }
}

#[test]
fn r_14_1_3_e_43_who_moves_and_who_only_helps_in_a_combat() {
    let mut battle = tiring();
    battle.play("move zyndram; to 0921; stop").passes_to(2, 1);
    assert_eq!(battle.fatigue("zyndram"), 1);
    // In the next turn he sits still, and a unit in his range fights.
    let mut battle = battle.with("TEL3 0919 N; phase 2");
    battle.roll([6, 6]).fights_out("attack PKR1 x 0919").passes_to(3, 1);
    assert_eq!(battle.fatigue("zyndram"), 2);
}

#[test]
fn r_14_1_4_a_turn_of_rest_takes_a_level_and_never_more_than_there_is() {
    let mut battle = tiring().with("leader zyndram 0920 fatigue 1");
    for (turn, level) in [(2, 0), (3, 0)] {
        battle.passes_to(turn, 1);
        assert_eq!(battle.fatigue("zyndram"), level, "turn {turn}");
    }
}

#[test]
fn r_14_1_5_tatars_never_tire() {
    let mut battle = field(
        "option organisation fatigue; TAT1 0915 N; LLI1 0916 N; leader szymon 0917 fatigue 13; TGM1 3010 S",
    );
    let tired = |name: &str| battle.look().tired(battle.id(name));
    assert_eq!((tired("TAT1"), tired("LLI1")), (false, true), "both obey Szymon");
    battle.play("move szymon; to 0918; stop").passes_to(2, 1).cites("G-14.1.5");
}

#[test]
fn r_14_1_6_one_level_in_a_turn_whatever_he_did() {
    let mut battle = tiring().with("TEL3 0918 N");
    battle.play("move zyndram; to 0921; stop; move PKR1; f; stop").passes_to(1, 2);
    battle.roll([6, 6]).fights_out("attack PKR1 x 0918").passes_to(2, 1);
    assert_eq!(battle.fatigue("zyndram"), 1, "he moved and helped");
}

#[test]
fn r_14_1_3_who_rides_off_the_map_has_moved_and_rests_there() {
    let mut battle = tiring().with("leader andrzej 0900");
    battle.play("move andrzej; exit").passes_to(2, 1);
    assert_eq!(battle.fatigue("andrzej"), 1);
    battle.passes_to(3, 1);
    assert_eq!(battle.fatigue("andrzej"), 0);
}

#[test]
fn r_14_2_1_the_tired_are_not_disorganised_outside_a_combat() {
    let tired = "option organisation fatigue; PKR1 0920 N; leader zyndram 0931 fatigue 13";
    let mut moving = field(&format!("{tired}; TGM1 3010 S"));
    assert!(moving.status("PKR1").is_empty());
    moving.play("move PKR1");
    assert_eq!(moving.left(), Some(16), "all its points");
    // Half strength, and the first disorder is only the first: 2:1 and four more, where an eight is D2.
    let mut battle = field(&format!("phase 6; {tired}; TGM1 0919 S nc3"));
    let sums = battle.sums("attack TGM1 x 0920");
    assert_eq!(sums, "2:1 [2 G-5.2.7, 3 G-5.6.4, 1 G-9.2.3] [2 G-5.2.7] 6:1");
    battle.roll([4, 4, 1, 1]).fights_out("attack TGM1 x 0920");
    assert!(battle.at("PKR1").ends_with("disorganised"), "{}", battle.at("PKR1"));
}

#[test]
fn r_14_1_4_who_is_dead_does_not_rest() {
    let mut battle = tiring().with("leader andrzej gone fatigue 2; phase 8");
    battle.passes_to(2, 1);
    assert_eq!(battle.fatigue("andrzej"), 2);
}

#[test]
fn r_14_1_5_only_the_leader_of_the_tatars_is_told_that_they_do_not_feel_it() {
    let mut battle = tiring();
    battle.play("move zyndram; to 0921; stop").passes_to(2, 1).cites("G-14.1.3").cites_not("G-14.1.5");
}

#[test]
fn r_14_1_3_beside_a_leader_who_sits_with_them_the_next_one_does_not_help() {
    let mut battle = tiring().with("TEL3 0919 N; leader andrzej 0922; phase 2");
    battle.roll([6, 6]).play("attack PKR1 x 0919");
    assert!(battle.is("zyndram", "active") && !battle.is("andrzej", "active"));
    // Against a leader alone nobody helps who does not ride with them.
    let mut alone = tiring().with("leader wallenrod 0919; leader zyndram 0922; phase 2");
    alone.roll_always(3).play("attack PKR1 x 0919");
    assert!(!alone.is("zyndram", "active"));
}
