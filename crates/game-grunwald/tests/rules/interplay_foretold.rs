//! Where several rules meet: what is foretold is what happens, and what is refused is refused for its own reason.

use crate::interplay_swept::attack_until;
use crate::{Board, board, hex};
use engine::explain::Befalls;
use engine::ruleset::Setup;
use engine::table::{Chances, Table};
use game_grunwald::Grunwald;
use game_grunwald::action::Action;
use game_grunwald::event::{Blow, Event};
use game_grunwald::reaching::ways;
use game_grunwald::state::{Marks, Spot, Staff, UnitId};

/// The effects that are named before an action is done.
fn effects(board: &Board, text: &str) -> Vec<&'static str> {
    board.foretold(text).into_iter().map(|(id, _)| id).collect()
}

/// The exact odds of an action.
fn chances(board: &Board, text: &str) -> Chances {
    let table: Table<Grunwald> = Table::open(Setup::new("choc-des-titans"), 1).expect("it opens");
    table.chances_ahead(&board.state, &board.says(text)).expect("it can be reckoned")
}

/// What may come of an action, by name.
fn results(board: &Board, text: &str) -> Vec<&'static str> {
    let mut list: Vec<&'static str> = chances(board, text).results.iter().map(|(it, _)| it.says.id).collect();
    list.sort_unstable();
    list
}

/// Which answers the odds of an action take as given.
fn assumed(board: &Board, text: &str) -> Vec<&'static str> {
    chances(board, text).assumed.iter().map(|phrase| phrase.id).collect()
}

fn lies(board: &mut Board, banner: &str, label: &str, moved_by: &str) {
    let (at, unit) = (board.banner(banner), board.id(moved_by));
    board.state.banners[at].staff = Staff::Lies(hex(label));
    board.state.banners[at].moved_by = unit;
}

fn way_to(board: &Board, unit: UnitId, label: &str) -> (Option<u8>, bool, bool) {
    let there = Some(game_grunwald::telling::place(&board.rules, hex(label)));
    let way = ways(&board.rules, &board.state, unit.into()).into_iter().find(|way| way.to == there);
    way.map(|way| (way.pace, way.open, way.goes_on)).expect("it gets there")
}

// ---------------------------------------------------------------- company

#[test]
fn ruling_40_a_test_beside_friends_is_foretold_with_what_it_costs() {
    let mut board = board()
        .put("PKR1 0915 N nc1 pf1")
        .put("PKR2 0914 N pf1 disorganised")
        .put("TGM1 0913 S")
        .put("PKR4 0925 N");
    let unit = board.id("PKR1");
    assert_eq!(way_to(&board, unit, "0914"), (Some(0), true, false), "it is slow there, and goes no farther");
    board.act(Action::Move { unit }, &[]);
    let told = effects(&board, "f");
    assert!(told.contains(&"effect-tested") && told.contains(&"effect-halts"), "{told:?}");
    assert!(!told.contains(&"effect-passes"), "without speed it passes no zone");
    assert_eq!(board.sum_of("f", "charge"), Some(0));
    assert_eq!(results(&board, "f"), ["result-own-shaken", "result-test-passed"]);
    board.plays(&["f"], &[1]);
    assert_eq!(board.at("PKR1"), "0914 N pf1 nc0");
}

#[test]
fn r_9_1_3_with_a_leader_along_nobody_is_tested_and_the_way_says_so() {
    let board = board()
        .put("PKR1 0915 N nc1 pf1")
        .lead("zyndram", "0915")
        .put("PKR2 0914 N pf1 disorganised")
        .put("PKR4 0925 N");
    let there = Some(game_grunwald::telling::place(&board.rules, hex("0914")));
    let all = ways(&board.rules, &board.state, board.id("PKR1").into());
    let pace = |kind: &str| all.iter().find(|way| way.kind == kind && way.to == there).map(|way| way.pace);
    assert_eq!((pace("forward"), pace("forward-led")), (Some(Some(0)), Some(Some(2))));
}

