//! 6: the track and the test.

use crate::field::*;
use game_grunwald::content::{CONTENT, Content, LIBRARY};
use game_grunwald::state::{ALLIED, ORDER};
use game_grunwald::{Grunwald, Options};

/// With which throws a unit of this position passes a test.
fn passing(name: &str, position: &str) -> Vec<u8> {
    let passes = |throw: &u8| {
        let mut battle = field(position);
        let most = battle.sum_of(&format!("rally {name}"), "test").expect("a test");
        battle.roll([*throw]).play(&format!("rally {name}"));
        let passed = battle.sentences("tested") == ["told-passed"];
        assert_eq!(passed, i32::from(*throw) <= most, "it is foretold so");
        passed
    };
    (1..=6).filter(passes).collect()
}

#[test]
fn r_6_2_1_a_throw_up_to_the_level_passes() {
    for (level, most) in [(-2, 1), (-1, 2), (0, 3), (1, 4), (2, 5)] {
        let throws = passing("PKR1", &format!("level {level}; PKR1 0915 N disorganised; PKR2 0925 N"));
        assert_eq!(throws, (1..=most).collect::<Vec<_>>(), "level {level}");
    }
}

#[test]
fn r_6_2_3_v_41_beside_a_leader_two_better() {
    let throws = passing("PKR1", "level -1; PKR1 0915 N disorganised; PKR2 0925 N; leader zyndram 0915");
    assert_eq!(throws, [1, 2, 3, 4]);
}

#[test]
fn r_6_2_2_in_range_one_better() {
    let throws = passing("PKR1", "PKR1 0915 N disorganised; PKR2 0925 N; leader zyndram 0917");
    assert_eq!(throws, [1, 2, 3, 4]);
}

#[test]
fn r_6_1_2_the_level_of_the_order_is_the_opposite() {
    let order = passing("TGM1", "level 1; phase 5; TGM1 0915 N disorganised; TGM2 3010 S");
    let poles = passing("PKR1", "level 1; phase 1; PKR1 0920 N disorganised; PKR2 0925 N");
    assert_eq!((order.len(), poles.len()), (2, 4));
}

#[test]
fn r_6_1_1_one_marker_measures_both_armies() {
    for (marker, allied) in [(-14, -2), (-7, -1), (0, 0), (7, 1), (14, 2)] {
        // Nobody fights: the turn ends.
        let battle = field(&format!("morale {marker}; level 0; phase 8"));
        let level = |seat| battle.look().level(seat);
        assert_eq!(battle.turn(), 2);
        assert_eq!((level(ALLIED), level(ORDER)), (allied, -allied), "marker at {marker}");
    }
}

#[test]
fn r_6_1_3_the_scenario_says_where_the_marker_begins() {
    for scenario in &CONTENT.scenarios {
        let battle = set_up(&scenario.id);
        assert_eq!((battle.morale(), battle.look().level(ALLIED)), (0, 0), "{}", scenario.id);
    }
    // A scenario that begins otherwise: its level counts from the first turn on.
    let read = |name: &str| Some(LIBRARY.built_in(name)?.replacen("\nmorale = 0", "\nmorale = 8", 1));
    let content: &'static Content = Box::leak(Box::new(Content::read(&read).expect("whole files")));
    let scenario = content.scenario("avant-garde").expect("a scenario");
    let rules = Grunwald::new(content, scenario, Options::default());
    let state = rules.start();
    let level = |seat| rules.look(&state).level(seat);
    assert_eq!((state.morale, level(ALLIED), level(ORDER)), (8, 1, -1));
}

#[test]
fn r_6_1_4_a_unit_eliminated_is_a_box_for_who_did_it() {
    for (phase, attacker, victim, boxes) in
        [(2, "PKR1 0914 S nc3", "TIM1 0915 N", 1), (6, "TGM1 0914 S nc3", "PIM1 0915 N", -1)]
    {
        let mut battle = field(&format!("phase {phase}; {attacker}; {victim}"));
        // 2:1, armour 2 and charge 3: at 7:1 a six is D3 -1.
        battle.roll([3, 3]).play(&format!("attack {} x 0915", &attacker[..4])).cites("G-6.1.4");
        assert_eq!((battle.at(&victim[..4]), battle.morale()), ("gone".into(), boxes));
    }
}

#[test]
fn r_6_1_5_a_banner_is_three_boxes_lost_and_three_regained() {
    let mut battle = field("phase 5 open-fire; PXB1 0917 N; TGM1 0915 N pf1; TGM2 0914 S; banner GM TGM1");
    // Ten, two off for armour: eight is a loss at two hexes.
    battle.roll([5, 5]).play("fire PXB1 TGM1");
    assert_eq!((battle.morale(), battle.banner("GM").as_str()), (1 + 3, "0915"), "the unit and its banner");
    battle.play("move TGM2; f").cites("G-6.1.5");
    assert_eq!((battle.morale(), battle.banner("GM").as_str()), (1, "TGM2"));
}

