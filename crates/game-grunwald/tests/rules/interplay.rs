//! Where several rules meet: contagion among many, who goes first, forts that are full, what is foretold and what comes.

use crate::helpers::{beaten_before_a_bombard, set_up};
use crate::{Board, board, board_with, hex};
use engine::Ruleset;
use game_grunwald::Options;
use game_grunwald::action::Action;
use game_grunwald::event::Event;
use game_grunwald::state::{Marks, Staff, Task};

/// Who has lost his nerve among these events, in this order, and what has become of him.
fn worse(board: &Board, events: &[Event]) -> Vec<String> {
    let name = |event: &Event| match event {
        Event::Worse { unit, order, .. } => Some(format!("{} {order:?}", board.look().name(*unit))),
        _ => None,
    };
    events.iter().filter_map(name).collect()
}

/// Who bears a banner, or where it lies.
fn banner(board: &Board, name: &str) -> String {
    match board.state.banners[board.banner(name)].staff {
        Staff::Held(unit) => board.look().name(unit).to_string(),
        Staff::Lies(at) => board.rules.content.field.label(at).to_string(),
        other => format!("{other:?}"),
    }
}

// ---------------------------------------------------------------- 9 and 10: contagion among many

#[test]
fn r_10_1_2_one_who_runs_through_makes_nobody_worse_twice() {
    // Both fail beside him, and so are disorganised; that each of them is now beside the other changes nothing more.
    let mut board = board()
        .phase(5)
        .put("TGM1 2003 N panicked")
        .put("TGM2 2002 N pf1")
        .put("TGM3 2002 N pf1")
        .put("TGM5 4010 S")
        .in_panic("TGM1");
    let events = board.plays(&["flee TGM1"], &[6, 6]);
    assert_eq!(worse(&board, &events), ["TGM2 Disorganised", "TGM3 Disorganised"]);
}

#[test]
fn ruling_42_who_fails_infects_those_who_had_passed() {
    let mut board = board()
        .phase(5)
        .put("TGM1 2003 N panicked")
        .put("TGM2 2002 N pf1")
        .put("TGM3 2002 N pf1")
        .put("TGM5 4010 S")
        .in_panic("TGM1");
    // The first passes, the second fails; then the first is beside one in disorder, and fails.
    let events = board.plays(&["flee TGM1"], &[1, 6, 6]);
    assert_eq!(worse(&board, &events), ["TGM3 Disorganised", "TGM2 Disorganised"]);
}

// ---------------------------------------------------------------- 11: exchanges of shots

#[test]
fn ruling_75_of_two_stray_shots_the_movers_is_settled_first() {
    let mut board = board()
        .put("TAT1 0916 N")
        .put("TAT2 1014 NW")
        .put("TXB1 0914 S")
        .put("TGM1 0814 SE pf1")
        .put("TGM2 0815 NE pf1")
        .put("TGM5 4010 S")
        .put("PKR1 2525 N");
    board.plays(&["move TAT1", "f", "fire TXB1 TAT1"], &[]);
    let events = board.plays(&["shoot-back TXB1"], &[1, 1]);
    let hit = events.iter().find_map(|event| match event {
        Event::Lost { unit, .. } => Some(board.look().name(*unit).to_string()),
        _ => None,
    });
    assert_eq!(hit.as_deref(), Some("TAT2"), "the only friend beside the crossbows");
    assert_eq!(board.asked(), "order friend-hit");
}

#[test]
fn r_12_1_7_a_shot_at_a_leader_disturbs_those_about_him() {
    let mut board = board()
        .phase(5)
        .put("TIL1 4924 N")
        .put("LAR1 5124 NW")
        .put("TGM5 2510 N")
        .put("PKR1 2525 N")
        .lead("wallenrod", "4923");
    let unit = board.id("TIL1");
    board.state.unit_mut(unit).marks.set(Marks::WRECKING);
    board.state.unit_mut(unit).wrecked = 2;
    board.plays(&["move wallenrod", "to 4924", "fire LAR1 @4924"], &[3, 4]);
    assert_eq!(board.state.unit(unit).wrecked, 0);
}