#[test]
fn ruling_40_friends_who_are_tested_by_who_comes_are_named() {
    let mut board = board().put("PKR1 0915 N pf1 disorganised").put("PKR2 0914 N pf1 nc3").put("PKR4 0925 N");
    let unit = board.id("PKR1");
    let (_, open, goes_on) = way_to(&board, unit, "0914");
    assert!(open && goes_on, "dice fall for another, and it may go on");
    board.act(Action::Move { unit }, &[]);
    assert!(board.foretold("f").contains(&("effect-tests-mover", "G-9.1.1")));
    let events = board.plays(&["f"], &[1]);
    assert!(board.cites(&events, "G-9.1.1") && board.cites(&events, "G-R42"), "why he threw");
    let idle = board.id("PKR2");
    assert!(board.state.unit(idle).marks.has(Marks::DONE) && board.at("PKR2").ends_with("nc0"));
}

#[test]
fn r_5_7_5_the_column_of_a_joint_counter_charge_counts_the_test_of_company() {
    let mut board = board()
        .put("PLI1 0912 S")
        .put("PKR4 0925 N")
        .put("TGM1 0915 N pf1 nc2")
        .put("TGM2 0915 N pf1 disorganised")
        .put("TGM5 2510 N");
    board.plays(&["move PLI1", "f", "counter TGM2 0914"], &[]);
    assert!(board.foretold("counter TGM1 0914").contains(&("effect-tested-striker", "G-9.1.1")));
    assert_eq!(board.sum_of("counter TGM1 0914", "charge"), Some(0));
    let foretold = board.sum_of("counter TGM1 0914", "column");
    let counter = board.says("counter TGM1 0914");
    let events = board.act_anyhow(&counter, 1);
    assert_eq!(foretold, Some(Board::column_of(&events)));
}

#[test]
fn r_10_1_2_who_is_caught_among_friends_frightens_them_first() {
    let mut board = board()
        .put("PKR1 0915 N panicked")
        .put("PKR2 0916 N pf1")
        .put("TGM1 0815 SE")
        .put("PKR4 0925 N")
        .in_panic("PKR1");
    let events = board.plays(&["flee PKR1"], &[4]);
    assert_eq!(
        (board.at("PKR1").as_str(), board.at("PKR2").as_str()),
        ("gone", "0916 N pf1 nc0 disorganised")
    );
    assert!(board.cites(&events, "G-9.1.2"));
}

// ---------------------------------------------------------------- banners

#[test]
fn r_7_1_3_a_banner_that_binds_is_foretold_and_cited() {
    let mut board = board().put("PKR1 0815 N").put("PKR2 0915 N").put("PKR4 0925 N");
    lies(&mut board, "KR", "0914", "PKR1");
    let unit = board.id("PKR2");
    let (_, _, goes_on) = way_to(&board, unit, "0914");
    assert!(!goes_on, "nobody plans beyond it");
    board.act(Action::Move { unit }, &[]);
    assert!(board.foretold("f").contains(&("effect-bound", "G-7.1.3")));
    let events = board.plays(&["f"], &[]);
    assert!(board.cites(&events, "G-7.1.3") && board.state.unit(unit).marks.has(Marks::BOUND));
}

#[test]
fn r_7_1_3_to_whom_a_moved_banner_is_handed_is_told_that_he_stays() {
    let mut board = board().put("PKR1 0915 N").put("PKR2 0913 N").bear("KR", "PKR1").put("PKR4 0925 N");
    board.plays(&["move PKR1"], &[]);
    assert!(
        board.says("pass KR PKR2") != Action::Stop
            && !effects(&board, "pass KR PKR2").contains(&"effect-bound")
    );
    board.plays(&["f"], &[]);
    assert!(board.foretold("pass KR PKR2").contains(&("effect-bound", "G-7.1.3")));
}

#[test]
fn r_7_1_6_whoever_comes_on_to_the_map_over_a_banner_hears_of_it() {
    let mut board = board().put("PKR4 0925 N").put("TGM1 0905 N");
    let at = board.banner("GM");
    board.state.banners[at].staff = Staff::Lies(hex("1431"));
    assert!(board.foretold("enter PKR2 1431 N").contains(&("effect-banner", "G-7.1.6")));
    assert_eq!(results(&board, "enter PKR2 1431 N"), ["result-banner-captured"]);
}

// ---------------------------------------------------------------- the last leader, an army leader under hooves

#[test]
fn r_s_4_who_leads_his_last_leader_off_the_map_is_told_that_he_loses() {
    let mut board = board().without("jagiello").lead("zyndram", "2300").put("PKR4 0925 N").put("TGM1 0905 N");
    board.plays(&["move zyndram"], &[]);
    assert!(board.foretold("exit").contains(&("effect-ends-game", "G-S.4")));
    assert_eq!(results(&board, "exit"), ["result-game-ends"]);
}