/// A knight rides down an enemy leader who is alone.
fn ride_down(leader: &str) -> Game {
    let mut battle = field(&format!("leader gersdorf 5100; PKR1 0915 N; PKR2 0925 N; leader {leader} 0914"));
    battle.play("move PKR1; f");
    assert_eq!(battle.leader_at(leader), "dead");
    battle
}

#[test]
fn r_6_1_6_a_leader_is_eight_boxes() {
    let battle = ride_down("wallenrod");
    assert_eq!(battle.morale(), 8);
    battle.cites("G-6.1.6").cites_not("G-6.1.7");
}

#[test]
fn r_6_1_7_the_leader_of_an_army_is_twelve() {
    let battle = ride_down("ulrich");
    assert_eq!(battle.morale(), 12);
    battle.cites("G-6.1.7").cites_not("G-6.1.6");
}

#[test]
fn r_6_1_9_the_marker_moves_at_once_and_works_from_the_next_turn_on() {
    let mut battle =
        field("morale 6; level 0; phase 2; PKR1 0914 S nc3; TIM1 0915 N; PKR2 1214 S; TEL3 1215 N");
    let before = battle.sums("attack PKR2 x 1215");
    battle.roll([3, 3]).play("attack PKR1 x 0915; stay");
    assert_eq!((battle.morale(), battle.look().level(ALLIED)), (7, 0));
    assert_eq!(battle.sums("attack PKR2 x 1215"), before, "nothing changes in this turn");
    let battle = battle.with("phase 8; PKR2 1214 N");
    assert_eq!((battle.turn(), battle.look().level(ALLIED)), (2, 1));
}

#[test]
fn r_6_2_4_units_test_in_their_own_movement_phase() {
    for (phase, who) in [(1, "PKR1"), (2, ""), (3, "PIL1"), (4, ""), (5, "TGM1"), (6, ""), (7, "TIL1")] {
        let mut battle = field(&format!(
            "phase {phase}; PKR1 0920 N disorganised; PIL1 0925 N disorganised; TGM1 3010 S disorganised
            TIL1 3006 S disorganised; PKR2 0910 N; TGM2 0909 S; PIL2 1310 N; TIL2 1309 S"
        ));
        let rallies = battle.legal_with("rally ");
        assert_eq!(rallies.join(" ").replace("rally ", ""), who, "phase {phase}");
        for name in ["PKR1", "PIL1", "TGM1", "TIL1"].iter().filter(|name| **name != who) {
            battle.refusal(&format!("rally {name}"));
        }
    }
}

#[test]
fn r_6_2_5_a_test_takes_all_points() {
    // Chosen: whether it passes or not, the unit does not move.
    for throw in [1, 6] {
        let mut battle = field("PKR1 0920 N disorganised; PKR2 0925 N");
        battle.roll([throw]).play("rally PKR1");
        battle.refuses("move PKR1", "G-4.1.4");
    }
    // Suffered in mid-move: the move is over.
    let mut battle = field("LME1 0920 N pf1; PKR2 0919 N pf1 disorganised; PKR3 0925 N");
    battle.roll([1]).play("move LME1; f");
    assert_eq!((battle.at("LME1"), battle.asked()), ("0919 N pf1 nc0".into(), "allied activate".into()));
}

#[test]
fn r_6_2_6_a_test_ends_the_charge() {
    let mut battle = field("PKR1 0920 N nc2 disorganised; PKR2 0925 N");
    battle.roll([5]).play("rally PKR1");
    assert_eq!(battle.at("PKR1"), "0920 N pf2 nc0 disorganised");
}

#[test]
fn ruling_40_outside_its_own_phase_a_test_costs_only_the_charge() {
    let mut battle = field("LME1 0920 N pf1 disorganised; PIM1 0919 N; LME2 0918 N pf1 nc2; PKR3 0925 N");
    battle.roll([3]).play("move LME1; f");
    assert_eq!(battle.said("tested", "unit"), ["PIM1"]);
    // A rider of the phase that has not moved yet has spent his points.
    battle.roll([3]).play("f; stop");
    assert_eq!(battle.at("LME2"), "0918 N pf1 nc0");
    battle.refuses("move LME2", "G-4.1.4");
    // Foot may move in its own phase.
    assert!(!battle.is("PIM1", "done"));
    battle.passes_to(1, 3);
    assert!(battle.allows("move PIM1"));
}

#[test]
fn ruling_41_v_42_beside_panic_one_step_at_a_time() {
    for (before, after) in [("", " disorganised"), (" disorganised", " panicked")] {
        let mut battle = field(&format!(
            "phase 5 panic; TGM1 2003 N panicked must-flee; TGM2 2002 N pf1{before}; TGM5 4010 S"
        ));
        battle.roll([6]).play("flee TGM1");
        assert_eq!(battle.at("TGM2"), format!("2002 N pf1 nc0{after}"));
    }
}
