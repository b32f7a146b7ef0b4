//! Where several rules meet: contagion, roads on foot, leaders, banners, fire, forts and the set-up.

use crate::field::*;
use game_grunwald::content::CONTENT;
use game_grunwald::event::Event;

/// The rest of a combat with these dice, whatever is answered.
fn to_the_end(battle: &mut Game, dice: &[u8]) {
    battle.roll(dice).plays_on(|battle| {
        battle.table.state().now.fight.as_ref()?;
        battle.legal().last().cloned()
    });
}

/// How often a unit was tested.
fn tests_of(battle: &Game, name: &str) -> usize {
    tested(battle).into_iter().filter(|it| *it == name).count()
}

// ---------------------------------------------------------------- 9.1, 10.1: contagion

#[test]
fn ruling_42_who_is_crossed_in_a_retreat_is_tested_when_it_is_over() {
    let mut battle =
        field("phase 2; PKR1 0914 S nc1; TEL3 0915 N pf1 disorganised; TSB2 0916 N pf1; TGM5 0925 N");
    // Any D2: right through a friend in good order, who throws in the end.
    battle.roll([4, 4]).play("attack PKR1 x 0915");
    battle.falls_back("TEL3", "0916 0917");
    assert_eq!(battle.at("TSB2"), "0916 N pf1 nc0");
    to_the_end(&mut battle, &[2, 6, 6]);
    assert_eq!(tests_of(&battle, "TSB2"), 1);
    assert_eq!(battle.at("TSB2"), "0916 N pf1 nc0 disorganised");
}

#[test]
fn ruling_42_two_who_fall_back_together_meet_once() {
    let mut battle =
        field("phase 2; PKR1 0914 S nc3; TEN1 0915 N pf1 disorganised; TEN2 0915 N pf1; TGM5 0925 N");
    battle.roll([6, 5]).play("attack PKR1 x 0915");
    for unit in ["TEN1", "TEN2"] {
        if battle.asked() == "order retreat" {
            battle.play(&format!("back {unit} 0916"));
        }
        if battle.asked() == "order face" {
            battle.play("face N");
        }
    }
    to_the_end(&mut battle, &[3, 4, 1]);
    assert_eq!(tests_of(&battle, "TEN2"), 1, "{}", battle.told());
}

#[test]
fn ruling_42_bad_ground_and_company_are_one_occasion() {
    let mut battle = field("PKR5 3424 NE pf1; PIL1 3524 N pf1; PKR4 0925 N");
    battle.play("move PKR5");
    battle.roll([1]).play("f");
    assert_eq!(tests_of(&battle, "PIL1"), 1);
    assert!(battle.at("PKR5").ends_with("disorganised"));
}

#[test]
fn r_10_1_2_whoever_stood_with_foot_that_is_swept_along_is_tested() {
    // The foot panics where it stands with a rider; it runs, the beaten come in, and in the end the rider throws for it.
    let mut battle =
        field("phase 2; PKR1 0914 S nc2; TEL3 0915 N pf1; TIL1 0916 N pf1; TSB2 0916 N pf1; TGM5 0925 N");
    battle.roll([6, 5]).play("attack PKR1 x 0915");
    if battle.asked() == "order retreat" {
        battle.play("back TEL3 0916");
    }
    to_the_end(&mut battle, &[6, 6, 1]);
    assert_eq!(tests_of(&battle, "TSB2"), 1, "{}", battle.told());
}

// ---------------------------------------------------------------- 4.1.2, 4.3.4, 4.3.8

#[test]
fn r_4_1_2_the_owner_says_which_winner_goes_first() {
    let mut battle = field("phase 2; PKR1 0914 S; PKR2 1014 SW; TEL3 0915 N");
    battle.roll([4, 5]).play("attack PKR1+PKR2 x 0915");
    battle
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("order")));
    assert_eq!(battle.asked(), "allied next");
    battle.play("next PKR2");
    assert_eq!(&battle.at("PKR2")[..4], "0915");
    assert_eq!(&battle.at("PKR1")[..4], "0914", "there is no room for two");
    // Nobody is asked who cannot go.
    assert!(!battle.asked().ends_with("next"));
}