#[test]
fn r_11_5_7_every_refused_shot_names_its_own_rule() {
    let mut board = board()
        .put("TAT1 0915 N")
        .put("TIL1 0914 N")
        .put("TGM5 4010 S")
        .put("PKR1 2525 N")
        .put("TIL2 0814 N");
    board.plays(&["move TAT1", "fire TAT1 TIL1"], &[1, 1]);
    assert_eq!(board.refused("fire TAT1 TIL2"), "G-11.5.7");
    board.state.unit_mut(board.id("TAT1")).marks.clear(Marks::SHOT_RIDING);
    board.state.now.walk.as_mut().expect("on its way").left = 1;
    assert_eq!(board.refused("fire TAT1 TIL2"), "G-11.5.8");
}

#[test]
fn r_11_1_5_before_the_moves_refused_targets_are_told_why() {
    let board = board()
        .open_fire(5)
        .put("PXB1 0915 N")
        .put("TAT1 0814 NE")
        .put("TGM1 1014 S")
        .put("TGM5 4010 S")
        .lead("wallenrod", "1014");
    assert_eq!(board.refused("fire PXB1 @1014"), "G-R28");
    let no = board.look().check(&board.says("fire PXB1 TAT1")).expect_err("its own side");
    assert_eq!(no.reasons[0].why.id, "no-own-target");
}

#[test]
fn r_11_5_8_a_shot_on_the_way_names_its_price_and_who_may_answer() {
    let mut board = board().put("TAT1 0915 N").put("TXB1 0914 S").put("TGM5 4010 S").put("PKR1 2525 N");
    board.plays(&["move TAT1"], &[]);
    assert_eq!(board.sum_of("fire TAT1 TXB1", "cost"), Some(2), "in half points");
    assert!(board.foretold("fire TAT1 TXB1").contains(&("effect-answered", "G-11.2.7")));
}

// ---------------------------------------------------------------- 8: leaders who ride along

#[test]
fn ruling_46_a_leader_is_taken_along_or_left_before_the_first_hex() {
    let mut board = board().put("PKR5 0915 N").put("PKR1 2525 N").put("TGM1 0305 N").lead("zyndram", "0915");
    board.plays(&["move PKR5", "r1", "take zyndram", "leave"], &[]);
    assert_eq!(board.refused("take zyndram"), "G-R46", "left just now");
    let mut board =
        self::board().put("PKR5 0915 N").put("PKR1 2525 N").put("TGM1 0305 N").lead("zyndram", "0915");
    board.plays(&["move PKR5", "r1", "take zyndram", "f"], &[]);
    assert_eq!(board.leader_at("zyndram"), "1014");
    assert_eq!(board.refused("leave"), "G-R46");
    assert!(!board.legal().contains(&Action::LeaveLeader));
}

#[test]
fn ruling_46_a_leader_without_points_is_said_to_stay_behind() {
    let mut board = board().put("TAT1 0920 N").put("TGM1 3005 N").put("PKR2 2025 N").lead("witold", "0920");
    board.plays(&[&["move TAT1", "take witold"][..], &["f"; 10][..]].concat(), &[]);
    assert!(board.foretold("f").contains(&("effect-left-behind", "G-8.1.2")));
    let events = board.plays(&["f"], &[]);
    assert_eq!(board.leader_at("witold"), "0910");
    let told = events.iter().find(|event| matches!(event, Event::LeftBehind { .. }));
    assert!(board.cites(&told.into_iter().cloned().collect::<Vec<_>>(), "G-R46"));
}

