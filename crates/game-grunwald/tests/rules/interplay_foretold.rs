//! Where several rules meet: what is foretold is what happens, and what is refused is refused for its own reason.

use crate::field::*;
use crate::interplay_told::why;
use engine::explain::Befalls;
use game_grunwald::event::Event;

/// The effects that are named before an action is done.
fn effects(battle: &Game, text: &str) -> Vec<&'static str> {
    battle.foretold(text).into_iter().map(|(id, _)| id).collect()
}

/// Which answers the odds of an action take as given.
fn assumed(battle: &Game, text: &str) -> Vec<&'static str> {
    let chances = battle.table.chances_ahead(battle.table.state(), &battle.action(text));
    chances.expect("it can be reckoned").assumed.iter().map(|phrase| phrase.id).collect()
}

/// The way of a unit to a hex: how fast it is there, whether others have a say in it, and whether it goes on.
fn way_to(battle: &Game, name: &str, label: &str) -> (Option<u8>, bool, bool) {
    let there = Some(game_grunwald::telling::place(battle.table.rules(), hex(label)));
    let way = battle.ways(name).into_iter().find(|way| way.to == there);
    way.map(|way| (way.pace, way.open, way.goes_on)).expect("it gets there")
}

// ---------------------------------------------------------------- company

#[test]
fn ruling_40_a_test_beside_friends_is_foretold_with_what_it_costs() {
    let mut battle = field("PKR1 0915 N nc1 pf1; PKR2 0914 N pf1 disorganised; TGM1 0913 S; PKR4 0925 N");
    assert_eq!(
        way_to(&battle, "PKR1", "0914"),
        (Some(0), true, false),
        "it is slow there, and goes no farther"
    );
    battle.play("move PKR1");
    let told = effects(&battle, "f");
    assert!(told.contains(&"effect-tested") && told.contains(&"effect-halts"), "{told:?}");
    assert!(!told.contains(&"effect-passes"), "without speed it passes no zone");
    assert_eq!(battle.sum_of("f", "charge"), Some(0));
    assert_eq!(battle.may_come("f"), ["result-own-shaken", "result-test-passed"]);
    battle.roll([1]).play("f");
    assert_eq!(battle.at("PKR1"), "0914 N pf1 nc0");
}

#[test]
fn r_9_1_3_with_a_leader_along_nobody_is_tested_and_the_way_says_so() {
    let battle = field("PKR1 0915 N nc1 pf1; leader zyndram 0915; PKR2 0914 N pf1 disorganised; PKR4 0925 N");
    let pace = |kind: &str| battle.way("PKR1", kind, "0914").map(|way| way.pace);
    assert_eq!((pace("forward"), pace("forward-led")), (Some(Some(0)), Some(Some(2))));
}

#[test]
fn ruling_40_friends_who_are_tested_by_who_comes_are_named() {
    let mut battle = field("PKR1 0915 N pf1 disorganised; PKR2 0914 N pf1 nc3; PKR4 0925 N");
    let (_, open, goes_on) = way_to(&battle, "PKR1", "0914");
    assert!(open && goes_on, "dice fall for another, and it may go on");
    battle.play("move PKR1");
    assert!(battle.foretold("f").contains(&("effect-tests-mover", "G-9.1.1")));
    battle.roll([1]).play("f");
    assert!(battle.cited().contains(&"G-9.1.1") && battle.cited().contains(&"G-R42"), "why he threw");
    assert!(battle.is("PKR2", "done") && battle.at("PKR2").ends_with("nc0"));
}

#[test]
fn r_5_7_5_the_column_of_a_joint_counter_charge_counts_the_test_of_company() {
    let mut battle =
        field("PLI1 0912 S; PKR4 0925 N; TGM1 0915 N pf1 nc2; TGM2 0915 N pf1 disorganised; TGM5 2510 N");
    battle.play("move PLI1; f; counter TGM2 0914");
    assert!(battle.foretold("counter TGM1 0914").contains(&("effect-tested-striker", "G-9.1.1")));
    assert_eq!(battle.sum_of("counter TGM1 0914", "charge"), Some(0));
    let foretold = battle.sum_of("counter TGM1 0914", "column");
    battle.roll_always(1).play("counter TGM1 0914");
    assert_eq!(foretold, Some(clash(&battle).column.into()));
}

