//! Where several rules meet: contagion among many, who goes first, forts that are full, what is foretold and what comes.

use crate::field::*;
use engine::Ruleset;
use engine::dice::Scripted;
use engine::journal::Silent;
use game_grunwald::event::Event;
use game_grunwald::ids::LeaderId;
use game_grunwald::state::ALLIED;

/// Who has lost his nerve in the last play, in this order, and what has become of him.
fn worse(battle: &Game) -> Vec<String> {
    let name = |event: &Event| match event {
        Event::Worse { unit, cohesion, .. } => Some(format!("{} {cohesion:?}", battle.look().name(*unit))),
        _ => None,
    };
    battle.events().filter_map(name).collect()
}

// ---------------------------------------------------------------- 9 and 10: contagion among many

#[test]
fn r_10_1_2_one_who_runs_through_makes_nobody_worse_twice() {
    // Both fail beside him, and so are disorganised; that each of them is now beside the other changes nothing more.
    let mut battle =
        field("phase 5 panic; TGM1 2003 N panicked must-flee; TGM2 2002 N pf1; TGM3 2002 N pf1; TGM5 4010 S");
    battle.roll([6, 6]).play("flee TGM1");
    assert_eq!(worse(&battle), ["TGM2 Disorganised", "TGM3 Disorganised"]);
}

#[test]
fn ruling_42_who_fails_infects_those_who_had_passed() {
    let mut battle =
        field("phase 5 panic; TGM1 2003 N panicked must-flee; TGM2 2002 N pf1; TGM3 2002 N pf1; TGM5 4010 S");
    // The first passes, the second fails; then the first is beside one in disorder, and fails.
    battle.roll([1, 6, 6]).play("flee TGM1");
    assert_eq!(worse(&battle), ["TGM3 Disorganised", "TGM2 Disorganised"]);
}

// ---------------------------------------------------------------- 11: exchanges of shots

#[test]
fn ruling_75_of_two_stray_shots_the_movers_is_settled_first() {
    let mut battle = field(
        "TAT1 0916 N; TAT2 1014 NW; TXB1 0914 S; TGM1 0814 SE pf1; TGM2 0815 NE pf1; TGM5 4010 S; PKR1 2525 N",
    );
    battle.play("move TAT1; f; fire TXB1 TAT1");
    battle.roll([1, 1]).play("shoot-back TXB1");
    let hit = battle.events().find_map(|event| match event {
        Event::Lost { unit, .. } => Some(battle.look().name(*unit).to_string()),
        _ => None,
    });
    assert_eq!(hit.as_deref(), Some("TAT2"), "the only friend beside the crossbows");
    assert_eq!(battle.asked(), "order friend-hit");
}

#[test]
fn r_12_1_7_a_shot_at_a_leader_disturbs_those_about_him() {
    let mut battle = field(
        "phase 5; TIL1 4924 N wrecked 2 wrecking; LAR1 5124 NW; TGM5 2510 N; PKR1 2525 N; \
         leader wallenrod 4923",
    );
    battle.roll([3, 4]).play("move wallenrod; to 4924; fire LAR1 @4924");
    assert!(!battle.line("TIL1").contains("wrecked"), "{}", battle.line("TIL1"));
}

#[test]
fn r_11_5_7_every_refused_shot_names_its_own_rule() {
    let mut battle = field("TAT1 0915 N; TIL1 0914 N; TGM5 4010 S; PKR1 2525 N; TIL2 0814 N");
    battle.roll([1, 1]).play("move TAT1; fire TAT1 TIL1");
    battle.refuses("fire TAT1 TIL2", "G-11.5.7");
    // With half a point left, though it has not shot yet.
    let mut battle = field("TAT1 0915 N; TIL1 0914 N; TGM5 4010 S; PKR1 2525 N; TIL2 0814 N");
    battle.play("move TAT1");
    battle.with("walk left 1").refuses("fire TAT1 TIL2", "G-11.5.8");
}