#[test]
fn ruling_75_leaders_are_thrown_for_by_number_however_the_attack_is_named() {
    let order = |attack: &str| {
        let mut board = board()
            .phase(2)
            .put("PMZ1 0814 NE")
            .put("PMZ2 1014 NW")
            .put("TGM1 0914 S nc3")
            .put("TGM5 4010 S")
            .lead("zyndram", "0814")
            .lead("andrzej", "1014");
        let mut attack = Some(board.attack(attack));
        let events = board.play(&[&[6, 6][..], &[6; 4][..]].concat(), |board, legal| {
            let thrown = matches!(board.asked().as_str(), "order pursue" | "order next" | "allied combat");
            attack.take().or_else(|| (!thrown).then(|| legal[0].clone()))
        });
        let leader = |event: &Event| match event {
            Event::LeaderThrow { leader, .. } => Some(*leader),
            _ => None,
        };
        events.iter().filter_map(leader).collect::<Vec<u8>>()
    };
    let thrown = order("PMZ1 PMZ2 x 0914");
    assert_eq!(thrown.len(), 2);
    assert!(thrown.is_sorted());
    assert_eq!(order("PMZ2 PMZ1 x 0914"), thrown);
}

// ---------------------------------------------------------------- 5.4 and 5.8: who gives way first

#[test]
fn r_4_1_2_of_foot_that_gives_way_its_owner_says_who_goes_first() {
    let given = || {
        board()
            .phase(5)
            .put("TGM1 0914 S nc2")
            .put("PXB1 0915 S")
            .put("LIL1 0915 S pf1")
            .put("TGM5 2510 N")
            .bear("KR", "PXB1")
    };
    let mut board = given();
    board.plays(&["move TGM1", "overrun"], &[1, 3, 1, 1]);
    assert_eq!(board.asked(), "allied aside");
    // The crossbows first: who stays takes the banner over, and carries it off.
    board.plays(&["aside PXB1 0814", "face N", "aside LIL1 1014"], &[]);
    assert_eq!(banner(&board, "KR"), "LIL1");
    let mut board = given();
    board.plays(&["move TGM1", "overrun"], &[1, 3, 1, 1]);
    board.plays(&["aside LIL1 1014", "face N", "aside PXB1 0814"], &[]);
    assert_eq!(banner(&board, "KR"), "TGM1", "left under the hooves");
}

#[test]
fn r_4_1_2_of_foot_that_is_swept_along_its_owner_says_who_goes_first() {
    let mut board = board()
        .phase(6)
        .put("TGM1 0914 S nc3")
        .put("LME1 0915 N")
        .put("PXB1 0916 N")
        .put("LIL1 0916 N pf1")
        .put("PKR1 1015 N")
        .put("PKR2 0815 N")
        .put("PKR3 2525 N")
        .bear("KR", "PXB1");
    board.plays(&["attack TGM1 x 0915"], &[4, 5]);
    assert_eq!(board.asked(), "allied retreat");
    let goes = |name: &str| {
        let unit = board.id(name);
        board.legal().iter().any(|it| matches!(it, Action::FallBack { unit: it, .. } if *it == unit))
    };
    assert!(goes("PXB1") && goes("LIL1"));
    let back = board
        .legal()
        .into_iter()
        .find(|it| matches!(it, Action::FallBack { unit, .. } if *unit == board.id("PXB1")));
    board.act(back.expect("the crossbows go first"), &[]);
    assert_eq!(banner(&board, "KR"), "LIL1");
}

#[test]
fn r_11_7_4_a_beaten_bombard_is_lost_before_the_others_go() {
    let mut board = board()
        .phase(4)
        .put("PIL1 0914 S")
        .put("TBO1 0915 N")
        .put("TIL1 0915 N pf1")
        .put("TGM5 2510 N")
        .bear("GM", "TBO1");
    board.plays(&["attack PIL1 x 0915"], &[1, 3]);
    assert_eq!(board.at("TBO1"), "gone");
    assert_eq!((banner(&board, "GM").as_str(), board.asked().as_str()), ("TIL1", "order retreat"));
}