#[test]
fn ruling_55_without_any_leader_left_the_points_are_told() {
    let mut board = board()
        .without("jagiello")
        .without("ulrich")
        .put("TAT1 0913 S")
        .lead("andrzej", "0913")
        .put("TXB1 0914 N")
        .lead("wallenrod", "0914");
    board.plays(&["move TAT1", "fire TAT1 TXB1"], &[]);
    let answer = board.says("fire TXB1 TAT1");
    let events = board.act(answer, &[1, 1, 6, 6, 1, 1, 6, 6]);
    assert!(board.cites(&events, "G-S.5") && board.cites(&events, "G-S.6"));
}

#[test]
fn r_8_1_5_zones_of_those_who_die_with_their_leader_are_not_foretold() {
    let mut board = board()
        .phase(5)
        .lead("witold", "0914")
        .lead("zyndram", "1020")
        .put("TGM1 0913 S")
        .put("LKA1 0915 N pf1")
        .put("PKR4 2525 N");
    board.plays(&["move TGM1"], &[]);
    let told = effects(&board, "f");
    assert!(!told.contains(&"effect-passes") && !told.contains(&"effect-halts"), "{told:?}");
    board.plays(&["f"], &[]);
    assert_eq!(board.at("LKA1"), "gone");
}

#[test]
fn r_5_7_1_who_did_not_move_is_not_struck_in_place_of_who_did() {
    // The one who moves dies with the leader whom the counter-charge rides down; foot that stood there is no target.
    let mut board = board()
        .lead("zyndram", "0925")
        .lead("jagiello", "0915")
        .put("PKR1 0917 N pf1")
        .put("LIL1 0916 N pf1")
        .put("PKR4 0925 N")
        .put("TGM1 0914 S")
        .put("TGM5 2510 N");
    board.plays(&["move PKR1", "f"], &[]);
    assert_eq!(board.sum_of("counter TGM1 0915", "column"), None);
    let events = board.plays(&["counter TGM1 0915"], &[]);
    assert_eq!(board.at("PKR1"), "gone");
    assert!(!events.iter().any(|event| matches!(event, Event::Fought(_))), "{events:?}");
}

#[test]
fn r_8_1_4_a_pole_beside_witold_loses_his_point_by_the_rule_of_any_leader() {
    let mut board = board().open_fire(1).lead("witold", "0915").put("PKR1 0915 N pf1").put("TXB1 0913 S");
    let events = board.plays(&["fire TXB1 PKR1"], &[1, 1, 6, 6]);
    assert_eq!(
        (board.at("PKR1").as_str(), board.state.morale),
        ("gone", -12),
        "his death alone moves the marker"
    );
    assert!(board.cites(&events, "G-8.1.4"));
}

// ---------------------------------------------------------------- shots

#[test]
fn r_5_8_7_who_shoots_at_a_rider_thrown_back_is_named() {
    let mut board =
        board().put("LKA1 0915 N nc2 pf1").put("PKR4 0925 N").put("TIH1 0914 S").put("TXB1 0917 N");
    board.plays(&["move LKA1"], &[]);
    assert!(board.foretold("overrun").contains(&("effect-shot-at-back", "G-5.8.7")));
}

#[test]
fn r_11_2_7_what_the_odds_of_an_exchange_assume_is_said() {
    let mut board = board().put("TAT1 0916 N").put("PKR4 0925 N").put("TXB1 0914 S");
    board.plays(&["move TAT1", "f"], &[]);
    let told = effects(&board, "fire TXB1 TAT1");
    assert!(told.contains(&"effect-answered"), "{told:?}");
    assert_eq!(assumed(&board, "fire TXB1 TAT1"), ["assumed-shoot-back"]);
    board.plays(&["hold-fire"], &[]);
    assert!(effects(&board, "fire TAT1 TXB1").contains(&"effect-answered"));
    assert_eq!(assumed(&board, "fire TAT1 TXB1"), ["assumed-unanswered"]);
}