#[test]
fn r_11_1_5_before_the_moves_refused_targets_are_told_why() {
    let mut battle = field(
        "phase 5 open-fire; PXB1 0915 N; TAT1 0814 NE; TGM1 1014 S; TGM5 4010 S; leader wallenrod 1014",
    );
    battle.refuses("fire PXB1 @1014", "G-R28");
    assert_eq!(battle.why("fire PXB1 TAT1"), "no-own-target");
}

#[test]
fn r_11_5_8_a_shot_on_the_way_names_its_price_and_who_may_answer() {
    let mut battle = field("TAT1 0915 N; TXB1 0914 S; TGM5 4010 S; PKR1 2525 N");
    battle.play("move TAT1");
    assert_eq!(battle.sum_of("fire TAT1 TXB1", "cost"), Some(2), "in half points");
    assert!(battle.foretold("fire TAT1 TXB1").contains(&("effect-answered", "G-11.2.7")));
}

// ---------------------------------------------------------------- 8: leaders who ride along

#[test]
fn ruling_46_a_leader_is_taken_along_or_left_before_the_first_hex() {
    let mut battle = field("PKR5 0915 N; PKR1 2525 N; TGM1 0305 N; leader zyndram 0915");
    battle.play("move PKR5; r1; take zyndram; leave");
    battle.refuses("take zyndram", "G-R46"); // left just now
    let mut battle = field("PKR5 0915 N; PKR1 2525 N; TGM1 0305 N; leader zyndram 0915");
    battle.play("move PKR5; r1; take zyndram; f");
    assert_eq!(battle.leader_at("zyndram"), "1014");
    battle.refuses("leave", "G-R46");
    assert!(!battle.lists("leave"));
}

#[test]
fn ruling_46_a_leader_without_points_is_said_to_stay_behind() {
    let mut battle = field("TAT1 0920 N; TGM1 3005 N; PKR2 2025 N; leader witold 0920");
    battle.play(&format!("move TAT1; take witold; {}", ["f"; 10].join("; ")));
    assert!(battle.foretold("f").contains(&("effect-left-behind", "G-8.1.2")));
    battle.play("f");
    assert_eq!(battle.leader_at("witold"), "0910");
    assert!(battle.cited_where(|event| matches!(event, Event::LeftBehind { .. })).contains(&"G-R46"));
}

#[test]
fn ruling_75_leaders_are_thrown_for_by_number_however_the_attack_is_named() {
    let order = |attack: &str| {
        let mut battle = field(
            "phase 2; PMZ1 0814 NE; PMZ2 1014 NW; TGM1 0914 S nc3; TGM5 4010 S; leader zyndram 0814; \
             leader andrzej 1014",
        );
        let mut attack = Some(attack.to_string());
        battle.roll([6; 6]).plays_on(|battle| {
            let thrown = matches!(battle.asked().as_str(), "order pursue" | "order next" | "allied combat");
            attack.take().or_else(|| battle.legal().into_iter().next().filter(|_| !thrown))
        });
        let leader = |event: &Event| match event {
            Event::LeaderThrow { leader, .. } => Some(*leader),
            _ => None,
        };
        battle.events().filter_map(leader).collect::<Vec<LeaderId>>()
    };
    let thrown = order("attack PMZ1+PMZ2 x 0914");
    assert_eq!(thrown.len(), 2);
    assert!(thrown.is_sorted());
    assert_eq!(order("attack PMZ2+PMZ1 x 0914"), thrown);
}

// ---------------------------------------------------------------- 5.4 and 5.8: who gives way first

#[test]
fn r_4_1_2_of_foot_that_gives_way_its_owner_says_who_goes_first() {
    let given =
        || field("phase 5; TGM1 0914 S nc2; PXB1 0915 S; LIL1 0915 S pf1; TGM5 2510 N; banner KR PXB1");
    let mut battle = given();
    battle.roll([1, 3, 1, 1]).play("move TGM1; overrun");
    assert_eq!(battle.asked(), "allied aside");
    // The crossbows first: who stays takes the banner over, and carries it off.
    battle.play("aside PXB1 0814; face N; aside LIL1 1014");
    assert_eq!(battle.banner("KR"), "LIL1");
    let mut battle = given();
    battle.roll([1, 3, 1, 1]).play("move TGM1; overrun; aside LIL1 1014; face N; aside PXB1 0814");
    assert_eq!(battle.banner("KR"), "TGM1", "left under the hooves");
}