#[test]
fn r_5_2_9_those_who_only_may_advance_can_all_stay_at_once() {
    let fought = |low: u8| {
        let mut battle = field("phase 2; PKR1 0914 S nc3; PKR2 1014 SW nc3; TIM1 0915 N pf1");
        battle.roll([low, 3]).play("attack PKR1+PKR2 x 0915");
        battle
    };
    // Any throw that destroys it.
    let mut battle = (1..=6).map(fought).find(|battle| battle.asked() == "allied next").expect("one does");
    battle.play("stay");
    assert!(battle.table.state().now.fight.is_none(), "{}", battle.asked());
    assert_eq!((&battle.at("PKR1")[..4], &battle.at("PKR2")[..4]), ("0914", "1014"));
}

#[test]
fn r_5_5_10_nobody_has_to_ride_down_his_own_foot() {
    let fought = |low: u8| {
        let mut battle = field("phase 2; PKR1 0914 S pf1; TIL1 0915 N pf1; TGM1 1014 S pf1 nc2");
        battle.roll([low, 6]).play("attack PKR1 x 0915+1014");
        battle.plays_on(|battle| {
            let beaten = battle.asked().starts_with("allied") && battle.table.state().now.fight.is_some();
            battle.legal().into_iter().next().filter(|_| beaten)
        });
        battle
    };
    // Any throw that beats the attacker: then nobody leads the Order, and both must follow.
    let mut battle = (1..=6).map(fought).find(|battle| battle.asked() == "order next").expect("one does");
    battle.play("next TIL1");
    if battle.asked() == "order face" {
        battle.play("face N");
    }
    assert_eq!((&battle.at("TIL1")[..4], battle.asked().as_str()), ("0914", "order pursue"));
    assert!(battle.allows("stay") && battle.legal().len() == 2, "{:?}", battle.legal());
}

#[test]
fn r_5_4_2_foot_of_the_beaten_that_is_swept_along_goes_back_once() {
    let mut battle = beaten_together(2, "");
    let foot = battle.id("TIL1");
    while battle.asked() == "order retreat" || battle.asked() == "order face" {
        battle.roll_always(3).play_first("");
        let Some(fight) = battle.table.state().now.fight.as_deref() else { break };
        let swept = fight.traces.iter().find(|trace| trace.unit == foot);
        if let Some(trace) = swept {
            assert_eq!((trace.hexes[0], trace.hexes.len()), (hex("0916"), 4));
        }
        assert!(swept.is_none() || !fight.waiting.contains(&foot));
    }
    let fight = battle.table.state().now.fight.as_deref().expect("the winner still has to go");
    assert_eq!(fight.traces.iter().filter(|trace| trace.unit == foot).count(), 1);
}

#[test]
fn r_4_3_4_at_speed_nobody_turns_sharply_in_an_advance() {
    let advanced = |speed: u8| {
        let fought = |low: u8| {
            let mut battle = field(&format!("phase 2; PKR1 0914 S nc{speed}; TIM1 0915 N pf1 disorganised"));
            battle.roll([low, 3]).play("attack PKR1 x 0915");
            battle
        };
        // Any throw that destroys it.
        let mut battle =
            (1..=6).map(fought).find(|battle| battle.asked() == "allied advance").expect("one does");
        battle.play("advance 0915");
        assert_eq!(battle.asked(), "allied face");
        battle.legal().len()
    };
    // A step forward makes it faster: from 0 to 1, from 3 not at all.
    assert_eq!((advanced(0), advanced(3)), (6, 3));
}

#[test]
fn r_4_3_8_nobody_comes_back_to_turn_in_the_same_hex() {
    let mut battle = field("TAT1 0915 N; PKR4 0925 N");
    battle.play("move TAT1; r1; f; r2; f; r2; f");
    assert!(battle.at("TAT1").starts_with("0915"), "{}", battle.at("TAT1"));
    battle.refuses("r1", "G-4.3.8");
    let turns = |text: &String| ["r1", "r2", "l1", "l2", "b"].contains(&text.as_str());
    assert!(!battle.legal().iter().any(turns), "{:?}", battle.legal());
}

// ---------------------------------------------------------------- T.1: the road on foot