#[test]
fn r_12_1_7_a_shot_at_wreckers_costs_them_their_work_and_says_so() {
    let mut board =
        board().open_fire(3).put("LIL1 4924 S").put("TAR1 4923 S").put("PKR4 0920 N").put("PIL2 0922 N");
    let unit = board.id("LIL1");
    board.state.unit_mut(unit).marks.set(Marks::WRECKING);
    board.state.unit_mut(unit).wrecked = 2;
    assert!(results(&board, "fire TAR1 LIL1").contains(&"result-wrecking-anew"));
    let events = board.plays(&["fire TAR1 LIL1"], &[1, 1]);
    assert_eq!(board.state.unit(unit).wrecked, 0);
    assert!(board.cites(&events, "G-12.1.7"));
}

#[test]
fn r_12_1_7_a_stray_shot_that_hits_wreckers_does_so_too() {
    let mut board = board().put("LIL1 4924 S");
    let unit = board.id("LIL1");
    board.state.unit_mut(unit).marks.set(Marks::WRECKING);
    board.state.unit_mut(unit).wrecked = 1;
    let events = board.work(&[], |scribe| scribe.lose(unit, 1, Blow::FriendlyFire, &[]));
    assert!(events.contains(&Event::Wrecking { unit, turns: 0 }) && board.cites(&events, "G-12.1.7"));
}

// ---------------------------------------------------------------- odds

#[test]
fn ruling_42_tests_of_a_flight_that_goes_on_are_not_among_the_odds_of_a_shot() {
    let mut board = board()
        .phase(8)
        .put("PKR4 0925 N")
        .put("PKR1 0912 N panicked")
        .put("PKR2 0914 N")
        .put("TAR1 0713 NE");
    board.state.now.step = 1;
    let board = board.in_panic("PKR1");
    let mut board = board;
    board.plays(&["flee PKR1"], &[]);
    assert_eq!(board.asked(), "order fire");
    assert!(!results(&board, "hold-fire").contains(&"result-test-passed"));
}

#[test]
fn r_5_5_10_the_odds_count_no_foot_that_need_not_be_ridden_down() {
    let board = board()
        .phase(2)
        .put("PKR1 0915 N nc3")
        .put("PKR4 0925 N")
        .put("TIL1 0914 S pf1")
        .put("TIL2 0913 S pf1 disorganised")
        .put("TIL3 0813 S")
        .put("TIL4 1013 S");
    assert!(!results(&board, "attack PKR1 x 0914").contains(&"result-overrun"));
}

#[test]
fn r_5_4_4_the_odds_take_the_way_back_that_sweeps_no_foot() {
    let board = board()
        .phase(2)
        .put("PKR1 0915 N nc3")
        .lead("zyndram", "0915")
        .put("TGM1 0914 S")
        .put("TIL1 1012 S")
        .put("TIL2 1113 S")
        .put("TIL3 1114 S")
        .put("TGM5 2510 N");
    let chances = chances(&board, "attack PKR1 x 0914");
    let with = |list: &[Befalls], id: &str| list.iter().any(|it| it.says.id == id);
    // Only the beaten themselves panic, after they were disorganised: the way by 0913 and 0912 is free.
    for (list, _) in &chances.outcomes {
        assert!(!with(list, "result-foe-routed") || with(list, "result-foe-shaken"), "{list:?}");
    }
    assert!(chances.outcomes.iter().any(|(list, _)| with(list, "result-foe-back")));
}

#[test]
fn r_10_3_1_who_does_not_rally_flees_and_the_odds_say_so() {
    let mut board = board().put("PKR1 0915 N panicked").put("PKR4 0925 N").in_panic("PKR1");
    assert_eq!(results(&board, "rally PKR1"), ["result-flees", "result-rallied"]);
    let events = board.plays(&["rally PKR1"], &[6]);
    assert!(board.cites(&events, "G-10.3.1") && board.cites(&events, "G-R43"));
}

// ---------------------------------------------------------------- what it rests on

#[test]
fn r_5_5_7_a_pursuer_who_was_counter_charged_minds_no_zone_either() {
    let mut board = board()
        .put("PKR1 0918 N nc1")
        .lead("zyndram", "0918")
        .put("PKR4 0925 N")
        .put("TGM1 0914 S")
        .put("TIL1 1014 S disorganised")
        .put("TGM2 1013 S nc3");
    board.plays(&["move PKR1", "take zyndram", "f", "f"], &[]);
    let mut events = board.plays(&["counter TGM1 0915"], &[5, 5]);
    events.extend(board.play(&[], |board, legal| match board.asked().as_str() {
        "order retreat" => {
            let to = |label: &str| {
                legal.iter().find(|it| matches!(it, Action::FallBack { hex: at, .. } if *at == hex(label)))
            };
            to("0914").or_else(|| to("0913")).cloned()
        }
        "order face" => legal.first().cloned(),
        _ => None,
    }));
    board.plays(&["pursue 1 led"], &[]);
    let events = board.act_anyhow(&board.says("on 1014"), 1);
    assert!(
        !events.iter().any(|event| matches!(event, Event::Halted { .. } | Event::Passes { .. })),
        "{events:?}"
    );
}