#[test]
fn r_4_1_2_of_foot_that_is_swept_along_its_owner_says_who_goes_first() {
    let mut battle = field(
        "phase 6; TGM1 0914 S nc3; LME1 0915 N; PXB1 0916 N; LIL1 0916 N pf1; PKR1 1015 N; PKR2 0815 N; \
         PKR3 2525 N; banner KR PXB1",
    );
    battle.roll([4, 5]).play("attack TGM1 x 0915");
    assert_eq!(battle.asked(), "allied retreat");
    let goes = |name: &str| !battle.legal_with(&format!("back {name} ")).is_empty();
    assert!(goes("PXB1") && goes("LIL1"));
    battle.play_first("back PXB1 "); // The crossbows go first.
    assert_eq!(battle.banner("KR"), "LIL1");
}

#[test]
fn r_11_7_4_a_beaten_bombard_is_lost_before_the_others_go() {
    let mut battle = field("phase 4; PIL1 0914 S; TBO1 0915 N; TIL1 0915 N pf1; TGM5 2510 N; banner GM TBO1");
    battle.roll([1, 3]).play("attack PIL1 x 0915");
    assert_eq!(battle.at("TBO1"), "gone");
    assert_eq!((battle.banner("GM").as_str(), battle.asked().as_str()), ("TIL1", "order retreat"));
}

#[test]
fn r_5_4_6_beaten_foot_that_is_swept_along_pays_with_the_group() {
    for (per_hex, price) in [("flat", 1), ("per-hex", 5)] {
        let mut battle = field(&format!(
            "option blocked-retreat {per_hex}; phase 2; PKR1 0914 S nc3; PKR2 1015 SW nc3 pf1; TEL3 0915 N; \
             TIL1 0916 N; \
             PIL1 1017 NW; PIL2 0817 NE; PIL4 0814 S; PIL5 1116 NW; TGM5 2510 N; leader zyndram 0914"
        ));
        battle.roll([1, 2]).play("attack PKR1+PKR2 x 0915+0916; lose PKR2; lose TEL3");
        battle
            .plays_on(|battle| battle.legal().into_iter().next().filter(|_| battle.asked() == "order face"));
        assert_eq!(battle.at("TIL1").split(' ').nth(2), Some("pf2"), "it has not paid by itself");
        let owed = battle.table.state().now.fight.as_deref().map(|fight| fight.losses[0]);
        assert_eq!((battle.asked().as_str(), owed), ("order loss", Some(price)));
    }
}

#[test]
fn r_5_4_5_every_refused_way_back_names_its_own_rule() {
    let mut battle = field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; TGM1 1015 N; TGM5 2510 N");
    battle.roll([4, 5]).play("attack PKR1 x 0915");
    battle.refuses("back TEL3 1015", "G-4.5.2"); // full
    battle.refuses("back TEL3 0917", "G-5.4.2"); // two hexes at once
    battle.refuses("back TGM1 1016", "G-5.4.1"); // it was not beaten
    battle.refuses("back TEL3 0814", "G-5.4.5"); // a zone
}

