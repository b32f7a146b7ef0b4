//! Where several rules meet: arrivals, reasons of refusals, flight, the journal.

use crate::field::*;
use engine::Ruleset;
use engine::ways::Way;
use game_grunwald::action::Action;
use game_grunwald::event::{Blow, Event};
use game_grunwald::ids::UnitId;
use game_grunwald::state::{Task, Whereabouts};

// ---------------------------------------------------------------- 4.4, S.3: who comes on to the map

/// Blitzkrieg after the default set-up, in a movement phase of the allies.
fn reinforcements(phase: u8) -> Game {
    let mut battle = begun("blitzkrieg-1410");
    battle.passes_to(1, phase);
    battle
}

#[test]
fn ruling_48_of_a_mixed_group_everybody_can_come_first() {
    let battle = reinforcements(5);
    let listed = |name: &str| !battle.legal_with(&format!("enter {name} ")).is_empty();
    let armour = |name: &str| battle.look().card(battle.id(name)).armour;
    assert_ne!(armour("PLW1"), armour("PLW2"));
    assert!(listed("PLW1") && listed("PLW2"));
    assert!(battle.look().question().expect("asked").open, "of those who are alike only one is listed");
}

#[test]
fn ruling_48_a_reinforcement_faces_inwards_as_its_owner_likes() {
    let battle = reinforcements(5);
    let at = |way: &Way<Action>| match way.actions[..] {
        [Action::Enter { hex, facing, .. }] => Some((hex, facing)),
        _ => None,
    };
    let ways = battle.ways("PLW2");
    let there: Vec<_> =
        ways.iter().filter_map(at).filter(|(it, _)| *it == hex("1431")).map(|(_, to)| to).collect();
    assert_eq!(there.first(), Some(&side("N")), "straight ahead comes first");
    assert!(there.contains(&side("NE")) && there.contains(&side("NW")) && !there.contains(&side("S")));
    for way in &ways {
        let (rules, state, action) = (battle.table.rules(), battle.table.state(), &way.actions[0]);
        assert!(rules.check(state, action).is_ok(), "{action:?}");
        let price = rules.explain(state, action).value("cost");
        assert_eq!(Some(way.cost), price, "it costs what it says");
    }
}

#[test]
fn r_4_2_5_the_preview_of_an_arrival_names_the_ground() {
    let battle = reinforcements(5);
    let says = |label: &str| {
        let foretold = battle.foretold(&format!("enter PSA1 {label} N"));
        foretold.iter().any(|(says, _)| *says == "effect-ground")
    };
    assert!(says("1731"), "woods");
    assert!(!says("1431"), "clear");
}

#[test]
fn ruling_48_foot_that_shoots_comes_on_the_march_for_nothing() {
    // Their riders, who would have to come first, are lost.
    let battle = begun("blitzkrieg-1410");
    let (look, state) = (battle.look(), battle.table.state());
    let riders = UnitId::all(state.units.len())
        .filter(|id| look.card(*id).kind.mounted() && state.unit(*id).whereabouts == Whereabouts::Waiting)
        .map(|id| format!("{} gone", look.name(id)));
    let mut battle = battle.with(&riders.collect::<Vec<_>>().join("; "));
    battle.passes_to(1, 7);
    let shoots = |text: &String| {
        let name = text.split(' ').nth(1).expect("a counter");
        battle.look().card(battle.id(name)).kind.missile()
    };
    let enter = battle.legal_with("enter ").into_iter().find(shoots).expect("somebody who shoots");
    battle.play(&enter).cites("G-R48");
    assert!(battle.is(enter.split(' ').nth(1).expect("a counter"), "marching"));
    assert!(!battle.events().any(|event| matches!(event, Event::Flipped { .. })));
}

#[test]
fn ruling_47_who_comes_back_faces_as_he_likes_and_not_on_an_enemy_leader() {
    let back = |battle: &Game, label: &str| {
        let to = |way: &&Way<Action>| matches!(way.actions[..], [Action::Return { hex: it, .. }] if it == hex(label));
        battle.ways("PKR1").iter().filter(to).count()
    };
    let free = field("PKR1 away 2331 1; PKR2 0920 N");
    assert_eq!(back(&free, "2331"), 6);
    let mut barred = field("PKR1 away 2331 1; PKR2 0920 N; leader wallenrod 2331");
    assert_eq!((back(&barred, "2331"), back(&barred, "2431")), (0, 6));
    barred.refuses("return PKR1 2331 N", "G-R47");
    // A leader is not put there either.
    let mut leads = field("PKR2 0920 N; leader wallenrod 2331; leader zyndram away 2331 1");
    assert!(leads.allows("return zyndram 2431"));
    leads.refuses("return zyndram 2331", "G-R47");
}