#[test]
fn r_5_6_9_speed_that_water_takes_from_a_retreat_is_cited() {
    let mut board =
        board().phase(2).put("TGM1 2320 N nc3").put("PKR1 2321 N nc3").put("TGM5 2510 N").put("PKR4 0925 N");
    attack_until(&mut board, "PKR1 x 2320", |board, events| {
        board.asked() == "order retreat" && !events.iter().any(|event| matches!(event, Event::Lost { .. }))
    });
    let events = board.act_anyhow(&board.says("back TGM1 2319"), 3);
    assert!(board.at("TGM1").contains("nc2") && board.cites(&events, "G-5.6.9"), "{}", board.at("TGM1"));
}

#[test]
fn r_8_2_5_a_bombard_that_could_not_go_back_counts_for_the_leader_beside_it() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N nc3")
        .put("PKR4 0925 N")
        .put("TBO1 0914 S pf1")
        .put("TIL1 0914 S pf1")
        .lead("wallenrod", "0914");
    let mut hexes = 0;
    attack_until(&mut board, "PKR1 x 0914", |board, _| {
        let beaten = board.state.now.fight.as_deref().and_then(|fight| fight.retreat);
        board.asked() == "order retreat" && beaten.is_some_and(|(attacker, _)| !attacker)
    });
    let mut events = Vec::new();
    while matches!(board.asked().as_str(), "order retreat" | "order face") {
        let beaten = board.state.now.fight.as_deref().and_then(|fight| fight.retreat);
        hexes = beaten.map_or(hexes, |(_, hexes)| hexes);
        let first = board.legal().remove(0);
        events.extend(board.act_anyhow(&first, 6));
    }
    let needs = |event: &Event| match event {
        Event::LeaderThrow { needs, .. } => Some(*needs),
        _ => None,
    };
    // The combat itself took nothing: the one point is the bombard's.
    assert_eq!(events.iter().find_map(needs), Some(hexes + 1), "{events:?}");
}

#[test]
fn r_9_3_1_a_rally_that_fails_is_told_as_one() {
    let mut board = board().put("PKR1 0915 N disorganised").put("PKR4 0925 N");
    let events = board.plays(&["rally PKR1"], &[6]);
    let says: Vec<_> = events.iter().map(|event| board.tell(event).says.id).collect();
    assert!(says.contains(&"told-not-rallied"), "{says:?}");
}

// ---------------------------------------------------------------- refusals

#[test]
fn ruling_33_whoever_was_attacked_already_is_refused_as_such() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N nc1")
        .put("PKR2 1014 NW")
        .put("TGM1 0914 S")
        .put("TGM2 1013 S")
        .put("PKR4 0925 N");
    board.fight_out("PKR1 x 0914", &[5, 4]);
    assert_eq!(board.refused("attack PKR2 x 0914"), "G-R33");
    assert_eq!(board.refused("attack PKR2 x 0914+1013"), "G-R33");
    // Where nobody stands nobody was attacked.
    let no = board.look().check(&board.says("attack PKR2 x 0913")).expect_err("an empty hex");
    assert_eq!(no.reasons[0].why.id, "no-not-in-front");
}

#[test]
fn ruling_34_another_finishes_his_retreat_first() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N nc3")
        .put("PKR2 1014 NW nc3")
        .lead("zyndram", "0915")
        .lead("andrzej", "1014")
        .put("TGM1 0914 S pf1")
        .put("TGM2 0914 S pf1")
        .put("TGM5 2510 N");
    let attack = board.says("attack PKR1+PKR2 x 0914");
    board.act_with(&attack, &[3, 6, 6, 6]);
    board.plays(&["back TGM1 0913"], &[]);
    let why = |text: &str| board.look().check(&board.says(text)).expect_err("not now").reasons[0].why.id;
    assert_eq!(why("back TGM2 0813"), "no-fall-back-turn");
    assert_eq!(why("back TGM5 2509"), "no-retreat-of-his", "who was not beaten");
}