#[test]
fn r_6_1_8_who_must_pursue_is_told_by_which_rule() {
    // The throw of one who need not have followed, and those who are thrown for by nobody.
    let refused = |level: i8, leader: &str, die: &[u8], rule: &str| {
        let mut battle = field(&format!(
            "phase 2; level {level}; PKR1 0914 S nc3; TEL2 0915 N pf1; TEL3 0915 N pf1; TGM5 2510 N; \
             leader zyndram {leader}"
        ));
        // Two of the beaten go different ways, so that whoever has to follow is asked whom.
        battle.attack_until("attack PKR1 x 0915", |battle| {
            let fight = battle.table.state().now.fight.as_deref();
            fight.is_some_and(|fight| (fight.losses, fight.retreat) == ([0; 2], Some((false, 2))))
        });
        battle.falls_back("TEL3", "0916 0917").play("face N");
        battle.falls_back("TEL2", "0815 0715");
        battle.roll(die).play("face N");
        assert_eq!(battle.asked(), "allied pursue");
        battle.refuses("stay", rule);
    };
    // Spirits too high.
    refused(2, "0911", &[], "G-6.1.8");
    // No leader near.
    refused(0, "0930", &[], "G-5.5.2");
    refused(0, "0911", &[6], "G-5.5.3");
}

// ---------------------------------------------------------------- 12.1.8: crowded forts

#[test]
fn r_12_1_8_more_hexes_than_those_who_may_fight_can_reach_are_no_combat() {
    let mut battle = field(
        "phase 8; TIL1 1209 N; TIL2 1209 SE; TIL3 1209 SW; PIL1 1208 S; PIL2 1309 S; PIL3 1310 S; \
         PIL4 1210 S; PIM1 1110 S; PKR1 2525 N",
    );
    battle.refuses("attack TIL1+TIL2+TIL3 x 1208+1309+1310+1210+1110", "G-12.1.8");
    // Everybody can fight all the same, in several combats.
    assert!(!battle.legal_with("attack ").is_empty());
}

#[test]
fn ruling_33_what_is_foretold_of_a_crowded_fort_is_what_comes() {
    let mut battle =
        field("phase 8; TIL1 1209 N; TIL2 1209 N; TIL3 1209 NW; PIL1 1208 S; PIL2 1309 S; PKR1 2525 N");
    let attack = "attack TIL1+TIL2+TIL3 x 1208+1309";
    let foretold = battle.sum_of(attack, "column").expect("a column");
    battle.play(attack);
    let group = battle.legal_with("fort ").into_iter().find(|text| text.matches('+').count() == 1);
    battle.roll_always(3).play(&group.expect("two of them"));
    assert_eq!(i32::from(clash(&battle).column), foretold);
}

// ---------------------------------------------------------------- 5.7: what a counter-charge rides over

#[test]
fn r_5_7_6_a_counter_charge_is_foretold_with_what_it_rides_over() {
    // A leader alone in the way dies before the column is read, and lends the enemy nothing any more.
    let mut over_leader = field("phase 5; PKR1 0915 N nc1; TGM1 0912 S; TGM5 2510 N; leader wallenrod 0914");
    // A banner that lies there helps at once.
    let mut over_banner = field("phase 5; PKR1 0915 N nc1; TGM1 0912 S; TGM5 2510 N; banner KR lies 0914");
    for battle in [&mut over_leader, &mut over_banner] {
        battle.play("move TGM1; f");
        let foretold = battle.sum_of("counter PKR1 0914", "column").expect("a column");
        battle.roll_always(3).play("counter PKR1 0914");
        assert_eq!(i32::from(clash(battle).column), foretold);
    }
    assert_eq!(over_leader.leader_at("wallenrod"), "dead");
    assert_eq!(over_banner.banner("KR"), "PKR1");
}

#[test]
fn ruling_21_a_counter_charge_over_water_names_the_speed_it_loses() {
    let mut battle = field("phase 5; PKR1 2417 S nc2; TGM1 2420 N; TGM2 2905 S; PKR2 2929 N");
    battle.play("move TGM1; f");
    assert!(battle.foretold("counter PKR1 2418").contains(&("effect-struck", "G-5.6.9")));
}

#[test]
fn r_8_2_7_an_attack_on_a_lone_leader_names_speed_and_fort_too() {
    let across = field("phase 2; PKR1 2418 S nc3; TGM5 2510 N; leader wallenrod 2419");
    assert!(across.foretold("attack PKR1 x 2419").contains(&("effect-struck", "G-5.6.9")));
    let fort = field("phase 8; TIL1 1209 N; TIL2 1209 N; TIL3 1209 N; PKR1 2525 N; leader zyndram 1208");
    assert!(fort.foretold("attack TIL1+TIL2+TIL3 x 1208").contains(&("effect-fort", "G-12.1.8")));
}