#[test]
fn r_5_4_6_beaten_foot_that_is_swept_along_pays_with_the_group() {
    for (per_hex, price) in [(false, 1), (true, 5)] {
        let mut board = board_with(Options { blocked_per_hex: per_hex, ..Options::default() })
            .phase(2)
            .put("PKR1 0914 S nc3")
            .put("PKR2 1015 SW nc3 pf1")
            .put("TEL3 0915 N")
            .put("TIL1 0916 N")
            .put("PIL1 1017 NW")
            .put("PIL2 0817 NE")
            .put("PIL4 0814 S")
            .put("PIL5 1116 NW")
            .put("TGM5 2510 N")
            .lead("zyndram", "0914");
        board.plays(&["attack PKR1+PKR2 x 0915+0916", "lose PKR2", "lose TEL3"], &[1, 2]);
        board.play(&[], |board, legal| (board.asked() == "order face").then(|| legal[0].clone()));
        assert_eq!(board.at("TIL1").split(' ').nth(2), Some("pf2"), "it has not paid by itself");
        let owed = board.state.now.fight.as_deref().map(|fight| fight.losses[0]);
        assert_eq!((board.asked().as_str(), owed), ("order loss", Some(price)));
    }
}

#[test]
fn r_5_4_5_every_refused_way_back_names_its_own_rule() {
    let mut board =
        board().phase(2).put("PKR1 0914 S nc3").put("TEL3 0915 N").put("TGM1 1015 N").put("TGM5 2510 N");
    board.plays(&["attack PKR1 x 0915"], &[4, 5]);
    assert_eq!(board.refused("back TEL3 1015"), "G-4.5.2", "full");
    assert_eq!(board.refused("back TEL3 0917"), "G-5.4.2", "two hexes at once");
    assert_eq!(board.refused("back TGM1 1016"), "G-5.4.1", "it was not beaten");
    assert_eq!(board.refused("back TEL3 0814"), "G-5.4.5", "a zone");
}

#[test]
fn r_6_1_8_who_must_pursue_is_told_by_which_rule() {
    let refused = |level: i8, leader: &str| {
        let mut board = board()
            .phase(2)
            .put("PKR1 0914 S nc3")
            .put("TEL3 0915 N")
            .put("TGM5 2510 N")
            .lead("zyndram", "0914");
        board.plays(&["attack PKR1 x 0915", "back TEL3 0916", "back TEL3 0917", "face N"], &[4, 4]);
        assert_eq!(board.asked(), "allied pursue");
        // As if the throw, or what stands in its place, had been another.
        board = board.lead("zyndram", leader);
        board.state.level = level;
        if let Some(Task::Chase { must, .. }) = board.state.now.tasks.last_mut() {
            *must = true;
        }
        board.refused("stay")
    };
    assert_eq!(refused(2, "0911"), "G-6.1.8", "spirits too high");
    assert_eq!(refused(0, "0930"), "G-5.5.2", "no leader near");
    assert_eq!(refused(0, "0911"), "G-5.5.3", "the throw");
}

// ---------------------------------------------------------------- 12.1.8: crowded forts

#[test]
fn r_12_1_8_more_hexes_than_those_who_may_fight_can_reach_are_no_combat() {
    let board = board()
        .phase(8)
        .put("TIL1 1209 N")
        .put("TIL2 1209 SE")
        .put("TIL3 1209 SW")
        .put("PIL1 1208 S")
        .put("PIL2 1309 S")
        .put("PIL3 1310 S")
        .put("PIL4 1210 S")
        .put("PIM1 1110 S")
        .put("PKR1 2525 N");
    assert_eq!(board.refused("attack TIL1+TIL2+TIL3 x 1208+1309+1310+1210+1110"), "G-12.1.8");
    // Everybody can fight all the same, in several combats.
    let attacks = board.legal().into_iter().filter(|it| matches!(it, Action::Attack { .. })).count();
    assert!(attacks > 0);
}