#[test]
fn r_10_1_2_who_is_caught_among_friends_frightens_them_first() {
    let mut battle =
        field("phase 1 panic; PKR1 0915 N panicked must-flee; PKR2 0916 N pf1; TGM1 0815 SE; PKR4 0925 N");
    battle.roll([4]).play("flee PKR1");
    assert_eq!(
        (battle.at("PKR1").as_str(), battle.at("PKR2").as_str()),
        ("gone", "0916 N pf1 nc0 disorganised")
    );
    assert!(battle.cited().contains(&"G-9.1.2"));
}

// ---------------------------------------------------------------- banners

#[test]
fn r_7_1_3_a_banner_that_binds_is_foretold_and_cited() {
    let mut battle = field("PKR1 0815 N; PKR2 0915 N; PKR4 0925 N; banner KR lies 0914 moved-by PKR1");
    let (_, _, goes_on) = way_to(&battle, "PKR2", "0914");
    assert!(!goes_on, "nobody plans beyond it");
    battle.play("move PKR2");
    assert!(battle.foretold("f").contains(&("effect-bound", "G-7.1.3")));
    battle.play("f");
    assert!(battle.cited().contains(&"G-7.1.3") && battle.is("PKR2", "bound"));
}

#[test]
fn r_7_1_3_to_whom_a_moved_banner_is_handed_is_told_that_he_stays() {
    let mut battle = field("PKR1 0915 N; PKR2 1014 N; banner KR PKR1; PKR4 0925 N");
    battle.play("move PKR1");
    assert!(!effects(&battle, "pass KR PKR2").contains(&"effect-bound"));
    battle.play("f");
    assert!(battle.foretold("pass KR PKR2").contains(&("effect-bound", "G-7.1.3")));
}

#[test]
fn r_7_1_6_whoever_comes_on_to_the_map_over_a_banner_hears_of_it() {
    let battle = field("PKR2 waiting; PKR4 0925 N; TGM1 0905 N; banner GM lies 1431");
    assert!(battle.foretold("enter PKR2 1431 N").contains(&("effect-banner", "G-7.1.6")));
    assert_eq!(battle.may_come("enter PKR2 1431 N"), ["result-banner-captured"]);
}

// ---------------------------------------------------------------- the last leader, an army leader under hooves

#[test]
fn r_s_4_who_leads_his_last_leader_off_the_map_is_told_that_he_loses() {
    let mut battle = field("leader jagiello gone; leader zyndram 2300; PKR4 0925 N; TGM1 0905 N");
    battle.play("move zyndram");
    assert!(battle.foretold("exit").contains(&("effect-ends-game", "G-S.4")));
    assert_eq!(battle.may_come("exit"), ["result-game-ends"]);
}

#[test]
fn ruling_55_without_any_leader_left_the_points_are_told() {
    let mut battle = field(
        "leader jagiello gone; leader ulrich gone; TAT1 0913 S; leader andrzej 0913; TXB1 0914 N; \
         leader wallenrod 0914",
    );
    battle.play("move TAT1; fire TAT1 TXB1");
    battle.roll([1, 1, 6, 6, 1, 1, 6, 6]).play("fire TXB1 TAT1");
    assert!(battle.cited().contains(&"G-S.5") && battle.cited().contains(&"G-S.6"));
}

#[test]
fn r_8_1_5_zones_of_those_who_die_with_their_leader_are_not_foretold() {
    let mut battle =
        field("phase 5; leader witold 0914; leader zyndram 1020; TGM1 0913 S; LKA1 0915 N pf1; PKR4 2525 N");
    battle.play("move TGM1");
    let told = effects(&battle, "f");
    assert!(!told.contains(&"effect-passes") && !told.contains(&"effect-halts"), "{told:?}");
    battle.play("f");
    assert_eq!(battle.at("LKA1"), "gone");
}

#[test]
fn r_5_7_1_who_did_not_move_is_not_struck_in_place_of_who_did() {
    // The one who moves dies with the leader whom the counter-charge rides down; foot that stood there is no target.
    let mut battle = field(
        "leader zyndram 0925; leader jagiello 0915; PKR1 0917 N pf1; LIL1 0916 N pf1; PKR4 0925 N; \
         TGM1 0914 S; TGM5 2510 N",
    );
    battle.play("move PKR1; f");
    assert_eq!(battle.sum_of("counter TGM1 0915", "column"), None);
    battle.play("counter TGM1 0915");
    assert_eq!(battle.at("PKR1"), "gone");
    assert!(!battle.events().any(|event| matches!(event, Event::Fought(_))), "{}", battle.told());
}

