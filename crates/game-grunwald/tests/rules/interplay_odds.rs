//! Where several rules meet: pursuits, stops and leaders; odds and orders.

use crate::field::*;
use engine::Ruleset;
use game_grunwald::action::Action;
use game_grunwald::event::{Blow, Event};
use game_grunwald::state::State;

/// What the last play has come to, as the odds name it.
fn results(battle: &Game, before: &State) -> Vec<(&'static str, String)> {
    let events: Vec<Event> = battle.events().cloned().collect();
    let list = battle.table.rules().results(before, &events);
    list.iter().map(|it| (it.says.id, format!("{:?}", it.says))).collect()
}

/// One of them.
fn result(list: &[(&'static str, String)], id: &str) -> Option<String> {
    list.iter().find(|(it, _)| *it == id).map(|(_, phrase)| phrase.clone())
}

// ---------------------------------------------------------------- pursuits, stops, leaders

#[test]
fn ruling_36_who_stands_where_the_beaten_stopped_goes_no_farther() {
    // The beaten goes to 0800, no farther, and dies there; foot watches the rest.
    let mut battle = field(
        "phase 2; PKR1 1000 NW nc3; TEL3 0900 S pf1; leader zyndram 1000; PIL1 0600 SE; PIL2 0802 N; \
         TGM5 2510 N",
    );
    battle.attack_until("attack PKR1 x 0900", |battle| {
        let fight = battle.table.state().now.fight.as_deref();
        fight.is_some_and(|fight| fight.retreat == Some((false, 2)))
            && !battle.events().any(|event| matches!(event, Event::Lost { blow: Blow::Combat, .. }))
    });
    battle
        .roll_always(3)
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("order")));
    assert_eq!((battle.at("TEL3"), battle.asked()), ("gone".into(), "allied pursue".into()));
    battle.play("pursue 1");
    assert!(battle.at("PKR1").starts_with("0900") && battle.lists("exit"), "instead of the last hex");
    battle.roll_always(3).play("on 0800");
    assert!(battle.at("PKR1").starts_with("0800") && !battle.lists("exit"), "not after it");
}

#[test]
fn ruling_60_who_is_stopped_keeps_his_formation_in_panic_too() {
    let mut battle = field("phase 3 panic; PXB1 0920 N panicked must-flee stopped; PIL3 0930 N");
    battle.play("flee PXB1");
    assert!(battle.at("PXB1").starts_with("0920") && !battle.is("PXB1", "marching"));
}

#[test]
fn ruling_46_who_leaves_one_leader_may_take_another() {
    let mut battle = field("PKR1 0920 N; PKR3 0930 N; leader zyndram 0920; leader andrzej 0920");
    battle.play("move PKR1; take zyndram; leave").refuses("take zyndram", "G-R46");
    battle.play("take andrzej; f");
    assert_eq!(
        (battle.leader_at("andrzej").as_str(), battle.leader_at("zyndram").as_str()),
        ("0919", "0920")
    );
}

#[test]
fn ruling_23_whoever_is_left_of_a_zone_is_what_one_is_compared_with() {
    // The fast one dies with Ulrich, the slow one lives: faster than he, the rider passes.
    let mut battle = field(
        "PKR1 0916 N; PKR4 0925 N; TGM1 0814 SE nc3 pf1; TIL1 1014 SW pf2; leader ulrich 0915; \
         leader wallenrod 2510; TGM5 2510 N",
    );
    battle.play("move PKR1; f");
    assert_eq!(battle.at("TGM1"), "gone");
    assert!(battle.events().any(|event| matches!(event, Event::Passes { .. })), "{}", battle.told());
}

#[test]
fn r_4_4_7_pointing_at_a_closed_entry_says_what_closes_it() {
    let mut battle = field("PKR1 away 2331 1; PKR2 0920 N; TGM1 2330 S");
    let why = |battle: &Game, label: &str| battle.pointed("PKR1", label).0;
    assert_eq!((why(&battle, "2331"), why(&battle, "0931")), ("G-4.4.7", "G-4.4.4"));
    // A reinforcement likewise.
    battle = battle.with("PKR1 waiting");
    assert_eq!(why(&battle, "2331"), "G-R48");
    assert!(battle.allows("enter PKR1 2531 N"));
    battle.refuses("enter PKR1 2531 S", "G-R48"); // It looks off the map.
}

#[test]
fn ruling_44_who_was_moved_by_others_does_not_rally_and_is_told_so() {
    field("PKR1 0915 N disorganised rode; PKR2 0920 N").refuses("rally PKR1", "G-R44");
}

// ---------------------------------------------------------------- results and what they rest on

#[test]
fn r_5_4_4_the_run_of_swept_foot_is_not_the_retreat_of_the_beaten() {
    // One hex back, over foot that runs three, and the same without the foot.
    let back = |foot: &str| {
        let start = field(&format!("phase 2; TGM1 0914 S; {foot}; PKR1 0915 N nc2; TGM5 2510 N"));
        let mut battle = start.with("");
        battle.attack_until("attack PKR1 x 0914", |battle| {
            let fight = battle.table.state().now.fight.as_deref();
            fight.is_some_and(|fight| (fight.losses, fight.retreat) == ([0; 2], Some((false, 1))))
                && battle.lists("back TGM1 0913")
        });
        battle.then("back TGM1 0913").goes_on(|battle| {
            let goes = matches!(battle.asked().as_str(), "order retreat" | "order face");
            battle.legal().into_iter().next().filter(|_| goes)
        });
        assert!(foot.is_empty() || !battle.at("TIL1").starts_with("0913"), "it has run");
        result(&results(&battle, start.table.state()), "result-foe-back")
    };
    let one = back("");
    assert!(one.is_some());
    assert_eq!(back("TIL1 0913 S"), one);
}