#[test]
fn r_4_4_3_a_return_is_refused_by_the_rule_that_bars_it() {
    let at = |turn: u8, phase: u8| {
        field(&format!(
            "turn {turn}; phase {phase}; PKR1 away 2331 5; leader zyndram away 2331 5; PKR2 0920 N; \
             PIL1 0922 N; TGM1 2330 S"
        ))
    };
    let refuses = |mut battle: Game, label: &str, rule: &str| {
        battle
            .refuses(&format!("return PKR1 {label} N"), rule)
            .refuses(&format!("return zyndram {label}"), rule);
    };
    refuses(at(4, 1), "2531", "G-4.4.3");
    // Too far.
    refuses(at(5, 1), "0931", "G-4.4.4");
    // In a zone.
    refuses(at(5, 1), "2331", "G-4.4.7");
    // Cavalry does not come with the foot.
    at(5, 3).refuses("return PKR1 2531 N", "G-R47");
}

// ---------------------------------------------------------------- refusals

#[test]
fn r_11_5_4_whoever_cannot_shoot_there_is_told_his_own_rule() {
    // In the enemy's phase, while others may.
    let mut battle = field("phase 5 open-fire; TAT1 0915 N; PXB1 0914 N; TGM1 0912 S");
    battle.refuses("fire TAT1 TGM1", "G-11.5.4");
    // In one's own.
    let mut battle = field("TAT1 0915 N; TAT2 0916 N; PXB1 1015 N; TGM1 0912 S");
    battle.play("move TAT1").refuses("fire TAT1 TGM1", "G-11.5.4");
    battle.refuses("fire TAT2 TGM1", "G-4.1.2").refuses("fire PXB1 TGM1", "G-11.1.5");
}

#[test]
fn r_11_1_1_who_stands_ready_to_shoot_does_not_leave_the_map() {
    let mut battle = field("phase 3; PXB1 2300 N; PIL1 0920 N");
    battle.play("move PXB1").refuses("exit", "G-11.1.1");
}

#[test]
fn r_7_1_4_a_banner_is_handed_over_by_its_bearer_for_a_point() {
    let mut battle = field("PKR1 0920 N; PKR2 0919 N; PKR3 0925 N; banner KR PKR1");
    battle.play("move PKR1");
    assert!(battle.allows("pass KR PKR2"));
    battle.refuses("pass VY PKR2", "G-7.1.4"); // It is not his.
    battle.with("walk left 1").refuses("pass KR PKR2", "G-7.1.4"); // Half a point.
    // On the combat face there is no point to pay with.
    let mut battle = field("phase 3; PXB1 0920 N; PIL2 0919 N; banner KR PXB1");
    battle.play("move PXB1").refuses("pass KR PIL2", "G-11.1.1");
    battle.play("flip");
    assert!(battle.allows("pass KR PIL2"));
}

#[test]
fn r_12_1_6_who_cannot_pull_down_walls_is_told_why() {
    let mut battle = field("phase 3; LIL1 4924 N wrecking; LAR1 4924 N; LIL2 0920 N");
    for (name, rule, says) in [
        ("LIL2", "G-12.1.6", "no-nothing-to-wreck"),
        ("LAR1", "G-1.3", "no-wrecker"),
        ("LIL1", "G-12.1.6", "no-wrecking-already"),
    ] {
        let wreck = format!("wreck {name}");
        assert_eq!(battle.refuses(&wreck, rule).why(&wreck), says);
    }
}

#[test]
fn ruling_46_a_leader_is_told_what_bars_his_way() {
    let mut battle = field("PKR1 0920 N; leader zyndram 0915; TGM1 0914 S");
    battle.play("move zyndram").refuses("to 0914", "G-R46").refuses("to 0910", "G-8.1.2");
}

#[test]
fn ruling_43_who_would_be_one_too_many_is_told_so() {
    let mut battle = field("phase 1 panic; PKR1 0920 N panicked must-flee; PKR2 0920 N; PKR3 0930 N");
    battle.refuses("rally PKR1", "G-R43");
}