#[test]
fn r_8_1_4_a_pole_beside_witold_loses_his_point_by_the_rule_of_any_leader() {
    let mut battle = field("phase 1 open-fire; leader witold 0915; PKR1 0915 N pf1; TXB1 0913 S");
    battle.roll([1, 1, 6, 6]).play("fire TXB1 PKR1");
    assert_eq!(
        (battle.at("PKR1").as_str(), battle.morale()),
        ("gone", -12),
        "his death alone moves the marker"
    );
    assert!(battle.cited().contains(&"G-8.1.4"));
}

// ---------------------------------------------------------------- shots

#[test]
fn r_5_8_7_who_shoots_at_a_rider_thrown_back_is_named() {
    let mut battle = field("LKA1 0915 N nc2 pf1; PKR4 0925 N; TIH1 0914 S; TXB1 0917 N");
    battle.play("move LKA1");
    assert!(battle.foretold("overrun").contains(&("effect-shot-at-back", "G-5.8.7")));
}

#[test]
fn r_11_2_7_what_the_odds_of_an_exchange_assume_is_said() {
    let mut battle = field("TAT1 0916 N; PKR4 0925 N; TXB1 0914 S");
    battle.play("move TAT1; f");
    let told = effects(&battle, "fire TXB1 TAT1");
    assert!(told.contains(&"effect-answered"), "{told:?}");
    assert_eq!(assumed(&battle, "fire TXB1 TAT1"), ["assumed-shoot-back"]);
    battle.play("hold-fire");
    assert!(effects(&battle, "fire TAT1 TXB1").contains(&"effect-answered"));
    assert_eq!(assumed(&battle, "fire TAT1 TXB1"), ["assumed-unanswered"]);
}

#[test]
fn r_12_1_7_a_shot_at_wreckers_costs_them_their_work_and_says_so() {
    let mut battle =
        field("phase 3 open-fire; LIL1 4924 S wrecked 2 wrecking; TAR1 4923 S; PKR4 0920 N; PIL2 0922 N");
    assert!(battle.may_come("fire TAR1 LIL1").contains(&"result-wrecking-anew"));
    battle.roll([1, 1]).play("fire TAR1 LIL1").cites("G-12.1.7");
    assert!(!battle.line("LIL1").contains("wrecked"), "{}", battle.line("LIL1"));
}

#[test]
fn r_12_1_7_a_stray_shot_that_hits_wreckers_does_so_too() {
    // The die says that a friend of the archers is hit, who works on the same walls.
    let mut battle = field(
        "phase 5 open-fire; TIL1 4924 N; LAR1 4923 S; LIL1 4824 NE wrecked 1 wrecking; TGM2 2010 S; \
         PKR1 0920 N",
    );
    battle.roll([1]).play("fire LAR1 TIL1");
    battle.goes_on(|battle| battle.legal_with("friend LIL1").pop());
    battle.cites("G-12.1.7");
    let unit = battle.id("LIL1");
    assert!(battle.events().any(|event| *event == Event::Wrecking { unit, turns: 0 }), "{}", battle.told());
    assert_eq!(battle.at("LIL1"), "4824 NE pf1 nc0");
}

// ---------------------------------------------------------------- odds

#[test]
fn ruling_42_tests_of_a_flight_that_goes_on_are_not_among_the_odds_of_a_shot() {
    let mut battle =
        field("phase 1 panic; PKR4 0925 N; PKR1 0912 N panicked must-flee; PKR2 0914 N; TAR1 0713 NE");
    battle.play("flee PKR1");
    assert_eq!(battle.asked(), "order fire");
    assert!(!battle.may_come("hold-fire").contains(&"result-test-passed"));
}

#[test]
fn r_5_5_10_the_odds_count_no_foot_that_need_not_be_ridden_down() {
    let battle = field(
        "phase 2; PKR1 0915 N nc3; PKR4 0925 N; TIL1 0914 S pf1; TIL2 0913 S pf1 disorganised; TIL3 0813 S; \
         TIL4 1013 S",
    );
    assert!(!battle.may_come("attack PKR1 x 0914").contains(&"result-overrun"));
}