#[test]
fn r_t_1_the_extra_hex_on_a_road_is_free_but_not_the_friend_in_it() {
    let road = |friend: &str, steps: usize| {
        let mut battle = field(&format!("phase 7; TIM1 2100 S; TXB1 {friend} S; TIM2 0925 N"));
        battle.play("move TIM1");
        let four = battle.left().map(|left| left / 2);
        battle.play(&vec!["f"; steps].join("; "));
        (four, battle.allows("f"))
    };
    // Four points: three are gone, the last one pays the friend and the road is free.
    assert_eq!(road("2104", 3), (Some(4), true));
    // Four are gone: the road would be free, the friend is not.
    assert_eq!(road("2105", 4), (Some(4), false));
}

// ---------------------------------------------------------------- leaders

#[test]
fn ruling_46_a_leader_without_points_stays_when_his_riders_leave_the_map() {
    let mut battle = field("TAT1 0910 N; leader witold 0910; PKR4 0925 N");
    battle.play(&format!("move TAT1; take witold; {}", ["f"; 10].join("; ")));
    assert!(battle.at("TAT1").starts_with("0900"), "{}", battle.at("TAT1"));
    battle.play("exit");
    assert_eq!(battle.leader_at("witold"), "0900");
}

#[test]
fn ruling_38_the_rider_keeps_his_own_leader_when_friends_give_way() {
    let mut battle = field("PSI1 0915 N nc2; leader zyndram 0915; PIL1 0914 N; PKR3 0925 N");
    battle.play("move PSI1; take zyndram");
    // The rider passes, the foot holds out and gives way.
    battle.roll([1, 1, 1]).play("overrun");
    assert_eq!(battle.asked(), "allied aside");
    battle.play_first("aside ");
    assert_eq!((&battle.at("PSI1")[..4], battle.leader_at("zyndram").as_str()), ("0914", "0914"));
}

#[test]
fn r_14_1_3_who_rides_with_the_attackers_of_a_lone_leader_tires() {
    let mut battle = field(
        "option organisation fatigue; phase 2; PKR1 0914 S; leader zyndram 0914; leader wallenrod 0915",
    );
    assert!(!battle.is("zyndram", "active"));
    battle.roll([3, 4]).play("attack PKR1 x 0915");
    assert_eq!(battle.leader_at("wallenrod"), "dead");
    assert!(battle.is("zyndram", "active"));
}

// ---------------------------------------------------------------- banners

#[test]
fn r_6_1_5_a_banner_won_back_from_the_fleeing_moves_the_marker() {
    let start = field("phase 5 panic; TGM1 0920 N panicked must-flee; banner KR TGM1; TGM5 2510 N");
    let home = label(start.look().ways_home(start.id("TGM1"), hex("0920")).next[0]);
    let mut battle = start.with(&format!("PKR1 {home} N"));
    let before = battle.morale();
    battle
        .play("flee TGM1")
        .goes_on(|battle| battle.asked().ends_with("flee").then(|| format!("flee-to {home}")));
    assert_eq!(battle.at("TGM1"), "gone");
    let track = CONTENT.charts.track;
    assert_eq!(battle.morale() - before, track.banner + track.unit);
}

#[test]
fn r_7_1_2_foot_that_shoots_leaves_its_banner_even_when_it_runs_into_enemies() {
    let start = field("phase 3 panic; PXB1 0920 N panicked must-flee; PIM1 0920 N; banner KR PXB1");
    let home = start.look().ways_home(start.id("PXB1"), hex("0920")).next;
    let barred =
        ["TGM1", "TGM2", "TGM3"].iter().zip(&home).map(|(enemy, at)| format!("{enemy} {} S", label(*at)));
    let mut battle = start.with(&barred.collect::<Vec<_>>().join("; "));
    battle
        .play("flee PXB1")
        .goes_on(|battle| battle.asked().ends_with("flee").then(|| format!("flee-to {}", label(home[0]))));
    assert_eq!(battle.at("PXB1"), "gone");
    assert_eq!(battle.banner("KR"), "PIM1");
}