#[test]
fn ruling_46_the_last_of_a_hex_is_told_that_its_leader_goes_along() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; leader wallenrod 0915; TGM5 2510 N");
    battle.attack_until("attack PKR1 x 0915", |battle| battle.asked() == "order retreat");
    let led = battle.legal().remove(0);
    let alone = led.strip_suffix(" led").expect("he goes along");
    battle.refuses(alone, "G-R46").refuses("back TEL3 0905", "G-5.4.2");
}

#[test]
fn r_5_7_5_who_cannot_join_a_counter_charge_is_told_his_own_rule() {
    let mut battle = field("PKR1 0916 N; PKR4 0925 N; TGM1 0913 S; TGM2 1114 SW; TGM3 0714 N");
    battle.play("move PKR1; f; counter TGM1 0914");
    assert_eq!(battle.asked(), "order counter-charge", "another may join");
    battle.refuses("counter TGM3 0713", "G-5.7.1"); // He looks the other way.
}

// ---------------------------------------------------------------- 5: two rules meet

#[test]
fn r_7_1_3_who_takes_a_banner_in_an_advance_does_not_turn() {
    let advance = |moved: &str| {
        let mut battle =
            field(&format!("phase 2; PKR1 0915 N nc3; TEL3 0914 S pf1; banner GM TEL3 {moved}; TGM5 2510 N"));
        battle.attack_until("attack PKR1 x 0914", |battle| battle.asked() == "allied advance");
        battle.roll_always(3).play("advance 0914");
        assert_eq!(battle.banner("GM"), "PKR1");
        battle.asked()
    };
    assert_eq!(advance(""), "allied face");
    assert_ne!(advance("moved-by TEL3"), "allied face", "he is bound by what another has moved");
}

#[test]
fn ruling_18_who_follows_in_his_own_movement_phase_has_not_stood_still() {
    // At the end of the movement phase, whose marker goes down?
    let slowed = |battle: &mut Game| {
        let rider = battle.id("PSI1");
        assert!(!battle.at("PSI1").contains(" nc0"), "{}", battle.at("PSI1"));
        battle.play("end").events().any(|event| matches!(event, Event::Slowed { unit, .. } if *unit == rider))
    };
    let start = || field("PSI1 0915 N nc2 pf1; PSI2 0916 N nc1 pf1; PKR5 0930 N; TGM1 0913 S; TGM5 2510 N");
    assert!(slowed(&mut start()), "who has only stood there");
    // A comrade rides in, and both are counter-charged: one falls back or follows without having moved himself.
    for (beaten, to) in [("allied retreat", None), ("order retreat", Some("0914"))] {
        let mut battle = start();
        battle.play("move PSI2; f");
        battle.attack_until("counter TGM1 0914", |battle| {
            let whole = ["PSI1", "PSI2"].iter().all(|name| battle.at(name) != "gone");
            battle.asked() == beaten && whole
        });
        battle.roll_always(3).plays_on(|battle| {
            let ahead = if battle.asked() == "allied face" { "face N" } else { "" };
            let answer = battle.legal().into_iter().find(|text| text.starts_with(ahead));
            answer.filter(|_| battle.table.state().now.fight.is_some())
        });
        let at = battle.at("PSI1");
        assert!(!at.starts_with("0915") && to.is_none_or(|to| at.starts_with(to)), "{at}");
        assert!(!slowed(&mut battle), "{beaten}");
    }
}

#[test]
fn r_4_3_7_who_is_thrown_back_on_the_first_hex_of_a_pursuit_faces_where_he_likes() {
    let mut battle = field(
        "phase 2; PKR1 0913 S pf2; TGM1 1013 S nc2 pf1; TIL1 0914 N pf2; leader wallenrod 1013; \
         leader lichtenstein 0914; TGM5 2510 N",
    );
    // The Order has won, and its foot followed first.
    battle.attack_until("attack PKR1 x 0914+1013", |battle| battle.asked() == "allied retreat");
    battle.plays_on(|battle| {
        battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("allied"))
    });
    let riders = battle.id("TGM1");
    battle.play("next TIL1; pursue 1");
    battle.plays_on(|battle| {
        let chase = battle.table.state().now.tasks.last();
        let theirs = matches!(chase, Some(Task::Chase { unit, .. }) if *unit == riders);
        let answer = battle.legal().into_iter().find(|text| text.starts_with("face ") || text == "stay");
        answer.filter(|_| !theirs)
    });
    assert!(battle.look().must_ride_down(riders, hex("0913")), "own foot at speed");
    // One, and sixes for everybody's test.
    battle.roll_first([1], 6).play("pursue 1");
    battle
        .roll_always(6)
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked() == "order aside"));
    assert!(battle.at("TGM1").starts_with("1013"), "{}", battle.at("TGM1"));
    let asked = |task: &Task| matches!(task, Task::Face { unit, .. } if *unit == riders);
    assert!(battle.table.state().now.tasks.iter().any(asked), "{:?}", battle.table.state().now.tasks);
}

