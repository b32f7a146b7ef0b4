//! Rulings that the specification does not have: ours.

use crate::field::*;
use game_grunwald::content::CONTENT;
use game_grunwald::field::Ground;
use game_grunwald::ids::HexId;
use hexboard::Edge;

#[test]
fn ruling_78_whoever_is_stopped_may_rally_but_not_move() {
    let stopped = |more: &str| field(&format!("PKR1 0920 N disorganised stopped {more}; PKR2 0925 N"));
    let mut battle = stopped("");
    assert!(!battle.allows("move PKR1"));
    battle.roll([1]).play("rally PKR1");
    assert_eq!(battle.at("PKR1"), "0920 N pf2 nc0");
    // Once it has ridden, it does not rally any more.
    stopped("rode").refuses("rally PKR1", "G-R44");
}

#[test]
fn ruling_78_whoever_is_stopped_in_a_fort_may_begin_to_pull_it_down() {
    let mut battle = field("phase 7; TIL1 4924 N bound; TIL2 0905 N bound; PKR1 0920 N");
    assert!(!battle.allows("move TIL1") && !battle.allows("move TIL2"));
    // Outside there is nothing to pull down.
    battle.refuses("wreck TIL2", "G-12.1.6");
    battle.play("wreck TIL1");
    assert!(battle.is("TIL1", "wrecking"));
}

#[test]
fn ruling_79_a_dead_leader_tires_nobody() {
    // The knights of Kraków are Zyndram's.
    let battle = field("option organisation fatigue; PKR1 0920 N; leader zyndram 0921 fatigue 13");
    assert!(battle.look().tired(battle.id("PKR1")));
    let dead = battle.with("leader zyndram gone fatigue 13");
    assert!(!dead.look().tired(dead.id("PKR1")));
}

#[test]
fn ruling_80_who_joins_somebody_not_yet_attacked_is_attacked_with_him() {
    let mut battle = field("phase 2; PKR1 0915 N; TEN1 0914 S pf1 struck; TEN2 0914 S pf1");
    assert!(battle.allows("attack PKR1 x 0914"), "one of the two has not been attacked");
    let effects = battle.explanation("attack PKR1 x 0914").effects;
    assert!(effects.iter().any(|effect| effect.rules.iter().any(|rule| rule.id() == "G-R80")));
    // Both have been attacked; others fight on, so that the phase is not over.
    battle = battle.with("TEN2 0914 S pf1 struck; PKR2 1215 N; TGM2 1214 S");
    assert!(!battle.allows("attack PKR1 x 0914"));
}

#[test]
fn ruling_81_coming_back_into_woods_disorders_nobody() {
    let woods = |at: &HexId| CONTENT.field.ground(*at) == Ground::Forest;
    let wood = CONTENT.field.edge(Edge::South).into_iter().find(woods).expect("woods at the south edge");
    let wood = label(wood);
    let mut battle = field(&format!("turn 5; PKR1 away {wood} 5; PKR2 0925 N"));
    battle.play(&format!("return PKR1 {wood} N"));
    assert!(battle.at("PKR1").ends_with("N pf2 nc0"), "{}", battle.at("PKR1"));
}

#[test]
fn ruling_82_foot_that_shoots_may_be_turned_over_at_the_set_up() {
    let mut battle = set_up("choc-des-titans");
    battle.play("default");
    let over = battle.legal_with("formation ");
    let (_, shooter) = over.first().and_then(|text| text.split_once(' ')).expect("somebody who shoots");
    assert!(!battle.is(shooter, "marching"));
    battle.play(&format!("formation {shooter}"));
    assert!(battle.is(shooter, "marching"));
    // Riders have one face.
    battle.refuses("formation TGM1", "G-11.1.1");
}