#[test]
fn r_5_5_4_who_has_to_pursue_is_told_by_side() {
    let told = |phase: u8, winner: &str, beaten: &str| {
        let start =
            field(&format!("phase {phase}; {winner} 0914 S nc3; {beaten} 0915 N; TGM5 2510 N; PKR5 2520 N"));
        let mut battle = start.with("");
        battle.roll([4, 5]).play(&format!("attack {winner} x 0915"));
        battle.roll_always(3).goes_on(|battle| {
            battle.legal().into_iter().next().filter(|_| battle.table.state().now.fight.is_some())
        });
        assert!(
            battle.events().any(|event| matches!(event, Event::PursuitForced { .. })),
            "{}",
            battle.told()
        );
        let list = results(&battle, start.table.state());
        let forced: Vec<String> =
            list.iter().filter(|(id, _)| id.contains("pursu")).map(|(_, phrase)| phrase.clone()).collect();
        assert!(!forced.is_empty(), "{list:?}");
        forced
    };
    assert_ne!(told(2, "PKR1", "TEL3"), told(6, "TGM1", "LME1"));
}

#[test]
fn r_7_1_5_a_captured_banner_that_falls_is_no_loss() {
    let start = field("phase 2; TGM1 0914 S pf1; banner KR TGM1; PKR1 0915 N nc3; TGM5 2510 N");
    let mut battle = start.with("");
    battle.attack_until("attack PKR1 x 0914", |battle| battle.at("TGM1") == "gone");
    let list = results(&battle, start.table.state());
    assert!(result(&list, "result-banner-torn").is_some(), "{list:?}");
    assert!(result(&list, "result-banner-falls").is_none(), "{list:?}");
}

#[test]
fn r_10_2_4_where_the_fleeing_run_is_no_result_of_a_shot() {
    // Shot at while they run: what comes afterwards would have come anyhow.
    let running = |points: u8, shooter: &str| {
        let mut battle = field(&format!(
            "phase 5 panic; TGM1 0902 N panicked must-flee pf{points}; {shooter}; TGM5 2510 N"
        ));
        battle.play("flee TGM1").goes_on(|battle| battle.legal_with("flee-to ").into_iter().next());
        battle
    };
    let start = running(2, "PXB1 0903 N");
    assert_eq!(start.asked(), "allied fire");
    let mut missed = start.with("");
    missed.roll([1, 1]).play("fire PXB1 TGM1");
    assert!(missed.events().any(|event| matches!(event, Event::Fled { .. })), "{}", missed.told());
    let list = results(&missed, start.table.state());
    let ids: Vec<&str> = list.iter().map(|(id, _)| *id).collect();
    assert_eq!((missed.at("TGM1"), ids), ("gone".into(), vec!["result-nothing"]));
    let start = running(1, "PXB1 0903 N");
    let mut hit = start.with("");
    hit.attack_until("fire PXB1 TGM1", |battle| {
        battle.events().any(|event| matches!(event, Event::Eliminated { blow: Blow::Fire, .. }))
    });
    assert!(result(&results(&hit, start.table.state()), "result-foe-gone").is_some());
    // Of a flight itself it is one.
    let before = field("phase 5 panic; TGM1 0902 N panicked must-flee; PXB1 0930 N; TGM5 2510 N");
    let alone = running(2, "PXB1 0930 N");
    assert!(result(&results(&alone, before.table.state()), "result-own-gone").is_some());
}

#[test]
fn r_5_7_3_who_strikes_now_is_told_what_it_comes_to() {
    let mut battle = field("PKR1 0916 N; PKR4 0925 N; TGM1 0913 S; TGM2 1114 SW");
    battle.play("move PKR1; f");
    let alone = battle.explanation("counter TGM1 0914");
    battle.play("counter TGM1 0914");
    let now = battle.explanation("hold-back");
    assert_eq!((now.value("column"), now.chart), (alone.value("column"), alone.chart));
    assert!(now.chart.is_some());
    // The number of the odds is the one that people say.
    let column = now.value("column").expect("a column");
    assert_eq!(now.value("odds"), Some(if column < 0 { column - 1 } else { column + 1 }));
}

#[test]
fn r_7_1_6_the_preview_of_a_step_names_the_banner_there() {
    let step = |name: &str, missile: bool| {
        let (unit, face, phase) = if missile { ("PXB1", "marching", 3) } else { ("PKR1", "", 1) };
        let mut battle = field(&format!(
            "phase {phase}; {unit} 0916 N {face}; PKR4 0925 N; PIL4 0927 N; banner {name} lies 0915"
        ));
        battle.play(&format!("move {unit}"));
        let told = battle.explanation("f");
        told.effects.iter().any(|effect| effect.says.id == "effect-banner")
    };
    assert!(step("GM", false) && step("KR", false) && step("GM", true));
    assert!(!step("KR", true), "foot that shoots wins none of its own back");
}

#[test]
fn ruling_34_the_favourite_way_back_sweeps_no_own_foot_away() {
    let mut battle = field("phase 2; PKR1 0915 N nc3; TGM1 0914 S; TIL1 1013 S; TIL2 0913 S; TGM5 2510 N");
    battle.attack_until("attack PKR1 x 0914", |battle| battle.legal_with("back ").len() > 1);
    let favourite = battle.table.rules().favourite(battle.table.state());
    let Some(Action::FallBack { hex: to, .. }) = favourite else { panic!("{:?}", battle.legal()) };
    assert!(nobody(&battle, label(to)));
}