#[test]
fn ruling_11_any_stream_protects_also_of_two_hexes_struck_by_one() {
    let with = |any: &str| {
        let battle = field(&format!("option stream {any}; phase 2; PKR1 2418 S; TEL3 2419 N; TEL2 2319 N"));
        battle.sums("attack PKR1 x 2319+2419")
    };
    assert!(!with("every").contains("G-5.3") && with("any").contains("1 G-5.3.2"), "{}", with("any"));
}

#[test]
fn r_8_2_4_a_leader_with_a_beaten_bombard_under_the_hooves_is_thrown_for() {
    let beaten = |bombard: &str, back: &str| {
        let mut battle = field(&format!(
            "phase 2; PKR1 0915 N nc3; PKR2 0815 NE nc3; TEL3 0914 S pf1; {bombard}; TGM5 2510 N"
        ));
        battle.attack_until("attack PKR1 x 0914", |battle| {
            battle.asked() == "order retreat" && battle.at("TEL3") != "gone"
        });
        battle
            .roll_always(6)
            .goes_on(|battle| battle.legal().into_iter().find(|text| text.starts_with(back)));
        battle.roll_always(6).goes_on(|battle| {
            battle.legal().into_iter().next().filter(|_| battle.table.state().now.fight.is_some())
        });
        assert_eq!(battle.at("TBO1"), "gone");
        battle.count("leader-throw")
    };
    // A bombard that was attacked with the riders is lost before they go; who was with it is thrown for.
    assert!(beaten("TBO1 0914 S; leader wallenrod 0914", "back TEL3 0913 ") > 0);
    // One that they run over on their way was not beaten, and its leader was not in the combat.
    assert_eq!(beaten("TBO1 0913 S; leader wallenrod 0913", "back TEL3 0913"), 0);
}

#[test]
fn ruling_46_nobody_stays_with_a_bombard_that_can_only_be_lost() {
    let stays = |beside: &str| {
        let mut battle = field(&format!(
            "phase 2; PKR1 0915 N nc3; TIL1 0914 S pf1; leader wallenrod 0914; TGM5 2510 N; {beside}"
        ));
        battle.attack_until("attack PKR1 x 0914", |battle| battle.asked() == "order retreat");
        battle.legal_with("back TIL1 ").iter().any(|text| !text.ends_with(" led"))
    };
    assert!(stays("TIL2 0914 S pf1") && !stays("TBO1 0914 S"));
}

#[test]
fn r_4_4_1_a_pursuer_may_leave_the_map_after_the_last_hex_of_the_way() {
    // Beaten by one hex on the edge: the pursuer stands there, and may go on.
    let mut battle = field("phase 2; PKR1 1000 NW nc3; TEL3 0900 S; leader zyndram 1000; TGM5 2510 N");
    battle.attack_until("attack PKR1 x 0900", |battle| {
        let fight = battle.table.state().now.fight.as_deref();
        fight.is_some_and(|fight| fight.retreat == Some((false, 1)))
    });
    battle
        .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked().starts_with("order")));
    battle.play("pursue 1");
    assert!(battle.at("PKR1").starts_with("0900"));
    assert!(battle.lists("exit"), "{:?}", battle.legal());
    battle.roll_always(3).play("exit");
    assert_eq!(battle.at("PKR1"), "away");
}