#[test]
fn r_5_4_4_the_odds_take_the_way_back_that_sweeps_no_foot() {
    let battle = field(
        "phase 2; PKR1 0915 N nc3; leader zyndram 0915; TGM1 0914 S; TIL1 1012 S; TIL2 1113 S; TIL3 1114 S; \
         TGM5 2510 N",
    );
    let attack = battle.action("attack PKR1 x 0914");
    let chances = battle.table.chances_ahead(battle.table.state(), &attack).expect("it can be reckoned");
    let with = |list: &[Befalls], id: &str| list.iter().any(|it| it.says.id == id);
    // Only the beaten themselves panic, after they were disorganised: the way by 0913 and 0912 is free.
    for (list, _) in &chances.outcomes {
        assert!(!with(list, "result-foe-routed") || with(list, "result-foe-shaken"), "{list:?}");
    }
    assert!(chances.outcomes.iter().any(|(list, _)| with(list, "result-foe-back")));
}

#[test]
fn r_10_3_1_who_does_not_rally_flees_and_the_odds_say_so() {
    let mut battle = field("phase 1 panic; PKR1 0915 N panicked must-flee; PKR4 0925 N");
    assert_eq!(battle.may_come("rally PKR1"), ["result-flees", "result-rallied"]);
    battle.roll([6]).play("rally PKR1");
    assert!(battle.cited().contains(&"G-10.3.1") && battle.cited().contains(&"G-R43"));
}

// ---------------------------------------------------------------- what it rests on

#[test]
fn r_5_5_7_a_pursuer_who_was_counter_charged_minds_no_zone_either() {
    let mut battle = field(
        "PKR1 0918 N nc1; leader zyndram 0918; PKR4 0925 N; TGM1 0914 S; TIL1 1014 S disorganised; \
         TGM2 1013 S nc3",
    );
    battle.play("move PKR1; take zyndram; f; f");
    battle.roll([5, 5]).play("counter TGM1 0915");
    battle.goes_on(|battle| {
        let legal = battle.legal();
        let to = |label: &str| legal.iter().find(|text| text.starts_with("back ") && text.contains(label));
        match battle.asked().as_str() {
            "order retreat" => to("0914").or_else(|| to("0913")).cloned(),
            "order face" => legal.first().cloned(),
            _ => None,
        }
    });
    battle.play("pursue 1 led");
    battle.roll_always(1).play("on 1014");
    assert!(
        !battle.events().any(|event| matches!(event, Event::Halted { .. } | Event::Passes { .. })),
        "{}",
        battle.told()
    );
}

#[test]
fn r_5_6_9_speed_that_water_takes_from_a_retreat_is_cited() {
    let mut battle = field("phase 2; TGM1 2320 N nc3; PKR1 2321 N nc3; TGM5 2510 N; PKR4 0925 N");
    battle.attack_until("attack PKR1 x 2320", |battle| {
        battle.asked() == "order retreat" && !battle.events().any(|event| matches!(event, Event::Lost { .. }))
    });
    battle.roll_always(3).play("back TGM1 2319").cites("G-5.6.9");
    assert!(battle.at("TGM1").contains("nc2"), "{}", battle.at("TGM1"));
}

#[test]
fn r_8_2_5_a_bombard_that_could_not_go_back_counts_for_the_leader_beside_it() {
    let mut battle = field(
        "phase 2; PKR1 0915 N nc3; PKR4 0925 N; TBO1 0914 S pf1; TIL1 0914 S pf1; leader wallenrod 0914",
    );
    let beaten = |battle: &Game| battle.table.state().now.fight.as_deref().and_then(|fight| fight.retreat);
    battle.attack_until("attack PKR1 x 0914", |battle| {
        battle.asked() == "order retreat" && beaten(battle).is_some_and(|(attacker, _)| !attacker)
    });
    let (_, hexes) = beaten(&battle).expect("they are beaten");
    battle.roll_always(6).plays_on(|battle| {
        let goes = matches!(battle.asked().as_str(), "order retreat" | "order face");
        battle.legal().into_iter().next().filter(|_| goes)
    });
    // The combat itself took nothing: the one point is the bombard's.
    assert_eq!(battle.said("leader-throw", "needs"), [(hexes + 1).to_string()], "{}", battle.told());
}

#[test]
fn r_9_3_1_a_rally_that_fails_is_told_as_one() {
    let mut battle = field("PKR1 0915 N disorganised; PKR4 0925 N");
    battle.roll([6]).play("rally PKR1");
    let says: Vec<_> = battle.tellings().map(|told| told.says.id).collect();
    assert!(says.contains(&"told-not-rallied"), "{says:?}");
}

// ---------------------------------------------------------------- refusals