// ---------------------------------------------------------------- 5.8: overruns foretold and told

#[test]
fn r_5_5_10_a_pursuer_who_would_ride_foot_down_is_told_so() {
    let mut battle =
        field("phase 2; PKR1 0914 S nc3; TEL3 0915 N; PIM1 1015 N; TGM2 2905 S; leader zyndram 0914");
    battle.roll([4, 4]).play("attack PKR1 x 0915; back TEL3 0916; back TEL3 0917; face N; pursue 1");
    let foretold = battle.foretold("on 1015");
    assert!(
        foretold.contains(&("effect-rides-down", "G-5.5.10"))
            && foretold.contains(&("effect-own-foot", "G-5.8.1"))
    );
    // Charge 3, strength 2, armour 2 against one point without armour.
    assert_eq!(battle.sum_of("on 1015", "overrun"), Some(6));
}

#[test]
fn r_3_3_2_a_zone_after_an_overrun_is_foretold_and_told() {
    let mut battle = field("PKR1 0916 N nc3; TIM1 0915 N; TGM1 1014 SW nc3; TXB1 0913 S; PKR2 0925 N");
    battle.play("move PKR1");
    let foretold = battle.foretold("overrun");
    assert!(
        foretold.contains(&("effect-halts", "G-3.3.2")) && foretold.contains(&("effect-shot-at", "G-11.1.5"))
    );
    battle.roll([6]).play("overrun");
    assert!(battle.cited().contains(&"G-3.3.2"));
    let mut slower = field("PKR1 0916 N nc3; TIM1 0915 N; TGM1 1014 SW; PKR2 0925 N");
    slower.play("move PKR1");
    slower.roll([6]).play("overrun");
    assert!(slower.cited().contains(&"G-3.3.3"));
}

#[test]
fn r_5_8_5b_foot_in_disorder_is_ridden_down_without_a_throw_and_a_sum() {
    let mut battle = field("PKR1 0916 N nc3; TIL1 0915 N disorganised; TGM5 2510 N; PKR2 0925 N");
    battle.play("move PKR1");
    assert_eq!(battle.sum_of("overrun", "overrun"), None);
    battle.play("overrun");
    assert!(battle.cited().contains(&"G-5.8.5b") && !battle.cited().contains(&"G-5.8.5a"));
    // And whoever stands is thrown for, by the other number alone.
    let mut steady = field("PKR1 0916 N nc3; TIL1 0915 N; TGM5 2510 N; PKR2 0925 N");
    steady.play("move PKR1");
    steady.roll([6]).play("overrun");
    assert!(steady.cited().contains(&"G-5.8.5a") && !steady.cited().contains(&"G-5.8.5b"));
}

#[test]
fn r_5_4_4_a_bombard_in_the_way_is_foretold_as_lost() {
    let battle = beaten_before_a_bombard();
    let foretold = battle.foretold("back TEL3 0916");
    assert!(foretold.iter().any(|(id, _)| *id == "effect-pushes-bombard"));
    assert!(!foretold.iter().any(|(id, _)| *id == "effect-pushes"));
    assert!(battle.foretold("back TEL3 1015").iter().any(|(id, _)| *id == "effect-pushes"));
}

#[test]
fn r_7_1_6_a_least_move_on_to_a_banner_says_so() {
    let mut battle =
        field("PGO3 3424 NE; PIL1 0920 N; TGM1 0901 N; leader zyndram 3424; banner GM lies 3524");
    battle.play("move PGO3; take zyndram");
    for way in ["f", "min f N"] {
        assert!(battle.foretold(way).contains(&("effect-banner", "G-7.1.6")), "{way}");
    }
}

// ---------------------------------------------------------------- 4.3.8: ways that are offered