#[test]
fn r_5_5_8_nothing_on_the_way_slows_a_pursuer_who_rides_foot_down() {
    // Over the stream between 2418 and 2419.
    let mut moving = field("PKR1 2418 S nc3; TIL1 2419 N pf1");
    moving.play("move PKR1");
    // Charge less the stream, strength 2 and armour 2 against strength 1 and armour 1.
    assert_eq!(moving.sum_of("overrun", "overrun"), Some(2 + 2 + 2 - 1 - 1));
    let mut pursuing =
        field("phase 2; PKR1 2417 S nc3; leader zyndram 2417; TEL3 2418 N; TIL1 2419 N pf1; TGM5 2510 N");
    pursuing.attack_until("attack PKR1 x 2418", |battle| {
        let fight = battle.table.state().now.fight.as_deref();
        battle.asked() == "order retreat" && fight.is_some_and(|fight| fight.retreat == Some((false, 2)))
    });
    pursuing.plays_on(|battle| {
        let away = |text: &String| !text.starts_with("back TEL3 2419");
        battle.legal().into_iter().find(away).filter(|_| battle.asked().starts_with("order"))
    });
    pursuing.play("pursue 1");
    assert_eq!(pursuing.sum_of("on 2419", "overrun"), Some(3 + 2 + 2 - 1 - 1));
}

#[test]
fn ruling_68_a_zone_whose_holder_dies_with_the_leader_stops_nobody() {
    let ride = |points: u8| {
        let mut battle = field(&format!(
            "PKR1 0916 N; PKR4 0925 N; TGM1 0814 SE nc3 pf{points}; leader ulrich 0915; \
             leader wallenrod 2510; TGM5 2510 N"
        ));
        battle.play("move PKR1; f");
        assert_eq!(battle.leader_at("ulrich"), "dead");
        let halted = battle.events().any(|event| matches!(event, Event::Halted { .. }));
        (halted, battle.allows("f"))
    };
    assert_eq!(ride(2), (true, false), "he lives, and holds the hex");
    assert_eq!(ride(1), (false, true));
}

#[test]
fn r_12_1_8_those_who_shoot_count_what_their_face_shows() {
    let crowd = |face: &str| {
        let battle = field(&format!(
            "phase 8; LIL1 4924 N; LIL2 4924 N; LAR1 4924 N {face}; TIL1 4923 S; TGM5 2510 N"
        ));
        let units: Vec<UnitId> = ["LIL1", "LIL2", "LAR1"].map(|name| battle.id(name)).to_vec();
        battle.look().crowds_fort(&units, hex("4924"))
    };
    assert!(crowd(""), "two and two and one");
    assert!(!crowd("marching"), "on the march they have no points");
}

// ---------------------------------------------------------------- 10: flight

#[test]
fn ruling_43_foot_that_stood_ready_takes_up_its_march_to_flee() {
    let flee = |face: &str| {
        let mut battle = field(&format!("phase 3 panic; PXB1 0920 N panicked must-flee {face}; PIL3 0930 N"));
        battle.plays_on(|battle| match battle.asked().as_str() {
            "allied panic" => Some("flee PXB1".into()),
            "allied flee" => battle.legal().first().cloned(),
            _ => None,
        });
        let hexes = battle.events().filter(|event| matches!(event, Event::Fled { .. })).count();
        (hexes, battle.is("PXB1", "marching"))
    };
    let (far, _) = flee("marching");
    let (less, marching) = flee("");
    assert!(far > less && less > 0, "{far} {less}");
    assert!(marching, "and shoots no more until it stands again");
}

#[test]
fn r_10_2_3_the_journal_says_where_the_fleeing_were_caught() {
    let start = field("phase 5 panic; TGM1 0920 N panicked must-flee; banner GM TGM1; TGM5 2510 N");
    let home = start.look().ways_home(start.id("TGM1"), hex("0920")).next[0];
    let mut battle = start.with(&format!("PKR1 {} S pf1", label(home)));
    let before = battle.table.state().clone();
    battle
        .play("flee TGM1")
        .goes_on(|battle| battle.asked().ends_with("flee").then(|| format!("flee-to {}", label(home))));
    let gone = |event: &Event| matches!(event, Event::Eliminated { .. });
    let caught =
        |event: &Event| matches!(event, Event::Eliminated { hex, blow: Blow::Caught, .. } if *hex == home);
    assert_eq!(battle.events().filter(|event| gone(event)).count(), 1);
    assert!(battle.events().any(caught));
    let cited = battle.cited_where(gone);
    assert!(cited.contains(&"G-10.2.3") && !cited.contains(&"G-10.2.4"));
    // And the odds of the flight name the banner.
    let events: Vec<Event> = battle.events().cloned().collect();
    let results = battle.table.rules().results(&before, &events);
    assert!(results.iter().any(|phrase| phrase.says.id == "result-banner-falls"), "{results:?}");
}