#[test]
fn ruling_33_what_is_foretold_of_a_crowded_fort_is_what_comes() {
    let mut board = board()
        .phase(8)
        .put("TIL1 1209 N")
        .put("TIL2 1209 N")
        .put("TIL3 1209 NW")
        .put("PIL1 1208 S")
        .put("PIL2 1309 S")
        .put("PKR1 2525 N");
    let attack = "attack TIL1+TIL2+TIL3 x 1208+1309";
    let foretold = board.sum_of(attack, "column").expect("a column");
    board.plays(&[attack], &[]);
    let group =
        board.legal().into_iter().find(|it| matches!(it, Action::FortFighters { units } if units.len() == 2));
    let events = board.act_with(&group.expect("two of them"), &[3; 20]);
    assert_eq!(Board::column_of(&events), foretold);
}

// ---------------------------------------------------------------- 5.7: what a counter-charge rides over

#[test]
fn r_5_7_6_a_counter_charge_is_foretold_with_what_it_rides_over() {
    // A leader alone in the way dies before the column is read, and lends the enemy nothing any more.
    let mut over_leader = board()
        .phase(5)
        .put("PKR1 0915 N nc1")
        .put("TGM1 0912 S")
        .put("TGM5 2510 N")
        .lead("wallenrod", "0914");
    // A banner that lies there helps at once.
    let mut over_banner = board().phase(5).put("PKR1 0915 N nc1").put("TGM1 0912 S").put("TGM5 2510 N");
    let at = over_banner.banner("KR");
    over_banner.state.banners[at].staff = Staff::Lies(hex("0914"));
    for board in [&mut over_leader, &mut over_banner] {
        board.plays(&["move TGM1", "f"], &[]);
        let foretold = board.sum_of("counter PKR1 0914", "column").expect("a column");
        let counter = board.says("counter PKR1 0914");
        let events = board.act_with(&counter, &[3; 20]);
        assert_eq!(Board::column_of(&events), foretold);
    }
    assert_eq!(over_leader.leader_at("wallenrod"), "dead");
    assert_eq!(banner(&over_banner, "KR"), "PKR1");
}

#[test]
fn ruling_21_a_counter_charge_over_water_names_the_speed_it_loses() {
    let mut board =
        board().phase(5).put("PKR1 2417 S nc2").put("TGM1 2420 N").put("TGM2 2905 S").put("PKR2 2929 N");
    board.plays(&["move TGM1", "f"], &[]);
    assert!(board.foretold("counter PKR1 2418").contains(&("effect-struck", "G-5.6.9")));
}

#[test]
fn r_8_2_7_an_attack_on_a_lone_leader_names_speed_and_fort_too() {
    let across = board().phase(2).put("PKR1 2418 S nc3").put("TGM5 2510 N").lead("wallenrod", "2419");
    assert!(across.foretold("attack PKR1 x 2419").contains(&("effect-struck", "G-5.6.9")));
    let fort = board()
        .phase(8)
        .put("TIL1 1209 N")
        .put("TIL2 1209 N")
        .put("TIL3 1209 N")
        .put("PKR1 2525 N")
        .lead("zyndram", "1208");
    assert!(fort.foretold("attack TIL1+TIL2+TIL3 x 1208").contains(&("effect-fort", "G-12.1.8")));
}

// ---------------------------------------------------------------- 5.8: overruns foretold and told

#[test]
fn r_5_5_10_a_pursuer_who_would_ride_foot_down_is_told_so() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0914 S nc3")
        .put("TEL3 0915 N")
        .put("PIM1 1015 N")
        .put("TGM2 2905 S")
        .lead("zyndram", "0914");
    board.plays(&["attack PKR1 x 0915", "back TEL3 0916", "back TEL3 0917", "face N", "pursue 1"], &[4, 4]);
    let foretold = board.foretold("on 1015");
    assert!(
        foretold.contains(&("effect-rides-down", "G-5.5.10"))
            && foretold.contains(&("effect-own-foot", "G-5.8.1"))
    );
    // Charge 3, strength 2, armour 2 against one point without armour.
    assert_eq!(board.sum_of("on 1015", "overrun"), Some(6));
}