#[test]
fn r_4_3_8_no_way_is_offered_that_turns_twice_in_a_hex() {
    let battle = field("LME1 2108 S nc2; TGM1 0305 N; PKR1 2525 N");
    let ways = battle.ways("LME1");
    assert!(ways.len() > 100);
    for way in ways.into_iter().filter(|way| !way.open) {
        let mut state = battle.table.state().clone();
        for action in &way.actions {
            let look = battle.table.rules().look(&state);
            assert!(look.check(action).is_ok(), "{action:?} of {:?}", way.actions);
            let mut dice = Scripted::new(Vec::new());
            battle.table.rules().apply(&mut state, action, &mut dice, &mut Silent).expect("no dice");
        }
    }
}

// ---------------------------------------------------------------- the set-up and refusals

#[test]
fn ruling_63_who_is_shifted_at_the_set_up_keeps_leader_and_banner() {
    let mut battle = set_up("choc-des-titans");
    battle.play("default; ready; default");
    let turn = battle.ways("PKR1").into_iter().find(|way| way.kind == "turn").expect("it can be turned");
    for action in turn.actions {
        let text = battle.table.rules().write(battle.table.state(), &action);
        battle.play(&text);
    }
    assert_eq!(battle.banner("KR"), "PKR1");
    assert!(battle.look().setup_complete(ALLIED));
}

#[test]
fn r_7_1_1_refusals_of_the_set_up_name_their_rules() {
    let mut battle = set_up("choc-des-titans");
    battle.play("default; ready; default; unplace LVI1");
    battle.refuses("leader witold LIL1", "G-R63"); // with cavalry
    battle.refuses("leader witold TGM1", "G-S.1"); // an enemy
    battle.refuses("banner VY zyndram", "G-7.1.1"); // he has one
    battle.refuses("unplace LVI1", "G-S.1"); // it waits already
}

#[test]
fn r_9_3_1_who_is_in_good_order_has_nothing_to_rally_stopped_or_not() {
    for mark in ["", "bound", "stopped"] {
        field(&format!("PKR1 0916 N {mark}; PKR2 2525 N; TGM5 2510 N")).refuses("rally PKR1", "G-9.3.1");
    }
}

#[test]
fn r_4_4_1_a_leader_away_from_the_edge_is_told_why_he_cannot_leave() {
    let mut battle = field("PKR2 2525 N; TGM5 2510 N; leader zyndram 0916");
    battle.play("move zyndram");
    battle.refuses("exit", "G-4.4.1");
}

#[test]
fn ruling_49_a_fort_without_walls_is_drawn_as_open_ground() {
    let mut battle = field("phase 5 open-fire; PBO1 1212 N; TIL1 1210 S; TGM2 2010 S");
    let terrain = |battle: &Game| {
        let scene = battle.table.rules().scene(battle.table.state());
        let engine::scene::Board::Hexes(hexes) = &scene.ground.board else { panic!("hexes") };
        hexes.cells.iter().find(|cell| cell.label == "1210").map(|cell| cell.terrain)
    };
    assert_eq!(terrain(&battle), Some("camp"));
    battle.roll([5, 4]).play("fire PBO1 walls 1210");
    assert_eq!(terrain(&battle), Some("plain"));
}

#[test]
fn ruling_46_whoever_stands_with_a_leader_is_offered_to_take_him_along() {
    let battle = field("TAT1 0915 N; PKR1 2525 N; TGM1 0305 N; leader witold 0915");
    let (led, alone): (Vec<_>, Vec<_>) = battle
        .ways("TAT1")
        .into_iter()
        .filter(|way| way.kind.starts_with("forward"))
        .partition(|way| way.kind == "forward-led");
    // Twelve points of the Tatars are more than the ten of their leader.
    assert!(!led.is_empty() && led.len() < alone.len(), "{} of {}", led.len(), alone.len());
    for way in led.into_iter().filter(|way| !way.open) {
        let mut there = battle.with("");
        for action in way.actions {
            let text = there.table.rules().write(there.table.state(), &action);
            there.play(&text);
        }
        assert_eq!(there.leader_at("witold"), there.at("TAT1")[..4]);
    }
}