// ---------------------------------------------------------------- the journal

#[test]
fn r_5_5_9_a_turn_that_costs_the_speed_says_so_and_by_which_rule() {
    let faced = |battle: &mut Game, to: &str| {
        battle.roll_always(3).play(&format!("face {to}"));
        let told = battle.tellings().find(|told| told.says.id.starts_with("told-faced")).expect("it turned");
        (told.says.id, told.rules.iter().map(|rule| rule.id()).collect::<Vec<_>>())
    };
    // After two hexes of a pursuit to the south.
    let pursued = || {
        let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; TGM5 2510 N");
        battle.roll([4, 5]).play("attack PKR1 x 0915");
        battle.falls_back("TEL3", "0916 0917").play("face N");
        battle
    };
    let (says, rules) = faced(&mut pursued(), "N");
    assert!(says == "told-faced-slowed" && rules.contains(&"G-5.5.9") && rules.contains(&"G-4.3.7"));
    let (says, rules) = faced(&mut pursued(), "SE");
    assert!(says == "told-faced" && !rules.contains(&"G-5.5.9"));
    // After the first hex of an advance. 5:1, a six: D2 -1, and the levy is gone.
    let mut advanced = field("phase 2; PKR1 0914 S nc1; TIM1 0915 N; TGM5 2510 N");
    advanced.roll([3, 3]).play("attack PKR1 x 0915; advance 0915");
    let (says, rules) = faced(&mut advanced, "SE");
    assert!(says == "told-faced-slowed" && rules.contains(&"G-5.6.3") && rules.contains(&"G-5.2.9"));
    assert!(!rules.contains(&"G-4.3.7"));
}

#[test]
fn r_8_2_7_the_attack_on_a_leader_alone_is_told_by_its_own_rule() {
    let mut battle =
        field("phase 2; PKR1 0915 N disorganised; PKR4 0925 N; leader wallenrod 0914; TGM5 2510 N");
    battle.roll_always(3).play("attack PKR1 x 0914");
    let cited = battle.cited_by("fought");
    assert!(
        cited.contains(&"G-8.2.7") && !cited.contains(&"G-R05") && !cited.contains(&"G-9.2.2"),
        "{cited:?}"
    );
    let fought = battle.tellings().find(|told| told.kind == "fought").expect("a combat");
    assert!(fought.accounts.is_empty());
}

#[test]
fn r_14_2_1_the_tired_are_named_even_where_half_of_one_is_one() {
    let mut battle = field(
        "option organisation fatigue; phase 2; PKR1 0915 N pf1; leader zyndram 0920 fatigue 99; TGM1 0914 S",
    );
    battle.roll_always(3).play("attack PKR1 x 0914");
    let strength = &clash(&battle).attack;
    assert_eq!(strength.sum(), 1);
    assert!(strength.lines().iter().any(|line| line.rule.id() == "G-14.2.1"));
}

#[test]
fn r_5_6_7_riding_over_a_wall_says_where_the_speed_went() {
    let mut battle = field("PKR1 4923 S nc1; PKR4 0925 N");
    battle.play("move PKR1; f");
    assert!(
        battle.at("PKR1").starts_with("4924 S") && battle.at("PKR1").ends_with("nc0"),
        "{}",
        battle.at("PKR1")
    );
    assert!(battle.cited().contains(&"G-5.6.7"));
}

#[test]
fn ruling_46_a_leader_taken_along_may_stay_after_all_before_the_first_step() {
    let mut battle = field("PKR1 0920 N; PKR3 0930 N; leader zyndram 0920");
    battle.play("move PKR1").refuses("leave", "G-R46"); // Nobody is with it.
    battle.play("take zyndram; leave").refuses("take zyndram", "G-R46"); // He has been left.
    battle.play("f; stop");
    assert_eq!((battle.leader_at("zyndram").as_str(), &battle.at("PKR1")[..4]), ("0920", "0919"));
    assert!(battle.allows("move zyndram"), "he has his own move still");
    // Once under way he stays with it.
    let mut battle = field("PKR1 0920 N; PKR3 0930 N; leader zyndram 0920");
    battle.play("move PKR1; take zyndram; f").refuses("leave", "G-R46");
}