#[test]
fn ruling_33_whoever_was_attacked_already_is_refused_as_such() {
    let mut battle = field("phase 2; PKR1 0915 N nc1; PKR2 1014 NW; TGM1 0914 S; TGM2 1013 S; PKR4 0925 N");
    battle.roll([5, 4]).fights_out("attack PKR1 x 0914");
    battle.refuses("attack PKR2 x 0914", "G-R33");
    battle.refuses("attack PKR2 x 0914+1013", "G-R33");
    // Where nobody stands nobody was attacked.
    assert_eq!(battle.why("attack PKR2 x 0913"), "no-not-in-front");
}

#[test]
fn ruling_34_another_finishes_his_retreat_first() {
    let mut battle = field(
        "phase 2; PKR1 0915 N nc3; PKR2 1014 NW nc3; leader zyndram 0915; leader andrzej 1014; \
         TGM1 0914 S pf1; TGM2 0914 S pf1; TGM5 2510 N",
    );
    battle.roll_first([3, 6], 6).play("attack PKR1+PKR2 x 0914");
    battle.play("back TGM1 0913");
    assert_eq!(battle.why("back TGM2 0813"), "no-fall-back-turn");
    assert_eq!(battle.why("back TGM5 2509"), "no-retreat-of-his", "who was not beaten");
}

#[test]
fn r_5_8_5a_who_gives_way_to_nobody_is_told_so_and_a_full_hex_too() {
    let mut battle =
        field("PKR1 0918 N nc2; PKR4 2520 N; TXB1 0917 S pf1; TIL2 0917 S pf1; TIL3 0817 S; TGM5 2510 N");
    battle.roll_always(1).play("move PKR1; overrun");
    assert_eq!(battle.asked(), "order aside");
    battle.refuses("aside TIL2 0817", "G-4.5.2");
    battle.refuses("aside TGM5 2511", "G-5.8.5a");
    battle.refuses("aside TIL2 0715", "G-5.8.5a");
}

#[test]
fn ruling_48_what_keeps_reinforcements_out_is_said() {
    let start = "PKR1 waiting; PIL1 waiting; PKR2 1531 N; PIL2 0926 N; TGM1 2030 S; PKR4 0925 N";
    let battle = field(start);
    assert_eq!(why(&battle, "enter PKR1 1531 N"), ("G-4.5.1", "no-room"));
    assert_eq!(why(&battle, "enter PKR1 2031 N"), ("G-R48", "no-entry-held"));
    assert_eq!(why(&battle, "enter PKR1 0915 N"), ("G-S.3", "no-entry-hex"));
    assert_eq!(why(&battle, "enter PIL1 1231 N").1, "no-foot-later");
    let foot = battle.with("phase 3");
    assert_eq!(why(&foot, "enter PIL1 1231 N").1, "no-entry-foot-waits", "cavalry waits");
    let full = foot.with("PKR1 gone; arrived 0 200 0 0");
    assert_eq!(why(&full, "enter PIL1 1231 N").1, "no-entry-quota", "as many as may have come");
}

#[test]
fn ruling_78_whose_time_is_over_is_not_refused_for_being_stopped() {
    let mut battle = field("PKR1 0915 N disorganised stopped done; PKR3 1209 N stopped done; PKR4 0925 N");
    battle.refuses("rally PKR1", "G-R44").refuses("wreck PKR3", "G-R44");
}

#[test]
fn ruling_43_who_panics_in_his_own_phase_is_told_when_he_flees() {
    let mut battle = field("phase 1; PKR1 0915 N panicked; PKR4 0925 N");
    battle.refuses("flee PKR1", "G-R43");
    battle.refuses("rally PKR1", "G-R43");
}

#[test]
fn r_5_5_3_nobody_is_told_that_he_must_pursue_who_need_not() {
    let mut battle = field(
        "phase 2; PKR1 0915 N nc3; PKR2 1014 NW nc3; leader zyndram 0915; leader andrzej 1014; TIL1 0914 S; \
         TGM5 2510 N",
    );
    battle.roll_first([3, 6], 6).play("attack PKR1+PKR2 x 0914");
    battle.plays_on(|battle| {
        let beaten = matches!(battle.asked().as_str(), "order retreat" | "order face");
        battle.legal().into_iter().next().filter(|_| beaten)
    });
    assert_eq!(battle.asked(), "allied next");
    battle.refuses("stay", "G-4.1.2");
}