#[test]
fn r_3_3_2_a_zone_after_an_overrun_is_foretold_and_told() {
    let mut board = board()
        .put("PKR1 0916 N nc3")
        .put("TIM1 0915 N")
        .put("TGM1 1014 SW nc3")
        .put("TXB1 0913 S")
        .put("PKR2 0925 N");
    board.plays(&["move PKR1"], &[]);
    let foretold = board.foretold("overrun");
    assert!(
        foretold.contains(&("effect-halts", "G-3.3.2")) && foretold.contains(&("effect-shot-at", "G-11.1.5"))
    );
    let events = board.plays(&["overrun"], &[6]);
    assert!(board.cites(&events, "G-3.3.2"));
    let mut slower =
        self::board().put("PKR1 0916 N nc3").put("TIM1 0915 N").put("TGM1 1014 SW").put("PKR2 0925 N");
    slower.plays(&["move PKR1"], &[]);
    let events = slower.plays(&["overrun"], &[6]);
    assert!(slower.cites(&events, "G-3.3.3"));
}

#[test]
fn r_5_8_5b_foot_in_disorder_is_ridden_down_without_a_throw_and_a_sum() {
    let mut board =
        board().put("PKR1 0916 N nc3").put("TIL1 0915 N disorganised").put("TGM5 2510 N").put("PKR2 0925 N");
    board.plays(&["move PKR1"], &[]);
    assert_eq!(board.sum_of("overrun", "overrun"), None);
    let events = board.plays(&["overrun"], &[]);
    assert!(board.cites(&events, "G-5.8.5b") && !board.cites(&events, "G-5.8.5a"));
    // And whoever stands is thrown for, by the other number alone.
    let mut steady =
        self::board().put("PKR1 0916 N nc3").put("TIL1 0915 N").put("TGM5 2510 N").put("PKR2 0925 N");
    steady.plays(&["move PKR1"], &[]);
    let events = steady.plays(&["overrun"], &[6]);
    assert!(steady.cites(&events, "G-5.8.5a") && !steady.cites(&events, "G-5.8.5b"));
}

#[test]
fn r_5_4_4_a_bombard_in_the_way_is_foretold_as_lost() {
    let board = beaten_before_a_bombard();
    let foretold = board.foretold("back TEL3 0916");
    assert!(foretold.iter().any(|(id, _)| *id == "effect-pushes-bombard"));
    assert!(!foretold.iter().any(|(id, _)| *id == "effect-pushes"));
    assert!(board.foretold("back TEL3 1015").iter().any(|(id, _)| *id == "effect-pushes"));
}

#[test]
fn r_7_1_6_a_least_move_on_to_a_banner_says_so() {
    let mut board = board().put("PGO3 3424 NE").put("PIL1 0920 N").put("TGM1 0901 N").lead("zyndram", "3424");
    let at = board.banner("GM");
    board.state.banners[at].staff = Staff::Lies(hex("3524"));
    board.plays(&["move PGO3", "take zyndram"], &[]);
    for way in ["f", "min f N"] {
        assert!(board.foretold(way).contains(&("effect-banner", "G-7.1.6")), "{way}");
    }
}

// ---------------------------------------------------------------- 4.3.8: ways that are offered

#[test]
fn r_4_3_8_no_way_is_offered_that_turns_twice_in_a_hex() {
    let board = board().put("LME1 2108 S nc2").put("TGM1 0305 N").put("PKR1 2525 N");
    let ways = board.rules.ways(&board.state, board.id("LME1").into()).expect("it knows");
    assert!(ways.len() > 100);
    for way in ways.into_iter().filter(|way| !way.open) {
        let mut state = board.state.clone();
        for action in &way.actions {
            let look = board.rules.look(&state);
            assert!(look.allows(action), "{action:?} of {:?}", way.actions);
            let mut dice = engine::dice::Scripted::new(Vec::new());
            board.rules.apply(&mut state, action, &mut dice, &mut engine::journal::Silent).expect("no dice");
        }
    }
}

// ---------------------------------------------------------------- the set-up and refusals