#[test]
fn r_5_8_5a_who_gives_way_to_nobody_is_told_so_and_a_full_hex_too() {
    let mut board = board()
        .put("PKR1 0918 N nc2")
        .put("PKR4 2520 N")
        .put("TXB1 0917 S pf1")
        .put("TIL2 0917 S pf1")
        .put("TIL3 0817 S")
        .put("TGM5 2510 N");
    board.plays(&["move PKR1"], &[]);
    board.act_with(&board.says("overrun"), &[1, 1, 1, 1, 1]);
    assert_eq!(board.asked(), "order aside");
    assert_eq!(board.refused("aside TIL2 0817"), "G-4.5.2");
    assert_eq!(board.refused("aside TGM5 2511"), "G-5.8.5a");
    assert_eq!(board.refused("aside TIL2 0715"), "G-5.8.5a");
}

#[test]
fn ruling_48_what_keeps_reinforcements_out_is_said() {
    let board = board().put("PKR2 1531 N").put("TGM1 2030 S").put("PKR4 0925 N");
    let why = |text: &str| {
        let no = board.look().check(&board.says(text)).expect_err("it is not legal");
        (no.reasons[0].rule.map_or("none", |rule| rule.id()), no.reasons[0].why.id)
    };
    assert_eq!(why("enter PKR1 1531 N"), ("G-4.5.1", "no-room"));
    assert_eq!(why("enter PKR1 2031 N"), ("G-R48", "no-entry-held"));
    assert_eq!(why("enter PKR1 0915 N"), ("G-S.3", "no-entry-hex"));
    assert_eq!(why("enter PIL1 1231 N").1, "no-foot-later");
    let foot = Board { state: board.state.clone(), ..crate::board() }.phase(3);
    let no = foot.look().check(&foot.says("enter PIL1 1231 N")).expect_err("cavalry waits");
    assert_eq!(no.reasons[0].why.id, "no-entry-foot-waits");
    let mut full = foot;
    let riders: Vec<UnitId> = (0..full.rules.roster.len() as UnitId)
        .filter(|id| full.look().card(*id).kind.mounted() && full.state.hex_of(*id).is_none())
        .collect();
    for id in riders {
        full.state.stand(id, Spot::Gone);
    }
    full.state.arrived[0] = [0, 200];
    let no = full.look().check(&full.says("enter PIL1 1231 N")).expect_err("as many as may have come");
    assert_eq!(no.reasons[0].why.id, "no-entry-quota");
}

#[test]
fn ruling_78_whose_time_is_over_is_not_refused_for_being_stopped() {
    let mut board = board().put("PKR1 0915 N disorganised").put("PKR3 1209 N").put("PKR4 0925 N");
    for name in ["PKR1", "PKR3"] {
        let unit = board.id(name);
        board.state.unit_mut(unit).marks.set(Marks::STOPPED | Marks::DONE);
    }
    assert_eq!((board.refused("rally PKR1"), board.refused("wreck PKR3")), ("G-R44", "G-R44"));
}

#[test]
fn ruling_43_who_panics_in_his_own_phase_is_told_when_he_flees() {
    let board = board().put("PKR1 0915 N panicked").put("PKR4 0925 N");
    assert_eq!(board.refused("flee PKR1"), "G-R43");
    assert_eq!(board.refused("rally PKR1"), "G-R43");
}

#[test]
fn r_5_5_3_nobody_is_told_that_he_must_pursue_who_need_not() {
    let mut board = board()
        .phase(2)
        .put("PKR1 0915 N nc3")
        .put("PKR2 1014 NW nc3")
        .lead("zyndram", "0915")
        .lead("andrzej", "1014")
        .put("TIL1 0914 S")
        .put("TGM5 2510 N");
    let attack = board.says("attack PKR1+PKR2 x 0914");
    board.act_with(&attack, &[3, 6, 6, 6]);
    board.play(&[], |board, legal| {
        let beaten = matches!(board.asked().as_str(), "order retreat" | "order face");
        beaten.then(|| legal.first().cloned())?
    });
    assert_eq!(board.asked(), "allied next");
    assert_eq!(board.refused("stay"), "G-4.1.2");
}