#[test]
fn r_7_1_6_a_banner_that_falls_under_the_hooves_is_captured() {
    // Foot with a banner holds out, but has nowhere to go.
    let mut battle = field(
        "PSI1 0915 N nc2; TIL1 0914 N; banner GM TIL1; PKR3 0916 N; PKR1 0813 N; PKR2 1013 N; PKR4 0912 S; \
         PKR5 0814 N; \
         PKR6 1014 N",
    );
    battle.roll([1, 4, 2]).play("move PSI1; overrun");
    assert_eq!(battle.at("TIL1"), "gone");
    assert_eq!(battle.banner("GM"), "PSI1");
}

#[test]
fn r_7_1_3_who_held_a_banner_for_a_moment_is_not_bound() {
    let mut battle = field(
        "phase 3 close-fire; LIL1 4924 N pf1; LIL2 4924 N; LIL3 4924 N; banner KR LIL1 moved-by LIL1; \
         PIL1 0925 N; \
         TXB1 4922 S",
    );
    battle.attack_until("fire TXB1 LIL1", |battle| battle.at("LIL1") == "gone");
    assert_eq!(battle.asked(), "allied take-up");
    battle.play("take-up LIL3");
    assert_eq!((battle.is("LIL2", "bound"), battle.is("LIL3", "bound")), (false, true));
}

// ---------------------------------------------------------------- fire

#[test]
fn ruling_78_horse_archers_who_were_stopped_before_they_moved_still_shoot() {
    let mut battle = field("TAT1 0913 S stopped; TXB1 0914 N; PKR4 0925 N");
    let shots = battle.ways("TAT1");
    assert!(shots.iter().all(|way| way.kind == "fire") && !shots.is_empty(), "nothing else is offered");
    battle.play("move TAT1");
    assert!(battle.allows("fire TAT1 TXB1"));
    assert!(!battle.allows("f") && !battle.allows("r1"));
    // Without anybody to shoot at he is not asked.
    let battle = field("TAT1 0910 S stopped; TXB1 0914 N; PKR4 0925 N");
    assert!(!battle.allows("move TAT1"));
}

#[test]
fn ruling_75_of_shots_at_the_same_time_the_side_that_moves_throws_first() {
    let mut battle = field("TAT1 0912 S; TXB1 0914 N; PKR4 0925 N");
    battle.play("move TAT1; f");
    assert_eq!(battle.asked(), "order fire");
    battle.play("fire TXB1 TAT1");
    assert_eq!(battle.asked(), "allied shoot-back");
    battle.roll([1, 1, 1, 2]).play("shoot-back TXB1");
    let shot = |event: &Event| match event {
        Event::Shot { by, throw, .. } => Some((battle.look().name(*by), *throw)),
        _ => None,
    };
    let shots: Vec<(&str, [u8; 2])> = battle.events().filter_map(shot).collect();
    assert_eq!(shots, [("TAT1", [1, 1]), ("TXB1", [1, 2])]);
}

// ---------------------------------------------------------------- forts

#[test]
fn ruling_33_those_named_in_a_crowded_fort_leave_no_target_without_an_attacker() {
    let mut battle = field("phase 4; LIL1 4924 N; LIL2 4924 N; LIL3 4924 NE; TIL1 4923 S; TIL2 5024 NW");
    let covers = |battle: &Game, name: &str, label: &str| battle.look().controls(battle.id(name), hex(label));
    let seen: Vec<(&str, bool, bool)> = ["LIL1", "LIL3"]
        .map(|name| (name, covers(&battle, name, "4923"), covers(&battle, name, "5024")))
        .to_vec();
    assert_eq!(seen, [("LIL1", true, false), ("LIL3", true, true)]);
    battle.play("attack LIL1+LIL2+LIL3 x 4923+5024");
    in_every_fort_group(&battle, "LIL3");
}

// ---------------------------------------------------------------- the set-up

#[test]
fn ruling_82_the_default_makes_foot_ready_to_shoot_again() {
    let mut battle = set_up("choc-des-titans");
    battle.play("default");
    let over = battle.legal_with("formation ").remove(0);
    let shooter = over.split(' ').nth(1).expect("a counter");
    battle.play(&over);
    assert!(battle.is(shooter, "marching"));
    battle.play("default");
    assert!(!battle.is(shooter, "marching"));
}