#[test]
fn ruling_63_who_is_shifted_at_the_set_up_keeps_leader_and_banner() {
    let mut board = set_up("choc-des-titans", Options::default());
    board.plays(&["default", "ready", "default"], &[]);
    let bearer = board.says("unplace PKR1");
    let Action::Unplace { unit } = bearer else { panic!("{bearer:?}") };
    let ways = board.rules.ways(&board.state, unit.into()).expect("it knows");
    let turn = ways.into_iter().find(|way| way.kind == "turn").expect("it can be turned");
    for action in turn.actions {
        board.act(action, &[]);
    }
    assert_eq!(banner(&board, "KR"), "PKR1");
    assert!(board.look().setup_complete(game_grunwald::state::ALLIED));
}

#[test]
fn r_7_1_1_refusals_of_the_set_up_name_their_rules() {
    let mut board = set_up("choc-des-titans", Options::default());
    board.plays(&["default", "ready", "default", "unplace LVI1"], &[]);
    assert_eq!(board.refused("leader witold LIL1"), "G-R63", "with cavalry");
    assert_eq!(board.refused("leader witold TGM1"), "G-S.1", "an enemy");
    assert_eq!(board.refused("banner VY zyndram"), "G-7.1.1", "he has one");
    assert_eq!(board.refused("unplace LVI1"), "G-S.1", "it waits already");
}

#[test]
fn r_9_3_1_who_is_in_good_order_has_nothing_to_rally_stopped_or_not() {
    for mark in [0, Marks::BOUND, Marks::STOPPED] {
        let mut board = board().put("PKR1 0916 N").put("PKR2 2525 N").put("TGM5 2510 N");
        let unit = board.id("PKR1");
        board.state.unit_mut(unit).marks.set(mark);
        assert_eq!(board.refused("rally PKR1"), "G-9.3.1");
    }
}

#[test]
fn r_4_4_1_a_leader_away_from_the_edge_is_told_why_he_cannot_leave() {
    let mut board = board().put("PKR2 2525 N").put("TGM5 2510 N").lead("zyndram", "0916");
    board.plays(&["move zyndram"], &[]);
    assert_eq!(board.refused("exit"), "G-4.4.1");
}

#[test]
fn ruling_49_a_fort_without_walls_is_drawn_as_open_ground() {
    let mut board = board().put("PKR2 2525 N").put("TGM5 2510 N");
    let terrain = |board: &Board| {
        let scene = board.rules.scene(&board.state);
        let engine::scene::Board::Hexes(hexes) = scene.board else { panic!("hexes") };
        hexes.cells.iter().find(|cell| cell.label == "1210").map(|cell| cell.terrain)
    };
    assert_eq!(terrain(&board), Some("camp"));
    board.work(&[], |scribe| {
        scribe.emit(Event::WallsDown { hex: hex("1210"), by: None }, &[]);
        Ok(())
    });
    assert_eq!(terrain(&board), Some("plain"));
}

#[test]
fn ruling_46_whoever_stands_with_a_leader_is_offered_to_take_him_along() {
    let mut board = board().put("TAT1 0915 N").put("PKR1 2525 N").put("TGM1 0305 N").lead("witold", "0915");
    let before = board.state.clone();
    let ways = board.rules.ways(&board.state, board.id("TAT1").into()).expect("it knows");
    let (led, alone): (Vec<_>, Vec<_>) = ways
        .into_iter()
        .filter(|way| way.kind.starts_with("forward"))
        .partition(|way| way.kind == "forward-led");
    // Twelve points of the Tatars are more than the ten of their leader.
    assert!(!led.is_empty() && led.len() < alone.len(), "{} of {}", led.len(), alone.len());
    for way in led.into_iter().filter(|way| !way.open) {
        board.state = before.clone();
        let leader = board.leader("witold");
        for action in way.actions {
            board.act(action, &[]);
        }
        let (his, its) =
            (board.state.leaders[usize::from(leader)].spot, board.state.unit(board.id("TAT1")).spot);
        assert_eq!(his, its);
    }
}
